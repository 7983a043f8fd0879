import { isDirty } from './draft'
import { keepLess } from './keep-less'
import { get, keys, put, remove } from './store'
import { readDraft } from './stored-draft'

/**
 * Drafts that this release cannot read: a newer one may have written them before it was taken back. Their answers are the
 * student's, so they are put aside, where nothing writes over them, until a release comes that reads them; the questions are
 * not, and every format keeps those under `test` alone.
 */
const PREFIX = 'unread:'

const withoutQuestions = (stored: object): object => ({ ...stored, test: null })

/** What is no object at all was never a draft of ours; one that the browser takes nowhere else stays where it is. */
export async function putAside(key: string, stored: unknown): Promise<void> {
  const isDraft = typeof stored === 'object' && stored !== null
  if (!isDraft || (await put(`${PREFIX}${key}`, withoutQuestions(stored)))) await remove(key)
}

/** At a logout it does not stay where it is: its questions go, and its answers with them where the browser takes nothing. */
export async function putAsideInAnyCase(key: string, stored: unknown): Promise<boolean> {
  await putAside(key, stored)
  const left = await get(key)
  return left === null || keepLess(key, withoutQuestions(left as object))
}

/** Those that can be read now go back to their place; one whose place is taken by unsent answers waits for them. */
export async function takeUp(mine: string): Promise<void> {
  for (const aside of (await keys()).filter((key) => key.startsWith(`${PREFIX}${mine}`))) {
    const stored = await get(aside)
    const key = aside.slice(PREFIX.length)
    const there = readDraft(await get(key))
    if (!readDraft(stored) || (there && isDirty(there))) continue
    if (await put(key, stored)) await remove(aside)
  }
}
