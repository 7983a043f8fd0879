import { htmlLines } from '@fourfold/contract'
import { guessed, level, mastery } from '@fourfold/engine'
import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { mistakes } from '../../db/schema/index.ts'
import { inOneGo } from '../../db/statement.ts'
import type { Catalog } from '../bank/index.ts'
import type { SlotRow, TestRow } from '../items/index.ts'
import { saveMemory } from '../reviews/index.ts'
import { givenOf, isKnown, type NewAnswer, readNodes, sentenceOf } from '../student-model/index.ts'
import { firstReview } from './first-review.ts'
import { missKind } from './kind.ts'

const LUCKY = 'Right, but a guess. Next time I want to know it.'
/** Quicker than the question can be read: such an answer shows no way of thinking. */
export const QUICK_GUESS = {
  identify: 'A quick guess: I answered before I had read the question.',
  clue: 'Read to the end what is asked, then answer.',
}

/** The journal fills itself: a proposal from the misconception of the chosen answer and the explanation. */
export function proposal(
  row: Pick<SlotRow, 'revision'>,
  misconception: { sentence: string; clue: string } | undefined,
  answer: string | null = null,
): { identify: string; clue: string; solution: string } {
  const { secret } = row.revision
  const identify = misconception ? htmlLines(sentenceOf(secret, givenOf(secret, answer), misconception)) : ''
  const [solution = ''] = secret.explanation.split('<ul class="wrong">')
  return { identify, clue: misconception?.clue ?? '', solution: htmlLines(solution) }
}

type TakenTest = Pick<TestRow, 'id' | 'learner_id' | 'topic'>

/** What an entry says of the answer that made it, whichever way it came about. */
const missOf = (test: TakenTest, row: SlotRow, answer: NewAnswer, now: Date) => ({
  learner_id: test.learner_id,
  item_id: row.item.id,
  topic: test.topic,
  test_id: test.id,
  answer: answer.answer,
  missed_at: now,
  updated_at: now,
})

/**
 * A right answer that was a guess is luck, not knowledge: it enters the reviews by itself. An entry of the question stays
 * as it is.
 */
async function keepLuckyGuess(tx: Tx, test: TakenTest, row: SlotRow, answer: NewAnswer, now: Date): Promise<void> {
  const [made] = await tx
    .insert(mistakes)
    .values({
      ...missOf(test, row, answer, now),
      ...proposal(row, undefined),
      identify: LUCKY,
      logged_at: now,
      right_since: now,
    })
    .onConflictDoNothing({ target: [mistakes.learner_id, mistakes.item_id] })
    .returning({ id: mistakes.id })
  if (made) await saveMemory(tx, test.learner_id, 'mistake', made.id, firstReview(now))
}

type Miss = Readonly<{ row: SlotRow; answer: NewAnswer }>

const isRight = ({ answer }: Miss): boolean => answer.outcome === 'correct'
const isMissed = ({ answer }: Miss): boolean => answer.outcome === 'incorrect'

async function keepRight(tx: Tx, test: TakenTest, { row, answer }: Miss, now: Date): Promise<void> {
  if (answer.confidence === 'guess') return keepLuckyGuess(tx, test, row, answer, now)
  if (!isKnown(answer)) return
  await tx
    .update(mistakes)
    .set({ right_since: now })
    .where(sql`${eq(mistakes.learner_id, test.learner_id)} and ${eq(mistakes.item_id, row.item.id)}`)
}

type Judged = Readonly<{ mastered: boolean; quick: boolean }>

/**
 * Whether the skill of a miss is mastered, also after this miss: one miss does not end mastery. And whether it was a guess,
 * since nobody reads so fast.
 */
async function judgeOf(tx: Tx, test: TakenTest, { topics }: Catalog, now: Date): Promise<(miss: Miss) => Judged> {
  const skills = topics.get(test.topic)?.skills
  const nodes = await readNodes(tx, test.learner_id, test.topic)
  return ({ row: { item }, answer: { ms } }) => {
    const skill = skills?.get(item.skill_id)
    return {
      mastered: skill !== undefined && level(mastery(nodes, skill, now.getTime())) === 'Strong',
      quick: guessed(nodes, { item, ms }) >= 0.5,
    }
  }
}

/** A missed question becomes a mistake to log; a question answered right since, and without a hint, is remembered as such. */
export async function journalMisses(
  ctx: Ctx,
  tx: Tx,
  test: TakenTest,
  rows: readonly SlotRow[],
  answers: readonly NewAnswer[],
  now: Date,
): Promise<void> {
  const catalog = await ctx.catalog()
  const all = rows.flatMap((row, i): Miss[] => (answers[i] ? [{ row, answer: answers[i] }] : []))
  const judge = all.some(isMissed) ? await judgeOf(tx, test, catalog, now) : () => ({ mastered: false, quick: false })
  const keepMissed = async ({ row, answer }: Miss): Promise<void> => {
    const { mastered, quick } = judge({ row, answer })
    const misconception_id = quick ? null : answer.misconception_id
    const named = proposal(row, catalog.misconceptions.get(misconception_id ?? ''), answer.answer)
    const proposed = quick ? { ...named, ...QUICK_GUESS } : named
    await tx
      .insert(mistakes)
      .values({
        ...missOf(test, row, answer, now),
        misconception_id,
        kind: missKind(answer, row.item.seconds, mastered),
        ...proposed,
      })
      .onConflictDoUpdate({
        target: [mistakes.learner_id, mistakes.item_id],
        // A repeated miss keeps what the student wrote; only the facts of the miss are new.
        set: {
          answer: answer.answer,
          misconception_id,
          test_id: test.id,
          missed_at: now,
          right_since: null,
        },
      })
  }
  const kept = all.filter((one) => isRight(one) || isMissed(one))
  await inOneGo(tx, ...kept.map((one) => () => (isRight(one) ? keepRight(tx, test, one, now) : keepMissed(one))))
}
