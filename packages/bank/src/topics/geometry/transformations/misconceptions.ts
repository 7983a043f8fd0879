import { misconceptions as list, slips } from '#kit'

const REF = 'geo-translations-reflections'
const ROT = 'geo-rotations'
const DIL = 'geo-dilations-and-symmetry'

export const misconceptions = list([
  {
    id: 'geo-trans-wrong-axis',
    sentence: 'I reflected across the wrong line.',
    clue: 'Across the $x$-axis a point moves up or down, so $y$ changes its sign; across the $y$-axis $x$ does.',
    skills: [REF, DIL],
  },
  {
    id: 'geo-trans-changes-both-signs',
    sentence: 'I changed both signs for one reflection.',
    clue: 'A reflection across an axis changes one coordinate only.',
    skills: [REF, ROT, DIL],
  },
  {
    id: 'geo-trans-swaps-coordinates-wrongly',
    sentence: 'I swapped the coordinates wrongly.',
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
    id: 'geo-trans-gives-the-shared-coordinate',
    sentence: 'I gave the coordinate that point and image share.',
    clue: 'The line lies halfway between point and image: use the coordinates that differ.',
    skills: [REF],
  },
  {
    id: 'geo-trans-middle-with-the-wrong-sign',
    sentence: 'I changed the sign of the middle.',
    clue: 'Half the sum of the two coordinates is the middle, with the sign that it has.',
    skills: [REF],
  },
  {
    id: 'geo-trans-swaps-the-steps',
    sentence: 'I applied the step for $x$ to $y$, and the step for $y$ to $x$.',
    clue: 'Left and right change $x$, up and down change $y$.',
    skills: [REF, DIL],
  },
  {
    id: 'geo-trans-ignores-the-position-of-the-line',
    sentence: 'I changed the sign, as for a reflection across an axis, although the line lies elsewhere.',
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
    clue: 'A full turn is 360°: find which part of it is meant, and in which direction.',
    skills: [ROT, DIL],
  },
  {
    id: 'geo-trans-gives-the-interior-angle',
    sentence: 'I gave the interior angle of the polygon.',
    clue: 'The smallest turn brings each vertex to the next one: divide the full turn by the number of sides.',
    skills: [ROT, DIL],
  },
  {
    id: 'geo-trans-reflection-for-rotation',
    sentence: 'I mixed up a reflection and a rotation.',
    clue: 'A half turn changes both signs, a reflection across an axis only one.',
    skills: [REF, ROT, DIL],
  },
  {
    id: 'geo-trans-ignores-the-center',
    sentence: 'I used $(0, 0)$ as the center although another point is given.',
    clue: 'Take the steps from the center to the point, transform them, and start at the center again.',
    skills: [ROT, DIL],
  },
  {
    id: 'geo-trans-adds-the-factor',
    sentence: 'I added or subtracted where the factor multiplies.',
    clue: 'A dilation multiplies both steps from the center.',
    skills: [DIL],
  },
  {
    id: 'geo-trans-inverts-the-factor',
    sentence: 'I used the reciprocal of the factor.',
    clue: 'The scale factor is image divided by original: above 1 it enlarges.',
    skills: [DIL],
  },
  {
    id: 'geo-trans-wrong-order',
    sentence: 'I carried out the steps in the wrong order.',
    clue: 'Write down the point after each step.',
    skills: [DIL],
  },
  {
    id: 'geo-trans-miscounts-symmetries',
    sentence: 'I miscounted the symmetries of the polygon.',
    clue: 'A regular polygon with n sides has n mirror lines and n turns onto itself in a full turn.',
    skills: [DIL],
  },
  {
    id: 'geo-trans-leaves-out-a-step',
    sentence: 'I left out one of the steps.',
    clue: 'Write down every step that the question names, and tick it off.',
    skills: [REF, ROT, DIL],
  },
  {
    id: 'geo-trans-gives-the-step',
    sentence: 'I gave the step to the mirror line instead of the image.',
    clue: 'The step starts at the point, and is gone twice: to the line and beyond it.',
    skills: [REF],
  },
  {
    id: 'geo-trans-mixes-up-transformations',
    sentence: 'I took the move for another kind of transformation.',
    clue: 'Follow one vertex: sliding keeps all directions, flipping and turning change them.',
    skills: [REF],
  },
  {
    id: 'geo-trans-forgets-to-return',
    sentence: 'I turned the steps from the center and did not add them to the center again.',
    clue: 'After turning, start at the center and go the turned steps.',
    skills: [ROT],
  },
  {
    id: 'geo-trans-scales-one-coordinate',
    sentence: 'I multiplied one coordinate only.',
    clue: 'A dilation multiplies both steps from the center.',
    skills: [DIL],
  },
  {
    id: 'geo-trans-steps-from-the-wrong-point',
    sentence: 'I did not start the multiplied steps at the center.',
    clue: 'The steps of a dilation start at its center: add them to the coordinates of the center.',
    skills: [DIL],
  },
  {
    id: 'geo-trans-compares-areas',
    sentence: 'I compared the areas instead of the lengths.',
    clue: 'A scale factor compares lengths; areas grow with its square.',
    skills: [DIL],
  },
  {
    id: 'geo-trans-gives-turn-for-lines',
    sentence: 'I mixed up the number of symmetries and the angle of a turn.',
    clue: 'Read what is asked for: a number of lines, or an angle in degrees.',
    skills: [DIL],
  },
  ...slips('geo-trans', 'transformations', 'follow one vertex from the figure to its image.', [REF, ROT, DIL]),
])
