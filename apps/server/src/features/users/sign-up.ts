import { DEFAULT_TOPIC, MESSAGES, type SignUpFields } from '@fourfold/contract'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import { type Guessable, whyCommon } from '../../auth/common-passwords.ts'
import { hashPassword, hashRandomSecret } from '../../auth/passwords.ts'
import { hashOpaqueToken, makeOpaqueToken } from '../../auth/tokens.ts'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { learners, pendingSignUps, users } from '../../db/schema/index.ts'
import { run } from '../../db/statement.ts'
import { refuse } from '../../http/errors.ts'
import { lockAddress, maybeUserByEmail } from './queries.ts'

type Person = Readonly<{ email: string | null; first_name: string; last_name: string }>

const REFUSALS: Readonly<Record<Guessable, string>> = {
  common: MESSAGES.passwordCommon,
  'our name': MESSAGES.passwordOurName,
  'your name': MESSAGES.passwordYourName,
}

/** Neither one of the common ones nor made of the product's or the person's own names. */
export function refuseCommonPassword(ctx: Ctx, password: string, person: Person, field = 'password'): void {
  const names = [person.first_name, person.last_name, person.email?.split('@')[0] ?? '']
  const why = whyCommon(password, { brand: ctx.config.brand.name, person: names })
  if (why) throw refuse(422, REFUSALS[why], { fields: { [field]: REFUSALS[why] } })
}

async function insertUser(
  tx: Tx,
  values: Omit<typeof users.$inferInsert, 'learner_id' | 'topic'>,
): Promise<number | null> {
  const [learner] = await tx.insert(learners).values({}).returning({ id: learners.id })
  if (!learner) throw new Error('a learner row must come back')
  const [row] = await tx
    .insert(users)
    .values({ ...values, learner_id: learner.id, topic: DEFAULT_TOPIC })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!row) await tx.delete(learners).where(eq(learners.id, learner.id))
  return row?.id ?? null
}

const isGuestAddress = (email: string): boolean => email.endsWith('@guest.invalid')

const wrongAddress = () => refuse(422, MESSAGES.emailInvalid, { fields: { email: MESSAGES.emailInvalid } })

/** A thousand of them may start at once: one statement makes the learner and the account, or neither. */
const GUEST = {
  name: 'new_guest',
  text: `with mine as (
      insert into learner (kind) select 'real' where not exists (select 1 from user_account where email = $1) returning id)
    insert into user_account (learner_id, email, pw_hash, guest, first_name, topic, last_seen_at, created_at)
    select id, $1, $2, true, 'Guest', $3, $4, $4 from mine on conflict (email) do nothing returning id`,
} as const

/** Guests come with a random address and secret of their own; they need no confirmation. */
export async function createGuest(ctx: Ctx, guest: { email: string; password: string }): Promise<number> {
  const email = guest.email.toLowerCase()
  if (!isGuestAddress(email)) throw wrongAddress()
  const pw_hash = hashRandomSecret(guest.password)
  const [made] = await run<{ id: number }>(ctx.db, GUEST, [email, pw_hash, DEFAULT_TOPIC, ctx.now()])
  if (!made) throw refuse(422, 'Please try again.', { fields: { email: 'Please try again.' } })
  return made.id
}

/** So many sign-ups wait for one address; more are strangers' play. */
const MOST_PENDING = 500
/** Younger ones may be the owner's, whose link still lives: they never make room. */
const SAFE_MS = 86_400_000

/**
 * One answer for every address: a new one gets an account, a taken one a letter to its owner. What a sign-up brings is
 * kept apart until the address is proved, and found again by the secret that its browser keeps. A guest who signs up stays
 * that guest until then: the work moves with the sign-up that is confirmed.
 */
export async function signUp(ctx: Ctx, fields: SignUpFields, caller: Caller | null): Promise<string> {
  const email = fields.email.toLowerCase()
  refuseCommonPassword(ctx, fields.password, { email, first_name: fields.first_name, last_name: fields.last_name })
  if (isGuestAddress(email)) throw wrongAddress()
  const secret = makeOpaqueToken()
  const person = {
    pw_hash: await hashPassword(fields.password),
    first_name: fields.first_name,
    last_name: fields.last_name,
    test_date: fields.test_date ?? null,
    secret_hash: hashOpaqueToken(secret),
    created_at: ctx.now(),
  }
  const guest_id = caller?.guest ? caller.id : null
  await ctx.db.transaction(async (tx) => {
    await lockAddress(tx, email)
    const known = await maybeUserByEmail(tx, email)
    const user_id = known?.id ?? (await makeUnconfirmed(ctx, tx, email))
    const pending_id = known?.confirmed_at ? null : await keep(tx, { ...person, user_id, guest_id })
    if (known) await tx.update(users).set({ last_seen_at: ctx.now() }).where(unconfirmed(known.id))
    await ctx.jobs.enqueue(tx, 'account.letter', { kind: 'sign_up', email, guest_id, pending_id })
  })
  return secret
}

const unconfirmed = (id: number) => and(eq(users.id, id), eq(users.guest, false), isNull(users.confirmed_at))

/**
 * Null where there is no room: the link of the letter then asks for a password, as it does in any other browser. Who signed
 * up before is never pushed out by those who come after.
 */
async function keep(tx: Tx, signUp: typeof pendingSignUps.$inferInsert & { created_at: Date }): Promise<number | null> {
  const own = eq(pendingSignUps.user_id, signUp.user_id)
  if ((await tx.$count(pendingSignUps, own)) >= MOST_PENDING) {
    const before = new Date(signUp.created_at.getTime() - SAFE_MS)
    const [oldest] = await tx
      .select({ id: pendingSignUps.id })
      .from(pendingSignUps)
      .where(and(own, lte(pendingSignUps.created_at, before)))
      .orderBy(asc(pendingSignUps.id))
      .limit(1)
    if (!oldest) return null
    await tx.delete(pendingSignUps).where(eq(pendingSignUps.id, oldest.id))
  }
  const [row] = await tx.insert(pendingSignUps).values(signUp).returning({ id: pendingSignUps.id })
  if (!row) throw new Error('a pending sign-up must come back')
  return row.id
}

/** The account of an address that nobody has yet. */
async function makeUnconfirmed(ctx: Ctx, tx: Tx, email: string): Promise<number> {
  const now = ctx.now()
  const id = await insertUser(tx, { email, created_at: now, last_seen_at: now })
  if (id === null) throw new Error('an address that is locked and free can be taken')
  return id
}
