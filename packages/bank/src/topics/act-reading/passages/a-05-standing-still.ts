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
      right: 'He learns to hear something that first delights and then troubles him.',
      wrong: [
        {
          html: 'He learns to hear something that first troubles and then delights him.',
          misconception: 'ar-reversed',
          why: 'Both feelings are there, but in the other order: at the piano “He laughed out loud,” and on the way home “The whole world is out of tune.”',
        },
        {
          html: 'He learns to do something that first bores and then delights him.',
          misconception: 'ar-half-right',
          why: 'Boredom and delight are right, as far as the piano; but he learns only to hear, and the way home, where it troubles him, is left out.',
        },
        {
          html: 'He learns to do something that first delights and then wearies him.',
          misconception: 'ar-swaps-people',
          why: 'That one note is struck two hundred times might weary anybody; but it is Elvira who does the work, and what he learns is to hear.',
        },
      ],
      evidence: [
        'He had not known that a sound could do that. He laughed out loud.',
        'The whole world is out of tune.',
      ],
      explanation:
        '<p class="plan">This asks what happens to Matías from beginning to end: cover the piano and the way home.</p><p>At the piano he is delighted: “He had not known that a sound could do that. He laughed out loud.” On the way home the same ability becomes a burden: “The whole world is out of tune” ([[line: The whole world is out of tune.]]). Both halves belong to what happens to him.</p>',
    },
    {
      id: 'act-reading/standing-still-q2',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'Elvira’s remarks in the first two paragraphs (about the hammer, her nephew, and the mice) show her to be:',
      right: 'playful, and not afraid to be sharp.',
      wrong: [
        {
          html: 'playful, but careful not to hurt anyone.',
          misconception: 'ar-half-right',
          why: 'Playful she is, but to say that the mice “have better taste than the family” is hardly careful of anyone’s feelings.',
        },
        {
          html: 'proud, and quick to take offense.',
          misconception: 'ar-wrong-tone',
          why: 'Her hammer “was made in Leipzig,” and that may sound proud; but nobody has offended her yet, and all her remarks are jokes.',
        },
        {
          html: 'proud, but grateful for the help she gets.',
          misconception: 'ar-common-sense-over-text',
          why: 'One expects thanks from somebody who is driven about; but what her nephew hears is that he is her “second-best tool.”',
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
      right: 'kept badly by owners who would not listen to her.',
      wrong: [
        {
          html: 'harmed by owners who had never been told better.',
          misconception: 'ar-half-right',
          why: 'Harm is done to them, by a stove or by paint; but these are patients who “will not take advice,” so advice has been given.',
        },
        {
          html: 'so worn by age that her work could no longer help them.',
          misconception: 'ar-extreme-wording',
          why: 'They are a century old, and the patients do sound hopeless; but her work does help: by lamplight the Ivelić piano is in tune.',
        },
        {
          html: 'too far apart for her to see each of them often enough.',
          misconception: 'ar-outside-the-text',
          why: 'Three days of driving make this likely, but the comparison is about patients who ignore a doctor; how often she comes is not said.',
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
      right: 'show him what is wrong with his reasoning.',
      wrong: [
        {
          html: 'show him what neglect has done to his house.',
          misconception: 'ar-literal-for-figurative',
          why: 'The leaking roof is taken at its word here; nothing is said about the real roof, and her question has the same form as the one he has just asked.',
        },
        {
          html: 'let him know that she has been offended.',
          misconception: 'ar-wrong-tone',
          why: 'He has shouted at her, so offense would be no wonder; but her question keeps to his subject and turns his own words into a joke.',
        },
        {
          html: 'learn from him whether the room is damp.',
          misconception: 'ar-common-sense-over-text',
          why: 'A damp room does harm a piano, and a tuner might well ask; but her question expects no answer: it is made after the pattern of his.',
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
      right: 'the wind makes it unpleasant to wait in the van.',
      wrong: [
        {
          html: 'he is curious to learn how tuning is done.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'He does become curious, and later even laughs aloud; but that comes of staying. Beforehand he “prepared to be bored.”',
        },
        {
          html: 'Mr. Ivelić needs the van to see about a ewe.',
          misconception: 'ar-half-right',
          why: 'A ewe is mentioned, and Mr. Ivelić has gone to see about it; but nobody needs the van, and the wind keeps Matías out of it.',
        },
        {
          html: 'his aunt cannot reach her tools by herself.',
          misconception: 'ar-common-sense-over-text',
          why: 'It is what one might assume of a blind woman, but he lays out the tools beforehand so that she can reach them.',
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
      right: 'the part of the sound that is left when the stroke is over.',
      wrong: [
        {
          html: 'the beginning of the sound, and what comes after it.',
          misconception: 'ar-half-right',
          why: 'What comes after is right, but the beginning is what he is to leave out: it “is only the hammer.”',
        },
        {
          html: 'the difference in height between this note and the next.',
          misconception: 'ar-reversed',
          why: 'High and low is what “everybody listens for,” so one expects it, but she forbids it in her first instruction: “Don’t listen for high or low.”',
        },
        {
          html: 'the trembling that the wood of the case passes to his hand.',
          misconception: 'ar-echoed-words',
          why: 'He does lay his hand on the case, at her word, but what she tells him to do is to listen, and to the end of the note.',
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
      right: 'held steady.',
      wrong: [
        {
          html: 'rose upright.',
          misconception: 'ar-first-meaning',
          why: 'A post is upright, so this comes first to mind; but what the note has in common with it is that it no longer moves.',
        },
        {
          html: 'lasted long.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A house can stand for years in this sense, and the note is held; but what is new here is not its length: the swelling “was not there.”',
        },
        {
          html: 'was alone.',
          misconception: 'ar-mood-for-meaning',
          why: 'A single post in a cold room feels lonely, and that is the mood; but the sentence is about the end of the swelling and shrinking.',
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
      right: 'glad, because her nephew has begun to hear things as she does.',
      wrong: [
        {
          html: 'glad, because the song is one that she has liked for years.',
          misconception: 'ar-swaps-people',
          why: 'Glad she is, and a song is being played; but it is Matías who “had liked all summer” this song, and her feeling answers what he has said.',
        },
        {
          html: 'sorry, because her nephew has lost his pleasure in music.',
          misconception: 'ar-literal-for-figurative',
          why: 'She does say “I’m sorry,” and he has put down his sandwich; but her words are not to be taken as they stand: “She did not sound sorry.”',
        },
        {
          html: 'sorry, because the song is one that she hears out of tune.',
          misconception: 'ar-half-right',
          why: 'Out of tune the song may be, as Matías says; but sorrow is not what is heard in her voice: “She did not sound sorry.”',
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
          html: 'He laughs out loud at the note.',
          misconception: 'ar-true-but-not-asked',
          why: 'He does laugh, and because of what he hears; but this is when the swelling has gone, some lines after he heard it for the first time.',
        },
        {
          html: 'He comes when his aunt calls him.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This is earlier, but no sign of hearing: he comes because of the wind and the empty house, and at first the note “sounded to him like a piano.”',
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
      right: 'the bleating of the sheep.',
      wrong: [
        {
          html: 'the horn of the ferry.',
          misconception: 'ar-lost-the-not',
          why: 'It is the first place where he hears it, told at length: “inside the horn Matías heard the swelling and the shrinking.” Without EXCEPT it would be right.',
        },
        {
          html: 'the motor of the van.',
          misconception: 'ar-missed-in-other-words',
          why: 'The word “motor” is not in the passage, but the sense is, in a short sentence: “The engine of the van had it.”',
        },
        {
          html: 'the wires by the road.',
          misconception: 'ar-overlooked-mention',
          why: '“The telephone wires had it, all along the shore,” says the text, right after the engine.',
        },
      ],
      evidence: [
        'inside the horn Matías heard the swelling and the shrinking',
        'The telephone wires had it, all along the shore.',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: read the paragraph that begins “The trouble began” and cross off what “had it.”</p><p>The ferry’s horn, the engine and the wires all had it: “The telephone wires had it, all along the shore” ([[line: The telephone wires had it]]). Sheep are in the passage only as a smell, on Mr. Ivelić.</p>',
    },
  ],
}
