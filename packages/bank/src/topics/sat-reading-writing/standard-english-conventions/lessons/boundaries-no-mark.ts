import { lesson, markedText, text } from '#kit'

export const noMark = lesson({
  idea: '<p>Punctuation keeps things apart. So the most useful question is often whether anything should be kept apart at all. A subject and its verb are partners. So are a verb and its object, a preposition and its noun, and the word <i>that</i> and the clause it opens. A single mark between partners pulls them apart.</p><p>Test writers know that a long subject makes you want to rest. They offer a comma at just that place. The right answer there has no mark, and it looks too plain to be true.</p>',
  figure: markedText(
    '[[The old fishing boats that line the harbor in winter|a long subject: one partner]] [[belong|its verb: the other partner, with nothing in between]] to [[a single family|the noun that <i>to</i> is waiting for]].',
    'Partners that no single mark may part',
  ),
  words: [
    { word: 'subject', meaning: 'Who or what does the verb, with all the words that describe it.' },
    {
      word: 'object',
      meaning: 'The noun or clause that completes a verb: <i>read a book</i>, <i>know that it rained</i>.',
    },
    { word: 'preposition', meaning: 'A word such as <i>of, in, to, from, with, between</i> that takes a noun.' },
    {
      word: 'complement',
      meaning: 'Words that complete <i>is</i>, <i>was</i>, or <i>seems</i>: <i>The river is wide.</i>',
    },
  ],
  rule: '<p>Put no single mark between</p><ol><li>a subject and its verb,</li><li>a verb and its object or complement,</li><li>a preposition and its noun,</li><li>a noun and the needed words that tell which one,</li><li>two verbs of one subject joined by <i>and</i>.</li></ol><p>Two marks around an aside are allowed, since they close again.</p>',
  use: '<p>One choice has no mark at all, and the others offer a comma, a colon, or a dash in the same place. Ask what the two words beside the blank are to each other.</p>',
  avoid:
    '<p>If an aside really stands between the partners, it needs both of its marks: <i>The boats, painted blue, belong to us.</i> Then “no mark” is wrong.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>The noise of the trucks on the hill behind our <span class="blank">______</span> me awake.</p><ul><li>house kept</li><li>house, kept</li><li>house; kept</li><li>house: kept</li></ul>',
      covers: ['rw-comma-between-subject-and-verb', 'rw-semicolon-with-fragment', 'rw-colon-after-fragment'],
      steps: [
        {
          do: 'Find the verb: <i>kept</i>. What kept me awake? <i>The noise</i>.',
          why: 'Start from the verb. The subject is the answer to “who or what?”',
        },
        {
          do: 'The words <i>of the trucks on the hill behind our house</i> tell which noise. They belong to the subject.',
          why: 'A subject may be as long as a line. It is still one partner.',
        },
        {
          do: 'Subject and verb meet at the blank, so no mark: <b>house kept</b>.',
          why: 'The wish to pause there comes from the length of the subject, not from the grammar.',
        },
      ],
      answer: text('house kept'),
    },
    {
      level: 'Next',
      asks: '<p>The survey showed <span class="blank">______</span> most students read for pleasure at least once a week.</p><ul><li>that</li><li>that,</li><li>, that</li><li>that:</li></ul>',
      covers: ['rw-comma-between-subject-and-verb', 'rw-colon-after-fragment'],
      steps: [
        {
          do: 'Ask “showed what?” The answer is the whole clause <i>that most students read for pleasure …</i>',
          why: 'The clause is the object of <i>showed</i>.',
        },
        {
          do: 'Verb and object are partners, so no mark stands before <i>that</i>.',
          why: 'You would not write <i>The survey showed, a surprise</i> either.',
        },
        {
          do: '<i>That</i> opens its clause, so no mark stands after it. The answer is <b>that</b>, without a mark.',
          why: 'A colon needs a finished sentence before it, and <i>The survey showed that</i> is not finished.',
        },
      ],
      answer: text('that'),
    },
    {
      level: 'Exam level',
      asks: '<p>What makes the desert beetle so interesting to engineers who design water <span class="blank">______</span> the pattern of tiny bumps on its back, where droplets of fog collect.</p><p>Which choice completes the text so that it conforms to the conventions of Standard English?</p><ul><li>collectors is</li><li>collectors, is</li><li>collectors—is</li><li>collectors: is</li></ul>',
      covers: ['rw-comma-between-subject-and-verb', 'rw-dash-splits-clause', 'rw-colon-after-fragment'],
      steps: [
        {
          do: 'Find the main verb. <i>Makes</i> belongs to <i>What</i>, <i>design</i> to <i>who</i>, <i>collect</i> to <i>droplets</i>. Left over: <i>is</i>.',
          why: 'Verbs inside <i>what</i>, <i>who</i>, and <i>where</i> clauses are taken already.',
        },
        {
          do: 'What is the pattern of bumps? <i>What makes the desert beetle so interesting to engineers who design water collectors</i>. This whole clause is the subject.',
          why: 'Try it with <i>it</i>: <i>It is the pattern of tiny bumps.</i> One word can take the place of a subject.',
        },
        {
          do: 'The blank lies between subject and verb, and no aside stands there.',
          why: 'A single dash or comma would part the partners.',
        },
        { do: 'So no mark: <b>collectors is</b>.', why: 'The plain choice is the right one.' },
      ],
      answer: text('collectors is'),
    },
  ],
  tryIt: {
    asks: '<p>The coach believes <span class="blank">______</span> short practices every day work better than one long practice a week.</p><ul><li>that</li><li>that,</li><li>that:</li></ul>',
    steps: [
      {
        ask: 'What does the coach believe?',
        answer: { choose: ['the whole clause after <i>believes</i>', 'short practices'] },
        slips: [{ choice: 1, says: 'The coach does not believe practices; the coach believes something about them.' }],
        done: 'The object is the whole clause: <i>that short practices every day work better …</i>',
      },
      {
        ask: 'What are <i>believes</i> and that clause to each other?',
        answer: { choose: ['a verb and its object', 'two sentences', 'a sentence and an aside'] },
        slips: [
          { choice: 1, says: '<i>The coach believes</i> is not finished: believes what?' },
          { choice: 2, says: 'Lift the clause out. Is the rest a finished sentence?' },
        ],
        done: 'A verb and its object: partners.',
      },
      {
        ask: 'Which choice is right?',
        answer: { choose: ['that', 'that,', 'that:'] },
        slips: [
          {
            choice: 1,
            says: 'The comma cuts <i>that</i> off from the clause it opens.',
            misconception: 'rw-comma-between-subject-and-verb',
          },
          {
            choice: 2,
            says: 'Stop at the colon: the words before it are not a sentence.',
            misconception: 'rw-colon-after-fragment',
          },
        ],
        done: '<b>that</b>, with no mark before or after it.',
      },
    ],
    answer: text('that'),
  },
  trap: '<p>The breath comma. You read a long subject, your breath runs out, and a comma slips in before the verb. Breath is no rule. Find the verb and ask who or what does it; if the answer ends at the blank, nothing goes there.</p>',
  check:
    '<p>Replace everything before the verb with <i>it</i> or <i>they</i>: <i>It kept me awake.</i> You would never write <i>It, kept me awake</i>, so the long version takes no comma either.</p>',
  mends: {
    'rw-comma-between-subject-and-verb': [0, 2],
    'rw-colon-after-fragment': [1, 2],
    'rw-dash-splits-clause': [2, 2],
    'rw-semicolon-with-fragment': [0, 2],
  },
})
