import type { ProspectFields } from '@fourfold/contract'
import type { Ctx } from '../../ctx.ts'
import { prospects } from '../../db/schema/index.ts'

/** Stored and nothing more: a mail to an address that a stranger typed would be a tool for spam. */
export async function requestDemo(ctx: Ctx, fields: ProspectFields): Promise<{ id: number }> {
  const [row] = await ctx.db
    .insert(prospects)
    .values({ ...fields, created_at: ctx.now() })
    .returning({ id: prospects.id })
  if (!row) throw new Error('a prospect row must come back')
  return row
}
