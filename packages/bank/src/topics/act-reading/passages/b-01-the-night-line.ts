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
      right: 'A girl who studies a busload of strangers learns that they share a care she knew nothing about.',
      wrong: [
        {
          html: 'A girl who studies a busload of strangers learns that they have been studying her as closely.',
          misconception: 'ar-half-right',
          why: 'One rider, the baker, “had seen the question mark” that she was inking, so studying back seems near; but the others sit with closed eyes, and the discovery is about Dona Amélia.',
        },
        {
          html: 'A girl who studies a busload of strangers learns that their lives are luckier than she thought.',
          misconception: 'ar-outside-the-text',
          why: '“Unlucky” is her own word for them, so a change of luck would round the story off; but nothing she learns makes their lives luckier, only less separate.',
        },
        {
          html: 'A girl who studies a busload of strangers learns that her mother has a secret none of them suspects.',
          misconception: 'ar-half-right',
          why: 'Her mother does keep something from her, with “Homework” for an answer; but it was no secret to the riders: “every one of them had known.”',
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
          why: 'Stops order her notebook, which has “a page for each stop”; but that is the next paragraph, and here the groups come at midnight, at one, at two, and at three.',
        },
        {
          html: 'the part of the bus in which they sat.',
          misconception: 'ar-literal-for-figurative',
          why: 'The riders come “in bands, like the layers of rock,” which sounds like places on the bus; but the layers are a picture for the hours, and no seats are given.',
        },
        {
          html: 'the pity that the narrator felt.',
          misconception: 'ar-too-narrow',
          why: 'Pity may be heard in the name “the Unlucky,” but that is one group of several; what orders the whole list is the time at which each group came.',
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
      right: 'hour at which their work had them riding.',
      wrong: [
        {
          html: 'wages that their work was likely to bring.',
          misconception: 'ar-common-sense-over-text',
          why: 'Cleaners and orderlies are often badly paid, in life; but wages are not mentioned, and the reason given is that “even the waiters were asleep.”',
        },
        {
          html: 'sighs that she heard from them on the bus.',
          misconception: 'ar-echoed-words',
          why: 'They “would sigh aloud at a red light,” so the words are familiar; but that is told of them later, and the name comes with the hour.',
        },
        {
          html: 'bags that they had to carry to their work.',
          misconception: 'ar-half-right',
          why: 'They do hold bags, but upright on their knees, “as though it held soup”; nothing makes the bags a burden, and the hour comes first.',
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
      right: 'harsh in judging.',
      wrong: [
        {
          html: 'violent and cruel.',
          misconception: 'ar-first-meaning',
          why: 'This is a common sense of the word, but a notebook column harms nobody; she is hard in what she concludes.',
        },
        {
          html: 'careful and exact.',
          misconception: 'ar-mood-for-meaning',
          why: 'The neat columns give the paragraph an air of care and exactness; but the word tells how hard she is in judging, and her guesses are bold and wrong.',
        },
        {
          html: 'sad and resigned.',
          misconception: 'ar-mood-for-meaning',
          why: 'The three o’clock bus may seem a sad place, but the word describes how she judges and not how it feels there.',
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
      right: 'She flicked the light in her cabin.',
      wrong: [
        {
          html: 'She rang the bell of the third house.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'She did go up to the third house, but only on the two nights when the lamp stayed dark.',
        },
        {
          html: 'She called good morning from the steps.',
          misconception: 'ar-literal-for-figurative',
          why: 'The baker calls it saying good morning, but it is said with lights and not with the voice.',
        },
        {
          html: 'She counted to twenty aloud.',
          misconception: 'ar-half-right',
          why: 'Twenty is right, but she counted “under her breath”; and the last thing before she drove on was the light.',
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
          html: 'is coming close to the true cause.',
          misconception: 'ar-reversed',
          why: 'One question after another looks like progress; but doors and regulations lead away from the truth, and she “eliminated both.”',
        },
        {
          html: 'thinks that her mother has a secret.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The secret does come out, by way of the baker; but these two questions are about doors and regulations, and suspect nobody.',
        },
        {
          html: 'cares for the bus more than its riders.',
          misconception: 'ar-half-right',
          why: 'The questions do concern the bus, but she has a page for each stop and columns for the riders; the matter here is one empty stop.',
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
      right: 'had seen the man’s hands without asking what had whitened them.',
      wrong: [
        {
          html: 'had overlooked the man’s hands until he told her of his trade.',
          misconception: 'ar-half-right',
          why: 'She had indeed missed his trade, but not his hands: before he says a word she reports that they “were white in every crease.”',
        },
        {
          html: 'had guessed the man’s trade but left it out of her columns.',
          misconception: 'ar-half-right',
          why: 'Left out it was, but not because she kept a guess back; she “had not considered flour” at all and had written that he was abandoned.',
        },
        {
          html: 'had asked herself about the man’s hands but found no answer.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Asking herself and finding no answer is how it went with the empty stop, where she wrote “Fault in doors?”; about his hands she wrote no question.',
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
      right: 'the driver had left the bus to see about a lamp.',
      wrong: [
        {
          html: 'the baker had left the bus to see about a lamp.',
          misconception: 'ar-swaps-people',
          why: 'The lamp is right, but not the baker, who only tells of it: “Your mother put on the brake and went up.”',
        },
        {
          html: 'the driver had stopped to fix a lamp on the bus.',
          misconception: 'ar-half-right',
          why: 'The driver did stop because of a lamp, but it was the one in Dona Amélia’s window, not one of the bus.',
        },
        {
          html: 'the driver had waited for a rider slow on the stairs.',
          misconception: 'ar-echoed-words',
          why: 'Stairs are mentioned, and Dona Amélia “can’t manage” them; but she was no longer a rider, and it was the driver who went up.',
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
      right: 'doubts the conclusions that her notes had reached.',
      wrong: [
        {
          html: 'has found the one fact that her notes had lacked.',
          misconception: 'ar-half-right',
          why: 'She has just found out about the lamp, a fact that her notes lacked; but one who only lacked a fact would be finished, and she must “start again.”',
        },
        {
          html: 'means to write no more about the people she sees.',
          misconception: 'ar-extreme-wording',
          why: 'The notebook is shut, which may look like the end of writing; but her answer is that she would “have to start again,” not that she would stop.',
        },
        {
          html: 'wishes that she had put a further question to the baker.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'She “did not ask about the second time,” so a question is left open; but that was earlier, and her mother’s “Finished?” is about the notebook on her knees.',
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
