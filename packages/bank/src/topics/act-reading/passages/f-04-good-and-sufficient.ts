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
      right: 'put up new rails in her part of the fence.',
      wrong: [
        {
          html: 'carried off rails from her part of the fence.',
          misconception: 'ar-common-sense-over-text',
          why: 'A missing rail is the complaint one expects of a fence; but her three gaps had been closed, and she wants to know by whom.',
        },
        {
          html: 'moved two posts of the fence to a new place.',
          misconception: 'ar-half-right',
          why: 'Two posts are in her account, but as a part of the mending, “two posts besides”; she does not say that they were moved.',
        },
        {
          html: 'left his part of the fence down since New Year.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The fence had been “down in three places at the New Year,” but that was her own half, which she had no money to mend.',
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
      stem: 'The remark that “my aunt belonged to both” ([[line: my aunt belonged to both]]) parties suggests that the aunt:',
      right: 'told the story now against the one and now against the other.',
      wrong: [
        {
          html: 'knew the truth of the matter and kept it from the town.',
          misconception: 'ar-outside-the-text',
          why: 'Secret knowledge would explain much, but the aunt talked (“as my aunt told it”), and nothing says that she knew more than others.',
        },
        {
          html: 'was a relation of the Captain as well as of Miss Snell.',
          misconception: 'ar-literal-for-figurative',
          why: 'To belong to a family is one thing; these “parties” are opinions about who broke it off, and no kinship is mentioned.',
        },
        {
          html: 'took care not to speak of the matter to either party.',
          misconception: 'ar-half-right',
          why: 'She did have to do with both parties, but she did speak of the matter: the story of the dress is given “as my aunt told it.”',
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
      right: 'equal.',
      wrong: [
        {
          html: 'man.',
          misconception: 'ar-first-meaning',
          why: 'A fellow is most often a man, and there is one in the sentence; but what could be tied “to” this knot is another knot.',
        },
        {
          html: 'comrade.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A fellow may be a comrade, and the Captain had been at sea; but no person is tied here, and the comparison is between knots.',
        },
        {
          html: 'culprit.',
          misconception: 'ar-mood-for-meaning',
          why: 'A culprit is being sought, so the word fits the scene; but nobody is to be tied up, and the word is said of a knot.',
        },
      ],
      evidence: ['a flat, handsome, complicated knot'],
      explanation:
        '<p class="plan">A word in context: ask to what the word “which” in the sentence refers, and what could be tied to match it.</p><p>It is the “flat, handsome, complicated knot” ([[line: a flat, handsome, complicated knot]]) “to which” no other man could have tied the fellow: one as good, its match.</p>',
    },
    {
      id: 'act-reading/good-and-sufficient-q4',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'What the uncle does in [[line: My uncle set his boot upon my foot]] serves mainly to show that he:',
      right: 'knows what the boy is about to say and wants it kept quiet.',
      wrong: [
        {
          html: 'thinks that the boy is about to name the wrong man for it.',
          misconception: 'ar-half-right',
          why: 'He does foresee what the boy will say; but the boy “saw what he saw,” and the uncle’s own conduct afterward shows that he agrees with it.',
        },
        {
          html: 'has doubts about the case and wants more time to think.',
          misconception: 'ar-outside-the-text',
          why: 'He is slow to speak, which may look like doubt; but he goes on at once to the finding, without any further thought.',
        },
        {
          html: 'objects to a child’s speaking before the parties have done.',
          misconception: 'ar-common-sense-over-text',
          why: 'Children of that age were to be silent, but the parties had all spoken by then; the uncle stops one piece of knowledge from coming out.',
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
      right: 'the marks of his bad leg in the road.',
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
        '<p class="plan">An EXCEPT question: find three of the options in the text. The fourth uses something that is mentioned for another purpose.</p><p>The leg is the Captain’s excuse: “he had been a good deal laid up with his leg” ([[line: a good deal laid up with his leg]]). It is meant to show that it was not he, and no marks in the road are mentioned.</p>',
    },
    {
      id: 'act-reading/good-and-sufficient-q6',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0,
      seconds: 60,
      text: '',
      stem: 'The uncle most likely makes the remark about his eyes ([[line: My eyes are not what they were]]) because he:',
      right: 'would rather not have the lashings talked about.',
      wrong: [
        {
          html: 'could not make out the lashings at his age.',
          misconception: 'ar-literal-for-figurative',
          why: 'He says as much, but it is an excuse: the boy, behind him, “saw what he saw,” knots and all.',
        },
        {
          html: 'means to let the Deacon decide the case.',
          misconception: 'ar-half-right',
          why: 'It does turn away a question, but not the decision: he states the finding himself in the next breath.',
        },
        {
          html: 'wants the narrator to look at the rails for him.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The narrator walked behind him and did look; but by now the uncle has put a boot on his foot to keep him quiet.',
        },
      ],
      evidence: [
        'If you would look at those lashings, Squire, it is my belief that—',
        'I, behind him, saw what he saw',
      ],
      explanation:
        '<p class="plan">A cause that is not stated: read what the Deacon is about to say when he is interrupted.</p><p>The Deacon asks him to look “at those lashings” ([[line: If you would look at those lashings, Squire]]), which would give the Captain’s name. The uncle had seen them well enough.</p>',
    },
    {
      id: 'act-reading/good-and-sufficient-q7',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The narrator’s attitude toward Deacon Pratt can best be described as:',
      right: 'amusement at a man who wants everything entered and settled.',
      wrong: [
        {
          html: 'amusement at a man who is content to leave a matter open.',
          misconception: 'ar-half-right',
          why: 'Amused he is; but the Deacon would leave nothing open: he brings his book, asks for the defect, and in the end reckons when the debt will be cleared.',
        },
        {
          html: 'respect for a man who will not be moved from what is right.',
          misconception: 'ar-wrong-tone',
          why: 'The Deacon does speak of duty, “The person ought to be found,” but he gives way, and is last seen working out the price of eggs.',
        },
        {
          html: 'amusement at a man who is led by others without knowing it.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The uncle has his way, but not unknown to the Deacon, who objects in plain words; it is his sums and entries that amuse.',
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
      right: 'The month in which the narrator passes the corner post',
      wrong: [
        {
          html: 'The day of the week on which she will leave the eggs',
          misconception: 'ar-true-but-not-asked',
          why: 'Saturday is her choice, but it says no more than how often; that the basket still comes long after the debt is paid says far more.',
        },
        {
          html: 'The price that she puts upon each of the new rails',
          misconception: 'ar-half-right',
          why: 'The price makes a debt, and the debt makes dealings; but at four cents they would be over “by the middle of July.”',
        },
        {
          html: 'The dates on which she had come to look at the fence',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The dates show how exactly she watched the fence before the viewers came; they tell nothing about what she wished afterward.',
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
      stem: 'The visit to the line gives support to the uncle’s saying about government and “the top rail of a fence” in that, at the fence, he:',
      right: 'settles a matter between people by what he declines to find.',
      wrong: [
        {
          html: 'brings a quarrel to its end by making the truth public.',
          misconception: 'ar-half-right',
          why: 'He does end it, and he has found out the truth; but what he makes public is “a person unknown.”',
        },
        {
          html: 'lets both sides win by dividing the cost between them.',
          misconception: 'ar-reversed',
          why: 'A fair viewer might share out the cost, but it is not divided: the fee is paid by the Captain alone, and the eggs that Miss Snell leaves are for the rails.',
        },
        {
          html: 'gets at the truth by letting other people talk first.',
          misconception: 'ar-common-sense-over-text',
          why: 'A wise judge often does so, and he is silent at first; but he gets at the truth by walking along the fence with his hand on it.',
        },
      ],
      evidence: ['We find it sufficient, and mended by a person unknown.'],
      explanation:
        '<p class="plan">A question of support: ask what the uncle does at the fence that a good governor might do.</p><p>He has seen who did it and finds it “mended by a person unknown” ([[line: mended by a person unknown]]). By leaving that unsaid he lets the two neighbors come to terms.</p>',
    },
  ],
}
