import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-riveted-rhinoceros',
  kind: 'Humanities',
  title: 'The Riveted Rhinoceros',
  description:
    'This passage is from the essay “The Riveted Rhinoceros” by Judith Okonjo-Hale (2018). Author and source are invented.',
  paragraphs: [
    'In May of 1515 a ship from India tied up at Lisbon and unloaded spices and a rhinoceros. No living rhinoceros had been seen in Europe since the days of the Romans, and the king of Portugal, Manuel I, was eager to make use of his. He had read in the ancient authors that the rhinoceros and the elephant were mortal enemies. He owned elephants. In June, before a large crowd, one of them was brought face to face with the newcomer. The elephant considered the matter briefly and ran away.',
    'Somebody in Lisbon made a sketch and wrote a letter. The two traveled across the continent to Nuremberg, and there came into the hands of Albrecht Dürer, the most admired artist in the German lands. Dürer had never seen a rhinoceros and never would. He had a rough drawing, a paragraph of description, and a lifelong interest in the surfaces of things. From these he designed the woodcut that would tell Europe, for well over two hundred years, what a rhinoceros was.',
    'It is a wonderful animal. It is also armored. Dürer’s rhinoceros wears a breastplate and a saddle of metal, studded along the seams like the work of a good smith. Its legs are scaled like a lizard’s. From the ridge of its shoulders grows a second, smaller horn, twisted like a seashell, which no rhinoceros has ever possessed.',
    'The mistakes are not foolish ones. The skin of the Indian rhinoceros does fall in thick folds, covered with round bumps, and a hurried sketch of it may well have looked like plates and rivets. Nuremberg was a city of armorers; Dürer had been drawing armor all his life. An artist who is sent a riddle by mail will solve it with whatever is made on the next street.',
    'What is odd is what happened afterward. In the same year another artist, Hans Burgkmair of Augsburg, made a woodcut of the same animal, apparently from a similar report. Burgkmair’s rhinoceros has no rivets and no second horn. Its hide hangs and wrinkles. Its forelegs are tied with rope, as those of the real one must often have been, and it has the patient look of a creature that is waiting to be moved again. It is much nearer the truth, and it sank almost without a trace: a single copy is known to survive. Dürer’s was printed in the thousands. It was borrowed by the authors of learned books on animals, woven into tapestries, painted on plates, and cast in bronze for a door of the cathedral in Pisa.',
    'Nor did the facts, when they came, dislodge it quickly. In 1741 a young rhinoceros named Clara was landed at Rotterdam, and for seventeen years she toured Europe in a wagon built for her, to be looked at for a fee. In Paris the painter Jean-Baptiste Oudry portrayed her life-size, without a rivet. Truer pictures, hers among them, pushed Dürer’s out of the science books by the end of the century. But it went on hanging in the back of the mind. German schoolbooks are said to have printed it, as a plain likeness, into the 1930s.',
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
      right: 'lasted because it bore out what people had been told of the animal.',
      wrong: [
        {
          html: 'lasted because it was made and sold by an artist who was famous.',
          misconception: 'ar-half-right',
          why: 'Fame and business are “Part of the answer,” as the author says; but she adds “I do not think that fame explains a door in Pisa.”',
        },
        {
          html: 'lasted because its armor made a strange animal look familiar.',
          misconception: 'ar-outside-the-text',
          why: 'Armor was familiar in Nuremberg, and strange things please when they look known; but the author says that the plates gave “the reason” for a victory.',
        },
        {
          html: 'lasted because those who copied it had never seen the animal.',
          misconception: 'ar-half-right',
          why: 'Those who copied it could not check it; but the same holds for Burgkmair’s print, which sank, and even Clara did not dislodge this one quickly.',
        },
      ],
      evidence: ['It competes on how well it explains what they have already been told.'],
      explanation:
        '<p class="plan">This asks for the main point: the passage asks a question outright and answers it; look for both.</p><p>The question of the passage is asked outright: “Why did the wrong rhinoceros win?” Its answer: such a picture “does not compete on accuracy. It competes on how well it explains what they have already been told” ([[line: It competes on how well it explains what they have already been told.]]).</p>',
    },
    {
      id: 'act-reading/the-riveted-rhinoceros-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.9,
      seconds: 45,
      text: '',
      stem: 'According to the passage, the king brought the rhinoceros and an elephant together because he:',
      right: 'had read of the two as enemies.',
      wrong: [
        {
          html: 'wished to know which was stronger.',
          misconception: 'ar-common-sense-over-text',
          why: 'Such a fight usually decides this, and the elephant did lose; but the reason given is what the king “had read in the ancient authors.”',
        },
        {
          html: 'hoped to please a large crowd.',
          misconception: 'ar-outside-the-text',
          why: 'The meeting did take place “before a large crowd”; but nothing says that it was held for the crowd’s sake.',
        },
        {
          html: 'had heard from sailors that they fought.',
          misconception: 'ar-half-right',
          why: 'He had learned of it from others, but sailors are not mentioned; the source is named: what he “had read in the ancient authors.”',
        },
      ],
      evidence: ['He had read in the ancient authors that the rhinoceros and the elephant were mortal enemies.'],
      explanation:
        '<p class="plan">A stated cause: the sentences about the ancient authors and the king’s elephants stand right before the meeting.</p><p>“He had read in the ancient authors that the rhinoceros and the elephant were mortal enemies. He owned elephants” ([[line: the rhinoceros and the elephant were mortal enemies]]). The meeting follows from these two sentences. “Mortal enemies” are foes, and the “ancient authors” are old writers; he took them at their word and put it to the test.</p>',
    },
    {
      id: 'act-reading/the-riveted-rhinoceros-q3',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'In relation to the passage as a whole, the story of the elephant in the first paragraph mainly serves to:',
      right: 'supply what the buyers of Dürer’s print would know of the animal.',
      wrong: [
        {
          html: 'supply the scene that Dürer was sent a sketch of from Lisbon.',
          misconception: 'ar-half-right',
          why: 'A sketch did come from Lisbon after this event; but the sketch and the print are of the rhinoceros alone, and no elephant is said to be in them.',
        },
        {
          html: 'show how a belief taken from old books was proved to be wrong.',
          misconception: 'ar-reversed',
          why: 'The king tried what he had read, so a correction might be expected; but the elephant “ran away,” which seemed to bear the old books out.',
        },
        {
          html: 'show why the king was soon glad to part with the animal.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'He did ship it off “That winter,” as a present to the pope; but nothing connects the gift with the elephant’s flight.',
        },
      ],
      evidence: [
        'Everyone who bought the print had heard that this was the beast that had put an elephant to flight',
        'You can see why the elephant ran.',
      ],
      explanation:
        '<p class="plan">A function question: look for the place, near the end, where the elephant comes back.</p><p>The elephant returns at the decisive point: “Everyone who bought the print had heard that this was the beast that had put an elephant to flight, and here, in bolted plates, was the reason.” The paragraph ends: “You can see why the elephant ran” ([[line: You can see why the elephant ran.]]). The opening plants what this needs.</p>',
    },
    {
      id: 'act-reading/the-riveted-rhinoceros-q4',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.8,
      seconds: 45,
      text: '',
      stem: 'Which feature does the passage say that Burgkmair’s rhinoceros has and Dürer’s does not?',
      right: 'Rope around the forelegs',
      wrong: [
        {
          html: 'A chain that holds it fast',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The real animal “was chained to the deck” of the ship, so a chain comes to mind; but Burgkmair’s is tied, and with rope.',
        },
        {
          html: 'Round bumps on the hide',
          misconception: 'ar-swaps-people',
          why: 'Round bumps are what the skin of the real Indian rhinoceros has, in the paragraph on Dürer; but of Burgkmair’s hide we read that it “hangs and wrinkles.”',
        },
        {
          html: 'A horn without a twist',
          misconception: 'ar-half-right',
          why: 'The twist belongs to the second horn in Dürer’s print, and Burgkmair’s has “no second horn” at all; but nothing is said of the shape of the first.',
        },
      ],
      evidence: ['Its forelegs are tied with rope'],
      explanation:
        '<p class="plan">A stated detail: find the two sentences that describe Burgkmair’s picture.</p><p>“Its forelegs are tied with rope, as those of the real one must often have been” ([[line: Its forelegs are tied with rope]]). Dürer’s animal wears plates and scales, and no rope is mentioned.</p>',
    },
    {
      id: 'act-reading/the-riveted-rhinoceros-q5',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'With the statement in [[line: An artist who is sent a riddle by mail]], the author suggests that Dürer:',
      right: 'saw in the sketch what he was used to drawing.',
      wrong: [
        {
          html: 'asked the smiths near him what the sketch meant.',
          misconception: 'ar-half-right',
          why: 'What was made on “the next street” is indeed what helped him; but he needed to ask no one: he “had been drawing armor all his life.”',
        },
        {
          html: 'added to the sketch what his buyers would like.',
          misconception: 'ar-outside-the-text',
          why: 'He did know “how to sell a print”; but the mistakes are explained by a hurried sketch and by armor, not by a wish to please.',
        },
        {
          html: 'trusted old books more than he did the sketch.',
          misconception: 'ar-swaps-people',
          why: 'Ancient authors do come up, but it is the king who had read them; Dürer’s mistakes are put down to a hurried sketch and to armor.',
        },
      ],
      evidence: ['Nuremberg was a city of armorers; Dürer had been drawing armor all his life.'],
      explanation:
        '<p class="plan">A figure of speech: find out what was made in “the next street” in Nuremberg, and what Dürer had to do with it.</p><p>The sentence just before says what was in the next street: “Nuremberg was a city of armorers; Dürer had been drawing armor all his life.” Faced with a riddle (plates? bumps?), he solved it with the thing that he had always drawn.</p>',
    },
    {
      id: 'act-reading/the-riveted-rhinoceros-q6',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.6,
      seconds: 40,
      text: '',
      stem: 'As it is used in [[line: it sank almost without a trace]], the word “sank” most nearly means:',
      right: 'was forgotten.',
      wrong: [
        {
          html: 'lost its value.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Prices sink, and a print is sold; but the colon explains the word by what is left, “a single copy,” and not by what it cost.',
        },
        {
          html: 'was shipwrecked.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'A ship does go down later in the passage, with the animal on it; but what “sank” here is a picture.',
        },
        {
          html: 'went downward.',
          misconception: 'ar-first-meaning',
          why: 'This is what things that sink do; but with “almost without a trace” it is said of a print that hardly anyone remembered.',
        },
      ],
      evidence: ['it sank almost without a trace: a single copy is known to survive'],
      explanation:
        '<p class="plan">A word in context: the colon after it explains it.</p><p>The colon explains the word: “it sank almost without a trace: a single copy is known to survive.” Nobody kept it in mind.</p>',
    },
    {
      id: 'act-reading/the-riveted-rhinoceros-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 65,
      text: '',
      stem: 'The claim that the author makes in [[line: Everyone who bought the print had heard that this was the beast that had put an elephant to flight]] would be most weakened by the discovery that:',
      right: 'most of the buyers had not heard of the elephant.',
      wrong: [
        {
          html: 'Dürer himself had not heard of the elephant.',
          misconception: 'ar-swaps-people',
          why: 'The elephant’s flight is what matters, so this is near; but it matters what “Everyone who bought the print had heard,” not what its maker had.',
        },
        {
          html: 'the buyers, for the most part, had seen both prints.',
          misconception: 'ar-wrong-side',
          why: 'It seems to spoil the comparison; but if they saw both and bought Dürer’s, the claim that it told them more would be stronger.',
        },
        {
          html: 'Dürer himself had seen Burgkmair’s print as well.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'The two prints are compared in this very paragraph; but what Dürer had seen changes nothing in what his buyers knew.',
        },
      ],
      evidence: ['Everyone who bought the print had heard that this was the beast that had put an elephant to flight'],
      explanation:
        '<p class="plan">To weaken an explanation, remove what it rests on: read who, in these lines, is said to have heard of what.</p><p>The argument rests on what buyers had been told: “Everyone who bought the print had heard that this was the beast that had put an elephant to flight” ([[line: Everyone who bought the print had heard]]). If they had not heard it, the plates could not have been “the reason” they were looking for. Whether the maker had heard it makes no difference to them.</p>',
    },
    {
      id: 'act-reading/the-riveted-rhinoceros-q8',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.8,
      seconds: 60,
      text: '',
      stem: 'The two sentences that close the eighth paragraph ([[line: Rhinoceroses swim well. This one was chained to the deck.]]) imply that the animal:',
      right: 'might have lived if it had been left loose.',
      wrong: [
        {
          html: 'proved too heavy to be saved from the sea.',
          misconception: 'ar-half-right',
          why: 'It was lost at sea, that is right; but the sentences give another cause than weight: it could swim and “was chained to the deck.”',
        },
        {
          html: 'was chained up because it could swim away.',
          misconception: 'ar-invented-cause',
          why: 'Swimming and chain stand side by side, so the one seems to explain the other; but animals on ships are simply tied, and no motive is given.',
        },
        {
          html: 'was used to being tied by those who moved it.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The patient look of a creature that waits “to be moved again” is in Burgkmair’s picture; but these sentences are about its death.',
        },
      ],
      evidence: ['Rhinoceroses swim well. This one was chained to the deck.'],
      explanation:
        '<p class="plan">An inference from two short sentences: the first names a chance; ask what the second does to it.</p><p>“Rhinoceroses swim well. This one was chained to the deck.” The first sentence names a chance, the second takes it away. The ship went down “in a storm,” but it was the chain that made the difference for the animal.</p>',
    },
    {
      id: 'act-reading/the-riveted-rhinoceros-q9',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'It can most reasonably be said that the author regards the woodcut over the desk ([[line: I keep a copy of the woodcut over my desk]]) with:',
      right: 'delight, and as a personal warning.',
      wrong: [
        {
          html: 'admiration, and as a comfort for mistakes.',
          misconception: 'ar-half-right',
          why: 'The author calls it “magnificent,” and its mistakes “are not foolish ones”; but it does not comfort: it puts a stop to “feeling certain.”',
        },
        {
          html: 'pity, and as a memorial to the animal.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The animal’s death stands just before, and one does feel pity; but the last paragraph speaks of a distant thing and of the invented horn.',
        },
        {
          html: 'delight, and as a proof of what art adds.',
          misconception: 'ar-half-right',
          why: 'Delight is right, and the horn is an addition; but the author looks up at it when “feeling certain,” and is stopped by it.',
        },
      ],
      evidence: [
        'not only because it is magnificent',
        'Whenever I catch myself feeling certain of what some distant thing is like, I look up and find the little twisted horn.',
      ],
      explanation:
        '<p class="plan">An attitude question with two halves: find words for each half in the last paragraph.</p><p>The author keeps it “not only because it is magnificent” (delight) but also for this: “Whenever I catch myself feeling certain of what some distant thing is like, I look up and find the little twisted horn” ([[line: I look up and find the little twisted horn]]). The horn is the invented part: a warning.</p>',
    },
    {
      id: 'act-reading/the-riveted-rhinoceros-q10',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.0,
      seconds: 55,
      text: '',
      stem: 'According to the passage, Dürer’s rhinoceros was to be found in all of the following EXCEPT:',
      right: 'the coins that a king had struck.',
      wrong: [
        {
          html: 'the cloth that was hung on walls.',
          misconception: 'ar-missed-in-other-words',
          why: 'Tapestries are just that: the passage says that the print was “woven into tapestries”; the words alone are others.',
        },
        {
          html: 'the plates that were put on tables.',
          misconception: 'ar-overlooked-mention',
          why: 'One reads quickly over it in the list, but it is there: the animal was “painted on plates.”',
        },
        {
          html: 'the entrance to an Italian church.',
          misconception: 'ar-missed-in-other-words',
          why: 'The cathedral door “in Pisa” is meant; it was cast in bronze after the print, and so it has to be crossed off.',
        },
      ],
      evidence: ['woven into tapestries, painted on plates', 'cast in bronze for a door of the cathedral in Pisa'],
      explanation:
        '<p class="plan">An EXCEPT question: look in the paragraph on what happened afterward, and cross off three places.</p><p>The print was “woven into tapestries, painted on plates, and cast in bronze for a door of the cathedral in Pisa” ([[line: cast in bronze for a door]]). Cloth, plates, and a church door are crossed off; coins are nowhere mentioned.</p>',
    },
  ],
}
