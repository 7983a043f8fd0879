/** A point that turns step by step: when is it first in the quadrant that two signs tell? */

import { int, nearly, num, person, pick, type Rng, type Template, template, unitCircle, until } from '#kit'
import { at, type Fn, WORD } from '../common.ts'
import { ROMAN, SIGNS } from './signs.ts'

const skill = 'trig-signs-and-quadrants'

type Sign = Readonly<{ f: Fn; s: number }>
type Turning = Readonly<{ step: number; one: Sign; two: Sign }>

const MOST = 40
const PAIRS = [
  ['sin', 'cos'],
  ['sin', 'tan'],
  ['tan', 'cos'],
] as const
const quadrant = (angle: number): number => Math.floor((angle % 360) / 90)
const holds = (q: number, { f, s }: Sign): boolean => {
  const [x, y] = SIGNS[q] as readonly [number, number]
  return (f === 'sin' ? y : f === 'cos' ? x : x * y) === s
}
/** The one quadrant in which both signs are met. */
const bothHold = (one: Sign, two: Sign): number => [0, 1, 2, 3].findIndex((q) => holds(q, one) && holds(q, two))
/** The first step after which the quadrant fits; 0 if there is none. */
function first(step: number, fits: (q: number) => boolean): number {
  for (let n = 1; n <= MOST; n++) if (fits(quadrant(n * step))) return n
  return 0
}
const wanted = ({ step, one, two }: Turning): number => first(step, (q) => holds(q, one) && holds(q, two))
const found = (n: number) => (n === 0 ? null : num(n))

const swapped = ({ f, s }: Sign): Sign => ({ f: f === 'sin' ? 'cos' : f === 'cos' ? 'sin' : 'tan', s })
const said = ({ s }: Sign): string => (s > 0 ? 'positive' : 'negative')
const tex = ({ f, s }: Sign): string => `\\${f} \\theta ${s > 0 ? '\\gt' : '\\lt'} 0`
const where = (s: Sign): string =>
  [0, 1, 2, 3]
    .filter((q) => holds(q, s))
    .map((q) => ROMAN[q])
    .join(' and ')
const listed = (parts: readonly string[]): string => parts.join(', ')

/** The unit circle after so many steps. */
const turned = (angle: number) =>
  unitCircle({ alt: 'The unit circle with the terminal side of the angle turned so far', angle, label: `${angle}°` })

function drawTurning(rng: Rng): Turning {
  const [f, h] = pick(rng, PAIRS)
  return { step: int(rng, 41, 164), one: { f, s: pick(rng, [1, -1]) }, two: { f: h, s: pick(rng, [1, -1]) } }
}

/** A division finds the step in the first two turns; later ones are tried where there are options. */
function withoutList(step: number, n: number, options: boolean): { faster?: string } {
  const from = 90 * quadrant(n * step)
  const range = (start: number) =>
    `$${start} \\div ${step} ${nearly(start / step, 2)}$ and $${start + 90} \\div ${step} ${nearly((start + 90) / step, 2)}$`
  if (n * step < 360)
    return { faster: `Divide instead of listing: the first whole number between ${range(from)} is $${n}$.` }
  if (options)
    return {
      faster: `Try the options alone, from the least on: the first that ends between $${from}^\\circ$ and $${from + 90}^\\circ$ is $${n}$, with $${n} \\cdot ${step}^\\circ = ${n * step}^\\circ$, which ends where $${(n * step) % 360}^\\circ$ does.`,
    }
  return n * step < 720
    ? {
        faster: `Divide instead of listing: between ${range(from)} there is no whole number; one turn later, between ${range(from + 360)}, it is $${n}$.`,
      }
    : {}
}

const turning = template({
  id: 'trigonometry/first-time-in-a-quadrant',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 90,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => drawTurning(rng),
      (p) => {
        const n = wanted(p)
        // On an axis no quadrant is reached, so the steps must miss the axes for a while.
        const clear = Array.from({ length: 12 }, (_, i) => (i + 1) * p.step).every((angle) => angle % 90 !== 0)
        return n >= 2 && n <= 9 && clear
      },
    ),
  frames: [
    {
      id: 'circle',
      kind: 'multi-step',
      items: 6,
      stem: ({ step, one, two }) =>
        `${turned(step)}<p>A point starts at $(1, 0)$ and moves counterclockwise along the unit circle, $${step}^\\circ$ each second. The figure shows it after the first second. After $n$ seconds it has turned through the angle $\\theta = n \\cdot ${step}^\\circ$. What is the least positive integer $n$ for which $${tex(one)}$ and $${tex(two)}$?</p>`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ step, one, two }, rng) =>
        `${turned(step)}<p>${person(rng)} programs the arm of a robot. The arm points east at first and turns counterclockwise in steps of $${step}^\\circ$; the figure shows it after the first step. After each step, the screen shows the signs of the ${WORD[one.f]} and the ${WORD[two.f]} of the whole angle turned so far. After how many steps does it show, for the first time, a ${said(one)} ${WORD[one.f]} together with a ${said(two)} ${WORD[two.f]}?</p>`,
    },
  ],
  given: ({ step, one, two }) => ({ step, one, two }),
  answer: (p) => num(wanted(p)),
  traps: [
    {
      misconception: 'trig-tests-one-condition-only',
      classic: true,
      rule: ({ step, one }) => found(first(step, (q) => holds(q, one))),
      says: ({ one }) => `I used only the condition about the ${WORD[one.f]}.`,
      why: ({ two }) => `is too early: there the ${WORD[two.f]} has the other sign.`,
    },
    {
      misconception: 'trig-tests-one-condition-only',
      classic: true,
      rule: ({ step, two }) => found(first(step, (q) => holds(q, two))),
      says: ({ two }) => `I used only the condition about the ${WORD[two.f]}.`,
      why: ({ one }) => `is too early: there the ${WORD[one.f]} has the other sign.`,
    },
    {
      misconception: 'trig-takes-sine-for-the-x-coordinate',
      // In quadrants I and III both coordinates have the same sign, so that nobody notices which is which.
      rule: ({ step, one, two }) =>
        bothHold(swapped(one), swapped(two)) === bothHold(one, two)
          ? null
          : found(first(step, (q) => q === bothHold(swapped(one), swapped(two)))),
      says: () => 'I took the sine for the $x$-coordinate and the cosine for the $y$-coordinate.',
      why: () => 'goes by the signs of the wrong coordinates.',
    },
    {
      misconception: 'trig-turns-both-signs-around',
      rule: ({ step, one, two }) => found(first(step, (q) => !holds(q, one) && !holds(q, two))),
      says: ({ one, two }) =>
        `I looked for the ${WORD[one.f]} and the ${WORD[two.f]} with both signs the other way around.`,
      why: () => 'leads to the quadrant where both functions have the other sign.',
    },
  ],
  explain: (p, frame) => {
    const { step, one, two } = p
    const n = wanted(p)
    const q = quadrant(n * step)
    const angles = Array.from({ length: n }, (_, i) => (i + 1) * step)
    const over = angles.filter((a) => a > 360)
    return {
      plan: 'Each sign leaves two quadrants, both together leave one. Write down the angles step by step, take full turns off, and stop at the first angle that ends in this quadrant.',
      steps: [
        {
          do: `The ${WORD[one.f]} is ${said(one)} in quadrants ${where(one)}; the ${WORD[two.f]} is ${said(two)} in quadrants ${where(two)}. Only quadrant ${ROMAN[q]}, from $${90 * q}^\\circ$ to $${90 * q + 90}^\\circ$, is in both pairs.`,
          why: 'Sine has the sign of $y$, cosine that of $x$, and tangent is positive where both have the same sign.',
        },
        {
          do: `The angles are $${listed(angles.map((a) => `${a}^\\circ`))}$.`,
          why: `Each step adds $${step}^\\circ$.`,
        },
        ...(over.length > 0
          ? [
              {
                do: `Take off full turns: ${over.map((a) => `$${a}^\\circ - ${360 * Math.floor(a / 360)}^\\circ = ${a % 360}^\\circ$`).join(', ')}.`,
                why: 'A full turn leads back to the same place.',
              },
            ]
          : []),
        {
          do: `The first angle that ends in quadrant ${ROMAN[q]} is number $${n}$: $${n} \\cdot ${step}^\\circ = ${n * step}^\\circ$.`,
          why: 'The angles before it end in other quadrants.',
        },
      ],
      figure: turned(n * step),
      ...withoutList(step, n, frame === 'circle'),
      check: `$\\${one.f} ${n * step}^\\circ \\approx ${at(one.f, n * step).toFixed(2)}$ is ${said(one)}, and $\\${two.f} ${n * step}^\\circ \\approx ${at(two.f, n * step).toFixed(2)}$ is ${said(two)}.`,
    }
  },
  // By the values of the functions, without quadrants.
  check: ({ step, one, two }) => {
    const fits = (angle: number) => [one, two].every(({ f, s }) => Math.sign(at(f, angle)) === s)
    return num(Array.from({ length: MOST }, (_, i) => i + 1).find((n) => fits(n * step)) ?? 0)
  },
})

export const templates: readonly Template[] = [turning]
