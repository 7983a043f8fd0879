import { describe, expect, test } from 'vitest'
import { barChart, boxPlot, dotPlot, histogram, numberLine } from '../kit/charts.ts'
import { curve, dot, figure, plane, scatterPlot, straight } from '../kit/plot.ts'
import { figureProblems } from './figures-legible.ts'
import { figuresIn } from './reading/svg.ts'
import { pathPoints } from './reading/svg-path.ts'

const faults = (html: string) => figuresIn(html).flatMap(figureProblems)
const alt = 'Triangle ABC with a side of 12 centimeters and an angle of 40 degrees.'
const drawn = (body: string) => faults(figure(200, 200, alt, body))
const label = (x: number, y: number, s: string, extra = '') => `<text x="${x}" y="${y}"${extra}>${s}</text>`

describe('figures', () => {
  test('labels that stand apart and are named have no faults', () => {
    expect(drawn(label(20, 30, 'A') + label(60, 30, 'B') + label(20, 90, '12 cm') + label(90, 90, '40°'))).toEqual([])
  })

  test('labels that overlap are found, also when one is turned or moved by its group', () => {
    expect(drawn(label(20, 30, 'A') + label(24, 32, 'B'))).toHaveLength(1)
    expect(drawn(label(20, 50, '12 cm', ' transform="rotate(-90 20 50)"') + label(12, 40, 'A'))).toHaveLength(1)
    expect(drawn(`<g transform="translate(40 0)">${label(20, 30, 'A')}</g>${label(62, 32, 'B')}`)).toHaveLength(1)
  })

  test('labels and strokes that leave the view box are found', () => {
    expect(drawn(label(190, 30, '12 cm'))).toHaveLength(1)
    expect(drawn('<circle cx="190" cy="50" r="20"/>')).toHaveLength(1)
    expect(drawn('<line x1="5" y1="5" x2="50" y2="230"/>')).toHaveLength(1)
    expect(drawn('<path d="M10 100L100 -20L190 100"/>')).toHaveLength(1)
    expect(drawn('<path d="M10 100L100 10L190 100"/>')).toEqual([])
  })

  test('a label that the text alternative does not mention is found, axis numbers aside', () => {
    expect(drawn(label(20, 30, 'D'))).toHaveLength(1)
    expect(drawn(label(20, 30, '13 cm'))).toHaveLength(1)
    expect(drawn(label(20, 30, '7', ' class="tick"'))).toEqual([])
    const circle = (words: string) => faults(figure(200, 200, words, label(20, 30, 'A')))
    expect(circle('A circle and a point on it.')).toHaveLength(1)
    expect(circle('A circle. A is its center.')).toEqual([])
  })

  test('the plotting helpers keep their own labels apart and in view', () => {
    const say = 'Points P and Q. Bars for Mon, Tue and Wed. Boxes for Class A and Class B.'
    const five = [10, 20, 30, 50, 90] as const
    const figures = [
      plane({ alt: say }, [curve((x) => x * x - 3), dot(1, 2, { label: 'P' }), dot(-3, -2, { label: 'Q', at: 'sw' })]),
      plane({ alt: say, x: [0, 10], y: [0, 20000], xTitle: 'Hours', yTitle: 'Cost' }, [straight(1500, 100)]),
      plane({ alt: say, x: [-20, 20], y: [-20, 20] }),
      numberLine({ alt: say, from: -10, to: 10, points: [{ at: 2, label: 'P' }], parts: [{ from: 2, to: null }] }),
      barChart({ alt: say, labels: ['Mon', 'Tue', 'Wed'], values: [4, 20000, 500], xTitle: 'Day', yTitle: 'Visits' }),
      histogram({ alt: say, edges: [0, 10, 20, 30], values: [1, 4, 5] }),
      boxPlot({
        alt: say,
        from: 0,
        to: 100,
        boxes: [
          { five, label: 'Class A' },
          { five, label: 'Class B' },
        ],
      }),
      dotPlot({ alt: say, from: 0, to: 10, values: [1, 1, 2, 5, 5, 5] }),
      scatterPlot({ alt: say, x: [0, 10], y: [0, 50], xTitle: 'Age', yTitle: 'Height' }, [[1, 2]], { m: 2, b: 1 }),
    ]
    expect(figures.flatMap(faults)).toEqual([])
  })
})

test('a path is followed through relative and closed pieces, and one that is not known is refused', () => {
  expect(pathPoints('M10 10h5v5l-5 0z')).toEqual([
    [10, 10],
    [15, 10],
    [15, 15],
    [10, 15],
    [10, 10],
  ])
  expect(() => pathPoints('M0 0Q10 20 20 0')).toThrow('a piece “Q”')
})
