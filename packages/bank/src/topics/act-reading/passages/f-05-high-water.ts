import { type Passage, table } from '#kit'

export const passage: Passage = {
  id: 'act-reading/high-water',
  kind: 'Social Science',
  title: 'High Water',
  description:
    'This passage is adapted from a newspaper article, “Who Carries the Chairs?” by Martin Osgood (2012). The table belongs to the article. Author, river, villages, speakers and the study are invented; what is told of the stones in Japan is not.',
  paragraphs: [
    'On the north wall of the feed store in Ansel, at the height of a tall man’s hat, is a line of white paint and the words HIGH WATER MAY 9 1957. Thirty yards away, with its doorstep three feet below that line, stands a house that was built in 1991. I asked the owner, Dale Reese, whether he had noticed the mark when he bought the lot. “Everybody’s noticed it,” he said. “It’s on the T-shirts.”',
    'Teresa Quill, a geographer at the state college, has spent six summers on the question of whether that line does any good. Forty-six villages lie along the Tallis River, and all were flooded in the same night. In the year that followed, seventeen of them put up a mark of some kind: paint, a brass plate, a carved post. Eighteen put up nothing. The others, eleven in all, did something else, which Quill learned of only in her second summer, because it is in no record. The county has building permits from 1950 on. For every house put up since the flood, one can find out whether it stands above the water of that night or below it.',
    'She had expected the marked villages to build higher than the unmarked. They did not. For ten years hardly anyone built low, mark or no mark. In the third decade the share of low houses rose, and by the fifth it was above four in ten in villages of both kinds. “The memory lasted about as long as the people who had carried the furniture,” Quill said. “The paint lasted longer, and it made no difference.”',
    'With two students she went to see a hundred and twenty owners of low houses in the marked villages. Six had not known of the mark. About thirty took it for a comfort: it showed the worst that the river could do, and they could live, they said, with two feet. The rest spoke of it as Reese had, as something that belonged to the town’s past, like the cannon. A mark, Quill says, tells people what the river did. It does not give them anything to do.',
    'That brings her to the eleven. On the Sunday nearest to May 9, the people of these villages used to carry the chairs out of their church and up to the cemetery, sit on them, eat lunch, and carry them down again. They called it Chairs. In seven villages they still do it. There is no sermon. Quill has met people there who have carried chairs since they could walk and cannot say what it is for. Yet in those seven, even in the fifth decade, only thirteen of every hundred new houses were built low.',
    'It might be, of course, that the seven are simply another sort of place, with older families, say, or cheaper ground on the hill. Quill thought so too, until she looked at the remaining four. These had carried chairs like the others until 1974, when the diocese, which was short of priests, closed their churches and sold what was in them. Up to that year the four had built just as the seven did. Ten years after it they were building like everyone else on the river. She has left them out of her table, since they belong in one column for part of the time and in another for the rest. They are, she says, the best thing she has.',
    'On the coast of northeastern Japan there are hundreds of old stones that tell of great waves. When the tsunami of 2011 came, many of them proved to have been standing for decades above new houses. The one at Aneyoshi is often named as the exception. It does not merely record; it says, in so many words, not to build below this point. Nobody there had, and the water stopped short of the village. Quill likes to be told about this stone, and she has been told about it often. She does not believe that wording is the whole of it. “I’d want to know who sweeps it,” she said, “and on what day.”',
  ],
  figure: table(
    ['Years after the flood', 'Villages with no mark', 'Villages with a mark', 'Villages with Chairs'],
    [
      ['1 to 10', '6%', '4%', '3%'],
      ['11 to 20', '11%', '9%', '5%'],
      ['21 to 30', '26%', '24%', '8%'],
      ['31 to 40', '39%', '41%', '12%'],
      ['41 to 50', '43%', '44%', '13%'],
    ],
    'Share of new houses that were built below the water of 1957',
  ),
  questions: [
    {
      id: 'act-reading/high-water-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to the table, in villages with a mark, what share of the houses built 21 to 30 years after the flood stood below the water of 1957?',
      right: '24%',
      wrong: [
        {
          html: '26%',
          misconception: 'ar-wrong-column',
          why: 'The row is the right one, but 26% stands in the column of the villages with no mark; the question asks about those with one.',
        },
        {
          html: '9%',
          misconception: 'ar-misreads-figure',
          why: 'This is the right column, but the row above it, for the years 11 to 20; the row 21 to 30 has 24%.',
        },
        {
          html: '8%',
          misconception: 'ar-wrong-column',
          why: 'The row is the right one, but 8% stands in the last column, of the villages that carry chairs.',
        },
      ],
      evidence: ['24%'],
      explanation:
        '<p class="plan">A question on the table: find the row of the years first, then the column with a mark.</p><p>In the row “21 to 30” the column “Villages with a mark” says “24%.” First the row, for the years, then the column, for the villages; the cell where they meet is the share.</p>',
    },
    {
      id: 'act-reading/high-water-q2',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'The main point of the article is that along the Tallis River people were kept from building low:',
      right: 'by something they did each year.',
      wrong: [
        {
          html: 'by something they had been told.',
          misconception: 'ar-half-right',
          why: 'They were told by the marks what the river did, but that “made no difference”; it is carrying chairs that did.',
        },
        {
          html: 'by something they remembered.',
          misconception: 'ar-half-right',
          why: 'Memory did keep them for a decade or two, everywhere alike; but what kept some for fifty years was a custom.',
        },
        {
          html: 'by something they had put up.',
          misconception: 'ar-reversed',
          why: 'Seventeen villages did put something up, paint or brass or a post; but “it made no difference,” and they built as low as those without.',
        },
      ],
      evidence: [
        'Yet in those seven, even in the fifth decade, only thirteen of every hundred new houses were built low.',
        'The paint lasted longer, and it made no difference.',
      ],
      explanation:
        '<p class="plan">A main point: ask which of the three kinds of village built differently, and what they did.</p><p>Of the mark Quill says that “it made no difference” ([[line: and it made no difference]]). In the seven villages that still carry chairs “only thirteen of every hundred new houses were built low” ([[line: only thirteen of every hundred new houses]]).</p>',
    },
    {
      id: 'act-reading/high-water-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: hardly anyone built low]], the phrase “built low” most nearly means put up houses:',
      right: 'under the flood line.',
      wrong: [
        {
          html: 'on the valley floor.',
          misconception: 'ar-half-right',
          why: 'The low ground of a valley is near it, but the test is exact: above the water of 1957 or below it.',
        },
        {
          html: 'close to the bank.',
          misconception: 'ar-mood-for-meaning',
          why: 'The river suggests its bank, but what is counted is height: above the water of that night or below it.',
        },
        {
          html: 'below the old ones.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'New houses may stand below old ones, but what is looked up for each is the water of that night.',
        },
      ],
      evidence: ['one can find out whether it stands above the water of that night or below it'],
      explanation:
        '<p class="plan">A phrase in context: look at the last sentence of the paragraph before, which says what is being counted.</p><p>For every house one can find out “whether it stands above the water of that night or below it” ([[line: whether it stands above the water of that night]]). To build low is to build below it.</p>',
    },
    {
      id: 'act-reading/high-water-q4',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Dale Reese’s remark in [[line: It’s on the T-shirts.]] implies that to him the mark is:',
      right: 'familiar, and nothing to act upon.',
      wrong: [
        {
          html: 'familiar, and a thing to be proud of.',
          misconception: 'ar-wrong-tone',
          why: 'T-shirts may show pride, but he answers a question on whether he had noticed; it is to him a thing of the past.',
        },
        {
          html: 'a trick to bring in more visitors.',
          misconception: 'ar-literal-for-figurative',
          why: 'T-shirts are sold, but he is explaining why everybody knows the mark, and why it did not stop him.',
        },
        {
          html: 'familiar, and a reason to be careful.',
          misconception: 'ar-reversed',
          why: 'It is familiar to him, but it has made nobody careful: he lives in a house with its doorstep “three feet below that line.”',
        },
      ],
      evidence: [
        '“Everybody’s noticed it,” he said.',
        'The rest spoke of it as Reese had, as something that belonged to the town’s past, like the cannon.',
      ],
      explanation:
        '<p class="plan">An inference: read what was asked, and what is said later about those who spoke “as Reese had.”</p><p>He had noticed it and bought all the same. Later owners are said to speak “as Reese had, as something that belonged to the town’s past” ([[line: as something that belonged to the town’s past]]): known to all, and no warning.</p>',
    },
    {
      id: 'act-reading/high-water-q5',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.7,
      seconds: 50,
      text: '',
      stem: 'Most of the owners whom Quill and her students visited had not been held back by the mark because:',
      right: 'it was to them a thing of the past.',
      wrong: [
        {
          html: 'it showed the worst that could happen.',
          misconception: 'ar-half-right',
          why: 'About thirty of a hundred and twenty took it for such a comfort; “the rest,” who are most, spoke of the past.',
        },
        {
          html: 'they had seen it when it was too late.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Six had indeed not known of the mark, but the others had; Reese, asked about the day he bought, says, “Everybody’s noticed it.”',
        },
        {
          html: 'they had found no other land.',
          misconception: 'ar-common-sense-over-text',
          why: 'This is a common reason for building low, but the owners do not give it; they spoke of the town’s past.',
        },
      ],
      evidence: ['The rest spoke of it as Reese had, as something that belonged to the town’s past, like the cannon.'],
      explanation:
        '<p class="plan">A stated cause: find the numbers in the fourth paragraph, and see which group is the largest.</p><p>Six had not known of the mark and about thirty took it for a comfort. “The rest spoke of it as Reese had, as something that belonged to the town’s past” ([[line: The rest spoke of it as Reese had]]).</p>',
    },
    {
      id: 'act-reading/high-water-q6',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The author tells about the villages in [[line: These had carried chairs like the others until 1974]] mainly to:',
      right: 'meet a doubt about the villages with Chairs.',
      wrong: [
        {
          html: 'warn that the custom may not last in the rest.',
          misconception: 'ar-outside-the-text',
          why: 'The custom did end in these four, but the seven still keep it, and no fear for them is voiced; to Quill the four are “the best thing she has.”',
        },
        {
          html: 'account for a gap that the table leaves.',
          misconception: 'ar-true-but-not-asked',
          why: 'That they are left out of the table is told too, but the paragraph begins with a doubt, and they remove it.',
        },
        {
          html: 'show what became of villages that shrank.',
          misconception: 'ar-outside-the-text',
          why: 'Churches were closed because priests were few, and not because people were; how they built is what matters.',
        },
      ],
      evidence: [
        'It might be, of course, that the seven are simply another sort of place',
        'Up to that year the four had built just as the seven did.',
      ],
      explanation:
        '<p class="plan">A function question: read the first two sentences of the paragraph and ask what changed Quill’s mind.</p><p>The doubt is that the seven are “simply another sort of place” ([[line: simply another sort of place]]). But the four “had built just as the seven did” ([[line: Up to that year the four had built just as the seven did.]]) as long as they carried chairs, and no longer.</p>',
    },
    {
      id: 'act-reading/high-water-q7',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1.0,
      seconds: 65,
      text: '',
      stem: 'Quill’s remark in [[line: I’d want to know who sweeps it]] implies that in her opinion the stone:',
      right: 'may be part of something people do.',
      wrong: [
        {
          html: 'may be the work of a single family.',
          misconception: 'ar-literal-for-figurative',
          why: '“Who sweeps it” sounds like a question about a person, but “on what day” shows that she thinks of a custom.',
        },
        {
          html: 'may have been put up by those who lost most.',
          misconception: 'ar-outside-the-text',
          why: 'Those who lost most may well have put it up, but she does not ask about the beginning; she asks who sweeps it, “and on what day.”',
        },
        {
          html: 'may have been heeded for its words.',
          misconception: 'ar-half-right',
          why: 'Its wording is what others praise, and she grants it a share; but she “does not believe that wording is the whole of it.”',
        },
      ],
      evidence: ['She does not believe that wording is the whole of it.', 'It does not give them anything to do.'],
      explanation:
        '<p class="plan">An inference: connect sweeping on a certain day with what she says a mark does not give people.</p><p>A mark “does not give them anything to do” ([[line: It does not give them anything to do.]]). Sweeping on a fixed day is something to do, like Chairs; she suspects that this, and not the wording alone ([[line: She does not believe that wording is the whole of it.]]), made the stone count.</p>',
    },
    {
      id: 'act-reading/high-water-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.7,
      seconds: 65,
      text: '',
      stem: 'Which statement in the article does the table best support when the columns “Villages with no mark” and “Villages with a mark” are compared with each other?',
      right: '“The paint lasted longer, and it made no difference.”',
      wrong: [
        {
          html: '“The memory lasted about as long as the people …”',
          misconception: 'ar-half-right',
          why: 'The rising numbers do fit this, but one sees that by going down a single column; to compare the two columns shows something else.',
        },
        {
          html: '“A mark, Quill says, tells people what the river did.”',
          misconception: 'ar-true-but-not-asked',
          why: 'She says so, but of what a mark tells people the table knows nothing; it counts houses, and the two columns are nearly alike.',
        },
        {
          html: '“Up to that year the four had built just as the seven did.”',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The four villages are left out of the table, and neither of the two columns is about villages with Chairs.',
        },
      ],
      evidence: ['The paint lasted longer, and it made no difference.', '44%'],
      explanation:
        '<p class="plan">A question on the table: put the two columns side by side, row by row, and ask what their likeness shows.</p><p>In every row the two numbers lie within two points of each other, as in the last, “43%” and “44%.” With or without a mark people built alike: the paint “made no difference” ([[line: and it made no difference]]).</p>',
    },
    {
      id: 'act-reading/high-water-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'Which of the following, if true, would most weaken Quill’s use of the four villages as evidence?',
      right: 'High ground for houses ran out in the four soon after 1974.',
      wrong: [
        {
          html: 'The four had fewer people than the seven when the flood came.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'A difference in size might matter, but it was there from the start, and until 1974 the four “had built just as the seven did.”',
        },
        {
          html: 'A village that gave up Chairs later soon built low as well.',
          misconception: 'ar-wrong-side',
          why: 'It bears on the matter, but from the other side: one more village that built low when the custom had ended would strengthen her case.',
        },
        {
          html: 'Land by the river in the four had cost less since the flood.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Cheap land might tempt people to build low, but it had been so since the flood, and until 1974 the four “had built just as the seven did.”',
        },
      ],
      evidence: [
        'Up to that year the four had built just as the seven did.',
        'Ten years after it they were building like everyone else on the river.',
      ],
      explanation:
        '<p class="plan">Weighing evidence: Quill reasons from what changed in the four when they lost their churches. Ask what else could account for the change.</p><p>As long as they carried chairs, the four “had built just as the seven did”; “Ten years after it they were building like everyone else on the river” ([[line: Ten years after it they were building like everyone else on the river.]]). If there had been no room left above the water, they would have had to build low with or without the custom, and its end would explain nothing.</p>',
    },
  ],
}
