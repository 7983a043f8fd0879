/** The slips of questions in which two people write a form or an equation. */

export const JUDGING = {
  accepts: 'a1-eu-accepts-a-wrong-form',
  rejects: 'a1-eu-rejects-an-equal-form',
  oneRight: 'a1-eu-expects-one-right-answer',
}
