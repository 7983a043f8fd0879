import { drawing, g, type Html, xy } from '#kit'

type Labels = Readonly<{
  radius?: string
  angle?: string
  arc?: string
  area?: string
  chord?: boolean
  segment?: string
}>

/** A shaded sector OAB in its circle, with the chord AB where it is asked for. */
export function sectorFigure(r: number, deg: number, l: Labels, turn = 10): Html {
  // The label of a narrow sector is wider than high and needs it level.
  const start = deg < 40 && l.angle && l.chord ? -deg / 2 : turn
  const at = {
    O: [0, 0] as const,
    A: xy.polar([0, 0], r, start),
    B: xy.polar([0, 0], r, start + deg),
    ...(l.area ? { m: xy.polar([0, 0], 0.62 * r, start + deg / 2) } : {}),
  }
  const wide = deg > 180
  const alt = `A circle with center O and a shaded sector between the radii OA and OB${l.chord ? ', with the chord AB' : ''}`
  return drawing({ alt, at, height: 240 }, [
    g.circle('O', r, { thin: true }),
    g.sector('O', r, start, start + deg),
    g.arc('O', r, start, start + deg, { accent: true }),
    ...(l.chord ? [g.seg('AB', '', { dash: true })] : []),
    g.dots('OAB'),
    ...(l.radius ? [g.side('OA', l.radius, wide ? {} : { from: 'B' })] : []),
    ...(l.angle ? [g.angle('AOB', l.angle, { loose: wide, reflex: wide, as: 'The central angle of the sector' })] : []),
    ...(l.area ? [g.tag('m', l.area, { as: 'The shaded sector', towards: start + deg / 2 })] : []),
    ...(l.segment ? [g.arcLabel('O', r, start + deg / 2, l.segment, 'The segment between the chord and the arc')] : []),
    ...(l.arc ? [g.arcLabel('O', r, start + deg / 2, l.arc, 'The arc AB')] : []),
  ])
}
