import type { Test } from '@fourfold/contract'
import { z } from '@fourfold/contract'
import { testClock } from '../attempt/clock'
import { fromQuestion } from '../attempt/open'
import type { QuestionState } from '../attempt/types'
import { showNotice } from '../components/shell/notices'
import { session } from '../session/session'
import type { Draft } from './draft'
import { get, keys, put, remove } from './store'

/**
 * Answers of this device that reached a test when it was over: it was scored, or its module handed in, on another device.
 * They cannot count any more; they are kept here for a month, without the questions, and the student is told.
 */
const Given = z.object({ number: z.number(), answer: z.string() })
const Row = z.object({ at: z.number(), test_id: z.number(), exam_id: z.number().nullable(), given: z.array(Given) })
export type LateAnswers = Readonly<{ key: string } & Omit<z.infer<typeof Row>, 'at'>>

const PREFIX = 'late:'
const KEPT_MS = 30 * 86_400_000
const prefixOf = (userId: number): string => `${PREFIX}${userId}:`

const textOf = ({ letter, grid }: QuestionState): string => letter ?? grid

/** In an exam a question that was answered later on another device has the answer that the student wants. */
const isOverruled = (own: QuestionState, theirs: QuestionState | undefined): boolean =>
  theirs?.edited_at != null && own.edited_at !== null && theirs.edited_at > own.edited_at

/** What the server has not seen of a draft, and will not take: its copy says otherwise. */
function lostAnswers(draft: Draft, test: Test): z.infer<typeof Given>[] {
  const at = testClock()
  const there = new Map(test.questions_attributes.map((q) => [q.id, fromQuestion(q, false, at)]))
  return draft.state.questions.flatMap((own, i) => {
    const theirs = there.get(own.id)
    const isUnsent = own.edits > (draft.sent[own.id] ?? 0) && !own.taken
    const answer = textOf(own)
    if (!isUnsent || answer === '' || (theirs && answer === textOf(theirs))) return []
    return test.exam && isOverruled(own, theirs) ? [] : [{ number: i + 1, answer }]
  })
}

const n = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`)
const theyWere = (count: number): string => (count === 1 ? 'It was' : 'They were')

function happened(count: number, { id, score, exam }: Test): string {
  if (!exam) return `Test ${id} had already been scored when ${n(count)} from this device arrived.`
  return score === null
    ? `${n(count)} from this device ${count === 1 ? 'was' : 'were'} given after the module had been handed in on another device.`
    : `${n(count)} from this device arrived after the exam had been scored.`
}

/** Where they can be read; the storage decides for how long. */
function whereKept(count: number, { score, exam }: Test, stored: boolean): string {
  const them = count === 1 ? 'it' : 'them'
  const place = exam ? 'the report of the exam' : 'Previous Tests'
  if (!stored)
    return `. This browser could not store ${them}, so ${place} can list ${them} only as long as this page stays open.`
  if (!exam) return `, and ${count === 1 ? 'is' : 'are'} listed under ${place}.`
  return `; ${place} ${score === null ? 'will list' : 'lists'} ${them}.`
}

const say = (count: number, test: Test, stored: boolean): void =>
  showNotice(`${happened(count, test)} ${theyWere(count)} not counted${whereKept(count, test, stored)}`)

async function read(key: string): Promise<LateAnswers | null> {
  const { data } = Row.safeParse(await get(key))
  // What another release wrote is left where it is.
  if (!data) return null
  if (Date.now() - data.at < KEPT_MS) return { key, test_id: data.test_id, exam_id: data.exam_id, given: data.given }
  await remove(key)
  return null
}

/** Keeps what is lost of a draft, and says so; the draft may be given up where this answers that nothing of it is lost. */
export async function keepLate(draft: Draft, test: Test): Promise<boolean> {
  const lost = lostAnswers(draft, test)
  if (lost.length === 0) return true
  const key = `${prefixOf(draft.user_id)}${draft.test_id}`
  const numbers = new Set(lost.map(({ number }) => number))
  const before = (await read(key))?.given.filter(({ number }) => !numbers.has(number)) ?? []
  const given = [...before, ...lost].toSorted((a, b) => a.number - b.number)
  const stored = await put(key, { at: Date.now(), test_id: draft.test_id, exam_id: test.exam?.id ?? null, given })
  say(lost.length, test, stored)
  return stored
}

export async function lateAnswers(): Promise<LateAnswers[]> {
  const { userId } = session()
  if (userId === null) return []
  const mine = (await keys()).filter((key) => key.startsWith(prefixOf(userId)))
  return (await Promise.all(mine.map(read))).filter((found) => found !== null)
}

export const forgetLate = ({ key }: LateAnswers): Promise<void> => remove(key)
