import {
  div,
  frac,
  int,
  judgeStatements,
  mul,
  nameTheWorkedMistake,
  num,
  pick,
  pow,
  sub,
  type Template,
  table,
  template,
  until,
  withFaster,
} from '#kit'
import { drawPower, expo, type Power, result } from './exponents.ts'

const skill = 'a2-rational-exponents'
const base = { skill, calculator: false, response: 'choice' } as const

/** The root of what is shown: a square root of the base, a cube root of the power. */
const smallRoot = ({ shown, asked }: Readonly<{ shown: number; asked: string }>): number =>
  Math.round(asked === 'power' ? Math.sqrt(shown) : Math.cbrt(shown))

const kepler = template({
  ...base,
  id: 'algebra-2/power-model-of-orbits',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 75,
  draw: (rng) => ({ r: int(rng, 2, 9), back: pick(rng, [0, 1]) }),
  frames: [
    {
      id: 'orbit',
      kind: 'words',
      items: 6,
      stem: ({ r, back }) =>
        back === 0
          ? `In a space game, a planet at distance $a$ from its star needs $T = a^{3/2}$ years for one orbit. How many years does a planet at distance $${r * r}$ need?`
          : `In a space game, a planet at distance $a$ from its star needs $T = a^{3/2}$ years for one orbit. One planet needs $${r ** 3}$ years. What is its distance $a$?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 5,
      response: 'grid',
      stem: ({ r, back }) =>
        `<p>A cube whose faces each have an area of $A$ square inches has a volume of $V = A^{3/2}$ cubic inches. One entry of the table is missing.</p>${table(['Area $A$ of a face', 'Volume $V$'], [['$1$', '$1$'], back === 0 ? [`$${r * r}$`, '?'] : ['?', `$${r ** 3}$`], ['$400$', '$8000$']])}<p>Which number is missing?</p>`,
    },
  ],
  given: ({ r, back }) => ({ shown: back === 0 ? r * r : r ** 3, asked: back === 0 ? 'power' : 'base' }),
  answer: ({ r, back }) => num(back === 0 ? r ** 3 : r * r),
  traps: [
    {
      misconception: 'a2-multiplies-by-the-exponent',
      classic: true,
      operation: 'power-as-product',
      operands: ({ shown, asked }) => [shown, asked === 'power' ? frac(3, 2) : frac(2, 3)],
      rule: ({ shown, asked }) => num(asked === 'power' ? frac(3 * shown, 2) : frac(2 * shown, 3)),
      says: ({ back }) => (back === 0 ? 'I multiplied by $\\frac{3}{2}$.' : 'I divided by $\\frac{3}{2}$.'),
      why: ({ back }) =>
        `${back === 0 ? 'multiplies' : 'divides'} by $\\frac{3}{2}$ instead of using it as an exponent.`,
    },
    {
      misconception: 'a2-multiplies-the-root-by-the-top',
      operation: 'power-as-product',
      operands: (g) => [smallRoot(g), g.asked === 'power' ? 3 : 2],
      rule: (g) => num((g.asked === 'power' ? 3 : 2) * smallRoot(g)),
      why: ({ r, back }) => `multiplies the root ${r} by ${back === 0 ? 3 : 2} instead of raising it to that power.`,
    },
    {
      misconception: 'a2-takes-only-the-root',
      rule: (g) => num(smallRoot(g)),
      why: () => 'takes the root and stops there.',
    },
    {
      misconception: 'a2-forgets-the-root',
      operation: 'part-left-out',
      operands: ({ shown }) => [shown],
      after: (got, { asked }) => pow(got, asked === 'power' ? 3 : 2),
      rule: ({ shown, asked }) => num(asked === 'power' ? shown ** 3 : shown ** 2),
      why: ({ back }) => `raises to the power ${back === 0 ? 3 : 2} without taking the root first.`,
    },
  ],
  explain: ({ r, back }, frame) => {
    const name = frame === 'table' ? 'A' : 'a'
    return {
      plan: 'Read the exponent as a root and a power. If the base is asked for, undo the exponent with its reciprocal.',
      steps:
        back === 0
          ? [
              {
                do: `Put the number in: $${r * r}^{3/2} = \\left(\\sqrt{${r * r}}\\right)^{3}$.`,
                why: 'The denominator of the exponent says square root, the numerator says third power.',
              },
              { do: `The root is $\\sqrt{${r * r}} = ${r}$.`, why: `$${r} \\cdot ${r} = ${r * r}$.` },
              {
                do: `The power is $${r}^{3} = ${r} \\cdot ${r} \\cdot ${r} = ${r ** 3}$.`,
                why: 'Taking the root first keeps the numbers small.',
              },
            ]
          : [
              {
                do: `The equation is $${name}^{3/2} = ${r ** 3}$.`,
                why: 'The value of the power is known; its base is asked for.',
              },
              {
                do: `Raise both sides to the power $\\frac{2}{3}$: $${name} = ${r ** 3}^{2/3}$.`,
                why: 'The reciprocal exponent undoes the power: the product of the exponents is $1$.',
              },
              {
                do: `The cube root of $${r ** 3}$ is $${r}$.`,
                why: `$${r} \\cdot ${r} \\cdot ${r} = ${r ** 3}$. The denominator of the exponent says which root.`,
              },
              { do: `$${name} = ${r}^{2} = ${r * r}$`, why: 'The numerator of the exponent says square.' },
            ],
      check:
        back === 0
          ? `In the other order: $${r * r}^{3} = ${r ** 6}$, and $\\sqrt{${r ** 6}} = ${r ** 3}$.`
          : `Put it in: $${r * r}^{3/2} = \\left(\\sqrt{${r * r}}\\right)^{3} = ${r}^{3} = ${r ** 3}$.`,
      faster: `The distance and the time are the second and the third power of one number, here of $${r}$: $${r}^{2} = ${r * r}$ and $${r}^{3} = ${r ** 3}$.`,
    }
  },
  // Tries whole numbers: the square of the power is the cube of the base.
  check: ({ shown, asked }) => {
    const fits = (x: number) => (asked === 'power' ? x * x === shown ** 3 : x ** 3 === shown * shown)
    return num(Array.from({ length: 5000 }, (_, x) => x).find(fits) ?? 0)
  },
})

const rootOfPower = ({ a, m, value }: Readonly<{ a: number; m: number; value: number }>): number =>
  Math.round((value / a) ** (1 / m))

const solve = template({
  ...base,
  id: 'algebra-2/solve-rational-exponent',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 75,
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 6), m: int(rng, 2, 5), n: int(rng, 2, 5), a: int(rng, 2, 6) }),
      ({ r, m, n, a }) => m !== n && frac(m, n).d === n && r ** m <= 300 && r ** n <= 300 && a * r ** m < 1500,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ r, m, n, a }) => `What is the positive solution of $${a}x^{${m}/${n}} = ${a * r ** m}$?`,
    },
  ],
  given: ({ r, m, n, a }) => ({ a, m, n, value: a * r ** m }),
  answer: ({ r, n }) => num(r ** n),
  traps: [
    {
      misconception: 'a2-multiplies-by-the-exponent',
      classic: true,
      operation: 'power-as-product',
      operands: ({ value, a, n, m }) => [div(value, a), frac(n, m)],
      rule: ({ a, m, n, value }) => num(frac(n * value, a * m)),
      says: ({ m, n }) => `I divided by $\\frac{${m}}{${n}}$ instead of undoing the power.`,
      why: () => 'divides by the exponent instead of undoing the power.',
    },
    {
      misconception: 'a2-takes-only-the-root',
      classic: true,
      operation: 'exponent-left-out',
      operands: ({ value, a, m }) => [Math.round((value / a) ** (1 / m))],
      rule: (g) => num(rootOfPower(g)),
      why: ({ m }) => `takes only the root of order ${m}.`,
    },
    {
      misconception: 'a2-multiplies-the-root-by-the-top',
      operation: 'power-as-product',
      operands: ({ value, a, m, n }) => [Math.round((value / a) ** (1 / m)), n],
      rule: (g) => num(rootOfPower(g) * g.n),
      says: ({ n }) => `I multiplied the root by ${n} where I had to raise it to the power ${n}.`,
      why: ({ n }) => `multiplies by ${n} instead of raising to the power ${n}.`,
    },
    {
      misconception: 'a2-gives-the-power-for-the-base',
      operation: 'stopped-at-a-step',
      operands: ({ value, a }) => [div(value, a)],
      rule: ({ a, value }) => num(frac(value, a)),
      why: ({ m, n }) => `is the value of $x^{${m}/${n}}$, not of $x$.`,
    },
  ],
  explain: ({ r, m, n, a }) => ({
    plan: 'Get the power alone first. Then raise both sides to the reciprocal of the exponent, which undoes it.',
    steps: [
      {
        do: `Divide both sides by $${a}$: $x^{${m}/${n}} = ${a * r ** m} \\div ${a} = ${r ** m}$.`,
        why: 'First get the power alone.',
      },
      {
        do: `Raise both sides to the power $\\frac{${n}}{${m}}$: $x = ${r ** m}^{${n}/${m}}$.`,
        why: `The reciprocal exponent undoes the power, because $\\frac{${m}}{${n}} \\cdot \\frac{${n}}{${m}} = 1$.`,
      },
      {
        do: `The root first: $\\sqrt${m === 2 ? '' : `[${m}]`}{${r ** m}} = ${r}$.`,
        why: `$${r}^{${m}} = ${r ** m}$. The denominator of the exponent says which root.`,
      },
      { do: `Then the power: $x = ${r}^{${n}} = ${r ** n}$.`, why: 'The numerator of the exponent says which power.' },
    ],
    check: `$${r ** n}^{${m}/${n}} = ${r}^{${m}} = ${r ** m}$, and $${a} \\cdot ${r ** m} = ${a * r ** m}$.`,
    faster: `Write the value as a power: $x^{${m}/${n}} = ${r ** m} = ${r}^{${m}}$. Then $x^{1/${n}} = ${r}$, and $x = ${r}^{${n}} = ${r ** n}$.`,
  }),
  check: ({ a, m, n, value }) => {
    for (let x = 1; x <= 400; x++) if (Math.abs(a * x ** (m / n) - value) < 1e-6) return num(x)
    return num(0)
  },
})

const shownPower = (e: Power): string => `${e.r ** e.n}^{${expo(e)}}`

/** A power as it is stored, or as the stem shows it: `27^{-2/3}`. */
function read(text: string): Power {
  const [, base, sign, m, n] = /^(\d+)\^\{(-?)(\d+)\/(\d+)\}$/.exec(text) ?? []
  if (base === undefined) return JSON.parse(text) as Power
  const r = [2, 3, 4, 5].find((k) => k ** Number(n) === Number(base)) ?? 0
  return { r, n: Number(n), m: Number(m), s: sign === '-' ? -1 : 1 }
}

const mistake = template({
  id: 'algebra-2/rational-exponent-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 75,
  response: 'choice',
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-rad',
      items: 6,
      // As text: the root itself is not shown.
      draw: (rng): string => JSON.stringify({ ...drawPower(rng), s: -1 }),
      task: (text) => `evaluated $${shownPower(read(text))}$`,
      solution: (text) => num(result(read(text))),
      work: (text) => {
        const e = read(text)
        return `$${e.n === 2 ? '\\sqrt' : `\\sqrt[${e.n}]`}{${e.r ** e.n}} = ${e.r}$, $${e.r}^{${e.m}} = ${e.r ** e.m}$, and the minus sign asks for the reciprocal`
      },
      mistakes: (text) => {
        const e = read(text)
        return [
          {
            says: 'Making the value negative instead of taking the reciprocal',
            work: `$-${e.r}^{${e.m}}$`,
            result: num(-(e.r ** e.m)),
          },
          { says: 'Ignoring the minus sign in the exponent', work: `$${e.r}^{${e.m}}$`, result: num(e.r ** e.m) },
          {
            says: `Multiplying the base by $-\\frac{${e.m}}{${e.n}}$`,
            work: `$${e.r ** e.n} \\cdot \\left(-\\frac{${e.m}}{${e.n}}\\right)$`,
            result: num(frac(-e.m * e.r ** e.n, e.n)),
          },
          {
            says: `Multiplying the root by ${e.m} before taking the reciprocal`,
            work: `$\\frac{1}{${e.r} \\cdot ${e.m}}$`,
            result: num(frac(1, e.r * e.m)),
          },
        ]
      },
      given: (text) => shownPower(read(text)),
      redo: (text) => {
        const { r, m, n } = read(text)
        const base = r ** n
        const size = Math.round(Math.exp((m * Math.log(base)) / n))
        const rootAgain = Math.round(base ** (1 / n))
        return [
          num(div(1, size)),
          num(sub(0, size)),
          num(size),
          num(mul(base, frac(-m, n))),
          num(div(div(1, m), rootAgain)),
        ]
      },
    }),
    (p) => {
      const e = read(p.e)
      const base = e.r ** e.n
      const rule = 'Look at sign and size first: the value must be positive and less than 1'
      return [
        `${rule}. ${p.name}’s is negative, and its size is $${e.r ** e.m} = ${e.r}^{${e.m}}$, the power without the minus sign. So the minus sign was put in front.`,
        `${rule}. ${p.name}’s is positive, but greater than 1, so the minus sign in the exponent was ignored.`,
        `${rule}. ${p.name}’s is negative, and its size is not the power $${e.r}^{${e.m}} = ${e.r ** e.m}$ but $\\frac{${e.m}}{${e.n}}$ of $${base}$. So the exponent was used as a factor.`,
        `${rule}, as ${p.name}’s is. So the minus sign was understood, and only the size is wrong: $${e.r} \\cdot ${e.m} = ${e.r * e.m}$ stands below instead of $${e.r}^{${e.m}} = ${e.r ** e.m}$.`,
      ][p.which] as string
    },
  ),
})

type K = Readonly<{ k: number; j: number }>

const claims = template({
  id: 'algebra-2/root-claims',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 70,
  response: 'choice',
  ...withFaster(
    judgeStatements({
      slip: 'a2-rad',
      items: 6,
      draw: (rng): K =>
        until(
          () => ({ k: int(rng, 2, 9), j: int(rng, 2, 9) }),
          ({ k, j }) => k !== j,
        ),
      setup: ({ k, j }) => `Two students talk about roots, with the numbers $${k}$ and $${j}$.`,
      plan: 'Test a root by raising the result to the power of the root: it must give the number under the root. A square root, and every even root, is never negative.',
      claims: ({ k, j }) => [
        {
          id: 'cube',
          says: `“$\\sqrt[3]{${-(k ** 3)}} = ${-k}$.”`,
          holds: true,
          tested: `Raise $${-k}$ to the third power: $(${-k})^{3} = (${-k}) \\cdot (${-k}) \\cdot (${-k}) = ${-(k ** 3)}$.`,
        },
        {
          id: 'abs',
          says: `“$\\sqrt{(${-k})^{2}} = ${k}$.”`,
          holds: true,
          tested: `Work from the inside: $(${-k})^{2} = ${k * k}$, and $\\sqrt{${k * k}}$ is the number that is not negative and has the square ${k * k}.`,
        },
        {
          id: 'product',
          says: `“$\\sqrt{${k * k} \\cdot ${j * j}} = ${k * j}$.”`,
          holds: true,
          tested: `Square $${k * j}$: $(${k} \\cdot ${j})^2 = ${k}^2 \\cdot ${j}^2 = ${k * k} \\cdot ${j * j}$.`,
        },
        {
          id: 'minus',
          says: `“$\\sqrt{(${-j})^{2}} = ${-j}$.”`,
          holds: false,
          tested: `Work from the inside: $(${-j})^{2} = ${j * j}$, and $\\sqrt{${j * j}} = ${j}$.`,
          because: 'A square root is never negative.',
        },
        {
          id: 'sum',
          says: `“$\\sqrt{${k * k} + ${j * j}} = ${k + j}$.”`,
          holds: false,
          tested: `Square $${k + j}$: $${k + j}^2 = ${(k + j) ** 2}$. Under the root stands $${k * k} + ${j * j} = ${k * k + j * j}$.`,
          because: 'The root of a sum is not the sum of the roots.',
        },
        {
          id: 'fourth',
          says: `“$\\sqrt[4]{${-(j ** 4)}} = ${-j}$.”`,
          holds: false,
          tested: `Raise $${-j}$ to the fourth power: $(${-j})^{4} = ${j ** 4}$, since four minus signs make a plus. Under the root stands $${-(j ** 4)}$.`,
          because: 'An even power is never negative, so this root is not a real number.',
        },
      ],
      verify: ({ k, j }, id) => {
        const near = (x: number, y: number) => Math.abs(x - y) < 1e-9
        if (id === 'cube') return near(Math.cbrt(-(k ** 3)), -k)
        if (id === 'abs') return near(Math.sqrt((-k) ** 2), k)
        if (id === 'product') return near(Math.sqrt(k * k * j * j), k * j)
        if (id === 'minus') return near(Math.sqrt((-j) ** 2), -j)
        return id === 'sum' ? near(Math.sqrt(k * k + j * j), k + j) : (-j) ** 4 === -(j ** 4)
      },
      checked: ({ k, j }, ids) => {
        const long = Math.sqrt(k * k + j * j)
        const tried: Record<string, string> = {
          cube: `$${-k} \\cdot (${-k}) \\cdot (${-k}) = ${-(k ** 3)}$`,
          abs: `$\\sqrt{(${-k})^{2}} = \\sqrt{${k * k}} = ${k}$`,
          product: `$${k * j} \\cdot ${k * j} = ${k * k * j * j}$`,
          minus: `$\\sqrt{(${-j})^{2}} = \\sqrt{${j * j}} = ${j}$`,
          sum: `$\\sqrt{${k * k + j * j}} ${Number.isInteger(long) ? `= ${long}` : `\\approx ${long.toFixed(2)}`}$`,
          fourth: `$(${-j})^{4} = ${j ** 4}$, and not $${-(j ** 4)}$`,
        }
        return `In numbers: ${ids.map((id) => tried[id]).join('; ')}.`
      },
    }),
    ({ e: { k, j }, ids }) => {
      const seen: Readonly<Record<string, string>> = {
        cube: `an odd root keeps the sign, and $${k}^3 = ${k ** 3}$`,
        abs: `the root of a square is the size of the number, $${k}$`,
        product: `a root may be taken factor by factor, $${k} \\cdot ${j}$`,
        minus: `a square root is never negative, and $${-j}$ is`,
        sum: `$${k}$ and $${j}$ are legs of a right triangle and the root is its hypotenuse, which is shorter than $${k} + ${j}$`,
        fourth: 'under an even root there is a negative number, so it has no real value',
      }
      return `Look at signs and sizes only: ${ids.map((id) => seen[id]).join('; ')}.`
    },
  ),
})

export const templates: readonly Template[] = [kepler, solve, mistake, claims]
