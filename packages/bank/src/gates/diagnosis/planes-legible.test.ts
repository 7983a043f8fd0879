import { describe, expect, test } from 'vitest'
import { drawing, g } from '../../kit/figure.ts'
import { dot, plane, region, straight } from '../../kit/plot.ts'
import { OLD_PLANE } from './old-plane.ts'
import { planeProblems } from './planes-legible.ts'

const offTheGrid = plane({ alt: 'A point.' }, [dot(1.5, 2.5)])

describe('planes', () => {
  const shade = region([{ a: -1, b: 1, c: 1 }])

  test('a curve that is drawn over a tick label is found', () => {
    const behind = plane({ alt: 'A line.' }, [straight(0, -0.45)])
    const [line = ''] = /<path[^>]*stroke-width="2"[^>]*>/.exec(behind) ?? []
    const over = behind.replace(line, '').replace('</svg>', `${line}</svg>`)
    expect(planeProblems(behind)).toEqual([])
    expect(planeProblems(over).join()).toContain('strikes the tick label')
  })

  test('a filled dot on a dashed edge of a region is found, an open one is not', () => {
    const edge = straight(1, 1, { dash: true })
    expect(planeProblems(plane({ alt: 'A region.' }, [shade, edge, dot(1, 2)]))).toHaveLength(1)
    expect(planeProblems(plane({ alt: 'A region.' }, [shade, edge, dot(1, 2, { open: true })]))).toEqual([])
    expect(planeProblems(plane({ alt: 'Two lines.' }, [edge, dot(1, 2)]))).toEqual([])
  })

  test('on planes of geometric figures a number beyond its axis is found, and one that a point or a line touches', () => {
    const sheet = drawing({ alt: 'Triangle ABC on a plane', at: { A: [1, 1], B: [5, 1], C: [1, 4] } }, [
      g.grid([-6, 6], [-6, 6]),
      g.polygon('ABC'),
      g.dots('ABC'),
    ])
    const [whole, x = '', y = ''] = /<text x="([^"]*)" y="([^"]*)" class="tick">−4<\/text>/.exec(sheet) ?? []
    const to = (u: number, v: number) => sheet.replace(whole ?? '?', whole?.replace(x, `${u}`).replace(y, `${v}`) ?? '')
    expect(planeProblems(sheet)).toEqual([])
    expect(planeProblems(to(Number(x), Number(y) - 24)).join()).toContain('on the other side of its axis')
    expect(planeProblems(OLD_PLANE).join()).toContain('on the other side of its axis')
    const [, u = 0, v = 0] = /<circle cx="([^"]*)" cy="([^"]*)"/.exec(sheet) ?? []
    expect(planeProblems(to(Number(u), Number(v) + 8)).join()).toContain('touches the tick label')
    const [, a, b, c] = /<path d="M([\d.]+) ([\d.]+)L([\d.]+) [\d.]+" stroke-width="1.8"/.exec(sheet) ?? []
    expect(planeProblems(to((Number(a) + Number(c)) / 2, Number(b) + 5)).join()).toContain('strikes the tick label')
  })

  test('a point that lies on one grid line is fine', () => {
    expect(planeProblems(plane({ alt: 'A point.' }, [dot(1.5, 2)]))).toEqual([])
  })

  test('a point off the grid is fine where a thin line leads from it to an axis', () => {
    expect(planeProblems(offTheGrid)).toHaveLength(1)
    expect(planeProblems(plane({ alt: 'A point.' }, [dot(1.5, 2.5, { led: 'x-axis' })]))).toEqual([])
    expect(
      planeProblems(plane({ alt: 'Two points.' }, [dot(1.5, 2.5, { led: 'x-axis' }), dot(2.5, 1.5)])),
    ).toHaveLength(1)
  })
})
