import { lesson, table, text } from '#kit'

export const boundaries = lesson({
  idea: '<p>A punctuation mark is a road sign. A period says “stop here,” a comma says “slow down, the same sentence goes on,” and no mark at all says “keep moving.” A reader who gets the wrong sign takes the wrong turn and has to read again.</p><p>Which sign is right does not depend on where you would take a breath. It depends on what stands to the left of the mark and what stands to the right of it. Two sides that could each live alone need a strong mark. A side that leans on the other needs a weak one. Two words that belong together need none.</p>',
  figure: table(
    ['Left of the mark', 'Right of the mark', 'What may stand between'],
    [
      ['sentence', 'sentence', 'period, semicolon, or comma + <i>and, but, so</i>'],
      ['sentence', 'list or explanation', 'colon or dash'],
      ['opening phrase or clause', 'sentence', 'comma'],
      ['sentence', '<i>because</i>, <i>after</i>, <i>if</i> clause', 'nothing, or a comma before a contrast'],
      ['first half of a sentence', 'aside', 'comma or dash, and the same mark after the aside'],
      ['subject', 'its verb', 'nothing'],
    ],
    'Look left, look right, then choose the mark',
  ),
  words: [
    {
      word: 'independent clause',
      meaning: 'A group of words with a subject and a full verb that can stand alone as a sentence.',
    },
    {
      word: 'dependent clause',
      meaning: 'It has a subject and a verb but leans on another clause: <i>because it rained</i>.',
    },
    { word: 'phrase', meaning: 'A group of words without a subject and verb of its own: <i>after the storm</i>.' },
    { word: 'fragment', meaning: 'A piece punctuated as a sentence that cannot stand alone.' },
    { word: 'aside', meaning: 'Extra words in the middle of a sentence that could be lifted out.' },
  ],
  rule: '<ol><li>Cover the choices. Read to the blank: is the left side a sentence?</li><li>Read from the blank to the period: is the right side a sentence?</li><li>Name the pair, such as “sentence + sentence” or “opening clause + sentence.”</li><li>Choose a mark that fits the pair, as in the table.</li></ol>',
  use: '<p>Use this whenever the choices have the same words and differ in their marks, or differ in marks and a small joining word such as <i>and</i>, <i>which</i>, or <i>however</i>.</p>',
  avoid:
    '<p>If the choices differ in the form of a verb or a pronoun, the question is about form, not about marks. And never decide by breathing: a long subject makes you want to pause, yet no comma belongs after it.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>The last bus had already <span class="blank">______</span> we walked home along the canal.</p><ul><li>left, so</li><li>left,</li><li>left</li><li>left; so that</li></ul>',
      covers: ['rw-comma-splice', 'rw-run-on', 'rw-semicolon-with-fragment', 'rw-mark-and-conjunction'],
      steps: [
        {
          do: 'Left side: <i>The last bus had already left</i>. Subject <i>bus</i>, verb <i>had left</i>: a sentence.',
          why: 'Say it aloud as if a period followed. Nothing is missing.',
        },
        {
          do: 'Right side: <i>we walked home along the canal</i>. Subject <i>we</i>, verb <i>walked</i>: a sentence.',
          why: 'Leave out the joining word when you test a side. Joining words are part of the seam.',
        },
        {
          do: 'The pair is sentence + sentence. A comma alone and no mark are too weak, so <i>left,</i> and <i>left</i> are out.',
          why: 'A comma alone between two sentences is a comma splice. No mark at all is a run-on.',
        },
        {
          do: '<i>So that</i> turns the right side into a dependent clause, and a semicolon cannot stand before it. The answer is <b>left, so</b>.',
          why: 'A comma together with <i>so</i> is one of the strong ways to join two sentences.',
        },
      ],
      answer: text('left, so'),
    },
    {
      level: 'Next',
      asks: '<p>Because the bridge was closed for <span class="blank">______</span> took the ferry across the bay.</p><ul><li>repairs, commuters</li><li>repairs; commuters</li><li>repairs. Commuters</li><li>repairs commuters</li></ul>',
      covers: ['rw-semicolon-with-fragment', 'rw-period-makes-fragment', 'rw-missing-comma-at-seam'],
      steps: [
        {
          do: 'Left side: <i>Because the bridge was closed for repairs</i>. It has a subject and a verb, but <i>Because</i> makes it lean: no sentence.',
          why: 'Say it alone to a friend. The friend will wait for the rest.',
        },
        {
          do: 'Right side: <i>commuters took the ferry across the bay</i>: a sentence.',
          why: 'The subject is <i>commuters</i>, the verb is <i>took</i>.',
        },
        {
          do: 'The pair is opening clause + sentence. It takes a comma: <b>repairs, commuters</b>.',
          why: 'A period or semicolon would leave the <i>Because</i> clause alone as a fragment. With no mark, the reader runs <i>repairs commuters</i> together.',
        },
      ],
      answer: text('repairs, commuters'),
    },
    {
      level: 'Exam level',
      asks: '<p>The town’s oldest <span class="blank">______</span> a narrow brick building beside the post office, opened in 1911 with a single shelf of donated novels.</p><p>Which choice completes the text so that it conforms to the conventions of Standard English?</p><ul><li>library,</li><li>library</li><li>library:</li><li>library—</li></ul>',
      covers: ['rw-unbalanced-pair', 'rw-colon-after-fragment'],
      steps: [
        {
          do: 'Find the main verb: <i>opened</i>. Its subject is <i>library</i>.',
          why: 'Subject and verb show you the frame of the sentence: <i>The town’s oldest library opened in 1911.</i>',
        },
        {
          do: 'Everything between them, <i>a narrow brick building beside the post office</i>, could be lifted out. It is an aside.',
          why: 'The frame still stands without it.',
        },
        {
          do: 'The aside ends with a comma, after <i>post office</i>.',
          why: 'The closing mark is printed in the text. You cannot change it, so let it decide.',
        },
        {
          do: 'The two marks of a pair must match, so the aside opens with a comma too: <b>library,</b>',
          why: 'A dash would need a dash at the other end. A colon needs a complete sentence before it.',
        },
      ],
      answer: text('library,'),
    },
  ],
  tryIt: {
    asks: '<p>When the orchestra tuned its <span class="blank">______</span> in the hall stopped talking.</p><ul><li>instruments, everyone</li><li>instruments. Everyone</li><li>instruments; everyone</li><li>instruments everyone</li></ul>',
    steps: [
      {
        ask: 'What is the left side, <i>When the orchestra tuned its instruments</i>?',
        answer: { choose: ['a dependent clause', 'a complete sentence', 'a phrase without a verb'] },
        slips: [
          {
            choice: 1,
            says: 'It has a subject and a verb, but look at its first word. Could you say only this and stop?',
          },
          { choice: 2, says: 'It does have a verb: <i>tuned</i>. Ask instead what its first word does to it.' },
        ],
        done: '<i>When</i> makes the left side lean on something: it is a dependent clause.',
      },
      {
        ask: 'What is the right side, <i>everyone in the hall stopped talking</i>?',
        answer: { choose: ['a complete sentence', 'a fragment'] },
        slips: [{ choice: 1, says: 'Find its subject, <i>everyone</i>, and ask what everyone did.' }],
        done: 'Subject <i>everyone</i>, verb <i>stopped</i>: a complete sentence.',
      },
      {
        ask: 'Which choice fits an opening clause + a sentence?',
        answer: {
          choose: ['instruments, everyone', 'instruments. Everyone', 'instruments; everyone', 'instruments everyone'],
        },
        slips: [
          {
            choice: 1,
            says: 'The period leaves <i>When the orchestra tuned its instruments</i> alone, and it cannot stand alone.',
            misconception: 'rw-period-makes-fragment',
          },
          {
            choice: 2,
            says: 'A semicolon is as strong as a period and needs a sentence on both sides.',
            misconception: 'rw-semicolon-with-fragment',
          },
          {
            choice: 3,
            says: 'Nothing shows where the opening clause ends. The reader needs a sign there.',
            misconception: 'rw-missing-comma-at-seam',
          },
        ],
        done: '<b>instruments, everyone</b>: a comma ends the opening clause.',
      },
    ],
    answer: text('instruments, everyone'),
  },
  trap: '<p>Testing only one side. <i>The museum reopened; after two years of repairs</i> looks fine up to the semicolon, and a hurried reader stops there. Always read on to the period before you choose.</p>',
  check:
    '<p>Put a period in place of the mark and read each side alone. If both sides live, you need a strong mark. If one dies, a period or semicolon is wrong. Then lift out any aside: what is left must still be a sentence.</p>',
  mends: {
    'rw-comma-splice': [0, 2],
    'rw-run-on': [0, 2],
    'rw-mark-and-conjunction': [0, 3],
    'rw-semicolon-with-fragment': [1, 2],
    'rw-period-makes-fragment': [1, 2],
    'rw-missing-comma-at-seam': [1, 2],
    'rw-unbalanced-pair': [2, 3],
    'rw-colon-after-fragment': [2, 3],
    'rw-comma-between-subject-and-verb': [2, 0],
  },
})
