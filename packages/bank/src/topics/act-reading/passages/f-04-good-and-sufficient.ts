import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/good-and-sufficient',
  kind: 'Literary Narrative',
  title: 'Good and Sufficient',
  description:
    'This passage is from “Recollections of a Hill Town,” a story in the manner of the 1860s by Edwin Odell, set in New Hampshire in 1836. Author and source are invented. Fence viewers were town officers who judged whether a fence was kept as the law required.',
  paragraphs: [
    'The office of fence viewer was in those days thought the least in the gift of the town, below the hog reeve and only a little above the sexton; yet my uncle Lemuel Odell, who had sat in the legislature, held it for nineteen years, and used to say that he had seen more of government from the top rail of a fence than from any chair in Concord. I was then in my twelfth year, and drove him.',
    'One Friday in April word came that Miss Tabitha Snell required the viewers at her line. It ran four hundred yards between her pasture and that of Captain Joel Frost, and by an agreement older than either of them the upper half was hers to keep, and the lower his. That they should have fallen out over it surprised nobody. They had not spoken since the winter of 1819, when, as my aunt told it, a wedding dress had been cut out and not sewn; though as to which of the two had put down the scissors, there were two parties in the town, and my aunt belonged to both.',
    'Deacon Pratt, the other viewer, was there before us, with his rule and his book. Miss Snell stood in the road in her gray shawl. The Captain, since the law required that he be notified, had come down on his own side, and was looking at a cloud.',
    '“State the defect, ma’am,” said the Deacon, and wetted his pencil.',
    '“There is none,” said Miss Snell. “That is what I complain of. It was down in three places at the New Year, and I had not the money for a man till the wool was sold. On the second of March I came up, and the first gap was railed. On the ninth it was the second. Last Saturday it was the third, and two posts besides. I have hired no one. I will know who has been at my fence.”',
    '“Some neighbor—” began the Deacon.',
    '“I have one neighbor,” said Miss Snell.',
    'All of them looked at the Captain, who allowed that it was a stout piece of work, from where he stood, and that he had been a good deal laid up with his leg.',
    'My uncle said nothing. He walked the upper half from end to end with his hand on it, as one goes along a horse, and I, behind him, saw what he saw. The new rails were of chestnut, and the one stand of chestnut thereabouts was on the Captain’s hill. And where rail met post, it was neither nailed nor pegged, but lashed with tarred line; and every lashing was finished with a flat, handsome, complicated knot, to which no man in forty miles of hills could have tied the fellow, save one, who had been eleven years a mate out of Salem.',
    'I opened my mouth. My uncle set his boot upon my foot, not hard, and left it there.',
    '“Well, Brother Pratt,” said he, “we are sworn to say if it be a good and sufficient fence. Is it?”',
    '“It is the best on the road,” said the Deacon. “But there has been a trespass. The person ought to be found. If you would look at those lashings, Squire, it is my belief that—”',
    '“My eyes are not what they were,” said my uncle. “I saw rails. We find it sufficient, and mended by a person unknown. Then there is our fee of a dollar, which the statute lays on the party in fault; and as we cannot find him—”',
    '“I’ll pay it,” said the Captain. “To save the town the trouble,” he added, and felt in three pockets.',
    'Miss Snell watched the silver change hands. “I am obliged to the viewers,” she said. “But I do not take rails from persons unknown. There are thirty-one, at four cents. I shall leave what is owing on the corner post, in eggs, of a Saturday, and the person may come for it or let it spoil.”',
    '“That post is mine,” said the Captain, to the cloud.',
    '“Then you had best see,” said Miss Snell, “that nobody takes what isn’t his.” And she went up the pasture.',
    'The Deacon was an exact man, and it weighed on him. Eggs being then at nine cents the dozen, he reckoned as we drove that the debt would be cleared by the middle of July. My uncle thought that very likely. I had occasion to pass the corner on a Saturday in October, and there was a basket on the post.',
  ],
  questions: [
    {
      id: 'act-reading/good-and-sufficient-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to the passage, Miss Snell complains to the fence viewers that someone has:',
      right: 'mended her part without being asked.',
      wrong: [
        {
          html: 'let his own part fall into disrepair.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'It was her part that was down in three places; of the Captain’s lower half nothing is said.',
        },
        {
          html: 'moved the line in his own favor.',
          misconception: 'ar-outside-the-text',
          why: 'Neighbors do quarrel over a line, but hers is agreed on of old; she minds that somebody has been at her fence.',
        },
        {
          html: 'claimed to have mended what he had not.',
          misconception: 'ar-half-right',
          why: 'Mending is what it is about, but nobody has claimed it; she has “hired no one,” the gaps are closed, and she cannot learn by whom.',
        },
      ],
      evidence: [
        'On the second of March I came up, and the first gap was railed.',
        'I will know who has been at my fence.',
      ],
      explanation:
        '<p class="plan">A stated detail: read Miss Snell’s answer to the Deacon to its end.</p><p>Gap after gap “was railed” ([[line: the first gap was railed]]) though she had “hired no one”; she wants to know “who has been at my fence” ([[line: I will know who has been at my fence.]]).</p>',
    },
    {
      id: 'act-reading/good-and-sufficient-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The remark in [[line: my aunt belonged to both]] suggests that the aunt:',
      right: 'blamed now the one and now the other.',
      wrong: [
        {
          html: 'was careful to blame neither of the two.',
          misconception: 'ar-half-right',
          why: 'She does not settle on one, but she told the story, and belonged to both parties, not to neither.',
        },
        {
          html: 'was a friend to each of the two.',
          misconception: 'ar-literal-for-figurative',
          why: 'To belong to both sounds like friendship with both, but the two parties are about whose fault it was.',
        },
        {
          html: 'changed her mind when she had learned more.',
          misconception: 'ar-outside-the-text',
          why: 'One may go over from one party to the other, but nothing new is learned here; the two parties stand side by side, and she is in both.',
        },
      ],
      evidence: ['as to which of the two had put down the scissors, there were two parties in the town'],
      explanation:
        '<p class="plan">An inference: ask what the two parties in the town disagreed about, and what it means to hold with both.</p><p>The parties differed on “which of the two had put down the scissors” ([[line: which of the two had put down the scissors]]), that is, who ended the engagement. To belong to both is to blame now him, now her.</p>',
    },
    {
      id: 'act-reading/good-and-sufficient-q3',
      skill: 'ar-words-in-context',
      difficulty: 'High',
      b: 0.9,
      seconds: 60,
      text: '',
      stem: 'As it is used in [[line: could have tied the fellow]], the word “fellow” most nearly means:',
      right: 'match.',
      wrong: [
        {
          html: 'companion.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A fellow is often a companion, but here it is tied, and so must be a knot: one to match this.',
        },
        {
          html: 'man.',
          misconception: 'ar-first-meaning',
          why: 'A fellow is a man in common speech, but nobody ties the man; the word goes with “to which,” the knot.',
        },
        {
          html: 'member.',
          misconception: 'ar-half-right',
          why: 'A fellow may be a member of a society, but a knot has no such thing; it has its like.',
        },
      ],
      evidence: ['a flat, handsome, complicated knot'],
      explanation:
        '<p class="plan">A word in context: ask to what the word “which” in the sentence refers, and what it is that no one else could have tied.</p><p>It is the “flat, handsome, complicated knot” ([[line: a flat, handsome, complicated knot]]) “to which” no other man could have tied the fellow: one as good, its match.</p>',
    },
    {
      id: 'act-reading/good-and-sufficient-q4',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'What the uncle does in [[line: My uncle set his boot upon my foot]] serves mainly to show that he:',
      right: 'wants something left unsaid.',
      wrong: [
        {
          html: 'wants others heard first.',
          misconception: 'ar-outside-the-text',
          why: 'He does turn to the Deacon next, but when the Deacon comes to the knots he stops him too.',
        },
        {
          html: 'wants to tell of it himself.',
          misconception: 'ar-half-right',
          why: 'He does speak next, and keeps the boy from it, but what the boy has seen he does not tell: “I saw rails.”',
        },
        {
          html: 'doubts what the boy has seen.',
          misconception: 'ar-reversed',
          why: 'The boy is about to speak, but “saw what he saw” is told of the two: uncle and nephew have seen the same rails and knots.',
        },
      ],
      evidence: ['I, behind him, saw what he saw', 'My eyes are not what they were'],
      explanation:
        '<p class="plan">A function question: look at what the boy has just seen and at what the uncle says to the Deacon afterward.</p><p>The boy “saw what he saw” ([[line: saw what he saw]]): chestnut and a sailor’s knots. The uncle then declares “I saw rails” ([[line: I saw rails.]]). The boot keeps the boy from naming the Captain.</p>',
    },
    {
      id: 'act-reading/good-and-sufficient-q5',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'The passage mentions all of the following as pointing to the Captain as the one who mended the fence EXCEPT:',
      right: 'a tool that he had left beside the rails.',
      wrong: [
        {
          html: 'his offer to pay the viewers’ fee.',
          misconception: 'ar-overlooked-mention',
          why: 'It is there: the statute lays the fee “on the party in fault,” and he says “I’ll pay it” at once.',
        },
        {
          html: 'the place where the timber grew.',
          misconception: 'ar-missed-in-other-words',
          why: 'The passage does not say timber, but names the wood: the only chestnut thereabouts “was on the Captain’s hill.”',
        },
        {
          html: 'the trade in which he used to work.',
          misconception: 'ar-missed-in-other-words',
          why: 'It is told as a matter of knots: only one man could tie them, “who had been eleven years a mate out of Salem.”',
        },
      ],
      evidence: ['he had been a good deal laid up with his leg'],
      explanation:
        '<p class="plan">An EXCEPT question: find three of the options in the text. The fourth uses something that is mentioned for another purpose.</p><p>The chestnut grew on his hill, the knots are those of a man who was a mate at sea, and he pays the fee that “the statute lays on the party in fault” ([[line: the statute lays on the party in fault]]). No tool is mentioned.</p>',
    },
    {
      id: 'act-reading/good-and-sufficient-q6',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0,
      seconds: 60,
      text: '',
      stem: 'The uncle most likely speaks as he does in [[line: My eyes are not what they were]] because he:',
      right: 'would rather leave the mender unnamed.',
      wrong: [
        {
          html: 'would rather not seem sharper than the Deacon.',
          misconception: 'ar-outside-the-text',
          why: 'Modesty would be pleasant, but he interrupts the Deacon just as a name is about to be given.',
        },
        {
          html: 'has not been able to see the knots.',
          misconception: 'ar-literal-for-figurative',
          why: 'He says so, but he had walked the fence with his hand on it, and the boy “saw what he saw.”',
        },
        {
          html: 'has not yet made up his mind.',
          misconception: 'ar-half-right',
          why: 'He lets the Deacon say first that the fence is good, but his own finding follows in the same breath: “a person unknown.”',
        },
      ],
      evidence: [
        'If you would look at those lashings, Squire, it is my belief that—',
        'I, behind him, saw what he saw',
      ],
      explanation:
        '<p class="plan">A cause that is not stated: read what the Deacon is about to say when he is interrupted.</p><p>The Deacon asks him to look “at those lashings” ([[line: If you would look at those lashings, Squire]]), which would give the Captain’s name. The uncle had seen them well enough, but he wants it left at “a person unknown.”</p>',
    },
    {
      id: 'act-reading/good-and-sufficient-q7',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The narrator’s attitude toward Deacon Pratt can best be described as amusement at his:',
      right: 'wish to have all things reckoned up.',
      wrong: [
        {
          html: 'slowness to see what others see.',
          misconception: 'ar-half-right',
          why: 'He is interrupted, but he had seen the lashings and begun to name a person; what marks him is exactness.',
        },
        {
          html: 'zeal for a law that he half knows.',
          misconception: 'ar-half-right',
          why: 'Zeal he has, and he would have the trespasser found, but nothing shows that he does not know the law; he is “an exact man.”',
        },
        {
          html: 'pride in an office so little thought of.',
          misconception: 'ar-common-sense-over-text',
          why: 'The office was “thought the least in the gift of the town,” but the Deacon shows no pride in it; the smile is for his sums.',
        },
      ],
      evidence: [
        'The Deacon was an exact man, and it weighed on him.',
        'he reckoned as we drove that the debt would be cleared by the middle of July',
      ],
      explanation:
        '<p class="plan">A question of attitude: collect what the Deacon does with his rule, book, pencil, and arithmetic.</p><p>He brings “his rule and his book,” and at the end, “an exact man,” he reckons that the debt “would be cleared by the middle of July” ([[line: the debt would be cleared by the middle of July]]). October shows how much the sum had to do with it.</p>',
    },
    {
      id: 'act-reading/good-and-sufficient-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'Which detail best supports the idea that Miss Snell does not wish her dealings with the Captain to end?',
      right: 'The month in which there still is a basket',
      wrong: [
        {
          html: 'The way in which she means to pay for it',
          misconception: 'ar-half-right',
          why: 'Eggs take many Saturdays, which is a hint; but by July the debt is paid, and only October shows that she goes on.',
        },
        {
          html: 'The reply she makes about the corner post',
          misconception: 'ar-true-but-not-asked',
          why: '“Then you had best see” keeps up the talk, but it is the basket after the debt that proves the wish.',
        },
        {
          html: 'The care with which she has counted rails',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Thirty-one rails give the size of the debt, which ends by July; a later month shows that she did not stop.',
        },
      ],
      evidence: [
        'the debt would be cleared by the middle of July',
        'I had occasion to pass the corner on a Saturday in October, and there was a basket on the post.',
      ],
      explanation:
        '<p class="plan">A question of evidence: compare the Deacon’s sum with what the narrator sees in the last sentence.</p><p>The debt was to be paid “by the middle of July” ([[line: the debt would be cleared by the middle of July]]). “On a Saturday in October” there is still a basket on the post ([[line: on a Saturday in October]]): she goes on when nothing is owed.</p>',
    },
    {
      id: 'act-reading/good-and-sufficient-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'The scene at the fence best supports the idea that the uncle cares more for peace between neighbors than for the strict rule by showing that he:',
      right: 'says a good deal less than he knows.',
      wrong: [
        {
          html: 'asks the Captain to pay the viewers’ fee.',
          misconception: 'ar-half-right',
          why: 'The Captain does pay; but “I’ll pay it” is his own offer, and the uncle has only told on whom the statute lays the fee.',
        },
        {
          html: 'tells the two neighbors to give way.',
          misconception: 'ar-common-sense-over-text',
          why: 'A peacemaker might do so; but he speaks only to the Deacon, and the two come to terms by themselves, over eggs and a post.',
        },
        {
          html: 'passes a fence that he knows is unsound.',
          misconception: 'ar-half-right',
          why: 'He does pass the fence and lets something go by, but not bad work: it is “the best on the road,” as the Deacon says.',
        },
      ],
      evidence: ['We find it sufficient, and mended by a person unknown.'],
      explanation:
        '<p class="plan">A question of support: compare what the uncle has seen along the fence with what he declares.</p><p>He has seen the knots and knows whose they are; he finds the fence “mended by a person unknown” ([[line: mended by a person unknown]]). The Deacon’s rule would have the trespasser found; the uncle leaves the name out, and the two neighbors can come to terms.</p>',
    },
  ],
}
