import { lesson, table, text } from '#kit'

export const comparison = lesson({
  idea: '<p>Two witnesses tell of the same accident. One stood on the corner and was frightened; the other sat at a window and counted seconds. To compare them you do not need a third story. You need two short sentences: what each of them says, and from where.</p><p>A comparison question is two small questions in one. Both halves of the option must be right, and each must be right for the passage that it names.</p>',
  figure: table(
    ['', 'Passage A', 'Passage B'],
    [
      ['Says', 'A map led me astray.', 'Every map must leave things out.'],
      ['Speaker', 'a hiker', 'a mapmaker'],
      ['Rests on', 'one bad afternoon', 'reasons and examples'],
      ['Tone', 'annoyed', 'patient'],
    ],
    'Two passages on one subject, in one line each',
    true,
  ),
  words: [
    { word: 'paired passages', meaning: 'Two passages on one subject, Passage A and Passage B.' },
    { word: 'common ground', meaning: 'What both authors would accept.' },
    { word: 'respond', meaning: 'What one author would say to the other, judging by his or her own passage.' },
    { word: 'kind of support', meaning: 'What a passage rests on: memories, numbers, examples, authorities.' },
  ],
  rule: '<ol><li>Read A and answer the questions on A. Then read B.</li><li>Write one line for each: “A says …, B says …”</li><li>Split each option into its halves. Put your finger on the passage each half belongs to.</li><li>Cross an option out at the first half that fails.</li></ol><p>A “differ” question names one point, such as tone, purpose, or support: compare on this point only. If one passage is a story, its point shows in what its people do and learn.</p>',
  use: '<p>The question says <i>both passages</i>, <i>compared with Passage A</i>, <i>the authors would most likely agree</i>, or asks how one author would respond to the other.</p>',
  avoid:
    '<p>If a question names only one of the passages, leave the other aside: its words are among the wrong options.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p><b>Passage A.</b> I learned to cook from my grandmother, who never measured anything. “Until it looks right,” she said. It took me ten years to know what right looks like.</p><p><b>Passage B.</b> A recipe without amounts is a riddle. My students cook with scales and clocks, and on the third day they make a sauce that once cost me years.</p><p>Both passages make the point that:</p><ul><li>recipes should give exact amounts.</li><li>cooking without measuring takes long to learn.</li><li>grandmothers are the best teachers.</li></ul>',
      covers: ['Both passages', 'both authors', 'both translators', 'most likely to agree'],
      steps: [
        {
          do: 'A says: without measuring it took me ten years. B says: with scales it takes three days; without, years.',
          why: 'One line for each.',
        },
        {
          do: 'Common ground: the <i>years</i>. A: <i>ten years</i>. B: <i>once cost me years</i>.',
          why: 'For “both,” find a place in each passage.',
        },
        {
          do: 'So both say that <b>cooking without measuring takes long to learn.</b>',
          why: 'Exact amounts are B’s wish alone. The grandmother stands only in A.',
        },
      ],
      answer: text('cooking without measuring takes long to learn.'),
    },
    {
      level: 'Next',
      asks: '<p><b>Passage A.</b> The night bus is the last place where strangers talk. I have heard on it about weddings, operations, and a lost tooth, and I have told things there that I never told at home.</p><p><b>Passage B.</b> Of 400 riders of night buses who were asked, 9 percent had spoken to a stranger in the past month; 70 percent wore headphones. What most of them liked about the ride was the quiet.</p><p>Compared with Passage A, Passage B relies more on:</p><ul><li>the memories of one rider.</li><li>answers collected from many riders.</li><li>the opinions of bus drivers.</li><li>guesses about the future.</li></ul>',
      covers: ['Compared with'],
      steps: [
        {
          do: 'What does A rest on? <i>I have heard</i>, <i>I have told</i>: one person’s memories.',
          why: 'The word “I” shows it.',
        },
        {
          do: 'What does B rest on? <i>Of 400 riders who were asked</i>: a survey, with numbers.',
          why: 'No “I” at all.',
        },
        {
          do: '“Compared with A, B relies more on” asks for B. The memories of one rider belong to A.',
          why: 'The right words for the wrong passage are the usual bait.',
        },
        {
          do: 'So B relies more on <b>answers collected from many riders.</b>',
          why: 'Drivers and the future are in neither passage.',
        },
      ],
      answer: text('answers collected from many riders.'),
    },
    {
      level: 'Exam level',
      asks: '<p><b>Passage A.</b> Give a child a phone and you take away boredom, and with it the best teacher a child can have. I invented half my games on days when there was nothing to do.</p><p><b>Passage B.</b> We forget how the empty afternoons of our childhood ended. Some of us built rafts. Most of us annoyed our sisters. Boredom teaches those who have something at hand: wood, paper, a patient adult. Without these it teaches only waiting.</p><p>The author of Passage B would most likely respond to the claim about boredom in Passage A by saying that boredom:</p><ul><li>is the best teacher a child can have.</li><li>does harm to every child.</li><li>helps children only if they have something to work with.</li><li>can be cured by giving children phones.</li></ul>',
      covers: ['would most likely', 'respond', 'most likely answer'],
      steps: [
        {
          do: 'A says: boredom is the best teacher. B says: it teaches only those who have something at hand.',
          why: 'Each claim in one line, in its own strength.',
        },
        {
          do: 'Where do they part? B accepts a piece of A (<i>some of us built rafts</i>) and limits it.',
          why: 'A response need not be a no. Often it is “yes, but.”',
        },
        {
          do: '“The best teacher” is A’s own sentence. “Harm to every child” is stronger than anything in B. Phones are not in B at all.',
          why: 'Mixed up; extreme; outside the passage.',
        },
        {
          do: 'B would say that it <b>helps children only if they have something to work with.</b>',
          why: 'It is B’s <i>something at hand</i> in other words.',
        },
      ],
      answer: text('helps children only if they have something to work with.'),
    },
  ],
  tryIt: {
    asks: '<p><b>Passage A.</b> Our street lost its elms in 1974, and I can still tell you which window each of them shaded. Mrs. Pol’s kitchen was green until then. Afterward, she said, it was like cooking in a shop window.</p><p><b>Passage B.</b> In ten years the disease killed 25 of every 30 elms in the district. At noon the bare streets were two degrees warmer than before, and sales of awnings doubled.</p><p>Compared with Passage A, Passage B relies more on:</p>',
    steps: [
      {
        ask: 'What does Passage A rest on?',
        answer: { choose: ['what people remember', 'counts and measurements', 'the advice of experts'] },
        slips: [
          {
            choice: 1,
            says: 'Those are in the other passage. Look at <i>I can still tell you</i>.',
            misconception: 'ar-mixes-up-passages',
          },
          { choice: 2, says: 'No expert speaks in it.', misconception: 'ar-outside-the-text' },
        ],
        done: 'A: memories of one street, and a neighbor’s words.',
      },
      {
        ask: 'What does Passage B rest on?',
        answer: { choose: ['counts and measurements', 'what neighbors said', 'one vivid example'] },
        slips: [
          { choice: 1, says: 'Mrs. Pol speaks in A.', misconception: 'ar-mixes-up-passages' },
          {
            choice: 2,
            says: 'The kitchen is in A. B speaks of a whole district.',
            misconception: 'ar-mixes-up-passages',
          },
        ],
        done: 'B: trees, degrees, sales, all in numbers.',
      },
      {
        ask: 'So, compared with A, B relies more on:',
        like: 3,
        answer: {
          choose: [
            'figures for a whole district.',
            'the memories of people who lived there.',
            'figures that show how the disease could be cured.',
          ],
        },
        slips: [
          { choice: 1, says: 'Right words, wrong passage: these are A’s.', misconception: 'ar-mixes-up-passages' },
          { choice: 2, says: 'Figures, yes. About a cure nothing is said.', misconception: 'ar-half-right' },
        ],
        done: '<b>figures for a whole district.</b>',
      },
    ],
    answer: text('figures for a whole district.'),
  },
  trap: '<p>The option that would be right with the names exchanged. It uses true words from both passages and gives them to the wrong ones. Before you choose, put a finger on each passage.</p>',
  check:
    '<p>Read your option twice: once against A alone, once against B alone. For “both,” show a line in each. For “differ,” show the two lines that pull apart.</p>',
  mends: {
    'ar-mixes-up-passages': [1, 2],
    'ar-half-right': [0, 1],
    'ar-extreme-wording': [2, 2],
    'ar-true-but-not-asked': [0, 2],
    'ar-outside-the-text': [1, 3],
    'ar-too-weak': [2, 0],
    'ar-reversed': [2, 2],
    'ar-swaps-people': [1, 2],
    'ar-wrong-part-of-passage': [1, 2],
    'ar-one-passage-only': [0, 1],
    'ar-common-sense-over-text': [2, 2],
    'ar-echoed-words': [1, 2],
    'ar-quoted-view-for-author': [2, 1],
  },
})
