/** The chance of a right answer (3PL, Birnbaum 1968): between luck and certainty, by ability and difficulty in logits. */
type Asked = Readonly<{ b: number; grid: boolean }>

/** Who does not know is right on four options now and then: less than by pure chance where a wrong rule leads astray. */
const GRID_LUCK = 0.02
export const LUCKS = [
  { luck: 0.08, share: 0.25 },
  { luck: 0.17, share: 0.5 },
  { luck: 0.26, share: 0.25 },
] as const
const USUAL = 0.17
/** Also who knows makes slips. */
const SLIP = 0.05
/** How fast chances rise with ability: difficulties are believed, not known, and that flattens the curve (docs/benchmark.md). */
const SLOPE = 0.8

/** How likely one of an ability knows the answer. */
export const knows = (item: Asked, theta: number): number => 1 / (1 + Math.exp(SLOPE * (item.b - theta)))

export const luckOf = ({ grid }: Pick<Asked, 'grid'>, luck: number): number => (grid ? GRID_LUCK : luck)

/** The chance of who knows so likely, and is right by luck so often at least. */
export const chanceOf = (known: number, least: number): number => least + (1 - SLIP - least) * known

export const chanceAt = (item: Asked, theta: number, luck: number = USUAL): number =>
  chanceOf(knows(item, theta), luckOf(item, luck))

/** Fisher information of an answer about the ability. */
export function informationAt(item: Asked, theta: number): number {
  const p = chanceAt(item, theta)
  const luck = luckOf(item, USUAL)
  const up = knows(item, theta)
  const slope = SLOPE * (1 - SLIP - luck) * up * (1 - up)
  return (slope * slope) / (p * (1 - p))
}
