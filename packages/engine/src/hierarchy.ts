import type { Calibrated, ItemStat } from './calibrate.ts'
import { clamp } from './math.ts'
import { PARAMS, type Params } from './params.ts'

/** Which template and which skills each item belongs to, by number. */
export type Kinship = Readonly<{
  templates: number
  skills: number
  templateOf: readonly number[]
  skillsOf: readonly (readonly number[])[]
}>

/** An item's answers, summed up at the difficulty `b`. */
export type Asked = Readonly<{ b: number; stat: ItemStat }>

const ROUNDS = 6
/** Groups that the spreads of the public data count for against those of the topic itself. */
const PRIOR_GROUPS = 20

type Effects = Readonly<{ mean: Float64Array; doubt: Float64Array; asked: Uint8Array }>

const effects = (count: number, spread: number): Effects => ({
  mean: new Float64Array(count),
  doubt: new Float64Array(count).fill(spread),
  asked: new Uint8Array(count),
})

/** How far the groups of one kind lie apart, by what was found so far. */
function spreadOf({ mean, doubt, asked }: Effects, prior: number): number {
  let [sum, n] = [PRIOR_GROUPS * prior, PRIOR_GROUPS]
  for (let i = 0; i < mean.length; i++) {
    if (!asked[i]) continue
    sum += mean[i]! ** 2 + doubt[i]!
    n++
  }
  return sum / n
}

const membersOf = (count: number, of: readonly (readonly number[])[]): number[][] => {
  const out: number[][] = Array.from({ length: count }, () => [])
  of.forEach((groups, i) => {
    for (const g of groups) out[g]!.push(i)
  })
  return out
}

/**
 * Difficulties of a topic's items, each as its skills' part, its template's part and its own, shrunk by how far skills,
 * templates and siblings lie apart in this topic (crossed random effects; Gelman et al., Bayesian Data Analysis, §15,
 * spreads by the steps of EM), with each item's answers summed up by one Newton step.
 */
export function shareOut(
  { templates, skills, templateOf, skillsOf }: Kinship,
  list: readonly Asked[],
  params: Params = PARAMS,
): { templates: Calibrated[]; items: Calibrated[] } {
  const { sibling_var, template_var, skill_var, max_step } = params.calibrate
  let spread = { skill: skill_var, template: template_var, item: sibling_var }
  // An item that everybody got right has no maximum; the step is bounded and shrinkage does the rest.
  const found = Float64Array.from(list, ({ b, stat }) =>
    stat.info > 0 ? b - clamp(stat.score / stat.info, -max_step, max_step) : 0,
  )
  const info = Float64Array.from(list, ({ stat }) => Math.max(0, stat.info))
  const skill = effects(skills, skill_var)
  const template = effects(templates, template_var)
  const item = effects(list.length, sibling_var)
  const inSkill = membersOf(skills, skillsOf)
  const inTemplate = membersOf(
    templates,
    templateOf.map((t) => [t]),
  )
  const bySkills = (i: number): number => {
    const own = skillsOf[i]!
    let sum = 0
    for (const s of own) sum += skill.mean[s]! / own.length
    return sum
  }
  const update = (into: Effects, g: number, own: readonly number[], width: number, share: boolean): void => {
    let [precision, sum] = [1 / width, 0]
    for (const i of own) {
      if (info[i] === 0) continue
      into.asked[g] = 1
      const load = share ? 1 / skillsOf[i]!.length : 1
      const w = 1 / (1 / info[i]! + spread.item)
      const rest = found[i]! - template.mean[templateOf[i]!]! - bySkills(i) + load * into.mean[g]!
      precision += w * load * load
      sum += w * load * rest
    }
    into.mean[g] = sum / precision
    into.doubt[g] = 1 / precision
  }
  const settleItems = (): void => {
    for (let i = 0; i < list.length; i++) {
      const share = (info[i]! * spread.item) / (1 + info[i]! * spread.item)
      item.asked[i] = info[i]! > 0 ? 1 : 0
      item.mean[i] = share * (found[i]! - template.mean[templateOf[i]!]! - bySkills(i))
      item.doubt[i] = (1 - share) * spread.item
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    inSkill.forEach((own, g) => {
      update(skill, g, own, spread.skill, true)
    })
    inTemplate.forEach((own, g) => {
      update(template, g, own, spread.template, false)
    })
    settleItems()
    spread = {
      skill: spreadOf(skill, skill_var),
      template: spreadOf(template, template_var),
      item: spreadOf(item, sibling_var),
    }
  }
  settleItems()
  return {
    items: list.map(({ stat: { n } }, i) => {
      const own = skillsOf[i]!
      const t = templateOf[i]!
      const wider = template.doubt[t]! + own.reduce((sum, s) => sum + skill.doubt[s]! / own.length ** 2, 0)
      const open = item.doubt[i]! / spread.item
      return {
        b: item.mean[i]! + template.mean[t]! + bySkills(i),
        b_var: item.doubt[i]! + open ** 2 * wider,
        n,
      }
    }),
    templates: inTemplate.map((own, t) => ({
      b: template.mean[t]! + own.reduce((sum, i) => sum + bySkills(i) / own.length, 0),
      b_var: template.doubt[t]!,
      n: own.reduce((sum, i) => sum + list[i]!.stat.n, 0),
    })),
  }
}
