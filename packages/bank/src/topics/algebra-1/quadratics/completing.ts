import {
  balanced,
  expr,
  figure,
  int,
  judgeTwoWays,
  nonZero,
  num,
  person,
  pick,
  quadraticRoots,
  signed,
  solutions,
  squareParts,
  surd,
  type Template,
  template,
  text,
  until,
  work,
} from '../../../kit.ts'
import { readValue, sidesOf } from '../read-tex.ts'
import { JUDGING, quad, square, wholes } from './common.ts'

const skill = 'a1-completing-the-square'

const missing = balanced({
  id: 'algebra-1/completing-missing-number',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) => ({ b: nonZero(rng, -11, 11) * 2 }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ b }) => `Which number must be added to $x^2${signed(b)}x$ to make it a perfect square?`,
    },
    {
      id: 'tiles',
      kind: 'figure',
      response: 'grid',
      items: 5,
      stem: ({ b }) => {
        const half = Math.abs(b) / 2
        const body = `<rect x="40" y="30" width="110" height="110" fill="var(--fig-fill, #2B4BC922)"/><rect x="150" y="30" width="50" height="110"/><rect x="40" y="140" width="110" height="50"/><rect x="150" y="140" width="50" height="50" stroke-dasharray="5 4"/>${[
          [95, 22, 'x'],
          [175, 22, String(half)],
          [28, 90, 'x'],
          [28, 170, String(half)],
          [175, 170, '?'],
        ]
          .map(
            ([x, y, s]) =>
              `<text x="${x}" y="${y}" fill="var(--fig-line, currentColor)" stroke="none" text-anchor="middle">${s}</text>`,
          )
          .join('')}`
        return `<p>A square with side $x$ and two strips of width ${half} are laid together. A corner is missing to make a larger square.</p>${figure(240, 205, `A square of side x, a strip of width ${half} on its right, a strip of the same width below it, and an empty corner with a question mark.`, body)}<p>What is the area of the missing corner?</p>`
      },
    },
  ],
  answer: ({ b }) => num((b * b) / 4),
  traps: [
    {
      misconception: 'a1-q-forgets-to-halve',
      rule: ({ b }) => num(b * b),
      why: ({ b }) => `squares $${b}$ without halving it first.`,
    },
    {
      misconception: 'a1-q-forgets-to-square-the-half',
      rule: ({ b }) => num(Math.abs(b) / 2),
      why: () => 'is the half; it still has to be squared.',
    },
    { misconception: 'a1-q-halves-the-square', rule: ({ b }) => num((b * b) / 2), why: () => 'halves after squaring.' },
    {
      misconception: 'a1-q-doubles-instead-of-squaring',
      rule: ({ b }) => num(Math.abs(b)),
      why: () => 'doubles the half instead of squaring it.',
    },
    {
      misconception: 'a1-q-doubles-instead-of-squaring',
      rule: ({ b }) => num(2 * Math.abs(b)),
      why: ({ b }) => `doubles $${Math.abs(b)}$.`,
    },
  ],
  explain: ({ b }) => [
    {
      do: `Half of $${Math.abs(b)}$ is $${Math.abs(b) / 2}$.`,
      why: 'In a perfect square the middle term is twice the product of the two parts.',
    },
    {
      do: `$${Math.abs(b) / 2}^2 = ${(b * b) / 4}$`,
      why: 'The half, squared, is the missing corner of the larger square.',
    },
  ],
  given: ({ b }, frame) => (frame === 'tiles' ? { strip: Math.abs(b) / 2 } : { expression: `x^2${signed(b)}x` }),
  // A perfect square touches 0 and never falls below it; in the figure the corner is what the larger square has more.
  check: ({ expression, strip }) =>
    expression === undefined
      ? num((10 + strip) ** 2 - 10 ** 2 - 10 * strip - 10 * strip)
      : num(-Math.min(...wholes(20).map((x) => readValue(expression, { x })))),
})

const shifted = (p: number, q: number) => expr(`${square(-p)}${signed(q)}`, ({ x }) => (x + p) ** 2 + q)

const rewrite = template({
  id: 'algebra-1/completing-rewrite',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ b: nonZero(rng, -8, 8) * 2, c: nonZero(rng, -20, 30), slip: pick(rng, ['left', 'twice', 'half']) }),
      ({ b, c }) => c !== (b * b) / 4 && c !== (b * b) / 2 && Math.abs(b) > 2,
    ),
  frames: [
    { id: 'form', kind: 'bare', items: 7, stem: ({ b, c }) => `Which expression is equivalent to $${quad(1, b, c)}$?` },
  ],
  answer: ({ b, c }) => expr(`${square(-b / 2)}${signed(c - (b * b) / 4)}`, ({ x }) => x * x + b * x + c),
  traps: [
    {
      misconception: 'a1-q-flips-the-sign-in-the-square',
      rule: ({ b, c }) => shifted(-b / 2, c - (b * b) / 4),
      why: () => 'has the wrong sign in the square.',
    },
    {
      misconception: 'a1-q-does-not-take-the-square-back',
      rule: ({ b, c, slip }) => (slip === 'left' ? shifted(b / 2, c) : null),
      why: ({ b }) => `adds $${(b * b) / 4}$ for the square and never takes it away again.`,
    },
    {
      misconception: 'a1-q-does-not-take-the-square-back',
      rule: ({ b, c, slip }) => (slip === 'left' ? shifted(-b / 2, c) : null),
      why: ({ b }) => `has the wrong sign in the square, and never takes the $${(b * b) / 4}$ away again.`,
    },
    {
      misconception: 'a1-q-adds-the-square-twice',
      rule: ({ b, c, slip }) => (slip === 'twice' ? shifted(b / 2, c + (b * b) / 4) : null),
      why: ({ b }) => `adds $${(b * b) / 4}$ once more instead of taking it away.`,
    },
    {
      misconception: 'a1-q-adds-the-square-twice',
      rule: ({ b, c, slip }) => (slip === 'twice' ? shifted(-b / 2, c + (b * b) / 4) : null),
      why: () => 'has the wrong sign in the square, and in the number behind it.',
    },
    {
      misconception: 'a1-q-forgets-to-halve',
      rule: ({ b, c, slip }) => (slip === 'half' ? shifted(b, c - (b * b) / 4) : null),
      why: ({ b }) => `does not halve the $${b}$ in the square.`,
    },
    {
      misconception: 'a1-q-forgets-to-halve',
      rule: ({ b, c, slip }) => (slip === 'half' ? shifted(-b, c - (b * b) / 4) : null),
      why: ({ b }) => `does not halve the $${b}$ in the square, and has its sign wrong.`,
    },
  ],
  explain: ({ b, c }) => [
    {
      do: `Half of $${b}$ is $${b / 2}$, and its square is $${(b * b) / 4}$.`,
      why: `$${square(-b / 2)} = ${quad(1, b, (b * b) / 4)}$`,
    },
    {
      do: `$${quad(1, b, c)} = ${square(-b / 2)} - ${(b * b) / 4}${signed(c)} = ${square(-b / 2)}${signed(c - (b * b) / 4)}$`,
      why: 'What is added must be taken away again.',
    },
  ],
  given: (p) => p,
  // A square with leading coefficient 1 is known from its values at 0 and 1.
  check: ({ b, c }) => {
    const at = (x: number) => x * x + b * x + c
    const h = (at(1) - at(-1)) / 4
    return expr(`${square(-h)}${signed(at(-h))}`, ({ x }) => (x + h) ** 2 + at(-h))
  },
})

const solve = template({
  id: 'algebra-1/completing-solve',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [h, n] = [nonZero(rng, -7, 7), pick(rng, [2, 3, 5, 6, 7, 10, 11, 13, 14, 15])]
        return { b: -2 * h, c: h * h - n }
      },
      ({ c }) => c !== 0,
    ),
  frames: [
    {
      id: 'solve',
      kind: 'multi-step',
      items: 7,
      stem: ({ b, c }) => `What are the solutions of $${quad(1, b, c)} = 0$?`,
    },
  ],
  answer: ({ b, c }) => solutions([surd(-b / 2, 1, (b * b) / 4 - c), surd(-b / 2, -1, (b * b) / 4 - c)]),
  traps: [
    {
      misconception: 'a1-q-flips-the-sign-in-the-square',
      rule: ({ b, c }) => solutions([surd(b / 2, 1, (b * b) / 4 - c), surd(b / 2, -1, (b * b) / 4 - c)]),
      why: () => 'has the wrong sign before the root.',
    },
    {
      misconception: 'a1-q-adds-the-square-twice',
      rule: ({ b, c }) =>
        (b * b) / 4 + c > 0 && squareParts((b * b) / 4 + c).inside > 1
          ? solutions([surd(-b / 2, 1, (b * b) / 4 + c), surd(-b / 2, -1, (b * b) / 4 + c)])
          : null,
      why: ({ c }) => `moves the $${c}$ to the other side with the wrong sign.`,
    },
    {
      misconception: 'a1-q-forgets-to-halve',
      rule: ({ b, c }) => solutions([surd(-b, 1, (b * b) / 4 - c), surd(-b, -1, (b * b) / 4 - c)]),
      why: ({ b }) => `does not halve the $${b}$.`,
    },
    {
      misconception: 'a1-q-flips-the-sign-in-the-square',
      rule: ({ b, c }) =>
        (b * b) / 4 + c > 0 && squareParts((b * b) / 4 + c).inside > 1
          ? solutions([surd(b / 2, 1, (b * b) / 4 + c), surd(b / 2, -1, (b * b) / 4 + c)])
          : null,
      why: () => 'has wrong signs before the root and under it.',
    },
    {
      misconception: 'a1-q-forgets-to-halve',
      rule: ({ b, c }) => solutions([surd(b, 1, (b * b) / 4 - c), surd(b, -1, (b * b) / 4 - c)]),
      why: ({ b }) => `uses $${b}$ where the opposite of its half belongs.`,
    },
  ],
  explain: ({ b, c }) => [
    {
      do: `Move the number: $x^2${signed(b)}x = ${-c}$. Add $${(b * b) / 4}$ on both sides: $${square(-b / 2)} = ${(b * b) / 4 - c}$.`,
      why: 'The square of half the middle number completes the square.',
    },
    {
      do: `Take roots: $x${signed(b / 2)} = \\pm\\sqrt{${(b * b) / 4 - c}}$, so $x = ${-b / 2} \\pm \\sqrt{${(b * b) / 4 - c}}$.`,
      why: 'Both signs are possible.',
    },
  ],
  given: (p) => p,
  // The quadratic formula.
  check: ({ b, c }) => solutions(quadraticRoots(1, b, c)),
})

type Lines = { b: number; c: number; bad: number }

/** The four lines of a solution; from the line `bad` on they carry one mistake. */
function lines({ b, c, bad }: Lines): string[] {
  const right = bad === 1 ? c : -c
  const added = (b * b) / 4
  const h = bad === 3 ? b : b / 2
  const sum = sumOf({ b, c, bad })
  return [
    `$x^2${signed(b)}x = ${right}$`,
    `$x^2${signed(b)}x + ${added} = ${sum}$`,
    `$${square(-h)} = ${sum}$`,
    `$x = ${-h} ${bad === 4 ? '+' : '\\pm'} \\sqrt{${sum}}$`,
  ]
}

/** The right side from line 2 on; the mistake in line 2 is to add the square on the left side only. */
const sumOf = ({ b, c, bad }: Lines): number => (bad === 1 ? c : -c) + (bad === 2 ? 0 : (b * b) / 4)
const step = (k: number) => text(`Step ${k}`)

/** The solutions of a line: of `x = …` read off, of a quadratic equation found from its values at −1, 0 and 1. */
function solutionsOf(line: string): string {
  const { left, right } = sidesOf(line)
  const written = [right.replace('\\pm', '+'), right.replace('\\pm', '-')]
  const gap = (x: number) => readValue(left, { x }) - readValue(right, { x })
  const roots = () => {
    const [a, b, c] = [(gap(1) + gap(-1)) / 2 - gap(0), (gap(1) - gap(-1)) / 2, gap(0)]
    return [1, -1].map((sign) => (-b + sign * Math.sqrt(b * b - 4 * a * c)) / (2 * a))
  }
  const found = left.trim() === 'x' ? written.map((tex) => readValue(tex)) : roots()
  return [...new Set(found.map((x) => x.toFixed(6)))].sort().join(' ')
}

const firstError = template({
  id: 'algebra-1/completing-first-error',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: (rng) =>
    until(
      (): Lines & { name: string } => {
        return { b: 2 * nonZero(rng, -8, 8), c: nonZero(rng, -20, 20), bad: int(rng, 1, 4), name: person(rng) }
      },
      (p) => {
        const sum = sumOf(p)
        return Math.abs(p.b) > 4 && sum > 1 && squareParts(sum).outside === 1
      },
    ),
  frames: [
    {
      id: 'work',
      kind: 'error',
      items: 8,
      stem: (p) =>
        `<p>${p.name} solves $${quad(1, p.b, p.c)} = 0$ by completing the square.</p>${work(lines(p))}<p>In which step is the mistake?</p>`,
    },
  ],
  answer: ({ bad }) => step(bad),
  traps: [
    {
      misconception: 'a1-q-overlooks-a-wrong-line',
      rule: () => step(1),
      why: () => 'follows correctly from the equation.',
    },
    {
      misconception: 'a1-q-overlooks-a-wrong-line',
      rule: () => step(2),
      why: ({ bad }) =>
        bad < 2
          ? 'follows correctly from the line before, which is already wrong.'
          : 'adds the right number on both sides.',
    },
    {
      misconception: 'a1-q-overlooks-a-wrong-line',
      rule: () => step(3),
      why: ({ bad }) => (bad < 3 ? 'only carries on the mistake made before.' : 'is the correct square.'),
    },
    {
      misconception: 'a1-q-overlooks-a-wrong-line',
      rule: () => step(4),
      why: () => 'only carries on the mistake made before.',
    },
  ],
  explain: ({ b, c, bad }) => [
    { do: `Correct lines: ${lines({ b, c, bad: 0 }).join('; ')}.`, why: 'Compare line by line.' },
    {
      do: `The first line that does not follow is Step ${bad}.`,
      why: [
        `The $${c}$ changes its sign when it goes to the other side.`,
        `Half of $${Math.abs(b)}$ must be squared: $${(b * b) / 4}$ is added on both sides.`,
        `The number in the square is half of $${b}$.`,
        'The negative root is missing.',
      ][bad - 1] as string,
    },
  ],
  given: (p) => ({ task: `$${quad(1, p.b, p.c)} = 0$`, shown: lines(p) }),
  // Solves every line as it stands: the first that has other solutions than the line before it is wrong.
  check: ({ task, shown }) => {
    const found = [task, ...shown].map(solutionsOf)
    return step(found.findIndex((s, i) => i > 0 && s !== found[i - 1]))
  },
})

const least = balanced({
  id: 'algebra-1/completing-least-value',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ b: nonZero(rng, -9, 9) * 2, c: nonZero(rng, -15, 40) }),
      ({ b, c }) => c !== (b * b) / 4 && Math.abs(b) > 2,
    ),
  frames: [
    {
      id: 'least',
      kind: 'multi-step',
      items: 6,
      stem: ({ b, c }) => `For all real numbers $x$, what is the smallest possible value of $${quad(1, b, c)}$?`,
    },
  ],
  answer: ({ b, c }) => num(c - (b * b) / 4),
  traps: [
    {
      misconception: 'a1-q-does-not-take-the-square-back',
      rule: ({ c }) => num(c),
      why: () => 'is the value at $x = 0$.',
    },
    {
      misconception: 'a1-q-adds-the-square-twice',
      rule: ({ b, c }) => num(c + (b * b) / 4),
      why: () => 'adds the square instead of taking it away.',
    },
    {
      misconception: 'a1-q-gives-the-place-for-the-value',
      rule: ({ b }) => num(-b / 2),
      why: () => 'is the $x$ at which the smallest value is taken.',
    },
    {
      misconception: 'a1-q-forgets-to-halve',
      rule: ({ b, c }) => num(c - b * b),
      why: ({ b }) => `does not halve the $${b}$.`,
    },
    {
      misconception: 'a1-q-halves-the-square',
      rule: ({ b, c }) => num(c - (b * b) / 2),
      why: () => 'halves after squaring.',
    },
    {
      misconception: 'a1-q-forgets-to-square-the-half',
      rule: ({ b, c }) => num(c - Math.abs(b) / 2),
      why: () => 'does not square the half.',
    },
    {
      misconception: 'a1-q-forgets-to-square-the-half',
      rule: ({ b, c }) => num(c + Math.abs(b) / 2),
      why: () => 'adds the half instead of subtracting its square.',
    },
  ],
  explain: ({ b, c }) => [
    {
      do: `Complete the square: $${quad(1, b, c)} = ${square(-b / 2)}${signed(c - (b * b) / 4)}$.`,
      why: `Half of $${b}$, squared, is $${(b * b) / 4}$.`,
    },
    {
      do: `The smallest value is $${c - (b * b) / 4}$.`,
      why: `A square is never less than $0$, and it is $0$ for $x = ${-b / 2}$.`,
    },
  ],
  given: (p) => p,
  check: ({ b, c }) => num(Math.min(...Array.from({ length: 81 }, (_, i) => i - 40).map((x) => x * x + b * x + c))),
})

const first = judgeTwoWays({
  id: 'algebra-1/completing-judge',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  seconds: 90,
  items: 5,
  misconceptions: JUDGING,
  draw: (rng): { h: number; c: number } => ({ h: int(rng, 2, 9), c: int(rng, 2, 20) }),
  task: ({ h, c }) => `want to solve $x^2 + ${2 * h}x = ${c}$ by completing the square`,
  claims: ({ h, c }) => {
    const claim = (tex: string, gap: (x: number) => number, fine: boolean, because: string) => ({
      says: `writes $${tex}$`,
      fine,
      // The same solutions: the difference of the sides vanishes where it should.
      test: () => [-h + Math.sqrt(h * h + c), -h - Math.sqrt(h * h + c)].every((x) => Math.abs(gap(x)) < 1e-6),
      because,
    })
    const half = `Half of $${2 * h}$ is $${h}$, so $${h * h}$ must be added on both sides.`
    return [
      claim(`(x + ${h})^2 = ${c + h * h}`, (x) => (x + h) ** 2 - c - h * h, true, half),
      claim(`x^2 + ${2 * h}x + ${h * h} = ${c} + ${h * h}`, (x) => x * x + 2 * h * x - c, true, half),
      claim(
        `(x + ${h})^2 - ${h * h} = ${c}`,
        (x) => (x + h) ** 2 - h * h - c,
        true,
        `What is added on the left, $${h * h}$, is taken away again on the left.`,
      ),
      claim(`(x + ${h})^2 = ${c}`, (x) => (x + h) ** 2 - c, false, half),
      claim(`(x + ${2 * h})^2 = ${c + 4 * h * h}`, (x) => (x + 2 * h) ** 2 - c - 4 * h * h, false, half),
      claim(`(x + ${h})^2 = ${c + h}`, (x) => (x + h) ** 2 - c - h, false, half),
    ]
  },
  ask: 'Whose equation has the same solutions as the given one?',
})

export const templates: readonly Template[] = [missing, rewrite, solve, firstError, least, first]
