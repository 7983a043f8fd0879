import { lesson, table, text } from '#kit'

export const mainIdeaStories = lesson({
  idea: '<p>A story seldom says what it is about. It shows somebody who wants something, and something that stands in the way. At the end something is different: the person, what the person knows, or how two people stand to each other.</p><p>So the main idea of a story is a sentence about a change. Who is different at the end, and what did it? If two wishes collide, that is the conflict.</p>',
  figure: table(
    ['Ask of the story', 'A story of a boy and a kite'],
    [
      ['Who wants what?', 'A boy wants to fly the kite alone.'],
      ['What is in the way?', 'The string is too heavy for one.'],
      ['What is different at the end?', 'He asks his sister to hold it, and they fly it together.'],
      ['In one sentence', 'A boy learns to accept help.'],
    ],
    'Three questions that lead to the main idea of a story',
    true,
  ),
  words: [
    { word: 'conflict', meaning: 'Two wishes or duties that cannot both be fulfilled.' },
    { word: 'in the course of', meaning: 'From beginning to end.' },
    { word: 'turning point', meaning: 'The moment after which things go another way.' },
  ],
  rule: '<ol><li>Write down how things stand in the first paragraph and in the last.</li><li>Find what made the difference.</li><li>Say it as one sentence: “Somebody who …, because …, comes to …”</li><li>Test each option on both ends. Drop what is only one event.</li></ol><p>For a conflict, finish “One side wants …, the other wants …”</p>',
  use: '<p>The passage is a story or a memory, and the question says <i>the story of</i>, <i>what happens to</i>, <i>main conflict</i>, or <i>is mainly about</i>.</p>',
  avoid:
    '<p>If the passage explains or argues, look for its claim instead. If the question names one scene, stay in that scene.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>For a month Tomás took the long way to school, so that he would not have to pass the dog. One morning the bridge on the long way was closed. He walked past the dog with his eyes shut. When nothing happened, he opened them. The dog was asleep, and very old.</p><p>The passage is best described as the story of a boy who:</p><ul><li>is late for school because a bridge is closed.</li><li>finds out that what he feared was harmless.</li><li>learns how to train a dangerous dog.</li></ul>',
      covers: ['story of a', 'mainly about an'],
      steps: [
        {
          do: 'First: he avoids the dog. Last: it is old and asleep.',
          why: 'Side by side they show the change.',
        },
        {
          do: 'What made the difference? The closed bridge forced him past it.',
          why: 'The turning point is one event, not yet the story.',
        },
        {
          do: 'In one sentence: a boy who <b>finds out that what he feared was harmless.</b>',
          why: 'The bridge is one event, and nobody trains the dog.',
        },
      ],
      answer: text('finds out that what he feared was harmless.'),
    },
    {
      level: 'Next',
      asks: '<p>The will was short: the shop to Ruth, the tools to Daniel. But a clockmaker’s shop without tools is a room, and tools without a shop are a box. All summer they were polite. Ruth kept the key, Daniel kept the box, and the clocks of the town, one after the other, stopped.</p><p>The main conflict in the passage arises from the fact that:</p><ul><li>Ruth and Daniel had disliked each other for years.</li><li>the clocks of the town had been badly repaired.</li><li>each of the two owned what was useless without the other’s part.</li><li>the will had left Daniel less than he had been promised.</li></ul>',
      covers: ['main conflict'],
      steps: [
        {
          do: 'Who stands against whom? Ruth keeps the key, Daniel keeps the box.',
          why: 'Name the two sides first.',
        },
        {
          do: 'Where does it begin? With the will, which parted what belongs together: <i>a shop without tools is a room</i>.',
          why: '“Arises from” asks for the beginning.',
        },
        {
          do: 'Clocks that stop come <em>after</em> the conflict. Old dislike and a promise are not in the text: they are <i>polite</i>.',
          why: 'An effect is taken for the cause; two are what one expects in a family.',
        },
        {
          do: 'So it arises because <b>each of the two owned what was useless without the other’s part.</b>',
          why: 'That is the room and the box in plain words.',
        },
      ],
      answer: text('each of the two owned what was useless without the other’s part.'),
    },
    {
      level: 'Exam level',
      asks: '<p>On her first night at the exchange, Miss Amadi connected forty calls and listened to none. That was the rule. In the second week a child asked her for the time, every evening, at eight. In the third she began to look at the clock at a quarter to. On the evening when no call came, she stayed at the switchboard until ten, without pay, and the next day she broke the rule and dialed.</p><p>Which of the following best describes what happens to Miss Amadi in the course of the passage?</p><ul><li>She learns to do her work without making mistakes.</li><li>She comes to care about somebody whom her work had made a mere voice.</li><li>She discovers that the rules of the exchange are unjust.</li><li>She connects a child who calls every evening at eight.</li></ul>',
      covers: ['what happens to', 'mainly about', 'primarily about'],
      steps: [
        {
          do: 'First night: she <i>listened to none</i>. Last day: she breaks the rule and calls the child.',
          why: 'From a rule to a person.',
        },
        {
          do: 'What lies between? <i>Look at the clock at a quarter to</i>; staying until ten, <i>without pay</i>.',
          why: 'Feelings are shown by deeds here.',
        },
        {
          do: '“Without mistakes” is not told. “Unjust” goes too far: she breaks a rule but does not judge it. The child’s call is one event.',
          why: 'Outside the story; too strong; too narrow.',
        },
        {
          do: 'The change: <b>She comes to care about somebody whom her work had made a mere voice.</b>',
          why: 'It fits the first night and the last day.',
        },
      ],
      answer: text('She comes to care about somebody whom her work had made a mere voice.'),
    },
  ],
  tryIt: {
    asks: '<p>The orchard needed two pickers, and the contract named two: my uncle and the man who had married the woman my uncle loved. They worked on one ladder, because there was only one. When one climbed, the other had to hold it. They spoke of apples. By October they had not spoken of anything else.</p><p>The main conflict in the passage arises from the fact that:</p>',
    steps: [
      {
        ask: 'Who are the two sides?',
        answer: { choose: ['the uncle and the other picker', 'the uncle and the owner', 'the pickers and the apples'] },
        slips: [
          { choice: 1, says: 'No owner appears. Who has to hold the ladder for whom?' },
          { choice: 2, says: 'The apples are what they talk about. Look for two people with a reason to be at odds.' },
        ],
        done: 'The uncle, and the man who married the woman he loved.',
      },
      {
        ask: 'Why can they not simply avoid each other?',
        answer: { choose: ['The work ties them together', 'They like to talk', 'They are brothers'] },
        slips: [
          { choice: 1, says: 'They speak of apples, and of nothing else.', misconception: 'ar-wrong-tone' },
          { choice: 2, says: 'The passage does not say so.', misconception: 'ar-common-sense-over-text' },
        ],
        done: 'One contract, one ladder: each needs the other to hold it.',
      },
      {
        ask: 'So the conflict arises from the fact that:',
        like: 3,
        answer: {
          choose: [
            'two rivals have to rely on each other.',
            'two workers have to share a single ladder.',
            'two rivals can never trust each other.',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'That is a detail. Two friends would have no trouble with one ladder.',
            misconception: 'ar-too-narrow',
          },
          {
            choice: 2,
            says: 'They do hold the ladder for each other. “Never” says too much.',
            misconception: 'ar-extreme-wording',
          },
        ],
        done: '<b>two rivals have to rely on each other.</b>',
      },
    ],
    answer: text('two rivals have to rely on each other.'),
  },
  trap: '<p>The best scene. You remember the night at the switchboard, and an option that tells of it feels right. But a scene is one step on the way.</p>',
  check: '<p>Say “At first …, in the end …” with the words of your option. If one half stays empty, look again.</p>',
  mends: {
    'ar-too-narrow': [2, 2],
    'ar-half-right': [1, 2],
    'ar-extreme-wording': [2, 2],
    'ar-common-sense-over-text': [1, 2],
    'ar-swaps-people': [1, 0],
    'ar-cause-and-effect-swapped': [1, 2],
  },
})
