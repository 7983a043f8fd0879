/** Mistakes with graphs and with solving equations. */

import type { Misconception } from '#kit'

const ZERO = 'a2-factor-theorem-and-zeros'
const GRAPH = 'a2-polynomial-graphs'
const SOLVE = 'a2-solving-polynomial-equations'

export const misconceptions: readonly Misconception[] = [
  {
    id: 'a2-ignores-the-degree-at-the-ends',
    sentence: 'I mixed up what even and odd degree mean for the ends of a graph.',
    clue: 'With an even degree both ends go the same way. With an odd degree they go opposite ways.',
    skills: [GRAPH],
  },
  {
    id: 'a2-ignores-the-leading-sign',
    sentence: 'I overlooked the sign of the leading term.',
    clue: 'A minus in front of the highest power turns the whole graph upside down.',
    skills: [GRAPH],
  },
  {
    id: 'a2-mixes-up-left-and-right',
    sentence: 'I let the right end point the wrong way.',
    clue: 'Put in a large positive and a large negative number, one after the other.',
    skills: [GRAPH],
  },
  {
    id: 'a2-confuses-touching-and-crossing',
    sentence: 'I mixed up where a graph touches the axis and where it crosses it.',
    clue: 'Even exponent: no change of sign, so it touches. Odd exponent: it crosses.',
    skills: [GRAPH],
  },
  {
    id: 'a2-takes-every-zero-as-crossing',
    sentence: 'I thought that a graph crosses the axis at every zero.',
    clue: 'Think of $y = x^{2}$: it has a zero, but never goes below the axis.',
    skills: [GRAPH],
  },
  {
    id: 'a2-takes-any-power-as-touching',
    sentence: 'I thought that a graph only touches the axis at this kind of zero.',
    clue: 'An even exponent of the factor means touching. An odd exponent means crossing.',
    skills: [GRAPH],
  },
  {
    id: 'a2-counts-every-zero-once',
    sentence: 'I counted every zero once, whatever the graph does there.',
    clue: 'Where the graph only touches the axis, the zero counts at least twice.',
    skills: [GRAPH],
  },
  {
    id: 'a2-takes-turning-points-for-the-degree',
    sentence: 'I took the number of turning points for the degree.',
    clue: 'A graph of degree $n$ has at most $n - 1$ turning points.',
    skills: [GRAPH],
  },
  {
    id: 'a2-counts-negative-values',
    sentence: 'I counted values instead of changes of sign.',
    clue: 'A zero lies between a positive and a negative value.',
    skills: [GRAPH],
  },
  {
    id: 'a2-counts-turns-in-a-table',
    sentence: 'I counted ups and downs instead of changes of sign.',
    clue: 'A graph may turn without meeting the axis.',
    skills: [GRAPH],
  },
  {
    id: 'a2-overlooks-a-change-of-sign',
    sentence: 'I counted only the changes from plus to minus.',
    clue: 'A change from minus to plus needs a zero as well.',
    skills: [GRAPH],
  },
  {
    id: 'a2-counts-one-change-too-many',
    sentence: 'I counted the blocks of equal sign instead of the changes between them.',
    clue: 'Between three blocks there are two changes.',
    skills: [GRAPH],
  },
  {
    id: 'a2-sees-no-zero-in-the-table',
    sentence: 'I found no 0 in the table and concluded that there are no zeros.',
    clue: 'A zero may lie between two entries.',
    skills: [GRAPH],
  },
  {
    id: 'a2-counts-the-gaps',
    sentence: 'I counted the gaps between the entries, as if each held a zero.',
    clue: 'Only a gap with a change of sign must hold a zero.',
    skills: [GRAPH],
  },
  {
    id: 'a2-inverts-the-rational-candidates',
    sentence: 'I put a divisor of the leading coefficient in the numerator.',
    clue: 'Look at $2x - 1$: its zero is $\\frac{1}{2}$, with the leading coefficient below.',
    skills: [SOLVE],
  },
  {
    id: 'a2-uses-any-denominator',
    sentence: 'I chose a denominator that does not divide the leading coefficient.',
    clue: 'Numerator divides the constant, denominator divides the leading coefficient.',
    skills: [SOLVE],
  },
  {
    id: 'a2-forgets-the-negative-root',
    sentence: 'I forgot the negative square root.',
    clue: 'For a positive $a$, $x^{2} = a$ has two solutions, $\\sqrt{a}$ and $-\\sqrt{a}$.',
    skills: [SOLVE],
  },
  {
    id: 'a2-takes-the-square-as-the-root',
    sentence: 'I took the values of $x^{2}$ for $x$.',
    clue: 'Put your answer back into the equation.',
    skills: [SOLVE],
  },
  {
    id: 'a2-takes-a-root-of-a-negative-number',
    sentence: 'I took square roots of a negative number.',
    clue: 'A positive value of $x^{2}$ gives two real solutions, a negative one gives none.',
    skills: [SOLVE],
  },
  {
    id: 'a2-stops-at-the-letter',
    sentence: 'I found the value of the variable and did not go on to what the question asks for.',
    clue: 'Read the last words of the question once more before you answer.',
    skills: [SOLVE],
  },
  {
    id: 'a2-gives-a-difference-for-a-side',
    sentence: 'I gave the difference of two sides instead of a side.',
    clue: 'The difference tells how much longer a side is, not how long.',
    skills: [SOLVE],
  },
  {
    id: 'a2-adds-both-differences',
    sentence: 'I added both differences to one side.',
    clue: 'Write an expression for each side before you put the number in.',
    skills: [SOLVE],
  },
  {
    id: 'a2-takes-the-difference-from-the-width',
    sentence: 'I added the wrong difference to the width.',
    clue: 'Write an expression for each side before you put the number in.',
    skills: [SOLVE],
  },
  {
    id: 'a2-halves-only-the-root',
    sentence: 'I divided only one part of the numerator by 2 in the quadratic formula.',
    clue: 'The whole numerator is divided: both the number and the root.',
    skills: [SOLVE],
  },
  {
    id: 'a2-reads-the-table-backwards',
    sentence: 'I picked from the table without comparing all the values.',
    clue: 'Go down the values and mark every one that is wanted.',
    skills: [SOLVE, ZERO],
  },
  {
    id: 'a2-counts-every-zero-twice',
    sentence: 'I counted every zero twice.',
    clue: 'Where the graph crosses the axis, once is enough.',
    skills: [GRAPH],
  },
  {
    id: 'a2-skips-the-middle-zero',
    sentence: 'I looked only at the smallest and the largest zero.',
    clue: 'The sign changes at every zero that comes from one factor.',
    skills: [GRAPH],
  },
  {
    id: 'a2-uses-any-numerator',
    sentence: 'I chose a numerator that does not divide the constant term.',
    clue: 'Numerator divides the constant term, denominator divides the leading coefficient.',
    skills: [SOLVE],
  },
  {
    id: 'a2-reads-the-quadratic-backwards',
    sentence: 'I read the two solutions of the quadratic with the wrong signs.',
    clue: 'A factor $x + c$ is 0 at $x = -c$.',
    skills: [SOLVE],
  },
  {
    id: 'a2-forgets-the-first-solution',
    sentence: 'I forgot the solution that was divided out.',
    clue: 'The solution found by trying counts as well.',
    skills: [SOLVE],
  },
  {
    id: 'a2-uses-one-value-only',
    sentence: 'I used only one of the two values of $x^{2}$.',
    clue: 'Each value of $x^{2}$ has its own solutions.',
    skills: [SOLVE],
  },
  {
    id: 'a2-takes-b-for-minus-b',
    sentence: 'I took $b$ instead of $-b$ in the quadratic formula.',
    clue: 'The formula starts with $-b$.',
    skills: [SOLVE],
  },
]
