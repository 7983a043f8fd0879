import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-night-line',
  kind: 'Literary Narrative',
  title: 'The Night Line',
  description:
    'This passage is from the short story “The Night Line” by Inês Valadares (2016). The narrator is remembering the winter when she was eleven.',
  paragraphs: [
    'On the nights when my grandmother’s hip was bad and nobody could be found to mind me, I rode the last bus of the day with my mother, and then the first bus of the next, which was the same bus. Other routes in Porto came to an end. Ours only turned around.',
    'My place was the single seat behind the driver’s cabin, where the heater breathed on my ankles. I was not to talk to the driver while the vehicle was in motion; a sign said so, and my mother, who laughed at most signs, kept to that one. So I watched. The passengers came up the steps in bands, like the layers of rock in my geography book. At midnight there were waiters, smelling of other people’s dinners. At one there were students, who sang. At two there was almost nobody, and at three, when the city was so quiet that I could hear the tires change their note on the iron bridge, came the people I thought of as the Unlucky: the office cleaners, the hospital porters, the women who scaled fish before the market opened, each with a bag held upright on the knees as though it held soup.',
    'I called them that only in my notebook. I kept a page for each stop, with a column for what was worn, a column for what was carried, and a column, headed *Conclusions*, in which I was merciless. The man in the green cap who boarded at the chapel had been *abandoned*. The twins with the toolboxes were *probably wanted*. I had read four detective novels, and I believed that to look hard at a person was the same as to know him.',
    'What I could draw no conclusion about was the stop by the old tannery. Nobody ever waited there. There was only a pole, and beyond it a row of tall, shuttered houses. Yet at twenty past three each night my mother pulled in, opened the doors on the empty pavement, and let the cold come aboard. She counted under her breath. I saw her lips: twenty, always twenty. Then she flicked the cabin light off and on, once, shut the doors, and drove on, and not one of the Unlucky, who would sigh aloud at a red light, so much as looked up.',
    'I wrote *Fault in doors?* I wrote *Regulations?* In November, having eliminated both, I broke the rule of the sign.',
    '“Who are we waiting for?”',
    '“Homework,” said my mother.',
    '“But there’s nobody there.”',
    '“Then we’re not waiting,” she said, and let out the brake.',
    'It was the man in the green cap who told me. He had moved up near the heater, and he had seen the question mark I was inking darker and darker. His hands, I noticed, were white in every crease.',
    '“Third house,” he said. “Top window.”',
    'The next night I watched. The doors folded open. The cold came in. My mother counted; and at eleven or twelve, high in the dark front of the third house, a lamp went on, and off. My mother answered with the cabin light. That was all.',
    '“Dona Amélia,” said the baker, for he was a baker; in all my merciless columns I had not considered flour. “Forty years she took this bus to the hospital laundry. Now she can’t manage the stairs. But she can’t sleep past three, either. Who could, after forty years? So your mother stops, and the two of them say good morning, and we all know she is well.”',
    '“And if the lamp doesn’t go on?”',
    '“Twice it didn’t. Your mother put on the brake and went up. The first time it was only the bulb.” He considered his hands. “Eleven minutes, the whole bus sat there. The bread was late, and the fish, and the floors of the bank were dirty until noon. Nobody complained. We would have been ashamed to.”',
    'I did not ask about the second time. I looked along the bus at the upright bags, the closed eyes, the twins asleep against each other, and it came to me that every one of them had known. They did not look up because they had no need to. They were listening for the click of the cabin switch, and when it came the whole bus breathed out, so softly that in two months of looking I had never once heard it.',
    'At the end of the line my mother stood in the road to stretch her back. She saw the notebook shut on my knees.',
    '“Finished?” she asked.',
    'I said I thought I would have to start again. She nodded, as though this were the stop she had been driving toward, and climbed into the cabin, and turned the bus around.',
  ],
  questions: [
    {
      id: 'act-reading/the-night-line-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'Which of the following statements best expresses the main idea of the passage?',
      right: 'A girl sure of her powers of observation discovers how much she has failed to see.',
      wrong: [
        {
          html: 'A city’s night workers lead harder lives than those who sleep would ever suppose.',
          misconception: 'ar-too-broad',
          why: 'The workers’ hours are the setting; the story turns on what the narrator learns about her own looking.',
        },
        {
          html: 'A bus driver bends her schedule every night in order to greet a retired passenger.',
          misconception: 'ar-too-narrow',
          why: 'This is the secret of one stop, not the change in the narrator that the whole story prepares.',
        },
        {
          html: 'A lonely child finds in her mother’s passengers the family she has lacked.',
          misconception: 'ar-outside-the-text',
          why: 'Nothing shows the narrator as lonely or without family: her mother and grandmother look after her.',
        },
      ],
      evidence: [
        'I believed that to look hard at a person was the same as to know him',
        'in two months of looking I had never once heard it',
      ],
      explanation:
        'The narrator begins by believing “that to look hard at a person was the same as to know him” and ends by admitting that “in two months of looking I had never once heard it” and that she must “start again.”',
    },
    {
      id: 'act-reading/the-night-line-q2',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The details about the waiters, the students, and the workers (beginning [[line: At midnight there were]]) are arranged mainly to show:',
      right: 'how the riders changed as each hour of the night went by.',
      wrong: [
        {
          html: 'how the bus grew more crowded as the night went along.',
          misconception: 'ar-common-sense-over-text',
          why: 'At two there was “almost nobody”; the numbers do not simply grow.',
        },
        {
          html: 'how the riders sat on the bus in layers of rich and poor.',
          misconception: 'ar-echoed-words',
          why: 'The “layers of rock” are layers of time, not of wealth or of seating.',
        },
        {
          html: 'how strictly the narrator obeyed the rule about silence.',
          misconception: 'ar-true-but-not-asked',
          why: 'She does keep silent, but the list of riders is not there to prove it.',
        },
      ],
      evidence: [
        'The passengers came up the steps in bands, like the layers of rock in my geography book.',
        'At one there were students, who sang.',
      ],
      explanation:
        'The passengers come “in bands, like the layers of rock in my geography book”: at midnight, at one, at two, at three, each hour with its own kind of rider.',
    },
    {
      id: 'act-reading/the-night-line-q3',
      skill: 'ar-inference',
      difficulty: 'Low',
      b: -0.6,
      seconds: 45,
      text: '',
      stem: 'It can reasonably be inferred that the narrator called the three o’clock passengers “the Unlucky” because:',
      right: 'she pitied people whose work made them travel at that hour.',
      wrong: [
        {
          html: 'she had heard her mother use that name for the night riders.',
          misconception: 'ar-outside-the-text',
          why: 'She used the name “only in my notebook”; nothing suggests that it came from her mother.',
        },
        {
          html: 'they complained aloud to one another about their bad luck.',
          misconception: 'ar-echoed-words',
          why: 'They sigh at a red light, but nobody on the bus complains of bad luck.',
        },
        {
          html: 'they were forced to wait at stops where the bus was late.',
          misconception: 'ar-outside-the-text',
          why: 'The bus comes every night on time; it is the work and the hour that mark these riders.',
        },
      ],
      evidence: [
        'came the people I thought of as the Unlucky: the office cleaners, the hospital porters, the women who scaled fish before the market opened',
      ],
      explanation:
        'The name is given to “the office cleaners, the hospital porters, the women who scaled fish before the market opened”: people out at three in the morning because of their jobs.',
    },
    {
      id: 'act-reading/the-night-line-q4',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.8,
      seconds: 40,
      text: '',
      stem: 'As it is used in [[line: in which I was merciless]], the word <em>merciless</em> most nearly means:',
      right: 'harsh in judging.',
      wrong: [
        {
          html: 'violent and cruel.',
          misconception: 'ar-first-meaning',
          why: 'This is a common sense of the word, but a notebook column harms nobody.',
        },
        {
          html: 'careful and exact.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Her guesses are bold, and wrong; exactness is what they lack.',
        },
        {
          html: 'sad and resigned.',
          misconception: 'ar-mood-for-meaning',
          why: 'The three o’clock bus may seem a sad place, but the word describes how she judges.',
        },
      ],
      evidence: ['in which I was merciless', 'I believed that to look hard at a person was the same as to know him'],
      explanation:
        'In the column she decides that one man has been “abandoned” and that the twins are “probably wanted”: she judges people severely on slight evidence.',
    },
    {
      id: 'act-reading/the-night-line-q5',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -1,
      seconds: 45,
      text: '',
      stem: 'According to the passage, what did the narrator’s mother do at the stop by the old tannery before she drove on?',
      right: 'She flicked the light in her cabin.',
      wrong: [
        {
          html: 'She rang the bell of the third house.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'She went up to the house only on the two nights when the lamp stayed dark.',
        },
        {
          html: 'She called good morning from the steps.',
          misconception: 'ar-literal-for-figurative',
          why: 'The “good morning” is said with lights, not with the voice.',
        },
        {
          html: 'She wrote the time in her logbook.',
          misconception: 'ar-outside-the-text',
          why: 'The only person who writes anything down is the narrator.',
        },
      ],
      evidence: ['Then she flicked the cabin light off and on, once, shut the doors, and drove on'],
      explanation:
        'The narrator sees it every night: “Then she flicked the cabin light off and on, once, shut the doors, and drove on.”',
    },
    {
      id: 'act-reading/the-night-line-q6',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The two questions that the narrator writes in her notebook just before she breaks “the rule of the sign” ([[line: I broke the rule of the sign]]) serve mainly to:',
      right: 'show her applying a detective’s method to something it cannot explain.',
      wrong: [
        {
          html: 'suggest that the bus was badly maintained and often had to be repaired.',
          misconception: 'ar-outside-the-text',
          why: '“Fault in doors” is a guess that she soon rules out; no repair is mentioned.',
        },
        {
          html: 'remind the reader that speaking to the driver was against the rules.',
          misconception: 'ar-true-but-not-asked',
          why: 'The rule is mentioned next, but the written questions are about the empty stop.',
        },
        {
          html: 'reveal that she already suspects what her mother is really doing there.',
          misconception: 'ar-reversed',
          why: 'If she suspected the truth, she would not need to ask the question she then asks.',
        },
      ],
      evidence: [
        'In November, having eliminated both, I broke the rule of the sign.',
        'I had read four detective novels',
      ],
      explanation:
        'Fresh from “four detective novels,” she lists possible causes and strikes them out, “having eliminated both”; the true reason is not of a kind that such a list could hold.',
    },
    {
      id: 'act-reading/the-night-line-q7',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The narrator’s remark that she “had not considered flour” ([[line: in all my merciless columns I had not considered flour]]) most strongly suggests that she:',
      right: 'now sees that a plain clue had been open to her all along.',
      wrong: [
        {
          html: 'is annoyed that the man had hidden his trade from her.',
          misconception: 'ar-wrong-tone',
          why: 'He hid nothing: his white hands were in plain view.',
        },
        {
          html: 'regrets having been so merciless in what she wrote.',
          misconception: 'ar-echoed-words',
          why: 'She does come to doubt her columns, but this remark names what she overlooked, not a feeling of guilt.',
        },
        {
          html: 'still believes that her first conclusion about him holds.',
          misconception: 'ar-reversed',
          why: 'She had decided that he was “abandoned”; the flour replaces that conclusion.',
        },
      ],
      evidence: ['His hands, I noticed, were white in every crease.'],
      explanation:
        'She had noticed that “his hands … were white in every crease,” but had drawn a dramatic conclusion instead of the simple one: he was a baker.',
    },
    {
      id: 'act-reading/the-night-line-q8',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'According to the baker, the bread was late on one occasion because:',
      right: 'the bus had waited while the driver climbed to Dona Amélia’s rooms.',
      wrong: [
        {
          html: 'a bulb in the bakery had failed and no one could see to work there.',
          misconception: 'ar-half-right',
          why: 'The bulb that failed was in Dona Amélia’s lamp.',
        },
        {
          html: 'the bridge was closed and the bus had to take a longer way around.',
          misconception: 'ar-outside-the-text',
          why: 'The bridge is crossed every night; nothing says that it was ever closed.',
        },
        {
          html: 'the baker had left the bus to see for himself whether she was well.',
          misconception: 'ar-swaps-people',
          why: 'It was the driver who “put on the brake and went up”; the passengers sat and waited.',
        },
      ],
      evidence: [
        'Your mother put on the brake and went up.',
        'Eleven minutes, the whole bus sat there. The bread was late, and the fish',
      ],
      explanation:
        'When the lamp stayed dark, “your mother put on the brake and went up” and “eleven minutes, the whole bus sat there.” Therefore “the bread was late, and the fish.”',
    },
    {
      id: 'act-reading/the-night-line-q9',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1.1,
      seconds: 70,
      text: '',
      stem: 'When the narrator says that she “would have to start again” ([[line: I said I thought I would have to start again]]), she most likely means that she must:',
      right: 'give up her conclusions and learn to attend to people differently.',
      wrong: [
        {
          html: 'redo the school homework that she neglected during the bus rides.',
          misconception: 'ar-literal-for-figurative',
          why: 'Her mother’s “Finished?” may sound like homework, but it is the notebook of conclusions that lies shut.',
        },
        {
          html: 'persuade her mother to tell her about the second time it was dark.',
          misconception: 'ar-outside-the-text',
          why: 'She chose not to ask about the second time; nothing suggests that she will.',
        },
        {
          html: 'stop observing the passengers, since it does them nothing but harm.',
          misconception: 'ar-extreme-wording',
          why: 'Starting again is not stopping, and the notebook has harmed nobody.',
        },
      ],
      evidence: ['She saw the notebook shut on my knees.', 'it came to me that every one of them had known'],
      explanation:
        'The notebook is shut just after “it came to me that every one of them had known”: what she wrote in it was wrong, and looking alone had not been enough.',
    },
  ],
}
