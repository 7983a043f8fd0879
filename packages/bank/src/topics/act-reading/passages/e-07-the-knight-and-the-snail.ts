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
      right: 'its nearness to a certain subject in two manuscripts.',
      wrong: [
        {
          html: 'the verses beside which it stood in two psalters.',
          misconception: 'ar-half-right',
          why: 'Two books and what stood beside the snail are right, but that was a picture, the raising of Lazarus; the verse of a psalm belongs to the opening scene.',
        },
        {
          html: 'the poems and sayings in which it was mentioned.',
          misconception: 'ar-outside-the-text',
          why: 'Poems and sayings would be natural places to look, but the passage tells of no writing about snails that he used.',
        },
        {
          html: 'the harm that it did to the gardens of the time.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The cabbages belong to a second explanation, which “Others have pointed out”; the count thought of a tomb.',
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
      right: 'a single case relates to the group that it belongs to.',
      wrong: [
        {
          html: 'a question relates to the first answer that is given.',
          misconception: 'ar-common-sense-over-text',
          why: 'An odd scene does raise a question, but the question is put in the third paragraph, and the second gives no answer to it.',
        },
        {
          html: 'an odd case relates to the rule from which it departs.',
          misconception: 'ar-half-right',
          why: 'The case is odd to look at; but the second paragraph makes it less odd and not more: “The scene is not rare.”',
        },
        {
          html: 'a story relates to the facts from which it had arisen.',
          misconception: 'ar-outside-the-text',
          why: 'Kneeling knight and snail might sound like a tale, but it is described as a picture in a book, and so are the other seventy.',
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
      right: 'sparing of means.',
      wrong: [
        {
          html: 'low in price.',
          misconception: 'ar-first-meaning',
          why: 'What costs little is often called economical, but no price is named; hare and fox need added things, and the snail none.',
        },
        {
          html: 'careful of money.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A person may be economical with money, but this is said of a scene, beside others that have to be fitted out.',
        },
        {
          html: 'suited to copying.',
          misconception: 'ar-mood-for-meaning',
          why: 'Scenes were kept in stock and copied, so it fits the workshop; but the next sentences are about horn and hat, which the snail can do without.',
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
      stem: 'The writer mentions the hare, the fox and the ape as examples of:',
      right: 'scenes that reverse some order of the world.',
      wrong: [
        {
          html: 'scenes that could be drawn with the fewest details.',
          misconception: 'ar-half-right',
          why: 'Economy does come into it, but as the merit of the snail; the hare needs a horn and the fox a hat, which is more to draw.',
        },
        {
          html: 'scenes of which the buyers had begun to tire.',
          misconception: 'ar-outside-the-text',
          why: 'One might suppose that a stock grows stale, but the passage speaks of no weariness; buyers “went on paying.”',
        },
        {
          html: 'scenes that once had a target whom they insulted.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Insult and target are discussed in the next paragraph, and of the snail; the three animals come as a workshop’s stock.',
        },
      ],
      evidence: ['Each of these takes some order of the world and turns it over.'],
      explanation:
        '<p class="plan">Examples: the sentence after the three of them says what they have in common.</p><p>“Each of these takes some order of the world and turns it over” ([[line: takes some order of the world and turns it over]]). To turn an order over is to reverse it: the hunted hunts, the fox preaches, the ape is the doctor.</p>',
    },
    {
      id: 'act-reading/the-knight-and-the-snail-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which of the following, if true, would best support Randall’s proposal against the objection that the writer makes in [[line: then the snail ought to run]]?',
      right: 'In most of the pictures, the snail draws back.',
      wrong: [
        {
          html: 'In most of the pictures, the knight draws back.',
          misconception: 'ar-wrong-side',
          why: 'This is the objection itself: if Lombards are cowards and the snail is one of them, the knight should not be the one to yield.',
        },
        {
          html: 'In most of the books, lending is mentioned.',
          misconception: 'ar-half-right',
          why: 'This would speak for Lombards in general; but the objection is about who gives way, and that would stand as before.',
        },
        {
          html: 'In most of the books, several snails appear.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Their number has been counted, but it tells nothing about what the snail stood for or about who runs.',
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
      stem: 'The claim that the comedy lies in the knight is supported in the passage mainly by a comparison of:',
      right: 'several combats within one book.',
      wrong: [
        {
          html: 'combats from different countries.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'France, Flanders and England are named where examples are counted; the writer does not compare them with each other.',
        },
        {
          html: 'the knight with hunter and bishop.',
          misconception: 'ar-half-right',
          why: 'The knight is indeed what is compared, and hunter and bishop stand in the other scenes; but he is set beside other knights of one psalter.',
        },
        {
          html: 'early combats with later ones.',
          misconception: 'ar-outside-the-text',
          why: 'Two generations would allow it, but no early scene is set beside a late one.',
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
      right: 'what use painters made of it, instead of what it signified.',
      wrong: [
        {
          html: 'what it signified, instead of what use painters made of it.',
          misconception: 'ar-reversed',
          why: 'What the scene signified is the question of the count and of Randall, but the writer says, “I should like to put a different question.”',
        },
        {
          html: 'how painters made use of it, instead of who had paid for it.',
          misconception: 'ar-half-right',
          why: 'The painters’ use is right, but the buyers are not set aside; the last paragraph turns to them.',
        },
        {
          html: 'which readers it amused, instead of which it offended.',
          misconception: 'ar-outside-the-text',
          why: 'Amusement and insult are both mentioned, but no two kinds of readers are told apart by them.',
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
      right: 'saw the likeness to themselves and enjoyed it.',
      wrong: [
        {
          html: 'overlooked the likeness to themselves in it.',
          misconception: 'ar-reversed',
          why: 'It would be a good joke on them, but the writer says of it: “I do not think that they failed to see it.”',
        },
        {
          html: 'resented the likeness to themselves once they saw it.',
          misconception: 'ar-half-right',
          why: 'That they saw it is right; but they “went on paying for two generations” and, she thinks, looked for the next one.',
        },
        {
          html: 'had the likeness put in to mock their enemies.',
          misconception: 'ar-swaps-people',
          why: 'Mocking others belongs to the idea of the Lombards; here the armor on both sides is like the buyers’ own.',
        },
      ],
      evidence: ['I do not think that they failed to see it. I think that they turned the page to find the next one.'],
      explanation:
        '<p class="plan">An inference: ask who owned such armor, and what the last two sentences say that they did.</p><p>The buyers “were among the few who owned such armor,” and the writer ends: “I do not think that they failed to see it. I think that they turned the page to find the next one” ([[line: I think that they turned the page]]). Not to fail to see it is to see it, and to look for the next one is to enjoy it; the armor is what makes the knight like them.</p>',
    },
  ],
}
