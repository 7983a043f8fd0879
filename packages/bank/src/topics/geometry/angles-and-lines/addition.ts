/** Parts of segments and angles add up to the whole. */

import { abs, add, deg, frac, int, namedBy, num, pick, sub, type Template, template, text, until, whole } from '#kit'
import { angleSum, at, segmentSum } from './addition-equations.ts'
import { fan, NAMES, row } from './addition-figures.ts'

export const skill = 'geo-segment-angle-addition'

const lengths = template({
  id: 'geometry/segment-addition-length',
  skill,
  difficulty: 'Low',
  b: -1.3,
  calculator: false,
  seconds: 45,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 4, 30),
        b: int(rng, 4, 30),
        set: pick(rng, NAMES),
        ask: pick(rng, ['part', 'part', 'whole'] as const),
      }),
      ({ a, b }) => Math.abs(a - b) > 2 && a / b < 4 && b / a < 4 && a !== 2 * b && b !== 2 * a,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ a, b, set, ask }) =>
        ask === 'whole'
          ? `${row(set, [0, a, a + b], [`${a}`, `${b}`])}<p>What is the length of $${at(set, 0, 2)}$?</p>`
          : `${row(set, [0, a, a + b], [`${a}`, ''], `${a + b}`)}<p>What is the length of $${at(set, 1, 2)}$?</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ a, b, set, ask }) =>
        ask === 'whole'
          ? `Point $${set[1]}$ lies on segment $${at(set, 0, 2)}$. If $${at(set, 0, 1)} = ${a}$ and $${at(set, 1, 2)} = ${b}$, what is $${at(set, 0, 2)}$?`
          : `Point $${set[1]}$ lies between $${set[0]}$ and $${set[2]}$. If $${at(set, 0, 1)} = ${a}$ and $${at(set, 0, 2)} = ${a + b}$, what is $${at(set, 1, 2)}$?`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ a, b, set, ask }) =>
        ask === 'whole'
          ? `Along a straight trail, marker $${set[1]}$ stands between markers $${set[0]}$ and $${set[2]}$. It is ${a} yards from $${set[0]}$ and ${b} yards from $${set[2]}$. How many yards are markers $${set[0]}$ and $${set[2]}$ apart?`
          : `Along a straight trail, marker $${set[1]}$ stands between markers $${set[0]}$ and $${set[2]}$, which are ${a + b} yards apart. It is ${a} yards from $${set[0]}$. How many yards is it from $${set[2]}$?`,
    },
  ],
  given: ({ a, b, ask }) => ({ known: a, other: ask === 'whole' ? b : a + b, whole: ask === 'whole' }),
  answer: ({ a, b, ask }) => num(ask === 'whole' ? a + b : b),
  traps: [
    {
      misconception: 'geo-add-adds-for-a-part',
      classic: true,
      operation: 'added-instead-of-subtracted',
      operands: (g) => [g.other, g.known],
      rule: (g) => (g.whole ? null : num(g.other + g.known)),
      why: () => 'is longer than the whole segment.',
    },
    {
      misconception: 'geo-add-subtracts-for-the-whole',
      classic: true,
      operation: 'subtracted-instead-of-added',
      operands: (g) => [Math.max(g.known, g.other), Math.min(g.known, g.other)],
      rule: (g) => (g.whole ? num(Math.abs(g.other - g.known)) : null),
      why: () => 'is the difference of the parts; the whole is their sum.',
    },
    {
      misconception: 'geo-add-assumes-a-midpoint',
      rule: (g) => (g.whole ? num(2 * g.known) : whole(frac(g.other, 2))),
      says: ({ a, ask }) =>
        `I took the point between for the midpoint, and ${ask === 'whole' ? `doubled the ${a}` : 'halved the whole'}.`,
      why: () => 'takes the point for the midpoint, which is not given.',
    },
    {
      misconception: 'geo-add-assumes-a-midpoint',
      rule: (g) => (g.whole ? num(2 * g.other) : num(g.known)),
      says: ({ a, b, ask }) =>
        `I took the two parts for equal, and ${ask === 'whole' ? `doubled the ${b}` : `gave the ${a} again`}.`,
      why: () => 'takes the two parts for equal.',
    },
    {
      misconception: 'geo-add-gives-the-whole',
      operation: 'wrong-number-used',
      operands: (g) => [g.other],
      rule: (g) => num(g.other),
      says: (p) => (p.ask === 'whole' ? 'I gave the second of the two parts only.' : 'I gave the whole segment.'),
      why: ({ ask }) => (ask === 'whole' ? 'is one of the two parts.' : 'is the whole segment.'),
    },
    {
      misconception: 'geo-add-counts-a-part-twice',
      operation: 'counted-twice',
      operands: (g) => [g.known],
      after: (x, g) => (g.whole ? add(x, g.other) : abs(sub(g.other, x))),
      rule: (g) => (g.whole ? num(2 * g.known + g.other) : num(Math.abs(g.other - 2 * g.known))),
      says: ({ a, b, ask }) =>
        ask === 'whole'
          ? `I counted the part of ${a} twice.`
          : `I subtracted the ${a} twice${a > b ? ', and left out the minus sign of the result' : ''}.`,
      why: () => 'counts one part twice.',
    },
  ],
  explain: ({ a, b, set, ask }, frame) => ({
    plan: 'Write the Segment Addition Postulate for the three points: part plus part is the whole. Then put in what is known.',
    steps: [
      {
        do: `$${at(set, 0, 1)} + ${at(set, 1, 2)} = ${at(set, 0, 2)}$`,
        why: `$${set[1]}$ lies between $${set[0]}$ and $${set[2]}$.`,
      },
      {
        do: ask === 'whole' ? `$${a} + ${b} = ${at(set, 0, 2)}$` : `$${a} + ${at(set, 1, 2)} = ${a + b}$`,
        why: 'Put in the known lengths.',
      },
      ask === 'whole'
        ? { do: `$${at(set, 0, 2)} = ${a + b}$`, why: 'Add the two parts.' }
        : { do: `$${at(set, 1, 2)} = ${a + b} - ${a} = ${b}$`, why: 'Subtract the known part from the whole.' },
    ],
    check: `$${a} + ${b} = ${a + b}$: the parts make the whole.`,
    figure: frame === 'figure' ? row(set, [0, a, a + b], [`${a}`, `${b}`], `${a + b}`) : '',
  }),
  // Walks along the segment.
  check: (g) =>
    num(
      g.whole
        ? Array.from({ length: g.known + g.other }).length
        : Array.from({ length: g.other }).slice(g.known).length,
    ),
})

const measures = template({
  id: 'geometry/angle-addition-measure',
  skill,
  difficulty: 'Low',
  b: -1,
  calculator: false,
  seconds: 50,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 24, 80),
        b: int(rng, 24, 80),
        rot: int(rng, -12, 25),
        set: pick(rng, NAMES),
        ask: pick(rng, ['part', 'part', 'whole'] as const),
      }),
      ({ a, b }) => a + b < 140 && Math.abs(a - b) > 5 && a + b !== 90,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ a, b, rot, set, ask }) =>
        ask === 'whole'
          ? `${fan(set, rot, [0, a, a + b], [`${a}°`, `${b}°`])}<p>What is the measure of $\\angle ${at(set, 0, 4, 2)}$?</p>`
          : `${fan(set, rot, [0, a, a + b], [`${a}°`, ''])}<p>In the figure, the measure of $\\angle ${at(set, 0, 4, 2)}$ is $${a + b}^\\circ$. What is the measure of $\\angle ${at(set, 1, 4, 2)}$?</p>`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ a, b, set, ask }) =>
        ask === 'whole'
          ? `Ray $${at(set, 4, 1)}$ lies inside $\\angle ${at(set, 0, 4, 2)}$. The measure of $\\angle ${at(set, 0, 4, 1)}$ is $${a}^\\circ$, and the measure of $\\angle ${at(set, 1, 4, 2)}$ is $${b}^\\circ$. What is the measure of $\\angle ${at(set, 0, 4, 2)}$, in degrees?`
          : `Ray $${at(set, 4, 1)}$ lies inside $\\angle ${at(set, 0, 4, 2)}$, which measures $${a + b}^\\circ$. The measure of $\\angle ${at(set, 0, 4, 1)}$ is $${a}^\\circ$. What is the measure of $\\angle ${at(set, 1, 4, 2)}$, in degrees?`,
    },
  ],
  given: ({ a, b, ask }) => ({ known: a, other: ask === 'whole' ? b : a + b, whole: ask === 'whole' }),
  answer: ({ a, b, ask }) => deg(ask === 'whole' ? a + b : b),
  traps: [
    {
      misconception: 'geo-add-adds-for-a-part',
      classic: true,
      operation: 'added-instead-of-subtracted',
      operands: (g) => [g.other, g.known],
      rule: (g) => (g.whole ? null : deg(g.other + g.known)),
      says: () => 'I added the known part to the whole angle instead of subtracting it.',
      why: () => 'is greater than the whole angle.',
    },
    {
      misconception: 'geo-add-subtracts-for-the-whole',
      classic: true,
      operation: 'subtracted-instead-of-added',
      operands: (g) => [Math.max(g.known, g.other), Math.min(g.known, g.other)],
      rule: (g) => (g.whole ? deg(Math.abs(g.other - g.known)) : null),
      says: () => 'I subtracted the two parts instead of adding them.',
      why: () => 'is the difference of the parts; the whole is their sum.',
    },
    {
      misconception: 'geo-add-assumes-a-bisector',
      rule: (g) => (g.whole ? deg(2 * g.known) : g.other % 2 === 0 ? deg(g.other / 2) : null),
      says: ({ a, ask }) =>
        `I took the ray inside the angle for its bisector, and ${ask === 'whole' ? `doubled the ${a}°` : 'halved the whole'}.`,
      why: () => 'takes the ray for the angle bisector, which is not given.',
    },
    {
      misconception: 'geo-add-assumes-90-or-180',
      rule: (g) => (g.whole ? deg(180 - g.known - g.other) : g.known < 90 ? deg(90 - g.known) : null),
      says: (p) =>
        p.ask === 'whole' ? 'I subtracted the two parts from 180°.' : 'I took the whole angle for a right angle.',
      why: ({ ask }) => (ask === 'whole' ? 'subtracts the two parts from 180°.' : 'takes the whole angle for 90°.'),
    },
    {
      misconception: 'geo-add-assumes-90-or-180',
      operation: 'rest-of-the-wrong-whole',
      operands: (g) => [g.other, 180],
      rule: (g) => (g.whole ? deg(180 - g.other) : deg(180 - g.other)),
      says: ({ a, b, ask }) => `I subtracted the angle of ${ask === 'whole' ? b : a + b}° from 180°.`,
      why: () => 'subtracts a given angle from 180°; there is no straight line here.',
    },
    {
      misconception: 'geo-add-assumes-a-bisector',
      rule: (g) => (g.whole ? deg(2 * g.other) : deg(g.known)),
      says: ({ a, b, ask }) =>
        `I took the two parts for equal, and ${ask === 'whole' ? `doubled the ${b}°` : `gave the ${a}° again`}.`,
      why: () => 'takes the two parts for equal.',
    },
  ],
  explain: ({ a, b, rot, set, ask }, frame) => ({
    plan: 'Write the Angle Addition Postulate: the two parts add up to the whole angle. Then put in what is known.',
    steps: [
      {
        do: `$m\\angle ${at(set, 0, 4, 1)} + m\\angle ${at(set, 1, 4, 2)} = m\\angle ${at(set, 0, 4, 2)}$`,
        why: `Ray $${at(set, 4, 1)}$ lies inside the whole angle.`,
      },
      {
        do:
          ask === 'whole'
            ? `$${a}^\\circ + ${b}^\\circ = m\\angle ${at(set, 0, 4, 2)}$`
            : `$${a}^\\circ + m\\angle ${at(set, 1, 4, 2)} = ${a + b}^\\circ$`,
        why: 'Put in the known measures.',
      },
      ask === 'whole'
        ? { do: `$m\\angle ${at(set, 0, 4, 2)} = ${a + b}^\\circ$`, why: 'Add the two parts.' }
        : {
            do: `$m\\angle ${at(set, 1, 4, 2)} = ${a + b}^\\circ - ${a}^\\circ = ${b}^\\circ$`,
            why: 'Subtract the known part from the whole.',
          },
    ],
    check: `$${a} + ${b} = ${a + b}$: the parts make the whole.`,
    figure:
      frame === 'figure' ? fan(set, rot, [0, a, a + b], [`${a}°`, `${b}°`], ask === 'whole' ? `${a + b}°` : '') : '',
  }),
  // Counts degree by degree.
  check: (g) =>
    deg(
      g.whole
        ? Array.from({ length: g.known + g.other }).length
        : Array.from({ length: g.other }).slice(g.known).length,
    ),
})

type Distances = Readonly<{ ab: number; bc: number; ac: number; set: string }>
/** The point opposite the longest distance: only this one can lie between the others. */
const farthest = ({ ab, bc, ac }: Distances): number => [bc, ac, ab].indexOf(Math.max(ab, bc, ac))
const TAKEN = ['geo-add-wrong-point-between', 'geo-add-takes-nearly-for-equal']

const between = template({
  id: 'geometry/addition-which-is-between',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [u, v, mid] = [int(rng, 3, 20), int(rng, 3, 20), int(rng, 0, 3)]
        const w = mid === 3 ? u + v + pick(rng, [-3, -2, -1]) : u + v
        // The sides of A, B, C: the longest lies opposite the point in the middle.
        const d =
          mid === 0
            ? { ab: u, ac: v, bc: w }
            : mid === 1
              ? { ab: u, bc: v, ac: w }
              : mid === 2
                ? { ac: u, bc: v, ab: w }
                : pick(rng, [
                    { ab: u, bc: v, ac: w },
                    { ab: u, bc: w, ac: v },
                    { ab: w, bc: u, ac: v },
                  ])
        return { ...d, mid, set: pick(rng, NAMES) }
      },
      ({ ab, bc, ac }) => new Set([ab, bc, ac]).size === 3 && Math.min(ab, bc, ac) > 2,
    ),
  frames: [
    {
      id: 'three-distances',
      kind: 'words',
      items: 10,
      stem: ({ ab, bc, ac, set }) =>
        `For three points, $${at(set, 0, 1)} = ${ab}$, $${at(set, 1, 2)} = ${bc}$ and $${at(set, 0, 2)} = ${ac}$. Which point, if any, lies between the other two?`,
    },
  ],
  given: ({ ab, bc, ac, set }) => ({ ab, bc, ac, set: set as string }),
  answer: ({ mid, set }) => text(mid === 3 ? 'None: the points do not lie on one line' : `Point $${set[mid]}$`),
  traps: [
    ...[0, 1, 2].flatMap((k) =>
      namedBy(TAKEN, (g: Distances) => TAKEN[farthest(g) === k ? 1 : 0] as string, {
        unlessRight: true as const,
        rule: ({ set }) => text(`Point $${set[k]}$`),
        says: (p: Distances) =>
          farthest(p) === k
            ? `I took $${p.set[k]}$ for the point between, although its two distances do not add up to the longest.`
            : `I took $${p.set[k]}$ for the point between, without adding its two distances.`,
        why: ({ set }: Distances) => `would need the two distances from $${set[k]}$ to add up to the third.`,
      }),
    ),
    {
      misconception: 'geo-add-misses-the-sum',
      unlessRight: true,
      rule: () => text('None: the points do not lie on one line'),
      why: () => 'overlooks that two of the distances add up to the third.',
    },
  ],
  explain: ({ ab, bc, ac, mid, set }) => {
    const sides = [
      { n: ab, name: at(set, 0, 1) },
      { n: bc, name: at(set, 1, 2) },
      { n: ac, name: at(set, 0, 2) },
    ].sort((x, y) => y.n - x.n) as [
      { n: number; name: string },
      { n: number; name: string },
      { n: number; name: string },
    ]
    const [big, one, two] = sides
    const ends = [...set].filter((_, i) => i !== mid)
    const first = mid === 2 ? ac : ab
    return {
      plan: 'If a point lies between the other two, its two distances add up to the third. So compare the longest distance with the sum of the other two.',
      steps: [
        { do: `The longest distance is $${big.name} = ${big.n}$.`, why: 'Only the longest can be the whole.' },
        { do: `The other two add up to $${one.n} + ${two.n} = ${one.n + two.n}$.`, why: 'Part plus part.' },
        mid === 3
          ? {
              do: `$${one.n + two.n} \\ne ${big.n}$. None: the points do not lie on one line.`,
              why: 'The Segment Addition Postulate would ask for equal numbers.',
            }
          : {
              do: `The sum is the longest distance, so the point between is the one that both parts share. This is point $${set[mid]}$.`,
              why: `It is in $${one.name}$ and in $${two.name}$, but not in $${big.name}$.`,
            },
      ],
      faster: `$${big.name} = ${big.n}$ is the longest, so $${big.name[0]}$ and $${big.name[1]}$ are the ends, and only $${[...set].find((c) => !big.name.includes(c))}$ can lie between them. One sum decides whether it does: $${one.n} + ${two.n} = ${one.n + two.n}$${mid === 3 ? `, not $${big.n}$, so none does` : ''}.`,
      check:
        mid === 3
          ? `Three such points form a triangle: $${one.n} + ${two.n} \\gt ${big.n}$, as the Triangle Inequality asks.`
          : `Put $${ends[0]}$ at 0, $${set[mid]}$ at ${first} and $${ends[1]}$ at ${big.n} on a number line: then $${set[mid]}$ is $${big.n} - ${first} = ${big.n - first}$ from $${ends[1]}$, as given.`,
    }
  },
  // Puts two points on a number line and tries both places for the third.
  check: ({ ab, bc, ac, set }) => {
    const [A, B] = [0, ab]
    const C = [ac, -ac].find((c) => Math.abs(c - B) === bc)
    if (C === undefined) return text('None: the points do not lie on one line')
    const order = [A, B, C].map((x, i) => ({ x, i })).sort((p, q) => p.x - q.x)
    return text(`Point $${set[order[1]?.i ?? 0]}$`)
  },
})

export const templates: readonly Template[] = [lengths, measures, segmentSum, angleSum, between]
