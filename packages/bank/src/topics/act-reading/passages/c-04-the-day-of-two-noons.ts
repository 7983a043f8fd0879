import { type Passage, table } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-day-of-two-noons',
  kind: 'Social Science',
  title: 'The Day of Two Noons',
  description:
    'This passage is adapted from a chapter on public time in a textbook of American social history, “Ordinary Revolutions” by Miriam Oyelaran (2016). The table belongs to the passage. Author and source are invented.',
  paragraphs: [
    'Until the 1880s, an American town set its clocks by the sun, and the sun is a local affair. It crosses the sky from east to west, and so it stands highest over Boston some twelve minutes before it stands highest over New York. Each place kept the time that its own noon gave it. A person who traveled at the speed of a horse had little reason to notice. The difference between one village and the next amounted to seconds, and no timepiece that a farmer was likely to own could be trusted to show them.',
    'The railroads made the differences matter, and they did so less because trains were fast than because they shared track. Two trains that are sent toward each other on a single line must agree about when one of them will have moved aside. Every company therefore chose a time, commonly that of the city where it had its headquarters, and ran all of its trains by it, whatever the clocks in the towns along the line might say. By the early 1880s about fifty such railroad times were in use in the United States. A station that served several companies might display several clocks; a traveler with a change to make had to know which of them applied.',
    'It would be natural to suppose that this arrangement was felt to be intolerable and that the public demanded a better one. The record suggests otherwise. Passengers grumbled, but they had grumbled before, and a schedule could be learned. The pressure came from elsewhere. Scientists who wished to compare observations of weather, earthquakes, or the northern lights needed to know when an event in one place had occurred in terms of another. Railroad managers, for their part, feared that if they did not put their own house in order, Congress might do it for them. In October 1883 the companies met in Chicago and adopted a plan, which had been worked out by William F. Allen, the editor of a railway guide, for a small number of zones, each an hour from the next. The change was to be made on Sunday, November 18, at noon.',
    'The day has been remembered as “the day of two noons.” In the eastern part of each zone, clocks had to be stopped or turned back, so that noon came once by the sun and a second time by the new standard; in the western part they were set ahead. In New York the adjustment was just under four minutes. No law required any of this. The companies simply changed their clocks, and most large cities changed theirs within a short time in order to remain in step with the trains. The federal government, whose own observatory supplied the time signals, did not make the zones law until the Standard Time Act of 1918, thirty-five years later.',
    'Not every place went along. Some towns objected that a private corporation had no business deciding when it was noon, and a few kept to the sun for years. Their protests are easily made to look quaint. Yet the objection contained a point that later historians have taken seriously. Local time had an authority that anyone could check: one looked up. Railroad time had to be received, by wire, from somewhere else, and it was correct because enough people had agreed to call it so. The protesters saw that more than a few minutes was at stake, although they were hardly able to say what.',
    'The usual account of standard time is a story of efficiency, in which confusion gives way to order. That account is not false, but it takes the point of view of those who had many places to coordinate. For a blacksmith who dealt with nobody farther off than the next county, local time had never been confused. It was the new noon that needed explaining. What changed in 1883 was not that Americans acquired the right time where before they had kept the wrong one. It was that for the first time a large number of them kept a time that was not their own, and that after a generation hardly anyone remembered that there had been another kind.',
  ],
  figure: table(
    ['City', 'Local time at 12:00 noon in Washington, D.C.'],
    [
      ['Boston', '12:24 p.m.'],
      ['New York', '12:12 p.m.'],
      ['Pittsburgh', '11:48 a.m.'],
      ['Chicago', '11:18 a.m.'],
      ['St. Louis', '11:07 a.m.'],
      ['Denver', '10:08 a.m.'],
      ['San Francisco', '8:58 a.m.'],
    ],
    'Local mean time by the sun, from each city’s longitude',
    true,
  ),
  questions: [
    {
      id: 'act-reading/the-day-of-two-noons-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'Which of the following best states the main point of the passage?',
      right: 'Standard time replaced a noon that each place could check with one that was agreed on elsewhere.',
      wrong: [
        {
          html: 'Standard time replaced a noon that the railroads had imposed with one that the public had asked for.',
          misconception: 'ar-reversed',
          why: 'Both are in the story, but the other way around: the public did not demand the change, and it was the companies that “simply changed their clocks.”',
        },
        {
          html: 'Standard time replaced a noon that differed by the mile with one that Congress set for the country.',
          misconception: 'ar-half-right',
          why: 'The first half is right, but the companies made the change in 1883; the law came “thirty-five years later.”',
        },
        {
          html: 'Standard time replaced a noon that few could keep exactly with one that any town could.',
          misconception: 'ar-half-right',
          why: 'Few timepieces could show such differences, but anyone could check the old noon: “one looked up.” It was the new one that had to be received by wire.',
        },
      ],
      evidence: [
        'a large number of them kept a time that was not their own',
        'it was correct because enough people had agreed to call it so',
      ],
      explanation:
        '<p class="plan">This asks for the point of the whole: the last paragraph draws it, and the first paragraph must fit it too.</p><p>The passage opens with towns whose “own noon” gave them the time and ends with people who “kept a time that was not their own” ([[line: kept a time that was not their own]]). In between it explains that railroad time “was correct because enough people had agreed to call it so” ([[line: because enough people had agreed to call it so]]).</p>',
    },
    {
      id: 'act-reading/the-day-of-two-noons-q2',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.7,
      seconds: 50,
      text: '',
      stem: 'According to the passage, a railroad company in the early 1880s most often ran its trains by the time of:',
      right: 'the place where its headquarters were.',
      wrong: [
        {
          html: 'the city in which the company’s longest line ended.',
          misconception: 'ar-half-right',
          why: 'It was indeed the time of one chosen city, but the passage names another: the city “where it had its headquarters.”',
        },
        {
          html: 'the largest of the cities that its trains served.',
          misconception: 'ar-common-sense-over-text',
          why: 'A large city would be a natural choice, but the words are “commonly that of the city where it had its headquarters,” large or not.',
        },
        {
          html: 'the city in which the time signals were sent out.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Signals from the observatory are mentioned two paragraphs later, but each company then had its own time, “commonly” that of its headquarters.',
        },
      ],
      evidence: ['commonly that of the city where it had its headquarters'],
      explanation:
        '<p class="plan">A stated detail: find the companies’ choice in the second paragraph and read the words after “commonly.”</p><p>“Every company therefore chose a time, commonly that of the city where it had its headquarters” ([[line: commonly that of the city where it had its headquarters]]). Headquarters are the main offices. “Commonly” answers “most often,” so this is the usual choice, and it follows the company’s own seat.</p>',
    },
    {
      id: 'act-reading/the-day-of-two-noons-q3',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'The passage indicates that railroads were forced to keep exact time mainly because:',
      right: 'a single track had to serve traffic in both directions.',
      wrong: [
        {
          html: 'trains had become so fast that a few minutes mattered.',
          misconception: 'ar-common-sense-over-text',
          why: 'Speed is mentioned, and it seems the obvious reason, but only to be set aside: “less because trains were fast than because they shared track.”',
        },
        {
          html: 'stations that served several lines had to show several clocks.',
          misconception: 'ar-true-but-not-asked',
          why: 'The several clocks were a result of the companies’ different times; they do not tell why a company needed an exact time at all.',
        },
        {
          html: 'signals along the line were set by the clock.',
          misconception: 'ar-outside-the-text',
          why: 'Signals set by the clock would call for exact time, but none are mentioned; trains on a single line had to agree when one “will have moved aside.”',
        },
      ],
      evidence: ['less because trains were fast than because they shared track'],
      explanation:
        '<p class="plan">A cause question: look for a sentence that weighs two possible causes against each other.</p><p>The differences mattered “less because trains were fast than because they shared track” ([[line: because they shared track]]). The next sentence explains it: two trains on a single line “must agree about when one of them will have moved aside.”</p>',
    },
    {
      id: 'act-reading/the-day-of-two-noons-q4',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The first two sentences of the third paragraph ([[line: It would be natural to suppose that this arrangement was felt to be intolerable and that the public demanded a better one. The record suggests otherwise.]]) mainly serve to:',
      right: 'bring up a view in order to reject it.',
      wrong: [
        {
          html: 'put forward a view in order to defend it.',
          misconception: 'ar-quoted-view-for-author',
          why: '“It would be natural to suppose” may sound like agreement, but the next words are “The record suggests otherwise.”',
        },
        {
          html: 'sum up what has been said of the railroads.',
          misconception: 'ar-content-for-function',
          why: 'The trouble with many times was described just before, but these sentences go on to something new: what led to a change.',
        },
        {
          html: 'grant that the record is not complete.',
          misconception: 'ar-half-right',
          why: 'The record is mentioned, but not as lacking anything; it speaks, and it speaks against what one would suppose.',
        },
      ],
      evidence: [
        'It would be natural to suppose that this arrangement was felt to be intolerable and that the public demanded a better one. The record suggests otherwise.',
      ],
      explanation:
        '<p class="plan">A function question: ask what one would “suppose,” and what the following sentence does to the supposition.</p><p>“It would be natural to suppose that this arrangement was felt to be intolerable and that the public demanded a better one. The record suggests otherwise” ([[line: The record suggests otherwise]]). The author names what one expects of the public and then says that it was not so; “The pressure came from elsewhere.”</p>',
    },
    {
      id: 'act-reading/the-day-of-two-noons-q5',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.0,
      seconds: 55,
      text: '',
      stem: 'Which of the following is NOT mentioned in the passage about the plan of 1883?',
      right: 'That it was put to the cities before it was adopted',
      wrong: [
        {
          html: 'That it was meant to forestall an act of Congress',
          misconception: 'ar-missed-in-other-words',
          why: 'It is said in other words: the managers feared that if they did nothing themselves, “Congress might do it for them,” and so they met in October.',
        },
        {
          html: 'That it was the work of a man who edited a guide',
          misconception: 'ar-overlooked-mention',
          why: 'His name is easily read over, but the plan “had been worked out by William F. Allen, the editor of a railway guide.”',
        },
        {
          html: 'That it was to take effect on a Sunday at noon',
          misconception: 'ar-overlooked-mention',
          why: 'The day stands in a short sentence at the end, after the zones, and is soon read over: “Sunday, November 18, at noon.”',
        },
      ],
      evidence: [
        'In October 1883 the companies met in Chicago and adopted a plan',
        'The companies simply changed their clocks, and most large cities changed theirs within a short time',
      ],
      explanation:
        '<p class="plan">A NOT question: three of the four stand where the plan is described; find them, then see what is said about the fourth.</p><p>The companies “met in Chicago and adopted a plan, which had been worked out by William F. Allen” ([[line: which had been worked out by William F. Allen]]). They feared that “Congress might do it for them,” and the day was to be “Sunday, November 18, at noon.” The cities were not asked: the companies “simply changed their clocks, and most large cities changed theirs within a short time” ([[line: most large cities changed theirs]]).</p>',
    },
    {
      id: 'act-reading/the-day-of-two-noons-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'According to the table, in which of these cities was local time nearest to 11:30 a.m. when it was noon in Washington?',
      right: 'Chicago',
      wrong: [
        {
          html: 'Pittsburgh',
          misconception: 'ar-compares-wrongly',
          why: 'Pittsburgh is the last row before noon and seems near, but its 11:48 is eighteen minutes from half past eleven; Chicago’s 11:18 is twelve.',
        },
        {
          html: 'St. Louis',
          misconception: 'ar-compares-wrongly',
          why: 'St. Louis, at 11:07, also lies before 11:30, but twenty-three minutes from it; the row above it in the table is nearer.',
        },
        {
          html: 'New York',
          misconception: 'ar-misreads-figure',
          why: 'New York’s row may be taken for that of a city to the west, but its clock shows 12:12, after noon and more than forty minutes from 11:30.',
        },
      ],
      evidence: ['Chicago', '11:18 a.m.'],
      explanation:
        '<p class="plan">A question on the table: work out how far each of the times lies from 11:30.</p><p>In the table Chicago stands at 11:18 a.m., twelve minutes before 11:30. Pittsburgh, at 11:48, is eighteen minutes away, St. Louis, at 11:07, twenty-three, and New York, at 12:12, forty-two.</p>',
    },
    {
      id: 'act-reading/the-day-of-two-noons-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'Which statement in the passage is most directly illustrated by the first two rows of the table?',
      right: 'The sun stands highest over Boston some minutes before it does over New York.',
      wrong: [
        {
          html: 'In the eastern part of each zone, noon came twice on the day of the change.',
          misconception: 'ar-true-but-not-asked',
          why: 'The passage says so, and both cities lie in the east; but the table gives times by the sun alone and shows nothing of the new standard or its second noon.',
        },
        {
          html: 'In New York the clocks had to be changed by just under four minutes.',
          misconception: 'ar-true-but-not-asked',
          why: 'New York and its minutes are in the text, but the table compares sun times with Washington’s; it shows nothing of the new standard time.',
        },
        {
          html: 'From one village to the next, the difference in noon amounted to seconds.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'This too is about noon in two places, but the first two rows are cities twelve minutes apart; neighboring villages and their seconds are not in the table.',
        },
      ],
      evidence: [
        'it stands highest over Boston some twelve minutes before it stands highest over New York',
        '12:24 p.m.',
        '12:12 p.m.',
      ],
      explanation:
        '<p class="plan">Table and text together: subtract the one row from the other, then look for a sentence that names the same difference.</p><p>The table gives 12:24 for Boston and 12:12 for New York, a difference of twelve minutes. That is what the first paragraph says: the sun “stands highest over Boston some twelve minutes before it stands highest over New York” ([[line: it stands highest over Boston some twelve minutes]]).</p>',
    },
    {
      id: 'act-reading/the-day-of-two-noons-q8',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 0.8,
      seconds: 60,
      text: '',
      stem: 'The author’s attitude toward the towns that protested against standard time is best described as:',
      right: 'respectful of a point they felt but could not well put into words.',
      wrong: [
        {
          html: 'full of respect for a point they put more clearly than historians have.',
          misconception: 'ar-half-right',
          why: 'The respect is there, but not the clarity: the protesters “were hardly able to say what” was at stake, and it was historians who took it up.',
        },
        {
          html: 'amused by a resistance that belongs to a slower and simpler age.',
          misconception: 'ar-quoted-view-for-author',
          why: 'That is how they “are easily made to look”; the author mentions the view in order to turn against it with “Yet.”',
        },
        {
          html: 'sorry that a sound point was made by no more than a few towns.',
          misconception: 'ar-half-right',
          why: 'She does find a point in the objection, and “a few kept to the sun for years”; but she regrets no lack of numbers: the protesters lacked words for it.',
        },
      ],
      evidence: [
        'The protesters saw that more than a few minutes was at stake, although they were hardly able to say what.',
      ],
      explanation:
        '<p class="plan">An attitude question: mark the turning word “Yet” and ask what is granted on either side of it.</p><p>“Their protests are easily made to look quaint. Yet the objection contained a point” ([[line: Yet the objection contained a point]]); and the protesters “saw that more than a few minutes was at stake, although they were hardly able to say what” ([[line: saw that more than a few minutes was at stake]]). “Easily made to look quaint. Yet” takes their side against an easy smile; “hardly able to say what” is the part that they could not express.</p>',
    },
    {
      id: 'act-reading/the-day-of-two-noons-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.0,
      seconds: 65,
      text: '',
      stem: 'The case described in [[line: For a blacksmith who dealt]] supports the claim that:',
      right: 'local time had seemed orderly to some.',
      wrong: [
        {
          html: 'standard time came late to some trades.',
          misconception: 'ar-common-sense-over-text',
          why: 'Villages do change late, but the blacksmith is not said to keep the old time; the point is that for him it “had never been confused.”',
        },
        {
          html: 'standard time was of use to some trades.',
          misconception: 'ar-reversed',
          why: 'Order is praised in the usual account, but the blacksmith stands against it: to him “the new noon” was what “needed explaining.”',
        },
        {
          html: 'local time had been kept up by some towns.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is true that “a few kept to the sun for years”; but that is told in the paragraph before, and the blacksmith is no example of it.',
        },
      ],
      evidence: [
        'it takes the point of view of those who had many places to coordinate',
        'For a blacksmith who dealt with nobody farther off than the next county, local time had never been confused.',
      ],
      explanation:
        '<p class="plan">Evidence for a claim: read the sentence before the blacksmith; he is the example for it.</p><p>The usual account “takes the point of view of those who had many places to coordinate” ([[line: it takes the point of view of those]]). The blacksmith is the other point of view: for him “local time had never been confused” ([[line: local time had never been confused]]).</p>',
    },
  ],
}
