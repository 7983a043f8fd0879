import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/red-on-the-way-out',
  kind: 'Natural Science',
  title: 'Red on the Way Out',
  description:
    'Passage A is adapted from a chapter of an introduction to plant physiology by Howard Lindgren (2012). Passage B is adapted from an essay of 2014 in which the entomologist Mira Castell writes about her own work. Both writers are invented, and so are the egg counts in Passage B; the other research is not.',
  paragraphs: [
    '# Passage A',
    'The yellow of a birch in October was there in June. It has merely been uncovered: as the leaf loses its chlorophyll, pigments that the green had hidden come into view. The red of a maple is another matter. Its pigments, the anthocyanins, are for the most part made in the fall, out of sugar, in a leaf that has a few weeks to live. One does not repaint a house on the eve of its demolition. For a long time botanists who were asked about the red answered that it was a by-product, something that becomes of sugar in the cold.',
    'An experiment published in 2003 made it likely that the red has a use. Its authors compared ordinary shrubs of three species with mutants of the same species that cannot make anthocyanin. In the fall a plant takes its leaves apart and moves what is worth saving, above all nitrogen, into its twigs and roots. In the process the leaf becomes less and less able to use the light that falls on it, and light that is not used does damage. In bright light the mutants got back less of their nitrogen than the red plants did. The red, it appears, is a screen behind which the work of salvage can go on.',
    'Other observations agree with this. The pigment tends to be laid down in leaves, and in parts of leaves, that stand in the sun; where one leaf has lain across another, the covered part is often yellow. The color is strongest in falls with bright days and cold nights, when unused light is most dangerous.',
    'It has been objected that many trees turn yellow and are none the worse for it. But trees do not all have the same need to save. The alder, which is supplied with nitrogen by bacteria in its roots, drops its leaves while they are green. How a tree takes leave of the summer depends on what it can afford to lose.',
    '# Passage B',
    'I study aphids, and I have got into the habit of looking at a tree as something to be landed on. In the fall many kinds of aphids fly to the trees on which they lay their eggs. In spring the young hatch beside the opening buds, and drink. A tree that could turn the mothers away in October would have a better May.',
    'In 2001 W. D. Hamilton and Sam Brown proposed that bright leaves do just this. The color, they suggested, is a notice: this tree is vigorous and well defended; lay elsewhere. They had gone through what was known about 262 kinds of trees, and those with the strongest color tended to be those that the most kinds of specialized aphids live on.',
    'The usual objection is that aphids have no receptor for red. I used to make it myself. But an animal need not see a color as we do in order to stay away from it. To an aphid a yellow leaf seems to be a very bright green one, and a red leaf a dull, dark thing. When traps of many colors were set out in the open, yellow ones caught more aphids than green ones did, and red ones caught fewer.',
    'For six falls I have counted eggs on two maples by my driveway. One reddens in September; the other stays green for three weeks more. In five of those falls the late tree had more eggs, on the average four times as many. Two trees prove nothing, and no journal would have them. What stays with me is the sixth fall. After a dry summer the trees turned within two days of each other, and I counted 61 eggs on the one and 58 on the other.',
    'My colleagues in plant physiology tell me that the red protects the leaf from light. I believe them. A coat that keeps out the rain may also be a uniform. But there is a thing that every visitor from Europe remarks on: over there the woods turn mostly yellow, and here a great many turn red. A sunscreen by itself does not tell me why. I suspect that the answer is a history, and that there are insects in it.',
  ],
  questions: [
    {
      id: 'act-reading/red-on-the-way-out-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to Passage A, the pigments to which a maple leaf owes its red are mostly:',
      right: 'made out of sugar in the fall.',
      wrong: [
        {
          html: 'made out of nitrogen in the fall.',
          misconception: 'ar-half-right',
          why: 'The season is right, but nitrogen is what the leaf sends back into twigs and roots; the pigments come from another material.',
        },
        {
          html: 'hidden by green in the summer.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The first two sentences say this of the yellow of a birch; the red of a maple “is another matter.”',
        },
        {
          html: 'left over when green is lost.',
          misconception: 'ar-quoted-view-for-author',
          why: 'That the red is merely left behind resembles what botanists once answered, a by-product; the author says how and when it is produced.',
        },
      ],
      evidence: ['are for the most part made in the fall, out of sugar'],
      explanation:
        '<p class="plan">A stated detail: find the word “anthocyanins” in the first paragraph of Passage A.</p><p>They “are for the most part made in the fall, out of sugar” ([[line: are for the most part made in the fall, out of sugar]]). “Made in the fall, out of sugar” has both the time and the stuff; the yellow of the birch is what had been hidden.</p>',
    },
    {
      id: 'act-reading/red-on-the-way-out-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0,
      seconds: 55,
      text: '',
      stem: 'Passage A suggests that the alder drops its leaves green because it:',
      right: 'can get nitrogen from another source.',
      wrong: [
        {
          html: 'can store nitrogen before the others.',
          misconception: 'ar-half-right',
          why: 'Nitrogen is the point, but the alder is not said to save early; bacteria supply it, so that it need not save.',
        },
        {
          html: 'cannot make red pigment from sugar.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Plants that cannot make the pigment do appear, but they are the mutant shrubs of the experiment, not the alder.',
        },
        {
          html: 'cannot be harmed by unused light.',
          misconception: 'ar-outside-the-text',
          why: 'Light that is not used does damage, the passage says, and it makes no exception for the alder; it speaks of its roots.',
        },
      ],
      evidence: [
        'The alder, which is supplied with nitrogen by bacteria in its roots, drops its leaves while they are green.',
      ],
      explanation:
        '<p class="plan">A question of cause: find the alder, and read the sentences before and after it.</p><p>Trees “do not all have the same need to save”: the alder “is supplied with nitrogen by bacteria in its roots” ([[line: is supplied with nitrogen by bacteria in its roots]]). A tree that gets its nitrogen from bacteria need not draw it back out of its leaves before they fall.</p>',
    },
    {
      id: 'act-reading/red-on-the-way-out-q3',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'It can reasonably be inferred that the sixth fall stays with the writer of Passage B because:',
      right: 'the trees differed little in color, and they differed little in eggs.',
      wrong: [
        {
          html: 'the eggs differed as they had before, with little difference in color.',
          misconception: 'ar-reversed',
          why: 'That the colors were alike is right, but the difference in eggs went away as well: she counted 61 and 58.',
        },
        {
          html: 'the early tree for once had four times as many eggs as the late one.',
          misconception: 'ar-echoed-words',
          why: 'Four times as many is what the late tree had, on the average, in the other five falls; in the sixth there was almost no difference.',
        },
        {
          html: 'the dry summer had left both trees with fewer eggs than they had before.',
          misconception: 'ar-half-right',
          why: 'The summer was dry, but she does not say that eggs were fewer than in other years; it made the trees turn together.',
        },
      ],
      evidence: [
        'After a dry summer the trees turned within two days of each other, and I counted 61 eggs on the one and 58 on the other.',
      ],
      explanation:
        '<p class="plan">An inference: compare the sixth fall with the five others in two respects, color and eggs.</p><p>In five falls one tree was red while the other was green, and the eggs differed. In the sixth they “turned within two days of each other” ([[line: turned within two days of each other]]), and the counts were 61 and 58.</p>',
    },
    {
      id: 'act-reading/red-on-the-way-out-q4',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'The main point of Passage B is that the red of leaves probably:',
      right: 'helps to keep aphids from laying eggs on a tree.',
      wrong: [
        {
          html: 'helps aphids to find the trees they specialize in.',
          misconception: 'ar-reversed',
          why: 'Bright trees do have many kinds of specialized aphids, but the color is explained as telling them to “lay elsewhere,” not as a guide.',
        },
        {
          html: 'shows which trees aphids damaged in the spring.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'Spring and damage are in the passage, but the color of October comes first and is to make for “a better May.”',
        },
        {
          html: 'varies in its use between Europe and America.',
          misconception: 'ar-too-narrow',
          why: 'The two continents are compared at the end, in how much red there is; the rest of the passage is about insects on trees.',
        },
      ],
      evidence: [
        'A tree that could turn the mothers away in October would have a better May.',
        'In 2001 W. D. Hamilton and Sam Brown proposed that bright leaves do just this.',
      ],
      explanation:
        '<p class="plan">A main idea: ask which statement the proposal of 2001, the traps, and the two maples all have to do with.</p><p>“A tree that could turn the mothers away in October would have a better May” ([[line: turn the mothers away in October]]). The rest of Passage B argues that color does this.</p>',
    },
    {
      id: 'act-reading/red-on-the-way-out-q5',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.2,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: I used to make it myself.]], the word “make” most nearly means:',
      right: 'raise.',
      wrong: [
        {
          html: 'build.',
          misconception: 'ar-first-meaning',
          why: 'To make a thing oneself often means to put it together by hand, but “it” is an objection, which one states.',
        },
        {
          html: 'bring about.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'One can make trouble in this sense, causing it; but she did not cause the objection, she was one of those who put it forward.',
        },
        {
          html: 'catch.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Traps that caught aphids come later in the paragraph; in this short sentence the word goes with the objection just named.',
        },
      ],
      evidence: ['The usual objection is that aphids have no receptor for red. I used to make it myself.'],
      explanation:
        '<p class="plan">A word in context: ask what “it” stands for in the sentence before.</p><p>“The usual objection is that aphids have no receptor for red” ([[line: The usual objection is that aphids have no receptor]]). To make an objection is to raise it.</p>',
    },
    {
      id: 'act-reading/red-on-the-way-out-q6',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'In Passage A, the sentence about a house ([[line: One does not repaint a house on the eve of its demolition.]]) serves mainly to:',
      right: 'present the red as an outlay that calls for a reason.',
      wrong: [
        {
          html: 'present the red as a coat that is laid over yellow.',
          misconception: 'ar-literal-for-figurative',
          why: 'Paint does cover what is beneath it, but the comparison is about painting so late, in a leaf with “a few weeks to live.”',
        },
        {
          html: 'present the leaf as a store that is being emptied.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That a leaf is taken apart and its nitrogen saved is told in the next paragraph; this sentence is about the making of pigment.',
        },
        {
          html: 'present the leaf as a thing that wears out in the cold.',
          misconception: 'ar-half-right',
          why: 'The end of the leaf is near, as the sentence implies; but its point is the odd expense, and cold belongs to the older answer.',
        },
      ],
      evidence: ['in a leaf that has a few weeks to live', 'made it likely that the red has a use'],
      explanation:
        '<p class="plan">A function question: ask what is strange about such a painter, and what question the next paragraph answers.</p><p>The pigments are made “in a leaf that has a few weeks to live” ([[line: in a leaf that has a few weeks to live]]). It would be odd to spend sugar on that for no purpose; the next paragraph names a use.</p>',
    },
    {
      id: 'act-reading/red-on-the-way-out-q7',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'In the last paragraph of Passage B, the writer’s attitude toward what her colleagues tell her is that she:',
      right: 'accepts it and finds that it leaves something out.',
      wrong: [
        {
          html: 'accepts it and gives up an objection of her own.',
          misconception: 'ar-half-right',
          why: 'She does accept it; but the objection that she gave up was another, about the eyes of aphids, and her colleagues had no part in it.',
        },
        {
          html: 'doubts it and says politely that she believes it.',
          misconception: 'ar-wrong-tone',
          why: 'Nothing marks her belief as mere politeness: the coat that “keeps out the rain” grants that the protection is real.',
        },
        {
          html: 'accepts it and finds her own counts to agree.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Her counts stand in the paragraph before this one, and they are of eggs; she never sets them beside what she is told about light.',
        },
      ],
      evidence: ['I believe them.', 'A sunscreen by itself does not tell me why.'],
      explanation:
        '<p class="plan">A question of point of view: read the last paragraph as two steps, before and after “But.”</p><p>“I believe them,” she says; and then: “A sunscreen by itself does not tell me why” ([[line: A sunscreen by itself does not tell me why.]]). The account is true and not sufficient.</p>',
    },
    {
      id: 'act-reading/red-on-the-way-out-q8',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 70,
      text: '',
      stem: 'Both passages contain a reply to an objection. The objections concern:',
      right: 'in A, trees that have no red; in B, insects that have no sense for it.',
      wrong: [
        {
          html: 'in A, red that forms in the cold; in B, trees that have none of it.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The cold belongs to an old answer that A reports at the start, and the yellow woods in B are the writer’s own point.',
        },
        {
          html: 'in A, trees that have no red; in B, too small a number of trees.',
          misconception: 'ar-half-right',
          why: 'The half about A is right. That two trees prove nothing is said in B, but the writer admits it and makes no reply.',
        },
        {
          html: 'in A, light that is of no use; in B, insects that come to red trees.',
          misconception: 'ar-echoed-words',
          why: 'Unused light is part of A’s own explanation, and the many aphids of bright trees are part of the case that B makes.',
        },
      ],
      evidence: [
        'It has been objected that many trees turn yellow and are none the worse for it.',
        'The usual objection is that aphids have no receptor for red.',
      ],
      explanation:
        '<p class="plan">A comparison: find “objected” in Passage A and “objection” in Passage B.</p><p>A: “many trees turn yellow and are none the worse for it” ([[line: many trees turn yellow and are none the worse for it]]). B: “aphids have no receptor for red” ([[line: aphids have no receptor for red]]). In A the case against is trees without red, in B insects without an eye for it, and each author then answers it.</p>',
    },
    {
      id: 'act-reading/red-on-the-way-out-q9',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1,
      seconds: 70,
      text: '',
      stem: 'The writer of Passage B would most likely say that the explanation in Passage A fails to account for:',
      right: 'differences between whole regions.',
      wrong: [
        {
          html: 'differences between two neighbors.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Her two maples do differ, but she uses them to speak about eggs, and does not say that light cannot explain when they turn.',
        },
        {
          html: 'differences between sun and shade.',
          misconception: 'ar-mixes-up-passages',
          why: 'Leaves in sun and leaves that are covered are A’s own evidence; a screen against light explains these well, and B does not discuss them.',
        },
        {
          html: 'differences between one year and another.',
          misconception: 'ar-half-right',
          why: 'Both speak of what a season does to color, but she does not hold it against A, who explains it by bright days and cold nights.',
        },
      ],
      evidence: [
        'over there the woods turn mostly yellow, and here a great many turn red. A sunscreen by itself does not tell me why.',
      ],
      explanation:
        '<p class="plan">A comparison: Passage A explains the red as a screen. Find where Passage B says what a screen does not tell.</p><p>“A sunscreen by itself does not tell me why” refers to the sentence before it: in Europe “the woods turn mostly yellow, and here a great many turn red” ([[line: over there the woods turn mostly yellow]]).</p>',
    },
  ],
}
