import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/every-twenty-years',
  kind: 'Humanities',
  title: 'Every Twenty Years',
  description:
    'Passage A is adapted from “The New Old House,” a travel essay by Thomas Achebe-Ross (2014). Passage B is adapted from a lecture on the care of old buildings by Eleanor Frayne (2008). Both writers are invented; the buildings and the dates that they name are not.',
  paragraphs: [
    '# Passage A',
    'At Ise, in Japan, stands one of the holiest shrines in the country. It is about thirteen hundred years old, and it is never more than twenty. The inner shrine is a plain wooden hall on posts sunk in the ground, roofed with thatch; beside it lies a second plot of the same size, covered with white pebbles and empty. Every twenty years, with some interruptions in the centuries of war, carpenters build the hall anew on the empty plot, post for post, and when the goddess has been carried across by night, the old one is taken apart. They did it in 2013. It will be done again in 2033, on the plot I am looking at.',
    'A guide told me this without surprise, and I behaved as visitors behave. I asked which of the two was the original. She thought about it with courtesy. There are some sixteen hundred treasures in the hall, she said, robes and mirrors and swords, and all of them are also made again. The old timber is given away to shrines elsewhere. “The original,” she said at last, “is how to do it.”',
    'Twenty years is not a guess at how long thatch will last. It is the length of a working life divided in three. A carpenter comes first as a youth, to plane and carry; again at forty, to cut the joints; and once more at sixty, to tell the others where they are wrong. If the interval were fifty, no one would ever have seen it done. Europe has cathedrals of the twelfth century, and scaffolds full of experts trying to find out what its masons knew. At Ise nobody has to find it out. I thought of the stone I had flown over to get there, all that stone, so carefully kept, and of how little of it anyone living could make.',
    '# Passage B',
    'When a wall has stood for six hundred years, there is one thing about it that no skill can supply, and that is the six hundred years. I begin with so simple a remark because it is constantly forgotten by able people who mean well. They see that the carving over the door has been worn by the rain. They can prove from a drawing what it was. They have a mason who could cut it tomorrow, crisp as a new coin. Why should it not be done?',
    'John Ruskin, who gave this question the angriest answer it has had, held in 1849 that to restore a building in this sense is to destroy it, and to tell a lie about what has been destroyed. He was writing against architects of his day, who were scraping half the churches of England back to a purity they had never possessed. One need not share his temper to see what he saw. The worn stone is evidence. It carries the marks of a particular chisel, held by someone who had never heard of us. Put a copy in its place, and you have a drawing of the door, in stone, at full size, where the door used to be. And you have taught the visitor to look at it as if nothing had happened.',
    'This does not mean that one must stand by while roofs fall in. William Morris and the friends with whom he founded a society for the protection of old buildings, in 1877, had a homelier rule: mend, and let the mending show. Stop the gutter. Tie the leaning wall with honest iron. Where a stone must be replaced, replace that one, and do not make it up to look like its neighbors.',
    'I am sometimes told that all this is mere love of decay. It is nearer to the contrary. The restorer looks at an old building and sees a thing that was finished once and has been spoiling ever since. I see a thing which people have been busy with for six centuries, and I should like our own part in it to be legible to those who come after us, as the parts of the others are to me.',
  ],
  questions: [
    {
      id: 'act-reading/every-twenty-years-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to Passage A, the twenty years between one building of the shrine and the next were settled on so that:',
      right: 'whoever has learned the work can teach it there.',
      wrong: [
        {
          html: 'the thatch and the posts never have the time to rot.',
          misconception: 'ar-common-sense-over-text',
          why: 'It is the practical reason one would guess, and the passage rejects it: “Twenty years is not a guess at how long thatch will last.”',
        },
        {
          html: 'a carpenter comes to the work once, at the height of his skill.',
          misconception: 'ar-half-right',
          why: 'A carpenter’s life is the measure, but he comes three times, as a youth, “again at forty,” and “once more at sixty.”',
        },
        {
          html: 'the old timber can be given in time to shrines elsewhere.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The timber is indeed given away, but this is told as something the guide mentions and not as a reason for the interval.',
        },
      ],
      evidence: [
        'It is the length of a working life divided in three.',
        'If the interval were fifty, no one would ever have seen it done.',
      ],
      explanation:
        '<p class="plan">A stated reason: find “Twenty years is not a guess” and read what it is instead.</p><p>“It is the length of a working life divided in three” ([[line: the length of a working life divided in three]]): each carpenter learns, works and then corrects others. “If the interval were fifty, no one would ever have seen it done.”</p>',
    },
    {
      id: 'act-reading/every-twenty-years-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The guide’s final answer in Passage A ([[line: is how to do it]]) implies that what is held to be old at Ise is:',
      right: 'the skill, handed from one carpenter to the next.',
      wrong: [
        {
          html: 'the worship, handed from one priest to the next.',
          misconception: 'ar-half-right',
          why: 'That something is handed on from person to person is right, but no priest or rite is described; what is taught, from youth to sixty, is building.',
        },
        {
          html: 'the treasures, moved from one hall to the next.',
          misconception: 'ar-echoed-words',
          why: 'Robes, mirrors and swords are in the guide’s own answer, but “all of them are also made again,” so none of them is old either.',
        },
        {
          html: 'the timber, moved from one shrine to the next.',
          misconception: 'ar-half-right',
          why: 'Old timber is indeed “given away to shrines elsewhere,” but that takes it out of Ise; the hall itself is never more than twenty years old.',
        },
      ],
      evidence: ['is how to do it', 'At Ise nobody has to find it out.'],
      explanation:
        '<p class="plan">An inference from a remark: “how to do it” is no object; ask what it is and where it is kept.</p><p>The hall and the treasures are all made again; what remains is “how to do it.” The carpenters pass it on, and so “At Ise nobody has to find it out” ([[line: At Ise nobody has to find it out]]).</p>',
    },
    {
      id: 'act-reading/every-twenty-years-q3',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The mention of Europe’s cathedrals at the end of Passage A mainly serves to suggest that:',
      right: 'keeping the old stone does not keep the skill that shaped it.',
      wrong: [
        {
          html: 'keeping the old skill does not keep the stone that it shaped.',
          misconception: 'ar-reversed',
          why: 'Stone and skill are the right pair, but turned about: in Europe the stone is “so carefully kept,” and it is the skill that has to be found out again.',
        },
        {
          html: 'studying the old stone can bring back the skill that shaped it.',
          misconception: 'ar-half-right',
          why: 'The experts do study, but only “trying to find out what its masons knew,” and the passage ends with “how little of it anyone living could make.”',
        },
        {
          html: 'using the old skill would serve the stone better than study does.',
          misconception: 'ar-outside-the-text',
          why: 'It sounds like the moral of Ise, but he gives no advice for Europe; he says only how little of the stone “anyone living could make.”',
        },
      ],
      evidence: ['how little of it anyone living could make'],
      explanation:
        '<p class="plan">A function question: the cathedrals come right after the carpenters; ask what the two show together.</p><p>In Europe there are “scaffolds full of experts trying to find out what its masons knew. At Ise nobody has to find it out” ([[line: scaffolds full of experts]]). All the stone is “so carefully kept,” and yet “how little of it anyone living could make” ([[line: how little of it anyone living could make]]).</p>',
    },
    {
      id: 'act-reading/every-twenty-years-q4',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 45,
      text: '',
      stem: 'As it is used in the second paragraph of Passage B ([[line: held in 1849]]), the word <em>held</em> most nearly means:',
      right: 'maintained.',
      wrong: [
        {
          html: 'possessed.',
          misconception: 'ar-first-meaning',
          why: 'To hold is first of all to have a thing, but what follows is “that to restore a building in this sense is to destroy it,” an opinion.',
        },
        {
          html: 'conducted.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A meeting may be held in a certain year, but nothing of the kind is named; what Ruskin held is a view that begins with “that.”',
        },
        {
          html: 'withheld.',
          misconception: 'ar-mood-for-meaning',
          why: 'Anger and lies are near, so keeping something back may suit the mood; but Ruskin “gave” an answer, and the sentence goes on to say what it was.',
        },
      ],
      evidence: ['held in 1849 that to restore a building in this sense is to destroy it'],
      explanation:
        '<p class="plan">A word in context: see what stands after the word; it begins with “that.”</p><p>Ruskin “held in 1849 that to restore a building in this sense is to destroy it” ([[line: held in 1849 that to restore a building]]). To hold that something is so is to maintain it.</p>',
    },
    {
      id: 'act-reading/every-twenty-years-q5',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'Passage B mentions all of the following as things that may rightly be done to an old building EXCEPT:',
      right: 'having a worn carving cut anew from a drawing.',
      wrong: [
        {
          html: 'using iron to secure a wall that leans to one side.',
          misconception: 'ar-overlooked-mention',
          why: 'It is in the list of Morris’s homelier rule: “Tie the leaning wall with honest iron.”',
        },
        {
          html: 'putting a new stone in the place of a ruined one.',
          misconception: 'ar-overlooked-mention',
          why: 'The rule allows it, provided that the new stone is not disguised: “Where a stone must be replaced, replace that one.”',
        },
        {
          html: 'seeing to it that water from the roof is led away.',
          misconception: 'ar-missed-in-other-words',
          why: 'Neither water nor roof is named, but the shortest sentence of the paragraph means it: “Stop the gutter.” A gutter leads water from the roof.',
        },
      ],
      evidence: ['They can prove from a drawing what it was.', 'mend, and let the mending show'],
      explanation:
        '<p class="plan">An EXCEPT question: the third paragraph of Passage B lists what is allowed; the first paragraph names what is not.</p><p>“Mend, and let the mending show” ([[line: mend, and let the mending show]]) covers the gutter, the wall and the single stone. To cut the carving again because “They can prove from a drawing what it was” is the very thing that the lecture is against.</p>',
    },
    {
      id: 'act-reading/every-twenty-years-q6',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'In the last paragraph of Passage B, the speaker answers the charge that is made against her by claiming that she:',
      right: 'wants the work of every age to stay visible, our own included.',
      wrong: [
        {
          html: 'wants the work of every age to stay visible, except for our own.',
          misconception: 'ar-half-right',
          why: 'The work of past ages should be seen, that is right; but of her own age she says the same: “our own part in it” should be “legible to those who come after us.”',
        },
        {
          html: 'wants the work of the first builders to be seen as they left it.',
          misconception: 'ar-quoted-view-for-author',
          why: 'This is the restorer’s view, which she only reports: “a thing that was finished once and has been spoiling ever since.” Her own comes after it.',
        },
        {
          html: 'wants the work of wind and rain on the stone to be left alone.',
          misconception: 'ar-true-but-not-asked',
          why: 'She does defend worn stone, earlier on, but that is what the charge is about; her answer speaks of what “people have been busy with for six centuries.”',
        },
      ],
      evidence: [
        'I should like our own part in it to be legible to those who come after us, as the parts of the others are to me',
      ],
      explanation:
        '<p class="plan">An inference about an answer: note “the contrary,” then read what she sees and what she wants.</p><p>She sees “a thing which people have been busy with for six centuries, and I should like our own part in it to be legible to those who come after us, as the parts of the others are to me” ([[line: I should like our own part in it to be legible]]). “Legible” means that it can be seen, “the parts of the others” are the earlier ages, and “our own part” is ours: nothing is to be hidden.</p>',
    },
    {
      id: 'act-reading/every-twenty-years-q7',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 65,
      text: '',
      stem: 'In both passages, the care of an old building is presented as work that:',
      right: 'joins those who do it now to those who did it before.',
      wrong: [
        {
          html: 'keeps a craft alive among those who do it now.',
          misconception: 'ar-one-passage-only',
          why: 'This is true of the shrine in Passage A, where carpenters learn by building; in Passage B a living craft that copies old work is what the speaker opposes.',
        },
        {
          html: 'saves the marks that were left by those who built it.',
          misconception: 'ar-one-passage-only',
          why: 'The worn stone with its chisel marks belongs to Passage B; at Ise the hall is of wood and “never more than twenty” years old.',
        },
        {
          html: 'shows what had mattered most to those who built it.',
          misconception: 'ar-outside-the-text',
          why: 'One often looks to old buildings for this, but neither passage speaks of what the builders believed or valued; A speaks of how, and B of marks and mending.',
        },
      ],
      evidence: ['held by someone who had never heard of us', 'A carpenter comes first as a youth, to plane and carry'],
      explanation:
        '<p class="plan">A comparison: both passages end with people and not with material; put into words what links the living and the dead in each.</p><p>In A the youth, the man of forty and the man of sixty hand the work on ([[line: A carpenter comes first as a youth]]). In B the stone carries the marks of a chisel “held by someone who had never heard of us” ([[line: held by someone who had never heard of us]]), and the speaker would add “our own part” to what people have done for six centuries. In both, the work joins today’s people to earlier ones.</p>',
    },
    {
      id: 'act-reading/every-twenty-years-q8',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.0,
      seconds: 70,
      text: '',
      stem: 'How would the speaker of Passage B most likely answer a person who cited Ise as proof that a worn carving may be cut again?',
      right: 'At Ise a way of working was handed down; here the carver’s own stone is all there is.',
      wrong: [
        {
          html: 'At Ise the carpenters know their craft; here there is no mason who could cut the carving.',
          misconception: 'ar-half-right',
          why: 'The carpenters do know their craft, but so does her mason, who “could cut it tomorrow, crisp as a new coin”; skill is not what is missing.',
        },
        {
          html: 'At Ise the wood has to be renewed; here the stone may last if it is only let alone.',
          misconception: 'ar-common-sense-over-text',
          why: 'Wood does rot, but “Twenty years is not a guess at how long thatch will last,” and she would mend what fails; lasting is not her ground, evidence is.',
        },
        {
          html: 'At Ise visitors take the new for the old; here they would do so even more readily.',
          misconception: 'ar-half-right',
          why: 'That visitors be misled by a copy is indeed her fear, but at Ise nobody is: the guide tells the visitor everything “without surprise.”',
        },
      ],
      evidence: [
        'Put a copy in its place, and you have a drawing of the door, in stone, at full size, where the door used to be.',
        'The original,',
      ],
      explanation:
        '<p class="plan">Apply one passage to the other: ask what has been handed down at Ise, and what has been handed down over the door.</p><p>For her the worn stone “is evidence,” and a copy is “a drawing of the door, in stone” ([[line: you have a drawing of the door]]). At Ise what was handed down is “how to do it,” and no old material is passed off as kept. So the one case does not settle the other.</p>',
    },
    {
      id: 'act-reading/every-twenty-years-q9',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Which of the following describes a difference in the way the two passages proceed?',
      right: 'The first begins with something seen and reflects on it; the second opens with its principle.',
      wrong: [
        {
          html: 'Passage A argues a principle from the start; Passage B moves from a scene to a general thought.',
          misconception: 'ar-mixes-up-passages',
          why: 'This is right with the names exchanged: the guide and the empty plot are in A, and B opens with a remark on “six hundred years.”',
        },
        {
          html: 'Passage A moves from a scene to a general thought; Passage B moves from history to a scene.',
          misconception: 'ar-half-right',
          why: 'The half about A holds, but B ends in an answer to a charge and contains no scene at all.',
        },
        {
          html: 'Passage A compares two countries; Passage B traces one building through six hundred years.',
          misconception: 'ar-half-right',
          why: 'A does compare Japan with Europe, but B’s wall of six hundred years is any wall; no single building’s history is told.',
        },
      ],
      evidence: [
        'A guide told me this without surprise',
        'When a wall has stood for six hundred years, there is one thing about it that no skill can supply',
      ],
      explanation:
        '<p class="plan">A comparison of structure: label the first and last paragraph of each passage in three words.</p><p>A begins at a place, with a guide and a question ([[line: A guide told me this without surprise]]), and ends with a thought about stone. B states its principle in its first sentence: “there is one thing about it that no skill can supply” ([[line: there is one thing about it that no skill can supply]]).</p>',
    },
  ],
}
