import {
  complex,
  int,
  list,
  nonZero,
  num,
  paren,
  person,
  pick,
  sub,
  type Template,
  table,
  template,
  text,
  until,
} from '#kit'
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

/** i to the power n, written with i²: the other sign is taken for the power of −1. */
const withSquares = (n: number) =>
  `I wrote $i^{${n}}$ as $(i^2)^{${Math.floor(n / 2)}}${n % 2 === 0 ? '' : ' \\cdot i'}$ and took $(-1)^{${Math.floor(n / 2)}}$ for $${Math.floor(n / 2) % 2 === 0 ? '-1' : '1'}$.`

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
    {
      misconception: 'a2-cq-loses-the-sign-of-a-power',
      classic: true,
      rule: ({ n }) => power(n + 2),
      why: ({ n }) => leaves(n, 2),
      says: ({ n }) => withSquares(n),
    },
    {
      misconception: 'a2-cq-miscounts-the-cycle',
      rule: ({ n }) => power(n + 3),
      why: ({ n }) => leaves(n, 3),
      says: ({ n }) =>
        `I started the cycle with $1$ as its first value, and took the ${['fourth', 'first', 'second', 'third'][n % 4]} value of $1, i, -1, -i$.`,
    },
    {
      misconception: 'a2-cq-miscounts-the-cycle',
      rule: ({ n }) => power(n + 1),
      why: ({ n }) => leaves(n, 1),
      says: ({ n }) =>
        n % 4 === 0
          ? 'I took the remainder 0 for the first value of the cycle, $i$.'
          : `I went ${n % 4} ${n % 4 === 1 ? 'step' : 'steps'} on from $i$, although $i$ itself is already the first power.`,
    },
  ],
  explain: ({ n }) => ({
    plan: 'The powers of $i$ repeat every four steps, so only the remainder of the exponent after dividing by four counts.',
    steps: [
      {
        do: `$${n} = 4 \\cdot ${Math.floor(n / 4)}${n % 4 === 0 ? '' : ` + ${n % 4}`}$`,
        why: 'The powers of $i$ repeat every four steps, because $i^4 = 1$.',
      },
      {
        do: `So $i^{${n}}$ is ${n % 4 === 0 ? '$1$' : n % 4 === 1 ? '$i$' : `$i^${n % 4} = ${c(n % 4 === 2 ? -1 : 0, n % 4 === 3 ? -1 : 0)}$`}.`,
        why: 'Only the remainder counts.',
      },
    ],
    check: `By squares: $i^{${n}} = ${n % 2 === 0 ? '' : 'i \\cdot '}(i^2)^{${Math.floor(n / 2)}} = ${n % 2 === 0 ? '' : 'i \\cdot '}(-1)^{${Math.floor(n / 2)}}$, and $${Math.floor(n / 2)}$ is ${Math.floor(n / 2) % 2 === 0 ? 'even' : 'odd'}, so the factor is $${Math.floor(n / 2) % 2 === 0 ? 1 : -1}$.`,
  }),
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
      misconception: 'a2-cq-takes-i-squared-for-one',
      classic: true,
      rule: ({ a, b }) => num(a - b),
      why: ({ a, b }) => `takes both powers of $i$ for $1$: $${a} - ${b} = ${a - b}$.`,
      says: () => 'I took every even power of $i$ for $1$, as if $i^2$ were $1$.',
    },
    {
      misconception: 'a2-cq-loses-the-sign-of-a-power',
      operation: 'sign-reversed',
      operands: ({ b, n }) => [n % 4 === 0 ? b : -b],
      after: (got, { a, m }) => sub(m % 4 === 0 ? a : -a, got),
      rule: ({ a, m, b, n }) => num((m % 4 === 0 ? a : -a) - (n % 4 === 0 ? -b : b)),
      why: ({ n }) => `takes $i^{${n}}$ for $${n % 4 === 0 ? -1 : 1}$.`,
      says: ({ n }) => `I took $i^{${n}}$ for $${n % 4 === 0 ? -1 : 1}$.`,
    },
    {
      misconception: 'a2-cq-loses-the-sign-of-a-power',
      operation: 'sign-reversed',
      operands: ({ a, m }) => [m % 4 === 0 ? a : -a],
      after: (got, { b, n }) => sub(got, n % 4 === 0 ? b : -b),
      rule: ({ a, m, b, n }) => num((m % 4 === 0 ? -a : a) - (n % 4 === 0 ? b : -b)),
      why: ({ m }) => `takes $i^{${m}}$ for $${m % 4 === 0 ? -1 : 1}$.`,
      says: ({ m }) => `I took $i^{${m}}$ for $${m % 4 === 0 ? -1 : 1}$.`,
    },
    {
      misconception: 'a2-cq-loses-the-sign-of-a-power',
      rule: ({ a, b }) => num(-a + b),
      why: () => 'takes both powers of $i$ for $-1$.',
      says: () => 'I took every even power of $i$ for $-1$.',
    },
  ],
  explain: ({ a, m, b, n }) => {
    const value = (k: number) => (k % 4 === 0 ? 1 : -1)
    const divided = (k: number) =>
      `$${k} = 4 \\cdot ${Math.floor(k / 4)}${k % 4 === 0 ? '' : ` + ${k % 4}`}$, so $i^{${k}} = ${value(k)}$.`
    return {
      plan: 'Divide each exponent by four: the remainder tells which value the power of $i$ has. Then combine.',
      steps: [
        {
          do: divided(m),
          why: 'Powers of $i$ repeat every four steps: remainder 0 gives $1$, remainder 2 gives $-1$.',
        },
        { do: divided(n), why: 'The same for the second exponent.' },
        {
          do: `$${a} \\cdot ${paren(value(m))} - ${b} \\cdot ${paren(value(n))} = ${a * value(m)} - ${paren(b * value(n))} = ${a * value(m) - b * value(n)}$`,
          why: 'Put the values in; subtracting a negative number adds.',
        },
      ],
      check: `With $i^2 = -1$: $i^{${m}} = (-1)^{${m / 2}} = ${value(m)}$ and $i^{${n}} = (-1)^{${n / 2}} = ${value(n)}$, because ${m / 2} is ${(m / 2) % 2 === 0 ? 'even' : 'odd'} and ${n / 2} is ${(n / 2) % 2 === 0 ? 'even' : 'odd'}.`,
      faster: `Both exponents are even, so each power is $1$ or $-1$, and it is $1$ where 4 divides the exponent. At once this is $${a * value(m)} - ${paren(b * value(n))} = ${a * value(m) - b * value(n)}$.`,
    }
  },
  check: ({ a, m, b, n }) => {
    const [[p, q], [r, s]] = [turned(m), turned(n)]
    return complex(a * p - b * r, a * q - b * s)
  },
})

/** The offered exponent that a wrong comparison accepts. */
const chosen = (offers: readonly string[], fits: (k: number) => boolean) => {
  const found = offers.find((k) => fits(Number(k)))
  return found === undefined ? null : text(`$i^{${found}}$`)
}

const remainders = (n: number, k: number) =>
  `has an exponent with the remainder ${k % 4}; ${n} leaves the remainder ${n % 4}.`

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
      () => {
        const n = int(rng, 24, 90)
        const key = n + 4 * nonZero(rng, -15, 15)
        const [even, digit, three] = [
          4 * int(rng, -13, 13) + 2,
          10 * pick(rng, [-5, -1, 1, 5]),
          3 * (2 * int(rng, -9, 9) + 1),
        ]
        return { n, key, off: [n + even, n + digit, n + three] }
      },
      ({ n, key, off: [even = 0, digit = 0, three = 0] }) =>
        [key, even].every((k) => (k - n) % 10 !== 0 && (k - n) % 3 !== 0) &&
        [key, even, digit, three].every((k) => k > 4 && k < 150),
    ),
  frames: [
    { id: 'equal', kind: 'methods', items: 5, stem: ({ n }) => `Which power of $i$ has the same value as $i^{${n}}$?` },
  ],
  given: ({ n, key, off }) => ({ n, offers: [key, ...off].map(String).sort() }),
  answer: ({ key }) => text(`$i^{${key}}$`),
  traps: [
    {
      misconception: 'a2-cq-compares-even-and-odd-only',
      says: ({ off }) => `I took $i^{${off[0]}}$, and compared only whether the exponents are even or odd.`,
      classic: true,
      rule: ({ n, offers }) => chosen(offers, (k) => (k - n) % 4 !== 0 && (k - n) % 2 === 0 && (k - n) % 10 !== 0),
      why: ({ n, off }) => remainders(n, off[0] as number),
    },
    {
      misconception: 'a2-cq-compares-last-digits',
      says: ({ off }) => `I took $i^{${off[1]}}$, and compared the last digits of the exponents.`,
      rule: ({ n, offers }) => chosen(offers, (k) => (k - n) % 10 === 0),
      why: ({ n, off }) => remainders(n, off[1] as number),
    },
    {
      misconception: 'a2-cq-takes-a-cycle-of-three',
      says: ({ off }) => `I took $i^{${off[2]}}$, as if the powers of $i$ repeated after three steps.`,
      rule: ({ n, offers }) => chosen(offers, (k) => (k - n) % 3 === 0),
      why: ({ n, off }) => remainders(n, off[2] as number),
    },
  ],
  explain: ({ n, key, off }) => {
    const divided = (k: number) => `$${k} = 4 \\cdot ${Math.floor(k / 4)}${k % 4 === 0 ? '' : ` + ${k % 4}`}$`
    return {
      plan: 'Compare the remainders of the exponents after dividing by four: powers of $i$ repeat every four steps.',
      steps: [
        {
          do: `${divided(n)}, so $${n}$ leaves the remainder $${n % 4}$.`,
          why: 'Powers of $i$ repeat every four steps, so only the remainder matters.',
        },
        {
          do: `The exponents ${list(off.map((k) => `$${k}$`))} leave the remainders ${list(off.map((k) => `$${k % 4}$`))}.`,
          why: 'Another remainder means another power.',
        },
        {
          do: `${divided(key)} leaves the remainder $${key % 4}$ too, so $i^{${key}} = i^{${n}}$.`,
          why: 'Equal remainders belong to equal powers.',
        },
      ],
      check: `The difference of the exponents, $${Math.abs(n - key)}$, is a multiple of $4$.`,
      faster: `No division is needed: two powers of $i$ are equal when the difference of their exponents is a multiple of $4$. From $${n}$ to $${key}$ the difference is $${Math.abs(n - key)} = 4 \\cdot ${Math.abs(n - key) / 4}$. For the other exponents it is ${list(off.map((k) => `$${Math.abs(n - k)}$`))}, and none of these is a multiple of $4$.`,
    }
  },
  check: ({ n, offers }) => {
    const same = onlyFitting(offers, (k) => turned(Number(k)).join() === turned(n).join())
    return text(`$i^{${same}}$`)
  },
})

export const templates: readonly Template[] = [single, combine, which]
