import type { Misconception } from '#kit'

export const misconceptions: readonly Misconception[] = [
  {
    id: 'rw-contrast-for-addition',
    sentence:
      'I signaled a contrast or an alternative where the second sentence agrees with the first or goes on from it.',
    clue: 'Ask whether the second sentence would surprise someone who believed the first. If it would not, no contrast word fits.',
    skills: ['rw-transitions'],
  },
  {
    id: 'rw-contrast-for-cause',
    sentence: 'I signaled a contrast where the second sentence is the result of the first.',
    clue: 'Try “and because of that” between the sentences. If it fits, the link is cause and effect, not contrast.',
    skills: ['rw-transitions'],
  },
  {
    id: 'rw-cause-for-contrast',
    sentence:
      'I signaled that the second sentence follows from the first, as a result or an aim, where it goes against it or merely sits beside it.',
    clue: 'Before you choose “therefore,” say “because of that” aloud. If the second thing would be so without the first, look for another link.',
    skills: ['rw-transitions'],
  },
  {
    id: 'rw-cause-for-addition',
    sentence: 'I signaled cause and effect where the second sentence only adds, explains, illustrates, or compares.',
    clue: 'Two things can stand side by side without one causing the other. Ask what the text says about the cause.',
    skills: ['rw-transitions'],
  },
  {
    id: 'rw-addition-for-contrast',
    sentence: 'I added one point to another where the two points pull in opposite directions.',
    clue: 'Decide for each sentence whether it speaks for or against the matter. “Moreover” needs the same direction twice.',
    skills: ['rw-transitions'],
  },
  {
    id: 'rw-addition-for-cause',
    sentence:
      'I used a word that adds a new point where the second sentence gives a result, draws a conclusion, or restates.',
    clue: 'Ask whether the second sentence brings news. If it only draws out or repeats what was said, nothing is added.',
    skills: ['rw-transitions'],
  },
  {
    id: 'rw-example-for-conclusion',
    sentence:
      'I announced an example where the second sentence is a reason, an effect, a conclusion, or a reservation.',
    clue: 'An example is one case out of the group that was just named. Name the group; if you cannot, it is no example.',
    skills: ['rw-transitions'],
  },
  {
    id: 'rw-example-for-new-point',
    sentence: 'I announced an example where the second sentence brings something new that is not a case of the first.',
    clue: 'Put “is one of them” after the second subject. If that makes no sense, it is no example.',
    skills: ['rw-transitions'],
  },
  {
    id: 'rw-conclusion-for-detail',
    sentence: 'I announced a summary or a closer look where the second sentence does something else.',
    clue: '“In short” needs several points to gather up; “specifically” needs a general statement to make exact.',
    skills: ['rw-transitions'],
  },
  {
    id: 'rw-time-for-logic',
    sentence: 'I put the sentences in order of time where the link is one of logic, or in the wrong order.',
    clue: 'Use a time word only if the text tells events, and check which of them came first.',
    skills: ['rw-transitions'],
  },
  {
    id: 'rw-likeness-without-match',
    sentence: 'I said that two things are alike where the text does not show two like cases.',
    clue: '“Similarly” needs two parallel cases: this one does so, and that one does so too.',
    skills: ['rw-transitions'],
  },
  {
    id: 'rw-restates-what-is-new',
    sentence: 'I announced a restatement where the second sentence says something new.',
    clue: '“In other words” lets you delete one of the two sentences without losing any fact. Try it.',
    skills: ['rw-transitions'],
  },
  {
    id: 'rw-emphasis-for-turn',
    sentence: 'I used a word that strengthens where the text turns to another side or goes on to something new.',
    clue: '“Indeed” and “in fact” push further in the same direction. Check that the second sentence backs up the first.',
    skills: ['rw-transitions'],
  },
  {
    id: 'rw-true-note-wrong-goal',
    sentence: 'I chose a sentence that is true to the notes but does not serve the goal.',
    clue: 'Being in the notes is not enough. Read the goal once more and ask which words of the option serve it.',
    skills: ['rw-rhetorical-synthesis'],
  },
  {
    id: 'rw-goal-half-met',
    sentence: 'I chose a sentence that comes near the goal but leaves out something that the goal asks for.',
    clue: 'Make a checklist of everything that the goal names, and strike options that leave a box empty.',
    skills: ['rw-rhetorical-synthesis'],
  },
  {
    id: 'rw-wrong-audience',
    sentence: 'I chose a sentence for the wrong audience: it explains what they know or assumes what they do not.',
    clue: 'Underline who will read the sentence. What do they know already, and what must they be told?',
    skills: ['rw-rhetorical-synthesis'],
  },
  {
    id: 'rw-detail-for-overview',
    sentence: 'I gave a single detail where the goal asks for something general.',
    clue: 'A generalization speaks of the whole group. A sentence about one member cannot do its work.',
    skills: ['rw-rhetorical-synthesis'],
  },
  {
    id: 'rw-overview-for-detail',
    sentence: 'I gave a general remark where the goal asks for something definite.',
    clue: 'If the goal asks for an example, a result, or an amount, look for the option that names it.',
    skills: ['rw-rhetorical-synthesis'],
  },
  {
    id: 'rw-swaps-same-and-different',
    sentence: 'I showed a likeness where the goal asks for a difference, or a difference where it asks for a likeness.',
    clue: 'Circle “similarity” or “difference” in the goal before you read the options.',
    skills: ['rw-rhetorical-synthesis'],
  },
  {
    id: 'rw-says-more-than-the-notes',
    sentence: 'I chose a sentence that sounds right but says something that the notes do not say.',
    clue: 'When an option fits the goal, put your finger on the note that backs each claim in it.',
    skills: ['rw-rhetorical-synthesis'],
  },
]
