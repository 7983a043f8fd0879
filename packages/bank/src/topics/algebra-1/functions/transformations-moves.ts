import { asWritten, int, nonZero, person, pick, point, type Rng, signed, template, text, until, type Value } from '#kit'
import { onlyOne } from '../read-tex.ts'

const skill = 'a1-transformations-of-functions'

/** y = f(x − h) + k. */
type Move = Readonly<{ h: number; k: number }>

const drawMove = (rng: Rng, reach = 9): Move =>
  until(
    () => ({ h: nonZero(rng, -reach, reach), k: nonZero(rng, -reach, reach) }),
    ({ h, k }) => Math.abs(h) !== Math.abs(k) && Math.abs(h) > 1 && Math.abs(k) > 1,
  )

const moved = ({ h, k }: Move): Value =>
  text(`${Math.abs(h)} units ${h > 0 ? 'right' : 'left'} and ${Math.abs(k)} units ${k > 0 ? 'up' : 'down'}`)

const inF = ({ h, k }: Move): string => `f(x${signed(-h)})${signed(k)}`

/** The parent functions of the course, moved. */
const PARENTS = [
  { name: 'x^2', make: ({ h, k }: Move) => `(x${signed(-h)})^2${signed(k)}` },
  { name: '|x|', make: ({ h, k }: Move) => `|x${signed(-h)}|${signed(k)}` },
  { name: '\\sqrt{x}', make: ({ h, k }: Move) => `\\sqrt{x${signed(-h)}}${signed(k)}` },
] as const

const parent = (i: number) => PARENTS[i] ?? PARENTS[0]

export const inside = (h: number): string => `x${signed(-h)}`

const describe = template({
  id: 'algebra-1/transformation-describe',
  skill,
  difficulty: 'Low',
  b: -0.3,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) => ({ ...drawMove(rng), which: int(rng, 0, 2) }),
  frames: [
    {
      id: 'notation',
      kind: 'bare',
      items: 6,
      stem: (p) => `The graph of $g(x) = ${inF(p)}$ is the graph of $f$, moved. How far and in which directions?`,
    },
    {
      id: 'parent',
      kind: 'bare',
      items: 6,
      stem: (p) =>
        `The graph of $y = ${parent(p.which).name}$ is moved to get the graph of $y = ${parent(p.which).make(p)}$. How far and in which directions?`,
    },
  ],
  given: ({ h, k }) => ({ h, k }),
  answer: moved,
  traps: [
    {
      misconception: 'a1-tr-moves-with-the-sign-inside',
      classic: true,
      rule: ({ h, k }) => moved({ h: -h, k }),
      why: ({ h }) =>
        `moves ${h > 0 ? 'left' : 'right'}, as the sign inside looks; $${inside(h)}$ is zero at $x = ${h}$, so the graph moves ${h > 0 ? 'right' : 'left'}.`,
    },
    {
      misconception: 'a1-tr-turns-the-sign-outside',
      says: ({ k }) => `I moved ${k > 0 ? 'down instead of up' : 'up instead of down'}.`,
      rule: ({ h, k }) => moved({ h, k: -k }),
      why: ({ k }) => `moves ${k > 0 ? 'down' : 'up'}, although $${k}$ is added to the output.`,
    },
    {
      misconception: 'a1-tr-has-both-directions-wrong',
      rule: ({ h, k }) => moved({ h: -h, k: -k }),
      why: () => 'has both directions turned around.',
    },
    {
      misconception: 'a1-tr-exchanges-inside-and-outside',
      says: ({ h, k }) =>
        `I took the $${k}$ outside for the move to the side, and the $${-h}$ inside for the move up or down.`,
      rule: ({ h, k }) => moved({ h: k, k: -h }),
      why: ({ h, k }) => `uses $${Math.abs(h)}$ for up and down and $${Math.abs(k)}$ for left and right.`,
    },
  ],
  explain: ({ h, k }) => ({
    plan: 'What is added to the input moves the graph sideways, against its sign. What is added to the output moves it up or down, with its sign.',
    steps: [
      {
        do: `Inside: $${inside(h)}$ is zero for $x = ${h}$. What happened at $x = 0$ now happens at $x = ${h}$.`,
        why: `So the graph moves ${Math.abs(h)} units ${h > 0 ? 'right' : 'left'}.`,
      },
      {
        do: `Outside: $${k}$ is added to every output.`,
        why: `So the graph moves ${Math.abs(k)} units ${k > 0 ? 'up' : 'down'}.`,
      },
      { do: `Together: ${moved({ h, k }).html}.`, why: 'The two moves do not disturb each other.' },
    ],
    check: `The point above $x = 0$ goes to $x = ${h}$: put $x = ${h}$ in, and the inside is zero again.`,
  }),
  // Follows the point (0, 0) of the parent graph.
  check: ({ h, k }) => {
    const x = onlyOne(
      Array.from({ length: 41 }, (_, i) => i - 20),
      (t) => t - h === 0,
    )
    return moved({ h: x, k: 0 + k })
  },
})

const written = (i: number, m: Move, minus = false): Value => asWritten(`y = ${minus ? '-' : ''}${parent(i).make(m)}`)

const write = template({
  id: 'algebra-1/transformation-write',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => ({ ...drawMove(rng), which: int(rng, 0, 2), over: int(rng, 0, 1) === 1 }),
  frames: [
    {
      id: 'moved',
      kind: 'words',
      items: 6,
      stem: (p) =>
        `The graph of $y = ${parent(p.which).name}$ is ${p.over ? 'reflected across the $x$-axis and then ' : ''}moved ${moved(p).html}. What is the equation of the new graph?`,
    },
    {
      id: 'student',
      kind: 'words',
      items: 5,
      stem: (p, rng) =>
        `${person(rng)} ${p.over ? 'turns the graph of' : 'slides the graph of'} $y = ${parent(p.which).name}$ ${p.over ? 'over, reflecting it across the $x$-axis, and then slides it ' : ''}${moved(p).html}. Which equation does the result have?`,
    },
  ],
  given: ({ h, k, which, over }) => ({ right: h, up: k, name: parent(which).name, minus: over }),
  answer: ({ h, k, which, over }) => written(which, { h, k }, over),
  traps: [
    {
      misconception: 'a1-tr-moves-with-the-sign-inside',
      says: ({ h }) => `I wrote $x${signed(h)}$ for the move to the ${h > 0 ? 'right' : 'left'}.`,
      classic: true,
      rule: ({ right, up, name, minus }) =>
        written(
          PARENTS.findIndex((x) => x.name === name),
          { h: -right, k: up },
          minus,
        ),
      why: ({ h }) => `moves the graph ${h > 0 ? 'left' : 'right'}: its inside is zero at $x = ${-h}$.`,
    },
    {
      misconception: 'a1-tr-turns-the-sign-outside',
      says: ({ k }) => `I moved ${k > 0 ? 'down instead of up' : 'up instead of down'}.`,
      rule: ({ right, up, name, minus }) =>
        written(
          PARENTS.findIndex((x) => x.name === name),
          { h: right, k: -up },
          minus,
        ),
      why: ({ k }) => `moves the graph ${k > 0 ? 'down' : 'up'}.`,
    },
    {
      misconception: 'a1-tr-has-both-directions-wrong',
      rule: ({ right, up, name, minus }) =>
        written(
          PARENTS.findIndex((x) => x.name === name),
          { h: -right, k: -up },
          minus,
        ),
      why: () => 'has both directions turned around.',
    },
    {
      misconception: 'a1-tr-exchanges-inside-and-outside',
      says: () => 'I exchanged the two moves: up or down became right or left, and right or left became up or down.',
      rule: ({ right, up, name, minus }) =>
        written(
          PARENTS.findIndex((x) => x.name === name),
          { h: up, k: right },
          minus,
        ),
      why: ({ h, k }) => `puts the ${Math.abs(k)} inside and the ${Math.abs(h)} outside.`,
    },
    {
      misconception: 'a1-tr-forgets-the-reflection',
      rule: ({ right, up, name, minus }) =>
        minus
          ? written(
              PARENTS.findIndex((x) => x.name === name),
              { h: right, k: up },
            )
          : null,
      why: () => 'is moved, but not reflected.',
    },
  ],
  explain: ({ h, k, which, over }) => ({
    plan: 'Write the sideways move inside the function, with the sign turned around, and the move up or down outside, with its own sign.',
    steps: [
      {
        do: `${Math.abs(h)} units ${h > 0 ? 'right' : 'left'}: replace $x$ by $${inside(h)}$.`,
        why: `The new graph must do at $x = ${h}$ what the old one does at $x = 0$.`,
      },
      {
        do: `${Math.abs(k)} units ${k > 0 ? 'up' : 'down'}: ${k > 0 ? 'add' : 'subtract'} ${Math.abs(k)} outside.`,
        why: 'This changes the output.',
      },
      {
        do: `${over ? 'The reflection puts a minus before the function. ' : ''}The equation is ${written(which, { h, k }, over).html}.`,
        why: over
          ? 'The reflection comes first, so the minus does not touch the number outside.'
          : 'Inside for left and right, outside for up and down.',
      },
    ],
    check: `Put in $x = ${h}$: the inside is zero, and $y = ${k}$. The point $(0, 0)$ went to $(${h}, ${k})$.`,
    ...(which === 2
      ? {}
      : {
          faster: `The vertex goes to $(${h}, ${k})$, and the ${which === 0 ? 'parabola' : 'V'} opens ${over ? 'down' : 'up'}, so the equation is ${written(which, { h, k }, over).html} at once.`,
        }),
  }),
  check: ({ right, up, name, minus }) => {
    const list = [-1, 1].flatMap((s) => [-1, 1].map((t) => ({ h: s * Math.abs(right), k: t * Math.abs(up) })))
    return written(
      PARENTS.findIndex((x) => x.name === name),
      onlyOne(list, (m) => right - m.h === 0 && up - m.k === 0),
      minus,
    )
  },
})

const pointMove = template({
  id: 'algebra-1/transformation-point',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ ...drawMove(rng, 7), x: nonZero(rng, -9, 9), y: nonZero(rng, -9, 9), a: pick(rng, [-3, -2, -1, 2, 3]) }),
      ({ h, k, x, y }) => x !== h && x !== -h && y !== k && y !== -k && x !== y,
    ),
  frames: [
    {
      id: 'shift',
      kind: 'bare',
      items: 5,
      stem: ({ h, k, x, y, a }) =>
        `The point $(${x}, ${y})$ lies on the graph of $y = f(x)$. Which point must lie on the graph of $y = ${a === -1 ? '-' : a}f(x${signed(-h)})${signed(k)}$?`,
    },
    {
      id: 'value',
      kind: 'words',
      items: 5,
      stem: ({ h, k, x, y, a }) =>
        `A function $f$ has $f(${x}) = ${y}$. The function $g$ is given by $g(x) = ${a === -1 ? '-' : a}f(x${signed(-h)})${signed(k)}$. Through which point does the graph of $g$ have to pass?`,
    },
  ],
  given: (p) => p,
  answer: ({ h, k, x, y, a }) => point(x + h, a * y + k),
  traps: [
    {
      misconception: 'a1-tr-moves-with-the-sign-inside',
      classic: true,
      rule: ({ h, k, x, y, a }) => point(x - h, a * y + k),
      why: ({ h }) =>
        `moves the point ${h > 0 ? 'left' : 'right'} by $${Math.abs(h)}$ instead of ${h > 0 ? 'right' : 'left'}.`,
    },
    {
      misconception: 'a1-tr-forgets-the-factor',
      rule: ({ h, k, x, y }) => point(x + h, y + k),
      why: ({ a }) => `leaves out the ${a === -1 ? 'minus before $f$' : `factor $${a}$`}.`,
    },
    {
      misconception: 'a1-tr-multiplies-after-adding',
      rule: ({ h, k, x, y, a }) => point(x + h, a * (y + k)),
      why: ({ a, k }) => `adds $${k}$ first and then multiplies by $${a}$; the factor belongs to $f$ alone.`,
    },
    {
      misconception: 'a1-tr-multiplies-the-input-too',
      rule: ({ h, k, x, y, a }) => point(a * x + h, a * y + k),
      why: ({ a }) => `multiplies the $x$-coordinate by $${a}$ as well; the factor stands outside $f$.`,
    },
    {
      misconception: 'a1-tr-moves-with-the-sign-inside',
      says: ({ h, a }) =>
        `I moved the point ${Math.abs(h)} ${Math.abs(h) === 1 ? 'unit' : 'units'} to the ${h > 0 ? 'left' : 'right'} instead of the ${h > 0 ? 'right' : 'left'}, and I also left out the factor $${a}$.`,
      twoSlips: true,
      rule: ({ h, k, x, y }) => point(x - h, y + k),
      why: () => 'moves the point to the wrong side and leaves out the factor.',
    },
  ],
  explain: ({ h, k, x, y, a }) => ({
    plan: 'Choose the input so that the inside of $f$ is the input you know. Then do to the output what stands outside.',
    steps: [
      { do: `The inside must be $${x}$: $${inside(h)} = ${x}$, so $x = ${x + h}$.`, why: `Only $f(${x})$ is known.` },
      {
        do: `The output: $${a} \\cdot ${y < 0 ? `(${y})` : y}${signed(k)} = ${a * y}${signed(k)} = ${a * y + k}$.`,
        why: 'First the factor, then what is added.',
      },
      { do: `The point is $(${x + h}, ${a * y + k})$.`, why: 'New input, new output.' },
    ],
    check: `Put $x = ${x + h}$ into the new rule: the inside is $${x + h}${signed(-h)} = ${x}$, as it must be.`,
    faster: `Move the point instead of solving: ${Math.abs(h)} to the ${h > 0 ? 'right' : 'left'} it is at $x = ${x + h}$, and its height $${y}$ is multiplied by $${a}$ and then changed by $${k}$: $${a * y}${signed(k)} = ${a * y + k}$.`,
  }),
  check: ({ h, k, x, y, a }) => {
    const f = (t: number) => (t === x ? y : Number.NaN)
    const t = onlyOne(
      Array.from({ length: 61 }, (_, i) => i - 30),
      (s) => Number.isFinite(f(s - h)),
    )
    return point(t, k + f(t - h) * a)
  },
})

export const templates = [describe, write, pointMove]
