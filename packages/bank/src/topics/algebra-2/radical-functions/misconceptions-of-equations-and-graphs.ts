import { misconceptions as list } from '#kit'

const EQ = 'a2-radical-equations'
const GRAPH = 'a2-radical-graphs'

export const misconceptions = list([
  {
    id: 'a2-squares-term-by-term',
    sentence: 'I squared piece by piece instead of the whole side.',
    clue: 'Get the root alone first, then square both sides as a whole.',
    skills: [EQ],
  },
  {
    id: 'a2-removes-the-root-without-squaring',
    sentence: 'I removed the root on one side and did nothing to the other side.',
    clue: 'What is done to one side must be done to the other.',
    skills: [EQ],
  },
  {
    id: 'a2-moves-a-term-with-its-sign',
    sentence: 'I moved a number to the other side without changing its sign.',
    clue: 'Undo plus with minus, and minus with plus.',
    skills: [EQ],
  },
  {
    id: 'a2-doubles-instead-of-squaring',
    sentence: 'I multiplied by the exponent instead of raising to the power.',
    clue: '$5^{2}$ is 25, not 10.',
    skills: [EQ],
  },
  {
    id: 'a2-keeps-extraneous-roots',
    sentence: 'I kept a candidate without testing it in the original equation.',
    clue: 'A square root is never negative: test the sign of the other side.',
    skills: [EQ],
  },
  {
    id: 'a2-rejects-a-true-root',
    sentence: 'I threw away a candidate that passes the test.',
    clue: 'Put each candidate into both sides of the original equation.',
    skills: [EQ],
  },
  {
    id: 'a2-reads-the-wrong-coordinate',
    sentence: 'I read off the $y$-values instead of the $x$-values.',
    clue: 'The solutions of an equation in $x$ lie on the $x$-axis, below or above the meeting points.',
    skills: [EQ],
  },
  {
    id: 'a2-squares-a-cube-root',
    sentence: 'I squared to undo a cube root, where I should cube.',
    clue: 'A cube root is undone by cubing.',
    skills: [EQ],
  },
  {
    id: 'a2-loses-the-sign-of-a-cube',
    sentence: 'I lost the sign of a cube.',
    clue: 'The cube of a negative number is negative.',
    skills: [EQ],
  },
  {
    id: 'a2-forgets-the-second-root',
    sentence: 'I forgot that a square has a negative root as well.',
    clue: 'Where an even power is undone, there are two cases.',
    skills: [EQ],
  },
  {
    id: 'a2-multiplies-instead-of-dividing',
    sentence: 'I multiplied where I had to divide.',
    clue: 'Undo a product by a division.',
    skills: [EQ],
  },
  {
    id: 'a2-stops-at-the-root',
    sentence: 'I stopped at the value of the root.',
    clue: 'Square once more to get the variable itself.',
    skills: [EQ],
  },
  {
    id: 'a2-forgets-the-middle-term-factor',
    sentence: 'I made a slip with the middle term of a square.',
    clue: '$(\\sqrt{x} + c)^{2} = x + 2c\\sqrt{x} + c^{2}$.',
    skills: [EQ],
  },
  {
    id: 'a2-forgets-to-turn-the-inequality',
    sentence: 'I had the inequality sign the wrong way around.',
    clue: 'Test with a number: is there a root of what you get?',
    skills: [GRAPH],
  },
  {
    id: 'a2-shifts-the-wrong-way',
    sentence: 'I took the horizontal shift with the wrong sign.',
    clue: 'Ask where the number under the root is 0: there it all starts.',
    skills: [GRAPH],
  },
  {
    id: 'a2-mixes-up-domain-and-range',
    sentence: 'I used the number of the domain for the range, or the other way around.',
    clue: 'Under the root: domain. Beside the root: range.',
    skills: [GRAPH],
  },
  {
    id: 'a2-ignores-the-sign-before-the-root',
    sentence: 'I overlooked the sign in front of the root.',
    clue: 'A minus in front of the root turns all its values upside down.',
    skills: [GRAPH],
  },
  {
    id: 'a2-swaps-the-two-shifts',
    sentence: 'I swapped the horizontal and the vertical shift.',
    clue: 'Under the root: left and right. Beside the root: up and down.',
    skills: [GRAPH],
  },
  {
    id: 'a2-continues-like-a-line',
    sentence: 'I continued the table as if the graph were a straight line.',
    clue: 'A root grows more and more slowly: 0, 1, 2, 3 at 0, 1, 4, 9.',
    skills: [GRAPH],
  },
  {
    id: 'a2-forgets-the-vertical-shift',
    sentence: 'I forgot to add the number beside the root.',
    clue: 'Put in 0 for the root: what is left is the number beside it.',
    skills: [GRAPH],
  },
  {
    id: 'a2-turns-the-rate-over',
    sentence: 'I divided the change of $x$ by the change of the value.',
    clue: 'Rise over run.',
    skills: [GRAPH],
  },
  {
    id: 'a2-gives-the-change-only',
    sentence: 'I gave the change and did not divide.',
    clue: 'A rate is a change for each unit of $x$.',
    skills: [GRAPH],
  },
  {
    id: 'a2-takes-the-mean-value',
    sentence: 'I took the mean of the two values.',
    clue: 'The average rate of change is a slope, not a mean.',
    skills: [GRAPH],
  },
  {
    id: 'a2-stops-at-the-cube-root',
    sentence: 'I set the whole expression equal to the value of its cube root.',
    clue: 'After the square is undone, the cube root is still to be undone: cube both sides.',
    skills: [EQ],
  },
  {
    id: 'a2-divides-before-squaring',
    sentence: 'I divided before I squared.',
    clue: 'What stands under the root is squared as a whole: undo the root first.',
    skills: [EQ],
  },
  {
    id: 'a2-forgets-the-factor-under-the-root',
    sentence: 'I squared and forgot the factor under the root.',
    clue: 'After squaring, divide by the factor that stands with the variable.',
    skills: [EQ],
  },
  {
    id: 'a2-excludes-the-boundary',
    sentence: 'I left out the value at which the root is 0.',
    clue: 'The root of 0 exists: it is 0.',
    skills: [GRAPH],
  },
  {
    id: 'a2-asks-that-x-is-not-negative',
    sentence: 'I asked that $x$ itself is not negative.',
    clue: 'It is the whole number under the root that must not be negative.',
    skills: [GRAPH],
  },
  {
    id: 'a2-forgets-the-factor',
    sentence: 'I left out the factor before the root.',
    clue: 'Look how much the height changes one step to the right of the start.',
    skills: [GRAPH],
  },
  {
    id: 'a2-takes-the-value-for-the-factor',
    sentence: 'I took a value of the function for the factor before the root.',
    clue: 'The factor is the change of the value from the start to one step further.',
    skills: [GRAPH],
  },
  {
    id: 'a2-keeps-the-shifts-in-the-inverse',
    sentence: 'I squared, but left both numbers in their old places.',
    clue: 'Swap $x$ and $y$ first: the two numbers change places.',
    skills: [GRAPH],
  },
  {
    id: 'a2-repeats-instead-of-undoing',
    sentence: 'I repeated a step of the function instead of undoing it.',
    clue: 'The inverse subtracts what the function adds.',
    skills: [GRAPH],
  },
])
