import {
  curve,
  dot,
  expr,
  frac,
  inequality,
  int,
  linear,
  nonZero,
  num,
  pick,
  plane,
  point,
  signed,
  type Template,
  table,
  template,
  until,
  type Value,
} from '../../../kit.ts'
import { judgeClaims } from '../polynomial-functions/diagnose.ts'
import { readNumbers } from '../read.ts'

const skill = 'a2-radical-graphs'
const base = { skill, calculator: false, response: 'choice' } as const

/** y = a·√(x − h) + k. */
type Root = Readonly<{ a: number; h: number; k: number }>
const units = (n: number) => (Math.abs(n) === 1 ? '1 unit' : `${Math.abs(n)} units`)
const lead = (a: number) => (a === 1 ? '' : a === -1 ? '-' : `${a}`)
const rootTex = ({ a, h, k }: Root, n = 2) => `${lead(a)}\\sqrt${n === 2 ? '' : `[${n}]`}{${linear(1, -h)}}${signed(k)}`
const rootValue = (e: Root, n = 2): Value =>
  expr(`y = ${rootTex(e, n)}`, ({ x }) => e.a * (n === 3 ? Math.cbrt(x - e.h) : Math.sqrt(x + 20 - e.h)) + e.k)
const draw = (rng: () => number): Root =>
  until(
    () => ({ a: pick(rng, [-3, -2, -1, 1, 2, 3]), h: nonZero(rng, -6, 6), k: nonZero(rng, -6, 6) }),
    ({ h, k }) => Math.abs(h) !== Math.abs(k),
  )

type Inside = Readonly<{ m: number; c: number; k: number }>
const domain = template({
  ...base,
  id: 'algebra-2/domain-of-a-root',
  difficulty: 'Medium',
  b: -0.4,
  seconds: 60,
  draw: (rng): Inside =>
    until(
      () => {
        const m = pick(rng, [-4, -3, -2, -1, 2, 3, 4, 5])
        return { m, c: m * nonZero(rng, -7, 7), k: nonZero(rng, -9, 9) }
      },
      ({ m, c, k }) => Math.abs(k) !== Math.abs(c / m),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ m, c, k }) =>
        `What is the domain of the function $f(x) = \\sqrt{${m < 0 ? `${c}${m === -1 ? ' - x' : ` - ${-m}x`}` : linear(m, c)}}${signed(k)}$?`,
    },
  ],
  answer: ({ m, c }) => inequality('x', m > 0 ? '>=' : '<=', -c / m),
  traps: [
    {
      misconception: 'a2-forgets-to-turn-the-inequality',
      rule: ({ m, c }) => inequality('x', m > 0 ? '<=' : '>=', -c / m),
      why: ({ m }) =>
        m < 0
          ? 'forgets to turn the sign around when dividing by a negative number.'
          : 'has the inequality the wrong way round.',
    },
    {
      misconception: 'a2-shifts-the-wrong-way',
      rule: ({ m, c }) => inequality('x', m > 0 ? '>=' : '<=', c / m),
      why: () => 'has the boundary with the wrong sign.',
    },
    { misconception: 'a2-shifts-the-wrong-way', rule: ({ m, c }) => inequality('x', m > 0 ? '<=' : '>=', c / m) },
    {
      misconception: 'a2-mixes-up-domain-and-range',
      rule: ({ m, k }) => inequality('x', m > 0 ? '>=' : '<=', k),
      why: () => 'uses the number beside the root, which belongs to the range.',
    },
    { misconception: 'a2-mixes-up-domain-and-range', rule: ({ m, k }) => inequality('x', m > 0 ? '<=' : '>=', -k) },
  ],
  explain: ({ m, c }) => [
    {
      do: `The number under the root must not be negative: $${m < 0 ? `${c}${m === -1 ? ' - x' : ` - ${-m}x`}` : linear(m, c)} \\ge 0$.`,
      why: 'There is no real square root of a negative number.',
    },
    {
      do: `So ${inequality('x', m > 0 ? '>=' : '<=', -c / m).html}.`,
      why: m < 0 ? 'Dividing by a negative number turns the sign around.' : 'Solve the inequality.',
    },
  ],
  given: (e) => e,
  check: ({ m, c }) => {
    const ok = Array.from({ length: 41 }, (_, i) => i - 20).filter((x) => m * x + c >= 0)
    return ok.includes(20) ? inequality('x', '>=', Math.min(...ok)) : inequality('x', '<=', Math.max(...ok))
  },
})

const range = template({
  ...base,
  id: 'algebra-2/range-of-a-root',
  difficulty: 'Medium',
  b: 0,
  seconds: 60,
  draw,
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: (e) => `What is the range of the function $y = ${rootTex(e)}$?` },
  ],
  answer: ({ a, k }) => inequality('y', a > 0 ? '>=' : '<=', k),
  traps: [
    {
      misconception: 'a2-ignores-the-sign-before-the-root',
      rule: ({ a, k }) => inequality('y', a > 0 ? '<=' : '>=', k),
      why: () => 'has the graph opening the other way.',
    },
    {
      misconception: 'a2-mixes-up-domain-and-range',
      rule: ({ a, h }) => inequality('y', a > 0 ? '>=' : '<=', h),
      why: () => 'uses the number from the domain.',
    },
    { misconception: 'a2-mixes-up-domain-and-range', rule: ({ a, h }) => inequality('y', a > 0 ? '<=' : '>=', h) },
    {
      misconception: 'a2-shifts-the-wrong-way',
      rule: ({ a, k }) => inequality('y', a > 0 ? '>=' : '<=', -k),
      why: () => 'has the boundary with the wrong sign.',
    },
    { misconception: 'a2-shifts-the-wrong-way', rule: ({ a, k }) => inequality('y', a > 0 ? '<=' : '>=', -k) },
  ],
  explain: ({ a, k }) => [
    {
      do: `The root itself takes all values from 0 on; times $${a}$ that is ${a > 0 ? 'everything from 0 up' : 'everything from 0 down'}.`,
      why: a > 0 ? 'A positive factor keeps the direction.' : 'A negative factor turns the graph upside down.',
    },
    {
      do: `Adding $${k}$ gives ${inequality('y', a > 0 ? '>=' : '<=', k).html}.`,
      why: 'This moves the whole graph up or down.',
    },
  ],
  given: (e) => e,
  check: ({ a, h, k }) => {
    const ys = [0, 1, 4, 9].map((d) => a * Math.sqrt(h + d - h) + k)
    return inequality('y', (ys[3] as number) > (ys[0] as number) ? '>=' : '<=', ys[0] as number)
  },
})

const fromGraph = template({
  ...base,
  id: 'algebra-2/root-function-from-graph',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 75,
  draw: (rng) =>
    until(
      () => ({ a: pick(rng, [-2, -1, 1, 2]), h: nonZero(rng, -5, 4), k: nonZero(rng, -4, 4) }),
      ({ h, k, a }) => Math.abs(h) !== Math.abs(k) && Math.abs(k + 2 * a) <= 7,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: (e) =>
        `<p>Which function has this graph?</p>${plane({ alt: `A square root curve that starts at the point (${e.h}, ${e.k}), goes to the right and ${e.a > 0 ? 'rises' : 'falls'}, passing through (${e.h + 4}, ${e.k + 2 * e.a}).`, x: [-7, 9], y: [-8, 8], xStep: 1, yStep: 1 }, [curve((x) => e.a * Math.sqrt(x - e.h) + e.k, { from: e.h }), dot(e.h, e.k), dot(e.h + 1, e.k + e.a), dot(e.h + 4, e.k + 2 * e.a)])}`,
    },
    {
      id: 'moves',
      kind: 'words',
      items: 6,
      stem: ({ a, h, k }) =>
        `The graph of $y = \\sqrt{x}$ is ${Math.abs(a) === 1 ? '' : `stretched vertically by the factor ${Math.abs(a)}, `}${a < 0 ? 'reflected across the $x$-axis, ' : ''}moved ${units(h)} to the ${h > 0 ? 'right' : 'left'}, and moved ${units(k)} ${k > 0 ? 'up' : 'down'}, in this order. Which equation does the new graph have?`,
    },
  ],
  answer: (e) => rootValue(e),
  traps: [
    {
      misconception: 'a2-shifts-the-wrong-way',
      rule: (e) => rootValue({ ...e, h: -e.h }),
      why: ({ h }) => `starts at $x = ${-h}$.`,
    },
    {
      misconception: 'a2-swaps-the-two-shifts',
      rule: (e) => rootValue({ ...e, h: e.k, k: e.h }),
      why: () => 'has the two shifts swapped.',
    },
    {
      misconception: 'a2-ignores-the-sign-before-the-root',
      rule: (e) => rootValue({ ...e, a: -e.a }),
      why: () => 'runs upward instead of downward, or the other way round.',
    },
    {
      misconception: 'a2-shifts-the-wrong-way',
      rule: (e) => rootValue({ ...e, h: -e.h, a: -e.a }),
      why: ({ a, h }) => `starts at $x = ${-h}$ and ${a > 0 ? 'falls' : 'rises'}.`,
    },
    {
      misconception: 'a2-shifts-the-wrong-way',
      rule: (e) => rootValue({ ...e, k: -e.k }),
      why: ({ k }) => `starts at height $${-k}$.`,
    },
    {
      misconception: 'a2-swaps-the-two-shifts',
      rule: (e) => rootValue({ a: -e.a, h: e.k, k: e.h }),
      why: ({ a, h, k }) => `starts at $(${k}, ${h})$ and ${a > 0 ? 'falls' : 'rises'}.`,
    },
  ],
  explain: (e) => [
    {
      do: `The curve starts at $(${e.h}, ${e.k})$, so $y = a\\sqrt{${linear(1, -e.h)}}${signed(e.k)}$.`,
      why: 'The number under the root is 0 at the starting point.',
    },
    {
      do: `One step to the right, the height changes by $${e.a}$, so the equation is ${rootValue(e).html}.`,
      why: '$\\sqrt{1} = 1$, so this change is the factor in front.',
    },
  ],
  // Two points of the curve, as text: the question in words tells only where (0, 0) and (4, 2) go.
  given: ({ a, h, k }) => ({ start: `(${h}, ${k})`, through: `(${h + 4}, ${k + 2 * a})` }),
  check: ({ start, through }) => {
    const [[h = 0, k = 0], [u = 0, v = 0]] = [readNumbers(start), readNumbers(through)]
    return expr('c', ({ x }) => k + (v - k) * Math.sqrt((x + 20 - h) / (u - h)))
  },
})

const cube = template({
  ...base,
  id: 'algebra-2/cube-root-function-from-graph',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 75,
  draw: (rng) =>
    until(
      () => ({ a: pick(rng, [-1, 1, 2, -2]), h: nonZero(rng, -4, 4), k: nonZero(rng, -4, 4) }),
      ({ h, k }) => Math.abs(h) !== Math.abs(k),
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: (e) =>
        `<p>The graph of a cube root function is shown with three marked points.</p>${plane({ alt: `An S-shaped curve, steepest at the point (${e.h}, ${e.k}), that ${e.a > 0 ? 'rises' : 'falls'} from left to right through (${e.h + 1}, ${e.k + e.a}).`, x: [-8, 8], y: [-8, 8], xStep: 1, yStep: 1 }, [curve((x) => e.a * Math.cbrt(x - e.h) + e.k), dot(e.h - 1, e.k - e.a), dot(e.h, e.k), dot(e.h + 1, e.k + e.a)])}<p>Which equation does it have?</p>`,
    },
  ],
  answer: (e) => rootValue(e, 3),
  traps: [
    {
      misconception: 'a2-shifts-the-wrong-way',
      rule: (e) => rootValue({ ...e, h: -e.h }, 3),
      why: ({ h }) => `has its middle at $x = ${-h}$.`,
    },
    {
      misconception: 'a2-swaps-the-two-shifts',
      rule: (e) => rootValue({ ...e, h: e.k, k: e.h }, 3),
      why: () => 'has the two shifts swapped.',
    },
    {
      misconception: 'a2-ignores-the-sign-before-the-root',
      rule: (e) => rootValue({ ...e, a: -e.a }, 3),
      why: () => 'runs the other way.',
    },
    {
      misconception: 'a2-shifts-the-wrong-way',
      rule: (e) => rootValue({ ...e, h: -e.h, k: -e.k }, 3),
      why: ({ h, k }) => `has its middle at $(${-h}, ${-k})$.`,
    },
    {
      misconception: 'a2-swaps-the-two-shifts',
      rule: (e) => rootValue({ a: -e.a, h: e.k, k: e.h }, 3),
      why: ({ h, k }) => `has its middle at $(${k}, ${h})$, and runs the other way.`,
    },
    {
      misconception: 'a2-ignores-the-sign-before-the-root',
      rule: (e) => rootValue({ ...e, a: -e.a, h: -e.h }, 3),
      why: ({ h }) => `has its middle at $x = ${-h}$, and runs the other way.`,
    },
  ],
  explain: (e) => [
    {
      do: `The curve is steepest at $(${e.h}, ${e.k})$; there the number under the root is 0.`,
      why: 'This point comes from $(0, 0)$ of $y = \\sqrt[3]{x}$.',
    },
    {
      do: `One step to the right the height changes by $${e.a}$: ${rootValue(e, 3).html}.`,
      why: '$\\sqrt[3]{1} = 1$, so this change is the factor in front.',
    },
  ],
  given: ({ a, h, k }) => ({ middle: [h, k], next: [h + 1, k + a] }),
  // A curve y with (y − k)³ in proportion to x − h, through the second point.
  check: ({ middle: [h = 0, k = 0], next: [u = 0, v = 0] }) =>
    expr('c', ({ x }) => k + Math.cbrt(((v - k) ** 3 * (x - h)) / (u - h))),
})

const start = template({
  ...base,
  id: 'algebra-2/starting-point-of-a-root',
  difficulty: 'Low',
  b: -0.9,
  seconds: 45,
  draw,
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: (e) => `At which point does the graph of $y = ${rootTex(e)}$ start?` },
  ],
  answer: ({ h, k }) => point(h, k),
  traps: [
    {
      misconception: 'a2-shifts-the-wrong-way',
      rule: ({ h, k }) => point(-h, k),
      why: ({ h }) => `has the wrong $x$-value: the number under the root is 0 at $x = ${h}$.`,
    },
    {
      misconception: 'a2-swaps-the-two-shifts',
      rule: ({ h, k }) => point(k, h),
      why: () => 'has the coordinates in the wrong order.',
    },
    {
      misconception: 'a2-shifts-the-wrong-way',
      rule: ({ h, k }) => point(h, -k),
      why: ({ k }) => `has the wrong height: where the root is 0, $y$ is $${k}$.`,
    },
    {
      misconception: 'a2-shifts-the-wrong-way',
      rule: ({ h, k }) => point(-h, -k),
      why: () => 'has both signs wrong.',
    },
    {
      misconception: 'a2-swaps-the-two-shifts',
      rule: ({ h, k }) => point(k, -h),
      why: () => 'has the coordinates in the wrong order, and a wrong sign.',
    },
  ],
  explain: ({ h, k }) => [
    { do: `The number under the root is 0 at $x = ${h}$.`, why: 'Further to the left the root does not exist.' },
    {
      do: `There $y = ${k}$, so the graph starts at ${point(h, k).html}.`,
      why: 'The root contributes 0 at this point.',
    },
  ],
  given: (e) => e,
  check: ({ a, h, k }) => {
    const x = Array.from({ length: 41 }, (_, i) => i - 20).find((t) => t - h >= 0) ?? 0
    return point(x, a * Math.sqrt(x - h) + k)
  },
})

type Table = Readonly<{ a: number; h: number; k: number; d: number }>
const fromTable = template({
  ...base,
  id: 'algebra-2/root-function-from-table',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 85,
  draw: (rng): Table => ({
    a: pick(rng, [-3, -2, 2, 3, 4]),
    h: int(rng, -5, 6),
    k: nonZero(rng, -8, 8),
    d: pick(rng, [3, 4, 5, 6]),
  }),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 7,
      response: 'grid',
      stem: ({ a, h, k, d }) =>
        `<p>The table shows values of a function of the form $f(x) = a\\sqrt{x - h} + k$. Its graph starts at $x = ${h}$.</p>${table(
          ['$x$', '$f(x)$'],
          [
            [`$${h}$`, `$${k}$`],
            [`$${h + 1}$`, `$${a + k}$`],
            [`$${h + 4}$`, `$${2 * a + k}$`],
          ],
        )}<p>What is $f(${h + d * d})$?</p>`,
    },
  ],
  answer: ({ a, k, d }) => num(a * d + k),
  traps: [
    {
      misconception: 'a2-continues-like-a-line',
      rule: ({ a, k, d }) => num(a * d * d + k),
      why: () => 'continues with the first step as if the graph were a line.',
    },
    { misconception: 'a2-forgets-the-vertical-shift', rule: ({ a, d }) => num(a * d) },
    { misconception: 'a2-takes-the-root-of-x', rule: ({ a, k, d }) => num(a * (d + 1) + k) },
  ],
  explain: ({ a, h, k, d }) => [
    {
      do: `At the start $f(${h}) = ${k}$, and one step further the value has changed by $${a}$. So $a = ${a}$ and $k = ${k}$.`,
      why: '$\\sqrt{0} = 0$ and $\\sqrt{1} = 1$.',
    },
    {
      do: `$f(${h + d * d}) = ${a} \\cdot \\sqrt{${d * d}}${signed(k)} = ${a} \\cdot ${d}${signed(k)} = ${a * d + k}$`,
      why: `$${h + d * d}$ lies ${d * d} to the right of the start.`,
    },
  ],
  given: ({ a, h, k, d }) => ({ h, k, one: a + k, x: h + d * d }),
  check: ({ h, k, one, x }) => num(Math.round((one - k) * Math.sqrt(x - h) + k)),
})

type Rate = Readonly<{ a: number; h: number; k: number; p: number; q: number }>
const rate = template({
  ...base,
  id: 'algebra-2/average-rate-of-a-root',
  difficulty: 'High',
  b: 0.7,
  seconds: 95,
  draw: (rng): Rate =>
    until(
      () => ({
        a: pick(rng, [1, 2, 3, 4, 6]),
        h: nonZero(rng, -5, 5),
        k: nonZero(rng, -6, 6),
        p: int(rng, 0, 4),
        q: int(rng, 2, 7),
      }),
      ({ p, q }) => q > p && q + p > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: (e) =>
        `What is the average rate of change of $f(x) = ${rootTex(e)}$ from $x = ${e.h + e.p * e.p}$ to $x = ${e.h + e.q * e.q}$?`,
    },
  ],
  answer: ({ a, p, q }) => num(frac(a, p + q)),
  traps: [
    {
      misconception: 'a2-turns-the-rate-over',
      rule: ({ a, p, q }) => num(frac(p + q, a)),
      why: () => 'divides the change of $x$ by the change of the value.',
    },
    {
      misconception: 'a2-gives-the-change-only',
      rule: ({ a, p, q }) => num(a * (q - p)),
      why: () => 'is the change of the value, not yet divided by the change of $x$.',
    },
    {
      misconception: 'a2-divides-by-the-wrong-change',
      rule: ({ a, p, q }) => num(frac(a, q * q - p * p)),
      why: () => 'leaves the difference of the roots out on top.',
    },
    {
      misconception: 'a2-takes-the-mean-value',
      rule: ({ a, k, p, q }) => num(frac(a * (p + q) + 2 * k, 2)),
      why: () => 'is the mean of the two values.',
    },
    {
      misconception: 'a2-divides-by-the-wrong-change',
      rule: ({ a, p, q }) => (q - p > 1 ? num(frac(a, q - p)) : null),
    },
  ],
  explain: (e) => [
    {
      do: `$f(${e.h + e.p * e.p}) = ${e.a * e.p + e.k}$ and $f(${e.h + e.q * e.q}) = ${e.a * e.q + e.k}$`,
      why: `The numbers under the root are $${e.p * e.p}$ and $${e.q * e.q}$.`,
    },
    {
      do: `The value changes by $${e.a * (e.q - e.p)}$ while $x$ changes by $${e.q * e.q - e.p * e.p}$: the rate is ${num(frac(e.a, e.p + e.q)).html}.`,
      why: 'Rate of change is the change of the value divided by the change of $x$.',
    },
  ],
  given: (e) => ({ a: e.a, h: e.h, k: e.k, x: e.h + e.p * e.p, z: e.h + e.q * e.q }),
  check: ({ a, h, k, x, z }) => {
    const f = (t: number) => Math.round(a * Math.sqrt(t - h) + k)
    return num(frac(f(z) - f(x), z - x))
  },
})

type Inv = Readonly<{ h: number; k: number }>
const square = (h: number, k: number): Value =>
  expr(`y = (${linear(1, -h)})^{2}${signed(k)}`, ({ x }) => (x - h) ** 2 + k)
const inverse = template({
  ...base,
  id: 'algebra-2/inverse-of-a-root-function',
  difficulty: 'High',
  b: 0.6,
  seconds: 80,
  draw: (rng): Inv =>
    until(
      () => ({ h: nonZero(rng, -8, 8), k: nonZero(rng, -8, 8) }),
      ({ h, k }) => Math.abs(h) !== Math.abs(k),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ h, k }) =>
        `Which equation describes the inverse of the function $y = \\sqrt{${linear(1, -h)}}${signed(k)}$, for $x \\ge ${k}$?`,
    },
  ],
  answer: ({ h, k }) => square(k, h),
  traps: [
    {
      misconception: 'a2-swaps-the-two-shifts',
      rule: ({ h, k }) => square(h, k),
      why: () => 'keeps the shifts where they were; in the inverse they change places.',
    },
    {
      misconception: 'a2-shifts-the-wrong-way',
      rule: ({ h, k }) => square(-k, h),
      why: ({ k }) => `does not undo the $${k}$ beside the root.`,
    },
    {
      misconception: 'a2-shifts-the-wrong-way',
      rule: ({ h, k }) => square(k, -h),
      why: ({ h }) => `does not undo the $${-h}$ under the root.`,
    },
    {
      misconception: 'a2-shifts-the-wrong-way',
      rule: ({ h, k }) => square(-k, -h),
      why: () => 'repeats both additions instead of undoing them.',
    },
    {
      misconception: 'a2-swaps-the-two-shifts',
      rule: ({ h, k }) => square(-h, k),
      why: () => 'squares, but keeps the numbers in their old places.',
    },
  ],
  explain: ({ h, k }) => [
    {
      do: `Swap $x$ and $y$: $x = \\sqrt{y${signed(-h)}}${signed(k)}$.`,
      why: 'The inverse takes the result back to the start.',
    },
    {
      do: `$${linear(1, -k)} = \\sqrt{y${signed(-h)}}$; square: $(${linear(1, -k)})^{2} = y${signed(-h)}$, so ${square(k, h).html}.`,
      why: 'Undo the steps in the opposite order.',
    },
  ],
  given: (e) => e,
  // Swaps the coordinates of three points of the graph; one parabola passes through them.
  check: ({ h, k }) => {
    const [[a = 0, u = 0] = [], [b = 0, v = 0] = [], [c = 0, w = 0] = []] = [h, h + 1, h + 4].map((x) => [
      Math.sqrt(x - h) + k,
      x,
    ])
    return expr('c', ({ x }) => {
      const first = (u * (x - b) * (x - c)) / ((a - b) * (a - c))
      const second = (v * (x - a) * (x - c)) / ((b - a) * (b - c))
      return first + second + (w * (x - a) * (x - b)) / ((c - a) * (c - b))
    })
  },
})

const claims = judgeClaims({
  id: 'algebra-2/radical-graph-claims',
  skill,
  prefix: 'a2-rad',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 80,
  items: 6,
  draw,
  setup: (e) => `Look at the function $f(x) = ${rootTex(e)}$.`,
  claims: ({ a, h, k }) => [
    {
      id: 'start',
      says: `“The graph starts at $(${h}, ${k})$.”`,
      holds: true,
      because: 'There the number under the root is 0.',
    },
    {
      id: 'run',
      says: `“The graph ${a > 0 ? 'rises' : 'falls'} from left to right.”`,
      holds: true,
      because: `The factor $${a}$ in front of the root is ${a > 0 ? 'positive' : 'negative'}.`,
    },
    {
      id: 'four',
      says: `“$f(${h + 4}) = ${2 * a + k}$.”`,
      holds: true,
      because: `The number under the root is 4, and its root is 2.`,
    },
    {
      id: 'minus',
      says: `“The graph starts at $(${-h}, ${k})$.”`,
      holds: false,
      because: `The number under the root is 0 at $x = ${h}$.`,
    },
    {
      id: 'all',
      says: '“The domain is all real numbers.”',
      holds: false,
      because: 'The number under a square root must not be negative.',
    },
    {
      id: 'line',
      says: `“From $x = ${h}$ to $x = ${h + 4}$ the value changes by $${4 * a}$.”`,
      holds: false,
      because: `It changes by $${a} \\cdot \\sqrt{4} = ${2 * a}$.`,
    },
  ],
  verify: ({ a, h, k }, id) => {
    const f = (x: number) => a * Math.sqrt(x - h) + k
    if (id === 'start') return f(h) === k && Number.isNaN(f(h - 0.1))
    if (id === 'run') return f(h + 9) > f(h + 1) === a > 0
    if (id === 'four') return f(h + 4) === 2 * a + k
    return id === 'minus' ? f(-h) === k : id === 'all' ? !Number.isNaN(f(h - 1)) : f(h + 4) - f(h) === 4 * a
  },
})

export const templates: readonly Template[] = [domain, range, fromGraph, cube, start, fromTable, rate, inverse, claims]
