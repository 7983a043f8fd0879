import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/four-parts-copper',
  kind: 'Literary Narrative',
  title: 'Four Parts Copper',
  description:
    'This passage is from the short story “Four Parts Copper” by Neža Rutar (2014). The story is set in 1922 in a village of the Soča valley, in what is now Slovenia, which had been a battlefield in the First World War. Author and source are invented.',
  paragraphs: [
    'The founder came over the pass in May with two mules and a son, and dug a pit in the churchyard. It was a good deep pit, and the village, which had seen a great many pits dug in recent years, stood around it with a feeling it could not place. “We have forgotten,” the schoolmaster said at last, “how to look at one without getting into it.”',
    'The old bell had gone in 1917, down the valley on an army cart, to be made into a gun. For five years noon had come without being announced. People got used to it, as one gets used to a missing stair; they lifted the foot a little higher and said nothing. But now the council had voted, and the founder stood in his pit, slapping clay and horse dung and goat hair onto a thing like a monstrous beehive, and called up that he was forty kilos short.',
    '“Short of what?” said the mayor.',
    '“Four parts copper, one part tin. Your money buys me three hundred kilos. Your bell weighs three hundred and forty. Find me the rest, or I’ll make you a smaller one, and it will sound like a goat.”',
    'So Matija, who was twelve and owned a handcart, was sent from door to door. The founder taught him first to tell metals by a scratch. Copper, yes; tin, yes; old bronze, a thousand times yes. But no brass. “Brass has zinc in it, and zinc is a gossip. It gets into the voice.”',
    'In three days Matija learned more about his neighbors than in all his twelve years. The miller gave a jam pan. The two Golob brothers gave a copper still that they swore, with their hats off, they had never seen before. The priest’s sister gave the coffeepot from which a bishop had once been served, and asked to have it back a moment, and polished it, and gave it again. Only Widow Kos, in the last house, gave nothing.',
    '“It rang for my wedding,” she said through the gap of the door. “It rang for Anton’s christening, and for Jože’s. Then they took it down and taught it to shoot. What has been done with a bell once can be done twice. I’ll not fatten it for them.”',
    'Matija, who had known Anton and Jože, wheeled the cart home.',
    'They cast it at night, for the founder judged heat by color, and color wants darkness. The whole village came and was forbidden to speak. It was his one superstition, that metal took up whatever it heard. So two hundred people stood in the wet grass with their mouths shut, watching the furnace breathe; and that is how they came to hear, a long way off, the wheels.',
    'It was Widow Kos. She was pushing Matija’s own handcart, which he had not lent, and in it stood eleven shell cases, each as long as an arm. Everybody knew them. They had stood on her windowsill since the war, with geraniums in them.',
    '“Guns they make of steel,” she said, into that silence. “The battery in my orchard told me so. I gave the boys plums. It was for these that they wanted copper.” She laid her hand on the nearest. “So it may be here. Some of it. Who can say it isn’t?”',
    'The founder climbed up out of the firelight. He took one of the cases, scratched it with his thumbnail, and rang it with a knuckle. It gave out a high, sour note.',
    '“Brass,” he said.',
    '“I know what it is.”',
    '“It will put a roughness in the voice. In a hundred years people will stand here and say that Tomaž Lah made a poor bell.”',
    'She did not answer; having said her say, she was keeping the rule. He looked for help to the faces around the pit, the miller, the brothers, the priest’s sister, the schoolmaster, two hundred of them, and not one spoke, because he had forbidden it. The furnace roared. Then the founder took off his hat. He knocked the first case against his boot until the soil fell out, root and flower and all, and handed it to his son, and reached for the next.',
    'The bell hangs there still. It keeps its note, more or less, and at noon it carries to the pass. But there is a catch at the start of each stroke, a grain, as when someone about to speak must first clear the throat. Visitors with good ears ask whether it is cracked. No, people tell them, it’s quite sound. It is only that for a while it was something else.',
  ],
  questions: [
    {
      id: 'act-reading/four-parts-copper-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'Which of the following best states what the passage as a whole is about?',
      right: 'How a village makes a new bell and lets the war be heard in it.',
      wrong: [
        {
          html: 'How a village makes a new bell and puts the war behind it.',
          misconception: 'ar-half-right',
          why: 'The village does get its bell back after the war; but the widow’s shell cases go into it, and people say that “for a while it was something else.”',
        },
        {
          html: 'How a founder makes a new bell and holds to his own rules in doing so.',
          misconception: 'ar-half-right',
          why: 'He has rules, and the silence is kept; but the rule against brass he gives up when he takes off his hat and reaches for the cases.',
        },
        {
          html: 'How a founder makes a new bell and spoils it by giving way to pity.',
          misconception: 'ar-extreme-wording',
          why: 'He does give way, and there is a roughness in the voice; but spoiled is too much: it “keeps its note, more or less,” and is “quite sound.”',
        },
      ],
      evidence: [
        'But there is a catch at the start of each stroke',
        'It is only that for a while it was something else.',
      ],
      explanation:
        '<p class="plan">This asks for the whole: hold the options against the casting and against what people say of the bell in the last paragraph.</p><p>The founder melts the shell cases in, and the bell keeps “a catch at the start of each stroke” because “for a while it was something else”: a weapon.</p>',
    },
    {
      id: 'act-reading/four-parts-copper-q2',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.7,
      seconds: 60,
      text: '',
      stem: 'The schoolmaster’s remark in [[line: how to look at one without getting into it]] serves mainly to:',
      right: 'recall the war, when a pit was a place to take cover in.',
      wrong: [
        {
          html: 'warn the people that the edge of the deep pit may give way.',
          misconception: 'ar-literal-for-figurative',
          why: 'A deep pit is a danger, and “getting into it” sounds like falling; but he speaks of a feeling from the past.',
        },
        {
          html: 'show that the villagers had seen too many things dug up to be curious.',
          misconception: 'ar-half-right',
          why: 'They had seen many pits, that is right; but they do stand around this one, and what is recalled is getting into pits for cover.',
        },
        {
          html: 'make fun of the villagers, who had dug so many pits for nothing.',
          misconception: 'ar-half-right',
          why: 'Pits were dug, and the remark is dry; but it includes himself (“We have forgotten”), and those pits had a grim use.',
        },
      ],
      evidence: ['which had seen a great many pits dug in recent years'],
      explanation:
        '<p class="plan">A function question: what had pits been for “in recent years,” and who got into them?</p><p>The village “had seen a great many pits dug in recent years”: in the war one looked at a pit in order to take cover in it.</p>',
    },
    {
      id: 'act-reading/four-parts-copper-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.6,
      seconds: 40,
      text: '',
      stem: 'The comparison in [[line: as one gets used to a missing stair]] is used to suggest that the villagers:',
      right: 'learned to live with the loss in silence.',
      wrong: [
        {
          html: 'felt the loss more sharply each noon.',
          misconception: 'ar-mood-for-meaning',
          why: 'Noon without a bell has a sad sound, but the words say the contrary of a sharp feeling: people “got used to it.”',
        },
        {
          html: 'spoke of the loss until they were used to it.',
          misconception: 'ar-half-right',
          why: 'They did get used to it, but not by speaking: they lifted the foot “and said nothing.”',
        },
        {
          html: 'lost in time all memory of a bell.',
          misconception: 'ar-half-right',
          why: 'They got used to being without one, but whoever lifts “the foot a little higher” still remembers that a stair is missing.',
        },
      ],
      evidence: ['they lifted the foot a little higher and said nothing'],
      explanation:
        '<p class="plan">A figure of speech: the words after the semicolon tell what people did about the missing thing.</p><p>“They lifted the foot a little higher and said nothing”: they lived around what was gone and did not talk of it.</p>',
    },
    {
      id: 'act-reading/four-parts-copper-q4',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -1,
      seconds: 45,
      text: '',
      stem: 'According to the passage, what will happen if the founder does not get more metal?',
      right: 'The bell will weigh less than the old one did.',
      wrong: [
        {
          html: 'The bell will have some brass melted into it.',
          misconception: 'ar-half-right',
          why: 'Brass does get into the bell in the end, but here he wants none: “But no brass.” What he threatens is a smaller bell.',
        },
        {
          html: 'The bell will be put off until a later year.',
          misconception: 'ar-common-sense-over-text',
          why: 'Where material is lacking, work is usually put off; but he says that he will make one all the same, “a smaller one.”',
        },
        {
          html: 'The bell will cost the council more than agreed.',
          misconception: 'ar-outside-the-text',
          why: 'Money is spoken of, since it buys three hundred kilos; but he asks for metal and names no higher price.',
        },
      ],
      evidence: ['Find me the rest, or I’ll make you a smaller one, and it will sound like a goat.'],
      explanation:
        '<p class="plan">A stated detail: find the founder’s “or” in his answer to the mayor.</p><p>“Find me the rest, or I’ll make you a smaller one, and it will sound like a goat.” “A smaller one” is a lighter one: the money buys three hundred kilos, and the old bell weighed three hundred and forty.</p>',
    },
    {
      id: 'act-reading/four-parts-copper-q5',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The sentence about the Golob brothers ([[line: The two Golob brothers gave a copper still that they swore, with their hats off, they had never seen before]]) most strongly suggests that the brothers:',
      right: 'had been using their gift in secret.',
      wrong: [
        {
          html: 'found it hard to part with their gift.',
          misconception: 'ar-swaps-people',
          why: 'Somebody does find it hard: the priest’s sister, who “asked to have it back a moment”; the brothers only swear that they do not know the thing.',
        },
        {
          html: 'had forgotten that they owned their gift.',
          misconception: 'ar-literal-for-figurative',
          why: 'They swear that they “had never seen” it, and that could be taken at its word; but the hats held for the oath make it comic, and they had it to give.',
        },
        {
          html: 'hoped to be paid for their gift.',
          misconception: 'ar-common-sense-over-text',
          why: 'Copper usually has its price, but all the neighbors give for nothing, and nobody sells a thing by swearing never to have seen it.',
        },
      ],
      evidence: [
        'The two Golob brothers gave a copper still that they swore, with their hats off, they had never seen before.',
      ],
      explanation:
        '<p class="plan">An inference: ask what such a thing is for, and why one would swear “with their hats off” not to know it.</p><p>They give a copper still “that they swore, with their hats off, they had never seen before.” A still is for making strong drink; the solemn denial shows that they had made it on the quiet.</p>',
    },
    {
      id: 'act-reading/four-parts-copper-q6',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The sentence about Matija and the widow’s sons ([[line: who had known Anton and Jože]]) most likely implies that:',
      right: 'both have died, and the boy has no heart to press her any further.',
      wrong: [
        {
          html: 'the sons are dead, and Matija has come to fear that house.',
          misconception: 'ar-half-right',
          why: 'Dead they are, as “had known” suggests; but he wheels the cart home out of respect, and nothing speaks of fear.',
        },
        {
          html: 'the sons are still away at the war, and Matija hopes to see them return.',
          misconception: 'ar-outside-the-text',
          why: 'Boys of that age may well have gone to the war, but a return is nowhere hoped for: “had known” speaks of people who are gone.',
        },
        {
          html: 'the sons were friends of his, and he is angry with their mother.',
          misconception: 'ar-half-right',
          why: 'He did know them, but the words explain why he leaves quietly; there is no anger in the sentence.',
        },
      ],
      evidence: ['Matija, who had known Anton and Jože, wheeled the cart home.'],
      explanation:
        '<p class="plan">An inference from one clause: in what tense does it speak of the sons, and what does Matija do?</p><p>Their mother has just spoken of their christenings and of the bell that was “taught … to shoot.” Matija “had known” them, in the past, and so he asks no more.</p>',
    },
    {
      id: 'act-reading/four-parts-copper-q7',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.7,
      seconds: 45,
      text: '',
      stem: 'According to the passage, the bell was cast at night because:',
      right: 'color is easier to judge in the dark.',
      wrong: [
        {
          html: 'silence is easier to keep in the dark.',
          misconception: 'ar-invented-cause',
          why: 'Silence was kept on that night, by his order; but it stands beside the darkness and is not its reason: he “judged heat by color.”',
        },
        {
          html: 'metal cools more slowly in the night.',
          misconception: 'ar-outside-the-text',
          why: 'How fast the metal cools might matter to a founder, but it is not mentioned; he needs the night to see by.',
        },
        {
          html: 'a furnace is easier to bear at night.',
          misconception: 'ar-common-sense-over-text',
          why: 'Cool air makes any furnace easier to bear, as one knows; but nobody is said to suffer from the heat.',
        },
      ],
      evidence: ['for the founder judged heat by color, and color wants darkness'],
      explanation:
        '<p class="plan">A stated cause: the sentence about the night has the word “for” in it.</p><p>“They cast it at night, for the founder judged heat by color, and color wants darkness.” “For” gives the reason: he reads the heat from the glow, and a glow is seen best when all around it is dark.</p>',
    },
    {
      id: 'act-reading/four-parts-copper-q8',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'It can be inferred that Widow Kos brings the shell cases because she believes that they may:',
      right: 'hold metal from the old bell.',
      wrong: [
        {
          html: 'contain metal from her sons’ guns.',
          misconception: 'ar-half-right',
          why: 'Metal that has been something else is her thought, but it is not from guns: “Guns they make of steel.”',
        },
        {
          html: 'hold enough copper for the founder.',
          misconception: 'ar-half-right',
          why: 'Copper is her point, but not that it will do for him: when he says “Brass,” she answers, “I know what it is.”',
        },
        {
          html: 'make the new bell useless for war.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That a bell can be taken for war twice is what she said at her door; with the cases she brings another thought.',
        },
      ],
      evidence: ['It was for these that they wanted copper.', 'So it may be here. Some of it.'],
      explanation:
        '<p class="plan">An inference: follow her reasoning from the guns to the cases, sentence by sentence.</p><p>“It was for these that they wanted copper,” she says of the cases. “So it may be here. Some of it.” What was taken down in 1917 would be in the tower again.</p>',
    },
    {
      id: 'act-reading/four-parts-copper-q9',
      skill: 'ar-function',
      difficulty: 'High',
      b: 1,
      seconds: 70,
      text: '',
      stem: 'In the paragraph beginning [[line: She did not answer; having said her say]], the silence of the villagers is ironic in that:',
      right: 'the founder hopes for their support, and the rule he made denies it to him.',
      wrong: [
        {
          html: 'the widow hopes for their support, and the rule she broke denies it to her.',
          misconception: 'ar-swaps-people',
          why: 'She did break the silence and now keeps the rule; but it is the founder, not she, who “looked for help to the faces around the pit.”',
        },
        {
          html: 'the founder hopes for their support, and her words have won them away from him.',
          misconception: 'ar-half-right',
          why: 'He does hope for help, and her words are moving; but what the villagers think is not told, and they are silent “because he had forbidden it.”',
        },
        {
          html: 'the widow hopes for their support, and those whom she refused deny it to her.',
          misconception: 'ar-outside-the-text',
          why: 'She alone “gave nothing,” so a refusal in return sounds likely; but nobody is said to hold it against her, and she asks the crowd for nothing.',
        },
      ],
      evidence: ['He looked for help to the faces around the pit', 'not one spoke, because he had forbidden it'],
      explanation:
        '<p class="plan">Irony: find who looks to the crowd here, and why nobody in it speaks.</p><p>The founder “looked for help to the faces around the pit,” but “not one spoke, because he had forbidden it”: what he had ordered for the metal’s sake now leaves him alone with his decision.</p>',
    },
    {
      id: 'act-reading/four-parts-copper-q10',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.4,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: a grain, as when someone about to speak]], the word <em>grain</em> most nearly means:',
      right: 'a roughness.',
      wrong: [
        {
          html: 'a tiny seed.',
          misconception: 'ar-first-meaning',
          why: 'This is the everyday sense, and there is soil in the cases; but the word describes the start of a stroke, that is, a sound.',
        },
        {
          html: 'a small amount.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A grain of truth is a small amount, but here the word explains “a catch at the start of each stroke,” like a throat being cleared.',
        },
        {
          html: 'a touch of grief.',
          misconception: 'ar-mood-for-meaning',
          why: 'The bell’s history is a sad one, so this suits the mood; but the word names how the voice sounds and not what it recalls.',
        },
      ],
      evidence: ['It will put a roughness in the voice.', 'there is a catch at the start of each stroke, a grain'],
      explanation:
        '<p class="plan">A word in context: recall what the founder said the brass would do to the voice.</p><p>The founder foretold “a roughness in the voice,” and the bell has “a catch at the start of each stroke, a grain,” like a throat that needs clearing.</p>',
    },
  ],
}
