import type { Readable } from 'node:stream'
import { eq, getTableName, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { pagesOf } from '../../db/pages.ts'
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
import { jsonDocument } from '../../http/json-document.ts'
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

/** Rows that belong to rows of the person: table, its column, whose rows. */
const BELONGING = {
  test_answers: [testSlots, testSlots.test_id, tests],
  test_changes: [testChanges, testChanges.test_id, tests],
  test_marks: [testMarks, testMarks.test_id, tests],
  test_replacements: [testReplacements, testReplacements.test_id, tests],
  exam_parts: [examParts, examParts.exam_id, exams],
  exam_questions: [examItems, examItems.exam_id, exams],
  exam_sections: [examSections, examSections.exam_id, exams],
  card_import_pieces: [cardImportChunks, cardImportChunks.import_id, cardImports],
} as const satisfies Record<string, readonly [PgTable, PgColumn, OfLearner & { id: PgColumn }]>

const BOUGHT = {
  cart: [cartItems, cartItems.cart_id, carts],
  order_lines: [orderLines, orderLines.order_id, orders],
} as const satisfies Record<string, readonly [PgTable, PgColumn, OfUser & { id: PgColumn }]>

/** Everything we hold on the user, in one document; only the password's hash stays out. */
export async function exportUser({ db, now }: Ctx, caller: Caller, id: number): Promise<Readable> {
  requireSelf(caller, id)
  const [person] = await db.select().from(users).where(eq(users.id, caller.id))
  const document: Record<string, unknown> = {
    exported_at: now().toISOString(),
    profile: { ...person, pw_hash: undefined },
  }
  for (const [name, table] of Object.entries<OfUser>(OF_USER))
    document[name] = pagesOf(db, table, eq(table.user_id, caller.id))
  for (const [name, table] of Object.entries<OfLearner>(OF_LEARNER))
    document[name] = pagesOf(db, table, eq(table.learner_id, caller.learner_id))
  for (const [name, [table, to, owner]] of Object.entries(BELONGING)) {
    const mine = db.select({ id: owner.id }).from(owner).where(eq(owner.learner_id, caller.learner_id))
    document[name] = pagesOf(db, table, inArray(to, mine))
  }
  for (const [name, [table, to, owner]] of Object.entries(BOUGHT)) {
    const mine = db.select({ id: owner.id }).from(owner).where(eq(owner.user_id, caller.id))
    document[name] = pagesOf(db, table, inArray(to, mine))
  }
  return jsonDocument(document)
}
