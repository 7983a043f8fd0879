import { lesson, markedText, text } from '#kit'

export const dashes = lesson({
  idea: '<p>A dash is a sudden gesture. A pair of dashes opens a window in the middle of a sentence, lets something in, and closes it again. A single dash near the end leads up to a last word, an explanation, or a surprise.</p><p>Because a dash is so loud, readers trust it. If a window is opened with a dash, they wait for the dash that closes it. If it is closed with a comma instead, they do not know whether they are still inside.</p>',
  figure: markedText(
    'The prize[[—|opens the aside]][[a bicycle and a blue helmet|the aside: lift it out, and the sentence still stands]][[—|closes it with the same mark]]went to the youngest rider.',
    'A pair of dashes around an aside',
  ),
  words: [
    { word: 'dash', meaning: 'The long mark — that sets off an aside or a final turn.' },
    { word: 'aside', meaning: 'Extra words that interrupt a sentence and could be lifted out.' },
    { word: 'paired marks', meaning: 'Two marks of the same kind around an aside: dashes, commas, or parentheses.' },
    { word: 'hyphen', meaning: 'The short mark - inside a word such as <i>well-known</i>. It is not a dash.' },
  ],
  rule: '<ol><li>Find the frame of the sentence: main subject and main verb.</li><li><b>Aside in the middle:</b> the same mark before it and after it.</li><li><b>Turn at the end:</b> one dash after a complete sentence, then a list, an explanation, or a surprise. A colon could often stand there too.</li></ol>',
  use: '<p>Use a pair when one dash is already printed in the sentence and an aside starts or ends at the blank. Use a single dash when a finished sentence is followed by words that spell it out.</p>',
  avoid:
    '<p>Do not mix marks around one aside. Do not put a dash between a subject and its verb, or after a joining word such as <i>and</i>. Where nothing is interrupted, write no mark.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>Our neighbor’s parrot—a gray bird named <span class="blank">______</span> can imitate every ringtone in the building.</p><ul><li>Otto—</li><li>Otto,</li><li>Otto</li><li>Otto;</li></ul>',
      covers: ['rw-unbalanced-pair'],
      steps: [
        {
          do: 'Frame: <i>Our neighbor’s parrot can imitate every ringtone in the building.</i>',
          why: 'The subject is <i>parrot</i>, the verb <i>can imitate</i>.',
        },
        {
          do: 'The words <i>a gray bird named Otto</i> do not belong to the frame. They are an aside, opened by a dash.',
          why: 'They only tell you more about the parrot.',
        },
        {
          do: 'Close it with the mark that opened it: <b>Otto—</b>',
          why: 'A comma does not match a dash, and with no mark the aside never ends.',
        },
      ],
      answer: text('Otto—'),
    },
    {
      level: 'Next',
      asks: '<p>The new ferry is powered by something that the harbor has in <span class="blank">______</span> waves, and sunlight.</p><ul><li>plenty—wind,</li><li>plenty, wind,</li><li>plenty wind,</li><li>plenty; wind,</li></ul>',
      covers: ['rw-comma-for-colon', 'rw-run-on', 'rw-semicolon-with-fragment'],
      steps: [
        {
          do: 'Left: <i>The new ferry is powered by something that the harbor has in plenty</i>: a sentence.',
          why: 'It is complete, and it leaves a question open: what is that something?',
        },
        {
          do: 'Right: <i>wind, waves, and sunlight</i>: a list that answers the question, not a sentence.',
          why: 'Since it has no verb, a semicolon cannot stand before it.',
        },
        {
          do: 'A finished sentence and then the words that spell it out: one dash. The answer is <b>plenty—wind,</b>',
          why: 'With a comma, <i>plenty</i> looks like the first item of the list. Nothing has to be closed, since the sentence ends with the list.',
        },
      ],
      answer: text('plenty—wind,'),
    },
    {
      level: 'Exam level',
      asks: '<p>Three of the instruments in the collection—a lute, a small harp, and a drum that is missing its <span class="blank">______</span> made in the same workshop.</p><p>Which choice completes the text so that it conforms to the conventions of Standard English?</p><ul><li>skin—were</li><li>skin, were</li><li>skin were</li><li>skin—and were</li></ul>',
      covers: ['rw-unbalanced-pair', 'rw-mark-and-conjunction'],
      steps: [
        {
          do: 'Find the frame. Subject: <i>Three of the instruments in the collection</i>. Main verb: <i>were made</i>.',
          why: '<i>Is missing</i> is a verb too, but it belongs to <i>that</i>, inside the aside.',
        },
        {
          do: 'Between them stands a list, opened by a dash after <i>collection</i>. The commas in it part the three instruments.',
          why: 'These commas belong to the list, so a comma could not show where the aside ends.',
        },
        {
          do: 'The aside ends after <i>skin</i>, so the second dash goes there. <i>skin, were</i> and <i>skin were</i> are out.',
          why: 'The closing mark must match the opening one.',
        },
        {
          do: 'With <i>and</i>, the frame would be <i>Three of the instruments and were made</i>. The answer is <b>skin—were</b>.',
          why: 'Lift the aside out and read the frame: this is the quickest test of all.',
        },
      ],
      answer: text('skin—were'),
    },
  ],
  tryIt: {
    asks: '<p>The attic was full of things that nobody had touched in <span class="blank">______</span> letters, and a broken sled.</p><ul><li>years—hats,</li><li>years, hats,</li><li>years; hats,</li></ul>',
    steps: [
      {
        ask: 'What stands before the blank, with <i>years</i> at its end?',
        answer: { choose: ['a complete sentence', 'a subject without a verb', 'an opening phrase'] },
        slips: [
          { choice: 1, says: 'The subject is <i>attic</i>. Look for what it <i>was</i>.' },
          { choice: 2, says: 'Read from the start: somebody or something, and a full verb. Is anything missing?' },
        ],
        done: '<i>The attic was full of things that nobody had touched in years</i>: complete.',
      },
      {
        ask: 'What stands after it?',
        answer: { choose: ['a list that names the things', 'a second sentence'] },
        slips: [{ choice: 1, says: 'Hats, letters, and a sled: do they <em>do</em> anything here?' }],
        done: '<i>Hats, letters, and a broken sled</i> spells out the word <i>things</i>.',
      },
      {
        ask: 'Which choice is right?',
        answer: { choose: ['years—hats,', 'years, hats,', 'years; hats,'] },
        slips: [
          {
            choice: 1,
            says: 'Now <i>years</i> looks like one more item of the list. The list has to be announced.',
            misconception: 'rw-comma-for-colon',
          },
          {
            choice: 2,
            says: 'A semicolon needs a sentence on its right, and this is a bare list.',
            misconception: 'rw-semicolon-with-fragment',
          },
        ],
        done: '<b>years—hats,</b>: one dash after a finished sentence leads to the list.',
      },
    ],
    answer: text('years—hats,'),
  },
  trap: '<p>Closing a dash with a comma because the pause sounds the same. <i>The lake—frozen since November, began to crack</i> leaves the window open. Look back: how was the aside opened?</p>',
  check:
    '<p>Put your finger over everything from the first dash to the second. What is left must read as a smooth sentence. With a single dash, what stands before it must be a complete sentence.</p>',
  mends: {
    'rw-unbalanced-pair': [0, 2],
    'rw-dash-splits-clause': [2, 3],
    'rw-comma-for-colon': [1, 2],
    'rw-semicolon-with-fragment': [1, 1],
    'rw-mark-and-conjunction': [2, 3],
  },
})
