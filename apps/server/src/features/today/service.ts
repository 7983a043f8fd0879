import { logWords, MOST_LOGGED, type Today } from '@fourfold/contract'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { askAsTexts } from '../../db/ask.ts'
import { sentAgain } from '../../http/lasting.ts'
import { remembering } from '../../http/remembered.ts'
import { type AccessEnds, accessOf, requirePlanIn, studiedTopic } from '../access/service.ts'
import type { CatalogItem, TopicInfo } from '../bank/index.ts'
import {
  type Begun,
  begunIn,
  diagnosticFacts,
  firstAction,
  practiceReason,
  questionsToRetry,
  type Retry,
  runs,
} from '../dashboard/index.ts'
import { type ExamRow, lineOf, openExam } from '../exams/service.ts'
import { itemsRunning } from '../items/index.ts'
import { freshFor, logSeconds, type Missed, mistakesToLog, type ToLog } from '../mistakes/index.ts'
import {
  catchUpPlan,
  daysLeft,
  newCards,
  type Planned,
  reviewsDue,
  reviewsIn,
  type Situation,
  situationFor,
} from '../reviews/index.ts'
import { answersOf, skillStanding } from '../student-model/index.ts'
import {
  type Advice,
  type Advised,
  adviceBy,
  adviceKept,
  advisedPerson,
  type Kept,
  quarterOf,
  secondsOf,
  without,
} from '../tests/index.ts'
import { compose } from './compose.ts'
import { n, stepsOf } from './steps.ts'
import { summaryOf } from './summary.ts'

/** Passages are read whole: about this many questions each. */
const PASSAGE_QUESTIONS = 8

/** Of the time that reviews leave, at most this share goes into what was missed. */
const RETRY_SHARE = 0.5

const plannedSeconds = (items: readonly Planned[]): number => items.reduce((sum, i) => sum + i.seconds, 0)

/** What was missed and is not asked as a review today, as far as the time goes. */
async function retryFor(ctx: Ctx, ids: readonly number[], asked: ReadonlySet<number>, day: Day, seconds: number) {
  const { items } = await ctx.catalog()
  const known = ids.flatMap((id) => {
    const item = asked.has(id) ? undefined : items.get(id)
    return item && !item.retired && item.topic === day.topic.name ? [item] : []
  })
  const open = without(known, day.running)
  const [first] = open
  return first && first.view.seconds <= seconds ? fitting(open, seconds) : []
}

function dueReason(left: number | null, backlog: boolean): string {
  if (backlog) return 'More are due than your day holds. These are the ones worth saving first; the others can wait.'
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

type Round = Readonly<{ count: number; seconds: number; taken: ReadonlySet<number> }>

/** Only what a test would ask: what an unfinished test or an earlier step of the day asks is left out of the promise. */
async function practiceFor({ advised, topic }: Day, { count, seconds, taken }: Round) {
  if (topic.has_passage) {
    const reading = topic.pace_seconds * PASSAGE_QUESTIONS
    return { question_ids: [], seconds: reading, skill: null, reason: 'One passage with its questions.' }
  }
  const chosen = await advised.practice(count)
  const items = fitting(without(chosen.items, taken), seconds)
  const advice = items.some((item) => item.skill_id === chosen.advice?.skill) ? chosen.advice : null
  const skill = advice ? (topic.skills.get(advice.skill) ?? null) : null
  return {
    question_ids: items.map((i) => i.id),
    seconds: secondsOf(items),
    skill: skill ? { id: skill.id, name: skill.name } : null,
    reason: advice ? practiceReason(advice, topic, items) : 'Questions at the edge of what you can do.',
  }
}

type Asked = [
  ...[Advised, Kept | null, AccessEnds, Begun, number, Retry, ToLog, ReadonlySet<number>],
  ...[(situation: Situation) => Planned[], ExamRow | null],
]

/** All that a day is composed of, in one statement. */
async function read(ctx: Ctx, caller: Caller, topic: TopicInfo) {
  const { learner_id } = caller
  const { name } = topic
  const now = ctx.now()
  return askAsTexts<Asked>(
    ctx.db,
    'facts_of_day',
    advisedPerson(caller, topic),
    adviceKept(caller, topic),
    accessOf(caller.id),
    begunIn(learner_id, topic, now),
    answersOf(learner_id, name),
    questionsToRetry(learner_id, name, now),
    mistakesToLog(learner_id, name),
    itemsRunning(learner_id, now),
    reviewsDue(ctx, await ctx.catalog(), caller),
    openExam(ctx, learner_id),
  )
}

type Day = Readonly<{
  topic: TopicInfo
  advised: Advice
  situation: Situation
  due: readonly Planned[]
  retry: Retry
  toLog: ToLog
  running: ReadonlySet<number>
  exam: Today['exam']
  begun: boolean
  facts: Awaited<ReturnType<typeof diagnosticFacts>>
  answers: number
}>

/** A day but for what was seen lately: how many of its mistakes are asked with new numbers. */
type Composed = Readonly<{
  missed: readonly Missed[]
  running: ReadonlySet<number>
  /** The same for the same number. */
  shown: (fresh: number) => Today
}>

async function composeDay(ctx: Ctx, day: Day): Promise<Composed> {
  const { topic, advised, situation, due, toLog } = day
  const minutes = situation.daily_minutes
  const advice = await advised.lead()
  const pace = topic.has_passage
    ? topic.pace_seconds * PASSAGE_QUESTIONS
    : ((advice ? topic.skills.get(advice.skill)?.seconds : undefined) ?? topic.pace_seconds)
  const made = compose(due, minutes, topic.items.length > 0 ? pace : null)
  const cards = made.queue.filter((i) => i.kind === 'flashcard')
  const mistakes = made.queue.filter((i) => i.kind === 'mistake')
  const missed = mistakes.flatMap((i) => i.missed ?? [])
  const afterReviews = minutes * 60 - plannedSeconds(made.queue)
  const reviewed = new Set(missed.map((m) => m.item_id))
  const retry = await retryFor(ctx, day.retry.ids, reviewed, day, afterReviews * RETRY_SHARE)
  const logged = Math.min(toLog.n, MOST_LOGGED)
  const left = afterReviews - secondsOf(retry) - logSeconds(logged)
  const fits = Math.min(made.practice, Math.max(0, Math.floor(left / pace)))
  const rounds = topic.has_passage ? Math.min(1, fits) : fits
  const taken = new Set([...day.running, ...retry.map((item) => item.id)])
  const practice = rounds > 0 ? await practiceFor(day, { count: rounds, seconds: left, taken }) : null
  const waiting = {
    toLog: toLog.n,
    due: due.filter((i) => i.kind === 'mistake').length,
    cards: due.filter((i) => i.kind === 'flashcard').length,
    retry: day.retry.ids.length,
    missed: day.retry.missed,
  }
  const { resume, diagnostic } = firstAction(day.answers, waiting, day.facts)
  await advised.keep()
  const questions = topic.has_passage ? rounds : (practice?.question_ids.length ?? 0)
  const reason = dueReason(daysLeft(situation), catchUpPlan(due, minutes) !== null)
  const stepsWith = (fresh: number) =>
    stepsOf({
      mistakes: {
        count: mistakes.length,
        seconds: plannedSeconds(mistakes),
        reason:
          fresh > 0
            ? `${reason} ${fresh === mistakes.length ? 'Each is' : `${fresh} of them are`} asked with new numbers.`
            : reason,
      },
      // The same reason is said once.
      cards: {
        count: cards.length,
        seconds: plannedSeconds(cards),
        reason: mistakes.length > 0 ? 'For the same reason.' : reason,
        ...(cards.every((card) => card.last_review === null) ? newCards(cards.length) : {}),
      },
      retry: {
        count: retry.length,
        seconds: secondsOf(retry),
        reason: 'Not right since you missed them: a right answer now closes them.',
      },
      log: {
        count: logged,
        seconds: logSeconds(logged),
        title: logWords(toLog.n),
        reason: `One press each: what probably happened is filled in. ${logged === 1 ? 'It comes' : 'They come'} back tomorrow.`,
      },
      practice: {
        count: questions,
        seconds: practice?.seconds ?? 0,
        reason: practice?.reason ?? '',
        title: topic.has_passage
          ? 'Read one passage'
          : practice?.skill
            ? `Practice ${n(questions, 'question')}: ${practice.skill.name} first`
            : `Practice ${topic.name}: ${n(questions, 'question')}`,
      },
    })
  const view = (fresh: number): Today => {
    const steps = stepsWith(fresh)
    const takes = steps.reduce((sum, s) => sum + s.minutes, 0)
    return {
      minutes,
      takes,
      summary: summaryOf(steps, takes, topic.has_passage),
      begun: day.begun,
      exam: day.exam,
      resume,
      diagnostic,
      steps,
      questions_to_log_length: toLog.n,
      first_question_to_log_id: toLog.first,
      queue: made.queue.map(({ kind, id }) => ({ kind, id })),
      retry: retry.length > 0 ? { question_ids: retry.map((item) => item.id) } : null,
      practice: practice && questions > 0 ? { question_ids: practice.question_ids, skill: practice.skill } : null,
    }
  }
  const views = new Map<number, Today>()
  const shown = (fresh: number): Today => {
    const known = views.get(fresh) ?? sentAgain(view(fresh))
    views.set(fresh, known)
    return known
  }
  return { missed, running: day.running, shown }
}

const lastComposed = remembering<Composed>(1000)

/** GET /today: what to do in so many minutes, else in the student's own, in which order, and why. */
export async function today(ctx: Ctx, caller: Caller, asked: number | undefined, offset: number): Promise<Today> {
  const topic = await studiedTopic(ctx, caller)
  const told = await read(ctx, caller, topic)
  const [advisedRow, kept, access, begunHere, answers, retry, toLog, running, waiting, openedExam] = told
  const now = ctx.now()
  requirePlanIn(access.read(), topic.name, 'read', now)
  const row = advisedRow.read()
  const own = situationFor(row, topic.name, now, offset)
  const situation = { ...own, daily_minutes: asked ?? own.daily_minutes }
  const left = daysLeft(situation)
  const [planned, exam] = await Promise.all([
    left === null ? null : reviewsIn(ctx, caller, situation),
    lineOf(ctx, openedExam.read()),
  ])
  const here = begunHere.read()

  const make = async (): Promise<Composed> => {
    const advised = await adviceBy(ctx, caller, topic, row, kept)
    const standing = await advised.standing()
    return composeDay(ctx, {
      topic,
      advised,
      situation,
      due: planned ?? waiting.read()(situation),
      retry: retry.read(),
      toLog: toLog.read(),
      running: running.read(),
      exam,
      begun: topic.skillList.some((skill) => skillStanding(standing, skill.id).answered),
      facts: await diagnosticFacts(ctx, caller, topic, advised, here),
      answers: advised.begun ? answers.read() : 0,
    })
  }
  // What a diagnostic that runs has come to goes by more than was read here.
  const from = JSON.stringify([
    ...[topic.pool_version, quarterOf(now), situation.daily_minutes, offset, left, exam],
    planned?.map(({ kind, id, seconds, missed }) => [kind, id, seconds, missed]),
    told.filter((part) => part !== access).map(({ text }) => text),
  ])
  const by = [topic, await ctx.catalog()]
  const day = await (runs(here) ? make() : lastComposed(ctx.db, caller.learner_id, from, by, make))
  const siblings = await freshFor(ctx, caller.learner_id, day.missed, day.running)
  return day.shown(siblings.filter((sibling) => sibling !== null).length)
}
