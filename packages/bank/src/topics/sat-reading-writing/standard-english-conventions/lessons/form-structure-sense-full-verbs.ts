import { lesson, table, text } from '#kit'

export const fullVerbs = lesson({
  idea: '<p>A sentence is like a car: it needs one engine. The engine is a full verb, one that can stand right after <i>he</i>, <i>she</i>, <i>it</i>, or <i>they</i>: <i>she runs, they ran, it has run</i>. Forms such as <i>running</i>, <i>to run</i>, and <i>having run</i> are trailers. They are useful, but they pull nothing.</p><p>A sentence with trailers only does not move: it is a fragment. A sentence with two engines and nothing to join them tears apart. So count engines.</p>',
  figure: table(
    ['Full verbs (engines)', 'Not full verbs (trailers)'],
    [
      ['she <b>paints</b>', 'painting'],
      ['she <b>painted</b>', 'to paint'],
      ['she <b>has painted</b>', 'having painted'],
      ['she <b>is painting</b>', 'being painted'],
      ['she <b>will paint</b>', 'painted by her'],
    ],
    'Put “she” in front: only a full verb makes a sentence',
  ),
  words: [
    { word: 'finite verb', meaning: 'A full verb: it shows time and can follow a subject, as in <i>she runs</i>.' },
    { word: 'participle', meaning: 'A form such as <i>running</i> or <i>broken</i> that describes a noun.' },
    { word: 'infinitive', meaning: 'The form with <i>to</i>: <i>to run</i>.' },
    { word: 'fragment', meaning: 'A piece without a full verb, or one that leans on another sentence.' },
  ],
  rule: '<ol><li>Find every full verb in the sentence.</li><li>Give each to its subject. Verbs after <i>that, who, which, when, because</i> belong to their own clauses.</li><li>The main subject has no verb left? The blank needs a full verb.</li><li>The main subject has one already? The blank needs an -ing form, a participle, or <i>to</i> + verb, unless a joining word stands before it.</li></ol>',
  use: '<p>The choices mix full verbs with -ing forms or <i>to</i> forms: <i>forms / forming / to form / having formed</i>.</p>',
  avoid:
    '<p>Some words fix the form by themselves. After <i>to, can, must, would</i> comes the plain form; after <i>has, have, had</i> the participle; after <i>of, by, without</i> the -ing form.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>The lighthouse, which has stood on the rocks since 1871, <span class="blank">______</span> ships away from the reef.</p><ul><li>guides</li><li>guiding</li><li>to guide</li><li>having guided</li></ul>',
      covers: ['rw-fragment-by-participle', 'rw-wrong-verb-form'],
      steps: [
        {
          do: 'Full verbs so far: <i>has stood</i>. It belongs to <i>which</i>, inside the commas.',
          why: 'Lift the aside out, and the verb goes with it.',
        },
        {
          do: 'Left: <i>The lighthouse ______ ships away from the reef.</i> The main subject has no verb yet.',
          why: 'Count engines: none.',
        },
        {
          do: 'So the blank needs a full verb: <b>guides</b>.',
          why: 'Test with <i>it</i>: <i>it guides</i> works. <i>It guiding</i>, <i>it to guide</i>, and <i>it having guided</i> do not.',
        },
      ],
      answer: text('guides'),
    },
    {
      level: 'Next',
      asks: '<p>The river drops four hundred feet in less than a mile, <span class="blank">______</span> a staircase of pools.</p><ul><li>forming</li><li>it forms</li><li>forms</li><li>formed</li></ul>',
      covers: ['rw-comma-splice', 'rw-extra-finite-verb'],
      steps: [
        {
          do: 'Full verb so far: <i>drops</i>. Its subject is <i>The river</i>. The main clause has its engine.',
          why: 'The part before the comma is a complete sentence.',
        },
        {
          do: 'Is there a joining word before the blank? No, only a comma.',
          why: 'With <i>and</i>, a second full verb would be fine: <i>drops … and forms</i>.',
        },
        {
          do: 'So the blank must not be a full verb: <i>forms</i>, <i>formed</i>, and <i>it forms</i> are out.',
          why: '<i>It forms</i> would make a second sentence after a comma, which is a splice.',
        },
        {
          do: 'The answer is <b>forming</b>.',
          why: 'The -ing form hangs on to the main clause and tells what comes of the drop.',
        },
      ],
      answer: text('forming'),
    },
    {
      level: 'Exam level',
      asks: '<p>The violins that a small family workshop in the hills has been making for six generations <span class="blank">______</span> by players who could afford far more famous names.</p><p>Which choice completes the text so that it conforms to the conventions of Standard English?</p><ul><li>are sought</li><li>being sought</li><li>that are sought</li><li>they are sought</li></ul>',
      covers: ['rw-second-subject', 'rw-fragment-by-participle'],
      steps: [
        {
          do: 'List the full verbs: <i>has been making</i> (after <i>that</i>) and <i>could afford</i> (after <i>who</i>).',
          why: 'Both belong to clauses that describe a noun.',
        },
        {
          do: 'Cross out the <i>that</i> clause: <i>The violins ______ by players …</i> The main subject has no verb.',
          why: 'The clause runs from <i>that</i> to <i>generations</i>.',
        },
        {
          do: '<i>Being sought</i> is no full verb. <i>That are sought</i> makes one more describing clause and still no engine.',
          why: 'A verb after <i>that</i> is taken by <i>that</i>.',
        },
        {
          do: '<i>They</i> would be a second subject beside <i>The violins</i>. The answer is <b>are sought</b>.',
          why: 'One subject, one engine.',
        },
      ],
      answer: text('are sought'),
    },
  ],
  tryIt: {
    asks: '<p>The volcano erupted for eleven days, <span class="blank">______</span> the fields in gray ash.</p><ul><li>covering</li><li>it covered</li><li>covered</li></ul>',
    steps: [
      {
        ask: 'Which full verb does the main subject, <i>The volcano</i>, have already?',
        answer: { choose: ['erupted', 'none', 'covering'] },
        slips: [
          { choice: 1, says: 'What did the volcano do for eleven days?' },
          { choice: 2, says: 'An -ing form alone is no full verb. Look before the comma.' },
        ],
        done: '<i>The volcano erupted</i>: the main clause is complete.',
      },
      {
        ask: 'What stands between that clause and the blank?',
        answer: { choose: ['only a comma', 'a comma and a joining word'] },
        slips: [{ choice: 1, says: 'Look for <i>and</i>, <i>but</i>, or <i>so</i> before the blank. Is there one?' }],
        done: 'Only a comma, so a second full verb cannot follow.',
      },
      {
        ask: 'Which choice is right?',
        like: 3,
        answer: { choose: ['covering', 'it covered', 'covered'] },
        slips: [
          {
            choice: 1,
            says: 'This is a second sentence, held on by a comma alone.',
            misconception: 'rw-comma-splice',
          },
          {
            choice: 2,
            says: 'This is a second full verb with no <i>and</i> before it.',
            misconception: 'rw-extra-finite-verb',
          },
        ],
        done: '<b>covering</b>: the -ing form hangs on to <i>erupted</i>.',
      },
    ],
    answer: text('covering'),
  },
  trap: '<p>Stopping at the first verb you see. <i>The bird that sings at dawn in our garden</i> contains a verb, yet nothing has been said about the bird. Ask what the <em>main</em> subject does.</p>',
  check:
    '<p>Cross out every clause with <i>that, who, which</i> and every aside. In what is left there must be exactly one full verb for the main subject, or two with <i>and</i> between them.</p>',
  mends: {
    'rw-fragment-by-participle': [0, 2],
    'rw-extra-finite-verb': [1, 2],
    'rw-comma-splice': [1, 2],
    'rw-wrong-verb-form': [0, 2],
    'rw-second-subject': [2, 3],
  },
})
