/** Corresponding parts of congruent triangles. */

import { div, int, linear, num, pick, sample, signed, sub, type Template, template, until, whole } from '#kit'
import { at, SETS, skill } from './congruence.ts'

/** The order of the letters tells the partners. */
const order = template({
  id: 'geometry/congruence-partners',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => {
        const [s, t] = pick(rng, SETS)
        const perm = sample(rng, [0, 1, 2], 3)
        const x = int(rng, 3, 14)
        const [a, b] = [int(rng, 2, 5), int(rng, -9, 12)]
        return {
          s,
          t: perm.map((i) => t[i]).join(''),
          a,
          b,
          sides: sample(rng, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 2)
            .map((k) => a * (x + k - 4) + b)
            .concat(a * x + b),
          x,
        }
      },
      ({ b, sides, x, a }) =>
        b !== 0 &&
        new Set(sides).size === 3 &&
        Math.min(...sides) > 4 &&
        sides.every((v) => 2 * v < sides.reduce((m, y) => m + y, 0)) &&
        (a * x + 2 * b) % a !== 1.5,
    ),
  frames: [
    {
      id: 'value-of-x',
      kind: 'words',
      items: 4,
      stem: ({ s, t, a, b, sides }) =>
        `Triangles $${s}$ and $${t}$ are congruent, written $\\triangle ${s} \\cong \\triangle ${t}$. It is known that $${at(s, 0, 1)} = ${linear(a, b)}$, $${at(t, 0, 1)} = ${sides[2]}$, $${at(t, 1, 2)} = ${sides[0]}$ and $${at(t, 0, 2)} = ${sides[1]}$. What is the value of $x$?`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ s, t, a, b, sides }) =>
        `If $\\triangle ${s} \\cong \\triangle ${t}$ with $${at(t, 1, 2)} = ${sides[0]}$, $${at(t, 0, 2)} = ${sides[1]}$, $${at(t, 0, 1)} = ${sides[2]}$ and $${at(s, 0, 1)} = ${linear(a, b)}$, what is the value of $x$?`,
    },
  ],
  given: ({ s, t, a, b, sides }) => ({ s, t, a, b, sides }),
  answer: ({ x }) => num(x),
  traps: [
    {
      misconception: 'geo-matches-the-wrong-parts',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ sides }) => [sides[0] ?? 0],
      after: (x, { a, b }) => div(sub(x, b), a),
      rule: ({ a, b, sides }) => whole(div((sides[0] ?? 0) - b, a)),
      says: ({ s, t }) => `I matched $${at(s, 0, 1)}$ with $${at(t, 1, 2)}$.`,
      why: ({ s, t }) =>
        `matches $${at(s, 0, 1)}$ with $${at(t, 1, 2)}$; the first two letters of both names belong together.`,
    },
    {
      misconception: 'geo-matches-the-wrong-parts',
      operation: 'wrong-number-used',
      operands: ({ sides }) => [sides[1] ?? 0],
      after: (x, { a, b }) => div(sub(x, b), a),
      rule: ({ a, b, sides }) => whole(div((sides[1] ?? 0) - b, a)),
      says: ({ s, t }) => `I matched $${at(s, 0, 1)}$ with $${at(t, 0, 2)}$.`,
      why: ({ s, t }) =>
        `matches $${at(s, 0, 1)}$ with $${at(t, 0, 2)}$; the first two letters of both names belong together.`,
    },
    {
      misconception: 'geo-matches-then-adds',
      operation: 'solved-for-the-other',
      operands: ({ sides }) => [sides[2] ?? 0],
      rule: ({ sides }) => num(sides[2] ?? 0),
      says: () => 'I gave the length of the side instead of the value of $x$.',
      why: () => 'is the length of the side, not the value of $x$.',
    },
    {
      misconception: 'geo-matches-then-adds',
      operation: 'added-instead-of-subtracted',
      operands: ({ b, sides }) => [sides[2] ?? 0, b],
      after: (x, { a }) => div(x, a),
      rule: ({ a, b, sides }) => whole(div((sides[2] ?? 0) + b, a)),
      says: () => 'I moved the constant to the other side and did not change its sign.',
      why: ({ b }) => `moves the $${Math.abs(b)}$ with the wrong sign.`,
    },
  ],
  explain: ({ s, t, a, b, sides, x }) => {
    const side = sides[2] as number
    return {
      plan: 'The order of the vertices in the names tells which sides correspond; set corresponding sides equal.',
      steps: [
        {
          do: `$${at(s, 0, 1)}$ belongs to $${at(t, 0, 1)}$: both are named by the first two letters.`,
          why: 'Letters in the same place belong together.',
        },
        { do: `$${linear(a, b)} = ${side}$`, why: 'Corresponding sides of congruent triangles are equal.' },
        {
          do: `$${linear(a, 0)} = ${side - b}$`,
          why: b > 0 ? `Subtract ${b} from both sides.` : `Add ${-b} to both sides.`,
        },
        { do: `$x = ${side - b} \\div ${a} = ${x}$`, why: `Divide both sides by ${a}.` },
      ],
      faster: `Undo both operations in one line: $x = (${side} ${b > 0 ? '-' : '+'} ${Math.abs(b)}) \\div ${a} = ${x}$. The two other lengths are not needed.`,
      check: `$${at(s, 0, 1)} = ${a} \\cdot ${x}${signed(b)} = ${side}$, as long as $${at(t, 0, 1)}$.`,
    }
  },
  check: ({ a, b, sides }) => num(Array.from({ length: 60 }, (_, x) => x).find((x) => a * x + b === sides[2]) ?? -1),
})

export const templates: readonly Template[] = [order]
