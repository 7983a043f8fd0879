import {
  frac,
  int,
  num,
  person,
  pick,
  squareParts,
  surd,
  surdAdd,
  surdDiv,
  surdMul,
  surdNumber,
  surdSqrt,
  surdTex,
  surdValue,
  template,
  until,
  type Value,
} from '../../../kit.ts'
import { firstWrongStep, form, whoIsRight } from '../functions/diagnose.ts'

const skill = 'a1-operations-with-radicals'

const root = (c: number, r: number) => `${c === 1 ? '' : c}\\sqrt{${r}}`
/** A radical as written, compared by its value. */
const shown = (tex: string, value: number): Value => ({ html: `$${tex}$`, key: `surd ${Number(value.toPrecision(8))}` })

const addLike = template({
  id: 'algebra-1/radicals-add',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 5), b: int(rng, 2, 6), r: pick(rng, [2, 3, 5, 6, 7]), minus: int(rng, 0, 1) === 1 }),
      ({ a, b, r, minus }) => a !== b && a * a * r < 200 && b * b * r < 250 && (!minus || a - b > 1),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, r, minus }) => `Simplify $\\sqrt{${a * a * r}} ${minus ? '-' : '+'} \\sqrt{${b * b * r}}$.`,
    },
    {
      id: 'path',
      kind: 'words',
      items: 5,
      stem: ({ a, b, r, minus }, rng) =>
        minus
          ? `A rope is $\\sqrt{${a * a * r}}$ meters long. ${person(rng)} cuts off $\\sqrt{${b * b * r}}$ meters. How many meters are left?`
          : `${person(rng)} walks $\\sqrt{${a * a * r}}$ kilometers north and then $\\sqrt{${b * b * r}}$ kilometers east. How many kilometers is that in all?`,
    },
  ],
  answer: ({ a, b, r, minus }) => surdValue(surd(0, minus ? a - b : a + b, r)),
  traps: [
    {
      misconception: 'a1-pw-adds-under-the-root',
      rule: ({ a, b, r, minus }) => surdValue(surdSqrt(minus ? (a * a - b * b) * r : (a * a + b * b) * r)),
      why: ({ minus }) => `${minus ? 'subtracts' : 'adds'} under one root sign.`,
    },
    {
      misconception: 'a1-pw-adds-radicands-after-simplifying',
      rule: ({ a, b, r, minus }) => (minus ? null : surdValue(surd(0, a + b, 2 * r))),
      why: ({ r }) => `adds the two $${r}$ under the roots as well; like roots are counted.`,
    },
    {
      misconception: 'a1-pw-multiplies-the-factors',
      rule: ({ a, b, r }) => surdValue(surd(0, a * b, r)),
      why: ({ a, b }) => `multiplies $${a}$ and $${b}$.`,
    },
    {
      misconception: 'a1-pw-leaves-the-square-outside',
      rule: ({ a, b, r, minus }) => surdValue(surd(0, minus ? a * a - b * b : a * a + b * b, r)),
      why: () => 'takes the squares out without taking their roots.',
    },
    {
      misconception: 'a1-pw-takes-out-one-root-only',
      rule: ({ a, r, minus }) => surdValue(surd(0, minus ? a - 1 : a + 1, r)),
      why: ({ b, r }) => `counts $\\sqrt{${b * b * r}}$ as one $\\sqrt{${r}}$.`,
    },
  ],
  explain: ({ a, b, r, minus }) => [
    {
      do: `$\\sqrt{${a * a * r}} = ${root(a, r)}$ and $\\sqrt{${b * b * r}} = ${root(b, r)}$.`,
      why: 'Simplify each root first.',
    },
    {
      do: `$${root(a, r)} ${minus ? '-' : '+'} ${root(b, r)} = ${surdTex(surd(0, minus ? a - b : a + b, r))}$`,
      why: 'Like roots are counted, as with like terms.',
    },
  ],
  given: ({ a, b, r, minus }) => ({ m: a * a * r, n: b * b * r, minus }),
  check: ({ m, n, minus }) => surdValue(surdAdd(surdSqrt(m), surd(0, minus ? -1 : 1, n))),
})

const multiply = template({
  id: 'algebra-1/radicals-multiply',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 2, 5),
        b: int(rng, 2, 5),
        m: pick(rng, [2, 3, 5, 6, 10]),
        n: pick(rng, [2, 3, 6, 10, 14, 15]),
      }),
      ({ m, n, a, b }) =>
        m !== n && squareParts(m * n).outside > 1 && squareParts(m * n).inside > 1 && a !== b && a * b !== a + b,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, m, n }) => `Multiply and simplify: $${root(a, m)} \\cdot ${root(b, n)}$`,
    },
    {
      id: 'area',
      kind: 'words',
      items: 5,
      stem: ({ a, b, m, n }, rng) =>
        `${person(rng)} paints a rectangular wall panel that is $${root(a, m)}$ feet long and $${root(b, n)}$ feet high. What is its area, in square feet, in simplest form?`,
    },
  ],
  answer: ({ a, b, m, n }) => surdValue(surd(0, a * b, m * n)),
  traps: [
    {
      misconception: 'a1-pw-adds-the-outside-factors',
      rule: ({ a, b, m, n }) => surdValue(surd(0, a + b, m * n)),
      why: ({ a, b }) => `adds $${a}$ and $${b}$ instead of multiplying.`,
    },
    {
      misconception: 'a1-pw-adds-under-the-root',
      rule: ({ a, b, m, n }) => surdValue(surd(0, a * b, m + n)),
      why: ({ m, n }) => `adds $${m}$ and $${n}$ under the root.`,
    },
    {
      misconception: 'a1-pw-forgets-the-outside-factor',
      rule: ({ m, n }) => surdValue(surdSqrt(m * n)),
      why: () => 'loses the factors in front of the roots.',
    },
    {
      misconception: 'a1-pw-leaves-the-square-outside',
      rule: ({ a, b, m, n }) => {
        const s = squareParts(m * n)
        return surdValue(surd(0, a * b * s.outside ** 2, s.inside))
      },
      why: () => 'takes the square factor out without taking its root.',
    },
    {
      misconception: 'a1-pw-loses-the-factor-from-inside',
      rule: ({ a, b, m, n }) => surdValue(surd(0, a * b, squareParts(m * n).inside)),
      why: ({ m, n }) => `loses the factor that comes out of $\\sqrt{${m * n}}$.`,
    },
  ],
  explain: ({ a, b, m, n }) => [
    {
      do: `$${root(a, m)} \\cdot ${root(b, n)} = ${a * b}\\sqrt{${m * n}}$`,
      why: 'Numbers in front multiply, and numbers under the roots multiply.',
    },
    {
      do: `$\\sqrt{${m * n}} = ${root(squareParts(m * n).outside, squareParts(m * n).inside)}$, so the product is $${surdTex(surd(0, a * b, m * n))}$.`,
      why: 'Take out the largest square.',
    },
  ],
  given: ({ a, b, m, n }) => ({ a, b, m, n }),
  check: ({ a, b, m, n }) => surdValue(surdSqrt(a * a * m * b * b * n)),
})

const conjugates = template({
  id: 'algebra-1/radicals-conjugates',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 70,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 3, 9), c: int(rng, 1, 3), r: pick(rng, [2, 3, 5, 6, 7, 10, 11]) }),
      ({ a, c, r }) =>
        a * a - c * c * r > 0 && Math.abs(a * a - c * c * r) > 1 && a * a !== c * r && c * c * r !== c * r * 2,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'bare',
      items: 7,
      stem: ({ a, c, r }) => `What is the value of $(${a} + ${root(c, r)})(${a} - ${root(c, r)})$?`,
    },
    {
      id: 'field',
      kind: 'words',
      response: 'choice',
      items: 6,
      stem: ({ a, c, r }, rng) =>
        `${person(rng)} changes a square flower bed of side ${a} feet: one side becomes $${root(c, r)}$ feet longer, the other $${root(c, r)}$ feet shorter. What is the area of the new bed, in square feet?`,
    },
  ],
  answer: ({ a, c, r }) => num(a * a - c * c * r),
  traps: [
    {
      misconception: 'a1-pw-adds-the-square-of-the-root',
      rule: ({ a, c, r }) => num(a * a + c * c * r),
      why: () => 'adds the square of the root; the signs differ, so it is subtracted.',
    },
    {
      misconception: 'a1-pw-does-not-square-the-factor',
      rule: ({ a, c, r }) => (c === 1 ? null : num(a * a - c * r)),
      why: ({ c }) => `does not square the factor $${c}$ in front of the root.`,
    },
    {
      misconception: 'a1-pw-squares-the-radicand',
      rule: ({ a, c, r }) => num(a * a - c * c * r * r),
      why: ({ r }) => `takes $(\\sqrt{${r}})^2$ as $${r * r}$.`,
    },
    {
      misconception: 'a1-pw-doubles-instead-of-squaring',
      rule: ({ a, c, r }) => num(2 * a - c * c * r),
      why: ({ a }) => `takes $${a}^2$ as $${2 * a}$.`,
    },
    {
      misconception: 'a1-pw-ignores-the-root',
      rule: ({ a, c }) => num(a * a - c * c),
      why: () => 'leaves the root out of the square.',
    },
    {
      misconception: 'a1-pw-forgets-the-outside-factor',
      rule: ({ a, r, c }) => (c === 1 ? null : num(a * a - r)),
      why: ({ c }) => `forgets the factor $${c}$.`,
    },
  ],
  explain: ({ a, c, r }) => [
    { do: `The middle terms cancel: $${a}^2 - (${root(c, r)})^2$.`, why: '$(p + q)(p - q) = p^2 - q^2$.' },
    {
      do: `$(${root(c, r)})^2 = ${c * c * r}$, so the value is $${a * a} - ${c * c * r} = ${a * a - c * c * r}$.`,
      why: 'Squaring undoes the root and squares the factor in front.',
    },
  ],
  given: ({ a, c, r }) => ({ a, c, r }),
  check: ({ a, c, r }) => surdValue(surdMul(surd(a, c, r), surd(a, -c, r))),
})

const rationalize = template({
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
  answer: ({ a, r }) => surdValue(surd(0, frac(a, r), r)),
  traps: [
    {
      misconception: 'a1-pw-multiplies-the-numerator-only',
      rule: ({ a, r }) => surdValue(surd(0, a, r)),
      why: ({ r }) => `multiplies above by $\\sqrt{${r}}$ but not below.`,
    },
    {
      misconception: 'a1-pw-squares-the-fraction',
      rule: ({ a, r }) => num(frac(a * a, r)),
      why: () => 'squares the fraction, which changes its value.',
    },
    { misconception: 'a1-pw-drops-the-root', rule: ({ a, r }) => num(frac(a, r)), why: () => 'leaves out the root.' },
    {
      misconception: 'a1-pw-swaps-inside-and-outside',
      rule: ({ a, r }) => {
        const v = surd(0, frac(1, r), a)
        return v.n > 1 ? surdValue(v) : null
      },
      why: ({ a }) => `puts the $${a}$ under the root.`,
    },
    {
      misconception: 'a1-pw-doubles-instead-of-squaring',
      rule: ({ a, r }) => surdValue(surd(0, frac(a, 2 * r), r)),
      why: ({ r }) => `takes $\\sqrt{${r}} \\cdot \\sqrt{${r}}$ as $${2 * r}$; it is $${r}$.`,
    },
    {
      misconception: 'a1-pw-squares-the-radicand',
      rule: ({ a, r }) => surdValue(surd(0, frac(a, r * r), r)),
      why: ({ r }) => `takes $\\sqrt{${r}} \\cdot \\sqrt{${r}}$ as $${r * r}$; it is $${r}$.`,
    },
    {
      misconception: 'a1-pw-turns-the-root-upside-down',
      rule: ({ a, r }) => surdValue(surd(0, frac(r, a), r)),
      why: () => 'turns the fraction upside down.',
    },
  ],
  explain: ({ a, r }) => [
    {
      do: `Multiply above and below by $\\sqrt{${r}}$: $\\frac{${a}\\sqrt{${r}}}{${r}}$.`,
      why: `$\\sqrt{${r}} \\cdot \\sqrt{${r}} = ${r}$ has no root, and the value stays the same.`,
    },
    { do: `Simplify: $${surdTex(surd(0, frac(a, r), r))}$.`, why: 'Reduce the numbers outside the root.' },
  ],
  given: ({ a, r }) => ({ a, r }),
  check: ({ a, r }) => surdValue(surdDiv(surd(a, 0, 1), surd(0, 1, r))),
})

const perimeter = template({
  id: 'algebra-1/radicals-rectangle',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 6), b: int(rng, 1, 5), r: pick(rng, [2, 3, 5, 6, 7]) }),
      ({ a, b, r }) => a > b && a * a * r < 200,
    ),
  frames: [
    {
      id: 'perimeter',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, r }, rng) =>
        `${person(rng)} builds a frame for a rectangular picture with sides of $\\sqrt{${a * a * r}}$ and $\\sqrt{${b * b * r}}$ decimeters. What is the perimeter, in decimeters, in simplest form?`,
    },
  ],
  answer: ({ a, b, r }) => surdValue(surd(0, 2 * (a + b), r)),
  traps: [
    {
      misconception: 'a1-pw-adds-two-sides-only',
      rule: ({ a, b, r }) => surdValue(surd(0, a + b, r)),
      why: () => 'adds only two of the four sides.',
    },
    {
      misconception: 'a1-pw-adds-under-the-root',
      rule: ({ a, b, r }) => surdValue(surd(0, 2, (a * a + b * b) * r)),
      why: () => 'adds the sides under one root.',
    },
    { misconception: 'a1-pw-multiplies-the-factors', rule: ({ a, b, r }) => num(a * b * r), why: () => 'is the area.' },
    {
      misconception: 'a1-pw-leaves-the-square-outside',
      rule: ({ a, b, r }) => surdValue(surd(0, 2 * (a * a + b * b), r)),
      why: () => 'takes the squares out without taking their roots.',
    },
    {
      misconception: 'a1-pw-doubles-one-side-only',
      rule: ({ a, b, r }) => surdValue(surd(0, 2 * a + b, r)),
      why: () => 'counts the longer side twice and the shorter one once.',
    },
    {
      misconception: 'a1-pw-adds-radicands-after-simplifying',
      rule: ({ a, b, r }) => surdValue(surd(0, a + b, 2 * r)),
      why: ({ r }) => `doubles the $${r}$ under the root instead of the whole sum.`,
    },
  ],
  explain: ({ a, b, r }) => [
    { do: `The sides are $${root(a, r)}$ and $${root(b, r)}$.`, why: 'Simplify each root first.' },
    {
      do: `$2(${root(a, r)} + ${root(b, r)}) = 2 \\cdot ${root(a + b, r)} = ${root(2 * (a + b), r)}$`,
      why: 'The perimeter has two of each side; like roots are counted.',
    },
  ],
  given: ({ a, b, r }) => ({ m: a * a * r, n: b * b * r }),
  check: ({ m, n }) => surdValue(surdAdd(surdAdd(surdSqrt(m), surdSqrt(n)), surdAdd(surdSqrt(n), surdSqrt(m)))),
})

const area = template({
  id: 'algebra-1/radicals-area',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 75,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 6), b: int(rng, 1, 5), r: pick(rng, [2, 3, 5, 6, 7]) }),
      ({ a, b, r }) => a > b && a * a * r < 200,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, r }, rng) =>
        `${person(rng)} cuts a rectangle of fabric whose sides are $\\sqrt{${a * a * r}}$ inches and $\\sqrt{${b * b * r}}$ inches long. What is its area in square inches?`,
    },
  ],
  answer: ({ a, b, r }) => num(a * b * r),
  traps: [
    { misconception: 'a1-pw-multiplies-without-the-root', rule: ({ a, b, r }) => num(a * a * r * b * b * r) },
    { misconception: 'a1-pw-ignores-the-root', rule: ({ a, b }) => num(a * b) },
    { misconception: 'a1-pw-squares-the-radicand', rule: ({ a, b, r }) => num(a * b * r * r) },
  ],
  explain: ({ a, b, r }) => [
    {
      do: `$\\sqrt{${a * a * r}} = ${root(a, r)}$ and $\\sqrt{${b * b * r}} = ${root(b, r)}$.`,
      why: 'Simplify first; the numbers stay small.',
    },
    {
      do: `$${root(a, r)} \\cdot ${root(b, r)} = ${a * b} \\cdot ${r} = ${a * b * r}$`,
      why: `$\\sqrt{${r}} \\cdot \\sqrt{${r}} = ${r}$.`,
    },
  ],
  given: ({ a, b, r }) => ({ m: a * a * r, n: b * b * r }),
  check: ({ m, n }) => num(Math.round(Math.sqrt(m * n))),
})

const steps = firstWrongStep({
  id: 'algebra-1/radicals-wrong-step',
  skill,
  difficulty: 'High',
  b: 0.9,
  seconds: 95,
  items: 6,
  misconceptions: ['a1-pw-rejects-a-correct-step', 'a1-pw-overlooks-a-wrong-step'],
  draw: (rng): { a: number; c: number; n: number } =>
    until(
      () => ({ a: int(rng, 2, 5), c: int(rng, 2, 5), n: int(rng, 2, 4) ** 2 * pick(rng, [2, 3, 5]) }),
      ({ a, c, n }) => new Set([a, c, squareParts(n).outside]).size === 3,
    ),
  task: ({ a, c, n }) => `simplified $${root(a, n)} + ${root(c, squareParts(n).inside)}$`,
  start: ({ a, c, n }) => shown('', a * Math.sqrt(n) + c * Math.sqrt(squareParts(n).inside)),
  lines: ({ a, c, n }, wrong) => {
    const { outside: k, inside: r } = squareParts(n)
    const out = wrong === 0 ? k * k : k
    const front = wrong === 1 ? a + out : a * out
    const last = front + c
    return [
      shown(`${a} \\cdot ${root(out, r)} + ${root(c, r)}`, (a * out + c) * Math.sqrt(r)),
      shown(`${root(front, r)} + ${root(c, r)}`, (front + c) * Math.sqrt(r)),
      wrong === 2 ? shown(root(last, 2 * r), last * Math.sqrt(2 * r)) : shown(root(last, r), last * Math.sqrt(r)),
    ]
  },
  slip: ({ a, n }, wrong) => {
    const { outside: k, inside: r } = squareParts(n)
    return wrong === 0
      ? `$\\sqrt{${k * k * r}}$ is $${root(k, r)}$: the root of $${k * k}$ comes out, not $${k * k}$ itself.`
      : wrong === 1
        ? `$${a} \\cdot ${k}$ is $${a * k}$; the factors are multiplied, not added.`
        : `like roots are counted; the $${r}$ under the root stays.`
  },
})

const who = whoIsRight({
  id: 'algebra-1/radicals-who-is-right',
  skill,
  difficulty: 'High',
  b: 1,
  seconds: 90,
  items: 6,
  misconceptions: ['a1-pw-accepts-a-wrong-form', 'a1-pw-rejects-a-right-form', 'a1-pw-guesses-about-one-form'],
  draw: (rng): { c: number; n: number } =>
    until(
      () => ({ c: int(rng, 2, 4), n: int(rng, 2, 5) ** 2 * pick(rng, [2, 3, 5, 6]) }),
      ({ c, n }) => squareParts(n).outside !== c,
    ),
  intro: ({ c, n }, names) => `${names[0]} and ${names[1]} rewrite $${root(c, n)}$.`,
  ask: () => 'Who has written an expression with the same value?',
  correct: ({ c, n }) => shown('', c * Math.sqrt(n)),
  right: ({ c, n }) => {
    const { outside: k, inside: r } = squareParts(n)
    return [
      form(shown(root(c * k, r), c * k * Math.sqrt(r)), `The factors are multiplied: $${c} \\cdot ${k} = ${c * k}$.`),
      form(
        shown(`\\sqrt{${c * c * n}}`, Math.sqrt(c * c * n)),
        `Under the root the factor $${c}$ becomes $${c}^2 = ${c * c}$, and $${c * c} \\cdot ${n} = ${c * c * n}$.`,
      ),
      form(
        shown(`${root(c * k - 1, r)} + \\sqrt{${r}}`, (c * k - 1) * Math.sqrt(r) + Math.sqrt(r)),
        `$${c * k - 1}$ and one more $\\sqrt{${r}}$ make $${root(c * k, r)}$.`,
      ),
    ]
  },
  wrong: ({ c, n }) => {
    const { outside: k, inside: r } = squareParts(n)
    return [
      form(shown(root(c * k * k, r), c * k * k * Math.sqrt(r)), `It takes out $${k * k}$ instead of its root $${k}$.`),
      form(shown(root(c + k, r), (c + k) * Math.sqrt(r)), `It adds $${c}$ and $${k}$ instead of multiplying them.`),
      form(
        shown(`\\sqrt{${c * k * k * r}}`, Math.sqrt(c * k * k * r)),
        `It puts the factor $${c}$ under the root without squaring it.`,
      ),
      form(shown(`${c} + ${root(k, r)}`, c + surdNumber(surd(0, k, r))), `It adds the $${c}$, which is a factor.`),
    ]
  },
  explain: ({ c, n }) => {
    const { outside: k, inside: r } = squareParts(n)
    return {
      do: `$${root(c, n)} = ${c} \\cdot ${root(k, r)} = ${root(c * k, r)}$.`,
      why: 'Take out the largest square and multiply it with the factor in front.',
    }
  },
})

export const templates = [addLike, multiply, conjugates, rationalize, perimeter, area, steps, who]
