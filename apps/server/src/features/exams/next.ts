import type { ExamNext } from '@fourfold/contract'
import type { Told } from './asked.ts'

const NEXT = 3
const PRACTICE_MINUTES = 13
const LOG_SECONDS = 40
/** So many left empty say that time was short. */
const LEFT_EMPTY = 4

type Topic = Readonly<{ name: string; told: readonly Told[] }>

const n = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** Skills by how many points they cost, most first. */
function costliest({ name, told }: Topic) {
  return [...Map.groupBy(told, (q) => q.skill)].map(([skill, own]) => {
    const missed = own.filter((q) => q.outcome !== 'correct').length
    return { topic: name, skill, missed, asked: own.length }
  })
}

function logging({ name, told }: Topic): (ExamNext & { worth: number })[] {
  const wrong = told.filter((q) => q.outcome === 'incorrect')
  const [first] = wrong
  if (!first) return []
  return [
    {
      kind: 'log',
      title: `Log ${n(wrong.length, 'mistake')}`,
      reason: 'The entries are filled in for you: check what went wrong, and each comes back when it is due.',
      minutes: Math.max(1, Math.round((wrong.length * LOG_SECONDS) / 60)),
      topic: name,
      target: first.display_id,
      worth: wrong.length,
    },
  ]
}

function pacing({ name, told }: Topic): ExamNext[] {
  const empty = told.filter((q) => q.outcome === 'skipped').length
  if (empty < LEFT_EMPTY) return []
  return [
    {
      kind: 'pace',
      title: 'Practice against the clock',
      reason: `${n(empty, 'question')} stayed empty in ${name}. A short timed test trains leaving a question in time.`,
      minutes: 15,
      topic: name,
      target: null,
    },
  ]
}

/** The three things to do next: what was missed first, then what cost most points, then the clock. */
export function nextThings(topics: readonly Topic[]): ExamNext[] {
  const [log] = topics.flatMap(logging).toSorted((a, b) => b.worth - a.worth)
  const practice = topics
    .flatMap(costliest)
    .filter((each) => each.missed > 0)
    .toSorted((a, b) => b.missed - a.missed || b.missed / b.asked - a.missed / a.asked)
    .map(
      ({ topic, skill, missed, asked }): ExamNext => ({
        kind: 'practice',
        title: `Practice ${skill}`,
        reason: `${missed} of ${n(asked, 'question')} on it missed: the most points to win back.`,
        minutes: PRACTICE_MINUTES,
        topic,
        target: skill,
      }),
    )
  const [first, second] = practice
  const again: ExamNext = {
    kind: 'exam',
    title: 'Take another exam in a week',
    reason: 'Two exams say more than one: the band gets narrower, and the pace a habit.',
    minutes: 0,
    topic: topics[0]?.name ?? '',
    target: null,
  }
  const { worth: _, ...logged } = log ?? { worth: 0 }
  const wanted = [log ? (logged as ExamNext) : null, first ?? null, ...topics.flatMap(pacing), second ?? null, again]
  return wanted.filter((each) => each !== null).slice(0, NEXT)
}
