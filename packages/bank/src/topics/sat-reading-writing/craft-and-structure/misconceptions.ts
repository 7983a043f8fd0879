import type { Misconception } from '#kit'

export const misconceptions: readonly Misconception[] = [
  {
    id: 'rw-right-word-wrong-sense',
    sentence: 'I chose a meaning that the word can have, but not the one it has here.',
    clue: 'Put your choice back into the sentence in place of the word and read it aloud: does the text still say the same?',
    skills: ['rw-words-in-context'],
  },
  {
    id: 'rw-near-word',
    sentence:
      'I chose something close in look, sense, or use to the right word or the quoted one, but it cannot be said of this thing here.',
    clue: 'Ask what the word is usually said of: a person, a danger, a price? Then see whether the sentence speaks of that.',
    skills: ['rw-words-in-context'],
  },
  {
    id: 'rw-sounds-right-wrong-charge',
    sentence:
      'I chose an answer with the wrong tone: it praises or blames where it should not, or it is too strong or too mild.',
    clue: 'Decide whether the blank is positive, negative or neutral before you compare the options.',
    skills: ['rw-central-ideas', 'rw-words-in-context', 'rw-cross-text'],
  },
  {
    id: 'rw-opposite-of-clue',
    sentence:
      'I chose a word that says the opposite of what the context calls for, or that belongs on the other side of a contrast.',
    clue: 'Mark the turning words (although, far from, hardly, unlike) and ask which side of the turn the blank is on.',
    skills: ['rw-words-in-context'],
  },
  {
    id: 'rw-topic-word-wrong-logic',
    sentence: 'I chose a word that goes with the subject of the text but not with the logic of the sentence.',
    clue: 'Find the words nearby that define the blank. The subject alone is no clue.',
    skills: ['rw-words-in-context'],
  },
  {
    id: 'rw-fits-blank-not-clue',
    sentence: 'I chose a word that could stand in this sentence, but a clue in the text calls for another meaning.',
    clue: 'Find the words that explain the blank, often after a colon or a “because.” Test your choice against them, not against its own sentence alone.',
    skills: ['rw-words-in-context'],
  },
  {
    id: 'rw-part-for-whole',
    sentence: 'I chose a description that has to do with one part of the text only.',
    clue: 'Check your choice against the first sentence and against the last: it has to account for both.',
    skills: ['rw-text-structure-purpose'],
  },
  {
    id: 'rw-names-the-wrong-move',
    sentence: 'I named the right subject but the wrong move: for example “criticizes” where the text only describes.',
    clue: 'Test the verb of the option alone, before its subject: does the text really do that?',
    skills: ['rw-text-structure-purpose'],
  },
  {
    id: 'rw-another-sentence',
    sentence: 'I described what another sentence of the text does, not the underlined one.',
    clue: 'Cover everything but the underlined words and say in your own words what they do. Then look at their neighbors.',
    skills: ['rw-text-structure-purpose'],
  },
  {
    id: 'rw-mixes-up-texts',
    sentence: 'I gave the view of one text to the author of the other.',
    clue: 'Write each author’s position in six words, with the number of the text beside it, before you read the options.',
    skills: ['rw-cross-text'],
  },
  {
    id: 'rw-invented-quarrel',
    sentence:
      'I made the two texts disagree about something on which they agree or which at least one of them leaves out.',
    clue: 'Look for the fact both texts accept; the disagreement lies just beyond it.',
    skills: ['rw-cross-text'],
  },
  {
    id: 'rw-invented-agreement',
    sentence: 'I made one author accept a point that this author’s text leaves out or speaks against.',
    clue: 'Two texts on one topic need not share a view. Find the sentence in which the author would be agreeing.',
    skills: ['rw-cross-text'],
  },
]
