import { createHash } from 'node:crypto'
import { MESSAGES } from '@fourfold/contract'
import { recommendSkill, type SkillAdvice } from '@fourfold/engine'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { type Ask, askAsTexts, asking, type Told } from '../../db/ask.ts'
import { isDatabaseAway } from '../../db/away.ts'
import { run } from '../../db/statement.ts'
import { refuse } from '../../http/errors.ts'
import type { TopicInfo } from '../bank/index.ts'
import { lessonsIn } from '../lessons/index.ts'
import type { UserRow } from '../people/index.ts'
import { testDateIn } from '../reviews/index.ts'
import {
  freshStanding,
  MODEL_VERSION,
  type Own,
  ownAnswers,
  type TopicStanding,
  topicStanding,
  topicTallies,
} from '../student-model/index.ts'
import { evidenceFor, type Practice, type PracticeEvidence, practiceBy } from './recommended.ts'

/** Raised when what is kept, or how it is made, changes without any of the other versions. */
const FORMAT = 4
/** Midnight falls on a quarter of an hour in every zone of the world; and nothing fades visibly in one. */
const QUARTER_MS = 900_000

type KeptPractice = Readonly<{ advice: SkillAdvice | null; own: Own; ids: readonly number[] }>
export type Kept = { standing?: TopicStanding; lead?: SkillAdvice | null; practice?: Record<number, KeptPractice> }

const PERSON = {
  name: 'advised_person',
  text: `select person.first_name, person.test_date::text, person.settings, learner.next_seq, coalesce(made.n, 0) as tests,
      kept.basis
    from user_account person join learner on learner.id = person.learner_id
      left join test_count made on made.learner_id = learner.id and made.topic = $2
      left join kept_advice kept on kept.learner_id = learner.id and kept.topic = $2
    where person.id = $1 and person.deleted_at is null`,
} as const

const READ = {
  name: 'kept_advice',
  text: 'select advice from kept_advice where learner_id = $1 and topic = $2',
} as const

const WRITE = {
  name: 'keep_advice',
  text: `insert into kept_advice (learner_id, topic, basis, advice) values ($1, $2, $3, $4::jsonb)
    on conflict (learner_id, topic) do update set basis = excluded.basis, advice = excluded.advice`,
} as const

type Person = Pick<UserRow, 'first_name' | 'test_date' | 'settings'>
export type Advised = Person & Readonly<{ next_seq: number; tests: number; basis: string | null }>

/** Whose advice it is, and what it goes by. */
export const advisedPerson = (caller: Caller, topic: TopicInfo): Ask<Advised> =>
  asking(PERSON, [caller.id, topic.name], ([row]: readonly Advised[]) => {
    // Deleted while the call was under way.
    if (!row) throw refuse(401, MESSAGES.signInAgain)
    return row
  })

/** What is kept of it: the greatest part, which most calls need not look into. */
export const adviceKept = (caller: Caller, topic: TopicInfo): Ask<Kept | null> =>
  asking(READ, [caller.learner_id, topic.name], ([row]: readonly { advice: Kept }[]) => row?.advice ?? null)

/** Within one, with the same facts, the advice is the same. */
export const quarterOf = (now: Date): number => Math.floor(now.getTime() / QUARTER_MS)

/**
 * All that the advice is made from: answers (each takes a number of the learner's), tests that were made since (their
 * questions are taken), lessons that were read, the date of the exam, the bank with its calibration, the model, the time.
 */
function basisOf(row: Advised, topic: TopicInfo, now: Date): string {
  const { next_seq, tests, settings } = row
  const test_date = testDateIn(row, topic.name)
  const all = [
    FORMAT,
    MODEL_VERSION,
    topic.pool_version,
    next_seq,
    tests,
    test_date,
    lessonsIn(settings),
    quarterOf(now),
  ]
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url')
}

export type Advice = Readonly<{
  person: Person
  /** Whether a learner has answered, skipped or rated anything that counts: the first event takes number 1. */
  begun: boolean
  standing: () => Promise<TopicStanding>
  /** The skill worth most points per minute now. */
  lead: () => Promise<SkillAdvice | null>
  /** Practice of so many questions from the whole topic, with the own answers of the skill that leads. */
  practice: (n: number) => Promise<Practice & { own: Own }>
  /** Keeps what had to be made, for the next call on whichever server. */
  keep: () => Promise<void>
}>

/**
 * What pages derive from the model of a student, from the kept row where it still holds: one small statement instead of the
 * model's state. The basis is read before anything that is made from it, so that an answer that comes in between leaves a
 * row that never matches again.
 */
export async function adviceFor(ctx: Ctx, caller: Caller, topic: TopicInfo): Promise<Advice> {
  const asks = [advisedPerson(caller, topic), adviceKept(caller, topic)] as const
  const [row, kept] = await askAsTexts<[Advised, Kept | null]>(ctx.db, 'advice_alone', ...asks)
  return adviceBy(ctx, caller, topic, row.read(), kept)
}

/** The same from what was read of it together with all else, in the same statement. */
export async function adviceBy(
  ctx: Ctx,
  caller: Caller,
  topic: TopicInfo,
  row: Advised,
  told: Told<Kept | null>,
): Promise<Advice> {
  const basis = basisOf(row, topic, ctx.now())
  const kept: Kept = row.basis === basis ? { ...told.read() } : {}
  const { items } = await ctx.catalog()
  const begun = row.next_seq > 1
  let reading: Promise<PracticeEvidence> | null = null
  const evidence = () => {
    reading ??= evidenceFor(ctx, caller, topic, begun)
    return reading
  }
  return {
    person: row,
    begun,
    standing: async () => {
      if (!begun) return freshStanding(topic)
      if (kept.standing) return kept.standing
      const { state, now } = await evidence()
      kept.standing = topicStanding(topic, state.nodes, now)
      return kept.standing
    },
    lead: async () => {
      if (kept.lead !== undefined) return kept.lead
      const { state, now } = await evidence()
      kept.lead = recommendSkill(state, topic.skillList, now)
      return kept.lead
    },
    practice: async (n) => {
      const known = kept.practice?.[n]
      if (known) return { ...known, items: known.ids.flatMap((id) => items.get(id) ?? []) }
      const made = practiceBy(await evidence(), row, { topic, pool: topic.items, n })
      const { advice } = made
      const own = ownAnswers(begun ? await topicTallies(ctx.db, caller.learner_id, topic.name) : [])(
        advice?.skill ?? '',
      )
      kept.practice = { ...kept.practice, [n]: { advice, own, ids: made.items.map((item) => item.id) } }
      return { ...made, own }
    },
    keep: async () => {
      if (reading === null) return
      try {
        await run(ctx.db, WRITE, [caller.learner_id, topic.name, basis, JSON.stringify(kept)])
      } catch (error) {
        // The answer stands without it.
        if (!isDatabaseAway(error)) throw error
      }
    },
  }
}
