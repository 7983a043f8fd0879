import { lesson, table, text } from '#kit'

export const pacing = lesson({
  idea: '<p>Four passages, 36 questions, 40 minutes: that is ten minutes for a passage and its nine questions. Nobody can read a page, forget it, and read it again for each question in that time.</p><p>So read once, quickly, to know what stands <em>where</em>. Then let each question send you back to one place. Pacing is not reading faster. It is rereading less.</p>',
  figure: table(
    ['Minutes', 'What you do'],
    [
      ['0 to 4', 'Read the passage once. Note two or three words for each paragraph.'],
      ['4 to 8', 'Answer what you can find: lines, names, numbers.'],
      ['8 to 10', 'Answer what is about the whole. Guess what is left, and go on.'],
      ['10', 'Next passage, whatever is still open.'],
    ],
    'Ten minutes for one passage',
    true,
  ),
  words: [
    { word: 'skim', meaning: 'To read fast for the outline: what each paragraph is about.' },
    { word: 'scan', meaning: 'To look for one word or number without reading the rest.' },
    { word: 'keyword', meaning: 'A name, number, or thing in the question that you can scan for.' },
    { word: 'flag', meaning: 'To mark a question so that you can come back to it.' },
  ],
  rule: '<ol><li>Skim once and label the paragraphs.</li><li>Take first the questions that name lines, names, or numbers; last those on the whole passage.</li><li>For each: keyword, label, two or three sentences. No more.</li><li>Two options left after a minute? Choose, flag, and go on.</li><li>Leave no question blank: a wrong answer costs nothing.</li></ol>',
  use: '<p>Whenever the clock runs. In practice without a clock, do the same steps slowly until they are a habit.</p>',
  avoid:
    '<p>Do not skip the reading and hunt from question to question: without labels you search the whole page nine times. Do not start a passage over because you lost the thread; the questions bring you back.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p><b>(1)</b> The glassworks at Orrin burned down in May. <b>(2)</b> For thirty years it had made lamps for ships. <b>(3)</b> The new owner, Berta Lund, made bottles instead, because bottles could be packed by children after school.</p><p>According to the passage, Berta Lund made bottles because they:</p><ul><li>were needed on ships.</li><li>could be packed by children.</li><li>sold better than lamps.</li></ul>',
      covers: ['According to the passage'],
      steps: [
        {
          do: 'Labels: <i>fire; lamps; Lund and bottles</i>. Keyword: <i>Berta Lund</i>.',
          why: 'A name starts with a capital letter. You can scan for it.',
        },
        {
          do: 'The name stands in part 3 only. Read that sentence and no other.',
          why: 'The labels have saved you two thirds of the text.',
        },
        {
          do: '<i>Because bottles could be packed by children</i>: they <b>could be packed by children.</b>',
          why: 'Ships belong to the lamps. Sales are nowhere.',
        },
      ],
      answer: text('could be packed by children.'),
    },
    {
      level: 'Next',
      asks: '<p>You have read a passage, and these three questions are left. You have two minutes. Which one do you answer first?</p><ul><li>The passage as a whole suggests that the author:</li><li>According to the passage, in which year was the canal closed?</li><li>All of the following are mentioned EXCEPT:</li></ul>',
      covers: ['EXCEPT', 'mentioned'],
      steps: [
        {
          do: 'A year is a number: scan for digits. That takes ten seconds.',
          why: 'The surest point for the least time comes first.',
        },
        {
          do: 'EXCEPT needs three places in the text: about a minute.',
          why: 'It is no harder, only longer. So it comes second.',
        },
        {
          do: 'The whole passage needs your memory and no search: it can come last, or get a quick choice.',
          why: 'If time runs out, you can still answer it from your labels.',
        },
        {
          do: 'So first: <b>According to the passage, in which year was the canal closed?</b>',
          why: 'Every question counts the same.',
        },
      ],
      answer: text('According to the passage, in which year was the canal closed?'),
    },
    {
      level: 'Exam level',
      asks: '<p><b>(1)</b> Moss is older than the flowers. <b>(2)</b> It has no roots; it drinks with its leaves. <b>(3)</b> Gardeners fight it with iron salts. <b>(4)</b> In Kyoto it is swept by hand, and what a gardener there removes is the grass.</p><p>According to the passage, in Kyoto gardeners:</p><ul><li>remove the moss by hand.</li><li>remove the grass and keep the moss.</li><li>sweep the moss with iron brushes.</li><li>plant moss because it needs no roots.</li></ul><p>After forty seconds you are between the first two options. What do you choose?</p>',
      covers: ['According to'],
      steps: [
        {
          do: 'Keyword: <i>Kyoto</i>. It stands in part 4. Parts 1 to 3 are not needed.',
          why: 'Iron and roots come from there: the other two options are out.',
        },
        {
          do: 'Two are left. Name the one word in which they differ: <i>the moss</i> or <i>the grass</i>.',
          why: 'Do not read all again. Reread for this word only.',
        },
        {
          do: '<i>What a gardener there removes is the grass.</i> So they <b>remove the grass and keep the moss.</b>',
          why: '“By hand” belongs to sweeping. If you could not decide now, you would choose, flag, and go on.',
        },
      ],
      answer: text('remove the grass and keep the moss.'),
    },
  ],
  tryIt: {
    asks: '<p>Twenty minutes of the 40 are over. You have finished one passage and are in the middle of the second. Three of its questions are open: one names a line, one asks EXCEPT, one asks for the main idea.</p>',
    steps: [
      {
        ask: 'At ten minutes for a passage, where should you be now?',
        answer: {
          choose: [
            'at the end of the second passage',
            'in the middle of the second passage',
            'at the end of the third passage',
          ],
        },
        slips: [
          { choice: 1, says: 'That would be fifteen minutes. Twenty are over.' },
          { choice: 2, says: 'Three passages take thirty minutes.' },
        ],
        done: 'Two passages in 20 minutes. You are a few minutes behind.',
      },
      {
        ask: 'Which of the three questions do you answer now?',
        answer: { choose: ['the one that names a line', 'the one with EXCEPT', 'none; you start the third passage'] },
        slips: [
          {
            choice: 1,
            says: 'It needs three places in the text. Take the one that tells you its place.',
            misconception: 'ar-overlooked-mention',
          },
          { choice: 2, says: 'Half a minute more brings a sure point. Take it along.' },
        ],
        done: 'The line is given: half a minute, one sure point.',
      },
      {
        ask: 'And the other two?',
        answer: {
          choose: [
            'choose the likeliest, flag them, and go on.',
            'leave them blank and go on.',
            'stay until both are sure.',
          ],
        },
        slips: [
          { choice: 1, says: 'A blank is never right. A choice may be, and it costs nothing.' },
          { choice: 2, says: 'Then the last passage gets five minutes, and nine questions suffer for two.' },
        ],
        done: '<b>choose the likeliest, flag them, and go on.</b>',
      },
    ],
    answer: text('choose the likeliest, flag them, and go on.'),
  },
  trap: '<p>Paying for one stubborn question with three easy ones. The fourth passage has as many points as the first. Those who reach it tired and late lose them without having read it.</p>',
  check:
    '<p>Look at the clock after each passage, not after each question: 10, 20, 30, 40. If you are more than two minutes behind, shorten the reading of the next passage, never its questions.</p>',
  mends: {
    'ar-wrong-part-of-passage': [0, 1],
    'ar-overlooked-mention': [1, 1],
    'ar-half-right': [2, 1],
    'ar-echoed-words': [2, 0],
    'ar-mixes-up-passages': [0, 1],
  },
})
