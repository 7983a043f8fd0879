import { drawing, g, type Html, solid, xy } from '#kit'

const LOOSE = { loose: true } as const

const circle = drawing({ alt: 'A circle with the radius r', at: { O: [0, 0], P: [2, 0] }, show: '', height: 170 }, [
  g.circle('O', 2),
  g.dots('O'),
  g.seg('OP', 'r', { ...LOOSE, as: 'The radius' }),
])

const rectangle = drawing(
  { alt: 'A rectangle with the sides ℓ and w', at: { a: [0, 0], b: [4, 0], c: [4, 2.2], e: [0, 2.2] }, height: 150 },
  [
    g.polygon('abce'),
    g.side('ab', 'ℓ', { ...LOOSE, as: 'The long side' }),
    g.side('bc', 'w', { ...LOOSE, as: 'The short side' }),
  ],
)

const triangle = drawing(
  {
    alt: 'A triangle with the base b and the height h',
    at: { a: [0, 0], b: [4, 0], c: [1.4, 2.4], f: [1.4, 0] },
    height: 160,
  },
  [
    g.polygon('abc'),
    g.seg('cf', 'h', { ...LOOSE, dash: true, thin: true, as: 'The height' }),
    g.right('cfb'),
    g.side('ab', 'b', { ...LOOSE, as: 'The base' }),
  ],
)

type Right = Readonly<{ alt: string; sides: readonly [string, string, string]; angles?: readonly [number, number] }>
const rightTriangle = ({ alt, sides, angles }: Right): Html => {
  const [A, B, C] = xy.asa(angles?.[0] ?? 35, 2, 90)
  return drawing({ alt, at: { a: A, b: B, c: C }, height: 190 }, [
    g.polygon('abc'),
    g.right('abc'),
    ...(angles ? [g.angle('bac', `${angles[0]}°`), g.angle('acb', `${angles[1]}°`)] : []),
    g.side('ab', sides[0], { ...LOOSE, as: 'The bottom leg' }),
    g.side('bc', sides[1], { ...LOOSE, as: 'The vertical leg' }),
    g.side('ca', sides[2], { ...LOOSE, as: 'The hypotenuse' }),
  ])
}

/** A drawing with what holds of it. */
const entry = (figure: Html, ...formulas: readonly string[]): Html =>
  `${figure}<p>${formulas.map((f) => `$${f}$`).join(' &emsp; ')}</p>`

/** The sheet that opens with Reference in the test: drawn, as on the day of the exam. */
export const reference: Html = [
  '<h3>Area and circumference</h3>',
  entry(circle, 'A = \\pi r^2', 'C = 2\\pi r'),
  entry(rectangle, 'A = \\ell w'),
  entry(triangle, 'A = \\frac{1}{2}bh'),
  '<h3>Right triangles</h3>',
  entry(
    rightTriangle({ alt: 'A right triangle with the legs b and a and the hypotenuse c', sides: ['b', 'a', 'c'] }),
    'c^2 = a^2 + b^2',
  ),
  rightTriangle({
    alt: 'A right triangle with angles of 30° and 60°',
    angles: [30, 60],
    sides: ['x√3', 'x', '2x'],
  }),
  rightTriangle({ alt: 'A right triangle with two angles of 45°', angles: [45, 45], sides: ['s', 's', 's√2'] }),
  '<p>These two are special right triangles.</p>',
  '<h3>Volume</h3>',
  entry(
    solid.box({ alt: 'A rectangular prism', w: 4, d: 2.5, h: 2, labels: { w: 'ℓ', d: 'w', h: 'h' } }),
    'V = \\ell wh',
  ),
  entry(solid.cylinder({ alt: 'A cylinder', r: 1.5, h: 2.5, labels: { r: 'r', h: 'h' } }), 'V = \\pi r^2 h'),
  entry(solid.sphere({ alt: 'A sphere', r: 2, labels: { r: 'r' } }), 'V = \\frac{4}{3}\\pi r^3'),
  entry(solid.cone({ alt: 'A cone', r: 1.5, h: 3, labels: { r: 'r', h: 'h' } }), 'V = \\frac{1}{3}\\pi r^2 h'),
  entry(
    solid.pyramid({
      alt: 'A pyramid with a rectangular base',
      w: 3.5,
      d: 2.5,
      h: 2.8,
      labels: { w: 'ℓ', d: 'w', h: 'h' },
    }),
    'V = \\frac{1}{3}\\ell wh',
  ),
  '<h3>Angles</h3>',
  '<p>A full turn has 360 degrees of arc, or $2\\pi$ radians.</p>',
  '<p>The angles of a triangle sum to 180 degrees.</p>',
].join('')
