/** Two kinds of questions that every skill of this subject has: name the mistake, and judge two first steps. */

import {
  add,
  div,
  eq,
  type Frac,
  type Fracish,
  gotWrong,
  type Html,
  linear,
  mul,
  NAMES,
  numbersApart,
  type Pair,
  type Rng,
  sample,
  sub,
  toFrac,
  toTex,
  toText,
  twoCoins,
  twoOf,
  until,
  whichMistake,
  whoIsRight,
  withFaster,
} from '#kit'

/** ax + b = cx + d. */
export type Lin = Readonly<{ a: Fracish; b: Fracish; c: Fracish; d: Fracish }>

/** ax + b; a unit fraction is written as the fraction of x. */
function sideTex(a: Fracish, b: Fracish): string {
  const { n, d } = toFrac(a)
  const plain = linear(a, b)
  return Math.abs(n) === 1 && d > 1 ? plain.replace(`\\frac{1}{${d}}x`, `\\frac{x}{${d}}`) : plain
}

/** A line as it is shown: x/3 has the numbers 1 and 3, not the fraction. */
const shown = (l: Lin) => ({ ...l, a: toFrac(l.a).n, over: toFrac(l.a).d })

export const linTex = (l: Lin): string => `${sideTex(l.a, l.b)} = ${sideTex(l.c, l.d)}`
export const solve = (l: Lin): Frac => div(sub(l.d, l.b), sub(l.a, l.c))

const keeps = (l: Lin, x: Fracish): boolean => eq(add(mul(l.a, x), l.b), add(mul(l.c, x), l.d))

/** Both sides of a line for a value of x, in words. */
const sidesAt = (l: Lin, x: Fracish): Html => {
  const [left, right] = [add(mul(l.a, x), l.b), add(mul(l.c, x), l.d)]
  return `the left side is $${toTex(left)}$ and the right side $${toTex(right)}$`
}

/** The way to the solution, line by line: parentheses gone, variable terms on one side, constants on the other, divided. */
function linesTo(tex: string, l: Lin): Html[] {
  const k = sub(l.a, l.c)
  const lines = [
    tex,
    linTex(l),
    `${sideTex(k, l.b)} = ${toTex(l.d)}`,
    `${sideTex(k, 0)} = ${toTex(sub(l.d, l.b))}`,
    `x = ${toTex(solve(l))}`,
  ]
  return [...new Set(lines)].map((line) => `$${line}$`)
}

const solving = (tex: string, l: Lin): Html => linesTo(tex, l).join(', then ')

/** A mistake in words, where it leads, and the line that it solves in place of the equation. */
export type Mistake = Readonly<{ says: Html; result: Fracish; line: Lin }>

const isX = (x: Fracish): Html => `$x = ${toTex(x)}$`

/** What a mistake comes to: the line that is solved in place of the equation, down to its end. */
function carriedOut({ says, line, result }: Mistake): Html {
  const [first, ...rest] = linesTo(linTex(line), line)
  return `${says} means solving ${first} instead${rest.length > 1 ? `: ${rest.join(', then ')}` : `, which gives ${isX(result)}`}.`
}

/** "… got x = 12. Which mistake leads there?" */
export function nameTheMistake<E>(c: {
  readonly items?: number
  readonly draw: (rng: Rng) => E
  readonly tex: (e: E) => string
  readonly solution: (e: E) => Fracish
  /** The equation without parentheses, where more than one step leads to the solution. */ readonly lin?: (e: E) => Lin
  readonly mistakes: (e: E) => readonly [Mistake, Mistake, Mistake, Mistake]
}) {
  return whichMistake({
    ...c,
    items: c.items ?? 10,
    misconception: 'a1-names-an-error-without-testing',
    results: { key: toText, show: isX, got: (x) => x, apart: numbersApart },
    stem: ({ e, name, made }) => gotWrong(name, `solved $${c.tex(e)}$`, isX(made.result)),
    explain: ({ e, name, made, others: [other] }) => ({
      plan: 'Solve the equation correctly first. Then carry out the suggested mistakes one by one, and see which of them ends at the given number.',
      steps: [
        {
          do: c.lin
            ? `Solve it correctly: ${solving(c.tex(e), c.lin(e))}.`
            : `The correct solution of $${c.tex(e)}$ is ${isX(c.solution(e))}.`,
          why: `Only this number makes both sides equal; $${toTex(made.result)}$ does not.`,
        },
        {
          do: `Try one of the mistakes: ${carriedOut(other)}`,
          why: `That is not what ${name} got.`,
        },
        {
          do: carriedOut(made),
          why: `That is what ${name} got. The other three mistakes lead to other numbers.`,
        },
      ],
      check: `Put ${isX(made.result)} into $${linTex(made.line)}$: ${sidesAt(made.line, made.result)}.`,
      faster: `Solve nothing: each mistake stands for another equation, and the wrong answer can be put into it. $${linTex(made.line)}$ is true for ${isX(made.result)}; $${linTex(other.line)}$ is not, for there ${sidesAt(other.line, made.result)}.`,
    }),
    // Puts the number that was found into the line that each mistake solves.
    recognize: (e, got) => c.mistakes(e).find((m) => keeps(m.line, got)),
  })
}

/** A first step in words and the line that it leads to. */
export type FirstStep = Readonly<{ says: Html; line: Lin }>

/** "A starts with …, B starts with …: who has made a correct first step?" */
export function judgeTwoSteps<E>(c: {
  readonly items?: number
  readonly draw: (rng: Rng) => E
  readonly tex: (e: E) => string
  readonly lin: (e: E) => Lin
  readonly right: (e: E) => readonly FirstStep[]
  readonly wrong: (e: E) => readonly FirstStep[]
  /** What a wrong step leads to where it is done to the whole of both sides. */ readonly done?: (
    e: E,
    says: Html,
  ) => Lin
}) {
  type P = Readonly<{ e: E; first: FirstStep; second: FirstStep; fine: Pair<boolean>; names: readonly string[] }>
  const step = (p: P, who: 0 | 1): FirstStep => (who === 0 ? p.first : p.second)
  const { done } = c
  const doing = (p: P, who: 0 | 1, line: Lin): Html =>
    `What ${p.names[who]} does, done to the whole of both sides, leads to $${linTex(line)}$, and ${p.names[who]} writes ${linTex(line) === linTex(step(p, who).line) ? 'just this' : `$${linTex(step(p, who).line)}$`}.`
  const kind = whoIsRight({
    ...c,
    items: c.items ?? 10,
    frame: 'first-steps',
    misconceptions: {
      accepts: 'a1-accepts-an-unbalanced-step',
      rejects: 'a1-rejects-a-correct-step',
      oneRight: 'a1-assumes-exactly-one-is-right',
    },
    draw: (rng): P =>
      until(
        () => {
          const e = c.draw(rng)
          const fine = twoCoins(rng)
          const [first, second] = twoOf(fine, sample(rng, c.right(e), 2), sample(rng, c.wrong(e), 2))
          return { e, first, second, fine, names: sample(rng, NAMES, 2) }
        },
        (p) =>
          keeps(p.first.line, solve(c.lin(p.e))) === p.fine[0] && keeps(p.second.line, solve(c.lin(p.e))) === p.fine[1],
      ),
    intro: (p) => `<p>${p.names[0]} and ${p.names[1]} want to solve $${c.tex(p.e)}$.</p>`,
    says: (p, who) => `first ${step(p, who).says} and writes $${linTex(step(p, who).line)}$.`,
    question: () => 'Whose first step is correct?',
    checked: (p) =>
      `Solve each line by itself: ${p.names[0]}’s gives ${isX(solve(p.first.line))}, ${p.names[1]}’s gives ${isX(solve(p.second.line))}. Only a line that gives ${isX(solve(c.lin(p.e)))} follows from the equation.`,
    holds: (p, who) => p.fine[who],
    called: 'first step',
    plan: 'Solve the equation in your own way. A correct step keeps the solution, so put it into each line and see whether both sides are equal.',
    first: (p) => ({
      do: `Solve the equation: ${solving(c.tex(p.e), c.lin(p.e))}.`,
      why: 'A correct step leads to a line with the same solution.',
    }),
    tested: (p, who) => ({
      tested: `Put ${isX(solve(c.lin(p.e)))} into $${linTex(step(p, who).line)}$: ${sidesAt(step(p, who).line, solve(c.lin(p.e)))}.`,
      ...(p.fine[who]
        ? {}
        : { because: 'A step that changes the solution did not do the same to the whole of both sides.' }),
    }),
    given: (p) => ({ e: p.e, lines: [shown(p.first.line), shown(p.second.line)] as const, names: p.names }),
    test: ({ e, lines }, who) => {
      const { a, over, ...rest } = lines[who]
      return eq(solve(c.lin(e)), solve({ ...rest, a: div(a, over) }))
    },
  })
  return withFaster(kind, (p) =>
    done === undefined
      ? undefined
      : `Solve nothing. Do each named step yourself and compare the lines. ${([0, 1] as const).map((who) => doing(p, who, p.fine[who] ? step(p, who).line : done(p.e, step(p, who).says))).join(' ')}`,
  )
}
