import { seededRng } from '@fourfold/engine'
import { assembleSection, type SectionPlan, solve } from '@fourfold/exams'
import { poolOf, type Section } from './pool.ts'

export type Forms = Awaited<ReturnType<typeof assembleSection>>['forms']
/** Two exams of a student, which share no question, and two linear forms as long as an exam, which share none either. */
export type FormSet = Readonly<{ exams: readonly Forms[]; linear: readonly Forms[] }>

/** However busy the machine is: what is told here is not how fast it is. */
const PATIENT = 5

/** One form as long as all modules that a student takes, of the first one's profile. */
const linearPlan = (plan: SectionPlan): SectionPlan => {
  const [first] = plan.modules
  if (!first || plan.modules.length === 1) return plan
  const whole = { ...first, form: 'only' as const, questions: 2 * first.questions, seconds: 2 * first.seconds }
  return { ...plan, modules: [whole] }
}

/** Forms for many worlds, so that no lucky one decides. */
export async function formSets(section: Section, sets: number, seed: number): Promise<FormSet[]> {
  const random = seededRng(seed)
  const two = async (plan: SectionPlan): Promise<Forms[]> => {
    const one = await assembleSection(plan, poolOf(section, new Set()), random, solve, PATIENT)
    const used = new Set(Object.values(one.forms).flatMap((items) => items.map((item) => item.id)))
    const other = await assembleSection(plan, poolOf(section, used), random, solve, PATIENT)
    return [one.forms, other.forms]
  }
  const out: FormSet[] = []
  for (let n = 0; n < sets; n++)
    out.push({ exams: await two(section.plan), linear: await two(linearPlan(section.plan)) })
  return out
}
