/** Equations with one solution, none, or every number. */

import { int, linear, nonZero, paren, pick, signed, template, term, text, until } from '#kit'
import { chain, quotient, undo, unscale, workedLine } from '../undoing.ts'

const skill = 'a1-variables-both-sides'

const whole = (n: number, d: number): boolean => d !== 0 && n % d === 0

const NONE = 'There is no solution'
const ALL = 'Every number is a solution'
const only = (x: number) => text(`The only solution is $x = ${x}$`)

type HowMany = { p: number; q: number; c: number; d: number }

const tested = ({ p, q, c, d }: HowMany, x: number): string => {
  const [left, right] = [p * (x + q), c * x + d]
  return left === right
    ? 'is one solution, but every other number is a solution too.'
    : `is no solution: there the left side is $${left}$ and the right side $${right}$.`
}

/** p(x + q) against px + r, and one with different letters: how many solutions? */
export const howMany = template({
  id: 'algebra-1/both-sides-how-many',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) => {
    const kind = pick(rng, ['one', 'all', 'none', 'zero', 'all', 'one'] as const)
    const [p, q] = [int(rng, 2, 8), nonZero(rng, -7, 7)]
    const c =
      kind === 'none' || kind === 'all'
        ? p
        : until(
            () => int(rng, 2, 9),
            (n) => n !== p,
          )
    const x = kind === 'zero' ? 0 : nonZero(rng, -6, 6)
    const d = kind === 'all' ? p * q : kind === 'none' ? p * q + p * nonZero(rng, -5, 5) : (p - c) * x + p * q
    return { p, q, c, d }
  },
  frames: [
    {
      id: 'statement',
      kind: 'bare',
      stem: ({ p, q, c, d }) => `Which statement about $${p}(x${signed(q)}) = ${linear(c, d)}$ is true?`,
    },
  ],
  given: (p) => p,
  answer: ({ p, q, c, d }) => (p === c ? text(p * q === d ? ALL : NONE) : only((d - p * q) / (p - c))),
  traps: [
    {
      misconception: 'a1-misreads-cancelled-variables',
      classic: true,
      rule: ({ p, q, c, d }) => (p === c ? text(p * q === d ? NONE : ALL) : null),
      why: ({ p, q, d }) =>
        p * q === d
          ? 'stops when the variables cancel; the constants that are left are equal.'
          : `stops when the variables cancel; the constants that are left, $${p * q}$ and $${d}$, differ.`,
    },
    {
      misconception: 'a1-distributes-to-first-term-only',
      classic: true,
      rule: ({ p, q, c, d }) => (p !== c && whole(d - q, p - c) ? only((d - q) / (p - c)) : null),
      why: ({ p, q }) => `multiplies only the $x$ by $${p}$ and leaves the $${q}$ as it was.`,
    },
    {
      misconception: 'a1-takes-equal-letters-for-no-solution',
      unlessRight: true,
      rule: () => text(NONE),
      why: ({ p, c }) =>
        p === c
          ? 'stops when the variables cancel; the numbers that are left are equal.'
          : `cannot be: $${p}x$ and $${c}x$ differ, so the variables do not vanish.`,
    },
    {
      misconception: 'a1-takes-vanished-letters-for-identity',
      unlessRight: true,
      rule: () => text(ALL),
      why: ({ p, q, c, d }) =>
        p === c
          ? `stops when the variables cancel; the numbers that are left, $${p * q}$ and $${d}$, differ.`
          : `cannot be: $${p}x$ and $${c}x$ differ, so the variables do not vanish.`,
    },
    { misconception: 'a1-takes-no-letters-for-zero', unlessRight: true, rule: () => only(0), why: (p) => tested(p, 0) },
    { misconception: 'a1-sets-the-parentheses-to-zero', rule: ({ q }) => only(-q), why: (p) => tested(p, -p.q) },
    {
      misconception: 'a1-subtracts-in-the-wrong-order',
      rule: ({ p, q, c, d }) => (p === c || d === p * q ? null : only((p * q - d) / (p - c))),
      why: (p) => tested(p, (p.p * p.q - p.d) / (p.p - p.c)),
    },
  ],
  explain: ({ p, q, c, d }) => {
    const plan =
      'Distribute, then bring the variable terms together. If they cancel, compare the constants that are left; if not, solve as usual.'
    const first = {
      do: `Distribute: $${linear(p, p * q)} = ${linear(c, d)}$.`,
      why: `The $${p}$ multiplies both terms in the parentheses.`,
    }
    if (p === c) {
      const all = p * q === d
      return {
        plan,
        steps: [
          first,
          {
            do: `Subtract $${p}x$ from both sides: the variable terms cancel, and on the left $${p * q}$ is left, on the right $${d}$.`,
            why: 'The $x$-terms on both sides are equal.',
          },
          {
            do: all
              ? `$${p * q} = ${d}$ is true, whatever $x$ is: every number is a solution.`
              : `$${p * q} = ${d}$ is false, whatever $x$ is: there is no solution.`,
            why: all ? 'The two sides are the same expression.' : 'The two sides always differ by the same amount.',
          },
        ],
        check: `For $x = 0$ the sides are $${p} \\cdot ${paren(q)} = ${p * q}$ and $${d}$; for $x = 1$ they are $${p} \\cdot ${paren(1 + q)} = ${p * (1 + q)}$ and $${workedLine(c, 1, d)}$: ${all ? 'equal' : 'different'} both times.`,
        faster: `Compare without solving: both sides have $${p}x$, so only the constants decide. On the left $${p} \\cdot ${paren(q)} = ${p * q}$, on the right $${d}$: ${all ? 'the same, so every number is a solution' : 'different, so there is no solution'}.`,
      }
    }
    const x = (d - p * q) / (p - c) || 0
    const last = p - c === 1 ? '' : `${unscale(p - c)}: $${p - c === -1 ? `x = ${x}` : quotient(d - p * q, p - c)}$. `
    return {
      plan,
      steps: [
        first,
        {
          do: `Subtract $${c}x$ from both sides: $${linear(p - c, p * q)} = ${d}$.`,
          why: 'The variable terms are different, so they do not cancel.',
        },
        {
          do: `${undo(p * q)}: $${chain(term(p - c, 'x'), `${d}${signed(-p * q)}`, `${d - p * q}`)}$.`,
          why: 'This leaves the $x$-term by itself.',
        },
        {
          do: `${last}The only solution is $x = ${x}$.`,
          why: 'A variable term that is left gives exactly one solution, and $0$ is a number like any other.',
        },
      ],
      check: `For $x = ${x}$ the sides are $${p} \\cdot ${paren(x + q)} = ${p * (x + q)}$ and $${workedLine(c, x, d)}$.`,
      faster: `The sides have $${p}x$ and $${c}x$, which differ, so there is exactly one solution, and the numbers offered can be put in: for $x = ${x}$ both sides are $${p * (x + q)}$.`,
    }
  },
  // Two values decide: a linear difference that vanishes at both vanishes everywhere.
  check: ({ p, q, c, d }) => {
    const gap = (x: number) => p * (x + q) - (c * x + d)
    if (gap(0) === gap(1)) return text(gap(0) === 0 ? ALL : NONE)
    return only(Array.from({ length: 41 }, (_, i) => i - 20).find((x) => gap(x) === 0) ?? 999)
  },
})
