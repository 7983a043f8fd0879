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
      stem: 'According to the passage, each song at the singing is gone through first:',
      right: 'by all four parts at once, on the syllables.',
      wrong: [
        {
          html: 'part by part, one after another, on the syllables.',
          misconception: 'ar-half-right',
          why: 'The syllables do come first, but not part by part: the passage has “all four parts together,” which sounds to her like a quarrel.',
        },
        {
          html: 'with the words, and by all four parts at once.',
          misconception: 'ar-reversed',
          why: 'The four parts together are right, but the words come “after that,” in the second place.',
        },
        {
          html: 'by the keyer alone, who hums it to the rest.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The keyer does hum, but in order to find the pitch; he is not said to hum the whole song.',
        },
      ],
      evidence: ['Every song goes through once on the syllables, all four parts together'],
      explanation:
        '<p class="plan">A stated detail: find the four syllables and read the sentence that follows.</p><p>“Every song goes through once on the syllables, all four parts together … and after that with the words” ([[line: Every song goes through once on the syllables]]). “Once on the syllables” comes before “after that with the words,” and “together” says that all parts sing at once.</p>',
    },
    {
      id: 'act-reading/the-hollow-square-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The description of the man in [[line: as though one might have come in]] suggests that an audience was:',
      right: 'something that did not belong to the occasion.',
      wrong: [
        {
          html: 'something that had failed to come this time.',
          misconception: 'ar-common-sense-over-text',
          why: 'Empty seats would be the usual reason for looking around; but the benches face one another, and there is no place set for listeners.',
        },
        {
          html: 'something that these singers had tried to avoid.',
          misconception: 'ar-outside-the-text',
          why: 'That they sing for themselves is right, but nothing says that they keep anyone out: the man looks around “quite kindly, as though one might have come in.”',
        },
        {
          html: 'something that he had been told to watch for.',
          misconception: 'ar-half-right',
          why: 'He does look for one, but out of kindness to her, “as though one might have come in”; no one had given him such a task.',
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
      stem: 'The singers most likely sang as they did in [[line: sang straight through it]] because:',
      right: 'the leader of a song there does no more than beat time.',
      wrong: [
        {
          html: 'they did not know the song well enough to change it.',
          misconception: 'ar-common-sense-over-text',
          why: 'Singers who read at sight might stumble; but she says that they looked at her “with interest,” and the keyer gives another reason.',
        },
        {
          html: 'they disapproved of a stranger who was paid to conduct.',
          misconception: 'ar-wrong-tone',
          why: 'They had been told what she does for a living, and it was then that they called her; nothing unfriendly is reported.',
        },
        {
          html: 'one of the children there is usually chosen as the leader.',
          misconception: 'ar-half-right',
          why: 'Anyone may lead, and a girl of seven did; but that is one case, and it does not explain what leaders are followed in.',
        },
      ],
      evidence: ['beats time with one arm, straight up and down, and sits again'],
      explanation:
        '<p class="plan">An unstated cause: find what every leader does in the middle, before the writer is called.</p><p>Whoever leads “gives out the number, beats time with one arm, straight up and down, and sits again” ([[line: beats time with one arm, straight up and down]]). To shape the sound is not a leader’s part there: “You don’t have to get anything out of us.”</p>',
    },
    {
      id: 'act-reading/the-hollow-square-q4',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 45,
      text: '',
      stem: 'In saying that a singer of an alto line in a hymnal is “being useful to somebody else” ([[line: being useful to somebody else]]), the writer means that the singer:',
      right: 'fills in a chord under another part’s tune.',
      wrong: [
        {
          html: 'holds the pitch so that others can find it.',
          misconception: 'ar-literal-for-figurative',
          why: 'To stay on one note might help others keep the pitch, but she is speaking of how the line is written: it fills a chord.',
        },
        {
          html: 'keeps the beat so that others can follow it.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Keeping the beat is what the leader in the square does with one arm; the alto on “one note for five measures” does not do that.',
        },
        {
          html: 'gives up a tune in order to sing another part.',
          misconception: 'ar-half-right',
          why: 'She has no tune of her own, that is right; but she does not leave her part, she stays on its one note.',
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
      right: 'knows him well and is ready to contradict him.',
      wrong: [
        {
          html: 'looks up to him and is anxious to be agreed with.',
          misconception: 'ar-wrong-tone',
          why: 'She was his student, but there is no anxiety in “I do not believe that you do,” nor in what she says he taught wrongly.',
        },
        {
          html: 'owes him a lesson and has found it confirmed.',
          misconception: 'ar-reversed',
          why: 'He did teach her about these pieces, but that is the lesson she gives up: “So I do not think that it is bad harmony.”',
        },
        {
          html: 'has known him long and grown tired of his views.',
          misconception: 'ar-half-right',
          why: 'She does know his views and foresees them, but she takes the trouble to be “exact” for his sake, and signs “Yours as ever.”',
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
      stem: 'The writer’s main point about the harmony of these songs is that it comes from writing:',
      right: 'for the people who sing and not for people who listen.',
      wrong: [
        {
          html: 'without the schooling that other composers had received.',
          misconception: 'ar-quoted-view-for-author',
          why: 'This is what the professor taught, that they “knew no better”; she reports it in order to put another reason in its place.',
        },
        {
          html: 'for people who sing together but have not been trained.',
          misconception: 'ar-half-right',
          why: 'Those who sing are in her mind, but that each should have a tune is the point, not that they lack training.',
        },
        {
          html: 'without an instrument that could have supported the voices.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is true that there is no instrument, but she connects that with finding the pitch, and never with the harmony.',
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
      stem: 'The remark about the record that Mr. Hadley lent her serves mainly to:',
      right: 'set a limit to what she has claimed for the music.',
      wrong: [
        {
          html: 'give a proof that the pieces are badly harmonized.',
          misconception: 'ar-reversed',
          why: 'The record is “just what you suppose,” and that is not good; but she has just said “I do not think that it is bad harmony,” and holds to it.',
        },
        {
          html: 'show that the singers do care how they sound to others.',
          misconception: 'ar-outside-the-text',
          why: 'That a record exists might suggest it, but who made it and why is not said; she speaks of what it is like to hear it.',
        },
        {
          html: 'set out how she has come to know the music so well.',
          misconception: 'ar-half-right',
          why: 'She does get to know it, but from the book, by singing the parts; the record teaches her nothing new.',
        },
      ],
      evidence: ['I still should not care to own it on a record.'],
      explanation:
        '<p class="plan">A function question: the word “still” ties the sentence to the claim before it.</p><p>She has just called it “something else, done well” ([[line: something else, done well]]); yet she “still should not care to own it on a record” ([[line: I still should not care to own it on a record.]]). It is good to sing, and not to listen to from outside.</p>',
    },
    {
      id: 'act-reading/the-hollow-square-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Low',
      b: -0.3,
      seconds: 55,
      text: '',
      stem: 'As evidence for her view of the harmony the writer relies mainly on:',
      right: 'what she found when she sang the parts one by one.',
      wrong: [
        {
          html: 'what the keyer told her when he sat beside her.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'His remark is about what the singers bring with them; it set her thinking, but he said nothing about how the parts are written.',
        },
        {
          html: 'what she heard when she stood in the square.',
          misconception: 'ar-half-right',
          why: 'There it sounds right to her, which agrees with her view; but the reasons for it she finds at home, in the book.',
        },
        {
          html: 'what she read about the lives of the composers.',
          misconception: 'ar-swaps-people',
          why: 'That they were carpenters and farmers is what the professor taught; it was his evidence for another view.',
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
      right: 'parts in other books, written for listeners, were tunes as well.',
      wrong: [
        {
          html: 'hymnals of the same age gave most altos only a few notes.',
          misconception: 'ar-wrong-side',
          why: 'This is what she says of the hymnals, and it is half of her argument; it would make her explanation stronger.',
        },
        {
          html: 'many singers learn the tenor part first and then the others.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'In what order people learn the parts tells nothing about why the parts were written as tunes.',
        },
        {
          html: 'many of the composers had sung in such squares themselves.',
          misconception: 'ar-half-right',
          why: 'It concerns the right people, but a composer who had sung there would know what singers want; that fits her explanation.',
        },
      ],
      evidence: ['because he was not writing for a person on the outside'],
      explanation:
        '<p class="plan">Weighing evidence: her explanation ties tunes in every part to the absence of listeners. Which finding would cut that tie?</p><p>She says that there are four tunes “because he was not writing for a person on the outside” ([[line: because he was not writing for a person on the outside]]). If music for listeners had tunes in all its parts too, that could not be the reason.</p>',
    },
  ],
}
