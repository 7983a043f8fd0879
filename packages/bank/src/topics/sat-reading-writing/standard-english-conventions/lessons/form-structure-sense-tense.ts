import { lesson, table, text } from '#kit'

export const tense = lesson({
  idea: '<p>A text has a clock. Years, words such as <i>today</i> or <i>since</i>, and the other verbs tell you what time it shows. A verb in the wrong tense makes the reader look up and ask: wait, when are we?</p><p>Most texts stay at one time, so most blanks simply keep the tense of their neighbors. The tense changes only when the text gives a reason: it looks back to something earlier, reaches up to now, states what is always true, or looks ahead.</p>',
  figure: table(
    ['Time', 'Form', 'Sign'],
    [
      ['earlier than another past event', 'had closed', '<i>by the time, before, already</i>'],
      ['finished in the past', 'closed', '<i>in 1950, last week, ago</i>'],
      ['from the past up to now', 'has closed', '<i>since, so far, over the past ten years</i>'],
      ['now, or always true', 'closes', '<i>today, every spring, a law of nature</i>'],
      ['ahead of us', 'will close', '<i>next year, soon, in 2090</i>'],
    ],
    'Five places on the clock of a text',
  ),
  words: [
    { word: 'simple past', meaning: 'For what was finished at a past time: <i>she walked</i>.' },
    { word: 'present perfect', meaning: '<i>Has</i> or <i>have</i> + participle: from the past up to now.' },
    { word: 'past perfect', meaning: '<i>Had</i> + participle: earlier than another event in the past.' },
    { word: 'tense shift', meaning: 'A change of tense; it needs a reason in the text.' },
  ],
  rule: '<ol><li>Underline the time words and the other verbs near the blank.</li><li>Place the event: before, at the same time as, or after the others?</li><li>Same time: keep the tense. Another time: take the form for it from the table.</li></ol>',
  use: '<p>The choices are forms of one verb at different times: <i>grows, grew, had grown, will grow</i>.</p>',
  avoid:
    '<p>First make sure that the sentence needs a full verb there. And check the number: <i>have grown</i> fits a plural subject only. Do not choose a longer form because it sounds more educated.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>In 1896 the first runners left the town of Marathon at two in the afternoon. Farmers stood along the road and <span class="blank">______</span> them water.</p><ul><li>offered</li><li>offer</li><li>will offer</li><li>have offered</li></ul>',
      covers: ['rw-tense-shift', 'rw-perfect-for-past'],
      steps: [
        {
          do: 'Time words and verbs: <i>In 1896</i>, <i>left</i>, <i>stood</i>. All are past.',
          why: 'A year that is over asks for the simple past.',
        },
        {
          do: 'The offering happened at the same time as the standing: <i>stood … and ______</i>.',
          why: 'Two verbs joined by <i>and</i> usually share a tense.',
        },
        {
          do: 'Keep the tense: <b>offered</b>.',
          why: '<i>Have offered</i> would reach up to the present, but the race is over.',
        },
      ],
      answer: text('offered'),
    },
    {
      level: 'Next',
      asks: '<p>Since the village planted its first windbreak in 1998, the amount of soil lost in storms <span class="blank">______</span> by half.</p><ul><li>has fallen</li><li>fell</li><li>falls</li><li>will fall</li></ul>',
      covers: ['rw-tense-shift'],
      steps: [
        {
          do: 'Time word: <i>Since … 1998</i>. It starts in the past and reaches up to now.',
          why: '<i>In 1998</i> names a moment. <i>Since 1998</i> names a stretch that is still going on.',
        },
        {
          do: 'A stretch up to now takes <i>has</i> or <i>have</i> + participle.',
          why: '<i>Fell</i> would be cut off from now, and <i>falls</i> has no beginning.',
        },
        {
          do: 'The subject is <i>the amount</i>, singular: <b>has fallen</b>.',
          why: '<i>Storms</i> stands closer but is not the subject.',
        },
      ],
      answer: text('has fallen'),
    },
    {
      level: 'Exam level',
      asks: '<p>When the archaeologists opened the second chamber in the spring of 1932, they saw at once that they were not the first visitors. Thieves <span class="blank">______</span> the seals long before and carried off everything made of gold.</p><p>Which choice completes the text so that it conforms to the conventions of Standard English?</p><ul><li>had broken</li><li>broke</li><li>have broken</li><li>break</li></ul>',
      covers: ['rw-tense-shift', 'rw-perfect-for-past'],
      steps: [
        {
          do: 'The text’s clock: <i>opened</i>, <i>saw</i>, <i>were</i>, in 1932. Simple past.',
          why: 'This is the “now” of the story.',
        },
        {
          do: 'When did the thieves come? <i>Long before</i>. So the blank lies earlier than the story’s past.',
          why: 'Two different past times stand side by side, and the reader must see which came first.',
        },
        {
          do: 'Earlier than the past is <i>had</i> + participle: <b>had broken</b>. It also fits <i>carried off</i>, which shares the <i>had</i>.',
          why: '<i>Broke</i> would put the thieves beside the archaeologists. <i>Have broken</i> would tie them to today.',
        },
      ],
      answer: text('had broken'),
    },
  ],
  tryIt: {
    asks: '<p>Over the past twenty years, the number of storks that nest in the valley <span class="blank">______</span> from six to almost ninety.</p><ul><li>has grown</li><li>grew</li><li>grows</li></ul>',
    steps: [
      {
        ask: 'Which words set the clock?',
        answer: { choose: ['Over the past twenty years', 'that nest in the valley', 'from six to almost ninety'] },
        slips: [
          { choice: 1, says: 'That tells which storks are meant. Look for words of time.' },
          { choice: 2, says: 'That tells how much. Look for words of time.' },
        ],
        done: '<i>Over the past twenty years</i> sets the clock.',
      },
      {
        ask: 'What stretch of time is that?',
        answer: { choose: ['from the past up to now', 'a finished time in the past', 'always'] },
        slips: [
          { choice: 1, says: 'The past twenty years end today. The stretch touches the present.' },
          { choice: 2, says: 'It has a beginning, twenty years ago.' },
        ],
        done: 'It starts in the past and reaches up to now.',
      },
      {
        ask: 'Which form is right?',
        answer: { choose: ['has grown', 'grew', 'grows'] },
        slips: [
          { choice: 1, says: 'The simple past is cut off from now.', misconception: 'rw-tense-shift' },
          { choice: 2, says: 'The present has no room for the twenty years before.', misconception: 'rw-tense-shift' },
        ],
        done: '<b>has grown</b>: <i>has</i> + participle for a stretch up to now, singular because of <i>the number</i>.',
      },
    ],
    answer: text('has grown'),
  },
  trap: '<p>Taking <i>had</i> for a stronger past. <i>In 1932 they had opened the door</i> makes the reader ask: before what? Use <i>had</i> only when a second, later past event stands beside it.</p>',
  check:
    '<p>Draw a line for time and put each verb of the text on it. Verbs at the same place have the same tense. Then find the word in the text that allows your form; if there is none, keep the tense of the neighbors.</p>',
  mends: {
    'rw-tense-shift': [0, 1],
    'rw-agrees-with-nearest-noun': [1, 2],
    'rw-perfect-for-past': [2, 0],
  },
})
