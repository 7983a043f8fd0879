import { lesson, table, text } from '#kit'

const FERRY = table(
  ['Year', 'Days of storm', 'Riders (thousands)'],
  [
    ['2016', 58, 81],
    ['2017', 40, 39],
    ['2018', 39, 37],
  ],
  'The ferry at Norrvik',
  true,
)

export const argumentEvidence = lesson({
  idea: '<p>A friend says, “The new coach made us better.” You ask, “How do you know?” “We lost every game before, and none since” carries some weight. “She has a nice car” carries none, although it is also about the coach.</p><p>So ask of every fact: if this is true, does the claim become more likely, less likely, or neither?</p>',
  figure: table(
    ['Fact', 'What it does to the claim'],
    [
      ['Where naps were allowed, mistakes fell by a third; elsewhere they did not.', 'more likely: supports it'],
      ['Mistakes fell just as much where no naps were allowed.', 'less likely: weakens it'],
      ['Most nurses would like to nap.', 'neither: same subject, no bearing'],
    ],
    'Claim: naps help nurses on the night shift to make fewer mistakes',
  ),
  words: [
    { word: 'claim', meaning: 'A statement that somebody wants others to believe.' },
    { word: 'evidence', meaning: 'Facts that make a claim more likely.' },
    { word: 'support', meaning: 'To make a claim more likely.' },
    { word: 'weaken', meaning: 'To make a claim less likely, for instance by another possible cause.' },
    { word: 'no bearing', meaning: 'The claim is as likely with the fact as without it.' },
  ],
  rule: '<ol><li>Say the claim in one sentence, with its cause if it has one.</li><li>Read the question: support, weaken, or what the author offers?</li><li>For each option: more likely, less likely, neither?</li><li>Test from the other side: if this fact were false, would the claim suffer?</li></ol>',
  use: '<p>The question says <i>supports</i>, <i>weaken</i>, <i>evidence</i>, <i>counts against</i>, or <i>contradicts</i>.</p>',
  avoid: '<p>If it asks why a detail is there, see the function of a part.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>Everyone praises the bread at Lind’s. I think it is the corner, where two bus lines meet: people who wait in the cold will buy anything warm.</p><p>Which of the following, if true, best supports the author’s view?</p><ul><li>Lind’s bread has won two prizes.</li><li>When one bus line was moved, Lind’s sold a third less bread.</li><li>Lind’s has been there for sixty years.</li></ul>',
      covers: ['best supports', 'supports the', 'support the', 'most support', 'strengthen', 'would best have shown'],
      steps: [
        {
          do: 'Claim: Lind’s sells so much because of its <em>place</em>, not because of its bread.',
          why: 'Name the cause: that is what the evidence must be about.',
        },
        {
          do: 'Fewer buses, fewer sales: just what must happen if the place is the cause.',
          why: 'The cause changes, and the effect changes with it.',
        },
        {
          do: 'The answer is: <b>When one bus line was moved, Lind’s sold a third less bread.</b>',
          why: 'Prizes speak for the bread, so against the claim. Its age has no bearing.',
        },
      ],
      answer: text('When one bus line was moved, Lind’s sold a third less bread.'),
    },
    {
      level: 'Next',
      asks: '<p>Sanna Holm played an hour of music each day to the tomato plants in one greenhouse. By August they were taller than those in a second greenhouse, without music. She concluded that music had made them grow.</p><p>Holm’s conclusion would be most weakened by the discovery that:</p><ul><li>the plants that heard music also bore more tomatoes.</li><li>few visitors liked the music that she had chosen.</li><li>the first greenhouse had been warmer all summer.</li></ul>',
      covers: ['weakened', 'weaken'],
      steps: [
        {
          do: 'Claim: music is the cause of the growth.',
          why: 'The evidence: two greenhouses and a difference.',
        },
        {
          do: 'To weaken it, look for <em>another</em> cause that differed between the two.',
          why: 'Then the comparison cannot tell which one did it.',
        },
        {
          do: 'Warmth makes plants grow, and only the first greenhouse had it. Less likely.',
          why: 'Now the taller plants are explained without music.',
        },
        {
          do: 'So the conclusion is weakened if <b>the first greenhouse had been warmer all summer.</b>',
          why: 'More tomatoes would support it. The rest has no bearing on the difference.',
        },
      ],
      answer: text('the first greenhouse had been warmer all summer.'),
    },
    {
      level: 'Exam level',
      asks: '<p>It is believed here that the lighthouse keeper Anders Roe wrote the sea songs that bear his name. He certainly sang them, and he owned two fiddles. But the songs speak of a harbor with three piers, and the third pier was built nine years after Roe’s death. Somebody else has been too modest.</p><p>Which piece of evidence does the author offer against the belief that Roe wrote the songs?</p><ul><li>Roe owned two fiddles and sang the songs himself.</li><li>Another person has said that the songs are hers.</li><li>The songs mention a pier that did not exist while Roe lived.</li></ul>',
      covers: ['evidence', 'against the', 'contradicts', 'earliest sign', 'presented as a'],
      steps: [
        {
          do: 'Belief: Roe wrote the songs. Wanted: evidence <em>against</em> it that the author <em>offers</em>.',
          why: 'It must stand in the text <em>and</em> point the right way.',
        },
        {
          do: 'The turn is <i>But</i>: before it stands what speaks for Roe, after it what speaks against him.',
          why: 'Singing and fiddles are on the wrong side of the turn.',
        },
        {
          do: 'After it: three piers in the songs, the third built <i>nine years after Roe’s death</i>. He could not have known it.',
          why: 'If the fact is true, the belief is almost impossible.',
        },
        {
          do: 'The answer: <b>The songs mention a pier that did not exist while Roe lived.</b>',
          why: 'Nobody has claimed the songs: <i>too modest</i> says the opposite.',
        },
      ],
      answer: text('The songs mention a pier that did not exist while Roe lived.'),
    },
    {
      level: 'Exam level',
      asks: `<p>The author claims that the new bridge, not the weather, emptied the ferry. The bridge opened in 2017.</p>${FERRY}<p>How does the table support this claim? It shows that the riders fell by about half:</p><ul><li>in the year with the most days of storm.</li><li>in 2017, although there were fewer days of storm than in 2016.</li><li>as the days of storm became more frequent.</li></ul>`,
      covers: ['the table', 'the chart'],
      steps: [
        {
          do: 'Read the heads first: storms are counted in days, riders in thousands a year.',
          why: 'The unit tells what a number means.',
        },
        {
          do: 'Go to the row that the question names: in 2017 the riders fell from 81 to 39 thousand, the storms from 58 to 40 days.',
          why: 'Read only there and in the row above.',
        },
        {
          do: 'If storms were the cause, fewer storms should bring <em>more</em> riders. So the table supports the bridge: <b>in 2017, although there were fewer days of storm than in 2016.</b>',
          why: 'The year with the most storms is 2016, and then 81 thousand still rode.',
        },
      ],
      answer: text('in 2017, although there were fewer days of storm than in 2016.'),
    },
  ],
  tryIt: {
    asks: '<p>In September the school replaced the candy in its machines with fruit. By June, grades had risen. The principal gave the credit to the fruit.</p><p>The principal’s view would be most weakened by the discovery that:</p>',
    steps: [
      {
        ask: 'What is the claim?',
        answer: { choose: ['Fruit raised the grades', 'Fruit is healthier than candy', 'Grades rose during the year'] },
        slips: [
          {
            choice: 1,
            says: 'That may be so, but the principal speaks of grades.',
            misconception: 'ar-same-subject-no-bearing',
          },
          { choice: 2, says: 'That is the fact. The claim says <em>why</em>.', misconception: 'ar-true-but-not-asked' },
        ],
        done: 'Claim: the fruit caused the better grades.',
      },
      {
        ask: 'What kind of fact weakens it?',
        answer: {
          choose: [
            'another possible cause in the same year',
            'proof that grades rose',
            'proof that students ate the fruit',
          ],
        },
        slips: [
          { choice: 1, says: 'Nobody doubts that they rose.', misconception: 'ar-true-but-not-asked' },
          { choice: 2, says: 'That would rather support the claim.', misconception: 'ar-wrong-side' },
        ],
        done: 'If something else changed in the same year, it could have done it.',
      },
      {
        ask: 'Which discovery does that?',
        like: 3,
        answer: {
          choose: [
            'That year the school also began to offer free tutoring.',
            'Most students said that they preferred candy.',
            'The fruit was sold out every day by noon.',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'Same subject, but it says nothing about grades.',
            misconception: 'ar-same-subject-no-bearing',
          },
          {
            choice: 2,
            says: 'That shows that the fruit was eaten, so it helps the claim.',
            misconception: 'ar-wrong-side',
          },
        ],
        done: '<b>That year the school also began to offer free tutoring.</b>',
      },
    ],
    answer: text('That year the school also began to offer free tutoring.'),
  },
  trap: '<p>A striking fact, true and on the subject. Ask whether the claim would suffer if it were false.</p>',
  check: '<p>Put “so” between your fact and the claim. If it sounds foolish, the fact has no bearing.</p>',
  mends: {
    'ar-half-right': [2, 3],
    'ar-same-subject-no-bearing': [0, 2],
    'ar-true-but-not-asked': [2, 0],
    'ar-wrong-part-of-passage': [2, 1],
    'ar-reversed': [1, 3],
    'ar-wrong-side': [1, 3],
    'ar-misreads-figure': [3, 1],
    'ar-invented-cause': [1, 1],
    'ar-swaps-people': [2, 1],
    'ar-quoted-view-for-author': [2, 1],
    'ar-outside-the-text': [2, 3],
    'ar-common-sense-over-text': [0, 2],
    'ar-too-weak': [2, 2],
    'ar-cause-and-effect-swapped': [0, 1],
  },
})
