import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/a-yard-that-is-mine',
  kind: 'Social Science',
  title: 'A Yard That Is Mine',
  description:
    'Passage A is adapted from a talk by Joan Settle (2015), who looks after the public footpaths of an English parish. Passage B is adapted from the essay “Off the Path” by Iain Geddes (2016), a ranger on an estate in Scotland. Both writers, their neighbors, the places and the counts are invented; the laws are not.',
  paragraphs: [
    '# Passage A',
    'I am footpath secretary for a parish in Derbyshire, which means that between March and October I walk all forty-seven of our public paths with a saw. England and Wales have some hundred and forty thousand miles of them. Each is a line. It may cross a lawn, a field of barley, or the yard of a man who dislikes me, and as long as I am on it I am no more a trespasser than I should be on the road. Two yards to the left, I am one.',
    'Visitors think this absurd. They ask why we do not let everybody walk everywhere, as the Scots do under their law of 2003. I tell them that I would rather have a yard that is mine. Consider how a path comes to be. If people have used a way for twenty years, openly, without force and without being given leave, the law presumes that it is theirs. Without being given leave: that is the heart of it. Had the farmer once put up a notice that walkers were welcome, the twenty years would have counted for nothing, since those who walk by kindness may be stopped by unkindness. In 1987 old Mr. Allsop died, and his son padlocked the gate at Cross Low. I found nine neighbors who could swear that they had gone through it since the war and that nobody had ever told them they might. We got our path.',
    'And what is on the map has to be kept up. A farmer who plows one of my paths has fourteen days to make it good. If he does not, I write to the council, and if the council does nothing I may take it to court. I have done so once. You cannot plow up “responsible access.” But you cannot measure it either, and there is nothing to send a man out to mend. I do not say that the Scots are not free. I say that when a gate is locked in my parish I know by teatime whose duty it is to open it.',
    '# Passage B',
    'Under a law of 2003 anyone in Scotland has a right to be on most of the land, hill or wood or edge of a field, path or no path, provided that he behaves responsibly. My friends in England suppose that we must be wandering about in all directions. I have been a ranger for twenty-six years, half of them before it and half after, and I have some figures.',
    'In the summer of 2002 we put counters on every path that could be seen on the ground, eleven in all, and for three weekends students sat on the tops with field glasses and counted whoever was off them. In 2014 we did it again. The number of walkers had grown by a third. The share who were off the paths had gone from nine in a hundred to seven. People who may go anywhere, it appears, go where the last person went. A path is something that feet have agreed on, and it promises that one will arrive.',
    'So I used to say that the law had changed nothing, until I was corrected by Morag Bain, who looks after the deer. She had noticed what a counter cannot. In the old days, when she met a stranger on the hill, she asked him what he was doing there. Now she asks where he is going. It is not politeness. In September, when stags are being shot, she has to know, and he, not being in the wrong, tells her. “They used to see me and go around the other way,” she said. “I never knew where anybody was.”',
    'We have lost something too. The right is to cross the stream; it is not a right to a bridge. Ours at Allt Mor went in a flood three years ago. In England somebody would have been written to. I have asked everyone I can think of, and nobody here is in breach of anything. So we wade, as of right, and in April it comes to the knee.',
  ],
  questions: [
    {
      id: 'act-reading/a-yard-that-is-mine-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to Passage A, for a way to become public, those who used it for twenty years must:',
      right: 'have used it without the owner’s permission.',
      wrong: [
        {
          html: 'have used it unknown to the owner.',
          misconception: 'ar-reversed',
          why: 'It sounds like taking a right by stealth, but the law asks for the opposite: the way must be used “openly.”',
        },
        {
          html: 'have used it with nobody’s having objected.',
          misconception: 'ar-half-right',
          why: 'Nobody objected at Cross Low until the son came; but what the law names is no leave and no force.',
        },
        {
          html: 'have asked at least once for the owner’s leave.',
          misconception: 'ar-reversed',
          why: 'To ask would seem proper, but leave once given would make “the twenty years” count for nothing.',
        },
      ],
      evidence: ['openly, without force and without being given leave'],
      explanation:
        '<p class="plan">A stated condition: find the twenty years in the second paragraph of Passage A, and the words that are repeated.</p><p>The way must be used “openly, without force and without being given leave” ([[line: openly, without force and without being given leave]]). At Cross Low the neighbors swore that “nobody had ever told them they might.”</p>',
    },
    {
      id: 'act-reading/a-yard-that-is-mine-q2',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The main claim of Passage A is that a right of way:',
      right: 'is better small and certain than wide and vague.',
      wrong: [
        {
          html: 'is better won by walkers than given by the law.',
          misconception: 'ar-half-right',
          why: 'The gate was won by walkers, but by means of the law; and the passage goes on to what the law makes others do.',
        },
        {
          html: 'is better granted by owners than forced on them.',
          misconception: 'ar-reversed',
          why: 'Agreement would seem a firm ground, but she says that those who walk by kindness may be stopped by unkindness.',
        },
        {
          html: 'is better walked on than written down.',
          misconception: 'ar-half-right',
          why: 'Twenty years of walking do make a path, but to be written down is just what she values: “what is on the map has to be kept up.”',
        },
      ],
      evidence: [
        'I tell them that I would rather have a yard that is mine.',
        'when a gate is locked in my parish I know by teatime whose duty it is to open it',
      ],
      explanation:
        '<p class="plan">A main claim: set “a yard that is mine” beside the last sentence of Passage A.</p><p>She “would rather have a yard that is mine” ([[line: I would rather have a yard that is mine]]) than the right to walk everywhere, because for it she knows “whose duty it is” to keep it open ([[line: whose duty it is to open it]]).</p>',
    },
    {
      id: 'act-reading/a-yard-that-is-mine-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: has fourteen days to make it good]], the phrase “make it good” most nearly means:',
      right: 'restore it.',
      wrong: [
        {
          html: 'pay for it.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'To make a loss good is to pay for it, but what is on the map has to be kept up: the path itself must come back.',
        },
        {
          html: 'improve it.',
          misconception: 'ar-first-meaning',
          why: 'Good sounds like better, but nobody asks for a better path than there was before the plow.',
        },
        {
          html: 'prove it.',
          misconception: 'ar-half-right',
          why: 'To make good a claim is to prove it, and she is ready for court; but “it” is the path that he has plowed.',
        },
      ],
      evidence: ['And what is on the map has to be kept up.'],
      explanation:
        '<p class="plan">A phrase in context: ask what a path needs after a plow has gone across it.</p><p>“What is on the map has to be kept up” ([[line: what is on the map has to be kept up]]). A path that was plowed must be made a path again.</p>',
    },
    {
      id: 'act-reading/a-yard-that-is-mine-q4',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0,
      seconds: 60,
      text: '',
      stem: 'The author’s mention of a certain yard in [[line: the yard of a man who dislikes me]] conveys:',
      right: 'pleasure that her right needs no good will.',
      wrong: [
        {
          html: 'regret that law must do the work of kindness.',
          misconception: 'ar-wrong-tone',
          why: 'It is law that lets her in, and not kindness, but she is glad of it: “I would rather have a yard that is mine.”',
        },
        {
          html: 'respect for a man who yields to a law he hates.',
          misconception: 'ar-outside-the-text',
          why: 'The man does not seem to stop her, but nothing is said of how he takes the law; he “dislikes me,” and that is all.',
        },
        {
          html: 'amusement at a quarrel of many years.',
          misconception: 'ar-outside-the-text',
          why: 'She tells it lightly, but of a quarrel with this man, or its years, there is nothing; he dislikes her.',
        },
      ],
      evidence: ['as long as I am on it I am no more a trespasser than I should be on the road'],
      explanation:
        '<p class="plan">A question of attitude: read the yard together with the words that follow it.</p><p>The path may cross the yard of someone who dislikes her, “and as long as I am on it I am no more a trespasser than I should be on the road” ([[line: I am no more a trespasser than I should be on the road]]).</p>',
    },
    {
      id: 'act-reading/a-yard-that-is-mine-q5',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'According to Passage B, the counts of 2002 and 2014 showed that off the paths there were:',
      right: 'fewer walkers in every hundred than before.',
      wrong: [
        {
          html: 'more walkers in every hundred than before.',
          misconception: 'ar-common-sense-over-text',
          why: 'A right to go anywhere would lead one to expect it, but the share went “from nine in a hundred to seven.”',
        },
        {
          html: 'as many walkers in every hundred as before.',
          misconception: 'ar-half-right',
          why: 'He used to say that nothing had changed, but the share did change a little: from nine in a hundred to seven.',
        },
        {
          html: 'three walkers in every hundred where none had been.',
          misconception: 'ar-echoed-words',
          why: 'A third is how much the number of walkers grew; off the paths there were nine in a hundred before, and then seven.',
        },
      ],
      evidence: ['The share who were off the paths had gone from nine in a hundred to seven.'],
      explanation:
        '<p class="plan">A stated result: find the two years in Passage B and read the numbers after them.</p><p>“The share who were off the paths had gone from nine in a hundred to seven” ([[line: had gone from nine in a hundred to seven]]). Seven in a hundred is less than nine in a hundred: the share fell, though the number of all walkers grew.</p>',
    },
    {
      id: 'act-reading/a-yard-that-is-mine-q6',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The change that is described in [[line: Now she asks where he is going]] suggests that strangers on the hill:',
      right: 'are there by right and need no excuse.',
      wrong: [
        {
          html: 'are there more often than they used to be.',
          misconception: 'ar-true-but-not-asked',
          why: 'The number of walkers had grown by a third, but her question has changed because nobody is in the wrong anymore.',
        },
        {
          html: 'are trusted more than they used to be.',
          misconception: 'ar-half-right',
          why: 'The question does sound friendlier, but “It is not politeness”: she has to know, and he tells her since he is “not being in the wrong.”',
        },
        {
          html: 'are expected to say when they will be back.',
          misconception: 'ar-outside-the-text',
          why: 'Hill walkers are often asked this, but her question is where they are going, and it asks for no excuse.',
        },
      ],
      evidence: [
        'In the old days, when she met a stranger on the hill, she asked him what he was doing there.',
        'and he, not being in the wrong, tells her',
      ],
      explanation:
        '<p class="plan">An inference: compare the two questions and ask what the first takes for granted.</p><p>“What he was doing there” asks for an excuse; “where he is going” does not. The stranger is now “not being in the wrong” ([[line: and he, not being in the wrong, tells her]]) and has no need of one.</p>',
    },
    {
      id: 'act-reading/a-yard-that-is-mine-q7',
      skill: 'ar-structure',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The last paragraph of Passage B serves mainly to:',
      right: 'concede a point to the English kind of law.',
      wrong: [
        {
          html: 'complain of what a flood did to the estate.',
          misconception: 'ar-content-for-function',
          why: 'The bridge went in a flood, but it is told to show that nobody has to rebuild it, as somebody would in England.',
        },
        {
          html: 'show how little walkers need from the law.',
          misconception: 'ar-reversed',
          why: 'They do get across, wading “as of right”; but the paragraph begins with “We have lost something too,” and what they need is a bridge.',
        },
        {
          html: 'explain what the word “responsible” means.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'To behave responsibly is the law’s condition, in the first paragraph; here it is about who must mend a bridge.',
        },
      ],
      evidence: ['We have lost something too.', 'In England somebody would have been written to.'],
      explanation:
        '<p class="plan">A function question: read the first sentence of the paragraph, and the one about England.</p><p>“We have lost something too” ([[line: We have lost something too.]]). “In England somebody would have been written to” ([[line: In England somebody would have been written to.]]), and would have had to mend the bridge.</p>',
    },
    {
      id: 'act-reading/a-yard-that-is-mine-q8',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 65,
      text: '',
      stem: 'The authors of both passages would be most likely to agree that the law of 2003:',
      right: 'may leave nobody bound to put things right.',
      wrong: [
        {
          html: 'asks more good sense of walkers than they have.',
          misconception: 'ar-outside-the-text',
          why: '“Responsible” is the word in both passages, but neither says that walkers lack sense; in B they tell Morag Bain where they are going.',
        },
        {
          html: 'gives walkers a freedom that few make use of.',
          misconception: 'ar-one-passage-only',
          why: 'B’s counters show this, with seven in a hundred off the paths; A says only what the law cannot give.',
        },
        {
          html: 'puts visitors’ wishes before those of owners.',
          misconception: 'ar-common-sense-over-text',
          why: 'Owners may well say so of a right to go anywhere, but neither author does; what both miss is a person who must mend things.',
        },
      ],
      evidence: ['there is nothing to send a man out to mend', 'nobody here is in breach of anything'],
      explanation:
        '<p class="plan">A comparison: look in A for what she says “responsible access” lacks, and in B for the bridge.</p><p>Of “responsible access” A says that “there is nothing to send a man out to mend” ([[line: there is nothing to send a man out to mend]]). B’s bridge is down and “nobody here is in breach of anything” ([[line: nobody here is in breach of anything]]).</p>',
    },
    {
      id: 'act-reading/a-yard-that-is-mine-q9',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 0.8,
      seconds: 70,
      text: '',
      stem: 'The stories of the gate at Cross Low and of Morag Bain are used in the two passages to show:',
      right: 'in A how a right was won, and in B what a right changed.',
      wrong: [
        {
          html: 'in A what a right changed, and in B how a right was won.',
          misconception: 'ar-mixes-up-passages',
          why: 'The two are exchanged: the nine neighbors won a path in Passage A, and in Passage B the law is already there and alters a question.',
        },
        {
          html: 'in A what a right is worth, and in B what a right costs.',
          misconception: 'ar-half-right',
          why: 'The gate does show worth, perhaps, but Morag’s story shows a gain: strangers tell her where they are going.',
        },
        {
          html: 'in A how a right is kept up, and in B how it is shared.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Keeping up is told of plowed paths; the gate is the story of how a path was got.',
        },
      ],
      evidence: ['We got our path.', 'Now she asks where he is going.'],
      explanation:
        '<p class="plan">A comparison: say in a few words how each story ends, and judge each half of an option by itself.</p><p>The story of the gate ends “We got our path” ([[line: We got our path.]]). Morag’s begins with the right already there: “Now she asks where he is going” ([[line: Now she asks where he is going.]]).</p>',
    },
  ],
}
