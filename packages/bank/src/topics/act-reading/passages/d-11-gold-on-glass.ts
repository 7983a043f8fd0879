import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/gold-on-glass',
  kind: 'Humanities',
  title: 'Gold on Glass',
  description:
    'This passage is from the memoir “Reading Backward” by June Tolliver (2008), a sign painter. Author and source are invented, and so is Mr. Vance; the craft is described as it is practiced.',
  paragraphs: [
    'Mr. Vance hired me because I could read backward. My father set type for the *Blade*, and type is read upside down and from the wrong side, so that by the time I was ten I could do it as fast as the other way. I was eighteen, a girl, and Black, and it was 1958. There were sign painters in Toledo who would not have let me carry the ladder. Mr. Vance held a page up to a mirror, had me read it to him, and told me to come on Monday in old shoes.',
    'Gold letters on a window are done from the inside, in reverse. You see your work from behind. I did no letters for five weeks; I washed glass. Then I learned to lay the leaf. It is thinner than anything you have ever touched, and you do not touch it. You wet the glass with hot water in which you have melted one capsule of gelatin. You draw a flat brush once across your cheek, for the trace of oil, and with the tip of it you pick up the leaf and bring it near, and the last quarter inch it jumps. When it dries you find where it did not take. These spots are called holidays, and you go over the whole thing again on account of them.',
    'As to the letters themselves, he had one doctrine. People think that a line of letters is spaced like fence posts, an inch and an inch and an inch. Do that and the word falls to pieces, because an L beside an A has a hole in it that you could drive a truck through, and two I’s are squeezed. So he did not begin at the left. He looked for the two letters in the line that fitted worst, and drew those first, as near together as they would bear. The hole that was left between them was the measure. All the others he set so as to look equally far apart. “You aren’t drawing letters,” he said. “You’re drawing what’s between.”',
    'He did not praise and he did not correct. In my third month I did DONOVAN & SON, COAL, by myself, on a corner window. He came in, looked, and went about his work. He walked past it on Tuesday, Wednesday and Thursday. On Friday he gave me a quarter and asked me to get him a coffee from across the street, and he had never drunk coffee in his life. I stood at the counter and looked at my window, from the front, with the whole of Adams Street going by. Every N in it had its slant the wrong way. I brought him the coffee, and he thanked me, and I got the razor.',
    'I have been asked whether that was cruel. I can only say that I have not drawn a backward N in fifty years, and that if he had told me on Monday, I would have known that I had made a mistake, but I would not have seen it.',
    'The thing that I remember best is another razor. A dentist retired, and we were sent to clear his glass for an insurance man. The name had been up since 1931, and it was Mr. Vance’s own; I knew his ampersand. It was as good as anything he ever did, with a double outline and a shade that made the letters stand an inch off the pane. I thought that he would be sorry. I had, in fact, thought of something to say. He soaked the blade, started at the last letter, and went down the line as if he were shaving. Halfway along he stopped, and put his face close, and I said, “It’s a shame, Mr. Vance.”',
    '“It surely is,” he said. “Look at that R. I had the leg too short.” He studied it a moment longer. “Twenty-seven years it’s been like that, and nobody said a word.” And he took it off.',
    'He swept the gold into an envelope, since the refiner paid for scrapings, and washed the glass twice, and showed me where to strike the line for the insurance man. It was a long name. The worst pair in it was a T and a Y.',
  ],
  questions: [
    {
      id: 'act-reading/gold-on-glass-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.7,
      seconds: 50,
      text: '',
      stem: 'According to the passage, before she was taught to lay the leaf, the narrator spent five weeks:',
      right: 'washing glass.',
      wrong: [
        {
          html: 'reading signs.',
          misconception: 'ar-echoed-words',
          why: 'Reading from a mirror is what she was hired for, but what she did for five weeks is told in three words: “I washed glass.”',
        },
        {
          html: 'drawing letters.',
          misconception: 'ar-common-sense-over-text',
          why: 'It would be a natural start, but the sentence says the reverse: “I did no letters for five weeks.”',
        },
        {
          html: 'melting gelatin.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Gelatin is melted in hot water to make the leaf hold, but that is part of laying it; before that, for five weeks, “I washed glass.”',
        },
      ],
      evidence: ['I did no letters for five weeks; I washed glass.'],
      explanation:
        '<p class="plan">A stated detail: find the number of weeks and read to the end of the sentence.</p><p>“I did no letters for five weeks; I washed glass. Then I learned to lay the leaf” ([[line: I did no letters for five weeks]]). The semicolon leads from what she did not do in those weeks to what she did: there was glass to be washed.</p>',
    },
    {
      id: 'act-reading/gold-on-glass-q2',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.3,
      seconds: 45,
      text: '',
      stem: 'In the passage, a holiday ([[line: These spots are called holidays]]) is a name for a:',
      right: 'place that the gold has missed.',
      wrong: [
        {
          html: 'place where two leaves overlap.',
          misconception: 'ar-half-right',
          why: 'It has to do with how the leaf lies, but the word is for spots “where it did not take,” and there is no gold in them at all.',
        },
        {
          html: 'place where the gold is thin.',
          misconception: 'ar-half-right',
          why: 'A place in the gold is meant, and all leaf is thin; but a holiday is a spot where “it did not take” at all.',
        },
        {
          html: 'letter drawn the wrong way.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The letters drawn the wrong way are the N’s of the coal merchant; they have no name in the passage.',
        },
      ],
      evidence: ['When it dries you find where it did not take.'],
      explanation:
        '<p class="plan">A word explained in the text: to what does “These spots” refer?</p><p>“When it dries you find where it did not take. These spots are called holidays” ([[line: you find where it did not take]]): where the leaf has not stuck, there is a gap.</p>',
    },
    {
      id: 'act-reading/gold-on-glass-q3',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'When he laid out a line of letters, what did Mr. Vance do first?',
      right: 'He drew the two letters that were hardest to fit together.',
      wrong: [
        {
          html: 'He drew the two letters that stood at the ends of the line.',
          misconception: 'ar-common-sense-over-text',
          why: 'To fix the ends first would be a natural way of fitting a line in; but he looked for a pair, wherever it stood.',
        },
        {
          html: 'He drew the two letters that came nearest to each other.',
          misconception: 'ar-reversed',
          why: 'Nearness does come in, since he set the pair “as near together as they would bear”; but it was chosen because it “fitted worst.”',
        },
        {
          html: 'He drew the first letter, and from it spaced the others out.',
          misconception: 'ar-half-right',
          why: 'All the others were indeed spaced from what he had drawn first, but “he did not begin at the left.”',
        },
      ],
      evidence: ['He looked for the two letters in the line that fitted worst, and drew those first'],
      explanation:
        '<p class="plan">A question of order: find “So he did not begin at the left.”</p><p>“He looked for the two letters in the line that fitted worst, and drew those first” ([[line: He looked for the two letters in the line]]). Letters that fit worst are the hardest to put together, and “first” answers the question directly.</p>',
    },
    {
      id: 'act-reading/gold-on-glass-q4',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'It can reasonably be inferred that by what he did in [[line: On Friday he gave me a quarter]] Mr. Vance wanted to have the narrator:',
      right: 'look at her window from the street.',
      wrong: [
        {
          html: 'be away while he put her letters right.',
          misconception: 'ar-common-sense-over-text',
          why: 'A kind employer might do that, but the letters were still wrong when she looked, and it was she who “got the razor.”',
        },
        {
          html: 'see how others would look at her sign.',
          misconception: 'ar-half-right',
          why: 'Seeing is the purpose, but what she saw was the N’s; the people of Adams Street go by, and none is said to look.',
        },
        {
          html: 'look at a sign that he had made there.',
          misconception: 'ar-outside-the-text',
          why: 'Looking is the purpose, and he had made signs all over town; but none of his is said to be at the counter or on that street.',
        },
      ],
      evidence: [
        'he had never drunk coffee in his life',
        'I stood at the counter and looked at my window, from the front',
      ],
      explanation:
        '<p class="plan">An inference: he does not drink coffee. Where does the errand take her, and what does she see from there?</p><p>He “had never drunk coffee in his life” ([[line: he had never drunk coffee in his life]]), so the coffee is a pretext. Across the street she “looked at my window, from the front” ([[line: looked at my window, from the front]]) and saw her mistake.</p>',
    },
    {
      id: 'act-reading/gold-on-glass-q5',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The narrator’s attitude toward the errand on which she is sent, beginning in [[line: On Friday he]], is best described as:',
      right: 'convinced that it served her.',
      wrong: [
        {
          html: 'unsure if it was meant to hurt.',
          misconception: 'ar-wrong-tone',
          why: 'Others ask her “whether that was cruel,” but she has no doubt of what it did: “I have not drawn a backward N in fifty years.”',
        },
        {
          html: 'sorry that it came so late.',
          misconception: 'ar-half-right',
          why: 'It did come only on Friday, but she says of an earlier word: “I would have known” and yet “I would not have seen it.”',
        },
        {
          html: 'thankful that it was done in private.',
          misconception: 'ar-outside-the-text',
          why: 'Nobody else is told of her mistake, but she stands in view of “the whole of Adams Street”; privacy is not what she speaks of.',
        },
      ],
      evidence: ['I can only say that I have not drawn a backward N in fifty years'],
      explanation:
        '<p class="plan">A question of attitude: read how she answers when she is asked whether it was cruel.</p><p>“I can only say that I have not drawn a backward N in fifty years” ([[line: I have not drawn a backward N in fifty years]]), and had he told her, “I would not have seen it.” She holds that it worked.</p>',
    },
    {
      id: 'act-reading/gold-on-glass-q6',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.8,
      seconds: 70,
      text: '',
      stem: 'The narrator’s statement in [[line: thought of something to say]] serves mainly to:',
      right: 'let his reply come as a surprise.',
      wrong: [
        {
          html: 'reveal that she was afraid of hurting him.',
          misconception: 'ar-wrong-tone',
          why: 'She means to be kind, but no fear of hurting him is told; she has words ready because she “thought that he would be sorry.”',
        },
        {
          html: 'hint at a regret that he does not show.',
          misconception: 'ar-common-sense-over-text',
          why: 'An old man’s regret is what she expects, but what he regrets is a leg that is “too short,” and he says so.',
        },
        {
          html: 'show how well she has come to know him.',
          misconception: 'ar-reversed',
          why: 'She thought she knew what he would feel, but she was wrong: “I thought that he would be sorry.”',
        },
      ],
      evidence: ['I thought that he would be sorry.', '“Look at that R. I had the leg too short.”'],
      explanation:
        '<p class="plan">A function question: put what she thought beside what he then says about the R.</p><p>“I thought that he would be sorry” ([[line: I thought that he would be sorry]]), and she had words ready. He says, “Look at that R. I had the leg too short” ([[line: I had the leg too short]]). Her words would have missed him.</p>',
    },
    {
      id: 'act-reading/gold-on-glass-q7',
      skill: 'ar-main-idea',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'The main idea of the passage is that Mr. Vance taught the narrator to:',
      right: 'look at what is there, and not at what one takes it to be.',
      wrong: [
        {
          html: 'judge a sign from the street, as those who pass it will do.',
          misconception: 'ar-too-narrow',
          why: 'From the street she sees her N’s, but the short leg he finds from inside, with “his face close,” and the spacing needs no street.',
        },
        {
          html: 'look at the spaces, and not at the letters they part.',
          misconception: 'ar-too-narrow',
          why: 'This is his doctrine of a line of letters, but it does not cover the coffee, the backward N’s or the short leg of the R.',
        },
        {
          html: 'take pride in good work, and not to part with it lightly.',
          misconception: 'ar-common-sense-over-text',
          why: 'She expects this of him at the dentist’s window, and the old sign was good; but he takes it off “as if he were shaving.”',
        },
      ],
      evidence: [
        'I would have known that I had made a mistake, but I would not have seen it',
        'You’re drawing what’s between.',
      ],
      explanation:
        '<p class="plan">A main-idea question: ask what the spaces, the N’s and the R have in common.</p><p>He makes her see the space “between,” her own N’s from the street, and a short leg in a sign that “nobody said a word” about. In her words: otherwise she “would have known” of a mistake “but I would not have seen it” ([[line: but I would not have seen it]]).</p>',
    },
    {
      id: 'act-reading/gold-on-glass-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which detail best supports the statement that the narrator makes in [[line: He did not praise and he did not correct]]?',
      right: 'He walked past her window for three days.',
      wrong: [
        {
          html: 'He found fault with a letter made in 1931.',
          misconception: 'ar-half-right',
          why: 'Fault is found here, but with his own work; the statement is about how he treated hers, and this would speak against it.',
        },
        {
          html: 'He held up a page to a mirror for her to read.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is how he tested her before he hired her; she had done no work yet that he could have praised or corrected.',
        },
        {
          html: 'He thanked her for a coffee that he did not want.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'It is in the same paragraph, but thanks for an errand are neither praise of her letters nor a word about their fault.',
        },
      ],
      evidence: ['He walked past it on Tuesday, Wednesday and Thursday.'],
      explanation:
        '<p class="plan">A question of support: look for what he does, and does not do, with work of hers that has gone wrong.</p><p>Her sign has a mistake in every N. He “looked, and went about his work. He walked past it on Tuesday, Wednesday and Thursday” ([[line: He walked past it on Tuesday, Wednesday and Thursday]]), and said not a word, good or bad.</p>',
    },
    {
      id: 'act-reading/gold-on-glass-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.0,
      seconds: 70,
      text: '',
      stem: 'Which of the following observations, if it were made, would best support Mr. Vance’s doctrine?',
      right: 'Lines that looked even to the eye had gaps of several sizes.',
      wrong: [
        {
          html: 'Lines begun with the hardest pair were done in less time.',
          misconception: 'ar-half-right',
          why: 'He does begin with the pair “that fitted worst,” but so as to find a measure for the others; how long it took is no part of his doctrine.',
        },
        {
          html: 'Lines read the wrong way around were corrected more often.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Reading backward is what got her hired, and letters are done in reverse; but the doctrine is about what lies between the letters.',
        },
        {
          html: 'Lines whose gaps were all the same were read the fastest.',
          misconception: 'ar-wrong-side',
          why: 'That would speak for the fence posts, and so against him: he holds that a word so spaced “falls to pieces.”',
        },
      ],
      evidence: ['Do that and the word falls to pieces', 'All the others he set so as to look equally far apart.'],
      explanation:
        '<p class="plan">A question of support: what does he do instead of spacing letters “like fence posts”?</p><p>Of letters spaced “like fence posts” it is said: “Do that and the word falls to pieces” ([[line: Do that and the word falls to pieces]]). He set them “so as to look equally far apart,” which is not the same as being so; if lines that please the eye prove uneven when measured, that bears him out.</p>',
    },
  ],
}
