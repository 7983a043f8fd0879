import type { WrittenItem } from '#kit'

export const crossText3: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/cross-text-25',
    skill: 'rw-cross-text',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 80,
    text: '<p><em>Text 1</em></p><p>The play’s ending is a happy one: the lovers are married, the uncle is forgiven, and the curtain falls on a dance.</p><p><em>Text 2</em></p><p>In the script’s first edition, the closing dance bears a direction that later editors dropped: “<em>all dance; the Uncle, alone, with no partner, also.</em>” A director who follows it will send the audience home with a question.</p>',
    stem: 'Based on the texts, how does Text 2 complicate the reading in Text 1?',
    right: 'By recovering a detail that makes the ending less simple',
    wrong: [
      {
        html: 'By proving that the lovers were not meant to marry at all',
        misconception: 'rw-overstates',
        why: 'The direction does trouble the happy ending, but through the Uncle, who dances alone; the marriage is untouched.',
      },
      {
        html: 'By claiming that later editors added the dance to the play',
        misconception: 'rw-reversed',
        why: 'Editors and dance are both in Text 2, but the editors did not add anything; they dropped a direction.',
      },
      {
        html: 'By describing how audiences received the first production',
        misconception: 'rw-outside-the-text',
        why: 'A first edition and an audience are mentioned, but no reception of the first production is reported, only a direction in the script.',
      },
    ],
    evidence: ['the Uncle, alone, with no partner, also.', 'will send the audience home with a question'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Find the fact that both texts accept; the difference lies just beyond it.</p><p>The dropped direction, “the Uncle, alone, with no partner, also,” sends the audience home “with a question” and not merely with joy.',
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
        html: 'They would work harder if the busiest ants were kept from leaving.',
        misconception: 'rw-reversed',
        why: 'They began to work when the busiest were gone. It stays with the subject of the text, which makes it tempting, but the text points the other way.',
      },
      {
        html: 'They are ants too young or too old to carry food and feed larvae.',
        misconception: 'rw-outside-the-text',
        why: 'Age is not mentioned, and they did take up these tasks. It is plausible in itself, and that is why it tempts.',
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
    stem: 'Based on the texts, the author of Text 2 would most likely argue that the quality Sato recommends',
    right: 'can hide from readers the distance that a translation has come.',
    wrong: [
      {
        html: 'is beyond the reach of even the most skillful of translators.',
        misconception: 'rw-outside-the-text',
        why: 'It would be an objection to Sato, but Text 2 does not make it: its author has read prose “so smooth that I forget where I am.”',
      },
      {
        html: 'leads to prose so clumsy that readers forget where they are.',
        misconception: 'rw-reversed',
        why: 'It is the smooth prose that makes one forget. It stays with the subject of the text, which makes it tempting, but the text points the other way.',
      },
      {
        html: 'reminds readers that they are guests in a language not their own.',
        misconception: 'rw-reversed',
        why: 'It is a seam that reminds the reader of being a guest; the smoothness that Sato recommends makes one forget it.',
      },
    ],
    evidence: [
      'prose so smooth that I forget where I am',
      'A seam, now and then, tells me that there is another cloth beneath.',
    ],
    explanation:
      '<strong>Plan:</strong> Cross-text. Find the fact that both texts accept; the difference lies just beyond it.</p><p>In “prose so smooth that I forget where I am,” the reader no longer notices that there is “another cloth beneath.”',
  },
  {
    id: 'sat-reading-writing/cross-text-28',
    skill: 'rw-cross-text',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 85,
    text: '<p><em>Text 1</em></p><p>Volunteers are the best guides a museum can have. They are unpaid, so that we know they speak from love of the subject.</p><p><em>Text 2</em></p><p>I guided for nothing at a museum for six years, and I loved it. I could do so because I had a pension. The young woman who knew most about the collection had to leave us for a job in an airport. Love of a subject is common; being able to afford it is not.</p>',
    stem: 'Based on the texts, which assumption of Text 1 does the author of Text 2 call into question?',
    right: 'That working without pay is mainly a sign of devotion',
    wrong: [
      {
        html: 'That love of a subject is a good quality in a guide',
        misconception: 'rw-invented-quarrel',
        why: 'The author of Text 2 “loved it” and thinks well of the young woman who knew most.',
      },
      {
        html: 'That guides should know a great deal about a collection',
        misconception: 'rw-invented-quarrel',
        why: 'Knowledge comes up only in Text 2, in praise of a young woman who had much of it; nobody questions that guides should have it.',
      },
      {
        html: 'That museums lack the money that good guides would cost',
        misconception: 'rw-outside-the-text',
        why: 'Museums’ money is not an assumption of Text 1. A reader may well think of it, but the idea comes from outside the text.',
      },
    ],
    evidence: [
      'I could do so because I had a pension.',
      'Love of a subject is common; being able to afford it is not.',
    ],
    explanation:
      '<strong>Plan:</strong> Cross-text. Write each position in a few words, find the point where the texts touch, and answer for the author who is asked about.</p><p>Unpaid work shows less about love than about means: “Love of a subject is common; being able to afford it is not.”',
  },
]
