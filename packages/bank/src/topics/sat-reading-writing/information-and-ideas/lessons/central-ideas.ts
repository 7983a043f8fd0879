import { lesson, markedText, text } from '#kit'

export const centralIdeas = lesson({
  idea: '<p>A short text says many things, but it was written to say one. Think of a tent: one pole holds it up, and pegs keep the pole in place. The main idea is the pole. The other sentences prepare it, explain it, or give examples.</p><p>A detail question asks for one peg. The text answers it in one place, and only the words in that place count.</p>',
  figure: markedText(
    '[[Most clocks of the time were built for churches.|background: sets up a contrast]] [[The clock of Velm was built for bakers:|the main idea: whom this clock was made for]] [[it struck at three in the morning, when dough is shaped,|detail that shows it]] [[and stayed silent at noon.|detail that shows it]]',
    'One pole, and what holds it in place',
  ),
  words: [
    {
      word: 'main idea',
      meaning: 'The one point that all sentences of a text help to make; also called central idea.',
    },
    { word: 'detail', meaning: 'A single fact or example that supports the main idea.' },
    { word: 'topic', meaning: 'What a text is about, in a few words: <i>the clock of Velm</i>.' },
    { word: 'paraphrase', meaning: 'To say the same thing in other words.' },
  ],
  rule: '<p><b>Main idea:</b></p><ol><li>Find the turn: <i>but, yet, in fact, however</i>. The point often follows it.</li><li>Say the point in one sentence of your own, before you read the choices.</li><li>Keep the choice that <em>every</em> sentence helps.</li></ol><p><b>Detail:</b> find the sentence that answers, then look for its paraphrase.</p>',
  use: '<p>The question says <i>main idea</i>, or it begins with <i>According to</i> or <i>Based on the text</i> and asks what, why, or how.</p>',
  avoid:
    '<p>If you are asked why the author wrote the text or what a sentence does, the answer is a purpose, such as “to explain,” and not an idea. If the text ends in a blank, you have to infer.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>Rain is rare on the island, but fog is not. Every morning it drifts in from the sea and wets the leaves of the laurel trees. The drops fall to the ground and feed the springs all summer.</p><p>According to the text, what feeds the springs in summer?</p><ul><li>Water that fog leaves on trees</li><li>Rain that falls on the island</li><li>Seawater that rises at night</li></ul>',
      covers: ['According to the text', 'Based on the text'],
      steps: [
        {
          do: 'Find the words of the question in the text: <i>feed the springs all summer</i>, in the last sentence.',
          why: 'A detail question has one place in the text. Go there first.',
        },
        {
          do: 'What feeds them? <i>The drops</i>. Go back one sentence: they are drops of fog on laurel leaves.',
          why: 'Follow a short word back to what it stands for.',
        },
        {
          do: 'In other words: <b>Water that fog leaves on trees</b>.',
          why: 'Rain is called rare. The sea only sends the fog.',
        },
      ],
      answer: text('Water that fog leaves on trees'),
    },
    {
      level: 'Next',
      asks: '<p>Visitors to the old school often admire its tall windows and praise the architect’s sense of beauty. The plans tell another story. Beside each window a note gives the hour at which the sun would reach the desks. Lamps were expensive, and the windows were sized to make them unnecessary.</p><p>Which choice best states the main idea of the text?</p><ul><li>The school’s windows were designed to save on lighting.</li><li>The plans give an hour beside each window.</li><li>Visitors admire the school’s architecture.</li><li>Architects care more about cost than beauty.</li></ul>',
      covers: ['main idea of the text'],
      steps: [
        {
          do: 'Find the turn: <i>The plans tell another story.</i> What comes before it is a belief that the text corrects.',
          why: 'So the visitors’ praise cannot be the point.',
        },
        {
          do: 'In our words: the windows are tall because daylight was cheaper than lamps.',
          why: 'Sentences 3 and 4 give the evidence and the reason.',
        },
        {
          do: '“The plans give an hour” is one peg. “Architects care more about cost” is far wider than one school.',
          why: 'Too narrow leaves sentences without a job. Too broad promises what the text does not deliver.',
        },
        {
          do: 'Every sentence helps this one: <b>The school’s windows were designed to save on lighting.</b>',
          why: 'Even the visitors have a job: they show what people usually think.',
        },
      ],
      answer: text('The school’s windows were designed to save on lighting.'),
    },
    {
      level: 'Exam level',
      asks: '<p><em>The text is from a story written for this lesson.</em></p><p>Nobody had asked Edda to wind the hall clock, and nobody thanked her. Yet each Sunday she carried the stool in, opened the glass, and turned the key eleven times. When her brothers laughed that the clock was wrong anyway, she only said, “It is wrong every day by the same amount. You can rely on it.”</p><p>Which choice best states the main idea of the text?</p><ul><li>Edda faithfully keeps up a task that others do not value.</li><li>Edda’s brothers know that the hall clock is wrong.</li><li>Edda repairs the clock so that it shows the right time.</li><li>Edda longs for her family’s thanks.</li></ul>',
      covers: ['main idea of the text'],
      steps: [
        {
          do: 'Note each sentence in a few words: no thanks; does it every Sunday; brothers laugh, she stays calm.',
          why: 'In a story the idea is seldom stated. It is what the actions have in common.',
        },
        {
          do: 'In our words: she keeps doing something that nobody values, and is content.',
          why: '<i>Yet each Sunday</i> is the turn.',
        },
        {
          do: '“The brothers know” is one detail. “Repairs” is false: the clock stays wrong. “Longs for thanks” is nowhere in the text.',
          why: 'That nobody thanked her is told; that she minds is not.',
        },
        {
          do: 'The answer is <b>Edda faithfully keeps up a task that others do not value.</b>',
          why: 'It covers the first sentence, the winding, and the laughter.',
        },
      ],
      answer: text('Edda faithfully keeps up a task that others do not value.'),
    },
  ],
  tryIt: {
    asks: '<p>The stone wall around the orchard is usually explained as a defense against deer. It is too low for that. But on its south side the stones store the sun’s warmth all day and give it back at night, and there the peaches ripen two weeks earlier than elsewhere in the valley.</p><p>Which choice best states the main idea of the text?</p>',
    steps: [
      {
        ask: 'Where is the turn?',
        answer: { choose: ['at <i>It is too low for that. But …</i>', 'at <i>there the peaches ripen</i>'] },
        slips: [
          {
            choice: 1,
            says: 'That is a result near the end. Where does the text turn away from the usual explanation?',
          },
        ],
        done: 'The text first rejects the deer, then turns to warmth.',
      },
      {
        ask: 'Which sentence says the point?',
        answer: {
          choose: ['The wall helps fruit by storing heat', 'The wall keeps deer away', 'Peaches need a warm valley'],
        },
        slips: [
          {
            choice: 1,
            says: 'That is what people usually say, and the text rejects it.',
          },
          {
            choice: 2,
            says: 'The text is about the wall, not about what peaches need in general.',
            misconception: 'rw-too-broad',
          },
        ],
        done: 'In our words: the wall helps the fruit by storing heat.',
      },
      {
        ask: 'Which choice says that?',
        like: 3,
        answer: {
          choose: [
            'The orchard wall serves to warm the fruit rather than to stop deer.',
            'On the south side, peaches ripen two weeks early.',
            'The orchard wall was built too low by mistake.',
          ],
        },
        slips: [
          { choice: 1, says: 'True, but then the sentences about deer have no job.', misconception: 'rw-too-narrow' },
          { choice: 2, says: 'The text speaks of no mistake.', misconception: 'rw-outside-the-text' },
        ],
        done: '<b>The orchard wall serves to warm the fruit rather than to stop deer.</b>',
      },
    ],
    answer: text('The orchard wall serves to warm the fruit rather than to stop deer.'),
  },
  trap: '<p>Choosing a true detail. The most tempting wrong choice repeats the text almost word for word. For a main idea, being in the text is not enough: the other sentences have to lead to it.</p>',
  check:
    '<p>Put your choice in front of the text as a headline. Then ask each sentence: do you help this headline? If one has nothing to do, the headline is too narrow. If the headline promises more than the text tells, it is too broad.</p>',
  mends: {
    'rw-too-narrow': [1, 2],
    'rw-too-broad': [1, 2],
    'rw-true-but-not-asked': [1, 0],
    'rw-outside-the-text': [2, 2],
    'rw-reversed': [1, 0],
    'rw-cause-not-shown': [2, 2],
    'rw-half-right': [2, 3],
    'rw-overstates': [1, 2],
    'rw-takes-literally': [2, 0],
  },
})
