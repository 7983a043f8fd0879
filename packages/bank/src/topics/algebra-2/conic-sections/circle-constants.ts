/** Circles as conics: unknown constants, and the mistakes of others. */

import {
  div,
  equation,
  nameTheWorkedMistake,
  num,
  pow,
  signed,
  signedTerm,
  sub,
  type Template,
  template,
  until,
  withFaster,
} from '#kit'
import { base, type Circle, drawCircle, generalTex, standard, standardTex, toGeneral } from './circle-forms.ts'

const constant = template({
  ...base,
  id: 'algebra-2/circle-unknown-constant',
  balance: 'place',
  difficulty: 'High',
  b: 0.9,
  seconds: 100,
  draw: (rng): Circle =>
    until(
      () => drawCircle(rng),
      ({ h, k, r }) => Math.abs(h * h + k * k - r * r) > 1,
    ),
  frames: [
    {
      id: 'find-c',
      kind: 'multi-step',
      items: 6,
      stem: ({ h, k, r }) =>
        `For some constant $c$, the graph of $x^2 + y^2${signedTerm(-2 * h, 'x')}${signedTerm(-2 * k, 'y')} + c = 0$ is a circle with radius ${r}. What is the value of $c$?`,
    },
    {
      id: 'typed',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      stem: ({ h, k, r }) =>
        `The circle $x^2 + y^2${signedTerm(-2 * h, 'x')}${signedTerm(-2 * k, 'y')} + m = 0$ has a diameter of ${2 * r}. What is the value of $m$?`,
    },
  ],
  given: ({ h, k, r }, frame) => ({ D: -2 * h, E: -2 * k, ...(frame === 'typed' ? { r: 0, d: 2 * r } : { r, d: 0 }) }),
  answer: ({ h, k, r }) => num(h * h + k * k - r * r),
  traps: [
    {
      misconception: 'a2-con-moves-the-constant-with-its-sign',
      classic: true,
      operation: 'sign-reversed',
      operands: ({ D, E, r, d }) => [sub(div(D * D + E * E, 4), (r + d / 2) ** 2)],
      rule: ({ D, E, r, d }) => num((r || d / 2) ** 2 - D ** 2 / 4 - E ** 2 / 4),
      why: () => 'is the number on the other side of the equation; on this side its sign is the opposite.',
    },
    {
      misconception: 'a2-con-subtracts-the-squares-on-the-other-side',
      operation: 'sign-reversed',
      operands: ({ D, E }) => [div(D * D + E * E, 4)],
      after: (got, { r, d }) => sub(got, (r || d / 2) ** 2),
      rule: ({ D, E, r, d }) => num(-(D ** 2) / 4 - E ** 2 / 4 - (r || d / 2) ** 2),
      why: ({ h, k }) => `subtracts $${h * h}$ and $${k * k}$ on the right, although they are added on the left.`,
    },
    {
      misconception: 'a2-con-does-not-halve',
      rule: ({ D, E, r, d }) => num(D * D + E * E - (r || d / 2) ** 2),
      why: () => 'squares the linear coefficients without halving them.',
    },
    {
      misconception: 'a2-con-radius-not-squared',
      operation: 'exponent-left-out',
      operands: ({ r, d }) => [r + d / 2],
      after: (got, { D, E }) => sub(div(D * D + E * E, 4), got),
      rule: ({ D, E, r, d }) => num(D ** 2 / 4 + E ** 2 / 4 - (r || d / 2)),
      why: ({ r }) => `subtracts ${r} instead of $${r}^2$.`,
      says: ({ r }) => `I subtracted the radius ${r} instead of its square.`,
    },
    {
      misconception: 'a2-con-adds-the-square-of-the-radius',
      operation: 'added-instead-of-subtracted',
      operands: ({ D, E, r, d }) => [div(D * D + E * E, 4), (r + d / 2) ** 2],
      rule: ({ D, E, r, d }) => num(D ** 2 / 4 + E ** 2 / 4 + (r || d / 2) ** 2),
      why: ({ r }) => `adds $${r}^2$ instead of subtracting it.`,
    },
    {
      misconception: 'a2-con-takes-the-diameter-for-the-radius',
      operation: 'diameter-for-radius',
      operands: ({ d }) => [d / 2],
      after: (got, { D, E }) => sub(div(D * D + E * E, 4), pow(got, 2)),
      rule: ({ D, E, d }) => (d > 0 ? num(D ** 2 / 4 + E ** 2 / 4 - d * d) : null),
      why: ({ r }) => `squares ${2 * r}, which is the diameter.`,
    },
  ],
  explain: ({ h, k, r }, frame) => {
    const name = frame === 'typed' ? 'm' : 'c'
    return {
      plan: 'Complete both squares with the unknown constant in place; the right side must be the square of the radius.',
      steps: [
        {
          do: `$x^2${signedTerm(-2 * h, 'x')} + ${h * h} + y^2${signedTerm(-2 * k, 'y')} + ${k * k} = ${h * h} + ${k * k} - ${name}$`,
          why: `Add $${h * h}$ and $${k * k}$ on both sides, and bring $${name}$ over.`,
        },
        {
          do: `So $r^2 = ${h * h + k * k} - ${name}$.`,
          why: 'The left side is a sum of two squares: the standard form.',
        },
        {
          do: `$${r * r} = ${h * h + k * k} - ${name}$`,
          why: frame === 'typed' ? `The radius is half of ${2 * r}, and $${r}^2 = ${r * r}$.` : `The radius is ${r}.`,
        },
        { do: `$${name} = ${h * h + k * k} - ${r * r} = ${h * h + k * k - r * r}$`, why: `Solve for $${name}$.` },
      ],
      check: `With this value the standard form is $${standardTex(h, k, r * r)}$.`,
      faster: `For a circle with center $(h, k)$ the constant term is $h^2 + k^2 - r^2$. Half of each coefficient is enough: $${h * h} + ${k * k} - ${r * r} = ${h * h + k * k - r * r}$.`,
    }
  },
  // The left side must be 0 at the point straight above the center.
  check: ({ D, E, r, d }) => {
    const [x, y] = [-D / 2, -E / 2 + (r || d / 2)]
    return num(-(x * x + y * y + D * x + E * y))
  },
})

const mistake = template({
  ...base,
  id: 'algebra-2/circle-form-mistake',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 105,
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-con',
      items: 6,
      draw: (rng) =>
        toGeneral(
          until(
            () => drawCircle(rng),
            ({ h, k, r }) => h * h + k * k < r * r,
          ),
        ),
      task: (g) => `brought the circle $${generalTex(g)}$ into standard form`,
      solution: ({ D, E, F }) => standard(-D / 2, -E / 2, (D * D + E * E) / 4 - F),
      work: ({ D, E, F }) =>
        `the squares need $${(D / 2) ** 2}$ and $${(E / 2) ** 2}$ on both sides, so the right side is $${-F} + ${(D / 2) ** 2} + ${(E / 2) ** 2}$`,
      mistakes: ({ D, E, F }) => [
        {
          says: 'Adding the squares on the left side only',
          work: `the right side stays $${-F}$`,
          result: standard(-D / 2, -E / 2, -F),
        },
        {
          says: 'Giving the numbers in the parentheses the opposite signs',
          work: 'the center changes the sign of both coordinates',
          result: standard(D / 2, E / 2, (D * D + E * E) / 4 - F),
        },
        {
          says: 'Not halving the coefficients of $x$ and $y$',
          work: `the squares $${D * D}$ and $${E * E}$ are added on both sides`,
          result: standard(-D, -E, D * D + E * E - F),
        },
        {
          says: 'Completing the square on both sides for $x$ only, and for $y$ on the left only',
          work: `the right side is $${-F} + ${(D / 2) ** 2}$`,
          result: standard(-D / 2, -E / 2, (D * D) / 4 - F),
        },
      ],
      redo: ({ D, E, F }) => {
        const left = (a: number, b: number, c: number) => equation('c', ({ x, y }) => x * x + y * y + a * x + b * y + c)
        return [
          left(D, E, F),
          left(D, E, F + (D * D + E * E) / 4),
          left(-D, -E, F),
          left(2 * D, 2 * E, F),
          left(D, E, F + (E * E) / 4),
        ]
      },
    }),
    ({ e: { D, E, F }, which, name }) => {
      const inside = `Look at the parentheses first: they must be $(x${signed(D / 2)})$ and $(y${signed(E / 2)})$`
      return [
        `${inside}, as in ${name}’s answer. So the right side is wrong: it is still $${-F}$, with no square added.`,
        `${inside}, and ${name} has the opposite signs in both.`,
        `${inside}, and ${name} has $${Math.abs(D)}$ and $${Math.abs(E)}$ in them. So nothing was halved.`,
        `${inside}, as in ${name}’s answer. So the right side is wrong: $${(D * D) / 4 - F} - ${-F} = ${(D * D) / 4}$ is the square for $x$ alone.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [constant, mistake]
