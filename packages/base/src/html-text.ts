const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' }

/** Entities as the signs that they stand for, each read once. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => ENTITIES[name] ?? '')

/**
 * HTML without its tags, with something between what they kept apart. No sign "<" inside a tag: a text of nothing but such signs is
 * read once, not once from each of them.
 */
export const withoutTags = (html: string, between = ''): string => html.replace(/<[^<>]*>/g, between)

/** HTML as text: TeX between dollar signs stays, blocks end their line, a figure becomes what the caller puts in its place. */
export const htmlText = (html: string, figure = ''): string =>
  unescapeHtml(
    withoutTags(
      html
        .replace(/<svg\b[\s\S]*?<\/svg>/g, figure)
        .replace(/<\/(p|li|div|tr|ol|ul|table|caption|blockquote|h\d)>|<br\s*\/?>/gi, '\n')
        .replace(/<\/t[dh]>/gi, ' '),
    ),
  )

/** No empty lines, no spaces at the ends of lines, no two in a row. */
export const tidyLines = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()

export const htmlLines = (html: string): string => tidyLines(htmlText(html))
