/** Compositions with numbers: negative arguments, cofunctions. */

import { deg, type Frac, int, neg, num, pick, type Template, template, toNumber, toTex, tripleSays, until } from '#kit'
import { at, type Fn, inverse, rational, WORD } from '../common.ts'
import { atNegative, pairFor, pairOf, ratioOf, sidesOf, swapped, TRIPLES, third } from './composition-tools.ts'

export const skill = 'trig-compositions-with-inverses'

const CANCEL = 'trig-lets-two-different-functions-cancel'

export const RATIO = 'trig-reads-another-ratio-off-the-triangle'

const SIGN = 'trig-ignores-the-range-in-a-composition'

type Single = Readonly<{ f: Fn; h: Fn; k: Frac }>

const RANGE = {
  sin: 'quadrant I or IV',
  cos: 'quadrant I or II',
  tan: 'quadrant I or IV',
} as const

export const angleOf = (h: Fn, x: number): number =>
  h === 'sin' ? Math.asin(x) : h === 'cos' ? Math.acos(x) : Math.atan(x)

const negative = template({
  id: 'trigonometry/composition-with-a-negative-value',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) => {
    const [f, h] = pairOf(rng)
    return { f, h, k: ratioOf(h, pick(rng, TRIPLES)) }
  },
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ f, h, k }) =>
        `What is the exact value of $\\${f}\\left(\\${h}^{-1}\\left(${toTex(neg(k))}\\right)\\right)$?`,
    },
    {
      id: 'typed',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ f, h, k }) =>
        `Let $\\theta = \\${h}^{-1}\\left(${toTex(neg(k))}\\right)$. What is the exact value of $\\${f} \\theta$?`,
    },
  ],
  given: ({ f, h, k }): Single => ({ f, h, k }),
  answer: ({ f, h, k }) => num(atNegative(f, h, k)),
  traps: [
    {
      misconception: SIGN,
      classic: true,
      operation: 'sign-reversed',
      operands: ({ f, h, k }) => [atNegative(f, h, k)],
      rule: ({ f, h, k }) => num(neg(atNegative(f, h, k))),
      why: ({ h }) => `has the wrong sign: the inner angle lies in quadrant ${h === 'cos' ? 'II' : 'IV'}.`,
    },
    {
      misconception: RATIO,
      operation: 'ratio-of-other-sides',
      operands: ({ f, h, k }) => pairFor(f, swapped(sidesOf(h, k))),
      rule: ({ f, h, k }) => num(ratioOf(f, swapped(sidesOf(h, k)))),
      says: () => 'I used the other acute angle of the triangle, and left out the sign.',
      why: () => 'belongs to the other acute angle of the triangle.',
    },
    {
      misconception: RATIO,
      twoSlips: true,
      operation: 'ratio-of-other-sides',
      operands: ({ f, h, k }) => pairFor(f, swapped(sidesOf(h, k))),
      after: (x) => neg(x),
      rule: ({ f, h, k }) => num(neg(ratioOf(f, swapped(sidesOf(h, k))))),
      says: () => 'I used the other acute angle of the triangle, with a minus sign.',
      why: () => 'belongs to the other acute angle of the triangle, with a minus sign.',
    },
    {
      misconception: RATIO,
      operation: 'ratio-of-other-sides',
      operands: ({ f, h, k }) => pairFor(third(f, h), sidesOf(h, k)),
      rule: ({ f, h, k }) => num(ratioOf(third(f, h), sidesOf(h, k))),
      says: ({ f, h }) => `I gave the ${WORD[third(f, h)]} of the reference angle.`,
      why: ({ f, h }) => `is the ${WORD[third(f, h)]} of the reference angle.`,
    },
    {
      misconception: RATIO,
      twoSlips: true,
      operation: 'ratio-of-other-sides',
      operands: ({ f, h, k }) => pairFor(third(f, h), sidesOf(h, k)),
      after: (x) => neg(x),
      rule: ({ f, h, k }) => num(neg(ratioOf(third(f, h), sidesOf(h, k)))),
      says: ({ f, h }) => `I gave the ${WORD[third(f, h)]} of the reference angle, with a minus sign.`,
      why: ({ f, h }) => `is the ${WORD[third(f, h)]} of the reference angle, with a minus sign.`,
    },
  ],
  explain: ({ f, h, k }) => {
    const [o, d, r] = sidesOf(h, k)
    const v = atNegative(f, h, k)
    return {
      plan: 'Name the inner angle. Its reference angle fits into a right triangle, which gives the size of the outer value; the range of the inverse function tells the quadrant and so the sign.',
      steps: [
        {
          do: `Let $\\theta = \\${h}^{-1}\\left(${toTex(neg(k))}\\right)$. The inverse ${WORD[h]} gives angles in ${RANGE[h]}; the value is negative, so $\\theta$ lies in quadrant ${h === 'cos' ? 'II' : 'IV'}.`,
          why: `That is the part of the range with a negative ${WORD[h]}.`,
        },
        {
          do: `The reference angle fits into a right triangle with the legs $${o}$ (opposite) and $${d}$ (adjacent) and the hypotenuse $${r}$.`,
          why: `$${o}^2 + ${d}^2 = ${o * o + d * d} = ${r}^2$`,
        },
        {
          do: `Its ${WORD[f]} is $${toTex(ratioOf(f, [o, d, r]))}$. In quadrant ${h === 'cos' ? 'II' : 'IV'} the ${WORD[f]} is ${v.n < 0 ? 'negative' : 'positive'}: $\\${f} \\theta = ${toTex(v)}$.`,
          why: 'Size from the triangle, sign from the quadrant.',
        },
      ],
      check: `With a calculator: $\\theta$ is about $${((angleOf(h, -toNumber(k)) * 180) / Math.PI).toFixed(1)}^\\circ$, and its ${WORD[f]} about $${toNumber(v).toFixed(2)}$.`,
      faster: `${tripleSays(o, d, r)}, so the third side is known without any squares; only the sign is left to find.`,
    }
  },
  check: ({ f, h, k }) => num(rational(Math[f](angleOf(h, -toNumber(k)))) ?? 0),
})

type Cofunction = Readonly<{ outer: 'sin' | 'cos'; inner: Fn; t: number }>

const principal = (outer: 'sin' | 'cos', x: number): number => Math.round(inverse(outer, x))

/** By the reference angle and its complement to the answer. */
function byReference(outer: 'sin' | 'cos', t: number): string {
  const inner = outer === 'sin' ? 'cos' : 'sin'
  const toAxis = [t, 180 - t, t - 180, 360 - t][Math.floor(t / 90)] as number
  const [minus, u] = [at(inner, t) < 0 ? '-' : '', 90 - toAxis]
  const end =
    outer === 'cos' && minus !== ''
      ? `The opposite of $\\cos ${u}^\\circ$ belongs to $180^\\circ - ${u}^\\circ = ${180 - u}^\\circ$.`
      : `So the answer is $${minus}${u}^\\circ$.`
  return `Go by the reference angle, $${toAxis}^\\circ$: $\\${inner} ${t}^\\circ = ${minus}\\${inner} ${toAxis}^\\circ = ${minus}\\${outer} ${u}^\\circ$. ${end}`
}

const cofunction = template({
  id: 'trigonometry/inverse-of-a-cofunction',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ outer: pick(rng, ['sin', 'cos'] as const), t: int(rng, 8, 352) }),
      ({ outer, t }) =>
        t % 90 > 5 &&
        t % 90 < 85 &&
        Math.abs((t % 90) - 45) > 3 &&
        Math.abs(principal(outer, at(outer === 'sin' ? 'cos' : 'sin', t))) > 3,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ outer, t }) =>
        `What is $\\${outer}^{-1}(\\${outer === 'sin' ? 'cos' : 'sin'} ${t}^\\circ)$, in degrees?`,
    },
    {
      id: 'typed',
      kind: 'words',
      items: 3,
      response: 'grid',
      stem: ({ outer, t }) =>
        `For an angle $\\theta$ with $${outer === 'sin' ? '-90^\\circ \\le \\theta \\le 90' : '0^\\circ \\le \\theta \\le 180'}^\\circ$, $\\${outer} \\theta = \\${outer === 'sin' ? 'cos' : 'sin'} ${t}^\\circ$. How many degrees is $\\theta$?`,
    },
  ],
  given: ({ outer, t }): Cofunction => ({ outer, inner: outer === 'sin' ? 'cos' : 'sin', t }),
  answer: ({ outer, t }) => deg(principal(outer, at(outer === 'sin' ? 'cos' : 'sin', t))),
  traps: [
    {
      misconception: CANCEL,
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ t }) => [t],
      rule: ({ t }) => deg(t),
      why: ({ t }) => `is $${t}^\\circ$ itself: sine and cosine do not undo each other.`,
    },
    {
      misconception: SIGN,
      operation: 'rest-of-the-wrong-whole',
      operands: ({ t }) => [t, 90],
      rule: ({ t }) => deg(90 - t),
      says: () => 'I took the complement without looking at the range.',
      why: ({ t }) => `is $90^\\circ - ${t}^\\circ$, which is not in the range of the inverse function.`,
    },
    {
      misconception: SIGN,
      rule: ({ outer, inner, t }) => deg(-principal(outer, at(inner, t))),
      says: () => 'I gave the angle the wrong sign.',
      why: () => 'has the opposite sign.',
    },
    {
      misconception: CANCEL,
      rule: ({ outer, t }) => deg(principal(outer, at(outer, t))),
      says: ({ outer }) => `I read the inner function as a ${WORD[outer]}.`,
      why: ({ outer, t }) => `is $\\${outer}^{-1}(\\${outer} ${t}^\\circ)$.`,
    },
    {
      misconception: SIGN,
      rule: ({ outer, inner, t }) => deg(180 - principal(outer, at(inner, t))),
      says: () => 'I found the angle, and then subtracted it from $180^\\circ$.',
      why: () => 'is $180^\\circ$ minus the right angle.',
    },
  ],
  explain: ({ outer, t }) => {
    const inner = outer === 'sin' ? 'cos' : 'sin'
    const r = principal(outer, at(inner, t))
    return {
      plan: 'Write the inner function as the outer one of the complementary angle. Then look for the angle in the range of the inverse function that has the same value.',
      steps: [
        {
          do: `$\\${inner} ${t}^\\circ = \\${outer}(90^\\circ - ${t}^\\circ) = \\${outer}${t > 90 ? `(${90 - t}^\\circ)` : ` ${90 - t}^\\circ`}$`,
          why: 'Sine and cosine of complementary angles are equal.',
        },
        {
          do: `The inverse ${WORD[outer]} gives angles from ${outer === 'sin' ? '$-90^\\circ$ to $90^\\circ$' : '$0^\\circ$ to $180^\\circ$'}.`,
          why: 'That makes the answer unique.',
        },
        r === 90 - t
          ? {
              do: `$${90 - t}^\\circ$ lies in this range, so the answer is ${deg(r).html}.`,
              why: 'Nothing has to be changed.',
            }
          : {
              do: `In this range ${deg(r).html} has the same ${WORD[outer]}.`,
              why:
                outer === 'sin'
                  ? `$180^\\circ - x$ has the same sine as $x$, and so has $x$ plus or minus a full turn.`
                  : `$-x$ has the same cosine as $x$, and so has $x$ plus or minus a full turn.`,
            },
      ],
      check: `Both $\\${inner} ${t}^\\circ$ and the ${WORD[outer]} of the answer are about $${at(inner, t).toFixed(2)}$.`,
      ...(r === 90 - t ? {} : { faster: byReference(outer, t) }),
    }
  },
  check: ({ outer, inner, t }) => {
    const range = outer === 'sin' ? [-90, 90] : [0, 180]
    const all = Array.from({ length: 181 }, (_, i) => (range[0] as number) + i)
    return deg(all.find((x) => Math.abs(at(outer, x) - at(inner, t)) < 1e-9) ?? 0)
  },
})

export const templates: readonly Template[] = [negative, cofunction]
