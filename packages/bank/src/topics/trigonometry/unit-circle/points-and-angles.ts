import { int, nearly, person, pick, type Template, template, text, unitCircle, type Value } from '#kit'
import { angleTex, angleText, at, realTex } from '../common.ts'
import { pair, point, quadrant, reference, SPECIAL, walk } from './values.ts'

const skill = 'trig-unit-circle-values'

const plain = (x: number): string => {
  const size = { '0.500': '1/2', '0.707': '√2/2', '0.866': '√3/2' }[Math.abs(x).toFixed(3)]
  return `${x < 0 ? '−' : ''}${size}`
}

/** The special angle with these coordinates. */
const angleAt = ({ x, y }: Readonly<{ x: string; y: string }>): number =>
  SPECIAL.find((t) => realTex(at('cos', t)) === x && realTex(at('sin', t)) === y) ?? 0

const written = (t: number, radians: boolean): Value => text(`$${angleTex(((t % 360) + 360) % 360, radians)}$`)

/** A special angle of the same quadrant, 15° away. */
const neighborOf = (t: number): number => t + (reference(t) === 45 || t % 90 < 45 ? 15 : -15)

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
      misconception: 'trig-gives-the-reference-angle',
      classic: true,
      rule: (g) => (angleAt(g) > 90 ? written(reference(angleAt(g)), g.radians) : null),
      why: () => 'is the reference angle, which ends in quadrant I.',
    },
    {
      misconception: 'trig-takes-sine-for-the-x-coordinate',
      classic: true,
      operation: 'coordinates-swapped',
      rule: (g) => written(450 - angleAt(g), g.radians),
      why: () => 'has sine and cosine swapped.',
    },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      rule: (g) => written(360 - angleAt(g), g.radians),
      says: () => 'I used the sine with the wrong sign.',
      why: () => 'has the sine with the other sign.',
    },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      rule: (g) => written(540 - angleAt(g), g.radians),
      says: () => 'I used the cosine with the wrong sign.',
      why: () => 'has the cosine with the other sign.',
    },
    {
      misconception: 'trig-takes-the-wrong-special-value',
      rule: (g) => written(neighborOf(angleAt(g)), g.radians),
      says: ({ t }) =>
        `I found the right quadrant, but used the reference angle ${reference(neighborOf(t))}° instead of ${reference(t)}°.`,
      why: () => 'ends in the right quadrant, but at another special angle.',
    },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      twoSlips: true,
      rule: (g) => written(angleAt(g) + 180, g.radians),
      says: () => 'I used both coordinates with the wrong sign.',
      why: () => 'ends at the opposite point of the circle.',
    },
  ],
  explain: ({ t, radians }, frame) => {
    const q = quadrant(t)
    const how = {
      I: `${reference(t)}^\\circ`,
      II: `180^\\circ - ${reference(t)}^\\circ = ${t}^\\circ`,
      III: `180^\\circ + ${reference(t)}^\\circ = ${t}^\\circ`,
      IV: `360^\\circ - ${reference(t)}^\\circ = ${t}^\\circ`,
    }[q]
    return {
      plan: 'The signs of the coordinates give the quadrant, their sizes the reference angle. Put both together to find the angle, measured counterclockwise from the positive $x$-axis.',
      steps: [
        {
          do: `$x$ is ${at('cos', t) > 0 ? 'positive' : 'negative'} and $y$ is ${at('sin', t) > 0 ? 'positive' : 'negative'}, so the angle ends in quadrant ${q}.`,
          why: 'The signs of the coordinates show the quadrant; $x$ is the cosine and $y$ the sine.',
        },
        {
          do: `Without signs the coordinates are $${realTex(at('cos', reference(t)))}$ and $${realTex(at('sin', reference(t)))}$, so the reference angle is $${reference(t)}^\\circ$.`,
          why: 'These are the cosine and the sine of this special angle.',
        },
        {
          do: `$\\theta = ${how}${radians ? ` = ${angleTex(t, true)}` : ''}$`,
          why: radians
            ? 'The angle is measured counterclockwise from the positive $x$-axis; $180^\\circ$ are $\\pi$ radians.'
            : 'The angle is measured counterclockwise from the positive $x$-axis.',
        },
      ],
      faster: `Picture the point. ${reference(t) === 45 ? 'Both coordinates have the same size, so it lies halfway between the axes' : `The ${reference(t) === 30 ? 'first' : 'second'} coordinate is the larger one in size, so it lies nearer to the $${reference(t) === 30 ? 'x' : 'y'}$-axis`}, and by the signs in quadrant ${q}. Of the three special angles there, $${angleTex(t - (t % 90) + 30, radians)}$, $${angleTex(t - (t % 90) + 45, radians)}$ and $${angleTex(t - (t % 90) + 60, radians)}$, it is the ${{ 30: 'first', 45: 'second', 60: 'third' }[t % 90]}.`,
      check: `A calculator in degree mode shows $\\cos ${t}^\\circ ${nearly(at('cos', t), 3)}$ and $\\sin ${t}^\\circ ${nearly(at('sin', t), 3)}$, which are the coordinates as decimals.`,
      ...(frame === 'figure'
        ? {
            figure: unitCircle({
              alt: 'The unit circle with a point at the end of a terminal side',
              angle: t,
              label: angleText(t, radians),
              point: `(${plain(at('cos', t))}, ${plain(at('sin', t))})`,
            }),
          }
        : {}),
    }
  },
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
        `A ${pick(rng, ['carousel', 'revolving stage', 'merry-go-round'])} is drawn on a coordinate plane with its center at $(0, 0)$; one unit is one foot. ${person(rng)} starts at $(${r}, 0)$ and moves counterclockwise on a circle through an angle of $${t}^\\circ$. What are the coordinates of the place that is reached?`,
    },
  ],
  given: ({ t, r }) => ({ t, r }),
  answer: ({ t, r }) => point(t, r),
  traps: [
    {
      misconception: 'trig-forgets-the-radius',
      classic: true,
      rule: ({ t }) => point(t),
      why: ({ r }) => `lies on the circle of radius 1, not of radius $${r}$.`,
    },
    {
      misconception: 'trig-takes-sine-for-the-x-coordinate',
      operation: 'coordinates-swapped',
      rule: ({ t, r }) => pair(r * at('sin', t), r * at('cos', t)),
      why: () => 'has the sine first and the cosine second.',
    },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      rule: ({ t, r }) => pair(-r * at('cos', t), r * at('sin', t)),
      says: () => 'I used the wrong sign for the first coordinate.',
      why: ({ t }) => `lies in another quadrant; this angle ends in quadrant ${quadrant(t)}.`,
    },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      rule: ({ t, r }) => pair(r * at('cos', t), -r * at('sin', t)),
      says: () => 'I used the wrong sign for the second coordinate.',
      why: ({ t }) => `lies in another quadrant; this angle ends in quadrant ${quadrant(t)}.`,
    },
    {
      misconception: 'trig-forgets-the-radius',
      twoSlips: true,
      rule: ({ t }) => pair(at('sin', t), at('cos', t)),
      says: () => 'I swapped the coordinates and gave the point on the circle of radius 1.',
      why: ({ r }) => `has the coordinates swapped and lies on the circle of radius 1, not of radius $${r}$.`,
    },
  ],
  explain: ({ t, r }) => ({
    plan: 'On a circle of any radius the point is the one of the unit circle with both coordinates multiplied by the radius. So find cosine and sine of the angle first.',
    steps: [
      {
        do: `$${t}^\\circ$ ends in quadrant ${quadrant(t)} with the reference angle $${reference(t)}^\\circ$.`,
        why: 'The quadrant gives the signs, the reference angle the sizes.',
      },
      {
        do: `On the unit circle the point at $${t}^\\circ$ is $\\left(${realTex(at('cos', t))}, ${realTex(at('sin', t))}\\right)$.`,
        why: 'Its coordinates are the cosine and the sine.',
      },
      {
        do: `Multiply both coordinates by $${r}$: $\\left(${realTex(r * at('cos', t))}, ${realTex(r * at('sin', t))}\\right)$.`,
        why: `The circle has radius $${r}$.`,
      },
    ],
    check: `The squares of the coordinates add up to $${realTex((r * at('cos', t)) ** 2)} + ${realTex((r * at('sin', t)) ** 2)} = ${r * r}$, which is $${r}^2$.`,
    faster: `Signs and sizes choose among the options: in quadrant ${quadrant(t)}, $x$ is ${at('cos', t) > 0 ? 'positive' : 'negative'} and $y$ is ${at('sin', t) > 0 ? 'positive' : 'negative'}, ${reference(t) === 45 ? 'and at $45^\\circ$ both have the same size' : `and with the reference angle $${reference(t)}^\\circ$, ${reference(t) > 45 ? '$y$ has' : '$x$ has'} the larger size`}. The squares must add up to $${r}^2 = ${r * r}$.`,
  }),
  check: ({ t, r }) => {
    const [x, y] = walk(t)
    return pair(r * x, r * y)
  },
})

export const templates: readonly Template[] = [whichAngle, larger]
