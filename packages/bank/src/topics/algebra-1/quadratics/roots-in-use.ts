/** Square roots in stories, for the skill of `roots.ts`. */

import { div, int, num, person, pick, sub, type Template, table, template } from '#kit'
import { rootOf, wholes } from './common.ts'
import { skill } from './roots.ts'

const drop = template({
  id: 'algebra-1/square-root-falling',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 75,
  response: 'grid',
  balance: 'place',
  draw: (rng) => {
    const t = int(rng, 2, 6)
    return { h: 5 * t * t + int(rng, 1, 30), t }
  },
  frames: [
    {
      id: 'stone',
      kind: 'words',
      items: 5,
      stem: ({ h, t }, rng) =>
        `${person(rng)} films a metal ball that falls from a ${pick(rng, ['cliff', 'high bridge', 'tower', 'tall building'])}. Its height in meters after $t$ seconds is $${h} - 5t^2$. After how many seconds is it ${h - 5 * t * t} meters high?`,
    },
    {
      id: 'square-sheet',
      kind: 'table',
      items: 4,
      stem: ({ h, t }, rng) =>
        `<p>${person(rng)} tests how far a toy car rolls down a ramp.</p>${table(
          ['Time in seconds', 'Distance from the wall in centimeters'],
          [
            ['$0$', `$${h}$`],
            ['$t$', `$${h} - 5t^2$`],
          ],
        )}<p>For which positive $t$ is the car ${h - 5 * t * t} centimeters from the wall?</p>`,
    },
  ],
  given: ({ h, t }) => ({ h, end: h - 5 * t * t }),
  answer: ({ t }) => num(t),
  traps: [
    {
      misconception: 'a1-q-forgets-to-take-the-root',
      classic: true,
      says: () => 'I gave $t^2$ and did not take the square root.',
      operation: 'stopped-at-a-step',
      operands: ({ h, end }) => [div(h - end, 5)],
      rule: ({ h, end }) => num((h - end) / 5),
      why: () => 'is $t^2$, not $t$.',
    },
    {
      misconception: 'a1-q-stops-before-the-last-step',
      says: () => 'I stopped at $5t^2$.',
      operation: 'stopped-at-a-step',
      operands: ({ h, end }) => [h - end],
      rule: ({ h, end }) => num(h - end),
      why: () => 'is $5t^2$.',
    },
    {
      misconception: 'a1-q-forgets-to-take-the-root',
      says: () => 'I halved $t^2$ instead of taking its square root.',
      operation: 'root-as-half',
      operands: ({ h, end }) => [div(h - end, 5)],
      rule: ({ h, end }) => ((h - end) % 10 === 0 ? num((h - end) / 10) : null),
      why: () => 'halves $t^2$ instead of taking its root.',
    },
  ],
  explain: ({ h, t }) => ({
    plan: 'The variable stands only in a square: set the expression equal to the given number, get the square alone, and take the root.',
    steps: [
      {
        do: `Write the equation: $${h} - 5t^2 = ${h - 5 * t * t}$.`,
        why: 'The expression must have the value that is asked for.',
      },
      {
        do: `Subtract $${h}$ from both sides: $-5t^2 = -${5 * t * t}$.`,
        why: `$${h - 5 * t * t} - ${h} = -${5 * t * t}$.`,
      },
      { do: `Divide by $-5$: $t^2 = ${t * t}$.`, why: 'Now the square stands alone.' },
      { do: `Take the square root: $t = ${t}$.`, why: `The other root, $-${t}$, lies before the start.` },
    ],
    check: `Put in $t = ${t}$: $${h} - 5 \\cdot ${t * t} = ${h} - ${5 * t * t} = ${h - 5 * t * t}$.`,
    faster: `In one line on a calculator: $\\sqrt{(${h} - ${h - 5 * t * t}) \\div 5} = ${t}$.`,
  }),
  check: ({ h, end }) => num(wholes(60).find((t) => t > 0 && h - 5 * t * t === end) ?? 999),
})

const frame = template({
  id: 'algebra-1/square-root-frame',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 90,
  response: 'choice',
  balance: 'place',
  draw: (rng) => {
    const [x, w] = [int(rng, 5, 20), int(rng, 2, 6)]
    return { w, area: (x + 2 * w) ** 2 }
  },
  frames: [
    {
      id: 'frame',
      kind: 'multi-step',
      items: 6,
      stem: ({ w, area }, rng) =>
        `A square photo of ${person(rng)}’s team is put into a frame that is ${w} inches wide on all sides. Photo and frame together cover ${area} square inches. How long is a side of the photo, in inches?`,
    },
  ],
  given: (p) => p,
  answer: ({ w, area }) => num(Math.round(Math.sqrt(area)) - 2 * w),
  traps: [
    {
      misconception: 'a1-q-counts-a-border-once',
      classic: true,
      says: () => 'I took the width of the frame off only once.',
      operation: 'factor-left-out',
      operands: ({ w }) => [w],
      after: (got, { area }) => sub(Math.sqrt(area), got),
      rule: ({ w, area }) => num(rootOf(area) - w),
      why: ({ w }) => `takes off ${w} only once; the frame lies on both sides.`,
    },
    {
      misconception: 'a1-q-stops-before-the-last-step',
      says: () => 'I stopped at the side of photo and frame together.',
      operation: 'stopped-at-a-step',
      operands: ({ area }) => [Math.sqrt(area)],
      rule: ({ area }) => num(rootOf(area)),
      why: () => 'is the side of the whole frame.',
    },
    {
      misconception: 'a1-q-moves-with-the-wrong-sign',
      says: () => 'I added the frame instead of taking it off.',
      operation: 'added-instead-of-subtracted',
      operands: ({ area, w }) => [Math.sqrt(area), 2 * w],
      rule: ({ w, area }) => num(rootOf(area) + 2 * w),
      why: () => 'adds the frame instead of taking it off.',
    },
    {
      misconception: 'a1-q-counts-a-border-once',
      says: () => 'I took the frame off four times, once for each side of the photo.',
      rule: ({ w, area }) => (rootOf(area) > 4 * w ? num(rootOf(area) - 4 * w) : null),
      why: () => 'takes the frame off four times.',
    },
    {
      misconception: 'a1-q-forgets-to-take-the-root',
      says: () => 'I divided the area by 4 instead of taking its square root.',
      rule: ({ w, area }) => (area % 4 === 0 && area / 4 > 2 * w ? num(area / 4 - 2 * w) : null),
      why: () => 'divides the area by 4 instead of taking its root.',
    },
  ],
  explain: ({ w, area }) => {
    const all = Math.round(Math.sqrt(area))
    return {
      plan: 'Photo and frame together are a square: its area gives its side, and the frame is taken off at both ends of the side.',
      steps: [
        {
          do: `Let $x$ be the side of the photo. With the frame the side is $x + 2 \\cdot ${w} = x + ${2 * w}$.`,
          why: 'The frame lies at both ends of each side.',
        },
        {
          do: `The area is the square of the side: $(x + ${2 * w})^2 = ${area}$.`,
          why: 'Photo and frame together are a square.',
        },
        {
          do: `Take the square root: $x + ${2 * w} = ${all}$.`,
          why: `$${all}^2 = ${area}$, and a length is positive, so only the positive root counts.`,
        },
        {
          do: `Subtract $${2 * w}$: $x = ${all} - ${2 * w} = ${all - 2 * w}$ inches.`,
          why: 'Take the frame off at both ends.',
        },
      ],
      check: `$${all - 2 * w} + ${w} + ${w} = ${all}$, and $${all} \\cdot ${all} = ${area}$ square inches.`,
      faster: `In one line: the side is $\\sqrt{${area}} - 2 \\cdot ${w} = ${all} - ${2 * w} = ${all - 2 * w}$.`,
    }
  },
  check: ({ w, area }) => num(wholes(60).find((x) => x > 0 && (x + w + w) ** 2 === area) ?? 999),
})

export const templates: readonly Template[] = [drop, frame]
