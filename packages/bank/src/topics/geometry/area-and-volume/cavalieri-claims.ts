/** Two students talk about two stacks of coins, one of which leans. */

import { int, judgeTwo, pick, template, testsOf, withCheck, withFaster } from '#kit'
import { stacks } from './cavalieri-figures.ts'

export const claims = template({
  id: 'geometry/cavalieri-claims',
  skill: 'geo-cavalieri',
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'geo-area',
        frame: 'two-claims',
        items: 7,
        draw: (rng) => ({ n: int(rng, 8, 20), t: pick(rng, [2, 3, 4] as const), d: pick(rng, [20, 24, 30] as const) }),
        intro: ({ n, t, d }) =>
          `${stacks(0.4 + t / 10)}<p>A stack of ${n} equal coins, each ${t} mm thick and ${d} mm across, stands upright. A second stack of ${n} such coins is pushed so that it leans, as the figure shows for three coins of each.</p>`,
        plan: 'Cut both stacks at the same height and compare the slices, then compare the heights. Equal slices at every height mean equal volumes; slanted sides play no part.',
        claims: ({ n, t, d }) => [
          {
            id: 'volume',
            says: 'Both stacks have the same volume.',
            holds: true,
            tested: `Cut at any height: both slices are one coin, $\\pi \\cdot ${d / 2}^2 = ${(d * d) / 4}\\pi$ square millimeters. The slices are as many in both: ${n} coins.`,
          },
          {
            id: 'height',
            says: `Both stacks are ${n * t} mm high.`,
            holds: true,
            tested: `${n} coins of ${t} mm lie on top of each other: $${n} \\cdot ${t} = ${n * t}$ mm. A coin pushed sideways is as thick as before.`,
          },
          {
            id: 'slices',
            says: 'At every height the slices of both stacks have the same area.',
            holds: true,
            tested: `A slice of either stack is a circle of radius $\\frac{${d}}{2} = ${d / 2}$ mm, with the area $${(d * d) / 4}\\pi$ square millimeters.`,
          },
          {
            id: 'turn',
            says: 'If the leaning stack is pushed upright, its volume stays the same.',
            holds: true,
            tested: `Before and after, there are ${n} coins of radius ${d / 2} mm and thickness ${t} mm. Pushing moves them and changes none of these numbers.`,
          },
          {
            id: 'edge',
            says: 'The volume of the leaning stack is the area of a coin times the length of its slanted side.',
            holds: false,
            tested: `The ${n} coins hold $\\pi \\cdot ${d / 2}^2 \\cdot ${t}$ each, so together $${(d * d) / 4}\\pi \\cdot ${n * t}$: the factor after the area is ${n * t} mm, the height. The slanted side is longer than that.`,
            because: 'The volume is the area of a slice times the height, measured straight up.',
          },
          {
            id: 'less',
            says: 'The leaning stack has a smaller volume, because it stands less straight.',
            holds: false,
            tested: `Both stacks are ${n} coins of $\\pi \\cdot ${d / 2}^2 \\cdot ${t} = ${((d * d) / 4) * t}\\pi$ cubic millimeters each. Leaning changes neither number.`,
            because: 'Standing less straight changes the shape, not the volume.',
          },
          {
            id: 'more',
            says: 'The leaning stack has a greater volume, because its side is longer.',
            holds: false,
            tested: `At every height both slices are $${(d * d) / 4}\\pi$ square millimeters, and both heights are $${n} \\cdot ${t} = ${n * t}$ mm. The length of the side enters nowhere.`,
            because: 'A longer side does not make a solid hold more.',
          },
          {
            id: 'surface',
            says: 'Two solids with the same volume and the same height must have equal slices at every height.',
            holds: false,
            tested:
              'Look for a counterexample: a cylinder of base area $B$ and height $h$ holds $Bh$; a cone of base area $3B$ and the same height holds $\\frac{1}{3} \\cdot 3B \\cdot h = Bh$. Now compare a slice near the top.',
            because:
              'That is the converse of Cavalieri’s principle: the slices of the cone shrink toward its tip, those of the cylinder do not.',
          },
        ],
        given: ({ n, t, d }) => ({ n, t, d }),
        test: ({ n, t, d }, id) => {
          const coin = (d / 2) ** 2 * t
          const [straight, leaning] = [n * coin, Array.from({ length: n }, () => coin).reduce((a, b) => a + b, 0)]
          const slanted = Math.hypot(n * t, 5)
          const truth: Record<string, boolean> = {
            volume: straight === leaning,
            height: Array.from({ length: n }, () => t).reduce((a: number, b: number) => a + b, 0) === n * t,
            slices: (d / 2) ** 2 === (d / 2) ** 2 * 1,
            turn: leaning === straight,
            edge: (d / 2) ** 2 * slanted === leaning,
            less: leaning < straight,
            more: leaning > straight,
            surface: false,
          }
          return truth[id] as boolean
        },
      }),
      ({ e: { n, t, d }, ids }) => {
        const r = d / 2
        const count = `Count coins: each holds $${r}^2 \\cdot ${t} \\cdot \\pi = ${r * r * t}\\pi$ cubic millimeters, and each stack has ${n} of them, $${n * r * r * t}\\pi$ in all.`
        return testsOf(ids, {
          volume: count,
          turn: count,
          less: count,
          more: count,
          height: `Measure straight up: ${n} coins of ${t} mm make $${n} \\cdot ${t} = ${n * t}$ mm, wherever they lie sideways.`,
          slices: `A cut at half the height, ${(n * t) / 2} mm up, meets one coin in each stack: a circle of $${r}^2 \\cdot \\pi = ${r * r}\\pi$ square millimeters.`,
          edge: `$${r * r}\\pi \\cdot ${n * t} = ${n * r * r * t}\\pi$ is already the volume of ${n} coins; a slanted side longer than ${n * t} mm would give too much.`,
          surface:
            'A cylinder of radius $1$ and a cone of radius $\\sqrt{3}$, both of height $3$, hold $3\\pi$; but the slices of the cone shrink toward its tip.',
        })
      },
    ),
    ({ e: { n, t }, ids }) => {
      const same = 'Both stacks are made of the same coins, so they hold the same, however they lie.'
      return testsOf(ids, {
        volume: same,
        turn: same,
        less: same,
        more: same,
        height: `Pushing sideways lifts no coin: $${n} \\cdot ${t} = ${n * t}$.`,
        slices: 'Every slice, wherever it is, is one whole coin.',
        edge: 'The slanted side is longer than the height, so the product would be too large.',
        surface: 'Think of a wide cone that holds as much as a cylinder of its height: its slices shrink to a point.',
      })
    },
  ),
})
