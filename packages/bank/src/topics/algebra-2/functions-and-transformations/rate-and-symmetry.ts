/** A value found from a symmetry and an average rate of change together. */

import { add, int, mul, nonZero, num, paren, signed, sub, type Template, template, until } from '#kit'

/** f(u) = y, odd or even, and the average rate r from −u to v. */
type Both = Readonly<{ odd: boolean; u: number; v: number; y: number; r: number }>

/** The value at −u. */
const mirrored = ({ odd, y }: Readonly<{ odd: boolean; y: number }>): number => (odd ? -y : y)
const end = (e: Both): number => mirrored(e) + e.r * (e.u + e.v)

const both = template({
  id: 'algebra-2/value-from-symmetry-and-rate',
  skill: 'a2-symmetry-and-average-rate',
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 95,
  response: 'choice',
  balance: 'place',
  draw: (rng): Both =>
    until(
      () => ({
        odd: int(rng, 0, 2) > 0,
        u: int(rng, 2, 5),
        v: int(rng, 3, 9),
        y: nonZero(rng, -12, 12),
        r: nonZero(rng, -5, 5),
      }),
      (e) => e.v > e.u && Math.abs(e.y) > 1 && Math.abs(e.r) > 1 && end(e) !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ odd, u, v, y, r }) =>
        `The function $f$ is ${odd ? 'odd' : 'even'}, and $f(${u}) = ${y}$. Its average rate of change from $x = -${u}$ to $x = ${v}$ is $${r}$. What is $f(${v})$?`,
    },
    {
      id: 'points',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ odd, u, v, y, r }) =>
        `The graph of $y = f(x)$ is symmetric about the ${odd ? 'origin' : '$y$-axis'} and passes through the point $(${u}, ${y})$. From $x = -${u}$ to $x = ${v}$, the average rate of change of $f$ is $${r}$. What is the $y$-coordinate of the point on the graph at $x = ${v}$?`,
    },
  ],
  given: ({ odd, u, v, y, r }) => ({ odd, u, v, y, r }),
  answer: (e) => num(end(e)),
  traps: [
    {
      misconception: 'a2-fn-mixes-up-even-and-odd',
      classic: true,
      operation: 'sign-reversed',
      operands: ({ odd, y }) => [odd ? -y : y],
      after: (got, { r, u, v }) => add(got, r * (u + v)),
      rule: (e) => num(-mirrored(e) + e.r * (e.u + e.v)),
      says: (e) => `I took $${-mirrored(e)}$ for the value at $x = -${e.u}$, and did the rest correctly.`,
      why: (e) => `starts from $${-mirrored(e)}$ at $x = -${e.u}$ instead of $${mirrored(e)}$.`,
    },
    {
      misconception: 'a2-fn-loses-the-minus-of-the-start',
      classic: true,
      operation: 'sign-dropped',
      operands: ({ u }) => [-u],
      after: (got, { odd, y, r, v }) => add(odd ? -y : y, mul(r, sub(v, got))),
      rule: (e) => num(mirrored(e) + e.r * (e.v - e.u)),
      says: ({ u, v }) => `I took $${v} - ${u} = ${v - u}$ for the length of the interval from $-${u}$ to $${v}$.`,
      why: ({ u, v }) => `takes $${v} - ${u} = ${v - u}$ for the length of the interval.`,
    },
    {
      misconception: 'a2-fn-leaves-out-the-starting-value',
      operation: 'stopped-at-a-step',
      operands: ({ r, u, v }) => [r * (u + v)],
      rule: ({ u, v, r }) => num(r * (u + v)),
      says: ({ u }) =>
        `I gave the change of the value over the whole interval, and did not add it to the value at $x = -${u}$.`,
      why: ({ u, v }) => `is only the change from $x = -${u}$ to $x = ${v}$.`,
    },
    {
      misconception: 'a2-fn-subtracts-the-wrong-way',
      operation: 'subtracted-instead-of-added',
      operands: ({ odd, y, r, u, v }) => [odd ? -y : y, r * (u + v)],
      rule: (e) => num(mirrored(e) - e.r * (e.u + e.v)),
      says: ({ u }) => `I subtracted the change from the value at $x = -${u}$ instead of adding it.`,
      why: ({ u }) => `subtracts the change from the value at $x = -${u}$.`,
    },
    {
      misconception: 'a2-fn-adds-the-rate-once',
      operation: 'factor-left-out',
      operands: ({ r }) => [r],
      after: (got, { odd, y }) => add(odd ? -y : y, got),
      rule: (e) => num(mirrored(e) + e.r),
      says: ({ u, r }) => `I added the rate $${r}$ only once to the value at $x = -${u}$.`,
      why: ({ u, v, r }) => `adds $${r}$ once; there are $${u + v}$ steps of 1.`,
    },
    {
      misconception: 'a2-fn-counts-the-points',
      operation: 'off-by-one',
      operands: ({ u, v }) => [u + v],
      after: (got, { odd, y, r }) => add(odd ? -y : y, mul(r, got)),
      rule: (e) => num(mirrored(e) + e.r * (e.u + e.v + 1)),
      says: ({ u, v, r }) =>
        `I multiplied the rate $${r}$ by $${u + v + 1}$, how many integers there are from $-${u}$ to $${v}$, instead of the length of the interval.`,
      why: ({ u, v }) => `counts $${u + v + 1}$ integers instead of the length $${u + v}$.`,
    },
  ],
  explain: (e) => {
    const [start, length, change] = [mirrored(e), e.u + e.v, e.r * (e.u + e.v)]
    return {
      plan: 'Use the symmetry to find the value at the start of the interval. The rate times the length of the interval is the change; add it.',
      steps: [
        {
          do: `${e.odd ? 'The function is odd' : 'The function is even'}: $f(-${e.u}) = ${e.odd ? `-f(${e.u})` : `f(${e.u})`} = ${start}$.`,
          why: e.odd
            ? 'Symmetry about the origin: opposite inputs have opposite values.'
            : 'Symmetry about the $y$-axis: opposite inputs have the same value.',
        },
        {
          do: `The interval has the length $${e.v} - (-${e.u}) = ${length}$.`,
          why: 'End minus start; subtracting a negative number is adding.',
        },
        {
          do: `The value changes by $${e.r} \\cdot ${length} = ${change}$.`,
          why: 'The average rate is the change divided by the length.',
        },
        { do: `$f(${e.v}) = ${start}${signed(change)} = ${end(e)}$`, why: 'Start plus change.' },
      ],
      check: `Back: $\\frac{${end(e)} - ${paren(start)}}{${e.v} - (-${e.u})} = \\frac{${change}}{${length}} = ${e.r}$.`,
      faster: `In one line: from $${start}$ at $x = -${e.u}$ go ${length} units to the right, with $${e.r}$ for each: $${start} ${e.r < 0 ? '-' : '+'} ${Math.abs(e.r)} \\cdot ${length} = ${end(e)}$.`,
    }
  },
  // Goes along the line through the start, step by step, with the rate as its slope.
  check: ({ odd, u, v, y, r }) => {
    let value = odd ? 0 - y : y
    for (let x = -u; x < v; x++) value += r
    return num(value)
  },
})

export const templates: readonly Template[] = [both]
