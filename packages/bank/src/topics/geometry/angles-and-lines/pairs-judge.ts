/** Questions about other people's work, for the skill of `pairs.ts`. */

import {
  add,
  div,
  fracWorked,
  int,
  judgeTwo,
  linear,
  mul,
  nameTheNumberMistake,
  num,
  pick,
  type Template,
  template,
  testsOf,
  toTex,
  until,
  withCheck,
  withFaster,
} from '#kit'
import { angleLabel } from '../linear-label.ts'
import { withFigure } from '../with-figure.ts'
import { cross, SETS, skill, turn } from './pairs.ts'

const times = (n: number): string => (n === 1 ? 'x' : `${n}x`)

/** From the sum of the two angles to x. */
const fromSum = (a: number, c: number, d: number, sum: number): string =>
  `$${times(a)} + ${linear(c, d)} = ${sum}$, so $${a + c}x = ${sum} - ${d} = ${sum - d}$ and $x = ${fracWorked(sum - d, a + c)}$`

const mistake = template({
  id: 'geometry/angle-pairs-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      withFigure(
        nameTheNumberMistake({
          slip: 'geo-lines',
          items: 5,
          draw: (rng): { a: number; c: number; d: number; set: string } => ({
            a: int(rng, 2, 5),
            c: int(rng, 1, 4),
            d: int(rng, 2, 12) * 5,
            set: pick(rng, SETS),
          }),
          ask: (e, name, got) =>
            `<p>Two lines cross at $${e.set[4]}$. ${name} looks for the value of $x$.</p>${cross(
              (e.a * (180 - e.d)) / (e.a + e.c),
              12,
              e.set,
              [
                [0, `${e.a}x°`],
                [1, angleLabel(e.c, e.d)],
              ],
            )}<p>${name}’s answer is ${got}.</p>`,
          show: (x) => `$x = ${num(x).html.slice(1, -1)}$`,
          solution: ({ a, c, d }) => div(180 - d, a + c),
          how: ({ a, c, d }) => `the two angles make a straight line, so ${fromSum(a, c, d, 180)}.`,
          mistakes: ({ a, c, d }) => [
            {
              says: 'The two angles were set equal.',
              result: a === c ? -1 : div(d, a - c),
              work: `$${times(a)} = ${linear(c, d)}$, so $${times(a - c)} = ${d}$${a - c === 1 ? '' : ` and $x = ${fracWorked(d, a - c)}$`}`,
            },
            {
              says: 'The two angles were made to add up to $90^\\circ$.',
              result: div(90 - d, a + c),
              work: fromSum(a, c, d, 90),
            },
            {
              says: 'The two angles were made to add up to $360^\\circ$.',
              result: div(360 - d, a + c),
              work: fromSum(a, c, d, 360),
            },
            {
              says: `The $${d}$ was added to $180$ instead of subtracted from it.`,
              result: div(180 + d, a + c),
              work: `$${times(a)} + ${linear(c, d)} = 180$ is turned into $${a + c}x = 180 + ${d} = ${180 + d}$, so $x = ${fracWorked(180 + d, a + c)}$`,
            },
          ],
        }),
        ({ e }) => {
          const n = (e.a * (180 - e.d)) / (e.a + e.c)
          const hundredth = (x: number) => Math.round(100 * x) / 100
          // The two shown must add up to 180, also where both had to be rounded.
          const first = hundredth(n)
          return cross(n, 12, e.set, [
            [0, `${first}°`],
            [1, `${hundredth(180 - first)}°`],
          ])
        },
      ),
      ({ e: { a, c, d } }) => {
        const x = div(180 - d, a + c)
        return `With the correct $x = ${toTex(x)}$ the labels are $${toTex(mul(a, x))}$ and $${toTex(add(mul(c, x), d))}$ degrees, together $180$.`
      },
    ),
    ({ e: { a, c, d }, which, name }) => {
      const x = [a === c ? -1 : div(d, a - c), div(90 - d, a + c), div(360 - d, a + c), div(180 + d, a + c)][which] ?? 0
      const [one, two] = [toTex(mul(a, x)), toTex(add(mul(c, x), d))]
      const put = `Solve nothing: put ${name}’s $x = ${toTex(x)}$ into both labels. They are $${one}$ and $${two}$ degrees`
      return [
        `${put}, the same. So they were set equal.`,
        `${put}, together $90$. So the sum was set to $90$.`,
        `${put}, together $360$. So the sum was set to $360$.`,
        `${put}, together $${180 + 2 * d}$. That is neither $90$ nor $360$, but twice $${d}$ too much: the $${d}$ was added instead of subtracted.`,
      ][which] as string
    },
  ),
})

const claims = template({
  id: 'geometry/angle-pairs-claims',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 70,
  response: 'choice',
  ...withCheck(
    judgeTwo({
      slip: 'geo-lines',
      frame: 'numbered',
      items: 6,
      draw: (rng) => {
        const n = until(
          () => int(rng, 45, 135),
          (x) => Math.abs(x - 90) > 14,
        )
        return { n, rot: turn(rng, n), set: pick(rng, SETS) }
      },
      intro: (e) =>
        `<p>Lines $${e.set[0]}${e.set[2]}$ and $${e.set[1]}${e.set[3]}$ cross at $${e.set[4]}$, but not at right angles.</p>${cross(
          e.n,
          e.rot,
          e.set,
          [
            [0, '1'],
            [1, '2'],
            [2, '3'],
            [3, '4'],
          ],
          true,
        )}`,
      shown: (e) =>
        cross(e.n, e.rot, e.set, [
          [0, `1: ${e.n}°`],
          [1, `2: ${180 - e.n}°`],
          [2, `3: ${e.n}°`],
          [3, `4: ${180 - e.n}°`],
        ]),
      plan: 'Find the named angles in the figure and say how they lie: opposite each other, or side by side on a straight line. That decides whether they are equal or add up to a straight angle.',
      claims: () => [
        {
          id: '13e',
          says: 'Angles 1 and 3 are equal.',
          holds: true,
          tested:
            'Angles 1 and 3 lie opposite each other at the crossing, so they are vertical angles, and vertical angles are equal.',
        },
        {
          id: '24e',
          says: 'Angles 2 and 4 are equal.',
          holds: true,
          tested:
            'Angles 2 and 4 lie opposite each other at the crossing, so they are vertical angles, and vertical angles are equal.',
        },
        {
          id: '12s',
          says: 'Angles 1 and 2 add up to $180^\\circ$.',
          holds: true,
          tested:
            'Angles 1 and 2 lie side by side and their outer sides make a straight line, so together they are a straight angle, $180^\\circ$.',
        },
        {
          id: '34s',
          says: 'Angles 3 and 4 add up to $180^\\circ$.',
          holds: true,
          tested:
            'Angles 3 and 4 lie side by side and their outer sides make a straight line, so together they are a straight angle, $180^\\circ$.',
        },
        {
          id: '12e',
          says: 'Angles 1 and 2 are equal.',
          holds: false,
          tested:
            'Angles 1 and 2 lie side by side on a straight line: $m\\angle 1 + m\\angle 2 = 180^\\circ$. Equal parts would be $180^\\circ \\div 2 = 90^\\circ$ each.',
          because: 'Neighbors are equal only where the lines cross at right angles, and here they do not.',
        },
        {
          id: '13s',
          says: 'Angles 1 and 3 add up to $180^\\circ$.',
          holds: false,
          tested:
            'Angles 1 and 3 lie opposite each other, so they are equal. Two equal angles with the sum $180^\\circ$ would be $90^\\circ$ each.',
          because:
            'Vertical angles add up to $180^\\circ$ only where the lines cross at right angles, and here they do not.',
        },
        {
          id: '23c',
          says: 'Angles 2 and 3 are complementary.',
          holds: false,
          tested:
            'Angles 2 and 3 lie side by side on a straight line, so $m\\angle 2 + m\\angle 3 = 180^\\circ$. Complementary angles add up to $90^\\circ$.',
          because: 'Angles that make a straight line are supplementary.',
        },
        {
          id: '124',
          says: 'Angles 1, 2 and 4 add up to $180^\\circ$.',
          holds: false,
          tested:
            'Add them in two goes. Angles 1 and 2 lie on a straight line and make $180^\\circ$; angle 4 still comes on top.',
          because: 'Three of the four angles make more than a straight angle.',
        },
      ],
      given: () => ({}),
      // Tried with a crossing of 50° and 130°.
      test: (_, id) => {
        const size = [0, 50, 130, 50, 130]
        const list = [...id].filter((x) => x >= '1' && x <= '4').map((x) => size[Number(x)] as number)
        const sum = list.reduce((s, x) => s + x, 0)
        return id.endsWith('e') ? list[0] === list[1] : sum === (id.endsWith('c') ? 90 : 180)
      },
    }),
    ({ e: { n }, ids }) => {
      const m = 180 - n
      return `If angle 1 measures $${n}^\\circ$, the four angles are $${n}^\\circ$, $${m}^\\circ$, $${n}^\\circ$ and $${m}^\\circ$. ${testsOf(
        ids,
        {
          '13e': `Angles 1 and 3: $${n} = ${n}$.`,
          '24e': `Angles 2 and 4: $${m} = ${m}$.`,
          '12s': `Angles 1 and 2: $${n} + ${m} = 180$.`,
          '34s': `Angles 3 and 4: $${n} + ${m} = 180$.`,
          '12e': `Angles 1 and 2: $${n} \\neq ${m}$.`,
          '13s': `Angles 1 and 3: $${n} + ${n} = ${2 * n}$, not $180$.`,
          '23c': `Angles 2 and 3: $${m} + ${n} = 180$, not $90$.`,
          '124': `Angles 1, 2 and 4: $${n} + ${m} + ${m} = ${n + 2 * m}$, not $180$.`,
        },
      )}`
    },
  ),
})

export const templates: readonly Template[] = [mistake, claims]
