import type { Today } from '@fourfold/contract'

export type Facts = Readonly<{
  topic: string
  /** -1 not started, 1 done, else in progress (spec §3) */
  diagnostic: number
  today: Pick<Today, 'takes' | 'steps'>
}>
export type Continuing = Readonly<{ title: string; text: string; to: 'today' | 'dashboard' }>

const minutes = (n: number): string => `${n} ${n === 1 ? 'minute' : 'minutes'}`

/** How the page greets somebody who comes back, in words. */
export function continuing({ topic, diagnostic, today }: Facts): Continuing {
  const [first] = today.steps
  if (diagnostic === -1)
    return {
      title: `Begin: ${topic}`,
      text: 'The diagnostic finds what you already know. Or choose another topic below.',
      to: 'dashboard',
    }
  if (diagnostic !== 1)
    return {
      title: `Continue: ${topic}`,
      text: 'Your diagnostic is not finished; it goes on where you stopped.',
      to: 'dashboard',
    }
  if (!first)
    return { title: `Continue: ${topic}`, text: 'Nothing is due today. See where you stand.', to: 'dashboard' }
  return {
    title: `Continue: ${topic}, ${minutes(today.takes)} today`,
    text: today.steps.map((step) => step.title).join(', then '),
    to: 'today',
  }
}
