import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/a-third-of-a-gram',
  kind: 'Natural Science',
  title: 'A Third of a Gram',
  description:
    'This passage is from the article “A Third of a Gram” by Tobias Nanayakkara (2022). Author and source are invented. So is Nasreen Wadia; Charles Anderson and his work are not.',
  paragraphs: [
    'The Maldives have almost no fresh water that stands in the open. They are rings of coral sand, barely higher than the tide, and the rain that falls on them sinks straight through. A dragonfly, which must lay its eggs in fresh water, therefore has no reason to be there. Yet every October dragonflies come, first by the dozen and then by the million, until the air above the soccer fields is stitched with them. In December they are gone. Islanders have long taken them for a sign that the monsoon is changing. It did not occur to anyone to ask where they were going, since it was so plain that they could not have come from anywhere.',
    'A marine biologist named Charles Anderson, who had settled in the islands to study larger animals, did ask. Beginning in the 1990s he kept a diary of first arrivals. Dragonflies, he found, appeared each year in southern India first, then in the north of the Maldives, then in the south, and some weeks later in the Seychelles, most of the way to Africa. The wind near the ground was against them all the while. But a kilometer up, behind a belt of storms that slides southward in those months, it blew the other way.',
    'In 2009 Anderson proposed what seemed absurd. The insects, he argued, were crossing the western Indian Ocean from India to East Africa, at least 3,500 kilometers, most of it open sea, and their descendants were coming back across it with the opposite monsoon in the spring. The full circle would measure some 15,000 kilometers, about twice what the celebrated monarch butterfly travels in its year.',
    'The animal in question, the wandering glider, is as long as a little finger and weighs about a third of a gram. You could mail fifty of them with a single stamp. No transmitter yet built is light enough for it to carry so far, and so the proof has had to be gathered, like that in a good detective story, from witnesses who each saw a little.',
    'The first witness is the wing. A young dragonfly lives under water, and the water leaves its signature in the body that is being built: rain that falls far inland or at great heights contains fewer atoms of heavy hydrogen than rain that falls beside the sea. The wings, once formed, do not change. When researchers burned scraps of wing from dragonflies caught in the Maldives, they found a recipe that no nearby place could have supplied. The insects had grown up in northern India, perhaps in sight of the Himalayas, and had thus done a good part of their traveling before they ever reached the beach.',
    'The second is the pool. Many dragonflies spend a year or more as larvae, and fish eat a great many of them. The glider seeks out puddles that last night’s storm has made and that next month’s sun will drink; its young are ready to fly in about six weeks. Puddles have no fish. They also have no future, and an animal that entrusts its eggs to them must follow the rain, from one wet season to another, wherever it goes. Seen in this way the ocean is not the purpose of the journey. It is what happens to lie between two rains.',
    'The third is a bird. The Amur falcon, a slender raptor the size of a pigeon, flies from India to southern Africa in the same weeks, over the same water, where there ought to be nothing for an insect eater to eat. Falcons do not, as a rule, set out to go hungry. It is hard to avoid the suspicion that this one is traveling inside its lunch.',
    'There remains the question of how they know. No glider makes the circuit; it takes about four generations. The one that leaves Africa is the grandchild or great-grandchild of the one that arrived, and no parent has ever met it. “People say that the species remembers the way,” says the entomologist Nasreen Wadia, “but nothing there remembers anything. I think each of them is born with one small rule, something like *climb until the wind suits you*, and the route is what you get when a hundred million of them obey it.” Most, she adds, come down in the sea.',
    'On the soccer fields of the Maldives children catch them, look, and let them go. The insects linger a few days, hunting above the grass, and on some evening when the wind is right they begin to rise in wide circles, not beating their broad wings but holding them still, until one can no longer say which speck is the last dragonfly and which the first star.',
  ],
  questions: [
    {
      id: 'act-reading/a-third-of-a-gram-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'The passage is mainly concerned with:',
      right: 'signs from which a journey has been inferred.',
      wrong: [
        {
          html: 'winds by which a journey has been made easy.',
          misconception: 'ar-half-right',
          why: 'The wind a kilometer up does help; but it fills a few lines, and after it come wing, pool, and bird.',
        },
        {
          html: 'doubts with which a journey has been received.',
          misconception: 'ar-extreme-wording',
          why: 'The claim “seemed absurd” in 2009; but no doubter is heard in the passage, and the witnesses all speak for it.',
        },
        {
          html: 'reasons for which a journey is undertaken.',
          misconception: 'ar-too-narrow',
          why: 'Rain is given as a reason, but in one paragraph; wing, pool, and bird are there as witnesses that the journey takes place at all.',
        },
      ],
      evidence: [
        'the proof has had to be gathered, like that in a good detective story, from witnesses who each saw a little',
      ],
      explanation:
        '<p class="plan">This asks for the whole: diary, wing, pool and bird are called witnesses; witnesses of what?</p><p>“The proof has had to be gathered, like that in a good detective story, from witnesses who each saw a little”: arrivals, wings, pools, and a bird. Nobody has followed the insect itself; what the passage goes through, paragraph by paragraph, is what each witness lets one conclude.</p>',
    },
    {
      id: 'act-reading/a-third-of-a-gram-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'It can be inferred from the first paragraph that nobody asked where the dragonflies were going because:',
      right: 'there was no telling how they had got there.',
      wrong: [
        {
          html: 'they were held to be brought by the rain.',
          misconception: 'ar-half-right',
          why: 'Islanders did take them “for a sign that the monsoon is changing”; but as a sign, and the reason given is another.',
        },
        {
          html: 'they had come every year for so long.',
          misconception: 'ar-common-sense-over-text',
          why: 'What comes every year is seldom asked about; but the sentence gives its reason after “since.”',
        },
        {
          html: 'they were seen to die where they were.',
          misconception: 'ar-outside-the-text',
          why: 'An insect that ends on the islands goes nowhere; but in December “they are gone,” and nobody is said to have seen them die.',
        },
      ],
      evidence: ['since it was so plain that they could not have come from anywhere'],
      explanation:
        '<p class="plan">An inference: the last sentence of the first paragraph gives the reason in a roundabout way.</p><p>“It was so plain that they could not have come from anywhere”: with no fresh water, their presence made no sense, so nobody thought of a route.</p>',
    },
    {
      id: 'act-reading/a-third-of-a-gram-q3',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.8,
      seconds: 45,
      text: '',
      stem: 'According to Anderson’s diary, where did dragonflies appear after the south of the Maldives?',
      right: 'In the Seychelles',
      wrong: [
        {
          html: 'In southern India',
          misconception: 'ar-true-but-not-asked',
          why: 'Southern India is in the diary, but as the place where they appeared first; the question is about what came after the Maldives.',
        },
        {
          html: 'In East Africa',
          misconception: 'ar-wrong-part-of-passage',
          why: 'East Africa is the end of the route that he proposed later; the next place in the diary is another.',
        },
        {
          html: 'In the Himalayas',
          misconception: 'ar-order-told-for-order-happened',
          why: 'The Himalayas are named later in the text, so they seem to come after; but they lie near the start of the journey.',
        },
      ],
      evidence: ['then in the south, and some weeks later in the Seychelles, most of the way to Africa'],
      explanation:
        '<p class="plan">A stated order: follow the four places in the diary one by one.</p><p>They appeared in southern India, the north of the Maldives, “then in the south, and some weeks later in the Seychelles.”</p>',
    },
    {
      id: 'act-reading/a-third-of-a-gram-q4',
      skill: 'ar-function',
      difficulty: 'Low',
      b: -0.7,
      seconds: 55,
      text: '',
      stem: 'The sentence in [[line: You could mail fifty of them with a single stamp]] is included mainly to:',
      right: 'convey how little the animal weighs.',
      wrong: [
        {
          html: 'convey how many of the animals there are.',
          misconception: 'ar-half-right',
          why: 'A number is in the sentence, fifty, but it is fifty for one stamp; the gliders themselves come “by the million.”',
        },
        {
          html: 'show why the animal is easily overlooked.',
          misconception: 'ar-outside-the-text',
          why: 'So small a thing is easily overlooked, but these come by the million; the sentence stands between “a third of a gram” and the weight of a transmitter.',
        },
        {
          html: 'suggest how far the animal can travel.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Distances are given in the paragraph before, thousands of kilometers; this sentence follows the weight and is about that.',
        },
      ],
      evidence: ['weighs about a third of a gram'],
      explanation:
        '<p class="plan">A function question: read the sentence before it, with its figure.</p><p>It follows the statement that the glider “weighs about a third of a gram” and turns the figure into something that one can feel.</p>',
    },
    {
      id: 'act-reading/a-third-of-a-gram-q5',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'According to the passage, researchers could tell where the dragonflies had grown up because places differ in the:',
      right: 'rain in which the young grow up.',
      wrong: [
        {
          html: 'food on which the young grow up.',
          misconception: 'ar-outside-the-text',
          why: 'What an animal eats often shows in its body, so it sounds likely; but food is not mentioned, only water and its hydrogen.',
        },
        {
          html: 'heat in which the young grow up.',
          misconception: 'ar-common-sense-over-text',
          why: 'Warmth does change how insects grow, in life; but no heat is measured here, only atoms of heavy hydrogen.',
        },
        {
          html: 'mud in which the young grow up.',
          misconception: 'ar-half-right',
          why: 'The young do live at the bottom of pools, but it is the water that “leaves its signature,” by the heavy hydrogen in the rain that filled them.',
        },
      ],
      evidence: [
        'the water leaves its signature in the body that is being built',
        'rain that falls far inland or at great heights contains fewer atoms of heavy hydrogen',
      ],
      explanation:
        '<p class="plan">A cause question: what leaves its “signature,” and at what time of life?</p><p>The young live under water, and “the water leaves its signature in the body that is being built”: “rain that falls far inland or at great heights contains fewer atoms of heavy hydrogen.” The rain of a place is the water of its pools, the water is built into the wing, and the wing does not change: so the wing tells the place.</p>',
    },
    {
      id: 'act-reading/a-third-of-a-gram-q6',
      skill: 'ar-structure',
      difficulty: 'Low',
      b: -0.5,
      seconds: 55,
      text: '',
      stem: 'The author presents the indirect evidence for the journey mainly by:',
      right: 'taking up three sources that each add a part.',
      wrong: [
        {
          html: 'weighing three sources and trusting only one.',
          misconception: 'ar-half-right',
          why: 'There are three sources; but wing, pool, and bird all “saw a little,” and none of them is set aside.',
        },
        {
          html: 'letting each source correct the one before it.',
          misconception: 'ar-outside-the-text',
          why: 'The sources do come one after the other, but none corrects another: each of the witnesses “saw a little,” and what they saw is added up.',
        },
        {
          html: 'meeting three doubts about it one by one.',
          misconception: 'ar-half-right',
          why: 'Three things are taken up one by one; but they are “witnesses,” and no doubt is put into words for them to meet.',
        },
      ],
      evidence: ['The first witness is the wing.', 'The second is the pool.', 'The third is a bird.'],
      explanation:
        '<p class="plan">A structure question: mark the first words of three paragraphs in a row.</p><p>“The first witness is the wing. … The second is the pool. … The third is a bird.” First, second, third: each witness “saw a little,” and none is set against the others.</p>',
    },
    {
      id: 'act-reading/a-third-of-a-gram-q7',
      skill: 'ar-words-in-context',
      difficulty: 'High',
      b: 0.8,
      seconds: 50,
      text: '',
      stem: 'By saying that puddles have “no future” ([[line: They also have no future]]), the author means that the places where the glider breeds:',
      right: 'are soon dried up.',
      wrong: [
        {
          html: 'are without fish.',
          misconception: 'ar-true-but-not-asked',
          why: 'That puddles have no fish is said just before; but “They also have no future” adds another thing.',
        },
        {
          html: 'are full of danger.',
          misconception: 'ar-mood-for-meaning',
          why: 'To have no future sounds like danger; but the young are safer there, and what ends is the puddle.',
        },
        {
          html: 'are used only once.',
          misconception: 'ar-half-right',
          why: 'A puddle may indeed serve one brood only; but the reason is that “next month’s sun will drink” it, and that is what is meant.',
        },
      ],
      evidence: ['puddles that last night’s storm has made and that next month’s sun will drink'],
      explanation:
        '<p class="plan">A phrase in context: what will “next month’s sun” do?</p><p>These are puddles “that last night’s storm has made and that next month’s sun will drink.” Made last night, drunk up next month: what has no future is the puddle itself, which soon dries up.</p>',
    },
    {
      id: 'act-reading/a-third-of-a-gram-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The Amur falcon is presented as a “witness” because on its route over the sea it:',
      right: 'would starve unless insects flew there too.',
      wrong: [
        {
          html: 'flies at the height at which insects fly.',
          misconception: 'ar-half-right',
          why: 'It does fly in the same weeks and over the same water; but of its height nothing is said, only of what it eats.',
        },
        {
          html: 'has been seen to hunt insects on the way.',
          misconception: 'ar-outside-the-text',
          why: 'It would be the best of evidence; but the author speaks of a “suspicion,” so nobody has seen it.',
        },
        {
          html: 'had eaten what no shore could have supplied.',
          misconception: 'ar-outside-the-text',
          why: 'What it had eaten would be good evidence, but nobody is said to have looked; the passage only argues that falcons do not “set out to go hungry.”',
        },
      ],
      evidence: [
        'where there ought to be nothing for an insect eater to eat',
        'It is hard to avoid the suspicion that this one is traveling inside its lunch.',
      ],
      explanation:
        '<p class="plan">Evidence: ask what this bird lives on, and over what it flies.</p><p>It is an “insect eater” over water “where there ought to be nothing” for it. Since falcons do not “set out to go hungry,” it must be “traveling inside its lunch.”</p>',
    },
    {
      id: 'act-reading/a-third-of-a-gram-q9',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'Nasreen Wadia rejects what some people say of the route ([[line: People say that the species remembers the way]]) because she thinks that each glider:',
      right: 'has a rule in it from birth.',
      wrong: [
        {
          html: 'has a route in it from birth.',
          misconception: 'ar-half-right',
          why: 'Something is there from birth; but it is “one small rule,” and the route only comes about when all of them obey it.',
        },
        {
          html: 'goes where it sees others go.',
          misconception: 'ar-common-sense-over-text',
          why: 'A hundred million of them do go the same way; but each obeys its own rule, and nothing is said of following.',
        },
        {
          html: 'goes where its parents had gone.',
          misconception: 'ar-echoed-words',
          why: 'Grandchildren and great-grandchildren come up; but “no parent has ever met it,” so it can learn nothing from them.',
        },
      ],
      evidence: [
        'each of them is born with one small rule',
        'the route is what you get when a hundred million of them obey it',
      ],
      explanation:
        '<p class="plan">A question of viewpoint: find her own account after the “but,” and ask what each insect has and where it comes from.</p><p>“Each of them is born with one small rule,” and “the route is what you get when a hundred million of them obey it.” Nothing is remembered, and nothing has to be learned.</p>',
    },
    {
      id: 'act-reading/a-third-of-a-gram-q10',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'Which of the following findings would most weaken the testimony of the first witness?',
      right: 'Wings take in hydrogen from the air after the insect has begun to fly.',
      wrong: [
        {
          html: 'Falcons put on enough fat to cross the sea without a single meal.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This would tell against the bird, whose testimony is that it must eat on the way; but the bird is the third witness.',
        },
        {
          html: 'Gliders often lay their eggs in ponds where there are many fish.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Ponds with fish would tell against the pool, the second witness; the first is the wing, which shows where the insect grew up.',
        },
        {
          html: 'Gliders cross the sea on winds that blow close to the water.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'This bears on Anderson’s account, in which the favorable wind is “a kilometer up,” but he is none of the witnesses, and a wing would say the same.',
        },
      ],
      evidence: ['The wings, once formed, do not change.'],
      explanation:
        '<p class="plan">Weakening evidence: find which witness is the first, and what its testimony takes for granted.</p><p>The first witness is the wing. Water “leaves its signature in the body that is being built,” and “The wings, once formed, do not change” ([[line: The wings, once formed, do not change]]). If they took in hydrogen later, the signature would no longer tell where the insect grew up.</p>',
    },
  ],
}
