import {
  div,
  frac,
  int,
  linear,
  nonZero,
  num,
  person,
  pick,
  polynomial,
  polyRationalRoots,
  signed,
  solutions,
  type Template,
  table,
  template,
  toNumber,
  toTex,
  until,
} from '../../../kit.ts'
import { judgeClaims, nameTheMistake } from '../polynomial-functions/diagnose.ts'
import { distinct, over } from './forms.ts'

const skill = 'a2-rational-equations'
const base = { skill, calculator: false, response: 'choice' } as const

/** p/(x + a) = q/(x + b). */
type Prop = Readonly<{ p: number; q: number; a: number; b: number }>
const root = ({ p, q, a, b }: Prop) => frac(q * a - p * b, p - q)
const drawProp = (rng: () => number): Prop =>
  until(
    () => {
      const [a = 1, b = 2] = distinct(rng, 2, 7)
      return { p: int(rng, 2, 9), q: int(rng, 2, 9), a, b }
    },
    (e) =>
      e.p !== e.q &&
      Math.abs(e.p - e.q) <= 2 &&
      root(e).d === 1 &&
      root(e).n !== 0 &&
      root(e).n !== -e.a &&
      root(e).n !== -e.b &&
      Math.abs(root(e).n) < 40,
  )
const propTex = ({ p, q, a, b }: Prop) => `${over(`${p}`, linear(1, a))} = ${over(`${q}`, linear(1, b))}`

const proportion = template({
  ...base,
  id: 'algebra-2/equation-of-two-fractions',
  difficulty: 'Medium',
  b: -0.4,
  seconds: 75,
  draw: drawProp,
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: (e) => `Solve $${propTex(e)}$ for $x$.` },
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: (e) => `What value of $x$ makes the equation $${propTex(e)}$ true?`,
    },
  ],
  answer: (e) => num(root(e)),
  traps: [
    {
      misconception: 'a2-multiplies-straight-across',
      rule: ({ p, q, a, b }) => num(frac(q * b - p * a, p - q)),
      why: () => 'multiplies each numerator by its own denominator.',
    },
    {
      misconception: 'a2-distributes-to-first-term-of-top',
      rule: ({ p, q, a, b }) => num(frac(a - b, p - q)),
      why: () => 'multiplies only the $x$ in each parenthesis.',
    },
    { misconception: 'a2-loses-the-sign-when-combining', rule: (e) => num(-root(e).n) },
    { misconception: 'a2-loses-the-sign-when-combining', rule: ({ p, q, a, b }) => num(frac(q * a + p * b, p - q)) },
    {
      misconception: 'a2-adds-letters-across-the-equation',
      rule: ({ p, q, a, b }) => num(frac(q * a - p * b, p + q)),
      why: () => 'adds the terms with $x$ of the two sides.',
    },
  ],
  explain: (e) => [
    {
      do: `Multiply both sides by both denominators: $${e.p}(${linear(1, e.b)}) = ${e.q}(${linear(1, e.a)})$.`,
      why: 'This clears the fractions.',
    },
    {
      do: `$${linear(e.p, e.p * e.b)} = ${linear(e.q, e.q * e.a)}$, so $${linear(e.p - e.q, 0)} = ${e.q * e.a - e.p * e.b}$ and $x = ${root(e).n}$.`,
      why: 'Solve the linear equation.',
    },
    { do: `Neither denominator is 0 at $x = ${root(e).n}$.`, why: 'So the solution counts.' },
  ],
  given: (e) => e,
  check: ({ p, q, a, b }) => {
    for (let x = -60; x <= 60; x++) if (x !== -a && x !== -b && p * (x + b) === q * (x + a)) return num(x)
    return num(0)
  },
})

/** x/(x − a) − m/x = n/(x(x − a)), with candidates s and t. */
type Cand = Readonly<{ a: number; s: number; t: number }>
const parts = ({ a, s, t }: Cand) => ({ a, m: s + t, n: (s + t) * a - s * t })
const valid = ({ a, s, t }: Cand) => [s, t].filter((x) => x !== 0 && x !== a)
const extraneous = template({
  ...base,
  id: 'algebra-2/equation-with-extraneous-candidate',
  difficulty: 'High',
  b: 0.7,
  seconds: 120,
  draw: (rng): Cand =>
    until(
      () => {
        const a = nonZero(rng, -6, 6)
        const t = nonZero(rng, -8, 8)
        return { a, s: pick(rng, [a, a, nonZero(rng, -8, 8)]), t }
      },
      (e) => e.t !== e.a && e.s !== -e.t && e.s !== e.t && Math.abs(parts(e).m) > 1 && parts(e).n !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: (e) => {
        const { a, m, n } = parts(e)
        return `What are all solutions of $${over('x', linear(1, -a))} ${m < 0 ? '+' : '-'} ${over(`${Math.abs(m)}`, 'x')} = ${n < 0 ? '-' : ''}${over(`${Math.abs(n)}`, `x(${linear(1, -a)})`)}$?`
      },
    },
  ],
  answer: (e) => solutions(valid(e)),
  traps: [
    {
      misconception: 'a2-keeps-extraneous-solutions',
      rule: ({ s, t }) => solutions([s, t]),
      why: ({ a }) => `keeps $x = ${a}$, which makes a denominator 0.`,
    },
    {
      misconception: 'a2-rejects-a-valid-candidate',
      rule: ({ t }) => solutions([t]),
      why: () => 'throws away a candidate that makes no denominator 0.',
    },
    {
      misconception: 'a2-rejects-a-valid-candidate',
      rule: ({ s }) => solutions([s]),
      why: () => 'throws away the wrong candidate.',
    },
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      rule: (e) => solutions(valid(e).map((x) => -x)),
      why: () => 'has the wrong sign: a factor $x - c$ is 0 at $c$.',
    },
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      rule: ({ s, t }) => solutions([-s, -t]),
      why: () => 'has both candidates with the wrong signs, and tests neither.',
    },
  ],
  explain: (e) => {
    const { a, m, n } = parts(e)
    const keep = valid(e)
    return [
      {
        do: `Multiply every term by $x(${linear(1, -a)})$: $x^{2} ${m < 0 ? '+' : '-'} ${Math.abs(m)}(${linear(1, -a)}) = ${n}$.`,
        why: 'This clears the fractions.',
      },
      {
        do: `$${`x^{2}${signed(-m)}x${signed(m * a - n)}`} = 0$ has the candidates $x = ${e.s}$ and $x = ${e.t}$.`,
        why: 'Factor the quadratic.',
      },
      {
        do:
          keep.length === 2
            ? `Neither makes a denominator 0: ${solutions(keep).html}.`
            : `$x = ${a}$ makes the denominator $${linear(1, -a)}$ equal to 0, so only ${solutions(keep).html} is left.`,
        why: 'A candidate that makes a denominator 0 is not a solution.',
      },
    ]
  },
  given: parts,
  check: ({ a, m, n }) => {
    const list = [...Array(61).keys()].map((i) => i - 30).filter((x) => x !== 0 && x !== a && x * x - m * (x - a) === n)
    return solutions(list)
  },
})

/** x² over the same denominator on both sides: one candidate is always forbidden. */
type Same = Readonly<{ a: number; r: number }>
const sameBottom = template({
  ...base,
  id: 'algebra-2/equation-over-one-denominator',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 80,
  draw: (rng): Same =>
    until(
      () => ({ a: nonZero(rng, -7, 7), r: nonZero(rng, -8, 8) }),
      ({ a, r }) => Math.abs(a) !== Math.abs(r) && Math.abs(a + r) > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, r }) => `Solve $${over('x^{2}', linear(1, -a))} = ${over(linear(a + r, -a * r), linear(1, -a))}$.`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 5,
      stem: ({ a, r }, rng) =>
        `<p>${person(rng)} multiplies both sides of $${over('x^{2}', linear(1, -a))} = ${over(linear(a + r, -a * r), linear(1, -a))}$ by $${linear(1, -a)}$ and finds two candidates. The table shows a test of both.</p>${table(
          ['Candidate', `$x^{2}$`, `$${linear(a + r, -a * r)}$`, `$${linear(1, -a)}$`],
          [a, r]
            .sort((s, t) => s - t)
            .map((x) => [`$x = ${x}$`, `$${x * x}$`, `$${(a + r) * x - a * r}$`, `$${x - a}$`]),
          '',
          true,
        )}<p>What is the complete solution of the equation?</p>`,
    },
  ],
  answer: ({ r }) => solutions([r]),
  traps: [
    {
      misconception: 'a2-keeps-extraneous-solutions',
      rule: ({ a, r }) => solutions([a, r]),
      why: ({ a }) => `keeps $x = ${a}$, where both denominators are 0.`,
    },
    {
      misconception: 'a2-rejects-a-valid-candidate',
      rule: ({ a }) => solutions([a]),
      why: () => 'keeps the forbidden candidate and throws the other one away.',
    },
    {
      misconception: 'a2-rejects-a-valid-candidate',
      rule: () => solutions([]),
      why: () => 'throws away both candidates, although only one is forbidden.',
    },
    { misconception: 'a2-takes-factors-with-the-wrong-sign', rule: ({ r }) => solutions([-r]) },
  ],
  explain: ({ a, r }) => [
    {
      do: `Without the denominators: $x^{2} = ${linear(a + r, -a * r)}$, so $(${linear(1, -a)})(${linear(1, -r)}) = 0$.`,
      why: 'Equal denominators, so the numerators must be equal.',
    },
    {
      do: `The candidate $x = ${a}$ makes the denominator 0, so only ${solutions([r]).html} is left.`,
      why: 'Division by 0 is not allowed.',
    },
  ],
  given: ({ a, r }) => ({ a, s: a + r, p: a * r }),
  check: ({ a, s, p }) => solutions(polyRationalRoots(polynomial([1, -s, p])).filter((x) => toNumber(x) !== a)),
})

/** x + p/x = q. */
type Recip = Readonly<{ s: number; t: number }>
/** What the left side is at a number that is no solution. */
const missed = (s: number, t: number, x: number) =>
  `contains $${x}$, for which the left side is $${toTex(frac(x * x + s * t, x))}$ and not $${s + t}$.`
const reciprocal = template({
  ...base,
  id: 'algebra-2/number-and-its-reciprocal',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 85,
  draw: (rng): Recip =>
    until(
      () => ({ s: nonZero(rng, -8, 8), t: nonZero(rng, -8, 8) }),
      ({ s, t }) => Math.abs(s) !== Math.abs(t) && Math.abs(s * t) > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ s, t }) =>
        `What are the solutions of $x ${s * t < 0 ? '-' : '+'} ${over(`${Math.abs(s * t)}`, 'x')} = ${s + t}$?`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ s, t }) =>
        `When $${s * t}$ times the reciprocal of a number is added to the number itself, the result is $${s + t}$. Which numbers have this property?`,
    },
  ],
  answer: ({ s, t }) => solutions([s, t]),
  traps: [
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      rule: ({ s, t }) => solutions([-s, -t]),
      why: ({ s, t }) => missed(s, t, -s),
    },
    {
      misconception: 'a2-loses-the-sign-when-combining',
      rule: ({ s, t }) => solutions([s, -t]),
      why: ({ s, t }) => missed(s, t, -t),
    },
    {
      misconception: 'a2-loses-the-sign-when-combining',
      rule: ({ s, t }) => solutions([-s, t]),
      why: ({ s, t }) => missed(s, t, -s),
    },
  ],
  explain: ({ s, t }) => [
    {
      do: `Multiply every term by $x$: $x^{2}${signed(s * t)} = ${s + t === 1 ? '' : s + t === -1 ? '-' : s + t}x$.`,
      why: 'The right side is multiplied as well.',
    },
    {
      do: `$(${linear(1, -s)})(${linear(1, -t)}) = 0$, so ${solutions([s, t]).html}.`,
      why: 'Bring everything to one side and factor. Neither solution is 0.',
    },
  ],
  given: ({ s, t }) => ({ p: s * t, q: s + t }),
  check: ({ p, q }) =>
    solutions([...Array(161).keys()].map((i) => i - 80).filter((x) => x !== 0 && x * x + p === q * x)),
})

/** (made + x)/(tried + x) = p %. */
type Shots = Readonly<{ made: number; tried: number; goal: number }>
const needed = ({ made, tried, goal }: Shots) => div(goal * tried - 100 * made, 100 - goal)
const shots = template({
  ...base,
  id: 'algebra-2/raise-the-share',
  difficulty: 'Medium',
  b: 0.5,
  seconds: 100,
  draw: (rng): Shots =>
    until(
      () => ({ made: int(rng, 4, 30), tried: int(rng, 10, 50), goal: pick(rng, [40, 50, 60, 70, 75, 80, 90]) }),
      (e) => e.made < e.tried && e.made / e.tried > 0.25 && needed(e).d === 1 && needed(e).n >= 3 && needed(e).n <= 30,
    ),
  frames: [
    {
      id: 'shots',
      kind: 'words',
      items: 6,
      stem: ({ made, tried, goal }, rng) =>
        `${person(rng)} has made ${made} of ${tried} free throws this season. If every throw from now on goes in, how many more throws are needed to bring the season’s share of made throws up to exactly ${goal}%?`,
    },
    {
      id: 'paint',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ made, tried, goal }) =>
        `A bucket holds ${tried} cups of orange paint, of which ${made} cups are pure red and the rest is yellow. How many cups of pure red paint must be added so that the mixture is ${goal}% red?`,
    },
  ],
  answer: (e) => num(needed(e)),
  traps: [
    {
      misconception: 'a2-changes-only-the-top',
      rule: ({ made, tried, goal }) => ((goal * tried) % 100 === 0 ? num((goal * tried) / 100 - made) : null),
      why: () => 'lets only the numerator grow; the total grows as well.',
    },
    { misconception: 'a2-counts-one-off', rule: (e) => num(needed(e).n + 1) },
    { misconception: 'a2-counts-one-off', rule: (e) => num(needed(e).n - 1) },
    {
      misconception: 'a2-gives-the-new-total',
      rule: (e) => num(needed(e).n + e.made),
      why: () => 'is the new numerator, not what is added.',
    },
    {
      misconception: 'a2-gives-the-new-total',
      rule: (e) => num(needed(e).n + e.tried),
      why: () => 'is the new total, not what is added.',
    },
    {
      misconception: 'a2-changes-only-the-top',
      rule: ({ made, tried, goal }) =>
        goal > Math.round((100 * made) / tried) ? num(goal - Math.round((100 * made) / tried)) : null,
      why: () => 'is the difference of the two percentages.',
    },
  ],
  explain: (e) => [
    {
      do: `With $x$ for what is added: $${over(`${e.made} + x`, `${e.tried} + x`)} = ${toTex(frac(e.goal, 100))}$.`,
      why: 'Both the part and the whole grow by $x$.',
    },
    {
      do: `$100(${e.made} + x) = ${e.goal}(${e.tried} + x)$, so $${100 - e.goal}x = ${e.goal * e.tried - 100 * e.made}$ and $x = ${needed(e).n}$.`,
      why: 'Multiply by both denominators and solve.',
    },
  ],
  given: (e) => e,
  check: ({ made, tried, goal }) => {
    for (let x = 0; x < 100; x++) if (100 * (made + x) === goal * (tried + x)) return num(x)
    return num(0)
  },
})

const mistake = nameTheMistake({
  id: 'algebra-2/rational-equation-mistake',
  skill,
  prefix: 'a2-rat',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 95,
  items: 6,
  draw: (rng): Prop =>
    until(
      () => drawProp(rng),
      ({ p, q, a, b }) => (q * b - p * a) % (p - q) === 0 && (a - b) % (p - q) === 0 && (q * a - p * b) % (p + q) === 0,
    ),
  task: (e) => `solved $${propTex(e)}$`,
  solution: (e) => solutions([root(e)]),
  work: ({ p, q, a, b }) =>
    `$${p}(${linear(1, b)}) = ${q}(${linear(1, a)})$, so $${linear(p - q, 0)} = ${q * a - p * b}$`,
  mistakes: ({ p, q, a, b }) => [
    {
      says: 'Multiplying each numerator by its own denominator',
      work: `$${p}(${linear(1, a)}) = ${q}(${linear(1, b)})$`,
      result: solutions([frac(q * b - p * a, p - q)]),
    },
    {
      says: 'Cross-multiplying, but multiplying only the $x$ in each parenthesis',
      work: `$${linear(p, b)} = ${linear(q, a)}$`,
      result: solutions([frac(a - b, p - q)]),
    },
    {
      says: 'Adding the terms with $x$ of the two sides instead of subtracting',
      work: `$${linear(p + q, 0)} = ${q * a - p * b}$`,
      result: solutions([frac(q * a - p * b, p + q)]),
    },
    {
      says: 'Losing the sign of the solution in the last step',
      work: `the right number with the wrong sign`,
      result: solutions([frac(p * b - q * a, p - q)]),
    },
  ],
  redo: ({ p, q, a, b }) => {
    const meet = (left: (x: number) => number, rightSide: (x: number) => number) =>
      [...Array(401).keys()].map((i) => i - 200).filter((x) => left(x) === rightSide(x))
    const [x = 0] = meet(
      (v) => p * (v + b),
      (v) => q * (v + a),
    )
    return [
      solutions([x]),
      solutions(
        meet(
          (v) => p * (v + a),
          (v) => q * (v + b),
        ),
      ),
      solutions(
        meet(
          (v) => p * v + b,
          (v) => q * v + a,
        ),
      ),
      solutions(
        meet(
          (v) => p * (v + b),
          (v) => q * (a - v),
        ),
      ),
      solutions([-x]),
    ]
  },
})

type Eq = Readonly<{ a: number; b: number; k: number }>
const claims = judgeClaims({
  id: 'algebra-2/extraneous-claims',
  skill,
  prefix: 'a2-rat',
  difficulty: 'High',
  b: 0.6,
  seconds: 95,
  items: 6,
  draw: (rng): Eq =>
    until(
      () => ({ a: nonZero(rng, -7, 7), b: nonZero(rng, -7, 7), k: int(rng, 2, 6) }),
      ({ a, b }) => Math.abs(a) !== Math.abs(b),
    ),
  setup: ({ a, b, k }) =>
    `Both sides of the equation $${over(`${k}x`, linear(1, -a))} = ${over('x^{2}', linear(1, -b))}$ are multiplied by $(${linear(1, -a)})(${linear(1, -b)})$.`,
  claims: ({ a, b, k }) => [
    {
      id: 'line',
      says: `“The new equation is $${k}x(${linear(1, -b)}) = x^{2}(${linear(1, -a)})$.”`,
      holds: true,
      because: 'Each numerator keeps the factor of the other denominator.',
    },
    {
      id: 'a',
      says: `“$x = ${a}$ cannot be a solution of the original equation.”`,
      holds: true,
      because: `The denominator $${linear(1, -a)}$ is 0 there.`,
    },
    {
      id: 'zero',
      says: '“$x = 0$ is a solution of the original equation.”',
      holds: true,
      because: 'Both numerators are 0 at $x = 0$ and both denominators are not.',
    },
    {
      id: 'own',
      says: `“The new equation is $${k}x(${linear(1, -a)}) = x^{2}(${linear(1, -b)})$.”`,
      holds: false,
      because: 'A numerator keeps the factor of the other denominator; its own one cancels.',
    },
    {
      id: 'always',
      says: `“$x = ${b}$ is a solution of the original equation.”`,
      holds: false,
      because: `The denominator $${linear(1, -b)}$ is 0 there.`,
    },
    {
      id: 'cancel',
      says: `“Dividing both sides by $x$ loses no solution.”`,
      holds: false,
      because: 'It loses the solution $x = 0$.',
    },
  ],
  verify: ({ a, b, k }, id) => {
    const same = (f: (x: number) => number, g: (x: number) => number) =>
      [1.5, 9, -11].every((x) => Math.abs(f(x) - g(x)) < 1e-9)
    const both = (x: number) => (x - a) * (x - b)
    const left = (x: number) => ((k * x) / (x - a)) * both(x)
    if (id === 'line') return same(left, (x) => k * x * (x - b))
    if (id === 'own') return same(left, (x) => k * x * (x - a))
    const solves = (x: number) => x !== a && x !== b && (k * x) / (x - a) === (x * x) / (x - b)
    if (id === 'a') return !solves(a)
    if (id === 'always') return solves(b)
    return id === 'zero' ? solves(0) : !solves(0)
  },
})

export const templates: readonly Template[] = [proportion, extraneous, sameBottom, reciprocal, shots, mistake, claims]
