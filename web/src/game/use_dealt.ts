// The deal of a game: as the address has it. Where it has none it is drawn, and put there.
import { useEffect } from "preact/hooks";
import { isAt, settleAt } from "../address.js";
import { useAnswer } from "../engine/use_answer.js";
import { isHandsCode } from "./dealt.js";
import { keepOn, kPages, type GameParameters, type KeptName } from "./kept_game.js";

/** What is known of a deal: `hands` and what else was drawn; nothing while it is drawn. */
export interface Dealt {
  dealt: GameParameters | undefined;
  error: string | undefined;
}

/**
 * `random` asks the library for a deal, of which `parametersOf` tells what stands in the address. An address with a seed
 * tells its deals that way: it stays as it is.
 */
export function useDealt<Drawn>(
  name: KeptName,
  params: GameParameters,
  random: object,
  parametersOf: (drawn: Drawn) => GameParameters,
): Dealt {
  const { seed = "", hands = "" } = params;
  const known = isHandsCode(hands);
  const { answer, error } = useAnswer<Drawn>(known ? [] : [{ ...random, ...(seed ? { seed: Number(seed) } : {}) }]);
  const drawn = answer && !known ? parametersOf(answer) : undefined;
  useEffect(() => {
    const page = kPages[name];
    if (!drawn || seed || !isAt({ page, params })) return;
    keepOn(params, { ...params, ...drawn }, name);
    settleAt({ page, params: { ...params, ...drawn } });
  }, [JSON.stringify(drawn)]);
  return { dealt: known ? params : drawn, error };
}
