import { int, template, text } from '#kit'

const skill = 'a1-correlation-and-causation'

/** What was studied: a and b as they stand in a sentence. */
const STUDIES = [
  { a: 'drinking a glass of milk before bed', b: 'sleeping longer', tend: 'sleep longer', people: 'adults' },
  {
    a: 'listening to music while studying',
    b: 'remembering more words',
    tend: 'remember more words',
    people: 'students',
  },
  {
    a: 'walking to school',
    b: 'being more awake in the first lesson',
    tend: 'be more awake in the first lesson',
    people: 'students',
  },
  { a: 'using a standing desk', b: 'having less back pain', tend: 'have less back pain', people: 'office workers' },
  {
    a: 'eating breakfast',
    b: 'making fewer mistakes on a test',
    tend: 'make fewer mistakes on a test',
    people: 'students',
  },
  { a: 'keeping a diary', b: 'feeling less stress', tend: 'feel less stress', people: 'teenagers' },
  { a: 'chewing gum', b: 'reacting faster in a game', tend: 'react faster in a game', people: 'players' },
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
      why: () => 'reverses cause and effect; the data do not show that.',
    },
    {
      misconception: 'a1-cau-denies-the-association',
      rule: ({ a, b }) => CLAIMS.none(a, b),
      why: () => 'denies an association that the data show.',
    },
  ],
  explain: ({ i, n, assigned }) => ({
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
      ? `Look for another explanation: ${study(i).people} who tend to ${study(i).tend} anyway were put by chance into both groups alike, so among the ${n} only ${study(i).a} sets the groups apart.`
      : `Another explanation fits as well: ${study(i).people} with the habit of ${study(i).a} may differ from the others in other ways, such as age or free time, and this may be why they ${study(i).tend}. So no cause is shown.`,
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

const lurkingAt = (i: number): (typeof LURKING)[number] => LURKING[i] ?? LURKING[0]

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
        `Data show that ${lurkingAt(i).pair}. Which third variable most likely explains this association?`,
    },
  ],
  given: ({ i }) => ({ pair: lurkingAt(i).pair }),
  answer: ({ i }) => text(lurkingAt(i).key),
  traps: [
    {
      misconception: 'a1-cau-explains-one-side-only',
      classic: true,
      rule: ({ pair }) => text(found(pair).one),
      says: ({ i }) => `I took “${lurkingAt(i).one},” which has to do with the first thing only.`,
      why: () => 'has to do with the first thing only.',
    },
    {
      misconception: 'a1-cau-explains-one-side-only',
      rule: ({ pair }) => text(found(pair).other),
      says: ({ i }) => `I took “${lurkingAt(i).other},” which has to do with the second thing only.`,
      why: () => 'has to do with the second thing only.',
    },
    {
      misconception: 'a1-cau-takes-something-unrelated',
      rule: ({ pair }) => text(found(pair).none),
      says: ({ i }) => `I took “${lurkingAt(i).none},” which has to do with neither of the two.`,
      why: () => 'has to do with neither of the two.',
    },
  ],
  explain: ({ i }) => {
    const x = lurkingAt(i)
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
      check: `Test the other options: “${x.one}” bears on one of the two things only, “${x.other}” only on the other, and “${x.none}” on neither. Only the answer bears on both.`,
    }
  },
  check: ({ pair }) => text(found(pair).key),
})

function found(pair: string): (typeof LURKING)[number] {
  return LURKING.find((x) => x.pair === pair) ?? LURKING[0]
}

export const templates = [conclude, lurking]
