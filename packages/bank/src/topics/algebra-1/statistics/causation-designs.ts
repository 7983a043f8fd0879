import { list as and, int, namedBy, pick, shuffle, template, text, until } from '#kit'

const skill = 'a1-correlation-and-causation'

const QUESTIONS = [
  {
    what: 'whether a new plant food makes bean plants grow taller',
    units: 'bean plants',
    give: 'the plant food',
    look: 'growers',
  },
  { what: 'whether a reading app improves spelling', units: 'students', give: 'the app', look: 'families' },
  { what: 'whether a warm-up reduces injuries', units: 'players', give: 'the warm-up', look: 'coaches' },
  { what: 'whether a night light makes hens lay more eggs', units: 'hens', give: 'the night light', look: 'farmers' },
  { what: 'whether a new cream makes rashes heal faster', units: 'patients', give: 'the cream', look: 'doctors' },
  { what: 'whether a memory game improves quiz scores', units: 'students', give: 'the game', look: 'teachers' },
  { what: 'whether a coating keeps bikes from rusting', units: 'bikes', give: 'the coating', look: 'owners' },
] as const
const question = (i: number) => QUESTIONS[i] ?? QUESTIONS[0]

const DESIGNS = {
  random: (n: number, i: number) =>
    text(
      `Choose by chance which ${n / 2} of ${n} ${question(i).units} get ${question(i).give}, and compare both halves`,
    ),
  chosen: (n: number, i: number) =>
    text(
      `Let the ${question(i).look} decide which of ${n} ${question(i).units} get ${question(i).give}, and compare both groups`,
    ),
  all: (n: number, i: number) =>
    text(`Give ${question(i).give} to all ${n} ${question(i).units} and see how they do afterward`),
  ask: (n: number, i: number) => text(`Ask ${n} ${question(i).look} whether they think that ${question(i).give} works`),
} as const

const ASKED = {
  random: 'Which plan can best show a cause?',
  chosen: 'Which plan compares two groups that may differ in other ways from the start?',
  all: 'Which plan measures results, but has nothing to compare them with?',
  ask: 'Which plan collects opinions instead of results?',
} as const

type Plan = keyof typeof DESIGNS
const PLANS: readonly Plan[] = ['random', 'chosen', 'all', 'ask']

const MISSED = {
  random: ['a1-cau-overlooks-chance', 'has two groups that are made by chance: it is the one that can show a cause.'],
  chosen: [
    'a1-cau-lets-people-choose',
    'lets people choose, so the two groups may differ in other ways from the start.',
  ],
  all: ['a1-cau-has-no-comparison', 'has no second group to compare with.'],
  ask: ['a1-cau-asks-for-opinions', 'collects opinions instead of measurements.'],
} as const

const design = template({
  id: 'algebra-1/causation-design',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => ({ i: int(rng, 0, QUESTIONS.length - 1), n: 20 * int(rng, 2, 10), asked: pick(rng, PLANS) }),
  frames: [
    {
      id: 'plan',
      kind: 'words',
      items: 9,
      stem: ({ i, n, asked }) =>
        `A group wants to find out ${question(i).what}. The plans below use ${n} ${question(i).units} or ask ${n} ${question(i).look}. ${ASKED[asked]}`,
    },
  ],
  given: ({ i, n, asked }) => ({ n, what: question(i).what, asked: ASKED[asked] }),
  answer: ({ i, n, asked }) => DESIGNS[asked](n, i),
  traps: PLANS.map((plan) => ({
    misconception: MISSED[plan][0],
    unlessRight: true as const,
    rule: ({ n, what }: { n: number; what: string }) => DESIGNS[plan](n, indexOf(what)),
    why: () => MISSED[plan][1],
  })),
  explain: ({ i, n, asked }) => ({
    plan: 'Ask of each plan: are there two groups, who decides about them, and is something measured?',
    steps: [
      {
        do: 'To show a cause, two groups must differ in nothing but the thing that is tested.',
        why: 'So chance must decide who is in which group.',
      },
      {
        do: {
          random: 'Only one plan has two groups that are made by chance.',
          chosen: 'In one plan people choose the groups themselves.',
          all: 'In one plan everybody gets the same, and there is no second group.',
          ask: 'In one plan nothing is measured; people only say what they think.',
        }[asked],
        why: {
          random: 'Then all other influences are spread evenly over both.',
          chosen: 'Those who choose it may be different from the others.',
          all: 'Nobody knows what would have happened without it.',
          ask: 'What people think is not what happens.',
        }[asked],
      },
      { do: `${DESIGNS[asked](n, i).html}.`, why: 'The other plans do not fit the question.' },
    ],
    faster: {
      random: 'Look for “by chance” alone: only chance makes two groups that are alike, and only one plan has it.',
      chosen:
        'Look for “decide” alone: where people decide, the groups may differ from the start, and only one plan has it.',
      all: 'Look for “all” alone: where all get the same, there is nothing to compare with, and only one plan has it.',
      ask: 'Look for “Ask” alone: whoever asks for opinions measures nothing, and only one plan does so.',
    }[asked],
    check: `The other three do not fit: ${PLANS.filter((plan) => plan !== asked)
      .map((plan) => `“${DESIGNS[plan](n, i).html}” ${MISSED[plan][1]}`)
      .join(' ')}`,
  }),
  check: ({ n, what, asked }) => {
    const sign = { best: /chance/, differ: /decide/, nothing: /to all/, opinions: /^Ask/ }
    const word = /best show/.test(asked)
      ? 'best'
      : /differ/.test(asked)
        ? 'differ'
        : /nothing/.test(asked)
          ? 'nothing'
          : 'opinions'
    return PLANS.map((p) => DESIGNS[p](n, indexOf(what))).find((v) => sign[word].test(v.html)) ?? text('')
  },
})

function indexOf(what: string): number {
  return QUESTIONS.findIndex((q) => q.what === what)
}

const CAUSAL = [
  'The time a lamp burns and the electricity it uses',
  'The speed of a car and the distance it needs to stop',
  'The weight on a spring and its length',
  'The amount of water poured into a glass and the height of the water',
  'The number of copies made and the paper used',
  'The temperature of an oven and the time a cake needs',
] as const
const JOINT = [
  'The shoe size of children and the words they know',
  'The ice cream sold on a day and the swimmers on that day',
  'The number of storks in a region and the babies born there',
  'The scarves sold in a month and the colds in that month',
  'The number of schools in a city and the number of bakeries',
  'The hot coffee sold on a day and the gloves worn on that day',
] as const

/** How the first brings the second about, or the third thing that drives both. */
const BEHIND: Readonly<Record<(typeof CAUSAL | typeof JOINT)[number], string>> & Readonly<Record<string, string>> = {
  'The time a lamp burns and the electricity it uses': 'every hour of light takes electricity',
  'The speed of a car and the distance it needs to stop': 'a faster car goes farther while it brakes',
  'The weight on a spring and its length': 'a heavier weight pulls the spring longer',
  'The amount of water poured into a glass and the height of the water': 'more water fills the glass higher',
  'The number of copies made and the paper used': 'every copy takes a sheet of paper',
  'The temperature of an oven and the time a cake needs': 'a hotter oven bakes faster',
  'The shoe size of children and the words they know': 'the age of the children',
  'The ice cream sold on a day and the swimmers on that day': 'how hot the day is',
  'The number of storks in a region and the babies born there': 'the size of the region',
  'The scarves sold in a month and the colds in that month': 'how cold the month is',
  'The number of schools in a city and the number of bakeries': 'the number of people in the city',
  'The hot coffee sold on a day and the gloves worn on that day': 'how cold the day is',
}

type Listed = Readonly<{ cause: boolean; list: readonly string[] }>

const MISJUDGED = [
  'a1-cau-takes-correlation-for-cause',
  'a1-cau-overlooks-the-weather-behind-both',
  'a1-cau-overlooks-a-mechanism',
  'a1-cau-overlooks-what-is-used-up',
]
/** By what is behind the pair: the weather or something else; the second used up by the first, or moved by it. */
const misjudged = (s: string): string =>
  MISJUDGED[(isCausal(s) ? 2 : 0) + (/cold|hot the|takes/.test(BEHIND[s] ?? '') ? 1 : 0)] as string

/** The pairs that are not asked for. */
const others = ({ cause, list }: Listed): string[] => list.filter((s) => isCausal(s) !== cause)

export const pair = template({
  id: 'algebra-1/causation-which-pair',
  skill,
  difficulty: 'Low',
  b: -0.3,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const cause = int(rng, 0, 1) === 1
        const [many, one] = cause ? [JOINT, CAUSAL] : [CAUSAL, JOINT]
        return { cause, list: shuffle(rng, [pick(rng, one), ...shuffle(rng, many).slice(0, 3)]) }
      },
      ({ list }) => new Set(list).size === 4,
    ),
  frames: [
    {
      id: 'pairs',
      kind: 'words',
      items: 8,
      stem: ({ cause, list }) =>
        `<p>These four pairs are correlated.</p><ul>${list.map((x) => `<li>${x}</li>`).join('')}</ul><p>In which pair is a change in the first ${cause ? 'most likely' : 'least likely to be'} the cause of a change in the second?</p>`,
    },
  ],
  given: ({ cause, list }) => ({ cause, list }),
  answer: ({ cause, list }) => text(list.find((s) => isCausal(s) === cause) ?? ''),
  traps: [0, 1, 2].flatMap((k) =>
    namedBy(MISJUDGED, (g: Listed) => misjudged(others(g)[k] ?? ''), {
      ...(k === 0 ? { classic: true as const } : {}),
      rule: (g) => text(others(g)[k] ?? ''),
      says: (g: Listed) =>
        `${g.cause ? 'I took two things that only go together for cause and effect' : 'I overlooked that the first directly brings about the second'}: ${others(g)[k]?.toLowerCase()}.`,
      why: ({ cause }: Listed) =>
        cause
          ? 'only goes together: a third thing is behind both.'
          : 'is a real cause: the first directly brings about the second.',
    }),
  ),
  explain: ({ cause, list }) => {
    const key = list.find((s) => isCausal(s) === cause) ?? ''
    return {
      plan: 'For each pair, imagine that only the first thing is changed by hand, and ask whether the second must change.',
      steps: [
        { do: 'Changing the first by hand is a thought experiment.', why: 'It takes away every third influence.' },
        {
          do: cause
            ? 'In three of the pairs nothing would happen to the second: another thing drives both.'
            : 'In three of the pairs the second would have to follow: the first brings it about.',
          why: 'That is the difference between correlation and cause.',
        },
        { do: `${key}.`, why: cause ? 'Here the second must follow.' : 'Here a third thing is behind both.' },
      ],
      check: cause
        ? `Here one can say how: ${BEHIND[key]}. Behind the other three pairs there is something else: ${and(list.filter((s) => s !== key).map((s) => BEHIND[s] ?? ''))}.`
        : `One can name what drives both: ${BEHIND[key]}. In the other three pairs one can say how the first brings the second about: ${and(list.filter((s) => s !== key).map((s) => BEHIND[s] ?? ''))}.`,
    }
  },
  check: ({ cause, list }) => text(list.filter((s) => (CAUSAL as readonly string[]).includes(s) === cause)[0] ?? ''),
})

function isCausal(s: string): boolean {
  return (CAUSAL as readonly string[]).includes(s)
}

export const templates = [design, pair]
