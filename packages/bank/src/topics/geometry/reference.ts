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

/** One formula to a line: a narrow panel breaks none of them. */
const lines = (formulas: readonly Html[]): Html => `<ul>${formulas.map((f) => `<li>${f}</li>`).join('')}</ul>`

/** The sheet that opens with Reference in the test. */
export const reference: Html = [
  '<h3>Angles</h3>',
  table(
    ['What', 'Rule'],
    [
      ['Angles in a triangle', 'sum $180^\\circ$'],
      ['Interior angles of an $n$-gon', 'sum $(n - 2) \\cdot 180^\\circ$'],
      ['Exterior angles of a convex $n$-gon, one at each vertex', 'sum $360^\\circ$'],
      ['Around a point', 'sum $360^\\circ$'],
    ],
    '',
    true,
  ),
  '<h3>Right triangles</h3>',
  '<p>$a^2 + b^2 = c^2$, where $c$ is the hypotenuse.</p>',
  lines([
    '$\\sin A = \\frac{\\text{opposite}}{\\text{hypotenuse}}$',
    '$\\cos A = \\frac{\\text{adjacent}}{\\text{hypotenuse}}$',
    '$\\tan A = \\frac{\\text{opposite}}{\\text{adjacent}}$',
  ]),
  special('A right triangle with two angles of 45°', [45, 45], ['s', 's', 's√2']),
  special('A right triangle with angles of 30° and 60°', [30, 60], ['s√3', 's', '2s']),
  '<h3>Area and circumference</h3>',
  table(
    ['Figure', 'Formula'],
    [
      ['Rectangle', '$A = \\ell w$'],
      ['Triangle', '$A = \\frac{1}{2} b h$'],
      ['Parallelogram', '$A = b h$'],
      ['Trapezoid', '$A = \\frac{1}{2}(b_1 + b_2) h$'],
      ['Rhombus or kite with diagonals $d_1$, $d_2$', '$A = \\frac{1}{2} d_1 d_2$'],
      ['Regular polygon with apothem $a$, perimeter $P$', '$A = \\frac{1}{2} a P$'],
      ['Circle', '$A = \\pi r^2$'],
      ['Circumference of a circle', '$C = 2 \\pi r$'],
      ['Arc of $x^\\circ$', '$\\frac{x}{360} \\cdot 2 \\pi r$'],
      ['Sector of $x^\\circ$', '$\\frac{x}{360} \\cdot \\pi r^2$'],
    ],
    '',
    true,
  ),
  '<h3>Volume</h3>',
  table(
    ['Solid', 'Volume'],
    [
      ['Box', '$V = \\ell w h$'],
      ['Prism with base area $B$', '$V = B h$'],
      ['Cylinder', '$V = \\pi r^2 h$'],
      ['Pyramid with base area $B$', '$V = \\frac{1}{3} B h$'],
      ['Cone', '$V = \\frac{1}{3} \\pi r^2 h$'],
      ['Sphere', '$V = \\frac{4}{3} \\pi r^3$'],
    ],
    '',
    true,
  ),
  '<h3>Surface area</h3>',
  '<p>$B$ is the area and $P$ the perimeter of the base, $s$ is the slant height.</p>',
  table(
    ['Solid', 'Surface area'],
    [
      ['Box', '$S = 2(\\ell w + \\ell h + w h)$'],
      ['Prism', '$S = 2B + P h$'],
      ['Cylinder', '$S = 2 \\pi r^2 + 2 \\pi r h$'],
      ['Regular pyramid', '$S = B + \\frac{1}{2} P s$'],
      ['Cone', '$S = \\pi r^2 + \\pi r s$'],
      ['Sphere', '$S = 4 \\pi r^2$'],
    ],
    '',
    true,
  ),
  '<h3>Coordinates</h3>',
  lines([
    'Distance: $\\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}$',
    'Midpoint: $\\left( \\frac{x_1 + x_2}{2}, \\frac{y_1 + y_2}{2} \\right)$',
    'Slope: $\\frac{y_2 - y_1}{x_2 - x_1}$',
    'Parallel lines have equal slopes; the slopes of perpendicular lines have the product $-1$.',
    'Circle with center $(h, k)$ and radius $r$: $(x - h)^2 + (y - k)^2 = r^2$',
  ]),
].join('')
