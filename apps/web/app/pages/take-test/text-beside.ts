/** Topics whose questions begin with a short text of their own: it stands beside the question, as in the real exam. */
const WITH_TEXTS: readonly string[] = ['SAT Reading and Writing']

/** Whether a topic is about reading: there is nothing to calculate. */
export const isReading = (section: string): boolean => WITH_TEXTS.includes(section)

/** The text and what is asked about it; null where a question is one piece. What is asked is its last paragraph. */
export function textBeside(section: string, content: string): Readonly<{ text: string; ask: string }> | null {
  const at = content.lastIndexOf('<p>')
  if (!isReading(section) || at <= 0) return null
  return { text: content.slice(0, at), ask: content.slice(at) }
}
