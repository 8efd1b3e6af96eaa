// The faces of those who play with you: drawn for this page.

/** What is drawn over head and shoulders: hair, and what else there is. */
const kDrawn = [
  // Anna: long hair.
  <>
    <path class="hair" d="M9 30V17a11 11 0 0 1 22 0v13h-4V17q-8 0-9-4-1 4-5 5v12z" />
    <path class="line" d="M16 25q4 3 8 0" />
  </>,
  // Bram: a beard.
  <>
    <path class="hair" d="M11 17q0-11 9-11t9 11q-2-5-5-5t-8 0-5 5z" />
    <path class="hair" d="M11 19q2 4 5 3 4-2 8 0 3 1 5-3 0 13-9 13t-9-13z" />
    <path class="mouth" d="M17 25q3 2 6 0z" />
  </>,
  // Cees: little hair, and glasses.
  <>
    <path class="hair" d="M11 12q-3 6 0 10zM29 12q3 6 0 10z" />
    <path class="line" d="M12.5 18.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M20.5 18.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M16 26h8" />
  </>,
  // Dora: a bun.
  <>
    <circle class="hair" cx="20" cy="5" r="4.5" />
    <path class="hair" d="M10 19q-1-12 10-12t10 12q-3-6-10-7-7 1-10 7z" />
    <path class="line" d="M15.5 24q4.5 4 9 0" />
  </>,
];

/** Of a player, by the number that a name has: 1 sits left of you. */
export function Face({ player }: { player: number }) {
  const drawn = kDrawn[player - 1];
  if (!drawn) return null;
  return (
    <svg class={`face face-${player}`} viewBox="0 0 40 40" aria-hidden="true">
      <circle class="behind" cx="20" cy="20" r="20" />
      <path class="coat" d="M5 35a20 20 0 0 0 30 0q-3-6-11-6h-8q-8 0-11 6z" />
      <path class="skin" d="M16 24h8v6q-4 4-8 0z" />
      <ellipse class="skin" cx="20" cy="18" rx="9" ry="10" />
      <circle class="eye" cx="16.5" cy="18.5" r="1.2" />
      <circle class="eye" cx="23.5" cy="18.5" r="1.2" />
      {drawn}
    </svg>
  );
}
