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
  until,
} from '#kit'
import { ask, search } from '../ask.ts'

const skill = 'sm-polynomial-rational-radical'

const factors = (roots: readonly number[]): string => roots.map((r) => (r === 0 ? 'x' : `(x${signed(-r)})`)).join('')
const cubic = (roots: readonly number[]) =>
  expr(`y = ${factors([...roots].sort((a, b) => b - a))}`, ({ x }) => roots.reduce((p, r) => p * (x - r), 1))

const zeros = ask({
  id: 'polynomial-graph-zeros',
  skill,
  difficulty: 'Low',
  b: -0.5,
  seconds: 60,
  items: 6,
  draw: (rng) =>
    until(
      () => ({ p: -int(rng, 1, 4), q: nonZero(rng, -1, 1), r: int(rng, 2, 4) }),
      ({ p, q, r }) => p < q && q < r && p !== -r && p !== -q && r !== -q,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
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
  answer: ({ p, q, r }) => cubic([p, q, r]),
  traps: [
    ['sm-wrong-sign-in-the-factor', ({ p, q, r }) => cubic([-p, -q, -r])],
    ['sm-wrong-sign-in-the-factor', ({ p, q, r }) => cubic([-p, q, r])],
    ['sm-wrong-sign-in-the-factor', ({ p, q, r }) => cubic([p, -q, r])],
    ['sm-wrong-sign-in-the-factor', ({ p, q, r }) => cubic([p, q, -r])],
    ['sm-wrong-sign-in-the-factor', ({ p, q, r }) => cubic([-p, -q, r])],
    ['sm-wrong-sign-in-the-factor', ({ p, q, r }) => cubic([p, -q, -r])],
  ],
  explain: ({ p, q, r }) => [
    [`The graph crosses the $x$-axis at $${p}$, $${q}$, and $${r}$.`, 'These are the zeros of the function.'],
    [
      `A zero $a$ belongs to the factor $x - a$, so the equation could be ${cubic([p, q, r]).html}.`,
      'Each factor must be 0 at its own zero.',
    ],
  ],
  given: ({ p, q, r }) => ({ p, q, r }),
  check: ({ p, q, r }) => {
    const [sum, pairs] = [p + q + r, p * q + p * r + q * r]
    return expr('', ({ x }) => x ** 3 - sum * x * x + pairs * x - p * q * r)
  },
})

const remainder = ask({
  id: 'polynomial-remainder',
  skill,
  difficulty: 'High',
  b: 0.8,
  seconds: 90,
  items: 6,
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
  answer: ({ a, b, c, d, z }) => num(polyEval(polynomial([a, b, c, d]), z)),
  traps: [
    ['sm-wrong-sign-in-the-factor', ({ a, b, c, d, z }) => num(polyEval(polynomial([a, b, c, d]), -z))],
    ['sm-keeps-the-constant', ({ d }) => num(d)],
    ['sm-forgets-the-constant-term', ({ a, b, c, z }) => num(polyEval(polynomial([a, b, c, 0]), z))],
    ['sm-forgets-to-square', ({ a, b, c, d, z }) => num(a * 3 * z + b * 2 * z + c * z + d)],
    ['sm-slips-on-a-sign', ({ a, b, c, d, z }) => num(polyEval(polynomial([a, -b, c, d]), z))],
  ],
  explain: ({ a, b, c, d, z }) => [
    [
      `The divisor is 0 at $x = ${z}$, so the value of the polynomial there is what is asked.`,
      'Polynomial = divisor · quotient + remainder, and at this place the product vanishes.',
    ],
    [
      `$${a * z ** 3}${signed(b * z * z)}${signed(c * z)}${signed(d)} = ${a * z ** 3 + b * z * z + c * z + d}$`,
      'Put the number in.',
    ],
  ],
  given: ({ a, b, c, d, z }) => ({ a, b, c, d, z }),
  check: ({ a, b, c, d, z }) => num(polyDivmod(polynomial([a, b, c, d]), polynomial([1, -z])).remainder[0] ?? 0),
})

const undefinedAt = ask({
  id: 'rational-undefined',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  seconds: 70,
  items: 6,
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 15), r: int(rng, 2, 9), s: int(rng, 2, 12), k: pick(rng, [-1, -1, 1]) * int(rng, 2, 9) }),
      ({ a, r, s, k }) => r !== s && k !== -r && k !== s && a !== r && Math.abs(k) !== r,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'bare',
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
  answer: ({ r }) => num(r),
  traps: [
    [
      'sm-reads-the-wrong-root',
      ({ s }) => num(s),
      ({ s }) => `takes $${s}$, but the denominator is 0 at $${-s}$, not at $${s}$.`,
    ],
    ['sm-takes-another-coefficient', ({ r, s }) => num(Math.abs(s - r))],
    ['sm-zero-of-the-numerator', ({ k }) => (k < 0 ? num(-k) : null)],
    ['sm-takes-another-coefficient', ({ r, s }) => num(r * s)],
    ['sm-takes-another-coefficient', ({ r, s }) => num(r + s)],
  ],
  explain: ({ r, s }) => [
    [
      `The denominator is $(${linear(1, -r)})(${linear(1, s)})$.`,
      'A fraction has no value where its denominator is 0.',
    ],
    [`It is 0 at $${r}$ and at $${-s}$; the positive value is $${r}$.`, 'The numerator is not 0 there.'],
  ],
  given: ({ r, s, k }) => ({ p: s - r, q: r * s, k }),
  check: ({ p, q }) => num(search((x) => x > 0 && x * x + p * x - q === 0)),
})

const root = ask({
  id: 'radical-function-input',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  seconds: 80,
  items: 6,
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
  answer: ({ x }) => num(x),
  traps: [
    ['sm-forgets-to-square', ({ a, b, v }) => num(frac(v - b, a))],
    [
      'sm-squares-before-isolating',
      ({ a, b, v, c }) => num(frac((v + c) ** 2 - b, a)),
      ({ c }) => `leaves the $${c}$ out when squaring.`,
    ],
    ['sm-stops-half-way', ({ a, x }) => num(a * x), ({ a }) => `is the value of $${a}x$.`],
    ['sm-slips-on-a-sign', ({ a, b, v }) => num(frac(v * v + b, a))],
    ['sm-stops-half-way', ({ v }) => num(v * v)],
    ['sm-stops-half-way', ({ v }) => num(v), () => 'is the value of the root.'],
  ],
  explain: ({ a, b, v, x, c }) => [
    [
      `The root must be $${v + c}${signed(-c)} = ${v}$, so $${linear(a, b)} = ${v * v}$ under the root.`,
      'Isolate the root, then square.',
    ],
    [`$${a}x = ${v * v - b}$ gives the value $${x}$.`, 'Solve the linear equation.'],
  ],
  given: ({ a, b, c, v }) => ({ a, b, c, y: v + c }),
  check: ({ a, b, c, y }) => num(search((x) => a * x + b >= 0 && Math.sqrt(a * x + b) + c === y)),
})

const shifted = ask({
  id: 'function-translated-value',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  seconds: 75,
  items: 5,
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
  answer: ({ h, k, x, n, m }) => num((x - h) ** n - m + k),
  traps: [
    ['sm-shifts-the-other-way', ({ h, k, x, n, m }) => num((x + h) ** n - m + k)],
    ['sm-slips-on-a-sign', ({ h, k, x, n, m }) => num((x - h) ** n - m - k)],
    ['sm-forgets-the-shift', ({ k, x, n, m }) => num(x ** n - m + k)],
    ['sm-subtracts-after-the-function', ({ h, k, x, n, m }) => num(x ** n - m - h + k)],
    ['sm-forgets-the-constant-term', ({ h, k, x, n }) => num((x - h) ** n + k)],
  ],
  explain: ({ h, k, x, n, m }) => [
    [
      `The new rule is $g(x) = (x - ${h})^${n} - ${m}${signed(k)}$.`,
      `Moving right by ${h} puts $x - ${h}$ in the place of $x$.`,
    ],
    [
      `$g(${x}) = ${x - h < 0 ? `(${x - h})` : x - h}^${n} - ${m}${signed(k)} = ${(x - h) ** n - m + k}$`,
      'Put the number in.',
    ],
  ],
  given: ({ h, k, x, n, m }) => ({ h, k, x, n, m }),
  // Moves points of the first graph, and takes the one that lands above x.
  check: ({ h, k, x, n, m }) => {
    const moved = Array.from({ length: 41 }, (_, i) => i - 20).map((u) => [u + h, u ** n - m + k] as const)
    return num(moved.find(([u]) => u === x)?.[1] ?? 9999)
  },
})

export const templates: readonly Template[] = [zeros, remainder, undefinedAt, root, shifted]
