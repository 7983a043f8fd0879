/** Two students turn a limit in words into an inequality. */

import { int, judgeTwoClaims, list, pick, type Relation, template } from '#kit'
import { flip, holds, loosen, RELATIONS, SIGN } from '../relations.ts'

type Offer = Readonly<{ c: number; rel: Relation }>

const SETTING: Readonly<Record<Relation, (c: number) => string>> = {
  '<': (c) => `A museum is free for visitors younger than ${c}.`,
  '<=': (c) => `A minibus may carry at most ${c} passengers.`,
  '>': (c) => `A parcel costs extra if it is heavier than ${c} pounds.`,
  '>=': (c) => `A ride in the theme park is open to everyone who is at least ${c} years old.`,
}

const WHAT: Readonly<Record<Relation, string>> = {
  '<': 'the ages $x$ of the visitors who get in free',
  '<=': 'the allowed numbers $x$ of passengers',
  '>': 'the weights $x$, in pounds, of the parcels that cost extra',
  '>=': 'the ages $x$ of the people who may ride',
}

/** The numbers at the limit, by the sentence and by an inequality. */
const tried = (c: number, rel: Relation, tex: string, said: Relation): string => {
  const fitting = (r: Relation) => list([c - 1, c, c + 1].filter((x) => holds(x, r, c)).map((x) => `$${x}$`))
  return `Of $${c - 1}$, $${c}$ and $${c + 1}$ the sentence includes ${fitting(rel)}; $${tex}$ is true for ${fitting(said)}.`
}

const LIMIT = { '<': 'younger than', '<=': 'at most', '>': 'heavier than', '>=': 'at least' } as const
const limit = (c: number, rel: Relation): string =>
  `Put exactly ${c} into the sentence: “${LIMIT[rel]} ${c}” ${holds(c, rel, c) ? 'allows the limit itself' : 'starts beyond the limit'}.`

export const signs = template({
  id: 'algebra-1/inequality-words-claims',
  skill: 'a1-inequalities-in-words',
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 70,
  response: 'choice',
  ...judgeTwoClaims<Offer, Relation | number>({
    items: 7,
    misconceptions: {
      accepts: 'a1-accepts-wrong-inequality',
      rejects: 'a1-rejects-right-inequality',
      oneRight: 'a1-inequality-judges-one',
    },
    draw: (rng) => ({ c: int(rng, 6, 18), rel: pick(rng, RELATIONS) }),
    intro: ({ c, rel }, names) => `<p>${SETTING[rel](c)} ${names[0]} and ${names[1]} talk about ${WHAT[rel]}.</p>`,
    question: 'Who is right?',
    plan: 'Take three numbers: one below the limit, the limit itself, and one above. Ask of each whether the sentence includes it, and compare that with the claim.',
    right: ({ c, rel }) => [
      { says: `writes $x ${SIGN[rel]} ${c}$.`, data: rel, tested: tried(c, rel, `x ${SIGN[rel]} ${c}`, rel) },
      {
        says: `writes $${c} ${SIGN[flip(rel)]} x$.`,
        data: rel,
        tested: tried(c, rel, `${c} ${SIGN[flip(rel)]} x`, rel),
      },
      holds(c, rel, c)
        ? { says: `says that ${c} itself belongs.`, data: c, tested: limit(c, rel) }
        : { says: `says that ${c} itself does not belong.`, data: -c, tested: limit(c, rel) },
    ],
    wrong: ({ c, rel }) => [
      {
        says: `writes $x ${SIGN[loosen(rel)]} ${c}$.`,
        data: loosen(rel),
        tested: tried(c, rel, `x ${SIGN[loosen(rel)]} ${c}`, loosen(rel)),
        because: `The sign treats exactly ${c} in the wrong way.`,
      },
      {
        says: `writes $${c} ${SIGN[rel]} x$.`,
        data: flip(rel),
        tested: tried(c, rel, `${c} ${SIGN[rel]} x`, flip(rel)),
        because: 'The order is the wrong way around.',
      },
      {
        says: `writes $x ${SIGN[flip(rel)]} ${c}$.`,
        data: flip(rel),
        tested: tried(c, rel, `x ${SIGN[flip(rel)]} ${c}`, flip(rel)),
        because: 'The order is the wrong way around.',
      },
      holds(c, rel, c)
        ? { says: `says that ${c} itself does not belong.`, data: -c, tested: limit(c, rel) }
        : { says: `says that ${c} itself belongs.`, data: c, tested: limit(c, rel) },
    ],
    // Who belongs is read from the sentence; a sign is then tested with the numbers next to the limit.
    holds: ({ c, rel }, said) => {
      const told = SETTING[rel](c)
      const belongs = (x: number): boolean =>
        x === c ? /at least|at most/.test(told) : x > c === /at least|heavier/.test(told)
      return typeof said === 'number'
        ? belongs(Math.abs(said)) === said > 0
        : [c - 1, c, c + 1].every((x) => belongs(x) === holds(x, said, c))
    },
    checked: ({ c, rel }) => {
      const belong = [c - 1, c, c + 1].filter((x) => holds(x, rel, c))
      return `Try ${c - 1}, ${c}, and ${c + 1}: by the sentence, ${list(belong.map(String))} ${belong.length === 1 ? 'belongs' : 'belong'}. A right statement agrees with this.`
    },
  }),
})
