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
      stem: 'According to Passage A, where one leaf has lain across another, the part that was covered is often:',
      right: 'yellow.',
      wrong: [
        {
          html: 'green.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Green is what the leaves of the alder are when they drop; a covered part has lost its green and only lacks the red.',
        },
        {
          html: 'pale red.',
          misconception: 'ar-half-right',
          why: 'The red is indeed missing where the light is missing; but it is not thinned out, for the part is said to be “yellow.”',
        },
        {
          html: 'dark red.',
          misconception: 'ar-reversed',
          why: 'Dark red would need more pigment under cover; but it “tends to be laid down in leaves, and in parts of leaves, that stand in the sun.”',
        },
      ],
      evidence: ['where one leaf has lain across another, the covered part is often yellow'],
      explanation:
        '<p class="plan">A stated detail: find the covered leaf in the third paragraph of Passage A.</p><p>“Where one leaf has lain across another, the covered part is often yellow” ([[line: where one leaf has lain across another, the covered part is often yellow]]). The pigment is laid down in what stands in the sun; where no sun came, only what had been under the green is seen.</p>',
    },
    {
      id: 'act-reading/red-on-the-way-out-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0,
      seconds: 55,
      text: '',
      stem: 'Passage A suggests that the alder drops its leaves green because it:',
      right: 'has no need to save nitrogen.',
      wrong: [
        {
          html: 'has saved its nitrogen before.',
          misconception: 'ar-half-right',
          why: 'It is about nitrogen, but the alder need not save it: bacteria in its roots supply it.',
        },
        {
          html: 'has no sugar left to spend.',
          misconception: 'ar-outside-the-text',
          why: 'Red is made out of sugar, but a lack of it is not mentioned; the alder has nothing to save.',
        },
        {
          html: 'has leaves that bear the light.',
          misconception: 'ar-outside-the-text',
          why: 'Unused light does damage leaves, and an exception is imaginable; but the reason named is its supply of nitrogen.',
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
      stem: 'It can reasonably be inferred that what is told in [[line: After a dry summer the trees turned within two days]] stays with the writer because then:',
      right: 'like colors went with like numbers.',
      wrong: [
        {
          html: 'unlike colors went with like numbers.',
          misconception: 'ar-half-right',
          why: 'The numbers were alike, 61 and 58; but so were the colors, since the trees turned within two days of each other.',
        },
        {
          html: 'like colors went with unlike numbers.',
          misconception: 'ar-half-right',
          why: 'The trees did turn together, but the numbers were 61 and 58, and that is no difference.',
        },
        {
          html: 'both of the numbers were unusually low.',
          misconception: 'ar-outside-the-text',
          why: '61 and 58 may look small, but the counts of the other years are not given; it is their likeness that matters.',
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
      right: 'keeps aphids from laying there.',
      wrong: [
        {
          html: 'keeps aphids from finding shelter.',
          misconception: 'ar-outside-the-text',
          why: 'Turning insects away is right, but shelter is not spoken of; it is about eggs laid in October.',
        },
        {
          html: 'shows that aphids have done harm.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'Aphids do drink beside the buds in spring, but the red comes before: it turns away the mothers in October.',
        },
        {
          html: 'shows that a tree needs protection.',
          misconception: 'ar-reversed',
          why: 'A leaf that is about to fall may look in need, but the notice says the contrary: “this tree is vigorous and well defended.”',
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
          why: 'To make is often to build, but here “it” is an objection, and objections are not built but brought forward.',
        },
        {
          html: 'earn.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'One makes a living by earning it, but what she used to make is an objection, and that one raises.',
        },
        {
          html: 'reach.',
          misconception: 'ar-half-right',
          why: 'One makes the shore by reaching it, but an objection is put forward, or raised, as she once did.',
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
      stem: 'In Passage A, the sentence in [[line: One does not repaint a house on the eve of its demolition.]] serves mainly to:',
      right: 'show why the making of the red seems odd.',
      wrong: [
        {
          html: 'deny that a leaf in the fall has sugar to spare.',
          misconception: 'ar-half-right',
          why: 'Sugar is what the red is made of, and it is spent on a leaf soon to die; but the sentence marks that as strange and denies nothing.',
        },
        {
          html: 'suggest that a leaf falls apart early.',
          misconception: 'ar-literal-for-figurative',
          why: 'A house before its demolition may be falling apart; but the picture is about the painting, at a time when it seems of no use.',
        },
        {
          html: 'trace the red to the cold that fall brings.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The cold comes in the next sentence, in the botanists’ answer: what “becomes of sugar in the cold.” The doomed house is about waste, not weather.',
        },
      ],
      evidence: ['in a leaf that has a few weeks to live', 'made it likely that the red has a use'],
      explanation:
        '<p class="plan">A function question: ask what one would think of such a painter, and what question the next paragraph answers.</p><p>The pigments are made “in a leaf that has a few weeks to live” ([[line: in a leaf that has a few weeks to live]]). Like paint on a doomed house, that makes no sense at first sight; the next paragraph then “made it likely that the red has a use.”</p>',
    },
    {
      id: 'act-reading/red-on-the-way-out-q7',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'In the last paragraph of Passage B, the writer treats what others say in [[line: My colleagues in plant physiology tell me]] as:',
      right: 'true, but not the whole.',
      wrong: [
        {
          html: 'true, and enough by itself.',
          misconception: 'ar-reversed',
          why: '“I believe them,” she says; but “A sunscreen by itself does not tell me why.”',
        },
        {
          html: 'true of one continent only.',
          misconception: 'ar-half-right',
          why: 'She does bring up two continents in the paragraph, but she does not limit what her colleagues say to either: “I believe them,” she writes, and asks for more.',
        },
        {
          html: 'likely, and close to her own.',
          misconception: 'ar-half-right',
          why: 'A coat may also be a uniform, so both may hold; but theirs is about light, and hers about insects.',
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
      right: 'in A, yellow trees; in B, what insects see.',
      wrong: [
        {
          html: 'in A, yellow trees; in B, too few trees.',
          misconception: 'ar-half-right',
          why: 'The first half is right, but “Two trees prove nothing” is her own remark, and she does not reply to it.',
        },
        {
          html: 'in A, mutant shrubs; in B, what insects see.',
          misconception: 'ar-half-right',
          why: 'The second half is right, but the mutants of A are part of the evidence, and not of an objection.',
        },
        {
          html: 'in A, mutant shrubs; in B, too few trees.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Mutants are A’s evidence, and the two trees B’s own doubt; the objections are about yellow trees and the sense for red.',
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
      right: 'a difference between continents.',
      wrong: [
        {
          html: 'a difference between two maples.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Her two maples differ in date, and she counts eggs on them; but what a sunscreen “does not tell” is said of woods.',
        },
        {
          html: 'a difference between birch and maple.',
          misconception: 'ar-mixes-up-passages',
          why: 'A begins with this itself: the yellow of a birch was there in June, the red of a maple is made in the fall, as a screen.',
        },
        {
          html: 'a difference between dry and wet falls.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'B tells of one fall after a dry summer, but there the two trees turned almost together; what a sunscreen “does not tell” is another thing.',
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
