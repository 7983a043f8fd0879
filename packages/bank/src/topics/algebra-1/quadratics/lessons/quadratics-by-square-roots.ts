import { lesson, machine, num, solutions, surd, text } from '#kit'

/** All whole numbers from −60 to 60 that make it true. */
const tried = (holds: (x: number) => boolean): number[] => Array.from({ length: 121 }, (_, i) => i - 60).filter(holds)

export const quadraticsBySquareRoots = lesson({
  idea: '<p>In $2(x - 3)^2 = 50$ the variable stands in one place only, inside a square. So you can walk back, as in a two-step equation: what was done last is undone first. A square is undone by a square root.</p><p>One thing is new. Both 5 and $-5$ have the square 25, so the way back forks, and there can be two solutions.</p>',
  figure: machine({
    alt: 'The road from x to 50 and back; at the square root it forks.',
    states: ['x', 'x − 3', '25', '50'],
    there: ['− 3', '( )²', '× 2'],
    back: ['+ 3', '± √', '÷ 2'],
    values: ['8, −2', '5, −5', '25', '50'],
  }),
  words: [
    { word: 'square root', meaning: '$\\sqrt{k}$ is the number that is not negative and whose square is $k$.' },
    { word: 'plus or minus', meaning: '$\\pm 5$ stands for two numbers, 5 and $-5$.' },
    { word: 'isolate', meaning: 'To get something alone on one side of the equation.' },
    { word: 'real solution', meaning: 'A solution on the number line. No real number has a negative square.' },
  ],
  rule: '<ol><li>Isolate the square: undo what is added, then what is multiplied.</li><li>Take the root and write $\\pm$ at once: $(x - h)^2 = k$ means $x - h = \\pm\\sqrt{k}$.</li><li>Solve both equations.</li></ol><p>A positive $k$ gives two real solutions, $k = 0$ one, a negative $k$ none.</p>',
  use: '<p>The variable occurs only inside one square: $x^2$, $(x - 3)^2$ or $5t^2$. Falling objects and square areas lead there.</p>',
  avoid:
    '<p>If there is also a term with $x$ alone, as in $x^2 + 6x = 7$, the square cannot be isolated yet. Factor, complete the square, or use the formula.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What are the solutions of $(x - 3)^2 = 25$?',
      covers: ['algebra-1/square-root-shifted'],
      steps: [
        {
          do: 'The square is alone. Take roots: $x - 3 = 5$ or $x - 3 = -5$.',
          why: 'Both have the square 25. Writing only $x - 3 = 5$ loses a solution.',
        },
        { do: 'Add 3 in both: $x = 3 + 5 = 8$ and $x = 3 - 5 = -2$.', why: 'A subtracted 3 is undone by adding 3.' },
        {
          do: 'Test: $(8 - 3)^2 = 25$ and $(-2 - 3)^2 = 25$. So $x = -2$ or $x = 8$.',
          why: 'The sign $\\pm$ belongs to the 5 only. That is why the solutions are not 8 and $-8$.',
        },
        {
          do: 'Whose first line is right? Ana writes $x^2 + 9 = 25$, Ben writes $(x - 3)^2 - 25 = 0$. Put in the solution 8: $64 + 9 = 73$, not 25, so Ana is wrong. Ben only subtracted 25 on both sides. Only Ben is right.',
          why: '$(x - 3)^2$ also has the middle term $-6x$. A right first line need not be the one that you would write.',
          covers: ['algebra-1/square-root-first-step'],
        },
      ],
      answer: solutions([-2, 8]),
      check: () => solutions(tried((x) => x * x - 6 * x + 9 === 25)),
    },
    {
      level: 'Next',
      asks: 'Solve $2x^2 - 5 = 35$.',
      covers: ['algebra-1/square-root-pure', 'algebra-1/square-root-falling'],
      steps: [
        { do: 'Add 5: $2x^2 = 40$.', why: 'The 5 is subtracted, so adding undoes it.' },
        { do: 'Divide by 2: $x^2 = 20$.', why: 'The square must be alone <em>before</em> you take the root.' },
        { do: 'Take roots: $x = \\pm\\sqrt{20}$.', why: 'Halving 20 would not undo a square: 10 times 10 is 100.' },
        {
          do: 'Simplify: $\\sqrt{20} = \\sqrt{4 \\cdot 5} = 2\\sqrt{5}$. So $x = -2\\sqrt{5}$ or $x = 2\\sqrt{5}$.',
          why: 'The root of the factor 4 is 2; the 5 stays under the root.',
        },
        {
          do: 'In a story it is the same: $80 - 5t^2 = 35$ gives $-5t^2 = -45$, $t^2 = 9$, and after 3 seconds the drop is 35 meters high.',
          why: 'The other root is a time before the start, so it is left out.',
        },
      ],
      answer: solutions([surd(0, -2, 5), surd(0, 2, 5)]),
      check: () => {
        // x² is the whole number n with 2n − 5 = 35; n = 5k² gives x = ±k√5.
        const n = tried((k) => 2 * k - 5 === 35)[0] ?? 0
        const k = tried((i) => i > 0 && 5 * i * i === n)[0] ?? 0
        return solutions([surd(0, -k, 5), surd(0, k, 5)])
      },
    },
    {
      level: 'Exam level',
      asks: 'How many real solutions does $3(x + 2)^2 + 20 = 8$ have?',
      covers: ['algebra-1/square-root-how-many'],
      steps: [
        { do: 'Subtract 20: $3(x + 2)^2 = -12$.', why: 'The positive 8 says nothing yet: the square is not alone.' },
        { do: 'Divide by 3: $(x + 2)^2 = -4$.', why: 'Now the square is isolated, and the sign decides.' },
        {
          do: 'No real number has a negative square: there is no real solution.',
          why: 'With 0 on the right there would be one solution, $-2$; with a positive number there would be two.',
        },
      ],
      answer: text('no real solution'),
      check: () => {
        const least = Math.min(...tried(() => true).map((x) => 3 * (x + 2) ** 2 + 20))
        return text(least > 8 ? 'no real solution' : 'some')
      },
    },
    {
      level: 'Exam level',
      asks: 'A square photo is put into a frame that is 3 centimeters wide on all sides. Photo and frame together cover 400 square centimeters. How long is a side of the photo, in centimeters?',
      covers: ['algebra-1/square-root-frame'],
      steps: [
        {
          do: 'Let $x$ be the side of the photo. The frame adds 3 on the left and 3 on the right: the whole side is $x + 6$.',
          why: 'Draw it. A border counts twice in each direction.',
        },
        { do: 'The area: $(x + 6)^2 = 400$.', why: 'Photo and frame together form a square.' },
        {
          do: 'Take roots: $x + 6 = \\pm 20$. A length is positive, so $x + 6 = 20$.',
          why: '20 is the side with the frame.',
        },
        {
          do: 'Subtract 6: $x = 14$. The photo is 14 centimeters long.',
          why: 'Test: $14 + 3 + 3 = 20$, and 20 times 20 is 400.',
        },
      ],
      answer: num(14),
      check: () => num(tried((x) => x > 0 && (3 + x + 3) * (3 + x + 3) === 400)[0] ?? Number.NaN),
    },
  ],
  tryIt: {
    asks: 'Solve $3x^2 - 7 = 29$.',
    steps: [
      {
        ask: 'Undo the 7. What is $3x^2$ equal to?',
        answer: { typed: num(29 + 7) },
        slips: [
          {
            typed: num(29 - 7),
            says: 'You subtracted 7 once more. It is subtracted already, so add it.',
            misconception: 'a1-q-moves-with-the-wrong-sign',
          },
        ],
        done: '$3x^2 = 36$',
      },
      {
        ask: 'What is $x^2$ equal to?',
        answer: { typed: num(36 / 3) },
        slips: [
          {
            typed: num(6),
            says: 'You took the root of 36 first. Divide by 3 before you take a root.',
            misconception: 'a1-q-divides-only-after-the-root',
          },
          { typed: num(33), says: 'You subtracted 3. It multiplies the square, so divide.' },
        ],
        done: '$x^2 = 12$',
      },
      {
        ask: 'Which are the solutions?',
        like: 3,
        answer: {
          choose: [
            '$x = -2\\sqrt{3}$ or $x = 2\\sqrt{3}$',
            'only $x = 2\\sqrt{3}$',
            '$x = -4\\sqrt{3}$ or $x = 4\\sqrt{3}$',
            '$x = -6$ or $x = 6$',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'Two numbers have the square 12. Write $\\pm$.',
            misconception: 'a1-q-loses-the-negative-root',
          },
          {
            choice: 2,
            says: 'The factor 4 came out whole. Its root is 2.',
            misconception: 'a1-q-takes-the-square-factor-out-whole',
          },
          { choice: 3, says: 'You halved 12. Take its square root.', misconception: 'a1-q-forgets-to-take-the-root' },
        ],
        done: '$\\sqrt{12} = \\sqrt{4 \\cdot 3} = 2\\sqrt{3}$, so $x = -2\\sqrt{3}$ or $x = 2\\sqrt{3}$. Test: $3 \\cdot 12 - 7 = 29$.',
      },
    ],
    answer: solutions([surd(0, -2, 3), surd(0, 2, 3)]),
    check: () => {
      const n = tried((k) => 3 * k - 7 === 29)[0] ?? 0
      const k = tried((i) => i > 0 && 3 * i * i === n)[0] ?? 0
      return solutions([surd(0, -k, 3), surd(0, k, 3)])
    },
  },
  trap: '<p>Forgetting the $\\pm$. From $x^2 = 49$ comes $x = 7$ <em>and</em> $x = -7$. In a story you may drop the negative one, but only after you have looked at it.</p>',
  check: '<p>Put each solution in and square it: the number on the other side must come back, for both signs.</p>',
  mends: {
    'a1-q-loses-the-negative-root': [0, 0],
    'a1-q-moves-with-the-wrong-sign': [0, 1],
    'a1-q-takes-both-signs': [0, 2],
    'a1-q-forgets-to-take-the-root': [1, 2],
    'a1-q-swaps-the-parts-of-a-root': [1, 3],
    'a1-q-takes-the-square-factor-out-whole': [1, 3],
    'a1-q-divides-only-after-the-root': [1, 1],
    'a1-q-counts-roots-by-the-right-side': [2, 0],
    'a1-q-counts-a-border-once': [3, 0],
    'a1-q-stops-before-the-last-step': [3, 3],
    'a1-q-accepts-a-wrong-step': [0, 3],
    'a1-q-rejects-a-right-step': [0, 3],
    'a1-q-expects-one-right-answer': [0, 3],
  },
})
