import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-voice-in-the-box',
  kind: 'Humanities',
  title: 'The Voice in the Box',
  description:
    'This passage is adapted from a magazine report, “The Voice in the Box,” by Colin Farrant (2017). The writer, the prompter Agnes Haldane, and the other people are invented.',
  paragraphs: [
    'The best seat in the opera house cannot be bought. It is a wooden chair, three feet below the front of the stage, under a hood that hides it from the public, and for twenty-six years it has belonged to Agnes Haldane. From it she sees the singers’ shoes, their faces if they look down, and, on a small screen beside her score, the conductor. She speaks every word of every part, all evening, a second before it is sung. If she has done well, nobody in the audience knows that she exists.',
    '“People think I’m there for those who forget,” she says. We are sitting on the stage; it is a Monday, the house is dark until tomorrow, and a man is mopping the orchestra pit. “Hardly anyone forgets. I’m there for those who know it two ways.”',
    'An opera, she explains, is seldom given whole. One theater leaves out the second verse of a duet, another keeps the verse and drops the scene that follows. A tenor who is in demand may sing the same part in five cities in a year, with five sets of cuts. He does not forget his words. He remembers those of Hamburg, in Chicago. “His mouth starts down the wrong road, and it feels right, because it *was* right, two weeks ago.” What he needs at that point is not the next line. It is a single word, early enough, to tell him which road he is on.',
    'So what she gives is timing as much as text. She speaks on the intake of breath before a phrase; a moment later is too late to help, a moment earlier is one more thing to keep in mind. She does not whisper, because a whisper carries to the front row and not to the singer. She speaks in a low, hard voice, nearly all consonants. Vowels, she says, get lost in the orchestra. When words will not do, she has her hands. A finger tells the chorus which verse. A flat palm says: wait. A fist means: you have gone wrong, stop singing, I will bring you back.',
    'She has used the fist perhaps a dozen times. The one that she tells about was a soprano who, in the last act, skipped eight bars. The conductor could not skip with her; he has sixty players. The soprano saw the fist, shut her mouth, and, since she was meant to be dying, sank onto a step. For eight bars the orchestra played alone. Then came the palm, turning over, and the word. “The critic wrote that it was a daring pause,” says Ms. Haldane. “She sent me flowers, and she sent the conductor the review, framed.”',
    'Fewer houses have a prompter every year. The box takes up space in the middle of the stage, and designers dislike it: a forest looks less like a forest with a hatch in front. It also costs a salary. Daniel Roos, who directs the theater in a neighboring city, took his box out in 2009, and he does not think that anything was lost. “Actors do without. Dancers do without. If you know that there is a net, you walk less carefully.” His singers, he says, come better prepared than they did before.',
    'I put this to Ms. Haldane. She does not dispute that they come prepared; she asks what they are prepared to do. Without a prompter, she says, a sensible singer makes no experiments. He stands where he can see the conductor, and he sings facing front. “Take him away from the front, put him on a ladder with his back turned, let him really quarrel with somebody, and he needs to know that there is one person in the building who is thinking of nothing but his next word.” She shrugs. “Mr. Roos calls it a net. All right. Who does the more dangerous things, the ones with a net or the ones without?”',
    'Her own score, which she lets me hold, is as thick as a brick and nearly black with pencil. Turning its pages, I find one line with no mark on it. It is the first line of the most famous aria in the piece. “He asked me for that,” she says. “He said, ‘Leave me that one.’ So I shut my mouth, and I look at his shoes.”',
  ],
  questions: [
    {
      id: 'act-reading/the-voice-in-the-box-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to the passage, Ms. Haldane tells a singer to wait by showing:',
      right: 'a flat palm.',
      wrong: [
        {
          html: 'a palm that turns over.',
          misconception: 'ar-half-right',
          why: 'The palm is right, but turned over it comes with the word and brings the singer back in; held flat it means to wait.',
        },
        {
          html: 'a fist.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'A fist stops a singer too, but it says more: “you have gone wrong, stop singing, I will bring you back.”',
        },
        {
          html: 'a finger.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'A finger is among her signs, but it “tells the chorus which verse”; it does not hold anyone back.',
        },
      ],
      evidence: ['A flat palm says: wait.'],
      explanation:
        '<p class="plan">A stated detail: find the sentences about her hands, and which sign goes with which message.</p><p>“A finger tells the chorus which verse. A flat palm says: wait. A fist means: you have gone wrong” ([[line: A flat palm says: wait]]). Each sign has one message, and “wait” goes with the palm that is held flat; the palm that turns over comes later and lets a singer in again.</p>',
    },
    {
      id: 'act-reading/the-voice-in-the-box-q2',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: it is a Monday, the house is dark]], the word <em>dark</em> most nearly means:',
      right: 'without a performance.',
      wrong: [
        {
          html: 'without any lamps lit.',
          misconception: 'ar-first-meaning',
          why: 'It is what the word says first, but a man is mopping the pit and the writer reads a score there; and lamps do not stay out “until tomorrow.”',
        },
        {
          html: 'without much good cheer.',
          misconception: 'ar-mood-for-meaning',
          why: 'The empty theater may seem sad, but nothing else in the paragraph is gloomy; the talk is lively, and a man is cleaning.',
        },
        {
          html: 'without anyone inside.',
          misconception: 'ar-outside-the-text',
          why: 'An idle theater is often empty, but people are inside: “a man is mopping the orchestra pit,” and the prompter herself has come.',
        },
      ],
      evidence: ['it is a Monday, the house is dark until tomorrow, and a man is mopping the orchestra pit'],
      explanation:
        '<p class="plan">A word in context: the two of them sit on the stage. What is going on there this Monday, and what is not?</p><p>“It is a Monday, the house is dark until tomorrow, and a man is mopping the orchestra pit” ([[line: it is a Monday, the house is dark until tomorrow, and a man is mopping the orchestra pit]]). What lasts until the next day is no want of lamps, for the man must see what he mops; nothing is being played, and so they can talk on the stage.</p>',
    },
    {
      id: 'act-reading/the-voice-in-the-box-q3',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'According to the passage, Ms. Haldane does not whisper because a whisper:',
      right: 'reaches the audience and not the stage.',
      wrong: [
        {
          html: 'is covered up by the players in the pit.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The orchestra does cover something, but that is vowels, a few sentences on; of the whisper it is said where it carries.',
        },
        {
          html: 'comes too late to be of use to a singer.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Being too late is a matter of timing, which she discusses just before; it has nothing to do with how loud she speaks.',
        },
        {
          html: 'puts too great a strain on her own voice.',
          misconception: 'ar-common-sense-over-text',
          why: 'Six hours of whispering might well be a strain, but her own voice is not what she is concerned with.',
        },
      ],
      evidence: ['a whisper carries to the front row and not to the singer'],
      explanation:
        '<p class="plan">A question of cause: find the word “whisper” and the reason that follows it.</p><p>“She does not whisper, because a whisper carries to the front row and not to the singer” ([[line: a whisper carries to the front row]]). The “front row” is the audience and the singer is on the stage; a whisper goes to the wrong one of the two.</p>',
    },
    {
      id: 'act-reading/the-voice-in-the-box-q4',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The story of the soprano in the last act implies that the critic:',
      right: 'praised as planned something that was not.',
      wrong: [
        {
          html: 'blamed as an error something that was meant.',
          misconception: 'ar-reversed',
          why: 'The two are exchanged: it was an error, caught by the fist, and the critic took it for something meant, “a daring pause.”',
        },
        {
          html: 'praised a silence that the composer had written.',
          misconception: 'ar-half-right',
          why: 'He did praise a silence, but no composer wrote it: she had skipped eight bars, and had to wait until the orchestra came up with her.',
        },
        {
          html: 'praised the conductor for what a singer did.',
          misconception: 'ar-swaps-people',
          why: 'The conductor is sent the review, but by the singer, as a joke; what the critic praised was a “daring pause,” and nobody had planned it.',
        },
      ],
      evidence: ['The critic wrote that it was a daring pause', 'The soprano saw the fist, shut her mouth'],
      explanation:
        '<p class="plan">An inference: set what had happened beside the words of the review.</p><p>The soprano had gone wrong, and the fist stopped her: she “shut her mouth, and, since she was meant to be dying, sank onto a step.” The critic “wrote that it was a daring pause” ([[line: The critic wrote that it was a daring pause]]), as though it had been meant.</p>',
    },
    {
      id: 'act-reading/the-voice-in-the-box-q5',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The paragraph that begins in [[line: Fewer houses have a prompter every year]] serves mainly to:',
      right: 'set out what is said against having a prompter.',
      wrong: [
        {
          html: 'tell how one theater learned to regret a change.',
          misconception: 'ar-reversed',
          why: 'A theater that took out its box is indeed told of, but its director regrets nothing: “he does not think that anything was lost.”',
        },
        {
          html: 'show why prompters are needed more than they were.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'What Ms. Haldane has to say for prompters comes a paragraph later; this one gives the reasons for which they are done away with.',
        },
        {
          html: 'bring in a view that Ms. Haldane shares.',
          misconception: 'ar-half-right',
          why: 'A view is brought in, but she does not share it: she asks what singers without a prompter “are prepared to do.”',
        },
      ],
      evidence: ['I put this to Ms. Haldane.'],
      explanation:
        '<p class="plan">A function question: read the first sentence of the paragraph after it.</p><p>The paragraph gives the reasons against a prompter, and Mr. Roos’s view that nothing was lost. Then: “I put this to Ms. Haldane” ([[line: I put this to Ms. Haldane]]), and she answers it.</p>',
    },
    {
      id: 'act-reading/the-voice-in-the-box-q6',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 0.8,
      seconds: 70,
      text: '',
      stem: 'In her remark about the net ([[line: Mr. Roos calls it a net. All right. Who does the more dangerous things, the ones with a net or the ones without?]]), Ms. Haldane’s manner toward Mr. Roos’s view is best described as:',
      right: 'accepting his term and turning it against him.',
      wrong: [
        {
          html: 'agreeing with his point, though not with his term.',
          misconception: 'ar-half-right',
          why: 'She does agree to something, and says “All right” to the word “net”; but the question that follows makes it an argument for the prompter.',
        },
        {
          html: 'passing over his term and naming cases of her own.',
          misconception: 'ar-half-right',
          why: 'She does name cases of her own, the ladder and the quarrel; but she comes back to the term: “Mr. Roos calls it a net.”',
        },
        {
          html: 'granting what he says of nets, but not of singers.',
          misconception: 'ar-outside-the-text',
          why: 'She grants nothing about nets in general: with “All right” she takes up his word, and then asks who does “the more dangerous things.”',
        },
      ],
      evidence: [
        'Mr. Roos calls it a net. All right. Who does the more dangerous things, the ones with a net or the ones without?',
      ],
      explanation:
        '<p class="plan">A question of manner: read her last three sentences in that paragraph, from “Mr. Roos calls it.”</p><p>“Mr. Roos calls it a net. All right. Who does the more dangerous things, the ones with a net or the ones without?” ([[line: Mr. Roos calls it a net]]) She lets the word stand and makes it speak for her side.</p>',
    },
    {
      id: 'act-reading/the-voice-in-the-box-q7',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'The singer’s request in the last paragraph most likely means that he wanted:',
      right: 'to sing the line without any help.',
      wrong: [
        {
          html: 'to have the line given to him by hand.',
          misconception: 'ar-half-right',
          why: 'He does want silence there, but no sign is put in its place: she shuts her mouth and looks at his shoes.',
        },
        {
          html: 'to give the line a turn of his own.',
          misconception: 'ar-common-sense-over-text',
          why: 'A star may take liberties, but nothing is said of changes; what he asks is “Leave me that one.”',
        },
        {
          html: 'to be given the line a little later.',
          misconception: 'ar-outside-the-text',
          why: 'Timing is what her work is about, but for this line she gives nothing at all: “So I shut my mouth.”',
        },
      ],
      evidence: ['He said, ‘Leave me that one.’ So I shut my mouth, and I look at his shoes.'],
      explanation:
        '<p class="plan">An inference: the line has no mark on it. What does she do when it comes?</p><p>It is the one line without a mark: “He said, ‘Leave me that one.’ So I shut my mouth, and I look at his shoes” ([[line: So I shut my mouth, and I look at his shoes]]). She gives every other word beforehand; this one he wants to give by himself.</p>',
    },
    {
      id: 'act-reading/the-voice-in-the-box-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'Which of the following is offered in the passage as evidence for the view that is reported in [[line: he does not think that anything was lost]]?',
      right: 'Singers now come better prepared.',
      wrong: [
        {
          html: 'Singers now stand facing the front.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Ms. Haldane says this of singers without a prompter, and as a loss; it is no evidence for Mr. Roos.',
        },
        {
          html: 'Designers now have more of the stage.',
          misconception: 'ar-true-but-not-asked',
          why: 'The box did take up space and designers disliked it, but that is why boxes go; it does not show that nothing was lost.',
        },
        {
          html: 'Theaters now save a salary.',
          misconception: 'ar-true-but-not-asked',
          why: 'A prompter “costs a salary,” but money saved is a reason for taking the box out, not a sign that the singing is as good.',
        },
      ],
      evidence: ['His singers, he says, come better prepared than they did before.'],
      explanation:
        '<p class="plan">A question about evidence: find where he says that nothing was lost, and what he says of his own singers.</p><p>He “does not think that anything was lost,” and gives as a sign: “His singers, he says, come better prepared than they did before” ([[line: come better prepared than they did before]]). His view is that nothing was lost without the box. Evidence is something that he has seen, not a comparison: how the singers come.</p>',
    },
    {
      id: 'act-reading/the-voice-in-the-box-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.0,
      seconds: 70,
      text: '',
      stem: 'Ms. Haldane’s statement in [[line: a sensible singer makes no experiments]] would be most weakened if it were found that, since 2009, singers at Mr. Roos’s theater:',
      right: 'have been staged in as many unusual ways as before.',
      wrong: [
        {
          html: 'have been placed where they can see the conductor.',
          misconception: 'ar-wrong-side',
          why: 'That is what she predicts of singers without a prompter, who stand where they can see him; it would bear her out.',
        },
        {
          html: 'have remembered as many of their words as before.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Memory is what people think she is there for, but her reply is about daring: “a sensible singer makes no experiments.”',
        },
        {
          html: 'have been asked to do less while they are singing.',
          misconception: 'ar-wrong-side',
          why: 'What they are asked to do is the right matter, but less is what she expects; this would strengthen her reply.',
        },
      ],
      evidence: ['Without a prompter, she says, a sensible singer makes no experiments.'],
      explanation:
        '<p class="plan">A question of weakening: put her reply into one sentence before you look at the options.</p><p>Her reply is that “Without a prompter, she says, a sensible singer makes no experiments” ([[line: a sensible singer makes no experiments]]): he stands in front and faces it. If singers without one did just as daring things, her reply would fail.</p>',
    },
  ],
}
