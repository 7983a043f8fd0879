import { int, namedBy, pick, sample, shuffle, template, text } from '#kit'
import { TRIED } from './closure-tried.ts'

/** Statements about sums and products of two kinds of numbers; a counterexample for those that fail. */
const STATEMENTS = [
  {
    says: 'The sum of two rational numbers is rational',
    holds: true,
    because: 'two fractions of integers add up to a fraction of integers',
  },
  {
    says: 'The product of two rational numbers is rational',
    holds: true,
    because: 'numerators and denominators are multiplied, and integers stay integers',
  },
  {
    says: 'The sum of a rational and an irrational number is irrational',
    holds: true,
    because: 'if it were rational, taking the rational number away again would leave a rational one',
  },
  {
    says: 'The product of a nonzero rational and an irrational number is irrational',
    holds: true,
    because: 'if it were rational, dividing by the rational number would give a rational one',
  },
  {
    says: 'The difference of a rational and an irrational number is irrational',
    holds: true,
    because: 'if it were rational, adding the rational number would give a rational one',
  },
  { says: 'The sum of two irrational numbers is irrational', holds: false, because: '$\\sqrt{2} + (-\\sqrt{2}) = 0$' },
  {
    says: 'The product of two irrational numbers is irrational',
    holds: false,
    because: '$\\sqrt{2} \\cdot \\sqrt{2} = 2$',
  },
  {
    says: 'The product of a rational and an irrational number is irrational',
    holds: false,
    because: '$0 \\cdot \\sqrt{2} = 0$',
  },
  {
    says: 'The quotient of two irrational numbers is irrational',
    holds: false,
    because: '$\\sqrt{2} \\div \\sqrt{2} = 1$',
  },
  { says: 'The difference of two irrational numbers is irrational', holds: false, because: '$\\pi - \\pi = 0$' },
  { says: 'The square of an irrational number is irrational', holds: false, because: '$(\\sqrt{2})^2 = 2$' },
] as const

const because = (says: string): string => STATEMENTS.find((s) => s.says === says)?.because ?? ''
const holds = (says: string): boolean => STATEMENTS.find((s) => s.says === says)?.holds === true

type Claims = Readonly<{ list: readonly string[]; truth: boolean }>

const MISJUDGED = [
  'a1-irr-overlooks-a-counterexample',
  'a1-irr-overlooks-what-cancels',
  'a1-irr-doubts-a-true-rule',
  'a1-irr-doubts-that-rationals-stay-rational',
]
/** By what is said: sums in which irrational parts cancel, other rules that fail; rational numbers alone, or with an irrational one. */
const misjudged = (s: string): string =>
  MISJUDGED[(holds(s) ? 2 : 0) + ((holds(s) ? /two rational/ : /sum|difference/).test(s) ? 1 : 0)] as string
const others = ({ list, truth }: Claims): string[] => list.filter((s) => holds(s) !== truth)

export const closure = template({
  id: 'algebra-1/irrational-always',
  skill: 'a1-rational-and-irrational-numbers',
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng): Claims => {
    const truth = int(rng, 0, 1) === 1
    const pool = (want: boolean) => STATEMENTS.filter((s) => s.holds === want).map((s) => s.says)
    return { truth, list: shuffle(rng, [pick(rng, pool(truth)), ...sample(rng, pool(!truth), 3)]) }
  },
  frames: [
    {
      id: 'statements',
      kind: 'words',
      items: 10,
      stem: ({ list, truth }) =>
        `<p>Four students make statements.</p><ul>${list.map((x) => `<li>${x}.</li>`).join('')}</ul><p>Which statement is ${truth ? 'always true' : 'not always true'}?</p>`,
    },
  ],
  given: ({ list, truth }) => ({ list, truth }),
  answer: ({ list, truth }) => text(list.find((s) => holds(s) === truth) ?? ''),
  traps: [0, 1, 2].flatMap((k) =>
    namedBy(MISJUDGED, (g: Claims) => misjudged(others(g)[k] ?? ''), {
      ...(k === 0 ? { classic: true as const } : {}),
      rule: (g) => text(others(g)[k] ?? ''),
      says: (g: Claims) =>
        g.truth
          ? `I overlooked a counterexample such as ${because(others(g)[k] ?? '')}.`
          : `I doubted a statement that is always true: ${because(others(g)[k] ?? '')}.`,
      why: (g: Claims) => `is ${g.truth ? 'not ' : ''}always true: ${because(others(g)[k] ?? '')}.`,
    }),
  ),
  explain: ({ list, truth }) => {
    const key = list.find((s) => holds(s) === truth) ?? ''
    const others = list.filter((s) => s !== key)
    return {
      plan: 'Look for a counterexample to each statement. Zero, opposites, and a root times itself are the first to try.',
      steps: [
        {
          do: truth
            ? `Counterexamples: ${others.map(because).join('; ')}.`
            : 'Three of the statements have no counterexample.',
          why: truth
            ? 'One counterexample is enough to show that a statement is not always true.'
            : 'Rational numbers stay among themselves, and one irrational part that is not canceled makes the result irrational.',
        },
        {
          do: truth
            ? `The remaining statement holds: ${because(key)}.`
            : `The remaining one has a counterexample: ${because(key)}.`,
          why: truth ? 'So no counterexample can exist.' : 'The two irrational parts cancel, or a zero removes them.',
        },
        { do: `${key}.`, why: truth ? 'This one is always true.' : 'This one is not always true.' },
      ],
      faster: `Ask only whether an irrational part can vanish: it can where two irrational numbers meet, where one is squared, and where a factor may be 0. ${truth ? 'Only one statement has none of these.' : 'Only one statement has one of these.'}`,
      check: truth ? `Tried with numbers: ${TRIED[key]}.` : `Another counterexample: ${TRIED[key]}.`,
    }
  },
  check: ({ list, truth }) => {
    const fails = (s: string) =>
      /two irrational|square of|of a rational and an irrational number is irrational/.test(s) &&
      !/^The (?:sum|difference) of a rational and/.test(s)
    return text(list.filter((s) => !fails(s) === truth)[0] ?? '')
  },
})
