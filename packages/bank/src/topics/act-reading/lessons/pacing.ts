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
    asks: '<p>You have read a passage, and these three questions are left. You have ninety seconds. Which one do you answer first?</p><ul><li>The main idea of the passage is that:</li><li>According to line 40, when did the pilots return?</li><li>According to the passage, the pilots did all of the following EXCEPT:</li></ul>',
    steps: [
      {
        ask: 'Which question tells you its place?',
        answer: {
          choose: ['the one about the return', 'the one with EXCEPT', 'the one about the main idea'],
        },
        slips: [
          {
            choice: 1,
            says: 'It names the pilots, but no line, and it needs three places.',
            misconception: 'ar-overlooked-mention',
          },
          { choice: 2, says: 'The main idea stands in no single line.' },
        ],
        done: 'Line 40 is named: half a minute.',
      },
      {
        ask: 'Which question takes longest?',
        answer: { choose: ['the one with EXCEPT', 'the one about the return', 'the one about the main idea'] },
        slips: [
          { choice: 1, says: 'Its line is given, so there is nothing to search for.' },
          { choice: 2, says: 'You have read the passage: your labels answer it without a search.' },
        ],
        done: 'EXCEPT needs three places in the text: about a minute.',
      },
      {
        ask: 'Which one do you answer first?',
        like: 3,
        answer: {
          choose: [
            'According to line 40, when did the pilots return?',
            'According to the passage, the pilots did all of the following EXCEPT:',
            'none: you choose the likeliest option for all three',
          ],
        },
        slips: [
          { choice: 1, says: 'It takes most of your time. The surest point for the least time comes first.' },
          {
            choice: 2,
            says: 'Ninety seconds are enough for one sure point or two. A quick choice is for what is left.',
          },
        ],
        done: 'So first: <b>According to line 40, when did the pilots return?</b>',
      },
    ],
    answer: text('According to line 40, when did the pilots return?'),
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
