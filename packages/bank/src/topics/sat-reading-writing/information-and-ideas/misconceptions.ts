import type { Misconception } from '#kit'

export const misconceptions: readonly Misconception[] = [
  {
    id: 'rw-too-broad',
    sentence: 'I chose a statement that was wider than what the text talks about.',
    clue: 'Check the size of the subject: if the text is about one case, an answer about the whole field promises more than the text delivers.',
    skills: ['rw-central-ideas', 'rw-inferences', 'rw-text-structure-purpose'],
  },
  {
    id: 'rw-too-narrow',
    sentence: 'I chose a detail from the text instead of the idea that the whole text builds.',
    clue: 'Ask which sentences of the text your answer leaves without a job. The main idea leaves none.',
    skills: [
      'rw-central-ideas',
      'rw-evidence-textual',
      'rw-evidence-quantitative',
      'rw-text-structure-purpose',
      'rw-cross-text',
    ],
  },
  {
    id: 'rw-true-but-not-asked',
    sentence: 'I chose something the text does say, but it does not answer this question.',
    clue: 'Read the question once more after choosing: true is not enough, it has to be true and asked for.',
    skills: ['rw-central-ideas', 'rw-inferences', 'rw-text-structure-purpose', 'rw-cross-text'],
  },
  {
    id: 'rw-reversed',
    sentence:
      'I chose something that the text speaks against: the opposite of what it says or implies, or the same things turned around.',
    clue: 'Say who does what to whom, or which is more and which is less, in your own words before you look at the options.',
    skills: ['rw-central-ideas', 'rw-inferences', 'rw-evidence-textual', 'rw-text-structure-purpose', 'rw-cross-text'],
  },
  {
    id: 'rw-outside-the-text',
    sentence: 'I chose something that sounds plausible but that the text never says.',
    clue: 'Put your finger on the words that support your answer. If you cannot, it came from your own head.',
    skills: ['rw-central-ideas', 'rw-inferences', 'rw-evidence-textual', 'rw-text-structure-purpose', 'rw-cross-text'],
  },
  {
    id: 'rw-overstates',
    sentence: 'I chose a statement that goes further than the text does.',
    clue: 'Compare strength with strength: “in some cases” does not become “in general,” and “helped” does not become “decided.”',
    skills: [
      'rw-central-ideas',
      'rw-inferences',
      'rw-evidence-quantitative',
      'rw-text-structure-purpose',
      'rw-cross-text',
    ],
  },
  {
    id: 'rw-takes-literally',
    sentence: 'I took what a literary text says on the surface (an image, a joke, irony, a mood) as plain fact.',
    clue: 'In a story or a poem, ask what the picture says about the person who sees it.',
    skills: ['rw-central-ideas', 'rw-inferences', 'rw-text-structure-purpose'],
  },
  {
    id: 'rw-cause-not-shown',
    sentence: 'I named a cause or a motive that the text does not give.',
    clue: 'Look for the word that carries the “because.” Two things side by side are not yet cause and effect.',
    skills: ['rw-central-ideas', 'rw-inferences', 'rw-text-structure-purpose', 'rw-cross-text'],
  },
  {
    id: 'rw-restates-not-supports',
    sentence: 'I chose an option that repeats the claim or its background instead of giving new evidence.',
    clue: 'Evidence would have to look different if the claim were false. A restatement would not.',
    skills: ['rw-evidence-textual'],
  },
  {
    id: 'rw-supports-another-claim',
    sentence: 'I chose something on the same subject that bears on another point, not on this claim or question.',
    clue: 'Take the claim apart (who, what, compared with what, why) and check that your option touches every part.',
    skills: ['rw-evidence-textual', 'rw-inferences'],
  },
  {
    id: 'rw-fits-either-way',
    sentence:
      'I chose a finding that bears on the claim but could be made whether the claim is true or false, so it settles nothing.',
    clue: 'Ask what would be found if the claim were false. If it could be the very same thing, it is no evidence.',
    skills: ['rw-evidence-textual'],
  },
  {
    id: 'rw-wrong-row-or-column',
    sentence:
      'I took a number from the wrong row or column of the table, or from the wrong bar, line, or point of the graph.',
    clue: 'Keep one finger on the row or bar that the claim names, and read the heading, the axis, and the unit before you take a number.',
    skills: ['rw-evidence-quantitative'],
  },
  {
    id: 'rw-data-true-claim-not',
    sentence: 'I chose a statement that is true of the data but does not show what the claim says.',
    clue: 'Read the claim first and decide which numbers you need. An option about other numbers is out, however correct.',
    skills: ['rw-evidence-quantitative'],
  },
  {
    id: 'rw-misreads-the-data',
    sentence: 'I chose a statement that the numbers in the table or graph contradict.',
    clue: 'Check every comparison in the option against the data: higher or lower, first or last, all or most.',
    skills: ['rw-evidence-quantitative'],
  },
  {
    id: 'rw-half-right',
    sentence: 'I chose an option that is half right: it fits one part of what is asked, and not the other.',
    clue: 'Split a long option at its commas and joining words, and test every piece against the text. One false piece sinks it.',
    skills: [
      'rw-central-ideas',
      'rw-inferences',
      'rw-evidence-textual',
      'rw-evidence-quantitative',
      'rw-words-in-context',
      'rw-text-structure-purpose',
      'rw-cross-text',
    ],
  },
  {
    id: 'rw-wrong-direction',
    sentence:
      'I chose evidence that works the other way: it supports what should be weakened, or weakens what should be supported.',
    clue: 'Underline “support” or “weaken” in the question, and say what the world would look like in that case before you read the options.',
    skills: ['rw-evidence-textual', 'rw-evidence-quantitative'],
  },
]
