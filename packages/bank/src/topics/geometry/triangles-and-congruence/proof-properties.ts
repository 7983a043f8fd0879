/** Reasons from the properties of equality. */

import { int, linear, namedBy, pick, signed, table, template, text, until } from '#kit'
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

type Read = Readonly<{ given: string; says: readonly string[] }>
function wrongIn({ given, says }: Read, i: number): Property {
  const c = CALCULATIONS.find((x) => x.given === given && x.lines[says.length - 1]?.says === says.at(-1)) as Calculation
  return (c.lines[says.length - 1] as Line).wrong[i] as Property
}

const CHOSEN = ['geo-build-wrong-property', 'geo-build-names-a-wrong-operation']
/** An operation on both sides, or a fact and a rule of another kind. */
const chosenAs = (taken: Property): string =>
  CHOSEN[['addition', 'subtraction', 'division'].includes(taken) ? 1 : 0] as string

export const property = template({
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
  traps: [0, 1, 2].flatMap((i) =>
    namedBy(CHOSEN, (g: Read) => chosenAs(wrongIn(g, i)), {
      ...(i === 0 ? { classic: true as const } : {}),
      rule: (g) => text(PROPERTIES[wrongIn(g, i)]),
      says: ({ which, gap }: { which: number; gap: number }) => tookReason(line(which, gap).wrong[i] as Property),
      why: ({ which, gap }: { which: number; gap: number }) =>
        `is for another kind of step: ${DOES[line(which, gap).wrong[i] as Property].replace(/^[A-Z]/, (c) => c.toLowerCase())}`,
    }),
  ),
  explain: ({ which, gap, set }) => {
    const l = line(which, gap)
    const c = CALCULATIONS[which] as Calculation
    return {
      plan: 'Compare the statement with what is known before it: the lines above, and what is given. Either something was done to a line, or a fact about the figure was used.',
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
      check: `Read through with it, every step has its reason: ${c.lines.map(({ reason }, k) => `${k + 1}. ${PROPERTIES[reason]}`).join('; ')}.`,
      figure: c.figure(points(set), provedParts(c, points(set))),
    }
  },
  check: ({ given, says }) => text(PROPERTIES[propertyOf(says.at(-1) as string, says.slice(0, -1), given)]),
})

function tookReason(property: Property): string {
  return `I took this for the reason: “${PROPERTIES[property]}.”`
}

type Solved = Readonly<{ b: number; step: number }>
type Gap = Readonly<{ b: number; gap: number }>
/** What is named most often instead, and what belongs to the line beside. */
const likely = ({ b, step }: Solved): Property =>
  step === 2 ? 'substitution' : step === 3 && b > 0 ? 'addition' : 'subtraction'
const beside = (b: number, step: number): Property => (step === 3 ? 'distributive' : b > 0 ? 'subtraction' : 'addition')

export const algebra = template({
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
    ...namedBy(CHOSEN, (g: Solved) => chosenAs(likely(g)), {
      classic: true,
      rule: (g) => text(PROPERTIES[likely(g)]),
      says: ({ b, gap }: Gap) => tookReason(likely({ b, step: gap + 1 })),
      why: ({ gap }: Gap) =>
        gap === 1
          ? 'replaces nothing by something equal: a product was multiplied out.'
          : gap === 2
            ? 'names the opposite of what was done to both sides.'
            : 'names what was done in another line.',
    }),
    ...namedBy(CHOSEN, ({ step }: Solved) => chosenAs(step === 4 ? 'distributive' : 'division'), {
      rule: ({ step }) => text(PROPERTIES[step === 4 ? 'distributive' : 'division']),
      says: ({ gap }: Gap) => tookReason(gap === 3 ? 'distributive' : 'division'),
      why: () => 'names what is done in another line of this work.',
    }),
    ...namedBy(CHOSEN, ({ b, step }: Solved) => chosenAs(beside(b, step)), {
      rule: ({ b, step }) => text(PROPERTIES[beside(b, step)]),
      says: ({ b, gap }: Gap) => tookReason(beside(b, gap + 1)),
      why: () => 'belongs to the line before or after this one.',
    }),
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
    check: `Both lines are true for $x = ${(c - a * b) / a}$, so the step is sound: ${[
      `$${a}(${(c - a * b) / a}${signed(b)}) = ${c}$`,
      `$${a} \\cdot ${(c - a * b) / a}${signed(a * b)} = ${c}$`,
      `$${a} \\cdot ${(c - a * b) / a} = ${c - a * b}$`,
      `$x = ${(c - a * b) / a}$ itself`,
    ]
      .slice(gap - 1, gap + 1)
      .join(' and ')}.`,
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
