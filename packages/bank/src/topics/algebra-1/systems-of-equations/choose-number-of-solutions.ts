import { frac, gcd, int, nonZero, num, pick, type Template, template, terms, text, until, type Value } from '#kit'
import { onlyOne, readValue, sidesOf } from '../read-tex.ts'
import { det, type Line, lineTex, pairHtml } from './lines.ts'
import { tested } from './number-of-solutions.ts'

const skill = 'a1-systems-number-of-solutions'

const findK = template({
  id: 'algebra-1/system-no-solution-constant',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [a, b, k] = [nonZero(rng, -6, 6), nonZero(rng, -6, 6), pick(rng, [-3, -2, 2, 3, 4])]
        return { a, b, c: nonZero(rng, -9, 9), d: k * a, f: nonZero(rng, -20, 20) }
      },
      ({ a, b, c, d, f }) =>
        Math.abs(a) > 1 &&
        Math.abs(b) > 1 &&
        Math.abs(a) !== Math.abs(b) &&
        f !== (d / a) * c &&
        Math.abs(d) !== Math.abs(b),
    ),
  frames: [
    {
      id: 'choice',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, c, d, f }) =>
        `${pairHtml(lineTex({ a, b, c }), `${terms([d, 'x'])} + ky = ${f}`)}<p>For which value of the constant $k$ does this system have no solution?</p>`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 6,
      stem: ({ a, b, c, d, f }) =>
        `${pairHtml(`${terms([d, 'x'])} + ky = ${f}`, lineTex({ a, b, c }))}<p>The lines of this system are parallel and do not meet. What is the value of the constant $k$?</p>`,
    },
  ],
  given: (e) => e,
  answer: ({ a, b, d }) => num((d * b) / a),
  traps: [
    {
      misconception: 'a1-system-keeps-coefficient',
      says: () => 'I kept the coefficient of $y$ from the other equation, although the $x$-term was multiplied.',
      classic: true,
      rule: ({ b }) => num(b),
      why: () => 'keeps the coefficient of the first equation, although the $x$-term has been multiplied.',
    },
    {
      misconception: 'a1-system-sign-of-coefficient',
      says: () => 'I multiplied the coefficient of $y$ by the right factor, but got the sign wrong.',
      rule: ({ a, b, d }) => num((-d * b) / a),
    },
    {
      misconception: 'a1-system-adds-the-change',
      rule: ({ a, b, d }) => num(b + d - a),
      why: () => 'adds the same amount to both coefficients instead of multiplying both.',
    },
    {
      misconception: 'a1-system-gives-factor',
      rule: ({ a, d }) => num(d / a),
      why: () => 'is the factor between the equations.',
    },
    {
      misconception: 'a1-system-keeps-coefficient',
      says: () => 'I kept the coefficient of $y$ from the other equation, and with the wrong sign.',
      twoSlips: true,
      rule: ({ b }) => num(-b),
    },
  ],
  explain: ({ a, b, d }) => [
    {
      do: `The $x$-terms differ by the factor $${d / a}$.`,
      why: 'Parallel lines have coefficients in the same ratio.',
    },
    {
      do: `So $k = ${d / a} \\cdot ${b < 0 ? `(${b})` : b} = ${(d * b) / a}$.`,
      why: 'The right sides are not in this ratio, so the lines are different.',
    },
  ],
  check: ({ a, b, d }) =>
    num(
      Array.from({ length: 121 }, (_, i) => i - 60).find((k) => det({ a, b, c: 0 }, { a: d, b: k, c: 0 }) === 0) ?? 99,
    ),
})

/** An equation of the list again, from its TeX. */
const listed = (html: string | undefined) => {
  const [, a, b, c] = /^\$(-?\d*)x ([+-] ?\d*)y = (-?\d+)\$$/.exec(html ?? '') ?? []
  const coefficient = (t: string | undefined) => Number((t ?? '').replace(' ', '').replace(/^([+-]?)$/, '$11'))
  return eqn(coefficient(a), coefficient(b), Number(c))
}

const partner = template({
  id: 'algebra-1/system-choose-equation',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        a: nonZero(rng, -5, 5),
        b: nonZero(rng, -5, 5),
        c: nonZero(rng, -9, 9),
        k: pick(rng, [-2, 2, 3]),
        s: nonZero(rng, -5, 5),
        same: int(rng, 0, 1) === 1,
      }),
      ({ a, b, c, k, s }) => Math.abs(a) !== Math.abs(b) && k * c + s !== 0 && k * c + s !== -k * c && gcd(a, b) === 1,
    ),
  frames: [
    {
      id: 'which',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, c, same }) =>
        `Which equation forms a system with ${same ? 'infinitely many solutions' : 'no solution'} together with $${lineTex({ a, b, c })}$?`,
    },
  ],
  given: ({ a, b, c, k, s, same }) => ({
    a,
    b,
    c,
    same,
    offered: [
      eqn(k * a, k * b, k * c),
      eqn(k * a, k * b, k * c + s),
      eqn(k * a, -k * b, k * c),
      eqn(k * a, -k * b, k * c + s),
      eqn(k * a, b, k * c),
      eqn(a, k * b, k * c + s),
    ].map((v) => v.html),
  }),
  answer: ({ a, b, c, k, s, same }) => eqn(k * a, k * b, same ? k * c : k * c + s),
  traps: [
    {
      misconception: 'a1-system-mixes-none-and-many',
      says: ({ a, b, c, k, s, same }) =>
        same
          ? `I took ${eqn(k * a, k * b, k * c + s).html}, a parallel line, where the same line is wanted.`
          : `I took ${eqn(k * a, k * b, k * c).html}, the same line, where a parallel line is wanted.`,
      classic: true,
      rule: ({ same, offered }) => listed(offered[same ? 1 : 0]),
      why: ({ same }) =>
        same ? 'describes a parallel line: no solution.' : 'describes the same line: infinitely many solutions.',
    },
    {
      misconception: 'a1-system-sign-of-coefficient',
      says: ({ k }) => `I multiplied all terms by $${k}$, but got the sign of the $y$-term wrong.`,
      rule: ({ offered }) => listed(offered[2]),
      why: () => 'has another slope, so there is exactly one solution.',
    },
    {
      misconception: 'a1-system-multiplies-one-side',
      says: ({ k }) => `I multiplied the $x$-term and the right side by $${k}$, but not the $y$-term.`,
      rule: ({ offered }) => listed(offered[4]),
      why: () => 'multiplies only some of the terms, so the slope changes: exactly one solution.',
    },
    {
      misconception: 'a1-system-sign-of-coefficient',
      says: ({ a, b, c, k, s }) =>
        `I took ${eqn(k * a, -k * b, k * c + s).html}: the $y$-term has the wrong sign, and the right side is not multiplied like the left.`,
      twoSlips: true,
      rule: ({ offered }) => listed(offered[3]),
      why: () => 'has another slope, so there is exactly one solution.',
    },
    {
      misconception: 'a1-system-multiplies-one-side',
      says: ({ a, b, c, k, s }) => `I took ${eqn(a, k * b, k * c + s).html}, where only the $y$-term is multiplied.`,
      twoSlips: true,
      rule: ({ offered }) => listed(offered[5]),
      why: () => 'multiplies only some of the terms, so the slope changes: exactly one solution.',
    },
  ],
  explain: ({ a, b, c, k, s, same }) => [
    {
      do: `Multiply the left side by $${k}$: $${terms([k * a, 'x'], [k * b, 'y'])}$. The line keeps its slope.`,
      why: 'Both coefficients change by the same factor.',
    },
    {
      do: `With the right side $${same ? k * c : k * c + s}$ the lines ${same ? 'are the same' : 'are parallel and different'}: ${eqn(k * a, k * b, same ? k * c : k * c + s).html}.`,
      why: `$${k} \\cdot ${c < 0 ? `(${c})` : c} = ${k * c}$.`,
    },
  ],
  // Reads the coefficients of each option by putting in 0 and 1, and tests it against the given line by points.
  check: ({ a, b, c, same, offered }) => {
    const read = (tex: string): Line => {
      const { left, right } = sidesOf(tex)
      return { a: readValue(left, { x: 1, y: 0 }), b: readValue(left, { x: 0, y: 1 }), c: readValue(right) }
    }
    const q = onlyOne(offered.map(read), (line) => tested({ p: { a, b, c }, q: line }) === (same ? 2 : 0))
    return eqn(q.a, q.b, q.c)
  },
})

function eqn(a: number, b: number, c: number): Value {
  return text(`$${lineTex({ a, b, c })}$`)
}

/** Where the right side decides. */
const rightSide = template({
  id: 'algebra-1/system-infinitely-many-constant',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 75,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({
        a: nonZero(rng, -5, 5),
        b: nonZero(rng, -5, 5),
        c: nonZero(rng, -9, 9),
        n: pick(rng, [-6, -5, -4, -3, 2, 3, 4, 5, 6]),
        d: int(rng, 1, 2),
      }),
      ({ a, b, c, n, d }) =>
        gcd(n, d) === 1 && [a, b, c].every((v) => (v * n) % d === 0) && Math.abs(a) !== Math.abs(b),
    ),
  frames: [
    {
      id: 'constant',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, c, n, d }) =>
        `${pairHtml(lineTex({ a, b, c }), `${terms([(a * n) / d, 'x'], [(b * n) / d, 'y'])} = k`)}<p>For which value of $k$ does this system have infinitely many solutions?</p>`,
    },
  ],
  given: ({ a, b, c, n, d }) => ({ p: { a, b, c }, a2: (a * n) / d, b2: (b * n) / d }),
  answer: ({ c, n, d }) => num((c * n) / d),
  traps: [
    {
      misconception: 'a1-system-keeps-coefficient',
      says: () => 'I kept the number on the right side, although the left side was multiplied.',
      classic: true,
      rule: ({ p }) => num(p.c),
    },
    { misconception: 'a1-system-gives-factor', rule: ({ p, a2 }) => num(frac(a2, p.a)) },
    {
      misconception: 'a1-system-sign-of-coefficient',
      says: () => 'I multiplied the right side by the right factor, but got the sign wrong.',
      rule: ({ p, a2 }) => num((-p.c * a2) / p.a),
    },
  ],
  explain: ({ c, n, d }) => [
    { do: `The left side was multiplied by ${num(frac(n, d)).html}.`, why: 'Compare the $x$-terms and the $y$-terms.' },
    {
      do: `The right side must change in the same way: $k = ${(c * n) / d}$.`,
      why: 'Then both equations describe one line.',
    },
  ],
  check: ({ p, a2, b2 }) =>
    num(
      Array.from({ length: 161 }, (_, i) => i - 80).find((k) => tested({ p, q: { a: a2, b: b2, c: k } }) === 2) ?? 999,
    ),
})

export const templates: readonly Template[] = [findK, partner, rightSide]
