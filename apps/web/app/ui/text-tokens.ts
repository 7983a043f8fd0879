/**
 * Markdown basics and TeX in what a person typed. A formula begins and ends at a character (as in Pandoc), so that
 * "$5 and $7" are two prices; `\$` is always a dollar sign.
 * Other programs fence a formula by `$$`, `\(` or `\[`: pasted, it is one here too.
 */
const TOKENS =
  /(\$\$(?=[^\s$])(?:\\\$|[^$\n])*\$\$|\\\((?:[^\n\\]|\\[^()\n])*\\\)|\\\[(?:[^\n\\]|\\[^[\]\n])*\\\]|\\\$|\$(?!\s)(?:\\\$|[^$\n])*?[^\s$\\]\$(?!\d)|\*\*[^*\n]+\*\*|\*(?!\s)[^*\n]*[^\s*]\*|`[^`\n]+`)/

type Plain = Readonly<{ kind: 'text' | 'bold' | 'italic' | 'code'; text: string }>
/** A formula with what clings to it on either side. */
type Tex = Readonly<{ kind: 'tex'; text: string; before: string; after: string }>
export type Token = Plain | Tex

function tokenOf(part: string): Token {
  if (part === '\\$') return { kind: 'text', text: '$' }
  const fenced = /^(?:\$\$|\\[([])(?<tex>.+)(?:\$\$|\\[)\]])$/.exec(part)?.groups?.tex
  if (fenced?.trim()) return { kind: 'tex', text: fenced.trim(), before: '', after: '' }
  if (part.length > 2 && part.startsWith('$')) return { kind: 'tex', text: part.slice(1, -1), before: '', after: '' }
  if (part.length > 4 && part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) }
  if (part.length > 2 && part.startsWith('*')) return { kind: 'italic', text: part.slice(1, -1) }
  if (part.length > 2 && part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) }
  return { kind: 'text', text: part }
}

const OPENING = new Set('“‘"\'([')
/** The opening marks at a text's end, read from there: a pattern would try every mark of a long row of them anew. */
function openingAt(text: string): string {
  let from = text.length
  while (from > 0 && OPENING.has(text.charAt(from - 1))) from -= 1
  return text.slice(from)
}
// "-axis" and "th", but no more of a writing that has no spaces than its marks.
const CLINGING = /^-?\p{Script=Latin}{0,15}[.,;:?!)\]”’"'%…。，、；：？！）]*/u

/** Gives each formula the marks beside it. */
function withMarks(tokens: readonly Token[]): Token[] {
  const made: Token[] = []
  for (const token of tokens) {
    const last = made.at(-1)
    if (token.kind === 'tex' && last?.kind === 'text') {
      const before = openingAt(last.text)
      made[made.length - 1] = { ...last, text: last.text.slice(0, last.text.length - before.length) }
      made.push({ ...token, before })
    } else if (token.kind === 'text' && last?.kind === 'tex') {
      const after = CLINGING.exec(token.text)?.[0] ?? ''
      made[made.length - 1] = { ...last, after }
      made.push({ ...token, text: token.text.slice(after.length) })
    } else made.push(token)
  }
  return made
}

/** The parts of one line. Every second part of the split is a token, the others are plain. */
export const tokensOf = (line: string): Token[] =>
  withMarks(
    line
      .split(TOKENS)
      .map((part, i): Token => (i % 2 === 1 ? tokenOf(part) : { kind: 'text', text: part }))
      .filter((t) => t.text !== ''),
  ).filter((t) => t.text !== '')
