import {
  div,
  dot,
  int,
  lcm,
  linear,
  money,
  nonZero,
  num,
  person,
  plane,
  straight,
  type Template,
  table,
  template,
  terms,
  until,
} from '#kit'
import { search } from '../common.ts'

const skill = 'sm-linear-systems'

const two = (a: string, b: string): string => `<p>$${a}$<br>$${b}$</p>`

const par = (v: number): string => (v < 0 ? `(${v})` : String(v))

/** How the second unknown of ax + by = c, dx + ey = f drops out. */
function eliminate(a: number, b: number, c: number, d: number, e: number, f: number, x: number): string {
  const both = lcm(Math.abs(b), Math.abs(e))
  const [m, n] = [both / Math.abs(b), both / Math.abs(e)]
  const same = b > 0 === e > 0
  const times = (k: number, which: string): string =>
    k === 1 ? `the ${which} equation` : `${k} times the ${which} equation`
  const how = same
    ? `Subtract ${times(n, 'second')} from ${times(m, 'first')}`
    : `Add ${times(m, 'first')} and ${times(n, 'second')}`
  const left = same ? m * a - n * d : m * a + n * d
  const right = same ? m * c - n * f : m * c + n * f
  return `${how}: $${left}$ times the first unknown is $${right}$, so the first unknown is $${x}$.`
}

const combine = template({
  id: 'sat-math/system-derived-value',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [x, y] = [nonZero(rng, -8, 9), nonZero(rng, -8, 9)]
        const [a, b, d, e] = [int(rng, 1, 6), nonZero(rng, -6, 6), int(rng, 1, 7), nonZero(rng, -6, 6)]
        return { a, b, c: a * x + b * y, d, e, f: d * x + e * y, p: int(rng, 2, 4), q: nonZero(rng, -3, 3), x, y }
      },
      ({ a, b, c, d, e, f, p, q, x, y }) =>
        a * e !== b * d &&
        c !== 0 &&
        f !== 0 &&
        x !== y &&
        x !== -y &&
        p * x + q * y !== 0 &&
        !(p === a && q === b) &&
        !(p === d && q === e),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 9,
      stem: ({ a, b, c, d, e, f, p, q }) =>
        `${two(`${terms([a, 'x'], [b, 'y'])} = ${c}`, `${terms([d, 'x'], [e, 'y'])} = ${f}`)}<p>The solution of the system is $(x, y)$. What is the value of $${terms([p, 'x'], [q, 'y'])}$?</p>`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 6,
      stem: ({ a, b, c, d, e, f, p, q }) =>
        `If $${terms([a, 'r'], [b, 's'])} = ${c}$ and $${terms([d, 'r'], [e, 's'])} = ${f}$, what is the value of $${terms([p, 'r'], [q, 's'])}$?`,
    },
  ],
  given: ({ a, b, c, d, e, f, p, q }) => ({ a, b, c, d, e, f, p, q }),
  answer: ({ p, q, x, y }) => num(p * x + q * y),
  traps: [
    { misconception: 'sm-stops-at-x', shortcut: ({ x }) => num(x), why: () => 'is the first unknown alone.' },
    { misconception: 'sm-loses-a-minus-sign', shortcut: ({ p, q, x, y }) => num(p * x - q * y) },
    { misconception: 'sm-swaps-the-unknowns', shortcut: ({ p, q, x, y }) => num(p * y + q * x) },
    {
      misconception: 'sm-stops-at-the-other-variable',
      shortcut: ({ y }) => num(y),
      why: () => 'is the second unknown alone.',
    },
    { misconception: 'sm-adds-the-unknowns', shortcut: ({ x, y }) => num(x + y) },
  ],
  explain: ({ a, b, c, d, e, f, x, y, p, q }) => [
    {
      do: eliminate(a, b, c, d, e, f, x),
      why: 'The coefficients of the second unknown are made equal, so that it drops out.',
    },
    {
      do: `In the first equation, $${b}$ times the second unknown is then $${c} - ${par(a * x)} = ${c - a * x}$, so the second unknown is $${y}$.`,
      why: 'Put the known value into one of the equations.',
    },
    {
      do: `$${p} \\cdot ${x < 0 ? `(${x})` : x} + ${q < 0 ? `(${q})` : q} \\cdot ${y < 0 ? `(${y})` : y} = ${p * x + q * y}$`,
      why: 'The question asks for this combination.',
    },
  ],
  check: ({ a, b, c, d, e, f, p, q }) => num(div(p * (c * e - b * f) + q * (a * f - c * d), a * e - b * d)),
})

const none = template({
  id: 'sat-math/system-no-solution-constant',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [b, n] = [int(rng, 2, 5), int(rng, 2, 5)]
        const a = nonZero(rng, -7, 7)
        return { a, b, c: int(rng, 3, 20), d: b * n, e: int(rng, 3, 40), n }
      },
      ({ a, c, e, n, b }) => Math.abs(a) > 1 && e !== n * c && Math.abs(a) !== b,
    ),
  frames: [
    {
      id: 'none',
      kind: 'bare',
      items: 8,
      stem: ({ a, b, c, d, e }) =>
        `${two(`${terms([a, 'x'], [b, 'y'])} = ${c}`, `kx + ${d}y = ${e}`)}<p>In the given system of equations, $k$ is a constant. If the system has no solution, what is the value of $k$?</p>`,
    },
    {
      id: 'parallel',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ a, b, c, d, e }) =>
        `In the $xy$-plane, the lines $${terms([a, 'x'], [b, 'y'])} = ${c}$ and $kx + ${d}y = ${e}$, where $k$ is a constant, never meet. What is the value of $k$?`,
    },
  ],
  given: ({ a, b, c, d, e }) => ({ a, b, c, d, e }),
  answer: ({ a, n }) => num(a * n),
  traps: [
    { misconception: 'sm-loses-a-minus-sign', shortcut: ({ a, n }) => num(-a * n) },
    { misconception: 'sm-keeps-the-coefficient', rule: ({ a }) => num(a) },
    { misconception: 'sm-adds-the-same-difference', rule: ({ a, b, d }) => num(a + d - b) },
    {
      misconception: 'sm-uses-perpendicular-lines',
      rule: ({ a, b, d }) => ((b * d) % a === 0 ? num((-b * d) / a) : null),
    },
    { misconception: 'sm-adds-the-same-difference', rule: ({ a, c, e }) => num(a + e - c) },
    {
      misconception: 'sm-adds-the-same-difference',
      shortcut: ({ a, n }) => num(a + n),
      why: ({ n }) => `adds $${n}$, although the second equation is $${n}$ times the first.`,
    },
    { misconception: 'sm-keeps-the-coefficient', rule: ({ d }) => num(d), why: () => 'is the coefficient of $y$.' },
  ],
  explain: ({ a, b, d, n }) => [
    {
      do: `The coefficients of $y$ are $${b}$ and $${d}$, so the second is $${n}$ times the first.`,
      why: 'Lines without a common point have proportional coefficients.',
    },
    {
      do: `So $k = ${n} \\cdot ${a < 0 ? `(${a})` : a} = ${a * n}$.`,
      why: 'The coefficients of $x$ must have the same ratio; the constants do not have it, so the lines are not the same.',
    },
  ],
  check: ({ a, b, d }) => num(search((k) => a * d - b * k === 0, 60)),
})

const infinite = template({
  id: 'sat-math/system-infinite-solutions-constant',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [a, b, c, n] = [int(rng, 2, 7), nonZero(rng, -7, 7), nonZero(rng, -9, 12), int(rng, 2, 6)]
        return { a, b, c, n }
      },
      ({ a, b, c }) => Math.abs(b) > 1 && Math.abs(c) > 1 && a !== b && a !== c,
    ),
  frames: [
    {
      id: 'line',
      kind: 'bare',
      items: 8,
      stem: ({ a, b, c, n }) =>
        `${two(`${terms([a, 'x'], [b, 'y'])} = ${c}`, `${terms([a * n, 'x'], [b * n, 'y'])} = k + ${n}`)}<p>In the given system, $k$ is a constant. For what value of $k$ does the system have infinitely many solutions?</p>`,
    },
  ],
  given: ({ a, b, c, n }) => ({ a, b, c, d: a * n, e: b * n, n }),
  answer: ({ c, n }) => num(c * n - n),
  traps: [
    {
      misconception: 'sm-stops-before-the-last-step',
      rule: ({ c, n }) => num(c * n),
      why: ({ n }) => `is the value of $k + ${n}$, not of $k$.`,
    },
    { misconception: 'sm-keeps-the-coefficient', rule: ({ c, n }) => num(c - n) },
    { misconception: 'sm-sign-of-a-constant', rule: ({ c, n }) => num(c * n + n) },
    { misconception: 'sm-adds-the-same-difference', rule: ({ a, c, n }) => num(c + a * n - a - n) },
    { misconception: 'sm-keeps-the-coefficient', rule: ({ c }) => num(c) },
  ],
  explain: ({ a, c, n }) => [
    {
      do: `The second equation has $${n}$ times the coefficients of the first, so its right side must be $${n} \\cdot ${c < 0 ? `(${c})` : c} = ${c * n}$.`,
      why: 'There are infinitely many solutions when both equations describe one line.',
    },
    {
      do: `$k + ${n} = ${c * n}$, so $k = ${c * n - n}$.`,
      why: `The ratio $${a * n} : ${a}$ must hold for the constants too.`,
    },
  ],
  check: ({ a, c, d, n }) => num(search((k) => a * (k + n) === d * c, 200)),
})

const tickets = template({
  id: 'sat-math/system-two-kinds',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 100,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [u, v, x, y] = [int(rng, 7, 14), int(rng, 3, 6), int(rng, 12, 60), int(rng, 12, 60)]
        return { u, v, n: x + y, t: u * x + v * y, x, y }
      },
      ({ x, y }) => Math.abs(x - y) > 3 && Math.abs(x - y) < 40 && x > y,
    ),
  frames: [
    {
      id: 'play',
      kind: 'words',
      items: 7,
      stem: ({ u, v, n, t }) =>
        `Tickets for a school play cost ${money(u)} for adults and ${money(v)} for students. ${n} tickets were sold for ${money(t)} in total. How many more adult tickets than student tickets were sold?`,
    },
    {
      id: 'table',
      kind: 'table',
      response: 'grid',
      items: 6,
      stem: ({ u, v, n, t }, rng) =>
        `<p>${person(rng)} sells two kinds of drinks at a street fair.</p>${table(
          ['Drink', 'Price'],
          [
            ['Smoothie', money(u)],
            ['Iced tea', money(v)],
          ],
        )}<p>On the first day, ${n} drinks were sold for ${money(t)} in total. How many more smoothies than iced teas were sold?</p>`,
    },
  ],
  given: ({ u, v, n, t }) => ({ u, v, n, t }),
  answer: ({ x, y }) => num(x - y),
  traps: [
    {
      misconception: 'sm-stops-at-x',
      shortcut: ({ x }) => num(x),
      why: () => 'is the number of the more expensive kind.',
    },
    {
      misconception: 'sm-stops-at-the-other-variable',
      shortcut: ({ y }) => num(y),
      why: () => 'is the number of the cheaper kind.',
    },
    {
      misconception: 'sm-one-price-for-all',
      rule: ({ u, t }) => num(Math.floor(t / u)),
      why: ({ u }) => `divides the whole sum by $${u}$, as if all had that price.`,
    },
    { misconception: 'sm-compares-with-half', shortcut: ({ x, n }) => (n % 2 === 0 ? num(x - n / 2) : null) },
    {
      misconception: 'sm-one-price-for-all',
      rule: ({ v, n, t }) => (t - v * n < n ? num(t - v * n) : null),
      why: ({ v }) => `is what is left when all are counted at $${v}$ dollars.`,
    },
  ],
  explain: ({ u, v, n, t, x, y }) => [
    {
      do: `If all ${n} were of the cheaper kind, the sum would be $${v} \\cdot ${n} = ${v * n}$. The missing $${t - v * n}$ is made of differences of $${u - v}$, so there were $${x}$ of the expensive kind.`,
      why: 'This is the same as eliminating one unknown.',
    },
    {
      do: `The other kind: $${n} - ${x} = ${y}$. The difference is $${x} - ${y} = ${x - y}$.`,
      why: 'The question asks how many more.',
    },
  ],
  check: ({ u, v, n, t }) => {
    const x = search((k) => k >= 0 && u * k + v * (n - k) === t)
    return num(x - (n - x))
  },
})

const graph = template({
  id: 'sat-math/system-graph',
  skill,
  difficulty: 'Low',
  b: -0.9,
  calculator: true,
  seconds: 60,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [x, y, m, k] = [nonZero(rng, -4, 4), nonZero(rng, -4, 4), nonZero(rng, -2, 2), nonZero(rng, -3, 3)]
        return { x, y, m, b: y - m * x, k, c: y - k * x }
      },
      ({ m, k, b, c, x, y }) =>
        m !== k && Math.abs(b) <= 6 && Math.abs(c) <= 6 && b !== c && Math.abs(x) !== Math.abs(y),
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: ({ m, b, k, c }) =>
        `<p>The graph of a system of two linear equations is shown.</p>${plane(
          {
            alt: `Two straight lines that cross. One passes through (0, ${b}) with slope ${m}, the other through (0, ${c}) with slope ${k}.`,
            x: [-7, 7],
            y: [-7, 7],
          },
          [straight(m, b), straight(k, c, { plain: true }), dot(0, b), dot(0, c, { plain: true })],
        )}<p>The solution of the system is $(x, y)$. What is the value of $x - y$?</p>`,
    },
  ],
  given: ({ m, b, k, c }) => ({ m, b, k, c }),
  answer: ({ x, y }) => num(x - y),
  traps: [
    { misconception: 'sm-swaps-the-order', shortcut: ({ x, y }) => num(y - x) },
    { misconception: 'sm-adds-the-unknowns', shortcut: ({ x, y }) => num(x + y) },
    { misconception: 'sm-stops-at-x', shortcut: ({ x }) => num(x), why: () => 'is the first coordinate alone.' },
    {
      misconception: 'sm-stops-at-the-other-variable',
      shortcut: ({ y }) => num(y),
      why: () => 'is the second coordinate alone.',
    },
    {
      misconception: 'sm-takes-the-intercepts-for-coefficients',
      rule: ({ b, c }) => num(b - c),
      why: () => 'is made of the $y$-intercepts of the lines.',
    },
    { misconception: 'sm-loses-a-minus-sign', shortcut: ({ x, y }) => num(-x - y) },
  ],
  explain: ({ x, y, m, b, k, c }) => [
    {
      do: `The lines cross at $(${x}, ${y})$.`,
      why: `This point lies on both: $${linear(m, b)}$ and $${linear(k, c)}$ have the value $${y}$ at $x = ${x}$.`,
    },
    { do: `$x - y = ${x} - ${par(y)} = ${x - y}$`, why: 'The question asks for the difference.' },
  ],
  check: ({ m, b, k, c }) => {
    const x = search((n) => m * n + b === k * n + c, 20)
    return num(x - (m * x + b))
  },
})

export const templates: readonly Template[] = [combine, none, infinite, tickets, graph]
