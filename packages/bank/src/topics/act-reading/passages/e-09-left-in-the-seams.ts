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
      right: 'a platform on which he would sit.',
      wrong: [
        {
          html: 'a school in which he would teach.',
          misconception: 'ar-half-right',
          why: 'He is a headmaster, but he is to leave his school in June; the suit is for the platform.',
        },
        {
          html: 'a wedding at which he would speak.',
          misconception: 'ar-outside-the-text',
          why: 'A wedding would be a reason for a first suit, but the passage mentions none; he says that he is to retire, and “There will be a platform.”',
        },
        {
          html: 'a journey on which he would go.',
          misconception: 'ar-outside-the-text',
          why: 'His son is in Canada, which suggests one; but he names a platform in June.',
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
      right: 'make sure that the book was not what was wrong.',
      wrong: [
        {
          html: 'work out how much cloth would have to go.',
          misconception: 'ar-true-but-not-asked',
          why: 'He does take the seams in that night, but he had felt the fold already; what he asks is what was called in January.',
        },
        {
          html: 'find out what the boy had noticed at the fitting.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The boy did watch the fitting, but he is not asked about it: he is to read a number, and to say if he had heard it so.',
        },
        {
          html: 'let the boy know that a mistake of his was found.',
          misconception: 'ar-wrong-tone',
          why: 'The question sounds like a reproach, but the boy’s number was the right one, and no word of blame follows his answer.',
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
      right: 'a tailor and a customer who each keep silent for the other.',
      wrong: [
        {
          html: 'a tailor who keeps from a customer what the man never learns.',
          misconception: 'ar-half-right',
          why: 'The first half is right, but Mr. Prospect had felt the cloth against his ribs and says so at the third fitting.',
        },
        {
          html: 'an apprentice who finds a mistake that his master denies.',
          misconception: 'ar-swaps-people',
          why: 'He wants to write new figures and is told to leave the book alone, but there is no mistake: the man has grown thin.',
        },
        {
          html: 'a customer who deceives a tailor as to what a suit is for.',
          misconception: 'ar-half-right',
          why: 'The customer does keep something back, but not the purpose: “There will be a platform,” he says in January, and in June there is one.',
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
      stem: 'The saying in [[line: a tailor who lies about an eighth of an inch will lie about a yard]] serves mainly to show that Mr. Alleyne:',
      right: 'is breaking a rule of his own.',
      wrong: [
        {
          html: 'has a poor opinion of others.',
          misconception: 'ar-common-sense-over-text',
          why: 'A saying against lying tailors may well be aimed at rivals, but it stands beside “You’re exactly the same,” and that is his own lie.',
        },
        {
          html: 'is more exact than others are.',
          misconception: 'ar-literal-for-figurative',
          why: 'By the saying he should be, but it stands beside “You’re exactly the same,” which is not exact at all.',
        },
        {
          html: 'suspects the narrator of a lie.',
          misconception: 'ar-swaps-people',
          why: 'The narrator was the one to whom it was told, but long before; the lie at hand is Mr. Alleyne’s own.',
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
      stem: 'In his remark in [[line: I can’t do anything about the mirror]], Mr. Alleyne most likely means that he:',
      right: 'must let his face show the man nothing.',
      wrong: [
        {
          html: 'can make the suit, at least, look right.',
          misconception: 'ar-half-right',
          why: 'He does make the suit right, but the two things that he names are the mirror and his face.',
        },
        {
          html: 'owes it to the man to be frank with him.',
          misconception: 'ar-reversed',
          why: 'A mirror is frank, and a tailor might wish to be so too; but he has just told the man “You’re exactly the same,” and tells the boy “Leave the book alone.”',
        },
        {
          html: 'cannot be blamed for how the man looks.',
          misconception: 'ar-wrong-tone',
          why: 'It sounds like an excuse, but he is telling the boy why he keeps up the pretense, not why he is innocent.',
        },
      ],
      evidence: ['He looks in the mirror, and he looks at my face.'],
      explanation:
        '<p class="plan">An inference: he names two things; if he can do nothing about the one, what follows for the other?</p><p>“He looks in the mirror, and he looks at my face” ([[line: and he looks at my face]]). About the mirror he can do nothing; so what is left to him is his face, and Mr. Prospect must not read there that he has grown thin.</p>',
    },
    {
      id: 'act-reading/left-in-the-seams-q6',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.3,
      seconds: 40,
      text: '',
      stem: 'As it is used in [[line: when a man grew stout]], the word <em>stout</em> most nearly means:',
      right: 'fat.',
      wrong: [
        {
          html: 'brave.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A stout heart is brave, but no one rules a line in a book of measures when a man grows brave.',
        },
        {
          html: 'sturdy.',
          misconception: 'ar-first-meaning',
          why: 'Stout shoes are sturdy, but the book of measures is changed when a man puts on weight.',
        },
        {
          html: 'stubborn.',
          misconception: 'ar-mood-for-meaning',
          why: 'Stout resistance is stubborn, but a tailor rules a line for a waist and not for a will.',
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
      stem: 'The description of Mr. Prospect’s voice in [[line: in the voice in which he used to give out the notices]] conveys that he:',
      right: 'is trying to sound the way he always does.',
      wrong: [
        {
          html: 'has the speech of the coming day in mind.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'He does speak to a mirror, and there will be a platform in June; but of a speech there is no word, and the voice is one that he “used to” have.',
        },
        {
          html: 'still takes the tailor for one of his pupils.',
          misconception: 'ar-swaps-people',
          why: 'It is the narrator whom he taught and punished; the tailor is no pupil of his, and the voice is that of notices, not of lessons.',
        },
        {
          html: 'has already said the same thing to his wife.',
          misconception: 'ar-half-right',
          why: 'To Edna he did speak of the cloth, but of what he felt at his ribs; that his son should have the suit comes up here.',
        },
      ],
      evidence: ['“My boy Winston is a forty-one.', 'He turned around then, and looked at neither of us.'],
      explanation:
        '<p class="plan">A question of tone: ask what kind of voice reads out notices, and what it is that he is asking for.</p><p>Notices are everyday things, read out evenly. What he says in that voice is that his son is to have the suit, and afterward he “looked at neither of us” ([[line: and looked at neither of us]]): he wants a grave matter to be heard like an ordinary one.</p>',
    },
    {
      id: 'act-reading/left-in-the-seams-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'Which detail best supports the idea that Mr. Prospect had noticed what was being done to the suit?',
      right: 'What he says he felt at his ribs',
      wrong: [
        {
          html: 'What he saw in the glass behind him',
          misconception: 'ar-half-right',
          why: 'He looks in the mirror at each fitting, but the cloth was held “where the mirror did not go.”',
        },
        {
          html: 'What his wife said to him at home',
          misconception: 'ar-swaps-people',
          why: 'He spoke to Edna of it, but it was he who felt it; she is only told.',
        },
        {
          html: 'What he asked about the chalk on the floor',
          misconception: 'ar-outside-the-text',
          why: 'The chalk is what the boy saw in the morning; Mr. Prospect does not ask about it.',
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
      stem: 'Which detail best supports the idea that the suit has a use after the one it was ordered for?',
      right: 'Whose figures the tailor has in the book',
      wrong: [
        {
          html: 'Where the suit is kept until it is called for',
          misconception: 'ar-outside-the-text',
          why: 'Delivery is mentioned, and he pays before it; but nothing says that it was kept for someone.',
        },
        {
          html: 'When the price of the suit is paid',
          misconception: 'ar-half-right',
          why: 'Paying early hints that he may not live long, but not who is to wear the suit; the figures do.',
        },
        {
          html: 'What is put down as the date of the receipt',
          misconception: 'ar-true-but-not-asked',
          why: '“Put June,” says the tailor, which is the date of the platform; after that the suit is for a man of forty-one.',
        },
      ],
      evidence: ['“Forty-one, thirty-eight. Those would be his figures.”', 'a person could let it out again'],
      explanation:
        '<p class="plan">Weighing details: which of them ties another person to this one suit?</p><p>“My boy Winston is a forty-one,” says Mr. Prospect, and later: “Forty-one, thirty-eight. Those would be his figures” ([[line: Those would be his figures]]). They are the figures of January, which Mr. Alleyne has “in the book.”</p>',
    },
  ],
}
