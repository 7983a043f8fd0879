import { misconceptions as list } from '#kit'

const GRAPH = ['a1-systems-by-graphing']
const SUB = ['a1-systems-by-substitution']
const ELIM = ['a1-systems-by-elimination']
const WORDS = ['a1-systems-in-words']

export const misconceptions = list([
  {
    id: 'a1-sys-stops-before-the-rate',
    sentence: 'I stopped at the whole change and did not divide to get the rate.',
    clue: 'A rate of change is the change for one step of $x$.',
    skills: GRAPH,
  },
  {
    id: 'a1-sys-leaves-out-the-start',
    sentence: 'I divided the common value and left out where the second line starts.',
    clue: 'Put the point into the whole second equation, with its constant term.',
    skills: GRAPH,
  },
  {
    id: 'a1-sys-takes-the-rates-as-equal',
    sentence: 'I took the same rate of change for both lines.',
    clue: 'Lines with the same slope and different starts never meet.',
    skills: GRAPH,
  },
  {
    id: 'a1-sys-adds-the-start',
    sentence: 'I added the constant term of the second line instead of subtracting it.',
    clue: 'What is added on one side is subtracted from both sides.',
    skills: GRAPH,
  },
  {
    id: 'a1-sys-leaves-out-the-first-start',
    sentence: 'I left out where the first line starts.',
    clue: 'Find the common value with the whole first equation.',
    skills: GRAPH,
  },
  {
    id: 'a1-sys-swaps-the-two-values',
    sentence: 'I put each of the two values in the place of the other one.',
    clue: 'Write down which value belongs to which variable before you put them in.',
    skills: SUB,
  },
  {
    id: 'a1-sys-subtracts-the-constant',
    sentence: 'I subtracted a number that is added.',
    clue: 'Copy the sign of every term when you put a value in.',
    skills: SUB,
  },
  {
    id: 'a1-sys-uses-one-term-only',
    sentence: 'I used one of the two terms only.',
    clue: 'Both terms belong to the total.',
    skills: SUB,
  },
  {
    id: 'a1-sys-swaps-factor-and-constant',
    sentence: 'I exchanged the factor and the number that is added.',
    clue: '“Times” belongs to the factor, “more than” to what is added.',
    skills: SUB,
  },
  {
    id: 'a1-sys-combines-one-side-only',
    sentence: 'I added on one side of the equations and subtracted on the other.',
    clue: 'Add or subtract every part of both equations in the same way.',
    skills: ELIM,
  },
  {
    id: 'a1-sys-combines-the-wrong-way',
    sentence: 'I added where subtracting makes a variable cancel, or the other way around.',
    clue: 'Opposite terms cancel in a sum, equal terms in a difference.',
    skills: ELIM,
  },
  {
    id: 'a1-sys-gives-the-later-age',
    sentence: 'I gave the age at the later time instead of the age now.',
    clue: 'Read once more for which time the age is asked.',
    skills: WORDS,
  },
  {
    id: 'a1-sys-ages-one-only',
    sentence: 'I added the years to one of the two ages only.',
    clue: 'Both grow older by the same number of years.',
    skills: WORDS,
  },
  {
    id: 'a1-sys-subtracts-the-factors',
    sentence: 'I divided the years by the difference of the two factors.',
    clue: 'Write both equations down: the factor of the later time multiplies the added years too.',
    skills: WORDS,
  },
])
