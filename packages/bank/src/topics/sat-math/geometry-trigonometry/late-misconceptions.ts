import { misconceptions as list } from '#kit'
import { slip } from '../common.ts'

const CIRCLES = 'sm-circles'
const AREA = 'sm-area-and-volume'
const RIGHT_TRIANGLES = 'sm-right-triangles-trigonometry'
const TRIANGLES = 'sm-lines-angles-triangles'

export const lateMisconceptions = list([
  slip(
    'sm-slope-of-the-radius',
    'I gave the slope of the radius instead of the tangent.',
    'The tangent is at a right angle to the radius: take the negative reciprocal.',
    CIRCLES,
  ),
  slip(
    'sm-takes-the-reciprocal-only',
    'I took the reciprocal and did not change the sign.',
    'Slopes of lines at a right angle multiply to −1.',
    CIRCLES,
  ),
  slip(
    'sm-changes-the-sign-of-the-radius-only',
    'I changed the sign and did not take the reciprocal.',
    'Slopes of lines at a right angle multiply to −1.',
    CIRCLES,
  ),
  slip(
    'sm-angle-at-the-other-side-of-the-tangent',
    'I gave the angle between tangent and chord instead of the angle between radius and chord.',
    'The two make a right angle together; mark which one is asked for.',
    CIRCLES,
  ),
  slip(
    'sm-central-angle-for-the-base-angle',
    'I stopped at the angle at the center.',
    'The two radii make an isosceles triangle: go on to its base angles.',
    CIRCLES,
  ),
  slip(
    'sm-takes-the-angle-outside',
    'I took the angle between the tangents for the angle that is asked for.',
    'Use the right angles between radius and tangent.',
    CIRCLES,
  ),
  slip(
    'sm-complement-of-the-angle-outside',
    'I subtracted the whole angle between the tangents from 90°.',
    'The line to the center halves this angle.',
    CIRCLES,
  ),
  slip(
    'sm-area-for-the-arc-in-radians',
    'I used the rule for the area of a sector.',
    'Arc: radius times angle. Area: half of radius squared times angle.',
    CIRCLES,
  ),
  slip(
    'sm-angle-not-between-the-sides',
    'I used two pairs of sides in the same ratio although the equal angles do not lie between them.',
    'Side, angle, side: the angle must be formed by the two sides.',
    TRIANGLES,
  ),
  slip(
    'sm-matches-sides-the-wrong-way',
    'I matched the sides of the two triangles the wrong way around.',
    'The ratio must go from the same triangle to the same triangle each time.',
    TRIANGLES,
  ),
  slip(
    'sm-similar-for-congruent',
    'I took equal angles as enough, which only show that the triangles are similar.',
    'Congruent triangles have the same size as well. Angles never fix the size: at least one pair of sides must be equal.',
    TRIANGLES,
  ),
  slip(
    'sm-angle-outside-the-equal-sides',
    'I used two pairs of equal sides and a pair of equal angles that do not lie between them.',
    'Two sides and an angle fix a triangle if the angle lies between the sides.',
    TRIANGLES,
  ),
  slip(
    'sm-pairs-parts-that-do-not-correspond',
    'I compared parts that lie at different places in the two triangles.',
    'Read the order of the vertices in the names: the first goes with the first, the second with the second.',
    TRIANGLES,
  ),
  slip(
    'sm-forgets-the-half-of-the-area',
    'I multiplied base and height and left out the half.',
    'A triangle is half of the rectangle with the same base and height.',
    AREA,
  ),
  slip(
    'sm-root-not-taken',
    'I gave the square of the side instead of the side.',
    'The theorem gives a square; take its root at the end.',
    RIGHT_TRIANGLES,
  ),
  slip(
    'sm-area-and-circumference-swapped',
    'I used the formula for the other measure of the circle.',
    'Area is in square units and has the square of the radius; circumference is a length.',
    CIRCLES,
  ),
  slip(
    'sm-gives-the-rise-alone',
    'I gave the rise alone and did not add it to the old depth.',
    'Ask whether the question wants the change or the depth after it.',
    AREA,
  ),
  slip(
    'sm-takes-the-rise-off',
    'I subtracted the rise from the old depth.',
    'What is put in makes the level rise: add the rise to the old depth.',
    AREA,
  ),
  slip(
    'sm-forgets-a-side-of-the-base',
    'I divided the volume by one side of the base only.',
    'A volume divided by the area of the base gives a height; the area needs both sides.',
    AREA,
  ),
  slip(
    'sm-halves-the-square-of-the-radius',
    'I halved the right side instead of taking its square root.',
    'The right side is the radius times itself.',
    CIRCLES,
  ),
])
