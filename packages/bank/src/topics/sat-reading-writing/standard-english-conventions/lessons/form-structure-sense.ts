import { lesson, table, text } from '#kit'

export const formStructureSense = lesson({
  idea: '<p>Words in a sentence have partners, and they change their form to fit them. A verb fits its subject and the time of the story. A pronoun fits the noun that it stands for. A describing phrase fits the noun beside it. An apostrophe fits the owner.</p><p>The partner is often far away, and a different word stands close by to mislead you. So these questions are not about what sounds good. They are about finding the right partner.</p>',
  figure: table(
    ['What changes in the choices', 'Find this partner', 'Then'],
    [
      ['<i>has / have, is / are</i>', 'the subject of the verb', 'count it'],
      ['<i>grow / grew / will grow</i>', 'time words and other verbs', 'place it in time'],
      ['<i>grows / growing / to grow</i>', 'other full verbs of the clause', 'make sure there is exactly one'],
      ['<i>it / they / its / their</i>', 'the noun it stands for', 'count it'],
      ['the noun after a comma', 'the opening phrase', 'ask who does it'],
      ['<i>dogs / dog’s / dogs’</i>', 'the owner, if there is one', 'write the owner, then add the apostrophe'],
    ],
    'What changes tells you what is tested',
  ),
  words: [
    {
      word: 'agreement',
      meaning: 'A verb or pronoun has the same number as its partner: both singular or both plural.',
    },
    { word: 'tense', meaning: 'The form of a verb that shows time: <i>walks, walked, will walk</i>.' },
    { word: 'antecedent', meaning: 'The noun that a pronoun stands for.' },
    { word: 'modifier', meaning: 'Words that describe another word.' },
    { word: 'possessive', meaning: 'A form that shows an owner: <i>the girl’s coat, its lid</i>.' },
  ],
  rule: '<ol><li>Compare the choices: what changes from one to the next?</li><li>Find the partner that decides about it.</li><li>Cross out what stands between the two.</li><li>Match, and read the short version aloud.</li></ol>',
  use: '<p>The choices are forms of the same word (<i>runs, running, ran</i>), or whole clauses that say the same with another noun in front.</p>',
  avoid:
    '<p>If the choices differ in commas, semicolons, or periods, the question is about boundaries. Some have both: then decide the form first, and the mark will often follow.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>The basket of apples on the kitchen counter <span class="blank">______</span> a gift from our neighbor.</p><ul><li>was</li><li>were</li><li>being</li><li>have been</li></ul>',
      covers: ['rw-agrees-with-nearest-noun', 'rw-fragment-by-participle'],
      steps: [
        {
          do: 'What changes? Singular <i>was</i>, plural <i>were</i> and <i>have been</i>, and an -ing form. So find the subject.',
          why: 'The choices themselves show what is tested.',
        },
        {
          do: 'Cross out <i>of apples on the kitchen counter</i>. Left: <i>The basket ______ a gift.</i>',
          why: 'A noun after <i>of</i> or <i>on</i> is never the subject.',
        },
        {
          do: '<i>Basket</i> is one thing, and the sentence needs a full verb: <b>was</b>.',
          why: '<i>Being</i> alone is not a full verb, and the other two are plural.',
        },
      ],
      answer: text('was'),
    },
    {
      level: 'Next',
      asks: '<p>A crab sheds its old shell several times a year, and for a few days after each change <span class="blank">______</span> new shell is as soft as paper.</p><ul><li>its</li><li>it’s</li><li>their</li><li>they’re</li></ul>',
      covers: ['rw-its-it-s', 'rw-pronoun-wrong-number'],
      steps: [
        {
          do: 'What changes? The number (<i>its, their</i>) and the apostrophe.',
          why: 'So two partners are asked for: the noun and the owner.',
        },
        {
          do: 'Whose shell? <i>A crab</i>’s. One crab, so <i>its</i> or <i>it’s</i>.',
          why: 'The text used <i>its</i> for the crab before: <i>sheds its old shell</i>.',
        },
        {
          do: '<i>It’s</i> means <i>it is</i>. “For a few days it is new shell” makes no sense, so the answer is <b>its</b>.',
          why: 'Possessive pronouns never have an apostrophe.',
        },
      ],
      answer: text('its'),
    },
    {
      level: 'Exam level',
      asks: '<p>Worried that the old maps would crumble if anyone unfolded them, <span class="blank">______</span></p><p>Which choice completes the text so that it conforms to the conventions of Standard English?</p><ul><li>the librarians had them scanned inside their cases.</li><li>the maps were scanned inside their cases by the librarians.</li><li>scanning was done by the librarians inside the cases.</li><li>it was decided by the librarians to scan them inside their cases.</li></ul>',
      covers: ['rw-dangling-modifier', 'rw-modifier-there-is'],
      steps: [
        {
          do: 'What changes? The noun right after the comma. So look at the opening phrase.',
          why: 'Four whole clauses that say nearly the same are the sign of a modifier question.',
        },
        {
          do: 'Ask the phrase: who was <i>worried</i>? The librarians.',
          why: 'Maps do not worry, and neither does scanning or <i>it</i>.',
        },
        {
          do: 'The one who was worried must come right after the comma: <b>the librarians had them scanned inside their cases.</b>',
          why: 'In the other choices the librarians come too late, and the phrase describes the wrong noun.',
        },
      ],
      answer: text('the librarians had them scanned inside their cases.'),
    },
  ],
  tryIt: {
    asks: '<p>An octopus can squeeze through any gap that is wider than <span class="blank">______</span> beak.</p><ul><li>its</li><li>it’s</li><li>their</li></ul>',
    steps: [
      {
        ask: 'What changes in the choices?',
        answer: {
          choose: ['number and apostrophe of a pronoun', 'the tense of a verb', 'a mark between two sentences'],
        },
        slips: [
          {
            choice: 1,
            says: 'There is no verb of another time among the choices. What kind of word are <i>its</i> and <i>their</i>?',
          },
          { choice: 2, says: 'An apostrophe is part of a word, not a mark between sentences.' },
        ],
        done: 'The choices are pronouns that differ in number and apostrophe.',
      },
      {
        ask: 'Whose beak is it?',
        answer: { choose: ['one octopus’s', 'several octopuses’', 'the gap’s'] },
        slips: [
          {
            choice: 1,
            says: 'The sentence begins with <i>An</i>. How many is that?',
            misconception: 'rw-pronoun-wrong-number',
          },
          { choice: 2, says: 'A gap has no beak. Who does the squeezing?' },
        ],
        done: '<i>An octopus</i>: one owner.',
      },
      {
        ask: 'Which choice is right?',
        answer: { choose: ['its', 'it’s', 'their'] },
        slips: [
          { choice: 1, says: 'Read it as <i>it is</i>: “wider than it is beak.”', misconception: 'rw-its-it-s' },
          { choice: 2, says: '<i>Their</i> has several owners.', misconception: 'rw-pronoun-wrong-number' },
        ],
        done: '<b>its</b>: one owner, and no apostrophe in a possessive pronoun.',
      },
    ],
    answer: text('its'),
  },
  trap: '<p>Choosing by ear. The noun next to the blank rings in your ear, and the verb follows it: <i>The color of the walls were</i>. Your ear has heard only the last two words. Find the partner first; then you may listen.</p>',
  check:
    '<p>Say the partner and your choice next to each other, with nothing in between: <i>the basket was</i>, <i>a crab … its shell</i>, <i>the librarians were worried</i>. If the short version is right, so is the long one.</p>',
  mends: {
    'rw-agrees-with-nearest-noun': [0, 1],
    'rw-fragment-by-participle': [0, 2],
    'rw-pronoun-wrong-number': [1, 1],
    'rw-its-it-s': [1, 2],
    'rw-dangling-modifier': [2, 1],
    'rw-counts-one-as-many': [0, 2],
  },
})
