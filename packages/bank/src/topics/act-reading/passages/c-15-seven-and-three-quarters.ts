import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/seven-and-three-quarters',
  kind: 'Literary Narrative',
  title: 'Seven and Three-Quarters',
  description:
    'This passage is from the short story “Seven and Three-Quarters” by Denise Okafor (2020). Author and source are invented.',
  paragraphs: [
    'The stair had fourteen risers, and the building code of the county allowed a riser to be no more than seven and three-quarters inches high. Renee Adair laid her tape against the first one and read seven and a half. The second was seven and three-eighths. She wrote nothing yet. The old man stood at the bottom with one hand on the post he had turned himself, and watched the tape.',
    '“You won’t find two alike,” he said.',
    '“They have to be alike, Mr. Sorel. That’s the other half of it. Three-eighths of an inch, largest to smallest.”',
    '“I know what it says.” He had the page in his shirt pocket; she could see the county seal through the cloth. “I’m telling you so you don’t think I did it by accident.”',
    'She had been an inspector for five months. Before that she had framed houses for six years, and when people learned it they relaxed, as if she had come to the wrong side of the counter by mistake and would remember soon whose side she was on. It did not make the job easier. She knew what everything cost. She knew that a stair like this one, white oak, no nail in it anywhere, each tread let into the wall by a joint that she had only seen in books, was a winter’s work, and that the man who had done it was eighty-one.',
    'The third riser was seven and five-eighths. The fourth was seven and an eighth, and by then she had stopped needing the tape, because her knees told her. It was not a bad stair. That was what was strange. A stair that is out of true catches you; the foot comes down where the floor should be and isn’t. This one let you up. It shortened toward the landing, where a person would be tired, and on the turn it gave you, just for two steps, something you could have climbed asleep.',
    '“Who is it for?” she said.',
    'He nodded past her at the room they had come through, where the television was on without its sound. She had seen the chair, and the back of a woman’s head, very white, and had said good morning to it and received a good morning, some while after.',
    '“She had the left leg done and then it was the right. They wanted to put her down here with the couch.” He moved his hand on the post. “She’s slept in that room since 1964. So I had her go up a plank for me, on blocks. I’d change the blocks and she’d go up again. Two weeks we did that. I wrote down every one she didn’t have to think about.”',
    'Renee sat down on the fifth step. It was a thing an inspector ought not to do. From there she could see how the light came along the grain, and that he had eased the front edge of each tread with a scraper and not with sandpaper, so that there was a faint flatness under the palm, like a coin worn smooth.',
    '“It’s not just her that’s going to use it,” she said. “You sell the house, somebody’s kid comes down in the dark. They’ve been on regular stairs all their life. Their foot’s expecting the same thing fourteen times.”',
    '“I’m not selling the house.”',
    '“No.”',
    '“I’m eighty-one.”',
    '“I know it,” she said. “That’s kind of what I’m saying.”',
    'He looked, for the first time, not at the tape but at her. The television changed its colors on the wall. From the other room the voice said, not loudly, “Is she up there yet? Has she tried the turn?”',
    '“She’s trying it,” Mr. Sorel said.',
    'There was a line on the form for variances. It went to a board that met on the second Tuesday, five people and a pitcher of water, and in her time she had seen them grant two. You had to show hardship and you had to show that the thing was safe, and you had to show it in numbers. She looked at the page for a while. Then she turned it over to the back, where it was blank.',
    '“You said you wrote them down,” she said. “What she didn’t have to think about. Have you still got that?”',
  ],
  questions: [
    {
      id: 'act-reading/seven-and-three-quarters-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'The passage is mainly about an inspector who:',
      right: 'finds a stair that breaks a sound rule and is well made all the same.',
      wrong: [
        {
          html: 'must deal with an old man who has tried to hide that his work breaks a rule.',
          misconception: 'ar-half-right',
          why: 'The work does break a rule, but he hides nothing: “I’m telling you so you don’t think I did it by accident.”',
        },
        {
          html: 'learns from an old man that building rules are made for people who cannot build.',
          misconception: 'ar-half-right',
          why: 'The old man’s skill impresses her, but she defends the rule to him: “somebody’s kid comes down in the dark.”',
        },
        {
          html: 'comes upon a stair in which each tread has been let into the wall without any nail.',
          misconception: 'ar-too-narrow',
          why: 'The joints belong to what she admires in one paragraph; the measured risers, the rule and the form are left out.',
        },
      ],
      evidence: ['They have to be alike, Mr. Sorel.', 'It was not a bad stair. That was what was strange.'],
      explanation:
        '<p class="plan">This asks for the whole: find what pulls her one way and what pulls her the other.</p><p>On the one side: “They have to be alike, Mr. Sorel” ([[line: They have to be alike, Mr. Sorel]]), and a child may fall in the dark. On the other: “It was not a bad stair. That was what was strange” ([[line: That was what was strange]]). The passage keeps both in view to the end.</p>',
    },
    {
      id: 'act-reading/seven-and-three-quarters-q2',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to the passage, the risers of the stair break the county’s code in that they:',
      right: 'differ from one another by too much.',
      wrong: [
        {
          html: 'are unequal and all of them too high.',
          misconception: 'ar-half-right',
          why: 'They do differ, but they are not too high: those measured have seven and five-eighths inches or less, and seven and three-quarters are allowed.',
        },
        {
          html: 'are fastened without the use of a nail.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is true that there is “no nail in it anywhere,” but this is part of the fine workmanship; no rule against it is mentioned.',
        },
        {
          html: 'are too steep for a person of great age.',
          misconception: 'ar-common-sense-over-text',
          why: 'It would be a fair worry about an old couple, but these steps are made easy for her; the code is about sameness.',
        },
      ],
      evidence: [
        'Three-eighths of an inch, largest to smallest.',
        'The third riser was seven and five-eighths. The fourth was seven and an eighth',
      ],
      explanation:
        '<p class="plan">A stated detail: compare the numbers she reads with both halves of the rule.</p><p>“They have to be alike … Three-eighths of an inch, largest to smallest” ([[line: Three-eighths of an inch, largest to smallest]]). Already the third and the fourth, seven and five-eighths and seven and an eighth, are half an inch apart.</p>',
    },
    {
      id: 'act-reading/seven-and-three-quarters-q3',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The statement that people “relaxed” when they learned of Renee’s earlier work ([[line: when people learned it they relaxed]]) suggests that they:',
      right: 'trusted her to go easy on builders.',
      wrong: [
        {
          html: 'expected her to find faults that others overlooked.',
          misconception: 'ar-reversed',
          why: 'They did form an expectation from her past, but the opposite one: a sharper eye would make nobody relax; they think she will remember “whose side she was on.”',
        },
        {
          html: 'believed that she had left framing because of a mistake.',
          misconception: 'ar-echoed-words',
          why: 'The words “by mistake” stand in the sentence, but in a comparison, “as if”; they say on which side of the counter people felt she belonged.',
        },
        {
          html: 'admired her for having worked so long with her hands.',
          misconception: 'ar-common-sense-over-text',
          why: 'Admiration would be natural, but the words speak of sides of a counter: they count on favor.',
        },
      ],
      evidence: [
        'as if she had come to the wrong side of the counter by mistake and would remember soon whose side she was on',
      ],
      explanation:
        '<p class="plan">An inference: unfold the comparison that begins with “as if.”</p><p>They act “as if she had come to the wrong side of the counter by mistake and would remember soon whose side she was on” ([[line: whose side she was on]]). The side is theirs, the builders’; they hope that she will go easy on them.</p>',
    },
    {
      id: 'act-reading/seven-and-three-quarters-q4',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The main purpose of the paragraph that begins “The third riser was seven and five-eighths” is to:',
      right: 'show that the unevenness serves the person who climbs.',
      wrong: [
        {
          html: 'make it clear that the climber’s foot misses the floor.',
          misconception: 'ar-reversed',
          why: 'A missed floor is described, but of a stair “that is out of true”; this one does the opposite and “let you up.”',
        },
        {
          html: 'give two more heights and complain that they are not the same.',
          misconception: 'ar-half-right',
          why: 'Two heights are given at the start, but nobody complains; the rest of the paragraph tells how well the steps suit the knees.',
        },
        {
          html: 'make the inspector’s work seem tiring and a little dangerous.',
          misconception: 'ar-wrong-tone',
          why: 'A person “would be tired” at the landing, but that is a thought about the stair’s user; the climb is pleasant, something “you could have climbed asleep.”',
        },
      ],
      evidence: ['This one let you up.', 'It shortened toward the landing, where a person would be tired'],
      explanation:
        '<p class="plan">A function question: after the two numbers, ask what the paragraph tells about the effect of the differences.</p><p>“This one let you up. It shortened toward the landing, where a person would be tired” ([[line: It shortened toward the landing]]). The risers differ where a climber needs it.</p>',
    },
    {
      id: 'act-reading/seven-and-three-quarters-q5',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'Which of the following did Mr. Sorel do first?',
      right: 'He had his wife climb a plank that lay on blocks.',
      wrong: [
        {
          html: 'He told the inspector that no two risers were alike.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'This is one of the first things we hear him say, but it is said when the stair is finished; the plank came before the building.',
        },
        {
          html: 'He worked the edges of the treads with a scraper.',
          misconception: 'ar-true-but-not-asked',
          why: 'He did do this, but it belongs to the building of the stair, in which it comes late; the heights had to be found first, with plank and blocks.',
        },
        {
          html: 'He put the page with the county seal in his pocket.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'The page is mentioned early in the passage, but he carries it on the day of the inspection, long after the two weeks of trials.',
        },
      ],
      evidence: ['So I had her go up a plank for me, on blocks.'],
      explanation:
        '<p class="plan">A question of order: separate the day of the inspection from what he tells about the time before.</p><p>He tells it near the end: “So I had her go up a plank for me, on blocks” ([[line: So I had her go up a plank for me]]), and he “wrote down” the heights. Only then could he build; the inspection comes last of all.</p>',
    },
    {
      id: 'act-reading/seven-and-three-quarters-q6',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 45,
      text: '',
      stem: 'As it is used in “he had eased the front edge of each tread” ([[line: he had eased the front edge of each tread]]), <em>eased</em> most nearly means:',
      right: 'made less sharp.',
      wrong: [
        {
          html: 'made less painful.',
          misconception: 'ar-first-meaning',
          why: 'To ease often means to relieve pain, and the wife’s legs have suffered; but here an edge of wood is eased, with a scraper.',
        },
        {
          html: 'moved with care.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'One may ease a car into a space, but the edge is not moved; it is worked, so that there is “a faint flatness under the palm.”',
        },
        {
          html: 'made to shine.',
          misconception: 'ar-mood-for-meaning',
          why: 'A finished surface may shine, and light comes along the grain; but the scraper’s effect is felt under the palm and concerns the edge.',
        },
      ],
      evidence: ['so that there was a faint flatness under the palm, like a coin worn smooth'],
      explanation:
        '<p class="plan">A word in context: the rest of the sentence tells with what tool and to what effect.</p><p>He did it “with a scraper and not with sandpaper, so that there was a faint flatness under the palm, like a coin worn smooth” ([[line: a faint flatness under the palm]]). A sharp edge has been taken off.</p>',
    },
    {
      id: 'act-reading/seven-and-three-quarters-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'Which detail most strongly supports the idea that the stair was fitted to one particular person?',
      right: 'He noted each height that his wife climbed without thinking.',
      wrong: [
        {
          html: 'He turned the post at the bottom of the stair himself.',
          misconception: 'ar-true-but-not-asked',
          why: 'It shows that he made the parts by hand, but a post is the same for everybody; it does not fit the stair to anyone.',
        },
        {
          html: 'He carried the page of the code in the pocket of his shirt.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'The page shows that he knew the rule that he was breaking; for whom he broke it, it does not tell.',
        },
        {
          html: 'He let each tread into the wall by a joint seldom seen.',
          misconception: 'ar-true-but-not-asked',
          why: 'This is evidence of rare skill, but such joints would serve any climber; the heights are what was made for one.',
        },
      ],
      evidence: ['I wrote down every one she didn’t have to think about.'],
      explanation:
        '<p class="plan">Evidence for a claim: which detail would make no sense unless the stair was for her alone?</p><p>“Two weeks we did that. I wrote down every one she didn’t have to think about” ([[line: I wrote down every one she didn’t have to think about]]). The heights were taken from her own steps.</p>',
    },
    {
      id: 'act-reading/seven-and-three-quarters-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'In answer to Mr. Sorel, Renee’s argument that the stair may be dangerous rests on the assumption that:',
      right: 'other people will someday use it who do not know it.',
      wrong: [
        {
          html: 'people as old as his wife will someday use it too.',
          misconception: 'ar-half-right',
          why: 'Other users are her point, but she names “somebody’s kid,” whose foot expects regular stairs; age is not what endangers them.',
        },
        {
          html: 'his wife will someday be unable to climb even this stair.',
          misconception: 'ar-common-sense-over-text',
          why: 'Bad legs mostly grow worse with age, but she does not argue from that; she says plainly, “It’s not just her that’s going to use it.”',
        },
        {
          html: 'the joints will loosen, because no nail holds them.',
          misconception: 'ar-outside-the-text',
          why: 'A builder might think of it, but nobody in the passage doubts the joints; Renee knows them from books as fine work.',
        },
      ],
      evidence: [
        'It’s not just her that’s going to use it',
        'They’ve been on regular stairs all their life. Their foot’s expecting the same thing fourteen times.',
      ],
      explanation:
        '<p class="plan">An assumption: ask what must be true for her warning about a child in the dark to have any force.</p><p>“You sell the house, somebody’s kid comes down in the dark. They’ve been on regular stairs all their life. Their foot’s expecting the same thing fourteen times” ([[line: Their foot’s expecting the same thing fourteen times]]). The warning holds only if such people will come to use it.</p>',
    },
    {
      id: 'act-reading/seven-and-three-quarters-q9',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1.1,
      seconds: 65,
      text: '',
      stem: 'Renee’s question at the end of the passage most strongly suggests that she:',
      right: 'hopes to win the board over with the old man’s measurements.',
      wrong: [
        {
          html: 'means to use his notes to build such a stair herself.',
          misconception: 'ar-half-right',
          why: 'She asks for the notes, and she has been a builder; but she has just been thinking of a board that wants things shown “in numbers.”',
        },
        {
          html: 'has decided to approve the stair without any variance.',
          misconception: 'ar-extreme-wording',
          why: 'She is trying to help, but approving it at once is far more than asking for notes; the line for variances and the board are what she has in mind.',
        },
        {
          html: 'doubts that he has ever made the trials that he told of.',
          misconception: 'ar-wrong-tone',
          why: '“Have you still got that?” could be a test of his truthfulness, but nothing before it shows distrust; she has felt the result in her knees.',
        },
      ],
      evidence: [
        'You had to show hardship and you had to show that the thing was safe, and you had to show it in numbers.',
      ],
      explanation:
        '<p class="plan">An inference: join her question with what the paragraph before says the board demands.</p><p>For a variance one “had to show hardship and you had to show that the thing was safe, and you had to show it in numbers” ([[line: you had to show it in numbers]]). His notes are numbers. She turns to a blank page and asks for them.</p>',
    },
  ],
}
