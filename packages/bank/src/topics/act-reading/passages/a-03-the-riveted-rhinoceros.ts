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
      right: 'lasted because it fit with what people had already heard about the animal.',
      wrong: [
        {
          html: 'lasted because it came from an artist whose name everybody in Europe knew.',
          misconception: 'ar-half-right',
          why: 'Fame is part of the answer, “Dürer was famous,” but only part: the author does “not think that fame explains a door in Pisa.”',
        },
        {
          html: 'lasted because there was no truer picture for well over two hundred years.',
          misconception: 'ar-half-right',
          why: 'That it lasted “for well over two hundred years” is right; but a truer picture was there all the time: Burgkmair’s was made “In the same year.”',
        },
        {
          html: 'went wrong because its maker had only a sketch and the crafts of his own city to go by.',
          misconception: 'ar-too-narrow',
          why: 'This is so, and well told in the fourth paragraph; but the rest of the passage asks something else: “Why did the wrong rhinoceros win?”',
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
      right: 'believed the old writers, who called them foes.',
      wrong: [
        {
          html: 'wanted an artist to be able to draw them side by side.',
          misconception: 'ar-invented-cause',
          why: 'A sketch was made in Lisbon, so the two are near each other, but the passage does not say that the meeting was arranged for it.',
        },
        {
          html: 'hoped to prove that an ancient book had been wrong about the two animals.',
          misconception: 'ar-reversed',
          why: 'The ancient books do stand behind it, but the other way about: he was acting on what he had read there, and nothing says that he doubted it.',
        },
        {
          html: 'had to decide which of them to send to the pope as a gift.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The present to the pope is in the passage, but it comes in the following winter and has no connection with the meeting.',
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
      right: 'bring in an event that Dürer’s print will seem to explain.',
      wrong: [
        {
          html: 'bring in an event that Dürer’s print was made to record.',
          misconception: 'ar-half-right',
          why: 'The event does matter to the print; but what Dürer had was “a paragraph of description” of the animal, and no elephant is in his picture.',
        },
        {
          html: 'introduce a belief that Dürer’s print was made to test.',
          misconception: 'ar-common-sense-over-text',
          why: 'A belief of the ancient authors is there, and it was put to the test; but the king did that, with a real elephant, and a print tests nothing.',
        },
        {
          html: 'introduce a belief that Dürer’s print would help to end.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That a picture may end a false belief is told of others, of Oudry’s and those like it; and what Dürer’s print did was to keep a false one alive.',
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
      stem: 'Which feature of Dürer’s rhinoceros does the passage say that no real rhinoceros has?',
      right: 'A horn on the shoulders',
      wrong: [
        {
          html: 'Folds in the skin',
          misconception: 'ar-true-but-not-asked',
          why: 'The folds are in the picture and look like plates, but they are real: the skin “does fall in thick folds.”',
        },
        {
          html: 'A hide with round bumps',
          misconception: 'ar-true-but-not-asked',
          why: 'The bumps may have suggested the rivets, which makes them suspicious; but the real skin is “covered with round bumps.”',
        },
        {
          html: 'Forelegs tied with rope',
          misconception: 'ar-swaps-people',
          why: 'The rope is a striking detail, but it was Burgkmair who drew it and not Dürer; and the real animal probably did wear one.',
        },
      ],
      evidence: ['From the ridge of its shoulders grows a second, smaller horn'],
      explanation:
        '<p class="plan">A stated detail: find the words “no rhinoceros has ever possessed.”</p><p>“From the ridge of its shoulders grows a second, smaller horn, twisted like a seashell, which no rhinoceros has ever possessed” ([[line: which no rhinoceros has ever possessed]]). The other strange things in the picture are described as armor or scales; only of this horn does the author say that no animal has it.</p>',
    },
    {
      id: 'act-reading/the-riveted-rhinoceros-q5',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'With the statement in [[line: An artist who is sent a riddle by mail]] about an artist and a riddle, the author suggests that Dürer:',
      right: 'read the sketch in the light of a craft that he had long known well.',
      wrong: [
        {
          html: 'had the sketch explained to him out of the ancient authors.',
          misconception: 'ar-swaps-people',
          why: 'The ancient authors are in the passage, but it is the king who “had read in the ancient authors”; Dürer is said to have gone by armor.',
        },
        {
          html: 'had the sketch explained to him by the craftsmen of his city.',
          misconception: 'ar-half-right',
          why: 'That the craftsmen of Nuremberg come into it is right; but nothing says that he asked them: he “had been drawing armor all his life” himself.',
        },
        {
          html: 'altered the sketch on purpose to please the buyers in his city.',
          misconception: 'ar-outside-the-text',
          why: 'He did know how to sell a print, so it sounds likely; but these lines are about honest mistakes: the sketch “may well have looked like plates and rivets.”',
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
      right: 'passed out of notice.',
      wrong: [
        {
          html: 'went under water.',
          misconception: 'ar-first-meaning',
          why: 'A ship goes down later in the passage, so the first meaning is at hand; but here it is a print that sank, and a print needs no water.',
        },
        {
          html: 'dropped in price.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Prices can sink, and prints are sold; but the sentence goes on to speak of a single copy that survives, not of what it cost.',
        },
        {
          html: 'grew discouraged.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A heart can sink, as when one is discouraged, and the animal looks patient and sad; but the sentence is about the print, which has no feelings.',
        },
      ],
      evidence: ['it sank almost without a trace: a single copy is known to survive'],
      explanation:
        '<p class="plan">A word in context: the colon after it explains it.</p><p>The colon explains the word: “it sank almost without a trace: a single copy is known to survive.” The print was forgotten.</p>',
    },
    {
      id: 'act-reading/the-riveted-rhinoceros-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 65,
      text: '',
      stem: 'The claim that the author makes in [[line: Everyone who bought the print had heard that this was the beast that had put an elephant to flight]] would be most weakened by the discovery that:',
      right: 'most of the print’s buyers did not know that the elephant had fled.',
      wrong: [
        {
          html: 'Dürer himself did not know that the elephant had fled.',
          misconception: 'ar-swaps-people',
          why: 'It sounds like the same blow, but the claim is about what buyers saw: it speaks of “Everyone who bought the print,” whatever its maker knew.',
        },
        {
          html: 'Burgkmair’s print had been offered to the same buyers at the same price.',
          misconception: 'ar-wrong-side',
          why: 'It does bear on why one print won; but it rules out that price or place decided, and so leaves the author’s reason stronger than before.',
        },
        {
          html: 'the sketch from Lisbon had shown the folds of the hide quite clearly.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This would count against what the fourth paragraph says about “a hurried sketch” and the mistakes; it does not touch what people saw in the print.',
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
      right: 'was lost because it was not left free to swim for its life.',
      wrong: [
        {
          html: 'was lost because the storm was too strong for it to swim.',
          misconception: 'ar-half-right',
          why: 'The storm is right, and so is the swimming; but it never came to a trial of strength, since this animal “was chained to the deck.”',
        },
        {
          html: 'was chained because it might otherwise have swum away.',
          misconception: 'ar-invented-cause',
          why: 'Swimming and chain stand side by side, which suggests that one explains the other; but the passage gives no reason for the chain.',
        },
        {
          html: 'was chained because a storm had been expected on the way.',
          misconception: 'ar-common-sense-over-text',
          why: 'A heavy load is made fast before a storm, so this seems likely; but that anyone expected the storm is not said, and no reason for the chain is given.',
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
      right: 'admiration, and as a caution against certainty.',
      wrong: [
        {
          html: 'admiration, and as a model for other artists.',
          misconception: 'ar-half-right',
          why: 'She does call it “magnificent,” but nothing is said of other artists; what she finds in it is the horn that reminds her not to be too sure.',
        },
        {
          html: 'sympathy, and as a record of a captive animal.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The captive look belongs to Burgkmair’s picture, and the chain to the paragraph before; her own copy shows the beast in “bolted plates.”',
        },
        {
          html: 'sympathy, and as a proof of an artist’s honesty.',
          misconception: 'ar-wrong-tone',
          why: 'She has said that his mistakes “are not foolish ones,” which is kind; but what she feels over her desk is that the print “is magnificent,” and its horn is false.',
        },
      ],
      evidence: [
        'not only because it is magnificent',
        'Whenever I catch myself feeling certain of what some distant thing is like, I look up and find the little twisted horn.',
      ],
      explanation:
        '<p class="plan">An attitude question with two halves: find words for each half in the last paragraph.</p><p>She keeps it “not only because it is magnificent” (admiration) but also for this: “Whenever I catch myself feeling certain of what some distant thing is like, I look up and find the little twisted horn” ([[line: I look up and find the little twisted horn]]). The horn is the invented part: a warning.</p>',
    },
    {
      id: 'act-reading/the-riveted-rhinoceros-q10',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.0,
      seconds: 55,
      text: '',
      stem: 'According to the passage, Dürer’s rhinoceros was to be found in all of the following EXCEPT:',
      right: 'a painting that was made in Paris at the size of life.',
      wrong: [
        {
          html: 'scholarly works that dealt with the animal kingdom.',
          misconception: 'ar-missed-in-other-words',
          why: 'The option’s words do not stand there, but its sense does: these are the “learned books on animals,” first in the list of borrowers.',
        },
        {
          html: 'metalwork upon the entrance of an Italian church.',
          misconception: 'ar-missed-in-other-words',
          why: 'Neither “metalwork” nor “entrance” stands in the passage, but the print was “cast in bronze for a door of the cathedral in Pisa.”',
        },
        {
          html: 'textbooks that pupils used in the twentieth century.',
          misconception: 'ar-overlooked-mention',
          why: 'It stands at the end of another paragraph: schoolbooks “are said to have printed it, as a plain likeness, into the 1930s.”',
        },
      ],
      evidence: ['portrayed her life-size, without a rivet', 'cast in bronze for a door of the cathedral in Pisa'],
      explanation:
        '<p class="plan">An EXCEPT question: look in the paragraph on what happened afterward and in the next one, and cross off three places.</p><p>The print was borrowed by learned books, “cast in bronze for a door of the cathedral in Pisa” ([[line: cast in bronze for a door]]), and printed in schoolbooks. The painting at the size of life was Oudry’s, of Clara, “without a rivet” ([[line: portrayed her life-size]]).</p>',
    },
  ],
}
