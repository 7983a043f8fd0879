import { htmlLines } from '@fourfold/contract'

/** What cannot stand in a line: a figure and its note are left out, a table is a word, since its question often goes on behind it. */
const unpictured = (html: string): string =>
  html
    .replace(/<svg\b[\s\S]*?<\/svg>/g, '<p></p>')
    .replace(/<p class="fig-note">[\s\S]*?<\/p>/g, '')
    .replace(/<table\b[\s\S]*?<\/table>/g, '<p>[table]</p>')

/** How two lines are parted: a formula that ends without a stop is not to run into what follows. */
function between(line: string, next: string): string {
  if (!line.endsWith('$')) return ' '
  if (next.startsWith('$')) return '; '
  return /^[A-Z“]/.test(next) ? '. ' : ' '
}

/** A question as one line of a list: its own sentences, a word where a table stands, equations of a system apart. */
export function oneLine(html: string): string {
  const lines = htmlLines(unpictured(html)).split('\n')
  return lines.reduce((said, line) => `${said}${between(said, line)}${line}`)
}
