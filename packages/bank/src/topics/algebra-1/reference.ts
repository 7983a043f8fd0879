import { type Html, table } from '#kit'

/** The sheet that opens with Reference in the test. */
export const reference: Html = [
  '<h3>Lines</h3>',
  table(
    ['Form', 'Equation'],
    [
      ['Slope', '$m = \\frac{y_2 - y_1}{x_2 - x_1}$'],
      ['Slope-intercept', '$y = mx + b$'],
      ['Point-slope', '$y - y_1 = m(x - x_1)$'],
      ['Standard', '$Ax + By = C$'],
    ],
    '',
    true,
  ),
  '<h3>Exponents</h3>',
  '<p>$a^m \\cdot a^n = a^{m+n}$, $\\quad \\frac{a^m}{a^n} = a^{m-n}$, $\\quad (a^m)^n = a^{mn}$, $\\quad a^{-n} = \\frac{1}{a^n}$</p>',
  '<h3>Quadratics</h3>',
  table(
    ['What', 'Formula'],
    [
      ['Standard form', '$y = ax^2 + bx + c$'],
      ['Vertex form', '$y = a(x - h)^2 + k$'],
      ['Axis of symmetry', '$x = -\\frac{b}{2a}$'],
      ['Solutions of $ax^2 + bx + c = 0$', '$x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$'],
      ['Special products', '$(a \\pm b)^2 = a^2 \\pm 2ab + b^2$, $\\quad (a + b)(a - b) = a^2 - b^2$'],
    ],
    '',
    true,
  ),
  '<h3>Sequences and growth</h3>',
  table(
    ['What', 'Formula'],
    [
      ['Arithmetic sequence', '$a_n = a_1 + (n - 1)d$'],
      ['Geometric sequence', '$a_n = a_1 \\cdot r^{n-1}$'],
      ['Exponential growth', '$y = a(1 + r)^t$'],
      ['Exponential decay', '$y = a(1 - r)^t$'],
      ['Simple interest', '$I = Prt$'],
      ['Distance', '$d = rt$'],
    ],
    '',
    true,
  ),
].join('')
