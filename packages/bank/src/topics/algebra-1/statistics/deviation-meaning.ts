import { int, pick, template, text, type Value } from '#kit'
import { mean, variance } from './deviation-reason.ts'

const skill = 'a1-standard-deviation'

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

/** The event with a small set of values that has this mean. */
function tried(e: keyof typeof EVENTS, m: number, far: number): string {
  if (e === 'removed')
    return `Take ${far} values of ${m - 1} and one of ${m + far}: their mean is ${m}. Without ${m + far} all values are ${m - 1}: the mean is ${m - 1}, and the standard deviation is 0.`
  const before = [m - 3, m, m + 3]
  const after = [...before, ...{ mean: [m], both: [m - far, m + far], larger: [m + far] }[e]]
  const [one, two] = [before, after].map((xs) => Math.sqrt(variance(xs)).toFixed(1))
  return `Take ${before.join(', ')}: mean ${m}, standard deviation about ${one}. Then take ${after.join(', ')}: mean ${mean(after)}, standard deviation about ${two}.`
}

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
        `A set of data has a mean of ${m}. ${EVENTS[e].says(m, far)} What happens to the mean and the standard deviation?`,
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
        `I thought that the mean ${EVENTS[e].mean === 'stays the same' ? 'increases' : 'stays the same'}, and I also turned the effect on the standard deviation around.`,
      twoSlips: true,
      rule: ({ e }) => {
        const x = EVENTS[e]
        return outcome(x.mean === 'stays the same' ? 'increases' : 'stays the same', !x.down)
      },
      why: () => 'has both the mean and the standard deviation wrong.',
    },
  ],
  explain: ({ e, m, far }) => {
    const x = EVENTS[e]
    return {
      plan: 'Look at the mean first, then ask whether the typical distance from it grows or shrinks.',
      steps: [
        { do: x.center, why: `So the mean ${x.mean}.` },
        { do: x.distance, why: `So the standard deviation ${x.down ? 'decreases' : 'increases'}.` },
        { do: `${outcome(x.mean, x.down).html}.`, why: 'Both are judged one after the other.' },
      ],
      check: tried(e, m, far),
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

/** Five values with this mean for which the measure is `s`: four a little below the mean and one far above it. */
function measured(m: number, s: number, what: keyof typeof MEASURES): string {
  const step = s * { typical: 0.5, limit: 0.25, range: 0.2 }[what]
  const [low, high] = [decimal(m - step), decimal(m + 4 * step)]
  return `Take the values ${low}, ${low}, ${low}, ${low}, ${high} with the mean ${m}: the standard deviation is ${decimal(2 * step)}, the greatest distance from the mean is ${decimal(4 * step)}, and the range is ${decimal(5 * step)}.`
}

const decimal = (x: number): string => String(Math.round(100 * x) / 100)

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
    unlessRight: true as const,
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
      check: measured(m, s, what),
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

export const templates = [effect, meaning]
