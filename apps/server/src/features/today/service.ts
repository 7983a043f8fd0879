import type { Today } from '@fourfold/contract'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { currentTopic } from '../access/service.ts'
import type { CatalogItem, TopicInfo } from '../bank/index.ts'
import { practiceSentence } from '../dashboard/index.ts'
import { freshSibling, mistakesToLog, oneMistake } from '../mistakes/index.ts'
import {
  catchUpPlan,
  daysLeft,
  type Planned,
  plannedItems,
  reviewsToday,
  situationOf,
  testDay,
} from '../reviews/index.ts'
import { recommendedPractice, secondsOf, suggestedSkill } from '../tests/index.ts'
import { compose } from './compose.ts'

/** Passages are read whole: about this many questions each. */
const PASSAGE_QUESTIONS = 8

const n = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60))
const plannedSeconds = (items: readonly Planned[]): number => items.reduce((sum, i) => sum + i.seconds, 0)

async function freshCount(ctx: Ctx, caller: Caller, mistakes: readonly Planned[]): Promise<number> {
  let fresh = 0
  for (const { id } of mistakes) {
    const { mistake } = await oneMistake(ctx.db, caller.learner_id, id)
    if (await freshSibling(ctx, mistake)) fresh += 1
  }
  return fresh
}

function dueReason(left: number | null, backlog: boolean): string {
  if (backlog) return 'You were away for a while. These are the ones worth saving first; the others can wait.'
  if (left !== null) return `Planned so that you know them on the day of your test, in ${n(left, 'day')}.`
  return 'Due today: seeing them just before you would forget them is worth most.'
}

/** As many as fit into the seconds, in order; at least one. */
function fitting(items: readonly CatalogItem[], seconds: number): CatalogItem[] {
  let load = 0
  return items.filter((item, i) => {
    load += item.view.seconds
    return i === 0 || load <= seconds
  })
}

async function practiceFor(ctx: Ctx, caller: Caller, topic: TopicInfo, count: number, seconds: number) {
  if (topic.has_passage) {
    const reading = topic.pace_seconds * PASSAGE_QUESTIONS
    return { question_ids: [], seconds: reading, skill: null, reason: 'One passage with its questions.' }
  }
  const chosen = await recommendedPractice(ctx, caller, { topic, pool: topic.items, n: count })
  const { advice, answered } = chosen
  const items = fitting(chosen.items, seconds)
  const skill = advice ? (topic.skills.get(advice.skill) ?? null) : null
  return {
    question_ids: items.map((i) => i.id),
    seconds: secondsOf(items),
    skill: skill ? { id: skill.id, name: skill.name } : null,
    reason: advice ? practiceSentence(advice, topic, items, answered) : 'Questions at the edge of what you can do.',
  }
}

/** GET /today: what to do in so many minutes, in which order, and why. */
export async function today(ctx: Ctx, caller: Caller, minutes: number, offset: number): Promise<Today> {
  const topic = await currentTopic(ctx, caller, 'read')
  const situation = { ...(await situationOf(ctx, caller, offset)), daily_minutes: minutes }
  const due = reviewsToday(await plannedItems(ctx, caller, testDay(situation)), situation)
  const advice = await suggestedSkill(ctx, caller, topic)
  const pace = topic.has_passage
    ? topic.pace_seconds * PASSAGE_QUESTIONS
    : ((advice ? topic.skills.get(advice.skill)?.seconds : undefined) ?? topic.pace_seconds)
  const made = compose(due, minutes, topic.items.length > 0 ? pace : null)
  const left = minutes * 60 - plannedSeconds(made.queue)
  const rounds = topic.has_passage ? Math.min(1, made.practice) : made.practice
  const practice = rounds > 0 ? await practiceFor(ctx, caller, topic, rounds, left) : null
  const questions = topic.has_passage ? rounds : (practice?.question_ids.length ?? 0)
  const cards = made.queue.filter((i) => i.kind === 'flashcard')
  const mistakes = made.queue.filter((i) => i.kind === 'mistake')
  const fresh = await freshCount(ctx, caller, mistakes)
  const reason = dueReason(daysLeft(situation), catchUpPlan(due, minutes) !== null)
  const steps: Today['steps'] = []
  if (mistakes.length > 0)
    steps.push({
      kind: 'mistakes',
      count: mistakes.length,
      minutes: minutesOf(plannedSeconds(mistakes)),
      title: `Review ${n(mistakes.length, 'mistake')}`,
      reason:
        fresh > 0
          ? `${reason} ${fresh === mistakes.length ? 'Each is' : `${fresh} of them are`} asked with new numbers.`
          : reason,
    })
  if (cards.length > 0)
    steps.push({
      kind: 'cards',
      count: cards.length,
      minutes: minutesOf(plannedSeconds(cards)),
      title: `Review ${n(cards.length, 'card')}`,
      reason,
    })
  if (practice && questions > 0)
    steps.push({
      kind: 'practice',
      count: questions,
      minutes: minutesOf(practice.seconds),
      title: topic.has_passage
        ? 'Read one passage'
        : `Practice ${practice.skill?.name ?? topic.name}: ${n(questions, 'question')}`,
      reason: practice.reason,
    })
  const toLog = await mistakesToLog(ctx.db, caller.learner_id, topic.name)
  const takes = steps.reduce((sum, s) => sum + s.minutes, 0)
  return {
    minutes,
    takes,
    summary:
      steps.length === 0
        ? 'Nothing is due and there is nothing to practice here yet.'
        : due.length === 0
          ? `Nothing is due today, so this is all practice: it takes about ${n(takes, 'minute')}.`
          : `${n(due.length, 'review')} due. This queue takes about ${n(takes, 'minute')}.`,
    steps,
    questions_to_log_length: toLog.n,
    first_question_to_log_id: toLog.first,
    queue: made.queue.map(({ kind, id }) => ({ kind, id })),
    practice: practice && questions > 0 ? { question_ids: practice.question_ids, skill: practice.skill } : null,
  }
}
