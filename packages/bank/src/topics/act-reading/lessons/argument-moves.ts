import { lesson, table, text } from '#kit'

export const argumentMoves = lesson({
  idea: '<p>In chess you want to know what a move is for. An argument has moves, too: one answers an objection, one leans on something unsaid.</p><p>So say what the writer <em>does</em> with a fact, and what must be true for it to count.</p>',
  figure: table(
    ['Move', 'What it looks like'],
    [
      ['answers an objection', '“It is said that … But …”'],
      ['shows what a test adds', '“The first could not tell …; the second could.”'],
      ['takes something for granted', 'a reason that works only if something unsaid is true'],
      ['judges', '“It is a pity that …”, “the best way is …”'],
    ],
    'Four moves of an argument',
    true,
  ),
  words: [
    { word: 'objection', meaning: 'What speaks, or is said, against a claim.' },
    { word: 'assumption', meaning: 'Something unsaid that must be true, or the argument fails.' },
    { word: 'judgment', meaning: 'What somebody thinks of a thing. It cannot be looked up.' },
    { word: 'matter of record', meaning: 'A fact that can be looked up or measured.' },
  ],
  rule: '<ol><li>Say the claim, and who makes it.</li><li>Say what the part in question does to it.</li><li><b>Assumption:</b> try the opposite of an option. If the argument breaks down, that was it.</li><li><b>Judgment or record:</b> could one look it up? Words such as <i>should, best, deserves</i> judge.</li><li><b>Test:</b> what was the same, what was changed, and what could not be told before?</li></ol>',
  use: '<p>The question says <i>answers … by</i>, <i>rests on the assumption</i>, <i>judgment</i>, <i>what the experiment showed</i>, or <i>supported chiefly by</i>.</p>',
  avoid: '<p>If new facts are offered that support or weaken a claim, ask: more likely, less likely, or neither?</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>The old tram line was closed in 1961 and was 14 miles long. Nothing that the city has built since deserves to be called its equal. Of its 31 cars, 3 are in museums.</p><p>Which of the following is offered as the writer’s judgment and not as a matter of record?</p><ul><li>The line was 14 miles long.</li><li>Nothing built since is equal to the tram.</li><li>Three of the cars are in museums.</li></ul>',
      covers: ['judgment'],
      steps: [
        {
          do: 'Could one look it up? The length: yes. The cars in museums: yes, one can count them.',
          why: 'What can be counted is a matter of record.',
        },
        {
          do: '<i>Deserves to be called its equal</i>: no list tells what deserves something.',
          why: 'The verb gives the judgment away.',
        },
        {
          do: 'So the judgment is: <b>Nothing built since is equal to the tram.</b>',
          why: 'Others could disagree.',
        },
      ],
      answer: text('Nothing built since is equal to the tram.'),
    },
    {
      level: 'Next',
      asks: '<p>Critics say that the village should not have paid for a clock that strikes only once a day. “A clock,” they say, “should tell the time.” But nobody on the hill owned fewer than two clocks. What they lacked was a moment at which all of them looked up, and this they now have, at noon.</p><p>The author answers the critics’ objection mainly by:</p><ul><li>denying that the clock strikes only once a day.</li><li>pointing out that the clock was cheap.</li><li>giving the clock another purpose than the one the critics have in mind.</li><li>showing that the critics own several clocks themselves.</li></ul>',
      covers: ['answers the', 'meets the', 'supported in', 'serve the argument by', 'and then:'],
      steps: [
        {
          do: 'Objection: once a day is too little, since <i>a clock should tell the time</i>.',
          why: 'First what is answered, then the answer.',
        },
        {
          do: 'After <i>But</i>: time is known already. What was lacking is <i>a moment at which all of them looked up</i>.',
          why: 'Nothing is denied; the yardstick is changed.',
        },
        {
          do: 'No fact is denied, no price is named, and the clocks belong to the people <i>on the hill</i>.',
          why: 'Reversed; outside the text; given to the wrong people.',
        },
        {
          do: 'So the answer works by <b>giving the clock another purpose than the one the critics have in mind.</b>',
          why: 'The critics’ yardstick is replaced.',
        },
      ],
      answer: text('giving the clock another purpose than the one the critics have in mind.'),
    },
    {
      level: 'Exam level',
      asks: '<p>“The well cannot be poisoned,” said the smith. “My goat drank from it on Monday, and today is Friday, and she is as wicked as ever.”</p><p>The smith’s argument rests on the assumption that:</p><ul><li>goats drink more water than people do.</li><li>what would harm people would have harmed the goat by now.</li><li>nobody in the village wished to poison the well.</li><li>the goat had drunk from the well before.</li></ul>',
      covers: ['assumption'],
      steps: [
        {
          do: 'Claim: the well is safe. Reason: the goat drank, and after four days she is well.',
          why: 'People here, a goat there: a gap.',
        },
        {
          do: 'What closes the gap? Goat and people must react alike, and four days must be enough.',
          why: 'The assumption is the unsaid link.',
        },
        {
          do: 'Try the opposite: if the poison harmed only people, or worked after a week, the healthy goat would show nothing.',
          why: 'The argument breaks down, so it rests on this.',
        },
        {
          do: 'So it rests on this: <b>what would harm people would have harmed the goat by now.</b>',
          why: 'The others may be false, and the argument stands as before.',
        },
      ],
      answer: text('what would harm people would have harmed the goat by now.'),
    },
    {
      level: 'Exam level',
      asks: '<p>More bees came to Lena Brandt’s blue boxes than to her yellow ones. But the blue boxes stood in the sun. So she painted blue over yellow and yellow over blue and left the boxes where they were. The bees followed the color.</p><p>What did the painting show that the first count could not?</p><ul><li>That more bees came to blue boxes than to yellow ones</li><li>That it was the color, and not the place, that drew the bees</li><li>That bees prefer boxes in the sun</li></ul>',
      covers: ['experiment'],
      steps: [
        {
          do: 'First count: blue boxes had more bees, and they had the sun. Two possible causes.',
          why: 'They came together.',
        },
        {
          do: 'The painting changed the color and kept the place: <i>left the boxes where they were</i>.',
          why: 'A good test changes one thing only.',
        },
        {
          do: 'The bees <i>followed the color</i>. So it showed <b>That it was the color, and not the place, that drew the bees</b>.',
          why: 'The first was known before; the sun is ruled out.',
        },
      ],
      answer: text('That it was the color, and not the place, that drew the bees'),
    },
  ],
  tryIt: {
    asks: '<p>Some say that our library should not lend tools, since “a library is for reading.” But the hammers have brought in two hundred people who had never had a card, and most of them left with a book as well.</p><p>The author answers the objection mainly by:</p>',
    steps: [
      {
        ask: 'What is the objection?',
        answer: {
          choose: ['Tools have nothing to do with reading', 'Tools are too expensive', 'Tools are dangerous'],
        },
        slips: [
          { choice: 1, says: 'No price is named. Look at the quoted words.', misconception: 'ar-outside-the-text' },
          { choice: 2, says: 'Nobody says that here.', misconception: 'ar-outside-the-text' },
        ],
        done: 'A library is for reading, and tools are not reading.',
      },
      {
        ask: 'What does the author bring after <i>But</i>?',
        answer: {
          choose: ['Tools led people to books', 'Tools are lent more often than books', 'Tools are a kind of book'],
        },
        slips: [
          {
            choice: 1,
            says: 'Nothing compares the two. What did most people leave with?',
            misconception: 'ar-half-right',
          },
          { choice: 2, says: 'The author does not go as far as that.', misconception: 'ar-extreme-wording' },
        ],
        done: 'Two hundred new cards, and most of them <i>left with a book as well</i>.',
      },
      {
        ask: 'So the author answers mainly by:',
        like: 3,
        answer: {
          choose: [
            'showing that lending tools serves reading, too.',
            'denying that a library is for reading.',
            'showing that most visitors want tools more than books.',
          ],
        },
        slips: [
          { choice: 1, says: 'The author accepts that and uses it.', misconception: 'ar-reversed' },
          { choice: 2, says: 'They took both; what they wanted more is not told.', misconception: 'ar-half-right' },
        ],
        done: '<b>showing that lending tools serves reading, too.</b>',
      },
    ],
    answer: text('showing that lending tools serves reading, too.'),
  },
  trap: '<p>An option that is true and on the subject, and is not the move. The question was what the author makes of it.</p>',
  check: '<p>Join claim and option with “because” or “but.” Nothing happens to the claim? Choose again.</p>',
  mends: {
    'ar-same-subject-no-bearing': [2, 3],
    'ar-true-but-not-asked': [3, 2],
    'ar-half-right': [1, 3],
    'ar-reversed': [1, 2],
    'ar-extreme-wording': [1, 1],
  },
})
