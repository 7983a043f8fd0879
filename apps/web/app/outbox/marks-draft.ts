import { LIMITS, Mark, type MarkChange, type Marks, z } from '@fourfold/contract'

/** A change that the server has not confirmed, and when it was made by this device's clock. */
const Pending = z.object({ mark: Mark, removed: z.boolean(), at: z.number() })
type Pending = Readonly<z.infer<typeof Pending>>

const Draft = z.object({ version: z.number(), marks: z.array(Mark), pending: z.array(Pending) })
/** What the browser keeps of the highlights of one test: the server's copy, and what goes on top of it. */
export type MarksDraft = Readonly<{ version: number; marks: readonly Mark[]; pending: readonly Pending[] }>

export const NO_MARKS: MarksDraft = { version: 0, marks: [], pending: [] }

export const canReadMarks = (stored: unknown): boolean => Draft.safeParse(stored).success

/** What the storage holds, maybe of another release; nothing where it cannot be read. */
export const readMarks = (stored: unknown): MarksDraft => Draft.safeParse(stored).data ?? NO_MARKS

/** The highlights as the student has them. */
export function shownMarks({ marks, pending }: MarksDraft): Mark[] {
  const own = new Map(pending.map((p) => [p.mark.id, p]))
  const known = marks.flatMap((mark) => {
    const change = own.get(mark.id)
    return change ? (change.removed ? [] : [change.mark]) : [mark]
  })
  const ids = new Set(marks.map((mark) => mark.id))
  return [...known, ...pending.filter((p) => !p.removed && !ids.has(p.mark.id)).map((p) => p.mark)]
}

/** The newest change of a mark stands for all before it. */
export const withChange = (draft: MarksDraft, mark: Mark, removed: boolean, at: number): MarksDraft => ({
  ...draft,
  pending: [...draft.pending.filter((p) => p.mark.id !== mark.id), { mark, removed, at }],
})

/** The next piece to send. Age says how long ago it was changed, so that a wrong clock of the device does not matter. */
export const changesToSend = ({ pending }: MarksDraft, now: number): MarkChange[] =>
  pending.slice(0, LIMITS.markChangesMax).map(({ mark, removed, at }) => ({
    ...mark,
    removed,
    age_ms: Math.round(Math.min(LIMITS.ratingAgeMs, Math.max(0, now - at))),
  }))

/** The server's copy, unless a newer one is here; what was sent with it and not changed since is no longer pending. */
export function withAnswer(draft: MarksDraft, answer: Marks, sent: readonly Pending[] = []): MarksDraft {
  const pending = draft.pending.filter((p) => !sent.includes(p))
  return answer.version < draft.version ? { ...draft, pending } : { ...answer, pending }
}
