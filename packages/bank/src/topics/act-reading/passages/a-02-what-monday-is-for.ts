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
      right: 'Savings circles last because they put a member’s money out of reach in a way that neighbors respect.',
      wrong: [
        {
          html: 'Savings circles last because they bring most members a large sum sooner than saving alone would do.',
          misconception: 'ar-quoted-view-for-author',
          why: 'This is the explanation with the stoves, told first and at length; the passage reports it in order to show what it leaves out.',
        },
        {
          html: 'Savings circles last because they lock a member’s money away under rules as strict as those of an account.',
          misconception: 'ar-half-right',
          why: 'Money kept out of reach is the point; but the account with its lock failed, and “fewer than a third of the accounts had been kept up.”',
        },
        {
          html: 'Savings circles last because they take in the sellers whom banks leave out, such as newcomers and the poor.',
          misconception: 'ar-reversed',
          why: 'One expects the circle to be open to those in need; but newcomers “waited a year or more to be asked,” and the neediest “were passed over, politely.”',
        },
      ],
      evidence: [
        'what the circle sells is not credit but a reason to say no',
        'What none of them can supply is the brother-in-law’s nod.',
      ],
      explanation:
        '<p class="plan">This asks for the main idea: find the turn in the passage, where the usual explanation gives way to another, and see what the last lines come back to.</p><p>The turning point is the statement that “what the circle sells is not credit but a reason to say no” ([[line: what the circle sells is not credit but a reason to say no]]), and the ending comes back to it: “What none of them can supply is the brother-in-law’s nod.” The money cannot be had, and everybody accepts it. The explanation by early payment (the stoves) is what this replaces.</p>',
    },
    {
      id: 'act-reading/what-monday-is-for-q2',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'The main purpose of the statement in [[line: no one is a peso richer]] about what the members have at the end of a round is to:',
      right: 'raise the question of why people join a circle.',
      wrong: [
        {
          html: 'raise the question of who gains at another’s cost.',
          misconception: 'ar-half-right',
          why: 'It does raise a question, but not this one: each has paid in and received the same sum, so there is nobody at whose cost another gains.',
        },
        {
          html: 'make clear that the money is shared out fairly.',
          misconception: 'ar-content-for-function',
          why: 'Each does get back what she paid in, but that has just been said with numbers; this clause draws from it what makes the circle “a small puzzle.”',
        },
        {
          html: 'make clear that the money is at risk in a circle.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'There is a risk, that of an organizer who “ran off with the pot”; but it comes six paragraphs later, and here each has received what she paid in.',
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
      right: 'amusement at a term that is of much use and of little charm.',
      wrong: [
        {
          html: 'regret that so useful a term has not found more friends.',
          misconception: 'ar-half-right',
          why: 'Useful the term is, and “loved nowhere” does say that it has no friends; but the phrase is a joke on the people “who like” such a name, not a regret.',
        },
        {
          html: 'admiration for a term that covers so many local customs.',
          misconception: 'ar-wrong-tone',
          why: 'The term does cover them all, which “everywhere” grants; but the sentence ends with “loved nowhere,” and that teases where admiration would praise.',
        },
        {
          html: 'impatience with a term that hides how the customs differ.',
          misconception: 'ar-outside-the-text',
          why: 'One might hold this against a word for everything; but the passage calls the local forms the same “arrangement” and never complains that differences are hidden.',
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
      right: 'waits just as long as she would if she saved by herself.',
      wrong: [
        {
          html: 'loses part of what she has paid in during the ten weeks.',
          misconception: 'ar-common-sense-over-text',
          why: 'Being last sounds like a loss, but the explanation ends with “nobody is worse,” and every member gets back two thousand pesos.',
        },
        {
          html: 'gains more than the others, since her money is kept safe.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Safe money is indeed a gain in this passage, but it belongs to Valdivieso’s explanation, two paragraphs later.',
        },
        {
          html: 'gets her stove as soon as she would if she had been paid in the first week.',
          misconception: 'ar-reversed',
          why: 'The first member has her stove “after a week,” which may sound like the circle’s promise to all; but “only the last must wait the full ten.”',
        },
      ],
      evidence: [
        'Saving alone, all of them cook on a new stove after ten weeks.',
        'only the last must wait the full ten',
      ],
      explanation:
        '<p class="plan">A stated detail: find the stoves and read what is said about the last member.</p><p>“Saving alone, all of them cook on a new stove after ten weeks,” and in the circle “only the last must wait the full ten” ([[line: only the last must wait the full ten]]). Ten weeks either way.</p>',
    },
    {
      id: 'act-reading/what-monday-is-for-q5',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Which of Valdivieso’s findings most directly contradicts the explanation that the third paragraph gives?',
      right: 'Some members had asked to be paid in the tenth and last week.',
      wrong: [
        {
          html: 'Some sellers had waited a year before they were asked to join.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'It is one of her findings, and a hard fact about the circles; but how one gets in says nothing about when members want to be paid.',
        },
        {
          html: 'Members had missed almost no payment while they waited.',
          misconception: 'ar-true-but-not-asked',
          why: 'This is so, and it counts for Valdivieso’s own idea; but the third paragraph does not expect missed payments, so nothing in it is contradicted.',
        },
        {
          html: 'Money that lay in a drawer had been hard for a member to defend.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The broom seller does say this, and it leads to a new explanation; but the third paragraph is about who gets a stove when, and the drawer does not contradict it.',
        },
      ],
      evidence: ['It predicts that people will want to be early.', '21 had asked for the very last place'],
      explanation:
        '<p class="plan">Evidence against an explanation: find what it “predicts,” in the passage’s own words, and look for the finding that goes straight against it.</p><p>The prediction is stated: “It predicts that people will want to be early” ([[line: It predicts that people will want to be early.]]). The finding that goes straight against it: “21 had asked for the very last place,” the place that by that explanation does a member no good.</p>',
    },
    {
      id: 'act-reading/what-monday-is-for-q6',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'The broom seller’s look, as Valdivieso describes it in [[line: as if I had asked what one gets out of a roof]], implies that she found the question about the tenth place:',
      right: 'odd, because the use of that place was perfectly plain to her.',
      wrong: [
        {
          html: 'odd, because she had seen no use in that place herself.',
          misconception: 'ar-half-right',
          why: 'The question is odd to her, but not for this reason: she goes on at once to name its use, against a truck, a school trip and an ice-cream cart.',
        },
        {
          html: 'fair, because that place was of no use on the blackboard.',
          misconception: 'ar-quoted-view-for-author',
          why: 'That the last place does “no good at all” is what the blackboard says; the broom seller looks as if its use were as plain as a roof’s.',
        },
        {
          html: 'fair, because the use of that place was hard to explain.',
          misconception: 'ar-common-sense-over-text',
          why: 'To wait longest and call it a gain does seem to need explaining; but she looks as if the question were strange, and she explains with ease.',
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
      right: 'clear and complete.',
      wrong: [
        {
          html: 'of a good size.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'One does speak of a tidy sum, and the passage is full of sums; but here it is “This explanation” that is tidy, and an explanation has no such size.',
        },
        {
          html: 'clean and well kept.',
          misconception: 'ar-first-meaning',
          why: 'This is the everyday meaning, and a blackboard may be wiped clean; but the word describes the explanation that fits on it, not the board.',
        },
        {
          html: 'fond of order.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Of a person the word can mean this; here no person is described but an explanation, in which every member’s weeks come out even.',
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
      stem: 'The passage suggests that the sellers kept up their payments to the circle, but not their deposits, because a seller who missed a Monday:',
      right: 'let down somebody whom she would meet at the market.',
      wrong: [
        {
          html: 'let down Lupita Arce, who had to make up the sum.',
          misconception: 'ar-half-right',
          why: 'That a person is let down is right, but it is not the organizer: a missed Monday “left a neighbor short,” and nobody is said to make up the sum.',
        },
        {
          html: 'was reported to those who kept her credit record.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Reports to credit bureaus are in the passage, but they belong to nonprofit groups in American cities, in the last paragraph.',
        },
        {
          html: 'gave up her turn and waited for the next round.',
          misconception: 'ar-common-sense-over-text',
          why: 'It would be a sensible rule, and a good reason to pay; but the passage mentions no such rule and names another reason, the neighbor “across the aisle.”',
        },
      ],
      evidence: [
        'A missed Monday left a neighbor short, and the neighbor sold onions across the aisle.',
        'A missed deposit disappointed a computer.',
      ],
      explanation:
        '<p class="plan">A cause question: find the two short sentences that set a missed deposit beside a missed Monday.</p><p>“A missed deposit disappointed a computer. A missed Monday left a neighbor short, and the neighbor sold onions across the aisle” ([[line: A missed Monday left a neighbor short]]). With the circle, somebody whom they would meet again was counting on them.</p>',
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
          html: 'It takes up the neighbor again to give new evidence for the claim.',
          misconception: 'ar-half-right',
          why: 'The neighbor across the aisle is taken up again, but now for what is bad about her: she “also makes it hard to enter.”',
        },
        {
          html: 'It withdraws the claim made there and puts another in its place.',
          misconception: 'ar-extreme-wording',
          why: 'The paragraph does bring in drawbacks, but the claim stands; “Still, the circle has outlasted a good many of its replacements.”',
        },
        {
          html: 'It limits the claim made there by showing that the test was unfair.',
          misconception: 'ar-half-right',
          why: 'It does limit the praise, but nothing is said against the test; the costs it names are newcomers, seasons and theft.',
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
      right: 'Members quarreled over the order in which they were paid.',
      wrong: [
        {
          html: 'People who were new to the market were kept waiting.',
          misconception: 'ar-lost-the-not',
          why: 'It is the very first drawback named, “Newcomers to the market waited a year or more to be asked”; without the NOT it would be right.',
        },
        {
          html: 'Sellers with uncertain earnings were not taken in.',
          misconception: 'ar-missed-in-other-words',
          why: 'The sentence says it in other words: women “whose sales swung with the seasons were passed over, politely.”',
        },
        {
          html: 'Nothing could be done when the money was stolen.',
          misconception: 'ar-overlooked-mention',
          why: 'It closes the list: when an organizer ran off with the pot, “there was no one to complain to.”',
        },
      ],
      evidence: ['there was no one to complain to', 'Newcomers to the market waited a year or more to be asked.'],
      explanation:
        '<p class="plan">A NOT question: the seventh paragraph lists the drawbacks; find three of the four there.</p><p>Newcomers “waited a year or more to be asked,” some women “were passed over,” and after a theft “there was no one to complain to” ([[line: there was no one to complain to]]). Of the order it is only said that many members did not mind being late; no quarrel is reported.</p>',
    },
  ],
}
