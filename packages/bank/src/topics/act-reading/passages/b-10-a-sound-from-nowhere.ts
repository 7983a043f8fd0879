import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/a-sound-from-nowhere',
  kind: 'Humanities',
  title: 'A Sound from Nowhere',
  description: 'This passage is from the article “A Sound from Nowhere” by Cassian Adeyemi-Roth (2018).',
  paragraphs: [
    'Wet a finger, run it around the rim of a wine glass, and the glass will sing. Diners have known this for centuries, and in the 1740s and 1750s fashionable London paid to hear whole tables of glasses played, each filled with water to a different height. In 1761 Benjamin Franklin, in England on political business, attended such a concert, was charmed, and saw at once that the thing was badly arranged. The player had to reach; the water evaporated; one elbow could end the evening.',
    'Franklin’s improvement was to lay the glasses on their side. He had bowls blown in a descending row of sizes and threaded them on an iron spindle, one inside another but not touching, like a stack of hats. A treadle turned the spindle; the player, seated as at a spinning wheel, touched moistened fingers to the moving rims. Thirty-seven bowls lay within the span of two hands. He painted the rims in colors, so that the eye could find a note, and named the machine the armonica, in compliment to the musical language of the Italians. Of all his inventions, he is said to have remarked, it gave him the greatest personal satisfaction.',
    'For a generation Europe shared it. Marie Antoinette took lessons. Mozart wrote a quintet for a virtuoso, Marianne Kirchgessner, who had been blind since childhood and toured for a decade on roads that cannot have been kind to glass. Everyone who heard the instrument reached for the same few words: celestial, unearthly, disembodied. The words were praise. They were also a kind of fuse.',
    'For within thirty years the same qualities were being held against it. The armonica, people said, unstrung the nerves. It brought on fainting, melancholy, convulsions; it disturbed the dead. A German manual of 1788 felt obliged to advise players who had been upset by a bad novel or a false friend to keep away from the instrument until they were calm. Franz Mesmer, who claimed to cure the sick with invisible magnetism, had it played in his darkened rooms, which did its reputation no good. Several famous players fell ill. It was noticed less often that several famous violinists did too.',
    'A modern version of the charge blames lead. Fine glass of that period contained a good deal of it, and players were forever wetting their fingers, so perhaps, the argument goes, they were poisoned by their art. It is a neat idea, and it has the drawback of most neat ideas about the eighteenth century, which is the eighteenth century. Lead was in the paint, the pewter, the water pipes, and often the wine. Anyone who took up the armonica had been dining on lead for years; no one has shown that the glasses added to it.',
    'A better clue lies in the ear. We locate a low sound by the tiny delay between its arrival at one ear and at the other, and a high one by the shadow that the head casts, which makes it fainter on the far side. Between the two, at roughly one to four thousand vibrations a second, neither method works well, and much of the armonica’s music lies exactly there. Nor does the sound begin as other sounds begin. A string is plucked, a drum struck; the ear catches the blow and turns toward it. A glass has no blow. It is simply, at some point, already sounding. Listeners who said that the music came from nowhere were not being fanciful. They were reporting, quite accurately, that they could not tell where it came from.',
    'And what comes from nowhere gets blamed for everything. We forgive an instrument for being loud, or difficult, or ugly; we seem to find it harder to forgive one that does not show us what it is doing.',
    'In the end it was not fear that silenced the armonica but size. Concert halls grew, pianos acquired iron frames, orchestras doubled, and the glass, which cannot be pressed for more without breaking, went on murmuring. When Donizetti composed the mad scene of *Lucia di Lammermoor* in 1835, he gave the heroine a glass armonica for company. Before the opening night the part was struck out and handed to a flute: the player, it appears, had quarreled with the theater about money. So the world’s most famous operatic madness was accompanied for a century and a half by the sanest instrument in the pit. In the 1980s a Massachusetts glassblower, who made quartz tubing for the electronics industry, began building armonicas again, and some opera houses have since restored the part. Audiences look up at the ceiling when it starts.',
  ],
  questions: [
    {
      id: 'act-reading/a-sound-from-nowhere-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'Which of the following best describes the main purpose of the passage?',
      right: 'To tell of an instrument’s rise and fall and account for its eerie reputation.',
      wrong: [
        {
          html: 'To explain how Franklin improved on the musical glasses he heard in London.',
          misconception: 'ar-too-narrow',
          why: 'Franklin’s improvement takes up the first two paragraphs only.',
        },
        {
          html: 'To show that an instrument did lasting harm to many of those who played it.',
          misconception: 'ar-quoted-view-for-author',
          why: 'That is the charge that the author examines and doubts.',
        },
        {
          html: 'To persuade the directors of opera houses to use the glass armonica once more.',
          misconception: 'ar-outside-the-text',
          why: 'He reports that some have restored the part; he does not argue for it.',
        },
      ],
      evidence: ['A better clue lies in the ear.', 'In the end it was not fear that silenced the armonica but size.'],
      explanation:
        'The author tells how the armonica spread, explains its strangeness by “the ear,” and says why it vanished: “it was not fear that silenced the armonica but size.”',
    },
    {
      id: 'act-reading/a-sound-from-nowhere-q2',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -1,
      seconds: 45,
      text: '',
      stem: 'According to the passage, Franklin painted the rims of the bowls so that players could:',
      right: 'find the notes by sight.',
      wrong: [
        {
          html: 'clean them more easily.',
          misconception: 'ar-common-sense-over-text',
          why: 'Cleaning is not mentioned.',
        },
        {
          html: 'keep moist fingers on them.',
          misconception: 'ar-echoed-words',
          why: 'The fingers were moistened for playing; the paint was for the eye.',
        },
        {
          html: 'admire their workmanship.',
          misconception: 'ar-outside-the-text',
          why: 'The colors had a use; ornament is not given as the reason.',
        },
      ],
      evidence: ['He painted the rims in colors, so that the eye could find a note'],
      explanation: '“He painted the rims in colors, so that the eye could find a note.”',
    },
    {
      id: 'act-reading/a-sound-from-nowhere-q3',
      skill: 'ar-words-in-context',
      difficulty: 'High',
      b: 0.8,
      seconds: 50,
      text: '',
      stem: 'In saying that the words of praise “were also a kind of fuse” ([[line: They were also a kind of fuse]]), the author means that they:',
      right: 'prepared the way for later attacks.',
      wrong: [
        {
          html: 'spread the fashion across Europe.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The fashion is the subject just before; a fuse leads to something that is still to come.',
        },
        {
          html: 'lit up the concerts with excitement.',
          misconception: 'ar-mood-for-meaning',
          why: 'The praise was excited, but a fuse leads to something yet to come.',
        },
        {
          html: 'joined many kinds of people together.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'To fuse can be to join, but the noun here is the cord that carries fire.',
        },
      ],
      evidence: ['For within thirty years the same qualities were being held against it.'],
      explanation:
        'The next sentence explains the fuse: “within thirty years the same qualities were being held against it.”',
    },
    {
      id: 'act-reading/a-sound-from-nowhere-q4',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The remark “It was noticed less often that several famous violinists did too” ([[line: It was noticed less often that several famous violinists]]) implies that:',
      right: 'illness among armonica players proved nothing about the instrument.',
      wrong: [
        {
          html: 'violinists of the period were paid less attention than other players.',
          misconception: 'ar-literal-for-figurative',
          why: 'The point is not fame; it is that illness was common among all.',
        },
        {
          html: 'the violin did as much harm to the nerves as the armonica had done.',
          misconception: 'ar-reversed',
          why: 'The author suggests that neither instrument caused the illnesses.',
        },
        {
          html: 'players of the armonica often performed together with violinists.',
          misconception: 'ar-outside-the-text',
          why: 'Playing together is not mentioned.',
        },
      ],
      evidence: [
        'Several famous players fell ill.',
        'It was noticed less often that several famous violinists did too.',
      ],
      explanation:
        'If violinists fell ill as well, the illness of armonica players is no evidence against the armonica; people noticed only what fitted the rumor.',
    },
    {
      id: 'act-reading/a-sound-from-nowhere-q5',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 65,
      text: '',
      stem: 'The author answers the theory of lead poisoning mainly by pointing out that:',
      right: 'lead was already everywhere in such people’s lives.',
      wrong: [
        {
          html: 'the glass used in the bowls had very little lead in it.',
          misconception: 'ar-reversed',
          why: '“Fine glass of that period contained a good deal of it.”',
        },
        {
          html: 'Franklin himself played for years and lived to be old.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Franklin’s life span is not mentioned.',
        },
        {
          html: 'the players who fell ill did so before they were known.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The passage speaks of famous players and does not date their illnesses so.',
        },
      ],
      evidence: [
        'Lead was in the paint, the pewter, the water pipes, and often the wine.',
        'no one has shown that the glasses added to it',
      ],
      explanation:
        '“Lead was in the paint, the pewter, the water pipes, and often the wine,” and “no one has shown that the glasses added to it.”',
    },
    {
      id: 'act-reading/a-sound-from-nowhere-q6',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0,
      seconds: 55,
      text: '',
      stem: 'According to the passage, sounds of one to four thousand vibrations a second are:',
      right: 'harder to locate than either lower or higher ones.',
      wrong: [
        {
          html: 'heard as fainter than those that are low or high.',
          misconception: 'ar-echoed-words',
          why: 'High sounds are fainter at the far ear; the middle ones are not called faint.',
        },
        {
          html: 'located by both of the methods that our ears use.',
          misconception: 'ar-reversed',
          why: '“Neither method works well” there.',
        },
        {
          html: 'more tiring to the nerves than low or high ones.',
          misconception: 'ar-outside-the-text',
          why: 'Fatigue is not part of the explanation.',
        },
      ],
      evidence: ['Between the two, at roughly one to four thousand vibrations a second, neither method works well'],
      explanation:
        'Low sounds and high sounds are located by different methods; “between the two … neither method works well.”',
    },
    {
      id: 'act-reading/a-sound-from-nowhere-q7',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The author mentions the plucked string and the struck drum ([[line: A string is plucked, a drum struck]]) in order to:',
      right: 'contrast them with a sound that has no clear beginning.',
      wrong: [
        {
          html: 'list the instruments that played along with the glasses.',
          misconception: 'ar-content-for-function',
          why: 'They are examples of how sounds begin, not a list of partners.',
        },
        {
          html: 'suggest that the armonica could be played in the same way.',
          misconception: 'ar-reversed',
          why: 'The point is that glass has “no blow.”',
        },
        {
          html: 'show that louder instruments are always easier to master.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Neither loudness nor mastery is the subject here.',
        },
      ],
      evidence: ['A glass has no blow. It is simply, at some point, already sounding.'],
      explanation:
        'With a string or a drum “the ear catches the blow and turns toward it”; “a glass has no blow. It is simply, at some point, already sounding.”',
    },
    {
      id: 'act-reading/a-sound-from-nowhere-q8',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to the passage, the armonica went out of use chiefly because:',
      right: 'it could not be made loud enough for larger halls.',
      wrong: [
        {
          html: 'listeners feared that it would affect their nerves.',
          misconception: 'ar-reversed',
          why: '“It was not fear that silenced the armonica.”',
        },
        {
          html: 'the bowls had become too expensive to be replaced.',
          misconception: 'ar-outside-the-text',
          why: 'Cost is not mentioned.',
        },
        {
          html: 'Donizetti gave its part in an opera to the flute.',
          misconception: 'ar-invented-cause',
          why: 'That happened because of a quarrel about money, and it did not end the instrument.',
        },
      ],
      evidence: ['In the end it was not fear that silenced the armonica but size. Concert halls grew'],
      explanation:
        '“It was not fear that silenced the armonica but size. Concert halls grew,” and the glass “went on murmuring.”',
    },
    {
      id: 'act-reading/a-sound-from-nowhere-q9',
      skill: 'ar-function',
      difficulty: 'High',
      b: 1,
      seconds: 65,
      text: '',
      stem: 'The last sentence of the passage ([[line: Audiences look up at the ceiling when it starts]]) serves mainly to:',
      right: 'show that the instrument still seems to sound from nowhere.',
      wrong: [
        {
          html: 'point out that armonicas are now hung high above the stage.',
          misconception: 'ar-literal-for-figurative',
          why: 'They look up because they cannot tell where the sound is coming from.',
        },
        {
          html: 'suggest that audiences are bored by so faint an instrument.',
          misconception: 'ar-wrong-tone',
          why: 'Looking up at the start shows puzzlement, not boredom.',
        },
        {
          html: 'describe how audiences behave in newly built opera houses.',
          misconception: 'ar-content-for-function',
          why: 'The behavior is described for what it proves about the sound.',
        },
      ],
      evidence: [
        'They were reporting, quite accurately, that they could not tell where it came from.',
        'Audiences look up at the ceiling when it starts.',
      ],
      explanation:
        'Listeners of old “could not tell where it came from,” and today’s audiences “look up at the ceiling”: the effect has not changed.',
    },
  ],
}
