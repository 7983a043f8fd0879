import {
  drawing,
  frac,
  g,
  type Html,
  int,
  mul,
  nameTheNumberMistake,
  num,
  person,
  pick,
  piMultiple,
  type Template,
  template,
  until,
  xy,
} from '#kit'

const skill = 'geo-geometric-probability'

const segment = template({
  id: 'geometry/probability-on-a-segment',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 55,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 12), b: int(rng, 2, 12), c: int(rng, 2, 12) }),
      ({ a, b, c }) => new Set([a, b, c]).size === 3 && Math.min(a, b, c) / (a + b + c) > 0.12,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: (p) =>
        `${bar(p)}<p>A point is chosen at random on segment $AD$. What is the probability that it lies on $BC$?</p>`,
    },
    {
      id: 'typed',
      kind: 'figure',
      response: 'grid',
      items: 5,
      stem: (p) =>
        `${bar(p)}<p>A rope $AD$ breaks at a random place. Knots mark the points $B$ and $C$, and the lengths are given in meters. What is the probability that the rope breaks between $B$ and $C$?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c }) => num(frac(b, a + b + c)),
  traps: [
    {
      misconception: 'geo-cons-compares-with-the-rest',
      classic: true,
      rule: ({ a, b, c }) => (b < a + c ? num(frac(b, a + c)) : null),
      why: ({ a, c }) => `divides by $${a} + ${c}$, the rest, instead of the whole.`,
    },
    {
      misconception: 'geo-cons-takes-parts-as-equally-likely',
      classic: true,
      rule: () => num(frac(1, 3)),
      why: () => 'would need three parts of the same length.',
    },
    {
      misconception: 'geo-cons-takes-the-complement',
      rule: ({ a, b, c }) => num(frac(a + c, a + b + c)),
      why: () => 'is the probability for the other two parts.',
    },
    {
      misconception: 'geo-cons-uses-the-wrong-part',
      rule: ({ a, b, c }) => num(frac(a, a + b + c)),
      says: () => 'I used $AB$ instead of $BC$.',
      why: () => 'is the probability for $AB$.',
    },
    {
      misconception: 'geo-cons-uses-the-wrong-part',
      rule: ({ a, b, c }) => num(frac(c, a + b + c)),
      says: () => 'I used $CD$ instead of $BC$.',
      why: () => 'is the probability for $CD$.',
    },
    {
      misconception: 'geo-cons-uses-the-wrong-part',
      rule: ({ a, b, c }) => num(frac(a + b, a + b + c)),
      says: () => 'I used $AC$ instead of $BC$.',
      why: () => 'is the probability for $AC$.',
    },
  ],
  explain: ({ a, b, c }) => ({
    plan: 'Divide the length of the part by the length of the whole segment.',
    steps: [
      { do: `$AD = ${a} + ${b} + ${c} = ${a + b + c}$`, why: 'The point can lie anywhere on $AD$.' },
      {
        do: `$\\frac{${b}}{${a + b + c}}${frac(b, a + b + c).d === a + b + c ? '' : ` = ${num(frac(b, a + b + c)).html.replace(/\$/g, '')}`}$`,
        why: 'The probability is the length of the part divided by the whole length.',
      },
    ],
  }),
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

const light = template({
  id: 'geometry/probability-traffic-light',
  skill,
  difficulty: 'Low',
  b: -0.2,
  calculator: false,
  seconds: 60,
  response: 'choice',
  balance: 'size',
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
    {
      id: 'light',
      kind: 'words',
      items: 5,
      stem: ({ green, yellow, red, ask }, rng) =>
        `A traffic light is green for ${green} seconds, then yellow for ${yellow} seconds, then red for ${red} seconds, over and over. ${person(rng)} arrives at a random moment. What is the probability that the light is ${ask}?`,
    },
  ],
  given: ({ green, yellow, red, ask }) => ({ green, yellow, red, ask }),
  answer: ({ green, yellow, red, ask }) => num(frac(ask === 'green' ? green : red, green + yellow + red)),
  traps: [
    {
      misconception: 'geo-cons-leaves-out-a-part',
      classic: true,
      rule: ({ green, red, ask }) => num(frac(ask === 'green' ? green : red, green + red)),
      why: () => 'leaves out the yellow time.',
    },
    {
      misconception: 'geo-cons-compares-with-the-rest',
      rule: ({ green, yellow, red, ask }) => {
        const [part, rest] = ask === 'green' ? [green, yellow + red] : [red, green + yellow]
        return part < rest ? num(frac(part, rest)) : null
      },
      why: () => 'divides by the time of the other two colors instead of the whole round.',
    },
    {
      misconception: 'geo-cons-takes-parts-as-equally-likely',
      rule: () => num(frac(1, 3)),
      why: () => 'would need three colors that last equally long.',
    },
    {
      misconception: 'geo-cons-takes-the-complement',
      rule: ({ green, yellow, red, ask }) =>
        num(frac(ask === 'green' ? yellow + red : green + yellow, green + yellow + red)),
      why: () => 'is the probability for the other two colors.',
    },
    {
      misconception: 'geo-cons-uses-the-wrong-part',
      rule: ({ green, yellow, red, ask }) => num(frac(ask === 'green' ? red : green, green + yellow + red)),
      says: ({ ask }) => `I used the ${ask === 'green' ? 'red' : 'green'} time.`,
      why: () => 'is the probability for another color.',
    },
  ],
  explain: ({ green, yellow, red, ask }) => ({
    plan: 'Add up the whole round, and divide the time of the color by it.',
    steps: [
      {
        do: `One round takes $${green} + ${yellow} + ${red} = ${green + yellow + red}$ seconds.`,
        why: 'Every moment of it is equally likely.',
      },
      {
        do: `$\\frac{${ask === 'green' ? green : red}}{${green + yellow + red}} = ${num(frac(ask === 'green' ? green : red, green + yellow + red)).html.replace(/\$/g, '')}$`,
        why: `The light is ${ask} for ${ask === 'green' ? green : red} of these seconds.`,
      },
    ],
  }),
  // Lets the light run for one round and counts the seconds.
  check: (p) => {
    const round = (['green', 'yellow', 'red'] as const).flatMap((light) =>
      Array.from({ length: p[light] }, () => light),
    )
    return num(frac(round.filter((light) => light === p.ask).length, round.length))
  },
})

/** The radius, where the diameter may be given. */
const radiusOf = ({ across, d }: Readonly<{ across: number; d: boolean }>): number => (d ? across / 2 : across)

const disc = template({
  id: 'geometry/probability-disc-in-rectangle',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 1, 5), w: int(rng, 6, 16), h: int(rng, 4, 12), d: int(rng, 0, 1) === 1 }),
      ({ r, w, h }) => 2 * r < h - 1 && h < w && r > h / 6,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ r, w, h, d }) =>
        `${drawing({ alt: 'Rectangle ABCD with a shaded disc inside', at: { A: [0, 0], B: [w, 0], C: [w, h], D: [0, h], m: [w * 0.42, h / 2] }, height: 230 }, [g.polygon('ABCD'), g.circle('m', r, { fill: true }), g.side('AB', `${w}`), g.side('BC', `${h}`)])}<p>The shaded disc has a ${d ? `diameter of ${2 * r}` : `radius of ${r}`}. A point is chosen at random in rectangle $ABCD$. What is the probability that it lies in the disc?</p>`,
    },
  ],
  given: ({ r, w, h, d }) => ({ across: d ? 2 * r : r, d, w, h }),
  answer: ({ r, w, h }) => piMultiple(frac(r * r, w * h)),
  traps: [
    {
      misconception: 'geo-cons-compares-lengths-for-areas',
      classic: true,
      rule: (p) => piMultiple(frac(2 * radiusOf(p), p.w * p.h)),
      says: () => 'I used the circumference of the disc instead of its area.',
      why: () => 'uses the circumference.',
    },
    {
      misconception: 'geo-cons-uses-the-wrong-part',
      classic: true,
      rule: ({ across, d, w, h }) =>
        d && across * across * Math.PI < w * h ? piMultiple(frac(across * across, w * h)) : null,
      says: () => 'I used the diameter as the radius.',
      why: ({ r }) => `uses the diameter ${2 * r} as the radius.`,
    },
    {
      misconception: 'geo-cons-compares-lengths-for-areas',
      rule: (p) => {
        const [r, around] = [radiusOf(p), 2 * (p.w + p.h)]
        return r * r * Math.PI < around ? piMultiple(frac(r * r, around)) : null
      },
      says: () => 'I used the perimeter of the rectangle instead of its area.',
      why: () => 'uses the perimeter of the rectangle.',
    },
    {
      misconception: 'geo-cons-uses-the-wrong-part',
      rule: (p) => piMultiple(frac(radiusOf(p), p.w * p.h)),
      says: () => 'I did not square the radius.',
      why: () => 'does not square the radius.',
    },
    {
      misconception: 'geo-cons-compares-lengths-for-areas',
      rule: (p) => {
        const [r, w] = [radiusOf(p), p.w]
        return num(frac(2 * r, w))
      },
      says: () => 'I compared the widths of the disc and the rectangle.',
      why: () => 'compares the widths instead of the areas.',
    },
  ],
  explain: ({ r, w, h }) => ({
    plan: 'Points are spread over areas: divide the area of the disc by the area of the rectangle.',
    steps: [
      {
        do: `The disc has the area $\\pi \\cdot ${r}^2$, the rectangle has the area $${w} \\cdot ${h} = ${w * h}$.`,
        why: 'Part and whole are areas.',
      },
      {
        do: `The probability is $${piMultiple(frac(r * r, w * h)).html.replace(/\$/g, '')}$.`,
        why: 'Part divided by whole, in lowest terms.',
      },
    ],
  }),
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
const ring = template({
  id: 'geometry/probability-target-ring',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 8), R: int(rng, 4, 14) }),
      ({ r, R }) => r / R > 0.28 && r / R < 0.75,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'multi-step',
      items: 6,
      stem: ({ r, R }, rng) =>
        `${target(r, R)}<p>${pick(rng, ['A dart', 'A raindrop', 'A small ball'])} hits this target of radius $OB$ at a random place. What is the probability that it hits the ring outside the shaded disc?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ r, R }) => num(frac(R * R - r * r, R * R)),
  traps: [
    {
      misconception: 'geo-cons-compares-lengths-for-areas',
      classic: true,
      rule: ({ r, R }) => num(frac(R - r, R)),
      says: () => 'I compared the width of the ring with the radius.',
      why: () => 'compares lengths; areas count here.',
    },
    {
      misconception: 'geo-cons-takes-the-complement',
      classic: true,
      rule: ({ r, R }) => num(frac(r * r, R * R)),
      why: () => 'is the probability for the shaded disc.',
    },
    {
      misconception: 'geo-cons-uses-the-wrong-part',
      rule: ({ r, R }) => num(frac((R - r) ** 2, R * R)),
      says: () => 'I squared the difference of the radii.',
      why: () => 'squares the difference of the radii.',
    },
    {
      misconception: 'geo-cons-takes-parts-as-equally-likely',
      rule: () => num(frac(1, 2)),
      why: () => 'would need two parts of the same area.',
    },
    {
      misconception: 'geo-cons-compares-lengths-for-areas',
      rule: ({ r, R }) => num(frac(r, R)),
      says: () => 'I compared the two radii.',
      why: () => 'compares the radii; areas count here.',
    },
  ],
  explain: ({ r, R }) => ({
    plan: 'The ring is the whole target without the disc: compare its area with the area of the whole target.',
    steps: [
      {
        do: `The whole target has the area $${R * R}\\pi$, the disc $${r * r}\\pi$, so the ring has $${R * R - r * r}\\pi$.`,
        why: 'The ring is the whole without the disc.',
      },
      {
        do: `The probability is $${num(frac(R * R - r * r, R * R)).html.replace(/\$/g, '')}$.`,
        why: '$\\pi$ cancels when the areas are divided.',
      },
    ],
    check: `Ring and disc together make the whole: $${num(frac(R * R - r * r, R * R)).html.replace(/\$/g, '')} + ${num(frac(r * r, R * R)).html.replace(/\$/g, '')} = 1$.`,
  }),
  check: ({ r, R }) => num(frac((R - r) * (R + r), R * R)),
})

const spinner = template({
  id: 'geometry/probability-spinner',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'size',
  draw: (rng) => ({ a: 10 * int(rng, 4, 14), b: 10 * int(rng, 4, 14), rot: pick(rng, [0, 20, 60]) }),
  frames: [
    {
      id: 'typed',
      kind: 'figure',
      response: 'grid',
      items: 6,
      stem: ({ a, b, rot }) =>
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
    },
  ],
  given: ({ a, b }) => ({ a, b }),
  answer: ({ a, b }) => num(frac(360 - a - b, 360)),
  traps: [
    {
      misconception: 'geo-cons-takes-the-complement',
      classic: true,
      rule: ({ a, b }) => num(frac(a + b, 360)),
      says: () => 'I gave the probability for the two sectors that are not shaded.',
      why: () => 'is the probability for the two other sectors.',
    },
    {
      misconception: 'geo-cons-takes-parts-as-equally-likely',
      rule: () => num(frac(1, 3)),
      why: () => 'would need three equal sectors.',
    },
    {
      misconception: 'geo-cons-compares-with-the-rest',
      rule: ({ a, b }) => (360 - a - b < a + b ? num(frac(360 - a - b, a + b)) : null),
      why: () => 'divides by the other two sectors instead of the full turn.',
    },
  ],
  explain: ({ a, b }) => ({
    plan: 'Find the angle of the shaded sector, and compare it with the full turn.',
    steps: [
      {
        do: `The other two sectors have $${a}^\\circ + ${b}^\\circ = ${a + b}^\\circ$.`,
        why: 'Add the angles that are given.',
      },
      {
        do: `The shaded sector has $360^\\circ - ${a + b}^\\circ = ${360 - a - b}^\\circ$.`,
        why: 'The three angles make a full turn.',
      },
      {
        do: `$\\frac{${360 - a - b}}{360} = ${num(frac(360 - a - b, 360)).html.replace(/\$/g, '')}$`,
        why: 'The probability is the share of the full turn.',
      },
    ],
  }),
  check: ({ a, b }) => num(frac(36 - a / 10 - b / 10, 36)),
})

const mistake = template({
  id: 'geometry/probability-target-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...nameTheNumberMistake({
    slip: 'geo-cons',
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
  }),
})

export const templates: readonly Template[] = [segment, light, disc, ring, spinner, mistake]
