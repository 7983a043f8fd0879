import { lesson, table, text } from '#kit'

export const transitions = lesson({
  idea: '<p>“I was tired. ______ I stayed up.” You expect <i>but</i>. “I was tired. ______ I went to bed.” Now you expect <i>so</i>. You did not need to know any long words. The two sentences told you what belongs between them.</p><p>A transition is a promise about the next sentence: it will go against the last one, follow from it, go on from it, or come before or after it in time. The question is never which word sounds best. It is which promise is kept.</p>',
  figure: table(
    ['The next sentence …', 'Your own word', 'Transitions that mean it'],
    [
      ['goes against the last one', 'but', 'however, by contrast, nevertheless, still, instead'],
      ['follows from it', 'so', 'therefore, as a result, consequently, thus'],
      ['adds a point', 'also', 'moreover, in addition, furthermore'],
      ['gives one case', 'for one', 'for example, for instance'],
      ['does the same', 'likewise', 'similarly, in the same way'],
      ['says it again, or more exactly', 'that is', 'in other words, specifically, indeed'],
      ['comes in time', 'then', 'previously, meanwhile, finally'],
    ],
    'Seven promises, and the words that make them',
  ),
  words: [
    { word: 'transition', meaning: 'A word or phrase that shows how a sentence stands to the one before.' },
    { word: 'contrast', meaning: 'The second statement goes against the first, or against what one would expect.' },
    { word: 'result', meaning: 'The second statement happens because of the first.' },
    { word: 'restatement', meaning: 'The second statement says the same again. It brings no new fact.' },
  ],
  rule: '<ol><li>Cover the options.</li><li>Say in a few words what the sentence before says, and what the sentence after says.</li><li>Put your own word between them: <i>but, so, also, for one, that is, then</i>.</li><li>Choose the option that means your word.</li></ol>',
  use: '<p>The question asks for the <i>most logical transition</i>, and the options are words such as <i>however</i>, <i>therefore</i>, or <i>for example</i>.</p>',
  avoid:
    '<p>If the options differ in commas and semicolons, the question is about boundaries, not about meaning. And if two options mean the same (<i>thus, hence</i>), neither can be the one right answer.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>Most owls hunt at night. <span class="blank">______</span> the burrowing owl is often seen in full daylight.</p><p>Which choice completes the text with the most logical transition?</p><ul><li>Therefore,</li><li>By contrast,</li><li>For example,</li></ul>',
      covers: ['rw-cause-for-contrast', 'rw-example-for-new-point', 'rw-emphasis-for-turn', 'rw-addition-for-contrast'],
      steps: [
        { do: 'Before: owls, night. After: one owl, daylight.', why: 'Shorten each sentence until the link is plain.' },
        {
          do: 'Night and day go against each other. Own word: <i>but</i>.',
          why: 'One kind of owl is mentioned, but it is no case of hunting at night.',
        },
        {
          do: 'The option that means “but” is <b>By contrast,</b> <i>Indeed</i> would push on in the same direction, and <i>In addition</i> would only add. Here the text turns.',
          why: 'It is not <i>because</i> most owls hunt at night that this one does not.',
        },
      ],
      answer: text('By contrast,'),
    },
    {
      level: 'Next',
      asks: '<p>The floor of the old museum slopes slightly toward the river. <span class="blank">______</span> rain that comes in through the roof runs out by itself, and the cellar has never been flooded.</p><p>Which choice completes the text with the most logical transition?</p><ul><li>Similarly,</li><li>However,</li><li>As a result,</li><li>For instance,</li></ul>',
      covers: [
        'rw-contrast-for-cause',
        'rw-likeness-without-match',
        'rw-example-for-conclusion',
        'rw-addition-for-cause',
      ],
      steps: [
        {
          do: 'Before: the floor slopes. After: water runs out.',
          why: 'Leave out the roof and the cellar for a moment.',
        },
        {
          do: 'Would the second be so without the first? No: water runs out <em>because</em> the floor slopes. Own word: <i>so</i>.',
          why: 'Say “because of that” aloud. It fits.',
        },
        {
          do: '<i>However</i> needs a clash. <i>Similarly</i> needs two like cases. <i>For instance</i> needs a group of which this is one. <i>Moreover</i> would need a new point, and this is only what follows.',
          why: 'Each word makes a promise. None of these is kept.',
        },
        {
          do: 'The link is cause and effect: <b>As a result,</b>',
          why: 'The second sentence is what the first brings about.',
        },
      ],
      answer: text('As a result,'),
    },
    {
      level: 'Exam level',
      asks: '<p>Critics said that the dam would drown the orchards of the valley. Engineer Mirela Sand did not dispute it. <span class="blank">______</span> she argued that without the dam the same orchards would be lost to drought within ten years.</p><p>Which choice completes the text with the most logical transition?</p><ul><li>In other words,</li><li>For this reason,</li><li>Likewise,</li><li>Instead,</li></ul>',
      covers: ['rw-restates-what-is-new', 'rw-cause-for-contrast', 'rw-likeness-without-match'],
      steps: [
        {
          do: 'Before: she did <em>not</em> do one thing (dispute). After: she did another (argue).',
          why: 'The sentence right before the blank counts, not the first one.',
        },
        { do: 'Own words: <i>not that, but this</i>.', why: 'One thing stands in the place of the other.' },
        {
          do: '<i>In other words</i>: delete one sentence, and a fact is lost, so it is no restatement. <i>For this reason</i>: not disputing is no reason to argue. <i>Likewise</i>: the two are not alike.',
          why: 'Test the promise of each word against the two sentences.',
        },
        {
          do: 'What means “not that, but this” is <b>Instead,</b>',
          why: 'It looks back to the <i>not</i> of the sentence before.',
        },
      ],
      answer: text('Instead,'),
    },
    {
      level: 'Exam level',
      asks: '<p>In forty years the violin maker Ana Reis changed almost nothing in her workshop. <span class="blank">______</span> she had her varnish mixed by a firm that had closed its doors in 1988 and went on working for her alone.</p><p>Which choice completes the text with the most logical transition?</p><ul><li>Nevertheless,</li><li>For example,</li><li>Consequently,</li><li>Meanwhile,</li></ul>',
      covers: ['rw-contrast-for-addition', 'rw-cause-for-addition', 'rw-time-for-logic', 'rw-conclusion-for-detail'],
      steps: [
        {
          do: 'Before: she changed almost nothing. After: one old habit, the varnish.',
          why: 'General first, then single.',
        },
        {
          do: 'Is the second one case of the first? Yes: keeping her varnish is one of the things she did not change. Own words: <i>for one</i>.',
          why: 'Name the group: “things unchanged.” The varnish is in it.',
        },
        {
          do: 'So the transition is <b>For example,</b> <i>In short</i> would need several points to gather up.',
          why: 'Nothing clashes, nothing follows, and nothing happens at the same time as something else.',
        },
      ],
      answer: text('For example,'),
    },
  ],
  tryIt: {
    asks: '<p>The water of the lake is too salty for fish. <span class="blank">______</span> the birds that nest on its islands fly forty miles a day to find food for their young.</p><p>Which choice completes the text with the most logical transition?</p><ul><li>Nevertheless,</li><li>Similarly,</li><li>Consequently,</li><li>Moreover,</li></ul>',
    steps: [
      {
        ask: 'What do the two sentences say, in short?',
        answer: {
          choose: [
            'No fish here. The birds fetch food from far away.',
            'The lake is salty. Birds like salt.',
            'Fish swim. Birds fly.',
          ],
        },
        slips: [
          { choice: 1, says: 'Nothing says that birds like salt. Keep to the text.' },
          {
            choice: 2,
            says: 'That loses the point: why do they fly so far?',
            misconception: 'rw-likeness-without-match',
          },
        ],
        done: 'No fish here; the birds fetch food from far away.',
      },
      {
        ask: 'Now the link. Of these three plain links, which fits between them?',
        answer: { choose: ['so', 'but', 'for one'] },
        slips: [
          {
            choice: 1,
            says: 'Does the second go against the first? Try “because of that.”',
            misconception: 'rw-contrast-for-cause',
          },
          { choice: 2, says: 'The flight is not one case of salty water.', misconception: 'rw-example-for-conclusion' },
        ],
        done: 'They fly <em>because</em> there are no fish: <i>so</i>.',
      },
      {
        ask: 'Which of the four options means <i>so</i>?',
        like: 3,
        answer: { choose: ['Consequently,', 'Nevertheless,', 'Similarly,', 'Moreover,'] },
        slips: [
          { choice: 1, says: 'It means “in spite of that.”', misconception: 'rw-contrast-for-cause' },
          { choice: 2, says: 'It needs two like cases.', misconception: 'rw-likeness-without-match' },
          {
            choice: 3,
            says: 'It adds a point. Here one thing brings about the other.',
            misconception: 'rw-addition-for-cause',
          },
        ],
        done: '<b>Consequently,</b>',
      },
    ],
    answer: text('Consequently,'),
  },
  trap: '<p>A transition that only sounds smooth. <i>Therefore</i> and <i>moreover</i> sound clever anywhere. Use <i>therefore</i> only if “because of that” fits, and <i>moreover</i> only if both sentences speak for the same thing.</p>',
  check:
    '<p>Read the two sentences with the plain word: <i>but, so, also, for one, that is, then</i>. If the plain word is wrong, the long one is wrong, too.</p>',
  mends: {
    'rw-contrast-for-addition': [3, 2],
    'rw-contrast-for-cause': [1, 1],
    'rw-cause-for-contrast': [0, 2],
    'rw-cause-for-addition': [3, 1],
    'rw-example-for-new-point': [0, 1],
    'rw-example-for-conclusion': [1, 2],
    'rw-likeness-without-match': [1, 2],
    'rw-restates-what-is-new': [2, 2],
    'rw-time-for-logic': [3, 2],
    'rw-addition-for-contrast': [0, 2],
    'rw-emphasis-for-turn': [0, 2],
    'rw-addition-for-cause': [1, 2],
    'rw-conclusion-for-detail': [3, 2],
  },
})
