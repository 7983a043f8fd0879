import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/other-voices',
  kind: 'Humanities',
  title: 'Other Voices',
  description:
    'Passage A is from the memoir “A Borrowed Face” by Bruna Castellari (2016). Passage B is from the essay “Two Lines, Six Seconds” by Inês Vasques Moura (2019).',
  paragraphs: [
    '# Passage A',
    'For twenty-two years I have been the Italian voice of an American actress whom I have never met. She ages, and I age. When she had a cold in a film about Alaska, I had a cold. When she learned to shout, in her thirties, I learned to shout. Once, in my grocer’s in Rome, I asked for fennel, and a woman behind me in the line began to look about, excited, for a movie star.',
    'People who grew up with subtitles think of dubbing as a kind of forgery. I invite them to sit with me in the booth. I have a loop of eleven seconds, and in it a mouth. At the second word the lips close, so I must have an *m*, a *b* or a *p*; at the end they stretch, so I must have an *ee*; in between she turns away for a moment and I may do as I please. Into this the writer must fit what she says, and I must fit why she says it. A sonnet is not stricter.',
    'And what do you get for our trouble? You get the film. You get to look at it. A face on a screen nine meters wide is doing forty things at once, most of them silent, and the director spent a year of her life arranging them. She did not arrange them so that you should spend the evening reading the bottom of the picture. When my actress says the terrible thing to her brother, two hundred people in a dark hall in Bologna hear it at the same instant, and draw in their breath together, as they did in Chicago.',
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
      stem: 'The author of Passage A tells about the grocer’s shop ([[line: Once, in my grocer’s in Rome, I asked for fennel]]) mainly to:',
      right: 'show how closely the public connects her voice with the actress.',
      wrong: [
        {
          html: 'complain that her work leaves her no privacy in her own city.',
          misconception: 'ar-wrong-tone',
          why: 'The story is told with amusement, and the woman does not even look for her but for the star.',
        },
        {
          html: 'explain that the actress had been seen shopping in Rome.',
          misconception: 'ar-literal-for-figurative',
          why: 'The actress was not there; only her Italian voice was.',
        },
        {
          html: 'prove that she is better known in Italy than the actress is.',
          misconception: 'ar-reversed',
          why: 'The woman recognizes the star’s voice and does not know the speaker at all.',
        },
      ],
      evidence: ['a woman behind me in the line began to look about, excited, for a movie star'],
      explanation:
        '<p>She asks for fennel, and “a woman behind me in the line began to look about, excited, for a movie star” ([[line: began to look about, excited, for a movie star]]). To Italian ears her voice is the star’s.</p>',
    },
    {
      id: 'act-reading/other-voices-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'By writing that “A sonnet is not stricter” ([[line: A sonnet is not stricter.]]), the author of Passage A suggests that:',
      right: 'dubbing is a demanding craft and should be respected as one.',
      wrong: [
        {
          html: 'the lines spoken in dubbed films ought to rhyme like verse.',
          misconception: 'ar-literal-for-figurative',
          why: 'The sonnet is compared for the strictness of its rules, not for its rhymes.',
        },
        {
          html: 'the rules of dubbing leave no room for a performer’s feeling.',
          misconception: 'ar-reversed',
          why: 'She says that she must fit in “why she says it”: the feeling is exactly her part.',
        },
        {
          html: 'good dubbing is harder to write than any kind of poetry.',
          misconception: 'ar-extreme-wording',
          why: '“Not stricter” makes the two equal, and only one kind of poem is named.',
        },
      ],
      evidence: ['think of dubbing as a kind of forgery', 'A sonnet is not stricter.'],
      explanation:
        '<p>The paragraph answers people who “think of dubbing as a kind of forgery”. It lists what a loop demands and ends: “A sonnet is not stricter.” A sonnet is admired for being good within tight rules; dubbing, she implies, deserves the same.</p>',
    },
    {
      id: 'act-reading/other-voices-q3',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 0.8,
      seconds: 60,
      text: '',
      stem: 'In comparing her work to snow on a field ([[line: the way snow covers a field]]), the author of Passage A expresses:',
      right: 'a hope that the shape of the original can still be felt through her work.',
      wrong: [
        {
          html: 'a fear that her own voice will be forgotten as quickly as snow melts.',
          misconception: 'ar-outside-the-text',
          why: 'Melting is not part of the comparison, and her own fame is not her concern here.',
        },
        {
          html: 'a belief that her voice is purer than the one it is heard in place of.',
          misconception: 'ar-wrong-tone',
          why: 'She calls the covering a loss; she does not claim to improve on the actress.',
        },
        {
          html: 'a suspicion that the actress would rather not be heard in Italian.',
          misconception: 'ar-outside-the-text',
          why: 'The two have never met, and nothing is said of the actress’s wishes.',
        },
      ],
      evidence: ['you can still see how the ground runs'],
      explanation:
        '<p>She admits that she covers the voice, and adds that she likes to think she does so as snow covers a field: “you can still see how the ground runs” ([[line: you can still see how the ground runs]]). The ground is the actress’s own performance.</p>',
    },
    {
      id: 'act-reading/other-voices-q4',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.8,
      seconds: 45,
      text: '',
      stem: 'According to Passage B, words must be left out of subtitles because:',
      right: 'people read more slowly than they speak.',
      wrong: [
        {
          html: 'many of them cannot be translated.',
          misconception: 'ar-echoed-words',
          why: 'Only the old man’s breath is called untranslatable; words are cut for lack of time.',
        },
        {
          html: 'the actor’s eyebrows would hide the text.',
          misconception: 'ar-literal-for-figurative',
          why: 'The eyebrows carry part of the meaning; they cover nothing.',
        },
        {
          html: 'films are made more cheaply that way.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Cost is the reason Portugal chose subtitles, not the reason words are cut from them.',
        },
      ],
      evidence: ['People talk faster than people read, so one word in three must go'],
      explanation:
        '<p>“People talk faster than people read, so one word in three must go” ([[line: People talk faster than people read]]).</p>',
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
          why: 'Sewing is where the word comes from, but the sentence is about dubbing, not about clothes.',
        },
        {
          html: 'one scene of a film has been joined to the next.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Film can be joined too, but what dubbing hides is that the words come from someone else.',
        },
        {
          html: 'a rich supply of something lies under the surface.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Coal lies in seams in this sense; nothing is being mined here.',
        },
      ],
      evidence: ['it hides the seam. It lets you forget that you are a guest.', 'someone is helping you'],
      explanation:
        '<p>Dubbing “hides the seam. It lets you forget that you are a guest”, while a subtitle says at every moment “that someone is helping you, and that the help is not the thing itself”. The seam is the join between the thing itself and the help.</p>',
    },
    {
      id: 'act-reading/other-voices-q6',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0,
      seconds: 55,
      text: '',
      stem: 'According to Passage B, why did subtitles first become usual in Portugal?',
      right: 'They cost less than dubbing.',
      wrong: [
        {
          html: 'They helped children learn English.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'What children learn is given as a result of subtitles, not as the reason for them.',
        },
        {
          html: 'They were held to be more honest.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'Honesty is the author’s own later argument: “nobody pretends that it began as a philosophy”.',
        },
        {
          html: 'They were wanted by film directors.',
          misconception: 'ar-outside-the-text',
          why: 'The wishes of directors are not mentioned in this connection.',
        },
      ],
      evidence: ['It was cheaper; nobody pretends that it began as a philosophy.'],
      explanation:
        '<p>“It was cheaper; nobody pretends that it began as a philosophy” ([[line: It was cheaper; nobody pretends that it began as a philosophy.]]). The reasons in its favor came afterward.</p>',
    },
    {
      id: 'act-reading/other-voices-q7',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 65,
      text: '',
      stem: 'The authors of the two passages would most likely disagree about whether a translated film should:',
      right: 'let its audience forget that it has been translated.',
      wrong: [
        {
          html: 'be made by people who understand acting.',
          misconception: 'ar-outside-the-text',
          why: 'Neither author raises the question, and both clearly watch actors closely.',
        },
        {
          html: 'leave out some part of what the original offered.',
          misconception: 'ar-true-but-not-asked',
          why: 'Both admit that some loss cannot be avoided; on this they agree.',
        },
        {
          html: 'move its audience in the way that its director intended.',
          misconception: 'ar-true-but-not-asked',
          why: 'Both want this: A speaks of the shared gasp, B of a laugh at the right moment.',
        },
      ],
      evidence: ['draw in their breath together, as they did in Chicago', 'It lets you forget that you are a guest.'],
      explanation:
        '<p>For A, the great merit of dubbing is that the hall in Bologna can respond “as they did in Chicago”, with nothing in between. For B, that is the very fault: “It lets you forget that you are a guest” ([[line: It lets you forget that you are a guest.]]).</p>',
    },
    {
      id: 'act-reading/other-voices-q8',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'Which of the following do both authors do in the final paragraph of their passages?',
      right: 'Admit a drawback of the method that they practice',
      wrong: [
        {
          html: 'Name a fault of the method that they do not practice',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Each names one earlier, in the third paragraph (“reading the bottom of the picture” in Passage A, “it hides the seam” in Passage B); the last paragraphs name none.',
        },
        {
          html: 'Describe how a joke can be ruined if it is told too soon',
          misconception: 'ar-mixes-up-passages',
          why: 'Only Passage B speaks about jokes.',
        },
        {
          html: 'Say that they have come to prefer the other method',
          misconception: 'ar-extreme-wording',
          why: 'Each admits a cost, but neither changes sides.',
        },
      ],
      evidence: ['Of course something is lost.', 'It has its price.'],
      explanation:
        '<p>A’s last paragraph begins: “Of course something is lost” ([[line: Of course something is lost.]]). B’s begins: “It has its price” ([[line: It has its price.]]). Each then says what the price is.</p>',
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
          misconception: 'ar-mixes-up-passages',
          why: 'B might say this; A has spent her life covering such a voice and defends doing so.',
        },
        {
          html: 'The words of a film matter more than anything that is seen on the screen.',
          misconception: 'ar-reversed',
          why: 'A praises the silent face, and B relies on the actor’s eyebrows; neither puts words first.',
        },
        {
          html: 'Directors ought to keep the bottom of the picture free for a translation.',
          misconception: 'ar-outside-the-text',
          why: 'Neither author asks directors to do anything.',
        },
      ],
      evidence: [
        'She did not arrange them so that you should spend the evening reading the bottom of the picture.',
        'I know that while you read me you are not looking at the lamp that the director moved eleven times.',
      ],
      explanation:
        '<p>A: “She did not arrange them so that you should spend the evening reading the bottom of the picture.” B grants the same: “I know that while you read me you are not looking at the lamp that the director moved eleven times” ([[line: the lamp that the director moved eleven times]]).</p>',
    },
    {
      id: 'act-reading/other-voices-q10',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.1,
      seconds: 70,
      text: '',
      stem: 'Compared with the speaker of Passage A, the speaker of Passage B gives more attention to:',
      right: 'what a foreign sound teaches a listener who is ignorant of the language.',
      wrong: [
        {
          html: 'the technical limits within which a translator of films has to do the work.',
          misconception: 'ar-half-right',
          why: 'B does describe limits (two lines, six seconds), but A describes hers at least as fully.',
        },
        {
          html: 'the tie that grows over the years between a performer and a translator.',
          misconception: 'ar-mixes-up-passages',
          why: 'That is Passage A’s subject: twenty-two years with one actress.',
        },
        {
          html: 'the pleasure of being part of an audience that feels something all at once.',
          misconception: 'ar-mixes-up-passages',
          why: 'The hall drawing its breath together is in Passage A.',
        },
      ],
      evidence: [
        'I learned how Japanese grief sounds from a film of which I understood every subtitle and not one syllable.',
      ],
      explanation:
        '<p>Only B has this: “I learned how Japanese grief sounds from a film of which I understood every subtitle and not one syllable” ([[line: I learned how Japanese grief sounds]]). A speaks of foreign sound only as what she must cover.</p>',
    },
  ],
}
