import { type DashboardData, LIMITS, type SkillBreakdown, type TagBreakdown } from '@fourfold/contract'
import {
  type Level,
  level,
  mastery,
  type Nodes,
  needsRefresh,
  predictScore,
  recommendSkill,
  type StudentState,
  skillScope,
} from '@fourfold/engine'
import { scaled, scaleOf } from '@fourfold/exams'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { currentTopic, requirePlan } from '../access/service.ts'
import type { SkillInfo, TopicInfo } from '../bank/index.ts'
import { restsOnOthers } from '../items/index.ts'
import { suggestedLessons } from '../lessons/index.ts'
import { dueMistakes, mistakesToLog } from '../mistakes/index.ts'
import { diagnosticStatus, oneUser } from '../people/index.ts'
import { expectedIn, hasAnswers, readNodes, shareOf, topicTallies } from '../student-model/index.ts'
import {
  furtherQuestions,
  recommendedPractice,
  runningDiagnostic,
  secondsOf,
  unansweredSubjects,
} from '../tests/index.ts'
import { minutes, type NextAction, nextAction, practiceSentence } from './advice.ts'
import { openDiagnostic, questionsToRetry, repeatOffenders, scoreBefore, timeOfAll } from './queries.ts'
import { scoreChange } from './score-change.ts'

type Tally = Awaited<ReturnType<typeof topicTallies>>[number]

const ZERO = { correct: 0, incorrect: 0, skipped: 0 }
const PRACTICE_QUESTIONS = 10
const COLOURS: Readonly<Record<Level, string>> = { Strong: 'right', Moderate: 'lapis', 'To-do': 'wrong' }

const bars = ({ correct, incorrect, skipped }: typeof ZERO) => [
  { name: 'Correct', value: correct },
  { name: 'Incorrect', value: incorrect },
  { name: 'Skipped', value: skipped },
]

const levelOf = (nodes: Nodes, skill: SkillInfo, now: number): Level =>
  hasAnswers(nodes, skill) ? level(mastery(nodes, skill, now)) : 'To-do'

function skillRow(skill: SkillInfo, tally: Tally | undefined, nodes: Nodes, now: number): SkillBreakdown {
  const lastAt = nodes[skillScope(skill.id)]?.last_at ?? null
  const counts = tally ? { correct: tally.correct, incorrect: tally.incorrect, skipped: tally.skipped } : ZERO
  return {
    id: skill.id,
    name: skill.name,
    ...counts,
    prediction: hasAnswers(nodes, skill) ? mastery(nodes, skill, now) : null,
    barChartData: bars(counts),
    level: levelOf(nodes, skill, now),
    last_at: lastAt === null ? null : new Date(lastAt).toISOString(),
    fading: needsRefresh(nodes, skill, now),
  }
}

/** A subject's mastery is what the predicted score counts for it, so that the subjects and the score agree. */
function breakdown(topic: TopicInfo, tallies: readonly Tally[], nodes: Nodes, now: number): TagBreakdown[] {
  const bySkill = new Map(tallies.map((t) => [t.skill_id, t]))
  return topic.subjects.map((subject) => {
    const tags = subject.skills.map((skill) => skillRow(skill, bySkill.get(skill.id), nodes, now))
    const sum = tags.reduce(
      (s, t) => ({
        correct: s.correct + t.correct,
        incorrect: s.incorrect + t.incorrect,
        skipped: s.skipped + t.skipped,
      }),
      ZERO,
    )
    const touched = tags.some((t) => t.prediction !== null)
    const expected = expectedIn(subject.skills, nodes, now)
    return {
      id: subject.id,
      name: subject.name,
      ...sum,
      prediction: touched ? expected : null,
      expected,
      weight: shareOf(topic, subject.skills),
      barChartData: bars(sum),
      tags,
    }
  })
}

function progress(topic: TopicInfo, nodes: Nodes, now: number): DashboardData['topic_progress'] {
  const all = topic.subjects.map((subject) => ({
    name: subject.name,
    levels: subject.skills.map((skill) => levelOf(nodes, skill, now)),
  }))
  const n = (levels: readonly Level[], what: Level) => levels.filter((l) => l === what).length
  return {
    items: all.map(({ name, levels }) => ({
      name,
      strong_length: n(levels, 'Strong'),
      moderate_length: n(levels, 'Moderate'),
      todo_length: n(levels, 'To-do'),
      color:
        COLOURS[
          n(levels, 'Strong') * 2 >= levels.length
            ? 'Strong'
            : n(levels, 'To-do') * 2 > levels.length
              ? 'To-do'
              : 'Moderate'
        ],
    })),
    sections: all.map(({ name, levels }) => ({
      label: name,
      total_length: levels.length,
      strong_fraction: n(levels, 'Strong') / Math.max(1, levels.length),
      moderate_fraction: n(levels, 'Moderate') / Math.max(1, levels.length),
    })),
  }
}

/** How many questions are asked about subjects without an answer, and how long that takes. */
function furtherCost(subjects: TopicInfo['subjects']): { questions: number; seconds: number } {
  const skills = subjects.flatMap((s) => s.skills)
  const questions = furtherQuestions(subjects)
  const each = skills.reduce((sum, k) => sum + k.seconds, 0) / Math.max(1, skills.length)
  return { questions, seconds: questions * each }
}

const NO_PRACTICE = { advice: null, items: [] }

/** Passages are chosen when their test is made, so only the skill is named beforehand. */
const practiceFor = async (ctx: Ctx, caller: Caller, topic: TopicInfo, state: StudentState) =>
  topic.has_passage
    ? { advice: recommendSkill(state, [...topic.skills.values()], ctx.now().getTime()), items: [] }
    : recommendedPractice(ctx, caller, { topic, pool: topic.items, n: PRACTICE_QUESTIONS })

/** GET /questions/index: reads a bounded number of rows, however long the history is. */
export async function dashboard(ctx: Ctx, caller: Caller): Promise<DashboardData> {
  await requirePlan(ctx, caller.id, caller.topic, 'read')
  const topic = await currentTopic(ctx, caller, 'read')
  const now = ctx.now()
  const [person, status, nodes, tallies, toLog, due, retry, open, all, offenders, earlier] = await Promise.all([
    oneUser(ctx.db, caller.id),
    diagnosticStatus(ctx.db, caller.learner_id),
    readNodes(ctx.db, caller.learner_id, topic.name),
    topicTallies(ctx.db, caller.learner_id, topic.name),
    mistakesToLog(ctx.db, caller.learner_id, topic.name),
    dueMistakes(ctx, caller, topic.name),
    questionsToRetry(ctx.db, caller.learner_id, topic.name, now),
    openDiagnostic(ctx.db, caller.learner_id, topic.name),
    timeOfAll(ctx, topic.name),
    repeatOffenders(ctx.db, caller.learner_id, topic.name),
    scoreBefore(ctx.db, caller.learner_id, topic.name, now),
  ])
  const whole = tallies.find((t) => t.skill_id === '')
  const answers = whole ? whole.correct + whole.incorrect + whole.skipped : 0
  const skills = [...topic.skills.values()]
  const state = { topic: topic.name, nodes }
  const diagnostic_test = status[topic.name] ?? -1
  const running = open !== null && diagnostic_test !== 1 ? await runningDiagnostic(ctx, caller.learner_id, open) : null
  const answered = answers > 0
  const { advice, items: practice } = answered ? await practiceFor(ctx, caller, topic, state) : NO_PRACTICE
  const suggested = advice ? topic.skills.get(advice.skill) : undefined
  const skillSeconds = suggested?.seconds ?? topic.pace_seconds
  const practiceSeconds = practice.length > 0 ? secondsOf(practice) : PRACTICE_QUESTIONS * skillSeconds
  const stored = answered ? scaled(topic.name, predictScore(state, { skills }, 1, now.getTime())) : null
  const scale = scaleOf(topic.name)
  const predicted = running?.estimate ?? stored
  const openSubjects = unansweredSubjects(topic, nodes)
  const unanswered = openSubjects.map((s) => s.name)
  const more_diagnostic = diagnostic_test === 1 && unanswered.length > 0
  const reason = advice
    ? practiceSentence(advice, topic, practice, suggested !== undefined && hasAnswers(nodes, suggested))
    : null
  const action: NextAction = nextAction({
    diagnostic: diagnostic_test,
    running,
    toLog: toLog.n,
    due: due.length,
    retry: retry.length,
    unanswered: more_diagnostic ? unanswered : [],
    further: furtherCost(openSubjects),
    skill: suggested?.name ?? null,
    skillSeconds,
    practiceSeconds,
    reason,
  })
  return {
    topic: topic.name,
    questions: {
      tagBreakdown: breakdown(topic, tallies, nodes, now.getTime()),
      questionCount: answers,
      average_time_all: answers > 0 ? (whole?.ms ?? 0) / answers : null,
      account_average_time_all: restsOnOthers(all.n, answers) ? all.ms / all.n : null,
      correct_to_incorrect: whole?.correct_to_incorrect ?? 0,
      incorrect_to_correct: whole?.incorrect_to_correct ?? 0,
      incorrect_to_incorrect: whole?.incorrect_to_incorrect ?? 0,
    },
    questions_to_log_length: toLog.n,
    first_question_to_log_id: toLog.first,
    mistakes_to_review_length: due.length,
    first_mistake_to_review_id: due[0] ?? null,
    lessons_to_review_length: suggestedLessons(skills, nodes, tallies, now.getTime()).size,
    resume_diagnostic_id: open,
    user_name: person.first_name,
    diagnostic_test: running ? 0 : diagnostic_test,
    questions_to_retry_ids: retry,
    more_diagnostic,
    ai_practice_test_tag: suggested ? { name: suggested.name } : null,
    ai_practice_test_ids: practice.map((i) => i.id),
    ai_practice_test_reason: suggested ? reason : null,
    ai_practice_test_minutes: suggested ? minutes(practiceSeconds) : null,
    unanswered_subjects: unanswered,
    predicted_score: predicted?.score ?? null,
    predicted_low: predicted?.low ?? null,
    predicted_high: predicted?.high ?? null,
    least_score: scale.min,
    perfect_score: scale.max,
    score_off: scale.off,
    score_change: stored && earlier ? scoreChange(topic, earlier, nodes, answers, now) : null,
    topic_progress: progress(topic, nodes, now.getTime()),
    next_action: action,
    test_date: person.test_date,
    needs_refresh: skills
      .filter((k) => needsRefresh(nodes, k, now.getTime()))
      .map((k) => ({ id: k.id, name: k.name }))
      .slice(0, 5),
    repeat_offenders: await offenderViews(ctx, offenders, topic),
    estimate_ready: answers >= LIMITS.estimateAnswers || (running?.estimate ?? null) !== null,
  }
}

async function offenderViews(
  ctx: Ctx,
  rows: Awaited<ReturnType<typeof repeatOffenders>>,
  topic: TopicInfo,
): Promise<DashboardData['repeat_offenders']> {
  const known = (await ctx.catalog()).misconceptions
  return rows.map((row) => ({
    id: row.misconception_id,
    sentence: known.get(row.misconception_id)?.sentence ?? row.misconception_id,
    clue: known.get(row.misconception_id)?.clue ?? '',
    times: row.n,
    skills: row.skills.map((id) => topic.skills.get(id)?.name ?? id),
  }))
}
