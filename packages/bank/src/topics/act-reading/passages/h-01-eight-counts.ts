import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/eight-counts',
  kind: 'Humanities',
  title: 'Eight Counts',
  description:
    'This passage is adapted from a magazine report, “Eight Counts,” by Robert Ansley (2015). The writer, the dance and its choreographer, the company and its people are invented; Rudolf Laban and his system are not.',
  paragraphs: [
    'In March the Meridian Dance Company of Cleveland began to rehearse a work that nobody had performed since 1946. *Harvest Table*, by Vera Holloway, lasts nineteen minutes and calls for seven women and a bench. The company had three sources. It assumed, its director told me, that three would be better than one.',
    'The first was a score. In 1928 Rudolf Laban published a way of writing down movement, and a pupil of Holloway’s had used it to record the dance, in pencil, in the winter of 1940. Labanotation is read from the bottom of the page upward. A dancer is a column of marks. The shape of a mark gives the direction of the movement, its shading the level, high or low, and its length the time. The second source was a silent film of the last eleven minutes, made from a balcony in the fall of 1941 by somebody’s husband. The third was Dorothy Crane, who was ninety-three and lived in Akron. She had been the fourth woman from the left.',
    'Paul Reyes, who reads notation for a living, taught the steps from the score in nine days. Then the film was shown, and it disagreed with the page at once. In the score the women lift their heads as they sit down. On the film they keep them bowed. Reyes was for the score, which, he said, records what a choreographer wanted, while a film records what she got. Joan Tierney, who directs the company, was for the film. “Holloway was in the building that night,” she said to me. “If seven women had done it wrong, they would have heard about it.” They asked Mrs. Crane, who arrived in April with her daughter and a cushion.',
    'She said that both were right. The heads had been up until the summer of 1941. Then Holloway, who had been away to bury her brother, walked into a rehearsal and said, “Down.” She gave no reason, and nobody asked for one. “I couldn’t tell you that it was on account of the brother,” Mrs. Crane said. “I can tell you it was that week.” Tierney has kept the heads down. Reyes has written the date in the margin of his copy.',
    'The eight counts were harder. Near the end of the dance, in the score and on the film, everything stops. The women have carried the bench to the front, and for eight counts they stand behind it. Then they lift it again. In rehearsal this had become the heart of the piece. Tierney spoke of it as a prayer. A critic who was let in to watch wrote about a silence with the whole Depression in it.',
    'Mrs. Crane watched it twice. “What are they waiting for?” she asked. She was told. “Oh,” she said. “We were waiting for Helen.” Helen Marsh, the seventh woman, had just danced a solo at the back in an apron and wooden shoes. She needed the time to get them off and come around behind the curtain. In the score her column is blank for those counts; Reyes had taken it for an oversight. On the film, once one knows, one sees that only six women are standing there.',
    'In Cleveland the solo is danced by an eighth woman, so that no one has to be waited for. Reyes wanted the counts cut. Holloway, he argued, had put them in as one puts in a staircase, to get somebody from one place to another. Tierney kept them. Her argument was not that they were beautiful, though she thinks so. In a library she had found the printed programs of 1945, and they name eight dancers for *Harvest Table*. The work’s length is given as nineteen minutes, as before. “She had her chance to take it out,” Tierney said, “and she left it in. So at some point it stopped being for Helen.” Reyes replied that dancers get used to things, and so do printers.',
    'I asked Mrs. Crane which of the two was right. She had left the company in 1942, she said, and had no opinion. What she remembered about the pause was that the bench was oak, and that she had been glad to put it down.',
    'The work opens on Friday. The program gives its length as nineteen minutes and, in a footnote for which Reyes asked, as eighteen minutes and fifty seconds.',
  ],
  questions: [
    {
      id: 'act-reading/eight-counts-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to the passage, the disagreement between score and film that came up at once concerned what the women did:',
      right: 'in sitting down.',
      wrong: [
        {
          html: 'in standing still.',
          misconception: 'ar-half-right',
          why: 'They stand for eight counts, but there score and film agree; the two disagreed at once about sitting down.',
        },
        {
          html: 'in coming forward.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'They carry the bench to the front near the end; the disagreement that came up first is about their heads.',
        },
        {
          html: 'in lifting the bench.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'They lift it again after the pause, on the film and in the score; the heads were the matter at once.',
        },
      ],
      evidence: ['In the score the women lift their heads as they sit down. On the film they keep them bowed.'],
      explanation:
        '<p class="plan">A stated detail: find the place where the film is first shown.</p><p>“In the score the women lift their heads as they sit down. On the film they keep them bowed” ([[line: On the film they keep them bowed.]]). Score and film differ in what the heads do as the women sit down; the bench and the standing still come up later.</p>',
    },
    {
      id: 'act-reading/eight-counts-q2',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.3,
      seconds: 50,
      text: '',
      stem: 'According to the passage, a mark in Labanotation tells all of the following about a movement EXCEPT:',
      right: 'how strong it is.',
      wrong: [
        {
          html: 'how long it takes.',
          misconception: 'ar-overlooked-mention',
          why: 'The time comes last in the sentence about marks and is easily passed over: the length of a mark gives the time.',
        },
        {
          html: 'how high it is.',
          misconception: 'ar-missed-in-other-words',
          why: 'The passage speaks of shading and of “the level, high or low,” which is the height of the movement.',
        },
        {
          html: 'which way it goes.',
          misconception: 'ar-missed-in-other-words',
          why: 'The passage has another word for the way a movement goes: the shape of a mark “gives the direction.”',
        },
      ],
      evidence: [
        'The shape of a mark gives the direction of the movement, its shading the level, high or low, and its length the time.',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: find the sentence about marks and cross off what each feature of a mark stands for.</p><p>“The shape of a mark gives the direction of the movement, its shading the level, high or low, and its length the time” ([[line: The shape of a mark gives the direction]]). Strength is not named. Direction, level, and time take care of the other options, and with EXCEPT the one that is left is the answer.</p>',
    },
    {
      id: 'act-reading/eight-counts-q3',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'It can reasonably be inferred from Mrs. Crane’s remarks that, as regards the bowed heads, she:',
      right: 'knows when it was changed, but not why.',
      wrong: [
        {
          html: 'knows why it was changed, but not when.',
          misconception: 'ar-reversed',
          why: 'Both the reason and the time are spoken of, but it is the week that she can tell; the reason she “couldn’t tell you.”',
        },
        {
          html: 'thinks that the score has it wrong.',
          misconception: 'ar-half-right',
          why: 'The heads are down on the film, but up in the score, and “both were right,” she says: at different times.',
        },
        {
          html: 'thinks that it was better before.',
          misconception: 'ar-outside-the-text',
          why: 'She danced it both ways and could compare them, but of which was the better way she says nothing.',
        },
      ],
      evidence: ['“I couldn’t tell you that it was on account of the brother,”', '“I can tell you it was that week.”'],
      explanation:
        '<p class="plan">An inference: read the two things that Mrs. Crane says in quotation marks, one with “couldn’t” and one with “can.”</p><p>She cannot say “that it was on account of the brother” ([[line: that it was on account of the brother]]), but she can say that “it was that week.” She is sure of when, and does not claim to know why.</p>',
    },
    {
      id: 'act-reading/eight-counts-q4',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0,
      seconds: 55,
      text: '',
      stem: 'According to Mrs. Crane, the women stood for eight counts because:',
      right: 'one of them had yet to join in.',
      wrong: [
        {
          html: 'one of them had to rest a little.',
          misconception: 'ar-half-right',
          why: 'Helen needed the time, after a solo; but to get shoes and apron off, not to rest.',
        },
        {
          html: 'one of them had missed her cue.',
          misconception: 'ar-half-right',
          why: 'It is one of them that they waited for, but Helen had missed nothing: she had danced a solo and needed the time to come around.',
        },
        {
          html: 'all of them had to pray.',
          misconception: 'ar-swaps-people',
          why: 'The pause looks so, and Tierney spoke of it as a prayer; but they “were waiting for Helen.”',
        },
      ],
      evidence: [
        '“We were waiting for Helen.”',
        'She needed the time to get them off and come around behind the curtain.',
      ],
      explanation:
        '<p class="plan">A question of cause: find Mrs. Crane’s answer to what she was told about the pause.</p><p>“We were waiting for Helen,” who had an apron and wooden shoes on: “She needed the time to get them off and come around behind the curtain” ([[line: She needed the time to get them off]]).</p>',
    },
    {
      id: 'act-reading/eight-counts-q5',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: The eight counts were harder.]], the word “harder” most nearly means more difficult to:',
      right: 'settle.',
      wrong: [
        {
          html: 'perform.',
          misconception: 'ar-first-meaning',
          why: 'To stand still for eight counts may be hard, but nobody complains of it; they disagree about it.',
        },
        {
          html: 'endure.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Hard times are hard to endure, but what follows is an argument over keeping the counts or cutting them.',
        },
        {
          html: 'recall.',
          misconception: 'ar-half-right',
          why: 'Mrs. Crane does recall them in her own way; what is harder is to decide what to do with them.',
        },
      ],
      evidence: ['Tierney has kept the heads down.', 'Reyes wanted the counts cut.'],
      explanation:
        '<p class="plan">A word in context: harder than what? Look at the paragraph that has just ended, and at what becomes of the counts.</p><p>The question of the heads has been decided: “Tierney has kept the heads down” ([[line: Tierney has kept the heads down.]]). About the counts there is a dispute that lasts to the end of the passage.</p>',
    },
    {
      id: 'act-reading/eight-counts-q6',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The two lengths that are given in the last paragraph serve mainly to show that:',
      right: 'one dispute was never settled.',
      wrong: [
        {
          html: 'one of the two had given way.',
          misconception: 'ar-half-right',
          why: 'He got a footnote, but neither gave way: the pause is kept, and he has its length without it printed.',
        },
        {
          html: 'the pause had been shortened.',
          misconception: 'ar-literal-for-figurative',
          why: 'Ten seconds less may look like a shorter pause, but it is the length without the pause at all.',
        },
        {
          html: 'the old program had been wrong.',
          misconception: 'ar-outside-the-text',
          why: 'In 1945 the length was nineteen minutes “as before,” and this is kept; nobody calls it wrong.',
        },
      ],
      evidence: [
        'in a footnote for which Reyes asked, as eighteen minutes and fifty seconds',
        'Reyes wanted the counts cut.',
      ],
      explanation:
        '<p class="plan">A function question: ask what the few seconds between the two figures are, and who wanted the second one printed.</p><p>The shorter length stands “in a footnote for which Reyes asked” ([[line: in a footnote for which Reyes asked]]). It is the length without the pause that he “wanted” cut: he holds to his opinion, and Tierney to hers.</p>',
    },
    {
      id: 'act-reading/eight-counts-q7',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Once the three sources have been introduced, the passage is organized so that Mrs. Crane’s memories:',
      right: 'end a dispute and begin another.',
      wrong: [
        {
          html: 'end a dispute and confirm a belief.',
          misconception: 'ar-half-right',
          why: 'They do settle the heads, but about the pause they upset what all had thought; a dispute begins with Helen.',
        },
        {
          html: 'begin two disputes and end neither.',
          misconception: 'ar-half-right',
          why: 'Over the pause they begin one, but over the heads they end one: “She said that both were right.”',
        },
        {
          html: 'begin a dispute and later end it.',
          misconception: 'ar-reversed',
          why: 'The dispute that she begins, over the pause, goes on to the last line; the one she ends came first.',
        },
      ],
      evidence: ['She said that both were right.', 'Reyes wanted the counts cut.'],
      explanation:
        '<p class="plan">A question of structure: note for the heads and for the eight counts what people thought before Mrs. Crane spoke and after.</p><p>The company disagreed about the heads until “She said that both were right” ([[line: She said that both were right.]]). About the pause all were content until she spoke of Helen; then “Reyes wanted the counts cut” ([[line: Reyes wanted the counts cut.]]).</p>',
    },
    {
      id: 'act-reading/eight-counts-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'Tierney supports her decision about the eight counts mainly with evidence from:',
      right: 'old programs.',
      wrong: [
        {
          html: 'an old film.',
          misconception: 'ar-half-right',
          why: 'It shows six women, which bears on Helen; but Tierney’s argument rests on programs of 1945.',
        },
        {
          html: 'an old dancer.',
          misconception: 'ar-swaps-people',
          why: 'What the old dancer Mrs. Crane remembers is what Reyes builds on; Tierney answers it with something found in a library.',
        },
        {
          html: 'an old review.',
          misconception: 'ar-outside-the-text',
          why: 'A critic did write of the pause, but just now, in Cleveland; Tierney’s evidence is of 1945.',
        },
      ],
      evidence: [
        'In a library she had found the printed programs of 1945, and they name eight dancers for *Harvest Table*.',
      ],
      explanation:
        '<p class="plan">A question of evidence: find Tierney’s argument, after “not that they were beautiful.”</p><p>“In a library she had found the printed programs of 1945,” and they name eight dancers ([[line: In a library she had found the printed programs]]). With eight, no one had to be waited for.</p>',
    },
    {
      id: 'act-reading/eight-counts-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1,
      seconds: 70,
      text: '',
      stem: 'Which discovery would most weaken Tierney’s argument in [[line: So at some point it stopped being for Helen.]]?',
      right: 'In 1945 the eighth name was that of a stand-in.',
      wrong: [
        {
          html: 'The eighth name in 1945 was the soloist’s.',
          misconception: 'ar-wrong-side',
          why: 'An eighth woman for the solo would mean that nobody had to be waited for: this is what Tierney supposes.',
        },
        {
          html: 'In 1941 the film was made without her leave.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This bears on the heads, where Tierney trusts the film; the counts are argued from 1945.',
        },
        {
          html: 'In 1941 the pause took up sixteen counts.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'A longer pause in 1941 would be odd, but Helen was still waited for then; the argument is about 1945.',
        },
      ],
      evidence: ['they name eight dancers for *Harvest Table*', '“She had her chance to take it out,”'],
      explanation:
        '<p class="plan">A question of argument: ask what must be true of the eight dancers, if Holloway was to have “her chance.”</p><p>Tierney infers from eight names that the pause was no longer needed: “She had her chance to take it out” ([[line: She had her chance to take it out]]). If the eighth did not dance, seven had to do as before, and there was no such chance.</p>',
    },
  ],
}
