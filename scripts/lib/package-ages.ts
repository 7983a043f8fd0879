/** How old a package of what is served may get: docs/operations.md, Packages. */
const UPDATE_DAYS = 182
/** A step that breaks, for packages that we name ourselves; what they bring moves with them. */
const BREAKING_DAYS = 365
const DAY_MS = 86_400_000

type Locked = Readonly<{
  version?: string
  name?: string
  dev?: boolean
  devOptional?: boolean
  link?: boolean
  dependencies?: Readonly<Record<string, string>>
}>
export type Lock = Readonly<{ packages: Readonly<Record<string, Locked>> }>
/** What the registry tells of a package: its versions, and when each came out. */
export type Told = Readonly<{
  versions: Readonly<Record<string, Readonly<{ deprecated?: string }>>>
  time: Readonly<Record<string, string>>
}>

/** Names and versions of the packages that are installed for what is served, not for tests and builds alone. */
export function servedPackages({ packages }: Lock): [name: string, version: string][] {
  const served = Object.entries(packages).flatMap(([path, { name, version, dev, devOptional, link }]) =>
    path.includes('node_modules/') && version !== undefined && !dev && !devOptional && !link
      ? [`${name ?? path.split('node_modules/').at(-1)} ${version}`]
      : [],
  )
  return [...new Set(served)].sort().map((each) => each.split(' ') as [string, string])
}

/** Those that our own package files ask for by name. */
export const ownPackages = ({ packages }: Lock): ReadonlySet<string> =>
  new Set(
    Object.entries(packages).flatMap(([path, { dependencies = {} }]) =>
      path.includes('node_modules/') ? [] : Object.keys(dependencies),
    ),
  )

const numbersOf = (version: string): number[] => version.split('.').map(Number)

function isNewer(one: string, other: string): boolean {
  const [a, b] = [numbersOf(one), numbersOf(other)]
  const at = a.findIndex((n, i) => n !== b[i])
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0)
}

/** Whether npm would take it where the other is asked for: below 1.0.0 every minor version breaks. */
function fits(one: string, other: string): boolean {
  const [a, b] = [numbersOf(one), numbersOf(other)]
  return a[0] === b[0] && (a[0] !== 0 || a[1] === b[1])
}

type Asked = Readonly<{ name: string; version: string; own: boolean }>

/** Why a package is over its time: given up by its makers, or a newer one is out for too long. */
export function overdue({ name, version, own }: Asked, { versions, time }: Told, now: Date): string | null {
  const given = versions[version]?.deprecated
  if (given) return `${name} ${version} is given up: ${given}`
  const daysOf = (each: string) => (fits(each, version) ? UPDATE_DAYS : own ? BREAKING_DAYS : Number.POSITIVE_INFINITY)
  const [first] = Object.keys(versions)
    .filter((each) => /^\d+\.\d+\.\d+$/.test(each) && isNewer(each, version))
    .map((each) => ({ version: each, out: Date.parse(time[each] ?? ''), days: daysOf(each) }))
    .filter(({ out, days }) => now.getTime() - out > days * DAY_MS)
    .sort((a, b) => a.out - b.out)
  return first
    ? `${name} ${version}: ${first.version} is out since ${new Date(first.out).toISOString().slice(0, 10)}`
    : null
}
