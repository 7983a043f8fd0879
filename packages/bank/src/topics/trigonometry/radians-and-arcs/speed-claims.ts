/** Claims about points of a turning disk. */

import { int, judgeTwo, type Template, template, testsOf, withCheck, withFaster } from '#kit'
import { skill } from './speeds.ts'

const claims = template({
  id: 'trigonometry/speed-claims',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'trig-speed',
        frame: 'two-claims',
        items: 6,
        draw: (rng) => {
          const p = int(rng, 2, 9)
          return { p, k: int(rng, 2, 3), n: 10 * int(rng, 2, 12) }
        },
        intro: ({ p, k, n }) =>
          `<p>A disk makes $${n}$ revolutions per minute. Point $P$ lies $${p}$ inches from its center, and point $Q$ lies $${k * p}$ inches from it. Two students compare $P$ and $Q$.</p>`,
        plan: 'Ask what each point does in one turn: the angle that it turns through, and the distance that it travels, a circumference. Angular speed compares angles, linear speed compares distances.',
        claims: ({ p, k, n }) => [
          {
            id: 'same-angle',
            says: 'Both points have the same angular speed.',
            holds: true,
            tested: `In one revolution $P$ turns through $2\\pi$ radians, and so does $Q$: both sit on the same disk. Both do this $${n}$ times a minute.`,
          },
          {
            id: 'faster',
            says: `The linear speed of $Q$ is $${k}$ times that of $P$.`,
            holds: true,
            tested: `In one revolution $P$ travels $2\\pi \\cdot ${p} = ${2 * p}\\pi$ inches and $Q$ travels $2\\pi \\cdot ${k * p} = ${2 * k * p}\\pi$ inches, in the same time.`,
          },
          {
            id: 'way',
            says: `In one revolution, $Q$ travels $${2 * (k - 1) * p}\\pi$ inches more than $P$.`,
            holds: true,
            tested: `In one revolution $Q$ travels $2\\pi \\cdot ${k * p} = ${2 * k * p}\\pi$ inches and $P$ travels $2\\pi \\cdot ${p} = ${2 * p}\\pi$ inches. Subtract: $${2 * k * p}\\pi - ${2 * p}\\pi = ${2 * (k - 1) * p}\\pi$.`,
          },
          {
            id: 'radians',
            says: `Both points turn through $${2 * n}\\pi$ radians in a minute.`,
            holds: true,
            tested: `One revolution is $2\\pi$ radians, and there are $${n}$ in a minute: $${n} \\cdot 2\\pi = ${2 * n}\\pi$.`,
          },
          {
            id: 'same-speed',
            says: 'Both points have the same linear speed.',
            holds: false,
            tested: `In the time of one revolution $P$ travels $2\\pi \\cdot ${p} = ${2 * p}\\pi$ inches, and $Q$ travels $2\\pi \\cdot ${k * p} = ${2 * k * p}\\pi$ inches.`,
            because: 'The outer point has a longer distance to travel in the same time.',
          },
          {
            id: 'more-angle',
            says: `The angular speed of $Q$ is $${k}$ times that of $P$.`,
            holds: false,
            tested: `While $P$ turns through $2\\pi$ radians, $Q$ does the same: both sit on the same disk. Both do this $${n}$ times a minute.`,
            because: 'The angular speed is the same for all points of the disk.',
          },
          {
            id: 'square',
            says: `The linear speed of $Q$ is $${k * k}$ times that of $P$.`,
            holds: false,
            tested: `In the time of one revolution $P$ travels $2\\pi \\cdot ${p} = ${2 * p}\\pi$ inches, and $Q$ travels $2\\pi \\cdot ${k * p} = ${2 * k * p}\\pi$ inches. Divide: $\\frac{${2 * k * p}\\pi}{${2 * p}\\pi} = ${k}$.`,
            because: 'Linear speed is in proportion to the radius, not to its square.',
          },
          {
            id: 'half-turn',
            says: `Both points turn through $${n}\\pi$ radians in a minute.`,
            holds: false,
            tested: `A full turn is $2\\pi$ radians, a half turn $\\pi$. Full turns there are $${n}$ in a minute: $${n} \\cdot 2\\pi = ${2 * n}\\pi$.`,
            because: 'A turn by $\\pi$ is only half a revolution.',
          },
        ],
        given: ({ p, k, n }) => ({ p, q: k * p, n }),
        test: ({ p, q, n }, id) => {
          // Ways and angles of one minute.
          const [a, b] = [2 * Math.PI * p * n, 2 * Math.PI * q * n]
          const [u, v] = [a / p, b / q]
          const near = (x: number, y: number) => Math.abs(x - y) < 1e-6
          const truth: Record<string, boolean> = {
            'same-angle': near(u, v),
            faster: near(b / a, q / p),
            way: near((b - a) / n, 2 * (q - p) * Math.PI),
            radians: near(u, 2 * n * Math.PI),
            'same-speed': near(a, b),
            'more-angle': near(v / u, q / p),
            square: near(b / a, (q / p) ** 2),
            'half-turn': near(u, n * Math.PI),
          }
          return truth[id] as boolean
        },
      }),
      ({ e: { p, k, n }, ids }) => {
        const turns = `After a minute both have made $${n}$ turns, so both have turned through the same angle.`
        const ways = `In a minute, $P$ travels $${n} \\cdot ${2 * p}\\pi = ${2 * p * n}\\pi$ inches and $Q$ travels $${n} \\cdot ${2 * k * p}\\pi = ${2 * k * p * n}\\pi$, which is $${k}$ times as much.`
        const angle = `In degrees: $${n}$ turns are $${n} \\cdot 360^\\circ = ${360 * n}^\\circ$, and $${2 * n}\\pi$ radians are $${2 * n} \\cdot 180^\\circ = ${360 * n}^\\circ$.`
        return testsOf(ids, {
          'same-angle': turns,
          'more-angle': turns,
          faster: ways,
          'same-speed': ways,
          square: ways,
          way: `Put together, $${2 * p}\\pi + ${2 * (k - 1) * p}\\pi = ${2 * k * p}\\pi$ inches, the circumference of a circle with the radius $${k * p}$.`,
          radians: angle,
          'half-turn': angle,
        })
      },
    ),
    ({ e: { p, k, n }, ids }) => {
      const disk =
        'Points of one disk turn through the same angle in the same time, whatever their distance from the center.'
      const factor = `The distance of one turn, a circumference, grows by the same factor as the radius, $${k}$, and the time is the same.`
      const angle = `Each of the $${n}$ revolutions is $2\\pi$ radians, so twice $${n}$ stands before $\\pi$: $${2 * n}\\pi$.`
      return testsOf(ids, {
        'same-angle': disk,
        'more-angle': disk,
        faster: factor,
        'same-speed': factor,
        square: factor,
        way: `Only the difference of the radii counts: $2\\pi \\cdot (${k * p} - ${p}) = ${2 * (k - 1) * p}\\pi$.`,
        radians: angle,
        'half-turn': angle,
      })
    },
  ),
})

export const templates: readonly Template[] = [claims]
