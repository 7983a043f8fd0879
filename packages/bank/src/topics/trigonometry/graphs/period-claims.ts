import { type Frac, frac, judgeTwo, pick, signed, type Template, template, testsOf, withCheck, withFaster } from '#kit'
import { piTex, rational } from '../common.ts'
import { heightOf, waveFigure } from './figures.ts'

const skill = 'trig-period-and-frequency'

/** A wave of which two periods are seen, as a function of x / π: it starts in the middle, at the top or at the bottom. */
function redrawn(seen: { top: number; bottom: number; start: number; rises: boolean; end: Frac }) {
  const [middle, reach, end] = [(seen.top + seen.bottom) / 2, (seen.top - seen.bottom) / 2, seen.end.n / seen.end.d]
  const turn = (x: number) => (4 * Math.PI * x) / end
  const f =
    seen.start === middle
      ? (x: number) => middle + (seen.rises ? reach : -reach) * Math.sin(turn(x))
      : (x: number) => middle + (seen.start - middle) * Math.cos(turn(x))
  return { f, middle, end }
}

const claims = template({
  id: 'trigonometry/period-claims',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'trig-graph',
        frame: 'two-claims',
        items: 5,
        draw: (rng) => ({
          fn: pick(rng, ['sin', 'cos'] as const),
          a: pick(rng, [2, 3, 4, -2, -3]),
          b: pick(rng, [0.5, 1, 2, 3, 4]),
          d: pick(rng, [-2, -1, 1, 2]),
        }),
        shown: (s) => waveFigure(s, undefined, { midline: true, amplitude: true, period: true }),
        intro: (s) => `${waveFigure(s)}<p>Two students talk about this function $f$.</p>`,
        plan: 'Read three things from the graph: the highest and the lowest value, the line halfway between them, and the distance from one top to the next.',
        claims: ({ a, b, d }) => [
          {
            id: 'period',
            says: `The period is $${piTex(2 / b)}$.`,
            holds: true,
            tested: `Measure from one top to the next, a whole wave: it is $${piTex(2 / b)}$ along the $x$-axis.`,
          },
          {
            id: 'repeat',
            says: `$f(x + ${piTex(4 / b)}) = f(x)$ for all $x$.`,
            holds: true,
            tested: `From one top to the next it is $${piTex(2 / b)}$. A shift by $${piTex(4 / b)}$ is $2 \\cdot ${piTex(2 / b)}$, two whole waves.`,
          },
          {
            id: 'mid',
            says: `The graph crosses the line $y = ${d}$ twice in every period.`,
            holds: true,
            tested: `The graph runs between $${d - Math.abs(a)}$ and $${d + Math.abs(a)}$, and halfway lies $y = ${d}$. Each wave passes that line once on the way up and once on the way down.`,
          },
          {
            id: 'half',
            says: `The period is $${piTex(1 / b)}$.`,
            holds: false,
            tested: `Measure from one top to the next, a whole wave: it is $${piTex(2 / b)}$. From a top to the next bottom it is only $${piTex(1 / b)}$.`,
            because: `$${piTex(1 / b)}$ is half a wave.`,
          },
          {
            id: 'amp',
            says: `The amplitude is $${2 * Math.abs(a)}$.`,
            holds: false,
            tested: `The graph runs between $${d - Math.abs(a)}$ and $${d + Math.abs(a)}$, which are $${2 * Math.abs(a)}$ apart. The amplitude is measured from the midline: half of that, $${Math.abs(a)}$.`,
            because: `$${2 * Math.abs(a)}$ is the whole height from bottom to top.`,
          },
          {
            id: 'zero',
            says: 'The midline is the $x$-axis.',
            holds: false,
            tested: `The graph runs between $${d - Math.abs(a)}$ and $${d + Math.abs(a)}$. The midline lies halfway, at $y = ${d}$.`,
            because: 'This wave is moved up or down, and its midline with it.',
          },
        ],
        given: (s) => ({
          top: s.d + Math.abs(s.a),
          bottom: s.d - Math.abs(s.a),
          start: heightOf(s, 0),
          rises: heightOf(s, 0.01) > heightOf(s, 0),
          /** Where the second wave ends, in multiples of π. */ end: rational(4 / s.b) ?? frac(0),
        }),
        // Draws the curve again from what can be read off the grid, and looks how it repeats.
        test: (seen, id) => {
          const { f, middle, end } = redrawn(seen)
          const steps = 48
          const places = Array.from({ length: steps + 1 }, (_, i) => (i * end) / steps)
          const repeats = (shift: number) => places.every((x) => Math.abs(f(x + (shift * end) / steps) - f(x)) < 1e-9)
          const least = places.findIndex((_, shift) => shift > 0 && repeats(shift))
          const above = places.map((x) => f(x + end / (2 * steps)) > middle)
          const crossings = above.filter((up, i) => i > 0 && up !== above[i - 1]).length
          const truth: Record<string, boolean> = {
            period: least === steps / 2,
            repeat: repeats(steps),
            mid: crossings === 2 * (steps / least),
            half: least === steps / 4,
            amp: Math.max(...places.map((x) => Math.abs(f(x) - middle))) === seen.top - seen.bottom,
            zero: middle === 0,
          }
          return truth[id] as boolean
        },
      }),
      ({ e: { a, b, d }, ids }) => {
        const [lo, hi] = [d - Math.abs(a), d + Math.abs(a)]
        const wave = `From a top to the next bottom it is $${piTex(1 / b)}$, half a wave, so a whole one is $${piTex(2 / b)}$ long.`
        return testsOf(ids, {
          period: wave,
          half: wave,
          repeat: `$${piTex(4 / b)}$ is $2 \\cdot ${piTex(2 / b)}$, two whole waves, so the curve is back at the same height.`,
          mid: `On the way from a top at $${hi}$ down to $${lo}$ and up again, the curve passes $y = ${d}$ once on each way.`,
          amp: `The curve reaches from $${lo}$ to $${hi}$, and half of this distance is $\\frac{${hi - lo}}{2} = ${Math.abs(a)}$.`,
          zero: `Halfway between $${lo}$ and $${hi}$ lies $\\frac{${lo}${signed(hi) || ' + 0'}}{2} = ${d}$, not $0$.`,
        })
      },
    ),
    ({ e: { a, b, d }, ids }) => {
      const [lo, hi] = [d - Math.abs(a), d + Math.abs(a)]
      const length = `Between $x = 0$ and the right end at $${piTex(4 / b)}$ fit just two whole waves, so one is $${piTex(2 / b)}$ long: no tops have to be found.`
      return testsOf(ids, {
        period: length,
        half: length,
        repeat: `$${piTex(4 / b)}$ is the whole width of the graph, and just two whole waves fit into it.`,
        mid: `A wave passes each height between its ends, $${lo}$ and $${hi}$, once on the way up and once on the way down in every period, and so it passes $${d}$.`,
        amp: `$${2 * Math.abs(a)}$ is the whole height from $${lo}$ to $${hi}$, and an amplitude is only half of it.`,
        zero: `The ends $${lo}$ and $${hi}$ are not equally far from the $x$-axis, so it is not in the middle.`,
      })
    },
  ),
})

export const templates: readonly Template[] = [claims]
