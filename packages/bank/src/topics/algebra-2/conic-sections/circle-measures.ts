/** Circles as conics: tangent to an axis, highest point, chords. */

import {
  add,
  div,
  equation,
  int,
  nonZero,
  num,
  paren,
  pick,
  signed,
  type Template,
  template,
  tripleSays,
  until,
  whole,
} from '#kit'
import { base, type Circle, completing, generalTex, standard, standardTex, toGeneral } from './circle-forms.ts'

type Tangent = Readonly<{ h: number; k: number; axis: 'x' | 'y' }>
const distance = ({ h, k, axis }: Tangent) => Math.abs(axis === 'x' ? k : h)
const other = ({ h, k, axis }: Tangent) => Math.abs(axis === 'x' ? h : k)

const tangent = template({
  ...base,
  id: 'algebra-2/circle-tangent-to-an-axis',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 75,
  balance: 'parts',
  draw: (rng): Tangent =>
    until(
      () => ({ h: nonZero(rng, -9, 9), k: nonZero(rng, -9, 9), axis: pick(rng, ['x', 'y'] as const) }),
      ({ h, k }) => Math.abs(h) !== Math.abs(k) && Math.abs(h) > 1 && Math.abs(k) > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ h, k, axis }) =>
        `A circle with center $(${h}, ${k})$ is tangent to the $${axis}$-axis. What is its equation?`,
    },
    {
      id: 'pond',
      kind: 'words',
      items: 5,
      stem: ({ h, k, axis }) =>
        `On a plan of a park, a straight path runs along the $${axis}$-axis. A round pond has its center at $(${h}, ${k})$ and touches the path at one point. Which equation describes the edge of the pond?`,
    },
  ],
  given: (p) => p,
  answer: (p) => standard(p.h, p.k, distance(p) ** 2),
  traps: [
    {
      misconception: 'a2-con-measures-to-the-other-axis',
      classic: true,
      rule: (p) => standard(p.h, p.k, other(p) ** 2),
      why: (p) => `has radius ${other(p)}, the distance of the center from the other axis.`,
    },
    {
      misconception: 'a2-con-takes-the-center-with-the-wrong-sign',
      rule: (p) => standard(-p.h, -p.k, distance(p) ** 2),
      why: ({ h, k }) => `has its center at $(${-h}, ${-k})$.`,
      says: () => 'I put the coordinates of the center into the parentheses with the wrong signs.',
    },
    {
      misconception: 'a2-con-radius-not-squared',
      rule: (p) => standard(p.h, p.k, distance(p)),
      why: (p) => `has radius ${distance(p)} itself on the right, not its square.`,
      says: (p) => `I wrote the radius ${distance(p)} on the right instead of its square.`,
    },
    {
      misconception: 'a2-con-measures-to-the-origin',
      rule: ({ h, k }) => standard(h, k, h * h + k * k),
      why: () => 'is the circle through $(0, 0)$.',
    },
    {
      misconception: 'a2-con-measures-to-the-other-axis',
      twoSlips: true,
      rule: (p) => standard(-p.h, -p.k, other(p) ** 2),
      why: ({ h, k }) => `has its center at $(${-h}, ${-k})$ and the distance to the other axis as its radius.`,
      says: () => 'I measured to the other axis and put the center in with the wrong signs.',
    },
  ],
  explain: (p) => ({
    plan: 'A tangent touches the circle where it is nearest to the center, so the radius is the distance from the center to that axis.',
    steps: [
      {
        do: `The distance from $(${p.h}, ${p.k})$ to the $${p.axis}$-axis is ${distance(p)}.`,
        why: `It is the size of the ${p.axis === 'x' ? 'y' : 'x'}-coordinate.`,
      },
      {
        do: `So $r = ${distance(p)}$ and $r^2 = ${distance(p) ** 2}$.`,
        why: 'The standard form has the square of the radius on the right.',
      },
      {
        do: `$${standardTex(p.h, p.k, distance(p) ** 2)}$`,
        why: 'In the parentheses the center has the opposite signs.',
      },
    ],
    check: `The point $${p.axis === 'x' ? `(${p.h}, 0)` : `(0, ${p.k})`}$ fits the equation.`,
    faster: `A circle that is tangent to the $${p.axis}$-axis has the square of the ${p.axis === 'x' ? 'second' : 'first'} coordinate of its center on the right side: $r^2 = ${paren(p.axis === 'x' ? p.k : p.h)}^2 = ${distance(p) ** 2}$.`,
  }),
  // The circle must pass through the foot of the perpendicular.
  check: ({ h, k, axis }) => {
    const [fx, fy] = axis === 'x' ? [h, 0] : [0, k]
    return equation('c', ({ x, y }) => (x - h) ** 2 + (y - k) ** 2 - (fx - h) ** 2 - (fy - k) ** 2)
  },
})

const highest = template({
  ...base,
  id: 'algebra-2/circle-highest-point',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 95,
  balance: 'place',
  draw: (rng): Circle =>
    until(
      () => {
        const r = int(rng, 2, 8)
        return { h: nonZero(rng, -7, 7), k: r + int(rng, 1, 6), r }
      },
      ({ h, k }) => Math.abs(h) !== k,
    ),
  frames: [
    {
      id: 'greatest-y',
      kind: 'multi-step',
      items: 6,
      stem: (c) => `What is the greatest $y$-coordinate of a point on the circle $${generalTex(toGeneral(c))}$?`,
    },
    {
      id: 'wheel',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: (c) =>
        `The seats of a model Ferris wheel move on the circle $${generalTex(toGeneral(c))}$, where $x$ and $y$ are measured in inches and the table top lies along the $x$-axis. How many inches above the table is a seat at its highest point?`,
    },
  ],
  given: toGeneral,
  answer: ({ k, r }) => num(k + r),
  traps: [
    {
      misconception: 'a2-con-radius-not-rooted',
      classic: true,
      operation: 'part-left-out',
      operands: ({ D, E, F }) => [div(D * D + E * E - 4 * F, 4)],
      after: (got, { E }) => add(div(-E, 2), got),
      rule: ({ D, E, F }) => num(-E / 2 + (D / 2) ** 2 + (E / 2) ** 2 - F),
      why: ({ r }) => `goes up by $r^2 = ${r * r}$ from the center instead of $r = ${r}$.`,
    },
    {
      misconception: 'a2-con-mixes-up-the-variables',
      operation: 'wrong-number-used',
      operands: ({ D }) => [div(-D, 2)],
      after: (got, { D, E, F }) => add(got, Math.sqrt((D * D + E * E) / 4 - F)),
      rule: ({ D, E, F }) => whole(-D / 2 + Math.sqrt((D / 2) ** 2 + (E / 2) ** 2 - F)),
      why: ({ h }) => `starts from the $x$-coordinate $${h}$ of the center.`,
      says: () => 'I used the $x$-coordinate of the center where the $y$-coordinate counts.',
    },
    {
      misconception: 'a2-con-gives-the-center-only',
      operation: 'term-left-out',
      operands: ({ E }) => [div(-E, 2)],
      rule: ({ E }) => num(-E / 2),
      why: () => 'is the height of the center; the top of the circle is a radius higher.',
    },
    {
      misconception: 'a2-con-gives-the-diameter',
      operation: 'diameter-for-radius',
      operands: ({ D, E, F }) => [Math.sqrt((D * D + E * E) / 4 - F)],
      rule: ({ D, E, F }) => num(2 * Math.sqrt((D / 2) ** 2 + (E / 2) ** 2 - F)),
      why: () => 'is how high the circle is by itself, from its lowest to its highest point.',
    },
    {
      misconception: 'a2-con-does-not-halve',
      says: ({ k }) => `I took $${2 * k}$ for the height of the center instead of half of it.`,
      operation: 'half-forgotten',
      operands: ({ E }) => [1, -E],
      after: (got, { E, D, F }) => add(got, Math.sqrt((D * D + E * E) / 4 - F)),
      rule: ({ D, E, F }) => whole(-E + Math.sqrt((D / 2) ** 2 + (E / 2) ** 2 - F)),
      why: ({ k }) => `takes $${2 * k}$ for the height of the center instead of half of it.`,
    },
  ],
  explain: (c) => ({
    plan: 'Bring the equation into standard form; the highest point lies one radius above the center.',
    steps: [
      ...completing(c),
      {
        do: `The center is $(${c.h}, ${c.k})$ and the radius is ${c.r}; $${c.k} + ${c.r} = ${c.k + c.r}$.`,
        why: 'Go straight up from the center by one radius.',
      },
    ],
    check: `At $(${c.h}, ${c.k + c.r})$ the equation holds, and the square of $x${signed(-c.h)}$ is 0 there.`,
    faster: `Halve the coefficients of $x$ and $y$ and change their signs: the center is $(${c.h}, ${c.k})$. Then $r^2 = ${c.h * c.h} + ${c.k * c.k}${signed(c.r * c.r - c.h * c.h - c.k * c.k)} = ${c.r * c.r}$, the two squares minus the constant term.`,
  }),
  // The largest whole y for which the equation in x still has a solution.
  check: ({ D, E, F }) => {
    const real = (y: number) => D * D - 4 * (y * y + E * y + F) >= 0
    return num([...Array(121).keys()].map((i) => 60 - i).find(real) ?? 0)
  },
})

type Chord = Circle & Readonly<{ half: number }>

const chord = template({
  ...base,
  id: 'algebra-2/circle-chord-on-the-axis',
  difficulty: 'High',
  b: 0.8,
  seconds: 100,
  balance: 'place',
  draw: (rng): Chord => {
    const [k, r, half] = pick(rng, [
      [3, 5, 4],
      [4, 5, 3],
      [6, 10, 8],
      [8, 10, 6],
      [5, 13, 12],
      [12, 13, 5],
      [9, 15, 12],
      [12, 15, 9],
      [8, 17, 15],
    ] as const)
    return { h: nonZero(rng, -9, 9), k: pick(rng, [k, -k]), r, half }
  },
  frames: [
    {
      id: 'apart',
      kind: 'multi-step',
      items: 6,
      stem: ({ h, k, r }) =>
        `The circle $${standardTex(h, k, r * r)}$ crosses the $x$-axis at two points. How far apart are they?`,
    },
    {
      id: 'road',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ h, k, r }) =>
        `On a map measured in miles, a straight road runs along the $x$-axis. A radio station reaches all places inside the circle $${standardTex(h, k, r * r)}$. For how many miles of the road can the station be received?`,
    },
  ],
  given: ({ h, k, r }) => ({ h: -h, k: -k, R: r * r }),
  answer: ({ half }) => num(2 * half),
  traps: [
    {
      misconception: 'a2-con-gives-half-of-the-chord',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ R, k }) => [Math.sqrt(R - k * k)],
      rule: ({ k, R }) => num(Math.sqrt(R - k * k)),
      why: ({ half }) =>
        `is the distance from the middle to one of the points: ${half} to the left and ${half} to the right.`,
    },
    {
      misconception: 'a2-con-gives-the-diameter',
      operation: 'diameter-for-radius',
      operands: ({ R }) => [Math.sqrt(R)],
      rule: ({ R }) => num(2 * Math.sqrt(R)),
      why: () => 'is the diameter; the axis does not run through the center.',
    },
    {
      misconception: 'a2-con-subtracts-before-squaring',
      rule: ({ k, R }) => num(2 * (Math.sqrt(R) - Math.abs(k))),
      why: ({ k, r }) => `subtracts ${Math.abs(k)} from ${r}; it is the squares that are subtracted.`,
    },
    {
      misconception: 'a2-con-radius-not-rooted',
      says: () => 'I stopped at the square of half the distance.',
      operation: 'stopped-at-a-step',
      operands: ({ R, k }) => [R - k * k],
      rule: ({ k, R }) => num(R - k * k),
      why: () => 'is the square of half the distance.',
    },
    {
      misconception: 'a2-con-gives-a-coordinate',
      says: () => 'I gave the $x$-coordinate of the point on the right.',
      rule: ({ h, k, R }) => whole(-h + Math.sqrt(R - k * k)),
      why: () => 'is the $x$-coordinate of one of the points.',
    },
  ],
  explain: ({ h, k, r, half }) => ({
    plan: 'On the x-axis y is zero: put that in, solve for x, and take the difference of the two solutions.',
    steps: [
      { do: `With $y = 0$: $(x${signed(-h)})^2 + ${k * k} = ${r * r}$`, why: `$(0${signed(-k)})^2 = ${k * k}$` },
      { do: `$(x${signed(-h)})^2 = ${r * r} - ${k * k} = ${half * half}$`, why: `Subtract ${k * k}.` },
      {
        do: `$x${signed(-h)} = \\pm ${half}$, so $x = ${h - half}$ or $x = ${h + half}$.`,
        why: 'A square root has two signs.',
      },
      {
        do: `The points are $${h + half} - ${h - half < 0 ? `(${h - half})` : h - half} = ${2 * half}$ apart.`,
        why: 'Larger coordinate minus smaller one.',
      },
    ],
    check: `The sides ${Math.abs(k)}, ${half} and ${r} make a right triangle: $${k * k} + ${half * half} = ${r * r}$.`,
    faster: `Draw the radius to one of the points: ${tripleSays(Math.abs(k), half, r)}, so each point lies $${half}$ from the middle, and they are $2 \\cdot ${half} = ${2 * half}$ apart.`,
  }),
  // The whole points of the circle on the axis, found by trying.
  check: ({ h, k, R }) => {
    const found = [...Array(101).keys()].map((i) => i - 50).filter((x) => (x + h) ** 2 + k * k === R)
    return num((found.at(-1) ?? 0) - (found[0] ?? 0))
  },
})

export const templates: readonly Template[] = [tangent, highest, chord]
