import { int, num, pick, type Template, template, until } from '#kit'
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
    about: 'the circumference $C$ of a circle with the radius $r$',
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
      why: ({ i }) => `divides $${product(i).rest}$ by $${product(i).left}$ instead of the other way round.`,
    },
    {
      misconception: 'a1-lit-subtracts-a-factor',
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
      check: `Multiply the result by $${rest}$: this gives $${left}$ again.`,
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

/** A formula `left = factor · wanted + term`. */
type TwoStep = Readonly<{ about: string; formula: string; left: string; factor: string; term: string; wanted: string }>

const TWO_STEPS: readonly TwoStep[] = [
  {
    about: 'a line with the slope $m$ and the $y$-intercept $b$',
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
      'the surface area $S$ of a prism with the perimeter $p$ of its base, the height $h$ and the area $B$ of its base',
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
          do: `Subtract $${term}$ on both sides: $${left} - ${term} = ${factor}${wanted}$.`,
          why: 'Only the product is left on the right.',
        },
        {
          do: `Divide both sides by $${factor}$: $${wanted} = \\frac{${left} - ${term}}{${factor}}$.`,
          why: 'The whole left side is divided, so the fraction bar goes under both terms.',
        },
      ],
      check: `Put the result in: $${factor}$ times the fraction is $${left} - ${term}$, and adding $${term}$ gives $${left}$.`,
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
      why: () => 'has the fraction upside down.',
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
    }
  },
  check: ({ n, left, rest, wanted }) => solvedFor(wanted, '', (v) => letters(left, v) / letters(rest, v) / (1 / n)),
})

const evaluate = template({
  id: 'algebra-1/literal-use-formula',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [price, k] = [pick(rng, [6, 7, 8, 9, 12, 14, 15]), int(rng, 2, 4)]
        return { n: 1 + k * int(rng, 1, 4), w: price * k, price }
      },
      ({ n, w, price }) => n !== price && n !== w && n !== w / price,
    ),
  frames: [
    {
      id: 'tickets',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ n, w, price }) =>
        `The formula $C = pn + f$ gives the cost of $n$ tickets at the price $p$ with the fee $f$, all in dollars. For which number of tickets is $C = ${price * n + w}$, when $p = ${price}$ and $f = ${w}$?`,
    },
    {
      id: 'speed',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ n, w, price }) =>
        `The speed $v$ of a car that speeds up, in feet per second, after $t$ seconds is $v = at + u$, where $u$ is its speed at the start. How many seconds does it take until $v = ${price * n + w}$, when $a = ${price}$ and $u = ${w}$?`,
    },
    {
      id: 'account',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ n, w, price }) =>
        `The amount $A$ in an account after $t$ weeks is $A = dt + s$ dollars, with the start $s$ and the weekly deposit $d$. If $A = ${price * n + w}$, $d = ${price}$ and $s = ${w}$, what is $t$?`,
    },
  ],
  given: ({ n, w, price }) => ({ total: price * n + w, price, w }),
  answer: ({ n }) => num(n),
  traps: [
    {
      misconception: 'a1-lit-forgets-the-term',
      classic: true,
      rule: ({ total, price }) => num(total / price),
      why: ({ w }) => `divides the whole amount and forgets the $${w}$.`,
    },
    {
      misconception: 'a1-lit-exchanges-factor-and-term',
      rule: ({ total, price, w }) => num((total - price) / w),
      why: ({ w, price }) => `subtracts $${price}$ and divides by $${w}$: the two numbers are exchanged.`,
    },
    {
      misconception: 'a1-lit-adds-the-term-again',
      rule: ({ total, price, w }) => num((total + w) / price),
      why: ({ w }) => `adds $${w}$ before dividing instead of subtracting it.`,
    },
    {
      misconception: 'a1-lit-stops-before-dividing',
      rule: ({ total, w }) => num(total - w),
      why: ({ price }) => `still has to be divided by $${price}$.`,
    },
    {
      misconception: 'a1-lit-subtracts-a-factor',
      rule: ({ total, price, w }) => (total - w - price > 0 ? num(total - w - price) : null),
      why: ({ price }) => `subtracts $${price}$, which is a factor, instead of dividing by it.`,
    },
  ],
  explain: ({ n, w, price }, frame) => {
    const [left, factor, wanted, term] =
      frame === 'tickets' ? ['C', 'p', 'n', 'f'] : frame === 'speed' ? ['v', 'a', 't', 'u'] : ['A', 'd', 't', 's']
    return {
      plan: 'Solve the formula for the wanted variable first, then put the numbers in.',
      steps: [
        {
          do: `Subtract $${term}$: $${left} - ${term} = ${factor}${wanted}$.`,
          why: 'The term that is added comes off first.',
        },
        {
          do: `Divide by $${factor}$: $${wanted} = \\frac{${left} - ${term}}{${factor}}$.`,
          why: 'The whole difference is divided.',
        },
        {
          do: `Put in: $${wanted} = \\frac{${price * n + w} - ${w}}{${price}} = \\frac{${price * n}}{${price}} = ${n}$.`,
          why: 'Only now do the numbers come in.',
        },
      ],
      check: `$${price} \\cdot ${n} + ${w} = ${price * n} + ${w} = ${price * n + w}$, as given.`,
    }
  },
  // Counts how often the factor fits until the total is reached.
  check: ({ total, price, w }) => {
    let count = 0
    for (let x = w; x < total; x += price) count++
    return num(count)
  },
})

export const templates: readonly Template[] = [oneStep, twoStep, withFraction, evaluate]
