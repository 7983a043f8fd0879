/** What the sign of the discriminant decides, for the skill of `discriminant.ts`. */

import {
  add,
  type Fracish,
  frac,
  inequality,
  int,
  mul,
  nonZero,
  num,
  paren,
  person,
  signed,
  sub,
  type Template,
  table,
  template,
  toNumber,
  toTex,
  until,
} from '#kit'
import { quad } from './common.ts'
import { type Abc, skill } from './discriminant.ts'

const range = template({
  id: 'algebra-2/constant-for-no-real-root',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) => ({ a: int(rng, 1, 4), b: 2 * nonZero(rng, -9, 9), real: int(rng, 0, 1) === 0 }),
  frames: [
    {
      id: 'constant',
      kind: 'multi-step',
      items: 7,
      stem: ({ a, b, real }) =>
        `For which values of $k$ does $${quad(a, b, 0)} + k = 0$ have ${real ? 'two different real solutions' : 'two solutions that are not real'}?`,
    },
  ],
  given: ({ a, b, real }) => ({ a, b, kind: real ? 'real' : 'nonreal' }),
  answer: ({ a, b, real }) => inequality('k', real ? '<' : '>', frac(b * b, 4 * a)),
  traps: [
    {
      misconception: 'a2-cq-turns-the-inequality',
      classic: true,
      operation: 'inequality-not-reversed',
      rule: ({ a, b, kind }) => inequality('k', kind === 'real' ? '>' : '<', frac(b * b, 4 * a)),
      why: ({ real }) => `gives ${real ? 'nonreal' : 'real'} solutions.`,
    },
    {
      misconception: 'a2-cq-flips-the-sign-of-the-bound',
      rule: ({ a, b, kind }) => inequality('k', kind === 'real' ? '>' : '<', frac(-b * b, 4 * a)),
      why: ({ a, b }) => `comes from $${b * b} + ${4 * a}k$ instead of $${b * b} - ${4 * a}k$.`,
    },
    {
      misconception: 'a2-cq-counts-the-double-solution',
      rule: ({ a, b, kind }) => inequality('k', kind === 'real' ? '<=' : '>=', frac(b * b, 4 * a)),
      why: () => 'includes the discriminant $0$, which gives one real solution only.',
    },
    {
      misconception: 'a2-cq-forgets-the-four',
      rule: ({ a, b, kind }) => inequality('k', kind === 'real' ? '<' : '>', frac(b * b, a)),
      why: () => 'leaves out the factor $4$ in the discriminant.',
    },
    {
      misconception: 'a2-cq-turns-the-inequality',
      twoSlips: true,
      rule: ({ a, b, kind }) => inequality('k', kind === 'real' ? '<' : '>', frac(-b * b, 4 * a)),
      why: () => 'has the wrong sign of the bound and the wrong direction.',
      says: () => 'I took $b^2 + 4ac$ for the discriminant, and flipped the inequality sign.',
    },
    {
      misconception: 'a2-cq-forgets-the-four',
      twoSlips: true,
      rule: ({ a, b, kind }) => inequality('k', kind === 'real' ? '>' : '<', frac(b * b, a)),
      why: () => 'leaves out the factor $4$ in the discriminant, and has the wrong direction.',
      says: () =>
        'I forgot the factor 4 in the discriminant, and kept the inequality sign when dividing by a negative number.',
    },
  ],
  explain: ({ a, b, real }) => ({
    plan: 'The sign of the discriminant decides about the kind of solutions, so write it with $k$ and solve an inequality.',
    steps: [
      {
        do: `The discriminant is $${paren(b)}^2 - 4 \\cdot ${a} \\cdot k = ${b * b} - ${4 * a}k$.`,
        why: 'Use $b^2 - 4ac$ with $c = k$.',
      },
      {
        do: `It must be ${real ? 'positive' : 'negative'}: $${b * b} - ${4 * a}k ${real ? '\\gt' : '\\lt'} 0$, so $-${4 * a}k ${real ? '\\gt' : '\\lt'} -${b * b}$.`,
        why: real ? 'Then the root is real and not zero.' : 'Then the root is imaginary.',
      },
      {
        do: `$k ${real ? '\\lt' : '\\gt'} ${toTex(frac(b * b, 4 * a))}$`,
        why: 'Dividing by a negative number reverses the inequality sign.',
      },
    ],
    check: [Math.ceil((b * b) / (4 * a)) - 1, Math.floor((b * b) / (4 * a)) + 1]
      .map(
        (k, i) =>
          `With $k = ${k}$ the discriminant is $${b * b} - ${4 * a} \\cdot ${k} = ${b * b - 4 * a * k}$: ${i === 0 ? 'two real solutions' : 'none'}.`,
      )
      .join(' '),
    faster: `The graph of the left side opens upward, and its lowest value is $k - \\frac{b^2}{4a} = k - ${toTex(frac(b * b, 4 * a))}$. This must be ${real ? 'negative' : 'positive'}.`,
  }),
  // The bound is where the vertex touches the axis; then one k on each side of it is tried.
  check: ({ a, b, kind }) => {
    const at = frac(-b, 2 * a)
    const height = (k: Fracish) => add(add(mul(a, mul(at, at)), mul(b, at)), k)
    const bound = mul(-1, height(0))
    const fits = (k: Fracish) => (a * toNumber(height(k)) < 0 ? 'real' : 'nonreal') === kind
    return inequality('k', fits(sub(bound, 1)) && !fits(add(bound, 1)) ? '<' : '>', bound)
  },
})

/** How many of the equations have solutions that are not real. */
const LIST = (list: readonly Abc[]) => list.filter(({ a, b, k }) => b * b < 4 * a * k).length

/** The equations with a negative or a positive discriminant by their letters, each with it. */
const named = (list: readonly Abc[], negative: boolean): string => {
  const found = list.map(({ a, b, k }, i) => ({ letter: 'PQRST'[i], d: b * b - 4 * a * k }))
  const own = found.filter(({ d }) => d < 0 === negative).map(({ letter, d }) => `${letter} ($${d}$)`)
  return own.length === 0 ? 'none' : own.join(', ')
}

/** Why a number is not how many of the equations have solutions that are not real. */
const tally = (list: Parameters<typeof LIST>[0], said: number) =>
  `is too ${said > LIST(list) ? 'many' : 'few'}: only a negative discriminant gives solutions that are not real.`
const count = template({
  id: 'algebra-2/count-nonreal-equations',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 110,
  response: 'choice',
  draw: (rng) => {
    const wanted = int(rng, 1, 4)
    return {
      list: until(
        () =>
          Array.from({ length: 5 }, (): Abc => {
            const nonreal = int(rng, 0, 1) === 0
            return until(
              () => ({ a: int(rng, 1, 5), b: nonZero(rng, -9, 9), k: nonZero(rng, -6, 9) }),
              ({ a, b, k }) => b * b < 4 * a * k === nonreal && b * b !== 4 * a * k,
            )
          }),
        (list) => LIST(list) === wanted,
      ),
    }
  },
  frames: [
    {
      id: 'list',
      kind: 'table',
      items: 5,
      stem: ({ list }, rng) =>
        `<p>${person(rng)} sorts these equations.</p>${table(
          ['', 'Equation'],
          list.map(({ a, b, k }, i) => ['PQRST'[i] as string, `$${quad(a, b, k)} = 0$`]),
        )}<p>How many of them have solutions that are not real?</p>`,
    },
  ],
  given: ({ list }) => list,
  answer: ({ list }) => num(LIST(list)),
  traps: [
    {
      misconception: 'a2-cq-loses-the-minus-of-c',
      classic: true,
      rule: (list) => num(list.filter(({ a, b, k }) => b * b < 4 * a * Math.abs(k)).length),
      why: ({ list }) => tally(list, list.filter(({ a, b, k }) => b * b < 4 * a * Math.abs(k)).length),
    },
    {
      misconception: 'a2-cq-misreads-the-discriminant',
      rule: (list) => num(list.length - LIST(list)),
      why: () => 'is the number of equations with real solutions.',
      says: () => 'I counted the equations with a positive discriminant.',
    },
    {
      misconception: 'a2-cq-forgets-the-four',
      rule: (list) => num(list.filter(({ a, b, k }) => b * b < a * k).length),
      why: () => 'leaves out the factor $4$ in the discriminant.',
    },
    {
      misconception: 'a2-cq-judges-by-the-constant',
      rule: (list) => num(list.filter(({ k }) => k > 0).length),
      why: ({ list }) => tally(list, list.filter(({ k }) => k > 0).length),
    },
  ],
  explain: ({ list }) => {
    const shown = list.map(
      ({ a, b, k }, i) =>
        `${'PQRST'[i]}: $${paren(b)}^2 - 4 \\cdot ${a} \\cdot ${paren(k)} = ${b * b}${signed(-4 * a * k)} = ${b * b - 4 * a * k}$`,
    )
    return {
      plan: 'Only the sign of each discriminant is needed: negative means two solutions that are not real.',
      steps: [
        { do: `${shown.slice(0, 2).join('; ')}.`, why: 'Compute $b^2 - 4ac$ for each equation.' },
        { do: `${shown.slice(2).join('; ')}.`, why: 'The same for the other three.' },
        {
          do: `$${LIST(list)}$ of them ${LIST(list) === 1 ? 'is' : 'are'} negative.`,
          why: 'A negative discriminant means solutions that are not real.',
        },
      ],
      check: `Negative: ${named(list, true)}. Positive: ${named(list, false)}. Together these are all $5$ equations.`,
      ...(list.some(({ a, k }) => a * k < 0) && list.some(({ a, k }) => a * k > 0)
        ? {
            faster: `Where the first and the last coefficient have different signs, $b^2 - 4ac$ is positive at once. Left to work out: ${list.flatMap(({ a, k }, i) => (a * k > 0 ? ['PQRST'[i]] : [])).join(', ')}.`,
          }
        : {}),
    }
  },
  // The parabola opens upward; its lowest value is above the axis.
  check: (list) => num(list.filter(({ a, b, k }) => k - (b * b) / (4 * a) > 1e-9).length),
})

export const templates: readonly Template[] = [range, count]
