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
      right: 'New bark had formed along the place where it had broken.',
      wrong: [
        {
          html: 'New leaves had formed on the place where it broke.',
          misconception: 'ar-half-right',
          why: 'The growth was on the broken rim, but it was bark that had swollen there; the stump had “not one leaf.”',
        },
        {
          html: 'Its roots had grown into the roots of another tree.',
          misconception: 'ar-outside-the-text',
          why: 'Joined roots are what they concluded later, by measuring; on the track they saw only what was above the ground.',
        },
        {
          html: 'Its sap had begun to move after the sun went down.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That was found with probes put into the stump afterward; it was the rim that made them stop on the track.',
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
      right: 'the neighboring trees were then using little water.',
      wrong: [
        {
          html: 'the soil around its roots was then full of water.',
          misconception: 'ar-common-sense-over-text',
          why: 'Wet soil is what one thinks of first, but the passage explains it by the leaves, which in rain “have little to evaporate.”',
        },
        {
          html: 'its neighbors were at that time taking in much more water.',
          misconception: 'ar-half-right',
          why: 'The neighbors are what counts; but in rain they draw less through the wood, since less leaves their leaves.',
        },
        {
          html: 'the pull on its own water was then at its strongest.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'The strong pull goes with sun and with a stump in which nearly nothing moves; when the pull let go, sap began to creep.',
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
      right: 'use of water.',
      wrong: [
        {
          html: 'firm request.',
          misconception: 'ar-first-meaning',
          why: 'A demand is first of all a strong request, but leaves ask for nothing; they empty the pipes as water evaporates.',
        },
        {
          html: 'wish to buy.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'In a market demand is the wish to buy; the passage does speak of what “pays” later, but not here.',
        },
        {
          html: 'lack of light.',
          misconception: 'ar-mood-for-meaning',
          why: 'It stops when the sun goes, so light belongs to the scene; but what stops is the pull of the leaves, and light is not lacking before that.',
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
      stem: 'The statement that the stump was “reading their mail” ([[line: reading their mail]]) most likely means that:',
      right: 'changes in its neighbors could be traced in it.',
      wrong: [
        {
          html: 'messages from its neighbors were meant for it.',
          misconception: 'ar-literal-for-figurative',
          why: 'Mail suggests messages, but other people’s mail is not addressed to the one who reads it; what reached the stump was a change in pull.',
        },
        {
          html: 'changes in it could be traced in its neighbors.',
          misconception: 'ar-reversed',
          why: 'Changes were traced from one to another, but the cloud passed over the trees and “showed up in the stump.”',
        },
        {
          html: 'substances of its neighbors were stored in it.',
          misconception: 'ar-outside-the-text',
          why: 'Sugar must come from somewhere, as is said later; but here nothing is stored, and the subject is how fast a cloud is felt.',
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
      stem: 'The paragraph on plumbing ([[line: The simplest account is a plumbing one]]) serves mainly to:',
      right: 'explain the findings without supposing any generosity.',
      wrong: [
        {
          html: 'account for the findings by what the neighbors gain.',
          misconception: 'ar-half-right',
          why: 'It does account for the findings; but what the trees have from it is taken up only afterward, as “less clear.”',
        },
        {
          html: 'show that more stumps than one would have to be studied first.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That “One stump was studied” comes two paragraphs later; here the writer is content with pipes.',
        },
        {
          html: 'show how the instruments in the stump had to be set up.',
          misconception: 'ar-outside-the-text',
          why: 'Pipes sound like equipment, but the probes were described earlier, and these pipes are the trees’ own roots.',
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
      right: 'record how much sugar was passed on to the stump.',
      wrong: [
        {
          html: 'record how water was pulled on in the stump.',
          misconception: 'ar-overlooked-mention',
          why: 'This was the task of the “second instrument,” which “recorded how hard the water in the stump was being pulled on.”',
        },
        {
          html: 'record how sap moved in trees beside the stump.',
          misconception: 'ar-missed-in-other-words',
          why: 'Beside the stump stood “two tall kauri close by,” and probes were put into these too.',
        },
        {
          html: 'offer a reason why trees should keep it alive.',
          misconception: 'ar-missed-in-other-words',
          why: 'Two such reasons are given, each with “Perhaps,” and then the passage says: “The authors mention both.”',
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
      right: 'hesitant, because so few trees were looked at.',
      wrong: [
        {
          html: 'hesitant, because the authors do not agree.',
          misconception: 'ar-half-right',
          why: 'Hesitant he is; but the two authors are not said to differ: it is together that they “mention both” explanations and go on to the suggestion.',
        },
        {
          html: 'welcoming, because foresters could make use of it.',
          misconception: 'ar-reversed',
          why: 'What foresters can use follows, he says, “without any such word”; he does not welcome the word itself.',
        },
        {
          html: 'welcoming, because older reports point the same way.',
          misconception: 'ar-outside-the-text',
          why: 'Older foresters did report living stumps, but he does not say that they thought of one organism.',
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
      stem: 'Which of the following, if it were found, would best support the first of the two explanations that begin with “Perhaps” ([[line: Perhaps they gain by the use of]])?',
      right: 'Joined trees do better in drought than those that stand alone.',
      wrong: [
        {
          html: 'Joined trees go on growing together after one of them has died.',
          misconception: 'ar-wrong-side',
          why: 'This would fit the second explanation, that old joints simply remain; it does not show that anyone gains by them.',
        },
        {
          html: 'Joined trees hold less sugar than those that stand alone.',
          misconception: 'ar-wrong-side',
          why: 'Less sugar would mean that the stump costs them something; the explanation is about a gain.',
        },
        {
          html: 'Joined trees fall ill with mold as often as those that stand alone.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'The mold comes up in the last paragraph; if it makes no difference there, nothing follows about the use of roots.',
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
      stem: 'The writer’s remark about maps of dry ground rests on the assumption that a tree’s danger depends on:',
      right: 'the water that its neighbors can reach as well.',
      wrong: [
        {
          html: 'how much water its own roots are able to reach.',
          misconception: 'ar-reversed',
          why: 'This is what a forester with such a map would assume; the writer says that the map “will not tell.”',
        },
        {
          html: 'the sugar that its neighbors can make for it.',
          misconception: 'ar-half-right',
          why: 'Neighbors matter here, but for water from wet soil; sugar is spoken of earlier, in connection with the stump.',
        },
        {
          html: 'the mold that may have entered at its roots.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The mold is a second use of the finding, after “And what carries water carries other things.”',
        },
      ],
      evidence: ['a tree in dry soil may be kept going by one in wet soil'],
      explanation:
        '<p class="plan">An assumption: read the sentence with “dry soil” and “wet soil” to its end.</p><p>“A tree in dry soil may be kept going by one in wet soil” ([[line: may be kept going by one in wet soil]]); so where a single tree stands does not decide whether it is in danger.</p>',
    },
  ],
}
