import { drawing, g, int, num, person, pick, type Template, template, until, type Value, xy } from '#kit'
import { at, CO, type Fn, rad, real, realTex, WORD } from '../common.ts'
import { length, NAME, plan } from './sides.ts'

const skill = 'trig-finding-sides'

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
      stem: ({ n, a, b, ask }) => {
        const h = n * at('sin', a)
        const w = n * at('cos', a)
        return `<p>In triangle $ABC$, $CD$ is perpendicular to $AB$.</p>${drawing(
          {
            alt: 'Triangle ABC with the altitude CD to side AB',
            at: { A: [-w, 0], B: [h / at('tan', b), 0], C: [0, h], D: [0, 0] },
            height: 220,
          },
          [
            g.polygon('ABC'),
            g.seg('CD', '', { dash: true }),
            g.right('CDB'),
            g.side('CA', `${n}`),
            g.angle('BAC', `${a}°`),
            g.angle('CBA', `${b}°`),
          ],
        )}<p>What is the exact length of $${ask}$?</p>`
      },
    },
  ],
  given: ({ n, a, b, ask }) => ({ n, a, b, ask }),
  answer: ({ n, a, b, ask }) => real((n * at('sin', a)) / (ask === 'BC' ? at('sin', b) : at('tan', b))),
  traps: [
    {
      misconception: 'trig-stops-at-the-shared-side',
      rule: ({ n, a }) => real(n * at('sin', a)),
      why: () => 'is the altitude $CD$.',
    },
    {
      misconception: 'trig-multiplies-instead-of-dividing',
      rule: ({ n, a, b, ask }) => real(n * at('sin', a) * (ask === 'BC' ? at('sin', b) : at('tan', b))),
    },
    {
      misconception: 'trig-swaps-opposite-and-adjacent',
      rule: ({ n, a, b, ask }) => real((n * at('cos', a)) / (ask === 'BC' ? at('sin', b) : at('tan', b))),
      why: () => 'takes $AD$ for the altitude $CD$.',
    },
    {
      misconception: 'trig-swaps-opposite-and-adjacent',
      rule: ({ n, a, b, ask }) => real((n * at('sin', a)) / (ask === 'BC' ? at('cos', b) : at('sin', b))),
      why: () => 'mixes up the sides of the right-hand triangle.',
    },
    {
      misconception: 'trig-stops-at-the-shared-side',
      rule: ({ n, a }) => real(n * at('cos', a)),
      why: () => 'is $AD$.',
    },
  ],
  explain: ({ n, a, b, ask }) => [
    {
      do: `$CD = ${n} \\sin ${a}^\\circ = ${realTex(n * at('sin', a))}$`,
      why: 'In the left triangle $CD$ lies opposite the known angle.',
    },
    {
      do:
        ask === 'BC'
          ? `$BC = CD \\div \\sin ${b}^\\circ = ${realTex((n * at('sin', a)) / at('sin', b))}$`
          : `$DB = CD \\div \\tan ${b}^\\circ = ${realTex((n * at('sin', a)) / at('tan', b))}$`,
      why: 'In the right triangle $CD$ lies opposite the other known angle.',
    },
  ],
  // Draws the triangle from its angles, so large that AC fits, and measures.
  check: ({ n, a, b, ask }) => {
    const [A, B, C] = xy.asa(a, 1, b)
    const wanted = ask === 'BC' ? xy.distance(B, C) : xy.distance(B, xy.foot(C, A, B))
    return real((n / xy.distance(A, C)) * wanted)
  },
})

const SCENES = [
  {
    from: 'hyp',
    to: 'opp',
    say: (who: string, n: number, t: number) =>
      `${who}’s drone flies $${n}$ m in a straight line from the ground, climbing at an angle of $${t}^\\circ$. How high above the ground is it then, to the nearest meter?`,
  },
  {
    from: 'adj',
    to: 'opp',
    say: (who: string, n: number, t: number) =>
      `From a point $${n}$ m away from the foot of a lighthouse, on level ground, ${who} sees its top at an angle of elevation of $${t}^\\circ$. How tall is the lighthouse, to the nearest meter? (Ignore the height of the eyes.)`,
  },
  {
    from: 'opp',
    to: 'hyp',
    say: (who: string, n: number, t: number) =>
      `${who} plans a steel cable from the top of a $${n}$-meter mast to the ground. It is to make an angle of $${t}^\\circ$ with the ground. How long must the cable be, to the nearest meter?`,
  },
  {
    from: 'opp',
    to: 'adj',
    say: (who: string, n: number, t: number) =>
      `${who} stands at the top of a $${n}$-meter cliff and sees a boat at an angle of depression of $${t}^\\circ$. How far is the boat from the foot of the cliff, to the nearest meter?`,
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
    { misconception: 'trig-multiplies-instead-of-dividing', shortcut: ({ k, n, t }) => off(k, n, t, (f) => f, true) },
    {
      misconception: 'trig-swaps-opposite-and-adjacent',
      shortcut: ({ k, n, t }) => off(k, n, t, (f) => (f === 'tan' ? 'cos' : CO[f]), false),
    },
    {
      misconception: 'trig-takes-another-ratio',
      shortcut: ({ k, n, t }) => off(k, n, t, (f) => (f === 'tan' ? 'sin' : 'tan'), false),
    },
    {
      misconception: 'trig-takes-another-ratio',
      shortcut: ({ k, n, t }) => off(k, n, t, (f) => (f === 'tan' ? 'cos' : 'tan'), true),
    },
    {
      misconception: 'trig-leaves-the-calculator-in-radians',
      shortcut: ({ k, n, t }) => {
        const { fn, times } = plan(sceneOf(k).from, sceneOf(k).to)
        const x = times ? n * Math[fn](t) : n / Math[fn](t)
        return x > n / 5 && x < 5 * n ? num(Math.round(x)) : null
      },
    },
  ],
  explain: ({ k, n, t }) => {
    const s = sceneOf(k)
    const { fn, times } = plan(s.from, s.to)
    return [
      {
        do: `Seen from the angle of $${t}^\\circ$, the ${NAME[s.from]} is $${n}$ m, and the ${NAME[s.to]} is asked for.`,
        why: 'Angles of elevation and depression are measured from the level line.',
      },
      {
        do: `$${times ? `${n} \\cdot \\${fn} ${t}^\\circ` : `${n} \\div \\${fn} ${t}^\\circ`} \\approx ${Math.round(length(s.from, s.to, n, t))}$`,
        why: `The ${WORD[fn]} joins these two sides.`,
      },
    ]
  },
  // Reads the words: what is slanted, what is level, what is upright.
  check: ({ says, n, t }) => {
    const unit = { upright: Math.sin(rad(t)), level: Math.cos(rad(t)), slanted: 1 }
    const known = /in a straight line/.test(says) ? 'slanted' : /away from the foot/.test(says) ? 'level' : 'upright'
    const asked = /How long/.test(says) ? 'slanted' : /How far/.test(says) ? 'level' : 'upright'
    return num(Math.round((n / unit[known]) * unit[asked]))
  },
})

function off(k: string, n: number, t: number, change: (fn: Fn) => Fn, turn: boolean): Value {
  const { fn, times } = plan(sceneOf(k).from, sceneOf(k).to)
  const x = at(change(fn), t)
  return num(Math.round(times !== turn ? n * x : n / x))
}

export const templates: readonly Template[] = [shared, scenes]
