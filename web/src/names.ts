// What files are called that are no code: the name of each tells what is in it.

/** The name in src/ of each, and that beside the page: build.mjs knows them. */
declare const kNames: Readonly<Record<string, string>>;

export const fileOf = (name: string): string => kNames[name] ?? name;

export const urlOf = (name: string): string => new URL(fileOf(name), document.baseURI).href;
