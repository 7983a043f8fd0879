import { describe, expect, test } from 'vitest'
import { figureProblems } from '../../gates/figures-legible.ts'
import { type Figure, figuresIn } from '../../gates/reading/svg.ts'
import { lockedItems } from '../../lock/lock.ts'
import * as geometry from '../../topics/geometry/index.ts'
import * as trigonometry from '../../topics/trigonometry/index.ts'
import { drawing, g, solid, unitCircle, xy } from '../figure.ts'
import { boxesMeet, placeLabels, segmentMeets, textWidth } from './labels.ts'
import { labelNumber, offScale } from './measure.ts'

const [A, B, C] = xy.sss(7, 8, 9)
const triangle = (label: string, angle = '48°') =>
  drawing({ alt: 'Triangle ABC', at: { A, B, C } }, [
    g.polygon('ABC'),
    g.side('AB', '9 cm'),
    g.side('BC', label),
    g.angle('BAC', angle),
  ])
const readFigure = (svg: string): Figure => figuresIn(svg)[0] as Figure
const SKETCH = ' data-scale="none"'
const svgs = (html: string) => html.match(/<svg[\s\S]*?<\/svg>/g) ?? []

describe('measuring a figure', () => {
  test('a length or an angle that is not drawn as labeled is found', () => {
    expect(offScale(triangle('7 cm'))).toEqual([])
    expect(offScale(triangle('8 cm'))).toHaveLength(1)
    expect(offScale(triangle('7 cm', '60°'))).toHaveLength(1)
  })
  test('labels are read with units, roots, degrees and a known x', () => {
    expect(labelNumber('12.5 cm')).toBe(12.5)
    expect(labelNumber('5√3')).toBeCloseTo(8.660254)
    expect(labelNumber('(3x − 10)°', 20)).toBe(50)
    expect(labelNumber('x')).toBeNull()
  })
  test('a sketch says that it is not drawn to scale and is not measured', () => {
    const sketch = drawing({ alt: 'Triangle ABC', at: { A, B, C }, notToScale: true }, [
      g.polygon('ABC'),
      g.side('AB', '1'),
      g.side('BC', '9'),
    ])
    expect(sketch).toContain('Not drawn to scale')
    expect(offScale(sketch)).toEqual([])
  })
})

describe('placing labels', () => {
  test('a label takes its first place that touches no line and no other label', () => {
    const label = (text: string) => ({
      text,
      rank: 'side' as const,
      of: '',
      places: () =>
        [
          [50, 50],
          [50, 90],
          [50, 130],
        ] as const,
    })
    const placed = placeLabels(
      [label('12 cm'), label('x')],
      [
        [
          [0, 50],
          [100, 50],
        ],
      ],
      [0, 320],
    )
    expect(placed.map((p) => p.at)).toEqual([
      [50, 90],
      [50, 130],
    ])
  })
  test('boxes and segments that only pass by do not meet', () => {
    const box = { x: 10, y: 10, w: 20, h: 10 }
    expect(
      segmentMeets(
        [
          [0, 0],
          [40, 40],
        ],
        box,
      ),
    ).toBe(true)
    expect(
      segmentMeets(
        [
          [0, 15],
          [9, 15],
        ],
        box,
      ),
    ).toBe(false)
    expect(boxesMeet(box, { x: 31, y: 10, w: 5, h: 5 })).toBe(false)
    expect(textWidth('mm')).toBeGreaterThan(textWidth('ii'))
  })
})

test('a figure is 320 wide, has letters of 14 or more, and follows the colors of the page', () => {
  const svg = triangle('7 cm')
  expect(readFigure(svg).box[2]).toBe(320)
  expect(Number(/font-size="(\d+)"/.exec(svg)?.[1])).toBeGreaterThanOrEqual(14)
  expect(svg.match(/(?:stroke|fill)="(?!none|var\()[^"]*"/g)).toBeNull()
})

test('solids, the unit circle and a grid keep their labels apart and tell them', () => {
  const all = [
    solid.box({ alt: 'A box', w: 6, d: 5, h: 3, labels: { w: '6 cm', d: '5 cm', h: '3 cm' } }),
    solid.cylinder({ alt: 'A cylinder', r: 3, h: 6, labels: { r: '3 cm', h: '6 cm' } }),
    solid.cone({ alt: 'A cone', r: 3, h: 6, labels: { r: '3 cm', h: '6 cm', s: 's' } }),
    solid.pyramid({ alt: 'A pyramid', w: 6, d: 6, h: 5, labels: { w: '6 cm', h: '5 cm' } }),
    solid.sphere({ alt: 'A sphere', r: 3, labels: { d: '6 cm' } }),
    ...[30, 150, 225, -60, 300].map((angle) =>
      unitCircle({ alt: 'The unit circle', angle, label: `${angle}°`, point: 'P' }),
    ),
    drawing({ alt: 'Triangle PQR on a grid', at: { P: [-3, -2], Q: [4, 1], R: [1, 5] } }, [
      g.grid([-5, 6], [-4, 6]),
      g.polygon('PQR'),
    ]),
  ]
  expect(all.flatMap((svg) => figureProblems(readFigure(svg)))).toEqual([])
})

type Spot = readonly [number, number]

/** Names of points that are read together with what stands beside them: “4 B”, “K Q”. */
function joined(svg: string): string[] {
  const boxes = readFigure(svg).labels.map(({ text, tick, corners }) => {
    const [[left, top], , [right, low]] = corners as readonly [Spot, unknown, Spot]
    return { text, tick, name: /^[A-Z]′?$/.test(text), left, top, right, low }
  })
  return boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b) => {
      const between = Math.max(a.left - b.right, b.left - a.right)
      const inOneRow = Math.min(a.low, b.low) - Math.max(a.top, b.top) > 5
      return (a.name || b.name) && inOneRow && between < 6.5 ? [`${a.text} and ${b.text} are read as one`] : []
    }),
  )
}

test('several right angles without names are told in one sentence', () => {
  const at = { a: [0, 0], b: [4, 0], c: [4, 3], d: [0, 3] } as const
  const svg = drawing({ alt: 'A rectangle', at }, [g.polygon('abcd'), g.right('abc'), g.right('bcd')])
  expect(readFigure(svg).alt).toBe('A rectangle. 2 right angles are marked.')
})

test('where the angle is called x, the axes of the unit circle have no names', () => {
  const labels = (label: string) =>
    readFigure(unitCircle({ alt: 'The unit circle', angle: 40, label })).labels.map((l) => l.text)
  expect(labels('x').sort()).toEqual(['1', 'x'])
  expect(labels('θ').sort()).toEqual(['1', 'x', 'y', 'θ'])
})

test('in a low cylinder the hidden edge stays below the front edge of the top', () => {
  const svg = solid.cylinder({ alt: 'A cylinder', r: 9, h: 4 })
  const heights = (path: string) => [...path.matchAll(/ (-?[\d.]+)(?=L|$)/g)].map(([, y]) => Number(y))
  const curves = [...svg.matchAll(/<path d="M([^"]*)"([^>]*)/g)].filter(([, d = '']) => d.split('L').length > 20)
  const hidden = curves.find(([, , look = '']) => look.includes('dash'))?.[1] ?? ''
  const top = curves.find(([, d = '']) => d.split('L').length > 40)?.[1] ?? ''
  expect(Math.min(...heights(hidden))).toBeGreaterThan(Math.max(...heights(top)))
})

/** The labels of angles: where they stand, and the three points of the angle. */
function angleLabels(svg: string) {
  const points = new Map<string, Spot>(
    [...(/data-points="([^"]*)"/.exec(svg)?.[1] ?? '').matchAll(/([^:;]+):(-?[\d.]+),(-?[\d.]+)/g)].map(
      ([, n, x, y]) => [n as string, [Number(x), Number(y)]],
    ),
  )
  return [...svg.matchAll(/<text x="(-?[\d.]+)" y="(-?[\d.]+)" data-of="([^"]*)"/g)].flatMap(([, x, y, of = '']) => {
    const ends = of.match(/\p{L}[′']*\d*/gu) ?? []
    const [a, v, b] = ends.map((n) => points.get(n))
    const label: Spot = [Number(x), Number(y) - 5]
    const triangle = svg.includes(`data-s="${ends[0]}${ends[2]}"`) || svg.includes(`data-s="${ends[2]}${ends[0]}"`)
    return a && v && b ? [{ of, label, a, v, b, triangle }] : []
  })
}

/** Angle labels far from their vertex and in one of the other corners of the triangle. */
const inAnotherCorner = (svg: string): string[] =>
  angleLabels(svg).flatMap(({ of, label, a, v, b, triangle }) => {
    const away = xy.distance(label, v)
    const lost = triangle && away > 60 && [a, b].some((p) => xy.distance(label, p) < 0.55 * away)
    return lost ? [`the label of angle ${of} stands in another corner`] : []
  })

/** Angle labels that stand in another angle at the same corner, where more than two lines leave it. */
function inAnotherAngle(svg: string): string[] {
  const lines = [...svg.matchAll(/<path d="M(-?[\d.]+) (-?[\d.]+)L(-?[\d.]+) (-?[\d.]+)"/g)].map((m): [Spot, Spot] => [
    [Number(m[1]), Number(m[2])],
    [Number(m[3]), Number(m[4])],
  ])
  return angleLabels(svg).flatMap(({ of, label, a, v, b }) => {
    const inside = xy.angle(a, v, label) + xy.angle(label, v, b) < xy.angle(a, v, b) + 1
    const leaving = lines.flatMap(([p, q]) => {
      const [toP, toQ] = [xy.distance(p, v), xy.distance(q, v)]
      if (toP + toQ > xy.distance(p, q) + 0.2) return []
      return [toP > 1 ? p : null, toQ > 1 ? q : null].filter((e) => e !== null)
    })
    const others = leaving.filter((e) => xy.angle(e, v, a) > 3 && xy.angle(e, v, b) > 3)
    return !inside && others.length > 0 ? [`the label of angle ${of} stands in another angle`] : []
  })
}

test('a label that does not fit into its angle never stands in another one', () => {
  const crossing = (label: string) =>
    drawing({ alt: 'Two lines cross at E', at: { A: [5, 1], B: [5, -1], C: [-5, -1], D: [-5, 1], E: [0, 0] } }, [
      g.line('AC'),
      g.line('BD'),
      g.angle('AEB', label),
    ])
  expect(inAnotherAngle(crossing('23°'))).toEqual([])
  expect(inAnotherAngle(crossing('(12x + 345)°'))).toEqual([])
  expect(inAnotherAngle(crossing('23°').replace(/(<text x=")[^"]*(" y="[^"]*" data-of)/, '$130$2'))).toHaveLength(1)
})

test('only letters for variables and points are slanted, and the label reads as one', () => {
  const svg = triangle('3x + 1')
  expect(svg).toContain('>3<tspan font-style="italic">x</tspan> + 1</text>')
  expect(readFigure(svg).labels.map((l) => l.text)).toContain('3x + 1')
})

describe.each([
  ['Geometry', geometry, 0.6],
  ['Trigonometry', trigonometry, 0.3],
] as const)('figures of %s', (_, topic, share) => {
  const items = lockedItems(topic)
  const drawn = items.filter((i) => i.public.content.includes('<svg'))

  test('those that are not to scale say so, and no other does', () => {
    const wrong = drawn.filter(
      (i) => /not drawn to scale/i.test(i.public.content) !== svgs(i.public.content).some((s) => s.includes(SKETCH)),
    )
    expect(wrong.map((i) => i.id)).toEqual([])
  })
  test.each([
    ['the label of an angle stands in no other angle', inAnotherAngle],
    ['the label of an angle stands in no other corner', inAnotherCorner],
    ['the name of a point is not read together with a number or another name', joined],
  ])('%s', (_, problems) => {
    const wrong = drawn.flatMap((i) =>
      svgs(i.public.content)
        .flatMap(problems)
        .map((m) => `${i.id}: ${m}`),
    )
    expect(wrong).toEqual([])
  })

  test('lengths and angles are drawn as the numbers of the item say', () => {
    const wrong = drawn.flatMap((i) => {
      // Where x is what the item asks for, its key is the value of x.
      const asksForX = /(value of|find) \$x\$/i.test(i.public.content)
      const right = i.public.options.find((o) => o.letter === i.secret.key)?.content ?? i.secret.key
      const x = asksForX && /^\$?[\d.]+\$?$/.test(right) ? Number(right.replace(/\$/g, '')) : undefined
      return svgs(i.public.content).flatMap((svg) => offScale(svg, x).map((m) => `${i.id}: ${m}`))
    })
    expect(wrong).toEqual([])
  })
  test('labels stand apart, stay in view and are told in the text alternative', () => {
    const wrong = drawn.flatMap((i) =>
      figuresIn(i.public.content)
        .flatMap(figureProblems)
        .map((m) => `${i.id}: ${m}`),
    )
    expect(wrong).toEqual([])
  })
  test('no label lies on a line', () => {
    const wrong = drawn.flatMap((i) =>
      svgs(i.public.content).flatMap((svg) => {
        const f = readFigure(svg)
        return f.labels.flatMap(({ text, corners }) => {
          const [[x, y], , [r, b]] = corners as readonly [readonly [number, number], unknown, readonly [number, number]]
          const box = { x: x + 1, y: y + 1, w: r - x - 2, h: b - y - 2 }
          const paths = [...svg.matchAll(/<path d="([^"Z]*)" (?!stroke="var\(--fig-grid)/g)].map(([, d = '']) =>
            [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, px, py]): readonly [number, number] => [
              Number(px),
              Number(py),
            ]),
          )
          const hit = paths.some((ps) =>
            ps.slice(1).some((p, k) => segmentMeets([ps[k] as readonly [number, number], p], box)),
          )
          return hit ? [`${i.id}: “${text}” lies on a line`] : []
        })
      }),
    )
    expect(wrong).toEqual([])
  })
  test(`at least ${100 * share} % of the items have a figure`, () =>
    expect(drawn.length / items.length).toBeGreaterThanOrEqual(share))
})
