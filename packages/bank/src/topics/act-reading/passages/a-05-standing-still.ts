import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/standing-still',
  kind: 'Literary Narrative',
  title: 'Standing Still',
  description: 'This passage is from the short story “Standing Still” by Tomás Arriagada Vidal (2017).',
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
      right: 'He gains an ability that both delights and troubles him.',
      wrong: [
        {
          html: 'He decides to become a piano tuner as his aunt had hoped.',
          misconception: 'ar-outside-the-text',
          why: 'No decision about his future is made, and no such hope of Elvira’s is mentioned.',
        },
        {
          html: 'He finds that the work he thought dull is harder than it looks.',
          misconception: 'ar-too-narrow',
          why: 'This covers the moment at the piano but leaves out the journey home, where the change in him shows.',
        },
        {
          html: 'He learns to be patient with people who cannot hear or see well.',
          misconception: 'ar-too-broad',
          why: 'The story is about a way of listening, not about patience with disabilities.',
        },
      ],
      evidence: [
        'He had not known that a sound could do that. He laughed out loud.',
        'The whole world is out of tune.',
      ],
      explanation:
        '<p>At the piano he is delighted: “He had not known that a sound could do that. He laughed out loud.” On the way home the same ability becomes a burden: “The whole world is out of tune” ([[line: The whole world is out of tune.]]). Both halves belong to what happens to him.</p>',
    },
    {
      id: 'act-reading/standing-still-q2',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'Elvira’s remarks in the first two paragraphs (about the hammer, her nephew, and the mice) show her to be:',
      right: 'sharp-tongued in a playful way.',
      wrong: [
        {
          html: 'timid and easily frightened.',
          misconception: 'ar-wrong-tone',
          why: 'She treats the danger of the wind as a joke.',
        },
        {
          html: 'bitter about being blind.',
          misconception: 'ar-common-sense-over-text',
          why: 'None of her remarks complains of her blindness.',
        },
        {
          html: 'devoted to good manners.',
          misconception: 'ar-reversed',
          why: 'Calling the mice more tasteful than the family is hardly polite.',
        },
      ],
      evidence: ['have better taste than the family. They leave the bass alone.'],
      explanation:
        '<p>She worries about the hammer more than about herself, calls her nephew her “second-best tool”, and says that the mice “have better taste than the family. They leave the bass alone” ([[line: They leave the bass alone.]]). The jokes have an edge, but they are jokes.</p>',
    },
    {
      id: 'act-reading/standing-still-q3',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'The statement that Elvira knew the pianos “as a doctor knows patients who will not take advice” ([[line: as a doctor knows patients who will not take advice]]) suggests that:',
      right: 'the pianos’ owners kept them in ways that she had warned against.',
      wrong: [
        {
          html: 'the pianos were too old to be helped by any work she could do.',
          misconception: 'ar-extreme-wording',
          why: 'She does help them; the Ivelić piano ends in tune.',
        },
        {
          html: 'the owners thought that her visits cost more than they were worth.',
          misconception: 'ar-outside-the-text',
          why: 'The only payment mentioned is made in full, with a leg of lamb added.',
        },
        {
          html: 'the owners came to her with complaints about their own health.',
          misconception: 'ar-literal-for-figurative',
          why: 'The doctor is a comparison; the “patients” are pianos.',
        },
      ],
      evidence: ['One was kept beside a stove. One had been painted white.'],
      explanation:
        '<p>The examples follow at once: “One was kept beside a stove. One had been painted white.” These are things done to pianos by people who do not listen to their tuner.</p>',
    },
    {
      id: 'act-reading/standing-still-q4',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'Elvira asks Mr. Ivelić about his roof ([[line: How can your roof leak]]) in order to:',
      right: 'show that a thing can fail without being used.',
      wrong: [
        {
          html: 'find out whether the piano has been standing in a damp room.',
          misconception: 'ar-literal-for-figurative',
          why: 'Her question expects no answer; the roof is a comparison, not an inspection.',
        },
        {
          html: 'complain about the state in which he keeps the sheep station.',
          misconception: 'ar-outside-the-text',
          why: 'Nothing is said about the state of the station or its real roof.',
        },
        {
          html: 'change the subject before he can refuse to pay for her work.',
          misconception: 'ar-common-sense-over-text',
          why: 'Her question stays exactly on his subject, and payment has not been mentioned.',
        },
      ],
      evidence: ['How could a thing go out of tune if nobody touched it?', 'if nobody walks on it?'],
      explanation:
        '<p>He has asked: “How could a thing go out of tune if nobody touched it?” She answers in the same form: “How can your roof leak … if nobody walks on it?” The parallel shows that his reasoning is wrong.</p>',
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
          misconception: 'ar-order-told-for-order-happened',
          why: 'His curiosity comes later; beforehand he “prepared to be bored”.',
        },
        {
          html: 'Mr. Ivelić has asked him to watch the work.',
          misconception: 'ar-outside-the-text',
          why: 'Mr. Ivelić asks him nothing and has gone to see about a ewe.',
        },
        {
          html: 'his aunt cannot reach her tools by herself.',
          misconception: 'ar-common-sense-over-text',
          why: 'He lays out the tools in order so that she can reach them.',
        },
      ],
      evidence: ['But the wind was too strong for sitting in the van'],
      explanation:
        '<p>“But the wind was too strong for sitting in the van, and Mr. Ivelić had gone to see about a ewe, so when she said, ‘Come here and put your hand on the case,’ he came” ([[line: the wind was too strong for sitting in the van]]). He has nowhere better to be.</p>',
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
          html: 'the instant at which the hammer meets the three strings.',
          misconception: 'ar-reversed',
          why: 'She tells him to leave this out: “the beginning is only the hammer”.',
        },
        {
          html: 'the difference in height between this note and the next.',
          misconception: 'ar-reversed',
          why: '“Don’t listen for high or low” is her first instruction.',
        },
        {
          html: 'the trembling that the wood of the case passes to his hand.',
          misconception: 'ar-echoed-words',
          why: 'He lays his hand on the case, but what she tells him to do is to listen.',
        },
      ],
      evidence: ['Listen to what comes after, when you would normally have stopped.'],
      explanation:
        '<p>“Not the beginning; the beginning is only the hammer. Listen to what comes after, when you would normally have stopped” ([[line: Listen to what comes after]]).</p>',
    },
    {
      id: 'act-reading/standing-still-q7',
      skill: 'ar-words-in-context',
      difficulty: 'High',
      b: 0.7,
      seconds: 50,
      text: '',
      stem: 'When the passage says that the note “stood in the cold room like a post driven into the ground” ([[line: the note stood in the cold room like a post]]), “stood” most nearly means:',
      right: 'remained steady.',
      wrong: [
        {
          html: 'was put upright.',
          misconception: 'ar-first-meaning',
          why: 'A post is upright, but what the note has in common with it is that it no longer moves.',
        },
        {
          html: 'endured patiently.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'People stand pain in this sense; the note has nothing to endure.',
        },
        {
          html: 'felt stiff and chilly.',
          misconception: 'ar-mood-for-meaning',
          why: 'It is the room that is cold; the comparison is about the end of the swelling and shrinking.',
        },
      ],
      evidence: [
        'all at once it was not there, and the note stood in the cold room like a post driven into the ground',
      ],
      explanation:
        '<p>The swelling and shrinking has just ceased: “all at once it was not there, and the note stood in the cold room like a post driven into the ground.” This is what Elvira meant by “stands still”: the sound holds steady.</p>',
    },
    {
      id: 'act-reading/standing-still-q8',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The comparison of Elvira to someone who hears “a few words of her own language” ([[line: a few words of her own language]]) most strongly suggests that she:',
      right: 'is glad to have someone who shares her way of hearing.',
      wrong: [
        {
          html: 'is homesick for the place where she lived as a child.',
          misconception: 'ar-literal-for-figurative',
          why: 'Living abroad is part of the comparison, not of her life story.',
        },
        {
          html: 'regrets having taught her nephew what she knows about pianos.',
          misconception: 'ar-reversed',
          why: 'She says that she is sorry, but the passage adds: “She did not sound sorry.”',
        },
        {
          html: 'is moved because the song in the café is one that she knows.',
          misconception: 'ar-swaps-people',
          why: 'It is Matías who has liked the song all summer; her feeling is about him, not about the song.',
        },
      ],
      evidence: [
        'She did not sound sorry. She sounded like someone who has lived for many years abroad and has heard, across a crowded street, a few words of her own language.',
      ],
      explanation:
        '<p>“She did not sound sorry. She sounded like someone who has lived for many years abroad and has heard, across a crowded street, a few words of her own language.” Until now nobody around her heard as she did; Matías’s complaint is the first sign that someone does.</p>',
    },
    {
      id: 'act-reading/standing-still-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which detail best supports the idea that Elvira’s skill goes unnoticed even by those who benefit from it?',
      right: 'Mr. Ivelić hears no difference when the piano has been tuned.',
      wrong: [
        {
          html: 'Mr. Ivelić shouts at her as though she were standing far away.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'His shouting shows what he thinks about blindness, not whether he notices her skill.',
        },
        {
          html: 'Mr. Ivelić pays all that he owes and gives her a leg of lamb.',
          misconception: 'ar-reversed',
          why: 'The gift, if anything, shows appreciation.',
        },
        {
          html: 'Matías at first hears a piano and nothing else in the note.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This is Matías before his lesson, at a piano not yet tuned; he is not the one who benefits from the tuning.',
        },
      ],
      evidence: ['announced that he could not for the life of him hear any difference'],
      explanation:
        '<p>The owner of the tuned piano “announced that he could not for the life of him hear any difference” ([[line: he could not for the life of him hear any difference]]). He is the one for whom the work was done.</p>',
    },
  ],
}
