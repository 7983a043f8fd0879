/** Long division with an unknown constant, and the mistakes of others. */

import {
  add,
  mul,
  nameTheWorkedMistake,
  nonZero,
  num,
  paren,
  polyDivmod,
  polynomial,
  polyValue,
  signed,
  signedTerm,
  type Template,
  template,
  until,
  withFaster,
} from '#kit'
import {
  base,
  byQuadratic,
  divide,
  firstOnly,
  givenOf,
  type List,
  lastAdded,
  lastDropped,
  tex,
  value,
} from './long-division.ts'

type Unknown = Readonly<{ p1: number; s: number; t: number; m: number; n: number }>
const knownOf = ({ p1, s, t, m }: Unknown) => (p1 - s) * s + t + m

const unknown = template({
  ...base,
  id: 'algebra-2/long-division-unknown-constant',
  difficulty: 'High',
  b: 1,
  seconds: 130,
  draw: (rng): Unknown =>
    until(
      () => ({
        p1: nonZero(rng, -8, 8),
        s: nonZero(rng, -4, 4),
        t: nonZero(rng, -6, 6),
        m: nonZero(rng, -6, 6),
        n: nonZero(rng, -9, 9),
      }),
      (e) =>
        e.p1 !== e.s &&
        e.p1 !== -e.s &&
        knownOf(e) !== 0 &&
        Math.abs(knownOf(e)) < 40 &&
        (e.p1 - e.s) * e.t + e.n !== 0,
    ),
  frames: [
    {
      id: 'find-k',
      kind: 'multi-step',
      items: 6,
      stem: (e) =>
        `When $${tex([1, e.p1, knownOf(e), 0])} + k$ is divided by $${tex([1, e.s, e.t])}$, the remainder is $${tex([e.m, e.n])}$. What is the value of $k$?`,
    },
    {
      id: 'typed',
      kind: 'multi-step',
      items: 6,
      response: 'grid',
      stem: (e) =>
        `For a constant $k$ and some number $c$, the equation $${tex([1, e.p1, knownOf(e), 0])} + k = (${tex([1, e.s, e.t])})(x + c)${signedTerm(e.m, 'x')}${signed(e.n)}$ is true for all $x$. What is the value of $k$?`,
    },
  ],
  given: (e) => e,
  answer: ({ p1, s, t, n }) => num((p1 - s) * t + n),
  traps: [
    {
      misconception: 'a2-ld-subtracts-only-the-first-term',
      classic: true,
      says: ({ p1, s }) =>
        `I added $${s}$ to $${p1}$ instead of subtracting it, and so took $${p1 + s}$ for the constant term of the quotient.`,
      operation: 'added-instead-of-subtracted',
      operands: ({ p1, s }) => [p1, s],
      after: (got, { t, n }) => add(mul(t, got), n),
      rule: ({ p1, s, t, n }, frame) => (frame === 'find-k' ? num((p1 + s) * t + n) : null),
      why: ({ p1, s }) =>
        `uses $${p1 + s}$ for the constant term of the quotient, although $${s}$ has to be subtracted from $${p1}$.`,
    },
    {
      misconception: 'a2-leaves-out-the-remainder',
      classic: true,
      operation: 'term-left-out',
      operands: ({ t, p1, s }) => [t * (p1 - s)],
      rule: ({ p1, s, t }) => num((p1 - s) * t),
      why: ({ n }) => `leaves out the $${n}$ of the remainder.`,
      says: ({ n }) => `I left out the $${n}$ of the remainder.`,
    },
    {
      misconception: 'a2-subtracts-the-remainder',
      operation: 'subtracted-instead-of-added',
      operands: ({ t, p1, s, n }) => [t * (p1 - s), n],
      rule: ({ p1, s, t, n }) => num((p1 - s) * t - n),
      why: ({ n }) => `subtracts the $${n}$ of the remainder instead of adding it.`,
      says: ({ n }) => `I subtracted the $${n}$ of the remainder instead of adding it.`,
    },
    {
      misconception: 'a2-ld-adds-the-last-term',
      operation: 'sign-reversed',
      operands: ({ t, p1, s }) => [t * (p1 - s)],
      after: (got, { n }) => add(got, n),
      rule: ({ p1, s, t, n }) => num(-(p1 - s) * t + n),
      why: ({ t }) => `takes the multiple of $${t}$ with the wrong sign.`,
      says: ({ t }) => `I took the multiple of $${t}$ with the wrong sign.`,
    },
    {
      misconception: 'a2-ld-compares-with-the-wrong-term',
      operation: 'wrong-number-used',
      operands: ({ p1 }) => [p1],
      after: (got, { t, n }) => add(mul(t, got), n),
      rule: ({ p1, t, n }) => num(p1 * t + n),
      why: ({ p1 }) => `uses $${p1}$ from the dividend for the constant term of the quotient.`,
    },
  ],
  explain: (e) => ({
    plan: 'The dividend is divisor times quotient plus remainder. The quotient is linear; find its constant term from the second coefficient, then compare constant terms.',
    steps: [
      { do: 'The quotient is $x + c$.', why: 'A cubic divided by a quadratic, both with leading coefficient 1.' },
      {
        do: `In the $x^{2}$-terms, $c${signed(e.s)} = ${e.p1}$, so $c = ${e.p1 - e.s}$.`,
        why: 'It comes from $x$ times the middle term of the divisor and from $c$ times $x^{2}$.',
      },
      {
        do: `The constant terms give $k = ${e.t} \\cdot ${e.p1 - e.s < 0 ? `(${e.p1 - e.s})` : e.p1 - e.s}${signed(e.n)}$.`,
        why: 'Constant term of the divisor times that of the quotient, plus that of the remainder.',
      },
      {
        do: `$k = ${e.t * (e.p1 - e.s)}${signed(e.n)} = ${e.t * (e.p1 - e.s) + e.n}$`,
        why: 'Multiply first, then add.',
      },
    ],
    check: `The $x$-terms agree as well: $${e.t}${signed(e.s * (e.p1 - e.s))}${signed(e.m)} = ${knownOf(e)}$.`,
  }),
  // The remainder of the division must have the constant term that is given.
  check: ({ p1, s, t, m, n }) => {
    for (let k = -200; k <= 200; k++) {
      const rest = divide([1, p1, (p1 - s) * s + t + m, k], [1, s, t])?.r ?? []
      if (rest[0] === m && rest[1] === n) return num(k)
    }
    return num(0)
  },
})

/** The quotient by its leading terms: two divisions, and of the first product only the middle term. */
function leadingTerms([first = 0, second = 0]: List, [, s = 0]: List, name: string): string {
  const q = first
  const left = second - q * s
  return `Two divisions of leading terms give the quotient: $${tex([first, 0, 0, 0])} \\div x^{2} = ${tex([q, 0])}$; then $${second === 0 ? '' : `${tex([second, 0, 0])}${signedTerm(-q * s, 'x^{2}')} = `}${tex([left, 0, 0])}$ is left, and $${tex([left, 0, 0])} \\div x^{2} = ${left}$. So ${name}’s $${tex([q, left])}$ is the quotient.`
}

/** The constant term of the remainder alone: it tells what was done with the last terms of the products. */
function constantTerm(
  [q = 0, second = 0, , last = 0]: List,
  [, s = 0, t = 0]: List,
  which: number,
  name: string,
): string {
  const left = second - q * s
  const right = `The quotient ends in $${left}$, so the remainder must end in $${last} - ${paren(t)} \\cdot ${paren(left)} = ${last - t * left}$`
  const astray = second + q * s
  return [
    `Compare the constant terms only. ${right}. ${name} has $${last + t * astray}$, which is $${last} - ${paren(-t)} \\cdot ${paren(astray)}$: the quotient ended in $${second}${signed(q * s)} = ${astray}$, so the middle terms were added, too.`,
    `Compare the constant terms only. ${right}, and ${name} has $${last + t * left}$, which is $${last}${signed(t * left)}$: the last term was added.`,
    `Compare the constant terms only. ${name} has $${last}$, as in the dividend, so nothing was taken away there: the last term $${t}$ of the divisor was left out.`,
  ][which] as string
}

const mistake = template({
  ...base,
  id: 'algebra-2/long-division-mistake',
  difficulty: 'Medium',
  b: 0.5,
  seconds: 130,
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-poly',
      items: 6,
      draw: (rng) => givenOf(byQuadratic(rng)),
      task: ({ p, d }) => `looked for the remainder when $${tex(p)}$ is divided by $${tex(d)}$`,
      solution: ({ p, d }) => value(divide(p, d)?.r ?? []),
      work: ({ p, d }) =>
        `the quotient is $${tex(divide(p, d)?.q ?? [])}$, and $${tex(divide(p, d)?.r ?? [])}$ is left`,
      mistakes: ({ p, d }) => [
        {
          says: 'Subtracting only the first term of each product and adding the other terms',
          work: `the quotient would be $${tex(divide(p, firstOnly(d))?.q ?? [])}$`,
          result: value(divide(p, firstOnly(d))?.r ?? []),
        },
        {
          says: 'Adding the last term of each product instead of subtracting it',
          work: `the quotient would be $${tex(divide(p, lastAdded(d))?.q ?? [])}$, but the last columns change`,
          result: value(divide(p, lastAdded(d))?.r ?? []),
        },
        {
          says: 'Leaving the last term of the divisor out of every product',
          work: `the division would be by $${tex(lastDropped(d))}$`,
          result: value(divide(p, lastDropped(d))?.r ?? []),
        },
        {
          says: 'Giving the quotient instead of the remainder',
          work: 'the work is right, but the wrong part of it is given',
          result: value(divide(p, d)?.q ?? []),
        },
      ],
      redo: ({ p, d: [, s = 0, t = 0] }) => {
        const by = (b: number, c: number) => polyDivmod(polynomial(p), polynomial([1, b, c]))
        return [
          polyValue(by(s, t).remainder),
          polyValue(by(-s, -t).remainder),
          polyValue(by(s, -t).remainder),
          polyValue(by(s, 0).remainder),
          polyValue(by(s, t).quotient),
        ]
      },
    }),
    ({ e: { p, d }, which, name }) => (which === 3 ? leadingTerms(p, d, name) : constantTerm(p, d, which, name)),
  ),
})

export const templates: readonly Template[] = [unknown, mistake]
