import { int, template } from '#kit'
import { letters, solvedFor } from './solved-for.ts'

const skill = 'a1-literal-equations'

/** A formula `left = (1/n) · rest · wanted`. */
type Part = Readonly<{ about: string; n: number; left: string; rest: string; wanted: string }>

const PARTS: readonly Part[] = [
  { about: 'the area $A$ of a triangle with the base $b$ and the height $h$', n: 2, left: 'A', rest: 'b', wanted: 'h' },
  { about: 'the area $A$ of a triangle with the height $h$ and the base $b$', n: 2, left: 'A', rest: 'h', wanted: 'b' },
  {
    about: 'the volume $V$ of a pyramid with the base area $B$ and the height $h$',
    n: 3,
    left: 'V',
    rest: 'B',
    wanted: 'h',
  },
  {
    about: 'the volume $V$ of a pyramid with the height $h$ and the base area $B$',
    n: 3,
    left: 'V',
    rest: 'h',
    wanted: 'B',
  },
  { about: 'the area $A$ of a kite with the diagonals $p$ and $q$', n: 2, left: 'A', rest: 'p', wanted: 'q' },
  {
    about: 'the share $S$ of each of four friends who buy $n$ pizzas at the price $p$',
    n: 4,
    left: 'S',
    rest: 'n',
    wanted: 'p',
  },
  {
    about: 'the part $P$ that one of five teams pays for $h$ hours at the hourly rate $r$',
    n: 5,
    left: 'P',
    rest: 'r',
    wanted: 'h',
  },
  {
    about: 'the distance $d$ that is covered in a third of the time $t$ at the rate $r$',
    n: 3,
    left: 'd',
    rest: 'r',
    wanted: 't',
  },
]

const partOf = (i: number): Part => PARTS[i] ?? (PARTS[0] as Part)
const partTex = ({ n, left, rest, wanted }: Part): string => `${left} = \\frac{1}{${n}}${rest}${wanted}`

const withFraction = template({
  id: 'algebra-1/literal-fraction',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) => ({ i: int(rng, 0, PARTS.length - 1) }),
  frames: [
    {
      id: 'solve',
      kind: 'words',
      items: 5,
      stem: ({ i }) =>
        `The formula $${partTex(partOf(i))}$ gives ${partOf(i).about}. What is the formula solved for $${partOf(i).wanted}$?`,
    },
  ],
  given: ({ i }) => partOf(i),
  answer: ({ i }) => {
    const { n, left, rest, wanted } = partOf(i)
    return solvedFor(wanted, `\\frac{${n}${left}}{${rest}}`, (v) => (n * letters(left, v)) / letters(rest, v))
  },
  traps: [
    {
      misconception: 'a1-lit-keeps-the-fraction',
      classic: true,
      rule: ({ n, left, rest, wanted }) =>
        solvedFor(wanted, `\\frac{${left}}{${n}${rest}}`, (v) => letters(left, v) / (n * letters(rest, v))),
      why: ({ i }) =>
        `divides by $${partOf(i).n}$; to undo the factor $\\frac{1}{${partOf(i).n}}$, multiply by $${partOf(i).n}$.`,
    },
    {
      misconception: 'a1-lit-multiplies-to-undo-a-product',
      rule: ({ n, left, rest, wanted }) =>
        solvedFor(wanted, `${n}${left}${rest}`, (v) => n * letters(left, v) * letters(rest, v)),
      why: ({ i }) => `multiplies by $${partOf(i).rest}$ instead of dividing by it.`,
    },
    {
      misconception: 'a1-lit-turns-the-fraction-over',
      rule: ({ n, left, rest, wanted }) =>
        solvedFor(wanted, `\\frac{${rest}}{${n}${left}}`, (v) => letters(rest, v) / (n * letters(left, v))),
      why: () => 'uses the reciprocal of the fraction.',
    },
    {
      misconception: 'a1-lit-subtracts-a-factor',
      rule: ({ n, left, rest, wanted }) =>
        solvedFor(wanted, `${n}${left} - ${rest}`, (v) => n * letters(left, v) - letters(rest, v)),
      why: ({ i }) => `subtracts $${partOf(i).rest}$, which is a factor.`,
    },
    {
      misconception: 'a1-lit-keeps-the-fraction',
      says: ({ i }) =>
        `I divided by $${partOf(i).n}$ instead of multiplying by it, and I also multiplied by $${partOf(i).rest}$ instead of dividing by it.`,
      twoSlips: true,
      rule: ({ n, left, rest, wanted }) =>
        solvedFor(wanted, `\\frac{${left}${rest}}{${n}}`, (v) => (letters(left, v) * letters(rest, v)) / n),
      why: ({ i }) => `divides by $${partOf(i).n}$ and multiplies by $${partOf(i).rest}$: both the wrong way.`,
    },
  ],
  explain: ({ i }) => {
    const { n, left, rest, wanted } = partOf(i)
    return {
      plan: 'Clear the fraction first by multiplying both sides by its denominator, then divide by the other factor.',
      steps: [
        {
          do: `Multiply both sides by $${n}$: $${n}${left} = ${rest}${wanted}$.`,
          why: `$${n} \\cdot \\frac{1}{${n}} = 1$, so the fraction is gone.`,
        },
        {
          do: `Divide both sides by $${rest}$: $\\frac{${n}${left}}{${rest}} = ${wanted}$.`,
          why: `$${wanted}$ was multiplied by $${rest}$.`,
        },
        { do: `So $${wanted} = \\frac{${n}${left}}{${rest}}$.`, why: 'The wanted variable stands alone.' },
      ],
      check: `Put it back: $\\frac{1}{${n}} \\cdot ${rest} \\cdot \\frac{${n}${left}}{${rest}} = ${left}$.`,
      faster: `Test the options with easy numbers: for $${rest} = 10$ and $${wanted} = ${n}$ the formula gives $${left} = \\frac{1}{${n}} \\cdot 10 \\cdot ${n} = 10$. Only $\\frac{${n}${left}}{${rest}}$ gives back $${n}$.`,
    }
  },
  check: ({ n, left, rest, wanted }) => solvedFor(wanted, '', (v) => letters(left, v) / letters(rest, v) / (1 / n)),
})

export const templates = [withFraction]
