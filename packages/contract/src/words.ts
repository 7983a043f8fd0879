/** The first two names, in quotes because many have an "and" of their own, and how many more there are. */
export function fewNames(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`)
  if (quoted.length <= 2) return quoted.join(' and ')
  return `${quoted.slice(0, 2).join(', ')} and ${quoted.length - 2} more`
}
