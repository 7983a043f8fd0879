import { equation, findTheWrongStep, int, signed, template, until, withFaster } from '#kit'

const skill = 'a1-literal-equations'

const steps = template({
  id: 'algebra-1/literal-wrong-step',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    findTheWrongStep({
      items: 8,
      misconceptions: ['a1-lit-blames-a-correct-step', 'a1-lit-overlooks-the-wrong-step'],
      draw: (rng) =>
        until(
          () => ({ a: int(rng, 2, 6), b: int(rng, 2, 9), c: int(rng, 2, 9) }),
          ({ a, b, c }) => new Set([a, b, c]).size === 3,
        ),
      task: ({ a, b, c }) => `solved $${a}(x + ${b}) = ${c}y$ for $x$`,
      start: ({ a, b, c }) => equation(`${a}(x + ${b}) = ${c}y`, (v) => a * (v.x + b) - c * v.y),
      lines: ({ a, b, c }, wrong) => {
        const k = wrong === 0 ? b : a * b
        const s = wrong === 1 ? 1 : -1
        const last = wrong === 2 ? `x = \\frac{${c}y}{${a}}${signed(s * k)}` : `x = \\frac{${c}y${signed(s * k)}}{${a}}`
        return [
          equation(`${a}x + ${k} = ${c}y`, (v) => a * v.x + k - c * v.y),
          equation(`${a}x = ${c}y${signed(s * k)}`, (v) => a * v.x - c * v.y - s * k),
          equation(last, (v) => (wrong === 2 ? a * v.x - c * v.y - a * s * k : a * v.x - c * v.y - s * k)),
        ]
      },
      slip: ({ a, b }, wrong) =>
        [
          `$${a}$ times the parentheses is $${a}x + ${a * b}$; the second term was not multiplied.`,
          'The number that is added has to be subtracted on both sides, not added.',
          `The whole right side has to be divided by $${a}$, not only its first term.`,
        ][wrong] ?? '',
      checked: ({ a, b, c }, wrong) => {
        const k = a * b
        const sides = [
          [a * (c - b) + b, a * c],
          [a * (c - b), a * c + k],
          [c - b, c - k],
        ][wrong]
        return `$x = ${c - b}$ and $y = ${a}$ make both sides of the given equation $${a * c}$. ${sides ? `In Step ${wrong + 1} they make the left side $${sides[0]}$ and the right side $${sides[1]}$` : 'They make every line true as well'}.`
      },
    }),
    ({ e: { a, b }, wrong }) => {
      const [k, s] = [wrong === 0 ? b : a * b, wrong === 1 ? 1 : -1]
      const sides = [
        [k - a * b, 0],
        [-a * b, s * k],
        [-b, wrong === 2 ? s * k : (s * k) / a],
      ].slice(0, wrong + 1)
      const shown = sides.map(([left, right], i) => `in Step ${i + 1} they are $${left}$ and $${right}$`)
      return `Put $y = 0$: the given equation is then true for $x = ${-b}$, where the parentheses are 0. With these numbers compare the two sides of each line: ${shown.join(', ')}. ${wrong === 3 ? 'They are equal in every line.' : `They differ in Step ${wrong + 1} for the first time.`}`
    },
  ),
})

export const templates = [steps]
