import { drawing, g, int, num, pick, type Rng, type Template, template, until, type Value } from '#kit'
import { at, realTex } from '../common.ts'
import { arrowBetween, oneArrow, twoArrows } from './vector-figures.ts'
import { type Compass, root, rootTex, STEP, vec, vecTex } from './vector-values.ts'

const skill = 'trig-vectors'

/** So many degrees from one direction of the compass toward another. */
const heading = (m: number, t: number, from: Compass, to: Compass): Value =>
  vec(
    m * (at('cos', t) * STEP[from][0] + at('sin', t) * STEP[to][0]),
    m * (at('cos', t) * STEP[from][1] + at('sin', t) * STEP[to][1]),
  )
const AGAINST: Readonly<Record<Compass, Compass>> = { east: 'west', west: 'east', north: 'south', south: 'north' }
const MOVERS = ['boat sails', 'drone flies', 'plane flies', 'ship sails'] as const

const components = template({
  id: 'trigonometry/vector-components',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) => {
    const across = pick(rng, ['east', 'west'] as const)
    const along = pick(rng, ['north', 'south'] as const)
    const turn = int(rng, 0, 1) === 1
    const [from, to]: readonly [Compass, Compass] = turn ? [across, along] : [along, across]
    return { m: 2 * int(rng, 3, 20), t: pick(rng, [30, 60]), from, to }
  },
  frames: [
    {
      id: 'trip',
      kind: 'words',
      items: 8,
      stem: ({ m, t, from, to }, rng) =>
        `A ${pick(rng, MOVERS)} $${m}$ miles in the direction $${t}^\\circ$ ${to} of ${from}. With east as the positive $x$-direction and north as the positive $y$-direction, which vector describes this trip?`,
    },
  ],
  given: ({ m, t, from, to }) => ({ m, t, from, to }),
  answer: ({ m, t, from, to }) => heading(m, t, from, to),
  traps: [
    {
      misconception: 'trig-swaps-the-components-of-a-vector',
      classic: true,
      rule: ({ m, t, from, to }) => heading(m, 90 - t, from, to),
      why: ({ t, from, to }) => `has $${t}^\\circ$ measured from ${to} instead of from ${from}.`,
    },
    {
      misconception: 'trig-loses-the-sign-of-a-component',
      rule: ({ m, t, from, to }) => heading(m, t, from, AGAINST[to]),
      why: ({ to }) => `goes ${AGAINST[to]} instead of ${to}.`,
    },
    {
      misconception: 'trig-loses-the-sign-of-a-component',
      rule: ({ m, t, from, to }) => heading(m, t, AGAINST[from], to),
      why: ({ from }) => `goes ${AGAINST[from]} instead of ${from}.`,
    },
    {
      misconception: 'trig-swaps-the-components-of-a-vector',
      twoSlips: true,
      rule: ({ m, t, from, to }) => heading(m, 90 - t, from, AGAINST[to]),
      says: () => 'I mixed up sine and cosine, and one sign is wrong.',
      why: () => 'mixes up sine and cosine and has a wrong sign.',
    },
    {
      misconception: 'trig-swaps-the-components-of-a-vector',
      twoSlips: true,
      rule: ({ m, t, from, to }) => heading(m, 90 - t, AGAINST[from], to),
      says: () => 'I mixed up sine and cosine, and one sign is wrong.',
      why: () => 'mixes up sine and cosine and has a wrong sign.',
    },
  ],
  explain: ({ m, t, from, to }) => {
    const level = from === 'east' || from === 'west'
    const [a, b] = [m * at('cos', t), m * at('sin', t)]
    return {
      plan: 'Draw the direction: start at the direction named last and turn toward the one named first. The side along the start has the cosine, the other side has the sine. West and south are negative.',
      steps: [
        {
          do: `Start at ${from} and turn $${t}^\\circ$ toward ${to}.`,
          why: `“${t}° ${to} of ${from}” is measured from ${from}.`,
        },
        {
          do: `Toward ${from}: $${m}\\cos ${t}^\\circ = ${realTex(a)}$. Toward ${to}: $${m}\\sin ${t}^\\circ = ${realTex(b)}$.`,
          why: 'Adjacent side with the cosine, opposite side with the sine.',
        },
        {
          do: `The $x$-component is the part toward ${level ? from : to}, the $y$-component the part toward ${level ? to : from}: ${heading(m, t, from, to).html}`,
          why: 'East and north are positive, west and south are negative.',
        },
      ],
      check: `The squares of the components add up to $${m}^2 = ${m * m}$.`,
    }
  },
  // Measures the angle from east, counterclockwise.
  check: ({ m, t, from, to }) => {
    const base = { east: 0, north: 90, west: 180, south: 270 } as const
    const turn = (base[to] - base[from] + 360) % 360 === 90 ? t : -t
    const d = base[from] + turn
    return vec(m * at('cos', d), m * at('sin', d))
  },
})

const STEPS = [
  [3, 4],
  [6, 8],
  [5, 12],
  [8, 15],
  [9, 12],
  [4, 2],
  [2, 6],
  [3, 6],
  [6, 4],
  [5, 5],
  [3, 9],
  [10, 5],
] as const
const drawArrow = (rng: Rng) =>
  until(
    () => {
      const [u, v] = pick(rng, STEPS)
      const turn = int(rng, 0, 1) === 1
      const [dx, dy] = [(turn ? v : u) * pick(rng, [1, -1]), (turn ? u : v) * pick(rng, [1, -1])]
      const [x, y] = [int(rng, -8, 8), int(rng, -8, 8)]
      return { x, y, p: x + dx, q: y + dy }
    },
    ({ x, y, p, q }) => Math.abs(p) <= 9 && Math.abs(q) <= 9 && x * y * p * q !== 0 && (x + p) ** 2 + (y + q) ** 2 > 0,
  )

const magnitude = template({
  id: 'trigonometry/magnitude-of-a-vector',
  skill,
  difficulty: 'Low',
  b: -0.2,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'size',
  draw: drawArrow,
  frames: [
    {
      id: 'plane',
      kind: 'figure',
      items: 7,
      stem: ({ x, y, p, q }) => {
        const [lo, hi] = [Math.min(x, p, -1) - 1, Math.max(x, p, 1) + 1]
        const [down, up] = [Math.min(y, q, -1) - 1, Math.max(y, q, 1) + 1]
        return `${drawing({ alt: 'An arrow from P to Q in the coordinate plane', at: { P: [x, y], Q: [p, q] }, height: 290 }, [g.grid([lo, hi], [down, up]), g.ray('PQ', { accent: true }), g.dots('P')])}<p>Vector $\\overrightarrow{PQ}$ goes from $P(${x}, ${y})$ to $Q(${p}, ${q})$. What is its magnitude?</p>`
      },
    },
    {
      id: 'grid',
      kind: 'bare',
      items: 4,
      response: 'grid',
      stem: ({ x, y, p, q }) =>
        `${arrowBetween(x, y, p, q)}<p>A vector has the initial point $(${x}, ${y})$ and the terminal point $(${p}, ${q})$. What is its magnitude?</p>`,
    },
  ],
  given: ({ x, y, p, q }) => ({ x, y, p, q }),
  answer: ({ x, y, p, q }) => root((p - x) ** 2 + (q - y) ** 2),
  traps: [
    {
      misconception: 'trig-adds-the-components-for-the-magnitude',
      classic: true,
      rule: ({ x, y, p, q }) => num(Math.abs(p - x) + Math.abs(q - y)),
      says: () => 'I added the lengths of the two components instead of using the Pythagorean theorem.',
      why: ({ x, y, p, q }) => `is $${Math.abs(p - x)} + ${Math.abs(q - y)}$, the distance along the grid.`,
    },
    {
      misconception: 'trig-adds-the-end-points',
      rule: ({ x, y, p, q }) => root((p + x) ** 2 + (q + y) ** 2),
      why: () => 'adds the coordinates of the two points instead of subtracting.',
    },
    {
      misconception: 'trig-leaves-the-magnitude-squared',
      rule: ({ x, y, p, q }) => num((p - x) ** 2 + (q - y) ** 2),
      why: () => 'is the sum of the squares without the root.',
    },
    {
      misconception: 'trig-adds-the-end-points',
      rule: ({ p, q }) => root(p * p + q * q),
      says: () => 'I took the coordinates of the terminal point for the components.',
      why: () => 'takes the coordinates of the terminal point for the components.',
    },
    {
      misconception: 'trig-adds-the-components-for-the-magnitude',
      rule: ({ x, y, p, q }) => {
        const gap = Math.abs((p - x) ** 2 - (q - y) ** 2)
        return gap > 0 ? root(gap) : null
      },
      says: () => 'I subtracted the squares of the components.',
      why: () => 'subtracts the squares instead of adding them.',
    },
  ],
  explain: ({ x, y, p, q }) => {
    const [dx, dy] = [p - x, q - y]
    const n = (v: number) => (v < 0 ? `(${v})` : `${v}`)
    return {
      plan: 'Subtract the coordinates of the initial point from those of the terminal point. The magnitude is the root of the sum of the squares of the components.',
      steps: [
        {
          do: `Components: $${p} - ${n(x)} = ${dx}$ and $${q} - ${n(y)} = ${dy}$`,
          why: 'Terminal point minus initial point.',
        },
        {
          do: `$\\sqrt{${n(dx)}^2 + ${n(dy)}^2} = \\sqrt{${dx * dx} + ${dy * dy}} = \\sqrt{${dx * dx + dy * dy}}$`,
          why: 'Pythagorean theorem.',
        },
        {
          do: `The magnitude is $${rootTex(dx * dx + dy * dy)}$.`,
          why: 'Simplify the root.',
        },
      ],
      check: `It is more than the longer component, $${Math.max(Math.abs(dx), Math.abs(dy))}$, and less than the sum, $${Math.abs(dx) + Math.abs(dy)}$.`,
    }
  },
  // The distance of the two points, by the size of a complex number.
  check: ({ x, y, p, q }) => {
    const [a, b] = [Math.abs(x - p), Math.abs(y - q)]
    return root((a + b) ** 2 - 2 * a * b)
  },
})

const term = (k: number, name: string): string => `${k === 1 ? '' : k}\\mathbf{${name}}`

const combination = template({
  id: 'trigonometry/combination-of-vectors',
  skill,
  difficulty: 'Low',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, -6, 8),
        b: int(rng, -6, 8),
        c: int(rng, -6, 8),
        d: int(rng, -6, 8),
        k: int(rng, 2, 4),
        l: int(rng, 2, 5),
      }),
      ({ a, b, c, d, k, l }) =>
        a * b * c * d !== 0 && Math.abs(a * d - b * c) > 6 && k !== l && k * a !== l * c && k * b !== l * d && a !== c,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'figure',
      items: 7,
      stem: ({ a, b, c, d, k, l }) =>
        `${twoArrows(a, b, c, d)}<p>If $\\mathbf{u} = ${vecTex(a, b)}$ and $\\mathbf{v} = ${vecTex(c, d)}$, what is $${term(k, 'u')} - ${term(l, 'v')}$?</p>`,
    },
  ],
  given: ({ a, b, c, d, k, l }) => ({ a, b, c, d, k, l }),
  answer: ({ a, b, c, d, k, l }) => vec(k * a - l * c, k * b - l * d),
  traps: [
    {
      misconception: 'trig-subtracts-in-one-component-only',
      classic: true,
      operation: 'minus-not-distributed',
      rule: ({ a, b, c, d, k, l }) => vec(k * a - l * c, k * b + l * d),
      says: () => 'I subtracted in the first component and added in the second.',
      why: () => 'subtracts in the first component and adds in the second.',
    },
    {
      misconception: 'trig-adds-where-vectors-are-subtracted',
      rule: ({ a, b, c, d, k, l }) => vec(k * a + l * c, k * b + l * d),
      why: () => 'adds the two vectors.',
    },
    {
      misconception: 'trig-scales-one-component-only',
      rule: ({ a, b, c, d, k, l }) => vec(k * a - l * c, b - d),
      why: () => 'multiplies only the first components.',
    },
    {
      misconception: 'trig-adds-where-vectors-are-subtracted',
      rule: ({ a, b, c, d, k, l }) => vec(l * c - k * a, l * d - k * b),
      says: () => 'I subtracted in the wrong order.',
      why: () => 'subtracts in the wrong order.',
    },
    {
      misconception: 'trig-subtracts-in-one-component-only',
      rule: ({ a, b, c, d, k, l }) => vec(k * a + l * c, k * b - l * d),
      says: () => 'I added in the first component and subtracted in the second.',
      why: () => 'adds in the first component.',
    },
  ],
  explain: ({ a, b, c, d, k, l }) => {
    const n = (v: number) => (v < 0 ? `(${v})` : `${v}`)
    return {
      plan: 'Multiply both components of each vector by its number, then subtract component by component.',
      steps: [
        {
          do: `$${term(k, 'u')} = ${vecTex(k * a, k * b)}$ and $${term(l, 'v')} = ${vecTex(l * c, l * d)}$`,
          why: 'The number multiplies both components.',
        },
        { do: `First component: $${k * a} - ${n(l * c)} = ${k * a - l * c}$`, why: 'Subtract the first components.' },
        {
          do: `Second component: $${k * b} - ${n(l * d)} = ${k * b - l * d}$, so the vector is ${vec(k * a - l * c, k * b - l * d).html}.`,
          why: 'Subtract the second components as well.',
        },
      ],
      check: `Add $${term(l, 'v')}$ to the result: you get $${vecTex(k * a, k * b)}$ again.`,
    }
  },
  // Adds and takes away one vector after the other.
  check: ({ a, b, c, d, k, l }) => {
    let [x, y] = [0, 0]
    for (let i = 0; i < k; i++) [x, y] = [x + a, y + b]
    for (let i = 0; i < l; i++) [x, y] = [x - c, y - d]
    return vec(x, y)
  },
})

const LONG = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
] as const

const scaled = template({
  id: 'trigonometry/vector-of-given-magnitude',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [u, v, r] = pick(rng, LONG)
        const k = int(rng, 1, 4)
        return { x: u * k * pick(rng, [1, -1]), y: v * k * pick(rng, [1, -1]), r: r * k, m: r * int(rng, 1, 6) }
      },
      ({ r, m }) => r !== m && m > 4,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'figure',
      items: 8,
      stem: ({ x, y, m }) =>
        `${oneArrow(x, y)}<p>Which vector has the magnitude $${m}$ and the same direction as $\\mathbf{v} = ${vecTex(x, y)}$?</p>`,
    },
  ],
  given: ({ x, y, m }) => ({ x, y, m }),
  answer: ({ x, y, r, m }) => vec((m * x) / r, (m * y) / r),
  traps: [
    {
      misconception: 'trig-does-not-divide-by-the-magnitude',
      classic: true,
      rule: ({ x, y, m }) => vec(m * x, m * y),
      why: ({ m }) => `multiplies by $${m}$ without dividing by the magnitude of $\\mathbf{v}$.`,
    },
    {
      misconception: 'trig-swaps-the-components-of-a-vector',
      rule: ({ x, y, m }) => {
        const r = Math.sqrt(x * x + y * y)
        return vec((m * y) / r, (m * x) / r)
      },
      says: () => 'I put the components in the wrong order.',
      why: () => 'has the components in the wrong order.',
    },
    {
      misconception: 'trig-loses-the-sign-of-a-component',
      rule: ({ x, y, m }) => {
        const r = Math.sqrt(x * x + y * y)
        return vec((-m * x) / r, (-m * y) / r)
      },
      says: () => 'I turned the direction around.',
      why: () => 'points the opposite way.',
    },
    {
      misconception: 'trig-does-not-divide-by-the-magnitude',
      rule: ({ x, y, m }) => {
        const r = Math.sqrt(x * x + y * y)
        return m % r === 0 || r % m === 0 ? vec((x * r) / m, (y * r) / m) : null
      },
      says: () => 'I multiplied by the magnitude of the given vector and divided by the new one.',
      why: () => 'divides by the new magnitude instead of multiplying by it.',
    },
    {
      misconception: 'trig-loses-the-sign-of-a-component',
      rule: ({ x, y, m }) => {
        const r = Math.sqrt(x * x + y * y)
        return vec((m * x) / r, (-m * y) / r)
      },
      says: () => 'I had the wrong sign of the second component.',
      why: () => 'has the wrong sign of the second component.',
    },
  ],
  explain: ({ x, y, r, m }) => ({
    plan: 'Divide the vector by its magnitude: this gives the unit vector of the same direction. Then multiply by the new magnitude.',
    steps: [
      {
        do: `$|\\mathbf{v}| = \\sqrt{${x * x} + ${y * y}} = ${r}$`,
        why: 'Magnitude by the Pythagorean theorem.',
      },
      {
        do: `The unit vector is $\\frac{1}{${r}} ${vecTex(x, y)}$.`,
        why: 'Divided by its magnitude, a vector has the magnitude 1.',
      },
      {
        do: `Multiply by $${m}$: the factor is $\\frac{${m}}{${r}} = ${realTex(m / r)}$, and the vector is ${vec((m * x) / r, (m * y) / r).html}.`,
        why: 'Both components get the same factor.',
      },
    ],
    check: `$\\sqrt{${((m * x) / r) ** 2} + ${((m * y) / r) ** 2}} = ${m}$, and the signs are those of $\\mathbf{v}$.`,
  }),
  // Tries whole vectors of this magnitude that point the same way.
  check: ({ x, y, m }) => {
    for (let a = -m; a <= m; a++)
      for (let b = -m; b <= m; b++)
        if (a * a + b * b === m * m && a * y === b * x && a * x + b * y > 0) return vec(a, b)
    return num(0)
  },
})

export const templates: readonly Template[] = [components, magnitude, combination, scaled]
