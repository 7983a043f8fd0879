import type { ExamNext } from '@fourfold/contract'
import { logMinutes } from '../mistakes/index.ts'
import type { ReportedQuestion } from './asked.ts'

const NEXT = 3
const PRACTICE_MINUTES = 13
/** So many left empty say that time was short, or that the exam was not taken to its end. */
const LEFT_EMPTY = 4

/** `unused`: the time that its modules were handed in with; `pace`: seconds of the exam for a question. */
type Topic = Readonly<{
  name: string
  questions: readonly ReportedQuestion[]
  unused: number
  pace: number
  passages: boolean
}>

const n = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

const emptyIn = (questions: readonly ReportedQuestion[]): number =>
  questions.filter((q) => q.outcome === 'skipped').length

/** Many stayed empty although there was time for them: the clock is not what is to be trained. */
const stoppedEarly = ({ questions, unused }: Topic): boolean => {
  const empty = questions.filter((q) => q.outcome === 'skipped')
  const needed = empty.reduce((ms, q) => ms + q.seconds * 1000, 0)
  return empty.length >= LEFT_EMPTY && unused >= needed / 2
}

/** Skills by how many points they cost, most first. Of an exam that was not taken to its end only answers speak. */
function costliest(topic: Topic) {
  const early = stoppedEarly(topic)
  return [...Map.groupBy(topic.questions, (q) => q.skill)].map(([skill, own]) => {
    const empty = emptyIn(own)
    const wrong = own.filter((q) => q.outcome === 'incorrect').length
    return { topic: topic.name, skill, wrong, empty, missed: early ? wrong : wrong + empty, asked: own.length }
  })
}

type Cost = ReturnType<typeof costliest>[number]

/** What it cost, as it was: an answer that was wrong is not a question that stayed empty. */
function costWords({ wrong, empty, asked }: Cost): string {
  const of = `of ${n(asked, 'question')} on it`
  if (wrong === 0) return `${empty} ${of} stayed empty.`
  return empty === 0 ? `${wrong} ${of} wrong.` : `${wrong} ${of} wrong, ${empty} empty.`
}

function logging({ name, questions }: Topic): (ExamNext & { worth: number })[] {
  const wrong = questions.filter((q) => q.outcome === 'incorrect')
  const [first] = wrong
  if (!first) return []
  return [
    {
      kind: 'log',
      title: `Log ${n(wrong.length, 'mistake')}`,
      reason: 'The entries are filled in for you: check what went wrong, and each comes back when it is due.',
      minutes: logMinutes(wrong.length),
      topic: name,
      target: first.display_id,
      worth: wrong.length,
    },
  ]
}

const PACE_MINUTES = 15
const PASSAGE_MINUTES = 10

/** What a short timed test asks: as many questions as the exam has in a quarter of an hour, or one passage. */
const shortTest = ({ pace, passages }: Topic): number => (passages ? 1 : Math.round((PACE_MINUTES * 60) / pace))

const timedTest = (topic: Topic, title: string, reason: string): ExamNext => ({
  kind: 'pace',
  title,
  reason,
  minutes: topic.passages ? PASSAGE_MINUTES : PACE_MINUTES,
  topic: topic.name,
  target: String(shortTest(topic)),
})

function pacing(topic: Topic): ExamNext[] {
  const empty = emptyIn(topic.questions)
  if (empty < LEFT_EMPTY || stoppedEarly(topic)) return []
  const reason = `${n(empty, 'question')} stayed empty in ${topic.name}. A short timed test trains leaving a question in time.`
  return [timedTest(topic, 'Practice against the clock', reason)]
}

const shareRight = ({ questions }: Topic): number =>
  questions.filter((q) => q.outcome === 'correct').length / Math.max(1, questions.length)

/** What is good for anybody, in the section with fewest right answers: for exams that tell of little to mend. */
function alwaysGood(topics: readonly Topic[]): ExamNext[] {
  const [weakest] = topics.toSorted((a, b) => shareRight(a) - shareRight(b))
  if (!weakest) return []
  return [
    {
      kind: 'practice',
      title: `Practice ${weakest.name}`,
      reason: 'The questions are chosen for you, by what raises your score most.',
      minutes: PRACTICE_MINUTES,
      topic: weakest.name,
      target: null,
    },
    timedTest(
      weakest,
      'Take a short timed test',
      'It goes at the exam’s pace and is a smaller step than a whole exam.',
    ),
  ]
}

function toItsEnd(topics: readonly Topic[]): ExamNext | null {
  const [early] = topics.filter(stoppedEarly)
  if (!early) return null
  const left = Math.max(1, Math.round(early.unused / 60_000))
  return {
    kind: 'exam',
    title: 'Take an exam to its end',
    reason: `${n(emptyIn(early.questions), 'question')} stayed empty in ${early.name} with ${n(left, 'minute')} left. A score says most when every question is tried.`,
    minutes: 0,
    topic: early.name,
    target: null,
  }
}

/** So little was tried that an exam taken to its end says more than anything made of its few answers. */
function hardlyTried(topics: readonly Topic[]): boolean {
  const questions = topics.flatMap((topic) => topic.questions)
  return emptyIn(questions) * 2 > questions.length
}

/**
 * The three things to do next: what cost most points first, then logging what was missed, then the clock; then what is
 * always good. After an exam that is empty for the most part the first is to take one to its end.
 */
export function nextThings(topics: readonly Topic[]): ExamNext[] {
  const [log] = topics.flatMap(logging).toSorted((a, b) => b.worth - a.worth)
  const whole = toItsEnd(topics)
  const practice = topics
    .flatMap(costliest)
    .filter((each) => each.missed > 0)
    .toSorted((a, b) => b.missed - a.missed || b.missed / b.asked - a.missed / a.asked)
    .map(
      (cost, at): ExamNext => ({
        kind: 'practice',
        title: `Practice ${cost.skill}`,
        reason: `${costWords(cost)}${at === 0 && !whole ? ' No skill has more points to win back.' : ''}`,
        minutes: PRACTICE_MINUTES,
        topic: cost.topic,
        target: cost.skill,
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
  const answered = [first, log ? (logged as ExamNext) : null]
  const ordered = hardlyTried(topics) ? [whole, ...answered] : [...answered, whole]
  const told = [...ordered, ...topics.flatMap(pacing), second].filter((each) => each !== null && each !== undefined)
  const last = whole ? [] : [again]
  const more = alwaysGood(topics).filter(({ kind }) => !told.some((each) => each.kind === kind))
  const room = Math.max(0, NEXT - told.length - last.length)
  return [...told, ...more.slice(0, room), ...last].slice(0, NEXT)
}
