import { expr, gcd, int, linear, person, template, term, until } from '#kit'
import { readValue } from '../read-tex.ts'
import { factors, px } from './forms.ts'
import { mental } from './squares-mental.ts'

const skill = 'a1-factoring-special'

/** The roots a and b of a²x² − b², read off the polynomial or off the two squares. */
const rootsOf = ({ polynomial, side, cut }: Readonly<{ polynomial?: string; side?: string; cut?: number }>) => {
  const [, first = '', last = ''] = /^(\d*)x\^\{2\} - (\d+)$/.exec(polynomial ?? '') ?? []
  const lead = Number((side ?? '').replace('x', '') || 1)
  return polynomial ? { a: Math.sqrt(Number(first || 1)), b: Math.sqrt(Number(last)) } : { a: lead, b: cut ?? 0 }
}

const difference = template({
  id: 'algebra-1/difference-of-squares',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 1, 8), b: int(rng, 2, 12) }),
      ({ a, b }) => a !== b && gcd(a, b) === 1,
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 7, stem: ({ a, b }) => `Factor $${px([a * a, 0, -b * b])}$.` },
    {
      id: 'cut',
      kind: 'words',
      items: 6,
      b: 0,
      stem: ({ a, b }, rng) =>
        `${person(rng)} cuts a square of ${b} by ${b} inches out of a square sheet with sides of $${linear(a, 0)}$ inches. Which product gives the area that is left, in square inches?`,
    },
  ],
  given: ({ a, b }, frame) =>
    frame === 'cut' ? { side: linear(a, 0), cut: b } : { polynomial: px([a * a, 0, -b * b]) },
  answer: ({ a, b }) => factors(a, b, a, -b),
  traps: [
    {
      misconception: 'a1-poly-factors-as-a-square',
      says: () => 'I gave the square of the difference.',
      classic: true,
      rule: (shown) => {
        const { a, b } = rootsOf(shown)
        return factors(a, -b, a, -b)
      },
      why: () => 'is the square of a difference; it has a middle term.',
    },
    {
      misconception: 'a1-poly-forgets-root-of-the-last',
      classic: true,
      rule: (shown) => {
        const { a, b } = rootsOf(shown)
        return factors(a, b * b, a, -b * b)
      },
      why: ({ b }) => `uses $${b * b}$ instead of its root $${b}$.`,
    },
    {
      misconception: 'a1-poly-forgets-root-of-the-first',
      says: ({ a }) => `I used $${a * a}x$ in both factors instead of $${a}x$.`,
      rule: (shown) => {
        const { a, b } = rootsOf(shown)
        return a === 1 ? null : factors(a * a, b, a * a, -b)
      },
      why: ({ a }) => `uses $${a * a}x$ in both factors; its square is too large.`,
    },
    {
      misconception: 'a1-poly-factors-as-a-square',
      says: () => 'I gave the square of the sum.',
      rule: (shown) => {
        const { a, b } = rootsOf(shown)
        return factors(a, b, a, b)
      },
      why: () => 'is the square of a sum; it has a middle term and a plus at the end.',
    },
    {
      misconception: 'a1-poly-forgets-root-of-the-first',
      says: () => 'I took no roots at all.',
      rule: (shown) => {
        const { a, b } = rootsOf(shown)
        return a === 1 ? null : factors(a * a, b * b, a * a, -b * b)
      },
      why: () => 'does not take the roots at all.',
    },
    {
      misconception: 'a1-poly-forgets-root-of-the-first',
      says: ({ a }) => `I used $${a * a}x$ in the first factor and $x$ in the second.`,
      rule: (shown) => {
        const { a, b } = rootsOf(shown)
        return a === 1 ? null : factors(a * a, b, 1, -b)
      },
      why: ({ a }) => `uses $${a * a}x$ and $x$; the middle terms do not cancel.`,
    },
    {
      misconception: 'a1-poly-factors-as-a-square',
      says: ({ a }) => `I gave the square of a difference, with $${a * a}x$ instead of $${a}x$.`,
      twoSlips: true,
      rule: (shown) => {
        const { a, b } = rootsOf(shown)
        return a === 1 ? null : factors(a * a, -b, a * a, -b)
      },
      why: ({ a }) => `is a square, and uses $${a * a}x$ instead of $${a}x$.`,
    },
    {
      misconception: 'a1-poly-factors-as-a-square',
      says: ({ b }) => `I gave the square of a difference, with $${b * b}$ instead of its root.`,
      twoSlips: true,
      rule: (shown) => {
        const { a, b } = rootsOf(shown)
        return factors(a, -b * b, a, -b * b)
      },
      why: ({ b }) => `is a square, and uses $${b * b}$ instead of its root.`,
    },
    {
      misconception: 'a1-poly-factors-as-a-square',
      says: ({ b }) => `I gave the square of a sum, with $${b * b}$ instead of its root.`,
      twoSlips: true,
      rule: (shown) => {
        const { a, b } = rootsOf(shown)
        return factors(a, b * b, a, b * b)
      },
      why: ({ b }) => `is a square, and uses $${b * b}$ instead of its root.`,
    },
  ],
  explain: ({ a, b }, frame) => ({
    plan: 'One square minus another square is a pattern: it is the sum of their roots times the difference of their roots.',
    steps: [
      ...(frame === 'cut'
        ? [
            {
              do: `The area that is left is $${a === 1 ? 'x^2' : `(${a}x)^2`} - ${b}^2$.`,
              why: 'Subtract the square that is cut out from the whole sheet.',
            },
          ]
        : []),
      {
        do:
          a === 1
            ? `$x^2$ is the square of $x$, and $${b * b} = ${b}^2$.`
            : `$${px([a * a, 0, 0])} = (${a}x)^2$ and $${b * b} = ${b}^2$.`,
        why: 'Both terms are squares, and they are subtracted.',
      },
      {
        do: `With $p = ${linear(a, 0)}$ and $q = ${b}$ the product is ${factors(a, b, a, -b).html}.`,
        why: '$p^2 - q^2 = (p + q)(p - q)$.',
      },
    ],
    check: `Multiply back: the middle terms $${term(-a * b, 'x')}$ and $${term(a * b, 'x')}$ cancel, and $${px([a * a, 0, -b * b])}$ is left.`,
  }),
  check: ({ polynomial, side, cut }) =>
    expr('', ({ x }) =>
      polynomial === undefined ? readValue(side, { x }) ** 2 - cut ** 2 : readValue(polynomial, { x }),
    ),
})

export const templates = [difference, mental]
