import { int, template } from '#kit'
import { letters, solvedFor } from './solved-for.ts'

const skill = 'a1-literal-equations'

/** A formula `left = factor · wanted + term`. */
type TwoStep = Readonly<{ about: string; formula: string; left: string; factor: string; term: string; wanted: string }>

const TWO_STEPS: readonly TwoStep[] = [
  {
    about: 'a line with slope $m$ and $y$-intercept $b$',
    formula: 'y = mx + b',
    left: 'y',
    factor: 'm',
    term: 'b',
    wanted: 'x',
  },
  {
    about: 'the slope of a line in slope-intercept form',
    formula: 'y = mx + b',
    left: 'y',
    factor: 'x',
    term: 'b',
    wanted: 'm',
  },
  {
    about: 'the perimeter $P$ of a rectangle with the length $l$ and the width $w$',
    formula: 'P = 2l + 2w',
    left: 'P',
    factor: '2',
    term: '2w',
    wanted: 'l',
  },
  {
    about: 'the perimeter $P$ of a triangle with the base $b$ and two sides $s$',
    formula: 'P = 2s + b',
    left: 'P',
    factor: '2',
    term: 'b',
    wanted: 's',
  },
  {
    about: 'the speed $v$ after the time $t$, with the starting speed $u$ and the acceleration $a$',
    formula: 'v = at + u',
    left: 'v',
    factor: 'a',
    term: 'u',
    wanted: 't',
  },
  {
    about: 'the total cost $C$ of $n$ tickets at the price $p$ with the fee $f$',
    formula: 'C = pn + f',
    left: 'C',
    factor: 'p',
    term: 'f',
    wanted: 'n',
  },
  {
    about: 'the total cost $C$ of $n$ shirts at the price $p$ with the shipping fee $s$',
    formula: 'C = np + s',
    left: 'C',
    factor: 'n',
    term: 's',
    wanted: 'p',
  },
  {
    about: 'the length $L$ of a spring with the weight $w$, the constant $k$ and the length $u$ without a weight',
    formula: 'L = kw + u',
    left: 'L',
    factor: 'k',
    term: 'u',
    wanted: 'w',
  },
  {
    about:
      'the surface area $S$ of a prism with perimeter $p$ of its base, the height $h$ and the area $B$ of its base',
    formula: 'S = ph + 2B',
    left: 'S',
    factor: 'p',
    term: '2B',
    wanted: 'h',
  },
  {
    about: 'the amount $A$ in an account after $t$ weeks, with the start $s$ and the weekly deposit $d$',
    formula: 'A = dt + s',
    left: 'A',
    factor: 'd',
    term: 's',
    wanted: 't',
  },
]

const twoStepOf = (i: number): TwoStep => TWO_STEPS[i] ?? (TWO_STEPS[0] as TwoStep)

const twoStep = template({
  id: 'algebra-1/literal-two-step',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => ({ i: int(rng, 0, TWO_STEPS.length - 1) }),
  frames: [
    {
      id: 'solve',
      kind: 'words',
      items: 5,
      stem: ({ i }) =>
        `The formula $${twoStepOf(i).formula}$ describes ${twoStepOf(i).about}. Solve it for $${twoStepOf(i).wanted}$.`,
    },
    {
      id: 'which',
      kind: 'bare',
      items: 5,
      stem: ({ i }) => `Which of these is $${twoStepOf(i).formula}$ solved for $${twoStepOf(i).wanted}$?`,
    },
  ],
  given: ({ i }) => ({
    left: twoStepOf(i).left,
    factor: twoStepOf(i).factor,
    term: twoStepOf(i).term,
    wanted: twoStepOf(i).wanted,
  }),
  answer: ({ i }) => {
    const { left, factor, term, wanted } = twoStepOf(i)
    return solvedFor(
      wanted,
      `\\frac{${left} - ${term}}{${factor}}`,
      (v) => (letters(left, v) - letters(term, v)) / letters(factor, v),
    )
  },
  traps: [
    {
      misconception: 'a1-lit-divides-one-term-only',
      says: ({ i }) => `I divided $${twoStepOf(i).left}$ by $${twoStepOf(i).factor}$, but not $${twoStepOf(i).term}$.`,
      classic: true,
      rule: ({ left, factor, term, wanted }) =>
        solvedFor(
          wanted,
          `\\frac{${left}}{${factor}} - ${term}`,
          (v) => letters(left, v) / letters(factor, v) - letters(term, v),
        ),
      why: ({ i }) =>
        `divides only $${twoStepOf(i).left}$ by $${twoStepOf(i).factor}$; the term $${twoStepOf(i).term}$ must be divided too.`,
    },
    {
      misconception: 'a1-lit-adds-the-term-again',
      rule: ({ left, factor, term, wanted }) =>
        solvedFor(
          wanted,
          `\\frac{${left} + ${term}}{${factor}}`,
          (v) => (letters(left, v) + letters(term, v)) / letters(factor, v),
        ),
      why: ({ i }) => `adds $${twoStepOf(i).term}$ again instead of subtracting it.`,
    },
    {
      misconception: 'a1-lit-subtracts-in-the-wrong-order',
      rule: ({ left, factor, term, wanted }) =>
        solvedFor(
          wanted,
          `\\frac{${term} - ${left}}{${factor}}`,
          (v) => (letters(term, v) - letters(left, v)) / letters(factor, v),
        ),
      why: ({ i }) => `subtracts $${twoStepOf(i).left}$ from $${twoStepOf(i).term}$, in the wrong order.`,
    },
    {
      misconception: 'a1-lit-multiplies-to-undo-a-product',
      says: ({ i }) =>
        `I subtracted $${twoStepOf(i).term}$, but then I multiplied by $${twoStepOf(i).factor}$ instead of dividing by it.`,
      rule: ({ left, factor, term, wanted }) =>
        solvedFor(
          wanted,
          `${factor}(${left} - ${term})`,
          (v) => letters(factor, v) * (letters(left, v) - letters(term, v)),
        ),
      why: ({ i }) => `multiplies by $${twoStepOf(i).factor}$ instead of dividing by it.`,
    },
    {
      misconception: 'a1-lit-divides-one-term-only',
      says: ({ i }) => `I divided $${twoStepOf(i).term}$ by $${twoStepOf(i).factor}$, but not $${twoStepOf(i).left}$.`,
      rule: ({ left, factor, term, wanted }) =>
        solvedFor(
          wanted,
          `${left} - \\frac{${term}}{${factor}}`,
          (v) => letters(left, v) - letters(term, v) / letters(factor, v),
        ),
      why: ({ i }) => `divides only $${twoStepOf(i).term}$ by $${twoStepOf(i).factor}$.`,
    },
  ],
  explain: ({ i }) => {
    const { left, factor, term, wanted, formula } = twoStepOf(i)
    return {
      plan: 'Undo what is added first, then undo the multiplication, always on both whole sides.',
      steps: [
        {
          do: `In $${formula}$ the variable $${wanted}$ is multiplied by $${factor}$, and then $${term}$ is added.`,
          why: 'Undo the last thing first.',
        },
        {
          do: `Subtract $${term}$ from both sides: $${left} - ${term} = ${factor}${wanted}$.`,
          why: 'Only the product is left on the right.',
        },
        {
          do: `Divide both sides by $${factor}$: $${wanted} = \\frac{${left} - ${term}}{${factor}}$.`,
          why: 'The whole left side is divided, so the fraction bar goes under both terms.',
        },
      ],
      check: `Put the result back: $${factor} \\cdot \\frac{${left} - ${term}}{${factor}} + ${term} = ${left} - ${term} + ${term} = ${left}$, as the left side says.`,
      faster: `Test the options with numbers. For $${factor} = 2$, $${wanted} = 3$, and $${term} = 1$ the formula says $${left} = 7$, so the right option must give $\\frac{7 - 1}{2} = 3$ back.`,
    }
  },
  // Which right side turns the formula into a true statement?
  check: ({ left, factor, term, wanted }) => {
    const forms = [1, -1].map((s) =>
      solvedFor(wanted, '', (v) => (letters(left, v) + s * letters(term, v)) / letters(factor, v)),
    )
    const back = [1, -1].map((s) =>
      solvedFor(
        left,
        '',
        (v) => ((letters(left, v) + s * letters(term, v)) / letters(factor, v)) * letters(factor, v) + letters(term, v),
      ),
    )
    const wantedKey = solvedFor(left, '', (v) => letters(left, v)).key
    return forms[back.findIndex((b) => b.key === wantedKey)] as (typeof forms)[number]
  },
})

export const templates = [twoStep]
