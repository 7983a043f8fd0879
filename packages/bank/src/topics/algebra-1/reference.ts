import { curve, dot, type Html, marks, note, parabolaSketch, sketch, straight, table } from '#kit'

const line = sketch(
  'A rising line that meets the y-axis at b; from (x₁, y₁) to (x₂, y₂) the run x₂ − x₁ goes right and the rise y₂ − y₁ goes up',
  [
    [-1.5, 8],
    [-1.5, 7],
  ],
  [
    straight(0.6, 1.2),
    marks({
      points: [
        { at: [0, 1.2], label: 'b' },
        { at: [2, 2.4], label: '(x₁, y₁)' },
        { at: [6, 4.8], label: '(x₂, y₂)' },
      ],
      steps: [{ from: [2, 2.4], to: [6, 4.8], run: 'x₂ − x₁', rise: 'y₂ − y₁' }],
      clearOf: [(x) => 0.6 * x + 1.2],
    }),
  ],
)

const growth = sketch(
  'Two curves that begin at a on the y-axis: one for growth, which rises faster and faster, and a dashed one for decay, which falls toward the t-axis and never reaches it',
  [
    [-0.8, 6],
    [-0.8, 8],
  ],
  [
    curve((t) => 2.5 * 1.25 ** t, { from: 0 }),
    curve((t) => 2.5 * 0.65 ** t, { from: 0, dash: true }),
    dot(0, 2.5, { label: 'a', at: 'nw' }),
    note(3.4, 6.6, 'growth'),
    note(4.6, 1.2, 'decay'),
  ],
  { xLabel: 't' },
)

/** The sheet that opens with Reference in the test: drawn where there is something to draw. */
export const reference: Html = [
  '<h3>Lines</h3>',
  line,
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
  parabolaSketch,
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
  growth,
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
