// Deals a hand, and asks what each call is worth: by a worker, so that the app stays at hand meanwhile.
import {JasnelPool} from "jasnel/worker";

const pool = new JasnelPool({workers: 1, source: "jasnel.wasm", start: () => new Worker("worker.js")});
const kSigns = {S: "♠", H: "♥", D: "♦", C: "♣"};
const at = (id) => document.getElementById(id);
let asked = new AbortController();

async function deal() {
  asked.abort();
  asked = new AbortController();
  const {signal} = asked;
  try {
    const {hands} = await pool.random(undefined, undefined, signal);
    const hand = hands.S;
    at("hand").textContent = hand.map(([suit, rank]) => kSigns[suit] + rank).join(" ");
    at("told").textContent = "…";
    at("calls").replaceChildren();
    const {call, suits} = await pool.bid({dealer: "E", hand, worlds: 64}, signal);
    at("calls").append(...suits.map(({suit, played_makes: makes}) => {
      const line = document.createElement("li");
      line.textContent = `${kSigns[suit]} is made ${Math.round(100 * makes)} times in 100`;
      return line;
    }));
    at("told").textContent = call === "pass" ? "Pass." : `Play ${kSigns[call]}.`;
  } catch (error) {
    if (error.name !== "AbortError") at("told").textContent = error.message;
  }
}

at("deal").onclick = deal;
deal();
