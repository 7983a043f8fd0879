/** What is known of one skill: by the student's ability alone, and by its own answers if it was known at the start or not. */
export type Seen = Readonly<{ needs: readonly number[]; able: number; ifKnown: number; ifUnknown: number }>

export type Building = Readonly<{
  /** Share of its usual chance that a skill has where what it builds on is missing. */ leak: number
  /** How far a skill stands out above its usual chance where its ground is known, 0 to 1. */ lift: number
}>

const ROUNDS = 6
const bounded = (x: number): number => Math.min(0.985, Math.max(0.015, x))

type Link = { from: number; to: number; down: number; up: number }

/**
 * Chance that each skill was known at the start, each one without its own answers: a skill is seldom known where what it builds on is
 * not, so what was missed speaks against what builds on it, and what was right for its ground (noisy AND; Pearl 1988,
 * §4.3, messages passed a few rounds, as the graph has loops).
 */
export function knownAtStart(skills: readonly Seen[], { leak, lift }: Building): Float64Array {
  const links: Link[] = []
  const below: Link[][] = skills.map(() => [])
  const above: Link[][] = skills.map(() => [])
  skills.forEach(({ needs }, to) => {
    for (const from of needs) {
      const link = { from, to, down: bounded(skills[from]!.able), up: 1 }
      links.push(link)
      below[to]!.push(link)
      above[from]!.push(link)
    }
  })
  const without = skills.map(({ able }) => bounded(leak * able))
  const withGround = skills.map(({ able, needs }, s) => {
    let ready = 1
    for (const n of needs) ready *= bounded(skills[n]!.able)
    const even = (able - without[s]! * (1 - ready)) / ready
    return bounded(able + lift * (even - able))
  })
  const ready = (s: number, but: Link | null): number => {
    let product = 1
    for (const link of below[s]!) if (link !== but) product *= link.down
    return product
  }
  const before = (s: number): number =>
    below[s]!.length === 0 ? bounded(skills[s]!.able) : without[s]! + (withGround[s]! - without[s]!) * ready(s, null)
  const own = (s: number): number => skills[s]!.ifKnown / Math.max(1e-9, skills[s]!.ifUnknown)
  const fromAbove = (s: number, but: Link | null): number => {
    let odds = 1
    for (const link of above[s]!) if (link !== but) odds *= link.up
    return odds
  }
  const chance = (p: number, odds: number): number => (p * odds) / (p * odds + 1 - p)
  for (let round = 0; round < ROUNDS; round++) {
    for (const link of links)
      link.down = bounded(chance(before(link.from), own(link.from) * fromAbove(link.from, link)))
    for (let i = links.length - 1; i >= 0; i--) {
      const link = links[i]!
      const s = link.to
      const odds = own(s) * fromAbove(s, null)
      const high = without[s]! + (withGround[s]! - without[s]!) * ready(s, link)
      const low = without[s]!
      link.up = (high * odds + 1 - high) / (low * odds + 1 - low)
    }
  }
  return Float64Array.from(skills, (_, s) => chance(before(s), fromAbove(s, null)))
}
