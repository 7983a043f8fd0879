import type { DashboardData } from '@fourfold/contract'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { askAsTexts } from '../../db/ask.ts'
import { sentAgain } from '../../http/lasting.ts'
import { remembering } from '../../http/remembered.ts'
import { type AccessEnds, accessOf, requirePlanIn, studiedTopic } from '../access/service.ts'
import type { TopicInfo } from '../bank/index.ts'
import {
  type DueCard,
  mistakesToLog,
  plannedReviews,
  reviewsOf,
  type ToLog,
  waitingReviews,
} from '../mistakes/index.ts'
import { type Tally, talliesOf } from '../student-model/index.ts'
import { type Advice, type Advised, adviceBy, adviceKept, advisedPerson, type Kept, quarterOf } from '../tests/index.ts'
import { diagnosticFacts, runs } from './diagnostic.ts'
import {
  type Begun,
  begunIn,
  type Earlier,
  type Offender,
  questionsToRetry,
  type Retry,
  repeatOffenders,
  scoreBefore,
  timeOfAll,
} from './queries.ts'
import { answersIn, type Facts, PRACTICE_QUESTIONS, viewOf, type Work } from './view.ts'

const NO_PRACTICE = { advice: null, items: [] }

/** Passages are chosen when their test is made, so only the skill is named beforehand. */
const practiceFor = async (advice: Advice, topic: TopicInfo) =>
  topic.has_passage ? { advice: await advice.lead(), items: [] } : advice.practice(PRACTICE_QUESTIONS)

const NO_WORK: Omit<Work, 'here'> = {
  tallies: [],
  toLog: { n: 0, first: null },
  due: { mistakes: [], cards: { n: 0, first: null, fresh: false } },
  retry: { ids: [], missed: 0 },
  offenders: [],
  earlier: null,
}

type Asked = [
  ...[Advised, Kept | null, AccessEnds, Begun],
  ...[readonly Tally[], ToLog, Retry, readonly Offender[], Earlier | null, readonly number[], readonly DueCard[]],
]

/** All that a dashboard reads, in one statement. */
function read(ctx: Ctx, caller: Caller, topic: TopicInfo) {
  const { learner_id } = caller
  const { name } = topic
  const now = ctx.now()
  return askAsTexts<Asked>(
    ctx.db,
    'dashboard_facts',
    advisedPerson(caller, topic),
    adviceKept(caller, topic),
    accessOf(caller.id),
    begunIn(learner_id, topic, now),
    talliesOf(learner_id, name),
    mistakesToLog(learner_id, name),
    questionsToRetry(learner_id, name, now),
    repeatOffenders(learner_id, name),
    scoreBefore(learner_id, name, now),
    ...waitingReviews(ctx, caller, name),
  )
}

/** The newest; about 20 MB. */
const lastShown = remembering<DashboardData>(300)

/** GET /questions/index: reads a bounded number of rows, however long the history is. */
export async function dashboard(ctx: Ctx, caller: Caller): Promise<DashboardData> {
  const topic = await studiedTopic(ctx, caller)
  const [facts, all] = await Promise.all([read(ctx, caller, topic), timeOfAll(ctx, topic.name)])
  const [advised, kept, access, begun, tallies, toLog, retry, offenders, earlier, mistakes, cards] = facts
  requirePlanIn(access.read(), topic.name, 'read', ctx.now())
  const row = advised.read()
  const here = begun.read()
  const planned = row.next_seq > 1 ? await plannedReviews(ctx, caller, topic.name, row) : null
  const catalog = await ctx.catalog()

  const make = async (): Promise<Facts> => {
    const advice = await adviceBy(ctx, caller, topic, row, kept)
    const work: Work = advice.begun
      ? {
          tallies: tallies.read(),
          toLog: toLog.read(),
          retry: retry.read(),
          offenders: offenders.read(),
          earlier: earlier.read(),
          here,
          due: planned ?? reviewsOf(mistakes.read(), cards.read()),
        }
      : { ...NO_WORK, here }
    const standing = await advice.standing()
    const diagnostic = await diagnosticFacts(ctx, caller, topic, advice, here)
    const chosen = answersIn(work) > 0 ? await practiceFor(advice, topic) : NO_PRACTICE
    await advice.keep()
    const { first_name, test_date, settings } = row
    const practice = chosen.items.map((item) => item.id)
    return {
      person: { first_name, test_date, settings },
      work,
      standing,
      all,
      diagnostic,
      advice: chosen.advice,
      practice,
    }
  }
  const show = (from: string, shown: () => Promise<Facts>): Promise<DashboardData> =>
    lastShown(ctx.db, caller.learner_id, from, [topic, catalog], async () =>
      sentAgain(viewOf(await shown(), topic, catalog)),
    )

  // The estimate of a diagnostic that runs goes by more than was read here.
  if (runs(here)) {
    const made = await make()
    return show(JSON.stringify(made), async () => made)
  }
  const texts = facts.filter((fact) => fact !== access).map(({ text }) => text)
  return show(JSON.stringify([topic.pool_version, quarterOf(ctx.now()), all, planned, texts]), make)
}
