import { lesson, markedText, text } from '#kit'

export const functionOfAPart = lesson({
  idea: '<p>Look at a bicycle. “It is round and has spokes” says what a wheel <em>is</em>. “It carries the bicycle along” says what it is <em>for</em>. A function question asks the second thing about a sentence, a comparison, or a paragraph.</p><p>The answer begins, in effect, with “in order to.” A part can give an example, raise a doubt, grant a point, prepare a surprise, or show what somebody is like. An option that merely repeats what the part says is true, and wrong.</p>',
  figure: markedText(
    '[[Glass does not flow.|makes a claim]] [[Old windowpanes are often thicker at the bottom, it is true,|grants a point to the other side]] [[but some are thicker at the top: it depends on how the glazier set them.|answers that point]]',
    'Three parts and what each of them does',
  ),
  words: [
    { word: 'function', meaning: 'The job of a part in the whole: what it is there for.' },
    { word: 'illustrate', meaning: 'To make a general statement clear by one case.' },
    { word: 'concede', meaning: 'To grant that the other side has a point.' },
    { word: 'emphasize', meaning: 'To make something stand out.' },
    { word: 'anecdote', meaning: 'A very short story told to make a point.' },
  ],
  rule: '<ol><li>Read the sentence before the part and the sentence after it.</li><li>Cover the part. What is missing now?</li><li>Finish the sentence “It is there in order to …”</li><li>Test the verb of each option first, then the rest.</li></ol>',
  use: '<p>The question says <i>serves mainly to</i>, <i>in order to</i>, <i>the main purpose of the paragraph</i>, or <i>mentions … mainly as</i>.</p>',
  avoid:
    '<p>If you are asked what lines mean or imply, say what they <em>say</em>. If you are asked for the passage as a whole, see main idea and structure.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>Octopuses are good at getting out. One, kept in a laboratory, pushed up the lid of its tank, crossed a wet floor, and was found in the next tank, where the crabs were.</p><p>The second sentence serves mainly to:</p><ul><li>explain what octopuses like to eat.</li><li>support a general statement with one case.</li><li>ask whether octopuses should be kept in tanks.</li></ul>',
      covers: ['serves mainly to', 'serve mainly to', 'mainly serve to', 'mainly to', 'functions in the passage'],
      steps: [
        {
          do: 'Before it stands a general statement: octopuses get out.',
          why: 'The sentence before tells what the part is needed for.',
        },
        {
          do: 'Cover the second sentence: the statement is left without proof. “It is there in order to show one such case.”',
          why: 'What is missing is the job.',
        },
        {
          do: 'So it is there to <b>support a general statement with one case.</b>',
          why: 'The crabs are in the sentence, but they are not its job. Nothing is asked or doubted.',
        },
      ],
      answer: text('support a general statement with one case.'),
    },
    {
      level: 'Next',
      asks: '<p>My brother asked for the salt the way other people ask for a divorce. All through the soup he had said nothing, and none of us had dared to.</p><p>The comparison in the first sentence serves mainly to:</p><ul><li>suggest that the brother’s marriage was about to end.</li><li>describe how badly the soup was seasoned.</li><li>show how tense the silence at the table was.</li><li>make the brother look ridiculous.</li></ul>',
      covers: ['comparison', 'mainly serves'],
      steps: [
        {
          do: 'After it: he <i>had said nothing</i>, and nobody <i>had dared to</i>.',
          why: 'The sentence after tells what the comparison prepares.',
        },
        {
          do: 'Alike in which respect? A small request, spoken in the voice of a terrible one.',
          why: 'No marriage is in the passage. Do not take the picture at its word.',
        },
        {
          do: 'In order to what? To let you feel the mood at the table before you are told of it.',
          why: 'The soup and the salt are only the occasion.',
        },
        {
          do: 'So it serves to <b>show how tense the silence at the table was.</b>',
          why: 'The narrator is afraid, too: mockery would not fit “none of us had dared.”',
        },
      ],
      answer: text('show how tense the silence at the table was.'),
    },
    {
      level: 'Exam level',
      asks: '<p>If trees cool a city, plant more trees. So the city of Maru did: ten thousand in two summers.</p><p>A gardener could have told the council what would happen. A young tree drinks. In its first years it gives little shade, and on a hot day it may take a bathtub of water.</p><p>By the third summer the city had to choose between its saplings and its fountains.</p><p>The main purpose of the second paragraph is to:</p><ul><li>describe how much water a young tree takes.</li><li>explain how the plan in the first paragraph led to the difficulty in the third.</li><li>prove that trees do not make a city cooler.</li><li>recommend that cities ask gardeners for advice.</li></ul>',
      covers: ['main purpose of', 'in order to'],
      steps: [
        {
          do: 'Before: a plan. After: a difficulty. The second paragraph stands between them.',
          why: 'Look at both neighbors. A bridge is seen from its two ends.',
        },
        {
          do: 'Cover it: suddenly fountains are in danger, and nobody knows why. What is missing is the reason.',
          why: 'The job is to explain.',
        },
        {
          do: '“Describe how much water” is what it <em>says</em>. “Prove” is far too strong: later the trees may well cool the city. Advice is not the point; the gardener only opens the paragraph.',
          why: 'Content instead of function; extreme; an echoed word.',
        },
        {
          do: 'So the purpose is to <b>explain how the plan in the first paragraph led to the difficulty in the third.</b>',
          why: 'It names both neighbors and the link between them.',
        },
      ],
      answer: text('explain how the plan in the first paragraph led to the difficulty in the third.'),
    },
  ],
  tryIt: {
    asks: '<p>The inspector read our menu as if it were a confession. My mother kept wiping the same clean glass, and my father, who never sat down before nine, sat down.</p><p>The comparison in the first sentence serves mainly to:</p>',
    steps: [
      {
        ask: 'What does the sentence after it show?',
        answer: { choose: ['The parents are nervous', 'The restaurant is dirty', 'The family is tired'] },
        slips: [
          {
            choice: 1,
            says: 'The glass is already clean. Why does she go on wiping it?',
            misconception: 'ar-common-sense-over-text',
          },
          {
            choice: 2,
            says: 'Sitting down could mean that, but look at the glass as well.',
            misconception: 'ar-half-right',
          },
        ],
        done: 'A clean glass wiped again, a father who sits down: nerves.',
      },
      {
        ask: 'How does one read a confession?',
        answer: { choose: ['Looking for guilt', 'With sympathy', 'In a church'] },
        slips: [
          { choice: 1, says: 'Then the parents would have no reason to be nervous.', misconception: 'ar-wrong-tone' },
          { choice: 2, says: 'Do not take the picture at its word.', misconception: 'ar-literal-for-figurative' },
        ],
        done: 'Slowly, line by line, looking for something wrong.',
      },
      {
        ask: 'So the comparison serves mainly to:',
        like: 3,
        answer: {
          choose: [
            'show how suspicious the inspector seemed to the family.',
            'show that the family had broken the law.',
            'describe what was on the menu.',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'He reads <i>as if</i>. Nothing says that there is anything to find.',
            misconception: 'ar-extreme-wording',
          },
          {
            choice: 2,
            says: 'That would be about the menu. The comparison is about the reading.',
            misconception: 'ar-content-for-function',
          },
        ],
        done: '<b>show how suspicious the inspector seemed to the family.</b>',
      },
    ],
    answer: text('show how suspicious the inspector seemed to the family.'),
  },
  trap: '<p>An option that repeats correctly what the lines say. It feels safe because it is true. But “What do they say?” was not the question; “What are they for?” was.</p>',
  check:
    '<p>Put “in order to” before your option and read it after the sentence that comes before the part. Then ask whether the passage would miss exactly this if the part were cut.</p>',
  mends: {
    'ar-half-right': [2, 2],
    'ar-content-for-function': [2, 2],
    'ar-wrong-tone': [1, 3],
    'ar-literal-for-figurative': [1, 1],
    'ar-wrong-part-of-passage': [2, 0],
    'ar-extreme-wording': [2, 2],
    'ar-echoed-words': [0, 2],
    'ar-common-sense-over-text': [1, 1],
    'ar-swaps-people': [1, 3],
    'ar-quoted-view-for-author': [2, 2],
    'ar-reversed': [0, 2],
    'ar-too-broad': [2, 2],
    'ar-same-subject-no-bearing': [0, 2],
    'ar-true-but-not-asked': [2, 2],
    'ar-too-weak': [2, 3],
    'ar-too-narrow': [2, 2],
    'ar-invented-cause': [2, 2],
  },
})
