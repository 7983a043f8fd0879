import { int, nearly, pick, type Template, template, text, unitCircle, until, type Value } from '#kit'
import { angleOf, angleTex, angleText, at, CO, FNS, type Fn, real, realTex, realText, WORD } from '../common.ts'

export const skill = 'trig-unit-circle-values'
export const SPECIAL = [30, 45, 60, 120, 135, 150, 210, 225, 240, 300, 315, 330] as const

export const pair = (x: number, y: number): Value => text(`$\\left(${realTex(x)}, ${realTex(y)}\\right)$`)
export const point = (t: number, r = 1): Value => pair(r * at('cos', t), r * at('sin', t))
/** The point (1, 0) after so many degrees, walked in steps of 15°; each step turns the point before it. */
export const walk = (deg: number): readonly [number, number] => {
  const [c, s] = [(Math.sqrt(6) + Math.SQRT2) / 4, (Math.sqrt(6) - Math.SQRT2) / 4]
  let [x, y] = [1, 0]
  for (let k = 0; k < Math.round(deg / 15); k++) [x, y] = [x * c - y * s, x * s + y * c]
  return [x, y]
}
const walked = (fn: Fn, deg: number): number => {
  const [x, y] = walk(deg)
  return fn === 'sin' ? y : fn === 'cos' ? x : y / x
}
export const reference = (t: number): number => Math.min(t % 180, 180 - (t % 180))
export const quadrant = (t: number): string =>
  ['I', 'II', 'III', 'IV'][Math.floor((((t % 360) + 360) % 360) / 90)] as string

/** Another special reference angle than that of t. */
export const otherOf = (t: number): number => (reference(t) === 45 ? 60 : 45)
/** cos t and sin t with the sizes of another special angle. */
export const otherPoint = (t: number, r = 1): Value =>
  pair(r * Math.sign(at('cos', t)) * at('cos', otherOf(t)), r * Math.sign(at('sin', t)) * at('sin', otherOf(t)))

const coordinates = template({
  id: 'trigonometry/unit-circle-coordinates',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) => ({ t: pick(rng, SPECIAL), radians: int(rng, 0, 1) === 1 }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ t, radians }) =>
        `<p>The figure shows the unit circle.</p>${unitCircle({ alt: 'The unit circle with a point P at the end of a terminal side', angle: t, label: angleText(t, radians), point: 'P' })}<p>What are the coordinates of $P$?</p>`,
    },
    {
      id: 'bare',
      kind: 'bare',
      items: 4,
      stem: ({ t, radians }) =>
        `The point $(1, 0)$ is turned counterclockwise around the origin by ${radians ? `$${angleTex(t, true)}$ radians` : `$${angleTex(t, false)}$`}. Where does it end?`,
    },
  ],
  given: ({ t, radians }) => ({ shown: angleTex(t, radians) }),
  answer: ({ t }) => point(t),
  traps: [
    {
      misconception: 'trig-takes-sine-for-the-x-coordinate',
      classic: true,
      operation: 'coordinates-swapped',
      rule: ({ shown }) => pair(at('sin', angleOf(shown)), at('cos', angleOf(shown))),
      why: () => 'has the sine first and the cosine second.',
    },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      rule: ({ shown }) => pair(-at('cos', angleOf(shown)), at('sin', angleOf(shown))),
      says: () => 'I used the wrong sign for the first coordinate.',
      why: ({ t }) => `lies in another quadrant; this angle ends in quadrant ${quadrant(t)}.`,
    },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      rule: ({ shown }) => pair(at('cos', angleOf(shown)), -at('sin', angleOf(shown))),
      says: () => 'I used the wrong sign for the second coordinate.',
      why: ({ t }) => `lies in another quadrant; this angle ends in quadrant ${quadrant(t)}.`,
    },
    {
      misconception: 'trig-takes-the-wrong-special-value',
      rule: ({ shown }) => otherPoint(angleOf(shown)),
      says: ({ t }) => `I used the values for ${otherOf(t)}° instead of ${reference(t)}°.`,
      why: ({ t }) => `belongs to the reference angle $${otherOf(t)}^\\circ$, not $${reference(t)}^\\circ$.`,
    },
    {
      misconception: 'trig-takes-sine-for-the-x-coordinate',
      twoSlips: true,
      rule: ({ shown }) => pair(-at('sin', angleOf(shown)), at('cos', angleOf(shown))),
      says: () => 'I swapped the coordinates and then used the wrong sign for the first one.',
      why: () => 'swaps the coordinates and has a wrong sign.',
    },
  ],
  explain: ({ t, radians }, frame) => ({
    plan: 'On the unit circle the coordinates of a point are the cosine and the sine of its angle. The reference angle gives their sizes, the quadrant their signs.',
    steps: [
      {
        do: `The angle ${radians ? `$${angleTex(t, true)}$ is $${t}^\\circ$; it` : `$${t}^\\circ$`} ends in quadrant ${quadrant(t)}, and its reference angle is $${reference(t)}^\\circ$.`,
        why: 'The quadrant gives the signs, the reference angle the sizes.',
      },
      {
        do: `$(\\cos \\theta, \\sin \\theta) = \\left(${realTex(at('cos', t))}, ${realTex(at('sin', t))}\\right)$`,
        why: 'On the unit circle the coordinates are cosine and sine.',
      },
    ],
    check: `At $${t}^\\circ$ the squares add up to 1: $${reference(t) === 45 ? '\\frac{1}{2} + \\frac{1}{2}' : reference(t) === 30 ? '\\frac{3}{4} + \\frac{1}{4}' : '\\frac{1}{4} + \\frac{3}{4}'} = 1$. And the point lies ${reference(t) === 45 ? 'equally far from both axes, so both coordinates have the same size' : `nearer to the $${reference(t) === 30 ? 'x' : 'y'}$-axis, so the ${reference(t) === 30 ? 'first' : 'second'} coordinate has the larger size`}.`,
    ...(frame === 'figure'
      ? {
          figure: unitCircle({
            alt: 'The unit circle with a point P at the end of a terminal side',
            angle: t,
            label: angleText(t, radians),
            point: `P(${realText(at('cos', t))}, ${realText(at('sin', t))})`,
            triangle: true,
          }),
        }
      : {}),
  }),
  check: ({ shown }) => pair(...walk(angleOf(shown))),
})

export const values = template({
  id: 'trigonometry/unit-circle-value',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) => ({
    t: pick(rng, SPECIAL),
    radians: int(rng, 0, 2) > 0,
    fn: pick(rng, FNS),
    k: pick(rng, [2, 4, 6, 8, 10]),
  }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ t, radians, fn }) =>
        `What is the exact value of $\\${fn} ${radians ? `\\left(${angleTex(t, true)}\\right)` : angleTex(t, false)}$?`,
    },
  ],
  given: ({ t, radians, fn }) => ({ shown: angleTex(t, radians), fn }),
  answer: ({ t, fn }) => real(at(fn, t)),
  traps: [
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      classic: true,
      rule: ({ shown, fn }) => real(-at(fn, angleOf(shown))),
      why: ({ t, fn }) =>
        `has the wrong sign: in quadrant ${quadrant(t)} the value is ${at(fn, t) > 0 ? 'positive' : 'negative'}.`,
    },
    {
      misconception: 'trig-takes-sine-for-the-x-coordinate',
      rule: ({ shown, fn }) => real(fn === 'tan' ? 1 / at('tan', angleOf(shown)) : at(CO[fn], angleOf(shown))),
      says: ({ fn }) =>
        fn === 'tan'
          ? 'I divided the cosine by the sine.'
          : `I gave the ${fn === 'sin' ? 'cosine' : 'sine'} of this angle.`,
      why: ({ fn }) =>
        fn === 'tan' ? 'divides the cosine by the sine.' : `is the ${fn === 'sin' ? 'cosine' : 'sine'} of this angle.`,
    },
    {
      misconception: 'trig-takes-the-wrong-special-value',
      rule: ({ shown, fn }) => real(Math.sign(at(fn, angleOf(shown))) * at(fn, otherOf(angleOf(shown)))),
      says: ({ t }) => `I used the value for ${otherOf(t)}° instead of ${reference(t)}°.`,
      why: ({ t }) => `belongs to the reference angle $${otherOf(t)}^\\circ$.`,
    },
    {
      misconception: 'trig-takes-sine-for-the-x-coordinate',
      twoSlips: true,
      rule: ({ shown, fn }) => real(fn === 'tan' ? -1 / at('tan', angleOf(shown)) : -at(CO[fn], angleOf(shown))),
      says: ({ fn }) =>
        fn === 'tan'
          ? 'I divided the cosine by the sine and took a wrong sign.'
          : `I gave the ${fn === 'sin' ? 'cosine' : 'sine'} of this angle, with the wrong sign.`,
      why: () => 'is not the function asked for and has a wrong sign.',
    },
    {
      misconception: 'trig-takes-the-wrong-special-value',
      twoSlips: true,
      rule: ({ shown, fn }) => real(-Math.sign(at(fn, angleOf(shown))) * at(fn, otherOf(angleOf(shown)))),
      says: ({ t }) => `I used the value for ${otherOf(t)}° instead of ${reference(t)}°, with the wrong sign.`,
      why: () => 'belongs to another reference angle, and the sign is wrong too.',
    },
  ],
  explain: ({ t, radians, fn }) => {
    const u = reference(t)
    return {
      plan: 'Find where the angle ends. Its reference angle gives the size of the value, which is known for special angles; its quadrant gives the sign.',
      steps: [
        {
          do: `${radians ? `$${angleTex(t, true)} = ${t}^\\circ$` : `$${t}^\\circ$`} ends in quadrant ${quadrant(t)} with the reference angle $${u}^\\circ$.`,
          why: radians
            ? '$\\pi$ radians are $180^\\circ$. First find where the angle ends.'
            : 'First find where the angle ends.',
        },
        {
          do: `$\\${fn} ${u}^\\circ = ${realTex(at(fn, u))}$`,
          why: 'The reference angle gives the size; the value of a special angle is known.',
        },
        {
          do: `In quadrant ${quadrant(t)} ${{ sin: 'the sine', cos: 'the cosine', tan: 'the tangent' }[fn]} is ${at(fn, t) > 0 ? 'positive' : 'negative'}, so the value is $${realTex(at(fn, t))}$.`,
          why: {
            sin: 'The sine has the sign of $y$.',
            cos: 'The cosine has the sign of $x$.',
            tan: 'The tangent is positive where $x$ and $y$ have the same sign.',
          }[fn],
        },
      ],
      faster: pictured(t, radians, fn),
      check: `A calculator shows $\\${fn} ${t}^\\circ ${nearly(at(fn, t), 3)}$, and so is $${realTex(at(fn, t))}$.`,
    }
  },
  check: ({ shown, fn }) => real(walked(fn, angleOf(shown))),
})

/** The value from the place of the point, without a change of units or a subtraction. */
function pictured(t: number, radians: boolean, fn: Fn): string {
  const u = reference(t)
  const place = radians
    ? `The denominator ${180 / u} means the reference angle $\\frac{\\pi}{${180 / u}}$, so nothing has to be changed into degrees.`
    : u === 45
      ? `Picture the point at $${t}^\\circ$: it lies halfway between the axes.`
      : `Picture the point at $${t}^\\circ$: it lies nearer to the $${u === 30 ? 'x' : 'y'}$-axis.`
  const size =
    fn === 'tan'
      ? u === 45
        ? 'The tangent is a slope, there of the size 1'
        : `The tangent is a slope, there of a size ${u === 30 ? 'less' : 'more'} than 1: $${realTex(at('tan', u))}$`
      : u === 45
        ? 'Both coordinates have the size $\\frac{\\sqrt{2}}{2}$ there'
        : `Of the sizes $\\frac{1}{2}$ and $\\frac{\\sqrt{3}}{2}$, the ${WORD[fn]} has the ${at(fn, u) < 0.6 ? 'smaller' : 'larger'} one there`
  return `${place} ${size}, and in quadrant ${quadrant(t)} the ${WORD[fn]} is ${at(fn, t) > 0 ? 'positive' : 'negative'}.`
}

const timesValue = template({
  id: 'trigonometry/unit-circle-product',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 70,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({
        t: pick(rng, SPECIAL),
        u: pick(rng, SPECIAL),
        f: pick(rng, FNS),
        h: pick(rng, FNS),
        k: int(rng, 3, 14),
        radians: int(rng, 0, 1) === 1,
      }),
      ({ t, u, f, h }) => t !== u && real(at(f, t)).number !== undefined && real(at(h, u)).number !== undefined,
    ),
  frames: [
    {
      id: 'sum',
      kind: 'bare',
      items: 6,
      stem: ({ t, u, f, h, k, radians }) =>
        `What is the value of $${2 * k} \\${f} ${radians ? `\\left(${angleTex(t, true)}\\right)` : angleTex(t, false)} + \\${h} ${radians ? `\\left(${angleTex(u, true)}\\right)` : angleTex(u, false)}$?`,
    },
  ],
  given: ({ t, u, f, h, k, radians }) => ({ m: 2 * k, one: angleTex(t, radians), two: angleTex(u, radians), f, h }),
  answer: ({ t, u, f, h, k }) => real(2 * k * at(f, t) + at(h, u)),
  traps: [
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      classic: true,
      rule: ({ m, one, two, f, h }) => real(m * Math.abs(at(f, angleOf(one))) + Math.abs(at(h, angleOf(two)))),
      says: () => 'I took both values as positive.',
      why: () => 'takes both values as positive.',
    },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      rule: ({ m, one, two, f, h }) => real(-m * at(f, angleOf(one)) + at(h, angleOf(two))),
      says: () => 'I used the wrong sign for the first value.',
      why: () => 'has the wrong sign for the first value.',
    },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      rule: ({ m, one, two, f, h }) => real(m * at(f, angleOf(one)) - at(h, angleOf(two))),
      says: () => 'I used the wrong sign for the second value.',
      why: () => 'has the wrong sign for the second value.',
    },
  ],
  explain: ({ t, u, f, h, k, radians }) => {
    const one = (fn: Fn, x: number) => ({
      do: `${radians ? `$${angleTex(x, true)} = ${x}^\\circ$` : `$${x}^\\circ$`} ends in quadrant ${quadrant(x)} with the reference angle $${reference(x)}^\\circ$, so $\\${fn} ${angleTex(x, radians)} = ${realTex(at(fn, x))}$.`,
      why: `There $\\${fn}$ is ${at(fn, x) > 0 ? 'positive' : 'negative'}, and $\\${fn} ${reference(x)}^\\circ = ${realTex(at(fn, reference(x)))}$.`,
    })
    const [p, q] = [at(f, t), at(h, u)]
    const bracket = (x: number) => (x < 0 ? `\\left(${realTex(x)}\\right)` : realTex(x))
    return {
      plan: 'Find both values first: reference angle for the size, quadrant for the sign. Then multiply and add.',
      steps: [
        one(f, t),
        one(h, u),
        {
          do: `$${2 * k} \\cdot ${bracket(p)} + ${bracket(q)} = ${realTex(2 * k * p)} + ${bracket(q)} = ${realTex(2 * k * p + q)}$`,
          why: 'Put in the values; multiply first, then add.',
        },
      ],
      ...(Math.abs(p) === Math.abs(q) || Math.abs(Math.abs(p) - Math.abs(q)) < 1e-9
        ? { faster: sameSize(2 * k, p, q) }
        : {
            faster: `A typed answer has no root, so each sine or cosine here has the size $\\frac{1}{2}$ and each tangent the size 1. Only the signs are left to find: $${realTex(2 * k * p)} ${q < 0 ? '-' : '+'} ${realTex(Math.abs(q))} = ${realTex(2 * k * p + q)}$.`,
          }),
      check: `With decimals: $${2 * k} \\cdot ${p < 0 ? `(${p.toFixed(2)})` : p.toFixed(2)} + ${q < 0 ? `(${q.toFixed(2)})` : q.toFixed(2)} = ${(2 * k * p + q).toFixed(2)}$.`,
    }
  },
  check: ({ m, one, two, f, h }) => {
    return real(m * walked(f, angleOf(one)) + walked(h, angleOf(two)))
  },
})

/** Two values of one size are counted together. */
function sameSize(m: number, p: number, q: number): string {
  const half = Math.abs(p) < 0.9
  const parts = p < 0 === q < 0 ? m + 1 : m - 1
  const sum = half ? `${p < 0 ? '-' : ''}\\frac{${parts}}{2}` : `${p < 0 ? '-' : ''}${parts}`
  return `Both values have the size $${half ? '\\frac{1}{2}' : '1'}$, with ${p < 0 === q < 0 ? 'the same sign' : 'different signs'}. So count them together: $${m} ${p < 0 === q < 0 ? '+' : '-'} 1 = ${parts}$ times the first value, $${sum}$.`
}

export const templates: readonly Template[] = [coordinates, values, timesValue]
