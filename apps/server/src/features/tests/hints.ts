import type { endpoints } from '@fourfold/contract'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader } from '../../db/connect.ts'
import { testSlots } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import { lessonSkills } from '../bank/index.ts'
import { passagesOf, type SlotRow } from '../items/index.ts'
import { hintsFor, placesInText, shownEvidence } from './hint-text.ts'
import { linesOfWords } from './lines-of-words.ts'
import { logHelp, tutorSlot } from './tutor-slot.ts'

type Hint = z.input<typeof endpoints.tests.hint.response>

async function hintsOf(db: Reader, { item, revision }: SlotRow): Promise<readonly string[]> {
  const key = revision.public.options.find((option) => option.letter === revision.secret.letter)?.content ?? ''
  const evidence = shownEvidence((item.params as { evidence?: readonly string[] }).evidence ?? [], key)
  const passage = item.passage_id === null ? undefined : (await passagesOf(db, [item.passage_id])).get(item.passage_id)
  const places = passage
    ? evidence.map((words) => linesOfWords(passage.lines, words))
    : placesInText(revision.public.content, evidence)
  const found = lessonSkills().get(item.skill_id)
  const rule = found ? `<p>This is a question on <strong>${found.skill.name}</strong>.</p>${found.lesson.rule}` : ''
  const question = revision.public.content
  return hintsFor({ question, explanation: revision.secret.explanation, evidence, places, key, rule })
}

/**
 * POST /tests/{id}/questions/{question}/hint: one hint at a time, in their order. Until it is asked for nothing of it leaves
 * the server, not even whether there is one. A new one is an event; one that is open already can be read again.
 */
export async function openHint(ctx: Ctx, caller: Caller, testId: number, itemId: number, n: number): Promise<Hint> {
  return ctx.db.transaction(async (tx) => {
    const { test, row } = await tutorSlot(ctx, tx, caller, testId, itemId)
    const { slot } = row
    if (n > slot.hints + 1) throw refuse(422, 'Hints come one after the other.')
    const hints = await hintsOf(tx, row)
    const hint = hints[n - 1] ?? null
    if (hint !== null && n > slot.hints) {
      const now = ctx.now()
      await tx
        .update(testSlots)
        .set({ hints: n, seen_at: slot.seen_at ?? now })
        .where(and(eq(testSlots.test_id, test.id), eq(testSlots.pos, slot.pos)))
      await logHelp(tx, test, slot.pos, 'hint', n, now)
    }
    return { hint, n, more: n < hints.length }
  })
}
