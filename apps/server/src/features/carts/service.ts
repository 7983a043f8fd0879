import { type Cart, type CartProduct, MESSAGES, type TopicAccess } from '@fourfold/contract'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { hashOpaqueToken, makeOpaqueToken } from '../../auth/tokens.ts'
import type { Ctx } from '../../ctx.ts'
import { purgeRows } from '../../db/purge.ts'
import { cartItems, carts } from '../../db/schema/index.ts'
import { notFound, refuse } from '../../http/errors.ts'
import { allTopics } from '../access/service.ts'
import {
  addToCart,
  type CartOwner,
  cartKinds,
  cartProducts,
  lockedCart,
  maybeCartId,
  maybeLockedCart,
  maybeSellable,
  removeFromCart,
  touchCart,
} from './queries.ts'

const MAX_PLANS = 20
const UNTOUCHED_DAYS = 30

type Kind = Readonly<{ id: number; kind: string }>

/** One order is one charge, and a monthly plan is charged through an invoice of its own. */
const goTogether = (inside: readonly Kind[], next: Kind): boolean => {
  const others = inside.filter(({ id }) => id !== next.id)
  return others.length === 0 || [...others, next].every(({ kind }) => kind !== 'subscription')
}

export const userCart = (ctx: Ctx, userId: number): Promise<CartProduct[]> => cartProducts(ctx.db, { user_id: userId })

export const anonymousOwner = (token: string): CartOwner => ({ token_hash: hashOpaqueToken(token) })

export async function showAnonymousCart(ctx: Ctx, token: string | null): Promise<Cart> {
  if (!token) return { products: [] }
  await touchCart(ctx.db, anonymousOwner(token), ctx.now())
  return { products: await cartProducts(ctx.db, anonymousOwner(token)), cart_token: token }
}

async function put(ctx: Ctx, owner: CartOwner, productId: number): Promise<CartProduct[]> {
  const product = await maybeSellable(ctx.db, productId)
  if (!product) throw notFound()
  return ctx.db.transaction(async (tx) => {
    const cartId = await lockedCart(tx, owner, ctx.now())
    const inside = await cartKinds(tx, cartId)
    if (!goTogether(inside, product)) throw refuse(422, MESSAGES.monthlyAlone)
    if (inside.length >= MAX_PLANS) throw refuse(422, `A cart holds at most ${MAX_PLANS} plans.`)
    await addToCart(tx, cartId, productId, ctx.now())
    return cartProducts(tx, owner)
  })
}

export async function addToUserCart(ctx: Ctx, userId: number, productId: number): Promise<Cart> {
  return { products: await put(ctx, { user_id: userId }, productId) }
}

/** Whether a plan goes into a cart that is there; a token alone makes none. */
export const hasAnonymousCart = async (ctx: Ctx, token: string | null): Promise<boolean> =>
  token !== null && (await maybeCartId(ctx.db, anonymousOwner(token))) !== null

export async function addToAnonymousCart(ctx: Ctx, token: string | null, productId: number): Promise<Cart> {
  const cart_token = token ?? makeOpaqueToken()
  return { products: await put(ctx, anonymousOwner(cart_token), productId), cart_token }
}

export async function removeItem(ctx: Ctx, owner: CartOwner, productId: number): Promise<CartProduct[]> {
  const cartId = await maybeCartId(ctx.db, owner)
  if (cartId !== null) await removeFromCart(ctx.db, cartId, productId)
  await touchCart(ctx.db, owner, ctx.now())
  return cartProducts(ctx.db, owner)
}

/** Merges the anonymous cart into the user's, without duplicates, and ends it. */
export async function transferCart(
  ctx: Ctx,
  userId: number,
  token: string | null,
): Promise<{ products: CartProduct[]; topics_list_include_free: TopicAccess[] }> {
  if (token)
    await ctx.db.transaction(async (tx) => {
      const from = await maybeLockedCart(tx, anonymousOwner(token))
      if (from === null) return
      const to = await lockedCart(tx, { user_id: userId }, ctx.now())
      const rows = await tx.select().from(cartItems).where(eq(cartItems.cart_id, from))
      for (const row of rows) {
        const product = await maybeSellable(tx, row.product_id)
        // What was there first stays: a cart that mixes them could not be paid.
        if (product && goTogether(await cartKinds(tx, to), product))
          await addToCart(tx, to, row.product_id, row.added_at)
      }
      await tx.delete(carts).where(eq(carts.id, from))
    })
  return { products: await userCart(ctx, userId), topics_list_include_free: await allTopics(ctx, userId) }
}

/** Daily job: carts that belong to nobody and were neither changed nor looked at for 30 days. */
export function purgeCarts(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now().getTime() - UNTOUCHED_DAYS * 86_400_000)
  return purgeRows(ctx, carts, carts.id, and(isNull(carts.user_id), lt(carts.updated_at, before)))
}
