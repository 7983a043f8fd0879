import type { Gate, Problem } from '../gate.ts'

const share = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)} % of ${of} wrong options`

/** Over all passages: 25 % or more of the wrong options are half-right, 20 % or fewer are reversed or outside the text. */
export const kindsOfWrong: Gate = ({ module }) => {
  const kinds = module.passages.flatMap((p) => p.questions.flatMap((q) => q.wrong.map((o) => o.misconception ?? '')))
  const half = kinds.filter((k) => k.endsWith('-half-right')).length
  const far = kinds.filter((k) => /-(?:reversed|outside-the-text)$/.test(k)).length
  const problem = (message: string): Problem => ({ gate: 'kinds', item: '', message })
  return [
    ...(half < kinds.length / 4 ? [problem(`half-right: ${share(half, kinds.length)}, at least 25 %`)] : []),
    ...(far > kinds.length / 5
      ? [problem(`reversed and outside the text: ${share(far, kinds.length)}, at most 20 %`)]
      : []),
  ]
}
