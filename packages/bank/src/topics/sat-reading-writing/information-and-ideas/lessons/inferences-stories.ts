import { lesson, markedText, text } from '#kit'

export const inferencesStories = lesson({
  idea: '<p>Nobody in a story says, “I am ashamed.” Somebody moves a cup to cover a stain. Writers show people from the outside, as you see people on a train, and leave the inside to you.</p><p>An inference about a character is the smallest thing that explains what you were shown. In a poem it is the same: the speaker looks at something, and how it is described tells you how the speaker feels.</p>',
  figure: markedText(
    'He read [[the shortest menu in the city|little to read]] [[for ten minutes|a long time]], and then asked [[whether she came here often|what he really thinks about]].',
    'Three details and what explains all of them: he is nervous and looks for words',
  ),
  words: [
    { word: 'character', meaning: 'A person in a story.' },
    { word: 'speaker', meaning: 'The voice that says “I” in a poem. Not always the poet.' },
    { word: 'detail', meaning: 'One thing that is shown: a gesture, a word, an object.' },
    { word: 'motive', meaning: 'Why somebody does something.' },
  ],
  rule: '<ol><li>Underline what is out of the ordinary: what a person would not usually do here.</li><li>Find a second detail that fits it.</li><li>Say the smallest thing that explains both.</li><li>Test: point to a detail for each half of the choice. Drop motives and futures that no detail shows.</li></ol>',
  use: '<p>The text is from a story or a poem, and the question asks what can <i>most reasonably be inferred</i> about somebody.</p>',
  avoid:
    '<p>If the text reports facts and ends in a blank, put two facts together instead. If the question asks for the main idea, cover the whole text.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p><em>The text is from a story written for this lesson.</em></p><p>“Of course I know the way,” said Bruno. At the next corner he stopped to tie his shoe. He tied it slowly, looking left, then right, then left again. It had been tied before.</p><p>Based on the text, what can most reasonably be inferred about Bruno?</p><ul><li>He is tired of walking.</li><li>He does not know the way.</li><li>He has bought new shoes.</li></ul>',
      covers: ['reasonably be inferred'],
      steps: [
        {
          do: 'Out of the ordinary: he ties a shoe that <i>had been tied before</i>.',
          why: 'A deed without a use has another reason.',
        },
        {
          do: 'A second detail: he looks <i>left, then right, then left again</i>.',
          why: 'That is how one looks for a way.',
        },
        {
          do: 'The smallest explanation for both: <b>He does not know the way.</b>',
          why: 'A tired person sits down. Nothing says that the shoes are new.',
        },
      ],
      answer: text('He does not know the way.'),
    },
    {
      level: 'Next',
      asks: '<p><em>The text is from a story written for this lesson.</em></p><p>When the prize was announced, Mr. Adler clapped before the name had been read to its end. He clapped longest of all. Afterward he congratulated her twice, and said that he had never really meant to send in a drawing of his own; it was still on his desk, he said, in its envelope, with the stamp.</p><p>Based on the text, what can most reasonably be inferred about Mr. Adler?</p><ul><li>He is sincerely glad that somebody else has won.</li><li>He had hoped to take part and hides his regret.</li><li>He believes that his own drawing would have won.</li><li>He plans to send in a drawing next year.</li></ul>',
      covers: ['reasonably be inferred'],
      steps: [
        {
          do: 'Out of the ordinary: he claps too early, too long, and congratulates <i>twice</i>.',
          why: 'Too much of a thing often covers its opposite.',
        },
        {
          do: 'A second detail: <i>never really meant to</i>, but the drawing lies there with its stamp.',
          why: 'Words and object do not fit. Trust the object.',
        },
        {
          do: 'Both together: he did mean to, and he does not want it seen.',
          why: 'This is enough. A longer step needs a detail of its own.',
        },
        {
          do: 'So <b>He had hoped to take part and hides his regret.</b>',
          why: 'The stamp shows the hope, the clapping hides the regret. What he thinks of his chances, and next year, are not shown.',
        },
      ],
      answer: text('He had hoped to take part and hides his regret.'),
    },
    {
      level: 'Exam level',
      asks: '<p><em>The poem was written for this lesson.</em></p><p>The house next door is sold. A stranger’s light<br>now burns till late where yours went out at ten.<br>I have a letter I have yet to write<br>to someone there. I start it now and then,<br>and tell you that the pear tree did all right,<br>and that they never close the gate. And then<br>I put it with the others, out of sight.</p><p>Based on the text, what can most reasonably be inferred about the speaker?</p><ul><li>The speaker is angry at the new neighbors for their noise.</li><li>The speaker has lost the neighbor’s new address.</li><li>The speaker still turns to a neighbor who can no longer be reached.</li><li>The speaker hopes to become friends with the stranger.</li></ul>',
      covers: ['reasonably be inferred'],
      steps: [
        {
          do: 'Out of the ordinary: a letter is written <i>now and then</i> and put <i>with the others</i>. None is sent.',
          why: 'In a poem, too, look for the deed that has no plain use.',
        },
        {
          do: 'To whom? <i>Yours went out at ten</i>; <i>tell you that the pear tree did all right</i>. “You” lived next door and knew the tree.',
          why: 'Ask who speaks and to whom. It is not always said.',
        },
        {
          do: 'The tone is quiet. Light till late and an open gate are small differences, not noise. Nothing is said of an address or of friendship with the stranger.',
          why: 'One choice is too strong, one invents a cause, one turns the feeling around.',
        },
        {
          do: 'The smallest explanation: <b>The speaker still turns to a neighbor who can no longer be reached.</b>',
          why: 'Why the neighbor is gone stays open, and the choice leaves it open.',
        },
      ],
      answer: text('The speaker still turns to a neighbor who can no longer be reached.'),
    },
  ],
  tryIt: {
    asks: '<p><em>The text is from a story written for this lesson.</em></p><p>Agnes said that she had forgotten all about the concert. She said it in her good coat. When the car came, she was at the window, and the lamp behind her, which she never left burning, was out.</p><p>Based on the text, what can most reasonably be inferred about Agnes?</p>',
    steps: [
      {
        ask: 'Which detail does not fit what she says?',
        answer: { choose: ['the good coat', 'the car', 'the concert'] },
        slips: [
          { choice: 1, says: 'A car comes either way. What did <em>she</em> do?' },
          { choice: 2, says: 'That is what she speaks about. Look for something she has done.' },
        ],
        done: 'She says that she forgot, and she is dressed to go out.',
      },
      {
        ask: 'Which second detail agrees with the coat?',
        answer: { choose: ['She was at the window', 'She never left a lamp burning', 'She spoke of the concert'] },
        slips: [
          {
            choice: 1,
            says: 'That she always does. What is special about this evening?',
            misconception: 'rw-half-right',
          },
          { choice: 2, says: 'What she says is what we doubt.', misconception: 'rw-takes-literally' },
        ],
        done: 'At the window, with the lamp already out: she was waiting.',
      },
      {
        ask: 'What is the smallest thing that explains both?',
        like: 3,
        answer: {
          choose: [
            'She was waiting and does not want to show it.',
            'She has forgotten the concert and is sorry.',
            'She was waiting because she is in love.',
          ],
        },
        slips: [
          { choice: 1, says: 'That believes her words and forgets her coat.', misconception: 'rw-takes-literally' },
          {
            choice: 2,
            says: 'The first half is shown. Which detail shows the second?',
            misconception: 'rw-cause-not-shown',
          },
        ],
        done: '<b>She was waiting and does not want to show it.</b>',
      },
    ],
    answer: text('She was waiting and does not want to show it.'),
  },
  trap: '<p>The reason that one would have in such a story. Love, envy, and a secret past are always likely in novels. Without a detail that shows them, they are your story and not this one.</p>',
  check: '<p>Point to one detail for each half of your choice. If one half has none, the choice is half right.</p>',
  mends: {
    'rw-takes-literally': [1, 1],
    'rw-half-right': [1, 3],
    'rw-cause-not-shown': [2, 2],
    'rw-overstates': [1, 2],
    'rw-reversed': [2, 2],
  },
})
