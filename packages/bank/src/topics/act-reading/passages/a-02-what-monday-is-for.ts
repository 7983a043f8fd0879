import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/what-monday-is-for',
  kind: 'Social Science',
  title: 'What Monday Is For',
  description:
    'This passage is from the article “What Monday Is For” by Owen Tarrant (2022). Author and source are invented. So are Irene Valdivieso and her study.',
  paragraphs: [
    'Every Monday at noon, ten women who sell at the same market in Puebla, Mexico, hand two hundred pesos each to a seller of dried chilies named Lupita Arce. By five past twelve she has handed the whole sum, two thousand pesos, to one of the ten. The next Monday it is another’s turn. After ten weeks each woman has paid in two thousand pesos and each has received two thousand pesos, and no one is a peso richer. Then they begin again.',
    'In Mexico the arrangement is called a *tanda*. It is an *ekub* in Ethiopia, a *susu* in Ghana and much of the Caribbean, a *paluwagan* in the Philippines. Economists, who like a name that can be used everywhere and loved nowhere, call it a rotating savings and credit association. It is one of the most widespread financial institutions on Earth, and it has no building, no logo, and very often no paper.',
    'To an accountant it is a small puzzle. The usual solution goes like this. Suppose that each of the ten wants a stove that costs two thousand pesos. Saving alone, all of them cook on a new stove after ten weeks. In the circle, one has her stove after a week, another after two, and only the last must wait the full ten. Nine are better off and nobody is worse. This explanation, tidy enough for a blackboard, was for years the one in the textbooks.',
    'It predicts that people will want to be early. The anthropologist Irene Valdivieso, who spent fourteen months in Puebla’s markets, noticed that often they do not. Of the 126 members she interviewed, 58 said that they would rather be paid in the second half of the round, and 21 had asked for the very last place: the one position in which, on the blackboard, the circle does a member no good at all.',
    '“I asked a woman who sold brooms what she could possibly get out of being tenth,” Valdivieso writes. “She looked at me as if I had asked what one gets out of a roof.” Two hundred pesos in a drawer, the woman explained, were two hundred pesos that had to be defended: against a brother-in-law with a broken truck, against a daughter’s school trip, against herself on a hot afternoon when the ice-cream cart came by. Money in the circle was already spoken for. “I can’t,” she could tell the brother-in-law, “that’s for Monday,” and he, who was in a circle of his own, would nod. Her savings were not hidden. Everybody knew about them. They were simply not to be had, and nobody could be blamed for that.',
    'On this view, what the circle sells is not credit but a reason to say no. Valdivieso looked for a way to test the idea. With a local credit union she offered ninety of the sellers an account that did, on paper, everything the circle did, and paid interest besides: small weekly deposits, locked away until the tenth week. When the tenth week came, fewer than a third of the accounts had been kept up. Over the same ten weeks the same sellers had missed almost no payment to their circles. A missed deposit disappointed a computer. A missed Monday left a neighbor short, and the neighbor sold onions across the aisle.',
    'It would be easy to grow sentimental here, and Valdivieso does not. The neighbor across the aisle who makes the circle reliable also makes it hard to enter. Newcomers to the market waited a year or more to be asked. Women whose sales swung with the seasons were passed over, politely, though they had the greatest need to put something aside. And when an organizer ran off with the pot, as happened twice in those fourteen months, there was no one to complain to. In both cases the market repaid nothing and remembered everything.',
    'Still, the circle has outlasted a good many of its replacements. Banks have come to the market and left it again. Phone apps now offer circles among strangers, with a computer to shuffle the turns. In several American cities nonprofit groups report their members’ weekly payments to the credit bureaus, so that a promise kept among neighbors can count toward a car loan. These are real improvements. What none of them can supply is the brother-in-law’s nod. For that you need a whole town that knows what Monday is for.',
  ],
  questions: [
    {
      id: 'act-reading/what-monday-is-for-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0,
      seconds: 60,
      text: '',
      stem: 'Which of the following best states the main idea of the passage?',
      right: 'Savings circles last because they give a member a ground for refusing that others accept.',
      wrong: [
        {
          html: 'Savings circles last because they pay most members sooner than saving alone would.',
          misconception: 'ar-quoted-view-for-author',
          why: 'The stoves of the third paragraph explain it so, and textbooks did “for years”; but Valdivieso found that many members did not want to be early at all.',
        },
        {
          html: 'Savings circles last because they let each of the members choose when she is paid.',
          misconception: 'ar-half-right',
          why: 'Members do have wishes about their turn, and some ask for the last; but a late turn gains them nothing, except that nobody can ask for the money.',
        },
        {
          html: 'Savings circles last because they make newcomers trusted members of a whole market.',
          misconception: 'ar-half-right',
          why: 'Trust between neighbors does keep the circle going; but the newcomers “waited a year or more to be asked,” so the circle does not draw them in.',
        },
      ],
      evidence: [
        'what the circle sells is not credit but a reason to say no',
        'What none of them can supply is the brother-in-law’s nod.',
      ],
      explanation:
        '<p class="plan">This asks for the main idea: find the turn in the passage, where the usual explanation gives way to another, and see what the last lines come back to.</p><p>The turning point is the statement that “what the circle sells is not credit but a reason to say no” ([[line: what the circle sells is not credit but a reason to say no]]), and the ending comes back to it: “What none of them can supply is the brother-in-law’s nod.” Whoever asks for the money is told no, and nods. The explanation by early payment (the stoves) is what this replaces.</p>',
    },
    {
      id: 'act-reading/what-monday-is-for-q2',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'The main purpose of the statement in [[line: no one is a peso richer]] is to prepare for:',
      right: 'the puzzle in the third paragraph.',
      wrong: [
        {
          html: 'the criticism in the seventh paragraph.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That nobody gains by it sounds like a reproach; but the seventh paragraph blames the circle for other things: for keeping sellers out and for stolen money.',
        },
        {
          html: 'the contrast in the sixth paragraph.',
          misconception: 'ar-half-right',
          why: 'The account there pays interest and the circle does not, so the two seem linked; but the contrast drawn is between “a computer” and a neighbor, not between gains.',
        },
        {
          html: 'the names in the second paragraph.',
          misconception: 'ar-true-but-not-asked',
          why: 'The names do come next, and they are all names of this arrangement; but they say nothing about why one would join it without gain.',
        },
      ],
      evidence: ['no one is a peso richer. Then they begin again.', 'To an accountant it is a small puzzle.'],
      explanation:
        '<p class="plan">A function question: read on to “Then they begin again,” and then to the first sentence of the third paragraph.</p><p>All the handing round leaves everyone where she was: “no one is a peso richer. Then they begin again.” What, then, is it for? The third paragraph names what this has set up: “To an accountant it is a small puzzle” ([[line: To an accountant it is a small puzzle]]).</p>',
    },
    {
      id: 'act-reading/what-monday-is-for-q3',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 0.7,
      seconds: 60,
      text: '',
      stem: 'The description of economists in [[line: a name that can be used everywhere and loved nowhere]] conveys the author’s:',
      right: 'gentle mockery of a term that has little charm.',
      wrong: [
        {
          html: 'amusement at a term that is hard to grasp.',
          misconception: 'ar-half-right',
          why: 'The amusement is there; but the term is said to be “loved nowhere,” which is about fondness, and nothing calls it difficult.',
        },
        {
          html: 'impatience with a term that is too exact to be of use.',
          misconception: 'ar-half-right',
          why: 'Fun is made of the term, but not because it is of no use: it “can be used everywhere”; what it lacks is anybody who loves it.',
        },
        {
          html: 'concern for local names that the term pushes out.',
          misconception: 'ar-outside-the-text',
          why: 'The local names stand beside the technical one, and one may fear for them; but nothing says that anybody has stopped using them.',
        },
      ],
      evidence: ['Economists, who like a name that can be used everywhere and loved nowhere'],
      explanation:
        '<p class="plan">A question of voice: ask what the two halves, “used everywhere” and “loved nowhere,” do to the economists’ term.</p><p>After a row of short local names comes the long technical one: “Economists, who like a name that can be used everywhere and loved nowhere, call it a rotating savings and credit association.” It works everywhere, and nobody could be fond of it. That is mild teasing.</p>',
    },
    {
      id: 'act-reading/what-monday-is-for-q4',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.8,
      seconds: 45,
      text: '',
      stem: 'According to the textbook explanation, as the passage gives it, the member who is paid last:',
      right: 'is no better off than if she had saved by herself.',
      wrong: [
        {
          html: 'gains from the circle too, though less than the other nine.',
          misconception: 'ar-half-right',
          why: 'It is so for the ninth, who gets her stove a week early; but the last “must wait the full ten,” just as she would alone.',
        },
        {
          html: 'pays by her long wait for what the other nine have gained.',
          misconception: 'ar-common-sense-over-text',
          why: 'Where some win, somebody seems to have to lose; but the explanation says “Nine are better off and nobody is worse.”',
        },
        {
          html: 'makes up in safety for what she has lost in time.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That her money is safe from relatives is what the broom seller says later; but the textbook explanation knows nothing of it.',
        },
      ],
      evidence: [
        'Saving alone, all of them cook on a new stove after ten weeks.',
        'only the last must wait the full ten',
      ],
      explanation:
        '<p class="plan">A stated detail: find the stoves and read what is said about the last member.</p><p>“Saving alone, all of them cook on a new stove after ten weeks,” and in the circle “only the last must wait the full ten” ([[line: only the last must wait the full ten]]). Ten weeks either way: the circle has done nothing for her.</p>',
    },
    {
      id: 'act-reading/what-monday-is-for-q5',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Which of Valdivieso’s findings most directly contradicts the explanation that the third paragraph gives?',
      right: 'Many members would rather have been paid in the second half of a round.',
      wrong: [
        {
          html: 'Many sellers had let their accounts lapse before the tenth week was over.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is a finding of hers, and a striking one; but the accounts paid nobody early, so they cannot test an explanation that turns on early payment.',
        },
        {
          html: 'Many sellers had waited for a year or more before they could join a circle.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'The long wait is reported; but it is a wait to be let in, and says nothing about when a member wants to be paid.',
        },
        {
          html: 'Many members had stopped paying once their own turn to be paid was past.',
          misconception: 'ar-half-right',
          why: 'It would speak against the circle, and payments were indeed studied; but the sellers “had missed almost no payment to their circles.”',
        },
      ],
      evidence: [
        'It predicts that people will want to be early.',
        '58 said that they would rather be paid in the second half of the round',
      ],
      explanation:
        '<p class="plan">Evidence against an explanation: find what it “predicts,” in the passage’s own words, and look for the finding that goes straight against it.</p><p>The prediction is stated: “It predicts that people will want to be early” ([[line: It predicts that people will want to be early.]]). The finding that goes straight against it: “58 said that they would rather be paid in the second half of the round,” and some of them asked for the very last place.</p>',
    },
    {
      id: 'act-reading/what-monday-is-for-q6',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'The broom seller’s look, as Valdivieso describes it in [[line: as if I had asked what one gets out of a roof]], implies that she took the question to be one:',
      right: 'whose answer ought to be plain to anyone.',
      wrong: [
        {
          html: 'which a stranger had no business to ask.',
          misconception: 'ar-wrong-tone',
          why: 'Questions about money often give offense; but a roof is nothing private, and the woman goes on to explain the matter quite freely.',
        },
        {
          html: 'whose answer is hard to put into words.',
          misconception: 'ar-half-right',
          why: 'What everybody takes for granted can be hard to explain; but she explains it at once and in full, down to “a brother-in-law with a broken truck.”',
        },
        {
          html: 'which a person with a steady income might ask.',
          misconception: 'ar-outside-the-text',
          why: 'A visitor with a salary may indeed not need a circle; but a roof is of use to rich and poor alike, so the look is not about income.',
        },
      ],
      evidence: ['She looked at me as if I had asked what one gets out of a roof.'],
      explanation:
        '<p class="plan">A comparison to unfold: ask what a roof is for, and whether anyone has to ask.</p><p>“She looked at me as if I had asked what one gets out of a roof.” Nobody needs to be told what a roof is good for: it keeps things out. Her look says that the question is a strange one because everybody knows what to reply.</p>',
    },
    {
      id: 'act-reading/what-monday-is-for-q7',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.9,
      seconds: 40,
      text: '',
      stem: 'As it is used in [[line: tidy enough for a blackboard]], the word “tidy” most nearly means:',
      right: 'neat in its reasoning.',
      wrong: [
        {
          html: 'clean and easy to read.',
          misconception: 'ar-first-meaning',
          why: 'On a real blackboard this would be what one wants of the writing; but here it is an “explanation” that is called tidy.',
        },
        {
          html: 'of quite a good size.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A tidy sum is a large one, and the passage is about sums; but what is tidy here is an explanation, not an amount.',
        },
        {
          html: 'simple, and so mistaken.',
          misconception: 'ar-mood-for-meaning',
          why: 'The explanation will indeed turn out not to hold; but that comes a paragraph later, and “tidy” only says how well it goes together.',
        },
      ],
      evidence: ['This explanation, tidy enough for a blackboard, was for years the one in the textbooks.'],
      explanation:
        '<p class="plan">A word in context: ask what it is that is called “tidy,” and what the sentences before it have just done.</p><p>“This explanation, tidy enough for a blackboard, was for years the one in the textbooks” ([[line: tidy enough for a blackboard]]). The stoves and the weeks have just been reckoned through, and the sum comes out: “Nine are better off and nobody is worse.” Nothing in it is muddled and nothing is left over.</p>',
    },
    {
      id: 'act-reading/what-monday-is-for-q8',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'The passage suggests that the broom seller’s brother-in-law accepts her refusal because he:',
      right: 'is in the same position himself.',
      wrong: [
        {
          html: 'gets a share when her turn comes.',
          misconception: 'ar-invented-cause',
          why: 'Monday is what she answers him with; but nothing is said of a share for him when her own Monday comes, and he asks for none.',
        },
        {
          html: 'would be ashamed before the other sellers.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The eyes of neighbors do count where a payment is missed, “across the aisle”; but he sells nothing there, and no shame is spoken of.',
        },
        {
          html: 'cannot tell how much money she has.',
          misconception: 'ar-reversed',
          why: 'Her savings “were not hidden. Everybody knew about them”; he could tell, and he nodded all the same.',
        },
      ],
      evidence: ['and he, who was in a circle of his own, would nod'],
      explanation:
        '<p class="plan">A cause question: find the words “that’s for Monday,” and read to the end of the sentence.</p><p>“I can’t,” she could tell him, “that’s for Monday,” and he, “who was in a circle of his own, would nod” ([[line: who was in a circle of his own, would nod]]). He has a Monday to pay for as well, and knows what her answer means.</p>',
    },
    {
      id: 'act-reading/what-monday-is-for-q9',
      skill: 'ar-structure',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'How does the seventh paragraph ([[line: It would be easy to grow sentimental here]] and following) relate to the one before it?',
      right: 'It turns to the price of the very thing that is praised there.',
      wrong: [
        {
          html: 'It raises a doubt about the test that is reported there.',
          misconception: 'ar-half-right',
          why: 'It does turn against what came before; but the test and its result are left standing, and only the circle’s drawbacks are named.',
        },
        {
          html: 'It answers an objection that the test there might raise.',
          misconception: 'ar-outside-the-text',
          why: 'The first sentence does seem to answer somebody, but no objection to the test is named; what follows are drawbacks of the circle, and the test is left standing.',
        },
        {
          html: 'It takes up the neighbor there to explain why accounts fail.',
          misconception: 'ar-echoed-words',
          why: 'The neighbor across the aisle is taken up again; but to say why the circle is “hard to enter,” and accounts are no longer mentioned.',
        },
      ],
      evidence: ['The neighbor across the aisle who makes the circle reliable also makes it hard to enter.'],
      explanation:
        '<p class="plan">A structure question: compare the last words of the sixth paragraph with the first words about the neighbor in the seventh.</p><p>The sixth paragraph ends with the neighbor across the aisle as the reason the circle works. The seventh takes up the same figure: “The neighbor across the aisle who makes the circle reliable also makes it hard to enter” ([[line: also makes it hard to enter]]). The strength is also the weakness.</p>',
    },
    {
      id: 'act-reading/what-monday-is-for-q10',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'Which of the following is NOT mentioned in the passage as a drawback of the savings circle?',
      right: 'Members who were paid late lost by rising prices.',
      wrong: [
        {
          html: 'There was no remedy when the money was stolen.',
          misconception: 'ar-missed-in-other-words',
          why: 'It is there in other words: an organizer “ran off with the pot,” and “there was no one to complain to.”',
        },
        {
          html: 'Sellers who needed to save the most were left out.',
          misconception: 'ar-overlooked-mention',
          why: 'It stands in the middle of the paragraph on drawbacks: those passed over “had the greatest need to put something aside.”',
        },
        {
          html: 'People who were new were kept waiting a long time.',
          misconception: 'ar-lost-the-not',
          why: 'The passage says so plainly, that newcomers “waited a year or more”; but the question asks what is not said.',
        },
      ],
      evidence: ['waited a year or more to be asked', 'there was no one to complain to'],
      explanation:
        '<p class="plan">A NOT question: go through the seventh paragraph and cross off each drawback that it names.</p><p>The paragraph names three: newcomers “waited a year or more to be asked” ([[line: waited a year or more to be asked]]), those with “the greatest need to put something aside” were passed over, and when an organizer ran off, “there was no one to complain to.” Prices are not mentioned as a drawback anywhere.</p>',
    },
  ],
}
