/** Rotations backward, and two turns as one. */

import { g, type Html, int, num, person, pick, point, type Template, template, until } from '#kit'
import { onGrid, pt, type XY } from '../on-grid.ts'
import { quarters, SAYS, skill, turn } from './rotations.ts'
import { drawTri, each, type Tri, tri } from './shapes.ts'

const P = ([x, y]: XY) => point(x, y)

const imageOnly = (t: Tri): Html =>
  onGrid('Triangle A′B′C′', { "A'": t[0], "B'": t[1], "C'": t[2] }, [g.polygon("A'B'C'", { accent: true })])

const quadrant = ([x, y]: XY): string => (y > 0 ? (x > 0 ? 'I' : 'II') : x < 0 ? 'III' : 'IV')

const original = template({
  id: 'geometry/rotation-original',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) => ({
    t: drawTri(rng, () => true),
    q: pick(rng, [1, 3] as const),
    way: int(rng, 0, 1),
    k: int(rng, 0, 2),
  }),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ t, q, way, k }) =>
        `${imageOnly(each(t, (p) => turn(q, p)))}<p>A rotation by ${SAYS[q][way]} about the origin took triangle $ABC$ onto triangle $A'B'C'$. The image of $${'ABC'[k]}$ is $${'ABC'[k]}'${pt(turn(q, t[k] as XY))}$. What are the coordinates of $${'ABC'[k]}$?</p>`,
    },
    {
      id: 'screen',
      kind: 'words',
      items: 5,
      stem: ({ t, q, way, k }, rng) =>
        `On a tablet, ${person(rng)} rotates a picture by ${SAYS[q][way]} about the origin of a grid. The image of a star in this picture lies at $${pt(turn(q, t[k] as XY))}$. At which point did the star lie before the rotation?`,
    },
  ],
  given: ({ t, q, way, k }) => ({ p: turn(q, t[k] as XY), says: SAYS[q][way] as string }),
  answer: ({ t, k }) => P(t[k] as XY),
  traps: [
    {
      misconception: 'geo-trans-rotates-the-wrong-way',
      classic: true,
      rule: ({ p, says }) => P(turn(quarters(says), p)),
      says: ({ q, way }) => `I rotated the image by ${SAYS[q][way]} once more instead of turning it back.`,
      why: () => 'keeps turning the image in the same direction instead of turning it back.',
    },
    {
      misconception: 'geo-trans-swaps-coordinates-wrongly',
      rule: ({ p }) => P([p[1], p[0]]),
      says: () => 'I swapped the coordinates of the image and changed no sign.',
      why: () => 'swaps the coordinates without changing a sign.',
    },
    {
      misconception: 'geo-trans-swaps-coordinates-wrongly',
      rule: ({ p }) => P([-p[1], -p[0]]),
      says: () => 'I swapped the coordinates of the image and changed both signs.',
      why: () => 'swaps the coordinates and changes both signs; a turn of 90° or 270° changes only one.',
    },
  ],
  explain: ({ t, q, way, k }, frame) => {
    const back = (4 - q) as 1 | 3
    const p = t[k] as XY
    return {
      plan: 'Undo the rotation: turn the image by the same angle in the opposite direction.',
      steps: [
        {
          do: `A rotation by ${SAYS[q][way]} is undone by a rotation by ${SAYS[back][way]}.`,
          why: 'The same angle back leads to where the point was.',
        },
        {
          do: `This way back takes $(x, y)$ to $${back === 1 ? '(-y, x)' : '(y, -x)'}$.`,
          why:
            way === 0
              ? 'A quarter turn swaps the coordinates and changes one sign.'
              : `It is the same as a rotation by ${SAYS[back][0]}.`,
        },
        { do: `$${pt(turn(q, p))} \\to ${pt(p)}$`, why: 'Put the coordinates of the image into this rule.' },
      ],
      faster: `Look at the quadrants alone: the image $${pt(turn(q, p))}$ lies in quadrant ${quadrant(turn(q, p))}, and a quarter turn ${back === 1 ? 'counterclockwise' : 'clockwise'} leads back into quadrant ${quadrant(p)}. Only one option lies there: $${pt(p)}$.`,
      check: `Forward again: the rotation by ${SAYS[q][way]} takes $(x, y)$ to $${q === 1 ? '(-y, x)' : '(y, -x)'}$, and $${pt(p)}$ to $${pt(turn(q, p))}$.`,
      figure:
        frame === 'graph'
          ? tri(
              t,
              each(t, (x) => turn(q, x)),
              [],
              'ABC'[k] as string,
            )
          : '',
    }
  },
  // Tries all points of the grid: which of them is turned onto the image?
  check: ({ p, says }) => {
    const a = ((says.includes(' clockwise') ? -1 : 1) * Number(says.replace(/\D/g, '')) * Math.PI) / 180
    for (let x = -9; x <= 9; x++)
      for (let y = -9; y <= 9; y++)
        if (
          Math.round(x * Math.cos(a) - y * Math.sin(a)) === p[0] &&
          Math.round(x * Math.sin(a) + y * Math.cos(a)) === p[1]
        )
          return P([x, y])
    return P([99, 99])
  },
})

const WAYS = ['clockwise', 'counterclockwise'] as const
type Way = (typeof WAYS)[number]
type Turns = Readonly<{ a: number; first: Way; b: number; second: Way; asked: Way }>

const other = (way: Way): Way => (way === 'clockwise' ? 'counterclockwise' : 'clockwise')

/** The two turns together, as an angle below 360° in the direction in which they lead. */
const together = ({ a, first, b, second }: Omit<Turns, 'asked'>): Readonly<{ angle: number; way: Way }> =>
  first === second
    ? { angle: (a + b) % 360, way: first }
    : a > b
      ? { angle: a - b, way: first }
      : { angle: b - a, way: second }

const oneTurn = (p: Turns): number => {
  const { angle, way } = together(p)
  return way === p.asked ? angle : 360 - angle
}

const inOneTurn = template({
  id: 'geometry/rotation-in-one-turn',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng): Turns =>
    until(
      () => ({
        a: 10 * int(rng, 4, 33),
        first: pick(rng, WAYS),
        b: 10 * int(rng, 4, 33),
        second: pick(rng, WAYS),
        asked: pick(rng, WAYS),
      }),
      (p) => {
        const { angle } = together(p)
        const x = oneTurn(p)
        return (
          angle >= 20 &&
          angle !== 180 &&
          p.a !== p.b &&
          x !== p.a &&
          x !== p.b &&
          // Both turns in the asked direction, and less than a full turn, would be a mere sum.
          (p.first !== p.second || p.a + p.b > 360 || p.asked !== p.first) &&
          (p.first === p.second || p.a + p.b < 360) &&
          p.a + p.b !== 360
        )
      },
    ),
  frames: [
    {
      id: 'figure-turned',
      kind: 'words',
      items: 6,
      stem: ({ a, first, b, second, asked }) =>
        `A figure is rotated by $${a}^\\circ$ ${first} and then by $${b}^\\circ$ ${second}, both times around the same point. The same image can be reached by one rotation around this point. By how many degrees ${asked}, fewer than 360, must the figure be rotated?`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ a, first, b, second, asked }, rng) =>
        `A ${pick(rng, ['swivel chair', 'security camera', 'stage light'])} turns ${a}° ${first} and then ${b}° ${second}. It could have reached the same position with one ${asked} turn. How many degrees, fewer than 360, would this turn have had?`,
    },
  ],
  given: (p) => p,
  answer: (p) => num(oneTurn(p)),
  traps: [
    {
      misconception: 'geo-trans-rotates-the-wrong-way',
      classic: true,
      rule: (p) => num(oneTurn({ ...p, asked: other(p.asked) })),
      says: ({ asked }) => `I gave the angle of the one ${other(asked)} turn that does the same as both turns.`,
      why: ({ asked }) => `is the angle of the one ${other(asked)} turn that does the same.`,
    },
    {
      misconception: 'geo-trans-wrong-angle-of-rotation',
      rule: ({ a, first, b, second }) => num(first === second ? Math.abs(a - b) : a + b),
      says: ({ a, first, b, second }) =>
        first === second
          ? `I gave the difference of the two angles, $${Math.max(a, b)} - ${Math.min(a, b)}$, although both turns go the same way.`
          : `I gave the sum of the two angles, $${a} + ${b}$, although the second turn goes back.`,
      why: ({ first, second }) =>
        first === second
          ? 'subtracts the angles, although both turns go the same way.'
          : 'adds the angles, although the second turn goes back.',
    },
    {
      misconception: 'geo-trans-leaves-out-a-step',
      rule: ({ b }) => num(b),
      says: () => 'I gave the angle of the second turn as it stands and left out the first one.',
      why: () => 'is the second turn alone.',
    },
    {
      misconception: 'geo-trans-leaves-out-a-step',
      rule: ({ a }) => num(a),
      says: () => 'I gave the angle of the first turn as it stands and left out the second one.',
      why: () => 'is the first turn alone.',
    },
    {
      misconception: 'geo-trans-wrong-angle-of-rotation',
      rule: (p) => {
        const { angle, way } = together(p)
        return way !== p.asked && angle < 180 ? num(180 - angle) : null
      },
      says: () => 'I subtracted from 180° instead of 360° to change the direction.',
      why: () => 'subtracts from $180^\\circ$ instead of $360^\\circ$ to change the direction.',
    },
  ],
  explain: (p) => {
    const { a, first, b, second, asked } = p
    const { angle, way } = together(p)
    const [large, small] = [Math.max(a, b), Math.min(a, b)]
    const total = (first === asked ? a : -a) + (second === asked ? b : -b)
    return {
      plan: 'Put the two turns together: turns in the same direction add up, turns in opposite directions are subtracted. A full turn changes nothing, and a turn one way can be replaced by the rest of the full turn the other way.',
      steps: [
        first === second
          ? {
              do: `Both turns go ${first}: $${a}^\\circ + ${b}^\\circ = ${a + b}^\\circ$`,
              why: 'Turns in the same direction add up.',
            }
          : {
              do: `The turns go in opposite directions: $${large}^\\circ - ${small}^\\circ = ${angle}^\\circ$ ${way}`,
              why: 'The smaller turn takes back a part of the larger one.',
            },
        first === second && a + b > 360
          ? {
              do: `$${a + b}^\\circ - 360^\\circ = ${angle}^\\circ$ ${way}`,
              why: 'A full turn leads back to where it started.',
            }
          : {
              do: `Together the turns are $${angle}^\\circ$ ${way}.`,
              why: 'This is less than a full turn already.',
            },
        way === asked
          ? { do: `The ${asked} turn has $${angle}^\\circ$.`, why: 'This is the direction that is asked for.' }
          : {
              do: `As a ${asked} turn: $360^\\circ - ${angle}^\\circ = ${360 - angle}^\\circ$`,
              why: 'Both ways together make a full turn.',
            },
      ],
      faster: `Count ${asked} turns as positive: $${first === asked ? '' : '-'}${a} ${second === asked ? '+' : '-'} ${b} = ${total}$${oneTurn(p) === total ? '' : `, and $${total} ${oneTurn(p) > total ? '+' : '-'} ${Math.abs(oneTurn(p) - total)} = ${oneTurn(p)}$, by whole turns`}.`,
      check:
        first === second
          ? `Take the second turn back: $${angle + (angle < b ? 360 : 0)}^\\circ - ${b}^\\circ = ${angle + (angle < b ? 360 : 0) - b}^\\circ$, the first turn.`
          : `$${angle}^\\circ + ${small}^\\circ = ${large}^\\circ$, the larger turn.`,
    }
  },
  // Turns a pointer degree by degree, and then looks for the one turn that leads to the same place.
  check: ({ a, first, b, second, asked }) => {
    const step = (way: Way) => (way === 'clockwise' ? 359 : 1)
    const after = (start: number, by: number, way: Way): number =>
      Array.from({ length: by }).reduce<number>((at) => (at + step(way)) % 360, start)
    const end = after(after(0, a, first), b, second)
    return num(Array.from({ length: 359 }, (_, i) => i + 1).find((x) => after(0, x, asked) === end) ?? -1)
  },
})

export const templates: readonly Template[] = [original, inOneTurn]
