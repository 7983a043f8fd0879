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
      right: 'the habit of insects to follow a moving light.',
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
        '<p class="plan">An EXCEPT question: look for the explanations in the second paragraph and cross off what you find.</p><p>Eyelids, chance ([[line: Some thought of chance]]) and weather ([[line: Others thought of the weather]]) are all there. That insects follow a moving light is said by none of these authors.</p>',
    },
    {
      id: 'act-reading/without-a-conductor-q2',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'Which of the following best states the main point of the passage?',
      right: 'A display doubted for want of a leader turned out to have none.',
      wrong: [
        {
          html: 'A display reported by travelers was at last confirmed by a resident.',
          misconception: 'ar-too-narrow',
          why: 'Smith did confirm it in 1935, but he could not say how it was done; half of the passage comes after him.',
        },
        {
          html: 'A display thought to be Asian was found in other places as well.',
          misconception: 'ar-too-narrow',
          why: 'Tennessee is the matter of the last paragraph; the objection and the experiments before it ask who gives the time.',
        },
        {
          html: 'A display made by a crowd was traced to those that flash first.',
          misconception: 'ar-half-right',
          why: 'It was traced to single insects, but none goes first: two fall into step, then three.',
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
          html: 'defense.',
          misconception: 'ar-mood-for-meaning',
          why: 'His report was doubted later, and might need a defense; but he wrote of Siam what he had noted there.',
        },
        {
          html: 'log.',
          misconception: 'ar-half-right',
          why: 'A traveler may keep a log, but a careful account of a country is a description of it.',
        },
        {
          html: 'estimate.',
          misconception: 'ar-first-meaning',
          why: 'To account can be to reckon, but nothing is counted here; he tells what he saw.',
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
          html: 'no one had seen a leader when they looked for it.',
          misconception: 'ar-common-sense-over-text',
          why: 'One might expect a search, but the argument was made at a desk: nobody could say how the rest should see it.',
        },
        {
          html: 'no one whose word could be trusted had been there.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Many of the authors had not been to Siam, but that is told before; the principle here is about following a leader.',
        },
        {
          html: 'no one had explained how a leader would be chosen.',
          misconception: 'ar-half-right',
          why: 'A leader was thought necessary, but the trouble was how the rest should see it and why they should mind it.',
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
          html: 'suggest how insects might come to act together.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'How they do so is told later, with neighbors and lamps; these examples show what people took for granted.',
        },
        {
          html: 'bring out how unlike people insects really are.',
          misconception: 'ar-half-right',
          why: 'It turns out that insects do without a leader, but here the examples stand for a belief that was held about both.',
        },
        {
          html: 'tell who keeps the time in two kinds of groups.',
          misconception: 'ar-content-for-function',
          why: 'That is what the sentence says, but it is there to show why people thought that one beetle must lead.',
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
      right: 'agreement spread outward from neighbors.',
      wrong: [
        {
          html: 'a few insects were enough for it to begin at all.',
          misconception: 'ar-half-right',
          why: 'A few were enough, but what matters is how it went on: from two to three to a dozen.',
        },
        {
          html: 'insects flash together indoors as well as in trees.',
          misconception: 'ar-true-but-not-asked',
          why: 'They did so in a hotel room, but the point drawn is that no insect had gone ahead of the others.',
        },
        {
          html: 'each of the insects had at first its own time.',
          misconception: 'ar-true-but-not-asked',
          why: 'This is told, but the last sentence names what was learned: “Agreement had begun between neighbors.”',
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
      right: 'amused that so many judged what they had not seen.',
      wrong: [
        {
          html: 'amused that so many should repeat one old report.',
          misconception: 'ar-half-right',
          why: 'They make odd reading, but it was travelers who repeated it; the authors explained it away.',
        },
        {
          html: 'impatient that twenty articles settled so little.',
          misconception: 'ar-wrong-tone',
          why: 'Little was settled, but “odd reading” is said with a smile, and the next words are that they had not been there.',
        },
        {
          html: 'respectful of their care in a matter hard to prove.',
          misconception: 'ar-reversed',
          why: '“The careful conclusion” may sound respectful, but it was wrong, and the authors had not been to Siam.',
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
      right: 'alters its own beat to match what it sees.',
      wrong: [
        {
          html: 'takes its beat from whatever light is brightest.',
          misconception: 'ar-outside-the-text',
          why: 'A lamp may be bright, but brightness is not mentioned; what is changed is how quick it blinks.',
        },
        {
          html: 'adjusts itself to any beat if it is given time.',
          misconception: 'ar-half-right',
          why: 'It does adjust, within a few beats; but a lamp much quicker or slower was paid no attention.',
        },
        {
          html: 'has no beat of its own until it sees another.',
          misconception: 'ar-reversed',
          why: 'It has one, which can be quicker or slower than the lamp’s; “each kept a time of its own” in the room too.',
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
          html: 'a beetle closely related to neither is found to flash in step.',
          misconception: 'ar-wrong-side',
          why: 'A third kind would make it three times that it was found, and so support the sentence.',
        },
        {
          html: 'the beetles in Siam were brought to Asia from another country.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Where they live does not matter to the claim, which is that two kinds not closely related came to it.',
        },
        {
          html: 'the fireflies in Tennessee also began by twos and threes.',
          misconception: 'ar-half-right',
          why: 'A common way of beginning is part of “whatever the rule may be,” but it would not show that it was found only once.',
        },
      ],
      evidence: ['They are not close relatives of the beetles in Siam.'],
      explanation:
        '<p class="plan">Weighing evidence: the conclusion rests on the statement that the two are not close relatives. What would give both the same source all the same?</p><p>“They are not close relatives of the beetles in Siam” ([[line: They are not close relatives of the beetles in Siam.]]), and so each is thought to have come to it alone. If common ancestors had already done it, it would have been found once and handed down.</p>',
    },
  ],
}
