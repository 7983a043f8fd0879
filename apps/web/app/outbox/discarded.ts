import { endpoints, Test } from '@fourfold/contract'
import { call } from '../api/client'
import { ApiError } from '../api/client-errors'
import { editedAgain } from '../attempt/merge'
import { openAttempt, skipsGrid } from '../attempt/open'
import type { Attempt } from '../attempt/types'
import { session } from '../session/session'
import { type Draft, isDirty, newDraft } from './draft'
import { keepLate } from './late-answers'
import { sendUntilSeen } from './send-draft'
import { get, keys, put, remove } from './store'
import { readDraft, storedForm } from './stored-draft'

/**
 * What Don't Save threw away, kept in this browser for seven days so that it can be taken back: the answers alone, without
 * the questions.
 */
export type Discarded = Readonly<{ key: string; test_id: number; answers: number; draft: Draft }>

const PREFIX = 'discarded:'
const KEPT_MS = 7 * 86_400_000
const prefixOf = (userId: number): string => `${PREFIX}${userId}:`

/** What counts as skipped is no answer, a typed zero neither: counted as everywhere else. */
const answerOf = (q: Attempt['questions'][number]): string => q.letter ?? (skipsGrid(q.grid) ? '' : q.grid)

/** An answer that counts already: nothing takes it back. */
const stands = (q: Attempt['questions'][number]): boolean => q.taken || q.final || q.judged

/** The questions whose answers differ between two states of a test, of those that can be taken back or of the others. */
const questionsApart = (before: Attempt, now: Attempt, standing: boolean): number[] => {
  const then = new Map(before.questions.map((q) => [q.id, answerOf(q)]))
  return now.questions.flatMap((q) => (stands(q) === standing && answerOf(q) !== (then.get(q.id) ?? '') ? [q.id] : []))
}
/** How many answers of this visit Don't Save takes back, and how many stay for good. */
export const answersApart = (before: Attempt, now: Attempt): number => questionsApart(before, now, false).length
export const answersThatStay = (before: Attempt, now: Attempt): number => questionsApart(before, now, true).length

const keyOf = ({ user_id, test_id }: Draft): string => `${prefixOf(user_id)}${test_id}`

/** Says whether all that is thrown away can be taken back. */
export async function keepDiscarded(draft: Draft, answers: number): Promise<boolean> {
  if (answers === 0) return true
  const row = { at: Date.now(), answers, draft: storedForm({ ...draft, test: null }) }
  return put(keyOf(draft), row)
}

/** It is not thrown away after all. */
export const notDiscarded = (draft: Draft): Promise<void> => remove(keyOf(draft))

async function read(key: string): Promise<Discarded | null> {
  const row = (await get(key)) as { at?: unknown; answers?: unknown; draft?: unknown } | null
  if (typeof row?.at === 'number' && Date.now() - row.at >= KEPT_MS) {
    await remove(key)
    return null
  }
  // What this release cannot read is left for the one that wrote it.
  const draft = readDraft(row?.draft)
  return draft && typeof row?.answers === 'number' ? { key, test_id: draft.test_id, answers: row.answers, draft } : null
}

/** What can still be taken back. */
export async function discardedTests(): Promise<Discarded[]> {
  const { userId } = session()
  if (userId === null) return []
  const mine = (await keys()).filter((key) => key.startsWith(prefixOf(userId)))
  return (await Promise.all(mine.map(read))).filter((found) => found !== null)
}

export const forgetDiscarded = ({ key }: Discarded): Promise<void> => remove(key)

/** Gives the server the answers that a draft holds, as an explicit save made now: an older one would lose against what is there. */
async function bring(
  draft: Draft,
  test: Test,
  which: (id: number) => boolean,
): Promise<Readonly<{ lost: boolean; waits: boolean }>> {
  const fresh = newDraft(draft.user_id, test)
  const kept = new Map(draft.state.questions.filter((q) => which(q.id)).map((q) => [q.id, { ...q, edited_at: null }]))
  const questions = fresh.state.questions.map((q) => (q.taken ? q : (kept.get(q.id) ?? q)))
  let latest: Draft = { ...fresh, state: editedAgain({ ...fresh.state, questions }, test), checkpoint: true }
  const end = await sendUntilSeen({
    read: () => latest,
    settle: async (next) => {
      latest = next
    },
    closed: keepLate,
  })
  return { lost: end !== null && !end.kept, waits: end === null && isDirty(latest) }
}

/** Brings the answers back to the server; those of a test that was scored meanwhile came too late. */
export async function takeBack({ key, draft }: Discarded): Promise<void> {
  const test = await call(endpoints.tests.show, { params: { id: draft.test_id } })
  if (test.score !== null) {
    if (await keepLate({ ...draft, sent: {} }, test)) await remove(key)
    return
  }
  const { lost, waits } = await bring(draft, test, () => true)
  if (lost) return
  if (waits) throw new Error('The answers could not be brought back yet. Please try again.')
  await remove(key)
}

/** Asks the server to go back to its checkpoint; another device may have written since. */
async function toCheckpoint(id: number, version: number): Promise<Test | null> {
  const asked = (known: number) =>
    call(endpoints.tests.save, { params: { id }, body: { version: known, discard: true } })
  const back = await asked(version).catch((error: unknown) => {
    const copy = error instanceof ApiError && error.status === 409 ? Test.safeParse(error.data.test).data : undefined
    return copy && copy.score === null ? asked(copy.version) : null
  })
  return back && 'questions_attributes' in back ? back : null
}

/**
 * Don't Save: the server goes back to how the test was opened. Its checkpoint may be younger than that, where the save of the
 * opening failed and went out again with the first answers: then what was found at the opening is put back, for the questions
 * that were answered here since; the others may be another device's. Without a connection the server keeps what it has.
 */
export async function backToOpening(opened: Draft, now: Draft): Promise<void> {
  const test = await toCheckpoint(opened.test_id, now.version).catch(() => null)
  if (!test || test.score !== null) return
  const there = new Set(questionsApart(opened.state, openAttempt(test), false))
  const mine = new Set(questionsApart(opened.state, now.state, false).filter((id) => there.has(id)))
  if (mine.size > 0) await bring(opened, test, (id) => mine.has(id)).catch(() => undefined)
}
