import { lesson, markedText, text } from '#kit'

export const pronouns = lesson({
  idea: '<p>A pronoun is a pointing finger. Instead of saying <i>the telescope</i> again, you point: <i>it</i>. That saves words, but only if the reader can follow the finger to one noun, and to the right one.</p><p>So a pronoun has to answer two questions. Which noun do you point to? And do you have its shape: one or many, person or thing? A finger that points to nothing, or to two things at once, is worse than no finger at all.</p>',
  figure: markedText(
    '[[The museum|one thing]] lends [[its paintings|<i>its</i> points to the museum: one owner]] to schools, and [[they|points to the paintings: several things]] return with notes from the students.',
    'Two pronouns and the nouns they point to',
  ),
  words: [
    { word: 'pronoun', meaning: 'A word that stands for a noun: <i>it, they, her, this, who</i>.' },
    { word: 'antecedent', meaning: 'The noun that a pronoun stands for.' },
    { word: 'ambiguous', meaning: 'Able to point to two nouns at once.' },
    {
      word: 'possessive pronoun',
      meaning: 'A pronoun that shows an owner: <i>its, their, whose</i>. It has no apostrophe.',
    },
  ],
  rule: '<ol><li>Ask the pronoun: who or what are you?</li><li>Put your finger on the noun in the text. No noun, or two nouns that fit: write the noun itself.</li><li>Count it. One thing, one group, or one company: <i>it, its</i>. Several: <i>they, their</i>.</li><li>Choose <i>who</i> or <i>whose</i> for people; <i>which</i> or <i>that</i> for things. <i>Whose</i> may show an owner of either kind.</li></ol>',
  use: '<p>The choices are pronouns (<i>it, they, this, those, its, their</i>), or pronouns beside a noun that says the same thing clearly.</p>',
  avoid:
    '<p>If an apostrophe is all that changes (<i>its, it’s</i>), expand it to <i>it is</i> first. If a noun stands among the choices, do not reject it as too long: it may be the only clear one.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>Sunflowers turn toward the east while <span class="blank">______</span> are young.</p><ul><li>they</li><li>it</li><li>one</li><li>this</li></ul>',
      covers: ['rw-pronoun-wrong-number'],
      steps: [
        {
          do: 'Ask: what is young? The <i>sunflowers</i>.',
          why: '<i>East</i> is the nearer noun, but the east is not young.',
        },
        { do: 'Count: <i>sunflowers</i> is plural.', why: 'The verb <i>are</i> after the blank says so too.' },
        { do: 'A plural noun takes <b>they</b>.', why: '<i>It</i>, <i>one</i>, and <i>this</i> point to one thing.' },
      ],
      answer: text('they'),
    },
    {
      level: 'Next',
      asks: '<p>The orchestra from the two neighboring schools gave <span class="blank">______</span> first concert in a train station.</p><ul><li>its</li><li>their</li><li>it’s</li><li>they’re</li></ul>',
      covers: ['rw-counts-one-as-many', 'rw-its-it-s'],
      steps: [
        {
          do: 'Ask: whose first concert? The <i>orchestra</i>’s.',
          why: '<i>From the two neighboring schools</i> only tells which orchestra. The schools gave no concert.',
        },
        {
          do: 'Count: an orchestra has many players, but it is one group. Singular.',
          why: 'In American English words such as <i>team, committee, orchestra, family</i> count as one.',
        },
        {
          do: '<i>It’s</i> means <i>it is</i> and does not fit. The answer is <b>its</b>.',
          why: 'A possessive pronoun needs no apostrophe.',
        },
      ],
      answer: text('its'),
    },
    {
      level: 'Exam level',
      asks: '<p>When the harbor pilots compared the new charts with the old ones, they found that <span class="blank">______</span> showed a sandbar that had vanished decades ago.</p><p>Which choice completes the text so that it conforms to the conventions of Standard English?</p><ul><li>the old charts</li><li>they</li><li>these</li><li>it</li></ul>',
      covers: ['rw-pronoun-no-antecedent'],
      steps: [
        {
          do: 'Ask: who or what showed a sandbar? Charts. But which ones?',
          why: 'The text names three plural things: pilots, new charts, and old ones.',
        },
        {
          do: '<i>They</i> and <i>these</i> fit all of them. The reader cannot follow the finger to one noun.',
          why: '<i>They</i> even stood for the pilots a moment ago: <i>they found</i>.',
        },
        {
          do: '<i>It</i> has no singular noun to point to that could show a sandbar.',
          why: 'The harbor shows nothing here; the charts do.',
        },
        {
          do: 'Only the noun itself is clear: <b>the old charts</b>.',
          why: 'A sandbar that vanished long ago can stand on the old charts only.',
        },
      ],
      answer: text('the old charts'),
    },
    {
      level: 'Exam level',
      asks: '<p>The workshop belongs to two sisters, <span class="blank">______</span> grandmother taught half the town to weave.</p><p>Which choice completes the text so that it conforms to the conventions of Standard English?</p><ul><li>whose</li><li>who’s</li><li>whom</li><li>their</li></ul>',
      covers: ['rw-pronoun-case', 'rw-comma-splice'],
      steps: [
        {
          do: 'Ask: what does the word in the blank stand for? The sisters. And what follows? <i>Grandmother</i>, who is theirs.',
          why: 'So the word has to show an owner.',
        },
        {
          do: '<i>Who’s</i> means <i>who is</i>, and <i>whom</i> shows no owner. Both are out.',
          why: 'Expand it: “two sisters, who is grandmother taught” makes no sense. <i>Whom</i> is an object, as in <i>whom we met</i>.',
        },
        {
          do: '<i>Their</i> shows an owner, but <i>their grandmother taught half the town</i> is a sentence of its own, and only a comma stands before it.',
          why: 'That would be a comma splice. The blank has to tie the clause to <i>sisters</i> as well.',
        },
        {
          do: 'One word does both, showing the owner and joining the clause: <b>whose</b>.',
          why: '<i>Whose</i> is the possessive of <i>who</i>, and like <i>its</i> it has no apostrophe.',
        },
      ],
      answer: text('whose'),
    },
  ],
  tryIt: {
    asks: '<p>The committee of parents and teachers will announce <span class="blank">______</span> decision on Friday.</p><ul><li>its</li><li>their</li><li>it’s</li></ul>',
    steps: [
      {
        ask: 'Whose decision is it?',
        answer: { choose: ['the committee’s', 'the parents’ and teachers’'] },
        slips: [
          {
            choice: 1,
            says: '<i>Of parents and teachers</i> only describes. Who <i>will announce</i> something?',
            misconception: 'rw-pronoun-wrong-number',
          },
        ],
        done: 'The subject of <i>will announce</i> is <i>The committee</i>.',
      },
      {
        ask: 'How does <i>committee</i> count?',
        answer: { choose: ['as one group', 'as many people'] },
        slips: [
          {
            choice: 1,
            says: 'It has many members, but you say <i>the committee is</i>.',
            misconception: 'rw-counts-one-as-many',
          },
        ],
        done: 'One group: singular.',
      },
      {
        ask: 'Which choice is right?',
        answer: { choose: ['its', 'their', 'it’s'] },
        slips: [
          { choice: 1, says: '<i>Their</i> points to several owners.', misconception: 'rw-pronoun-wrong-number' },
          { choice: 2, says: 'Read it as <i>it is</i>: “announce it is decision.”', misconception: 'rw-its-it-s' },
        ],
        done: '<b>its</b>: one group, and no apostrophe.',
      },
    ],
    answer: text('its'),
  },
  trap: '<p>Knowing what is meant. You understand <i>Lena told Rosa that she had won</i> because you have decided who won. The sentence has not. Ask what the words say, not what you guess.</p>',
  check:
    '<p>Replace the pronoun with the noun you have in mind. The sentence must say the same thing and be true. Then look for a second noun that could go there. If there is one, the pronoun is not clear.</p>',
  mends: {
    'rw-pronoun-wrong-number': [0, 1],
    'rw-pronoun-no-antecedent': [2, 1],
    'rw-counts-one-as-many': [1, 1],
    'rw-its-it-s': [1, 2],
    'rw-pronoun-case': [3, 1],
    'rw-comma-splice': [3, 2],
  },
})
