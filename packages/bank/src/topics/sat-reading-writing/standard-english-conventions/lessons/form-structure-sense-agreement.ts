import { lesson, markedText, text } from '#kit'

export const agreement = lesson({
  idea: '<p>In the present tense an English verb shows whether its subject is one or many: <i>the bell rings</i>, <i>the bells ring</i>. Oddly, the -s sits on the verb when the subject is singular and on the noun when it is plural. One -s for the pair is the usual picture.</p><p>Nobody writes <i>the bell ring</i>. The mistake happens when other nouns crowd in between. The verb then listens to its neighbor instead of its subject. So agreement is less a matter of grammar than of finding two words that belong together.</p>',
  figure: markedText(
    '[[The list|the subject: one list]] [[of books that the teachers recommend|cross this out: it only tells which list]] [[hangs|the verb: singular, like <i>list</i>]] by the door.',
    'Subject and verb with a crowd between them',
  ),
  words: [
    { word: 'subject', meaning: 'Who or what does the verb.' },
    { word: 'singular', meaning: 'Meaning one: <i>the bell rings</i>.' },
    { word: 'plural', meaning: 'Meaning more than one: <i>the bells ring</i>.' },
    {
      word: 'prepositional phrase',
      meaning: 'A preposition with its noun, such as <i>of the books</i>; the subject is never inside it.',
    },
  ],
  rule: '<ol><li>Start at the verb. Ask “who or what?”</li><li>Cross out phrases with <i>of, in, with, along with, as well as</i>, and clauses with <i>that, who, which</i>.</li><li>Count what is left. <b>Singular:</b> <i>each, every, one, either, neither, everyone, the number of</i>, an -ing subject, a whole clause. <b>Plural:</b> two nouns joined by <i>and</i>; <i>few, many, several, both, a number of</i>.</li></ol>',
  use: '<p>The choices differ by an -s on the verb, or by <i>is/are, was/were, has/have, does/do</i>.</p>',
  avoid:
    '<p>If the choices differ in time as well, agreement removes some of them, and the tense decides among the rest. <i>I</i> and <i>you</i> do not follow the -s rule.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>The keys to the cabin near the lakes <span class="blank">______</span> under the mat.</p><ul><li>are</li><li>is</li><li>has been</li><li>was</li></ul>',
      covers: ['rw-agrees-with-nearest-noun'],
      steps: [
        {
          do: 'What is under the mat? <i>The keys</i>.',
          why: 'Neither the cabin nor the lakes would fit there, but do not rely on sense alone.',
        },
        {
          do: 'Cross out <i>to the cabin</i> and <i>near the lakes</i>. Left: <i>The keys ______ under the mat.</i>',
          why: 'Both are prepositional phrases.',
        },
        {
          do: '<i>Keys</i> is plural, so <b>are</b>.',
          why: '<i>Is</i>, <i>has been</i>, and <i>was</i> are all singular.',
        },
      ],
      answer: text('are'),
    },
    {
      level: 'Next',
      asks: '<p>Each of the violins that the workshop has repaired since its opening <span class="blank">______</span> a small number burned into the wood.</p><ul><li>carries</li><li>carry</li><li>are carrying</li><li>have carried</li></ul>',
      covers: ['rw-counts-one-as-many'],
      steps: [
        {
          do: 'Cross out <i>of the violins that the workshop has repaired since its opening</i>.',
          why: 'It begins with <i>of</i> and contains a <i>that</i> clause. All of it describes <i>Each</i>.',
        },
        {
          do: 'Left: <i>Each ______ a small number.</i>',
          why: 'The subject is the little word <i>Each</i>, not <i>violins</i>.',
        },
        {
          do: '<i>Each</i> means each single one, so the verb is singular: <b>carries</b>.',
          why: 'The other three choices are all plural.',
        },
      ],
      answer: text('carries'),
    },
    {
      level: 'Exam level',
      asks: '<p>Beneath the floor of the old bakery <span class="blank">______</span> two brick ovens and a well that nobody in the village had remembered.</p><p>Which choice completes the text so that it conforms to the conventions of Standard English?</p><ul><li>were</li><li>was</li><li>is</li><li>being</li></ul>',
      covers: ['rw-tense-shift'],
      steps: [
        {
          do: 'The sentence begins with <i>Beneath the floor of the old bakery</i>. That is a place, not a subject.',
          why: 'It starts with a preposition. Neither <i>floor</i> nor <i>bakery</i> can be the subject.',
        },
        {
          do: 'Ask: what was beneath the floor? <i>Two brick ovens and a well</i>. The subject comes after the verb.',
          why: 'Turn it around: <i>Two brick ovens and a well were beneath the floor.</i>',
        },
        {
          do: 'Two nouns joined by <i>and</i> are plural. <i>Was</i> and <i>is</i> are out.',
          why: 'It does not matter that <i>well</i> is singular, or that <i>bakery</i> stands next to the blank.',
        },
        {
          do: '<i>Being</i> is not a full verb. The answer is <b>were</b>.',
          why: 'The past fits <i>had remembered</i> too.',
        },
      ],
      answer: text('were'),
    },
    {
      level: 'Exam level',
      asks: '<p>Keeping bees on the roofs of office buildings, which many firms now do with the help of local beekeepers, <span class="blank">______</span> less space than most people think.</p><p>Which choice completes the text so that it conforms to the conventions of Standard English?</p><ul><li>requires</li><li>require</li><li>have required</li><li>requiring</li></ul>',
      covers: ['rw-fragment-by-participle'],
      steps: [
        {
          do: 'Lift out the aside between the commas. Left: <i>Keeping bees on the roofs of office buildings ______ less space.</i>',
          why: 'The <i>which</i> clause has its own subject and verb, <i>firms … do</i>.',
        },
        {
          do: 'What takes less space? Not bees, roofs, or buildings, but <i>keeping</i> them. The subject is the -ing phrase.',
          why: 'Put <i>it</i> in its place: <i>It ______ less space.</i>',
        },
        {
          do: 'An -ing subject is one activity, so it is singular. <i>Require</i> and <i>have required</i> are out.',
          why: 'Five plural nouns in the sentence try to mislead you. None of them is the subject.',
        },
        {
          do: '<i>Requiring</i> is no full verb. The answer is <b>requires</b>.',
          why: '<i>It requires less space</i>: short, and clearly right.',
        },
      ],
      answer: text('requires'),
    },
  ],
  tryIt: {
    asks: '<p>Neither of the bridges that cross the river in our towns <span class="blank">______</span> wide enough for two trucks.</p><ul><li>is</li><li>are</li><li>were</li></ul>',
    steps: [
      {
        ask: 'Which words can be crossed out between subject and verb?',
        answer: {
          choose: [
            'of the bridges that cross the river in our towns',
            'Neither of the bridges',
            'only <i>in our towns</i>',
          ],
        },
        slips: [
          { choice: 1, says: 'Then nothing would be left as a subject. Start crossing out at <i>of</i>.' },
          { choice: 2, says: 'There is more: the clause with <i>that</i> and the phrase with <i>of</i> go too.' },
        ],
        done: 'Left: <i>Neither ______ wide enough.</i>',
      },
      {
        ask: 'What number is <i>Neither</i>?',
        like: 2,
        answer: { choose: ['singular', 'plural'] },
        slips: [
          {
            choice: 1,
            says: 'It speaks of two bridges, but it means <i>not this one and not that one</i>.',
            misconception: 'rw-counts-one-as-many',
          },
        ],
        done: '<i>Neither</i> means <i>not one</i>: singular.',
      },
      {
        ask: 'Which verb is right?',
        answer: { choose: ['is', 'are', 'were'] },
        slips: [
          {
            choice: 1,
            says: '<i>Towns</i> and <i>bridges</i> are plural, but neither of them is the subject.',
            misconception: 'rw-agrees-with-nearest-noun',
          },
          {
            choice: 2,
            says: 'This is plural too, like the nouns in the crowd.',
            misconception: 'rw-agrees-with-nearest-noun',
          },
        ],
        done: '<b>is</b>: <i>Neither is wide enough.</i>',
      },
    ],
    answer: text('is'),
  },
  trap: '<p>Adding up with <i>along with</i> or <i>as well as</i>. In <i>The coach, along with two players, is late</i>, the players only come along. Just <i>and</i> makes a plural subject.</p>',
  check:
    '<p>Put <i>it</i> or <i>they</i> in place of the whole subject: <i>It hangs by the door. They are under the mat.</i> Then your ear can be trusted, because nothing stands between.</p>',
  mends: {
    'rw-agrees-with-nearest-noun': [0, 1],
    'rw-counts-one-as-many': [1, 2],
    'rw-fragment-by-participle': [2, 3],
  },
})
