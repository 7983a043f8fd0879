import {
  add,
  curve,
  div,
  dot,
  frac,
  int,
  linear,
  type Marks,
  markedPlane,
  nameTheWorkedMistake,
  nonZero,
  num,
  paren,
  pick,
  pow,
  signed,
  solutions,
  straight,
  type Template,
  template,
  toTex,
  toText,
  until,
  withFaster,
} from '#kit'

const exp = { skill: 'a2-exponential-equations', calculator: false, response: 'choice' } as const

type Meet = Readonly<{ a: number; b: number; x: number }>

const meetGraph = ({ a, b, x }: Meet, found: Marks = {}) =>
  markedPlane(
    {
      alt: `A rising curve and a horizontal line, which meet at a point with x = ${x}.`,
      x: [-5, 5],
      y: [-5, 10],
      xStep: 1,
      yStep: 1,
    },
    [straight(0, b ** x + a, { plain: true }), curve((v) => b ** v + a), dot(x, b ** x + a)],
    found,
  )

const meet = template({
  ...exp,
  id: 'algebra-2/exponential-equation-from-graph',
  difficulty: 'Low',
  b: -0.5,
  seconds: 60,
  draw: (rng): Meet =>
    until(
      () => ({ a: nonZero(rng, -3, 4), b: pick(rng, [2, 3]), x: int(rng, -1, 3) }),
      ({ a, b, x }) => b ** x + a <= 9 && x !== 0 && x + a !== 0,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ a, b, x }) =>
        `<p>The curve is the graph of $y = ${b}^x${signed(a)}$. A horizontal line meets it at the marked point.</p>${meetGraph({ a, b, x })}<p>Which equation has the $x$-value of this point as its solution?</p>`,
    },
  ],
  given: ({ a, b, x }) => ({ a, b, x }),
  answer: ({ a, b, x }) => eqn(b, a, addTex(b, x, a)),
  traps: [
    {
      misconception: 'a2-exp-reads-the-wrong-coordinate',
      classic: true,
      rule: ({ a, b, x }) => eqn(b, a, `${x}`),
      why: () => 'has the $x$-value of the point on the right side, where its height belongs.',
    },
    {
      misconception: 'a2-exp-forgets-the-shift',
      rule: ({ a, b, x }) => eqn(b, a, addTex(b, x, 0)),
      why: ({ a }) => `leaves out the shift by $${a}$ on the right side.`,
      says: ({ a }) => `I left out the shift by $${a}$ when I found the height.`,
    },
    {
      misconception: 'a2-exp-forgets-the-shift',
      rule: ({ a, b, x }) => eqn(b, a, addTex(b, x, 2 * a)),
      why: ({ a }) => `counts the shift by $${a}$ twice.`,
      says: ({ a }) => `I added the shift by $${a}$ to the height once more.`,
    },
    {
      misconception: 'a2-exp-multiplies-base-and-exponent',
      operation: 'power-as-product',
      rule: ({ a, b, x }) => eqn(b, a, `${b * x + a}`),
      why: ({ b, x }) => `takes $${b}^{${x}}$ for $${b} \\cdot ${paren(x)}$.`,
    },
  ],
  explain: ({ a, b, x }) => ({
    figure: meetGraph(
      { a, b, x },
      {
        points: [
          {
            at: [x, b ** x + a],
            label: `(${x}, ${x < 0 ? toText(add(frac(1, b ** -x), a)) : b ** x + a})`.replace(/-/g, '−'),
          },
        ],
        steps: [{ from: [x, 0], to: [x, b ** x + a], run: '', rise: '' }],
        clearOf: [() => b ** x + a, (v) => b ** v + a],
      },
    ),
    plan: 'At the marked point the curve has the height of the line: put its $x$-value into the equation of the curve.',
    steps: [
      {
        do: `The marked point has $x = ${x}$; put into the equation of the curve, this gives the height $${addTex(b, x, a)}$.`,
        why: 'The point lies on the curve.',
      },
      {
        do: `So $x = ${x}$ solves $${b}^x${signed(a)} = ${addTex(b, x, a)}$.`,
        why: 'The height of the line is the right side of the equation.',
      },
    ],
    check: `Solve it: ${a > 0 ? `taking away $${a}$` : `adding $${-a}$`} leaves $${b}^x = ${toTex(pow(b, x))}$, so $x = ${x}$, as at the marked point.`,
  }),
  // Tries right sides in steps of 1 and of 1/b until the solution is the x-value of the point.
  check: ({ a, b, x }) => {
    const sides = Array.from({ length: 40 * b }, (_, i) => frac(i - 10 * b, b))
    const fits = (y: number) => y > a && Math.abs(Math.log(y - a) / Math.log(b) - x) < 1e-9
    return eqn(b, a, num(sides.find((s) => fits(s.n / s.d)) ?? 99).html.slice(1, -1))
  },
})

function addTex(b: number, x: number, a: number): string {
  return num(x < 0 ? frac(1 + a * b ** -x, b ** -x) : b ** x + a).html.slice(1, -1)
}

function eqn(b: number, a: number, right: string) {
  return { html: `$${b}^x${signed(a)} = ${right}$`, key: `equation ${b} ${a} ${right}` }
}

/** Which power of b is y. */
const power = (b: number, y: number): number => Math.round(Math.log(y) / Math.log(b))

type InForm = Readonly<{ b: number; u: number; v: number }>

type Shown = Readonly<{ b: number; s: number; c: number }>

/** The base of the unknown power, and its two values, which solve w² − sw + c = 0. */
const valuesOf = ({ b, s, c }: Shown): readonly [base: number, low: number, high: number] => {
  const root = Math.sqrt(s * s - 4 * c)
  return [Math.round(Math.sqrt(b)), Math.round((s - root) / 2), Math.round((s + root) / 2)]
}

const inForm = template({
  ...exp,
  id: 'algebra-2/exponential-equation-quadratic-form',
  difficulty: 'High',
  b: 1,
  seconds: 110,
  draw: (rng): InForm =>
    until(
      () => ({ b: pick(rng, [2, 3, 5]), u: int(rng, 0, 4), v: int(rng, 0, 4) }),
      ({ b, u, v }) => u < v && b ** (u + v) < 700,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ b, u, v }) => `Solve $${b * b}^x - ${b ** u + b ** v} \\cdot ${b}^x + ${b ** (u + v)} = 0$.`,
    },
  ],
  given: ({ b, u, v }) => ({ b: b * b, s: b ** u + b ** v, c: b ** (u + v) }),
  answer: ({ u, v }) => solutions([u, v]),
  traps: [
    {
      misconception: 'a2-exp-stops-at-the-power',
      classic: true,
      rule: (g) => {
        const [, low, high] = valuesOf(g)
        return solutions([low, high])
      },
      why: ({ b }) => `gives the values of $${b}^x$, not of $x$.`,
    },
    {
      misconception: 'a2-exp-drops-a-solution',
      rule: (g) => {
        const [base, , high] = valuesOf(g)
        return solutions([power(base, high)])
      },
      why: ({ b, u }) => `leaves out the solution of $${b}^x = ${b ** u}$.`,
      says: ({ b, u }) => `I left out the solution of $${b}^x = ${b ** u}$.`,
    },
    {
      misconception: 'a2-exp-divides-by-the-base',
      rule: (g) => {
        const [base, low, high] = valuesOf(g)
        return solutions([frac(low, base), frac(high, base)])
      },
      why: ({ b }) => `divides the values of $${b}^x$ by ${b}; the exponent is asked for.`,
    },
    {
      misconception: 'a2-exp-uses-the-larger-base',
      rule: (g) => {
        const [base, low, high] = valuesOf(g)
        return solutions([frac(power(base, low), 2), frac(power(base, high), 2)])
      },
      why: ({ b, u, v }) => `takes ${b ** u} and ${b ** v} for values of $${b * b}^x$.`,
    },
    {
      misconception: 'a2-exp-drops-a-solution',
      rule: (g) => {
        const [base, low] = valuesOf(g)
        return solutions([power(base, low)])
      },
      why: ({ b, v }) => `leaves out the solution of $${b}^x = ${b ** v}$.`,
      says: ({ b, v }) => `I left out the solution of $${b}^x = ${b ** v}$.`,
    },
  ],
  explain: ({ b, u, v }) => ({
    plan: 'One power is the square of the other: take the smaller one as a new variable, solve the quadratic, then find the exponents.',
    steps: [
      {
        do: `With $w = ${b}^x$ the equation is $w^2 - ${b ** u + b ** v}w + ${b ** (u + v)} = 0$.`,
        why: `$${b * b}^x = (${b}^x)^2$.`,
      },
      {
        do: `$(w - ${b ** u})(w - ${b ** v}) = 0$, so $${b}^x = ${b ** u}$ or $${b}^x = ${b ** v}$.`,
        why: 'Factor, as with any quadratic.',
      },
      { do: `So ${solutions([u, v]).html}.`, why: `Write both numbers as powers of ${b}.` },
    ],
    check: `Put in: ${[u, v].map((x) => `at $x = ${x}$ the left side is $${b ** (2 * x)} - ${b ** u + b ** v} \\cdot ${b ** x} + ${b ** (u + v)} = 0$`).join('; ')}.`,
    faster: `The two values of $${b}^x$ have the product $${b ** (u + v)}${u + v === 1 ? '' : ` = ${b}^{${u + v}}`}$, so the two solutions add up to $${u + v}$. Exponents $${u}$ and $${v}$ also give the sum: $${b ** u} + ${b ** v} = ${b ** u + b ** v}$, as the middle term says.`,
  }),
  check: ({ b, s, c }) =>
    solutions(
      Array.from({ length: 9 }, (_, x) => x).filter((x) => Math.abs(b ** x - s * Math.sqrt(b) ** x + c) < 1e-6),
    ),
})

const expMistake = template({
  id: 'algebra-2/exponential-equation-mistake',
  skill: exp.skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-exp',
      items: 6,
      draw: (rng): { b: number; y: number; c: number } => {
        const b = pick(rng, [2, 3, 4, 5])
        return { b, y: b ** int(rng, 2, 4), c: int(rng, 2, 9) }
      },
      task: ({ b, y, c }) => `solved $${b}^{${linear(1, c)}} = ${y}$`,
      solution: ({ b, y, c }) => solutions([power(b, y) - c]),
      work: ({ b, y, c }) =>
        `$${y} = ${b}^${power(b, y)}$, so $${linear(1, c)} = ${power(b, y)}$ and $x = ${power(b, y)} - ${c}$`,
      mistakes: ({ b, y, c }) => [
        {
          says: `Adding ${c} to the exponent ${power(b, y)} instead of subtracting it`,
          work: `$${power(b, y)} + ${c}$`,
          result: solutions([power(b, y) + c]),
        },
        {
          says: `Dividing ${y} by ${b} instead of finding the exponent`,
          work: `$\\frac{${y}}{${b}} - ${c} = ${y / b} - ${c}$`,
          result: solutions([y / b - c]),
        },
        { says: `Subtracting ${c} from ${y} and stopping there`, work: `$${y} - ${c}$`, result: solutions([y - c]) },
        {
          says: `Dividing the exponent ${power(b, y)} by ${c} instead of subtracting`,
          work: `$${power(b, y)} \\div ${c}$`,
          result: solutions([frac(power(b, y), c)]),
        },
      ],
      redo: ({ b, y, c }) => {
        let exponent = 0
        for (let v = 1; v < y; v *= b) exponent++
        const x = Array.from({ length: 41 }, (_, i) => i - 20).find((v) => Math.abs(b ** (v + c) - y) < 1e-9) ?? 99
        return [
          solutions([x]),
          solutions([x + 2 * c]),
          solutions([div(y, b).n - c]),
          solutions([y - c]),
          solutions([div(exponent, c)]),
        ]
      },
    }),
    ({ e: { b, y, c }, which, name }) => {
      const k = power(b, y)
      const back = (x: number) => `Work backward: $${x} + ${c} = ${x + c}$`
      return [
        `Work backward: $${k + c} - ${c} = ${k}$, the right exponent, since $${b}^${k} = ${y}$. So ${name} added the $${c}$ that should be subtracted.`,
        `${back(y / b - c)}, and this is $${y} \\div ${b}$, not the exponent. So ${name} divided.`,
        `${back(y - c)}, the number on the right itself. So ${name} only subtracted, and looked for no exponent.`,
        `Work backward: $${toTex(frac(k, c))} \\cdot ${c} = ${k}$, the right exponent, since $${b}^${k} = ${y}$. So ${name} divided by $${c}$ instead of subtracting it.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [meet, inForm, expMistake]
