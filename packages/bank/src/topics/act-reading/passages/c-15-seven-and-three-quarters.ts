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
      stem: 'The passage is mainly about an inspector who finds that a stair breaks a rule, and who then:',
      right: 'looks for a way in which it might be allowed.',
      wrong: [
        {
          html: 'passes it, since it is safer than a regular one.',
          misconception: 'ar-half-right',
          why: 'She does feel how well it lets one up, but she cannot pass it herself: a variance goes to the board, and “in numbers.”',
        },
        {
          html: 'turns it down, although she admires the work.',
          misconception: 'ar-half-right',
          why: 'The admiration is real, but at the end she does not refuse; she turns to a blank page and asks for his notes.',
        },
        {
          html: 'learns from its builder why the rule is wrong.',
          misconception: 'ar-outside-the-text',
          why: 'He does teach her what a stair can be, but she does not give up the rule: she thinks of “somebody’s kid” in the dark, and asks for numbers.',
        },
      ],
      evidence: ['They have to be alike, Mr. Sorel.', 'It was not a bad stair. That was what was strange.'],
      explanation:
        '<p class="plan">This asks for the whole: find what pulls her one way, what pulls her the other, and what she does at the end.</p><p>On the one side: “They have to be alike, Mr. Sorel” ([[line: They have to be alike, Mr. Sorel]]), and a child may fall in the dark. On the other: “It was not a bad stair. That was what was strange” ([[line: That was what was strange]]). At the end she thinks of the board that grants variances, which wants numbers, and asks for his.</p>',
    },
    {
      id: 'act-reading/seven-and-three-quarters-q2',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to the passage, before she became an inspector, Renee had framed houses for:',
      right: 'six years.',
      wrong: [
        {
          html: 'five months.',
          misconception: 'ar-half-right',
          why: 'Five months is a time in her life too, but it is how long she “had been an inspector” on the day of the visit.',
        },
        {
          html: 'one winter.',
          misconception: 'ar-swaps-people',
          why: 'A winter’s work is how she values the stair, and the work is Mr. Sorel’s; her own framing went on for longer.',
        },
        {
          html: 'two weeks.',
          misconception: 'ar-swaps-people',
          why: 'Two weeks is the time that Mr. Sorel and his wife spent with the plank and the blocks; it has nothing to do with Renee.',
        },
      ],
      evidence: ['Before that she had framed houses for six years'],
      explanation:
        '<p class="plan">A stated detail: find “framed houses,” and see what each of the times in the passage belongs to.</p><p>“She had been an inspector for five months. Before that she had framed houses for six years” ([[line: Before that she had framed houses for six years]]). The five months belong to her work as an inspector, the six years to the framing that came before it.</p>',
    },
    {
      id: 'act-reading/seven-and-three-quarters-q3',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The reaction of people who learned of Renee’s earlier work ([[line: when people learned it they relaxed]]) suggests that they:',
      right: 'trusted her to go easy on builders.',
      wrong: [
        {
          html: 'knew that she could tell what their work had cost.',
          misconception: 'ar-true-but-not-asked',
          why: '“She knew what everything cost” is said of her, and it made the job harder, but what makes people relax is a hope about “whose side she was on.”',
        },
        {
          html: 'were glad to have the rules explained to them.',
          misconception: 'ar-outside-the-text',
          why: 'One who has built can explain more, but no one asks her to; they relaxed because they took her for somebody on the other “side of the counter.”',
        },
        {
          html: 'felt that she would know good work when she saw it.',
          misconception: 'ar-common-sense-over-text',
          why: 'A builder may well think so, but the words are about sides of a counter: they expect favor from her, and not a better eye.',
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
      stem: 'The main purpose of the paragraph that begins in [[line: The third riser was seven and five-eighths]] is to:',
      right: 'show that the stair helps whoever climbs it.',
      wrong: [
        {
          html: 'show that the stair’s faults can be felt without a tape.',
          misconception: 'ar-half-right',
          why: 'Her knees do tell her the heights, but what they tell her is no fault: “It was not a bad stair.”',
        },
        {
          html: 'show that the stair could make a stranger fall.',
          misconception: 'ar-common-sense-over-text',
          why: 'It is her worry later on, but here it is other stairs that catch the foot: “This one let you up.”',
        },
        {
          html: 'show that the stair’s builder has measured badly.',
          misconception: 'ar-reversed',
          why: 'The numbers differ, so it may seem so, but the differences help: the stair shortens “where a person would be tired.”',
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
          html: 'He told the inspector that it was no accident.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'It is told near the beginning, but it is said on the day of the inspection, when the plank, the notes and the stair itself are done.',
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
      stem: 'As it is used in [[line: he had eased the front edge of each tread]], the word <em>eased</em> most nearly means:',
      right: 'blunted.',
      wrong: [
        {
          html: 'lightened.',
          misconception: 'ar-first-meaning',
          why: 'To ease a load is to lighten it, and a climb is made lighter here; but what is eased is an edge of wood, with a scraper.',
        },
        {
          html: 'shifted.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'One may ease a car into a space, but the edge is not moved; it is worked, so that there is “a faint flatness under the palm.”',
        },
        {
          html: 'loosened.',
          misconception: 'ar-mood-for-meaning',
          why: 'The whole stair is meant to make climbing easy, and a looser thing sounds easier; but nothing here is loose: the edge was worked “with a scraper.”',
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
      stem: 'Which detail most strongly supports the idea that Renee does not act only as an inspector during the visit?',
      right: 'She takes a seat on one of the steps.',
      wrong: [
        {
          html: 'She wishes the woman in the chair a good morning.',
          misconception: 'ar-half-right',
          why: 'It is a friendly act, but any inspector who passes through a room may greet people; the text does not call it out of place.',
        },
        {
          html: 'She has seen two variances granted in her time.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is true and it is about her work, but it is something that she knows as an inspector; it does not show her stepping out of the part.',
        },
        {
          html: 'She reads off the height of the third riser.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'She goes on measuring here, which is what an inspector has come to do; nothing in it goes beyond the office.',
        },
      ],
      evidence: ['It was a thing an inspector ought not to do.'],
      explanation:
        '<p class="plan">Evidence for a claim: look for the one act about which the narrator says that it does not belong to her office.</p><p>“Renee sat down on the fifth step. It was a thing an inspector ought not to do” ([[line: Renee sat down on the fifth step]]). From there she sees the grain and the scraped edges, as someone who has built such things.</p>',
    },
    {
      id: 'act-reading/seven-and-three-quarters-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Renee’s argument against the stair in [[line: It’s not just her that’s going to use it]] and the sentences after it depends on the assumption that the stair will someday:',
      right: 'be used by people who do not know it.',
      wrong: [
        {
          html: 'have to serve his wife when she is alone.',
          misconception: 'ar-half-right',
          why: 'It is a stair for his wife, but Renee’s fear is for others: “It’s not just her that’s going to use it.”',
        },
        {
          html: 'be left to one of his own children.',
          misconception: 'ar-common-sense-over-text',
          why: 'Houses are often left so, but she speaks of “somebody’s kid” after a sale, who has never been on that stair.',
        },
        {
          html: 'be judged by an inspector less kind than she is.',
          misconception: 'ar-outside-the-text',
          why: 'Another inspector may come, and this one is kind; but her words are about a child in the dark, whose foot is “expecting the same thing fourteen times.”',
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
      right: 'has begun to make a case for the stair.',
      wrong: [
        {
          html: 'wants to test his notes against her tape.',
          misconception: 'ar-half-right',
          why: 'The numbers are what she is after, but by then she “had stopped needing the tape”; the board wants to see that the stair is safe, “in numbers.”',
        },
        {
          html: 'has made up her mind to pass the stair.',
          misconception: 'ar-extreme-wording',
          why: 'She is on his side by now, but she cannot decide alone: the form “went to a board that met on the second Tuesday.”',
        },
        {
          html: 'means to have the stair rebuilt from his numbers.',
          misconception: 'ar-half-right',
          why: 'His numbers are what she is after, but nothing is to be rebuilt: the board must be shown that the stair is safe, “in numbers.”',
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
