import { seededRng } from '@fourfold/engine'
import { assembleSection, type SectionPlan, solve } from '@fourfold/exams'
import { poolOf, type Section } from './pool.ts'

export type Forms = Awaited<ReturnType<typeof assembleSection>>['forms']
/**
 * An exam, and where it adapts a linear form beside it as long: the exam's own first module, and for everybody the same second
 * one, of the first one's profile. What both have in common cannot tell them apart, and brings no chance into the comparison.
 */
export type FormPair = Readonly<{ exam: Forms; linear: Forms | null }>
/** Two exams of a student, which share no question. */
export type FormSet = readonly [FormPair, FormPair]

/** However busy the machine is: what is told here is not how fast it is. */
const PATIENT = 5

/** As a form of two modules of which the second adapts to nothing; null where the exam itself does not. */
export const linearPlan = (plan: SectionPlan): SectionPlan | null => {
  const [first] = plan.modules
  if (!first || plan.modules.length === 1) return null
  return { ...plan, modules: [first, { ...first, form: 'only' }] }
}

const idsOf = (forms: Forms): number[] => Object.values(forms).flatMap((items) => items.map((item) => item.id))

async function pairOf(section: Section, seen: ReadonlySet<number>, seed: number): Promise<FormPair> {
  // From the same seed both have the same first module.
  const made = async (plan: SectionPlan) =>
    (await assembleSection(plan, poolOf(section, seen), seededRng(seed), solve, PATIENT)).forms
  const even = linearPlan(section.plan)
  return { exam: await made(section.plan), linear: even && (await made(even)) }
}

/** Forms for many worlds, so that no lucky one decides. */
export async function formSets(section: Section, sets: number, seed: number): Promise<FormSet[]> {
  const out: FormSet[] = []
  for (let n = 0; n < sets; n++) {
    const one = await pairOf(section, new Set(), seed + 2 * n)
    const used = new Set([one.exam, one.linear ?? {}].flatMap(idsOf))
    out.push([one, await pairOf(section, used, seed + 2 * n + 1)])
  }
  return out
}
