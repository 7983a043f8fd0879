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

type Domain = Pick<ExamSection['domains'][number], 'name' | 'right' | 'questions'>

/** Where most points are to be won: what a score is looked at for. Null where nothing was missed. */
export function pointsLine(sections: readonly Readonly<{ domains: readonly Domain[] }>[]): string | null {
  const missed = ({ right, questions }: Domain) => questions - right
  const [most] = sections
    .flatMap(({ domains }) => domains)
    .filter((domain) => missed(domain) > 0)
    .toSorted((a, b) => missed(b) - missed(a) || missed(b) / b.questions - missed(a) / a.questions)
  if (!most) return null
  return `Most points are to be won in ${most.name}: ${most.right} of ${most.questions} right.`
}

/** Less than this share of an exam's time is not an exam: answers came faster than its questions can be read. */
const HURRIED = 1 / 6

type Timed = Pick<ExamSection['modules'][number], 'ms' | 'minutes' | 'questions' | 'empty'>

/** That hardly any of the time was used, although most was answered: what the score is worth then. */
export function hurriedLine(modules: readonly Timed[]): string | null {
  const sum = (of: (module: Timed) => number) => modules.reduce((total, module) => total + of(module), 0)
  const [used, given] = [sum((m) => m.ms) / 60_000, sum((m) => m.minutes)]
  if (sum((m) => m.empty) * 2 > sum((m) => m.questions) || used >= given * HURRIED) return null
  const minutes = Math.max(1, Math.round(used))
  return `You used ${minutes} of ${given} minutes. At that pace questions are guessed more than read, so this score says little of what you can do.`
}
