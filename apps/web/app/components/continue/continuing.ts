import { FIRST_QUESTIONS, type Today } from '@fourfold/contract'

export type Facts = Readonly<{
  topic: string
  today: Pick<Today, 'takes' | 'begun' | 'exam' | 'resume' | 'diagnostic' | 'steps'>
  /** The day was gone through to its end. */
  done: boolean
  /** What is due is only the next step of learning what the day has shown. */
  learning: boolean
}>
/**
 * Where the card leads; `back` changes to the named topic first, `first` begins with the short test that explains each answer,
 * `diagnostic` begins it at once, or goes on with one that is open. Nothing is `begun` where nothing was answered yet.
 */
export type Continuing = Readonly<{
  title: string
  text: string
  to: 'today' | 'dashboard' | 'first' | 'diagnostic' | 'back' | Readonly<{ exam: number }> | Readonly<{ test: number }>
  topic: string
  begun: boolean
}>

const minutes = (n: number): string => `${n} ${n === 1 ? 'minute' : 'minutes'}`

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** What is due does not wait for tomorrow, unless the day has only just taught it. */
const isDue = ({ kind }: Today['steps'][number]): boolean => kind === 'mistakes' || kind === 'cards'

/** How the page greets somebody who comes back, in words: the same next step that Today and the dashboard name. */
export function continuing({ topic, today, done, learning }: Facts): Continuing {
  const { begun, exam, resume, diagnostic, steps } = today
  const card = { topic, begun }
  if (exam) return { ...card, title: `Continue: ${exam.title}`, text: exam.line, to: { exam: exam.id } }
  if (resume)
    return { ...card, begun: true, title: resume.action.title, text: resume.action.reason, to: { test: resume.id } }
  if (diagnostic && !begun && diagnostic.kind === 'start_diagnostic')
    return {
      ...card,
      title: `Begin: ${topic}`,
      text: `${FIRST_QUESTIONS} questions, each explained at once. A few minutes.`,
      to: 'first',
    }
  if (diagnostic)
    return {
      ...card,
      title: `Continue: ${topic}`,
      text: `${diagnostic.title}: about ${minutes(diagnostic.minutes)}.`,
      to: 'diagnostic',
    }
  if (steps.length === 0)
    return {
      ...card,
      title: `Continue: ${topic}`,
      text: 'Nothing is due today. See where you stand.',
      to: 'dashboard',
    }
  const rest = steps.map(({ title }, i) => (i === 0 ? title : lowered(title))).join(', then ')
  if (done && (learning || !steps.some(isDue)))
    return {
      ...card,
      title: `${topic}: done for today`,
      text: `Time left? ${rest}, ${minutes(today.takes)}.`,
      to: 'today',
    }
  return { ...card, title: `Continue: ${topic}, ${minutes(today.takes)} today`, text: rest, to: 'today' }
}

/** The same for somebody whose current topic no plan opens: the way leads to an open one. */
export function goingBack(shut: string, topic: string, diagnostic: number): Continuing {
  const begun = diagnostic !== -1
  return {
    title: `${begun ? 'Continue' : 'Begin'}: ${topic}`,
    text: `${shut} needs a plan${begun ? '; your work is here' : `, ${topic} is free`}.`,
    to: 'back',
    topic,
    begun,
  }
}
