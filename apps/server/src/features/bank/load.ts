import { createHash } from 'node:crypto'
import { type BankItem, bankHash, bankItems, topics } from '@fourfold/bank'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import { bankLoads } from '../../db/schema/index.ts'
import { keyOf, secretPart } from './key.ts'

const LOAD_LOCK = 4_140_405
const BATCH = 1000

type Progress = (done: number, total: number) => void

function chunks<T>(list: readonly T[]): T[][] {
  const out: T[][] = []
  for (let i = 0; i < list.length; i += BATCH) out.push(list.slice(i, i + BATCH))
  return out
}

/** Rows as one parameter: a statement of thousands of placeholders takes longer to write than to carry out. */
const rowsOf = (rows: readonly object[], columns: string): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(${sql.raw(columns)})`

async function loadSkills(tx: Tx): Promise<void> {
  const skills = topics.flatMap(({ topic }) =>
    topic.subjects.flatMap((subject) =>
      subject.skills.map(({ id, name, needs }) => ({
        id,
        topic: topic.name,
        subject_id: subject.id,
        subject: subject.name,
        name,
        needs,
      })),
    ),
  )
  const rows = skills.map((skill, i) => ({ ...skill, position: i + 1 }))
  await tx.execute(sql`
    insert into skill (id, topic, subject_id, subject, name, position)
    select row.* from ${rowsOf(rows, 'id text, topic text, subject_id text, subject text, name text, position int')}
    on conflict (id) do update set topic = excluded.topic, subject_id = excluded.subject_id, subject = excluded.subject,
      name = excluded.name, position = excluded.position, retired_at = null`)
  const needs = skills.flatMap((skill) => skill.needs.map((needs_id) => ({ skill_id: skill.id, needs_id })))
  await tx.execute(sql`
    insert into skill_prereq (skill_id, needs_id)
    select row.* from ${rowsOf(needs, 'skill_id text, needs_id text')} on conflict do nothing`)
  await tx.execute(sql`
    update skill set retired_at = now()
    where retired_at is null and id not in (select row.id from ${rowsOf(rows, 'id text')})`)
}

async function loadMisconceptions(tx: Tx): Promise<void> {
  // Topics may share one.
  const known = new Map(topics.flatMap((m) => m.misconceptions.map((each) => [each.id, each])))
  const rows = [...known.values()].map(({ id, sentence, clue }) => ({ id, sentence, clue }))
  await tx.execute(sql`
    insert into misconception (id, sentence, clue)
    select row.* from ${rowsOf(rows, 'id text, sentence text, clue text')}
    on conflict (id) do update set sentence = excluded.sentence, clue = excluded.clue`)
  const touched = topics.flatMap((m) =>
    m.misconceptions.flatMap(({ id, skills }) => skills.map((skill_id) => ({ misconception_id: id, skill_id }))),
  )
  await tx.execute(sql`
    insert into misconception_skill (misconception_id, skill_id)
    select row.* from ${rowsOf(touched, 'misconception_id text, skill_id text')} on conflict do nothing`)
}

async function loadPassages(tx: Tx): Promise<void> {
  const rows = topics.flatMap(({ topic, passages }) =>
    passages.map(({ id, kind, title, description, lines }) => ({
      slug: id,
      topic: topic.name,
      kind,
      title,
      description,
      lines: lines.map((l) => ({
        text: l.text,
        paragraph: l.first,
        heading: l.number === null && !l.figure,
        ...(l.figure ? { figure: l.figure } : {}),
      })),
    })),
  )
  await tx.execute(sql`
    insert into passage (slug, topic, kind, title, description, lines)
    select row.* from ${rowsOf(rows, 'slug text, topic text, kind text, title text, description text, lines jsonb')}
    on conflict (slug) do update set topic = excluded.topic, kind = excluded.kind, title = excluded.title,
      description = excluded.description, lines = excluded.lines`)
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
        response_kind: keyOf(item).grid === null ? 'choice' : 'grid',
        prior_b: item.b,
        seconds: item.seconds,
      },
    ]),
  )
  const columns = 'id text, frame text, skill_id text, response_kind text, prior_b float8, seconds int'
  await tx.execute(sql`
    insert into template (id, frame, skill_id, response_kind, prior_b, seconds)
    select row.* from ${rowsOf([...rows.values()], columns)}
    on conflict (id) do update set skill_id = excluded.skill_id, prior_b = excluded.prior_b, seconds = excluded.seconds`)
}

/** Rows that say what they said before are left alone: a release that changes little writes little. */
async function loadItemRows(tx: Tx, batch: readonly BankItem[]): Promise<void> {
  const rows = batch.map((item) => ({
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
    passage: item.passage_id,
    position: item.position,
  }))
  const columns =
    'slug text, template_id text, skill_id text, topic text, display_id text, params jsonb, question_type text, difficulty text, calculator boolean, prior_b float8, seconds int, passage text, position int'
  await tx.execute(sql`
    insert into item (slug, template_id, skill_id, topic, display_id, params, question_type, difficulty, calculator,
      prior_b, seconds, passage_id, position)
    select row.slug, row.template_id, row.skill_id, row.topic, row.display_id, row.params, row.question_type,
      row.difficulty, row.calculator, row.prior_b, row.seconds, passage.id, row.position
    from ${rowsOf(rows, columns)} left join passage on passage.slug = row.passage
    on conflict (slug) do update set skill_id = excluded.skill_id, difficulty = excluded.difficulty,
      calculator = excluded.calculator, prior_b = excluded.prior_b, seconds = excluded.seconds,
      passage_id = excluded.passage_id, position = excluded.position, retired_at = null
    where item.retired_at is not null or
      (item.skill_id, item.difficulty, item.calculator, item.prior_b, item.seconds, item.passage_id, item.position)
      is distinct from (excluded.skill_id, excluded.difficulty, excluded.calculator, excluded.prior_b, excluded.seconds,
        excluded.passage_id, excluded.position)`)
}

async function loadRevisions(tx: Tx, batch: readonly BankItem[]): Promise<void> {
  const rows = batch.map((item) => ({
    slug: item.id,
    text_hash: item.text_hash,
    semantic_hash: item.semantic_hash,
    public: item.public,
    secret: secretPart(item),
  }))
  const columns = 'slug text, text_hash text, semantic_hash text, public jsonb, secret jsonb'
  await tx.execute(sql`
    insert into item_revision (item_id, text_hash, semantic_hash, public, secret)
    select item.id, row.text_hash, row.semantic_hash, row.public, row.secret
    from ${rowsOf(rows, columns)} join item on item.slug = row.slug
    on conflict do nothing`)
  const named = rows.map(({ slug, text_hash }) => ({ slug, text_hash }))
  await tx.execute(sql`
    update item set revision_id = revision.id
    from ${rowsOf(named, 'slug text, text_hash text')}, item_revision revision
    where item.slug = row.slug and revision.item_id = item.id and revision.text_hash = row.text_hash
      and item.revision_id is distinct from revision.id`)
}

const retireMissing = (tx: Tx, all: readonly BankItem[]) =>
  tx.execute(sql`
    update item set retired_at = now()
    where retired_at is null
      and slug not in (select row.slug from ${rowsOf(
        all.map(({ id }) => ({ slug: id })),
        'slug text',
      )})`)

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
    await loadSkills(tx)
    await loadMisconceptions(tx)
    await loadPassages(tx)
    await loadTemplates(tx, all)
    let done = 0
    for (const batch of chunks(all)) {
      await loadItemRows(tx, batch)
      await loadRevisions(tx, batch)
      done += batch.length
      progress(done, all.length)
    }
    await retireMissing(tx, all)
    await tx.delete(bankLoads)
    await tx.insert(bankLoads).values({ hash })
  })
  return { loaded: true, items: all.length }
}
