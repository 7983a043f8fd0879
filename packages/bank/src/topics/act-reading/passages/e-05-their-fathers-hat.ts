import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/their-fathers-hat',
  kind: 'Literary Narrative',
  title: 'Their Father’s Hat',
  description:
    'This passage is from the short story “Their Father’s Hat” by Signe Torvald (1998). The story is set in North Dakota in 1934; a quarter is a piece of land of 160 acres. Author and source are invented.',
  paragraphs: [
    'The brothers had agreed on Mrs. Aune because neither of them was in debt to her. She came across the fields on Saturday morning with her good shoes in a sack, and changed into them on the porch, since it was a kind of legal occasion. Anton, who was the elder by nine years, brought out a chair and said that they needed her only to hold the hat.',
    'It was their father’s hat. He had been dead since the threshing. There were two quarters of land and no will, and the lawyer in Minot had said that he could divide it for sixty dollars, or they could divide it for nothing. The home quarter had the house, the barn, the well, and a good deal of soil that blew. The river quarter had hay and black earth and not one board nailed to another.',
    '“Whoever gets the river will have to build,” Emil said. “It should be written that the other one helps him.”',
    '“It’s written,” said Anton. “One summer’s work, and the lumber from the granary.”',
    'He had written everything. He had the good hand; he had done the letters to the lawyer and the words for the stone. Emil’s wife, Inga, was in the kitchen with the door open, putting away cups. She was to have a child in April, and had told Mrs. Aune, while the shoes were being changed, that she could live in a tent if it came to that, and that nobody had asked her.',
    'Anton showed them a sheet from the seed calendar, tore it in half, wrote with his back to the window, folded each half twice, dropped them in, and gave the hat a shake, like a man settling oats.',
    '“Eldest first,” he said.',
    'Emil said that was not what they had agreed; they had agreed to toss for it.',
    '“It comes out the same. Does it come out the same, Mrs. Aune?”',
    'She had taught arithmetic for two winters, and said that it did.',
    'She held the hat above the level of his eyes. It seemed to her that he was a long time about it. His fingers went around the lining once, and again, before they closed. He unfolded the paper on his knee.',
    '“River,” he said.',
    'In the kitchen a cup was set down. Emil let out his breath, and then his face changed, as it came to him whose loss it was. “We can do it over,” he said. “Two out of three.”',
    '“You don’t do it over.”',
    '“You’ve lived in this house thirty-three years. You dug that well.”',
    '“Pa dug it. I held the rope.” Anton got up, took the hat out of Mrs. Aune’s hands, and put it on his own head, which nobody had seen him do before. It was too big. “I’ll be glad to get out of that room,” he said. “I never slept right, with the wind in the gable.” He had slept there, as Mrs. Aune knew from his mother, like a stone.',
    '“Let me see mine,” said Emil. “Just to have seen it.”',
    '“It says the other thing,” said Anton, and went out to look after her horse. She had come on foot.',
    'She found him by the stock tank, looking toward the line of trees. The wind was getting up, as it did every noon that year. It took the hat from his head as neatly as a servant, carried it over the tank, and let it roll until it fetched up against the fence, and since she was nearer, she had it first. The paper was in the lining, where the band had come loose. She had not unfolded it when she saw that he had stopped walking toward her, and that she did not need to. She unfolded it all the same.',
    'Then she put it in the pocket of her dress and handed him the hat.',
    '“You’ll want to get that band sewn,” said Mrs. Aune. “Things work loose.”',
    '“I’ll do that,” said Anton.',
    'Emil had come out on the porch with his arm around Inga. He called across the yard to know whether they had found it, and what did it say?',
    '“It says *home*,” called Mrs. Aune, who had not in two winters taught a child a wrong answer, and found it easier than she would have supposed; and she sat down on the edge of the tank and began to change her shoes.',
  ],
  questions: [
    {
      id: 'act-reading/their-fathers-hat-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 45,
      text: '',
      stem: 'According to the passage, the brothers chose Mrs. Aune to hold the hat because:',
      right: 'neither of them owed anything to her.',
      wrong: [
        {
          html: 'she had taught both of them arithmetic.',
          misconception: 'ar-half-right',
          why: 'That she taught arithmetic is right, but it is not said to whom, nor is it why they agreed on her.',
        },
        {
          html: 'she had been a friend of their father.',
          misconception: 'ar-outside-the-text',
          why: 'She knew their mother, so it is easy to suppose; but the passage names a debt, or the lack of one, as the reason.',
        },
        {
          html: 'she was the neighbor nearest to them.',
          misconception: 'ar-common-sense-over-text',
          why: 'She does come on foot across the fields, but how near she lived is not given as the reason.',
        },
      ],
      evidence: ['The brothers had agreed on Mrs. Aune because neither of them was in debt to her.'],
      explanation:
        '<p class="plan">A stated reason: read the first sentence.</p><p>“The brothers had agreed on Mrs. Aune because neither of them was in debt to her” ([[line: neither of them was in debt to her]]). To be in debt to somebody is to owe her something; “because” gives it as the reason for the choice.</p>',
    },
    {
      id: 'act-reading/their-fathers-hat-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Of the following events, which happened first?',
      right: 'Inga tells a guest that she could live in a tent.',
      wrong: [
        {
          html: 'Emil asks that the two should help one another.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'This is told first, but Inga spoke “while the shoes were being changed,” which was on the porch, before the brothers began.',
        },
        {
          html: 'Anton shows the others a sheet from a calendar.',
          misconception: 'ar-true-but-not-asked',
          why: 'With the sheet the drawing itself begins, so it feels like the start; but Inga had spoken earlier, “while the shoes were being changed.”',
        },
        {
          html: 'Mrs. Aune says that the order does not matter.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Her answer comes after the papers have been dropped into the hat; much else had happened by then.',
        },
      ],
      evidence: ['had told Mrs. Aune, while the shoes were being changed, that she could live in a tent'],
      explanation:
        '<p class="plan">A question of time: look for “had” and “while,” which mark what lies further back.</p><p>Inga “had told Mrs. Aune, while the shoes were being changed” ([[line: while the shoes were being changed]]), and the shoes were changed on arrival. The talk of helping, the papers and the drawing came later.</p>',
    },
    {
      id: 'act-reading/their-fathers-hat-q3',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'It can reasonably be inferred that Anton had prepared the papers in such a way that:',
      right: 'his brother was certain to be left with the house.',
      wrong: [
        {
          html: 'he himself was certain to be left with the house.',
          misconception: 'ar-reversed',
          why: 'A man who cheats is expected to gain by it; but what Anton draws is “River,” the quarter without a board on it.',
        },
        {
          html: 'the paper for the house could be told by its feel.',
          misconception: 'ar-half-right',
          why: 'His fingers do go around twice, and something was arranged; but had one paper said “home,” Mrs. Aune would not have had to put it away.',
        },
        {
          html: 'neither brother could ask for the draw to be repeated.',
          misconception: 'ar-outside-the-text',
          why: 'Emil asks for just that, and Anton refuses; but nothing about the papers themselves prevented a second try.',
        },
      ],
      evidence: [
        'The paper was in the lining, where the band had come loose.',
        '“It says *home*,” called Mrs. Aune, who had not in two winters taught a child a wrong answer',
      ],
      explanation:
        '<p class="plan">An inference: put together what Anton drew, what he would not show, and what Mrs. Aune does with the other paper.</p><p>Anton draws “River” and will not let Emil see the other paper. Mrs. Aune reads it, hides it, and gives an answer that the passage marks as a wrong one ([[line: who had not in two winters taught a child a wrong answer]]). So both papers said “River,” and Emil had to be left with the home quarter.</p>',
    },
    {
      id: 'act-reading/their-fathers-hat-q4',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.8,
      seconds: 60,
      text: '',
      stem: 'What Anton says about the wind in the gable suggests that he:',
      right: 'wishes to make what he has lost seem small.',
      wrong: [
        {
          html: 'has long wished to live in a quieter place.',
          misconception: 'ar-literal-for-figurative',
          why: 'These would be his words taken as they stand; but Mrs. Aune knows that he slept in that room “like a stone.”',
        },
        {
          html: 'is worried that Inga will sleep badly there.',
          misconception: 'ar-swaps-people',
          why: 'Inga is to live in the house, but he speaks of his own nights; no worry about her is spoken or hinted at here.',
        },
        {
          html: 'wishes that he and Emil could trade places.',
          misconception: 'ar-half-right',
          why: 'That he would rather keep the house may be so; but he refuses to do it over, and his words make leaving look welcome.',
        },
      ],
      evidence: ['He had slept there, as Mrs. Aune knew from his mother, like a stone.'],
      explanation:
        '<p class="plan">An inference: compare what he says with the sentence that follows it.</p><p>He says that he never slept right, and the next sentence tells otherwise: “He had slept there, as Mrs. Aune knew from his mother, like a stone” ([[line: as Mrs. Aune knew from his mother]]). He invents a drawback so that Emil need not pity him.</p>',
    },
    {
      id: 'act-reading/their-fathers-hat-q5',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.7,
      seconds: 60,
      text: '',
      stem: 'The statement that Anton “went out to look after her horse” ([[line: went out to look after her horse]]), followed by “She had come on foot,” serves mainly to:',
      right: 'show his haste to get away from Emil’s request.',
      wrong: [
        {
          html: 'show his courtesy to a guest even after a loss.',
          misconception: 'ar-half-right',
          why: 'He has been courteous to her, with the chair; but there is no horse to be looked after, so courtesy is not what moves him.',
        },
        {
          html: 'show his wish to speak with Mrs. Aune by herself.',
          misconception: 'ar-common-sense-over-text',
          why: 'They do meet at the tank, but because she goes and finds him; he is looking at the trees and does not ask for her.',
        },
        {
          html: 'show his hope of seeing the river land once more.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'He is seen looking toward the trees afterward, but the horse is named at the moment when Emil wants to see the paper.',
        },
      ],
      evidence: ['“Let me see mine,” said Emil. “Just to have seen it.”'],
      explanation:
        '<p class="plan">A function question: look at what Emil has just asked for, and at what is odd about the horse.</p><p>Emil says, “Let me see mine” ([[line: said Emil. “Just to have seen it.”]]), which would show the trick. Anton puts him off and leaves on an errand that does not exist: any reason will do.</p>',
    },
    {
      id: 'act-reading/their-fathers-hat-q6',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.3,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: until it fetched up against the fence]], the phrase <em>fetched up</em> most nearly means:',
      right: 'came to a halt.',
      wrong: [
        {
          html: 'was carried back.',
          misconception: 'ar-first-meaning',
          why: 'To fetch is to go and bring back; but no one has the hat yet, and it is the fence that ends its rolling.',
        },
        {
          html: 'rose once more.',
          misconception: 'ar-right-word-wrong-sense',
          why: '“Up” suggests rising, but the hat has been let roll along the ground, and a fence stops what rolls.',
        },
        {
          html: 'got badly torn.',
          misconception: 'ar-mood-for-meaning',
          why: 'Wind and fence sound rough; but the wind takes the hat “neatly,” and no harm to it is told.',
        },
      ],
      evidence: ['carried it over the tank, and let it roll until it fetched up against the fence'],
      explanation:
        '<p class="plan">A phrase in context: follow the hat from the head to the fence, and ask what the fence does.</p><p>The wind let the hat “roll until it fetched up against the fence” ([[line: let it roll until it]]): there the rolling ended, and Mrs. Aune could pick it up.</p>',
    },
    {
      id: 'act-reading/their-fathers-hat-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which detail best supports the idea that Mrs. Aune knows what is on the paper before she opens it?',
      right: 'Anton ceases to come toward her.',
      wrong: [
        {
          html: 'Anton has been slow in drawing.',
          misconception: 'ar-half-right',
          why: 'She did notice that he was slow, but that was earlier and only “seemed” so; it is at the fence that she sees she need not look.',
        },
        {
          html: 'Anton has worn a hat too big for him.',
          misconception: 'ar-true-but-not-asked',
          why: 'The size of the hat explains why the wind can take it; it tells her nothing of the paper.',
        },
        {
          html: 'Anton has let a band come loose.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'The loose band explains where the paper was found, and gives her something to say; what was written is another matter.',
        },
      ],
      evidence: [
        'She had not unfolded it when she saw that he had stopped walking toward her, and that she did not need to.',
      ],
      explanation:
        '<p class="plan">Detail and claim: find the words “she did not need to” and what she sees just before.</p><p>“She had not unfolded it when she saw that he had stopped walking toward her, and that she did not need to” ([[line: he had stopped walking toward her]]). His standing still tells her. She sees it before the paper is open: a man who stops has nothing more to hide or to save.</p>',
    },
    {
      id: 'act-reading/their-fathers-hat-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'Which of the following provides the strongest evidence that Anton does not leave the house gladly?',
      right: 'What his mother had said about how he slept',
      wrong: [
        {
          html: 'What he had written of the work and the lumber',
          misconception: 'ar-half-right',
          why: 'He did provide for whoever must build, so the move is no light matter; but these terms held for either brother and show no feeling.',
        },
        {
          html: 'What he says himself of the wind in the gable',
          misconception: 'ar-wrong-side',
          why: 'By itself this would show the contrary, that he is glad to go; it is what another remark proves untrue.',
        },
        {
          html: 'What he says himself of doing the draw over',
          misconception: 'ar-same-subject-no-bearing',
          why: 'That a draw is not done over is a rule for anyone; it does not tell what he feels about the house.',
        },
      ],
      evidence: ['He had slept there, as Mrs. Aune knew from his mother, like a stone.'],
      explanation:
        '<p class="plan">Weighing evidence: ask of each remark whether it concerns the house, and whether the passage lets it stand as true.</p><p>His complaint about the gable would make leaving easy, but his mother’s word tells that he slept there “like a stone” ([[line: like a stone]]). So the complaint is an excuse. The rest is terms and rules, the same for either brother.</p>',
    },
    {
      id: 'act-reading/their-fathers-hat-q9',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The passage as a whole can best be described as an account of:',
      right: 'a division that one brother bends for the other’s good, and that a witness covers up.',
      wrong: [
        {
          html: 'an unequal division, by which one brother gains while a witness keeps her silence.',
          misconception: 'ar-half-right',
          why: 'Division and silent witness are right; but Anton comes away with the land that has no house, and gains nothing by the trick.',
        },
        {
          html: 'a quarrel over land between two brothers, and of how a witness brings about a peace.',
          misconception: 'ar-wrong-tone',
          why: 'There is a small dispute about tossing and doing it over, but no quarrel; each thinks of the other’s loss.',
        },
        {
          html: 'a debt between two families, and of how a neighbor comes in the end to see it repaid.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Debt is mentioned in the first sentence, and as something that is not there; the rest of the passage concerns the land.',
        },
      ],
      evidence: ['“River,” he said.', 'Then she put it in the pocket of her dress and handed him the hat.'],
      explanation:
        '<p class="plan">The main idea of a story: say who does what to whom, and what the onlooker then does.</p><p>Anton sees to it that Emil keeps the house, and Mrs. Aune, who finds out, “put it in the pocket of her dress” ([[line: put it in the pocket of her dress]]) and tells Emil what he needs to hear.</p>',
    },
  ],
}
