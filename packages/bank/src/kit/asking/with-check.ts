/** How the answer is checked, for the questions whose explanation the kit writes. */

import type { Html, Parts } from '../types.ts'

export const withCheck = <P, G>(kind: Parts<P, G>, check: (p: P) => Html): Parts<P, G> => ({
  ...kind,
  explain: (p, frame) => ({ ...kind.explain(p, frame), check: check(p) }),
})

/** The tests of two claims, by the claims' ids; what one test decides for both is said once. */
export const testsOf = (ids: readonly string[], tests: Readonly<Record<string, Html>>): Html =>
  [...new Set(ids.map((id) => tests[id] ?? ''))].join(' ')
