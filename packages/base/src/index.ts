/** What every package needs and none should write again. */
export { htmlLines, htmlText, tidyLines, unescapeHtml, withoutTags } from './html-text.ts'
export { hash32, type Rng, seeded } from './seeded.ts'
