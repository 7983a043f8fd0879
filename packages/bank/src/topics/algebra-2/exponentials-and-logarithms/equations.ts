import {
  curve,
  div,
  dot,
  expr,
  frac,
  group,
  int,
  linear,
  money,
  nonZero,
  num,
  person,
  pick,
  plane,
  signed,
  solutions,
  straight,
  type Template,
  table,
  template,
  until,
} from '../../../kit.ts'
import { judgeClaims, nameTheMistake } from '../polynomial-functions/diagnose.ts'

const exp = { skill: 'a2-exponential-equations', calculator: false, response: 'choice' } as const
const log = { skill: 'a2-logarithmic-equations', calculator: false, response: 'choice' } as const

type Same = Readonly<{ p: number; m: number; n: number; a: number; b: number }>
const times = (m: number, inner: string) => (m === 1 ? inner : `${m}(${inner})`)
const sameBase = template({
  ...exp,
  id: 'algebra-2/exponential-equation-common-base',
  difficulty: 'Medium',
  b: 0,
  seconds: 70,
  draw: (rng): Same =>
    until(
      () => ({
        p: pick(rng, [2, 3, 5]),
        m: int(rng, 1, 4),
        n: int(rng, 1, 4),
        a: nonZero(rng, -5, 6),
        b: nonZero(rng, -5, 6),
      }),
      ({ p, m, n, a, b }) =>
        m !== n && p ** Math.max(m, n) < 130 && a !== b && (n * b - m * a) % (m - n) === 0 && n * b !== m * a,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ p, m, n, a, b }) => `Solve $${p ** m}^{${linear(1, a)}} = ${p ** n}^{${linear(1, b)}}$.`,
    },
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ p, m, n, a, b }) =>
        `For what value of $x$ do the graphs of $y = ${p ** m}^{${linear(1, a)}}$ and $y = ${p ** n}^{${linear(1, b)}}$ meet?`,
    },
  ],
  answer: ({ m, n, a, b }) => num(div(n * b - m * a, m - n)),
  traps: [
    {
      misconception: 'a2-exp-multiplies-the-first-term-only',
      rule: ({ m, n, a, b }) => num(div(b - a, m - n)),
      why: () => 'multiplies only the $x$ in the exponents and not the numbers beside it.',
    },
    {
      misconception: 'a2-exp-loses-a-sign',
      rule: ({ m, n, a, b }) => num(div(m * a - n * b, m - n)),
      why: () => 'is the right number with the wrong sign.',
    },
    {
      misconception: 'a2-exp-uses-the-bases-as-factors',
      rule: ({ p, m, n, a, b }) =>
        (p ** n * b - p ** m * a) % (p ** m - p ** n) === 0 ? num((p ** n * b - p ** m * a) / (p ** m - p ** n)) : null,
      why: () => 'multiplies the exponents by the bases.',
    },
    {
      misconception: 'a2-exp-loses-a-sign',
      rule: ({ m, n, a, b }) => num(div(n * b + m * a, m - n)),
      why: () => 'brings a number to the other side without changing its sign.',
    },
    {
      misconception: 'a2-exp-adds-exponents-of-a-power',
      rule: ({ m, n, a, b }) => num(n + b - m - a),
      why: ({ m, n }) => `adds ${m} and ${n} to the exponents; exponents of a power of a power are multiplied.`,
    },
    {
      misconception: 'a2-exp-swaps-the-bases',
      rule: ({ m, n, a, b }) => num(div(m * b - n * a, n - m)),
      why: () => 'multiplies each exponent by the number that belongs to the other side.',
    },
  ],
  explain: ({ p, m, n, a, b }) => [
    {
      do: `Write both sides with the base ${p}; the exponents are $${times(m, linear(1, a))}$ and $${times(n, linear(1, b))}$.`,
      why: 'Exponents of a power of a power are multiplied.',
    },
    {
      do: `$${linear(m, m * a)} = ${linear(n, n * b)}$, so $x = ${(n * b - m * a) / (m - n)}$.`,
      why: 'Equal powers of one base have equal exponents.',
    },
  ],
  given: ({ p, m, n, a, b }) => ({ p: p ** m, q: p ** n, a, b }),
  check: ({ p, q, a, b }) =>
    num(
      Array.from({ length: 401 }, (_, i) => i - 200).find(
        (x) => Math.abs((x + a) * Math.log(p) - (x + b) * Math.log(q)) < 1e-9,
      ) ?? 999,
    ),
})

type WithLog = Readonly<{ k: number; b: number; c: number }>
const lb = (b: number, x: number) => expr(`x = \\log_{${b}} ${x}`, () => Math.log(x) / Math.log(b))
const withLog = template({
  ...exp,
  id: 'algebra-2/exponential-equation-with-logarithm',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 60,
  draw: (rng): WithLog =>
    until(
      () => ({ k: int(rng, 2, 6), b: int(rng, 2, 9), c: int(rng, 5, 30) }),
      ({ k, b, c }) => b !== c && c % b !== 0 && k !== b && k * c > b,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ k, b, c }) => `What is the solution of $${k} \\cdot ${b}^x = ${k * c}$?`,
    },
  ],
  answer: ({ b, c }) => lb(b, c),
  traps: [
    {
      misconception: 'a2-exp-multiplies-factor-and-base',
      rule: ({ k, b, c }) => lb(k * b, k * c),
      why: ({ k, b }) => `multiplies ${k} and ${b}, but only ${b} has the exponent.`,
    },
    {
      misconception: 'a2-exp-swaps-the-bases',
      rule: ({ b, c }) => lb(c, b),
      why: () => 'swaps the base and the number.',
    },
    {
      misconception: 'a2-exp-forgets-to-divide-by-the-start',
      rule: ({ k, b, c }) => lb(b, k * c),
      why: ({ k }) => `forgets to divide by ${k}.`,
    },
    {
      misconception: 'a2-exp-subtracts-the-factor',
      rule: ({ k, b, c }) => lb(b, k * c - k),
      why: ({ k }) => `subtracts ${k}, although it is a factor.`,
    },
    {
      misconception: 'a2-exp-multiplies-factor-and-base',
      rule: ({ k, b, c }) => lb(k * c, k * b),
      why: ({ k, b }) => `multiplies ${k} and ${b}, and swaps the base and the number.`,
    },
    {
      misconception: 'a2-exp-multiplies-factor-and-base',
      rule: ({ k, b, c }) => lb(k * b, c),
      why: ({ k, b }) => `divides by ${k}, but multiplies it into the base ${b} as well.`,
    },
  ],
  explain: ({ k, b, c }) => [
    { do: `Divide both sides by ${k}: $${b}^x = ${c}$.`, why: 'The power must stand alone.' },
    { do: `So $x = \\log_{${b}} ${c}$.`, why: `The logarithm with base ${b} undoes powers of ${b}.` },
  ],
  given: ({ k, b, c }) => ({ k, b, y: k * c }),
  check: ({ k, b, y }) => expr('c', () => (Math.log(y) - Math.log(k)) / Math.log(b)),
})

type Reach = Readonly<{ p: number; r: number; f: number; s: number }>
const reachStories = [
  (p: number, r: number, e: number, who: string) =>
    `${who} puts ${money(p)} into a fund that ${r > 0 ? 'gains' : 'loses'} ${Math.abs(r)}% of its value every year. After how many years $t$ will the value be ${money(e)}?`,
  (p: number, r: number, e: number, who: string) =>
    `${who} counts ${group(p)} geese on an island. If their number ${r > 0 ? 'grows' : 'falls'} by ${Math.abs(r)}% each year, after how many years $t$ will there be ${group(e)} geese?`,
]
const over = (top: number, bottom: number) =>
  expr(`t = \\frac{\\log ${top}}{\\log ${bottom}}`, () => Math.log(top) / Math.log(bottom))
const factor = (r: number) => (100 + r) / 100
/** r is negative for decay; then f is the share that is left. */
const reach = template({
  ...exp,
  calculator: true,
  id: 'algebra-2/time-to-reach-an-amount',
  difficulty: 'High',
  b: 0.5,
  seconds: 80,
  draw: (rng): Reach => {
    const up = int(rng, 0, 1) === 1
    return {
      p: int(rng, 2, 40) * 100,
      r: int(rng, 2, 9) * (up ? 1 : -1),
      f: up ? pick(rng, [2, 3, 4, 5]) : pick(rng, [0.5, 0.25, 0.2, 0.4]),
      s: int(rng, 0, 1),
    }
  },
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 7,
      stem: ({ p, r, f, s }, rng) =>
        (reachStories[s] as (typeof reachStories)[number])(p, r, Math.round(p * f), person(rng)),
    },
  ],
  answer: ({ r, f }) => over(f, factor(r)),
  traps: [
    {
      misconception: 'a2-exp-turns-the-quotient-over',
      rule: ({ r, f }) => over(factor(r), f),
      why: () => 'has the quotient upside down.',
    },
    {
      misconception: 'a2-exp-forgets-to-divide-by-the-start',
      rule: ({ p, r, f }) => over(Math.round(p * f), factor(r)),
      why: ({ p }) => `forgets to divide by ${p}.`,
    },
    {
      misconception: 'a2-exp-uses-the-rate-as-factor',
      rule: ({ r, f }) => over(f, Math.abs(r) / 100),
      why: ({ r }) => `uses ${Math.abs(r)}% as the factor of a year.`,
    },
    {
      misconception: 'a2-exp-confuses-growth-and-decay',
      rule: ({ r, f }) => over(f, factor(-r)),
      why: ({ r }) => `uses the factor of a ${r > 0 ? 'loss' : 'gain'}.`,
    },
    {
      misconception: 'a2-exp-turns-the-quotient-over',
      rule: ({ p, r, f }) => over(factor(r), Math.round(p * f)),
      why: ({ p }) => `has the quotient upside down, and forgets to divide by ${p}.`,
    },
    {
      misconception: 'a2-exp-turns-the-quotient-over',
      rule: ({ r, f }) => over(factor(-r), f),
      why: ({ r }) => `has the quotient upside down, with the factor of a ${r > 0 ? 'loss' : 'gain'}.`,
    },
  ],
  explain: ({ p, r, f }) => [
    { do: `$${p} \\cdot ${factor(r)}^t = ${Math.round(p * f)}$, so $${factor(r)}^t = ${f}$.`, why: `Divide by ${p}.` },
    {
      do: `Take logarithms: $t \\log ${factor(r)} = \\log ${f}$, so $t = \\frac{\\log ${f}}{\\log ${factor(r)}}$.`,
      why: 'The exponent comes down as a factor.',
    },
  ],
  given: ({ p, r, f }) => ({ p, r, end: Math.round(p * f) }),
  check: ({ p, r, end }) => expr('c', () => Math.log2(end / p) / Math.log2(1 + r / 100)),
})

type Decay = Readonly<{ start: number; h: number; k: number }>
const decay = template({
  ...exp,
  id: 'algebra-2/time-until-a-fraction-is-left',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 75,
  draw: (rng): Decay => ({ start: 16 * int(rng, 3, 20), h: pick(rng, [5, 6, 8, 12, 14, 28]), k: pick(rng, [3, 4]) }),
  frames: [
    {
      id: 'grid',
      kind: 'words',
      items: 7,
      response: 'grid',
      stem: ({ start, h, k }) =>
        `A radioactive substance has a half-life of ${h} days, so that $${start} \\cdot 2^{-t/${h}}$ grams are left after $t$ days. After how many days are ${start / 2 ** k} grams left?`,
    },
  ],
  answer: ({ h, k }) => num(h * k),
  traps: [
    { misconception: 'a2-exp-divides-by-the-number-of-periods', rule: ({ h, k }) => num(h * 2 ** k) },
    { misconception: 'a2-exp-miscounts-the-periods', rule: ({ h, k }) => num(h * (k - 1)) },
    { misconception: 'a2-exp-gives-the-number-of-periods', rule: ({ k }) => num(k) },
  ],
  explain: ({ start, h, k }) => [
    {
      do: `$2^{-t/${h}} = \\frac{${start / 2 ** k}}{${start}} = \\frac{1}{${2 ** k}} = 2^{-${k}}$`,
      why: `Divide by ${start} and write the right side as a power of 2.`,
    },
    { do: `$\\frac{t}{${h}} = ${k}$, so $t = ${h * k}$.`, why: 'Equal powers of 2 have equal exponents.' },
  ],
  given: ({ start, h, k }) => ({ start, h, end: start / 2 ** k }),
  check: ({ start, h, end }) => num(Math.round(-h * Math.log2(end / start))),
})

type Meet = Readonly<{ a: number; b: number; x: number }>
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
      stem: ({ a, b, x }) => {
        const y = b ** x + a
        const shown = Number.isInteger(y) ? `y = ${y}` : 'a horizontal line'
        return `<p>The curve is the graph of $y = ${b}^x${signed(a)}$. A horizontal line meets it at the marked point.</p>${plane({ alt: `A rising curve and ${shown}, which meet at a point with x = ${x}.`, x: [-5, 5], y: [-5, 10], xStep: 1, yStep: 1 }, [straight(0, y, { plain: true }), curve((v) => b ** v + a), dot(x, y)])}<p>Which equation has the $x$-value of this point as its solution?</p>`
      },
    },
  ],
  answer: ({ a, b, x }) => eqn(b, a, addTex(b, x, a)),
  traps: [
    {
      misconception: 'a2-exp-reads-the-wrong-coordinate',
      rule: ({ a, b, x }) => eqn(b, a, `${x}`),
      why: () => 'has the $x$-value of the point on the right side, where its height belongs.',
    },
    {
      misconception: 'a2-exp-forgets-the-shift',
      rule: ({ a, b, x }) => eqn(b, a, addTex(b, x, 0)),
      why: () => 'forgets the shift of the curve on the right side.',
    },
    {
      misconception: 'a2-exp-forgets-the-shift',
      rule: ({ a, b, x }) => eqn(b, a, addTex(b, x, 2 * a)),
      why: () => 'counts the shift twice.',
    },
    {
      misconception: 'a2-exp-reads-the-wrong-coordinate',
      rule: ({ a, b, x }) => eqn(b, a, `${x + a}`),
      why: ({ a }) => `shifts the $x$-value of the point by $${a}$; its height belongs there.`,
    },
    {
      misconception: 'a2-exp-reads-the-wrong-coordinate',
      rule: ({ a, b, x }) => eqn(b, a, addTex(b, x + 1, a)),
      why: ({ x }) => `has the solution $${x + 1}$, one step too far to the right.`,
    },
  ],
  explain: ({ a, b, x }) => [
    {
      do: `The marked point has $x = ${x}$; put into the equation of the curve, this gives the height $${addTex(b, x, a)}$.`,
      why: 'The point lies on the curve.',
    },
    {
      do: `So $x = ${x}$ solves $${b}^x${signed(a)} = ${addTex(b, x, a)}$.`,
      why: 'The height of the line is the right side of the equation.',
    },
  ],
  given: ({ a, b, x }) => ({ a, b, x }),
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

type InForm = Readonly<{ b: number; u: number; v: number }>
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
  answer: ({ u, v }) => solutions([u, v]),
  traps: [
    {
      misconception: 'a2-exp-miscounts-the-periods',
      rule: ({ u, v }) => solutions([u + 1, v + 1]),
      why: () => 'has each exponent one too large.',
    },
    {
      misconception: 'a2-exp-uses-the-bases-as-factors',
      rule: ({ u, v }) => solutions([2 * u, 2 * v]),
      why: () => 'doubles the exponents, as if the unknown power were the square.',
    },
    {
      misconception: 'a2-exp-miscounts-the-periods',
      rule: ({ u, v }) => (u > 0 ? solutions([u - 1, v - 1]) : null),
      why: () => 'has each exponent one too small.',
    },
    {
      misconception: 'a2-exp-stops-at-the-power',
      rule: ({ b, u, v }) => solutions([b ** u, b ** v]),
      why: ({ b }) => `gives the values of $${b}^x$, not of $x$.`,
    },
    {
      misconception: 'a2-exp-stops-at-the-power',
      rule: ({ b, u, v }) => solutions([-(b ** u), -(b ** v)]),
      why: ({ b }) => `takes the numbers of the factors with the wrong signs, and stops at $${b}^x$.`,
    },
    {
      misconception: 'a2-exp-drops-a-solution',
      rule: ({ v }) => solutions([v]),
      why: () => 'leaves out the other solution.',
    },
    {
      misconception: 'a2-exp-drops-a-solution',
      rule: ({ u }) => solutions([u]),
      why: () => 'leaves out the other solution.',
    },
  ],
  explain: ({ b, u, v }) => [
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
  given: ({ b, u, v }) => ({ b: b * b, s: b ** u + b ** v, c: b ** (u + v) }),
  check: ({ b, s, c }) =>
    solutions(
      Array.from({ length: 9 }, (_, x) => x).filter((x) => Math.abs(b ** x - s * Math.sqrt(b) ** x + c) < 1e-6),
    ),
})

/** Which power of b is y. */
const power = (b: number, y: number): number => Math.round(Math.log(y) / Math.log(b))

const expMistake = nameTheMistake({
  id: 'algebra-2/exponential-equation-mistake',
  skill: exp.skill,
  prefix: 'a2-exp',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 85,
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
})

type Simple = Readonly<{ b: number; k: number; m: number; c: number }>
const simple = template({
  ...log,
  id: 'algebra-2/logarithmic-equation',
  difficulty: 'Low',
  b: -0.4,
  seconds: 55,
  draw: (rng): Simple =>
    until(
      () => ({
        b: pick(rng, [2, 3, 4, 5, 6]),
        k: int(rng, 2, 5),
        m: pick(rng, [2, 3, 4, 5]),
        c: nonZero(rng, -15, 15),
      }),
      ({ b, k, m, c }) => b ** k < 260 && (b ** k - c) % m === 0 && b ** k !== c && (b * k - c) % m === 0,
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: ({ b, k, m, c }) => `Solve $\\log_${b} (${linear(m, c)}) = ${k}$.` },
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ b, k, m, c }) =>
        `At what value of $x$ does the graph of $y = \\log_${b} (${linear(m, c)})$ reach the height ${k}?`,
    },
  ],
  answer: ({ b, k, m, c }) => num(div(b ** k - c, m)),
  traps: [
    {
      misconception: 'a2-log-multiplies-base-and-value',
      rule: ({ b, k, m, c }) => num(div(b * k - c, m)),
      why: ({ b, k }) => `uses $${b} \\cdot ${k}$ instead of $${b}^${k}$.`,
    },
    {
      misconception: 'a2-log-mixes-up-the-three-places',
      rule: ({ b, k, m, c }) => num(div(k ** b - c, m)),
      why: ({ b, k }) => `uses $${k}^${b}$ instead of $${b}^${k}$.`,
    },
    {
      misconception: 'a2-log-loses-a-sign',
      rule: ({ b, k, m, c }) => num(div(b ** k + c, m)),
      why: ({ c }) => `brings the $${c}$ to the other side without changing its sign.`,
    },
    {
      misconception: 'a2-log-drops-the-logarithm',
      rule: ({ k, m, c }) => num(div(k - c, m)),
      why: () => 'simply leaves the logarithm out.',
    },
    {
      misconception: 'a2-log-loses-a-sign',
      rule: ({ b, k, m, c }) => num(div(b * k + c, m)),
      why: ({ b, k, c }) => `uses $${b} \\cdot ${k}$, and does not change the sign of $${c}$.`,
    },
  ],
  explain: ({ b, k, m, c }) => [
    {
      do: `$${linear(m, c)} = ${b}^${k} = ${b ** k}$`,
      why: `A logarithm with base ${b} is ${k} exactly when its argument is $${b}^${k}$.`,
    },
    {
      do: `$${m}x = ${b ** k - c}$, so $x = ${num(div(b ** k - c, m)).html.slice(1, -1)}$.`,
      why: `The argument is ${b ** k} there, which is positive, so the solution is valid.`,
    },
  ],
  given: ({ b, k, m, c }) => ({ b, k, m, c }),
  check: ({ b, k, m, c }) =>
    num(
      frac(
        Array.from({ length: 900 }, (_, i) => i - 300).find(
          (x) => m * x + c > 0 && Math.abs(Math.log(m * x + c) / Math.log(b) - k) < 1e-9,
        ) ?? 999,
      ),
    ),
})

type Extra = Readonly<{ b: number; k: number; p: number; q: number }>
const extraneous = template({
  ...log,
  id: 'algebra-2/logarithmic-equation-with-test',
  difficulty: 'High',
  b: 0.7,
  seconds: 100,
  draw: (rng): Extra =>
    until(
      () => {
        const [b, k] = [pick(rng, [2, 3, 4, 5, 6, 10]), int(rng, 1, 5)]
        const p = pick(rng, [2, 3, 4, 5, 6, 8, 9, 10, 12, 16, 18, 20, 25, 27, 32, 36])
        return { b, k, p, q: b ** k / p }
      },
      ({ p, q }) => Number.isInteger(q) && q <= 36 && p !== q,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 8,
      stem: ({ b, k, p, q }) => `Solve $${lt(b)} x + ${lt(b)} (${linear(1, q - p)}) = ${k}$.`,
    },
  ],
  answer: ({ p }) => solutions([p]),
  traps: [
    {
      misconception: 'a2-log-drops-the-logarithm',
      rule: ({ b, k, p, q }) => solutions([b ** k + p - q]),
      why: () => 'leaves one of the two logarithms out.',
    },
    {
      misconception: 'a2-log-multiplies-base-and-value',
      rule: ({ b, k, p, q }) =>
        (b * k + p - q) % 2 === 0 && b * k + p - q > 0 ? solutions([(b * k + p - q) / 2]) : null,
      why: ({ b, k }) => `adds the arguments, and uses $${b} \\cdot ${k}$ instead of $${b}^${k}$.`,
    },
    {
      misconception: 'a2-log-keeps-an-extraneous-solution',
      rule: ({ p, q }) => solutions([p, -q]),
      why: ({ q }) => `keeps $${-q}$, whose logarithm does not exist.`,
    },
    {
      misconception: 'a2-log-loses-a-sign',
      rule: ({ q }) => solutions([q]),
      why: ({ q }) => `takes the ${q} of the factor $x + ${q}$ with the wrong sign.`,
    },
    {
      misconception: 'a2-log-adds-the-arguments',
      rule: ({ b, k, p, q }) =>
        (b ** k + p - q) % 2 === 0 && b ** k + p - q > 0 ? solutions([(b ** k + p - q) / 2]) : null,
      why: () => 'adds the arguments instead of multiplying them.',
    },

    {
      misconception: 'a2-log-rejects-a-true-solution',
      rule: () => solutions([]),
      why: ({ p }) => `rejects $x = ${p}$ too, which passes the test.`,
    },
    {
      misconception: 'a2-log-keeps-an-extraneous-solution',
      rule: ({ q }) => solutions([-q]),
      why: () => 'keeps the candidate that fails the test.',
    },
  ],
  explain: ({ b, k, p, q }) => [
    {
      do: `$${lt(b)} \\left(x(${linear(1, q - p)})\\right) = ${k}$, so $x(${linear(1, q - p)}) = ${k === 1 ? b : `${b}^${k} = ${b ** k}`}$.`,
      why: 'A sum of logarithms is the logarithm of the product; then write it as a power.',
    },
    {
      do: `$x^2${q - p === 0 ? '' : `${q - p > 0 ? ' + ' : ' - '}${Math.abs(q - p) === 1 ? '' : Math.abs(q - p)}x`} - ${b ** k} = 0$ factors into $(x - ${p})(x + ${q}) = 0$.`,
      why: `The candidates are ${p} and $${-q}$.`,
    },
    {
      do: `At $x = ${-q}$ the argument $x$ is negative; at $x = ${p}$ the arguments are ${p} and ${q}. So only $x = ${p}$ is a solution.`,
      why: 'Arguments of logarithms must be positive.',
    },
  ],
  given: ({ b, k, p, q }) => ({ b: b === 10 ? 1 : b, k, d: q - p }),
  check: ({ b: shown, k, d }) => {
    const b = shown === 1 ? 10 : shown
    return solutions(
      Array.from({ length: 200 }, (_, i) => i + 1).filter(
        (x) => x + d > 0 && Math.abs(Math.log(x) + Math.log(x + d) - k * Math.log(b)) < 1e-9,
      ),
    )
  },
})
function lt(b: number): string {
  return b === 10 ? '\\log' : `\\log_${b}`
}

type Two = Readonly<{ a: number; b: number; c: number; d: number; s: number }>
const twoLogs = template({
  ...log,
  id: 'algebra-2/equal-logarithms',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 75,
  draw: (rng): Two =>
    until(
      () => {
        const [a, c, x, b] = [int(rng, 2, 6), int(rng, 1, 5), nonZero(rng, -9, 12), nonZero(rng, -20, 20)]
        return { a, b, c, d: (a - c) * x + b, s: pick(rng, [2, 3, 5, 7]) }
      },
      ({ a, b, c, d }) => a !== c && d !== 0 && a * ((d - b) / (a - c)) + b !== 0 && Math.abs(d) < 30,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, c, d, s }) => `Solve $\\log_${s} (${linear(a, b)}) = \\log_${s} (${linear(c, d)})$.`,
    },
  ],
  answer: (e) => (valid(e) ? solutions([root(e)]) : solutions([])),
  traps: [
    {
      misconception: 'a2-log-keeps-an-extraneous-solution',
      rule: (e) => (valid(e) ? null : solutions([root(e)])),
      why: () => 'makes both arguments negative, and negative numbers have no logarithm.',
    },
    {
      misconception: 'a2-log-rejects-a-true-solution',
      rule: (e) => (valid(e) ? solutions([]) : null),
      why: (e) => `rejects $x = ${root(e)}$, although both arguments are positive there.`,
    },
    { misconception: 'a2-log-loses-a-sign', rule: (e) => solutions([-root(e)]), why: (e) => unequal(e, -root(e)) },
    {
      misconception: 'a2-log-loses-a-sign',
      rule: ({ a, b, c, d }) => ((d + b) % (a - c) === 0 ? solutions([div(d + b, a - c)]) : null),
      why: (e) => unequal(e, (e.d + e.b) / (e.a - e.c)),
    },
    {
      misconception: 'a2-log-adds-the-arguments',
      rule: ({ a, b, c, d }) => ((d - b) % (a + c) === 0 ? solutions([div(d - b, a + c)]) : null),
      why: (e) => unequal(e, (e.d - e.b) / (e.a + e.c)),
    },
    {
      misconception: 'a2-log-is-one-off',
      rule: ({ a, b, c, d }) => solutions([div(d - b + a - c, a - c)]),
      why: (e) => unequal(e, root(e) + 1),
    },
  ],
  explain: (e) => [
    {
      do: `$${linear(e.a, e.b)} = ${linear(e.c, e.d)}$ gives $x = ${root(e)}$.`,
      why: 'Equal logarithms of one base have equal arguments.',
    },
    {
      do: `Test: both arguments are $${e.a * root(e) + e.b}$ there. ${valid(e) ? `So ${solutions([root(e)]).html}` : 'So there is none: No solution'}.`,
      why: 'A logarithm exists only for a positive argument.',
    },
  ],
  given: (e) => e,
  check: ({ a, b, c, d }) =>
    solutions(Array.from({ length: 81 }, (_, i) => i - 40).filter((x) => a * x + b === c * x + d && c * x + d > 0)),
})
function root({ a, b, c, d }: Two): number {
  return (d - b) / (a - c)
}
function unequal({ a, b, c, d }: Two, x: number): string {
  return `makes the arguments $${a * x + b}$ and $${c * x + d}$, which are not equal.`
}
function valid(e: Two): boolean {
  return e.a * root(e) + e.b > 0
}

type Nat = Readonly<{ m: number; c: number; k: number }>
const eValue = (tex: string, v: number) => expr(`x = ${tex}`, () => v)
const natural = template({
  ...log,
  id: 'algebra-2/natural-log-equation',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 65,
  draw: (rng): Nat =>
    until(
      () => ({ m: int(rng, 2, 6), c: nonZero(rng, -9, 9), k: int(rng, 2, 7) }),
      ({ m, c, k }) => m * k + c !== 0 && Math.abs(c) !== k,
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: ({ m, c, k }) => `Solve $${m}\\ln x${signed(c)} = ${m * k + c}$.` },
  ],
  answer: ({ k }) => eValue(`e^{${k}}`, Math.exp(k)),
  traps: [
    {
      misconception: 'a2-log-drops-the-logarithm',
      rule: ({ k }) => eValue(`${k}`, k),
      why: () => 'stops at the value of $\\ln x$.',
    },
    {
      misconception: 'a2-log-mixes-up-the-three-places',
      rule: ({ k }) => eValue(`${k}^e`, k ** Math.E),
      why: () => 'swaps base and exponent.',
    },
    {
      misconception: 'a2-log-undoes-in-the-wrong-order',
      rule: ({ m, k }) => eValue(`\\frac{e^{${m * k}}}{${m}}`, Math.exp(m * k) / m),
      why: ({ m }) => `divides by ${m} after removing the logarithm; it stands before it.`,
    },
    {
      misconception: 'a2-log-multiplies-base-and-value',
      rule: ({ k }) => eValue(`${k}e`, k * Math.E),
      why: () => 'multiplies by $e$ instead of raising $e$ to a power.',
    },
    {
      misconception: 'a2-log-undoes-in-the-wrong-order',
      rule: ({ m, k }) => eValue(`e^{${m * k}}`, Math.exp(m * k)),
      why: ({ m }) => `forgets to divide by ${m}.`,
    },
    {
      misconception: 'a2-log-loses-a-sign',
      rule: ({ k }) => eValue(`e^{-${k}}`, Math.exp(-k)),
      why: ({ k }) => `has the logarithm $-${k}$.`,
    },
  ],
  explain: ({ m, c, k }) => [
    {
      do: `$${m}\\ln x = ${m * k}$, so $\\ln x = ${k}$.`,
      why: `${c > 0 ? 'Subtract' : 'Add'} ${Math.abs(c)}, then divide by ${m}.`,
    },
    { do: `So $x = e^{${k}}$.`, why: 'The natural logarithm is undone by a power of $e$.' },
  ],
  given: ({ m, c, k }) => ({ m, c, y: m * k + c }),
  check: ({ m, c, y }) => expr('c', () => Math.exp((y - c) / m)),
})

type Learn = Readonly<{ a: number; m: number; k: number }>
const learning = template({
  ...log,
  id: 'algebra-2/logarithmic-learning-model',
  difficulty: 'High',
  b: 0.6,
  seconds: 95,
  draw: (rng): Learn => ({ a: int(rng, 15, 40), m: int(rng, 4, 12), k: int(rng, 3, 6) }),
  frames: [
    {
      id: 'typing',
      kind: 'words',
      items: 7,
      response: 'grid',
      stem: ({ a, m, k }, rng) =>
        `After $t$ weeks of practice, ${person(rng)} can type about $N(t) = ${a} + ${m}\\log_2 (t + 1)$ words per minute. After how many weeks will the speed be ${a + m * k} words per minute?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 6,
      stem: ({ a, m, k }) =>
        `<p>The height of a plant, in centimeters, follows $H(t) = ${a} + ${m}\\log_2 (t + 1)$, where $t$ is the time in days.</p>${table(
          ['Day', 'Height (cm)'],
          [
            [0, a],
            [1, a + m],
            [3, a + 2 * m],
          ],
        )}<p>On which day does the plant reach ${a + m * k} cm?</p>`,
    },
  ],
  answer: ({ k }) => num(2 ** k - 1),
  traps: [
    {
      misconception: 'a2-log-is-one-off',
      rule: ({ k }) => num(2 ** k),
      why: () => 'is $t + 1$; the 1 must still be subtracted.',
    },
    {
      misconception: 'a2-log-multiplies-base-and-value',
      rule: ({ k }) => num(2 * k - 1),
      why: ({ k }) => `uses $2 \\cdot ${k}$ instead of $2^${k}$.`,
    },
    {
      misconception: 'a2-log-drops-the-logarithm',
      rule: ({ k }) => num(k - 1),
      why: ({ k }) => `leaves the logarithm out and solves $t + 1 = ${k}$.`,
    },
    {
      misconception: 'a2-log-is-one-off',
      rule: ({ k }) => num(2 ** k + 1),
      why: () => 'adds the 1 instead of subtracting it.',
    },
    {
      misconception: 'a2-log-mixes-up-the-three-places',
      rule: ({ k }) => num(2 ** (k + 1) - 1),
      why: ({ k }) => `uses the exponent ${k + 1} instead of ${k}.`,
    },
  ],
  explain: ({ a, m, k }) => [
    {
      do: `$${a} + ${m}\\log_2 (t + 1) = ${a + m * k}$ gives $\\log_2 (t + 1) = ${k}$.`,
      why: `Subtract ${a}, then divide by ${m}.`,
    },
    {
      do: `$t + 1 = 2^${k} = ${2 ** k}$, so $t = ${2 ** k - 1}$.`,
      why: `A logarithm with base 2 is ${k} when its argument is $2^${k}$.`,
    },
  ],
  given: ({ a, m, k }) => ({ a, m, y: a + m * k }),
  check: ({ a, m, y }) =>
    num(Array.from({ length: 200 }, (_, t) => t).find((t) => Math.abs(a + m * Math.log2(t + 1) - y) < 1e-9) ?? 999),
})

const logClaims = judgeClaims({
  id: 'algebra-2/claims-about-candidates',
  skill: log.skill,
  prefix: 'a2-log',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 80,
  draw: (rng): { p: number; q: number } =>
    until(
      () => ({ p: int(rng, 3, 12), q: int(rng, 2, 9) }),
      ({ p, q }) => p !== q && p - q !== 1 && q - p !== 1,
    ),
  setup: ({ p, q }) =>
    `Two students study the equation $\\log x + \\log (${linear(1, q - p)}) = \\log ${p * q}$. It leads to the candidates ${p} and $${-q}$.`,
  claims: ({ p, q }) => [
    {
      id: 'pos',
      says: `$x = ${p}$ is a solution.`,
      holds: true,
      because: `Both arguments, ${p} and ${q}, are positive, and their product is ${p * q}.`,
    },
    {
      id: 'neg',
      says: `$x = ${-q}$ must be rejected.`,
      holds: true,
      because: 'The logarithm of a negative number does not exist.',
    },
    { id: 'one', says: 'the equation has exactly one solution.', holds: true, because: `Only ${p} passes the test.` },
    {
      id: 'both',
      says: 'both candidates are solutions.',
      holds: false,
      because: `The arguments are negative for $x = ${-q}$.`,
    },
    { id: 'none', says: 'the equation has no solution.', holds: false, because: `$x = ${p}$ passes the test.` },
    {
      id: 'sum',
      says: `the equation means the same as $x + (${linear(1, q - p)}) = ${p * q}$.`,
      holds: false,
      because: 'A sum of logarithms belongs to the product of the arguments.',
    },
  ],
  verify: ({ p, q }, id) => {
    const fits = (x: number) => x > 0 && x + q - p > 0 && x * (x + q - p) === p * q
    const found = [p, -q].filter(fits)
    if (id === 'pos') return found.includes(p)
    if (id === 'neg') return !found.includes(-q)
    if (id === 'one') return found.length === 1
    if (id === 'both') return found.length === 2
    if (id === 'none') return found.length === 0
    return 2 * p + q - p === p * q
  },
})

export const templates: readonly Template[] = [
  sameBase,
  withLog,
  reach,
  decay,
  meet,
  inForm,
  expMistake,
  simple,
  extraneous,
  twoLogs,
  natural,
  learning,
  logClaims,
]
