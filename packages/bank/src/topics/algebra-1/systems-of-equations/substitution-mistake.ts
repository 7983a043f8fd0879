/** Which mistake somebody made in a substitution. */

import { linear, nameTheMistake, point, signed, template, terms, until, type Value, withFaster } from '#kit'
import { chain, put, workedLine } from '../undoing.ts'
import { slopeTex } from './lines.ts'
import { drawSub, xOf, yOf } from './substitution-drawn.ts'

const skill = 'a1-systems-by-substitution'

/** A point with its coordinates changed. */
function turnedPoint(v: Value, change: (x: number, y: number) => readonly [number, number]): Value {
  const [x = 0, y = 0] = v.key.split(' ').slice(1).map(Number)
  return point(...change(x, y))
}

export const mistake = template({
  id: 'algebra-1/substitution-mistake',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 110,
  response: 'choice',
  ...withFaster(
    nameTheMistake({
      items: 6,
      misconception: 'a1-system-slip-untested',
      draw: (rng) =>
        until(
          () => drawSub(rng),
          (p) => (p.d - p.b) % (p.a + p.c * p.m) === 0 && (p.d + p.c * p.b) % (p.a + p.c * p.m) === 0,
        ),
      task: (p) => `solved the system $${slopeTex(p.m, p.b)}$ and $${terms([p.a, 'x'], [p.c, 'y'])} = ${p.d}$`,
      solution: (p) => point(xOf(p), yOf(p)),
      work: (p) =>
        `$${terms([p.a, 'x'])} ${p.c < 0 ? '-' : '+'} ${Math.abs(p.c) === 1 ? '' : Math.abs(p.c)}(${linear(p.m, p.b)}) = ${p.d}$ is $${linear(p.a + p.c * p.m, p.c * p.b)} = ${p.d}$, so $${linear(p.a + p.c * p.m, 0)} = ${p.d - p.c * p.b}$ and $x = ${xOf(p)}$, and then $y = ${yOf(p)}$.`,
      mistakes: (p) => {
        const at2 = (x: number) => point(x, p.m * x + p.b)
        const found = (test: (x: number, y: number) => boolean) => {
          const x = Array.from({ length: 401 }, (_, i) => i - 200).find((n) => test(n, p.m * n + p.b)) ?? 999
          return point(x, p.m * x + p.b)
        }
        const solved = (x: number, y: number) => p.a * x + p.c * y === p.d
        const slope = p.a + p.c * p.m
        return [
          {
            says: `Multiplying only $${terms([p.m, 'x'])}$ by $${p.c}$ and not $${p.b}$`,
            result: at2((p.d - p.b) / (p.a + p.c * p.m)),
            how: `$${linear(slope, p.b)} = ${p.d}$, then $${linear(slope, 0)} = ${p.d - p.b}$, so $x = ${(p.d - p.b) / slope}$`,
            again: found((x, y) => p.a * x + p.c * (y - p.b) + p.b === p.d),
          },
          {
            says: 'Exchanging the values of $x$ and $y$ at the end',
            result: point(yOf(p), xOf(p)),
            how: `$(${yOf(p)}, ${xOf(p)})$ instead of $(${xOf(p)}, ${yOf(p)})$`,
            again: turnedPoint(found(solved), (x, y) => [y, x]),
          },
          {
            says: `${p.c * p.b > 0 ? 'Adding' : 'Subtracting'} $${Math.abs(p.c * p.b)}$ on the right side instead of ${p.c * p.b > 0 ? 'subtracting' : 'adding'} it`,
            result: at2((p.d + p.c * p.b) / (p.a + p.c * p.m)),
            how: `$${linear(slope, 0)} = ${p.d + p.c * p.b}$, so $x = ${(p.d + p.c * p.b) / slope}$`,
            again: found((x, y) => p.a * x + p.c * (y - 2 * p.b) === p.d),
          },
          {
            says: 'Making a sign mistake in the value of $y$ at the end',
            result: point(xOf(p), -yOf(p)),
            how: `$(${xOf(p)}, ${-yOf(p)})$ instead of $(${xOf(p)}, ${yOf(p)})$`,
            again: turnedPoint(found(solved), (x, y) => [x, -y]),
          },
        ]
      },
    }),
    ({ e: p, which }) => {
      const [x, y, slope] = [xOf(p), yOf(p), p.a + p.c * p.m]
      const line = (at: number) => `$${workedLine(p.m, at, p.b)}$`
      const [skipped, moved] = [p.d - p.b, p.d + p.c * p.b]
      const onLine = (end: number) =>
        `the first equation gives ${line(end / slope)}, as it should be, so only $x$ went wrong. Substituting makes $${linear(slope, p.c * p.b)} = ${p.d}$; here $${chain(put(slope, end / slope), `${end}`)}$ was used, and this is`
      return `Put the wrong $x$ into $${slopeTex(p.m, p.b)}$: ${
        [
          `${onLine(skipped)} $${p.d}${signed(-p.b)}$: the $${p.b}$ was not multiplied.`,
          `the first equation gives ${line(y)}, and not $${x}$. With the two exchanged it gives ${line(x)}, as it should be.`,
          `${onLine(moved)} $${p.d}${signed(p.c * p.b)}$.`,
          `the first equation gives ${line(x)}, the opposite of the wrong $y$.`,
        ][which]
      }`
    },
  ),
})
