import { int, num, person, pick, shuffle, type Template, template, text, until, type Value } from '#kit'
import { onlyOne } from '../read-tex.ts'
import { total } from './numbers.ts'

const skill = 'a1-standard-deviation'

const mean = (xs: readonly number[]): number => total(xs) / xs.length
const variance = (xs: readonly number[]): number => total(xs.map((x) => (x - mean(xs)) ** 2)) / xs.length
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
      check:
        'Draw the four sets as dots on a number line: the one that is most pulled apart has the greatest standard deviation, the one that is closest together the least.',
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
        `A set of scores has the mean ${m} and the standard deviation ${s}. ${person(rng)} ${f === 1 ? `adds ${k} to every score` : `multiplies every score by ${f} and then adds ${k} to each`}. What is the standard deviation of the new scores?`,
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
    { misconception: 'a1-sd-gives-the-new-mean', rule: ({ m, k, f }) => num(f * m + k), why: () => 'is the new mean.' },
  ],
  explain: ({ s, k, f }) => ({
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
    check: `Try two values at the distance ${s} from their mean: after the change they are $${f * s}$ from the new mean.`,
  }),
  check: ({ m, s, k, f }) => {
    const xs = [m - s, m + s].map((x) => f * x + k)
    return num(Math.round(Math.sqrt(variance(xs))))
  },
})

const EVENTS = {
  mean: {
    says: (m: number) => `A value of ${m}, which is just the mean, is added.`,
    mean: 'stays the same',
    down: true,
    center: 'A value equal to the mean does not move the mean.',
    distance: 'Its distance from the mean is 0, less than the typical distance.',
  },
  both: {
    says: (m: number, far: number) =>
      `Two values, ${m - far} and ${m + far}, are added, both much farther from the mean than all the others.`,
    mean: 'stays the same',
    down: false,
    center: 'One value is as far below the mean as the other is above it, so the mean does not move.',
    distance: 'Their distances are larger than the typical one.',
  },
  larger: {
    says: (m: number, far: number) => `A value of ${m + far}, much larger than all the others, is added.`,
    mean: 'increases',
    down: false,
    center: 'A very large value pulls the mean up.',
    distance: 'It is far from all the others.',
  },
  removed: {
    says: (m: number, far: number) => `The largest value, ${m + far}, which was far above all the others, is removed.`,
    mean: 'decreases',
    down: true,
    center: 'Without its largest value the set has a smaller mean.',
    distance: 'The distance that was largest is gone.',
  },
} as const

const outcome = (about: string, down: boolean): Value =>
  text(`The mean ${about} and the standard deviation ${down ? 'decreases' : 'increases'}`)

const effect = template({
  id: 'algebra-1/standard-deviation-effect',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) => ({
    m: int(rng, 25, 70),
    far: int(rng, 15, 24),
    e: pick(rng, ['mean', 'both', 'larger', 'removed'] as const),
  }),
  frames: [
    {
      id: 'happens',
      kind: 'words',
      items: 10,
      stem: ({ m, far, e }) =>
        `A set of data has the mean ${m}. ${EVENTS[e].says(m, far)} What happens to the mean and the standard deviation?`,
    },
  ],
  given: ({ m, e }) => ({ m, e }),
  answer: ({ e }) => outcome(EVENTS[e].mean, EVENTS[e].down),
  traps: [
    {
      misconception: 'a1-sd-turns-the-effect-round',
      rule: ({ e }) => {
        const x = EVENTS[e]
        return outcome(x.mean, !x.down)
      },
      why: ({ e }) =>
        EVENTS[e].down
          ? 'has the spread growing, although the values are now closer to the mean on average.'
          : 'has the spread shrinking, although values far from the mean were added.',
    },
    {
      misconception: 'a1-sd-misjudges-the-mean',
      says: ({ e }) =>
        `I thought that the mean ${EVENTS[e].mean === 'stays the same' ? 'increases' : 'stays the same'}.`,
      rule: ({ e }) => {
        const x = EVENTS[e]
        return outcome(x.mean === 'stays the same' ? 'increases' : 'stays the same', x.down)
      },
      why: ({ e }) => `has the mean wrong: it ${EVENTS[e].mean}.`,
    },
    {
      misconception: 'a1-sd-turns-the-effect-round',
      says: ({ e }) =>
        `I thought that the mean ${EVENTS[e].mean === 'stays the same' ? 'increases' : 'stays the same'}, and I also turned the effect on the standard deviation round.`,
      twoSlips: true,
      rule: ({ e }) => {
        const x = EVENTS[e]
        return outcome(x.mean === 'stays the same' ? 'increases' : 'stays the same', !x.down)
      },
      why: () => 'has both the mean and the standard deviation wrong.',
    },
  ],
  explain: ({ e }) => {
    const x = EVENTS[e]
    return {
      plan: 'Look at the mean first, then ask whether the typical distance from it grows or shrinks.',
      steps: [
        { do: x.center, why: `So the mean ${x.mean}.` },
        { do: x.distance, why: `So the standard deviation ${x.down ? 'decreases' : 'increases'}.` },
        { do: `${outcome(x.mean, x.down).html}.`, why: 'Both are judged one after the other.' },
      ],
      check: 'Try it with a small set such as 4, 5, 6, and compare the distances before and after.',
    }
  },
  check: ({ e }) => {
    const base = [-2, -1, 0, 1, 2]
    const after = e === 'mean' ? [...base, 0] : e === 'both' ? [...base, -9, 9] : e === 'larger' ? [...base, 9] : base
    const before = e === 'removed' ? [...base, 9] : base
    const about =
      mean(after) === mean(before) ? 'stays the same' : mean(after) > mean(before) ? 'increases' : 'decreases'
    return outcome(about, variance(after) < variance(before))
  },
})

const THINGS = [
  { set: 'The heights of the players of a team', unit: 'inches', one: 'height', lo: 64, hi: 76, max: 5 },
  { set: 'The weights of the apples in a crate', unit: 'ounces', one: 'weight', lo: 6, hi: 11, max: 2 },
  { set: 'The waiting times at a bus stop', unit: 'minutes', one: 'waiting time', lo: 8, hi: 20, max: 6 },
  { set: 'The monthly phone bills in a town', unit: 'dollars', one: 'bill', lo: 40, hi: 80, max: 15 },
] as const

const SAYS = {
  typical: (s: number, unit: string, one: string) =>
    text(`A typical ${one} differs from the mean by about ${s} ${unit}`),
  limit: (s: number, unit: string, one: string) => text(`No ${one} differs from the mean by more than ${s} ${unit}`),
  range: (s: number, unit: string, one: string) =>
    text(`The greatest ${one} is ${s} ${unit} more than the least ${one}`),
  gaps: (s: number, unit: string, one: string) =>
    text(`Each ${one} differs by about ${s} ${unit} from the next larger one`),
} as const

const MEASURES = {
  typical: 'a standard deviation',
  limit: 'a greatest distance from the mean',
  range: 'a range',
} as const

const MISREAD = {
  typical: 'a1-sd-takes-it-for-typical',
  limit: 'a1-sd-takes-it-for-a-limit',
  range: 'a1-sd-takes-it-for-the-range',
  gaps: 'a1-sd-takes-it-for-neighbors',
} as const

const WRONG = {
  typical: 'describes a standard deviation.',
  limit: 'speaks of a limit for all values, the greatest distance from the mean.',
  range: 'describes the range.',
  gaps: 'speaks of the gaps between neighbors, which none of these measures gives.',
} as const

const meaning = template({
  id: 'algebra-1/standard-deviation-meaning',
  skill,
  difficulty: 'Low',
  b: 0,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) => {
    const i = int(rng, 0, THINGS.length - 1)
    const t = THINGS[i] ?? THINGS[0]
    return {
      i,
      m: int(rng, t.lo, t.hi),
      s: int(rng, 2, t.max),
      what: pick(rng, ['typical', 'typical', 'limit', 'range'] as const),
    }
  },
  frames: [
    {
      id: 'says',
      kind: 'words',
      items: 9,
      stem: ({ i, m, s, what }) =>
        `${(THINGS[i] ?? THINGS[0]).set} have a mean of ${m} ${(THINGS[i] ?? THINGS[0]).unit} and ${MEASURES[what]} of ${s} ${(THINGS[i] ?? THINGS[0]).unit}. What does the second number tell?`,
    },
  ],
  given: ({ i, m, s, what }) => ({
    m,
    s,
    unit: (THINGS[i] ?? THINGS[0]).unit,
    one: (THINGS[i] ?? THINGS[0]).one,
    measure: MEASURES[what],
  }),
  answer: ({ i, s, what }) => SAYS[what](s, (THINGS[i] ?? THINGS[0]).unit, (THINGS[i] ?? THINGS[0]).one),
  traps: (['typical', 'limit', 'range', 'gaps'] as const).map((kind) => ({
    misconception: MISREAD[kind],
    rule: ({ s, unit, one }: { s: number; unit: string; one: string }) => SAYS[kind](s, unit, one),
    why: () => WRONG[kind],
  })),
  explain: ({ i, m, s, what }) => {
    const t = THINGS[i] ?? THINGS[0]
    return {
      plan: 'Remember how the measure is found: from all distances from the mean, from the greatest of them, or from the two ends of the data.',
      steps: [
        { do: `The mean ${m} ${t.unit} is the center.`, why: 'It says nothing about how the values vary.' },
        {
          do: {
            typical: 'The standard deviation averages the distances of all values from the mean, by their squares.',
            limit: 'The greatest distance from the mean belongs to the value that is farthest away.',
            range: 'The range is the greatest value minus the least.',
          }[what],
          why: {
            typical: 'Some values are closer to the mean, some are farther away.',
            limit: 'All other values are closer.',
            range: 'It uses only these two values.',
          }[what],
        },
        {
          do: `${SAYS[what](s, t.unit, t.one).html}.`,
          why: 'The other statements belong to other measures, or to none.',
        },
      ],
      check: 'Try it with the values 4, 5, 9: mean 6, range 5, greatest distance 3, standard deviation about 2.2.',
    }
  },
  check: ({ s, unit, one, measure }) => {
    // Finds the measure of the values 4, 5, 9 and asks which statement is true of it.
    const xs = [4, 5, 9]
    const found = measure.includes('standard')
      ? Math.sqrt(variance(xs))
      : measure.includes('range')
        ? 9 - 4
        : 9 - mean(xs)
    const kind = found === 5 ? 'range' : xs.every((x) => Math.abs(x - mean(xs)) <= found) ? 'limit' : 'typical'
    return SAYS[kind](s, unit, one)
  },
})

export const templates: readonly Template[] = [compare, changed, effect, meaning]
