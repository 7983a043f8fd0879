import { lesson, table, text } from '#kit'

const notes = (list: readonly string[]): string =>
  `<p>A student’s notes:</p><ul>${list.map((n) => `<li>${n}</li>`).join('')}</ul>`

const choices = (list: readonly string[]): string =>
  `<p>Which choice uses the notes to accomplish this goal?</p><ul>${list.map((c) => `<li>${c}</li>`).join('')}</ul>`

const MATERIAL = 'Although both are 220 meters long, the Ansa Bridge was built of stone and the Mirro Bridge of steel.'
const FINDING =
  'Counting bees in 30 gardens, the ecologist Tomas Brand found more than twice as many where grass was mown once a month as where it was mown every week.'
const LENDING = 'The Kest library lends tools; the Olm library, on the other hand, lends musical instruments.'

export const rhetoricalSynthesis = lesson({
  idea: '<p>You go shopping with a list: bread, milk, eggs. At the counter you do not ask which of your things is nicest. You ask whether everything on the list is there.</p><p>These questions give you a student’s notes and a goal. The goal is the list. All four options may be true and well written, but only one does <em>all</em> that the student wants. So read the goal first, word by word.</p>',
  figure: table(
    ['The goal says …', 'Boxes to fill'],
    [
      ['emphasize a similarity between A and B', 'A, B, something that is the same'],
      ['emphasize a difference between A and B', 'A, B, something that is not the same'],
      ['introduce a book to readers who do not know its author', 'the book, who the author is'],
      ['present the main finding of a study', 'what came out, not how'],
      ['give an example of …', 'one single case, named'],
      ['make a generalization about …', 'the whole group, no single case'],
    ],
    'A goal is a checklist',
  ),
  words: [
    { word: 'goal', meaning: 'What the student wants the sentence to do. It stands after the notes.' },
    { word: 'relevant', meaning: 'Needed for this goal. A true note can be irrelevant.' },
    { word: 'emphasize', meaning: 'To make something stand out as the point of the sentence.' },
    { word: 'audience', meaning: 'Who will read it, and what they know already.' },
    { word: 'generalization', meaning: 'A statement about a whole group.' },
  ],
  rule: '<ol><li>Read the goal and turn it into boxes.</li><li>Strike every option that leaves a box empty.</li><li>Check what is left against the notes: is each claim backed by one of them?</li></ol>',
  use: '<p>There are notes in a list, and the question begins: <i>The student wants to …</i></p>',
  avoid:
    '<p>Do not choose the sentence with the most facts, and do not look for mistakes of grammar: there are none.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${notes(['Pangolins are covered in scales of keratin.', 'The horn of a rhinoceros is made of keratin.', 'Pangolins eat ants; rhinoceroses eat plants.'])}<p>The student wants to emphasize a similarity between the two animals.</p>${choices(['Pangolins eat ants, while rhinoceroses eat plants.', 'The scales of pangolins and the horns of rhinoceroses are both made of keratin.', 'Pangolins are covered in scales of keratin.'])}`,
      covers: ['emphasize a similarity', 'accomplish this goal'],
      steps: [
        {
          do: 'Boxes: pangolins, rhinoceroses, something that is the <em>same</em>.',
          why: 'Circle “similarity” before you read the options.',
        },
        {
          do: 'Food: both animals are there, but it is a difference. The third option has only one animal.',
          why: 'Each leaves a box empty, though each is true.',
        },
        {
          do: 'All boxes are full in: <b>The scales of pangolins and the horns of rhinoceroses are both made of keratin.</b>',
          why: 'The first two notes back it.',
        },
      ],
      answer: text('The scales of pangolins and the horns of rhinoceroses are both made of keratin.'),
    },
    {
      level: 'Next',
      asks: `${notes(['The Ansa Bridge opened in 1908. It is 220 meters long and made of stone.', 'The Mirro Bridge opened in 1911. It is 220 meters long and made of steel.'])}<p>The student wants to emphasize a difference in the materials of the two bridges.</p>${choices(['The Ansa Bridge opened in 1908, three years before the Mirro Bridge.', MATERIAL, 'The Mirro Bridge was built of steel, which is stronger than stone.', 'Both the Ansa Bridge and the Mirro Bridge are 220 meters long.'])}`,
      covers: ['emphasize a difference', 'accomplish this goal'],
      steps: [
        {
          do: 'Boxes: Ansa, Mirro, a difference, and it must be about <em>materials</em>.',
          why: 'Four boxes. Read the goal to its end.',
        },
        {
          do: 'The years are a difference, but not of materials. “Both … 220 meters” is a similarity.',
          why: 'One meets the goal in part, the other turns it around.',
        },
        {
          do: '“Stronger than stone”: no note says so, and the Ansa Bridge is missing.',
          why: 'It may be true in life. You have only the notes.',
        },
        {
          do: `All four boxes: <b>${MATERIAL}</b>`,
          why: 'The likeness after <i>Although</i> makes the difference stand out.',
        },
      ],
      answer: text(MATERIAL),
    },
    {
      level: 'Exam level',
      asks: `${notes(['The ecologist Tomas Brand counted bees in 30 gardens, from 10 to 11 a.m.', 'Half of the gardens were mown every week, half once a month.', 'Mown weekly: 12 bees an hour on average. Mown monthly: 31.'])}<p>The student wants to present the main finding of the study to readers who have never heard of it.</p>${choices(['Brand’s gardens show once more how much mowing matters.', 'The ecologist Tomas Brand counted bees in 30 gardens from 10 to 11 a.m.', 'Mown less often, gardens could save the bees of the whole region.', FINDING])}`,
      covers: ['main finding', 'accomplish this goal'],
      steps: [
        {
          do: 'Boxes: what came out, and for strangers: whose study it is, and of what.',
          why: 'A finding is a result. The audience decides what must be explained.',
        },
        {
          do: '“Brand’s gardens … once more” speaks to people who know him. The second option tells how he counted, not what he found.',
          why: 'Wrong audience; a true note for another goal.',
        },
        {
          do: 'The third goes beyond the notes: 30 gardens are not a region.',
          why: 'No note backs such a conclusion.',
        },
        { do: `All boxes: <b>${FINDING}</b>`, why: 'Who, what, and the result: 31 is more than twice 12.' },
      ],
      answer: text(FINDING),
    },
  ],
  tryIt: {
    asks: `${notes(['The Kest library opened in 2009. It lends tools, free of charge.', 'The Olm library opened in 2012. It lends musical instruments, free of charge.'])}<p>The student wants to emphasize a difference in what the two libraries lend.</p>`,
    steps: [
      {
        ask: 'Which boxes does the goal have?',
        answer: {
          choose: [
            'Kest, Olm, and what each lends',
            'Kest, Olm, and when each opened',
            'what both libraries have in common',
          ],
        },
        slips: [
          { choice: 1, says: 'That is a difference, but not in what they lend.', misconception: 'rw-goal-half-met' },
          { choice: 2, says: 'Look at the word <i>difference</i>.', misconception: 'rw-swaps-same-and-different' },
        ],
        done: 'Boxes: Kest, Olm, a difference, in what they lend.',
      },
      {
        ask: '“Both libraries lend their things free of charge.” What is wrong with it?',
        answer: { choose: ['It shows a similarity', 'It is not in the notes', 'Nothing'] },
        slips: [
          { choice: 1, says: 'Both notes say so. What does the goal ask for?' },
          { choice: 2, says: 'It is true, but does it show a difference?', misconception: 'rw-true-note-wrong-goal' },
        ],
        done: 'True, but the opposite of what is wanted.',
      },
      {
        ask: 'Which choice fills all boxes?',
        like: 3,
        answer: {
          choose: [
            LENDING,
            'The Kest library opened in 2009, while the Olm library opened in 2012.',
            'Unlike most libraries, the Olm library lends musical instruments.',
          ],
        },
        slips: [
          { choice: 1, says: 'A difference, but not in what they lend.', misconception: 'rw-goal-half-met' },
          {
            choice: 2,
            says: 'Kest is missing, and no note speaks of most libraries.',
            misconception: 'rw-says-more-than-the-notes',
          },
        ],
        done: `<b>${LENDING}</b>`,
      },
    ],
    answer: text(LENDING),
  },
  trap: '<p>A true, smooth sentence that does something else. Ask which words of the option fill which box.</p>',
  check: '<p>Find a note for each claim of the option. Then tick the boxes of the goal, one by one.</p>',
  mends: {
    'rw-true-note-wrong-goal': [2, 1],
    'rw-goal-half-met': [1, 1],
    'rw-says-more-than-the-notes': [1, 2],
    'rw-swaps-same-and-different': [0, 1],
    'rw-wrong-audience': [2, 1],
    'rw-detail-for-overview': [2, 1],
    'rw-overview-for-detail': [1, 0],
  },
})
