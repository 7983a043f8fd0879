import { type DashboardData, LIMITS, type SkillBreakdown, type TagBreakdown } from '@fourfold/contract'
import type { Level } from '@fourfold/engine'
import { scaled, scaleOf } from '@fourfold/exams'
import type { Catalog, SkillInfo, TopicInfo } from '../bank/index.ts'
import { restsOnOthers } from '../items/index.ts'
import { suggestedLessons } from '../lessons/index.ts'
import type { DueReviews, ToLog } from '../mistakes/index.ts'
import { dailyMinutes, targetsIn, testDateIn } from '../reviews/index.ts'
import {
  expectedBy,
  ownAnswers,
  type SkillStanding,
  shareOf,
  shownLevel,
  skillStanding,
  type Tally,
} from '../student-model/index.ts'
import { type Advice, secondsOf } from '../tests/index.ts'
import { firstStep, minutes, nextAction, practiceSentence } from './advice.ts'
import { type diagnosticFacts, isKnown } from './diagnostic.ts'
import type { Begun, Earlier, Offender, Retry, timeOfAll } from './queries.ts'
import { scoreChange } from './score-change.ts'

type StandingOf = (skill: SkillInfo) => SkillStanding
type LevelOf = (skill: SkillInfo) => Level

const ZERO = { correct: 0, incorrect: 0, skipped: 0 }
export const PRACTICE_QUESTIONS = 10
const COLOURS: Readonly<Record<Level, string>> = { Strong: 'right', Moderate: 'lapis', 'To-do': 'wrong' }

const bars = ({ correct, incorrect, skipped }: typeof ZERO) => [
  { name: 'Correct', value: correct },
  { name: 'Incorrect', value: incorrect },
  { name: 'Skipped', value: skipped },
]

function skillRow(skill: SkillInfo, tally: Tally | undefined, standing: SkillStanding): SkillBreakdown {
  const { mastery, answered, last_at, fading } = standing
  const counts = tally ? { correct: tally.correct, incorrect: tally.incorrect, skipped: tally.skipped } : ZERO
  return {
    id: skill.id,
    name: skill.name,
    ...counts,
    prediction: answered ? mastery : null,
    barChartData: bars(counts),
    level: shownLevel(standing, { right: counts.correct, wrong: counts.incorrect }),
    last_at: last_at === null ? null : new Date(last_at).toISOString(),
    fading,
  }
}

/** A subject's mastery is what the predicted score counts for it, so that the subjects and the score agree. */
function breakdown(topic: TopicInfo, tallies: readonly Tally[], standingOf: StandingOf): TagBreakdown[] {
  const bySkill = new Map(tallies.map((t) => [t.skill_id, t]))
  return topic.subjects.map((subject) => {
    const tags = subject.skills.map((skill) => skillRow(skill, bySkill.get(skill.id), standingOf(skill)))
    const sum = tags.reduce(
      (s, t) => ({
        correct: s.correct + t.correct,
        incorrect: s.incorrect + t.incorrect,
        skipped: s.skipped + t.skipped,
      }),
      ZERO,
    )
    const touched = tags.some((t) => t.prediction !== null)
    const expected = expectedBy(subject.skills, (skill) => standingOf(skill).mastery)
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

function progress(topic: TopicInfo, levelOf: LevelOf): DashboardData['topic_progress'] {
  const all = topic.subjects.map((subject) => ({
    name: subject.name,
    levels: subject.skills.map((skill) => levelOf(skill)),
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

export type Work = Readonly<{
  tallies: readonly Tally[]
  toLog: ToLog
  due: DueReviews
  retry: Retry
  offenders: readonly Offender[]
  earlier: Earlier | null
  here: Begun
}>

const wholeOf = ({ tallies }: Work): Tally | undefined => tallies.find((t) => t.skill_id === '')

export function answersIn(work: Work): number {
  const whole = wholeOf(work)
  return whole ? whole.correct + whole.incorrect + whole.skipped : 0
}

/** All that a dashboard is made from, beside the bank. */
export type Facts = Readonly<{
  person: Advice['person']
  work: Work
  standing: Awaited<ReturnType<Advice['standing']>>
  all: Awaited<ReturnType<typeof timeOfAll>>
  diagnostic: Awaited<ReturnType<typeof diagnosticFacts>>
  advice: Awaited<ReturnType<Advice['lead']>>
  practice: readonly number[]
}>

export function viewOf(facts: Facts, topic: TopicInfo, catalog: Catalog): DashboardData {
  const { person, work, standing, all, diagnostic, advice } = facts
  const { tallies, toLog, due, retry, offenders, earlier } = work
  const practice = facts.practice.flatMap((id) => catalog.items.get(id) ?? [])
  const standingOf: StandingOf = (skill) => skillStanding(standing, skill.id)
  const own = ownAnswers(tallies)
  const whole = wholeOf(work)
  const answers = answersIn(work)
  const { diagnostic: diagnostic_test, running } = diagnostic
  const answered = answers > 0
  const suggested = advice ? topic.skills.get(advice.skill) : undefined
  const skillSeconds = suggested?.seconds ?? topic.pace_seconds
  const practiceSeconds = practice.length > 0 ? secondsOf(practice) : PRACTICE_QUESTIONS * skillSeconds
  const stored = answered ? scaled(topic.name, standing.score) : null
  const scale = scaleOf(topic.name)
  const predicted = running?.estimate ?? stored
  const reason = advice ? practiceSentence(advice, topic, practice, own(advice.skill)) : null
  const waiting = {
    ...diagnostic,
    estimated: answers >= LIMITS.estimateAnswers,
    known: isKnown(answers, diagnostic),
    toLog: toLog.n,
    due: due.mistakes.length,
    cards: due.cards.n,
    freshCards: due.cards.fresh,
    retry: retry.ids.length,
    missed: retry.missed,
    dailyMinutes: dailyMinutes(person.settings),
    skill: suggested?.name ?? null,
    skillSeconds,
    practiceSeconds,
    reason,
  }
  return {
    topic: topic.name,
    questions: {
      tagBreakdown: breakdown(topic, tallies, standingOf),
      questionCount: answers,
      average_time_all: answers > 0 ? (whole?.ms ?? 0) / answers : null,
      account_average_time_all: restsOnOthers(all.n, answers) ? all.ms / all.n : null,
      correct_to_incorrect: whole?.correct_to_incorrect ?? 0,
      incorrect_to_correct: whole?.incorrect_to_correct ?? 0,
      incorrect_to_incorrect: whole?.incorrect_to_incorrect ?? 0,
    },
    questions_to_log_length: toLog.n,
    first_question_to_log_id: toLog.first,
    mistakes_to_review_length: due.mistakes.length,
    first_mistake_to_review_id: due.mistakes[0] ?? null,
    cards_to_review_length: due.cards.n,
    first_card_to_review_id: due.cards.first,
    lessons_to_review_length: suggestedLessons(topic.skillList, standingOf, own).size,
    resume_diagnostic_id: diagnostic.open,
    user_name: person.first_name,
    diagnostic_test: running ? 0 : diagnostic_test,
    questions_to_retry_ids: [...retry.ids],
    resume_test_id: diagnostic.unfinished?.id ?? null,
    more_diagnostic: diagnostic.unanswered.length > 0,
    ai_practice_test_tag: suggested ? { name: suggested.name } : null,
    ai_practice_test_ids: practice.map((i) => i.id),
    ai_practice_test_reason: suggested ? reason : null,
    ai_practice_test_minutes: suggested ? minutes(practiceSeconds) : null,
    unanswered_subjects: diagnostic.without_answer,
    predicted_score: predicted?.score ?? null,
    predicted_low: predicted?.low ?? null,
    predicted_high: predicted?.high ?? null,
    least_score: scale.min,
    perfect_score: scale.max,
    score_off: scale.off,
    score_change: stored && earlier ? scoreChange(topic, earlier, standing, answers) : null,
    topic_progress: progress(topic, (skill) => shownLevel(standingOf(skill), own(skill.id))),
    next_action: nextAction(waiting),
    first_step: firstStep(waiting),
    test_date: testDateIn(person, topic.name),
    target: targetsIn(person.settings)[topic.name] ?? null,
    needs_refresh: topic.skillList
      .filter((k) => standingOf(k).fading)
      .map((k) => ({ id: k.id, name: k.name }))
      .slice(0, 5),
    repeat_offenders: offenderViews(catalog, offenders, topic),
    estimate_ready: answers >= LIMITS.estimateAnswers || (running?.estimate ?? null) !== null,
  }
}

function offenderViews(
  { misconceptions: known }: Catalog,
  rows: readonly Offender[],
  topic: TopicInfo,
): DashboardData['repeat_offenders'] {
  return rows.map((row) => ({
    id: row.misconception_id,
    sentence: known.get(row.misconception_id)?.sentence ?? row.misconception_id,
    clue: known.get(row.misconception_id)?.clue ?? '',
    times: row.n,
    skills: row.skills.map((id) => topic.skills.get(id)?.name ?? id),
  }))
}
