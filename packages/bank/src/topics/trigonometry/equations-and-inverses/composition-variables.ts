/** Compositions with a variable, with an unknown constant, and in use. */

import {
  type Frac,
  frac,
  type Html,
  int,
  mul,
  num,
  pick,
  rightTriangle,
  type Template,
  template,
  text,
  toNumber,
  toTex,
  tripleSays,
  type Value,
  whole,
} from '#kit'
import { type Fn, WORD } from '../common.ts'
import { pairOf, ratioOf, sidesOf, swapped, TRIPLES, third } from './composition-tools.ts'

export const skill = 'trig-compositions-with-inverses'
export const CANCEL = 'trig-lets-two-different-functions-cancel'
export const RATIO = 'trig-reads-another-ratio-off-the-triangle'
export const SIDE = 'trig-finds-the-third-side-without-the-theorem'

type Open = Readonly<{ f: Fn; h: Fn; m: number }>
/** Opposite, adjacent and hypotenuse as TeX and as functions of x; `root` is how the third side is written. */
type Triangle = Readonly<Record<'o' | 'd' | 'r', Readonly<{ tex: string; at: (x: number) => number }>>>
const side = (tex: string, at: (x: number) => number) => ({ tex, at })

function triangleOf(h: Fn, m: number, wrong = false): Triangle {
  const [x, k] = [side('x', (v) => v), side(`${m}`, () => m)]
  const square = m * m
  const less = side(`\\sqrt{${square} - x^2}`, (v) => Math.sqrt(square - v * v))
  const more = side(`\\sqrt{x^2 + ${square}}`, (v) => Math.sqrt(v * v + square))
  const [short, long] = wrong
    ? [more, side(`\\sqrt{x^2 - ${square}}`, (v) => Math.sqrt(Math.abs(v * v - square)))]
    : [less, more]
  return h === 'sin' ? { o: x, d: short, r: k } : h === 'cos' ? { o: short, d: x, r: k } : { o: x, d: k, r: long }
}
function quotient(f: Fn, t: Triangle): Value {
  const [top, bottom] = f === 'sin' ? [t.o, t.r] : f === 'cos' ? [t.d, t.r] : [t.o, t.d]
  return text(`$\\frac{${top.tex}}{${bottom.tex}}$`)
}
const numeric = (f: Fn, t: Triangle, x: number): number =>
  f === 'sin' ? t.o.at(x) / t.r.at(x) : f === 'cos' ? t.d.at(x) / t.r.at(x) : t.o.at(x) / t.d.at(x)

/** What the expression comes close to near x = 0: one look at the options with this in mind leaves few of them. */
function nearZero(f: Fn, h: Fn): Html {
  const angle = h === 'cos' ? 90 : 0
  const end =
    f === 'tan'
      ? angle === 0
        ? 'comes close to $0$'
        : 'grows without end'
      : `comes close to $${(f === 'sin') === (angle === 90) ? 1 : 0}$`
  return `Let $x$ come close to $0$: then the angle comes close to $${angle}^\\circ$, and $\\${f} \\theta$ ${end}. An option that does otherwise is out.`
}

const turned = ({ o, d, r }: Triangle): Triangle => ({ o: d, d: o, r })
const bound = (h: Fn, m: number): string => (h === 'tan' ? '$x \\gt 0$' : `$0 \\lt x \\lt ${m}$`)

const variable = template({
  id: 'trigonometry/composition-with-a-variable',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: (rng): Open => {
    const [f, h] = pairOf(rng)
    return { f, h, m: int(rng, 2, 9) }
  },
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 5,
      stem: ({ f, h, m }) =>
        `Which expression is equal to $\\${f}\\left(\\${h}^{-1} \\frac{x}{${m}}\\right)$ for ${bound(h, m)}?`,
    },
    {
      id: 'triangle',
      kind: 'figure',
      items: 7,
      stem: ({ f, h, m }) =>
        `${labeled(h, m)}<p>In the figure, $\\theta = \\${h}^{-1} \\frac{x}{${m}}$. Which expression is equal to $\\${f} \\theta$?</p>`,
    },
  ],
  given: ({ f, h, m }): Open => ({ f, h, m }),
  answer: ({ f, h, m }) => quotient(f, triangleOf(h, m)),
  traps: [
    {
      misconception: RATIO,
      classic: true,
      rule: ({ f, h, m }) => quotient(f, turned(triangleOf(h, m))),
      says: () => 'I used the other acute angle of the triangle.',
      why: () => 'belongs to the other acute angle of the triangle.',
    },
    {
      misconception: SIDE,
      rule: ({ f, h, m }) => quotient(f, triangleOf(h, m, true)),
      says: ({ h }) =>
        h === 'tan'
          ? 'I subtracted the squares of the legs, $x^2$ minus the other one.'
          : 'I added the squares of the longest side and a leg.',
      why: ({ h }) =>
        h === 'tan'
          ? 'subtracts the squares of the legs instead of adding them.'
          : 'adds the squares of the longest side and a leg instead of subtracting.',
    },
    {
      misconception: RATIO,
      rule: ({ f, h, m }) => quotient(third(f, h), triangleOf(h, m)),
      says: ({ f, h }) => `I gave the ${WORD[third(f, h)]} of the angle.`,
      why: ({ f, h }) => `is the ${WORD[third(f, h)]} of the angle.`,
    },
    {
      misconception: SIDE,
      twoSlips: true,
      rule: ({ f, h, m }) => quotient(f, turned(triangleOf(h, m, true))),
      says: ({ h }) =>
        `I used the other acute angle, and I ${h === 'tan' ? 'subtracted the squares of the legs' : 'added the squares of the longest side and a leg'}.`,
      why: () => 'belongs to the other acute angle, and the third side is wrong.',
    },
  ],
  explain: ({ f, h, m }, frame) => {
    const t = triangleOf(h, m)
    const found = h === 'sin' ? t.d : h === 'cos' ? t.o : t.r
    return {
      ...(frame === 'triangle' ? { figure: labeled(h, m, true) } : {}),
      plan: 'The inner part is an angle whose ratio is known. Label a right triangle with it, find the third side with the Pythagorean theorem, and read the outer function off.',
      steps: [
        {
          do: `${frame === 'bare' ? `Let $\\theta = \\${h}^{-1} \\frac{x}{${m}}$. ` : ''}The ${WORD[h]} of $\\theta$ is $\\frac{x}{${m}}$: ${h === 'sin' ? `opposite leg $x$, hypotenuse $${m}$` : h === 'cos' ? `adjacent leg $x$, hypotenuse $${m}$` : `opposite leg $x$, adjacent leg $${m}$`}.`,
          why: 'That is what the inverse function means.',
        },
        {
          do: `The third side is $${found.tex}$.`,
          why: h === 'tan' ? `Hypotenuse squared: $x^2 + ${m}^2$.` : `Leg squared: $${m}^2 - x^2$.`,
        },
        {
          do: `$\\${f} \\theta$ is ${quotient(f, t).html}.`,
          why: `${f === 'sin' ? 'Opposite over hypotenuse' : f === 'cos' ? 'Adjacent over hypotenuse' : 'Opposite over adjacent'}.`,
        },
      ],
      check: `Try $x = 1$: with a calculator both sides are about $${numeric(f, t, 1).toFixed(2)}$.`,
      faster: nearZero(f, h),
    }
  },
  // The one of all quotients of two sides that has the value of the composition.
  check: ({ f, h, m }) => {
    const x = 0.37 * m
    const angle = h === 'sin' ? Math.asin(x / m) : h === 'cos' ? Math.acos(x / m) : Math.atan(x / m)
    const t = triangleOf(h, m)
    const found = (['sin', 'cos', 'tan'] as const).flatMap((g) =>
      [t, turned(t)].filter((u) => Math.abs(numeric(g, u, x) - Math[f](angle)) < 1e-9).map((u) => quotient(g, u)),
    )
    return found[0] ?? text('none')
  },
})

/** The triangle with x and the number where they belong. */
function labeled(h: Fn, m: number, found = false): string {
  const x = h === 'tan' ? 0.7 * m : 0.62 * m
  const [o, d] = h === 'sin' ? [x, Math.sqrt(m * m - x * x)] : h === 'cos' ? [Math.sqrt(m * m - x * x), x] : [x, m]
  const third = h === 'tan' ? `√(x² + ${m * m})` : `√(${m * m} − x²)`
  return rightTriangle('ABC', o, d, {
    ...(found ? { [h === 'sin' ? 'b' : h === 'cos' ? 'a' : 'c']: third } : {}),
    ...(h === 'sin' ? { a: 'x', c: `${m}` } : h === 'cos' ? { b: 'x', c: `${m}` } : { a: 'x', b: `${m}` }),
    A: 'θ',
  })
}

type Unknown = Readonly<{ f: Fn; h: Fn; m: number; v: Frac }>
/** The sides in true size from the outer value and the known side. */
function solved({ f, h, m, v }: Unknown): Readonly<{ k: Frac; other: Frac }> {
  const [o, d, r] = sidesOf(f, v)
  const [top, bottom, rest] = h === 'sin' ? [o, r, d] : h === 'cos' ? [d, r, o] : [o, d, r]
  return { k: frac(top * m, bottom), other: frac(rest * m, bottom) }
}

const unknown = template({
  id: 'trigonometry/unknown-in-a-composition',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: false,
  seconds: 105,
  response: 'choice',
  balance: 'place',
  draw: (rng) => {
    const [f, h] = pairOf(rng)
    const t = pick(rng, TRIPLES)
    const scale = int(rng, 2, 6)
    return { f, h, m: scale * (h === 'tan' ? t[1] : t[2]), v: ratioOf(f, t) }
  },
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 5,
      stem: ({ f, h, m, v }) =>
        `For a positive constant $k$, $\\${f}\\left(\\${h}^{-1} \\frac{k}{${m}}\\right) = ${toTex(v)}$. What is the value of $k$?`,
    },
    {
      id: 'typed',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ f, h, m, v }) =>
        `The acute angle $\\theta = \\${h}^{-1} \\frac{k}{${m}}$ has the ${WORD[f]} $${toTex(v)}$. What is the value of the constant $k$?`,
    },
  ],
  given: ({ f, h, m, v }): Unknown => ({ f, h, m, v }),
  answer: (p) => num(solved(p).k),
  traps: [
    {
      misconception: CANCEL,
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ v }) => [v],
      after: (x, { m }) => mul(m, x),
      rule: ({ m, v }) => num(mul(m, v)),
      says: () => 'I set the fraction with the constant equal to the outer value.',
      why: ({ m, v }) => `is $${m} \\cdot ${toTex(v)}$: two different functions were canceled.`,
    },
    {
      misconception: RATIO,
      rule: (p) => whole(solved(p).other),
      says: () => 'I gave the third side of the triangle.',
      why: () => 'is the third side of the triangle.',
    },
    {
      misconception: RATIO,
      rule: (p) => {
        const [o, d, r] = swapped(sidesOf(p.f, p.v))
        return num(frac((p.h === 'cos' ? d : o) * p.m, p.h === 'tan' ? d : r))
      },
      says: () => 'I used the other acute angle of the triangle.',
      why: () => 'belongs to the other acute angle of the triangle.',
    },
    {
      misconception: SIDE,
      rule: ({ f, h, v }) => {
        const [o, d] = sidesOf(f, v)
        return whole(h === 'cos' ? d : o)
      },
      says: () => 'I did not scale the triangle.',
      why: ({ m }) => `is the side of the smallest such triangle, without scaling it to ${m}.`,
    },
    {
      misconception: SIDE,
      rule: ({ f, h, m, v }) => {
        const [o, d, r] = sidesOf(f, v)
        const known = h === 'tan' ? d : r
        const side0 = h === 'cos' ? d : o
        return whole(m - known + side0)
      },
      says: () => 'I added to the sides instead of multiplying them when I scaled the triangle.',
      why: () => 'adds the same number to both sides instead of multiplying both.',
    },
  ],
  explain: (p) => {
    const [o, d, r] = sidesOf(p.f, p.v)
    const known = p.h === 'tan' ? d : r
    const asked = p.h === 'cos' ? d : o
    const scale = p.m / known
    return {
      plan: 'Draw the right triangle that the outer value describes and find its third side. Take the ratio of the inner function off it and scale it to the known number.',
      steps: [
        {
          do: `$\\${p.f} \\theta = ${toTex(p.v)}$ gives a right triangle with the legs $${o}$ (opposite) and $${d}$ (adjacent) and the hypotenuse $${r}$.`,
          why: `$${o}^2 + ${d}^2 = ${r}^2$`,
        },
        {
          do: `Its ${WORD[p.h]} is $\\frac{${asked}}{${known}}$, so $\\frac{k}{${p.m}} = \\frac{${asked}}{${known}}$.`,
          why: `$\\frac{k}{${p.m}}$ is the ${WORD[p.h]} of the same angle.`,
        },
        {
          do: `$k = \\frac{${asked}}{${known}} \\cdot ${p.m} = ${asked} \\cdot ${scale} = ${asked * scale}$`,
          why: `The triangle is ${scale} times as large.`,
        },
      ],
      check: `$\\${p.h}^{-1} \\frac{${asked * scale}}{${p.m}}$ is about $${((Math.atan2(o, d) * 180) / Math.PI).toFixed(1)}^\\circ$, and its ${WORD[p.f]} is about $${toNumber(p.v).toFixed(2)}$.`,
      faster: `Scale the triangle: ${tripleSays(o, d, r)}, and $${p.m} = ${scale} \\cdot ${known}$. So every side is ${scale} times as long, and $k = ${scale} \\cdot ${asked} = ${asked * scale}$.`,
    }
  },
  // The whole number for which the composition has the value.
  check: ({ f, h, m, v }) => {
    const value = (k: number) =>
      Math[f](h === 'sin' ? Math.asin(k / m) : h === 'cos' ? Math.acos(k / m) : Math.atan(k / m))
    const k = Array.from({ length: 400 }, (_, i) => i + 1).find((x) => Math.abs(value(x) - toNumber(v)) < 1e-9)
    return num(k ?? 0)
  },
})

export const templates: readonly Template[] = [variable, unknown]
