import {
  div,
  type Html,
  int,
  judgeTwoWays,
  linear,
  num,
  numberLine,
  paren,
  person,
  pick,
  type Relation,
  svgValue,
  type Template,
  template,
  until,
  type Value,
  withFaster,
} from '#kit'
import { JUDGING, quad, wholes, zerosOf } from './common.ts'
import { drawRoots, endsMixed, flip, type Roots, read, SIGN, toggled } from './inequalities.ts'

const skill = 'a2-quadratic-inequalities'

/** When the height h + vt − 5t² is exactly the level. */
const moments = ({ v, h, level }: Readonly<{ v: number; h: number; level: number }>): readonly [number, number] => {
  const root = Math.round(Math.sqrt(v * v - 20 * (level - h)))
  return [(v - root) / 10, (v + root) / 10]
}

const long = template({
  id: 'algebra-2/quadratic-inequality-how-long',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 100,
  response: 'choice',
  balance: 'place',
  draw: (rng) => {
    const [t, d, h] = [int(rng, 1, 4), 2 * int(rng, 1, 4), int(rng, 2, 12)]
    // −5(x − t)(x − t − d) + level
    return { v: 5 * (2 * t + d), h, level: h + 5 * t * (t + d) }
  },
  frames: [
    {
      id: 'how-long',
      kind: 'words',
      items: 6,
      stem: ({ v, h, level }, rng) =>
        `A rocket of ${person(rng)}’s club is $h(t) = ${h} + ${v}t - 5t^2$ meters high after $t$ seconds. For how many seconds is it at least ${level} meters high?`,
    },
    {
      id: 'how-long-grid',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ v, h, level }, rng) =>
        `In ${person(rng)}’s slow-motion film a soap bubble is $${h} + ${v}t - 5t^2$ centimeters above the table after $t$ seconds. For how many seconds is its height not less than ${level} centimeters?`,
    },
  ],
  given: ({ v, h, level }) => ({ v, h, level }),
  answer: ({ v, h, level }) => num(Math.round(Math.sqrt(v * v - 20 * (level - h))) / 5),
  traps: [
    {
      misconception: 'a2-cq-gives-one-bound',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ v, level, h }) => [div(v + Math.sqrt(v * v - 20 * (level - h)), 10)],
      rule: (g) => num(moments(g)[1]),
      why: () => 'is the moment at which it falls below that height.',
      says: () => 'I gave the later of the two moments instead of the time between them.',
    },
    {
      misconception: 'a2-cq-gives-one-bound',
      operation: 'stopped-at-a-step',
      operands: ({ v, level, h }) => [div(v - Math.sqrt(v * v - 20 * (level - h)), 10)],
      rule: (g) => num(moments(g)[0]),
      why: () => 'is the moment at which it first reaches that height.',
      says: () => 'I gave the earlier of the two moments instead of the time between them.',
    },
    {
      misconception: 'a2-cq-adds-the-bounds',
      operation: 'added-instead-of-subtracted',
      operands: (g) => [moments(g)[1], moments(g)[0]],
      rule: (g) => num(moments(g)[0] + moments(g)[1]),
      why: () => 'adds the two moments instead of taking their difference.',
    },
    {
      misconception: 'a2-cq-gives-the-time-to-the-top',
      operation: 'halved-wrongly',
      operands: ({ v, level, h }) => [div(Math.sqrt(v * v - 20 * (level - h)), 5)],
      rule: (g) => num((moments(g)[1] - moments(g)[0]) / 2),
      why: () => 'is only the time from that height to the top.',
    },
    {
      misconception: 'a2-cq-gives-the-time-of-the-top',
      operation: 'solved-for-the-other',
      operands: ({ v }) => [div(v, 10)],
      rule: ({ v }) => (v % 10 === 0 ? num(v / 10) : null),
      why: () => 'is the time of the highest point.',
    },
  ],
  explain: ({ v, h, level }) => {
    const root = Math.round(Math.sqrt(v * v - 20 * (level - h)))
    const [t1, t2] = [(v - root) / 10, (v + root) / 10]
    return {
      plan: 'Write the condition as a quadratic inequality, find its two bounds, and take the time between them.',
      steps: [
        {
          do: `$${h} + ${v}t - 5t^2 \\ge ${level}$, so $-5t^2 + ${v}t - ${level - h} \\ge 0$.`,
          why: '“At least” and “not less than” mean $\\ge$. Bring everything to one side.',
        },
        {
          do: `Divide by $-5$: $t^2 - ${v / 5}t + ${(level - h) / 5} \\le 0$.`,
          why: 'Dividing by a negative number reverses the inequality sign.',
        },
        {
          do: `Factor: $(t - ${t1})(t - ${t2}) \\le 0$, so $${t1} \\le t \\le ${t2}$.`,
          why: 'The parabola opens upward and is negative between its zeros.',
        },
        { do: `$${t2} - ${t1} = ${t2 - t1}$ seconds`, why: 'The length of this time is asked for.' },
      ],
      check: `At $t = ${t1}$ the height is $${h} + ${v * t1} - ${5 * t1 * t1} = ${level}$, at $t = ${t2}$ it is $${h} + ${v * t2} - ${5 * t2 * t2} = ${level}$, and between them, at $t = ${v / 10}$, it is $${h + (v * v) / 20}$, which is more.`,
      faster: `On a graphing calculator, $y = ${h} + ${v}x - 5x^2$ and $y = ${level}$ cross at $x = ${t1}$ and at $x = ${t2}$; the time between them is $${t2} - ${t1} = ${t2 - t1}$.`,
    }
  },
  check: ({ v, h, level }) => {
    const at = wholes(40).filter((t) => h + v * t - 5 * t * t >= level)
    return num(Math.max(...at) - Math.min(...at))
  },
})

const countWholes = template({
  id: 'algebra-2/quadratic-inequality-count',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 85,
  response: 'grid',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, -9, 5), s: int(rng, -4, 9), closed: pick(rng, [true, false]) }),
      ({ r, s }) => s - r >= 3 && r * s !== 0 && r + s !== 0,
    ),
  frames: [
    {
      id: 'count',
      kind: 'multi-step',
      items: 7,
      stem: ({ r, s, closed }) =>
        `How many integers $x$ satisfy $${quad(1, -(r + s), r * s)} ${closed ? '\\le' : '\\lt'} 0$?`,
    },
  ],
  given: ({ r, s, closed }) => ({ b: -(r + s), k: r * s, closed }),
  answer: ({ r, s, closed }) => num(closed ? s - r + 1 : s - r - 1),
  traps: [
    {
      misconception: 'a2-cq-subtracts-to-count',
      classic: true,
      operation: 'term-left-out',
      operands: ({ b, k }) => [zerosOf(b, k)[1], -zerosOf(b, k)[0]],
      rule: ({ b, k }) => num(zerosOf(b, k)[1] - zerosOf(b, k)[0]),
      why: ({ r, s }) => `is $${s} - ${r < 0 ? `(${r})` : r}$, the distance between the zeros.`,
    },
    {
      misconception: 'a2-cq-mixes-up-open-and-closed',
      rule: ({ b, k, closed }) => num(zerosOf(b, k)[1] - zerosOf(b, k)[0] + (closed ? -1 : 1)),
      why: ({ closed }) =>
        closed ? 'leaves out both zeros, which belong to it.' : 'counts both zeros, which do not belong to it.',
      says: ({ closed }) => endsMixed(closed),
    },
    {
      misconception: 'a2-cq-counts-positive-only',
      rule: ({ b, k, closed }) => {
        const [r, s] = zerosOf(b, k)
        return r < 0 && s > 0 ? num(closed ? s : s - 1) : null
      },
      why: () => 'counts only the positive integers.',
    },
    {
      misconception: 'a2-cq-flips-the-roots',
      rule: ({ b, k, closed }) => {
        const [r, s] = zerosOf(b, k)
        return num(Math.abs(r + s) + (closed ? 1 : -1))
      },
      why: ({ r, s }) => `goes from $${r}$ to $${-s}$: the sign of one zero is wrong.`,
      says: () => 'I read one of the zeros with the wrong sign.',
    },
  ],
  explain: ({ r, s, closed }) => {
    const [first, last, sign] = closed ? [r, s, '\\le'] : [r + 1, s - 1, '\\lt']
    return {
      plan: 'Find the zeros. The solutions lie between them, so count the integers there, and see whether the ends belong to them.',
      steps: [
        {
          do: `Factor: $${quad(1, -(r + s), r * s)} = (${linear(1, -r)})(${linear(1, -s)})$, so the zeros are $${r}$ and $${s}$.`,
          why: 'A product is $0$ when one of its factors is.',
        },
        {
          do: `The solution is $${r} ${sign} x ${sign} ${s}$.`,
          why: 'A parabola that opens upward is negative between its zeros.',
        },
        {
          do: `The integers in it run from $${first}$ to $${last}$.`,
          why: closed ? 'Both ends belong to it.' : 'The ends do not belong to it.',
        },
        {
          do: `These are $${last}${first === 0 ? '' : ` - ${paren(first)}`} + 1 = ${last - first + 1}$ integers.`,
          why: 'Last minus first counts the steps; there is one number more.',
        },
      ],
      check: `For $x = ${first}$ the left side is $${(first - r) * (first - s)}$, so the inequality holds; for $x = ${first - 1}$ it is $${(first - 1 - r) * (first - 1 - s)}$, so it does not.`,
      faster: `The zeros are $${s - r}$ apart. ${closed ? 'Both ends count, so there is one integer more' : 'The ends do not count, so there is one integer fewer'}: $${s - r} ${closed ? '+' : '-'} 1 = ${last - first + 1}$.`,
    }
  },
  check: ({ b, k, closed }) => num(wholes(60).filter((x) => x * x + b * x + k < (closed ? 1 : 0)).length),
})

const drawnLine = ({ r, s, rel }: Roots, middle: boolean): Value => {
  const open = !rel.endsWith('=')
  const svg = numberLine({
    from: -8,
    to: 8,
    step: 1,
    alt: `A number line with ${open ? 'open' : 'filled'} points at ${r} and ${s}; thick ${middle ? 'between them' : 'to the left and to the right of them'}.`,
    points: [r, s].map((at) => ({ at, open })),
    parts: middle
      ? [{ from: r, to: s }]
      : [
          { from: null, to: r },
          { from: s, to: null },
        ],
  })
  return svgValue(svg, `${r} ${s} ${open} ${middle}`)
}

/** At zero only the constant is left: one look tells whether 0 belongs to the solution. */
function atZero(constant: number, rel: Roots['rel']): Html {
  const holds = rel.startsWith('<') ? constant < 0 : constant > 0
  return `Try $x = 0$: $${constant} ${SIGN[rel]} 0$ is ${holds ? 'true, so 0 must lie in the thick part' : 'false, so 0 must not lie in the thick part'}. Lines that show it otherwise are out at once.`
}

const onLine = template({
  id: 'algebra-2/quadratic-inequality-number-line',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) => drawRoots(rng, 7),
  frames: [
    {
      id: 'line',
      kind: 'graph',
      items: 6,
      stem: ({ r, s, rel }) =>
        `Which number line shows the solution of $x^2${r * s < 0 ? ' - ' : ' + '}${Math.abs(r * s)} ${SIGN[rel]} ${quad(0, r + s, 0)}$?`,
    },
  ],
  given: ({ r, s, rel }) => ({ b: r + s, k: r * s, rel: rel.slice(0, 1), closed: rel.endsWith('=') }),
  answer: (p) => drawnLine(p, p.rel.startsWith('<')),
  traps: [
    {
      misconception: 'a2-cq-picks-the-wrong-region',
      classic: true,
      rule: (g) => drawnLine(read(g), g.rel !== '<'),
      why: () => 'shows the numbers for which the inequality does not hold.',
    },
    {
      misconception: 'a2-cq-flips-the-roots',
      rule: (g) => drawnLine(flip(read(g)), g.rel === '<'),
      why: () => 'has the bounds with the wrong signs.',
    },
    {
      misconception: 'a2-cq-mixes-up-open-and-closed',
      rule: (g) => drawnLine(toggled(read(g)), g.rel === '<'),
      why: ({ rel }) =>
        rel.endsWith('=')
          ? 'has open points, although the bounds belong to the solution.'
          : 'has filled points, although the bounds do not belong to the solution.',
      says: ({ rel }) => endsMixed(rel.endsWith('=')),
    },
    {
      misconception: 'a2-cq-flips-the-roots',
      twoSlips: true,
      rule: (g) => drawnLine(flip(read(g)), g.rel !== '<'),
      why: () => 'has the bounds with the wrong signs, and shows the opposite region.',
      says: () =>
        'I read the zeros with the wrong signs, and took the numbers for which the expression has the opposite sign.',
    },
  ],
  explain: ({ r, s, rel }) => ({
    plan: 'Bring everything to one side, find the zeros, and decide between “between” and “outside”; the sign tells whether the ends are filled.',
    steps: [
      {
        do: `Bring everything to the left: $${quad(1, -(r + s), r * s)} ${SIGN[rel]} 0$.`,
        why: 'One side must be $0$.',
      },
      {
        do: `Factor: $(${linear(1, -r)})(${linear(1, -s)}) ${SIGN[rel]} 0$, so the zeros are $${r}$ and $${s}$.`,
        why: `The numbers $${-r}$ and $${-s}$ have the product $${r * s}$ and the sum $${-r - s}$.`,
      },
      {
        do: `The solution lies ${rel.startsWith('<') ? 'between' : 'outside'} the zeros.`,
        why: 'The parabola opens upward: it is negative between its zeros and positive outside.',
      },
      {
        do: `The points at $${r}$ and $${s}$ are ${rel.endsWith('=') ? 'filled' : 'open'}, and the line is thick ${rel.startsWith('<') ? 'between them' : 'to the left and to the right of them'}.`,
        why: rel.endsWith('=')
          ? 'The sign has a bar, so the zeros belong to the solution.'
          : 'The sign has no bar, so the zeros do not belong to the solution.',
      },
    ],
    check: `For $x = ${s + 1}$ the left side is $${(s + 1) ** 2 + r * s}$ and the right side $${(r + s) * (s + 1)}$: the inequality ${rel.startsWith('>') ? 'holds' : 'does not hold'}.`,
    faster: atZero(r * s, rel),
  }),
  check: ({ b, k, rel, closed }) => {
    const [r = 0, s = 0] = wholes(60).filter((x) => x * x + k === b * x)
    const y = r + 0.5
    const below = y * y + k < b * y
    return drawnLine({ r, s, rel: (closed ? '<=' : '<') as Relation }, (rel === '<') === below)
  },
})

const judge = template({
  id: 'algebra-2/quadratic-inequality-judge',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 95,
  response: 'choice',
  ...withFaster(
    judgeTwoWays({
      items: 6,
      misconceptions: JUDGING,
      draw: (rng): { m: number } => ({ m: int(rng, 2, 12) }),
      task: ({ m }) => `want to solve $x^2 \\gt ${m * m}$`,
      claims: ({ m }) => {
        const claim = (says: string, holds: (x: number) => boolean, fine: boolean, tested: string) => ({
          says,
          fine,
          test: () => wholes(200).every((x) => holds(x) === x * x > m * m),
          tested,
        })
        const tried = `$(-${m + 1})^2 = ${(m + 1) ** 2}$ and $${m + 1}^2 = ${(m + 1) ** 2}$ are greater than $${m * m}$, and $0^2 = 0$ is not.`
        return [
          claim(
            `says: $x \\lt -${m}$ or $x \\gt ${m}$`,
            (x) => x < -m || x > m,
            true,
            `${tried} See which of $-${m + 1}$, $0$ and $${m + 1}$ this lets in: the first and the last.`,
          ),
          claim(
            `writes $(x - ${m})(x + ${m}) \\gt 0$ first`,
            (x) => (x - m) * (x + m) > 0,
            true,
            `Subtract $${m * m}$: $x^2 - ${m * m} \\gt 0$. The left side is a difference of two squares, $x^2 - ${m}^2 = (x - ${m})(x + ${m})$.`,
          ),
          claim(
            `writes $|x| \\gt ${m}$ first`,
            (x) => Math.abs(x) > m,
            true,
            `Take the root on both sides, which are not negative: $\\sqrt{x^2} = |x|$ and $\\sqrt{${m * m}} = ${m}$. For $x = -${m + 1}$, $|x| = ${m + 1}$.`,
          ),
          claim(
            `says: $x \\gt ${m}$`,
            (x) => x > m,
            false,
            `${tried} See which of $-${m + 1}$, $0$ and $${m + 1}$ this lets in: only the last.`,
          ),
          claim(
            `says: $x \\gt \\pm ${m}$, so $x \\gt -${m}$`,
            (x) => x > -m,
            false,
            `Try $0$, which is greater than $-${m}$: $0^2 = 0$. Try $-${m + 1}$, which is not: $(-${m + 1})^2 = ${(m + 1) ** 2}$.`,
          ),
          claim(
            `says: $-${m} \\lt x \\lt ${m}$`,
            (x) => x > -m && x < m,
            false,
            `Try $0$, which lies between: $0^2 = 0$. Try $${m + 1}$, which does not: $${m + 1}^2 = ${(m + 1) ** 2}$.`,
          ),
        ]
      },
      ask: 'Who is right?',
      plan: 'Try numbers from every part of the number line: one far to the left, zero, and one far to the right. A solution must contain exactly those whose square is large enough.',
      checked: ({ m }) =>
        `Try $-${m + 1}$, $0$ and $${m + 1}$: the squares are $${(m + 1) ** 2}$, $0$ and $${(m + 1) ** 2}$, so the first and the last are solutions and $0$ is not. A right line says the same of all three.`,
    }),
    ({ e: { m } }) =>
      `Say it in words: $x^2 \\gt ${m * m}$ means that $x$ lies more than $${m}$ away from $0$, on either side. A line is right only if it keeps both sides and nothing between.`,
  ),
})

export const templates: readonly Template[] = [long, countWholes, onLine, judge]
