import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-hollow-square',
  kind: 'Humanities',
  title: 'The Hollow Square',
  description:
    'This passage is a letter of 1998 by Miriam Aldous, a choral conductor, to a former teacher, the man who trained her. The writer, the letter and the people in it are invented; the tunebook and the manner of singing that she describes are not.',
  paragraphs: [
    'Birmingham, July 13',
    'Dear Professor Lindgren,',
    'You asked me to tell you what I thought of the singing, and added that you knew already. I do not believe that you do, so I shall try to be exact.',
    'It was in a plain wooden church, with the benches turned to face one another in a square: tenors on one side, then trebles, altos and basses, and an open space in the middle about the size of your studio. There were a hundred and thirty people. I asked a man where the audience sat, and he looked around, quite kindly, as though one might have come in.',
    'They sing from *The Sacred Harp*, which was first printed in 1844. The notes have four shapes, and each shape has a syllable, *fa, sol, la, mi,* so that people who know the shapes can sing at sight and need not know about keys. Every song goes through once on the syllables, all four parts together, which sounds like a quarrel in a language one very nearly speaks, and after that with the words. A man called the keyer finds the pitch by humming. There is no instrument. And they are loud. They begin loud and they stay loud. You would have put your hands to your ears, as I did until about ten.',
    'Each song has another leader. Anyone may lead; a girl of seven did. Whoever is called goes to the middle, gives out the number, beats time with one arm, straight up and down, and sits again. Toward noon they called me. Somebody had told them what I do for a living. I asked for a slow one that I knew from concerts, and I conducted it. At the end of the second line I gave them a diminuendo. A hundred and thirty people looked at me with interest and sang straight through it. In the next verse I tried with both hands. At dinner, which is eaten out of doors from a table sixty feet long, the keyer, a Mr. Hadley, sat down by me. “You don’t have to get anything out of us,” he said. “We brought it.”',
    'I have been turning that over for a week. My first thought was the one that you are having now: that it is a custom, a very moving one, and not music in the sense in which you and I are paid for it. Nobody listens. There is no balance, since nobody sits where it could be heard. The tenors have the tune, men and women both, and the trebles are above them with what sounds like another.',
    'But then I came home and opened the book. You taught us that these pieces are badly harmonized: bare fifths, parts that cross, chords without a third. They are full of all that. You taught us that it was because the composers were carpenters and farmers and knew no better. I sang the treble of one by itself, and then of a dozen, and then the basses. Take an alto line from any hymnal on your shelf and do the same. You will find yourself on one note for five measures, being useful to somebody else. Each of these is a tune. All four of them are. The man who wrote it did not make a chord and fill it in. He made three tunes, and he or a later hand a fourth for the altos, and let them meet as they might, because he was not writing for a person on the outside, who would hear them all at once. He was writing for the singers, each of whom would chiefly hear himself.',
    'So I do not think that it is bad harmony. I think that it is something else, done well, and that what we call its faults are the price. I still should not care to own it on a record. Mr. Hadley lent me one, and it is just what you suppose. The one place where it sounds right is the middle of the square, where the leader stands, and there it is a thing for which you would only cross out my adjective.',
    'I am going back in September. They have asked me to bring a pie and to leave the other hand at home.',
    'Yours as ever, Miriam',
  ],
  questions: [
    {
      id: 'act-reading/the-hollow-square-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.7,
      seconds: 50,
      text: '',
      stem: 'According to the passage, the pitch of a song at the singing is given by:',
      right: 'a man who hums it.',
      wrong: [
        {
          html: 'whoever has been called to lead.',
          misconception: 'ar-half-right',
          why: 'Whoever leads “gives out the number” and beats time; but the pitch is found by somebody else, “called the keyer.”',
        },
        {
          html: 'the tenors.',
          misconception: 'ar-wrong-part-of-passage',
          why: '“The tenors have the tune,” as she says later; but it is not they who find where the song begins.',
        },
        {
          html: 'the shapes of its notes.',
          misconception: 'ar-echoed-words',
          why: 'The shapes tell which syllable to sing, so that people “need not know about keys”; the pitch has to be found by ear.',
        },
      ],
      evidence: ['A man called the keyer finds the pitch by humming.'],
      explanation:
        '<p class="plan">A stated detail: find the word “pitch” in the paragraph on the book.</p><p>“A man called the keyer finds the pitch by humming. There is no instrument” ([[line: A man called the keyer finds the pitch by humming]]). So the note on which everybody starts comes from one voice, before the song begins.</p>',
    },
    {
      id: 'act-reading/the-hollow-square-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The description in [[line: as though one might have come in]] suggests that at the singing an audience was:',
      right: 'not thought of.',
      wrong: [
        {
          html: 'not made welcome.',
          misconception: 'ar-wrong-tone',
          why: 'There is no place for one, but the man looks around “quite kindly”; it is just not thought of.',
        },
        {
          html: 'hoped for but missing.',
          misconception: 'ar-half-right',
          why: 'He looks around for one, but “as though one might have come in”: it is politeness, since all who are there sing.',
        },
        {
          html: 'expected later on.',
          misconception: 'ar-outside-the-text',
          why: 'Listeners may well come later to a long day of singing, but none are expected; he looks around “quite kindly” for something that is not done here.',
        },
      ],
      evidence: [
        'the benches turned to face one another in a square',
        'I asked a man where the audience sat, and he looked around, quite kindly',
      ],
      explanation:
        '<p class="plan">An inference: look at how the benches are set, and at the words “as though.”</p><p>The benches “face one another in a square” ([[line: the benches turned to face one another in a square]]); all who are there sing. The man looks around to be polite, since there is no audience and is not meant to be one.</p>',
    },
    {
      id: 'act-reading/the-hollow-square-q3',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'The singers most likely do as they do in [[line: sang straight through it]] because:',
      right: 'a leader there does not shape the sound.',
      wrong: [
        {
          html: 'singers there follow what is in the book.',
          misconception: 'ar-outside-the-text',
          why: 'Singers may keep to the book, but what the passage tells is what a leader does there: beat time and sit again.',
        },
        {
          html: 'singers there did not see what she did.',
          misconception: 'ar-reversed',
          why: 'They sing on as if they had not seen it, but they all “looked at me with interest”; to shape the sound is just not a leader’s part.',
        },
        {
          html: 'singers there did not take to a stranger.',
          misconception: 'ar-wrong-tone',
          why: 'She is new among them and they do not follow her, but they had called her to lead, and the keyer sits down by her at dinner.',
        },
      ],
      evidence: ['beats time with one arm, straight up and down, and sits again'],
      explanation:
        '<p class="plan">An unstated cause: read how a song is led in the middle of the square, before the writer is called to it.</p><p>Whoever leads “gives out the number, beats time with one arm, straight up and down, and sits again” ([[line: beats time with one arm, straight up and down]]). To shape the sound is not a leader’s part there: “You don’t have to get anything out of us.”</p>',
    },
    {
      id: 'act-reading/the-hollow-square-q4',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 45,
      text: '',
      stem: 'The phrase in [[line: being useful to somebody else]] means that the singer of such a line:',
      right: 'only fills in the harmony.',
      wrong: [
        {
          html: 'keeps the others on pitch.',
          misconception: 'ar-literal-for-figurative',
          why: 'The one note for five measures might help the pitch, but it is there to fill in a chord.',
        },
        {
          html: 'has the tune for a while.',
          misconception: 'ar-reversed',
          why: 'To be useful might be to carry the tune, but an alto on one note for five measures has none.',
        },
        {
          html: 'sings for those who cannot.',
          misconception: 'ar-outside-the-text',
          why: 'To be useful to somebody might be to take over a part that they cannot sing, but no such person is mentioned: the one note fills a chord.',
        },
      ],
      evidence: ['The man who wrote it did not make a chord and fill it in.'],
      explanation:
        '<p class="plan">A phrase in context: read on to what the man who wrote the other kind of line “did not” do.</p><p>In contrast to the hymnal, the composer here “did not make a chord and fill it in” ([[line: did not make a chord and fill it in]]). The alto on one note is what fills it, to the profit of the tune above.</p>',
    },
    {
      id: 'act-reading/the-hollow-square-q5',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'The writer’s attitude toward Professor Lindgren can best be described as that of someone who:',
      right: 'contradicts someone whose mind she knows.',
      wrong: [
        {
          html: 'reports to someone whose praise she wants.',
          misconception: 'ar-wrong-tone',
          why: 'He was her teacher, but she tells him flatly that he does not know what she thinks, and that he taught her wrong.',
        },
        {
          html: 'thanks someone for what proved to be true.',
          misconception: 'ar-reversed',
          why: '“You taught us” comes twice, but each time with a lesson that she has found untrue.',
        },
        {
          html: 'teases someone whom she has ceased to respect.',
          misconception: 'ar-half-right',
          why: 'She does tease him about adjectives, but “Yours as ever” and her care to be exact speak of respect.',
        },
      ],
      evidence: [
        'You asked me to tell you what I thought of the singing, and added that you knew already. I do not believe that you do',
      ],
      explanation:
        '<p class="plan">A question of attitude: read the opening, and the sentences that begin “You taught us.”</p><p>He “knew already” what she would think, and she answers “I do not believe that you do” ([[line: I do not believe that you do]]). She can foretell his thoughts, jokes about his crossing out adjectives, and opposes what he taught.</p>',
    },
    {
      id: 'act-reading/the-hollow-square-q6',
      skill: 'ar-main-idea',
      difficulty: 'High',
      b: 0.7,
      seconds: 65,
      text: '',
      stem: 'The writer’s main point about the harmony of these songs is that the composers:',
      right: 'thought of those who sing, not of listeners.',
      wrong: [
        {
          html: 'thought of listeners who knew no better.',
          misconception: 'ar-half-right',
          why: 'That people knew no better is what the professor taught of the composers; of listeners they did not think at all.',
        },
        {
          html: 'had been taught by singing, not by books.',
          misconception: 'ar-outside-the-text',
          why: 'They were carpenters and farmers, but how they were taught is not her point; for whom they wrote is.',
        },
        {
          html: 'gave more weight to the words than to sound.',
          misconception: 'ar-outside-the-text',
          why: 'In church music words often come first, but here they come after the syllables, and she says of the composer: “He was writing for the singers.”',
        },
      ],
      evidence: ['He was writing for the singers, each of whom would chiefly hear himself.'],
      explanation:
        '<p class="plan">A main point: find the words “because he was not writing for.”</p><p>The composer “was not writing for a person on the outside … He was writing for the singers, each of whom would chiefly hear himself” ([[line: He was writing for the singers, each of whom]]). The “person on the outside” is a listener; not for that person but for the singers, so that each part is worth singing.</p>',
    },
    {
      id: 'act-reading/the-hollow-square-q7',
      skill: 'ar-function',
      difficulty: 'High',
      b: 1.1,
      seconds: 65,
      text: '',
      stem: 'The remark in [[line: I still should not care to own it on a record]] serves mainly to:',
      right: 'grant part of what the professor thinks.',
      wrong: [
        {
          html: 'take back what she has said of the tunes.',
          misconception: 'ar-extreme-wording',
          why: 'It limits her claim, but takes nothing back: it is “something else, done well,” only not for a listener.',
        },
        {
          html: 'admit that the singing left her unmoved.',
          misconception: 'ar-reversed',
          why: 'She would not play it at home, and that sounds cold, but of the square she says otherwise: “something else, done well,” and she is going back.',
        },
        {
          html: 'say that such singing should not be sold.',
          misconception: 'ar-outside-the-text',
          why: 'The singers are not paid, so this is easily thought, but she has nothing against the record except its sound, “just what you suppose.”',
        },
      ],
      evidence: ['I still should not care to own it on a record.'],
      explanation:
        '<p class="plan">A function question: the word “still” ties the sentence to the claim before it.</p><p>She has just called it “something else, done well” ([[line: something else, done well]]); yet she “still should not care to own it on a record” ([[line: I still should not care to own it on a record.]]), and it is “just what you suppose.” From outside, the professor’s opinion of the sound is right.</p>',
    },
    {
      id: 'act-reading/the-hollow-square-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Low',
      b: -0.3,
      seconds: 55,
      text: '',
      stem: 'As evidence for her view of the harmony the writer relies mainly on:',
      right: 'singing the parts one at a time.',
      wrong: [
        {
          html: 'hearing the parts in the square.',
          misconception: 'ar-half-right',
          why: 'There it sounds right, she says at the end; but what led her to her view was singing the parts at home.',
        },
        {
          html: 'asking the keyer about the parts.',
          misconception: 'ar-swaps-people',
          why: 'His words set her thinking for a week, but of the parts he says nothing; she opened the book herself.',
        },
        {
          html: 'counting the bare fifths in a book.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That the pieces have bare fifths and crossing parts is what the professor taught; she grants it, “full of all that,” and looks elsewhere.',
        },
      ],
      evidence: ['I sang the treble of one by itself, and then of a dozen, and then the basses.'],
      explanation:
        '<p class="plan">A question of evidence: find “But then I came home” and see what she did with the book.</p><p>“I sang the treble of one by itself, and then of a dozen, and then the basses” ([[line: I sang the treble of one by itself]]), and each proved to be a tune. The evidence is her own trial of single parts, one after another, and not a book or an authority.</p>',
    },
    {
      id: 'act-reading/the-hollow-square-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The writer’s explanation of why the four parts are tunes would be most weakened by evidence that:',
      right: 'books meant for listeners also gave every part a tune.',
      wrong: [
        {
          html: 'books meant for listeners gave the altos few notes.',
          misconception: 'ar-wrong-side',
          why: 'That is what she herself says of hymnals, and it supports her: where listeners are thought of, altos have no tune.',
        },
        {
          html: 'singers in the square take pleasure in other parts.',
          misconception: 'ar-half-right',
          why: 'If they did, each would not “chiefly hear himself”; but the composer might still have written for singers alone.',
        },
        {
          html: 'singers in the square seldom change from part to part.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Whether people change parts has no bearing on why the composer made each part a tune, and so it weakens nothing.',
        },
      ],
      evidence: ['because he was not writing for a person on the outside'],
      explanation:
        '<p class="plan">Weighing evidence: her explanation ties tunes in every part to the absence of listeners. Which finding would cut that tie?</p><p>She says that there are four tunes “because he was not writing for a person on the outside” ([[line: because he was not writing for a person on the outside]]). If music for listeners had tunes in all its parts too, that could not be the reason.</p>',
    },
  ],
}
