import { knownAtStart } from './ground.ts'
import type { SkillView } from './mastery.ts'
import { PARAMS, type Params } from './params.ts'
import { type Stroke, strokeKnown, strokeLikelihood } from './stroke.ts'

/** What a skill's own answers and all the others say of it. */
type Part = Readonly<{
  skill: SkillView
  stroke: Stroke
  /** Days since the last answer. */ days: number
  /** Known part by gradual learning, and by what the other skills say of its start. */ known: number
  able: number
}>

/** A skill by learning at a stroke. */
export type Held = Readonly<{
  /** Chance that it is known now, and that it was at its last answer. */ held: number
  ever: number
  /** How far what it builds on is known, and which of it least. */ ready: number
  weakest: string | null
}>

/** Each skill by learning at a stroke, what builds on what taken into account. */
export function heldBy(parts: ReadonlyMap<string, Part>, params: Params = PARAMS): Map<string, Held> {
  const list = [...parts.values()]
  const places = new Map(list.map(({ skill }, i) => [skill.id, i]))
  const needs = list.map(({ skill }) => skill.needs.flatMap((id) => places.get(id) ?? []))
  const starts = knownAtStart(
    list.map(({ stroke, able }, i) => {
      const ready = needs[i]!.reduce((product, n) => product * list[n]!.able, 1)
      const [ifKnown, ifUnknown] = strokeLikelihood(stroke, ready)
      return { needs: needs[i]!, able, ifKnown, ifUnknown }
    }),
    params.stroke,
  )
  const { ground_at_once, ground_all } = params.practice
  const out = new Map<string, Held>()
  const visit = (i: number): Held => {
    const { skill, stroke, days } = list[i]!
    const before = out.get(skill.id)
    if (before) return before
    // A circle of needs, which the bank does not allow, ends here.
    out.set(skill.id, { held: 1, ever: 1, ready: 1, weakest: null })
    let [all, least, weakest] = [1, 1, null as string | null]
    for (const n of needs[i]!) {
      const below = list[n]!
      const known = (1 - ground_at_once) * below.known + ground_at_once * visit(n).ever
      all *= known
      if (known < least) [least, weakest] = [known, below.skill.id]
    }
    const ready = all ** ground_all * least ** (1 - ground_all)
    const start = { known: starts[i]!, ready }
    const found = {
      held: strokeKnown(stroke, start, days, params),
      ever: strokeKnown(stroke, start, 0, params),
      ready,
      weakest,
    }
    out.set(skill.id, found)
    return found
  }
  list.forEach((_, i) => {
    visit(i)
  })
  return out
}
