/** Equal parts, overlapping parts, and parts in a ratio. */

import { div, frac, gcd, int, linear, mul, num, pick, sub, type Template, template, until } from '#kit'
import { skill } from './addition.ts'
import { fan, NAMES, row } from './addition-figures.ts'

const at = (set: string, ...k: number[]): string => k.map((i) => set[i]).join('')

const halves = template({
  id: 'geometry/addition-equal-parts',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [a, x] = [int(rng, 2, 6), int(rng, 4, 16)]
        const b = a * int(rng, 1, 5) * pick(rng, [1, 1, -1])
        return { a, b, x, n: 2 * (a * x + b), set: pick(rng, NAMES), rot: int(rng, -10, 20) }
      },
      ({ a, b, n, x }) => n > 60 && n < 140 && n !== 90 && x !== a && a * x + b > 0,
    ),
  frames: [
    {
      id: 'bisector',
      kind: 'figure',
      items: 6,
      stem: ({ a, b, n, set, rot }) =>
        `${fan(set, rot, [0, n / 2, n], [`(${a}x ${b > 0 ? '+' : '−'} ${Math.abs(b)})°`, ''])}<p>In the figure, ray $${at(set, 4, 1)}$ bisects $\\angle ${at(set, 0, 4, 2)}$, which measures $${n}^\\circ$. What is the value of $x$?</p>`,
    },
    {
      id: 'midpoint',
      kind: 'figure',
      items: 5,
      stem: ({ a, b, n, set }) =>
        `${row(set, [0, n / 2, n], [`${a}x ${b > 0 ? '+' : '−'} ${Math.abs(b)}`, ''], `${n}`)}<p>$${set[1]}$ is the midpoint of $${at(set, 0, 2)}$. What is the value of $x$?</p>`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ a, b, n, set }) =>
        `$${set[1]}$ is the midpoint of segment $${at(set, 0, 2)}$. If $${at(set, 0, 1)} = ${linear(a, b)}$ and $${at(set, 0, 2)} = ${n}$, what is the value of $x$?`,
    },
  ],
  given: ({ a, b, n }) => ({ a, b, n }),
  answer: ({ x }) => num(x),
  traps: [
    {
      misconception: 'geo-add-half-set-equal-to-the-whole',
      classic: true,
      operation: 'whole-for-part',
      operands: ({ n }) => [n],
      after: (x, { a, b }) => div(sub(x, b), a),
      rule: ({ a, b, n }) => num(frac(n - b, a)),
      why: ({ n }) => `sets one part equal to the whole, ${n}.`,
    },
    {
      misconception: 'geo-add-doubles-the-variable-only',
      operation: 'part-left-out',
      operands: ({ b }) => [b],
      after: (x, { a, n }) => div(sub(n, x), 2 * a),
      rule: ({ a, b, n }) => num(frac(n - b, 2 * a)),
      why: () => 'doubles the term with $x$ and not the constant term.',
    },
    {
      misconception: 'geo-add-loses-a-constant',
      operation: 'added-instead-of-subtracted',
      operands: ({ b, n }) => [div(n, 2), b],
      after: (x, { a }) => div(x, a),
      rule: ({ a, b, n }) => num(frac(n + 2 * b, 2 * a)),
      says: () => 'I moved the constant term to the other side without changing its sign.',
      why: () => 'moves the constant term without changing its sign.',
    },
    {
      misconception: 'geo-add-loses-a-constant',
      operation: 'part-left-out',
      operands: ({ n }) => [div(n, 2)],
      after: (x, { a }) => div(x, a),
      rule: ({ a, n }) => num(frac(n, 2 * a)),
      says: () => 'I left the constant term out.',
      why: () => 'leaves the constant term out.',
    },
    {
      misconception: 'geo-add-quarters-the-whole',
      operation: 'halved-wrongly',
      operands: ({ n }) => [div(n, 2)],
      after: (x, { a, b }) => div(sub(x, b), a),
      rule: ({ a, b, n }) => (n / 4 - b > 0 ? num(frac(n - 4 * b, 4 * a)) : null),
      why: () => 'halves the whole twice.',
    },
  ],
  explain: ({ a, b, n, x, set, rot }, frame) => {
    const [one, whole] =
      frame === 'bisector'
        ? [`m\\angle ${at(set, 0, 4, 1)}`, `m\\angle ${at(set, 0, 4, 2)}`]
        : [at(set, 0, 1), at(set, 0, 2)]
    return {
      plan: 'Two equal parts: each is half of the whole. Set the expression for one part equal to half of the whole and solve.',
      steps: [
        {
          do: `$${one} = \\frac{1}{2} \\cdot ${whole} = ${n / 2}$`,
          why:
            frame === 'bisector'
              ? 'A bisector cuts the angle into two equal parts.'
              : 'A midpoint cuts the segment into two equal parts.',
        },
        { do: `$${linear(a, b)} = ${n / 2}$`, why: 'Put in the expression for this part.' },
        {
          do: `$${a}x = ${n / 2 - b}$, so $x = ${x}$.`,
          why: `${b > 0 ? `Subtract ${b}` : `Add ${-b}`}, then divide by ${a}.`,
        },
      ],
      ...(frame === 'typed'
        ? {
            faster: `In one line on a calculator: $(${n} \\div 2 ${b > 0 ? '-' : '+'} ${Math.abs(b)}) \\div ${a} = ${x}$.`,
          }
        : {
            faster: `Half of ${n} is ${n / 2}. Put the options into the expression: only ${x} gives $${a} \\cdot ${x} ${b > 0 ? '+' : '-'} ${Math.abs(b)} = ${n / 2}$.`,
          }),
      check: `$2 \\cdot (${a} \\cdot ${x} ${b > 0 ? '+' : '-'} ${Math.abs(b)}) = ${n}$`,
      figure:
        frame === 'bisector'
          ? fan(set, rot, [0, n / 2, n], [`${n / 2}°`, `${n / 2}°`])
          : frame === 'midpoint'
            ? row(set, [0, n / 2, n], [`${n / 2}`, `${n / 2}`], `${n}`)
            : '',
    }
  },
  // Tries whole numbers in the doubled part.
  check: ({ a, b, n }) => num(Array.from({ length: 60 }, (_, i) => i).find((i) => a * i + b + (a * i + b) === n) ?? -1),
})

const overlap = template({
  id: 'geometry/addition-overlap',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        u: int(rng, 18, 50),
        v: int(rng, 15, 48),
        w: int(rng, 18, 50),
        set: pick(rng, NAMES),
        rot: int(rng, -8, 16),
      }),
      ({ u, v, w }) => u + v + w < 150 && new Set([u, v, w, u + v, v + w]).size === 5 && Math.abs(u - w) > 3,
    ),
  frames: [
    {
      id: 'angles',
      kind: 'figure',
      items: 6,
      stem: ({ u, v, w, set, rot }) =>
        `${fan(set, rot, [0, u, u + v, u + v + w], [])}<p>In the figure, $\\angle ${at(set, 0, 4, 2)}$ measures $${u + v}^\\circ$, $\\angle ${at(set, 1, 4, 3)}$ measures $${v + w}^\\circ$, and $\\angle ${at(set, 0, 4, 3)}$ measures $${u + v + w}^\\circ$. How many degrees does $\\angle ${at(set, 1, 4, 2)}$ measure?</p>`,
    },
    {
      id: 'points',
      kind: 'figure',
      items: 5,
      stem: ({ u, v, w, set }) =>
        `${row(set, [0, u, u + v, u + v + w], [])}<p>In the figure, $${at(set, 0, 2)} = ${u + v}$, $${at(set, 1, 3)} = ${v + w}$ and $${at(set, 0, 3)} = ${u + v + w}$. What is $${at(set, 1, 2)}$?</p>`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ u, v, w, set }) =>
        `A straight hallway has four doors, $${set[0]}$, $${set[1]}$, $${set[2]}$ and $${set[3]}$, in this order. It is ${u + v} feet from $${set[0]}$ to $${set[2]}$, ${v + w} feet from $${set[1]}$ to $${set[3]}$, and ${u + v + w} feet from $${set[0]}$ to $${set[3]}$. How many feet is it from $${set[1]}$ to $${set[2]}$?`,
    },
  ],
  given: ({ u, v, w }) => ({ left: u + v, right: v + w, all: u + v + w }),
  answer: ({ v }) => num(v),
  traps: [
    {
      misconception: 'geo-add-stops-at-an-outer-part',
      says: () => 'I subtracted the first given measure from the whole and stopped there.',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ left, all }) => [all - left],
      rule: ({ left, all }) => num(all - left),
      why: () => 'is the last part: the whole without the first two.',
    },
    {
      misconception: 'geo-add-stops-at-an-outer-part',
      operation: 'stopped-at-a-step',
      operands: ({ right, all }) => [all - right],
      rule: ({ right, all }) => num(all - right),
      says: () => 'I subtracted the second given measure from the whole and stopped there.',
      why: () => 'is the first part: the whole without the last two.',
    },
    {
      misconception: 'geo-add-ignores-the-overlap',
      operation: 'subtracted-instead-of-added',
      operands: ({ left, right }) => [Math.max(left, right), Math.min(left, right)],
      rule: ({ left, right }) => num(Math.abs(left - right)),
      why: () => 'is the difference of the two that overlap.',
    },
    {
      misconception: 'geo-add-takes-a-third',
      operation: 'parts-taken-as-equal',
      operands: ({ all }) => [all, 3],
      rule: ({ all }) => (all % 3 === 0 ? num(all / 3) : null),
      why: () => 'is a third of the whole; the three parts need not be equal.',
    },
    {
      misconception: 'geo-add-halves-the-overlap',
      operation: 'halved-wrongly',
      operands: ({ left, right, all }) => [left + right - all],
      rule: ({ left, right, all }) => ((left + right - all) % 2 === 0 ? num((left + right - all) / 2) : null),
      why: () => 'halves what was counted twice, although it was counted only once too often.',
    },
  ],
  explain: ({ u, v, w, set, rot }, frame) => {
    const name = (i: number, j: number) => (frame === 'angles' ? `m\\angle ${at(set, i, 4, j)}` : at(set, i, j))
    return {
      plan: 'Find an outer part first: subtract one of the overlapping pieces from the whole. Then subtract this part from the other piece.',
      steps: [
        {
          do: `$${name(2, 3)} = ${name(0, 3)} - ${name(0, 2)} = ${u + v + w} - ${u + v} = ${w}$`,
          why: 'The whole without the first two parts is the last part.',
        },
        {
          do: `$${name(1, 2)} = ${name(1, 3)} - ${name(2, 3)}$`,
          why: 'The second piece is made of the middle part and the last part.',
        },
        { do: `$${v + w} - ${w} = ${v}$`, why: 'This is the part that both pieces share.' },
      ],
      check: `The three parts are ${u}, ${v} and ${w}: $${u} + ${v} + ${w} = ${u + v + w}$.`,
      faster: `Add the two pieces and subtract the whole: $${u + v} + ${v + w} - ${u + v + w} = ${v}$. The shared part was counted twice.`,
      figure:
        frame === 'angles'
          ? fan(set, rot, [0, u, u + v, u + v + w], [`${u}°`, `${v}°`, `${w}°`])
          : frame === 'points'
            ? row(set, [0, u, u + v, u + v + w], [`${u}`, `${v}`, `${w}`])
            : '',
    }
  },
  // Marks both pieces on the whole and counts what is marked twice.
  check: ({ left, right, all }) =>
    num(Array.from({ length: all }, (_, i) => i).filter((i) => i < left && i >= all - right).length),
})

const ratio = template({
  id: 'geometry/addition-in-a-ratio',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [m, k, u] = [int(rng, 1, 5), int(rng, 2, 7), int(rng, 3, 9)]
        return { m, k, n: (m + k) * u, set: pick(rng, NAMES), big: int(rng, 0, 1) }
      },
      ({ m, k, n }) => m < k && m / k > 0.2 && gcd(m, k) === 1 && n < 100,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ m, k, n, set }) =>
        `${row(set, [0, (n * m) / (m + k), n], ['', ''], `${n}`)}<p>In the figure, $${at(set, 0, 1)} : ${at(set, 1, 2)} = ${m} : ${k}$. What is the length of $${at(set, 1, 2)}$?</p>`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ m, k, n, set }) =>
        `A board ${n} inches long is sawed at $${set[1]}$, between its ends $${set[0]}$ and $${set[2]}$, so that $${at(set, 0, 1)} : ${at(set, 1, 2)} = ${m} : ${k}$. How many inches long is the piece $${at(set, 1, 2)}$?`,
    },
  ],
  given: ({ m, k, n }) => ({ m, k, n }),
  answer: ({ m, k, n }) => num(frac(n * k, m + k)),
  traps: [
    {
      misconception: 'geo-add-gives-the-other-part',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ m, k, n }) => [div(m * n, m + k)],
      rule: ({ m, k, n }) => num(frac(n * m, m + k)),
      says: () => 'I found the other part, not the one asked for.',
      why: () => 'is the other part.',
    },
    {
      misconception: 'geo-add-ratio-of-the-whole',
      operation: 'wrong-number-used',
      operands: ({ k }) => [k],
      after: (x, { m, n }) => mul(n, div(m, x)),
      rule: ({ m, k, n }) => ((n * m) % k === 0 ? num((n * m) / k) : null),
      says: ({ m, k }) => `I took ${m} of ${k} parts of the whole; the ratio compares the two parts with each other.`,
      why: ({ m, k }) => `takes $\\frac{${m}}{${k}}$ of the whole.`,
    },
    {
      misconception: 'geo-add-ratio-of-the-whole',
      operation: 'wrong-number-used',
      operands: ({ k }) => [k],
      after: (x, { n }) => div(n, x),
      rule: ({ k, n }) => (n % k === 0 ? num(n / k) : null),
      says: ({ k }) => `I divided the whole by ${k}.`,
      why: ({ k }) => `divides the whole by ${k}.`,
    },
    {
      misconception: 'geo-add-one-unit-only',
      operation: 'stopped-at-a-step',
      operands: ({ m, k, n }) => [div(n, m + k)],
      rule: ({ m, k, n }) => num(frac(n, m + k)),
      why: () => 'is one of the equal units; the part has several of them.',
    },
    {
      misconception: 'geo-add-assumes-a-midpoint',
      operation: 'halved-wrongly',
      operands: ({ n }) => [n],
      rule: ({ n }) => (n % 2 === 0 ? num(n / 2) : null),
      says: () => 'I took half of the whole.',
      why: () => 'is half of the whole; the parts are not equal.',
    },
    {
      misconception: 'geo-add-subtracts-the-ratio',
      says: ({ m, k, n }) => `I subtracted the ${n - m - k > 0 ? k : m} of the ratio from the whole.`,
      rule: ({ m, k, n }) => num(n - m - k > 0 ? n - k : n - m),
      why: () => 'subtracts a number of the ratio from the length.',
    },
  ],
  explain: ({ m, k, n, set }, frame) => ({
    plan: 'Cut the whole into as many equal units as the two numbers of the ratio add up to; then count the units of the part that is asked for.',
    steps: [
      { do: `$${m} + ${k} = ${m + k}$ equal units make the whole.`, why: 'The two parts add up to the whole.' },
      { do: `One unit is $${n} \\div ${m + k} = ${n / (m + k)}$.`, why: 'All units are equal.' },
      {
        do: `$${at(set, 1, 2)} = ${k} \\cdot ${n / (m + k)} = ${(n * k) / (m + k)}$`,
        why: `This part has ${k} units.`,
      },
    ],
    faster: `The part is $\\frac{${k}}{${m + k}}$ of the whole: $\\frac{${k}}{${m + k}} \\cdot ${n} = ${(n * k) / (m + k)}$.`,
    check: `The other part is ${(n * m) / (m + k)}, and $${(n * m) / (m + k)} + ${(n * k) / (m + k)} = ${n}$.`,
    figure:
      frame === 'figure'
        ? row(set, [0, (n * m) / (m + k), n], [`${(n * m) / (m + k)}`, `${(n * k) / (m + k)}`], `${n}`)
        : '',
  }),
  // Looks for two lengths with this sum and this ratio.
  check: ({ m, k, n }) => num(Array.from({ length: n }, (_, i) => i).find((x) => x > 0 && (n - x) * k === x * m) ?? -1),
})

export const templates: readonly Template[] = [halves, overlap, ratio]
