import { type Question, type Saved, type Test, type TestState, VERSIONS_OF_AN_ERA } from '@fourfold/contract'
import { arrived } from '../../apps/server/src/features/tests/arrived.ts'
import { backToCheckpoint, checkpointOf } from '../../apps/server/src/features/tests/checkpoint.ts'
import { planSave, toldPlaces } from '../../apps/server/src/features/tests/save-plan.ts'
import { endsTooEarly, timeLeft } from '../../apps/server/src/features/tests/time-left.ts'
import { testView } from '../../apps/server/src/features/tests/view.ts'
import { type Kind, newTest, questionsOf, type Row, surroundings, type TestRow } from './rows.ts'

/** The server of one test: its own plan of a save, over rows in memory, with the version check and the answers of save.ts. */

/** All that a backup holds of it; never changed, only replaced. */
export type Kept = Readonly<{ test: TestRow; rows: readonly Row[] }>
export type Answer = Readonly<{ status: number; body: unknown }>
/** What became of a call, for whoever watches. */
export type Outcome = Readonly<{
  kind: 'shown' | 'saved' | 'discarded' | 'scored' | 'refused'
  taken: readonly number[]
}>

const STALE = 'This test was changed elsewhere.'

const viewOf = ({ test, rows }: Kept, now: Date): Test => testView(test, rows, surroundings(now), false, null, null)

export function makeServer(kind: Kind, clock: () => number) {
  let kept: Kept = newTest(kind, new Date(clock()))
  let eras = 0
  const refused = (error: string, shown = kept): [Answer, Outcome] => [
    { status: 409, body: { error, test: viewOf(shown, new Date(clock())) } },
    { kind: 'refused', taken: [] },
  ]

  function write(state: TestState, now: Date): readonly number[] {
    const plan = planSave(kept.test, kept.rows, state, now)
    const checkpoint = state.draft ? kept.test.checkpoint : checkpointOf(plan.progress, plan.rows)
    const version = kept.test.version + 1
    kept = { test: { ...kept.test, ...plan.progress, checkpoint, version, saved_at: now }, rows: plan.rows }
    return plan.taken
  }

  function save(state: TestState, now: Date): [Answer, Outcome] {
    const { test, rows } = kept
    if (test.score !== null) return refused('This test is already scored.')
    if (state.version !== test.version) return refused(STALE)
    if (state.discard) {
      const { progress, places } = backToCheckpoint(test, rows, now)
      const back = new Map(places.map((slot) => [slot.pos, slot]))
      kept = {
        test: { ...test, ...progress, version: test.version + 1, saved_at: now },
        rows: rows.map((row) => ({ ...row, slot: back.get(row.slot.pos) ?? row.slot })),
      }
      return [
        { status: 200, body: viewOf(kept, new Date(clock())) },
        { kind: 'discarded', taken: [] },
      ]
    }
    const taken = write(state, now)
    const told = toldPlaces(test, rows, kept.test, kept.rows, state.questions_attributes ?? [])
    const { version, step, countdown_ms } = kept.test
    const questions: Question[] = questionsOf(kept, told, now)
    const body: Test | Saved = state.full
      ? viewOf(kept, new Date(clock()))
      : { version, step, countdown_time: countdown_ms, questions }
    return [
      { status: 200, body },
      { kind: 'saved', taken },
    ]
  }

  function finish(state: TestState, now: Date): [Answer, Outcome] {
    const { test } = kept
    const done = (score: number, outcome: Outcome): [Answer, Outcome] => [
      { status: 200, body: { id: test.id, score, version: kept.test.version } },
      outcome,
    ]
    if (test.score !== null) return done(test.score, { kind: 'shown', taken: [] })
    if (state.version !== test.version) return refused(STALE)
    if (endsTooEarly(test, state, now)) {
      const shown = { ...kept, test: { ...test, countdown_ms: timeLeft(test, 0, now) } }
      return refused('There is still time left.', shown)
    }
    const taken = write({ ...state, draft: true }, now)
    kept = { ...kept, test: { ...kept.test, score: 100 } }
    return done(100, { kind: 'scored', taken })
  }

  return {
    kept: (): Kept => kept,
    /** As `npm run restore` does: with versions of a new era. */
    restore: ({ test, rows }: Kept): void => {
      eras += 1
      kept = { test: { ...test, version: (test.version % VERSIONS_OF_AN_ERA) + eras * VERSIONS_OF_AN_ERA }, rows }
    },
    answer: (method: string, path: string, body: string | undefined): [Answer, Outcome] => {
      if (method === 'GET')
        return [
          { status: 200, body: viewOf(kept, new Date(clock())) },
          { kind: 'shown', taken: [] },
        ]
      const now = new Date(clock())
      const state = arrived(JSON.parse(body ?? '{}') as TestState, now)
      return path.includes('/save/') ? save(state, now) : finish(state, now)
    },
  }
}
export type Server = ReturnType<typeof makeServer>
