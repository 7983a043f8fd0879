import { frac, g, int, linear, num, pick, shuffle, type Template, table, template, text, until, whole } from '#kit'
import { CHAINS, type Chain, chainOf, chainSketch, type Link, saysOf, trueIn } from './proof-chains.ts'
import {
  CALCULATIONS,
  type Calculation,
  DOES,
  type Line,
  PROPERTIES,
  type Property,
  provedParts,
} from './proof-equality.ts'
import { LETTERS, points, renamed } from './proofs.ts'

const skill = 'geo-proof-building'

const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const
const chain = (which: number): Chain => CHAINS[which] as Chain
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
    {
      id: 'statements',
      kind: 'figure',
      items: 8,
      stem: ({ which, set, order, turn }) =>
        `<p>In the figure, ${renamed(set)(chain(which).given)}.</p>${chainSketch(chain(which), set, turn)}<p>These are the statements of a proof, in mixed order.</p>${table(
          ['', 'Statement'],
          order.map((k, i) => [ROMAN[i] as string, saysOf(chain(which), k, set)]),
          '',
          true,
        )}<p>In which order do they make a proof in which each statement follows from those before it?</p>`,
    },
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
      check: 'Cover everything below a statement: what is left above must be enough for it.',
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
      why: () => 'names parts that are not equal here, or letters in the wrong order.',
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
    check: gap < 4 ? 'The step after it must be able to use this statement.' : 'It is what the proof set out to show.',
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
  traps: [1, 2, 3, 4].map((k) => ({
    misconception: k === 4 ? 'geo-build-overlooks-the-order' : 'geo-build-blames-a-sound-step',
    rule: () => text(k === 4 ? 'In no step' : `In step ${k + 1}`),
    says: () =>
      k === 4
        ? 'I took the order of the steps for right.'
        : `I blamed step ${k + 1}, although all that it needs stands above it.`,
    why: () =>
      k === 4 ? 'overlooks a step that stands too early.' : 'names a step that uses only what stands above it.',
  })),
  explain: ({ which, bad, set, turn }) => ({
    plan: 'Go down the table. At each step ask whether everything that its reason uses stands above it.',
    steps: [
      { do: `Step 1 is given: ${saysOf(chain(which), 0, set)}.`, why: 'What is given needs nothing before it.' },
      bad === 4
        ? {
            do: `Steps 2 to 4 each use the line above: ${saysOf(chain(which), 1, set)}, then ${saysOf(chain(which), 2, set)}, then ${saysOf(chain(which), 3, set)}.`,
            why: 'Each reason has what it needs.',
          }
        : {
            do: `Step ${bad + 1} says ${saysOf(chain(which), bad + 1, set)}. Its reason needs this: ${saysOf(chain(which), bad, set)}.`,
            why: `The reason is: ${renamed(set)(link(which, bad + 1).reason)}.`,
          },
      bad === 4
        ? { do: 'Step 5 follows from step 4. In no step is anything used too early.', why: 'The proof is in order.' }
        : {
            do: `That comes only in step ${bad + 2}. So the mistake is in step ${bad + 1}.`,
            why: 'Exchange the two rows, and the proof is in order.',
          },
    ],
    check: 'Put the doubtful row one place lower and read the proof again.',
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

const line = (which: number, k: number): Line => (CALCULATIONS[which] as Calculation).lines[k] as Line

/** The property behind a line, from what stands in it and above it. */
function propertyOf(says: string, above: readonly string[], given: string): Property {
  const sums = (x: string) => (x.match(/\+/g) ?? []).length
  if (above.length === 0 && given.includes(says)) return 'given'
  if (says.includes('180')) return 'linear'
  if (says.includes('90')) return 'complementary'
  if (says.includes('frac')) return 'division'
  if (sums(says) === 0) {
    if (given.includes('midpoint')) return 'midpoint'
    const last = above.at(-1) as string
    return sums(last) === 2 && !last.includes('and') ? 'subtraction' : 'substitution'
  }
  // Two sums that are set equal: added to both sides, or put in for equal wholes.
  if (sums(says) === 2 && !says.includes('and')) return above.some((a) => sums(a) > 0) ? 'substitution' : 'addition'
  if (says.includes('so')) return 'substitution'
  return says.includes('angle') ? 'angle' : 'segment'
}

const property = template({
  id: 'geometry/proof-property-of-equality',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) => {
    const which = int(rng, 0, CALCULATIONS.length - 1)
    const { lines } = CALCULATIONS[which] as Calculation
    return until(
      () => ({ which, gap: int(rng, 0, lines.length - 1), set: pick(rng, LETTERS) }),
      ({ gap }) => line(which, gap).reason !== 'given',
    )
  },
  frames: [
    {
      id: 'two-columns',
      kind: 'figure',
      items: 10,
      stem: ({ which, gap, set }) => {
        const c = CALCULATIONS[which] as Calculation
        return `<p>In the figure, ${renamed(set)(c.given)}. To prove: ${renamed(set)(c.prove)}.</p>${c.figure(points(set))}${table(
          ['Step', 'Statement', 'Reason'],
          c.lines.map((l, k) => [k + 1, renamed(set)(l.says), k === gap ? '?' : PROPERTIES[l.reason]]),
        )}<p>Which reason belongs in step ${gap + 1}?</p>`
      },
    },
  ],
  given: ({ which, gap }) => {
    const c = CALCULATIONS[which] as Calculation
    return { given: c.given, says: c.lines.slice(0, gap + 1).map((l) => l.says) }
  },
  answer: ({ which, gap }) => text(PROPERTIES[line(which, gap).reason]),
  traps: [0, 1, 2].map((i) => ({
    misconception: 'geo-build-wrong-property',
    ...(i === 0 ? { classic: true as const } : {}),
    rule: ({ given, says }: { given: string; says: readonly string[] }) => {
      const c = CALCULATIONS.find(
        (x) => x.given === given && x.lines[says.length - 1]?.says === says.at(-1),
      ) as Calculation
      return text(PROPERTIES[(c.lines[says.length - 1] as Line).wrong[i] as Property])
    },
    says: ({ which, gap }: { which: number; gap: number }) => tookReason(line(which, gap).wrong[i] as Property),
    why: ({ which, gap }: { which: number; gap: number }) =>
      `is for another kind of step: ${DOES[line(which, gap).wrong[i] as Property].replace(/^[A-Z]/, (c) => c.toLowerCase())}`,
  })),
  explain: ({ which, gap, set }) => {
    const l = line(which, gap)
    const c = CALCULATIONS[which] as Calculation
    return {
      plan: 'Compare the statement with the lines above it: what was done to get it, and to which side?',
      steps: [
        gap === 0
          ? { do: `The proof starts from this: ${renamed(set)(c.given)}.`, why: 'Nothing stands above step 1.' }
          : {
              do: `Above it stands: ${renamed(set)(line(which, gap - 1).says)}.`,
              why: 'A step may use only what is above it.',
            },
        { do: `Step ${gap + 1} says: ${renamed(set)(l.says)}.`, why: DOES[l.reason] },
        { do: `The reason is: ${PROPERTIES[l.reason]}.`, why: 'This is the name of what was done.' },
      ],
      check: 'Say the reason aloud as a sentence; it must describe exactly this change.',
      figure: c.figure(points(set), provedParts(c, points(set))),
    }
  },
  check: ({ given, says }) => text(PROPERTIES[propertyOf(says.at(-1) as string, says.slice(0, -1), given)]),
})

function tookReason(property: Property): string {
  return `I took this for the reason: “${PROPERTIES[property]}.”`
}

const algebra = template({
  id: 'geometry/proof-algebra-reason',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) => {
    const [a, b, x] = [int(rng, 2, 7), int(rng, 2, 9) * pick(rng, [1, -1]), int(rng, 3, 12)]
    return { a, b, c: a * (x + b), gap: int(rng, 1, 3) }
  },
  frames: [
    {
      id: 'equation',
      kind: 'table',
      items: 8,
      stem: ({ a, b, c, gap }) => {
        const lines = [
          `$${a}(${linear(1, b)}) = ${c}$`,
          `$${linear(a, a * b)} = ${c}$`,
          `$${a}x = ${c - a * b}$`,
          `$x = ${(c - a * b) / a}$`,
        ]
        const reasons: Property[] = ['given', 'distributive', b > 0 ? 'subtraction' : 'addition', 'division']
        return `<p>An equation is solved as a proof, with a reason for every line.</p>${table(
          ['Step', 'Statement', 'Reason'],
          lines.map((l, k) => [k + 1, l, k === gap ? '?' : k > gap ? '…' : PROPERTIES[reasons[k] as Property]]),
        )}<p>Which reason belongs in step ${gap + 1}?</p>`
      },
    },
  ],
  given: ({ a, b, c, gap }) => ({ a, b, c, step: gap + 1 }),
  answer: ({ b, gap }) =>
    text(
      PROPERTIES[(['given', 'distributive', b > 0 ? 'subtraction' : 'addition', 'division'] as const)[gap] as Property],
    ),
  traps: [
    {
      misconception: 'geo-build-wrong-property',
      classic: true,
      rule: ({ b, step }) =>
        text(
          PROPERTIES[step === 2 ? 'substitution' : step === 3 ? (b > 0 ? 'addition' : 'subtraction') : 'subtraction'],
        ),
      says: ({ b, gap }) => tookReason(gap === 1 ? 'substitution' : gap === 2 && b > 0 ? 'addition' : 'subtraction'),
      why: ({ gap }) =>
        gap === 1
          ? 'replaces nothing by something equal: a product was multiplied out.'
          : gap === 2
            ? 'names the opposite of what was done to both sides.'
            : 'names what was done in another line.',
    },
    {
      misconception: 'geo-build-wrong-property',
      rule: ({ step }) => text(PROPERTIES[step === 4 ? 'distributive' : 'division']),
      says: ({ gap }) => tookReason(gap === 3 ? 'distributive' : 'division'),
      why: () => 'names what is done in another line of this work.',
    },
    {
      misconception: 'geo-build-wrong-property',
      rule: ({ b, step }) => text(PROPERTIES[step === 3 ? 'distributive' : b > 0 ? 'subtraction' : 'addition']),
      says: ({ b, gap }) => tookReason(gap === 2 ? 'distributive' : b > 0 ? 'subtraction' : 'addition'),
      why: () => 'belongs to the line before or after this one.',
    },
    {
      misconception: 'geo-build-wrong-property',
      rule: ({ step }) => text(PROPERTIES[step === 2 ? 'reflexive' : 'substitution']),
      says: ({ gap }) => tookReason(gap === 1 ? 'reflexive' : 'substitution'),
      why: () => 'does not describe what changed from the line above.',
    },
  ],
  explain: ({ a, b, c, gap }) => ({
    plan: 'Compare the line with the line above it and say what was done to one side or to both.',
    steps: [
      {
        do: `The line above is $${[`${a}(${linear(1, b)}) = ${c}`, `${linear(a, a * b)} = ${c}`, `${a}x = ${c - a * b}`][gap - 1]}$.`,
        why: 'Each line follows from the one above.',
      },
      {
        do:
          gap === 1
            ? `The ${a} was multiplied into the parentheses: $${a} \\cdot x$ and $${a} \\cdot ${b > 0 ? b : `(${b})`} = ${a * b}$.`
            : gap === 2
              ? `${Math.abs(a * b)} was ${b > 0 ? 'subtracted from' : 'added to'} both sides: $${c}${b > 0 ? ' - ' : ' + '}${Math.abs(a * b)} = ${c - a * b}$.`
              : `Both sides were divided by ${a}: $${c - a * b} \\div ${a} = ${(c - a * b) / a}$.`,
        why: 'This is the only thing that changed.',
      },
      {
        do: `The reason is: ${PROPERTIES[(['given', 'distributive', b > 0 ? 'subtraction' : 'addition', 'division'] as const)[gap] as Property]}.`,
        why: 'The name says what was done.',
      },
    ],
    check: 'The property names one operation; do it to the line above and you get this line.',
  }),
  // Does each operation to the line above and looks which one gives the next line.
  check: ({ a, b, step }) => {
    const line = [
      [a, b, 0],
      [a, 0, a * b],
      [a, 0, 0],
      [1, 0, 0],
    ] as const
    const [before, after] = [line[step - 2] as readonly number[], line[step - 1] as readonly number[]]
    if (before[1] !== after[1]) return text(PROPERTIES.distributive)
    if (before[2] !== after[2]) return text(PROPERTIES[(before[2] as number) > 0 ? 'subtraction' : 'addition'])
    return text(PROPERTIES.division)
  },
})

/** Chains that end at a midpoint or at two equal lengths: what is equal, and what it is the half of. */
const RESULTS = [
  { which: 1, one: 'BD', two: 'CD', all: 'BC' },
  { which: 3, one: 'BE', two: 'CE', all: 'BC' },
  { which: 5, one: 'BE', two: 'DE', all: 'BD' },
] as const

const result = template({
  id: 'geometry/proof-use-the-result',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [x, a, c] = [int(rng, 3, 9), int(rng, 2, 5), int(rng, 3, 7)]
        return {
          r: int(rng, 0, RESULTS.length - 1),
          set: pick(rng, LETTERS),
          a,
          c,
          x,
          b: int(rng, 4, 25),
          turn: int(rng, -14, 14),
        }
      },
      ({ a, b, c, x }) => c > a && a * x + b - c * x < 0 && a * x + b < 60,
    ),
  frames: [
    {
      id: 'whole',
      kind: 'figure',
      items: 7,
      stem: ({ r, set, a, b, c, x, turn }) => ask(r, set, turn, a, b, c, c * x - a * x - b),
    },
    {
      id: 'typed',
      kind: 'figure',
      response: 'grid',
      items: 7,
      stem: ({ r, set, a, b, c, x, turn }) => ask(r, set, turn, a, b, c, c * x - a * x - b),
    },
  ],
  given: ({ a, b, c, x }) => ({ a, b, c, d: c * x - a * x - b }),
  answer: ({ a, b, x }) => num(2 * (a * x + b)),
  traps: [
    {
      misconception: 'geo-build-stops-at-one-half',
      classic: true,
      rule: ({ a, b, c, d }) => whole(frac(a * (b + d) + b * (c - a), c - a)),
      why: () => 'is the length of one of the two equal parts.',
    },
    {
      misconception: 'geo-build-gives-x',
      rule: ({ a, b, c, d }) => whole(frac(b + d, c - a)),
      why: () => 'is the value of $x$.',
    },
    {
      misconception: 'geo-build-loses-a-sign',
      rule: ({ a, b, c, d }) => {
        const x = frac(b + d, c + a)
        return x.d === 1 ? whole(2 * (a * x.n + b)) : null
      },
      why: () => 'adds the terms with $x$ instead of subtracting them.',
    },
    {
      misconception: 'geo-build-loses-a-sign',
      rule: ({ a, b, c, d }) => {
        const x = frac(Math.abs(b - d), c - a)
        return x.d === 1 && x.n > 0 ? whole(2 * (a * x.n + b)) : null
      },
      says: () => 'I subtracted the constant terms instead of adding them, and doubled the first part.',
      why: () => 'takes one constant term from the other instead of adding them.',
    },
    {
      misconception: 'geo-build-takes-the-part-for-the-whole',
      rule: ({ a, b, c, d }) => {
        const x = frac(b + d, c - a)
        return x.d === 1 ? whole(a * x.n + b + x.n) : null
      },
      why: () => 'adds $x$ to one part instead of adding the other part.',
    },
    {
      misconception: 'geo-build-doubles-twice',
      rule: ({ a, b, c, d }) => {
        const x = frac(b + d, c - a)
        return x.d === 1 ? whole(4 * (a * x.n + b)) : null
      },
      why: () => 'doubles the length twice; there are only two parts.',
    },
  ],
  explain: ({ r, set, a, b, c, x, turn }) => {
    const { one, two, all } = RESULTS[r] as (typeof RESULTS)[number]
    const s = points(set)
    const d = c * x - a * x - b
    return {
      plan: 'Use what the proof shows: two lengths are equal. Set their expressions equal, solve, and then build the length that is asked for.',
      steps: [
        {
          do: `The proof shows $${s(one)} = ${s(two)}$, so $${linear(a, b)} = ${linear(c, -d)}$.`,
          why: 'Corresponding parts of congruent triangles are equal.',
        },
        {
          do: `$${b + d} = ${c - a === 1 ? 'x' : `${c - a}x`}$, so $x = ${x}$.`,
          why: `Subtract $${a}x$ from both sides and add ${d} to both sides.`,
        },
        { do: `$${s(one)} = ${a} \\cdot ${x} + ${b} = ${a * x + b}$`, why: 'Put $x$ into the expression.' },
        { do: `$${s(all)} = 2 \\cdot ${a * x + b} = ${2 * (a * x + b)}$`, why: 'The segment has two equal parts.' },
      ],
      check: `The other part is $${c} \\cdot ${x} - ${d} = ${c * x - d}$, which is equal to the first.`,
      figure: chainSketch(chain((RESULTS[r] as (typeof RESULTS)[number]).which), set, turn, 0, [
        g.side(s(one), `${a * x + b}`),
        g.side(s(two), `${c * x - d}`),
      ]),
    }
  },
  // Tries values of x.
  check: ({ a, b, c, d }) => {
    const x = Array.from({ length: 40 }, (_, i) => i).find((i) => a * i + b === c * i - d) ?? -1
    return num(a * x + b + (c * x - d))
  },
})

function ask(r: number, set: string, turn: number, a: number, b: number, c: number, d: number) {
  const { which, one, two, all } = RESULTS[r] as (typeof RESULTS)[number]
  const s = points(set)
  return `<p>In the figure, ${renamed(set)(chain(which).given)}.</p>${chainSketch(chain(which), set, turn)}<p>A proof shows that $${s(one)} = ${s(two)}$. If $${s(one)} = ${linear(a, b)}$ and $${s(two)} = ${linear(c, -d)}$, what is the length of $${s(all)}$?</p>`
}

export const templates: readonly Template[] = [order, statement, slipped, property, algebra, result]
