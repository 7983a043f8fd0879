import { type Html, pick, type Rng, shuffle, type Template, table, template, text } from '#kit'
import { BOTH, type Fact, ifThen, NEITHER, ONE_WAY, said, turned } from './conditional-facts.ts'

export const skill = 'geo-conditional-statements'

const KINDS = ['converse', 'inverse', 'contrapositive'] as const
type Kind = (typeof KINDS)[number]

const ALL: readonly Fact[] = [...BOTH, ...ONE_WAY, ...NEITHER]
const fact = (rng: Rng): Fact => {
  const f = pick(rng, ALL)
  return rng() < 0.3 ? turned(f) : f
}

export const formOf = ({ a, p, np, q, nq }: Fact, kind: Kind | 'same' | 'denied'): Html =>
  ({
    same: ifThen(a, p, q),
    converse: ifThen(a, q, p),
    inverse: ifThen(a, np, nq),
    contrapositive: ifThen(a, nq, np),
    denied: ifThen(a, p, nq),
  })[kind]

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
      rule: () => text(NAMES_OF.converse),
      says: () => 'I took any change of the statement for the converse.',
      why: ({ kind }) =>
        kind === 'same'
          ? 'would need the two parts to be exchanged; here only the word order differs.'
          : 'would not negate anything.',
    },
    {
      misconception: 'geo-cond-takes-the-inverse',
      rule: () => text(NAMES_OF.inverse),
      says: () => 'I took this for a statement in which both parts are negated in their places.',
      why: ({ kind }) =>
        kind === 'contrapositive' ? 'would keep the order of the two parts.' : 'would negate both parts.',
    },
    {
      misconception: 'geo-cond-takes-the-contrapositive',
      rule: () => text(NAMES_OF.contrapositive),
      says: () => 'I took this for the statement with both parts exchanged and negated.',
      why: () => 'would exchange the parts and negate both; only one of the two, or none, was done.',
    },
    {
      misconception: 'geo-cond-takes-another-statement-as-the-same',
      rule: () => text(NAMES_OF.same),
      why: () => 'would keep the hypothesis and the conclusion as they are.',
    },
  ],
  explain: ({ f, kind }) => ({
    plan: 'Find hypothesis and conclusion of the first statement. Then look in the second one: which part follows “if”, and is anything negated?',
    steps: [
      {
        do: `Statement 1: hypothesis “${f.a} ${f.p}”, conclusion “it ${f.q}”.`,
        why: 'The hypothesis stands after “if”.',
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
    check: 'Exchanged: converse. Negated: inverse. Both: contrapositive.',
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
        why: 'The hypothesis follows “if”, the conclusion follows “then”.',
      },
      {
        do:
          kind === 'converse'
            ? 'Exchange the two parts and leave them as they are.'
            : kind === 'inverse'
              ? `Negate both: ${f.a} ${f.np}; it ${f.nq}.`
              : `Negate both and exchange them: first “${f.nq}”, then “${f.np}”.`,
        why: RULE[kind],
      },
      { do: `This gives: ${formOf(f, kind)}.`, why: `This is the ${kind}.` },
    ],
    check:
      'The contrapositive means the same as the statement itself; converse and inverse mean the same as each other.',
  }),
  // Swaps and negates, one after the other.
  check: ({ f, kind }) => {
    const not = (x: string) => ({ [f.p]: f.np, [f.q]: f.nq })[x] as string
    const order = kind === 'inverse' ? [f.p, f.q] : [f.q, f.p]
    const [h, c] = kind === 'converse' ? order : order.map(not)
    return said(ifThen(f.a, h as string, c as string))
  },
})

const TRUE_ONES = {
  all: 'All three of them',
  contra: 'Only the contrapositive',
  both: 'Only the converse and the inverse',
  none: 'None of them',
} as const

type TrueOnes = keyof typeof TRUE_ONES

/** What was judged wrongly: by the answer that was given, then by the right one. */
const MISJUDGED: Readonly<Record<TrueOnes, Readonly<Record<TrueOnes, string>>>> = {
  all: {
    all: '',
    contra: 'I took the converse and the inverse for true because the statement is.',
    both: 'I took the contrapositive for true because the converse and the inverse are.',
    none: 'I took all three forms for true without looking for a counterexample.',
  },
  contra: {
    all: 'I took the converse for false, and with it the inverse.',
    contra: '',
    both: 'I took the contrapositive for true and the other two for false; it is the other way around.',
    none: 'I took the statement for true, and with it the contrapositive.',
  },
  both: {
    all: 'I took the contrapositive for false, although the statement is true.',
    contra:
      'I took the converse and the inverse for true and the contrapositive for false; it is the other way around.',
    both: '',
    none: 'I took the converse for true, and with it the inverse.',
  },
  none: {
    all: 'I took all three forms for false, although no case breaks any of them.',
    contra: 'I took the contrapositive for false, as the converse and the inverse are.',
    both: 'I took the converse and the inverse for false because the statement is.',
    none: '',
  },
}

const truth = template({
  id: 'geometry/conditional-which-are-true',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) => {
    const kind = pick(rng, ['all', 'contra', 'both', 'none'] as const)
    const f =
      kind === 'all'
        ? pick(rng, BOTH)
        : kind === 'none'
          ? pick(rng, NEITHER)
          : kind === 'contra'
            ? pick(rng, ONE_WAY)
            : turned(pick(rng, ONE_WAY))
    return { f, kind }
  },
  frames: [
    {
      id: 'judge',
      kind: 'multi-step',
      items: 10,
      stem: ({ f }) =>
        `<p>“${formOf(f, 'same')}.”</p><p>Which of the converse, the inverse, and the contrapositive of this statement are true?</p>`,
    },
  ],
  given: ({ f }) => ({ a: f.a, p: f.p, q: f.q }),
  answer: ({ kind }) => text(TRUE_ONES[kind]),
  traps: [
    {
      misconception: 'geo-cond-trusts-the-converse',
      rule: () => text(TRUE_ONES.all),
      says: ({ kind }) => MISJUDGED.all[kind],
      why: () => 'takes every form of the statement for true; look for a counterexample.',
    },
    {
      misconception: 'geo-cond-rejects-the-converse',
      rule: () => text(TRUE_ONES.contra),
      says: ({ kind }) => MISJUDGED.contra[kind],
      why: () => 'judges the statement and its converse in the wrong way.',
    },
    {
      misconception: 'geo-cond-parts-the-pairs',
      rule: () => text(TRUE_ONES.both),
      says: ({ kind }) => MISJUDGED.both[kind],
      why: () => 'mixes up which forms go together with the statement.',
    },
    {
      misconception: 'geo-cond-finds-none-true',
      rule: () => text(TRUE_ONES.none),
      says: ({ kind }) => MISJUDGED.none[kind],
      why: () => 'overlooks a form that always holds here.',
    },
  ],
  explain: ({ f, kind }) => ({
    plan: 'Test the statement and its converse, each by looking for a counterexample. The contrapositive goes with the statement, the inverse with the converse.',
    steps: [
      f.cx
        ? { do: `The statement is false: ${f.cx} is a counterexample.`, why: `It ${f.p}, but it ${f.nq}.` }
        : { do: `The statement is true: every time ${f.a} ${f.p}, it ${f.q}.`, why: 'There is no counterexample.' },
      {
        do: `So the contrapositive is ${f.cx ? 'false' : 'true'}, too.`,
        why: 'A statement and its contrapositive mean the same.',
      },
      f.cy
        ? {
            do: `The converse is false: ${f.cy} is a counterexample. So the inverse is false, too.`,
            why: `It ${f.q}, but it ${f.np}.`,
          }
        : {
            do: `The converse is true: every time ${f.a} ${f.q}, it ${f.p}. So the inverse is true, too.`,
            why: 'Converse and inverse mean the same.',
          },
      { do: `True are: ${TRUE_ONES[kind].toLowerCase()}.`, why: 'Two tests settle all three forms.' },
    ],
    check: `“${TRUE_ONES[kind]}” fits: the converse and the inverse are always true or false together.`,
  }),
  // Looks the pair up by its words: what is known to be one-way, both ways, or neither.
  check: ({ a, p, q }) => {
    const is = (f: Fact) => f.a === a && f.p === p && f.q === q
    if (BOTH.some(is)) return text(TRUE_ONES.all)
    if (NEITHER.some(is)) return text(TRUE_ONES.none)
    return text(ONE_WAY.some(is) ? TRUE_ONES.contra : TRUE_ONES.both)
  },
})

const KNOWN = ['p', 'np', 'q', 'nq'] as const
const NOTHING = 'Nothing follows'

const conclude = template({
  id: 'geometry/conditional-what-follows',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) => ({
    f: pick(rng, ONE_WAY),
    known: pick(rng, KNOWN),
    name: pick(rng, ['A student', 'A teacher', 'A carpenter', 'A designer'] as const),
  }),
  frames: [
    {
      id: 'one-fact',
      kind: 'words',
      items: 10,
      stem: ({ f, known, name }) =>
        `<p>This statement is true: “${formOf(f, 'same')}.”</p><p>${name} knows of one ${noun(f)} only that it ${f[known]}. What follows from this and from the statement?</p>`,
    },
  ],
  given: ({ f, known }) => ({ f, known: f[known] as string }),
  answer: ({ f, known }) => said(known === 'p' ? `It ${f.q}` : known === 'nq' ? `It ${f.np}` : NOTHING),
  traps: [
    {
      misconception: 'geo-cond-reasons-backward',
      classic: true,
      rule: ({ f, known }) => (known === f.q ? said(`It ${f.p}`) : known === f.np ? said(`It ${f.nq}`) : null),
      says: ({ known }) =>
        known === 'q'
          ? 'I concluded the hypothesis from the conclusion.'
          : 'I took the conclusion for false because the hypothesis is.',
      why: ({ known }) => `uses the ${known === 'q' ? 'converse' : 'inverse'}, which is not given.`,
    },
    {
      misconception: 'geo-cond-misses-the-contrapositive',
      classic: true,
      rule: ({ f, known }) => (known === f.nq || known === f.p ? said(NOTHING) : null),
      says: ({ known }) =>
        known === 'nq'
          ? 'I thought that nothing follows, although the conclusion is false.'
          : 'I did not use the statement, although its hypothesis is met.',
      why: ({ known }) =>
        known === 'nq'
          ? 'overlooks the contrapositive, which is as true as the statement.'
          : 'overlooks that the hypothesis is met.',
    },
    {
      misconception: 'geo-cond-draws-the-opposite',
      rule: ({ f, known }) =>
        said(known === f.p ? `It ${f.nq}` : known === f.np ? `It ${f.q}` : known === f.q ? `It ${f.np}` : `It ${f.p}`),
      says: ({ known }) =>
        ({
          p: 'I took the conclusion for false, although the hypothesis is met.',
          np: 'I took the conclusion for true, although the hypothesis is not met.',
          q: 'I took the hypothesis for false because the conclusion is met.',
          nq: 'I took the hypothesis for true, although the conclusion is not met.',
        })[known],
      why: () => 'does not follow from what is known.',
    },
    {
      misconception: 'geo-cond-blames-the-statement',
      rule: () => said('The statement is false'),
      why: () => 'is not so: one case that fits the statement does not make it false.',
    },
  ],
  explain: ({ f, known }) => ({
    plan: 'Ask which part is known: the hypothesis, the conclusion, or the negation of one of them. Only two of the four cases lead on.',
    steps: [
      {
        do: `Known: it ${f[known]}.`,
        why: {
          p: 'This is the hypothesis.',
          np: 'This is the negation of the hypothesis.',
          q: 'This is the conclusion.',
          nq: 'This is the negation of the conclusion.',
        }[known],
      },
      {
        do:
          known === 'p'
            ? 'The hypothesis is met, so the conclusion holds.'
            : known === 'nq'
              ? `The contrapositive is true as well: ${formOf(f, 'contrapositive')}.`
              : `To go on, one would need the ${known === 'q' ? 'converse' : 'inverse'}, and that one is not given.`,
        why:
          known === 'p' || known === 'nq'
            ? 'A statement and its contrapositive are true together.'
            : `In fact ${f.cy} shows that it is false.`,
      },
      {
        do: `${known === 'p' ? `It ${f.q}` : known === 'nq' ? `It ${f.np}` : NOTHING}.`,
        why: known === 'p' || known === 'nq' ? 'This must be so.' : 'Both cases are still possible.',
      },
    ],
    check: 'Try to think of a case that fits all that is known and breaks the answer: there is none.',
  }),
  // Of the four cases, those that the statement and the fact allow.
  check: ({ f, known }) => {
    const cases = [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ] as const
    const fits = ([p, q]: readonly [boolean, boolean]) =>
      known === f.p ? p : known === f.np ? !p : known === f.q ? q : !q
    const left = cases.filter(([p, q]) => (!p || q) && fits([p, q]))
    const aboutP = known === f.q || known === f.nq
    const values = new Set(left.map(([p, q]) => (aboutP ? p : q)))
    if (values.size > 1) return said(NOTHING)
    return said(`It ${aboutP ? (values.has(true) ? f.p : f.np) : values.has(true) ? f.q : f.nq}`)
  },
})

function noun(f: Fact): string {
  return f.a.replace(/^an? /, '')
}

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
  traps: [0, 1, 2, 3].map((i) => ({
    misconception: 'geo-cond-trusts-the-converse',
    rule: () => text(`Statement ${i + 1}`),
    says: () => `I took the converse of statement ${i + 1} for true.`,
    why: ({ f, others }: { f: Fact; others: readonly number[] }) =>
      `has a false converse: ${listed(f, others)[i]?.cy} is a counterexample.`,
  })),
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
    check: 'Read the sentence both ways: it must hold from left to right and from right to left.',
  }),
  check: ({ statements }) =>
    text(`Statement ${statements.findIndex((s) => BOTH.some((f) => f.a === s.a && f.p === s.p && f.q === s.q)) + 1}`),
})

/** The four statements of a table, in an order that hangs on the words alone. */
function listed(f: Fact, others: readonly number[]): Fact[] {
  const rest = others.map((i) => ONE_WAY[i] as Fact)
  const at = ((others[0] ?? 0) + f.p.length) % 4
  return [...rest.slice(0, at), f, ...rest.slice(at)]
}

export const templates: readonly Template[] = [named, write, truth, conclude, biconditional]
