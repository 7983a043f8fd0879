import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/by-the-foot',
  kind: 'Literary Narrative',
  title: 'By the Foot',
  description:
    'This passage is from the short story “By the Foot” by Celia Marrero (2004). The story is set on a small ranch in eastern New Mexico. Author and source are invented.',
  paragraphs: [
    'Dub Carver charges fourteen dollars a foot, wet or dry, and he says so before he lets the jacks down. Lena writes it on the first line of the log, because her father has handed her the clipboard and told her to write everything.',
    '“Not that,” says Dub, reading upside down. “Depth and what comes up. That’s all that goes in a log.”',
    'She rubs it out.',
    'There are two stakes in the pasture. The one with the orange ribbon is her father’s. A man from the county came with maps and put it there, near the road, and shook hands. The other, by the dead elm, is a piece of broomstick, and it is her grandfather’s. He walked the place two mornings in May with a forked peach switch, and where it went down he hammered in the broomstick and went home to breakfast. He did not argue for it. He had found the well they are living on, which lately gives a bucket of sand with every bucket of water, and the one before that; he may have thought that this was argument.',
    'Dub looked at both stakes, and at her father, and set up over the ribbon.',
    'At noon they are at a hundred and ten. *Caliche,* Lena writes. *Caliche. Red clay.* Every ten feet Dub’s helper, Junior, catches the cuttings on a shovel and lays them along a plank, and she goes along the plank with her pencil. Her father stands with his hands in his back pockets. He has borrowed for three hundred feet. Lena knows because she was on the stairs. Three hundred, her mother had said, and not one foot past it, Ray, I mean it; and he had said that the man’s map showed water at two-forty.',
    'Her grandfather is in his pickup by the gate, with the windows rolled up against the dust, hot as it is. He has been there since they started. At ten he waved off coffee. “He’s sulking,” her father says. He says it again at two hundred and ten.',
    'Two-forty comes up dry, a yellow powder so fine that it smokes off the shovel. So do two-fifty and two-sixty. Around two-eighty Lena stops hearing the rig, the way you stop hearing rain, and hears her father breathe. At three hundred Dub pulls the lever, and it is so quiet that a meadowlark comes out in the middle of its song.',
    '“That’s three,” says Dub. He lights a cigarette, and turns his back on them to do it, though there is no wind.',
    '“What do you think?” says her father.',
    '“I think it’s fourteen dollars a foot.”',
    'The door of the pickup opens. It takes her grandfather a while to cross the pasture, favoring the hip, and nobody goes to meet him. He has on the good hat. He does not look at the hole. He takes a feed-store envelope out of his shirt and holds it out low, as you would to a dog you weren’t sure of.',
    '“Forty feet,” he says.',
    'Her father doesn’t take it. “You said it wasn’t here.”',
    '“I said it was there.” He moves his chin toward the elm. “I never said it wasn’t here.”',
    '“Where’d you get this, Pop?”',
    '“It’s five hundred and sixty. You can count it.”',
    'Lena looks past him at the pickup. The rifle is in its rack in the rear window. But the sawhorse in the bed, where the saddle rides winter and summer, so that people in town know the truck by it, is just a sawhorse. She looks at her father and sees that he is looking there too.',
    '“Pop,” he says.',
    '“It’s a hot day,” says her grandfather, “to be paying these men to stand.”',
    'So Dub throws the lever. Her father folds the envelope over, once, and does not put it in his pocket but keeps it in his hand. Her grandfather stays this time. He stands by Lena where he can see the plank, and when Junior lays out three-ten he bends, leaning on her shoulder, and rubs some of it between finger and thumb. At three-twenty he does it again. At three-thirty the shovel comes up dark.',
    'Dub walks around the rig to smell it. Then he holds it under her grandfather’s nose, not her father’s.',
    '“Write it down,” says Dub.',
    '*330,* she writes. *Damp.* There is more that she would like to put. She holds the pencil over the line until Junior comes by with the next shovel.',
  ],
  questions: [
    {
      id: 'act-reading/by-the-foot-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.7,
      seconds: 50,
      text: '',
      stem: 'According to the passage, the money that Lena’s father has borrowed would pay for drilling to a depth of:',
      right: '300 feet.',
      wrong: [
        {
          html: '240 feet.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This is the depth at which the map from the county showed water; the loan was to reach somewhat deeper.',
        },
        {
          html: '340 feet.',
          misconception: 'ar-half-right',
          why: 'The borrowed money is in this depth, but so are the “forty feet” that the grandfather’s envelope pays for.',
        },
        {
          html: '330 feet.',
          misconception: 'ar-echoed-words',
          why: 'This is the depth at which the shovel comes up dark, after the borrowed money has been used up.',
        },
      ],
      evidence: ['He has borrowed for three hundred feet.'],
      explanation:
        '<p class="plan">A stated detail: find the word “borrowed” in the paragraph about noon.</p><p>“He has borrowed for three hundred feet” ([[line: He has borrowed for three hundred feet.]]). The other depths in the story are where the drill stands; this one is what the loan covers.</p>',
    },
    {
      id: 'act-reading/by-the-foot-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.3,
      seconds: 50,
      text: '',
      stem: 'Dub most likely acts as he does in [[line: Dub looked at both stakes, and at her father]] because:',
      right: 'it is the father who pays him.',
      wrong: [
        {
          html: 'he believes what the map shows.',
          misconception: 'ar-common-sense-over-text',
          why: 'Her father trusts the map, but of Dub nothing is said except where he looks: “at both stakes, and at her father.”',
        },
        {
          html: 'his rig would get stuck by the elm.',
          misconception: 'ar-outside-the-text',
          why: 'The ribbon stands near the road, which may be easier for a rig, but no reason of that kind is given; it is a look at her father that decides.',
        },
        {
          html: 'he saw the switch fail once.',
          misconception: 'ar-invented-cause',
          why: 'A driller may well smile at a peach switch, but nothing is told of what Dub has seen of it; his last look is at her father.',
        },
      ],
      evidence: ['Dub looked at both stakes, and at her father, and set up over the ribbon.'],
      explanation:
        '<p class="plan">An unstated cause: it is in one short sentence, in the order of the things that Dub looks at.</p><p>“Dub looked at both stakes, and at her father, and set up over the ribbon” ([[line: Dub looked at both stakes, and at her father]]). The last look, at the man who has hired him, settles it.</p>',
    },
    {
      id: 'act-reading/by-the-foot-q3',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0,
      seconds: 60,
      text: '',
      stem: 'The statement in [[line: he may have thought that this was argument]] suggests that the grandfather:',
      right: 'let his earlier wells speak for him.',
      wrong: [
        {
          html: 'let his long silence speak for him.',
          misconception: 'ar-half-right',
          why: 'He did go home to breakfast without arguing, but “this” is what comes before: two wells that he had found.',
        },
        {
          html: 'had said more than was his custom.',
          misconception: 'ar-reversed',
          why: '“He did not argue for it,” the sentence before says; the wells were to do that.',
        },
        {
          html: 'had been proved wrong once before.',
          misconception: 'ar-outside-the-text',
          why: 'The well gives sand lately, but he had found it, and the one before; that is the argument.',
        },
      ],
      evidence: ['He had found the well they are living on'],
      explanation:
        '<p class="plan">An inference: ask what “this” refers to; it stands in the same sentence.</p><p>“He had found the well they are living on … and the one before that; he may have thought that this was argument” ([[line: he may have thought that this was argument]]). Two wells found were reason enough, without words.</p>',
    },
    {
      id: 'act-reading/by-the-foot-q4',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: favoring the hip]], the word “favoring” most nearly means:',
      right: 'sparing.',
      wrong: [
        {
          html: 'preferring.',
          misconception: 'ar-first-meaning',
          why: 'To favor is often to prefer, but a hip that slows him down is not preferred to anything.',
        },
        {
          html: 'resembling.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A child may favor its father and look like him, but nobody looks like his own hip when he walks.',
        },
        {
          html: 'supporting.',
          misconception: 'ar-half-right',
          why: 'To favor a cause is to support it, and he may hold his hip; but he puts as little weight on it as he can.',
        },
      ],
      evidence: ['It takes her grandfather a while to cross the pasture'],
      explanation:
        '<p class="plan">A word in context: ask why it takes him a while to cross the pasture.</p><p>“It takes her grandfather a while to cross the pasture, favoring the hip” ([[line: It takes her grandfather a while to cross the pasture]]). He puts as little weight on it as he can.</p>',
    },
    {
      id: 'act-reading/by-the-foot-q5',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'The detail in [[line: though there is no wind]] serves mainly to show that Dub:',
      right: 'leaves it to them to decide.',
      wrong: [
        {
          html: 'wants to be asked his mind.',
          misconception: 'ar-half-right',
          why: 'He is asked, at once; but then he only names his price, and gives no opinion.',
        },
        {
          html: 'expects to be paid before he goes on.',
          misconception: 'ar-common-sense-over-text',
          why: 'The loan is used up, so he might, but he asks for nothing, and goes on while the envelope is still in her father’s hand.',
        },
        {
          html: 'is ashamed of having set up there.',
          misconception: 'ar-wrong-tone',
          why: 'The hole is dry, and he turns his back, but it was not he who put the ribbon there, and his answer about the price has no shame in it.',
        },
      ],
      evidence: ['I think it’s fourteen dollars a foot.'],
      explanation:
        '<p class="plan">A function question: turning from the wind would be a reason to turn around. Without it, ask what he is turning from, and read his answer.</p><p>He turns away as the family must decide whether to go on, and when asked what he thinks he says only “I think it’s fourteen dollars a foot” ([[line: I think it’s fourteen dollars a foot.]]): the choice is theirs.</p>',
    },
    {
      id: 'act-reading/by-the-foot-q6',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1.0,
      seconds: 65,
      text: '',
      stem: 'It can reasonably be inferred that the grandfather has got the money in the envelope by:',
      right: 'selling the saddle that he kept in his truck.',
      wrong: [
        {
          html: 'selling feed that he did not need any more.',
          misconception: 'ar-echoed-words',
          why: 'The envelope is the feed store’s, but what is missing from the truck is the saddle.',
        },
        {
          html: 'selling the rifle that hung in his truck.',
          misconception: 'ar-half-right',
          why: 'She looks for it there, but “the rifle is in its rack”; the sawhorse is empty.',
        },
        {
          html: 'putting by what people paid him for wells.',
          misconception: 'ar-outside-the-text',
          why: 'He finds wells, but pay for it is not mentioned; the empty sawhorse tells where the money came from.',
        },
      ],
      evidence: [
        'But the sawhorse in the bed, where the saddle rides winter and summer, so that people in town know the truck by it, is just a sawhorse.',
      ],
      explanation:
        '<p class="plan">An inference: the father’s question is not answered in words. Follow Lena’s eyes, and then her father’s.</p><p>The sawhorse “where the saddle rides winter and summer, so that people in town know the truck by it, is just a sawhorse” ([[line: where the saddle rides winter and summer]]). The saddle is gone. It always rode there, the town knows it, and now the place is empty while an envelope is full: nobody says it, but one explains the other.</p>',
    },
    {
      id: 'act-reading/by-the-foot-q7',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The last paragraph is related to the beginning of the story in that Lena:',
      right: 'obeys what Dub told her, and finds it too little.',
      wrong: [
        {
          html: 'does what Dub told her, and finds it was right.',
          misconception: 'ar-half-right',
          why: 'She keeps to it, but what she sees is not its use: “There is more that she would like to put.”',
        },
        {
          html: 'does as her father wished, and finds it too much.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Her father did tell her to write everything, at the start; at the end she writes a depth and “Damp.”',
        },
        {
          html: 'forgets what Dub told her, in her joy at the water.',
          misconception: 'ar-half-right',
          why: 'Glad she may be, but she does not forget: she writes a depth and one word, and the rest that “she would like to put” she leaves out.',
        },
      ],
      evidence: [
        'Depth and what comes up. That’s all that goes in a log.',
        'There is more that she would like to put.',
      ],
      explanation:
        '<p class="plan">A structure question: compare Dub’s rule at the start with what Lena writes, and does not write, at the end.</p><p>The rule was “Depth and what comes up” ([[line: Depth and what comes up.]]). She writes “330” and “Damp,” and “There is more that she would like to put” ([[line: There is more that she would like to put.]]). She writes only depth and what came up, as she was told, and the wish for “more” is what is new.</p>',
    },
    {
      id: 'act-reading/by-the-foot-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'The father’s explanation that the grandfather is “sulking” is most weakened by which detail?',
      right: 'That he has money ready when it is needed',
      wrong: [
        {
          html: 'That he waves off what is offered to him',
          misconception: 'ar-wrong-side',
          why: 'Refusing coffee looks like sulking, and so supports her father; what he brings along weakens it.',
        },
        {
          html: 'That he has the windows of his truck shut',
          misconception: 'ar-wrong-side',
          why: 'To shut himself in on a hot day may look like sulking too, though the dust is named as the reason.',
        },
        {
          html: 'That he has put on the better of his hats',
          misconception: 'ar-true-but-not-asked',
          why: 'The good hat shows that the day matters to him, but one may sulk in a good hat; the envelope is another thing.',
        },
      ],
      evidence: ['He takes a feed-store envelope out of his shirt'],
      explanation:
        '<p class="plan">Weighing evidence: ask which detail shows that he came that morning with another purpose than to be offended.</p><p>He takes an envelope “out of his shirt” ([[line: He takes a feed-store envelope out of his shirt]]) with the price of forty feet. He had brought it along, to help with a hole that was not his choice.</p>',
    },
    {
      id: 'act-reading/by-the-foot-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.7,
      seconds: 65,
      text: '',
      stem: 'Which detail best supports the view that by the end Dub thinks the grandfather’s opinion worth having?',
      right: 'Under whose nose he holds a shovel',
      wrong: [
        {
          html: 'On whose money he throws the lever',
          misconception: 'ar-half-right',
          why: 'It is indeed the old man’s money on which he drills again, but he would do that for anybody’s; the shovel he shows to one man first.',
        },
        {
          html: 'At whom he looks before he sets up',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Before setting up he looks at her father, and that is in the morning; by the end he has turned to someone else.',
        },
        {
          html: 'From whom he turns away to smoke',
          misconception: 'ar-swaps-people',
          why: 'He turns his back on all of them, the father too, while they must choose; nobody’s opinion is singled out by that.',
        },
      ],
      evidence: ['Then he holds it under her grandfather’s nose, not her father’s.'],
      explanation:
        '<p class="plan">A question of evidence: look near the end for something that Dub does to one man and not to another.</p><p>He smells the dark cuttings and “holds it under her grandfather’s nose, not her father’s” ([[line: not her father’s]]), though it is the father who hired him.</p>',
    },
  ],
}
