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
    'Those who would move species to save them reply that to do nothing is also a choice. It is. But it is a choice whose cost falls on one species, and that cost is known. The cost of the other falls on whoever lives at the far end of the road, and they have not been consulted. If a species must be kept, keep it first where it can be got back: in seed banks, in gardens, under eyes. That is slow, and it looks like surrender. It has the merit that one can change one’s mind. I know of no case in which anybody has succeeded in taking back two hundred million toads.',
  ],
  questions: [
    {
      id: 'act-reading/moving-the-forest-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to Passage A, the torreya failed to return to the mountains after the ice age because:',
      right: 'nothing was left that would carry its large seeds.',
      wrong: [
        {
          html: 'its seeds were too large to sprout so far to the north.',
          misconception: 'ar-half-right',
          why: 'The size of the seed is the trouble, but for travel and not for sprouting: it “lies where it has fallen.”',
        },
        {
          html: 'a fungus killed its stems before they could bear seed.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The fungus began its work in the 1950s; the return that failed belongs to the end of the ice age, thousands of years earlier.',
        },
        {
          html: 'highways, fields and cities had come to lie in its way.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'These barriers are named later, for trees that would have to move today; there were none when the ice went.',
        },
      ],
      evidence: ['It needs someone to carry it, and whoever used to do so seems to be gone.'],
      explanation:
        '<p class="plan">A stated cause: find the ice age in the first paragraph of Passage A and read on to the seed.</p><p>“It falls, and lies where it has fallen. It needs someone to carry it, and whoever used to do so seems to be gone” ([[line: whoever used to do so seems to be gone]]). The seed is “as large as an olive.”</p>',
    },
    {
      id: 'act-reading/moving-the-forest-q2',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'In Passage A, the statement that “we have already interfered, twice” ([[line: we have already interfered, twice]]) most likely refers to:',
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
          html: 'the two plantings, in Florida and in the north, that people made.',
          misconception: 'ar-outside-the-text',
          why: 'No planting in Florida is mentioned; the torreya grows wild there, and “twice” takes up the sentence just before it.',
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
      stem: 'As it is used at the end of Passage A, “I would rather answer for the garden” ([[line: I would rather answer for the garden]]), <em>answer for</em> most nearly means:',
      right: 'take responsibility for.',
      wrong: [
        {
          html: 'give a reply instead of.',
          misconception: 'ar-first-meaning',
          why: 'To answer is first of all to reply, but no question is put to the garden; the writer says which outcome she would be accountable for.',
        },
        {
          html: 'be enough to serve as.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A couch may answer for a bed, that is, do as well; but here a person answers, and she speaks of a choice and its results.',
        },
        {
          html: 'speak in defense of.',
          misconception: 'ar-mood-for-meaning',
          why: 'She is arguing, so defense suits the mood; but “rather” weighs two outcomes that one would have on one’s conscience.',
        },
      ],
      evidence: ['the choice for some is between a garden of our making and no place at all'],
      explanation:
        '<p class="plan">A phrase in context: the sentence names two outcomes; ask in what sense a person “answers” for one of them.</p><p>She sees a choice “between a garden of our making and no place at all, and I would rather answer for the garden” ([[line: I would rather answer for the garden]]). Of the two results she would sooner be held responsible for the first.</p>',
    },
    {
      id: 'act-reading/moving-the-forest-q4',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'In Passage B, the sentence “The men who brought them were not fools” ([[line: The men who brought them were not fools]]) serves mainly to:',
      right: 'make it clear that care and knowledge did not prevent the failure.',
      wrong: [
        {
          html: 'show that the men knew in advance what the toads would do.',
          misconception: 'ar-half-right',
          why: 'The men are credited with knowledge, but not of the outcome: they expected the toads to eat beetles, and “The toads did not eat the beetles.”',
        },
        {
          html: 'make an ironic remark about men who had in fact been careless.',
          misconception: 'ar-wrong-tone',
          why: 'The disaster makes irony seem likely, but what follows is meant: a scientific paper, careful breeding, the growers’ thanks.',
        },
        {
          html: 'report that the men had read a paper and bred the toads with care.',
          misconception: 'ar-content-for-function',
          why: 'These are the details that follow; the question is what the writer gains by insisting on them before he tells of the failure.',
        },
      ],
      evidence: [
        'They had read a scientific paper; they bred the toads with care; they had the thanks of the growers.',
        'I tell it for the sake of the paper.',
      ],
      explanation:
        '<p class="plan">A function question: ask what the story would prove if the men had been fools, and what it proves as it is.</p><p>“They had read a scientific paper; they bred the toads with care” ([[line: They had read a scientific paper]]), and it went wrong all the same. That is the use of the story: “I tell it for the sake of the paper” ([[line: I tell it for the sake of the paper]]). Good reasons in advance were no protection.</p>',
    },
    {
      id: 'act-reading/moving-the-forest-q5',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'The “thousand threads” ([[line: held in place by a thousand threads]]) in Passage B are best understood as:',
      right: 'the many conditions around a species that limit what it does.',
      wrong: [
        {
          html: 'the many ways in which a species can spread over new land.',
          misconception: 'ar-reversed',
          why: 'Spreading over new land is the opposite of what the threads are for: they hold a species “in place,” and keep it from spreading.',
        },
        {
          html: 'the roots and stems with which a plant is fastened to the soil.',
          misconception: 'ar-literal-for-figurative',
          why: '“Threads” is a figure of speech, and it is explained at once: “parasites, rivals, weather, and the particular hunger of its neighbors.”',
        },
        {
          html: 'the many facts that scientists have collected about a species.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'What scientists know is listed a sentence earlier, “what it eats, how fast it breeds”; the threads are named after it, and they are what holds the species.',
        },
      ],
      evidence: ['by parasites, rivals, weather, and the particular hunger of its neighbors'],
      explanation:
        '<p class="plan">A figure of speech: the list that follows tells what the threads are.</p><p>A species “at home is held in place by a thousand threads, by parasites, rivals, weather, and the particular hunger of its neighbors” ([[line: by parasites, rivals, weather]]). These keep it within bounds.</p>',
    },
    {
      id: 'act-reading/moving-the-forest-q6',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'According to Passage B, which of the following is NOT true of species that have been moved?',
      right: 'The ones that do harm are usually the ones that were feared.',
      wrong: [
        {
          html: 'Many of those that spread were quiet for decades first.',
          misconception: 'ar-overlooked-mention',
          why: 'It is stated near the end of the second paragraph: “Many invaders lay quiet for fifty years or more before they spread.”',
        },
        {
          html: 'Some of them live on in the new place without doing harm.',
          misconception: 'ar-missed-in-other-words',
          why: '“Without doing harm” is not said in these words, but the short sentence between the dead and the harmful means it: “A few settle quietly.”',
        },
        {
          html: 'The greater number of them do not live on in the new place.',
          misconception: 'ar-missed-in-other-words',
          why: '“The greater number” and “live on” are not the passage’s words, but three short ones say the same: “Most such creatures die.”',
        },
      ],
      evidence: ['it is seldom the one that was feared'],
      explanation:
        '<p class="plan">A NOT question: find three of the statements at the end of the second paragraph of Passage B; the fourth is contradicted there.</p><p>“Most such creatures die. A few settle quietly. Now and then one does not, and it is seldom the one that was feared” ([[line: it is seldom the one that was feared]]). So the harmful ones are usually not those that were feared.</p>',
    },
    {
      id: 'act-reading/moving-the-forest-q7',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'The writers of the two passages would be most likely to agree that:',
      right: 'some moves of species to new places ought not to be made.',
      wrong: [
        {
          html: 'the torreya’s record in old plantings is a sound reason to trust it.',
          misconception: 'ar-one-passage-only',
          why: 'This is the argument of Passage A; B’s answer is that harm may not show for “fifty years or more.”',
        },
        {
          html: 'a species that is in danger should first be kept in seed banks.',
          misconception: 'ar-one-passage-only',
          why: 'The seed bank is B’s proposal; A wants some species planted out in a new place.',
        },
        {
          html: 'to leave a species alone is in most cases the safest choice for all.',
          misconception: 'ar-extreme-wording',
          why: 'B leans toward caution, but even he grants that doing nothing has a cost, and A thinks that it is no longer possible.',
        },
      ],
      evidence: [
        'Not every species should be moved.',
        'If a species must be kept, keep it first where it can be got back',
      ],
      explanation:
        '<p class="plan">A comparison: look for a sentence in A that grants something to the other side.</p><p>A grants it in plain words: “Not every species should be moved” ([[line: Not every species should be moved]]). B warns of moves in general and would keep a species “first where it can be got back” ([[line: keep it first where it can be got back]]). Both would refuse some moves.</p>',
    },
    {
      id: 'act-reading/moving-the-forest-q8',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.1,
      seconds: 70,
      text: '',
      stem: 'The writer of Passage B would most likely object to the claim in Passage A that the torreya “has harmed nothing in eighty years” by pointing out that:',
      right: 'harm from a moved species has often shown itself only after a long quiet time.',
      wrong: [
        {
          html: 'in some species harm has come late, though experts had given warning.',
          misconception: 'ar-half-right',
          why: 'That harm may come late is his point, but he tells of no warning; harm does not “announce itself,” he says, and the feared ones are seldom the culprits.',
        },
        {
          html: 'in a new place the tree would bear few seeds and grow slowly.',
          misconception: 'ar-mixes-up-passages',
          why: 'Slow growth and few seeds are A’s own reasons for trusting the tree; B would call them things known from home.',
        },
        {
          html: 'in Queensland the toads did great harm, as the growers had feared.',
          misconception: 'ar-half-right',
          why: 'The toads are his example and did harm, but no growers had feared it: those who brought the toads “had the thanks of the growers.”',
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
      right: 'for A it is no longer possible, while for B its price is at least known.',
      wrong: [
        {
          html: 'A sees it as a choice with a limited cost, and B as one more result of human interference.',
          misconception: 'ar-mixes-up-passages',
          why: 'The halves are exchanged: the cost that “falls on one species” is weighed in B, and interference is the subject of A.',
        },
        {
          html: 'A sees it as no longer possible, and B as the best way in which species can be saved.',
          misconception: 'ar-half-right',
          why: 'The half about A is right; but B does not propose to do nothing: he wants species kept in seed banks and gardens.',
        },
        {
          html: 'A sees it as a crime against nature, and B as a duty that nobody may ever neglect.',
          misconception: 'ar-extreme-wording',
          why: 'Both speak in measured words: A “would rather answer for the garden,” and B calls doing nothing “a choice.” Neither says crime or duty.',
        },
      ],
      evidence: [
        'To say that we should not interfere is to forget that we have already interfered, twice.',
        'it is a choice whose cost falls on one species, and that cost is known',
      ],
      explanation:
        '<p class="plan">A comparison: find “interfere” in A and “to do nothing” in B, and judge each half by itself.</p><p>A: “To say that we should not interfere is to forget that we have already interfered, twice” ([[line: To say that we should not interfere]]). B: “it is a choice whose cost falls on one species, and that cost is known” ([[line: a choice whose cost falls on one species]]).</p>',
    },
    {
      id: 'act-reading/moving-the-forest-q10',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'In Passage A, pollen in the mud of lakes serves as evidence that:',
      right: 'trees have followed a changing climate before.',
      wrong: [
        {
          html: 'forests have shifted their range as fast as the climate does now.',
          misconception: 'ar-half-right',
          why: 'The shifting is what pollen shows, but not the speed of today: the climate now moves “several times as fast” as those trees could.',
        },
        {
          html: 'the torreya once grew in the mountains and was driven south.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That the torreya was driven south is told, with “it seems,” but in another paragraph; the pollen that is named here is of spruce and oak.',
        },
        {
          html: 'the climate along the Apalachicola River has been warming.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Warming is part of the case, but ancient pollen of spruce and oak in lakes does not bear on one river today.',
        },
      ],
      evidence: ['Pollen in the mud of lakes shows that spruce and oak followed the melting ice north'],
      explanation:
        '<p class="plan">Evidence and claim: find “Pollen” and the short sentence that stands right before it.</p><p>The claim is “Trees have always moved.” The evidence follows: “Pollen in the mud of lakes shows that spruce and oak followed the melting ice north” ([[line: Pollen in the mud of lakes shows]]).</p>',
    },
  ],
}
