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
      right: 'a ceremony on his leaving a post.',
      wrong: [
        {
          html: 'a ceremony in honor of his son.',
          misconception: 'ar-half-right',
          why: 'A ceremony it is, with a platform; but the son is in Canada, and it is the father who is “to retire in June.”',
        },
        {
          html: 'a journey that he is soon to make.',
          misconception: 'ar-outside-the-text',
          why: 'Canada is where his son lives, but no journey there is planned or spoken of.',
        },
        {
          html: 'a picture to appear in the paper.',
          misconception: 'ar-true-but-not-asked',
          why: 'The paper does print a photograph of the occasion, but he orders the suit because of the platform, five months earlier.',
        },
      ],
      evidence: ['“I am to retire in June,” he said. “There will be a platform.”'],
      explanation:
        '<p class="plan">A stated detail: find what Mr. Prospect says when he is first measured.</p><p>“I am to retire in June,” he says. “There will be a platform” ([[line: There will be a platform]]). To retire is to leave a post, and a platform is where one is honored for it.</p>',
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
          html: 'see whether his apprentice can find his way in the book.',
          misconception: 'ar-common-sense-over-text',
          why: 'A master may test an apprentice, but his second question is about what was heard, and it follows straight upon the loose fold of cloth.',
        },
        {
          html: 'find out how much more of the worsted he has to buy.',
          misconception: 'ar-outside-the-text',
          why: 'More cloth would be needed if a man had grown; here there is too much of it, and nothing is bought.',
        },
        {
          html: 'make sure that Mr. Prospect had given a true number.',
          misconception: 'ar-half-right',
          why: 'Making sure of the number is right, but he took the measures himself; the customer gave none.',
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
          html: 'two men in a shop, each of whom misleads himself about the other.',
          misconception: 'ar-half-right',
          why: 'Both do keep something back, but neither is misled: Mr. Alleyne knows the figures, and Mr. Prospect felt the cloth.',
        },
        {
          html: 'an apprentice whose master is ashamed of what he does.',
          misconception: 'ar-swaps-people',
          why: 'It is the apprentice who looks at his feet; Mr. Alleyne shows no shame and explains what he does.',
        },
        {
          html: 'an apprentice who is taught when to write a thing down.',
          misconception: 'ar-too-narrow',
          why: 'What goes into the book matters in two scenes, but it is part of something that goes on between two other people.',
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
          html: 'is acting by a rule which he himself had been taught.',
          misconception: 'ar-half-right',
          why: 'There is a rule, and it is his; but he breaks it, as he calls a man “exactly the same” with the difference in his hand.',
        },
        {
          html: 'has won the trust of his customers by being exact.',
          misconception: 'ar-common-sense-over-text',
          why: 'Exactness would win trust, and it is what the saying praises; but it is quoted while he tells a customer something untrue.',
        },
        {
          html: 'has often told untruths to those whose suits he made.',
          misconception: 'ar-extreme-wording',
          why: 'The saying does fear that one lie leads to others, but the narrator is ashamed because this is unlike him.',
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
          html: 'is able to make the suit look as it should.',
          misconception: 'ar-half-right',
          why: 'He does see to the suit, but he has just named two things that a man looks at, and the second is “my face.”',
        },
        {
          html: 'would rather that the shop had no mirror.',
          misconception: 'ar-literal-for-figurative',
          why: 'He does speak of a mirror that shows too much; but the remark is about what is left for him to do, and not about furniture.',
        },
        {
          html: 'expects that the apprentice will be found out.',
          misconception: 'ar-swaps-people',
          why: 'It was the apprentice who looked at his feet, but Mr. Alleyne is explaining his own conduct and threatens nobody.',
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
          html: 'brave.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A stout heart is a brave one; but here a new measure has to be written down, and courage is not measured with a tape.',
        },
        {
          html: 'sturdy.',
          misconception: 'ar-first-meaning',
          why: 'A stout stick is a strong one; but what changes the figures in the book is a man’s girth.',
        },
        {
          html: 'feeble.',
          misconception: 'ar-mood-for-meaning',
          why: 'Someone in the story is growing weaker, so it fits the mood; but the line and the date were meant for the ordinary case, the other one.',
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
          html: 'is glad to be speaking once more as a headmaster.',
          misconception: 'ar-wrong-tone',
          why: 'The voice is the one he had at school, but no gladness goes with it; afterward he can look at neither of the two.',
        },
        {
          html: 'has told nobody yet of what he is now arranging.',
          misconception: 'ar-half-right',
          why: 'It is new to those in the shop, but he has talked at home about the cloth: “I said to Edna.”',
        },
        {
          html: 'expects the tailor to do at once as he is told.',
          misconception: 'ar-common-sense-over-text',
          why: 'A headmaster’s voice makes one think of obedience; but notices are read out and not commanded, and what he asks for has been done.',
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
          html: 'He had seen the spare cloth in the mirror.',
          misconception: 'ar-half-right',
          why: 'He looks into the mirror all the time, but the cloth was held “where the mirror did not go.”',
        },
        {
          html: 'He had been told of it by his wife at home.',
          misconception: 'ar-swaps-people',
          why: 'It was the other way: he says that he told Edna what he thought the tailor must be doing.',
        },
        {
          html: 'He had counted the pins at each of the fittings.',
          misconception: 'ar-outside-the-text',
          why: 'Pins are in the tailor’s mouth at the fittings, but no one counts them or says anything about their number.',
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
          html: 'The son will be home when the suit is delivered.',
          misconception: 'ar-outside-the-text',
          why: 'A son who came home could try the suit on, but he is in Canada, and that he will come home is nowhere mentioned.',
        },
        {
          html: 'The suit was paid for by the son who is in Canada.',
          misconception: 'ar-half-right',
          why: 'The son in Canada is the one who is to have it; but it is Mr. Prospect himself who “paid that day, all of it.”',
        },
        {
          html: 'The suit was taken in at night and without a word.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That was done so that it should fit the father, in February, before anyone spoke of letting it out.',
        },
      ],
      evidence: ['“Forty-one, thirty-eight. Those would be his figures.”', 'a person could let it out again'],
      explanation:
        '<p class="plan">Weighing details: which of them ties another person to this one suit?</p><p>“My boy Winston is a forty-one,” says Mr. Prospect, and later: “Forty-one, thirty-eight. Those would be his figures” ([[line: Those would be his figures]]). They are the figures of January, which Mr. Alleyne has “in the book.”</p>',
    },
  ],
}
