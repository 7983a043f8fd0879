type Model = Readonly<{ ours: boolean; reference: boolean; auc: number }>

const timesInHundred = (auc: number): number => Math.round(100 * auc)

/** AUC as anybody can read it: of one right and one wrong answer, how often in 100 the right one is found. Null without models to compare. */
export function inWords({ models }: { models: readonly Model[] }) {
  const ours = models.find((model) => model.ours)
  const others = models.filter((model) => !model.ours && !model.reference)
  if (!ours || others.length === 0) return null
  return {
    ours: timesInHundred(ours.auc),
    best: timesInHundred(Math.max(...others.map(({ auc }) => auc))),
    others: others.length,
  }
}
