import { expect, test } from 'vitest'
import { renderMath } from './math'
import { withSigns } from './signs'

test.each([
  ['|-5|', '|{{-}}5|'],
  ['| -5 + 12i|', '| {{-}}5 + 12i|'],
  ['|+5|', '|{{+}}5|'],
  ['|\\pm 5|', '|{{\\pm}} 5|'],
  ['2|-x| - 3', '2|{{-}}x| - 3'],
  ['|x| - |-5|', '|x| - |{{-}}5|'],
  ['3 \\cdot |-4|-|-1|', '3 \\cdot |{{-}}4|-|{{-}}1|'],
  ['||-5| - |-2||', '||{{-}}5| - |{{-}}2||'],
  ['|-5 \\cdot |-2||', '|{{-}}5 \\cdot |{{-}}2||'],
  ['\\frac{|-3|}{|-1|}', '\\frac{|{{-}}3|}{|{{-}}1|}'],
  ['f(|-3|) = -|-3|', 'f(|{{-}}3|) = -|{{-}}3|'],
  ['\\left|x\\right| - |-2|', '\\left|x\\right| - |{{-}}2|'],
])('a sign after an opening bar belongs to its number: %s', (tex, drawn) => expect(withSigns(tex)).toBe(drawn))

test.each([
  '|x|-5',
  '|x - 3| - 4',
  '2|x + 1|-|x|',
  '(|x| - 5)|x|-1',
  '|x|^2 - 3',
  '\\frac{|x|}{2} - |y|-1',
  '|f(x)|-2',
  'x - 5',
  '\\lvert -5\\rvert',
])('after a closing bar it subtracts: %s', (tex) => expect(withSigns(tex)).toBe(tex))

test('the sign between bars is drawn without the space of a subtraction, and the TeX stays as it was written', () => {
  const html = renderMath('$|-5| = 5$')
  expect(html).not.toContain('class="mbin"')
  expect(html).toContain('>|-5| = 5</annotation>')
  expect(renderMath('$|x|-5$')).toContain('class="mbin"')
})
