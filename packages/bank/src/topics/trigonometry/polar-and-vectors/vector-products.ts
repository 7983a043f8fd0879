import {
  deg,
  drawing,
  frac,
  g,
  int,
  nonZero,
  num,
  pick,
  signed,
  sub,
  type Template,
  template,
  toTex,
  until,
  type Value,
  xy,
} from '#kit'
import { at, realTex, toDeg } from '../common.ts'
import { headingAndWind } from './vector-figures.ts'
import { root, rootTex, vecTex } from './vector-values.ts'

const skill = 'trig-vectors'

/** Two magnitudes and the angle between, some with a whole resultant. */
const FORCES = [
  [3, 5, 60],
  [7, 8, 60],
  [5, 16, 60],
  [3, 8, 120],
  [5, 8, 120],
  [7, 15, 120],
  [8, 15, 120],
  [6, 10, 60],
  [4, 10, 60],
  [10, 16, 120],
  [6, 9, 120],
  [8, 12, 60],
  [9, 15, 60],
  [6, 16, 120],
  [4, 6, 120],
] as const

const resultant = template({
  id: 'trigonometry/magnitude-of-a-resultant',
  skill,
  difficulty: 'High',
  b: 1.0,
  calculator: false,
  seconds: 110,
  response: 'choice',
  balance: 'size',
  draw: (rng) => {
    const [p, q, t] = pick(rng, FORCES)
    const [turn, k] = [int(rng, 0, 1) === 1, pick(rng, [1, 1, 2, 5, 10])]
    return { p: k * (turn ? q : p), q: k * (turn ? p : q), t }
  },
  frames: [
    {
      id: 'forces',
      kind: 'figure',
      items: 8,
      stem: ({ p, q, t }) => {
        const [A, B] = [[p, 0] as const, xy.polar([0, 0], q, t)]
        return `${drawing({ alt: 'Arrows OA and OB, completed with dashed sides to the parallelogram OACB', at: { O: [0, 0], A, B, C: [A[0] + B[0], B[1]] }, height: 220 }, [g.ray('OA', { accent: true }), g.ray('OB', { accent: true }), g.seg('AC', '', { dash: true, thin: true }), g.seg('BC', '', { dash: true, thin: true }), g.side('OA', `${p} lb`, { from: 'B' }), g.side('OB', `${q} lb`, { from: 'A' }), g.angle('AOB', `${t}°`)])}<p>Forces of $${p}$ pounds and $${q}$ pounds act on a point $O$ at an angle of $${t}^\\circ$ to each other. What is the magnitude of the resultant force, in pounds?</p>`
      },
    },
    {
      id: 'grid',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ p, q, t }) =>
        `Two ropes pull a boat to the dock with forces of $${p}$ pounds and $${q}$ pounds. The angle between the ropes is $${t}^\\circ$. What is the magnitude of the resultant force, in pounds?`,
    },
  ],
  given: ({ p, q, t }) => ({ p, q, t }),
  answer: ({ p, q, t }) => root(p * p + q * q + 2 * p * q * at('cos', t)),
  traps: [
    {
      misconception: 'trig-takes-the-angle-between-vectors-for-the-angle-of-the-triangle',
      classic: true,
      rule: ({ p, q, t }) => root(p * p + q * q - 2 * p * q * at('cos', t)),
      why: ({ t }) => `uses $${t}^\\circ$ in the triangle of the two forces, where its supplement belongs.`,
    },
    {
      misconception: 'trig-takes-the-vectors-for-perpendicular',
      rule: ({ p, q }) => root(p * p + q * q),
      why: ({ p, q }) => `is $\\sqrt{${p}^2 + ${q}^2}$, which needs a right angle.`,
    },
    {
      misconception: 'trig-adds-the-magnitudes',
      rule: ({ p, q }) => num(p + q),
      says: () => 'I added the magnitudes.',
      why: ({ p, q }) => `is $${p} + ${q}$, which needs forces in one direction.`,
    },
    {
      misconception: 'trig-adds-the-magnitudes',
      rule: ({ p, q }) => num(Math.abs(p - q)),
      says: () => 'I subtracted the magnitudes.',
      why: () => 'is the difference of the forces, which needs opposite directions.',
    },
  ],
  explain: ({ p, q, t }) => {
    const part = Math.round(2 * p * q * at('cos', t))
    return {
      plan: 'Put the second force at the end of the first. In this triangle the angle is the supplement of the angle between the forces; the law of cosines gives the third side, the resultant.',
      steps: [
        {
          do: `The angle in the triangle is $180^\\circ - ${t}^\\circ = ${180 - t}^\\circ$.`,
          why: 'Neighboring angles of a parallelogram are supplementary.',
        },
        {
          do: `$R^2 = ${p}^2 + ${q}^2 - 2 \\cdot ${p} \\cdot ${q} \\cdot \\cos ${180 - t}^\\circ$`,
          why: 'Law of cosines.',
        },
        {
          do: `$R^2 = ${p * p + q * q} ${part > 0 ? '+' : '-'} ${Math.abs(part)} = ${p * p + q * q + part}$, because $\\cos ${180 - t}^\\circ = ${realTex(at('cos', 180 - t))}$`,
          why:
            t < 90
              ? 'An acute angle between the forces makes the resultant longer.'
              : 'An obtuse angle between the forces makes the resultant shorter.',
        },
        { do: `$R = ${rootTex(p * p + q * q + part)}$`, why: 'Take the root.' },
      ],
      check: `The resultant lies between $${Math.abs(p - q)}$ and $${p + q}$ pounds.`,
    }
  },
  // Adds the components.
  check: ({ p, q, t }) => root((p + q * at('cos', t)) ** 2 + (q * at('sin', t)) ** 2),
})

const whole = (x: number): Value => deg(Math.round(x))
/** Cosine of the angle between two vectors. */
const cosine = (a: number, b: number, c: number, d: number): number =>
  (a * c + b * d) / Math.sqrt((a * a + b * b) * (c * c + d * d))

const angle = template({
  id: 'trigonometry/angle-between-vectors',
  skill,
  difficulty: 'Medium',
  b: 0.6,
  calculator: true,
  seconds: 100,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, -9, 9), b: int(rng, -9, 9), c: int(rng, -9, 9), d: int(rng, -9, 9) }),
      ({ a, b, c, d }) => {
        const x = Math.abs(cosine(a, b, c, d))
        return a * b * c * d !== 0 && x > 0.15 && x < 0.95 && Math.abs(x - Math.SQRT1_2) > 0.08
      },
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ a, b, c, d }) =>
        `What is the angle between $\\mathbf{u} = ${vecTex(a, b)}$ and $\\mathbf{v} = ${vecTex(c, d)}$, to the nearest degree?`,
    },
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  answer: ({ a, b, c, d }) => whole(toDeg(Math.acos(cosine(a, b, c, d)))),
  traps: [
    {
      misconception: 'trig-loses-the-sign-of-the-dot-product',
      classic: true,
      rule: ({ a, b, c, d }) => whole(toDeg(Math.acos(-cosine(a, b, c, d)))),
      says: ({ a, b, c, d }) =>
        a * c + b * d < 0 ? 'I lost the minus of the dot product.' : 'I gave the obtuse angle between the two lines.',
      why: ({ a, b, c, d }) =>
        a * c + b * d < 0
          ? 'loses the minus of the dot product.'
          : 'is the supplement, but the dot product is positive.',
    },
    {
      misconception: 'trig-takes-the-sine-of-the-angle-between-vectors',
      rule: ({ a, b, c, d }) => whole(toDeg(Math.asin(Math.abs(cosine(a, b, c, d))))),
      why: () => 'uses the inverse sine instead of the inverse cosine.',
    },
    {
      misconception: 'trig-takes-the-sine-of-the-angle-between-vectors',
      twoSlips: true,
      rule: ({ a, b, c, d }) => whole(180 - toDeg(Math.asin(Math.abs(cosine(a, b, c, d))))),
      says: () => 'I used the inverse sine, and then its supplement.',
      why: () => 'uses the inverse sine, and then the supplement.',
    },
  ],
  explain: ({ a, b, c, d }) => {
    const dot = a * c + b * d
    const [m, n] = [a * a + b * b, c * c + d * d]
    const s = (v: number) => (v < 0 ? `(${v})` : `${v}`)
    return {
      plan: 'The cosine of the angle is the dot product divided by both magnitudes. Find these three numbers, then take the inverse cosine; a negative dot product means an obtuse angle.',
      steps: [
        {
          do: `$\\mathbf{u} \\cdot \\mathbf{v} = ${a} \\cdot ${s(c)} ${b < 0 ? '-' : '+'} ${Math.abs(b)} \\cdot ${s(d)} = ${dot}$`,
          why: 'Multiply matching components and add.',
        },
        {
          do: `$|\\mathbf{u}| = \\sqrt{${a * a} + ${b * b}} = ${rootTex(m)}$ and $|\\mathbf{v}| = \\sqrt{${c * c} + ${d * d}} = ${rootTex(n)}$`,
          why: 'Magnitudes by the Pythagorean theorem.',
        },
        {
          do: `$\\cos \\theta = \\frac{${dot}}{\\sqrt{${m}} \\cdot \\sqrt{${n}}} \\approx ${cosine(a, b, c, d).toFixed(3)}$`,
          why: 'Divide by both magnitudes.',
        },
        {
          do: `$\\theta \\approx ${Math.round(toDeg(Math.acos(cosine(a, b, c, d))))}^\\circ$`,
          why: 'Inverse cosine.',
        },
      ],
      check: `The dot product is ${dot < 0 ? 'negative, so the angle is obtuse' : 'positive, so the angle is acute'}.`,
    }
  },
  // The difference of the two directions.
  check: ({ a, b, c, d }) => {
    const gap = Math.abs(toDeg(Math.atan2(b, a)) - toDeg(Math.atan2(d, c)))
    return whole(gap > 180 ? 360 - gap : gap)
  },
})

const perpendicular = template({
  id: 'trigonometry/constant-for-perpendicular-vectors',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        b: int(rng, -12, 12),
        c: int(rng, -9, 9),
        d: int(rng, -9, 9),
        e: nonZero(rng, -8, 8),
        first: int(rng, 0, 1) === 1,
      }),
      ({ b, c, d }) =>
        b * c * d !== 0 &&
        Math.abs(c) !== Math.abs(d) &&
        Math.abs(c) > 1 &&
        Math.abs(d) > 1 &&
        (b * d) % c === 0 &&
        (b * c) % d === 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ b, c, d, e, first }) =>
        `The vectors $\\mathbf{u} = ${first ? `\\langle k${signed(e)}, ${b} \\rangle` : `\\langle ${b}, k${signed(e)} \\rangle`}$ and $\\mathbf{v} = ${vecTex(c, d)}$ are perpendicular. What is the value of the constant $k$?`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ b, c, d, e, first }) =>
        `A robot moves along the vector $${vecTex(c, d)}$, then turns by $90^\\circ$ and moves along the vector $${first ? `\\langle k${signed(e)}, ${b} \\rangle` : `\\langle ${b}, k${signed(e)} \\rangle`}$. What is the value of $k$?`,
    },
  ],
  given: ({ b, c, d, e, first }) => ({ b, c, d, e, first }),
  answer: ({ b, c, d, e, first }) => num(sub(first ? frac(-b * d, c) : frac(-b * c, d), e)),
  traps: [
    {
      misconception: 'trig-takes-parallel-vectors-for-perpendicular-ones',
      classic: true,
      rule: ({ b, c, d, e, first }) => num(sub(first ? frac(b * c, d) : frac(b * d, c), e)),
      why: () => 'makes the vectors parallel, not perpendicular.',
    },
    {
      misconception: 'trig-loses-a-sign-in-the-dot-product',
      rule: ({ b, c, d, e, first }) => num(sub(first ? frac(b * d, c) : frac(b * c, d), e)),
      why: () => 'has the wrong sign: the dot product is then not 0.',
    },
    {
      misconception: 'trig-stops-at-a-component',
      operation: 'stopped-at-a-step',
      rule: ({ b, c, d, first }) => num(first ? frac(-b * d, c) : frac(-b * c, d)),
      why: ({ e }) => `is the whole component $k${signed(e)}$, not $k$.`,
    },
    {
      misconception: 'trig-takes-parallel-vectors-for-perpendicular-ones',
      twoSlips: true,
      rule: ({ b, c, d, e, first }) => num(sub(first ? frac(-b * c, d) : frac(-b * d, c), e)),
      says: () => 'I used the condition for parallel vectors instead of perpendicular ones, with a wrong sign.',
      why: () => 'pairs the wrong components, as for parallel vectors, and has a wrong sign.',
    },
  ],
  explain: ({ b, c, d, e, first }) => {
    const [of, rest] = first ? [c, b * d] : [d, b * c]
    const part = frac(-rest, of)
    const s = (v: number) => (v < 0 ? `(${v})` : `${v}`)
    const unknown = `(k${signed(e)})`
    return {
      plan: 'Vectors are perpendicular if their dot product is zero. Write the dot product with the unknown constant, set it equal to zero, and solve for the component first, then for the constant.',
      steps: [
        {
          do: first
            ? `$${unknown} \\cdot ${s(c)} + ${s(b)} \\cdot ${s(d)} = 0$`
            : `$${s(b)} \\cdot ${s(c)} + ${unknown} \\cdot ${s(d)} = 0$`,
          why: 'A right angle has the cosine 0, so the dot product is 0.',
        },
        {
          do: `$${of}${unknown} = ${-rest}$, so $k${signed(e)} = ${toTex(part)}$`,
          why: `Move the known product to the other side and divide by $${of}$.`,
        },
        {
          do: `$k = ${toTex(part)}${signed(-e)} = ${toTex(sub(part, e))}$`,
          why: e > 0 ? `Subtract $${e}$.` : `Add $${-e}$.`,
        },
      ],
      check: `With this $k$ the component is $${toTex(part)}$, and $${toTex(part)} \\cdot ${s(of)} ${rest < 0 ? '-' : '+'} ${Math.abs(rest)} = 0$.`,
    }
  },
  // Tries whole numbers.
  check: ({ b, c, d, e, first }) => {
    const k = Array.from({ length: 241 }, (_, i) => i - 120).find(
      (x) => (x + e) * (first ? c : d) + b * (first ? d : c) === 0,
    )
    return num(k ?? 0)
  },
})

/** The direction of the sum of a heading and a wind toward east or west, in degrees north of east. */
const course = (p: number, w: number, t: number): number => toDeg(Math.atan2(p * at('sin', t), p * at('cos', t) + w))

const wind = template({
  id: 'trigonometry/course-in-the-wind',
  skill,
  difficulty: 'High',
  b: 1.3,
  calculator: true,
  seconds: 130,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        p: 10 * int(rng, 12, 36),
        w: 5 * int(rng, 4, 14),
        t: int(rng, 25, 65),
        toward: pick(rng, ['east', 'west'] as const),
      }),
      ({ p, w, t, toward }) => {
        const all = [t, course(p, w, t), course(p, -w, t), 90 - course(p, toward === 'east' ? w : -w, t)].map(
          Math.round,
        )
        return w / p > 0.12 && w / p < 0.35 && new Set(all).size === 4 && course(p, -w, t) < 88
      },
    ),
  frames: [
    {
      id: 'plane',
      kind: 'multi-step',
      items: 8,
      stem: ({ p, w, t, toward }) =>
        `${headingAndWind(p, toward === 'east' ? w : -w, t)}<p>A plane heads $${t}^\\circ$ north of east with an airspeed of $${p}$ miles per hour. A wind blows toward the ${toward} at $${w}$ miles per hour. In which direction does the plane move over the ground, in degrees north of east, to the nearest degree?</p>`,
    },
  ],
  given: ({ p, w, t, toward }) => ({ p, w, t, toward }),
  answer: ({ p, w, t, toward }) => whole(course(p, toward === 'east' ? w : -w, t)),
  traps: [
    {
      misconception: 'trig-turns-the-wind-around',
      classic: true,
      rule: ({ p, w, t, toward }) => whole(course(p, toward === 'east' ? -w : w, t)),
      why: ({ toward }) => `takes the wind to blow toward the ${toward === 'east' ? 'west' : 'east'}.`,
    },
    {
      misconception: 'trig-leaves-out-the-wind',
      rule: ({ t }) => whole(t),
      why: () => 'is the heading, without the wind.',
    },
    {
      misconception: 'trig-measures-the-course-from-north',
      rule: ({ p, w, t, toward }) => whole(90 - course(p, toward === 'east' ? w : -w, t)),
      why: () => 'is measured from north.',
    },
    {
      misconception: 'trig-measures-the-course-from-north',
      twoSlips: true,
      rule: ({ p, w, t, toward }) => whole(90 - course(p, toward === 'east' ? -w : w, t)),
      says: () => 'I turned the wind around and measured the direction from north.',
      why: () => 'turns the wind around and is measured from north.',
    },
  ],
  explain: ({ p, w, t, toward }) => {
    const s = toward === 'east' ? 1 : -1
    const [x, y] = [p * at('cos', t), p * at('sin', t)]
    return {
      plan: 'Write both velocities in components, east and north. Add them, and find the direction of the sum with the inverse tangent.',
      steps: [
        {
          do: `Plane: $${p}\\cos ${t}^\\circ \\approx ${x.toFixed(1)}$ east, $${p}\\sin ${t}^\\circ \\approx ${y.toFixed(1)}$ north`,
          why: 'The heading is measured from east.',
        },
        {
          do: `With the wind: $${x.toFixed(1)} ${s > 0 ? '+' : '-'} ${w} = ${(x + s * w).toFixed(1)}$ east, still $${y.toFixed(1)}$ north`,
          why: `The wind toward the ${toward} changes only the east component.`,
        },
        {
          do: `$\\tan \\theta \\approx \\frac{${y.toFixed(1)}}{${(x + s * w).toFixed(1)}}$, so $\\theta \\approx ${Math.round(course(p, s * w, t))}^\\circ$`,
          why: 'North over east.',
        },
      ],
      check: `A wind toward the ${toward} turns the plane ${s > 0 ? 'closer to' : 'away from'} east: $${Math.round(course(p, s * w, t))}^\\circ$ is ${s > 0 ? 'less' : 'more'} than $${t}^\\circ$.`,
    }
  },
  // Law of cosines for the ground speed, then the law of sines for the drift.
  check: ({ p, w, t, toward }) => {
    const between = toward === 'east' ? t : 180 - t
    const speed = Math.sqrt(p * p + w * w + 2 * p * w * at('cos', between))
    const drift = toDeg(Math.asin((w * at('sin', between)) / speed))
    return whole(toward === 'east' ? t - drift : t + drift)
  },
})

export const templates: readonly Template[] = [resultant, angle, perpendicular, wind]
