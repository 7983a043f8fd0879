import { barChart, type Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-ninth-drop',
  kind: 'Natural Science',
  title: 'The Ninth Drop',
  description:
    'This passage is adapted from a newspaper article, “A Very Long Experiment,” by Claire Dunmore (2015). The writer is invented; the experiment, its dates and its keepers are not. The chart belongs to the article.',
  paragraphs: [
    'In a glass case in a foyer of the University of Queensland, in Brisbane, Australia, stands a funnel filled with black pitch. The funnel has no stopper. Beneath it is a beaker. Nothing appears to be happening, and something has been happening since 1930.',
    'Pitch is what is left over when tar has been distilled. It was once used to seal the hulls of boats. At room temperature it seems as solid as coal, and a lump that is struck with a hammer will fly to pieces. In 1927 Thomas Parnell, the university’s first professor of physics, set out to show his students that appearances deceive. He warmed some pitch, poured it into a sealed funnel, and gave it three years to settle. Then he cut the end off the stem. The pitch began to flow. The first drop fell in December 1938.',
    'It was followed by others, at intervals of about eight years: 1947, 1954, 1962, 1970, 1979. Parnell lived to see two of them. From the rate of flow it was later worked out that pitch is roughly 230 billion times as thick as water. That figure, published in 1984, is the chief scientific result of the experiment so far, and it comes with wide limits of error, since the temperature in the foyer was never controlled and warm pitch flows faster than cold.',
    'The curious thing about the record is that for most of a century nobody saw a drop fall. A drop takes years to swell and hours to stretch, and the last of it, when the thread breaks, is over in about a tenth of a second. John Mainstone, who joined the physics department in 1961 and looked after the funnel for more than half a century, came close several times. In 1979 the sixth drop was plainly near its end on a Friday, and he stayed with it into the weekend; he went home on Sunday evening, and it had fallen when he came back. In 1988, when the experiment was on show at a world’s fair in Brisbane, he left the room for a few minutes to get something to drink. In 2000 he was abroad, and a camera had been trained on the funnel. A fault in its memory lost the pictures.',
    'By then the pace had changed. The seventh drop had taken somewhat more than nine years. The eighth took twelve, and the ninth more than thirteen. The reason is not in doubt. The building was given air-conditioning in the 1980s, and in a cooler room the pitch runs more slowly. The level in the funnel has fallen too, so that there is less weight above the stem, but that effect is small.',
    'Mainstone did not see the ninth drop either. He died in August 2013, and in April of the following year the drop came to rest against the eighth, which still stood beneath it in the beaker. A few days later the beaker was being changed, to make room, when the base wobbled and the thread snapped. Three cameras recorded it.',
    'They were not the first. In July 2013, at Trinity College in Dublin, where a funnel of the same kind had stood on a shelf since 1944 with nobody in particular looking after it, physicists set up a camera when they noticed a drop hanging low. They caught it. The clip lasts a few seconds and has been watched by a great many people. Mainstone, in the last weeks of his life, told a reporter that he had gone through it over and over again.',
    'Is any of it science? Some physicists have been sharp about this. A laboratory instrument can measure the flow of pitch in an afternoon, at a temperature that is known. Nothing has been learned from the ninth drop that was not clear after the second. What the funnel does, its defenders answer, is what Parnell meant it to do. It was built for teaching. A student can be told that an afternoon is a short time, that a solid may be a liquid that has not been watched for long enough, and can write it down and forget it. It is harder to forget after one has stood in front of the funnel and waited, for as long as one has, and seen nothing.',
  ],
  figure: `<p><strong>Years that each drop took to form and fall</strong></p>${barChart({ alt: 'Bar chart of the years that each of nine drops took. Drop 1: about 8.2; drop 2: 8.2; drop 3: 7.2; drop 4: 8.1; drop 5: 8.3; drop 6: 8.7; drop 7: 9.3; drop 8: 12.3; drop 9: 13.4.', labels: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], values: [8.2, 8.2, 7.2, 8.1, 8.3, 8.7, 9.3, 12.3, 13.4], xTitle: 'Drop', yTitle: 'Years', max: 14, step: 2 })}`,
  questions: [
    {
      id: 'act-reading/the-ninth-drop-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'The article as a whole can best be described as:',
      right: 'a history of a long demonstration, with two views of what it is worth.',
      wrong: [
        {
          html: 'a history of a long demonstration, with two accounts of why it was begun.',
          misconception: 'ar-half-right',
          why: 'The history is right, but only one account of its beginning is given: Parnell “set out to show his students that appearances deceive.” What is disputed is its worth.',
        },
        {
          html: 'a history of a long demonstration, with a tribute to the man who kept it.',
          misconception: 'ar-too-narrow',
          why: 'Mainstone kept it “for more than half a century,” and much is told of him; but the first and the last paragraphs are not about him.',
        },
        {
          html: 'a history of a long demonstration, with a list of what it has found.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'One figure is named in the third paragraph as “the chief scientific result,” but the article closes with a dispute about worth.',
        },
      ],
      evidence: [
        'Is any of it science?',
        'In 1927 Thomas Parnell, the university’s first professor of physics, set out to show his students that appearances deceive.',
      ],
      explanation:
        '<p class="plan">This asks for the article as a whole: cover Parnell at the start, the missed drops, and the question in the last paragraph.</p><p>The article goes from Parnell, who “set out to show his students that appearances deceive” ([[line: set out to show his students that appearances deceive]]), through nine drops, to the question “Is any of it science?” ([[line: Is any of it science?]]). Some physicists say no; the defenders answer that it was built for teaching.</p>',
    },
    {
      id: 'act-reading/the-ninth-drop-q2',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.7,
      seconds: 50,
      text: '',
      stem: 'According to the passage, the funnel at Trinity College in Dublin:',
      right: 'had been nobody’s task for a long time.',
      wrong: [
        {
          html: 'stood in a room that was never heated.',
          misconception: 'ar-outside-the-text',
          why: 'How warm it was in Dublin is not told; an uncontrolled temperature is the trouble of the foyer in Brisbane.',
        },
        {
          html: 'let fall its first drop in 2013.',
          misconception: 'ar-half-right',
          why: 'In July 2013 a drop did fall before a camera; that none had fallen since 1944 the passage does not say.',
        },
        {
          html: 'had a camera trained on it for years.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'A camera was set up only “when they noticed a drop hanging low”; one that was there in advance failed in Brisbane, in 2000.',
        },
      ],
      evidence: ['had stood on a shelf since 1944 with nobody in particular looking after it'],
      explanation:
        '<p class="plan">A stated detail: find Dublin, and read what is said of the years before the camera.</p><p>A funnel of the same kind “had stood on a shelf since 1944 with nobody in particular looking after it” ([[line: with nobody in particular looking after it]]). For some seventy years, then, it was nobody’s task, until a low drop was noticed.</p>',
    },
    {
      id: 'act-reading/the-ninth-drop-q3',
      skill: 'ar-argument-evidence',
      difficulty: 'Low',
      b: -0.4,
      seconds: 55,
      text: '',
      stem: 'According to the chart, which drop took the shortest time?',
      right: 'Drop 3',
      wrong: [
        {
          html: 'Drop 1',
          misconception: 'ar-misreads-figure',
          why: 'Drop 1 comes first in time, but its bar stands above 8 years; the lowest bar, at about 7 years, is that of drop 3.',
        },
        {
          html: 'Drop 4',
          misconception: 'ar-compares-wrongly',
          why: 'Drop 4 is lower than its neighbor on the right, at about 8 years; but the bar on its other side, that of drop 3, is lower still.',
        },
        {
          html: 'Drop 9',
          misconception: 'ar-reversed',
          why: 'Drop 9 does have the most extreme bar, but it is the tallest, more than 13 years: it took the longest time and not the shortest.',
        },
      ],
      evidence: ['drop 3: 7.2'],
      explanation:
        '<p class="plan">A question on the chart: the height of a bar is a time, so look for the lowest bar.</p><p>The bar of drop 3 is the lowest, at about 7 years; all the others reach 8 years or more.</p>',
    },
    {
      id: 'act-reading/the-ninth-drop-q4',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The chart gives the most direct support to which of the following statements?',
      right: 'The last two drops took years longer than any of the others.',
      wrong: [
        {
          html: 'Each of the nine drops took longer to fall than the one before it.',
          misconception: 'ar-extreme-wording',
          why: 'The later bars do rise one after another, but drop 3 is lower than drop 2; “each of the nine” is more than the chart shows.',
        },
        {
          html: 'The air-conditioning of the 1980s made the pitch in the funnel thicker.',
          misconception: 'ar-true-but-not-asked',
          why: 'It stands in the passage and fits the slowing that one sees, but the chart has no temperatures; the bars do not show a cause.',
        },
        {
          html: 'The first three drops came more and more slowly.',
          misconception: 'ar-compares-wrongly',
          why: 'It fits the story of later drops, but the first three bars do not rise: 8.2, 8.2 and 7.2 years; the third was the quickest of all.',
        },
      ],
      evidence: ['drop 7: 9.3; drop 8: 12.3; drop 9: 13.4', 'By then the pace had changed.'],
      explanation:
        '<p class="plan">Evidence from a chart: it shows drops and years, nothing else. Which statement needs only these?</p><p>The first seven bars lie between 7 and about 9 years; the eighth stands above 12 and the ninth above 13. The text says the same: “By then the pace had changed” ([[line: By then the pace had changed]]). Causes and witnesses are not in the chart.</p>',
    },
    {
      id: 'act-reading/the-ninth-drop-q5',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'Which of the following events mentioned in the passage took place last?',
      right: 'Pitch snapped off while somebody was replacing the beaker.',
      wrong: [
        {
          html: 'A drop was caught by a camera at Trinity College in Dublin.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'It is told after the changing of the beaker, but it happened in July 2013; the beaker was changed in April 2014.',
        },
        {
          html: 'The keeper of the experiment in Brisbane went through a film clip.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'This stands at the end of the Dublin paragraph, but Mainstone died in August 2013, so he saw the clip before that.',
        },
        {
          html: 'The figure for the thickness of pitch was put into print.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is an event of the passage and sounds like an end of long waiting, but it was published in 1984, long before the others.',
        },
      ],
      evidence: [
        'in April of the following year the drop came to rest against the eighth',
        'A few days later the beaker was being changed, to make room, when the base wobbled and the thread snapped',
      ],
      explanation:
        '<p class="plan">A question of order: write the year beside each event, whatever the order in which they are told.</p><p>Dublin’s drop fell “In July 2013,” Mainstone “died in August 2013,” and “in April of the following year” the ninth drop touched the eighth; “A few days later the beaker was being changed” ([[line: A few days later the beaker was being changed]]).</p>',
    },
    {
      id: 'act-reading/the-ninth-drop-q6',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 45,
      text: '',
      stem: 'As it is used in the last paragraph ([[line: Some physicists have been sharp about this]]), the word <em>sharp</em> most nearly means:',
      right: 'severe.',
      wrong: [
        {
          html: 'clever.',
          misconception: 'ar-first-meaning',
          why: 'A sharp mind is a clever one, and these are physicists; but the sentence tells how they judge the experiment, and what follows is a hard criticism.',
        },
        {
          html: 'exact.',
          misconception: 'ar-mood-for-meaning',
          why: 'Physicists are exact as a rule, and a known temperature is mentioned, so it suits them; but to be sharp “on the point” is to speak harshly about it.',
        },
        {
          html: 'sudden.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A sharp turn is a sudden one, but nothing here comes suddenly; the physicists give a judgment: “Nothing has been learned from the ninth drop.”',
        },
      ],
      evidence: ['Nothing has been learned from the ninth drop that was not clear after the second.'],
      explanation:
        '<p class="plan">A word in context: read the two sentences after it to hear in what manner these physicists speak.</p><p>What they say is hard: “A laboratory instrument can measure the flow of pitch in an afternoon,” and “Nothing has been learned from the ninth drop that was not clear after the second” ([[line: Nothing has been learned from the ninth drop]]). Both sentences call the long trial useless, so “sharp” is said of a judgment that spares nothing.</p>',
    },
    {
      id: 'act-reading/the-ninth-drop-q7',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.0,
      seconds: 55,
      text: '',
      stem: 'According to the passage, all of the following kept people in Brisbane from seeing a drop fall EXCEPT:',
      right: 'a drop’s taking less time to form than had been expected.',
      wrong: [
        {
          html: 'a keeper’s stepping out of the room to fetch a drink.',
          misconception: 'ar-lost-the-not',
          why: 'It is the best-known of the mishaps: in 1988 he “left the room for a few minutes to get something to drink.” Without EXCEPT it would be right.',
        },
        {
          html: 'a failure in the memory of the equipment that was used.',
          misconception: 'ar-overlooked-mention',
          why: 'In 2000 a camera was in place, but “A fault in its memory lost the pictures.”',
        },
        {
          html: 'the shortness of the moment in which the thread gives way.',
          misconception: 'ar-overlooked-mention',
          why: 'It is stated in general, before the stories: the last of it “is over in about a tenth of a second.”',
        },
      ],
      evidence: [
        'he left the room for a few minutes to get something to drink',
        'A fault in its memory lost the pictures.',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: cross off the three causes that stand in the fourth paragraph.</p><p>He “left the room for a few minutes” in 1988, a “fault in its memory lost the pictures” in 2000, and the break “is over in about a tenth of a second.” That a drop came early is nowhere said; the later ones came more and more slowly.</p>',
    },
    {
      id: 'act-reading/the-ninth-drop-q8',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'What is said of Mainstone and the clip in [[line: over and over again]] serves mainly to suggest that he:',
      right: 'was taken up with the sight itself.',
      wrong: [
        {
          html: 'felt that others had taken his due.',
          misconception: 'ar-wrong-tone',
          why: 'He had waited half a century, so envy would be natural, but he tells a reporter only how often he watched; no grudge is heard.',
        },
        {
          html: 'was looking in it for something to measure.',
          misconception: 'ar-half-right',
          why: 'That he watched it many times is right, and a physicist measures; but in what he told the reporter there is no word of measuring.',
        },
        {
          html: 'held himself to blame for coming late.',
          misconception: 'ar-common-sense-over-text',
          why: 'Three times he had just missed a drop, and one might blame oneself; but it is the clip that he speaks of, and not his own bad luck.',
        },
      ],
      evidence: ['told a reporter that he had gone through it over and over again'],
      explanation:
        '<p class="plan">A function question: remember how often he had missed it, and ask what his feeling now says about him.</p><p>For half a century he had waited and missed each drop, and others filmed one first. Yet he “told a reporter that he had gone through it over and over again” ([[line: told a reporter that he had gone through it]]). It shows a man taken up with the sight, whoever got it.</p>',
    },
    {
      id: 'act-reading/the-ninth-drop-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.1,
      seconds: 70,
      text: '',
      stem: 'The defenders’ answer in the last paragraph meets the critics’ objection by:',
      right: 'leaving the critics’ facts undisputed and naming another purpose.',
      wrong: [
        {
          html: 'leaving the critics’ facts undisputed and promising later results.',
          misconception: 'ar-half-right',
          why: 'They do leave the facts alone, but they promise nothing; they appeal to what the funnel already does, “what Parnell meant it to do.”',
        },
        {
          html: 'disputing the critics’ facts and recalling what was published.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'A figure was published in 1984, as the third paragraph says, but the defenders do not appeal to it, nor do they deny any fact.',
        },
        {
          html: 'leaving the critics’ facts undisputed and recalling how many have watched it.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'A clip was indeed watched by “a great many people,” but that is told of Dublin, a paragraph earlier; the defenders speak of what Parnell “meant it to do.”',
        },
      ],
      evidence: [
        'It was built for teaching.',
        'What the funnel does, its defenders answer, is what Parnell meant it to do.',
      ],
      explanation:
        '<p class="plan">Weighing an argument: say what the critics measure the funnel by, and then what the defenders measure it by.</p><p>The critics ask for measurement: an instrument does it “in an afternoon.” The answer is: “What the funnel does, its defenders answer, is what Parnell meant it to do. It was built for teaching” ([[line: It was built for teaching]]). They accept the facts and change the measure.</p>',
    },
  ],
}
