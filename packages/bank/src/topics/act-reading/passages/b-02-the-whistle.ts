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
      right: 'takes back a goal in a match and is soon left out of the talk about it.',
      wrong: [
        {
          html: 'takes back a goal in a match and is praised for it where she had feared blame.',
          misconception: 'ar-half-right',
          why: 'The goal is taken back, and people do laugh in the end; but nobody praises her: “Nobody mentioned whose hand had gone through it.”',
        },
        {
          html: 'takes back a goal in a match and learns that her uncle would have let it stand.',
          misconception: 'ar-quoted-view-for-author',
          why: '“Nine-tenths of the art” is doing nothing, he liked to say, so he might blame her; but he hears of the hole “with deep satisfaction.”',
        },
        {
          html: 'lets a goal stand in a match and tells her uncle afterward what she had seen.',
          misconception: 'ar-reversed',
          why: '“All it needed was for her to do nothing,” so one expects it; but she blows the whistle and shows the hole to all.',
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
          html: 'was hurt in the leg in a match.',
          misconception: 'ar-half-right',
          why: 'The leg in its cast is right; but he had “fallen from a roof on Wednesday,” and no match is to blame.',
        },
        {
          html: 'is kin to one of the players.',
          misconception: 'ar-outside-the-text',
          why: 'Selorm must be his nephew, so he might seem to be biased; but Dzifa is the boy’s sister, and nobody objects to her.',
        },
        {
          html: 'is weary of the arguments.',
          misconception: 'ar-echoed-words',
          why: '“Thirty years of arguments” have gone through his whistle; but he speaks of them fondly, and would go if he could.',
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
          html: 'wry agreement.',
          misconception: 'ar-half-right',
          why: 'It is wry; but she does not agree: she thinks that only men who never were forgotten say such things.',
        },
        {
          html: 'quiet resentment.',
          misconception: 'ar-wrong-tone',
          why: 'Her thought does aim at men, and so it has an edge; but she reads to him “doing the voices,” and no anger shows.',
        },
        {
          html: 'growing respect.',
          misconception: 'ar-swaps-people',
          why: 'By the end she has found out that he was right, and the reader respects him; but here she is only smiling at him.',
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
      stem: 'Considering what Dzifa’s uncle tells her about referees ([[line: A referee wants to be forgotten. If they walk home talking about you, you have failed. If they are praising you, you have failed worse.]]), it can most reasonably be inferred that she thinks so highly of what she did with the goalpost ([[line: the best thing she did all day]]) because:',
      right: 'it had been noticed by nobody at the time.',
      wrong: [
        {
          html: 'it cost her less than what she did to her brother.',
          misconception: 'ar-invented-cause',
          why: 'Her brother’s goal did cost her something, later on; but of the post it is only said what stands before “the best thing”: nobody saw it.',
        },
        {
          html: 'it was the one thing she did without her uncle.',
          misconception: 'ar-half-right',
          why: 'Her uncle was on his bench, that is right; but he was there during the whole match too, and she did all of it without him.',
        },
        {
          html: 'it showed the players that she was fair.',
          misconception: 'ar-half-right',
          why: 'Two equal goals are fair, that much is right; but “Nobody saw” her kick the post, so it showed the players nothing.',
        },
      ],
      evidence: [
        'had kicked its post until it agreed. Nobody saw. It was, she decided later, the best thing she did all day.',
      ],
      explanation:
        '<p class="plan">An inference: read the two words that stand directly before “the best thing,” and set beside them what a referee wants.</p><p>“Nobody saw” comes directly before “the best thing she did all day” ([[line: the best thing she did all day]]). “A referee wants to be forgotten,” her uncle had said ([[line: A referee wants to be forgotten]]): she had made the two goals equal, and there was nothing in it to be talked about.</p>',
    },
    {
      id: 'act-reading/the-whistle-q5',
      skill: 'ar-function',
      difficulty: 'Low',
      b: -0.4,
      seconds: 55,
      text: '',
      stem: 'The comparison with a heron ([[line: as if a heron had spoken]]) serves mainly to show how:',
      right: 'little anyone expected her to give orders.',
      wrong: [
        {
          html: 'little she had moved before she blew.',
          misconception: 'ar-half-right',
          why: 'A heron stands still, and her arm “did not waver” later; but the comparison explains the “pure surprise” of the players.',
        },
        {
          html: 'thin and strange she looked on the pitch.',
          misconception: 'ar-literal-for-figurative',
          why: 'A heron is thin, and she is the only girl there; but what startles the players is that it has “spoken.”',
        },
        {
          html: 'far the whistle carried over the lake.',
          misconception: 'ar-common-sense-over-text',
          why: 'Over water a whistle does carry far; but the twenty-two heads are on the pitch, close to her.',
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
      right: 'must not seem to be in league with her.',
      wrong: [
        {
          html: 'is still angry with her about Thursday.',
          misconception: 'ar-half-right',
          why: 'Since Thursday he has not spoken; but not from anger: it was “so that nobody could say they had arranged anything.”',
        },
        {
          html: 'has promised their uncle not to argue.',
          misconception: 'ar-invented-cause',
          why: 'An uncle who refereed for thirty years might ask for such a promise; but what the boy remembers is “that they were not speaking,” as he had chosen on Thursday.',
        },
        {
          html: 'will not be seen to ask her for a favor.',
          misconception: 'ar-half-right',
          why: 'How it would look is his concern, that is right; but a player who argues asks no favor, and it is any talk between the two that he avoids.',
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
      right: 'made use of.',
      wrong: [
        {
          html: 'ran out of.',
          misconception: 'ar-mood-for-meaning',
          why: 'After eighty-nine minutes she might be out of breath; but she has just drawn one, and blows the whistle with it.',
        },
        {
          html: 'threw away.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'To spend can be to waste; but the breath is what makes the whistle sound, so it is put to good use.',
        },
        {
          html: 'paid out.',
          misconception: 'ar-first-meaning',
          why: 'It is what one does with money; but a breath is not money, and nobody receives it.',
        },
      ],
      evidence: [
        'She held on to that for as long as it takes to draw a breath. Then she spent the breath on the whistle',
      ],
      explanation:
        '<p class="plan">A word in context: she has drawn a breath; what does she do with it?</p><p>She draws a breath while she hesitates and “then she spent the breath on the whistle”: it went into the whistle.</p>',
    },
    {
      id: 'act-reading/the-whistle-q8',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The statement in [[line: The sun was in her eyes. She held on]] is best understood as:',
      right: 'an excuse that tempts her for a moment.',
      wrong: [
        {
          html: 'a reason for her to doubt what she saw.',
          misconception: 'ar-literal-for-figurative',
          why: 'Sun in the eyes does make one doubt; but she “saw two things” quite clearly, and among them where the net trembled.',
        },
        {
          html: 'a reason that she gives her uncle later.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'It would have been a fair reason to give him; but at his bench she speaks of the hole, and the sun was held on to for one breath.',
        },
        {
          html: 'a warning to go by her ears and not her eyes.',
          misconception: 'ar-reversed',
          why: 'Whoever is blinded had better listen, and the shore does shout; but she goes by her eyes: “she saw where the net was still trembling.”',
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
          html: 'Dzifa has come to doubt her uncle’s advice.',
          misconception: 'ar-reversed',
          why: 'She did doubt it at first, as what men say who were never forgotten; but the walk home has borne it out, and she moves in beside him on the bench.',
        },
        {
          html: 'the village’s old quarrels are at an end.',
          misconception: 'ar-half-right',
          why: '“Thirty years of arguments have gone through that whistle,” he says, so a lost taste may seem to end them; but what it tasted of was her uncle himself.',
        },
        {
          html: 'Dzifa is too tired to taste anything.',
          misconception: 'ar-common-sense-over-text',
          why: 'After such a day she may well be tired; but the first paragraph, where rinsing “made no difference,” gives the taste a meaning.',
        },
      ],
      evidence: ['it still tasted of him', 'Dzifa rinsed it twice in the lake. It made no difference.'],
      explanation:
        '<p class="plan">A function question about the ending: compare it with the first paragraph.</p><p>At the start the whistle “still tasted of him,” and rinsing “made no difference.” That she no longer notices any taste shows that it is no longer only her uncle’s.</p>',
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
