import type { CartProduct } from '@fourfold/contract'
import { and, eq, isNull, lt, ne } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/connect.ts'
import { cartItems, carts, products } from '../../db/schema/index.ts'
import { run } from '../../db/statement.ts'

/** A cart belongs to a user or to the holder of an anonymous token. */
export type CartOwner = Readonly<{ user_id: number }> | Readonly<{ token_hash: string }>

const owned = (owner: CartOwner) =>
  'user_id' in owner ? eq(carts.user_id, owner.user_id) : eq(carts.token_hash, owner.token_hash)

const DAY_MS = 86_400_000

/** The kinds of plans that a cart holds. */
export async function cartKinds(db: Reader, cartId: number): Promise<{ id: number; kind: string }[]> {
  return db
    .select({ id: products.id, kind: products.kind })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.product_id))
    .where(and(eq(cartItems.cart_id, cartId), isNull(products.retired_at)))
}

const productsOf = (owner: string): string => `select product.id, product.name, product.plan_length, product.price
    from cart join cart_item inside on inside.cart_id = cart.id join product on product.id = inside.product_id
    where cart.${owner} = $1 and product.retired_at is null order by inside.added_at, product.id`
const OF_USER = { name: 'cart_of_user', text: productsOf('user_id') }
const OF_TOKEN = { name: 'cart_of_token', text: productsOf('token_hash') }

export const cartProducts = (db: Reader, owner: CartOwner): Promise<CartProduct[]> =>
  'user_id' in owner ? run(db, OF_USER, [owner.user_id]) : run(db, OF_TOKEN, [owner.token_hash])

export async function maybeCartId(db: Reader, owner: CartOwner): Promise<number | null> {
  const [row] = await db.select({ id: carts.id }).from(carts).where(owned(owner))
  return row?.id ?? null
}

/** The cart, made where there is none. Until the transaction ends nobody else changes it: what is looked at in it holds. */
export async function lockedCart(tx: Tx, owner: CartOwner, now: Date): Promise<number> {
  const target = 'user_id' in owner ? carts.user_id : carts.token_hash
  const [row] = await tx
    .insert(carts)
    .values({ ...owner, updated_at: now })
    .onConflictDoUpdate({ target, set: { updated_at: now } })
    .returning({ id: carts.id })
  if (!row) throw new Error('a cart must come back')
  return row.id
}

/** The same for a cart that is to be ended: nothing is put into it any more. */
export async function maybeLockedCart(tx: Tx, owner: CartOwner): Promise<number | null> {
  const [row] = await tx.select({ id: carts.id }).from(carts).where(owned(owner)).for('update')
  return row?.id ?? null
}

/** Whoever looks at a cart still wants it. To the day: looking at it hardly ever writes. */
export async function touchCart(db: Reader, owner: CartOwner, now: Date): Promise<void> {
  const stale = lt(carts.updated_at, new Date(now.getTime() - DAY_MS))
  await db
    .update(carts)
    .set({ updated_at: now })
    .where(and(owned(owner), stale))
}

export async function maybeSellable(db: Reader, productId: number) {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.retired_at), ne(products.kind, 'educator')))
  return row ?? null
}

export async function addToCart(db: Reader, cart_id: number, product_id: number, now: Date): Promise<void> {
  await db.insert(cartItems).values({ cart_id, product_id, added_at: now }).onConflictDoNothing()
}

export async function removeFromCart(db: Reader, cart_id: number, product_id: number): Promise<void> {
  await db.delete(cartItems).where(and(eq(cartItems.cart_id, cart_id), eq(cartItems.product_id, product_id)))
}
