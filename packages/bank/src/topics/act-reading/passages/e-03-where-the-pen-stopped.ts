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
      right: 'in part fully worked out and in part a melody.',
      wrong: [
        {
          html: 'fully worked out in part, and for the rest missing.',
          misconception: 'ar-half-right',
          why: 'They are full “in some places,” but in others there is something too: a melody that “walks along by itself.”',
        },
        {
          html: 'unbroken, but in part no more than a single line.',
          misconception: 'ar-mixes-up-passages',
          why: 'This is said of Mahler’s draft in Passage B; of Puccini’s pages A says that some are full.',
        },
        {
          html: 'broken off at the point where the girl has died.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The girl’s death is where the first performance stopped; the sketches are for the scenes that come after it.',
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
      right: 'the composer had never solved the problem of the end.',
      wrong: [
        {
          html: 'nothing by another hand belongs in the composer’s work.',
          misconception: 'ar-common-sense-over-text',
          why: 'Many would stop for this reason, but she grants that a Requiem may lack mere pages; what was missing here is an answer.',
        },
        {
          html: 'listeners should leave with the girl’s death in mind.',
          misconception: 'ar-true-but-not-asked',
          why: 'She does call this the right effect, but her reason is given before, and it is what the sketches lack.',
        },
        {
          html: 'the scenes that were added are of poorer music.',
          misconception: 'ar-reversed',
          why: 'This is the reason that people expect, but she says: “I do not think that Alfano’s music is poor.”',
        },
      ],
      evidence: ['He had not merely failed to finish. He had not found out how.'],
      explanation:
        '<p class="plan">An inference: find “My reason” and go on until the reason is given, past those that she sets aside.</p><p>She has “read the sketches,” and what she found was more than a gap: “He had not found out how” ([[line: He had not found out how]]). <em>Turandot</em> “lacked an answer”: how the princess could come to love was a problem that Puccini left unsolved.</p>',
    },
    {
      id: 'act-reading/where-the-pen-stopped-q3',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.8,
      seconds: 60,
      text: '',
      stem: 'The writer of Passage A mentions a conversation in [[line: Last year a man in the foyer told me]] mainly to show that listeners:',
      right: 'take what was added for Puccini’s own.',
      wrong: [
        {
          html: 'find what was added less good as music.',
          misconception: 'ar-half-right',
          why: 'He does call it noisy, but the point is the name he uses: he thinks that it is Puccini’s.',
        },
        {
          html: 'would rather have a happy ending.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'No wedding is what they miss on the steps; the man in the foyer speaks of an ending that he has always heard.',
        },
        {
          html: 'have no patience with a broken ending.',
          misconception: 'ar-outside-the-text',
          why: 'An ending that breaks off might annoy, but the man has always heard the other one; what he calls “noisy” is an ending that he thinks is Puccini’s.',
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
      stem: 'The remark in [[line: I pay them for the whole evening]] conveys that the writer of Passage A:',
      right: 'tries to make up to the singers for what they lose.',
      wrong: [
        {
          html: 'admits that the singers lose a part of their pay.',
          misconception: 'ar-half-right',
          why: 'They do lose something, the end of a hard part; but pay is not what they lose, since they get it “for the whole evening.”',
        },
        {
          html: 'expects the singers to know the whole of their parts.',
          misconception: 'ar-literal-for-figurative',
          why: 'The whole evening may sound like a demand, but the end is not sung; they are paid for what they do not sing.',
        },
        {
          html: 'wants it known that the evening costs no less.',
          misconception: 'ar-outside-the-text',
          why: 'It is about money, but nobody doubts what the evening costs; the sentence says what soprano and tenor lose, and then what she does about it.',
        },
      ],
      evidence: ['The soprano loses the end of a hard part, and the tenor’s love is left hanging'],
      explanation:
        '<p class="plan">A question of attitude: read what stands before the semicolon, and ask why payment follows.</p><p>The singers “dislike my practice,” and she says what they lose: “The soprano loses the end of a hard part” ([[line: The soprano loses the end of a hard part]]). She cannot give them that music back, so she pays as if they had sung it: the full pay answers the loss.</p>',
    },
    {
      id: 'act-reading/where-the-pen-stopped-q5',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'According to Passage B, Mahler’s widow took back her ban on Cooke’s version because of:',
      right: 'a tape of it that was played to her.',
      wrong: [
        {
          html: 'a look at the pages in facsimile.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The facsimile had been printed earlier, “which anyone could look at and hardly anyone could hear”; it was a tape that she heard.',
        },
        {
          html: 'the name that had been given to it.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Cooke was careful not to say “completion,” but she forbade his version all the same; she gave way when she had heard it.',
        },
        {
          html: 'a request from the man who had written it out.',
          misconception: 'ar-half-right',
          why: 'It was brought before her, but what moved her was hearing it: she “heard a tape, asked for the finale a second time.”',
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
      stem: 'The phrase in [[line: were told a falsehood by omission]] is best understood as referring to the belief that:',
      right: 'Mahler had ended in a mood of resignation.',
      wrong: [
        {
          html: 'Mahler had taken his leave with new hope.',
          misconception: 'ar-reversed',
          why: 'That the finale “says something else” may suggest hope; but it was just the finale that people did not hear, and so could not believe.',
        },
        {
          html: 'Mahler had wished the pages to stay unplayed.',
          misconception: 'ar-swaps-people',
          why: 'A ban there was, but it was his widow’s, and she took it back; of Mahler’s own wish nothing is told.',
        },
        {
          html: 'Mahler had not found out how it should end.',
          misconception: 'ar-mixes-up-passages',
          why: 'Not to have found out the end is what Passage A says of Puccini; Mahler “drafted to its last bar” the finale.',
        },
      ],
      evidence: [
        'Whoever hears only that believes that Mahler took his leave in resignation.',
        'The finale, which he drafted to its last bar, says something else.',
      ],
      explanation:
        '<p class="plan">A phrase to be understood: what was left out, and what did people therefore believe?</p><p>With the finale left out, “Whoever hears only that believes that Mahler took his leave in resignation” ([[line: believes that Mahler took his leave in resignation]]). The omission made people take the opening movement for his last word.</p>',
    },
    {
      id: 'act-reading/where-the-pen-stopped-q7',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.2,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: my worst notices have been for thinness]], the word <em>notices</em> most nearly means:',
      right: 'reviews.',
      wrong: [
        {
          html: 'warnings.',
          misconception: 'ar-first-meaning',
          why: 'Notice is often a warning, but thinness is a fault heard in a performance, and those who report it are critics.',
        },
        {
          html: 'observations.',
          misconception: 'ar-half-right',
          why: 'To notice is to observe, and critics do; but worst notices are what is printed about a work.',
        },
        {
          html: 'announcements.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Concerts are announced by notices, but nobody announces a concert for its thinness; those who find it thin are critics.',
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
      right: 'refuse, since the composer had not got to the end.',
      wrong: [
        {
          html: 'refuse, since another version of it exists already.',
          misconception: 'ar-half-right',
          why: 'He would refuse, but Alfano’s scenes are not his concern; his rule is about how far the composer himself had got.',
        },
        {
          html: 'agree, since the opera is falsified by stopping early.',
          misconception: 'ar-mixes-up-passages',
          why: 'A work played in part is what he objects to in Mahler’s case; but there the draft runs to the last bar.',
        },
        {
          html: 'agree, provided that what he added could be left out.',
          misconception: 'ar-true-but-not-asked',
          why: 'This is how he prints what he adds, but the rule comes into play only where there is a road already walked to its end.',
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
      right: 'give listeners a wrong notion of what its composer did.',
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
          html: 'let an editor decide what the public is to hear.',
          misconception: 'ar-half-right',
          why: 'In A an editor’s scenes are heard, which she avoids; but in B it is the lack of an editor that misleads.',
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
