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
      right: 'the wind among the leaves.',
      wrong: [
        {
          html: 'something in the one who looks.',
          misconception: 'ar-missed-in-other-words',
          why: 'One author “put it down to the twitching of his eyelids,” and these are in the one who looks.',
        },
        {
          html: 'nothing more than coincidence.',
          misconception: 'ar-missed-in-other-words',
          why: 'The passage calls it chance: “among so many lights, a number are bound to coincide now and then.”',
        },
        {
          html: 'a night of unusual darkness.',
          misconception: 'ar-overlooked-mention',
          why: 'It is one of the kinds of weather that are named: air that was “unusually damp, or still, or dark.”',
        },
      ],
      evidence: ['Some thought of chance', 'Others thought of the weather'],
      explanation:
        '<p class="plan">An EXCEPT question: look for the explanations in the second paragraph and cross off what you find.</p><p>Eyelids, chance ([[line: Some thought of chance]]) and weather ([[line: Others thought of the weather]]) are all there. Of weather they name air that was damp, still, or dark; wind among the leaves is not mentioned.</p>',
    },
    {
      id: 'act-reading/without-a-conductor-q2',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'Which of the following best states the main point of the passage?',
      right: 'An effect that seemed to need a leader was found to need none.',
      wrong: [
        {
          html: 'An effect that seemed to need a leader was found to be due to chance.',
          misconception: 'ar-half-right',
          why: 'It did seem to need a leader; but chance is what some supposed before anyone had studied it, and what was found is that neighbors fall into step.',
        },
        {
          html: 'An effect that travelers reported was found to be an error.',
          misconception: 'ar-reversed',
          why: 'Many explained it away as an error, but Smith lived beside it and confirmed that the thing was so.',
        },
        {
          html: 'An effect that was known in Asia was found nearer home.',
          misconception: 'ar-too-narrow',
          why: 'Tennessee is the matter of the last paragraph; the objection and the experiments before it ask who gives the time.',
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
      right: 'report.',
      wrong: [
        {
          html: 'reason.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'On account of something means because of it, but this account is a careful piece of writing about a country.',
        },
        {
          html: 'bill.',
          misconception: 'ar-first-meaning',
          why: 'An account may have to be paid, but what Kaempfer wrote tells what he saw in Siam.',
        },
        {
          html: 'importance.',
          misconception: 'ar-half-right',
          why: 'A thing of great account is important, but “a careful account of Siam” is what he wrote about it.',
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
      right: 'following a leader could not be explained.',
      wrong: [
        {
          html: 'choosing a leader could not be explained.',
          misconception: 'ar-half-right',
          why: 'A leader was thought necessary, but the trouble was how the rest should see it and why they should mind it.',
        },
        {
          html: 'a leader had been looked for in vain.',
          misconception: 'ar-common-sense-over-text',
          why: 'One might expect a search, but the argument was made at a desk: nobody could say how the rest should see it.',
        },
        {
          html: 'a leader was seen by none of the travelers.',
          misconception: 'ar-outside-the-text',
          why: 'Travelers repeated the report, but nobody asked them for a leader; the argument was one of principle.',
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
      stem: 'The examples in [[line: An orchestra has a conductor, and a racing crew has a small person who shouts]] are mentioned mainly to:',
      right: 'illustrate what people took for granted.',
      wrong: [
        {
          html: 'suggest how the riddle was later solved.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The solution comes later, with neighbors and lamps, and it “needs no conductor”; these examples stand for the belief that one is needed.',
        },
        {
          html: 'show why insects would find it harder.',
          misconception: 'ar-outside-the-text',
          why: 'Orchestra and crew are skilled, but insects are not measured against them; a belief about leaders is made plain.',
        },
        {
          html: 'give the passage a more playful tone.',
          misconception: 'ar-half-right',
          why: 'The “small person who shouts” is playful, but the examples stand for the gravest objection of all.',
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
      stem: 'The passage suggests that what is described in [[line: Then two that sat near each other fell into step]] was important because it showed that agreement:',
      right: 'could begin on quite a small scale.',
      wrong: [
        {
          html: 'was reached at rest and not in flight.',
          misconception: 'ar-half-right',
          why: 'They had settled when it began; but the passage makes nothing of that, and says of agreement where it began and that it grew.',
        },
        {
          html: 'broke up as soon as a group was large.',
          misconception: 'ar-outside-the-text',
          why: 'Groups of “as many as a dozen” are the largest in the room, but none is said to have broken up.',
        },
        {
          html: 'came from whichever flashed first.',
          misconception: 'ar-quoted-view-for-author',
          why: 'That somebody has to give the time is the old objection; here “No insect had gone ahead of the others.”',
        },
      ],
      evidence: ['Agreement had begun between neighbors, and had grown.'],
      explanation:
        '<p class="plan">An inference: follow the numbers in the paragraph on the hotel room, and read its last sentence.</p><p>First two fell into step, “and then three,” then up to a dozen: “Agreement had begun between neighbors, and had grown” ([[line: Agreement had begun between neighbors, and had grown.]]). Two insects are enough for a start; no leader of thousands was needed for that.</p>',
    },
    {
      id: 'act-reading/without-a-conductor-q7',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The author’s attitude toward the articles in <em>Science</em> between 1915 and 1935 can best be described as:',
      right: 'amusement that people judged from so far away.',
      wrong: [
        {
          html: 'amusement at a belief that was held so long.',
          misconception: 'ar-reversed',
          why: 'They did not believe it: the report was “not much believed by those who stayed at home.”',
        },
        {
          html: 'respect for people who would not be hurried.',
          misconception: 'ar-wrong-tone',
          why: '“The careful conclusion” may sound respectful, but it was wrong, and the authors had not been to Siam.',
        },
        {
          html: 'regret that people had so little to go by.',
          misconception: 'ar-half-right',
          why: 'They had little to go by, not having been there; but “They make odd reading” is said with a smile.',
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
      right: 'adjusts its flashing to a light.',
      wrong: [
        {
          html: 'hurries for a light but will not delay for one.',
          misconception: 'ar-half-right',
          why: 'Hurrying is right, but when the lamp was slower the insect “delayed”; it did both, as long as the difference was little.',
        },
        {
          html: 'keeps its own time where it has no neighbor.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'In the hotel room each “kept a time of its own” at first; alone with a lamp, the insect gave up its own time.',
        },
        {
          html: 'loses its rhythm near a lamp.',
          misconception: 'ar-outside-the-text',
          why: 'A lamp might well disturb an insect of the night; but here it either fell in with the lamp or “paid no attention.”',
        },
      ],
      evidence: [
        'When the lamp was a little quicker or slower than the insect, the insect hurried or delayed, and within a few beats the two were together.',
      ],
      explanation:
        '<p class="plan">A question of evidence: ask what one insect alone with a lamp can tell that a room full of insects cannot.</p><p>With the lamp “the insect hurried or delayed, and within a few beats the two were together” ([[line: the insect hurried or delayed]]). The lamp does not give way, so it is the insect that changes its beat to suit what it sees.</p>',
    },
    {
      id: 'act-reading/without-a-conductor-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The author’s conclusion in the last sentence ([[line: it has been found more than once]]) would be most weakened if it turned out that:',
      right: 'an ancestor of both kinds had flashed in unison.',
      wrong: [
        {
          html: 'a third kind, related to neither, does the same.',
          misconception: 'ar-wrong-side',
          why: 'A third kind would make it three times that it was found, and so support the sentence.',
        },
        {
          html: 'one of the two kinds does it for a longer time.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'In Siam it goes on for weeks, and at Elkmont in bursts; how long does not bear on where it comes from.',
        },
        {
          html: 'one of the two kinds was studied much earlier.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Siam was reported three centuries before, but the question is how often nature found it, not when people did.',
        },
      ],
      evidence: ['They are not close relatives of the beetles in Siam.'],
      explanation:
        '<p class="plan">Weighing evidence: the conclusion rests on the statement that the two are not close relatives. What would give both the same source all the same?</p><p>“They are not close relatives of the beetles in Siam” ([[line: They are not close relatives of the beetles in Siam.]]), and so each is thought to have come to it alone. If common ancestors had already done it, it would have been found once and handed down.</p>',
    },
  ],
}
