import { expect, test } from 'vitest'
import { figureProblems } from '../gates/figures-legible.ts'
import { htmlProblems } from '../gates/reading/html.ts'
import { figuresIn } from '../gates/reading/svg.ts'
import { areaModel, machine, markedText, tape } from './models.ts'

const figures = {
  'a road there and back': machine({
    alt: 'The road from x to 26 and back.',
    states: ['x', '3x', '26'],
    there: ['× 3', '+ 5'],
    back: ['÷ 3', '− 5'],
    values: ['7', '21', '26'],
  }),
  'a road there alone, with four states': machine({
    alt: 'What happens to x.',
    states: ['x', '2x', '2x − 3', '9'],
    there: ['× 2', '− 3', 'is'],
  }),
  'strips to scale': tape({
    alt: 'A bill in two parts.',
    rows: [
      { name: 'Bill', parts: [[136, '136']] },
      {
        name: 'Parts',
        parts: [
          [24, '24'],
          [112, '8x'],
        ],
      },
    ],
  }),
  'a product as an area': areaModel({
    alt: 'The product of x plus 3 and x plus 2.',
    across: ['x', '3'],
    down: ['x', '2'],
    cells: [
      ['x²', '3x'],
      ['2x', '6'],
    ],
  }),
}

test.each(Object.entries(figures))('%s is legible, stays in view and says what is written in it', (_, svg) => {
  expect(htmlProblems(svg)).toEqual([])
  expect(figuresIn(svg).flatMap(figureProblems)).toEqual([])
})

test('a marked text numbers its parts and says below what they do', () => {
  const html = markedText(
    'The keeper [[counted|the verb]] the ships, [[although|turns it]] nobody asked.',
    'A sentence',
  )
  expect(htmlProblems(html)).toEqual([])
  expect(html).toContain('<mark>although</mark><sup>2</sup>')
  expect(html).toContain('<li>the verb</li><li>turns it</li>')
  expect(() => markedText('Nothing is marked here.')).toThrow(RangeError)
})
