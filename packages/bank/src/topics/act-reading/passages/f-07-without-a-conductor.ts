import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/without-a-conductor',
  kind: 'Natural Science',
  title: 'Without a Conductor',
  description:
    'This passage is adapted from “Without a Conductor,” a chapter in a history of the study of insects by Ruth Penhallow (2013). Author and source are invented; the observers and what they reported are not.',
  paragraphs: [
    'In 1690 the German physician Engelbert Kaempfer was carried down the river from Bangkok toward the sea. In a careful account of Siam he noted that the fireflies on certain trees along the bank hid their lights all at once, and a moment later showed them again, as regularly as the beat of a heart.',
    'For more than two centuries the report was repeated by travelers and not much believed by those who stayed at home. Between 1915 and 1935 some twenty articles and letters on the subject were printed in the journal *Science* alone. They make odd reading. A good many of their authors had never been to Siam. One had seen something of the sort in his own country, and put it down to the twitching of his eyelids. Some thought of chance: among so many lights, a number are bound to coincide now and then. Others thought of the weather, of air that was unusually damp, or still, or dark.',
    'The gravest objection was a kind of principle. Things that act in time, it was felt, have someone to give the time. An orchestra has a conductor, and a racing crew has a small person who shouts. If ten thousand beetles flash together, one of them must be leading. And as nobody could say how the rest should see that one through the leaves, or why they should mind it, the careful conclusion was that they did not flash together.',
    'Hugh Smith, who advised the government of Siam on its fisheries, had lived for years beside what was being debated. In 1935 he described it: a tenth of a mile of trees along the water, a firefly on every leaf, and all of them on and off together, hour after hour and night after night, for weeks. After that it was hard to speak of eyelids. But Smith could say only that the thing was so. He could not say how it was done.',
    'In the 1960s the biologist John Buck and his wife, Elisabeth, went to Thailand, caught some males in the trees at night, and let them go in their hotel room in Bangkok with the lamps turned off. The insects fluttered about and settled on the walls and furniture. At first each kept a time of its own. Then two that sat near each other fell into step, and then three; and after a while there were groups of as many as a dozen here and there in the room. No insect had gone ahead of the others. Agreement had begun between neighbors, and had grown.',
    'Others took the matter to the laboratory. A single firefly was shown a small lamp that blinked. When the lamp was a little quicker or slower than the insect, the insect hurried or delayed, and within a few beats the two were together. When the lamp was much quicker or slower, it paid no attention. In 1990 two mathematicians completed the argument. They proved that a crowd of identical blinkers, each of which is nudged forward a little by every flash that it sees, will almost always end by blinking as one, whatever the order in which it began. It needs no conductor. It does not even need to be told that there is a crowd.',
    'All this time it was taught that such displays were to be seen in Asia and nowhere else. In the early 1990s a magazine said so in the hearing, as it were, of Lynn Faust, who had watched them every June since she was young from the porch of a family cabin at Elkmont, Tennessee. She wrote a letter. It was passed on to the biologist Jonathan Copeland, who traveled to Elkmont, sat down in the dark with his instruments, and confirmed it. The Tennessee fireflies do it after their own fashion: half a dozen flashes, together, and then several seconds in which the whole hillside is black. They are not close relatives of the beetles in Siam. Whatever the rule may be, it has been found more than once.',
  ],
  questions: [
    {
      id: 'act-reading/without-a-conductor-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'The passage mentions all of the following as ways in which authors in <em>Science</em> accounted for the flashing EXCEPT:',
      right: 'the reflection of some lights in the river.',
      wrong: [
        {
          html: 'the movement of an observer’s eyelids.',
          misconception: 'ar-overlooked-mention',
          why: 'It stands in the second paragraph: one author put what he had seen “down to the twitching of his eyelids.”',
        },
        {
          html: 'the state of the air on certain nights.',
          misconception: 'ar-missed-in-other-words',
          why: 'The passage calls it the weather: “air that was unusually damp, or still, or dark.”',
        },
        {
          html: 'the coincidence of a number of lights.',
          misconception: 'ar-missed-in-other-words',
          why: 'The passage says “chance”: among so many lights “a number are bound to coincide now and then.”',
        },
      ],
      evidence: ['Some thought of chance', 'Others thought of the weather'],
      explanation:
        '<p class="plan">An EXCEPT question: look for the explanations in the second paragraph and cross off what you find.</p><p>Eyelids, chance ([[line: Some thought of chance]]) and weather ([[line: Others thought of the weather]]) are all there. The river is mentioned with Kaempfer and Smith, but no one speaks of lights reflected in it.</p>',
    },
    {
      id: 'act-reading/without-a-conductor-q2',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'Which of the following best states the main point of the passage?',
      right: 'A display doubted for want of a leader was found to need none.',
      wrong: [
        {
          html: 'A display was hard to credit until it had been seen for weeks.',
          misconception: 'ar-half-right',
          why: 'Smith’s long watching did make it “hard to speak of eyelids,” but he could not say how it was done; the account goes on until that is found.',
        },
        {
          html: 'A display known from Asia was found to take place in Tennessee.',
          misconception: 'ar-too-narrow',
          why: 'This is true and comes in the last paragraph, but the paragraphs on the leader, the hotel room and the lamp have no part in it.',
        },
        {
          html: 'A display made by thousands was found to be led by one of them.',
          misconception: 'ar-quoted-view-for-author',
          why: 'That one must be leading is the “principle” that the passage reports and that the hotel room and the proof did away with.',
        },
      ],
      evidence: ['The gravest objection was a kind of principle.', 'It needs no conductor.'],
      explanation:
        '<p class="plan">A main point: connect the title with the third paragraph and with the end of the sixth.</p><p>The “gravest objection” was that someone must give the time ([[line: The gravest objection was a kind of principle.]]). The experiments and the proof answer it: “It needs no conductor” ([[line: It needs no conductor.]]).</p>',
    },
    {
      id: 'act-reading/without-a-conductor-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.4,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: In a careful account of Siam]], the word “account” most nearly means:',
      right: 'description.',
      wrong: [
        {
          html: 'explanation.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'One may account for a thing by explaining it, and explanations fill the passage; but Kaempfer’s account is of a country, in which he notes what he saw.',
        },
        {
          html: 'reckoning.',
          misconception: 'ar-first-meaning',
          why: 'Accounts are often kept in numbers, but a physician who travels down a river and notes the fireflies is not adding anything up.',
        },
        {
          html: 'argument.',
          misconception: 'ar-mood-for-meaning',
          why: 'Later writers argue about the fireflies, and so the word may seem to mean that; but Kaempfer only tells what he observed.',
        },
      ],
      evidence: ['he noted that the fireflies on certain trees along the bank hid their lights all at once'],
      explanation:
        '<p class="plan">A word in context: ask what kind of writing about a country would note such a thing.</p><p>In it “he noted that the fireflies on certain trees along the bank hid their lights all at once” ([[line: he noted that the fireflies on certain trees]]). He tells what he saw in Siam: a description.</p>',
    },
    {
      id: 'act-reading/without-a-conductor-q4',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'According to the third paragraph, careful people concluded that the fireflies did not flash together because:',
      right: 'no one could explain how they would follow a leader.',
      wrong: [
        {
          html: 'no one had been able to find the leader among them.',
          misconception: 'ar-common-sense-over-text',
          why: 'To look and not find would be a good reason, but nobody is said to have looked; the trouble was to conceive how a leader could be followed.',
        },
        {
          html: 'few of those who said so had been to Siam to see.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That many authors had never been to Siam is told in the second paragraph, and it is said of those who explained the report away.',
        },
        {
          html: 'no one could explain how they would choose a leader.',
          misconception: 'ar-half-right',
          why: 'A leader that no one could explain is right; but how it was to be seen “through the leaves” and why obeyed were the questions, not how it was chosen.',
        },
      ],
      evidence: ['as nobody could say how the rest should see that one through the leaves, or why they should mind it'],
      explanation:
        '<p class="plan">A stated cause: find the words “the careful conclusion” and read what stands before them.</p><p>“as nobody could say how the rest should see that one through the leaves, or why they should mind it” ([[line: nobody could say how the rest should see that one]]), people concluded that there was no flashing together.</p>',
    },
    {
      id: 'act-reading/without-a-conductor-q5',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0,
      seconds: 60,
      text: '',
      stem: 'The examples in [[line: An orchestra has a conductor]] are mentioned mainly to:',
      right: 'make plain the belief on which an objection rested.',
      wrong: [
        {
          html: 'describe the way in which agreement comes about.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'How agreement comes about is told with the hotel room and the lamp, and there it proves to be quite unlike an orchestra.',
        },
        {
          html: 'bring out a difference between people and insects.',
          misconception: 'ar-half-right',
          why: 'People and insects are set side by side here, but by those who thought them alike: beetles too must have someone to lead.',
        },
        {
          html: 'tell what people need if they are to act in time.',
          misconception: 'ar-content-for-function',
          why: 'This is what the two examples say; the passage has them for the sake of the “principle” that was held against the fireflies.',
        },
      ],
      evidence: ['Things that act in time, it was felt, have someone to give the time.'],
      explanation:
        '<p class="plan">A function question: the examples follow a general sentence; ask who held it and against what.</p><p>“Things that act in time, it was felt, have someone to give the time” ([[line: have someone to give the time]]). The two examples show what was in the minds of those who made “the gravest objection.”</p>',
    },
    {
      id: 'act-reading/without-a-conductor-q6',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The passage suggests that what the Bucks saw in their hotel room was important because it showed that:',
      right: 'agreement had grown from pairs to larger groups.',
      wrong: [
        {
          html: 'agreement had started with one that flashed first.',
          misconception: 'ar-quoted-view-for-author',
          why: 'This is what the believers in a leader would have expected; but “No insect had gone ahead of the others.”',
        },
        {
          html: 'agreement had gone through the whole room at once.',
          misconception: 'ar-half-right',
          why: 'They did come to agree, but not all at once and not all together: there were groups “here and there in the room.”',
        },
        {
          html: 'agreement had come as soon as the lamps were off.',
          misconception: 'ar-outside-the-text',
          why: 'The lamps were off from the start so that flashes could be seen; at first each insect “kept a time of its own.”',
        },
      ],
      evidence: ['Agreement had begun between neighbors, and had grown.'],
      explanation:
        '<p class="plan">An inference: follow the numbers in the paragraph on the hotel room, and read its last sentence.</p><p>First two fell into step, “and then three,” then up to a dozen: “Agreement had begun between neighbors, and had grown” ([[line: Agreement had begun between neighbors, and had grown.]]). No leader was needed for that.</p>',
    },
    {
      id: 'act-reading/without-a-conductor-q7',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The author’s attitude toward the articles in <em>Science</em> between 1915 and 1935 can best be described as:',
      right: 'amused that so many explained what they had not seen.',
      wrong: [
        {
          html: 'amused that so many had traveled for so small a gain.',
          misconception: 'ar-half-right',
          why: 'There is amusement in “They make odd reading,” but as for travel, a good many of the authors “had never been to Siam.”',
        },
        {
          html: 'annoyed that so few would believe what others had seen.',
          misconception: 'ar-wrong-tone',
          why: 'The disbelief did last long, but the author’s words about it are light, “odd reading,” and she even calls a wrong conclusion “careful.”',
        },
        {
          html: 'amused that so many hit on one and the same mistake.',
          misconception: 'ar-half-right',
          why: 'Amusement there is, but over a variety of mistakes: eyelids, chance, and three kinds of weather are named one after the other.',
        },
      ],
      evidence: ['They make odd reading. A good many of their authors had never been to Siam.'],
      explanation:
        '<p class="plan">A question of attitude: read the two short sentences that follow the number of articles.</p><p>“They make odd reading. A good many of their authors had never been to Siam” ([[line: They make odd reading.]]). They explain away something that they had not looked at.</p>',
    },
    {
      id: 'act-reading/without-a-conductor-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'The experiment with the lamp adds to the evidence from the hotel room by showing that a firefly:',
      right: 'changes its own beat in answer to what it sees.',
      wrong: [
        {
          html: 'follows the light that begins before the others.',
          misconception: 'ar-quoted-view-for-author',
          why: 'To follow the first is what the belief in a leader would predict; in the laboratory there was one lamp, and the insect hurried or delayed to meet it.',
        },
        {
          html: 'falls in with any light that it may be shown.',
          misconception: 'ar-half-right',
          why: 'It does change its beat, but not for any light: to a lamp that was much quicker or slower “it paid no attention.”',
        },
        {
          html: 'keeps its own beat until there are three or more.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The number three belongs to the hotel room, and there two insects were enough to fall into step; in the laboratory there was one.',
        },
      ],
      evidence: [
        'When the lamp was a little quicker or slower than the insect, the insect hurried or delayed, and within a few beats the two were together.',
      ],
      explanation:
        '<p class="plan">A question of evidence: ask what one insect alone with a lamp can tell that a room full of insects cannot.</p><p>With the lamp “the insect hurried or delayed, and within a few beats the two were together” ([[line: the insect hurried or delayed]]). So it is the single insect that adjusts itself to a flash.</p>',
    },
    {
      id: 'act-reading/without-a-conductor-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The author’s conclusion in the last sentence ([[line: it has been found more than once]]) would be most weakened if it turned out that:',
      right: 'the forebears of both kinds of firefly had flashed together.',
      wrong: [
        {
          html: 'a beetle related to neither of the two flashes together too.',
          misconception: 'ar-wrong-side',
          why: 'A third case among beetles that are not relatives would make it more likely that the rule was found several times, and so it helps.',
        },
        {
          html: 'the beetles in Siam flash together in larger numbers.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'How many flash together has no bearing on whether the two kinds came to it separately or had it from one source.',
        },
        {
          html: 'the beetles in Siam go dark for several seconds as well.',
          misconception: 'ar-half-right',
          why: 'A likeness between the two kinds is the right thing to look for; but this one is in the pattern, and might have arisen twice.',
        },
      ],
      evidence: ['They are not close relatives of the beetles in Siam.'],
      explanation:
        '<p class="plan">Weighing evidence: the conclusion rests on the statement that the two are not close relatives. What would give both the same source all the same?</p><p>“They are not close relatives of the beetles in Siam” ([[line: They are not close relatives of the beetles in Siam.]]), and so each is thought to have come to it alone. If common ancestors had already done it, it would have been found once and handed down.</p>',
    },
  ],
}
