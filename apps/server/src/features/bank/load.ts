import { createHash } from 'node:crypto'
import { type BankItem, bankHash, bankItems, topics } from '@fourfold/bank'
import { eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import {
  bankLoads,
  itemRevisions,
  items,
  misconceptionSkills,
  misconceptions,
  passages,
  skillPrereqs,
  skills,
  templates,
} from '../../db/schema/index.ts'
import { keyOf, secretPart } from './key.ts'

const LOAD_LOCK = 4_140_405
const BATCH = 500

type Progress = (done: number, total: number) => void

function chunks<T>(list: readonly T[]): T[][] {
  const out: T[][] = []
  for (let i = 0; i < list.length; i += BATCH) out.push(list.slice(i, i + BATCH))
  return out
}

async function loadTaxonomy(tx: Tx): Promise<void> {
  let position = 0
  for (const { topic, misconceptions: known } of topics) {
    for (const subject of topic.subjects) {
      for (const skill of subject.skills) {
        position += 1
        const row = {
          topic: topic.name,
          subject_id: subject.id,
          subject: subject.name,
          name: skill.name,
          position,
          retired_at: null,
        }
        await tx
          .insert(skills)
          .values({ id: skill.id, ...row })
          .onConflictDoUpdate({ target: skills.id, set: row })
        for (const needs_id of skill.needs)
          await tx.insert(skillPrereqs).values({ skill_id: skill.id, needs_id }).onConflictDoNothing()
      }
    }
    for (const { id, sentence, clue, skills: touched } of known) {
      await tx
        .insert(misconceptions)
        .values({ id, sentence, clue })
        .onConflictDoUpdate({ target: misconceptions.id, set: { sentence, clue } })
      for (const skill_id of touched)
        await tx.insert(misconceptionSkills).values({ misconception_id: id, skill_id }).onConflictDoNothing()
    }
  }
  const live = topics.flatMap((m) => m.topic.subjects.flatMap((s) => s.skills.map((k) => k.id)))
  if (live.length) await tx.update(skills).set({ retired_at: new Date() }).where(notInArray(skills.id, live))
}

async function loadPassages(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const { topic, passages: list } of topics) {
    for (const passage of list) {
      const row = {
        topic: topic.name,
        kind: passage.kind,
        title: passage.title,
        description: passage.description,
        lines: passage.lines.map((l) => ({
          text: l.text,
          paragraph: l.first,
          heading: l.number === null && !l.figure,
          ...(l.figure ? { figure: l.figure } : {}),
        })),
      }
      const [saved] = await tx
        .insert(passages)
        .values({ slug: passage.id, ...row })
        .onConflictDoUpdate({ target: passages.slug, set: row })
        .returning({ id: passages.id })
      if (saved) ids.set(passage.id, saved.id)
    }
  }
  return ids
}

const frameKey = (item: BankItem): string => `${item.template_id}#${item.frame_id}`

async function loadTemplates(tx: Tx, all: readonly BankItem[]): Promise<void> {
  const rows = new Map(
    all.map((item) => [
      frameKey(item),
      {
        id: frameKey(item),
        frame: item.frame_id,
        skill_id: item.skill,
        response_kind: keyOf(item).grid === null ? ('choice' as const) : ('grid' as const),
        prior_b: item.b,
        seconds: item.seconds,
      },
    ]),
  )
  for (const batch of chunks([...rows.values()]))
    await tx
      .insert(templates)
      .values(batch)
      .onConflictDoUpdate({
        target: templates.id,
        set: { skill_id: sql`excluded.skill_id`, prior_b: sql`excluded.prior_b`, seconds: sql`excluded.seconds` },
      })
}

async function loadItems(
  tx: Tx,
  all: readonly BankItem[],
  passageIds: ReadonlyMap<string, number>,
  progress: Progress,
): Promise<void> {
  let done = 0
  for (const batch of chunks(all)) {
    await tx
      .insert(items)
      .values(
        batch.map((item) => ({
          slug: item.id,
          template_id: frameKey(item),
          skill_id: item.skill,
          topic: item.topic,
          display_id: item.display_id,
          params: item.params ?? {},
          question_type: item.question_type,
          difficulty: item.difficulty,
          calculator: item.calculator,
          prior_b: item.b,
          seconds: item.seconds,
          passage_id: item.passage_id === null ? null : (passageIds.get(item.passage_id) ?? null),
          position: item.position,
          retired_at: null,
        })),
      )
      .onConflictDoUpdate({
        target: items.slug,
        set: {
          skill_id: sql`excluded.skill_id`,
          difficulty: sql`excluded.difficulty`,
          calculator: sql`excluded.calculator`,
          prior_b: sql`excluded.prior_b`,
          seconds: sql`excluded.seconds`,
          passage_id: sql`excluded.passage_id`,
          position: sql`excluded.position`,
          retired_at: null,
        },
      })
    const slugs = batch.map((item) => item.id)
    const saved = await tx.execute<{ id: number; slug: string }>(
      sql`select id, slug from item where slug in (${sql.join(
        slugs.map((s) => sql`${s}`),
        sql`, `,
      )})`,
    )
    const ids = new Map(saved.rows.map((r) => [r.slug, r.id]))
    await tx
      .insert(itemRevisions)
      .values(
        batch.map((item) => ({
          item_id: ids.get(item.id) ?? 0,
          text_hash: item.text_hash,
          semantic_hash: item.semantic_hash,
          public: item.public,
          secret: secretPart(item),
        })),
      )
      .onConflictDoNothing()
    await tx.execute(sql`
      update item set revision_id = r.id from item_revision r
      where r.item_id = item.id and (item.slug, r.text_hash) in
        (${sql.join(
          batch.map((i) => sql`(${i.id}, ${i.text_hash})`),
          sql`, `,
        )})`)
    done += batch.length
    progress(done, all.length)
  }
}

/**
 * Loads the bank, idempotently: corrected wording becomes a new revision, missing items are retired and never deleted.
 * An unchanged bank is recognised by its hash and costs one query.
 */
export async function loadBank(
  db: Db,
  progress: Progress = () => undefined,
): Promise<{ loaded: boolean; items: number }> {
  const hash = createHash('sha256').update(bankHash).digest('hex')
  const [known] = await db.select().from(bankLoads).where(eq(bankLoads.hash, hash))
  if (known) return { loaded: false, items: 0 }
  const all = bankItems()
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`)
    await loadTaxonomy(tx)
    const passageIds = await loadPassages(tx)
    await loadTemplates(tx, all)
    await tx.update(items).set({ retired_at: new Date() }).where(isNull(items.retired_at))
    await loadItems(tx, all, passageIds, progress)
    await tx.delete(bankLoads)
    await tx.insert(bankLoads).values({ hash })
  })
  return { loaded: true, items: all.length }
}
