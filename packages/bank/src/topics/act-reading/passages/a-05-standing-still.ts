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
      right: 'He comes to hear a thing that first delights and then troubles him.',
      wrong: [
        {
          html: 'He hears what his aunt hears and decides to become a tuner.',
          misconception: 'ar-half-right',
          why: 'He does come to hear it, but no decision about his future is made; on the way home the gift is a trouble to him.',
        },
        {
          html: 'He finds that the work he thought dull is harder than it looks.',
          misconception: 'ar-too-narrow',
          why: 'This fits the hour at the piano, where he had “prepared to be bored”; it leaves out the journey home, where the change in him shows.',
        },
        {
          html: 'He learns to be patient with people who cannot hear or see well.',
          misconception: 'ar-outside-the-text',
          why: 'Elvira is blind and Mr. Ivelić hears no difference, so this sounds likely; but nothing is said of patience, and what he learns is a way of listening.',
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
      right: 'sharp-tongued in a playful way.',
      wrong: [
        {
          html: 'timid and easily frightened.',
          misconception: 'ar-wrong-tone',
          why: 'She has her door tied shut, which may look like fear; but she treats the wind as a joke and worries about the hammer.',
        },
        {
          html: 'bitter about being blind.',
          misconception: 'ar-common-sense-over-text',
          why: 'Bitterness at being blind is what one might expect in life, but none of her remarks complains of it; all three are jokes.',
        },
        {
          html: 'playful but careful to be polite.',
          misconception: 'ar-half-right',
          why: 'Playful she is, but to say that the mice “have better taste than the family” is hardly careful of anyone’s feelings.',
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
      stem: 'The statement that Elvira knew the pianos “as a doctor knows patients who will not take advice” ([[line: as a doctor knows patients who will not take advice]]) suggests that:',
      right: 'the pianos’ owners kept them in ways that she had warned against.',
      wrong: [
        {
          html: 'the pianos were too old to be helped by any work she could do.',
          misconception: 'ar-extreme-wording',
          why: 'Bad habits may sound hopeless, but she does help the pianos; the Ivelić piano is in tune by lamplight.',
        },
        {
          html: 'the owners asked for her advice but thought it cost too much.',
          misconception: 'ar-outside-the-text',
          why: 'Advice that is not taken may seem too dear, but cost is never mentioned here; the one payment we see is made in full, with a leg of lamb.',
        },
        {
          html: 'the owners came to her with complaints about their own health.',
          misconception: 'ar-literal-for-figurative',
          why: 'The doctor is taken at its word here; it is a comparison, and the “patients” are pianos beside stoves and under paint.',
        },
      ],
      evidence: ['One was kept beside a stove. One had been painted white.'],
      explanation:
        '<p class="plan">An inference from a comparison: the examples after it show what the “patients” do.</p><p>The examples follow at once: “One was kept beside a stove. One had been painted white.” These are things done to pianos by people who do not listen to their tuner.</p>',
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
          why: 'Damp does harm pianos, but her question expects no answer; the roof is a comparison and not an inspection.',
        },
        {
          html: 'show that the house, too, has been neglected.',
          misconception: 'ar-literal-for-figurative',
          why: 'The leaking roof is taken at its word here; nothing is said about the real roof, and the question only turns his own reasoning around.',
        },
        {
          html: 'change the subject before he can refuse to pay for her work.',
          misconception: 'ar-common-sense-over-text',
          why: 'A tuner who fears for her fee might do so, but her question stays exactly on his subject, and payment has not been mentioned.',
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
        '<p class="plan">A stated cause: find the sentence with “so when she said.”</p><p>“But the wind was too strong for sitting in the van, and Mr. Ivelić had gone to see about a ewe, so when she said, ‘Come here and put your hand on the case,’ he came” ([[line: the wind was too strong for sitting in the van]]). He has nowhere better to be.</p>',
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
          why: 'High and low is what “everybody listens for,” and she forbids it in her first instruction: “Don’t listen for high or low.”',
        },
        {
          html: 'the trembling that the wood of the case passes to his hand.',
          misconception: 'ar-echoed-words',
          why: 'He does lay his hand on the case, at her word, but what she tells him to do is to listen, and to the end of the note.',
        },
      ],
      evidence: ['Listen to what comes after, when you would normally have stopped.'],
      explanation:
        '<p class="plan">A stated detail: find her instruction that begins with “Not the beginning.”</p><p>“Not the beginning; the beginning is only the hammer. Listen to what comes after, when you would normally have stopped” ([[line: Listen to what comes after]]).</p>',
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
          why: 'A post is upright, so this comes first to mind; but what the note has in common with it is that it no longer moves.',
        },
        {
          html: 'endured patiently.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'People stand pain in this sense, and the strings did quarrel; but the note has nothing to endure once the swelling is gone.',
        },
        {
          html: 'felt stiff and chilly.',
          misconception: 'ar-mood-for-meaning',
          why: 'It is the room that is cold, and the mood is chilly; but the comparison is about the end of the swelling and shrinking.',
        },
      ],
      evidence: [
        'all at once it was not there, and the note stood in the cold room like a post driven into the ground',
      ],
      explanation:
        '<p class="plan">A word in context: recall what the note did before, and what Elvira calls it.</p><p>The swelling and shrinking has just ceased: “all at once it was not there, and the note stood in the cold room like a post driven into the ground.” This is what Elvira meant by “stands still”: the sound holds steady.</p>',
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
          why: 'Living abroad is part of the comparison, and taken at its word it means homesickness; but it is not part of her life story.',
        },
        {
          html: 'is sorry for her nephew, though glad of the company.',
          misconception: 'ar-half-right',
          why: 'Glad she is, but of her “I’m sorry” the passage adds, “She did not sound sorry.”',
        },
        {
          html: 'is moved because the song in the café is one that she knows.',
          misconception: 'ar-swaps-people',
          why: 'The song is playing at that moment, so this is near; but it is Matías who has liked it all summer, and her feeling is about him.',
        },
      ],
      evidence: [
        'She did not sound sorry. She sounded like someone who has lived for many years abroad and has heard, across a crowded street, a few words of her own language.',
      ],
      explanation:
        '<p class="plan">An inference from a comparison: what does it feel like to hear one’s own language among strangers?</p><p>“She did not sound sorry. She sounded like someone who has lived for many years abroad and has heard, across a crowded street, a few words of her own language.” Until now nobody around her heard as she did; Matías’s complaint is the first sign that someone does.</p>',
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
          why: 'He shouts at her in the same scene, but that shows what he thinks about blindness and not whether he notices her skill.',
        },
        {
          html: 'Mr. Ivelić pays for the tuning and gives a leg of lamb besides.',
          misconception: 'ar-true-but-not-asked',
          why: 'He does pay, and generously, but the gift, if anything, shows that he values her work; the claim is about not noticing it.',
        },
        {
          html: 'Matías at first hears a piano and nothing else in the note.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'He hears only “a piano,” which is a failure to notice; but this is before the tuning, and he is not the one who benefits from it.',
        },
      ],
      evidence: ['announced that he could not for the life of him hear any difference'],
      explanation:
        '<p class="plan">Evidence for a claim: the detail must show somebody who benefits and does not notice.</p><p>The owner of the tuned piano “announced that he could not for the life of him hear any difference” ([[line: he could not for the life of him hear any difference]]). He is the one for whom the work was done.</p>',
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
