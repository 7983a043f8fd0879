import {
  div,
  frac,
  gcd,
  int,
  nonZero,
  num,
  paren,
  pick,
  type Template,
  template,
  term,
  terms,
  text,
  toTex,
  until,
  type Value,
} from '#kit'
import { onlyOne, readValue, sidesOf } from '../read-tex.ts'
import { chain, put, quotient } from '../undoing.ts'
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
      operation: 'factor-left-out',
      operands: ({ b }) => [b],
      rule: ({ b }) => num(b),
      why: () => 'keeps the coefficient of the first equation, although the $x$-term has been multiplied.',
    },
    {
      misconception: 'a1-system-sign-of-coefficient',
      says: () => 'I multiplied the coefficient of $y$ by the right factor, but got the sign wrong.',
      operation: 'sign-reversed',
      operands: ({ b, d, a }) => [div(b * d, a)],
      rule: ({ a, b, d }) => num((-d * b) / a),
    },
    {
      misconception: 'a1-system-adds-the-change',
      operation: 'added-instead-of-multiplied',
      operands: ({ b, d, a }) => [b, d - a],
      rule: ({ a, b, d }) => num(b + d - a),
      why: () => 'adds the same amount to both coefficients instead of multiplying both.',
    },
    {
      misconception: 'a1-system-gives-factor',
      operation: 'stopped-at-a-step',
      operands: ({ d, a }) => [div(d, a)],
      rule: ({ a, d }) => num(d / a),
      why: () => 'is the factor between the equations.',
    },
    {
      misconception: 'a1-system-keeps-coefficient',
      says: () => 'I kept the coefficient of $y$ from the other equation, and with the wrong sign.',
      twoSlips: true,
      operation: 'sign-reversed',
      operands: ({ b }) => [b],
      rule: ({ b }) => num(-b),
    },
  ],
  explain: ({ a, b, c, d, f }) => {
    const factor = d / a
    const k = factor * b
    return {
      plan: 'A system has no solution when its lines are parallel: the coefficients of $x$ and $y$ are in the same ratio, but the right sides are not.',
      steps: [
        {
          do: `The coefficients of $x$ are $${a}$ and $${d}$: $${quotient(d, a)}$, so one is $${factor}$ times the other.`,
          why: 'In both equations the coefficient of $x$ is known, so it shows the ratio.',
        },
        {
          do: `The right sides are not in this ratio: $${factor} \\cdot ${paren(c)} = ${factor * c}$, which is not $${f}$.`,
          why: 'So the lines cannot be the same line, and parallel lines will not meet.',
        },
        {
          do: `The coefficients of $y$ must be in this ratio: $k = ${factor} \\cdot ${paren(b)} = ${k}$.`,
          why: 'Then the two lines have the same slope.',
        },
      ],
      check: `Multiply $${lineTex({ a, b, c })}$ by $${factor}$: the left side becomes $${terms([d, 'x'], [k, 'y'])}$, but the right side becomes $${factor * c}$, not $${f}$. Both cannot be true.`,
      faster: `Equal ratios, cross-multiplied: $${a}k = ${b} \\cdot ${paren(d)} = ${b * d}$, so $k = ${k}$.`,
    }
  },
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
      says: ({ a, b, c, k, s }) =>
        `I took ${eqn(a, k * b, k * c + s).html}: the $x$-term is not multiplied by $${k}$, and the right side is not $${k} \\cdot ${paren(c)}$ either.`,
      twoSlips: true,
      rule: ({ offered }) => listed(offered[5]),
      why: () => 'multiplies only some of the terms, so the slope changes: exactly one solution.',
    },
  ],
  explain: ({ a, b, c, k, s, same }) => ({
    plan: 'Both systems need lines with the same slope, so both coefficients must be multiplied by the same number. The right side then decides between the same line and a parallel one.',
    steps: [
      {
        do: `Look for coefficients that are both the same multiple of $${a}$ and $${b}$: $${k} \\cdot ${paren(a)} = ${k * a}$ and $${k} \\cdot ${paren(b)} = ${k * b}$, so $${terms([k * a, 'x'], [k * b, 'y'])}$.`,
        why: 'Lines whose coefficients are in the same ratio have the same slope.',
      },
      {
        do: `Multiply the right side by the same number: $${k} \\cdot ${paren(c)} = ${k * c}$.`,
        why: 'With this right side the equation would say the same as the given one.',
      },
      {
        do: same
          ? `For infinitely many solutions the right side must be $${k * c}$: ${eqn(k * a, k * b, k * c).html}.`
          : `For no solution the right side must not be $${k * c}$: ${eqn(k * a, k * b, k * c + s).html}.`,
        why: same
          ? 'Both equations describe one line, and every point of it is a solution.'
          : 'The lines have the same slope but are different, so they never meet.',
      },
    ],
    check: same
      ? `Divide every term of the equation by $${k}$: it becomes $${lineTex({ a, b, c })}$ again.`
      : `The left side would have to be $${k * c}$ and $${k * c + s}$ at the same time, which is impossible.`,
    faster: `Bring each option to lowest terms. Where $${terms([a, 'x'], [b, 'y'])}$ stands on the left again, the slope is the same; then the right side must ${same ? `be $${c}$` : `not be $${c}$`}.`,
  }),
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
      operation: 'factor-left-out',
      operands: ({ p }) => [p.c],
      rule: ({ p }) => num(p.c),
    },
    {
      misconception: 'a1-system-gives-factor',
      operation: 'stopped-at-a-step',
      operands: ({ a2, p }) => [div(a2, p.a)],
      rule: ({ p, a2 }) => num(frac(a2, p.a)),
    },
    {
      misconception: 'a1-system-sign-of-coefficient',
      says: () => 'I multiplied the right side by the right factor, but got the sign wrong.',
      operation: 'sign-reversed',
      operands: ({ p, a2 }) => [div(p.c * a2, p.a)],
      rule: ({ p, a2 }) => num((-p.c * a2) / p.a),
    },
  ],
  explain: ({ a, b, c, n, d }) => {
    const factor = frac(n, d)
    return {
      plan: 'A system has infinitely many solutions when both equations describe the same line: every term is multiplied by the same number.',
      steps: [
        {
          do: `From $${term(a, 'x')}$ to $${term((a * n) / d, 'x')}$ the factor is $${quotient((a * n) / d, a)}$.`,
          why: 'Compare the terms with $x$ first.',
        },
        {
          do: `From $${term(b, 'y')}$ to $${term((b * n) / d, 'y')}$ it is $${quotient((b * n) / d, b)}$ too.`,
          why: 'The whole left side was multiplied by the same number, so the slopes are equal.',
        },
        {
          do: `The right side must be multiplied by it as well: $k = ${chain(put(factor, c), `${(c * n) / d}`)}$.`,
          why: 'Then the second equation says the same as the first.',
        },
      ],
      faster: `There is such a $k$, so one pair of coefficients tells the factor, and the other needs no test: $${quotient((b * n) / d, b)}$, and $${chain(put(factor, c), `${(c * n) / d}`)}$.`,
      check: `Divide the second equation by $${toTex(factor)}$: the left side becomes $${terms([a, 'x'], [b, 'y'])}$, and the right side $${c}$.`,
    }
  },
  check: ({ p, a2, b2 }) =>
    num(
      Array.from({ length: 161 }, (_, i) => i - 80).find((k) => tested({ p, q: { a: a2, b: b2, c: k } }) === 2) ?? 999,
    ),
})

export const templates: readonly Template[] = [findK, partner, rightSide]
