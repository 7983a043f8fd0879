/** The chance of a right answer (3PL, Birnbaum 1968): between luck and certainty, by ability and difficulty in logits. */
type Asked = Readonly<{ b: number; grid: boolean }>

/** Luck on four options is well below a quarter: who does not know often follows a wrong rule. */
const LUCK = { choice: 0.17, grid: 0.02 }
/** Also who knows makes slips. */
const SLIP = 0.05

export const chanceAt = ({ b, grid }: Asked, theta: number): number => {
  const luck = grid ? LUCK.grid : LUCK.choice
  return luck + (1 - SLIP - luck) / (1 + Math.exp(b - theta))
}

/** Fisher information of an answer about the ability. */
export function informationAt(item: Asked, theta: number): number {
  const p = chanceAt(item, theta)
  const luck = item.grid ? LUCK.grid : LUCK.choice
  const up = 1 / (1 + Math.exp(item.b - theta))
  const slope = (1 - SLIP - luck) * up * (1 - up)
  return (slope * slope) / (p * (1 - p))
}
