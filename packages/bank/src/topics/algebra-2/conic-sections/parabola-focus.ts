/** Parabolas as conics: focus and directrix from the equation. */

import {
  add,
  coef,
  div,
  equation,
  int,
  nonZero,
  num,
  pick,
  point,
  type Rng,
  signed,
  type Template,
  template,
  term,
  until,
  type Value,
} from '#kit'

export const skill = 'a2-parabolas-as-conics'
export const base = { skill, calculator: false, response: 'choice' } as const

export type Parabola = Readonly<{ h: number; k: number; p: number }>

const squared = (variable: string, h: number): string => (h === 0 ? `${variable}^2` : `(${variable}${signed(-h)})^2`)
const scaled = (c: number, variable: string, k: number): string =>
  k === 0 ? term(c, variable) : `${coef(c)}(${variable}${signed(-k)})`

/** (x − h)² = c(y − k), opening up or down. */
export const uprightTex = (h: number, k: number, c: number): string => `${squared('x', h)} = ${scaled(c, 'y', k)}`
export const upright = (h: number, k: number, c: number): Value =>
  equation(uprightTex(h, k, c), ({ x, y }) => (x - h) ** 2 - c * (y - k))
/** (y − k)² = c(x − h), opening right or left. */
export const sidewaysTex = (h: number, k: number, c: number): string => `${squared('y', k)} = ${scaled(c, 'x', h)}`
export const sideways = (h: number, k: number, c: number): Value =>
  equation(sidewaysTex(h, k, c), ({ x, y }) => (y - k) ** 2 - c * (x - h))

export const drawParabola = (rng: Rng): Parabola =>
  until(
    () => ({ h: nonZero(rng, -6, 6), k: nonZero(rng, -6, 6), p: pick(rng, [-4, -3, -2, 2, 3, 4]) }),
    ({ h, k, p }) => Math.abs(h) !== Math.abs(k) && k + p !== 0 && k - p !== 0,
  )

/** What the equation (x + a)² = c(y + b) shows. */
const shown = ({ h, k, p }: Parabola) => ({ a: -h, b: -k, c: 4 * p })

const focus = template({
  ...base,
  id: 'algebra-2/parabola-focus',
  difficulty: 'Medium',
  b: 0,
  seconds: 75,
  draw: drawParabola,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 4,
      stem: ({ h, k, p }) => `What is the focus of the parabola $${uprightTex(h, k, 4 * p)}$?`,
    },
    {
      id: 'function',
      kind: 'multi-step',
      items: 4,
      b: 0.4,
      stem: ({ h, k, p }) =>
        `The graph of $y = ${p < 0 ? '-' : ''}\\frac{1}{${Math.abs(4 * p)}}(x${signed(-h)})^2${signed(k)}$ is a parabola. What is its focus?`,
    },
  ],
  given: ({ h, k, p }) => ({ h, k, c: 4 * p }),
  answer: ({ h, k, p }) => point(h, k + p),
  traps: [
    {
      misconception: 'a2-par-takes-four-p-for-p',
      classic: true,
      rule: ({ h, k, c }) => point(h, k + c),
      why: ({ p }) => `moves by $${4 * p}$ from the vertex; that number is $4p$, and $p$ is $${p}$.`,
    },
    {
      misconception: 'a2-par-goes-to-the-directrix',
      rule: ({ h, k, c }) => point(h, k - c / 4),
      why: ({ p }) => `lies ${p > 0 ? 'below' : 'above'} the vertex, but the parabola opens ${p > 0 ? 'up' : 'down'}.`,
    },
    {
      misconception: 'a2-par-takes-the-vertex-with-the-wrong-sign',
      rule: ({ h, k, c }) => point(-h, -k + c / 4),
      why: ({ h, k }) => `starts from $(${-h}, ${-k})$; the vertex is $(${h}, ${k})$.`,
    },
    {
      misconception: 'a2-par-moves-along-the-other-axis',
      rule: ({ h, k, c }) => point(h + c / 4, k),
      why: () => 'moves sideways, but the axis of this parabola is vertical.',
    },
    {
      misconception: 'a2-par-gives-the-vertex',
      rule: ({ h, k }) => point(h, k),
      why: () => 'is the vertex.',
    },
    {
      misconception: 'a2-par-takes-four-p-for-p',
      twoSlips: true,
      rule: ({ h, k, c }) => point(h, k - c),
      why: ({ p }) => `moves by $${-4 * p}$ from the vertex, four times as far and to the wrong side.`,
      says: () => 'I used $4p$ instead of $p$ and moved to the wrong side.',
    },
  ],
  explain: ({ h, k, p }, frame) => ({
    plan: 'Bring the equation to the form with the square alone on one side, read the vertex, find the distance to the focus from the factor on the other side, and move by it along the axis.',
    steps: [
      {
        do: `${frame === 'bare' ? '' : `Solve for the square: $${uprightTex(h, k, 4 * p)}$. `}The vertex is $(${h}, ${k})$.`,
        why: 'In the parentheses the coordinates have the opposite signs.',
      },
      {
        do: `$4p = ${4 * p}$, so $p = ${p}$.`,
        why: 'The factor is four times the distance from the vertex to the focus.',
      },
      {
        do: `The focus is $(${h}, ${k}${signed(p)}) = (${h}, ${k + p})$.`,
        why: `The $x$ is squared, so the axis is vertical; ${p > 0 ? 'positive $p$ means up' : 'negative $p$ means down'}.`,
      },
    ],
    check: `The directrix is $y = ${k - p}$, as far on the other side of the vertex.`,
    faster: `The focus lies inside the bend: straight ${p > 0 ? 'above' : 'below'} the vertex $(${h}, ${k})$, and a quarter of ${Math.abs(4 * p)} away${frame === 'bare' ? '' : `, the number below the fraction bar`}. So it is at the height $${k}${signed(p)} = ${k + p}$.`,
  }),
  // Vertical distance trick: the points at the height of the focus are twice as far from the axis as they are above the directrix.
  check: ({ h, k, c }) => {
    const fits = (f: number) => (2 * (f - k)) ** 2 === c * (f - k) && f !== k
    return point(h, [...Array(81).keys()].map((i) => i - 40).find(fits) ?? 99)
  },
})

type Turned = Parabola & Readonly<{ side: boolean }>

const level = (c: number): Value => equation(`y = ${c}`, ({ y }) => y - c)
const plumb = (c: number): Value => equation(`x = ${c}`, ({ x }) => x - c)

const directrix = template({
  ...base,
  id: 'algebra-2/parabola-directrix',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 75,
  draw: (rng): Turned =>
    until(
      () => ({ ...drawParabola(rng), side: int(rng, 0, 1) === 1 }),
      ({ h, p }) => h + p !== 0 && h - p !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ h, k, p, side }) =>
        `Which equation describes the directrix of the parabola $${side ? sidewaysTex(h, k, 4 * p) : uprightTex(h, k, 4 * p)}$?`,
    },
  ],
  given: ({ h, k, p, side }) => ({ h, k, c: 4 * p, squared: side ? 'y' : 'x' }),
  answer: ({ h, k, p, side }) => (side ? plumb(h - p) : level(k - p)),
  traps: [
    {
      misconception: 'a2-par-goes-to-the-focus',
      classic: true,
      rule: ({ h, k, c, squared: s }) => (s === 'y' ? plumb(h + c / 4) : level(k + c / 4)),
      why: () => 'runs through the focus; the directrix lies on the other side of the vertex.',
    },
    {
      misconception: 'a2-par-takes-four-p-for-p',
      rule: ({ h, k, c, squared: s }) => (s === 'y' ? plumb(h - c) : level(k - c)),
      why: ({ p }) => `moves by $${-4 * p}$, but $4p = ${4 * p}$ means $p = ${p}$.`,
    },
    {
      misconception: 'a2-par-moves-along-the-other-axis',
      rule: ({ h, k, c, squared: s }) => (s === 'y' ? level(k - c / 4) : plumb(h - c / 4)),
      why: ({ side }) =>
        `is a ${side ? 'horizontal' : 'vertical'} line, but the axis of this parabola runs that way; the directrix crosses it.`,
    },
    {
      misconception: 'a2-par-takes-the-vertex-with-the-wrong-sign',
      rule: ({ h, k, c, squared: s }) => (s === 'y' ? plumb(-h - c / 4) : level(-k - c / 4)),
      why: ({ h, k }) => `starts from $(${-h}, ${-k})$; the vertex is $(${h}, ${k})$.`,
    },
    {
      misconception: 'a2-par-goes-to-the-focus',
      twoSlips: true,
      rule: ({ h, k, c, squared: s }) => (s === 'y' ? level(k + c / 4) : plumb(h + c / 4)),
      why: () => 'moves to the wrong side, and in the wrong direction.',
      says: () => 'I moved by $p$ to the side of the focus, and along the wrong axis.',
    },
  ],
  explain: ({ h, k, p, side }) => ({
    plan: 'The variable that is squared tells the direction of the axis. Find the vertex and p; the directrix lies by p on the side away from the focus.',
    steps: [
      { do: `The vertex is $(${h}, ${k})$.`, why: 'In the parentheses the coordinates have the opposite signs.' },
      {
        do: `$4p = ${4 * p}$, so $p = ${p}$.`,
        why: 'The factor on the right is four times the distance to the focus.',
      },
      {
        do: side
          ? `The $y$ is squared, so the axis is horizontal and the directrix is $x = ${h}${signed(-p)} = ${h - p}$.`
          : `The $x$ is squared, so the axis is vertical and the directrix is $y = ${k}${signed(-p)} = ${k - p}$.`,
        why: 'The vertex is halfway between focus and directrix.',
      },
    ],
    check: `The focus is $${side ? `(${h + p}, ${k})` : `(${h}, ${k + p})`}$. The vertex must lie halfway between it and the directrix, and it does: $(${side ? h + p : k + p}${signed(side ? h - p : k - p)}) \\div 2 = ${side ? h : k}$.`,
    faster: `Strike out options: $${side ? 'y' : 'x'}$ is squared, so the directrix has the form $${side ? 'x' : 'y'} = \\ldots$; the parabola opens ${side ? (p > 0 ? 'to the right' : 'to the left') : p > 0 ? 'up' : 'down'}, so the directrix lies on the other side of $${side ? h : k}$, a quarter of ${Math.abs(4 * p)} away, at $${side ? h - p : k - p}$.`,
  }),
  // At the height of the focus the distance to the axis equals the distance to the directrix.
  check: ({ h, k, c, squared: s }) => {
    const start = s === 'y' ? h : k
    const gap = [...Array(81).keys()].map((i) => (i - 40) / 2).find((g) => g !== 0 && 4 * g * g === c * g) ?? 99
    return s === 'y' ? plumb(start - gap) : level(start - gap)
  },
})

type Far = Parabola & Readonly<{ t: number }>

const distance = template({
  ...base,
  id: 'algebra-2/parabola-distance-to-focus',
  difficulty: 'High',
  b: 0.8,
  seconds: 90,
  balance: 'place',
  draw: (rng): Far =>
    until(
      () => {
        const k = nonZero(rng, -5, 5)
        return { h: nonZero(rng, -6, 6), k, p: int(rng, 2, 4), t: k + int(rng, 3, 14) }
      },
      ({ h, k, p, t }) => t > k + p && t > 0 && h !== k,
    ),
  frames: [
    {
      id: 'how-far',
      kind: 'multi-step',
      items: 5,
      stem: ({ h, k, p, t }) =>
        `A point on the parabola $${uprightTex(h, k, 4 * p)}$ has the $y$-coordinate ${t}. How far is this point from the focus of the parabola?`,
    },
    {
      id: 'arch',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ h, k, p, t }) =>
        `The cross section of a mirror is the parabola $${uprightTex(h, k, 4 * p)}$, where $x$ and $y$ are measured in feet. A ray of light meets the mirror at a point with $y$-coordinate ${t} and is reflected straight to the focus. How many feet is it from this point of the mirror to the focus?`,
    },
  ],
  given: ({ h, k, p, t }) => ({ ...shown({ h, k, p }), t }),
  answer: ({ k, p, t }) => num(t - k + p),
  traps: [
    {
      misconception: 'a2-par-measures-to-the-vertex',
      classic: true,
      operation: 'term-left-out',
      operands: ({ t, b }) => [t + b],
      rule: ({ b, t }) => num(t + b),
      why: () => 'is the height of the point above the vertex.',
    },
    {
      misconception: 'a2-par-measures-the-height-only',
      operation: 'subtracted-instead-of-added',
      operands: ({ t, b, c }) => [t + b, div(c, 4)],
      rule: ({ b, c, t }) => num(t + b - c / 4),
      why: () => 'is how much higher the point lies than the focus; it also lies to the side.',
    },
    {
      misconception: 'a2-par-takes-four-p-for-p',
      operation: 'whole-for-part',
      operands: ({ c }) => [c],
      after: (got, { t, b }) => add(t + b, got),
      rule: ({ b, c, t }) => num(t + b + c),
      why: ({ p }) => `puts the directrix ${4 * p} below the vertex instead of ${p}.`,
      says: () => 'I used $4p$ as the distance from the vertex to the directrix.',
    },
    {
      misconception: 'a2-par-takes-the-vertex-with-the-wrong-sign',
      operation: 'sign-reversed',
      operands: ({ b }) => [b],
      after: (got, { t, c }) => add(add(t, got), div(c, 4)),
      rule: ({ b, c, t }) => (t - b + c / 4 > 0 ? num(t - b + c / 4) : null),
      why: ({ k }) => `takes $${-k}$ for the height of the vertex instead of $${k}$.`,
      says: ({ k }) => `I took $${-k}$ for the height of the vertex instead of $${k}$.`,
    },
    {
      misconception: 'a2-par-measures-to-the-x-axis',
      operation: 'term-left-out',
      operands: ({ t }) => [t],
      rule: ({ t }) => num(t),
      why: () => 'is the distance of the point from the $x$-axis.',
    },
  ],
  explain: ({ k, p, t }) => ({
    plan: 'By definition each point of a parabola is as far from the focus as from the directrix, and the distance to the directrix is vertical.',
    steps: [
      { do: `The vertex has the height $${k}$, and $4p = ${4 * p}$, so $p = ${p}$.`, why: 'Read the equation.' },
      {
        do: `The directrix is $y = ${k} - ${p} = ${k - p}$.`,
        why: 'It lies by $p$ below the vertex, because the parabola opens up.',
      },
      {
        do: `The distance to the directrix is $${t} - ${k - p < 0 ? `(${k - p})` : k - p} = ${t - k + p}$.`,
        why: 'Upper coordinate minus lower one.',
      },
      { do: `So the distance to the focus is ${t - k + p}.`, why: 'That is the definition of a parabola.' },
    ],
    check: `By the distance formula: the focus has the height $${k + p}$, so the vertical difference is $${t - k - p}$, and by the equation the square of the horizontal difference is $${4 * p} \\cdot ${t - k} = ${4 * p * (t - k)}$. $\\sqrt{${4 * p * (t - k)} + ${t - k - p}^2} = \\sqrt{${(t - k + p) ** 2}} = ${t - k + p}$.`,
    faster: `The distance is the height above the vertex plus $p$: $${t - k} + ${p} = ${t - k + p}$.`,
  }),
  // By the distance formula.
  check: ({ b, c, t }) => {
    const across = c * (t + b)
    const up = t + b - c / 4
    return num(Math.round(Math.sqrt(across + up * up)))
  },
})

export const templates: readonly Template[] = [focus, directrix, distance]
