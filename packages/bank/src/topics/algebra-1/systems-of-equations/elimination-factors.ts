/** By which factors a variable is made to cancel. */

import { gcd, int, linear, paren, signed, template, text, until, type Value } from '#kit'
import { put } from '../undoing.ts'
import type { Line } from './lines.ts'
import { drawPair, show } from './pairs.ts'

const skill = 'a1-systems-by-elimination'

/** Which factors make x (or y) cancel when the equations are added? */
export const factors = template({
  id: 'algebra-1/elimination-factors',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ ...drawPair(false)(rng), onX: int(rng, 0, 1) === 1 }),
      ({ p, q, onX }) => (onX ? gcd(p.a, q.a) === 1 && Math.abs(p.a) > 1 && Math.abs(q.a) > 1 : gcd(p.b, q.b) === 1),
    ),
  frames: [
    {
      id: 'factors',
      kind: 'methods',
      items: 7,
      stem: ({ p, q, onX }) =>
        `${show({ p, q })}<p>By which numbers can the two equations be multiplied so that $${onX ? 'x' : 'y'}$ cancels when they are added?</p>`,
    },
  ],
  given: (e) => e,
  answer: ({ p, q, onX }) => times(...right(p, q, onX)),
  traps: [
    {
      misconception: 'a1-elimination-own-coefficient',
      says: () => 'I used the right two numbers, but each for the other equation.',
      classic: true,
      rule: ({ p, q, onX }) => times(right(p, q, onX)[1], right(p, q, onX)[0]),
      why: () => 'multiplies each equation by its own coefficient instead of the other one’s.',
    },
    {
      misconception: 'a1-elimination-same-sign',
      says: () => 'I took the second number with the wrong sign, so that the terms become equal instead of opposite.',
      classic: true,
      rule: ({ p, q, onX }) => times(right(p, q, onX)[0], -right(p, q, onX)[1]),
      why: ({ onX }) => `makes the $${onX ? 'x' : 'y'}$-terms equal, so that they do not cancel when added.`,
    },
    {
      misconception: 'a1-elimination-wrong-letter',
      says: ({ onX }) => `I made $${onX ? 'y' : 'x'}$ cancel instead of $${onX ? 'x' : 'y'}$.`,
      rule: ({ p, q, onX }) => times(...right(p, q, !onX)),
      why: ({ onX }) => `makes $${onX ? 'y' : 'x'}$ cancel.`,
    },
    {
      misconception: 'a1-elimination-own-coefficient',
      says: () => 'I used the right two numbers, but each for the other equation, and one of them with the wrong sign.',
      twoSlips: true,
      rule: ({ p, q, onX }) => times(-right(p, q, onX)[1], right(p, q, onX)[0]),
    },
    {
      misconception: 'a1-elimination-wrong-letter',
      says: ({ onX }) => `I looked at the $${onX ? 'y' : 'x'}$-terms, and made them equal instead of opposite.`,
      twoSlips: true,
      rule: ({ p, q, onX }) => times(right(p, q, !onX)[0], -right(p, q, !onX)[1]),
    },
  ],
  explain: ({ p, q, onX }) => {
    const [u, v] = onX ? [p.a, q.a] : [p.b, q.b]
    const [k, n] = right(p, q, onX)
    const v1 = onX ? 'x' : 'y'
    return {
      plan: 'A variable cancels when its two coefficients become opposite numbers. Give them the same size first, then opposite signs.',
      steps: [
        {
          do: `The coefficients of $${v1}$ are $${u}$ and $${v}$.`,
          why: 'Only these two have to match; the other terms are multiplied along.',
        },
        {
          do: `The least common multiple of $${Math.abs(u)}$ and $${Math.abs(v)}$ is $${Math.abs(u)} \\cdot ${Math.abs(v)} = ${Math.abs(u * v)}$, so the terms must become $${Math.abs(u * v)}${v1}$ and $-${Math.abs(u * v)}${v1}$.`,
          why: 'Opposite terms add up to $0$.',
        },
        {
          do: `$${u}$ and $${v}$ have ${u * v > 0 ? 'the same sign, so exactly one factor must be negative' : 'opposite signs already, so both factors may be positive'}.`,
          why: 'A negative factor changes the sign of every term; a positive one keeps it.',
        },
        {
          do: `${times(k, n).html}: $${put(k, u)} = ${k * u}$ and $${put(n, v)} = ${n * v}$.`,
          why: 'Each equation is multiplied by the size of the other coefficient.',
        },
      ],
      check: `$${k * u} + ${paren(n * v)} = 0$, so $${v1}$ is gone after adding, and $${linear(onX ? k * p.b + n * q.b : k * p.a + n * q.a, 0, onX ? 'y' : 'x')} = ${k * p.c + n * q.c}$ is left.`,
      faster: `Test the options: the first factor times $${u}$ and the second times $${v}$ must add up to $0$. Only $${k} \\cdot ${paren(u)} + ${paren(n)} \\cdot ${paren(v)} = ${k * u}${signed(n * v)} = 0$ fits.`,
    }
  },
  // Small whole factors without a common divisor, the first one positive.
  check: ({ p, q, onX }) => {
    for (let k = 1; k <= 6; k++)
      for (let n = -6; n <= 6; n++)
        if (n !== 0 && gcd(k, n) === 1 && k * (onX ? p.a : p.b) + n * (onX ? q.a : q.b) === 0) return times(k, n)
    return times(0, 0)
  },
})

function right(p: Line, q: Line, onX: boolean): readonly [number, number] {
  const [u, v] = onX ? [p.a, q.a] : [p.b, q.b]
  const g = gcd(u, v)
  const s = v < 0 ? -1 : 1
  return [(s * v) / g, (-s * u) / g]
}
function times(k: number, n: number): Value {
  const s = k < 0 ? -1 : 1
  return text(`The first by $${s * k}$, the second by $${s * n}$`)
}
