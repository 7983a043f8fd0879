import { addAnswer, type Calibrated, type ItemStat, NO_STAT } from './calibrate.ts'
import { type Kinship, shareOut } from './hierarchy.ts'
import type { Params } from './params.ts'
import type { ItemView } from './types.ts'

/** How many parts the students are cut into, so that nobody is judged by difficulties that the own answers made. */
export const PARTS = 5

type Difficulties = ReadonlyMap<string, Calibrated>
/** By part of the students what the others say, and last what all say; null before the first pass. */
export type Versions = readonly Readonly<{ items: Difficulties; templates: Difficulties }>[] | null

export type Sums = readonly Map<string, ItemStat>[]
export const noSums = (): Sums => Array.from({ length: PARTS }, () => new Map<string, ItemStat>())

/** Adds an answer: how able the student was before it, judged by the difficulty of the own part. */
export function addTo(
  sums: Sums,
  item: Pick<ItemView, 'id' | 'b'>,
  part: number,
  ability: number,
  floor: number,
  correct: boolean,
): void {
  const own = sums[part]!
  own.set(item.id, addAnswer(own.get(item.id) ?? NO_STAT, ability, item.b, floor, correct))
}

/** Choice and grid are calibrated apart. */
const kindOf = (item: ItemView): string => `${item.template_id} ${item.response}`

function kinshipOf(items: readonly ItemView[]): Kinship {
  const templates = new Map([...new Set(items.map(kindOf))].map((id, i) => [id, i]))
  const skills = new Map([...new Set(items.flatMap((item) => item.skills))].map((id, i) => [id, i]))
  return {
    templates: templates.size,
    skills: skills.size,
    templateOf: items.map((item) => templates.get(kindOf(item))!),
    skillsOf: items.map((item) => item.skills.map((id) => skills.get(id)!)),
  }
}

/** The next difficulties from what one pass through the answers summed up at those `before`. */
export function nextVersions(sums: Sums, bank: readonly ItemView[], before: Versions, params: Params): Versions {
  const answered = new Set(sums.flatMap((part) => [...part.keys()]))
  const asked = new Set(bank.filter((item) => answered.has(item.id)).map(kindOf))
  // In an order of their own: what is found must not hang on the order in which a database gave them.
  const items = bank.filter((item) => asked.has(kindOf(item))).sort((a, b) => (a.id < b.id ? -1 : 1))
  const kinship = kinshipOf(items)
  return Array.from({ length: PARTS + 1 }, (_, version) => {
    const list = items.map((item) => {
      const b = before?.[version]?.items.get(item.id)?.b ?? item.b
      let [n, score, info] = [0, 0, 0]
      for (let part = 0; part < PARTS; part++) {
        const stat = part === version ? undefined : sums[part]!.get(item.id)
        if (!stat) continue
        // Sums of another part were made at that part's difficulty; moved to this one by the information.
        const shift = (before?.[part]?.items.get(item.id)?.b ?? item.b) - b
        n += stat.n
        score += stat.score - shift * stat.info
        info += stat.info
      }
      // Items have priors of their own: what is shared out is how far each is off its prior.
      return { b: b - item.b, stat: { n, score, info } }
    })
    const found = shareOut(kinship, list, params)
    // The bank's own scale stands: what all questions seem harder by is the students' level, not the questions'.
    const total = list.reduce((sum, { stat }) => sum + stat.n, 0)
    const mean = found.items.reduce((sum, { b, n }) => sum + (b * n) / Math.max(1, total), 0)
    const siblings = found.templates.map(() => ({ id: '', sum: 0, n: 0 }))
    items.forEach((item, i) => {
      const own = siblings[kinship.templateOf[i]!]!
      own.id = item.template_id
      own.sum += item.b
      own.n += 1
    })
    return {
      items: new Map(found.items.map((one, i) => [items[i]!.id, { ...one, b: items[i]!.b + one.b - mean }])),
      templates: new Map(
        found.templates.map((one, t) => {
          const { id, sum, n } = siblings[t]!
          return [id, { ...one, b: sum / n + one.b - mean }]
        }),
      ),
    }
  })
}
