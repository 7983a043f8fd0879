import { deg, gcd, int, nameTheSlip, person, pick, type Template, template, text, unitCircle, until } from '#kit'
import { angleOf, at, FNS, type Fn, pi, piTex, WORD } from '../common.ts'

const skill = 'trig-reference-and-coterminal-angles'
const mod = (t: number): number => ((t % 360) + 360) % 360
const ref = (t: number): number => Math.min(mod(t) % 180, 180 - (mod(t) % 180))
const ROMAN = ['I', 'II', 'III', 'IV'] as const
const quadrant = (t: number): string => ROMAN[Math.floor(mod(t) / 90)] as string
const inside = (t: number, lo = 1, hi = 359) => (t >= lo && t <= hi ? deg(t) : null)

const reference = template({
  id: 'trigonometry/reference-angle',
  skill,
  difficulty: 'Low',
  b: -0.3,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) => ({
    t: until(
      () => int(rng, 95, 355),
      (t) => t % 90 > 7 && t % 90 < 83 && Math.abs((t % 90) - 45) > 3,
    ),
  }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ t }) =>
        `${unitCircle({ alt: 'The unit circle with the terminal side of an angle', angle: t, label: `${t}°` })}<p>What is the reference angle of $${t}^\\circ$?</p>`,
    },
    {
      id: 'grid',
      kind: 'bare',
      items: 4,
      response: 'grid',
      stem: ({ t }) => `How many degrees is the reference angle of $${t}^\\circ$?`,
    },
  ],
  given: ({ t }) => ({ t }),
  answer: ({ t }) => deg(ref(t)),
  traps: [
    { misconception: 'trig-measures-to-the-y-axis', rule: ({ t }) => deg(90 - ref(t)) },
    {
      misconception: 'trig-subtracts-from-the-wrong-turn',
      rule: ({ t }) => inside(Math.abs(t < 270 ? 360 - t : t - 180), 1, 200),
      why: ({ t }) =>
        t < 270
          ? 'measures to the positive half of the $x$-axis, which is farther away.'
          : 'measures to the negative half of the $x$-axis, which is farther away.',
    },
    {
      misconception: 'trig-subtracts-from-the-wrong-turn',
      rule: ({ t }) => inside(Math.abs(t - 270) === ref(t) ? 180 - ref(t) : Math.abs(270 - t), 1, 180),
      why: () => 'measures to a half of the $y$-axis.',
    },
    {
      misconception: 'trig-uses-half-turns-for-coterminal',
      rule: ({ t }) => inside(180 - ref(t) === t ? 180 + ref(t) : 180 - ref(t)),
      why: () => 'is not acute, so it cannot be a reference angle.',
    },
    {
      misconception: 'trig-measures-to-the-y-axis',
      rule: ({ t }) => deg(Math.abs(45 - ref(t)) + 3),
      why: () => 'is the distance to no half of an axis.',
    },
  ],
  explain: ({ t }) => [
    {
      do: `$${t}^\\circ$ ends in quadrant ${quadrant(t)}; the nearer half of the $x$-axis is at $${t < 270 ? 180 : 360}^\\circ$.`,
      why: 'The reference angle is the acute angle to the $x$-axis.',
    },
    {
      do:
        t < 180
          ? `$180^\\circ - ${t}^\\circ = ${ref(t)}^\\circ$`
          : t < 270
            ? `$${t}^\\circ - 180^\\circ = ${ref(t)}^\\circ$`
            : `$360^\\circ - ${t}^\\circ = ${ref(t)}^\\circ$`,
      why: 'Take the difference that is positive.',
    },
  ],
  check: ({ t }) => deg(Math.round((Math.asin(Math.abs(at('sin', t))) * 180) / Math.PI)),
})

const coterminal = template({
  id: 'trigonometry/coterminal-angle',
  skill,
  difficulty: 'Low',
  b: -0.2,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) => ({
    t: until(
      () => int(rng, -1000, 1300),
      (t) => (t < 0 || t > 360) && t % 90 !== 0,
    ),
  }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 4,
      stem: ({ t }) => `Which angle between $0^\\circ$ and $360^\\circ$ is coterminal with $${t}^\\circ$?`,
    },
    {
      id: 'spin',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ t }, rng) =>
        `The pointer of a wheel of fortune points along the positive $x$-axis. ${person(rng)} spins it, and it turns $${Math.abs(t)}^\\circ$ ${t > 0 ? 'counterclockwise' : 'clockwise'} before it stops. At what angle between $0^\\circ$ and $360^\\circ$, measured counterclockwise from the positive $x$-axis, does it point then? (Enter the number of degrees.)`,
    },
  ],
  given: ({ t }) => ({ t }),
  answer: ({ t }) => deg(mod(t)),
  traps: [
    {
      misconception: 'trig-drops-the-minus-of-an-angle',
      rule: ({ t }) => (t < 0 ? deg(mod(-t)) : deg(360 - mod(t))),
      why: ({ t }) =>
        t < 0
          ? 'turns counterclockwise although the angle is negative.'
          : 'turns clockwise although the angle is positive.',
    },
    {
      misconception: 'trig-uses-half-turns-for-coterminal',
      rule: ({ t }) => deg(mod(t + 180)),
      why: () => 'is half a turn off.',
    },
    {
      misconception: 'trig-uses-half-turns-for-coterminal',
      rule: ({ t }) => deg(mod(t + 90)),
      why: () => 'is a quarter turn off.',
    },
    {
      misconception: 'trig-uses-half-turns-for-coterminal',
      rule: ({ t }) => deg(mod(t - 90)),
      why: () => 'is a quarter turn off.',
    },
    {
      misconception: 'trig-drops-the-minus-of-an-angle',
      rule: ({ t }) => deg(mod(180 - t)),
      why: () => 'is the mirror image of the terminal side.',
    },
  ],
  explain: ({ t }) => {
    const k = Math.abs(Math.floor(t / 360))
    return [
      {
        do: `${t > 0 ? 'Subtract' : 'Add'} ${k === 1 ? 'one full turn' : `$${k}$ full turns`}: $${k} \\cdot 360^\\circ = ${k * 360}^\\circ$.`,
        why: 'Full turns do not change where an angle ends.',
      },
      {
        do: `$${t}^\\circ ${t > 0 ? '-' : '+'} ${k * 360}^\\circ = ${mod(t)}^\\circ$`,
        why: 'This lies between $0^\\circ$ and $360^\\circ$.',
      },
    ]
  },
  check: ({ t }) => {
    let x = t
    while (x < 0) x += 360
    while (x > 360) x -= 360
    return deg(x)
  },
})

const inRadians = template({
  id: 'trigonometry/coterminal-radians',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ n: int(rng, -40, 50), d: pick(rng, [3, 4, 5, 6, 8]) }),
      ({ n, d }) => gcd(Math.abs(n), d) === 1 && (n < 0 || n > 2 * d) && Math.abs(n / d) < 6,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ n, d }) => `Which angle between $0$ and $2\\pi$ is coterminal with $${piTex(n / d)}$?`,
    },
  ],
  given: ({ n, d }) => ({ shown: piTex(n / d) }),
  answer: ({ n, d }) => pi((((n % (2 * d)) + 2 * d) % (2 * d)) / d),
  traps: [
    {
      misconception: 'trig-uses-half-turns-for-coterminal',
      shortcut: ({ n, d }) => pi(((((n + d) % (2 * d)) + 2 * d) % (2 * d)) / d),
      why: () => 'is off by $\\pi$, half a turn.',
    },
    {
      misconception: 'trig-drops-the-minus-of-an-angle',
      shortcut: ({ n, d }) => pi((((-n % (2 * d)) + 2 * d) % (2 * d)) / d),
      why: () => 'turns the other way around.',
    },
    {
      misconception: 'trig-drops-the-minus-of-an-angle',
      shortcut: ({ n, d }) => pi(((((d - n) % (2 * d)) + 2 * d) % (2 * d)) / d),
      why: () => 'is the mirror image of the terminal side.',
    },
    {
      misconception: 'trig-uses-half-turns-for-coterminal',
      shortcut: ({ n, d }) => pi((((n % (2 * d)) + 2 * d + 1) % (2 * d)) / d),
      why: ({ d }) => `is off by $\\frac{\\pi}{${d}}$.`,
    },
  ],
  explain: ({ n, d }) => {
    const k = Math.abs(Math.floor(n / (2 * d)))
    return [
      { do: `A full turn is $2\\pi = \\frac{${2 * d}\\pi}{${d}}$.`, why: `Write it with the denominator $${d}$.` },
      {
        do: `$${piTex(n / d)} ${n > 0 ? '-' : '+'} ${k === 1 ? '' : `${k} \\cdot `}\\frac{${2 * d}\\pi}{${d}} = ${piTex((((n % (2 * d)) + 2 * d) % (2 * d)) / d)}$`,
        why: `${n > 0 ? 'Subtract' : 'Add'} full turns until the angle is between $0$ and $2\\pi$.`,
      },
    ]
  },
  check: ({ shown }) => {
    let x = angleOf(shown)
    while (x < 0) x += 360
    while (x >= 360) x -= 360
    return pi(x / 180)
  },
})

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
    ...FNS.map((f) => ({
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      rule: ({ t, fn }: { t: number; fn: Fn }) => (f === fn ? null : deg(twin(t, f))),
      why: ({ fn }: { fn: Fn }) => `has the same ${WORD[f]}, but the ${WORD[fn]} with the other sign.`,
    })),
    { misconception: 'trig-measures-to-the-y-axis', rule: ({ t }) => deg(90 + t), why: () => 'is a quarter turn on.' },
    {
      misconception: 'trig-measures-to-the-y-axis',
      rule: ({ t }) => deg(270 - t),
      why: () => 'has its mirror in the wrong axis.',
    },
    {
      misconception: 'trig-measures-to-the-y-axis',
      rule: ({ t }) => deg(270 + t),
      why: () => 'is three quarter turns on.',
    },
  ],
  explain: ({ t, fn }) => [
    {
      do: `The other angle has the reference angle $${t}^\\circ$ too and ends in quadrant ${quadrant(twin(t, fn))}.`,
      why: `There the ${WORD[fn]} is positive again.`,
    },
    {
      do: `${fn === 'sin' ? `$180^\\circ - ${t}^\\circ` : fn === 'cos' ? `$360^\\circ - ${t}^\\circ` : `$180^\\circ + ${t}^\\circ`} = ${twin(t, fn)}^\\circ$`,
      why: {
        sin: 'Equal heights: mirror in the $y$-axis.',
        cos: 'Equal across: mirror in the $x$-axis.',
        tan: 'Equal slopes: the opposite point.',
      }[fn],
    },
  ],
  check: ({ t, fn }) =>
    deg(Array.from({ length: 268 }, (_, i) => i + 91).find((u) => Math.abs(at(fn, u) - at(fn, t)) < 1e-9) ?? 0),
})

function twin(t: number, fn: Fn): number {
  return fn === 'sin' ? 180 - t : fn === 'cos' ? 360 - t : 180 + t
}

const slip = template({
  id: 'trigonometry/reference-angle-slip',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...nameTheSlip({
    items: 5,
    misconception: 'trig-circle-names-an-error-without-testing',
    draw: (rng) => ({
      t: until(
        () => int(rng, 370, 700),
        (t) => mod(t) > 100 && mod(t) % 90 > 8 && mod(t) % 90 < 82 && ref(t) !== 45,
      ),
    }),
    task: ({ t }) => `looked for the reference angle of $${t}^\\circ$`,
    solution: ({ t }) => deg(ref(t)),
    right: ({ t }) => ({
      do: `$${t}^\\circ - 360^\\circ = ${mod(t)}^\\circ$, and from there to the nearest end of the $x$-axis it is $${ref(t)}^\\circ$: the correct reference angle.`,
      why: 'The reference angle is the acute angle between the terminal side and the $x$-axis.',
    }),
    slips: ({ t }) => [
      {
        says: 'Stopping at the coterminal angle between $0^\\circ$ and $360^\\circ$',
        result: deg(mod(t)),
        how: `$${t}^\\circ - 360^\\circ = ${mod(t)}^\\circ$`,
      },
      {
        says: 'Measuring to the $y$-axis instead of the $x$-axis',
        result: deg(90 - ref(t)),
        how: `$90^\\circ - ${ref(t)}^\\circ = ${90 - ref(t)}^\\circ$`,
      },
      {
        says: 'Subtracting $180^\\circ$ only once from the given angle',
        result: deg(t - 180),
        how: `$${t}^\\circ - 180^\\circ = ${t - 180}^\\circ$`,
      },
      {
        says: 'Giving the obtuse angle to the $x$-axis instead of the acute one',
        result: deg(180 - ref(t)),
        how: `$180^\\circ - ${ref(t)}^\\circ = ${180 - ref(t)}^\\circ$`,
      },
    ],
  }),
})

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
      rule: ({ t, fn, minus }) => signedFn(fn, at(fn, minus ? -t : t) >= 0, ref(t)),
    },
    {
      misconception: 'trig-measures-to-the-y-axis',
      rule: ({ t, fn, minus }) => signedFn(fn, at(fn, minus ? -t : t) < 0, 90 - ref(t)),
    },
    {
      misconception: 'trig-measures-to-the-y-axis',
      rule: ({ t, fn, minus }) => signedFn(fn, at(fn, minus ? -t : t) >= 0, 90 - ref(t)),
      why: () => 'has the wrong reference angle and the wrong sign.',
    },
  ],
  explain: ({ t, fn, minus }) => {
    const u = mod(minus ? -t : t)
    return [
      {
        do: `${minus ? `$-${t}^\\circ$` : `$${t}^\\circ$`} is coterminal with $${u}^\\circ$, in quadrant ${quadrant(u)}.`,
        why: 'Full turns change nothing.',
      },
      {
        do: `The reference angle is $${ref(u)}^\\circ$, and the ${WORD[fn]} is ${at(fn, u) > 0 ? 'positive' : 'negative'} there: $${at(fn, u) < 0 ? '-' : ''}\\${fn} ${ref(u)}^\\circ$.`,
        why: 'The reference angle gives the size, the quadrant the sign.',
      },
    ]
  },
  check: ({ t, fn, minus }) => {
    const want = at(fn, minus ? -t : t)
    for (let a = 1; a < 90; a++) if (Math.abs(Math.abs(want) - at(fn, a)) < 1e-9) return signedFn(fn, want < 0, a)
    return text('none')
  },
})

function signedFn(fn: Fn, minus: boolean, t: number) {
  return text(`$${minus ? '-' : ''}\\${fn} ${t}^\\circ$`)
}

export const templates: readonly Template[] = [reference, coterminal, inRadians, sameValue, slip, bigAngle]
