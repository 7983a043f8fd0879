import { type Account, type ProfileFields, TOPICS, type User } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import { requirePassword } from '../../auth/current-password.ts'
import type { Ctx } from '../../ctx.ts'
import { users } from '../../db/schema/index.ts'
import { notFound } from '../../http/errors.ts'
import { allTopics, paidTopics, requireTopic } from '../access/service.ts'
import { userCart } from '../carts/service.ts'
import { diagnosticStatus, oneUser } from '../people/index.ts'
import { userView } from './queries.ts'

export async function currentUser(ctx: Ctx, caller: Caller): Promise<User> {
  const [row, status] = await Promise.all([oneUser(ctx.db, caller.id), diagnosticStatus(ctx.db, caller.learner_id)])
  return userView(row, status, TOPICS)
}

export async function account(ctx: Ctx, caller: Caller): Promise<Account> {
  const [user, products, product_topics, topics_list_include_free] = await Promise.all([
    currentUser(ctx, caller),
    userCart(ctx, caller.id),
    paidTopics(ctx, caller.id),
    allTopics(ctx, caller.id),
  ])
  return { user, products, product_topics, topics_list_include_free }
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
