import { int, namedBy, pick, shuffle, type Template, table, template, text, until } from '#kit'
import { CHAINS, chainOf, chainSketch, type Link, saysOf, trueIn } from './proof-chains.ts'
import { algebra, property } from './proof-properties.ts'
import { chain, result } from './proof-results.ts'
import { LETTERS, renamed } from './proofs.ts'

const skill = 'geo-proof-building'

const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const

const link = (which: number, k: number): Link => chain(which).links[k] as Link

/** The links as a reader can put them: their places in the list that is shown. */
const places = (shown: readonly string[], given: string, set: string): number[] =>
  chainOf(given).links.map((l) => shown.indexOf(renamed(set)(l.says)))

const written = (order: readonly number[]) => text(order.map((i) => ROMAN[i]).join(', '))

const swapped = (list: readonly number[], i: number): number[] =>
  list.map((x, k) => (k === i ? (list[i + 1] as number) : k === i + 1 ? (list[i] as number) : x))

type Mixed = { shown: readonly string[]; given: string; set: string }

const order = template({
  id: 'geometry/proof-order-the-steps',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 120,
  response: 'choice',
  balance: 'parts',
  draw: (rng) =>
    until(
      () => ({
        which: int(rng, 0, CHAINS.length - 1),
        set: pick(rng, LETTERS),
        order: shuffle(rng, [0, 1, 2, 3, 4]),
        turn: int(rng, -14, 14),
      }),
      ({ order }) => order.some((k, i) => k !== i) && order[0] !== 0,
    ),
  frames: [
    // Without the reasons a second order can often be defended, so each card tells its own.
    {
      id: 'with-reasons',
      kind: 'table',
      items: 6,
      difficulty: 'Medium',
      b: 0.4,
      stem: ({ which, set, order }) =>
        `<p>A student has written the steps of a proof on five cards, and the cards are mixed up. It is given that ${renamed(set)(chain(which).given)}.</p>${table(
          ['Card', 'Statement', 'Reason'],
          order.map((k, i) => [ROMAN[i] as string, saysOf(chain(which), k, set), renamed(set)(link(which, k).reason)]),
        )}<p>Which is the right order of the cards?</p>`,
    },
  ],
  given: ({ which, set, order }): Mixed => ({
    shown: order.map((k) => saysOf(chain(which), k, set)),
    given: chain(which).given,
    set,
  }),
  answer: ({ order }) => written([0, 1, 2, 3, 4].map((k) => order.indexOf(k))),
  traps: [
    {
      misconception: 'geo-build-conclusion-too-early',
      classic: true,
      rule: ({ shown, given, set }) => {
        const at = chainOf(given).links.findIndex((l) => l.reason.startsWith('Corresponding'))
        return written(swapped(places(shown, given, set), at - 1))
      },
      why: () => 'reads off equal parts before the triangles are known to be congruent.',
    },
    {
      misconception: 'geo-build-criterion-too-early',
      rule: ({ shown, given, set }) => {
        const at = chainOf(given).links.findIndex((l) => l.says.includes('cong'))
        return written(swapped(places(shown, given, set), at - 1))
      },
      why: () => 'claims the congruence before a fact that it needs.',
    },
    {
      misconception: 'geo-build-last-step-early',
      rule: ({ shown, given, set }) => written(swapped(places(shown, given, set), 3)),
      why: () => 'puts the conclusion before the step that it follows from.',
    },
    {
      misconception: 'geo-build-starts-with-the-claim',
      rule: ({ shown, given, set }) => written([...places(shown, given, set)].reverse()),
      says: () => 'I started with what is to be proved, and went back step by step to what is given.',
      why: () => 'runs from the conclusion back to what is given.',
    },
    {
      misconception: 'geo-build-starts-with-the-claim',
      rule: ({ shown, given, set }) => {
        const [a, b, c, d, e] = places(shown, given, set) as [number, number, number, number, number]
        return written([e, a, b, c, d])
      },
      says: () => 'I put what is to be proved first, and the proof after it.',
      why: () => 'starts with what the proof is to show.',
    },
  ],
  explain: ({ which, set, order, turn }, frame) => {
    const name = (k: number) => ROMAN[order.indexOf(k)]
    const at = chain(which).links.findIndex((l) => l.says.includes('cong'))
    return {
      plan: 'Start with what is given. Then ask at each statement which other one it needs: that one must stand before it.',
      steps: [
        {
          do: `${name(0)} comes first: ${saysOf(chain(which), 0, set)}.`,
          why: 'It is given, so it needs nothing before it.',
        },
        {
          do: `The congruence is ${name(at)}. It needs ${name(at - 1)}, so ${name(at - 1)} comes right before it.`,
          why: `Its reason is: ${renamed(set)(link(which, at).reason)}.`,
        },
        {
          do: `After the congruence comes ${name(at + 1)}: ${saysOf(chain(which), at + 1, set)}.`,
          why: 'Corresponding parts may be used only once the triangles are congruent.',
        },
        {
          do: `The whole order is ${[0, 1, 2, 3, 4].map(name).join(', ')}.`,
          why: `The last statement is the conclusion: ${saysOf(chain(which), 4, set)}.`,
        },
      ],
      faster: `Strike out options: the order must start with ${name(0)}, which is given, and end with ${name(4)}, which no other card needs. Of what is left, only the answer has ${name(at + 1)}, which uses the congruence, right after ${name(at)}.`,
      check: `Read down in this order: ${[1, 2, 3, 4].map((k) => `${name(k)} uses ${name(k - 1)}`).join(', ')}. Nothing is used before it stands there.`,
      figure: frame === 'statements' ? chainSketch(chain(which), set, turn, 4) : '',
    }
  },
  // Tries every order: each link needs the one before it.
  check: ({ shown, given, set }) => {
    const needs = places(shown, given, set)
    const all = (rest: readonly number[]): number[][] =>
      rest.length === 0 ? [[]] : rest.flatMap((x) => all(rest.filter((y) => y !== x)).map((tail) => [x, ...tail]))
    const good = all([0, 1, 2, 3, 4]).filter((o) =>
      needs.every((p, k) => k === 0 || o.indexOf(needs[k - 1] as number) < o.indexOf(p)),
    )
    return good.length === 1 ? written(good[0] as number[]) : text('none')
  },
})

const tookFor = (statement: string): string => `I took this for the missing statement: ${statement}.`

/** What a false statement claims, which does not hold in the figure. */
function falseHere(statement: string): string {
  if (statement.includes('cong')) return 'pairs vertices that do not correspond.'
  if (statement.includes('parallel')) return 'names lines that are not parallel here.'
  if (statement.includes('perp')) return 'names lines that are not perpendicular here.'
  if (statement.includes('right angles')) return 'names angles that are not right angles here.'
  if (statement.includes('midpoint')) return 'names a point that is not the midpoint of this segment.'
  if (statement.includes('bisects')) return 'names an angle that this line does not bisect.'
  return 'names parts that are not equal here.'
}

const statement = template({
  id: 'geometry/proof-missing-statement',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: (rng) => ({
    which: int(rng, 0, CHAINS.length - 1),
    gap: int(rng, 1, 4),
    set: pick(rng, LETTERS),
    turn: int(rng, -14, 14),
  }),
  frames: [
    {
      id: 'statement',
      kind: 'figure',
      items: 10,
      stem: ({ which, gap, set, turn }) =>
        `<p>In the figure, ${renamed(set)(chain(which).given)}.</p>${chainSketch(chain(which), set, turn)}${table(
          ['Step', 'Statement', 'Reason'],
          chain(which).links.map((l, k) => [k + 1, k === gap ? '?' : renamed(set)(l.says), renamed(set)(l.reason)]),
        )}<p>Which statement belongs in step ${gap + 1}?</p>`,
    },
  ],
  given: ({ which, gap, set }) => ({ given: chain(which).given, step: gap + 1, set }),
  answer: ({ which, gap, set }) => text(saysOf(chain(which), gap, set)),
  traps: [
    {
      misconception: 'geo-build-wrong-parts',
      classic: true,
      rule: ({ given, step, set }) => text(renamed(set)(chainOf(given).links[step - 1]?.off[0] as string)),
      says: ({ which, gap, set }) => tookFor(renamed(set)(link(which, gap).off[0] as string)),
      why: ({ which, gap }) => falseHere(link(which, gap).off[0]),
    },
    {
      misconception: 'geo-build-wrong-parts',
      rule: ({ given, step, set }) => text(renamed(set)(chainOf(given).links[step - 1]?.off[1] as string)),
      says: ({ which, gap, set }) => tookFor(renamed(set)(link(which, gap).off[1] as string)),
      why: () => 'has the right form, but does not follow from the reason.',
    },
    {
      misconception: 'geo-build-statement-of-another-step',
      rule: ({ given, step, set }) =>
        text(renamed(set)(chainOf(given).links[step === 1 ? 2 : step - 2]?.says as string)),
      says: () => 'I repeated the statement of the step before.',
      why: () => 'stands in the step before already; the reason asks for something new.',
    },
    {
      misconception: 'geo-build-conclusion-too-early',
      rule: ({ given, step, set }) =>
        step < 5 ? text(renamed(set)(chainOf(given).links[step]?.says as string)) : null,
      says: () => 'I wrote the statement that comes only in the step after this one.',
      why: () => 'comes only in the step after this one.',
    },
  ],
  explain: ({ which, gap, set, turn }) => ({
    plan: 'Read the reason in the row of the gap. It says what kind of statement is missing; the rows above say about which parts.',
    steps: [
      {
        do: `The reason of step ${gap + 1} is: ${renamed(set)(link(which, gap).reason)}.`,
        why: 'A reason and its statement speak about the same thing.',
      },
      {
        do: `Step ${gap} says: ${saysOf(chain(which), gap - 1, set)}.`,
        why: 'This is what the missing statement may use.',
      },
      {
        do: `So step ${gap + 1} is: ${saysOf(chain(which), gap, set)}.`,
        why: 'It uses the reason, and the parts match.',
      },
    ],
    check:
      gap < 4
        ? `Step ${gap + 2} goes on from it: ${saysOf(chain(which), gap + 1, set)}. Its reason is: ${renamed(set)(link(which, gap + 1).reason)}.`
        : `Step 4 says ${saysOf(chain(which), 3, set)}, and with the reason of step 5 exactly this follows: ${saysOf(chain(which), 4, set)}.`,
    figure: chainSketch(chain(which), set, turn, gap),
  }),
  // Of the statement and its false twins only one is true in the figure.
  check: ({ given, step, set }) => {
    const c = chainOf(given)
    const { says, off } = c.links[step - 1] as Link
    const found = [...off, says].filter((x) => trueIn(c, x))
    return text(found.length === 1 ? renamed(set)(found[0] as string) : 'none')
  },
})

const BLAMED = ['geo-build-overlooks-the-order', 'geo-build-blames-a-sound-step', 'geo-build-doubts-a-congruence']

/** The rows between the given one and the one that stands too early: each has what it needs in the row above. */
const between = (which: number, bad: number, set: string) =>
  bad === 4 || bad === 1
    ? []
    : [
        {
          do: `Step 2, ${saysOf(chain(which), 1, set)}, follows from step 1${bad === 3 ? `, and step 3, ${saysOf(chain(which), 2, set)}, from step 2 and what is given` : ''}.`,
          why: 'So far everything that is used stands above.',
        },
      ]

const slipped = template({
  id: 'geometry/proof-out-of-order',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 110,
  response: 'choice',
  draw: (rng) => ({
    which: int(rng, 0, CHAINS.length - 1),
    bad: int(rng, 1, 4),
    set: pick(rng, LETTERS),
    turn: int(rng, -14, 14),
  }),
  frames: [
    {
      id: 'too-early',
      kind: 'error',
      items: 10,
      stem: ({ which, bad, set, turn }) => {
        const shown = bad === 4 ? [0, 1, 2, 3, 4] : swapped([0, 1, 2, 3, 4], bad)
        return `<p>In the figure, ${renamed(set)(chain(which).given)}. A student writes this proof.</p>${chainSketch(chain(which), set, turn)}${table(
          ['Step', 'Statement', 'Reason'],
          shown.map((k, i) => [i + 1, saysOf(chain(which), k, set), renamed(set)(link(which, k).reason)]),
        )}<p>In which step does the student use something that has not been shown yet?</p>`
      },
    },
  ],
  given: ({ which, bad, set }) => ({
    given: chain(which).given,
    set,
    shown: (bad === 4 ? [0, 1, 2, 3, 4] : swapped([0, 1, 2, 3, 4], bad)).map((k) => saysOf(chain(which), k, set)),
  }),
  answer: ({ bad }) => text(bad === 4 ? 'In no step' : `In step ${bad + 1}`),
  traps: [1, 2, 3, 4].flatMap((k) =>
    namedBy(BLAMED, ({ shown }: Mixed) => BLAMED[k === 4 ? 0 : shown[k]?.includes('\\cong') ? 2 : 1] as string, {
      unlessRight: true as const,
      rule: () => text(k === 4 ? 'In no step' : `In step ${k + 1}`),
      says: () =>
        k === 4
          ? 'I took the order of the steps for right.'
          : `I blamed step ${k + 1}, although all that it needs stands above it.`,
      why: () =>
        k === 4 ? 'overlooks a step that stands too early.' : 'names a step that uses only what stands above it.',
    }),
  ),
  explain: ({ which, bad, set, turn }) => ({
    plan: 'Go down the table row by row, and stop at the first whose reason uses something that does not stand above it.',
    steps: [
      { do: `Step 1 is given: ${saysOf(chain(which), 0, set)}.`, why: 'What is given needs nothing before it.' },
      ...between(which, bad, set),
      bad === 4
        ? {
            do: `Steps 2 to 4 each use the line above: ${saysOf(chain(which), 1, set)}, then ${saysOf(chain(which), 2, set)}, then ${saysOf(chain(which), 3, set)}.`,
            why: 'Each reason has what it needs.',
          }
        : {
            do: `Step ${bad + 1} says: ${saysOf(chain(which), bad + 1, set)}. Its reason needs this: ${saysOf(chain(which), bad, set)}.`,
            why: `The reason is: ${renamed(set)(link(which, bad + 1).reason)}.`,
          },
      bad === 4
        ? { do: 'Step 5 follows from step 4. In no step is anything used too early.', why: 'The proof is in order.' }
        : {
            do: `That comes only in step ${bad + 2}. So the mistake is in step ${bad + 1}.`,
            why: 'Exchange the two rows, and the proof is in order.',
          },
    ],
    check:
      bad === 4
        ? `Read backward: step 5 uses ${saysOf(chain(which), 3, set)}, step 4 uses ${saysOf(chain(which), 2, set)}, step 3 uses ${saysOf(chain(which), 1, set)}. Each stands one row higher.`
        : `Exchange steps ${bad + 1} and ${bad + 2}: then “${saysOf(chain(which), bad, set)}” stands above “${saysOf(chain(which), bad + 1, set)},” which needs it, and every step follows.`,
    figure: chainSketch(chain(which), set, turn, 4),
  }),
  // Walks down and looks for the first statement whose forerunner is still missing.
  check: ({ given, set, shown }) => {
    const { links } = chainOf(given)
    const at = shown.findIndex((says, i) => {
      const k = links.findIndex((l) => renamed(set)(l.says) === says)
      return k > 0 && !shown.slice(0, i).includes(renamed(set)((links[k - 1] as Link).says))
    })
    return text(at < 0 ? 'In no step' : `In step ${at + 1}`)
  },
})

export const templates: readonly Template[] = [order, statement, slipped, property, algebra, result]
