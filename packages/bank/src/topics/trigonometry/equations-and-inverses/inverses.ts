import { deg, g, int, nameTheSlip, pick, type Template, template, unitCircle, until, withCheck, withFaster } from '#kit'
import { at, FNS, type Fn, inverse, realTex, WORD } from '../common.ts'

const skill = 'trig-inverse-functions'
const principal = (fn: Fn, t: number): number => Math.round(inverse(fn, at(fn, t)))
const RANGE = {
  sin: 'from $-90^\\circ$ to $90^\\circ$',
  cos: 'from $0^\\circ$ to $180^\\circ$',
  tan: 'between $-90^\\circ$ and $90^\\circ$',
} as const
const SPECIAL = [30, 45, 60, 120, 135, 150, 210, 225, 240, 300, 315, 330] as const
const ROMAN = ['I', 'II', 'III', 'IV'] as const
const inner = (fn: Fn, t: number) => realTex(at(fn, t))

type Asked = Readonly<{ fn: Fn; value: string; q: string }>

/** The angle in the range of the inverse with the value that is written. */
const inRange = ({ fn, value: v }: Asked): number =>
  (fn === 'cos' ? [30, 45, 60, 120, 135, 150] : [-60, -45, -30, 30, 45, 60]).find((u) => realTex(at(fn, u)) === v) ?? 0
/** The angle of the figure, from its value and its quadrant. */
const inFigure = ({ fn, value: v, q }: Asked): number | undefined =>
  SPECIAL.find((u) => ROMAN[Math.floor(u / 90)] === q && realTex(at(fn, u)) === v)
/** Another angle with the same value, from 0° to 360° and outside the range. */
const outOfRange = (fn: Fn, p: number): number => (fn === 'sin' ? 180 - p : fn === 'cos' ? 360 - p : 180 + p)
/** What a student says who gives that angle. */
const saysOutOfRange = (fn: Fn, t: number): string =>
  `I gave the angle in quadrant ${ROMAN[Math.floor(outOfRange(fn, principal(fn, t)) / 90)]} with this ${WORD[fn]}, outside the range of the inverse function.`
/** The angle in the range with another reference angle and the same sign. */
const withReference = (fn: Fn, p: number, r: number): number =>
  fn === 'cos' ? (p > 90 ? 180 - r : r) : Math.sign(p) * r
/** How the angle in the range follows from a reference angle. */
const usedReference = (fn: Fn, p: number): string =>
  p < 0 ? 'gave it a minus sign' : fn === 'cos' && p > 90 ? 'subtracted it from $180^\\circ$' : 'gave it as the answer'
const reference = (p: number): number => Math.min(Math.abs(p), 180 - Math.abs(p))

const value = template({
  id: 'trigonometry/inverse-value',
  skill,
  difficulty: 'Low',
  b: -0.1,
  calculator: false,
  seconds: 60,
  response: 'choice',
  balance: 'place',
  draw: (rng) => ({ t: pick(rng, SPECIAL), fn: pick(rng, FNS) }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ t, fn }) => `What is $\\${fn}^{-1}\\left(${inner(fn, t)}\\right)$, in degrees?`,
    },
    {
      id: 'circle',
      kind: 'figure',
      items: 8,
      stem: ({ t, fn }) =>
        `${unitCircle({ alt: `The unit circle with a point P at the end of the terminal side of an angle theta, in quadrant ${ROMAN[Math.floor(t / 90)]}`, angle: t, label: 'θ', point: 'P' })}<p>For the angle $\\theta$ in the figure, $\\${fn} \\theta = ${inner(fn, t)}$. What is $\\${fn}^{-1}(\\${fn} \\theta)$?</p>`,
    },
  ],
  given: ({ t, fn }, frame) => ({
    fn,
    value: inner(fn, t),
    q: frame === 'circle' ? (ROMAN[Math.floor(t / 90)] as string) : '',
  }),
  answer: ({ t, fn }) => deg(principal(fn, t)),
  traps: [
    {
      misconception: 'trig-cancels-function-and-inverse',
      classic: true,
      rule: (g) => {
        const t = inFigure(g)
        return t === undefined || t === inRange(g) ? null : deg(t)
      },
      why: ({ fn }) => `is the angle itself, but the inverse ${WORD[fn]} gives angles ${RANGE[fn]}.`,
    },
    {
      misconception: 'trig-ignores-the-range-of-the-inverse',
      classic: true,
      rule: (g) => deg(outOfRange(g.fn, inRange(g))),
      says: ({ fn, t }) => saysOutOfRange(fn, t),
      why: ({ fn }) => `has this ${WORD[fn]}, but is not ${RANGE[fn]}.`,
    },
    {
      misconception: 'trig-takes-the-wrong-reference-angle',
      rule: (g) => {
        const p = inRange(g)
        return reference(p) === 45 ? null : deg(withReference(g.fn, p, 90 - reference(p)))
      },
      says: ({ t, fn }) =>
        `I used the reference angle ${90 - reference(principal(fn, t))}° instead of ${reference(principal(fn, t))}°.`,
      why: ({ t, fn }) => `has the reference angle $${90 - reference(principal(fn, t))}^\\circ$.`,
    },
    {
      misconception: 'trig-drops-the-sign-of-the-value',
      operation: 'sign-dropped',
      rule: (g) => (g.value.startsWith('-') ? deg(reference(inRange(g))) : null),
      why: ({ fn }) => `belongs to the positive value of the ${WORD[fn]}.`,
    },
    {
      misconception: 'trig-takes-the-wrong-reference-angle',
      rule: (g) => {
        const p = inRange(g)
        return deg(withReference(g.fn, p, reference(p) === 45 ? 60 : 45))
      },
      says: ({ t, fn }) =>
        `I used the reference angle ${reference(principal(fn, t)) === 45 ? 60 : 45}° instead of ${reference(principal(fn, t))}°.`,
      why: ({ t, fn }) => `has the reference angle $${reference(principal(fn, t)) === 45 ? 60 : 45}^\\circ$.`,
    },
  ],
  explain: ({ t, fn }, frame) => {
    const p = principal(fn, t)
    const q = { Q: [at('cos', p), at('sin', p)] as const }
    return {
      plan: 'An inverse function gives exactly one angle, the one in its range. Find the reference angle from the size of the value, and the place in the range from its sign.',
      steps: [
        { do: `The inverse ${WORD[fn]} gives angles ${RANGE[fn]}.`, why: 'That makes the answer unique.' },
        {
          do: `In this range only $${p}^\\circ$ has the ${WORD[fn]} $${inner(fn, t)}$.`,
          why: 'Look for the angle with the right reference angle and sign.',
        },
      ],
      check: `The ${WORD[fn]} of $${p}^\\circ$ is $${inner(fn, t)}$, and $${p}^\\circ$ lies in the range.`,
      ...(frame === 'circle'
        ? {
            figure: unitCircle({
              alt: `The unit circle with a point P at the end of the terminal side of an angle theta, in quadrant ${ROMAN[Math.floor(t / 90)]}${p === t ? '' : ', and a second terminal side with the point Q'}`,
              angle: t,
              label: p === t ? `${t}°` : 'θ',
              point: 'P',
              ...(p === t
                ? {}
                : {
                    at: q,
                    extra: [
                      g.seg('oQ', '', { dash: true }),
                      g.dots('Q'),
                      g.tag('Q', `${p}°`.replace('-', '−'), { as: 'The second terminal side', towards: p }),
                    ],
                  }),
            }),
          }
        : {}),
    }
  },
  check: ({ fn, value: v }) => {
    const range = fn === 'cos' ? [0, 180] : [-90, 90]
    const found = [-60, -45, -30, 30, 45, 60, 120, 135, 150].find(
      (u) => u >= (range[0] as number) && u <= (range[1] as number) && realTex(at(fn, u)) === v,
    )
    return deg(found ?? 0)
  },
})

/** The inverse of a function value at an angle outside the range. */
const cancel = template({
  id: 'trigonometry/inverse-of-function',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ t: int(rng, 95, 355), fn: pick(rng, FNS) }),
      ({ t, fn }) => t % 90 > 6 && t % 90 < 84 && principal(fn, t) !== t && Math.abs((t % 90) - 45) > 3,
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 5, stem: ({ t, fn }) => `What is $\\${fn}^{-1}(\\${fn} ${t}^\\circ)$?` },
    {
      id: 'grid',
      kind: 'bare',
      items: 5,
      response: 'grid',
      stem: ({ t, fn }) =>
        `A calculator in degree mode is given $\\${fn}^{-1}(\\${fn} ${t}^\\circ)$. Which number does it show?`,
    },
  ],
  given: ({ t, fn }) => ({ t, fn }),
  answer: ({ t, fn }) => deg(principal(fn, t)),
  traps: [
    {
      misconception: 'trig-cancels-function-and-inverse',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ t }) => [t],
      rule: ({ t }) => deg(t),
      why: ({ fn }) => `is not ${RANGE[fn]}.`,
    },
    {
      misconception: 'trig-ignores-the-range-of-the-inverse',
      // Sine and tangent repeat so that the last quadrant is right with it.
      rule: ({ t, fn }) => (t > 270 && fn !== 'cos' ? null : deg(t - 360)),
      says: () => 'I subtracted a full turn without asking for the range.',
      why: ({ fn }) => `is coterminal with the given angle, but not ${RANGE[fn]}.`,
    },
    {
      misconception: 'trig-drops-the-sign-of-the-value',
      rule: ({ t, fn }) => (at(fn, t) > 0 ? null : deg(reference(t % 180))),
      says: () => 'I gave the reference angle without asking for the sign of the value.',
      why: () => 'is the reference angle.',
    },
    {
      misconception: 'trig-takes-the-wrong-reference-angle',
      rule: ({ t, fn }) => deg(withReference(fn, principal(fn, t), 90 - reference(principal(fn, t)))),
      says: ({ t, fn }) =>
        `I measured the reference angle to the $y$-axis, and ${usedReference(fn, principal(fn, t))}.`,
      why: () => 'measures to the $y$-axis.',
    },
    {
      misconception: 'trig-ignores-the-range-of-the-inverse',
      rule: ({ t, fn }) => {
        const other = outOfRange(fn, principal(fn, t))
        return other === t ? null : deg(other)
      },
      says: ({ fn, t }) => saysOutOfRange(fn, t),
      why: ({ fn }) => `has the same ${WORD[fn]}, but is not ${RANGE[fn]}.`,
    },
    {
      misconception: 'trig-drops-the-sign-of-the-value',
      twoSlips: true,
      rule: ({ t, fn }) => deg(-principal(fn, t)),
      says: () => 'I gave the right size with the wrong sign.',
      why: () => 'has the wrong sign.',
    },
  ],
  explain: ({ t, fn }) => {
    const p = principal(fn, t)
    const how =
      fn === 'sin'
        ? t < 270
          ? `$180^\\circ - ${t}^\\circ = ${p}^\\circ$`
          : `$${t}^\\circ - 360^\\circ = ${p}^\\circ$`
        : fn === 'cos'
          ? `$360^\\circ - ${t}^\\circ = ${p}^\\circ$`
          : `$${t}^\\circ - ${t - p}^\\circ = ${p}^\\circ$`
    return {
      plan: 'Function and inverse cancel only if the angle lies in the range of the inverse. Otherwise look for the angle in the range that has the same value.',
      steps: [
        {
          do: `The inverse ${WORD[fn]} gives angles ${RANGE[fn]} only, and $${t}^\\circ$ is not one of them.`,
          why: 'So function and inverse do not simply cancel.',
        },
        {
          do: {
            sin:
              t < 270
                ? 'The angles $\\theta$ and $180^\\circ - \\theta$ have the same sine.'
                : 'Angles that differ by a full turn have the same sine.',
            cos: 'The angles $\\theta$ and $360^\\circ - \\theta$ have the same cosine.',
            tan: 'Angles that differ by half a turn have the same tangent.',
          }[fn],
          why: {
            sin: 'On the unit circle their points have the same height.',
            cos: 'On the unit circle their points lie equally far across.',
            tan: 'Their terminal sides lie on one line through the origin, so they have the same slope.',
          }[fn],
        },
        {
          do: `${how}, and this angle lies in the range. So the inverse gives $${p}^\\circ$.`,
          why: 'Exactly one angle of the range has this value.',
        },
      ],
      faster: `${
        t - p === 360
          ? 'One full turn back is enough and leads into the range'
          : fn === 'tan'
            ? 'Half a turn back is enough, since it keeps the slope and leads into the range'
            : fn === 'sin'
              ? 'One mirror image is enough, that in the $y$-axis, which has the same height and lies in the range'
              : 'One mirror image is enough, that in the $x$-axis, which lies as far across and is in the range'
      }: ${how}.`,
      check: `$\\${fn} ${t}^\\circ \\approx ${at(fn, t).toFixed(3)}$ and $\\${fn}${p < 0 ? `(${p}^\\circ)` : ` ${p}^\\circ`} \\approx ${at(fn, p).toFixed(3)}$.`,
    }
  },
  check: ({ t, fn }) => {
    const [lo, hi] = fn === 'cos' ? [0, 180] : [-89, 90]
    for (let u = lo; u <= hi; u++) if (Math.abs(at(fn, u) - at(fn, t)) < 1e-9) return deg(u)
    return deg(999)
  },
})

const slip = template({
  id: 'trigonometry/inverse-slip',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    withCheck(
      nameTheSlip({
        items: 4,
        misconception: 'trig-equation-names-an-error-without-testing',
        draw: (rng) => ({
          t: until(
            () => int(rng, 95, 175),
            (t) => Math.abs(t - 135) > 3,
          ),
        }),
        task: ({ t }) => `worked out $\\sin^{-1}(\\sin ${t}^\\circ)$`,
        solution: ({ t }) => deg(180 - t),
        right: ({ t }) => ({
          do: `$\\sin ${t}^\\circ = \\sin (180^\\circ - ${t}^\\circ) = \\sin ${180 - t}^\\circ$, so the correct answer is $${180 - t}^\\circ$.`,
          why: `The inverse sine gives angles ${RANGE.sin} only, and $${t}^\\circ$ is not one of them.`,
        }),
        slips: ({ t }) => [
          {
            says: 'Letting function and inverse cancel',
            result: deg(t),
            how: `$\\sin^{-1}(\\sin ${t}^\\circ) = ${t}^\\circ$`,
          },
          {
            says: 'Subtracting a full turn from the angle',
            result: deg(t - 360),
            how: `$${t}^\\circ - 360^\\circ = ${t - 360}^\\circ$`,
          },
          {
            says: 'Subtracting half a turn from the angle',
            result: deg(t - 180),
            how: `$${t}^\\circ - 180^\\circ = ${t - 180}^\\circ$`,
          },
          {
            says: 'Measuring the reference angle to the $y$-axis',
            result: deg(t - 90),
            how: `$${t}^\\circ - 90^\\circ = ${t - 90}^\\circ$`,
          },
        ],
      }),
      ({ e: { t }, which, name }) => {
        const sine = at('sin', t).toFixed(2)
        return [
          `An inverse sine lies ${RANGE.sin}, and ${name}’s $${t}^\\circ$ does not.`,
          `An inverse sine lies ${RANGE.sin}, and ${name}’s $${t - 360}^\\circ$ does not, although its sine is right.`,
          `The sine of the answer must be $\\sin ${t}^\\circ \\approx ${sine}$, but $\\sin(${t - 180}^\\circ) \\approx ${at('sin', t - 180).toFixed(2)}$ has the other sign.`,
          `The sine of the answer must be $\\sin ${t}^\\circ \\approx ${sine}$, but $\\sin ${t - 90}^\\circ \\approx ${at('sin', t - 90).toFixed(2)}$.`,
        ][which] as string
      },
    ),
    ({ e: { t }, which, name }) => {
      const off = [0, 360, 180, 90][which] ?? 0
      const got = t - off < 0 ? `(${t - off}^\\circ)` : `${t - off}^\\circ`
      return off === 0
        ? `${name}’s answer is the given angle itself: nothing was done to it.`
        : `Look at the difference from the given angle: $${t}^\\circ - ${got} = ${off}^\\circ$${off === 90 ? ', a quarter turn, the angle to the $y$-axis' : off === 180 ? ', half a turn' : ', a full turn'}.`
    },
  ),
})

export const templates: readonly Template[] = [value, cancel, slip]
