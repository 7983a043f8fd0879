import { lesson, markedText, text } from '#kit'

export const textStructurePurpose = lesson({
  idea: '<p>Every sentence in a text has a job. One introduces, one gives an example, one objects, one sums up. You can listen to a text the way you watch a soccer game: not only where the ball is, but who passes, who blocks, who shoots.</p><p>These questions ask for the moves, not for the ball. They ask what a text <em>does</em>. The answer is a verb, such as <i>describes</i>, <i>contrasts</i>, or <i>questions</i>, and the verb has to be true.</p>',
  figure: markedText(
    '[[Whales were long thought to sleep like fish, always swimming.|reports a belief]] [[Then a drifting boat came upon six of them, upright and still.|presents a surprising observation]] [[Some whales, it seems, nap hanging like candles in the water.|draws a conclusion]]',
    'Three sentences, three moves',
  ),
  words: [
    { word: 'purpose', meaning: 'Why a text was written: <i>to explain, to argue, to describe</i>.' },
    { word: 'structure', meaning: 'The order of the moves: first a belief, then a finding, then a conclusion.' },
    { word: 'function', meaning: 'The job of one sentence in the whole text.' },
    { word: 'concede', meaning: 'To admit a point that speaks for the other side.' },
    { word: 'illustrate', meaning: 'To make a general statement clear by an example.' },
  ],
  rule: '<ol><li>Give each sentence a verb: <i>introduces, gives an example, objects, concludes</i>.</li><li><b>Purpose:</b> the verb that all the others serve.</li><li><b>Structure:</b> the verbs in their order.</li><li><b>Function:</b> cover the sentence and ask what is missing now.</li><li>Test the verb of each choice first, then its nouns.</li></ol>',
  use: '<p>The question says <i>main purpose</i>, <i>overall structure</i>, or <i>function of the underlined sentence</i>.</p>',
  avoid:
    '<p>If you are asked for the main idea, you need what the text <em>says</em>. “To explain why bees dance” is a purpose; “Bees dance to share directions” is an idea.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>Salt was once so valuable that it shaped roads and towns. <u>Salzburg, in Austria, even carries it in its name: “salt castle.”</u> Today the same salt costs less than the bag it is sold in.</p><p>Which choice best describes the function of the underlined sentence in the text as a whole?</p><ul><li>It gives an example of the importance of salt.</li><li>It explains how salt is mined.</li><li>It questions whether salt was valuable.</li></ul>',
      covers: ['function of the underlined'],
      steps: [
        {
          do: 'Verbs: sentence 1 makes a general statement; sentence 2 names one town; sentence 3 contrasts with today.',
          why: 'From “towns” to one town: that is the step from general to single.',
        },
        {
          do: 'Cover the underlined sentence. The statement about towns is left without an example.',
          why: 'What is missing is the job.',
        },
        {
          do: 'So: <b>It gives an example of the importance of salt.</b>',
          why: 'Nothing explains mining, and <i>even</i> strengthens the statement rather than questioning it.',
        },
      ],
      answer: text('It gives an example of the importance of salt.'),
    },
    {
      level: 'Next',
      asks: '<p>Guidebooks claim that the village lost its harbor in a single storm. The tax rolls suggest otherwise. They show fees for ships falling year after year, for half a century, as sand slowly closed the channel. The storm came last, and found almost nothing to destroy.</p><p>Which choice best states the main purpose of the text?</p><ul><li>To correct a common account of how a harbor was lost</li><li>To describe the damage that a storm did to a village</li><li>To explain how taxes on ships were raised</li><li>To praise guidebooks for their accuracy</li></ul>',
      covers: ['main purpose of the text'],
      steps: [
        {
          do: 'Verbs: reports a claim; objects (<i>suggest otherwise</i>); gives evidence; puts the storm in its place.',
          why: 'One verb for each sentence is enough.',
        },
        {
          do: 'Which verb do all the others serve? The objecting: the claim is there to be corrected, the evidence to correct it.',
          why: 'Take the objection out, and the text has no reason to exist.',
        },
        {
          do: '<i>Describe the damage</i>: the storm found <i>almost nothing to destroy</i>. <i>Explain taxes</i>: they are only the evidence. <i>Praise</i>: the opposite.',
          why: 'Test the verb first. It is quicker than testing the topic.',
        },
        {
          do: 'The answer is <b>To correct a common account of how a harbor was lost</b>.',
          why: 'It accounts for the first sentence and for the last.',
        },
      ],
      answer: text('To correct a common account of how a harbor was lost'),
    },
    {
      level: 'Exam level',
      asks: '<p>Why do cicadas of some kinds appear only every thirteen or seventeen years? One proposal is that such numbers, which cannot be divided evenly, keep the cicadas out of step with enemies that come in shorter cycles. The idea is attractive. No such enemy, however, has ever been found.</p><p>Which choice best describes the overall structure of the text?</p><ul><li>It raises a question, offers a possible answer, and points out a weakness in it.</li><li>It raises a question, offers a possible answer, and proves it.</li><li>It describes an insect, compares it with its enemies, and praises it.</li><li>It presents two answers to a question and chooses one.</li></ul>',
      covers: ['overall structure of the text'],
      steps: [
        {
          do: 'Sentence 1 asks. Sentence 2 gives <i>one proposal</i>. Sentence 3 grants that it is attractive. Sentence 4 objects: <i>No such enemy, however …</i>',
          why: '<i>However</i> marks the last move.',
        },
        { do: 'In order: question, possible answer, objection.', why: 'The structure is the row of verbs.' },
        {
          do: 'Check each choice piece by piece. “And proves it” is right twice and wrong at the end. There are not two answers, only <i>one proposal</i>.',
          why: 'Half-right choices start well. The last piece decides.',
        },
        {
          do: 'The answer is <b>It raises a question, offers a possible answer, and points out a weakness in it.</b>',
          why: 'All three verbs are true, and in this order.',
        },
      ],
      answer: text('It raises a question, offers a possible answer, and points out a weakness in it.'),
    },
  ],
  tryIt: {
    asks: '<p>It is often said that the poet Ilse Marn wrote in bursts, a whole book in a week. Her notebooks tell of something slower. Some lines appear in eleven versions over nine years. What took a week was only the copying.</p><p>Which choice best states the main purpose of the text?</p>',
    steps: [
      {
        ask: 'What does the first sentence do?',
        answer: { choose: ['It reports a belief', 'It states the author’s own view', 'It gives evidence'] },
        slips: [
          { choice: 1, says: 'Look at <i>It is often said</i>. Who says it?' },
          { choice: 2, says: 'Evidence comes later, with the notebooks.' },
        ],
        done: '<i>It is often said</i>: a belief is reported.',
      },
      {
        ask: 'What do the other sentences do with it?',
        answer: { choose: ['They correct it', 'They confirm it', 'They leave it open'] },
        slips: [
          { choice: 1, says: '<i>Something slower</i> goes against a book in a week.', misconception: 'rw-reversed' },
          { choice: 2, says: 'Nine years and eleven versions are a clear answer.' },
        ],
        done: 'The notebooks speak against the belief.',
      },
      {
        ask: 'Which choice states the purpose?',
        like: 3,
        answer: {
          choose: [
            'To correct a belief about how a poet worked',
            'To describe a poet’s handwriting',
            'To criticize a poet for working slowly',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'The copying is one detail at the end, and nothing is said about the handwriting.',
            misconception: 'rw-part-for-whole',
          },
          { choice: 2, says: 'Test the verb: does the text blame the poet?', misconception: 'rw-names-the-wrong-move' },
        ],
        done: '<b>To correct a belief about how a poet worked</b>',
      },
    ],
    answer: text('To correct a belief about how a poet worked'),
  },
  trap: '<p>The right topic with the wrong verb. “To <em>argue</em> that cicadas …” and “to <em>describe</em> how cicadas …” share every noun. Readers check the nouns, because they stand in the text, and never ask whether anybody argues.</p>',
  check:
    '<p>Split your choice at its commas and test each piece. Point to the sentence that makes that move. Every piece needs a sentence, and the first and last sentences of the text need a piece.</p>',
  mends: {
    'rw-names-the-wrong-move': [1, 2],
    'rw-part-for-whole': [1, 3],
    'rw-half-right': [2, 2],
    'rw-reversed': [1, 0],
    'rw-true-but-not-asked': [0, 1],
    'rw-outside-the-text': [0, 2],
    'rw-overstates': [2, 2],
    'rw-too-broad': [1, 2],
    'rw-cause-not-shown': [1, 2],
    'rw-too-narrow': [1, 1],
    'rw-another-sentence': [0, 1],
  },
})
