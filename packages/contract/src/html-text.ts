const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' }

/** HTML as text: TeX between dollar signs stays, blocks end their line, a figure becomes what the caller puts in its place. */
export const htmlText = (html: string, figure = ''): string =>
  html
    .replace(/<svg\b[\s\S]*?<\/svg>/g, figure)
    .replace(/<\/(p|li|div|tr|ol|ul|table|caption|h\d)>|<br\s*\/?>/gi, '\n')
    .replace(/<\/t[dh]>/gi, ' ')
    // No sign "<" inside: a text of nothing but such signs is read once, not once from each of them.
    .replace(/<[^<>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => ENTITIES[name] ?? '')

/** No empty lines, no spaces at the ends of lines, no two in a row. */
export const tidyLines = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()

export const htmlLines = (html: string): string => tidyLines(htmlText(html))
