import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/by-heart',
  kind: 'Humanities',
  title: 'By Heart',
  description:
    'Passage A is adapted from the essay “What the Mouth Keeps” by Miriam Stroud (2013), a teacher of literature. Passage B is adapted from “Word for Word,” a chapter of an introduction to oral poetry by Daniel Osei-Hart (2010). Both writers are invented; the research on the singers of the Balkans in Passage B is not.',
  paragraphs: [
    '# Passage A',
    'My students are required to learn one poem a month by heart, and every September they tell me that it is a waste of time. The poem, they point out, is in the book. It is also in their pockets, on the phone, where it can be found in the time it takes me to say so. I used to answer with talk of training the memory. I no longer do, since I do not believe it. Learning forty poems has not helped me to remember where I left my glasses.',
    'What I tell them now is that they have not read it yet. You may go over a poem ten times with your eyes and slide on each occasion past the same small word. You cannot slide past it with your mouth. There is a line in a poem I have taught for twenty years in which I had always taken *still* to mean “motionless.” I learned it by heart in the end, for shame, because the students had to. On the third evening, at the sink, I heard myself say it and could not go on. I had no idea whether it meant “motionless” or “even now.” It means both, and the poem turns on it, and I had been explaining that poem to people for two decades.',
    'To have a poem by heart is to have it exactly. Nearly will not do. A student who says “gloomy” where the poet wrote “dim” has not made a small mistake. He has shown me the spot where he stopped listening and began to supply something of his own, and it is always the spot where the poem is better than he is. I do not take off points for it. I ask him what the poet’s word knows that his does not.',
    'Years later they write to me, some of them. They do not mention what I said in class. They tell me that the thing came back, whole, in a hospital corridor or on a night bus, without having been sent for.',
    '# Passage B',
    'In the 1930s a young American scholar, Milman Parry, traveled through the towns of Bosnia and its neighbors with a recording machine. He was looking for an answer to an old question about Homer. How could poems of such length have been composed by someone who did not write? Parry had found a tradition in which men who could neither read nor write still sang, in coffeehouses, tales of heroes that went on for hours. The most gifted, a farmer named Avdo Međedović, gave him one song of more than twelve thousand lines.',
    'It was natural to suppose that such men had stupendous memories. The singers themselves said so. They would assure Parry and his assistant, Albert Lord, that they sang a song today just as they had learned it, “word for word.” Parry and Lord did what nobody had been able to do before: they recorded the same man singing the same song on different days, and laid the texts side by side. They were not the same. Whole scenes had grown or shrunk. Hardly two lines in succession agreed. Yet the story was the same, and when a singer who had just insisted that nothing was altered was shown to have altered a great deal, he was not embarrassed. He did not see what had been altered.',
    'What the singers had by heart was not a text but a language. They possessed a stock of phrases, each made to fit a certain stretch of the verse: phrases for dawn, for saddling a horse, for a hero’s anger. They possessed a stock of scenes in the same way, and an outline of the tale. With these they composed the song anew, at speed, each time they sang it, as you and I compose sentences when we speak, without reciting any of them and without thinking of ourselves as making them up. A singer who was asked for a “word” might offer a whole line, or a whole speech. “Word for word” was in its way quite true.',
    'Lord observed what became of such singers when printed songbooks reached the villages. The young began to learn a song from the page, to the letter. They had it perfectly. And they could no longer sing any other.',
  ],
  questions: [
    {
      id: 'act-reading/by-heart-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'The main point of Passage A is that learning a poem by heart:',
      right: 'shows a reader what he or she has passed over in it before.',
      wrong: [
        {
          html: 'makes a reader attend to the sound of words before their sense.',
          misconception: 'ar-half-right',
          why: 'She does hear the word from her own mouth, but what stops her is its sense, “motionless” or “even now”; of how it sounds she says nothing.',
        },
        {
          html: 'gives a reader something to draw on in times of need.',
          misconception: 'ar-too-narrow',
          why: 'This is the end of the passage and stays in mind, but it is what some students report later; the teacher’s own reason, with <em>still</em> and “dim,” comes before.',
        },
        {
          html: 'teaches a reader to prefer the poet’s words to others.',
          misconception: 'ar-half-right',
          why: 'She does ask what “the poet’s word knows,” but that is her question about slips; what she tells students is that “they have not read it yet.”',
        },
      ],
      evidence: [
        'You cannot slide past it with your mouth.',
        'What I tell them now is that they have not read it yet.',
      ],
      explanation:
        '<p class="plan">The main point of Passage A: find what the teacher “used to answer” and what she tells them “now.”</p><p>“What I tell them now is that they have not read it yet” ([[line: What I tell them now is that they have not read it yet]]). The eyes slide past a small word; “You cannot slide past it with your mouth” ([[line: You cannot slide past it with your mouth]]). The story of <em>still</em> shows it.</p>',
    },
    {
      id: 'act-reading/by-heart-q2',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The incident in [[line: On the third evening, at the sink, I heard myself say it and could not go on. I had no idea whether it meant “motionless” or “even now.” It means both, and the poem turns on it, and I had been explaining that poem to people for two decades.]] serves mainly to:',
      right: 'give an instance of the claim that comes before it.',
      wrong: [
        {
          html: 'give the reason for the rule that comes after it.',
          misconception: 'ar-half-right',
          why: 'A rule about exactness does follow, but the story shows something else: what the mouth notices that the eyes slide past.',
        },
        {
          html: 'correct a claim that was made too simply before it.',
          misconception: 'ar-wrong-tone',
          why: 'She tells it against herself, but it does not weaken the claim: she, too, had not read the poem until she said it.',
        },
        {
          html: 'answer an objection that the students have made.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Their objection, that the poem is in the book, stands in the first paragraph; what is told here belongs to “They have not read it yet.”',
        },
      ],
      evidence: ['I had been explaining that poem to people for two decades'],
      explanation:
        '<p class="plan">A function question: what has she just claimed about eyes and mouth, and who is the example for it?</p><p>Her claim is that one slides past the same small word when one only reads. She is her own example: she noticed both meanings when she heard herself say the line, and “I had been explaining that poem to people for two decades” ([[line: I had been explaining that poem to people for two decades]]).</p>',
    },
    {
      id: 'act-reading/by-heart-q3',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The teacher’s question at the end of the third paragraph of Passage A ([[line: what the poet’s word knows that his does not]]) implies that a slip in reciting:',
      right: 'shows where the poem holds something the student has missed.',
      wrong: [
        {
          html: 'shows where the poem leaves the student a choice of words.',
          misconception: 'ar-half-right',
          why: 'It does show a certain place in the poem, but there is no choice there: “Nearly will not do,” and “the poem is better than he is.”',
        },
        {
          html: 'shows how the student has begun to make the poem his own.',
          misconception: 'ar-half-right',
          why: 'That he “began to supply something of his own” is right, but it is no gain to her: it happened where “he stopped listening.”',
        },
        {
          html: 'shows how much in a poem may depend on a single word.',
          misconception: 'ar-true-but-not-asked',
          why: 'Of another poem she does say that it “turns on” one word; but this question is about the student, who “stopped listening” where “the poem is better than he is.”',
        },
      ],
      evidence: ['He has shown me the spot where he stopped listening and began to supply something of his own'],
      explanation:
        '<p class="plan">An inference: what does the slip show her, and why does she ask a question instead of taking off points?</p><p>The student “has shown me the spot where he stopped listening and began to supply something of his own” ([[line: the spot where he stopped listening]]). Her question sends him back to that spot, to find what the poet’s word does there.</p>',
    },
    {
      id: 'act-reading/by-heart-q4',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to Passage B, when Parry and Lord laid the texts of one song side by side, they found that:',
      right: 'scenes had become longer or shorter.',
      wrong: [
        {
          html: 'scenes stood in a different order.',
          misconception: 'ar-half-right',
          why: 'That scenes had changed is right, but they “had grown or shrunk”; nothing is said about the order in which they came.',
        },
        {
          html: 'lines had been kept and scenes left out.',
          misconception: 'ar-half-right',
          why: 'That scenes had changed is right, but lines had not been kept: “Hardly two lines in succession agreed.”',
        },
        {
          html: 'phrases for dawn or anger were gone.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Such phrases appear in the next paragraph, but as the stock from which singers made each song; they are not said to vanish.',
        },
      ],
      evidence: ['They were not the same. Whole scenes had grown or shrunk.'],
      explanation:
        '<p class="plan">A stated detail: find “side by side” and read the short sentences that follow.</p><p>The texts “were not the same. Whole scenes had grown or shrunk. Hardly two lines in succession agreed” ([[line: Whole scenes had grown or shrunk]]). “Yet the story was the same.” A scene that has grown is longer, and one that has shrunk is shorter; of a change in their order nothing is said.</p>',
    },
    {
      id: 'act-reading/by-heart-q5',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'According to Passage B, what allowed Parry and Lord to find out that the songs were not the same?',
      right: 'They could hold recordings of one singer against each other.',
      wrong: [
        {
          html: 'They could compare recordings of several singers with each other.',
          misconception: 'ar-half-right',
          why: 'Recordings held against each other are right, but they were of “the same man singing the same song,” not of several men.',
        },
        {
          html: 'They could play a man his own recording and ask what was different.',
          misconception: 'ar-half-right',
          why: 'The recordings were of one man, and he was asked; but he insisted “that nothing was altered,” and they found it when they “laid the texts side by side.”',
        },
        {
          html: 'They could compare what was sung with what stood in songbooks.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Songbooks do come up, but in the last paragraph, and nobody compares them with these recordings.',
        },
      ],
      evidence: ['they recorded the same man singing the same song on different days, and laid the texts side by side'],
      explanation:
        '<p class="plan">A cause question: find “what nobody had been able to do before” and read on after the colon.</p><p>They “did what nobody had been able to do before: they recorded the same man singing the same song on different days, and laid the texts side by side” ([[line: they recorded the same man singing the same song]]). “The same man” and “side by side”: one singer’s versions are compared with each other, which only recordings allow.</p>',
    },
    {
      id: 'act-reading/by-heart-q6',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1.0,
      seconds: 65,
      text: '',
      stem: 'The last two sentences of Passage B suggest that a singer who learned from the page had lost:',
      right: 'the means of making a song anew.',
      wrong: [
        {
          html: 'the memory for a song of great length.',
          misconception: 'ar-half-right',
          why: 'It is true that one song was all they had, but they “had it perfectly,” to the letter; memory is what they kept.',
        },
        {
          html: 'the belief that a song may be told in other words.',
          misconception: 'ar-half-right',
          why: 'They did keep to the words of one text, but not from a belief: with the old phrases gone, “they could no longer sing any other.”',
        },
        {
          html: 'the habit of changing a song for its listeners.',
          misconception: 'ar-outside-the-text',
          why: 'The older singers did change their songs, but listeners are never given as a reason; they made the song anew from phrases and scenes.',
        },
      ],
      evidence: [
        'And they could no longer sing any other.',
        'With these they composed the song anew, at speed, each time they sang it',
      ],
      explanation:
        '<p class="plan">An inference: recall what the older singers had by heart, and ask why a man with one text cannot sing another song.</p><p>The older singers had a stock of phrases and scenes, and “With these they composed the song anew, at speed, each time they sang it” ([[line: they composed the song anew]]). The young had one text; “And they could no longer sing any other” ([[line: And they could no longer sing any other]]), because they had no language to make one with.</p>',
    },
    {
      id: 'act-reading/by-heart-q7',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 65,
      text: '',
      stem: 'Of all the people in the two passages, those who are most like the students in Passage A, in the way they learn, are the:',
      right: 'young people who learned songs from books.',
      wrong: [
        {
          html: 'singers who said that they altered nothing.',
          misconception: 'ar-half-right',
          why: 'They too speak of singing “word for word”; but their texts differed each time, and a student is to have the poem “exactly.”',
        },
        {
          html: 'farmer who had a song of great length.',
          misconception: 'ar-common-sense-over-text',
          why: 'Twelve thousand lines seem the greatest feat of memory; but such singers “composed the song anew,” which the students are not to do.',
        },
        {
          html: 'scholars who laid two texts side by side.',
          misconception: 'ar-echoed-words',
          why: 'Both look closely at single words; but the scholars compare recordings of others, while the students learn a poem themselves.',
        },
      ],
      evidence: [
        'The young began to learn a song from the page, to the letter.',
        'To have a poem by heart is to have it exactly.',
      ],
      explanation:
        '<p class="plan">A comparison: ask from what the students learn and how true to it they must be, then look for the same in B.</p><p>The poem of the students “is in the book,” and “To have a poem by heart is to have it exactly” ([[line: To have a poem by heart is to have it exactly]]). In B only the last group does this: “The young began to learn a song from the page, to the letter” ([[line: The young began to learn a song]]).</p>',
    },
    {
      id: 'act-reading/by-heart-q8',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.1,
      seconds: 70,
      text: '',
      stem: 'The teacher of Passage A and the singers of Passage B would most likely differ about a person who says “gloomy” where another had said “dim,” in that:',
      right: 'she would hear a failing in it, while they would not notice it.',
      wrong: [
        {
          html: 'she would take off points for it, while they would let it pass.',
          misconception: 'ar-reversed',
          why: 'They would let it pass, that is right; but she says of such a slip “I do not take off points for it,” and asks a question instead.',
        },
        {
          html: 'she would take it for a lapse, while they would praise it as something new.',
          misconception: 'ar-half-right',
          why: 'The first half is right, but the singers do not think of themselves as making anything new; they say “word for word.”',
        },
        {
          html: 'she would ask him about it, while they would have him sing it again.',
          misconception: 'ar-half-right',
          why: 'Her question fits, but the singers would see nothing to mend: one of them “did not see what had been altered.”',
        },
      ],
      evidence: ['Nearly will not do.', 'He did not see what had been altered.'],
      explanation:
        '<p class="plan">A comparison: apply each passage’s view of a changed word to the same case.</p><p>For her, “Nearly will not do” ([[line: Nearly will not do]]). Of the singer who had altered a great deal we read: “He did not see what had been altered” ([[line: He did not see what had been altered]]).</p>',
    },
    {
      id: 'act-reading/by-heart-q9',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Which of the following do both passages describe?',
      right: 'A person who was mistaken about a poem that he or she knew well.',
      wrong: [
        {
          html: 'A person who learns a poem on account of others and then cannot go on reciting it.',
          misconception: 'ar-one-passage-only',
          why: 'The teacher at the sink is in Passage A; no singer in B is said to break off.',
        },
        {
          html: 'A person who gives a stranger a song of many thousands of lines without a book.',
          misconception: 'ar-one-passage-only',
          why: 'The farmer with his twelve thousand lines is in Passage B; nothing of this kind is in A.',
        },
        {
          html: 'A person who finds, long afterward, that a poem has stayed in the mind unchanged.',
          misconception: 'ar-mixes-up-passages',
          why: 'Students in A report it; but in B the songs change each time, though the singers do not know it.',
        },
      ],
      evidence: ['I had been explaining that poem to people for two decades', 'He did not see what had been altered.'],
      explanation:
        '<p class="plan">A comparison: for each option look for a person in A and a person in B.</p><p>In A the teacher thought that she had read the poem, and had not: “I had been explaining that poem to people for two decades” ([[line: I had been explaining that poem to people for two decades]]). In B the singers thought that they repeated a song “word for word” and did not: “He did not see what had been altered” ([[line: He did not see what had been altered]]).</p>',
    },
    {
      id: 'act-reading/by-heart-q10',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which of the following, if true, would count most strongly against the claim in [[line: What the singers had by heart was not a text but a language]]?',
      right: 'One singer’s song was found to agree in every line on two days a month apart.',
      wrong: [
        {
          html: 'A singer’s song was found to be longer by several scenes when he sang it again.',
          misconception: 'ar-wrong-side',
          why: 'It is about comparing songs, but scenes that grow are what the account expects: they “had grown or shrunk.” This would support the claim.',
        },
        {
          html: 'Two singers’ songs were found to share many of their phrases for dawn and for horses.',
          misconception: 'ar-wrong-side',
          why: 'Agreement sounds like memorizing, but shared phrases are the claim itself: the singers “possessed a stock of phrases” for just such things.',
        },
        {
          html: 'Two young men’s songs, learned from one book, were found to agree in every line.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Those who learned “from the page, to the letter” would agree; but the claim is about the older singers, who could not read, and it is left as it was.',
        },
      ],
      evidence: ['They were not the same. Whole scenes had grown or shrunk.'],
      explanation:
        '<p class="plan">Evidence against an account: state what it says about two performances of one song, and look for a fact that it rules out.</p><p>The account rests on texts laid side by side: “They were not the same. Whole scenes had grown or shrunk” ([[line: Whole scenes had grown or shrunk]]). If long songs could be found to agree line by line, they would after all have been memorized.</p>',
    },
  ],
}
