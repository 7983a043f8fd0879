import { misconceptions as list } from '#kit'

const POLAR = 'trig-polar-coordinates'

export const polarMisconceptions = list([
  {
    id: 'trig-swaps-sine-and-cosine-in-polar-coordinates',
    sentence: 'I mixed up cosine and sine: the cosine belongs to $x$, the sine to $y$.',
    clue: 'At the angle 0 a point lies on the $x$-axis, so $x = r\\cos\\theta$.',
    skills: [POLAR],
  },
  {
    id: 'trig-ignores-a-negative-radius',
    sentence: 'I did not go backward for a negative radius.',
    clue: 'A negative radius goes from the pole away from the ray of the angle: half a turn further.',
    skills: [POLAR],
  },
  {
    id: 'trig-loses-a-sign-of-the-quadrant',
    sentence: 'I lost a sign of the quadrant in which the angle lies.',
    clue: 'Sketch the angle: left of the $y$-axis $x$ is negative, below the $x$-axis $y$ is negative.',
    skills: [POLAR],
  },
  {
    id: 'trig-takes-the-inverse-tangent-as-it-is',
    sentence: 'I took the inverse tangent without looking at the quadrant of the point.',
    clue: 'A point and its opposite have the same tangent. For a point to the left, add half a turn.',
    skills: [POLAR],
  },
  {
    id: 'trig-turns-the-tangent-of-a-point-around',
    sentence: 'I divided $x$ by $y$ for the tangent.',
    clue: 'The tangent of the angle is $\\frac{y}{x}$: up over across.',
    skills: [POLAR],
  },
  {
    id: 'trig-takes-the-reference-angle-for-the-angle',
    sentence: 'I gave the reference angle instead of the angle of the point.',
    clue: 'The reference angle is acute. Find the angle in the quadrant of the point.',
    skills: [POLAR],
  },
  {
    id: 'trig-leaves-the-radius-squared',
    sentence: 'I mixed up the radius and its square.',
    clue: '$x^2 + y^2$ is $r^2$, and an area has the square of the radius too.',
    skills: [POLAR],
  },
  {
    id: 'trig-turns-by-half-without-a-negative-radius',
    sentence: 'I turned by half a turn and left the radius as it was.',
    clue: 'Half a turn and a change of the sign of $r$ go together. A full turn needs no change.',
    skills: [POLAR],
  },
  {
    id: 'trig-measures-the-angle-from-the-wrong-axis',
    sentence: 'I measured the angle from the vertical axis.',
    clue: 'Angles start at the polar axis, which points to the right.',
    skills: [POLAR],
  },
  {
    id: 'trig-takes-the-opposite-angle',
    sentence: 'I put a minus before the angle.',
    clue: 'The opposite angle turns the other way and ends on another ray.',
    skills: [POLAR],
  },
  {
    id: 'trig-has-the-wrong-sign-of-the-cosine-between-rays',
    sentence: 'I had the wrong sign before the term with the cosine.',
    clue: 'Law of cosines: subtract $2pq\\cos\\theta$. An acute angle makes the distance shorter.',
    skills: [POLAR],
  },
  {
    id: 'trig-takes-the-rays-for-perpendicular',
    sentence: 'I used the Pythagorean theorem although the two rays do not meet at a right angle.',
    clue: 'Subtract the angles: only for $90^\\circ$ is the Pythagorean theorem enough.',
    skills: [POLAR],
  },
  {
    id: 'trig-subtracts-the-radii',
    sentence: 'I subtracted the radii, as if both points lay on one ray.',
    clue: 'Radii can be subtracted only for equal angles. Else draw the triangle with the pole.',
    skills: [POLAR],
  },
  {
    id: 'trig-puts-the-circle-on-the-other-axis',
    sentence: 'I put the center of the circle on the wrong axis.',
    clue: '$r\\cos\\theta$ is $x$, and $r\\sin\\theta$ is $y$. The cosine leads to a center on the $x$-axis.',
    skills: [POLAR],
  },
  {
    id: 'trig-has-the-wrong-sign-of-the-center',
    sentence: 'I put the center of the circle on the wrong side.',
    clue: '$(x - h)^2$ has its center at $h$. Test where the curve goes when the function is 1.',
    skills: [POLAR],
  },
  {
    id: 'trig-takes-the-diameter-for-the-radius-of-a-polar-circle',
    sentence: 'I mixed up radius and diameter of the circle.',
    clue: 'In $r = a\\cos\\theta$ the circle reaches from the pole to $a$: that is its diameter.',
    skills: [POLAR],
  },
  {
    id: 'trig-forgets-to-divide-by-the-function',
    sentence: 'I multiplied by the function where I had to divide, or divided where I had to multiply.',
    clue: 'Write the equation with $r\\cos\\theta$ or $r\\sin\\theta$ first, then solve for $r$.',
    skills: [POLAR],
  },
  {
    id: 'trig-counts-petals-by-the-wrong-rule',
    sentence: 'I counted the petals by the wrong rule for even and odd numbers.',
    clue: 'An odd factor gives as many petals, an even factor gives twice as many.',
    skills: [POLAR],
  },
  {
    id: 'trig-takes-the-length-of-a-petal-for-the-number',
    sentence: 'I took the coefficient of the function for something other than the length of a petal.',
    clue: 'The coefficient is the greatest radius, the length of a petal. The factor of the angle makes the petals.',
    skills: [POLAR],
  },
  {
    id: 'trig-stops-at-one-constant',
    sentence: 'I found the constants, but did not put them together as asked.',
    clue: 'Read the question to its end: what is asked for, a constant or their sum?',
    skills: [POLAR],
  },
])
