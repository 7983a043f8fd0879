import { misconceptions as list, slips } from '#kit'

const PLANE = 'geo-plane-areas'
const SURF = 'geo-surface-area'
const VOL = 'geo-volume'
const SCALE = 'geo-scaling-and-density'

export const misconceptions = list([
  {
    id: 'geo-area-slanted-side-for-height',
    sentence: 'I used a slanted side as the height.',
    clue: 'The height meets the base at a right angle: look for the little square.',
    skills: [PLANE],
  },
  {
    id: 'geo-area-forgets-the-half',
    sentence: 'I forgot the half, or halved where nothing is to be halved.',
    clue: 'Triangles, trapezoids, rhombuses and kites have a half in their formula; parallelograms do not.',
    skills: [PLANE, SURF, VOL, SCALE],
  },
  {
    id: 'geo-area-perimeter-for-area',
    sentence: 'I added lengths instead of multiplying them.',
    clue: 'An area counts unit squares: it is a product of two lengths.',
    skills: [PLANE, SURF, SCALE],
  },
  {
    id: 'geo-area-one-base-only',
    sentence: 'I used only one of the two parallel sides of the trapezoid.',
    clue: 'A trapezoid takes the mean of its two bases.',
    skills: [PLANE],
  },
  {
    id: 'geo-area-counts-a-part-twice',
    sentence: 'I counted a part of the figure twice, or took off the wrong part.',
    clue: 'Draw the cutting lines, and give each piece its own number.',
    skills: [PLANE, VOL, SCALE],
  },
  {
    id: 'geo-area-misses-a-part',
    sentence: 'I left out a part of the figure.',
    clue: 'List all the parts before you compute.',
    skills: [PLANE, SURF, VOL, SCALE],
  },
  {
    id: 'geo-area-diameter-for-radius',
    sentence: 'I used the diameter as the radius, or the radius as the diameter.',
    clue: 'Write down r first: half of the diameter.',
    skills: [PLANE, SURF, VOL],
  },
  {
    id: 'geo-area-counts-each-face-once',
    sentence: 'I counted each pair of faces only once.',
    clue: 'A box has six faces: top and bottom, front and back, left and right.',
    skills: [SURF],
  },
  {
    id: 'geo-area-wrong-number-of-bases',
    sentence: 'I counted too many or too few of the ends of the solid.',
    clue: 'Ask for each end whether it belongs to the surface: with or without lid?',
    skills: [SURF],
  },
  {
    id: 'geo-area-volume-for-surface',
    sentence: 'I worked out the volume instead of the surface, or the surface instead of the volume.',
    clue: 'Paint covers a surface (square units), water fills a volume (cubic units).',
    skills: [SURF, VOL, SCALE],
  },
  {
    id: 'geo-area-height-for-slant-height',
    sentence: 'I used the height of the cone where its slant height belongs.',
    clue: 'The side of a cone is measured along the slope: find it with the Pythagorean theorem.',
    skills: [SURF],
  },
  {
    id: 'geo-area-forgets-the-third',
    sentence: 'I forgot the third for a cone or pyramid, or took a third or a half where none belongs.',
    clue: 'Three cones fill one cylinder with the same base and height.',
    skills: [VOL],
  },
  {
    id: 'geo-area-squares-the-wrong-length',
    sentence: 'I squared the height, or did not square the radius.',
    clue: 'The base is a disc with the area $\\pi r^2$; the height comes in once.',
    skills: [VOL],
  },
  {
    id: 'geo-area-sphere-formula-mixed-up',
    sentence: 'I mixed up the formulas of the sphere.',
    clue: 'Surface: $4\\pi r^2$. Volume: $\\frac{4}{3}\\pi r^3$, with the radius three times.',
    skills: [VOL],
  },
  {
    id: 'geo-area-factor-not-raised',
    sentence: 'I multiplied an area or a volume by the scale factor itself.',
    clue: 'Each direction brings the factor once more: areas two times, volumes three times.',
    skills: [SCALE],
  },
  {
    id: 'geo-area-square-for-cube',
    sentence: 'I squared the factor for a volume, or cubed it for an area.',
    clue: 'Square units go with the square of the factor, cubic units with its cube.',
    skills: [SCALE],
  },
  {
    id: 'geo-area-multiplies-factor-by-the-exponent',
    sentence: 'I multiplied the factor by 2 or 3 instead of squaring or cubing it.',
    clue: '$4^3 = 4 \\cdot 4 \\cdot 4 = 64$, not $3 \\cdot 4 = 12$.',
    skills: [SCALE],
  },
  {
    id: 'geo-area-divides-instead-of-multiplying',
    sentence: 'I divided where I should multiply, or the other way around.',
    clue: 'Density says how much belongs to one unit: for many units, multiply.',
    skills: [SCALE],
  },
  {
    id: 'geo-area-stops-at-the-volume',
    sentence: 'I gave the area or the volume, although the mass or the number of people was asked for.',
    clue: 'The volume is only the first step: then comes what belongs to each of its units.',
    skills: [SCALE],
  },
  {
    id: 'geo-area-does-not-solve-for-the-height',
    sentence: 'I combined the given numbers without writing down the formula for the area.',
    clue: 'Put what you know into the formula, then solve it for the height.',
    skills: [PLANE],
  },
  {
    id: 'geo-area-uses-a-length-twice',
    sentence: 'I used one length twice and left out another.',
    clue: 'Length, width and height each come in once: cross out what you have used.',
    skills: [VOL, SCALE],
  },
  ...slips('geo-area', 'areas and volumes', 'put the numbers into the formula and compare.', [PLANE, SURF, VOL, SCALE]),
])
