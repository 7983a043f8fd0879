/** Questions about other people's work, for the skill of `absolute-equations.ts`. */

import {
  frac,
  type Html,
  nameTheMistake,
  signed,
  solutions,
  type Template,
  template,
  toTex,
  type Value,
  withFaster,
} from '#kit'
import { distance, drawFull, type Full, fullTex, pair, skill } from './absolute-equations.ts'

/** The whole numbers that pass a test, found by trying. */
const tried = (test: (x: number) => boolean): Value =>
  solutions(Array.from({ length: 801 }, (_, i) => i - 400).filter(test))

/** The wrong solutions read backward: their middle and their distance from it show which line was solved. */
function backward(e: Full, which: number): Html {
  const [d, moved] = [distance(e), Math.abs(e.n + e.m)]
  const solved = (middle: number, r: Html): Html =>
    `Read the wrong answer backward. The middle of the two numbers is $${middle}$, and each lies $${r}$ from it, so $|x${signed(-middle)}| = ${r}$ was solved.`
  const size = `The middle must be $${e.p}$ and the distance $${d}$.`
  return [
    `${solved(e.p, `${e.n - e.m}`)} ${size} The wrong distance is $${e.n - e.m} = ${e.k} \\cdot ${d}$, so it was not divided by $${e.k}$.`,
    `${solved(-e.p, `${d}`)} ${size} The distance is right, and the middle has the wrong sign.`,
    `${solved(e.p, toTex(frac(moved, e.k)))} ${size} Times $${e.k}$ the wrong distance is $${moved}$, the size of $${e.n}${signed(e.m)}$, but it must be $${e.n}${signed(-e.m)} = ${e.n - e.m}$.`,
    `Read the wrong answer backward. The two numbers are opposites, so their middle is $0$, but it must be $${e.p}$: one number was found, and the other one is only its opposite.`,
  ][which] as string
}

const mistake = template({
  id: 'algebra-1/absolute-equation-mistake',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 100,
  response: 'choice',
  ...withFaster(
    nameTheMistake({
      items: 7,
      misconception: 'a1-inequality-slip-untested',
      draw: drawFull,
      task: (e) => `solved $${fullTex(e)}$`,
      solution: (e) => pair(e.p, distance(e)),
      work: (e) =>
        `Free the bars first: $|x${signed(-e.p)}| = ${distance(e)}$. So $x$ lies $${distance(e)}$ to each side of $${e.p}$.`,
      mistakes: (e) => [
        {
          says: `Forgetting to divide by $${e.k}$ before opening the bars`,
          result: pair(e.p, e.n - e.m),
          how: `$|x${signed(-e.p)}| = ${e.n - e.m}$, and so ${pair(e.p, e.n - e.m).html}`,
          again: tried((x) => Math.abs(x - e.p) + e.m === e.n),
        },
        {
          says: `Reading $|x${signed(-e.p)}|$ as the distance from $${-e.p}$`,
          result: pair(-e.p, distance(e)),
          how: `the numbers $${distance(e)}$ to each side of $${-e.p}$, ${pair(-e.p, distance(e)).html}`,
          again: tried((x) => e.k * Math.abs(x + e.p) + e.m === e.n),
        },
        {
          says: `${e.m > 0 ? 'Adding' : 'Subtracting'} $${Math.abs(e.m)}$ on the right side instead of ${e.m > 0 ? 'subtracting' : 'adding'} it`,
          result: pair(e.p, Math.abs(e.n + e.m) / e.k),
          how: `$|x${signed(-e.p)}| = ${toTex(frac(Math.abs(e.n + e.m), e.k))}$, and so ${pair(e.p, Math.abs(e.n + e.m) / e.k).html}`,
          again: tried((x) => e.k * Math.abs(x - e.p) === Math.abs(e.n + e.m)),
        },
        {
          says: 'Finding one solution and taking its opposite as the other one',
          result: solutions([e.p + distance(e), -e.p - distance(e)]),
          how: `${solutions([e.p + distance(e), -e.p - distance(e)]).html}`,
          again: tried((x) => Math.abs(x) === Math.abs((e.n - e.m + e.k * e.p) / e.k)),
        },
      ],
    }),
    ({ e, which }) => backward(e, which),
  ),
})

export const templates: readonly Template[] = [mistake]
