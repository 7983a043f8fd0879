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
      right: 'to Italians her voice is the actress’s own.',
      wrong: [
        {
          html: 'few people in Rome would know her by her face.',
          misconception: 'ar-half-right',
          why: 'The woman in the shop does look around for somebody else; but it is the voice that excites her, and no face has been seen yet.',
        },
        {
          html: 'she goes on acting when her work is done.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'She has aged, coughed, and shouted along with the actress; but all of that is told before, and at the grocer’s she only wants fennel.',
        },
        {
          html: 'shoppers who see her take her for the star.',
          misconception: 'ar-literal-for-figurative',
          why: 'The shopper does think of a star when she hears the voice; but she “began to look about” for one, so she has not found her in the speaker.',
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
          html: 'the feeling that has to be put into it.',
          misconception: 'ar-true-but-not-asked',
          why: 'She must fit “why she says it,” which is feeling; but the comparison ends on the word “stricter,” and strictness is about limits.',
        },
        {
          html: 'the long training that goes before it.',
          misconception: 'ar-common-sense-over-text',
          why: 'Such skill must take years, and she has twenty-two of them; but training is not mentioned in this paragraph.',
        },
        {
          html: 'the two kinds of skill that meet in it.',
          misconception: 'ar-true-but-not-asked',
          why: 'A writer and a speaker do both have to fit the mouth; but the comparison ends on the word “stricter,” which says how little they are allowed.',
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
      right: 'a hope that one can sense the original beneath her work.',
      wrong: [
        {
          html: 'a wish that no one should tell her work from the original.',
          misconception: 'ar-half-right',
          why: 'It is a wish, and she is glad when nobody thinks of her; but in the snow one sees “how the ground runs,” so the original is to be felt.',
        },
        {
          html: 'a belief that her work keeps the original from harm.',
          misconception: 'ar-literal-for-figurative',
          why: 'Snow does protect a field from frost; but she has just said that the voice “is lost,” and the comparison is about what can still be seen.',
        },
        {
          html: 'a doubt whether anything of the original comes through.',
          misconception: 'ar-reversed',
          why: 'She does admit that “something is lost,” which sounds like doubt; but of the field under the snow “you can still see how the ground runs.”',
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
      right: 'people read more slowly than actors talk.',
      wrong: [
        {
          html: 'actors show with the face what they say.',
          misconception: 'ar-half-right',
          why: 'The eyebrows do carry “The rest,” and that comforts the translator; but the words must go because of speed: “so one word in three must go.”',
        },
        {
          html: 'viewers should have time for the picture.',
          misconception: 'ar-common-sense-over-text',
          why: 'She knows that readers miss the lamp, and time for it would be good; but that is named later, as a price, not as the reason.',
        },
        {
          html: 'readers should not be ahead of the actor.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'A joke that is read too early does trouble her; but against that she holds “the last three words back” for a moment, and leaves nothing out.',
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
      right: 'the film itself ends and the help begins.',
      wrong: [
        {
          html: 'the lips and the new words do not match.',
          misconception: 'ar-mood-for-meaning',
          why: 'Lips that close on an “m” are the trouble of Passage A; but what is hidden here is “that someone is helping you.”',
        },
        {
          html: 'one scene of a film is joined to the next.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Films are indeed put together from pieces; but the next sentence, “you are a guest,” is about the viewer, not about cutting.',
        },
        {
          html: 'two pieces of cloth are sewn together.',
          misconception: 'ar-first-meaning',
          why: 'It is what a seam is in the first place; but in a passage on dubbing it stands for another join.',
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
      right: 'They cost less money.',
      wrong: [
        {
          html: 'They kept the voices.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'That voices “are not noise to be replaced” is what children learned from it; but it came afterward, and the beginning was money.',
        },
        {
          html: 'The law required them.',
          misconception: 'ar-outside-the-text',
          why: 'A law could make subtitles usual, as it did in some countries; but the passage gives one reason, “It was cheaper,” and mentions no law.',
        },
        {
          html: 'They seemed honest.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'To her a subtitle is honest; but “nobody pretends that it began as a philosophy,” so the view came later than the habit.',
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
      right: 'forget that anyone is helping them.',
      wrong: [
        {
          html: 'lose something that the original has.',
          misconception: 'ar-half-right',
          why: 'Both speak of a loss, so it is a topic of the two; but on this they agree: each admits one in the last paragraph.',
        },
        {
          html: 'respond at the moment that was planned.',
          misconception: 'ar-true-but-not-asked',
          why: 'Both care about it, A for the breath drawn together and B for the laugh; so it is no point on which they differ.',
        },
        {
          html: 'give up part of the picture for the sake of words.',
          misconception: 'ar-half-right',
          why: 'B’s viewers do give it up while they read; but B calls it a price, not something that a film should let happen, so on this the two do not differ.',
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
      right: 'Admit to something that their own method takes away',
      wrong: [
        {
          html: 'Name something that the other method takes away',
          misconception: 'ar-wrong-part-of-passage',
          why: 'B does hold something “against dubbing”; but a paragraph earlier, and A’s last paragraph is about her own work alone.',
        },
        {
          html: 'Hope that no one will notice the part they play',
          misconception: 'ar-wrong-part-of-passage',
          why: 'A is glad that “Not one of them is thinking of me,” but a paragraph earlier; at the end she hopes that the ground can be seen through the snow.',
        },
        {
          html: 'Describe their work by means of something in nature',
          misconception: 'ar-one-passage-only',
          why: 'A does, with the snow on a field; but B ends on a joke and an actor’s mouth.',
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
      stem: 'Which statement about viewers would the authors of both passages accept?',
      right: 'Viewers miss part of the picture while they read.',
      wrong: [
        {
          html: 'Viewers should not be reminded of the translator.',
          misconception: 'ar-mixes-up-passages',
          why: 'A says so: that nobody thinks of her “is as it should be”; but B wants them reminded “at every moment.”',
        },
        {
          html: 'Viewers can learn from a voice they do not follow.',
          misconception: 'ar-one-passage-only',
          why: 'B did learn “how Japanese grief sounds”; but A speaks of a foreign voice only as one that she covers up.',
        },
        {
          html: 'Viewers lose more from dubbing than from reading.',
          misconception: 'ar-extreme-wording',
          why: 'Both admit that something is lost; but A holds that dubbing gives “the film,” so she would never grant that it costs more.',
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
      right: 'what can be learned from the sound of a language one does not know.',
      wrong: [
        {
          html: 'the way in which words have to fit the movements of an actor’s lips.',
          misconception: 'ar-true-but-not-asked',
          why: 'B does hold words back “until his mouth is ready for them,” but it is A who goes through the lips sound by sound, as they close and stretch.',
        },
        {
          html: 'the tie that grows over the years between a performer and a translator.',
          misconception: 'ar-mixes-up-passages',
          why: 'The tie between performer and translator is the subject of Passage A, with its twenty-two years; B mentions no such tie.',
        },
        {
          html: 'the way in which a whole audience can be moved at the same instant.',
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
