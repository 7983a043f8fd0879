import { misconceptions as list, slips } from '#kit'

const CON = 'geo-constructions'
const PROB = 'geo-geometric-probability'

export const misconceptions = list([
  {
    id: 'geo-cons-confuses-the-construction',
    sentence: 'I took one construction for another one.',
    clue: 'Find the centers of the arcs first: ends of a segment, or points on the sides of an angle?',
    skills: [CON],
  },
  {
    id: 'geo-cons-wrong-center-of-a-triangle',
    sentence: 'I mixed up the special points of a triangle.',
    clue: 'Equally far from the corners: perpendicular bisectors. Equally far from the sides: angle bisectors.',
    skills: [CON],
  },
  {
    id: 'geo-cons-wrong-equation',
    sentence: 'I did not solve the equation correctly.',
    clue: 'Put your $x$ back into both expressions: they must be equal.',
    skills: [CON],
  },
  {
    id: 'geo-cons-gives-a-part',
    sentence: 'I gave a part, or the value of $x$, instead of what was asked for.',
    clue: 'Read the question again: x, a half, or the whole?',
    skills: [CON],
  },
  {
    id: 'geo-cons-compares-with-the-rest',
    sentence: 'I divided by the rest instead of the whole.',
    clue: 'The whole contains the part as well: all possible points count.',
    skills: [PROB],
  },
  {
    id: 'geo-cons-takes-the-complement',
    sentence: 'I worked out the probability of the other parts.',
    clue: 'Mark what is asked for, and compare it with the whole.',
    skills: [PROB],
  },
  {
    id: 'geo-cons-compares-lengths-for-areas',
    sentence: 'I compared lengths where areas count.',
    clue: 'Random points are spread over areas: work out both areas first.',
    skills: [PROB],
  },
  {
    id: 'geo-cons-uses-the-wrong-part',
    sentence: 'I used a wrong part or a wrong formula.',
    clue: 'Write down the part and the whole before you divide.',
    skills: [PROB],
  },
  {
    id: 'geo-cons-takes-parts-as-equally-likely',
    sentence: 'I counted the parts as if they were all equally likely.',
    clue: 'Larger parts are hit more often: use their sizes.',
    skills: [PROB],
  },
  {
    id: 'geo-cons-gives-the-sum',
    sentence: 'I doubled or added once too often.',
    clue: 'Read the question once more: one part, or both together?',
    skills: [CON],
  },
  {
    id: 'geo-cons-takes-the-rest',
    sentence: 'I subtracted the angle from 180°.',
    clue: 'Nothing makes a straight angle here: the bisector only halves.',
    skills: [CON],
  },
  {
    id: 'geo-cons-leaves-out-a-part',
    sentence: 'I left one part out of the whole.',
    clue: 'The whole contains every part, also the smallest one.',
    skills: [PROB],
  },
  ...slips('geo-cons', 'constructions and chances', 'look for equal lengths, or compare sizes.', [CON, PROB]),
])
