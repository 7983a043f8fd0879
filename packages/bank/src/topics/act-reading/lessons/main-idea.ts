import { lesson, table, text } from '#kit'

export const mainIdea = lesson({
  idea: '<p>Ask a friend what a movie was about. “Ships” is too little: that is only the subject. “A man loses his hat” is one scene. “Two enemies share a boat and become friends” is what it was about: every scene serves it.</p><p>A main idea is a whole sentence, with a verb. It is smaller than the subject and larger than any one paragraph. Hold it against the beginning <em>and</em> the end.</p>',
  figure: table(
    ['Part of the passage, or statement', 'What it says'],
    [
      ['Beginning', 'A bakery has used the same sourdough since 1890.'],
      ['Middle', 'Yeast cells live for days; none of the first ones can be alive.'],
      ['End', '“It is the same,” says the baker. “So is the river.”'],
      ['Too narrow', 'Yeast cells live for days.'],
      ['Too broad', 'Old traditions are worth keeping.'],
      ['Main idea', 'A thing can stay itself although all its parts are replaced.'],
    ],
    'One statement that covers beginning, middle, and end',
    true,
  ),
  words: [
    { word: 'main idea', meaning: 'The one statement that all parts of a passage serve.' },
    { word: 'main purpose', meaning: 'What the passage is there to do: <i>to correct, to explain, to argue</i>.' },
    { word: 'too broad', meaning: 'Would fit a hundred other texts as well.' },
    { word: 'too narrow', meaning: 'Fits one paragraph or one detail only.' },
  ],
  rule: '<ol><li>After reading, say in ten words what you know now that you did not know before.</li><li>Hold each option against the first <em>and</em> the last paragraph.</li><li>Drop what fits only one part, and what would fit any text.</li><li>In questions about purpose, test the verb first.</li></ol>',
  use: '<p>The question says <i>main idea</i>, <i>main point</i>, <i>main purpose of the passage</i>, <i>mainly concerned with</i>, or <i>the passage as a whole</i>.</p>',
  avoid: '<p>If lines or a paragraph are named, the question is about that part: what it says, or what it is for.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>A wooden bridge needs paint every five years, a steel one every fifteen. The stone bridge at Vell has not been painted, oiled, or bolted in six centuries. It has been repaired, with stone from the same hill. The cheapest bridge to build is seldom the cheapest to keep.</p><p>Which of the following best states the main idea of the passage?</p><ul><li>The bridge at Vell was always repaired with stone from one hill.</li><li>What costs more to build may cost less to keep.</li><li>Old things are better than new ones.</li></ul>',
      covers: ['main idea of the', 'main point', 'main claim'],
      steps: [
        {
          do: 'Beginning: how often bridges need care. End: building costs and keeping costs.',
          why: 'These two must both be covered.',
        },
        {
          do: 'The stone from one hill covers a single sentence. “Old things are better” would fit any text.',
          why: 'One is too narrow, the other too broad.',
        },
        {
          do: 'What covers all: <b>What costs more to build may cost less to keep.</b>',
          why: 'Wood, steel, and stone are the examples for it.',
        },
      ],
      answer: text('What costs more to build may cost less to keep.'),
    },
    {
      level: 'Next',
      asks: '<p>Schoolbooks like to say that the tin can was useless until the can opener was invented, some forty years later. The armies and ships that bought the first cans would have been surprised. They opened them with knives and bayonets, and complained only of the taste. What the can opener made possible was not the can but the kitchen cupboard full of cans: food that a child could get at.</p><p>The main purpose of the passage is to:</p><ul><li>explain why the tin can was useless for forty years.</li><li>describe the tools with which soldiers opened cans.</li><li>correct a common idea of what the can opener changed.</li><li>show that inventions change the way people eat.</li></ul>',
      covers: ['main purpose of the passage', 'mainly concerned'],
      steps: [
        {
          do: 'First sentence: <i>Schoolbooks like to say …</i> A view is reported. It is not the author’s.',
          why: 'Such words announce a disagreement.',
        },
        {
          do: 'Second sentence: the buyers <i>would have been surprised</i>. So the view is wrong.',
          why: 'Here the author begins to speak.',
        },
        {
          do: 'Last sentence: <i>not the can but the kitchen cupboard</i>. The author puts something else in its place.',
          why: 'A view is taken away, another is given.',
        },
        {
          do: 'Purpose: to <b>correct a common idea of what the can opener changed.</b>',
          why: '“Useless” is the view that is corrected. The tools are one sentence. Inventions in general are too wide.',
        },
      ],
      answer: text('correct a common idea of what the can opener changed.'),
    },
    {
      level: 'Exam level',
      asks: '<p>The first week I hated the wall. It was going up between our field and the Moras’, because of a quarrel about a goat, and I carried the stones. By the second week I had learned from old Mora which ones would sit. By the third he was showing me how to split them, and I was bringing him soup. When the wall was done, chest-high and straight, there was a gap in it as wide as a door. “For the goat,” he said.</p><p>Which of the following best states what the passage as a whole is about?</p><ul><li>A quarrel about a goat divides two families for good.</li><li>A child learns from a neighbor how stones are split.</li><li>Work with the hands teaches more than words can.</li><li>Building a wall to part two families brings them together.</li></ul>',
      covers: ['as a whole'],
      steps: [
        {
          do: 'Beginning: a quarrel, a wall, hatred. End: a gap as wide as a door.',
          why: 'In a story, compare the start with the end.',
        },
        {
          do: 'Between them: advice, lessons, soup. So the change comes through the building itself.',
          why: 'The middle tells how one leads to the other.',
        },
        {
          do: '“Divides … for good” fails at the gap. Splitting stones is one sentence. Work in general is not the point.',
          why: 'Half-right; too narrow; too broad.',
        },
        {
          do: 'All parts serve this: <b>Building a wall to part two families brings them together.</b>',
          why: 'It covers the first sentence and the last.',
        },
      ],
      answer: text('Building a wall to part two families brings them together.'),
    },
  ],
  tryIt: {
    asks: '<p>Guides at the old observatory like to say that it was built on the hill for the clear air. The hill is, in fact, the foggiest place in the county. The founder’s letters give another reason: from the harbor one could see the hill, and little else. Each day at one a ball fell from its roof, and ships set their clocks by it. The astronomers were there for the sailors, not for the stars.</p><p>The main purpose of the passage is to:</p>',
    steps: [
      {
        ask: 'What does the first sentence do?',
        answer: { choose: ['It reports what others say', 'It states the author’s view', 'It gives proof'] },
        slips: [
          {
            choice: 1,
            says: 'Look at <i>Guides … like to say</i>. Who says it?',
            misconception: 'ar-quoted-view-for-author',
          },
          { choice: 2, says: 'The proof comes later: what the founder wrote.' },
        ],
        done: '<i>Guides like to say</i>: a view is reported.',
      },
      {
        ask: 'What does the last sentence do with that view?',
        like: 2,
        answer: { choose: ['It puts another one in its place', 'It confirms it', 'It leaves the question open'] },
        slips: [
          {
            choice: 1,
            says: 'Not for the stars: so not for the clear air, either.',
            misconception: 'ar-quoted-view-for-author',
          },
          { choice: 2, says: 'The last sentence is quite definite.', misconception: 'ar-too-weak' },
        ],
        done: 'The author’s answer: it stood there to be seen by ships.',
      },
      {
        ask: 'Which purpose covers both?',
        like: 3,
        answer: {
          choose: [
            'To correct a story about why an observatory stands where it does',
            'To describe how ships set their clocks by a falling ball',
            'To show that science has always served trade',
          ],
        },
        slips: [
          { choice: 1, says: 'That is one sentence in the middle.', misconception: 'ar-too-narrow' },
          { choice: 2, says: 'One observatory is not all of science.', misconception: 'ar-too-broad' },
        ],
        done: '<b>To correct a story about why an observatory stands where it does</b>',
      },
    ],
    answer: text('To correct a story about why an observatory stands where it does'),
  },
  trap: '<p>The most vivid detail. You remember the goat because it is well told, not because all else depends on it.</p>',
  check:
    '<p>Cover the passage. From your option alone, could a friend guess how it begins <em>and</em> how it ends?</p>',
  mends: {
    'ar-half-right': [2, 2],
    'ar-too-narrow': [0, 1],
    'ar-too-broad': [0, 1],
    'ar-quoted-view-for-author': [1, 0],
    'ar-extreme-wording': [2, 2],
    'ar-reversed': [1, 1],
    'ar-outside-the-text': [2, 2],
    'ar-wrong-tone': [2, 2],
    'ar-wrong-part-of-passage': [0, 0],
    'ar-true-but-not-asked': [0, 1],
  },
})
