import { lesson, markedText, text } from '#kit'

export const poemsOlderProse = lesson({
  idea: '<p>A poem is built like any other text: it sets something up and then does something with it. It only leaves out the signposts. Instead of <i>however</i> there is a new stanza, a <i>yet</i>, or a question.</p><p>In older prose the sentences are long, and the verb comes late. In both, first turn the words into plain English. Then ask what each part does.</p>',
  figure: markedText(
    '[[The tide comes in, the tide goes out,<br>as it has always done;|sets up: nothing changes]]<br>[[yet I, who watched it with you once,|the turn]]<br>[[now count the waves alone.|what is different]]',
    'A small poem: two lines set up, one turns, one shows the change',
  ),
  words: [
    { word: 'stanza', meaning: 'A group of lines with a space before and after it.' },
    { word: 'speaker', meaning: 'The voice that says “I.” Not always the poet.' },
    { word: 'turn', meaning: 'The place where the poem changes direction.' },
    { word: 'image', meaning: 'Something one can see or hear that stands for a thought.' },
  ],
  rule: '<ol><li>Read to the period, not to the end of the line. Say each sentence in plain words.</li><li>In older prose, find subject and verb first and put the asides in parentheses.</li><li>Find the turn: <i>but, yet, now, O,</i> a question, a new stanza.</li><li>Label the part before it and the part after it.</li><li>Match the choices piece by piece with your labels.</li></ol>',
  use: '<p>The text is a poem or was written long ago, and you are asked for its <i>overall structure</i>, its purpose, or the function of a line.</p>',
  avoid: '<p>Do not look for a hidden riddle. What the choices say must stand in the lines.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p><em>The poem was written for this lesson.</em></p><p>My father wound the clock each night<br>and never spoke of it.<br>I thought the hours came by themselves.<br>Tonight I climb the stool.</p><p>Which choice best describes the function of the third line in the poem as a whole?</p><ul><li>It shows what the speaker did not understand as a child.</li><li>It explains how the clock was repaired.</li><li>It complains about the father’s silence.</li></ul>',
      covers: ['in the poem as a whole'],
      steps: [
        {
          do: 'In plain words: father wound the clock; he said nothing; I believed that time runs by itself; now I wind it.',
          why: 'Sentence by sentence, not line by line.',
        },
        {
          do: 'The third line stands between <i>never spoke of it</i> and <i>Tonight</i>: what I believed then, before I know better.',
          why: 'Look at both neighbors of the line.',
        },
        {
          do: 'So <b>It shows what the speaker did not understand as a child.</b>',
          why: 'The silence is told without blame.',
        },
      ],
      answer: text('It shows what the speaker did not understand as a child.'),
    },
    {
      level: 'Next',
      asks: '<p><em>The poem was written for this lesson.</em></p><p>They praise the oak that stands against the storm,<br>the mountain, and the tower on its height,<br>and carve in stone whatever holds its form.<br><br>But I have watched the river in the night<br>go round each stone, and give, and lose its place,<br>and be at daybreak all the way to sight<br>of sea, with nothing broken on its face.</p><p>Which choice best describes the overall structure of the poem?</p><ul><li>It describes a storm and then the calm that follows it.</li><li>It names what others admire and then presents something of another kind that the speaker admires.</li><li>It praises a mountain and then explains how a river formed it.</li><li>It asks a question and then gives two answers to it.</li></ul>',
      covers: ['structure of the poem'],
      steps: [
        {
          do: 'Before the space: <i>They praise</i> oak, mountain, tower. Label: what others admire.',
          why: 'In common: they hold their form.',
        },
        {
          do: 'The turn: <i>But I</i>. A new stanza, and another subject.',
          why: '“But” shows where the poem changes.',
        },
        {
          do: 'After it: the river gives way and still reaches the sea, <i>with nothing broken</i>. Label: what I admire.',
          why: 'The opposite of holding one’s form.',
        },
        {
          do: 'Both labels in order: <b>It names what others admire and then presents something of another kind that the speaker admires.</b>',
          why: 'The storm is half a line, and nothing is asked.',
        },
      ],
      answer: text('It names what others admire and then presents something of another kind that the speaker admires.'),
    },
    {
      level: 'Exam level',
      asks: '<p><em>The text was written for this lesson in the manner of 1850.</em></p><p>That Mrs. Thorne, who had in all her life given nothing to anybody without first inquiring what it had cost, should have sent, unasked, and on a Tuesday, a whole ham to the new curate, was felt in the parish to require an explanation. <u>It was remembered that the roof of her barn leaned upon the churchyard wall, and that the wall was to be taken down.</u> The curate, who was young, wrote to thank her for her kindness.</p><p>Which choice best describes the function of the underlined sentence in the text as a whole?</p><ul><li>It hints at a selfish reason for a gift that the first sentence presents as surprising.</li><li>It describes the damage that a barn has done to a wall.</li><li>It shows that the parish admires Mrs. Thorne’s generosity.</li><li>It explains why the curate was grateful.</li></ul>',
      covers: ['function of the underlined line', 'function of the underlined'],
      steps: [
        {
          do: 'Subject and verb of the long sentence: <i>That Mrs. Thorne should have sent a ham was felt to require an explanation</i>. Plainly: everybody wondered why.',
          why: 'Put the asides in parentheses: <i>who had …</i>, <i>unasked</i>, <i>on a Tuesday</i>.',
        },
        {
          do: 'The underlined sentence: her barn needs a wall that the church wants to take down. So she wants a favor.',
          why: 'The explanation comes, though it is not called one.',
        },
        {
          do: 'After it: the curate, <i>who was young</i>, believes in kindness.',
          why: 'The joke needs the other reason.',
        },
        {
          do: 'So <b>It hints at a selfish reason for a gift that the first sentence presents as surprising.</b>',
          why: 'The wall is what it says, not what it does. The parish does not admire, and the curate is grateful for the ham.',
        },
      ],
      answer: text('It hints at a selfish reason for a gift that the first sentence presents as surprising.'),
    },
  ],
  tryIt: {
    asks: '<p><em>The poem was written for this lesson.</em></p><p>You ask me for the date, the street, the name,<br>the color of the coat, the hour of day.<br><br>I have them not. I only have the way<br>she held the door for everyone who came.</p><p>Which choice best describes the overall structure of the poem?</p>',
    steps: [
      {
        ask: 'What do the first two lines do?',
        answer: { choose: ['They list facts that are asked for', 'They describe a coat', 'They give the answers'] },
        slips: [
          { choice: 1, says: 'The coat is one item of five.', misconception: 'rw-part-for-whole' },
          { choice: 2, says: 'Read the next sentence: <i>I have them not</i>.', misconception: 'rw-reversed' },
        ],
        done: '<i>You ask me for</i> five facts.',
      },
      {
        ask: 'Where is the turn?',
        answer: { choose: ['at “I have them not”', 'at “the hour of day”', 'at “everyone who came”'] },
        slips: [
          { choice: 1, says: 'That still belongs to the list.' },
          { choice: 2, says: 'By then the new thing has been said. Where does it begin?' },
        ],
        done: 'The new stanza opens with <i>I have them not</i>.',
      },
      {
        ask: 'So which choice fits both parts?',
        like: 3,
        answer: {
          choose: [
            'It names facts that somebody wants and then offers a memory instead.',
            'It names facts that somebody wants and then gives them one by one.',
            'It describes a stranger and then asks who she was.',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'The first half fits. What does the speaker have instead of the facts?',
            misconception: 'rw-half-right',
          },
          { choice: 2, says: 'Who asks, and when? The asking comes first.', misconception: 'rw-names-the-wrong-move' },
        ],
        done: '<b>It names facts that somebody wants and then offers a memory instead.</b>',
      },
    ],
    answer: text('It names facts that somebody wants and then offers a memory instead.'),
  },
  trap: '<p>Taking an image for an event. The second example has no storm; its oak stands for something. First ask what the picture is for.</p>',
  check:
    '<p>Cover the poem and read your choice as a plan. Could somebody write a poem of just these parts from it, in this order?</p>',
  mends: {
    'rw-half-right': [1, 3],
    'rw-names-the-wrong-move': [2, 1],
    'rw-takes-literally': [1, 0],
    'rw-part-for-whole': [1, 3],
    'rw-reversed': [2, 3],
  },
})
