import { expect, test } from 'vitest'
import { texOf } from '../draw/split-tex.ts'
import { htmlOfLesson, lessonsOf } from '../kit/lesson.ts'
import { topics } from '../registry.ts'
import { openBank } from './cache.ts'
import { texInWords } from './tex-in-words.ts'

test.each([
  ['-3x + 15 = 45', 'negative 3 x plus 15 equals 45'],
  ['7 - (-4)', '7 minus open parenthesis negative 4 close parenthesis'],
  ['\\frac{5}{16} = \\frac{x}{49}', '5 over 16 equals x over 49'],
  ['\\frac{1}{2}(12 + h)', '1 over 2 open parenthesis 12 plus h close parenthesis'],
  ['\\frac{c - b}{a}', 'the fraction c minus b over a end of fraction'],
  ['x^2 + x^{3} - 2^{10}', 'x squared plus x cubed minus 2 to the power 10'],
  ['\\sqrt{2x + 42} = 6', 'the square root of 2 x plus 42 end of root equals 6'],
  ['\\sqrt[3]{8}', 'the cube root of 8'],
  ['-6 \\lt x \\le -2', 'negative 6 is less than x is less than or equal to negative 2'],
  ['149^\\circ', '149 degrees'],
  ['\\log_{2} (x)', 'log base 2 open parenthesis x close parenthesis'],
  [
    'P(t) = 40(3)^{\\frac{t}{5}}',
    'P of t equals 40 open parenthesis 3 close parenthesis to the power t over 5 end exponent',
  ],
  ['\\left|x - 3\\right|', 'the absolute value of x minus 3 end of absolute value'],
  ['1{,}250 \\text{ miles}', '1250 miles'],
  ['12\\%', '12 percent'],
  ['\\sum_{n=1}^{\\infty} 5n', 'the sum from n equals 1 to infinity of 5 n'],
  ['0.\\overline{45}', '0. 45 repeating'],
  [
    '\\det \\begin{bmatrix} -1 & 2 \\\\ 3 & -4 \\end{bmatrix}',
    'the determinant of the matrix with rows negative 1, 2; 3, negative 4 end of matrix',
  ],
  ['A^{-1}', 'A inverse'],
  ['m\\angle ABC = 50^\\circ', 'the measure of angle A B C equals 50 degrees'],
  ['\\langle 3, -4 \\rangle', 'the vector 3, negative 4 end of vector'],
  ['f(x) + 3', 'f of x plus 3'],
  ['f(x + 3)', 'f of open parenthesis x plus 3 close parenthesis'],
  ['5^{x + 2}', '5 to the power x plus 2 end exponent'],
  ['5^x + 2', '5 to the power x plus 2'],
  ['a_{n + 1}', 'a sub n plus 1 end index'],
  ['a_n + 1', 'a sub n plus 1'],
  ['\\tan^{-1} 2', 'inverse tangent 2'],
  ['\\sin^2 x', 'sine squared x'],
  ['f^{-1}(x) = 2x^{-1}', 'f inverse of x equals 2 x to the power negative 1'],
])('%s is said as words', (tex, words) => expect(texInWords(tex)).toBe(words))

test.each([
  ['\\constructor x', 'x'],
  ['\\text{constructor}', 'constructor'],
  ['\\text{__proto__}', '__proto__'],
  ['x^{\\text{toString}}', 'x to the power toString'],
])('%s, a name that every object has, is no word of ours', (tex, words) => expect(texInWords(tex)).toBe(words))

/** What is drawn alike may be said alike: braces around one sign, spaces, sizes, and names of one thing. */
const drawn = (tex: string): string =>
  tex
    .replace(/\\[dt]frac/g, '\\frac')
    .replace(/\\(?:left|right|displaystyle|,|;|quad|!)(?![a-z])/g, '')
    .replace(/\\leq?(?![a-z])/g, '\\le')
    .replace(/\\geq?(?![a-z])/g, '\\ge')
    .replace(/\{,\}/g, '')
    .replace(/\\times(?![a-z])/g, '\\cdot')
    .replace(/\\ell(?![a-z])/g, 'l')
    .replace(/\\[lc]?dots(?![a-z])/g, '\\dots')
    .replace(/\\frac\{(\w)\}\{(\w)\}/g, '$1/$2')
    .replace(/\\(?= )|[{}\s]/g, '')

test('every formula of the bank is said without a trace of TeX', async () => {
  const deep = process.env.DEEP === '1'
  const html = [
    ...(await openBank())
      .items()
      .filter((_, i) => deep || i % 8 === 0)
      .flatMap((i) => [i.public.content, ...i.public.options.map((o) => o.content), i.secret.explanation]),
    ...topics.flatMap((m) =>
      m.topic.subjects.flatMap((s) => s.skills.flatMap(lessonsOf).flatMap((l) => htmlOfLesson(l.lesson))),
    ),
  ]
  const formulas = [...new Set(html.flatMap(texOf))]
  expect(formulas.length).toBeGreaterThan(1000)
  expect(formulas.filter((tex) => !/^[^\\{}^_$&]+$/.test(texInWords(tex))).slice(0, 20)).toEqual([])
  const alike = [...Map.groupBy(formulas, texInWords)].filter(([, group]) => new Set(group.map(drawn)).size > 1)
  expect(alike.map(([words, group]) => `${words}: ${group.slice(0, 3).join('   ')}`).slice(0, 40)).toEqual([])
})
