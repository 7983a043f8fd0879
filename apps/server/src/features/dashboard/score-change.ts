import type { ScoreChange } from '@fourfold/contract'
import { scaleOf } from '@fourfold/exams'
import type { TopicInfo } from '../bank/index.ts'
import { expectedBy, shareOf, skillStanding, type TopicStanding } from '../student-model/index.ts'
import type { Earlier } from './queries.ts'

const MOST = 3
/** Less than this, in shares of full marks, is no move worth a line. */
const LEAST = 0.002

/** What moved the predicted score since an earlier day: its subjects by the points they brought or cost. */
export function scoreChange(topic: TopicInfo, earlier: Earlier, standing: TopicStanding, answers: number): ScoreChange {
  // An exam's scale is a curve: a subject's points are what the score would be without its move.
  const { at } = scaleOf(topic.name)
  const predicted = standing.score.score
  const moved = topic.subjects
    .map(({ id, name, skills }) => {
      const today = expectedBy(skills, (skill) => skillStanding(standing, skill.id).mastery)
      return { name, share: shareOf(topic, skills) * (today - (earlier.subjects[id] ?? today)) }
    })
    .filter(({ share }) => Math.abs(share) >= LEAST)
    .sort((a, b) => Math.abs(b.share) - Math.abs(a.share))
  return {
    since: earlier.day,
    before: at(earlier.predicted),
    answers: Math.max(0, answers - earlier.answers),
    moved: moved.slice(0, MOST).map(({ name, share }) => ({
      name,
      points: at(predicted) - at(predicted - share),
    })),
  }
}
