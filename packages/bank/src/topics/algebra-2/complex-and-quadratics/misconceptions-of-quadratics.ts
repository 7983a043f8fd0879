/** Mistakes with sums of roots, inequalities and systems. */

const SUMS = 'a2-discriminant-and-root-sums'
const INEQ = 'a2-quadratic-inequalities'
const SYSTEM = 'a2-line-and-parabola-systems'

const m = (id: string, sentence: string, clue: string, ...skills: string[]) => ({ id, sentence, clue, skills })

export const misconceptions = [
  m(
    'a2-cq-flips-the-sign-of-the-sum',
    'I read the coefficient off with the wrong sign.',
    'Multiply out $(x - r)(x - s)$ and compare: the sum has the opposite sign, the product keeps its sign.',
    SUMS,
    SYSTEM,
  ),
  m(
    'a2-cq-forgets-to-divide-by-a',
    'I forgot to divide by the coefficient of $x^2$.',
    'First divide the whole equation by $a$.',
    SUMS,
  ),
  m(
    'a2-cq-turns-the-inequality',
    'I divided by a negative number and kept the inequality sign.',
    'Test a very large number for the constant.',
    SUMS,
  ),
  m(
    'a2-cq-flips-the-sign-of-the-bound',
    'I took $b^2 + 4ac$ for the discriminant.',
    'The discriminant is $b^2 - 4ac$. Put your bound into it: it must be zero.',
    SUMS,
    SYSTEM,
  ),
  m('a2-cq-squares-a-sum-term-by-term', 'I took $r^2 + s^2$ for $(r + s)^2$.', '$(r + s)^2 = r^2 + 2rs + s^2$', SUMS),
  m(
    'a2-cq-picks-the-wrong-region',
    'I took the numbers for which the expression has the opposite sign.',
    'Test one easy number from your solution.',
    INEQ,
  ),
  m(
    'a2-cq-flips-the-roots',
    'I read the zeros with the wrong signs.',
    'Put your zeros back into the expression.',
    INEQ,
    SYSTEM,
  ),
  m(
    'a2-cq-overlooks-where-it-touches',
    'I did not look closely at where the expression is zero.',
    'Complete the square: is it ever zero, and where?',
    INEQ,
  ),
  m(
    'a2-cq-gives-one-bound',
    'I gave one of the bounds instead of the length between them.',
    'Write down both bounds and see what is asked for.',
    INEQ,
  ),
  m('a2-cq-adds-the-bounds', 'I added the two bounds.', 'The length is the larger bound minus the smaller one.', INEQ),
  m(
    'a2-cq-mixes-up-open-and-closed',
    'I treated the ends of the solution the wrong way.',
    'With $\\le$ the zeros belong to the solution, with $\\lt$ they do not.',
    INEQ,
  ),
  m(
    'a2-cq-pairs-the-coordinates-wrongly',
    'I put the $y$-values with the wrong $x$-values.',
    'Put each $x$ into the line, and write the point down at once.',
    SYSTEM,
  ),
  m(
    'a2-cq-gives-heights-for-places',
    'I mixed up $x$-values and $y$-values of the common points.',
    'See whether $x$ or $y$ is asked for.',
    SYSTEM,
  ),
  m(
    'a2-cq-adds-terms-across-the-equation',
    'I added the $x$-term of the line to the other side instead of subtracting it.',
    'What crosses to the other side changes its sign.',
    SYSTEM,
  ),
  m(
    'a2-cq-forgets-the-four',
    'I forgot the factor 4 in the discriminant.',
    'The discriminant is $b^2 - 4ac$.',
    SYSTEM,
    SUMS,
  ),
  m(
    'a2-cq-takes-solutions-for-opposites',
    'I took the other solution for the opposite of the known one.',
    'The two solutions are opposites only where there is no $x$-term.',
    SUMS,
  ),
  m('a2-cq-gives-the-sum', 'I gave the sum of both solutions.', 'Take the known solution away from the sum.', SUMS),
  m(
    'a2-cq-counts-the-double-solution',
    'I included the value for which the discriminant is zero.',
    'A discriminant of zero gives exactly one solution, and it is real.',
    SUMS,
  ),
  m(
    'a2-cq-adds-twice-the-product',
    'I added $2rs$ instead of subtracting it.',
    '$(r + s)^2$ already contains $2rs$: take it away.',
    SUMS,
  ),
  m('a2-cq-subtracts-the-product-once', 'I subtracted $rs$ only once.', '$(r + s)^2 = r^2 + 2rs + s^2$', SUMS),
  m(
    'a2-cq-gives-the-discriminant',
    'I worked out the discriminant.',
    'The discriminant is $(r - s)^2$, not $r^2 + s^2$.',
    SUMS,
  ),
  m(
    'a2-cq-opposite-of-both',
    'I wrote both the sum and the product with the opposite sign.',
    'Only the sum changes its sign.',
    SUMS,
  ),
  m(
    'a2-cq-minus-at-the-product',
    'I gave the minus to the product instead of the sum.',
    'Only the sum changes its sign.',
    SUMS,
  ),
  m(
    'a2-cq-loses-the-minus-of-c',
    'I left out the minus of a negative constant term in the discriminant.',
    'With a negative $c$ the part $-4ac$ is positive.',
    SUMS,
  ),
  m(
    'a2-cq-judges-by-the-constant',
    'I counted the equations with a positive constant term.',
    'Only the sign of $b^2 - 4ac$ decides.',
    SUMS,
  ),
  m(
    'a2-cq-gives-the-time-to-the-top',
    'I gave only the time from that height to the top.',
    'The way down takes as long as the way up.',
    INEQ,
  ),
  m(
    'a2-cq-gives-the-time-of-the-top',
    'I gave the time of the highest point.',
    'See what is asked for: a length of time between two moments.',
    INEQ,
  ),
  m(
    'a2-cq-subtracts-to-count',
    'I subtracted the smaller zero from the larger one.',
    'Count the numbers one by one for a short list.',
    INEQ,
  ),
  m(
    'a2-cq-counts-positive-only',
    'I counted only the positive integers.',
    'Zero and negative integers count too.',
    INEQ,
  ),
  m(
    'a2-cq-takes-the-points-on-the-axis',
    'I gave $0$ as the $y$-values.',
    'Put each $x$ into the line to find its $y$.',
    SYSTEM,
  ),
  m(
    'a2-cq-swaps-the-coordinates',
    'I wrote the coordinates of each point in the wrong order.',
    'In $(x, y)$ the $x$ comes first.',
    SYSTEM,
  ),
  m(
    'a2-cq-gives-the-y-intercepts',
    'I gave where the two graphs cross the $y$-axis.',
    'Look for the $x$ at which both have the same value.',
    SYSTEM,
  ),
  m(
    'a2-cq-gives-the-zeros-of-the-parabola',
    'I gave where the parabola crosses the $x$-axis.',
    'Look for the $x$ at which both have the same value.',
    SYSTEM,
  ),
  m(
    'a2-cq-loses-the-minus-before-parentheses',
    'I did not change the sign of $n$ when I multiplied the parentheses by $-4$.',
    'Both terms in the parentheses are multiplied by $-4$.',
    SYSTEM,
  ),
  m(
    'a2-cq-uses-the-landing-place',
    'I put the $x$ at which the ball would reach height $0$ again into the line.',
    'First find the $x$ of the common point.',
    SYSTEM,
  ),
  m(
    'a2-cq-leaves-out-the-square-term',
    'I left out the square when I put $x$ in.',
    'Put $x$ into the line, which is easier.',
    SYSTEM,
  ),
  m(
    'a2-cq-gives-the-greatest-height',
    'I gave the greatest height of the ball.',
    'The ball hits the hillside on its way, not at its highest point.',
    SYSTEM,
  ),
  m(
    'a2-cq-stops-at-the-first-row',
    'I stopped at the first row that fits.',
    'A line and a parabola can meet twice: look at all rows.',
    SYSTEM,
  ),
  m(
    'a2-cq-uses-the-parabola-alone',
    'I looked at the parabola alone and left out the line.',
    'Set the two right sides equal first.',
    SYSTEM,
  ),
]
