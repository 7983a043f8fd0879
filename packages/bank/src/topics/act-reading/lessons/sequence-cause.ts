import { lesson, markedText, text } from '#kit'

export const sequenceCause = lesson({
  idea: '<p>“I was late because the bus had left, and the bus had left because my clock was slow.” You hear: late, bus, clock. What happened was: clock, bus, late. Writers often tell things backward, and readers have to put them back in order.</p><p>With causes it is similar. Two things that happen together need not be cause and effect. The passage has to say, by a word or by its logic, that one made the other happen.</p>',
  figure: markedText(
    '[[By the time the letter came,|third in time]] [[Ana had already sold the piano,|second in time]] [[which she did because the roof had begun to leak|first in time, and the cause]].',
    'Told first, happened last',
  ),
  words: [
    { word: 'sequence', meaning: 'The order in which things happen.' },
    { word: 'cause', meaning: 'What makes something happen.' },
    { word: 'effect', meaning: 'What is made to happen.' },
    {
      word: 'past perfect',
      meaning: '<i>Had</i> and a participle, as in <i>had sold</i>: earlier than the rest of the story.',
    },
    { word: 'coincidence', meaning: 'Two things at the same time, without one causing the other.' },
  ],
  rule: '<ol><li>Mark time words: <i>had, before, by then, at last</i>. Write a small time line.</li><li>Mark cause words: <i>because, so, led to, which is why</i>.</li><li>Say it with “so”: A happened, <em>so</em> B happened. Try it both ways.</li><li>Choose the option with the right two events <em>and</em> the right direction.</li></ol>',
  use: '<p>The question asks why something happened, ends in <i>because</i>, or asks what happens first or in which order.</p>',
  avoid:
    '<p>If the question asks in which order the <em>passage presents</em> its material, it is about structure: then the order of telling counts.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>The bridge was opened in June. The engineer who had designed it was not there. He had resigned in March, a week after the council ordered cheaper cables.</p><p>Which of the following happened first?</p><ul><li>The bridge was opened.</li><li>The council ordered cheaper cables.</li><li>The engineer resigned.</li></ul>',
      covers: ['happened first', 'do first', 'order in which'],
      steps: [
        {
          do: 'Time words: <i>in June</i>; <i>had resigned in March</i>; <i>a week after</i> the order.',
          why: '<i>Had</i> takes you back in time.',
        },
        {
          do: 'Time line: cables ordered, a week later the engineer resigned, in June the opening.',
          why: 'The last thing told is the first that happened.',
        },
        { do: 'So first of all, <b>The council ordered cheaper cables.</b>', why: 'The opening is only told first.' },
      ],
      answer: text('The council ordered cheaper cables.'),
    },
    {
      level: 'Next',
      asks: '<p>The swifts returned to the mill in the year the new owner put in glass windows. He took it as a compliment. The true reason stood behind the mill, where he had let the hedge grow because he could not afford a gardener. The hedge filled with insects, and the swifts came for the insects.</p><p>According to the passage, the swifts returned to the mill because:</p><ul><li>the owner had put in glass windows.</li><li>the owner had planted a hedge to attract birds.</li><li>insects had become plentiful in the hedge.</li><li>a gardener no longer drove them away.</li></ul>',
      covers: ['because', 'so fast when'],
      steps: [
        {
          do: 'The windows came <i>in the year</i> of the swifts: together in time, nothing more. The owner sees a cause; the author does not.',
          why: '<i>He took it as a compliment</i> is his mistake, and <i>the true reason</i> corrects it.',
        },
        {
          do: 'Follow the true reason: no money, so no gardener, so a wild hedge, so insects, so swifts.',
          why: 'Say it with “so,” one link after the other.',
        },
        {
          do: 'The owner <i>let the hedge grow</i>. He did not plant it, and not for birds. A gardener who drives birds away is nowhere in the text.',
          why: 'One option bends a link of the chain, the other invents one.',
        },
        {
          do: 'The last link before the swifts: <b>insects had become plentiful in the hedge.</b>',
          why: '<i>The swifts came for the insects</i> says so outright.',
        },
      ],
      answer: text('insects had become plentiful in the hedge.'),
    },
    {
      level: 'Next',
      asks: '<p>To dye wool, Inés boiled it with alum, which she had ground the night before. Then came the bath of roots and, before drying, a rinse in the river.</p><p>Which of these steps did Inés take after the bath of roots?</p><ul><li>Grinding the alum</li><li>Rinsing the wool</li><li>Boiling the wool</li></ul>',
      covers: ['in what order', 'took place last', 'steps after'],
      steps: [
        {
          do: 'Time line: grind, boil, bath, rinse, dry.',
          why: '<i>Had ground</i> goes back, <i>before drying</i> goes ahead.',
        },
        {
          do: 'From the bath, read to the right: <b>Rinsing the wool</b>.',
          why: '<i>After</i> is to the right, <i>last</i> is the end.',
        },
      ],
      answer: text('Rinsing the wool'),
    },
    {
      level: 'Exam level',
      asks: '<p>Few people in Tolna remember the salt road. The inns on that side were closed, trees grew over the milestones, and in 1840 even the gate was walled up. All this is usually blamed on the railway. But the railway came in 1862. What emptied the road was a tax on salt carts in 1831; and the railway company, when it looked for a route, chose the valley exactly because nothing moved there anymore and land was cheap.</p><p>According to the passage, the railway company built in the valley because:</p><ul><li>its trains had taken the traffic away from the road.</li><li>the road lay empty and land along it cost little.</li><li>the town had walled up its gate against the carts.</li><li>it hoped to escape the tax on salt.</li></ul>',
      covers: ['because', 'why did', 'what allowed'],
      steps: [
        {
          do: 'Time line: tax 1831, road empties, gate walled up 1840, railway 1862.',
          why: 'The years stand in the text, but not in this order.',
        },
        {
          do: 'The usual story has the arrow the other way: railway, so empty road. The passage turns it: empty road, so railway.',
          why: 'A cause must come before its effect. 1862 is too late.',
        },
        {
          do: 'Find the cause word: <i>exactly because nothing moved there anymore and land was cheap</i>.',
          why: 'Here the company’s reason is stated.',
        },
        {
          do: 'In other words: <b>the road lay empty and land along it cost little.</b>',
          why: 'The first option swaps cause and effect. The gate and the tax are in the text, but not as the company’s reason.',
        },
      ],
      answer: text('the road lay empty and land along it cost little.'),
    },
  ],
  tryIt: {
    asks: '<p>The choir sang better that spring. Everyone praised the new conductor, and he did not object. But the change had begun in February, before he came, when the heating failed and rehearsals were moved to the small chapel. There, for the first time, the singers could hear one another.</p><p>According to the passage, the choir sang better because:</p>',
    steps: [
      {
        ask: 'What came first?',
        answer: { choose: ['The heating failed', 'The new conductor came', 'Everyone praised the conductor'] },
        slips: [
          {
            choice: 1,
            says: 'The change had begun <i>before he came</i>.',
            misconception: 'ar-order-told-for-order-happened',
          },
          {
            choice: 2,
            says: 'That is told early, but it happened last.',
            misconception: 'ar-order-told-for-order-happened',
          },
        ],
        done: 'Time line: heating fails, move to the chapel, better singing, new conductor, praise.',
      },
      {
        ask: 'What did the chapel change?',
        answer: {
          choose: ['The singers could hear one another', 'The singers were warmer', 'The singers practiced more'],
        },
        slips: [
          {
            choice: 1,
            says: 'It would make sense, but the text does not say it.',
            misconception: 'ar-common-sense-over-text',
          },
          { choice: 2, says: 'Nothing is said about how much they practiced.', misconception: 'ar-outside-the-text' },
        ],
        done: '<i>For the first time, the singers could hear one another.</i>',
      },
      {
        ask: 'So the choir sang better because:',
        like: 3,
        answer: {
          choose: [
            'in the chapel its members could hear each other.',
            'the new conductor moved it to the chapel.',
            'the praise of the audience encouraged it.',
          ],
        },
        slips: [
          { choice: 1, says: 'The chapel is right; the conductor had not come yet.', misconception: 'ar-half-right' },
          {
            choice: 2,
            says: 'The praise followed the better singing. Turn the arrow around.',
            misconception: 'ar-cause-and-effect-swapped',
          },
        ],
        done: '<b>in the chapel its members could hear each other.</b>',
      },
    ],
    answer: text('in the chapel its members could hear each other.'),
  },
  trap: '<p>The right two events with the arrow turned around. “The road emptied because the railway came” and “the railway came because the road was empty” use the same words. Only the time line tells them apart.</p>',
  check:
    '<p>Put “so” between your two events, in both directions. Then find the words of the passage that choose one of them.</p>',
  mends: {
    'ar-half-right': [1, 2],
    'ar-order-told-for-order-happened': [0, 1],
    'ar-common-sense-over-text': [1, 2],
    'ar-wrong-part-of-passage': [3, 3],
    'ar-cause-and-effect-swapped': [3, 1],
    'ar-invented-cause': [1, 0],
    'ar-swaps-people': [1, 0],
    'ar-reversed': [3, 1],
    'ar-true-but-not-asked': [3, 3],
    'ar-echoed-words': [1, 2],
    'ar-outside-the-text': [1, 2],
    'ar-literal-for-figurative': [1, 0],
    'ar-wrong-tone': [1, 2],
  },
})
