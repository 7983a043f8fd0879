import { describe, expect, test } from 'vitest'
import { graphLines, linesOfFormula } from './graph-lines'

describe('formulas as lines', () => {
  test.each([
    ['y = 2x + 1', ['y=2x+1']],
    ['3x - 7 = 11', ['y=3x-7', 'y=11']],
    ['f(x) = x^{2} - 4x', ['f(x)=x^(2)-4x']],
    ['y = \\frac{1}{2}x - 3', ['y=((1)/(2))x-3']],
    ['\\frac{x + 1}{3} = \\sqrt{x}', ['y=((x+1)/(3))', 'y=√(x)']],
    ['x^{2} + y^{2} = 25', ['x^(2)+y^(2)=25']],
    ['2x + 3y \\le 12', ['2x+3y≤12']],
    ['-2 \\lt x \\le 5', ['-2<x≤5']],
    ['\\left|x - 2\\right| = 3', ['y=|x-2|', 'y=3']],
  ])('%s', (tex, lines) => expect(linesOfFormula(tex)).toEqual(lines))
  test.each([
    'x = 5',
    '2 + 3 = 5',
    'ax + b = c',
    '\\begin{matrix} x \\end{matrix}',
    'h',
    'x + 2',
    '12\\text{ cm} = x',
    'a = b = x',
  ])('%s is no line', (tex) => expect(linesOfFormula(tex)).toEqual([]))
  test('a system has both of its lines, and a page of formulas none', () => {
    expect(graphLines('<p>Solve $2x + y = 7$ and $x - y = 2$.</p>')).toEqual(['2x+y=7', 'x-y=2'])
    expect(graphLines('$y=x$ $y=2x$ $y=3x$ $y=4x$')).toEqual([])
    expect(graphLines('It costs \\$5 and \\$7.')).toEqual([])
  })
})
