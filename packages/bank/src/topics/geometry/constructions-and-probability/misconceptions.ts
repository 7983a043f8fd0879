import { misconceptions as list, slips } from '#kit'

const CON = 'geo-constructions'
const PROB = 'geo-geometric-probability'
const GIVEN = 'geo-conditional-probability'

export const misconceptions = list([
  {
    id: 'geo-cons-confuses-the-construction',
    sentence: 'I took one construction for another one.',
    clue: 'Find the centers of the arcs first: ends of a segment, or points on the sides of an angle?',
    skills: [CON],
  },
  {
    id: 'geo-cons-looks-at-the-arcs-only',
    sentence: 'I took one construction for another that has its arcs around the same kinds of points.',
    clue: 'Look at what the arcs start from and at the line that is drawn in the end: an angle or a line, one line or two sides?',
    skills: [CON],
  },
  {
    id: 'geo-cons-wrong-center-of-a-triangle',
    sentence: 'I mixed up the special points of a triangle.',
    clue: 'Equally far from the vertices: perpendicular bisectors. Equally far from the sides: angle bisectors.',
    skills: [CON],
  },
  {
    id: 'geo-cons-mixes-up-vertices-and-sides',
    sentence: 'I mixed up equal distances from the vertices and equal distances from the sides.',
    clue: 'Equally far from the vertices: perpendicular bisectors. Equally far from the sides: angle bisectors.',
    skills: [CON],
  },
  {
    id: 'geo-cons-mixes-up-medians-and-altitudes',
    sentence: 'I mixed up medians and altitudes.',
    clue: 'A median goes to the midpoint of the opposite side; an altitude meets that side at a right angle.',
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
    id: 'geo-cons-stops-at-x',
    sentence: 'I worked with the value of $x$ instead of the angle.',
    clue: 'Put $x$ back into the expression for the angle.',
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
  {
    id: 'geo-cp-divides-by-the-whole',
    sentence: 'I divided by the whole, although a part of it is ruled out.',
    clue: 'A condition makes the whole smaller: divide by what is still possible.',
    skills: [GIVEN],
  },
  {
    id: 'geo-cp-gives-the-condition',
    sentence: 'I gave the probability of what is known already.',
    clue: 'What stands after “given that” goes into the denominator.',
    skills: [GIVEN],
  },
  {
    id: 'geo-cp-compares-with-the-rest',
    sentence: 'I divided by the rest of what is given, without the part itself, instead of by all that is given.',
    clue: 'The favorable part belongs to the possible part: count it there, too.',
    skills: [GIVEN],
  },
  {
    id: 'geo-cp-gives-the-opposite',
    sentence: 'I found the probability of the opposite.',
    clue: 'Check which part is asked for before you divide.',
    skills: [GIVEN],
  },
  {
    id: 'geo-cp-wrong-condition',
    sentence: 'I used another condition than the one that is given.',
    clue: 'Cross out what is ruled out, and look at what is left.',
    skills: [GIVEN],
  },
  {
    id: 'geo-cp-turns-the-condition-around',
    sentence: 'I exchanged the condition and the event.',
    clue: 'The probability of A given B divides by B; that of B given A divides by A.',
    skills: [GIVEN],
  },
  {
    id: 'geo-cp-ignores-the-condition',
    sentence: 'I left the condition out.',
    clue: '“Given that” tells which part to look at. Cover the rest.',
    skills: [GIVEN],
  },
  {
    id: 'geo-cp-counts-sectors',
    sentence: 'I counted the sectors as if they were equally large.',
    clue: 'Compare angles, not the number of sectors.',
    skills: [GIVEN],
  },
  {
    id: 'geo-cp-takes-events-as-independent',
    sentence: 'I took the events for independent without comparing.',
    clue: 'Compare the share under the condition with the share among all.',
    skills: [GIVEN],
  },
  {
    id: 'geo-cp-misjudges-the-influence',
    sentence: 'I did not compare the share under the condition with the share among all.',
    clue: 'Write both as decimals and compare them.',
    skills: [GIVEN],
  },
  {
    id: 'geo-cp-mixes-up-exclusive-and-independent',
    sentence: 'I mixed up events that exclude each other with events that do not influence each other.',
    clue: 'Exclusive: they never happen together. Independent: one does not change the probability of the other.',
    skills: [GIVEN],
  },
  {
    id: 'geo-cp-takes-a-given-percent',
    sentence: 'I gave a percent from the text without asking what it is a percent of.',
    clue: 'Write behind each percent what its whole is.',
    skills: [GIVEN],
  },
  {
    id: 'geo-cp-multiplies-for-a-condition',
    sentence: 'I multiplied where the part has to be divided by its group.',
    clue: 'Given the group: part divided by group.',
    skills: [GIVEN],
  },
  {
    id: 'geo-cp-subtracts-percents',
    sentence: 'I subtracted the percents.',
    clue: 'Percents of different wholes cannot be subtracted.',
    skills: [GIVEN],
  },
  {
    id: 'geo-cp-adds-percents',
    sentence: 'I added the percents.',
    clue: 'A part of a part is smaller than each of them: multiply.',
    skills: [GIVEN],
  },
  ...slips('geo-cons', 'constructions and chances', 'look for equal lengths, or compare sizes.', [CON, PROB]),
])
