import { lesson, markedText, text } from '#kit'

export const voicePointOfView = lesson({
  idea: '<p>On the phone you know after three words whether a friend is angry, tired, or about to laugh. Nobody has told you; you hear it. A writer has a voice, too. It sits in small choices: an adjective, a joke, what is told at length, and what in half a line.</p><p>These questions ask who is speaking, and with what feeling. Keep the people apart: what the writer thinks, what somebody in the passage thinks, and what “some people” think are three things.</p>',
  figure: markedText(
    'The [[honorable|a polite word]] member spoke for [[a mere three hours|says little, means much]], and [[several of us were still awake|a joke at the speaker’s cost]] to thank him.',
    'Three choices of words; what they have in common is polite mockery',
  ),
  words: [
    { word: 'tone', meaning: 'The feeling with which something is said.' },
    { word: 'attitude', meaning: 'How a writer stands to something: for it, against it, or both.' },
    { word: 'irony', meaning: 'Saying one thing and meaning another, often the opposite.' },
    { word: 'narrator', meaning: 'The person who tells the story. Not always the author.' },
    { word: 'reported view', meaning: 'What others think: <i>it was held that, some say</i>.' },
  ],
  rule: '<ol><li>Underline two or three words that carry feeling.</li><li>Ask what they have in common: warm or cold? serious or joking?</li><li>Ask whose feeling it is.</li><li>Choose an option with two sides only if you can find both.</li></ol>',
  use: '<p>The question says <i>tone</i>, <i>attitude</i>, <i>conveys</i>, <i>expresses</i>, or asks what effect a remark has.</p>',
  avoid:
    '<p>If no word carries feeling, the tone is neutral: then options with strong feelings are wrong. And do not answer how <em>you</em> would feel.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>The guidebook calls our town “sleepy.” I have lived here for sixty years, and I can report that it snores.</p><p>The narrator’s tone can best be described as:</p><ul><li>bitter.</li><li>humorous.</li><li>anxious.</li></ul>',
      covers: ['tone', 'can best be described as'],
      steps: [
        {
          do: 'Words with feeling: <i>I can report</i>, as in a newspaper; <i>it snores</i>.',
          why: 'A solemn word and a silly one: the mixture is the joke.',
        },
        {
          do: 'In common: the narrator plays with the word “sleepy.”',
          why: 'The picture is taken one step further than the guidebook meant.',
        },
        {
          do: 'So the tone is <b>humorous.</b>',
          why: 'For “bitter” or “anxious” you would need words that hurt or fear. There are none.',
        },
      ],
      answer: text('humorous.'),
    },
    {
      level: 'Next',
      asks: '<p>For a long time it was held that the paintings in the cave were the work of hunters who were bored in bad weather. It is a pleasing thought, and it has the advantage that nobody can test it. The paintings, meanwhile, lie half a mile from daylight, where there is no weather and nobody is bored by accident.</p><p>The author’s attitude toward the view that the hunters were bored is best described as:</p><ul><li>respectful agreement.</li><li>open anger.</li><li>complete indifference.</li><li>amused doubt.</li></ul>',
      covers: ['attitude', 'best described as', 'treats what others say'],
      steps: [
        {
          do: 'Whose view is it? <i>It was held</i>: others held it. The author only reports it.',
          why: 'Such words usually announce that the author is about to disagree.',
        },
        {
          do: 'Words with feeling: <i>a pleasing thought</i>; <i>the advantage that nobody can test it</i>. That is no advantage for a theory.',
          why: 'Praise that is really blame: irony.',
        },
        {
          do: '<i>Meanwhile</i> brings a fact against the view: there is no weather in there.',
          why: 'The doubt is meant seriously; the manner is light.',
        },
        {
          do: 'Doubt, and a smile: <b>amused doubt.</b>',
          why: 'Both halves can be found. Anger would not joke, and indifference would not argue.',
        },
      ],
      answer: text('amused doubt.'),
    },
    {
      level: 'Exam level',
      asks: '<p>When they tore down the cinema I went to watch, as one goes to a funeral. It had been a dreadful place. The seats bit, the projectionist drank, and in the third row it rained. I counted the bricks that they threw into the truck until I lost count, and then I asked the foreman whether I might have one.</p><p>The narrator’s attitude toward the cinema can best be described as:</p><ul><li>relief that such a dreadful place was gone.</li><li>fondness in spite of its faults.</li><li>anger at those who tore it down.</li><li>pride in having known it longer than others.</li></ul>',
      covers: ['attitude', 'conveys', 'expresses', 'regards'],
      steps: [
        {
          do: 'Words with feeling on one side: <i>dreadful</i>, <i>the seats bit</i>, <i>it rained</i>.',
          why: 'Faults, told with relish. One could stop here and choose “relief.”',
        },
        {
          do: 'On the other side: <i>as one goes to a funeral</i>; asking for a brick.',
          why: 'One mourns, and keeps a piece of, what one has loved. Deeds count as much as adjectives.',
        },
        {
          do: 'So there are two sides, and the last sentence decides: fondness outweighs.',
          why: 'What a narrator does at the end shows the feeling that remains.',
        },
        {
          do: 'The answer has both: <b>fondness in spite of its faults.</b>',
          why: 'The foreman is asked politely, so no anger; nobody is compared, so no pride.',
        },
      ],
      answer: text('fondness in spite of its faults.'),
    },
  ],
  tryIt: {
    asks: '<p>Experts have found that people buy umbrellas because they fear rain. One is grateful to the experts. In our town umbrellas are bought on the first sunny day of spring, all on one morning, and carried closed.</p><p>The author’s attitude toward the finding of the experts is best described as:</p>',
    steps: [
      {
        ask: 'Whose view is it that people buy umbrellas because they fear rain?',
        answer: { choose: ['the experts’', 'the author’s', 'the town’s'] },
        slips: [
          {
            choice: 1,
            says: '<i>Experts have found</i>: the author reports it. What comes next?',
            misconception: 'ar-quoted-view-for-author',
          },
          { choice: 2, says: 'The town acts against it.', misconception: 'ar-swaps-people' },
        ],
        done: '<i>Experts have found</i>: a reported view.',
      },
      {
        ask: 'How is “One is grateful to the experts” meant?',
        answer: {
          choose: [
            'ironically: nobody needed to be told',
            'seriously: the finding was useful',
            'angrily: the experts did harm',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'Then why does the next sentence show the opposite?',
            misconception: 'ar-literal-for-figurative',
          },
          { choice: 2, says: 'No word here is angry. It is only dry.', misconception: 'ar-wrong-tone' },
        ],
        done: 'Ironically: the finding is obvious, and in this town it is not even true.',
      },
      {
        ask: 'Which option fits?',
        like: 3,
        answer: { choose: ['Gentle mockery.', 'Sincere gratitude.', 'Deep contempt.'] },
        slips: [
          { choice: 1, says: 'That takes the irony at its word.', misconception: 'ar-literal-for-figurative' },
          { choice: 2, says: 'The direction is right, but it is far too strong.', misconception: 'ar-extreme-wording' },
        ],
        done: '<b>Gentle mockery.</b>',
      },
    ],
    answer: text('Gentle mockery.'),
  },
  trap: '<p>Taking a reported view for the author’s own. “For a long time it was held that …” is seldom followed by “and rightly so.” Read on until the author speaks.</p>',
  check:
    '<p>Find two words in the passage that carry the feeling of your option. If you cannot, the feeling is yours. Then ask whether the option is too strong for them.</p>',
  mends: {
    'ar-half-right': [2, 1],
    'ar-wrong-tone': [0, 2],
    'ar-literal-for-figurative': [1, 1],
    'ar-extreme-wording': [1, 3],
    'ar-quoted-view-for-author': [1, 0],
    'ar-common-sense-over-text': [0, 2],
    'ar-outside-the-text': [1, 3],
    'ar-reversed': [2, 1],
    'ar-wrong-part-of-passage': [2, 2],
    'ar-swaps-people': [1, 0],
    'ar-echoed-words': [2, 3],
    'ar-too-weak': [2, 2],
  },
})
