/** Mistakes with circles as conics. */

import type { Misconception } from '#kit'

const skills = ['a2-circles-as-conics']

export const misconceptions: readonly Misconception[] = [
  {
    id: 'a2-con-takes-the-center-with-the-wrong-sign',
    sentence: 'I took the signs in the equation for the signs of the center.',
    clue: 'The center is where both squares are 0: $(x - h)^2$ is 0 at $h$, not at $-h$.',
    skills,
  },
  {
    id: 'a2-con-adds-the-squares-on-one-side',
    sentence: 'I completed the squares on the left and added nothing on the right.',
    clue: 'Whatever is added on one side of an equation is added on the other side too.',
    skills,
  },
  {
    id: 'a2-con-does-not-halve',
    sentence: 'I used the linear coefficients themselves instead of half of them.',
    clue: 'The middle term of $(x + p)^2$ is $2px$, so $p$ is half of the linear coefficient.',
    skills,
  },
  {
    id: 'a2-con-moves-the-constant-with-its-sign',
    sentence: 'I moved the constant to the other side without changing its sign.',
    clue: 'Subtracting the constant from both sides gives it the opposite sign on the right.',
    skills,
  },
  {
    id: 'a2-con-radius-not-squared',
    sentence: 'I used the radius where its square belongs.',
    clue: 'The right side of the standard form is $r^2$.',
    skills,
  },
  {
    id: 'a2-con-radius-not-rooted',
    sentence: 'I used the square of a length without taking the root.',
    clue: 'The equation shows squares; a length is the square root.',
    skills,
  },
  {
    id: 'a2-con-leaves-out-the-squares-of-the-center',
    sentence: 'I left out the squares of the coordinates of the center when I multiplied out.',
    clue: '$(x - h)^2 = x^2 - 2hx + h^2$: three terms, and the last one counts.',
    skills,
  },
  {
    id: 'a2-con-forgets-the-double-product',
    sentence: 'I left out the factor 2 of the middle terms when I multiplied out.',
    clue: '$(x - h)^2$ has the middle term $-2hx$.',
    skills,
  },
  {
    id: 'a2-con-adds-the-square-of-the-radius',
    sentence: 'I added the square of the radius where it has to be subtracted.',
    clue: 'When $r^2$ comes from the right side to the left, it gets a minus.',
    skills,
  },
  {
    id: 'a2-con-does-not-divide-first',
    sentence: 'I completed the squares without dividing the equation by the coefficient of the squares.',
    clue: 'Make the coefficients of both squares 1 before you halve anything.',
    skills,
  },
  {
    id: 'a2-con-mixes-up-the-variables',
    sentence: 'I mixed up the terms of $x$ and those of $y$.',
    clue: 'The $x$-terms give the first coordinate of the center, the $y$-terms the second.',
    skills,
  },
  {
    id: 'a2-con-measures-to-the-other-axis',
    sentence: 'I measured the distance from the center to the other axis.',
    clue: 'The distance to the $x$-axis is the size of the $y$-coordinate, and the other way around.',
    skills,
  },
  {
    id: 'a2-con-measures-to-the-origin',
    sentence: 'I used the distance from the center to the point $(0, 0)$ as the radius.',
    clue: 'A tangent line is touched at the point nearest to the center: go straight to the line.',
    skills,
  },
  {
    id: 'a2-con-gives-the-center-only',
    sentence: 'I gave a coordinate of the center and left out the radius.',
    clue: 'From the center go one radius further to reach the circle.',
    skills,
  },
  {
    id: 'a2-con-gives-the-diameter',
    sentence: 'I gave the diameter of the circle.',
    clue: 'Ask from where to where the question measures; only a chord through the center is a diameter.',
    skills,
  },
  {
    id: 'a2-con-gives-half-of-the-chord',
    sentence: 'I gave the distance from the middle to one end, which is half of what is asked.',
    clue: 'The square root has two signs: the two points lie on both sides of the middle.',
    skills,
  },
  {
    id: 'a2-con-subtracts-before-squaring',
    sentence: 'I subtracted the lengths instead of their squares.',
    clue: 'In a right triangle it is the squares of the sides that are added and subtracted.',
    skills,
  },
  {
    id: 'a2-con-gives-a-coordinate',
    sentence: 'I gave the coordinate of one point instead of the distance between the two.',
    clue: 'Find both points, then subtract the smaller coordinate from the larger one.',
    skills,
  },
  {
    id: 'a2-con-takes-the-diameter-for-the-radius',
    sentence: 'I squared the diameter instead of the radius.',
    clue: 'Halve the diameter before you square.',
    skills,
  },
  {
    id: 'a2-con-subtracts-the-squares-on-the-other-side',
    sentence: 'I subtracted on the right the squares that I had added on the left.',
    clue: 'Both sides of an equation get the same number with the same sign.',
    skills,
  },
  {
    id: 'a2-con-names-an-error-without-testing',
    sentence: 'I picked a mistake about an equation that sounds likely without working out what it would lead to.',
    clue: 'Carry out each suggested mistake: only one of them ends at the answer given.',
    skills: [...skills, 'a2-parabolas-as-conics'],
  },
]
