import { div, int, lcm, linear, nonZero, num, signedTerm, type Template, template, terms, until } from '#kit'
import { search } from '../common.ts'

const skill = 'sm-linear-systems'

const two = (a: string, b: string): string => `<p>$${a}$<br>$${b}$</p>`

export const par = (v: number): string => (v < 0 ? `(${v})` : String(v))

/** ax + by = c and dx + ey = f. */
type Pair = Readonly<{ a: number; b: number; c: number; d: number; e: number; f: number }>

const solved = ({ a, b, c, d, e, f }: Pair): readonly [number, number] => [
  (c * e - b * f) / (a * e - b * d),
  (a * f - c * d) / (a * e - b * d),
]

/** A coefficient times a number that is put in for its letter. */
const times = (k: number, x: number): string =>
  k === 1 ? String(x) : k === -1 ? `-${par(x)}` : `${k} \\cdot ${par(x)}`

/** A term as it is written after a sign. */
const group = (k: number, u: string): string => (k < 0 ? `(${linear(k, 0, u)})` : linear(k, 0, u))

/** How the second unknown drops out. */
function eliminate({ a, b, c, d, e, f }: Pair, u: string, v: string, x: number) {
  const both = lcm(Math.abs(b), Math.abs(e))
  const [m, n] = [both / Math.abs(b), both / Math.abs(e)]
  const same = b > 0 === e > 0
  const [left, right] = same ? [m * a - n * d, m * c - n * f] : [m * a + n * d, m * c + n * f]
  const line = (k: number, p: number, q: number, r: number) => `$${terms([k * p, u], [k * q, v])} = ${k * r}$`
  const ready = { do: `${line(m, a, b, c)} and ${line(n, d, e, f)}.`, why: '' }
  const part = (k: number, which: string) => (k === 1 ? [] : [`the ${which} equation by ${k}`])
  const how = `Multiply ${[...part(m, 'first'), ...part(n, 'second')].join(' and ')}, so that the terms with $${v}$ match.`
  return [
    { ...ready, why: m * n === 1 ? `The terms with $${v}$ match already.` : how },
    {
      do: `${same ? 'Subtract' : 'Add'} the equations: $${terms([m * a, u])} ${same ? '-' : '+'} ${group(n * d, u)} = ${m * c} ${same ? '-' : '+'} ${par(n * f)}$, so $${linear(left, 0, u)} = ${right}$${left === 1 ? '' : ` and $${u} = ${right} \\div ${par(left)} = ${x}$`}.`,
      why: `The terms with $${v}$ cancel.`,
    },
  ]
}

/** The way without solving, where px + qy is a multiple of one left side, or the sum or difference of both. */
function atOnce({ a, b, c, d, e, f }: Pair, p: number, q: number, asked: string): string | null {
  const is = (m: number, n: number) => m * a + n * d === p && m * b + n * e === q
  const k = [2, 3, 4, 5, -1, -2, -3].find((m) => is(m, 0) || is(0, m))
  if (k !== undefined) {
    const [name, right] = is(k, 0) ? ['first', c] : ['second', f]
    return `$${asked}$ is $${k}$ times the left side of the ${name} equation, so it is $${k} \\cdot ${par(right)} = ${k * right}$.`
  }
  if (is(1, 1)) return `Add the two equations: $${asked} = ${c} + ${par(f)} = ${c + f}$.`
  if (is(1, -1)) return `Subtract the second equation from the first: $${asked} = ${c} - ${par(f)} = ${c - f}$.`
  if (is(-1, 1)) return `Subtract the first equation from the second: $${asked} = ${f} - ${par(c)} = ${f - c}$.`
  return null
}

const combine = template({
  id: 'sat-math/system-derived-value',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [x, y] = [nonZero(rng, -8, 9), nonZero(rng, -8, 9)]
        const [a, b, d, e] = [int(rng, 1, 6), nonZero(rng, -6, 6), int(rng, 1, 7), nonZero(rng, -6, 6)]
        return { a, b, c: a * x + b * y, d, e, f: d * x + e * y, p: int(rng, 2, 4), q: nonZero(rng, -3, 3), x, y }
      },
      ({ a, b, c, d, e, f, p, q, x, y }) =>
        a * e !== b * d &&
        c !== 0 &&
        f !== 0 &&
        x !== y &&
        x !== -y &&
        p !== q &&
        ![0, x, y, x + y].includes(p * x + q * y) &&
        !(p === a && q === b) &&
        !(p === d && q === e),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 9,
      stem: ({ a, b, c, d, e, f, p, q }) =>
        `${two(`${terms([a, 'x'], [b, 'y'])} = ${c}`, `${terms([d, 'x'], [e, 'y'])} = ${f}`)}<p>The solution of the system is $(x, y)$. What is the value of $${terms([p, 'x'], [q, 'y'])}$?</p>`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 6,
      stem: ({ a, b, c, d, e, f, p, q }) =>
        `If $${terms([a, 'r'], [b, 's'])} = ${c}$ and $${terms([d, 'r'], [e, 's'])} = ${f}$, what is the value of $${terms([p, 'r'], [q, 's'])}$?`,
    },
  ],
  given: ({ a, b, c, d, e, f, p, q }) => ({ a, b, c, d, e, f, p, q }),
  answer: ({ p, q, x, y }) => num(p * x + q * y),
  traps: [
    {
      misconception: 'sm-stops-at-x',
      says: () => 'I found the first unknown and stopped there.',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ a, b, c, d, e, f }) => [div(c * e - b * f, a * e - b * d)],
      rule: (g) => num(solved(g)[0]),
      why: () => 'is the first unknown alone.',
    },
    {
      misconception: 'sm-loses-a-minus-sign',
      says: ({ q, y }) => `I lost a minus sign in the product $${par(q)} \\cdot ${par(y)}$ at the end.`,
      rule: (g) => {
        const [x, y] = solved(g)
        return g.q < 0 || y < 0 ? num(g.p * x - g.q * y) : null
      },
      why: ({ q, y }) => `takes $${par(q)} \\cdot ${par(y)}$ as $${-q * y}$.`,
    },
    {
      misconception: 'sm-swaps-the-unknowns',
      says: () => 'I swapped the two unknowns when I put them into the last expression.',
      rule: (g) => {
        const [x, y] = solved(g)
        return num(g.p * y + g.q * x)
      },
      why: ({ p, q, x, y }) => `is $${par(p)} \\cdot ${par(y)} + ${par(q)} \\cdot ${par(x)}$.`,
    },
    {
      misconception: 'sm-stops-at-the-other-variable',
      says: () => 'I gave the second unknown alone.',
      operation: 'stopped-at-a-step',
      operands: ({ a, b, c, d, e, f }) => [div(a * f - c * d, a * e - b * d)],
      rule: (g) => num(solved(g)[1]),
      why: () => 'is the second unknown alone.',
    },
    {
      misconception: 'sm-adds-the-unknowns',
      rule: (g) => {
        const [x, y] = solved(g)
        return num(x + y)
      },
      why: ({ x, y }) => `is $${x} + ${par(y)}$.`,
    },
  ],
  explain: ({ a, b, c, d, e, f, x, y, p, q }, frame) => {
    const [u, v] = frame === 'grid' ? ['r', 's'] : ['x', 'y']
    return {
      plan: 'Find both unknowns by elimination: multiply the equations so that one unknown has the same coefficient, and combine them. Then put both values into the expression.',
      steps: [
        ...eliminate({ a, b, c, d, e, f }, u, v, x),
        {
          do: `In the first equation: $${times(a, x)}${signedTerm(b, v)} = ${c}$, so $${b === 1 ? '' : b === -1 ? '-' : b}${v} = ${c} - ${par(a * x)} = ${c - a * x}$${b === 1 ? '' : `, so $${v} = ${c - a * x} \\div ${par(b)} = ${y}$`}.`,
          why: `Put $${u} = ${x}$ into one of the equations.`,
        },
        {
          do: `$${terms([p, u], [q, v])} = ${p} \\cdot ${par(x)} + ${par(q)} \\cdot ${par(y)} = ${p * x + q * y}$`,
          why: 'The question asks for this expression.',
        },
      ],
      check: `The second equation holds too: $${d} \\cdot ${par(x)} + ${par(e)} \\cdot ${par(y)} = ${f}$.`,
      faster:
        atOnce({ a, b, c, d, e, f }, p, q, terms([p, u], [q, v])) ??
        `On a graphing calculator${frame === 'grid' ? ', with $x$ for $r$ and $y$ for $s$,' : ','} the two lines cross at $(${x}, ${y})$, and $${p} \\cdot ${par(x)} + ${par(q)} \\cdot ${par(y)} = ${p * x + q * y}$.`,
    }
  },
  check: ({ a, b, c, d, e, f, p, q }) => num(div(p * (c * e - b * f) + q * (a * f - c * d), a * e - b * d)),
})

const none = template({
  id: 'sat-math/system-no-solution-constant',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [b, n] = [int(rng, 2, 5), int(rng, 2, 5)]
        const a = nonZero(rng, -7, 7)
        return { a, b, c: int(rng, 3, 20), d: b * n, e: int(rng, 3, 40), n }
      },
      ({ a, c, e, n, b }) => Math.abs(a) > 1 && e !== n * c && Math.abs(a) !== b,
    ),
  frames: [
    {
      id: 'none',
      kind: 'bare',
      items: 8,
      stem: ({ a, b, c, d, e }) =>
        `${two(`${terms([a, 'x'], [b, 'y'])} = ${c}`, `kx + ${d}y = ${e}`)}<p>In the given system of equations, $k$ is a constant. If the system has no solution, what is the value of $k$?</p>`,
    },
    {
      id: 'parallel',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ a, b, c, d, e }) =>
        `In the $xy$-plane, the lines $${terms([a, 'x'], [b, 'y'])} = ${c}$ and $kx + ${d}y = ${e}$, where $k$ is a constant, never meet. What is the value of $k$?`,
    },
  ],
  given: ({ a, b, c, d, e }) => ({ a, b, c, d, e }),
  answer: ({ a, n }) => num(a * n),
  traps: [
    {
      misconception: 'sm-keeps-the-coefficient',
      says: () => 'I kept the coefficient of $x$ from the first equation.',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ a }) => [a],
      rule: ({ a }) => num(a),
      why: ({ b, d }) => `keeps the coefficient of $x$, although the coefficient of $y$ goes from $${b}$ to $${d}$.`,
    },
    {
      misconception: 'sm-adds-the-same-difference',
      says: () => 'I added to the coefficient of $x$ what is added to the coefficient of $y$.',
      operation: 'difference-for-ratio',
      operands: ({ a, b, d }) => [b, d, a],
      rule: ({ a, b, d }) => num(a + d - b),
      why: ({ b, d }) => `adds $${d} - ${b} = ${d - b}$ to the coefficient of $x$.`,
    },
    {
      misconception: 'sm-adds-instead-of-multiplying',
      says: ({ n }) => `I added the factor $${n}$ between the equations instead of multiplying by it.`,
      operation: 'added-instead-of-multiplied',
      operands: ({ a, b, d }) => [a, div(d, b)],
      rule: ({ a, b, d }) => num(a + d / b),
      why: ({ n }) => `adds $${n}$, although the second equation has $${n}$ times the coefficients.`,
    },
    {
      misconception: 'sm-loses-a-minus-sign',
      says: () => 'I lost the minus sign of the coefficient of $x$.',
      operation: 'sign-dropped',
      operands: ({ a, b, d }) => [div(a * d, b)],
      rule: ({ a, b, d }) => (a < 0 ? num((-a * d) / b) : null),
      why: ({ a, n }) => `takes $${n} \\cdot (${a})$ as positive.`,
    },
    {
      misconception: 'sm-uses-perpendicular-lines',
      rule: ({ a, b, d }) => ((b * d) % a === 0 ? num((-b * d) / a) : null),
      why: ({ a, b, d }) =>
        `makes $${par(a)} \\cdot k + ${b} \\cdot ${d}$ equal to $0$, so that the lines cross at a right angle.`,
    },
  ],
  explain: ({ a, b, c, d, e, n }) => ({
    plan: 'A system of two linear equations has no solution when the lines are parallel: the coefficients of $x$ and $y$ are in the same ratio. Find the ratio from the coefficients of $y$, and use it for $x$.',
    steps: [
      {
        do: `The coefficients of $y$ are $${b}$ and $${d}$. The ratio is $\\frac{${d}}{${b}} = ${n}$.`,
        why: 'Lines without a common point have coefficients in the same ratio.',
      },
      {
        do: `The coefficients of $x$ are $${a}$ and $k$, and must have this ratio too: $k$ is $${n}$ times $${a}$.`,
        why: 'Then both lines have the same slope.',
      },
      { do: `$k = ${n} \\cdot ${par(a)} = ${a * n}$`, why: 'Multiply.' },
    ],
    check: `$${n}$ times the first equation is $${terms([a * n, 'x'], [d, 'y'])} = ${n * c}$. The second one has the same left side, but $${e}$ on the right: both cannot be true.`,
    faster: `Equal ratios, cross-multiplied: $${terms([b, 'k'])} = ${a} \\cdot ${par(d)} = ${a * d}$, so $k = ${a * n}$.`,
  }),
  check: ({ a, b, d }) => num(search((k) => a * d - b * k === 0, 60)),
})

const infinite = template({
  id: 'sat-math/system-infinite-solutions-constant',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [a, b, c, n] = [int(rng, 2, 7), nonZero(rng, -7, 7), nonZero(rng, -9, 12), int(rng, 2, 6)]
        return { a, b, c, n }
      },
      ({ a, b, c }) => Math.abs(b) > 1 && Math.abs(c) > 1 && a !== b && a !== c,
    ),
  frames: [
    {
      id: 'line',
      kind: 'bare',
      items: 8,
      stem: ({ a, b, c, n }) =>
        `${two(`${terms([a, 'x'], [b, 'y'])} = ${c}`, `${terms([a * n, 'x'], [b * n, 'y'])} = k + ${n}`)}<p>In the given system, $k$ is a constant. For what value of $k$ does the system have infinitely many solutions?</p>`,
    },
    {
      id: 'same-line',
      kind: 'bare',
      response: 'grid',
      items: 5,
      stem: ({ a, b, c, n }) =>
        `${two(`${terms([a, 'x'], [b, 'y'])} = ${c}`, `${terms([a * n, 'x'], [b * n, 'y'])} = k + ${n}`)}<p>In the given system, $k$ is a constant. In the $xy$-plane, both equations have the same graph. What is the value of $k$?</p>`,
    },
  ],
  given: ({ a, b, c, n }) => ({ a, b, c, d: a * n, e: b * n, n }),
  answer: ({ c, n }) => num(c * n - n),
  traps: [
    {
      misconception: 'sm-stops-before-the-last-step',
      classic: true,
      operation: 'stopped-at-a-step',
      rule: ({ c, n }) => num(c * n),
      why: ({ n }) => `is the value of $k + ${n}$, not of $k$.`,
    },
    {
      misconception: 'sm-keeps-the-coefficient',
      says: ({ c, n }) => `I kept the right side $${c}$ of the first equation for $k + ${n}$.`,
      rule: ({ c, n }) => num(c - n),
      why: ({ c, n }) => `makes the right side $k + ${n}$ equal to $${c}$ again.`,
    },
    {
      misconception: 'sm-sign-of-a-constant',
      says: ({ n }) => `I added the $${n}$ on the right side instead of subtracting it.`,
      operation: 'added-instead-of-subtracted',
      operands: ({ c, n }) => [c * n, n],
      rule: ({ c, n }) => num(c * n + n),
      why: ({ n }) => `adds the $${n}$ instead of subtracting it.`,
    },
    {
      misconception: 'sm-adds-the-same-difference',
      says: () =>
        'I added to the right side what is added to the coefficient of $x$, although all terms are multiplied.',
      rule: ({ a, c, d, n }) => num(c + d - a - n),
      why: ({ a, n }) =>
        `adds $${a * n} - ${a} = ${a * n - a}$ to the right side, as it is added to the coefficient of $x$.`,
    },
    {
      misconception: 'sm-keeps-the-coefficient',
      says: ({ c }) => `I kept the right side $${c}$ of the first equation and forgot that $k$ does not stand alone.`,
      twoSlips: true,
      rule: ({ c }) => num(c),
      why: () => 'is the right side of the first equation.',
    },
  ],
  explain: ({ a, b, c, n }) => ({
    plan: 'There are infinitely many solutions when both equations describe one line, so that one is a multiple of the other. Find the factor from the coefficients, and use it on the right side.',
    steps: [
      {
        do: `$\\frac{${a * n}}{${a}} = ${n}$ and $${b * n} \\div ${par(b)} = ${n}$: the second left side is $${n}$ times the first.`,
        why: 'Compare the coefficients of $x$ and of $y$.',
      },
      {
        do: `The right side must be $${n}$ times $${c}$ as well: $k + ${n} = ${n} \\cdot ${par(c)} = ${c * n}$.`,
        why: 'Only then do both equations describe one line.',
      },
      {
        do: `$k = ${c * n} - ${n} = ${c * n - n}$`,
        why: `Subtract $${n}$ on both sides.`,
      },
    ],
    check: `With $k = ${c * n - n}$ the second equation is $${terms([a * n, 'x'], [b * n, 'y'])} = ${c * n}$. Divided by $${n}$ it is $${terms([a, 'x'], [b, 'y'])} = ${c}$, the first one.`,
    faster: `Divide the second equation by $${n}$: its right side becomes $\\frac{k}{${n}} + 1$, and this must be $${c}$. So $k = ${n} \\cdot ${par(c - 1)} = ${c * n - n}$.`,
  }),
  check: ({ a, c, d, n }) => num(search((k) => a * (k + n) === d * c, 200)),
})

export const templates: readonly Template[] = [combine, none, infinite]
