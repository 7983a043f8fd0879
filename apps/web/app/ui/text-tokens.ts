/**
 * Markdown basics and TeX in what a person typed. A formula begins and ends at a character (as in Pandoc), so that
 * "$5 and $7" are two prices; `\$` is always a dollar sign.
 */
const TOKENS = /(\\\$|\$(?!\s)(?:\\\$|[^$\n])*?[^\s$\\]\$(?!\d)|\*\*[^*\n]+\*\*|\*(?!\s)[^*\n]*[^\s*]\*|`[^`\n]+`)/

export type Token = Readonly<{ kind: 'text' | 'tex' | 'bold' | 'italic' | 'code'; text: string }>

function tokenOf(part: string): Token {
  if (part === '\\$') return { kind: 'text', text: '$' }
  if (part.length > 2 && part.startsWith('$')) return { kind: 'tex', text: part.slice(1, -1) }
  if (part.length > 4 && part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) }
  if (part.length > 2 && part.startsWith('*')) return { kind: 'italic', text: part.slice(1, -1) }
  if (part.length > 2 && part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) }
  return { kind: 'text', text: part }
}

/** The parts of one line. Every second part of the split is a token, the others are plain. */
export const tokensOf = (line: string): Token[] =>
  line
    .split(TOKENS)
    .map((part, i): Token => (i % 2 === 1 ? tokenOf(part) : { kind: 'text', text: part }))
    .filter((t) => t.text !== '')
