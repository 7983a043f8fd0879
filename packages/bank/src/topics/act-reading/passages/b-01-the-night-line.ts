import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-night-line',
  kind: 'Literary Narrative',
  title: 'The Night Line',
  description:
    'This passage is from the short story “The Night Line” by Inês Valadares (2016). The narrator is remembering the winter when she was eleven. Author and source are invented.',
  paragraphs: [
    'On the nights when my grandmother’s hip was bad and nobody could watch me, I rode the last bus of the day with my mother, and then the first bus of the next, which was the same bus. Other routes in Porto came to an end. Ours only turned around.',
    'My place was the single seat behind the driver’s cabin, where the heater breathed on my ankles. I was not to talk to the driver while the vehicle was in motion; a sign said so, and my mother, who laughed at most signs, kept to that one. So I watched. The passengers came up the steps in bands, like the layers of rock in my geography book. At midnight there were waiters, smelling of other people’s dinners. At one there were students, who sang. At two there was almost nobody, and at three, when the city was so quiet that I could hear the tires change their note on the iron bridge, came the people I thought of as the Unlucky, since even the waiters were asleep: the office cleaners, the hospital orderlies, the women who scaled fish before the market opened, each with a bag held upright on the knees as though it held soup.',
    'I called them that only in my notebook. I kept a page for each stop, with a column for what was worn, a column for what was carried, and a column, headed *Conclusions*, in which I was merciless. The man in the green cap who boarded at the chapel had been *abandoned*. The twins with the toolboxes were *probably wanted*. I had read four detective novels, and I believed that to look hard at a person was the same as to know him.',
    'What I could draw no conclusion about was the stop by the old tannery. Nobody ever waited there. There was only a pole, and beyond it a row of tall, shuttered houses. Yet at twenty past three each night my mother pulled in, opened the doors on the empty sidewalk, and let the cold come aboard. She counted under her breath. I saw her lips: twenty, always twenty. Then she flicked the cabin light off and on, once, shut the doors, and drove on, and not one of the Unlucky, who would sigh aloud at a red light, so much as looked up.',
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
      right: 'A girl who trusts her sharp eyes finds that she has missed what all the riders know.',
      wrong: [
        {
          html: 'A girl who watches strangers closely finds that they have had an eye on her as well.',
          misconception: 'ar-half-right',
          why: 'The man in the green cap did see her question mark; but the others had their eyes closed, and what they watched over was Dona Amélia.',
        },
        {
          html: 'A girl who writes down all that she sees finds that some things are better left unwritten.',
          misconception: 'ar-half-right',
          why: 'She does shut the notebook, but not for good: she has to “start again”; what was wrong was not the writing but the conclusions.',
        },
        {
          html: 'A girl who solves a small mystery finds that her mother had meant her to solve it.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The last nod, “as though this were the stop she had been driving toward,” invites it; but her mother had put her off with “Homework.”',
        },
      ],
      evidence: [
        'it came to me that every one of them had known',
        'in two months of looking I had never once heard it',
      ],
      explanation:
        '<p class="plan">This asks for the main idea: compare what she believes about looking at the start with what she understands about the bus at the end.</p><p>The narrator begins by believing “that to look hard at a person was the same as to know him.” At the end “it came to me that every one of them had known”: the whole bus watches over Dona Amélia and breathes out when the light is answered, and “in two months of looking I had never once heard it.”</p>',
    },
    {
      id: 'act-reading/the-night-line-q2',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'In the second paragraph, the details about the riders that begin in [[line: At midnight there were]] are arranged mainly according to:',
      right: 'the hour at which they rode.',
      wrong: [
        {
          html: 'the stop at which they boarded.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The notebook had “a page for each stop”; but that is in the next paragraph, and here each group has its hour.',
        },
        {
          html: 'the place in which they sat.',
          misconception: 'ar-literal-for-figurative',
          why: 'Layers of rock lie one above the other, like places; but the layers here are bands of time: midnight, one, two, three.',
        },
        {
          html: 'the noise with which they came.',
          misconception: 'ar-too-narrow',
          why: 'Students sing and later the city is quiet, so noise comes in; but it is told of one hour only, and the hours give the order.',
        },
      ],
      evidence: [
        'The passengers came up the steps in bands, like the layers of rock in my geography book.',
        'At one there were students, who sang.',
      ],
      explanation:
        '<p class="plan">A structure question: mark the first words of each sentence in the list.</p><p>The passengers come “in bands, like the layers of rock in my geography book”: at midnight, at one, at two, at three, each hour with its own kind of rider.</p>',
    },
    {
      id: 'act-reading/the-night-line-q3',
      skill: 'ar-inference',
      difficulty: 'Low',
      b: -0.6,
      seconds: 45,
      text: '',
      stem: 'It can reasonably be inferred that the narrator called some of the passengers “the Unlucky” ([[line: the people I thought of as the Unlucky]]) because of the:',
      right: 'hour at which they rode.',
      wrong: [
        {
          html: 'kind of work that they did.',
          misconception: 'ar-common-sense-over-text',
          why: 'Cleaning and scaling fish are hard work, and most would pity them for it; but her reason is “since even the waiters were asleep.”',
        },
        {
          html: 'length of the way to their work.',
          misconception: 'ar-outside-the-text',
          why: 'To go far to work at night would be bad luck too; but how far they go is not told, and her reason is “since even the waiters were asleep.”',
        },
        {
          html: 'stop at which they had to wait.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'One stop is set apart in the story, the one by the tannery; but “Nobody ever waited there,” and these riders get on all along the way.',
        },
      ],
      evidence: [
        'came the people I thought of as the Unlucky, since even the waiters were asleep: the office cleaners, the hospital orderlies, the women who scaled fish before the market opened',
      ],
      explanation:
        '<p class="plan">An inference about a name: who gets it, and what do all of them have in common?</p><p>The narrator gives her reason, “since even the waiters were asleep,” and at three come “the office cleaners, the hospital orderlies, the women who scaled fish before the market opened”: people whose jobs have them out while the city sleeps.</p>',
    },
    {
      id: 'act-reading/the-night-line-q4',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.8,
      seconds: 40,
      text: '',
      stem: 'As it is used in [[line: in which I was merciless]], the word <em>merciless</em> most nearly means:',
      right: 'harsh in what she decided.',
      wrong: [
        {
          html: 'cruel to those she met.',
          misconception: 'ar-first-meaning',
          why: 'It is the usual sense; but she says nothing to anyone, and is so only “in my notebook.”',
        },
        {
          html: 'thorough in every detail.',
          misconception: 'ar-half-right',
          why: 'Her columns are thorough; but the word stands with the one headed “Conclusions,” where <em>abandoned</em> and <em>wanted</em> are verdicts.',
        },
        {
          html: 'hopeless about people.',
          misconception: 'ar-mood-for-meaning',
          why: 'Her words about the riders are dark; but she is not sad over them: she plays detective, and judges.',
        },
      ],
      evidence: ['in which I was merciless', 'I believed that to look hard at a person was the same as to know him'],
      explanation:
        '<p class="plan">A word in context: look at what she writes in that column.</p><p>In the column she decides that one man has been “abandoned” and that the twins are “probably wanted”: she judges people severely on slight evidence.</p>',
    },
    {
      id: 'act-reading/the-night-line-q5',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -1,
      seconds: 45,
      text: '',
      stem: 'According to the passage, what did the narrator’s mother do at the stop by the old tannery before she drove on?',
      right: 'She switched a light off and on.',
      wrong: [
        {
          html: 'She waved toward a window.',
          misconception: 'ar-outside-the-text',
          why: 'It would be the natural greeting; but the houses are dark, and what answers the lamp is another light.',
        },
        {
          html: 'She went up to the third house.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'She did that, but on the two nights when no lamp went on; on all the others she stayed in her cabin.',
        },
        {
          html: 'She counted to twenty aloud.',
          misconception: 'ar-half-right',
          why: 'Twenty is right; but she counted “under her breath,” and the girl only saw her lips.',
        },
      ],
      evidence: ['Then she flicked the cabin light off and on, once, shut the doors, and drove on'],
      explanation:
        '<p class="plan">A stated detail: find the tannery stop and the words “Then she.”</p><p>The narrator sees it every night: “Then she flicked the cabin light off and on, once, shut the doors, and drove on.” “Then” puts it after the counting and before she “drove on,” which is just the moment that is asked about.</p>',
    },
    {
      id: 'act-reading/the-night-line-q6',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The two questions that the narrator writes about the empty stop ([[line: I wrote *Fault in doors?* I wrote *Regulations?*]]) serve mainly to show that she:',
      right: 'is looking for the wrong kind of cause.',
      wrong: [
        {
          html: 'knows from novels how to solve a case.',
          misconception: 'ar-half-right',
          why: 'Detective novels have taught her to ask; but what the two questions have in common is where they look, in doors and rules, and it leads nowhere.',
        },
        {
          html: 'wants to find the answer without help.',
          misconception: 'ar-outside-the-text',
          why: 'She does not ask anybody until November; but what the two questions show is where she looks, in doors and rules.',
        },
        {
          html: 'knows the bus but not the riders.',
          misconception: 'ar-half-right',
          why: 'The riders are strangers to her; but what the two questions show is how she reasons, not how well she knows a bus.',
        },
      ],
      evidence: [
        'In November, having eliminated both, I broke the rule of the sign.',
        'I had read four detective novels',
      ],
      explanation:
        '<p class="plan">A function question: ask what kind of things these two questions are about, and what the baker tells her later.</p><p>Fresh from “four detective novels,” she thinks of the doors and of regulations and strikes both out, “having eliminated both.” The reason turns out to be a greeting between two people.</p>',
    },
    {
      id: 'act-reading/the-night-line-q7',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The narrator’s remark about flour ([[line: in all my merciless columns I had not considered flour]]) most strongly suggests that she:',
      right: 'had seen a sign and made nothing of it.',
      wrong: [
        {
          html: 'had thought of his trade and ruled it out.',
          misconception: 'ar-half-right',
          why: 'She was free with her conclusions, and about him they were wrong; but this one she never weighed: flour was what she “had not considered.”',
        },
        {
          html: 'had hoped for a stranger trade than his.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Her notebook does like crime, with the twins “probably wanted”; but she speaks of what she left out of her columns, not of a hope let down.',
        },
        {
          html: 'had been told his trade and forgot it.',
          misconception: 'ar-swaps-people',
          why: 'The baker does tell her things that night; but of the third house and its lamp, and only then is he called a baker.',
        },
      ],
      evidence: ['His hands, I noticed, were white in every crease.'],
      explanation:
        '<p class="plan">An inference: find what she reports about the man before he speaks, and what her notebook says of him.</p><p>She reports that “his hands, I noticed, were white in every crease,” and yet in all her columns she “had not considered flour”: the sign was before her eyes, and she had put no question to it.</p>',
    },
    {
      id: 'act-reading/the-night-line-q8',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'According to the baker, the bread was late on one occasion because:',
      right: 'the driver had gone up to a house.',
      wrong: [
        {
          html: 'the riders had gone to look for a lamp.',
          misconception: 'ar-swaps-people',
          why: 'A lamp is behind it all; but it was “Your mother” who went up, while “the whole bus sat there.”',
        },
        {
          html: 'the driver had changed a bulb on the bus.',
          misconception: 'ar-half-right',
          why: 'There was a bulb, and the driver acted; but it was the bulb in Dona Amélia’s window, and the bus had none to change.',
        },
        {
          html: 'the riders had helped a woman down stairs.',
          misconception: 'ar-echoed-words',
          why: 'Dona Amélia “can’t manage the stairs”; but nobody helped her down them: the bus only waited.',
        },
      ],
      evidence: [
        'Your mother put on the brake and went up.',
        'Eleven minutes, the whole bus sat there. The bread was late, and the fish',
      ],
      explanation:
        '<p class="plan">A stated cause: find the eleven minutes and what filled them.</p><p>On the first night when the window stayed dark, “your mother put on the brake and went up” and “eleven minutes, the whole bus sat there.” Therefore “the bread was late, and the fish.” “It was only the bulb.”</p>',
    },
    {
      id: 'act-reading/the-night-line-q9',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1.1,
      seconds: 70,
      text: '',
      stem: 'The narrator’s answer to her mother at the end of the line ([[line: I said I thought I would have to start again]]) most strongly suggests that she now:',
      right: 'doubts what she had concluded so far.',
      wrong: [
        {
          html: 'means to write about her mother as well.',
          misconception: 'ar-outside-the-text',
          why: 'Her mother is what the notebook had left out; but she is asked “Finished?” and answers about all of it: she would have to begin again.',
        },
        {
          html: 'was right about the riders but wrong about her mother.',
          misconception: 'ar-half-right',
          why: 'She has been wrong about her mother, but about the riders too: “every one of them had known,” and so all is to be started again.',
        },
        {
          html: 'sees that her mother had been right to be silent.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Her mother said “Then we’re not waiting” and no more, and now she knows why; but her answer is about what she has written.',
        },
      ],
      evidence: ['She saw the notebook shut on my knees.', 'it came to me that every one of them had known'],
      explanation:
        '<p class="plan">An inference about the ending: what lies shut on her knees, and what has she just understood?</p><p>The notebook is shut just after “it came to me that every one of them had known.” Asked whether it is finished, she says that she “would have to start again”: what she had concluded about these people will not do.</p>',
    },
    {
      id: 'act-reading/the-night-line-q10',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to the passage, each page of the narrator’s notebook had a column for all of the following EXCEPT:',
      right: 'the hour at which the passengers had come aboard.',
      wrong: [
        {
          html: 'the bags and tools that the passengers had with them.',
          misconception: 'ar-overlooked-mention',
          why: 'This is the second column, easily lost between two others: “a column for what was carried.”',
        },
        {
          html: 'the clothes in which the passengers were dressed.',
          misconception: 'ar-lost-the-not',
          why: 'Clothes are in the very first column, “a column for what was worn”; without the EXCEPT this would be a right answer.',
        },
        {
          html: 'the opinion that she had formed of the passengers.',
          misconception: 'ar-missed-in-other-words',
          why: 'The word “opinion” is not used, but the third column, <em>Conclusions</em>, holds just that: in it she decides that a man has been abandoned.',
        },
      ],
      evidence: ['with a column for what was worn, a column for what was carried, and a column'],
      explanation:
        '<p class="plan">An EXCEPT question: count the columns of the notebook and say what each is for.</p><p>There was a page for each stop, with “a column for what was worn, a column for what was carried” ([[line: a column for what was worn]]), and a third for her conclusions. Hours order her account of the riders, but they had no column.</p>',
    },
  ],
}
