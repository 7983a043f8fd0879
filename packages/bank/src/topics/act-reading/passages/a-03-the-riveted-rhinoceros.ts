import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-riveted-rhinoceros',
  kind: 'Humanities',
  title: 'The Riveted Rhinoceros',
  description: 'This passage is from the essay “The Riveted Rhinoceros” by Judith Okonjo-Hale (2018).',
  paragraphs: [
    'In May of 1515 a ship from India tied up at Lisbon and unloaded spices and a rhinoceros. No living rhinoceros had been seen in Europe since the days of the Romans, and the king of Portugal, Manuel I, was eager to make use of his. He had read in the ancient authors that the rhinoceros and the elephant were mortal enemies. He owned elephants. In June, before a large crowd, one of them was brought face to face with the newcomer. The elephant considered the matter briefly and ran away.',
    'Somebody in Lisbon made a sketch and wrote a letter. The two traveled across the continent to Nuremberg, and there came into the hands of Albrecht Dürer, the most admired artist in the German lands. Dürer had never seen a rhinoceros and never would. He had a rough drawing, a paragraph of description, and a lifelong interest in the surfaces of things. From these he designed the woodcut that would tell Europe, for well over two hundred years, what a rhinoceros was.',
    'It is a wonderful animal. It is also armored. Dürer’s rhinoceros wears a breastplate and a saddle of metal, studded along the seams like the work of a good smith. Its legs are scaled like a lizard’s. From the ridge of its shoulders grows a second, smaller horn, twisted like a seashell, which no rhinoceros has ever possessed.',
    'The mistakes are not foolish ones. The skin of the Indian rhinoceros does fall in thick folds, covered with round bumps, and a hurried sketch of it may well have looked like plates and rivets. Nuremberg was a city of armorers; Dürer had been drawing armor all his life. An artist who is sent a riddle by mail will solve it with whatever is made in the next street.',
    'What is odd is what happened afterward. In the same year another artist, Hans Burgkmair of Augsburg, made a woodcut of the same animal, apparently from a similar report. Burgkmair’s rhinoceros has no rivets and no second horn. Its hide hangs and wrinkles. Its forelegs are tied with rope, as those of the real one must often have been, and it has the patient look of a creature that is waiting to be moved again. It is much nearer the truth, and it sank almost without a trace: a single copy is known to survive. Dürer’s was printed in the thousands. It was borrowed by the authors of learned books on animals, woven into tapestries, painted on plates, and cast in bronze for a door of the cathedral in Pisa.',
    'Nor did the facts, when they came, dislodge it quickly. In 1741 a young rhinoceros named Clara was landed at Rotterdam, and for seventeen years she toured Europe in a wagon built for her, to be looked at for a fee. In Paris the painter Jean-Baptiste Oudry portrayed her at the size of life, without a rivet. Truer pictures, hers among them, pushed Dürer’s out of the science books by the end of the century. But it went on hanging in the back of the mind. German schoolbooks are said to have printed it, as a plain likeness, into the 1930s.',
    'Why did the wrong rhinoceros win? Part of the answer is business. Dürer was famous, and he knew how to sell a print. But I do not think that fame explains a door in Pisa. Look at the two pictures side by side. Burgkmair shows what the animal was: large, wrinkled, and captive. Dürer shows what it *meant*. Everyone who bought the print had heard that this was the beast that had put an elephant to flight, and here, in bolted plates, was the reason. His rhinoceros does not merely have strength; it is built out of it. You can see why the elephant ran.',
    'A picture made for people who will never be able to check it does not compete on accuracy. It competes on how well it explains what they have already been told. As for the animal itself, it had no chance to correct the record. That winter the king shipped it off as a present to the pope, and in a storm off the Italian coast the vessel went down. Rhinoceroses swim well. This one was chained to the deck.',
    'I keep a copy of the woodcut over my desk, and not only because it is magnificent. Whenever I catch myself feeling certain of what some distant thing is like, I look up and find the little twisted horn.',
  ],
  questions: [
    {
      id: 'act-reading/the-riveted-rhinoceros-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'The main point of the passage is that Dürer’s woodcut:',
      right: 'won out over truer pictures because it gave form to what people believed.',
      wrong: [
        {
          html: 'became famous because it was the only picture of a rhinoceros to be had.',
          misconception: 'ar-extreme-wording',
          why: 'Burgkmair’s woodcut of the same year shows that it was not the only one.',
        },
        {
          html: 'shows that great artists in the past did not care whether their work was accurate.',
          misconception: 'ar-too-broad',
          why: 'The passage is about one print and calls its mistakes “not foolish ones”; it makes no claim about artists in general.',
        },
        {
          html: 'had metal plates because its maker lived in a city that was known for making armor.',
          misconception: 'ar-too-narrow',
          why: 'This explains where one mistake came from; the passage is mainly about why the picture lasted.',
        },
      ],
      evidence: ['It competes on how well it explains what they have already been told.'],
      explanation:
        '<p>The question of the passage is asked outright: “Why did the wrong rhinoceros win?” Its answer: such a picture “does not compete on accuracy. It competes on how well it explains what they have already been told” ([[line: It competes on how well it explains what they have already been told.]]).</p>',
    },
    {
      id: 'act-reading/the-riveted-rhinoceros-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.9,
      seconds: 45,
      text: '',
      stem: 'According to the passage, the king brought the rhinoceros and an elephant together because he:',
      right: 'had read that the two kinds of animal were enemies.',
      wrong: [
        {
          html: 'wanted an artist to be able to draw them side by side.',
          misconception: 'ar-invented-cause',
          why: 'A sketch was made in Lisbon, but the passage does not say that the meeting was arranged for it.',
        },
        {
          html: 'hoped to prove that the books of the ancients were wrong.',
          misconception: 'ar-reversed',
          why: 'He was acting on what he had read there; nothing says that he doubted it.',
        },
        {
          html: 'had to decide which of them to send to the pope as a gift.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The present to the pope comes later and has no connection with the meeting.',
        },
      ],
      evidence: ['He had read in the ancient authors that the rhinoceros and the elephant were mortal enemies.'],
      explanation:
        '<p>“He had read in the ancient authors that the rhinoceros and the elephant were mortal enemies. He owned elephants” ([[line: the rhinoceros and the elephant were mortal enemies]]). The meeting follows from these two sentences.</p>',
    },
    {
      id: 'act-reading/the-riveted-rhinoceros-q3',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'In relation to the passage as a whole, the story of the elephant in the first paragraph mainly serves to:',
      right: 'supply the piece of hearsay that Dürer’s picture will later be said to explain.',
      wrong: [
        {
          html: 'give an example of the cruelty with which captive animals were treated at the time.',
          misconception: 'ar-wrong-tone',
          why: 'The story is told lightly, and cruelty to animals is not the subject it prepares.',
        },
        {
          html: 'show that the ancient authors could not be trusted on the subject of animals.',
          misconception: 'ar-outside-the-text',
          why: 'The passage draws no such conclusion, and the elephant’s flight does not disprove what they wrote.',
        },
        {
          html: 'establish the date on which the sketch that reached Nuremberg must have been made.',
          misconception: 'ar-content-for-function',
          why: 'The sketch is only said to come from Lisbon; the story is not used to date it.',
        },
      ],
      evidence: [
        'Everyone who bought the print had heard that this was the beast that had put an elephant to flight',
        'You can see why the elephant ran.',
      ],
      explanation:
        '<p>The elephant returns at the decisive point: “Everyone who bought the print had heard that this was the beast that had put an elephant to flight, and here, in bolted plates, was the reason.” The paragraph ends: “You can see why the elephant ran” ([[line: You can see why the elephant ran.]]). The opening plants what this needs.</p>',
    },
    {
      id: 'act-reading/the-riveted-rhinoceros-q4',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.8,
      seconds: 45,
      text: '',
      stem: 'Which feature of Dürer’s rhinoceros does the passage say that no real rhinoceros has?',
      right: 'A horn on the shoulders',
      wrong: [
        {
          html: 'Folds in the skin',
          misconception: 'ar-reversed',
          why: 'The folds are real: the skin “does fall in thick folds”.',
        },
        {
          html: 'A hide with round bumps',
          misconception: 'ar-reversed',
          why: 'The bumps are real too; they may have suggested the rivets.',
        },
        {
          html: 'Forelegs tied with rope',
          misconception: 'ar-swaps-people',
          why: 'The rope is in Burgkmair’s picture, not in Dürer’s, and the real animal probably did wear one.',
        },
      ],
      evidence: ['From the ridge of its shoulders grows a second, smaller horn'],
      explanation:
        '<p>“From the ridge of its shoulders grows a second, smaller horn, twisted like a seashell, which no rhinoceros has ever possessed” ([[line: which no rhinoceros has ever possessed]]).</p>',
    },
    {
      id: 'act-reading/the-riveted-rhinoceros-q5',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'By saying that an artist “will solve it with whatever is made in the next street” ([[line: will solve it with whatever is made in the next street]]), the author suggests that Dürer:',
      right: 'filled gaps in what he knew with things familiar to him.',
      wrong: [
        {
          html: 'bought pieces of armor in order to copy them in the print.',
          misconception: 'ar-literal-for-figurative',
          why: 'The “next street” stands for what was near and familiar; no purchase is meant.',
        },
        {
          html: 'asked the smiths of Nuremberg what the sketch was meant to show.',
          misconception: 'ar-outside-the-text',
          why: 'Nothing in the passage says that he consulted anybody.',
        },
        {
          html: 'was too busy with other work to study the sketch with any care.',
          misconception: 'ar-wrong-tone',
          why: 'The sentence defends him (“not foolish ones”); the hurry was in the sketch, not in Dürer.',
        },
      ],
      evidence: ['Nuremberg was a city of armorers; Dürer had been drawing armor all his life.'],
      explanation:
        '<p>The sentence just before says what was in the next street: “Nuremberg was a city of armorers; Dürer had been drawing armor all his life.” Faced with a riddle (plates? bumps?), he answered it with the thing he knew.</p>',
    },
    {
      id: 'act-reading/the-riveted-rhinoceros-q6',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.6,
      seconds: 40,
      text: '',
      stem: 'As it is used in [[line: it sank almost without a trace]], the word “sank” most nearly means:',
      right: 'passed out of notice.',
      wrong: [
        {
          html: 'went under water.',
          misconception: 'ar-first-meaning',
          why: 'A ship sinks in this sense later in the passage; here it is a print that sank.',
        },
        {
          html: 'dropped in price.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Prices can sink, but the sentence goes on to speak of copies surviving, not of their cost.',
        },
        {
          html: 'grew discouraged.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A heart can sink in this sense; a print has no feelings.',
        },
      ],
      evidence: ['it sank almost without a trace: a single copy is known to survive'],
      explanation:
        '<p>The colon explains the word: “it sank almost without a trace: a single copy is known to survive.” The print was forgotten.</p>',
    },
    {
      id: 'act-reading/the-riveted-rhinoceros-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 65,
      text: '',
      stem: 'The author’s view of why Dürer’s print won would be most weakened by the discovery that:',
      right: 'few of its early buyers had heard anything about the elephant.',
      wrong: [
        {
          html: 'Dürer had corrected the sketch that was sent to him from Lisbon.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'What Dürer did with the sketch does not touch the question of what buyers saw in the print.',
        },
        {
          html: 'more copies of Burgkmair’s woodcut had been made than was thought.',
          misconception: 'ar-true-but-not-asked',
          why: 'Even if more had been made, Dürer’s would still have won; the reason for its victory would be untouched.',
        },
        {
          html: 'Oudry had borrowed some features of his painting from Dürer.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That would show the print’s influence two centuries on; it would not weaken the reason given for it.',
        },
      ],
      evidence: ['Everyone who bought the print had heard that this was the beast that had put an elephant to flight'],
      explanation:
        '<p>The argument rests on what buyers knew: “Everyone who bought the print had heard that this was the beast that had put an elephant to flight” ([[line: Everyone who bought the print had heard]]). If they had not heard it, the plates could not have been “the reason” they were looking for.</p>',
    },
    {
      id: 'act-reading/the-riveted-rhinoceros-q8',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.8,
      seconds: 60,
      text: '',
      stem: 'The sentences “Rhinoceroses swim well. This one was chained to the deck” ([[line: Rhinoceroses swim well.]]) imply that the animal:',
      right: 'might have lived if it had been left free to move.',
      wrong: [
        {
          html: 'may have been chained because it was able to swim.',
          misconception: 'ar-invented-cause',
          why: 'The passage does not give its swimming as the reason for the chain.',
        },
        {
          html: 'swam ashore in spite of the chain that had held it.',
          misconception: 'ar-reversed',
          why: 'The point of the second sentence is that its swimming was of no use to it.',
        },
        {
          html: 'may have caused the wreck of the ship in the storm.',
          misconception: 'ar-outside-the-text',
          why: 'The vessel went down “in a storm”; nothing blames the rhinoceros.',
        },
      ],
      evidence: ['Rhinoceroses swim well. This one was chained to the deck.'],
      explanation:
        '<p>“Rhinoceroses swim well. This one was chained to the deck.” The first sentence names a chance, the second takes it away. The reader is left to conclude that it drowned, and that it need not have.</p>',
    },
    {
      id: 'act-reading/the-riveted-rhinoceros-q9',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'It can most reasonably be said that the author regards the woodcut that hangs over her desk with:',
      right: 'admiration, and as a warning to herself against false certainty.',
      wrong: [
        {
          html: 'embarrassment, and as a reminder of an error she once made in print.',
          misconception: 'ar-outside-the-text',
          why: 'No error of her own is mentioned, and she calls the print “magnificent”.',
        },
        {
          html: 'amusement, and as proof that art is of little use in spreading facts.',
          misconception: 'ar-extreme-wording',
          why: 'She draws a lesson about her own certainty; she does not write off art, and Oudry’s portrait did spread facts.',
        },
        {
          html: 'nostalgia, and as a relic of a time when it was easy to be surprised.',
          misconception: 'ar-wrong-tone',
          why: 'Nothing in the last paragraph longs for the past.',
        },
      ],
      evidence: [
        'not only because it is magnificent',
        'Whenever I catch myself feeling certain of what some distant thing is like, I look up and find the little twisted horn.',
      ],
      explanation:
        '<p>She keeps it “not only because it is magnificent” (admiration) but also for this: “Whenever I catch myself feeling certain of what some distant thing is like, I look up and find the little twisted horn” ([[line: I look up and find the little twisted horn]]). The horn is the invented part: a warning.</p>',
    },
  ],
}
