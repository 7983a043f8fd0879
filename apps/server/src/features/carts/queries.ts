import type { CartProduct } from '@fourfold/contract'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Reader } from '../../db/connect.ts'
import { cartItems, carts, products } from '../../db/schema/index.ts'

/** A cart belongs to a user or to the holder of an anonymous token. */
export type CartOwner = Readonly<{ user_id: number }> | Readonly<{ token_hash: string }>

const owned = (owner: CartOwner) =>
  'user_id' in owner ? eq(carts.user_id, owner.user_id) : eq(carts.token_hash, owner.token_hash)

/** The kinds of plans that a cart holds. */
export async function cartKinds(db: Reader, cartId: number): Promise<{ id: number; kind: string }[]> {
  return db
    .select({ id: products.id, kind: products.kind })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.product_id))
    .where(and(eq(cartItems.cart_id, cartId), isNull(products.retired_at)))
}

export async function cartProducts(db: Reader, owner: CartOwner): Promise<CartProduct[]> {
  return db
    .select({ id: products.id, name: products.name, plan_length: products.plan_length, price: products.price })
    .from(carts)
    .innerJoin(cartItems, eq(cartItems.cart_id, carts.id))
    .innerJoin(products, eq(products.id, cartItems.product_id))
    .where(and(owned(owner), isNull(products.retired_at)))
    .orderBy(cartItems.added_at, products.id)
}

export async function maybeCartId(db: Reader, owner: CartOwner): Promise<number | null> {
  const [row] = await db.select({ id: carts.id }).from(carts).where(owned(owner))
  return row?.id ?? null
}

export async function ensureCart(db: Reader, owner: CartOwner, now: Date): Promise<number> {
  await db
    .insert(carts)
    .values({ ...owner, updated_at: now })
    .onConflictDoNothing()
  const id = await maybeCartId(db, owner)
  if (id === null) throw new Error('a cart must exist')
  return id
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
