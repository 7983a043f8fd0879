import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-clean-corners',
  kind: 'Literary Narrative',
  title: 'The Clean Corners',
  description:
    'This passage is from the short story “The Clean Corners” by Daniel Rourke (2006). The story is set in a small American town in 1979. Author, source, and the composer in the story are invented.',
  paragraphs: [
    'The rule is that you sit to the left and a little behind, you stand when the last line of the page begins, you take the upper corner between finger and thumb, and you do not exist. My teacher told me that on the telephone, together with the fee, which was twelve dollars. At the rehearsal Mrs. Varga added a rule of her own.',
    '“Watch my head,” she said. “Not the music. If you read the music, you will turn when you would turn.” She nodded, so slightly that I thought she had only finished a thought. “That was one,” she said.',
    'We went through the Schubert like that. I looked at her left earring, a small pearl, and when it dipped, I turned. The last piece was by someone named Sebestyén, twenty minutes long, in manuscript, on paper that had gone brown at the edges. At the foot of page fifteen were three dots in red pencil.',
    '“Here two,” said Mrs. Varga.',
    '“Two nods?”',
    '“Two leaves.” She took hold of both and showed me how to bring them over as one. Her thumb knew where to go. “It continues quite well. Nobody has ever noticed.”',
    'I asked if it was a mistake in the copy.',
    '“It is long,” she said, “and it comes late, and people have trains.”',
    'There were no trains in Dunmore after six. She was looking at me so pleasantly that I did not say so.',
    'When she had gone to see about the heating, I looked at the pages in between. I could not have played anything else in that piece, but I could have played those: one line in the right hand, hardly anything in the left, like something you would pick out for a child. Above the first bar someone had written a name, Kati, and a year, 1951, in ink, and not in the hand that had written the notes. The corners of all the other pages were gray. The corners of these were clean.',
    'The hall was two-thirds full. In the third row, on the aisle, sat an old man with his coat on and a cane between his knees, of whom everybody seemed to be careful. When Mrs. Varga came out, she bowed to the room, and then again, lower, not exactly to him but in that direction. I watched the earring. At the foot of fifteen it dipped, and I brought the two leaves over as one, and it continued quite well. I looked, I admit, at the third row. He had shut his eyes some minutes before. At the turn he opened them.',
    'Afterward there was sherry in the room behind the stage. He came in last, and people made way. He kissed Mrs. Varga’s hand and told her that the Schubert had been a marvel. Of the other he said nothing, until she said, laughing, and to the whole room, “And did you hear? The boy turned two at once! I could have died. I simply had to go on from there.”',
    'They all looked at me. I am not quick. It was the first I had heard of it, and I needed a moment to understand that it was going to be the truth.',
    '“They stuck,” I said.',
    '“They do stick,” said Mrs. Varga, and she touched my sleeve and went to see to someone’s glass.',
    'The old man stayed where he was. He looked at my hands with some interest, as you might look at a tool.',
    '“In Budapest it was a boy too,” he said, not loudly. “In Cleveland it was a girl. She has had the worst luck with turners of any artist I know.” He found his other glove. “She played those pages once. I never wrote anything simpler. A person could play them by accident.”',
    'I said that I was sorry.',
    '“No, no. You did as you were told. You are a good boy.” He leaned on the cane until his mouth was near my ear, and I could smell the camphor in his coat. “But I am eighty-one,” he said, “and I go to all of them, and what I hope for is a careless one.”',
    'On the stairs I opened my envelope. There were two twenties in it. I counted them again, as though there might be another between them.',
  ],
  questions: [
    {
      id: 'act-reading/the-clean-corners-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.7,
      seconds: 50,
      text: '',
      stem: 'According to the passage, Mrs. Varga wants the narrator to turn a page when:',
      right: 'her head makes a small movement.',
      wrong: [
        {
          html: 'her pearl catches the light.',
          misconception: 'ar-half-right',
          why: 'He does watch the pearl of her earring; but what he waits for is that it dips, because her head has moved.',
        },
        {
          html: 'the last line of a page begins.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This is when a turner stands up, by the rule that his teacher gave him; Mrs. Varga has “a rule of her own.”',
        },
        {
          html: 'he has read to the end of a page.',
          misconception: 'ar-reversed',
          why: 'To go by the notes is what a turner would naturally do, but it is what she forbids: “Not the music,” she says.',
        },
      ],
      evidence: ['“Watch my head,” she said.'],
      explanation:
        '<p class="plan">A stated detail: find the rule that Mrs. Varga adds at the rehearsal.</p><p>“Watch my head,” she says, and then nods “so slightly that I thought she had only finished a thought” ([[line: so slightly that I thought she had only finished a thought]]). A nod is a small movement of the head; the music itself he is told not to follow.</p>',
    },
    {
      id: 'act-reading/the-clean-corners-q2',
      skill: 'ar-inference',
      difficulty: 'Low',
      b: -0.3,
      seconds: 55,
      text: '',
      stem: 'The statement about trains in [[line: There were no trains in Dunmore after six.]] implies that:',
      right: 'Mrs. Varga’s reason for leaving out pages was made up.',
      wrong: [
        {
          html: 'Mrs. Varga had not looked up how people would get home.',
          misconception: 'ar-common-sense-over-text',
          why: 'A stranger to the town might not know its trains; but her thumb “knew where to go,” and she has left the pages out elsewhere.',
        },
        {
          html: 'Mrs. Varga’s concert was to end early for the town’s sake.',
          misconception: 'ar-half-right',
          why: 'Trains were her reason for making the piece shorter; but if none ran in the evening, an early end would help nobody.',
        },
        {
          html: 'Mrs. Varga’s audience would come from the town alone.',
          misconception: 'ar-outside-the-text',
          why: 'Without trains this might follow, but nothing is made of where people live; the narrator sees that her answer does not hold.',
        },
      ],
      evidence: [
        '“It is long,” she said, “and it comes late, and people have trains.”',
        'She was looking at me so pleasantly that I did not say so.',
      ],
      explanation:
        '<p class="plan">An inference: the sentence answers something that Mrs. Varga has just said. Why does he keep it to himself?</p><p>She says that “people have trains.” There are none, and he “did not say so” ([[line: that I did not say so]]): he has noticed that this cannot be why.</p>',
    },
    {
      id: 'act-reading/the-clean-corners-q3',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which detail best supports the idea that the two leaves had been passed over for a long time?',
      right: 'The look of their upper corners',
      wrong: [
        {
          html: 'The color of the paper’s edges',
          misconception: 'ar-half-right',
          why: 'The brown edges do show age, but of the whole manuscript; they do not set these two leaves apart from the rest.',
        },
        {
          html: 'The ease of the notes on them',
          misconception: 'ar-true-but-not-asked',
          why: 'He finds that he could have played them, which makes it stranger that they are left out; it does not show for how long.',
        },
        {
          html: 'The hand that wrote the name',
          misconception: 'ar-same-subject-no-bearing',
          why: 'That the name is in another hand shows that somebody added it; it tells nothing about whether the leaves were turned.',
        },
      ],
      evidence: ['The corners of all the other pages were gray. The corners of these were clean.'],
      explanation:
        '<p class="plan">A question of evidence: what happens to a page where finger and thumb take hold of it again and again?</p><p>“The corners of all the other pages were gray. The corners of these were clean” ([[line: The corners of these were clean.]]). The others had been turned many times. A corner turns gray from fingers, so a clean one has not been turned.</p>',
    },
    {
      id: 'act-reading/the-clean-corners-q4',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: of whom everybody seemed to be careful]], the word “careful” most nearly means:',
      right: 'considerate.',
      wrong: [
        {
          html: 'economical.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'One may be careful of money in this sense, but here it is an old man of whom people are careful, and they “made way” for him.',
        },
        {
          html: 'exact.',
          misconception: 'ar-first-meaning',
          why: 'Careful work is exact work, but here people are careful of a person, with his cane and coat, and the word is about how they treat him.',
        },
        {
          html: 'curious.',
          misconception: 'ar-mood-for-meaning',
          why: 'An old man whom all notice might make people curious; but what they do later is make way for him.',
        },
      ],
      evidence: ['He came in last, and people made way.'],
      explanation:
        '<p class="plan">A word in context: see how people behave toward the old man when he appears again.</p><p>Later “people made way” for him ([[line: He came in last, and people made way.]]). They treat him with regard.</p>',
    },
    {
      id: 'act-reading/the-clean-corners-q5',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 0.7,
      seconds: 65,
      text: '',
      stem: 'The narrator’s statement in [[line: that it was going to be the truth]] expresses his:',
      right: 'discovery that he is meant to confirm her story.',
      wrong: [
        {
          html: 'suspicion that he has in fact made a mistake.',
          misconception: 'ar-outside-the-text',
          why: 'He says that he is not quick, but he knows that he turned two because she nodded; “It was the first I had heard of it.”',
        },
        {
          html: 'anger that he has been blamed before so many.',
          misconception: 'ar-wrong-tone',
          why: 'He has reason to be angry, but his words are dry, and he at once says “They stuck” to help her.',
        },
        {
          html: 'impression that she believed her own story.',
          misconception: 'ar-half-right',
          why: 'He does learn something about her story; but that she believes it is not suggested: she had shown him how to do it.',
        },
      ],
      evidence: ['“They stuck,” I said.'],
      explanation:
        '<p class="plan">A question of voice: it is not the truth, and yet it “was going to be.” Ask who would make it so, and read what he says next.</p><p>Her account is false, and he sees that it is to stand as true. So he plays his part: “They stuck” ([[line: “They stuck,” I said.]]).</p>',
    },
    {
      id: 'act-reading/the-clean-corners-q6',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'The old man says all of the following about the pages that were left out EXCEPT that:',
      right: 'they were written with a child in mind.',
      wrong: [
        {
          html: 'they are as simple as any he has written.',
          misconception: 'ar-overlooked-mention',
          why: 'He says it to the narrator in the room behind the stage: “I never wrote anything simpler.”',
        },
        {
          html: 'they were left out in other cities before.',
          misconception: 'ar-missed-in-other-words',
          why: 'He does not say so outright, but he names Budapest, where “it was a boy too,” and Cleveland, where it was a girl.',
        },
        {
          html: 'they were played by Mrs. Varga at one time.',
          misconception: 'ar-missed-in-other-words',
          why: '“At one time” is not his expression, but one word of his says the same: “She played those pages once.”',
        },
      ],
      evidence: ['like something you would pick out for a child'],
      explanation:
        '<p class="plan">An EXCEPT question: cross off what the old man says to the narrator; the fourth is the narrator’s own thought.</p><p>It is the narrator to whom the pages look “like something you would pick out for a child” ([[line: like something you would pick out for a child]]). The old man does not speak of a child.</p>',
    },
    {
      id: 'act-reading/the-clean-corners-q7',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1.1,
      seconds: 65,
      text: '',
      stem: 'By his last remark to the narrator ([[line: what I hope for is a careless one]]) the old man most likely means that a turner might:',
      right: 'turn one leaf by mistake and bring her to the pages.',
      wrong: [
        {
          html: 'turn two leaves so badly that people would notice it.',
          misconception: 'ar-half-right',
          why: 'A mistake is what he hopes for, but not in order to shame her: he would like the pages to be played, “by accident” if need be.',
        },
        {
          html: 'tell the audience afterward what had been left out.',
          misconception: 'ar-outside-the-text',
          why: 'He knows what was left out and might enjoy its being known; but he speaks low, to one person, and asks for carelessness, not for talk.',
        },
        {
          html: 'lose the two leaves, so that he could write them anew.',
          misconception: 'ar-outside-the-text',
          why: 'That would be careless indeed, but he is content with the pages as they are: “I never wrote anything simpler.”',
        },
      ],
      evidence: ['A person could play them by accident.', 'You did as you were told.'],
      explanation:
        '<p class="plan">An inference: a turner who is careful turns two leaves, as he is told. Ask what would be on the stand if one did not.</p><p>“You did as you were told” ([[line: You did as you were told.]]); a careless turner would turn one leaf, and then the pages would lie open: “A person could play them by accident” ([[line: A person could play them by accident.]]).</p>',
    },
    {
      id: 'act-reading/the-clean-corners-q8',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'The amount of money in the envelope serves mainly to suggest that Mrs. Varga:',
      right: 'is rewarding him for having backed her up.',
      wrong: [
        {
          html: 'hopes that he will turn pages for her again.',
          misconception: 'ar-outside-the-text',
          why: 'Good pay might be meant to bring him back, but she has used other turners in other cities, and nothing is said of a next time.',
        },
        {
          html: 'is paying him what his teacher had asked.',
          misconception: 'ar-half-right',
          why: 'The fee was settled with his teacher, that is true; but it was twelve dollars, and there are forty in the envelope.',
        },
        {
          html: 'takes him to be poorer than he really is.',
          misconception: 'ar-common-sense-over-text',
          why: 'Forty dollars might look like charity, but nothing is said of his being poor; what he has done that evening is to take the blame.',
        },
      ],
      evidence: ['the fee, which was twelve dollars', 'There were two twenties in it.'],
      explanation:
        '<p class="plan">A function question: compare the envelope with the fee in the first paragraph, and ask what he has done for her that evening.</p><p>The fee “was twelve dollars” ([[line: the fee, which was twelve dollars]]); “There were two twenties in it” ([[line: There were two twenties in it.]]). The rest is for having taken the blame.</p>',
    },
    {
      id: 'act-reading/the-clean-corners-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0,
      seconds: 60,
      text: '',
      stem: 'Which detail is the earliest sign that the old man has noticed what is left out?',
      right: 'What he does with his eyes at the turn',
      wrong: [
        {
          html: 'What he does with his eyes before the turn',
          misconception: 'ar-half-right',
          why: 'His eyes do tell, but he had shut them “some minutes before,” to listen; it is when he opens them that he has noticed.',
        },
        {
          html: 'What he tells Mrs. Varga of the Schubert',
          misconception: 'ar-true-but-not-asked',
          why: 'To praise one piece and be silent about the other is telling, but it comes later, in the room behind the stage.',
        },
        {
          html: 'What he tells the narrator of Cleveland',
          misconception: 'ar-wrong-part-of-passage',
          why: 'By then he says openly what he knows; the sign that the question asks for was given during the concert.',
        },
      ],
      evidence: ['He had shut his eyes some minutes before. At the turn he opened them.'],
      explanation:
        '<p class="plan">A question of evidence: go through the concert in order and stop at the first thing that answers to the turning of two leaves.</p><p>“He had shut his eyes some minutes before. At the turn he opened them” ([[line: At the turn he opened them.]]). He heard that something was missing. The opening eyes come right at the turn, before anybody speaks; the words to her and to the narrator come later.</p>',
    },
  ],
}
