const SHAPES = new Set(['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'])
const ATTRIBUTES = new Set(
  `d x y x1 y1 x2 y2 cx cy r rx ry width height points transform opacity fill fill-opacity fill-rule stroke stroke-width
  stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset`.split(/\s+/),
)
const TAG = /\s*<(\/?)([a-z]+)((?:\s+[a-z\d-]+="[^"]*")*)\s*(\/?)>\s*/y
const ATTRIBUTE = /([a-z\d-]+)="([^"]*)"/g
/** Numbers, colours and functions of them: no address, no escape, no style. */
const isInert = (value: string): boolean => /^[\w\s.,#%()+-]*$/.test(value) && !/url/i.test(value)

/**
 * The shapes of a drawing if they are shapes alone, well formed; null otherwise. The drawing is put into every page as it
 * is, so whatever could load, run or link is refused rather than cut out.
 */
export function inertSvg(drawing: string | undefined): string | null {
  if (!drawing?.trim()) return null
  const open: string[] = []
  TAG.lastIndex = 0
  while (TAG.lastIndex < drawing.length) {
    const [, closing, name = '', attributes = '', empty] = TAG.exec(drawing) ?? []
    if (!SHAPES.has(name)) return null
    if (closing) {
      if (attributes || empty || open.pop() !== name) return null
      continue
    }
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE))
      if (!ATTRIBUTES.has(attribute) || !isInert(value)) return null
    if (!empty) open.push(name)
  }
  return open.length === 0 ? drawing.trim() : null
}
