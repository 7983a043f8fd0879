/** One tag, whose attributes may hold a ">" between their quotes. */
const TAG = /<(\/?)[a-z]+(?:"[^"]*"|[^>"])*?(\/?)>/gi

/** The elements that lie directly in a figure, in their order. */
function partsOf(body: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: tag, 1: closes, 2: closed, index } of body.matchAll(TAG)) {
    if (closes) depth -= 1
    else if (!closed) depth += 1
    if (depth > 0) continue
    parts.push(body.slice(start, index + tag.length))
    start = index + tag.length
  }
  return [...parts, body.slice(start)]
}

/** Lines below, then the numbers of the axes, then points, then names. */
function layer(part: string): number {
  if (part.startsWith('<circle')) return 2
  if (!part.startsWith('<text')) return 0
  return part.startsWith('<text class="tick"') ? 1 : 3
}

/**
 * A plot with its curves under its numbers, so that the numbers' halo parts the curve. SVG paints in the order of the
 * elements, and a style sheet cannot change it.
 */
export const layered = (svg: string): string =>
  svg.replace(/^(<svg(?:"[^"]*"|[^>"])*>)([\s\S]*)(<\/svg>)$/, (whole, open: string, body: string, close: string) => {
    const parts = partsOf(body)
    // Drawings that keep their labels in a group have them on top already.
    if (!parts.some((part) => layer(part) === 1)) return whole
    return open + parts.sort((a, b) => layer(a) - layer(b)).join('') + close
  })
