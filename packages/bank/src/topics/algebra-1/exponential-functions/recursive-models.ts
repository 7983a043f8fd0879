import { add, asWritten, frac, int, mul, num, pick, type Rng, template, until, type Value } from '#kit'

const skill = 'a1-recursive-sequences'

const STORIES = [
  {
    who: 'A lake has {a} trout',
    each: 'Every year {p}% of them are caught, and then {d} young trout are released',
    unit: 'trout',
    up: false,
  },
  {
    who: 'A library has {a} members',
    each: 'Every year {p}% of the members leave, and then {d} people join',
    unit: 'members',
    up: false,
  },
  {
    who: 'A park has {a} elm trees',
    each: 'Every year {p}% of the trees are lost in storms, and then {d} are planted',
    unit: 'trees',
    up: false,
  },
] as const

const dec = (percent: number): string => String((100 - percent) / 100)
const model = (a: number, factor: string, d: number): Value =>
  asWritten(`a_1 = ${a}, \\; a_n = ${factor}a_{n-1} + ${d}`)
const grouped = (a: number, factor: string, d: number): Value =>
  asWritten(`a_1 = ${a}, \\; a_n = ${factor}(a_{n-1} + ${d})`)

const story = (i: number, a: number, p: number, d: number): string => {
  const s = STORIES[i] ?? STORIES[0]
  return `${s.who} in the first year. ${s.each}.`
    .replace('{a}', String(a))
    .replace('{p}', String(p))
    .replace('{d}', String(d))
}

const drawStory = (rng: Rng) =>
  until(
    () => ({ i: int(rng, 0, 2), a: 100 * int(rng, 3, 12), p: pick(rng, [10, 20, 30, 40]), d: 10 * int(rng, 2, 15) }),
    ({ a, p, d }) => (a * p) / 100 !== d && (((a * (100 - p)) / 100 + d) * (100 - p)) % 100 === 0,
  )

const inWords = template({
  id: 'algebra-1/recursive-model-rule',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'place',
  draw: drawStory,
  frames: [
    {
      id: 'rule',
      kind: 'words',
      items: 8,
      stem: ({ i, a, p, d }) => `${story(i, a, p, d)} Which rule gives the number $a_n$ in year $n$?`,
    },
  ],
  given: ({ a, p, d }) => ({ a, p, d }),
  answer: ({ a, p, d }) => model(a, dec(p), d),
  traps: [
    {
      misconception: 'a1-rec-uses-the-lost-part',
      classic: true,
      rule: ({ a, p, d }) => model(a, String(p / 100), d),
      why: ({ p }) => `keeps only the ${p}% that are lost; what stays is ${100 - p}%.`,
    },
    {
      misconception: 'a1-rec-adds-before-the-percent',
      rule: ({ a, p, d }) => grouped(a, dec(p), d),
      why: ({ d, p }) => `adds the ${d} first, so that ${p}% of them would be lost at once.`,
    },
    {
      misconception: 'a1-rec-uses-the-lost-part',
      says: ({ p, d }) =>
        `I used the ${p}% that are lost instead of the ${100 - p}% that stay, and I also added the ${d} before I took the percent.`,
      twoSlips: true,
      rule: ({ a, p, d }) => grouped(a, String(p / 100), d),
      why: ({ p }) => `uses the ${p}% that are lost, and adds too early.`,
    },
    {
      misconception: 'a1-rec-adds-the-percent',
      rule: ({ a, p, d }) => model(a, String((100 + p) / 100), d),
      why: ({ p }) => `grows by ${p}% instead of losing ${p}%.`,
    },
    {
      misconception: 'a1-rec-exchanges-start-and-step',
      says: ({ a, d }) => `I exchanged the ${a} at the start and the ${d} of every year.`,
      rule: ({ a, p, d }) => model(d, dec(p), a),
      why: ({ a, d }) => `starts with ${d} and adds ${a} each year.`,
    },
  ],
  explain: ({ a, p, d }) => ({
    plan: 'Find what stays of last year’s number, then add what is new.',
    steps: [
      { do: `The start: $a_1 = ${a}$.`, why: 'It is the number of the first year.' },
      {
        do: `Of last year’s number, $100\\% - ${p}\\% = ${100 - p}\\%$ stays: $${dec(p)}a_{n-1}$.`,
        why: 'Losing a part means keeping the rest.',
      },
      { do: `Then ${d} are added: ${model(a, dec(p), d).html}.`, why: 'The new ones come after the loss.' },
    ],
    check: `Year 2: $${dec(p)} \\cdot ${a} + ${d} = ${(a * (100 - p)) / 100} + ${d} = ${(a * (100 - p)) / 100 + d}$, which fits the story.`,
    faster: `Test the options with the second year: the right rule gives $${(a * (100 - p)) / 100 + d}$ from $${a}$.`,
  }),
  check: ({ a, p, d }) => {
    const after = (x: number) => x - (x * p) / 100 + d
    const factor = (after(200) - after(100)) / 100
    return model(a, String(Math.round(factor * 100) / 100), after(0))
  },
})

const thirdYear = template({
  id: 'algebra-1/recursive-model-value',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 85,
  response: 'grid',
  draw: drawStory,
  frames: [
    {
      id: 'third',
      kind: 'words',
      items: 7,
      stem: ({ i, a, p, d }) =>
        `${story(i, a, p, d)} How many ${(STORIES[i] ?? STORIES[0]).unit} are there in the third year?`,
    },
  ],
  given: ({ a, p, d }) => ({ a, p, d }),
  answer: ({ a, p, d }) => num(year(year(a, p, d), p, d)),
  traps: [
    {
      misconception: 'a1-rec-stops-one-term-early',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ a, p, d }) => [add(mul(a, frac(100 - p, 100)), d)],
      rule: ({ a, p, d }) => num(year(a, p, d)),
      why: () => 'is the number of the second year.',
    },
    {
      misconception: 'a1-rec-uses-the-lost-part',
      operation: 'part-for-rest',
      operands: ({ a, p }) => [a, frac(p, 100)],
      after: (got, { p, d }) => add(mul(add(got, d), frac(p, 100)), d),
      rule: ({ a, p, d }) => {
        const x = year(year(a, 100 - p, d), 100 - p, d)
        return Number.isInteger(x) ? num(x) : null
      },
      why: ({ p }) => `keeps ${p}% each year instead of ${100 - p}%.`,
    },
    {
      misconception: 'a1-rec-goes-one-term-too-far',
      rule: ({ a, p, d }) => {
        const x = year(year(year(a, p, d), p, d), p, d)
        return Number.isInteger(x) ? num(x) : null
      },
      why: () => 'is the number of the fourth year.',
    },
    {
      misconception: 'a1-rec-repeats-the-first-loss',
      operation: 'same-amount-each-time',
      operands: ({ a, p, d }) => [a, add(mul(a, frac(-p, 100)), d), 2],
      rule: ({ a, p, d }) => num(a - 2 * ((a * p) / 100) + 2 * d),
      why: () => 'takes the same loss twice; in the second step the percent is taken of the new number.',
    },
  ],
  explain: ({ a, p, d }) => {
    const second = year(a, p, d)
    return {
      plan: 'Go from year to year: take what stays, then add what is new.',
      steps: [
        { do: `Of each year’s number, ${100 - p}% stays, and ${d} are added.`, why: 'This is the recursive rule.' },
        {
          do: `Second year: $${dec(p)} \\cdot ${a} + ${d} = ${(a * (100 - p)) / 100} + ${d} = ${second}$.`,
          why: 'The rule is used on the first number.',
        },
        {
          do: `Third year: $${dec(p)} \\cdot ${second} + ${d} = ${(second * (100 - p)) / 100} + ${d} = ${year(second, p, d)}$.`,
          why: 'Now it is used on the second number.',
        },
      ],
      check: `Back from the third year: $(${year(second, p, d)} - ${d}) \\div ${dec(p)} = ${second}$.`,
      faster: `In one line on a calculator: $(${a} \\cdot ${dec(p)} + ${d}) \\cdot ${dec(p)} + ${d} = ${year(second, p, d)}$.`,
    }
  },
  check: ({ a, p, d }) => {
    let x = a
    for (let k = 0; k < 2; k++) x = x - Math.round((x * p) / 100) + d
    return num(x)
  },
})

function year(x: number, p: number, d: number): number {
  return Math.round(((x * (100 - p)) / 100 + d) * 1e6) / 1e6
}

export const templates = [inWords, thirdYear]
