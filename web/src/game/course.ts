// The lessons of the course: positions in which the library says what is legal, and what each card is worth. You are South.
import type { Seat, Suit } from "jasnel";
import { keep, kept } from "../storage.js";

export interface Lesson {
  name: string;
  /** What counts, if it is not points. */
  aim?: "score";
  /** Whose cards say something: only your hand is seen. */
  conventions?: string;
  /** The last of them goes on with the next trick where there are more words than positions. */
  positions: { deal: string; leader: Seat; trump: Suit; declarer: Seat; cards: string }[];
}

/** Both ways to ruff: the duties are what differs most from place to place. */
export const kCourseRules = ["kbn", "nku-rotterdam"];

export const kLessons: Lesson[] = [
  {
    name: "follow",
    positions: [
      {
        deal: "N:QJ9.7.T8.K7 .T.AKQ.AJT8 K87.KQ98.7. AT.AJ.J9.Q9", leader: "N", trump: "H", declarer: "S",
        cards: "SQHTS7STDAD7D9DTCJHKCQC7H8HAH7CAHJSJC8HQSAS9DQ",
      },
      {
        deal: "N:987..KQ8.A9 Q.K87.T97.J AJT...KQT87 K.AQJT9.AJ.", leader: "W", trump: "H", declarer: "W",
        cards: "HTDKHKSJH9CAH8CTHQS9H7CQHJS7D7CKHADQD9STDAD8DT",
      },
    ],
  },
  {
    name: "worth",
    positions: [
      {
        deal: "N:A8.QJ87..A9 9.K9.JT97.J QJT7...QT87 K.AT.AKQ8.K", leader: "E", trump: "D", declarer: "W",
        cards: "DJC7D8SAHKSJHAHJHTH7H9SQDQH8DTSTD7CQDKCACKC9CJ",
      },
      {
        deal: "N:KQ.Q87.A.T9 J97.T9.9.A7 ..KQT87.KJ8 AT8.AKJ.J.Q", leader: "N", trump: "S", declarer: "N",
        cards: "HQH9D8HKCQCTC7C8SKS9DKSTHTDQHJH7S7CJS8SQDAD9",
      },
    ],
  },
  {
    name: "trump",
    positions: [
      {
        deal: "N:QT8.AQT.K7. J9.9.J9.KQ8 7.K8.AQ.JT9 AK.J7.T8.A7", leader: "S", trump: "C", declarer: "W",
        cards: "HKHJHAH9D7DJDQD8CJC7STCQH8H7HTCKSJS7SASQCAHQC8",
      },
      {
        deal: "N:J8.KQJ.J8.9 Q9.9.Q97.Q8 A7.A7.A.KT7 KT.T8.KT.AJ", leader: "N", trump: "C", declarer: "W",
        cards: "SJSQSASTDADTDJDQH7H8HJH9C9C8CKCJCAD8CQ",
      },
    ],
  },
  {
    name: "ruff",
    positions: [
      {
        deal: "N:K9.A.KT9.Q8 87.KJT8.A7. Q.Q97.Q8.J7 AJT..J.AKT9", leader: "E", trump: "H", declarer: "S",
        cards: "HJH9SJHAHTH7DJD9D7DQCKDTCQHKCJC9S7SQSTSKSAS9S8",
      },
      {
        deal: "N:K9..T87.J98 J.AT9.Q9.KT 8.KQJ87.AJ. AQT7..K.AQ7", leader: "S", trump: "H", declarer: "S",
        cards: "HQDKDTHAD9DJCQD8HKSTC9HTCTH8C7CJS8SQS9SJSASKH9",
      },
    ],
  },
  {
    name: "partner",
    positions: [
      {
        deal: "N:A7.AK97..K8 KT8..AJ9.A9 Q.Q8.K8.JT7 J9.JT.QT7.Q", leader: "W", trump: "H", declarer: "N",
        cards: "D7H7DADKHASKHQHJS9S7STSQDJD8DTHKCKC9CJCQSAS8",
      },
      {
        deal: "N:K97..AJT.J9 J8.97.98.A7 .KQT8.KQ7.Q AQT.AJ..KT8", leader: "W", trump: "H", declarer: "E",
        cards: "SQS7S8HTCQCKC9C7STSKSJHQDQHADTD9HJDJH7HKSAS9H9",
      },
    ],
  },
  {
    name: "roem",
    positions: [
      {
        deal: "N:T987.JT8..A K.Q7.AT9.KT .9.KJ7.QJ87 AQJ.AK.Q8.9", leader: "W", trump: "S", declarer: "N",
        cards: "HKHJH7H9D8S7DTDKS8SKDJSJHAHTHQC8SQSTCTC7CACK",
      },
      {
        deal: "N:K87.K9.Q.AJ QJT9.T.8.97 A.A7.KJ97.K .QJ8.AT.QT8", leader: "N", trump: "S", declarer: "W",
        cards: "S7S9SAHQHTH7HJHKSTDJCQSKSQD7DTS8C7CKCTCJDADQD8",
      },
    ],
  },
  {
    name: "contract",
    aim: "score",
    positions: [
      {
        deal: "N:87..AKQJ.JT QJ.Q.9.AKQ7 K9.JT987..8 AT.AK.T87.9", leader: "N", trump: "H", declarer: "S",
        cards: "DAD9H7D8HTHAS8HQC9CJCAC8SQSKSTS7DTDJCKH9HJHKDQCQ",
      },
      {
        deal: "N:T987.A.A.AQ J.Q.J97.JT8 A.KJT9.KT.7 KQ.87.Q8.K9", leader: "E", trump: "H", declarer: "S",
        cards: "DJDKD8DAHAHQH9H8SASQS8SJHTH7STC8HKDQS9CJHJC9CQD7",
      },
    ],
  },
  {
    name: "draw",
    positions: [
      {
        deal: "N:T987.T8..J8 .J.KQT7.QT7 AQ.A9.AJ9.9 KJ.KQ7.8.AK", leader: "S", trump: "D", declarer: "S",
        cards: "SQSJS7DQC7C9CKCJHQH8HJH9D8STDKD9",
      },
    ],
  },
  {
    name: "keep",
    positions: [
      {
        deal: "N:98.AJ.9.JT8 Q.98.K8.AK9 AJ7.KT.JT7. KT.Q7.AQ.Q7", leader: "N", trump: "H", declarer: "N",
        cards: "D9D8DJDQC7CJCKHKS7STS9SQHQHAH9HTC9SJCQCTHJH8",
      },
      {
        deal: "N:T9..AQJ7.A9 KQJ8...KJT8 A7.K987..Q7 .AQJT.KT98.", leader: "W", trump: "H", declarer: "W",
        cards: "DTDQSJHKH8HTCASQD9DJCJH7CQHAC9C8HQD7S8H9",
      },
    ],
  },
  {
    name: "signal",
    conventions: "oefenen",
    positions: [
      {
        deal: "N:87.K.AKQT8. KT.T7.9.AJ9 Q9.J9.J7.Q8 AJ.AQ8..KT7", leader: "N", trump: "H", declarer: "S",
        cards: "S8SKS9SJD9DJHQDQHAHKHTH9C8CTS7CJC7DKC9CQHJH8D8H7",
      },
      {
        deal: "N:K8..KQ97.AQ T7.K7.AJ.JT J9.QJT9..98 AQ.A8.T8.K7", leader: "S", trump: "H", declarer: "S",
        cards: "SJSQS8S7C7CQCJC9DKDAHQDTHTHADQHKD8D9DJH9HJH8SKH7",
      },
    ],
  },
];

const kKey = "course";

/** The names of the lessons that were done in this browser. */
export const keptLessons = (): string[] => (kept(kKey) ?? "").split(" ").filter((name) => name !== "");

export function keepLesson(done: readonly string[], name: string): string[] {
  const now = [...new Set([...done, name])];
  keep(kKey, now.join(" "));
  return now;
}
