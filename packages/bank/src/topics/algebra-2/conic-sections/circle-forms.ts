/** Circles as conics: standard form and general form, both ways. */

import {
  curve,
  dot,
  equation,
  int,
  type Marks,
  markedPlane,
  nonZero,
  paren,
  pick,
  point,
  type Rng,
  signed,
  signedTerm,
  type Template,
  template,
  until,
  type Value,
} from '#kit'

export const skill = 'a2-circles-as-conics'
export const base = { skill, calculator: false, response: 'choice' } as const

export type Circle = Readonly<{ h: number; k: number; r: number }>
export type General = Readonly<{ D: number; E: number; F: number }>

export const square = (variable: string, h: number): string =>
  h === 0 ? `${variable}^2` : `(${variable}${signed(-h)})^2`
export const standardTex = (h: number, k: number, R: number): string => `${square('x', h)} + ${square('y', k)} = ${R}`
export const standard = (h: number, k: number, R: number): Value =>
  equation(standardTex(h, k, R), ({ x, y }) => (x - h) ** 2 + (y - k) ** 2 - R)

export const generalTex = ({ D, E, F }: General, a = 1): string => {
  const lead = a === 1 ? '' : a
  return `${lead}x^2 + ${lead}y^2${signedTerm(D, 'x')}${signedTerm(E, 'y')}${signed(F)} = 0`
}
export const general = (g: General): Value =>
  equation(generalTex(g), ({ x, y }) => x * x + y * y + g.D * x + g.E * y + g.F)

export const toGeneral = ({ h, k, r }: Circle): General => ({ D: -2 * h, E: -2 * k, F: h * h + k * k - r * r })

export const drawCircle = (rng: Rng): Circle =>
  until(
    () => ({ h: nonZero(rng, -6, 6), k: nonZero(rng, -6, 6), r: int(rng, 2, 9) }),
    ({ h, k, r }) => Math.abs(h) !== Math.abs(k) && h * h + k * k !== r * r && ![h * h + k * k, 1].includes(r),
  )

/** The steps of completing both squares. */
export const completing = ({ h, k, r }: Circle) => [
  {
    do: `Group the terms: $(x^2${signedTerm(-2 * h, 'x')}) + (y^2${signedTerm(-2 * k, 'y')}) = ${-(h * h + k * k - r * r)}$`,
    why: 'The constant term goes to the other side, with the opposite sign.',
  },
  {
    do: `Half of $${-2 * h}$ is $${-h}$, squared $${h * h}$; half of $${-2 * k}$ is $${-k}$, squared $${k * k}$. Add both numbers to both sides.`,
    why: 'Half the coefficient, squared, completes the square; what is added on the left is added on the right.',
  },
  {
    do: `$${standardTex(h, k, r * r)}$`,
    why: `On the right $${-(h * h + k * k - r * r)} + ${h * h} + ${k * k} = ${r * r}$.`,
  },
]

const toStandard = template({
  ...base,
  id: 'algebra-2/circle-complete-the-squares',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 95,
  draw: (rng) =>
    until(
      () => drawCircle(rng),
      ({ h, k, r }) => h * h + k * k < r * r || h * h + k * k > r * r + 2,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: (c) => `Which equation is the standard form of the circle $${generalTex(toGeneral(c))}$?`,
    },
    {
      id: 'fence',
      kind: 'words',
      items: 5,
      stem: (c) =>
        `On a plan measured in yards, a circular fence is described by $${generalTex(toGeneral(c))}$. Which equation describes the same fence and shows its center and its radius?`,
    },
  ],
  given: toGeneral,
  answer: ({ h, k, r }) => standard(h, k, r * r),
  traps: [
    {
      misconception: 'a2-con-takes-the-center-with-the-wrong-sign',
      classic: true,
      rule: ({ D, E, F }) => standard(D / 2, E / 2, (D / 2) ** 2 + (E / 2) ** 2 - F),
      why: ({ h, k }) => `has its center at $(${-h}, ${-k})$; multiplied out, both linear terms get the wrong sign.`,
      says: () => 'I gave the completed squares the opposite signs.',
    },
    {
      misconception: 'a2-con-adds-the-squares-on-one-side',
      classic: true,
      rule: ({ D, E, F }) => (F < 0 ? standard(-D / 2, -E / 2, -F) : null),
      why: ({ h, k }) => `adds $${h * h}$ and $${k * k}$ on the left only.`,
    },
    {
      misconception: 'a2-con-does-not-halve',
      rule: ({ D, E, F }) => standard(-D, -E, D * D + E * E - F),
      why: ({ h, k }) => `uses $${2 * h}$ and $${2 * k}$ instead of half of them.`,
    },
    {
      misconception: 'a2-con-moves-the-constant-with-its-sign',
      rule: ({ D, E, F }) => {
        const R = (D / 2) ** 2 + (E / 2) ** 2 + F
        return R > 0 ? standard(-D / 2, -E / 2, R) : null
      },
      why: (c) => `brings $${toGeneral(c).F}$ to the other side without changing its sign.`,
    },
    {
      misconception: 'a2-con-radius-not-squared',
      rule: ({ D, E, F }) => {
        const r = Math.sqrt((D / 2) ** 2 + (E / 2) ** 2 - F)
        return Number.isInteger(r) ? standard(-D / 2, -E / 2, r) : null
      },
      why: ({ r }) => `has ${r} on the right; the standard form has $${r}^2$ there.`,
      says: ({ r }) => `I wrote the radius ${r} on the right side instead of its square.`,
    },
    {
      misconception: 'a2-con-takes-the-center-with-the-wrong-sign',
      twoSlips: true,
      rule: ({ D, E, F }) => (F < 0 ? standard(D / 2, E / 2, -F) : null),
      why: ({ h, k }) => `has its center at $(${-h}, ${-k})$, and adds the squares on the left only.`,
      says: () => 'I gave the completed squares the opposite signs and added nothing on the right.',
    },
    {
      misconception: 'a2-con-moves-the-constant-with-its-sign',
      twoSlips: true,
      rule: ({ D, E, F }) => {
        const R = (D / 2) ** 2 + (E / 2) ** 2 + F
        return R > 0 ? standard(D / 2, E / 2, R) : null
      },
      why: ({ h, k }) => `has its center at $(${-h}, ${-k})$, and the constant kept its sign on the other side.`,
      says: () => 'I moved the constant with its sign and gave the completed squares the opposite signs.',
    },
  ],
  explain: (c) => ({
    plan: 'Complete the square for each variable, and add the same numbers to both sides.',
    steps: completing(c),
    check: `Multiplied out, $${square('x', c.h)}$ has the middle term $${-2 * c.h}x$ and $${square('y', c.k)}$ the middle term $${-2 * c.k}y$, and the constants make $${c.h ** 2} + ${c.k ** 2} - ${c.r ** 2} = ${toGeneral(c).F}$, as they must.`,
    faster: `Halve the coefficients of $x$ and $y$ and change their signs: the center is $(${c.h}, ${c.k})$, and the right side is $${-toGeneral(c).F} + ${c.h ** 2} + ${c.k ** 2} = ${c.r ** 2}$.`,
  }),
  check: ({ D, E, F }) => equation('c', ({ x, y }) => x * x + y * y + D * x + E * y + F),
})

const circleGraph = ({ h, k, r }: Circle, found: Marks = {}) =>
  markedPlane(
    {
      alt: `A coordinate plane with a circle around the point (${h}, ${k}); its highest point is (${h}, ${k + r}).`.replace(
        /-/g,
        '−',
      ),
      x: [-8, 8],
      y: [-8, 8],
      xStep: 1,
      yStep: 1,
      xEvery: 2,
      yEvery: 2,
    },
    [
      curve((x) => k + Math.sqrt(Math.max(0, r * r - (x - h) ** 2)), { from: h - r, to: h + r }),
      curve((x) => k - Math.sqrt(Math.max(0, r * r - (x - h) ** 2)), { from: h - r, to: h + r }),
      dot(h, k),
    ],
    { ...found, clearOf: [1, -1].map((sign) => (x: number) => k + sign * Math.sqrt(r * r - (x - h) ** 2)) },
  )

const toGeneralForm = template({
  ...base,
  id: 'algebra-2/circle-general-form',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 95,
  balance: 'parts',
  draw: (rng): Circle =>
    until(
      () => ({ h: nonZero(rng, -4, 4), k: nonZero(rng, -4, 4), r: int(rng, 2, 4) }),
      (c) => Math.abs(c.h) !== Math.abs(c.k) && toGeneral(c).F !== 0,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ h, k, r }) =>
        `<p>The figure shows a circle and its center.</p>${circleGraph({ h, k, r })}<p>Which equation describes this circle?</p>`,
    },
    {
      id: 'radius',
      kind: 'words',
      items: 5,
      stem: ({ h, k, r }) =>
        `A circle has its center at $(${h}, ${k})$ and a radius of ${r}. Which equation describes it in general form?`,
    },
  ],
  given: (c, frame) => (frame === 'graph' ? { h: c.h, k: c.k, top: c.k + c.r, r: 0 } : { ...c, top: 0 }),
  answer: (c) => general(toGeneral(c)),
  traps: [
    {
      misconception: 'a2-con-leaves-out-the-squares-of-the-center',
      classic: true,
      rule: ({ h, k, r, top }) => general({ D: -2 * h, E: -2 * k, F: -((r || top - k) ** 2) }),
      why: ({ h, k }) => `leaves out the $${h * h}$ and the $${k * k}$ that multiplying out gives.`,
    },
    {
      misconception: 'a2-con-takes-the-center-with-the-wrong-sign',
      rule: ({ h, k, r, top }) => general({ D: 2 * h, E: 2 * k, F: h * h + k * k - (r || top - k) ** 2 }),
      why: ({ h, k }) => `has its center at $(${-h}, ${-k})$.`,
      says: () => 'I gave the linear terms the signs of the center instead of the opposite ones.',
    },
    {
      misconception: 'a2-con-forgets-the-double-product',
      rule: ({ h, k, r, top }) => general({ D: -h, E: -k, F: h * h + k * k - (r || top - k) ** 2 }),
      why: ({ h }) => `has $${-h}$ as the coefficient of $x$, without the factor 2 of the square of a binomial.`,
    },
    {
      misconception: 'a2-con-adds-the-square-of-the-radius',
      rule: ({ h, k, r, top }) => general({ D: -2 * h, E: -2 * k, F: h * h + k * k + (r || top - k) ** 2 }),
      why: ({ r }) => `adds $${r}^2$ instead of subtracting it when it comes to the left side.`,
    },
    {
      misconception: 'a2-con-radius-not-squared',
      rule: ({ h, k, r, top }) => general({ D: -2 * h, E: -2 * k, F: h * h + k * k - (r || top - k) }),
      why: ({ r }) => `subtracts the radius ${r} instead of its square.`,
      says: ({ r }) => `I subtracted the radius ${r} instead of its square.`,
    },
    {
      misconception: 'a2-con-leaves-out-the-squares-of-the-center',
      twoSlips: true,
      rule: ({ h, k, r, top }) => general({ D: 2 * h, E: 2 * k, F: -((r || top - k) ** 2) }),
      why: ({ h, k }) => `leaves out the $${h * h}$ and the $${k * k}$, and has its center at $(${-h}, ${-k})$.`,
      says: () => 'I left out the squares of the coordinates and gave the linear terms the signs of the center.',
    },
    {
      misconception: 'a2-con-forgets-the-double-product',
      twoSlips: true,
      rule: ({ h, k, r, top }) => general({ D: -h, E: -k, F: -((r || top - k) ** 2) }),
      why: () => 'leaves out the factor 2 of the middle terms and the squares of the coordinates.',
      says: () => 'I left out the factor 2 of the middle terms and the squares of the coordinates.',
    },
  ],
  explain: ({ h, k, r }, frame) => ({
    ...(frame === 'graph'
      ? {
          figure: circleGraph(
            { h, k, r },
            {
              points: [
                [h, k],
                [h, k + r],
              ],
              steps: [{ from: [h, k], to: [h, k + r], run: '', rise: `${r}` }],
            },
          ),
        }
      : {}),
    plan: 'Write the standard form from center and radius, multiply both squares out, and bring everything to one side.',
    steps: [
      {
        do: `${frame === 'graph' ? `The center is $(${h}, ${k})$ and the highest point is ${r} above it. ` : ''}Standard form: $${standardTex(h, k, r * r)}$`,
        why: 'The center has the opposite signs in the parentheses; the radius is squared.',
      },
      {
        do: `Multiply out: $x^2${signedTerm(-2 * h, 'x')} + ${h * h} + y^2${signedTerm(-2 * k, 'y')} + ${k * k} = ${r * r}$`,
        why: 'Each square gives a middle term with the factor 2 and a constant.',
      },
      {
        do: `$${generalTex(toGeneral({ h, k, r }))}$`,
        why: `The constants give $${h * h} + ${k * k} - ${r * r} = ${h * h + k * k - r * r}$.`,
      },
    ],
    check: `The point $(${h}, ${k + r})$ of the circle fits the equation.`,
    faster: `Every number can be written at once: the coefficient of $x$ is $-2 \\cdot ${paren(h)} = ${-2 * h}$, that of $y$ is $-2 \\cdot ${paren(k)} = ${-2 * k}$, and the constant term is $${h * h} + ${k * k} - ${r * r} = ${h * h + k * k - r * r}$.`,
  }),
  check: ({ h, k, r, top }) => {
    const R = r || top - k
    return equation('c', ({ x, y }) => (x - h) ** 2 + (y - k) ** 2 - R * R)
  },
})

type Scaled = Circle & Readonly<{ a: number }>

const scaledCenter = template({
  ...base,
  id: 'algebra-2/circle-with-leading-coefficient',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 85,
  balance: 'place',
  draw: (rng): Scaled => ({ ...drawCircle(rng), a: pick(rng, [3, 4, 5]) }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ a, ...c }) => {
        const { D, E, F } = toGeneral(c)
        return `What is the center of the circle $${generalTex({ D: a * D, E: a * E, F: a * F }, a)}$?`
      },
    },
    {
      id: 'sprinkler',
      kind: 'words',
      items: 4,
      stem: ({ a, ...c }) => {
        const { D, E, F } = toGeneral(c)
        return `A sprinkler waters a circular part of a lawn. On a plan measured in feet, the edge of the wet part has the equation $${generalTex({ D: a * D, E: a * E, F: a * F }, a)}$. At which point does the sprinkler stand?`
      },
    },
  ],
  given: ({ a, h, k, r }) => ({ a, D: -2 * a * h, E: -2 * a * k, F: a * (h * h + k * k - r * r) }),
  answer: ({ h, k }) => point(h, k),
  traps: [
    {
      misconception: 'a2-con-does-not-divide-first',
      classic: true,
      rule: ({ D, E }) => point(-D / 2, -E / 2),
      why: ({ a }) => `halves the coefficients without dividing the equation by ${a} first.`,
    },
    {
      misconception: 'a2-con-takes-the-center-with-the-wrong-sign',
      rule: ({ a, D, E }) => point(D / (2 * a), E / (2 * a)),
      why: () => 'has the signs that stand in the equation; the coordinates of the center have the opposite ones.',
      says: () => 'I took the signs of the linear terms for the signs of the center.',
    },
    {
      misconception: 'a2-con-does-not-halve',
      says: ({ a }) => `I divided by ${a}, but did not halve the linear coefficients after that.`,
      rule: ({ a, D, E }) => point(-D / a, -E / a),
      why: ({ a }) => `divides by ${a}, but does not halve.`,
    },
    {
      misconception: 'a2-con-mixes-up-the-variables',
      rule: ({ a, D, E }) => point(-E / (2 * a), -D / (2 * a)),
      why: () => 'takes the first coordinate from the $y$-terms.',
    },
    {
      misconception: 'a2-con-does-not-divide-first',
      twoSlips: true,
      rule: ({ D, E }) => point(D / 2, E / 2),
      why: ({ a }) => `does not divide by ${a} first, and has the signs that stand in the equation.`,
      says: ({ a }) => `I halved the coefficients without dividing by ${a}, and kept their signs.`,
    },
    {
      misconception: 'a2-con-does-not-halve',
      twoSlips: true,
      rule: ({ a, D, E }) => point(D / a, E / a),
      why: ({ a }) => `divides by ${a}, but does not halve, and has the signs that stand in the equation.`,
      says: ({ a }) => `I divided by ${a}, did not halve, and kept the signs.`,
    },
  ],
  explain: ({ a, h, k, r }) => ({
    plan: 'Divide the equation by the coefficient of the squares; then half the linear coefficients, with opposite signs, are the coordinates of the center.',
    steps: [
      {
        do: `Divide by ${a}: $${generalTex(toGeneral({ h, k, r }))}$`,
        why: 'Completing the square needs the coefficient 1 before the squares.',
      },
      {
        do: `In $x$: half of $${-2 * h}$ is $${-h}$, so the square is $${square('x', h)}$.`,
        why: 'The middle term is twice the number in the parentheses.',
      },
      {
        do: `In $y$: half of $${-2 * k}$ is $${-k}$, so the square is $${square('y', k)}$.`,
        why: 'The same for the second variable.',
      },
      { do: `The center is $(${h}, ${k})$.`, why: 'There both squares are 0.' },
    ],
    check: `The standard form is $${standardTex(h, k, r * r)}$.`,
    faster: `In one step: each coordinate is the opposite of the linear coefficient, divided by twice the ${a}. Here $${2 * a * h} \\div ${2 * a} = ${h}$ and $${2 * a * k} \\div ${2 * a} = ${k}$.`,
  }),
  // The middle of the two points of the circle with the same y, and of those with the same x.
  check: ({ a, D, E }) => {
    const middle = (c: number) =>
      [...Array(401).keys()].map((i) => (i - 200) / 2).find((x) => 2 * a * x + c === 0) ?? 99
    return point(middle(D), middle(E))
  },
})

export const templates: readonly Template[] = [toStandard, toGeneralForm, scaledCenter]
