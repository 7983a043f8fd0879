/** What the open benchmark measured: bench/results/models.json, written by its own command. */
type ModelResult = Readonly<{
  id: string
  name: string
  /** The model of this product. */
  ours: boolean
  /** Outside the comparison, shown as a mark to measure against. */
  reference: boolean
  auc: number
  /** 95 % interval, by bootstrap over students. */
  auc_low: number
  auc_high: number
  logloss: number
  ece: number
  auc_within: number
}>

type DatasetResult = Readonly<{
  id: string
  name: string
  label: string
  note: string
  students: number
  answers: number
  test_students: number
  test_answers: number
  models: readonly ModelResult[]
}>

export type BenchmarkData = Readonly<{ generated_at: string; command: string; datasets: readonly DatasetResult[] }>
