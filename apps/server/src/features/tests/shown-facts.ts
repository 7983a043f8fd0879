import { getTableColumns } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { fromJson } from '../../db/as-json.ts'
import { type Ask, askAsTexts, asking, type Told } from '../../db/ask.ts'
import { aSecondOld } from '../../db/copy.ts'
import { testSlots, tests } from '../../db/schema/index.ts'
import { notFound } from '../../http/errors.ts'
import { type AccessEnds, accessOf } from '../access/service.ts'
import {
  historyOfTest,
  mistakesOfTest,
  passagesIn,
  type QuestionContext,
  type ShownRow,
  statsOf,
  statsOfTest,
  type TestRow,
} from '../items/index.ts'
import { testSlotRows } from './queries.ts'
import { textsOf } from './question-texts.ts'

const { checkpoint: _returned, ...TEST } = getTableColumns(tests)
const { test_id: _own, changed_by: _device, ...SLOT } = getTableColumns(testSlots)

export type ShownTest = Omit<TestRow, 'checkpoint'>

const SHOWN = {
  name: 'shown_test',
  text: `select ${Object.keys(TEST).join(', ')} from test where learner_id = $1 and id = $2`,
} as const
const testFromJson = fromJson(TEST)

const shownTest = (learnerId: string, id: number): Ask<ShownTest> =>
  asking(SHOWN, [learnerId, id], ([row]: readonly Record<string, unknown>[]) => {
    if (!row) throw notFound()
    return testFromJson(row)
  })

const PLACES = {
  name: 'shown_places',
  text: `select ${Object.keys(SLOT)
    .map((name) => `slot.${name}`)
    .join(', ')}, revision.text_hash
    from test join test_slot slot on slot.test_id = test.id join item_revision revision on revision.id = slot.item_revision_id
    where test.learner_id = $1 and test.id = $2 order by slot.pos`,
} as const
const slotFromJson = fromJson(SLOT)

type Slots = readonly (ShownRow['slot'] & { text_hash: string })[]
const shownPlaces = (learnerId: string, id: number): Ask<Slots> =>
  asking(PLACES, [learnerId, id], (rows: readonly Record<string, unknown>[]) =>
    rows.map((row) => ({ ...slotFromJson(row), text_hash: String(row.text_hash) })),
  )

/** The places with their questions, which the bank in memory has; one of a newer release is read. */
async function rowsOf(ctx: Ctx, test: ShownTest, slots: Slots): Promise<readonly ShownRow[]> {
  const { items } = await ctx.catalog()
  const known = slots.flatMap((slot) => items.get(slot.item_id) ?? [])
  if (known.length < slots.length) return testSlotRows(ctx.db, test.id)
  const texts = await textsOf(
    ctx.db,
    slots.map(({ item_revision_id, text_hash }) => ({ id: item_revision_id, text_hash })),
  )
  return slots.flatMap((slot, i) => (known[i] ? [{ slot, item: known[i], revision: texts(slot.text_hash) }] : []))
}

export type ShownFacts = Readonly<{
  test: ShownTest
  access: AccessEnds
  /** All that the test and its places are, as it was read. */
  text: string
  rows: () => Promise<readonly ShownRow[]>
}>

const factsBy = (ctx: Ctx, test: Told<ShownTest>, slots: Told<Slots>, access: Told<AccessEnds>): ShownFacts => {
  const read = test.read()
  return {
    test: read,
    access: access.read(),
    text: test.text + slots.text,
    rows: () => rowsOf(ctx, read, slots.read()),
  }
}

/** An own test with its places, and the caller's access, in one statement. */
export async function testFacts(ctx: Ctx, { id: user, learner_id }: Caller, id: number): Promise<ShownFacts> {
  const asks = [shownTest(learner_id, id), shownPlaces(learner_id, id), accessOf(user)] as const
  const [test, slots, access] = await askAsTexts<[ShownTest, Slots, AccessEnds]>(ctx.db, 'shown_test_facts', ...asks)
  return factsBy(ctx, test, slots, access)
}

type Around = Pick<QuestionContext, 'stats' | 'mistakes' | 'history'>
export type ResultFacts = ShownFacts & Readonly<{ context: (rows: readonly ShownRow[]) => Promise<QuestionContext> }>

/** The same with what surrounds the questions of a scored test; what all did comes from the read copy where there is one. */
export async function resultFacts(ctx: Ctx, { id: user, learner_id }: Caller, id: number): Promise<ResultFacts> {
  const { db } = ctx
  const alone = ctx.copy === db
  const whose = [learner_id, id] as const
  const asks = [shownTest(...whose), shownPlaces(...whose), accessOf(user)] as const
  const around = [mistakesOfTest(...whose), historyOfTest(...whose)] as const
  type Asked = [ShownTest, Slots, AccessEnds, Around['mistakes'], Around['history']]
  const [test, slots, access, mistakes, history, stats] = alone
    ? await askAsTexts<[...Asked, Around['stats']]>(db, 'result_facts', ...asks, ...around, statsOfTest(...whose))
    : [...(await askAsTexts<Asked>(db, 'own_result_facts', ...asks, ...around)), null]
  const facts = factsBy(ctx, test, slots, access)
  const known = stats ?? (await statsBeside(ctx, facts.test, slots))
  return {
    ...facts,
    text: facts.text + mistakes.text + history.text + known.text,
    context: async (rows) => ({
      now: ctx.now(),
      catalog: await ctx.catalog(),
      stats: known.read(),
      mistakes: mistakes.read(),
      history: history.read(),
      passages: await passagesIn(db, rows),
    }),
  }
}

async function statsBeside(ctx: Ctx, { score }: ShownTest, slots: Told<Slots>): Promise<Told<Around['stats']>> {
  const ids = score === null ? [] : slots.read().map((slot) => slot.item_id)
  const stats = await aSecondOld(ctx, (copy) => statsOf(copy, ids))
  return { text: JSON.stringify([...stats.values()]), read: () => stats }
}
