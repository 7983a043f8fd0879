/** Questions about other people’s claims, for the skill of `conditional-probability.ts`. */

import { frac, int, judgeStatements, type Template, template, toDecimalText, until, withFaster } from '#kit'
import { cond, two } from './conditional-probability.ts'

const independence = template({
  id: 'algebra-2/independence-claims',
  skill: cond.skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    judgeStatements({
      slip: 'a2-prob',
      items: 6,
      draw: (rng): { p: number; q: number } =>
        until(
          () => ({ p: int(rng, 2, 8) * 10, q: int(rng, 2, 8) * 10 }),
          ({ p, q }) => p !== q && p + q !== 100,
        ),
      setup: ({ p, q }) =>
        `The events $A$ and $B$ are independent, where $A$ has the probability ${p}% and $B$ the probability ${q}%.`,
      plan: 'For independent events the probability of both is the product, and knowing that one happened changes nothing about the other. Work out each probability from this, and compare.',
      claims: ({ p, q }) => [
        {
          id: 'and',
          says: `$P(A \\text{ and } B) = ${toDecimalText(frac(p * q, 10000))}$.`,
          holds: true,
          tested: `The events are independent, so multiply: $${two(p)} \\cdot ${two(q)} = ${toDecimalText(frac(p * q, 10000))}$.`,
        },
        {
          id: 'given',
          says: `$P(A \\mid B) = ${two(p)}$.`,
          holds: true,
          tested: `$P(A \\mid B) = \\frac{P(A \\text{ and } B)}{P(B)} = \\frac{${two(p)} \\cdot ${two(q)}}{${two(q)}}$, and $${two(q)}$ cancels.`,
        },
        {
          id: 'not',
          says: `$P(\\text{not } B \\mid A) = ${two(100 - q)}$.`,
          holds: true,
          tested: `$B$ has the probability $${two(q)}$, also when $A$ happened. “Not $B$” has the rest: $1 - ${two(q)} = ${two(100 - q)}$.`,
        },
        {
          id: 'zero',
          says: '$A$ and $B$ cannot happen together.',
          holds: false,
          tested: `Events that cannot happen together have $P(A \\text{ and } B) = 0$. Here it is $${two(p)} \\cdot ${two(q)} = ${toDecimalText(frac(p * q, 10000))}$.`,
          because: 'Independent does not mean that the two exclude each other.',
        },
        {
          id: 'or',
          says: `$P(A \\text{ or } B) = ${two(p + q)}$.`,
          holds: false,
          tested: `Add, and take away what is counted twice: $${two(p)} + ${two(q)} - ${two(p)} \\cdot ${two(q)} = ${toDecimalText(frac(100 * (p + q) - p * q, 10000))}$.`,
          because: 'The plain sum counts twice what belongs to both.',
        },
        {
          id: 'same',
          says: `$P(A \\mid B) = ${toDecimalText(frac(p * q, 10000))}$.`,
          holds: false,
          tested: `$P(A \\mid B) = \\frac{P(A \\text{ and } B)}{P(B)} = \\frac{${toDecimalText(frac(p * q, 10000))}}{${two(q)}} = ${two(p)}$.`,
          because: `$${toDecimalText(frac(p * q, 10000))}$ is the probability that both happen.`,
        },
      ],
      verify: ({ p, q }, id) => {
        // Counted on a square of 100 by 100 equally likely cells.
        const cells = { both: 0, a: 0, b: 0, all: 0 }
        for (let i = 0; i < 100; i++)
          for (let j = 0; j < 100; j++) {
            cells.all++
            if (i < p) cells.a++
            if (j < q) cells.b++
            if (i < p && j < q) cells.both++
          }
        if (id === 'and') return cells.both / cells.all === (p * q) / 10000
        if (id === 'given') return cells.both * 100 === p * cells.b
        if (id === 'not') return (cells.a - cells.both) * 100 === (100 - q) * cells.a
        if (id === 'zero') return cells.both === 0
        if (id === 'or') return cells.a + cells.b - cells.both === (p + q) * 100
        return cells.both * 10000 === p * q * cells.b
      },
      checked: ({ p, q }) =>
        `Imagine 100 tries: $A$ happens in ${p}, $B$ in ${q}, and both in ${(p * q) / 100}, which is ${p}% of the ${q} with $B$ and ${q}% of the ${p} with $A$. $A$ or $B$ happens in $${p} + ${q} - ${(p * q) / 100} = ${p + q - (p * q) / 100}$.`,
    }),
    ({ e: { p, q }, ids }) => {
      const both = toDecimalText(frac(p * q, 10000))
      const seen: Readonly<Record<string, string>> = {
        and: `for both, multiply: $${two(p)} \\cdot ${two(q)} = ${both}$`,
        given: `knowing $B$ changes nothing, so $P(A \\mid B)$ is $P(A) = ${two(p)}$`,
        not: `knowing $A$ changes nothing, so “not $B$” keeps $${two(100 - q)}$`,
        zero: `both happen with $${two(p)} \\cdot ${two(q)} = ${both}$, which is not $0$`,
        or: `“or” is less than the sum, since the sum counts twice where both happen`,
        same: `knowing $B$ changes nothing, so $P(A \\mid B)$ is $P(A) = ${two(p)}$`,
      }
      return `No formula for conditions is needed: ${[...new Set(ids.map((id) => seen[id]))].join('; ')}.`
    },
  ),
})

export const templates: readonly Template[] = [independence]
