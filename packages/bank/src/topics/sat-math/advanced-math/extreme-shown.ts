/** Which equivalent form shows the least or greatest value of a quadratic function as a constant. */

import { int, paren, pick, signed, type Template, template, text, until } from '#kit'
import { factored, quad, skill, vertexForm } from './quadratics.ts'

/** a(x − p)(x − q). */
type Given = Readonly<{ a: number; p: number; q: number }>

const middle = ({ p, q }: Given): number => (p + q) / 2
const extreme = (g: Given): number => g.a * (middle(g) - g.p) * (middle(g) - g.q)
const start = ({ a, p, q }: Given): number => a * p * q
/** Whether an equivalent form that is no vertex form displays the size of the extreme value as well, as a coefficient. */
const shownElsewhere = (g: Given): boolean =>
  [g.p + g.q, g.a * (g.p + g.q)].some((n) => Math.abs(n) === Math.abs(extreme(g)))
const shows = (tex: string) => text(`$${tex}$`)
const word = (a: number): string => (a > 0 ? 'minimum' : 'maximum')

const shown = template({
  id: 'sat-math/quadratic-extreme-shown',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'parts',
  draw: (rng) => {
    const a = pick(rng, [2, 3, -2, -3])
    return until(
      () => {
        const [p, gap] = [int(rng, 2, 9), pick(rng, [4, 6, 8])]
        return { a, p, q: p + gap }
      },
      (g) => Math.abs(extreme(g)) <= 60 && Math.abs(start(g)) <= 150 && !shownElsewhere(g),
    )
  },
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, p, q }) =>
        `<p>$f(x) = ${factored(a, p, q)}$</p><p>Which of the following is equivalent to $f(x)$ and displays the ${word(a)} value of $f$ as a constant or coefficient?</p>`,
    },
    {
      id: 'story',
      kind: 'words',
      items: 6,
      stem: ({ a, p, q }) =>
        a > 0
          ? `<p>A seabird dives into the sea and comes up again. Its height, in feet, above the surface of the water $x$ seconds after the start of the dive is modeled by $h(x) = ${factored(a, p, q)}$. A negative height is a depth.</p><p>Which expression for $h(x)$ displays the lowest height of the bird as a constant or coefficient?</p>`
          : `<p>A bakery models its weekly profit from a cake that sells for $x$ dollars by $P(x) = ${factored(a, p, q)}$, where the profit is in hundreds of dollars.</p><p>Which expression for $P(x)$ displays the greatest weekly profit as a constant or coefficient?</p>`,
    },
    {
      id: 'vertex',
      kind: 'methods',
      items: 6,
      stem: ({ a, p, q }) =>
        `<p>In the $xy$-plane, the graph of $y = g(x)$ is a parabola, where $g(x) = ${factored(a, p, q)}$.</p><p>Which equivalent expression displays the $y$-coordinate of the vertex of the parabola as a constant or coefficient?</p>`,
    },
  ],
  given: ({ a, p, q }): Given => ({ a, p, q }),
  answer: (g) => shows(vertexForm(g.a, middle(g), extreme(g))),
  traps: [
    {
      misconception: 'sm-reads-the-wrong-form',
      classic: true,
      rule: (g) => shows(quad(g.a, -g.a * (g.p + g.q), start(g))),
      says: () => 'I chose the standard form, whose constant is the value at $x = 0$.',
      why: (g) => `is equivalent, but its constant $${start(g)}$ is the value at $x = 0$, not the ${word(g.a)}.`,
    },
    {
      misconception: 'sm-reads-the-wrong-form',
      classic: true,
      rule: (g) => shows(`${g.a}x(x${signed(-g.p - g.q)})${signed(start(g))}`),
      says: () => 'I chose the form with $x$ as a factor of the first part, whose constant is the value at $x = 0$.',
      why: (g) => `is equivalent, but its constant $${start(g)}$ is the value at $x = 0$, not the ${word(g.a)}.`,
    },
    {
      misconception: 'sm-keeps-the-constant',
      rule: (g) => shows(vertexForm(g.a, middle(g), start(g))),
      says: (g) => `I wrote the square for the terms with $x$ and left the constant $${start(g)}$ as it stood.`,
      why: (g) =>
        `is not equivalent: the square brings $${g.a * middle(g) ** 2}$ with it, which must be taken away again.`,
    },
    {
      misconception: 'sm-forgets-the-leading-coefficient',
      rule: (g) => shows(vertexForm(g.a, middle(g), extreme(g) / g.a)),
      says: (g) => `I multiplied the two factors at the vertex and left out the factor $${g.a}$.`,
      why: (g) =>
        `is not equivalent: at $x = ${middle(g)}$ the product of the two factors is still to be multiplied by $${g.a}$.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      rule: (g) => shows(vertexForm(g.a, -middle(g), extreme(g))),
      says: (g) => `I wrote $(x + ${middle(g)})$ for a vertex at $x = ${middle(g)}$.`,
      why: (g) => `is not equivalent: its vertex is at $x = ${-middle(g)}$.`,
    },
  ],
  explain: (g) => {
    const [h, k] = [middle(g), extreme(g)]
    return {
      plan: 'A least or greatest value stands as a constant in vertex form. Find the vertex halfway between the zeros, and its height by putting that place into the function.',
      steps: [
        {
          do: `The zeros are $${g.p}$ and $${g.q}$, so the vertex lies at $x = \\frac{${g.p} + ${g.q}}{2} = ${h}$.`,
          why: 'A parabola is symmetric: its vertex lies halfway between the zeros.',
        },
        {
          do: `There the value is $${g.a} \\cdot ${paren(h - g.p)} \\cdot ${paren(h - g.q)} = ${k}$, the ${word(g.a)}.`,
          why:
            g.a > 0
              ? 'The leading coefficient is positive, so the parabola opens upward.'
              : 'The leading coefficient is negative, so the parabola opens downward.',
        },
        {
          do: `The form that displays it is $${vertexForm(g.a, h, k)}$.`,
          why: `The square is 0 at $x = ${h}$ and positive everywhere else, so $${k}$ is the ${word(g.a)}.`,
        },
      ],
      check: `At $x = 0$ this form gives $${g.a} \\cdot ${h * h}${signed(k)} = ${start(g)}$, and the given form gives $${g.a} \\cdot ${paren(-g.p)} \\cdot ${paren(-g.q)} = ${start(g)}$.`,
      faster: `Graph the function on a calculator and click the vertex: it is $(${h}, ${k})$, and only one option shows both numbers with the right signs.`,
    }
  },
  // Completing the square of the standard form.
  check: ({ a, p, q }) => {
    const [b, c] = [-a * (p + q), a * p * q]
    return shows(vertexForm(a, -b / (2 * a), c - (b * b) / (4 * a)))
  },
})

export const templates: readonly Template[] = [shown]
