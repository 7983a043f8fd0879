/** The area of a triangle with the sine, forwards and backwards. */

import { div, frac, int, num, person, pick, type Template, template, toTex, until } from '#kit'
import { at, rad, real, realTex, realText } from '../common.ts'
import { anyTriangle, SETS, turnOf } from './figures.ts'

export const skill = 'trig-area-and-bearings'

export const third = (a: number, b: number, C: number): number => Math.sqrt(a * a + b * b - 2 * a * b * at('cos', C))

const area = template({
  id: 'trigonometry/area-with-sine',
  skill,
  difficulty: 'Low',
  b: -0.1,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 4, 20),
        b: 2 * int(rng, 2, 10),
        C: pick(rng, [30, 45, 60, 120, 135, 150]),
        set: pick(rng, SETS),
        rot: turnOf(rng),
      }),
      ({ a, b }) => a !== b && Math.min(a, b) / Math.max(a, b) > 0.4,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 9,
      stem: ({ a, b, C, set, rot }) =>
        `${anyTriangle(set, a, b, third(a, b, C), { a: `${a} in`, b: `${b} in`, C: `${C}°` }, rot)}<p>What is the exact area of triangle $${set}$, in square inches?</p>`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ a, b, C }, rng) =>
        `${person(rng)} sews a triangular sail. Two of its sides are $${a}$ feet and $${b}$ feet long, and the angle between them is $${C}^\\circ$. How many square feet of cloth does the sail have?`,
    },
  ],
  given: ({ a, b, C }) => ({ a, b, C }),
  answer: ({ a, b, C }) => real((a * b * at('sin', C)) / 2),
  traps: [
    {
      misconception: 'trig-forgets-the-half-of-the-area',
      classic: true,
      operation: 'half-forgotten',
      rule: ({ a, b, C }) => real(a * b * at('sin', C)),
      why: ({ a, b, C }) => `is $${a} \\cdot ${b} \\cdot \\sin ${C}^\\circ$ without the half.`,
    },
    {
      misconception: 'trig-takes-cosine-in-the-area',
      operation: 'taken-for-base-and-height',
      operands: ({ a, b }) => [a, b],
      rule: ({ a, b }) => real((a * b) / 2),
      says: () => 'I took the two sides for base and height.',
      why: () => 'takes the two sides for base and height.',
    },
    {
      misconception: 'trig-takes-cosine-in-the-area',
      rule: ({ a, b, C }) => real((a * b * Math.abs(at('cos', C))) / 2),
      says: () => 'I used the cosine, without its sign, instead of the sine.',
      why: ({ C }) => `uses the cosine of $${C}^\\circ$, without its sign, instead of the sine.`,
    },
    {
      misconception: 'trig-takes-cosine-in-the-area',
      twoSlips: true,
      rule: ({ a, b, C }) => real(a * b * Math.abs(at('cos', C))),
      says: () => 'I used the cosine, without its sign, and forgot the half.',
      why: () => 'uses the cosine and forgets the half.',
    },
  ],
  explain: ({ a, b, C, set, rot }, frame) => ({
    plan: 'Two sides and the angle between them give the area: half the product of the sides and the sine of the angle.',
    steps: [
      {
        do: `Area $= \\frac{1}{2} \\cdot ${a} \\cdot ${b} \\cdot \\sin ${C}^\\circ$ with $\\sin ${C}^\\circ = ${realTex(at('sin', C))}$`,
        why: 'Two sides and the angle between them are known.',
      },
      { do: `Area $= ${realTex((a * b * at('sin', C)) / 2)}$`, why: 'Multiply.' },
    ],
    check: `Another way: the height onto the side of $${a}$ is $${b} \\cdot \\sin ${C > 90 ? 180 - C : C}^\\circ = ${realTex(b * at('sin', C))}$, and half of $${a} \\cdot ${realTex(b * at('sin', C))}$ is $${realTex((a * b * at('sin', C)) / 2)}$.`,
    ...(frame === 'figure'
      ? {
          figure: anyTriangle(
            set,
            a,
            b,
            third(a, b, C),
            { a: `${a} in`, b: `${b} in`, C: `${C}°`, area: `${realText((a * b * at('sin', C)) / 2)} in²` },
            rot,
          ),
        }
      : {}),
  }),
  // Base times height.
  check: ({ a, b, C }) => real((a / 2) * (b * Math.sin(rad(180 - C)))),
})

/** The angle between two sides from the area. */
const sideFromArea = template({
  id: 'trigonometry/side-from-area',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 4, 20), b: 2 * int(rng, 2, 12), C: pick(rng, [30, 150]) }),
      ({ a, b }) => a !== b && (a * b) % 4 === 0,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 4,
      stem: ({ a, b, C }) =>
        `A triangular garden has an area of $${(a * b) / 4}$ square yards. One side is $${a}$ yards long, and it makes an angle of $${C}^\\circ$ with a second side. How many yards long is the second side?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      items: 3,
      response: 'grid',
      stem: ({ a, b, C }) =>
        `In triangle $ABC$, $AB = ${a}$ and $m\\angle A = ${C}^\\circ$. The area is $${(a * b) / 4}$. How long is $AC$?`,
    },
  ],
  given: ({ a, b, C }) => ({ a, area: (a * b) / 4, C }),
  answer: ({ b }) => num(b),
  traps: [
    {
      misconception: 'trig-forgets-the-half-of-the-area',
      classic: true,
      operation: 'half-forgotten',
      operands: ({ a }) => [a, frac(1, 2)],
      after: (x, { area }) => div(area, x),
      rule: ({ a, area: s }) => num(frac(2 * s, a)),
      says: () => 'I left out the half in the formula for the area.',
      why: ({ a, b, C }) => `solves $${a} \\cdot x \\cdot \\sin ${C}^\\circ = ${(a * b) / 4}$.`,
    },
    {
      misconception: 'trig-takes-cosine-in-the-area',
      operation: 'part-left-out',
      operands: ({ a, area }) => [frac(area, a)],
      rule: ({ a, area: s }) => num(frac(s, a)),
      says: () => 'I divided the area by the known side.',
      why: () => 'divides the area by the side only.',
    },
    {
      misconception: 'trig-takes-cosine-in-the-area',
      rule: ({ a, area: s }) => real((4 * s) / (a * Math.sqrt(3))),
      says: () => 'I used $\\frac{\\sqrt{3}}{2}$ for the sine, which is the size of the cosine.',
      why: ({ C }) => `uses $\\frac{\\sqrt{3}}{2}$ for $\\sin ${C}^\\circ$.`,
    },
    {
      misconception: 'trig-forgets-the-half-of-the-area',
      twoSlips: true,
      rule: ({ a, area: s }) => real((2 * s) / (a * Math.sqrt(3))),
      says: () => 'I left out the half in the area, and used $\\frac{\\sqrt{3}}{2}$ for the sine.',
      why: ({ C }) => `leaves out the half and uses $\\frac{\\sqrt{3}}{2}$ for $\\sin ${C}^\\circ$.`,
    },
  ],
  explain: ({ a, b, C }) => ({
    plan: 'The area is half the product of two sides and the sine of the angle between them. Write this with the unknown side, and solve the equation.',
    steps: [
      {
        do: `$\\frac{1}{2} \\cdot ${a} \\cdot x \\cdot \\sin ${C}^\\circ = ${(a * b) / 4}$`,
        why: 'The area is half the product of two sides and the sine of the angle between them.',
      },
      {
        do: `$\\sin ${C}^\\circ = \\frac{1}{2}$, so $\\frac{1}{2} \\cdot ${a} \\cdot \\frac{1}{2} \\cdot x = \\frac{${a}}{4} x = ${(a * b) / 4}$.`,
        why:
          C === 150
            ? 'An angle and its supplement have the same sine: $\\sin 150^\\circ = \\sin 30^\\circ$.'
            : 'This value is known exactly.',
      },
      { do: `$${a}x = ${a * b}$, so $x = ${b}$.`, why: `Multiply by $4$, then divide by $${a}$.` },
    ],
    faster: `Work with twice the area, so that no half is needed: $${a} \\cdot \\frac{1}{2} \\cdot x = ${(a * b) / 2}$, so $${toTex(frac(a, 2))}x = ${(a * b) / 2}$ and $x = ${b}$.`,
    check: `$\\frac{1}{2} \\cdot ${a} \\cdot ${b} \\cdot \\frac{1}{2} = ${(a * b) / 4}$.`,
  }),
  check: ({ a, area: s, C }) => num(Math.round((2 * s) / (a * Math.sin(rad(C))))),
})

export const templates: readonly Template[] = [area, sideFromArea]
