/** How the answer is checked, for the questions whose explanation the kit writes. */

import type { Html, Parts } from '../types.ts'

export const withCheck = <P, G>(kind: Parts<P, G>, check: (p: P) => Html): Parts<P, G> => ({
  ...kind,
  explain: (p, frame) => ({ ...kind.explain(p, frame), check: check(p) }),
})

/** The shorter way, for the questions whose explanation the kit writes; undefined where a draw has none. */
export const withFaster = <P, G>(kind: Parts<P, G>, faster: (p: P) => Html | undefined): Parts<P, G> => ({
  ...kind,
  explain: (p, frame) => {
    const shorter = faster(p)
    return { ...kind.explain(p, frame), ...(shorter === undefined ? {} : { faster: shorter }) }
  },
})

/** The tests of two claims, by the claims' ids; what one test decides for both is said once. */
export const testsOf = (ids: readonly string[], tests: Readonly<Record<string, Html>>): Html =>
  [...new Set(ids.map((id) => tests[id] ?? ''))].join(' ')
