/** The figure again, with what was found marked in, for the questions whose explanation the kit writes. */

import type { Html, Parts } from '#kit'

export const withFigure = <P, G>(kind: Parts<P, G>, figure: (p: P) => Html): Parts<P, G> => ({
  ...kind,
  explain: (p, frame) => ({ ...kind.explain(p, frame), figure: figure(p) }),
})
