/** Weights of the top layer by term name. */
export const WEIGHTS: Readonly<Record<string, number>> = Object.freeze({
  easiness: 1,
  'topic ability': 1,
  'skill ability': 1,
})
