import {
  curve,
  div,
  frac,
  int,
  type Layer,
  linear,
  list,
  nonZero,
  num,
  paren,
  pick,
  plane,
  polynomial,
  polyTex,
  pow,
  signed,
  signedTerm,
  solutions,
  straight,
  sub,
  type Template,
  table,
  template,
  terms,
  until,
  type Value,
} from '#kit'
import { marked } from '../marks.ts'

const skill = 'a2-radical-equations'
const base = { skill, calculator: false, response: 'choice' } as const

/** √(ax + b) + d = c. */
type Simple = Readonly<{ a: number; b: number; c: number; d: number }>
export const rootOf = ({ a, b, c, d }: Simple) => frac((c - d) ** 2 - b, a)

/** The root is a multiple of a, so that every slip ends in a whole number too. */
export const drawSimple = (rng: () => number): Simple =>
  until(
    () => {
      const a = int(rng, 2, 5)
      const [m, d] = [a * int(rng, 1, 3), nonZero(rng, -6, 6)]
      return { a, b: m * m - a * int(rng, -6, 15), c: m + d, d }
    },
    (e) => e.b !== 0 && Math.abs(e.b) < 80 && rootOf(e).n !== 0 && e.c !== 0 && e.c - e.d < 11,
  )

export const simpleTex = ({ a, b, c, d }: Simple) => `\\sqrt{${linear(a, b)}}${signed(d)} = ${c}`

const simple = template({
  ...base,
  id: 'algebra-2/square-root-equation',
  difficulty: 'Medium',
  b: -0.5,
  seconds: 70,
  draw: drawSimple,
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: (e) => `Solve $${simpleTex(e)}$ for $x$.` },
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: (e) => `What value of $x$ satisfies $${e.c} = \\sqrt{${linear(e.a, e.b)}}${signed(e.d)}$?`,
    },
  ],
  given: (e) => e,
  answer: (e) => num(rootOf(e)),
  traps: [
    {
      misconception: 'a2-squares-term-by-term',
      says: ({ a, b, c, d }) => `I squared each piece by itself: $${c * c} = ${linear(a, b)} + ${d * d}$.`,
      classic: true,
      operation: 'difference-squared-term-by-term',
      operands: ({ c, d }) => [c, d],
      after: (got, { b, a }) => div(sub(got, b), a),
      rule: ({ a, b, c, d }) => num(frac(c * c - d * d - b, a)),
      why: () => 'squares each term by itself before the root is alone.',
    },
    {
      misconception: 'a2-removes-the-root-without-squaring',
      classic: true,
      operation: 'exponent-left-out',
      operands: ({ c, d }) => [c - d],
      after: (got, { b, a }) => div(sub(got, b), a),
      rule: ({ a, b, c, d }) => num(frac(c - d - b, a)),
      why: () => 'drops the root without squaring the other side.',
    },
    {
      misconception: 'a2-moves-a-term-with-its-sign',
      operation: 'added-instead-of-subtracted',
      operands: ({ c, d }) => [c, d],
      after: (got, { b, a }) => div(sub(pow(got, 2), b), a),
      rule: ({ a, b, c, d }) => num(frac((c + d) ** 2 - b, a)),
      says: ({ d }) => `I moved the $${d}$ beside the root to the other side without changing its sign.`,
      why: () => 'moves the number beside the root without changing its sign.',
    },
    {
      misconception: 'a2-moves-a-term-with-its-sign',
      operation: 'added-instead-of-subtracted',
      operands: ({ c, d, b }) => [(c - d) ** 2, b],
      after: (got, { a }) => div(got, a),
      rule: ({ a, b, c, d }) => num(frac((c - d) ** 2 + b, a)),
      says: ({ b }) => `I moved the $${b}$ under the root to the other side without changing its sign.`,
      why: () => 'moves the number under the root without changing its sign.',
    },
    {
      misconception: 'a2-doubles-instead-of-squaring',
      operation: 'power-as-product',
      operands: ({ c, d }) => [c - d, 2],
      after: (got, { b, a }) => div(sub(got, b), a),
      rule: ({ a, b, c, d }) => num(frac(2 * (c - d) - b, a)),
      says: () => 'I doubled the other side instead of squaring it.',
      why: () => 'doubles instead of squaring.',
    },
  ],
  explain: (e) => {
    const [m, x] = [e.c - e.d, rootOf(e).n]
    return {
      plan: 'Get the root alone, square both sides as a whole, solve what is left, and test the solution in the original equation.',
      steps: [
        {
          do: `${e.d < 0 ? 'Add' : 'Subtract'} $${Math.abs(e.d)}$ on both sides: $\\sqrt{${linear(e.a, e.b)}} = ${m}$.`,
          why: 'Squaring helps only when the root stands alone.',
        },
        {
          do: `Square both sides: $${linear(e.a, e.b)} = ${m}^{2} = ${m * m}$.`,
          why: 'Squaring undoes the root.',
        },
        {
          do: `${e.b < 0 ? 'Add' : 'Subtract'} $${Math.abs(e.b)}$ on both sides: $${e.a}x = ${m * m - e.b}$.`,
          why: 'This leaves the term with $x$ alone.',
        },
        { do: `Divide by $${e.a}$: $x = ${x}$.`, why: 'This leaves $x$ alone.' },
      ],
      check: `$${e.a} \\cdot ${paren(x)}${signed(e.b)} = ${m * m}$, and $\\sqrt{${m * m}}${signed(e.d)} = ${m}${signed(e.d)} = ${e.c}$. The test is needed, because squaring can bring in false solutions.`,
      faster: `Undo the operations in your head, from the outside in: $${e.c}${signed(-e.d)} = ${m}$, $${m}^{2} = ${m * m}$, $${m * m}${signed(-e.b)} = ${m * m - e.b}$, $${m * m - e.b} \\div ${e.a} = ${x}$.`,
    }
  },
  check: ({ a, b, c, d }) => {
    for (let x = -60; x <= 60; x++) if (a * x + b >= 0 && Math.abs(Math.sqrt(a * x + b) + d - c) < 1e-9) return num(x)
    return num(0)
  },
})

/** √(ax + b) = gx + c with g = ±1 and two candidates. */
type Ext = Readonly<{ a: number; b: number; c: number; g: number }>
const side = ({ c, g }: Ext, x: number) => g * x + c

const candidates = (e: Ext): number[] => {
  const list: number[] = []
  for (let x = -80; x <= 80; x++) if (side(e, x) ** 2 === e.a * x + e.b) list.push(x)
  return list
}

const fits = (e: Ext) => candidates(e).filter((x) => side(e, x) >= 0)

/** Puts in one whole number after the other. */
const tried = ({ a, b, c, g }: Readonly<Record<'a' | 'b' | 'c' | 'g', number>>): Value => {
  const list: number[] = []
  for (let x = -80; x <= 80; x++) if (a * x + b >= 0 && Math.abs(Math.sqrt(a * x + b) - g * x - c) < 1e-9) list.push(x)
  return solutions(list)
}
const drawExt = (rng: () => number): Ext =>
  until(
    () => {
      const [a, m, s, g] = [nonZero(rng, -7, 7), int(rng, 0, 8), int(rng, -7, 9), pick(rng, [1, -1])]
      return { a, b: m * m - a * s, c: m - g * s, g }
    },
    (e) => {
      const [s = 0, t = 0, ...more] = candidates(e)
      return (
        s * t !== 0 &&
        more.length === 0 &&
        s !== -t &&
        e.c > (e.g < 0 ? 0 : -20) &&
        e.c !== 0 &&
        e.b !== 0 &&
        Math.abs(e.b) < 80 &&
        (e.a > 0 || e.b > 0)
      )
    },
  )

const under = ({ a, b }: Ext) => (a < 0 ? `${b}${signedTerm(a, 'x')}` : linear(a, b))
const sideTex = ({ c, g }: Ext) => (g > 0 ? linear(1, c) : `${c} - x`)
const extTex = (e: Ext) => `\\sqrt{${under(e)}} = ${sideTex(e)}`

const extraneous = template({
  ...base,
  id: 'algebra-2/radical-equation-with-test',
  difficulty: 'High',
  b: 0.6,
  seconds: 110,
  draw: drawExt,
  frames: [
    { id: 'bare', kind: 'multi-step', items: 6, stem: (e) => `What are all solutions of $${extTex(e)}$?` },
    {
      id: 'table',
      kind: 'table',
      items: 6,
      b: 0.2,
      stem: (e) =>
        `<p>Squaring both sides of $${extTex(e)}$ leads to two candidates. The table shows a test of both.</p>${table(
          ['Candidate', `$\\sqrt{${under(e)}}$`, `$${sideTex(e)}$`],
          candidates(e).map((x) => [`$x = ${x}$`, `$${Math.abs(side(e, x))}$`, `$${side(e, x)}$`]),
          '',
          true,
        )}<p>What is the complete solution of the equation?</p>`,
    },
  ],
  given: (e) => e,
  answer: (e) => solutions(fits(e)),
  traps: [
    {
      misconception: 'a2-keeps-extraneous-roots',
      classic: true,
      rule: (e) => (fits(e).length === 2 ? null : solutions(candidates(e))),
      why: () => 'keeps a candidate that makes the right side negative.',
    },
    {
      misconception: 'a2-rejects-a-true-root',
      says: (e) => `I threw away $x = ${candidates(e)[1]}$, although it passes the test.`,
      classic: true,
      rule: (e) => (fits(e).length === 2 ? solutions(candidates(e).slice(0, 1)) : null),
      why: () => 'leaves out a candidate that passes the test.',
    },
    {
      misconception: 'a2-rejects-a-true-root',
      rule: (e) =>
        solutions(fits(e).length === 2 ? candidates(e).slice(1) : candidates(e).filter((x) => !fits(e).includes(x))),
      says: (e) =>
        fits(e).length === 2
          ? `I threw away $x = ${candidates(e)[0]}$, although it passes the test.`
          : 'I kept the candidate that fails the test and threw away the one that passes it.',
      why: (e) =>
        fits(e).length === 2
          ? 'leaves out a candidate that passes the test.'
          : 'contains the candidate that makes the right side negative.',
    },
    {
      misconception: 'a2-throws-away-both-candidates',
      rule: () => solutions([]),
      says: () => 'I threw away both candidates.',
      why: (e) => `throws away $x = ${fits(e)[0]}$, which passes the test.`,
    },
  ],
  explain: (e, frame) => {
    const [s = 0, t = 0] = candidates(e)
    const squared =
      e.g > 0
        ? terms([1, 'x^{2}'], [2 * e.c, 'x'], [e.c * e.c, ''])
        : terms([e.c * e.c, ''], [-2 * e.c, 'x'], [1, 'x^{2}'])
    const tested = (x: number) =>
      `at $x = ${x}$ the left side is $\\sqrt{${e.a * x + e.b}} = ${Math.abs(side(e, x))}$ and the right side is $${side(e, x)}$`
    return {
      plan: 'Squaring both sides gives a quadratic equation, but it can bring in false solutions: test every candidate in the original equation.',
      steps: [
        {
          do: `Square both sides: $${under(e)} = (${sideTex(e)})^{2} = ${squared}$.`,
          why: 'The square of the right side has three terms.',
        },
        {
          do: `Bring everything to one side: $${polyTex(polynomial([1, 2 * e.g * e.c - e.a, e.c * e.c - e.b]))} = 0$.`,
          why: 'A quadratic equation is solved with $0$ on one side.',
        },
        {
          do: `Factor: $(${linear(1, -s)})(${linear(1, -t)}) = 0$, with the candidates $x = ${s}$ and $x = ${t}$.`,
          why: 'A product is $0$ when one of its factors is.',
        },
        {
          do: `Test both: ${tested(s)}; ${tested(t)}.`,
          why:
            fits(e).length === 2
              ? 'Both sides are equal each time, so both candidates are solutions.'
              : 'A square root is never negative, so a negative right side cannot be equal to it.',
        },
        {
          do: `So the answer is ${solutions(fits(e)).html}.`,
          why: 'Only candidates that pass the test are solutions.',
        },
      ],
      check: `A root is never negative, so a solution needs $${sideTex(e)} \\ge 0$, that is, $x ${e.g > 0 ? '\\ge' : '\\le'} ${e.g > 0 ? -e.c : e.c}$. Of $${s}$ and $${t}$, ${fits(e).length === 0 ? 'neither meets this' : fits(e).length === 2 ? 'both meet this' : `only $${fits(e)[0]}$ meets this`}.`,
      faster:
        frame === 'table'
          ? `The table has the test already: the two values agree ${fits(e).length === 0 ? 'for neither candidate' : `for ${solutions(fits(e)).html}`}.`
          : `No squaring is needed. Test the numbers from the options in the equation: ${tested(s)}; ${tested(t)}.`,
    }
  },
  check: tried,
})

/** What is wrong with a part of the candidates: one that fails, or one that is missing. */
const partly = (e: Parameters<typeof fits>[0], list: readonly number[]): string => {
  const failed = list.find((x) => !fits(e).includes(x))
  const missing = fits(e).find((x) => !list.includes(x))
  return failed === undefined
    ? `leaves out $x = ${missing}$, where the graphs meet too.`
    : `contains $x = ${failed}$, where the graphs do not meet.`
}

const sheet = { x: [-8, 10], y: [-5, 10], xStep: 1, yStep: 1 } as const
const picture = (e: Ext, alt: string, marks: readonly Layer[] = []) =>
  plane({ alt, ...sheet }, [
    curve((x) => Math.sqrt(e.a * x + e.b), e.a > 0 ? { from: -e.b / e.a } : { to: -e.b / e.a }),
    straight(e.g, e.c, { plain: true }),
    ...marks,
  ])

const graph = template({
  ...base,
  id: 'algebra-2/radical-equation-by-graph',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 75,
  draw: (rng) =>
    until(
      () => drawExt(rng),
      (e) =>
        [...candidates(e), ...candidates(e).map((x) => side(e, x))].every((v) => v >= -6 && v <= 9) &&
        Math.abs(e.b / e.a) <= 8,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: (e) =>
        `<p>The graphs of $y = \\sqrt{${under(e)}}$ and $y = ${sideTex(e)}$ are shown.</p>${picture(e, `A square root curve that starts on the x-axis and ${e.a > 0 ? 'rises to the right' : 'rises to the left'}, and a straight line that ${e.g > 0 ? 'rises' : 'falls'} from left to right through the point (0, ${e.c}).`)}<p>What are the solutions of $${extTex(e)}$?</p>`,
    },
  ],
  given: (e) => e,
  answer: (e) => solutions(fits(e)),
  traps: [
    {
      misconception: 'a2-reads-the-wrong-coordinate',
      classic: true,
      rule: (e) => solutions(fits(e).map((x) => side(e, x))),
      why: () => 'gives the $y$-values of the meeting points.',
    },
    {
      misconception: 'a2-keeps-extraneous-roots',
      classic: true,
      rule: (e) => (fits(e).length === 2 ? null : solutions(candidates(e))),
      says: () => 'I squared and kept both candidates, although the graphs meet only once.',
      why: () => 'contains a value at which the graphs do not meet.',
    },
    {
      misconception: 'a2-rejects-a-true-root',
      rule: (e) =>
        solutions(fits(e).length === 2 ? candidates(e).slice(0, 1) : candidates(e).filter((x) => !fits(e).includes(x))),
      says: (e) =>
        fits(e).length === 2
          ? 'I gave only one of the two meeting points.'
          : 'I kept the candidate that fails and threw away the one at which the graphs meet.',
      why: (e) =>
        partly(e, fits(e).length === 2 ? candidates(e).slice(0, 1) : candidates(e).filter((x) => !fits(e).includes(x))),
    },
    {
      misconception: 'a2-rejects-a-true-root',
      rule: (e) => (fits(e).length === 2 ? solutions(candidates(e).slice(1)) : null),
      says: () => 'I gave only one of the two meeting points.',
      why: (e) => partly(e, candidates(e).slice(1)),
    },
    {
      misconception: 'a2-rejects-a-true-root',
      rule: (e) => (fits(e).length === 2 ? null : solutions([])),
      says: () => 'I overlooked the point where the graphs meet.',
      why: (e) => `overlooks the meeting point at $x = ${fits(e)[0]}$.`,
    },
  ],
  explain: (e) => ({
    plan: 'Each side of the equation is one of the graphs. The solutions are the x-coordinates of the points where they meet.',
    steps: [
      {
        do: 'Look for the points where the two graphs meet.',
        why: 'There both sides of the equation have the same value.',
      },
      {
        do: `They meet at ${list(fits(e).map((x) => `$(${x}, ${side(e, x)})$`))}${fits(e).length === 1 ? ' and nowhere else' : ''}.`,
        why: 'Read the coordinates on the axes.',
      },
      {
        do: `The solution is the $x$-coordinate${fits(e).length === 1 ? '' : ' of each point'}: ${solutions(fits(e)).html}.`,
        why: 'The equation asks for $x$; the height is the common value of both sides.',
      },
    ],
    check: `Put in: ${list(fits(e).map((x) => `at $x = ${x}$ the left side is $\\sqrt{${e.a * x + e.b}} = ${side(e, x)}$ and the right side is $${side(e, x)}$`))}.`,
    figure: picture(
      e,
      `The same curve and line; ${fits(e).length === 1 ? 'the point where they meet is marked' : 'the points where they meet are marked'}: ${list(fits(e).map((x) => `(${x}, ${side(e, x)})`))}.`,
      fits(e).map((x) => marked(x, side(e, x), sheet, e.g > 0 ? ['se', 'nw'] : ['ne', 'sw'])),
    ),
    faster: `Count the meeting points first: ${fits(e).length === 1 ? 'there is one' : 'there are two'}, so an option with another number of solutions is out. Of the others, the right one is made of $x$-values, read straight down to the $x$-axis.`,
  }),
  check: tried,
})

export const templates: readonly Template[] = [simple, extraneous, graph]
