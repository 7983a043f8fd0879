import { lesson, table, text } from '#kit'

export const structureArrangement = lesson({
  idea: '<p>Put the same five photographs on a wall in two ways: from oldest to newest, or from farthest to nearest. The pictures are the same, and the walls tell different stories. The order says something that no single picture says.</p><p>These questions look at a part of the passage and ask how it is put together: why the details stand in this order, by what means a point is made, or what one paragraph or reply does to what stood before it.</p>',
  figure: table(
    ['Order of the details', 'What such an order shows'],
    [
      ['earlier to later', 'how something came about'],
      ['small to large', 'that something grows or spreads'],
      ['general to one case', 'what a statement means in practice'],
      ['expected to unexpected', 'that the first impression is wrong'],
      ['clue after clue', 'that all of them point the same way'],
    ],
    'Five common orders and their effects',
    true,
  ),
  words: [
    { word: 'arrange', meaning: 'To put in an order that has a reason.' },
    { word: 'indirect evidence', meaning: 'Clues, none of which proves the point alone.' },
    { word: 'qualify', meaning: 'To limit a statement: <i>true, but not always</i>.' },
    { word: 'function of a paragraph', meaning: 'What it does to the paragraphs around it.' },
  ],
  rule: '<ol><li>List the details in the order of the passage, a word or two for each.</li><li>Ask what changes from the first to the last: time, size, nearness, certainty.</li><li>Say it: “They go from … to …”</li><li>For a paragraph or a reply, say what stood before and what it does to that: answers, limits, turns, widens.</li></ol>',
  use: '<p>The question says <i>arranged to show</i>, <i>presents … mainly by</i>, <i>function of the paragraph</i>, or asks what a reply at the end does.</p>',
  avoid: '<p>If you are asked how the whole passage is organized, label all its paragraphs instead.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>At six the bakers came in, white to the elbows. At seven came the clerks, who read while they drank. At nine there were only the old men with one cup between two, and at ten I had the café to myself.</p><p>The details about the guests are arranged mainly to show:</p><ul><li>which guests the narrator liked best.</li><li>how the café emptied in the course of a morning.</li><li>that bakers work harder than clerks.</li></ul>',
      covers: ['are arranged'],
      steps: [
        {
          do: 'List: six, bakers; seven, clerks; nine, a few old men; ten, nobody.',
          why: 'The list shows the order without the decoration.',
        },
        {
          do: 'What changes? The hour goes on, and the guests grow fewer.',
          why: 'Hours alone would only be a clock. Two things change together.',
        },
        {
          do: 'They go from full to empty: <b>how the café emptied in the course of a morning.</b>',
          why: 'No guest is praised, and nobody’s work is compared.',
        },
      ],
      answer: text('how the café emptied in the course of a morning.'),
    },
    {
      level: 'Next',
      asks: '<p>Nobody saw the eels cross the meadow. But on wet mornings there was a shine on the grass between the two ponds. A heron, which had always fished in the first pond, began to wait halfway. And in the second pond, which had been dug that spring and stocked with nothing, eels were caught in June.</p><p>The author presents the evidence that the eels crossed the meadow mainly by:</p><ul><li>adding up clues that point to the same conclusion.</li><li>quoting a witness who saw the eels cross.</li><li>comparing two explanations and rejecting one.</li><li>measuring the distance between the ponds.</li></ul>',
      covers: ['mainly by:'],
      steps: [
        {
          do: 'List: shine on the grass; the heron halfway; eels where none had been put.',
          why: 'Three details, one after the other.',
        },
        {
          do: '<i>Nobody saw</i>: so there is no witness, and each detail is a clue only.',
          why: 'The first sentence says which kind of evidence is missing.',
        },
        {
          do: 'All three point to the meadow. No second explanation is tried, and nothing is measured.',
          why: '“By” asks for the method. Look for what the author does, three times.',
        },
        {
          do: 'The method is <b>adding up clues that point to the same conclusion.</b>',
          why: 'The strongest clue stands last, as it often does.',
        },
      ],
      answer: text('adding up clues that point to the same conclusion.'),
    },
    {
      level: 'Exam level',
      asks: '<p>Nothing, we are told, keeps a language alive like a school. In the valley of Arre there are four schools, and the old language is taught in all of them, three hours a week.</p><p>That is not nothing. Children who could not greet their grandparents now can.</p><p>But I have listened in the yards. At recess nobody speaks it. A language lives where people quarrel, trade, and joke, and no timetable has hours for that.</p><p>Which of the following best describes the function of the second paragraph in the passage?</p><ul><li>It proves the claim with which the passage opens.</li><li>It grants that the schools do some good before the author points out what they cannot do.</li><li>It describes how children learn to greet their grandparents.</li><li>It repeats the figures of the first paragraph in other words.</li></ul>',
      covers: ['function of the'],
      steps: [
        {
          do: 'Before: schools keep a language alive, <i>we are told</i>. After: <i>But</i> nobody speaks it at recess.',
          why: 'The job of a middle paragraph is seen from both sides.',
        },
        {
          do: 'The paragraph itself: <i>That is not nothing</i>. A small yes, in careful words.',
          why: 'Such words qualify. Full praise would sound different.',
        },
        {
          do: '“Proves” fails: the author ends against the claim. The greeting is what it <em>says</em>. No figure returns.',
          why: 'Too strong; content for function; not so.',
        },
        {
          do: 'So <b>It grants that the schools do some good before the author points out what they cannot do.</b>',
          why: 'Yes, but: the first word is in this paragraph, the second opens the next.',
        },
      ],
      answer: text('It grants that the schools do some good before the author points out what they cannot do.'),
    },
  ],
  tryIt: {
    asks: '<p>No letter says that the painter was ill that year. But the bills from the pharmacy double in March. His signature, until then large, shrinks into the corner. And the portraits of that spring are all of people who sat by his bed, painted from below.</p><p>The author presents the evidence for the painter’s illness mainly by:</p>',
    steps: [
      {
        ask: 'What does the first sentence say about the evidence?',
        like: 1,
        answer: {
          choose: ['Nobody wrote of it directly', 'A letter proves it', 'There is no evidence at all'],
        },
        slips: [
          { choice: 1, says: 'Read the first word: <i>No</i> letter says so.', misconception: 'ar-reversed' },
          {
            choice: 2,
            says: 'That goes too far: <i>But</i> brings three details.',
            misconception: 'ar-extreme-wording',
          },
        ],
        done: 'There is no direct statement.',
      },
      {
        ask: 'How many details follow, and what do they have in common?',
        like: 0,
        answer: {
          choose: [
            'Three, and each hints at illness',
            'Three, in order of their cost',
            'Two, which contradict each other',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'Only the bills speak of money. What do signature and portraits hint at?',
            misconception: 'ar-echoed-words',
          },
          { choice: 2, says: 'Bills, signature, portraits: all agree.', misconception: 'ar-half-right' },
        ],
        done: 'Bills, signature, portraits: each is a sign of illness.',
      },
      {
        ask: 'So the author presents the evidence mainly by:',
        like: 3,
        answer: {
          choose: [
            'collecting signs that support one another.',
            'quoting what doctors and friends had written.',
            'collecting signs and showing that they mislead.',
          ],
        },
        slips: [
          { choice: 1, says: 'No letter says it, so nobody is quoted.', misconception: 'ar-common-sense-over-text' },
          {
            choice: 2,
            says: 'The first half is right. But does the author doubt them?',
            misconception: 'ar-half-right',
          },
        ],
        done: '<b>collecting signs that support one another.</b>',
      },
    ],
    answer: text('collecting signs that support one another.'),
  },
  trap: '<p>The subject of the details instead of their order. The guests of a café invite you to compare guests. But the question was why they come in this row.</p>',
  check:
    '<p>Shuffle the details in your mind. If your option would be just as true of the shuffled list, it does not explain the order.</p>',
  mends: {
    'ar-half-right': [2, 2],
    'ar-content-for-function': [2, 2],
    'ar-extreme-wording': [2, 2],
    'ar-common-sense-over-text': [1, 1],
  },
})
