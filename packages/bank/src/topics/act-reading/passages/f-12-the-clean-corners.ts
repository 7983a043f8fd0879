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
      stem: 'According to the passage, Mrs. Varga wants the narrator to turn a page:',
      right: 'at a nod from her.',
      wrong: [
        {
          html: 'at the end of a page.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'By his teacher’s rule one stands when the last line begins; but “Not the music,” says Mrs. Varga: “Watch my head.”',
        },
        {
          html: 'at a glance from her.',
          misconception: 'ar-half-right',
          why: 'He is to watch her, but for a nod, and it is the earring he looks at; a glance is not mentioned.',
        },
        {
          html: 'at a breath that she takes.',
          misconception: 'ar-outside-the-text',
          why: 'Players do breathe before a phrase, but “Watch my head,” she says, and what she then shows him is a nod.',
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
      stem: 'The statement in [[line: There were no trains in Dunmore after six.]] implies that Mrs. Varga:',
      right: 'tells him something that is not so.',
      wrong: [
        {
          html: 'cares more for the hearers than for the piece.',
          misconception: 'ar-quoted-view-for-author',
          why: 'That she spares the hearers, who “have trains,” is what she says herself; the boy’s sentence shows that there is nothing in it.',
        },
        {
          html: 'has mistaken the town for another.',
          misconception: 'ar-common-sense-over-text',
          why: 'Someone who plays in many towns may mix them up, but he does not correct her: she looks at him “so pleasantly” that he lets it be.',
        },
        {
          html: 'would rather not play the piece at all.',
          misconception: 'ar-half-right',
          why: 'Two leaves of it she does pass over; but she plays the rest, and of a wish not to play it the sentence about trains says nothing.',
        },
      ],
      evidence: [
        '“It is long,” she said, “and it comes late, and people have trains.”',
        'She was looking at me so pleasantly that I did not say so.',
      ],
      explanation:
        '<p class="plan">An inference: the sentence answers something that Mrs. Varga has just said. Why does he keep it to himself?</p><p>She says that “people have trains.” There are none at that hour, and he “did not say so” ([[line: that I did not say so]]): he has noticed that what she gives him is an excuse.</p>',
    },
    {
      id: 'act-reading/the-clean-corners-q3',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which detail best supports the idea that the two leaves had been passed over for a long time?',
      right: 'Their corners',
      wrong: [
        {
          html: 'Their edges',
          misconception: 'ar-half-right',
          why: 'The paper had gone brown at the edges, which shows age; but all its pages are so, and only the corners differ.',
        },
        {
          html: 'Their notes',
          misconception: 'ar-same-subject-no-bearing',
          why: 'The notes are simple, which makes the cut odd; but how often a page was turned is not seen in its notes.',
        },
        {
          html: 'Their date',
          misconception: 'ar-true-but-not-asked',
          why: '1951 is long ago, but it tells when a name was written, not how often the leaves were turned.',
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
          html: 'exact.',
          misconception: 'ar-first-meaning',
          why: 'Careful work is exact, but here people are careful of a man: “people made way.”',
        },
        {
          html: 'thrifty.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'One may be careful of money, but everybody is careful of an old man with a cane, and makes way.',
        },
        {
          html: 'suspicious.',
          misconception: 'ar-half-right',
          why: 'One is careful of strangers whom one suspects; but he is kissed, bowed to and given way, which is regard.',
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
      right: 'understanding of what is expected of him.',
      wrong: [
        {
          html: 'understanding of why she passes it over.',
          misconception: 'ar-half-right',
          why: 'He does come to understand something, but why she leaves the pages out he is never told.',
        },
        {
          html: 'doubt about what he has really done.',
          misconception: 'ar-outside-the-text',
          why: 'He needs a moment, but he knows what he did: he was told to turn two.',
        },
        {
          html: 'shame at being looked at by them all.',
          misconception: 'ar-wrong-tone',
          why: 'They all look at him, and shame would be natural; but what he understands is that her story is to stand.',
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
      stem: 'By what he says in [[line: what I hope for is a careless one]] the old man most likely means that he hopes for a turner who:',
      right: 'turns one leaf too few.',
      wrong: [
        {
          html: 'turns a leaf too late.',
          misconception: 'ar-half-right',
          why: 'A late turn would be careless too, but it would not open the pages; one leaf instead of two would.',
        },
        {
          html: 'speaks out of turn about it.',
          misconception: 'ar-outside-the-text',
          why: 'He would like the truth, perhaps, but he wants to hear the pages: “A person could play them by accident.”',
        },
        {
          html: 'turns two leaves by mistake.',
          misconception: 'ar-reversed',
          why: '“The boy turned two at once!” makes that sound careless, but two leaves are what she orders each time, and two keep the pages shut.',
        },
      ],
      evidence: ['A person could play them by accident.', 'You did as you were told.'],
      explanation:
        '<p class="plan">An inference: ask what a careful turner does at page fifteen, and what would lie open on the stand if one did not.</p><p>“You did as you were told” ([[line: You did as you were told.]]); a careless turner would turn one leaf, and then the pages would lie open: “A person could play them by accident” ([[line: A person could play them by accident.]]).</p>',
    },
    {
      id: 'act-reading/the-clean-corners-q8',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'The last paragraph serves mainly to suggest that Mrs. Varga:',
      right: 'has paid for his silence as well.',
      wrong: [
        {
          html: 'has forgotten what was agreed.',
          misconception: 'ar-common-sense-over-text',
          why: 'Twelve dollars was the fee by telephone, and forty may look like an error; but two twenties are put there for a reason.',
        },
        {
          html: 'has been kinder than he thought.',
          misconception: 'ar-half-right',
          why: 'Forty dollars for twelve looks kind, but she has blamed him before the room; the money answers that.',
        },
        {
          html: 'has need of him for next time.',
          misconception: 'ar-outside-the-text',
          why: 'Good pay may bind somebody, but no other concert is mentioned; he has just taken the blame for her.',
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
      right: 'What he does at the turn',
      wrong: [
        {
          html: 'What he does before the turn',
          misconception: 'ar-half-right',
          why: 'He shut his eyes some minutes before, as listeners do; it is by opening them at the turn that he shows it.',
        },
        {
          html: 'What he says of the Schubert',
          misconception: 'ar-true-but-not-asked',
          why: 'His silence on his own piece is a sign, but it comes afterward; at the turn he had opened his eyes.',
        },
        {
          html: 'What he says of two cities',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Budapest and Cleveland show that he has long known, but he speaks of them last; his eyes come first.',
        },
      ],
      evidence: ['He had shut his eyes some minutes before. At the turn he opened them.'],
      explanation:
        '<p class="plan">A question of evidence: go through the concert in order and stop at the first thing that answers to the turning of two leaves.</p><p>“He had shut his eyes some minutes before. At the turn he opened them” ([[line: At the turn he opened them.]]). He heard that something was missing. The opening eyes come right at the turn, before anybody speaks; the words to her and to the narrator come later.</p>',
    },
  ],
}
