import {
  curve,
  dot,
  expr,
  frac,
  int,
  judgeStatements,
  type Marks,
  markedPlane,
  nonZero,
  num,
  pick,
  segment,
  signed,
  sub,
  type Template,
  template,
  toTex,
  until,
  withFaster,
} from '#kit'

const skill = 'a2-number-e'

const base = { skill, calculator: true, response: 'choice' } as const

type Rules = Readonly<{ a: number; b: number; c: number; m: number }>

const ePow = (m: number, k: number) => expr(`${m}e^{${k}x}`, ({ x }) => m * Math.exp(k * x))

const simplify = template({
  ...base,
  calculator: false,
  id: 'algebra-2/powers-of-e',
  difficulty: 'Low',
  b: -0.6,
  seconds: 50,
  draw: (rng): Rules =>
    until(
      () => ({ m: pick(rng, [2, 3, 4, 5]), a: int(rng, 2, 6), b: int(rng, 2, 7), c: int(rng, 2, 4) }),
      ({ a, b, c }) => a * c - b > 1 && a + c - b > 1 && a !== c,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ m, a, b, c }) => `Which expression is equivalent to $\\frac{(${m}e^{${a}x})^${c}}{e^{${b}x}}$?`,
    },
  ],
  given: ({ m, a, b, c }) => ({ m, a, b, c }),
  answer: ({ m, a, b, c }) => ePow(m ** c, a * c - b),
  traps: [
    {
      misconception: 'a2-exp-adds-exponents-of-a-power',
      classic: true,
      rule: ({ m, a, b, c }) => ePow(m ** c, a + c - b),
      why: ({ a, c }) => `adds the exponents ${a} and ${c} of a power of a power instead of multiplying them.`,
      says: ({ a, c }) => `I added the exponents ${a} and ${c} instead of multiplying them.`,
    },
    {
      misconception: 'a2-exp-multiplies-the-number-in-front',
      rule: ({ m, a, b, c }) => ePow(m, a * c - b),
      why: ({ m }) => `leaves the ${m} out of the power.`,
      says: ({ m }) => `I left the ${m} out of the power.`,
    },
    {
      misconception: 'a2-exp-multiplies-the-number-in-front',
      operation: 'power-as-product',
      rule: ({ m, a, b, c }) => ePow(m * c, a * c - b),
      why: ({ m, c }) => `multiplies ${m} by ${c} instead of raising it to the power ${c}.`,
      says: ({ m, c }) => `I multiplied ${m} by ${c} instead of raising it to the power ${c}.`,
    },
    {
      misconception: 'a2-exp-adds-exponents-in-a-quotient',
      rule: ({ m, a, b, c }) => ePow(m ** c, a * c + b),
      why: () => 'adds the exponent of the denominator.',
    },
    {
      misconception: 'a2-exp-adds-exponents-of-a-power',
      twoSlips: true,
      rule: ({ m, a, b, c }) => ePow(m * c, a + c - b),
      why: ({ m, c }) => `adds ${c} to the exponent, and multiplies ${m} by ${c}.`,
      says: ({ m, a, c }) =>
        `I added the exponents ${a} and ${c} instead of multiplying them, and multiplied ${m} by ${c}.`,
    },
  ],
  explain: ({ m, a, b, c }) => ({
    plan: 'The number $e$ is a base like any other: a power of a power multiplies exponents, a quotient subtracts them.',
    steps: [
      {
        do: `$(${m}e^{${a}x})^${c} = ${m ** c}e^{${a * c}x}$`,
        why: 'Both factors are raised to the power; exponents of a power of a power are multiplied.',
      },
      {
        do: `Dividing by $e^{${b}x}$ gives ${ePow(m ** c, a * c - b).html}.`,
        why: 'In a quotient exponents are subtracted. The number $e$ is a base like any other.',
      },
    ],
    check: `For $x = 0$ every power of $e$ is $1$, and the fraction is $${m}^${c} = ${m ** c}$. For $x = 1$ there are $${a} \\cdot ${c} = ${a * c}$ factors $e$ above and ${b} below, so ${a * c - b} are left.`,
  }),
  check: ({ m, a, b, c }) => expr('c', ({ x }) => (m * Math.exp(a * x)) ** c / Math.exp(b * x)),
})

type Shift = Readonly<{ a: number; k: number }>

const shiftTex = ({ a, k }: Shift) =>
  expr(`y = ${a === 1 ? '' : a === -1 ? '-' : a}e^x${signed(k)}`, ({ x }) => a * Math.exp(x) + k)

/** The curve with its asymptote. */
const shifted = ({ a, k }: Shift, found: Marks = {}) =>
  markedPlane(
    {
      alt: `A curve that ${a > 0 ? 'rises' : 'falls'} to the right through (0, ${a + k}); far to the left it comes close to the dashed line y = ${k}.`,
      x: [-6, 4],
      y: [-7, 7],
      xStep: 1,
      yStep: 1,
    },
    [segment(-6, k, 4, k, { dash: true, plain: true }), curve((x) => a * Math.exp(x) + k), dot(0, a + k)],
    found,
  )

const graph = template({
  ...base,
  calculator: false,
  id: 'algebra-2/graph-of-e-to-the-x',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 70,
  draw: (rng): Shift =>
    until(
      () => ({ a: pick(rng, [-3, -2, -1, 1, 2, 3]), k: nonZero(rng, -4, 4) }),
      ({ a, k }) => Math.abs(a) !== Math.abs(k) && a + k !== 0 && Math.abs(a + k) < 6,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: ({ a, k }) =>
        `<p>The graph of a function of the form $y = ae^x + k$ and its horizontal asymptote (dashed) are shown.</p>${shifted({ a, k })}<p>Which equation describes the curve?</p>`,
    },
  ],
  given: ({ a, k }) => ({ asymptote: k, intercept: a + k }),
  answer: shiftTex,
  traps: [
    {
      misconception: 'a2-exp-takes-the-intercept-for-a',
      classic: true,
      rule: ({ asymptote, intercept }) => shiftTex({ a: intercept, k: asymptote }),
      why: ({ a, k }) => `has its intercept at ${a + 2 * k}: the shift moves it.`,
      says: () => 'I took the $y$-intercept for $a$.',
    },
    {
      misconception: 'a2-exp-swaps-start-and-base',
      rule: ({ asymptote: k, intercept }) => shiftTex({ a: k, k: intercept - k }),
      why: ({ a }) => `has the asymptote $y = ${a}$.`,
      says: () => 'I swapped the numbers $a$ and $k$.',
    },
    {
      misconception: 'a2-exp-takes-the-intercept-for-a',
      rule: ({ asymptote: k, intercept }) => shiftTex({ a: intercept - k, k: intercept }),
      why: ({ a, k }) => `has the asymptote $y = ${a + k}$.`,
      says: ({ a, k }) => `I found $a$ correctly, but I wrote the $y$-intercept, $${a + k}$, in the place of $k$.`,
    },
    {
      misconception: 'a2-exp-turns-the-graph-over',
      rule: ({ asymptote: k, intercept }) => shiftTex({ a: k - intercept, k }),
      why: ({ a }) => `${a > 0 ? 'falls' : 'rises'} to the right.`,
      says: () => 'I took $a$ with the wrong sign.',
    },
    {
      misconception: 'a2-exp-shifts-the-wrong-way',
      rule: ({ asymptote: k, intercept }) => shiftTex({ a: intercept - k, k: -k }),
      why: ({ k }) => `has the asymptote $y = ${-k}$.`,
    },
    {
      misconception: 'a2-exp-turns-the-graph-over',
      twoSlips: true,
      rule: ({ asymptote: k, intercept }) => shiftTex({ a: k - intercept, k: -k }),
      why: () => 'is the graph turned upside down: both signs are wrong.',
      says: () => 'I took both $a$ and $k$ with the wrong sign.',
    },
  ],
  explain: ({ a, k }) => ({
    figure: shifted(
      { a, k },
      {
        points: [[0, a + k], { at: [-4, k], label: `y = ${k}`.replace('-', '−'), bare: true }],
        steps: [{ from: [0, k], to: [0, a + k], run: '', rise: `a = ${a}`.replace('-', '−') }],
        clearOf: [() => k, (x) => a * Math.exp(x) + k],
      },
    ),
    plan: 'The asymptote gives the shift $k$; then the point on the $y$-axis gives $a$.',
    steps: [
      {
        do: `The asymptote is $y = ${k}$, so $k = ${k}$.`,
        why: 'Far to the left $e^x$ is nearly 0, and only $k$ is left.',
      },
      { do: `At $x = 0$ the height is $a${signed(k)} = ${a + k}$.`, why: 'Any power with the exponent 0 is 1.' },
      { do: `So $a = ${a}$, and the equation is ${shiftTex({ a, k }).html}.`, why: 'Solve for $a$.' },
    ],
    check: `At $x = -1$ the equation gives $${a} \\cdot e^{-1}${signed(k)} \\approx ${(a / Math.E + k).toFixed(1)}$: the curve ${a > 0 ? 'rises' : 'falls'} from there to $${a + k}$ at $x = 0$, as it does in the graph.`,
    faster: `Try the options at $x = 0$, where $e^x = 1$: the number in front and the number at the end must add up to $${a + k}$. The asymptote says that the number at the end is $${k}$.`,
  }),
  // The distance from the asymptote is multiplied by e in each step to the right.
  check: ({ asymptote, intercept }) => expr('c', ({ x }) => asymptote + (intercept - asymptote) / Math.exp(-x)),
})

const claims = template({
  id: 'algebra-2/claims-about-e',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 70,
  response: 'choice',
  ...withFaster(
    judgeStatements({
      slip: 'a2-exp',
      draw: (rng): { k: number; m: number } =>
        until(
          () => ({ k: int(rng, 2, 9), m: int(rng, 2, 9) }),
          ({ k, m }) => k !== m,
        ),
      setup: ({ k, m }) =>
        `Two students talk about powers of the number $e$ with the exponents ${k} and ${m}, without using a calculator.`,
      plan: 'Use that $e$ is a number between two and three, and that powers of it follow the rules of all powers: factors are counted, a negative exponent is a reciprocal, and ln asks for the exponent.',
      claims: ({ k, m }) => [
        {
          id: 'between',
          says: `$e^${k}$ lies between $2^${k}$ and $3^${k}$.`,
          holds: true,
          tested: `$2 \\lt e \\lt 3$, since $e \\approx 2.718$. Raise all three positive numbers to the power ${k}: the order stays.`,
        },
        {
          id: 'ln',
          says: `$\\ln e^${m} = ${m}$.`,
          holds: true,
          tested: `$\\ln e^${m}$ asks: to which power must $e$ be raised to give $e^${m}$?`,
        },
        {
          id: 'small',
          says: `$e^{-${m}}$ is a positive number less than 1.`,
          holds: true,
          tested: `$e^{-${m}} = \\frac{1}{e^${m}}$. The denominator is more than 1, since $e \\gt 1$, and 1 divided by such a number is positive and small.`,
        },
        {
          id: 'product',
          says: `$e^${k} \\cdot e^${m} = e^{${k * m}}$.`,
          holds: false,
          tested: `Count the factors: $e^${k}$ has ${k} factors $e$, and $e^${m}$ has ${m}. Together that makes $${k} + ${m} = ${k + m}$.`,
          because: 'In a product of powers the exponents are added, not multiplied.',
        },
        {
          id: 'negative',
          says: `$e^{-${k}}$ is a negative number.`,
          holds: false,
          tested: `$e^{-${k}} = \\frac{1}{e^${k}}$: a positive number divided into 1.`,
          because: 'The minus sign stands in the exponent; it does not make the value negative.',
        },
        {
          id: 'linear',
          says: `$e^${m}$ is about $2.718 \\cdot ${m}$.`,
          holds: false,
          tested: `The exponent counts factors. Already $e^2 \\approx 2.7 \\cdot 2.7 \\approx 7.4$, and $e^3 \\approx 7.4 \\cdot 2.7 \\approx 20$; the product $2.718 \\cdot ${m}$ adds $2.718$ each time instead.`,
          because:
            m === 2
              ? 'For the exponent 2 already, a square is not the double.'
              : 'The exponent counts factors; it is not a factor.',
        },
      ],
      verify: ({ k, m }, id) => {
        const e = Math.E
        if (id === 'between') return e ** k > 2 ** k && e ** k < 3 ** k
        if (id === 'ln') return Math.abs(Math.log(e ** m) - m) < 1e-9
        if (id === 'small') return 1 / e ** m > 0 && 1 / e ** m < 1
        if (id === 'product') return Math.abs(k + m - k * m) < 1e-9
        if (id === 'negative') return 1 / e ** k < 0
        return Math.abs(e ** m - e * m) < 0.5
      },
      checked: ({ k, m }, ids) => {
        const e = Math.E
        const tried: Record<string, string> = {
          between: `$2^${k} = ${2 ** k}$, $e^${k} \\approx ${(e ** k).toFixed(1)}$ and $3^${k} = ${3 ** k}$`,
          ln: `$e^${m} \\approx ${(e ** m).toFixed(2)}$ and $\\ln ${(e ** m).toFixed(2)} \\approx ${m}$`,
          small: `$e^{-${m}} \\approx ${(e ** -m).toPrecision(2)}$`,
          product: `${k} factors $e$ and ${m} more are ${k + m} factors, not ${k * m}`,
          negative: `$e^{-${k}} \\approx ${(e ** -k).toPrecision(2)}$`,
          linear: `$e^${m} \\approx ${(e ** m).toFixed(1)}$, but $2.718 \\cdot ${m} \\approx ${(e * m).toFixed(1)}$`,
        }
        return `With a calculator or by counting: ${ids.map((id) => tried[id]).join('; ')}.`
      },
    }),
    ({ e: { k, m }, ids }) => {
      const known: Readonly<Record<string, string>> = {
        between: `from $2 \\lt e \\lt 3$ follows the same order for the powers with the exponent ${k}`,
        ln: `$\\log_3 3^${m}$ is $${m}$`,
        small: `$3^{-${m}} = \\frac{1}{3^${m}}$ is positive and less than 1`,
        product: `$3^${k} \\cdot 3^${m}$ is $3^{${k + m}}$`,
        negative: `$3^{-${k}} = \\frac{1}{3^${k}}$ is positive`,
        linear: `$3^${m}$ is $${3 ** m}$, not $3 \\cdot ${m} = ${3 * m}$`,
      }
      return `The number $e$ behaves like any base greater than 1, so think of a base that you know, 3: ${ids.map((id) => known[id]).join('; ')}.`
    },
  ),
})

type Rate = Readonly<{ k: number; a: number; b: number }>

/** ln(e^a · e^b / √…): a whole number or a fraction. */
/** A square root is written without its index. */
const indexOf = (k: number): number => (k === 1 ? 2 : k)

const natural = template({
  ...base,
  calculator: false,
  id: 'algebra-2/natural-log-of-powers',
  difficulty: 'Medium',
  b: 0,
  seconds: 60,
  draw: (rng): Rate =>
    until(
      () => ({ k: pick(rng, [2, 3, 4, 5]), a: int(rng, 3, 12), b: int(rng, 2, 9) }),
      ({ k, a, b }) => a % k !== 0 && a !== b && k * b !== a,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ k, a, b }) => `What is the value of $${b} - \\ln \\sqrt${k === 2 ? '' : `[${k}]`}{e^{${a}}}$?`,
    },
  ],
  given: ({ k, a, b }) => ({ k: k === 2 ? 1 : k, a, b }),
  answer: ({ k, a, b }) => num(sub(b, frac(a, k))),
  traps: [
    {
      misconception: 'a2-exp-leaves-out-the-root',
      classic: true,
      operation: 'factor-left-out',
      operands: ({ a }) => [a],
      after: (got, { b }) => sub(b, got),
      rule: ({ a, b }) => num(b - a),
      why: ({ a }) => `takes ${a} for the logarithm: the root is left out.`,
    },
    {
      misconception: 'a2-exp-subtracts-the-index',
      operation: 'subtracted-instead-of-divided',
      operands: ({ a, k }) => [a, indexOf(k)],
      after: (got, { b }) => sub(b, got),
      rule: ({ k, a, b }) => num(b - (a - indexOf(k))),
      why: ({ k, a }) => `takes $${a} - ${k}$ for the exponent instead of $\\frac{${a}}{${k}}$.`,
      says: ({ k, a }) => `I subtracted ${k} from the exponent ${a} instead of dividing by it.`,
    },
    {
      misconception: 'a2-exp-turns-the-root-over',
      says: ({ k, a }) => `When I wrote the root as a power of $e$, I divided ${k} by ${a} instead of ${a} by ${k}.`,
      operation: 'reciprocal-taken',
      operands: ({ a, k }) => [a, indexOf(k)],
      after: (got, { b }) => sub(b, got),
      rule: ({ k, a, b }) => num(sub(b, frac(indexOf(k), a))),
      why: ({ k, a }) => `takes $\\frac{${k}}{${a}}$ for the exponent instead of $\\frac{${a}}{${k}}$.`,
    },
    {
      misconception: 'a2-exp-multiplies-by-the-root',
      operation: 'multiplied-instead-of-divided',
      operands: ({ a, k }) => [a, indexOf(k)],
      after: (got, { b }) => sub(b, got),
      rule: ({ k, a, b }) => num(b - a * indexOf(k)),
      why: ({ k, a }) => `takes $${a} \\cdot ${k}$ for the exponent instead of $\\frac{${a}}{${k}}$.`,
    },
  ],
  explain: ({ k, a, b }) => ({
    plan: 'Write the root as a power of $e$; the natural logarithm then gives its exponent.',
    steps: [
      { do: `$\\sqrt${k === 2 ? '' : `[${k}]`}{e^{${a}}} = e^{${a}/${k}}$`, why: 'A root divides the exponent.' },
      { do: `Its natural logarithm is $\\frac{${a}}{${k}}$.`, why: '$\\ln$ undoes powers of $e$.' },
      { do: `$${b} - \\frac{${a}}{${k}} = ${toTex(sub(b, frac(a, k)))}$`, why: 'Only the subtraction is left.' },
    ],
    check: `Add back: $${toTex(sub(b, frac(a, k)))} + \\frac{${a}}{${k}} = ${b}$, and ${k} times $\\frac{${a}}{${k}}$ is the exponent $${a}$ under the root.`,
  }),
  check: ({ k, a, b }) => {
    const root = k === 1 ? 2 : k
    const value = b - Math.log(Math.exp(a) ** (1 / root))
    return num(frac(Math.round(value * root), root))
  },
})

export const templates: readonly Template[] = [simplify, graph, claims, natural]
