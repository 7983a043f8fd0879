import { lesson, markedText, text } from '#kit'

export const wordsInContext = lesson({
  idea: '<p>You know the words that are asked about. They are common: <i>grave, pitch, temper, run, place</i>. What makes them hard is that each has many meanings, and the passage uses one of the less common. Often all four options stand in the dictionary under that word.</p><p>So the dictionary in your head does not help. The sentence does. It shows what the word does <em>here</em>.</p>',
  figure: markedText(
    'The clerk [[entertained|the word that is asked about: cover it]] the proposal [[for a full minute|a clue: it takes time]] [[before he shook his head|a clue: it ends in a decision]].',
    'A covered word and its clues. Own word: thought about',
  ),
  words: [
    { word: 'context', meaning: 'The words around a word that show what it means there.' },
    { word: 'most nearly means', meaning: 'Could take its place without changing what the sentence says.' },
    { word: 'figurative', meaning: 'Used for something else that is like it: <i>news that seeps</i>.' },
    { word: 'mood', meaning: 'The feeling of a scene. It is not the meaning of a word.' },
    {
      word: 'connotation',
      meaning: 'The feeling that a word carries with its meaning: <i>slim</i> is kind, <i>skinny</i> is not.',
    },
  ],
  rule: '<ol><li>Cover the word and read the whole sentence, better two.</li><li>Put a word of your own into the hole.</li><li>Choose the option nearest to your word.</li><li>Put it back: does the sentence still say the same?</li></ol><p>Four kinds of clue: the same thing in other words (<i>that is</i>), a contrast (<i>but</i>, <i>unlike</i>), an example (<i>such as</i>), a cause or result (<i>because</i>, <i>so</i>). If two options share the meaning, take the one with the right feeling.</p><p>For a figure of speech, ask what is compared with what, and in which respect.</p>',
  use: '<p>The question says <i>most nearly means</i>, <i>refers to</i>, or asks what the author <i>means</i> by a phrase.</p>',
  avoid:
    '<p>Do not start with the options, and do not choose the meaning that you met first in life. It is always offered, and it is nearly always wrong.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>She had a dry way of talking. When the roof of the shed fell in, she said that at least the view had improved.</p><p>As it is used in the first sentence, the word “dry” most nearly means:</p><ul><li>thirsty.</li><li>dull.</li><li>quietly funny.</li></ul>',
      covers: ['most nearly means'],
      steps: [
        {
          do: 'Cover it: <i>She had a ______ way of talking.</i> The next sentence is the example.',
          why: 'A sentence alone is often not enough. Read on.',
        },
        {
          do: 'The remark about the view is a joke, said without a smile. Own word: joking.',
          why: 'The clue shows the word at work.',
        },
        {
          do: 'Nearest: <b>quietly funny.</b>',
          why: 'Thirsty and dull are real meanings of “dry,” but not in front of this remark.',
        },
      ],
      answer: text('quietly funny.'),
    },
    {
      level: 'Next',
      asks: '<p>The committee could not agree on a color, and the walls stayed bare for a year. In the end it was the janitor who settled the matter, with a bucket of green that he had left over from the boiler room.</p><p>As it is used in the passage, the word “settled” most nearly means:</p><ul><li>calmed.</li><li>decided.</li><li>paid.</li><li>sank.</li></ul>',
      covers: ['most nearly means', 'As it is used in'],
      steps: [
        {
          do: 'Cover it: <i>it was the janitor who ______ the matter</i>.',
          why: 'What was “the matter”? The color, on which nobody could agree.',
        },
        {
          do: 'He painted, and then there was nothing left to discuss. Own word: ended, decided.',
          why: '<i>In the end</i> and <i>a bucket of green</i> are the clues.',
        },
        {
          do: 'Test: one can calm a child, settle (pay) a bill, and watch dust settle (sink). None of them is done to an open question.',
          why: 'All four are meanings of “settle.” Only one fits this object.',
        },
        {
          do: 'Put it back: <i>the janitor who decided the matter</i>. The answer is <b>decided.</b>',
          why: 'The sentence says the same as before.',
        },
      ],
      answer: text('decided.'),
    },
    {
      level: 'Exam level',
      asks: '<p>In our street, news did not travel; it seeped. You would be talking of something else, and there it was, like damp on a wall, and nobody could say where it had come in.</p><p>By saying that news “seeped,” the narrator means that it:</p><ul><li>spread slowly and by ways that nobody noticed.</li><li>was mostly sad and spoiled every conversation.</li><li>was passed on by people who lived in damp houses.</li><li>spread quickly from one house to the next.</li></ul>',
      covers: ['means that', 'refers to', 'refers mainly to', 'is used to suggest', 'in her view'],
      steps: [
        {
          do: 'It is a figure of speech: water seeps, news cannot. So nothing here is really damp.',
          why: 'The option about damp houses takes it at its word.',
        },
        {
          do: 'Alike in which respect? Water that seeps comes slowly, and one does not see it come. The text: <i>nobody could say where it had come in</i>.',
          why: 'The narrator explains the word in the very next sentence.',
        },
        {
          do: '<i>It did not travel</i>: quick spreading is what is denied. Sadness is the mood of a damp wall, but nothing says what the news was.',
          why: 'A word’s meaning is not the mood of the picture.',
        },
        {
          do: 'So it <b>spread slowly and by ways that nobody noticed.</b>',
          why: 'Both halves are in the comparison: slow, and unseen.',
        },
        {
          do: 'Asked another way: a hotel promises “the orchestra,” and at five the pipes in the wall knock, trill, and go on to the full brass; no guest needs an alarm, says the porter. The name stands for the noise of the pipes, and it is used as a joke.',
          why: 'Read on until you can point at the thing. The porter and the alarm are there as well, but nobody calls them that. Where the word praises and the fact does not, it is not meant seriously.',
          covers: ['is a name for', 'is used:'],
        },
      ],
      answer: text('spread slowly and by ways that nobody noticed.'),
    },
  ],
  tryIt: {
    asks: '<p>The tailor took the measure of every customer before a tape had touched them. One look at the shoes, he said, told him who would pay.</p><p>As it is used in the passage, the phrase “took the measure of” most nearly means:</p>',
    steps: [
      {
        ask: 'Which words are the clue?',
        answer: { choose: ['told him who would pay', 'every customer', 'the tailor'] },
        slips: [
          { choice: 1, says: 'That says to whom it is done, not what is done.' },
          {
            choice: 2,
            says: 'The trade suggests a tape. But read on: no tape has been used yet.',
            misconception: 'ar-first-meaning',
          },
        ],
        done: '<i>One look … told him who would pay</i>, and no tape was used.',
      },
      {
        ask: 'Which word of your own fits the hole?',
        answer: { choose: ['sized up, judged', 'measured in inches', 'greeted'] },
        slips: [
          { choice: 1, says: 'Before a tape had touched them? That cannot be.', misconception: 'ar-first-meaning' },
          { choice: 2, says: 'It suits the scene, but not the clue.', misconception: 'ar-mood-for-meaning' },
        ],
        done: 'The tailor <i>judged</i> every customer.',
      },
      {
        ask: 'Which option is nearest?',
        like: 3,
        answer: { choose: ['formed an opinion of.', 'recorded the size of.', 'took steps against.'] },
        slips: [
          { choice: 1, says: 'That is what a tailor usually does, but not here.', misconception: 'ar-first-meaning' },
          { choice: 2, says: '“To take measures” means that, elsewhere.', misconception: 'ar-right-word-wrong-sense' },
        ],
        done: '<b>formed an opinion of.</b>',
      },
    ],
    answer: text('formed an opinion of.'),
  },
  trap: '<p>The everyday meaning. “Grave” is a place in a churchyard, “pitch” is what a ball gets. Both are among the options, and the sentence speaks of a grave voice or of the pitch of a roof.</p>',
  check:
    '<p>Read the sentence aloud with your option in place of the word. If you have to change anything else to make it sensible, the option is wrong.</p>',
  mends: {
    'ar-right-word-wrong-sense': [1, 2],
    'ar-mood-for-meaning': [2, 2],
    'ar-first-meaning': [0, 2],
    'ar-literal-for-figurative': [2, 0],
    'ar-wrong-part-of-passage': [0, 0],
    'ar-half-right': [2, 3],
    'ar-echoed-words': [1, 3],
    'ar-outside-the-text': [2, 2],
    'ar-reversed': [2, 2],
    'ar-true-but-not-asked': [2, 4],
  },
})
