import { expr, findTheWrongStep, form, int, judgeTwoAnswers, person, pick, template, until, withFaster } from '#kit'
import { mono, monoTex } from './powers.ts'

const skill = 'a1-exponent-rules'

const product = template({
  id: 'algebra-1/powers-product',
  skill,
  difficulty: 'Low',
  b: -1.1,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 7), b: int(rng, 2, 7), m: int(rng, 2, 7), n: int(rng, 2, 6) }),
      ({ a, b, m, n }) => m * n !== m + n && a * b !== a + b && m !== n,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, m, n }) => `Simplify $${monoTex(a, [m])} \\cdot ${monoTex(b, [n])}$.`,
    },
    {
      id: 'rectangle',
      kind: 'words',
      items: 6,
      b: -0.8,
      stem: ({ a, b, m, n }, rng) =>
        `${person(rng)} designs a rectangular banner that is $${monoTex(a, [m])}$ inches long and $${monoTex(b, [n])}$ inches wide. Which expression gives its area in square inches?`,
    },
  ],
  given: ({ a, b, m, n }) => ({ a, b, m, n }),
  answer: ({ a, b, m, n }) => mono(a * b, [m + n]),
  traps: [
    {
      misconception: 'a1-pw-multiplies-the-exponents',
      classic: true,
      operation: 'exponents-multiplied',
      rule: ({ a, b, m, n }) => mono(a * b, [m * n]),
      why: ({ m, n }) => `multiplies the exponents $${m}$ and $${n}$; in a product of powers they are added.`,
    },
    {
      misconception: 'a1-pw-adds-the-coefficients',
      rule: ({ a, b, m, n }) => mono(a + b, [m + n]),
      why: ({ a, b }) => `adds $${a}$ and $${b}$, but they are multiplied.`,
    },
    {
      misconception: 'a1-pw-mixes-both-rules',
      says: () => 'I added the coefficients and multiplied the exponents.',
      twoSlips: true,
      rule: ({ a, b, m, n }) => mono(a + b, [m * n]),
      why: () => 'adds the coefficients and multiplies the exponents: exactly the wrong way around.',
    },
    {
      misconception: 'a1-pw-keeps-the-larger-exponent',
      rule: ({ a, b, m, n }) => mono(a * b, [Math.max(m, n)]),
      why: ({ m, n }) => `keeps only the exponent $${Math.max(m, n)}$.`,
    },
  ],
  explain: ({ a, b, m, n }, frame) => ({
    plan: 'A product of monomials: group the coefficients, and group the powers of the same variable, because factors may be multiplied in any order.',
    steps: [
      ...(frame === 'rectangle'
        ? [
            {
              do: `The area is $${monoTex(a, [m])} \\cdot ${monoTex(b, [n])}$.`,
              why: 'The area of a rectangle is its length times its width.',
            },
          ]
        : []),
      { do: `Multiply the coefficients: $${a} \\cdot ${b} = ${a * b}$.`, why: 'They are factors like any others.' },
      {
        do: `Add the exponents: $x^{${m}} \\cdot x^{${n}} = x^{${m + n}}$. Together: $${monoTex(a * b, [m + n])}$.`,
        why: `$${m}$ factors $x$ and $${n}$ more make $${m + n}$.`,
      },
    ],
    check: `Try $x = 10$: $${a}$ followed by ${m} zeros times $${b}$ followed by ${n} zeros is $${a * b}$ followed by ${m + n} zeros.`,
  }),
  check: ({ a, b, m, n }) => expr('', ({ x }) => a * x ** m * (b * x ** n)),
})

const quotient = template({
  id: 'algebra-1/powers-quotient',
  skill,
  difficulty: 'Low',
  b: -0.7,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [n, q, b] = [int(rng, 2, 4), int(rng, 2, 3), int(rng, 2, 5)]
        return { b, a: b * int(rng, 2, 6), n, m: n * int(rng, 2, 4), q, p: q * int(rng, 2, 4) }
      },
      ({ a, b, m, n, p, q }) => m / n !== m - n && p / q !== p - q && a / b !== a - b && m - n !== p - q,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, m, n, p, q }) =>
        `Which expression is equal to $\\frac{${monoTex(a, [m, p])}}{${monoTex(b, [n, q])}}$, where $x$ and $y$ are not 0?`,
    },
  ],
  given: ({ a, b, m, n, p, q }) => ({ a, b, m, n, p, q }),
  answer: ({ a, b, m, n, p, q }) => mono(a / b, [m - n, p - q]),
  traps: [
    {
      misconception: 'a1-pw-divides-the-exponents',
      classic: true,
      rule: ({ a, b, m, n, p, q }) => (m % n || p % q ? null : mono(a / b, [m / n, p / q])),
      why: ({ m, n, p, q }) => `divides the exponents, $${m}$ by $${n}$ and $${p}$ by $${q}$; they are subtracted.`,
    },
    {
      misconception: 'a1-pw-subtracts-the-coefficients',
      rule: ({ a, b, m, n, p, q }) => mono(a - b, [m - n, p - q]),
      why: ({ a, b }) => `subtracts $${b}$ from $${a}$; the coefficients are divided.`,
    },
    {
      misconception: 'a1-pw-adds-exponents-in-a-quotient',
      rule: ({ a, b, m, n, p, q }) => mono(a / b, [m + n, p + q]),
      why: () => 'adds the exponents as in a product.',
    },
    {
      misconception: 'a1-pw-changes-one-letter-only',
      says: () => 'I left the power of $y$ as it was.',
      rule: ({ a, b, m, n, p }) => mono(a / b, [m - n, p]),
      why: () => 'leaves the power of $y$ as it was.',
    },
  ],
  explain: ({ a, b, m, n, p, q }) => ({
    plan: 'A quotient of monomials: divide the coefficients, and treat each variable by itself, because common factors above and below cancel.',
    steps: [
      { do: `Divide the coefficients: $\\frac{${a}}{${b}} = ${a / b}$.`, why: 'They are constants.' },
      {
        do: `Subtract the exponents: $x$ has $${m} - ${n} = ${m - n}$, $y$ has $${p} - ${q} = ${p - q}$.`,
        why: 'Every factor below cancels one above.',
      },
      { do: `The result is $${monoTex(a / b, [m - n, p - q])}$.`, why: 'Put the parts together.' },
    ],
    check: `Multiply back: $${monoTex(b, [n, q])} \\cdot ${monoTex(a / b, [m - n, p - q])} = ${monoTex(a, [m, p])}$.`,
  }),
  check: ({ a, b, m, n, p, q }) => expr('', ({ x, y }) => (a * x ** m * y ** p) / (b * x ** n * y ** q)),
})

const powerOf = template({
  id: 'algebra-1/powers-of-a-product',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ c: int(rng, 2, 5), m: int(rng, 2, 6), n: int(rng, 1, 4), k: int(rng, 2, 3) }),
      ({ c, m, k, n }) => c ** k !== c * k && m * k !== m + k && m !== n,
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 7, stem: ({ c, m, n, k }) => `Simplify $(${monoTex(c, [m, n])})^{${k}}$.` },
    {
      id: 'shape',
      kind: 'words',
      items: 5,
      stem: ({ c, m, n, k }, rng) =>
        k === 2
          ? `${person(rng)} lays a square patio whose side is $${monoTex(c, [m, n])}$ meters long. Which expression gives its area in square meters?`
          : `${person(rng)} models a cube whose edge is $${monoTex(c, [m, n])}$ centimeters long. Which expression gives its volume in cubic centimeters?`,
    },
  ],
  given: ({ c, m, n, k }) => ({ c, m, n, k }),
  answer: ({ c, m, n, k }) => mono(c ** k, [m * k, n * k]),
  traps: [
    {
      misconception: 'a1-pw-leaves-the-coefficient',
      classic: true,
      rule: ({ c, m, n, k }) => mono(c, [m * k, n * k]),
      why: ({ c, k }) => `leaves the $${c}$; it is raised to the power $${k}$ as well.`,
    },
    {
      misconception: 'a1-pw-multiplies-coefficient-by-exponent',
      rule: ({ c, m, n, k }) => mono(c * k, [m * k, n * k]),
      why: ({ c, k }) => `takes $${c} \\cdot ${k}$ instead of $${c}^{${k}}$.`,
    },
    {
      misconception: 'a1-pw-adds-exponents-of-a-power',
      rule: ({ c, m, n, k }) => mono(c ** k, [m + k, n + k]),
      why: ({ k }) => `adds $${k}$ to each exponent instead of multiplying.`,
    },
    {
      misconception: 'a1-pw-changes-one-letter-only',
      says: () => 'I left the power of $y$ as it was.',
      rule: ({ c, m, n, k }) => mono(c ** k, [m * k, n]),
      why: () => 'leaves the power of $y$ as it was.',
    },
    {
      misconception: 'a1-pw-raises-the-exponents',
      says: ({ k }) =>
        `I raised each exponent in the parentheses to the power $${k}$ instead of multiplying it by $${k}$.`,
      rule: ({ c, m, n, k }) => (m ** k > 30 ? null : mono(c ** k, [m ** k, n ** k])),
      why: ({ k }) => `raises the exponents to the power $${k}$.`,
    },
  ],
  explain: ({ c, m, n, k }, frame) => ({
    plan: 'A power of a product: the outer exponent reaches every factor in the parentheses, the number as well as each variable.',
    steps: [
      ...(frame === 'shape'
        ? [
            {
              do: `The ${k === 2 ? 'area' : 'volume'} is $(${monoTex(c, [m, n])})^{${k}}$.`,
              why:
                k === 2
                  ? 'The area of a square is its side times itself.'
                  : 'The volume of a cube is its edge taken three times as a factor.',
            },
          ]
        : []),
      {
        do: `The number: $${c}^{${k}} = ${c ** k}$.`,
        why: `The parentheses say that the whole product is taken ${k} times, so the number is too.`,
      },
      {
        do: `The variables: for $x$ the exponent is $${m} \\cdot ${k} = ${m * k}$, for $y$ it is $${n} \\cdot ${k} = ${n * k}$.`,
        why: 'A power of a power multiplies the exponents.',
      },
      {
        do: `Together: $${monoTex(c ** k, [m * k, n * k])}$.`,
        why: 'The power of a product is the product of the powers.',
      },
    ],
    ...(n === 2 && k === 2
      ? {}
      : {
          faster: `Two looks at the options are enough: the number must be $${c}^{${k}} = ${c ** k}$, and the exponent of $y$ must be $${n} \\cdot ${k} = ${n * k}$. Only one option has both.`,
        }),
    check: `Put in $x = y = 1$: the given power is $${c}^{${k}} = ${c ** k}$, and so is the answer. The exponents stand for $${k}$ equal groups: $${Array.from({ length: k }, () => m).join(' + ')} = ${m * k}$.`,
  }),
  check: ({ c, m, n, k }) =>
    expr('', ({ x, y }) => Array.from({ length: k }, () => c * x ** m * y ** n).reduce((s, t) => s * t, 1)),
})

const steps = template({
  id: 'algebra-1/powers-wrong-step',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 95,
  response: 'choice',
  ...withFaster(
    findTheWrongStep({
      misconceptions: ['a1-pw-rejects-a-correct-step', 'a1-pw-overlooks-a-wrong-step'],
      draw: (rng): { c: number; m: number; k: number; n: number } =>
        until(
          () => ({ c: int(rng, 2, 5), m: int(rng, 2, 5), k: int(rng, 2, 3), n: int(rng, 3, 5) }),
          ({ c, m, k, n }) => m + k > n && c * k !== c ** k && m * k !== m + k && m * k + 2 > n,
        ),
      task: ({ c, m, k, n }) => `simplified $\\frac{(${monoTex(c, [m])})^{${k}} \\cdot x^2}{${monoTex(1, [n])}}$`,
      start: ({ c, m, k, n }) => mono(c ** k, [m * k + 2 - n]),
      lines: ({ c, m, k, n }, wrong) => {
        const c1 = wrong === 0 ? c * k : c ** k
        const e1 = m * k
        const e2 = wrong === 1 ? e1 * 2 : e1 + 2
        const e3 = wrong === 2 ? e2 + n : e2 - n
        return [
          expr(`\\frac{${monoTex(c1, [e1])} \\cdot x^2}{${monoTex(1, [n])}}`, ({ x }) => c1 * x ** (e1 + 2 - n)),
          expr(`\\frac{${monoTex(c1, [e2])}}{${monoTex(1, [n])}}`, ({ x }) => c1 * x ** (e2 - n)),
          mono(c1, [e3]),
        ]
      },
      slip: ({ c, k, n }, wrong) =>
        wrong === 0
          ? `$${c}$ must be raised to the power $${k}$, not multiplied by $${k}$.`
          : wrong === 1
            ? 'in a product of powers the exponents are added, not multiplied.'
            : `dividing by $x^{${n}}$ subtracts $${n}$ from the exponent.`,
      checked: ({ c, m, k, n }, wrong) =>
        [
          `Put in $x = 1$: the given expression is $${c}^{${k}} = ${c ** k}$, but the line of Step 1 is $${c * k}$.`,
          `Count the factors $x$ above the bar: $${m} \\cdot ${k} + 2 = ${m * k + 2}$, but Step 2 has $${m * k * 2}$.`,
          `Count the factors $x$: $${m} \\cdot ${k} + 2 = ${m * k + 2}$ above the bar and $${n}$ below leave $${m * k + 2 - n}$, but Step 3 has $${m * k + 2 + n}$.`,
          `Count the factors $x$: $${m} \\cdot ${k} + 2 = ${m * k + 2}$ above the bar and $${n}$ below leave $${m * k + 2 - n}$, as in Step 3; and for $x = 1$ every line is $${c ** k}$.`,
        ][wrong] as string,
    }),
    ({ e: { c, m, k, n }, wrong }) => {
      const e1 = m * k
      const right = `The number must stay $${c}^{${k}} = ${c ** k}$, and the exponent of $x$ must go from $${m} \\cdot ${k} = ${e1}$ to $${e1} + 2 = ${e1 + 2}$ to $${e1 + 2} - ${n} = ${e1 + 2 - n}$.`
      return `Follow the number and the exponent alone. ${right} ${
        [
          `Step 1 has the number $${c * k}$.`,
          `Step 2 has the exponent $${2 * e1}$.`,
          `Step 3 has the exponent $${e1 + 2 + n}$.`,
          'All three lines have these.',
        ][wrong]
      }`
    },
  ),
})

/** One of the forms below in numbers, so that it can be compared with the product. */
function inNumbers({ a, b, base }: Readonly<{ a: number; b: number; base: number }>, form: string): string {
  const value = base ** (a + b)
  const more = a * b - a - b
  if (form.includes('div')) return `${value * base ** 2} \\div ${base ** 2} = ${value}`
  if (form.includes(`^{${a + b - 1}}`)) return `${value / base} \\cdot ${base} = ${value}`
  if (form.startsWith(`$${base * base}^`)) return `${value}^2`
  if (form.startsWith(`$${base * a} `)) return `${base * a} \\cdot ${base * b} = ${base * base * a * b}`
  return form.includes(`^{${a + b}}`) ? `${value}` : `${value} \\cdot ${base ** more}`
}

const who = template({
  id: 'algebra-1/powers-who-is-right',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...judgeTwoAnswers({
    misconceptions: ['a1-pw-accepts-a-wrong-form', 'a1-pw-rejects-a-right-form', 'a1-pw-guesses-about-one-form'],
    draw: (rng): { a: number; b: number; base: number } =>
      until(
        () => ({ a: int(rng, 2, 6), b: int(rng, 2, 6), base: pick(rng, [2, 3, 5]) }),
        ({ a, b }) => a !== b && a * b !== a + b,
      ),
    intro: ({ a, b, base }, n) => `${n[0]} and ${n[1]} rewrite $${base}^{${a}} \\cdot ${base}^{${b}}$.`,
    ask: () => 'Who has written an expression with the same value?',
    plan: 'Write the product as one power. Then bring each answer to a single power of the same base too, by the rules for powers, and compare the exponents.',
    correct: ({ a, b, base }) => expr('', () => base ** (a + b)),
    right: ({ a, b, base }) => [
      form(
        expr(`${base}^{${a + b}}`, () => base ** (a + b)),
        `It is a single power of $${base}$ already. Count the factors of the product: $${a} + ${b} = ${a + b}$.`,
      ),
      form(
        expr(`${base}^{${a + b - 1}} \\cdot ${base}`, () => base ** (a + b - 1) * base),
        `One more factor $${base}$ makes the exponent $${a + b - 1} + 1 = ${a + b}$.`,
      ),
      form(
        expr(`${base}^{${a + b + 2}} \\div ${base}^{2}`, () => base ** (a + b + 2) / (base * base)),
        `Dividing takes two factors away: $${a + b + 2} - 2 = ${a + b}$.`,
      ),
    ],
    wrong: ({ a, b, base }) => [
      form(
        expr(`${base}^{${a * b}}`, () => base ** (a * b)),
        `It is a single power of $${base}$ already. Its exponent is $${a} \\cdot ${b} = ${a * b}$, and the product has $${a} + ${b}$ factors.`,
      ),
      form(
        expr(`${base * base}^{${a + b}}`, () => (base * base) ** (a + b)),
        `$${base * base} = ${base}^2$, so this is $(${base}^2)^{${a + b}} = ${base}^{${2 * (a + b)}}$.`,
      ),
      form(
        expr(`(${base}^{${a}})^{${b}}`, () => (base ** a) ** b),
        `A power of a power multiplies the exponents: $${base}^{${a} \\cdot ${b}} = ${base}^{${a * b}}$.`,
      ),
      form(
        expr(`${base * a} \\cdot ${base * b}`, () => base * a * base * b),
        `Work out the first factors: this has $${base * a}$, that is, $${base} \\cdot ${a}$, and the product has $${base}^{${a}} = ${base ** a}$. The second ones are $${base * b}$ and $${base ** b}$.`,
      ),
    ],
    explain: ({ a, b, base }) => ({
      do: `$${base}^{${a}} \\cdot ${base}^{${b}} = ${base}^{${a + b}}$.`,
      why: 'The base stays, the exponents are added.',
    }),
    checked: (e, shown, names) =>
      `Work it out: $${e.base ** e.a} \\cdot ${e.base ** e.b} = ${e.base ** (e.a + e.b)}$. ${names[0]} has $${inNumbers(e, shown[0])}$, and ${names[1]} has $${inNumbers(e, shown[1])}$.`,
  }),
})

export const templates = [product, quotient, powerOf, steps, who]
