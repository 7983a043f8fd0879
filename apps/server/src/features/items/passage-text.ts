import type { passages } from '../../db/schema/index.ts'

type Line = (typeof passages.$inferSelect)['lines'][number]

const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

/** `*word*` is set in italics. */
const inHtml = (text: string): string => escaped(text).replace(/\*([^*]+)\*/g, '<em>$1</em>')

/** The text of a passage as HTML, in paragraphs: for who does not ask for line numbers (spec §3, Passage). */
export function passageText(lines: readonly Line[]): string {
  const parts: string[] = []
  let paragraph: string[] = []
  const end = () => {
    if (paragraph.length > 0) parts.push(`<p>${paragraph.join(' ')}</p>`)
    paragraph = []
  }
  for (const { text, heading, figure, paragraph: begins } of lines) {
    if (begins || heading || figure) end()
    if (figure) parts.push(figure)
    else if (heading) parts.push(`<h3>${inHtml(text)}</h3>`)
    else paragraph.push(inHtml(text))
  }
  end()
  return parts.join('')
}
