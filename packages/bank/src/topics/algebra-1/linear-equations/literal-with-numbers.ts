import { frac, int, linear, nonZero, paren, person, pick, signed, template, terms, toTex, until } from '#kit'
import { solvedFor } from './solved-for.ts'

const skill = 'a1-literal-equations'

const standard = template({
  id: 'algebra-1/literal-standard-form',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const b = pick(rng, [-5, -4, -3, -2, 2, 3, 4, 5])
        return { a: b * nonZero(rng, -4, 4), b, c: b * nonZero(rng, -6, 6) }
      },
      ({ a, b, c }) =>
        Math.abs(a) !== Math.abs(b) && Math.abs(c) !== Math.abs(b) && Math.abs(a) !== Math.abs(c) && Math.abs(c) <= 24,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ a, b, c }) => `Solve $${terms([a, 'x'], [b, 'y'])} = ${c}$ for $y$.`,
    },
    {
      id: 'graph',
      kind: 'words',
      items: 4,
      stem: ({ a, b, c }, rng) =>
        `${person(rng)} wants to graph the line $${terms([a, 'x'], [b, 'y'])} = ${c}$ and solves the equation for $y$ first. Which equation is the result?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c }) => solvedFor('y', linear(-a / b, c / b), (v) => (-a / b) * v.x + c / b),
  traps: [
    {
      misconception: 'a1-lit-keeps-the-sign-of-a-moved-term',
      classic: true,
      rule: ({ a, b, c }) => solvedFor('y', linear(a / b, c / b), (v) => (a / b) * v.x + c / b),
      why: ({ a }) => `keeps the sign of $${a}x$ when it goes to the other side.`,
    },
    {
      misconception: 'a1-lit-changes-every-sign',
      rule: ({ a, b, c }) => (b > 0 ? solvedFor('y', linear(-a / b, -c / b), (v) => (-a / b) * v.x - c / b) : null),
      why: ({ c }) => `also changes the sign of $${c}$, which stays on its side.`,
    },
    {
      misconception: 'a1-lit-keeps-the-sign-of-a-moved-term',
      says: ({ a, c }) =>
        `I took $${a}x$ to the other side with its sign as it was, and I also changed the sign of $${c}$, which stays where it is.`,
      twoSlips: true,
      rule: ({ a, b, c }) => (b > 0 ? solvedFor('y', linear(a / b, -c / b), (v) => (a / b) * v.x - c / b) : null),
      why: ({ a, c }) => `keeps the sign of $${a}x$, which moves, and changes that of $${c}$, which does not.`,
    },
    {
      misconception: 'a1-lit-divides-by-the-positive',
      rule: ({ a, b, c }) => (b < 0 ? solvedFor('y', linear(a / b, -c / b), (v) => (a / b) * v.x - c / b) : null),
      why: ({ b }) => `divides by $${-b}$ instead of $${b}$.`,
    },
    {
      misconception: 'a1-lit-divides-by-the-positive',
      says: ({ a, b }) =>
        `I took $${a}x$ to the other side with its sign as it was, and I also divided by $${-b}$ instead of $${b}$.`,
      twoSlips: true,
      rule: ({ a, b, c }) => (b < 0 ? solvedFor('y', linear(-a / b, -c / b), (v) => (-a / b) * v.x - c / b) : null),
      why: ({ b }) => `keeps the sign of the moved term and divides by $${-b}$ instead of $${b}$.`,
    },
  ],
  explain: ({ a, b, c }) => ({
    plan: 'Bring the term with $x$ to the other side, then divide every term by the coefficient of $y$.',
    steps: [
      {
        do: `${a > 0 ? `Subtract $${a}x$` : `Add $${-a}x$`} on both sides: $${b}y = ${linear(-a, c)}$.`,
        why: 'The term changes sides, so its sign changes.',
      },
      {
        do: `Divide every term by $${b}$: $y = ${-a}x \\div ${paren(b)}${c < 0 ? ' - ' : ' + '}${Math.abs(c)} \\div ${paren(b)}$.`,
        why: 'Both terms on the right are divided.',
      },
      {
        do: `So ${solvedFor('y', linear(-a / b, c / b), (v) => (-a / b) * v.x + c / b).html}.`,
        why: `$${-a} \\div ${b < 0 ? `(${b})` : b} = ${-a / b}$ and $${c} \\div ${b < 0 ? `(${b})` : b} = ${c / b}$.`,
      },
    ],
    check: `For $x = 0$ the given equation says $${b}y = ${c}$, so $y = ${c / b}$, and the result says the same.`,
    faster: `Find the two numbers of the result at once: before $x$ stands $${-a} \\div ${paren(b)} = ${-a / b}$, because the term changes sides, and the constant is $${c} \\div ${paren(b)} = ${c / b}$.`,
  }),
  check: ({ a, b, c }) => {
    const at = (x: number) => (c - a * x) / b
    return solvedFor('y', '', (v) => at(0) + (at(1) - at(0)) * v.x)
  },
})

/** y = (ax + b) / c. */
const overNumber = template({
  id: 'algebra-1/literal-over-a-number',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 2, 9),
        b: nonZero(rng, -9, 9),
        c: int(rng, 2, 9),
        letter: pick(rng, ['x', 'n', 't', 'w'] as const),
        set: int(rng, 0, 1),
      }),
      ({ a, b, c }) =>
        a !== c && Math.abs(b) > 1 && Math.abs(b) !== a && Math.abs(b) !== c && a % c !== 0 && c % a !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, c, letter }) => `Solve $y = \\frac{${linear(a, b, letter)}}{${c}}$ for $${letter}$.`,
    },
    {
      id: 'inverse',
      kind: 'words',
      items: 5,
      stem: ({ a, b, c, letter }, rng) =>
        `${person(rng)} finds $y$ from $${letter}$ with the formula $y = \\frac{${linear(a, b, letter)}}{${c}}$. Which formula gives $${letter}$ when $y$ is known?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c, letter }) => solvedFor(letter, `\\frac{${c}y${signed(-b)}}{${a}}`, (v) => (c * v.y - b) / a),
  traps: [
    {
      misconception: 'a1-lit-adds-the-term-again',
      classic: true,
      rule: ({ a, b, c, letter }) => solvedFor(letter, `\\frac{${c}y${signed(b)}}{${a}}`, (v) => (c * v.y + b) / a),
      why: ({ b }) => `keeps the sign of $${b}$ instead of undoing it.`,
    },
    {
      misconception: 'a1-lit-exchanges-the-divisors',
      rule: ({ a, b, c, letter, set }) =>
        set === 0 ? solvedFor(letter, `\\frac{${a}y${signed(-b)}}{${c}}`, (v) => (a * v.y - b) / c) : null,
      why: ({ a, c }) => `exchanges $${a}$ and $${c}$: multiply by $${c}$ and divide by $${a}$.`,
    },
    {
      misconception: 'a1-lit-exchanges-the-divisors',
      says: ({ a, b, c }) =>
        `I multiplied by $${a}$ and divided by $${c}$ instead of the other way around, and I also kept the sign of $${b}$ instead of undoing it.`,
      twoSlips: true,
      rule: ({ a, b, c, letter, set }) =>
        set === 0 ? solvedFor(letter, `\\frac{${a}y${signed(b)}}{${c}}`, (v) => (a * v.y + b) / c) : null,
      why: ({ a, c, b }) => `exchanges $${a}$ and $${c}$ and keeps the sign of $${b}$.`,
    },
    {
      misconception: 'a1-lit-moves-the-term-before-clearing',
      rule: ({ a, b, c, letter, set }) =>
        set === 1 ? solvedFor(letter, `\\frac{${c}(y${signed(-b)})}{${a}}`, (v) => (c * (v.y - b)) / a) : null,
      why: ({ b, c }) => `takes $${b}$ to the other side before multiplying by $${c}$; it stands in the numerator.`,
    },
    {
      misconception: 'a1-lit-moves-the-term-before-clearing',
      says: ({ b, c }) =>
        `I took $${b}$ to the side of $y$ before I multiplied by $${c}$, and I also kept its sign there.`,
      twoSlips: true,
      rule: ({ a, b, c, letter, set }) =>
        set === 1 ? solvedFor(letter, `\\frac{${c}(y${signed(b)})}{${a}}`, (v) => (c * (v.y + b)) / a) : null,
      why: ({ b, c }) => `takes $${b}$ out before multiplying by $${c}$, and keeps its sign.`,
    },
  ],
  explain: ({ a, b, c, letter }) => ({
    plan: 'Clear the denominator first, then undo what is added, then divide by the coefficient.',
    steps: [
      {
        do: `Multiply both sides by $${c}$: $${c}y = ${linear(a, b, letter)}$.`,
        why: 'The whole numerator was divided, so this comes off first.',
      },
      {
        do: `${b > 0 ? `Subtract $${b}$` : `Add $${-b}$`} on both sides: $${c}y${signed(-b)} = ${a}${letter}$.`,
        why: 'Only the product is left on the right.',
      },
      {
        do: `Divide both sides by $${a}$: $${letter} = \\frac{${c}y${signed(-b)}}{${a}}$.`,
        why: 'The whole left side is divided.',
      },
    ],
    check: `Try $${letter} = 1$: then $y = \\frac{${a + b}}{${c}}$, so $${c}y = ${a + b}$, and $\\frac{${a + b}${signed(-b)}}{${a}}$ is 1 again.`,
    faster: `Test the options with $y = 0$: then the numerator, $${linear(a, b, letter)}$, must be $0$, so $${letter} = ${toTex(frac(-b, a))}$. Only $\\frac{${c}y${signed(-b)}}{${a}}$ gives that.`,
  }),
  check: ({ a, b, c, letter }) =>
    solvedFor(letter, '', (v) => {
      const at = (y: number) => (y * c) / a
      return at(v.y) - b / a
    }),
})

const SERVICES = [
  { who: 'A plumber', once: 'for the visit', per: 'for each hour', unit: 'hours', letter: 'h' },
  { who: 'A bike shop', once: 'for insurance', per: 'for each day', unit: 'days', letter: 'd' },
  { who: 'A print shop', once: 'for the setup', per: 'for each shirt', unit: 'shirts', letter: 's' },
  { who: 'A climbing gym', once: 'for the shoes', per: 'for each visit', unit: 'visits', letter: 'v' },
] as const

const context = template({
  id: 'algebra-1/literal-in-words',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ once: int(rng, 12, 75), per: int(rng, 5, 35), i: int(rng, 0, SERVICES.length - 1) }),
      ({ once, per }) => once !== per && once % per !== 0,
    ),
  frames: [
    {
      id: 'service',
      kind: 'words',
      items: 8,
      stem: ({ once, per, i }) => {
        const s = SERVICES[i] ?? SERVICES[0]
        return `${s.who} charges \\$${once} ${s.once} and \\$${per} ${s.per}. The total is $T$ dollars. Which equation gives the number of ${s.unit} $${s.letter}$ in terms of $T$?`
      },
    },
  ],
  given: ({ once, per, i }) => ({ once, per, letter: (SERVICES[i] ?? SERVICES[0]).letter }),
  answer: ({ once, per, i }) =>
    solvedFor((SERVICES[i] ?? SERVICES[0]).letter, `\\frac{T - ${once}}{${per}}`, (v) => (v.t - once) / per),
  traps: [
    {
      misconception: 'a1-lit-divides-one-term-only',
      says: ({ once, per }) => `I divided $T$ by $${per}$, but not the $${once}$.`,
      classic: true,
      rule: ({ once, per, letter }) => solvedFor(letter, `\\frac{T}{${per}} - ${once}`, (v) => v.t / per - once),
      why: ({ once, per }) =>
        `takes $${once}$ away only after dividing; it must come off before $T$ is divided by $${per}$.`,
    },
    {
      misconception: 'a1-lit-exchanges-factor-and-term',
      rule: ({ once, per, letter }) => solvedFor(letter, `\\frac{T - ${per}}{${once}}`, (v) => (v.t - per) / once),
      why: ({ once, per }) => `exchanges the amount $${once}$, which is paid once, and the price $${per}$ of each.`,
    },
    {
      misconception: 'a1-lit-adds-the-term-again',
      rule: ({ once, per, letter }) => solvedFor(letter, `\\frac{T + ${once}}{${per}}`, (v) => (v.t + once) / per),
      why: ({ once }) => `adds $${once}$, which is part of $T$ already.`,
    },
    {
      misconception: 'a1-lit-multiplies-to-undo-a-product',
      rule: ({ once, per, letter }) => solvedFor(letter, `${per}(T - ${once})`, (v) => per * (v.t - once)),
      why: ({ per }) => `multiplies by $${per}$ instead of dividing.`,
    },
    {
      misconception: 'a1-lit-exchanges-factor-and-term',
      says: ({ once, per }) => `I exchanged $${once}$ and $${per}$, and I also divided $T$ alone, before I subtracted.`,
      twoSlips: true,
      rule: ({ once, per, letter }) => solvedFor(letter, `\\frac{T}{${once}} - ${per}`, (v) => v.t / once - per),
      why: ({ once, per }) => `exchanges $${once}$ and $${per}$, and subtracts too late.`,
    },
  ],
  explain: ({ once, per, i }) => {
    const x = (SERVICES[i] ?? SERVICES[0]).letter
    return {
      plan: 'Write the total as an equation, then solve it for the number that is asked for.',
      steps: [
        { do: `The total: $T = ${per}${x} + ${once}$.`, why: `$${per}$ comes with each one, $${once}$ only once.` },
        { do: `Subtract $${once}$: $T - ${once} = ${per}${x}$.`, why: 'What is paid once comes off first.' },
        { do: `Divide by $${per}$: $${x} = \\frac{T - ${once}}{${per}}$.`, why: 'The whole rest is divided.' },
      ],
      check: `For $${x} = 2$ the total is $2 \\cdot ${per} + ${once} = ${2 * per + once}$, and $\\frac{${2 * per + once} - ${once}}{${per}} = 2$.`,
      faster: `Test the options with $${x} = 3$: the total is $3 \\cdot ${per} + ${once} = ${3 * per + once}$, and only $\\frac{T - ${once}}{${per}}$ gives 3 for $T = ${3 * per + once}$.`,
    }
  },
  check: ({ once, per, letter }) => solvedFor(letter, '', (v) => v.t / per - once / per),
})

/** ax + p = qx + b, solved for x, with the letters a and b. */
const twice = template({
  id: 'algebra-1/literal-variable-twice',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ p: nonZero(rng, -9, 9), q: int(rng, 2, 9) }),
      ({ p, q }) => Math.abs(p) > 1 && Math.abs(p) !== q,
    ),
  frames: [
    {
      id: 'solve',
      kind: 'multi-step',
      items: 6,
      stem: ({ p, q }) => `In the equation $ax${signed(p)} = ${q}x + b$, what is $x$ in terms of $a$ and $b$?`,
    },
    {
      id: 'condition',
      kind: 'multi-step',
      items: 5,
      stem: ({ p, q }) => `Solve $${q}x${signed(-p)} = ax - b$ for $x$.`,
    },
  ],
  given: (p) => p,
  answer: ({ p, q }) => solvedFor('x', `\\frac{b${signed(-p)}}{a - ${q}}`, (v) => (v.b - p) / (v.a - q)),
  traps: [
    {
      misconception: 'a1-lit-keeps-the-sign-of-a-moved-term',
      says: ({ q }) => `I wrote $ax + ${q}x$ instead of $ax - ${q}x$ when I collected the terms with $x$.`,
      classic: true,
      rule: ({ p, q }) => solvedFor('x', `\\frac{b${signed(-p)}}{a + ${q}}`, (v) => (v.b - p) / (v.a + q)),
      why: ({ q }) => `adds $${q}x$ to $ax$ instead of subtracting it.`,
    },
    {
      misconception: 'a1-lit-adds-the-term-again',
      says: ({ p }) => `I wrote $b${signed(p)}$ instead of $b${signed(-p)}$ when I collected the terms without $x$.`,
      rule: ({ p, q }) => solvedFor('x', `\\frac{b${signed(p)}}{a - ${q}}`, (v) => (v.b + p) / (v.a - q)),
      why: ({ p }) => `keeps the sign of $${p}$ on the other side.`,
    },
    {
      misconception: 'a1-lit-adds-the-term-again',
      says: ({ p, q }) =>
        `I collected the terms with the wrong sign for $${q}x$ and also for the number: $ax + ${q}x = b${signed(p)}$.`,
      twoSlips: true,
      rule: ({ p, q }) => solvedFor('x', `\\frac{b${signed(p)}}{a + ${q}}`, (v) => (v.b + p) / (v.a + q)),
      why: () => 'keeps the signs of both terms that change sides.',
    },
    {
      misconception: 'a1-lit-multiplies-coefficients',
      rule: ({ p, q }) => solvedFor('x', `\\frac{b${signed(-p)}}{${q}a}`, (v) => (v.b - p) / (q * v.a)),
      why: ({ q }) => `divides by $a$ and by $${q}$; the two terms with $x$ must be combined first.`,
    },
    {
      misconception: 'a1-lit-turns-the-fraction-over',
      rule: ({ p, q }) => solvedFor('x', `\\frac{a - ${q}}{b${signed(-p)}}`, (v) => (v.a - q) / (v.b - p)),
      why: () => 'uses the reciprocal of the fraction.',
    },
  ],
  explain: ({ p, q }) => ({
    plan: 'Bring all terms with $x$ to one side and all others to the other side, factor out $x$, and divide.',
    steps: [
      {
        do: `Terms with $x$ on one side, the others on the other: $ax - ${q}x = b${signed(-p)}$.`,
        why: 'A term that changes sides changes its sign.',
      },
      { do: `Factor out: $(a - ${q})x = b${signed(-p)}$.`, why: 'Two terms with $x$ become one product.' },
      { do: `Divide by $a - ${q}$: $x = \\frac{b${signed(-p)}}{a - ${q}}$.`, why: `This works for $a \\ne ${q}$.` },
    ],
    check: `Try $a = ${q + 1}$: then the equation says $x = b${signed(-p)}$, and so does the result, because the denominator is 1.`,
    faster: `Put in a number for $a$ that makes it easy, $a = ${q + 1}$: the equation becomes $${q + 1}x${signed(p)} = ${q}x + b$, so $x = b${signed(-p)}$. Only $\\frac{b${signed(-p)}}{a - ${q}}$ becomes that for $a = ${q + 1}$.`,
  }),
  check: ({ p, q }) =>
    solvedFor('x', '', (v) => {
      const f = (x: number) => v.a * x + p - (q * x + v.b)
      return -f(0) / (f(1) - f(0))
    }),
})

export const templates = [standard, overNumber, context, twice]
