import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/it-came-round',
  kind: 'Humanities',
  title: 'It Came Round',
  description:
    'This passage is from the memoir “It Came Round” by Margaret Ashdown (2012), who taught the piano in an English village. The memoir and the people in it are invented; the rules of change ringing are not.',
  paragraphs: [
    'My neighbor used to ask me, over the hedge, when the bell ringers were going to learn the tune. I never found a short answer. There is no tune. An English church bell is hung on a wheel, and each pull of the rope swings it once, full circle; a large one weighs as much as a car, and it will not be hurried. At the top of its swing you can hold it back for a moment, or check it a moment early, and that is all the freedom you have. It is just enough to let your bell change places with its neighbor in the line. So that is what we do. We begin in rounds, from the highest bell down to the lowest, and then the order changes at every pull. No bell may move by more than one place at a time. No order may be rung twice. At the end, if nobody has gone wrong, we are back in rounds. On six bells there are 720 orders, which takes twenty-five minutes. On seven there are 5,040, which takes about three hours. On twelve there are some 479 million, and they would take more than thirty years, without meals.',
    'I came to it at forty-three, from the piano, and this was held against me. “Pianists rush,” said Ivor Beddoes, who was captain of the tower and drove the school bus. When you strike a key, the note is there. A bell speaks a good second after you have pulled, when the wheel has gone over, so that you must act on behalf of a moment which you cannot hear yet. Nor did the rest of my training help. The first thing one teaches a child at the piano is that notes are not equal: lean on this one, lighten that. In the tower there was nothing to lean on. Every blow was to be as loud as every other and as evenly spaced as fence posts. The highest praise that I had from Ivor came at the end of the first year. “I didn’t notice you tonight,” he said.',
    'There is no music on a stand, either. What you learn by heart is a line, the path of your own bell among the others: in front, then behind, then back and forth with the same partner twice. Nobody counts to five thousand. You know your line, and you know whom you will meet on it, and you look for that person’s rope.',
    'My first quarter peal, 1,260 changes, was on a Sunday in March. I rang the fifth bell. For half an hour I was not there, in the sense in which I had always been there at the piano. Then a dog barked in the churchyard, and I noticed how well I was doing; and by the time I had finished noticing, I did not know where I was. It is a particular kind of terror. The rope comes down whether you know or not. I pulled where I thought there was a gap, and there was a clash, two bells at once, which everybody within a mile could hear and almost nobody would have understood. Ivor did not turn his head. He said, as he might have told a child that her bag was open, “Five, you’re after the three.” I found the man on the third bell, and pulled after him, and the line closed over the place.',
    'Afterward I waited to be spoken to. I have played in orchestras, and I know how mistakes are gone over on the stairs. But they were chalking up the date on a board, and the number of changes, and our names. I asked Ivor whether it counted, with that in it.',
    '“It came round,” he said.',
    'I still teach the piano. I am told that I have grown dry, and it is true that I now let a child play a scale to the end without asking what she meant by it. It seems to me that there is something to be said for a music that is not about you. As for my neighbor, I told her at last that it is one tune, that it lasts for three hours, and that nothing in it is ever repeated. She said that this explained a good deal.',
  ],
  questions: [
    {
      id: 'act-reading/it-came-round-q1',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'According to the passage, all of the following are true of change ringing EXCEPT that:',
      right: 'each of the bells must take its turn at the front.',
      wrong: [
        {
          html: 'none of the orders may be heard more than once.',
          misconception: 'ar-overlooked-mention',
          why: 'This rule stands in four words in the first paragraph: “No order may be rung twice.”',
        },
        {
          html: 'the bells must finish in the order they began in.',
          misconception: 'ar-missed-in-other-words',
          why: 'Rounds are the order at the start, and “At the end, if nobody has gone wrong, we are back in rounds.”',
        },
        {
          html: 'none of the bells may jump over two places at once.',
          misconception: 'ar-overlooked-mention',
          why: 'The passage says that no bell may move “by more than one place at a time.”',
        },
      ],
      evidence: [
        'No bell may move by more than one place at a time. No order may be rung twice. At the end, if nobody has gone wrong, we are back in rounds.',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: the rules stand in three short sentences of the first paragraph; cross them off.</p><p>One place at a time, no order twice, rounds at the end ([[line: No order may be rung twice]]): these three are stated. That every bell must lead is not.</p>',
    },
    {
      id: 'act-reading/it-came-round-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'According to the passage, the bells do not play a tune because:',
      right: 'the moment at which a bell sounds can hardly be varied.',
      wrong: [
        {
          html: 'the bells in a tower are too few for most melodies.',
          misconception: 'ar-common-sense-over-text',
          why: 'Few bells would be an obstacle in life, but the passage goes up to twelve and gives another reason: a bell “will not be hurried.”',
        },
        {
          html: 'the moment when a bell will sound cannot be foreseen.',
          misconception: 'ar-half-right',
          why: 'It does sound late, a second after the pull, but ringers act on that all the time; what they lack is freedom to vary it.',
        },
        {
          html: 'the ringers are told to make every blow equally loud.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Equal loudness is asked for, but it is told of the pianist’s habits; a tune could be played at one loudness.',
        },
      ],
      evidence: ['you can hold it back for a moment, or check it a moment early, and that is all the freedom you have'],
      explanation:
        '<p class="plan">A cause: read on from “There is no tune” to the words “all the freedom you have.”</p><p>Each pull swings the bell full circle, and one can only hold it back for a moment or check it early; “that is all the freedom you have” ([[line: that is all the freedom you have]]), “just enough” to change places.</p>',
    },
    {
      id: 'act-reading/it-came-round-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.3,
      seconds: 40,
      text: '',
      stem: 'As it is used in [[line: Every blow was to be as loud]], the word <em>blow</em> most nearly means:',
      right: 'stroke.',
      wrong: [
        {
          html: 'gust.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Wind comes in blows, and a tower is a windy place; but these blows are made by ringers and are to be evenly spaced.',
        },
        {
          html: 'punch.',
          misconception: 'ar-first-meaning',
          why: 'A blow is most often a hit with the fist; but what is hit here is a bell, and no one is hurt.',
        },
        {
          html: 'shock.',
          misconception: 'ar-mood-for-meaning',
          why: 'A new ringer has shocks enough, and later there is a terror; but this blow is what a bell gives, time after time.',
        },
      ],
      evidence: ['as evenly spaced as fence posts'],
      explanation:
        '<p class="plan">A word in context: ask what in a tower can be loud and evenly spaced.</p><p>Each time a bell sounds, that is a blow; all are to be equally loud “and as evenly spaced as fence posts” ([[line: as evenly spaced as fence posts]]).</p>',
    },
    {
      id: 'act-reading/it-came-round-q4',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'It can reasonably be inferred that Ivor expects pianists to rush because they are accustomed to:',
      right: 'hearing a note at once when they play it.',
      wrong: [
        {
          html: 'setting the pace at which others have to play.',
          misconception: 'ar-outside-the-text',
          why: 'A pianist may lead others, but the passage does not speak of it; the sentence after his remark is about a key and its note.',
        },
        {
          html: 'hearing some notes louder than others.',
          misconception: 'ar-half-right',
          why: 'Unequal notes are a habit of pianists too, but they have to do with loudness; what makes one rush is the delay of the bell.',
        },
        {
          html: 'being listened to by people who know.',
          misconception: 'ar-common-sense-over-text',
          why: 'An audience might make one nervous, but no such reason is given; villagers “almost” never understand.',
        },
      ],
      evidence: ['When you strike a key, the note is there.'],
      explanation:
        '<p class="plan">An inference: read the two sentences that follow “Pianists rush.”</p><p>“When you strike a key, the note is there. A bell speaks a good second after you have pulled” ([[line: When you strike a key, the note is there]]). Who waits for the sound, as at the piano, will pull again too soon.</p>',
    },
    {
      id: 'act-reading/it-came-round-q5',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'In the quarter peal, the narrator loses her place because she:',
      right: 'became aware of how well she was ringing.',
      wrong: [
        {
          html: 'was startled by a dog and missed a pull.',
          misconception: 'ar-half-right',
          why: 'A dog did bark just before, but no pull was missed then; she was lost when she “had finished noticing” something.',
        },
        {
          html: 'heard that two bells struck together.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'The clash came of her being lost: she pulled where she “thought there was a gap.”',
        },
        {
          html: 'lost count of the changes gone by.',
          misconception: 'ar-outside-the-text',
          why: 'In so long a piece one might think of counting, but “Nobody counts to five thousand.”',
        },
      ],
      evidence: ['I noticed how well I was doing; and by the time I had finished noticing, I did not know where I was'],
      explanation:
        '<p class="plan">A cause: find the dog, and then the words “by the time.”</p><p>“I noticed how well I was doing; and by the time I had finished noticing, I did not know where I was” ([[line: by the time I had finished noticing]]). The dog only wakes her; what she loses her place over is “noticing” how well it goes.</p>',
    },
    {
      id: 'act-reading/it-came-round-q6',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The comparison with a child whose bag is open ([[line: as he might have told a child that her bag was open]]) conveys that Ivor:',
      right: 'treats her error as something small and soon put right.',
      wrong: [
        {
          html: 'treats her as a beginner from whom errors are expected.',
          misconception: 'ar-half-right',
          why: 'There is a child in the comparison, but it is about the tone; and he counts on her to follow three words of advice.',
        },
        {
          html: 'hides his annoyance so that others will not be disturbed.',
          misconception: 'ar-wrong-tone',
          why: 'One might expect him to be annoyed, but nothing shows it, then or afterward: “It came round.”',
        },
        {
          html: 'lowers his voice so that no one else will hear of it.',
          misconception: 'ar-outside-the-text',
          why: 'To speak low would be considerate, but nothing is said of how loud he was; what the comparison shows is how grave he thinks it.',
        },
      ],
      evidence: ['“Five, you’re after the three.”'],
      explanation:
        '<p class="plan">A question of tone: how does one tell a child such a thing, and how grave is it?</p><p>An open bag is no disaster; one mentions it, and it is closed. In that way he says, “Five, you’re after the three” ([[line: Five, you’re after the three]]), without turning his head.</p>',
    },
    {
      id: 'act-reading/it-came-round-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'Which detail best supports the idea that the other ringers made little of the clash?',
      right: 'They put up a record of the ringing as usual.',
      wrong: [
        {
          html: 'They spoke of other matters on the stairs.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The stairs belong to orchestras, where “mistakes are gone over”; in the tower no talk of other matters is reported.',
        },
        {
          html: 'They laughed with her about it when it was over.',
          misconception: 'ar-outside-the-text',
          why: 'Laughter would show it too, but nobody laughs; she “waited to be spoken to,” and was not.',
        },
        {
          html: 'They told her that it happens to all beginners.',
          misconception: 'ar-common-sense-over-text',
          why: 'One expects such comfort from friends, but no one offers it; Ivor says three words, and only when she asks.',
        },
      ],
      evidence: ['they were chalking up the date on a board, and the number of changes, and our names'],
      explanation:
        '<p class="plan">Detail and claim: what are the others doing while she waits to be spoken to?</p><p>She “waited to be spoken to,” but “they were chalking up the date on a board, and the number of changes, and our names” ([[line: they were chalking up the date on a board]]). It counted as it was. She expects a scolding, and instead they write the ringing up on the board like any other.</p>',
    },
    {
      id: 'act-reading/it-came-round-q8',
      skill: 'ar-main-idea',
      difficulty: 'High',
      b: 0.8,
      seconds: 60,
      text: '',
      stem: 'The passage as a whole is mainly about a musician who:',
      right: 'learns to value a music from which she is absent.',
      wrong: [
        {
          html: 'comes to love a music that her neighbors enjoy.',
          misconception: 'ar-half-right',
          why: 'She does come to value it; but the village hears no tune in it, and the neighbor’s last words are not praise.',
        },
        {
          html: 'finds that she has been better suited to the piano.',
          misconception: 'ar-reversed',
          why: 'The one mistake might have sent her back, but she stays a ringer in spirit and carries it into her teaching.',
        },
        {
          html: 'finds that mistakes are forgiven in a tower.',
          misconception: 'ar-too-narrow',
          why: 'The clash and its forgiveness take up one scene; the piano at the beginning and at the end belongs to something larger.',
        },
      ],
      evidence: ['It seems to me that there is something to be said for a music that is not about you.'],
      explanation:
        '<p class="plan">The main idea: compare Ivor’s highest praise with what she says of music in the last paragraph.</p><p>From “I didn’t notice you tonight” on, what counts in the tower is not to stand out; and she ends with “a music that is not about you” ([[line: a music that is not about you]]).</p>',
    },
    {
      id: 'act-reading/it-came-round-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'Which of the following, if true, would most strengthen the narrator’s view that the ringers’ music is “not about you”?',
      right: 'Ringers can trade places between towers without its being heard.',
      wrong: [
        {
          html: 'Ringers can be known by the sound of their blows after years of practice.',
          misconception: 'ar-wrong-side',
          why: 'If each could be told by the sound, the music would be about the person after all.',
        },
        {
          html: 'Ringers in one tower have mostly been taught by one captain.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Who taught them tells nothing of whether the single ringer shows in what is heard.',
        },
        {
          html: 'Ringers who learn late are hindered by what they played before.',
          misconception: 'ar-half-right',
          why: 'This fits what was “held against” her as a pianist; but it is about learning to ring, and leaves open whether the sound shows who rings.',
        },
      ],
      evidence: ['Every blow was to be as loud as every other and as evenly spaced as fence posts.'],
      explanation:
        '<p class="plan">Weighing evidence: what would have to be true of the sound if it does not matter who makes it?</p><p>“Every blow was to be as loud as every other” ([[line: Every blow was to be as loud as every other]]). If strangers can take over a bell and nobody hears the difference, the person is indeed not in the sound.</p>',
    },
  ],
}
