import {
  div,
  drawing,
  type Frac,
  g,
  type Html,
  int,
  mul,
  num,
  person,
  pick,
  type Template,
  template,
  until,
  type Value,
} from '#kit'
import { article, at, CO, type Fn, fine, NUMBER, rad, real, realTex, realText, toWhole, WORD } from '../common.ts'
import { length, NAME, plan, takesTheOtherLeg } from './sides.ts'

const skill = 'trig-finding-sides'

type Halves = Readonly<{ n: number; a: number; b: number }>

/** The triangle with its altitude, and the lengths that are found. */
function sharedFigure({ n, a, b }: Halves, found: Readonly<{ CD?: string; BC?: string; DB?: string }> = {}): Html {
  const h = n * at('sin', a)
  const w = n * at('cos', a)
  return drawing(
    {
      alt: 'Triangle ABC with the altitude CD to side AB',
      at: { A: [-w, 0], B: [h / at('tan', b), 0], C: [0, h], D: [0, 0] },
      height: 220,
    },
    [
      g.polygon('ABC'),
      g.seg('CD', found.CD ?? '', { dash: true }),
      g.right('CDB'),
      g.side('CA', `${n}`),
      g.angle('BAC', `${a}°`),
      g.angle('CBA', `${b}°`),
      ...(found.BC ? [g.side('BC', found.BC)] : []),
      ...(found.DB ? [g.side('DB', found.DB)] : []),
    ],
  )
}

/** Two right triangles with a common height. */
const shared = template({
  id: 'trigonometry/side-shared-height',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 105,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        n: 2 * int(rng, 2, 12),
        a: pick(rng, [30, 45, 60]),
        b: pick(rng, [30, 45, 60]),
        ask: pick(rng, ['BC', 'DB'] as const),
      }),
      ({ a, b }) => a !== b,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'multi-step',
      items: 5,
      stem: ({ n, a, b, ask }) =>
        `<p>In triangle $ABC$, $CD$ is perpendicular to $AB$.</p>${sharedFigure({ n, a, b })}<p>What is the exact length of $${ask}$?</p>`,
    },
  ],
  given: ({ n, a, b, ask }) => ({ n, a, b, ask }),
  answer: ({ n, a, b, ask }) => real((n * at('sin', a)) / (ask === 'BC' ? at('sin', b) : at('tan', b))),
  traps: [
    {
      misconception: 'trig-stops-at-the-shared-side',
      classic: true,
      operation: 'stopped-at-a-step',
      rule: ({ n, a }) => real(n * at('sin', a)),
      says: () => 'I gave the altitude $CD$.',
      why: () => 'is the altitude $CD$.',
    },
    {
      misconception: 'trig-multiplies-instead-of-dividing',
      rule: ({ n, a, b, ask }) => real(n * at('sin', a) * (ask === 'BC' ? at('sin', b) : at('tan', b))),
      says: ({ b, ask }) => `I multiplied $CD$ by $\\${ask === 'BC' ? 'sin' : 'tan'} ${b}^\\circ$ instead of dividing.`,
      why: ({ b, ask }) => `multiplies $CD$ by $\\${ask === 'BC' ? 'sin' : 'tan'} ${b}^\\circ$ instead of dividing.`,
    },
    {
      misconception: 'trig-swaps-opposite-and-adjacent',
      rule: ({ n, a, b, ask }) => real((n * at('cos', a)) / (ask === 'BC' ? at('sin', b) : at('tan', b))),
      says: ({ a }) => `I used $\\cos ${a}^\\circ$ instead of $\\sin ${a}^\\circ$ for $CD$.`,
      why: () => 'takes $AD$ for the altitude $CD$.',
    },
    {
      misconception: 'trig-swaps-opposite-and-adjacent',
      rule: ({ n, a, b, ask }) => real((n * at('sin', a)) / (ask === 'BC' ? at('cos', b) : at('sin', b))),
      says: ({ b, ask }) =>
        ask === 'BC'
          ? `I divided by $\\cos ${b}^\\circ$ instead of $\\sin ${b}^\\circ$.`
          : `I divided by $\\sin ${b}^\\circ$ instead of $\\tan ${b}^\\circ$.`,
      why: () => 'mixes up the sides of the right-hand triangle.',
    },
    {
      misconception: 'trig-stops-at-the-shared-side',
      rule: ({ n, a }) => real(n * at('cos', a)),
      says: () => 'I gave $AD$.',
      why: () => 'is $AD$.',
    },
  ],
  explain: ({ n, a, b, ask }) => {
    const h = n * at('sin', a)
    const fn = ask === 'BC' ? 'sin' : 'tan'
    const value = h / at(fn, b)
    return {
      plan: 'The altitude belongs to both right triangles. Find it in the triangle where a side and an angle are known, then use it in the other one.',
      steps: [
        {
          do: `$CD = ${n} \\sin ${a}^\\circ = ${n} \\cdot ${realTex(at('sin', a))} = ${realTex(h)}$`,
          why: 'In the left triangle $CD$ lies opposite the known angle, and $AC$ is the hypotenuse.',
        },
        {
          do: `$\\${fn} ${b}^\\circ = \\frac{CD}{${ask}}$, so $${ask} = CD \\div \\${fn} ${b}^\\circ$.`,
          why:
            ask === 'BC'
              ? 'In the right triangle $CD$ lies opposite the other known angle, and $BC$ is the hypotenuse.'
              : 'In the right triangle $CD$ lies opposite the other known angle, and $DB$ is the adjacent leg.',
        },
        {
          do: `$${ask} = ${realTex(h)} \\div ${realTex(at(fn, b))} = ${realTex(value)}$`,
          why: `$\\${fn} ${b}^\\circ = ${realTex(at(fn, b))}$.`,
        },
      ],
      check: `As decimals: $CD \\approx ${h.toFixed(1)}$ and $${ask} \\approx ${value.toFixed(1)}$. ${
        ask === 'BC'
          ? 'The hypotenuse is longer than the leg, as it must be.'
          : b === 45
            ? 'With an angle of 45° the two legs are equal, as they must be.'
            : `With an angle of ${b}° the leg $DB$ is ${b > 45 ? 'shorter' : 'longer'} than $CD$, as it must be.`
      }`,
      faster: `$CD$ need not be worked out: both $${n} \\sin ${a}^\\circ$ and $${ask} \\cdot \\${fn} ${b}^\\circ$ are $CD$. So $${ask} = ${n} \\cdot \\frac{\\sin ${a}^\\circ}{\\${fn} ${b}^\\circ} = ${n} \\cdot ${realTex(at('sin', a) / at(fn, b))} = ${realTex(value)}$.`,
      figure: sharedFigure({ n, a, b }, { CD: realText(h), [ask]: realText(value) }),
    }
  },
  // AD first, then the altitude and BC by the Pythagorean theorem.
  check: ({ n, a, b, ask }) => {
    const altitude = Math.sqrt(n * n - (n * at('cos', a)) ** 2)
    const leg = altitude * at('tan', 90 - b)
    return real(ask === 'BC' ? Math.sqrt(altitude * altitude + leg * leg) : leg)
  },
})

const SCENES = [
  {
    from: 'hyp',
    to: 'opp',
    say: (who: string, n: number, t: number) =>
      `${who}’s drone flies $${n}$ feet in a straight line from the ground, climbing at an angle of $${t}^\\circ$. How high above the ground is it then, to the nearest foot?`,
  },
  {
    from: 'adj',
    to: 'opp',
    say: (who: string, n: number, t: number) =>
      `From a point $${n}$ feet away from the foot of a tree, on level ground, ${who} sees its top at an angle of elevation of $${t}^\\circ$. How tall is the tree, to the nearest foot? (Ignore the height of the eyes.)`,
  },
  {
    from: 'opp',
    to: 'hyp',
    say: (who: string, n: number, t: number) =>
      `${who} plans a steel cable from the top of ${article(n)} $${n}$-foot mast to the ground. It is to make an angle of $${t}^\\circ$ with the ground. How long must the cable be, to the nearest foot?`,
  },
  {
    from: 'opp',
    to: 'adj',
    say: (who: string, n: number, t: number) =>
      `${who} stands at the top of ${article(n)} $${n}$-foot cliff and sees a boat at an angle of depression of $${t}^\\circ$. How far is the boat from the foot of the cliff, to the nearest foot?`,
  },
] as const

const sceneOf = (k: string) => SCENES[Number(k)] as (typeof SCENES)[number]

const scenes = template({
  id: 'trigonometry/side-scenes',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 90,
  response: 'choice',
  draw: (rng) => ({
    k: String(int(rng, 0, 3)),
    n: int(rng, 18, 95),
    t: until(
      () => int(rng, 24, 66),
      (t) => Math.abs(t - 45) > 5,
    ),
  }),
  frames: [
    { id: 'words', kind: 'words', items: 5, stem: ({ k, n, t }, rng) => sceneOf(k).say(person(rng), n, t) },
    {
      id: 'grid',
      kind: 'words',
      items: 3,
      response: 'grid',
      stem: ({ k, n, t }, rng) => sceneOf(k).say(person(rng), n, t),
    },
  ],
  given: ({ k, n, t }) => ({ says: sceneOf(k).say('', n, t), n, t }),
  answer: ({ k, n, t }) => num(Math.round(length(sceneOf(k).from, sceneOf(k).to, n, t))),
  traps: [
    {
      misconception: 'trig-swaps-opposite-and-adjacent',
      classic: true,
      operation: 'ratio-of-another-angle',
      operands: (g) => [90 - g.t, NUMBER[fnOf(g)]],
      after: joined,
      rule: (g) => off(g, (f) => (f === 'tan' ? 'tan' : CO[f]), plan(sceneIn(g).from, sceneIn(g).to).fn === 'tan'),
      says: ({ k }) => takesTheOtherLeg(sceneOf(k)),
      why: ({ k, t }) => {
        const { fn } = plan(sceneOf(k).from, sceneOf(k).to)
        return fn === 'tan'
          ? `takes the reciprocal of $\\tan ${t}^\\circ$.`
          : `uses $\\${CO[fn]} ${t}^\\circ$ instead of $\\${fn} ${t}^\\circ$.`
      },
    },
    {
      misconception: 'trig-takes-another-ratio',
      operation: 'other-ratio-taken',
      operands: (g) => [g.t, fnOf(g) === 'tan' ? NUMBER.sin : NUMBER.tan],
      after: joined,
      rule: (g) => off(g, (f) => (f === 'tan' ? 'sin' : 'tan'), false),
      says: ({ k }) => {
        const { fn } = plan(sceneOf(k).from, sceneOf(k).to)
        return `I used the ${WORD[fn === 'tan' ? 'sin' : 'tan']} instead of the ${WORD[fn]}.`
      },
      why: ({ k }) => {
        const { fn } = plan(sceneOf(k).from, sceneOf(k).to)
        return `uses the ${WORD[fn === 'tan' ? 'sin' : 'tan']}, which does not join these two sides.`
      },
    },
    {
      misconception: 'trig-multiplies-instead-of-dividing',
      operation: 'reciprocal-taken',
      operands: (g) => [fine(at(fnOf(g), g.t)), 1],
      after: joined,
      rule: (g) => off(g, (f) => f, true),
      says: ({ k }) =>
        plan(sceneOf(k).from, sceneOf(k).to).times
          ? 'I divided by the ratio instead of multiplying.'
          : 'I multiplied by the ratio instead of dividing.',
      why: ({ k }) =>
        plan(sceneOf(k).from, sceneOf(k).to).times
          ? 'divides instead of multiplying.'
          : 'multiplies instead of dividing.',
    },
    {
      misconception: 'trig-takes-another-ratio',
      operation: 'other-ratio-taken',
      operands: (g) => [g.t, NUMBER.cos],
      after: joined,
      rule: (g) => (plan(sceneIn(g).from, sceneIn(g).to).fn === 'tan' ? off(g, () => 'cos', false) : null),
      says: () => 'I used the cosine instead of the tangent.',
      why: () => 'uses the cosine, which does not join these two sides.',
    },
    {
      misconception: 'trig-leaves-the-calculator-in-radians',
      operation: 'calculator-in-radians',
      operands: (g) => [g.t, NUMBER[fnOf(g)]],
      after: joined,
      rule: (g) => {
        const { fn, times } = plan(sceneIn(g).from, sceneIn(g).to)
        const x = times ? g.n * Math[fn](g.t) : g.n / Math[fn](g.t)
        return x > g.n / 5 && x < 5 * g.n ? num(Math.round(x)) : null
      },
      why: ({ t }) => `takes the angle as ${t} radians.`,
    },
  ],
  explain: ({ k, n, t }) => {
    const s = sceneOf(k)
    const { fn, times } = plan(s.from, s.to)
    const exact = length(s.from, s.to, n, t)
    const value = Math.round(exact)
    const [longer, shorter] = exact > n ? [NAME[s.to], NAME[s.from]] : [NAME[s.from], NAME[s.to]]
    return {
      plan: 'Draw the right triangle and mark what is upright, what is level, and what is slanted. Choose the ratio that has the known side and the one that is asked for.',
      steps: [
        {
          do: `Seen from the angle of $${t}^\\circ$, the ${NAME[s.from]} is $${n}$ feet, and the ${NAME[s.to]} is asked for.`,
          why: 'Angles of elevation and depression are measured from the horizontal line.',
        },
        {
          do: `$\\${fn} ${t}^\\circ = ${times ? `\\frac{x}{${n}}` : `\\frac{${n}}{x}`}$, so $x = ${times ? `${n} \\cdot \\${fn} ${t}^\\circ` : `${n} \\div \\${fn} ${t}^\\circ`}$.`,
          why: `The ${WORD[fn]} joins these two sides.`,
        },
        {
          do: `$x \\approx ${exact.toFixed(3)}$, to the nearest foot $${value}$.`,
          why: 'The calculator is in degree mode.',
        },
      ],
      faster: `No equation is needed: the ${fn === 'cos' ? NAME.adj : NAME.opp} is $\\${fn} ${t}^\\circ$ times the ${fn === 'tan' ? NAME.adj : NAME.hyp}. So in one line on a calculator in degree mode, $${n} ${times ? '\\cdot' : '\\div'} \\${fn} ${t}^\\circ \\approx ${exact.toFixed(3)}$.`,
      check:
        s.from === 'hyp' || s.to === 'hyp'
          ? `The hypotenuse is the longest side: $${Math.max(n, value)}$ feet is more than $${Math.min(n, value)}$ feet, as it must be.`
          : `An angle of $${t}^\\circ$ is ${t > 45 ? 'more' : 'less'} than $45^\\circ$, so the opposite leg must be ${t > 45 ? 'longer' : 'shorter'} than the adjacent one. Here the ${longer} is the longer one, with $${Math.max(n, value)}$ feet, and the ${shorter} has $${Math.min(n, value)}$ feet.`,
    }
  },
  // Reads the words: what is slanted, what is level, what is upright.
  check: ({ says, n, t }) => {
    const unit = { upright: Math.sin(rad(t)), level: Math.cos(rad(t)), slanted: 1 }
    const known = /in a straight line/.test(says) ? 'slanted' : /away from the foot/.test(says) ? 'level' : 'upright'
    const asked = /How long/.test(says) ? 'slanted' : /How far/.test(says) ? 'level' : 'upright'
    return num(Math.round((n / unit[known]) * unit[asked]))
  },
})

type Told = Readonly<{ says: string; n: number; t: number }>

/** The scene that is told. */
function sceneIn({ says, n, t }: Told) {
  return SCENES.find((s) => s.say('', n, t) === says) ?? SCENES[0]
}

/** The ratio that joins the two sides of the scene. */
function fnOf(g: Told): Fn {
  return plan(sceneIn(g).from, sceneIn(g).to).fn
}

/** The side from the ratio that was taken for the right one. */
function joined(x: Frac, g: Told): Frac {
  return toWhole(plan(sceneIn(g).from, sceneIn(g).to).times ? mul(g.n, x) : div(g.n, x))
}

function off({ says, n, t }: Told, change: (fn: Fn) => Fn, turn: boolean): Value {
  const { from, to } = sceneIn({ says, n, t })
  const { fn, times } = plan(from, to)
  const x = at(change(fn), t)
  return num(Math.round(times !== turn ? n * x : n / x))
}

export const templates: readonly Template[] = [shared, scenes]
