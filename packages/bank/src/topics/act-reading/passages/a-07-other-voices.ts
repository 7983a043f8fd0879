import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/other-voices',
  kind: 'Humanities',
  title: 'Other Voices',
  description:
    'Passage A is from the memoir “A Borrowed Face” by Bruna Castellari (2016). Passage B is from the essay “Two Lines, Six Seconds” by Inês Vasques Moura (2019). Authors and sources are invented.',
  paragraphs: [
    '# Passage A',
    'For twenty-two years I have been the Italian voice of an American actress whom I have never met. She ages, and I age. When she had a cold in a film about Alaska, I had a cold. When she learned to shout, in her thirties, I learned to shout. Once, at my grocer’s in Rome, I asked for fennel, and a woman behind me in the line began to look about, excited, for a movie star.',
    'People who grew up with subtitles think of dubbing as a kind of forgery. I invite them to sit with me in the booth. I have a loop of eleven seconds, and in it a mouth. At the second word the lips close, so I must have an *m*, a *b* or a *p*; at the end they stretch, so I must have an *ee*; in between she turns away for a moment and I may do as I please. Into this the writer must fit what she says, and I must fit why she says it. A sonnet is not stricter.',
    'And what do you get for our trouble? You get the film. You get to look at it. A face on a screen nine meters wide is doing forty things at once, most of them silent, and the director spent a year of her life arranging them. She did not arrange them so that you should spend the evening reading the bottom of the picture. When my actress says the terrible thing to her brother, two hundred people in a dark hall in Bologna hear it at the same instant, and draw in their breath together, as they did in Chicago. Not one of them is thinking of me, and that is as it should be.',
    'Of course something is lost. It is her voice that is lost; I know that better than anyone, because I have listened to it more closely than her mother has. I have spent my life covering it up. I like to think that I do so the way snow covers a field: you can still see how the ground runs.',
    '# Passage B',
    'I have two lines and, if I am lucky, six seconds. A line holds about forty letters. People talk faster than people read, so one word in three must go, and deciding which is my profession. “Well” goes. “You see” goes. Names go, after the first time. “I’m telling you, I never in my life saw that man before” becomes *I’ve never seen him*. The rest is in the actor’s eyebrows, and the eyebrows are free.',
    'In Portugal we have subtitled nearly everything, apart from cartoons for the smallest children, since before I was born. It was cheaper; nobody pretends that it began as a philosophy. But it has made one of us. A Portuguese child hears English, Danish, Korean, and learns, before she learns any of their words, that other people’s voices are not noise to be replaced. I learned how Japanese grief sounds from a film of which I understood every subtitle and not one syllable. No one had translated the breath that the old man took before he spoke. No one could have, and no one had been asked to remove it.',
    'That is what I hold against dubbing, skillful as it is: it hides the seam. It lets you forget that you are a guest. A subtitle is honest. It stands at the edge of the picture and says, at every moment, that someone is helping you, and that the help is not the thing itself.',
    'It has its price. I know that while you read me you are not looking at the lamp that the director moved eleven times. Worse, I am early. The audience reads the joke before the actor has finished telling it, and there is no sadder sound than a laugh that arrives ahead of its cause. So I break the line, and hold the last three words back until his mouth is ready for them. If I have done it well, you will laugh with him, and believe that you heard it.',
  ],
  questions: [
    {
      id: 'act-reading/other-voices-q1',
      skill: 'ar-function',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'The author of Passage A tells the story that begins in [[line: Once, at my grocer’s in Rome, I asked for fennel]] mainly to show that:',
      right: 'strangers take her voice for that of the actress.',
      wrong: [
        {
          html: 'her voice has made her well known in her own city.',
          misconception: 'ar-half-right',
          why: 'Her voice does excite the woman in the line; but it is “a movie star” that the woman looks for, and she does not know the author at all.',
        },
        {
          html: 'she talks like the actress even off the screen.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'She does follow the actress into a cold and a shout, but that is in films, in the sentences before; in the shop she asks for fennel in her own voice.',
        },
        {
          html: 'her work pursues her where she wants to be alone.',
          misconception: 'ar-wrong-tone',
          why: 'To be recognized might be a nuisance, but nothing here complains: the scene is told as a joke, and nobody even turns to her.',
        },
      ],
      evidence: ['a woman behind me in the line began to look about, excited, for a movie star'],
      explanation:
        '<p class="plan">A function question: the woman in the shop looks about for somebody; ask for whom, and what she has heard.</p><p>She asks for fennel, and “a woman behind me in the line began to look about, excited, for a movie star” ([[line: began to look about, excited, for a movie star]]). To Italian ears, the sound of the one woman means the other.</p>',
    },
    {
      id: 'act-reading/other-voices-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'The comparison in [[line: A sonnet is not stricter.]] suggests that, to the author of Passage A, dubbing deserves respect because of:',
      right: 'the limits within which it has to be done.',
      wrong: [
        {
          html: 'the feeling that it has to bring across.',
          misconception: 'ar-true-but-not-asked',
          why: 'She does say that she “must fit why she says it,” and that is feeling; but the comparison is with a sonnet for being strict, and so for its limits.',
        },
        {
          html: 'the bond that it creates with an actress.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The bond is real, “She ages, and I age,” but it belongs to the first paragraph; this one is about lips, letters and eleven seconds.',
        },
        {
          html: 'the years that it takes to learn well.',
          misconception: 'ar-common-sense-over-text',
          why: 'Most crafts take years, and she has spent twenty-two on hers; but nothing here is about learning, and the comparison is about how strict the work is.',
        },
      ],
      evidence: ['think of dubbing as a kind of forgery', 'A sonnet is not stricter.'],
      explanation:
        '<p class="plan">An inference: ask what a sonnet is known for, what “not stricter” makes of the two, and to whom the paragraph replies.</p><p>The paragraph answers people who “think of dubbing as a kind of forgery.” It lists what a loop demands and ends: “A sonnet is not stricter.” A sonnet is admired for being good within tight limits; dubbing, she implies, works within limits that are just as tight.</p>',
    },
    {
      id: 'act-reading/other-voices-q3',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 0.8,
      seconds: 60,
      text: '',
      stem: 'With the comparison in [[line: the way snow covers a field]], the author of Passage A expresses:',
      right: 'a hope that the original can be felt through her work.',
      wrong: [
        {
          html: 'a hope that her work will outlast the original.',
          misconception: 'ar-half-right',
          why: 'A hope is there, but not about lasting; what she hopes to leave visible is “how the ground runs.”',
        },
        {
          html: 'a regret that the original is lost beneath her work.',
          misconception: 'ar-half-right',
          why: 'She does say that “something is lost”; but the comparison adds what is kept: “you can still see how the ground runs.”',
        },
        {
          html: 'a regret that her work will be gone so soon.',
          misconception: 'ar-outside-the-text',
          why: 'Snow does not stay, and one may think of that; but she speaks of what is seen beneath it, and never of its melting.',
        },
      ],
      evidence: ['you can still see how the ground runs'],
      explanation:
        '<p class="plan">A comparison to unfold: what does one still see when snow lies on a field?</p><p>She admits that she covers the voice, and adds that she likes to think she does so as snow covers a field: “you can still see how the ground runs” ([[line: you can still see how the ground runs]]). The ground is the actress’s own performance.</p>',
    },
    {
      id: 'act-reading/other-voices-q4',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.8,
      seconds: 45,
      text: '',
      stem: 'According to Passage B, words must be left out of subtitles because:',
      right: 'viewers take longer to read than actors take to talk.',
      wrong: [
        {
          html: 'six seconds are too few for a viewer to hear all the words.',
          misconception: 'ar-half-right',
          why: 'The six seconds are right, but hearing is not the trouble; people “talk faster than people read.”',
        },
        {
          html: 'the actors’ faces already show most of what is said.',
          misconception: 'ar-half-right',
          why: 'Faces do carry part of the meaning (“the rest is in the actor’s eyebrows”), but words are cut for lack of reading time.',
        },
        {
          html: 'films are made more cheaply that way.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Cost is mentioned in the next paragraph as the reason why Portugal chose subtitles; it is not the reason why words are cut from them.',
        },
      ],
      evidence: ['People talk faster than people read, so one word in three must go'],
      explanation:
        '<p class="plan">A stated cause: find “one word in three must go” and the reason before it.</p><p>“People talk faster than people read, so one word in three must go” ([[line: People talk faster than people read]]). “Faster … than” compares two speeds: by the time a line has been read, the actor is further on, so some of it has to go.</p>',
    },
    {
      id: 'act-reading/other-voices-q5',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: it hides the seam]], the word “seam” refers to the place where:',
      right: 'the original ends and the translator’s work begins.',
      wrong: [
        {
          html: 'two pieces of an actor’s costume have been sewn together.',
          misconception: 'ar-first-meaning',
          why: 'Sewing is where the word comes from, and actors wear costumes; but the sentence is about dubbing, not about clothes.',
        },
        {
          html: 'one scene of a film has been joined to the next.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Film can be joined in this sense too, but what dubbing hides is that the words come from someone else.',
        },
        {
          html: 'a rich supply of something lies under the surface.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Coal lies in seams in this sense; nothing is being mined, and what is hidden here is a join.',
        },
      ],
      evidence: ['it hides the seam. It lets you forget that you are a guest.', 'someone is helping you'],
      explanation:
        '<p class="plan">A word in context: find what dubbing makes one forget.</p><p>Dubbing “hides the seam. It lets you forget that you are a guest,” while a subtitle says at every moment “that someone is helping you, and that the help is not the thing itself.” The seam is the join between the thing itself and the help.</p>',
    },
    {
      id: 'act-reading/other-voices-q6',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0,
      seconds: 55,
      text: '',
      stem: 'According to Passage B, why did subtitles first become usual in Portugal?',
      right: 'They cost less than dubbing would have cost.',
      wrong: [
        {
          html: 'They helped children learn English.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'This is given as a result of subtitles: “it has made one of us.” It cannot have been the reason for them.',
        },
        {
          html: 'They were held to be more honest.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'The belief in honesty grew out of the habit: “it has made one of us,” she says, and “nobody pretends that it began as a philosophy.”',
        },
        {
          html: 'They suited a small and curious nation.',
          misconception: 'ar-outside-the-text',
          why: 'A small country open to many languages sounds like a good reason, but neither size nor curiosity is mentioned; of the beginning it is said, “It was cheaper.”',
        },
      ],
      evidence: ['It was cheaper; nobody pretends that it began as a philosophy.'],
      explanation:
        '<p class="plan">A stated cause: keep apart how it began and what came of it.</p><p>“It was cheaper; nobody pretends that it began as a philosophy” ([[line: It was cheaper; nobody pretends that it began as a philosophy.]]). The reasons in its favor came afterward. “It was cheaper” is the cause at the start; “nobody pretends that it began” as anything nobler says that all else is later.</p>',
    },
    {
      id: 'act-reading/other-voices-q7',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 65,
      text: '',
      stem: 'The authors of the two passages would most likely disagree about whether a translated film should let its audience:',
      right: 'forget that it has been translated at all.',
      wrong: [
        {
          html: 'feel what the director meant them to feel.',
          misconception: 'ar-true-but-not-asked',
          why: 'Both want this, A with the shared gasp and B with a laugh at the right moment; so they do not disagree about it.',
        },
        {
          html: 'miss some part of what the original has.',
          misconception: 'ar-half-right',
          why: 'Loss is discussed in both, and what is lost is not the same; but both admit that some of it cannot be avoided, and on this they agree.',
        },
        {
          html: 'respond just when the scene calls for it.',
          misconception: 'ar-half-right',
          why: 'The moment matters in both, in A when a hall hears a line “at the same instant” and in B when a joke comes early; but both want it to be right.',
        },
      ],
      evidence: [
        'Not one of them is thinking of me, and that is as it should be.',
        'It lets you forget that you are a guest.',
      ],
      explanation:
        '<p class="plan">A comparison: look for something that one author praises and the other holds against it.</p><p>For A, nobody in the hall should be thinking of the voice that helps them: “Not one of them is thinking of me, and that is as it should be” ([[line: Not one of them is thinking of me]]). For B, that is the very fault: “It lets you forget that you are a guest” ([[line: It lets you forget that you are a guest.]]).</p>',
    },
    {
      id: 'act-reading/other-voices-q8',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'Which of the following do both authors do in the final paragraph of their passages?',
      right: 'Admit a loss that comes with their own method',
      wrong: [
        {
          html: 'Name a fault that comes with the other method',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Each names one earlier, in the third paragraph (“reading the bottom of the picture” in Passage A, “it hides the seam” in Passage B); the last paragraphs name none.',
        },
        {
          html: 'Describe a step by which a loss is made good',
          misconception: 'ar-one-passage-only',
          why: 'Passage B does, “I break the line,” and the joke is saved; Passage A describes no such step and only likes to think that the ground still shows.',
        },
        {
          html: 'Compare what they do with a sight in nature',
          misconception: 'ar-one-passage-only',
          why: 'Snow on a field is in a last paragraph, but only in that of Passage A; in Passage B, a lamp and a joke are spoken of, and nothing in nature.',
        },
      ],
      evidence: ['Of course something is lost.', 'It has its price.'],
      explanation:
        '<p class="plan">A comparison of two paragraphs: read the first sentence of each last paragraph.</p><p>A’s last paragraph begins: “Of course something is lost” ([[line: Of course something is lost.]]). B’s begins: “It has its price” ([[line: It has its price.]]). Each then says what the price is.</p>',
    },
    {
      id: 'act-reading/other-voices-q9',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'Which statement about the director’s work would the authors of both passages accept?',
      right: 'Viewers who are reading miss some of what has been put in the picture.',
      wrong: [
        {
          html: 'Viewers should hear the voices that the director chose, whatever the cost.',
          misconception: 'ar-extreme-wording',
          why: 'B is glad that voices are left alone, but “whatever the cost” is too strong even for her: “It has its price,” she grants; and A covers such a voice.',
        },
        {
          html: 'Viewers who hear the words in their own language see more, and understand less.',
          misconception: 'ar-half-right',
          why: 'The first half is A’s point about the face on the screen, but neither author says that such viewers understand less.',
        },
        {
          html: 'Directors arrange a picture with the translation at its foot in mind.',
          misconception: 'ar-half-right',
          why: 'Directors do arrange the picture, but not for a translation: “She did not arrange them so that you should spend the evening reading.”',
        },
      ],
      evidence: [
        'She did not arrange them so that you should spend the evening reading the bottom of the picture.',
        'I know that while you read me you are not looking at the lamp that the director moved eleven times.',
      ],
      explanation:
        '<p class="plan">A comparison: the statement must be one that both accept; look for what each says about the viewer’s eyes.</p><p>A: “She did not arrange them so that you should spend the evening reading the bottom of the picture.” B grants the same: “I know that while you read me you are not looking at the lamp that the director moved eleven times” ([[line: the lamp that the director moved eleven times]]). Each speaks of the eye that is busy at the foot of the picture and so is not on what the director arranged: the one complains of it, the other admits it.</p>',
    },
    {
      id: 'act-reading/other-voices-q10',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.1,
      seconds: 70,
      text: '',
      stem: 'Compared with the speaker of Passage A, the speaker of Passage B gives more attention to:',
      right: 'the lessons of a foreign sound for a listener who does not know the language.',
      wrong: [
        {
          html: 'the technical limits within which a translator of films has to do the work.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is true that B describes limits, two lines and six seconds; but A describes hers at least as fully, sound by sound.',
        },
        {
          html: 'the tie that grows over the years between a performer and a translator.',
          misconception: 'ar-mixes-up-passages',
          why: 'The tie between performer and translator is the subject of Passage A, with its twenty-two years; B mentions no such tie.',
        },
        {
          html: 'the pleasure of being part of an audience that feels something all at once.',
          misconception: 'ar-mixes-up-passages',
          why: 'The hall that draws its breath together is in Passage A; B’s audience only laughs at the right moment.',
        },
      ],
      evidence: [
        'I learned how Japanese grief sounds from a film of which I understood every subtitle and not one syllable.',
      ],
      explanation:
        '<p class="plan">A comparison of emphasis: cross out what A treats as fully as B or more so.</p><p>Only B has this: “I learned how Japanese grief sounds from a film of which I understood every subtitle and not one syllable” ([[line: I learned how Japanese grief sounds]]). A speaks of foreign sound only as what she must cover.</p>',
    },
  ],
}
