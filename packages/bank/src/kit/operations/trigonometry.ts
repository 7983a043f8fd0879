/** Wrong operations of trigonometry. Angles are in degrees; a ratio is named by its number: 1 sine, 2 cosine, 3 tangent. */

import { add, div, type Fracish, frac, mul, sub, toFrac, toNumber } from '../num/frac.ts'
import type { WrongOperation } from './wrong-operation.ts'

/** Far finer than any answer is rounded. */
const FINE = 1e9
const near = (x: number): Fracish => frac(Math.round(x * FINE), FINE)

const RATIOS = [Math.sin, Math.cos, Math.tan] as const
const ratioOf = (number: Fracish, radians: number): number => (RATIOS[toFrac(number).n - 1] ?? Math.sin)(radians)
const INVERSES = [Math.asin, Math.acos, Math.atan] as const
const radians = (degrees: Fracish): number => (toNumber(degrees) * Math.PI) / 180
const sine = (degrees: Fracish): number => Math.sin(radians(degrees))

/** The root of a² + b² + k. */
const sideOf = (a: Fracish, b: Fracish, k: number): Fracish =>
  near(Math.sqrt(Math.max(0, toNumber(a) ** 2 + toNumber(b) ** 2 + k)))
const twice = (a: Fracish, b: Fracish): number => 2 * toNumber(a) * toNumber(b)

export const TRIGONOMETRY_OPERATIONS = {
  // Ratios
  'other-ratio-taken': {
    says: 'takes the ratio b of the angle a where another ratio belongs',
    redo: (a, b) => near(ratioOf(b, radians(a))),
  },
  'ratio-of-another-angle': {
    says: 'takes the ratio b of the angle a where another angle belongs',
    redo: (a, b) => near(ratioOf(b, radians(a))),
  },
  'calculator-in-radians': {
    says: 'takes the ratio b of a, an angle in degrees, with a calculator in radian mode',
    redo: (a, b) => near(ratioOf(b, toNumber(a))),
  },
  'angle-of-another-ratio': {
    says: 'takes the angle whose ratio b is a where another ratio belongs',
    redo: (a, b) => near(((INVERSES[toFrac(b).n - 1] ?? Math.asin)(toNumber(a)) * 180) / Math.PI),
  },
  'ratio-of-other-sides': { says: 'gives a/b, the ratio of two other sides', redo: (a, b) => div(a, b) },
  'share-of-another-whole': {
    says: 'takes the share a/b of c, although angles do not grow in step with ratios',
    redo: (a, b, c = 90) => mul(c, div(a, b)),
  },
  'third-side-without-squares': {
    says: 'takes a + b, or with a negative b their difference, for the third side of a right triangle',
    redo: (a, b) => add(a, b),
  },
  // Formulas
  'sign-between-two-products': {
    says: 'joins the two products a, b of a formula with the sign c (1 or −1) where the other one belongs',
    redo: (a, b, c = 1) => add(a, mul(b, c)),
  },
  'formula-of-the-other-function': {
    says: 'joins a and b, the products of another formula than the one asked for, with its sign c (1 or −1)',
    redo: (a, b, c = 1) => add(a, mul(b, c)),
  },
  'function-of-each-part': {
    says: 'takes the function of each part, a and b, and joins them with the sign c (1 or −1) between the angles',
    redo: (a, b, c = 1) => add(a, mul(b, c)),
  },
  'sign-in-the-denominator': {
    says: 'divides a by 1 + cb with the sign c (1 or −1) where the other one belongs',
    redo: (a, b, c = 1) => div(a, add(1, mul(b, c))),
  },
  'tangent-of-the-sum': {
    says: 'takes a, b into the formula of the sum, (a + b)/(1 − ab), where that of the difference belongs',
    redo: (a, b) => div(add(a, b), sub(1, mul(a, b))),
  },
  'one-left-out': { says: 'divides a by the product b instead of 1 and this product', redo: (a, b) => div(a, b) },
  // Triangles
  'taken-for-a-right-triangle': {
    says: 'takes sides a, b as the legs of a right triangle',
    redo: (a, b) => sideOf(a, b, 0),
  },
  'cosine-term-added': {
    says: 'adds 2ab cos c to the squares of sides a, b where the law of cosines takes it away',
    redo: (a, b, c = 90) => sideOf(a, b, twice(a, b) * Math.cos(radians(c))),
  },
  'two-left-out-of-the-cosine-term': {
    says: 'takes away ab cos c from the squares of sides a, b, without the 2',
    redo: (a, b, c = 90) => sideOf(a, b, (-twice(a, b) * Math.cos(radians(c))) / 2),
  },
  'sine-in-the-cosine-term': {
    says: 'takes away 2ab sin c from the squares of sides a, b',
    redo: (a, b, c = 0) => sideOf(a, b, -twice(a, b) * sine(c)),
  },
  'law-of-cosines-with-another-angle': {
    says: 'uses the law of cosines for sides a, b with the angle c, which is not the one between them',
    redo: (a, b, c = 90) => sideOf(a, b, -twice(a, b) * Math.cos(radians(c))),
  },
  'law-of-cosines-for-another-angle': {
    says: 'gives the angle opposite side c, between a and b, where another angle is asked for',
    redo: (a, b, c = 1) =>
      near((Math.acos((toNumber(a) ** 2 + toNumber(b) ** 2 - toNumber(c) ** 2) / twice(a, b)) * 180) / Math.PI),
  },
  'law-of-sines-with-other-angles': {
    says: 'works out a · sin b ÷ sin c, with angles that are not opposite to the two sides',
    redo: (a, b, c = 90) => near((toNumber(a) * sine(b)) / sine(c)),
  },
  'law-of-sines-upside-down': {
    says: 'works out a · sin b ÷ sin c where the two sines change places',
    redo: (a, b, c = 90) => near((toNumber(a) * sine(b)) / sine(c)),
  },
  'angles-for-their-sines': {
    says: 'takes sides as if they were in proportion to their angles: a · b ÷ c',
    redo: (a, b, c = 1) => div(mul(a, b), c),
  },
  'side-of-another-angle': {
    says: 'gives the side opposite the angle b, which is not asked for: a · sin b ÷ sin c',
    redo: (a, b, c = 90) => near((toNumber(a) * sine(b)) / sine(c)),
  },
  'other-angle-of-the-triangle': {
    says: 'gives the third angle beside a and b, which is not asked for',
    redo: (a, b) => sub(sub(180, a), b),
  },
  'leg-from-a-wrong-leg': {
    says: 'multiplies a, which is not the leg beside the angle b, by the tangent of b',
    redo: (a, b) => near(toNumber(a) * Math.tan(radians(b))),
  },
  'taken-for-base-and-height': {
    says: 'takes sides a, b for base and height of a triangle: half of a · b',
    redo: (a, b) => div(mul(a, b), 2),
  },
  'area-of-other-sides-or-angle': {
    says: 'works out half of a · b · sin c, with a side or an angle that does not belong there',
    redo: (a, b, c = 90) => near((twice(a, b) * sine(c)) / 4),
  },
  'area-without-the-half': {
    says: 'works out a · b · sin c for the area of a triangle',
    redo: (a, b, c = 90) => near((twice(a, b) * sine(c)) / 2),
  },
  'area-with-the-cosine': {
    says: 'works out half of a · b · cos c for the area of a triangle',
    redo: (a, b, c = 0) => near((twice(a, b) * Math.cos(radians(c))) / 4),
  },
  // Turns
  'other-supplement': { says: 'gives 180° − a, which does not have the value', redo: (a) => sub(180, a) },
} as const satisfies Readonly<Record<string, WrongOperation>>
