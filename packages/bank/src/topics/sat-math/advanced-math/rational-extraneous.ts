/** Rational equations with a value that is not allowed. */

import { linear, nonZero, num, paren, signed, type Template, template, until } from '#kit'
import { quad } from './systems.ts'
import { skill } from './unknown-constants.ts'

type Rational = Readonly<{ r: number; p: number; c: number }>

const rational = template({
  id: 'sat-math/rational-extraneous',
  skill,
  difficulty: 'High',
  b: 1.2,
  calculator: true,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ r: nonZero(rng, -11, 11), u: nonZero(rng, -11, 11) }),
      ({ r, u }) =>
        Math.abs(r) !== Math.abs(u) &&
        Math.abs(u) > 1 &&
        Math.abs(r) > 1 &&
        Math.abs(r + u) > 1 &&
        u !== -2 * r &&
        r !== -2 * u,
    ),
  frames: [
    {
      id: 'square',
      kind: 'multi-step',
      response: 'grid',
      items: 6,
      stem: ({ r, u }) =>
        `<p>$\\frac{x^2}{x${signed(-r)}} = \\frac{${r + u === 1 ? '' : r + u}x${signed(-r * u)}}{x${signed(-r)}}$</p><p>What is the solution of the given equation?</p>`,
    },
    {
      id: 'equal',
      kind: 'multi-step',
      items: 7,
      stem: ({ r, u }) =>
        `For which value of $x$ are $\\frac{x^2${signed(r * u)}}{x${signed(-r)}}$ and $\\frac{${r + u === 1 ? '' : r + u}x}{x${signed(-r)}}$ equal?`,
    },
  ],
  given: ({ r, u }) => ({ r, p: r + u, c: r * u }),
  answer: ({ u }) => num(u),
  traps: [
    {
      misconception: 'sm-keeps-a-forbidden-value',
      classic: true,
      operation: 'false-root-kept',
      rule: ({ r }: Rational) => num(r),
      why: ({ r }) => `makes both denominators 0: $${r}${signed(-r)} = 0$.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      operation: 'sign-reversed',
      operands: ({ r, p }) => [p - r],
      rule: ({ r, p }: Rational) => num(r - p),
      says: () => 'I read the solution off its factor with the wrong sign.',
      why: ({ u }) => `comes from the factor $(x${signed(-u)})$ with the sign kept.`,
    },
    {
      misconception: 'sm-keeps-a-forbidden-value',
      twoSlips: true,
      operation: 'sign-reversed',
      operands: ({ r }) => [r],
      rule: ({ r }: Rational) => num(-r),
      says: () => 'I kept the value that makes a denominator 0, and with the wrong sign.',
      why: ({ r }) => `comes from the factor $(x${signed(-r)})$, which is not allowed, with the sign kept.`,
    },
    {
      misconception: 'sm-adds-the-forbidden-value',
      rule: ({ p }: Rational) => num(p),
      why: ({ r, u }) => `is $${u} + ${r < 0 ? `(${r})` : r}$, the sum of both solutions of the quadratic equation.`,
    },
  ],
  explain: ({ r, u }, frame) => ({
    plan: 'Equal denominators: the numerators must be equal. Solve that quadratic equation, then strike out every value that makes a denominator zero.',
    steps: [
      { do: `$x \\ne ${r}$`, why: 'Division by 0 is not possible.' },
      {
        do: `$${frame === 'square' ? `x^2 = ${linear(r + u, -r * u)}` : `x^2${signed(r * u)} = ${linear(r + u, 0)}`}$, so $${quad(1, -(r + u), r * u)} = 0$`,
        why: 'Both sides have the same denominator, so their numerators are equal.',
      },
      {
        do: `$(x${signed(-r)})(x${signed(-u)}) = 0$`,
        why: `$${r * u}$ is the product and $${r + u}$ the sum of the solutions.`,
      },
      {
        do: `$x = ${r}$ is not allowed; $x = ${u}$ is the only solution.`,
        why: 'It makes the denominators 0.',
      },
    ],
    check: `For $x = ${u}$ the numerators are equal, $${
      frame === 'square'
        ? `${paren(u)}^2 = ${u * u}$ and $${r + u} \\cdot ${paren(u)}${signed(-r * u)} = ${u * u}`
        : `${paren(u)}^2${signed(r * u)} = ${u * u + r * u}$ and $${r + u} \\cdot ${paren(u)} = ${u * u + r * u}`
    }$, and the denominators are $${u - r}$, not 0.`,
    faster: `Graph the two numerators on a calculator: they cross at $x = ${u}$ and at $x = ${r}$. At $${r}$ the denominators are 0, so the solution is $${u}$.`,
  }),
  check: ({ r, p, c }) =>
    num(Array.from({ length: 61 }, (_, i) => i - 30).find((x) => x !== r && x * x + c === p * x) ?? 0),
})

export const templates: readonly Template[] = [rational]
