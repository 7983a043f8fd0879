import {
  coef,
  div,
  dot,
  frac,
  type Html,
  int,
  nearly,
  nonZero,
  num,
  pick,
  type Rng,
  signed,
  straight,
  type Template,
  template,
  text,
  until,
} from '#kit'
import { at, FNS, type Fn, piTex, realTex, WORD } from '../common.ts'
import { wave } from '../wave.ts'

export const skill = 'trig-basic-equations'

const SPECIAL = [30, 45, 60, 120, 135, 150, 210, 225, 240, 300, 315, 330] as const

const both = (fn: Fn, t: number): number[] =>
  [t, fn === 'sin' ? (540 - t) % 360 : fn === 'cos' ? 360 - t : (t + 180) % 360].sort((a, b) => a - b)

const shown = (list: readonly number[]) => {
  const sorted = [...new Set(list)].sort((a, b) => a - b)
  return text(sorted.map((t) => `$${t}^\\circ$`).join(' and '))
}

const ref = (t: number): number => Math.min(t % 180, 180 - (t % 180))

const drawEq = (rng: Rng) => ({
  t: pick(rng, SPECIAL),
  fn: pick(rng, ['sin', 'cos'] as const),
  k: pick(rng, [2, 4, 6]),
})

/** k·fn x = k·value, with whole numbers and roots only. */
const equationTex = ({ t, fn, k }: { t: number; fn: Fn; k: number }): string => {
  const v = k * at(fn, t)
  return `${k}\\${fn} x ${v < 0 ? '+' : '-'} ${realTex(Math.abs(v))} = 0`
}

type Wanted = Readonly<{ fn: Fn; value: string }>

/** The special angles of a full turn at which the function has the value that is written. */
const solutionsOf = ({ fn, value }: Wanted): number[] => SPECIAL.filter((u) => realTex(at(fn, u)) === value)

const firstOf = (g: Wanted): number => solutionsOf(g)[0] ?? 0

/** The angle of the same quadrant with another special reference angle. */
const withOtherReference = (t: number): number => {
  const [r, other] = [ref(t), ref(t) === 45 ? 60 : 90 - ref(t)]
  return t % 180 < 90 ? t - r + other : t + r - other
}

/** The function and a level; with the angles at which they meet when these are found. */
const levelFigure = (fn: Fn, t: number, found = false): Html => {
  const meet = found ? both(fn, t) : []
  const above = at(fn, t) > 0
  return wave(
    (x) => Math[fn](x),
    {
      alt: `The graph of y = ${fn} x for x from 0° to 360°, with a dashed horizontal line at the height ${at(fn, t).toFixed(2).replace('-', '−')}${found ? `; they meet at ${meet.map((u) => `${u}°`).join(' and ')}` : ''}`,
      x: [0, 2],
      step: 0.5,
      y: [-1.5, 1.5],
      yStep: 0.5,
      height: 200,
      degrees: true,
    },
    [
      straight(0, at(fn, t), { plain: true, dash: true }),
      ...meet.map((u, i) =>
        dot((u * Math.PI) / 180, at(fn, t), {
          label: `${u}°`,
          led: 'x-axis',
          at: `${above ? 'n' : 's'}${(i === 0 ? u >= 90 : u > 315) ? 'w' : 'e'}`,
        }),
      ),
    ],
  )
}

const solve = template({
  id: 'trigonometry/solve-on-a-full-turn',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: drawEq,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (p) => `What are the solutions of $${equationTex(p)}$ for $0^\\circ \\le x \\lt 360^\\circ$?`,
    },
    {
      id: 'graph',
      kind: 'graph',
      items: 9,
      stem: ({ t, fn }) =>
        `${levelFigure(fn, t)}<p>The graph shows $y = \\${fn} x$ and the line $y = ${realTex(at(fn, t))}$. At which angles between $0^\\circ$ and $360^\\circ$ do they meet?</p>`,
    },
  ],
  given: ({ t, fn }) => ({ fn, value: realTex(at(fn, t)) }),
  answer: ({ t, fn }) => shown(both(fn, t)),
  traps: [
    {
      misconception: 'trig-takes-the-second-solution-from-the-wrong-quadrant',
      classic: true,
      rule: (g) => shown(both(g.fn === 'sin' ? 'cos' : 'sin', firstOf(g))),
      says: ({ t, fn }) =>
        `I started from $${Math.min(...both(fn, t))}^\\circ$ and found the second angle as for the ${fn === 'sin' ? 'cosine' : 'sine'}.`,
      why: ({ fn }) => `has a second angle at which the ${WORD[fn]} has the other sign.`,
    },
    {
      misconception: 'trig-takes-the-second-solution-from-the-wrong-quadrant',
      rule: (g) => shown(both('tan', firstOf(g))),
      says: ({ t, fn }) => `I added half a turn to $${Math.min(...both(fn, t))}^\\circ$ to find the second angle.`,
      why: ({ fn }) => `has a second angle half a turn away, where the ${WORD[fn]} has the other sign.`,
    },
    {
      misconception: 'trig-isolates-the-function-wrongly',
      rule: (g) => shown(both(g.fn, (firstOf(g) + 180) % 360)),
      says: () => 'I used the value with the other sign.',
      why: ({ fn }) => `has the ${WORD[fn]} with the other sign.`,
    },
    {
      misconception: 'trig-takes-the-wrong-reference-angle',
      rule: (g) => shown(both(g.fn, withOtherReference(firstOf(g)))),
      says: ({ t }) => `I used the reference angle ${ref(t) === 45 ? 60 : 90 - ref(t)}° instead of ${ref(t)}°.`,
      why: ({ t }) => `has the reference angle $${ref(t) === 45 ? 60 : 90 - ref(t)}^\\circ$.`,
    },
    {
      misconception: 'trig-takes-the-wrong-reference-angle',
      twoSlips: true,
      rule: (g) => shown(both(g.fn, (withOtherReference(firstOf(g)) + 180) % 360)),
      says: ({ t }) =>
        `I used the reference angle ${ref(t) === 45 ? 60 : 90 - ref(t)}° instead of ${ref(t)}°, and the value with the other sign.`,
      why: () => 'has another reference angle, and the value with the other sign.',
    },
  ],
  explain: (p, frame) => {
    const { t, fn, k } = p
    const v = at(fn, t)
    const [one = 0, two = 0] = both(fn, t)
    const way = (u: number): string =>
      u < 90
        ? `${u}^\\circ`
        : u < 180
          ? `180^\\circ - ${ref(u)}^\\circ = ${u}^\\circ`
          : u < 270
            ? `180^\\circ + ${ref(u)}^\\circ = ${u}^\\circ`
            : `360^\\circ - ${ref(u)}^\\circ = ${u}^\\circ`
    const quadrants = [one, two].map((u) => ['I', 'II', 'III', 'IV'][Math.floor(u / 90)])
    return {
      plan: 'Find the value of the function, and from it the reference angle. The sign of the value tells in which two quadrants the solutions lie.',
      steps: [
        frame === 'graph'
          ? { do: `Where the graphs meet, $\\${fn} x = ${realTex(v)}$.`, why: 'There both have the same height.' }
          : {
              do: `$${k}\\${fn} x = ${realTex(k * v)}$, so $\\${fn} x = ${realTex(v)}$.`,
              why: `${v < 0 ? 'Subtract' : 'Add'} $${realTex(Math.abs(k * v))}$ on both sides, then divide by $${k}$.`,
            },
        {
          do: `The reference angle is $${ref(t)}^\\circ$, because $\\${fn} ${ref(t)}^\\circ = ${realTex(Math.abs(v))}$.`,
          why: 'Without its sign, this is the value of a special angle.',
        },
        {
          do: `The ${WORD[fn]} is ${v > 0 ? 'positive' : 'negative'} in quadrants ${quadrants.join(' and ')}.`,
          why:
            fn === 'sin'
              ? 'The sine has the sign of $y$: plus above the $x$-axis, minus below.'
              : 'The cosine has the sign of $x$: plus to the right of the $y$-axis, minus to the left.',
        },
        {
          do: `The solutions are $x = ${way(one)}$ and $x = ${way(two)}$.`,
          why: 'Each of the two quadrants has one angle with this reference angle.',
        },
      ],
      faster: `Go by the options: angles of a turn with the same${fn === 'cos' ? ' cosine' : v > 0 ? ' positive sine' : ' negative sine'} add up to $${one + two}^\\circ$, as $${one}^\\circ$ and $${two}^\\circ$ do. Of such pairs only this one has the value $${realTex(v)}$.`,
      check: `$\\${fn} ${one}^\\circ ${nearly(at(fn, one), 3)}$ and $\\${fn} ${two}^\\circ ${nearly(at(fn, two), 3)}$, and $${realTex(v)} ${nearly(v, 3)}$.`,
      ...(frame === 'graph' ? { figure: levelFigure(fn, t, true) } : {}),
    }
  },
  // Tries every whole angle.
  check: ({ fn, value }) => shown(SPECIAL.filter((u) => realTex(at(fn, u)) === value)),
})

/** Multiples of the angle: how many solutions? */
const count = template({
  id: 'trigonometry/count-solutions',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 80,
  response: 'grid',
  draw: (rng) => ({
    fn: pick(rng, ['sin', 'cos'] as const),
    m: int(rng, 2, 6),
    n: int(rng, 1, 5),
    q: int(rng, 6, 9),
    s: pick(rng, [1, -1]),
  }),
  frames: [
    {
      id: 'grid',
      kind: 'bare',
      items: 7,
      stem: ({ fn, m, n, q, s }) =>
        `How many solutions does $\\${fn}(${m}x) = ${s < 0 ? '-' : ''}\\frac{${frac(n, q).n}}{${frac(n, q).d}}$ have for $0 \\le x \\lt 2\\pi$?`,
    },
  ],
  given: ({ fn, m, n, q, s }) => ({ fn, m, v: frac(n * s, q) }),
  answer: ({ m }) => num(2 * m),
  traps: [
    {
      misconception: 'trig-forgets-the-extra-turns-of-a-multiple-angle',
      classic: true,
      operation: 'part-left-out',
      operands: () => [2],
      rule: () => num(2),
      says: () => 'I counted the solutions of one turn only.',
      why: () => 'counts one turn only.',
    },
    {
      misconception: 'trig-finds-one-solution-only',
      operation: 'wrong-number-used',
      operands: ({ m }) => [m],
      rule: ({ m }) => num(m),
      says: () => 'I counted one solution in each turn.',
      why: () => 'counts one solution in each turn.',
    },
  ],
  explain: ({ fn, m, n, q, s }) => {
    const v = frac(n, q)
    return {
      plan: 'See how often the inside runs through a full turn while $x$ does so once. Each full turn has two angles with a value strictly between minus one and one.',
      steps: [
        {
          do: `While $x$ goes from $0$ to $2\\pi$, $${m}x$ goes from $0$ to $${2 * m}\\pi$: that is $${m}$ full turns.`,
          why: `The inside is $${m}$ times as large as $x$.`,
        },
        {
          do: `$${s < 0 ? '-' : ''}\\frac{${v.n}}{${v.d}}$ lies strictly between $-1$ and $1$, so in each full turn the ${WORD[fn]} has this value at two angles.`,
          why: 'At $1$ or $-1$ it would be one angle only; beyond them there would be none.',
        },
        {
          do: `$2 \\cdot ${m} = ${2 * m}$ solutions`,
          why: 'Each of the turns gives two values of $x$, and no two are equal.',
        },
      ],
      faster: `Picture the graph: $y = \\${fn}(${m}x)$ has $${m}$ full waves from $0$ to $2\\pi$, and a line between its tops and bottoms cuts each wave twice: $2 \\cdot ${m} = ${2 * m}$.`,
      check: `Each wave of $y = \\${fn}(${m}x)$ is $2\\pi \\div ${m} = ${piTex(2 / m)}$ long, so $${m}$ of them fill $2\\pi$, and each takes the value $${s < 0 ? '-' : ''}\\frac{${v.n}}{${v.d}}$ twice: $2 \\cdot ${m} = ${2 * m}$.`,
    }
  },
  // Counts the changes of sign.
  check: ({ fn, m, v }) => {
    const f = (i: number) => Math[fn]((m * i * 2 * Math.PI) / 7000 + 1e-7) - v.n / v.d
    return num(Array.from({ length: 7000 }, (_, i) => f(i) * f(i + 1) < 0).filter(Boolean).length)
  },
})

const wholeDegrees = (t: number, m: number) => (t % m === 0 ? num(t / m) : null)

/** The least positive solution with a calculator-free special value. */
const least = template({
  id: 'trigonometry/least-solution',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ fn: pick(rng, FNS), m: int(rng, 2, 5), t: pick(rng, SPECIAL), c: nonZero(rng, -6, 6) }),
      ({ m, t, fn }) => (both(fn, t)[0] as number) % m === 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ fn, m, t }) =>
        `What is the smallest positive solution of $\\${fn}(${m}x) = ${realTex(at(fn, t))}$, in degrees?`,
    },
    {
      id: 'two-step',
      kind: 'multi-step',
      items: 4,
      stem: ({ fn, m, t, c }) =>
        `What is the smallest positive angle $x$, in degrees, for which $${coef(2)}\\${fn}(${m}x)${signed(c)} = ${twice(at(fn, t), c)}$?`,
    },
  ],
  given: ({ fn, m, t }) => ({ fn, m, value: realTex(at(fn, t)) }),
  answer: ({ fn, m, t }) => num((both(fn, t)[0] as number) / m),
  traps: [
    {
      misconception: 'trig-forgets-the-extra-turns-of-a-multiple-angle',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: (g) => [firstOf(g)],
      rule: (g) => num(firstOf(g)),
      says: ({ m }) => `I gave $${m}x$ instead of $x$.`,
      why: ({ m }) => `is $${m}x$, not $x$.`,
    },
    {
      misconception: 'trig-takes-the-wrong-reference-angle',
      operation: 'wrong-number-used',
      operands: (g) => [withOtherReference(firstOf(g))],
      after: (x, g) => div(x, g.m),
      rule: (g) => wholeDegrees(withOtherReference(firstOf(g)), g.m),
      says: ({ t }) => `I used the reference angle ${ref(t) === 45 ? 60 : 90 - ref(t)}° instead of ${ref(t)}°.`,
      why: ({ t }) => `has the reference angle $${ref(t) === 45 ? 60 : 90 - ref(t)}^\\circ$.`,
    },
    {
      misconception: 'trig-finds-one-solution-only',
      operation: 'wrong-number-used',
      operands: (g) => [solutionsOf(g)[1] ?? 0],
      after: (x, g) => div(x, g.m),
      rule: (g) => wholeDegrees(solutionsOf(g)[1] ?? 1, g.m),
      says: () => 'I gave the second smallest positive solution.',
      why: () => 'is a solution, but the second smallest one.',
    },
    {
      misconception: 'trig-isolates-the-function-wrongly',
      rule: (g) =>
        wholeDegrees(both(g.fn, g.fn === 'tan' ? 180 - (firstOf(g) % 180) : (firstOf(g) + 180) % 360)[0] ?? 1, g.m),
      says: () => 'I used the value with the other sign.',
      why: () => 'belongs to the value with the other sign.',
    },
    {
      misconception: 'trig-forgets-the-extra-turns-of-a-multiple-angle',
      operation: 'multiplied-instead-of-divided',
      operands: (g) => [firstOf(g), g.m],
      rule: (g) => num(firstOf(g) * g.m),
      says: ({ m }) => `I multiplied by $${m}$ instead of dividing.`,
      why: ({ m }) => `multiplies by $${m}$ instead of dividing.`,
    },
  ],
  explain: ({ fn, m, t, c }, frame) => {
    const first = both(fn, t)[0] as number
    const v = at(fn, t)
    return {
      plan: 'Treat the whole inside as one angle: find the smallest positive angle with the given value, then divide by the factor of $x$.',
      steps: [
        ...(frame === 'two-step'
          ? [
              {
                do: `$2\\${fn}(${m}x) = ${realTex(2 * v)}$, so $\\${fn}(${m}x) = ${realTex(v)}$.`,
                why: `${c > 0 ? 'Subtract' : 'Add'} $${Math.abs(c)}$ on both sides, then divide by $2$.`,
              },
            ]
          : []),
        {
          do: `Without its sign the value is $${realTex(Math.abs(v))}$: the reference angle is $${ref(t)}^\\circ$, and the ${WORD[fn]} must be ${v > 0 ? 'positive' : 'negative'}.`,
          why: 'Reference angle for the size, quadrant for the sign.',
        },
        {
          do: `The first such angle is $${m}x = ${first}^\\circ$, in quadrant ${['I', 'II', 'III', 'IV'][Math.floor(first / 90)]}.`,
          why: 'Start at the positive $x$-axis and take the first quadrant with this sign.',
        },
        {
          do: `$x = ${first}^\\circ \\div ${m}$, which is $${first / m}$ degrees.`,
          why: `Divide by $${m}$.`,
        },
      ],
      faster: `Try the options from the smallest on: $${m} \\cdot ${first / m}^\\circ = ${first}^\\circ$ is the first angle whose ${WORD[fn]} is $${realTex(v)}$.`,
      check: `$${m} \\cdot ${first / m}^\\circ = ${first}^\\circ$, and its ${WORD[fn]} is $${realTex(v)}$.`,
    }
  },
  check: ({ fn, m, value }) =>
    num(
      Array.from({ length: 360 }, (_, i) => i + 1).find(
        (x) =>
          (SPECIAL.includes(((m * x) % 360) as 30) && realTex(at(fn, m * x)) === value) ||
          SPECIAL.some((u) => u === (m * x) % 360 && realTex(at(fn, u)) === value),
      ) ?? 0,
    ),
})

/** The right side 2v + c as TeX. */
function twice(v: number, c: number): string {
  return realTex(2 * v + c)
}

export const templates: readonly Template[] = [solve, count, least]
