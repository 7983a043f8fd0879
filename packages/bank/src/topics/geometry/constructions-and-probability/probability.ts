import { div, drawing, frac, g, type Html, int, num, person, pick, type Template, template, until, xy } from '#kit'

export const skill = 'geo-geometric-probability'

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
        `${bar(p)}<p>A rope $AD$ breaks at a random place. Knots mark the points $B$ and $C$, and the lengths are given in feet. What is the probability that the rope breaks between $B$ and $C$?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c }) => num(frac(b, a + b + c)),
  traps: [
    {
      misconception: 'geo-cons-compares-with-the-rest',
      classic: true,
      operation: 'wrong-whole',
      operands: ({ a, b, c }) => [b, a + c],
      rule: ({ a, b, c }) => (b < a + c ? num(frac(b, a + c)) : null),
      why: ({ a, c }) => `divides by $${a} + ${c}$, the rest, instead of the whole.`,
    },
    {
      misconception: 'geo-cons-takes-parts-as-equally-likely',
      classic: true,
      operation: 'parts-taken-as-equal',
      operands: () => [1, 3],
      rule: () => num(frac(1, 3)),
      why: () => 'would need three parts of the same length.',
    },
    {
      misconception: 'geo-cons-takes-the-complement',
      operation: 'rest-for-part',
      operands: ({ a, b, c }) => [a + b + c, b],
      after: (rest, { a, b, c }) => div(rest, a + b + c),
      rule: ({ a, b, c }) => num(frac(a + c, a + b + c)),
      why: () => 'is the probability for the other two parts.',
    },
    {
      misconception: 'geo-cons-uses-the-wrong-part',
      operation: 'wrong-part-of-the-whole',
      operands: ({ a, b, c }) => [a, a + b + c],
      rule: ({ a, b, c }) => num(frac(a, a + b + c)),
      says: () => 'I used $AB$ instead of $BC$.',
      why: () => 'is the probability for $AB$.',
    },
    {
      misconception: 'geo-cons-uses-the-wrong-part',
      operation: 'wrong-part-of-the-whole',
      operands: ({ a, b, c }) => [c, a + b + c],
      rule: ({ a, b, c }) => num(frac(c, a + b + c)),
      says: () => 'I used $CD$ instead of $BC$.',
      why: () => 'is the probability for $CD$.',
    },
    {
      misconception: 'geo-cons-uses-the-wrong-part',
      operation: 'wrong-part-of-the-whole',
      operands: ({ a, b, c }) => [a + b, a + b + c],
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
    check: `The point lies in one of the three parts, so their probabilities make $1$: $\\frac{${a}}{${a + b + c}} + \\frac{${b}}{${a + b + c}} + \\frac{${c}}{${a + b + c}} = 1$.`,
    figure: bar({ a, b, c }, true),
  }),
  // Counts the pieces of length 1.
  check: ({ a, b, c }) => {
    const pieces = ['AB', 'BC', 'CD'].flatMap((part, i) => Array.from({ length: [a, b, c][i] as number }, () => part))
    return num(frac(pieces.filter((part) => part === 'BC').length, pieces.length))
  },
})

function bar({ a, b, c }: { a: number; b: number; c: number }, found = false): Html {
  const all = a + b + c
  return drawing(
    {
      alt: 'Segment AD with the points B and C on it, in the order A, B, C, D',
      at: {
        A: [0, 0],
        B: [a, 0],
        C: [a + b, 0],
        D: [a + b + c, 0],
        ...(found ? { u: [0, -0.2 * all] as const, v: [all, -0.2 * all] as const } : {}),
      },
    },
    [
      g.seg('AB', `${a}`),
      g.seg('BC', `${b}`, { accent: true }),
      g.seg('CD', `${c}`),
      g.dots('ABCD'),
      ...(found
        ? [g.line('uv', { thin: true }), g.side('uv', `${all}`, { as: 'The whole segment AD', from: 'A' })]
        : []),
    ],
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
      operation: 'wrong-whole',
      operands: ({ green, red, ask }) => [ask === 'green' ? green : red, green + red],
      rule: ({ green, red, ask }) => num(frac(ask === 'green' ? green : red, green + red)),
      says: () => 'I left the yellow time out of the whole.',
      why: () => 'leaves out the yellow time.',
    },
    {
      misconception: 'geo-cons-compares-with-the-rest',
      operation: 'wrong-whole',
      operands: ({ green, yellow, red, ask }) => (ask === 'green' ? [green, yellow + red] : [red, green + yellow]),
      rule: ({ green, yellow, red, ask }) => {
        const [part, rest] = ask === 'green' ? [green, yellow + red] : [red, green + yellow]
        return part < rest ? num(frac(part, rest)) : null
      },
      why: () => 'divides by the time of the other two colors instead of the whole round.',
    },
    {
      misconception: 'geo-cons-takes-parts-as-equally-likely',
      operation: 'parts-taken-as-equal',
      operands: () => [1, 3],
      rule: () => num(frac(1, 3)),
      why: () => 'would need three colors that last equally long.',
    },
    {
      misconception: 'geo-cons-takes-the-complement',
      operation: 'rest-for-part',
      operands: ({ green, yellow, red, ask }) => [green + yellow + red, ask === 'green' ? green : red],
      after: (rest, { green, yellow, red }) => div(rest, green + yellow + red),
      rule: ({ green, yellow, red, ask }) =>
        num(frac(ask === 'green' ? yellow + red : green + yellow, green + yellow + red)),
      why: () => 'is the probability for the other two colors.',
    },
    {
      misconception: 'geo-cons-uses-the-wrong-part',
      operation: 'wrong-part-of-the-whole',
      operands: ({ green, yellow, red, ask }) => [ask === 'green' ? red : green, green + yellow + red],
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
    check: `The light always has one of the three colors, so their probabilities must make $1$: $\\frac{${green}}{${green + yellow + red}} + \\frac{${yellow}}{${green + yellow + red}} + \\frac{${red}}{${green + yellow + red}} = 1$.`,
  }),
  // Lets the light run for one round and counts the seconds.
  check: (p) => {
    const round = (['green', 'yellow', 'red'] as const).flatMap((light) =>
      Array.from({ length: p[light] }, () => light),
    )
    return num(frac(round.filter((light) => light === p.ask).length, round.length))
  },
})

const wheel = (a: number, b: number, rot: number, found = false): Html =>
  drawing(
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
      ...(found ? [g.angle('COA', `${360 - a - b}°`, a + b < 180 ? { reflex: true, loose: true } : {})] : []),
    ],
  )

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
        `${wheel(a, b, rot)}<p>The arrow of this spinner stops at a random place. What is the probability, as a fraction or a decimal, that it stops in the shaded sector?</p>`,
    },
  ],
  given: ({ a, b }) => ({ a, b }),
  answer: ({ a, b }) => num(frac(360 - a - b, 360)),
  traps: [
    {
      misconception: 'geo-cons-takes-the-complement',
      classic: true,
      operation: 'rest-for-part',
      operands: ({ a, b }) => [360, 360 - a - b],
      after: (rest) => div(rest, 360),
      rule: ({ a, b }) => num(frac(a + b, 360)),
      says: () => 'I gave the probability for the two sectors that are not shaded.',
      why: () => 'is the probability for the two other sectors.',
    },
    {
      misconception: 'geo-cons-takes-parts-as-equally-likely',
      operation: 'parts-taken-as-equal',
      operands: () => [1, 3],
      rule: () => num(frac(1, 3)),
      why: () => 'would need three equal sectors.',
    },
    {
      misconception: 'geo-cons-compares-with-the-rest',
      operation: 'wrong-whole',
      operands: ({ a, b }) => [360 - a - b, a + b],
      rule: ({ a, b }) => (360 - a - b < a + b ? num(frac(360 - a - b, a + b)) : null),
      why: () => 'divides by the other two sectors instead of the full turn.',
    },
  ],
  explain: ({ a, b, rot }) => ({
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
    figure: wheel(a, b, rot, true),
    faster: `All angles are whole tens, so count in steps of $10^\\circ$: of the 36 steps of a full turn the shaded sector has $36 - ${a / 10} - ${b / 10} = ${36 - (a + b) / 10}$.`,
    check: `The other two sectors have the probabilities $\\frac{${a}}{360}$ and $\\frac{${b}}{360}$, and $${a} + ${b} + ${360 - a - b} = 360$: all three together make 1.`,
  }),
  check: ({ a, b }) => num(frac(36 - a / 10 - b / 10, 36)),
})

export const templates: readonly Template[] = [segment, light, spinner]
