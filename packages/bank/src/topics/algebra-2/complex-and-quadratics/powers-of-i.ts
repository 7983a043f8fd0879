import { complex, int, num, person, type Template, table, template, text, until } from '#kit'
import { onlyFitting } from '../read.ts'
import { c } from './common.ts'

const skill = 'a2-complex-divide-and-powers'

/** The parts of iⁿ, for checks: multiplies 1 by i again and again. */
function turned(n: number): readonly [re: number, im: number] {
  let [re, im] = [1, 0]
  for (let k = 0; k < n; k++) [re, im] = [0 - im, re]
  return [re, im]
}

const POWERS = [complex(1, 0), complex(0, 1), complex(-1, 0), complex(0, -1)] as const

const power = (n: number) => POWERS[((n % 4) + 4) % 4] as ReturnType<typeof complex>

/** Why i to the power n + k is not i to the power n. */
const leaves = (n: number, k: number) =>
  `belongs to exponents with the remainder ${(n + k) % 4}; ${n} leaves the remainder ${n % 4}.`

const single = template({
  id: 'algebra-2/power-of-i',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: false,
  seconds: 45,
  response: 'choice',
  draw: (rng) => ({ n: int(rng, 10, 150) }),
  frames: [
    { id: 'bare', kind: 'bare', items: 7, stem: ({ n }) => `What is the value of $i^{${n}}$?` },
    {
      id: 'table',
      kind: 'table',
      items: 5,
      stem: ({ n }, rng) =>
        `<p>${person(rng)} starts a table of the powers of $i$.</p>${table(
          ['Power', 'Value'],
          [
            ['$i$', '$i$'],
            ['$i^2$', '$-1$'],
            ['$i^3$', '$-i$'],
            ['$i^4$', '$1$'],
          ],
        )}<p>Which value belongs to $i^{${n}}$?</p>`,
    },
  ],
  given: ({ n }) => ({ n }),
  answer: ({ n }) => power(n),
  traps: [
    { misconception: 'a2-cq-miscounts-the-cycle', rule: ({ n }) => power(n + 1), why: ({ n }) => leaves(n, 1) },
    { misconception: 'a2-cq-miscounts-the-cycle', rule: ({ n }) => power(n + 2), why: ({ n }) => leaves(n, 2) },
    { misconception: 'a2-cq-miscounts-the-cycle', rule: ({ n }) => power(n + 3), why: ({ n }) => leaves(n, 3) },
  ],
  explain: ({ n }) => [
    {
      do: `$${n} = 4 \\cdot ${Math.floor(n / 4)}${n % 4 === 0 ? '' : ` + ${n % 4}`}$`,
      why: 'The powers of $i$ repeat every four steps, because $i^4 = 1$.',
    },
    {
      do: `So $i^{${n}}$ is ${n % 4 === 0 ? '$1$' : n % 4 === 1 ? '$i$' : `$i^${n % 4} = ${c(n % 4 === 2 ? -1 : 0, n % 4 === 3 ? -1 : 0)}$`}.`,
      why: 'Only the remainder counts.',
    },
  ],
  check: ({ n }) => complex(...turned(n)),
})

const combine = template({
  id: 'algebra-2/powers-of-i-combined',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'grid',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 12), m: 2 * int(rng, 5, 30), b: int(rng, 2, 12), n: 2 * int(rng, 5, 30) }),
      ({ a, b, m, n }) => a !== b && m !== n,
    ),
  frames: [
    {
      id: 'value',
      kind: 'multi-step',
      items: 7,
      stem: ({ a, m, b, n }) => `What is the value of $${a}i^{${m}} - ${b}i^{${n}}$?`,
    },
  ],
  given: ({ a, m, b, n }) => ({ a, m, b, n }),
  answer: ({ a, m, b, n }) => num((m % 4 === 0 ? a : -a) - (n % 4 === 0 ? b : -b)),
  traps: [
    {
      misconception: 'a2-cq-miscounts-the-cycle',
      rule: ({ a, m, b, n }) => num((m % 4 === 0 ? -a : a) - (n % 4 === 0 ? b : -b)),
    },
    {
      misconception: 'a2-cq-miscounts-the-cycle',
      rule: ({ a, m, b, n }) => num((m % 4 === 0 ? a : -a) + (n % 4 === 0 ? b : -b)),
    },
    { misconception: 'a2-cq-takes-i-squared-for-one', rule: ({ a, b }) => num(a - b) },
  ],
  explain: ({ a, m, b, n }) => [
    {
      do: `$i^{${m}} = ${m % 4 === 0 ? 1 : -1}$ and $i^{${n}} = ${n % 4 === 0 ? 1 : -1}$.`,
      why: 'Divide each exponent by 4: remainder 0 gives $1$, remainder 2 gives $-1$.',
    },
    {
      do: `$${a} \\cdot ${m % 4 === 0 ? '1' : '(-1)'} - ${b} \\cdot ${n % 4 === 0 ? '1' : '(-1)'} = ${(m % 4 === 0 ? a : -a) - (n % 4 === 0 ? b : -b)}$`,
      why: 'Put the values in.',
    },
  ],
  check: ({ a, m, b, n }) => {
    const [[p, q], [r, s]] = [turned(m), turned(n)]
    return complex(a * p - b * r, a * q - b * s)
  },
})

const which = template({
  id: 'algebra-2/which-power-is-equal',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ n: int(rng, 20, 90), key: 4 * int(rng, 2, 30), off: [1, 2, 3].map((k) => 4 * int(rng, 2, 30) + k) }),
      ({ n, key }) => key + (n % 4) !== n && key > 4,
    ),
  frames: [
    { id: 'equal', kind: 'methods', items: 5, stem: ({ n }) => `Which power of $i$ has the same value as $i^{${n}}$?` },
  ],
  given: ({ n, key, off }) => ({ n, offers: [key, ...off].map((k) => String(k + (n % 4))).sort() }),
  answer: ({ n, key }) => text(`$i^{${key + (n % 4)}}$`),
  traps: [
    {
      misconception: 'a2-cq-miscounts-the-cycle',
      shortcut: ({ n, off }) => text(`$i^{${(off[0] as number) + (n % 4)}}$`),
      why: ({ n, off }) =>
        `has an exponent with the remainder ${((off[0] as number) + n) % 4}; ${n} leaves the remainder ${n % 4}.`,
    },
    {
      misconception: 'a2-cq-miscounts-the-cycle',
      shortcut: ({ n, off }) => text(`$i^{${(off[1] as number) + (n % 4)}}$`),
      why: ({ n, off }) =>
        `has an exponent with the remainder ${((off[1] as number) + n) % 4}; ${n} leaves the remainder ${n % 4}.`,
    },
    {
      misconception: 'a2-cq-miscounts-the-cycle',
      shortcut: ({ n, off }) => text(`$i^{${(off[2] as number) + (n % 4)}}$`),
      why: ({ n, off }) =>
        `has an exponent with the remainder ${((off[2] as number) + n) % 4}; ${n} leaves the remainder ${n % 4}.`,
    },
  ],
  explain: ({ n, key }) => [
    { do: `$${n}$ leaves the remainder $${n % 4}$ when divided by 4.`, why: 'Powers of $i$ repeat every four steps.' },
    {
      do: `So does $${key + (n % 4)}$, and $i^{${key + (n % 4)}} = i^{${n}}$.`,
      why: 'The difference of the exponents is a multiple of 4.',
    },
  ],
  check: ({ n, offers }) => {
    const same = onlyFitting(offers, (k) => turned(Number(k)).join() === turned(n).join())
    return text(`$i^{${same}}$`)
  },
})

export const templates: readonly Template[] = [single, combine, which]
