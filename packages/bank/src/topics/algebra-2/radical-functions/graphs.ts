import {
  curve,
  dot,
  expr,
  inequality,
  linear,
  nonZero,
  pick,
  plane,
  point,
  signed,
  type Template,
  template,
  until,
  type Value,
} from '#kit'

const skill = 'a2-radical-graphs'
const base = { skill, calculator: false, response: 'choice' } as const

/** y = a·√(x − h) + k. */
type Root = Readonly<{ a: number; h: number; k: number }>
const units = (n: number) => (Math.abs(n) === 1 ? '1 unit' : `${Math.abs(n)} units`)

const lead = (a: number) => (a === 1 ? '' : a === -1 ? '-' : `${a}`)
export const rootTex = ({ a, h, k }: Root, n = 2) =>
  `${lead(a)}\\sqrt${n === 2 ? '' : `[${n}]`}{${linear(1, -h)}}${signed(k)}`

const rootValue = (e: Root, n = 2): Value =>
  expr(`y = ${rootTex(e, n)}`, ({ x }) => e.a * (n === 3 ? Math.cbrt(x - e.h) : Math.sqrt(x + 20 - e.h)) + e.k)

export const draw = (rng: () => number): Root =>
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
  given: (e) => e,
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
  given: (e) => e,
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
  // Two points of the curve, as text: the question in words tells only where (0, 0) and (4, 2) go.
  given: ({ a, h, k }, frame) =>
    frame === 'graph' ? { start: [h, k], through: [h + 4, k + 2 * a] } : { a, right: h, up: k },
  answer: (e) => rootValue(e),
  traps: [
    {
      misconception: 'a2-shifts-the-wrong-way',
      shortcut: (e) => rootValue({ ...e, h: -e.h }),
      why: ({ h }) => `starts at $x = ${-h}$.`,
    },
    {
      misconception: 'a2-swaps-the-two-shifts',
      shortcut: (e) => rootValue({ ...e, h: e.k, k: e.h }),
      why: () => 'has the two shifts swapped.',
    },
    {
      misconception: 'a2-ignores-the-sign-before-the-root',
      shortcut: (e) => rootValue({ ...e, a: -e.a }),
      why: () => 'runs upward instead of downward, or the other way round.',
    },
    {
      misconception: 'a2-shifts-the-wrong-way',
      shortcut: (e) => rootValue({ ...e, h: -e.h, a: -e.a }),
      why: ({ a, h }) => `starts at $x = ${-h}$ and ${a > 0 ? 'falls' : 'rises'}.`,
    },
    {
      misconception: 'a2-shifts-the-wrong-way',
      shortcut: (e) => rootValue({ ...e, k: -e.k }),
      why: ({ k }) => `starts at height $${-k}$.`,
    },
    {
      misconception: 'a2-swaps-the-two-shifts',
      shortcut: (e) => rootValue({ a: -e.a, h: e.k, k: e.h }),
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
  // The words tell where the points (0, 0) and (1, 1) end; from two points of the graph the curve is known.
  check: ({ start, through, a, right, up }) => {
    const [h = 0, k = 0] = start ?? [right, up]
    const [u = 0, v = 0] = through ?? [1 + right, 1 * a + up]
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
  given: ({ a, h, k }) => ({ middle: [h, k], next: [h + 1, k + a] }),
  answer: (e) => rootValue(e, 3),
  traps: [
    {
      misconception: 'a2-shifts-the-wrong-way',
      shortcut: (e) => rootValue({ ...e, h: -e.h }, 3),
      why: ({ h }) => `has its middle at $x = ${-h}$.`,
    },
    {
      misconception: 'a2-swaps-the-two-shifts',
      shortcut: (e) => rootValue({ ...e, h: e.k, k: e.h }, 3),
      why: () => 'has the two shifts swapped.',
    },
    {
      misconception: 'a2-ignores-the-sign-before-the-root',
      shortcut: (e) => rootValue({ ...e, a: -e.a }, 3),
      why: () => 'runs the other way.',
    },
    {
      misconception: 'a2-shifts-the-wrong-way',
      shortcut: (e) => rootValue({ ...e, h: -e.h, k: -e.k }, 3),
      why: ({ h, k }) => `has its middle at $(${-h}, ${-k})$.`,
    },
    {
      misconception: 'a2-swaps-the-two-shifts',
      shortcut: (e) => rootValue({ a: -e.a, h: e.k, k: e.h }, 3),
      why: ({ h, k }) => `has its middle at $(${k}, ${h})$, and runs the other way.`,
    },
    {
      misconception: 'a2-ignores-the-sign-before-the-root',
      shortcut: (e) => rootValue({ ...e, a: -e.a, h: -e.h }, 3),
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
  given: (e) => e,
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
  check: ({ a, h, k }) => {
    const x = Array.from({ length: 41 }, (_, i) => i - 20).find((t) => t - h >= 0) ?? 0
    return point(x, a * Math.sqrt(x - h) + k)
  },
})

export const templates: readonly Template[] = [domain, range, fromGraph, cube, start]
