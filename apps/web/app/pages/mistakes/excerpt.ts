/** The first whole sentences of a text, up to about so many characters: formulas stay whole, and few are drawn. */
export function excerpt(text: string, most: number): string {
  const sentences = text.split(/(?<=[.?!:])\s+|\n+/)
  let shown = sentences[0] ?? ''
  for (const sentence of sentences.slice(1)) {
    if (shown.length + sentence.length > most) break
    shown += ` ${sentence}`
  }
  return shown === text ? text : shown.replace(/[.:]?$/, ' …')
}
