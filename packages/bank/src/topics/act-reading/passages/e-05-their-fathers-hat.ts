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
      right: 'she was owed nothing by either of them.',
      wrong: [
        {
          html: 'she had no land that lay beside theirs.',
          misconception: 'ar-outside-the-text',
          why: 'A neighbor without an interest would be a good choice, but of her land nothing is said; it is debt that is mentioned.',
        },
        {
          html: 'she was at school with their father as a girl.',
          misconception: 'ar-outside-the-text',
          why: 'A school is near, since she taught for two winters, but nothing ties her to the father; the brothers thought of debts.',
        },
        {
          html: 'she had taught both of them as children.',
          misconception: 'ar-half-right',
          why: 'She did teach for two winters, but it is not said that she taught these two, and the first sentence gives another reason.',
        },
      ],
      evidence: ['The brothers had agreed on Mrs. Aune because neither of them was in debt to her.'],
      explanation:
        '<p class="plan">A stated reason: read the first sentence.</p><p>“The brothers had agreed on Mrs. Aune because neither of them was in debt to her” ([[line: neither of them was in debt to her]]): nothing was owed to her by the one or the other.</p>',
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
          html: 'Emil objects that a toss of a coin was agreed on.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'He objects only after “Eldest first” has been said, long after the shoes were changed on the porch.',
        },
        {
          html: 'Anton announces that the elder is to draw first.',
          misconception: 'ar-true-but-not-asked',
          why: '“Eldest first” is said when the papers are already in the hat; the shoes, and the tent, came before all that.',
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
      right: 'Emil was bound to be left with the house.',
      wrong: [
        {
          html: 'Anton could know them apart by their folds.',
          misconception: 'ar-half-right',
          why: 'His fingers go around the lining twice, which looks like feeling for a paper; but each half is folded alike, and one word is on both.',
        },
        {
          html: 'Anton was bound to be left with the house.',
          misconception: 'ar-reversed',
          why: 'Whoever prepares a draw might do so for himself, but he draws “River,” and the house is what Emil is left with.',
        },
        {
          html: 'Emil could be shown that nothing was amiss.',
          misconception: 'ar-reversed',
          why: 'It is just this that cannot be done: “Let me see mine,” says Emil, and Anton goes out.',
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
      stem: 'Anton’s statement in [[line: I never slept right, with the wind in the gable]] suggests that he:',
      right: 'would like his loss to seem a small one.',
      wrong: [
        {
          html: 'has long wanted to build a house of his own.',
          misconception: 'ar-literal-for-figurative',
          why: 'He says that he will be glad to get out, but the next sentence undoes his complaint: he had slept there “like a stone.”',
        },
        {
          html: 'means to hold those nights against Emil.',
          misconception: 'ar-wrong-tone',
          why: 'A complaint can be a reproach, but he makes this one to ease his brother’s mind, and the sleepless nights are made up.',
        },
        {
          html: 'has slept badly since his father’s death.',
          misconception: 'ar-half-right',
          why: 'His father has been dead since the threshing, and grief may keep one awake; but he slept, his mother said, “like a stone.”',
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
      stem: 'What Anton does in [[line: went out to look after her horse]] serves mainly to show that he:',
      right: 'wants to get away before he is asked again.',
      wrong: [
        {
          html: 'wants to be courteous to a guest of theirs.',
          misconception: 'ar-literal-for-figurative',
          why: 'Looking after a guest’s horse is courteous, but there is no horse: “She had come on foot.”',
        },
        {
          html: 'wants to be alone with what he has lost.',
          misconception: 'ar-half-right',
          why: 'He does go and look toward the trees, but he leaves at the moment when Emil asks to see the second paper.',
        },
        {
          html: 'wants a word with Mrs. Aune by herself.',
          misconception: 'ar-outside-the-text',
          why: 'She does find him by the tank, but he wishes no talk; what he leaves behind is Emil’s “Let me see mine.”',
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
      right: 'came to rest.',
      wrong: [
        {
          html: 'was brought back.',
          misconception: 'ar-first-meaning',
          why: 'To fetch is to bring, but nobody brings the hat; it rolls “until,” and the fence ends that.',
        },
        {
          html: 'was lifted.',
          misconception: 'ar-right-word-wrong-sense',
          why: '“Up” suggests lifting, but the hat is rolling along the ground, and the fence is what stops it.',
        },
        {
          html: 'was damaged.',
          misconception: 'ar-mood-for-meaning',
          why: 'The band is loose and the wind strong, but the words tell where the rolling ended.',
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
      right: 'Anton stops where he is.',
      wrong: [
        {
          html: 'Anton has been slow to draw.',
          misconception: 'ar-half-right',
          why: 'She did notice that he was a long time about it, but that told her nothing yet; now he stops walking.',
        },
        {
          html: 'Anton has put on the hat.',
          misconception: 'ar-true-but-not-asked',
          why: 'That he wears it is odd, and nobody had seen it before; but what told her is that he stopped walking toward her.',
        },
        {
          html: 'Anton looks at the trees.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'He looks toward the trees when she finds him, before the wind takes the hat; then it is his standing still that tells her.',
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
      right: 'What was known of how he slept',
      wrong: [
        {
          html: 'What was said of who dug the well',
          misconception: 'ar-half-right',
          why: '“Pa dug it” makes his part in the well small, but it does not tell whether he goes gladly or not.',
        },
        {
          html: 'What he tells them of the gable',
          misconception: 'ar-wrong-side',
          why: 'Taken by itself it would show that he goes gladly; only what his mother said turns it around.',
        },
        {
          html: 'What he had written of lumber',
          misconception: 'ar-same-subject-no-bearing',
          why: 'One summer’s work and the granary’s lumber were terms for either brother, written before the draw.',
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
      right: 'a division made unfair in favor of one who does not know it.',
      wrong: [
        {
          html: 'a division made by chance that turns out best for both.',
          misconception: 'ar-half-right',
          why: 'On the face of it a hat decides, and Emil is glad; but both papers said “River,” so chance had nothing to do with it.',
        },
        {
          html: 'a division made fair at last by a witness’s quick word.',
          misconception: 'ar-half-right',
          why: 'Her word does end it, but what she does is cover the trick with a wrong answer, and not undo it.',
        },
        {
          html: 'a division made by a father’s wish that only one son knows.',
          misconception: 'ar-outside-the-text',
          why: 'A father’s wish might well lie behind it, but there was “no will”; what only one son knows is the word on the two papers.',
        },
      ],
      evidence: ['“River,” he said.', 'Then she put it in the pocket of her dress and handed him the hat.'],
      explanation:
        '<p class="plan">The main idea of a story: say who does what to whom, and what the onlooker then does.</p><p>Anton sees to it that Emil keeps the house, and Mrs. Aune, who finds out, “put it in the pocket of her dress” ([[line: put it in the pocket of her dress]]) and tells Emil “home.” Emil is favored by a trick, and never learns of it.</p>',
    },
  ],
}
