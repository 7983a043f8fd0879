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
      right: 'Birds suggest that sleep comes in parts and in degrees.',
      wrong: [
        {
          html: 'Birds suggest that sleep can be had by half of the brain.',
          misconception: 'ar-too-narrow',
          why: 'Half a brain asleep is one of the cases, but the passage has others, and ends with “something more like a tide.”',
        },
        {
          html: 'Birds suggest that sleep depends on how safe one is.',
          misconception: 'ar-half-right',
          why: 'Safety matters to ducks and, in another way, to penguins; but frigatebirds and sandpipers show something else.',
        },
        {
          html: 'Birds suggest that sleep can be put off at little cost.',
          misconception: 'ar-half-right',
          why: 'It can be put off, as in the frigatebirds; but what that costs is unknown, and few can believe “That there is no cost at all.”',
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
      right: 'opens the eye that looks away from the row.',
      wrong: [
        {
          html: 'keeps watch on the duck that dozes beside it.',
          misconception: 'ar-reversed',
          why: 'The duck beside it might seem worth watching; but on that side the eye is shut: the one that it opens “has become the outer one.”',
        },
        {
          html: 'sleeps less well than a duck in the middle.',
          misconception: 'ar-true-but-not-asked',
          why: 'That middle ducks “slept with the whole of their heads” comes in the next paragraph; the turning duck shows which of its eyes is open.',
        },
        {
          html: 'turns to the side from which danger comes.',
          misconception: 'ar-outside-the-text',
          why: 'It does turn around, but no danger is named that would have moved; what is told is which eye is open before and after.',
        },
      ],
      evidence: ['and then it opens the other eye, which has become the outer one'],
      explanation:
        '<p class="plan">A function question: read the sentence before it, and then on to the words that tell which eye it is.</p><p>After the turn it opens “the other eye, which has become the outer one” ([[line: which has become the outer one]]). Left or right makes no difference: it is the place of the eye that counts, away from the row.</p>',
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
          html: 'gives an account.',
          misconception: 'ar-first-meaning',
          why: 'To give an account in words is the everyday sense, and it comes first to mind; but an eye does not speak.',
        },
        {
          html: 'answers for its work.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'One reports to a superior in this sense and answers for what one does; the eye is only connected with that half.',
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
      stem: 'It can be inferred from the fourth and fifth paragraphs that the recordings made of frigatebirds:',
      right: 'were in part what nobody had expected.',
      wrong: [
        {
          html: 'put an end to the idea of sleep on the wing.',
          misconception: 'ar-half-right',
          why: 'The idea was embarrassed, but first it was confirmed: “The frigatebirds did sleep aloft, often with half the brain.”',
        },
        {
          html: 'showed that lost sleep is made up on land.',
          misconception: 'ar-common-sense-over-text',
          why: 'On land they do sleep “about twelve hours a day,” and people make up lost sleep; but nobody says that these hours are longer after a flight.',
        },
        {
          html: 'explained how a bird can fly with little sleep.',
          misconception: 'ar-reversed',
          why: 'That is what they did not explain: how an animal can go so long without it is “The question that remains.”',
        },
      ],
      evidence: ['The recorders confirmed the guess and then embarrassed it.', 'The real surprise was the total.'],
      explanation:
        '<p class="plan">An inference: note what fitted the old idea, what did not, and the sentence about the total.</p><p>“The recorders confirmed the guess and then embarrassed it” ([[line: The recorders confirmed the guess]]): one part was what people had thought. “The real surprise was the total” ([[line: The real surprise was the total]]): another part nobody had foreseen.</p>',
    },
    {
      id: 'act-reading/half-awake-q5',
      skill: 'ar-words-in-context',
      difficulty: 'High',
      b: 0.7,
      seconds: 50,
      text: '',
      stem: 'By saying that the recorders “confirmed the guess and then embarrassed it” ([[line: confirmed the guess and then embarrassed it]]), the author means that the guess:',
      right: 'held good for a part of what was recorded.',
      wrong: [
        {
          html: 'held good, which put doubters to shame.',
          misconception: 'ar-literal-for-figurative',
          why: '“embarrassed” does make one think of people who are ashamed; but it is the guess that is embarrassed, by what came next.',
        },
        {
          html: 'held good in one bird and in no other.',
          misconception: 'ar-half-right',
          why: 'It did hold only in part; but the parts are times of one and the same birds: “at other times both halves slept together.”',
        },
        {
          html: 'held good until the recorders proved faulty.',
          misconception: 'ar-outside-the-text',
          why: 'Small recorders may well be faulty; but nothing is said against them, and their total is “The real surprise.”',
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
        '<p class="plan">A stated detail: find the total “In flight,” and do not take the one “On land.”</p><p>“On land these birds sleep about twelve hours a day. In flight they slept, all told, for forty-two minutes a day.” Forty-two minutes is about forty; the twelve hours belong to the land.</p>',
    },
    {
      id: 'act-reading/half-awake-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The finding about the sandpipers ([[line: the ones that slept least fathered the most young]]) is used to support the point that:',
      right: 'an animal may do well on hardly any sleep.',
      wrong: [
        {
          html: 'an animal may pay for lost sleep later.',
          misconception: 'ar-wrong-side',
          why: 'It is what one expects, “They ought to blunder”; but they did not, and so the finding speaks against it.',
        },
        {
          html: 'an animal with many young may sleep less.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'Parents of many do sleep less; but here the sleepless weeks come first, and the young come of them.',
        },
        {
          html: 'an animal may sleep less than it seems to.',
          misconception: 'ar-half-right',
          why: 'That they sleep little is right; but nothing says that they seem to sleep more, and the point is how well they did on so little.',
        },
      ],
      evidence: ['They ought to blunder. Instead, the ones that slept least fathered the most young.'],
      explanation:
        '<p class="plan">Evidence and claim: what “ought” the sandpipers to do in such weeks, and what did they do instead?</p><p>Awake around the clock, “they ought to blunder. Instead, the ones that slept least fathered the most young”: they lost nothing by it that could be seen.</p>',
    },
    {
      id: 'act-reading/half-awake-q8',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The paragraph about the penguins at the edge of the colony (beginning in [[line: The penguins held another lesson]]) relates to the first two paragraphs by:',
      right: 'giving a case that goes against what they show.',
      wrong: [
        {
          html: 'adding one that bears out what they show.',
          misconception: 'ar-reversed',
          why: 'An edge and a middle are there again, so one expects the same; but the birds on the border “slept better.”',
        },
        {
          html: 'giving the cause of what they show in ducks.',
          misconception: 'ar-half-right',
          why: 'A cause is named, the neighbors “with their noise and their beaks”; but it is the cause in penguins, and the reverse of the ducks’ case.',
        },
        {
          html: 'giving a reason to doubt what they show.',
          misconception: 'ar-extreme-wording',
          why: 'It does upset “the logic of the pond”; but what was measured in the ducks is left as it was.',
        },
      ],
      evidence: ['By the logic of the pond, the birds on the border should sleep the worst. They slept better'],
      explanation:
        '<p class="plan">A structure question: compare “the logic of the pond” with what was found.</p><p>“By the logic of the pond, the birds on the border should sleep the worst. They slept better.” “By the logic of the pond” is what the ducks of the first paragraphs lead one to expect; the penguins do the contrary.</p>',
    },
    {
      id: 'act-reading/half-awake-q9',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 1.1,
      seconds: 65,
      text: '',
      stem: 'In the last two sentences of the passage, the author presents the cost of holding sleep back as something that is:',
      right: 'believed in by most who study the birds.',
      wrong: [
        {
          html: 'paid in a season when there is less to do.',
          misconception: 'ar-echoed-words',
          why: 'A “season” and something “better to do” stand in the sentence before, but about when sleep is held back; when a cost is paid is not said.',
        },
        {
          html: 'too evenly spread to show on a recording.',
          misconception: 'ar-half-right',
          why: 'It is on no recording, that is right; but that it is spread out, or how, is not said: it has only not been found.',
        },
        {
          html: 'smaller for a bird than for a person or a rat.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Persons and rats come up in the fifth paragraph, where they “fall to pieces”; at the end nothing is compared, and no size is given.',
        },
      ],
      evidence: [
        'nobody has yet been able to find on any recording',
        'That there is no cost at all, few who study them can believe.',
      ],
      explanation:
        '<p class="plan">A question of viewpoint: keep apart what has been found and what is believed.</p><p>The cost is something “nobody has yet been able to find on any recording,” and yet “that there is no cost at all, few who study them can believe.” If few can believe that there is none, then most of those who study the birds hold that there is one.</p>',
    },
    {
      id: 'act-reading/half-awake-q10',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.0,
      seconds: 55,
      text: '',
      stem: 'According to the passage, the recorders on the frigatebirds showed all of the following EXCEPT that the birds:',
      right: 'slept longer by night than by day.',
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
        'The frigatebirds did sleep aloft, often with half the brain',
        'But at other times both halves slept together',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: cross off three findings in the paragraph on the frigatebirds.</p><p>They slept “often with half the brain,” at other times “both halves slept together” ([[line: But at other times both halves slept together]]), and in all for “forty-two minutes a day.” Day and night are not compared.</p>',
    },
  ],
}
