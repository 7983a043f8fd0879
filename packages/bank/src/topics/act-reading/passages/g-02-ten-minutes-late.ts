import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/ten-minutes-late',
  kind: 'Social Science',
  title: 'Ten Minutes Late',
  description:
    'Passage A is adapted from a lecture on rules and incentives that the economist Dora Feld gave to her students (2014). Passage B is adapted from a report by the librarian Tomas Ruiz to the council of his town (2020). Both writers are invented, and so are Ruiz’s town, its people and his figures; the study in Haifa and the change in Chicago are not.',
  paragraphs: [
    '# Passage A',
    'In 1998 two economists, Uri Gneezy and Aldo Rustichini, kept count of the parents at ten day care centers in Haifa, in Israel. The centers closed at four. Some parents came late, so that a teacher had to stay, and no rule said what should follow. In the fifth week, six of the ten announced a fine of ten shekels, about three dollars, for anyone more than ten minutes late. Textbooks foretell what happens next: what costs more is done less. In the weeks after, lateness at the six centers rose, until it was about twice as common as before. At the other four it stayed where it had been.',
    'The paper is called “A Fine Is a Price,” and its authors consider more than one way to account for the result. On the first reading, the parents had learned something. Until then nobody could be sure how much a center would put up with; a child might, in the end, be turned away. The fine informed them that the worst was three dollars. On the second reading, the fine changed what lateness was. A parent who kept a teacher waiting had been in that teacher’s debt, and felt it. Now one paid, and the account was closed.',
    'The second reading is the one that is told at dinners. I hold with the first, and my reason is the end of the experiment. In the seventeenth week the fine was withdrawn, and lateness remained as high as the fine had made it. Had a payment merely taken the place of a debt, then with the payment gone the debt should have returned. Information does not go away. The parents now knew that they were dealing with mild people, and no announcement could make them forget it. I draw a practical conclusion. Whoever is not prepared to set a fine high had better set none, and leave people to wonder.',
    '# Passage B',
    'When I proposed, in 2018, that our library stop charging for late books, Mrs. Lyle of the council sent me an article about the parents of Haifa. I took it that she was on my side. She had meant the opposite. What the article showed, she told me, was that one cannot go back: take away a fine, and people will be no more punctual than it left them, and will save their twenty cents a day besides.',
    'So we counted, for a year before and a year after. Late books did come in later, by nine days on the average instead of six. But of books more than two months overdue, which we used to write off, half again as many came back as in the year before, and 412 people whose cards had been blocked, for eleven dollars on the average, borrowed again. With us the fine had not been the price of an extra week. It had been a reason to stay away, and it grew daily. A parent in Haifa had to come at the end of the day, fine or no fine, for the child was there. A borrower with a book under the bed need never come at all. Chicago, which dropped its fines in October 2019, reported that in the first weeks returns more than doubled.',
    'What did trouble me was the books with a waiting list, since there somebody else pays for the nine days. We tried two things. At the main building we brought back the fine for these books alone. At the branch on Dell Street we mailed a card on the day that the book fell due: “A reader on Orchard Road is waiting for this.” Under the fine such books came in four days late, and with the card two. I have no theory. Mrs. Abel, who writes the cards, has one. She says that people do not mind owing a library, but that nobody likes to owe Orchard Road. I would add that a card costs us a stamp. It does not say what will happen to a reader who pays no attention to it. Nothing will.',
  ],
  questions: [
    {
      id: 'act-reading/ten-minutes-late-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to Passage A, at the four centers that announced no fine, lateness:',
      right: 'stayed as it had been all along.',
      wrong: [
        {
          html: 'rose, but less than at the six.',
          misconception: 'ar-half-right',
          why: 'The four did differ from the six, but not by a smaller rise: lateness there “stayed where it had been.”',
        },
        {
          html: 'rose to about twice as much.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The doubling is reported of the six centers that announced the fine; the sentence on the other four comes after it.',
        },
        {
          html: 'fell slowly from the fifth week.',
          misconception: 'ar-echoed-words',
          why: 'The fifth week is when the six announced the fine; no fall in lateness is reported at any center.',
        },
      ],
      evidence: ['At the other four it stayed where it had been.'],
      explanation:
        '<p class="plan">A stated detail: find “the other four” at the end of the first paragraph of Passage A.</p><p>“At the other four it stayed where it had been” ([[line: At the other four it stayed where it had been.]]). The “other four” are those without a fine, and “stayed where it had been” is no change at all.</p>',
    },
    {
      id: 'act-reading/ten-minutes-late-q2',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'In Passage A, the statement that “what costs more is done less” ([[line: what costs more is done less]]) serves mainly to:',
      right: 'set up an expectation that the result goes against.',
      wrong: [
        {
          html: 'sum up the view that the author is going to defend.',
          misconception: 'ar-quoted-view-for-author',
          why: 'The view is that of the textbooks; the one that the author goes on to defend is about what the parents had learned.',
        },
        {
          html: 'give the reason for which the centers chose a fine.',
          misconception: 'ar-invented-cause',
          why: 'The sentence stands right after the announcement of the fine, but it is not said what the centers had in mind.',
        },
        {
          html: 'state a law that the result bears out in some centers.',
          misconception: 'ar-half-right',
          why: 'A law is stated, but no center bears it out: at the six lateness rose with its cost, and the other four had no fine.',
        },
      ],
      evidence: [
        'what costs more is done less',
        'lateness at the six centers rose, until it was about twice as common as before',
      ],
      explanation:
        '<p class="plan">A function question: read the sentence together with the one that follows it.</p><p>The textbooks say that “what costs more is done less” ([[line: what costs more is done less]]). Then lateness, which now cost more, “rose” ([[line: lateness at the six centers rose]]).</p>',
    },
    {
      id: 'act-reading/ten-minutes-late-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.2,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: and the account was closed]], the word <em>account</em> most nearly means:',
      right: 'record of what is owed.',
      wrong: [
        {
          html: 'report of what was done.',
          misconception: 'ar-first-meaning',
          why: 'An account is often a telling of events, but nobody tells anything here; a parent in debt to a teacher has paid.',
        },
        {
          html: 'ground for what is done.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'On account of means because of, and grounds are discussed nearby; but what closes here, by payment, is a debt.',
        },
        {
          html: 'sense of what is right.',
          misconception: 'ar-mood-for-meaning',
          why: 'Conscience suits the subject, for the parents “felt it”; but the word itself belongs to debt and payment, which stand beside it.',
        },
      ],
      evidence: ['A parent who kept a teacher waiting had been in that teacher’s debt, and felt it.'],
      explanation:
        '<p class="plan">A word in context: look for words of the same family in the two sentences.</p><p>The parent “had been in that teacher’s debt” ([[line: had been in that teacher’s debt]]). “Now one paid,” and so nothing was owed any longer.</p>',
    },
    {
      id: 'act-reading/ten-minutes-late-q4',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The author of Passage A prefers the first reading of the study because lateness:',
      right: 'did not go down once the fine was gone.',
      wrong: [
        {
          html: 'did not go up until the fine was gone.',
          misconception: 'ar-half-right',
          why: 'The end of the fine is what she relies on, but lateness had gone up much earlier, in the weeks after the fine was announced.',
        },
        {
          html: 'rose as soon as the fine was announced.',
          misconception: 'ar-true-but-not-asked',
          why: 'Lateness rose after the announcement, and both readings set out to account for it; her reason to choose comes from the seventeenth week.',
        },
        {
          html: 'rose at centers where parents felt a debt.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The felt debt belongs to the second reading, which she does not share, and the centers are not compared in this respect.',
        },
      ],
      evidence: [
        'In the seventeenth week the fine was withdrawn, and lateness remained as high as the fine had made it.',
      ],
      explanation:
        '<p class="plan">A stated reason: find “my reason” in the third paragraph of Passage A and read on.</p><p>She says that “my reason is the end of the experiment”: the fine was withdrawn, “and lateness remained as high as the fine had made it” ([[line: lateness remained as high as the fine had made it]]). Without a fine, lateness should have fallen again if the other reading were right; it did not.</p>',
    },
    {
      id: 'act-reading/ten-minutes-late-q5',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'Passage B reports all of the following about the year after the library stopped charging EXCEPT that:',
      right: 'new readers asked for cards in larger numbers.',
      wrong: [
        {
          html: 'late books were kept longer on the average.',
          misconception: 'ar-overlooked-mention',
          why: 'This stands in the first figures that he gives: late books came in “by nine days on the average instead of six.”',
        },
        {
          html: 'readers who had been shut out came back.',
          misconception: 'ar-missed-in-other-words',
          why: '“Shut out” is not his phrase, but he counts “412 people whose cards had been blocked” and who “borrowed again.”',
        },
        {
          html: 'more of the books given up as lost came in.',
          misconception: 'ar-missed-in-other-words',
          why: 'He says it of books more than two months overdue, “which we used to write off”: half again as many came back.',
        },
      ],
      evidence: [
        'Late books did come in later, by nine days on the average instead of six.',
        '412 people whose cards had been blocked',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: find three of the statements in the second paragraph of Passage B; the fourth is not there.</p><p>“Late books did come in later” ([[line: Late books did come in later]]), books long overdue came back, and people with blocked cards “borrowed again” ([[line: borrowed again]]). These held cards already; of new readers he says nothing.</p>',
    },
    {
      id: 'act-reading/ten-minutes-late-q6',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'In Passage B, the contrast between a parent in Haifa and a borrower implies that what mattered was whether a person:',
      right: 'could avoid coming back at all.',
      wrong: [
        {
          html: 'was charged more for each day.',
          misconception: 'ar-half-right',
          why: 'For the borrower the fine “grew daily,” but the contrast is drawn “fine or no fine,” by what waits at the other end.',
        },
        {
          html: 'knew who was kept waiting.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Whether one knows who waits matters in the next paragraph, with the cards; here a child at a center is set against a book under a bed.',
        },
        {
          html: 'had the means to pay the fine.',
          misconception: 'ar-common-sense-over-text',
          why: 'What people can afford often matters with fines, but the passage does not compare the means of parents and borrowers.',
        },
      ],
      evidence: ['A borrower with a book under the bed need never come at all.'],
      explanation:
        '<p class="plan">An inference: put the two sentences on parent and borrower side by side.</p><p>The parent “had to come at the end of the day” ([[line: A parent in Haifa had to come]]); the borrower “need never come at all” ([[line: need never come at all]]). “Had to come” against “need never come”: the one could not stay away, and the other could.</p>',
    },
    {
      id: 'act-reading/ten-minutes-late-q7',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.8,
      seconds: 60,
      text: '',
      stem: 'The last sentence of Passage B ([[line: Nothing will.]]) serves mainly to:',
      right: 'make it clear that the card works without any penalty.',
      wrong: [
        {
          html: 'explain that the library lacks the means to punish.',
          misconception: 'ar-outside-the-text',
          why: 'A small library may lack such means, but this one charged fines and blocked cards; it chose to do neither at Dell Street.',
        },
        {
          html: 'suggest that the card will lose its effect in time.',
          misconception: 'ar-wrong-tone',
          why: 'The two words can sound like a gloomy forecast, but they complete the sentence before: what will happen to a reader who ignores the card.',
        },
        {
          html: 'point out that the card tells readers of no penalty.',
          misconception: 'ar-half-right',
          why: 'The silence of the card is a true point, but the sentence before makes it; these two words go on to what is really so.',
        },
      ],
      evidence: ['It does not say what will happen to a reader who pays no attention to it.'],
      explanation:
        '<p class="plan">A function question: read the sentence before, and ask what the last two words add to it.</p><p>The card “does not say what will happen to a reader who pays no attention to it” ([[line: It does not say what will happen to a reader]]). Then he tells the council: nothing. Yet with the card books came in sooner than under the fine.</p>',
    },
    {
      id: 'act-reading/ten-minutes-late-q8',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.1,
      seconds: 75,
      text: '',
      stem: 'Given the conclusion of Passage A, its author would most likely trace the success of the cards at Dell Street to the fact that readers:',
      right: 'were not told what would follow if they kept a book.',
      wrong: [
        {
          html: 'were made to feel that they owed something to a person.',
          misconception: 'ar-mixes-up-passages',
          why: 'This is Mrs. Abel’s theory in Passage B, and it resembles the second reading, which the author of Passage A does not hold with.',
        },
        {
          html: 'had learned by then that the library’s fines were small.',
          misconception: 'ar-half-right',
          why: 'What people learn about a penalty is her concern, but to learn that it is small makes them later, as in Haifa, not more punctual.',
        },
        {
          html: 'had been spared a charge that had kept them from coming.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That a fine keeps people away is Ruiz’s explanation for books long overdue; it is not about the cards, nor is it her idea.',
        },
      ],
      evidence: [
        'Whoever is not prepared to set a fine high had better set none, and leave people to wonder.',
        'It does not say what will happen to a reader who pays no attention to it.',
      ],
      explanation:
        '<p class="plan">A comparison: take the last sentence of Passage A and look for what fits it in the last lines of Passage B.</p><p>She would set no fine “and leave people to wonder” ([[line: and leave people to wonder]]). The card does so: it “does not say what will happen to a reader who pays no attention to it” ([[line: It does not say what will happen to a reader]]).</p>',
    },
    {
      id: 'act-reading/ten-minutes-late-q9',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'On the evidence of the study in Haifa, the author of Passage A and Mrs. Lyle in Passage B would be most likely to agree that:',
      right: 'what a fine has done is not undone by ending it.',
      wrong: [
        {
          html: 'where a fine is charged at all it should be high.',
          misconception: 'ar-one-passage-only',
          why: 'How high a fine should be is a conclusion of Passage A; Mrs. Lyle speaks of keeping a fine of twenty cents a day.',
        },
        {
          html: 'where a fine is charged it had better be kept up.',
          misconception: 'ar-half-right',
          why: 'Mrs. Lyle does want the fine kept, but the author of Passage A would have people “set none” unless they set it high.',
        },
        {
          html: 'what a fine does is to free people from a debt.',
          misconception: 'ar-quoted-view-for-author',
          why: 'Being freed from a debt is the second reading, which Passage A reports but does not hold with; Mrs. Lyle does not speak of it.',
        },
      ],
      evidence: [
        'lateness remained as high as the fine had made it',
        'take away a fine, and people will be no more punctual than it left them',
      ],
      explanation:
        '<p class="plan">A comparison: find what each of the two says about the time after a fine.</p><p>In A, after the fine was withdrawn, “lateness remained as high as the fine had made it” ([[line: lateness remained as high as the fine had made it]]). Mrs. Lyle says that “one cannot go back”: people “will be no more punctual than it left them” ([[line: people will be no more punctual than it left them]]).</p>',
    },
  ],
}
