import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/a-third-of-a-gram',
  kind: 'Natural Science',
  title: 'A Third of a Gram',
  description:
    'This passage is from the article “A Third of a Gram” by Tobias Nanayakkara (2022). Author and source are invented. So is Nasreen Wadia; Charles Anderson and his work are not.',
  paragraphs: [
    'The Maldives have almost no fresh water that stands in the open. They are rings of coral sand, barely higher than the tide, and the rain that falls on them sinks straight through. A dragonfly, which must lay its eggs in fresh water, has therefore no reason to be there. Yet every October dragonflies come, first by the dozen and then by the million, until the air above the soccer fields is stitched with them. In December they are gone. Islanders have long taken them for a sign that the monsoon is changing. It did not occur to anyone to ask where they were going, since it was so plain that they could not have come from anywhere.',
    'A marine biologist named Charles Anderson, who had settled in the islands to study larger animals, did ask. Beginning in the 1990s he kept a diary of first arrivals. Dragonflies, he found, appeared each year in southern India first, then in the north of the Maldives, then in the south, and some weeks later in the Seychelles, most of the way to Africa. The wind near the ground was against them all the while. But a kilometer up, behind a belt of storms that slides southward in those months, it blew the other way.',
    'In 2009 Anderson proposed what seemed absurd. The insects, he argued, were crossing the western Indian Ocean from India to East Africa, at least 3,500 kilometers, most of it open sea, and their descendants were coming back across it with the opposite monsoon in the spring. The full circle would measure some 15,000 kilometers, about twice what the celebrated monarch butterfly travels in its year.',
    'The animal in question, the wandering glider, is as long as a little finger and weighs about a third of a gram. You could mail fifty of them with a single stamp. No transmitter yet built is light enough for it to carry so far, and so the proof has had to be gathered, like that in a good detective story, from witnesses who each saw a little.',
    'The first witness is the wing. A young dragonfly lives under water, and the water leaves its signature in the body that is being built: rain that falls far inland or at great heights contains fewer atoms of heavy hydrogen than rain that falls beside the sea. The wings, once formed, do not change. When researchers burned scraps of wing from dragonflies caught in the Maldives, they found a recipe that no nearby place could have supplied. The insects had grown up in northern India, perhaps in sight of the Himalayas, and had thus done a good part of their traveling before they ever reached the beach.',
    'The second is the pool. Many dragonflies spend a year or more as larvae, and fish eat a great many of them. The glider seeks out puddles that last night’s storm has made and that next month’s sun will drink; its young are ready to fly in about six weeks. Puddles have no fish. They have also no future, and an animal that entrusts its eggs to them must follow the rain, from one wet season to another, wherever it goes. Seen in this way the ocean is not the purpose of the journey. It is what happens to lie between two rains.',
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
      right: 'how a journey was worked out from scattered evidence.',
      wrong: [
        {
          html: 'why the young of a dragonfly do well in pools that soon dry up.',
          misconception: 'ar-too-narrow',
          why: 'The pools are well explained, but they are one of three “witnesses” and not the whole subject.',
        },
        {
          html: 'how a traveling insect was found by a man who studied larger animals.',
          misconception: 'ar-too-narrow',
          why: 'Anderson did study larger animals, and it began with him; but his find is one step, and the wing, the pool, the bird and the rule lie beyond it.',
        },
        {
          html: 'how scientists tracked a very small traveler with a transmitter.',
          misconception: 'ar-half-right',
          why: 'A very small traveler it is, but no transmitter is light enough; the proof had to be gathered from “witnesses.”',
        },
      ],
      evidence: [
        'the proof has had to be gathered, like that in a good detective story, from witnesses who each saw a little',
      ],
      explanation:
        '<p class="plan">This asks for the whole: diary, wing, pool and bird are called witnesses; witnesses of what?</p><p>“The proof has had to be gathered, like that in a good detective story, from witnesses who each saw a little”: arrivals, wings, pools, and a bird.</p>',
    },
    {
      id: 'act-reading/a-third-of-a-gram-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'It can be inferred from the first paragraph that nobody asked where the dragonflies were going because:',
      right: 'they did not seem to belong there at all.',
      wrong: [
        {
          html: 'the islanders took them for a sign sent with the rain.',
          misconception: 'ar-half-right',
          why: 'A sign they were, of the changing monsoon; but the reason that nobody asked is that they seemed not to come “from anywhere.”',
        },
        {
          html: 'insects of such a kind are of little use to islanders.',
          misconception: 'ar-common-sense-over-text',
          why: 'People care little for useless insects, but islanders did use these, as a sign of the monsoon.',
        },
        {
          html: 'they were gone again before they could be observed.',
          misconception: 'ar-half-right',
          why: 'That they are soon gone again is right, but there was time enough to observe them: they stay from October to December, in great numbers.',
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
      right: 'In the Seychelles.',
      wrong: [
        {
          html: 'In southern India.',
          misconception: 'ar-true-but-not-asked',
          why: 'Southern India is in the diary, but as the place where they appeared first; the question is about what came after the Maldives.',
        },
        {
          html: 'In East Africa.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'East Africa is the end of the route that he proposed later; the next place in the diary is another.',
        },
        {
          html: 'In the Himalayas.',
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
      stem: 'The sentence about mailing the insects ([[line: You could mail fifty of them with a single stamp]]) is included mainly to:',
      right: 'help the reader imagine how light the animal is.',
      wrong: [
        {
          html: 'explain how researchers sent their specimens.',
          misconception: 'ar-literal-for-figurative',
          why: 'Mailing is what one does with specimens, but nothing is really mailed; it is a way to picture a weight.',
        },
        {
          html: 'show how cheap it is to study small insects.',
          misconception: 'ar-outside-the-text',
          why: 'A single stamp is cheap, so cost comes to mind; but what it costs to study insects is nowhere mentioned, and the sentence before gives a weight.',
        },
        {
          html: 'suggest that people have moved the gliders about.',
          misconception: 'ar-literal-for-figurative',
          why: 'The mailing is taken at its word here; nobody transports them, and they fly on their own.',
        },
      ],
      evidence: ['weighs about a third of a gram'],
      explanation:
        '<p class="plan">A function question: read the sentence before it, with its figure.</p><p>It follows the statement that the glider “weighs about a third of a gram” and turns the figure into something one can feel.</p>',
    },
    {
      id: 'act-reading/a-third-of-a-gram-q5',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'According to the passage, researchers could tell where the dragonflies had grown up because:',
      right: 'water used in forming the wings differs from place to place.',
      wrong: [
        {
          html: 'wings gather hydrogen during the crossing from the sea air.',
          misconception: 'ar-reversed',
          why: 'The sea air does hold water, but the wings, “once formed, do not change,” so nothing is gathered on the way.',
        },
        {
          html: 'wings that form in mountain water are paler than others.',
          misconception: 'ar-half-right',
          why: 'Where the wings form is the clue, but not by color; it is heavy hydrogen that was measured.',
        },
        {
          html: 'water near the coast has less heavy hydrogen than elsewhere.',
          misconception: 'ar-half-right',
          why: 'Heavy hydrogen is indeed the clue, but the places are exchanged: it is the rain far inland or at great heights that has less.',
        },
      ],
      evidence: [
        'the water leaves its signature in the body that is being built',
        'rain that falls far inland or at great heights contains fewer atoms of heavy hydrogen',
      ],
      explanation:
        '<p class="plan">A cause question: what leaves its “signature,” and when?</p><p>“The water leaves its signature in the body that is being built,” since inland rain has “fewer atoms of heavy hydrogen.”</p>',
    },
    {
      id: 'act-reading/a-third-of-a-gram-q6',
      skill: 'ar-structure',
      difficulty: 'Low',
      b: -0.5,
      seconds: 55,
      text: '',
      stem: 'The author presents the indirect evidence for the journey mainly by:',
      right: 'calling up one witness after another.',
      wrong: [
        {
          html: 'following the order in which the gliders reach each coast.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The order of the coasts is told earlier, from the diary; the evidence asked about here, the wing, the pool and the bird, is not a set of stations.',
        },
        {
          html: 'naming three theories of it and rejecting all but the last.',
          misconception: 'ar-half-right',
          why: 'There are three, so this starts well; but each of them supports the same conclusion.',
        },
        {
          html: 'naming three sources of it and asking which deserves more trust.',
          misconception: 'ar-half-right',
          why: 'The three sources are right, but they are not weighed against one another; each adds a little.',
        },
      ],
      evidence: ['The first witness is the wing.', 'The second is the pool.', 'The third is a bird.'],
      explanation:
        '<p class="plan">A structure question: mark the first words of three paragraphs in a row.</p><p>“The first witness is the wing. … The second is the pool. … The third is a bird.”</p>',
    },
    {
      id: 'act-reading/a-third-of-a-gram-q7',
      skill: 'ar-words-in-context',
      difficulty: 'High',
      b: 0.8,
      seconds: 50,
      text: '',
      stem: 'When the author writes that puddles “have also no future” ([[line: They have also no future]]), he means that they:',
      right: 'will soon be dry.',
      wrong: [
        {
          html: 'promise no hope.',
          misconception: 'ar-mood-for-meaning',
          why: 'The phrase sounds gloomy, but it states a plain fact about water in the sun.',
        },
        {
          html: 'hold no fish.',
          misconception: 'ar-true-but-not-asked',
          why: 'That is true of them, but it is what the sentence before has said; “also” marks something new.',
        },
        {
          html: 'will lose value.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A business without a future loses value in this sense; a puddle without one dries up.',
        },
      ],
      evidence: ['puddles that last night’s storm has made and that next month’s sun will drink'],
      explanation:
        '<p class="plan">A phrase in context: what will “next month’s sun” do?</p><p>These are puddles “that last night’s storm has made and that next month’s sun will drink.”</p>',
    },
    {
      id: 'act-reading/a-third-of-a-gram-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The Amur falcon is presented as a “witness” because its route:',
      right: 'makes sense only if there are insects to eat along it.',
      wrong: [
        {
          html: 'proves that birds and insects use the same signs to steer.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Bird and insect do share a route, but how either of them steers is not inferred from the falcon.',
        },
        {
          html: 'shows that there are insects to eat, and that they follow the falcon.',
          misconception: 'ar-half-right',
          why: 'Insects to eat are what it points to, but nothing says that they follow the bird; it is the falcon that travels “inside its lunch.”',
        },
        {
          html: 'is longer than that of any other bird of the same size.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'The journey is long for a bird the size of a pigeon, but its length is not compared with that of other birds.',
        },
      ],
      evidence: [
        'where there ought to be nothing for an insect eater to eat',
        'It is hard to avoid the suspicion that this one is traveling inside its lunch.',
      ],
      explanation:
        '<p class="plan">Evidence: ask what the falcon eats, and where it flies.</p><p>Over water “where there ought to be nothing for an insect eater to eat,” the falcon must be feeding on something: it is “traveling inside its lunch.”</p>',
    },
    {
      id: 'act-reading/a-third-of-a-gram-q9',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'Nasreen Wadia disagrees with people who say that “the species remembers the way” ([[line: People say that the species remembers the way]]) because she thinks that:',
      right: 'a single inborn habit, shared by very many, would account for everything.',
      wrong: [
        {
          html: 'the falcons, not the gliders, are the ones that learn it.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The falcons are in the paragraph before and know their way, but Wadia does not speak of them; her rule is about the gliders.',
        },
        {
          html: 'each glider is born with the whole route, and so has no need to remember.',
          misconception: 'ar-half-right',
          why: 'Born with something it is, but with “one small rule”; the route comes of many obeying it.',
        },
        {
          html: 'the gliders do not follow any route from year to year.',
          misconception: 'ar-extreme-wording',
          why: 'She denies memory, which may sound like denying the route; but she explains the route and does not deny it.',
        },
      ],
      evidence: [
        'each of them is born with one small rule',
        'the route is what you get when a hundred million of them obey it',
      ],
      explanation:
        '<p class="plan">A question of viewpoint: find her own account after the “but.”</p><p>“Each of them is born with one small rule,” and “the route is what you get when a hundred million of them obey it.”</p>',
    },
    {
      id: 'act-reading/a-third-of-a-gram-q10',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'Which of the following findings would most weaken the testimony of the wing?',
      right: 'A wing goes on taking in hydrogen from the air after the insect has begun to fly.',
      wrong: [
        {
          html: 'A wing from the Maldives has fewer heavy atoms than the rain that falls there.',
          misconception: 'ar-wrong-side',
          why: 'Heavy hydrogen is the right subject, but this is what was found, a recipe “that no nearby place could have supplied”; it supports the testimony.',
        },
        {
          html: 'A wing that has crossed the ocean is often torn along its hind edge.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Wings and the crossing are in it, but damage on the way tells nothing about where the insect grew up.',
        },
        {
          html: 'A wing is formed while the insect is still living under water as a larva.',
          misconception: 'ar-true-but-not-asked',
          why: 'The passage does say so, and it concerns the wing; but it is one of the steps on which the testimony rests, so it cannot weaken it.',
        },
      ],
      evidence: ['The wings, once formed, do not change.'],
      explanation:
        '<p class="plan">Weakening evidence: find the assumption on which the wing’s testimony rests, and look for a finding that denies it.</p><p>The water “leaves its signature in the body that is being built,” and “The wings, once formed, do not change” ([[line: The wings, once formed, do not change]]). If they took in hydrogen later, the signature would no longer tell where the insect grew up.</p>',
    },
  ],
}
