import { lesson, table, text } from '#kit'

export const possessives = lesson({
  idea: '<p>English uses -s at the end of a noun for two different jobs. It can mean “more than one”: <i>two dogs</i>. Or it can mean “belonging to”: <i>the dog’s bowl</i>. In speech the two sound the same. On paper the apostrophe keeps them apart.</p><p>So an apostrophe answers one question: does the next thing belong to this noun? If it does, the place of the apostrophe tells how many owners there are. If it does not, there is nothing for an apostrophe to do.</p>',
  figure: table(
    ['Owner', 'Ends in -s?', 'With the thing owned'],
    [
      ['one student', 'no', 'the student<b>’s</b> idea'],
      ['several students', 'yes', 'the students<b>’</b> idea'],
      ['several children', 'no', 'the children<b>’s</b> idea'],
      ['it', 'pronoun', 'it<b>s</b> idea, no apostrophe'],
      ['nobody owns anything', '', 'the students left'],
    ],
    'Write the owner first, then add the apostrophe',
  ),
  words: [
    { word: 'plural', meaning: 'More than one; usually made with -s: <i>rivers</i>.' },
    { word: 'possessive', meaning: 'The form that shows an owner: <i>the river’s mouth</i>.' },
    { word: 'apostrophe', meaning: 'The mark ’ in possessives and in short forms such as <i>it’s</i>.' },
    { word: 'contraction', meaning: 'A short form with letters left out: <i>it’s</i> for <i>it is</i>.' },
  ],
  rule: '<ol><li>Look at the word after the noun. Is it something that the noun owns or has? If not, no apostrophe.</li><li>If so, write the owner, one or many: <i>girl, girls, children</i>.</li><li>Ends in a plural -s: add only ’. Otherwise add ’s.</li><li>Pronouns have no apostrophe: <i>its, their, whose, your</i>. <i>It’s, they’re, who’s, you’re</i> are short for <i>is</i> and <i>are</i>.</li></ol>',
  use: '<p>The choices are the same nouns with the apostrophe in different places, or <i>its</i> and <i>it’s</i>, <i>whose</i> and <i>who’s</i>.</p>',
  avoid:
    '<p>A noun may describe without owning: <i>a bus stop, a sports bag</i>. And a plain plural after a number, <i>ten years ago</i>, takes no apostrophe.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>The <span class="blank">______</span> engine was still warm.</p><ul><li>car’s</li><li>cars</li><li>cars’s</li><li>car</li></ul>',
      covers: ['rw-plural-for-possessive', 'rw-wrong-owner-number'],
      steps: [
        {
          do: 'Next word: <i>engine</i>. Does it belong to the noun? Yes: the car has an engine.',
          why: 'So a possessive is needed, and the plain forms <i>cars</i> and <i>car</i> are out.',
        },
        {
          do: 'How many owners? One engine, so one <i>car</i>.',
          why: 'The verb <i>was</i> goes with <i>engine</i> and shows that there is only one.',
        },
        {
          do: 'The owner <i>car</i> does not end in -s, so add ’s: <b>car’s</b>',
          why: 'The form <i>cars’s</i> does not exist.',
        },
      ],
      answer: text('car’s'),
    },
    {
      level: 'Next',
      asks: '<p>All four <span class="blank">______</span> were painted by the same artist.</p><ul><li>restaurants’ signs</li><li>restaurant’s signs</li><li>restaurants sign’s</li><li>restaurants’ sign’s</li></ul>',
      covers: ['rw-wrong-owner-number', 'rw-possessive-for-plural'],
      steps: [
        {
          do: 'Two nouns stand side by side. First noun: do the <i>signs</i> belong to the restaurants? Yes.',
          why: 'So <i>restaurants</i> needs an apostrophe.',
        },
        {
          do: 'How many owners? <i>All four</i>: write <i>restaurants</i>. It ends in a plural -s, so add only ’: <i>restaurants’</i>',
          why: '<i>Restaurant’s</i> would be one restaurant.',
        },
        {
          do: 'Second noun: after <i>signs</i> comes <i>were painted</i>. Nothing belongs to the signs, so no apostrophe there.',
          why: 'A verb cannot be owned.',
        },
        { do: 'The answer is <b>restaurants’ signs</b>.', why: 'Owners: several. Things owned: a plain plural.' },
        {
          do: 'With one owner: <i>A ______ depended on the tide.</i> The little word <i>A</i> counts one captain, so it is <i>captain’s plans</i>, not <i>captains’ plans</i>.',
          why: 'You cannot say <i>A captains</i>. Articles and numbers before the noun count the owners for you.',
        },
      ],
      answer: text('restaurants’ signs'),
    },
    {
      level: 'Exam level',
      asks: '<p>The desert tortoise digs a burrow that can be thirty feet long. When summer comes, <span class="blank">______</span> cool walls protect several other animals as well.</p><p>Which choice completes the text so that it conforms to the conventions of Standard English?</p><ul><li>its</li><li>it’s</li><li>its’</li><li>their</li></ul>',
      covers: ['rw-its-it-s', 'rw-pronoun-wrong-number'],
      steps: [
        {
          do: 'Next words: <i>cool walls</i>. They belong to the burrow, so an owner is needed.',
          why: 'The blank stands for <i>the burrow’s</i>.',
        },
        {
          do: 'How many owners? One burrow. <i>Their</i> is out.',
          why: 'That there are several walls does not matter. The owner is counted, not the thing owned.',
        },
        {
          do: 'Read <i>it’s</i> as <i>it is</i>: “it is cool walls protect” makes no sense. And <i>its’</i> does not exist.',
          why: 'Pronouns never show an owner with an apostrophe.',
        },
        { do: 'The answer is <b>its</b>.', why: 'Like <i>his</i> and <i>her</i>, it is a possessive already.' },
      ],
      answer: text('its'),
    },
  ],
  tryIt: {
    asks: '<p>Both <span class="blank">______</span> have been replaced.</p><ul><li>boats’ sails</li><li>boat’s sails</li><li>boats sail’s</li></ul>',
    steps: [
      {
        ask: 'How many owners are there?',
        like: 1,
        answer: { choose: ['two boats', 'one boat', 'none'] },
        slips: [
          { choice: 1, says: 'Read the first word of the sentence.', misconception: 'rw-wrong-owner-number' },
          { choice: 2, says: 'Whose sails are they?', misconception: 'rw-plural-for-possessive' },
        ],
        done: '<i>Both</i>: two boats, and the sails belong to them.',
      },
      {
        ask: 'Does anything belong to the sails?',
        like: 2,
        answer: { choose: ['No, a verb follows', 'Yes'] },
        slips: [
          {
            choice: 1,
            says: 'After <i>sails</i> comes <i>have been replaced</i>. That is nothing to own.',
            misconception: 'rw-possessive-for-plural',
          },
        ],
        done: '<i>Sails</i> is a plain plural.',
      },
      {
        ask: 'Which choice is right?',
        like: 3,
        answer: { choose: ['boats’ sails', 'boat’s sails', 'boats sail’s'] },
        slips: [
          {
            choice: 1,
            says: 'Here there is one boat. Write the owners first, then add the apostrophe.',
            misconception: 'rw-wrong-owner-number',
          },
          {
            choice: 2,
            says: 'The apostrophe sits on the thing that is owned, not on the owner.',
            misconception: 'rw-possessive-for-plural',
          },
        ],
        done: '<b>boats’ sails</b>: owners <i>boats</i> + ’, then a plain plural.',
      },
    ],
    answer: text('boats’ sails'),
  },
  trap: '<p><i>It’s</i> for <i>its</i>. Nouns show an owner with an apostrophe, so it seems natural to give one to <i>it</i> as well. But <i>his</i> and <i>her</i> have none, and neither has <i>its</i>.</p>',
  check:
    '<p>Turn the possessive around with <i>of</i>: <i>the sails of the boats</i>. The noun after <i>of</i> is the owner as you have to write it; the apostrophe comes right after it. If <i>of</i> makes no sense, no apostrophe belongs there.</p>',
  mends: {
    'rw-plural-for-possessive': [0, 0],
    'rw-wrong-owner-number': [1, 1],
    'rw-possessive-for-plural': [1, 2],
    'rw-its-it-s': [2, 2],
    'rw-pronoun-wrong-number': [2, 1],
  },
})
