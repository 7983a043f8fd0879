import { perPassage } from './per-passage.ts'

/** A `*` that opens italics has one that closes them in the same paragraph; else it would be shown. */
export const italicsClose = perPassage('italics', (p) =>
  p.paragraphs
    .filter((x) => x.split('*').length % 2 === 0)
    .map((x) => `“${x.slice(0, 40)}…” opens italics that it does not close`),
)
