import type { DomainPlan, FormName, Level, ModulePlan, SectionPlan } from './types.ts'

/**
 * The exams as published by their owners: questions and minutes of each module, the break, the order of questions. How the
 * second module is chosen is ours: the owner's cut is not published (docs/exams.md).
 */

export type ExamKind = 'sat-math' | 'sat-reading-writing' | 'sat' | 'act-reading' | 'final'

type Levels = Readonly<Record<FormName, Readonly<Record<Level, number>>>>
const LEVELS: Levels = {
  only: { Low: 0.25, Medium: 0.5, High: 0.25 },
  first: { Low: 0.25, Medium: 0.5, High: 0.25 },
  easier: { Low: 0.4, Medium: 0.5, High: 0.1 },
  harder: { Low: 0.05, Medium: 0.5, High: 0.45 },
}
/**
 * Reading and Writing: its second modules lie nearer to each other. Further apart they tell more of students who are as the score
 * believes, and less of all others, whose answers it has to carry over to questions they were not asked. The easier one lies
 * further from the first than the harder one: what is too hard is guessed and tells little (docs/benchmark.md).
 */
const RW_LEVELS: Levels = {
  ...LEVELS,
  first: { Low: 0.22, Medium: 0.5, High: 0.28 },
  easier: { Low: 0.32, Medium: 0.53, High: 0.15 },
  harder: { Low: 0.15, Medium: 0.47, High: 0.38 },
}

/** Where each module tells students apart best: the first at the cut, the second ones where their students are. */
type Targets = Readonly<Record<FormName, number>>
const TARGETS: Targets = { only: 0.2, first: 0.3, easier: -0.6, harder: 1.2 }
const RW_TARGETS: Targets = { ...TARGETS, easier: -0.7, harder: 0.5 }

type Section = Readonly<{
  questions: number
  minutes: number
  adaptive: boolean
  levels: Levels
  targets: Targets
  grid: SectionPlan['grid']
  sets: SectionPlan['sets']
  order: SectionPlan['order']
}>

const SAT_MATH: Section = {
  questions: 22,
  minutes: 35,
  adaptive: true,
  levels: LEVELS,
  targets: TARGETS,
  grid: [0.2, 0.3],
  sets: null,
  order: 'rising',
}
const SAT_RW: Section = {
  questions: 27,
  minutes: 32,
  adaptive: true,
  levels: RW_LEVELS,
  targets: RW_TARGETS,
  grid: null,
  sets: null,
  order: 'by-kind',
}
const ACT: Section = {
  questions: 36,
  minutes: 40,
  adaptive: false,
  levels: LEVELS,
  targets: TARGETS,
  grid: null,
  sets: { count: 4, pairs: 1, kinds: ['Literary Narrative', 'Social Science', 'Humanities', 'Natural Science'] },
  order: 'by-set',
}
const FINAL: Section = {
  questions: 40,
  minutes: 60,
  adaptive: false,
  levels: LEVELS,
  targets: TARGETS,
  grid: [0.1, 0.3],
  sets: null,
  order: 'rising',
}

export const SAT_TOPICS = ['SAT Reading and Writing', 'SAT Math'] as const
export const BREAK_MINUTES = 10

const SECTIONS: Readonly<Record<string, Section>> = {
  'SAT Math': SAT_MATH,
  'SAT Reading and Writing': SAT_RW,
  'ACT Reading': ACT,
}

/** Who has at least this share of the first module right goes on with the harder second one. */
export const CUT_SHARE = 0.6
export const cutOf = (questions: number): number => Math.ceil(CUT_SHARE * questions)
export const routed = (right: number, questions: number): 'easier' | 'harder' =>
  right >= cutOf(questions) ? 'harder' : 'easier'

const modulePlan = ({ questions, minutes, levels, targets }: Section, form: FormName): ModulePlan => ({
  form,
  questions,
  seconds: 60 * minutes,
  levels: levels[form],
  target: targets[form],
})

/** The section of an exam on a topic of the bank, by the topic's own blueprint. */
export function sectionPlan(topic: string, domains: readonly DomainPlan[]): SectionPlan {
  const section = SECTIONS[topic] ?? FINAL
  const forms: readonly FormName[] = section.adaptive ? ['first', 'easier', 'harder'] : ['only']
  const { grid, sets, order } = section
  return { topic, domains, grid, sets, order, modules: forms.map((form) => modulePlan(section, form)) }
}

/** The modules that are taken, in turn: the second of an adaptive section is known once the first is over. */
export const modulesTaken = (topic: string): readonly ModulePlan[] => {
  const section = SECTIONS[topic] ?? FINAL
  return section.adaptive
    ? [modulePlan(section, 'first'), modulePlan(section, 'harder')]
    : [modulePlan(section, 'only')]
}

/** What can be taken in a topic; the whole SAT is offered in both of its topics. */
export const kindsOf = (topic: string): readonly ExamKind[] =>
  topic === 'SAT Math'
    ? ['sat-math', 'sat']
    : topic === 'SAT Reading and Writing'
      ? ['sat-reading-writing', 'sat']
      : topic === 'ACT Reading'
        ? ['act-reading']
        : ['final']

/** The topics of an exam, in the order in which they are taken. */
export const topicsOf = (kind: ExamKind, topic: string): readonly string[] => (kind === 'sat' ? SAT_TOPICS : [topic])
