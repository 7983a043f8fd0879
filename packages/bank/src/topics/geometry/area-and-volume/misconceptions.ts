import { misconceptions as list, slips } from '#kit'
import { aboutDesign } from './misconceptions-design.ts'
import { aboutSections } from './misconceptions-sections.ts'

const PLANE = 'geo-plane-areas'
const SURF = 'geo-surface-area'
const VOL = 'geo-volume'
const SCALE = 'geo-scaling-and-density'
const CAVALIERI = 'geo-cavalieri'

export const misconceptions = list([
  {
    id: 'geo-area-slanted-side-for-height',
    sentence: 'I used a slanted side as the height.',
    clue: 'The height meets the base at a right angle: look for the little square.',
    skills: [PLANE],
  },
  {
    id: 'geo-area-forgets-the-half',
    sentence: 'I forgot a half, or halved where nothing is to be halved.',
    clue: 'Write down the formula first: does it have a half in it?',
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
    sentence: 'I counted a part twice.',
    clue: 'Draw the cutting lines, and give each piece its own number.',
    skills: [PLANE, VOL, SCALE],
  },
  {
    id: 'geo-area-misses-a-part',
    sentence: 'I left out a part.',
    clue: 'List all the parts before you compute.',
    skills: [PLANE, SURF, VOL, SCALE],
  },
  {
    id: 'geo-area-diameter-for-radius',
    sentence: 'I used the diameter as the radius.',
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
    sentence: 'I mixed up the surface and the volume.',
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
    sentence: 'I forgot the third, or took one where none belongs.',
    clue: 'Three cones fill one cylinder with the same base and height, and three pyramids fill one box.',
    skills: [VOL],
  },
  {
    id: 'geo-area-squares-the-wrong-length',
    sentence: 'I did not square the radius, or squared the height.',
    clue: 'The base is a circle with area $\\pi r^2$; the height comes in once.',
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
    sentence: 'I used the wrong power of the factor.',
    clue: 'Square units go with the square of the factor, cubic units with its cube.',
    skills: [SCALE],
  },
  {
    id: 'geo-area-multiplies-factor-by-the-exponent',
    sentence: 'I multiplied the factor by the exponent instead of raising it to the power.',
    clue: 'A volume takes the scale factor three times: $k \\cdot k \\cdot k$, not $3 \\cdot k$.',
    skills: [SCALE],
  },
  {
    id: 'geo-area-divides-instead-of-multiplying',
    sentence: 'I mixed up multiplying and dividing.',
    clue: 'Say in words what happens to one unit, then to many.',
    skills: [SCALE],
  },
  {
    id: 'geo-area-stops-at-the-volume',
    sentence: 'I stopped at the area or the volume and did not take the last step.',
    clue: 'The area or the volume is only the first step: then comes what belongs to each of its units.',
    skills: [SCALE],
  },
  {
    id: 'geo-area-does-not-solve-for-the-height',
    sentence: 'I did not solve the formula for the height.',
    clue: 'Put what you know into the formula, then solve it for the height.',
    skills: [PLANE],
  },
  {
    id: 'geo-area-uses-a-length-twice',
    sentence: 'I used one length twice and left out another.',
    clue: 'Length, width and height each come in once: cross out what you have used.',
    skills: [VOL, SCALE],
  },
  {
    id: 'geo-area-wrong-base',
    sentence: 'I took the slanted side as the base, although the height stands on another side.',
    clue: 'Base and height belong together: the height meets its base at a right angle.',
    skills: [PLANE],
  },
  {
    id: 'geo-area-takes-the-named-piece',
    sentence: 'I took the two shorter lengths in the figure for the piece that is cut out.',
    clue: 'Work out the sides of the missing piece by subtracting.',
    skills: [PLANE],
  },
  {
    id: 'geo-area-ignores-the-cut',
    sentence: 'I gave the area of the full rectangle.',
    clue: 'A corner is missing: subtract it.',
    skills: [PLANE],
  },
  {
    id: 'geo-area-halves-both-diagonals',
    sentence: 'I halved both diagonals before multiplying.',
    clue: 'The formula has one half: multiply the whole diagonals, then halve once.',
    skills: [PLANE],
  },
  {
    id: 'geo-area-halves-instead-of-doubling',
    sentence: 'I halved the area instead of doubling it.',
    clue: 'To undo a half, multiply by 2.',
    skills: [PLANE],
  },
  {
    id: 'geo-area-adds-the-cut',
    sentence: 'I added a part that is to be taken away, or took away one that is to be added.',
    clue: 'Ask whether the part is on top, or whether it is cut out.',
    skills: [PLANE, VOL],
  },
  {
    id: 'geo-area-half-circumference',
    sentence: 'I took $\\pi r$ for the circumference.',
    clue: 'The way around a circle is $2\\pi r$.',
    skills: [SURF],
  },
  {
    id: 'geo-area-cone-as-cylinder',
    sentence: 'I took the whole circumference times the slant height for the curved side.',
    clue: 'The side of a cone is $\\pi rs$: it narrows to a point.',
    skills: [SURF],
  },
  {
    id: 'geo-area-raises-the-amount',
    sentence: 'I raised the amount to the power as well, not only the factor between the units.',
    clue: 'Only the factor between the units is squared or cubed; the amount stays as it is.',
    skills: [SCALE],
  },
  {
    id: 'geo-area-repeats-the-ratio',
    sentence: 'I kept the given ratio.',
    clue: 'Areas and volumes grow differently: go back to the lengths first.',
    skills: [SCALE],
  },
  {
    id: 'geo-area-prism-as-box',
    sentence: 'I worked out the surface as if the solid were a box.',
    clue: 'List the faces: which of them are triangles, and how many rectangles are there?',
    skills: [SURF],
  },
  {
    id: 'geo-area-adds-the-factor',
    sentence: 'I added the factor instead of multiplying by it.',
    clue: 'To make something several times as large, multiply.',
    skills: [SCALE],
  },
  {
    id: 'geo-area-subtracts-for-the-factor',
    sentence: 'I took the difference of the two heights for the factor.',
    clue: 'The factor says how many times as long: divide.',
    skills: [SCALE],
  },
  ...aboutSections,
  ...aboutDesign,
  ...slips('geo-area', 'areas and volumes', 'put the numbers into the formula and compare.', [
    PLANE,
    SURF,
    VOL,
    SCALE,
    CAVALIERI,
  ]),
])
