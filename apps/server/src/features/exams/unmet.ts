/** What of a form differs from what was wanted, told to the student who took it. */

type Taken = Readonly<{ topic: string; form: string | null }>
type Subjects = ReadonlyMap<string, Readonly<{ subjects: readonly Readonly<{ id: string; name: string }>[] }>>

/**
 * By how a wish is called in packages/exams/src/assemble/wishes.ts. What is not here (two questions of one template,
 * information near the cut, exposure, the share of a single skill) changes nothing that a student could notice: the score
 * weighs each question by its difficulty and each skill by its share.
 */
const SENTENCES: readonly (readonly [prefix: string, sentence: string])[] = [
  ['nothing seen before', 'Some of its questions you had met before: too few new ones were left.'],
  ['questions', 'It had more or fewer questions than the real exam.'],
  ['pairs of passages', 'Its kinds of passages were not quite those of the real exam.'],
  ['passages of ', 'Its kinds of passages were not quite those of the real exam.'],
  ['student-produced answers', 'It had more or fewer questions without answer choices than the real exam.'],
  ['difficulty ', 'It had more easy or more hard questions than planned; your score takes that into account.'],
  ['seconds', 'Its questions needed more or less time than planned.'],
]

const LINE = /^(?:(.+): )?([a-z]+): (.+)$/

/** Sentences for the report; of the second module that was not taken nothing is told. */
export function unmetWords(
  unmet: readonly string[],
  taken: readonly Taken[],
  topics: readonly string[],
  catalog: Readonly<{ topics: Subjects }>,
): string[] {
  const subjects = new Map(topics.flatMap((t) => catalog.topics.get(t)?.subjects ?? []).map((s) => [s.id, s.name]))
  const sentences = unmet.flatMap((line) => {
    const [, topic, form, wish = ''] = LINE.exec(line) ?? []
    if (!taken.some((part) => part.form === form && (topic === undefined || part.topic === topic))) return []
    const subject = subjects.get(wish.replace('domain ', ''))
    if (subject) return [`It had more or fewer questions on ${subject} than the real exam.`]
    const found = SENTENCES.find(([prefix]) => (prefix.endsWith(' ') ? wish.startsWith(prefix) : wish === prefix))
    return found ? [found[1]] : []
  })
  return [...new Set(sentences)]
}

type Module = Readonly<{ topic: string; module: number; test_id: number | null }>

/** What was left out of an exam that its student ended between two modules, section by section. */
export const leftWords = (modules: readonly Module[]): string[] =>
  [...Map.groupBy(modules, (part) => part.topic)].flatMap(([topic, own]) => {
    const left = own.filter((part) => part.test_id === null)
    if (left.length === own.length) return [`${topic} was not taken and has no score.`]
    return left.map(({ module }) => `Module ${module} of ${topic} was not taken: the score goes by module 1 alone.`)
  })
