import { lesson, markedText, text } from '#kit'

export const semicolons = lesson({
  idea: '<p>A semicolon looks like a period on top of a comma, and that is a fair picture of what it does. It ends a sentence as firmly as a period. At the same time it tells the reader: do not go away, the next sentence belongs to this one.</p><p>So a semicolon never joins a piece to a sentence. It stands between equals. Two sentences are equals; so are the items of a long list.</p>',
  figure: markedText(
    '[[Owls hunt by ear|a complete sentence]][[;|could be a period]] [[hawks hunt by eye|a complete sentence, closely tied to the first]].',
    'A semicolon between two equals',
  ),
  words: [
    {
      word: 'semicolon',
      meaning: 'The mark ; between two closely tied sentences, or between items of a list that contain commas.',
    },
    { word: 'independent clause', meaning: 'Words that can stand alone as a sentence.' },
    {
      word: 'conjunctive adverb',
      meaning: 'A word such as <i>however, therefore, moreover</i> that shows a link but cannot join two sentences.',
    },
    { word: 'series', meaning: 'Another name for a list of three or more items.' },
  ],
  rule: '<ol><li>Write a semicolon only where a period could stand: a complete sentence on both sides.</li><li>Put no <i>and</i>, <i>but</i>, or <i>so</i> right after it.</li><li>The one exception: in a list whose items contain commas, semicolons part the items.</li></ol>',
  use: '<p>Two complete sentences meet, the second goes on with the thought of the first, and no coordinating conjunction stands between them.</p>',
  avoid:
    '<p>Not before <i>which, because, although, including,</i> or <i>such as</i>, since they start pieces that lean. Not before a simple list; a colon announces a list.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>The stairs to the tower are <span class="blank">______</span> visitors climb them one at a time.</p><ul><li>narrow; visitors</li><li>narrow, visitors</li><li>narrow visitors</li><li>narrow; because visitors</li></ul>',
      covers: ['rw-comma-splice', 'rw-run-on', 'rw-semicolon-with-fragment'],
      steps: [
        {
          do: 'Left: <i>The stairs to the tower are narrow</i>: a sentence.',
          why: 'Subject <i>stairs</i>, verb <i>are</i>, and nothing makes it lean.',
        },
        {
          do: 'Right: <i>visitors climb them one at a time</i>: a sentence.',
          why: 'Subject <i>visitors</i>, verb <i>climb</i>.',
        },
        {
          do: 'Two sentences, no joining word: the semicolon fits. The answer is <b>narrow; visitors</b>.',
          why: 'A comma alone is a splice, and with no mark <i>narrow visitors</i> is a comic surprise. <i>Because</i> would make the right side lean.',
        },
      ],
      answer: text('narrow; visitors'),
    },
    {
      level: 'Next',
      asks: '<p>Sea otters eat sea urchins by the <span class="blank">______</span> would otherwise strip whole forests of kelp.</p><ul><li>dozen, which</li><li>dozen; which</li><li>dozen; and which</li><li>dozen. Which</li></ul>',
      covers: ['rw-semicolon-with-fragment', 'rw-period-makes-fragment'],
      steps: [
        {
          do: 'Left: <i>Sea otters eat sea urchins by the dozen</i>: a sentence.',
          why: 'A semicolon is possible so far. Now the right side has to pass the same test.',
        },
        {
          do: 'Right: <i>which would otherwise strip whole forests of kelp</i>. Say it alone: no sentence.',
          why: '<i>Which</i> points back to the urchins. The clause leans on the words before it.',
        },
        {
          do: 'So a semicolon and a period are both too strong. The clause is added with a comma: <b>dozen, which</b>.',
          why: 'If a period cannot stand there, a semicolon cannot either. Adding <i>and</i> changes nothing.',
        },
      ],
      answer: text('dozen, which'),
    },
    {
      level: 'Exam level',
      asks: '<p>The exhibition brought together weavers from three places: Oaxaca, Mexico; Chinchero, <span class="blank">______</span> Gadwal, India.</p><p>Which choice completes the text so that it conforms to the conventions of Standard English?</p><ul><li>Peru; and</li><li>Peru, and</li><li>Peru and</li><li>Peru: and</li></ul>',
      covers: ['rw-mixed-list-marks', 'rw-commas-inside-and-between'],
      steps: [
        {
          do: 'After the colon comes a list of three places. Count the items: (1) <i>Oaxaca, Mexico</i>, (2) <i>Chinchero, Peru</i>, (3) <i>Gadwal, India</i>.',
          why: 'The sentence promises <i>three places</i>. The number tells you where the items end.',
        },
        {
          do: 'The items have commas inside them. The text has already parted items 1 and 2 with a semicolon, after <i>Mexico</i>.',
          why: 'Commas alone would turn the list into a row of six names.',
        },
        {
          do: 'The same mark must part items 2 and 3: <b>Peru; and</b>',
          why: 'This is the one place where <i>and</i> may follow a semicolon: before the last item of such a list.',
        },
      ],
      answer: text('Peru; and'),
    },
  ],
  tryIt: {
    asks: '<p>The old theater has a hand-painted <span class="blank">______</span> has hung above the stage since the 1920s.</p><ul><li>curtain, which</li><li>curtain; which</li><li>curtain. Which</li></ul>',
    steps: [
      {
        ask: 'Could <i>The old theater has a hand-painted curtain</i> be a sentence by itself?',
        answer: { choose: ['Yes', 'No'] },
        slips: [{ choice: 1, says: 'Look for a subject, <i>theater</i>, and a full verb, <i>has</i>.' }],
        done: 'The left side is a complete sentence.',
      },
      {
        ask: 'Could <i>which has hung above the stage since the 1920s</i> be a sentence by itself?',
        answer: { choose: ['No, it leans on <i>curtain</i>', 'Yes, it has a verb'] },
        slips: [
          { choice: 1, says: 'It has a verb, but its subject <i>which</i> points back. Say it alone and listen.' },
        ],
        done: 'The right side leans on the left: it is not a sentence.',
      },
      {
        ask: 'Which choice is right?',
        answer: { choose: ['curtain, which', 'curtain; which', 'curtain. Which'] },
        slips: [
          {
            choice: 1,
            says: 'A semicolon needs a sentence on its right as well as on its left.',
            misconception: 'rw-semicolon-with-fragment',
          },
          {
            choice: 2,
            says: 'The period leaves a piece behind that cannot stand alone.',
            misconception: 'rw-period-makes-fragment',
          },
        ],
        done: '<b>curtain, which</b>: a comma ties the extra clause to its noun.',
      },
    ],
    answer: text('curtain, which'),
  },
  trap: '<p>Taking the semicolon for a strong comma. In <i>After a long winter; the river froze twice</i>, the left side is only a phrase. A pause, even a long one, is not enough for a semicolon.</p>',
  check:
    '<p>Change the semicolon to a period. If you get two good sentences, it may stay. If two choices differ only by period and semicolon, they are equally right or equally wrong, so look for a fault elsewhere.</p>',
  mends: {
    'rw-semicolon-with-fragment': [1, 2],
    'rw-comma-splice': [0, 2],
    'rw-period-makes-fragment': [1, 2],
    'rw-mark-and-conjunction': [2, 2],
  },
})
