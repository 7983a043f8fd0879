import { int, money, nameTheMistake, num, template, terms, text, until, withFaster } from '#kit'

const skill = 'a1-function-notation'

type Story = Readonly<{ name: string; intro: string; says: (x: number, y: number) => string }>

const STORIES: readonly Story[] = [
  {
    name: 'C',
    intro: '$C(n)$ is the cost, in dollars, of printing $n$ posters',
    says: (x, y) => `Printing ${x} posters costs ${money(y)}`,
  },
  {
    name: 'T',
    intro: '$T(n)$ is the temperature, in degrees Celsius, in a room $n$ minutes after a heater is turned on',
    says: (x, y) => `The room has a temperature of ${y} °C, ${x} minutes after the heater is turned on`,
  },
  {
    name: 'P',
    intro: '$P(n)$ is the number of people in a museum $n$ minutes after it opens',
    says: (x, y) => `There are ${y} people in the museum ${x} minutes after it opens`,
  },
  {
    name: 'H',
    intro: '$H(n)$ is the height, in centimeters, of a sunflower $n$ days after planting',
    says: (x, y) => `The sunflower is ${y} cm high ${x} days after planting`,
  },
  {
    name: 'D',
    intro: '$D(n)$ is the distance, in meters, that a robot has moved after $n$ seconds',
    says: (x, y) => `After ${x} seconds the robot has moved ${y} m`,
  },
  {
    name: 'W',
    intro: '$W(n)$ is the amount of water, in liters, in a tank after $n$ minutes',
    says: (x, y) => `After ${x} minutes there are ${y} liters in the tank`,
  },
]

/** How an amount is written that the introduction measures in a unit. */
/** What the story with this beginning says about an input and its output. */
const told = (intro: string): Story['says'] => (STORIES.find((s) => s.intro === intro) as Story).says

const UNITS: readonly (readonly [string, (n: number) => string])[] = [
  ['in dollars', money],
  ['in degrees Celsius', (n) => `${n} °C`],
  ['number of people', (n) => `${n} people`],
  ['in centimeters', (n) => `${n} cm`],
  ['in meters', (n) => `${n} m`],
  ['in liters', (n) => `${n} liters`],
]

const meaning = template({
  id: 'algebra-1/function-meaning',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ s: int(rng, 0, STORIES.length - 1), x: int(rng, 12, 38), y: int(rng, 12, 38) }),
      (p) => Math.abs(p.x - p.y) > 1 && p.x !== 2 * p.y && p.y !== 2 * p.x,
    ),
  frames: [
    {
      id: 'statement',
      kind: 'words',
      items: 8,
      stem: ({ s, x, y }) => {
        const it = STORIES[s] as Story
        return `<p>${it.intro}.</p><p>What does $${it.name}(${x}) = ${y}$ mean?</p>`
      },
    },
  ],
  given: ({ s, x, y }) => ({ intro: (STORIES[s] as Story).intro, x, y }),
  answer: ({ s, x, y }) => text((STORIES[s] as Story).says(x, y)),
  traps: [
    {
      misconception: 'a1-fn-takes-the-output-for-the-input',
      classic: true,
      rule: ({ intro, x, y }) => text(told(intro)(y, x)),
      why: () => 'switches input and output: the number in parentheses is the input.',
    },
    {
      misconception: 'a1-fn-multiplies-by-the-input',
      says: () => 'I multiplied the two numbers and took the product for the output.',
      rule: ({ intro, x, y }) => text(told(intro)(x, x * y)),
      why: ({ x, y }) => `multiplies $${x}$ and $${y}$, as if the notation meant a product.`,
    },
    {
      misconception: 'a1-fn-reads-notation-as-sum',
      says: () => 'I added the two numbers and took the sum for the output.',
      rule: ({ intro, x, y }) => text(told(intro)(x, x + y)),
      why: ({ x, y }) => `adds $${x}$ and $${y}$; the output is $${y}$ itself.`,
    },
    {
      misconception: 'a1-fn-reads-notation-as-change',
      says: () => 'I used the difference of the two numbers as the input.',
      rule: ({ intro, x, y }) => text(told(intro)(Math.abs(y - x), y)),
      why: () => 'uses the difference of the two numbers as the input.',
    },
  ],
  explain: ({ s, x, y }) => {
    const { name, says } = STORIES[s] as Story
    return {
      plan: 'In function notation the number in parentheses is the input and the number after the equals sign the output; say both in words.',
      steps: [
        {
          do: `$${x}$ stands in the parentheses, so it is the input: $n = ${x}$.`,
          why: `$${name}(n)$ takes $n$ as its input, and $n$ has been replaced by $${x}$.`,
        },
        {
          do: `$${y}$ stands after the equals sign, so it is the output, the value of $${name}$.`,
          why: `The first sentence says what $${name}(n)$ measures, and in which unit.`,
        },
        {
          do: `Together: ${says(x, y)}.`,
          why: 'Put the input and the output into the sentence, each with its own unit.',
        },
      ],
      check: `Swap the numbers: $${name}(${y}) = ${x}$ would say “${says(y, x)},” which is a different statement.`,
    }
  },
  // Reads the units off the introduction, and looks for the sentence that has each number at its own unit.
  check: ({ intro, x, y }) => {
    const story = STORIES.find((s) => s.intro === intro) as Story
    const inputUnit = /\$n\$ (\w+)/.exec(intro)?.[1] ?? ''
    const outputUnit = UNITS.find(([word]) => intro.includes(word))?.[1] ?? ((n: number) => `${n}`)
    const sentences = [story.says(y, x), story.says(x, y)]
    return text(sentences.find((s) => s.includes(`${x} ${inputUnit}`) && s.includes(outputUnit(y))) ?? '')
  },
})

const mistake = template({
  id: 'algebra-1/function-mistake',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 95,
  response: 'choice',
  ...withFaster(
    nameTheMistake({
      misconception: 'a1-fn-names-an-error-without-testing',
      draw: (rng): { a: number; b: number; k: number } => ({ a: int(rng, 2, 5), b: int(rng, 2, 9), k: int(rng, 2, 5) }),
      task: ({ a, b, k }) => `worked out $f(${-k})$ for $f(x) = ${terms([a, 'x^2'], [-b, 'x'])}$`,
      solution: ({ a, b, k }) => num(a * k * k + b * k),
      work: ({ a, b, k }) => `$${a} \\cdot (${-k})^2 - ${b} \\cdot (${-k}) = ${a * k * k} + ${b * k}$.`,
      mistakes: ({ a, b, k }) => {
        const f = (x: number) => a * x * x - b * x
        return [
          {
            says: `Taking $(${-k})^2$ as $${-k * k}$`,
            result: num(-a * k * k + b * k),
            how: `$${a} \\cdot (${-k * k}) + ${b * k} = ${-a * k * k + b * k}$`,
            again: num(-f(k)),
          },
          {
            says: `Taking $-${b} \\cdot (${-k})$ as $${-b * k}$`,
            result: num(a * k * k - b * k),
            how: `$${a * k * k} - ${b * k} = ${a * k * k - b * k}$`,
            again: num(f(k)),
          },
          {
            says: `Multiplying $${-k}$ by $${a}$ before squaring`,
            result: num(a * a * k * k + b * k),
            how: `$(${-a * k})^2 + ${b * k} = ${a * a * k * k + b * k}$`,
            again: num(f(-k) + (a - 1) * a * k * k),
          },
          {
            says: `Taking $(${-k})^2$ as $${-k} \\cdot 2$`,
            result: num(-2 * a * k + b * k),
            how: `$${a} \\cdot (${-2 * k}) + ${b * k} = ${-2 * a * k + b * k}$`,
            again: num(k * (b - a - a)),
          },
        ]
      },
    }),
    ({ e: { a, b, k }, which }) => {
      const left = [-a * k * k, 0, a * a * k * k, -2 * a * k][which] ?? 0
      const right = `the second term is $-${b} \\cdot (${-k}) = ${b * k}$`
      return [
        `If ${right}, the first is the rest: $${left + b * k} - ${b * k} = ${left} = ${a} \\cdot (${-k * k})$.`,
        `The two terms are $${a * k * k}$ and $${b * k}$ in size, and $${a * k * k - b * k} = ${a * k * k} - ${b * k}$: the second one has the wrong sign.`,
        `If ${right}, the first is the rest: $${left + b * k} - ${b * k} = ${left} = (${-a * k})^2$, where $${-a * k} = ${a} \\cdot (${-k})$.`,
        `If ${right}, the first is the rest: $${left + b * k} - ${b * k} = ${left} = ${a} \\cdot (${-2 * k})$, where $${-2 * k} = ${-k} \\cdot 2$.`,
      ][which]
    },
  ),
})

export const templates = [meaning, mistake]
