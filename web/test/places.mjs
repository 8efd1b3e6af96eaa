// Places of the page that tests look at.
export const kHand = "J7.AT.K98.A";
export const kDeal = "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7";

export const dealPlace = (told) =>
  `#deal?${new URLSearchParams({ deal: kDeal, leader: "S", ...told })}`;

/** One of each kind, with few deals of the hidden cards. */
export const kPlaces = [
  "#home",
  `#hand?hand=${kHand}&deals=24`,
  dealPlace({}),
  dealPlace({ trump: "H", declarer: "S", cards: "CJC7DTCK", seen: "2" }),
  "#boerenbridge?hand=A.K..9&deals=100",
  "#play?seed=7&number=1",
  "#boerenbridge?seed=7&number=1&players=5&level=beginner",
  "#club?board=2",
  "#club?kind=boompjes",
];

/** What is there when such a place is ready to be looked at. */
export const kReady = ".sentence strong, .verdict, .deal-table, .seat.turn .card .note, .seat-S.turn .card, .result, .new-season";
