import { lessonsOf } from '@fourfold/bank'
import { type endpoints, MESSAGES } from '@fourfold/contract'
import type { z } from 'zod'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { notFound, refuse } from '../../http/errors.ts'
import { currentTopic, paidTopics, requirePlan } from '../access/service.ts'
import { type CatalogItem, lessonSkills, prerequisites, type SkillInfo, successors } from '../bank/index.ts'
import { ownAnswers, readNodes, shownLevel, standingOfSkill, topicTallies } from '../student-model/index.ts'
import { missOf } from './miss.ts'
import { lessonsRead, markLessonRead, seenItems } from './queries.ts'
import { shownMinutes } from './reading-minutes.ts'
import { suggestedLessons } from './suggested.ts'
import { lessonText } from './whole.ts'

type LessonList = z.input<typeof endpoints.lessons.index.response>
type Lesson = z.input<typeof endpoints.lessons.show.response>

const TO_TRY = 2

/** Lessons of the current topic: first those whose skill was missed and is still to do, weakest first. */
export async function lessonIndex(ctx: Ctx, caller: Caller): Promise<LessonList> {
  const topic = await currentTopic(ctx, caller, 'read')
  const [nodes, tallies, read] = await Promise.all([
    readNodes(ctx.db, caller.learner_id, topic.name),
    topicTallies(ctx.db, caller.learner_id, topic.name),
    lessonsRead(ctx.db, caller.id),
  ])
  const now = ctx.now().getTime()
  const known = new Map(topic.skillList.map((skill) => [skill, standingOfSkill(nodes, skill, now)]))
  const standing = (skill: SkillInfo) => known.get(skill) ?? standingOfSkill(nodes, skill, now)
  const own = ownAnswers(tallies)
  const wanted = suggestedLessons(topic.skillList, standing, own)
  const all = lessonSkills()
  const rows = topic.subjects.flatMap((subject) =>
    subject.skills.flatMap((skill) => {
      const { mastery: known, answered, fading } = standing(skill)
      const { right, wrong } = own(skill.id)
      const found = all.get(skill.id)
      return (found ? lessonsOf(found.skill) : []).map(({ id, name, lesson: text }, i) => {
        const lesson = {
          id,
          name,
          subject: subject.name,
          suggested: wanted.has(skill.id) && id === skill.id,
          read: read.has(id),
          mastery: answered ? known : null,
          correct: right,
          incorrect: wrong,
          level: shownLevel(standing(skill), own(skill.id)),
          fading,
          // The further lessons of a skill stand behind its first.
          position: skill.position + i / 100,
          minutes: shownMinutes(id, text),
        }
        return { known, lesson }
      })
    }),
  )
  const first = rows.filter((r) => r.lesson.suggested).sort((a, b) => a.known - b.known)
  return { lessons: [...first, ...rows.filter((r) => !r.lesson.suggested)].map((r) => r.lesson) }
}

/**
 * Two questions to end with: not seen yet where there are such, first one of the kind that was missed (`from`), never two of
 * one frame while there is a choice.
 */
function toTry(items: readonly CatalogItem[], seen: ReadonlySet<number>, from: number | undefined): number[] {
  const missed = items.find((i) => i.id === from)?.template_id
  const other = (i: CatalogItem) => Number(i.template_id !== missed)
  const ordered = [...items].sort(
    (a, b) =>
      Number(seen.has(a.id)) - Number(seen.has(b.id)) || other(a) - other(b) || a.view.b - b.view.b || a.id - b.id,
  )
  const frames = new Set<string>()
  const fresh = ordered.filter((i) => !frames.has(i.template_id) && frames.add(i.template_id))
  return [...new Set([...fresh, ...ordered])].slice(0, TO_TRY).map((i) => i.id)
}

const boughtTopics = async (ctx: Ctx, caller: Caller): Promise<ReadonlySet<string>> =>
  new Set((await paidTopics(ctx, caller.id)).flatMap((t) => (t.paid_and_active ? [t.name] : [])))

export async function showLesson(ctx: Ctx, caller: Caller, id: string, from?: number): Promise<Lesson> {
  const found = lessonSkills().get(id)
  if (!found) throw notFound()
  const plan = await requirePlan(ctx, caller.id, found.topic, 'read')
  // What was read while the plan ran stays open; the other lessons are part of the plan.
  if (plan === 'expired' && !(await lessonsRead(ctx.db, caller.id)).has(id)) throw refuse(403, MESSAGES.needsPlan)
  await markLessonRead(ctx.db, caller.id, id)
  const all = (await ctx.catalog()).topics.get(found.topic)?.items ?? []
  const own = found.topic === caller.topic ? all.filter((i) => i.skill_id === found.skill.id) : []
  const seen = await seenItems(
    ctx.db,
    caller.learner_id,
    own.map((i) => i.id),
  )
  return {
    id,
    name: found.name,
    subject: found.subject,
    topic: found.topic,
    ...lessonText(id, found.lesson),
    needs: prerequisites(id),
    leads_to: successors(found.skill.id, await boughtTopics(ctx, caller)),
    comes_back: found.skill.comesBackSays ?? null,
    chapters: lessonsOf(found.skill).flatMap((l) => (l.id === id ? [] : [{ id: l.id, name: l.name }])),
    miss: await missOf(ctx, caller, found, id, from),
    try_question_ids: toTry(own, seen, from),
  }
}
