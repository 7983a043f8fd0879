/** Marks for the statements of a proof: ticks, arcs, right angles, arrowheads, and shading for congruent triangles. */

import { g, type Html, type Part } from '#kit'

type Renamed = (x: string) => string

const NAMES = /(?<![\\a-zA-Z])[A-E]+(?![a-z])/g

const sorted = (x: string): string => [...x].sort().join('')

/** An angle is the same from both sides: BAD and DAB. */
const angleKey = (x: string): string => `${x[1]}:${sorted(`${x[0]}${x[2]}`)}`

/** The angle of triangle ABC at a single letter. */
const whole = (x: string): string => (x.length === 3 ? x : sorted('ABC'.replace(x, '')).split('').join(x))

/** Marks for statements with the letters A to E, besides those that the figure has already. */
export function marksOf(statements: readonly string[], s: Renamed, figure: Html): Part[] {
  let ticks = /two tick/.test(figure) ? 3 : /one tick/.test(figure) ? 2 : 1
  let arcs = /mark of equal angles/.test(figure) ? 2 : 1
  const done = new Set<string>()
  const out: Part[] = []
  const sides = (...list: readonly string[]): void => {
    const fresh = list.filter((x) => !done.has(sorted(x)))
    if (fresh.length === 0) return
    for (const x of fresh) out.push(g.ticks(s(x), ticks))
    for (const x of list) done.add(sorted(x))
    ticks++
  }
  const angles = (...list: readonly string[]): void => {
    const all = list.map(whole)
    if (all.some((x) => done.has(angleKey(x)) || figure.includes(`ngle ${s(x)}`))) return
    for (const x of all) {
      out.push(g.angle(s(x), '', { arcs, r: 26, stroke: all[0]?.[1] === all[1]?.[1] }))
      done.add(angleKey(x))
    }
    arcs++
  }
  const right = (x: string): void => {
    if (!figure.includes(`Angle ${s(x)} is marked as a right angle`)) out.push(g.right(s(x)))
  }
  for (const says of statements) {
    const plain = says.replace(/\$/g, '')
    const names = plain.match(NAMES) ?? []
    const [x = '', y = ''] = names
    if (plain.includes('cong')) out.push(g.shade(s(x)), g.shade(s(y)))
    else if (plain.includes('right angles')) names.forEach(right)
    else if (plain.includes('midpoint')) for (const ab of names.slice(1)) sides(`${ab[0]}${x}`, `${x}${ab[1]}`)
    else if (plain.includes('bisects')) {
      const other = x.replace(y[1] as string, '')
      angles(`${y[0]}${y[1]}${other}`, `${y[2]}${y[1]}${other}`)
    } else if (plain.includes('parallel')) {
      if (!figure.includes('parallel lines')) out.push(g.parallel(s(x), 1, 0.3), g.parallel(s(y), 1, 0.3))
    } else if (plain.includes('perp')) right(`${x}${y[1]}`)
    else if (plain.includes('='))
      for (let i = 0; i + 1 < names.length; i += 2) {
        const [p, q] = [names[i] as string, names[i + 1] as string]
        if (p.length === 2) sides(...(sorted(p) === sorted(q) ? [p] : [p, q]))
        else angles(p, q)
      }
  }
  return out
}
