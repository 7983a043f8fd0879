import {
  curve,
  dot,
  expr,
  frac,
  int,
  linear,
  nonZero,
  num,
  pick,
  plane,
  polyDivmod,
  polyEval,
  polynomial,
  polyTex,
  signed,
  type Template,
  template,
  until,
} from '#kit'
import { search } from '../common.ts'

const skill = 'sm-polynomial-rational-radical'

const factors = (roots: readonly number[]): string => roots.map((r) => (r === 0 ? 'x' : `(x${signed(-r)})`)).join('')
const cubic = (roots: readonly number[]) =>
  expr(`y = ${factors([...roots].sort((a, b) => b - a))}`, ({ x }) => roots.reduce((p, r) => p * (x - r), 1))

const zeros = template({
  id: 'sat-math/polynomial-graph-zeros',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: true,
  seconds: 60,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ p: -int(rng, 1, 4), q: nonZero(rng, -1, 1), r: int(rng, 2, 4) }),
      ({ p, q, r }) => p < q && q < r && p !== -r && p !== -q && r !== -q,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ p, q, r }) =>
        `<p>The graph of a polynomial function is shown.</p>${plane(
          {
            alt: `A curve that crosses the x-axis at ${p}, ${q} and ${r}, coming from below on the left and rising on the right.`,
            x: [-6, 6],
            y: [-20, 20],
            yStep: 5,
          },
          [curve((x) => (x - p) * (x - q) * (x - r)), dot(p, 0), dot(q, 0), dot(r, 0)],
        )}<p>Which equation could define the function?</p>`,
    },
  ],
  given: ({ p, q, r }) => ({ p, q, r }),
  answer: ({ p, q, r }) => cubic([p, q, r]),
  traps: [
    { misconception: 'sm-wrong-sign-in-the-factor', rule: ({ p, q, r }) => cubic([-p, -q, -r]) },
    { misconception: 'sm-wrong-sign-in-the-factor', rule: ({ p, q, r }) => cubic([-p, q, r]) },
    { misconception: 'sm-wrong-sign-in-the-factor', rule: ({ p, q, r }) => cubic([p, -q, r]) },
    { misconception: 'sm-wrong-sign-in-the-factor', rule: ({ p, q, r }) => cubic([p, q, -r]) },
    { misconception: 'sm-wrong-sign-in-the-factor', rule: ({ p, q, r }) => cubic([-p, -q, r]) },
    { misconception: 'sm-wrong-sign-in-the-factor', rule: ({ p, q, r }) => cubic([p, -q, -r]) },
  ],
  explain: ({ p, q, r }) => [
    {
      do: `The graph crosses the $x$-axis at $${p}$, $${q}$, and $${r}$.`,
      why: 'These are the zeros of the function.',
    },
    {
      do: `A zero $a$ belongs to the factor $x - a$, so the equation could be ${cubic([p, q, r]).html}.`,
      why: 'Each factor must be 0 at its own zero.',
    },
  ],
  check: ({ p, q, r }) => {
    const [sum, pairs] = [p + q + r, p * q + p * r + q * r]
    return expr('', ({ x }) => x ** 3 - sum * x * x + pairs * x - p * q * r)
  },
})

const remainder = template({
  id: 'sat-math/polynomial-remainder',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        a: nonZero(rng, 1, 3),
        b: nonZero(rng, -5, 5),
        c: nonZero(rng, -7, 7),
        d: nonZero(rng, -9, 9),
        z: nonZero(rng, -3, 3),
      }),
      ({ a, b, c, d, z }) => Math.abs(z) > 1 && a * z ** 3 + b * z * z + c * z + d !== 0 && a * z ** 3 !== c * z,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, c, d, z }) =>
        `What is the remainder when $${polyTex(polynomial([a, b, c, d]))}$ is divided by $x${signed(-z)}$?`,
    },
    {
      id: 'factor-constant',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ a, b, c, d, z }) =>
        `The polynomial $p$ is defined by $p(x) = ${polyTex(polynomial([a, b, c, d]))}$, and $p(x) - k$ is divisible by $x${signed(-z)}$ for a constant $k$. What is the value of $k$?`,
    },
  ],
  given: ({ a, b, c, d, z }) => ({ a, b, c, d, z }),
  answer: ({ a, b, c, d, z }) => num(polyEval(polynomial([a, b, c, d]), z)),
  traps: [
    {
      misconception: 'sm-wrong-sign-in-the-factor',
      rule: ({ a, b, c, d, z }) => num(polyEval(polynomial([a, b, c, d]), -z)),
    },
    { misconception: 'sm-keeps-the-constant', rule: ({ d }) => num(d) },
    {
      misconception: 'sm-forgets-the-constant-term',
      rule: ({ a, b, c, z }) => num(polyEval(polynomial([a, b, c, 0]), z)),
    },
    { misconception: 'sm-forgets-to-square', rule: ({ a, b, c, d, z }) => num(a * 3 * z + b * 2 * z + c * z + d) },
    { misconception: 'sm-slips-on-a-sign', rule: ({ a, b, c, d, z }) => num(polyEval(polynomial([a, -b, c, d]), z)) },
  ],
  explain: ({ a, b, c, d, z }) => [
    {
      do: `The divisor is 0 at $x = ${z}$, so the value of the polynomial there is what is asked.`,
      why: 'Polynomial = divisor · quotient + remainder, and at this place the product vanishes.',
    },
    {
      do: `$${a * z ** 3}${signed(b * z * z)}${signed(c * z)}${signed(d)} = ${a * z ** 3 + b * z * z + c * z + d}$`,
      why: 'Put the number in.',
    },
  ],
  check: ({ a, b, c, d, z }) => num(polyDivmod(polynomial([a, b, c, d]), polynomial([1, -z])).remainder[0] ?? 0),
})

const undefinedAt = template({
  id: 'sat-math/rational-undefined',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 70,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 15), r: int(rng, 2, 9), s: int(rng, 2, 12), k: pick(rng, [-1, -1, 1]) * int(rng, 2, 9) }),
      ({ a, r, s, k }) => r !== s && k !== -r && k !== s && a !== r && Math.abs(k) !== r,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'bare',
      items: 6,
      stem: ({ a, r, s, k }) =>
        `For what positive value of $x$ is the function $f(x) = \\frac{${a}(x${signed(k)})}{${polyTex(polynomial([1, s - r, -r * s]))}}$ not defined?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ r, s, k }) =>
        `The function $g$ is defined by $g(x) = \\frac{x${signed(k)}}{${polyTex(polynomial([1, s - r, -r * s]))}}$. The graph of $g$ has a vertical asymptote at $x = c$, where $c \\gt 0$. What is the value of $c$?`,
    },
  ],
  given: ({ r, s, k }) => ({ p: s - r, q: r * s, k }),
  answer: ({ r }) => num(r),
  traps: [
    {
      misconception: 'sm-reads-the-wrong-root',
      shortcut: ({ s }) => num(s),
      why: ({ s }) => `takes $${s}$, but the denominator is 0 at $${-s}$, not at $${s}$.`,
    },
    { misconception: 'sm-takes-another-coefficient', shortcut: ({ r, s }) => num(Math.abs(s - r)) },
    { misconception: 'sm-zero-of-the-numerator', rule: ({ k }) => (k < 0 ? num(-k) : null) },
    { misconception: 'sm-takes-another-coefficient', shortcut: ({ r, s }) => num(r * s) },
    { misconception: 'sm-takes-another-coefficient', shortcut: ({ r, s }) => num(r + s) },
  ],
  explain: ({ r, s }) => [
    {
      do: `The denominator is $(${linear(1, -r)})(${linear(1, s)})$.`,
      why: 'A fraction has no value where its denominator is 0.',
    },
    { do: `It is 0 at $${r}$ and at $${-s}$; the positive value is $${r}$.`, why: 'The numerator is not 0 there.' },
  ],
  check: ({ p, q }) => num(search((x) => x > 0 && x * x + p * x - q === 0)),
})

const root = template({
  id: 'sat-math/radical-function-input',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [a, v, x] = [int(rng, 2, 6), int(rng, 2, 9), int(rng, 2, 20)]
        return { a, b: v * v - a * x, c: nonZero(rng, -6, 8), v, x }
      },
      ({ a, b, c, v, x }) => b !== 0 && Math.abs(b) < 60 && c + v !== 0 && v !== x && b % a !== 0,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, c, v }) =>
        `The function $f$ is defined by $f(x) = \\sqrt{${linear(a, b)}}${signed(c)}$. For what value of $x$ is $f(x) = ${v + c}$?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ a, b, c, v }) =>
        `If $g(x) = ${c} + \\sqrt{${linear(a, b)}}$ and $g(n) = ${v + c}$, what is the value of $n$?`,
    },
  ],
  given: ({ a, b, c, v }) => ({ a, b, c, y: v + c }),
  answer: ({ x }) => num(x),
  traps: [
    { misconception: 'sm-forgets-to-square', shortcut: ({ a, b, v }) => num(frac(v - b, a)) },
    {
      misconception: 'sm-squares-before-isolating',
      shortcut: ({ a, b, v, c }) => num(frac((v + c) ** 2 - b, a)),
      why: ({ c }) => `leaves the $${c}$ out when squaring.`,
    },
    {
      misconception: 'sm-stops-half-way',
      shortcut: ({ a, x }) => num(a * x),
      why: ({ a }) => `is the value of $${a}x$.`,
    },
    { misconception: 'sm-slips-on-a-sign', shortcut: ({ a, b, v }) => num(frac(v * v + b, a)) },
    { misconception: 'sm-stops-half-way', shortcut: ({ v }) => num(v * v) },
    { misconception: 'sm-stops-half-way', shortcut: ({ v }) => num(v), why: () => 'is the value of the root.' },
  ],
  explain: ({ a, b, v, x, c }) => [
    {
      do: `The root must be $${v + c}${signed(-c)} = ${v}$, so $${linear(a, b)} = ${v * v}$ under the root.`,
      why: 'Isolate the root, then square.',
    },
    { do: `$${a}x = ${v * v - b}$ gives the value $${x}$.`, why: 'Solve the linear equation.' },
  ],
  check: ({ a, b, c, y }) => num(search((x) => a * x + b >= 0 && Math.sqrt(a * x + b) + c === y)),
})

const shifted = template({
  id: 'sat-math/function-translated-value',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        h: int(rng, 1, 5),
        k: nonZero(rng, -9, 9),
        x: int(rng, -2, 7),
        n: pick(rng, [2, 3]),
        m: int(rng, 2, 6),
      }),
      ({ h, k, x, n, m }) =>
        Math.abs(x - h) > 1 && Math.abs(x - h) < 5 && (x - h) ** n - m + k !== 0 && m !== Math.abs(k) && x !== 0,
    ),
  frames: [
    {
      id: 'define',
      kind: 'bare',
      items: 5,
      stem: ({ h, k, x, n, m }) =>
        `The function $f$ is defined by $f(x) = x^${n} - ${m}$, and $g(x) = f(x - ${h})${signed(k)}$. What is the value of $g(${x})$?`,
    },
    {
      id: 'moved',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ h, k, x, n, m }) =>
        `The graph of $y = x^${n} - ${m}$ is translated ${h} ${h === 1 ? 'unit' : 'units'} to the right and ${Math.abs(k)} ${Math.abs(k) === 1 ? 'unit' : 'units'} ${k > 0 ? 'up' : 'down'}. The new graph is the graph of the function $g$. What is the value of $g(${x})$?`,
    },
  ],
  given: ({ h, k, x, n, m }) => ({ h, k, x, n, m }),
  answer: ({ h, k, x, n, m }) => num((x - h) ** n - m + k),
  traps: [
    { misconception: 'sm-shifts-the-other-way', rule: ({ h, k, x, n, m }) => num((x + h) ** n - m + k) },
    { misconception: 'sm-slips-on-a-sign', rule: ({ h, k, x, n, m }) => num((x - h) ** n - m - k) },
    { misconception: 'sm-forgets-the-shift', rule: ({ k, x, n, m }) => num(x ** n - m + k) },
    { misconception: 'sm-subtracts-after-the-function', rule: ({ h, k, x, n, m }) => num(x ** n - m - h + k) },
    { misconception: 'sm-forgets-the-constant-term', rule: ({ h, k, x, n }) => num((x - h) ** n + k) },
  ],
  explain: ({ h, k, x, n, m }) => [
    {
      do: `The new rule is $g(x) = (x - ${h})^${n} - ${m}${signed(k)}$.`,
      why: `Moving right by ${h} puts $x - ${h}$ in the place of $x$.`,
    },
    {
      do: `$g(${x}) = ${x - h < 0 ? `(${x - h})` : x - h}^${n} - ${m}${signed(k)} = ${(x - h) ** n - m + k}$`,
      why: 'Put the number in.',
    },
  ],
  // Moves points of the first graph, and takes the one that lands above x.
  check: ({ h, k, x, n, m }) => {
    const moved = Array.from({ length: 41 }, (_, i) => i - 20).map((u) => [u + h, u ** n - m + k] as const)
    return num(moved.find(([u]) => u === x)?.[1] ?? 9999)
  },
})

export const templates: readonly Template[] = [zeros, remainder, undefinedAt, root, shifted]
