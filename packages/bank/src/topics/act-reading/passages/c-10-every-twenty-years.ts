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
      stem: 'According to Passage A, the twenty years between one building of the shrine and the next were settled on so that the carpenters:',
      right: 'can take part at three different ages.',
      wrong: [
        {
          html: 'can be pupils at one building and teachers at the next.',
          misconception: 'ar-half-right',
          why: 'That they learn first and correct others last is right, but there is a time between, “at forty, to cut the joints.”',
        },
        {
          html: 'can replace the thatch before it fails.',
          misconception: 'ar-common-sense-over-text',
          why: 'It is what one would suppose, but the passage denies it: “Twenty years is not a guess at how long thatch will last.”',
        },
        {
          html: 'can come to the work when they are most skilled.',
          misconception: 'ar-half-right',
          why: 'At forty they do cut the joints, but they also come as youths “to plane and carry,” and at sixty to correct the others.',
        },
      ],
      evidence: [
        'It is the length of a working life divided in three.',
        'If the interval were fifty, no one would ever have seen it done.',
      ],
      explanation:
        '<p class="plan">A stated reason: find “Twenty years is not a guess” and read what it is instead.</p><p>“It is the length of a working life divided in three” ([[line: the length of a working life divided in three]]): a youth planes and carries, a man of forty cuts the joints, and one of sixty tells the others “where they are wrong.”</p>',
    },
    {
      id: 'act-reading/every-twenty-years-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The guide’s final answer in [[line: is how to do it]] implies that what is kept at Ise is:',
      right: 'a way of working.',
      wrong: [
        {
          html: 'an order of worship.',
          misconception: 'ar-half-right',
          why: 'The goddess is carried across each time, so the rites are kept too, but “how to do it” answers a question about the building.',
        },
        {
          html: 'a plan drawn long ago.',
          misconception: 'ar-common-sense-over-text',
          why: 'Something must guide the builders, but no drawing is mentioned; what lasts is passed from carpenter to carpenter.',
        },
        {
          html: 'a respect for the builders.',
          misconception: 'ar-outside-the-text',
          why: 'Those who can build it will be respected, but the guide speaks of no persons: the original “is how to do it,” whoever does it.',
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
      stem: 'The mention of cathedrals in [[line: Europe has cathedrals of the twelfth century]] mainly serves to:',
      right: 'show that a building may be kept while the skill is lost.',
      wrong: [
        {
          html: 'show that a building of stone calls for less effort.',
          misconception: 'ar-common-sense-over-text',
          why: 'Stone does last, but these cathedrals stand among “scaffolds full of experts,” whose effort goes into finding out what the masons knew.',
        },
        {
          html: 'give a second case of a skill that has been kept.',
          misconception: 'ar-half-right',
          why: 'Masons and carpenters are set side by side, but in Europe experts are “trying to find out what its masons knew.”',
        },
        {
          html: 'suggest that stone should be rebuilt as wood is.',
          misconception: 'ar-outside-the-text',
          why: 'It seems to follow from the praise of Ise, but the writer proposes nothing; he only thinks of “how little of it anyone living could make.”',
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
      stem: 'As it is used in [[line: held in 1849]], the word <em>held</em> most nearly means:',
      right: 'declared.',
      wrong: [
        {
          html: 'possessed.',
          misconception: 'ar-first-meaning',
          why: 'To hold a thing is to have it, but after the word comes “that to restore a building,” which is something said and not something owned.',
        },
        {
          html: 'contained.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A cup holds water in this sense, but here a person holds “that to restore a building in this sense is to destroy it.”',
        },
        {
          html: 'gripped.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The chisel a few lines on is “held by someone” in this sense, but Ruskin’s word is followed by “that” and an opinion.',
        },
      ],
      evidence: ['held in 1849 that to restore a building in this sense is to destroy it'],
      explanation:
        '<p class="plan">A word in context: see what stands after the word; it begins with “that.”</p><p>Ruskin “held in 1849 that to restore a building in this sense is to destroy it” ([[line: held in 1849 that to restore a building]]). To hold that something is so is to declare it as one’s view.</p>',
    },
    {
      id: 'act-reading/every-twenty-years-q5',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'Passage B mentions all of the following as things that may rightly be done to an old building EXCEPT:',
      right: 'covering a worn carving to keep the rain off.',
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
      evidence: [
        'mend, and let the mending show',
        'They see that the carving over the door has been worn by the rain.',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: the third paragraph of Passage B lists what is allowed; the first paragraph names what is not.</p><p>“Mend, and let the mending show” ([[line: mend, and let the mending show]]) covers the gutter, the wall and the single stone. The carving “has been worn by the rain” ([[line: has been worn by the rain]]), but to cover it is nowhere proposed.</p>',
    },
    {
      id: 'act-reading/every-twenty-years-q6',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'It can be inferred from the last paragraph of Passage B that, in the speaker’s view, a restorer goes wrong about an old building by:',
      right: 'seeing only that it has got worse with time.',
      wrong: [
        {
          html: 'preferring its oldest parts to all that came later.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Ruskin’s architects did scrape churches back to “a purity they had never possessed”; but here the fault is to see a thing that “has been spoiling ever since.”',
        },
        {
          html: 'trusting a drawing more than the carving itself.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'A drawing does tempt able people early in the passage; in the last paragraph it is a way of looking at the whole building that is set against hers.',
        },
        {
          html: 'having less skill than the masons had in the past.',
          misconception: 'ar-reversed',
          why: 'Lost skill is a worry of Passage A; in B the restorers “have a mason who could cut it tomorrow,” and skill is just what does not help.',
        },
      ],
      evidence: [
        'The restorer looks at an old building and sees a thing that was finished once and has been spoiling ever since.',
        'I see a thing which people have been busy with for six centuries',
      ],
      explanation:
        '<p class="plan">An inference: note what the restorer sees and what she sees, each in its sentence.</p><p>“The restorer looks at an old building and sees a thing that was finished once and has been spoiling ever since” ([[line: sees a thing that was finished once]]); she sees one “which people have been busy with for six centuries.” For her those centuries are work and not mere damage, and that is what the restorer misses.</p>',
    },
    {
      id: 'act-reading/every-twenty-years-q7',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 65,
      text: '',
      stem: 'Both passages mention:',
      right: 'churches that were built long ago.',
      wrong: [
        {
          html: 'a guide who takes visitors around.',
          misconception: 'ar-one-passage-only',
          why: 'The guide at Ise speaks in A, but the visitor in B is only someone who looks at a door; nobody guides him.',
        },
        {
          html: 'a society that protects old buildings.',
          misconception: 'ar-one-passage-only',
          why: 'It was founded in 1877, as B tells, but in A nothing of the kind appears; at Ise the carpenters do what is needed.',
        },
        {
          html: 'a building that was damaged in a war.',
          misconception: 'ar-half-right',
          why: 'A does mention “centuries of war,” but as a time when the building paused; neither passage tells of damage by war.',
        },
      ],
      evidence: [
        'Europe has cathedrals of the twelfth century',
        'scraping half the churches of England back to a purity they had never possessed',
      ],
      explanation:
        '<p class="plan">A question about both passages: for each option look for a place in A and a place in B.</p><p>A ends with a look at Europe, which “has cathedrals of the twelfth century” ([[line: Europe has cathedrals of the twelfth century]]). B tells of architects “who were scraping half the churches of England” ([[line: who were scraping half the churches of England]]).</p>',
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
          html: 'At Ise the whole is made anew; here no more than one worn part would be replaced.',
          misconception: 'ar-wrong-side',
          why: 'The difference is real, but it speaks for the new carving, since she lets single stones be replaced; her ground is that “The worn stone is evidence.”',
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
      right: 'Passage A begins with a place and ends in a thought; Passage B begins with its principle.',
      wrong: [
        {
          html: 'Passage A begins with its principle; Passage B begins with a place and ends in a thought.',
          misconception: 'ar-mixes-up-passages',
          why: 'The two ways are well described, but they are exchanged: A stands “At Ise, in Japan,” and B starts from what “no skill can supply.”',
        },
        {
          html: 'Passage A begins with a guide and ends at a shrine; Passage B begins with a quarrel.',
          misconception: 'ar-half-right',
          why: 'Guide, shrine, and quarrel are all there, but not in these places: A opens “At Ise, in Japan,” and the quarrel of 1849 is in B’s second paragraph.',
        },
        {
          html: 'Passage A goes from a question to its answer; Passage B goes from a case to its rule.',
          misconception: 'ar-too-weak',
          why: 'A visitor’s question is answered in A, and B has its cases; but A opens with the shrine, and B’s first sentence is about what “no skill can supply.”',
        },
      ],
      evidence: [
        'At Ise, in Japan, stands one of the holiest shrines in the country.',
        'When a wall has stood for six hundred years, there is one thing about it that no skill can supply',
      ],
      explanation:
        '<p class="plan">A comparison of structure: label the first and last paragraph of each passage in three words.</p><p>A begins at a place, “At Ise, in Japan” ([[line: At Ise, in Japan]]), and ends with a thought about stone. B states its principle in its first sentence: “there is one thing about it that no skill can supply” ([[line: there is one thing about it that no skill can supply]]).</p>',
    },
  ],
}
