/** What assembly needs to know of a question: never its text or its key. */
export type PoolItem = Readonly<{
  id: number
  template: string
  domain: string
  skill: string
  /** Difficulty in logits. */ b: number
  difficulty: Level
  grid: boolean
  seconds: number
  /** The passage it belongs to, and its place there. */ set: number | null
  position: number
}>

export type Level = 'Low' | 'Medium' | 'High'

/** A passage with its questions is asked whole. */
export type PoolSet = Readonly<{ id: number; kind: string; pair: boolean }>

/** Which module it is: of two, the second one is easier or harder; elsewhere there is one. */
export type FormName = 'only' | 'first' | 'easier' | 'harder'

export type ModulePlan = Readonly<{
  form: FormName
  questions: number
  seconds: number
  /** Shares of the levels of difficulty. */
  levels: Readonly<Record<Level, number>>
  /** Where, in logits, the module should tell students apart best. */
  target: number
}>

export type DomainPlan = Readonly<{
  id: string
  weight: number
  skills: readonly Readonly<{ id: string; weight: number }>[]
}>

/** One section of an exam: a topic of the bank, its blueprint and its modules. */
export type SectionPlan = Readonly<{
  topic: string
  domains: readonly DomainPlan[]
  modules: readonly ModulePlan[]
  /** Share of student-produced answers, at least and at most; null where there are none. */
  grid: readonly [number, number] | null
  /** Passages and how many of them are pairs; null where questions stand alone. */
  sets: Readonly<{ count: number; pairs: number; kinds: readonly string[] }> | null
  order: 'rising' | 'by-kind' | 'by-set'
}>
