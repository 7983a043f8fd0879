import { lesson, table, text } from '#kit'

const both = (one: string, two: string): string =>
  `<p><strong>Text 1</strong></p><p>${one}</p><p><strong>Text 2</strong></p><p>${two}</p>`

export const crossText = lesson({
  idea: '<p>Two people look at the same glass. One says, “Half full, because somebody filled it.” The other says, “Half full, because somebody drank from it.” They agree about the glass. They differ about how it came to be so.</p><p>Two texts on one topic are usually like that. They share some ground and part ways at one point: the cause, the method, or how far a finding reaches. The question asks for that point.</p>',
  figure: table(
    ['', 'Text 1', 'Text 2'],
    [
      ['Shared ground', 'The frogs came back.', 'The frogs came back.'],
      ['Position', 'The new pond brought them.', 'They were back a year before the pond.'],
      ['They part over', 'the cause', 'the cause'],
      ['Text 2 to Text 1', '', '“Your pond cannot be the reason.”'],
    ],
    'Two texts on one page',
    true,
  ),
  words: [
    { word: 'position', meaning: 'What an author wants you to believe.' },
    { word: 'shared ground', meaning: 'What both texts accept.' },
    { word: 'qualify', meaning: 'To accept a claim but limit it: “yes, but only in cities.”' },
    { word: 'challenge', meaning: 'To give a reason to doubt a claim.' },
  ],
  rule: '<ol><li>After Text 1, write its position in about six words.</li><li>After Text 2, do the same.</li><li>Note the shared ground, and the point where they part.</li><li>Read the question: who speaks, and about what?</li><li>Answer from that author’s sentences only, no more strongly than they do.</li></ol>',
  use: '<p>There is a Text 1 and a Text 2, and the question begins with <i>Based on the texts</i>.</p>',
  avoid:
    '<p>Do not expect a fight. The second author may agree and add something, or agree only in part. If you cannot point to a sentence in which an author disagrees, do not choose a disagreement.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${both('Since the school moved its first class to nine o’clock, fewer students come late. The later start has clearly worked.', 'In the month when the first class moved to nine o’clock, a second school bus was added as well. It alone brings thirty students who used to walk.')}<p>Based on the texts, how would the author of Text 2 most likely respond to Text 1?</p><ul><li>By pointing out another possible cause</li><li>By denying that fewer students come late</li><li>By asking for an even later start</li></ul>`,
      covers: ['Based on the texts', 'author of Text 2 most likely'],
      steps: [
        { do: 'Position 1: the later start reduced lateness.', why: 'Six words are enough.' },
        {
          do: 'Position 2: a second bus came at the same time. It says nothing against the fact that fewer are late.',
          why: 'Shared ground: the change. They part over the cause.',
        },
        {
          do: 'So Text 2 responds <b>By pointing out another possible cause</b>.',
          why: 'Denying the fact would be an invented quarrel, and an even later start stands in neither text.',
        },
      ],
      answer: text('By pointing out another possible cause'),
    },
    {
      level: 'Next',
      asks: `${both('Critic Jon Abel holds that the painter’s gray pictures show a grief that followed the death of her teacher in 1921.', 'The painter’s bills survive. From 1920 on she bought hardly any color but gray and white. In a note of that year she writes that she wanted “to see how far one can go with almost nothing.”')}<p>Based on the texts, what would the author of Text 2 most likely say about Abel’s view?</p><ul><li>It overlooks that the painter turned to gray on purpose before 1921.</li><li>It is right, since the painter was sad in 1920.</li><li>It is wrong, since the painter never had a teacher.</li><li>It exaggerates the quality of the gray pictures.</li></ul>`,
      covers: ['author of Text 2 most likely say about'],
      steps: [
        {
          do: 'Position 1: gray shows grief after 1921. Position 2: gray since 1920, as an experiment.',
          why: 'Write the number of the text beside each position.',
        },
        {
          do: 'Shared ground: the pictures are gray. They part over the reason and its date.',
          why: '1920 comes before 1921: the gray cannot follow from the death.',
        },
        {
          do: 'Text 2 mentions no sadness, does not speak of the teacher, and does not judge quality. Three choices fall.',
          why: 'Each puts words into the author’s mouth.',
        },
        {
          do: 'The answer is <b>It overlooks that the painter turned to gray on purpose before 1921.</b>',
          why: '<i>On purpose</i> is the note; <i>before 1921</i> is the bills. Both pieces have a sentence.',
        },
      ],
      answer: text('It overlooks that the painter turned to gray on purpose before 1921.'),
    },
    {
      level: 'Exam level',
      asks: `${both('Ravens solve puzzles that defeat many mammals. In one test they pulled up food on a string, step by step. Such feats show that ravens plan ahead.', 'That ravens pull up strings is beyond doubt. But when the string was hidden, so that the birds could not see the food come nearer with each pull, most gave up. Perhaps each small success simply led to the next pull.')}<p>Based on the texts, how would the author of Text 2 most likely view the conclusion of Text 1?</p><ul><li>As going further than the string test allows</li><li>As disproved, since ravens cannot pull strings</li><li>As correct for ravens but not for mammals</li><li>As the best explanation of the string test</li></ul>`,
      covers: ['author of Text 2 most likely'],
      steps: [
        {
          do: 'Position 1: pulling strings shows that ravens plan. Position 2: perhaps each pull only follows from the last success.',
          why: '<i>Perhaps</i> is careful. Keep that strength.',
        },
        {
          do: 'Shared ground: ravens do pull strings, <i>beyond doubt</i>. They part over what it shows.',
          why: 'An author often begins by granting what is shared.',
        },
        {
          do: '“Cannot pull strings” denies the shared ground. “Correct” and “best explanation” agree where Text 2 doubts. Mammals are not its subject.',
          why: 'Look for the sentence in which the author would say it. There is none.',
        },
        {
          do: 'The answer is <b>As going further than the string test allows</b>.',
          why: 'Text 2 accepts the observation and offers a simpler explanation. It does not say that planning is impossible.',
        },
      ],
      answer: text('As going further than the string test allows'),
    },
  ],
  tryIt: {
    asks: `${both('Historian Mia Toll believes that the town was abandoned because its well ran dry in 1640.', 'Letters from the town, the last dated 1655, complain of taxes and of wolves. They mention the well often: its water, they say, is sweet and plentiful.')}<p>Based on the texts, what would the author of Text 2 most likely say about Toll’s view?</p>`,
    steps: [
      {
        ask: 'What is Toll’s position?',
        answer: { choose: ['The dry well emptied the town', 'Taxes emptied the town', 'The well had sweet water'] },
        slips: [
          { choice: 1, says: 'That is from the other text.', misconception: 'rw-mixes-up-texts' },
          { choice: 2, says: 'That is what Text 2 reports.', misconception: 'rw-mixes-up-texts' },
        ],
        done: 'Text 1, Toll: no water, so people left.',
      },
      {
        ask: 'Where do the texts part?',
        answer: { choose: ['over whether the well was dry', 'over whether the town was abandoned'] },
        slips: [
          {
            choice: 1,
            says: 'Text 2 never says that people stayed for good. What does it say about water?',
            misconception: 'rw-invented-quarrel',
          },
        ],
        done: 'Text 2: people still lived there in 1655, with plenty of water.',
      },
      {
        ask: 'What would the author of Text 2 most likely say?',
        like: 3,
        answer: {
          choose: [
            'Toll’s explanation does not fit what people of the town wrote.',
            'Toll has shown that wolves drove the people away.',
            'Toll is right about the well but not about the date.',
          ],
        },
        slips: [
          { choice: 1, says: 'Toll says nothing about wolves.', misconception: 'rw-mixes-up-texts' },
          {
            choice: 2,
            says: 'Sweet and plentiful water does not agree with a dry well.',
            misconception: 'rw-invented-agreement',
          },
        ],
        done: '<b>Toll’s explanation does not fit what people of the town wrote.</b>',
      },
    ],
    answer: text('Toll’s explanation does not fit what people of the town wrote.'),
  },
  trap: '<p>The loudest disagreement. “Completely rejects” sounds decisive, but most authors say “yes, but.” Match the strength of the choice to words such as <i>perhaps</i>, <i>partly</i>, and <i>hardly</i> in the text.</p>',
  check:
    '<p>Point to one sentence in the text of the author who speaks and one in the text that is spoken about. If your choice needs a sentence that you cannot find, it was invented.</p>',
  mends: {
    'rw-mixes-up-texts': [1, 0],
    'rw-invented-quarrel': [0, 1],
    'rw-invented-agreement': [2, 2],
    'rw-outside-the-text': [1, 2],
    'rw-overstates': [2, 0],
    'rw-half-right': [1, 3],
    'rw-too-narrow': [1, 2],
    'rw-reversed': [2, 2],
    'rw-sounds-right-wrong-charge': [2, 0],
    'rw-true-but-not-asked': [1, 2],
    'rw-cause-not-shown': [1, 2],
  },
})
