import {
  abs,
  deg,
  drawing,
  frac,
  g,
  type Html,
  int,
  nameTheNumberMistake,
  num,
  type Pt,
  person,
  pick,
  sub,
  type Template,
  table,
  template,
  until,
  whole,
  withCheck,
  withFaster,
  xy,
} from '#kit'
import { withFigure } from '../with-figure.ts'

const skill = 'geo-triangle-angles'

export const SETS = ['ABC', 'PQR', 'KLM', 'DEF', 'XYZ', 'RST'] as const

export const name = (s: string, i: number) => s[i] as string

/** A triangle with angles a and b at its first two letters, turned a little. */
export const tri = (set: string, a: number, b: number, labels: readonly [string, string, string], rot = 0): Html => {
  const [A, B, C] = xy.asa(a, 6, b)
  const at = xy.turned({ [name(set, 0)]: A, [name(set, 1)]: B, [name(set, 2)]: C }, rot)
  const [p, q, r] = [name(set, 0), name(set, 1), name(set, 2)]
  return drawing({ alt: `Triangle ${set}`, at, height: 230 }, [
    g.polygon(set),
    ...(
      [
        [r + p + q, labels[0]],
        [p + q + r, labels[1]],
        [p + r + q, labels[2]],
      ] as const
    ).flatMap(([spec, label]) => (label === '' ? [] : [g.angle(spec, label)])),
  ])
}

const third = template({
  id: 'geometry/triangle-angles-third',
  skill,
  difficulty: 'Low',
  b: -1.6,
  calculator: false,
  seconds: 40,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 31, 104), b: int(rng, 31, 88), set: pick(rng, SETS), rot: int(rng, -18, 18) }),
      ({ a, b }) => {
        const c = 180 - a - b
        return (
          c > 28 &&
          a !== b &&
          b !== c &&
          a !== c &&
          a + b !== 90 &&
          a !== 90 &&
          c !== 90 &&
          Math.abs(a + b - 90) > 5 &&
          a % 10 !== 0
        )
      },
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 5,
      stem: (p) =>
        `${tri(p.set, p.a, p.b, [`${p.a}°`, `${p.b}°`, 'x°'], p.rot)}<p>In triangle $${p.set}$, what is the value of $x$?</p>`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 4,
      stem: ({ a, b, set }, rng) =>
        `<p>${person(rng)} measured two angles of the triangular sail $${set}$.</p>${table(
          ['Vertex', 'Angle'],
          [
            [`$${name(set, 0)}$`, `$${a}^\\circ$`],
            [`$${name(set, 1)}$`, `$${b}^\\circ$`],
            [`$${name(set, 2)}$`, 'not measured'],
          ],
        )}<p>What is the measure of the angle at $${name(set, 2)}$, in degrees?</p>`,
    },
  ],
  given: ({ a, b }) => ({ a, b }),
  answer: ({ a, b }) => num(180 - a - b),
  traps: [
    {
      misconception: 'geo-stops-at-the-sum',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ a, b }) => [a + b],
      rule: ({ a, b }) => num(a + b),
      why: ({ a, b }) => `is $${a} + ${b}$; the third angle is what is left to $180$.`,
    },
    {
      misconception: 'geo-forgets-a-known-angle',
      operation: 'term-left-out',
      operands: ({ a }) => [180, -a],
      rule: ({ a }) => num(180 - a),
      says: ({ a }) => `I subtracted only the ${a}° from 180°.`,
      why: ({ a }) => `takes only $${a}$ away from $180$.`,
    },
    {
      misconception: 'geo-forgets-a-known-angle',
      operation: 'term-left-out',
      operands: ({ b }) => [180, -b],
      rule: ({ b }) => num(180 - b),
      says: ({ b }) => `I subtracted only the ${b}° from 180°.`,
      why: ({ b }) => `takes only $${b}$ away from $180$.`,
    },
    {
      misconception: 'geo-assumes-equal-angles',
      operation: 'wrong-number-used',
      operands: ({ b }) => [b],
      rule: ({ b }) => num(b),
      says: ({ b }) => `I took the third angle to be equal to the one of ${b}°.`,
      why: ({ b }) => `repeats the $${b}$, but nothing says that two angles are equal.`,
    },
    {
      misconception: 'geo-subtracts-the-remote-angles',
      operation: 'subtracted-instead-of-added',
      operands: ({ a, b }) => [Math.max(a, b), Math.min(a, b)],
      rule: ({ a, b }) => whole(Math.abs(a - b), 10),
      says: () => 'I subtracted the two known angles from each other.',
      why: () => 'subtracts the two known angles from each other.',
    },
    {
      misconception: 'geo-uses-90-for-a-straight-line',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ b }) => [b, 90],
      after: (x) => abs(x),
      rule: ({ b }) => (b < 90 ? num(90 - b) : null),
      says: ({ b }) => `I subtracted the ${b}° from 90°, as in a right triangle.`,
      why: ({ b }) => `takes $${b}$ away from $90$, which fits only a right triangle.`,
    },
  ],
  explain: ({ a, b, set, rot }, frame) => ({
    plan: 'The three angles of a triangle add up to a straight angle; take the known ones away.',
    steps: [
      {
        do: `The known angles make $${a} + ${b} = ${a + b}$ degrees together.`,
        why: 'All three angles of a triangle add up to $180^\\circ$.',
      },
      { do: `$180 - ${a + b} = ${180 - a - b}$`, why: 'What is left belongs to the third angle.' },
    ],
    check: `All three together: $${a} + ${b} + ${180 - a - b} = 180$.`,
    figure: frame === 'figure' ? tri(set, a, b, [`${a}°`, `${b}°`, `${180 - a - b}°`], rot) : '',
  }),
  // Draws the triangle and measures the third angle.
  check: ({ a, b }) => {
    const [A, B, C] = xy.asa(a, 1, b)
    return num(Math.round(xy.angle(A, C, B)))
  },
})

/** Side AB goes on beyond B to D. */
const outer = (set: string, a: number, c: number, labels: readonly [string, string, string], flip: boolean): Html => {
  const [A, B, C] = xy.asa(a, 6, 180 - a - c)
  const out = [...'DEGHNTW'].find((x) => !set.includes(x)) as string
  const [p, q, r] = [name(set, 0), name(set, 1), name(set, 2)]
  const plain: Record<string, Pt> = { [p]: A, [q]: B, [r]: C, [out]: [B[0] + 2.6, 0] }
  const at = flip ? xy.flipped(plain) : plain
  return drawing({ alt: `Triangle ${set}; side ${p}${q} goes on beyond ${q} to ${out}`, at, height: 230 }, [
    g.polygon(set),
    g.ray(q + out),
    ...(
      [
        [r + p + q, labels[0]],
        [p + r + q, labels[1]],
        [r + q + out, labels[2]],
      ] as const
    ).map(([spec, label]) => g.angle(spec, label)),
  ])
}

const exterior = template({
  id: 'geometry/triangle-angles-exterior',
  skill,
  difficulty: 'Medium',
  b: -0.3,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 32, 78),
        c: int(rng, 34, 84),
        ask: int(rng, 0, 1),
        set: pick(rng, SETS),
        flip: int(rng, 0, 1) === 1,
      }),
      ({ a, c }) => a + c > 70 && a + c < 142 && a !== c && Math.abs(a + c - 90) > 4 && a % 10 !== 0,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: (p) =>
        `${outer(p.set, p.a, p.c, p.ask === 0 ? [`${p.a}°`, `${p.c}°`, 'x°'] : [`${p.a}°`, 'x°', `${p.a + p.c}°`], p.flip)}<p>What is the value of $x$ in the figure?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      items: 5,
      response: 'grid',
      stem: (p) =>
        `<p>One side of triangle $${p.set}$ is extended, as shown.</p>${outer(p.set, p.a, p.c, p.ask === 0 ? [`${p.a}°`, `${p.c}°`, 'x°'] : [`${p.a}°`, 'x°', `${p.a + p.c}°`], p.flip)}<p>Find the value of $x$.</p>`,
    },
  ],
  given: ({ a, c, ask }) => (ask === 0 ? { far: [a, c] } : { far: [a], out: a + c }),
  answer: ({ a, c, ask }) => num(ask === 0 ? a + c : c),
  traps: [
    {
      misconception: 'geo-exterior-equals-the-adjacent-angle',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ far: [a = 0, c = 0], out }) => [180 - (out ?? a + c)],
      rule: ({ far: [a = 0, c = 0], out }) => num(180 - (out ?? a + c)),
      says: () => 'I gave the interior angle beside the exterior one.',
      why: () => 'is the interior angle beside the exterior one.',
    },
    {
      misconception: 'geo-takes-exterior-as-interior',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ out }) => [out ?? 0],
      after: (x, { far: [a = 0] }) => sub(180 - a, x),
      rule: ({ far: [a = 0], out }) => (out === undefined ? null : whole(180 - a - out, 5)),
      says: ({ a, c }) => `I took the exterior angle of ${a + c}° for one of the three angles of the triangle.`,
      why: () => 'treats the exterior angle as one of the three angles of the triangle.',
    },
    {
      misconception: 'geo-forgets-a-known-angle',
      operation: 'term-left-out',
      operands: ({ far }) => [180, -(far[0] ?? 0)],
      rule: ({ far: [a = 0] }) => num(180 - a),
      says: ({ a }) => `I subtracted only the ${a}° from 180°.`,
      why: ({ a }) => `takes only $${a}$ away from $180$.`,
    },
    {
      misconception: 'geo-subtracts-the-remote-angles',
      rule: ({ far: [a = 0, c = 0], out }) => (out === undefined ? whole(Math.abs(a - c), 5) : whole(a + out, 1, 178)),
      says: ({ ask }) =>
        ask === 0
          ? 'I subtracted the two far angles instead of adding them.'
          : 'I added the exterior angle and the known far angle.',
      why: ({ ask }) =>
        ask === 0
          ? 'subtracts the far angles instead of adding them.'
          : 'adds the exterior angle and the known far angle.',
    },
    {
      misconception: 'geo-forgets-a-known-angle',
      operation: 'term-left-out',
      operands: ({ far }) => [180, -(far[1] ?? 0)],
      rule: ({ far: [, c], out }) => (out === undefined && c !== undefined ? num(180 - c) : null),
      says: ({ c }) => `I subtracted only the ${c}° from 180°.`,
      why: ({ c }) => `takes only $${c}$ away from $180$.`,
    },
    {
      misconception: 'geo-assumes-equal-angles',
      rule: ({ far: [a = 0], out }) => (out === undefined ? num(2 * a) : whole(frac(out, 2))),
      says: ({ a, ask }) =>
        ask === 0
          ? `I took both far angles to be ${a}°.`
          : 'I shared the exterior angle evenly between the two far angles.',
      why: ({ a, ask }) =>
        ask === 0
          ? `doubles the $${a}$, but the two far angles differ.`
          : 'shares the exterior angle evenly between two angles.',
    },
  ],
  explain: ({ a, c, ask, set, flip }) => ({
    plan: 'An exterior angle equals the two interior angles together that are not next to it.',
    steps: [
      {
        do: `The angle of $${ask === 0 ? 'x' : a + c}^\\circ$ lies between a side and the extension of another side: it is an exterior angle of the triangle.`,
        why: 'An exterior angle equals the sum of the two interior angles that are not next to it.',
      },
      {
        do:
          ask === 0
            ? `The two far interior angles measure $${a}^\\circ$ and $${c}^\\circ$: $x = ${a} + ${c}$.`
            : `The two far interior angles measure $${a}^\\circ$ and $x^\\circ$: $${a} + x = ${a + c}$.`,
        why: 'Write the theorem with the angles of the figure.',
      },
      ask === 0
        ? { do: `$x = ${a + c}$`, why: 'Add the two far angles.' }
        : { do: `$x = ${a + c} - ${a} = ${c}$`, why: 'Subtract the known far angle from both sides.' },
    ],
    check: `The interior angle beside the exterior one is $180 - ${a + c} = ${180 - a - c}$ degrees, and $${a} + ${c} + ${180 - a - c} = 180$.`,
    figure: outer(set, a, c, [`${a}°`, `${c}°`, `${a + c}°`], flip),
  }),
  // By way of the interior angle beside the exterior one.
  check: ({ far, out }) =>
    num(out === undefined ? 180 - (180 - far.reduce((s, x) => s + x, 0)) : 180 - (180 - out) - (far[0] as number)),
})

const mistake = template({
  id: 'geometry/triangle-angles-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 95,
  response: 'choice',
  ...withFaster(
    withCheck(
      withFigure(
        nameTheNumberMistake({
          slip: 'geo-lines',
          items: 6,
          draw: (rng): { a: number; out: number; set: string } => ({
            a: int(rng, 34, 60),
            out: int(rng, 95, 140),
            set: pick(rng, SETS),
          }),
          ask: (e, who, got) =>
            `<p>${who} looks for angle $${name(e.set, 2)}$ of triangle $${e.set}$, where one side is extended beyond $${name(e.set, 1)}$.</p>${outer(e.set, e.a, e.out - e.a, [`${e.a}°`, 'x°', `${e.out}°`], false)}<p>${who}’s answer is ${got}.</p>`,
          show: (x) => deg(x).html,
          solution: ({ a, out }) => out - a,
          how: ({ a, out }) =>
            `the exterior angle is the sum of the two angles that do not touch it. So $${a} + x = ${out}$, and $x = ${out} - ${a} = ${out - a}$.`,
          mistakes: ({ a, out }) => [
            {
              says: 'The exterior angle was taken for an angle of the triangle.',
              result: 180 - out - a,
              work: `$180^\\circ - ${out}^\\circ - ${a}^\\circ = ${180 - out}^\\circ - ${a}^\\circ = ${180 - out - a}^\\circ$`,
            },
            {
              says: 'The angle beside the exterior angle was given instead.',
              result: 180 - out,
              work: `$180^\\circ - ${out}^\\circ = ${180 - out}^\\circ$`,
            },
            {
              says: 'Only the angle at the left was subtracted from $180^\\circ$.',
              result: 180 - a,
              work: `$180^\\circ - ${a}^\\circ = ${180 - a}^\\circ$`,
            },
            {
              says: 'The exterior angle and the known interior angle were added.',
              result: out + a,
              work: `$${out}^\\circ + ${a}^\\circ = ${out + a}^\\circ$`,
            },
          ],
        }),
        ({ e }) => outer(e.set, e.a, e.out - e.a, [`${e.a}°`, `${e.out - e.a}°`, `${e.out}°`], false),
      ),
      ({ e: { a, out } }) =>
        `Inside the triangle the third angle is $180 - ${out} = ${180 - out}$ degrees, and with the correct $${out - a}^\\circ$ the sum is $${a} + ${out - a} + ${180 - out} = 180$.`,
    ),
    ({ e: { a, out, set }, which, name: who }) =>
      [
        `Add both given angles to ${who}’s answer: $${180 - out - a} + ${a} + ${out} = 180$. So the $${out}^\\circ$ was taken for an angle inside.`,
        `Add the exterior angle to ${who}’s answer: $${180 - out} + ${out} = 180$. So it is the angle at $${name(set, 1)}$.`,
        `Add the $${a}^\\circ$ to ${who}’s answer: $${180 - a} + ${a} = 180$. So nothing else was subtracted.`,
        `${who}’s answer is larger than the exterior angle, and $${out} + ${a} = ${out + a}$. So the two were added.`,
      ][which] as string,
  ),
})

export const templates: readonly Template[] = [third, exterior, mistake]
