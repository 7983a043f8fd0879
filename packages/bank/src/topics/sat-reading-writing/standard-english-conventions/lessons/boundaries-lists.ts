import { lesson, table, text } from '#kit'

export const lists = lesson({
  idea: '<p>A list is a row of things that do the same job. The marks between them are like the slats of a fence: all alike, and one in every gap. If a slat is missing, two things melt into one. If one slat is different, the reader thinks that the list has ended there.</p><p>Commas are the usual slats. But when the things themselves contain commas, the reader cannot see which comma parts two things and which belongs inside one. Then a bigger slat is needed.</p>',
  figure: table(
    ['Written', 'How many guests?'],
    [
      ['Ana, a chef, Ben, and a pilot', 'three or four: nobody can tell'],
      ['Ana, a chef; Ben, a baker; and Caro, a pilot', 'three'],
      ['Ana, Ben, and Caro', 'three'],
    ],
    'The marks decide how many guests there are',
  ),
  words: [
    { word: 'series', meaning: 'A list of three or more things that do the same job in a sentence.' },
    { word: 'item', meaning: 'One thing in a list; it may be a word, a phrase, or a clause.' },
    { word: 'serial comma', meaning: 'The comma before the <i>and</i> or <i>or</i> of the last item.' },
    { word: 'parallel', meaning: 'Built the same way: <i>to run, to swim, and to climb</i>.' },
  ],
  rule: '<ol><li>Count the items.</li><li>Put the same mark in every gap, the last one before <i>and</i> or <i>or</i> included.</li><li>Simple items: commas. Items with commas inside: semicolons.</li><li>Two things joined by <i>and</i> are no series: no comma.</li><li>No mark before the first item, unless a colon announces the list, and none after the last.</li><li>Build the items alike: <i>to dig, to boil, and to dry</i>, not <i>to dig, boiling, and it dries</i>.</li></ol>',
  use: '<p>Three or more nouns, verbs, or phrases stand in a row, and the choices differ by commas, semicolons, and <i>and</i>.</p>',
  avoid:
    '<p>If the words between two marks describe the item before them, they are not a new item. And if only two things are joined, as in <i>bread and butter</i>, leave the comma out. Two adjectives before a noun take a comma only if <i>and</i> would fit between them: <i>a long, cold winter</i>, but <i>three old maps</i>.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>The kit contains a compass, a <span class="blank">______</span> a length of rope.</p><ul><li>flashlight, and</li><li>flashlight; and</li><li>flashlight and,</li><li>flashlight. And</li></ul>',
      covers: ['rw-mixed-list-marks'],
      steps: [
        {
          do: 'Count the items: <i>a compass</i>, <i>a flashlight</i>, <i>a length of rope</i>. Three.',
          why: 'Each is a thing that the kit contains.',
        },
        {
          do: 'The first gap has a comma. No item contains a comma, so commas are enough.',
          why: 'The printed mark tells you which kind of slat this list uses.',
        },
        {
          do: 'The last gap gets the same mark, before <i>and</i>: <b>flashlight, and</b>',
          why: 'The <i>and</i> belongs to the last item, so the comma stands in front of it.',
        },
      ],
      answer: text('flashlight, and'),
    },
    {
      level: 'Next',
      asks: '<p>The panel consisted of Dr. Amara Bello, a marine biologist; Tom Reyes, a <span class="blank">______</span> Ines Costa, the captain of a research vessel.</p><ul><li>photographer; and</li><li>photographer, and</li><li>photographer and</li><li>photographer: and</li></ul>',
      covers: ['rw-commas-inside-and-between', 'rw-mixed-list-marks'],
      steps: [
        {
          do: 'Find the people: <i>Amara Bello</i>, <i>Tom Reyes</i>, <i>Ines Costa</i>. Each has a description after a comma.',
          why: 'A person with a description is <em>one</em> item.',
        },
        {
          do: 'The commas stand inside the items. The gap after the first item has a semicolon.',
          why: 'With commas in the gaps, the biologist could be a separate person.',
        },
        {
          do: 'The next gap needs the same mark: <b>photographer; and</b>',
          why: 'One semicolon and one comma would make a fence with two kinds of slats.',
        },
      ],
      answer: text('photographer; and'),
    },
    {
      level: 'Exam level',
      asks: '<p>To restore the mural, the team removed decades of soot with soft brushes, filled the cracks with a paste of lime and <span class="blank">______</span> the faded colors only where enough of the original paint was left to guide the brush.</p><p>Which choice completes the text so that it conforms to the conventions of Standard English?</p><ul><li>sand, and repainted</li><li>sand and repainted</li><li>sand; and repainted</li><li>sand, repainted</li></ul>',
      covers: ['rw-mixed-list-marks', 'rw-semicolon-with-fragment'],
      steps: [
        {
          do: 'Find what is in a row. The team did three things: <i>removed</i> soot, <i>filled</i> cracks, <i>repainted</i> colors.',
          why: 'The items of a list can be long. Their first words, here three past verbs, show where each begins.',
        },
        {
          do: 'The <i>and</i> in <i>lime and sand</i> joins two materials inside the second item. It is not the <i>and</i> of the list.',
          why: 'So the list still needs its own <i>and</i> before the last item. That rules out <i>sand, repainted</i>.',
        },
        {
          do: 'The first gap, after <i>brushes</i>, has a comma. No item has a comma inside, so the semicolon is out.',
          why: 'The words after the blank are no sentence either, since they have no subject.',
        },
        {
          do: 'The last gap gets a comma and <i>and</i>: <b>sand, and repainted</b>',
          why: 'Without the comma one reads <i>lime and sand and repainted</i> as one long string.',
        },
      ],
      answer: text('sand, and repainted'),
    },
  ],
  tryIt: {
    asks: '<p>The tour stops in Lyon, France; Turin, <span class="blank">______</span> Basel, Switzerland.</p><ul><li>Italy; and</li><li>Italy, and</li><li>Italy and</li></ul>',
    steps: [
      {
        ask: 'How many stops does the tour make?',
        answer: { choose: ['three', 'six', 'two'] },
        slips: [
          { choice: 1, says: 'A city and its country are one stop.' },
          { choice: 2, says: 'Count the cities.' },
        ],
        done: 'Three items: Lyon, France / Turin, Italy / Basel, Switzerland.',
      },
      {
        ask: 'Which mark parts the first two items?',
        answer: { choose: ['a semicolon', 'a comma'] },
        slips: [
          {
            choice: 1,
            says: 'The comma after <i>Lyon</i> is inside the first item. Look after <i>France</i>.',
            misconception: 'rw-mixed-list-marks',
          },
        ],
        done: 'After <i>France</i> stands a semicolon, because the items have commas inside.',
      },
      {
        ask: 'Which choice is right?',
        answer: { choose: ['Italy; and', 'Italy, and', 'Italy and'] },
        slips: [
          {
            choice: 1,
            says: 'This gap now has another mark than the first one.',
            misconception: 'rw-mixed-list-marks',
          },
          { choice: 2, says: 'The last gap is a gap too and needs its mark.', misconception: 'rw-mixed-list-marks' },
        ],
        done: '<b>Italy; and</b>: the same mark in every gap.',
      },
    ],
    answer: text('Italy; and'),
  },
  trap: '<p>Taking the first <i>and</i> you meet for the end of the list. In <i>bread, salt and pepper, and oil</i> there are three items, and one of them is a pair. Count before you punctuate.</p>',
  check:
    '<p>Write the items under one another, as on a shopping list. Each line must do the same job, and the marks at the ends of the lines must be the same.</p>',
  mends: {
    'rw-mixed-list-marks': [1, 2],
    'rw-run-on': [2, 3],
    'rw-semicolon-with-fragment': [2, 2],
    'rw-mark-and-conjunction': [0, 2],
    'rw-commas-inside-and-between': [1, 1],
  },
})
