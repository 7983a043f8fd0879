import { guessing, type ItemView, information, PARAMS } from '@fourfold/engine'

/** What questions tell of an ability in logits (Fisher information): thirty at random, and the twenty that tell most. */
export type TellingRow = Readonly<{ ability: number; random30: number; spread20: number; most20: number }>

const ABILITIES = [-2, -1, 0, 0.5, 1, 1.5, 2, 2.5]
const QUESTIONS = 20

const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / Math.max(1, xs.length)

/**
 * How much a choice of questions can win at all. A question with two outcomes tells a quarter at most, so twenty tell five; where random ones
 * are not far from the student, thirty of them tell more. `spread20` asks any skills, the best question of each, `most20` the
 * twenty skills whose best questions tell most; both with as many typed answers as a diagnostic may have.
 */
export function tellingTable(items: readonly ItemView[]): TellingRow[] {
  const skills = [...Map.groupBy(items, (item) => item.skills[0]!).values()]
  const typed = Math.round(PARAMS.diagnostic.grid_share * QUESTIONS)
  return ABILITIES.map((ability) => {
    const tells = (item: ItemView) => information(ability, item.b, guessing(item), item.slope)
    const bestOf = (response: ItemView['response']) =>
      skills
        .map((own) => Math.max(0, ...own.filter((item) => item.response === response).map(tells)))
        .sort((a, b) => b - a)
    const [grids, choices] = [bestOf('grid'), bestOf('choice')]
    const chosen = QUESTIONS - typed
    return {
      ability,
      random30: 30 * mean(items.map(tells)),
      spread20: typed * mean(grids) + chosen * mean(choices),
      most20: typed * mean(grids.slice(0, typed)) + chosen * mean(choices.slice(0, chosen)),
    }
  })
}
