/** The unit circle with the terminal side of an angle. */

import { ceil } from '../num/steady.ts'
import type { Html } from '../types.ts'
import type { Part, Points } from './canvas.ts'
import { drawing } from './drawing.ts'
import type { Pt } from './labels.ts'
import { g } from './parts.ts'
import { xy } from './points.ts'

export type UnitCircle = Readonly<{
  alt: string
  /** Direction of the terminal side in degrees; may be negative or above 360. */ angle: number
  /** Writing inside the angle: 'θ', '150°', '5π/6'. */ label?: string
  /** Writing at the point on the circle: 'P', '(x, y)', '(−√3/2, 1/2)'. */ point?: string
  /** Draws the perpendicular to the x-axis. */ triangle?: boolean
  /** Letters for its two legs. */ legs?: readonly [string, string]
  extra?: readonly Part[]
  at?: Points
}>

export function unitCircle(o: UnitCircle): Html {
  const p = xy.polar([0, 0], 1, o.angle)
  const at: Points = {
    o: [0, 0],
    p,
    f: [p[0], 0],
    x: [1.3, 0],
    w: [-1.3, 0],
    n: [0, 1.3],
    s: [0, -1.3],
    u: [1, 0],
    ...o.at,
  }
  const sweep = o.angle
  const turns = (c: Parameters<Part>[0]): void => {
    const count = Math.max(6, ceil(Math.abs(sweep) / 6))
    const r = (i: number) => 0.2 + (Math.abs(sweep) > 360 ? 0.12 * (i / count) : 0)
    c.line(
      Array.from({ length: count + 1 }, (_, i): Pt => c.px(xy.polar([0, 0], r(i), (sweep * i) / count))),
      { thin: true, accent: true },
    )
    if (!o.label) return
    const text = o.label
    const mid = Math.abs(sweep) >= 360 ? sweep - Math.sign(sweep) * 30 : sweep / 2
    c.label({
      text,
      rank: 'angle',
      of: '',
      italic: /^[θαβtx]$/.test(text),
      places: () =>
        [
          [0, 6, -6, 12, -12],
          [24, -24, 36, -36, 50, -50, 90, -90],
        ].flatMap((offs) =>
          [0.38, 0.45, 0.52, 0.6, 0.7].flatMap((d) => offs.map((off) => c.px(xy.polar([0, 0], d, mid + off)))),
        ),
    })
    c.say(`The angle from the positive x-axis to the terminal side is labeled ${text}.`)
  }
  const legs: Part[] = o.triangle
    ? [
        g.seg('pf', o.legs?.[1] ?? '', { dash: true, loose: true, as: 'The vertical leg', from: 'o' }),
        ...(o.legs ? [g.side('of', o.legs[0], { loose: true, as: 'The horizontal leg', from: 'p' })] : []),
      ]
    : []
  const axes = (c: Parameters<Part>[0]): void => {
    // Where the angle itself is called x, the axes stay without names.
    const named = o.label === 'x' ? [] : ([['x', 'x'] as const, ['n', 'y'] as const] as const)
    for (const [name, text] of named) {
      const [px, py] = c.px(c.at(name))
      c.label({
        text,
        rank: 'fixed',
        of: '',
        axis: true,
        italic: true,
        places: () => [name === 'x' ? [px + 4, py + 13] : [px + 12, py + 2]],
      })
    }
    const [ux, uy] = c.px(c.at('u'))
    c.label({
      text: '1',
      rank: 'fixed',
      of: '',
      axis: true,
      places: (w, h) => [
        [ux + w / 2 + 3, uy + h / 2 + 3],
        [ux + w / 2 + 3, uy - h / 2 - 3],
      ],
    })
  }
  return drawing({ alt: o.alt, at, show: Object.keys(o.at ?? {}).join(' '), height: 290 }, [
    g.line('wx', { thin: true }),
    g.line('sn', { thin: true }),
    g.circle('o', 1),
    axes,
    g.seg('op', '', { accent: true }),
    turns,
    ...legs,
    g.dots('p'),
    ...(o.point ? [g.tag('p', o.point, { as: 'The point on the circle', towards: o.angle })] : []),
    ...(o.extra ?? []),
  ])
}
