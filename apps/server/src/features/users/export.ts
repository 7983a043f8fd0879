import { eq, getTableName, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader } from '../../db/connect.ts'
import {
  accessGrants,
  answerEvents,
  cardImportChunks,
  cardImports,
  cartItems,
  carts,
  dailyScores,
  diagnostics,
  examItems,
  examParts,
  examSections,
  exams,
  exposures,
  feedbacks,
  flashcards,
  lessonTries,
  misconceptionStates,
  mistakes,
  modelStates,
  orderLines,
  orders,
  passkeys,
  paymentEvents,
  reviewEvents,
  reviewStates,
  sessions,
  subscriptions,
  tallies,
  testChanges,
  testMarks,
  testReplacements,
  testSlots,
  tests,
  users,
} from '../../db/schema/index.ts'
import { inExportLine } from '../../export-line.ts'
import { requireSelf } from './profile.ts'

type OfUser = PgTable & { user_id: PgColumn }
type OfLearner = PgTable & { learner_id: PgColumn }

const OF_USER = {
  sessions,
  passkeys,
  carts,
  orders,
  subscriptions,
  access: accessGrants,
  payments: paymentEvents,
} as const satisfies Record<string, OfUser>

const OF_LEARNER = {
  tests,
  exams,
  answers: answerEvents,
  seen_questions: exposures,
  estimates: modelStates,
  misconceptions: misconceptionStates,
  counters: tallies,
  daily_scores: dailyScores,
  diagnostics,
  lesson_tries: lessonTries,
  mistakes,
  flashcards,
  card_imports: cardImports,
  review_schedules: reviewStates,
  reviews: reviewEvents,
  feedback: feedbacks,
} as const satisfies Record<string, OfLearner>

/** Tables with a user or learner that the download leaves out, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  mail_token: 'hashes of links that were sent by mail; they say nothing of the person and open the account',
  authenticator: 'the sealed secret of an app; whoever has it makes codes',
  recovery_code: 'hashes of codes that open the account',
  factor_step: 'a login that waits for its second step, for five minutes',
  pending_sign_up: 'waits for its confirmation and is gone once there is an account to download from',
  kept_advice: 'derived from what is in the download, and made anew when it is lost',
  test_count: 'a number of rows that are in the download themselves',
  mistake_count: 'a number of rows that are in the download themselves',
}

/** The names of the tables in the download that belong to somebody. */
export const exportedTables = (): string[] =>
  [users, ...Object.values(OF_USER), ...Object.values(OF_LEARNER)].map((table) => getTableName(table))

/** Rows that belong to rows of the person. */
const belonging = (db: Reader, table: PgTable, to: PgColumn, owners: readonly { id: number | string }[]) =>
  owners.length === 0
    ? []
    : db
        .select()
        .from(table)
        .where(
          inArray(
            to,
            owners.map((owner) => owner.id),
          ),
        )

/** Everything we hold on the user, in one document; only the password's hash stays out. */
export async function exportUser(ctx: Ctx, caller: Caller, id: number): Promise<Record<string, unknown>> {
  requireSelf(caller, id)
  return inExportLine(() => everythingOf(ctx, caller))
}

async function everythingOf(ctx: Ctx, caller: Caller): Promise<Record<string, unknown>> {
  const { db } = ctx
  const [person] = await db.select().from(users).where(eq(users.id, caller.id))
  const document: Record<string, unknown> = {
    exported_at: ctx.now().toISOString(),
    profile: { ...person, pw_hash: undefined },
  }
  for (const [name, table] of Object.entries<OfUser>(OF_USER))
    document[name] = await db.select().from(table).where(eq(table.user_id, caller.id))
  for (const [name, table] of Object.entries<OfLearner>(OF_LEARNER))
    document[name] = await db.select().from(table).where(eq(table.learner_id, caller.learner_id))
  const owned = (name: string) => document[name] as { id: number | string }[]
  document.test_answers = await belonging(db, testSlots, testSlots.test_id, owned('tests'))
  document.test_changes = await belonging(db, testChanges, testChanges.test_id, owned('tests'))
  document.test_marks = await belonging(db, testMarks, testMarks.test_id, owned('tests'))
  document.test_replacements = await belonging(db, testReplacements, testReplacements.test_id, owned('tests'))
  document.exam_parts = await belonging(db, examParts, examParts.exam_id, owned('exams'))
  document.exam_questions = await belonging(db, examItems, examItems.exam_id, owned('exams'))
  document.exam_sections = await belonging(db, examSections, examSections.exam_id, owned('exams'))
  document.card_import_pieces = await belonging(db, cardImportChunks, cardImportChunks.import_id, owned('card_imports'))
  document.cart = await belonging(db, cartItems, cartItems.cart_id, owned('carts'))
  document.order_lines = await belonging(db, orderLines, orderLines.order_id, owned('orders'))
  return document
}
