import { misconceptions as list, slips } from '#kit'

const REF = 'geo-translations-reflections'
const ROT = 'geo-rotations'
const DIL = 'geo-dilations-and-symmetry'

export const misconceptions = list([
  {
    id: 'geo-trans-wrong-axis',
    sentence: 'I reflected across the wrong line.',
    clue: 'Across the $x$-axis the point moves up or down, so $y$ changes its sign.',
    skills: [REF, DIL],
  },
  {
    id: 'geo-trans-changes-both-signs',
    sentence: 'I changed both signs for one reflection, or turned by a half turn.',
    clue: 'A reflection across an axis changes one coordinate only.',
    skills: [REF, ROT, DIL],
  },
  {
    id: 'geo-trans-swaps-coordinates-wrongly',
    sentence: 'I swapped the coordinates where they stay, or did not swap where they change places.',
    clue: 'Coordinates swap for the line $y = x$ and for turns by 90°, not for the axes and not for half turns.',
    skills: [REF, ROT],
  },
  {
    id: 'geo-trans-moves-the-wrong-way',
    sentence: 'I moved in the opposite direction.',
    clue: 'Right and up add, left and down subtract.',
    skills: [REF, DIL],
  },
  {
    id: 'geo-trans-swaps-the-steps',
    sentence: 'I applied the steps to the wrong coordinates, or only one of them.',
    clue: 'Left and right change $x$, up and down change $y$.',
    skills: [REF, DIL],
  },
  {
    id: 'geo-trans-ignores-the-position-of-the-line',
    sentence: 'I reflected across the axis although the mirror line lies elsewhere.',
    clue: 'Count the steps to the mirror line, then the same number beyond it.',
    skills: [REF],
  },
  {
    id: 'geo-trans-rotates-the-wrong-way',
    sentence: 'I turned in the wrong direction.',
    clue: 'Clockwise is the way the hands of a clock move; check the quadrant.',
    skills: [ROT],
  },
  {
    id: 'geo-trans-wrong-angle-of-rotation',
    sentence: 'I turned by the wrong angle.',
    clue: 'Each 90° moves a point to the next quadrant.',
    skills: [ROT, DIL],
  },
  {
    id: 'geo-trans-reflection-for-rotation',
    sentence: 'I took a reflection for a rotation, or the other way around.',
    clue: 'A rotation keeps the order of the letters around the figure, a reflection reverses it.',
    skills: [REF, ROT],
  },
  {
    id: 'geo-trans-ignores-the-center',
    sentence: 'I used the origin as the center although another point is given.',
    clue: 'Take the steps from the center to the point, transform them, and start at the center again.',
    skills: [ROT, DIL],
  },
  {
    id: 'geo-trans-adds-the-factor',
    sentence: 'I added the factor to the coordinates or used it for one coordinate only.',
    clue: 'A dilation multiplies both steps from the center.',
    skills: [DIL],
  },
  {
    id: 'geo-trans-inverts-the-factor',
    sentence: 'I divided by the factor, or compared image and original the wrong way around.',
    clue: 'The scale factor is image divided by original: above 1 it enlarges.',
    skills: [DIL],
  },
  {
    id: 'geo-trans-wrong-order',
    sentence: 'I carried out the steps in the wrong order or left one out.',
    clue: 'Write down the point after each step.',
    skills: [DIL],
  },
  {
    id: 'geo-trans-miscounts-symmetries',
    sentence: 'I miscounted the symmetries of the figure.',
    clue: 'A regular polygon with n sides has n mirror lines and n turns onto itself in a full turn.',
    skills: [DIL],
  },
  ...slips('geo-trans', 'transformations', 'follow one corner from the figure to its image.', [REF, ROT, DIL]),
])
