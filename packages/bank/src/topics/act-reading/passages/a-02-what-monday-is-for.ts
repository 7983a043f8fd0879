import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/what-monday-is-for',
  kind: 'Social Science',
  title: 'What Monday Is For',
  description: 'This passage is from the article “What Monday Is For” by Owen Tarrant (2022).',
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
          html: 'Savings circles are found in many countries because people often find it hard to trust a bank with their money.',
          misconception: 'ar-outside-the-text',
          why: 'Distrust of banks is never given as the reason for the circles.',
        },
        {
          html: 'Savings circles let nine out of ten members buy something sooner than if each of the ten had saved alone.',
          misconception: 'ar-quoted-view-for-author',
          why: 'This is the textbook explanation, which the passage reports in order to show what it misses.',
        },
        {
          html: 'Savings circles are being replaced by telephone apps and accounts that do the same work at less risk.',
          misconception: 'ar-reversed',
          why: 'The passage says the circle “has outlasted a good many of its replacements”.',
        },
      ],
      evidence: [
        'what the circle sells is not credit but a reason to say no',
        'What none of them can supply is the brother-in-law’s nod.',
      ],
      explanation:
        '<p>The turning point is the statement that “what the circle sells is not credit but a reason to say no” ([[line: what the circle sells is not credit but a reason to say no]]), and the ending comes back to it: “What none of them can supply is the brother-in-law’s nod.” The explanation by early payment (the stoves) is what this replaces.</p>',
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
          why: 'Lupita Arce is shown doing exactly what she promised; nobody is criticized.',
        },
        {
          html: 'prove that the women would be better off saving alone.',
          misconception: 'ar-reversed',
          why: 'The passage goes on to show two ways in which the circle serves them better than saving alone.',
        },
        {
          html: 'explain how much money changes hands in a round.',
          misconception: 'ar-content-for-function',
          why: 'The amounts have been given already; this clause draws the odd conclusion from them.',
        },
      ],
      evidence: ['no one is a peso richer. Then they begin again.', 'To an accountant it is a small puzzle.'],
      explanation:
        '<p>All the handing round leaves everyone where she was: “no one is a peso richer. Then they begin again.” The third paragraph names what this has set up: “To an accountant it is a small puzzle” ([[line: To an accountant it is a small puzzle]]).</p>',
    },
    {
      id: 'act-reading/what-monday-is-for-q3',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 0.7,
      seconds: 60,
      text: '',
      stem: 'The description of economists as people “who like a name that can be used everywhere and loved nowhere” ([[line: a name that can be used everywhere and loved nowhere]]) conveys the author’s:',
      right: 'gentle mockery of a term that is exact but has no charm.',
      wrong: [
        {
          html: 'strong objection to any study of such circles by outsiders.',
          misconception: 'ar-extreme-wording',
          why: 'The author relies on outsiders’ research throughout; the joke is about a name only.',
        },
        {
          html: 'respect for scholars who put accuracy before good feeling.',
          misconception: 'ar-wrong-tone',
          why: '“Loved nowhere” is a tease, not a compliment.',
        },
        {
          html: 'concern that the local names will soon be forgotten by users.',
          misconception: 'ar-outside-the-text',
          why: 'The local names are given as living words; nothing says that they are in danger.',
        },
      ],
      evidence: ['Economists, who like a name that can be used everywhere and loved nowhere'],
      explanation:
        '<p>After a row of short local names comes the long technical one: “Economists, who like a name that can be used everywhere and loved nowhere, call it a rotating savings and credit association.” It works everywhere, and nobody could be fond of it. That is mild teasing.</p>',
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
          misconception: 'ar-extreme-wording',
          why: 'Nobody loses: “nobody is worse”.',
        },
        {
          html: 'gains more than the others, since her money is kept safe.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Keeping money safe belongs to Valdivieso’s explanation, later in the passage.',
        },
        {
          html: 'pays interest to those who are paid in the earlier weeks.',
          misconception: 'ar-outside-the-text',
          why: 'No interest is paid by anyone in the circle.',
        },
      ],
      evidence: [
        'Saving alone, all of them cook on a new stove after ten weeks.',
        'only the last must wait the full ten',
      ],
      explanation:
        '<p>“Saving alone, all of them cook on a new stove after ten weeks”, and in the circle “only the last must wait the full ten” ([[line: only the last must wait the full ten]]). Ten weeks either way.</p>',
    },
    {
      id: 'act-reading/what-monday-is-for-q5',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Which of Valdivieso’s findings most directly contradicts what the textbook explanation predicts?',
      right: 'Some of the members had asked to be paid last.',
      wrong: [
        {
          html: 'Newcomers to the market waited a year or more.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'How hard it is to get in says nothing about when members want to be paid.',
        },
        {
          html: 'Two organizers had run off with the money in the pot.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Theft is a risk of the circle, but the textbook explanation makes no forecast about it.',
        },
        {
          html: 'Few of the ninety accounts were kept up to the tenth week.',
          misconception: 'ar-true-but-not-asked',
          why: 'This finding tests Valdivieso’s own idea against a bank account; the textbook prediction was about wanting to be early.',
        },
      ],
      evidence: ['It predicts that people will want to be early.', '21 had asked for the very last place'],
      explanation:
        '<p>The prediction is stated: “It predicts that people will want to be early” ([[line: It predicts that people will want to be early.]]). The finding that goes straight against it: “21 had asked for the very last place”, the place that by that explanation does a member no good.</p>',
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
          html: 'a private matter, not fit for questions.',
          misconception: 'ar-outside-the-text',
          why: 'She goes on to explain quite freely.',
        },
        {
          html: 'as costly as building a house.',
          misconception: 'ar-literal-for-figurative',
          why: 'The roof stands for plain usefulness; cost does not come into the comparison.',
        },
        {
          html: 'something she had never thought about.',
          misconception: 'ar-reversed',
          why: 'Her detailed answer shows that she knew very well what she got from it.',
        },
      ],
      evidence: ['She looked at me as if I had asked what one gets out of a roof.'],
      explanation:
        '<p>“She looked at me as if I had asked what one gets out of a roof.” Nobody needs to be told what a roof is good for: it keeps things out. Her look says that the question is a strange one because the answer is plain.</p>',
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
          why: 'Everybody did know of the savings, but the point of this sentence is that they could not be used for anything else.',
        },
        {
          html: 'defended by friends.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'One can speak for a person in this sense, but the money is not being praised or pleaded for.',
        },
        {
          html: 'expressed in numbers.',
          misconception: 'ar-mood-for-meaning',
          why: 'The talk of pesos suggests numbers, but the phrase does not mean counting.',
        },
      ],
      evidence: ['Money in the circle was already spoken for.', 'They were simply not to be had'],
      explanation:
        '<p>“Money in the circle was already spoken for”: she could tell her relative “that’s for Monday”, and her savings “were simply not to be had”. Something spoken for has been promised already.</p>',
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
          html: 'cost them the interest that they had been promised.',
          misconception: 'ar-reversed',
          why: 'It was the account that paid interest; the circle paid none.',
        },
        {
          html: 'would be reported to a bureau and hurt their credit.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Reports to credit bureaus belong to American nonprofit groups in the last paragraph.',
        },
        {
          html: 'locked away their savings for another ten weeks.',
          misconception: 'ar-echoed-words',
          why: '“Locked away” describes the account’s deposits, and no further lock is mentioned.',
        },
      ],
      evidence: ['A missed Monday left a neighbor short, and the neighbor sold onions across the aisle.'],
      explanation:
        '<p>“A missed deposit disappointed a computer. A missed Monday left a neighbor short, and the neighbor sold onions across the aisle” ([[line: A missed Monday left a neighbor short]]). With the circle, somebody whom they would meet again was counting on them.</p>',
    },
    {
      id: 'act-reading/what-monday-is-for-q9',
      skill: 'ar-structure',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'How does the seventh paragraph ([[line: It would be easy to grow sentimental here]] and following) relate to the one before it?',
      right: 'It shows that the very feature praised there has costs as well.',
      wrong: [
        {
          html: 'It gives new evidence in support of the claim made there.',
          misconception: 'ar-reversed',
          why: 'It brings drawbacks of the circle, not further support for it.',
        },
        {
          html: 'It withdraws the claim made there and puts another in its place.',
          misconception: 'ar-extreme-wording',
          why: 'The claim stands; the paragraph adds what it costs, and the last paragraph returns to it.',
        },
        {
          html: 'It tells how the experiment described there came to be planned.',
          misconception: 'ar-outside-the-text',
          why: 'Nothing more is said about how the experiment was planned.',
        },
      ],
      evidence: ['The neighbor across the aisle who makes the circle reliable also makes it hard to enter.'],
      explanation:
        '<p>The sixth paragraph ends with the neighbor across the aisle as the reason the circle works. The seventh takes up the same figure: “The neighbor across the aisle who makes the circle reliable also makes it hard to enter” ([[line: also makes it hard to enter]]). The strength is also the weakness.</p>',
    },
  ],
}
