import type { Today } from '@fourfold/contract'

export type Facts = Readonly<{
  topic: string
  /** -1 not started, 1 done, else in progress (spec §3) */
  diagnostic: number
  today: Pick<Today, 'takes' | 'steps'>
}>
/** Where the card leads; `back` changes to the named topic first. Nothing is `begun` where nothing was answered yet. */
export type Continuing = Readonly<{
  title: string
  text: string
  to: 'today' | 'dashboard' | 'back'
  topic: string
  begun: boolean
}>

const minutes = (n: number): string => `${n} ${n === 1 ? 'minute' : 'minutes'}`

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** How the page greets somebody who comes back, in words. */
export function continuing({ topic, diagnostic, today }: Facts): Continuing {
  const [first, ...others] = today.steps
  if (diagnostic === -1)
    return {
      title: `Begin: ${topic}`,
      text: 'The diagnostic finds what you already know. Or choose another topic below.',
      to: 'dashboard',
      topic,
      // Practice is offered to everybody; everything else comes from answers.
      begun: today.steps.some(({ kind }) => kind !== 'practice'),
    }
  if (diagnostic !== 1)
    return {
      title: `Continue: ${topic}`,
      text: 'Your diagnostic is not finished; it goes on where you stopped.',
      to: 'dashboard',
      topic,
      begun: true,
    }
  if (!first)
    return {
      title: `Continue: ${topic}`,
      text: 'Nothing is due today. See where you stand.',
      to: 'dashboard',
      topic,
      begun: true,
    }
  return {
    title: `Continue: ${topic}, ${minutes(today.takes)} today`,
    text: [first, ...others].map(({ title }, i) => (i === 0 ? title : lowered(title))).join(', then '),
    to: 'today',
    topic,
    begun: true,
  }
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
