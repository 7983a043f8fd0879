import { lesson, num, table, tape } from '#kit'

export const systemsInWords = lesson({
  idea: '<p>Twenty coins, nickels and dimes, make 140 cents. How many dimes are there? “Twenty coins” alone does not tell you, and “140 cents” alone does not either. Two unknown amounts need two facts, and each fact becomes one equation.</p><p>The picture shows why two facts are enough. If all 20 coins were nickels, they would make 100 cents. The other 40 cents come from dimes, and each dime brings 5 cents more than a nickel: 8 dimes.</p>',
  figure: tape({
    alt: 'Two strips of 140 cents. The first pretends that all coins are nickels, the second shows how it is.',
    rows: [
      {
        name: 'Pretend',
        parts: [
          [100, '20 · 5 = 100'],
          [40, '40 missing'],
        ],
      },
      {
        name: 'Really',
        parts: [
          [60, '12 · 5 = 60'],
          [80, '8 · 10 = 80'],
        ],
      },
    ],
  }),
  words: [
    { word: 'rate', meaning: 'How much one unit brings: dollars for each ticket, kilometers in each hour.' },
    { word: 'break-even point', meaning: 'Where two growing amounts are equal.' },
    { word: 'still water', meaning: 'Water without a current: the boat’s own speed counts alone.' },
  ],
  rule: '<ol><li>Write down what $x$ and $y$ stand for, with units.</li><li>Turn each fact into one equation. Counts belong to $x + y$. Values need factors: price times number, rate times time.</li><li>Solve by substitution or elimination.</li><li>Read the question again and give what it asks for.</li></ol>',
  use: '<p>A story has two unknown amounts and two facts about them: a count and a total value, two orders, two speeds, or two plans with a start and a rate.</p>',
  avoid:
    '<p>If there is only one unknown, one equation is enough. If a story says “at most” or “at least,” it needs inequalities.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A school play sells 60 tickets: $x$ student tickets for \\$4 each and $y$ adult tickets for \\$7 each. It takes in \\$324. Which system describes this, and how many adult tickets are sold?',
      covers: ['algebra-1/system-model', 'algebra-1/system-tickets'],
      steps: [
        {
          do: 'Count the tickets: $x + y = 60$.',
          why: 'The 60 counts tickets, so no price stands here. “In all” means a sum.',
        },
        {
          do: 'Add up the money: $4x + 7y = 324$.',
          why: 'Each student ticket brings 4, each adult ticket 7. The factor goes with its own variable.',
        },
        {
          do: 'Multiply the first equation by 4: $4x + 4y = 240$. Subtract it from the second: $3y = 84$.',
          why: 'The $x$-terms cancel. If all were students, 240 dollars would come in; 84 more did.',
        },
        {
          do: 'Divide by 3: $y = 28$. So 28 adult tickets are sold.',
          why: '84 is 3 times the answer.',
        },
        {
          do: 'Test: $x = 60 - 28 = 32$, and $4 \\cdot 32 + 7 \\cdot 28 = 128 + 196 = 324$.',
          why: 'Both facts hold. The 32 would answer the other question.',
        },
      ],
      answer: num(28),
      check: () => num(Array.from({ length: 61 }, (_, y) => y).find((y) => 4 * (60 - y) + 7 * y === 324) ?? Number.NaN),
    },
    {
      level: 'Next',
      asks: 'One climbing gym charges \\$20 to join and \\$9 a visit, another one \\$56 to join and \\$6 a visit. For a certain number of visits, both cost the same in total. What is this total cost, in dollars?',
      covers: ['algebra-1/system-break-even', 'algebra-1/system-ages'],
      steps: [
        {
          do: 'For $x$ visits the totals are $y = 9x + 20$ and $y = 6x + 56$.',
          why: 'Start plus rate times number. Do not leave a start out.',
        },
        {
          do: 'Set them equal: $9x + 20 = 6x + 56$. Subtract $6x$: $3x + 20 = 56$. Subtract 20: $3x = 36$, so $x = 12$.',
          why: 'The gap at the start is 36 dollars. It closes by the <em>difference</em> of the rates, 3 dollars a visit.',
        },
        {
          do: 'The question asks for the cost: $y = 9 \\cdot 12 + 20 = 128$.',
          why: '12 is the number of visits.',
        },
        { do: 'Test with the other gym: $6 \\cdot 12 + 56 = 128$.', why: 'Both totals are \\$128.' },
        {
          do: 'Ages: an aunt is 6 times as old as Hana, in 6 years 3 times. Then $6x + 6 = 3(x + 6) = 3x + 18$, so $3x + 6 = 18$, $3x = 12$ and $x = 4$.',
          why: 'Both grow older by 6.',
        },
      ],
      answer: num(128),
      check: () => {
        let [one, two] = [20, 56]
        while (one < two) [one, two] = [one + 9, two + 6]
        return num(one === two ? one : Number.NaN)
      },
    },
    {
      level: 'Exam level',
      asks: `<p>Two orders at the same stand:</p>${table(
        ['Order', 'Tacos', 'Lemonades', 'Total'],
        [
          ['1', 3, 2, '\\$18'],
          ['2', 2, 5, '\\$23'],
        ],
        '',
        true,
      )}<p>What does one taco cost, in dollars?</p>`,
      covers: ['algebra-1/system-two-orders'],
      steps: [
        {
          do: 'Let $x$ be the price of a taco and $y$ of a lemonade: $3x + 2y = 18$ and $2x + 5y = 23$.',
          why: 'One equation for each order.',
        },
        {
          do: 'Make $y$ cancel: the first times 5 is $15x + 10y = 90$, the second times 2 is $4x + 10y = 46$.',
          why: 'The orders differ in both items.',
        },
        {
          do: 'Subtract: $11x = 44$, so $x = 4$. One taco costs \\$4.',
          why: 'Only the taco is asked for, not both prices together.',
        },
        {
          do: 'Test: $12 + 2y = 18$ gives $2y = 6$ and $y = 3$, and $2 \\cdot 4 + 5 \\cdot 3 = 23$.',
          why: 'Both bills are right.',
        },
      ],
      answer: num(4),
      check: () => {
        const all = Array.from({ length: 19 * 19 }, (_, i) => [i % 19, Math.floor(i / 19)] as const)
        return num(all.find(([x, y]) => 3 * x + 2 * y === 18 && 2 * x + 5 * y === 23)?.[0] ?? Number.NaN)
      },
    },
    {
      level: 'Exam level',
      asks: 'A boat goes 48 kilometers downstream in 3 hours and 20 kilometers upstream in 2 hours. What is the speed of the current, in kilometers per hour?',
      covers: ['algebra-1/system-current'],
      steps: [
        {
          do: 'Find both speeds: $48 \\div 3 = 16$ and $20 \\div 2 = 10$ kilometers per hour.',
          why: 'Speed is distance divided by time. The current is still in both numbers.',
        },
        {
          do: 'With $v$ for the boat and $w$ for the current: $v + w = 16$ and $v - w = 10$.',
          why: 'Downstream the current helps, upstream it takes away just as much.',
        },
        {
          do: 'Subtract: $2w = 6$. Divide by 2: $w = 3$. The current has 3 kilometers per hour.',
          why: 'Adding would give the boat: $2v = 26$.',
        },
      ],
      answer: num(3),
      check: () => num(Array.from({ length: 17 }, (_, w) => w).find((w) => 16 - w === 10 + w) ?? Number.NaN),
    },
  ],
  tryIt: {
    asks: 'Noor has \\$45 and saves \\$8 a week. A cousin has \\$80 and saves \\$3 a week. How many dollars does each of them have when the amounts are equal?',
    steps: [
      {
        ask: 'Which equation says that the amounts are equal after $x$ weeks?',
        like: 1,
        answer: { choose: ['$8x + 45 = 3x + 80$', '$45x + 8 = 80x + 3$', '$8x = 3x + 80$'] },
        slips: [
          {
            choice: 1,
            says: 'Here the start is multiplied by the weeks. What comes every week, and what is there once?',
          },
          {
            choice: 2,
            says: 'Noor’s \\$45 at the start is missing. Each side is start plus rate times weeks.',
            misconception: 'a1-system-forgets-start',
          },
        ],
        done: '$8x + 45 = 3x + 80$',
      },
      {
        ask: 'After how many weeks is that?',
        answer: { typed: num((80 - 45) / (8 - 3)) },
        slips: [
          {
            typed: num((80 + 45) / (8 - 3)),
            says: 'You added the two starts. The gap between them is what has to close.',
            misconception: 'a1-system-adds-starts',
          },
          {
            typed: num(80 - 45),
            says: 'That is the gap at the start. Divide it by how fast it closes.',
            misconception: 'a1-system-stops-before-dividing',
          },
        ],
        done: '$5x + 45 = 80$, $5x = 35$, so $x = 7$ weeks',
      },
      {
        ask: 'How many dollars does each of them have then?',
        answer: { typed: num(8 * 7 + 45) },
        slips: [
          {
            typed: num(7),
            says: 'That is the number of weeks. The question asks for dollars.',
            misconception: 'a1-system-gives-other-kind',
          },
          {
            typed: num(8 * 7),
            says: 'That is what Noor saved in these weeks. Add the \\$45 from the start.',
            misconception: 'a1-system-forgets-start',
          },
        ],
        done: '$8 \\cdot 7 + 45 = 101$. Test with the cousin: $3 \\cdot 7 + 80 = 101$.',
      },
    ],
    answer: num(101),
    check: () => {
      let [noor, cousin] = [45, 80]
      while (noor < cousin) [noor, cousin] = [noor + 8, cousin + 3]
      return num(noor === cousin ? noor : Number.NaN)
    },
  },
  trap: '<p>Giving the wrong unknown: you solve for $x$, and the question asks for $y$, or for a cost. Underline the last words first.</p>',
  check:
    '<p>Go through the story with your numbers, sentence by sentence. Both facts must come out, with whole people and tickets.</p>',
  mends: {
    'a1-system-gives-other-kind': [0, 4],
    'a1-system-halves': [0, 1],
    'a1-system-divides-total-by-one': [0, 1],
    'a1-system-swaps-totals': [0, 0],
    'a1-system-swaps-factors': [0, 1],
    'a1-system-difference': [0, 0],
    'a1-system-forgets-to-halve': [3, 2],
    'a1-system-gives-one-speed': [3, 0],
    'a1-system-adds-rates': [1, 1],
    'a1-system-forgets-start': [1, 0],
    'a1-system-adds-prices': [2, 2],
    'a1-system-subtracts-totals': [2, 1],
    'a1-system-stops-before-dividing': [0, 3],
    'a1-system-adds-starts': [1, 1],
    'a1-sys-gives-the-later-age': [1, 4],
    'a1-sys-ages-one-only': [1, 4],
    'a1-sys-subtracts-the-factors': [1, 4],
  },
})
