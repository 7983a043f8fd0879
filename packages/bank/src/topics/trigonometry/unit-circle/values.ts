import { int, person, pick, type Template, template, text, unitCircle, until, type Value } from '#kit'
import { angleOf, angleTex, angleText, at, CO, FNS, type Fn, real, realTex } from '../common.ts'

export const skill = 'trig-unit-circle-values'
export const SPECIAL = [30, 45, 60, 120, 135, 150, 210, 225, 240, 300, 315, 330] as const

const pair = (x: number, y: number): Value => text(`$\\left(${realTex(x)}, ${realTex(y)}\\right)$`)
const plain = (x: number): string => {
  const size = { '0.500': '1/2', '0.707': '√2/2', '0.866': '√3/2' }[Math.abs(x).toFixed(3)]
  return `${x < 0 ? '−' : ''}${size}`
}
const point = (t: number, r = 1): Value => pair(r * at('cos', t), r * at('sin', t))
/** The point (1, 0) after so many degrees, walked in steps of 15°; each step turns the point before it. */
const walk = (deg: number): readonly [number, number] => {
  const [c, s] = [(Math.sqrt(6) + Math.SQRT2) / 4, (Math.sqrt(6) - Math.SQRT2) / 4]
  let [x, y] = [1, 0]
  for (let k = 0; k < Math.round(deg / 15); k++) [x, y] = [x * c - y * s, x * s + y * c]
  return [x, y]
}
const walked = (fn: Fn, deg: number): number => {
  const [x, y] = walk(deg)
  return fn === 'sin' ? y : fn === 'cos' ? x : y / x
}
const reference = (t: number): number => Math.min(t % 180, 180 - (t % 180))
const quadrant = (t: number): string => ['I', 'II', 'III', 'IV'][Math.floor((((t % 360) + 360) % 360) / 90)] as string

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
    { misconception: 'trig-takes-sine-for-the-x-coordinate', shortcut: ({ t }) => pair(at('sin', t), at('cos', t)) },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      shortcut: ({ t }) => pair(-at('cos', t), at('sin', t)),
      why: ({ t }) => `lies in another quadrant; this angle ends in quadrant ${quadrant(t)}.`,
    },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      shortcut: ({ t }) => pair(at('cos', t), -at('sin', t)),
      why: ({ t }) => `lies in another quadrant; this angle ends in quadrant ${quadrant(t)}.`,
    },
    {
      misconception: 'trig-takes-the-wrong-special-value',
      shortcut: ({ t }) => {
        const other = reference(t) === 45 ? 60 : 45
        return pair(Math.sign(at('cos', t)) * at('cos', other), Math.sign(at('sin', t)) * at('sin', other))
      },
      why: ({ t }) => `belongs to another reference angle than $${reference(t)}^\\circ$.`,
    },
    {
      misconception: 'trig-takes-sine-for-the-x-coordinate',
      shortcut: ({ t }) => pair(-at('sin', t), -at('cos', t)),
      why: () => 'swaps the coordinates and has the wrong signs.',
    },
  ],
  explain: ({ t, radians }) => [
    {
      do: `The angle ${radians ? `$${angleTex(t, true)}$ is $${t}^\\circ$; it` : `$${t}^\\circ$`} ends in quadrant ${quadrant(t)}, and its reference angle is $${reference(t)}^\\circ$.`,
      why: 'The quadrant gives the signs, the reference angle the sizes.',
    },
    {
      do: `$(\\cos \\theta, \\sin \\theta) = \\left(${realTex(at('cos', t))}, ${realTex(at('sin', t))}\\right)$`,
      why: 'On the unit circle the coordinates are cosine and sine.',
    },
  ],
  check: ({ shown }) => pair(...walk(angleOf(shown))),
})

const values = template({
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
    { misconception: 'trig-takes-the-wrong-quadrant-sign', shortcut: ({ t, fn }) => real(-at(fn, t)) },
    {
      misconception: 'trig-takes-sine-for-the-x-coordinate',
      shortcut: ({ t, fn }) => (fn === 'tan' ? real(1 / at('tan', t)) : real(at(CO[fn], t))),
      why: ({ fn }) =>
        fn === 'tan' ? 'divides the cosine by the sine.' : `is the ${fn === 'sin' ? 'cosine' : 'sine'} of this angle.`,
    },
    {
      misconception: 'trig-takes-the-wrong-special-value',
      shortcut: ({ t, fn }) => real(Math.sign(at(fn, t)) * at(fn, reference(t) === 45 ? 60 : 45)),
    },
    {
      misconception: 'trig-takes-the-wrong-special-value',
      shortcut: ({ t, fn }) => real(-Math.sign(at(fn, t)) * at(fn, reference(t) === 45 ? 30 : 45)),
      why: () => 'belongs to another reference angle, and the sign is wrong too.',
    },
    {
      misconception: 'trig-takes-sine-for-the-x-coordinate',
      shortcut: ({ t, fn }) => (fn === 'tan' ? real(at('sin', t)) : real(-at(CO[fn], t))),
      why: () => 'is not the function asked for.',
    },
  ],
  explain: ({ t, radians, fn }) => [
    {
      do: `${radians ? `$${angleTex(t, true)} = ${t}^\\circ$` : `$${t}^\\circ$`} ends in quadrant ${quadrant(t)} with the reference angle $${reference(t)}^\\circ$.`,
      why: 'First find where the angle ends.',
    },
    {
      do: `$\\${fn} ${reference(t)}^\\circ = ${realTex(at(fn, reference(t)))}$, so the value is $${realTex(at(fn, t))}$.`,
      why: `In quadrant ${quadrant(t)} this function is ${at(fn, t) > 0 ? 'positive' : 'negative'}.`,
    },
  ],
  check: ({ shown, fn }) => real(walked(fn, angleOf(shown))),
})

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
      shortcut: ({ t, u, f, h, k }) => real(2 * k * Math.abs(at(f, t)) + Math.abs(at(h, u))),
    },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      shortcut: ({ t, u, f, h, k }) => real(-2 * k * at(f, t) + at(h, u)),
    },
  ],
  explain: ({ t, u, f, h, k, radians }) => [
    {
      do: `$\\${f} ${angleTex(t, radians)} = ${realTex(at(f, t))}$ and $\\${h} ${angleTex(u, radians)} = ${realTex(at(h, u))}$`,
      why: `The angles end in quadrants ${quadrant(t)} and ${quadrant(u)}.`,
    },
    {
      do: `$${2 * k} \\cdot \\left(${realTex(at(f, t))}\\right) + \\left(${realTex(at(h, u))}\\right) = ${realTex(2 * k * at(f, t) + at(h, u))}$`,
      why: 'Put in the values.',
    },
  ],
  check: ({ m, one, two, f, h }) => {
    return real(m * walked(f, angleOf(one)) + walked(h, angleOf(two)))
  },
})

/** From the point back to the angle. */
const whichAngle = template({
  id: 'trigonometry/unit-circle-angle',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) => ({ t: pick(rng, SPECIAL), radians: int(rng, 0, 2) > 0 }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ t, radians }) =>
        `${unitCircle({ alt: 'The unit circle with a point at the end of a terminal side', angle: t, label: 'θ', point: `(${plain(at('cos', t))}, ${plain(at('sin', t))})` })}<p>What is the measure of the angle $\\theta$, in ${radians ? 'radians' : 'degrees'}?</p>`,
    },
    {
      id: 'bare',
      kind: 'bare',
      items: 3,
      stem: ({ t, radians }) =>
        `For which angle $\\theta$ with $0 \\le \\theta \\lt ${radians ? '2\\pi' : '360^\\circ'}$ are $\\cos \\theta = ${realTex(at('cos', t))}$ and $\\sin \\theta = ${realTex(at('sin', t))}$ both true?`,
    },
  ],
  given: ({ t, radians }) => ({ x: realTex(at('cos', t)), y: realTex(at('sin', t)), radians }),
  answer: ({ t, radians }) => text(`$${angleTex(t, radians)}$`),
  traps: [
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      shortcut: ({ t, radians }) => text(`$${angleTex(360 - t, radians)}$`),
      why: () => 'has the sine with the other sign.',
    },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      shortcut: ({ t, radians }) => text(`$${angleTex((540 - t) % 360, radians)}$`),
      why: () => 'has the cosine with the other sign.',
    },
    {
      misconception: 'trig-takes-the-wrong-special-value',
      shortcut: ({ t, radians }) =>
        text(`$${angleTex(t + (reference(t) === 45 ? 15 : (t % 90) - 45 < 0 ? 15 : -15), radians)}$`),
      why: () => 'ends in the right quadrant, but at another special angle.',
    },
    {
      misconception: 'trig-takes-sine-for-the-x-coordinate',
      shortcut: ({ t, radians }) => text(`$${angleTex((450 - t) % 360, radians)}$`),
      why: () => 'has sine and cosine swapped.',
    },
    {
      misconception: 'trig-takes-the-wrong-special-value',
      shortcut: ({ t, radians }) => text(`$${angleTex((t + 180) % 360, radians)}$`),
      why: () => 'ends at the opposite point of the circle.',
    },
  ],
  explain: ({ t, radians }) => [
    {
      do: `The signs of the coordinates put the angle in quadrant ${quadrant(t)}; their sizes belong to the reference angle $${reference(t)}^\\circ$.`,
      why: 'The coordinates are cosine and sine.',
    },
    {
      do: `$\\theta = ${radians ? `${t}^\\circ = ${angleTex(t, true)}` : angleTex(t, false)}$`,
      why: 'The angle is measured counterclockwise from the positive $x$-axis.',
    },
  ],
  // Reads the coordinates and looks for the direction.
  check: ({ x, y, radians }) => {
    const found = SPECIAL.find((t) => realTex(at('cos', t)) === x && realTex(at('sin', t)) === y) ?? 0
    return text(`$${angleTex(found, radians)}$`)
  },
})

/** Circles of another radius. */
const larger = template({
  id: 'trigonometry/circle-of-radius-r',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) => ({ t: pick(rng, SPECIAL), r: 2 * int(rng, 2, 9) }),
  frames: [
    {
      id: 'carousel',
      kind: 'words',
      items: 5,
      stem: ({ t, r }, rng) =>
        `A ${pick(rng, ['carousel', 'turntable stage', 'Ferris wheel seen from the side'])} is drawn on a coordinate plane with its center at $(0, 0)$; one unit is one meter. ${person(rng)} starts at $(${r}, 0)$ and moves counterclockwise on a circle through an angle of $${t}^\\circ$. What are the coordinates of the place that is reached?`,
    },
  ],
  given: ({ t, r }) => ({ t, r }),
  answer: ({ t, r }) => point(t, r),
  traps: [
    { misconception: 'trig-forgets-the-radius', rule: ({ t }) => point(t) },
    {
      misconception: 'trig-takes-sine-for-the-x-coordinate',
      rule: ({ t, r }) => pair(r * at('sin', t), r * at('cos', t)),
    },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      rule: ({ t, r }) => pair(-r * at('cos', t), r * at('sin', t)),
    },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      rule: ({ t, r }) => pair(r * at('cos', t), -r * at('sin', t)),
    },
    {
      misconception: 'trig-takes-the-wrong-special-value',
      rule: ({ t, r }) => pair(2 * r * at('cos', t), 2 * r * at('sin', t)),
      why: ({ r }) => `lies on a circle of radius $${2 * r}$.`,
    },
  ],
  explain: ({ t, r }) => [
    {
      do: `On the unit circle the point at $${t}^\\circ$ is $\\left(${realTex(at('cos', t))}, ${realTex(at('sin', t))}\\right)$.`,
      why: `It lies in quadrant ${quadrant(t)} and has the reference angle $${reference(t)}^\\circ$.`,
    },
    {
      do: `Multiply both coordinates by $${r}$: $\\left(${realTex(r * at('cos', t))}, ${realTex(r * at('sin', t))}\\right)$.`,
      why: `The circle has the radius $${r}$.`,
    },
  ],
  check: ({ t, r }) => {
    const [x, y] = walk(t)
    return pair(r * x, r * y)
  },
})

export const templates: readonly Template[] = [coordinates, values, timesValue, whichAngle, larger]
