import { expect, test } from 'vitest'
import { htmlProblems } from '../gates/reading/html.ts'
import { barChart, boxPlot, dotPlot, histogram, numberLine } from './charts.ts'
import { curve, dot, niceStep, plane, region, scatterPlot, straight, vertical } from './plot.ts'
import { markedPlane, marks, saidMarks } from './plot-marks.ts'

const figures = [
  plane({ alt: 'A parabola with vertex at (1, −4).' }, [
    curve((x) => (x - 1) ** 2 - 4),
    dot(1, -4, { label: 'V & W' }),
    vertical(1, { dash: true }),
  ]),
  plane({ alt: 'A shaded half-plane below a line.' }, [region([{ a: 2, b: -1, c: -1 }]), straight(2, 1)]),
  scatterPlot(
    { alt: 'A scatter plot that rises.', x: [0, 10], y: [0, 50], xTitle: 'Hours', yTitle: 'Score' },
    [
      [1, 10],
      [5, 30],
    ],
    { m: 5, b: 5 },
  ),
  numberLine({
    alt: 'A ray from 2 to the right.',
    from: -5,
    to: 5,
    points: [{ at: 2, open: true }],
    parts: [{ from: 2, to: null }],
  }),
  barChart({ alt: 'A bar chart of three values.', labels: ['a', 'b', 'c'], values: [3, 8, 5] }),
  histogram({ alt: 'A histogram of two classes.', edges: [0, 10, 20], values: [4, 9] }),
  boxPlot({ alt: 'A box plot from 2 to 19.', from: 0, to: 20, boxes: [{ five: [2, 5, 9, 12, 19] }] }),
  dotPlot({ alt: 'A dot plot of six values.', from: 0, to: 6, step: 1, values: [1, 2, 2, 3, 3, 5] }),
]

test('figures are well-formed, have words and no fixed size', () => {
  for (const svg of figures) {
    expect(htmlProblems(svg)).toEqual([])
    expect(svg).toMatch(/role="img" aria-label="[^"]{15,}"/)
    expect(svg).not.toMatch(/<svg[^>]* (width|height)=/)
    expect(svg).not.toMatch(/NaN|undefined|\.\d{2,}/)
    expect(svg.length).toBeLessThan(6000)
  }
})

test('curves and lines stay inside the view box', () => {
  for (const svg of figures.slice(0, 3)) {
    for (const [, d] of svg.matchAll(/ d="([^"]+)"/g)) {
      for (const n of (d ?? '').match(/-?\d+(\.\d+)?/g) ?? []) {
        expect(Number(n)).toBeGreaterThanOrEqual(0)
        expect(Number(n)).toBeLessThanOrEqual(320)
      }
    }
  }
})

test('a figure without words is refused', () => {
  expect(() => plane({ alt: ' ' })).toThrow(/text alternative/)
})

test('steps of a grid are 1, 2 or 5 times a power of ten', () => {
  expect([12, 20, 47, 100, 0.9].map((span) => niceStep(span))).toEqual([1, 2, 5, 10, 0.1])
})

test('charts take marks: labels stand in rows of their own, and bars are drawn darker', () => {
  const quarters = boxPlot({
    alt: 'A box plot with two shaded parts.',
    from: 0,
    to: 20,
    boxes: [{ five: [2, 3, 4, 12, 19] }],
    marks: [
      { from: 2, to: 3, label: '25%' },
      { from: 3, to: 4, label: '25%' },
      { at: 12, label: 'limit 12' },
    ],
  })
  const heights = [...quarters.matchAll(/y="([\d.]+)"[^>]*>(?:25%|limit 12)</g)].map(([, y]) => Number(y))
  expect(new Set(heights).size).toBe(2)
  expect(quarters.match(/fill-opacity/g)).toHaveLength(2)
  const bars = histogram({ alt: 'A histogram of two classes.', edges: [0, 10, 20], values: [4, 9], marked: [1] })
  expect(bars.match(/fill-opacity/g)).toHaveLength(1)
})

test('marks of a plane are labeled where nothing is in the way, and told', () => {
  const found = { points: [[2, 3] as const], steps: [{ from: [0, -1] as const, to: [2, 3] as const }] }
  const svg = plane({ alt: saidMarks('A line.', found) }, [
    straight(2, -1),
    marks({ ...found, clearOf: [(x) => 2 * x - 1] }),
  ])
  expect(svg).toContain('>(2, 3)<')
  expect(svg).toContain('A line. Marked: (2, 3). Drawn in: run 2, rise 4.')
  expect(svg.match(/stroke-dasharray/g)).toHaveLength(2)
})

test('a plane with nothing found is the plane of the question; what is found is drawn and told', () => {
  const [o, line] = [{ alt: 'A line.' }, [straight(0, -2)]]
  expect(markedPlane(o, line)).toBe(plane(o, line))
  const svg = markedPlane(o, line, {
    points: [{ at: [-3, -2], label: 'y = −2', bare: true }],
    steps: [{ from: [2, -2], to: [2, 3], run: '', rise: '5 up' }],
    clearOf: [() => -2],
  })
  expect(svg).toContain('A line. Marked: y = −2. Drawn in: 5 up.')
  expect(svg).toContain('>y = −2<')
  expect(svg).not.toContain('<circle')
})

test('a scatter plot takes a curve of fit as well as a line', () => {
  const plot = (fit?: Parameters<typeof scatterPlot>[2]) =>
    scatterPlot({ alt: 'Points of a curve.', x: [0, 10], y: [0, 50] }, [[1, 10]], fit)
  expect(plot({ m: 0, b: 20 }).length).toBeGreaterThan(plot().length)
  expect(plot((x) => (x * x) / 4).length).toBeGreaterThan(plot({ m: 0, b: 20 }).length)
})
