import { lesson, num, table, text } from '#kit'

const LINK = 'The program is linked with better results at the school, but may not be their cause.'

export const inferenceAndClaims = lesson({
  idea: '<p>You do not have to drink the whole pot to know how the soup tastes: a spoonful is enough, if the pot was stirred. Choosing people <em>at random</em> is the stirring. Then the sample has about the same shares as the whole group, with some uncertainty, the margin of error.</p><p>Cause is another matter. If people choose a program themselves, those who choose it may differ in other ways: they may be more eager from the start. Only if chance decides who is in which group are the groups alike, and then the program is left as the cause.</p>',
  figure: table(
    ['People were', 'Chance put them into groups', 'They chose for themselves'],
    [
      ['selected at random', 'Cause, for the whole group', 'Link, for the whole group'],
      ['volunteers', 'Cause, for those who took part', 'Link, for those who took part'],
    ],
    'What a study allows you to say',
    true,
  ),
  words: [
    { word: 'population', meaning: 'The whole group that a question is about.' },
    { word: 'random sample', meaning: 'Some of the population, chosen by chance, so that all are equally likely.' },
    { word: 'margin of error', meaning: 'How far the true share may plausibly lie from the estimate, to each side.' },
    { word: 'generalize', meaning: 'To say of a whole group what was found in a sample.' },
    { word: 'random assignment', meaning: 'Chance decides who gets the treatment and who does not.' },
  ],
  rule: '<ul><li>Estimate: share in the sample times size of the population.</li><li>Plausible range: estimate minus margin to estimate plus margin.</li><li>Random <em>selection</em> from a group: generalize to that group, no further.</li><li>Random <em>assignment</em>: a conclusion about cause.</li><li>A larger random sample has a smaller margin of error.</li></ul>',
  use: '<p>Use it whenever a survey or a study is described. Ask two questions: how were people selected? Who decided what they did?</p>',
  avoid:
    '<p>Do not judge by the number of people alone: 5,000 volunteers still represent only themselves. And do not use what you believe about the topic; only the design counts.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'In a random sample of 80 of the 2,400 households of a town, 36 have a vegetable garden. Based on the sample, how many households of the town are expected to have no vegetable garden?',
      covers: ['sat-math/sample-to-population'],
      steps: [
        {
          do: 'In the sample, $80 - 36 = 44$ households have no garden.',
          why: 'Underline “no”: the question asks for the other group.',
        },
        {
          do: 'The town is $2400 \\div 80 = 30$ times as large as the sample.',
          why: 'A random sample has about the same shares as the town.',
        },
        {
          do: 'Expected: $30 \\cdot 44 = 1320$ households.',
          why: 'Scale up. Subtracting 36 from 2,400 would mix the sample with the town.',
        },
      ],
      answer: num(1320),
      check: () => num(2400 - (2400 * 36) / 80),
    },
    {
      level: 'Next',
      asks: 'From a random sample, it is estimated that 54% of the 3,200 voters of a district support a new park, with a margin of error of 4 percentage points. What is the greatest number of supporters in the district that is plausible according to the estimate?',
      covers: [
        'sat-math/margin-of-error-number',
        'sat-math/margin-and-sample-size',
        'sat-math/margin-of-error-conclusion',
      ],
      steps: [
        {
          do: 'The plausible share reaches from $54 - 4 = 50$ to $54 + 4 = 58$ percent.',
          why: 'The margin goes once to each side. It is in percentage points, not in people.',
        },
        {
          do: '“Greatest” asks for the upper end: 58% of 3,200.',
          why: 'The lower end answers “least”; 54% alone leaves out the margin.',
        },
        { do: '$0.58 \\cdot 3200 = 1856$ supporters', why: 'Turn the percent into people at the very end.' },
        {
          do: 'Would a larger random sample change the margin? Yes: it would be smaller. Of two samples, the one with <em>fewer</em> voters most likely has the larger margin of error.',
          why: 'More data make an estimate more exact. Which share said yes hardly matters if the shares are similar.',
        },
      ],
      answer: num(1856),
      check: () => num((3200 * 54) / 100 + (3200 * 4) / 100),
    },
    {
      level: 'Exam level',
      asks: '<p>For a survey, 180 people were selected at random from the first-year students of a university. Of these people, 62% prefer evening classes.</p><p>What is the largest group to which this result can be generalized?</p>',
      covers: ['sat-math/generalize-from-sample'],
      steps: [
        {
          do: 'Find the words after “selected at random from”: the first-year students of the university.',
          why: 'This is the pot that was stirred.',
        },
        {
          do: 'Not smaller: the result holds for more than the 180 people who were asked.',
          why: 'Random selection from a group represents the whole group.',
        },
        {
          do: 'Not larger: older students had no chance to be chosen. The largest group is: First-year students of the university.',
          why: 'They may think differently about evening classes. If people had answered an online survey on their own, the result would hold only for those who answered.',
        },
      ],
      answer: text('First-year students of the university'),
      check: () => {
        const groups = [
          { name: 'Only the 180 people who answered', size: 1, random: true },
          { name: 'First-year students of the university', size: 2, random: true },
          { name: 'All students of the university', size: 3, random: false },
        ]
        return text(groups.filter((g) => g.random).sort((a, b) => b.size - a.size)[0]?.name ?? '')
      },
    },
    {
      level: 'Exam level',
      asks: '<p>For a study, 120 students were selected at random from all students of a school. Each of them decided freely whether to join a program in which students read for 20 minutes every evening. Those in the program had clearly better test results at the end.</p><p>Which conclusion is best supported?</p>',
      covers: ['sat-math/study-conclusion'],
      steps: [
        {
          do: 'How were they selected? At random from all students of the school. So the finding holds for the school.',
          why: 'Had they volunteered, it might not hold for other students.',
        },
        {
          do: 'Who decided about the program? The students themselves. So it may not be the cause.',
          why: 'Those who join may have been better students already. Random assignment would have made the groups alike.',
        },
        {
          do: `Put both together: ${LINK}`,
          why: 'Do not claim more than the design allows, and not less: the link itself is well supported.',
        },
      ],
      answer: text(LINK),
      check: () => {
        const [selected, assigned] = [true, false]
        return text(selected && !assigned ? LINK : 'Another conclusion.')
      },
    },
  ],
  tryIt: {
    asks: 'A survey of randomly chosen fans estimates that 37% of the 2,500 holders of season tickets would like earlier games, with a margin of error of 3 percentage points. According to this estimate, what is the least plausible number of ticket holders who would like earlier games?',
    steps: [
      {
        ask: 'What is the least plausible share, in percent?',
        answer: { typed: num(37 - 3) },
        slips: [
          {
            typed: num(40),
            says: 'That is the upper end. The question asks for the least number.',
            misconception: 'sm-takes-the-other-bound',
          },
          {
            typed: num(37),
            says: 'That is the estimate without its margin of error.',
            misconception: 'sm-ignores-the-margin',
          },
          {
            typed: num(31),
            says: 'You used the margin twice. It goes once to each side.',
            misconception: 'sm-halves-the-margin',
          },
        ],
        done: '$37 - 3 = 34$ percent',
      },
      {
        ask: 'How many ticket holders is that?',
        like: 2,
        answer: { typed: num((34 * 2500) / 100) },
        slips: [
          {
            typed: num(925 - 3),
            says: 'You took off 3 people. The margin is 3 percentage points.',
            misconception: 'sm-margin-as-a-number-of-people',
          },
          { typed: num(925), says: 'That is 37% of them, without the margin.', misconception: 'sm-ignores-the-margin' },
          { typed: num(1000), says: 'That is the upper end.', misconception: 'sm-takes-the-other-bound' },
        ],
        done: '$0.34 \\cdot 2500 = 850$',
      },
    ],
    answer: num(850),
    check: () => num((2500 * 37) / 100 - (2500 * 3) / 100),
  },
  trap: '<p>Mixing up the two kinds of chance. Random <em>selection</em> tells for whom a result holds; random <em>assignment</em> tells whether there is a cause. A study may have one, both, or neither.</p>',
  check:
    '<p>Underline “selected at random,” “volunteered,” “assigned at random,” “decided freely.” Then find your study in the table above. A number must be plausible: it lies between 0 and the size of the population.</p>',
  mends: {
    'sm-answers-the-opposite-group': [0, 0],
    'sm-subtracts-from-the-sample-only': [0, 2],
    'sm-halves-the-margin': [1, 0],
    'sm-margin-as-a-number-of-people': [1, 0],
    'sm-takes-the-other-bound': [1, 1],
    'sm-ignores-the-margin': [1, 1],
    'sm-larger-sample-larger-error': [1, 3],
    'sm-error-depends-on-the-share': [1, 3],
    'sm-generalizes-too-little': [2, 1],
    'sm-generalizes-too-far': [2, 2],
    'sm-ignores-how-people-were-selected': [2, 2],
    'sm-overlooks-how-people-were-chosen': [3, 0],
    'sm-claims-a-cause-without-assignment': [3, 1],
    'sm-denies-what-the-design-shows': [3, 2],
    'sm-margin-as-the-mean': [1, 0],
    'sm-margin-for-every-single-value': [1, 0],
    'sm-takes-the-estimate-as-exact': [1, 0],
  },
})
