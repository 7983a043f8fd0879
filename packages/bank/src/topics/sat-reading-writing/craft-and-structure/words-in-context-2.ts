import type { WrittenItem } from '#kit'

export const wordsInContext2: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/words-in-context-13',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 60,
    text: '<p>The city’s first traffic signals, installed in 1922, were worked by hand. Crowds came downtown to see the colored lamps, which hung from a tower in the middle of the avenue and could be read from six blocks away. An officer in a glass booth threw a lever when he saw fit, and drivers complained that his judgment was ______: a wagon might be waved through at once on Monday and held for ten minutes on Tuesday.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'capricious',
    wrong: [
      {
        html: 'impartial',
        misconception: 'rw-opposite-of-clue',
        why: 'An impartial officer is what drivers would have wished for, but this one treats like cases differently, “at once on Monday” and late “on Tuesday.”',
      },
      {
        html: 'lenient',
        misconception: 'rw-fits-blank-not-clue',
        why: 'Waving a wagon through at once does look lenient, but the next day one is held for ten minutes; the complaint is that nobody can know which.',
      },
      {
        html: 'mechanical',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'The lever in the booth is mechanical, but the officer’s judgment, at once on Monday and late on Tuesday, is the contrary.',
      },
    ],
    evidence: ['a wagon might be waved through at once on Monday and held for ten minutes on Tuesday'],
    explanation:
      '<strong>Plan:</strong> Words in context. Ask what the rest of the sentence says about the word, and whether it praises, blames, or does neither.</p><p>The same wagon is “waved through at once on Monday and held for ten minutes on Tuesday”: his judgment changes without reason.',
  },
  {
    id: 'sat-reading-writing/words-in-context-14',
    skill: 'rw-words-in-context',
    difficulty: 'Low',
    b: -0.8,
    seconds: 50,
    text: '<p>Salmon eggs need cold, moving water. A female digs a hollow in the gravel with her tail, lays them there, and covers them with small stones. If silt settles over a gravel bed, the current can no longer pass between the stones, and the eggs ______ for lack of oxygen. Even a thin layer may be enough to kill them.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'suffocate',
    wrong: [
      {
        html: 'flourish',
        misconception: 'rw-opposite-of-clue',
        why: 'In clean, cold water the eggs would flourish, but a layer of silt that may “kill them” does not make them thrive.',
      },
      {
        html: 'migrate',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Salmon do migrate, and so the word belongs to the topic; but eggs in gravel do not, and lack of oxygen is no reason to travel.',
      },
      {
        html: 'hibernate',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'To hibernate goes with cold water and animals, but eggs without oxygen do not sleep through a season; even a thin layer of silt may “kill them.”',
      },
    ],
    evidence: ['for lack of oxygen', 'may be enough to kill them'],
    explanation:
      '<strong>Plan:</strong> Words in context. Look for the words nearby that define, contrast, or illustrate the one you need.</p><p>They die “for lack of oxygen”: they suffocate.',
  },
  {
    id: 'sat-reading-writing/words-in-context-15',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 60,
    text: '<p>Mathematician Irena Kolb disliked long proofs. A good proof, she told her students, should be short enough to be kept in the head while one is walking. Friends with whom she walked were given theorems to carry home, as others are given apples. She would return to a theorem years after publishing it in order to ______ her argument, and colleagues liked to say that by the time she retired her collected works would fit on a postcard.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'condense',
    wrong: [
      {
        html: 'elaborate',
        misconception: 'rw-opposite-of-clue',
        why: 'To elaborate an argument is a usual thing to do to it, but it makes it longer, and she “disliked long proofs.”',
      },
      {
        html: 'calculate',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Mathematicians do calculate, but one calculates a value and not an argument, and every clue here is about length.',
      },
      {
        html: 'dramatize',
        misconception: 'rw-fits-blank-not-clue',
        why: 'To dramatize an argument is to make it more exciting, and a teacher might; but every clue here is about making it shorter.',
      },
    ],
    evidence: ['disliked long proofs', 'her collected works would fit on a postcard'],
    explanation:
      '<strong>Plan:</strong> Words in context. Cover the options, find the clue near the blank, and put a plain word of your own there first.</p><p>She “disliked long proofs,” and in the end her works “would fit on a postcard”: she made the argument shorter.',
  },
  {
    id: 'sat-reading-writing/words-in-context-16',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: 0,
    seconds: 60,
    text: '<p>A desert that is photographed from the same height year after year does not look the same. Wind carries sand grain by grain up the gentle slope of a dune, and the grains tumble down the steep side. In this way a whole dune can ______ across the desert floor, covering perhaps thirty meters in a year while keeping its shape.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'advance',
    wrong: [
      {
        html: 'dissolve',
        misconception: 'rw-fits-blank-not-clue',
        why: 'Wind that takes a dune away grain by grain might well dissolve it, but this one covers thirty meters “while keeping its shape.”',
      },
      {
        html: 'scatter',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Sand does scatter in the wind, grain by grain, but the dune as a whole moves on while “keeping its shape.”',
      },
      {
        html: 'ascend',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'The grains do ascend a slope, but the dune as a whole moves “across the desert floor.” It belongs to the topic, which makes it tempting.',
      },
    ],
    evidence: ['covering perhaps thirty meters in a year while keeping its shape'],
    explanation:
      '<strong>Plan:</strong> Words in context. Ask what the rest of the sentence says about the word, and whether it praises, blames, or does neither.</p><p>“covering perhaps thirty meters in a year while keeping its shape” is moving forward. The dune ends up in another place without changing its form.',
  },
  {
    id: 'sat-reading-writing/words-in-context-17',
    skill: 'rw-words-in-context',
    difficulty: 'High',
    b: 1,
    seconds: 65,
    text: '<p>Admirers call the poet’s plain style natural, as though it had cost him nothing. One of them wrote that the poems seemed to have grown on the page overnight, like mushrooms. His drafts suggest a more ______ simplicity. The nine-word line that closes “Harvest Home” went through forty versions, each a little barer than the one before.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'studied',
    wrong: [
      {
        html: 'effortless',
        misconception: 'rw-opposite-of-clue',
        why: 'Admirers do think that it “had cost him nothing,” but the drafts suggest the contrary: one line went through forty versions.',
      },
      {
        html: 'counterfeit',
        misconception: 'rw-sounds-right-wrong-charge',
        why: 'Simplicity that is worked for may seem false, but the text does not blame the poet; it only shows how much care he took.',
      },
      {
        html: 'rustic',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'A title such as “Harvest Home” brings the country to mind, but what the drafts show is labor, not rural life.',
      },
    ],
    evidence: ['went through forty versions, each a little barer than the one before'],
    explanation:
      '<strong>Plan:</strong> Words in context. Look for the words nearby that define, contrast, or illustrate the one you need.</p><p>The line “went through forty versions”: the simplicity was worked for, that is, studied.',
  },
  {
    id: 'sat-reading-writing/words-in-context-18',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: -0.3,
    seconds: 55,
    text: '<p>In the eighteenth century, sailors measured a ship’s speed by throwing a line overboard and counting the knots that ran out while a small sandglass emptied. The glass was often damp, the line stretched when wet, and two men on one deck rarely agreed to the knot on how many had gone by. The method was crude, but it was quick, and on the open sea, where no better means was at hand, it served.</p>',
    stem: 'As used in the text, what does the word “served” most nearly mean?',
    right: 'Was good enough',
    wrong: [
      {
        html: 'Carried out orders',
        misconception: 'rw-right-word-wrong-sense',
        why: 'Sailors serve by carrying out orders, but a method obeys nobody; it was crude and quick, and it was enough.',
      },
      {
        html: 'Sailed with a crew',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Ships and crews are the subject of the text, but what “served” here is a method, and a method does not sail.',
      },
      {
        html: 'Went wrong often',
        misconception: 'rw-opposite-of-clue',
        why: 'The method “was crude,” which may suggest failure, but “but it was quick” leads on to praise: it was good enough.',
      },
    ],
    evidence: ['The method was crude, but it was quick'],
    explanation:
      '<strong>Plan:</strong> Words in context. Cover the options, find the clue near the blank, and put a plain word of your own there first.</p><p>The method is “crude, but it was quick”; where there was nothing better, it was good enough.',
  },
  {
    id: 'sat-reading-writing/words-in-context-19',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 60,
    text: '<p>A honeybee colony does not vote, but it does deliberate. In spring a swarm leaves the old hive with its queen, settles on a branch, and hangs there for some days while it looks for a hollow to move into. Scouts returning from possible nest sites dance for them, and those that have found a better site dance longer. Support for poor sites gradually ______ as their dancers tire and stop, until nearly all the scouts are dancing for one.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'wanes',
    wrong: [
      {
        html: 'mounts',
        misconception: 'rw-opposite-of-clue',
        why: 'Support does mount for the better sites, but the sentence is about poor ones, whose dancers “tire and stop.”',
      },
      {
        html: 'swarms',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Bees swarm, and that makes the word tempting; but it is the support that does something here, and it fades as dancers stop.',
      },
      {
        html: 'flinches',
        misconception: 'rw-near-word',
        why: 'To flinch is to draw back, which is near; but it is done suddenly, with the body, and the change here is gradual.',
      },
    ],
    evidence: ['as their dancers tire and stop'],
    explanation:
      '<strong>Plan:</strong> Words in context. Ask what the rest of the sentence says about the word, and whether it praises, blames, or does neither.</p><p>Support falls “as their dancers tire and stop.” What falls little by little, as fewer and fewer dance for it, grows weaker.',
  },
  {
    id: 'sat-reading-writing/words-in-context-20',
    skill: 'rw-words-in-context',
    difficulty: 'Low',
    b: -0.7,
    seconds: 50,
    text: '<p>Built for runners and llamas, the roads of the Inca turned into stairs wherever a slope was steep. Couriers carried messages along them on foot, from one small station to the next. The Inca road system had no wheeled traffic, and it did not need to be smooth. It needed to be ______. Stretches of it, with their stone drains and retaining walls, have come through five centuries of earthquakes and rain and are walked to this day.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'durable',
    wrong: [
      {
        html: 'level',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Roads are usually made level, but that is close to being smooth, which this one “did not need to be.”',
      },
      {
        html: 'provisional',
        misconception: 'rw-opposite-of-clue',
        why: 'A road without paving may seem made for a short time, but what has come through “five centuries” is not provisional.',
      },
      {
        html: 'elegant',
        misconception: 'rw-fits-blank-not-clue',
        why: 'A road with fine stonework may be elegant, but the clue is that it has “come through five centuries of earthquakes and rain,” which takes strength.',
      },
    ],
    evidence: ['have come through five centuries of earthquakes and rain and are walked to this day'],
    explanation:
      '<strong>Plan:</strong> Words in context. Look for the words nearby that define, contrast, or illustrate the one you need.</p><p>Roads that “have come through five centuries of earthquakes and rain” are made to last.',
  },
  {
    id: 'sat-reading-writing/words-in-context-21',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 65,
    text: '<p>For nine years two surgeons shared a laboratory, and their names stood side by side on every title page. The two published their discovery together, but the partnership was never ______. One gave the lectures, collected the medals, and sat for the portrait; the other, by all accounts the better observer, kept the case notes and was thanked in footnotes.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'equitable',
    wrong: [
      {
        html: 'acrimonious',
        misconception: 'rw-fits-blank-not-clue',
        why: 'A partnership that was never acrimonious is easy to imagine, but what follows tells who got the medals and who the footnotes: fairness is in question, not bitterness.',
      },
      {
        html: 'medical',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'They were surgeons, so the word lies near, but the partnership was medical all along, and the sentence says what it “was never.”',
      },
      {
        html: 'lopsided',
        misconception: 'rw-opposite-of-clue',
        why: 'Lopsided is just what the partnership was, but the sentence has “never” before the blank and so denies the quality in it.',
      },
    ],
    evidence: ['One gave the lectures, collected the medals, and sat for the portrait', 'was thanked in footnotes'],
    explanation:
      '<strong>Plan:</strong> Words in context. Cover the options, find the clue near the blank, and put a plain word of your own there first.</p><p>With “never,” the blank names what was missing: one “collected the medals” and the other “was thanked in footnotes,” so it was not fair.',
  },
  {
    id: 'sat-reading-writing/words-in-context-22',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 55,
    text: '<p>Physicist Amadou Keller explains difficult ideas with kitchen objects, and he is careful to say where each comparison ______. His lectures, which fill the largest hall of the university, begin with a shopping bag. An orange, he tells students, is a fine model of Earth’s layers until one asks about heat; then it must be put back in the bowl.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'breaks down',
    wrong: [
      {
        html: 'holds true',
        misconception: 'rw-opposite-of-clue',
        why: 'A good comparison holds true up to a point, but the orange shows the point at which it no longer does.',
      },
      {
        html: 'breaks even',
        misconception: 'rw-near-word',
        why: 'It begins like the right phrase, but to break even is to end with neither gain nor loss, and a comparison has no accounts.',
      },
      {
        html: 'heats up',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Heat does come up with the orange, but it is what the orange cannot explain; comparisons themselves do not heat up.',
      },
    ],
    evidence: ['a fine model of Earth’s layers until one asks about heat; then it must be put back in the bowl'],
    explanation:
      '<strong>Plan:</strong> Words in context. Ask what the rest of the sentence says about the word, and whether it praises, blames, or does neither.</p><p>The orange is “a fine model of Earth’s layers until one asks about heat”: there the comparison stops working.',
  },
  {
    id: 'sat-reading-writing/words-in-context-23',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: -0.1,
    seconds: 60,
    text: '<p>The following text is from <em>The Toll House</em>, a novel in the manner of the 1920s written for Fourfold.</p><p>Mrs. Gant did not ask her lodger where he went at night. She merely observed, handing him his egg, that the river path was muddy this time of year, and that a brush would be found behind the door. He understood from this that he had been seen. He thanked her for the egg, and used the brush.</p>',
    stem: 'As used in the text, what does the word “observed” most nearly mean?',
    right: 'Remarked',
    wrong: [
      {
        html: 'Watched',
        misconception: 'rw-right-word-wrong-sense',
        why: 'She watched him too, but here she is saying something to him. It is a true meaning of the word, only not the one used here.',
      },
      {
        html: 'Obeyed',
        misconception: 'rw-right-word-wrong-sense',
        why: 'One can observe a rule, which is to obey it, but a muddy path is no rule; she says something about it.',
      },
      {
        html: 'Asked',
        misconception: 'rw-opposite-of-clue',
        why: 'Questions are in the air, but the text says that Mrs. Gant “did not ask”; she made a statement about the path.',
      },
    ],
    evidence: ['did not ask her lodger where he went at night', 'He understood from this that he had been seen.'],
    explanation:
      '<strong>Plan:</strong> Words in context. Look for the words nearby that define, contrast, or illustrate the one you need.</p><p>She says something (“that the river path was muddy”), from which he “understood” that he had been seen.',
  },
  {
    id: 'sat-reading-writing/words-in-context-24',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 65,
    text: '<p>Some economists treat household work as though it were outside the economy. Nadine Osei finds this untenable. When a family hires a cook, the nation’s recorded output rises; when the cook marries into the family and goes on cooking, it falls. A measure that changes while the soup stays the same, she says, cannot be trusted.</p>',
    stem: 'As used in the text, what does the word “untenable” most nearly mean?',
    right: 'Impossible to defend',
    wrong: [
      {
        html: 'Unable to be rented',
        misconception: 'rw-near-word',
        why: 'The look of the word brings tenants and rent to mind, but what cannot be held here is a view, not a house.',
      },
      {
        html: 'Cruel to those at home',
        misconception: 'rw-sounds-right-wrong-charge',
        why: 'Unfair treatment of those at home is near the topic, but she calls the view wrong by argument, not heartless.',
      },
      {
        html: 'Difficult to dispute',
        misconception: 'rw-opposite-of-clue',
        why: 'She finds a good deal to dispute in the view, as the soup shows, so it is the opposite of hard to dispute.',
      },
    ],
    evidence: ['A measure that changes while the soup stays the same'],
    explanation:
      '<strong>Plan:</strong> Words in context. Cover the options, find the clue near the blank, and put a plain word of your own there first.</p><p>Osei argues against the view: “A measure that changes while the soup stays the same” cannot be right, so the view cannot be defended.',
  },
]
