import { describe, expect, test } from 'vitest'
import { drawTemplate } from '../../draw/item.ts'
import { texOf } from '../../draw/split-tex.ts'
import { templates } from '../../topics/algebra-1/linear-equations/index.ts'
import { guess } from './guesser.ts'
import { htmlProblems } from './html.ts'
import { showsNumber } from './shows-number.ts'
import { uglyForms, unsimplified } from './ugly.ts'

describe('what gates read', () => {
  test('well-formed HTML passes, faults are named', () => {
    expect(htmlProblems('<p class="a">x &lt; 3<br>and <em>y</em></p>')).toEqual([])
    for (const bad of ['<p><em>x</p></em>', 'a < b', 'R&D', '<p class=a>x</p>', '</p>', '<p>x', '<p>a<p>b</p>'])
      expect(htmlProblems(bad)).not.toEqual([])
  })

  test('TeX is found between dollar signs, money is not TeX', () => {
    expect(texOf('It costs \\$5 and \\$6, so $x = 1$.')).toEqual(['x = 1'])
    expect(texOf('<svg><text>$</text></svg> $y$')).toEqual(['y'])
  })

  test('ugly forms are told from good ones', () => {
    for (const bad of ['1x', '2 + -3', 'x^1', 'x^{1}', '0x', '\\frac{3}{1}', '-0', '5 - -2'])
      expect(uglyForms(bad), bad).not.toEqual([])
    for (const good of [
      '11x',
      'x^{12}',
      '10x',
      '\\frac{1}{x}',
      '2 - 3',
      '(-3)',
      '-0.5',
      'x^{-1}',
      '0.1x',
      '\\frac{3}{10}',
    ])
      expect(uglyForms(good), good).toEqual([])
    expect(unsimplified('\\frac{2}{4}')).not.toEqual([])
    expect(unsimplified('\\sqrt{12}')).not.toEqual([])
    expect(unsimplified('\\frac{3}{4}\\sqrt{6}')).toEqual([])
  })

  test('a number is found as digits, fraction, decimal or word', () => {
    expect(showsNumber('has 1,250 members', { n: 1250, d: 1 })).toBe(true)
    expect(showsNumber('$\\frac{3}{4}x$', { n: 3, d: 4 })).toBe(true)
    expect(showsNumber('\\$2.50 each', { n: 5, d: 2 })).toBe(true)
    expect(showsNumber('three friends', { n: 3, d: 1 })).toBe(true)
    expect(showsNumber('has 125 members', { n: 12, d: 1 })).toBe(false)
  })
})

test('a question that came back under another number leaves the guesser where it was', () => {
  const items = templates.slice(0, 3).flatMap((t) => drawTemplate(t, new Map()))
  const again = items.map((i) => ({ ...i, id: `${i.id}@2` }))
  expect(guess(again).rate).toBe(guess(items).rate)
})
