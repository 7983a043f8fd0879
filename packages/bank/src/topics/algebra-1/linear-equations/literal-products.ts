import { int, template } from '#kit'
import { letters, solvedFor } from './solved-for.ts'

const skill = 'a1-literal-equations'

/** A formula `left = rest · wanted`. */
type Product = Readonly<{ about: string; left: string; rest: string; wanted: string; formula: string }>

const PRODUCTS: readonly Product[] = [
  {
    about: 'the distance $d$ that is covered at the rate $r$ in the time $t$',
    formula: 'd = rt',
    left: 'd',
    rest: 'r',
    wanted: 't',
  },
  {
    about: 'the distance $d$ that is covered at the speed $s$ in the time $t$',
    formula: 'd = st',
    left: 'd',
    rest: 't',
    wanted: 's',
  },
  {
    about: 'the area $A$ of a rectangle with the length $l$ and the width $w$',
    formula: 'A = lw',
    left: 'A',
    rest: 'l',
    wanted: 'w',
  },
  {
    about: 'the circumference $C$ of a circle with radius $r$',
    formula: 'C = 2\\pi r',
    left: 'C',
    rest: '2\\pi',
    wanted: 'r',
  },
  {
    about: 'the simple interest $I$ on the principal $P$ at the rate $r$ in the time $t$',
    formula: 'I = Prt',
    left: 'I',
    rest: 'Pt',
    wanted: 'r',
  },
  {
    about: 'the interest $I$ on the amount $P$ at the yearly rate $r$ in $t$ years',
    formula: 'I = Prt',
    left: 'I',
    rest: 'rt',
    wanted: 'P',
  },
  {
    about: 'the interest $I$ that the principal $P$ earns at the rate $r$ in $t$ years',
    formula: 'I = Prt',
    left: 'I',
    rest: 'Pr',
    wanted: 't',
  },
  {
    about: 'the volume $V$ of a box with the length $l$, the width $w$ and the height $h$',
    formula: 'V = lwh',
    left: 'V',
    rest: 'lw',
    wanted: 'h',
  },
  {
    about: 'the volume $V$ of a crate with the length $l$, the width $w$ and the depth $d$',
    formula: 'V = lwd',
    left: 'V',
    rest: 'wd',
    wanted: 'l',
  },
  {
    about: 'the force $F$ that gives the mass $m$ the acceleration $a$',
    formula: 'F = ma',
    left: 'F',
    rest: 'm',
    wanted: 'a',
  },
  {
    about: 'the work $W$ that is done by the force $F$ over the distance $d$',
    formula: 'W = Fd',
    left: 'W',
    rest: 'F',
    wanted: 'd',
  },
  {
    about: 'the energy $E$ of the mass $m$ at the height $h$, with the constant $g$',
    formula: 'E = mgh',
    left: 'E',
    rest: 'mg',
    wanted: 'h',
  },
  { about: 'the pay $P$ for $n$ hours at the hourly rate $r$', formula: 'P = rn', left: 'P', rest: 'r', wanted: 'n' },
  {
    about: 'the mass $m$ of an object with the density $D$ and the volume $V$',
    formula: 'm = DV',
    left: 'm',
    rest: 'D',
    wanted: 'V',
  },
]

const product = (i: number): Product => PRODUCTS[i] ?? (PRODUCTS[0] as Product)

const oneStep = template({
  id: 'algebra-1/literal-product',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: (rng) => ({ i: int(rng, 0, PRODUCTS.length - 1) }),
  frames: [
    {
      id: 'solve',
      kind: 'words',
      items: 4,
      stem: ({ i }) =>
        `The formula $${product(i).formula}$ gives ${product(i).about}. Solve the formula for $${product(i).wanted}$.`,
    },
    {
      id: 'which',
      kind: 'bare',
      items: 3,
      stem: ({ i }) => `Which equation is $${product(i).formula}$ solved for $${product(i).wanted}$?`,
    },
  ],
  given: ({ i }) => ({ left: product(i).left, rest: product(i).rest, wanted: product(i).wanted }),
  answer: ({ i }) => {
    const { left, rest, wanted } = product(i)
    return solvedFor(wanted, `\\frac{${left}}{${rest}}`, (v) => letters(left, v) / letters(rest, v))
  },
  traps: [
    {
      misconception: 'a1-lit-multiplies-to-undo-a-product',
      classic: true,
      rule: ({ left, rest, wanted }) =>
        solvedFor(
          wanted,
          rest.includes('\\pi') ? `${rest} ${left}` : `${left}${rest}`,
          (v) => letters(left, v) * letters(rest, v),
        ),
      why: ({ i }) => `multiplies by $${product(i).rest}$ once more instead of dividing by it.`,
    },
    {
      misconception: 'a1-lit-turns-the-fraction-over',
      rule: ({ left, rest, wanted }) =>
        solvedFor(wanted, `\\frac{${rest}}{${left}}`, (v) => letters(rest, v) / letters(left, v)),
      why: ({ i }) => `divides $${product(i).rest}$ by $${product(i).left}$ instead of the other way around.`,
    },
    {
      misconception: 'a1-lit-subtracts-a-factor',
      says: ({ i }) => `I subtracted $${product(i).rest}$ instead of dividing by it.`,
      rule: ({ left, rest, wanted }) =>
        solvedFor(wanted, `${left} - ${rest}`, (v) => letters(left, v) - letters(rest, v)),
      why: ({ i }) => `subtracts $${product(i).rest}$, which is a factor and not a term.`,
    },
    {
      misconception: 'a1-lit-divides-by-one-factor',
      says: ({ i }) =>
        `I divided by $${product(i).rest[1]}$, but multiplied by $${product(i).rest[0]}$ instead of dividing by it too.`,
      rule: ({ left, rest, wanted }) =>
        /^[A-Za-z]{2}$/.test(rest)
          ? solvedFor(
              wanted,
              `\\frac{${left}${rest[0]}}{${rest[1]}}`,
              (v) => (letters(left, v) * letters(rest[0] ?? '', v)) / letters(rest[1] ?? '', v),
            )
          : null,
      why: ({ i }) => `divides by one of the factors of $${product(i).rest}$ and multiplies by the other.`,
    },
  ],
  explain: ({ i }) => {
    const { left, rest, wanted, formula } = product(i)
    return {
      plan: 'See what is done to the wanted variable, and undo it on both sides.',
      steps: [
        {
          do: `In $${formula}$ the variable $${wanted}$ is multiplied by $${rest}$.`,
          why: 'Variables that stand next to each other are multiplied.',
        },
        {
          do: `Divide both sides by $${rest}$: $\\frac{${left}}{${rest}} = ${wanted}$.`,
          why: 'Division undoes multiplication.',
        },
        { do: `So $${wanted} = \\frac{${left}}{${rest}}$.`, why: 'The wanted variable stands alone on one side.' },
      ],
      check: `Put the result back into $${formula}$: $${rest} \\cdot \\frac{${left}}{${rest}} = ${left}$, as the left side says.`,
    }
  },
  check: ({ left, rest, wanted }) => {
    const forms = [
      solvedFor(wanted, '', (v) => letters(left, v) * letters(rest, v)),
      solvedFor(wanted, '', (v) => letters(left, v) / letters(rest, v)),
    ]
    // Which form gives back the left side when it is multiplied by the rest?
    const back = (k: number) =>
      solvedFor(
        left,
        '',
        (v) => (k === 0 ? letters(left, v) * letters(rest, v) : letters(left, v) / letters(rest, v)) * letters(rest, v),
      )
    return forms[
      [0, 1].find((k) => back(k).key === solvedFor(left, '', (v) => letters(left, v)).key) ?? 0
    ] as (typeof forms)[number]
  },
})

export const templates = [oneStep]
