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
      right: 'have never been told that they were free to use it.',
      wrong: [
        {
          html: 'have paid some money to the one who owned the land.',
          misconception: 'ar-common-sense-over-text',
          why: 'One might think that a right has to be bought, but no payment is mentioned; the heart of it, she says, is that no leave was given.',
        },
        {
          html: 'have asked the owner for leave and not been refused.',
          misconception: 'ar-reversed',
          why: 'To be given leave would spoil it: a notice of welcome, she says, would make the twenty years count for nothing.',
        },
        {
          html: 'have kept it open, by force if it was necessary.',
          misconception: 'ar-half-right',
          why: 'Twenty years and an open way are right, but it must be “without force and without being given leave.”',
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
      right: 'is worth more when it is narrow and can be enforced.',
      wrong: [
        {
          html: 'is worth more when it is old and well known to all.',
          misconception: 'ar-half-right',
          why: 'Long use does make a path, and neighbors must know it; but what she values in the line is that someone can be made to keep it open.',
        },
        {
          html: 'is worth more when owner and walkers agree about it.',
          misconception: 'ar-reversed',
          why: 'Good feeling on both sides sounds like the best of rights, but she will not rely on it: those who walk by kindness “may be stopped by unkindness.”',
        },
        {
          html: 'is worth more when it was won by use and not by law.',
          misconception: 'ar-too-narrow',
          why: 'How a path is won by use is one part of her talk, but use and law are not opposed in it: after twenty years the law itself “presumes that it is theirs.”',
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
      right: 'put it back as it was.',
      wrong: [
        {
          html: 'pay for what it cost.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'To make good a loss can be to pay for it, but this is said of a path that was plowed, and it has to be walked on.',
        },
        {
          html: 'make the best of it.',
          misconception: 'ar-first-meaning',
          why: 'One makes the best of a thing that cannot be helped; but a plowed path can be, and he has fourteen days in which to do it.',
        },
        {
          html: 'prove that it was lawful.',
          misconception: 'ar-mood-for-meaning',
          why: 'Courts and duties are in these lines, so proof suits the mood; but he may not defend his plowing, he must undo it.',
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
      right: 'satisfaction that her right does not depend on good will.',
      wrong: [
        {
          html: 'satisfaction that the man has had to give way to her.',
          misconception: 'ar-half-right',
          why: 'She does take pleasure in the thought of him, but no contest with this man is told of; the path ran there, and his feelings do not matter.',
        },
        {
          html: 'regret that her work has made enemies in the parish.',
          misconception: 'ar-wrong-tone',
          why: 'Dislike may sound like a matter for regret, but she goes on at once to say that on the line she is “no more a trespasser” than on a road.',
        },
        {
          html: 'regret that the man cannot be brought to see her side.',
          misconception: 'ar-outside-the-text',
          why: 'One might wish to win over a man who dislikes one, but nothing is said about talking to him; it is enough for her that the line crosses his yard.',
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
      stem: 'According to Passage B, the counts of 2002 and 2014 showed that off the paths there was:',
      right: 'a smaller share of all the walkers than before.',
      wrong: [
        {
          html: 'a larger share of all the walkers than before.',
          misconception: 'ar-reversed',
          why: 'This is what friends in England suppose; but the share went “from nine in a hundred to seven.”',
        },
        {
          html: 'a third as many walkers as there had been before.',
          misconception: 'ar-echoed-words',
          why: 'A third is in the passage, but it is the growth in all walkers; it is not a count of those who were off the paths.',
        },
        {
          html: 'about the same number of walkers as on the paths.',
          misconception: 'ar-outside-the-text',
          why: 'Seven or nine in a hundred were off the paths, so that far more were on them; the two are never said to be equal.',
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
      stem: 'The change in the question that Morag Bain asks of strangers suggests that, since the law was passed, they:',
      right: 'need no longer give a reason for being on the hill.',
      wrong: [
        {
          html: 'must let her know before they go up on the hill.',
          misconception: 'ar-half-right',
          why: 'They do tell her where they are going, but when she meets them and asks; the law is not said to demand any notice beforehand.',
        },
        {
          html: 'are expected to keep to the paths that can be seen.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Most of them do keep to the paths, as the counts show; but they “may go anywhere,” and her question has nothing to do with paths.',
        },
        {
          html: 'may be turned back when stags are being shot.',
          misconception: 'ar-common-sense-over-text',
          why: 'It would be sensible in September, and she has to know where they are; but nobody is said to be turned back.',
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
      stem: 'The last paragraph of Passage B, about the bridge at Allt Mor, serves mainly to:',
      right: 'grant that the other kind of law has an advantage.',
      wrong: [
        {
          html: 'admit that the law of 2003 is not being observed.',
          misconception: 'ar-half-right',
          why: 'He does grant something against the law of 2003; but it is observed, since “nobody here is in breach of anything.”',
        },
        {
          html: 'tell how walkers manage now that a bridge is gone.',
          misconception: 'ar-content-for-function',
          why: 'That they wade is what the lines tell; but the paragraph opens with what has been “lost,” and looks across to England.',
        },
        {
          html: 'give the reason why so few walkers leave the paths.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The reason for that was given before, in what feet agree on; the bridge is about repairs, not about leaving paths.',
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
      stem: 'The authors of both passages would be most likely to agree that under the law of 2003:',
      right: 'there may be no one whose task it is to mend things.',
      wrong: [
        {
          html: 'people on the whole walk where others have walked.',
          misconception: 'ar-one-passage-only',
          why: 'This is Geddes’s finding; Settle says nothing on where people in Scotland walk, and speaks only of what can be enforced.',
        },
        {
          html: 'people have begun to walk in all directions.',
          misconception: 'ar-quoted-view-for-author',
          why: 'This is what Geddes says that his English friends suppose; his own counts are against it, and Settle does not claim it.',
        },
        {
          html: 'owners and walkers get along better than they did.',
          misconception: 'ar-one-passage-only',
          why: 'Geddes tells of strangers who no longer avoid the keeper; Settle, in Passage A, has nothing on feelings in Scotland.',
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
          html: 'in A what a right costs, and in B how a right is misused.',
          misconception: 'ar-outside-the-text',
          why: 'Rights do have costs and can be misused, but the stranger, “not being in the wrong,” tells Morag his way, and the gate at Cross Low is a story of winning.',
        },
        {
          html: 'in A what a right costs, and in B what a right does not give.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'What a right does not give is the point of B’s bridge, not of Morag’s story, which comes before it; and what the path at Cross Low had cost is not told.',
        },
      ],
      evidence: ['We got our path.', 'Now she asks where he is going.'],
      explanation:
        '<p class="plan">A comparison: say in a few words how each story ends, and judge each half of an option by itself.</p><p>The story of the gate ends “We got our path” ([[line: We got our path.]]). Morag’s begins with the right already there: “Now she asks where he is going” ([[line: Now she asks where he is going.]]).</p>',
    },
  ],
}
