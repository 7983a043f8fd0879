/** Lines that touch a parabola, for the skill of `line-and-parabola.ts`. */

import { add, div, linear, nonZero, num, pow, signed, sub, type Template, template, until } from '#kit'
import { quad, wholes } from './common.ts'

const skill = 'a2-line-and-parabola-systems'

const tangent = template({
  id: 'algebra-2/line-touches-parabola',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 100,
  response: 'grid',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [b, m, k] = [nonZero(rng, -8, 8), nonZero(rng, -6, 6), nonZero(rng, -9, 12)]
        return { b, m, k }
      },
      ({ b, m }) => (b - m) % 2 === 0 && b !== m,
    ),
  frames: [
    {
      id: 'touch',
      kind: 'multi-step',
      items: 7,
      stem: ({ b, m, k }) =>
        `The line $y = ${linear(m, 0)} + n$ meets the parabola $y = ${quad(1, b, k)}$ at exactly one point. What is $n$?`,
    },
  ],
  given: ({ b, m, k }) => ({ b, m, k }),
  answer: ({ b, m, k }) => num(k - (b - m) ** 2 / 4),
  traps: [
    {
      misconception: 'a2-cq-loses-the-minus-before-parentheses',
      classic: true,
      operation: 'sign-reversed',
      operands: () => [4],
      after: (got, { k, b, m }) => div(sub(4 * k, (b - m) ** 2), got),
      rule: ({ b, m, k }) => num((b - m) ** 2 / 4 - k),
      why: ({ b, m, k }) => `comes from $${(b - m) ** 2}${signed(-4 * k)} - 4n = 0$; the $n$ must get a plus.`,
    },
    {
      misconception: 'a2-cq-flips-the-sign-of-the-bound',
      operation: 'sign-reversed',
      operands: () => [-4],
      after: (got, { k, b, m }) => add(k, div((b - m) ** 2, got)),
      rule: ({ b, m, k }) => num(k + (b - m) ** 2 / 4),
      why: ({ b, m, k }) => `comes from $${(b - m) ** 2} + 4(${k} - n) = 0$.`,
    },
    {
      misconception: 'a2-cq-adds-terms-across-the-equation',
      operation: 'added-instead-of-subtracted',
      operands: ({ b, m }) => [b, m],
      after: (got, { k }) => sub(k, div(pow(got, 2), 4)),
      rule: ({ b, m, k }) => ((b + m) % 2 === 0 ? num(k - (b + m) ** 2 / 4) : null),
      why: ({ b, m }) => `takes $${b}${signed(m)}$ instead of $${b}${signed(-m)}$ for the coefficient of $x$.`,
    },
    {
      misconception: 'a2-cq-forgets-the-four',
      operation: 'factor-left-out',
      operands: ({ b, m }) => [(b - m) ** 2],
      after: (got, { k }) => sub(k, got),
      rule: ({ b, m, k }) => num(k - (b - m) ** 2),
      why: ({ b, m, k }) => `comes from $${(b - m) ** 2} - (${k} - n) = 0$.`,
    },
  ],
  explain: ({ b, m, k }) => {
    const [square, x] = [(b - m) ** 2, (m - b) / 2]
    const n = k - square / 4
    return {
      plan: 'Set the two sides equal. One common point means that the discriminant of the quadratic equation is zero.',
      steps: [
        { do: `Set them equal: $${quad(1, b - m, k)} - n = 0$.`, why: 'Collect everything on one side.' },
        {
          do: `The discriminant must be $0$: $${square} - 4(${k} - n) = 0$.`,
          why: 'Exactly one common point means exactly one solution.',
        },
        {
          do: `So $4(${k} - n) = ${square}$, and $${k} - n = ${square} \\div 4 = ${square / 4}$.`,
          why: 'Undo what was done, from the outside in.',
        },
        { do: `$n = ${k} - ${square / 4} = ${n}$`, why: 'Solve for $n$.' },
      ],
      check: `With this $n$ the equation is $(${linear(1, -x)})^2 = 0$, so the graphs touch at $x = ${x}$. There the line has the height $${m * x}${signed(n)} = ${m * x + n}$, and so has the parabola: $${x * x}${signed(b * x)}${signed(k)} = ${x * x + b * x + k}$.`,
      faster: `The two solutions fall together at half of their sum $${m - b}$, so $x = ${x}$. Put it into $n = ${quad(1, b - m, k)}$: $n = ${x * x}${signed((b - m) * x)}${signed(k)} = ${n}$.`,
    }
  },
  // Lowers the line until it has only one point in common with the parabola.
  check: ({ b, m, k }) => num(Math.min(...wholes(200).map((x) => x * x + b * x + k - m * x))),
})

export const templates: readonly Template[] = [tangent]
