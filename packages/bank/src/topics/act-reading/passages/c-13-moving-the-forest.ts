import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/moving-the-forest',
  kind: 'Natural Science',
  title: 'Moving the Forest',
  description:
    'Passage A is adapted from “Help Them Walk,” an article by the forester Nora Villanueva (2017). Passage B is adapted from “The Generous Mistake,” an article by the ecologist Peter Hallam (2019). Both writers are invented; the species and the cases that they name are not.',
  paragraphs: [
    '# Passage A',
    'The Florida torreya is an evergreen that grows wild along one stretch of the Apalachicola River and nowhere else. In the 1950s a fungus began to kill its stems, and of several hundred thousand trees there are now perhaps a thousand, most of them sprouts no taller than a child, which die back before they can set seed. The climate along the river is warming. It is likely that the tree is already too far south. During the last ice age it seems to have been driven down there from the mountains, and when the ice went, it did not get back. A torreya seed is as large as an olive. It falls, and lies where it has fallen. It needs someone to carry it, and whoever used to do so seems to be gone.',
    'In 2008 a group of private citizens carried some. They planted a few dozen seedlings on wooded slopes in North Carolina, some four hundred miles to the north. It was legal, since the rules that protect the tree do not forbid planting it on private land. It was also done without asking anyone, and a good many biologists were angry. I was one of them. I have come around.',
    'Trees have always moved. Pollen in the mud of lakes shows that spruce and oak followed the melting ice north, by a few hundred yards in a year at best. The climate is now moving several times as fast, and between the tree and the place where it ought to go lie highways, cornfields and cities. To say that we should not interfere is to forget that we have already interfered, twice. What my colleagues fear is that a tree in a new place will run wild. Let them look at this one. It grows slowly, it bears few seeds, and in old plantings far to the north of its range it has harmed nothing in eighty years. Not every species should be moved. But the choice for some is between a garden of our making and no place at all, and I would rather answer for the garden.',
    '# Passage B',
    'In June 1935 some hundred toads were brought to Queensland, in Australia, in order to eat the beetles that were eating the sugar cane. The men who brought them were not fools. They had read a scientific paper; they bred the toads with care; they had the thanks of the growers. The toads did not eat the beetles. They ate nearly everything else, and poisoned what ate them, and there are now believed to be more than two hundred million.',
    'I do not tell the story in order to compare an innocent evergreen with a toad. I tell it for the sake of the paper. Each species that has been moved with good intentions was moved by people who could say why this one would be different. They listed what they knew: what it eats, how fast it breeds, how it behaves at home. But a species at home is held in place by a thousand threads, by parasites, rivals, weather, and the particular hunger of its neighbors, and what we know about it is what it does while they hold. Cut them, and we are dealing with a creature that nobody has yet observed. Most such creatures die. A few settle quietly. Now and then one does not, and it is seldom the one that was feared. Nor does harm announce itself. Many invaders lay quiet for fifty years or more before they spread.',
    'Those who would move species to save them reply that to do nothing is also a choice. It is. But it is a choice whose cost falls on one species, and that cost is known. The cost of the other falls on whoever lives at the far end of the road, and they have not been consulted. If a species must be kept, keep it first where it can be recovered: in seed banks, in gardens, under eyes. That is slow, and it looks like surrender. It has the merit that one can change one’s mind. I know of no case in which anybody has succeeded in taking back two hundred million toads.',
  ],
  questions: [
    {
      id: 'act-reading/moving-the-forest-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to Passage A, the planting of 2008 was within the law because the rules that protect the tree:',
      right: 'allow it to be planted on private land.',
      wrong: [
        {
          html: 'hold only where the tree grows wild.',
          misconception: 'ar-half-right',
          why: 'The tree grows wild along one river, which is far away, but the reason given is about owners: the rules “do not forbid planting it on private land.”',
        },
        {
          html: 'hold only for trees that are full-grown.',
          misconception: 'ar-outside-the-text',
          why: 'They were seedlings, so it sounds likely, but the age of a tree is not mentioned; what counts is whose land it is.',
        },
        {
          html: 'leave biologists free to plant it.',
          misconception: 'ar-common-sense-over-text',
          why: 'One expects experts, but it was “a group of private citizens,” and a good many biologists were angry.',
        },
      ],
      evidence: ['It was legal, since the rules that protect the tree do not forbid planting it on private land.'],
      explanation:
        '<p class="plan">A stated reason: find “legal” in Passage A and read on after “since.”</p><p>“It was legal, since the rules that protect the tree do not forbid planting it on private land” ([[line: do not forbid planting it on private land]]). What the rules do not forbid they allow, so the planting broke no law as long as the land was private.</p>',
    },
    {
      id: 'act-reading/moving-the-forest-q2',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'In Passage A, the statement in [[line: we have already interfered, twice]] most likely refers to:',
      right: 'hastening the change of climate and building across the way north.',
      wrong: [
        {
          html: 'the warming of the climate and the planting done in North Carolina.',
          misconception: 'ar-half-right',
          why: 'The warming is one of the two; but the planting is what is being defended, and “already” points to what had been done before it.',
        },
        {
          html: 'the fungus of the 1950s and the barriers that people have built.',
          misconception: 'ar-half-right',
          why: 'The barriers are one of the two, but the fungus is not said to be the work of people, and the sentence before speaks of climate.',
        },
        {
          html: 'driving the tree out of the mountains and felling it in Florida.',
          misconception: 'ar-swaps-people',
          why: 'It was driven south, and it did die in Florida; but this was the work of an ice age and of a fungus, not of people who “interfered.”',
        },
      ],
      evidence: [
        'The climate is now moving several times as fast, and between the tree and the place where it ought to go lie highways, cornfields and cities.',
      ],
      explanation:
        '<p class="plan">An inference: “twice” needs two deeds of people; look for them in the sentence before.</p><p>“The climate is now moving several times as fast, and between the tree and the place where it ought to go lie highways, cornfields and cities” ([[line: The climate is now moving several times as fast]]). Those are the two: a faster climate, and a blocked way.</p>',
    },
    {
      id: 'act-reading/moving-the-forest-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: before they can set seed]], the word <em>set</em> most nearly means:',
      right: 'produce.',
      wrong: [
        {
          html: 'place.',
          misconception: 'ar-first-meaning',
          why: 'To set is first of all to put a thing somewhere, even a seed in the ground; but here sprouts do it, and they “die back” before there is any seed to put.',
        },
        {
          html: 'harden.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Cement sets by growing hard, and a seed has a hard coat; but the sprouts “die back” before there is any seed that could harden.',
        },
        {
          html: 'scatter.',
          misconception: 'ar-mood-for-meaning',
          why: 'The paragraph is about seed that does not get far, so scattering suits it; but sprouts that “die back” have no seed yet, and later a seed just “falls.”',
        },
      ],
      evidence: ['most of them sprouts no taller than a child, which die back before they can set seed'],
      explanation:
        '<p class="plan">A word in context: ask what a full-grown tree can do with seed that a sprout “no taller than a child” cannot yet do.</p><p>The trees left are mostly sprouts, “which die back before they can set seed” ([[line: before they can set seed]]). They do not live long enough to form any: to set seed is to produce it. So the kind cannot renew itself.</p>',
    },
    {
      id: 'act-reading/moving-the-forest-q4',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'In Passage B, what is said in [[line: The men who brought them were not fools]] and after it serves mainly to:',
      right: 'rule out an easy explanation of the failure.',
      wrong: [
        {
          html: 'blame the failure on a lack of care.',
          misconception: 'ar-reversed',
          why: 'Something did go wrong, but the men “bred the toads with care” and had read a paper; a lack of care is just what is denied.',
        },
        {
          html: 'point to how little was known of the toads.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'How little can be known is what he comes to a paragraph later; here the men “had read a scientific paper,” which keeps us from calling them careless.',
        },
        {
          html: 'make the failure seem smaller than it was.',
          misconception: 'ar-half-right',
          why: 'The men are spoken of kindly, but the failure is not made small: the toads ate “nearly everything else,” and there are two hundred million.',
        },
      ],
      evidence: [
        'They had read a scientific paper; they bred the toads with care; they had the thanks of the growers.',
        'I tell it for the sake of the paper.',
      ],
      explanation:
        '<p class="plan">A function question: ask what the story would prove if the men had been fools, and what it proves as it is.</p><p>One might say that the men were fools. “They had read a scientific paper; they bred the toads with care” ([[line: They had read a scientific paper]]), and it went wrong all the same. That is the use of the story: “I tell it for the sake of the paper” ([[line: I tell it for the sake of the paper]]). Good reasons in advance were no protection.</p>',
    },
    {
      id: 'act-reading/moving-the-forest-q5',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'In Passage B, the image in [[line: held in place by a thousand threads]] is best understood as standing for:',
      right: 'the many things that limit a species where it lives.',
      wrong: [
        {
          html: 'the many needs that a species has in order to live.',
          misconception: 'ar-half-right',
          why: 'They are indeed things around a species, but not things that feed it: “parasites, rivals, weather” and hungry neighbors hold it “in place.”',
        },
        {
          html: 'the many creatures that would be lost along with it.',
          misconception: 'ar-reversed',
          why: 'Much may hang on one species; but these threads run the other way: they hold it “in place,” and to cut them sets it free.',
        },
        {
          html: 'the many ways in which it shapes the land around it.',
          misconception: 'ar-half-right',
          why: 'Neighbors and weather are indeed around it, but they act on the species: it is “held in place” by them, and does not shape them.',
        },
      ],
      evidence: ['by parasites, rivals, weather, and the particular hunger of its neighbors'],
      explanation:
        '<p class="plan">A figure of speech: the list that follows tells what the threads are.</p><p>A species “at home is held in place by a thousand threads, by parasites, rivals, weather, and the particular hunger of its neighbors” ([[line: by parasites, rivals, weather]]). These keep it within bounds. The list names enemies and limits, not needs; “cut them,” and nobody knows what the species will do.</p>',
    },
    {
      id: 'act-reading/moving-the-forest-q6',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'Passage B says all of the following about species that have been moved EXCEPT that:',
      right: 'those that breed the fastest do the most harm.',
      wrong: [
        {
          html: 'many that spread had been quiet for decades.',
          misconception: 'ar-overlooked-mention',
          why: 'It is stated near the end of the second paragraph, where it is easily missed: “Many invaders lay quiet for fifty years or more before they spread.”',
        },
        {
          html: 'those that do harm are mostly not the feared ones.',
          misconception: 'ar-missed-in-other-words',
          why: 'It is not put in these words, but the passage says of the one that does harm that “it is seldom the one that was feared.”',
        },
        {
          html: 'the greater number do not live on.',
          misconception: 'ar-missed-in-other-words',
          why: '“The greater number” and “live on” are not the passage’s words, but three others say the same: “Most such creatures die.”',
        },
      ],
      evidence: ['what it eats, how fast it breeds, how it behaves at home', 'it is seldom the one that was feared'],
      explanation:
        '<p class="plan">An EXCEPT question: find three of the statements at the end of the second paragraph of Passage B, and cross them off.</p><p>“Most such creatures die. A few settle quietly. Now and then one does not, and it is seldom the one that was feared” ([[line: it is seldom the one that was feared]]); and many lay quiet for fifty years. Breeding comes in only as one of the things that people listed beforehand, “how fast it breeds” ([[line: how fast it breeds]]); it is not said to make harm more likely.</p>',
    },
    {
      id: 'act-reading/moving-the-forest-q7',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'The writers of the two passages would be most likely to agree that:',
      right: 'there are species that it is better not to move.',
      wrong: [
        {
          html: 'a plant is less of a danger than an animal.',
          misconception: 'ar-outside-the-text',
          why: 'One passage has a tree and the other a toad, so it sounds likely; but B does not wish “to compare an innocent evergreen with a toad.”',
        },
        {
          html: 'people who live at the new place should first be consulted.',
          misconception: 'ar-mixes-up-passages',
          why: 'That they “have not been consulted” is B’s point; the writer of A was angry once that nobody was asked, but “I have come around.”',
        },
        {
          html: 'a species at risk should be helped where it grows.',
          misconception: 'ar-common-sense-over-text',
          why: 'It is what one would try first, but neither passage proposes it: A would carry the tree north, and B would keep it “in seed banks, in gardens.”',
        },
      ],
      evidence: [
        'Not every species should be moved.',
        'If a species must be kept, keep it first where it can be recovered',
      ],
      explanation:
        '<p class="plan">A comparison: look in each passage for what it grants to the other side, or holds as a rule.</p><p>A argues for the torreya, yet says: “Not every species should be moved” ([[line: Not every species should be moved]]). B would rather not move any into the open: “If a species must be kept, keep it first where it can be recovered” ([[line: keep it first where it can be recovered]]). Both would leave at least a part of them where they are.</p>',
    },
    {
      id: 'act-reading/moving-the-forest-q8',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.1,
      seconds: 70,
      text: '',
      stem: 'The writer of Passage B would most likely object to the claim made in Passage A at [[line: it has harmed nothing in eighty years]] by pointing out that:',
      right: 'harm may come from a moved species after many quiet years.',
      wrong: [
        {
          html: 'a moved species will in most cases die out before long.',
          misconception: 'ar-true-but-not-asked',
          why: 'B does say that “Most such creatures die,” but this would be no objection: a tree that dies out harms nothing, which is what A claims.',
        },
        {
          html: 'a few old plantings are too small a number to go by.',
          misconception: 'ar-outside-the-text',
          why: 'A larger number would be better evidence; but B does not count plantings: what he holds against such a record is that invaders “lay quiet.”',
        },
        {
          html: 'those who live near a planting have a right to be asked.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'He does care that people “have not been consulted,” but A’s claim here is that no harm was done, and the lack of consent leaves it standing.',
        },
      ],
      evidence: [
        'Many invaders lay quiet for fifty years or more before they spread.',
        'in old plantings far to the north of its range it has harmed nothing in eighty years',
      ],
      explanation:
        '<p class="plan">One writer’s answer to the other: look in B for a statement about time.</p><p>A relies on the fact that “it has harmed nothing in eighty years” ([[line: it has harmed nothing in eighty years]]). B has said: “Nor does harm announce itself. Many invaders lay quiet for fifty years or more before they spread” ([[line: Many invaders lay quiet for fifty years]]).</p>',
    },
    {
      id: 'act-reading/moving-the-forest-q9',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'The two writers differ in their view of doing nothing in that:',
      right: 'A sees it as no longer possible, and B as a choice whose price is known.',
      wrong: [
        {
          html: 'A sees it as a choice whose price is known, and B as no longer possible.',
          misconception: 'ar-mixes-up-passages',
          why: 'The two views are well put, but they are exchanged: it is A who says that “we have already interfered, twice.”',
        },
        {
          html: 'A sees it as a thing of the past, and B as the best hope for a species.',
          misconception: 'ar-half-right',
          why: 'A’s view is right, but B grants that doing nothing has a cost that “falls on one species”; what B trusts is seed banks and gardens.',
        },
        {
          html: 'A sees it as wrong in every case, and B as a choice whose price is known.',
          misconception: 'ar-half-right',
          why: 'B’s view is right, but A says that “Not every species should be moved”; for some, then, nothing need be done.',
        },
      ],
      evidence: [
        'To say that we should not interfere is to forget that we have already interfered, twice.',
        'it is a choice whose cost falls on one species, and that cost is known',
      ],
      explanation:
        '<p class="plan">A comparison: find “interfere” in A and “to do nothing” in B, and judge each half by itself.</p><p>A: “To say that we should not interfere is to forget that we have already interfered, twice” ([[line: To say that we should not interfere]]). B: “it is a choice whose cost falls on one species, and that cost is known” ([[line: a choice whose cost falls on one species]]). For A we have acted already, so doing nothing is no choice that is left; for B it still is one, and what speaks for it is that its cost can be known.</p>',
    },
    {
      id: 'act-reading/moving-the-forest-q10',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'In Passage A, the pollen in the mud of lakes ([[line: Pollen in the mud of lakes]]) is given as evidence that:',
      right: 'trees have moved from one place to another.',
      wrong: [
        {
          html: 'the torreya stayed when others went back.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That the torreya “did not get back” is told in the first paragraph; the pollen named here is of spruce and oak.',
        },
        {
          html: 'a tree seldom does harm where it arrives.',
          misconception: 'ar-half-right',
          why: 'Harm is the fear that is answered a few lines on; but for that the writer points to old plantings of the torreya, and not to pollen.',
        },
        {
          html: 'people were changing forests long ago.',
          misconception: 'ar-wrong-part-of-passage',
          why: '“We have already interfered” stands close by, but it is about highways and climate now; the trees of the pollen moved by themselves.',
        },
      ],
      evidence: [
        'Trees have always moved.',
        'Pollen in the mud of lakes shows that spruce and oak followed the melting ice north',
      ],
      explanation:
        '<p class="plan">Evidence and claim: find “Pollen” and the short sentence that stands right before it.</p><p>The claim is “Trees have always moved.” The evidence follows: “Pollen in the mud of lakes shows that spruce and oak followed the melting ice north” ([[line: Pollen in the mud of lakes shows]]). Where pollen lies, there the trees once stood, and over the centuries they stood farther and farther north.</p>',
    },
  ],
}
