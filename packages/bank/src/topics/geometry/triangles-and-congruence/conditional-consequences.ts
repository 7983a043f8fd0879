/** Which statements share their truth, and what follows from what is known. */

import { type Html, pick, template, text } from '#kit'
import { BOTH, type Fact, ifThen, NEITHER, ONE_WAY, said, turned } from './conditional-facts.ts'

const skill = 'geo-conditional-statements'

export const KINDS = ['converse', 'inverse', 'contrapositive'] as const

export type Kind = (typeof KINDS)[number]

export const formOf = ({ a, p, np, q, nq }: Fact, kind: Kind | 'same' | 'denied'): Html =>
  ({
    same: ifThen(a, p, q),
    converse: ifThen(a, q, p),
    inverse: ifThen(a, np, nq),
    contrapositive: ifThen(a, nq, np),
    denied: ifThen(a, p, nq),
  })[kind]

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

export const truth = template({
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
      unlessRight: true,
      rule: () => text(TRUE_ONES.all),
      says: ({ kind }) => MISJUDGED.all[kind],
      why: () => 'takes every form of the statement for true; look for a counterexample.',
    },
    {
      misconception: 'geo-cond-rejects-the-converse',
      unlessRight: true,
      rule: () => text(TRUE_ONES.contra),
      says: ({ kind }) => MISJUDGED.contra[kind],
      why: () => 'judges the statement and its converse in the wrong way.',
    },
    {
      misconception: 'geo-cond-parts-the-pairs',
      unlessRight: true,
      rule: () => text(TRUE_ONES.both),
      says: ({ kind }) => MISJUDGED.both[kind],
      why: () => 'mixes up which forms go together with the statement.',
    },
    {
      misconception: 'geo-cond-finds-none-true',
      unlessRight: true,
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
      { do: `So the answer is: ${TRUE_ONES[kind].toLowerCase()}.`, why: 'Two tests settle all three forms.' },
    ],
    check: `Read the inverse by itself: ${formOf(f, 'inverse')}. This is ${f.cy ? `false, as ${f.cy} shows,` : 'true,'} just like the converse.`,
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

export const conclude = template({
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
    faster: {
      p: 'Only two facts lead on: a hypothesis that is met, and a conclusion that fails. Here the hypothesis is met, so the conclusion follows.',
      nq: 'Only two facts lead on: a hypothesis that is met, and a conclusion that fails. Here the conclusion fails, so the hypothesis must fail, too.',
      q: 'Only two facts lead on: a hypothesis that is met, and a conclusion that fails. Here the conclusion is met, so nothing follows.',
      np: 'Only two facts lead on: a hypothesis that is met, and a conclusion that fails. Here the hypothesis fails, so nothing follows.',
    }[known],
    check: {
      p: `Suppose that it ${f.nq}: then it would be a counterexample to a true statement, and there is none. So it ${f.q}.`,
      nq: `Suppose that it ${f.p}: then by the statement it ${f.q}, but it ${f.nq}. So it ${f.np}.`,
      q: `Think of ${f.cy}: it ${f.q}, but it ${f.np}. So from “it ${f.q}” alone one cannot tell.`,
      np: `Think of ${f.cy}: it ${f.np}, and still it ${f.q}. So from “it ${f.np}” alone one cannot tell.`,
    }[known],
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
