import {
  drawing,
  frac,
  g,
  type Html,
  int,
  judgeTwo,
  mul,
  num,
  person,
  pick,
  type Template,
  template,
  toTex,
  until,
  xy,
} from '#kit'
import { angleOf, pi, piTex, piText, rational } from '../common.ts'

const skill = 'trig-angular-speed'
const THINGS = ['ceiling fan', 'potter’s wheel', 'drum of a washing machine', 'merry-go-round motor', 'drill'] as const
const small = (factor: number, most: number): boolean => (rational(factor)?.d ?? 999) <= most
/** The number before π. */
const factorOf = (tex: string): number => angleOf(tex) / 180

const toRadians = template({
  id: 'trigonometry/angular-speed-from-rpm',
  skill,
  difficulty: 'Low',
  b: -0.1,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ n: int(rng, 12, 260) }),
      ({ n }) => small(n / 30, 6),
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 7,
      stem: ({ n }, rng) =>
        `A ${pick(rng, THINGS)} turns at $${n}$ revolutions per minute. What is its angular speed, in radians per second?`,
    },
  ],
  given: ({ n }) => ({ n }),
  answer: ({ n }) => pi(n / 30),
  traps: [
    {
      misconception: 'trig-takes-a-full-turn-as-pi',
      classic: true,
      rule: ({ n }) => pi(n / 60),
      why: ({ n }) => `is $${n} \\cdot \\pi \\div 60$: it counts $\\pi$ for a whole revolution.`,
    },
    {
      misconception: 'trig-leaves-the-unit-of-time',
      operation: 'unit-not-converted',
      rule: ({ n }) => pi(2 * n),
      says: () => 'I gave radians per minute.',
      why: () => 'is in radians per minute.',
    },
    {
      misconception: 'trig-takes-a-full-turn-as-pi',
      twoSlips: true,
      rule: ({ n }) => pi(n),
      says: () => 'I counted $\\pi$ for a revolution and gave radians per minute.',
      why: () => 'counts $\\pi$ for a revolution, per minute.',
    },
    {
      misconception: 'trig-converts-the-wrong-way',
      rule: ({ n }) => pi(n / 120),
      says: () => 'I divided by 2 where a revolution has the factor 2.',
      why: () => 'divides by 2 instead of multiplying by it.',
    },
    {
      misconception: 'trig-leaves-the-unit-of-time',
      rule: ({ n }) => (small(n / 1800, 360) ? pi(n / 1800) : null),
      says: () => 'I divided by 60 twice, as if an hour were given.',
      why: () => 'divides by 60 twice, as if an hour were given.',
    },
  ],
  explain: ({ n }) => ({
    plan: 'A revolution is a full turn. Change revolutions into radians, then minutes into seconds.',
    steps: [
      {
        do: `One revolution is $2\\pi$ radians, so $${n}$ revolutions are $${2 * n}\\pi$ radians.`,
        why: 'A full turn is $2\\pi$, half a turn is $\\pi$.',
      },
      { do: `This happens in one minute, which is 60 seconds.`, why: 'The question asks for seconds.' },
      { do: `$\\frac{${2 * n}\\pi}{60} = ${piTex(n / 30)}$ radians per second`, why: 'Angle divided by time.' },
    ],
    check: `In one second it makes $${toTex(frac(n, 60))}$ of a revolution, and that many times $2\\pi$ is $${piTex(n / 30)}$.`,
  }),
  // Degrees in a second, changed into radians.
  check: ({ n }) => pi(((n * 360) / 60) * (1 / 180)),
})

const toRpm = template({
  id: 'trigonometry/rpm-from-angular-speed',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ n: 5 * int(rng, 3, 50) }),
      ({ n }) => small(n / 30, 6) && n % 30 !== 0,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'words',
      items: 5,
      stem: ({ n }, rng) =>
        `A ${pick(rng, THINGS)} has an angular speed of $${piTex(n / 30)}$ radians per second. How many revolutions does it make in one minute?`,
    },
  ],
  given: ({ n }) => ({ w: piTex(n / 30) }),
  answer: ({ n }) => num(n),
  traps: [
    {
      misconception: 'trig-takes-a-full-turn-as-pi',
      classic: true,
      rule: ({ w }) => num(Math.round(60 * factorOf(w))),
      why: () => 'counts $\\pi$ for a revolution.',
    },
    {
      misconception: 'trig-leaves-the-unit-of-time',
      operation: 'unit-not-converted',
      rule: ({ w }) => num(frac(Math.round(30 * factorOf(w)), 60)),
      says: () => 'I gave the revolutions in one second.',
      why: () => 'is the number of revolutions in one second.',
    },
    {
      misconception: 'trig-converts-the-wrong-way',
      rule: ({ w }) => num(Math.round(120 * factorOf(w))),
      says: () => 'I multiplied by 2 where the $2\\pi$ of a revolution divides.',
      why: () => 'multiplies by the 2 of $2\\pi$ instead of dividing by it.',
    },
  ],
  explain: ({ n }) => ({
    plan: 'Find the angle that is turned in one minute, and divide it by the angle of one revolution.',
    steps: [
      {
        do: `In 60 seconds the angle is $60 \\cdot ${piTex(n / 30)} = ${2 * n}\\pi$ radians.`,
        why: 'Angle is angular speed times time.',
      },
      { do: 'One revolution is $2\\pi$ radians.', why: 'A full turn.' },
      { do: `$${2 * n}\\pi \\div 2\\pi = ${n}$ revolutions`, why: 'So many full turns are in the angle.' },
    ],
    check: `$${n} \\cdot 2\\pi \\div 60 = ${piTex(n / 30)}$ radians per second.`,
  }),
  // Turns in one second, then in sixty.
  check: ({ w }) => num(Math.round((angleOf(w) / 360) * 60)),
})

/** A wheel with its center, a labeled radius or diameter, and an arrow along the rim. */
function wheel(r: number, label: string, whole = false, speed = ''): Html {
  const at = {
    O: [0, 0] as const,
    P: xy.polar([0, 0], r, 35),
    Q: xy.polar([0, 0], r, 215),
    t: xy.along(
      xy.polar([0, 0], r, 35),
      [xy.polar([0, 0], r, 35)[0] - r * 0.6, xy.polar([0, 0], r, 35)[1] + r * 0.857],
      0.75,
    ),
  }
  const { Q, ...half } = at
  return drawing(
    {
      alt: whole
        ? 'A wheel with the diameter PQ; an arrow shows how P moves'
        : 'A wheel with center O and the point P on its rim; an arrow shows how P moves',
      at: whole ? { ...half, Q } : half,
      // Without the name of the center, the label stands at the middle and belongs to the whole diameter.
      ...(whole ? { show: 'PQ' } : {}),
      height: 210,
    },
    [
      g.circle('O', r),
      whole ? g.seg('PQ', label) : g.seg('OP', label),
      g.ray('Pt', { accent: true }),
      ...(speed ? [g.tag('t', speed, { as: 'The arrow' })] : []),
      g.dots(whole ? 'OPQ' : 'OP'),
    ],
  )
}

/** From inches and seconds to feet and minutes, or the other way around. */
const units = template({
  id: 'trigonometry/linear-speed-in-other-units',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 24), w: int(rng, 4, 40), up: int(rng, 0, 1) === 1 }),
      ({ r, w, up }) => (r * w) % (up ? 12 : 60) === 0 && r !== w && !(up && r > 14),
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ r, w, up }) =>
        `${wheel(r, `${r} ${up ? 'in' : 'ft'}`)}<p>The wheel turns with an angular speed of $${w}$ radians per ${up ? 'second' : 'minute'}. What is the linear speed of point $P$, in ${up ? 'feet per minute' : 'inches per second'}?</p>`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ r, w, up }) =>
        up
          ? `A saw blade with a radius of $${r}$ inches spins at $${w}$ radians per second. How fast does a tooth on its rim move, in feet per minute?`
          : `The blades of a windmill reach $${r}$ feet from the center of its wheel and turn at $${w}$ radians per minute. How fast does the tip of a blade move, in inches per second?`,
    },
  ],
  given: ({ r, w, up }) => ({ r, w, up }),
  answer: ({ r, w, up }) => num(up ? 5 * r * w : (r * w) / 5),
  traps: [
    {
      misconception: 'trig-leaves-the-unit-of-length',
      classic: true,
      operation: 'unit-not-converted',
      rule: ({ r, w, up }) => num(up ? 60 * r * w : (r * w) / 60),
      says: ({ up }) => (up ? 'I gave inches per minute.' : 'I gave feet per second.'),
      why: ({ up }) => (up ? 'is in inches per minute.' : 'is in feet per second.'),
    },
    {
      misconception: 'trig-leaves-the-unit-of-time',
      operation: 'unit-not-converted',
      rule: ({ r, w, up }) => num(up ? frac(r * w, 12) : 12 * r * w),
      says: ({ up }) => (up ? 'I gave feet per second.' : 'I gave inches per minute.'),
      why: ({ up }) => (up ? 'is in feet per second.' : 'is in inches per minute.'),
    },
    {
      misconception: 'trig-leaves-the-unit-of-length',
      twoSlips: true,
      rule: ({ r, w }) => num(r * w),
      says: () => 'I multiplied radius and angular speed and changed no unit.',
      why: ({ up }) => (up ? 'is in inches per second.' : 'is in feet per minute.'),
    },
    {
      misconception: 'trig-takes-diameter-and-radius-for-each-other',
      operation: 'diameter-for-radius',
      rule: ({ r, w, up }) => num(up ? 10 * r * w : frac(2 * r * w, 5)),
      says: ({ r }) => `I used the diameter $${2 * r}$ in place of the radius.`,
      why: ({ r }) => `uses $${2 * r}$ in place of the radius.`,
    },
    {
      misconception: 'trig-changes-units-the-wrong-way',
      rule: ({ r, w }) => num(720 * r * w),
      says: ({ up }) =>
        up ? 'I multiplied by 12 to change inches into feet.' : 'I multiplied by 60 to change from minutes to seconds.',
      why: ({ up }) => (up ? 'multiplies by 12 instead of dividing.' : 'multiplies by 60 instead of dividing.'),
    },
  ],
  explain: ({ r, w, up }, frame) => ({
    plan: 'Linear speed is radius times angular speed in radians. Then change the unit of length and the unit of time, one after the other.',
    steps: [
      {
        do: `$v = r\\omega = ${r} \\cdot ${w} = ${r * w}$ ${up ? 'inches per second' : 'feet per minute'}`,
        why: 'For every radian the point travels one radius.',
      },
      up
        ? { do: `$${r * w} \\cdot 60 = ${60 * r * w}$ inches per minute`, why: 'A minute has 60 seconds.' }
        : { do: `$${r * w} \\cdot 12 = ${12 * r * w}$ inches per minute`, why: 'A foot has 12 inches.' },
      up
        ? { do: `$${60 * r * w} \\div 12 = ${5 * r * w}$ feet per minute`, why: 'A foot has 12 inches.' }
        : { do: `$${12 * r * w} \\div 60 = ${(r * w) / 5}$ inches per second`, why: 'A minute has 60 seconds.' },
    ],
    check: up
      ? `Back: $${5 * r * w} \\cdot 12 \\div 60 \\div ${r} = ${w}$ radians per second.`
      : `Back: $${(r * w) / 5} \\cdot 60 \\div 12 \\div ${r} = ${w}$ radians per minute.`,
    faster: up
      ? 'Both changes together are a factor of $60 \\div 12 = 5$.'
      : 'Both changes together are division by $60 \\div 12 = 5$.',
    ...(frame === 'figure'
      ? { figure: wheel(r, `${r} ${up ? 'in' : 'ft'}`, false, up ? `${5 * r * w} ft/min` : `${(r * w) / 5} in/s`) }
      : {}),
  }),
  // Changes the units of the radius and of the angular speed first.
  check: ({ r, w, up }) => num(up ? mul(frac(r, 12), w * 60) : mul(r * 12, frac(w, 60))),
})

const fromRpm = template({
  id: 'trigonometry/linear-speed-from-rpm',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ d: 2 * int(rng, 4, 16), n: 10 * int(rng, 3, 30) }),
      ({ d, n }) => small((d * n) / 60, 1) && d !== n,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ d, n }) =>
        `${wheel(d / 2, `${d} in`, true)}<p>The wheel makes $${n}$ revolutions per minute. What is the linear speed of point $P$ on its rim, in inches per second?</p>`,
    },
  ],
  given: ({ d, n }) => ({ wide: d, n }),
  answer: ({ d, n }) => pi((d * n) / 60),
  traps: [
    {
      misconception: 'trig-takes-diameter-and-radius-for-each-other',
      classic: true,
      operation: 'radius-for-diameter',
      rule: ({ wide, n }) => pi((2 * wide * n) / 60),
      says: ({ d }) => `I took the diameter $${d}$ for the radius.`,
      why: ({ d }) => `takes the diameter $${d}$ for the radius.`,
    },
    {
      misconception: 'trig-leaves-the-unit-of-time',
      operation: 'unit-not-converted',
      rule: ({ wide, n }) => pi(wide * n),
      says: () => 'I gave inches per minute.',
      why: () => 'is in inches per minute.',
    },
    {
      misconception: 'trig-takes-a-full-turn-as-pi',
      rule: ({ wide, n }) => pi((wide * n) / 120),
      why: ({ d }) => `counts $\\pi$ for a revolution, with the radius $${d / 2}$.`,
    },
    {
      misconception: 'trig-leaves-the-unit-of-time',
      twoSlips: true,
      rule: ({ wide, n }) => pi((wide * n) / 2),
      says: () => 'I gave inches per minute, with $\\pi$ for a revolution.',
      why: () => 'is in inches per minute, with $\\pi$ for a revolution.',
    },
  ],
  explain: ({ d, n }) => ({
    plan: 'With every revolution a point on the rim travels one circumference. Find the distance in one minute, then in one second.',
    steps: [
      {
        do: `The radius is $${d} \\div 2 = ${d / 2}$ inches, and the circumference is $2\\pi \\cdot ${d / 2} = ${d}\\pi$ inches.`,
        why: 'The figure shows the diameter.',
      },
      {
        do: `In one minute: $${n} \\cdot ${d}\\pi = ${n * d}\\pi$ inches`,
        why: 'One circumference for each revolution.',
      },
      {
        do: `In one second: $\\frac{${n * d}\\pi}{60} = ${piTex((d * n) / 60)}$ inches`,
        why: 'A minute has 60 seconds.',
      },
    ],
    check: `With $v = r\\omega$: $\\omega = ${piTex(n / 30)}$ radians per second, and $${d / 2} \\cdot ${piTex(n / 30)} = ${piTex((d * n) / 60)}$.`,
    figure: wheel(d / 2, `${d} in`, true, `${piText((d * n) / 60)} in/s`),
  }),
  check: ({ wide, n }) => pi((wide / 2) * (n / 30)),
})

/** Two wheels and the belt around them. */
function belt(R: number, r: number, turns?: readonly [number, number]): Html {
  const d = 2.1 * (R + r)
  const phi = (Math.acos((R - r) / d) * 180) / Math.PI
  const at = {
    A: [0, 0] as const,
    B: [d, 0] as const,
    a: xy.polar([0, 0], R, phi),
    b: xy.polar([d, 0], r, phi),
    c: xy.polar([0, 0], R, -phi),
    e: xy.polar([d, 0], r, -phi),
    u: xy.polar([0, 0], R, 180),
    v: xy.polar([d, 0], r, 0),
    ...(turns ? { s: [0, -R] as const, t: [d, -r] as const } : {}),
  }
  return drawing({ alt: 'Two wheels with centers A and B, joined by a belt', at, height: 190 }, [
    g.circle('A', R),
    g.circle('B', r),
    g.seg('ab', '', { accent: true }),
    g.seg('ce', '', { accent: true }),
    g.seg('Au', `${R} in`, { as: 'The radius of the wheel at A' }),
    g.seg('Bv', `${r} in`, { as: 'The radius of the wheel at B' }),
    ...(turns
      ? [
          g.tag('s', `${turns[0]} rpm`, { as: 'The wheel at A', towards: -90 }),
          g.tag('t', `${turns[1]} rpm`, { as: 'The wheel at B', towards: -90 }),
        ]
      : []),
    g.dots('AB'),
  ])
}

const pulleys = template({
  id: 'trigonometry/wheels-with-a-belt',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 95,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ R: int(rng, 4, 15), r: int(rng, 3, 14), N: 10 * int(rng, 3, 36) }),
      ({ R, r, N }) =>
        R !== r && Math.max(R, r) / Math.min(R, r) < 3 && (N * R) % r === 0 && (N * r) % R === 0 && (N * R) / r < 800,
    ),
  frames: [
    {
      id: 'belt',
      kind: 'figure',
      items: 7,
      stem: ({ R, r, N }) =>
        `${belt(R, r)}<p>A belt joins two wheels and does not slip. The wheel with center $A$ makes $${N}$ revolutions per minute. How many revolutions per minute does the wheel with center $B$ make?</p>`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ R, r, N }) =>
        `A motor turns a pulley with a radius of $${R}$ inches at $${N}$ revolutions per minute. A belt that does not slip runs from it to a second pulley with a radius of $${r}$ inches. How many revolutions per minute does the second pulley make?`,
    },
  ],
  given: ({ R, r, N }) => ({ R, r, N }),
  answer: ({ R, r, N }) => num((N * R) / r),
  traps: [
    {
      misconception: 'trig-turns-the-ratio-of-radii-around',
      classic: true,
      rule: ({ R, r, N }) => num((N * r) / R),
      why: ({ R, r }) => `multiplies by $\\frac{${r}}{${R}}$, which is upside down.`,
    },
    {
      misconception: 'trig-takes-angular-speeds-on-a-belt-as-equal',
      rule: ({ N }) => num(N),
      why: () => 'takes both wheels to turn equally fast.',
    },
    {
      misconception: 'trig-squares-the-ratio-of-radii',
      rule: ({ R, r, N }) => ((N * R * R) % (r * r) === 0 ? num((N * R * R) / (r * r)) : null),
      why: ({ R, r }) => `squares the ratio $\\frac{${R}}{${r}}$.`,
    },
    {
      misconception: 'trig-squares-the-ratio-of-radii',
      twoSlips: true,
      rule: ({ R, r, N }) => ((N * r * r) % (R * R) === 0 ? num((N * r * r) / (R * R)) : null),
      says: () => 'I squared the ratio of the radii and had it upside down.',
      why: () => 'squares the ratio, upside down.',
    },
    {
      misconception: 'trig-takes-diameter-and-radius-for-each-other',
      rule: ({ R, r, N }) => num((2 * N * R) / r),
      says: () => 'I used the diameter of the wheel whose speed is given, but the radius of the other.',
      why: () => 'uses the diameter of the wheel whose speed is given, but the radius of the other.',
    },
  ],
  explain: ({ R, r, N }, frame) => ({
    plan: 'The belt has one speed, so points on both rims have the same linear speed. Set the two products of radius and angular speed equal.',
    steps: [
      {
        do: `Both rims move as fast as the belt: $${R} \\cdot ${N} \\cdot 2\\pi = ${r} \\cdot n \\cdot 2\\pi$ inches per minute.`,
        why: 'The belt does not slip.',
      },
      { do: `Divide by $2\\pi$: $${R} \\cdot ${N} = ${r}n$, so $${R * N} = ${r}n$.`, why: 'The factor is the same.' },
      { do: `$n = \\frac{${R * N}}{${r}} = ${(N * R) / r}$`, why: `Divide by $${r}$.` },
    ],
    check: `The ${R > r ? 'smaller' : 'larger'} wheel turns ${R > r ? 'faster' : 'more slowly'}, as it must.`,
    ...(frame === 'belt' ? { figure: belt(R, r, [N, (N * R) / r]) } : {}),
  }),
  // Inches of belt in a minute.
  check: ({ R, r, N }) => num(Math.round((N * 2 * Math.PI * R) / (2 * Math.PI * r))),
})

const INCHES = 1056
const car = template({
  id: 'trigonometry/revolutions-of-a-tire',
  skill,
  difficulty: 'High',
  b: 1.2,
  calculator: true,
  seconds: 125,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => ({ mph: 5 * int(rng, 3, 14), d: int(rng, 22, 32) }),
  frames: [
    {
      id: 'car',
      kind: 'multi-step',
      items: 7,
      stem: ({ mph, d }, rng) =>
        `${person(rng)} drives a car at $${mph}$ miles per hour. Its tires have a diameter of $${d}$ inches. How many revolutions does each tire make in one minute, to the nearest whole number? (1 mile is 5,280 feet.)`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      items: 4,
      response: 'grid',
      stem: ({ mph, d }) =>
        `A van travels at $${mph}$ miles per hour on tires with a diameter of $${d}$ inches. To the nearest whole number, at how many revolutions per minute do the tires turn? (1 mile is 5,280 feet.)`,
    },
  ],
  given: ({ mph, d }) => ({ mph, d }),
  answer: ({ mph, d }) => num(Math.round((mph * INCHES) / (Math.PI * d))),
  traps: [
    {
      misconception: 'trig-takes-diameter-and-radius-for-each-other',
      classic: true,
      operation: 'radius-for-diameter',
      rule: ({ mph, d }) => num(Math.round((mph * INCHES) / (2 * Math.PI * d))),
      says: ({ d }) => `I took $${d}$ inches for the radius.`,
      why: ({ d }) => `takes the $${d}$ inches for the radius.`,
    },
    {
      misconception: 'trig-counts-radians-as-revolutions',
      rule: ({ mph, d }) => num(Math.round((2 * mph * INCHES) / d)),
      why: () => 'is the number of radians, not of revolutions.',
    },
    {
      misconception: 'trig-leaves-the-unit-of-length',
      rule: ({ mph, d }) => num(Math.round((mph * 88) / (Math.PI * d))),
      says: () => 'I did not change feet into inches.',
      why: () => 'divides feet by inches.',
    },
    {
      misconception: 'trig-takes-a-full-turn-as-pi',
      rule: ({ mph, d }) => num(Math.round((2 * mph * INCHES) / (Math.PI * d))),
      says: () => 'I counted $\\pi$ radii for a full turn, instead of $2\\pi$.',
      why: () => 'counts half of the circumference for a revolution.',
    },
    {
      misconception: 'trig-counts-radians-as-revolutions',
      rule: ({ mph, d }) => num(Math.round((mph * INCHES) / d)),
      says: () => 'I divided by the diameter instead of the circumference.',
      why: () => 'divides by the diameter instead of the circumference.',
    },
  ],
  explain: ({ mph, d }) => ({
    plan: 'Change the speed into inches per minute. With each revolution the vehicle moves on by one circumference, so divide by it.',
    steps: [
      {
        do: `$${mph} \\cdot 5280 \\cdot 12 = ${mph * 63360}$ inches in an hour`,
        why: 'A mile has 5,280 feet, a foot has 12 inches.',
      },
      { do: `$${mph * 63360} \\div 60 = ${mph * INCHES}$ inches in a minute`, why: 'An hour has 60 minutes.' },
      {
        do: `The circumference is $${d}\\pi \\approx ${(d * Math.PI).toFixed(2)}$ inches.`,
        why: 'Diameter times $\\pi$.',
      },
      {
        do: `$${mph * INCHES} \\div ${d}\\pi \\approx ${Math.round((mph * INCHES) / (Math.PI * d))}$ revolutions`,
        why: 'One circumference for each revolution.',
      },
    ],
    check: `$${Math.round((mph * INCHES) / (Math.PI * d))}$ revolutions of about $${Math.round(d * Math.PI)}$ inches are close to $${mph * INCHES}$ inches.`,
  }),
  // Angular speed first, in radians per minute.
  check: ({ mph, d }) => num(Math.round((((mph * 5280) / 60) * 12) / (d / 2) / (2 * Math.PI))),
})

/** A disk with two points on one radius; with their speeds when the angular speed is found. */
function disk(p: number, d: number, w = 0): Html {
  const at = {
    O: [0, 0] as const,
    P: [p, 0] as const,
    Q: [p + d, 0] as const,
    ...(w > 0 ? { u: [p, 0.35 * p] as const, v: [p + d, 0.35 * (p + d)] as const } : {}),
  }
  return drawing({ alt: 'A disk with center O; P and Q lie on one radius, Q on the rim', at, height: 210 }, [
    g.circle('O', p + d),
    g.seg('OP', `${p} in`),
    g.seg('PQ', `${d} in`),
    ...(w > 0
      ? [
          g.ray('Pu', { accent: true }),
          g.ray('Qv', { accent: true }),
          g.tag('u', `${p * w} in/s`, { as: 'The arrow at P', towards: 90 }),
          g.tag('v', `${(p + d) * w} in/s`, { as: 'The arrow at Q', towards: 90 }),
        ]
      : []),
    g.dots('OPQ'),
  ])
}

const points = template({
  id: 'trigonometry/two-points-on-a-disk',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: false,
  seconds: 105,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 3, 12), d: int(rng, 2, 9), w: int(rng, 2, 12), ask: pick(rng, ['P', 'Q'] as const) }),
      ({ p, d, w }) => p !== d && p !== w && d !== w && d / p > 0.35 && d / p < 2,
    ),
  frames: [
    {
      id: 'disk',
      kind: 'figure',
      items: 7,
      stem: ({ p, d, w, ask }) => {
        return `${disk(p, d)}<p>The disk turns at a constant angular speed. Point $Q$ moves $${w * d}$ inches per second faster than point $P$. What is the linear speed of point $${ask}$, in inches per second?</p>`
      },
    },
    {
      id: 'grid',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ p, d, w, ask }) =>
        `Two lights are fixed to a spinning fan blade, the first $${p}$ inches from the center and the second $${d}$ inches farther out. The second light moves $${w * d}$ inches per second faster than the first. How fast does the ${ask === 'P' ? 'first' : 'second'} light move, in inches per second?`,
    },
  ],
  given: ({ p, d, w, ask }) => ({ p, d, more: w * d, ask }),
  answer: ({ p, d, w, ask }) => num(ask === 'P' ? p * w : (p + d) * w),
  traps: [
    {
      misconception: 'trig-gives-the-other-speed',
      classic: true,
      rule: ({ p, d, more, ask }) => num(frac((ask === 'P' ? p + d : p) * more, d)),
      says: ({ ask }) => `I gave the speed of the ${ask === 'P' ? 'outer' : 'inner'} point.`,
      why: ({ ask }) => `is the speed of the ${ask === 'P' ? 'outer' : 'inner'} point.`,
    },
    {
      misconception: 'trig-divides-the-difference-by-the-wrong-radius',
      says: () => 'I divided the difference of the speeds by the outer radius.',
      rule: ({ p, d, more, ask }) => num(frac((ask === 'P' ? p : p + d) * more, p + d)),
      why: ({ p, d }) => `divides the difference of the speeds by $${p + d}$ instead of $${d}$.`,
    },
    {
      misconception: 'trig-gives-the-other-speed',
      rule: ({ d, more }) => num(frac(more, d)),
      says: () => 'I gave the angular speed.',
      why: () => 'is the angular speed, in radians per second.',
    },
    {
      misconception: 'trig-gives-the-other-speed',
      rule: ({ more, p, ask }) => (ask === 'Q' ? num(more + p) : num(more)),
      says: ({ ask }) =>
        ask === 'Q'
          ? 'I added the distance from the center to the difference of the speeds.'
          : 'I gave the difference of the speeds.',
      why: ({ ask }) => (ask === 'Q' ? 'adds a length to a speed.' : 'is only the difference of the two speeds.'),
    },
    {
      misconception: 'trig-divides-the-difference-by-the-wrong-radius',
      rule: ({ p, d, more, ask }) => (more % p === 0 ? num(((ask === 'P' ? p : p + d) * more) / p) : null),
      says: () => 'I divided the difference of the speeds by the inner radius.',
      why: ({ p }) => `divides the difference of the speeds by $${p}$.`,
    },
  ],
  explain: ({ p, d, w, ask }, frame) => ({
    plan: 'Both points have the same angular speed, so the difference of their linear speeds is this angular speed times the difference of their radii. Find the angular speed, then the speed that is asked for.',
    steps: [
      {
        do: `$${p + d}\\omega - ${p}\\omega = ${w * d}$`,
        why: 'Linear speed is radius times angular speed, and both points turn together.',
      },
      { do: `$${d}\\omega = ${w * d}$, so $\\omega = ${w}$ radians per second`, why: `Divide by $${d}$.` },
      {
        do: `$v = ${ask === 'P' ? p : p + d} \\cdot ${w} = ${ask === 'P' ? p * w : (p + d) * w}$ inches per second`,
        why: `The ${ask === 'P' ? 'inner' : 'outer'} point has the radius $${ask === 'P' ? p : p + d}$.`,
      },
    ],
    check: `The speeds are $${p * w}$ and $${(p + d) * w}$, and they differ by $${w * d}$.`,
    ...(frame === 'disk' ? { figure: disk(p, d, w) } : {}),
  }),
  // Tries angular speeds.
  check: ({ p, d, more, ask }) => {
    const w = Array.from({ length: 99 }, (_, i) => i + 1).find((x) => (p + d) * x - p * x === more) ?? 0
    return num(w * (ask === 'P' ? p : p + d))
  },
})

const distance = template({
  id: 'trigonometry/distance-of-a-turning-point',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        r: 5 * int(rng, 4, 20),
        T: 10 * int(rng, 6, 24),
        t: 5 * int(rng, 2, 40),
        as: pick(rng, ['radius', 'diameter'] as const),
      }),
      ({ r, T, t }) =>
        t < 0.9 * T && t > 0.1 * T && small((r * t) / T, 1) && ![T, t, T - t].some((x) => x === r || x === 2 * r),
    ),
  frames: [
    {
      id: 'ride',
      kind: 'words',
      items: 8,
      stem: ({ r, T, t, as }, rng) =>
        `A Ferris wheel with a ${as} of $${as === 'radius' ? r : 2 * r}$ feet takes $${T}$ seconds for one revolution at a constant speed. How many feet does ${person(rng)}, in a seat on its rim, travel in $${t}$ seconds?`,
    },
  ],
  given: ({ r, T, t, as }) => ({ size: as === 'radius' ? r : 2 * r, T, t, as }),
  answer: ({ r, T, t }) => pi((2 * r * t) / T),
  traps: [
    {
      misconception: 'trig-takes-a-full-turn-as-pi',
      classic: true,
      rule: ({ size, T, t, as }) => (as === 'radius' ? pi((size * t) / T) : null),
      why: () => 'counts $\\pi$ radians for one revolution.',
    },
    {
      misconception: 'trig-takes-diameter-and-radius-for-each-other',
      classic: true,
      operation: 'radius-for-diameter',
      rule: ({ size, T, t, as }) => (as === 'diameter' ? pi((2 * size * t) / T) : null),
      says: ({ r }) => `I took the diameter $${2 * r}$ for the radius.`,
      why: ({ r }) => `takes the diameter $${2 * r}$ for the radius.`,
    },
    {
      misconception: 'trig-takes-the-rest-of-the-revolution',
      rule: ({ size, T, t, as }) => pi(((as === 'radius' ? 2 : 1) * size * (T - t)) / T),
      says: () => 'I gave the distance that is left to a full revolution.',
      why: () => 'is the distance that is left to a full revolution.',
    },
    {
      misconception: 'trig-takes-the-rest-of-the-revolution',
      operation: 'whole-for-part',
      rule: ({ size, as }) => pi((as === 'radius' ? 2 : 1) * size),
      says: () => 'I gave the distance of a whole revolution.',
      why: () => 'is the distance of a whole revolution.',
    },
    {
      misconception: 'trig-forgets-to-multiply-by-the-time',
      rule: ({ size, T, as }) =>
        small(((as === 'radius' ? 2 : 1) * size) / T, 12) ? pi(((as === 'radius' ? 2 : 1) * size) / T) : null,
      why: () => 'is the linear speed, the distance of one second only.',
    },
  ],
  explain: ({ r, T, t, as }) => ({
    plan: 'Find the angular speed from the time of one revolution. Times the radius it is the linear speed, and times the time it is the distance.',
    steps: [
      {
        do: `$\\omega = \\frac{2\\pi}{${T}} = ${piTex(2 / T)}$ radians per second`,
        why: 'One revolution is $2\\pi$ radians.',
      },
      {
        do: `${as === 'diameter' ? `The radius is $${2 * r} \\div 2 = ${r}$ feet, so ` : ''}$v = ${r} \\cdot ${piTex(2 / T)} = ${piTex((2 * r) / T)}$ feet per second`,
        why: 'Radius times angular speed.',
      },
      { do: `$${piTex((2 * r) / T)} \\cdot ${t} = ${piTex((2 * r * t) / T)}$ feet`, why: 'Speed times time.' },
    ],
    check: `The time is $${toTex(frac(t, T))}$ of a revolution, and this share of the circumference $${2 * r}\\pi$ is $${piTex((2 * r * t) / T)}$.`,
  }),
  // As a share of the circumference.
  check: ({ size, T, t, as }) => pi((t / T) * (as === 'radius' ? 2 * size : size)),
})

const claims = template({
  id: 'trigonometry/speed-claims',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...judgeTwo({
    slip: 'trig-speed',
    frame: 'two-claims',
    items: 6,
    draw: (rng) => {
      const p = int(rng, 2, 9)
      return { p, k: int(rng, 2, 3), n: 10 * int(rng, 2, 12) }
    },
    intro: ({ p, k, n }) =>
      `<p>A disk makes $${n}$ revolutions per minute. Point $P$ lies $${p}$ inches from its center, and point $Q$ lies $${k * p}$ inches from it. Two students compare $P$ and $Q$.</p>`,
    claims: ({ p, k, n }) => [
      {
        id: 'same-angle',
        says: 'Both points have the same angular speed.',
        holds: true,
        because: 'Both turn through the same angle in the same time.',
      },
      {
        id: 'faster',
        says: `The linear speed of $Q$ is $${k}$ times that of $P$.`,
        holds: true,
        because: 'With the same angular speed, linear speed is in proportion to the radius.',
      },
      {
        id: 'way',
        says: `In one revolution, $Q$ travels $${2 * (k - 1) * p}\\pi$ inches more than $P$.`,
        holds: true,
        because: `The circumferences are $${2 * k * p}\\pi$ and $${2 * p}\\pi$ inches.`,
      },
      {
        id: 'radians',
        says: `Both points turn through $${2 * n}\\pi$ radians in a minute.`,
        holds: true,
        because: 'One revolution is $2\\pi$ radians.',
      },
      {
        id: 'same-speed',
        says: 'Both points have the same linear speed.',
        holds: false,
        because: 'The outer point has a longer distance to travel in the same time.',
      },
      {
        id: 'more-angle',
        says: `The angular speed of $Q$ is $${k}$ times that of $P$.`,
        holds: false,
        because: 'The angular speed is the same for all points of the disk.',
      },
      {
        id: 'square',
        says: `The linear speed of $Q$ is $${k * k}$ times that of $P$.`,
        holds: false,
        because: 'Linear speed is in proportion to the radius, not to its square.',
      },
      {
        id: 'half-turn',
        says: `Both points turn through $${n}\\pi$ radians in a minute.`,
        holds: false,
        because: 'One revolution is $2\\pi$ radians, not $\\pi$.',
      },
    ],
    given: ({ p, k, n }) => ({ p, q: k * p, n }),
    test: ({ p, q, n }, id) => {
      // Ways and angles of one minute.
      const [a, b] = [2 * Math.PI * p * n, 2 * Math.PI * q * n]
      const [u, v] = [a / p, b / q]
      const near = (x: number, y: number) => Math.abs(x - y) < 1e-6
      const truth: Record<string, boolean> = {
        'same-angle': near(u, v),
        faster: near(b / a, q / p),
        way: near((b - a) / n, 2 * (q - p) * Math.PI),
        radians: near(u, 2 * n * Math.PI),
        'same-speed': near(a, b),
        'more-angle': near(v / u, q / p),
        square: near(b / a, (q / p) ** 2),
        'half-turn': near(u, n * Math.PI),
      }
      return truth[id] as boolean
    },
  }),
})

export const templates: readonly Template[] = [toRadians, toRpm, units, fromRpm, pulleys, car, points, distance, claims]
