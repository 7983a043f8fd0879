import { lesson, markedText, text } from '#kit'

export const inferenceRemarks = lesson({
  idea: '<p>“Lovely weather,” says somebody who stands dripping in your door. You do not look out of the window to find out what is meant. You look at the coat.</p><p>Many questions quote a remark or an image from the passage and ask what it means, what it shows, or on what it rests. The words alone do not tell you. The scene around them does: what was said just before, who speaks, and what happens afterward.</p>',
  figure: markedText(
    'The mayor [[had promised a bridge in every speech|what comes before]]. “[[I have crossed it many times,|the remark]]” said the ferryman, [[and pushed off with his pole.|what happens afterward]]',
    'What is meant: the bridge exists in speeches only',
  ),
  words: [
    { word: 'remark', meaning: 'Something that a person in the passage says.' },
    { word: 'image', meaning: 'A picture made of words that stands for something else.' },
    { word: 'represent', meaning: 'To stand for: a locked door can represent a person who tells nothing.' },
    { word: 'rest on, depend on', meaning: 'To need something that must be true first.' },
  ],
  rule: '<ol><li>Read two sentences before the quoted words and two after them.</li><li>Who speaks, about what, and in which mood?</li><li>Say it plainly: “In other words, …”</li><li>Choose the option that could take the place of the quotation without changing the scene.</li></ol><p>For <i>rests on</i> and <i>depends on</i>, finish “This works only because …”</p>',
  use: '<p>The question quotes some words and says <i>means</i>, <i>is best understood as</i>, <i>represents</i>, <i>shows that</i>, or <i>rests on the idea that</i>.</p>',
  avoid:
    '<p>If one word is asked about and the options are its dictionary meanings, use the steps for words in context. If the question says <i>serves mainly to</i>, it asks what the words are for.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>Grandfather had been told to keep out of the kitchen while the cake was in the oven. At four we found him there, asleep in front of the warm glass. “I was guarding it,” he said.</p><p>When the grandfather says that he “was guarding it,” he most likely means that he:</p><ul><li>was afraid that the cake would be stolen.</li><li>had an excuse ready for being in the kitchen.</li><li>had not seen that there was a cake.</li></ul>',
      covers: ['likely means', 'he means that', 'mean, as'],
      steps: [
        {
          do: 'Before the remark: he was told to <i>keep out</i>. Now he is found inside, asleep.',
          why: 'What comes before says what the remark has to answer.',
        },
        {
          do: 'Somebody who sleeps guards nothing. So the words are not meant as a report.',
          why: 'Where words and facts do not fit, look for what the speaker wants.',
        },
        {
          do: 'In other words, “I had a good reason to be here.” He <b>had an excuse ready for being in the kitchen.</b>',
          why: 'No thief is in the scene, and he sat in front of the glass.',
        },
      ],
      answer: text('had an excuse ready for being in the kitchen.'),
    },
    {
      level: 'Next',
      asks: '<p>My sister kept her years abroad as other people keep a cellar. Now and then she went down alone and came up with something small, a song, a word for rain. Nobody was ever shown the stairs.</p><p>The “cellar” is best understood as:</p><ul><li>the house in which the sister had lived abroad.</li><li>memories that the sister shares in small pieces only.</li><li>a time that the sister has tried to forget.</li><li>a secret for which the sister feels shame.</li></ul>',
      covers: ['best understood as', 'represents', 'refers to', 'is most likely:', 'serves as'],
      steps: [
        {
          do: 'An image: <i>as other people keep a cellar</i>. What is kept in it? <i>Her years abroad</i>.',
          why: 'First find the two things that are compared.',
        },
        {
          do: 'Follow it through: she goes down <i>alone</i>, comes up with <i>something small</i>, shows nobody <i>the stairs</i>.',
          why: 'Each part of the picture says something about the memories.',
        },
        {
          do: 'She goes down by herself, so she is not forgetting. Shame is a feeling that no word here carries.',
          why: 'These options start from what cellars are often used for.',
        },
        {
          do: 'So it stands for <b>memories that the sister shares in small pieces only.</b>',
          why: '“Something small” is the pieces; the unseen stairs are the “only.”',
        },
      ],
      answer: text('memories that the sister shares in small pieces only.'),
    },
    {
      level: 'Exam level',
      asks: '<p>The café on the corner kept no list of debts. People paid when they could. A visitor called this foolish. “On the contrary,” said the owner. “They all live within sight of my door, and their mothers did, too.” In nine years she had lost the price of two breakfasts.</p><p>The owner’s view that it is not foolish to keep no list rests on the idea that her guests:</p><ul><li>are too honest to forget what they owe to anybody.</li><li>have more money than the visitor believes.</li><li>would have to go on living among those who knew of their debts.</li><li>were brought up to pay for every meal at once.</li></ul>',
      covers: [
        'rests on the idea',
        'depends most on',
        'because it',
        'because she believes',
        'concludes',
        'show that',
        'shows that',
      ],
      steps: [
        {
          do: 'Find the reason she gives: <i>They all live within sight of my door, and their mothers did, too</i>.',
          why: 'A view rests on the reason that its holder gives, not on one that you would give.',
        },
        {
          do: 'Finish the sentence: “This works only because …” everybody here sees and knows everybody, and nobody moves away.',
          why: 'The step is short. Turn the picture “within sight” into a plain statement.',
        },
        {
          do: '“Too honest” is about character; she speaks of where people live. Money is not mentioned. “At once” fails: they pay <i>when they could</i>.',
          why: 'One option is kind, one is invented, one contradicts the text.',
        },
        {
          do: 'So her guests <b>would have to go on living among those who knew of their debts.</b>',
          why: 'Take it away, and her remark is no answer anymore.',
        },
      ],
      answer: text('would have to go on living among those who knew of their debts.'),
    },
  ],
  tryIt: {
    asks: '<p>Father treated the newspaper as a guest. He did not open it before he had put on his jacket, he never interrupted it, and when it was done he carried it to the door himself.</p><p>The “guest” is best understood as:</p>',
    steps: [
      {
        ask: 'What is compared with a guest?',
        answer: { choose: ['the newspaper', 'the father', 'somebody at the door'] },
        slips: [
          {
            choice: 1,
            says: 'He is the host here. Look at what he <i>treated as</i> a guest.',
            misconception: 'ar-swaps-people',
          },
          { choice: 2, says: 'Nobody has come. It is a comparison.', misconception: 'ar-literal-for-figurative' },
        ],
        done: 'The newspaper is treated as a guest.',
      },
      {
        ask: 'What do the jacket and the walk to the door have in common?',
        answer: { choose: ['They are ways to show respect', 'They cost time', 'They are done by the rich'] },
        slips: [
          {
            choice: 1,
            says: 'They do, but does one receive a guest in order to lose time?',
            misconception: 'ar-half-right',
          },
          { choice: 2, says: 'Nothing in the text speaks of money.', misconception: 'ar-outside-the-text' },
        ],
        done: 'One dresses for a guest, listens, and sees the guest out: respect.',
      },
      {
        ask: 'So the “guest” is best understood as:',
        like: 3,
        answer: {
          choose: [
            'reading that the father took seriously.',
            'a visitor who brought the father the news.',
            'reading that the father wanted to be over soon.',
          ],
        },
        slips: [
          { choice: 1, says: 'That takes the picture at its word.', misconception: 'ar-literal-for-figurative' },
          {
            choice: 2,
            says: 'He <i>never interrupted it</i>. Somebody in a hurry would.',
            misconception: 'ar-half-right',
          },
        ],
        done: '<b>reading that the father took seriously.</b>',
      },
    ],
    answer: text('reading that the father took seriously.'),
  },
  trap: '<p>The option that explains the quoted words and forgets the scene. It reads well beside the quotation, and it would fit if a stranger had said the words on another day.</p>',
  check:
    '<p>Put your option into the scene in place of the remark. Would the next sentence still follow? Would this person, at this moment, say that?</p>',
  mends: {
    'ar-literal-for-figurative': [1, 1],
    'ar-common-sense-over-text': [1, 2],
    'ar-half-right': [2, 2],
    'ar-outside-the-text': [0, 2],
  },
})
