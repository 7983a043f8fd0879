import {
  eq,
  frac,
  type Html,
  int,
  mul,
  num,
  pick,
  type Rng,
  rightTriangle,
  rootText,
  type Surd,
  surd,
  surdScale,
  surdTex,
  surdValue,
  type Template,
  TRIANGLE_NAMES,
  table,
  template,
  toTex,
  triangleTurn,
  until,
} from '#kit'
import { surdText } from '../surd-text.ts'
import { claims } from './special-claims.ts'
import { root } from './special-common.ts'

const skill = 'geo-special-right-triangles'

type Half = Readonly<{ s: number; hyp: boolean; withRoot: boolean; set: string; rot: number }>

const halfFigure = ({ s, hyp, withRoot, set, rot }: Half, x: string): Html => {
  const shown = withRoot ? rootText(root(s, 2)) : `${s}`
  const leg = (withRoot ? s * Math.SQRT2 : s) / (hyp ? Math.SQRT2 : 1)
  return rightTriangle(set, leg, leg, hyp ? { A: '45°', a: x, c: shown } : { A: '45°', a: shown, c: x }, rot)
}

/** The squares of both legs, their sum, and the hypotenuse squared. */
const squares = (s: number, hyp: boolean, withRoot: boolean): string => {
  const leg = frac(s * s * (withRoot ? 2 : 1), hyp ? 2 : 1)
  const long = hyp ? (withRoot ? root(s, 2) : surd(s, 0, 1)) : withRoot ? surd(2 * s, 0, 1) : root(s, 2)
  return `${toTex(leg)} + ${toTex(leg)} = ${toTex(frac(2 * leg.n, leg.d))} = ${long.n === 1 || eq(long.b, 0) ? surdTex(long) : `\\left(${surdTex(long)}\\right)`}^2`
}

/** 45°: one side known. `hyp`: the hypotenuse is known and a leg is asked for. */
const half = template({
  id: 'geometry/special-45',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 55,
  response: 'choice',
  balance: 'size',
  draw: (rng) => ({
    s: int(rng, 2, 15),
    hyp: int(rng, 0, 1) === 1,
    withRoot: int(rng, 0, 2) === 0,
    set: pick(rng, TRIANGLE_NAMES),
    rot: triangleTurn(rng),
  }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: (p) => `${halfFigure(p, 'x')}<p>What is the value of $x$?</p>`,
    },
    {
      id: 'square',
      kind: 'words',
      items: 4,
      stem: ({ s, hyp, withRoot }, rng) =>
        hyp
          ? `The diagonal of a square ${pick(rng, ['garden', 'carpet', 'tile', 'courtyard'])} is $${withRoot ? surdTex(root(s, 2)) : s}$ feet long. How long is one side, in feet?`
          : `A square ${pick(rng, ['field', 'stage', 'playground', 'plot'])} has sides of $${withRoot ? surdTex(root(s, 2)) : s}$ feet. How long is its diagonal, in feet?`,
    },
  ],
  given: ({ s, hyp, withRoot }) => ({ s, hyp, withRoot }),
  answer: ({ s, hyp, withRoot }) =>
    surdValue(hyp ? (withRoot ? surd(s, 0, 1) : surd(0, frac(s, 2), 2)) : withRoot ? surd(2 * s, 0, 1) : root(s, 2)),
  traps: [
    {
      misconception: 'geo-goes-the-wrong-way',
      classic: true,
      rule: ({ s, hyp, withRoot }) =>
        surdValue(
          hyp ? (withRoot ? surd(2 * s, 0, 1) : root(s, 2)) : withRoot ? surd(s, 0, 1) : surd(0, frac(s, 2), 2),
        ),
      says: ({ hyp }) =>
        hyp
          ? 'I multiplied by $\\sqrt{2}$ where I should divide.'
          : 'I divided by $\\sqrt{2}$ where I should multiply.',
      why: ({ hyp }) =>
        hyp
          ? 'multiplies by $\\sqrt{2}$, which makes the leg longer than the hypotenuse.'
          : 'divides by $\\sqrt{2}$, which makes the hypotenuse shorter than the leg.',
    },
    {
      misconception: 'geo-takes-a-factor-of-2-for-a-root',
      rule: ({ s, hyp, withRoot }) =>
        surdValue(hyp ? surd(0, frac(s, 2), withRoot ? 2 : 1) : surd(0, 2 * s, withRoot ? 2 : 1)),
      says: ({ hyp }) => (hyp ? 'I divided by 2 instead of $\\sqrt{2}$.' : 'I multiplied by 2 instead of $\\sqrt{2}$.'),
      why: ({ hyp }) => (hyp ? 'divides by $2$ instead of $\\sqrt{2}$.' : 'multiplies by $2$ instead of $\\sqrt{2}$.'),
    },
    {
      misconception: 'geo-takes-root-2-for-root-3',
      rule: ({ s, hyp, withRoot }) =>
        surdValue(hyp ? surd(0, frac(s, 3), withRoot ? 6 : 3) : root(s, withRoot ? 6 : 3)),
      says: () => 'I used $\\sqrt{3}$, which belongs to the triangle with $30^\\circ$ and $60^\\circ$.',
      why: () => 'uses $\\sqrt{3}$ instead of $\\sqrt{2}$.',
    },
    {
      misconception: 'geo-forgets-the-root',
      // As a leg, the square is offered only where it is shorter than the hypotenuse shown: never for whole numbers from 2 up.
      rule: ({ s, hyp, withRoot }) => (hyp ? null : num(frac(s * s * (withRoot ? 2 : 1) * 4, 2))),
      why: () => 'is the square of the length asked for: the root is missing.',
    },
  ],
  explain: ({ s, hyp, withRoot, set, rot }, frame) => ({
    plan: 'Two equal angles make half of a square: the legs are equal, and the hypotenuse is the diagonal.',
    steps: [
      {
        do: 'The triangle has two angles of $45^\\circ$: its legs are equal.',
        why: 'It is half of a square, cut along the diagonal.',
      },
      hyp
        ? {
            do: `Leg: $\\frac{${withRoot ? surdTex(root(s, 2)) : s}}{\\sqrt{2}} = ${withRoot ? s : surdTex(surd(0, frac(s, 2), 2))}$.`,
            why: 'The hypotenuse is $\\sqrt{2}$ times a leg, so divide.',
          }
        : {
            do: `Hypotenuse: $${withRoot ? surdTex(root(s, 2)) : s} \\cdot \\sqrt{2} = ${withRoot ? 2 * s : surdTex(root(s, 2))}$.`,
            why: 'The hypotenuse is $\\sqrt{2}$ times a leg.',
          },
    ],
    check: `By the Pythagorean theorem, the squares of the two legs must make the square of the hypotenuse: $${squares(s, hyp, withRoot)}$.`,
    figure:
      frame === 'figure'
        ? halfFigure(
            { s, hyp, withRoot, set, rot },
            hyp ? (withRoot ? `${s}` : surdText(surd(0, frac(s, 2), 2))) : withRoot ? `${2 * s}` : rootText(root(s, 2)),
          )
        : '',
  }),
  // By the Pythagorean theorem.
  check: ({ s, hyp, withRoot }) => {
    const square = s * s * (withRoot ? 2 : 1)
    const wanted = hyp ? square / 2 : square * 2
    return surdValue(Number.isInteger(wanted) ? surd(0, 1, wanted) : surd(0, frac(1, 2), wanted * 4))
  },
})

type Side = 'short' | 'long' | 'hyp'

/** The side asked for, when the short leg is k. */
const side = (k: Surd, which: Side): Surd =>
  which === 'short' ? k : which === 'hyp' ? surdScale(k, 2) : k.n === 3 ? surd(mul(k.b, 3), 0, 1) : surd(0, k.a, 3)

/** The short leg, when a whole number n is the given side. */
const short = (n: number, which: Side): Surd =>
  which === 'short' ? surd(n, 0, 1) : which === 'hyp' ? surd(frac(n, 2), 0, 1) : surd(0, frac(n, 3), 3)

const SIDES = ['short', 'long', 'hyp'] as const

const num2 = (s: Surd) => s.a.n / s.a.d + (s.b.n / s.b.d) * Math.sqrt(s.n)

const drawSixty = (rng: Rng) =>
  until(
    () => ({
      n: int(rng, 3, 24),
      known: pick(rng, SIDES),
      ask: pick(rng, SIDES),
      set: pick(rng, TRIANGLE_NAMES),
      rot: triangleTurn(rng),
    }),
    ({ n, known, ask }) => known !== ask && (known !== 'hyp' || n % 2 === 0) && (known !== 'long' || n % 3 === 0),
  )

type Sixty = ReturnType<typeof drawSixty>

const sixtyFigure = ({ n, known, ask, set, rot }: Sixty, x = 'x'): Html => {
  const k = num2(short(n, known))
  const label = (w: Side) => (w === known ? `${n}` : w === ask ? x : '')
  // a lies opposite the first letter: the angle there is 30°.
  return rightTriangle(
    set,
    k,
    k * Math.sqrt(3),
    { a: label('short'), b: label('long'), c: label('hyp'), ...(n % 2 === 0 ? { A: '30°' } : { B: '60°' }) },
    rot,
  )
}

const NAME: Readonly<Record<Side, string>> = { short: 'the shorter leg', long: 'the longer leg', hyp: 'the hypotenuse' }

/** The factors 2 and √3 mixed up, by what is known and what is asked for. */
const MIXED: Readonly<Record<string, string>> = {
  'short-hyp': 'I multiplied the shorter leg by $\\sqrt{3}$ instead of $2$.',
  'short-long': 'I multiplied the shorter leg by $2$ instead of $\\sqrt{3}$.',
  'hyp-short': 'I divided the longest side by $\\sqrt{3}$ instead of $2$.',
  'hyp-long': 'I took half of the longest side, which is the shorter leg.',
  'long-short': 'I took half of the longer leg instead of dividing it by $\\sqrt{3}$.',
  'long-hyp': 'I doubled the longer leg instead of the shorter one.',
}

/** The right factor, used the wrong way. */
const TURNED: Readonly<Record<string, string>> = {
  'short-hyp': 'I halved the shorter leg instead of doubling it.',
  'short-long': 'I divided the shorter leg by $\\sqrt{3}$ instead of multiplying.',
  'hyp-short': 'I doubled the longest side instead of halving it.',
  'hyp-long': 'I divided the shorter leg by $\\sqrt{3}$ instead of multiplying.',
  'long-short': 'I multiplied the longer leg by $\\sqrt{3}$ instead of dividing.',
  'long-hyp': 'I multiplied the longer leg by $\\sqrt{3}$ for the shorter leg instead of dividing, and doubled that.',
}

const sixty = template({
  id: 'geometry/special-30-60',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'size',
  draw: drawSixty,
  frames: [
    { id: 'figure', kind: 'figure', items: 7, stem: (p) => `${sixtyFigure(p)}<p>What is the value of $x$?</p>` },
    {
      id: 'table',
      kind: 'table',
      items: 4,
      stem: ({ n, known, ask }) =>
        `<p>The table is about a right triangle with angles of $30^\\circ$ and $60^\\circ$.</p>${table(
          ['Side', 'Length'],
          SIDES.map((w) => [
            NAME[w].replace('the ', '').replace(/^./, (c) => c.toUpperCase()),
            w === known ? `${n} in.` : w === ask ? '?' : 'not given',
          ]),
        )}<p>How long is ${NAME[ask]}, in inches?</p>`,
    },
    {
      id: 'ramp',
      kind: 'words',
      items: 3,
      stem: ({ n, known, ask }, rng) =>
        `A straight ${pick(rng, ['escalator', 'water slide', 'ski lift', 'ski jump'])} rises at an angle of $30^\\circ$ to level ground. ${{ short: `Its upper end is ${n} feet above the ground.`, long: `It covers a horizontal distance of ${n} feet.`, hyp: `It is ${n} feet long.` }[known]} ${{ short: 'How many feet above the ground is its upper end?', long: 'What horizontal distance does it cover, in feet?', hyp: 'How many feet long is it?' }[ask]}`,
    },
  ],
  given: ({ n, known, ask }) => ({ n, known, ask }),
  answer: ({ n, known, ask }) => surdValue(side(short(n, known), ask)),
  traps: [
    {
      misconception: 'geo-doubles-the-wrong-side',
      classic: true,
      rule: ({ n, known, ask }) =>
        known === 'short'
          ? surdValue(ask === 'hyp' ? root(n, 3) : surd(2 * n, 0, 1))
          : known === 'hyp'
            ? surdValue(ask === 'short' ? surd(0, frac(n, 3), 3) : surd(frac(n, 2), 0, 1))
            : num(ask === 'short' ? frac(n, 2) : 2 * n),
      says: ({ known, ask }) => MIXED[`${known}-${ask}`] ?? '',
      why: ({ known, ask }) =>
        (MIXED[`${known}-${ask}`] ?? '')
          .replace('I took', 'takes')
          .replace('I multiplied', 'multiplies')
          .replace('I divided', 'divides')
          .replace('I doubled', 'doubles'),
    },
    {
      misconception: 'geo-goes-the-wrong-way',
      rule: ({ n, known, ask }) =>
        known === 'short'
          ? surdValue(ask === 'hyp' ? surd(frac(n, 2), 0, 1) : surd(0, frac(n, 3), 3))
          : known === 'hyp'
            ? surdValue(ask === 'short' ? surd(2 * n, 0, 1) : surd(0, frac(n, 6), 3))
            : surdValue(ask === 'short' ? root(n, 3) : root(2 * n, 3)),
      says: ({ known, ask }) => TURNED[`${known}-${ask}`] ?? '',
      why: ({ ask }) =>
        ask === 'hyp'
          ? 'does not fit: the longest side is twice the shorter leg.'
          : 'goes the wrong way: multiplying and dividing are exchanged.',
    },
    {
      misconception: 'geo-takes-root-2-for-root-3',
      rule: ({ n, known, ask }) =>
        surdValue(known === 'short' || (known === 'long' && ask === 'hyp') ? root(n, 2) : surd(0, frac(n, 2), 2)),
      says: () => 'I used $\\sqrt{2}$, which belongs to the triangle with two angles of $45^\\circ$.',
      why: () => 'uses $\\sqrt{2}$, which belongs to the triangle with two angles of $45^\\circ$.',
    },
    {
      misconception: 'geo-skips-the-short-leg',
      rule: ({ n, known, ask }) =>
        known === 'hyp' && ask === 'long'
          ? surdValue(root(n, 3))
          : known === 'long' && ask === 'hyp'
            ? surdValue(surd(0, frac(n, 3), 3))
            : null,
      says: ({ known }) =>
        known === 'hyp'
          ? 'I multiplied the longest side by $\\sqrt{3}$ and did not halve it first.'
          : 'I found the shorter leg and did not double it.',
      why: ({ known }) =>
        known === 'hyp'
          ? 'multiplies the whole longest side by $\\sqrt{3}$ instead of half of it.'
          : 'is the shorter leg.',
    },
  ],
  explain: (p, frame) => {
    const { n, known, ask } = p
    const k = short(n, known)
    const found = surdTex(side(k, ask))
    const squared = Math.round(num2(k) ** 2)
    const first = {
      do: `The known side, $${n}$, is ${NAME[known]}.`,
      why: {
        short: 'The shorter leg lies opposite the angle of $30^\\circ$.',
        long: 'The longer leg lies opposite the angle of $60^\\circ$.',
        hyp: 'The hypotenuse lies opposite the right angle.',
      }[known],
    }
    const shortFromLong = {
      do: `The shorter leg is $\\frac{${n}}{\\sqrt{3}} = \\frac{${n}\\sqrt{3}}{3}$.`,
      why: 'The longer leg is $\\sqrt{3}$ times the shorter one, so divide; then multiply top and bottom by $\\sqrt{3}$.',
    }
    const steps = {
      'short-hyp': [
        { do: 'The hypotenuse is twice the shorter leg.', why: 'The triangle is half of an equilateral triangle.' },
        { do: `$2 \\cdot ${n} = ${found}$`, why: 'This is the hypotenuse.' },
      ],
      'short-long': [
        {
          do: 'The longer leg is $\\sqrt{3}$ times the shorter leg.',
          why: 'The sides of such a triangle stand as $1 : \\sqrt{3} : 2$.',
        },
        { do: `$${n} \\cdot \\sqrt{3} = ${found}$`, why: 'This is the longer leg.' },
      ],
      'hyp-short': [
        { do: 'The shorter leg is half of the hypotenuse.', why: 'The triangle is half of an equilateral triangle.' },
        { do: `$${n} \\div 2 = ${found}$`, why: 'This is the shorter leg.' },
      ],
      'hyp-long': [
        { do: `The shorter leg is $${n} \\div 2 = ${surdTex(k)}$.`, why: 'It is half of the hypotenuse.' },
        {
          do: `The longer leg is $${surdTex(k)} \\cdot \\sqrt{3} = ${found}$.`,
          why: 'It is $\\sqrt{3}$ times the shorter one.',
        },
      ],
      'long-short': [shortFromLong, { do: `This is $${found}$.`, why: `Divide ${n} by 3.` }],
      'long-hyp': [
        shortFromLong,
        { do: `This is $${surdTex(k)}$.`, why: `Divide ${n} by 3.` },
        { do: `The hypotenuse is $2 \\cdot ${surdTex(k)} = ${found}$.`, why: 'It is twice the shorter leg.' },
      ],
    } as Readonly<Record<string, readonly { do: string; why: string }[]>>
    return {
      plan: 'Find the shorter leg first: it is half of the hypotenuse, and the longer leg is the root of three times as long.',
      steps: [first, ...(steps[`${known}-${ask}`] ?? [])],
      ...(known === 'short' || ask === 'short'
        ? {}
        : {
            faster: `In one step, since the sides stand as $1 : \\sqrt{3} : 2$: $${ask === 'hyp' ? `\\frac{2}{\\sqrt{3}} \\cdot ${n} = \\frac{${2 * n}\\sqrt{3}}{3}` : `\\frac{\\sqrt{3}}{2} \\cdot ${n}`} = ${found}$.`,
          }),
      ...(known === 'long' && ask === 'short' && n % 3 === 0
        ? {
            faster: `Since $${n} = ${n === 3 ? '' : `${n / 3} \\cdot `}\\sqrt{3} \\cdot \\sqrt{3}$, dividing by $\\sqrt{3}$ leaves $${found}$.`,
          }
        : {}),
      check: `By the Pythagorean theorem: the squares of the legs are $${squared}$ and $${3 * squared}$, the square of the hypotenuse is $${4 * squared}$, and $${squared} + ${3 * squared} = ${4 * squared}$.`,
      figure: frame === 'figure' ? sixtyFigure(p, surdText(side(k, ask))) : '',
    }
  },
  // The squares of the sides stand as 1 : 3 : 4.
  check: ({ n, known, ask }) => {
    const share = { short: 1, long: 3, hyp: 4 }
    const f = frac(n * n * share[ask], share[known])
    return surdValue(surd(0, frac(1, f.d), f.n * f.d))
  },
})

export const templates: readonly Template[] = [half, sixty, claims]
