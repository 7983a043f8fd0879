import {
  int,
  judgeTwoWays,
  namedBy,
  nonZero,
  paren,
  person,
  pick,
  quadraticRoots,
  signed,
  signedTerm,
  solutions,
  squareParts,
  surd,
  type Template,
  template,
  text,
  until,
  withCheck,
  withFaster,
  work,
} from '#kit'
import { readValue, sidesOf } from '../read-tex.ts'
import { JUDGING, quad, square } from './common.ts'

const skill = 'a1-completing-the-square'

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
  given: (p) => p,
  answer: ({ b, c }) => solutions([surd(-b / 2, 1, (b * b) / 4 - c), surd(-b / 2, -1, (b * b) / 4 - c)]),
  traps: [
    {
      misconception: 'a1-q-flips-the-sign-in-the-square',
      classic: true,
      says: () => 'I got the sign inside the square wrong.',
      rule: ({ b, c }) => solutions([surd(b / 2, 1, (b * b) / 4 - c), surd(b / 2, -1, (b * b) / 4 - c)]),
      why: ({ b }) => `starts with $${b / 2}$ instead of $${-b / 2}$.`,
    },
    {
      misconception: 'a1-q-adds-the-square-twice',
      says: () => 'I moved the constant term to the other side with the wrong sign.',
      rule: ({ b, c }) =>
        (b * b) / 4 + c > 0 && squareParts((b * b) / 4 + c).inside > 1
          ? solutions([surd(-b / 2, 1, (b * b) / 4 + c), surd(-b / 2, -1, (b * b) / 4 + c)])
          : null,
      why: ({ c }) => `moves the $${c}$ to the other side with the wrong sign.`,
    },
    {
      misconception: 'a1-q-forgets-to-halve',
      says: ({ b }) =>
        `I found the right number for the right side, but wrote $(x${signed(b)})^2$ on the left: I did not halve.`,
      rule: ({ b, c }) => solutions([surd(-b, 1, (b * b) / 4 - c), surd(-b, -1, (b * b) / 4 - c)]),
      why: ({ b }) => `does not halve the $${b}$.`,
    },
    {
      misconception: 'a1-q-flips-the-sign-in-the-square',
      twoSlips: true,
      says: () => 'I got the sign inside the square and the sign of the constant term wrong.',
      rule: ({ b, c }) =>
        (b * b) / 4 + c > 0 && squareParts((b * b) / 4 + c).inside > 1
          ? solutions([surd(b / 2, 1, (b * b) / 4 + c), surd(b / 2, -1, (b * b) / 4 + c)])
          : null,
      why: ({ b, c }) => `starts with $${b / 2}$ instead of $${-b / 2}$, and uses the $${c}$ with the wrong sign.`,
    },
    {
      misconception: 'a1-q-forgets-to-halve',
      twoSlips: true,
      says: ({ b }) =>
        `I found the right number for the right side, but wrote $(x${signed(-b)})^2$ on the left: I did not halve, and the sign is wrong.`,
      rule: ({ b, c }) => solutions([surd(b, 1, (b * b) / 4 - c), surd(b, -1, (b * b) / 4 - c)]),
      why: ({ b }) => `uses $${b}$ where the opposite of its half belongs.`,
    },
  ],
  explain: ({ b, c }) => ({
    plan: 'No whole numbers fit for factoring, so complete the square, then take square roots on both sides.',
    steps: [
      {
        do: `${c > 0 ? `Subtract $${c}$ from` : `Add $${-c}$ to`} both sides: $x^2${signedTerm(b, 'x')} = ${-c}$.`,
        why: 'This makes room for the number that completes the square.',
      },
      {
        do: `Half of $${b}$ is $${b / 2}$, and $${paren(b / 2)}^2 = ${(b * b) / 4}$. Add it to both sides: $x^2${signedTerm(b, 'x')} + ${(b * b) / 4} = ${-c} + ${(b * b) / 4}$.`,
        why: 'The square of half the coefficient of $x$ completes the square.',
      },
      {
        do: `Write the left side as a square: $${square(-b / 2)} = ${(b * b) / 4 - c}$.`,
        why: `$${square(-b / 2)}$ multiplied out is $x^2${signedTerm(b, 'x')} + ${(b * b) / 4}$.`,
      },
      {
        do: `Take square roots: $x${signed(b / 2)} = \\pm\\sqrt{${(b * b) / 4 - c}}$.`,
        why: 'Both the positive and the negative root have this square.',
      },
      {
        do: `${b > 0 ? 'Subtract' : 'Add'} $${Math.abs(b / 2)}$: $x = ${-b / 2} \\pm \\sqrt{${(b * b) / 4 - c}}$.`,
        why: 'Do the same on both sides to get $x$ alone.',
      },
    ],
    check: `The two solutions add up to $2 \\cdot ${paren(-b / 2)} = ${-b}$, which is the opposite of the coefficient $${b}$; their product is $${paren(-b / 2)}^2 - ${(b * b) / 4 - c} = ${c}$, the constant term.`,
    faster: `Test the options: only $${-b / 2} \\pm \\sqrt{${(b * b) / 4 - c}}$ add up to $${-b}$, the opposite of the coefficient of $x$, and multiply to $${c}$, the constant term.`,
  }),
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

type Shown = Readonly<{ task: string; shown: readonly string[] }>
/** The first line with other solutions than the one before. */
function firstWrong({ task, shown }: Shown): number {
  const found = [task, ...shown].map(solutionsOf)
  return found.findIndex((s, i) => i > 0 && s !== found[i - 1])
}

const BLAMED = ['a1-q-overlooks-a-wrong-line', 'a1-q-blames-the-line-beside']

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
  given: (p) => ({ task: `$${quad(1, p.b, p.c)} = 0$`, shown: lines(p) }),
  answer: ({ bad }) => step(bad),
  traps: [1, 2, 3, 4].flatMap((k) =>
    namedBy(BLAMED, (g: Shown) => BLAMED[Math.abs(firstWrong(g) - k) === 1 ? 1 : 0] as string, {
      unlessRight: true,
      rule: () => step(k),
      says: ({ bad }: Lines) =>
        bad < k
          ? `I took Step ${k} for the mistake, but it only carries on the one of Step ${bad}.`
          : `I took Step ${k} for the mistake, although it follows from the line before.`,
      why: ({ bad }: Lines) =>
        bad < k
          ? 'only carries on the mistake made before.'
          : (['follows correctly from the equation.', 'adds the right number to both sides.'][k - 1] ??
            'is the correct square.'),
    }),
  ),
  explain: ({ b, c, bad }) => {
    const shown = lines({ b, c, bad })
    const half = `Half of $${b}$ is $${b / 2}$, and $${paren(b / 2)}^2 = ${(b * b) / 4}$.`
    const line = (k: number) => shown[k - 1] as string
    const tests = [
      {
        do: `Step 1: from $${quad(1, b, c)} = 0$, ${c > 0 ? `subtracting $${c}$ from` : `adding $${-c}$ to`} both sides gives $x^2${signed(b)}x = ${-c}$. The work has ${line(1)}${bad === 1 ? '.' : ', which is right.'}`,
        why: 'What is done on the left side must be done on the right side.',
      },
      {
        do: `Step 2: ${half} It is added to both sides${bad === 2 ? `: the right side must be $${-c} + ${(b * b) / 4} = ${(b * b) / 4 - c}$. The work has $${-c}$.` : ', and the work does so.'}`,
        why: 'The square of half the coefficient of $x$ completes the square.',
      },
      {
        do: `Step 3: $x^2${signed(b)}x + ${(b * b) / 4}$ is $${square(-b / 2)}$${bad === 3 ? `. The work has $${square(-b)}$.` : ', as in the work.'}`,
        why: `The number in the square is half of $${b}$.`,
      },
      {
        do: `Step 4: a positive number has two square roots, so it must be $x = ${-b / 2} \\pm \\sqrt{${(b * b) / 4 - c}}$. The work has ${line(4)}.`,
        why: 'The negative root is missing.',
      },
    ]
    const wrong = tests[bad - 1] as (typeof tests)[number]
    return {
      plan: 'Do each step yourself from the line before it, and compare. The mistake is in the first line that does not follow.',
      steps: [
        ...tests.slice(0, bad - 1),
        wrong,
        ...(bad === 1
          ? [
              {
                do: `The later lines follow from ${line(1)}: $${(b * b) / 4}$ is added to both sides, and then roots are taken.`,
                why: 'They only carry the wrong number on.',
              },
            ]
          : []),
        { do: `So the mistake is in Step ${bad}.`, why: 'All lines before it follow correctly.' },
      ],
      faster: `Complete the square in one go: half of $${b}$ is $${b / 2}$, so the result is $${square(-b / 2)} = ${(b * b) / 4}${signed(-c)} = ${(b * b) / 4 - c}$. ${
        [
          `The work has $${(b * b) / 4}${signed(c)} = ${(b * b) / 4 + c}$ on the right, so the $${Math.abs(c)}$ came there with the wrong sign in Step 1.`,
          `The work has $${-c}$ on the right already in Step 2, so $${(b * b) / 4}$ was not added there.`,
          `The right side of the work is the same, but Step 3 has $${square(-b)}$, with $${b}$ not halved.`,
          'The work has this in Step 3, so only Step 4 is left, and there $\\pm$ is missing.',
        ][bad - 1]
      }`,
      check:
        sumOf({ b, c, bad: 0 }) < 0
          ? `Correct lines lead to $${square(-b / 2)} = ${sumOf({ b, c, bad: 0 })}$, which has no real solution.`
          : `The correct lines are: ${lines({ b, c, bad: 0 }).join('; ')}.`,
    }
  },
  // Solves every line as it stands: the first that has other solutions than the line before it is wrong.
  check: (g) => step(firstWrong(g)),
})

/** How a line compares with (x + h)² = c + h². */
function besideRight(line: string, h: number, c: number): string {
  const same = [`(x + ${h})^2 = ${c + h * h}`, `x^2 + ${2 * h}x + ${h * h} = ${c} + ${h * h}`]
  if (same.some((tex) => line.endsWith(`$${tex}$`))) return 'is one of these two'
  if (line.endsWith(`- ${h * h} = ${c}$`)) return `has the $${h * h}$ on the left with a minus sign, which is the same`
  if (line.endsWith(`(x + ${h})^2 = ${c}$`)) return `has the right side $${c}$, without the $${h * h}$`
  return line.endsWith(`(x + ${h})^2 = ${c + h}$`)
    ? `has the right side $${c} + ${h} = ${c + h}$`
    : `has the square $(x + ${2 * h})^2$`
}

const first = template({
  id: 'algebra-1/completing-judge',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwoWays({
        items: 5,
        misconceptions: JUDGING,
        draw: (rng): { h: number; c: number } => ({ h: int(rng, 2, 9), c: int(rng, 2, 20) }),
        task: ({ h, c }) => `want to solve $x^2 + ${2 * h}x = ${c}$ by completing the square`,
        claims: ({ h, c }) => {
          const claim = (tex: string, gap: (x: number) => number, fine: boolean, tested: string) => ({
            says: `writes $${tex}$`,
            fine,
            // The same solutions: the difference of the sides vanishes where it should.
            test: () => [-h + Math.sqrt(h * h + c), -h - Math.sqrt(h * h + c)].every((x) => Math.abs(gap(x)) < 1e-6),
            tested,
          })
          const out = (k: number) => `Multiply out: $(x + ${k})^2 = x^2 + ${2 * k}x + ${k * k}$.`
          return [
            claim(
              `(x + ${h})^2 = ${c + h * h}`,
              (x) => (x + h) ** 2 - c - h * h,
              true,
              `${out(h)} So $${h * h}$ was added on the left, and $${c} + ${h * h} = ${c + h * h}$ stands on the right.`,
            ),
            claim(
              `x^2 + ${2 * h}x + ${h * h} = ${c} + ${h * h}`,
              (x) => x * x + 2 * h * x - c,
              true,
              `Subtract $${h * h}$ from both sides: $x^2 + ${2 * h}x = ${c}$ is left.`,
            ),
            claim(
              `(x + ${h})^2 - ${h * h} = ${c}`,
              (x) => (x + h) ** 2 - h * h - c,
              true,
              `${out(h)} The $${h * h}$ is taken away again on the same side: $x^2 + ${2 * h}x = ${c}$ is left.`,
            ),
            claim(
              `(x + ${h})^2 = ${c}`,
              (x) => (x + h) ** 2 - c,
              false,
              `${out(h)} So $${h * h}$ was added on the left; the right side is $${c}$, as before.`,
            ),
            claim(
              `(x + ${2 * h})^2 = ${c + 4 * h * h}`,
              (x) => (x + 2 * h) ** 2 - c - 4 * h * h,
              false,
              `${out(2 * h)} The given equation has $${2 * h}x$.`,
            ),
            claim(
              `(x + ${h})^2 = ${c + h}`,
              (x) => (x + h) ** 2 - c - h,
              false,
              `${out(h)} So $${h * h}$ was added on the left, and on the right $${c} + ${h} = ${c + h}$.`,
            ),
          ]
        },
        ask: 'Whose equation has the same solutions as the given one?',
        plan: 'Halve the coefficient of $x$ and square it: this number completes the square, and it must be added on both sides, or added and taken away on the same side. Then multiply out each equation and compare it with the given one.',
        first: ({ h }) => ({
          do: `Half of $${2 * h}$ is $${h}$, and $${h}^2 = ${h * h}$: $x^2 + ${2 * h}x + ${h * h} = (x + ${h})^2$.`,
          why: 'A square of a sum has twice the product as its middle term.',
        }),
      }),
      ({ e: { h, c }, says, names }) =>
        `Put in $x = -${h}$: the sides of the given equation are $${h * h} - ${2 * h * h} = ${-h * h}$ and $${c}$, and the right one is $${c + h * h}$ greater. Adding the same on both sides keeps this difference. ${says.map((line, who) => `In ${names[who]}’s line the sides are ${sidesAtVertex(line, h, c)}`).join(' ')}`,
    ),
    ({ e: { h, c }, says, names }) =>
      `Complete the square yourself in one line, $x^2 + ${2 * h}x + ${h * h} = ${c} + ${h * h}$, that is, $(x + ${h})^2 = ${c + h * h}$, and compare. ${says.map((line, who) => `${names[who]}’s line ${besideRight(line, h, c)}.`).join(' ')}`,
  ),
})

/** The sides of a line that somebody writes, for x = −h, with their difference. */
function sidesAtVertex(line: string, h: number, c: number): string {
  const sides = line.slice('writes $'.length, -1)
  const left = sides.startsWith(`(x + ${2 * h})`) ? h * h : sides.includes(`- ${h * h} =`) ? -h * h : 0
  const right =
    sides
      .split(' = ')[1]
      ?.split(' + ')
      .reduce((sum, n) => sum + Number(n), 0) ?? c
  return `$${left}$ and $${right}$, a difference of $${right - left}$.`
}

export const templates: readonly Template[] = [solve, firstError, first]
