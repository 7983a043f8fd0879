import { lesson, table, text } from '#kit'

export const structure = lesson({
  idea: '<p>Two cooks can make quite different meals of the same things. Passages are like that: the same facts can be told as a riddle and its solution, as a quarrel, or as a life from beginning to end.</p><p>Structure is the order of the parts <em>and</em> the reason for it. You see it if you give each paragraph a name.</p>',
  figure: table(
    ['Paragraph', 'Label'],
    [
      ['1', 'a puzzle: the bells of one valley all crack'],
      ['2', 'two answers that turned out wrong'],
      ['3', 'a new clue: the clay of the molds'],
      ['4', 'what is still not known'],
    ],
    'Four labels, read in a row, are the structure',
    true,
  ),
  words: [
    { word: 'structure', meaning: 'How the parts of a passage are ordered, and why.' },
    { word: 'label', meaning: 'Two or three words for what a paragraph does.' },
    { word: 'turn', meaning: 'The place where a passage changes direction: <i>but, yet, however</i>.' },
    { word: 'relate', meaning: 'To have to do with another part: to explain, limit, contradict, or apply it.' },
  ],
  rule: '<ol><li>Label each paragraph in two or three words.</li><li>Read the labels in a row.</li><li>Split each option at its commas and match the pieces with your labels, in order.</li><li>Check the <em>end</em> of the option against the end of the passage.</li></ol>',
  use: '<p>The question asks how a passage is <i>organized</i>, how a paragraph is <i>related</i> to another, or what the last paragraph does.</p>',
  avoid:
    '<p>If it asks in which order things <em>happened</em>, make a time line instead: what is told first may have happened last.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>For a century, the fishermen of the lake have told of a bell that rings under the water on cold nights.</p><p>There is no bell. In autumn the ice forms along the shore first, and when it cracks, the sound runs under the surface and comes up in the middle.</p><p>How does the second paragraph relate to the first?</p><ul><li>It explains what the first one reports.</li><li>It gives a second example of what the first one reports.</li><li>It tells what happened before the first one.</li></ul>',
      covers: ['relate to the', 'related to the', 'relates to the'],
      steps: [
        {
          do: 'Label the first: <i>a strange report</i>. Label the second: <i>what is behind it</i>.',
          why: 'Two or three words are enough.',
        },
        {
          do: '<i>There is no bell</i> is the turn. Then comes a cause: ice, cracks, sound.',
          why: 'A cause is given, not another case.',
        },
        {
          do: 'So <b>It explains what the first one reports.</b>',
          why: 'Both are about the same nights; nothing lies before or after.',
        },
      ],
      answer: text('It explains what the first one reports.'),
    },
    {
      level: 'Next',
      asks: '<p>Why is the clock in our station two minutes fast?</p><p>Some say that a lazy stationmaster set it so. But he retired in 1950, and it has been repaired twice since.</p><p>A porter gave me the answer. It is fast on purpose, so that people who believe it catch their trains.</p><p>What people do who know this, he could not say. He himself is always late.</p><p>Which of the following best describes how the passage is organized?</p><ul><li>A question is raised, one answer is rejected, another is given, and a doubt is left.</li><li>A question is raised, two answers are given, and the first is preferred.</li><li>The history of a clock is told from 1950 to the present.</li><li>A custom is described, attacked, and defended.</li></ul>',
      covers: ['organized', 'structure of the passage', 'presents its material'],
      steps: [
        { do: 'Labels: <i>question; wrong answer; right answer; a doubt</i>.', why: 'One label for each paragraph.' },
        {
          do: 'Where are the turns? <i>But he retired</i> rejects the first answer. <i>He could not say</i> limits the second.',
          why: 'Small words show what a paragraph does with the last one.',
        },
        {
          do: 'Match piece by piece. “Two answers are given” fits; “the first is preferred” does not: it is the one that fails.',
          why: 'A half-right option goes wrong at its end.',
        },
        {
          do: 'All four labels, in order: <b>A question is raised, one answer is rejected, another is given, and a doubt is left.</b>',
          why: 'Nothing is told in order of time, and nobody attacks a custom.',
        },
      ],
      answer: text('A question is raised, one answer is rejected, another is given, and a doubt is left.'),
    },
    {
      level: 'Exam level',
      asks: '<p>I have cut hair for thirty years, and I can tell you that nobody wants a haircut. They want to look the way they looked in one photograph.</p><p>They bring it along. I put it on the shelf under the mirror and do what I can.</p><p>Last week my sister found a picture of me at nineteen. It is on the shelf now. I look at it between customers, and I have made an appointment with my own apprentice.</p><p>The last paragraph is related to the rest of the passage in that it:</p><ul><li>explains why customers bring photographs.</li><li>goes back to a time before the events of the first paragraph.</li><li>turns on the writer what was said about others.</li><li>shows that the claim of the first paragraph was mistaken.</li></ul>',
      covers: ['last paragraph', 'In relation to', 'at the end of the passage'],
      steps: [
        {
          do: 'Labels: <i>a claim about customers; how they show it; the same thing happens to me</i>.',
          why: 'Watch who is spoken about: they, they, I.',
        },
        {
          do: 'What returns in the last paragraph? The photograph and the shelf. What is new? The writer is now the customer.',
          why: 'Endings often repeat something with a change.',
        },
        {
          do: '“Goes back to a time before” is tempting because of <i>nineteen</i>. But what is told happened <i>last week</i>. And the claim is not mistaken: the writer proves it.',
          why: 'Do not mix the age of the picture with the order of the events.',
        },
        {
          do: 'So it <b>turns on the writer what was said about others.</b>',
          why: 'It names both parts and the link between them.',
        },
      ],
      answer: text('turns on the writer what was said about others.'),
    },
  ],
  tryIt: {
    asks: '<p>How did a fig tree get onto the roof of the town hall?</p><p>The mayor suspected schoolboys. But the tree is forty years old, and the only ladder was bought last year.</p><p>Starlings eat figs, says the pastor, and starlings sit on the gutter.</p><p>Why they chose the mayor’s side of the roof, he is not prepared to say.</p><p>Which of the following best describes how the passage is organized?</p>',
    steps: [
      {
        ask: 'Which label fits the second paragraph?',
        answer: { choose: ['an answer that is rejected', 'an answer that is accepted', 'the history of the tree'] },
        slips: [
          {
            choice: 1,
            says: 'Look at <i>But</i>: what does the age of the tree do to the suspicion?',
            misconception: 'ar-half-right',
          },
          {
            choice: 2,
            says: 'Its age is given, but in order to test the suspicion.',
            misconception: 'ar-content-for-function',
          },
        ],
        done: 'The mayor’s answer, and why it cannot be right.',
      },
      {
        ask: 'Which labels fit the third and fourth?',
        like: 0,
        answer: {
          choose: [
            'a better answer; something left open',
            'a second wrong answer; a third one',
            'a better answer; proof of it',
          ],
        },
        slips: [
          { choice: 1, says: 'Nothing speaks against the starlings.', misconception: 'ar-extreme-wording' },
          {
            choice: 2,
            says: 'The first label fits. Does the last sentence prove anything?',
            misconception: 'ar-half-right',
          },
        ],
        done: 'The starlings; and one thing that nobody will explain.',
      },
      {
        ask: 'Which option has all labels in order?',
        like: 3,
        answer: {
          choose: [
            'A puzzle is posed, a wrong solution is dismissed, a likely one is offered, and something is left open.',
            'A puzzle is posed, a likely solution is offered, and it is then disproved.',
            'Events of forty years are told in the order in which they happened.',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'The parts are right, but what is dismissed comes first.',
            misconception: 'ar-half-right',
          },
          {
            choice: 2,
            says: 'Forty years are mentioned, not told.',
            misconception: 'ar-order-told-for-order-happened',
          },
        ],
        done: '<b>A puzzle is posed, a wrong solution is dismissed, a likely one is offered, and something is left open.</b>',
      },
    ],
    answer: text(
      'A puzzle is posed, a wrong solution is dismissed, a likely one is offered, and something is left open.',
    ),
  },
  trap: '<p>An option whose first half is perfect. Wrong options go wrong at their end. Check the last piece first.</p>',
  check:
    '<p>Point to a paragraph for each piece of your option, from left to right. Your finger must move downward and reach the last paragraph.</p>',
  mends: {
    'ar-half-right': [1, 2],
    'ar-order-told-for-order-happened': [2, 2],
    'ar-extreme-wording': [2, 2],
    'ar-content-for-function': [2, 1],
    'ar-wrong-part-of-passage': [0, 1],
    'ar-true-but-not-asked': [1, 2],
    'ar-echoed-words': [1, 2],
    'ar-literal-for-figurative': [2, 2],
    'ar-reversed': [1, 2],
    'ar-outside-the-text': [1, 3],
    'ar-too-narrow': [1, 0],
    'ar-too-broad': [0, 2],
  },
})
