/** Angles between vectors, and perpendicular vectors. */

import { deg, div, frac, int, nonZero, num, signed, sub, type Template, template, toTex, until, type Value } from '#kit'
import { toDeg } from '../common.ts'
import { vecTex } from './vector-values.ts'

export const skill = 'trig-vectors'

export const whole = (x: number): Value => deg(Math.round(x))

/** Cosine of the angle between two vectors. */
const cosine = (a: number, b: number, c: number, d: number): number =>
  (a * c + b * d) / Math.sqrt((a * a + b * b) * (c * c + d * d))

const angle = template({
  id: 'trigonometry/angle-between-vectors',
  skill,
  difficulty: 'Medium',
  b: 0.6,
  calculator: true,
  seconds: 100,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, -9, 9), b: int(rng, -9, 9), c: int(rng, -9, 9), d: int(rng, -9, 9) }),
      ({ a, b, c, d }) => {
        const x = Math.abs(cosine(a, b, c, d))
        return a * b * c * d !== 0 && x > 0.15 && x < 0.95 && Math.abs(x - Math.SQRT1_2) > 0.08
      },
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ a, b, c, d }) =>
        `What is the angle between $\\mathbf{u} = ${vecTex(a, b)}$ and $\\mathbf{v} = ${vecTex(c, d)}$, to the nearest degree?`,
    },
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  answer: ({ a, b, c, d }) => whole(toDeg(Math.acos(cosine(a, b, c, d)))),
  traps: [
    {
      misconception: 'trig-loses-the-sign-of-the-dot-product',
      classic: true,
      rule: ({ a, b, c, d }) => whole(toDeg(Math.acos(-cosine(a, b, c, d)))),
      says: ({ a, b, c, d }) =>
        a * c + b * d < 0 ? 'I lost the minus of the dot product.' : 'I gave the obtuse angle between the two lines.',
      why: ({ a, b, c, d }) =>
        a * c + b * d < 0
          ? 'loses the minus of the dot product.'
          : 'is the supplement, but the dot product is positive.',
    },
    {
      misconception: 'trig-takes-the-sine-of-the-angle-between-vectors',
      rule: ({ a, b, c, d }) => whole(toDeg(Math.asin(Math.abs(cosine(a, b, c, d))))),
      says: ({ a, b, c, d }) =>
        `I used the inverse sine instead of the inverse cosine${a * c + b * d < 0 ? ', and dropped the minus sign' : ''}.`,
      why: ({ a, b, c, d }) =>
        `uses the inverse sine instead of the inverse cosine${a * c + b * d < 0 ? ' and drops the minus sign' : ''}.`,
    },
    {
      misconception: 'trig-takes-the-sine-of-the-angle-between-vectors',
      twoSlips: true,
      rule: ({ a, b, c, d }) => whole(180 - toDeg(Math.asin(Math.abs(cosine(a, b, c, d))))),
      says: ({ a, b, c, d }) =>
        `I used the inverse sine${a * c + b * d < 0 ? ' without the minus sign' : ''}, and then took the supplement.`,
      why: ({ a, b, c, d }) =>
        `uses the inverse sine${a * c + b * d < 0 ? ' without the minus sign' : ''}, and then the supplement.`,
    },
  ],
  explain: ({ a, b, c, d }) => {
    const dot = a * c + b * d
    const [m, n] = [a * a + b * b, c * c + d * d]
    const s = (v: number) => (v < 0 ? `(${v})` : `${v}`)
    const [one, two] = [toDeg(Math.atan2(b, a)), toDeg(Math.atan2(d, c))]
    const gap = Math.abs(one - two)
    return {
      plan: 'The cosine of the angle is the dot product divided by both magnitudes. Find these three numbers, then take the inverse cosine; a negative dot product means an obtuse angle.',
      steps: [
        {
          do: `$\\mathbf{u} \\cdot \\mathbf{v} = ${a} \\cdot ${s(c)} ${b < 0 ? '-' : '+'} ${Math.abs(b)} \\cdot ${s(d)} = ${dot}$`,
          why: 'Multiply matching components and add.',
        },
        {
          do: `$|\\mathbf{u}| = \\sqrt{${a * a} + ${b * b}} = \\sqrt{${m}}$ and $|\\mathbf{v}| = \\sqrt{${c * c} + ${d * d}} = \\sqrt{${n}}$`,
          why: 'Magnitudes by the Pythagorean theorem.',
        },
        {
          do: `$\\cos \\theta = \\frac{${dot}}{\\sqrt{${m}} \\cdot \\sqrt{${n}}} \\approx ${cosine(a, b, c, d).toFixed(3)}$`,
          why: 'Divide by both magnitudes.',
        },
        {
          do: `$\\theta \\approx ${Math.round(toDeg(Math.acos(cosine(a, b, c, d))))}^\\circ$`,
          why: 'Inverse cosine.',
        },
      ],
      check: `The vectors point in the directions of about $${one.toFixed(1)}^\\circ$ and $${two.toFixed(1)}^\\circ$, measured from the positive $x$-axis. These differ by about $${gap.toFixed(1)}^\\circ$${gap > 180 ? `, and $360^\\circ - ${gap.toFixed(1)}^\\circ = ${(360 - gap).toFixed(1)}^\\circ$` : ''}.`,
      faster: `In one line on a calculator in degree mode: $\\cos^{-1}\\left(${dot} \\div \\sqrt{${m} \\cdot ${n}}\\right) \\approx ${toDeg(Math.acos(cosine(a, b, c, d))).toFixed(2)}^\\circ$.`,
    }
  },
  // The difference of the two directions.
  check: ({ a, b, c, d }) => {
    const gap = Math.abs(toDeg(Math.atan2(b, a)) - toDeg(Math.atan2(d, c)))
    return whole(gap > 180 ? 360 - gap : gap)
  },
})

const perpendicular = template({
  id: 'trigonometry/constant-for-perpendicular-vectors',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        b: int(rng, -12, 12),
        c: int(rng, -9, 9),
        d: int(rng, -9, 9),
        e: nonZero(rng, -8, 8),
        first: int(rng, 0, 1) === 1,
      }),
      ({ b, c, d }) =>
        b * c * d !== 0 &&
        Math.abs(c) !== Math.abs(d) &&
        Math.abs(c) > 1 &&
        Math.abs(d) > 1 &&
        (b * d) % c === 0 &&
        (b * c) % d === 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ b, c, d, e, first }) =>
        `The vectors $\\mathbf{u} = ${first ? `\\langle k${signed(e)}, ${b} \\rangle` : `\\langle ${b}, k${signed(e)} \\rangle`}$ and $\\mathbf{v} = ${vecTex(c, d)}$ are perpendicular. What is the value of the constant $k$?`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ b, c, d, e, first }) =>
        `A robot moves along the vector $${vecTex(c, d)}$, then turns by $90^\\circ$ and moves along the vector $${first ? `\\langle k${signed(e)}, ${b} \\rangle` : `\\langle ${b}, k${signed(e)} \\rangle`}$. What is the value of $k$?`,
    },
  ],
  given: ({ b, c, d, e, first }) => ({ b, c, d, e, first }),
  answer: ({ b, c, d, e, first }) => num(sub(first ? frac(-b * d, c) : frac(-b * c, d), e)),
  traps: [
    {
      misconception: 'trig-takes-parallel-vectors-for-perpendicular-ones',
      classic: true,
      rule: ({ b, c, d, e, first }) => num(sub(first ? frac(b * c, d) : frac(b * d, c), e)),
      why: () => 'makes the vectors parallel, not perpendicular.',
    },
    {
      misconception: 'trig-loses-a-sign-in-the-dot-product',
      operation: 'sign-reversed',
      operands: ({ b, c, d, first }) => [first ? div(-b * d, c) : div(-b * c, d)],
      after: (x, { e }) => sub(x, e),
      rule: ({ b, c, d, e, first }) => num(sub(first ? frac(b * d, c) : frac(b * c, d), e)),
      says: ({ b, c, d, e, first }) => {
        const [of, rest] = first ? [c, b * d] : [d, b * c]
        return `I lost a sign when I solved for the whole component: I took $k${signed(e)} = ${rest / of}$.`
      },
      why: () => 'has the wrong sign: the dot product is then not 0.',
    },
    {
      misconception: 'trig-stops-at-a-component',
      operation: 'stopped-at-a-step',
      operands: ({ b, c, d, first }) => [first ? div(-b * d, c) : div(-b * c, d)],
      rule: ({ b, c, d, first }) => num(first ? frac(-b * d, c) : frac(-b * c, d)),
      why: ({ e }) => `is the whole component $k${signed(e)}$, not $k$.`,
    },
    {
      misconception: 'trig-takes-parallel-vectors-for-perpendicular-ones',
      twoSlips: true,
      rule: ({ b, c, d, e, first }) => num(sub(first ? frac(-b * c, d) : frac(-b * d, c), e)),
      says: ({ b, c, d, e, first }) =>
        `I used the condition for parallel vectors, and lost a sign: I took $k${signed(e)} = ${first ? (-b * c) / d : (-b * d) / c}$.`,
      why: () => 'pairs the wrong components, as for parallel vectors, and has a wrong sign.',
    },
  ],
  explain: ({ b, c, d, e, first }) => {
    const [of, rest] = first ? [c, b * d] : [d, b * c]
    const part = frac(-rest, of)
    const times = frac(b, first ? c : d)
    const s = (v: number) => (v < 0 ? `(${v})` : `${v}`)
    const unknown = `(k${signed(e)})`
    return {
      plan: 'Vectors are perpendicular if their dot product is zero. Write the dot product with the unknown constant, set it equal to zero, and solve for the component first, then for the constant.',
      steps: [
        {
          do: first
            ? `$${unknown} \\cdot ${s(c)} + ${s(b)} \\cdot ${s(d)} = 0$`
            : `$${s(b)} \\cdot ${s(c)} + ${unknown} \\cdot ${s(d)} = 0$`,
          why: 'A right angle has the cosine 0, so the dot product is 0.',
        },
        {
          do: `$${of}${unknown} = ${-rest}$, so $k${signed(e)} = ${toTex(part)}$`,
          why: `Move the known product to the other side and divide by $${of}$.`,
        },
        {
          do: `$k = ${toTex(part)}${signed(-e)} = ${toTex(sub(part, e))}$`,
          why: e > 0 ? `Subtract $${e}$.` : `Add $${-e}$.`,
        },
      ],
      ...(times.d === 1
        ? {
            faster: `Swap the components of $${vecTex(c, d)}$ and change one sign: $${first ? vecTex(-d, c) : vecTex(d, -c)}$ is perpendicular, and so are its multiples. By its ${first ? 'second' : 'first'} component $${b}$ the vector with $k$ is ${times.n === 1 ? 'this vector itself' : `$${times.n}$ times this vector`}, so $k${signed(e)} = ${times.n === 1 ? '' : `${times.n} \\cdot ${s(first ? -d : -c)} = `}${toTex(part)}$.`,
          }
        : {
            faster: `The two products must cancel. One is $${b} \\cdot ${s(first ? d : c)} = ${rest}$, so the other is $${-rest}$, and $k${signed(e)} = ${-rest} \\div ${s(of)} = ${toTex(part)}$.`,
          }),
      check: `With this $k$ the component is $${toTex(part)}$, and $${toTex(part)} \\cdot ${s(of)} ${rest < 0 ? '-' : '+'} ${Math.abs(rest)} = 0$.`,
    }
  },
  // Tries whole numbers.
  check: ({ b, c, d, e, first }) => {
    const k = Array.from({ length: 241 }, (_, i) => i - 120).find(
      (x) => (x + e) * (first ? c : d) + b * (first ? d : c) === 0,
    )
    return num(k ?? 0)
  },
})

export const templates: readonly Template[] = [angle, perpendicular]
