// The convention cards that the page offers: those that the program has whole, by their names.
export const kConventionCards = ["bedum", "bedum-opposite", "oefenen"] as const;
export type ConventionCard = "" | (typeof kConventionCards)[number];
