import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/where-the-pen-stopped',
  kind: 'Humanities',
  title: 'Where the Pen Stopped',
  description:
    'Passage A is from the memoir “Ten O’Clock” (2019), in which Ilaria Brandt looks back on her work as a conductor. Passage B is from the essay “A Copyist with a Lamp” (2016) by Theodore Asante, who has made it his profession to prepare unfinished music for performance. Both writers and their texts are invented; the composers, the works and their history are not.',
  paragraphs: [
    '# Passage A',
    'On April 25, 1926, in Milan, at the first performance of Puccini’s *Turandot*, Arturo Toscanini laid down his baton in the third act, after the death of the slave girl Liù, and told the audience that at this point the maestro had died. On the second night the opera was played to the end, with the closing scenes that Franco Alfano had built from Puccini’s sketches, and so it has nearly always been played since. I have conducted it nineteen times. For the last eleven of them I have ended it where it ended on the first night.',
    'My reason is not the one that people expect. It is not reverence, and I do not think that Alfano’s music is poor. It is that I have read the sketches. There are thirty-six pages. In some places they are full; in others a melody walks along by itself; and beside one passage stand the words “then *Tristan*,” and nobody knows what was meant. Puccini had struggled with this duet for years. A princess of ice must in a quarter of an hour become a woman in love, and must do it just after a girl has died for the man’s sake. He had not merely failed to finish. He had not found out how. When Mozart died, his Requiem lacked pages. When Puccini died, *Turandot* lacked an answer.',
    'A completion gives me the answer in the same type as the question. The orchestra plays on, and nothing tells the listener that the hand has changed. Last year a man in the foyer told me that he had always found Puccini’s ending noisy. He had been coming to the opera for forty years.',
    'Singers dislike my practice. The soprano loses the end of a hard part, and the tenor’s love is left hanging; I pay them for the whole evening. The public is put out on the street at ten o’clock with a dead girl and no wedding, and I have seen them stand about on the steps, not wanting to go home. I think that this is the right effect. What breaks off should be heard breaking off.',
    '# Passage B',
    'When Gustav Mahler died in 1911, he left five movements of a tenth symphony. The first was nearly ready to be played. The rest was in draft, but the draft runs from the first bar to the last, and though it is in places a single line of notes, that line is nowhere broken. From 1924 one heard the opening movement and little else. A facsimile of the pages had been printed, which anyone could look at and hardly anyone could hear. Then the English musician Deryck Cooke made what he called a performing version. He was careful not to say “completion.” The composer’s widow forbade it without having listened. In 1963 she heard a tape, asked for the finale a second time, and took back her ban.',
    'I have made eleven such versions, of lesser things, and about once a month I am asked by what right. People suppose that the alternative is silence, and that silence is honest. The alternative is the opening movement, played alone, evening after evening, as though it were the work. Whoever hears only that believes that Mahler took his leave in resignation. The finale, which he drafted to its last bar, says something else. For forty years concertgoers were told a falsehood by omission, by people who were anxious to add nothing.',
    'My trade has few rules. Where the draft has something, I add nothing to it. Where it is thin, I leave it thin; my worst notices have been for thinness. What I do put in is printed small, so that a conductor may leave it out. And there are commissions that I refuse. If the composer had not reached the end, even in outline, there is nothing for me to perform. I am a copyist with a lamp. I can go slowly along a road that someone else has walked, and hold the light so that others can see it. I do not make roads.',
  ],
  questions: [
    {
      id: 'act-reading/where-the-pen-stopped-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to Passage A, Puccini’s sketches for the end of <em>Turandot</em> are:',
      right: 'full in some places, and elsewhere no more than a melody.',
      wrong: [
        {
          html: 'full in places, with gaps that were filled by another hand.',
          misconception: 'ar-half-right',
          why: 'That they are full in some places is right; the unfinished parts, though, are Puccini’s own melody, and a second hand came only with the completion.',
        },
        {
          html: 'never broken off, but in places no more than a single line.',
          misconception: 'ar-mixes-up-passages',
          why: 'This is how Passage B describes Mahler’s draft; of Puccini’s pages it is said that he “had not found out how” to end.',
        },
        {
          html: 'thirty-six pages of melody, with a few words about <em>Tristan</em>.',
          misconception: 'ar-echoed-words',
          why: 'The number and the words are there, but not all pages are bare melody: “In some places they are full.”',
        },
      ],
      evidence: ['In some places they are full; in others a melody walks along by itself'],
      explanation:
        '<p class="plan">A stated detail: find the thirty-six pages in Passage A and read the sentence that follows.</p><p>“In some places they are full; in others a melody walks along by itself” ([[line: in others a melody walks along by itself]]). “Walks along by itself” means that the melody has nothing under it or around it: no harmony, no instruments.</p>',
    },
    {
      id: 'act-reading/where-the-pen-stopped-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'It can reasonably be inferred that the writer of Passage A stops after the death of Liù chiefly because in her opinion:',
      right: 'Puccini had not solved the problem that the ending sets.',
      wrong: [
        {
          html: 'Alfano’s scenes fall short of the music that precedes them.',
          misconception: 'ar-reversed',
          why: 'Many would give this reason, but she rules it out: “I do not think that Alfano’s music is poor.”',
        },
        {
          html: 'Toscanini’s example at the first performance is to be honored.',
          misconception: 'ar-half-right',
          why: 'She does end where it ended on the first night, but not out of “reverence”; she says that her reason is another one.',
        },
        {
          html: 'listeners ought to go home with the girl’s death on their minds.',
          misconception: 'ar-true-but-not-asked',
          why: 'She does approve of this effect, but as what follows from stopping; the reason she gives is what she read in the sketches.',
        },
      ],
      evidence: ['He had not merely failed to finish. He had not found out how.'],
      explanation:
        '<p class="plan">An inference: find “My reason” and go on until the reason is given, past those that she sets aside.</p><p>She has “read the sketches,” and what she found was more than a gap: “He had not found out how” ([[line: He had not found out how]]). <em>Turandot</em> “lacked an answer.”</p>',
    },
    {
      id: 'act-reading/where-the-pen-stopped-q3',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.8,
      seconds: 60,
      text: '',
      stem: 'The writer of Passage A mentions the man in the foyer ([[line: Last year a man in the foyer told me]]) mainly to show that:',
      right: 'listeners do not notice that the last scenes are added.',
      wrong: [
        {
          html: 'listeners of long experience dislike the last scenes.',
          misconception: 'ar-too-narrow',
          why: 'Dislike is in what the man says; but she tells it for the name that he attaches to the ending, after “nothing tells the listener that the hand has changed.”',
        },
        {
          html: 'listeners resent being sent home without a wedding.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The public without a wedding comes in the next paragraph; the man is speaking of an ending that was played.',
        },
        {
          html: 'listeners notice that the last scenes are of less worth.',
          misconception: 'ar-half-right',
          why: 'He does notice something he dislikes; but he calls the ending Puccini’s, so he has not heard that its worth changes with the hand.',
        },
      ],
      evidence: ['nothing tells the listener that the hand has changed'],
      explanation:
        '<p class="plan">A function question: the sentence before the man says what he is an instance of; then look at whose ending he thinks it is.</p><p>“Nothing tells the listener that the hand has changed” ([[line: nothing tells the listener that the hand has changed]]). The man, after forty years, speaks of “Puccini’s ending,” which is Alfano’s.</p>',
    },
    {
      id: 'act-reading/where-the-pen-stopped-q4',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'The remark “I pay them for the whole evening” ([[line: I pay them for the whole evening]]) conveys that the writer of Passage A:',
      right: 'grants that her practice deprives the singers of something.',
      wrong: [
        {
          html: 'suspects that the singers care more for fees than for music.',
          misconception: 'ar-wrong-tone',
          why: 'Money is mentioned, but no contempt goes with it; the sentence has just said what each of them loses.',
        },
        {
          html: 'grants that the soprano’s part is too hard for one evening.',
          misconception: 'ar-half-right',
          why: 'That the part is hard is said, but not that it is too hard; what the soprano minds is losing the end of it.',
        },
        {
          html: 'expects that the singers will in time accept her practice.',
          misconception: 'ar-common-sense-over-text',
          why: 'In life one gets used to much, but she says only that singers dislike it, and looks forward to no change.',
        },
      ],
      evidence: ['The soprano loses the end of a hard part, and the tenor’s love is left hanging'],
      explanation:
        '<p class="plan">A question of attitude: read what stands before the semicolon, and ask why payment follows.</p><p>The singers “dislike my practice,” and she says what they lose: “The soprano loses the end of a hard part” ([[line: The soprano loses the end of a hard part]]). The full pay answers that loss.</p>',
    },
    {
      id: 'act-reading/where-the-pen-stopped-q5',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'According to Passage B, Mahler’s widow took back her ban because of:',
      right: 'a recording that she listened to.',
      wrong: [
        {
          html: 'a facsimile that she looked through.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The facsimile did exist, but of it is said that anyone could look at it; what changed her mind was sound.',
        },
        {
          html: 'the name that Cooke gave his version.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'His careful name for it comes just before, but the ban followed that all the same; she gave way after a tape.',
        },
        {
          html: 'the praise that listeners had given it.',
          misconception: 'ar-outside-the-text',
          why: 'Praise from others might have moved her, but none is reported; she asked to have the finale played again.',
        },
      ],
      evidence: ['In 1963 she heard a tape, asked for the finale a second time, and took back her ban.'],
      explanation:
        '<p class="plan">A cause: find the year 1963 in Passage B.</p><p>“In 1963 she heard a tape, asked for the finale a second time, and took back her ban” ([[line: she heard a tape, asked for the finale]]). Before that she had forbidden it “without having listened.” A tape is a recording, and the order of the verbs shows the cause: she heard, she asked to hear more, she gave way.</p>',
    },
    {
      id: 'act-reading/where-the-pen-stopped-q6',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.8,
      seconds: 60,
      text: '',
      stem: 'The “falsehood by omission” ([[line: were told a falsehood by omission]]) in Passage B is best understood as the impression that:',
      right: 'the symphony’s final mood is that of its opening movement.',
      wrong: [
        {
          html: 'the symphony’s later movements were drafted by another hand.',
          misconception: 'ar-half-right',
          why: 'Another hand did prepare them for performance, but concertgoers of those years heard nothing of them; what they got wrong was how Mahler took his leave.',
        },
        {
          html: 'the composer’s widow would not allow the symphony to be heard.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'She did forbid Cooke’s version, but for a few years and in fact; the falsehood lasted forty years and came from what was left out.',
        },
        {
          html: 'silence about the symphony is more honest than a completion.',
          misconception: 'ar-echoed-words',
          why: 'That silence is honest is an opinion the writer disputes; it is not what concertgoers were led to believe about Mahler.',
        },
      ],
      evidence: [
        'Whoever hears only that believes that Mahler took his leave in resignation.',
        'The finale, which he drafted to its last bar, says something else.',
      ],
      explanation:
        '<p class="plan">A phrase to be understood: what was left out, and what did people therefore believe?</p><p>With the finale left out, “Whoever hears only that believes that Mahler took his leave in resignation” ([[line: believes that Mahler took his leave in resignation]]). The opening movement was taken for his last word.</p>',
    },
    {
      id: 'act-reading/where-the-pen-stopped-q7',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.2,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: my worst notices have been for thinness]], the word <em>notices</em> most nearly means:',
      right: 'printed reviews.',
      wrong: [
        {
          html: 'official warnings.',
          misconception: 'ar-first-meaning',
          why: 'A notice may well warn, and “worst” helps the idea; but nobody has authority to warn him, and what is faulted is a sound.',
        },
        {
          html: 'public postings.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Notices are put up on walls; these, however, find fault with a version for being thin, as a critic does.',
        },
        {
          html: 'careless mistakes.',
          misconception: 'ar-mood-for-meaning',
          why: 'The word stands near faults, so it feels like one; but thinness is what he leaves on purpose, and others blame him for it.',
        },
      ],
      evidence: ['Where it is thin, I leave it thin'],
      explanation:
        '<p class="plan">A word in context: who would say of a performance that it was thin, and where?</p><p>He leaves a thin draft thin, and “my worst notices have been for thinness.” Notices that are good or bad, and are about how music sounds, are those of critics.</p>',
    },
    {
      id: 'act-reading/where-the-pen-stopped-q8',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.0,
      seconds: 70,
      text: '',
      stem: 'If he were asked to complete <em>Turandot</em>, the writer of Passage B would most likely:',
      right: 'decline, since the end had not been reached even in outline.',
      wrong: [
        {
          html: 'decline, since another musician’s version is already being played.',
          misconception: 'ar-half-right',
          why: 'Declining fits his rules, but the reason does not: he objects to no rival version, only to a missing outline.',
        },
        {
          html: 'accept, since playing a work in part gives a false idea of it.',
          misconception: 'ar-mixes-up-passages',
          why: 'He holds this about Mahler’s symphony, which was drafted to its last bar; Passage A says that Puccini “had not found out how.”',
        },
        {
          html: 'accept, if what he added were printed in a smaller type.',
          misconception: 'ar-true-but-not-asked',
          why: 'Small print is one of his rules for what he puts in; but another rule decides beforehand whether he takes the work at all.',
        },
      ],
      evidence: [
        'If the composer had not reached the end, even in outline, there is nothing for me to perform.',
        'He had not found out how.',
      ],
      explanation:
        '<p class="plan">One writer on the other’s case: look for what B refuses, and for what A says was missing.</p><p>B: “If the composer had not reached the end, even in outline, there is nothing for me to perform” ([[line: If the composer had not reached the end]]). A: <em>Turandot</em> “lacked an answer” ([[line: lacked an answer]]). By his own rule he would refuse.</p>',
    },
    {
      id: 'act-reading/where-the-pen-stopped-q9',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'Both authors find fault with ways of performing a work that:',
      right: 'leave listeners with a mistaken idea of what its composer did.',
      wrong: [
        {
          html: 'present a part of it as though no more had been drafted.',
          misconception: 'ar-one-passage-only',
          why: 'The movement played alone is the concern of Passage B; the writer of A herself breaks a work off and approves of it.',
        },
        {
          html: 'carry on beyond the point that its composer had reached.',
          misconception: 'ar-one-passage-only',
          why: 'This is what the writer of A avoids; the writer of B finds fault with the opposite, with people “anxious to add nothing.”',
        },
        {
          html: 'put the wishes of the public before those of its composer.',
          misconception: 'ar-echoed-words',
          why: 'The public is spoken of in both, but not as getting its way: in A it is sent out at ten o’clock, and in B it is misled.',
        },
      ],
      evidence: [
        'nothing tells the listener that the hand has changed',
        'For forty years concertgoers were told a falsehood by omission',
      ],
      explanation:
        '<p class="plan">A comparison: look in each passage for people in the audience and what they believe.</p><p>In A a man thinks that Alfano’s ending is Puccini’s ([[line: he had always found Puccini’s ending noisy]]). In B “concertgoers were told a falsehood.” The two performances do opposite things, and each misleads.</p>',
    },
  ],
}
