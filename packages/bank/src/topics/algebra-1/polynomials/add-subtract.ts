import {
  expr,
  int,
  nameTheMistake,
  nonZero,
  num,
  paren,
  person,
  pick,
  signed,
  template,
  term,
  terms,
  until,
  withFaster,
} from '#kit'
import { add, at, pv, px } from './forms.ts'

const skill = 'a1-adding-polynomials'

type Two = { p: number[]; q: number[] }

const subtract = template({
  id: 'algebra-1/polynomials-subtract',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      (): Two => ({
        p: [int(rng, 2, 9), nonZero(rng, -9, 9), nonZero(rng, -9, 9)],
        q: [int(rng, 1, 7), nonZero(rng, -9, 9), nonZero(rng, -9, 9)],
      }),
      ({ p, q }) => add(p, q, -1).every((c) => c !== 0) && add(p, q).every((c) => c !== 0),
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 7, stem: ({ p, q }) => `Simplify $(${px(p)}) - (${px(q)})$.` },
    {
      id: 'add-to',
      kind: 'words',
      items: 6,
      b: 0.1,
      difficulty: 'Medium',
      stem: ({ p, q }, rng) =>
        `${person(rng)} has the polynomial $${px(q)}$. Which polynomial must be added to it so that the sum is $${px(p)}$?`,
    },
  ],
  given: ({ p, q }) => ({ p, q }),
  answer: ({ p, q }) => pv(add(p, q, -1)),
  traps: [
    {
      misconception: 'a1-poly-changes-first-sign-only',
      classic: true,
      rule: ({ p, q }) =>
        pv([
          (p[0] as number) - (q[0] as number),
          (p[1] as number) + (q[1] as number),
          (p[2] as number) + (q[2] as number),
        ]),
      why: () => 'subtracts only the first term and adds the others.',
    },
    {
      misconception: 'a1-poly-adds-instead-of-subtracting',
      rule: ({ p, q }) => pv(add(p, q)),
      why: () => 'adds the two polynomials.',
    },
    {
      misconception: 'a1-poly-loses-the-last-sign',
      says: () => 'I added the last terms instead of subtracting them.',
      rule: ({ p, q }) =>
        pv([
          (p[0] as number) - (q[0] as number),
          (p[1] as number) - (q[1] as number),
          (p[2] as number) + (q[2] as number),
        ]),
      why: () => 'does not change the sign of the last term.',
    },
    {
      misconception: 'a1-poly-keeps-the-middle-sign',
      says: () => 'I added the middle terms instead of subtracting them.',
      rule: ({ p, q }) =>
        pv([
          (p[0] as number) - (q[0] as number),
          (p[1] as number) + (q[1] as number),
          (p[2] as number) - (q[2] as number),
        ]),
      why: () => 'does not change the sign of the middle term.',
    },
    {
      misconception: 'a1-poly-subtracts-in-reverse',
      rule: ({ p, q }) => pv(add(q, p, -1)),
      why: () => 'subtracts in the wrong order.',
    },
  ],
  explain: ({ p, q }, frame) => {
    const [p0 = 0, p1 = 0, p2 = 0] = p
    const [q0 = 0, q1 = 0, q2 = 0] = q
    return {
      plan:
        frame === 'add-to'
          ? 'What must be added is the difference: the sum minus the polynomial that is there, with every sign of that polynomial changed.'
          : 'A minus sign before parentheses changes the sign of every term in them; after that, combine like terms.',
      steps: [
        ...(frame === 'add-to'
          ? [{ do: `Subtract: $(${px(p)}) - (${px(q)})$.`, why: 'The sum minus one part gives the other part.' }]
          : []),
        {
          do: `Change every sign in the second parentheses: $${px(p)}${terms([-q0, 'x^2'], [-q1, 'x'], [-q2, '']).replace(/^-/, ' - ')}$.`,
          why: 'Subtracting a term is adding its opposite.',
        },
        {
          do: `Combine like terms: $${terms([p0, 'x^2'], [-q0, 'x^2'])} = ${term(p0 - q0, 'x^2')}$, $${terms([p1, 'x'], [-q1, 'x'])} = ${term(p1 - q1, 'x')}$, $${p2}${signed(-q2)} = ${p2 - q2}$.`,
          why: 'Only terms with the same power of $x$ are put together.',
        },
        { do: `The result is $${px(add(p, q, -1))}$.`, why: 'Write the terms from the highest power down.' },
      ],
      check: `Add $${px(q)}$ to the answer: $${p0 - q0}${signed(q0)} = ${p0}$, $${p1 - q1}${signed(q1)} = ${p1}$ and $${p2 - q2}${signed(q2)} = ${p2}$ are the coefficients of $${px(p)}$.`,
      faster:
        frame === 'add-to'
          ? `Ask what is missing, one coefficient at a time: from $${q0}$ to $${p0}$ it is $${p0 - q0}$, from $${q1}$ to $${p1}$ it is $${p1 - q1}$, and from $${q2}$ to $${p2}$ it is $${p2 - q2}$.`
          : undefined,
    }
  },
  check: ({ p, q }) => expr('', ({ x }) => at(p, x) - at(q, x)),
})

const whichOne = ({ p, q, which }: Readonly<{ p: readonly number[]; q: readonly number[]; which: string }>) => ({
  p,
  q,
  w: which === 'b' ? 0 : 1,
})

const leading = template({
  id: 'algebra-1/polynomials-coefficient',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  calculator: false,
  seconds: 65,
  response: 'grid',
  draw: (rng) =>
    until(
      (): Two & { w: number } => ({
        p: [int(rng, 2, 9), nonZero(rng, -9, 9), nonZero(rng, -9, 9)],
        q: [int(rng, 1, 7), nonZero(rng, -9, 9), nonZero(rng, -9, 9)],
        w: int(rng, 0, 1),
      }),
      ({ p, q }) => add(p, q, -2).every((c) => c !== 0) && p[1] !== q[1],
    ),
  frames: [
    {
      id: 'coefficient',
      kind: 'multi-step',
      items: 8,
      stem: ({ p, q, w }) =>
        `The expression $(${px(p)}) - 2(${px(q)})$ is written in the form $ax^2 + bx + c$. What is the value of $${w === 0 ? 'b' : 'c'}$?`,
    },
  ],
  given: ({ p, q, w }) => ({ p, q, factor: 2, which: w === 0 ? 'b' : 'c' }),
  answer: ({ p, q, w }) => num(add(p, q, -2)[w + 1] as number),
  traps: [
    {
      misconception: 'a1-poly-changes-first-sign-only',
      classic: true,
      rule: (shown) => {
        const { p, q, w } = whichOne(shown)
        return num((p[w + 1] as number) + 2 * (q[w + 1] as number))
      },
    },
    {
      misconception: 'a1-poly-doubles-the-first-term-only',
      rule: (shown) => {
        const { p, q, w } = whichOne(shown)
        return num((p[w + 1] as number) - (q[w + 1] as number))
      },
    },
    {
      misconception: 'a1-poly-adds-instead-of-subtracting',
      says: () => 'I added the second polynomial without its factor, although it is subtracted.',
      rule: (shown) => {
        const { p, q, w } = whichOne(shown)
        return num((p[w + 1] as number) + (q[w + 1] as number))
      },
    },
  ],
  explain: ({ p, q, w }) => {
    const [x, y] = [p[w + 1] ?? 0, q[w + 1] ?? 0]
    const letter = w === 0 ? 'b' : 'c'
    return {
      plan: 'Only one coefficient is asked for: multiply the second polynomial by its factor, sign included, and combine the terms of that one kind.',
      steps: [
        {
          do: `Multiply each term by $-2$: $-2(${px(q)}) = ${px(q.map((c) => -2 * c))}$.`,
          why: 'The factor, with its minus sign, belongs to every term in the parentheses.',
        },
        {
          do: `$${letter}$ is the ${w === 0 ? 'coefficient of $x$' : 'constant term'}. In $${px(p)}$ it is $${x}$, and in the second part it is $-2 \\cdot ${paren(y)} = ${-2 * y}$.`,
          why: 'Terms with other powers of $x$ have no influence on it.',
        },
        {
          do: `Add: $${letter} = ${x}${signed(-2 * y)} = ${x - 2 * y}$.`,
          why: 'Like terms are combined by adding their coefficients.',
        },
      ],
      check: `The whole expression is $${px(add(p, q, -2))}$, and there $${letter} = ${x - 2 * y}$.`,
      faster: `No other term is needed. In one line: $${letter} = ${x} - 2 \\cdot ${paren(y)} = ${x - 2 * y}$.`,
    }
  },
  // Read off from values: c is the value at 0; b is half the difference of the values at 1 and -1.
  check: ({ p, q, factor, which }) => {
    const value = (x: number) => at(p, x) - factor * at(q, x)
    return num(which === 'c' ? value(0) : (value(1) - value(-1)) / 2)
  },
})

const mistake = template({
  id: 'algebra-1/polynomials-subtract-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    nameTheMistake({
      misconception: 'a1-poly-names-an-error-without-testing',
      draw: (rng): Two =>
        until(
          () => ({
            p: [int(rng, 3, 9), nonZero(rng, -6, 6), nonZero(rng, -9, 9)],
            q: [pick(rng, [1, 2, 4]), nonZero(rng, -6, 6), nonZero(rng, -9, 9)],
          }),
          ({ p, q }) => [...add(p, q, -1), ...add(p, q)].every((c) => c !== 0),
        ),
      task: ({ p, q }) => `simplified $(${px(p)}) - (${px(q)})$`,
      solution: ({ p, q }) => pv(add(p, q, -1)),
      work: ({ q }) => `The minus sign changes every sign of $${px(q)}$: it becomes $${px(q.map((c) => -c))}$.`,
      mistakes: ({ p, q }) => [
        {
          says: 'Adding the two polynomials',
          result: pv(add(p, q)),
          how: `$${px(add(p, q))}$`,
          again: expr('', ({ x }) => at(p, x) + at(q, x)),
        },
        {
          says: 'Changing the sign of the first subtracted term only',
          result: pv([
            (p[0] as number) - (q[0] as number),
            (p[1] as number) + (q[1] as number),
            (p[2] as number) + (q[2] as number),
          ]),
          how: `$${px(p)} - ${px([q[0] as number, 0, 0])}${px(q.slice(1)).startsWith('-') ? ' - ' : ' + '}${px(q.slice(1)).replace(/^-/, '')}$`,
          again: expr('', ({ x }) => at(p, x) + at(q, x) - 2 * (q[0] as number) * x * x),
        },
        {
          says: 'Leaving the sign of the last subtracted term as it was',
          result: pv([
            (p[0] as number) - (q[0] as number),
            (p[1] as number) - (q[1] as number),
            (p[2] as number) + (q[2] as number),
          ]),
          how: `$${p[2]}${signed(q[2] as number)}$ at the end instead of $${p[2]}${signed(-(q[2] as number))}$`,
          again: expr('', ({ x }) => at(p, x) - at(q, x) + 2 * (q[2] as number)),
        },
        {
          says: 'Subtracting the first polynomial from the second',
          result: pv(add(q, p, -1)),
          how: `$(${px(q)}) - (${px(p)})$, with the opposite signs everywhere`,
          again: expr('', ({ x }) => at(q, x) - at(p, x)),
        },
      ],
    }),
    ({ e: { p, q }, which }) => {
      const [[p0 = 0], [q0 = 0]] = [p, q]
      const right = `Compare with the right answer, $${px(add(p, q, -1))}$, term by term:`
      return [
        `Look at the first term alone: right is $${p0} - ${q0} = ${p0 - q0}$, but the wrong answer has $${p0 + q0} = ${p0} + ${q0}$. Only one mistake adds there.`,
        `${right} the first term is right, and the other two are not. So only the first sign was changed.`,
        `${right} only the last one differs. So only the last sign was not changed.`,
        `${right} every sign is the opposite. So the two polynomials have changed places.`,
      ][which]
    },
  ),
})

export const templates = [subtract, leading, mistake]
