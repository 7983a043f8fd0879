import {
  drawing,
  frac,
  g,
  type Html,
  int,
  nonZero,
  num,
  paren,
  pick,
  piMultiple,
  signed,
  sub,
  type Template,
  template,
  toTex,
  until,
  whole,
  xy,
} from '#kit'

const skill = 'sm-circles'

type Touch = Readonly<{ h: number; k: number; x: number; y: number }>

const square = (letter: string, c: number): string => (c === 0 ? `${letter}^2` : `(${letter}${signed(-c)})^2`)

const slope = template({
  id: 'sat-math/circle-tangent-slope',
  skill,
  difficulty: 'High',
  b: 1.5,
  calculator: true,
  seconds: 100,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ h: nonZero(rng, -8, 8), k: nonZero(rng, -8, 8), u: nonZero(rng, -9, 9), v: nonZero(rng, -9, 9) }),
      ({ h, k, u, v }) => u % v !== 0 && v % u !== 0 && h + u !== 0 && k + v !== 0,
    ),
  frames: [
    {
      id: 'equation',
      kind: 'multi-step',
      items: 7,
      stem: ({ h, k, u, v }) =>
        `In the $xy$-plane, the circle $${square('x', h)} + ${square('y', k)} = ${u * u + v * v}$ passes through the point $(${h + u}, ${k + v})$. What is the slope of the line that is tangent to the circle at this point?`,
    },
    {
      id: 'center',
      kind: 'multi-step',
      items: 7,
      stem: ({ h, k, u, v }) =>
        `A circle in the $xy$-plane has its center at $(${h}, ${k})$. Line $t$ is tangent to the circle at the point $(${h + u}, ${k + v})$. What is the slope of line $t$?`,
    },
  ],
  given: ({ h, k, u, v }) => ({ h, k, x: h + u, y: k + v }),
  answer: ({ u, v }) => num(frac(-u, v)),
  traps: [
    {
      misconception: 'sm-slope-of-the-radius',
      classic: true,
      rule: ({ h, k, x, y }: Touch) => num(frac(y - k, x - h)),
      why: () => 'is the slope of the radius; the tangent is at a right angle to it.',
    },
    {
      misconception: 'sm-takes-the-reciprocal-only',
      rule: ({ h, k, x, y }: Touch) => num(frac(x - h, y - k)),
      why: () => 'is the reciprocal of the slope of the radius, without the change of sign.',
    },
    {
      misconception: 'sm-changes-the-sign-of-the-radius-only',
      rule: ({ h, k, x, y }: Touch) => num(frac(k - y, x - h)),
      why: () => 'has the other sign than the slope of the radius, but is not its reciprocal.',
    },
  ],
  explain: ({ h, k, u, v }) => ({
    plan: 'A tangent is perpendicular to the radius at the point of contact. Find the slope of that radius and take its negative reciprocal.',
    steps: [
      {
        do: `The center is $(${h}, ${k})$ and the point of contact is $(${h + u}, ${k + v})$.`,
        why: 'The radius joins these two points.',
      },
      {
        do: `Along the radius $y$ changes by $${k + v} - ${k < 0 ? `(${k})` : k} = ${v}$ and $x$ by $${h + u} - ${h < 0 ? `(${h})` : h} = ${u}$, so its slope is $${num(frac(v, u)).html.slice(1, -1)}$.`,
        why: 'Change in $y$ divided by change in $x$.',
      },
      {
        do: `The slope of the tangent is ${num(frac(-u, v)).html}.`,
        why: 'Perpendicular lines have negative reciprocal slopes.',
      },
    ],
    check: `The slopes of the radius and the tangent multiply to $-1$: $${toTex(frac(v, u))} \\cdot ${paren(frac(-u, v))} = -1$.`,
    faster: `Along the radius $x$ changes by $${u}$ and $y$ by $${v}$. Exchange the two and change one sign: along the tangent $x$ changes by $${v}$ and $y$ by $${-u}$, so its slope is ${num(frac(-u, v)).html}.`,
  }),
  // The direction (y − k, h − x) is perpendicular to the radius: the sum of products is 0.
  check: ({ h, k, x, y }) => {
    const [across, up] = [y - k, h - x]
    return (x - h) * across + (y - k) * up === 0 ? num(frac(up, across)) : num(0)
  },
})

/** Two tangents from P with the chord AB; with the right angles and the angle at A when they are found. */
function twoTangents(t: number, turn: number, found = false): Html {
  const half = (90 - t / 2 + 360) % 360
  const far = 4 / Math.sin((t * Math.PI) / 360)
  return drawing(
    {
      alt: 'A circle with center O, the tangents PA and PB, and the chord AB',
      at: {
        O: [0, 0],
        P: xy.polar([0, 0], far, turn),
        A: xy.polar([0, 0], 4, turn + half),
        B: xy.polar([0, 0], 4, turn - half),
      },
    },
    [
      g.circle('O', 4),
      g.seg('PA'),
      g.seg('PB'),
      g.seg('AB'),
      g.seg('OA'),
      g.dots('O'),
      g.angle('APB', `${t}°`),
      ...(found ? [g.seg('OB', '', { dash: true }), g.right('OAP'), g.right('OBP'), g.angle('OAB', `${t / 2}°`)] : []),
    ],
  )
}

const angle = template({
  id: 'sat-math/circle-two-tangents',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ t: int(rng, 16, 66) * 2, turn: int(rng, 0, 11) * 30 }),
      ({ t }) => t !== 60 && t !== 90 && t !== 120,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ t, turn }) =>
        `<p>Segments $PA$ and $PB$ are tangent to the circle with center $O$ at $A$ and $B$.</p>${twoTangents(t, turn)}<p>What is the measure of angle $OAB$, in degrees?</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ t }) =>
        `From a point $P$ outside a circle with center $O$, two lines are drawn that touch the circle at $A$ and $B$. The measure of angle $APB$ is $${t}^\\circ$. What is the measure, in degrees, of angle $OAB$?`,
    },
  ],
  given: ({ t }) => ({ t }),
  answer: ({ t }) => num(t / 2),
  traps: [
    {
      misconception: 'sm-angle-at-the-other-side-of-the-tangent',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ t }) => [sub(90, frac(t, 2))],
      rule: ({ t }) => num((180 - t) / 2),
      why: () => 'is the measure of angle $PAB$, between tangent and chord.',
    },
    {
      misconception: 'sm-central-angle-for-the-base-angle',
      operation: 'stopped-at-a-step',
      operands: ({ t }) => [180 - t],
      rule: ({ t }) => num(180 - t),
      why: () => 'is the measure of angle $AOB$ at the center.',
    },
    {
      misconception: 'sm-takes-the-angle-outside',
      operation: 'wrong-number-used',
      operands: ({ t }) => [t],
      rule: ({ t }) => num(t),
      why: () => 'is the measure of angle $APB$ itself.',
    },
    {
      misconception: 'sm-complement-of-the-angle-outside',
      operation: 'whole-for-part',
      operands: ({ t }) => [t],
      after: (x) => sub(90, x),
      rule: ({ t }) => whole(90 - t),
      why: ({ t }) => `is $90 - ${t}$; angle $APB$ is no angle of a right triangle here.`,
    },
  ],
  explain: ({ t, turn }, frame) => ({
    plan: 'A radius meets a tangent at a right angle. Find the angle at the center from the quadrilateral, then use the isosceles triangle of the two radii.',
    steps: [
      { do: 'Angles $OAP$ and $OBP$ measure $90^\\circ$.', why: 'A tangent is perpendicular to the radius.' },
      {
        do: `Angle $AOB$ measures $360^\\circ - 90^\\circ - 90^\\circ - ${t}^\\circ = ${180 - t}^\\circ$.`,
        why: 'The angles of the quadrilateral $OAPB$ sum to $360^\\circ$.',
      },
      {
        do: `In triangle $OAB$ the two base angles measure $\\frac{180 - ${180 - t}}{2} = ${t / 2}$ degrees each.`,
        why: '$OA$ and $OB$ are radii, so they are equal.',
      },
    ],
    check: `Angles $OAB$ and $PAB$ make the right angle: $${t / 2} + ${90 - t / 2} = 90$.`,
    faster: `$PA = PB$, so angle $PAB$ measures $\\frac{180 - ${t}}{2} = ${90 - t / 2}$ degrees, and the rest of the right angle $OAP$ is $90 - ${90 - t / 2} = ${t / 2}$ degrees.`,
    ...(frame === 'figure' ? { figure: twoTangents(t, turn, true) } : {}),
  }),
  check: ({ t }) => num(Array.from({ length: 90 }, (_, i) => i).find((x) => 180 - 2 * x + 180 + t === 360) ?? 0),
})

const radians = template({
  id: 'sat-math/arc-in-radians',
  skill,
  difficulty: 'Medium',
  b: 0.8,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 7), b: pick(rng, [3, 4, 5, 6, 8, 9]), r: int(rng, 3, 24), s: int(rng, 0, 1) }),
      ({ a, b, r }) => frac(a, b).d === b && a / b < 1.5 && r % 2 === 0 && r !== 4 && r !== 2 && a * 2 !== b,
    ),
  frames: [
    {
      id: 'arc',
      kind: 'bare',
      items: 5,
      stem: ({ a, b, r }) =>
        `A circle has a radius of ${r}. A central angle of $${piMultiple(frac(a, b)).html.slice(1, -1)}$ radians intercepts an arc of this circle. What is the length of the arc?`,
    },
    {
      id: 'ride',
      kind: 'words',
      items: 6,
      stem: ({ a, b, r, s }) =>
        s === 0
          ? `A sprinkler turns through an angle of $${piMultiple(frac(a, b)).html.slice(1, -1)}$ radians and throws water ${r} feet far. How long, in feet, is the arc that the far end of the water follows?`
          : `A swing ride carries its seats on a circle with a radius of ${r} feet. How many feet does a seat move while the ride turns through $${piMultiple(frac(a, b)).html.slice(1, -1)}$ radians?`,
    },
  ],
  given: ({ a, b, r }) => ({ angle: frac(a, b), r }),
  answer: ({ a, b, r }) => piMultiple(frac(a * r, b)),
  traps: [
    {
      misconception: 'sm-area-for-the-arc-in-radians',
      classic: true,
      rule: ({ angle: { n, d }, r }) => piMultiple(frac(n * r * r, 2 * d)),
      why: ({ r }) => `uses $\\frac{1}{2} \\cdot ${r}^2$, the rule for the area of a sector.`,
    },
    {
      misconception: 'sm-half-circle-forgotten',
      rule: ({ angle: { n, d }, r }) => piMultiple(frac(n * r, 2 * d)),
      says: () => 'I took half of radius times angle.',
      why: () => 'is half of radius times angle.',
    },
    {
      misconception: 'sm-half-circle-forgotten',
      rule: ({ angle: { n, d }, r }) => piMultiple(frac(2 * n * r, d)),
      says: ({ r }) => `I multiplied the angle by ${2 * r}, twice the ${r}.`,
      why: ({ r }) => `uses ${2 * r} instead of ${r}.`,
    },
    {
      misconception: 'sm-takes-the-longer-arc',
      rule: ({ angle: { n, d }, r }) => piMultiple(frac((2 * d - n) * r, d)),
      why: ({ a, b }) =>
        `belongs to the rest of the turn, $${piMultiple(frac(2 * b - a, b)).html.slice(1, -1)}$ radians.`,
    },
  ],
  explain: ({ a, b, r }) => ({
    plan: 'In radians, the length of an arc is the radius times the central angle. No part of the circumference has to be found.',
    steps: [
      {
        do: `$s = r\\theta$ with $r = ${r}$ and $\\theta = ${piMultiple(frac(a, b)).html.slice(1, -1)}$`,
        why: 'This rule holds for angles in radians.',
      },
      { do: `$s = ${r} \\cdot ${piMultiple(frac(a, b)).html.slice(1, -1)}$`, why: 'Substitute both.' },
      { do: `$s = ${piMultiple(frac(a * r, b)).html.slice(1, -1)}$`, why: 'Multiply.' },
    ],
    check: `The whole circle has $2\\pi$ radians and the circumference $${2 * r}\\pi$; the arc is $${toTex(frac(a, 2 * b))}$ of it: $${toTex(frac(a, 2 * b))} \\cdot ${2 * r}\\pi = ${piMultiple(frac(a * r, b)).html.slice(1, -1)}$.`,
    faster: `On a calculator, $${r} \\cdot ${a} \\div ${b}$ is the factor before $\\pi$. It is $${toTex(frac(a * r, b))}$.`,
  }),
  check: ({ angle: { n, d }, r }) => piMultiple(frac(2 * r * n, 2 * d)),
})

export const templates: readonly Template[] = [slope, angle, radians]
