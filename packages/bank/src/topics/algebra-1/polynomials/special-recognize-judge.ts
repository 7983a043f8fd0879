/** Questions about other people's factoring of special forms. */

import {
  expr,
  findTheWrongStep,
  form,
  gcd,
  int,
  judgeTwoAnswers,
  linear,
  pick,
  signed,
  template,
  until,
  withCheck,
  withFaster,
} from '#kit'
import { coefficientsOf, factors, pv, px, times, valuesAt } from './forms.ts'

const skill = 'a1-factoring-special'

const steps = template({
  id: 'algebra-1/special-factor-wrong-step',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    findTheWrongStep({
      items: 6,
      misconceptions: ['a1-poly-rejects-a-correct-step', 'a1-poly-overlooks-a-wrong-step'],
      draw: (rng): { first: number; last: number } => {
        const k = pick(rng, [2, 3, 5])
        const { a, b } = until(
          () => ({ a: int(rng, 2, 4), b: int(rng, 5, 11) }),
          (p) => gcd(p.a, p.b) === 1,
        )
        return { first: k * a * a, last: k * b * b }
      },
      task: ({ first, last }) => `factored $${px([first, 0, -last])}$`,
      start: ({ first, last }) => pv([first, 0, -last]),
      lines: ({ first, last }, wrong) => {
        const { k, a, b } = parts(first, last)
        const inner = wrong === 0 ? [a * a, 0, -last] : [a * a, 0, -b * b]
        const end = -(inner[2] as number)
        const root = wrong === 0 ? end : b
        const tex1 = `${k}(${px(inner)})`
        const tex2 =
          wrong === 1
            ? `${k}((${a}x)^2 - ${b * b}^2)`
            : wrong === 0
              ? `${k}((${a}x)^2 - ${root})`
              : `${k}((${a}x)^2 - ${b}^2)`
        const second = wrong === 1 ? b ** 4 : end
        const third =
          wrong === 0
            ? `${k}(${a}x + ${root})(${a}x - ${root})`
            : wrong === 1
              ? `${k}(${a}x + ${b * b})(${a}x - ${b * b})`
              : wrong === 2
                ? `${k}(${a}x - ${b})^2`
                : `${k}(${a}x + ${b})(${a}x - ${b})`
        return [
          expr(tex1, ({ x }) => k * (a * a * x * x - end)),
          expr(tex2, ({ x }) => k * (a * a * x * x - second)),
          expr(third, ({ x }) =>
            wrong === 2
              ? k * (a * x - b) ** 2
              : wrong === 0
                ? k * (a * a * x * x - root * root)
                : k * (a * a * x * x - second),
          ),
        ]
      },
      slip: ({ first, last }, wrong) => {
        const { k, b } = parts(first, last)
        return wrong === 0
          ? `the $${k}$ must be divided out of both terms.`
          : wrong === 1
            ? `$${b * b}$ is $${b}^2$.`
            : '$p^2 - q^2$ is $(p + q)(p - q)$, not $(p - q)^2$.'
      },
      checked: ({ first, last }, wrong) => {
        const { k, a, b } = parts(first, last)
        const found = [k * (a * a - last), k * (a * a - b ** 4), k * (a - b) ** 2][wrong]
        return `Put in $x = 1$: the polynomial is $${first} - ${last} = ${first - last}$, and ${found === undefined ? 'every line' : `the line of Step ${wrong + 1}`} gives $${found ?? first - last}$.`
      },
    }),
    ({ e: { first, last }, wrong }) => {
      const { k, b } = parts(first, last)
      return `Put $x = 0$, where only the constants are left: the polynomial is $-${last}$. ${
        [
          `Step 1 is $${k} \\cdot (-${last}) = ${-k * last}$.`,
          `Step 1 is $${k} \\cdot (-${b * b}) = ${-last}$ too, but Step 2 has $-${b * b}^2$ in place of $-${b * b}$.`,
          `Steps 1 and 2 are $${k} \\cdot (-${b * b}) = ${-last}$ too, but Step 3 is $${k} \\cdot (-${b})^2 = ${last}$.`,
          `Steps 1 and 2 are $${k} \\cdot (-${b * b}) = ${-last}$ too, and Step 3 is $${k} \\cdot ${b} \\cdot (-${b}) = ${-last}$. The terms with $x^2$ are $${px([first, 0, 0])}$ in every line, and those with $x$ cancel.`,
        ][wrong]
      }`
    },
  ),
})

/** k, a and b of k(a²x² − b²). */
const parts = (first: number, last: number): { k: number; a: number; b: number } => {
  const k =
    [2, 3, 4, 5].find(
      (n) =>
        first % n === 0 &&
        last % n === 0 &&
        Number.isInteger(Math.sqrt(first / n)) &&
        Number.isInteger(Math.sqrt(last / n)),
    ) ?? 1
  return { k, a: Math.sqrt(first / k), b: Math.sqrt(last / k) }
}

const who = template({
  id: 'algebra-1/special-factor-who-is-right',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwoAnswers({
        items: 6,
        misconceptions: [
          'a1-poly-accepts-a-wrong-form',
          'a1-poly-rejects-a-right-form',
          'a1-poly-guesses-about-one-form',
        ],
        draw: (rng): { first: number; last: number } =>
          until(
            () => ({ first: int(rng, 2, 7) ** 2, last: int(rng, 2, 9) ** 2 }),
            ({ first, last }) => first !== last,
          ),
        intro: ({ first, last }, n) => `${n[0]} and ${n[1]} factor $${px([first, 0, -last])}$.`,
        ask: () => 'Whose product is equal to the polynomial?',
        plan: 'Write both terms as squares. Then multiply each product out, all four products of terms, and see whether the polynomial comes back.',
        correct: ({ first, last }) => pv([first, 0, -last]),
        right: ({ first, last }) => {
          const [a, b] = [Math.sqrt(first), Math.sqrt(last)]
          const fits = `Multiply out: the squares are $${first}x^{2}$ and $-${last}$, and the mixed products are $${a * b}x$ and $-${a * b}x$.`
          return [
            form(factors(a, b, a, -b), fits),
            form(factors(a, -b, a, b), fits),
            form(
              factors(-a, -b, -a, b),
              `Take $-1$ out of each factor: $(-1) \\cdot (-1) = 1$, and $(${linear(a, b)})(${linear(a, -b)})$ is left.`,
            ),
          ]
        },
        wrong: ({ first, last }) => {
          const [a, b] = [Math.sqrt(first), Math.sqrt(last)]
          const wrongly = (...[k, r, l, s]: [number, number, number, number]) =>
            form(
              factors(k, r, l, s),
              `Multiply out: $${k * l}x^{2}${signed(k * s)}x${signed(r * l)}x${signed(r * s)} = ${px(times(k, r, l, s))}$.`,
            )
          return [wrongly(a, -b, a, -b), wrongly(first, b, 1, -b), wrongly(a, last, a, -1), wrongly(-a, b, a, b)]
        },
        explain: ({ first, last }) => {
          const [a, b] = [Math.sqrt(first), Math.sqrt(last)]
          return {
            do: `$${px([first, 0, -last])} = (${linear(a, 0)})^2 - ${b}^2$, a difference of two squares.`,
            why: 'The factors may change places, and the sign of both factors may be changed.',
          }
        },
      }),
      ({ e: { first, last }, shown, names }) =>
        `For $x = 1$ the polynomial is $${first} - ${last} = ${first - last}$. ${valuesAt(shown, names, 1)}`,
    ),
    ({ e: { first, last }, shown, names }) => {
      const said = shown.map((html, who) => {
        const [lead, mid, end] = coefficientsOf(html)
        if (end !== -last) return `${names[who]}’s product ends with $${end}$.`
        if (mid !== 0)
          return `${names[who]}’s product ends with $${end}$, but its terms with $x$ make $${px([mid, 0])}$.`
        return `${names[who]}’s product ends with $${end}$, its terms with $x$ cancel, and it begins with $${px([lead, 0, 0])}$.`
      })
      return `Multiply only what decides: the product must end with $-${last}$, its terms with $x$ must cancel, and it must begin with $${px([first, 0, 0])}$. ${said.join(' ')}`
    },
  ),
})

export const templates = [steps, who]
