import { htmlLines } from '@fourfold/contract'

/** Words for what cannot stand in a line. */
const pictured = (html: string): string => html.replace(/<table\b[\s\S]*?<\/table>/g, '<p>[table]</p>')

/** How two lines are parted: a formula that ends without a stop is not to run into what follows. */
function between(line: string, next: string): string {
  if (!line.endsWith('$')) return ' '
  if (next.startsWith('$')) return '; '
  return /^[A-Z“]/.test(next) ? '. ' : ' '
}

/** A question as one line of a list: its own sentences, a word where a table or a figure stands, equations of a system apart. */
export function oneLine(html: string): string {
  const lines = htmlLines(pictured(html.replace(/<svg\b[\s\S]*?<\/svg>/g, '<p>[figure]</p>'))).split('\n')
  return lines.reduce((said, line) => `${said}${between(said, line)}${line}`)
}
