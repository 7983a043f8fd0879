import { resolve } from 'node:path'
import type { Letter, Test } from '@fourfold/contract'
import { vi } from 'vitest'

/**
 * A browser: modules of the web app of its own (session, storage, clock), as each device has them. Their types are told
 * here, because the two apps resolve their imports in different ways.
 */

export type Shown = Readonly<{
  id: number
  letter: Letter | null
  grid: string
  skipped: boolean | null
  marked: boolean
  confidence: string | null
  taken: boolean
  time_ms: number
  edits: number
}>
export type Draft = Readonly<{
  version: number
  sent: Readonly<Record<number, number>>
  finish: string | null
  state: Readonly<{ questions: readonly Shown[]; step: number; time_ms: number; scored: boolean; expired: boolean }>
  test: Test
}>
type Do =
  | Readonly<{ type: 'go'; step: number }>
  | Readonly<{ type: 'choose'; letter: Letter }>
  | Readonly<{ type: 'grid'; text: string }>
  | Readonly<{ type: 'star' | 'submit' | 'tick' }>
export type Keeper = Readonly<{
  kept: () => Readonly<{ draft: Draft }>
  dispatch: (action: Do) => void
  send: () => Promise<void>
  finish: (how: 'asked' | 'expired') => Promise<void>
  saveCheckpoint: () => Promise<boolean>
  discard: (forGood: boolean) => Promise<boolean>
}>
export type Browser = Readonly<{
  saveToken: (token: string) => void
  openDraft: (testId: number) => Promise<Draft>
  keepTest: (draft: Draft, onScored: () => void) => Keeper
  isDirty: (draft: Draft) => boolean
  dropDraft: (draft: Draft) => Promise<void>
}>

const web = resolve(import.meta.dirname, '../../apps/web/app')

export async function newBrowser(): Promise<Browser> {
  vi.resetModules()
  const files = ['session/session', 'outbox/test-outbox', 'attempt/keep-test', 'outbox/draft']
  const [session, outbox, keeping, draft] = (await Promise.all(files.map((file) => import(`${web}/${file}.ts`)))) as [
    Pick<Browser, 'saveToken'>,
    Pick<Browser, 'openDraft' | 'dropDraft'>,
    Pick<Browser, 'keepTest'>,
    Pick<Browser, 'isDirty'>,
  ]
  return {
    saveToken: session.saveToken,
    openDraft: outbox.openDraft,
    dropDraft: outbox.dropDraft,
    keepTest: keeping.keepTest,
    isDirty: draft.isDirty,
  }
}
