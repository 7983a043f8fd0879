import { pick, type Rng, shuffle, type Template, table, template, text } from '#kit'
import { conclude, formOf, KINDS, type Kind, truth } from './conditional-consequences.ts'
import { BOTH, type Fact, ifThen, NEITHER, ONE_WAY, said, turned } from './conditional-facts.ts'

export const skill = 'geo-conditional-statements'

const ALL: readonly Fact[] = [...BOTH, ...ONE_WAY, ...NEITHER]

const fact = (rng: Rng): Fact => {
  const f = pick(rng, ALL)
  return rng() < 0.3 ? turned(f) : f
}

const RULE: Readonly<Record<Kind, string>> = {
  converse: 'The converse exchanges hypothesis and conclusion and negates nothing.',
  inverse: 'The inverse negates both parts and leaves them in their places.',
  contrapositive: 'The contrapositive exchanges the two parts and negates both.',
}

const NAMES_OF = {
  converse: 'Converse',
  inverse: 'Inverse',
  contrapositive: 'Contrapositive',
  same: 'The same statement in other words',
} as const

const named = template({
  id: 'geometry/conditional-name-the-form',
  skill,
  difficulty: 'Low',
  b: -0.3,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) => ({ f: fact(rng), kind: pick(rng, [...KINDS, 'same'] as const) }),
  frames: [
    {
      id: 'two-statements',
      kind: 'words',
      items: 9,
      stem: ({ f, kind }) =>
        `<p>Statement 1: ${formOf(f, 'same')}.</p><p>Statement 2: ${kind === 'same' ? `${f.a.replace(/^a/, 'A')} ${f.q} if it ${f.p}` : formOf(f, kind)}.</p><p>What is statement 2 with respect to statement 1?</p>`,
    },
  ],
  given: ({ f, kind }) => ({
    f,
    hypothesis: { converse: f.q, inverse: f.np, contrapositive: f.nq, same: f.p }[kind],
    conclusion: { converse: f.p, inverse: f.nq, contrapositive: f.np, same: f.q }[kind],
  }),
  answer: ({ kind }) => text(NAMES_OF[kind]),
  traps: [
    {
      misconception: 'geo-cond-takes-the-converse',
      unlessRight: true,
      rule: () => text(NAMES_OF.converse),
      says: () => 'I took any change of the statement for the converse.',
      why: ({ kind }) =>
        kind === 'same'
          ? 'would need the two parts to be exchanged; here only the word order differs.'
          : 'would not negate anything.',
    },
    {
      misconception: 'geo-cond-takes-the-inverse',
      unlessRight: true,
      rule: () => text(NAMES_OF.inverse),
      says: () => 'I took this for a statement in which both parts are negated in their places.',
      why: ({ kind }) =>
        kind === 'contrapositive' ? 'would keep the order of the two parts.' : 'would negate both parts.',
    },
    {
      misconception: 'geo-cond-takes-the-contrapositive',
      unlessRight: true,
      rule: () => text(NAMES_OF.contrapositive),
      says: () => 'I took this for the statement with both parts exchanged and negated.',
      why: () => 'would exchange the parts and negate both; only one of the two, or none, was done.',
    },
    {
      misconception: 'geo-cond-takes-another-statement-as-the-same',
      unlessRight: true,
      rule: () => text(NAMES_OF.same),
      why: () => 'would keep the hypothesis and the conclusion as they are.',
    },
  ],
  explain: ({ f, kind }) => ({
    plan: 'Find hypothesis and conclusion of the first statement. Then look in the second one: which part follows “if,” and is anything negated?',
    steps: [
      {
        do: `Statement 1: hypothesis “${f.a} ${f.p},” conclusion “it ${f.q}.”`,
        why: 'The hypothesis stands after “if.”',
      },
      {
        do: `In statement 2, what stands after “if” is: it ${{ converse: f.q, inverse: f.np, contrapositive: f.nq, same: f.p }[kind]}.`,
        why: 'The order of words does not matter; the part after “if” is the hypothesis.',
      },
      {
        do: `So statement 2 is: ${NAMES_OF[kind]}.`,
        why: kind === 'same' ? 'Hypothesis and conclusion are those of statement 1.' : RULE[kind],
      },
    ],
    check: {
      converse: `“It ${f.q}” was the conclusion and now stands after “if”: the parts are exchanged, and nothing is negated.`,
      inverse: `“It ${f.np}” is the negation of the hypothesis and still stands after “if”: both parts are negated, and nothing is exchanged.`,
      contrapositive: `“It ${f.nq}” is the negation of the conclusion and now stands after “if”: the parts are negated and exchanged.`,
      same: `“It ${f.p}” was the hypothesis and still stands after “if”: nothing is negated, and nothing is exchanged.`,
    }[kind],
  }),
  // As functions of two truth values.
  check: ({ f, hypothesis, conclusion }) => {
    const value = (x: string) => (p: boolean, q: boolean) => (x === f.p ? p : x === f.np ? !p : x === f.q ? q : !q)
    const [h, c] = [value(hypothesis), value(conclusion)]
    const starts = [h(true, true), h(true, false), h(false, true)].join()
    if (starts === 'true,true,false') return text(NAMES_OF.same)
    if (starts === 'true,false,true') return text(NAMES_OF.converse)
    return text(c(true, false) ? NAMES_OF.inverse : NAMES_OF.contrapositive)
  },
})

const write = template({
  id: 'geometry/conditional-write-the-form',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) => ({ f: fact(rng), kind: pick(rng, KINDS) }),
  frames: [
    {
      id: 'which',
      kind: 'bare',
      items: 10,
      stem: ({ f, kind }) => `<p>“${formOf(f, 'same')}.”</p><p>Which is the ${kind} of this statement?</p>`,
    },
  ],
  given: ({ f, kind }) => ({ f, kind: kind as Kind }),
  answer: ({ f, kind }) => said(formOf(f, kind)),
  traps: [
    {
      misconception: 'geo-cond-takes-the-inverse',
      classic: true,
      rule: ({ f, kind }) => (kind === 'inverse' ? null : said(formOf(f, 'inverse'))),
      why: () => 'negates both parts and does not exchange them: this is the inverse.',
    },
    {
      misconception: 'geo-cond-takes-the-converse',
      classic: true,
      rule: ({ f, kind }) => (kind === 'inverse' ? said(formOf(f, 'converse')) : null),
      why: () => 'exchanges the parts and negates nothing: this is the converse.',
    },
    {
      misconception: 'geo-cond-takes-the-converse',
      rule: ({ f, kind }) => (kind === 'contrapositive' ? said(formOf(f, 'converse')) : null),
      why: () => 'exchanges the parts and negates nothing: this is the converse.',
    },
    {
      misconception: 'geo-cond-takes-the-contrapositive',
      rule: ({ f, kind }) => (kind === 'contrapositive' ? null : said(formOf(f, 'contrapositive'))),
      why: () => 'exchanges and negates: this is the contrapositive.',
    },
    {
      misconception: 'geo-cond-negates-one-part',
      rule: ({ f }) => said(formOf(f, 'denied')),
      says: () => 'I left the two parts in their places and negated only the conclusion.',
      why: () => 'negates only one part; that is none of these forms.',
    },
    {
      misconception: 'geo-cond-negates-one-part',
      rule: ({ f, kind }) => (kind === 'converse' ? said(ifThen(f.a, f.q, f.np)) : said(ifThen(f.a, f.nq, f.p))),
      says: ({ kind }) =>
        `I exchanged the parts and negated only the new ${kind === 'converse' ? 'conclusion' : 'hypothesis'}.`,
      why: () => 'negates only one of the two parts.',
    },
  ],
  explain: ({ f, kind }) => ({
    plan: 'Name hypothesis and conclusion, then do what the name of the form says: exchange, negate, or both.',
    steps: [
      {
        do: `Hypothesis: ${f.a} ${f.p}. Conclusion: it ${f.q}.`,
        why: 'The hypothesis follows “if,” the conclusion follows “then.”',
      },
      {
        do:
          kind === 'converse'
            ? 'Exchange the two parts and leave them as they are.'
            : kind === 'inverse'
              ? `Negate both: ${f.a} ${f.np}; it ${f.nq}.`
              : `Negate both and exchange them: first “${f.nq},” then “${f.np}.”`,
        why: RULE[kind],
      },
      { do: `This gives: ${formOf(f, kind)}.`, why: `This is the ${kind}.` },
    ],
    faster:
      kind === 'inverse'
        ? `Read only how the options begin. The inverse begins with the hypothesis negated, “If ${f.a} ${f.np},” and only one option does.`
        : `Read only the two ends of the options. The ${kind} begins “If ${f.a} ${kind === 'converse' ? f.q : f.nq}” and ends “${kind === 'converse' ? f.p : f.np}.” Only one option does both.`,
    check: `Do it once more: the ${kind} of the answer is “${formOf(f, 'same')}.” That is the statement that was given.`,
  }),
  // Swaps and negates, one after the other.
  check: ({ f, kind }) => {
    const not = (x: string) => ({ [f.p]: f.np, [f.q]: f.nq })[x] as string
    const order = kind === 'inverse' ? [f.p, f.q] : [f.q, f.p]
    const [h, c] = kind === 'converse' ? order : order.map(not)
    return said(ifThen(f.a, h as string, c as string))
  },
})

const biconditional = template({
  id: 'geometry/conditional-if-and-only-if',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: (rng) => ({
    f: pick(rng, BOTH),
    others: shuffle(
      rng,
      ONE_WAY.map((_, i) => i),
    ).slice(0, 3),
  }),
  frames: [
    {
      id: 'iff',
      kind: 'table',
      items: 7,
      stem: ({ f, others }) => {
        const rows = listed(f, others)
        return `<p>These four statements are true.</p>${table(
          ['Number', 'Statement'],
          rows.map((x, i) => [i + 1, `${formOf(x, 'same')}.`]),
        )}<p>For which of them may “if … then” be replaced by “if and only if”?</p>`
      },
    },
  ],
  given: ({ f, others }) => ({ statements: listed(f, others).map((x) => ({ a: x.a, p: x.p, q: x.q })) }),
  answer: ({ f, others }) => text(`Statement ${listed(f, others).indexOf(f) + 1}`),
  traps: [
    ...[0, 1, 2].map((j) => ({
      misconception: 'geo-cond-trusts-the-converse',
      ...(j === 0 ? { classic: true as const } : {}),
      rule: ({ statements }: { statements: readonly Stated[] }) => text(`Statement ${oneWay(statements)[j]}`),
      says: ({ f, others }: Chosen) =>
        `I took only the converse of statement ${oneWay(listed(f, others))[j]} for true.`,
      why: ({ f, others }: Chosen) => {
        const n = oneWay(listed(f, others))[j] ?? 0
        return `has a false converse: ${listed(f, others)[n - 1]?.cy} is a counterexample.`
      },
    })),
    {
      misconception: 'geo-cond-rejects-the-converse',
      rule: () => text('None of them'),
      says: () => 'I took the converse of every statement for false.',
      why: ({ f, others }: Chosen) =>
        `overlooks statement ${listed(f, others).indexOf(f) + 1}: its converse is true, too.`,
    },
  ],
  explain: ({ f, others }) => ({
    plan: '“If and only if” says the statement and its converse at once. So test the converse of each statement.',
    steps: [
      ...listed(f, others)
        .map((x, i) => ({ x, i }))
        .filter(({ x }) => x !== f)
        .map(({ x, i }) => ({
          do: `Converse of statement ${i + 1}: ${formOf(x, 'converse')}. This is false.`,
          why: `A counterexample is ${x.cy}.`,
        })),
      {
        do: `Converse of statement ${listed(f, others).indexOf(f) + 1}: ${formOf(f, 'converse')}. This is true, so the answer is Statement ${listed(f, others).indexOf(f) + 1}.`,
        why: 'Here both directions hold.',
      },
    ],
    faster: `One true converse is enough: look for the two parts that always come together. ${formOf(f, 'converse')}: that is true, so the other three need no counterexample.`,
    check: `Both ways: ${formOf(f, 'same')}. And the other way around: ${formOf(f, 'converse')}. Both are true.`,
  }),
  check: ({ statements }) =>
    text(`Statement ${statements.findIndex((s) => BOTH.some((f) => f.a === s.a && f.p === s.p && f.q === s.q)) + 1}`),
})

type Chosen = Readonly<{ f: Fact; others: readonly number[] }>
type Stated = Pick<Fact, 'a' | 'p' | 'q'>

/** The numbers of the statements that hold one way only. */
function oneWay(statements: readonly Stated[]): number[] {
  const both = (s: Stated) => BOTH.some((f) => f.a === s.a && f.p === s.p && f.q === s.q)
  return statements.flatMap((s, i) => (both(s) ? [] : [i + 1]))
}

/** The four statements of a table, in an order that hangs on the words alone. */
function listed(f: Fact, others: readonly number[]): Fact[] {
  const rest = others.map((i) => ONE_WAY[i] as Fact)
  const at = ((others[0] ?? 0) + f.p.length) % 4
  return [...rest.slice(0, at), f, ...rest.slice(at)]
}

export const templates: readonly Template[] = [named, write, truth, conclude, biconditional]
