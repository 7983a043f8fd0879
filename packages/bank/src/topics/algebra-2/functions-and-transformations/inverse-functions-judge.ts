/** Questions about other people's work, for the skill of `inverse-functions.ts`. */

import { int, judgeStatements, type Template, template, until } from '#kit'
import { inv } from './inverse-functions.ts'

const claims = template({
  id: 'algebra-2/inverse-claims',
  skill: inv.skill,
  difficulty: 'High',
  b: 0.5,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...judgeStatements({
    slip: 'a2-fn',
    items: 6,
    draw: (rng): { h: number; k: number } =>
      until(
        () => ({ h: int(rng, 2, 8), k: int(rng, 2, 9) }),
        ({ h, k }) => h !== k,
      ),
    setup: ({ h, k }) => `The function $f(x) = (x - ${h})^2 + ${k}$ is considered for $x \\ge ${h}$ only.`,
    claims: ({ h, k }) => [
      {
        id: 'exists',
        says: 'with this restriction $f$ has an inverse function.',
        holds: true,
        because: 'To the right of the vertex every height occurs only once.',
      },
      {
        id: 'formula',
        says: `$f^{-1}(x) = ${h} + \\sqrt{x - ${k}}$.`,
        holds: true,
        because: `Subtract ${k}, take the root, add ${h}.`,
      },
      {
        id: 'domain',
        says: `the domain of $f^{-1}$ is $x \\ge ${k}$.`,
        holds: true,
        because: 'The domain of the inverse is the range of $f$.',
      },
      {
        id: 'minus',
        says: `$f^{-1}(x) = ${k} + \\sqrt{x - ${h}}$.`,
        holds: false,
        because: 'The two numbers are swapped.',
      },
      {
        id: 'always',
        says: '$f$ would have an inverse function for all real $x$ as well.',
        holds: false,
        because: 'Two points of a parabola have the same height.',
      },
      {
        id: 'wrongdomain',
        says: `the domain of $f^{-1}$ is $x \\ge ${h}$.`,
        holds: false,
        because: `The values of $f$ start at ${k}.`,
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
})

export const templates: readonly Template[] = [claims]
