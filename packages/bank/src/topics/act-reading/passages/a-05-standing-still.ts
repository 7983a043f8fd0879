import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/standing-still',
  kind: 'Literary Narrative',
  title: 'Standing Still',
  description:
    'This passage is from the short story “Standing Still” by Tomás Arriagada Vidal (2017). Author and source are invented.',
  paragraphs: [
    'The wind on that road had a habit of opening car doors, so before they set out Elvira made her nephew tie hers shut with a rope. “If I go, the tuning hammer goes with me,” she said, “and it was made in Leipzig.” She had been blind since she was four, and she was the only piano tuner within three days of Punta Arenas. Matías was eighteen, with a license eleven days old. Until February, when the cousin who usually drove her came back from the army, he was her eyes, her chauffeur, and, as she put it, her second-best tool.',
    'There are not many pianos on Tierra del Fuego. Most came by ship a century ago, when wool was worth something, and each now stood in the front room of some sheep station with photographs on its lid. Elvira knew them as a doctor knows patients who will not take advice. One was kept beside a stove. One had been painted white. One, at the Ivelić place, had mice, “and the mice,” she said, “have better taste than the family. They leave the bass alone.”',
    'The Ivelić piano was the last call of the third day. Mr. Ivelić shouted, as people often did with her, as though blindness were a kind of distance. He shouted that the piano needed nothing. His sister had gone to Santiago and nobody had touched it all year. How could a thing go out of tune if nobody touched it?',
    '“How can your roof leak,” said Elvira, “if nobody walks on it?”',
    'Matías laid out her tools on a towel in the order she liked and prepared to be bored. He had been bored, so far, at five pianos. The work was one note struck two hundred times, and it was a mystery to him how anybody could tell the last time from the first. But the wind was too strong for sitting in the van, and Mr. Ivelić had gone to see about a ewe, so when she said, “Come here and put your hand on the case,” he came.',
    '“I’m going to play one note,” she said. “It has three strings, and I’ve silenced one with felt. Don’t listen for high or low. Everybody listens for high or low. Listen for whether it stands still.”',
    'She struck it. It sounded to him like a piano.',
    '“Again. Not the beginning; the beginning is only the hammer. Listen to what comes after, when you would normally have stopped.”',
    'She struck it and held it, and he listened past the place where he would normally have stopped, and there, in the long tail of the note, something moved. It swelled and shrank, swelled and shrank, like the side of a sleeping animal. He took his hand off the case as though it had been hot.',
    '“Ah,” said Elvira.',
    '“Is that always there?”',
    '“In this house? Since before you were born. It’s two strings quarreling about how high they are. Now.” She leaned on the hammer, so slightly that nothing moved except a tendon in her wrist. The swelling slowed. It became one long sigh, and then a longer one, and then all at once it was not there, and the note stood in the cold room like a post driven into the ground. He had not known that a sound could do that. He laughed out loud.',
    '“Two hundred and eleven to go,” said his aunt.',
    'They finished by lamplight. Mr. Ivelić came in smelling of sheep, listened politely to a chord, and announced that he could not for the life of him hear any difference. Then he paid in full and added a leg of lamb.',
    'The trouble began on the way home. The ferry blew its horn, and inside the horn Matías heard the swelling and the shrinking. The engine of the van had it. The telephone wires had it, all along the shore. In the café at the landing a girl was picking out a song on a guitar, a song he had liked all summer, and he had to put down his sandwich.',
    '“It’s out,” he said. “Everything’s out. The whole world is out of tune.”',
    '“Yes,” said Elvira. “I’m sorry. I ought to have asked you first.” She did not sound sorry. She sounded like someone who has lived for many years abroad and has heard, across a crowded street, a few words of her own language. “It doesn’t go away, I’m afraid. But now and then, you know, something stands still.”',
    'And she turned toward the music and held out her hand, and after a moment, without seeming to know quite why, the girl got up and brought her the guitar.',
  ],
  questions: [
    {
      id: 'act-reading/standing-still-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'Which of the following best describes what happens to Matías in the course of the passage?',
      right: 'He learns to hear something that delights him and then will not leave him alone.',
      wrong: [
        {
          html: 'He learns to hear what others miss and then tunes a stranger’s guitar by it.',
          misconception: 'ar-swaps-people',
          why: 'He does hear that the girl’s guitar is out of tune; but it is Elvira who “held out her hand” for it, while to him the whole world is wrong.',
        },
        {
          html: 'He learns to respect a craft that bored him and then takes it up as his own.',
          misconception: 'ar-half-right',
          why: 'He was bored “at five pianos” and is bored no longer; but nothing says that he will ever tune a piano himself.',
        },
        {
          html: 'He learns to see how lonely his aunt has been and then stays to work with her.',
          misconception: 'ar-swaps-people',
          why: 'The comparison with someone “abroad” makes one feel it for her; but he does not say so, and he drives only “Until February.”',
        },
      ],
      evidence: [
        'He had not known that a sound could do that. He laughed out loud.',
        'The whole world is out of tune.',
      ],
      explanation:
        '<p class="plan">This asks what happens to Matías from beginning to end: cover the piano and the way home.</p><p>At the piano he is delighted: “He had not known that a sound could do that. He laughed out loud.” On the way home the same ability follows him everywhere: “The whole world is out of tune” ([[line: The whole world is out of tune.]]). Both halves belong to what happens to him.</p>',
    },
    {
      id: 'act-reading/standing-still-q2',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'Elvira’s remarks in the first two paragraphs (about the hammer, her nephew, and the mice) show her to be:',
      right: 'playful, and ready to be sharp.',
      wrong: [
        {
          html: 'playful, and fond of the families.',
          misconception: 'ar-half-right',
          why: 'The remarks are jokes, that part is right; but to say that mice “have better taste than the family” is not fond of anyone.',
        },
        {
          html: 'stern, and hard to satisfy.',
          misconception: 'ar-wrong-tone',
          why: 'She does find fault with the family; but she praises the mice for it, and calls her nephew a “second-best tool” in fun.',
        },
        {
          html: 'sharp, and unhappy to need a driver.',
          misconception: 'ar-half-right',
          why: 'Her tongue is sharp, and she cannot drive; but “second-best tool” is said in fun, and none of the three remarks complains that she needs him.',
        },
      ],
      evidence: ['have better taste than the family. They leave the bass alone.'],
      explanation:
        '<p class="plan">A question of character through speech: take her three remarks and ask what they have in common.</p><p>She worries about the hammer more than about herself, calls her nephew her “second-best tool,” and says that the mice “have better taste than the family. They leave the bass alone” ([[line: They leave the bass alone.]]). The jokes have an edge, but they are jokes.</p>',
    },
    {
      id: 'act-reading/standing-still-q3',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'The comparison in [[line: as a doctor knows patients who will not take advice]] suggests that, in Elvira’s eyes, the pianos were:',
      right: 'harmed in spite of what she had told people.',
      wrong: [
        {
          html: 'harmed by what people did not know about them.',
          misconception: 'ar-half-right',
          why: 'The pianos were harmed, by a stove or by paint; but advice that is not taken must have been given, so people did know.',
        },
        {
          html: 'different enough for each to need other care.',
          misconception: 'ar-outside-the-text',
          why: 'Each piano has its own trouble here, like patients; but the comparison is with those “who will not take advice,” not with different cures.',
        },
        {
          html: 'past the point where her work could help them.',
          misconception: 'ar-extreme-wording',
          why: 'They are old and badly kept; but she still tunes them, and the one at the Ivelić place is made right by lamplight.',
        },
      ],
      evidence: [
        'One was kept beside a stove. One had been painted white.',
        'as a doctor knows patients who will not take advice',
      ],
      explanation:
        '<p class="plan">An inference from a comparison: ask what such patients do with what they are told, and read the examples that follow.</p><p>Patients “who will not take advice” have been given some and ignore it. The examples follow at once: “One was kept beside a stove. One had been painted white.” These are things done to pianos by people who pay no heed to their tuner.</p>',
    },
    {
      id: 'act-reading/standing-still-q4',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'Elvira answers Mr. Ivelić with a question ([[line: How can your roof leak]]) in order to:',
      right: 'point out the flaw in his argument.',
      wrong: [
        {
          html: 'show him that she will not be shouted at.',
          misconception: 'ar-wrong-tone',
          why: 'He does shout, and one expects her to mind it; but her question copies the form of his argument and leaves the shouting alone.',
        },
        {
          html: 'remind him of how long she has known his house.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'She knows his piano and its mice well; but a roof that leaks is nothing she remembers: it only stands beside the untouched piano.',
        },
        {
          html: 'make him laugh before she gets to work.',
          misconception: 'ar-common-sense-over-text',
          why: 'It is a funny reply, and a joke does ease a visit; but it answers his “How could a thing go out of tune” exactly.',
        },
      ],
      evidence: ['How could a thing go out of tune if nobody touched it?', 'if nobody walks on it?'],
      explanation:
        '<p class="plan">A function question: set her question beside the one that he has just asked.</p><p>He has asked: “How could a thing go out of tune if nobody touched it?” She answers in the same form: “How can your roof leak … if nobody walks on it?” The parallel shows that his reasoning is wrong.</p>',
    },
    {
      id: 'act-reading/standing-still-q5',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.7,
      seconds: 50,
      text: '',
      stem: 'According to the passage, Matías stays by the piano while his aunt works at the Ivelić place because:',
      right: 'it was too windy to sit in the van.',
      wrong: [
        {
          html: 'the man of the house had asked him to.',
          misconception: 'ar-half-right',
          why: 'He and the ewe stand in the same sentence, as part of the reason; but he “had gone to see about a ewe” and asks Matías nothing.',
        },
        {
          html: 'he wanted to hear the note change.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'He does hear it change in the end; but that comes of staying, and before it he “prepared to be bored.”',
        },
        {
          html: 'his aunt needed him to pass her tools.',
          misconception: 'ar-common-sense-over-text',
          why: 'A blind person may seem to need it; but he had already laid them out “in the order she liked,” and her work needs no hand of his.',
        },
      ],
      evidence: ['But the wind was too strong for sitting in the van'],
      explanation:
        '<p class="plan">A stated cause: find the sentence with “so when she said.”</p><p>“But the wind was too strong for sitting in the van, and Mr. Ivelić had gone to see about a ewe, so when she said, ‘Come here and put your hand on the case,’ he came” ([[line: the wind was too strong for sitting in the van]]). He has nowhere better to be. The word “so” ties his coming to the wind: the van, where he would have waited, is no good that day.</p>',
    },
    {
      id: 'act-reading/standing-still-q6',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: -0.2,
      seconds: 50,
      text: '',
      stem: 'When Elvira plays the single note for Matías, she tells him to pay attention to:',
      right: 'what is left of the sound after the stroke.',
      wrong: [
        {
          html: 'how high the sound is when it has settled.',
          misconception: 'ar-half-right',
          why: 'What comes after the stroke is right; but she says “Don’t listen for high or low,” so height is just what he must leave aside.',
        },
        {
          html: 'the first moment of the sound as she strikes.',
          misconception: 'ar-reversed',
          why: 'Where something is struck, one listens for the stroke; but she rules this out in so many words: “Not the beginning; the beginning is only the hammer.”',
        },
        {
          html: 'what the string under the felt still gives off.',
          misconception: 'ar-echoed-words',
          why: 'She does mention the felt and the strings; but she has “silenced one with felt” to be rid of it, and it has nothing to give off.',
        },
      ],
      evidence: ['Listen to what comes after, when you would normally have stopped.'],
      explanation:
        '<p class="plan">A stated detail: find her instruction that begins with “Not the beginning.”</p><p>“Not the beginning; the beginning is only the hammer. Listen to what comes after, when you would normally have stopped” ([[line: Listen to what comes after]]). She sets one thing aside, the hammer’s stroke, and asks for the other, what sounds on after it.</p>',
    },
    {
      id: 'act-reading/standing-still-q7',
      skill: 'ar-words-in-context',
      difficulty: 'High',
      b: 0.7,
      seconds: 50,
      text: '',
      stem: 'As it is used in [[line: the note stood in the cold room like a post]], the word “stood” most nearly means:',
      right: 'kept steady.',
      wrong: [
        {
          html: 'lasted on.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A thing that still stands has lasted, and the note is held; but it had lasted before too, and what is new is that nothing moves in it.',
        },
        {
          html: 'was alone.',
          misconception: 'ar-mood-for-meaning',
          why: 'A post in a cold room does make a lonely picture; but the point is that it is “driven into the ground” and cannot sway.',
        },
        {
          html: 'came to a halt.',
          misconception: 'ar-first-meaning',
          why: 'The swelling does cease at this moment; but the note itself goes on, and it is the note that “stood.”',
        },
      ],
      evidence: [
        'all at once it was not there, and the note stood in the cold room like a post driven into the ground',
      ],
      explanation:
        '<p class="plan">A word in context: recall what the note did before, and what happens to this “all at once.”</p><p>The swelling and shrinking has just ceased: “all at once it was not there, and the note stood in the cold room like a post driven into the ground.” This is what Elvira meant by “stands still”: the sound no longer wavers.</p>',
    },
    {
      id: 'act-reading/standing-still-q8',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The comparison in [[line: She sounded like someone who has lived for many years abroad and has heard, across a crowded street, a few words of her own language]] most strongly suggests that at this moment Elvira is:',
      right: 'glad that somebody hears things as she does.',
      wrong: [
        {
          html: 'sorry that she has spoiled a song for him.',
          misconception: 'ar-literal-for-figurative',
          why: 'She does say “I’m sorry”; but the sentence after it takes this back: “She did not sound sorry.”',
        },
        {
          html: 'glad that the song is one from her own past.',
          misconception: 'ar-half-right',
          why: 'Glad is right; but the words of her own language are not the song: they are Matías’s complaint, which she has just heard.',
        },
        {
          html: 'surprised that he has learned so fast.',
          misconception: 'ar-outside-the-text',
          why: 'He has learned it in one afternoon, but she shows no surprise: she answers “Yes,” as someone does who hears “her own language.”',
        },
      ],
      evidence: [
        'She did not sound sorry. She sounded like someone who has lived for many years abroad and has heard, across a crowded street, a few words of her own language.',
      ],
      explanation:
        '<p class="plan">An inference from a comparison: what has happened, at the end of the sentence, to the person who has lived abroad, and to what does Elvira reply?</p><p>“She did not sound sorry. She sounded like someone who has lived for many years abroad and has heard, across a crowded street, a few words of her own language.” It is a happy surprise. Until now nobody around her shared her ear; Matías’s complaint is the first sign that someone does.</p>',
    },
    {
      id: 'act-reading/standing-still-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which of Matías’s actions gives the earliest sign that he hears what his aunt hears?',
      right: 'He takes his hand off the case.',
      wrong: [
        {
          html: 'He asks whether it is always there.',
          misconception: 'ar-half-right',
          why: 'It is a sign that he hears it, but not the earliest: before he asks, he has drawn back from the case “as though it had been hot.”',
        },
        {
          html: 'He puts down his sandwich.',
          misconception: 'ar-true-but-not-asked',
          why: 'He does put it down because of what he hears, but in the café, when the lesson is over and he has been hearing it everywhere.',
        },
        {
          html: 'He asks for the note again.',
          misconception: 'ar-swaps-people',
          why: '“Again” is said before the swelling is heard, so it would be early; but it is Elvira who says it, to make him listen to what comes after.',
        },
      ],
      evidence: ['He took his hand off the case as though it had been hot.'],
      explanation:
        '<p class="plan">Evidence and order: go through the lesson line by line, and stop where something first shows that the swelling has reached him.</p><p>The first stroke “sounded to him like a piano.” At a later one, “something moved,” and “He took his hand off the case as though it had been hot” ([[line: He took his hand off the case as though it had been hot.]]). Only then come Elvira’s “Ah,” his question, and, when the note stands still, his laughter.</p>',
    },
    {
      id: 'act-reading/standing-still-q10',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'After the lesson at the Ivelić place, Matías is said to hear the swelling and shrinking in all of the following EXCEPT:',
      right: 'the wind at the landing.',
      wrong: [
        {
          html: 'the horn of the ferry.',
          misconception: 'ar-lost-the-not',
          why: 'The horn comes first among the things that had it: “inside the horn Matías heard the swelling and the shrinking”; but the question asks for what is not named.',
        },
        {
          html: 'the motor of the van.',
          misconception: 'ar-missed-in-other-words',
          why: 'The passage says “The engine of the van had it”; engine and motor are two words for one thing.',
        },
        {
          html: 'the wires by the shore.',
          misconception: 'ar-overlooked-mention',
          why: 'It is a short sentence and easily missed: “The telephone wires had it, all along the shore.”',
        },
      ],
      evidence: [
        'inside the horn Matías heard the swelling and the shrinking',
        'The telephone wires had it, all along the shore.',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: read the paragraph that begins “The trouble began” and cross off what “had it.”</p><p>The ferry’s horn, the engine and the wires all had it: “The telephone wires had it, all along the shore” ([[line: The telephone wires had it]]). The wind blows earlier, around the car doors and the van, and nothing of the kind is said about it.</p>',
    },
  ],
}
