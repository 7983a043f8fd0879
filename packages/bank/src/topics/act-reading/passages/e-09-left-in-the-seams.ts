import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/left-in-the-seams',
  kind: 'Literary Narrative',
  title: 'Left in the Seams',
  description:
    'This passage is from the short story “Left in the Seams” by Althea Ramdeen (2008). The story is set in Port of Spain, Trinidad, in 1958; the narrator is a tailor’s apprentice. Author and source are invented.',
  paragraphs: [
    'There was one book in Mr. Alleyne’s shop on Charlotte Street. In it were the measures of every man who had had a suit from him since 1931. In my first year I was allowed to sweep, to heat the irons, and to write down in the book what he called out. He called it low, because a man’s waist is his own affair.',
    'Mr. Prospect, the headmaster, came in January to be measured for a gray worsted. He had never had a suit made before. He bought them ready, one every seven years. “I am to retire in June,” he said. “There will be a platform.” He had punished me twice at school, both times for the right reason, and I wrote down his chest, forty-one, and his waist, thirty-eight, with some feeling.',
    'The first fitting was in February. Mr. Alleyne went around him with pins in his mouth. At the back I saw him stop, take a fold of cloth between finger and thumb, and let it go. “Good,” he said through the pins. “Good.” When the shop was empty he said, “Read me the chest.”',
    'I read him forty-one.',
    '“And that’s what you heard me call?”',
    'I said that it was. He did not reach for the tape. But in the morning the side seams had been taken in, an inch to each, and there was chalk on the floor that I had swept.',
    'At the second fitting the jacket sat as though it had been poured. “I was afraid I might have put on a little,” said Mr. Prospect to the mirror. “One sits so much.”',
    '“You’re exactly the same,” said Mr. Alleyne. “I could cut for you in the dark.”',
    'I looked at my feet. It was this man who had told me that a tailor who lies about an eighth of an inch will lie about a yard. Behind Mr. Prospect, where the mirror did not go, he was holding the rest of the difference in his left hand.',
    'That evening I asked if I should write in the new figures. There was a way of doing it: when a man grew stout, you ruled a line and put the date.',
    '“What new figures?”',
    '“The thirty-six. The—”',
    '“The book says thirty-eight. Leave the book alone.” And then, since I had not moved: “A man comes in here, he looks at two things. He looks in the mirror, and he looks at my face. I can’t do anything about the mirror.”',
    'For the third fitting Mr. Prospect came in a taxi, though the school is four streets off. He held his arms out for the sleeves longer than he needed to. Then he said, “Alleyne, how much have you got in the seams?”',
    'Mr. Alleyne took the pins out of his mouth, one at a time. “As a rule, an inch.”',
    '“And in this one?”',
    '“There’s a fair bit in this one.”',
    '“Good. Don’t trim it.” He was still speaking to the mirror, in the voice in which he used to give out the notices at assembly. “My boy Winston is a forty-one. He’s in Canada; he’ll have no idea what to do about a suit. But it’s good cloth, and a person could let it out again. If everything had been left in.”',
    '“It’s all left in,” said Mr. Alleyne.',
    '“I thought it might be. I felt it against my ribs. I said to Edna, the man must be putting in cloth by the yard.” He turned around then, and looked at neither of us. “Forty-one, thirty-eight. Those would be his figures.”',
    '“I have them in the book,” said Mr. Alleyne.',
    'He paid that day, all of it, which nobody did before delivery. I made out the receipt, and did not know what to put for a date. “June,” said Mr. Alleyne. “Put June.”',
    'There was a platform. I was not at it, but I saw the photograph in the paper, three rows of people in hats, and in the middle the best-dressed man in Trinidad. I went over it with the glass that Mr. Alleyne used for looking at weaves, and I could not find where the cloth was.',
  ],
  questions: [
    {
      id: 'act-reading/left-in-the-seams-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 45,
      text: '',
      stem: 'According to the passage, Mr. Prospect has the suit made for:',
      right: 'a ceremony at which he will sit in view.',
      wrong: [
        {
          html: 'a service at which his son is honored.',
          misconception: 'ar-half-right',
          why: 'The son comes into it at the third fitting, but the platform is for the headmaster’s own retiring.',
        },
        {
          html: 'a voyage that he plans with his wife.',
          misconception: 'ar-outside-the-text',
          why: 'Canada and his wife Edna are both mentioned, but no voyage is; he says that there “will be a platform.”',
        },
        {
          html: 'a photograph that is to be published.',
          misconception: 'ar-true-but-not-asked',
          why: 'A photograph does appear, at the end; but what he names in January is the platform.',
        },
      ],
      evidence: ['“I am to retire in June,” he said. “There will be a platform.”'],
      explanation:
        '<p class="plan">A stated detail: find what Mr. Prospect says when he is first measured.</p><p>“I am to retire in June,” he says. “There will be a platform” ([[line: There will be a platform]]).</p>',
    },
    {
      id: 'act-reading/left-in-the-seams-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'It can reasonably be inferred that after the first fitting Mr. Alleyne has the chest read to him in order to:',
      right: 'rule out that a wrong number had been put down in January.',
      wrong: [
        {
          html: 'find out whether the man had been measured over a coat.',
          misconception: 'ar-outside-the-text',
          why: 'A coat would explain loose cloth, but no such thing is mentioned; he asks the boy, “And that’s what you heard me call?”',
        },
        {
          html: 'remind the boy that such numbers are not talked about.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Calling low belongs to the beginning, “because a man’s waist is his own affair”; here he waits until the shop is empty to check.',
        },
        {
          html: 'see by how much the seams would have to be taken in.',
          misconception: 'ar-true-but-not-asked',
          why: 'He does take them in that night, but he measures by the cloth in his fingers; the question is what was called in January.',
        },
      ],
      evidence: ['“And that’s what you heard me call?”'],
      explanation:
        '<p class="plan">An inference: ask what he has just felt at the back of the jacket, and what his next question would settle.</p><p>The cloth was loose. He asks for the number and then: “And that’s what you heard me call?” ([[line: that’s what you heard me call?]]). If it was taken down correctly, it is not the book but the man that has changed.</p>',
    },
    {
      id: 'act-reading/left-in-the-seams-q3',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The passage as a whole is mainly about:',
      right: 'a tailor and a customer, each of whom spares the other.',
      wrong: [
        {
          html: 'a tailor who protects a customer that suspects nothing.',
          misconception: 'ar-half-right',
          why: 'The first half is right, but Mr. Prospect had felt the cloth against his ribs and says so at the third fitting.',
        },
        {
          html: 'an apprentice who comes to doubt what he was taught.',
          misconception: 'ar-too-narrow',
          why: 'He looks at his feet and remembers the saying, but what the two men leave unsaid is the matter of every fitting.',
        },
        {
          html: 'a father who wants to leave his son something useful.',
          misconception: 'ar-too-narrow',
          why: 'This is what he says at the third fitting, but the story runs from the first one, and the tailor has as large a part.',
        },
      ],
      evidence: ['I can’t do anything about the mirror.', 'He turned around then, and looked at neither of us.'],
      explanation:
        '<p class="plan">The main idea of a story: ask what each of the two men knows, and what each of them leaves unsaid.</p><p>The tailor hides how thin his customer has become ([[line: You’re exactly the same]]); the customer, who has felt it all along, speaks of his son’s figures and not of himself ([[line: Those would be his figures]]).</p>',
    },
    {
      id: 'act-reading/left-in-the-seams-q4',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The saying about “an eighth of an inch” ([[line: a tailor who lies about an eighth of an inch]]) serves mainly to show that Mr. Alleyne:',
      right: 'is acting against a rule which he himself has taught.',
      wrong: [
        {
          html: 'is bound by a rule that he had taken from his own master.',
          misconception: 'ar-half-right',
          why: 'It is a rule, but it is he who taught it to the narrator; and at this moment he is breaking it.',
        },
        {
          html: 'has a name for exactness that he does not wish to lose.',
          misconception: 'ar-common-sense-over-text',
          why: 'Tailors live by such a name, but the saying stands beside “You’re exactly the same,” which is not exact at all.',
        },
        {
          html: 'is more careful with his cloth than with his words.',
          misconception: 'ar-echoed-words',
          why: 'He is careful with cloth, and the words are untrue; but he is careful of the words too, for the customer’s sake.',
        },
      ],
      evidence: [
        'Behind Mr. Prospect, where the mirror did not go, he was holding the rest of the difference in his left hand.',
      ],
      explanation:
        '<p class="plan">A function question: put the saying beside what Mr. Alleyne has just told Mr. Prospect.</p><p>He has just said, “You’re exactly the same” ([[line: You’re exactly the same]]), while “holding the rest of the difference in his left hand.” The man who warned against small lies is telling one.</p>',
    },
    {
      id: 'act-reading/left-in-the-seams-q5',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 60,
      text: '',
      stem: 'When he says “I can’t do anything about the mirror” ([[line: I can’t do anything about the mirror]]), Mr. Alleyne most likely means that he:',
      right: 'can at least govern what his own face shows.',
      wrong: [
        {
          html: 'can see to it that the suit at least is right.',
          misconception: 'ar-half-right',
          why: 'He does make the suit right, but the two things that he names are the mirror and his face.',
        },
        {
          html: 'knows that the customer will see it for himself.',
          misconception: 'ar-literal-for-figurative',
          why: 'The mirror may show it, but he speaks of it in order to say what is left to him: his own face.',
        },
        {
          html: 'needs the apprentice to keep quiet before others.',
          misconception: 'ar-swaps-people',
          why: 'The boy is told to leave the book alone, but the customer “looks at my face,” and that is the tailor’s own.',
        },
      ],
      evidence: ['He looks in the mirror, and he looks at my face.'],
      explanation:
        '<p class="plan">An inference: he names two things; if he can do nothing about the one, what follows for the other?</p><p>“He looks in the mirror, and he looks at my face” ([[line: and he looks at my face]]). About the mirror he can do nothing; so it is with his face that he keeps Mr. Prospect from being alarmed.</p>',
    },
    {
      id: 'act-reading/left-in-the-seams-q6',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.3,
      seconds: 40,
      text: '',
      stem: 'As it is used in [[line: when a man grew stout]], the word <em>stout</em> most nearly means:',
      right: 'heavy.',
      wrong: [
        {
          html: 'proud.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Stout can be said of a proud heart, but a proud man needs no new figures in a tailor’s book.',
        },
        {
          html: 'old.',
          misconception: 'ar-half-right',
          why: 'Men do change as they grow old, but the figures change with weight: “I might have put on a little.”',
        },
        {
          html: 'strong.',
          misconception: 'ar-mood-for-meaning',
          why: 'A strong man may need a wide jacket, but to grow stout is to put on weight, like one who “sits so much.”',
        },
      ],
      evidence: ['you ruled a line and put the date'],
      explanation:
        '<p class="plan">A word in context: ask what change in a man makes a tailor write down new figures.</p><p>The measures in the book change when a man puts on weight: then “you ruled a line and put the date” ([[line: you ruled a line and put the date]]).</p>',
    },
    {
      id: 'act-reading/left-in-the-seams-q7',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The statement that Mr. Prospect spoke “in the voice in which he used to give out the notices at assembly” ([[line: in the voice in which he used to give out the notices]]) conveys that he:',
      right: 'handles a painful matter as though it were routine.',
      wrong: [
        {
          html: 'is still the headmaster, whatever he may be losing.',
          misconception: 'ar-half-right',
          why: 'The voice is the headmaster’s, but notices are everyday matters; he uses it to say a hard thing evenly.',
        },
        {
          html: 'wants the apprentice to hear what is to be done.',
          misconception: 'ar-swaps-people',
          why: 'The boy had heard him at assembly, but he speaks to the mirror and then looks at neither of them.',
        },
        {
          html: 'expects that the tailor will do as he is told.',
          misconception: 'ar-common-sense-over-text',
          why: '“Don’t trim it” is an order, but notices are not orders; the voice is that of a routine matter.',
        },
      ],
      evidence: ['“My boy Winston is a forty-one.', 'He turned around then, and looked at neither of us.'],
      explanation:
        '<p class="plan">A question of tone: ask what kind of voice reads out notices, and what it is that he is asking for.</p><p>Notices are everyday things, read out evenly. What he says in that voice is that his son is to have the suit, and afterward he “looked at neither of us” ([[line: and looked at neither of us]]).</p>',
    },
    {
      id: 'act-reading/left-in-the-seams-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'Which detail best supports the idea that Mr. Prospect had noticed what the tailor was doing?',
      right: 'He had felt the spare cloth against his ribs.',
      wrong: [
        {
          html: 'He had caught sight of it behind him in the mirror.',
          misconception: 'ar-half-right',
          why: 'He looks in the mirror at each fitting, but the cloth was held “where the mirror did not go.”',
        },
        {
          html: 'He had asked his wife to feel where the cloth was.',
          misconception: 'ar-swaps-people',
          why: 'He spoke to Edna of it, but it was he who felt it; she is only told.',
        },
        {
          html: 'He had found the suit heavier than those he bought.',
          misconception: 'ar-outside-the-text',
          why: 'Extra cloth has some weight, but what he mentions is feeling it against his ribs.',
        },
      ],
      evidence: ['I felt it against my ribs.'],
      explanation:
        '<p class="plan">Detail and claim: look for what Mr. Prospect himself says about how he came to think so.</p><p>“I thought it might be. I felt it against my ribs” ([[line: I felt it against my ribs]]), he says of the cloth that had been left in.</p>',
    },
    {
      id: 'act-reading/left-in-the-seams-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.8,
      seconds: 60,
      text: '',
      stem: 'Which detail best supports the idea that someone else is meant to wear the suit in the end?',
      right: 'The son’s measures are those that stand in the book.',
      wrong: [
        {
          html: 'The suit is to be kept at the shop until it is called for.',
          misconception: 'ar-outside-the-text',
          why: 'Delivery is mentioned, and he pays before it; but nothing says that it was kept for someone.',
        },
        {
          html: 'The suit is paid for before it has been delivered.',
          misconception: 'ar-half-right',
          why: 'This hints that he may not live long, but not that another is to wear it; the son’s figures do.',
        },
        {
          html: 'The suit was taken in by an inch at each of its sides.',
          misconception: 'ar-invented-cause',
          why: 'The cloth taken in can be let out for another, but it was taken in because Mr. Prospect had grown thin; the son comes in with his figures.',
        },
      ],
      evidence: ['“Forty-one, thirty-eight. Those would be his figures.”', 'a person could let it out again'],
      explanation:
        '<p class="plan">Weighing details: which of them ties another person to this one suit?</p><p>“My boy Winston is a forty-one,” says Mr. Prospect, and later: “Forty-one, thirty-eight. Those would be his figures” ([[line: Those would be his figures]]). They are the figures of January, which Mr. Alleyne has “in the book.”</p>',
    },
  ],
}
