import {
  add,
  div,
  type Frac,
  frac,
  int,
  linear,
  mul,
  nonZero,
  num,
  paren,
  pick,
  signed,
  type Template,
  template,
  terms,
  toTex,
  until,
} from '#kit'
import { search } from '../common.ts'
import { quad, two } from './systems.ts'

const skill = 'sm-nonlinear-systems'

type Touching = Readonly<{ a: number; b: number; c: number; n: number }>

/** The size of b − k at which the line y = kx + n touches the parabola. */
const gap = ({ a, c, n }: Touching): number => Math.round(Math.sqrt(4 * a * (c - n)))

const slope = template({
  id: 'sat-math/tangent-line-slope',
  skill,
  difficulty: 'High',
  b: 1.6,
  calculator: true,
  seconds: 110,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 1, 4), t: int(rng, 2, 5), b: nonZero(rng, -14, 14), n: nonZero(rng, -14, 12) }),
      ({ a, t, b, n }) => Math.abs(b) < 2 * a * t && n + a * t * t !== 0 && Math.abs(b) !== a * t,
    ),
  frames: [
    {
      id: 'line',
      kind: 'multi-step',
      items: 7,
      stem: ({ a, t, b, n }) =>
        `In the $xy$-plane, the line $y = kx${signed(n)}$, where $k$ is a positive constant, intersects the parabola $y = ${quad(a, b, n + a * t * t)}$ at exactly one point. What is the value of $k$?`,
    },
    {
      id: 'system',
      kind: 'multi-step',
      response: 'grid',
      items: 6,
      stem: ({ a, t, b, n }) =>
        `${two(`y = ${quad(a, b, n + a * t * t)}`, `y = kx${signed(n)}`)}<p>In the given system of equations, $k$ is a positive constant. The system has exactly one real solution. What is the value of $k$?</p>`,
    },
    {
      id: 'beam',
      kind: 'words',
      items: 7,
      stem: ({ a, t, b, n }) =>
        `In a drawing of a skate park, one unit stands for 1 foot. The surface of a ramp follows the parabola $y = ${quad(a, b, n + a * t * t)}$. A straight beam below it follows the line $y = kx${signed(n)}$, where $k$ is a positive constant, and touches the ramp at exactly one point. What is the value of $k$?`,
    },
  ],
  given: ({ a, t, b, n }) => ({ a, b, c: n + a * t * t, n }),
  answer: ({ a, t, b }) => num(b + 2 * a * t),
  traps: [
    {
      misconception: 'sm-drops-the-parabolas-middle-term',
      classic: true,
      says: ({ a, t, b }) =>
        `I left the term $${terms([b, 'x'])}$ of the parabola out of the discriminant, so that I solved $k^2 = ${(2 * a * t) ** 2}$.`,
      rule: (g) => num(gap(g)),
      why: ({ b }) => `leaves out the ${b > 0 ? '' : 'negative '}coefficient $${b}$ of $x$ in the parabola.`,
    },
    {
      misconception: 'sm-adds-the-two-slopes',
      says: ({ a, t, b }) =>
        `I took $${b} + k$ instead of $${b} - k$ for the coefficient of $x$, and solved $${b} + k = ${2 * a * t}$.`,
      operation: 'sign-reversed',
      operands: ({ b }) => [b],
      after: (got, g) => add(gap(g), got),
      rule: (g) => num(gap(g) - g.b),
      why: ({ a, t, b }) => `comes from $${b} + k = ${2 * a * t}$ instead of $${b} - k = -${2 * a * t}$.`,
    },
    {
      misconception: 'sm-forgets-the-four',
      rule: (g) => (gap(g) % 2 === 0 && g.b + gap(g) / 2 > 0 ? num(g.b + gap(g) / 2) : null),
      says: ({ a, t, b }) => `I left out the 4 in the discriminant, so that I solved $(${b} - k)^2 = ${(a * t) ** 2}$.`,
      why: () => 'leaves out the factor 4 of the discriminant.',
    },
    {
      misconception: 'sm-forgets-the-leading-coefficient',
      rule: (g) => {
        const root = Math.sqrt(4 * (g.c - g.n))
        return Number.isInteger(root) && g.a !== 1 && g.b + root > 0 ? num(g.b + root) : null
      },
      says: ({ a, t, b }) =>
        `I left the ${a} before $x^2$ out of the discriminant, so that I solved $(${b} - k)^2 = ${4 * a * t * t}$.`,
      why: ({ a }) => `leaves the ${a} before $x^2$ out of the discriminant.`,
    },
    {
      misconception: 'sm-gives-the-point-of-contact',
      operation: 'solved-for-the-other',
      operands: (g) => [frac(gap(g), 2 * g.a)],
      rule: (g) => num(gap(g) / (2 * g.a)),
      why: ({ t }) => `is the $x$-coordinate of the common point; there $x = ${t}$.`,
    },
  ],
  explain: ({ a, t, b, n }) => ({
    plan: 'Set the two right sides equal, collect the terms with the unknown constant, and make the discriminant zero: then there is exactly one common point.',
    steps: [
      {
        do: `$${quad(a, b, n + a * t * t)} = kx${signed(n)}$`,
        why: 'At a common point both have the same $y$.',
      },
      {
        do: `$${terms([a, 'x^2'])} + (${b} - k)x + ${a * t * t} = 0$`,
        why: `Bring everything to the left: $${n + a * t * t} - ${paren(n)} = ${a * t * t}$.`,
      },
      {
        do: `$(${b} - k)^2 - 4 \\cdot ${a} \\cdot ${a * t * t} = 0$, so $(${b} - k)^2 = ${4 * a * a * t * t}$`,
        why: 'Exactly one solution means that the discriminant is 0.',
      },
      {
        do: `$${b} - k = -${2 * a * t}$ or $${b} - k = ${2 * a * t}$, so $k = ${b} + ${2 * a * t} = ${b + 2 * a * t}$ or $k = ${b} - ${2 * a * t} = ${b - 2 * a * t}$`,
        why: `$\\sqrt{${4 * a * a * t * t}} = ${2 * a * t}$.`,
      },
      { do: `$k = ${b + 2 * a * t}$`, why: 'The constant is positive.' },
    ],
    check: `With $k = ${b + 2 * a * t}$ the equation is $${quad(a, -2 * a * t, a * t * t)} = 0$, which is $${a === 1 ? '' : a}(x - ${t})^2 = 0$: one solution.`,
    faster: `With one solution, $${terms([a, 'x^2'])} + (${b} - k)x + ${a * t * t}$ is $${a === 1 ? '' : a}(x - ${t})^2$ or $${a === 1 ? '' : a}(x + ${t})^2$, so $${b} - k$ is $-${2 * a * t}$ or $${2 * a * t}$, and the positive $k$ is $${b + 2 * a * t}$.`,
  }),
  check: ({ a, b, c, n }) =>
    num(
      search((k) => {
        const f = (x: number) => a * x * x + (b - k) * x + c - n
        return k > 0 && Array.from({ length: 41 }, (_, i) => i - 20).some((x) => f(x) === 0 && f(x - 1) === f(x + 1))
      }),
    ),
})

type Leading = Readonly<{ b: number; c: number; m: number; n: number }>

const quarter = ({ b, m }: Leading): number => (b - m) ** 2

const leading = template({
  id: 'sat-math/tangent-leading-constant',
  skill,
  difficulty: 'High',
  b: 1.5,
  calculator: true,
  seconds: 105,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ e: nonZero(rng, -7, 7), f: int(rng, 2, 12), m: nonZero(rng, -8, 8), n: nonZero(rng, -9, 9) }),
      ({ e, f, m, n }) =>
        m + 2 * e !== 0 && n + f > 0 && f + 2 * n > 0 && m + e !== 0 && Math.abs(e) > 1 && (4 * e * e) % f !== 0,
    ),
  frames: [
    {
      id: 'parabola',
      kind: 'multi-step',
      items: 5,
      stem: ({ e, f, m, n }) =>
        `In the $xy$-plane, the graph of $y = ax^2${terms([m + 2 * e, 'x']).startsWith('-') ? ' - ' : ' + '}${terms([Math.abs(m + 2 * e), 'x'])}${signed(n + f)}$, where $a$ is a constant, meets the line $y = ${linear(m, n)}$ at exactly one point. What is the value of $a$?`,
    },
    {
      id: 'system',
      kind: 'multi-step',
      items: 5,
      stem: ({ e, f, m, n }) =>
        `${two(`y = ${linear(m, n)}`, `y = ax^2${m + 2 * e < 0 ? ' - ' : ' + '}${terms([Math.abs(m + 2 * e), 'x'])}${signed(n + f)}`)}<p>In the given system of equations, $a$ is a nonzero constant. The system has exactly one real solution. What is the value of $a$?</p>`,
    },
  ],
  given: ({ e, f, m, n }) => ({ b: m + 2 * e, c: n + f, m, n }),
  answer: ({ e, f }) => num(frac(e * e, f)),
  traps: [
    {
      misconception: 'sm-forgets-the-four',
      classic: true,
      operation: 'part-left-out',
      operands: ({ c, n }) => [c - n],
      after: (x, { b, m }) => div((b - m) ** 2, x),
      rule: (g) => num(frac(quarter(g), g.c - g.n)),
      says: () => 'I left out the 4 in the discriminant.',
      why: ({ e, f }) => `comes from $${4 * e * e} - ${f}a = 0$, without the factor 4.`,
    },
    {
      misconception: 'sm-leaves-the-lines-constant-behind',
      operation: 'part-left-out',
      operands: ({ c }) => [c],
      after: (x, { b, m }) => div((b - m) ** 2, mul(4, x)),
      rule: (g) => num(frac(quarter(g), 4 * g.c)),
      why: ({ f, n }) => `uses the constant $${n + f}$ of the parabola alone and leaves $${n}$ behind.`,
    },
    {
      misconception: 'sm-adds-the-two-slopes',
      operation: 'added-instead-of-subtracted',
      operands: ({ b, m }) => [b, m],
      after: (x, { c, n }) => div(mul(x, x), 4 * (c - n)),
      rule: (g) => (g.b + g.m === 0 ? null : num(frac((g.b + g.m) ** 2, 4 * (g.c - g.n)))),
      why: ({ e, m }) => `adds the coefficients $${m + 2 * e}$ and $${m}$ instead of subtracting them.`,
    },
    {
      misconception: 'sm-turns-a-quotient-over',
      operation: 'reciprocal-taken',
      operands: ({ b, c, m, n }) => [(b - m) ** 2, 4 * (c - n)],
      rule: (g) => num(frac(4 * (g.c - g.n), quarter(g))),
      why: ({ e, f }) => `divides $${4 * f}$ by $${4 * e * e}$ instead of the other way around.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      operation: 'added-instead-of-subtracted',
      operands: ({ c, n }) => [c, n],
      after: (x, { b, m }) => div((b - m) ** 2, mul(4, x)),
      rule: (g) => num(frac(quarter(g), 4 * (g.c + g.n))),
      says: () => 'I added the two constants instead of subtracting them.',
      why: ({ f, n }) => `adds the constants $${n + f}$ and $${n}$ instead of subtracting.`,
    },
  ],
  explain: ({ e, f, m, n }) => ({
    plan: 'Set the right sides equal, bring everything to one side, and make the discriminant zero. The unknown constant is then in a linear equation.',
    steps: [
      {
        do: `$${terms([m + 2 * e, 'x']).startsWith('-') ? 'ax^2 - ' : 'ax^2 + '}${terms([Math.abs(m + 2 * e), 'x'])}${signed(n + f)} = ${linear(m, n)}$`,
        why: 'At the common point both have the same $y$.',
      },
      {
        do: `$ax^2 + ${paren(2 * e)}x + ${f} = 0$`,
        why: `$${m + 2 * e} - ${paren(m)} = ${2 * e}$ and $${n + f} - ${paren(n)} = ${f}$.`,
      },
      {
        do: `$${paren(2 * e)}^2 - 4 \\cdot a \\cdot ${f} = 0$, so $${4 * f}a = ${4 * e * e}$`,
        why: 'Exactly one solution means that the discriminant $b^2 - 4ac$ is 0.',
      },
      { do: `$a = \\frac{${4 * e * e}}{${4 * f}} = ${toTex(frac(e * e, f))}$`, why: `Divide by ${4 * f}.` },
    ],
    check: `With this value the only solution is $x = ${toTex(frac(-f, e))}$; both equations then give the same $y$.`,
    faster: `With half of the middle coefficient, $${e}$, exactly one solution means $${paren(e)}^2 = a \\cdot ${f}$, so $a = ${toTex(frac(e * e, f))}$.`,
  }),
  // The double solution x satisfies bx + 2c = 0, and a follows from the equation itself.
  check: ({ b, c, m, n }) => {
    const x: Frac = frac(-2 * (c - n), b - m)
    return num(frac(-((b - m) * x.n + (c - n) * x.d) * x.d, x.n * x.n))
  },
})

/** Pieces of an equation y = |parabola| minus a number, asked for how often a height is met. */
const heights = template({
  id: 'sat-math/horizontal-line-in-terms',
  skill,
  difficulty: 'High',
  b: 1.4,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ h: pick(rng, [2, 3, 4, 5, 6, 7]), v: nonZero(rng, -12, 14), sign: pick(rng, [1, -1]) }),
      ({ h, v }) => Math.abs(v) !== h && h * h !== 2 * v && h * h !== v,
    ),
  frames: [
    {
      id: 'once',
      kind: 'multi-step',
      items: 6,
      stem: ({ h, v, sign }) =>
        `In the $xy$-plane, the line $y = ${v}$ meets the graph of $y = x^2 ${sign > 0 ? '-' : '+'} ${2 * h}x + c$, where $c$ is a constant, at exactly one point. What is the value of $c$?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      stem: ({ h, v, sign }) =>
        `The equation $x^2 ${sign > 0 ? '-' : '+'} ${2 * h}x + c = ${v}$, where $c$ is a constant, has exactly one real solution. What is the value of $c$?`,
    },
  ],
  given: ({ h, v }) => ({ p: 2 * h, v }),
  answer: ({ h, v }) => num(h * h + v),
  traps: [
    {
      misconception: 'sm-stops-half-way',
      classic: true,
      operation: 'part-left-out',
      operands: ({ p }) => [frac(p * p, 4)],
      rule: ({ p }) => num((p * p) / 4),
      says: () => 'I set the discriminant to 0 as if the other side of the equation were 0.',
      why: ({ v }) => `forgets the $${v}$ on the other side.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      operation: 'subtracted-instead-of-added',
      operands: ({ p, v }) => [frac(p * p, 4), v],
      rule: ({ p, v }) => num((p * p) / 4 - v),
      says: () => 'I brought the number from the other side over with the wrong sign.',
      why: ({ h, v }) => `comes from $c${signed(v)} = ${h * h}$ instead of $c${signed(-v)} = ${h * h}$.`,
    },
    {
      misconception: 'sm-forgets-the-four',
      operation: 'part-left-out',
      operands: ({ p }) => [p * p],
      after: (x, { v }) => add(x, v),
      rule: ({ p, v }) => num(p * p + v),
      says: () => 'I left out the 4 in the discriminant.',
      why: ({ h, v }) => `comes from $c${signed(-v)} = ${4 * h * h}$, without the factor 4.`,
    },
    {
      misconception: 'sm-takes-the-axis',
      operation: 'part-left-out',
      operands: ({ p }) => [frac(p, 2)],
      after: (x, { v }) => add(x, v),
      rule: ({ p, v }) => num(p / 2 + v),
      says: ({ h }) => `I halved the ${2 * h} and did not square the result.`,
      why: ({ h }) => `uses $${h}$ instead of $${h}^2 = ${h * h}$.`,
    },
  ],
  explain: ({ h, v, sign }) => ({
    plan: 'Bring the number to the side of the parabola, then make the discriminant zero.',
    steps: [
      {
        do: `$x^2 ${sign > 0 ? '-' : '+'} ${2 * h}x + (c${signed(-v)}) = 0$`,
        why: `${v > 0 ? 'Subtract' : 'Add'} ${Math.abs(v)} on both sides.`,
      },
      {
        do: `$${4 * h * h} - 4(c${signed(-v)}) = 0$`,
        why: 'Exactly one solution means that the discriminant is 0.',
      },
      { do: `$4(c${signed(-v)}) = ${4 * h * h}$, so $c${signed(-v)} = ${h * h}$`, why: `Divide both sides by 4.` },
      { do: `$c = ${h * h}${signed(v)} = ${h * h + v}$`, why: `${v > 0 ? 'Add' : 'Subtract'} ${Math.abs(v)}.` },
    ],
    check: `$x^2 ${sign > 0 ? '-' : '+'} ${2 * h}x${signed(h * h + v)} = ${v}$ is $(x ${sign > 0 ? '-' : '+'} ${h})^2 = 0$.`,
    faster: `The square $(x ${sign > 0 ? '-' : '+'} ${h})^2$ needs the constant ${h * h}, and the $${v}$ on the other side comes on top: $c = ${h * h}${signed(v)} = ${h * h + v}$.`,
  }),
  check: ({ p, v }) =>
    num(search((c) => Math.min(...Array.from({ length: 41 }, (_, i) => i - 20).map((x) => x * x - p * x + c)) === v)),
})

export const templates: readonly Template[] = [slope, leading, heights]
