/** Inequalities in which the variable may cancel. */

import { int, linear, nonZero, paren, pick, signed, template, until } from '#kit'
import { flip, holds, RELATIONS, SIGN } from '../relations.ts'
import { undo, workedLine } from '../undoing.ts'
import { ALL, NONE, ray, scan, setOf } from './sets.ts'
import { givesBoth, turned, whySign } from './tested.ts'

const skill = 'a1-multi-step-inequalities'

/** ax + b against c(x + d): the variables cancel in half of the items. */
export const special = template({
  id: 'algebra-1/inequality-all-or-none',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const kind = int(rng, 0, 3)
        const c = int(rng, 3, 8)
        const a = kind < 2 ? c : c + pick(rng, [-1, 1])
        return { kind, a, b: nonZero(rng, -20, 20), c, d: nonZero(rng, -6, 6), rel: pick(rng, RELATIONS) }
      },
      ({ kind, a, b, c, d, rel }) =>
        b !== c * d &&
        Math.abs(c * d - b) < 16 &&
        (kind === 0
          ? holds(b, rel, c * d)
          : kind === 1
            ? !holds(b, rel, c * d)
            : kind === 2
              ? turned(a - c, rel) === rel
              : turned(a - c, rel) !== rel),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ a, b, c, d, rel }) => `What are the solutions of $${linear(a, b)} ${SIGN[rel]} ${c}(x${signed(d)})$?`,
    },
  ],
  given: ({ a, b, c, d, rel }) => ({ a, b, c, d, rel }),
  answer: ({ a, b, c, d, rel }) =>
    a === c ? (holds(b, rel, c * d) ? ALL : NONE) : setOf(ray(turned(a - c, rel), (c * d - b) / (a - c))),
  traps: [
    { misconception: 'a1-inequality-takes-all', unlessRight: true, rule: () => ALL },
    { misconception: 'a1-inequality-takes-none', unlessRight: true, rule: () => NONE },
    {
      misconception: 'a1-reads-leftover-as-bound',
      says: () =>
        'I saw the variables cancel, collected the numbers on the right side, and read that number as a boundary for $x$.',
      rule: ({ a, b, c, d, rel }) => (a === c ? setOf(ray(rel, c * d - b)) : null),
    },
    {
      misconception: 'a1-reads-leftover-as-bound',
      says: () =>
        'I saw the variables cancel, collected the numbers on the right side, read that number as a boundary for $x$, and reversed the sign.',
      rule: ({ a, b, c, d, rel }) => (a === c ? setOf(ray(flip(rel), c * d - b)) : null),
    },
    {
      misconception: 'a1-keeps-direction-at-negative',
      rule: ({ a, b, c, d, rel }) => (a < c ? setOf(ray(rel, (c * d - b) / (a - c))) : null),
    },
    {
      misconception: 'a1-reverses-without-reason',
      rule: ({ a, b, c, d, rel }) => (a > c ? setOf(ray(flip(rel), (c * d - b) / (a - c))) : null),
    },
  ],
  explain: ({ a, b, c, d, rel }) => {
    const solved = turned(a - c, rel)
    const test = (x: number) =>
      givesBoth(x, [workedLine(a, x, b), `${c} \\cdot ${paren(x + d)} = ${c * (x + d)}`], a * x + b, rel, c * (x + d))
    const first = {
      do: `Distribute on the right side: $${linear(a, b)} ${SIGN[rel]} ${linear(c, c * d)}$.`,
      why: `The $${c}$ multiplies both terms in the parentheses.`,
    }
    const plan =
      'Distribute, then bring the variable terms together. If they cancel, what is left is true for every number or for none.'
    if (a === c) {
      const all = holds(b, rel, c * d)
      return {
        plan,
        steps: [
          first,
          {
            do: `Subtract $${c}x$ from both sides: $${b} ${SIGN[rel]} ${c * d}$.`,
            why: 'The $x$-terms are equal, so they cancel.',
          },
          {
            do: `This is ${all ? 'true' : 'false'}, whatever $x$ is: ${(all ? ALL : NONE).html}.`,
            why: all ? 'So every number is a solution.' : 'So no number is a solution.',
          },
        ],
        check: `Test any two numbers: ${test(0)} ${test(1)}`,
        faster: `Both sides have $${c}x$, so $x$ makes no difference, and one number decides about all: for $x = 0$ it says $${b} ${SIGN[rel]} ${c} \\cdot ${paren(d)}$, that is, $${b} ${SIGN[rel]} ${c * d}$, which is ${all ? 'true' : 'false'}.`,
      }
    }
    const bound = (c * d - b) / (a - c)
    const toward = solved.startsWith('>') ? 1 : -1
    return {
      plan,
      steps: [
        first,
        {
          do: `Subtract $${c}x$ from both sides: $${linear(a - c, b)} ${SIGN[rel]} ${c * d}$.`,
          why: 'The $x$-terms do not cancel, so there will be a boundary.',
        },
        {
          do: `${undo(b)}: ${a > c ? `$${c * d}${signed(-b)} = ${bound}$, so ${setOf(ray(solved, bound)).html}` : `$-x ${SIGN[rel]} ${c * d}${signed(-b)}$, so $-x ${SIGN[rel]} ${c * d - b}$`}.`,
          why: 'Adding or subtracting keeps the sign.',
        },
        ...(a > c
          ? []
          : [
              {
                do: `Multiply both sides by $-1$ and reverse the inequality sign: ${setOf(ray(solved, bound)).html}.`,
                why: whySign(-1, 'factor'),
              },
            ]),
      ],
      check: `Test a number on each side of $${bound}$: ${test(bound + toward)} ${test(bound - toward)}`,
      faster: `$${a}x$ and $${c}x$ differ, so there is a boundary, and of the two options with one only the side has to be found. Test $x = 0$: $${b} ${SIGN[rel]} ${c * d}$ is ${holds(b, rel, c * d) ? 'true, so take the option that contains 0' : 'false, so take the option without 0'}.`,
    }
  },
  check: ({ a, b, c, d, rel }) => setOf(scan((x) => holds(a * x + b, rel, c * (x + d)))),
})
