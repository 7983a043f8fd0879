import {
  type Frac,
  frac,
  int,
  linear,
  money,
  nonZero,
  num,
  paren,
  person,
  pick,
  signed,
  sub,
  type Template,
  table,
  template,
  toTex,
  until,
} from '#kit'
import { addedForSubtracted } from '../said.ts'
import { undo } from '../undoing.ts'
import { nameTheMistake } from './asked-of-lines.ts'

const skill = 'a1-one-step-equations'

/** x + a = c. The four options are ±(c − a) and ±(c + a), so that none stands out. */
const sum = template({
  id: 'algebra-1/one-step-sum',
  skill,
  difficulty: 'Low',
  b: -2.2,
  calculator: false,
  seconds: 35,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: nonZero(rng, -17, 17), c: nonZero(rng, -19, 19) }),
      ({ a, c }) => Math.abs(a) > 2 && Math.abs(a) !== Math.abs(c) && Math.abs(c) > 1,
    ),
  frames: [
    { id: 'bare', kind: 'bare', stem: ({ a, c }) => `What value of $x$ makes $x${signed(a)} = ${c}$ true?` },
    {
      id: 'temperature',
      kind: 'words',
      b: -1.7,
      seconds: 50,
      stem: ({ a, c }, rng) => {
        const place = pick(rng, [
          'Oslo',
          'Winnipeg',
          'Harbin',
          'Astana',
          'Reykjavik',
          'Fairbanks',
          'Ulaanbaatar',
          'Tromsø',
        ])
        return `In a climate chamber of a lab in ${place}, the temperature ${a > 0 ? 'rose' : 'fell'} by $${Math.abs(a)}\\,^\\circ\\text{C}$ between 6 a.m. and noon. At noon it was $${c}\\,^\\circ\\text{C}$. What was the temperature at 6 a.m., in degrees Celsius?`
      },
    },
    {
      id: 'game-score',
      kind: 'words',
      response: 'grid',
      b: -1.6,
      seconds: 50,
      stem: ({ a, c }, rng) =>
        `In a quiz game the score can go below zero. In the last round ${person(rng)} ${a > 0 ? 'won' : 'lost'} $${Math.abs(a)}$ points and finished with a score of $${c}$. What was the score before the last round?`,
    },
    {
      id: 'machine',
      kind: 'table',
      b: -1.7,
      seconds: 50,
      stem: ({ a, c }) =>
        `<p>A number machine ${a > 0 ? 'adds' : 'subtracts'} the same number each time.</p>${table(
          ['In', 'Out'],
          [
            ['$0$', `$${a}$`],
            ['$10$', `$${10 + a}$`],
            ['$x$', `$${c}$`],
          ],
        )}<p>What is the value of $x$?</p>`,
    },
  ],
  given: ({ a, c }) => ({ a, c }),
  answer: ({ a, c }) => num(c - a),
  traps: [
    {
      misconception: 'a1-repeats-the-operation',
      classic: true,
      operation: 'added-instead-of-subtracted',
      operands: ({ a, c }) => [c, a],
      rule: ({ a, c }) => num(c + a),
      says: ({ a }) => addedForSubtracted(a),
      why: ({ a, c }) => `uses $${c}${signed(a)}$: that does the same again instead of undoing it.`,
    },
    {
      misconception: 'a1-subtracts-in-the-wrong-order',
      operation: 'difference-turned-round',
      operands: ({ a, c }) => [c, a],
      rule: ({ a, c }) => num(a - c),
      says: ({ a, c }) =>
        `I worked out $${a} - ${paren(c)}$ instead of $${c} - ${paren(a)}$, so my answer has the wrong sign.`,
      why: ({ a, c }) =>
        `works out $${a} - ${paren(c)}$; the $${paren(a)}$ is subtracted from $${c}$, not the other way around.`,
    },
    {
      misconception: 'a1-flips-every-sign',
      operation: 'sign-reversed',
      operands: ({ c }) => [c],
      after: (got, { a }) => sub(got, a),
      rule: ({ a, c }) => num(-a - c),
      says: ({ a, c }) => `I moved the $${a}$ to the other side and changed the sign of $${c}$ as well.`,
      why: ({ c }) => `changes the sign of $${c}$, which stays where it is.`,
    },
  ],
  explain: ({ a, c }, frame) => {
    const [changed, size] = [a > 0 ? 'added to' : 'subtracted from', Math.abs(a)]
    const story: Readonly<Record<string, string>> = {
      temperature: `Let $x$ be the temperature at 6 a.m. It ${a > 0 ? 'rose' : 'fell'} by $${size}$ degrees to $${c}$ degrees`,
      'game-score': `Let $x$ be the score before the last round. After $${size}$ points were ${a > 0 ? 'won' : 'lost'} it was $${c}$`,
      machine: `The table shows that $0$ becomes $${a}$, so the machine ${a > 0 ? 'adds' : 'subtracts'} $${size}$`,
    }
    return {
      plan: 'Only one thing was done to the unknown number: something was added or subtracted. The opposite operation undoes it.',
      steps: [
        {
          do: `${story[frame] ?? 'The equation is given'}: $x${signed(a)} = ${c}$.`,
          why: `$${size}$ is ${changed} the unknown number.`,
        },
        {
          do: `To undo this, ${undo(a).toLowerCase()}: $x = ${c}${signed(-a)}$.`,
          why: `${a > 0 ? 'Subtraction undoes addition' : 'Addition undoes subtraction'}, and both sides stay equal when the same is done to both.`,
        },
        { do: `$${c}${signed(-a)} = ${c - a}$, so $x = ${c - a}$.`, why: 'Now $x$ stands alone.' },
      ],
      check: `$${c - a}${signed(a)} = ${c}$, as it should be.`,
    }
  },
  // Tries numbers instead of rearranging.
  check: ({ a, c }) => num(Array.from({ length: 81 }, (_, i) => i - 40).find((x) => x + a === c) ?? 999),
})

/** ax = c or x/a = c. Both have the options c·a, c/a, c + a, c − a, and either may be right. */
const product = template({
  id: 'algebra-1/one-step-product',
  skill,
  difficulty: 'Low',
  b: -1.9,
  calculator: false,
  seconds: 40,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const a = int(rng, 2, 9)
        return { a, c: a * int(rng, 2, 14), over: pick(rng, [true, false]) }
      },
      ({ a, c }) => c !== a * a && c / a !== c - a && a !== c,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      stem: ({ a, c, over }) => `Solve $${over ? `\\frac{x}{${a}}` : `${a}x`} = ${c}$ for $x$.`,
    },
    {
      id: 'shared',
      kind: 'words',
      b: -1.6,
      seconds: 50,
      stem: ({ a, c, over }, rng) =>
        over
          ? `${person(rng)} splits a batch of ${pick(rng, ['cookies', 'stickers', 'flower bulbs', 'photos'])} equally into ${a} boxes. Each box holds ${c}. How many are there in all?`
          : `${a} identical ${pick(rng, ['notebooks', 'bus passes', 'plants', 'tickets'])} cost ${money(c)} in all. What does one cost, in dollars?`,
    },
    {
      id: 'scale',
      kind: 'words',
      response: 'grid',
      b: -1.4,
      seconds: 60,
      stem: ({ a, c, over }, rng) =>
        over
          ? `${person(rng)} makes a small copy of a statue in which every length is one ${['', '', 'half', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'][a]} of the real length. The copy is ${c} inches tall. How many inches tall is the statue?`
          : `${person(rng)} cycles the same loop ${a} times and rides ${c} miles in total. How many miles long is the loop?`,
    },
  ],
  given: ({ a, c, over }) => ({ a, c, over }),
  answer: ({ a, c, over }) => num(over ? c * a : c / a),
  traps: [
    {
      misconception: 'a1-repeats-the-operation',
      classic: true,
      operation: 'multiplied-instead-of-divided',
      operands: ({ c, over, a }) => [c, over ? frac(1, a) : a],
      rule: ({ a, c, over }) => num(over ? c / a : c * a),
      says: ({ a, over }) =>
        over
          ? `I divided by $${a}$ instead of multiplying by it.`
          : `I multiplied by $${a}$ instead of dividing by it.`,
      why: ({ a, over }) =>
        over
          ? `divides by $${a}$ once more; only multiplying undoes a division.`
          : `multiplies by $${a}$ once more; only dividing undoes a multiplication.`,
    },
    {
      misconception: 'a1-subtracts-to-undo-a-product',
      operation: 'subtracted-instead-of-divided',
      operands: ({ c, a }) => [c, a],
      rule: ({ a, c }) => num(c - a),
      says: ({ a, over }) => `I subtracted $${a}$ instead of ${over ? 'multiplying' : 'dividing'} by it.`,
      why: ({ a, over }) => `subtracts $${a}$, where ${over ? 'multiplying' : 'dividing'} by $${a}$ is needed.`,
    },
    {
      misconception: 'a1-adds-to-undo-a-product',
      operation: 'added-instead-of-multiplied',
      operands: ({ c, a }) => [c, a],
      rule: ({ a, c }) => num(c + a),
      says: ({ a, over }) => `I added $${a}$ instead of ${over ? 'multiplying' : 'dividing'} by it.`,
      why: ({ a, over }) => `adds $${a}$, where ${over ? 'multiplying' : 'dividing'} by $${a}$ is needed.`,
    },
  ],
  explain: ({ a, c, over }, frame) => ({
    plan: 'Only one thing was done to the unknown number: it was multiplied or divided. The opposite operation undoes it.',
    steps: [
      {
        do: `${frame === 'bare' ? 'The equation is' : 'With $x$ for the unknown number the equation is'} $${over ? `\\frac{x}{${a}}` : `${a}x`} = ${c}$.`,
        why: over ? `The unknown number is divided by $${a}$.` : `The unknown number is taken $${a}$ times.`,
      },
      over
        ? { do: `Multiply both sides by $${a}$: $x = ${c} \\cdot ${a}$.`, why: 'Multiplication undoes division.' }
        : { do: `Divide both sides by $${a}$: $x = ${c} \\div ${a}$.`, why: 'Division undoes multiplication.' },
      {
        do: over
          ? `$${c} \\cdot ${a} = ${c * a}$, so $x = ${c * a}$.`
          : `$${c} \\div ${a} = ${c / a}$, so $x = ${c / a}$.`,
        why: 'Now $x$ stands alone.',
      },
    ],
    check: over ? `$${c * a} \\div ${a} = ${c}$, as it should be.` : `$${a} \\cdot ${c / a} = ${c}$, as it should be.`,
  }),
  // Counts up in equal parts instead of dividing or multiplying.
  check: ({ a, c, over }) => {
    let [parts, total] = [0, 0]
    while (over ? parts < a : total < c) {
      total += over ? c : a
      parts++
    }
    return num(over ? total : parts)
  },
})

const mistake = template({
  id: 'algebra-1/one-step-mistake',
  skill,
  difficulty: 'Medium',
  b: -0.9,
  calculator: false,
  seconds: 70,
  response: 'choice',
  ...nameTheMistake({
    draw: (rng): { a: number; c: number } => {
      const a = -int(rng, 2, 9)
      return { a, c: a * nonZero(rng, -9, 9) }
    },
    tex: ({ a, c }) => `${linear(a, 0)} = ${c}`,
    solution: ({ a, c }): Frac => frac(c, a),
    mistakes: ({ a, c }) => [
      {
        says: `Adding $${-a}$ to both sides and calling the left side $x$`,
        result: c - a,
        line: { a: 1, b: a, c: 0, d: c },
      },
      {
        says: `Subtracting $${-a}$ from both sides and calling the left side $x$`,
        result: c + a,
        line: { a: 1, b: -a, c: 0, d: c },
      },
      {
        says: `Dividing both sides by $${-a}$ and calling the left side $x$`,
        result: frac(c, -a),
        line: { a: -a, b: 0, c: 0, d: c },
      },
      {
        says: `Multiplying both sides by $${toTex(a)}$ and calling the left side $x$`,
        result: c * a,
        line: { a: frac(1, a), b: 0, c: 0, d: c },
      },
    ],
  }),
})

export const templates: readonly Template[] = [sum, product, mistake]
