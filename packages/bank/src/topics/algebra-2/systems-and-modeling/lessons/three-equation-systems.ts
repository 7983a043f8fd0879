import { lesson, num, table, tape } from '#kit'

/** The whole solution (x, y, z) with parts from −20 to 20 that makes all equations true. */
function tried(holds: (x: number, y: number, z: number) => boolean): readonly [number, number, number] {
  for (let x = -20; x <= 20; x++)
    for (let y = -20; y <= 20; y++) for (let z = -20; z <= 20; z++) if (holds(x, y, z)) return [x, y, z]
  return [99, 99, 99]
}

export const threeEquationSystems = lesson({
  idea: '<p>Three unknowns need three facts. Each equation is one fact, and you combine facts so that an unknown disappears. From three equations with three unknowns you get two with two, and from these one with one. Then you walk back.</p><p>The figure is a small case: three parcels R, B and G, weighed in pairs. Together the three strips hold every parcel twice. So half of $20 + 23 + 27 = 70$, which is 35, is the weight of all three, and R is what the pair B and G leaves: $35 - 23 = 12$.</p>',
  figure: tape({
    alt: 'Three parcels weighed in pairs, with the total weight of each pair.',
    rows: [
      {
        name: '20',
        parts: [
          [12, 'R'],
          [8, 'B'],
        ],
      },
      {
        name: '23',
        parts: [
          [8, 'B'],
          [15, 'G'],
        ],
      },
      {
        name: '27',
        parts: [
          [12, 'R'],
          [15, 'G'],
        ],
      },
    ],
  }),
  words: [
    { word: 'system of equations', meaning: 'Several equations that must all be true for the same values.' },
    { word: 'eliminate', meaning: 'To combine two equations so that one variable disappears.' },
    { word: 'substitute', meaning: 'To put an expression in place of a variable.' },
    { word: 'back-substitution', meaning: 'Putting found values into an earlier equation to find the next.' },
  ],
  rule: '<ol><li>Combine two pairs of equations so that the <em>same</em> variable disappears both times.</li><li>Solve the two equations that remain.</li><li>Put the values into one of the first equations.</li><li>Test in all three.</li></ol>',
  use: '<p>Three quantities are unknown and three facts are given: three kinds of tickets, three points of a parabola, three planes.</p>',
  avoid: '<p>If one equation already says what a variable is, such as $y = x + 4$, substitute it.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Three parcels are weighed in pairs. Red and blue weigh 46 pounds together, blue and green 39 pounds, red and green 51 pounds. How many pounds does the red one weigh?',
      covers: ['algebra-2/sums-of-pairs'],
      steps: [
        { do: 'Add all three sums: $46 + 39 + 51 = 136$.', why: 'Each parcel occurs in two of the sums.' },
        { do: 'Halve: all three weigh $136 \\div 2 = 68$ pounds.', why: 'Everything was counted twice.' },
        {
          do: 'Take blue and green away: $68 - 39 = 29$ pounds.',
          why: 'What is left is the red one. Test: blue is $46 - 29 = 17$, green is $51 - 29 = 22$, and $17 + 22 = 39$.',
        },
      ],
      answer: num(29),
      check: () => num(Array.from({ length: 46 }, (_, r) => r).find((r) => 46 - r + (51 - r) === 39) ?? 99),
    },
    {
      level: 'Next',
      asks: '<p>What is the value of $z$ in the solution of this system?</p><p>$x + y + z = 6$<br/>$2x - y + 3z = 9$<br/>$x + 2y - z = 2$</p>',
      covers: ['algebra-2/three-equations', 'algebra-2/eliminate-one-of-three'],
      steps: [
        { do: 'Add the first two: $3x + 4z = 15$.', why: '$+y$ and $-y$ cancel.' },
        {
          do: 'Twice the first is $2x + 2y + 2z = 12$. Subtract the third: $x + 3z = 10$.',
          why: 'Again $y$ disappears. Every term is doubled, the right side as well; and minus $-z$ is plus $z$.',
        },
        {
          do: 'From the second, $x = 10 - 3z$. Into the first: $3(10 - 3z) + 4z = 15$, so $30 - 5z = 15$.',
          why: 'Two equations with two unknowns: substitution finishes them.',
        },
        {
          do: '$-5z = -15$, so $z = 3$.',
          why: 'Then $x = 10 - 9 = 1$ and $y = 6 - 1 - 3 = 2$. Test in the third: $1 + 4 - 3 = 2$.',
        },
      ],
      answer: num(3),
      check: () => num(tried((x, y, z) => x + y + z === 6 && 2 * x - y + 3 * z === 9 && x + 2 * y - z === 2)[2]),
    },
    {
      level: 'Exam level',
      asks: `<p>The graph of $y = ax^2 + bx + c$ passes through the three points of this table.</p>${table(
        ['x', 'y'],
        [
          ['−1', '6'],
          ['1', '2'],
          ['2', '3'],
        ],
      )}<p>What is the value of $a$?</p>`,
      covers: ['algebra-2/parabola-through-three-points'],
      steps: [
        {
          do: 'Put each point in: $a - b + c = 6$, $a + b + c = 2$ and $4a + 2b + c = 3$.',
          why: 'A point on the graph makes the equation true. The unknowns are now $a$, $b$ and $c$.',
        },
        { do: 'Second minus first: $2b = -4$, so $b = -2$.', why: 'Subtracting removes $c$, and here even $a$.' },
        { do: 'Third minus second: $3a + b = 1$.', why: 'Again $c$ disappears.' },
        {
          do: '$3a - 2 = 1$, so $3a = 3$ and $a = 1$.',
          why: 'And $c = 2 - 1 + 2 = 3$: $y = x^2 - 2x + 3$ fits all three points.',
        },
      ],
      answer: num(1),
      check: () => num(tried((a, b, c) => a - b + c === 6 && a + b + c === 2 && 4 * a + 2 * b + c === 3)[0]),
    },
    {
      level: 'Exam level',
      asks: 'A food stand sold 40 meals for \\$257 in all. Noodle bowls cost \\$6, wraps \\$8, and rice plates \\$5. Twice as many noodle bowls as rice plates were sold. How many wraps were sold?',
      covers: ['algebra-2/three-kinds-of-tickets'],
      steps: [
        {
          do: 'With $z$ rice plates there are $2z$ noodle bowls, and $y$ wraps. Number: $2z + y + z = 40$, so $y = 40 - 3z$.',
          why: 'The relation removes one unknown at once. Twice as many noodles: the 2 stands with the rice.',
        },
        { do: 'Money: $6 \\cdot 2z + 8y + 5z = 257$, so $17z + 8y = 257$.', why: 'Price times number for each kind.' },
        {
          do: 'Substitute: $17z + 320 - 24z = 257$, so $-7z + 320 = 257$, $-7z = -63$, and $z = 9$.',
          why: 'The 8 multiplies both 40 and $3z$.',
        },
        {
          do: '$y = 40 - 27 = 13$ wraps',
          why: 'The question asks for wraps, so go back. Test: $18 \\cdot 6 + 13 \\cdot 8 + 9 \\cdot 5 = 257$.',
        },
        {
          do: 'Where did this go wrong? Tariq solves $x + y + z = 30$, $y = x + 2$, $z = x + 4$ for $x$ and gets 12. Right is $3x = 30 - 6$, so $x = 8$. Adding 6 gives $3x = 36$ and 12: that is Tariq’s mistake.',
          why: 'Carry out each mistake that is offered. Leaving out the division would end at 24.',
          covers: ['algebra-2/three-equations-mistake'],
        },
      ],
      answer: num(13),
      check: () => {
        for (let z = 0; z <= 13; z++) if (6 * 2 * z + 5 * z + 8 * (40 - 3 * z) === 257) return num(40 - 3 * z)
        return num(99)
      },
    },
  ],
  tryIt: {
    asks: '<p>Find $z$.</p><p>$x + y + z = 7$<br/>$3x - y + z = 9$<br/>$x + 2y - z = 0$</p>',
    steps: [
      {
        ask: 'Add the first two equations. What do you get?',
        answer: { choose: ['$4x + 2z = 16$', '$4x + 2y + 2z = 16$', '$4x + z = 16$'] },
        slips: [
          { choice: 1, says: '$+y$ and $-y$ cancel.', misconception: 'a2-sys-loses-a-sign' },
          { choice: 2, says: 'Add the $z$ of both equations.', misconception: 'a2-sys-adds-the-letters' },
        ],
        done: '$4x + 2z = 16$, or $2x + z = 8$',
      },
      {
        ask: 'Twice the first equation minus the third: $x + 3z = {?}$',
        answer: { typed: num(2 * 7 - 0) },
        slips: [
          { typed: num(7), says: 'The right side is doubled, too.', misconception: 'a2-sys-multiplies-one-side-only' },
        ],
        done: '$x + 3z = 14$',
      },
      {
        ask: 'From $2x + z = 8$ and $x + 3z = 14$: what is $z$?',
        answer: { typed: num(4) },
        slips: [
          {
            typed: num(2),
            says: 'That is $x$. The question asks for $z$.',
            misconception: 'a2-sys-gives-another-letter',
          },
          { typed: num(20), says: 'Divide at the end: $5z = 20$.', misconception: 'a2-sys-forgets-to-halve' },
        ],
        done: 'With $x = 14 - 3z$: $28 - 6z + z = 8$, so $28 - 5z = 8$, $-5z = -20$ and $z = 4$.',
      },
    ],
    answer: num(4),
    check: () => num(tried((x, y, z) => x + y + z === 7 && 3 * x - y + z === 9 && x + 2 * y - z === 0)[2]),
  },
  trap: '<p>Removing different variables. If $x$ disappears from one pair and $z$ from the other, three unknowns are still there. Decide on one variable, and remove it twice.</p>',
  check: '<p>Put all three values into all three equations. An equation that was not used last is the best test.</p>',
  mends: {
    'a2-sys-forgets-to-halve': [0, 1],
    'a2-sys-adds-the-letters': [1, 0],
    'a2-sys-multiplies-one-side-only': [1, 1],
    'a2-sys-multiplies-the-first-terms-only': [1, 1],
    'a2-sys-loses-a-sign': [1, 1],
    'a2-sys-turns-the-relation-over': [3, 0],
    'a2-sys-gives-another-letter': [3, 3],
    'a2-sys-names-an-error-without-testing': [3, 4],
  },
})
