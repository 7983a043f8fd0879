import { lesson, markedText, text } from '#kit'

export const detail = lesson({
  idea: '<p>Somebody asks you when the ferry leaves. You do not think it over and you do not guess; you look at the board. A detail question is like that. The answer stands in the passage, and your job is to find the place.</p><p>Then comes the second half. The right option seldom copies the passage. It says the same thing in other words. A wrong option often does the opposite: it copies the words and bends what they say.</p>',
  figure: markedText(
    'My grandmother [[grew beans along the fence|the words to search for]] [[to hide the neighbor’s cars|the answer to “why?”]]. [[We ate the beans, of course,|true, but not the reason]] but nobody pretended that they were the point.',
    'Why did the grandmother grow beans? Where the answer stands, and where the bait stands',
  ),
  words: [
    { word: 'stated', meaning: 'Said outright in the passage. You can put your finger under it.' },
    { word: 'paraphrase', meaning: 'The same meaning in other words.' },
    { word: 'keyword', meaning: 'A name, number, or thing in the question that you can search for.' },
    { word: 'EXCEPT, NOT', meaning: 'Turns the task around: three options stand in the passage, one does not.' },
  ],
  rule: '<ol><li>Take a keyword from the question and find it in the passage.</li><li>Read from one sentence before it to one sentence after it.</li><li>Answer in your own words before you look at the options.</li><li>Choose the option that says the same, to its last word.</li></ol><p>For EXCEPT and NOT: find three of the options in the text and cross them off.</p>',
  use: '<p>The question says <i>According to the passage</i>, <i>the passage states</i>, <i>is mentioned</i>, or asks <i>EXCEPT</i> or <i>NOT</i>.</p>',
  avoid:
    '<p>If the question says <i>suggests</i> or <i>implies</i>, the answer is not stated: take one step from the text. If it asks for the passage as a whole, no single sentence is enough.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>The lighthouse at Point Arran was painted in red and white bands in 1911. The bands were not for beauty. In snow, a white tower vanished against the hills, and two captains had complained that they found the rocks before they found the light.</p><p>According to the passage, the tower was painted with bands so that it:</p><ul><li>would look more handsome from the sea.</li><li>would be easier to see in snow.</li><li>could be told from other lighthouses.</li></ul>',
      covers: ['According to', 'so that the', 'does the passage say', 'she tells'],
      steps: [
        {
          do: 'Keyword: <i>bands</i>. It stands in the first two sentences.',
          why: 'It saves you from rereading everything.',
        },
        {
          do: 'Read on: <i>In snow, a white tower vanished</i>. So the bands made it visible.',
          why: 'The reason stands after the keyword, not in the same sentence.',
        },
        {
          do: 'The option that says this is: <b>would be easier to see in snow.</b>',
          why: 'Beauty is denied in so many words. No other lighthouse is mentioned.',
        },
        {
          do: 'A table or chart is searched the same way: say the heading, go to the row or bar that is named, and read only there. To compare, write both numbers side by side.',
          why: 'A number from the neighboring column looks just as good.',
        },
      ],
      answer: text('would be easier to see in snow.'),
    },
    {
      level: 'Next',
      asks: '<p>The market on Harrow Street opened before light. Mr. Deng sold eels from a tub, and his wife sold the ice they lay on, in blocks, to anyone who asked. Two stalls down, a man repaired umbrellas and, in dry weeks, clocks. There was a woman who read letters aloud for people who could not, a penny a page. What there never was, my father said, was quiet.</p><p>According to the passage, people could pay for all of the following at the market EXCEPT:</p><ul><li>the repair of a clock.</li><li>a block of ice.</li><li>help in writing a letter.</li><li>eels.</li></ul>',
      covers: ['EXCEPT', 'NOT mentioned'],
      steps: [
        {
          do: 'EXCEPT: look for three options that <em>are</em> in the text.',
          why: 'What you can find is wrong here.',
        },
        {
          do: 'Eels: sold by Mr. Deng. Ice: sold by his wife, <i>to anyone who asked</i>. Clocks: repaired <i>in dry weeks</i>.',
          why: 'Three are crossed off, each with its place.',
        },
        {
          do: 'Letters: the woman <i>read letters aloud</i>. She did not write them.',
          why: 'The word “letter” is there, but the option changes what is done with it.',
        },
        {
          do: 'So the exception is <b>help in writing a letter.</b>',
          why: 'The other three are found.',
        },
      ],
      answer: text('help in writing a letter.'),
    },
    {
      level: 'Exam level',
      asks: '<p>Until the 1990s, the glass in the north window was washed every spring with water and a soft brush. The practice was stopped not because it harmed the glass, as visitors are sometimes told, but because it harmed the lead between the panes: water stood in the joints, froze at night, and widened them a little each year. The panes themselves, conservator Ilona Reuter found, had come through eighty springs unharmed.</p><p>According to the passage, the washing was stopped because it:</p><ul><li>let water freeze and crack the panes of the window.</li><li>let water freeze and widen the joints between the panes.</li><li>scratched the glass with a brush.</li><li>had to be repeated every spring.</li></ul>',
      covers: ['According to the passage'],
      steps: [
        {
          do: 'Keywords: <i>washed</i> and <i>stopped</i>. Both stand at the start of the first two sentences.',
          why: 'Stay near them: the answer is rarely far away.',
        },
        {
          do: '<i>Not because … but because</i>: the first half is denied, the second is the reason. Own words: frozen water widened the lead joints.',
          why: 'The part after <i>not because</i> is the bait.',
        },
        {
          do: 'Read options to the end. “Let water freeze” is right twice; “crack the panes” is not: the panes came through <i>unharmed</i>.',
          why: 'A half-right option begins well.',
        },
        {
          do: 'The answer is: <b>let water freeze and widen the joints between the panes.</b>',
          why: 'The brush and the springs are mentioned, but not as the reason.',
        },
      ],
      answer: text('let water freeze and widen the joints between the panes.'),
    },
  ],
  tryIt: {
    asks: '<p>The night shift at the depot was four people. Two coupled the cars. One, who had been a watchmaker, went along the train with a hammer and struck every wheel, listening for the dull note of a crack. The fourth wrote down what the third one heard, filled the lamps, and woke the driver at five with coffee, which no rule required.</p><p>According to the passage, the fourth worker did all of the following EXCEPT:</p>',
    steps: [
      {
        ask: 'What are you looking for?',
        answer: {
          choose: [
            'the one thing that the fourth worker did not do',
            'something that the fourth worker did',
            'the most important task of the night',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'EXCEPT turns the task around. What you find is crossed off.',
            misconception: 'ar-overlooked-mention',
          },
          { choice: 2, says: 'The question does not ask what is important.', misconception: 'ar-true-but-not-asked' },
        ],
        done: 'Three things that the fourth worker did will be crossed off; one is left.',
      },
      {
        ask: 'Which words tell what the fourth worker did?',
        answer: {
          choose: [
            'wrote down what the third one heard, filled the lamps, and woke the driver',
            'struck every wheel, listening for the dull note of a crack',
            'coupled the cars',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'Name the person at each verb: that was the watchmaker.',
            misconception: 'ar-swaps-people',
          },
          { choice: 2, says: 'Those were two others.', misconception: 'ar-swaps-people' },
        ],
        done: 'The last sentence: writing down, lamps, waking the driver.',
      },
      {
        ask: 'Which option is the exception?',
        like: 3,
        answer: { choose: ['tested the wheels.', 'kept a record.', 'brought the driver something to drink.'] },
        slips: [
          {
            choice: 1,
            says: '“Wrote down what the third one heard” is keeping a record.',
            misconception: 'ar-overlooked-mention',
          },
          {
            choice: 2,
            says: 'Coffee at five: the text says so, in other words.',
            misconception: 'ar-overlooked-mention',
          },
        ],
        done: '<b>tested the wheels.</b> The watchmaker did that.',
      },
    ],
    answer: text('tested the wheels.'),
  },
  trap: '<p>Answering from memory. After eight hundred words you remember that water, frost, and glass came up; you no longer remember which of them did what.</p>',
  check:
    '<p>Put your finger under the words that prove the option. Then read the option once more, to its last word, and ask whether your finger still covers it.</p>',
  mends: {
    'ar-overlooked-mention': [1, 1],
    'ar-half-right': [2, 2],
    'ar-common-sense-over-text': [0, 2],
    'ar-wrong-part-of-passage': [2, 0],
    'ar-echoed-words': [1, 2],
    'ar-true-but-not-asked': [2, 3],
    'ar-quoted-view-for-author': [2, 1],
    'ar-swaps-people': [1, 1],
    'ar-extreme-wording': [2, 2],
    'ar-reversed': [2, 1],
    'ar-literal-for-figurative': [0, 1],
    'ar-order-told-for-order-happened': [0, 1],
    'ar-lost-the-not': [1, 0],
    'ar-missed-in-other-words': [1, 1],
    'ar-outside-the-text': [0, 2],
    'ar-misreads-figure': [0, 3],
    'ar-wrong-column': [0, 3],
    'ar-compares-wrongly': [0, 3],
    'ar-invented-cause': [2, 1],
  },
})
