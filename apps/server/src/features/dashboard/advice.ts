import { enoughAnswers, fewNames, logWords, MOST_LOGGED, type NextAction } from '@fourfold/contract'
import type { SkillAdvice } from '@fourfold/engine'
import type { CatalogItem, TopicInfo } from '../bank/index.ts'
import { logMinutes } from '../mistakes/index.ts'
import { newCards } from '../reviews/index.ts'
import type { Own } from '../student-model/index.ts'
import type { Running, Unfinished } from '../tests/index.ts'

/** How the diagnostic stands. */
export type DiagnosticFacts = Readonly<{
  /** -1 not started, 1 done, else in progress (spec §3). */
  diagnostic: number
  /** Other answers have given an estimate already. */
  estimated: boolean
  /** Other answers say as much as a diagnostic would: those of an exam, say. It is still offered, but not before all else. */
  known: boolean
  /** The diagnostic that was started and is not scored yet. */
  running: Running | null
  /** Subjects without a single answer, once the diagnostic is done, and what asking about them takes. */
  unanswered: readonly string[]
  further: Readonly<{ questions: number; seconds: number }>
}>

/**
 * What waits because of earlier answers: mistakes to log, due mistakes and cards, questions to try again, and all that was
 * missed and not right since.
 */
export type Waiting = Readonly<{ toLog: number; due: number; cards: number; retry: number; missed: number }>

type Facts = DiagnosticFacts &
  Waiting &
  Readonly<{
    /** None of the due cards was ever reviewed. */
    freshCards: boolean
    unfinished: Unfinished | null
    /** The minutes a day that the student chose. */
    dailyMinutes: number
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

const resumesDiagnostic = ({ running, diagnostic }: DiagnosticFacts): boolean => running !== null && diagnostic !== 1

/** A test that was begun lately and not finished: before everything but a diagnostic that runs. */
export function unfinishedAction(facts: DiagnosticFacts, unfinished: Unfinished | null): NextAction | null {
  if (unfinished === null || resumesDiagnostic(facts)) return null
  const { title, questions, answered, seconds } = unfinished
  return {
    kind: 'resume_test',
    title: `Go on with ${title}`,
    reason:
      answered === questions
        ? `All ${n(questions, 'question')} answered: finish it to see how it went.`
        : `${answered} of ${questions} answered; your answers are saved.`,
    minutes: minutes(seconds),
  }
}

/**
 * The diagnostic where it is the next step: before everything until it is done, unless other answers tell as much; then where nothing else waits and nothing
 * that was missed is left to practice.
 */
export function diagnosticAction(facts: DiagnosticFacts, waiting: Waiting): NextAction | null {
  if (facts.diagnostic === -1 && facts.running === null && !facts.known)
    return {
      kind: 'start_diagnostic',
      title: 'Take the diagnostic',
      reason: facts.estimated
        ? 'Up to 20 questions that adapt to you, and make your estimate sharper. You can pause at any time.'
        : 'Up to 20 questions that adapt to you; pause at any time. After five answers there is a first estimate of your score.',
      minutes: 30,
    }
  if (facts.running !== null && resumesDiagnostic(facts))
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

const DUE = 'These are due today: seeing them now, just before you would forget, is worth most.'

/** Due reviews, of one kind: as many as a day holds, and the others can wait. */
function dueAction(kind: 'review' | 'cards', due: number, one: string, whole: number, day: number): NextAction | null {
  if (due === 0) return null
  if (whole <= day) return { kind, title: `Review ${n(due, one)}`, reason: DUE, minutes: whole }
  return {
    kind,
    title: `Review the first of ${n(due, one)}`,
    reason: 'More are due than your day holds. Today’s queue has those worth saving first; the others can wait.',
    minutes: day,
    backlog: true,
  }
}

/** Due cards; what was only just written is not about to be forgotten. */
function cardsAction({ cards, freshCards, dailyMinutes }: Facts): NextAction | null {
  const action = dueAction('cards', cards, 'card', minutes(cards * 15), dailyMinutes)
  return action && freshCards && !action.backlog ? { ...action, ...newCards(cards) } : action
}

/** As many as Today says: what is more waits for the next days. */
function logAction(toLog: number): NextAction | null {
  if (toLog === 0) return null
  const day = Math.min(toLog, MOST_LOGGED)
  const rest = toLog - day
  const filled = 'The entry is filled in for you: check what went wrong, and it comes back when it is due.'
  return {
    kind: 'log',
    title: logWords(toLog),
    reason: rest === 0 ? filled : `${filled} The other ${rest} can wait for another day.`,
    minutes: logMinutes(day),
  }
}

/** What waits because of earlier answers, each as an action; null where nothing does. */
function waitingActions(facts: Facts) {
  const { toLog, due, retry } = facts
  const action = (kind: NextAction['kind'], title: string, reason: string, minutes: number): NextAction => ({
    kind,
    title,
    reason,
    minutes,
  })
  return {
    log: logAction(toLog),
    review: dueAction('review', due, 'mistake', minutes(due * 60), facts.dailyMinutes),
    cards: cardsAction(facts),
    retry:
      retry > 0
        ? action(
            'retry',
            `Retry ${n(retry, 'question')} you missed`,
            'You missed these at least a day ago and have not had them right since.',
            minutes(retry * facts.skillSeconds),
          )
        : null,
  }
}

const practiceAction = (facts: Facts): NextAction => ({
  kind: 'practice',
  title: facts.skill ? `Practice ${facts.skill}` : 'Practice',
  reason: facts.reason ?? 'Questions at the edge of what you can do.',
  minutes: minutes(facts.practiceSeconds),
})

/** What comes before everything that waits: a test that was left, or the diagnostic. */
const beforeAll = (facts: Facts): NextAction | null => {
  const { toLog, due, cards, retry, missed } = facts
  return unfinishedAction(facts, facts.unfinished) ?? diagnosticAction(facts, { toLog, due, cards, retry, missed })
}

/**
 * What is recommended, in the specification's order: log, review, retry, more diagnostic, practice. Cards are reviews, too, and
 * practice of what was missed is a retry: more of the diagnostic waits for it.
 */
export function nextAction(facts: Facts): NextAction {
  const { log, review, cards, retry } = waitingActions(facts)
  return beforeAll(facts) ?? log ?? review ?? cards ?? retry ?? practiceAction(facts)
}

/** What Today begins with: the same actions in the order of a day, where logging waits for what is due and what was missed. */
export function firstStep(facts: Facts): NextAction {
  const { log, review, cards, retry } = waitingActions(facts)
  return beforeAll(facts) ?? review ?? cards ?? retry ?? log ?? practiceAction(facts)
}

/** Where the skill stands: a percentage only where the table has one, too. */
function standsAt(mastery: number, { right, wrong }: Own): string {
  if (right + wrong === 0) return 'No answer here yet.'
  return enoughAnswers(right, wrong)
    ? `You are at ${(mastery * 100).toFixed(1)}% here.`
    : `${right} of ${right + wrong} right here so far.`
}

/** The engine's reason in words. */
function adviceSentence(advice: SkillAdvice, topic: TopicInfo, own: Own): string {
  const names = advice.for.map((id) => `“${topic.skills.get(id)?.name ?? id}”`)
  const now = standsAt(advice.mastery, own)
  switch (advice.reason) {
    case 'missed':
      // Left blank, it counts as missed and is no answer.
      return own.right + own.wrong === 0
        ? 'You left your last question here blank, so it comes first.'
        : `You missed your last question here, so it comes first. ${now}`
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
  own: Own,
): string {
  const why = adviceSentence(advice, topic, own)
  if (chosen.length === 0) return why
  const led = chosen.filter((item) => item.skill_id === advice.skill).length
  if (led === chosen.length) return `${why} ${led === 1 ? 'The question is' : `All ${led} questions are`} on it.`
  const others = new Set(chosen.map((item) => item.skill_id).filter((id) => id !== advice.skill)).size
  const skills =
    others === 1 ? 'another skill where you gain most now' : `${others} other skills where you gain most now`
  const first = led === 1 ? 'One question is' : `${led} questions are`
  const rest = chosen.length - led === 1 ? 'the other is' : `the other ${chosen.length - led} are`
  return `${why} ${first} on it; ${rest} on ${skills}.`
}

/** Why the skill leads, in a few words. */
function leadWords({ reason, for: opened }: SkillAdvice, topic: TopicInfo): string {
  const names = opened.map((id) => `“${topic.skills.get(id)?.name ?? id}”`)
  switch (reason) {
    case 'missed':
      // Left blank or wrong.
      return 'Your last question on it was missed or left blank'
    case 'fading':
      return 'It has been a while, and a question now keeps it from fading'
    case 'prerequisite':
      return `${names[0]} builds on it`
    case 'opens-others':
      return `It opens ${names.slice(0, 2).join(' and ')}`
    case 'all-strong':
      return 'Everything is strong, and this keeps it fresh'
    case 'most-points':
      return 'A minute on it is expected to bring most points'
  }
}

/** The same in one sentence, for a list of steps that names the skill and the questions already. */
export function practiceReason(advice: SkillAdvice, topic: TopicInfo, chosen: readonly CatalogItem[]): string {
  const others = chosen.filter((item) => item.skill_id !== advice.skill).length
  const led = chosen.length - others
  // Both numbers, so that they are seen to make the sum that the title says.
  const parts =
    others === 0
      ? ''
      : `: ${led} ${led === 1 ? 'question is' : 'questions are'} on it, ${others} where you gain most now`
  return `${leadWords(advice, topic)}${parts}.`
}
