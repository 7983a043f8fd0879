import { misconceptions as list } from '#kit'

const skills = ['a1-correlation-and-causation']

export const misconceptions = list([
  {
    id: 'a1-cor-loses-the-direction',
    sentence: 'I took the wrong direction of the association.',
    clue: 'Rising from left to right is positive, falling is negative.',
    skills,
  },
  {
    id: 'a1-cor-misjudges-the-strength',
    sentence: 'I misjudged how strong the association is.',
    clue: 'Close to 1 or $-1$ means close to a line; close to 0 means hardly any pattern.',
    skills,
  },
  {
    id: 'a1-cor-goes-by-the-sign',
    sentence: 'I took a negative coefficient for a weak one.',
    clue: 'The sign is the direction. For the strength compare the distances from zero.',
    skills,
  },
  {
    id: 'a1-cor-takes-the-other-end',
    sentence: 'I mixed up the strongest and the weakest association.',
    clue: 'Strong is far from zero, weak is close to zero.',
    skills,
  },
  {
    id: 'a1-cor-takes-a-middle-value',
    sentence: 'I took a value between the strongest and the weakest.',
    clue: 'Leave the signs out and put the four sizes in order.',
    skills,
  },
  {
    id: 'a1-cor-misses-the-turn',
    sentence: 'I misjudged whether the direction changes.',
    clue: 'Ask whether large values become small ones. Only then does the sign change.',
    skills,
  },
  {
    id: 'a1-cor-takes-it-from-one',
    sentence: 'I subtracted the coefficient from 1.',
    clue: 'The coefficient is not a share of a whole: its size stays when units change.',
    skills,
  },
  {
    id: 'a1-cor-scales-the-coefficient',
    sentence: 'I changed the coefficient together with the amounts.',
    clue: 'The coefficient has no unit; stretching or moving all values does not change it.',
    skills,
  },
  {
    id: 'a1-cau-takes-correlation-for-cause',
    sentence: 'I took an association for a cause.',
    clue: 'Two things can go together because a third is behind both. Ask who decided about the groups.',
    skills,
  },
  {
    id: 'a1-cau-overlooks-the-weather-behind-both',
    sentence: 'I overlooked that the weather is behind both things.',
    clue: 'Ask what changes on the same days or in the same months: a warm or cold day moves many things at once.',
    skills,
  },
  {
    id: 'a1-cau-doubts-an-experiment',
    sentence: 'I did not trust an experiment with groups made by chance.',
    clue: 'If chance makes the groups, they differ only in what is tested; then a cause can be shown.',
    skills,
  },
  {
    id: 'a1-cau-turns-cause-and-effect-round',
    sentence: 'I turned cause and effect around.',
    clue: 'Ask what comes first, and whether the data say anything about it.',
    skills,
  },
  {
    id: 'a1-cau-denies-the-association',
    sentence: 'I denied an association that the data show.',
    clue: 'No proof of a cause does not mean that the two do not go together.',
    skills,
  },
  {
    id: 'a1-cau-explains-one-side-only',
    sentence: 'I took something that explains only one of the two things.',
    clue: 'A third variable must have an effect on both.',
    skills,
  },
  {
    id: 'a1-cau-takes-something-unrelated',
    sentence: 'I took something that has no effect on either of them.',
    clue: 'Test the variable on each of the two things.',
    skills,
  },
  {
    id: 'a1-cau-overlooks-chance',
    sentence: 'I overlooked that chance makes the groups alike.',
    clue: 'Two groups made by chance differ only in what is tested: that plan has no such flaw.',
    skills,
  },
  {
    id: 'a1-cau-lets-people-choose',
    sentence: 'I let people choose their group.',
    clue: 'Those who choose may be different from the start; let chance decide.',
    skills,
  },
  {
    id: 'a1-cau-has-no-comparison',
    sentence: 'I took a plan without a second group.',
    clue: 'Without a comparison one does not know what would have happened anyway.',
    skills,
  },
  {
    id: 'a1-cau-asks-for-opinions',
    sentence: 'I took a plan that asks for opinions.',
    clue: 'Measure what happens instead of asking what people think.',
    skills,
  },
  {
    id: 'a1-cau-overlooks-a-mechanism',
    sentence: 'I overlooked that one thing directly brings about the other.',
    clue: 'Imagine changing only the first thing by hand: must the second follow?',
    skills,
  },
  {
    id: 'a1-cau-overlooks-what-is-used-up',
    sentence: 'I overlooked that the first thing uses up the second.',
    clue: 'Ask what each step of the first thing takes: what it needs every time grows with it.',
    skills,
  },
])
