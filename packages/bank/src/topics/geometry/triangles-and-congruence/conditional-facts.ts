/** Statements “If …, then …” about one thing, whether they are true, and whether their converses are. */

import { text } from '#kit'

export type Fact = Readonly<{
  /** What the statement is about: “a triangle”. */ a: string
  p: string
  np: string
  q: string
  nq: string
  /** Has p without q; none where the statement is true. */ cx?: string
  /** Has q without p; none where the converse is true. */ cy?: string
}>

export const BOTH: readonly Fact[] = [
  {
    a: 'a triangle',
    p: 'has three equal sides',
    np: 'does not have three equal sides',
    q: 'has three equal angles',
    nq: 'does not have three equal angles',
  },
  {
    a: 'a triangle',
    p: 'has two equal sides',
    np: 'does not have two equal sides',
    q: 'has two equal angles',
    nq: 'does not have two equal angles',
  },
  {
    a: 'a quadrilateral',
    p: 'is a parallelogram',
    np: 'is not a parallelogram',
    q: 'has diagonals that bisect each other',
    nq: 'does not have diagonals that bisect each other',
  },
  {
    a: 'a parallelogram',
    p: 'is a rectangle',
    np: 'is not a rectangle',
    q: 'has diagonals of equal length',
    nq: 'does not have diagonals of equal length',
  },
  {
    a: 'a parallelogram',
    p: 'is a rhombus',
    np: 'is not a rhombus',
    q: 'has perpendicular diagonals',
    nq: 'does not have perpendicular diagonals',
  },
  {
    a: 'a polygon',
    p: 'is a triangle',
    np: 'is not a triangle',
    q: 'has interior angles with a sum of 180°',
    nq: 'does not have interior angles with a sum of 180°',
  },
  {
    a: 'a point',
    p: 'lies on the perpendicular bisector of segment $AB$',
    np: 'does not lie on the perpendicular bisector of segment $AB$',
    q: 'is equally far from $A$ and $B$',
    nq: 'is not equally far from $A$ and $B$',
  },
  {
    a: 'a quadrilateral',
    p: 'has two pairs of parallel sides',
    np: 'does not have two pairs of parallel sides',
    q: 'has two pairs of equal opposite angles',
    nq: 'does not have two pairs of equal opposite angles',
  },
]

export const ONE_WAY: readonly Fact[] = [
  {
    a: 'a quadrilateral',
    p: 'is a square',
    np: 'is not a square',
    q: 'has four equal sides',
    nq: 'does not have four equal sides',
    cy: 'a rhombus with an angle of 50°',
  },
  {
    a: 'a quadrilateral',
    p: 'is a rectangle',
    np: 'is not a rectangle',
    q: 'is a parallelogram',
    nq: 'is not a parallelogram',
    cy: 'a parallelogram with an angle of 70°',
  },
  {
    a: 'a triangle',
    p: 'is equilateral',
    np: 'is not equilateral',
    q: 'has two equal sides',
    nq: 'does not have two equal sides',
    cy: 'a triangle with sides 5, 5 and 8',
  },
  {
    a: 'an angle',
    p: 'measures 40°',
    np: 'does not measure 40°',
    q: 'is acute',
    nq: 'is not acute',
    cy: 'an angle of 75°',
  },
  {
    a: 'a triangle',
    p: 'has angles of 45°, 45° and 90°',
    np: 'does not have angles of 45°, 45° and 90°',
    q: 'is a right triangle',
    nq: 'is not a right triangle',
    cy: 'a triangle with sides 3, 4 and 5',
  },
  {
    a: 'a quadrilateral',
    p: 'is a rhombus',
    np: 'is not a rhombus',
    q: 'has perpendicular diagonals',
    nq: 'does not have perpendicular diagonals',
    cy: 'a kite with sides 3, 3, 5 and 5',
  },
  {
    a: 'a polygon',
    p: 'is a regular hexagon',
    np: 'is not a regular hexagon',
    q: 'has six equal sides',
    nq: 'does not have six equal sides',
    cy: 'a hexagon with equal sides that is pushed flat',
  },
  {
    a: 'a quadrilateral',
    p: 'is a rectangle',
    np: 'is not a rectangle',
    q: 'has diagonals of equal length',
    nq: 'does not have diagonals of equal length',
    cy: 'an isosceles trapezoid',
  },
  {
    a: 'a triangle',
    p: 'has an angle of 120°',
    np: 'does not have an angle of 120°',
    q: 'is obtuse',
    nq: 'is not obtuse',
    cy: 'a triangle with an angle of 100°',
  },
  {
    a: 'a whole number',
    p: 'is divisible by 10',
    np: 'is not divisible by 10',
    q: 'is even',
    nq: 'is not even',
    cy: 'the number 14',
  },
]

export const NEITHER: readonly Fact[] = [
  {
    a: 'a triangle',
    p: 'has two equal sides',
    np: 'does not have two equal sides',
    q: 'has three acute angles',
    nq: 'does not have three acute angles',
    cx: 'a triangle with angles of 30°, 30° and 120°',
    cy: 'a triangle with angles of 50°, 60° and 70°',
  },
  {
    a: 'a quadrilateral',
    p: 'has a right angle',
    np: 'does not have a right angle',
    q: 'has four equal sides',
    nq: 'does not have four equal sides',
    cx: 'a rectangle of 3 by 5',
    cy: 'a rhombus with an angle of 50°',
  },
  {
    a: 'a triangle',
    p: 'has a right angle',
    np: 'does not have a right angle',
    q: 'has two equal sides',
    nq: 'does not have two equal sides',
    cx: 'a triangle with sides 3, 4 and 5',
    cy: 'a triangle with sides 5, 5 and 6',
  },
  {
    a: 'a quadrilateral',
    p: 'has perpendicular diagonals',
    np: 'does not have perpendicular diagonals',
    q: 'has diagonals of equal length',
    nq: 'does not have diagonals of equal length',
    cx: 'a rhombus with diagonals 6 and 8',
    cy: 'a rectangle of 3 by 5',
  },
  {
    a: 'a polygon',
    p: 'has sides of equal length',
    np: 'does not have sides of equal length',
    q: 'has angles of equal measure',
    nq: 'does not have angles of equal measure',
    cx: 'a rhombus with an angle of 50°',
    cy: 'a rectangle of 3 by 5',
  },
  {
    a: 'a rectangle',
    p: 'has a perimeter of 20 inches',
    np: 'does not have a perimeter of 20 inches',
    q: 'has an area of 24 square inches',
    nq: 'does not have an area of 24 square inches',
    cx: 'a rectangle of 2 in. by 8 in.',
    cy: 'a rectangle of 3 in. by 8 in.',
  },
]

/** The same facts the other way around. */
export const turned = ({ a, p, np, q, nq, cx, cy }: Fact): Fact => ({
  a,
  p: q,
  np: nq,
  q: p,
  nq: np,
  ...(cy ? { cx: cy } : {}),
  ...(cx ? { cy: cx } : {}),
})

export const ifThen = (a: string, p: string, q: string): string => `If ${a} ${p}, then it ${q}`

/** A statement as an option. */
export const said = (statement: string) => text(`${statement}.`)
