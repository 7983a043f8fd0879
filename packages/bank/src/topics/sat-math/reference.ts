import { type Html, table } from '#kit'

/** The sheet that opens with Reference in the test. */
export const reference: Html = [
  '<h3>Area and circumference</h3>',
  table(
    ['Figure', 'Formula'],
    [
      ['Circle with radius $r$', '$A = \\pi r^2$, $\\quad C = 2\\pi r$'],
      ['Rectangle with sides $\\ell$ and $w$', '$A = \\ell w$'],
      ['Triangle with base $b$ and height $h$', '$A = \\frac{1}{2}bh$'],
    ],
    '',
    true,
  ),
  '<h3>Right triangles</h3>',
  table(
    ['Triangle', 'Sides'],
    [
      ['Legs $a$ and $b$, hypotenuse $c$', '$a^2 + b^2 = c^2$'],
      ['Angles of 30°, 60°, 90°', '$x$, $\\; x\\sqrt{3}$, $\\; 2x$ (opposite these angles)'],
      ['Angles of 45°, 45°, 90°', '$s$, $\\; s$, $\\; s\\sqrt{2}$ (opposite these angles)'],
    ],
    '',
    true,
  ),
  '<h3>Volume</h3>',
  table(
    ['Solid', 'Formula'],
    [
      ['Rectangular prism', '$V = \\ell wh$'],
      ['Cylinder', '$V = \\pi r^2 h$'],
      ['Sphere', '$V = \\frac{4}{3}\\pi r^3$'],
      ['Cone', '$V = \\frac{1}{3}\\pi r^2 h$'],
      ['Pyramid with rectangular base', '$V = \\frac{1}{3}\\ell wh$'],
    ],
    '',
    true,
  ),
  '<h3>Angles</h3>',
  '<p>A full turn has 360 degrees of arc, or $2\\pi$ radians.</p>',
  '<p>The angles of a triangle sum to 180 degrees.</p>',
].join('')
