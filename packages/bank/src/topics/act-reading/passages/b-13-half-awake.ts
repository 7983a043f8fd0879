import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/half-awake',
  kind: 'Natural Science',
  title: 'Half Awake',
  description: 'This passage is from the article “Half Awake” by Linnea Okafor-Strand (2024).',
  paragraphs: [
    'Stand beside a pond at noon, when the ducks have hauled themselves out to doze in a row along the bank, and look at the two at the ends. Each will very likely have one eye open, and it will be the outer one. From time to time an end duck stands up, turns around, and sits again, and then it opens the other eye, which has become the outer one.',
    'It is not pretending. When researchers recorded the brain waves of mallards arranged in this way, they found that an end bird was truly asleep, but only in the half of its brain to which the closed eye reports. The other half was keeping watch. Ducks in the middle of the row shut both eyes and slept with the whole of their heads. Moved to the end, the same birds became sentries in their turn.',
    'This trick, sleeping with half a brain at a time, is shared by dolphins and by a number of birds, and it was long assumed to solve an old riddle. Some birds stay in the air for weeks or months. A swift may pass the better part of a year without landing. Surely, it was said, such birds sleep on the wing, one hemisphere resting while the other flies. The idea was so reasonable that for decades it was printed as fact. No one had measured it, since no recorder was small enough.',
    'The first good measurements came from frigatebirds in the Galápagos, black, bent-winged pirates that cannot rest on the sea because their feathers get waterlogged. Small recorders were fixed to the heads of mothers setting out to find food, and the birds were gone for as long as ten days and some three thousand kilometers. The recorders confirmed the guess and then embarrassed it. The frigatebirds did sleep aloft, often with half the brain, and while circling on rising air it was the eye facing into the turn that stayed open, as a driver looks into a curve. But at other times both halves slept together, and the bird, with nobody at the controls, flew on quite well. The real surprise was the total. On land these birds sleep about twelve hours a day. In flight they slept, all told, for forty-two minutes a day.',
    'So the riddle of how they manage to sleep in the air turned out to be mostly the wrong riddle. Mostly they do not. The question that remains is how an animal can go ten days with almost no sleep and not fall to pieces, as a person or a rat would.',
    'Other birds have since sharpened that question. On the Arctic tundra, where the June sun does not set, the males of a small sandpiper court, fight, and chase one another around the clock for nearly three weeks, and some are awake for ninety-five percent of that time. They ought to blunder. Instead, the ones that slept least fathered the most young. And on an island off Antarctica, chinstrap penguins guarding their nests were found to nod off more than ten thousand times a day, for about four seconds at a time. Added together, the crumbs come to some eleven hours. No one can say whether four seconds of sleep do what sleep is supposed to do, but the chicks of these penguins hatch, are fed, and grow.',
    'The penguins held another lesson. Their colony, like the row of ducks, has a middle and an edge, and it is at the edge that the thieving skuas patrol. By the logic of the pond, the birds on the border should sleep the worst. They slept better: a little longer at a time, and more deeply. In the crowded middle, it seems, the danger is the neighbors, with their noise and their beaks. “We keep expecting there to be a rule about safety,” says the physiologist Abel Ferreira-Lund, “and there is one. It just isn’t ours to say beforehand what an animal is afraid of.”',
    'What ties these cases together is less an answer than a change in how the question is put. We are used to thinking of sleep as a place we go to, with a door that is open or shut. Birds suggest something more like a tide, which can be in at one side of the bay and out at the other, which comes in ripples where it must, and which can, for a season, be held back by a creature that has something better to do. What it costs them to hold it back, nobody has yet been able to find on any recording. That there is no cost at all, few who study them can believe.',
  ],
  questions: [
    {
      id: 'act-reading/half-awake-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which of the following best states the main idea of the passage?',
      right: 'Studies of birds have shown that sleep is more flexible than was thought.',
      wrong: [
        {
          html: 'Studies of birds have proved that most animals can do without any sleep.',
          misconception: 'ar-extreme-wording',
          why: 'Few who study them believe that going without has “no cost at all,” and other animals “fall to pieces.”',
        },
        {
          html: 'Studies of ducks have shown how each half of a brain can rest by turns.',
          misconception: 'ar-too-narrow',
          why: 'The ducks open the passage; they are one case of several.',
        },
        {
          html: 'Studies of birds have confirmed the old account of how they sleep in flight.',
          misconception: 'ar-reversed',
          why: 'The frigatebirds “confirmed the guess and then embarrassed it.”',
        },
      ],
      evidence: [
        'What ties these cases together is less an answer than a change in how the question is put.',
        'Birds suggest something more like a tide',
      ],
      explanation:
        'The cases lead to “a change in how the question is put”: sleep is not a door “open or shut” but “something more like a tide.”',
    },
    {
      id: 'act-reading/half-awake-q2',
      skill: 'ar-function',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'The detail that a duck opens “the other eye” after it has turned around serves mainly to show that:',
      right: 'the open eye always faces outward.',
      wrong: [
        {
          html: 'the duck has become too restless to sleep.',
          misconception: 'ar-common-sense-over-text',
          why: 'The next paragraph says that it is “truly asleep” in half of its brain.',
        },
        {
          html: 'the duck prefers to keep its left eye closed.',
          misconception: 'ar-reversed',
          why: 'Either eye may be closed; what counts is which one faces outward.',
        },
        {
          html: 'the first eye has grown tired of watching.',
          misconception: 'ar-outside-the-text',
          why: 'Tiredness of the eye is not mentioned.',
        },
      ],
      evidence: ['and then it opens the other eye, which has become the outer one'],
      explanation:
        'After the turn it opens “the other eye, which has become the outer one”: what matters is the direction of danger.',
    },
    {
      id: 'act-reading/half-awake-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.7,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: to which the closed eye reports]], the word <em>reports</em> most nearly means:',
      right: 'sends its signals.',
      wrong: [
        {
          html: 'gives a speech.',
          misconception: 'ar-first-meaning',
          why: 'This is an everyday sense; an eye does not speak.',
        },
        {
          html: 'makes loud noises.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A report can be the noise of a gun, but nothing here is loud.',
        },
        {
          html: 'raises an alarm.',
          misconception: 'ar-mood-for-meaning',
          why: 'The duck is on guard, but it is the closed eye that is meant.',
        },
      ],
      evidence: ['only in the half of its brain to which the closed eye reports'],
      explanation:
        'Each eye is connected with one half of the brain; the half that sleeps is the one “to which the closed eye reports,” that is, to which it sends what it sees.',
    },
    {
      id: 'act-reading/half-awake-q4',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The author’s statement that the idea “was so reasonable that for decades it was printed as fact” ([[line: so reasonable that for decades it was printed as fact]]) implies that the idea:',
      right: 'had been accepted without having been tested.',
      wrong: [
        {
          html: 'had been tested and found to be reasonable.',
          misconception: 'ar-reversed',
          why: '“No one had measured it.”',
        },
        {
          html: 'had been wrong in every one of its details.',
          misconception: 'ar-extreme-wording',
          why: 'Frigatebirds do sleep aloft, often with half a brain; the idea was partly right.',
        },
        {
          html: 'had been kept out of print by its opponents.',
          misconception: 'ar-outside-the-text',
          why: 'It was printed, and as fact; no opponents are mentioned.',
        },
      ],
      evidence: ['No one had measured it, since no recorder was small enough.'],
      explanation: 'It was printed as fact although “no one had measured it, since no recorder was small enough.”',
    },
    {
      id: 'act-reading/half-awake-q5',
      skill: 'ar-words-in-context',
      difficulty: 'High',
      b: 0.7,
      seconds: 50,
      text: '',
      stem: 'When the author says that the recorders “confirmed the guess and then embarrassed it” ([[line: confirmed the guess and then embarrassed it]]), she means that the results:',
      right: 'agreed with it at first but then went against it.',
      wrong: [
        {
          html: 'made the researchers ashamed of having guessed.',
          misconception: 'ar-literal-for-figurative',
          why: 'It is the guess, in a figure of speech, that is embarrassed.',
        },
        {
          html: 'were received by scientists with anger and doubt.',
          misconception: 'ar-mood-for-meaning',
          why: 'The passage reports surprise at the data, not anger about them.',
        },
        {
          html: 'showed that it held for the ducks but for no others.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The ducks belong to the earlier paragraphs; here the birds are frigatebirds.',
        },
      ],
      evidence: [
        'The frigatebirds did sleep aloft, often with half the brain',
        'But at other times both halves slept together',
      ],
      explanation:
        'The birds “did sleep aloft, often with half the brain,” as guessed; “but at other times both halves slept together,” and they hardly slept at all.',
    },
    {
      id: 'act-reading/half-awake-q6',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.9,
      seconds: 45,
      text: '',
      stem: 'According to the passage, how much did the frigatebirds sleep per day while in flight?',
      right: 'About forty minutes.',
      wrong: [
        {
          html: 'About four seconds.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That is the length of one of the penguins’ naps.',
        },
        {
          html: 'About twelve hours.',
          misconception: 'ar-reversed',
          why: 'That is what they sleep on land.',
        },
        {
          html: 'About eleven hours.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That is the penguins’ daily total.',
        },
      ],
      evidence: ['In flight they slept, all told, for forty-two minutes a day.'],
      explanation:
        '“On land these birds sleep about twelve hours a day. In flight they slept, all told, for forty-two minutes a day.”',
    },
    {
      id: 'act-reading/half-awake-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The finding about the sandpipers that “slept least” ([[line: the ones that slept least fathered the most young]]) is used to support the point that:',
      right: 'doing without sleep need not harm what an animal is able to do.',
      wrong: [
        {
          html: 'males with the most young have too little time left over for sleep.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'It is the little sleep during courtship that goes with more young, not the young that keep them awake.',
        },
        {
          html: 'birds of the far north need darkness in order to fall asleep properly.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'The endless sun is the setting; darkness is not what the finding is about.',
        },
        {
          html: 'birds that sleep the least are always the best parents of their chicks.',
          misconception: 'ar-extreme-wording',
          why: 'Fathering many young is not the same as being a good parent, and only one species is described.',
        },
      ],
      evidence: ['They ought to blunder. Instead, the ones that slept least fathered the most young.'],
      explanation:
        'With so little sleep “they ought to blunder. Instead, the ones that slept least fathered the most young”: the lack of sleep did not keep them from what they had set out to do.',
    },
    {
      id: 'act-reading/half-awake-q8',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The paragraph about the penguins at the edge of the colony (beginning [[line: The penguins held another lesson]]) relates to the first two paragraphs by:',
      right: 'presenting a case that runs against what they suggest.',
      wrong: [
        {
          html: 'adding a further example of what they have described.',
          misconception: 'ar-reversed',
          why: 'At the pond the edge sleeps worse; in the colony it sleeps better.',
        },
        {
          html: 'explaining the method by which their facts were found.',
          misconception: 'ar-outside-the-text',
          why: 'No method is explained there.',
        },
        {
          html: 'repeating their conclusion in a physiologist’s words.',
          misconception: 'ar-half-right',
          why: 'A physiologist is quoted, but the conclusion is not the same.',
        },
      ],
      evidence: ['By the logic of the pond, the birds on the border should sleep the worst. They slept better'],
      explanation: '“By the logic of the pond, the birds on the border should sleep the worst. They slept better.”',
    },
    {
      id: 'act-reading/half-awake-q9',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 1.1,
      seconds: 65,
      text: '',
      stem: 'In the last two sentences of the passage, the author presents the cost of going without sleep as something that:',
      right: 'experts believe in although it has not been found.',
      wrong: [
        {
          html: 'recordings have shown although experts deny it.',
          misconception: 'ar-reversed',
          why: 'Nobody “has yet been able to find” it “on any recording.”',
        },
        {
          html: 'experts have given up the hope of ever measuring.',
          misconception: 'ar-extreme-wording',
          why: 'It has not been found “yet”; nobody is said to have given up.',
        },
        {
          html: 'only people and rats, and never birds, have to pay.',
          misconception: 'ar-quoted-view-for-author',
          why: 'People and rats fall to pieces, but the author does not say that birds pay nothing.',
        },
      ],
      evidence: [
        'nobody has yet been able to find on any recording',
        'That there is no cost at all, few who study them can believe.',
      ],
      explanation:
        'The cost is something “nobody has yet been able to find on any recording,” and yet “that there is no cost at all, few who study them can believe.”',
    },
  ],
}
