import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { refuse } from '../../http/errors.ts'
import type { CatalogItem } from '../bank/index.ts'
import { runningItems } from '../items/index.ts'

const IN_OPEN_TEST = 'These questions are part of a test that you have not finished. Please finish it first.'

/** The questions that no unfinished test of the caller asks: another test could show their keys. */
export async function openPool(
  ctx: Ctx,
  caller: Caller,
  items: readonly CatalogItem[],
): Promise<readonly CatalogItem[]> {
  return without(items, await runningItems(ctx.db, caller.learner_id, ctx.now()))
}

/** What a list has beside the questions of open tests. */
export function without(items: readonly CatalogItem[], running: ReadonlySet<number>): readonly CatalogItem[] {
  // The list itself where nothing runs: what is prepared for it is used as it is.
  return running.size === 0 ? items : items.filter((item) => !running.has(item.id))
}

/** The same for questions that were asked for by name; refused when none of them is left. */
export function openOf(items: readonly CatalogItem[], running: ReadonlySet<number>): CatalogItem[] {
  const open = without(items, running)
  if (items.length > 0 && open.length === 0) throw refuse(422, IN_OPEN_TEST)
  return [...open]
}

export async function openItems(ctx: Ctx, caller: Caller, items: readonly CatalogItem[]): Promise<CatalogItem[]> {
  return openOf(items, await runningItems(ctx.db, caller.learner_id, ctx.now()))
}
