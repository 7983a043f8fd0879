import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-knight-and-the-snail',
  kind: 'Humanities',
  title: 'The Knight and the Snail',
  description:
    'This passage is from the essay “The Knight and the Snail” by Honora Vance-Pillai (2014). Author and source are invented; the manuscripts and the scholars are not.',
  paragraphs: [
    'In the margin of a psalm, beside words that ask for deliverance from one’s enemies, a man in full armor has dropped his sword and gone down on his knees. In front of him, with its horns up, is a snail.',
    'The scene is not rare. When the art historian Lilian Randall gathered examples, in 1962, she had some seventy of them from twenty-nine books, most of which had been made within a few decades of the year 1300, in northern France, in Flanders, and in England. They are books of every sort: psalters, books of law, romances, a roll with the ancestors of kings. The knight may stand or ride. He may draw back his lance, or flee. Now and then a lady begs him not to risk it. The snail does nothing. It is not seen to bite or to strike. It prevails by being there.',
    'What does it mean? In 1850 a French count who had come across snails in two manuscripts, both times close to the raising of Lazarus, decided that the snail stood for resurrection, since it shuts itself up in its shell as in a tomb and comes out again. That is neat, and it accounts for two snails. Others have pointed out that people who lived on cabbages had every reason to detest the creature. This explains the hostility. It does not explain the fear. Randall’s own proposal was that the snail was an emblem of the Lombards, the Italian merchants and lenders who had settled in the towns of the north, and who were despised there as unknightly men, fond of hiding.',
    'The proposal has a merit that the others lack: it can say why the scene begins where and when it does. What it cannot say is why the scene ends as it does. If the snail is a Lombard, and Lombards are cowards, then the snail ought to run. But in picture after picture it is the knight who drops his sword.',
    'I should like to put a different question. Let us ask not what the snail stood for, but what an illuminator could do with it. A workshop that had to fill the margins of two hundred leaves kept a stock of scenes. A hare hunts the hunter. A fox in a bishop’s hat preaches to geese. An ape holds a flask to the light, like a physician. Each of these takes some order of the world and turns it over. Among them the snail is the most economical. The hare has to be given a horn and made to stand upright; the fox needs a hat. The snail can be left as God made it. Everything comic must then be put into the knight, and it is there that the painters tried to outdo one another: in the rings of the mail, in the crest on the helmet, in how the hands are thrown up. One English psalter of the time, made in Suffolk, has several such combats. Lay them side by side, and you will find that the snail is nearly the same in all, as though it had been traced. It is the man who is new each time.',
    'This does not make Randall wrong. A joke may well begin as an insult. But an insult needs its target, and this one was copied in places, and by hands, for which the Lombards can have meant very little. What traveled was the shape: on one side all the equipment in the world, on the other side none.',
    'There is one thing more. A snail is armored. It is slow, it carries its defenses about with it, and when it is pressed, it goes inside them. I cannot prove that any painter thought of this when he set the two of them face to face. But the people who paid for such books were among the few who owned such armor, and they went on paying for two generations. I do not think that they failed to see it. I think that they turned the page to find the next one.',
  ],
  questions: [
    {
      id: 'act-reading/the-knight-and-the-snail-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to the passage, the French count based his explanation of the snail on:',
      right: 'what stood near it in two manuscripts.',
      wrong: [
        {
          html: 'what an old book of animals said of it.',
          misconception: 'ar-outside-the-text',
          why: 'Old books of animals do explain snails in this way, but the passage names none; the count had “come across snails in two manuscripts,” near the same scene.',
        },
        {
          html: 'what was preached about it by friars then.',
          misconception: 'ar-outside-the-text',
          why: 'Emblems are often explained from sermons, but the count had “come across snails in two manuscripts.”',
        },
        {
          html: 'what stood in the psalms next to its picture.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The psalm that asks for deliverance is in the first paragraph; the count’s snails stood near the raising of Lazarus.',
        },
      ],
      evidence: [
        'a French count who had come across snails in two manuscripts, both times close to the raising of Lazarus',
      ],
      explanation:
        '<p class="plan">A stated detail: find the year 1850 and read what the count had come across.</p><p>He “had come across snails in two manuscripts, both times close to the raising of Lazarus” ([[line: both times close to the raising of Lazarus]]), and from this he “decided that the snail stood for resurrection.” “Both times close to” is nearness, and the raising of Lazarus is the subject that both snails were near.</p>',
    },
    {
      id: 'act-reading/the-knight-and-the-snail-q2',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.3,
      seconds: 45,
      text: '',
      stem: 'According to the passage, the explanation from cabbages accounts for:',
      right: 'the enmity in the scene, but not the alarm.',
      wrong: [
        {
          html: 'the alarm in the scene, but not the enmity.',
          misconception: 'ar-reversed',
          why: 'Enmity and alarm are the right pair, but they have changed places: it is the hostility that is explained, and the fear that is not.',
        },
        {
          html: 'the time of the scene, but not the outcome.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Time and outcome are what the writer weighs in Randall’s proposal, one paragraph later; of the cabbages neither is said.',
        },
        {
          html: 'the place of the scene, as well as the enmity.',
          misconception: 'ar-half-right',
          why: 'The enmity is right; but that an explanation can say “where and when” is the merit of the Lombards alone.',
        },
      ],
      evidence: ['This explains the hostility. It does not explain the fear.'],
      explanation:
        '<p class="plan">A stated detail: find the cabbages and read the two short sentences that follow.</p><p>“This explains the hostility. It does not explain the fear” ([[line: It does not explain the fear]]). Hostility is enmity and fear is alarm: the first is explained, the second is not.</p>',
    },
    {
      id: 'act-reading/the-knight-and-the-snail-q3',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'The first paragraph relates to the second paragraph as:',
      right: 'one instance relates to many others.',
      wrong: [
        {
          html: 'a puzzle relates to an explanation of it.',
          misconception: 'ar-common-sense-over-text',
          why: 'The picture is puzzling, but the second paragraph solves nothing: it counts more such pictures and says where they are.',
        },
        {
          html: 'an exception relates to a general rule.',
          misconception: 'ar-half-right',
          why: 'It is odd, and many more are then counted; but it is no exception among them: “The scene is not rare.”',
        },
        {
          html: 'an early form relates to its later ones.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'One comes first in the telling, but no age is given to it; it is one of the seventy that are counted.',
        },
      ],
      evidence: ['The scene is not rare.'],
      explanation:
        '<p class="plan">A structure question: read the first sentence of the second paragraph, which points back.</p><p>One picture is described; then “The scene is not rare” ([[line: The scene is not rare]]), and some seventy more are counted, with their places and their kinds.</p>',
    },
    {
      id: 'act-reading/the-knight-and-the-snail-q4',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: the snail is the most economical]], the word <em>economical</em> most nearly means:',
      right: 'sparing.',
      wrong: [
        {
          html: 'profitable.',
          misconception: 'ar-mood-for-meaning',
          why: 'Buyers and paying come up at the end, but the next sentences are about what must be added to each animal.',
        },
        {
          html: 'inexpensive.',
          misconception: 'ar-first-meaning',
          why: 'What is economical is often cheap, but it is not money that the snail saves; it needs no horn and no hat.',
        },
        {
          html: 'prudent.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A prudent housekeeper is economical, but here an animal is so, because nothing has to be added to it, neither horn nor hat.',
        },
      ],
      evidence: ['The snail can be left as God made it.'],
      explanation:
        '<p class="plan">A word in context: the sentences that follow compare what hare, fox and snail have to be given.</p><p>The hare needs a horn, the fox a hat; “The snail can be left as God made it” ([[line: The snail can be left as God made it]]). It gets its effect with the least.</p>',
    },
    {
      id: 'act-reading/the-knight-and-the-snail-q5',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'The writer mentions several animals in [[line: A fox in a bishop’s hat preaches to geese]] as examples of scenes that:',
      right: 'a workshop had ready for its margins.',
      wrong: [
        {
          html: 'showed each animal as God had made it.',
          misconception: 'ar-half-right',
          why: 'Of the snail this is true, for it “can be left as God made it”; but the hare needs a horn, and “the fox needs a hat.”',
        },
        {
          html: 'were copied line for line, like the snail.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The snail does look “as though it had been traced,” in one psalter; of hare, fox, and ape nobody says that they were copied so.',
        },
        {
          html: 'gave to animals the faults of people.',
          misconception: 'ar-common-sense-over-text',
          why: 'In many fables animals have our faults, but no fault is named here: a hare hunts, a fox preaches, an ape looks at a flask.',
        },
      ],
      evidence: ['A workshop that had to fill the margins of two hundred leaves kept a stock of scenes.'],
      explanation:
        '<p class="plan">Examples: read the sentence that stands before the first of the animals.</p><p>“A workshop that had to fill the margins of two hundred leaves kept a stock of scenes” ([[line: kept a stock of scenes]]). Hare, fox, and ape are pieces of this stock: pictures that could be taken out and used wherever a page had room.</p>',
    },
    {
      id: 'act-reading/the-knight-and-the-snail-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which of the following, if true, would best support Randall’s proposal against the objection in [[line: then the snail ought to run]]?',
      right: 'In most of the pictures, the snail draws back.',
      wrong: [
        {
          html: 'In most of the pictures, the knight draws back.',
          misconception: 'ar-wrong-side',
          why: 'This is the objection itself: if Lombards are cowards and the snail is one of them, the knight should not be the one to yield.',
        },
        {
          html: 'In most of the books, the owner was in debt.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Debt would tie owners to lenders, but the objection is about courage: a cowardly snail ought to run.',
        },
        {
          html: 'In most of the pictures, the snail wears a purse.',
          misconception: 'ar-half-right',
          why: 'A purse would make it a lender, as Randall says; but it would still not explain why the lender does not run.',
        },
      ],
      evidence: ['If the snail is a Lombard, and Lombards are cowards, then the snail ought to run.'],
      explanation:
        '<p class="plan">Evidence and objection: say first what, according to the writer, does not fit the Lombards.</p><p>The objection is: “If the snail is a Lombard, and Lombards are cowards, then the snail ought to run” ([[line: then the snail ought to run]]). If it did run in most pictures, the objection would fall.</p>',
    },
    {
      id: 'act-reading/the-knight-and-the-snail-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.8,
      seconds: 60,
      text: '',
      stem: 'The claim in [[line: Everything comic must then be put into the knight]] is supported in the passage mainly by a comparison of:',
      right: 'several pictures that are in one book.',
      wrong: [
        {
          html: 'pictures of knights and of hunters.',
          misconception: 'ar-half-right',
          why: 'The hunted hunter belongs to the stock of scenes, but what is laid side by side are the combats of one psalter.',
        },
        {
          html: 'pictures by painters of two countries.',
          misconception: 'ar-outside-the-text',
          why: 'France, Flanders and England are named at the start, but the comparison is within one English psalter.',
        },
        {
          html: 'pictures of an earlier and a later time.',
          misconception: 'ar-outside-the-text',
          why: 'Two generations paid for such books, but no earlier and later pictures are set side by side.',
        },
      ],
      evidence: [
        'One English psalter of the time, made in Suffolk, has several such combats.',
        'It is the man who is new each time.',
      ],
      explanation:
        '<p class="plan">Evidence: after the claim about the knight, look for what you are told to lay side by side.</p><p>“One English psalter of the time, made in Suffolk, has several such combats. Lay them side by side” ([[line: Lay them side by side]]): the snail stays the same, and “It is the man who is new each time.” “Side by side” is the comparison, and all the fights that are compared stand in one psalter.</p>',
    },
    {
      id: 'act-reading/the-knight-and-the-snail-q8',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The main claim of the passage is that the scene is best understood by asking:',
      right: 'what use it was to those who painted it.',
      wrong: [
        {
          html: 'what it was meant to tell those who saw it.',
          misconception: 'ar-reversed',
          why: 'This is the question that others put, and that she lays aside: “Let us ask not what the snail stood for.”',
        },
        {
          html: 'what those who paid for it saw in it.',
          misconception: 'ar-too-narrow',
          why: 'What the owners of armor saw is “one thing more,” at the end; the question put in the middle, and followed there, is another.',
        },
        {
          html: 'which group of people it had first insulted.',
          misconception: 'ar-quoted-view-for-author',
          why: 'A joke may begin as an insult, she grants; but the shape traveled where the target meant little.',
        },
      ],
      evidence: ['Let us ask not what the snail stood for, but what an illuminator could do with it.'],
      explanation:
        '<p class="plan">The main claim: find the sentence in which the writer says what should be asked.</p><p>“Let us ask not what the snail stood for, but what an illuminator could do with it” ([[line: but what an illuminator could do with it]]). The rest of the passage follows that question.</p>',
    },
    {
      id: 'act-reading/the-knight-and-the-snail-q9',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The last paragraph implies that the people who bought the books:',
      right: 'knew that it was like them, and liked it.',
      wrong: [
        {
          html: 'never saw that it was in any way like them.',
          misconception: 'ar-reversed',
          why: 'She cannot prove that a painter thought of it, but of the buyers she says: “I do not think that they failed to see it.”',
        },
        {
          html: 'wanted the painters to make it like them.',
          misconception: 'ar-invented-cause',
          why: 'They did pay, and the likeness is there; but whether any painter even thought of it “I cannot prove.”',
        },
        {
          html: 'saw in time that it was like them, and tired of it.',
          misconception: 'ar-half-right',
          why: 'They saw it, but of growing tired there is no word: “they went on paying for two generations.”',
        },
      ],
      evidence: ['I do not think that they failed to see it. I think that they turned the page to find the next one.'],
      explanation:
        '<p class="plan">An inference: ask who owned such armor, and what the last two sentences say that they did.</p><p>The buyers “were among the few who owned such armor,” and the writer ends: “I do not think that they failed to see it. I think that they turned the page to find the next one” ([[line: I think that they turned the page]]). Not to fail to see it is to see it, and to look for the next one is to enjoy it; the armor is what makes the knight like them.</p>',
    },
  ],
}
