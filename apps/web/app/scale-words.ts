/** How a score of a topic's scale is told: where the scale runs, that it is unofficial, and how far off it may be. */

export type ScaleEnds = Readonly<{ least_score: number; perfect_score: number }>
/** `score_off`: how far published values lie from our curve; 0 where the scale is our own. */
export type ScoreScale = ScaleEnds & Readonly<{ score_off: number }>

/** “of 100”, “on a scale from 200 to 800”. */
export const scaleWords = ({ least_score, perfect_score }: ScaleEnds): string =>
  least_score === 0 ? `of ${perfect_score}` : `on a scale from ${least_score} to ${perfect_score}`

/** “of 100”, “200 to 800”: behind the name of a field. */
export const scaleRange = ({ least_score, perfect_score }: ScaleEnds): string =>
  least_score === 0 ? `of ${perfect_score}` : `${least_score} to ${perfect_score}`

/** “unofficial, ±60”, how far a score stands from published tables; empty where the scale is our own. */
export const unofficialNote = (off: number): string => (off === 0 ? '' : `unofficial, ±${off}`)

/** “of 100”, “on a scale from 200 to 800, which is unofficial, ±60”: beside a band it must be seen what the ± belongs to. */
export const scaleNote = (scale: ScoreScale): string =>
  [scaleWords(scale), unofficialNote(scale.score_off)].filter((part) => part !== '').join(', which is ')
