import { drawing, frac, g, hypot, int, linear, num, pick, surd, surdValue, type Template, until } from '#kit'
import { ask, search } from '../ask.ts'

const skill = 'sm-right-triangles-trigonometry'

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const
/** The legs in either order, then the hypotenuse. */
const triple = (t: number, swap: number): readonly [number, number, number] => {
  const [a, b, c] = TRIPLES[t] as (typeof TRIPLES)[number]
  return swap === 0 ? [a, b, c] : [b, a, c]
}

const ratio = ask({
  id: 'trig-ratio',
  skill,
  difficulty: 'Medium',
  b: 0,
  seconds: 75,
  items: 6,
  draw: (rng) => {
    const [a, b] = triple(int(rng, 0, 4), int(rng, 0, 1))
    return { a, b, fn: pick(rng, ['sin', 'cos', 'tan'] as const) }
  },
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      stem: ({ a, b, fn }) =>
        `<p>Triangle $ABC$ has a right angle at $C$.</p>${drawing(
          { alt: 'Right triangle ABC', at: { A: [b, 0], B: [0, a], C: [0, 0] } },
          [g.polygon('ABC'), g.right('ACB'), g.side('BC', `${a}`), g.side('CA', `${b}`)],
        )}<p>What is the value of $\\${fn} A$?</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ a, b, fn }) =>
        `In right triangle $ABC$, the right angle is at $C$, $BC = ${a}$, and $AC = ${b}$. What is the value of $\\${fn} A$?`,
    },
  ],
  answer: ({ a, b, fn }) => val(a, b, fn),
  traps: [
    ['sm-uses-the-other-angle', ({ a, b, fn }) => val(b, a, fn), () => 'belongs to angle $B$.'],
    ['sm-mixes-up-the-ratios', ({ a, b, fn }) => (fn === 'tan' ? num(frac(a, hyp(a, b))) : num(frac(a, b)))],
    [
      'sm-turns-the-ratio-over',
      ({ a, b, fn }) => (fn === 'sin' ? num(frac(hyp(a, b), a)) : fn === 'cos' ? num(frac(hyp(a, b), b)) : null),
    ],
    ['sm-mixes-up-the-ratios', ({ a, b, fn }) => (fn === 'tan' ? num(frac(b, hyp(a, b))) : num(frac(b, a)))],
    ['sm-turns-the-ratio-over', ({ a, b, fn }) => (fn === 'tan' ? num(frac(hyp(a, b), b)) : null)],
  ],
  explain: ({ a, b, fn }) => [
    [`The hypotenuse is $\\sqrt{${a * a} + ${b * b}} = ${hyp(a, b)}$.`, 'Pythagorean theorem.'],
    [
      `For angle $A$ the opposite side is ${a} and the adjacent side ${b}, so $\\${fn} A = ${val(a, b, fn).html.replaceAll('$', '')}$.`,
      fn === 'sin'
        ? 'Sine is opposite over hypotenuse.'
        : fn === 'cos'
          ? 'Cosine is adjacent over hypotenuse.'
          : 'Tangent is opposite over adjacent.',
    ],
  ],
  given: ({ a, b, fn }) => ({ a, b, fn }),
  check: ({ a, b, fn }) => {
    const v = Math[fn](Math.atan2(a, b))
    const d = Array.from({ length: 40 }, (_, i) => i + 1).find((n) => Math.abs(v * n - Math.round(v * n)) < 1e-9) ?? 1
    return num(frac(Math.round(v * d), d))
  },
})

function hyp(a: number, b: number): number {
  return Math.round(hypot(a, b))
}
function val(a: number, b: number, fn: 'sin' | 'cos' | 'tan') {
  return num(fn === 'sin' ? frac(a, hyp(a, b)) : fn === 'cos' ? frac(b, hyp(a, b)) : frac(a, b))
}

const complement = ask({
  id: 'sine-cosine-complement',
  skill,
  difficulty: 'High',
  b: 0.6,
  seconds: 80,
  items: 6,
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 2, 5), q: int(rng, 1, 20), r: int(rng, 1, 4), s: int(rng, 1, 25), k: int(rng, 4, 20) }),
      ({ p, q, r, s, k }) => (p + r) * k + q + s === 90 && p !== r && q !== s,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      stem: ({ p, q, r, s }) =>
        `Two acute angles measure $(${linear(p, q)})^\\circ$ and $(${linear(r, s)})^\\circ$, and $\\sin(${linear(p, q)})^\\circ = \\cos(${linear(r, s)})^\\circ$. What is the value of $x$?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ p, q, r, s }) =>
        `If $\\cos(${linear(r, s)})^\\circ = \\sin(${linear(p, q)})^\\circ$ and both angles are acute, what is the value of $x$?`,
    },
  ],
  answer: ({ k }) => num(k),
  traps: [
    ['sm-sets-the-angles-equal', ({ p, q, r, s }) => (p > r ? num(frac(s - q, p - r)) : num(frac(q - s, r - p)))],
    ['sm-supplementary-for-complementary', ({ p, q, r, s }) => num(frac(180 - q - s, p + r))],
    ['sm-leaves-out-the-numbers', ({ p, r }) => num(frac(90, p + r))],
    ['sm-gives-the-angle', ({ p, q, k }) => num(p * k + q)],
    ['sm-gives-the-angle', ({ r, s, k }) => num(r * k + s)],
    [
      'sm-leaves-out-the-numbers',
      ({ p, q, r, s }) => num(frac(90 + q + s, p + r)),
      () => 'adds the numbers to 90 instead of subtracting them.',
    ],
  ],
  explain: ({ p, q, r, s, k }) => [
    [
      `The angles add up to 90°: $${linear(p, q)} + ${linear(r, s)} = 90$.`,
      'The sine of an acute angle is the cosine of its complement.',
    ],
    [`$${p + r}x = ${90 - q - s}$, so $x = ${k}$.`, 'Solve the linear equation.'],
  ],
  given: ({ p, q, r, s }) => ({ p, q, r, s }),
  check: ({ p, q, r, s }) => {
    const rad = Math.PI / 180
    return num(
      search(
        (x) =>
          x > 0 &&
          p * x + q < 90 &&
          r * x + s < 90 &&
          Math.abs(Math.sin((p * x + q) * rad) - Math.cos((r * x + s) * rad)) < 1e-9,
        90,
      ),
    )
  },
})

const leg = ask({
  id: 'right-triangle-area',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  seconds: 80,
  items: 6,
  draw: (rng) => {
    const t = int(rng, 0, 4)
    const m = t < 2 ? int(rng, 1, 4) : 1
    const [a, , c] = triple(t, int(rng, 0, 1))
    return { a: a * m, c: c * m }
  },
  frames: [
    {
      id: 'ladder',
      kind: 'words',
      stem: ({ a, c }) =>
        `A triangular sail has a right angle. One of the sides at the right angle measures ${a} feet, and the longest side measures ${c} feet. What is the area of the sail, in square feet?`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ a, c }) =>
        `A right triangle has a hypotenuse of length ${c} and one leg of length ${a}. What is the area of the triangle?`,
    },
  ],
  answer: ({ a, c }) => num((a * other(a, c)) / 2),
  traps: [
    ['sm-forgets-the-half', ({ a, c }) => num(a * other(a, c))],
    ['sm-hypotenuse-as-a-leg', ({ a, c }) => num(frac(a * c, 2))],
    ['sm-gives-a-perimeter', ({ a, c }) => num(a + c + other(a, c))],
    ['sm-subtracts-the-sides', ({ a, c }) => num(frac(a * (c - a), 2))],
    ['sm-hypotenuse-as-a-leg', ({ a, c }) => num(frac(c * other(a, c), 2))],
  ],
  explain: ({ a, c }) => [
    [
      `The other leg is $\\sqrt{${c * c} - ${a * a}} = ${other(a, c)}$.`,
      'The square of the hypotenuse is the sum of the squares of the legs.',
    ],
    [
      `The area is $\\frac{1}{2} \\cdot ${a} \\cdot ${other(a, c)} = ${(a * other(a, c)) / 2}$.`,
      'The legs are base and height.',
    ],
  ],
  given: ({ a, c }) => ({ a, c }),
  check: ({ a, c }) => num(frac(a * search((b) => b > 0 && a * a + b * b === c * c), 2)),
})

function other(a: number, c: number): number {
  return Math.round(Math.sqrt(c * c - a * a))
}

const special = ask({
  id: 'special-right-triangle',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  seconds: 80,
  items: 6,
  draw: (rng) => ({ s: 2 * int(rng, 2, 15), ask: pick(rng, ['height', 'area', 'diagonal'] as const) }),
  frames: [
    {
      id: 'exact',
      kind: 'words',
      stem: ({ s, ask: asked }) =>
        asked === 'diagonal'
          ? `The sides of a square tile are ${s} centimeters long. What is the distance between two opposite corners of the tile, in centimeters?`
          : `Each side of an equilateral triangle is ${s} centimeters long. What is the ${asked === 'height' ? 'height of the triangle, in centimeters' : 'area of the triangle, in square centimeters'}?`,
    },
  ],
  answer: ({ s, ask: asked }) => root(asked === 'height' ? [s / 2, 3] : asked === 'area' ? [(s * s) / 4, 3] : [s, 2]),
  traps: [
    [
      'sm-mixes-up-special-triangles',
      ({ s, ask: asked }) => root(asked === 'height' ? [s / 2, 2] : asked === 'area' ? [(s * s) / 4, 2] : [s, 3]),
    ],
    [
      'sm-forgets-to-halve-the-side',
      ({ s, ask: asked }) => root(asked === 'height' ? [s, 3] : asked === 'area' ? [(s * s) / 2, 3] : [2 * s, 2]),
    ],
    [
      'sm-forgets-to-halve-the-side',
      ({ s, ask: asked }) => root(asked === 'height' ? [s, 2] : asked === 'area' ? [s * s, 3] : [s / 2, 2]),
    ],
    [
      'sm-mixes-up-special-triangles',
      ({ s, ask: asked }) => (asked === 'height' ? null : root(asked === 'area' ? [(s * s) / 2, 2] : [s / 2, 3])),
    ],
    ['sm-forgets-to-halve-the-side', ({ s, ask: asked }) => (asked === 'height' ? root([2 * s, 3]) : null)],
  ],
  explain: ({ s, ask: asked }) =>
    asked === 'diagonal'
      ? [
          [
            'The diagonal cuts the square into two triangles with angles 45°, 45°, 90°.',
            'Their legs are the sides of the square.',
          ],
          [`The diagonal is ${root([s, 2]).html}.`, 'The hypotenuse is $\\sqrt{2}$ times a leg.'],
        ]
      : [
          [
            `The height cuts the triangle into two with angles 30°, 60°, 90° and short leg ${s / 2}, so it is $${s / 2}\\sqrt{3}$.`,
            'The longer leg is $\\sqrt{3}$ times the shorter one.',
          ],
          asked === 'height'
            ? [`The height is ${root([s / 2, 3]).html}.`, 'It lies opposite the angle of 60°.']
            : [
                `The area is $\\frac{1}{2} \\cdot ${s} \\cdot ${s / 2}\\sqrt{3}$, which is ${root([(s * s) / 4, 3]).html}.`,
                'Half of base times height.',
              ],
        ],
  given: ({ s, ask: asked }) => ({ s, asked }),
  check: ({ s, asked }) => {
    const square = asked === 'diagonal' ? 2 * s * s : s * s - (s / 2) ** 2
    const inside = asked === 'diagonal' ? 2 : 3
    const length = Math.round(Math.sqrt(square / inside))
    return root([asked === 'area' ? (length * s) / 2 : length, inside])
  },
})

function root([k, n]: readonly [number, number]) {
  return surdValue(surd(0, k, n))
}

const similarTrig = ask({
  id: 'trig-similar-triangles',
  skill,
  difficulty: 'High',
  b: 0.5,
  seconds: 85,
  items: 5,
  draw: (rng) => {
    const [a, b, c] = triple(int(rng, 0, 3), int(rng, 0, 1))
    return { a, b, c, m: int(rng, 2, 6) }
  },
  frames: [
    {
      id: 'side',
      kind: 'multi-step',
      stem: ({ a, c, m }) =>
        `In right triangle $PQR$, the right angle is at $R$ and $\\sin P = \\frac{${a}}{${c}}$. If $PQ = ${c * m}$, what is the length of $PR$?`,
    },
  ],
  answer: ({ b, m }) => num(b * m),
  traps: [
    ['sm-gives-another-side', ({ a, m }) => num(a * m), () => 'is the length of $QR$.'],
    ['sm-forgets-the-scale', ({ b }) => num(b)],
    ['sm-subtracts-the-sides', ({ a, c, m }) => num((c - a) * m)],
    [
      'sm-forgets-the-scale',
      ({ b, c, m }) => num(b + c * m - c),
      () => 'adds the same difference to both sides instead of scaling.',
    ],
    ['sm-gives-another-side', ({ a, c, m }) => num((a + c) * m)],
  ],
  explain: ({ a, b, c, m }) => [
    [
      `$PQ$ is the hypotenuse and $${m}$ times ${c}, so $QR = ${m} \\cdot ${a} = ${a * m}$.`,
      'Sine is opposite over hypotenuse, and the scale is the same for all sides.',
    ],
    [`$PR = \\sqrt{${(c * m) ** 2} - ${(a * m) ** 2}} = ${b * m}$`, 'Pythagorean theorem.'],
  ],
  given: ({ a, c, m }) => ({ a, c, h: c * m }),
  check: ({ a, c, h }) => num(Math.round(h * Math.cos(Math.asin(a / c)))),
})

export const templates: readonly Template[] = [ratio, complement, leg, special, similarTrig]
