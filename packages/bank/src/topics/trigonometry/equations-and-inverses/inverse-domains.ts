/** For which x an inverse sine or cosine is defined. */

import { div, frac, gcd, int, linear, nonZero, num, person, pick, sub, type Template, template, until } from '#kit'
import { WORD } from '../common.ts'

const skill = 'trig-inverse-functions'

type Inside = Readonly<{ fn: 'sin' | 'cos'; k: number; q: number; n: number; ask: 'greatest' | 'least' }>

const insideTex = ({ k, q, n }: Inside): string => `\\frac{${linear(k, q)}}{${n}}`
const formula = (p: Inside): string => `\\${p.fn}^{-1}\\left(${insideTex(p)}\\right)`
const end = ({ ask }: Pick<Inside, 'ask'>): number => (ask === 'greatest' ? 1 : -1)
const other = ({ ask }: Pick<Inside, 'ask'>): string => (ask === 'greatest' ? 'least' : 'greatest')
/** The end of the range of the inverse, in degrees. */
const endOfRange = ({ fn, ask }: Pick<Inside, 'fn' | 'ask'>): number =>
  fn === 'sin' ? (ask === 'greatest' ? 90 : -90) : ask === 'greatest' ? 180 : 0
/** Where the inside has this value. */
const solved = ({ k, q, n }: Inside, value: number) => num(frac(value * n - q, k))

const domain = template({
  id: 'trigonometry/domain-of-an-inverse',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        fn: pick(rng, ['sin', 'cos'] as const),
        k: int(rng, 2, 5),
        q: nonZero(rng, -12, 12),
        n: int(rng, 3, 11),
        ask: pick(rng, ['greatest', 'least'] as const),
      }),
      (p) => {
        const top = end(p) * p.n - p.q
        return (
          top !== 0 && Math.abs(p.q) !== p.n && Math.abs(p.q) !== 1 && p.n % p.k !== 0 && gcd(gcd(p.k, p.q), p.n) === 1
        )
      },
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (p) => `What is the ${p.ask} value of $x$ for which $${formula(p)}$ is defined?`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: (p, rng) =>
        `${person(rng)} types numbers $x$ into a program that works out $${formula(p)}$. If $x$ is too ${p.ask === 'greatest' ? 'large' : 'small'}, the program shows an error. What is the ${p.ask} $x$ for which it gives an answer?`,
    },
  ],
  given: ({ fn, k, q, n, ask }) => ({ fn, k, q, n, ask }),
  answer: (p) => solved(p, end(p)),
  traps: [
    {
      misconception: 'trig-takes-wrong-limits-for-the-inside',
      classic: true,
      operation: 'wrong-number-used',
      operands: () => [0],
      after: (x, { k, q }) => div(sub(x, q), k),
      rule: (g) => (g.ask === 'least' ? solved(g, 0) : null),
      says: () => 'I thought that the inside must not be negative, and set it equal to $0$.',
      why: ({ fn }) => `makes the inside $0$, but a ${WORD[fn]} may be negative, down to $-1$.`,
    },
    {
      misconception: 'trig-solves-the-inside-wrongly',
      classic: true,
      operation: 'part-left-out',
      operands: ({ ask }) => [ask === 'greatest' ? 1 : -1],
      after: (x, { k, q }) => div(sub(x, q), k),
      rule: (g) => num(frac(end(g) - g.q, g.k)),
      says: (p) => `I left out the denominator $${p.n}$, and set $${linear(p.k, p.q)}$ equal to $${end(p)}$.`,
      why: ({ n }) => `leaves out the denominator $${n}$.`,
    },
    {
      misconception: 'trig-gives-the-other-end-of-a-domain',
      operation: 'solved-for-the-other',
      operands: ({ k, q, n, ask }) => [div((ask === 'greatest' ? -n : n) - q, k)],
      rule: (g) => solved(g, -end(g)),
      says: (p) => `I gave the ${other(p)} value of $x$.`,
      why: (p) => `is the ${other(p)} value of $x$.`,
    },
    {
      misconception: 'trig-solves-the-inside-wrongly',
      operation: 'part-left-out',
      operands: ({ q, n, ask }) => [(ask === 'greatest' ? n : -n) - q],
      rule: (g) => num(end(g) * g.n - g.q),
      says: ({ k }) => `I did not divide by $${k}$ at the end.`,
      why: (p) => `is $${p.k}x$ and not $x$.`,
    },
    {
      misconception: 'trig-solves-the-inside-wrongly',
      operation: 'added-instead-of-subtracted',
      operands: ({ q, n, ask }) => [ask === 'greatest' ? n : -n, q],
      after: (x, { k }) => div(x, k),
      rule: (g) => num(frac(end(g) * g.n + g.q, g.k)),
      says: ({ q }) =>
        q > 0
          ? `I added $${q}$ on the other side instead of subtracting it.`
          : `I subtracted $${-q}$ on the other side instead of adding it.`,
      why: ({ q }) => (q > 0 ? `adds $${q}$ instead of subtracting it.` : `subtracts $${-q}$ instead of adding it.`),
    },
    {
      misconception: 'trig-takes-wrong-limits-for-the-inside',
      // Among options such large numbers would be struck out at sight.
      rule: (g, frame) => (frame === 'grid' && endOfRange(g) !== 0 ? solved(g, endOfRange(g)) : null),
      says: (p) => `I set the inside equal to $${endOfRange(p)}$, the end of the range in degrees.`,
      why: (p) => `sets the inside equal to $${endOfRange(p)}$, but that is an angle in degrees, not a ${WORD[p.fn]}.`,
    },
  ],
  explain: (p) => {
    const { fn, k, q, n } = p
    const one = end(p)
    const undo = q > 0 ? `- ${q}` : `+ ${-q}`
    const top = one * n - q
    const key = frac(top, k)
    return {
      plan: 'The inside of an inverse sine or cosine must be a value that a sine or cosine can have: from minus one to one. Set the inside equal to the end that is asked for, and solve for $x$.',
      steps: [
        {
          do: `$${formula(p)}$ is defined for $-1 \\le ${insideTex(p)} \\le 1$.`,
          why: `No angle has a ${WORD[fn]} below $-1$ or above $1$.`,
        },
        {
          do: `The inside grows with $x$, so the ${p.ask} $x$ has $${insideTex(p)} = ${one}$.`,
          why: `The ${p.ask} $x$ belongs to the ${p.ask} value of the inside.`,
        },
        { do: `$${linear(k, q)} = ${one * n}$`, why: `Multiply both sides by $${n}$.` },
        {
          do: `$${k}x = ${one * n} ${undo} = ${top}$, so $x = ${num(key).html.replace(/\$/g, '')}$.`,
          why: `${q > 0 ? `Subtract $${q}$` : `Add $${-q}$`}, then divide by $${k}$.`,
        },
      ],
      faster: `A fraction with the denominator ${n} lies from $-1$ to 1 as long as its numerator lies from $-${n}$ to ${n}. So start with $${linear(k, q)} ${one > 0 ? '\\le' : '\\ge'} ${one * n}$, so $${k}x ${one > 0 ? '\\le' : '\\ge'} ${top}$ and $x ${one > 0 ? '\\le' : '\\ge'} ${num(key).html.replace(/\$/g, '')}$.`,
      check: `There $${k}x = ${top}$, so the inside is $\\frac{${top} ${q > 0 ? `+ ${q}` : `- ${-q}`}}{${n}} = \\frac{${one * n}}{${n}} = ${one}$.`,
    }
  },
  // Walks along the x-axis in small steps as long as there is an angle.
  check: ({ fn, k, q, n, ask }) => {
    const angle = (x60: number) => Math[fn === 'sin' ? 'asin' : 'acos']((k * x60 + 60 * q) / (60 * n))
    const inside = Array.from({ length: 6001 }, (_, i) => i - 3000).filter((x60) => !Number.isNaN(angle(x60)))
    return num(frac(ask === 'greatest' ? Math.max(...inside) : Math.min(...inside), 60))
  },
})

export const templates: readonly Template[] = [domain]
