import { lesson, table, text } from '#kit'

export const however = lesson({
  idea: '<p><i>But</i> and <i>however</i> mean nearly the same thing, yet they are different tools. <i>But</i> is a hook: it can hold two sentences together, with a comma to help. <i>However</i> is a sticker: it shows how a sentence relates to another one, but it holds nothing together.</p><p>A sticker can be put at the front, in the middle, or at the end of its sentence. You can move it. So when you meet one, there are two questions: where does one sentence end, and on which of the two does the sticker belong?</p>',
  figure: table(
    ['Place of “however”', 'Sentence'],
    [
      ['start of sentence 2', 'The hall was full; however, nobody spoke.'],
      ['middle of sentence 2', 'The hall was full; nobody, however, spoke.'],
      ['end of sentence 1', 'We expected noise. The hall was quiet, however; nobody spoke.'],
      ['wrong: a comma splice', 'The hall was full, however, nobody spoke.'],
    ],
    'One word, three right places, one splice',
  ),
  words: [
    {
      word: 'conjunctive adverb',
      meaning: '<i>However, therefore, instead, then, moreover, thus</i>: shows a link but cannot join two sentences.',
    },
    {
      word: 'coordinating conjunction',
      meaning: '<i>For, and, nor, but, or, yet, so</i>: can join two sentences with a comma.',
    },
    { word: 'contrast', meaning: 'Two statements that pull in different directions.' },
    { word: 'comma splice', meaning: 'Two sentences held together by a comma alone.' },
  ],
  rule: '<ol><li>Cross out the adverb. Find where sentence 1 ends and sentence 2 begins: that seam needs a period or a semicolon.</li><li>Ask what the adverb links. If it links sentence 2 to sentence 1, it stands after the strong mark. If it links sentence 1 to something earlier, it stands before the strong mark.</li><li>Part the adverb from its own sentence with a comma, or with two in the middle.</li></ol>',
  use: '<p>The choices contain <i>however, therefore, instead, moreover, nevertheless, for example,</i> or <i>then</i>, with commas, semicolons, or periods moving around it.</p>',
  avoid:
    '<p>If there is only one sentence, the adverb is an aside and takes two commas: <i>The soup, however, was cold.</i> A semicolon there would leave a fragment.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>The trail looked easy on the <span class="blank">______</span> it took us nine hours.</p><ul><li>map; however,</li><li>map, however,</li><li>map, however</li><li>map however</li></ul>',
      covers: ['rw-however-as-conjunction', 'rw-run-on'],
      steps: [
        {
          do: 'Cross out <i>however</i>. Sentence 1: <i>The trail looked easy on the map</i>. Sentence 2: <i>it took us nine hours</i>.',
          why: 'Both have a subject and a full verb.',
        },
        {
          do: 'Between them a period or semicolon is needed. Three choices have none and are out.',
          why: '<i>However</i> is a sticker. It cannot hold two sentences together, with commas or without.',
        },
        {
          do: 'The contrast starts with the nine hours, so <i>however</i> goes with sentence 2: <b>map; however,</b>',
          why: 'The strong mark stands before it, and a comma parts it from its sentence.',
        },
      ],
      answer: text('map; however,'),
    },
    {
      level: 'Next',
      asks: '<p>Many people think that bats are blind. Bats can see quite <span class="blank">______</span> some kinds even find fruit by its color.</p><ul><li>well, however;</li><li>well; however,</li><li>well, however,</li><li>well however</li></ul>',
      covers: ['rw-however-on-the-wrong-side', 'rw-however-as-conjunction', 'rw-run-on'],
      steps: [
        {
          do: 'Cross out <i>however</i>. Sentence 1: <i>Bats can see quite well</i>. Sentence 2: <i>some kinds even find fruit by its color</i>.',
          why: 'So a semicolon must stand somewhere at the seam. Two choices are left.',
        },
        {
          do: 'Is there a contrast between 1 and 2? No: finding fruit by color <em>supports</em> seeing well.',
          why: 'Say it with <i>but</i>: “Bats see well, but some find fruit by color” makes no sense.',
        },
        {
          do: 'Is there a contrast between 1 and the sentence before it? Yes: <i>people think that bats are blind</i>, but they see well.',
          why: '<i>However</i> turns against the common belief.',
        },
        {
          do: 'So <i>however</i> belongs to sentence 1 and stands before the strong mark: <b>well, however;</b>',
          why: 'The semicolon then opens the supporting sentence.',
        },
      ],
      answer: text('well, however;'),
    },
    {
      level: 'Exam level',
      asks: '<p>The glassmakers kept their recipes secret for three centuries. The workshop’s account books, <span class="blank">______</span> list every barrel of sand and ash that was bought, and from these lists chemists have worked out what the glass was made of.</p><p>Which choice completes the text so that it conforms to the conventions of Standard English?</p><ul><li>however,</li><li>however;</li><li>however</li><li>however, they</li></ul>',
      covers: ['rw-unbalanced-pair', 'rw-second-subject', 'rw-semicolon-with-fragment'],
      steps: [
        {
          do: 'Cross out <i>however</i>: <i>The workshop’s account books list every barrel of sand and ash</i>. One sentence.',
          why: 'Left of the blank stands only a subject, right of it the verb <i>list</i>.',
        },
        {
          do: 'There is no seam between two sentences at the blank, so no semicolon belongs there.',
          why: 'A semicolon would cut the subject <i>account books</i> off from its verb.',
        },
        {
          do: '<i>However</i> is an aside in the middle of its sentence. The comma before it is printed; the one after it is missing.',
          why: 'An aside takes a pair of matching marks.',
        },
        {
          do: '<i>They</i> would be a second subject. The answer is <b>however,</b>',
          why: 'Read without the aside: <i>The account books they list</i> does not work.',
        },
      ],
      answer: text('however,'),
    },
  ],
  tryIt: {
    asks: '<p>Visitors often call the tower crooked. It is perfectly <span class="blank">______</span> the street beside it slopes.</p><ul><li>straight, however;</li><li>straight; however,</li><li>straight, however,</li></ul>',
    steps: [
      {
        ask: 'Cross out <i>however</i>. Where is the seam between two sentences?',
        answer: { choose: ['after <i>straight</i>', 'after <i>street</i>', 'There is none'] },
        slips: [
          { choice: 1, says: '<i>The street beside it slopes</i> belongs together: subject and verb.' },
          { choice: 2, says: 'Look for a new subject with its own verb after the blank.' },
        ],
        done: '<i>It is perfectly straight</i> / <i>the street beside it slopes</i>.',
      },
      {
        ask: 'What does <i>It is perfectly straight</i> stand in contrast to?',
        like: 2,
        answer: { choose: ['what visitors say', 'the sloping street'] },
        slips: [
          {
            choice: 1,
            says: 'The slope <em>explains</em> why the tower only looks crooked. Look at the sentence before.',
            misconception: 'rw-however-on-the-wrong-side',
          },
        ],
        done: 'Visitors call it crooked; it is straight. The contrast looks back.',
      },
      {
        ask: 'Which choice is right?',
        like: 3,
        answer: { choose: ['straight, however;', 'straight; however,', 'straight, however,'] },
        slips: [
          {
            choice: 1,
            says: 'Here <i>however</i> belongs to the slope, which is the explanation.',
            misconception: 'rw-however-on-the-wrong-side',
          },
          {
            choice: 2,
            says: 'Two commas cannot hold two sentences together.',
            misconception: 'rw-however-as-conjunction',
          },
        ],
        done: '<b>straight, however;</b>: the sticker is on sentence 1, then comes the strong mark.',
      },
    ],
    answer: text('straight, however;'),
  },
  trap: '<p>Trusting two commas. <i>It rained, however, we played</i> looks balanced, as if <i>however</i> were an aside. But lift it out, and <i>It rained we played</i> is a run-on. An aside leaves <em>one</em> sentence behind.</p>',
  check:
    '<p>Cross out the adverb and read. Two sentences: there must be a period or semicolon. One sentence: there must be none. Then say <i>but</i> in place of the adverb to hear which two statements it sets against each other.</p>',
  mends: {
    'rw-however-as-conjunction': [0, 1],
    'rw-however-on-the-wrong-side': [1, 3],
    'rw-comma-splice': [0, 1],
    'rw-semicolon-with-fragment': [2, 1],
    'rw-unbalanced-pair': [2, 2],
    'rw-run-on': [0, 0],
  },
})
