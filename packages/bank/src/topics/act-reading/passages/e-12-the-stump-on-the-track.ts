import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-stump-on-the-track',
  kind: 'Natural Science',
  title: 'The Stump on the Track',
  description:
    'This passage is from the article “The Stump on the Track” by Rewi Castlemaine (2021). Author and source are invented; the stump and the study of it are not.',
  paragraphs: [
    'Two scientists were walking on a forest track west of Auckland, New Zealand, when they came on a stump that was not dead. It was what was left of a kauri, a conifer that can live for more than a thousand years. It had no branches and not one leaf. But along its broken rim the bark had swollen into a thick new lip, as it does where a tree is closing a wound, and there was fresh resin on it. Wood that has died does not heal.',
    'Martin Bader and Sebastian Leuzinger, of the Auckland University of Technology, were not the first to see such a thing. Foresters in Europe were writing about living stumps in the first half of the nineteenth century, and had dug down to find out why they lived: where roots of the same kind of tree press against one another for years, they may grow together, bark to bark and then wood to wood. A stump whose roots are joined in this way to a neighbor’s can be fed from there. What nobody had looked at closely was what goes back and forth, and when.',
    'In an ordinary tree the leaves do the lifting. Water evaporates from them, and as it goes, it draws up more through the wood, so that the flow is strong in the sun and nearly stops at night. The scientists put probes into the stump and into two tall kauri close by. Each probe gave off small pulses of heat, and timed how fast the heat was carried along by the sap. A second instrument recorded how hard the water in the stump was being pulled on.',
    'In the two trees they found what one finds in any tree. In the stump they found the reverse. By day, when its neighbors were drinking hardest, nearly nothing moved in it, and the pull on its water was strong, though it had no leaves to pull with. After sunset, when the neighbors rested, the pull let go, and sap began to creep through the stump. On days of rain, when leaves have little to evaporate, it did so in the daytime. A cloud that passed over the trees showed up in the stump within a short time. It was, in effect, reading their mail.',
    'The simplest account is a plumbing one. All the roots, the stump’s among them, form one set of pipes. While the sun is out, the leaves above empty the pipes, and the stump can get nothing. When the demand stops, the pipes fill again, and the stump gets its share. Nothing has to be given, in the sense in which one person gives to another; it is enough that the pipes are joined.',
    'What the trees have from it is less clear. A leafless stump makes no sugar, and its living tissue must get sugar from somewhere. The study measured water and not sugar; still, it is hard to see another source than the neighbors. Perhaps they gain by the use of the stump’s roots, which reach ground that theirs do not. Perhaps the joints were made while the stump was a tree like the others, and they have simply no means of noticing that it no longer pays. The authors mention both. They go on to suggest that a forest of joined trees might better be thought of as one large organism than as a crowd.',
    'I should like to go slowly here. One stump was studied, and two trees. That roots are joined does not tell us how many in a forest are joined, and even where they are, a pipe is not yet a community. But something of practical use follows without any such word. If water can pass from tree to tree underground, then a tree in dry soil may be kept going by one in wet soil, and a map of which trees stand on dry ground will not tell a forester which of them are in danger. And what carries water carries other things. Kauri are being killed by a mold that enters at the roots. It is usual to think of it as spreading through the soil, on boots and on the feet of pigs. Between trees that share their pipes, it might not need to.',
  ],
  questions: [
    {
      id: 'act-reading/the-stump-on-the-track-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to the passage, what showed the two scientists that the stump was not dead?',
      right: 'The bark at the break was growing.',
      wrong: [
        {
          html: 'The roots beside it had put out shoots.',
          misconception: 'ar-outside-the-text',
          why: 'Many stumps do send up shoots, but this had no branches “and not one leaf”; the bark was closing a wound.',
        },
        {
          html: 'The sap in it was moving at night.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This is the result of the probes, in the fourth paragraph; on the track it was the new lip of bark that showed it.',
        },
        {
          html: 'The wood at the break was still wet.',
          misconception: 'ar-half-right',
          why: 'They looked at the break, and there was fresh resin; but what they saw there is bark that had swollen into a new lip.',
        },
      ],
      evidence: ['along its broken rim the bark had swollen into a thick new lip'],
      explanation:
        '<p class="plan">A stated detail: look in the first paragraph for what they could see on the track.</p><p>“Along its broken rim the bark had swollen into a thick new lip, as it does where a tree is closing a wound.” And: “Wood that has died does not heal” ([[line: Wood that has died does not heal]]). The “lip” of bark is new growth along the break, and only living wood closes a wound.</p>',
    },
    {
      id: 'act-reading/the-stump-on-the-track-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'According to the passage, sap moved in the stump during the day when it rained because:',
      right: 'other trees used little water then.',
      wrong: [
        {
          html: 'its roots were in wet soil then.',
          misconception: 'ar-common-sense-over-text',
          why: 'Rain does wet the soil, but the clause between the commas gives another reason: leaves “have little to evaporate.”',
        },
        {
          html: 'other trees took in more water then.',
          misconception: 'ar-reversed',
          why: 'They have more to take in, but leaves in rain evaporate little, and so they draw less.',
        },
        {
          html: 'its own wood drew in the rain then.',
          misconception: 'ar-outside-the-text',
          why: 'An open stump might take up rain, but the text looks to the neighbors’ leaves, which “have little to evaporate.”',
        },
      ],
      evidence: ['On days of rain, when leaves have little to evaporate, it did so in the daytime.'],
      explanation:
        '<p class="plan">A cause: find the days of rain, and the clause between the commas.</p><p>“On days of rain, when leaves have little to evaporate, it did so in the daytime” ([[line: when leaves have little to evaporate]]). The neighbors’ demand had stopped, as at night.</p>',
    },
    {
      id: 'act-reading/the-stump-on-the-track-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.2,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: When the demand stops]], the word <em>demand</em> most nearly means:',
      right: 'drawing off.',
      wrong: [
        {
          html: 'wish to buy.',
          misconception: 'ar-first-meaning',
          why: 'Demand and supply go together in trade, but here leaves “empty the pipes”: water is drawn off.',
        },
        {
          html: 'firm request.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A demand may be a request, but the stump asks nothing; the leaves stop emptying the pipes.',
        },
        {
          html: 'hard task.',
          misconception: 'ar-mood-for-meaning',
          why: 'Demands may be hard tasks, but what stops with the sun is that the leaves draw water.',
        },
      ],
      evidence: ['While the sun is out, the leaves above empty the pipes'],
      explanation:
        '<p class="plan">A word in context: the sentence before says what goes on while the sun is out.</p><p>“While the sun is out, the leaves above empty the pipes” ([[line: the leaves above empty the pipes]]). The demand is that emptying, the use of water by the leaves.</p>',
    },
    {
      id: 'act-reading/the-stump-on-the-track-q4',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'The phrase in [[line: reading their mail]] most likely means that:',
      right: 'what its neighbors did could be seen in it.',
      wrong: [
        {
          html: 'what it did could be seen in its neighbors.',
          misconception: 'ar-reversed',
          why: 'The instruments were in both, but it is a cloud over the trees that “showed up in the stump.”',
        },
        {
          html: 'what its neighbors made was passed on to it.',
          misconception: 'ar-half-right',
          why: 'Water does pass, and sugar may; but the sentence before is about a cloud that “showed up in the stump.”',
        },
        {
          html: 'what it needed was made known to neighbors.',
          misconception: 'ar-outside-the-text',
          why: 'Mail goes between people, but nothing says that the stump’s needs were made known to anyone.',
        },
      ],
      evidence: ['A cloud that passed over the trees showed up in the stump within a short time.'],
      explanation:
        '<p class="plan">A figure of speech: read the sentence just before it.</p><p>“A cloud that passed over the trees showed up in the stump within a short time” ([[line: showed up in the stump within a short time]]). What happened to the trees could be read off the stump.</p>',
    },
    {
      id: 'act-reading/the-stump-on-the-track-q5',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.8,
      seconds: 60,
      text: '',
      stem: 'The paragraph that begins with [[line: The simplest account is a plumbing one]] serves mainly to:',
      right: 'explain the findings without supposing any wish to help.',
      wrong: [
        {
          html: 'show why what was found was hard to believe.',
          misconception: 'ar-outside-the-text',
          why: 'A living stump is hard to believe in, but nobody doubts the findings here; the paragraph accounts for them with pipes and nothing else.',
        },
        {
          html: 'describe how roots of one kind grow together.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'How roots grow together is told of the foresters’ digging; here it is taken as given that “the pipes are joined.”',
        },
        {
          html: 'describe what was left out of the measurements.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That sugar was not measured is said in the next paragraph; this one explains what was measured by joined pipes alone.',
        },
      ],
      evidence: [
        'Nothing has to be given, in the sense in which one person gives to another; it is enough that the pipes are joined.',
      ],
      explanation:
        '<p class="plan">A function question: read the last sentence of that paragraph.</p><p>“Nothing has to be given, in the sense in which one person gives to another; it is enough that the pipes are joined” ([[line: it is enough that the pipes are joined]]). The day and the night of the stump follow from joined roots alone.</p>',
    },
    {
      id: 'act-reading/the-stump-on-the-track-q6',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'According to the passage, the study by Bader and Leuzinger did NOT:',
      right: 'measure what food the stump was being given.',
      wrong: [
        {
          html: 'measure the force with which water was drawn.',
          misconception: 'ar-missed-in-other-words',
          why: 'A second instrument did so: it “recorded how hard the water in the stump was being pulled on.”',
        },
        {
          html: 'propose that the forest be seen as one being.',
          misconception: 'ar-missed-in-other-words',
          why: 'The authors did so: they “go on to suggest” that a forest of joined trees might better be thought of as “one large organism than as a crowd.”',
        },
        {
          html: 'offer more than one reason for the feeding.',
          misconception: 'ar-overlooked-mention',
          why: 'Two sentences begin with “Perhaps,” and of the two reasons in them it is said that “The authors mention both.”',
        },
      ],
      evidence: ['The study measured water and not sugar'],
      explanation:
        '<p class="plan">A NOT question: three of these things can be found; look at what was measured and at what was not.</p><p>“The study measured water and not sugar” ([[line: The study measured water and not sugar]]). Pull, sap in neighboring trees and possible reasons are all in it.</p>',
    },
    {
      id: 'act-reading/the-stump-on-the-track-q7',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 0.7,
      seconds: 60,
      text: '',
      stem: 'The writer’s attitude toward the suggestion that such a forest is “one large organism” can best be described as:',
      right: 'hesitant, because little has been studied.',
      wrong: [
        {
          html: 'hesitant, because a mold may spread by roots.',
          misconception: 'ar-half-right',
          why: 'He does hesitate, and the mold is what he ends with, but it is no reason for his doubt; that lies in “One stump” and “two trees.”',
        },
        {
          html: 'favorable, because it explains how a mold may spread.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'How the mold might spread comes at the end, from joined roots, and “follows without any such word”; toward the suggestion itself he goes slowly.',
        },
        {
          html: 'favorable, although little has been studied.',
          misconception: 'ar-half-right',
          why: 'That little has been studied is what he says, but it holds him back: “I should like to go slowly here.”',
        },
      ],
      evidence: ['I should like to go slowly here. One stump was studied, and two trees.'],
      explanation:
        '<p class="plan">A question of attitude: read the two sentences that follow the suggestion.</p><p>“I should like to go slowly here. One stump was studied, and two trees” ([[line: I should like to go slowly here]]). To “go slowly” is to hesitate, and the next sentence gives the reason in numbers: one stump and two trees.</p>',
    },
    {
      id: 'act-reading/the-stump-on-the-track-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'Which of the following, if it were found, would best support the explanation in [[line: Perhaps they gain by the use of]]?',
      right: 'Joined trees suffer less than others in a drought.',
      wrong: [
        {
          html: 'Joined trees grow no faster than others of their age.',
          misconception: 'ar-wrong-side',
          why: 'If they grew no faster, that would rather show that nothing is gained, as the second “Perhaps” has it.',
        },
        {
          html: 'Joined trees were joined before the stump was cut.',
          misconception: 'ar-half-right',
          why: 'That would suit the second “Perhaps,” in which joints are left over from the time when the stump was a tree.',
        },
        {
          html: 'Joined trees are found mostly on the drier slopes.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Where they stand does not show that they gain by the stump’s roots; how they fare in drought would.',
        },
      ],
      evidence: ['Perhaps they gain by the use of the stump’s roots, which reach ground that theirs do not.'],
      explanation:
        '<p class="plan">Weighing evidence: read the first “Perhaps,” and say what the gain would consist in and who would have it.</p><p>The idea is that the trees gain by the stump’s roots, “which reach ground that theirs do not” ([[line: which reach ground that theirs do not]]). More roots would mean more water when it is scarce.</p>',
    },
    {
      id: 'act-reading/the-stump-on-the-track-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.8,
      seconds: 60,
      text: '',
      stem: 'The sentence about a map ([[line: If water can pass from tree to tree underground, then a tree in dry soil may be kept going by one in wet soil, and a map of which trees stand on dry ground will not tell a forester which of them are in danger]]) best supports the view that a tree’s danger may depend on:',
      right: 'the soil in which other trees stand.',
      wrong: [
        {
          html: 'the dryness of its own ground alone.',
          misconception: 'ar-reversed',
          why: 'A map of dry ground shows just this, and the writer says that such a map “will not tell a forester” enough.',
        },
        {
          html: 'the water that other trees take from it.',
          misconception: 'ar-half-right',
          why: 'Water does pass from tree to tree, but the sentence is about a tree kept going by another, and not drained by it.',
        },
        {
          html: 'the mold that other trees may carry.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Mold is the matter of the lines after; the map is of dry ground, and the remark is about water.',
        },
      ],
      evidence: ['a tree in dry soil may be kept going by one in wet soil'],
      explanation:
        '<p class="plan">A claim and its reason: read the sentence with “dry soil” and “wet soil” to its end.</p><p>“A tree in dry soil may be kept going by one in wet soil” ([[line: may be kept going by one in wet soil]]); so where a tree stands does not by itself decide whether it is in danger, and the place of the trees joined to it counts too.</p>',
    },
  ],
}
