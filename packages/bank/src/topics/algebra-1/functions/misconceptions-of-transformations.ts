import { misconceptions as list } from '#kit'

const skills = ['a1-transformations-of-functions']

export const misconceptions = list([
  {
    id: 'a1-tr-moves-with-the-sign-inside',
    sentence: 'I moved sideways in the direction of the sign inside.',
    clue: 'Ask which $x$ makes the inside zero: for $x - h$ that is $h$, so everything moves right by $h$.',
    skills,
  },
  {
    id: 'a1-tr-turns-the-sign-outside',
    sentence: 'I moved up instead of down, or down instead of up.',
    clue: 'What is added outside is added to the height: plus is up, minus is down.',
    skills,
  },
  {
    id: 'a1-tr-has-both-directions-wrong',
    sentence: 'I turned both directions around.',
    clue: 'Only the sign inside is turned around; the sign outside is meant as it stands.',
    skills,
  },
  {
    id: 'a1-tr-exchanges-inside-and-outside',
    sentence: 'I used the sideways number for the height and the other number for the side.',
    clue: 'Inside with $x$ is left and right; outside is up and down.',
    skills,
  },
  {
    id: 'a1-tr-forgets-the-reflection',
    sentence: 'I left out the reflection.',
    clue: 'A reflection across the $x$-axis changes the sign of every output: put a minus before the function.',
    skills,
  },
  {
    id: 'a1-tr-forgets-the-factor',
    sentence: 'I left out the factor before the function.',
    clue: 'A factor before the function multiplies every output.',
    skills,
  },
  {
    id: 'a1-tr-multiplies-after-adding',
    sentence: 'I added the number outside before multiplying by the factor.',
    clue: 'The factor belongs to the function alone; multiply first, then add.',
    skills,
  },
  {
    id: 'a1-tr-multiplies-the-input-too',
    sentence: 'I multiplied the input by the factor as well.',
    clue: 'A factor outside changes the outputs only; the points stay at their $x$.',
    skills,
  },
  {
    id: 'a1-tr-misses-the-turn',
    sentence: 'I did not see rightly whether the graph was turned upside down.',
    clue: 'Compare where both graphs rise: if one rises where the other falls, there is a minus before the function.',
    skills,
  },
  {
    id: 'a1-tr-ignores-the-inside',
    sentence: 'I left out the number inside the parentheses.',
    clue: 'Work out the inside first: it is the input of the function.',
    skills,
  },
  {
    id: 'a1-tr-stops-at-the-looked-up-value',
    sentence: 'I stopped after looking up the value of the function.',
    clue: 'After the value of $f$ come the factor and the number outside.',
    skills,
  },
  {
    id: 'a1-tr-takes-inside-for-outside',
    sentence: 'I mixed up a number inside the parentheses with one outside.',
    clue: 'Inside changes the input and moves sideways; outside changes the output and moves up or down.',
    skills,
  },
  {
    id: 'a1-tr-takes-outside-for-inside',
    sentence: 'I moved the graph sideways, although the number stands outside.',
    clue: 'Outside the parentheses only outputs change, so points move up or down.',
    skills,
  },
  {
    id: 'a1-tr-takes-a-factor-for-a-move',
    sentence: 'I took a factor for a move.',
    clue: 'A move adds the same amount everywhere; a factor stretches, and leaves points on the $x$-axis where they are.',
    skills,
  },
  {
    id: 'a1-tr-takes-a-move-for-a-factor',
    sentence: 'I took a move for a stretch.',
    clue: 'Adding moves all points by the same amount; only multiplying stretches.',
    skills,
  },
  {
    id: 'a1-tr-moves-a-factor-sideways',
    sentence: 'I took a factor outside for a number inside.',
    clue: 'Only what stands inside with $x$ moves a graph sideways.',
    skills,
  },
  {
    id: 'a1-tr-moves-the-point-the-wrong-way',
    sentence: 'I turned the direction of a move around when moving a point.',
    clue: 'The sign changes only in the equation. A point that moves right gets a larger $x$.',
    skills,
  },
  {
    id: 'a1-tr-forgets-the-start',
    sentence: 'I moved from $(0, 0)$ instead of from the place where the graph was.',
    clue: 'First find the vertex of the given graph, then move it.',
    skills,
  },
  {
    id: 'a1-tr-does-not-multiply-the-shift',
    sentence: 'I did not multiply the shift by the slope.',
    clue: 'The inside goes into parentheses, and the slope multiplies both of its terms.',
    skills,
  },
  {
    id: 'a1-tr-turns-the-sign-of-the-inside',
    sentence: 'I turned the sign inside around when I worked out the input.',
    clue: 'To find a value, do just what the inside says: for $f(x - 2)$ take 2 away from the input.',
    skills,
  },
  {
    id: 'a1-tr-takes-the-vertex-for-the-intercept',
    sentence: 'I gave the height of the vertex for the $y$-intercept.',
    clue: 'After a sideways move the vertex is no longer on the $y$-axis: put in $x = 0$.',
    skills,
  },
  {
    id: 'a1-tr-does-not-square-the-inside',
    sentence: 'I did not square the number inside the parentheses.',
    clue: 'The exponent belongs to the whole of the parentheses.',
    skills,
  },
  {
    id: 'a1-tr-squares-the-factor-too',
    sentence: 'I squared the factor as well.',
    clue: 'Powers come before products: square the parentheses, then multiply.',
    skills,
  },
  {
    id: 'a1-tr-reads-an-amount-added',
    sentence: 'I read the rule as a fixed amount added.',
    clue: 'An added amount stands outside the parentheses, after the function.',
    skills,
  },
  {
    id: 'a1-tr-reads-a-delay',
    sentence: 'I read the rule as a delay.',
    clue: 'A delay is a number subtracted from the time, inside the parentheses.',
    skills,
  },
  {
    id: 'a1-tr-reads-an-earlier-time',
    sentence: 'I read the rule as something that happens earlier.',
    clue: 'Earlier is a number added to the time, inside the parentheses: test one time.',
    skills,
  },
  {
    id: 'a1-tr-reads-a-multiple',
    sentence: 'I read the rule as a multiple.',
    clue: 'A multiple is a factor before the function.',
    skills,
  },
])
