import { type SimStudent, seededRng, simAnswer, simStudent } from '@fourfold/engine'
import { eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { itemRevisions, learners, type SecretPart } from '../../db/schema/index.ts'
import type { CatalogItem, TopicInfo } from '../bank/index.ts'
import { type NewAnswer, recordAnswers } from '../student-model/index.ts'

type Progress = (done: number, total: number) => void

const QUESTIONS = 40

const wrongLetter = (secret: SecretPart, random: () => number): string | null => {
  const wrong = Object.entries(secret.options).filter(([, o]) => !o.correct)
  return wrong[Math.floor(random() * wrong.length)]?.[0] ?? null
}

function answerOf(
  item: CatalogItem,
  secret: SecretPart,
  student: SimStudent,
  random: () => number,
  at: number,
  source: string,
): NewAnswer {
  const { correct, ms } = simAnswer(student, item.view, random, at, true)
  const letter = item.grid ? null : correct ? secret.letter : wrongLetter(secret, random)
  const grid = item.grid ? (correct ? secret.grid : (secret.wrong_grid[0]?.value ?? '99')) : null
  const misconception = correct
    ? null
    : letter
      ? (secret.options[letter]?.misconception ?? null)
      : (secret.wrong_grid[0]?.misconception ?? null)
  return {
    item_id: item.id,
    item_revision_id: item.revision_id,
    source: 'test',
    source_id: source,
    answer: letter ?? grid,
    outcome: correct ? 'correct' : 'incorrect',
    misconception_id: misconception,
    ms,
    changes: 0,
    changed_from: null,
    confidence: null,
    seen: true,
    solution_shown: true,
  }
}

async function secretsOf(ctx: Ctx, list: readonly CatalogItem[]): Promise<Map<number, SecretPart>> {
  const rows = await ctx.db
    .select({ id: itemRevisions.id, secret: itemRevisions.secret })
    .from(itemRevisions)
    .where(
      inArray(
        itemRevisions.id,
        list.map((i) => i.revision_id),
      ),
    )
  return new Map(rows.map((r) => [r.id, r.secret]))
}

/** One simulated student: a learner of the kind `demo`, without an account, left out of calibration. */
async function demoStudent(ctx: Ctx, topic: TopicInfo, seed: number): Promise<void> {
  const random = seededRng(seed)
  const now = ctx.now().getTime()
  const student = simStudent([...topic.skills.values()], random, now)
  const pool = [...topic.items].map((item) => ({ item, at: random() })).sort((a, b) => a.at - b.at)
  const chosen = pool.slice(0, QUESTIONS).map((p) => p.item)
  const secrets = await secretsOf(ctx, chosen)
  await ctx.db.transaction(async (tx) => {
    const [learner] = await tx.insert(learners).values({ kind: 'demo' }).returning({ id: learners.id })
    if (!learner) throw new Error('a learner row must come back')
    const answers = chosen.flatMap((item, i) => {
      const secret = secrets.get(item.revision_id)
      return secret ? [answerOf(item, secret, student, random, now, `demo:${learner.id}:${i}`)] : []
    })
    await recordAnswers(tx, await ctx.catalog(), learner.id, topic.name, answers, ctx.now())
  })
}

/** `npm run demo`: a simulated cohort, clearly marked, so that averages have data on a fresh installation. */
export async function makeDemoCohort(ctx: Ctx, perTopic: number, progress: Progress): Promise<number> {
  const topics = [...(await ctx.catalog()).topics.values()].filter((t) => t.items.length > 0)
  const total = perTopic * topics.length
  let done = 0
  for (const topic of topics)
    for (let i = 0; i < perTopic; i++) {
      await demoStudent(ctx, topic, 1000 * done + 7)
      done += 1
      progress(done, total)
    }
  return done
}

export const demoLearners = (ctx: Ctx): Promise<number> => ctx.db.$count(learners, eq(learners.kind, 'demo'))
