import { lesson, table, text } from '#kit'

export const comparisonDifferences = lesson({
  idea: '<p>Two people can agree that the soup is too salty and still disagree: one would add water, the other would fire the cook. A difference is always a difference <em>in something</em>. So the first question is: in what?</p><p>On that one point, write what each passage says. Then you can see whether they contradict each other, whether one only limits the other, or whether they use the same word for two things.</p>',
  figure: table(
    ['Point of comparison', 'Passage A', 'Passage B'],
    [
      ['what went wrong', 'the soup is too salty', 'the soup is too salty'],
      ['who is to blame', 'nobody', 'the cook'],
      ['what to do', 'add water', 'find another cook'],
    ],
    'The same on one point, different on two',
    true,
  ),
  words: [
    { word: 'differ in that', meaning: 'The difference is the following.' },
    { word: 'complicate', meaning: 'To show that things are less simple than they were said to be.' },
    { word: 'acknowledge', meaning: 'To admit that something is so.' },
    { word: 'proceed', meaning: 'To go on: how a passage makes its way from beginning to end.' },
  ],
  rule: '<ol><li>Name the point that the question compares.</li><li>On this point, write one line for A and one for B.</li><li>How do they stand to each other: same, opposite, narrower, or another meaning of one word?</li><li>Check each half of the option, and the word that joins them: <i>while, only, but</i>.</li></ol><p>“In light of B” means: keep B’s facts in mind and judge A’s reasoning by them.</p>',
  use: '<p>The question says <i>differ in that</i>, <i>difference between</i>, <i>complicates</i>, <i>would most likely agree</i>, or asks how one word is used <i>in the two passages</i>.</p>',
  avoid: '<p>If it asks what one of them says, or what one relies on, one passage is enough.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p><b>Passage A.</b> Cutting down the old oak was right. It had begun to drop branches on the path, and there are children here.</p><p><b>Passage B.</b> Yes, the oak was dangerous. One could have moved the path.</p><p>With respect to the oak, the two passages differ in that Passage A:</p><ul><li>calls it dangerous, while Passage B calls it harmless.</li><li>approves of cutting it down, while Passage B names another way.</li><li>speaks of children, while Passage B speaks of money.</li></ul>',
      covers: ['differ in that', 'differ in their', 'difference between', 'difference in the'],
      steps: [
        {
          do: 'The point: what should be done about the oak. A: cutting it was right. B: move the path instead.',
          why: 'One line for each, on one point.',
        },
        {
          do: 'On the danger they agree: B says <i>Yes, the oak was dangerous</i>.',
          why: 'A “differ” question must not use what they share.',
        },
        {
          do: 'So A <b>approves of cutting it down, while Passage B names another way.</b>',
          why: 'Both halves can be shown. Money is in neither passage.',
        },
      ],
      answer: text('approves of cutting it down, while Passage B names another way.'),
    },
    {
      level: 'Next',
      asks: '<p><b>Passage A.</b> My grandmother could read the sky. A ring around the moon, swallows near the ground, and she took the laundry in.</p><p><b>Passage B.</b> To read a weather chart, start with the lines of equal pressure. Where they lie close together, expect wind.</p><p>The word “read” is used in the two passages:</p><ul><li>in Passage A for a skill, in Passage B for a mistake.</li><li>in both to mean drawing conclusions from signs, though from signs of different kinds.</li><li>in both to mean reading words on a page.</li><li>in Passage A as a joke, in Passage B seriously.</li></ul>',
      covers: ['in the two passages'],
      steps: [
        {
          do: 'In A: ring, swallows, then she acts. “Read” means: to conclude from signs in nature.',
          why: 'Explain the word from its own passage first.',
        },
        {
          do: 'In B: lines on a chart, then <i>expect wind</i>. “Read” means: to conclude from signs on paper.',
          why: 'The same for the other, before you compare.',
        },
        {
          do: 'Same act, other signs. No words are read in either. Nothing is called a mistake, and nobody jokes.',
          why: 'Each wrong option fails in one of its halves.',
        },
        {
          do: 'So it is used <b>in both to mean drawing conclusions from signs, though from signs of different kinds.</b>',
          why: 'The option has both halves: what is shared, and what is not.',
        },
      ],
      answer: text('in both to mean drawing conclusions from signs, though from signs of different kinds.'),
    },
    {
      level: 'Exam level',
      asks: '<p><b>Passage A.</b> In 1902 the town banned fishing in the lake. By 1910 the lake was full of fish again. It follows that the ban had saved them.</p><p><b>Passage B.</b> The ban of 1902 was never enforced; the one warden had no boat. But in 1903 the tannery, which had poured its waste into the lake for thirty years, burned down and was not rebuilt.</p><p>Passage B complicates the account in Passage A chiefly by showing that:</p><ul><li>the fish had not come back by 1910.</li><li>the town never banned fishing in the lake.</li><li>something else happened that may explain why the fish came back.</li><li>the tannery was burned down in order to save the fish.</li></ul>',
      covers: ['complicates', 'in light of what'],
      steps: [
        {
          do: 'A reasons: ban, then fish, so the ban did it. B adds: no ban in practice, and the waste stopped in 1903.',
          why: 'Put B’s facts on A’s time line.',
        },
        {
          do: 'Which part of A is hit? Not the facts: there was a ban, and fish. The <i>it follows that</i> is hit.',
          why: 'To complicate is not to deny. Look for the step that no longer holds.',
        },
        {
          do: 'B does not deny the fish or the ban; it <em>names</em> the ban. Why the tannery burned is not told.',
          why: 'Two options deny what both accept; one invents a purpose.',
        },
        {
          do: 'So B shows that <b>something else happened that may explain why the fish came back.</b>',
          why: 'In light of B, A’s reasoning took what came before for the cause.',
        },
      ],
      answer: text('something else happened that may explain why the fish came back.'),
    },
  ],
  tryIt: {
    asks: '<p><b>Passage A.</b> A good stone wall is built dry. Nothing holds it but the weight of each stone on two others.</p><p><b>Passage B.</b> Our club was held together by Ingrid’s telephone. When she moved away, it fell apart within a month.</p><p>The idea of holding together is used in the two passages:</p>',
    steps: [
      {
        ask: 'What holds together in Passage A, and by what?',
        answer: {
          choose: ['stones, by their weight', 'stones, by mortar', 'people, by friendship'],
        },
        slips: [
          { choice: 1, says: 'Built <i>dry</i> means: without it.', misconception: 'ar-reversed' },
          { choice: 2, says: 'That is nearer to the other passage.', misconception: 'ar-mixes-up-passages' },
        ],
        done: 'A: stones, held by their own weight.',
      },
      {
        ask: 'And in Passage B?',
        answer: {
          choose: ['a group, by one person’s calls', 'a group, by its rules', 'a telephone, by its wire'],
        },
        slips: [
          {
            choice: 1,
            says: 'No rules are mentioned. What changed when it fell apart?',
            misconception: 'ar-outside-the-text',
          },
          { choice: 2, says: 'The telephone stands for what Ingrid did with it.', misconception: 'ar-half-right' },
        ],
        done: 'B: a club, held by Ingrid’s calls.',
      },
      {
        ask: 'So it is used:',
        like: 3,
        answer: {
          choose: [
            'of things in Passage A and of people in Passage B.',
            'of people in Passage A and of things in Passage B.',
            'in both of things that fall apart within a month.',
          ],
        },
        slips: [
          { choice: 1, says: 'Right words, wrong passages.', misconception: 'ar-mixes-up-passages' },
          { choice: 2, says: 'True of the club alone.', misconception: 'ar-half-right' },
        ],
        done: '<b>of things in Passage A and of people in Passage B.</b>',
      },
    ],
    answer: text('of things in Passage A and of people in Passage B.'),
  },
  trap: '<p>A difference that is real and not on the point. The passages always differ in length, tone, and examples. If the question names the oak, the oak it is.</p>',
  check:
    '<p>Write your option as “A says …, but B says …” Put a finger on each. If one finger finds nothing, the option is half-right.</p>',
  mends: {
    'ar-mixes-up-passages': [0, 0],
    'ar-half-right': [1, 2],
    'ar-extreme-wording': [2, 2],
    'ar-true-but-not-asked': [0, 1],
    'ar-wrong-side': [2, 1],
    'ar-same-subject-no-bearing': [2, 2],
    'ar-wrong-tone': [1, 2],
  },
})
