import { fewNames, type NextAction } from '@fourfold/contract'
import type { SkillAdvice } from '@fourfold/engine'
import type { CatalogItem, TopicInfo } from '../bank/index.ts'
import type { Running } from '../tests/index.ts'

/** How the diagnostic stands. */
export type DiagnosticFacts = Readonly<{
  /** -1 not started, 1 done, else in progress (spec §3). */
  diagnostic: number
  /** Other answers have given an estimate already. */
  estimated: boolean
  /** The diagnostic that was started and is not scored yet. */
  running: Running | null
  /** Subjects without a single answer, once the diagnostic is done, and what asking about them takes. */
  unanswered: readonly string[]
  further: Readonly<{ questions: number; seconds: number }>
}>

/** What waits because of earlier answers: mistakes to log, due mistakes and cards, questions to try again. */
export type Waiting = Readonly<{ toLog: number; due: number; cards: number; retry: number }>

type Facts = DiagnosticFacts &
  Waiting &
  Readonly<{
    skill: string | null
    skillSeconds: number
    /** Of the practice test that would be made. */
    practiceSeconds: number
    reason: string | null
  }>

export const minutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60))
const n = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

const resumeReason = ({ left, questions }: Running): string =>
  left === 0
    ? 'Every question is answered: finish it to see where you stand.'
    : `${left} of ${n(questions, 'question')} ${left === 1 ? 'is' : 'are'} left; your answers are saved.`

/** Seconds for logging one mistake: a press, and a look at what is filled in. */
export const LOG_SECONDS = 15

/** The diagnostic where it is the next step: before everything until it is done, then where nothing else waits. */
export function diagnosticAction(facts: DiagnosticFacts, waiting: Waiting): NextAction | null {
  if (facts.diagnostic === -1 && facts.running === null)
    return {
      kind: 'start_diagnostic',
      title: 'Take the diagnostic',
      reason: facts.estimated
        ? 'Up to 20 questions that adapt to you, and make your estimate sharper. You can pause at any time.'
        : 'Up to 20 questions that adapt to you. Your first estimate comes at the end, or when you pause after five of them.',
      minutes: 30,
    }
  if (facts.running !== null && facts.diagnostic !== 1)
    return {
      kind: 'resume_diagnostic',
      title: 'Resume the diagnostic',
      reason: resumeReason(facts.running),
      minutes: minutes(facts.running.seconds),
    }
  if (facts.unanswered.length > 0 && Object.values(waiting).every((n) => n === 0))
    return {
      kind: 'more_diagnostic',
      title: `Answer ${facts.further.questions} more diagnostic questions`,
      reason: `No answer yet in ${fewNames(facts.unanswered)}, so your score band is wider than it could be.`,
      minutes: minutes(facts.further.seconds),
    }
  return null
}

/** The one next step, in the specification's order: log, review, retry, more diagnostic, practice. Cards are reviews, too. */
export function nextAction(facts: Facts): NextAction {
  const { toLog, due, cards, retry } = facts
  const diagnostic = diagnosticAction(facts, { toLog, due, cards, retry })
  if (diagnostic) return diagnostic
  if (facts.toLog > 0)
    return {
      kind: 'log',
      title: `Log ${n(facts.toLog, 'mistake')}`,
      reason: 'The entry is filled in for you: check what went wrong, and it comes back when it is due.',
      minutes: minutes(facts.toLog * LOG_SECONDS),
    }
  if (facts.due > 0)
    return {
      kind: 'review',
      title: `Review ${n(facts.due, 'mistake')}`,
      reason: 'These are due today: seeing them now, just before you would forget, is worth most.',
      minutes: minutes(facts.due * 60),
    }
  if (facts.cards > 0)
    return {
      kind: 'cards',
      title: `Review ${n(facts.cards, 'card')}`,
      reason: 'These are due today: seeing them now, just before you would forget, is worth most.',
      minutes: minutes(facts.cards * 15),
    }
  if (facts.retry > 0)
    return {
      kind: 'retry',
      title: `Retry ${n(facts.retry, 'question')} you missed`,
      reason: 'You missed these at least a day ago and have not had them right since.',
      minutes: minutes(facts.retry * facts.skillSeconds),
    }
  return {
    kind: 'practice',
    title: facts.skill ? `Practice ${facts.skill}` : 'Practice',
    reason: facts.reason ?? 'Questions at the edge of what you can do.',
    minutes: minutes(facts.practiceSeconds),
  }
}

/** The engine's reason in words. */
function adviceSentence(advice: SkillAdvice, topic: TopicInfo, answered: boolean): string {
  const names = advice.for.map((id) => `“${topic.skills.get(id)?.name ?? id}”`)
  // Before the first answer it is what the model expects, and the table shows a dash.
  const now = answered
    ? `You are at ${(advice.mastery * 100).toFixed(1)}% here.`
    : `No answer here yet; about ${Math.round(advice.mastery * 100)}% is expected.`
  switch (advice.reason) {
    case 'missed':
      return `You missed your last question here, so it comes first. ${now}`
    case 'fading':
      return `${now} It has been a while: a question now keeps it from fading.`
    case 'prerequisite':
      return `${now} ${names[0]} builds on it, so this comes first.`
    case 'opens-others':
      return `${now} It opens ${names.slice(0, 2).join(' and ')}.`
    case 'all-strong':
      return `${now} Everything is strong; this keeps it fresh.`
    case 'most-points':
      return `${now} A minute here is expected to bring more points than anywhere else.`
  }
}

/** The reason together with how many of the questions are on the skill that leads; a passage has none chosen yet. */
export function practiceSentence(
  advice: SkillAdvice,
  topic: TopicInfo,
  chosen: readonly CatalogItem[],
  answered: boolean,
): string {
  const why = adviceSentence(advice, topic, answered)
  if (chosen.length === 0) return why
  const own = chosen.filter((item) => item.skill_id === advice.skill).length
  if (own === chosen.length) return `${why} ${own === 1 ? 'The question is' : `All ${own} questions are`} on it.`
  const others = new Set(chosen.map((item) => item.skill_id).filter((id) => id !== advice.skill)).size
  const skills = others === 1 ? 'one more skill' : `${others} more skills`
  const first = own === 1 ? 'One question is' : `${own} questions are`
  const rest = chosen.length - own === 1 ? 'the other is' : `the other ${chosen.length - own} are`
  return `${why} ${first} on it; ${rest} on ${skills}, chosen by what they are worth now.`
}
