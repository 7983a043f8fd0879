import type { ExamSection } from '@fourfold/contract'

/** About how long something takes. */
export const aboutMinutes = (minutes: number): string =>
  minutes > 0 ? `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.` : ''

/** "17:05" */
export function clock(ms: number): string {
  const whole = Math.round(ms / 1000)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Which second module it was, and by what. */
export function routeLine({ modules }: Pick<ExamSection, 'modules'>): string | null {
  const [first, second] = modules
  if (!first || !second || first.cut === null) return null
  const way = second.form === 'harder' ? 'harder' : 'easier'
  return `The second module was the ${way} one: it is the harder one from ${first.cut} of ${first.questions} right in the first module on, and ${first.right} ${first.right === 1 ? 'was' : 'were'} right.`
}
