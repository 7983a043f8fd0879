import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at, createdAt, identity } from './columns.ts'
import { users } from './people.ts'

export const products = pgTable('product', {
  id: identity(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  price: integer().notNull(),
  price_anchor: boolean().notNull().default(false),
  plan_length: integer().notNull(),
  body: text().notNull(),
  /** Display name of the topic, or '*' for all paid topics. */
  topic: text().notNull(),
  kind: text({ enum: ['purchase', 'subscription', 'educator'] }).notNull(),
  position: integer().notNull().default(0),
  retired_at: at(),
})

export const carts = pgTable(
  'cart',
  {
    id: identity(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the anonymous cart's token. */
    token_hash: text(),
    updated_at: createdAt(),
  },
  (t) => [uniqueIndex('cart_user_uq').on(t.user_id), uniqueIndex('cart_token_uq').on(t.token_hash)],
)

export const cartItems = pgTable(
  'cart_item',
  {
    cart_id: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    product_id: integer()
      .notNull()
      .references(() => products.id),
    added_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.cart_id, t.product_id] })],
)

export const orders = pgTable(
  'shop_order',
  {
    id: identity(),
    /** Null once the account is deleted: payments are kept without the name. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    amount: integer().notNull(),
    currency: text().notNull().default('usd'),
    state: text({ enum: ['created', 'requires_action', 'paid', 'failed', 'refunded'] })
      .notNull()
      .default('created'),
    /** Hash of user and card token: the same token again is the same click. */
    idem_key: text().notNull().unique(),
    /** The payment intent. It is stored before it can be charged, so that no charge is ever unknown to us. */
    stripe_id: text().unique(),
    /** First invoice of a subscription. */
    invoice_id: text(),
    error: text(),
    created_at: createdAt(),
    paid_at: at(),
  },
  (t) => [index('order_user_ix').on(t.user_id, t.id)],
)

export const orderLines = pgTable(
  'order_line',
  {
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    product_id: integer()
      .notNull()
      .references(() => products.id),
    price: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.order_id, t.product_id] })],
)

export const subscriptions = pgTable('subscription', {
  id: identity(),
  user_id: integer().references(() => users.id, { onDelete: 'set null' }),
  product_id: integer()
    .notNull()
    .references(() => products.id),
  order_id: integer().references(() => orders.id),
  stripe_id: text().notNull().unique(),
  status: text().notNull(),
  current_period_end: at().notNull(),
  cancel_at_period_end: boolean().notNull().default(false),
  /** Created second of the newest provider event applied, so that late events change nothing. */
  event_at: integer().notNull().default(0),
  created_at: createdAt(),
})

/** Periods are folded at read, so that stacked plans and refunds work. */
export const accessGrants = pgTable(
  'access_grant',
  {
    id: identity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
    /** Days that were paid for: they follow what runs already. The grace of an unpaid renewal has a fixed end instead. */
    days: integer().notNull(),
    starts_at: at().notNull(),
    ends_at: at(),
    /** What granted it, so that nothing grants twice. */
    source: text().notNull().unique(),
    /** The payment intent behind it, for refunds. */
    payment_id: text(),
    created_at: createdAt(),
    revoked_at: at(),
  },
  (t) => [index('access_user_ix').on(t.user_id, t.topic), index('access_payment_ix').on(t.payment_id)],
)

export const paymentEvents = pgTable(
  'payment_event',
  {
    stripe_id: text().primaryKey(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    event_type: text().notNull(),
    /** The payment intent it is about, if it names one. */
    payment_id: text(),
    created: integer().notNull(),
    raw: jsonb().notNull(),
    amount_due: integer(),
    amount_paid: integer(),
    amount_remaining: integer(),
    period_start: integer(),
    period_end: integer(),
    hosted_invoice_url: text(),
    received_at: createdAt(),
    processed_at: at(),
  },
  (t) => [index('payment_event_user_ix').on(t.user_id, t.created), index('payment_event_payment_ix').on(t.payment_id)],
)

/** Objects made at the provider and used again: `customer:7`, `price:3:1500:usd`. Another account has its own. */
export const paymentObjects = pgTable(
  'payment_object',
  { account: text().notNull(), key: text().notNull(), stripe_id: text().notNull() },
  (t) => [primaryKey({ columns: [t.account, t.key] })],
)

/** State of the embedded payment sandbox, kept between starts. */
export const sandboxState = pgTable('sandbox_state', { id: integer().primaryKey(), json: text().notNull() })
