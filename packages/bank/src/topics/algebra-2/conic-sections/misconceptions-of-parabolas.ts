/** Mistakes with parabolas as conics. */

import type { Misconception } from '#kit'

const skills = ['a2-parabolas-as-conics']

export const misconceptions: readonly Misconception[] = [
  {
    id: 'a2-par-takes-four-p-for-p',
    sentence: 'I used $4p$ as if it were $p$.',
    clue: 'The factor is $4p$: divide it by 4 to get the distance from the vertex to the focus.',
    skills,
  },
  {
    id: 'a2-par-goes-to-the-directrix',
    sentence: 'I moved from the vertex to the side of the directrix.',
    clue: 'The focus lies inside the parabola: with positive $p$ up or right, with negative $p$ down or left.',
    skills,
  },
  {
    id: 'a2-par-goes-to-the-focus',
    sentence: 'I moved from the vertex to the side of the focus.',
    clue: 'The directrix lies outside, on the other side of the vertex.',
    skills,
  },
  {
    id: 'a2-par-takes-the-vertex-with-the-wrong-sign',
    sentence: 'I read the vertex with the signs that stand in the equation.',
    clue: 'The vertex is where the square is 0: $(x - h)^2$ is 0 at $h$, not at $-h$.',
    skills,
  },
  {
    id: 'a2-par-moves-along-the-other-axis',
    sentence: 'I mixed up the parabolas that open up or down with those that open left or right.',
    clue: 'If $x$ is squared, the axis is vertical; if $y$ is squared, it is horizontal.',
    skills,
  },
  {
    id: 'a2-par-gives-the-vertex',
    sentence: 'I gave the vertex instead of the focus.',
    clue: 'The focus lies by $p$ away from the vertex, inside the parabola.',
    skills,
  },
  {
    id: 'a2-par-measures-to-the-vertex',
    sentence: 'I measured from the height of the vertex instead of from the directrix.',
    clue: 'The distance to the focus equals the distance to the directrix, which lies by $p$ beyond the vertex.',
    skills,
  },
  {
    id: 'a2-par-measures-the-height-only',
    sentence: 'I took the difference of the heights for the distance to the focus.',
    clue: 'Distance is not only up and down; use the directrix, or the distance formula.',
    skills,
  },
  {
    id: 'a2-par-measures-to-the-x-axis',
    sentence: 'I gave the $y$-coordinate of the point as its distance.',
    clue: 'The $y$-coordinate is the distance to the $x$-axis, which is seldom the directrix.',
    skills,
  },
  {
    id: 'a2-par-takes-the-whole-distance-for-p',
    sentence: 'I used the whole distance between focus and directrix as $p$.',
    clue: 'The vertex lies halfway, so $p$ is half of that distance.',
    skills,
  },
  {
    id: 'a2-par-forgets-the-four',
    sentence: 'I used $p$ instead of $4p$ as the factor in the equation.',
    clue: 'The equation is $(x - h)^2 = 4p(y - k)$.',
    skills,
  },
  {
    id: 'a2-par-takes-the-focus-for-the-vertex',
    sentence: 'I put the focus into the equation as if it were the vertex.',
    clue: 'The vertex is halfway between the focus and the directrix.',
    skills,
  },
  {
    id: 'a2-par-opens-the-wrong-way',
    sentence: 'I gave the factor the wrong sign.',
    clue: 'A parabola opens around its focus: positive factor for up or right, negative for down or left.',
    skills,
  },
  {
    id: 'a2-par-does-not-factor-the-right-side',
    sentence: 'I read the vertex before I had taken the factor out on the right side.',
    clue: 'Write the right side as a factor times parentheses; only then can you read the coordinate.',
    skills,
  },
  {
    id: 'a2-par-adds-on-one-side-only',
    sentence: 'I completed the square on the left and added nothing on the right.',
    clue: 'Whatever is added on one side is added on the other side too.',
    skills,
  },
  {
    id: 'a2-par-subtracts-on-the-other-side',
    sentence: 'I subtracted on the right the number that I had added on the left.',
    clue: 'Both sides get the same number with the same sign.',
    skills,
  },
  {
    id: 'a2-par-uses-the-whole-width',
    sentence: 'I used the whole width as the $x$-coordinate of the rim.',
    clue: 'The axis runs through the middle: the rim is half the width away from it.',
    skills,
  },
  {
    id: 'a2-par-uses-two-p',
    sentence: 'I used $2p$ instead of $4p$.',
    clue: 'Measured from the vertex, the equation is $x^2 = 4py$.',
    skills,
  },
  {
    id: 'a2-par-forgets-the-depth',
    sentence: 'I did not divide by the depth.',
    clue: 'The rim is a point: both its coordinates go into $x^2 = 4py$.',
    skills,
  },
  {
    id: 'a2-par-measures-from-the-rim',
    sentence: 'I measured from the level of the rim instead of from the vertex.',
    clue: 'The distance $p$ starts at the vertex, the deepest point.',
    skills,
  },
  {
    id: 'a2-par-does-not-square',
    sentence: 'I did not square the $x$-coordinate and left out the 4.',
    clue: 'In $x^2 = 4py$ the $x$-coordinate is squared.',
    skills,
  },
]
