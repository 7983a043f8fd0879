import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/two-turns',
  kind: 'Literary Narrative',
  title: 'Two Turns',
  description:
    'This passage is from the short story “Two Turns” by Dwight Pruitt (2022). Author and source are invented.',
  paragraphs: [
    'The piano was an upright and stood on the third floor, and the stairs had two turns in them. Osgood went up first, without the dolly, and looked at the turns. He looked at them for so long that Lamar, who had been with the company nine days, began to wonder whether looking was the job.',
    '“Forty-eight inches,” Osgood said at the upper landing. “Piano’s fifty-eight.”',
    '“So it won’t go.”',
    '“It came up, didn’t it?” Osgood was sixty-one and not large, and he put his palm on a wall the way other people put it on a horse. “We stand it on end at each turn. You’ll be under it. Teo’s on top with the strap. I’ll be telling you what to do, and you’ll do that, and not something else.”',
    'The house was being emptied. There were dark squares on the wallpaper where pictures had hung. In the room with the piano an old woman in a coat sat on a kitchen chair, her purse on her knees, and a man of about fifty stood beside her with the work order.',
    '“My mother wanted to see it off,” he said.',
    '“My husband and his brothers brought that up in 1966,” she said. “They took the window out. They had a rope and a boy from the garage.”',
    '“That would do it,” said Osgood. He looked at the window, and then through the door at the stairs, and Lamar watched him make up his mind. “We’ll use the stairs.”',
    '“Which school is it going to? Kevin told me, and I’ve lost it.”',
    'By then Osgood had the work order in his hand, and Lamar, at his shoulder, could read it too. Beside *Deliver to* was printed *City Transfer Station, Gate 4*. The son was looking at Osgood. He did not shake his head. He did not do anything.',
    '“What was the name of that school?” Osgood asked him.',
    '“Franklin,” said the son, after a moment. “Franklin Elementary.”',
    '“Franklin,” said Osgood, and folded the paper in four and put it in his shirt.',
    'It took an hour and ten minutes. On the second turn Lamar had the whole bass end against his collarbone and Osgood’s voice by his ear, quite low, saying, “Wait. Wait. Now let it come to you,” and it came to him, and around. Inside it the strings kept up a kind of hum. When they had it out on the walk, the old woman was on the front step. She had followed them down, one stair at a time, on Kevin’s arm.',
    '“Tell them that it has to be tuned,” she said. “They mustn’t let children bang on it before it’s tuned.”',
    '“I’ll tell them,” said Osgood.',
    'In the truck nobody talked until the light at Monument Street.',
    '“Would a school take it?” said Lamar.',
    '“No.” Osgood drove with both hands. “The block that holds the pins is split. You tune it on a Monday, it’s out on Tuesday. I saw it when I had the lid up. He’s had people in to see it, I expect. Two or three, and they’ll all have told him.”',
    '“So he lied to her.”',
    '“He ordered a piano moved,” said Osgood. “I moved it.”',
    'Lamar looked at Teo, who was looking out of the window with great attention at a store that sold mattresses.',
    'At Gate 4 a man in an orange vest waved them to a bay. Teo let down the lift. Osgood climbed up beside the piano, took off the lower panel, lay on his side, and reached in under the keys as far as his shoulder. He was there for some time. What he came out with he held in his palm for the others to see: three dimes, a hairpin, the stub of a red pencil.',
    '“There’s always something,” said Teo.',
    'Osgood got an envelope from the cab. He put in the dimes, the hairpin and the pencil, and wrote the number of the house on it, leaning on the fender.',
    '“What will you say?” Lamar asked.',
    '“That the tuner found them.” He licked the flap. “I’ll put: *Found by the tuner*. I won’t put where.”',
    'He laid the envelope on the dashboard, on the driver’s side, where he would not forget it. Then he nodded to the man in the vest.',
  ],
  questions: [
    {
      id: 'act-reading/two-turns-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to the old woman, in 1966 the piano was brought to the third floor:',
      right: 'from outside, with the glass and its frame removed.',
      wrong: [
        {
          html: 'up the stairs, on its end.',
          misconception: 'ar-swaps-people',
          why: 'This is what Osgood supposes when he says “It came up, didn’t it?” The woman tells of another way in.',
        },
        {
          html: 'up the stairs, before they were altered.',
          misconception: 'ar-outside-the-text',
          why: 'It would explain how a long piano passed two turns, but in what she tells the stairs play no part: “They took the window out.”',
        },
        {
          html: 'from outside, with a crane that had been hired.',
          misconception: 'ar-half-right',
          why: 'It did come up from outside, but nobody was hired: her husband and his brothers “had a rope and a boy from the garage.”',
        },
      ],
      evidence: ['They took the window out. They had a rope and a boy from the garage.'],
      explanation:
        '<p class="plan">A stated detail: find the year in what she says, and read the next sentence.</p><p>“They took the window out. They had a rope and a boy from the garage” ([[line: They took the window out]]). With the window out of its place, glass, frame and all, there was room for the piano to come in from outside.</p>',
    },
    {
      id: 'act-reading/two-turns-q2',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 45,
      text: '',
      stem: 'As it is used by Osgood in the passage, “That would do it” ([[line: That would do it]]) most nearly means:',
      right: 'That explains the matter.',
      wrong: [
        {
          html: 'That was badly managed.',
          misconception: 'ar-mood-for-meaning',
          why: 'Taking out a window may seem clumsy to a mover, and he does choose otherwise; but his words accept her account and find no fault in it.',
        },
        {
          html: 'That caused the damage.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'One says so of a harm, too, and the piano is damaged; but he speaks of the split later, and she has told of a rope and a window.',
        },
        {
          html: 'That is how we will do it.',
          misconception: 'ar-half-right',
          why: 'It is about how such a thing is done, but his next words choose another way: “We’ll use the stairs.”',
        },
      ],
      evidence: ['They took the window out.', '“It came up, didn’t it?”'],
      explanation:
        '<p class="plan">A phrase in context: what puzzle had the landing set, and what has the woman just told him?</p><p>He had reasoned that the piano “came up” by stairs too narrow for it. She says, “They took the window out” ([[line: They took the window out]]). That solves the puzzle. But he will not do the same: “We’ll use the stairs.”</p>',
    },
    {
      id: 'act-reading/two-turns-q3',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'Osgood’s question in [[line: What was the name of that school?]] most strongly suggests that he:',
      right: 'has chosen to go along with the son.',
      wrong: [
        {
          html: 'wants the son to own up before his mother.',
          misconception: 'ar-common-sense-over-text',
          why: 'It puts the son on the spot, which looks like pressure; but when the son says “Franklin,” Osgood repeats it and puts the order away.',
        },
        {
          html: 'has found another school’s name on the order.',
          misconception: 'ar-half-right',
          why: 'He has just read the order, that much is right; but no school at all is printed there, only “City Transfer Station, Gate 4.”',
        },
        {
          html: 'means to ask the school if it wants the piano.',
          misconception: 'ar-outside-the-text',
          why: 'Asking for a name sounds like a plan to call there, but he never does; he drives the piano straight to Gate 4.',
        },
      ],
      evidence: ['“Franklin,” said Osgood, and folded the paper in four and put it in his shirt.'],
      explanation:
        '<p class="plan">An inference: he has just read where the piano is to go. See what he does with the paper after the answer.</p><p>The order says that the piano goes to the transfer station. He asks for the school all the same, and then “folded the paper in four and put it in his shirt” ([[line: folded the paper in four and put it in his shirt]]), where she cannot see it. He takes part in the son’s story.</p>',
    },
    {
      id: 'act-reading/two-turns-q4',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Low',
      b: -0.3,
      seconds: 50,
      text: '',
      stem: 'The point of view of the passage is best described as that of a narrator who:',
      right: 'follows one of the movers and his thoughts.',
      wrong: [
        {
          html: 'took part in the move and now looks back on it.',
          misconception: 'ar-common-sense-over-text',
          why: 'The work is told as by one who was there, but no “I” tells it: Lamar, Osgood and Teo are each called by name or “he.”',
        },
        {
          html: 'reports what is said and done, and no thoughts.',
          misconception: 'ar-half-right',
          why: 'There is much talk, and few thoughts; but one man’s are given: Lamar “began to wonder whether looking was the job.”',
        },
        {
          html: 'knows what each of the movers thinks.',
          misconception: 'ar-extreme-wording',
          why: 'Lamar’s thoughts are told, so the others’ might be, but of Teo and Osgood we learn what can be seen and heard, and no more.',
        },
      ],
      evidence: [
        'Lamar watched him make up his mind',
        'Lamar, who had been with the company nine days, began to wonder whether looking was the job',
      ],
      explanation:
        '<p class="plan">A question of point of view: whose wondering and watching is told, and whose mind stays closed?</p><p>Lamar “began to wonder whether looking was the job” ([[line: began to wonder whether looking was the job]]), and later “Lamar watched him make up his mind” ([[line: Lamar watched him make up his mind]]). The others are seen through him.</p>',
    },
    {
      id: 'act-reading/two-turns-q5',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1.0,
      seconds: 70,
      text: '',
      stem: 'Osgood’s answer in [[line: He ordered a piano moved]] implies that he:',
      right: 'does not care to pass judgment on the son.',
      wrong: [
        {
          html: 'does not care to do more than he is paid for.',
          misconception: 'ar-half-right',
          why: 'He does point to what was ordered; but he does more than that all the same, with the name of the school and with the envelope.',
        },
        {
          html: 'feels as much to blame for the lie as the son.',
          misconception: 'ar-wrong-tone',
          why: 'He has backed the story up, so he might well feel so, but the answer has no blame in it, for him or the son: “I moved it.”',
        },
        {
          html: 'expects the son to tell his mother in the end.',
          misconception: 'ar-outside-the-text',
          why: 'He leaves the matter to the son, but nothing is said of telling her later; he himself adds to the story: “Found by the tuner.”',
        },
      ],
      evidence: [
        '“So he lied to her.”',
        'He’s had people in to see it, I expect. Two or three, and they’ll all have told him.',
      ],
      explanation:
        '<p class="plan">An inference: Lamar has said a hard word about the son. Does Osgood say yes, or no, or neither?</p><p>To “So he lied to her” Osgood says neither yes nor no. He has just found a reason for the son, that two or three people will have told him that no one would take it ([[line: He’s had people in to see it, I expect]]), and leaves it at that.</p>',
    },
    {
      id: 'act-reading/two-turns-q6',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.8,
      seconds: 70,
      text: '',
      stem: 'The last detail about the envelope ([[line: where he would not forget it]]) serves mainly to show that Osgood:',
      right: 'means to see that it is sent.',
      wrong: [
        {
          html: 'has little trust in his own memory.',
          misconception: 'ar-half-right',
          why: 'He does guard against forgetting, but a man who drives with both hands and recalls every stair is not said to forget; the thing matters to him.',
        },
        {
          html: 'does not want his crew to handle it.',
          misconception: 'ar-common-sense-over-text',
          why: 'It lies on his own side, but he has just shown its contents to both men and told Lamar what he will write.',
        },
        {
          html: 'has his doubts about sending it.',
          misconception: 'ar-wrong-tone',
          why: 'He tells a small untruth in it, but without a sign of doubt: he “licked the flap” and laid it where he would see it.',
        },
      ],
      evidence: ['He laid the envelope on the dashboard, on the driver’s side, where he would not forget it.'],
      explanation:
        '<p class="plan">A function question: ask why a man puts a thing where he will have it before his eyes.</p><p>“He laid the envelope on the dashboard, on the driver’s side, where he would not forget it” ([[line: He laid the envelope on the dashboard]]). Before he has the piano destroyed, he makes sure of the one thing that will reach the mother.</p>',
    },
    {
      id: 'act-reading/two-turns-q7',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The passage is mainly about a moving crew who:',
      right: 'help to keep up a story told to an old woman.',
      wrong: [
        {
          html: 'learn too late that an old woman was told a story.',
          misconception: 'ar-half-right',
          why: 'There is such a story, but they are in time: the order is in Osgood’s hand before the piano has left the room.',
        },
        {
          html: 'find out that an old woman has made up a story.',
          misconception: 'ar-swaps-people',
          why: 'There is a story, but she has not made it up; she believes it, and what the movers say lets her go on doing so.',
        },
        {
          html: 'bring an old woman’s piano down narrow stairs.',
          misconception: 'ar-too-narrow',
          why: 'The two turns take up a part of the passage, but the work order, the ride and the envelope have nothing to do with the stair.',
        },
      ],
      evidence: [
        '“Franklin,” said Osgood, and folded the paper in four and put it in his shirt.',
        'I’ll put: *Found by the tuner*. I won’t put where.',
      ],
      explanation:
        '<p class="plan">A main-idea question: an option must fit the work order, the ride and the envelope.</p><p>Osgood repeats “Franklin,” promises to pass on the word about tuning, and at the end writes “Found by the tuner” ([[line: I’ll put: Found by the tuner]]). All of it keeps up the belief that the piano goes to a school.</p>',
    },
    {
      id: 'act-reading/two-turns-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'Which detail best supports what Teo says in [[line: There’s always something]]?',
      right: 'What Osgood finds beneath the keys',
      wrong: [
        {
          html: 'What Osgood saw beneath the lid',
          misconception: 'ar-true-but-not-asked',
          why: 'The split block was seen there, and Osgood told of it in the truck, but Teo speaks at the sight of what lies in Osgood’s palm.',
        },
        {
          html: 'What the strings do on the stairs',
          misconception: 'ar-same-subject-no-bearing',
          why: 'They “kept up a kind of hum” on the way down, but a hum is not a thing that one finds in a piano.',
        },
        {
          html: 'What the mother says on the step',
          misconception: 'ar-wrong-part-of-passage',
          why: 'She asks that the piano be tuned, and Osgood promises it, but that was at the house; Teo speaks at Gate 4.',
        },
      ],
      evidence: [
        'What he came out with he held in his palm for the others to see: three dimes, a hairpin, the stub of a red pencil.',
      ],
      explanation:
        '<p class="plan">A question of support: find Teo’s words and look at what he has just been shown.</p><p>Osgood “reached in under the keys as far as his shoulder,” and “What he came out with he held in his palm for the others to see: three dimes, a hairpin, the stub of a red pencil” ([[line: three dimes, a hairpin, the stub of a red pencil]]). That is the something of which Teo speaks.</p>',
    },
    {
      id: 'act-reading/two-turns-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.1,
      seconds: 70,
      text: '',
      stem: 'Which of the following, if it were true, would most weaken the account that Osgood gives in [[line: He’s had people in to see it, I expect]]?',
      right: 'The son had asked no one about the piano before he called the movers.',
      wrong: [
        {
          html: 'The son had asked a tuner about the piano before he called the movers.',
          misconception: 'ar-wrong-side',
          why: 'This would bear the account out: Osgood supposes that people came, looked at the split block, and told him.',
        },
        {
          html: 'The son had told no one in the family where the piano was to go.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'It would show that he kept silent, but not whether he had first tried to find a place for it, which is what Osgood supposes.',
        },
        {
          html: 'The son had told the school’s name to his mother a long time before.',
          misconception: 'ar-half-right',
          why: 'When he told her bears on the lie; but he might still have had people in, and heard their answer, earlier than that.',
        },
      ],
      evidence: ['He’s had people in to see it, I expect. Two or three, and they’ll all have told him.'],
      explanation:
        '<p class="plan">A question of weakening: find what Osgood “expects” the son to have done.</p><p>Osgood’s account is that the son tried: “He’s had people in to see it, I expect. Two or three, and they’ll all have told him” ([[line: He’s had people in to see it, I expect]]). If he had asked no one, it falls.</p>',
    },
  ],
}
