/** What every package needs and none should write again. */
export { htmlLines, htmlText, tidyLines, unescapeHtml, withoutTags } from './html-text.ts'
export { hash32, type Rng, seeded } from './seeded.ts'
export { quoteWithoutKey, TELLS_KEY, toldOfKey } from './told-of-key.ts'
