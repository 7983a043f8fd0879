import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-whistle',
  kind: 'Literary Narrative',
  title: 'The Whistle',
  description:
    'This passage is from the short story “The Whistle” by Esinam Agbodza (2019). The story is set in a fishing village on the shore of Lake Volta, in Ghana. Author and source are invented.',
  paragraphs: [
    'The whistle had belonged to Uncle Mawuli for thirty years, and it still tasted of him: of tin, and kola nut, and the string he had worn so long that it had turned the color of his neck. Dzifa rinsed it twice in the lake. It made no difference.',
    '“It should taste like that,” he said from his bench, where his leg lay out before him in its cast like a boat hauled up for painting. He had fallen from a roof on Wednesday. On Sunday Agbeko would play Kpota for the goat. “Thirty years of arguments have gone through that whistle. Now, tell me. What does a referee want?”',
    '“A fair match,” said Dzifa, who was sixteen, and who had read the rule book aloud to him every evening since his fall, doing the voices.',
    '“A fair match is what players want, when they are losing. A referee wants to be forgotten. If they walk home talking about you, you have failed. If they are praising you, you have failed worse.”',
    'It was the kind of thing, she thought, that was said by men who had never been in any danger of being forgotten.',
    'By four o’clock the whole shore had come. The pitch lay between the fish-smoking sheds and the water, and by custom a ball in the lake was thrown in by whoever could swim. She had drawn the lines herself, in wood ash. Pacing out the goals, she had found one a hand’s width narrower than the other, and had kicked its post until it agreed. Nobody saw. It was, she decided later, the best thing she did all day.',
    'For eighty-nine minutes it went as it does in books. The first time she blew, for a push, twenty-two heads turned in pure surprise, as if a heron had spoken. She pointed. They looked at her arm, and since it did not waver, they looked where it pointed. After that it was easier. Kpota scored; Agbeko scored. Her brother Selorm, who had not spoken to her since Thursday so that nobody could say they had arranged anything, tripped a boy twice his size. She called it. He opened his mouth, remembered that they were not speaking, and closed it.',
    'Then, in the last minute, with the sun lying flat along the water and straight in her eyes, Selorm turned at the edge of the ash and struck the ball low. The net, which was a fishing net, jumped. The shore went up in one shout. And Dzifa, with the whistle at her lips, saw two things. She saw that the ball was in the goal. And she saw where the net was still trembling: not at the back but at the side, where there was a tear as long as a forearm that she had meant to tie.',
    'Nobody else could have seen it. The keeper lay with his face in the sand. The Kpota boys were already trudging back to the center, heads down, accepting it. All it needed was for her to do nothing, and doing nothing, her uncle liked to say, was nine-tenths of the art.',
    'The sun was in her eyes. She held on to that for as long as it takes to draw a breath. Then she spent the breath on the whistle, and crossed her arms above her head, and walked, for she made herself walk, to the side of the goal, and put her hand through the hole, and waggled the fingers on the other side.',
    'It was the fingers that did it. There was a silence, and out of it, from the Kpota end, one laugh; then many; then, after a struggle, Agbeko’s too, since it is hard to go on feeling robbed by a hole. One goal each. And as a drawn match, by custom, sends the goat home with the referee, Dzifa walked home in the dusk behind the crowd, with a rope in her hand and a warm, unhurried weight at the end of it, and listened.',
    'They talked about the save before halftime. They talked about Selorm’s shot: how hard, how unlucky. Mostly they talked about the hole, who had torn it, and on what, and whether a catfish could. By the time they reached the well they had given it a name. Nobody mentioned whose hand had gone through it.',
    '“Well?” said Uncle Mawuli from his bench, though boys had run ahead, and he knew.',
    '“They’re talking about the hole.”',
    '“The *hole*,” he said, with deep satisfaction, and he moved his leg over to make room for her and then, having thought about it, for the goat. Only as she lifted the string over her head did Dzifa notice that the whistle no longer tasted of anything at all.',
  ],
  questions: [
    {
      id: 'act-reading/the-whistle-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'The passage is best described as the story of a girl who:',
      right: 'makes a hard decision in a match and goes unmentioned in the talk afterward.',
      wrong: [
        {
          html: 'makes a hard decision in a match and is honored for it by both of the villages.',
          misconception: 'ar-half-right',
          why: 'The hard decision is hers, and the goat may look like an honor; but it is hers “by custom,” and on the way home “Nobody mentioned whose hand” it was.',
        },
        {
          html: 'makes a hard decision in a match and turns her own village against her.',
          misconception: 'ar-common-sense-over-text',
          why: 'A goal taken from one’s own side usually makes enemies there; but here Agbeko laughs too, “since it is hard to go on feeling robbed by a hole.”',
        },
        {
          html: 'makes a hard decision in a match and finds that her uncle disagrees with it.',
          misconception: 'ar-half-right',
          why: 'Her uncle did teach that “doing nothing” was “nine-tenths of the art,” and she acted; but he hears of it “with deep satisfaction.”',
        },
      ],
      evidence: ['A referee wants to be forgotten.', 'Nobody mentioned whose hand had gone through it.'],
      explanation:
        '<p class="plan">This asks for the whole: join the uncle’s lesson with the match and with the walk home.</p><p>In the last minute she disallows her own brother’s goal. Her uncle had said that “a referee wants to be forgotten,” and on the way home the crowd talks of the hole while “nobody mentioned whose hand had gone through it.”</p>',
    },
    {
      id: 'act-reading/the-whistle-q2',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -1.1,
      seconds: 40,
      text: '',
      stem: 'According to the passage, Dzifa referees the match because her uncle:',
      right: 'has hurt his leg in a fall.',
      wrong: [
        {
          html: 'has grown too old to run.',
          misconception: 'ar-common-sense-over-text',
          why: 'He has refereed for thirty years, so age seems likely; but it is the broken leg that keeps him on his bench.',
        },
        {
          html: 'was hurt in the leg in a match.',
          misconception: 'ar-half-right',
          why: 'The leg is right, but not the match: “He had fallen from a roof on Wednesday.”',
        },
        {
          html: 'has tired of the arguments.',
          misconception: 'ar-echoed-words',
          why: 'He boasts of “thirty years of arguments,” and the words are familiar; he does not say that he is tired of them.',
        },
      ],
      evidence: [
        'where his leg lay out before him in its cast like a boat hauled up for painting. He had fallen from a roof on Wednesday.',
      ],
      explanation:
        '<p class="plan">A stated cause: find his leg and the word “Wednesday.”</p><p>His leg lies “in its cast like a boat hauled up for painting. He had fallen from a roof on Wednesday.” A cast on the leg and a fall from a roof, a few days before the match: he cannot run, and so she does.</p>',
    },
    {
      id: 'act-reading/the-whistle-q3',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'Dzifa’s thought about her uncle’s advice ([[line: It was the kind of thing, she thought, that was said by men who had never been in any danger of being forgotten]]) expresses an attitude that is best described as:',
      right: 'humorous doubt.',
      wrong: [
        {
          html: 'hurt pride.',
          misconception: 'ar-wrong-tone',
          why: 'Her answer has just been corrected, so hurt pride would be natural; but her thought is about the kind of man who says such things, and no hurt is in it.',
        },
        {
          html: 'amused trust.',
          misconception: 'ar-half-right',
          why: 'Amused she is, but trust is what the thought holds back: the advice comes from men “who had never been in any danger of being forgotten.”',
        },
        {
          html: 'secret envy.',
          misconception: 'ar-wrong-tone',
          why: 'She thinks of men who are remembered, so envy may be heard in it; but she wishes for nothing that they have, and only questions what they know.',
        },
      ],
      evidence: [
        'It was the kind of thing, she thought, that was said by men who had never been in any danger of being forgotten.',
      ],
      explanation:
        '<p class="plan">An attitude question: read what kind of men she has in mind, and ask whether they know what they speak of.</p><p>Calling it “the kind of thing … that was said by men who had never been in any danger of being forgotten,” she privately and humorously doubts that he knows what it is to be forgotten.</p>',
    },
    {
      id: 'act-reading/the-whistle-q4',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1,
      seconds: 65,
      text: '',
      stem: 'It can most reasonably be inferred that Dzifa thinks so highly of what she did with the goalpost ([[line: the best thing she did all day]]) because:',
      right: 'she made the match fairer when nobody was watching.',
      wrong: [
        {
          html: 'she made the match fairer with nobody’s help.',
          misconception: 'ar-half-right',
          why: 'Fairer it was, but help was neither asked for nor refused; the words before her judgment are “Nobody saw.”',
        },
        {
          html: 'she made good a mistake of her own before it did harm.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'A mistake of her own there is, the tear “that she had meant to tie,” but that belongs to the last minute; the narrow goal she had merely found.',
        },
        {
          html: 'she won the trust of both sides before they began.',
          misconception: 'ar-common-sense-over-text',
          why: 'A fair act usually wins trust, but only where it is known: “Nobody saw” this one, and her first whistle still met “pure surprise.”',
        },
      ],
      evidence: [
        'had kicked its post until it agreed. Nobody saw. It was, she decided later, the best thing she did all day.',
      ],
      explanation:
        '<p class="plan">An inference: read the two words that stand directly before “the best thing.”</p><p>“Nobody saw” comes directly before “the best thing she did all day”: she had made the two goals equal as a referee who is, as her uncle wished, not noticed.</p>',
    },
    {
      id: 'act-reading/the-whistle-q5',
      skill: 'ar-function',
      difficulty: 'Low',
      b: -0.4,
      seconds: 55,
      text: '',
      stem: 'The comparison with a heron ([[line: as if a heron had spoken]]) serves mainly to show how:',
      right: 'little the players expected a command from her.',
      wrong: [
        {
          html: 'shrill her uncle’s whistle sounded over the water.',
          misconception: 'ar-common-sense-over-text',
          why: 'A bird’s cry and a whistle are both shrill, so the sound comes to mind; but the sentence is about heads that turned “in pure surprise.”',
        },
        {
          html: 'calm she stayed among the shouting players.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'She does stay calm when her arm “did not waver,” and herons stand still; but that is said afterward, and the comparison is about “pure surprise.”',
        },
        {
          html: 'thin and out of place she looked on the pitch.',
          misconception: 'ar-literal-for-figurative',
          why: 'A heron’s figure would make such a picture, but her looks are not described; it is a heron that has “spoken,” and the players are surprised.',
        },
      ],
      evidence: ['twenty-two heads turned in pure surprise, as if a heron had spoken'],
      explanation:
        '<p class="plan">A function question: the comparison explains a reaction; ask whose, and what had just been heard.</p><p>“Twenty-two heads turned in pure surprise, as if a heron had spoken”: a thing that is always there, but from which nobody on the pitch expects orders.</p>',
    },
    {
      id: 'act-reading/the-whistle-q6',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to the passage, Selorm says nothing when Dzifa calls his foul because he:',
      right: 'wants nobody to think that the two are in league.',
      wrong: [
        {
          html: 'has been told by their uncle never to argue.',
          misconception: 'ar-outside-the-text',
          why: 'Their uncle gives advice enough, so this sounds likely; but he gives it to Dzifa, and nothing is told of any word to Selorm.',
        },
        {
          html: 'is still angry over a quarrel they had on Thursday.',
          misconception: 'ar-half-right',
          why: 'Since Thursday is right, but there was no quarrel: he kept silent “so that nobody could say they had arranged anything.”',
        },
        {
          html: 'knows that he was wrong to trip a bigger boy.',
          misconception: 'ar-common-sense-over-text',
          why: 'A player who is in the wrong often says nothing; but Selorm “opened his mouth,” and closed it only because “they were not speaking.”',
        },
      ],
      evidence: [
        'who had not spoken to her since Thursday so that nobody could say they had arranged anything',
        'remembered that they were not speaking, and closed it',
      ],
      explanation:
        '<p class="plan">A stated cause: look back to the sentence that says since when they have not spoken, and why.</p><p>He had not spoken to her “so that nobody could say they had arranged anything”; so he “remembered that they were not speaking, and closed” his mouth.</p>',
    },
    {
      id: 'act-reading/the-whistle-q7',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: -0.3,
      seconds: 40,
      text: '',
      stem: 'As it is used in [[line: Then she spent the breath on the whistle]], the word <em>spent</em> most nearly means:',
      right: 'used up.',
      wrong: [
        {
          html: 'paid out.',
          misconception: 'ar-first-meaning',
          why: 'This is the everyday sense, with money, and so it comes first to mind; a breath is not paid to anyone.',
        },
        {
          html: 'wore out.',
          misconception: 'ar-mood-for-meaning',
          why: 'The moment is a strain, so tiredness suits it; but she does not tire the breath, she uses it.',
        },
        {
          html: 'passed by.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Time may be spent in this sense, and there is a pause; but here something is put to use.',
        },
      ],
      evidence: [
        'She held on to that for as long as it takes to draw a breath. Then she spent the breath on the whistle',
      ],
      explanation:
        '<p class="plan">A word in context: she has drawn a breath; what does she do with it?</p><p>She draws a breath while she hesitates and “then she spent the breath on the whistle”: she used it to blow.</p>',
    },
    {
      id: 'act-reading/the-whistle-q8',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The statement in [[line: The sun was in her eyes. She held on]] is best understood as:',
      right: 'an excuse that tempts Dzifa for a moment.',
      wrong: [
        {
          html: 'an excuse that Dzifa gives to the players.',
          misconception: 'ar-half-right',
          why: 'An excuse it is, but she gives it to nobody; she holds on to it “for as long as it takes to draw a breath” and then acts.',
        },
        {
          html: 'a reason that Dzifa has to doubt her eyes.',
          misconception: 'ar-literal-for-figurative',
          why: 'The sun does make seeing hard, if the words are taken as they stand; but she has plainly seen “two things,” the ball and the side of the net.',
        },
        {
          html: 'a reason that Dzifa finds to be afraid.',
          misconception: 'ar-wrong-tone',
          why: 'She waits a moment, which may look like being afraid; but fear is not named, and with the next breath she blows.',
        },
      ],
      evidence: [
        'All it needed was for her to do nothing',
        'She held on to that for as long as it takes to draw a breath.',
      ],
      explanation:
        '<p class="plan">An inference: ask what the sun would have allowed her to do, and how long she held on to it.</p><p>“All it needed was for her to do nothing,” and the sun would have explained it; “she held on to that for as long as it takes to draw a breath,” and then she blew.</p>',
    },
    {
      id: 'act-reading/the-whistle-q9',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.9,
      seconds: 60,
      text: '',
      stem: 'The last sentence of the passage ([[line: the whistle no longer tasted of anything at all]]) most strongly suggests that:',
      right: 'the whistle has become Dzifa’s own.',
      wrong: [
        {
          html: 'the whistle will go back to her uncle.',
          misconception: 'ar-half-right',
          why: 'She does lift the string over her head at his bench, but nothing says that he takes it; the sentence is about a taste of him that is gone.',
        },
        {
          html: 'Dzifa is glad to be rid of the whistle.',
          misconception: 'ar-wrong-tone',
          why: 'After such a match relief would be natural; but no word of it is there: she only notices that the whistle tastes of nothing.',
        },
        {
          html: 'Dzifa has washed the whistle clean.',
          misconception: 'ar-invented-cause',
          why: 'She did rinse it, and the taste did go, but not the one from the other: the rinsing “made no difference.”',
        },
      ],
      evidence: ['it still tasted of him', 'Dzifa rinsed it twice in the lake. It made no difference.'],
      explanation:
        '<p class="plan">A function question about the ending: compare it with the first paragraph.</p><p>At the start the whistle “still tasted of him,” and rinsing “made no difference.” That she no longer notices any taste shows that it has become hers.</p>',
    },
    {
      id: 'act-reading/the-whistle-q10',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.0,
      seconds: 50,
      text: '',
      stem: 'According to the passage, which of the following did Dzifa NOT do before the match began?',
      right: 'Mend the opening in the side of a net',
      wrong: [
        {
          html: 'Read the rules to her injured uncle',
          misconception: 'ar-overlooked-mention',
          why: 'She did it “every evening since his fall, doing the voices”; it is told in the clause about her age.',
        },
        {
          html: 'Clean the whistle with water from the lake',
          misconception: 'ar-lost-the-not',
          why: 'She did: the first paragraph says that she “rinsed it twice in the lake.” Whoever loses sight of the NOT finds it there at once.',
        },
        {
          html: 'Make the two goals equal in width',
          misconception: 'ar-missed-in-other-words',
          why: 'Nothing is said of width being made equal, but one goal was narrower, and she “had kicked its post until it agreed.”',
        },
      ],
      evidence: ['where there was a tear as long as a forearm that she had meant to tie'],
      explanation:
        '<p class="plan">A NOT question: look for three things that she did in the days before four o’clock, and for one that she only meant to do.</p><p>At the side of the net “there was a tear as long as a forearm that she had meant to tie” ([[line: a tear as long as a forearm]]). She had meant to, and had not. The rule book, the rinsing and the post are all told as done.</p>',
    },
  ],
}
