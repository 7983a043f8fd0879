/** Mistakes about cross-sections and solids of revolution. */

import { misconceptions as list } from '#kit'

const CROSS = 'geo-cross-sections'

export const aboutSections = list([
  {
    id: 'geo-cross-takes-the-base',
    sentence: 'I named the base of the solid instead of the cut.',
    clue: 'The cut is a copy of the base only if it runs straight across.',
    skills: [CROSS],
  },
  {
    id: 'geo-cross-takes-the-outline',
    sentence: 'I named how the solid looks from the side instead of the cut.',
    clue: 'Go along the edge of the cut: which faces does it meet?',
    skills: [CROSS],
  },
  {
    id: 'geo-cross-wrong-edges',
    sentence: 'I gave the cut straight edges where it is curved, or the wrong number of them.',
    clue: 'Each flat face gives one straight edge; a curved face gives a curved one.',
    skills: [CROSS],
  },
  {
    id: 'geo-cross-wrong-tilt',
    sentence: 'I mixed up a slanted cut with one straight across or straight down.',
    clue: 'Tilt the plane in your mind: straight across, straight down, and slanted give different shapes.',
    skills: [CROSS],
  },
  {
    id: 'geo-cross-radius-for-width',
    sentence: 'I used the radius as the width of the cut.',
    clue: 'A cut through the center is as wide as the diameter.',
    skills: [CROSS],
  },
  {
    id: 'geo-cross-triangle-for-rectangle',
    sentence: 'I forgot the half in the area of the triangle.',
    clue: 'Sketch the cut by itself before you compute its area.',
    skills: [CROSS],
  },
  {
    id: 'geo-cross-perimeter',
    sentence: 'I found the perimeter of the cut instead of its area.',
    clue: 'An area is a product of two lengths.',
    skills: [CROSS],
  },
  {
    id: 'geo-cross-squares-the-radius',
    sentence: 'I squared the radius to get the width of the cut, instead of doubling it.',
    clue: 'The cut is a flat figure: width times height, with a half for a triangle.',
    skills: [CROSS],
  },
  {
    id: 'geo-cross-adds',
    sentence: 'I added width and height instead of multiplying them.',
    clue: 'An area counts unit squares: multiply.',
    skills: [CROSS],
  },
  {
    id: 'geo-cross-doubles-the-area',
    sentence: 'I counted the area of the cut twice.',
    clue: 'The cut is one flat figure. Sketch it with its width and height.',
    skills: [CROSS],
  },
  {
    id: 'geo-cross-subtracts-the-distance',
    sentence: 'I subtracted the distance from the radius.',
    clue: 'Radius of the sphere, distance and radius of the cut form a right triangle.',
    skills: [CROSS],
  },
  {
    id: 'geo-cross-great-circle',
    sentence: 'I used the radius of the sphere for the cut.',
    clue: 'Only a cut through the center is as wide as the sphere.',
    skills: [CROSS],
  },
  {
    id: 'geo-cross-distance-as-radius',
    sentence: 'I used the distance from the center as the radius of the cut.',
    clue: 'Sketch the right triangle: the distance is one leg, the radius of the cut the other.',
    skills: [CROSS],
  },
  {
    id: 'geo-cross-adds-the-squares',
    sentence: 'I added the squares instead of subtracting them.',
    clue: 'The longest side is the radius of the sphere; a shorter one is found by subtracting.',
    skills: [CROSS],
  },
  {
    id: 'geo-cross-circumference',
    sentence: 'I found the circumference of the cut.',
    clue: 'The area of a circle has the radius squared.',
    skills: [CROSS],
  },
  {
    id: 'geo-cross-area-scaled-once',
    sentence: 'I scaled the area by the factor of the lengths.',
    clue: 'Lengths take the factor once, areas take it twice.',
    skills: [CROSS],
  },
  {
    id: 'geo-cross-wrong-end',
    sentence: 'I measured from the base instead of from the tip.',
    clue: 'The small solid that is similar to the whole one lies between the tip and the cut.',
    skills: [CROSS],
  },
  {
    id: 'geo-cross-stops-at-the-side',
    sentence: 'I gave the side of the cut instead of its area.',
    clue: 'Read what is asked for: square units or units?',
    skills: [CROSS],
  },
  {
    id: 'geo-rev-cone-or-cylinder',
    sentence: 'I mixed up the solids that a rectangle and a right triangle make.',
    clue: 'A side that keeps its distance from the axis makes a cylinder; a side that meets the axis makes a cone.',
    skills: [CROSS],
  },
  {
    id: 'geo-rev-anything-round-is-a-sphere',
    sentence: 'I mixed up a sphere with another round solid.',
    clue: 'A sphere needs an arc: straight sides of the figure make cylinders and cones.',
    skills: [CROSS],
  },
  {
    id: 'geo-rev-slides-instead',
    sentence: 'I moved the figure straight instead of turning it around the axis.',
    clue: 'In a rotation every point runs around the axis in a circle, so the solid is round.',
    skills: [CROSS],
  },
  {
    id: 'geo-rev-wrong-axis',
    sentence: 'I rotated the figure around another line.',
    clue: 'Mark the axis first: points on it stay where they are.',
    skills: [CROSS],
  },
  {
    id: 'geo-rev-half-turn',
    sentence: 'I did not use the whole turn, or took a wrong part of the volume.',
    clue: 'A full turn brings every point back: the whole solid counts.',
    skills: [CROSS],
  },
  {
    id: 'geo-rev-no-hole',
    sentence: 'I overlooked the hole, or gave the solid the wrong walls.',
    clue: 'A gap between figure and axis becomes a hole.',
    skills: [CROSS],
  },
  {
    id: 'geo-rev-swaps-radius-and-height',
    sentence: 'I exchanged radius and height.',
    clue: 'The side on the axis is the height; the distance from the axis is the radius.',
    skills: [CROSS],
  },
  {
    id: 'geo-rev-diameter',
    sentence: 'I took the distance from the axis for the diameter.',
    clue: 'The axis runs through the middle of the solid: the distance from it is the radius.',
    skills: [CROSS],
  },
  {
    id: 'geo-rev-doubles-the-radius',
    sentence: 'I used the whole width of the solid as its radius.',
    clue: 'The radius goes from the axis to the edge, not from edge to edge.',
    skills: [CROSS],
  },
  {
    id: 'geo-rev-radius-not-squared',
    sentence: 'I did not square the radius.',
    clue: 'The base is a circle: its area has the radius squared.',
    skills: [CROSS],
  },
  {
    id: 'geo-rev-lateral-area',
    sentence: 'I found the area of the curved side instead of the volume.',
    clue: 'A volume takes the area of the base times the height.',
    skills: [CROSS],
  },
  {
    id: 'geo-rev-same-either-way',
    sentence: 'I gave one of the two volumes.',
    clue: 'Read the question again: it asks how much the two differ.',
    skills: [CROSS],
  },
  {
    id: 'geo-rev-adds-the-volumes',
    sentence: 'I added the two volumes.',
    clue: '“Exceeds by” means a difference.',
    skills: [CROSS],
  },
])
