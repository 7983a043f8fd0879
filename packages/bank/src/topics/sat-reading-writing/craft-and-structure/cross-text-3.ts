import type { WrittenItem } from '#kit'

export const crossText3: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/cross-text-25',
    skill: 'rw-cross-text',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 80,
    text: '<p><em>Text 1</em></p><p>The play’s ending is a happy one: the lovers are married, the uncle is forgiven, and the curtain falls on a dance.</p><p><em>Text 2</em></p><p>In the script’s first edition, the closing dance bears a direction that later editors dropped: “<em>all dance; the Uncle, alone, with no partner, also.</em>” A director who follows it will send the audience home with a question.</p>',
    stem: 'Based on the texts, what does Text 2 bring to bear on the reading in Text 1?',
    right: 'A direction dropped in later editions that leaves the Uncle alone in the dance',
    wrong: [
      {
        html: 'A direction dropped in later editions that gives the Uncle a partner in the dance',
        misconception: 'rw-half-right',
        why: 'The direction was dropped, but it does not give him a partner: the Uncle dances “alone, with no partner.”',
      },
      {
        html: 'A direction added in later editions that leaves the Uncle alone in the dance',
        misconception: 'rw-half-right',
        why: 'Alone is right, but the direction stands “In the script’s first edition,” and later editors did not add it; they dropped it.',
      },
      {
        html: 'A direction added in later editions that gives the Uncle a partner in the dance',
        misconception: 'rw-reversed',
        why: 'Both points are turned around: the direction is in the first edition, and in it the Uncle has no partner.',
      },
    ],
    evidence: [
      'In the script’s first edition',
      'that later editors dropped',
      'the Uncle, alone, with no partner, also',
    ],
    explanation:
      '<strong>Plan:</strong> Cross-text. Ask two things about the direction in Text 2: in which edition it stands, and what it tells the Uncle to do.</p><p>“In the script’s first edition” stands a direction “that later editors dropped”: “the Uncle, alone, with no partner, also.” One dancer without a partner does not fit an ending in which all is forgiven.',
  },
  {
    id: 'sat-reading-writing/cross-text-26',
    skill: 'rw-cross-text',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 80,
    text: '<p><em>Text 1</em></p><p>Ants in a colony of <em>Temnothorax</em> look busy, but when every ant is marked and filmed, about half are seen to do nothing for days. A colony, it appears, carries a great many idlers.</p><p><em>Text 2</em></p><p>My students removed the busiest fifth of the ants in twenty colonies. Within two weeks, ants that had been idle were carrying food and feeding larvae, and the work was done at the old rate.</p>',
    stem: 'Based on the texts, what would the author of Text 2 most likely say about the ants that Text 1 calls idlers?',
    right: 'They form a reserve on which a colony can draw when it loses workers.',
    wrong: [
      {
        html: 'They are busy with tasks that films of the colony were unable to show.',
        misconception: 'rw-invented-quarrel',
        why: 'One might think that the films missed their work, but Text 2 agrees that these ants “had been idle” until others were removed.',
      },
      {
        html: 'They rest by turns and each have their days of work, as other ants do.',
        misconception: 'rw-half-right',
        why: 'The idle ones did take up work in Text 2, but only when others had been removed; nothing shows that ants change places in a whole colony.',
      },
      {
        html: 'They are ants that can do the work of others, though only at about half the rate.',
        misconception: 'rw-half-right',
        why: 'They can indeed take over for others, but they are not slower at it: with them “the work was done at the old rate.”',
      },
    ],
    evidence: ['ants that had been idle were carrying food and feeding larvae, and the work was done at the old rate'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Write each position in a few words, find the point where the texts touch, and answer for the author who is asked about.</p><p>When workers were lost, “ants that had been idle were carrying food and feeding larvae”: they were in reserve.',
  },
  {
    id: 'sat-reading-writing/cross-text-27',
    skill: 'rw-cross-text',
    difficulty: 'High',
    b: 1.3,
    seconds: 95,
    text: '<p><em>Text 1</em></p><p>A good translation, says Mireille Sato, who has translated thirty novels, should read as if it had been written in the reader’s own language. Any trace of the original is a seam showing.</p><p><em>Text 2</em></p><p>When I read of a distant country in prose so smooth that I forget where I am, I suspect that I have not been taken there. A seam, now and then, tells me that there is another cloth beneath. I do not ask for clumsiness, only to be reminded that I am a guest.</p>',
    stem: 'Based on the texts, what would the author of Text 2 most likely say about the quality Sato recommends?',
    right: 'It makes readers forget that they are abroad, which is a loss.',
    wrong: [
      {
        html: 'It makes readers forget that they are abroad, which is a gain.',
        misconception: 'rw-mixes-up-texts',
        why: 'That readers forget is right, but it is Sato who would welcome it; the author of Text 2 suspects “that I have not been taken there.”',
      },
      {
        html: 'It makes readers feel that they are only guests, which is a loss.',
        misconception: 'rw-half-right',
        why: 'A loss is what the author sees, but smooth prose does not make one feel a guest; it is a seam that does.',
      },
      {
        html: 'It makes readers feel that they are only guests, which is a gain.',
        misconception: 'rw-half-right',
        why: 'Feeling a guest is what the author asks for, but a seam brings it about, not the smoothness that Sato recommends.',
      },
    ],
    evidence: ['prose so smooth that I forget where I am', 'only to be reminded that I am a guest'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Name the quality that Sato recommends. What does it do to the author of Text 2, and does this author welcome it?</p><p>In “prose so smooth that I forget where I am,” the author feels cheated of the journey and asks “only to be reminded that I am a guest.”',
  },
  {
    id: 'sat-reading-writing/cross-text-28',
    skill: 'rw-cross-text',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 85,
    text: '<p><em>Text 1</em></p><p>Volunteers are the best guides a museum can have. They are unpaid, so that we know they speak from love of the subject.</p><p><em>Text 2</em></p><p>I guided for nothing at a museum for six years, and I loved it. I could do so because I had a pension. The young woman who knew most about the collection had to leave us for a job in an airport. Love of a subject is common; being able to afford it is not.</p>',
    stem: 'Based on the texts, in what respect would the author of Text 2 most likely say that volunteer guides differ from others who might do the work?',
    right: 'In having an income from another source',
    wrong: [
      {
        html: 'In having a greater love of the subject',
        misconception: 'rw-mixes-up-texts',
        why: 'Love as the mark of volunteers is the view of Text 1; for the author of Text 2 it “is common.”',
      },
      {
        html: 'In having a fuller knowledge of the collection',
        misconception: 'rw-reversed',
        why: 'It is turned around: the one “who knew most about the collection” had to leave for a paid job and was a volunteer no longer.',
      },
      {
        html: 'In having more hours of the day to themselves',
        misconception: 'rw-outside-the-text',
        why: 'A pension may leave one free time, but hours are not mentioned; the author speaks of “being able to afford it.”',
      },
    ],
    evidence: ['because I had a pension', 'Love of a subject is common; being able to afford it is not'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Why could the author stay, and why did the young woman have to leave?</p><p>The author stayed “because I had a pension,” and the young woman had to leave: “Love of a subject is common; being able to afford it is not.”',
  },
]
