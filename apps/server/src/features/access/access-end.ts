/** Folds grants into one end of access, at read (docs/data.md: stacked plans and refunds work without rewriting rows). */

export type Grant = Readonly<{ starts_at: Date; ends_at: Date | null; days: number; revoked_at: Date | null }>

const DAY_MS = 86_400_000

/** When access ends, or null if nothing was ever granted. A purchase extends a running period; a subscription has its own end. */
export function accessEnd(grants: readonly Grant[]): Date | null {
  let end: number | null = null
  let givenBack: number | null = null
  for (const grant of [...grants].sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime())) {
    const start = grant.starts_at.getTime()
    if (grant.revoked_at) {
      // A refund ends what it paid for; the work done meanwhile stays readable.
      const ran = Math.min(grant.ends_at?.getTime() ?? start + grant.days * DAY_MS, grant.revoked_at.getTime())
      givenBack = Math.max(givenBack ?? ran, ran)
      continue
    }
    const until: number = grant.ends_at ? grant.ends_at.getTime() : Math.max(end ?? start, start) + grant.days * DAY_MS
    end = Math.max(end ?? until, until)
  }
  const last = end ?? givenBack
  return last === null ? null : new Date(last)
}
