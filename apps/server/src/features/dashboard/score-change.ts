import type { ScoreChange } from '@fourfold/contract'
import type { Nodes } from '@fourfold/engine'
import { scaleOf } from '@fourfold/exams'
import type { TopicInfo } from '../bank/index.ts'
import { shareOf, standingIn } from '../student-model/index.ts'
import type { Earlier } from './queries.ts'

const MOST = 3
/** Less than this, in shares of full marks, is no move worth a line. */
const LEAST = 0.002

/** What moved the predicted score since an earlier day: its subjects by the points they brought or cost. */
export function scoreChange(topic: TopicInfo, earlier: Earlier, nodes: Nodes, answers: number, now: Date): ScoreChange {
  // An exam's scale is a curve: a subject's points are what the score would be without its move.
  const { at } = scaleOf(topic.name)
  const today = standingIn(topic, nodes, now.getTime())
  const moved = topic.subjects
    .map(({ id, name, skills }) => {
      const then = earlier.subjects[id] ?? today.subjects[id] ?? 0
      return { name, share: shareOf(topic, skills) * ((today.subjects[id] ?? 0) - then) }
    })
    .filter(({ share }) => Math.abs(share) >= LEAST)
    .sort((a, b) => Math.abs(b.share) - Math.abs(a.share))
  return {
    since: earlier.day,
    before: at(earlier.predicted),
    answers: Math.max(0, answers - earlier.answers),
    moved: moved.slice(0, MOST).map(({ name, share }) => ({
      name,
      points: at(today.predicted) - at(today.predicted - share),
    })),
  }
}
