import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-town-that-sold-its-ground',
  kind: 'Social Science',
  title: 'The Town That Sold Its Ground',
  description:
    'This passage is from the essay “The Town That Sold Its Ground” by Marek Thielsen (2017). Author and source are invented. So is Ilse Dammann; the town and its history are not.',
  paragraphs: [
    'There is a quarter of Lüneburg, in northern Germany, where doors swing open by themselves and nobody is alarmed. Lintels slope. The columns of a brick church lean like people listening. In one street stand the two halves of an iron gate that were once level; the earth has since pushed one over the other, and the townspeople call it the Gate to the Underworld. The cause is no mystery. For about a thousand years this town boiled down what it stood on and sold it.',
    'Beneath Lüneburg lies a dome of salt, and groundwater that touches it turns to brine eight times as salty as the sea. Legend credits a wild sow: a hunter shot her asleep in the sun and saw that her bristles glittered with white crystals. A bone said to be hers is kept behind glass in the town hall. The documents are less picturesque. They begin in the year 956, when a king made over the salt toll to a monastery, which shows that there was already a toll worth having.',
    'To understand its worth one must forget the shaker on the table. Medieval Europe wanted salt less for flavor than for time. Late every summer enormous shoals of herring gathered off the coast of what is now southern Sweden, and a herring, once caught, begins to spoil within hours. Packed in salt it keeps for a year. Since the church calendar forbade meat on well over a hundred days, the demand for barrels of fish was as regular as the calendar itself. The merchants of Lübeck, on the Baltic, could reach the herring but had no salt; their own sea is too weak, and their sky too gray, to make it by drying. Lüneburg had salt but no herring. Between the two lay some days of bad road.',
    'That road is still marked on hiking maps. It was a ribbon of ruts in sand, up which carts ground so slowly that in 1398 the Lübeckers finished something better: a canal, among the first in Europe to climb over the ridge between one river basin and another. It had few proper locks. The boatmen waited behind a wooden gate until enough water had gathered, and then the gate was opened, and they rode the flood down to the next one. A trip of less than a hundred kilometers might take weeks. It was nevertheless a revolution, because a barge carried what several carts did, and a barge did not eat oats.',
    'In the saltworks, meanwhile, fifty-four sunken huts each held four pans of lead, with fires under them that were seldom let out. The men who raked and ladled there were not the ones who grew rich. Shares in the pans belonged to monasteries and churches, some of them far away, for which a pan at Lüneburg was what a pension fund is to us: income that arrived without anyone’s having to look at the steam.',
    'So many fires must have eaten a great deal of wood, and from this has grown the town’s second legend. The wide, treeless heath that begins southwest of Lüneburg, visitors are told, is the forest that the saltworks burned. It is a satisfying tale, with greed in it, and a purple landscape for a moral. It is also mostly untrue. Pollen preserved in the bogs shows that heather was spreading there thousands of years before the first pan was lit, as early farmers felled and grazed; and much of the fuel came by water, from forests a long way off. The saltworks took trees. They did not make the heath. A story about ruin, it seems, keeps as well as herring, whether or not it was fresh to begin with.',
    'The ruin that did take place is less visible, because it happened downward. The saltworks closed in 1980, but the weakened dome goes on settling, here by the thickness of a coin in a year, there by the width of a thumb. A church that belonged to the salt workers had to be pulled down in 1861. Houses follow it, now and then. Their owners hang small glass gauges across the cracks and learn to read them.',
    'We usually ask of an old road where it led. “I have come to ask where it *began*,” the geographer Ilse Dammann has written of the salt road, “since a road of this kind takes a place away, one cartload at a time, and sets it down elsewhere.” On Lüneburg’s great square, the tall brick gables stand as handsome as any in the north. They were paid for with what had been holding up the town.',
  ],
  questions: [
    {
      id: 'act-reading/the-town-that-sold-its-ground-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'Which of the following best expresses the main idea of the passage?',
      right: 'Lüneburg owes its riches and its leaning walls alike to its salt.',
      wrong: [
        {
          html: 'Lüneburg made its fortune and its heath with the same fires.',
          misconception: 'ar-quoted-view-for-author',
          why: 'It is the tale of the heath that “visitors are told”; but the author calls it “mostly untrue.”',
        },
        {
          html: 'Lüneburg owes its riches to a road, and its decline to a canal.',
          misconception: 'ar-half-right',
          why: 'Road and canal both carried the salt; but what they carried is what paid, and the canal was “a revolution,” not a decline.',
        },
        {
          html: 'Lüneburg’s salt made others rich, and left the town its ruins only.',
          misconception: 'ar-half-right',
          why: 'Some of the owners were indeed “far away”; but the town had its share: the gables on its square “stand as handsome as any in the north.”',
        },
      ],
      evidence: [
        'For about a thousand years this town boiled down what it stood on and sold it.',
        'They were paid for with what had been holding up the town.',
      ],
      explanation:
        '<p class="plan">This asks for the main idea: hold the options against the first and the last sentences about the ground.</p><p>The passage opens with doors and columns out of line in a town that “boiled down what it stood on and sold it,” and closes with gables “paid for with what had been holding up the town.” Gain and damage have one source.</p>',
    },
    {
      id: 'act-reading/the-town-that-sold-its-ground-q2',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'The details of the doors, the lintels, and the columns in the first paragraph mainly serve to:',
      right: 'show what has happened to the ground.',
      wrong: [
        {
          html: 'prepare for a legend of the underworld.',
          misconception: 'ar-echoed-words',
          why: 'The “Gate to the Underworld” is only what people call an iron gate; the legends of the passage are about a sow and a heath.',
        },
        {
          html: 'contrast an old quarter with the square.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The handsome gables do come, at the very end; but the details are explained at once, by what the town “stood on and sold.”',
        },
        {
          html: 'suggest that people have left the quarter.',
          misconception: 'ar-wrong-tone',
          why: 'Doors that open by themselves may suggest a dead place; but somebody is there, since “nobody is alarmed.”',
        },
      ],
      evidence: [
        'where doors swing open by themselves and nobody is alarmed',
        'the earth has since pushed one over the other',
      ],
      explanation:
        '<p class="plan">A function question: see what all of these things have in common, and what is said of the gate.</p><p>Doors open “by themselves,” lintels slope, columns lean, and of the gate we hear that “the earth has since pushed one over the other” ([[line: the earth has since pushed one over the other]]). These are things that happen to houses when what is under them shifts; then comes the cause.</p>',
    },
    {
      id: 'act-reading/the-town-that-sold-its-ground-q3',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'From the document of 956 the author concludes that by then the salt trade at Lüneburg was:',
      right: 'already bringing in good money.',
      wrong: [
        {
          html: 'already run by a monastery.',
          misconception: 'ar-half-right',
          why: 'A monastery does get something; but it is the toll on the trade that “a king made over,” not the trade itself.',
        },
        {
          html: 'about to be started by a king.',
          misconception: 'ar-reversed',
          why: 'A king and a first document look like a beginning; but there was “already a toll worth having.”',
        },
        {
          html: 'already reaching as far as the Baltic.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Lübeck and the Baltic do come in, but a paragraph later; all that the toll of 956 shows is that it was “worth having.”',
        },
      ],
      evidence: ['which shows that there was already a toll worth having'],
      explanation:
        '<p class="plan">An inference that the author draws: find the words “which shows that.”</p><p>The gift of the toll “shows that there was already a toll worth having,” that is, that salt was being sold in worthwhile amounts.</p>',
    },
    {
      id: 'act-reading/the-town-that-sold-its-ground-q4',
      skill: 'ar-words-in-context',
      difficulty: 'High',
      b: 0.7,
      seconds: 55,
      text: '',
      stem: 'As it is used in [[line: wanted salt less for flavor than for time]], the word <em>time</em> refers mainly to:',
      right: 'how long fish could be kept.',
      wrong: [
        {
          html: 'how long brine had to boil.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The boiling is told later, of fires that were “seldom let out”; here salt is wanted for what it does to herring.',
        },
        {
          html: 'how long carts were on the road.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The slow road is in the passage, but it comes later, and it is not what salt was wanted for.',
        },
        {
          html: 'how long the church’s fasts were.',
          misconception: 'ar-echoed-words',
          why: 'The church’s “well over a hundred days” are in the paragraph, but they explain the demand; what salt gives is keeping.',
        },
      ],
      evidence: ['a herring, once caught, begins to spoil within hours. Packed in salt it keeps for a year.'],
      explanation:
        '<p class="plan">A word in context: read on to the herring that “keeps for a year.”</p><p>A herring “begins to spoil within hours. Packed in salt it keeps for a year”: what salt gave was time. Set “within hours” beside “a year”: what salt adds is the time in which the fish can still be eaten.</p>',
    },
    {
      id: 'act-reading/the-town-that-sold-its-ground-q5',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.9,
      seconds: 45,
      text: '',
      stem: 'According to the passage, the merchants of Lübeck could not make their own salt partly because their:',
      right: 'sea had too little of it.',
      wrong: [
        {
          html: 'forests had too little wood.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Wood for fires is discussed, but later, and for Lüneburg’s saltworks; of Lübeck the passage names the weak sea and the gray sky.',
        },
        {
          html: 'harbor had too little room.',
          misconception: 'ar-outside-the-text',
          why: 'A harbor of merchants may well be crowded, but its room is not mentioned; the passage speaks of their sea and their sky.',
        },
        {
          html: 'summers were far too short.',
          misconception: 'ar-half-right',
          why: 'Drying failed, that is right; but because the sky was “too gray” and the sea too weak, not because of the season’s length.',
        },
      ],
      evidence: ['their own sea is too weak, and their sky too gray, to make it by drying'],
      explanation:
        '<p class="plan">A stated detail: find “their own sea” in the third paragraph.</p><p>“Their own sea is too weak, and their sky too gray, to make it by drying.” A “weak” sea is one with little salt in it; the gray sky is the other part of the reason.</p>',
    },
    {
      id: 'act-reading/the-town-that-sold-its-ground-q6',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The remark in [[line: a barge did not eat oats]] implies that barges, compared with carts, were:',
      right: 'cheaper to keep going.',
      wrong: [
        {
          html: 'quicker to arrive.',
          misconception: 'ar-common-sense-over-text',
          why: 'Whatever replaces a slow cart is usually quicker, but the trip by barge “might take weeks”; the remark is about what has to be fed.',
        },
        {
          html: 'safer from thieves.',
          misconception: 'ar-outside-the-text',
          why: 'A road full of slow carts sounds unsafe, but thieves are nowhere mentioned; the remark is about oats, which barges did not need.',
        },
        {
          html: 'smoother on the way.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The road was “a ribbon of ruts in sand,” so a smooth ride suggests itself; but that is said earlier of the carts, and this remark is about oats.',
        },
      ],
      evidence: ['a barge carried what several carts did, and a barge did not eat oats'],
      explanation:
        '<p class="plan">An inference from a joke: what pulled a cart, and what did that need every day?</p><p>“A barge carried what several carts did, and a barge did not eat oats,” as the animals that pulled carts did: feed was an expense that barges saved.</p>',
    },
    {
      id: 'act-reading/the-town-that-sold-its-ground-q7',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The comparison in [[line: what a pension fund is to us]] serves mainly to make clear that the owners of the pans:',
      right: 'took no part in the work that paid them.',
      wrong: [
        {
          html: 'cared for those who could work no longer.',
          misconception: 'ar-common-sense-over-text',
          why: 'A pension is for old age, and monasteries did care for the poor; but the likeness is explained by income and steam.',
        },
        {
          html: 'had an income that was much the same each year.',
          misconception: 'ar-half-right',
          why: 'It was income, and it “arrived”; but nothing is said of how even it was, only that nobody had “to look at the steam.”',
        },
        {
          html: 'had paid in for years before they were paid.',
          misconception: 'ar-outside-the-text',
          why: 'One pays into a pension fund for years; but how they came by their shares is not told.',
        },
      ],
      evidence: [
        'income that arrived without anyone’s having to look at the steam',
        'The men who raked and ladled there were not the ones who grew rich.',
      ],
      explanation:
        '<p class="plan">A function question: read on after the colon, where the likeness is explained.</p><p>The owners were monasteries and churches, “some of them far away,” for which a pan was “income that arrived without anyone’s having to look at the steam.”</p>',
    },
    {
      id: 'act-reading/the-town-that-sold-its-ground-q8',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'The sixth paragraph (beginning in [[line: So many fires must have eaten]]) is organized mainly as:',
      right: 'a tale, then what speaks against it.',
      wrong: [
        {
          html: 'a tale, then what it was drawn from.',
          misconception: 'ar-half-right',
          why: 'A tale comes first; but what follows, the pollen and the fuel by water, does not tell how the tale arose.',
        },
        {
          html: 'a cause, then the harm that it did.',
          misconception: 'ar-common-sense-over-text',
          why: 'So many fires and a treeless heath look like cause and harm; but the paragraph parts the two: the saltworks “did not make the heath.”',
        },
        {
          html: 'a question, then two answers to it.',
          misconception: 'ar-half-right',
          why: 'Fires and farmers may be taken for two answers to the question where the trees went; but one of them is called “mostly untrue,” and no question is left.',
        },
      ],
      evidence: ['It is a satisfying tale, with greed in it', 'It is also mostly untrue.'],
      explanation:
        '<p class="plan">A structure question: what are visitors told, and what does the author say next?</p><p>First “visitors are told” the tale, which is “satisfying”; then comes “It is also mostly untrue,” with the evidence.</p>',
    },
    {
      id: 'act-reading/the-town-that-sold-its-ground-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'Low',
      b: -0.6,
      seconds: 60,
      text: '',
      stem: 'Which piece of evidence does the author offer against the belief that the saltworks created the heath?',
      right: 'Pollen that lay in the bogs',
      wrong: [
        {
          html: 'Ashes that lay in the bogs',
          misconception: 'ar-half-right',
          why: 'Bogs did preserve something; but it is pollen that tells of heather “thousands of years before the first pan was lit.”',
        },
        {
          html: 'Charcoal that was dug up on the heath',
          misconception: 'ar-outside-the-text',
          why: 'Burning belongs to the belief, so charcoal seems likely, but the author has none to show; what lay in the ground is pollen.',
        },
        {
          html: 'Maps from before the works began',
          misconception: 'ar-common-sense-over-text',
          why: 'An old map would settle it; but the heather is far older than any map, and none is mentioned.',
        },
      ],
      evidence: [
        'Pollen preserved in the bogs shows that heather was spreading there thousands of years before the first pan was lit',
      ],
      explanation:
        '<p class="plan">Evidence against a belief: look for what was there before the first pan was lit.</p><p>“Pollen preserved in the bogs shows that heather was spreading there thousands of years before the first pan was lit.” The pollen is older than the first pan, so the heather cannot have come from what the pans burned. The fuel by cart is a second, separate point.</p>',
    },
    {
      id: 'act-reading/the-town-that-sold-its-ground-q10',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 1.2,
      seconds: 65,
      text: '',
      stem: 'The last sentence of the sixth paragraph ([[line: A story about ruin, it seems, keeps as well as herring, whether or not it was fresh to begin with]]) conveys the idea that a story about ruin:',
      right: 'can last even if it was never true.',
      wrong: [
        {
          html: 'lasts longest if some of it is true.',
          misconception: 'ar-half-right',
          why: 'That it lasts is right, but truth is not what preserves it: it keeps “whether or not it was fresh to begin with.”',
        },
        {
          html: 'changes a little each time it is told.',
          misconception: 'ar-outside-the-text',
          why: 'Stories do change in the telling, but this one is not said to have changed; it “keeps,” as salted herring does.',
        },
        {
          html: 'is believed more readily than the facts.',
          misconception: 'ar-half-right',
          why: 'This one is believed in spite of the pollen; but the sentence compares it with salted herring: what it speaks of is how well such a story “keeps.”',
        },
      ],
      evidence: ['It is a satisfying tale, with greed in it', 'It is also mostly untrue.'],
      explanation:
        '<p class="plan">A question of voice: salted herring keep; ask what being “fresh” stands for in a story.</p><p>The tale is “satisfying” and “also mostly untrue”: like salted fish it keeps, whatever its condition was at the start.</p>',
    },
  ],
}
