import { perPassageQuestion } from './per-passage.ts'

/** A wrong option says why one is tempted and where the text says otherwise: 15 to 35 words. */
export const whyLengths = perPassageQuestion('why', (q) =>
  q.wrong.flatMap((o) => {
    const n = o.why.split(/\s+/).length
    return n < 15 || n > 35 ? [`${n} words (15 to 35): “${o.why.slice(0, 60)}…”`] : []
  }),
)
