import { drawing, g, type Html, table, xy } from '#kit'

const special = (alt: string, angles: readonly [number, number], sides: readonly [string, string, string]): Html => {
  const [A, B, C] = xy.asa(angles[0], 2, 90)
  return drawing({ alt, at: { a: A, b: B, c: C }, height: 190 }, [
    g.polygon('abc'),
    g.right('abc'),
    g.angle('bac', `${angles[0]}°`),
    g.angle('acb', `${angles[1]}°`),
    g.side('ab', sides[0], { loose: true, as: 'The bottom leg' }),
    g.side('bc', sides[1], { loose: true, as: 'The vertical leg' }),
    g.side('ca', sides[2], { loose: true, as: 'The hypotenuse' }),
  ])
}

const [A, B, C] = xy.sss(6, 5, 7)
const anyTriangle: Html = drawing(
  {
    alt: 'A triangle with angles A, B and C; the side opposite each angle has the same small letter',
    at: { A, B, C },
    height: 190,
  },
  [g.polygon('ABC'), g.side('BC', 'a'), g.side('CA', 'b'), g.side('AB', 'c')],
)

/** One formula to a line: a narrow panel breaks none of them. */
const lines = (formulas: readonly Html[]): Html => `<ul>${formulas.map((f) => `<li>${f}</li>`).join('')}</ul>`

/** The sheet that opens with Reference in the test. */
export const reference: Html = [
  '<h3>Right triangles</h3>',
  lines([
    '$\\sin \\theta = \\frac{\\text{opposite}}{\\text{hypotenuse}}$',
    '$\\cos \\theta = \\frac{\\text{adjacent}}{\\text{hypotenuse}}$',
    '$\\tan \\theta = \\frac{\\text{opposite}}{\\text{adjacent}}$',
  ]),
  special('A right triangle with two angles of 45°', [45, 45], ['s', 's', 's√2']),
  special('A right triangle with angles of 30° and 60°', [30, 60], ['s√3', 's', '2s']),
  '<h3>Radians, arcs and sectors</h3>',
  table(
    ['What', 'Formula'],
    [
      ['Full turn', '$360^\\circ = 2\\pi$ radians'],
      ['Arc length, $\\theta$ in radians', '$s = r\\theta$'],
      ['Area of a sector, $\\theta$ in radians', '$A = \\frac{1}{2} r^2 \\theta$'],
      ['Angular speed', '$\\omega = \\frac{\\theta}{t}$'],
      ['Linear speed', '$v = r\\omega$'],
    ],
    '',
    true,
  ),
  '<h3>Special angles</h3>',
  table(
    ['$\\theta$', '$\\sin \\theta$', '$\\cos \\theta$', '$\\tan \\theta$'],
    [
      ['$0$', '$0$', '$1$', '$0$'],
      ['$\\frac{\\pi}{6}$', '$\\frac{1}{2}$', '$\\frac{\\sqrt{3}}{2}$', '$\\frac{\\sqrt{3}}{3}$'],
      ['$\\frac{\\pi}{4}$', '$\\frac{\\sqrt{2}}{2}$', '$\\frac{\\sqrt{2}}{2}$', '$1$'],
      ['$\\frac{\\pi}{3}$', '$\\frac{\\sqrt{3}}{2}$', '$\\frac{1}{2}$', '$\\sqrt{3}$'],
      ['$\\frac{\\pi}{2}$', '$1$', '$0$', 'undefined'],
    ],
    '',
    true,
  ),
  '<h3>Graphs</h3>',
  '<p>$y = a \\sin(b(x - c)) + d$ has amplitude $|a|$, period $\\frac{2\\pi}{|b|}$, phase shift $c$, and midline $y = d$. The period of $y = \\tan(bx)$ is $\\frac{\\pi}{|b|}$.</p>',
  '<h3>Pythagorean identities</h3>',
  lines(['$\\sin^2 x + \\cos^2 x = 1$', '$1 + \\tan^2 x = \\sec^2 x$', '$1 + \\cot^2 x = \\csc^2 x$']),
  '<h3>Sums and differences</h3>',
  lines([
    '$\\sin(x \\pm y) = \\sin x \\cos y \\pm \\cos x \\sin y$',
    '$\\cos(x \\pm y) = \\cos x \\cos y \\mp \\sin x \\sin y$',
    '$\\tan(x \\pm y) = \\frac{\\tan x \\pm \\tan y}{1 \\mp \\tan x \\tan y}$',
  ]),
  '<h3>Double angles</h3>',
  lines([
    '$\\sin 2x = 2 \\sin x \\cos x$',
    '$\\cos 2x = \\cos^2 x - \\sin^2 x$',
    '$\\cos 2x = 2\\cos^2 x - 1$',
    '$\\cos 2x = 1 - 2\\sin^2 x$',
    '$\\tan 2x = \\frac{2\\tan x}{1 - \\tan^2 x}$',
  ]),
  '<h3>Half angles</h3>',
  lines([
    '$\\sin \\frac{x}{2} = \\pm \\sqrt{\\frac{1 - \\cos x}{2}}$',
    '$\\cos \\frac{x}{2} = \\pm \\sqrt{\\frac{1 + \\cos x}{2}}$',
    '$\\tan \\frac{x}{2} = \\frac{1 - \\cos x}{\\sin x}$',
  ]),
  '<h3>Inverse functions</h3>',
  table(
    ['Function', 'Range'],
    [
      ['$\\sin^{-1} x$', 'from $-\\frac{\\pi}{2}$ to $\\frac{\\pi}{2}$'],
      ['$\\cos^{-1} x$', 'from $0$ to $\\pi$'],
      ['$\\tan^{-1} x$', 'between $-\\frac{\\pi}{2}$ and $\\frac{\\pi}{2}$'],
    ],
    '',
    true,
  ),
  '<h3>Any triangle</h3>',
  anyTriangle,
  lines([
    'Law of sines: $\\frac{a}{\\sin A} = \\frac{b}{\\sin B} = \\frac{c}{\\sin C}$',
    'Law of cosines: $c^2 = a^2 + b^2 - 2ab \\cos C$',
    'Area: $\\frac{1}{2} ab \\sin C$',
    'Area from three sides: $\\sqrt{s(s - a)(s - b)(s - c)}$ with $s = \\frac{a + b + c}{2}$',
  ]),
  '<h3>Polar coordinates and vectors</h3>',
  lines([
    '$x = r\\cos\\theta$, $y = r\\sin\\theta$',
    '$r^2 = x^2 + y^2$, $\\tan\\theta = \\frac{y}{x}$',
    'Magnitude of $\\mathbf{v} = \\langle a, b \\rangle$: $|\\mathbf{v}| = \\sqrt{a^2 + b^2}$',
    'Dot product: $\\langle a, b \\rangle \\cdot \\langle c, d \\rangle = ac + bd$',
    'Angle between vectors: $\\cos\\theta = \\frac{\\mathbf{u} \\cdot \\mathbf{v}}{|\\mathbf{u}||\\mathbf{v}|}$',
  ]),
].join('')
