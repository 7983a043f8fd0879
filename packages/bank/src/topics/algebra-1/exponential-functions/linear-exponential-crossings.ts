/** Where a line and an exponential curve change places. */

import { curve, frac, int, markedPlane, straight, template, text, toTex, until } from '#kit'

const skill = 'a1-linear-versus-exponential'

const SAME = text('$f(x)$ and $g(x)$ are equal')

const MIXED = text('Sometimes $f(x)$ is greater, sometimes $g(x)$')

const LINE = text('$f(x)$ is greater than $g(x)$')

const CURVE = text('$g(x)$ is greater than $f(x)$')

/** A line from (0, b) and a curve from (0, 1), which meet at x = k; with `above`, what lies above on the side asked about. */
function meeting(r: number, k: number, b: number, above?: 'left' | 'right') {
  const m = (r ** k - b) / k
  return markedPlane(
    {
      alt: `A straight line from (0, ${b}) through (${k}, ${r ** k}), and a curve that starts at (0, 1), meets the line at (${k}, ${r ** k}) and rises faster and faster.`,
      x: [0, 5],
      y: [0, 20],
      xStep: 1,
      yStep: 2,
      height: 280,
    },
    [straight(m, b, { plain: true }), curve((x) => r ** x)],
    above
      ? {
          points: [
            [k, r ** k],
            above === 'right'
              ? { at: [k + 0.5, r ** (k + 0.5)], label: 'g above f', bare: true }
              : { at: [k / 2, (m * k) / 2 + b], label: 'f above g', bare: true },
          ],
          steps: [{ from: [k, 0], to: [k, r ** k], run: '', rise: '' }],
          clearOf: [(x) => m * x + b, (x) => r ** x],
        }
      : {},
  )
}

export const cross = template({
  id: 'algebra-1/linear-exponential-graph',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 3), k: int(rng, 2, 3), c: int(rng, 1, 2), right: int(rng, 0, 1) === 1 }),
      ({ r, k }) => r ** k <= 9,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ r, k, c, right }) =>
        `<p>The graph shows a line $f$ and an exponential curve $g$. They meet at the point $(${k}, ${r ** k})$.</p>${meeting(r, k, 1 + c)}<p>Which statement is true for all $x$ ${right ? `greater than ${k}` : `between 0 and ${k}`}?</p>`,
    },
  ],
  given: ({ k, r, c, right }) => ({ k, y: r ** k, start: 1 + c, right }),
  answer: ({ right }) => (right ? CURVE : LINE),
  traps: [
    {
      misconception: 'a1-expo-trusts-the-line',
      rule: ({ right }) => (right ? LINE : null),
      why: ({ k }) => `takes the line for the higher one; beyond $x = ${k}$ the curve lies above it.`,
    },
    {
      misconception: 'a1-expo-expects-the-curve-to-lead',
      rule: ({ right }) => (right ? null : CURVE),
      why: ({ k }) => `takes the curve for the higher one; up to $x = ${k}$ the line lies above it.`,
    },
    {
      misconception: 'a1-expo-expects-another-meeting',
      rule: () => MIXED,
      why: () => 'expects another meeting point within this part; there is none.',
    },
    {
      misconception: 'a1-expo-reads-the-meeting-point-as-a-range',
      rule: () => SAME,
      why: ({ k, right }) =>
        `is true for no $x$ ${right ? `greater than ${k}` : `between 0 and ${k}`}; the graphs meet at $x = ${k}$ itself.`,
    },
  ],
  explain: ({ r, k, c, right }) => {
    const b = 1 + c
    return {
      figure: meeting(r, k, b, right ? 'right' : 'left'),
      plan: 'At the same $x$ the higher graph has the greater value: see which graph lies above on the side of the meeting point that is asked about.',
      steps: [
        {
          do: `The graphs meet at $(${k}, ${r ** k})$, so $f(${k}) = g(${k}) = ${r ** k}$.`,
          why: 'At a common point both functions have the same value.',
        },
        right
          ? {
              do: `To the right of $x = ${k}$ the curve gets steeper and steeper, while the line keeps its slope. The curve lies above the line.`,
              why: 'An exponential function that grows overtakes every line in the end.',
            }
          : {
              do: `At $x = 0$ the line is at the height $${b}$ and the curve at $1$. Up to $x = ${k}$ the line lies above the curve.`,
              why: 'The curve starts lower and catches up only at the meeting point.',
            },
        {
          do: `So ${right ? CURVE.html : LINE.html} for all $x$ ${right ? `greater than ${k}` : `between 0 and ${k}`}.`,
          why: 'The higher graph has the greater value.',
        },
      ],
      ...(right
        ? {
            check: `At $x = ${k + 1}$ the curve is at $${r}^{${k + 1}} = ${r ** (k + 1)}$, and the line at $${r ** k} + ${toTex(frac(r ** k - b, k))} = ${toTex(frac((k + 1) * r ** k - b, k))}$: it rises by $${toTex(frac(r ** k - b, k))}$ in each step.`,
          }
        : {
            check: `At $x = 1$ the curve is at $${r}$, and the line at $${b} + ${toTex(frac(r ** k - b, k))} = ${toTex(frac((k - 1) * b + r ** k, k))}$: it rises by $${toTex(frac(r ** k - b, k))}$ in each step.`,
          }),
    }
  },
  // One value on the side that is asked about decides: the graphs do not meet again there.
  check: ({ k, y, start, right }) => {
    const x = right ? k + 1 : k / 2
    return y ** (x / k) > start + ((y - start) / k) * x ? CURVE : LINE
  },
})
