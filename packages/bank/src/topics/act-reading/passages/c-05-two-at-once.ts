import { type Passage, table } from '#kit'

export const passage: Passage = {
  id: 'act-reading/two-at-once',
  kind: 'Social Science',
  title: 'Two at Once',
  description:
    'This passage is adapted from a newspaper article, “Why Your Bus Comes in Pairs,” by Marcus Deane (2019). Author, city, route and speakers are invented. The table belongs to the article.',
  paragraphs: [
    'At 8:12 on a Tuesday morning, nineteen people were waiting at Alder and Third for a Route 12 bus. The sign on the pole promises one every ten minutes. None had come for eighteen. At 8:13 two arrived together. The first was so full that the driver let off three passengers and took on four. The second, close enough behind to touch, had eleven people in it.',
    'Riders on Route 12 call this the parade. They tend to believe one of two things about it: that the agency runs fewer buses than it says, or that the drivers like company.',
    'Neither is true. The Harlan Transit Authority opened its records for this article, and they show that between seven and nine in the morning, six buses an hour pass Alder and Third, as the schedule says. The average gap between them is ten minutes. “People tell me I’m lying to them,” said Lena Ortiz, who has dispatched the route for fourteen years. “I’m not. But they’re not wrong, either.”',
    'To see how both can be right, start with how the parade forms. Suppose that six buses leave the terminal evenly spaced, and that one is held up for a minute, by a wheelchair ramp or a double-parked van. In that minute a few extra people reach each stop ahead of it. It takes longer to load them, so the bus falls further back, so still more people are waiting at the stops after that. Meanwhile the bus behind finds that the stops have just been emptied. It has almost no one to pick up, and it gains. Nothing has to go wrong a second time. Left alone, a line of evenly spaced buses turns into pairs and threes, much as drops of water run together on a window.',
    'Now the arithmetic. If the gaps run one minute, nineteen minutes, one, nineteen, then the average gap is still ten. But a rider does not come to the stop at an average moment. A rider comes whenever he or she comes, and is nineteen times as likely to do so in the long gap as in the short one. Most people meet the bad gap. In the records for Route 12, gaps of two minutes or less are common, and hardly anyone is ever there to enjoy them.',
    'For decades the standard remedy has been the timetable. A bus that is ahead of it waits at a “control point” until the clock catches up. This helps at the edges of the day. At rush hour the whole line is late, so no bus is ever ahead, so no bus is ever held, and the parade goes by on schedule in the sense that nobody breaks a rule.',
    'Since last spring Harlan has tried something else on Route 12. Dispatchers ignore the timetable at rush hour and look only at the distance between one bus and the next. If a bus is too near the one in front, it sits at the control point with its doors open until the gap has grown, late or not.',
    'The passengers on board do not love it. “You’re on a bus that isn’t moving, and you’re already late, and they tell you it’s to make things better,” said Tom Weir, a nurse, who filed two complaints in April. He has not filed one since. He said that he still gets annoyed, but that he no longer leaves the house fifteen minutes early.',
    'There is a cost that does not appear in the complaints. A bus that is being held is a bus and a driver doing nothing, and Harlan had to add a seventh vehicle to the morning to keep six moving. There is also a difficulty with the scoreboard. The agency reports to the city each month the share of its buses that are on time, meaning within five minutes of the timetable. On Route 12 that share has fallen since the spring, from 71 percent to 64. By the only measure that the council sees, the route is worse.',
    'Ortiz keeps a second number on a whiteboard, the share of gaps that are between seven and thirteen minutes. A year ago it was 38 percent. On the Tuesday in question it was 61, parade and all. “That one,” she said, “nobody’s asked me for.”',
  ],
  figure: table(
    ['Gaps between buses, in minutes', 'Buses per hour', 'Average gap', 'Average wait'],
    [
      ['10, 10, 10, 10, 10, 10', '6', '10 minutes', '5 minutes'],
      ['5, 15, 5, 15, 5, 15', '6', '10 minutes', '6.25 minutes'],
      ['1, 19, 1, 19, 1, 19', '6', '10 minutes', '9.05 minutes'],
      ['1, 1, 28, 1, 1, 28', '6', '10 minutes', '13.1 minutes'],
    ],
    'Same number of buses, different spacing (wait of a person who comes to the stop at random)',
  ),
  questions: [
    {
      id: 'act-reading/two-at-once-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'The main idea of the article is that:',
      right: 'how long riders wait depends on the spacing of buses, which the city’s measure does not show.',
      wrong: [
        {
          html: 'how long riders wait depends on the spacing of buses, which the new method has made less even.',
          misconception: 'ar-half-right',
          why: 'Spacing is the point, but the method has made it more even: the share of fair gaps rose from 38 percent to 61.',
        },
        {
          html: 'how long riders wait depends on the spacing of buses, which drivers spoil by waiting for one another.',
          misconception: 'ar-quoted-view-for-author',
          why: 'This is what some riders believe, “that the drivers like company”; but “Neither is true”: one bus is held up for a minute, and the pairs form without anybody’s wish.',
        },
        {
          html: 'how long riders wait depends on the spacing of buses, which the seventh bus was bought to mend.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The seventh vehicle appears late in the article, but it was added “to keep six moving” while others are held; it is a cost of the remedy.',
        },
      ],
      evidence: [
        'Left alone, a line of evenly spaced buses turns into pairs and threes',
        'look only at the distance between one bus and the next',
      ],
      explanation:
        '<p class="plan">This asks for the main idea: test each option against the opening scene, the arithmetic and the whiteboard at the end.</p><p>At the opening, six buses an hour do run, and still nineteen people wait. The remedy is to “look only at the distance between one bus and the next” ([[line: look only at the distance between one bus and the next]]), and at the end that spacing improves while “By the only measure that the council sees, the route is worse” ([[line: By the only measure that the council sees]]).</p>',
    },
    {
      id: 'act-reading/two-at-once-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.5,
      seconds: 55,
      text: '',
      stem: 'According to the sixth paragraph, at rush hour no bus is held at a control point because:',
      right: 'none of them is ahead of its time.',
      wrong: [
        {
          html: 'dispatchers look only at the gaps.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This is the new method of last spring, told in the next paragraph; under the timetable a bus was held only if it was early.',
        },
        {
          html: 'waiting would make riders on board late.',
          misconception: 'ar-common-sense-over-text',
          why: 'Riders do dislike waiting, but the reason given is another: “the whole line is late, so no bus is ever ahead.”',
        },
        {
          html: 'a bus held there would meet the one behind it.',
          misconception: 'ar-common-sense-over-text',
          why: 'Buses do catch up with each other, but the reason given is another: one is held only when it is early, and at rush hour “no bus is ever ahead.”',
        },
      ],
      evidence: ['At rush hour the whole line is late, so no bus is ever ahead, so no bus is ever held'],
      explanation:
        '<p class="plan">A stated cause: find “rush hour” in the sixth paragraph and follow the two words “so.”</p><p>A bus waits only when it is ahead of the timetable. “At rush hour the whole line is late, so no bus is ever ahead, so no bus is ever held” ([[line: At rush hour the whole line is late]]).</p>',
    },
    {
      id: 'act-reading/two-at-once-q3',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'Ortiz’s answer to the riders who complain ([[line: But they’re not wrong, either]]) suggests that on Route 12:',
      right: 'as many buses pass as are promised, and long waits are usual all the same.',
      wrong: [
        {
          html: 'as many buses pass as are promised, so long waits are rarer than riders suppose.',
          misconception: 'ar-half-right',
          why: 'The first half is right, six an hour “as the schedule says”; but she grants that riders are “not wrong,” and the article says that most of them “meet the bad gap.”',
        },
        {
          html: 'fewer buses pass than are promised, and long waits are the usual result.',
          misconception: 'ar-half-right',
          why: 'The long waits are usual, but not for lack of buses: she is not lying, and the records show six an hour, “as the schedule says.”',
        },
        {
          html: 'fewer buses pass than are promised, but long waits are rarer than riders suppose.',
          misconception: 'ar-reversed',
          why: 'Riders do believe in missing buses, but both halves turn the article around: six an hour pass, “as the schedule says,” and the complaint of long waits is “not wrong.”',
        },
      ],
      evidence: ['The average gap between them is ten minutes.', 'Most people meet the bad gap.'],
      explanation:
        '<p class="plan">An inference from a quotation: say first what is true of the agency’s number, then what is true of the riders’ experience.</p><p>The records show that “the average gap between them is ten minutes,” so she is not lying. But “Most people meet the bad gap” ([[line: Most people meet the bad gap]]), and so their complaint of long waits is true too.</p>',
    },
    {
      id: 'act-reading/two-at-once-q4',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The comparison at the end of the fourth paragraph ([[line: much as drops of water run together on a window]]) mainly helps to show that the pairing of buses:',
      right: 'goes on by itself once it has begun.',
      wrong: [
        {
          html: 'goes on only if there are more delays.',
          misconception: 'ar-reversed',
          why: 'More delays seem needed for a worse result, but the author denies it just before the comparison: “Nothing has to go wrong a second time.”',
        },
        {
          html: 'goes on until all are in one group.',
          misconception: 'ar-extreme-wording',
          why: 'Drops on a window may all run together in the end, but the sentence stops short of that: the line “turns into pairs and threes.”',
        },
        {
          html: 'starts at several stops at once.',
          misconception: 'ar-half-right',
          why: 'Drops do start at many places on a window; but the pairs all come of one bus that is held up: “Nothing has to go wrong a second time.”',
        },
      ],
      evidence: [
        'Nothing has to go wrong a second time.',
        'Left alone, a line of evenly spaced buses turns into pairs and threes',
      ],
      explanation:
        '<p class="plan">A function question about a comparison: read the two sentences before it and ask in which respect buses are like drops.</p><p>“Nothing has to go wrong a second time. Left alone, a line of evenly spaced buses turns into pairs and threes” ([[line: Left alone, a line of evenly spaced buses]]). Drops, too, run together with nobody pushing them.</p>',
    },
    {
      id: 'act-reading/two-at-once-q5',
      skill: 'ar-argument-evidence',
      difficulty: 'Low',
      b: -0.5,
      seconds: 60,
      text: '',
      stem: 'According to the table, when buses are spaced as in the second row, a person who comes to the stop at random waits on average:',
      right: '6.25 minutes.',
      wrong: [
        {
          html: '13.1 minutes.',
          misconception: 'ar-misreads-figure',
          why: 'A wait of 13.1 minutes belongs to the last row, with gaps of 1 and 28; the question asks about the second, with gaps of 5 and 15.',
        },
        {
          html: '10 minutes.',
          misconception: 'ar-wrong-column',
          why: 'The row may be the right one, but ten minutes is the average gap, the same in all rows; the average wait stands in the next column.',
        },
        {
          html: '9.05 minutes.',
          misconception: 'ar-misreads-figure',
          why: 'The wait of 9.05 belongs to the third row, with gaps of 1 and 19 minutes; the row asked about has gaps of 5 and 15.',
        },
      ],
      evidence: ['5, 15, 5, 15, 5, 15', '6.25 minutes'],
      explanation:
        '<p class="plan">A question on the table: count down to the row, then go to the last column and not the one before it.</p><p>In the second row, “5, 15, 5, 15, 5, 15,” the last column, Average wait, says “6.25 minutes.” The ten minutes beside it are the average gap.</p>',
    },
    {
      id: 'act-reading/two-at-once-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'Taken together, the columns of the table best support which of the following statements from the article?',
      right: '“Most people meet the bad gap.”',
      wrong: [
        {
          html: '“six buses an hour pass Alder and Third.”',
          misconception: 'ar-true-but-not-asked',
          why: 'The table does have six buses an hour in every row, but it is a worked example; what passes Alder and Third is known from the agency’s records.',
        },
        {
          html: '“Harlan had to add a seventh vehicle.”',
          misconception: 'ar-same-subject-no-bearing',
          why: 'The number six appears in both, but the table says nothing of what it costs to hold buses or how many vehicles are needed.',
        },
        {
          html: '“the route is worse.”',
          misconception: 'ar-true-but-not-asked',
          why: 'This stands at the end of the scoreboard paragraph, but it is about punctuality; the table compares gaps and waits and has no column for being on time.',
        },
      ],
      evidence: ['Most people meet the bad gap.', '13.1 minutes'],
      explanation:
        '<p class="plan">Table and text: ask which two columns stay the same from row to row, which one changes, and which sentence explains that.</p><p>In all rows there are six buses an hour and an average gap of ten minutes, and yet the average wait rises from 5 to 13.1 minutes. That can only be so if “Most people meet the bad gap” ([[line: Most people meet the bad gap]]), and not an average one.</p>',
    },
    {
      id: 'act-reading/two-at-once-q7',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'The article mentions all of the following as drawbacks of the method tried since last spring EXCEPT:',
      right: 'It leaves the buses more crowded than they were.',
      wrong: [
        {
          html: 'It calls for one more vehicle in the morning.',
          misconception: 'ar-overlooked-mention',
          why: 'One may pass over this cost, since nobody complains of it, but Harlan “had to add a seventh vehicle to the morning to keep six moving.”',
        },
        {
          html: 'It tries the patience of those already on board.',
          misconception: 'ar-lost-the-not',
          why: 'It is plainly said, “The passengers on board do not love it,” so it is one of the three to cross off and not the one to choose.',
        },
        {
          html: 'It brings down the figure that the council is given.',
          misconception: 'ar-missed-in-other-words',
          why: 'The words are others, but the share reported each month “has fallen since the spring, from 71 percent to 64.”',
        },
      ],
      evidence: [
        'Harlan had to add a seventh vehicle to the morning to keep six moving',
        'The first was so full that the driver let off three passengers and took on four.',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: cross off three drawbacks of the new method; beware of what is said about the old one.</p><p>The added vehicle, the passengers who “do not love it” ([[line: The passengers on board do not love it]]) and the lower score all belong to the new method. A crowded bus appears only at the start, where the first of a pair “was so full” ([[line: The first was so full]]): that is the bunching, not the remedy.</p>',
    },
    {
      id: 'act-reading/two-at-once-q8',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 45,
      text: '',
      stem: 'In the sixth paragraph, the phrase <em>on schedule</em> ([[line: goes by on schedule in the sense]]) is used to say that the parade:',
      right: 'breaks no rule, although its buses are late.',
      wrong: [
        {
          html: 'keeps the printed times, although its buses are bunched.',
          misconception: 'ar-first-meaning',
          why: 'This is what the phrase usually means, and bunched they are; but the same sentence begins by saying that “the whole line is late.”',
        },
        {
          html: 'comes at a set hour, although no timetable shows it.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A thing that happens every day at one time may be called on schedule, but the sentence gives the sense it wants: “nobody breaks a rule.”',
        },
        {
          html: 'is held at times, although its buses are late.',
          misconception: 'ar-half-right',
          why: 'That its buses are late is right, but holding late buses is the new method of the next paragraph; under the timetable, at rush hour, “no bus is ever held.”',
        },
      ],
      evidence: ['At rush hour the whole line is late, so no bus is ever ahead, so no bus is ever held'],
      explanation:
        '<p class="plan">Words in context: ask whether the buses in this sentence are in fact on time, and what the words after “in the sense that” add.</p><p>“At rush hour the whole line is late, so no bus is ever ahead, so no bus is ever held” ([[line: so no bus is ever held]]). The buses are late and bunched, and the rule is satisfied: “nobody breaks a rule.” To call this “on schedule” is a dry joke.</p>',
    },
    {
      id: 'act-reading/two-at-once-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.1,
      seconds: 70,
      text: '',
      stem: 'The two percentages on Ortiz’s whiteboard (38 and 61) would be better evidence that the new method works if it were also known that:',
      right: 'ridership was the same a year ago as it is now.',
      wrong: [
        {
          html: 'Ortiz had kept the number from the day when she began to dispatch.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'A number kept for long sounds solid; but that it was kept for fourteen years does not tell what else had changed between the two counts.',
        },
        {
          html: 'traffic on the route was heavier a year ago than it is now.',
          misconception: 'ar-wrong-side',
          why: 'It bears on the comparison, but it would spoil it: the 38 percent might then come from the traffic, and not from the old method.',
        },
        {
          html: 'the number on that Tuesday was among the best since the spring.',
          misconception: 'ar-wrong-side',
          why: 'A best number sounds like praise for the method; but then the 61 would be one lucky day, and tell less about all the others.',
        },
      ],
      evidence: ['A year ago it was 38 percent. On the Tuesday in question it was 61, parade and all.'],
      explanation:
        '<p class="plan">Weighing evidence: two numbers a year apart show a change; ask what else could have changed it, and which fact would rule that out.</p><p>“A year ago it was 38 percent. On the Tuesday in question it was 61” ([[line: A year ago it was 38 percent]]). Bunching comes from loading many people, as the fourth paragraph explains. If fewer people rode this year, the gaps might be more even without any new method; to know that ridership was the same rules this out.</p>',
    },
  ],
}
