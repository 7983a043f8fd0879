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
    'Still, the circle has outlasted a good many of its replacements. Banks have come to the market and left it again. Telephone apps now offer circles among strangers, with a computer to shuffle the turns. In several American cities nonprofit groups report their members’ weekly payments to the credit bureaus, so that a promise kept among neighbors can count toward a car loan. These are real improvements. What none of them can supply is the brother-in-law’s nod. For that you need a whole town that knows what Monday is for.',
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
      right:
        'Savings circles may owe their success less to early payment than to the shared duty that protects a member’s money.',
      wrong: [
        {
          html: 'Savings circles are found in many countries, since banks have refused to serve the poor.',
          misconception: 'ar-half-right',
          why: 'That they are found in many countries is right, but no bank is said to refuse anyone; the passage gives another reason for the circles.',
        },
        {
          html: 'Savings circles let nine out of ten members buy something sooner than if each of the ten had saved alone.',
          misconception: 'ar-quoted-view-for-author',
          why: 'This is the textbook explanation, told first and at length; the passage reports it in order to show what it misses.',
        },
        {
          html: 'Savings circles protect their members’ money so well that apps and banks have given them up as a model.',
          misconception: 'ar-half-right',
          why: 'They do protect money, but apps imitate the circle, and of banks it is only said that they came to the market and left.',
        },
      ],
      evidence: [
        'what the circle sells is not credit but a reason to say no',
        'What none of them can supply is the brother-in-law’s nod.',
      ],
      explanation:
        '<p class="plan">This asks for the main idea: find the turn in the passage, where the usual explanation gives way to another.</p><p>The turning point is the statement that “what the circle sells is not credit but a reason to say no” ([[line: what the circle sells is not credit but a reason to say no]]), and the ending comes back to it: “What none of them can supply is the brother-in-law’s nod.” The explanation by early payment (the stoves) is what this replaces.</p>',
    },
    {
      id: 'act-reading/what-monday-is-for-q2',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'The statement that “no one is a peso richer” ([[line: no one is a peso richer]]) serves mainly to:',
      right: 'raise the question of why anyone would take part.',
      wrong: [
        {
          html: 'criticize the organizer for her handling of the money.',
          misconception: 'ar-wrong-tone',
          why: 'The line might sound like a reproach, but Lupita Arce does exactly what she promised; nobody is criticized anywhere in the paragraph.',
        },
        {
          html: 'show that the circle brings its members neither money nor any other good.',
          misconception: 'ar-half-right',
          why: 'That it brings no money is what the words say, but the passage goes on to find another good in it, “a reason to say no.”',
        },
        {
          html: 'explain how much money changes hands in a round.',
          misconception: 'ar-content-for-function',
          why: 'The amounts are in the paragraph and correct, but they have been given already; this clause draws the odd conclusion from them.',
        },
      ],
      evidence: ['no one is a peso richer. Then they begin again.', 'To an accountant it is a small puzzle.'],
      explanation:
        '<p class="plan">A function question: ask what a reader wonders after “no one is a peso richer. Then they begin again.”</p><p>All the handing round leaves everyone where she was: “no one is a peso richer. Then they begin again.” The third paragraph names what this has set up: “To an accountant it is a small puzzle” ([[line: To an accountant it is a small puzzle]]).</p>',
    },
    {
      id: 'act-reading/what-monday-is-for-q3',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 0.7,
      seconds: 60,
      text: '',
      stem: 'The description of economists as people “who like a name that can be used everywhere and loved nowhere” ([[line: a name that can be used everywhere and loved nowhere]]) conveys the author’s:',
      right: 'gentle mockery of language that is exact and has no charm.',
      wrong: [
        {
          html: 'strong objection to any study of such circles by outsiders.',
          misconception: 'ar-extreme-wording',
          why: 'The teasing is aimed at outsiders’ language, but the author relies on their research throughout; the joke concerns a name and nothing more.',
        },
        {
          html: 'respect for a term that is exact and is liked by those who use it.',
          misconception: 'ar-half-right',
          why: 'That the name is useful is granted by “everywhere,” but the other half of the phrase is “loved nowhere,” which is a tease.',
        },
        {
          html: 'worry that an exact term will drive the charming local ones out.',
          misconception: 'ar-half-right',
          why: 'That the term is exact and the local ones charming is right; but they are given as living words, and nothing says that they are in danger.',
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
      stem: 'Which of Valdivieso’s findings most directly contradicts what the textbook explanation predicts?',
      right: 'A sixth of them had wanted the very last turn.',
      wrong: [
        {
          html: 'Newcomers to the market waited a year or more.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'It is one of her findings, and a hard fact about the circles; but how one gets in does not bear on when members want to be paid.',
        },
        {
          html: 'Two organizers had run off with the money in the pot.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Theft is the worst thing told about the circle, but the textbook explanation makes no forecast about it, so it contradicts nothing.',
        },
        {
          html: 'Few of the ninety accounts were kept up to the tenth week.',
          misconception: 'ar-true-but-not-asked',
          why: 'This finding is striking, but it tests Valdivieso’s own idea against a bank account; the textbook’s prediction was about wanting to be early.',
        },
      ],
      evidence: ['It predicts that people will want to be early.', '21 had asked for the very last place'],
      explanation:
        '<p class="plan">Evidence against a prediction: state the prediction first, in the passage’s own words, and look for the finding that goes straight against it.</p><p>The prediction is stated: “It predicts that people will want to be early” ([[line: It predicts that people will want to be early.]]). The finding that goes straight against it: “21 had asked for the very last place,” the place that by that explanation does a member no good.</p>',
    },
    {
      id: 'act-reading/what-monday-is-for-q6',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'The broom seller “looked at me as if I had asked what one gets out of a roof” ([[line: as if I had asked what one gets out of a roof]]). The comparison implies that to her the benefit of the circle was:',
      right: 'too obvious to need an explanation.',
      wrong: [
        {
          html: 'a private matter, though plain to everybody.',
          misconception: 'ar-half-right',
          why: 'Plain it is, but not private: she goes on to explain freely, and “Everybody knew about them,” meaning her savings.',
        },
        {
          html: 'as costly as building a house.',
          misconception: 'ar-literal-for-figurative',
          why: 'The roof is taken at its word here; it stands for plain usefulness, and cost does not come into the comparison.',
        },
        {
          html: 'a shelter of which she had never thought.',
          misconception: 'ar-half-right',
          why: 'Shelter is what a roof gives, and it fits; but her ready, detailed answer shows that she had thought about it well.',
        },
      ],
      evidence: ['She looked at me as if I had asked what one gets out of a roof.'],
      explanation:
        '<p class="plan">A comparison to unfold: ask what a roof is for, and whether anyone has to ask.</p><p>“She looked at me as if I had asked what one gets out of a roof.” Nobody needs to be told what a roof is good for: it keeps things out. Her look says that the question is a strange one because the answer is plain.</p>',
    },
    {
      id: 'act-reading/what-monday-is-for-q7',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.9,
      seconds: 40,
      text: '',
      stem: 'As it is used in [[line: Money in the circle was already spoken for.]], the phrase “spoken for” most nearly means:',
      right: 'promised to a purpose.',
      wrong: [
        {
          html: 'talked about in public.',
          misconception: 'ar-first-meaning',
          why: 'Everybody did know of the savings, and the phrase has “spoken” in it; but the point here is that the money could not be used for anything else.',
        },
        {
          html: 'defended by friends.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'One can speak for a friend in this sense, but nobody pleads for the money; it has a purpose already, Monday’s payment.',
        },
        {
          html: 'expressed in numbers.',
          misconception: 'ar-mood-for-meaning',
          why: 'The talk of pesos suggests numbers, but the phrase does not mean counting; “not to be had” two sentences on tells what it means.',
        },
      ],
      evidence: ['Money in the circle was already spoken for.', 'They were simply not to be had'],
      explanation:
        '<p class="plan">A phrase in context: cover it and read on to “that’s for Monday.”</p><p>“Money in the circle was already spoken for”: she could tell her relative “that’s for Monday,” and her savings “were simply not to be had.” Something spoken for has been promised already.</p>',
    },
    {
      id: 'act-reading/what-monday-is-for-q8',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'The passage suggests that the sellers kept up their circle payments but not their deposits because, with the circle, a missed payment:',
      right: 'would let down people whom they saw every day.',
      wrong: [
        {
          html: 'would leave a neighbor short, who would charge interest for it.',
          misconception: 'ar-half-right',
          why: 'That a neighbor would be hit is the point, but no interest is charged in a circle; it was the account that “paid interest besides.”',
        },
        {
          html: 'would be reported to a bureau and hurt their credit.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Reports to credit bureaus are in the passage, but they belong to nonprofit groups in American cities, in the last paragraph.',
        },
        {
          html: 'locked away their savings for another ten weeks.',
          misconception: 'ar-echoed-words',
          why: '“Locked away” is taken from the same paragraph, but it describes the deposits in the account, and no further lock is mentioned.',
        },
      ],
      evidence: ['A missed Monday left a neighbor short, and the neighbor sold onions across the aisle.'],
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
