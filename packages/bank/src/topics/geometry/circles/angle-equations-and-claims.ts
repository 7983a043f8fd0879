import {
  add,
  div,
  drawing,
  g,
  type Html,
  int,
  judgeTwo,
  linear,
  mul,
  nameTheNumberMistake,
  num,
  pick,
  type Rng,
  sample,
  signed,
  type Template,
  template,
  testsOf,
  toDecimalText,
  until,
  whole,
  withCheck,
  withFaster,
  xy,
} from '#kit'
import { withFigure } from '../with-figure.ts'
import { both, on, R } from './inscribed-angles.ts'

const skill = 'geo-central-inscribed-angles'

const drawAlgebra = (rng: Rng) =>
  until(
    () => {
      const x = int(rng, 6, 30)
      const k = int(rng, 28, 72)
      const [a, c] = [int(rng, 3, 8), int(rng, 1, 4)]
      return {
        x,
        k,
        a,
        b: 2 * k - a * x,
        c,
        d: k - c * x,
        rot: pick(rng, [0, 25, -30, 180]),
        skew: pick(rng, [-18, 16]),
      }
    },
    ({ a, b, c, d, x }) => {
      if (b === 0 || d === 0 || Math.abs(b) > 45 || Math.abs(d) > 30 || a === 2 * c || a === c) return false
      const equal = (d - b) / (a - c)
      return Number.isInteger(equal) && equal > 1 && equal <= 80 && equal !== x
    },
  )

const algebra = template({
  id: 'geometry/circle-inscribed-algebra',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 95,
  response: 'choice',
  balance: 'size',
  draw: drawAlgebra,
  frames: [
    {
      id: 'figure',
      kind: 'multi-step',
      items: 6,
      stem: (p) =>
        `${both('ABC', 2 * p.k, p.rot, p.skew, '', '')}<p>$A$, $B$ and $C$ lie on the circle with center $O$. $m\\angle AOB = (${linear(p.a, p.b)})^\\circ$ and $m\\angle ACB = (${linear(p.c, p.d)})^\\circ$. What is the value of $x$?</p>`,
    },
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  answer: ({ x }) => num(x),
  traps: [
    {
      misconception: 'geo-circ-inscribed-equals-central',
      classic: true,
      operation: 'unequal-set-equal',
      operands: ({ a, b, c, d }) => [a, b, c, d],
      rule: ({ a, b, c, d }) => whole((d - b) / (a - c), 2, 80),
      says: () => 'I set the two angles equal.',
      why: () => 'sets the two angles equal; the central angle is twice the inscribed one.',
    },
    {
      misconception: 'geo-circ-doubles-one-term-only',
      operation: 'distributed-to-first-term-only',
      rule: ({ a, b, c, d }) => whole((d - b) / (a - 2 * c), 2, 80),
      why: ({ c, d }) => `doubles $${linear(c, 0)}$, but not $${d}$.`,
    },
    {
      misconception: 'geo-circ-gives-the-angle-for-x',
      operation: 'solved-for-the-other',
      operands: ({ a, b, c, d }) => [add(mul(c, div(2 * d - b, a - 2 * c)), d)],
      rule: ({ a, b, c, d }) => whole((c * (2 * d - b)) / (a - 2 * c) + d),
      says: () => 'I gave the inscribed angle instead of $x$.',
      why: () => 'is the inscribed angle itself, not $x$.',
    },
    {
      misconception: 'geo-circ-halves-the-wrong-angle',
      operation: 'unequal-set-equal',
      operands: ({ a, b, c, d }) => [2 * a, 2 * b, c, d],
      rule: ({ a, b, c, d }) => whole((d - 2 * b) / (2 * a - c), 2, 80),
      says: () => 'I doubled the central angle instead of the inscribed one.',
      why: () => 'doubles the central angle instead of the inscribed one.',
    },
    {
      misconception: 'geo-circ-takes-the-supplement',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ b, d }) => [b + d, 180],
      after: (x, { a, c }) => div(x, a + c),
      rule: ({ a, b, c, d }) => whole((180 - b - d) / (a + c), 2, 80),
      says: () => 'I let the two angles add up to 180°.',
      why: () => 'lets the two angles add up to $180^\\circ$.',
    },
    {
      misconception: 'geo-circ-gives-the-angle-for-x',
      operation: 'solved-for-the-other',
      operands: ({ a, b, c, d }) => [add(mul(a, div(2 * d - b, a - 2 * c)), b)],
      rule: ({ a, b, c, d }) => whole((a * (2 * d - b)) / (a - 2 * c) + b),
      says: () => 'I gave the central angle instead of $x$.',
      why: () => 'is the central angle itself, not $x$.',
    },
  ],
  explain: ({ a, b, c, d, x, k, rot, skew }) => {
    const m = a - 2 * c
    const n = 2 * d - b
    return {
      plan: 'The central angle is twice the inscribed angle over the same arc: write this as an equation and solve it.',
      steps: [
        {
          do: `$${linear(a, b)} = 2(${linear(c, d)})$`,
          why: 'The central angle is twice the inscribed angle over the same arc.',
        },
        { do: `$${linear(a, b)} = ${linear(2 * c, 2 * d)}$`, why: 'Multiply both terms in the parentheses by 2.' },
        {
          do: `$${linear(m, b)} = ${2 * d}$, then $${linear(m, 0)} = ${n}$`,
          why: 'Bring the variable terms to one side, then the constants to the other.',
        },
        ...(m === 1
          ? []
          : [
              {
                do: `$x = ${m < 0 ? `${n} \\div (${m})` : `${n} \\div ${m}`} = ${x}$`,
                why: `Divide both sides by $${m}$.`,
              },
            ]),
      ],
      faster: `Try the options in both expressions: only with $x = ${x}$ is the central angle, $${2 * k}^\\circ$, twice the inscribed angle, $${k}^\\circ$.`,
      check: `The central angle is $${a} \\cdot ${x}${signed(b)} = ${2 * k}$ degrees, the inscribed angle $${c === 1 ? x : `${c} \\cdot ${x}`}${signed(d)} = ${k}$ degrees, and $${2 * k} = 2 \\cdot ${k}$.`,
      figure: both('ABC', 2 * k, rot, skew, `${2 * k}°`, `${k}°`),
    }
  },
  check: ({ a, b, c, d }) =>
    num(Array.from({ length: 90 }, (_, x) => x).find((x) => a * x + b === 2 * (c * x + d)) ?? -1),
})

/** Triangle OAB with two radii, and the inscribed angle over its arc. */
const radiiFigure = (t: number, rot: number, found = false): Html => {
  const c = 180 - 2 * t
  return drawing(
    {
      alt: 'Circle with center O through A, B and C, with triangle OAB',
      at: { O: [0, 0], A: on(270 - c / 2 + rot), B: on(270 + c / 2 + rot), C: on(105 + rot) },
      height: 260,
    },
    [
      g.circle('O', R),
      g.polygon('OAB'),
      g.seg('CA'),
      g.seg('CB'),
      g.dots('O'),
      g.angle('OAB', `${t}°`),
      ...(found ? [g.angle('AOB', `${c}°`), g.angle('ACB', `${90 - t}°`)] : []),
    ],
  )
}

const mistake = template({
  id: 'geometry/circle-radii-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      withFigure(
        nameTheNumberMistake({
          slip: 'geo-circ',
          items: 6,
          draw: (rng) => ({ t: int(rng, 16, 58), rot: pick(rng, [0, 30, -25, 180]) }),
          ask: ({ t, rot }, name, got) =>
            `${radiiFigure(t, rot)}<p>${name} looks for $\\angle ACB$ in the circle with center $O$ and gets ${got}.</p>`,
          given: (e) => ({ ...e, rot: 0 }),
          show: (x) => `$${toDecimalText(x)}^\\circ$`,
          solution: ({ t }) => 90 - t,
          how: ({ t }) =>
            `triangle $OAB$ is isosceles, so $m\\angle AOB = 180^\\circ - 2 \\cdot ${t}^\\circ = ${180 - 2 * t}^\\circ$. The inscribed angle is half of it: $m\\angle ACB = ${180 - 2 * t}^\\circ \\div 2 = ${90 - t}^\\circ$.`,
          mistakes: ({ t }) => [
            {
              says: 'The inscribed angle was taken to be as large as the central angle.',
              result: 180 - 2 * t,
              work: `$180^\\circ - 2 \\cdot ${t}^\\circ = 180^\\circ - ${2 * t}^\\circ = ${180 - 2 * t}^\\circ$, and this is not halved`,
            },
            {
              says: 'Angle $OAB$ was subtracted only once from $180^\\circ$ before halving.',
              result: (180 - t) % 2 === 0 ? (180 - t) / 2 : { n: 180 - t, d: 2 },
              work: `$180^\\circ - ${t}^\\circ = ${180 - t}^\\circ$, and $${180 - t}^\\circ \\div 2 = ${(180 - t) / 2}^\\circ$`,
            },
            {
              says: 'Angle $AOB$ was taken to be as large as angle $OAB$, and then halved.',
              result: t % 2 === 0 ? t / 2 : { n: t, d: 2 },
              work: `$m\\angle AOB = ${t}^\\circ$, and $${t}^\\circ \\div 2 = ${t / 2}^\\circ$`,
            },
            {
              says: 'The central angle was doubled instead of halved.',
              result: 360 - 4 * t,
              work: `$180^\\circ - 2 \\cdot ${t}^\\circ = ${180 - 2 * t}^\\circ$, and $2 \\cdot ${180 - 2 * t}^\\circ = ${360 - 4 * t}^\\circ$`,
            },
          ],
        }),
        ({ e: { t, rot } }) => radiiFigure(t, rot, true),
      ),
      ({ e: { t } }) =>
        `The altitude from $O$ to $AB$ halves the central angle. It makes a right triangle with $${t}^\\circ$ at $A$, so half of the central angle is $90^\\circ - ${t}^\\circ = ${90 - t}^\\circ$, and so is the inscribed angle.`,
    ),
    ({ e: { t }, which, name }) =>
      [
        `Add the two equal angles of triangle $OAB$ to ${name}’s answer: $${180 - 2 * t} + ${t} + ${t} = 180$. So the answer is the third angle, the central one, and not half of it.`,
        `Double ${name}’s answer: $${180 - t} = 180 - ${t}$. So $${t}^\\circ$ was subtracted only once before halving.`,
        `Double ${name}’s answer: $${t}$ is the given angle itself. So it was taken for angle $AOB$ and then halved.`,
        `Halve ${name}’s answer: $${180 - 2 * t} = 180 - ${t} - ${t}$ is the central angle. So it was doubled.`,
      ][which] as string,
  ),
})

/** A quadrilateral in a circle with three of its arcs; with `found`, the fourth and the angles over the first. */
const inscribed = ({ p, q, r, rot }: Readonly<Record<'p' | 'q' | 'r' | 'rot', number>>, found = false) =>
  drawing(
    {
      alt: 'Quadrilateral ABCD with its vertices on a circle, and its diagonals',
      at: { O: [0, 0], A: on(rot), B: on(rot + p), C: on(rot + p + q), D: on(rot + p + q + r) },
      show: 'ABCD',
      height: 260,
    },
    [
      g.circle('O', R),
      g.polygon('ABCD'),
      g.seg('AC'),
      g.seg('BD'),
      g.arcLabel('O', R, rot + p / 2, `${p}°`, 'Arc AB'),
      g.arcLabel('O', R, rot + p + q / 2, `${q}°`, 'Arc BC'),
      g.arcLabel('O', R, rot + p + q + r / 2, `${r}°`, 'Arc CD'),
      ...(found
        ? [
            g.arcLabel('O', R, rot + (p + q + r + 360) / 2, `${360 - p - q - r}°`, 'Arc DA'),
            g.angle('ACB', `${p / 2}°`),
            g.angle('ADB', `${p / 2}°`),
          ]
        : []),
    ],
  )

const claims = template({
  id: 'geometry/circle-angle-claims',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'geo-circ',
        frame: 'two-claims',
        items: 6,
        draw: (rng) => {
          const [p, q] = sample(rng, [48, 56, 62, 70, 76, 84, 92], 2) as [number, number]
          const r = until(
            () => int(rng, 25, 45) * 2,
            (x) => x !== p,
          )
          return { p, q, r, rot: pick(rng, [0, 40, 200]) }
        },
        intro: (e) => `${inscribed(e)}<p>The measures of three arcs are given.</p>`,
        shown: (e) => inscribed(e, true),
        plan: 'For each angle find the arc that it stands on, inside the angle. An inscribed angle is half of its arc.',
        claims: ({ p, q, r }) => [
          {
            id: 'same',
            says: '$\\angle ACB$ and $\\angle ADB$ are congruent.',
            holds: true,
            tested: `Both angles have their vertex on the circle and open toward arc $AB$, so each is $${p}^\\circ \\div 2 = ${p / 2}^\\circ$.`,
          },
          {
            id: 'half',
            says: `$m\\angle ADB = ${p / 2}^\\circ$.`,
            holds: true,
            tested: `$\\angle ADB$ has its vertex on the circle and opens toward arc $AB$: $${p}^\\circ \\div 2 = ${p / 2}^\\circ$.`,
          },
          {
            id: 'sum',
            says: '$m\\angle BAD + m\\angle BCD = 180^\\circ$.',
            holds: true,
            tested:
              '$\\angle BAD$ stands on arc $BCD$, and $\\angle BCD$ on arc $DAB$. The two arcs make the whole circle, so the angles make $360^\\circ \\div 2 = 180^\\circ$.',
          },
          {
            id: 'corner',
            says: `$m\\angle BAD = ${(q + r) / 2}^\\circ$.`,
            holds: true,
            tested: `$\\angle BAD$ opens toward arc $BCD$, which measures $${q}^\\circ + ${r}^\\circ = ${q + r}^\\circ$. Half of it is $${(q + r) / 2}^\\circ$.`,
          },
          {
            id: 'whole',
            says: `$m\\angle BAC = ${q}^\\circ$.`,
            holds: false,
            tested: `$\\angle BAC$ has its vertex on the circle and opens toward arc $BC$: $${q}^\\circ \\div 2 = ${q / 2}^\\circ$.`,
            because: `$${q}^\\circ$ is the central angle of arc $BC$; an inscribed angle is half as large.`,
          },
          {
            id: 'opposite',
            says: '$m\\angle ABC = m\\angle ADC$.',
            holds: false,
            tested: `$\\angle ABC$ stands on arc $CDA$: half of $360^\\circ - ${p}^\\circ - ${q}^\\circ = ${360 - p - q}^\\circ$. $\\angle ADC$ stands on arc $ABC$: half of $${p + q}^\\circ$.`,
            because: 'These angles add up to $180^\\circ$; they would be equal only if $AC$ were a diameter.',
          },
          {
            id: 'other',
            says: '$\\angle ACB$ and $\\angle CAD$ are congruent.',
            holds: false,
            tested: `$\\angle ACB$ stands on arc $AB$: $${p}^\\circ \\div 2 = ${p / 2}^\\circ$. $\\angle CAD$ stands on arc $CD$: $${r}^\\circ \\div 2 = ${r / 2}^\\circ$.`,
            because: 'Inscribed angles are congruent where they stand on equal arcs, and these arcs differ.',
          },
        ],
        given: ({ p, q, r }) => ({ p, q, r }),
        test: ({ p, q, r }, id) => {
          const [A, B, C, D] = [on(0), on(p), on(p + q), on(p + q + r)]
          const close = (x: number, y: number) => Math.abs(x - y) < 1e-6
          const at: Record<string, boolean> = {
            same: close(xy.angle(A, C, B), xy.angle(A, D, B)),
            half: close(xy.angle(A, D, B), p / 2),
            sum: close(xy.angle(B, A, D) + xy.angle(B, C, D), 180),
            corner: close(xy.angle(B, A, D), (q + r) / 2),
            whole: close(xy.angle(B, A, C), q),
            opposite: close(xy.angle(A, B, C), xy.angle(A, D, C)),
            other: close(xy.angle(A, C, B), xy.angle(C, A, D)),
          }
          return at[id] as boolean
        },
      }),
      ({ e: { p, q, r }, ids }) => {
        const s = 360 - p - q - r
        const halves = `In triangle $ABD$ the angles are $m\\angle ADB = ${p / 2}^\\circ$, $m\\angle BAD = ${(q + r) / 2}^\\circ$ and $m\\angle ABD = ${s / 2}^\\circ$, which is $180^\\circ$ together.`
        return `The fourth arc is $${s}^\\circ$. ${testsOf(ids, {
          same: `In triangles $ABC$ and $ABD$ the other angles are $${(r + s) / 2}^\\circ + ${q / 2}^\\circ$ and $${s / 2}^\\circ + ${(q + r) / 2}^\\circ$: the same, so $${p / 2}^\\circ$ is left in both.`,
          half: halves,
          corner: halves,
          sum: `$\\frac{${q} + ${r}}{2} + \\frac{${p} + ${s}}{2} = ${(q + r) / 2} + ${(p + s) / 2} = 180$.`,
          whole: `In triangle $ABC$, $${q / 2} + ${p / 2} + ${(r + s) / 2} = 180$; with $${q}^\\circ$ at $A$ it would be more.`,
          opposite: `$m\\angle ABC = \\frac{${r} + ${s}}{2} = ${(r + s) / 2}$ degrees, $m\\angle ADC = \\frac{${p} + ${q}}{2} = ${(p + q) / 2}$ degrees.`,
          other: `Half of each arc: $${p / 2}^\\circ$ and $${r / 2}^\\circ$.`,
        })}`
      },
    ),
    ({ e: { p, q, r }, ids }) =>
      testsOf(ids, {
        same: 'Both $\\angle ACB$ and $\\angle ADB$ stand on arc $AB$: equal, whatever it measures.',
        half: `$\\angle ADB$ stands on arc $AB$, and half of $${p}$ is $${p / 2}$.`,
        sum: 'Opposite angles of a quadrilateral on a circle always make $180^\\circ$.',
        corner: `$\\angle BAD$ stands on the arcs $BC$ and $CD$, and half of $${q + r}$ is $${(q + r) / 2}$.`,
        whole: 'An inscribed angle is half of its arc, so $\\angle BAC$ cannot be as large as arc $BC$.',
        opposite: `$\\angle ABC$ and $\\angle ADC$ make $180^\\circ$, so both would be right angles, and arc $ABC$ half the circle; but it is $${p} + ${q} = ${p + q}$ degrees.`,
        other: `$\\angle ACB$ and $\\angle CAD$ stand on arcs of $${p}^\\circ$ and $${r}^\\circ$, which differ.`,
      }),
  ),
})

export const templates: readonly Template[] = [algebra, mistake, claims]
