import {
  asWritten,
  dot,
  frac,
  int,
  linear,
  marks,
  nonZero,
  pick,
  plane,
  type Rng,
  table,
  template,
  term,
  text,
  toTex,
  until,
  type Value,
} from '#kit'
import { across } from '../across.ts'
import { spoken } from '../spoken.ts'

const skill = 'a1-direct-variation'

const FORMS = ['plain', 'quotient', 'zero', 'turned'] as const
type Form = (typeof FORMS)[number]

/** Four ways to write a direct variation, and what a mistake makes of them. */
const written = (form: Form, forms: Readonly<Record<Form, string>>): Value => asWritten(forms[form])
const less = (k: number, variable: string): string => `${k > 0 ? ' - ' : ' + '}${term(Math.abs(k), variable)}`

const direct = (k: number, form: Form): Value =>
  written(form, {
    plain: `y = ${term(k, 'x')}`,
    quotient: `\\frac{y}{x} = ${k}`,
    zero: `y${less(k, 'x')} = 0`,
    turned: `${term(k, 'x')} = y`,
  })

const which = template({
  id: 'algebra-1/direct-variation-which-equation',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ k: nonZero(rng, -12, 12), form: pick(rng, FORMS) }),
      ({ k }) => Math.abs(k) > 1,
    ),
  frames: [
    {
      id: 'equations',
      kind: 'bare',
      items: 8,
      stem: ({ k }) => `Which equation says that $y$ varies directly with $x$, with the constant of variation $${k}$?`,
    },
  ],
  given: ({ k, form }) => ({ k, form }),
  answer: ({ k, form }) => direct(k, form),
  traps: [
    {
      misconception: 'a1-dv-turns-the-variables-round',
      classic: true,
      rule: ({ k, form }) =>
        written(form, {
          plain: `x = ${term(k, 'y')}`,
          quotient: `\\frac{x}{y} = ${k}`,
          zero: `x${less(k, 'y')} = 0`,
          turned: `${term(k, 'y')} = x`,
        }),
      why: ({ k }) => `has the variables exchanged: here $x$ is $${k}$ times $y$.`,
    },
    {
      misconception: 'a1-dv-takes-an-added-constant',
      says: ({ k }) => `I took a rule that adds $${k}$ to $x$ instead of multiplying by it.`,
      rule: ({ k, form }) =>
        written(form, {
          plain: `y = x${k > 0 ? ' + ' : ' - '}${Math.abs(k)}`,
          quotient: `y - x = ${k}`,
          zero: `y - x${k > 0 ? ' - ' : ' + '}${Math.abs(k)} = 0`,
          turned: `x${k > 0 ? ' + ' : ' - '}${Math.abs(k)} = y`,
        }),
      why: ({ k }) => `only adds $${k}$ to $x$.`,
    },
    {
      misconception: 'a1-dv-takes-an-inverse-variation',
      rule: ({ k, form }) =>
        written(form, {
          plain: `xy = ${k}`,
          quotient: `xy = ${k}`,
          zero: `xy${k > 0 ? ' - ' : ' + '}${Math.abs(k)} = 0`,
          turned: `${k} = xy`,
        }),
      why: () => 'keeps the product of $x$ and $y$ the same: that is an inverse variation.',
    },
    {
      misconception: 'a1-dv-takes-any-line',
      rule: ({ k, form }) =>
        written(form, {
          plain: `y = ${linear(k, k)}`,
          quotient: `\\frac{y}{x} = x${k > 0 ? ' + ' : ' - '}${Math.abs(k)}`,
          zero: `y${less(k, 'x')} = ${k}`,
          turned: `${linear(k, k)} = y`,
        }),
      says: ({ k, form }) =>
        form === 'quotient'
          ? `I took a quotient of $y$ and $x$ that still changes with $x$: it adds $${k}$ to $x$.`
          : `I took a rule that multiplies $x$ by $${k}$ and then adds $${k}$ as well.`,
      why: () => 'adds something as well: for $x = 0$ it does not give $y = 0$, or its quotient is not constant.',
    },
  ],
  explain: ({ k, form }) => ({
    plan: 'Solve each equation for $y$ in your head: a direct variation is the constant times $x$, with nothing added.',
    steps: [
      {
        do: `Direct variation with this constant means $y = ${term(k, 'x')}$.`,
        why: 'Then $\\frac{y}{x}$ is always the same number.',
      },
      {
        do:
          form === 'plain'
            ? 'One of the equations has just this form.'
            : `${direct(k, form).html} becomes $y = ${term(k, 'x')}$ when it is solved for $y$.`,
        why: 'Nothing is added.',
      },
      {
        do: `So the equation is ${direct(k, form).html}.`,
        why: 'In the others something is added, the product is constant, or the variables are exchanged.',
      },
    ],
    check: `Put in $x = 1$: then $y$ must be $${k}$. For $x = 2$ it must be $${2 * k}$.`,
    faster: `Test the options with two pairs: $x = 1$, $y = ${k}$ and $x = 2$, $y = ${2 * k}$. Only ${direct(k, form).html} is true for both.`,
  }),
  // Which form is true of (1, k) and of (2, 2k)?
  check: ({ k, form }) => {
    const holds = [1, 2].every((x) => {
      const y = k * x
      return { plain: y === k * x, quotient: y / x === k, zero: y - k * x === 0, turned: k * x === y }[form]
    })
    return holds ? direct(k, form) : asWritten('')
  },
})

const yes = (k: number): Value => text(`Yes, with the constant ${k}`)
const NO = text('No, the quotient of $y$ and $x$ changes')
const NOT = text('No, the steps from one $y$ to the next change')

type Table = Readonly<{ k: number; b: number; start: number; step: number }>
const rows = ({ k, b, start, step }: Table): readonly (readonly [number, number])[] =>
  [0, 1, 2, 3].map((i) => [start + i * step, k * (start + i * step) + b] as const)

const isIt = template({
  id: 'algebra-1/direct-variation-table',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng): Table =>
    until(
      () => ({
        k: int(rng, 2, 9),
        b: pick(rng, [0, 0, 0, 0, 2, 3, 4, 6, 8]),
        start: int(rng, 1, 4),
        step: int(rng, 2, 4),
      }),
      ({ k, b, start, step }) =>
        b % start === 0 && k !== step && (k * start + b) / start !== k * step && k * start + b - start !== k,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 9,
      stem: (p) =>
        `<p>The table shows values of $x$ and $y$.</p>${table(
          ['$x$', '$y$'],
          rows(p).map(([x, y]) => [x, y]),
        )}<p>Does $y$ vary directly with $x$?</p>`,
    },
  ],
  given: (p) => ({ list: rows(p) }),
  answer: (p) => (p.b === 0 ? yes(p.k) : NO),
  traps: [
    {
      misconception: 'a1-dv-takes-the-step-for-the-constant',
      classic: true,
      rule: ({ list }) => yes((list[1]?.[1] ?? 0) - (list[0]?.[1] ?? 0)),
      why: () => 'takes the step from one $y$ to the next for the constant; $y$ divided by $x$ is what counts.',
    },
    {
      misconception: 'a1-dv-tests-one-row',
      unlessRight: true,
      rule: ({ list }) => yes((list[0]?.[1] ?? 0) / (list[0]?.[0] ?? 1)),
      why: () => 'goes by the first row; the other rows have another quotient.',
    },
    {
      misconception: 'a1-dv-denies-the-quotient',
      unlessRight: true,
      rule: () => NO,
      why: () => 'is not so: divide $y$ by $x$ in every row.',
    },
    {
      misconception: 'a1-dv-denies-equal-steps',
      unlessRight: true,
      rule: () => NOT,
      why: () => 'is not so: the values of $y$ go on by equal steps.',
    },
  ],
  explain: (p) => ({
    plan: 'Divide $y$ by $x$ in every row. Only if the quotient is always the same, $y$ varies directly with $x$.',
    steps: [
      {
        do: `Quotients: ${rows(p)
          .map(
            ([x, y]) =>
              `$${y} \\div ${x}${y % x === 0 ? ` = ${y / x}` : ` \\approx ${Math.round((100 * y) / x) / 100}`}$`,
          )
          .join(', ')}.`,
        why: 'In $y = kx$ each of them is $k$.',
      },
      {
        do: p.b === 0 ? `All of them are ${p.k}.` : 'They are not all the same.',
        why:
          p.b === 0
            ? 'So there is a constant of variation.'
            : 'Equal steps alone are not enough: the line must also pass through $(0, 0)$.',
      },
      { do: `${(p.b === 0 ? yes(p.k) : NO).html}.`, why: 'The quotient decides.' },
    ],
    faster: (() => {
      const [[x1, y1] = [1, 1], [x2, y2] = [1, 1]] = rows(p)
      return p.b === 0
        ? `The steps are equal in both columns, $${p.step}$ for $x$ and $${y2 - y1}$ for $y$. Where $${y2 - y1} \\div ${p.step} = ${p.k}$ is also the quotient of one row, $${y1} \\div ${x1} = ${y1 / x1}$, it is that of all rows.`
        : `Two rows are enough: in the first, $y$ is $${y1 / x1}$ times $x$, but in the second $${y1 / x1} \\cdot ${x2} = ${(y1 / x1) * x2}$, and not $${y2}$.`
    })(),
    check:
      p.b === 0
        ? `Each $y$ is ${p.k} times its $x$.`
        : `The rule is $y = ${linear(p.k, p.b)}$: at $x = 0$, $y$ is not 0.`,
  }),
  check: ({ list }) => {
    const quotients = new Set(list.map(([x, y]) => y / x))
    return quotients.size === 1 ? yes([...quotients][0] ?? 0) : NO
  },
})

const lineValue = (rise: number, run: number): Value => asWritten(`y = ${term(frac(rise, run), 'x')}`)

const fromGraph = template({
  id: 'algebra-1/direct-variation-graph',
  skill,
  difficulty: 'Low',
  b: -0.1,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng: Rng) =>
    until(
      () => ({ x: int(rng, 2, 5), y: nonZero(rng, -5, 5) }),
      ({ x, y }) => Math.abs(y) !== x && Math.abs(y) > 1 && frac(y, x).d === x,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: ({ x, y }) =>
        `<p>The graph shows a direct variation.</p>${plane({ alt: spoken(`A line through (0, 0) and (${x}, ${y}).`), x: [-6, 6], y: [-6, 6], xStep: 1, yStep: 1, xEvery: 2, yEvery: 2 }, [across(0, 0, x, y), dot(0, 0), dot(x, y)])}<p>Which equation does it have?</p>`,
    },
  ],
  given: ({ x, y }) => ({ x, y }),
  answer: ({ x, y }) => lineValue(y, x),
  traps: [
    {
      misconception: 'a1-dv-divides-the-wrong-way',
      classic: true,
      rule: ({ x, y }) => lineValue(x, y),
      why: ({ x, y }) => `divides $x$ by $y$; for $x = ${x}$ it does not give $${y}$.`,
    },
    {
      misconception: 'a1-dv-loses-the-direction',
      rule: ({ x, y }) => lineValue(-y, x),
      why: ({ y }) => `${y > 0 ? 'falls' : 'rises'}, but the graph ${y > 0 ? 'rises' : 'falls'}.`,
    },
    {
      misconception: 'a1-dv-loses-the-direction',
      says: () => 'I divided $x$ by $y$ instead of $y$ by $x$, and I also gave the result the wrong sign.',
      twoSlips: true,
      rule: ({ x, y }) => lineValue(-x, y),
      why: () => 'is the reciprocal and has the wrong sign.',
    },
    {
      misconception: 'a1-dv-takes-an-added-constant',
      rule: ({ x, y }) => asWritten(`y = ${linear(1, y - x)}`),
      why: () => 'adds a number; at $x = 0$ it does not give 0.',
    },
  ],
  explain: ({ x, y }) => ({
    figure: plane(
      {
        alt: spoken(`A line through (0, 0) and (${x}, ${y}), with the steps between them: run ${x}, rise ${y}.`),
        x: [-6, 6],
        y: [-6, 6],
        xStep: 1,
        yStep: 1,
        xEvery: 2,
        yEvery: 2,
      },
      [
        across(0, 0, x, y),
        dot(0, 0),
        marks({ points: [[x, y]], steps: [{ from: [0, 0], to: [x, y] }], clearOf: [(t) => (y * t) / x] }),
      ],
    ),
    plan: 'Read a clear point off the graph and divide its $y$ by its $x$.',
    steps: [
      {
        do: `The line passes through $(0, 0)$ and $(${x}, ${y})$.`,
        why: 'Every direct variation passes through $(0, 0)$.',
      },
      { do: `$k = \\frac{y}{x} = ${toTex(frac(y, x))}$`, why: 'The constant is also the slope of the line.' },
      { do: `The equation is ${lineValue(y, x).html}.`, why: 'Nothing is added.' },
    ],
    check: `For $x = ${x}$: $${toTex(frac(y, x))} \\cdot ${x} = ${y}$.`,
  }),
  check: ({ x, y }) => lineValue(2 * y, 2 * x),
})

export const templates = [which, isIt, fromGraph]
