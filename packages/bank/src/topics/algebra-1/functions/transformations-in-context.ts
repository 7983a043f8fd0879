import { int, template, text, type Value } from '#kit'

const skill = 'a1-transformations-of-functions'

const SETTINGS = [
  {
    is: (n: number) =>
      `The number of visitors in a museum $t$ hours after it opens is $f(t)$. On Sunday the museum opens at the same time, and the number is $g(t) = f(t) + ${n}$.`,
    unit: 'visitors',
    time: 'hours',
    kind: 'up',
  },
  {
    is: (n: number) =>
      `The temperature in a greenhouse $t$ hours after midnight was $f(t)$ degrees on Monday. On Tuesday it was $g(t) = f(t - ${n})$.`,
    unit: 'degrees',
    time: 'hours',
    kind: 'right',
  },
  {
    is: (n: number) =>
      `The height of the water at a pier $t$ hours after noon was $f(t)$ feet on one day. On the next day it was $g(t) = f(t + ${n})$.`,
    unit: 'feet',
    time: 'hours',
    kind: 'left',
  },
  {
    is: (n: number) => `A shop sells $f(t)$ posters in week $t$. After an advertisement it sells $g(t) = ${n}f(t)$.`,
    unit: 'posters',
    time: 'weeks',
    kind: 'stretch',
  },
] as const

const MEANINGS = {
  up: (n: number, unit: string) => text(`At every time it is greater by ${n} ${unit}`),
  right: (n: number, _: string, time: string) => text(`Everything happens ${n} ${time} later`),
  left: (n: number, _: string, time: string) => text(`Everything happens ${n} ${time} earlier`),
  stretch: (n: number) => text(`At every time it is ${n} times as much`),
} as const

type Meaning = keyof typeof MEANINGS

const MISREAD = {
  up: 'a1-tr-reads-an-amount-added',
  right: 'a1-tr-reads-a-delay',
  left: 'a1-tr-reads-an-earlier-time',
  stretch: 'a1-tr-reads-a-multiple',
} as const

const meaning = template({
  id: 'algebra-1/transformation-in-context',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => ({ n: int(rng, 2, 5), which: int(rng, 0, 3) }),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 8,
      stem: ({ n, which }) => `${SETTINGS[which]?.is(n)} Compared with $f$, what does $g$ say?`,
    },
  ],
  given: ({ n, which }) => ({ n, shown: SETTINGS[which]?.is(n) ?? '' }),
  answer: ({ n, which }) => meant(n, which),
  traps: (['up', 'right', 'left', 'stretch'] as const).map((kind) => ({
    misconception: MISREAD[kind],
    unlessRight: true as const,
    rule: ({ n, shown }: { n: number; shown: string }) => {
      const s = SETTINGS.find((x) => x.is(n) === shown)
      return s ? MEANINGS[kind](n, s.unit, s.time) : null
    },
    why: ({ n }: { n: number; which: number }) =>
      `would be $${kind === 'up' ? `f(t) + ${n}` : kind === 'right' ? `f(t - ${n})` : kind === 'left' ? `f(t + ${n})` : `${n}f(t)`}$.`,
  })),
  explain: ({ n, which }) => ({
    plan: 'See whether the number changes the time, inside the parentheses, or the amount, outside. Then test one time.',
    steps: [
      {
        do:
          which === 1 || which === 2
            ? `The number ${n} stands inside, with the time.`
            : `The number ${n} stands outside, with the amount.`,
        why: 'Inside is the input, outside the output.',
      },
      {
        do:
          [
            `$g(6) = f(6) + ${n}$: the old amount and ${n} more.`,
            `$g(6) = f(${6 - n})$: at time 6 there is what was at time ${6 - n} before.`,
            `$g(6) = f(${6 + n})$: at time 6 there is already what came at time ${6 + n} before.`,
            `$g(6) = ${n}f(6)$: ${n} times the old amount.`,
          ][which] ?? '',
        why: 'One time as a test shows the direction.',
      },
      { do: `So: ${meant(n, which).html}.`, why: 'The same holds at all other times.' },
    ],
    check:
      [
        `If $f(6) = 100$, then $g(6) = 100 + ${n} = ${100 + n}$: ${n} visitors more.`,
        `If $f$ is highest at $t = 6$, then $g$ is highest where $t - ${n} = 6$, at $t = ${6 + n}$: ${n} hours later.`,
        `If $f$ is highest at $t = 6$, then $g$ is highest where $t + ${n} = 6$, at $t = ${6 - n}$: ${n} hours earlier.`,
        `If $f(6) = 20$, then $g(6) = ${n} \\cdot 20 = ${20 * n}$: ${n} times as many posters.`,
      ][which] ?? '',
  }),
  check: ({ n, shown }) => {
    const s = SETTINGS.find((x) => x.is(n) === shown)
    const kind: Meaning = shown.includes(`f(t) + ${n}`)
      ? 'up'
      : shown.includes(`f(t - ${n})`)
        ? 'right'
        : shown.includes(`f(t + ${n})`)
          ? 'left'
          : 'stretch'
    return MEANINGS[kind](n, s?.unit ?? '', s?.time ?? '')
  },
})

function meant(n: number, which: number): Value {
  const s = SETTINGS[which] ?? SETTINGS[0]
  return MEANINGS[s.kind](n, s.unit, s.time)
}

export const templates = [meaning]
