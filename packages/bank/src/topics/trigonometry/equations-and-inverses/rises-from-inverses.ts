/** Heights and distances from an angle that is told by an inverse function. */

import {
  type Frac,
  int,
  mul,
  num,
  person,
  pick,
  rightTriangle,
  type Template,
  template,
  toNumber,
  toTex,
  tripleSays,
  until,
  whole,
} from '#kit'
import { type Fn, WORD } from '../common.ts'
import { ratioOf, sidesOf, TRIPLES } from './composition-tools.ts'
import { CANCEL, RATIO, SIDE, skill } from './composition-variables.ts'

type Slope = Readonly<{ h: Fn; k: Frac; length: number; up: boolean }>

const slope = template({
  id: 'trigonometry/rise-from-an-inverse',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const t = pick(rng, TRIPLES)
        const h = pick(rng, ['tan', 'sin', 'cos'] as const)
        return { h, k: ratioOf(h, t), length: t[2] * int(rng, 2, 12), up: int(rng, 0, 1) === 1 }
      },
      ({ h, k, length, up }) =>
        length >= 26 && length <= 200 && h !== (up ? 'sin' : 'cos') && sidesOf(h, k)[0] < sidesOf(h, k)[1],
    ),
  frames: [
    {
      id: 'zip-line',
      kind: 'figure',
      items: 7,
      response: 'grid',
      stem: ({ h, k, length, up }) => {
        const [o, d] = sidesOf(h, k)
        return `${rightTriangle('ABC', o, d, { c: `${length} ft`, A: 'θ' })}<p>A straight cable $AB$ of ${length} ft runs up from the ground at the angle $\\theta = \\${h}^{-1} ${toTex(k)}$. ${up ? 'How high above the ground is $B$, in feet?' : 'How long is the distance $AC$ along the ground, in feet?'}</p>`
      },
    },
    {
      id: 'ramp',
      kind: 'words',
      items: 4,
      stem: ({ h, k, length, up }, rng) =>
        `${person(rng)} measures a straight path up a hill. It is ${length} yd long and rises at the angle $\\${h}^{-1} ${toTex(k)}$. ${up ? 'By how many yards does it rise?' : 'How many yards does it cover horizontally?'}`,
    },
  ],
  given: ({ h, k, length, up }): Slope => ({ h, k, length, up }),
  answer: ({ h, k, length, up }) => num(mul(length, ratioOf(up ? 'sin' : 'cos', sidesOf(h, k)))),
  traps: [
    {
      misconception: CANCEL,
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ k }) => [k],
      after: (x, { length }) => mul(length, x),
      rule: ({ k, length }) => {
        const x = mul(length, k)
        return x.d <= 20 ? num(x) : null
      },
      says: () => 'I multiplied the length by the number inside the inverse function.',
      why: ({ h, k, length }) => `is $${length} \\cdot ${toTex(k)}$, but $${toTex(k)}$ is the ${WORD[h]} of the angle.`,
    },
    {
      misconception: RATIO,
      rule: ({ h, k, length, up }) => num(mul(length, ratioOf(up ? 'cos' : 'sin', sidesOf(h, k)))),
      says: ({ up }) => (up ? 'I found the horizontal leg.' : 'I found the vertical leg.'),
      why: ({ up }) => (up ? 'is the horizontal leg.' : 'is the vertical leg.'),
    },
    {
      misconception: SIDE,
      rule: ({ h, k, up }) => {
        const [o, d] = sidesOf(h, k)
        return num(up ? o : d)
      },
      says: () => 'I did not scale the triangle to the given length.',
      why: () => 'is the side of the smallest such triangle, not scaled to the given length.',
    },
    {
      misconception: SIDE,
      rule: ({ h, k, length, up }) => {
        const [o, d, r] = sidesOf(h, k)
        return whole(length - r + (up ? o : d))
      },
      says: () => 'I added to the sides instead of multiplying them when I scaled the triangle.',
      why: () => 'adds the same number to the sides instead of multiplying them.',
    },
  ],
  explain: ({ h, k, length, up }, frame) => {
    const [o, d, r] = sidesOf(h, k)
    const f = up ? 'sin' : 'cos'
    const x = mul(length, ratioOf(f, [o, d, r]))
    return {
      plan: 'The inverse function names an angle by its ratio. Find the third side of the small triangle, take the ratio that belongs to the wanted side and the hypotenuse, and multiply by the length.',
      steps: [
        {
          do: `The ${WORD[h]} of the angle is $${toTex(k)}$: a triangle with the legs $${o}$ (opposite) and $${d}$ (adjacent) and the hypotenuse $${r}$.`,
          why: `$${o}^2 + ${d}^2 = ${r}^2$`,
        },
        {
          do: `The length is the hypotenuse, and the ${up ? 'height is the opposite' : 'horizontal distance is the adjacent'} leg: use the ${WORD[f]}, $${toTex(ratioOf(f, [o, d, r]))}$.`,
          why: 'It links this leg to the hypotenuse.',
        },
        {
          do: `$${length} \\cdot ${toTex(ratioOf(f, [o, d, r]))} = ${toTex(x)}$`,
          why: 'The large triangle is similar to the small one.',
        },
      ],
      check: `The two legs fit the length: $${(o * length) / r}^2 + ${(d * length) / r}^2 = ${((o * length) / r) ** 2} + ${((d * length) / r) ** 2} = ${length}^2$.`,
      faster: `${tripleSays(o, d, r)}, and $${length} = ${length / r} \\cdot ${r}$. So every side is ${length / r} times as long: the ${up ? 'height' : 'distance'} is $${length / r} \\cdot ${up ? o : d} = ${toTex(x)}$.`,
      ...(frame === 'zip-line'
        ? {
            figure: rightTriangle('ABC', o, d, {
              c: `${length} ft`,
              A: 'θ',
              ...(up ? { a: `${toNumber(x)} ft` } : { b: `${toNumber(x)} ft` }),
            }),
          }
        : {}),
    }
  },
  check: ({ h, k, length, up }) => {
    const x = toNumber(k)
    const angle = h === 'sin' ? Math.asin(x) : h === 'cos' ? Math.acos(x) : Math.atan(x)
    return num(Math.round(length * (up ? Math.sin(angle) : Math.cos(angle))))
  },
})

export const templates: readonly Template[] = [slope]
