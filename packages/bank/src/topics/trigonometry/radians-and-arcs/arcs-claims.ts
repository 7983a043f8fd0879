import { frac, int, judgeTwo, pick, type Template, template, testsOf, toTex, withCheck, withFaster } from '#kit'
import { piTex, piText } from '../common.ts'
import { ANGLES, skill } from './arcs.ts'
import { sectorFigure } from './figures.ts'

const claims = template({
  id: 'trigonometry/arc-claims',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'trig-arc',
        frame: 'two-claims',
        items: 6,
        draw: (rng) => ({ r: int(rng, 4, 20), t: pick(rng, ANGLES), start: pick(rng, [0, 25, 200]) }),
        intro: ({ r, t, start }) =>
          `${sectorFigure(r, t, { radius: `${r}`, angle: `${t}°` }, start)}<p>Two students talk about the arc $AB$ of this circle.</p>`,
        shown: ({ r, t, start }) =>
          sectorFigure(r, t, { radius: `${r}`, angle: `${t}°`, arc: piText((r * t) / 180) }, start),
        plan: 'Write the arc as radius times angle in radians. Put in the numbers, change what the claim changes, and compare the two lengths.',
        claims: ({ r, t }) => [
          {
            id: 'double',
            says: 'If the radius is doubled and the angle stays, the arc is twice as long.',
            holds: true,
            tested: `$${t}^\\circ = ${piTex(t / 180)}$ radians, so the arc is $${r} \\cdot ${piTex(t / 180)}$. With twice the radius it is $${2 * r} \\cdot ${piTex(t / 180)}$.`,
          },
          {
            id: 'both',
            says: 'If the radius and the angle are both halved, the arc is a quarter as long.',
            holds: true,
            tested:
              'In $s = r\\theta$ both factors are halved: $\\frac{r}{2} \\cdot \\frac{\\theta}{2} = \\frac{r\\theta}{4}$.',
          },
          {
            id: 'share',
            says: `The arc is $\\frac{${t}}{360}$ of the circumference.`,
            holds: true,
            tested: `A full turn, $360^\\circ$, has the whole circumference. The angle here is $${t}^\\circ$, and the arc has the same share of the circumference as the angle of the turn.`,
          },
          {
            id: 'radian',
            says: 'If the angle were 1 radian, the arc would be as long as the radius.',
            holds: true,
            tested: `Put $\\theta = 1$ into $s = r\\theta$: $s = ${r} \\cdot 1 = ${r}$.`,
          },
          {
            id: 'degree',
            says: `The arc is $${r} \\cdot ${t} = ${r * t}$ units long.`,
            holds: false,
            tested: `$s = r\\theta$ takes the angle in radians: $${t}^\\circ = ${t} \\cdot \\frac{\\pi}{180} = ${piTex(t / 180)}$, so the arc is $${r} \\cdot ${piTex(t / 180)} = ${piTex((r * t) / 180)}$.`,
            because: 'Radius times angle works only with the angle in radians.',
          },
          {
            id: 'square',
            says: 'If the radius is doubled and the angle stays, the arc is four times as long.',
            holds: false,
            tested: `The arc is $${r} \\cdot ${piTex(t / 180)} = ${piTex((r * t) / 180)}$. With the radius $${2 * r}$ it is $${2 * r} \\cdot ${piTex(t / 180)} = ${piTex((2 * r * t) / 180)}$.`,
            because: 'Areas grow with the square, lengths do not.',
          },
          {
            id: 'add',
            says: 'If the radius grows by 1, the arc grows by 1 too.',
            holds: false,
            tested: `With the radius $${r} + 1$ the arc is $(${r} + 1) \\cdot ${piTex(t / 180)} = ${piTex((r * t) / 180)} + ${piTex(t / 180)}$.`,
            because: 'The arc grows by the angle in radians, which is 1 only for an angle of 1 radian.',
          },
          {
            id: 'chord',
            says: 'The arc $AB$ is as long as the straight line from $A$ to $B$.',
            holds: false,
            tested:
              'The arc bends outward between $A$ and $B$. The straight line is the shortest of all ways between two points.',
            because: 'A way that bends is longer than the straight one.',
          },
        ],
        given: ({ r, t }) => ({ r, t }),
        test: ({ r, t }, id) => {
          const arc = (q: number, a: number) => (q * a * Math.PI) / 180
          const near = (x: number, y: number) => Math.abs(x - y) < 1e-9
          const truth: Record<string, boolean> = {
            double: near(arc(2 * r, t), 2 * arc(r, t)),
            both: near(arc(r / 2, t / 2), arc(r, t) / 4),
            share: near(arc(r, t), (t / 360) * 2 * Math.PI * r),
            radian: near(arc(r, 180 / Math.PI), r),
            degree: near(arc(r, t), r * t),
            square: near(arc(2 * r, t), 4 * arc(r, t)),
            add: near(arc(r + 1, t), arc(r, t) + 1),
            chord: near(arc(r, t), 2 * r * Math.sin((t * Math.PI) / 360)),
          }
          return truth[id] as boolean
        },
      }),
      ({ e: { r, t }, ids }) => {
        const arc = (q: number, a: number) => piTex((q * a) / 180)
        const twice = `With the radius $${r}$ the arc is $${arc(r, t)}$, with $${2 * r}$ it is $${arc(2 * r, t)}$, twice as much.`
        return testsOf(ids, {
          double: twice,
          square: twice,
          both: `The arc is $${arc(r, t)}$; with $${toTex(frac(r, 2))}$ and $${t / 2}^\\circ$ it is $${toTex(frac(r, 2))} \\cdot ${piTex(t / 360)} = ${arc(r / 2, t / 2)}$.`,
          share: `$\\frac{${t}}{360} \\cdot ${2 * r}\\pi = ${arc(r, t)}$, and $r\\theta = ${r} \\cdot ${piTex(t / 180)} = ${arc(r, t)}$.`,
          radian: `A full turn of $2\\pi$ radians has the arc $2\\pi \\cdot ${r}$, the circumference, so each radian has $${r}$.`,
          degree: `By its share of the circumference, the arc is $\\frac{${t}}{360} \\cdot ${2 * r}\\pi = ${arc(r, t)} \\approx ${((r * t * Math.PI) / 180).toFixed(1)}$ units, not $${r * t}$.`,
          add: `With the radius $${r + 1}$ the arc is $${arc(r + 1, t)}$ instead of $${arc(r, t)}$, about $${((t * Math.PI) / 180).toFixed(2)}$ more.`,
          chord: `The arc is about $${((r * t * Math.PI) / 180).toFixed(2)}$ long, the straight line $2 \\cdot ${r} \\cdot \\sin ${t / 2}^\\circ \\approx ${(2 * r * Math.sin((t * Math.PI) / 360)).toFixed(2)}$.`,
        })
      },
    ),
    ({ e: { r, t }, ids }) => {
      const factor = 'With the same angle an arc grows by the same factor as the radius: both doubled.'
      return testsOf(ids, {
        double: factor,
        square: factor,
        both: 'The arc is halved twice, once for the radius and once for the angle, so a quarter is left.',
        share:
          'Arcs of one circle grow with their angles, so an arc has the same share of the circumference as its angle has of $360^\\circ$.',
        radian: 'This is what a radian means: the angle whose arc is as long as the radius.',
        degree: `The whole circle is only about $${(2 * r * Math.PI).toFixed(0)}$ units long, so none of its arcs can be $${r * t}$ units long.`,
        add: `A full turn is $360^\\circ$, so with the radius 1 the arc would be $\\frac{${t}}{360} \\cdot 2\\pi \\approx ${((t * Math.PI) / 180).toFixed(2)}$. By this much it grows when the radius grows by 1.`,
        chord: 'The straight line is shorter than any bent way between the same two points.',
      })
    },
  ),
})

export const templates: readonly Template[] = [claims]
