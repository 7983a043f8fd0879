import { asWritten, int, marks, nonZero, plane, segment, signed, template, until, type Value } from '#kit'
import { onlyOne } from '../read-tex.ts'
import { spoken } from '../spoken.ts'
import { inside } from './transformations-moves.ts'

const skill = 'a1-transformations-of-functions'

/** A broken line that has no symmetry, so that every move can be told. */
const SHAPE: readonly (readonly [number, number])[] = [
  [-2, 0],
  [-1, 2],
  [1, 1],
  [2, -1],
]

/** A plane from −7 to 7 with every second number written. */
const TO_SEVEN = { x: [-7, 7], y: [-7, 7], xStep: 1, yStep: 1, xEvery: 2, yEvery: 2 } as const

const lines = (points: readonly (readonly [number, number])[], dash: boolean) =>
  points.slice(1).map(([x, y], i) => {
    const [px, py] = points[i] as readonly [number, number]
    return segment(px, py, x, y, { dash, plain: dash })
  })

type Seen = Readonly<{ h: number; k: number; over: boolean }>

const image = ({ h, k, over }: Seen) => SHAPE.map(([x, y]) => [x + h, (over ? -y : y) + k] as const)

const named = ({ h, k, over }: Seen): Value => asWritten(`y = ${over ? '-' : ''}f(x${signed(-h)})${signed(k)}`)

const fromGraph = template({
  id: 'algebra-1/transformation-from-graph',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng): Seen =>
    until(
      () => ({ h: nonZero(rng, -4, 4), k: nonZero(rng, -4, 4), over: int(rng, 0, 2) === 0 }),
      ({ h, k }) => Math.abs(h) !== Math.abs(k),
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: (p) =>
        `<p>The dashed graph shows $y = f(x)$. The solid graph shows a transformation of it.</p>${plane(
          {
            alt: spoken(
              `Two broken lines. The dashed one joins ${SHAPE.map(([x, y]) => `(${x}, ${y})`).join(', ')}. The solid one joins ${image(
                p,
              )
                .map(([x, y]) => `(${x}, ${y})`)
                .join(', ')}.`,
            ),
            ...TO_SEVEN,
          },
          [...lines(SHAPE, true), ...lines(image(p), false)],
        )}<p>Which equation does the solid graph have?</p>`,
    },
  ],
  given: (p) => ({ ends: image(p) }),
  answer: named,
  traps: [
    {
      misconception: 'a1-tr-moves-with-the-sign-inside',
      classic: true,
      rule: ({ ends }) => named({ ...seenIn(ends), h: -seenIn(ends).h }),
      why: ({ h }) => `moves the graph ${h > 0 ? 'left' : 'right'}.`,
    },
    {
      misconception: 'a1-tr-has-both-directions-wrong',
      rule: ({ ends }) => named({ ...seenIn(ends), h: -seenIn(ends).h, k: -seenIn(ends).k }),
      why: () => 'moves the graph to the other side and the other way up or down.',
    },
    {
      misconception: 'a1-tr-turns-the-sign-outside',
      says: ({ k }) => `I moved ${k > 0 ? 'down instead of up' : 'up instead of down'}.`,
      rule: ({ ends }) => named({ ...seenIn(ends), k: -seenIn(ends).k }),
      why: ({ k }) => `moves the graph ${k > 0 ? 'down' : 'up'}.`,
    },
    {
      misconception: 'a1-tr-misses-the-turn',
      rule: ({ ends }) => named({ ...seenIn(ends), over: !seenIn(ends).over }),
      why: ({ over }) =>
        over
          ? 'does not flip the graph, but the solid graph is upside down.'
          : 'turns the graph upside down, but the solid one is not.',
    },
    {
      misconception: 'a1-tr-exchanges-inside-and-outside',
      rule: ({ ends }) => named({ ...seenIn(ends), h: seenIn(ends).k, k: seenIn(ends).h }),
      why: () => 'exchanges the moves sideways and upward.',
    },
  ],
  explain: (p) => ({
    figure: plane(
      {
        alt: spoken(
          `The dashed and the solid graph, with the steps from the left end (−2, 0) to (${p.h - 2}, ${p.k}): ${p.h} across, ${p.k} up.`,
        ),
        ...TO_SEVEN,
      },
      [
        ...lines(SHAPE, true),
        ...lines(image(p), false),
        marks({
          points: [
            [-2, 0],
            [p.h - 2, p.k],
          ],
          steps: [
            {
              from: [-2, 0],
              to: [p.h - 2, p.k],
              run: `${p.h}`.replace('-', '−'),
              rise: `${p.k}`.replace('-', '−'),
            },
          ],
          clearOf: [SHAPE, image(p)],
        }),
      ],
    ),
    plan: 'See whether the graph was flipped. Then follow one corner from the dashed graph to the solid one.',
    steps: [
      {
        do: p.over
          ? 'The solid graph is upside down: the outputs have changed their signs, so there is a minus before $f$.'
          : 'The solid graph is not flipped, so there is no minus before $f$.',
        why: 'Compare where the graphs rise and fall.',
      },
      {
        do: `The left end goes from $(-2, 0)$ to $(${p.h - 2}, ${p.k})$: ${Math.abs(p.h)} ${p.h > 0 ? 'right' : 'left'} and ${Math.abs(p.k)} ${p.k > 0 ? 'up' : 'down'}.`,
        why: 'Its height 0 is not changed by a minus.',
      },
      {
        do: `${p.h > 0 ? 'Right' : 'Left'} is $${inside(p.h)}$ inside, ${p.k > 0 ? 'up' : 'down'} is $${p.k}$ outside: ${named(p).html}.`,
        why: 'The sign inside is turned around.',
      },
    ],
    check: `The corner $(-1, 2)$ goes to $(${p.h - 1}, ${(p.over ? -2 : 2) + p.k})$, which lies on the solid graph.`,
  }),
  check: ({ ends }) => {
    const all = [-1, 1].flatMap((s) =>
      Array.from({ length: 81 }, (_, i) => ({ h: (i % 9) - 4, k: Math.floor(i / 9) - 4, over: s < 0 })),
    )
    return named(onlyOne(all, (m) => image(m).every(([x, y], i) => x === ends[i]?.[0] && y === ends[i]?.[1])))
  },
})

/** What the solid graph shows: where the left end went, and whether the next corner is above or below it. */
function seenIn(ends: readonly (readonly [number, number])[]): Seen {
  const [[x = 0, y = 0] = [], [, next = 0] = []] = ends
  return { h: x + 2, k: y, over: next < y }
}

export const templates = [fromGraph]
