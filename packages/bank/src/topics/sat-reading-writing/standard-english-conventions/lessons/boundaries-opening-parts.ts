import { lesson, markedText, text } from '#kit'

export const openingParts = lesson({
  idea: '<p>Many sentences do not start with their subject. They start with a time, a place, a reason, or a condition: <i>After the concert</i>, <i>If the ice holds</i>, <i>Tired of waiting</i>. The reader holds these words in mind and waits for the main part.</p><p>A comma tells the reader that the waiting is over. Without it the opening runs on into the main part: <i>While we were eating the dog slept</i> serves up the dog for a moment.</p><p>When the same words come <em>last</em>, nobody has to wait, and the comma is usually not needed.</p>',
  figure: markedText(
    '[[When the tide goes out|opening clause: it leans on what follows]][[,|the waiting is over]] [[the boats|subject of the main part]] [[rest|its verb]] on the sand.',
    'An opening clause, a comma, and the main part',
  ),
  words: [
    { word: 'main clause', meaning: 'The part of a sentence that could stand alone.' },
    {
      word: 'introductory clause',
      meaning: 'An opening with its own subject and verb that leans on the main clause: <i>When it rains</i>.',
    },
    {
      word: 'introductory phrase',
      meaning: 'An opening without a subject and verb of its own: <i>In the early morning</i>.',
    },
    {
      word: 'subordinating conjunction',
      meaning: 'A word such as <i>when, because, although, if, since, while</i> that makes a clause lean.',
    },
  ],
  rule: '<ol><li>Find the subject and verb of the main clause.</li><li>If a clause or a longer phrase stands before that subject, end it with a comma.</li><li>If the leaning clause comes after the main clause, write no comma, unless it brings a contrast (<i>although, whereas</i>).</li></ol>',
  use: '<p>The sentence begins with <i>when, although, because, if, as, since, after</i>, with an -ing word, or with a phrase of several words, and the blank stands where that opening ends.</p>',
  avoid:
    '<p>An -ing phrase that is the subject is no opening. In <i>Walking to school takes an hour</i>, the walking takes the hour, so no comma follows <i>school</i>. Never put a semicolon or colon after an opening.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>If the snow keeps falling through the <span class="blank">______</span> will stay closed on Monday.</p><ul><li>night, schools</li><li>night; schools</li><li>night schools</li><li>night. Schools</li></ul>',
      covers: ['rw-semicolon-with-fragment', 'rw-missing-comma-at-seam', 'rw-period-makes-fragment'],
      steps: [
        {
          do: 'Main clause: <i>schools will stay closed on Monday</i>. Subject <i>schools</i>, verb <i>will stay</i>.',
          why: 'It is the part that could stand alone.',
        },
        {
          do: 'Before it: <i>If the snow keeps falling through the night</i>. It begins with <i>If</i>, so it leans.',
          why: 'Say it alone. The listener waits for what will happen.',
        },
        {
          do: 'An opening clause ends with a comma: <b>night, schools</b>.',
          why: 'With a period or semicolon the <i>If</i> clause is a fragment. With no mark you read <i>night schools</i>.',
        },
      ],
      answer: text('night, schools'),
    },
    {
      level: 'Next',
      asks: '<p>Built of cedar and lashed together with rope of bark <span class="blank">______</span> carried families along the coast for generations.</p><ul><li>fiber, the canoes</li><li>fiber the canoes</li><li>fiber; the canoes</li><li>fiber. The canoes</li></ul>',
      covers: ['rw-missing-comma-at-seam', 'rw-semicolon-with-fragment', 'rw-period-makes-fragment'],
      steps: [
        {
          do: 'Look for a subject before the blank: <i>Built … and lashed together …</i> has none. It is a phrase.',
          why: '<i>Built</i> and <i>lashed</i> describe something. They do not say who builds.',
        },
        {
          do: 'Main clause: <i>the canoes carried families along the coast</i>.',
          why: 'The phrase describes the canoes, the noun that follows it.',
        },
        {
          do: 'An opening phrase ends with a comma: <b>fiber, the canoes</b>.',
          why: 'A semicolon or period would leave a phrase alone, without subject and verb.',
        },
      ],
      answer: text('fiber, the canoes'),
    },
    {
      level: 'Exam level',
      asks: '<p>Although the first subway cars in the city had no windows, because their builders thought that there was nothing to <span class="blank">______</span> soon complained that they could not tell which station they had reached.</p><p>Which choice completes the text so that it conforms to the conventions of Standard English?</p><ul><li>see, riders</li><li>see; riders</li><li>see riders</li><li>see, but riders</li></ul>',
      covers: ['rw-semicolon-with-fragment', 'rw-missing-comma-at-seam', 'rw-mark-and-conjunction'],
      steps: [
        {
          do: 'Cut the sentence into clauses: <i>Although the cars had no windows</i> / <i>because their builders thought …</i> / <i>riders soon complained …</i>',
          why: 'Each has a subject and a verb. Their first words show how they hang together.',
        },
        {
          do: 'The first begins with <i>Although</i>, the second with <i>because</i>: both lean. The main clause comes last.',
          why: 'A sentence may open with two leaning clauses. It still waits for its main part.',
        },
        {
          do: 'So everything up to <i>see</i> is the opening. A semicolon would leave it without a main clause.',
          why: 'The length of the opening does not turn it into a sentence.',
        },
        {
          do: '<i>But</i> repeats the joint that <i>Although</i> has made already. The answer is <b>see, riders</b>.',
          why: 'Use <i>although</i> or <i>but</i>, never both for one contrast.',
        },
      ],
      answer: text('see, riders'),
    },
  ],
  tryIt: {
    asks: '<p>Hidden behind a row of tall hedges at the end of the <span class="blank">______</span> has its own small beach.</p><ul><li>lane, the cottage</li><li>lane; the cottage</li><li>lane the cottage</li></ul>',
    steps: [
      {
        ask: 'What is the main clause?',
        like: 1,
        answer: { choose: ['the cottage has its own small beach', 'Hidden behind a row of tall hedges'] },
        slips: [
          { choice: 1, says: 'Who or what does something there? A main clause needs a subject and a full verb.' },
        ],
        done: 'Main clause: <i>the cottage has its own small beach</i>.',
      },
      {
        ask: 'What is <i>Hidden behind a row of tall hedges at the end of the lane</i>?',
        like: 0,
        answer: { choose: ['an opening phrase that describes the cottage', 'a sentence', 'the subject of <i>has</i>'] },
        slips: [
          { choice: 1, says: 'It has no subject: it does not say what is hidden.' },
          { choice: 2, says: 'What has a beach? Look right after the blank.' },
        ],
        done: 'It is an opening phrase: it describes the cottage.',
      },
      {
        ask: 'Which choice is right?',
        answer: { choose: ['lane, the cottage', 'lane; the cottage', 'lane the cottage'] },
        slips: [
          {
            choice: 1,
            says: 'A semicolon needs a sentence on the left, and this is a phrase.',
            misconception: 'rw-semicolon-with-fragment',
          },
          {
            choice: 2,
            says: 'The reader needs a sign where the opening ends.',
            misconception: 'rw-missing-comma-at-seam',
          },
        ],
        done: '<b>lane, the cottage</b>: a comma ends the opening phrase.',
      },
    ],
    answer: text('lane, the cottage'),
  },
  trap: '<p>Putting a semicolon after a long opening because it feels like the end of a sentence. <i>Although the team had trained all winter in the mountains; it lost</i> is wrong, however long the first half is. Its first word decides.</p>',
  check:
    '<p>Turn the sentence around: main clause first, opening last. <i>Schools will stay closed if the snow keeps falling.</i> If that works, you had an opening, and a comma was right.</p>',
  mends: {
    'rw-missing-comma-at-seam': [0, 2],
    'rw-semicolon-with-fragment': [2, 2],
    'rw-period-makes-fragment': [1, 2],
    'rw-mark-and-conjunction': [2, 3],
    'rw-run-on': [0, 2],
    'rw-dependent-stands-alone': [2, 1],
  },
})
