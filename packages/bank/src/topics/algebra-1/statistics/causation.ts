import { int, pick, shuffle, type Template, template, text, until } from '#kit'

const skill = 'a1-correlation-and-causation'

/** What was studied: a and b as they stand in a sentence. */
const STUDIES = [
  { a: 'drinking a glass of milk before bed', b: 'sleeping longer', people: 'adults' },
  { a: 'listening to music while studying', b: 'remembering more words', people: 'students' },
  { a: 'walking to school', b: 'being more awake in the first lesson', people: 'students' },
  { a: 'using a standing desk', b: 'having less back pain', people: 'office workers' },
  { a: 'eating breakfast', b: 'making fewer mistakes on a test', people: 'students' },
  { a: 'keeping a diary', b: 'feeling less stress', people: 'teenagers' },
  { a: 'chewing gum', b: 'reacting faster in a game', people: 'players' },
] as const

const study = (i: number) => STUDIES[i] ?? STUDIES[0]
const cap = (s: string): string => `${s[0]?.toUpperCase()}${s.slice(1)}`

const CLAIMS = {
  cause: (a: string, b: string) => text(`${cap(a)} leads to ${b}`),
  linked: (a: string, b: string) => text(`${cap(a)} goes along with ${b}, but it need not be the cause`),
  back: (a: string, b: string) => text(`${cap(b)} leads to ${a}`),
  none: (a: string, b: string) => text(`${cap(a)} and ${b} have nothing to do with each other`),
} as const

const conclude = template({
  id: 'algebra-1/causation-conclusion',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) => ({ i: int(rng, 0, STUDIES.length - 1), n: 20 * int(rng, 5, 30), assigned: int(rng, 0, 1) === 1 }),
  frames: [
    {
      id: 'study',
      kind: 'words',
      items: 10,
      stem: ({ i, n, assigned }) =>
        `${assigned ? `In an experiment, ${n} ${study(i).people} were put into two groups by chance. One group was told to try ${study(i).a}, the other was told not to. In the first group, ${study(i).b} was clearly more common.` : `In a survey of ${n} ${study(i).people}, those who reported ${study(i).a} also reported ${study(i).b} clearly more often than the others.`} Which conclusion do the data best support?`,
    },
  ],
  given: ({ i, n, assigned }) => ({
    a: study(i).a,
    b: study(i).b,
    n,
    how: assigned ? 'put into two groups by chance' : 'reported',
  }),
  answer: ({ i, assigned }) => CLAIMS[assigned ? 'cause' : 'linked'](study(i).a, study(i).b),
  traps: [
    {
      misconception: 'a1-cau-takes-correlation-for-cause',
      rule: ({ a, b, how }) => (how === 'reported' ? CLAIMS.cause(a, b) : null),
      why: () => 'names a cause; the people chose for themselves, so something else may be behind both.',
    },
    {
      misconception: 'a1-cau-doubts-an-experiment',
      rule: ({ a, b, how }) => (how === 'reported' ? null : CLAIMS.linked(a, b)),
      why: () => 'is too careful: the groups were made by chance, so they differ only in what was tried.',
    },
    {
      misconception: 'a1-cau-turns-cause-and-effect-round',
      rule: ({ a, b }) => CLAIMS.back(a, b),
      why: () => 'turns cause and effect round; the data do not show that.',
    },
    {
      misconception: 'a1-cau-denies-the-association',
      rule: ({ a, b }) => CLAIMS.none(a, b),
      why: () => 'denies an association that the data show.',
    },
  ],
  explain: ({ i, assigned }) => ({
    plan: 'Ask who decided which person is in which group: chance, or the people themselves?',
    steps: [
      {
        do: 'The data show an association: one goes along with the other.',
        why: 'The difference between the groups is clear.',
      },
      {
        do: assigned
          ? 'The groups were made by chance. Apart from what was tried, they are alike.'
          : 'Nobody was assigned to a group. The people may differ in many other ways.',
        why: assigned ? 'Other influences are spread evenly over both groups.' : 'A third thing may be behind both.',
      },
      {
        do: `${CLAIMS[assigned ? 'cause' : 'linked'](study(i).a, study(i).b).html}.`,
        why: assigned ? 'A randomized experiment can show a cause.' : 'A survey can show an association, not a cause.',
      },
    ],
    check: assigned
      ? 'Is there any other difference between the groups? Chance has removed it.'
      : 'Can you think of a third thing that would explain both? If so, no cause is shown.',
  }),
  check: ({ a, b, how }) => CLAIMS[/chance/.test(how) ? 'cause' : 'linked'](a, b),
})

/** Two things that go together because of a third: what it is, what concerns only one of them, and what follows from them. */
const LURKING = [
  {
    pair: 'towns that sell more ice cream in a month also report more sunburns',
    key: 'How sunny the month is',
    one: 'The price of a cone',
    other: 'The kind of sunscreen that is sold',
    none: 'The number of letters in the name of the town',
  },
  {
    pair: 'children with larger feet read better',
    key: 'The age of the children',
    one: 'The brand of their shoes',
    other: 'The number of books at school',
    none: 'The color of their eyes',
  },
  {
    pair: 'fires with more firefighters at the scene cause more damage',
    key: 'The size of the fire',
    one: 'The age of the fire trucks',
    other: 'The price of the furniture',
    none: 'The day of the week',
  },
  {
    pair: 'cities with more libraries also have more car accidents',
    key: 'The number of people in the city',
    one: 'The opening hours of the libraries',
    other: 'The width of the streets',
    none: 'The number of rivers in the state',
  },
  {
    pair: 'days with more umbrellas in the street have more late buses',
    key: 'How much it rains',
    one: 'The price of umbrellas',
    other: 'The age of the bus drivers',
    none: 'The color of the buses',
  },
  {
    pair: 'families with more televisions also take longer trips',
    key: 'The income of the family',
    one: 'The size of the television screens',
    other: 'The season of the year',
    none: 'The number of windows in the house',
  },
  {
    pair: 'weeks with more hot drinks sold at a stand have more colds at school',
    key: 'How cold the week is',
    one: 'The size of the cups',
    other: 'The number of nurses at the school',
    none: 'The name of the stand',
  },
  {
    pair: 'months with more mosquito bites also have more lawn mowers sold',
    key: 'How warm the month is',
    one: 'The kind of bug spray that people use',
    other: 'The price of a lawn mower',
    none: 'The number of letters in the name of the month',
  },
  {
    pair: 'days with more visitors at the beach also have more electricity used in town',
    key: 'How hot the day is',
    one: 'The price of parking at the beach',
    other: 'The age of the power lines',
    none: 'Whether the date is an even number',
  },
  {
    pair: 'countries with more phones per person have a longer life expectancy',
    key: 'How wealthy the country is',
    one: 'The price of a phone call',
    other: 'The share of people who like sports',
    none: 'The shape of the country',
  },
] as const

const lurking = template({
  id: 'algebra-1/causation-third-variable',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) => ({ i: int(rng, 0, LURKING.length - 1) }),
  frames: [
    {
      id: 'explains',
      kind: 'words',
      items: 8,
      stem: ({ i }) =>
        `Data show that ${(LURKING[i] ?? LURKING[0]).pair}. Which third variable most likely explains this association?`,
    },
  ],
  given: ({ i }) => ({ pair: (LURKING[i] ?? LURKING[0]).pair }),
  answer: ({ i }) => text((LURKING[i] ?? LURKING[0]).key),
  traps: [
    {
      misconception: 'a1-cau-explains-one-side-only',
      classic: true,
      rule: ({ pair }) => text(found(pair).one),
      why: () => 'has to do with the first thing only.',
    },
    {
      misconception: 'a1-cau-explains-one-side-only',
      rule: ({ pair }) => text(found(pair).other),
      why: () => 'has to do with the second thing only.',
    },
    {
      misconception: 'a1-cau-takes-something-unrelated',
      rule: ({ pair }) => text(found(pair).none),
      why: () => 'has to do with neither of the two.',
    },
  ],
  explain: ({ i }) => {
    const x = LURKING[i] ?? LURKING[0]
    return {
      plan: 'Look for something that makes the first thing more and, at the same time, makes the second thing more.',
      steps: [
        { do: `The association: ${x.pair}.`, why: 'It is real, but neither has to be the cause of the other.' },
        {
          do: 'Test each variable twice: does it change the first thing? Does it change the second?',
          why: 'A third variable must pass both tests.',
        },
        { do: `${x.key}.`, why: 'It drives both, so the two go up and down together.' },
      ],
      check: 'Among cases in which this variable is the same, the association should almost disappear.',
    }
  },
  check: ({ pair }) => text(found(pair).key),
})

function found(pair: string): (typeof LURKING)[number] {
  return LURKING.find((x) => x.pair === pair) ?? LURKING[0]
}

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
    check: 'Go through the other three plans and name what each of them has or lacks.',
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

const pair = template({
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
  traps: [0, 1, 2].flatMap((k) => [
    {
      misconception: 'a1-cau-takes-correlation-for-cause',
      ...(k === 0 ? { classic: true as const } : {}),
      rule: ({ cause, list }: { cause: boolean; list: readonly string[] }) =>
        cause ? text(list.filter((s) => !isCausal(s))[k] ?? '') : null,
      says: ({ list }: { list: readonly string[] }) =>
        `I took two things that only go together for cause and effect: ${list.filter((s) => !isCausal(s))[k]?.toLowerCase()}.`,
      why: () => 'only goes together: a third thing is behind both.',
    },
    {
      misconception: 'a1-cau-overlooks-a-mechanism',
      ...(k === 0 ? { classic: true as const } : {}),
      rule: ({ cause, list }: { cause: boolean; list: readonly string[] }) =>
        cause ? null : text(list.filter(isCausal)[k] ?? ''),
      says: ({ list }: { list: readonly string[] }) =>
        `I overlooked that the first directly brings about the second: ${list.filter(isCausal)[k]?.toLowerCase()}.`,
      why: () => 'is a real cause: the first directly brings about the second.',
    },
  ]),
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
        ? 'Can you say how the first makes the second happen, step by step?'
        : 'Can you name the third thing that drives both?',
    }
  },
  check: ({ cause, list }) => text(list.filter((s) => (CAUSAL as readonly string[]).includes(s) === cause)[0] ?? ''),
})

function isCausal(s: string): boolean {
  return (CAUSAL as readonly string[]).includes(s)
}

export const templates: readonly Template[] = [conclude, lurking, design, pair]
