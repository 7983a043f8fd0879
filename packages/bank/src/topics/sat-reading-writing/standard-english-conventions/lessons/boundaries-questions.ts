import { lesson, table, text } from '#kit'

export const questionMarks = lesson({
  idea: '<p>There are two ways to bring a question onto the page. You can ask it: <i>Why do leaves fall?</i> Or you can tell that it was asked: <i>Biologists wondered why leaves fall.</i> The second is a statement. It tells what biologists did.</p><p>English shows the difference twice: by the mark at the end, and by the order of the words. Somebody who asks puts a helping verb in front of the subject, <i>do leaves</i>. Somebody who reports keeps the order of a statement, <i>leaves fall</i>. Both signs have to say the same thing.</p>',
  figure: table(
    ['Asked directly', 'Reported'],
    [
      ['How old <b>is the tree</b>?', 'She asked how old <b>the tree is</b>.'],
      ['Where <b>do eels</b> lay their eggs?', 'Nobody knew where <b>eels</b> lay their eggs.'],
      ['<b>Can the bridge</b> bear trucks?', 'They tested whether <b>the bridge can</b> bear trucks.'],
    ],
    'The same questions, asked and reported',
  ),
  words: [
    { word: 'direct question', meaning: 'A question in the words of the one who asks; it ends in a question mark.' },
    { word: 'indirect question', meaning: 'A question that is reported inside a statement; it ends in a period.' },
    {
      word: 'helping verb',
      meaning: 'A verb such as <i>do, does, did, is, can, will</i> that goes with another verb.',
    },
    { word: 'word order', meaning: 'Which comes first, subject or verb.' },
  ],
  rule: '<ol><li>Find the main subject and verb of the sentence. Do they <em>tell</em> something (<i>asked, wondered, studied</i>), or is the whole sentence a question?</li><li><b>Telling:</b> statement order and a period.</li><li><b>Asking:</b> helping verb before the subject and a question mark.</li></ol>',
  use: '<p>The choices differ by a period and a question mark, or by word order such as <i>why is it</i> and <i>why it is</i>.</p>',
  avoid:
    '<p>A question word alone decides nothing. <i>How the birds find their way is a mystery</i> begins with <i>How</i> and is a statement, since its main verb is <i>is</i>.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>The nurse asked whether anyone in the family had <span class="blank">______</span></p><ul><li>allergies.</li><li>allergies?</li><li>allergies,</li><li>allergies</li></ul>',
      covers: ['rw-question-mark-in-statement', 'rw-run-on'],
      steps: [
        {
          do: 'Main subject and verb: <i>The nurse asked</i>. The sentence tells what the nurse did.',
          why: 'You, the reader, are not being asked anything.',
        },
        {
          do: '<i>Whether anyone in the family had allergies</i> has the order of a statement: subject <i>anyone</i>, then verb <i>had</i>.',
          why: 'Asked directly, it would be <i>Does anyone have allergies?</i>',
        },
        {
          do: 'A statement ends in a period: <b>allergies.</b>',
          why: 'The question is only reported. With a comma or no mark, the sentence would run on into whatever comes next.',
        },
      ],
      answer: text('allergies.'),
    },
    {
      level: 'Next',
      asks: '<p>For years, engineers wondered how <span class="blank">______</span></p><ul><li>the dome had been built without a frame.</li><li>had the dome been built without a frame?</li><li>the dome had been built without a frame?</li><li>had the dome been built without a frame.</li></ul>',
      covers: ['rw-question-mark-in-statement', 'rw-question-word-order'],
      steps: [
        {
          do: 'Main subject and verb: <i>engineers wondered</i>. The sentence tells; it does not ask.',
          why: 'So it needs a period, and both choices with a question mark are out.',
        },
        {
          do: 'A reported question keeps statement order: subject <i>the dome</i>, then <i>had been built</i>.',
          why: '<i>Had the dome been built</i> is the order of somebody who asks.',
        },
        {
          do: 'Both signs must agree: <b>the dome had been built without a frame.</b>',
          why: 'Order and end mark now say the same thing.',
        },
      ],
      answer: text('the dome had been built without a frame.'),
    },
    {
      level: 'Exam level',
      asks: '<p>The letters in the archive raise a question that no biography has answered: if the painter never left her village, how <span class="blank">______</span> Several historians have suggested that traveling merchants showed her prints.</p><p>Which choice completes the text so that it conforms to the conventions of Standard English?</p><ul><li>did she know the newest styles of the capital?</li><li>she knew the newest styles of the capital.</li><li>did she know the newest styles of the capital.</li><li>she knew the newest styles of the capital?</li></ul>',
      covers: ['rw-question-mark-in-statement'],
      steps: [
        {
          do: 'The sentence is complete at the colon: <i>The letters raise a question that no biography has answered</i>.',
          why: 'What follows the colon stands on its own feet.',
        },
        {
          do: 'After the colon no verb such as <i>asked</i> or <i>wondered</i> takes the question in. It is asked directly.',
          why: 'Compare <i>Historians ask how she knew</i>: there, <i>ask</i> takes it in, and it is reported.',
        },
        {
          do: 'A direct question has the helping verb first, <i>did she know</i>, and a question mark.',
          why: 'The <i>if</i> clause before it changes nothing about that.',
        },
        {
          do: 'The answer is <b>did she know the newest styles of the capital?</b>',
          why: 'It is the only choice in which order and mark agree on asking.',
        },
      ],
      answer: text('did she know the newest styles of the capital?'),
    },
  ],
  tryIt: {
    asks: '<p>The students wanted to find out why <span class="blank">______</span></p><ul><li>the pond had turned green.</li><li>had the pond turned green?</li><li>the pond had turned green?</li></ul>',
    steps: [
      {
        ask: 'What does the sentence do with the question?',
        answer: { choose: ['It reports it', 'It asks it'] },
        slips: [{ choice: 1, says: 'Main subject and verb are <i>The students wanted</i>. Do they tell or ask?' }],
        done: '<i>The students wanted to find out …</i> tells what students did. The question is reported.',
      },
      {
        ask: 'Which order does a reported question have?',
        answer: { choose: ['the pond had turned', 'had the pond turned'] },
        slips: [
          {
            choice: 1,
            says: 'A helping verb before the subject is the order of somebody who asks directly.',
            misconception: 'rw-question-mark-in-statement',
          },
        ],
        done: 'Statement order: subject <i>the pond</i>, then <i>had turned</i>.',
      },
      {
        ask: 'Which choice is right?',
        answer: { choose: ['the pond had turned green.', 'had the pond turned green?', 'the pond had turned green?'] },
        slips: [
          {
            choice: 1,
            says: 'This would be right if the students’ own words stood there. Here they are reported.',
            misconception: 'rw-question-mark-in-statement',
          },
          {
            choice: 2,
            says: 'The order says “statement” and the mark says “question.” They must agree.',
            misconception: 'rw-question-mark-in-statement',
          },
        ],
        done: '<b>the pond had turned green.</b>',
      },
    ],
    answer: text('the pond had turned green.'),
  },
  trap: '<p>Ending in a question mark because the sentence contains <i>why</i> or <i>how</i>. <i>I know why he left</i> asks nothing. Look at the main verb, not at the question word.</p>',
  check:
    '<p>Could somebody answer the sentence with “Yes,” “No,” or “Because …”? Then it is a question. Can one only say “I see”? Then it is a statement and ends in a period.</p>',
  mends: {
    'rw-question-mark-in-statement': [1, 1],
    'rw-colon-after-fragment': [2, 0],
    'rw-run-on': [0, 2],
    'rw-question-word-order': [1, 1],
  },
})
