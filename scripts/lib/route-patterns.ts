type Entry = Readonly<{
  path?: string | undefined
  index?: boolean | undefined
  children?: readonly Entry[] | undefined
}>

const joined = (above: string, path: string | undefined): string => (path ? `${above}/${path}` : above)

/** Every address that the route table serves, such as `/tests/:id`; the page for everything else is none of them. */
export function routePatterns(routes: readonly Entry[], above = ''): string[] {
  return routes.flatMap((entry) => {
    if (entry.path === '*') return []
    const here = joined(above, entry.path)
    const below = routePatterns(entry.children ?? [], here)
    return entry.index || entry.path ? [here || '/', ...below] : below
  })
}
