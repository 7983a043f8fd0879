/** How old a package of what is served may get: docs/operations.md, Packages. */
const UPDATE_DAYS = 182
const DAY_MS = 86_400_000

type Locked = Readonly<{ version?: string; name?: string; dev?: boolean; devOptional?: boolean; link?: boolean }>
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

const numbersOf = (version: string): number[] => version.split('.').map(Number)

function isNewer(one: string, other: string): boolean {
  const [a, b] = [numbersOf(one), numbersOf(other)]
  const at = a.findIndex((n, i) => n !== b[i])
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0)
}

/** Why a package is over its time: given up by its makers, or a newer one of the same major version is out for too long. */
export function overdue(name: string, version: string, { versions, time }: Told, now: Date): string | null {
  const given = versions[version]?.deprecated
  if (given) return `${name} ${version} is given up: ${given}`
  const newer = Object.keys(versions)
    .filter((each) => /^\d+\.\d+\.\d+$/.test(each) && isNewer(each, version))
    .filter((each) => numbersOf(each)[0] === numbersOf(version)[0])
    .map((each) => ({ version: each, out: Date.parse(time[each] ?? '') }))
    .sort((a, b) => a.out - b.out)
  const [first] = newer
  if (!first || !(now.getTime() - first.out > UPDATE_DAYS * DAY_MS)) return null
  return `${name} ${version}: ${first.version} is out since ${new Date(first.out).toISOString().slice(0, 10)}`
}
