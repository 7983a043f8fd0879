import { lesson, table, text } from '#kit'

export const inferences = lesson({
  idea: '<p>You come home, the floor is wet, and the dog will not look at you. Nobody has told you what happened, but you know. You have put two facts together and taken one small step.</p><p>An inference question works like that. The text lays out facts and stops just before the last step. Your job is to take that step, and no other. It is nearly always shorter than you expect: the right answer often feels almost too obvious.</p>',
  figure: table(
    ['What the text gives', ''],
    [
      ['Fact 1', 'This moth drinks only from flowers with deep tubes.'],
      ['Fact 2', 'On the north slope no flower has a deep tube.'],
      ['The step', 'So this moth finds nothing to drink on the north slope.'],
      ['Too far', 'So no moths live on the north slope.'],
      ['Too far', 'So the moths will die out.'],
    ],
    'Two facts, one step, and two leaps',
  ),
  words: [
    { word: 'inference', meaning: 'A statement that is not said but follows from what is said.' },
    { word: 'premise', meaning: 'A fact that the text gives and the inference rests on.' },
    { word: 'conclusion', meaning: 'The statement that the premises lead to.' },
    { word: 'overstate', meaning: 'To say more than the facts allow: <i>all</i> for <i>some</i>.' },
  ],
  rule: '<ol><li>Write the facts of the text as short sentences.</li><li>Read the words before the blank: <i>therefore, suggests that, because</i>. They tell which step is wanted.</li><li>Put two facts together and say the step yourself.</li><li>Test each choice: if the facts are true, must this be so? If you have to add “and suppose that …,” drop it.</li></ol>',
  use: '<p>The text ends in a blank and you are asked to complete it <i>logically</i>, or you are asked what can <i>reasonably be inferred</i>.</p>',
  avoid:
    '<p>If the question asks what the text says, look it up instead of inferring. If a claim is given and evidence is wanted, work in the other direction: from the claim to a fact.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>The library lends its telescopes only to people who have taken its evening course. Mr. Osei borrowed a telescope from the library last week. It follows that Mr. Osei <span class="blank">______</span></p><p>Which choice most logically completes the text?</p><ul><li>has taken the evening course.</li><li>teaches the evening course.</li><li>does not own a telescope.</li></ul>',
      covers: ['most logically completes the text'],
      steps: [
        {
          do: 'Fact 1: only people who took the course may borrow. Fact 2: Mr. Osei borrowed.',
          why: 'The word <i>only</i> is the hinge.',
        },
        {
          do: 'Put them together: he borrowed, so he is one of those who took the course.',
          why: 'There is no other way to get a telescope from this library.',
        },
        {
          do: 'The answer is: he <b>has taken the evening course.</b>',
          why: 'That he teaches it, or owns no telescope, may be true, but no fact says so.',
        },
      ],
      answer: text('has taken the evening course.'),
    },
    {
      level: 'Next',
      asks: '<p>Tree rings show that the oldest beams of the barn were cut in the winter of 1702. Builders of the region used oak within a year of cutting it, because dry oak is too hard to work by hand. The roof, however, bears the date 1740. These facts suggest that <span class="blank">______</span></p><p>Which choice most logically completes the text?</p><ul><li>part of the barn is older than the date on its roof.</li><li>the barn’s builders let the oak dry for decades.</li><li>the date on the roof is a mistake.</li><li>the barn is the oldest in the region.</li></ul>',
      covers: ['most logically completes the text'],
      steps: [
        {
          do: 'Facts: beams cut in 1702; oak used within a year; roof dated 1740.',
          why: 'Short sentences keep you from adding anything.',
        },
        {
          do: 'The first two together: the oldest beams were put up in about 1703.',
          why: 'Each fact is given for a reason. The one about drying closes the gap between cutting and building.',
        },
        {
          do: 'With the third: beams from about 1703 under a date of 1740. So some of the barn was there before.',
          why: '<i>However</i> shows that the date does not fit the beams.',
        },
        {
          do: 'The step is: <b>part of the barn is older than the date on its roof.</b>',
          why: 'Drying contradicts fact 2. A mistake is possible, but so is a new roof. No other barns are mentioned.',
        },
      ],
      answer: text('part of the barn is older than the date on its roof.'),
    },
    {
      level: 'Exam level',
      asks: '<p>Ecologist Rena Vogt counted beetles under two kinds of streetlights. Under white lamps she found six times as many as under amber lamps. But the white lamps all stood beside the river, where beetles are more common in any case, and the amber lamps stood in the town center. Vogt’s counts alone therefore cannot show <span class="blank">______</span></p><p>Which choice most logically completes the text?</p><ul><li>whether the color of the lamps made the difference.</li><li>whether more beetles were found under white lamps.</li><li>that beetles are common beside the river.</li><li>that lamps of any color attract beetles.</li></ul>',
      covers: ['most logically completes the text'],
      steps: [
        {
          do: 'Facts: more beetles under white lamps; white lamps by the river; beetles are common by the river anyway.',
          why: 'Two things differ between the groups: color and place.',
        },
        {
          do: 'The words before the blank: <i>alone therefore cannot show</i>. So name what stays open.',
          why: 'A <i>cannot</i> before the blank turns the task around.',
        },
        {
          do: 'Open is the cause: the color or the river could explain the difference.',
          why: 'Two possible causes came together, and the counts do not part them.',
        },
        {
          do: 'The answer is <b>whether the color of the lamps made the difference.</b>',
          why: 'That more were found under white lamps <em>is</em> shown. The river is a given fact. Lamps of any color go further than the text.',
        },
      ],
      answer: text('whether the color of the lamps made the difference.'),
    },
  ],
  tryIt: {
    asks: '<p>The ink in the notebook’s first forty pages is brown; from page 41 on it is blue. The maker of the blue ink opened for business in 1884. A diary entry proves that the notebook was begun in 1879. These facts suggest that <span class="blank">______</span></p><p>Which choice most logically completes the text?</p>',
    steps: [
      {
        ask: 'What do the facts say about the pages from 41 on?',
        like: 1,
        answer: {
          choose: ['They were written in 1884 or later', 'They were written in 1879', 'They were written first'],
        },
        slips: [
          {
            choice: 1,
            says: 'That is when the notebook was begun. When could one first buy the blue ink?',
          },
          { choice: 2, says: 'Page 41 comes after page 40. Look at the ink.', misconception: 'rw-reversed' },
        ],
        done: 'Blue ink existed only from 1884, so the blue pages are from then or later.',
      },
      {
        ask: 'Put that together with the diary entry. What follows?',
        like: 2,
        answer: {
          choose: [
            'The writing was spread over several years',
            'The writer disliked brown ink',
            'The diary entry is false',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'No fact speaks of likes. You would have to suppose it.',
            misconception: 'rw-cause-not-shown',
          },
          {
            choice: 2,
            says: 'The text says that the diary <i>proves</i> the date.',
            misconception: 'rw-outside-the-text',
          },
        ],
        done: 'Begun in 1879, with pages from 1884 or later: at least five years.',
      },
      {
        ask: 'Which choice takes just that step?',
        like: 3,
        answer: {
          choose: [
            'the notebook was not filled all at one time.',
            'the notebook was filled in a single year.',
            'the writer stopped writing for exactly five years.',
          ],
        },
        slips: [
          { choice: 1, says: 'The two dates contradict this.', misconception: 'rw-reversed' },
          {
            choice: 2,
            says: 'The facts show a stretch of time, not a pause of a certain length.',
            misconception: 'rw-overstates',
          },
        ],
        done: '<b>the notebook was not filled all at one time.</b>',
      },
    ],
    answer: text('the notebook was not filled all at one time.'),
  },
  trap: '<p>A step in the right direction that is too long. From “helped these birds” to “saves birds,” from “may” to “must,” from “one reason” to “the reason.” Watch the small words <i>all, only, always, never, cause</i>.</p>',
  check:
    '<p>Try to imagine that all the facts are true and your choice is false. If you can tell such a story easily, the choice does not follow. If the story breaks one of the facts, you have the right one.</p>',
  mends: {
    'rw-overstates': [2, 3],
    'rw-outside-the-text': [0, 2],
    'rw-reversed': [1, 3],
    'rw-cause-not-shown': [2, 2],
    'rw-half-right': [1, 2],
    'rw-true-but-not-asked': [2, 3],
    'rw-supports-another-claim': [1, 3],
    'rw-too-broad': [1, 3],
  },
})
