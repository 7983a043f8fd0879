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
      right: 'How a village comes to have a bell in which the war can be heard.',
      wrong: [
        {
          html: 'How a village in need of a bell is divided over what to put in it.',
          misconception: 'ar-half-right',
          why: 'The widow refuses at first, and the founder objects to brass; but the others give gladly, and nobody divides the village.',
        },
        {
          html: 'How a boy who gathers metal learns what the war took from others.',
          misconception: 'ar-too-narrow',
          why: 'Matija learns “more about his neighbors” in three days; but he goes home in the middle of the story, and the bell remains.',
        },
        {
          html: 'How a widow who lost her sons makes her peace with her neighbors.',
          misconception: 'ar-half-right',
          why: 'She has lost her sons, and gives in the end; but she had no quarrel with the neighbors, and the “catch” in the bell’s voice would be left out.',
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
      right: 'recall what pits had been used for in the war.',
      wrong: [
        {
          html: 'show that grief has made the village slow to hope.',
          misconception: 'ar-half-right',
          why: 'There is grief, and the village feels what “it could not place”; but the remark is about pits that one gets into, and those were in the war.',
        },
        {
          html: 'warn the others that the pit is not yet safe.',
          misconception: 'ar-literal-for-figurative',
          why: 'A deep pit is dangerous, and the schoolmaster speaks of getting in; but he says it “at last,” of a feeling, and warns nobody.',
        },
        {
          html: 'hint that the work will end in a misfortune.',
          misconception: 'ar-outside-the-text',
          why: 'A pit in a churchyard may seem a bad sign; but nothing bad comes of it, and the remark looks back, not ahead.',
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
      right: 'got around the loss and did not speak of it.',
      wrong: [
        {
          html: 'felt the loss most when noon came.',
          misconception: 'ar-mood-for-meaning',
          why: 'Noon “had come without being announced,” which sounds sad; but one who lifts the foot higher no longer stumbles.',
        },
        {
          html: 'found something else to tell them the time.',
          misconception: 'ar-half-right',
          why: 'They did find a way to live without it; but a higher step is all that is said, and no other signal is named.',
        },
        {
          html: 'spoke of the loss as one that would be mended.',
          misconception: 'ar-outside-the-text',
          why: 'The council does vote for a new bell in the end; but until then they “said nothing.”',
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
          why: 'It is the priest’s sister who asks to have hers “back a moment”; but the brothers swear that they do not know theirs.',
        },
        {
          html: 'had come upon their gift by chance.',
          misconception: 'ar-literal-for-figurative',
          why: 'Taken at their word, they “had never seen” it; but one does not take one’s hat off and swear about a chance find.',
        },
        {
          html: 'had fallen out over their gift.',
          misconception: 'ar-outside-the-text',
          why: 'Two brothers and one still might make for a quarrel; but here they swear together, of one mind.',
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
      stem: 'The sentence about Matija and the widow’s sons ([[line: who had known Anton and Jože]]) most likely implies that he:',
      right: 'feels her loss and will not press her.',
      wrong: [
        {
          html: 'knows of her loss and thinks her unjust.',
          misconception: 'ar-half-right',
          why: 'That the sons are dead he knows; but no judgment is in the words: he simply “wheeled the cart home.”',
        },
        {
          html: 'means to ask again when the sons are back.',
          misconception: 'ar-outside-the-text',
          why: 'If they were away, it would be sensible to wait; but he “had known” them, and what was has come to an end.',
        },
        {
          html: 'blames himself for what became of them.',
          misconception: 'ar-outside-the-text',
          why: 'He did know both of them, but he is twelve, and nothing links him with their deaths; it is for her sake that he goes without a word.',
        },
      ],
      evidence: ['Matija, who had known Anton and Jože, wheeled the cart home.'],
      explanation:
        '<p class="plan">An inference from one clause: in what tense does it speak of the sons, and what does Matija do?</p><p>Their mother has just spoken of their christenings and of the bell that was “taught … to shoot.” Matija “had known” them: they are dead. And so he asks for nothing more and goes home.</p>',
    },
    {
      id: 'act-reading/four-parts-copper-q7',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.7,
      seconds: 45,
      text: '',
      stem: 'According to the passage, when the founder looks for help to the faces around the pit, no one speaks because:',
      right: 'he has told them not to do so.',
      wrong: [
        {
          html: 'they are on the widow’s side.',
          misconception: 'ar-common-sense-over-text',
          why: 'They may well be on her side, and the end of the story lets one think so; but the reason that is given is that “he had forbidden it.”',
        },
        {
          html: 'they know brass as well as he.',
          misconception: 'ar-half-right',
          why: 'Everybody did know the shell cases; but that is not why they keep still: he had ordered silence at the casting.',
        },
        {
          html: 'they have given less than she has.',
          misconception: 'ar-outside-the-text',
          why: 'Her gift is a great one, and it might put the others to shame; but their own gifts are told with affection, and no shame is mentioned.',
        },
      ],
      evidence: ['not one spoke, because he had forbidden it'],
      explanation:
        '<p class="plan">A stated cause: find “He looked for help” and read that sentence to its end.</p><p>He looks to two hundred people, “and not one spoke, because he had forbidden it” ([[line: because he had forbidden it]]). It was his superstition that metal takes up what it hears; now the rule that he made himself leaves him without an answer.</p>',
    },
    {
      id: 'act-reading/four-parts-copper-q8',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'It can be inferred that Widow Kos brings the shell cases because she believes that they may:',
      right: 'hold some of the old bell.',
      wrong: [
        {
          html: 'hold what the founder needs.',
          misconception: 'ar-half-right',
          why: 'Copper is in brass, and the founder was short of it; but she knows that it is brass, and speaks of where it came from.',
        },
        {
          html: 'be put beyond the army’s use.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'She had feared that the bell might be taken again; but then she would rather keep her gift, as she did before.',
        },
        {
          html: 'have been fired by her sons.',
          misconception: 'ar-swaps-people',
          why: 'The sons were in the war, and the cases come from it; but they are from the “battery in my orchard,” to whom she gave plums.',
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
      right: 'the founder had ordered it and is now left alone by it.',
      wrong: [
        {
          html: 'the widow had to keep it and is now the one who breaks it.',
          misconception: 'ar-half-right',
          why: 'He did order it, and she did break it; but by now, “having said her say, she was keeping the rule.”',
        },
        {
          html: 'the villagers keep it from respect and he takes it for anger.',
          misconception: 'ar-outside-the-text',
          why: 'Two hundred silent faces might look angry; but he “looked for help” to them, and the reason that is given is his own order.',
        },
        {
          html: 'the widow counts on their help and finds that she has none.',
          misconception: 'ar-swaps-people',
          why: 'She is the one who has come to ask for something; but it is he who looks around for help, and not she.',
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
          html: 'a small amount.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A grain of salt is a little of it; but what stands beside it is “a catch,” which is a kind of sound, not a quantity.',
        },
        {
          html: 'a sad undertone.',
          misconception: 'ar-mood-for-meaning',
          why: 'The story behind the bell is sad; but the comparison is with a throat that must be cleared, not with weeping.',
        },
        {
          html: 'a short delay.',
          misconception: 'ar-half-right',
          why: 'It comes “at the start of each stroke,” and so seems to hold it up; but the founder had foretold how it would sound.',
        },
      ],
      evidence: ['It will put a roughness in the voice.', 'there is a catch at the start of each stroke, a grain'],
      explanation:
        '<p class="plan">A word in context: recall what the founder said the brass would do to the voice.</p><p>The founder foretold what brass would do to “the voice,” and the bell has “a catch at the start of each stroke, a grain,” like a throat that needs clearing.</p>',
    },
  ],
}
