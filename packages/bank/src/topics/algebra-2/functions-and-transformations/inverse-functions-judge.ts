/** Questions about other people's work, for the skill of `inverse-functions.ts`. */

import { int, judgeStatements, type Template, template, until, withFaster } from '#kit'
import { inv } from './inverse-functions.ts'

const claims = template({
  id: 'algebra-2/inverse-claims',
  skill: inv.skill,
  difficulty: 'High',
  b: 0.5,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    judgeStatements({
      slip: 'a2-fn',
      items: 6,
      draw: (rng): { h: number; k: number } =>
        until(
          () => ({ h: int(rng, 2, 8), k: int(rng, 2, 9) }),
          ({ h, k }) => h !== k,
        ),
      setup: ({ h, k }) => `The function $f(x) = (x - ${h})^2 + ${k}$ is considered for $x \\ge ${h}$ only.`,
      plan: 'Look at the vertex of the parabola and at the half that is kept: each height must occur only once. The inverse undoes the steps in reverse order, and its domain is the range of the function.',
      claims: ({ h, k }) => [
        {
          id: 'exists',
          says: 'with this restriction $f$ has an inverse function.',
          holds: true,
          tested: `The vertex lies at $x = ${h}$, and only its right side is kept. There $f$ grows all the time: $f(${h}) = ${k}$, $f(${h + 1}) = ${k + 1}$, $f(${h + 2}) = ${k + 4}$.`,
        },
        {
          id: 'formula',
          says: `$f^{-1}(x) = ${h} + \\sqrt{x - ${k}}$.`,
          holds: true,
          tested: `Solve $y = (x - ${h})^2 + ${k}$ for $x$: $y - ${k} = (x - ${h})^2$, then $\\sqrt{y - ${k}} = x - ${h}$ since $x \\ge ${h}$, then $x = ${h} + \\sqrt{y - ${k}}$.`,
        },
        {
          id: 'domain',
          says: `the domain of $f^{-1}$ is $x \\ge ${k}$.`,
          holds: true,
          tested: `The domain of the inverse is the range of $f$. The lowest value of $f$ is $f(${h}) = 0 + ${k} = ${k}$, and from there it grows.`,
        },
        {
          id: 'minus',
          says: `$f^{-1}(x) = ${k} + \\sqrt{x - ${h}}$.`,
          holds: false,
          tested: `Try a point: $f(${h}) = 0^2 + ${k} = ${k}$, so the inverse must lead from ${k} back to ${h}. Solving $y = (x - ${h})^2 + ${k}$ gives $x = ${h} + \\sqrt{y - ${k}}$.`,
          because: 'The two numbers are swapped.',
        },
        {
          id: 'always',
          says: '$f$ would have an inverse function for all real $x$ as well.',
          holds: false,
          tested: `Try two places on different sides of the vertex: $f(${h - 1}) = (-1)^2 + ${k} = ${k + 1}$ and $f(${h + 1}) = 1^2 + ${k} = ${k + 1}$.`,
          because: 'An inverse would have to lead from one height to two places.',
        },
        {
          id: 'wrongdomain',
          says: `the domain of $f^{-1}$ is $x \\ge ${h}$.`,
          holds: false,
          tested: `The domain of the inverse is the range of $f$. The square is at least 0, so the values of $f$ start at $f(${h}) = 0 + ${k} = ${k}$.`,
          because: `${h} is where the domain of $f$ starts, not that of its inverse.`,
        },
      ],
      verify: ({ h, k }, id) => {
        const at2 = (x: number) => (x - h) ** 2 + k
        if (id === 'exists') return at2(h + 1) < at2(h + 2)
        if (id === 'formula') return h + Math.sqrt(at2(h + 3) - k) === h + 3
        if (id === 'domain') return at2(h) === k
        if (id === 'minus') return k + Math.sqrt(at2(h + 3) - h) === h + 3
        if (id === 'always') return at2(h - 1) !== at2(h + 1)
        return at2(h) === h
      },
      checked: ({ h, k }) =>
        `Put in numbers: $f(${h}) = ${k}$ and $f(${h + 1}) = ${k + 1}$, so the inverse must lead from ${k} to ${h} and from ${k + 1} to ${h + 1}. Without the restriction $f(${h - 1}) = ${k + 1}$ as well.`,
    }),
    ({ e: { h, k } }) =>
      `Follow one point: the kept half of the graph of $f$ starts at $(${h}, ${k})$ and rises, so the graph of the inverse starts at $(${k}, ${h})$. Its domain begins at $${k}$, and its formula must give $${h}$ there. The other half has the same heights again, so it may not be kept as well.`,
  ),
})

export const templates: readonly Template[] = [claims]
