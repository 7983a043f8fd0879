import {
  frac,
  hypot,
  int,
  judgeTwo,
  nonZero,
  person,
  point,
  type Template,
  template,
  testsOf,
  toTex,
  until,
  withCheck,
  withFaster,
} from '#kit'
import { pt, type XY } from '../on-grid.ts'
import { drawTri, each, inside, type Tri, tri } from './shapes.ts'

export const skill = 'geo-translations-reflections'

const MIRRORS = ['the $x$-axis', 'the $y$-axis', 'the line $y = x$'] as const

const mirror =
  (i: number) =>
  ([x, y]: XY): XY =>
    i === 0 ? [x, -y] : i === 1 ? [-x, y] : [y, x]

const P = ([x, y]: XY) => point(x, y)

const halfway = (p: XY, q: XY): string =>
  `\\left(${toTex(frac(p[0] + q[0], 2))}, ${toTex(frac(p[1] + q[1], 2))}\\right)`

const translate = template({
  id: 'geometry/translation-image',
  skill,
  difficulty: 'Low',
  b: -1,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ t: drawTri(rng, () => true), a: nonZero(rng, -8, 8), b: nonZero(rng, -8, 8), k: int(rng, 0, 2) }),
      ({ t, a, b }) =>
        Math.abs(a) !== Math.abs(b) &&
        Math.abs(a) > 1 &&
        Math.abs(b) > 1 &&
        inside(each(t, ([x, y]) => [x + a, y + b])),
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ t, a, b, k }) =>
        `${tri(t)}<p>Triangle $ABC$ is moved ${Math.abs(a)} units to the ${a > 0 ? 'right' : 'left'} and ${Math.abs(b)} units ${b > 0 ? 'up' : 'down'}. What are the coordinates of the image of $${'ABC'[k]}${pt(t[k] as XY)}$?</p>`,
    },
    {
      id: 'rule',
      kind: 'graph',
      items: 4,
      stem: ({ t, a, b, k }, rng) =>
        `${tri(t)}<p>${person(rng)} applies the rule $(x, y) \\to (x ${a < 0 ? '-' : '+'} ${Math.abs(a)}, y ${b < 0 ? '-' : '+'} ${Math.abs(b)})$ to triangle $ABC$. Where does vertex $${'ABC'[k]}${pt(t[k] as XY)}$ go?</p>`,
    },
  ],
  given: ({ t, a, b, k }) => ({ p: t[k] as XY, a, b }),
  answer: ({ t, a, b, k }) => P([(t[k] as XY)[0] + a, (t[k] as XY)[1] + b]),
  traps: [
    {
      misconception: 'geo-trans-moves-the-wrong-way',
      classic: true,
      rule: ({ p, a, b }) => P([p[0] - a, p[1] - b]),
      says: () => 'I moved in the opposite direction in $x$ and in $y$.',
      why: () => 'moves the wrong way in $x$ and in $y$.',
    },
    {
      misconception: 'geo-trans-swaps-the-steps',
      classic: true,
      rule: ({ p, a, b }) => P([p[0] + b, p[1] + a]),
      why: () => 'applies each step to the other coordinate.',
    },
    {
      misconception: 'geo-trans-moves-the-wrong-way',
      rule: ({ p, a, b }) => P([p[0] + a, p[1] - b]),
      says: () => 'I moved in the opposite direction in $y$.',
      why: () => 'moves the wrong way in $y$.',
    },
    {
      misconception: 'geo-trans-moves-the-wrong-way',
      rule: ({ p, a, b }) => P([p[0] - a, p[1] + b]),
      says: () => 'I moved in the opposite direction in $x$.',
      why: () => 'moves the wrong way in $x$.',
    },
    {
      misconception: 'geo-trans-leaves-out-a-step',
      rule: ({ p, a }) => P([p[0] + a, p[1]]),
      says: () => 'I changed the $x$-coordinate and left out the step in $y$.',
      why: () => 'leaves out the step in $y$.',
    },
  ],
  explain: ({ t, a, b, k }) => ({
    plan: 'A translation adds one step to every x-coordinate and another to every y-coordinate.',
    steps: [
      { do: `$x$: $${(t[k] as XY)[0]} + (${a}) = ${(t[k] as XY)[0] + a}$`, why: 'Right adds to $x$, left subtracts.' },
      {
        do: `$y$: $${(t[k] as XY)[1]} + (${b}) = ${(t[k] as XY)[1] + b}$, so the image is $(${(t[k] as XY)[0] + a}, ${(t[k] as XY)[1] + b})$.`,
        why: 'Up adds to $y$, down subtracts.',
      },
    ],
    check: `Go back from $(${(t[k] as XY)[0] + a}, ${(t[k] as XY)[1] + b})$: ${Math.abs(a)} to the ${a > 0 ? 'left' : 'right'} and ${Math.abs(b)} ${b > 0 ? 'down' : 'up'} leads to $${pt(t[k] as XY)}$ again.`,
    figure: tri(
      t,
      each(t, ([x, y]) => [x + a, y + b]),
      ['A', 'B', 'C'],
    ),
  }),
  // The point of the grid from which the way back leads to p.
  check: ({ p, a, b }) => {
    const line = Array.from({ length: 61 }, (_, i) => i - 30)
    return P([line.find((x) => x - a === p[0]) ?? 99, line.find((y) => y - b === p[1]) ?? 99])
  },
})

const reflect = template({
  id: 'geometry/reflection-image',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) => ({ t: drawTri(rng, () => true), m: int(rng, 0, 2), k: int(rng, 0, 2) }),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ t, m, k }) =>
        `${tri(t)}<p>Triangle $ABC$ is reflected across ${MIRRORS[m]}. What are the coordinates of the image of $${'ABC'[k]}${pt(t[k] as XY)}$?</p>`,
    },
    {
      id: 'bare',
      kind: 'bare',
      items: 4,
      stem: ({ t, m, k }) =>
        `The point $${pt(t[k] as XY)}$ is reflected across ${MIRRORS[m]}. What are the coordinates of its image?`,
    },
  ],
  given: ({ t, m, k }) => ({ p: t[k] as XY, line: MIRRORS[m] as string }),
  answer: ({ t, m, k }) => P(mirror(m)(t[k] as XY)),
  traps: [
    {
      misconception: 'geo-trans-wrong-axis',
      classic: true,
      rule: ({ p, line }) => P(mirror(line === MIRRORS[0] ? 1 : 0)(p)),
      says: ({ m }) => `I reflected across ${MIRRORS[m === 0 ? 1 : 0]}.`,
      why: ({ m }) => `is the image across ${MIRRORS[m === 0 ? 1 : 0]}.`,
    },
    {
      misconception: 'geo-trans-changes-both-signs',
      rule: ({ p }) => P([-p[0], -p[1]]),
      says: () => 'I changed the signs of both coordinates and nothing else.',
      why: () => 'changes both signs; that is a half turn.',
    },
    {
      misconception: 'geo-trans-swaps-coordinates-wrongly',
      rule: ({ p, line }) => (line === MIRRORS[2] ? P([-p[1], -p[0]]) : P(mirror(2)(p))),
      says: ({ m }) =>
        m === 2 ? 'I swapped the coordinates and changed their signs as well.' : 'I swapped the coordinates.',
      why: ({ m }) =>
        m === 2
          ? 'changes the signs as well.'
          : 'swaps the coordinates; that is the reflection across the line $y = x$.',
    },
    {
      misconception: 'geo-trans-wrong-axis',
      rule: ({ p, line }) => (line === MIRRORS[2] ? P(mirror(1)(p)) : null),
      says: () => `I reflected across ${MIRRORS[1]}.`,
      why: () => `is the image across ${MIRRORS[1]}.`,
    },
  ],
  explain: ({ t, m, k }, frame) => ({
    plan: 'The image lies straight across the mirror line, as far behind it as the point is in front of it.',
    steps: [
      {
        do:
          m === 2
            ? 'The two coordinates change places.'
            : `Only the ${m === 0 ? '$y$' : '$x$'}-coordinate changes its sign.`,
        why: m === 2 ? 'Across $y = x$ the axes are swapped.' : `The point moves straight across ${MIRRORS[m]}.`,
      },
      {
        do: `$${pt(t[k] as XY)} \\to ${pt(mirror(m)(t[k] as XY))}$`,
        why: 'It is as far from the mirror line as before.',
      },
    ],
    check: `The midpoint of the point and its image must lie on ${MIRRORS[m]}, and it is $${halfway(t[k] as XY, mirror(m)(t[k] as XY))}$.`,
    figure: frame === 'graph' ? tri(t, each(t, mirror(m)), ['A', 'B', 'C']) : '',
  }),
  // Midpoint on the line, step perpendicular to it.
  check: ({ p: [x, y], line }) => {
    const [dx, dy] = line === MIRRORS[0] ? [0, 1] : line === MIRRORS[1] ? [1, 0] : [1, -1]
    const s = (2 * (x * dx + y * dy)) / (dx * dx + dy * dy)
    return P([x - s * dx, y - s * dy])
  },
})

const claims = template({
  id: 'geometry/reflection-claims',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'geo-trans',
        frame: 'two-claims',
        items: 5,
        draw: (rng) => ({ t: drawTri(rng, ([a, b]) => a[0] !== b[0]) }),
        shown: ({ t }) =>
          tri(
            t,
            each(t, ([x, y]) => [-x, y]),
            ['A', 'B', 'C'],
          ),
        intro: ({ t }) =>
          `${tri(t)}<p>Triangle $ABC$ with $A${pt(t[0])}$ is reflected across the $y$-axis. The image is $A'B'C'$.</p>`,
        plan: 'Find the image of a vertex first: across the $y$-axis the height stays, and the point goes to the other side of the axis. Then test each claim with coordinates.',
        claims: ({ t }) => [
          {
            id: 'length',
            says: "$A'B'$ is as long as $AB$.",
            holds: true,
            tested: `From $A${pt(t[0])}$ to $B${pt(t[1])}$ the steps are $${t[1][0] - t[0][0]}$ in $x$ and $${t[1][1] - t[0][1]}$ in $y$. In the image only the sign of the step in $x$ changes, and its square does not.`,
          },
          {
            id: 'axis',
            says: "The $y$-axis is the perpendicular bisector of segment $AA'$.",
            holds: true,
            tested: `$A${pt(t[0])}$ goes to $A'${pt([0 - t[0][0], t[0][1]])}$. $AA'$ is horizontal, so it is perpendicular to the $y$-axis, and both points are ${Math.abs(t[0][0])} away from it.`,
          },
          {
            id: 'image',
            says: `$A'$ is the point $${pt([-t[0][0], t[0][1]])}$.`,
            holds: true,
            tested: `The mirror image lies as far from the $y$-axis on the other side, at the same height: $x = ${t[0][0]}$ becomes $${0 - t[0][0]}$, and $y = ${t[0][1]}$ stays.`,
          },
          {
            id: 'wrong',
            says: `$A'$ is the point $${pt([t[0][0], -t[0][1]])}$.`,
            holds: false,
            tested: `The mirror image lies on the other side of the $y$-axis at the same height: $x = ${t[0][0]}$ becomes $${0 - t[0][0]}$, and $y = ${t[0][1]}$ stays.`,
            because: 'Changing the sign of $y$ is the reflection across the $x$-axis.',
          },
          {
            id: 'turn',
            says: "The vertices $A'$, $B'$, $C'$ follow each other in the same direction (clockwise or counterclockwise) as $A$, $B$, $C$.",
            holds: false,
            tested:
              'Follow $A$, $B$, $C$ with a finger on paper, and look at the finger in a mirror: a hand that goes clockwise goes counterclockwise there.',
            because: 'A reflection reverses the direction.',
          },
          {
            id: 'slope',
            says: "$A'B'$ has the same slope as $AB$.",
            holds: t[0][1] === t[1][1] || t[0][0] === t[1][0],
            tested: `From $A$ to $B$ the steps are $${t[1][0] - t[0][0]}$ in $x$ and $${t[1][1] - t[0][1]}$ in $y$. In the image the step in $x$ is $${t[0][0] - t[1][0]}$, and that in $y$ is the same.`,
            because: 'The slope changes its sign; it stays the same only for horizontal or vertical sides.',
          },
        ],
        given: ({ t }) => ({ A: t[0], rest: each(t, ([x, y]) => [x, y]) }),
        test: ({ rest }, id) => {
          const im = each(rest, ([x, y]) => [-x, y])
          const len = (a: XY, b: XY) => hypot(a[0] - b[0], a[1] - b[1])
          const turn = ([a, b, c]: Tri) => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]))
          const at: Record<string, boolean> = {
            length: len(rest[0], rest[1]) === len(im[0], im[1]),
            axis: (rest[0][0] + im[0][0]) / 2 === 0 && rest[0][1] === im[0][1],
            image: im[0][0] === -rest[0][0],
            wrong: im[0][1] === -rest[0][1],
            turn: turn(rest) === turn(im),
            slope:
              (rest[1][1] - rest[0][1]) * (im[1][0] - im[0][0]) === (im[1][1] - im[0][1]) * (rest[1][0] - rest[0][0]),
          }
          return at[id] as boolean
        },
      }),
      ({ e: { t }, ids }) => {
        const [[x, y], [u, v]] = t
        const [dx, dy] = [u - x, v - y]
        const side = `From $A$ to $B$ the step is $${dx}$ in $x$ and $${dy}$ in $y$, from $A'$ to $B'$ it is $${0 - dx}$ and $${dy}$`
        return testsOf(ids, {
          length: `${side}: the squares are $${dx * dx} + ${dy * dy}$ both times.`,
          axis: `The midpoint of $A${pt([x, y])}$ and $A'${pt([0 - x, y])}$ is $(0, ${y})$, on the $y$-axis, and $AA'$ is horizontal.`,
          image: `$A${pt([x, y])}$ and $${pt([0 - x, y])}$ are both ${Math.abs(x)} from the $y$-axis, on different sides and at the same height.`,
          wrong: `$${pt([x, 0 - y])}$ lies on the same side of the $y$-axis as $A${pt([x, y])}$.`,
          turn: 'Try $(1, 0)$, $(2, 0)$, $(1, 1)$, which go counterclockwise: their images $(-1, 0)$, $(-2, 0)$, $(-1, 1)$ go clockwise.',
          slope: `${side}, so the slopes are $${toTex(frac(dy, dx))}$ and $${toTex(frac(dy, 0 - dx))}$.`,
        })
      },
    ),
    ({ e: { t }, ids }) => {
      const rise = (t[1][1] - t[0][1]) / (t[1][0] - t[0][0])
      const across = `Across the $y$-axis only the sign of $x$ changes: $A'${pt([0 - t[0][0], t[0][1]])}$.`
      return testsOf(ids, {
        length: 'A reflection keeps all lengths.',
        axis: 'A mirror line is the perpendicular bisector between a point and its image; that is what reflecting means.',
        image: across,
        wrong: across,
        turn: 'A reflection always reverses the direction in which the vertices follow each other.',
        slope:
          rise === 0
            ? '$AB$ is horizontal, and in a mirror it stays so.'
            : `In a mirror on the $y$-axis a line that ${rise > 0 ? 'rises' : 'falls'} from left to right becomes one that ${rise > 0 ? 'falls' : 'rises'}, and $AB$ ${rise > 0 ? 'rises' : 'falls'}.`,
      })
    },
  ),
})

export const templates: readonly Template[] = [translate, reflect, claims]
