import { int, num, person, pick, shuffle, template, text, until, type Value } from '#kit'
import { onlyOne } from '../read-tex.ts'
import { total } from './numbers.ts'

const skill = 'a1-standard-deviation'

export const mean = (xs: readonly number[]): number => total(xs) / xs.length
export const variance = (xs: readonly number[]): number => total(xs.map((x) => (x - mean(xs)) ** 2)) / xs.length
const shownSet = (xs: readonly number[]): Value => text(xs.join(', '))

type Sets = Readonly<{ sets: readonly (readonly number[])[]; most: boolean }>

const by = (sets: readonly (readonly number[])[], f: (xs: readonly number[]) => number): readonly number[] =>
  sets.reduce((best, xs) => (f(xs) > f(best) ? xs : best))

const compare = template({
  id: 'algebra-1/standard-deviation-compare',
  skill,
  difficulty: 'Low',
  b: -0.1,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng): Sets => {
    const [c, most] = [int(rng, 30, 60), int(rng, 0, 1) === 1]
    const d = int(rng, 6, 10)
    const near = () => c + int(rng, -5, 5)
    const at = (center: number, distances: readonly number[]) => distances.map((x) => center + x)
    return {
      sets: shuffle(rng, [
        at(near(), [-d, -d, 0, d, d]),
        at(near(), [-4, -2, 0, 2, 4]),
        at(most ? c + int(rng, 15, 25) : c - int(rng, 15, 25), [-2, -2, 0, 2, 2]),
        at(near(), [-1, -1, 0, 1, 1]),
      ]),
      most,
    }
  },
  frames: [
    {
      id: 'sets',
      kind: 'bare',
      items: 7,
      stem: ({ sets, most }) =>
        `The four sets ${sets.map((s) => `{${s.join(', ')}}`).join(', ')} have five numbers each. Which of them has the ${most ? 'greatest' : 'least'} standard deviation?`,
    },
    {
      id: 'teams',
      kind: 'words',
      items: 6,
      stem: ({ sets, most }, rng) =>
        `${person(rng)} wrote down the points of four teams in five games: ${sets.map((s) => s.join(', ')).join('; ')}. Which list has the ${most ? 'greatest' : 'least'} standard deviation?`,
    },
  ],
  given: ({ sets, most }) => ({ sets, most }),
  answer: ({ sets, most }) => shownSet(by(sets, (s) => (most ? variance(s) : -variance(s)))),
  traps: [
    {
      misconception: 'a1-sd-takes-large-values-for-spread',
      classic: true,
      rule: ({ sets, most }) => shownSet(by(sets, (s) => (most ? mean(s) : -mean(s)))),
      why: ({ most }) =>
        `has the ${most ? 'largest' : 'smallest'} values, but what counts is how far they are from their own mean.`,
    },
    {
      misconception: 'a1-sd-takes-close-for-spread',
      rule: ({ sets, most }) => shownSet(by(sets, (s) => (most ? -variance(s) : variance(s)))),
      why: ({ most }) => `has its values ${most ? 'closest to' : 'farthest from'} their mean: that is the other end.`,
    },
    {
      misconception: 'a1-sd-counts-different-values',
      rule: ({ sets }) => shownSet(by(sets, (s) => new Set(s).size)),
      why: () => 'has the most different values; what counts is how far they are from the mean.',
    },
  ],
  explain: ({ sets, most }) => {
    const found = by(sets, (s) => (most ? variance(s) : -variance(s)))
    const squares = (s: readonly number[]): number => total(s.map((x) => (x - mean(s)) ** 2))
    return {
      plan: 'Nothing has to be worked out exactly: compare how far the numbers of each set lie from their middle.',
      steps: [
        {
          do: `Distances from the mean: ${sets.map((s) => `{${s.join(', ')}} has ${s.map((x) => Math.abs(x - mean(s))).join(', ')}`).join('; ')}.`,
          why: 'The size of the numbers themselves does not matter.',
        },
        {
          do: `The ${most ? 'largest' : 'smallest'} distances are in {${found.join(', ')}}.`,
          why: `${most ? 'Large' : 'Small'} distances make a ${most ? 'large' : 'small'} standard deviation.`,
        },
        {
          do: `The answer is ${shownSet(found).html}.`,
          why: 'All sets have five numbers, so the distances can be compared one by one.',
        },
      ],
      check: `Add the squares of the distances: ${sets.map((s) => `{${s.join(', ')}} has ${squares(s)}`).join('; ')}. The ${most ? 'greatest' : 'least'} sum, ${squares(found)}, is that of {${found.join(', ')}}.`,
    }
  },
  check: ({ sets, most }) => {
    // How much each set is spread, by the distances of all pairs.
    const pairs = (s: readonly number[]) => total(s.flatMap((x) => s.map((y) => (x - y) ** 2)))
    const sizes = sets.map(pairs)
    return shownSet(onlyOne(sets, (s) => pairs(s) === (most ? Math.max(...sizes) : Math.min(...sizes))))
  },
})

const changed = template({
  id: 'algebra-1/standard-deviation-after-change',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ m: int(rng, 30, 80), s: int(rng, 4, 15), k: int(rng, 2, 12), f: pick(rng, [1, 2, 3]) }),
      ({ s, k, f }) => s !== k && f !== k && s !== f && s > f,
    ),
  frames: [
    {
      id: 'scores',
      kind: 'multi-step',
      items: 7,
      stem: ({ m, s, k, f }, rng) =>
        `A set of scores has a mean of ${m} and a standard deviation of ${s}. ${person(rng)} ${f === 1 ? `adds ${k} to every score` : `multiplies every score by ${f} and then adds ${k} to each`}. What is the standard deviation of the new scores?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      stem: ({ m, s, k, f }) =>
        `The points in a game have a mean of ${m} and a standard deviation of ${s}. By a new rule the points of every player are ${f === 1 ? `raised by ${k}` : `multiplied by ${f} and then raised by ${k}`}. What is the new standard deviation?`,
    },
  ],
  given: ({ m, s, k, f }) => ({ m, s, k, f }),
  answer: ({ s, f }) => num(f * s),
  traps: [
    {
      misconception: 'a1-sd-adds-to-the-deviation',
      classic: true,
      rule: ({ s, k, f }) => num(f * s + k),
      why: ({ k }) =>
        `adds ${k} to the standard deviation; when all values move by ${k}, their distances stay the same.`,
    },
    {
      misconception: 'a1-sd-forgets-the-factor',
      operation: 'factor-left-out',
      operands: ({ s }) => [s],
      rule: ({ s, f }) => (f === 1 ? null : num(s)),
      why: ({ f }) => `leaves out that all distances became ${f} times as large.`,
    },
    {
      misconception: 'a1-sd-squares-the-factor',
      rule: ({ s, f }) => (f === 1 ? null : num(f * f * s)),
      why: ({ f }) => `multiplies by ${f * f}; that is what happens to the squares, not to the standard deviation.`,
    },
    {
      misconception: 'a1-sd-subtracts-from-the-deviation',
      rule: ({ s, k, f }) => (f * s > k ? num(f * s - k) : null),
      why: ({ k }) => `takes ${k} away from the standard deviation.`,
    },
    {
      misconception: 'a1-sd-multiplies-by-what-is-added',
      rule: ({ s, k, f }) => (f === 1 ? num(k * s) : null),
      why: ({ k }) => `multiplies by ${k}, although ${k} is added.`,
    },
    {
      misconception: 'a1-sd-gives-the-new-mean',
      operation: 'solved-for-the-other',
      operands: ({ f, m, k }) => [f * m + k],
      rule: ({ m, k, f }) => num(f * m + k),
      why: () => 'is the new mean.',
    },
  ],
  explain: ({ m, s, k, f }) => ({
    plan: 'Ask what happens to the distances from the mean: adding moves everything, multiplying stretches the distances.',
    steps: [
      { do: `Adding ${k} moves every value and the mean by ${k}.`, why: 'The distances from the mean do not change.' },
      {
        do:
          f === 1
            ? 'Nothing is multiplied, so no distance changes.'
            : `Multiplying by ${f} makes every distance ${f} times as large.`,
        why: 'The standard deviation is made of these distances.',
      },
      {
        do: f === 1 ? `The standard deviation stays $${s}$.` : `New standard deviation: $${f} \\cdot ${s} = ${f * s}$.`,
        why: 'Only the factor counts.',
      },
    ],
    check: `Try two values that lie ${s} from ${m}: $${m - s}$ and $${m + s}$ become $${f * (m - s) + k}$ and $${f * (m + s) + k}$, and these lie $${f * s}$ from the new mean $${f === 1 ? m : `${f} \\cdot ${m}`} + ${k} = ${f * m + k}$.`,
  }),
  check: ({ m, s, k, f }) => {
    const xs = [m - s, m + s].map((x) => f * x + k)
    return num(Math.round(Math.sqrt(variance(xs))))
  },
})

export const templates = [compare, changed]
