/** Two students talk about a geometric sequence. */

import { int, judgeStatements, template, until, withFaster } from '#kit'

export const claims = template({
  id: 'algebra-2/geometric-claims',
  skill: 'a2-geometric-sequences',
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    judgeStatements({
      slip: 'a2-seq',
      items: 6,
      draw: (rng): { a: number; r: number } =>
        until(
          () => ({ a: int(rng, 2, 9), r: int(rng, 2, 5) }),
          ({ a, r }) => a !== r,
        ),
      setup: ({ a, r }) => `A geometric sequence has first term $${a}$ and common ratio $${r}$.`,
      plan: 'Write down the first few terms, each the one before times the ratio. Then count the multiplications between two terms, or subtract neighbors, and compare with the claim.',
      claims: ({ a, r }) => [
        {
          id: 'third',
          says: `“The third term is $${a * r * r}$.”`,
          holds: true,
          tested: `Two multiplications lead from the first term to the third: $${a} \\cdot ${r} = ${a * r}$, then $${a * r} \\cdot ${r} = ${a * r * r}$.`,
        },
        {
          id: 'quotient',
          says: `“The sixth term divided by the fourth term is $${r * r}$.”`,
          holds: true,
          tested: `From the fourth term to the sixth there are two multiplications by $${r}$, so the quotient is $${r} \\cdot ${r}$.`,
        },
        {
          id: 'difference',
          says: '“The differences of neighboring terms form a geometric sequence too.”',
          holds: true,
          tested: `The terms are $${a}$, $${a * r}$, $${a * r * r}$, $${a * r ** 3}$, with the differences $${a * (r - 1)}$, $${a * r * (r - 1)}$ and $${a * r * r * (r - 1)}$. Each is $${r}$ times the one before.`,
        },
        {
          id: 'cube',
          says: `“The third term is $${a * r ** 3}$.”`,
          holds: false,
          tested: `Two multiplications lead from the first term to the third: $${a} \\cdot ${r} = ${a * r}$, then $${a * r} \\cdot ${r} = ${a * r * r}$. A third one leads to $${a * r ** 3}$.`,
        },
        {
          id: 'double',
          says: `“The sixth term is twice the third term.”`,
          holds: false,
          tested: `From the third term to the sixth there are three multiplications by $${r}$: the factor is $${r}^3 = ${r ** 3}$.`,
        },
        {
          id: 'constant',
          says: '“The difference of neighboring terms is always the same.”',
          holds: false,
          tested: `The terms are $${a}$, $${a * r}$, $${a * r * r}$, with the differences $${a * r} - ${a} = ${a * (r - 1)}$ and $${a * r * r} - ${a * r} = ${a * r * (r - 1)}$.`,
        },
      ],
      verify: ({ a, r }, id) => {
        const t: number[] = [a]
        for (let k = 1; k < 8; k++) t.push((t[k - 1] as number) * r)
        const [x1 = 0, x2 = 0, x3 = 0, x4 = 0, , x6 = 0] = t
        if (id === 'third') return x3 === a * r * r
        if (id === 'quotient') return x6 / x4 === r * r
        if (id === 'difference') return (x3 - x2) ** 2 === (x2 - x1) * (x4 - x3)
        return id === 'cube' ? x3 === a * r ** 3 : id === 'double' ? x6 === 2 * x3 : x3 - x2 === x2 - x1
      },
      checked: ({ a, r }) => {
        const list = [0, 1, 2, 3, 4, 5].map((i) => a * r ** i)
        return `Write the six terms down: $${list.join(',\\ ')}$. The first differences are $${list[1]} - ${list[0]} = ${a * (r - 1)}$, $${list[2]} - ${list[1]} = ${a * r * (r - 1)}$ and $${list[3]} - ${list[2]} = ${a * r * r * (r - 1)}$.`
      },
    }),
    ({ e: { a, r }, ids }) => {
      const third = `the third term has two of them, $${a} \\cdot ${r}^2 = ${a * r * r}$`
      const seen: Readonly<Record<string, string>> = {
        third,
        cube: third,
        quotient: `two lie between the fourth term and the sixth, $${r}^2 = ${r * r}$`,
        difference: `with each term its step to the next is multiplied by $${r}$, too`,
        double: `three lie between the third term and the sixth, $${r}^3 = ${r ** 3}$ and not $2$`,
        constant: `with each term its step to the next is multiplied by $${r}$, too`,
      }
      return `Only count the multiplications by $${r}$: ${[...new Set(ids.map((id) => seen[id]))].join('; ')}.`
    },
  ),
})
