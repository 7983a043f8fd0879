import { frac, int, num, pick, squareParts, surd, surdDiv, surdTex, surdValue, template, until } from '#kit'

const skill = 'a1-operations-with-radicals'

export const rationalize = template({
  id: 'algebra-1/radicals-rationalize',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 4, 30), r: pick(rng, [2, 3, 5, 6, 7, 10]) }),
      ({ a, r }) => (a !== r && squareParts(a).outside === 1 ? a % r === 0 : a % r === 0 || a % 2 === 1),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, r }) =>
        `Which expression is equal to $\\frac{${a}}{\\sqrt{${r}}}$ and has no root in the denominator?`,
    },
  ],
  given: ({ a, r }) => ({ a, r }),
  answer: ({ a, r }) => surdValue(surd(0, frac(a, r), r)),
  traps: [
    {
      misconception: 'a1-pw-multiplies-the-numerator-only',
      classic: true,
      rule: ({ a, r }) => surdValue(surd(0, a, r)),
      why: ({ r }) => `multiplies above by $\\sqrt{${r}}$ but not below.`,
    },
    {
      misconception: 'a1-pw-squares-the-fraction',
      rule: ({ a, r }) => num(frac(a * a, r)),
      why: () => 'squares the fraction, which changes its value.',
    },
    {
      misconception: 'a1-pw-drops-the-root',
      says: ({ a, r }) => `I left out the root sign and divided $${a}$ by $${r}$.`,
      rule: ({ a, r }) => num(frac(a, r)),
      why: () => 'leaves out the root.',
    },
    {
      misconception: 'a1-pw-root-times-itself-doubled',
      rule: ({ a, r }) => surdValue(surd(0, frac(a, 2 * r), r)),
      why: ({ r }) => `takes $\\sqrt{${r}} \\cdot \\sqrt{${r}}$ as $${2 * r}$; it is $${r}$.`,
    },
    {
      misconception: 'a1-pw-squares-the-radicand',
      says: ({ r }) => `Below I took $\\sqrt{${r}} \\cdot \\sqrt{${r}}$ for $${r * r}$.`,
      rule: ({ a, r }) => surdValue(surd(0, frac(a, r * r), r)),
      why: ({ r }) => `takes $\\sqrt{${r}} \\cdot \\sqrt{${r}}$ as $${r * r}$; it is $${r}$.`,
    },
    {
      misconception: 'a1-pw-turns-the-root-upside-down',
      operation: 'reciprocal-taken',
      rule: ({ a, r }) => surdValue(surd(0, frac(1, a), r)),
      why: () => 'takes the reciprocal of the fraction.',
    },
  ],
  explain: ({ a, r }) => {
    const whole = frac(a, r)
    return {
      plan: 'To clear a root from the denominator, multiply numerator and denominator by that root; the value stays the same.',
      steps: [
        {
          do: `Multiply numerator and denominator by $\\sqrt{${r}}$: $\\frac{${a} \\cdot \\sqrt{${r}}}{\\sqrt{${r}} \\cdot \\sqrt{${r}}}$.`,
          why: 'This is a multiplication by $1$, so the value stays the same.',
        },
        {
          do: `The denominator is $\\sqrt{${r}} \\cdot \\sqrt{${r}} = ${r}$: $\\frac{${a}\\sqrt{${r}}}{${r}}$.`,
          why: 'A root times itself is the number under it.',
        },
        {
          do: `${whole.d === r ? `$${a}$ and $${r}$ have no common factor, so the result is` : `Divide $${a}$ and $${r}$ by $${r / whole.d}$:`} $${surdTex(surd(0, whole, r))}$.`,
          why: 'Only the numbers outside the root can be simplified.',
        },
      ],
      check: `With decimals: $\\frac{${a}}{\\sqrt{${r}}}$ is about $${a} \\div ${Math.sqrt(r).toFixed(3)}$, or about $${(a / Math.sqrt(r)).toFixed(2)}$, and so is the answer.`,
      faster: `$${r} = \\sqrt{${r}} \\cdot \\sqrt{${r}}$, so dividing by $\\sqrt{${r}}$ is multiplying by $\\sqrt{${r}}$ and dividing by $${r}$. Only $\\frac{${a}}{${r}}$ has to be looked at, and the result is $${surdTex(surd(0, whole, r))}$.`,
    }
  },
  check: ({ a, r }) => surdValue(surdDiv(surd(a, 0, 1), surd(0, 1, r))),
})
