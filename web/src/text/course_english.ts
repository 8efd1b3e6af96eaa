// What the course says, in English.

/** What is asked, and why that card; other words where one must ruff the partner's trick too. */
interface Step {
  asks: string;
  why: string;
  rotterdam?: { asks: string; why: string };
}

export interface CourseWords {
  title: string;
  about: string;
  numbered: (number: number, all: number) => string;
  lessons: Record<string, { title: string; steps: Step[] }>;
  costs: (card: string, points: number) => string;
  right: (card: string) => string;
  stands: (us: number, them: number) => string;
  done: string;
  next: string;
  over: string;
  play: string;
  /** What no rule set changes. */
  basics: string[];
  /** Where it counts in tricks. */
  roem: string;
}

export const courseEnglish: CourseWords = {
  title: "Klaverjas in ten minutes",
  about: "Read, then play a card. You are South, North is your partner. The cards lie open, so that you see why.",
  numbered: (number, all) => `Lesson ${number} of ${all}`,
  lessons: {
    follow: {
      title: "Following suit",
      steps: [
        {
          asks: "West leads a spade. Whoever has spades must play one: that is following suit. The highest spade wins the trick, and that is West's ace.",
          why: "The trick is West's. A king is worth 4 points and an eight nothing: give the opponents no more than you must.",
        },
        {
          asks: "Now West leads a diamond, and you have none. Nor have you a trump: hearts. Then you may play any card, but it cannot win.",
          why: "Throw what is worth nothing, and keep the card that will win a trick of its own.",
        },
      ],
    },
    worth: {
      title: "What cards are worth",
      steps: [
        {
          asks: "From high to low: ace, ten, king, queen, jack, nine, eight, seven. The first five are worth 11, 10, 4, 3 and 2 points, the others nothing. So the ten is above the king. West leads the king of clubs.",
          why: "Your ten beats the king. All points of the trick go to you and your partner.",
        },
        {
          asks: "North, your partner, leads the ace of diamonds. What that wins is yours too.",
          why: "Where your partner wins the trick, add your points. A card that you keep may fall to the opponents later.",
        },
      ],
    },
    trump: {
      title: "Trumps",
      steps: [
        {
          asks: "One suit is trumps, here clubs. Trumps beat all other suits, and have an order of their own: jack (20 points), nine (14), ace, ten, king, queen, eight, seven. When trumps are led, you must play a higher one if you can.",
          why: "Only the nine is above the ace. It wins the trick, and brings 14 points itself.",
        },
        {
          asks: "West leads the ace of trumps. The jack and the nine have been played: nothing beats it. You must play a trump, but which one is up to you.",
          why: "The trick is West's: give the smallest. Your ten is worth 10 points.",
        },
      ],
    },
    ruff: {
      title: "Ruffing",
      steps: [
        {
          asks: "West leads the ace of spades, and you have no spade. If the opponents hold the trick, you must then play a trump: ruff. Hearts are trumps.",
          why: "The smallest trump beats the ace of any other suit.",
        },
        {
          asks: "Here East has ruffed with the nine. You have no spade either: then you must play a higher trump, if you have one.",
          why: "Only the jack is above the nine of trumps. With it the whole trick is yours.",
        },
      ],
    },
    partner: {
      title: "Amsterdam or Rotterdam",
      steps: [
        {
          asks: "North's ace holds the trick, and you have no spade. By the rules of Amsterdam you need not ruff your partner's trick: you may play what you like.",
          why: "The trick is yours anyway. Add points that you would lose later: your ten would fall to East's ace. The trump may still win a trick.",
          rotterdam: {
            asks: "North's ace holds the trick, and you have no spade. By the rules of Rotterdam you must ruff, even your partner's trick.",
            why: "If you cannot follow suit, you must play a trump, whoever holds the trick.",
          },
        },
        {
          asks: "East has ruffed with the nine, and your eight is lower. By the rules of Amsterdam you may not undertrump while you have any other card.",
          why: "The trick is lost: give as little as you can. Your small trump will win a trick yet.",
          rotterdam: {
            asks: "East has ruffed with the nine, and your eight is lower. By the rules of Rotterdam you must play it all the same: undertrump.",
            why: "If you cannot follow suit, you must play a trump, even one that does not win.",
          },
        },
      ],
    },
    roem: {
      title: "Roem",
      steps: [
        {
          asks: "Three cards of one suit in sequence in a trick are 20 points extra, roem; four are 50. King and queen of trumps are 20, four of a kind 100. The order here is ace, king, queen, jack, ten. Who wins the trick gets the roem, and North holds this one.",
          why: "Ace, king, queen: 20 roem for your side. The jack leaves a gap.",
        },
        {
          asks: "Now the trick is West's, with the ace and the queen of diamonds in it.",
          why: "With your king there are ace, king and queen: 20 roem for the opponents.",
        },
      ],
    },
    contract: {
      title: "Made, nat and pit",
      steps: [
        {
          asks: "Who names trumps must, with the partner, make more than half: 82 of 162, and roem counts. Else the contract is nat, and the opponents get everything. The last trick brings 10 extra. You named hearts, and there are two tricks to go.",
          why: "Your last trump wins the last trick, with its 10. Play the trump now, and you stop at 81: nat.",
        },
        {
          asks: "All eight tricks are pit: 100 points extra. You have six. The trumps have been played, and North holds the ace of clubs.",
          why: "First the trick that you win yourself, then to your partner's ace. After the ace your partner could only lose.",
        },
      ],
    },
    draw: {
      title: "Drawing trumps",
      steps: [
        {
          asks: "You named diamonds. You have the two highest trumps and two aces, and East has two trumps left. What do you lead?",
          why: "While the opponents have trumps, they ruff your aces. Take the trumps out first.",
        },
        {
          asks: "One trump is still out.",
          why: "Trumps once more. After that, nobody can ruff your aces.",
        },
      ],
    },
    keep: {
      title: "Keeping an ace",
      steps: [
        {
          asks: "North wins this trick with the jack of trumps. You have no trump left and may play what you like.",
          why: "Add the ten, which West's ace would take. The ace of spades wins a trick of its own.",
        },
        {
          asks: "You lead. West has one trump and no spades: your ace would be ruffed.",
          why: "Let West spend the trump on a small spade. After that your ace wins.",
        },
      ],
    },
    signal: {
      title: "A signal",
      steps: [
        {
          asks: "You may not talk to your partner, but you may agree what a card says: a signal. You led the jack of trumps, and North, who has no trump, threw a small card: I hold the ace of this suit. What do you lead?",
          why: "The suit that was asked for: there your partner wins.",
        },
        {
          asks: "A king, queen or jack says the opposite: not this suit, I do not hold its ace.",
          why: "Lead the other suit.",
        },
      ],
    },
  },
  costs: (card, points) => `${card} costs ${points} points by the end of the deal.`,
  right: (card) => `Right: ${card}.`,
  stands: (us, them) => `We have ${us} points, they have ${them}.`,
  done: "done",
  next: "Next",
  over: "That was the course. Now to the table: a game against beginners, and exercises.",
  play: "Play against beginners",
  basics: [
    "Trumps, from high to low: jack 20, nine 14, ace 11, ten 10, king 4, queen 3, eight, seven.",
    "Other suits: ace 11, ten 10, king 4, queen 3, jack 2, nine, eight, seven. The last trick is 10; that makes 162.",
    "You must follow suit. When trumps are led, you must play a higher one if you can. If you cannot follow suit and the opponents hold the trick, you must ruff, higher if you can.",
    "Who names trumps must make more points than the opponents, roem included; else it is nat.",
  ],
  roem: "Roem in a trick: three of a suit in sequence 20, four 50, king and queen of trumps 20 more; the order is ace, king, queen, jack, ten, nine, eight, seven, in trumps too.",
};
