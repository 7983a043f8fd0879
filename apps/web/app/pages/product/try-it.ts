/** A question as the bank has them: every wrong option stands there because of a mistake people make. */
type Option = Readonly<{ letter: 'A' | 'B' | 'C' | 'D'; text: string; slip?: Slip }>
export type Slip = Readonly<{ sentence: string; clue: string }>
export type Try = Readonly<{ stem: string; options: readonly Option[]; steps: string }>

const APART: Slip = {
  sentence: 'I squared each part and left out the middle term.',
  clue: 'Write the square as a product, (x + 3)(x + 3): each term meets each.',
}
const ONCE: Slip = {
  sentence: 'I took the middle term once instead of twice.',
  clue: 'x meets 3 two times: 3x + 3x = 6x.',
}
const DOUBLED: Slip = {
  sentence: 'I doubled instead of squaring.',
  clue: 'A square is a thing times itself, not two times the thing.',
}

export const FIRST: Try = {
  stem: 'Which expression equals (x + 3)²?',
  options: [
    { letter: 'A', text: 'x² + 9', slip: APART },
    { letter: 'B', text: 'x² + 3x + 9', slip: ONCE },
    { letter: 'C', text: 'x² + 6x + 9' },
    { letter: 'D', text: '2x + 6', slip: DOUBLED },
  ],
  steps: '(x + 3)(x + 3) = x² + 3x + 3x + 9 = x² + 6x + 9.',
}

/** The same trap in another dress: only who has seen through it gets it right. */
export const AGAIN: Try = {
  stem: 'Which expression equals (y − 5)²?',
  options: [
    { letter: 'A', text: 'y² − 10y + 25' },
    { letter: 'B', text: 'y² + 25', slip: APART },
    { letter: 'C', text: '2y − 10', slip: DOUBLED },
    { letter: 'D', text: 'y² − 5y + 25', slip: ONCE },
  ],
  steps: '(y − 5)(y − 5) = y² − 5y − 5y + 25 = y² − 10y + 25.',
}

export type Answered = Readonly<{ first: string | null; again: string | null }>

const optionOf = ({ options }: Try, letter: string | null): Option | undefined =>
  options.find((o) => o.letter === letter)

/** What the page says, from the two answers alone. */
export function told({ first, again }: Answered): Readonly<{
  stage: 'ask' | 'named' | 'right' | 'mended' | 'repeated'
  slip?: Slip
}> {
  const chosen = optionOf(FIRST, first)
  if (!chosen) return { stage: 'ask' }
  if (!chosen.slip) return { stage: 'right' }
  const repaired = optionOf(AGAIN, again)
  if (!repaired) return { stage: 'named', slip: chosen.slip }
  return repaired.slip ? { stage: 'repeated', slip: repaired.slip } : { stage: 'mended', slip: chosen.slip }
}
