import { lesson, markedText, text } from '#kit'

export const colons = lesson({
  idea: '<p>A colon is a drumroll. The sentence before it makes a promise (“one problem,” “three cities,” “the reason is simple”), the colon says “here it comes,” and the words after it keep the promise.</p><p>A drumroll works only if the stage is set. That is why the words before a colon have to be a complete sentence. If the sentence has not finished yet, its own words are still on the way, and nothing may interrupt them.</p>',
  figure: markedText(
    '[[The recipe has one secret|a complete sentence that makes a promise]][[:|here it comes]] [[a spoonful of black coffee|what was promised]].',
    'A promise, a colon, and what was promised',
  ),
  words: [
    { word: 'colon', meaning: 'The mark : that announces a list, an example, or an explanation.' },
    { word: 'announce', meaning: 'To tell the reader that what was promised comes next.' },
    { word: 'explanation', meaning: 'Words that say what, why, or how for the sentence before them.' },
    { word: 'object', meaning: 'The noun that completes a verb or preposition: <i>bread</i> in <i>bake bread</i>.' },
  ],
  rule: '<ol><li>Stop at the colon: the words before it must be a complete sentence.</li><li>Read on: the words after it must list or explain what the sentence promised.</li><li>What follows may be one word, a list, or a whole sentence.</li></ol>',
  use: '<p>The sentence before the blank is finished but leaves a question open: which ones, what, why, how? The words after the blank answer it.</p>',
  avoid:
    '<p>Not after <i>such as, including, like,</i> or <i>for example</i>, which announce the list themselves. Not between a verb and its object, as in <i>We bought: bread and milk</i>. Write no mark there.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>The hikers carried only three <span class="blank">______</span> water, a map, and a whistle.</p><ul><li>things:</li><li>things;</li><li>things</li><li>things, such as:</li></ul>',
      covers: ['rw-semicolon-with-fragment', 'rw-colon-after-fragment'],
      steps: [
        {
          do: 'Before the blank: <i>The hikers carried only three things</i>: a sentence, and a promise.',
          why: '<i>Three things</i> makes the reader ask: which three?',
        },
        {
          do: 'After the blank: a list of exactly three things. It keeps the promise.',
          why: 'The list is not a sentence, so a semicolon is out.',
        },
        {
          do: 'A finished sentence and the list it promised: <b>things:</b>',
          why: 'With no mark, <i>things water</i> runs together. And <i>such as</i> announces by itself, so no colon follows it.',
        },
      ],
      answer: text('things:'),
    },
    {
      level: 'Next',
      asks: '<p>For a new garden in full sun, the nursery <span class="blank">______</span> lavender, sage, and thyme.</p><ul><li>recommends</li><li>recommends:</li><li>recommends;</li><li>recommends—</li></ul>',
      covers: ['rw-colon-after-fragment', 'rw-semicolon-with-fragment', 'rw-dash-splits-clause'],
      steps: [
        {
          do: 'Stop at the blank: <i>For a new garden in full sun, the nursery recommends</i>. Recommends what? Not finished.',
          why: 'The verb <i>recommends</i> is still waiting for its object.',
        },
        {
          do: 'The list <i>lavender, sage, and thyme</i> is that object. It is part of the sentence, not an announcement after it.',
          why: 'A list alone does not call for a colon. A finished sentence before it does.',
        },
        {
          do: 'Nothing may part a verb from its object: <b>recommends</b>, without a mark.',
          why: 'Colon, semicolon, and dash all need a finished sentence on the left here.',
        },
      ],
      answer: text('recommends'),
    },
    {
      level: 'Exam level',
      asks: '<p>Early photographers asked their sitters not to smile, and the reason was <span class="blank">______</span> an exposure could last half a minute, and a smile is hard to hold that long.</p><p>Which choice completes the text so that it conforms to the conventions of Standard English?</p><ul><li>practical:</li><li>practical,</li><li>practical</li><li>practical, because of</li></ul>',
      covers: ['rw-comma-splice', 'rw-run-on'],
      steps: [
        {
          do: 'Before the blank: <i>… and the reason was practical</i>: complete, with a promise.',
          why: 'The reader now wants to hear the reason.',
        },
        {
          do: 'After the blank: <i>an exposure could last half a minute, and a smile is hard to hold that long</i>: a whole sentence, and it gives the reason.',
          why: 'A colon may be followed by a sentence when that sentence explains.',
        },
        {
          do: '<i>practical,</i> splices two sentences, and <i>practical</i> runs them together.',
          why: 'Two complete sides need a strong joint.',
        },
        {
          do: '<i>Because of</i> takes a noun, not a clause with a verb. The answer is <b>practical:</b>',
          why: 'The colon both ends the first sentence and shows that the second explains it.',
        },
      ],
      answer: text('practical:'),
    },
  ],
  tryIt: {
    asks: '<p>On the first day of camp, the counselors <span class="blank">______</span> knots, fire safety, and the names of six birds.</p><ul><li>taught</li><li>taught:</li><li>taught;</li></ul>',
    steps: [
      {
        ask: 'Stop at the blank. Is <i>On the first day of camp, the counselors taught</i> finished here?',
        answer: { choose: ['No, it still needs what they taught', 'Yes, it is a finished sentence'] },
        slips: [
          { choice: 1, says: 'There is a subject and a verb, but ask “taught what?” and see where the answer stands.' },
        ],
        done: 'The verb <i>taught</i> is still waiting for its object.',
      },
      {
        ask: 'What is the list <i>knots, fire safety, and the names of six birds</i>?',
        answer: {
          choose: ['the object of <i>taught</i>', 'an explanation of a finished sentence', 'a second sentence'],
        },
        slips: [
          { choice: 1, says: 'The sentence is not finished before the list, so there is nothing to explain yet.' },
          { choice: 2, says: 'A list of nouns has no subject and verb of its own.' },
        ],
        done: 'The list completes the verb.',
      },
      {
        ask: 'Which choice is right?',
        answer: { choose: ['taught', 'taught:', 'taught;'] },
        slips: [
          {
            choice: 1,
            says: 'There is a list, but no complete sentence before it.',
            misconception: 'rw-colon-after-fragment',
          },
          {
            choice: 2,
            says: 'A semicolon needs a sentence on both sides; here neither side is one.',
            misconception: 'rw-semicolon-with-fragment',
          },
        ],
        done: '<b>taught</b>, with no mark: verb and object stay together.',
      },
    ],
    answer: text('taught'),
  },
  trap: '<p>Seeing a list and reaching for the colon. <i>The colors of the flag are: red and gold</i> breaks the sentence in two. Look at what stands <em>before</em> the mark first; the list comes second.</p>',
  check:
    '<p>Put a period in place of the colon. The left side must be a good sentence. Then put “namely” or “that is” after the colon. If the sentence still makes sense, the colon is right.</p>',
  mends: {
    'rw-colon-after-fragment': [1, 0],
    'rw-comma-for-colon': [0, 2],
    'rw-semicolon-with-fragment': [0, 1],
    'rw-comma-between-subject-and-verb': [1, 2],
    'rw-comma-splice': [2, 2],
    'rw-run-on': [2, 2],
  },
})
