type Line = Readonly<{ text: string; heading: boolean; figure?: string | undefined }>

/** Without italics, which are marked by stars, and with one kind of quotation mark: words quoted inside a quotation change theirs. */
const plain = (text: string): string =>
  text
    .replaceAll('*', '')
    .replace(/[’‘“”"]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

/** “line 12” or “lines 12–13”: where words of a passage stand. Nothing for words of a figure, which has no lines. */
export function linesOfWords(lines: readonly Line[], words: string): string | undefined {
  let whole = ''
  const starts: number[] = []
  for (const line of lines.filter(({ heading, figure }) => !heading && !figure)) {
    starts.push(whole.length)
    whole += `${plain(line.text)} `
  }
  const sought = plain(words)
  const at = sought === '' ? -1 : whole.indexOf(sought)
  if (at < 0) return undefined
  const lineAt = (place: number): number => starts.findLastIndex((start) => start <= place) + 1
  const [from, to] = [lineAt(at), lineAt(at + sought.length - 1)]
  return from === to ? `line ${from}` : `lines ${from}–${to}`
}
