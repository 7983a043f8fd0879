import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/half-awake',
  kind: 'Natural Science',
  title: 'Half Awake',
  description:
    'This passage is from the article “Half Awake” by Linnea Okafor-Strand (2024). Author and source are invented. So is Abel Ferreira-Lund; the studies of birds are not.',
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
      right: 'Birds suggest that sleep can come in parts and in degrees.',
      wrong: [
        {
          html: 'Birds suggest that sleep can be given up at no cost.',
          misconception: 'ar-extreme-wording',
          why: 'Some of them hardly sleep for weeks, but no cost has been found yet; “That there is no cost at all, few who study them can believe.”',
        },
        {
          html: 'Birds suggest that sleep is deepest where it is safest.',
          misconception: 'ar-half-right',
          why: 'A “rule about safety” there is, but not this one: at the edge of the colony, where skuas patrol, penguins slept “more deeply.”',
        },
        {
          html: 'Birds suggest that sleep comes to the same total each day.',
          misconception: 'ar-half-right',
          why: 'The penguins’ “crumbs” do add up to eleven hours; but frigatebirds sleep twelve hours on land and forty-two minutes in flight.',
        },
      ],
      evidence: [
        'What ties these cases together is less an answer than a change in how the question is put.',
        'Birds suggest something more like a tide',
      ],
      explanation:
        '<p class="plan">This asks for the main idea: the last paragraph says what ties the cases together.</p><p>The cases lead to “a change in how the question is put”: sleep is not a door “open or shut” but “something more like a tide.”</p>',
    },
    {
      id: 'act-reading/half-awake-q2',
      skill: 'ar-function',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'The detail about the duck that has turned around ([[line: and then it opens the other eye]]) serves mainly to show that an end duck:',
      right: 'goes on watching toward the outer side.',
      wrong: [
        {
          html: 'gives both halves of its brain equal rest.',
          misconception: 'ar-half-right',
          why: 'Both halves may get their turn, but what decides is which eye is “the outer one”; equal times are not mentioned.',
        },
        {
          html: 'is merely pretending to have gone to sleep.',
          misconception: 'ar-reversed',
          why: 'An open eye looks like pretending, but the next paragraph says just the contrary: “It is not pretending.”',
        },
        {
          html: 'copies what the ducks beside it are doing.',
          misconception: 'ar-outside-the-text',
          why: 'Ducks in a row might well copy one another, but the ones in the middle “shut both eyes”; the end duck does otherwise.',
        },
      ],
      evidence: ['and then it opens the other eye, which has become the outer one'],
      explanation:
        '<p class="plan">A function question: read on to the words that explain which eye it is.</p><p>After the turn it opens “the other eye, which has become the outer one”: whichever way it sits, the open eye looks away from the row.</p>',
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
          why: 'This is an everyday sense of the word, and it comes first to mind; but an eye does not speak.',
        },
        {
          html: 'makes loud noises.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A report can be the noise of a gun, but nothing here is loud; the ducks are dozing.',
        },
        {
          html: 'raises an alarm.',
          misconception: 'ar-mood-for-meaning',
          why: 'The duck is on guard, so an alarm suits the mood; but it is the closed eye that is meant.',
        },
      ],
      evidence: ['only in the half of its brain to which the closed eye reports'],
      explanation:
        '<p class="plan">A word in context: an eye and half of a brain are connected; what passes between them?</p><p>Each eye is connected with one half of the brain; the half that sleeps is the one “to which the closed eye reports,” that is, to which it sends what it sees.</p>',
    },
    {
      id: 'act-reading/half-awake-q4',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The author’s remark about the idea of sleep on the wing ([[line: so reasonable that for decades it was printed as fact]]) implies that the idea was:',
      right: 'accepted although it had not been tested.',
      wrong: [
        {
          html: 'accepted because it had been tested.',
          misconception: 'ar-half-right',
          why: 'Accepted it was, but no test stood behind it: “No one had measured it, since no recorder was small enough.”',
        },
        {
          html: 'doubted because it had not been tested.',
          misconception: 'ar-half-right',
          why: 'Not tested it was, but nobody is said to have doubted it for that; it was “printed as fact.”',
        },
        {
          html: 'doubted although it had been tested.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Tests and surprises do come, with the recorders of the next paragraph; of the decades before, the remark says that the idea was “printed as fact.”',
        },
      ],
      evidence: ['No one had measured it, since no recorder was small enough.'],
      explanation:
        '<p class="plan">An inference: read the sentence that comes after “printed as fact.”</p><p>It was printed as fact although “no one had measured it, since no recorder was small enough.”</p>',
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
          why: 'Embarrassment is taken at its word here, as a feeling; it is the guess, in a figure of speech, that is embarrassed.',
        },
        {
          html: 'fitted it at first but were later found to be in error.',
          misconception: 'ar-half-right',
          why: 'That they agreed with the guess at first is right, but no error was found in them; what they went on to show was the surprise.',
        },
        {
          html: 'showed that it held for the ducks but for no others.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The ducks belong to the earlier paragraphs; here the birds are frigatebirds, and no others are compared.',
        },
      ],
      evidence: [
        'The frigatebirds did sleep aloft, often with half the brain',
        'But at other times both halves slept together',
      ],
      explanation:
        '<p class="plan">A figure of speech: find first what agreed with the guess, and then what did not.</p><p>The birds “did sleep aloft, often with half the brain,” as guessed; “but at other times both halves slept together,” and they hardly slept at all.</p>',
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
          why: 'Four seconds is a figure in the passage, but it is the length of one of the penguins’ naps.',
        },
        {
          html: 'About twelve hours.',
          misconception: 'ar-true-but-not-asked',
          why: 'Twelve hours is what these birds sleep on land; the question asks about the days in flight.',
        },
        {
          html: 'About eleven hours.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Eleven hours is a total in the passage, but it is that of the penguins, two paragraphs later.',
        },
      ],
      evidence: ['In flight they slept, all told, for forty-two minutes a day.'],
      explanation:
        '<p class="plan">A stated detail: find the total “In flight,” and do not take the one “On land.”</p><p>“On land these birds sleep about twelve hours a day. In flight they slept, all told, for forty-two minutes a day.”</p>',
    },
    {
      id: 'act-reading/half-awake-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The finding about the sandpipers that “slept least” ([[line: the ones that slept least fathered the most young]]) is used to support the point that:',
      right: 'doing without sleep need not make an animal any less able.',
      wrong: [
        {
          html: 'males with the most young have too little time left over for sleep.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'Young and lack of sleep do go together here, but it is the little sleep during courtship that comes first.',
        },
        {
          html: 'birds of the far north need darkness in order to fall asleep properly.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'The endless sun is the setting, so darkness comes to mind; but it is not what the finding is about.',
        },
        {
          html: 'birds that sleep the least are always the best parents of their chicks.',
          misconception: 'ar-extreme-wording',
          why: 'They did father the most young, but that is not the same as being good parents, and only one species is described.',
        },
      ],
      evidence: ['They ought to blunder. Instead, the ones that slept least fathered the most young.'],
      explanation:
        '<p class="plan">Evidence and claim: what “ought” the sandpipers to do after so little sleep, and what did they do instead?</p><p>With so little sleep “they ought to blunder. Instead, the ones that slept least fathered the most young”: the lack of sleep did not keep them from what they had set out to do.</p>',
    },
    {
      id: 'act-reading/half-awake-q8',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The paragraph about the penguins at the edge of the colony (beginning [[line: The penguins held another lesson]]) relates to the first two paragraphs by:',
      right: 'presenting a case that speaks against their conclusion.',
      wrong: [
        {
          html: 'adding the case of a colony, which has its sentries too.',
          misconception: 'ar-reversed',
          why: 'A colony with an edge is like the row of ducks, so more of the same is expected; but here the birds on the border “slept better.”',
        },
        {
          html: 'telling how their facts were confirmed by a physiologist.',
          misconception: 'ar-reversed',
          why: 'A physiologist is quoted, but the penguins do not confirm the rule of the pond; it is the birds on the border that “slept better.”',
        },
        {
          html: 'repeating their conclusion in a physiologist’s words.',
          misconception: 'ar-half-right',
          why: 'A physiologist is quoted at the end, but his conclusion is not the same as that of the pond.',
        },
      ],
      evidence: ['By the logic of the pond, the birds on the border should sleep the worst. They slept better'],
      explanation:
        '<p class="plan">A structure question: compare “the logic of the pond” with what was found.</p><p>“By the logic of the pond, the birds on the border should sleep the worst. They slept better.”</p>',
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
          html: 'recordings have hinted at, although few believe in it.',
          misconception: 'ar-reversed',
          why: 'Recordings and belief are both in the sentences, but the other way about: nothing was found, and few believe that there is none.',
        },
        {
          html: 'experts have given up the hope of ever measuring.',
          misconception: 'ar-extreme-wording',
          why: 'It has not been found, which may sound like giving up; but the word is “yet,” and nobody is said to have given up.',
        },
        {
          html: 'only people and rats, and never birds, have to pay.',
          misconception: 'ar-half-right',
          why: 'People and rats do fall to pieces, as is said earlier; but the author does not say that birds pay nothing.',
        },
      ],
      evidence: [
        'nobody has yet been able to find on any recording',
        'That there is no cost at all, few who study them can believe.',
      ],
      explanation:
        '<p class="plan">A question of viewpoint: keep apart what has been found and what is believed.</p><p>The cost is something “nobody has yet been able to find on any recording,” and yet “that there is no cost at all, few who study them can believe.”</p>',
    },
    {
      id: 'act-reading/half-awake-q10',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.0,
      seconds: 55,
      text: '',
      stem: 'According to the passage, the recorders on the frigatebirds showed all of the following EXCEPT that the birds:',
      right: 'now and then came down to rest upon the sea.',
      wrong: [
        {
          html: 'slept at times with one half of the brain.',
          misconception: 'ar-lost-the-not',
          why: 'It is the guess itself, and it was confirmed: they “did sleep aloft, often with half the brain.” Without the EXCEPT this would be right.',
        },
        {
          html: 'slept at times with both halves of the brain.',
          misconception: 'ar-overlooked-mention',
          why: 'It is the part that embarrassed the guess: “But at other times both halves slept together.”',
        },
        {
          html: 'slept for less than an hour of each day.',
          misconception: 'ar-missed-in-other-words',
          why: 'An hour is not mentioned, but the total is, at the end of the paragraph: “forty-two minutes a day” are less than an hour.',
        },
      ],
      evidence: [
        'black, bent-winged pirates that cannot rest on the sea because their feathers get waterlogged',
        'But at other times both halves slept together',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: cross off three findings in the paragraph on the frigatebirds.</p><p>They slept “often with half the brain,” at other times “both halves slept together” ([[line: But at other times both halves slept together]]), and in all for “forty-two minutes a day.” On the sea they “cannot rest” ([[line: that cannot rest on the sea]]).</p>',
    },
  ],
}
