import {
  add,
  coef,
  div,
  frac,
  int,
  mul,
  nonZero,
  num,
  paren,
  signed,
  sub,
  type Template,
  table,
  template,
  toTex,
  until,
} from '#kit'
import { drawSeq, first, formula, listed, start, term, walk } from './arithmetic.ts'

const skill = 'a1-arithmetic-sequences'

const nth = template({
  id: 'algebra-1/arithmetic-nth-term',
  skill,
  difficulty: 'Low',
  b: -0.3,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: drawSeq,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (p) => `What is term number ${p.n} of the arithmetic sequence ${listed(p)}, …?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 5,
      stem: (p) => `The sequence ${listed(p)}, … is arithmetic, and $a_1 = ${p.a}$. What is $a_{${p.n}}$?`,
    },
  ],
  given: (p) => ({ terms: first(p), n: p.n }),
  answer: (p) => num(term(p)),
  traps: [
    {
      misconception: 'a1-sequence-one-step-too-many',
      classic: true,
      operation: 'off-by-one',
      operands: ({ n }) => [n - 1],
      after: (got, { terms: [a = 0, b = 0] }) => add(a, mul(got, b - a)),
      rule: ({ terms, n }) => num(start(terms).a + n * start(terms).d),
      why: ({ n }) => `takes ${n} steps from the first term; there are only ${n - 1}.`,
    },
    {
      misconception: 'a1-sequence-forgets-first-term',
      says: ({ n }) => `I multiplied the difference by ${n} and left out the first term.`,
      operation: 'term-left-out',
      operands: ({ terms: [a = 0, b = 0], n }) => [(b - a) * n],
      rule: ({ terms, n }) => num(start(terms).d * n),
      why: () => 'multiplies the difference and leaves out where the sequence starts.',
    },
    {
      misconception: 'a1-sequence-wrong-sign',
      operation: 'sign-reversed',
      operands: ({ terms: [a = 0, b = 0], n }) => [(b - a) * (n - 1)],
      after: (got, { terms: [a = 0] }) => add(a, got),
      rule: ({ terms, n }) => num(start(terms).a - (n - 1) * start(terms).d),
      why: ({ d }) => `goes ${d > 0 ? 'down' : 'up'} instead of ${d > 0 ? 'up' : 'down'}.`,
    },
    {
      misconception: 'a1-sequence-counts-from-last-shown',
      says: (p) => `I took $${first(p).at(-1)}$, the last term that is shown, for term 1.`,
      rule: ({ terms, n }) => num((terms.at(-1) as number) + (n - 1) * start(terms).d),
      why: () => 'starts to count at the last term that is shown.',
    },
  ],
  explain: (p) => ({
    plan: 'In an arithmetic sequence every step adds the same number, so start with the first term and add that number once for every step.',
    steps: [
      {
        do: `The difference is $d = ${p.a + p.d} - ${paren(p.a)} = ${p.d}$.`,
        why: 'Subtract a term from the next one.',
      },
      {
        do: `From term 1 to term ${p.n} there are $${p.n} - 1 = ${p.n - 1}$ steps.`,
        why: 'The first term needs no step.',
      },
      {
        do: `$a_{${p.n}} = ${p.a} + ${p.n - 1} \\cdot ${paren(p.d)} = ${p.a}${signed((p.n - 1) * p.d)} = ${term(p)}$`,
        why: 'This is $a_n = a_1 + (n - 1)d$.',
      },
    ],
    check: `Go back to the first term: $${term(p)} - ${p.n - 1} \\cdot ${paren(p.d)} = ${p.a}$.`,
  }),
  check: ({ terms, n }) => num(walk(terms, n)),
})

const rule = template({
  id: 'algebra-1/arithmetic-formula',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ ...drawSeq(rng), n: 0 }),
      ({ a, d }) => a - d !== 0 && Math.abs(a - d) > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (p) => `Which formula gives the terms of the arithmetic sequence ${listed(p)}, … for $n = 1, 2, 3, 4, …$?`,
    },
    {
      id: 'recursive',
      kind: 'methods',
      difficulty: 'High',
      b: 0.6,
      items: 6,
      stem: (p) =>
        `A sequence starts with the terms ${listed(p)}, and every further term follows from the rule $a_{n+1} = a_n${p.d < 0 ? ' - ' : ' + '}${Math.abs(p.d)}$. Which formula gives $a_n$ directly?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 5,
      stem: (p) =>
        `<p>The table shows the beginning of an arithmetic sequence.</p>${table(
          ['$n$', '$a_n$'],
          first(p).map((x, k) => [`$${k + 1}$`, `$${x}$`]),
        )}<p>Which formula fits?</p>`,
    },
  ],
  given: (p) => ({ terms: first(p) }),
  answer: ({ a, d }) => formula(d, a - d),
  traps: [
    {
      misconception: 'a1-sequence-first-term-as-constant',
      classic: true,
      rule: ({ terms }) => formula(start(terms).d, start(terms).a),
      why: ({ a, d }) => `gives $${a + d}$ for $n = 1$, and not $${a}$.`,
    },
    {
      misconception: 'a1-sequence-swaps-first-and-difference',
      says: () => 'I wrote the first term before $n$ and the difference at the end.',
      rule: ({ terms }) => formula(start(terms).a, start(terms).d),
      why: ({ a, d }) => `has the difference $${a}$ instead of $${d}$.`,
    },
    {
      misconception: 'a1-sequence-adds-difference',
      rule: ({ terms }) => {
        const { a, d } = start(terms)
        return a + d === 0 ? null : formula(d, a + d)
      },
      why: ({ a, d }) => `gives $${a + 2 * d}$ for $n = 1$, and not $${a}$.`,
    },
    {
      misconception: 'a1-sequence-wrong-sign',
      says: () => 'I started with the right first term, but stepped in the wrong direction.',
      rule: ({ terms }) => formula(-start(terms).d, start(terms).a + start(terms).d),
      why: ({ a }) => `starts with $${a}$, but then goes the wrong way.`,
    },
    {
      misconception: 'a1-sequence-swaps-first-and-difference',
      says: () => 'I started with the difference and added the first term in every step.',
      rule: ({ terms }) => formula(start(terms).a, start(terms).d - start(terms).a),
      why: ({ a, d }) => `starts with $${d}$ and has the difference $${a}$.`,
    },
    {
      misconception: 'a1-sequence-wrong-sign',
      says: () => 'I stepped in the wrong direction, and I put the first term as the constant of the formula.',
      twoSlips: true,
      rule: ({ terms }) => formula(-start(terms).d, start(terms).a),
    },
  ],
  explain: ({ a, d }) => ({
    plan: 'The difference is the coefficient of $n$; the constant is what is still missing to get the first term.',
    steps: [
      {
        do: `The difference is $${a + d} - ${paren(a)} = ${d}$.`,
        why: 'In an arithmetic sequence it is the same from each term to the next.',
      },
      {
        do: `The formula has the form $a_n = ${coef(d)}n + c$.`,
        why: 'When $n$ goes up by 1, the term has to change by the difference.',
      },
      {
        do: `For $n = 1$ it must give $${a}$: $${d} + c = ${a}$, so $c = ${a} - ${paren(d)} = ${a - d}$.`,
        why: 'The constant is the number one step before the first term.',
      },
      { do: `So ${formula(d, a - d).html}.`, why: 'Put the constant into the formula.' },
    ],
    check: `For $n = 4$ the formula gives $${4 * d}${signed(a - d)} = ${a + 3 * d}$, the fourth term.`,
    faster: `Test the options with $n = 1$ and $n = 2$: they must give $${a}$ and $${a + d}$.`,
  }),
  check: ({ terms }) => {
    const [x, y] = terms as [number, number]
    for (let c = -60; c <= 60; c++) if (y - x + c === x) return formula(y - x, c)
    return num(0)
  },
})

const twoTerms = template({
  id: 'algebra-1/arithmetic-two-terms',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [a, d, p] = [nonZero(rng, -15, 25), nonZero(rng, -7, 7), int(rng, 3, 6)]
        const q = p + int(rng, 3, 7)
        return { p, ap: a + (p - 1) * d, q, aq: a + (q - 1) * d }
      },
      ({ ap, aq }) => ap !== 0 && aq !== 0 && Math.abs(aq - ap) > 5,
    ),
  frames: [
    {
      id: 'first-term',
      kind: 'multi-step',
      items: 7,
      stem: ({ p, ap, q, aq }) =>
        `In an arithmetic sequence $a_{${p}} = ${ap}$ and $a_{${q}} = ${aq}$. What is the first term $a_1$?`,
    },
  ],
  given: (e) => e,
  answer: ({ p, ap, q, aq }) => num(ap - ((p - 1) * (aq - ap)) / (q - p)),
  traps: [
    {
      misconception: 'a1-sequence-one-step-too-many',
      says: ({ p }) => `From $a_{${p}}$ I went back ${p} steps, which is one too many.`,
      classic: true,
      operation: 'off-by-one',
      operands: ({ p }) => [p - 1],
      after: (got, { p, ap, aq, q }) => sub(ap, mul(got, div(aq - ap, q - p))),
      rule: ({ p, ap, q, aq }) => num(ap - (p * (aq - ap)) / (q - p)),
      why: ({ p }) => `goes back ${p} steps from term ${p} instead of ${p - 1}.`,
    },
    {
      misconception: 'a1-sequence-takes-gap-as-difference',
      says: ({ p, q }) => `From $a_{${p}}$ I went back once by the whole gap between $a_{${p}}$ and $a_{${q}}$.`,
      operation: 'whole-for-part',
      operands: ({ aq, ap }) => [aq - ap],
      after: (got, { ap }) => sub(ap, got),
      rule: ({ ap, aq }) => num(2 * ap - aq),
      why: ({ p, q }) => `goes back once by the whole gap between term ${p} and term ${q}.`,
    },
    {
      misconception: 'a1-sequence-gives-difference',
      operation: 'stopped-at-a-step',
      operands: ({ aq, ap, q, p }) => [div(aq - ap, q - p)],
      rule: ({ p, ap, q, aq }) => num((aq - ap) / (q - p)),
      why: () => 'is the difference between neighbors.',
    },
    {
      misconception: 'a1-sequence-starts-from-wrong-term',
      says: ({ p, q }) => `I started from $a_{${q}}$, but went back as many steps as there are from $a_{${p}}$.`,
      operation: 'wrong-number-used',
      operands: ({ aq }) => [aq],
      after: (got, { p, ap, q, aq }) => sub(got, mul(p - 1, div(aq - ap, q - p))),
      rule: ({ p, ap, q, aq }) => num(aq - ((p - 1) * (aq - ap)) / (q - p)),
      why: ({ p, q }) => `goes back ${p - 1} steps, but from term ${q}.`,
    },
    {
      misconception: 'a1-sequence-starts-from-wrong-term',
      says: ({ p, q }) => `I started from $a_{${p}}$, but went back as many steps as there are from $a_{${q}}$.`,
      operation: 'wrong-number-used',
      operands: ({ q }) => [q - 1],
      after: (got, { p, ap, q, aq }) => sub(ap, mul(got, div(aq - ap, q - p))),
      rule: ({ p, ap, q, aq }) => num(ap - ((q - 1) * (aq - ap)) / (q - p)),
      why: ({ p, q }) => `goes back ${q - 1} steps, but from term ${p}.`,
    },
    {
      misconception: 'a1-sequence-wrong-sign',
      says: ({ p }) => `From $a_{${p}}$ I went forward instead of back.`,
      operation: 'added-instead-of-subtracted',
      operands: ({ p, ap, q, aq }) => [ap, mul(p - 1, div(aq - ap, q - p))],
      rule: ({ p, ap, q, aq }) => num(ap + ((p - 1) * (aq - ap)) / (q - p)),
      why: ({ p }) => `goes on from term ${p} instead of back.`,
    },
  ],
  explain: ({ p, ap, q, aq }) => {
    const d = (aq - ap) / (q - p)
    const share = frac(p - 1, q - p)
    return {
      plan: 'Two terms tell the change over several equal steps, so find one step first and then go back to the beginning.',
      steps: [
        {
          do: `From term ${p} to term ${q} there are $${q} - ${p} = ${q - p}$ steps, and the value changes by $${aq} - ${paren(ap)} = ${aq - ap}$.`,
          why: 'Compare the numbers of the terms and their values.',
        },
        {
          do: `One step: $d = \\frac{${aq - ap}}{${q - p}} = ${d}$.`,
          why: 'In an arithmetic sequence all steps are equal.',
        },
        {
          do: `From term 1 to term ${p} there are $${p} - 1 = ${p - 1}$ steps, a change of $${p - 1} \\cdot ${paren(d)} = ${(p - 1) * d}$.`,
          why: 'The first term needs no step, so there is one step fewer than terms.',
        },
        {
          do: `$a_1 = ${ap} - ${paren((p - 1) * d)} = ${ap - (p - 1) * d}$`,
          why: 'Going back takes the change away again.',
        },
      ],
      check: `Forward to term ${q}: $${ap - (p - 1) * d} + ${q - 1} \\cdot ${paren(d)} = ${ap - (p - 1) * d}${signed((q - 1) * d)} = ${aq}$.`,
      faster: `The difference is not needed: the $${p - 1}$ steps back are ${share.n === share.d ? 'as many as' : `$${toTex(share)}$ of`} the $${q - p}$ steps between the two terms, so the change is ${share.n === share.d ? `$${aq - ap}$, too` : `$${toTex(share)} \\cdot ${paren(aq - ap)} = ${(p - 1) * d}$`}, and $a_1 = ${ap} - ${paren((p - 1) * d)} = ${ap - (p - 1) * d}$.`,
    }
  },
  // Tries first terms and differences.
  check: ({ p, ap, q, aq }) => {
    for (let d = -7; d <= 7; d++) if (ap + (q - p) * d === aq) return num(ap - (p - 1) * d)
    return num(999)
  },
})

export const templates: readonly Template[] = [nth, rule, twoTerms]
