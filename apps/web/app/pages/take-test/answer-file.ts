import type { OpenDraft } from '../../outbox/draft'

const answerOf = ({ letter, grid }: OpenDraft['state']['questions'][number]): string => letter ?? (grid || 'no answer')

/** The answers of a test in words that anybody can read, for a student whose browser cannot keep them. */
export function answerText({ test, state }: OpenDraft): string {
  const lines = state.questions.map((q, i) => `${i + 1}. ${answerOf(q)}${q.marked ? ' (starred)' : ''}`)
  return [`${test.section}, test ${test.id}`, ...lines, ''].join('\n')
}

/** Has the browser save a file. */
export function saveAsFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}
