import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, createdAt, identity } from './columns.ts'

/** Who the answers belong to. Deleting an account drops the link, so the events stay without a person. */
export const learners = pgTable('learner', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text({ enum: ['real', 'demo'] })
    .notNull()
    .default('real'),
  next_seq: integer().notNull().default(1),
})

/** The column of what belongs to somebody. */
export const ofLearner = () =>
  uuid()
    .notNull()
    .references(() => learners.id)

export const users = pgTable(
  'user_account',
  {
    id: identity(),
    learner_id: ofLearner(),
    /** Lower case; null once the account is deleted. */
    email: text(),
    pw_hash: text(),
    first_name: text().notNull().default(''),
    last_name: text().notNull().default(''),
    guest: boolean().notNull().default(false),
    /** Said by who operates it, after the call about an educator's plan: such an account is asked for a second factor. */
    teacher: boolean().notNull().default(false),
    confirmed_at: at(),
    topic: text().notNull(),
    test_date: date({ mode: 'string' }),
    study_start: date({ mode: 'string' }),
    extra_time: doublePrecision().notNull().default(1),
    billing: boolean().notNull().default(false),
    /** Small choices of the interface: hidden columns, daily minutes. */
    settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    last_seen_at: createdAt(),
    created_at: createdAt(),
    deleted_at: at(),
  },
  (t) => [
    uniqueIndex('user_email_uq').on(t.email),
    uniqueIndex('user_learner_uq').on(t.learner_id),
    index('user_stale_guest_ix').on(t.last_seen_at).where(sql`${t.guest}`),
  ],
)

/** One row per login token: logging out here does not end the session on the laptop. */
export const sessions = pgTable(
  'session',
  {
    id: uuid().primaryKey().defaultRandom(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text().notNull().default(''),
    /** Keyed hash of the network address it was opened from: an address that logged in before is not shut out by strangers. */
    address_hash: text(),
    created_at: createdAt(),
    /** To the hour; null until an hour after the login. */
    used_at: at(),
    expires_at: at().notNull(),
    revoked_at: at(),
  },
  (t) => [
    index('session_user_ix').on(t.user_id),
    index('session_expiry_ix').on(t.expires_at),
    // The list of somebody's devices, newest first (read backward): a page of it, however many have ended.
    index('session_live_ix').on(t.user_id, t.created_at).where(sql`${t.revoked_at} is null`),
  ],
)

const ofUser = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The authenticator app of an account. It counts once a code of it was given. */
export const authenticators = pgTable('authenticator', {
  user_id: ofUser().primaryKey(),
  /** Sealed with the server's secret: codes must be made anew from it, so a hash would not do. */
  sealed_secret: text().notNull(),
  confirmed_at: at(),
  /** The time step of the last code: none is taken twice. */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
  created_at: createdAt(),
})

export const passkeys = pgTable(
  'passkey',
  {
    /** As the browser names it. */
    id: text().primaryKey(),
    user_id: ofUser(),
    name: text().notNull(),
    public_key: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    created_at: createdAt(),
    used_at: at(),
  },
  (t) => [index('passkey_user_ix').on(t.user_id)],
)

/** For whoever has lost the device: ten codes, each works once. */
export const recoveryCodes = pgTable(
  'recovery_code',
  { id: identity(), user_id: ofUser(), hash: text().notNull(), used_at: at() },
  (t) => [index('recovery_code_user_ix').on(t.user_id)],
)

/** A step that waits for its second half: a login after its password, or a passkey that is being made. */
export const factorSteps = pgTable(
  'factor_step',
  {
    hash: text().primaryKey(),
    user_id: ofUser(),
    kind: text({ enum: ['login', 'passkey'] }).notNull(),
    challenge: text(),
    expires_at: at().notNull(),
  },
  (t) => [index('factor_step_user_ix').on(t.user_id)],
)

/** What a sign-up brought, until the link that was sent for this very sign-up is followed: strangers can sign up with any address. */
export const pendingSignUps = pgTable(
  'pending_sign_up',
  {
    id: identity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The guest who signed up with an address that was waiting already: their work joins the account at confirmation. */
    guest_id: integer(),
    pw_hash: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    test_date: date({ mode: 'string' }),
    /** Hash of what the browser that signed up keeps: with it the link alone confirms, elsewhere a password is chosen. */
    secret_hash: text(),
    created_at: createdAt(),
  },
  (t) => [index('pending_sign_up_user_ix').on(t.user_id)],
)

/** Tokens that go out by mail; only their hash is kept. */
export const mailTokens = pgTable(
  'mail_token',
  {
    hash: text().primaryKey(),
    kind: text({ enum: ['confirm', 'reset', 'claim'] }).notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** For `claim`: the guest whose work moves into the account. */
    guest_id: integer(),
    /** For `confirm`: the sign-up it confirms. */
    pending_id: integer().references(() => pendingSignUps.id, { onDelete: 'cascade' }),
    expires_at: at().notNull(),
    used_at: at(),
    created_at: createdAt(),
  },
  (t) => [index('mail_token_user_ix').on(t.user_id, t.kind), index('mail_token_pending_ix').on(t.pending_id)],
)

/** Failed logins, for the limits per account and address (`key`) and per account. Both are hashes. */
export const loginFailures = pgTable(
  'login_failure',
  { id: identity(), key: text().notNull(), account: text(), at: createdAt() },
  (t) => [index('login_failure_ix').on(t.key, t.at), index('login_failure_account_ix').on(t.account, t.at)],
)

/** Account letters of the last hour, for the limit per kind and mail address. The key is their hash. */
export const sentLetters = pgTable('sent_letter', { id: identity(), key: text().notNull(), at: createdAt() }, (t) => [
  index('sent_letter_ix').on(t.key, t.at),
])

/**
 * Calls by account or address in the current window, shared between servers. Made UNLOGGED in its migration: a crash may
 * forget it.
 */
export const callCounts = pgTable('call_count', {
  key: text().primaryKey(),
  slot: bigint({ mode: 'number' }).notNull(),
  n: integer().notNull(),
})

export const prospects = pgTable('prospect', {
  id: identity(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  email: text().notNull(),
  company_name: text().notNull(),
  created_at: createdAt(),
})

/** The embedded mailbox: every mail that was sent without a mail server. */
export const mailbox = pgTable('mailbox', {
  id: identity(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  created_at: createdAt(),
})
