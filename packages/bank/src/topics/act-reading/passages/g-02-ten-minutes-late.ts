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
      right: 'did not change.',
      wrong: [
        {
          html: 'rose as well, but less.',
          misconception: 'ar-half-right',
          why: 'Word might have gone around, but it “stayed where it had been” at the other four.',
        },
        {
          html: 'fell as the weeks went by.',
          misconception: 'ar-outside-the-text',
          why: 'Nothing fell anywhere; at the six it rose, and at the other four it stayed.',
        },
        {
          html: 'rose when the fine was gone.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The end of the fine is told of the six, where lateness remained high; the four had no fine at all.',
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
      stem: 'In Passage A, the statement in [[line: what costs more is done less]] serves mainly to:',
      right: 'state what did not come true.',
      wrong: [
        {
          html: 'state what the author believes.',
          misconception: 'ar-quoted-view-for-author',
          why: 'Economists do reason so, but the result goes against it, and her own reading is about information.',
        },
        {
          html: 'give the centers’ reason.',
          misconception: 'ar-invented-cause',
          why: 'It would be a good reason for a fine, but the sentence tells what textbooks foretell, not why the centers acted.',
        },
        {
          html: 'sum up what was found.',
          misconception: 'ar-reversed',
          why: 'It reads like a finding, but what was found is the contrary: lateness cost more than before, and it rose.',
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
      right: 'record of money owed.',
      wrong: [
        {
          html: 'report of an event.',
          misconception: 'ar-first-meaning',
          why: 'An account may be a report, but what was closed by paying is a debt.',
        },
        {
          html: 'cause or reason.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'On account of something means because of it, but nobody closes a reason by paying.',
        },
        {
          html: 'worth or importance.',
          misconception: 'ar-half-right',
          why: 'What is of no account has no worth, and lateness now seems so; but it was closed by a payment.',
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
      right: 'did not fall when the fine was ended.',
      wrong: [
        {
          html: 'did not rise until the fine was known.',
          misconception: 'ar-true-but-not-asked',
          why: 'It rose in the weeks after the fine was announced, but both readings say so; her reason is the end.',
        },
        {
          html: 'fell at centers where the fine was high.',
          misconception: 'ar-outside-the-text',
          why: 'She does advise a high fine, at the end, but in Haifa it was ten shekels at all of the six centers, and nowhere did lateness fall.',
        },
        {
          html: 'rose as much with rich as with poor.',
          misconception: 'ar-outside-the-text',
          why: 'A small fine might weigh less with the rich, but nobody’s means are told; her reason is what followed when the fine was withdrawn.',
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
      right: 'more books were borrowed than in other years.',
      wrong: [
        {
          html: 'books were kept for more days past their date.',
          misconception: 'ar-missed-in-other-words',
          why: '“Late books did come in later,” he owns: by nine days on the average instead of six.',
        },
        {
          html: 'cards that had been blocked were used again.',
          misconception: 'ar-overlooked-mention',
          why: 'It is told with a number: 412 people “whose cards had been blocked” borrowed again.',
        },
        {
          html: 'more of the books thought lost were returned.',
          misconception: 'ar-missed-in-other-words',
          why: 'They “used to write off” such books, more than two months overdue; half again as many came back.',
        },
      ],
      evidence: [
        'Late books did come in later, by nine days on the average instead of six.',
        '412 people whose cards had been blocked',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: find three of the statements in the second paragraph of Passage B; the fourth is not there.</p><p>“Late books did come in later” ([[line: Late books did come in later]]), books long overdue came back, and people with blocked cards “borrowed again” ([[line: borrowed again]]). How many books were borrowed in all is not reported.</p>',
    },
    {
      id: 'act-reading/ten-minutes-late-q6',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'In Passage B, the contrast that begins with [[line: A parent in Haifa had to come]] implies that what mattered was whether a person:',
      right: 'could stay away altogether.',
      wrong: [
        {
          html: 'was seen by those in charge.',
          misconception: 'ar-common-sense-over-text',
          why: 'A parent does meet the teacher, and a borrower may meet nobody, but the contrast is that parents “had to come,” and borrowers need not.',
        },
        {
          html: 'knew who was made to wait.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Who waits comes in with the cards, in the next paragraph; here it is about having to come or not.',
        },
        {
          html: 'paid by the day or at once.',
          misconception: 'ar-half-right',
          why: 'For borrowers it did grow daily, but the contrast is that parents “had to come,” and borrowers need not.',
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
      right: 'stress that the card carries no threat.',
      wrong: [
        {
          html: 'regret that readers get off lightly.',
          misconception: 'ar-wrong-tone',
          why: '“Nothing will” may be read with a sigh, but he is content: with the card such books came in two days late, and not four.',
        },
        {
          html: 'admit that the card does less than a fine.',
          misconception: 'ar-reversed',
          why: 'Under the fine such books came in four days late, and with the card two: it does more.',
        },
        {
          html: 'hint that the rule should be made stricter.',
          misconception: 'ar-outside-the-text',
          why: 'A report to a council might well ask for more, but he asks for nothing: the card “costs us a stamp,” and it works.',
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
      right: 'were left to wonder what would follow.',
      wrong: [
        {
          html: 'were made to think of another reader.',
          misconception: 'ar-mixes-up-passages',
          why: 'This is Mrs. Abel’s theory in B, and like the second reading in A, which the author does not hold with.',
        },
        {
          html: 'were used to being fined for lateness.',
          misconception: 'ar-half-right',
          why: 'They had been fined before, but by A’s reasoning that only taught them how mild the library was.',
        },
        {
          html: 'were told how much a late book costs.',
          misconception: 'ar-reversed',
          why: 'A late book does cost something where there is a fine, but the card names no sum; it “does not say what will happen.”',
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
      right: 'ending a fine does not undo what it did.',
      wrong: [
        {
          html: 'a fine should be high or not charged.',
          misconception: 'ar-one-passage-only',
          why: 'This is A’s practical conclusion; Mrs. Lyle wants to keep a fine of twenty cents.',
        },
        {
          html: 'a fine takes the place of a feeling.',
          misconception: 'ar-quoted-view-for-author',
          why: 'A does report this as the second reading, but its author holds with the first; and Mrs. Lyle does not speak of feelings.',
        },
        {
          html: 'ending a fine is a loss of money.',
          misconception: 'ar-one-passage-only',
          why: 'People “will save their twenty cents a day besides,” says Mrs. Lyle; A does not reckon what centers lose.',
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
