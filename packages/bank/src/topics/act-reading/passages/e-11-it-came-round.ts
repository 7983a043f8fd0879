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
      right: 'one mistake keeps a quarter peal from counting.',
      wrong: [
        {
          html: 'one may hear hundreds of orders in half an hour.',
          misconception: 'ar-overlooked-mention',
          why: 'It stands in the first paragraph in numbers: on six bells there are 720 orders, “which takes twenty-five minutes.”',
        },
        {
          html: 'one ends with the order with which one began.',
          misconception: 'ar-missed-in-other-words',
          why: 'They begin in rounds, and “At the end, if nobody has gone wrong, we are back in rounds.”',
        },
        {
          html: 'one bell may change places only with the next.',
          misconception: 'ar-missed-in-other-words',
          why: 'That is the rule in other words: “No bell may move by more than one place at a time.”',
        },
      ],
      evidence: [
        'No bell may move by more than one place at a time. No order may be rung twice. At the end, if nobody has gone wrong, we are back in rounds.',
        'I asked Ivor whether it counted, with that in it.',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: three of the statements follow from the rules and numbers of the first paragraph; try the fourth on the narrator’s own quarter peal.</p><p>One place at a time, rounds at the end, 720 orders in twenty-five minutes: these three are stated. The fourth is not so: there was a clash in her quarter peal, she “asked Ivor whether it counted, with that in it” ([[line: I asked Ivor whether it counted]]), and the answer, “It came round,” tells her that it did.</p>',
    },
    {
      id: 'act-reading/it-came-round-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'According to the passage, the bells do not play a tune because:',
      right: 'a ringer can hardly choose when a bell will sound.',
      wrong: [
        {
          html: 'it is hard to know when a bell will begin to sound.',
          misconception: 'ar-half-right',
          why: 'It sounds a good second after the pull, but that can be known; what one lacks is freedom to change it.',
        },
        {
          html: 'a tune needs more bells than a church would have.',
          misconception: 'ar-outside-the-text',
          why: 'Six or seven bells may seem too few for a tune, but their number is not given as a reason; the wheel is, which leaves no choice.',
        },
        {
          html: 'every bell has to be as loud as all of the others.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Equal loudness is taught in the second paragraph, but a tune could be played so; the wheel is the reason.',
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
          why: 'A blow may be a gust of wind, but here it is loud and evenly spaced, pull after pull.',
        },
        {
          html: 'punch.',
          misconception: 'ar-first-meaning',
          why: 'Blows are struck with the fist too, but in the tower it is the bell that is struck.',
        },
        {
          html: 'setback.',
          misconception: 'ar-mood-for-meaning',
          why: 'A blow may be bad luck, but what should be “as loud as every other” is each sounding of a bell.',
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
      right: 'a note that comes as soon as it is played.',
      wrong: [
        {
          html: 'single notes that matter more than those around them.',
          misconception: 'ar-half-right',
          why: 'Pianists do lean on notes, and it did not help her; but that comes with “Nor,” as a second trouble, and is about loudness.',
        },
        {
          html: 'a beat that nobody but themselves has to keep.',
          misconception: 'ar-common-sense-over-text',
          why: 'Who plays alone may well rush, but Ivor’s reason follows at once: the note that “is there.”',
        },
        {
          html: 'keys that yield far more easily than a rope.',
          misconception: 'ar-common-sense-over-text',
          why: 'A bell can weigh “as much as a car,” so this is tempting; but what follows “Pianists rush” is about when the sound comes, not about weight.',
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
      right: 'notices how well she is doing.',
      wrong: [
        {
          html: 'looks up at a noise outside.',
          misconception: 'ar-half-right',
          why: 'The dog did bark, but of looking up there is no word: she noticed how well she was doing, and “by the time” that was over she was lost.',
        },
        {
          html: 'clashes with another bell.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'The clash came of it: she “pulled where I thought there was a gap” when she was lost already.',
        },
        {
          html: 'begins to think about the piano again.',
          misconception: 'ar-half-right',
          why: 'The piano stands in the sentence before, and her thoughts do stray; but when the dog barked she “noticed how well I was doing.”',
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
      stem: 'The comparison in [[line: as he might have told a child that her bag was open]] conveys that Ivor:',
      right: 'treats what happened as easily mended.',
      wrong: [
        {
          html: 'finds in what happened just what he expected.',
          misconception: 'ar-wrong-tone',
          why: '“Pianists rush,” he had said; but there is no triumph in the way he tells her, only the next step.',
        },
        {
          html: 'hides how much it has displeased him.',
          misconception: 'ar-wrong-tone',
          why: 'A captain might well be displeased at a clash, but nothing is hidden here: he gives her the next step, and to the end finds no fault.',
        },
        {
          html: 'takes her for less able than she really is.',
          misconception: 'ar-half-right',
          why: 'The comparison is with a child, but what is childlike is not her skill; it is how small the matter is.',
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
      right: 'They wrote up the ringing as on any day.',
      wrong: [
        {
          html: 'They talked of something else on the stairs.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Stairs belong to the orchestras that she has played in; in the tower they were chalking up the date and their names.',
        },
        {
          html: 'They told her of clashes of their own.',
          misconception: 'ar-outside-the-text',
          why: 'That would be kind, but nobody speaks of it at all; they are busy with the board.',
        },
        {
          html: 'They rang it once more without a fault.',
          misconception: 'ar-outside-the-text',
          why: 'Another try would be one way, but a quarter peal takes most of an hour, and they were chalking up this one.',
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
      stem: 'The passage as a whole is mainly about:',
      right: 'the change of a piano player into a ringer.',
      wrong: [
        {
          html: 'the forgiving of a mistake that all have heard.',
          misconception: 'ar-too-narrow',
          why: 'The clash and “It came round” are the high point, but they fill one evening; the tower, the piano, and the neighbor frame them.',
        },
        {
          html: 'the loneliness of a part nobody can hear.',
          misconception: 'ar-wrong-tone',
          why: 'Nobody notices her part, that is right, and it is even praise; but she finds that there is “something to be said” for it.',
        },
        {
          html: 'the improving of a teacher by a harder master.',
          misconception: 'ar-half-right',
          why: 'Ivor does change her teaching, but not as people would wish: “I am told that I have grown dry.”',
        },
      ],
      evidence: [
        'I came to it at forty-three, from the piano, and this was held against me.',
        'It seems to me that there is something to be said for a music that is not about you.',
      ],
      explanation:
        '<p class="plan">The main idea: compare what she brings to the tower with what she thinks of music in the last paragraph.</p><p>She came to it “from the piano, and this was held against me” ([[line: from the piano, and this was held against me]]), used to leaning on notes and to being heard; at the end she speaks for “a music that is not about you” ([[line: a music that is not about you]]). What lies between is how the bells made her over.</p>',
    },
    {
      id: 'act-reading/it-came-round-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'Which of the following, if true, would most strengthen the narrator’s view that the ringers’ music is “not about you”?',
      right: 'Listeners cannot tell when one ringer replaces another.',
      wrong: [
        {
          html: 'Ringers have to meet every week, however well they ring.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'That ringers work at it together fits what she says, but whether one person can be heard within the band is another question.',
        },
        {
          html: 'Listeners can tell from far off which tower is ringing.',
          misconception: 'ar-wrong-side',
          why: 'Towers that can be told apart by ear would put something personal back into the sound, and weaken her view.',
        },
        {
          html: 'Ringers can take up the bells at whatever age they like.',
          misconception: 'ar-half-right',
          why: 'It fits her own case, at forty-three; but not that it cannot be heard who is ringing.',
        },
      ],
      evidence: ['Every blow was to be as loud as every other and as evenly spaced as fence posts.'],
      explanation:
        '<p class="plan">Weighing evidence: what would have to be true of the sound if it does not matter who makes it?</p><p>“Every blow was to be as loud as every other” ([[line: Every blow was to be as loud as every other]]). If a bell can change hands and listeners hear no difference, the person is indeed not in the sound.</p>',
    },
  ],
}
