import { type Account, type ProfileFields, TOPICS, type User } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import { requirePassword } from '../../auth/current-password.ts'
import type { Ctx } from '../../ctx.ts'
import { users } from '../../db/schema/index.ts'
import { notFound } from '../../http/errors.ts'
import { paidTopics, requireTopic, withFree } from '../access/service.ts'
import { userCart } from '../carts/service.ts'
import { oneShown, userView } from './queries.ts'

export async function currentUser(ctx: Ctx, caller: Caller): Promise<User> {
  return userView(await oneShown(ctx.db, caller.id), TOPICS)
}

export async function account(ctx: Ctx, caller: Caller): Promise<Account> {
  const [user, products, product_topics] = await Promise.all([
    currentUser(ctx, caller),
    userCart(ctx, caller.id),
    paidTopics(ctx, caller.id),
  ])
  return { user, products, product_topics, topics_list_include_free: withFree(product_topics) }
}

export async function chooseTopic(ctx: Ctx, caller: Caller, topic: string): Promise<User> {
  requireTopic(topic)
  await ctx.db.update(users).set({ topic, last_seen_at: ctx.now() }).where(eq(users.id, caller.id))
  return currentUser(ctx, caller)
}

/** Another person's id is a 404, as if it did not exist. */
export function requireSelf(caller: Caller, id: number): void {
  if (caller.id !== id) throw notFound()
}

export async function updateProfile(ctx: Ctx, caller: Caller, id: number, fields: ProfileFields): Promise<User> {
  requireSelf(caller, id)
  await requirePassword(ctx, caller, fields.password)
  const { first_name, last_name, test_date, study_start, extra_time } = fields
  await ctx.db
    .update(users)
    .set({
      first_name,
      last_name,
      test_date,
      ...(study_start === undefined ? {} : { study_start }),
      ...(extra_time === undefined ? {} : { extra_time }),
    })
    .where(eq(users.id, caller.id))
  return currentUser(ctx, caller)
}
