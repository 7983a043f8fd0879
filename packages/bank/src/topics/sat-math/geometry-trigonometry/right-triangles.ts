import { drawing, frac, g, hypot, int, linear, num, pick, surd, surdValue, type Template, template, until } from '#kit'
import { search } from '../common.ts'

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

const ratio = template({
  id: 'sat-math/trig-ratio',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => {
    const [a, b] = triple(int(rng, 0, 4), int(rng, 0, 1))
    return { a, b, fn: pick(rng, ['sin', 'cos', 'tan'] as const) }
  },
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
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
  given: ({ a, b, fn }) => ({ a, b, fn }),
  answer: ({ a, b, fn }) => val(a, b, fn),
  traps: [
    {
      misconception: 'sm-uses-the-other-angle',
      rule: ({ a, b, fn }) => val(b, a, fn),
      why: () => 'belongs to angle $B$.',
    },
    {
      misconception: 'sm-mixes-up-the-ratios',
      rule: ({ a, b, fn }) => (fn === 'tan' ? num(frac(a, hyp(a, b))) : num(frac(a, b))),
    },
    {
      misconception: 'sm-turns-the-ratio-over',
      rule: ({ a, b, fn }) => (fn === 'sin' ? num(frac(hyp(a, b), a)) : fn === 'cos' ? num(frac(hyp(a, b), b)) : null),
    },
    {
      misconception: 'sm-mixes-up-the-ratios',
      rule: ({ a, b, fn }) => (fn === 'tan' ? num(frac(b, hyp(a, b))) : num(frac(b, a))),
    },
    {
      misconception: 'sm-turns-the-ratio-over',
      rule: ({ a, b, fn }) => (fn === 'tan' ? num(frac(hyp(a, b), b)) : null),
    },
  ],
  explain: ({ a, b, fn }) => [
    { do: `The hypotenuse is $\\sqrt{${a * a} + ${b * b}} = ${hyp(a, b)}$.`, why: 'Pythagorean theorem.' },
    {
      do: `For angle $A$ the opposite side is ${a} and the adjacent side ${b}, so $\\${fn} A = ${val(a, b, fn).html.replaceAll('$', '')}$.`,
      why:
        fn === 'sin'
          ? 'Sine is opposite over hypotenuse.'
          : fn === 'cos'
            ? 'Cosine is adjacent over hypotenuse.'
            : 'Tangent is opposite over adjacent.',
    },
  ],
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

const complement = template({
  id: 'sat-math/sine-cosine-complement',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 2, 5), q: int(rng, 1, 20), r: int(rng, 1, 4), s: int(rng, 1, 25), k: int(rng, 4, 20) }),
      ({ p, q, r, s, k }) => (p + r) * k + q + s === 90 && p !== r && q !== s,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
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
  given: ({ p, q, r, s }) => ({ p, q, r, s }),
  answer: ({ k }) => num(k),
  traps: [
    {
      misconception: 'sm-sets-the-angles-equal',
      rule: ({ p, q, r, s }) => (p > r ? num(frac(s - q, p - r)) : num(frac(q - s, r - p))),
    },
    { misconception: 'sm-supplementary-for-complementary', rule: ({ p, q, r, s }) => num(frac(180 - q - s, p + r)) },
    { misconception: 'sm-leaves-out-the-numbers', rule: ({ p, r }) => num(frac(90, p + r)) },
    { misconception: 'sm-gives-the-angle', shortcut: ({ p, q, k }) => num(p * k + q) },
    { misconception: 'sm-gives-the-angle', shortcut: ({ r, s, k }) => num(r * k + s) },
    {
      misconception: 'sm-leaves-out-the-numbers',
      rule: ({ p, q, r, s }) => num(frac(90 + q + s, p + r)),
      why: () => 'adds the numbers to 90 instead of subtracting them.',
    },
  ],
  explain: ({ p, q, r, s, k }) => [
    {
      do: `The angles add up to 90°: $${linear(p, q)} + ${linear(r, s)} = 90$.`,
      why: 'The sine of an acute angle is the cosine of its complement.',
    },
    { do: `$${p + r}x = ${90 - q - s}$, so $x = ${k}$.`, why: 'Solve the linear equation.' },
  ],
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

const leg = template({
  id: 'sat-math/right-triangle-area',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
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
      items: 6,
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
  given: ({ a, c }) => ({ a, c }),
  answer: ({ a, c }) => num((a * other(a, c)) / 2),
  traps: [
    { misconception: 'sm-forgets-the-half', rule: ({ a, c }) => num(a * other(a, c)) },
    { misconception: 'sm-hypotenuse-as-a-leg', rule: ({ a, c }) => num(frac(a * c, 2)) },
    { misconception: 'sm-gives-a-perimeter', rule: ({ a, c }) => num(a + c + other(a, c)) },
    { misconception: 'sm-subtracts-the-sides', rule: ({ a, c }) => num(frac(a * (c - a), 2)) },
    { misconception: 'sm-hypotenuse-as-a-leg', rule: ({ a, c }) => num(frac(c * other(a, c), 2)) },
  ],
  explain: ({ a, c }) => [
    {
      do: `The other leg is $\\sqrt{${c * c} - ${a * a}} = ${other(a, c)}$.`,
      why: 'The square of the hypotenuse is the sum of the squares of the legs.',
    },
    {
      do: `The area is $\\frac{1}{2} \\cdot ${a} \\cdot ${other(a, c)} = ${(a * other(a, c)) / 2}$.`,
      why: 'The legs are base and height.',
    },
  ],
  check: ({ a, c }) => num(frac(a * search((b) => b > 0 && a * a + b * b === c * c), 2)),
})

function other(a: number, c: number): number {
  return Math.round(Math.sqrt(c * c - a * a))
}

const special = template({
  id: 'sat-math/special-right-triangle',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => ({ s: 2 * int(rng, 2, 15), ask: pick(rng, ['height', 'area', 'diagonal'] as const) }),
  frames: [
    {
      id: 'exact',
      kind: 'words',
      items: 6,
      stem: ({ s, ask: asked }) =>
        asked === 'diagonal'
          ? `The sides of a square tile are ${s} centimeters long. What is the distance between two opposite corners of the tile, in centimeters?`
          : `Each side of an equilateral triangle is ${s} centimeters long. What is the ${asked === 'height' ? 'height of the triangle, in centimeters' : 'area of the triangle, in square centimeters'}?`,
    },
  ],
  given: ({ s, ask: asked }) => ({ s, asked }),
  answer: ({ s, ask: asked }) => root(asked === 'height' ? [s / 2, 3] : asked === 'area' ? [(s * s) / 4, 3] : [s, 2]),
  traps: [
    {
      misconception: 'sm-mixes-up-special-triangles',
      shortcut: ({ s, ask: asked }) =>
        root(asked === 'height' ? [s / 2, 2] : asked === 'area' ? [(s * s) / 4, 2] : [s, 3]),
    },
    {
      misconception: 'sm-forgets-to-halve-the-side',
      shortcut: ({ s, ask: asked }) =>
        root(asked === 'height' ? [s, 3] : asked === 'area' ? [(s * s) / 2, 3] : [2 * s, 2]),
    },
    {
      misconception: 'sm-forgets-to-halve-the-side',
      shortcut: ({ s, ask: asked }) => root(asked === 'height' ? [s, 2] : asked === 'area' ? [s * s, 3] : [s / 2, 2]),
    },
    {
      misconception: 'sm-mixes-up-special-triangles',
      shortcut: ({ s, ask: asked }) =>
        asked === 'height' ? null : root(asked === 'area' ? [(s * s) / 2, 2] : [s / 2, 3]),
    },
    {
      misconception: 'sm-forgets-to-halve-the-side',
      shortcut: ({ s, ask: asked }) => (asked === 'height' ? root([2 * s, 3]) : null),
    },
  ],
  explain: ({ s, ask: asked }) =>
    asked === 'diagonal'
      ? [
          {
            do: 'The diagonal cuts the square into two triangles with angles 45°, 45°, 90°.',
            why: 'Their legs are the sides of the square.',
          },
          { do: `The diagonal is ${root([s, 2]).html}.`, why: 'The hypotenuse is $\\sqrt{2}$ times a leg.' },
        ]
      : [
          {
            do: `The height cuts the triangle into two with angles 30°, 60°, 90° and short leg ${s / 2}, so it is $${s / 2}\\sqrt{3}$.`,
            why: 'The longer leg is $\\sqrt{3}$ times the shorter one.',
          },
          asked === 'height'
            ? { do: `The height is ${root([s / 2, 3]).html}.`, why: 'It lies opposite the angle of 60°.' }
            : {
                do: `The area is $\\frac{1}{2} \\cdot ${s} \\cdot ${s / 2}\\sqrt{3}$, which is ${root([(s * s) / 4, 3]).html}.`,
                why: 'Half of base times height.',
              },
        ],
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

const similarTrig = template({
  id: 'sat-math/trig-similar-triangles',
  skill,
  difficulty: 'High',
  b: 0.5,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => {
    const [a, b, c] = triple(int(rng, 0, 3), int(rng, 0, 1))
    return { a, b, c, m: int(rng, 2, 6) }
  },
  frames: [
    {
      id: 'side',
      kind: 'multi-step',
      items: 5,
      stem: ({ a, c, m }) =>
        `In right triangle $PQR$, the right angle is at $R$ and $\\sin P = \\frac{${a}}{${c}}$. If $PQ = ${c * m}$, what is the length of $PR$?`,
    },
  ],
  given: ({ a, c, m }) => ({ a, c, h: c * m }),
  answer: ({ b, m }) => num(b * m),
  traps: [
    { misconception: 'sm-gives-another-side', shortcut: ({ a, m }) => num(a * m), why: () => 'is the length of $QR$.' },
    { misconception: 'sm-forgets-the-scale', shortcut: ({ b }) => num(b) },
    { misconception: 'sm-subtracts-the-sides', shortcut: ({ a, c, m }) => num((c - a) * m) },
    {
      misconception: 'sm-forgets-the-scale',
      shortcut: ({ b, c, m }) => num(b + c * m - c),
      why: () => 'adds the same difference to both sides instead of scaling.',
    },
    { misconception: 'sm-gives-another-side', shortcut: ({ a, c, m }) => num((a + c) * m) },
  ],
  explain: ({ a, b, c, m }) => [
    {
      do: `$PQ$ is the hypotenuse and $${m}$ times ${c}, so $QR = ${m} \\cdot ${a} = ${a * m}$.`,
      why: 'Sine is opposite over hypotenuse, and the scale is the same for all sides.',
    },
    { do: `$PR = \\sqrt{${(c * m) ** 2} - ${(a * m) ** 2}} = ${b * m}$`, why: 'Pythagorean theorem.' },
  ],
  check: ({ a, c, h }) => num(Math.round(h * Math.cos(Math.asin(a / c)))),
})

export const templates: readonly Template[] = [ratio, complement, leg, special, similarTrig]
