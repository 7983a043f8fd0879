/** What is left when one variable is eliminated. */

import { asWritten, int, pick, type Template, template, term, terms, until, type Value } from '#kit'
import { pairHtml } from './lines.ts'

type Pair = Readonly<{ a: number; b: number; c: number; d: number; f: number; add: boolean }>
const left = (n: number, right: number): Value => asWritten(`${term(n, 'x')} = ${right}`)

/** ax ± by = c and dx + by = f: what is left when y goes. */
const combine = template({
  id: 'algebra-1/elimination-what-is-left',
  skill: 'a1-systems-by-elimination',
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng): Pair =>
    until(
      () => {
        const [x, y, b] = [int(rng, 2, 7), int(rng, 1, 5), int(rng, 2, 6)]
        const [a, d, add] = [int(rng, 4, 9), int(rng, 2, 6), pick(rng, [true, false])]
        return { a, b, c: add ? a * x - b * y : a * x + b * y, d, f: d * x + b * y, add }
      },
      ({ a, d, c, f }) => a > d + 1 && c > 0 && Math.abs(c - f) > 1,
    ),
  frames: [
    {
      id: 'told',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, c, d, f, add }) =>
        `${pairHtml(`${terms([a, 'x'], [add ? -b : b, 'y'])} = ${c}`, `${terms([d, 'x'], [b, 'y'])} = ${f}`)}<p>${add ? 'The two equations are added.' : 'The second equation is subtracted from the first.'} Which equation results?</p>`,
    },
    {
      id: 'alone',
      kind: 'bare',
      items: 5,
      b: 0.2,
      stem: ({ a, b, c, d, f, add }) =>
        `${pairHtml(`${terms([a, 'x'], [add ? -b : b, 'y'])} = ${c}`, `${terms([d, 'x'], [b, 'y'])} = ${f}`)}<p>Eliminate $y$ in one step. Which equation in $x$ alone results?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ a, c, d, f, add }) => (add ? left(a + d, c + f) : left(a - d, c - f)),
  traps: [
    {
      misconception: 'a1-sys-combines-one-side-only',
      classic: true,
      rule: ({ a, c, d, f, add }) => (add ? left(a + d, c - f) : left(a - d, c + f)),
      says: ({ add }) =>
        add
          ? 'I added on the left side, but on the right side I subtracted the second number from the first.'
          : 'I subtracted on the left side, but on the right side I added the two numbers.',
      why: ({ add }) => `${add ? 'subtracts' : 'adds'} on the right side; the same must be done on both sides.`,
    },
    {
      misconception: 'a1-sys-combines-the-wrong-way',
      rule: ({ a, c, d, f, add }) => (add ? left(a - d, c - f) : left(a + d, c + f)),
      says: ({ add }) =>
        add
          ? 'I subtracted the second equation from the first, and dropped the $y$-terms as if they canceled.'
          : 'I added the two equations, and dropped the $y$-terms as if they canceled.',
      why: ({ add }) => `${add ? 'subtracts' : 'adds'} the equations; then the $y$-terms do not cancel.`,
    },
    {
      misconception: 'a1-sys-combines-one-side-only',
      rule: ({ a, c, d, f, add }) => (add ? left(a - d, c + f) : left(a + d, c - f)),
      says: ({ add }) =>
        add
          ? 'I added on the right side, but I subtracted the second coefficient of $x$ from the first.'
          : 'I subtracted on the right side, but I added the coefficients of $x$.',
      why: ({ add }) => `${add ? 'subtracts' : 'adds'} the coefficients of $x$, but not the right sides.`,
    },
  ],
  explain: ({ a, b, c, d, f, add }) => ({
    plan: 'Look at the two terms with $y$: opposite terms cancel when the equations are added, equal terms when they are subtracted. Do the same to every part of both sides.',
    steps: [
      {
        do: add ? `The $y$-terms are $-${b}y$ and $${b}y$: add.` : `The $y$-terms are both $${b}y$: subtract.`,
        why: add ? `$-${b}y + ${b}y = 0$` : `$${b}y - ${b}y = 0$`,
      },
      {
        do: `Left side: $${a}x ${add ? '+' : '-'} ${term(d, 'x')} = ${term(add ? a + d : a - d, 'x')}$.`,
        why: 'The terms with $x$ are combined in the same way.',
      },
      {
        do: `Right side: $${c} ${add ? '+' : '-'} ${f} = ${add ? c + f : c - f}$. So ${(add ? left(a + d, c + f) : left(a - d, c - f)).html}.`,
        why: 'What is done to the left sides is done to the right sides.',
      },
    ],
    check: `It gives $x = ${add ? (c + f) / (a + d) : (c - f) / (a - d)}$, and with it both equations have the same $y$.`,
  }),
  // Solves by Cramer's rule; of the four equations only one is true of that x.
  check: ({ a, b, c, d, f, add }) => {
    const first = add ? -b : b
    const x = (c * b - first * f) / (a * b - first * d)
    const all = [
      [a + d, c + f],
      [a - d, c - f],
      [a + d, c - f],
      [a - d, c + f],
    ] as const
    const fit = all.filter(([n, right]) => n * x === right)
    return fit.length === 1 ? left(...(fit[0] as readonly [number, number])) : asWritten('')
  },
})

export const templates: readonly Template[] = [combine]
