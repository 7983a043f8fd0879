import {
  dot,
  type Html,
  int,
  type Layer,
  linear,
  nonZero,
  plane,
  region,
  straight,
  type Template,
  template,
  text,
  until,
} from '#kit'

const skill = 'sm-linear-inequalities'

const half = (m: number, b: number, rel: string) => text(`$y ${rel} ${linear(m, b)}$`)

type Drawn = Readonly<{ m: number; b: number; above: boolean; dashed: boolean }>

/** The shaded half of the plane, with two points of its boundary. */
const shadedPlane = ({ m, b, above, dashed }: Drawn, points: readonly Layer[]): Html =>
  plane(
    {
      alt: `A ${dashed ? 'dashed' : 'solid'} line through (0, ${b}) and (1, ${m + b}). The region ${above ? 'above' : 'below'} the line is shaded.`,
      x: [-6, 6],
      y: [-8, 8],
    },
    [region([above ? { a: -m, b: 1, c: b } : { a: m, b: -1, c: -b }]), straight(m, b, { dash: dashed }), ...points],
  )

const shaded = template({
  id: 'sat-math/inequality-from-graph',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: true,
  seconds: 65,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        m: nonZero(rng, -3, 3),
        b: nonZero(rng, -4, 4),
        above: int(rng, 0, 1) === 1,
        dashed: int(rng, 0, 1) === 1,
      }),
      // A point on the axis would have its label among the numbers there.
      ({ m, b }) => m + b !== 0,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: ({ m, b, above, dashed }) =>
        `<p>The shaded region shows the solutions of an inequality.</p>${shadedPlane({ m, b, above, dashed }, [dot(0, b, { open: dashed }), dot(1, m + b, { open: dashed })])}<p>Which inequality is represented by the graph?</p>`,
    },
    {
      id: 'points',
      kind: 'graph',
      items: 5,
      stem: ({ m, b, above, dashed }) =>
        `<p>In the $xy$-plane, the points $(x, y)$ that satisfy an inequality are shaded.</p>${shadedPlane({ m, b, above, dashed }, [dot(0, b, { open: dashed }), dot(1, m + b, { open: dashed })])}<p>Which of the following is the inequality?</p>`,
    },
  ],
  given: ({ m, b, above, dashed }) => ({ b, y1: m + b, above, dashed }),
  answer: ({ m, b, above, dashed }) => half(m, b, rel(above, dashed)),
  traps: [
    {
      misconception: 'sm-shades-the-wrong-side',
      classic: true,
      rule: ({ b, y1, above, dashed }) => half(y1 - b, b, rel(!above, dashed)),
      why: ({ above }) => `has the region ${above ? 'below' : 'above'} the line.`,
    },
    {
      misconception: 'sm-strict-instead-of-inclusive',
      classic: true,
      rule: ({ b, y1, above, dashed }) => (dashed ? null : half(y1 - b, b, rel(above, true))),
      says: () => 'I left out the boundary, although the line is solid.',
      why: () => 'does not fit a solid line.',
    },
    {
      misconception: 'sm-includes-the-boundary',
      rule: ({ b, y1, above, dashed }) => (dashed ? half(y1 - b, b, rel(above, false)) : null),
      why: () => 'does not fit a dashed line.',
    },
    {
      misconception: 'sm-loses-the-minus-of-the-slope',
      rule: ({ b, y1, above, dashed }) => half(b - y1, b, rel(above, dashed)),
      says: () => 'I used the slope with the wrong sign.',
      why: ({ m }) => `has a line that ${m > 0 ? 'falls' : 'rises'}.`,
    },
    {
      misconception: 'sm-shades-the-wrong-side',
      twoSlips: true,
      rule: ({ b, y1, above, dashed }) => half(y1 - b, b, rel(!above, !dashed)),
      says: () => 'I chose the other side of the line and treated the boundary the wrong way.',
      why: ({ above, dashed }) =>
        `has the region ${above ? 'below' : 'above'} the line and does not fit a ${dashed ? 'dashed' : 'solid'} line.`,
    },
    {
      misconception: 'sm-loses-the-minus-of-the-slope',
      twoSlips: true,
      rule: ({ b, y1, above, dashed }) => half(b - y1, b, rel(!above, dashed)),
      says: () => 'I used the slope with the wrong sign and chose the other side of the line.',
      why: ({ m, above }) =>
        `has a line that ${m > 0 ? 'falls' : 'rises'} and the region ${above ? 'below' : 'above'} it.`,
    },
  ],
  explain: ({ m, b, above, dashed }) => ({
    plan: 'Find the equation of the boundary line from its slope and $y$-intercept. The side that is shaded gives the direction of the sign, and a dashed or solid line says whether the boundary belongs to it.',
    steps: [
      {
        do: `The line crosses the $y$-axis at $${b}$, and from $(0, ${b})$ to $(1, ${m + b})$ it ${m > 0 ? 'rises' : 'falls'} by $${Math.abs(m)}$. The line is $y = ${linear(m, b)}$.`,
        why: `The change for one step to the right is the slope, $${m}$.`,
      },
      {
        do: `The region ${above ? 'above' : 'below'} the line is shaded, so $y$ is ${above ? 'greater' : 'less'} than $${linear(m, b)}$ there.`,
        why: `${above ? 'Higher' : 'Lower'} points have ${above ? 'greater' : 'smaller'} $y$-values.`,
      },
      {
        do: `The line is ${dashed ? 'dashed' : 'solid'}: the inequality is ${half(m, b, rel(above, dashed)).html}.`,
        why: `A ${dashed ? 'dashed line is not' : 'solid line is'} part of the solutions.`,
      },
    ],
    check: `The point $(0, ${above ? b + 1 : b - 1})$ lies in the region, and its second coordinate is ${above ? 'greater' : 'less'} than $${b}$.`,
    figure: shadedPlane({ m, b, above, dashed }, [
      dot(0, b, { open: dashed, label: `(0, ${b})`.replace('-', '−'), at: m > 0 ? 'se' : 'ne' }),
      dot(1, m + b, { open: dashed, label: `(1, ${m + b})`.replace('-', '−'), at: m > 0 ? 'se' : 'ne' }),
    ]),
    faster: `Three looks sort the options out: a ${dashed ? 'dashed' : 'solid'} line means a sign ${dashed ? 'without' : 'with'} a bar, shading ${above ? 'above' : 'below'} the line means “${above ? 'greater' : 'less'},” and a line that ${m > 0 ? 'rises' : 'falls'} has a ${m > 0 ? 'positive' : 'negative'} coefficient of $x$.`,
  }),
  check: ({ b, y1, above, dashed }) => half(y1 - b, b, `\\${above ? 'g' : 'l'}${dashed ? 't' : 'e'}`),
})

function rel(above: boolean, dashed: boolean): string {
  return above ? (dashed ? '\\gt' : '\\ge') : dashed ? '\\lt' : '\\le'
}

export const templates: readonly Template[] = [shaded]
