import {
  abs,
  deg,
  g,
  gcd,
  int,
  nameTheSlip,
  person,
  pick,
  sub,
  type Template,
  template,
  unitCircle,
  until,
  withCheck,
  withFaster,
} from '#kit'
import { angleOf, at, pi, piTex } from '../common.ts'

const skill = 'trig-reference-and-coterminal-angles'
export const mod = (t: number): number => ((t % 360) + 360) % 360
export const ref = (t: number): number => Math.min(mod(t) % 180, 180 - (mod(t) % 180))
const ROMAN = ['I', 'II', 'III', 'IV'] as const
export const quadrant = (t: number): string => ROMAN[Math.floor(mod(t) / 90)] as string

export const reference = template({
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
    {
      misconception: 'trig-measures-to-the-y-axis',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ t }) => [t < 180 ? 90 : 270],
      after: (x, { t }) => abs(sub(t, x)),
      rule: ({ t }) => deg(90 - ref(t)),
      why: () => 'is the acute angle to the $y$-axis.',
    },
    {
      misconception: 'trig-subtracts-from-the-wrong-turn',
      operation: 'wrong-number-used',
      operands: ({ t }) => [t < 270 ? 360 : 180],
      after: (x, { t }) => abs(sub(t, x)),
      rule: ({ t }) => deg(t < 270 ? 360 - t : t - 180),
      says: ({ t }) =>
        t < 270
          ? 'I subtracted the angle from 360° although 180° is nearer.'
          : 'I subtracted 180° although 360° is nearer.',
      why: ({ t }) =>
        t < 270
          ? 'measures to the positive half of the $x$-axis, which is farther away.'
          : 'measures to the negative half of the $x$-axis, which is farther away.',
    },
    {
      misconception: 'trig-measures-to-the-y-axis',
      operation: 'wrong-number-used',
      operands: ({ t }) => [t < 180 ? 270 : 90],
      after: (x, { t }) => abs(sub(t, x)),
      rule: ({ t }) => deg(t < 180 ? 270 - t : t - 90),
      says: ({ t }) =>
        t < 180
          ? 'I subtracted the angle from 270°, where the $y$-axis lies.'
          : 'I subtracted 90°, where the $y$-axis lies, from the angle.',
      why: ({ t }) => `measures to the $y$-axis at $${t < 180 ? 270 : 90}^\\circ$.`,
    },
  ],
  explain: ({ t }, frame) => ({
    plan: 'The reference angle is the acute angle between the terminal side and the $x$-axis. See in which quadrant the angle ends, and take the difference to the nearer half of the $x$-axis.',
    steps: [
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
    check: `Go back from the $x$-axis: $${t < 180 ? `180^\\circ - ${ref(t)}^\\circ` : t < 270 ? `180^\\circ + ${ref(t)}^\\circ` : `360^\\circ - ${ref(t)}^\\circ`} = ${t}^\\circ$. And $${ref(t)}^\\circ$ is acute, as a reference angle must be.`,
    ...(frame === 'figure'
      ? {
          figure: unitCircle({
            alt: 'The unit circle with the terminal side of an angle',
            angle: t,
            label: `${t}°`,
            extra: [g.angle(t < 270 ? 'pow' : 'pox', `${ref(t)}°`, { r: 34, as: 'The angle to the x-axis' })],
          }),
        }
      : {}),
  }),
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
      classic: true,
      operation: 'sign-reversed',
      operands: ({ t }) => [t],
      after: (x) => ((x.n % 360) + 360) % 360,
      rule: ({ t }) => (t < 0 ? deg(mod(-t)) : deg(360 - mod(t))),
      says: ({ t }) =>
        t < 0
          ? 'I turned counterclockwise although the turn is clockwise.'
          : 'I turned clockwise although the turn is counterclockwise.',
      why: ({ t }) =>
        t < 0
          ? 'turns counterclockwise although the angle is negative.'
          : 'turns clockwise although the angle is positive.',
    },
    {
      misconception: 'trig-uses-half-turns-for-coterminal',
      operation: 'wrong-number-used',
      operands: () => [180],
      after: (x, { t }) => (((t + x.n) % 360) + 360) % 360,
      rule: ({ t }) => deg(mod(t + 180)),
      says: () => 'I took 180° for a full turn once, so I am half a turn off.',
      why: () => 'is half a turn off.',
    },
    {
      misconception: 'trig-uses-half-turns-for-coterminal',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ t }) => [t, 180],
      after: (x) => ((x.n % 360) + 360) % 360,
      rule: ({ t }) => deg(mod(180 - t)),
      says: () => 'I subtracted the angle from 180°.',
      why: () => 'is coterminal with $180^\\circ$ minus the angle.',
    },
    {
      misconception: 'trig-uses-half-turns-for-coterminal',
      operation: 'wrong-number-used',
      operands: () => [90],
      after: (x, { t }) => (((t + x.n) % 360) + 360) % 360,
      rule: ({ t }) => deg(mod(t + 90)),
      says: () => 'I turned 90° too far counterclockwise, so I am a quarter turn off.',
      why: () => 'is a quarter turn off.',
    },
  ],
  explain: ({ t }, frame) => {
    const k = Math.abs(Math.floor(t / 360))
    const turns =
      k === 1 ? 'one full turn, $360^\\circ$' : `${k} full turns, $${k} \\cdot 360^\\circ = ${k * 360}^\\circ$`
    return {
      plan: 'Coterminal angles differ by full turns. Add or subtract full turns until the angle lies in the range that is asked for.',
      steps: [
        ...(frame === 'spin'
          ? [
              {
                do: `The turn is an angle of $${t}^\\circ$.`,
                why: 'Counterclockwise turns are positive, clockwise turns are negative.',
              },
            ]
          : []),
        { do: `${t > 0 ? 'Subtract' : 'Add'} ${turns}.`, why: 'Full turns do not change where an angle ends.' },
        {
          do: `$${t}^\\circ ${t > 0 ? '-' : '+'} ${k * 360}^\\circ = ${mod(t)}^\\circ$`,
          why: 'This lies between $0^\\circ$ and $360^\\circ$.',
        },
      ],
      check: `The difference must be a whole number of turns: $\\frac{${t} - ${mod(t)}}{360} = \\frac{${t - mod(t)}}{360} = ${(t - mod(t)) / 360}$.`,
    }
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
      classic: true,
      rule: ({ shown }) => pi(mod(angleOf(shown) + 180) / 180),
      says: () => 'I took $\\pi$ for a full turn once, so I am half a turn off.',
      why: () => 'is off by $\\pi$, half a turn.',
    },
    {
      misconception: 'trig-drops-the-minus-of-an-angle',
      rule: ({ shown }) => pi(mod(-angleOf(shown)) / 180),
      says: () => 'I turned the wrong way around, as if the given angle had the opposite sign.',
      why: () => 'turns the other way around.',
    },
    {
      misconception: 'trig-uses-half-turns-for-coterminal',
      rule: ({ shown }) => pi(mod(180 - angleOf(shown)) / 180),
      says: () =>
        'I subtracted the angle from $\\pi$, and gave the angle between $0$ and $2\\pi$ that is coterminal with the result.',
      why: () => 'is coterminal with $\\pi$ minus the angle.',
    },
  ],
  explain: ({ n, d }) => {
    const k = Math.abs(Math.floor(n / (2 * d)))
    const result = (((n % (2 * d)) + 2 * d) % (2 * d)) / d
    return {
      plan: 'Coterminal angles differ by full turns. Write a full turn with the same denominator, and add or subtract it until the angle lies in the range.',
      steps: [
        { do: `A full turn is $2\\pi = \\frac{${2 * d}\\pi}{${d}}$.`, why: `Write it with the denominator $${d}$.` },
        {
          do:
            n > 0
              ? `$${n} \\div ${2 * d}$ is ${k} with a remainder, so there ${k === 1 ? 'is 1 full turn' : `are ${k} full turns`} to subtract${k === 1 ? '' : `: $${k} \\cdot \\frac{${2 * d}\\pi}{${d}} = \\frac{${2 * d * k}\\pi}{${d}}$`}.`
              : `${k === 1 ? `One full turn is enough: $${2 * d} \\gt ${-n}$` : `${k} full turns are needed: $${k} \\cdot \\frac{${2 * d}\\pi}{${d}} = \\frac{${2 * d * k}\\pi}{${d}}$, and $${2 * d * k} \\gt ${-n}$`}.`,
          why: 'Compare the numerators.',
        },
        {
          do: `$${piTex(n / d)} ${n > 0 ? '-' : '+'} \\frac{${2 * d * k}\\pi}{${d}} = ${piTex(result)}$`,
          why: `${n > 0 ? 'Subtract' : 'Add'} the full turns; the angle is then between $0$ and $2\\pi$.`,
        },
      ],
      faster: `Count in steps of $\\frac{\\pi}{${d}}$: a full turn has ${2 * d} of them, so only the numerator matters: $${n} ${n > 0 ? '-' : '+'} ${k === 1 ? '' : `${k} \\cdot `}${2 * d} = ${result * d}$ steps.`,
      check: `In degrees: $${piTex(n / d)} = ${Math.round((n * 1800) / d) / 10}^\\circ$ and $${piTex(result)} = ${Math.round(result * 1800) / 10}^\\circ$. They differ by $${k === 1 ? '' : `${k} \\cdot 360^\\circ = `}${k * 360}^\\circ$.`,
    }
  },
  check: ({ shown }) => {
    let x = angleOf(shown)
    while (x < 0) x += 360
    while (x >= 360) x -= 360
    return pi(x / 180)
  },
})

const slip = template({
  id: 'trigonometry/reference-angle-slip',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    withCheck(
      nameTheSlip({
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
      ({ e: { t }, which, name }) => {
        const [m, r] = [mod(t), ref(t)]
        return [
          `A reference angle is acute, and ${name}’s $${m}^\\circ$ is not; but it ends where $${t}^\\circ$ does, one full turn earlier.`,
          `From $${m}^\\circ$ it is $${90 - r}^\\circ$ to $${m < 180 ? 90 : 270}^\\circ$, the $y$-axis, but $${r}^\\circ$ to $${m < 270 ? 180 : 360}^\\circ$, the $x$-axis.`,
          `A reference angle is acute, and ${name}’s $${t - 180}^\\circ$ is not; with $180^\\circ$ more it is the given angle again.`,
          `A reference angle is acute, and ${name}’s $${180 - r}^\\circ$ is not; together with the correct $${r}^\\circ$ it makes a straight line.`,
        ][which] as string
      },
    ),
    ({ e: { t }, which, name }) => {
      const got = [mod(t), 90 - ref(t), t - 180, 180 - ref(t)][which] as number
      return [
        `Subtract it from the given angle: $${t}^\\circ - ${got}^\\circ = 360^\\circ$, one full turn and nothing else.`,
        `Look at the size of ${name}’s $${got}^\\circ$: it is acute, but not the correct angle, and only one of the mistakes gives an acute angle.`,
        `Subtract it from the given angle: $${t}^\\circ - ${got}^\\circ = 180^\\circ$, half a turn and nothing else.`,
        `Take ${name}’s answer from half a turn: $180^\\circ - ${got}^\\circ = ${180 - got}^\\circ$ is the correct angle.`,
      ][which]
    },
  ),
})

export const templates: readonly Template[] = [reference, coterminal, inRadians, slip]
