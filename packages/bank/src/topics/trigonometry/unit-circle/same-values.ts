import { add, deg, g, int, pick, type Template, template, text, unitCircle, until } from '#kit'
import { at, FNS, type Fn, WORD } from '../common.ts'
import { mod, quadrant, ref } from './reference-angles.ts'

const skill = 'trig-reference-and-coterminal-angles'

/** The two angles that have the same reference angle, but the value with the other sign. */
const wrongTwins = (t: number, fn: Fn): readonly [number, number] =>
  fn === 'sin' ? [180 + t, 360 - t] : fn === 'cos' ? [180 - t, 180 + t] : [180 - t, 360 - t]

/** Which angle shares the value? */
const sameValue = template({
  id: 'trigonometry/angle-with-the-same-value',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) => ({
    t: until(
      () => int(rng, 12, 78),
      (t) => Math.abs(t - 45) > 4,
    ),
    fn: pick(rng, FNS),
  }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ t, fn }) => `Which of these angles has the same ${WORD[fn]} as $${t}^\\circ$?`,
    },
    {
      id: 'figure',
      kind: 'figure',
      items: 4,
      stem: ({ t, fn }) =>
        `${unitCircle({ alt: 'The unit circle with the terminal side of an acute angle and its point P', angle: t, label: `${t}°`, point: 'P' })}<p>Another angle between $90^\\circ$ and $360^\\circ$ has the same ${WORD[fn]}. Which one?</p>`,
    },
  ],
  given: ({ t, fn }) => ({ t, fn }),
  answer: ({ t, fn }) => deg(twin(t, fn)),
  traps: [
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      classic: true,
      rule: ({ t, fn }) => deg(wrongTwins(t, fn)[0]),
      says: ({ t, fn }) =>
        `I chose quadrant ${quadrant(wrongTwins(t, fn)[0])}, where the ${WORD[fn]} has the other sign.`,
      why: ({ t, fn }) =>
        `ends in quadrant ${quadrant(wrongTwins(t, fn)[0])}, where the ${WORD[fn]} has the other sign.`,
    },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      rule: ({ t, fn }) => deg(wrongTwins(t, fn)[1]),
      says: ({ t, fn }) =>
        `I chose quadrant ${quadrant(wrongTwins(t, fn)[1])}, where the ${WORD[fn]} has the other sign.`,
      why: ({ t, fn }) =>
        `ends in quadrant ${quadrant(wrongTwins(t, fn)[1])}, where the ${WORD[fn]} has the other sign.`,
    },
    {
      misconception: 'trig-measures-to-the-y-axis',
      operation: 'wrong-number-used',
      operands: () => [90],
      after: (x, { t }) => add(t, x),
      rule: ({ t }) => deg(90 + t),
      says: () => 'I added a quarter turn.',
      why: ({ t }) => `is $90^\\circ + ${t}^\\circ$; its reference angle is $${90 - t}^\\circ$.`,
    },
    {
      misconception: 'trig-measures-to-the-y-axis',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ t }) => [t, 270],
      rule: ({ t }) => deg(270 - t),
      says: ({ t }) => `I took $${t}^\\circ$ as the angle to the $y$-axis, in quadrant III.`,
      why: ({ t }) => `is $270^\\circ - ${t}^\\circ$; its reference angle is $${90 - t}^\\circ$.`,
    },
    {
      misconception: 'trig-measures-to-the-y-axis',
      operation: 'wrong-number-used',
      operands: () => [270],
      after: (x, { t }) => add(t, x),
      rule: ({ t }) => deg(270 + t),
      says: ({ t }) => `I took $${t}^\\circ$ as the angle to the $y$-axis, in quadrant IV.`,
      why: ({ t }) => `is $270^\\circ + ${t}^\\circ$; its reference angle is $${90 - t}^\\circ$.`,
    },
  ],
  explain: ({ t, fn }, frame) => {
    const u = twin(t, fn)
    return {
      plan: 'Two angles have the same value of a function when they have the same reference angle and the function has the same sign in both quadrants. Find the other quadrant with this sign.',
      steps: [
        {
          do: `$${t}^\\circ$ ends in quadrant I, where the ${WORD[fn]} is positive. It is positive in quadrant ${quadrant(u)} as well.`,
          why: {
            sin: 'The sine is the $y$-coordinate, which is positive above the $x$-axis.',
            cos: 'The cosine is the $x$-coordinate, which is positive to the right of the $y$-axis.',
            tan: 'The tangent is $\\frac{y}{x}$, which is positive where both coordinates have the same sign.',
          }[fn],
        },
        {
          do: `The other angle has the reference angle $${t}^\\circ$ too.`,
          why: 'The reference angle gives the size of the value.',
        },
        {
          do: `${fn === 'sin' ? `$180^\\circ - ${t}^\\circ` : fn === 'cos' ? `$360^\\circ - ${t}^\\circ` : `$180^\\circ + ${t}^\\circ`} = ${u}^\\circ$`,
          why: {
            sin: 'The points lie at equal heights, left and right of the $y$-axis.',
            cos: 'The points lie equally far across, above and below the $x$-axis.',
            tan: 'Equal slopes: the opposite point.',
          }[fn],
        },
      ],
      faster: {
        sin: `Two angles from $0^\\circ$ to $180^\\circ$ with the same sine add up to $180^\\circ$: one option makes $${t}^\\circ + ${u}^\\circ = 180^\\circ$.`,
        cos: `Two angles up to a full turn with the same cosine add up to $360^\\circ$: one option makes $${t}^\\circ + ${u}^\\circ = 360^\\circ$.`,
        tan: `A tangent repeats after half a turn, so look for an option that is $180^\\circ$ more than $${t}^\\circ$.`,
      }[fn],
      check: `With a calculator, $\\${fn} ${t}^\\circ \\approx ${at(fn, t).toFixed(3)}$ and $\\${fn} ${u}^\\circ \\approx ${at(fn, u).toFixed(3)}$.`,
      ...(frame === 'figure'
        ? {
            figure: unitCircle({
              alt: 'The unit circle with the terminal side of an acute angle, its point P, and a second terminal side with the point Q',
              angle: t,
              label: `${t}°`,
              point: 'P',
              at: { Q: [at('cos', u), at('sin', u)] },
              extra: [
                g.seg('oQ'),
                g.dots('Q'),
                g.tag('Q', `${u}°`, { as: 'The second terminal side', towards: u }),
                ...(fn === 'tan' ? [] : [g.seg('pQ', '', { dash: true })]),
              ],
            }),
          }
        : {}),
    }
  },
  check: ({ t, fn }) =>
    deg(Array.from({ length: 268 }, (_, i) => i + 91).find((u) => Math.abs(at(fn, u) - at(fn, t)) < 1e-9) ?? 0),
})

function twin(t: number, fn: Fn): number {
  return fn === 'sin' ? 180 - t : fn === 'cos' ? 360 - t : 180 + t
}

/** Values of large angles. */
const bigAngle = template({
  id: 'trigonometry/reduce-to-acute',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) => ({
    t: until(
      () => int(rng, 380, 1060),
      (t) => mod(t) > 95 && mod(t) % 90 > 8 && mod(t) % 90 < 82 && Math.abs(ref(t) - 45) > 4,
    ),
    fn: pick(rng, FNS),
    minus: int(rng, 0, 1) === 1,
  }),
  frames: [
    {
      id: 'equal',
      kind: 'multi-step',
      items: 5,
      stem: ({ t, fn, minus }) =>
        `Which of the following is equal to $\\${fn}${minus ? `(-${t}^\\circ)` : ` ${t}^\\circ`}$?`,
    },
  ],
  given: ({ t, fn, minus }) => ({ t, fn, minus }),
  answer: ({ t, fn, minus }) => signedFn(fn, at(fn, minus ? -t : t) < 0, ref(t)),
  traps: [
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      classic: true,
      rule: ({ t, fn, minus }) => signedFn(fn, at(fn, minus ? -t : t) >= 0, ref(t)),
      why: ({ t, fn, minus }) =>
        `has the wrong sign: in quadrant ${quadrant(minus ? -t : t)} the ${WORD[fn]} is ${at(fn, minus ? -t : t) > 0 ? 'positive' : 'negative'}.`,
    },
    {
      misconception: 'trig-measures-to-the-y-axis',
      classic: true,
      rule: ({ t, fn, minus }) => signedFn(fn, at(fn, minus ? -t : t) < 0, 90 - ref(t)),
      why: ({ t }) => `has the angle to the $y$-axis; the reference angle is $${ref(t)}^\\circ$.`,
    },
    {
      misconception: 'trig-measures-to-the-y-axis',
      twoSlips: true,
      rule: ({ t, fn, minus }) => signedFn(fn, at(fn, minus ? -t : t) >= 0, 90 - ref(t)),
      says: () => 'I measured to the $y$-axis and took the sign of another quadrant.',
      why: () => 'has the wrong reference angle and the wrong sign.',
    },
  ],
  explain: ({ t, fn, minus }) => {
    const u = mod(minus ? -t : t)
    const turns = Math.abs(((minus ? -t : t) - u) / 360)
    return {
      plan: 'Take off full turns to see where the angle ends. Its reference angle gives the size of the value, its quadrant the sign.',
      steps: [
        {
          do: `$${minus ? '-' : ''}${t}^\\circ ${minus ? '+' : '-'} ${turns === 1 ? '' : `${turns} \\cdot `}360^\\circ = ${u}^\\circ$, in quadrant ${quadrant(u)}.`,
          why: 'Full turns change nothing.',
        },
        {
          do: `The reference angle is $${u < 180 ? `180^\\circ - ${u}^\\circ` : u < 270 ? `${u}^\\circ - 180^\\circ` : `360^\\circ - ${u}^\\circ`} = ${ref(u)}^\\circ$.`,
          why: 'It is the acute angle to the $x$-axis, and gives the size of the value.',
        },
        {
          do: `In quadrant ${quadrant(u)} the ${WORD[fn]} is ${at(fn, u) > 0 ? 'positive' : 'negative'}: the value is $${at(fn, u) < 0 ? '-' : ''}\\${fn} ${ref(u)}^\\circ$.`,
          why: 'The quadrant gives the sign.',
        },
      ],
      faster: fromHalfTurns(minus ? -t : t, fn),
      check: `With a calculator, $\\${fn}${minus ? `(-${t}^\\circ)` : ` ${t}^\\circ`} \\approx ${at(fn, minus ? -t : t).toFixed(3)}$, and $${at(fn, u) < 0 ? '-' : ''}\\${fn} ${ref(u)}^\\circ \\approx ${at(fn, u).toFixed(3)}$.`,
    }
  },
  check: ({ t, fn, minus }) => {
    const want = at(fn, minus ? -t : t)
    for (let a = 1; a < 90; a++) if (Math.abs(Math.abs(want) - at(fn, a)) < 1e-9) return signedFn(fn, want < 0, a)
    return text('none')
  },
})

/** The reference angle as the distance to the nearest end of the x-axis, however many turns away. */
function fromHalfTurns(s: number, fn: Fn): string {
  const half = Math.round(s / 180)
  const [end, off] = [180 * half, s - 180 * half]
  const side = half % 2 === 0 ? 'whole turns, the right end' : 'an odd number of half turns, the left end'
  return `No turns need to be taken off: the nearest multiple of $180^\\circ$ is $${end}^\\circ$, only $${Math.abs(off)}^\\circ$ away, and that is the reference angle. $${end}^\\circ$ is ${side} of the $x$-axis, and $${s}^\\circ$ is $${Math.abs(off)}^\\circ$ ${off > 0 ? 'more' : 'less'}, in quadrant ${quadrant(s)}, where the ${WORD[fn]} is ${at(fn, s) > 0 ? 'positive' : 'negative'}.`
}

function signedFn(fn: Fn, minus: boolean, t: number) {
  return text(`$${minus ? '-' : ''}\\${fn} ${t}^\\circ$`)
}

export const templates: readonly Template[] = [sameValue, bigAngle]
