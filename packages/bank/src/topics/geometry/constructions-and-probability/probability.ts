import { drawing, frac, g, type Html, int, mul, num, person, pick, piMultiple, type Template, until, xy } from '#kit'
import { nameTheMistake } from '../ask.ts'
import { quick } from '../compact.ts'

const skill = 'geo-geometric-probability'

const segment = quick({
  id: 'probability-on-a-segment',
  skill,
  level: 'Low',
  b: -0.4,
  seconds: 55,
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 12), b: int(rng, 2, 12), c: int(rng, 2, 12) }),
      ({ a, b, c }) => new Set([a, b, c]).size === 3 && Math.min(a, b, c) / (a + b + c) > 0.12,
    ),
  frames: [
    [
      'figure',
      'figure',
      6,
      (p) =>
        `${bar(p)}<p>A point is chosen at random on segment $AD$. What is the probability that it lies on $BC$?</p>`,
    ],
    [
      'typed',
      'figure',
      5,
      (p) =>
        `${bar(p)}<p>A rope $AD$ breaks at a random place. Knots mark the points $B$ and $C$, and the lengths are given in meters. What is the probability that the rope breaks between $B$ and $C$?</p>`,
      'grid',
    ],
  ],
  answer: ({ a, b, c }) => num(frac(b, a + b + c)),
  traps: [
    ['geo-cons-compares-with-the-rest', ({ a, b, c }) => num(frac(b, a + c))],
    ['geo-cons-takes-the-complement', ({ a, b, c }) => num(frac(a + c, a + b + c))],
    ['geo-cons-takes-parts-as-equally-likely', () => num(frac(1, 3))],
    ['geo-cons-uses-the-wrong-part', ({ a, b, c }) => num(frac(a, a + b + c)), 'is the probability for $AB$.'],
    ['geo-cons-uses-the-wrong-part', ({ a, b, c }) => num(frac(c, a + b + c)), 'is the probability for $CD$.'],
    ['geo-cons-uses-the-wrong-part', ({ a, b, c }) => num(frac(a + b, a + b + c)), 'is the probability for $AC$.'],
  ],
  explain: ({ a, b, c }) => [
    [`$AD = ${a} + ${b} + ${c} = ${a + b + c}$`, 'The point can lie anywhere on $AD$.'],
    [
      `$\\frac{${b}}{${a + b + c}}${frac(b, a + b + c).d === a + b + c ? '' : ` = ${num(frac(b, a + b + c)).html.replace(/\$/g, '')}`}$`,
      'The probability is the length of the part divided by the whole length.',
    ],
  ],
  given: (p) => p,
  // Counts the pieces of length 1.
  check: ({ a, b, c }) => {
    const pieces = ['AB', 'BC', 'CD'].flatMap((part, i) => Array.from({ length: [a, b, c][i] as number }, () => part))
    return num(frac(pieces.filter((part) => part === 'BC').length, pieces.length))
  },
})
function bar({ a, b, c }: { a: number; b: number; c: number }): Html {
  return drawing(
    {
      alt: 'Segment AD with the points B and C on it, in the order A, B, C, D',
      at: { A: [0, 0], B: [a, 0], C: [a + b, 0], D: [a + b + c, 0] },
    },
    [g.seg('AB', `${a}`), g.seg('BC', `${b}`, { accent: true }), g.seg('CD', `${c}`), g.dots('ABCD')],
  )
}

const light = quick({
  id: 'probability-traffic-light',
  skill,
  level: 'Low',
  b: -0.2,
  seconds: 60,
  draw: (rng) =>
    until(
      () => ({
        green: 5 * int(rng, 4, 12),
        yellow: 5,
        red: 5 * int(rng, 3, 11),
        ask: pick(rng, ['green', 'red'] as const),
      }),
      ({ green, red }) => green !== red,
    ),
  frames: [
    [
      'light',
      'words',
      5,
      ({ green, yellow, red, ask }, rng) =>
        `A traffic light is green for ${green} seconds, then yellow for ${yellow} seconds, then red for ${red} seconds, over and over. ${person(rng)} arrives at a random moment. What is the probability that the light is ${ask}?`,
    ],
  ],
  answer: ({ green, yellow, red, ask }) => num(frac(ask === 'green' ? green : red, green + yellow + red)),
  traps: [
    [
      'geo-cons-compares-with-the-rest',
      ({ green, yellow, red, ask }) => num(ask === 'green' ? frac(green, yellow + red) : frac(red, green + yellow)),
    ],
    [
      'geo-cons-takes-the-complement',
      ({ green, yellow, red, ask }) => num(frac(ask === 'green' ? yellow + red : green + yellow, green + yellow + red)),
    ],
    ['geo-cons-takes-parts-as-equally-likely', () => num(frac(1, 3))],
    [
      'geo-cons-uses-the-wrong-part',
      ({ green, red, ask }) => num(frac(ask === 'green' ? green : red, green + red)),
      'leaves out the yellow time.',
    ],
    [
      'geo-cons-uses-the-wrong-part',
      ({ green, yellow, red, ask }) => num(frac(ask === 'green' ? red : green, green + yellow + red)),
      'is the probability for another color.',
    ],
  ],
  explain: ({ green, yellow, red, ask }) => [
    [
      `One round takes $${green} + ${yellow} + ${red} = ${green + yellow + red}$ seconds.`,
      'Every moment of it is equally likely.',
    ],
    [
      `$\\frac{${ask === 'green' ? green : red}}{${green + yellow + red}} = ${num(frac(ask === 'green' ? green : red, green + yellow + red)).html.replace(/\$/g, '')}$`,
      `The light is ${ask} for ${ask === 'green' ? green : red} of these seconds.`,
    ],
  ],
  given: ({ green, yellow, red, ask }) => ({ green, yellow, red, ask }),
  // Lets the light run for one round and counts the seconds.
  check: (p) => {
    const round = (['green', 'yellow', 'red'] as const).flatMap((light) =>
      Array.from({ length: p[light] }, () => light),
    )
    return num(frac(round.filter((light) => light === p.ask).length, round.length))
  },
})

const disc = quick({
  id: 'probability-disc-in-rectangle',
  skill,
  level: 'Medium',
  b: 0.4,
  seconds: 80,
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 1, 5), w: int(rng, 6, 16), h: int(rng, 4, 12), d: int(rng, 0, 1) === 1 }),
      ({ r, w, h }) => 2 * r < h - 1 && h < w && r > h / 6,
    ),
  frames: [
    [
      'figure',
      'figure',
      7,
      ({ r, w, h, d }) =>
        `${drawing({ alt: 'Rectangle ABCD with a shaded disc inside', at: { A: [0, 0], B: [w, 0], C: [w, h], D: [0, h], m: [w * 0.42, h / 2] }, height: 230 }, [g.polygon('ABCD'), g.circle('m', r, { fill: true }), g.side('AB', `${w}`), g.side('BC', `${h}`)])}<p>The shaded disc has a ${d ? `diameter of ${2 * r}` : `radius of ${r}`}. A point is chosen at random in rectangle $ABCD$. What is the probability that it lies in the disc?</p>`,
    ],
  ],
  answer: ({ r, w, h }) => piMultiple(frac(r * r, w * h)),
  traps: [
    ['geo-cons-compares-lengths-for-areas', ({ r, w, h }) => piMultiple(frac(2 * r, w * h)), 'uses the circumference.'],
    [
      'geo-cons-compares-lengths-for-areas',
      ({ r, w, h }) => piMultiple(frac(r * r, 2 * (w + h))),
      'uses the perimeter of the rectangle.',
    ],
    [
      'geo-cons-uses-the-wrong-part',
      ({ r, w, h }) => piMultiple(frac(4 * r * r, w * h)),
      'uses the diameter as the radius.',
    ],
    ['geo-cons-uses-the-wrong-part', ({ r, w, h }) => piMultiple(frac(r, w * h)), 'does not square the radius.'],
    ['geo-cons-uses-the-wrong-part', ({ r, w, h }) => piMultiple(frac(r * r, 2 * w * h)), 'takes half of the disc.'],
  ],
  explain: ({ r, w, h }) => [
    [
      `The disc has the area $\\pi \\cdot ${r}^2$, the rectangle has the area $${w} \\cdot ${h} = ${w * h}$.`,
      'Part and whole are areas.',
    ],
    [
      `The probability is $${piMultiple(frac(r * r, w * h)).html.replace(/\$/g, '')}$.`,
      'Part divided by whole, in lowest terms.',
    ],
  ],
  given: ({ r, w, h, d }) => ({ across: d ? 2 * r : r, d, w, h }),
  // The disc fills π/4 of the square around it.
  check: ({ across, d, w, h }) => {
    const side = d ? across : 2 * across
    return piMultiple(mul(frac(1, 4), frac(side * side, w * h)))
  },
})

const target = (r: number, R: number): Html =>
  drawing(
    {
      alt: 'A target of two discs around O, the inner one shaded; A lies on the inner circle, B on the outer circle',
      at: { O: [0, 0], A: [0, r], B: xy.polar([0, 0], R, -25) },
      height: 240,
    },
    [
      g.circle('O', R),
      g.circle('O', r, { fill: true }),
      g.seg('OA', `${r}`),
      g.seg('OB', `${R}`, { along: (1 + r / R) / 2 }),
      g.dots('O'),
    ],
  )
const ring = quick({
  id: 'probability-target-ring',
  skill,
  level: 'High',
  b: 0.6,
  seconds: 85,
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 8), R: int(rng, 4, 14) }),
      ({ r, R }) => r / R > 0.28 && r / R < 0.75,
    ),
  frames: [
    [
      'figure',
      'multi-step',
      6,
      ({ r, R }, rng) =>
        `${target(r, R)}<p>${pick(rng, ['A dart', 'A raindrop', 'A small ball'])} hits this target of radius $OB$ at a random place. What is the probability that it hits the ring outside the shaded disc?</p>`,
    ],
  ],
  answer: ({ r, R }) => num(frac(R * R - r * r, R * R)),
  traps: [
    ['geo-cons-takes-the-complement', ({ r, R }) => num(frac(r * r, R * R))],
    ['geo-cons-compares-lengths-for-areas', ({ r, R }) => num(frac(R - r, R))],
    ['geo-cons-compares-lengths-for-areas', ({ r, R }) => num(frac(r, R))],
    [
      'geo-cons-uses-the-wrong-part',
      ({ r, R }) => num(frac((R - r) ** 2, R * R)),
      'squares the difference of the radii.',
    ],
    ['geo-cons-takes-parts-as-equally-likely', () => num(frac(1, 2))],
  ],
  explain: ({ r, R }) => [
    [
      `The whole target has the area $${R * R}\\pi$, the disc $${r * r}\\pi$, so the ring has $${R * R - r * r}\\pi$.`,
      'The ring is the whole without the disc.',
    ],
    [
      `The probability is $${num(frac(R * R - r * r, R * R)).html.replace(/\$/g, '')}$.`,
      '$\\pi$ cancels when the areas are divided.',
    ],
  ],
  given: (p) => p,
  check: ({ r, R }) => num(frac((R - r) * (R + r), R * R)),
})

const spinner = quick({
  id: 'probability-spinner',
  skill,
  level: 'Medium',
  b: 0,
  seconds: 65,
  draw: (rng) => ({ a: 10 * int(rng, 4, 14), b: 10 * int(rng, 4, 14), rot: pick(rng, [0, 20, 60]) }),
  frames: [
    [
      'typed',
      'figure',
      6,
      ({ a, b, rot }) =>
        `${drawing(
          {
            alt: 'A spinner divided into the sectors AOB, BOC and COA; sector COA is shaded',
            at: {
              O: [0, 0],
              A: xy.polar([0, 0], 5, rot),
              B: xy.polar([0, 0], 5, rot + a),
              C: xy.polar([0, 0], 5, rot + a + b),
            },
            height: 240,
          },
          [
            g.circle('O', 5),
            g.sector('O', 5, rot + a + b, rot + 360),
            g.seg('OA'),
            g.seg('OB'),
            g.seg('OC'),
            g.angle('AOB', `${a}°`),
            g.angle('BOC', `${b}°`),
          ],
        )}<p>The arrow of this spinner stops at a random place. What is the probability that it stops in the shaded sector?</p>`,
      'grid',
    ],
  ],
  answer: ({ a, b }) => num(frac(360 - a - b, 360)),
  traps: [
    ['geo-cons-takes-the-complement', ({ a, b }) => num(frac(a + b, 360))],
    ['geo-cons-takes-parts-as-equally-likely', () => num(frac(1, 3))],
    ['geo-cons-compares-with-the-rest', ({ a, b }) => num(frac(360 - a - b, a + b))],
  ],
  explain: ({ a, b }) => [
    [
      `The shaded sector has $360^\\circ - ${a}^\\circ - ${b}^\\circ = ${360 - a - b}^\\circ$.`,
      'The three angles make a full turn.',
    ],
    [
      `$\\frac{${360 - a - b}}{360} = ${num(frac(360 - a - b, 360)).html.replace(/\$/g, '')}$`,
      'The probability is the share of the full turn.',
    ],
  ],
  given: ({ a, b }) => ({ a, b }),
  check: ({ a, b }) => num(frac(36 - a / 10 - b / 10, 36)),
})

const mistake = nameTheMistake({
  id: 'geometry/probability-target-mistake',
  skill,
  slip: 'geo-cons',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 80,
  items: 5,
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 8), R: int(rng, 4, 14) }),
      ({ r, R }) => r / R > 0.28 && r / R < 0.68,
    ),
  ask: ({ r, R }, name, got) =>
    `${target(r, R)}<p>${name} works out the probability that a random hit on this target of radius $OB$ lies in the shaded disc, and gets ${got}.</p>`,
  show: (x) => num(x).html,
  solution: ({ r, R }) => frac(r * r, R * R),
  how: ({ r, R }) => `$\\frac{${r * r}\\pi}{${R * R}\\pi}$.`,
  mistakes: ({ r, R }) => [
    { says: 'The radii were compared instead of the areas.', result: frac(r, R) },
    { says: 'The disc was compared with the ring instead of the whole target.', result: frac(r * r, R * R - r * r) },
    { says: 'The probability of hitting the ring was worked out.', result: frac(R * R - r * r, R * R) },
    {
      says: 'The square of the difference of the radii was divided by the square of the large radius.',
      result: frac((R - r) ** 2, R * R),
    },
  ],
})

export const templates: readonly Template[] = [segment, light, disc, ring, spinner, mistake]
