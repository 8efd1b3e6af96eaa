// The page: its parts by the address, its language.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useLibrary } from "./engine/library.js";
import { pool } from "./engine/pool.js";
import { faultOf, isAt, readPlace, settles, writePlace, type Place } from "./address.js";
import { keepPlace } from "./game/own_places.js";
import { kPageNames, loadPage, nameOf, pageOf, type PageName } from "./pages/pages.js";
import { Wrong } from "./parts/notice.js";
import { Short } from "./parts/short.js";
import { kSaidId } from "./said.js";
import { firstLanguage, keepLanguage, LanguageContext } from "./text/language.js";
import { learn, wordsOf, type Language } from "./text/words.js";
import { onUpdate, takeUpdate } from "./update.js";

/** Those in the bar at the top; the front page leads to the others. */
const kInBar = kPageNames.filter((name) => name !== "home" && name !== "club");

/** Whether there is a sheet of the system to share with, as on a phone. */
const mayShare = (): boolean => "share" in navigator && matchMedia("(pointer: coarse)").matches;

export function App() {
  const [place, setPlace] = useState(() => readPlace(location.hash));
  const [language, setLanguage] = useState<Language>(firstLanguage);
  // What was looked at on the other pages, to come back to.
  const [seen, setSeen] = useState<Partial<Record<PageName, string>>>({});
  const [copied, setCopied] = useState<Place>();
  const [update, setUpdate] = useState(false);
  useEffect(() => onUpdate(() => setUpdate(true)), []);
  // Without the library no page can say anything.
  const missing = useLibrary().wrong;
  const [unloaded, setUnloaded] = useState<string>();
  const words = wordsOf(language);
  pool.language = language; // before a page asks anything
  const name = nameOf(place.page);
  const Page = pageOf(name);
  // Of the address that somebody came with: the page may have left out since what is wrong with it.
  const [fault, setFault] = useState(() => faultOf(place));
  // The page is made anew when the place changes, and not by what stands around it.
  const shown = useMemo(() => {
    const { place: name, rules } = place.params;
    if (name && rules) keepPlace({ name, rules });
    return Page && <Page params={place.params} />;
  }, [Page, place]);

  const goesOn = useRef(false);
  const main = useRef<HTMLElement>(null);
  // Before anything can be clicked, and before a page changes the address as it opens.
  useLayoutEffect(() => {
    let clicked = false;
    const noteLink = ({ target }: MouseEvent) => {
      clicked = target instanceof Element && target.closest('a[href^="#"]') !== null;
    };
    // What is looked at stays until the next page is there.
    const follow = ({ isTrusted }: HashChangeEvent) => {
      const next = readPlace(location.hash);
      const goes = clicked || !isTrusted;
      clicked = false;
      const itself = settles;
      const go = () => {
        setUnloaded(undefined);
        if (!itself) setFault(faultOf(next));
        goesOn.current = goes;
        setPlace(next);
      };
      if (pageOf(nameOf(next.page))) return go();
      loadPage(nameOf(next.page)).then(
        () => isAt(next) && go(),
        (error: Error) => setUnloaded(error.message),
      );
    };
    addEventListener("click", noteLink, true);
    addEventListener("hashchange", follow);
    return () => {
      removeEventListener("click", noteLink, true);
      removeEventListener("hashchange", follow);
    };
  }, []);
  // A page that one goes to begins at its top; where one comes back to, the browser knows.
  useLayoutEffect(() => {
    if (!goesOn.current) return;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [name]);
  useEffect(() => {
    setSeen((before) => ({ ...before, [name]: writePlace({ page: name, params: place.params }) }));
  }, [name, place]);
  useEffect(() => {
    document.documentElement.lang = language;
    keepLanguage(language);
  }, [language]);
  const speak = (next: Language) =>
    learn(next).then(
      () => setLanguage(next),
      (error: Error) => setUnloaded(error.message),
    );
  const share = async () => {
    if (mayShare()) {
      await navigator.share({ title: document.title, url: location.href }).catch(() => {
        // It was closed again.
      });
      return;
    }
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(place);
    } catch {
      // Without https there is no clipboard to write to.
      prompt(words.share, location.href);
    }
  };

  return (
    <LanguageContext.Provider value={language}>
      <header>
        <h1>
          <a href="#home">{words.title}</a>
        </h1>
        <nav aria-label={words.title}>
          {kInBar.map((one) => (
            <a key={one} href={(one !== name || !place.params["view"]) && seen[one] ? seen[one] : `#${one}`} aria-current={one === name ? "page" : undefined}>
              {one === "hand" || one === "deal" ? <Short long={words.pages[one]} short={words.shortPages[one]} /> : words.pages[one]}
            </a>
          ))}
        </nav>
        <div class="tools">
          <button type="button" onClick={() => void share()}>
            {copied === place ? words.shared : words[mayShare() ? "shareIt" : "share"]}
          </button>
          <button
            type="button"
            lang={language === "en" ? "nl" : "en"}
            onClick={() => void speak(language === "en" ? "nl" : "en")}
          >
            {words.language}
          </button>
        </div>
      </header>
      <main tabIndex={-1} ref={main}>
        {missing !== undefined && <Wrong error={words.noLibrary(missing)} />}
        {unloaded !== undefined && <Wrong error={words.unloaded(unloaded)} />}
        {fault && <Wrong error={words.badAddress(fault)} />}
        {shown}
      </main>
      {update && (
        <p class="update" role="status">
          {words.update}{" "}
          <button type="button" onClick={takeUpdate}>
            {words.takeUpdate}
          </button>
        </p>
      )}
      <footer>
        <span>
          {words.offline} {words.notice}
        </span>
      </footer>
      <div id={kSaidId} class="spoken" role="log" />
    </LanguageContext.Provider>
  );
}
