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
      stem: 'Dub most likely sets up his rig over the orange ribbon because:',
      right: 'the father is the one he takes orders from.',
      wrong: [
        {
          html: 'the county’s map is the better guide to him.',
          misconception: 'ar-common-sense-over-text',
          why: 'A driller might well trust a map; but he gives no opinion of it, and what he looks at before he sets up is the father.',
        },
        {
          html: 'the ground near the road is easier to reach.',
          misconception: 'ar-outside-the-text',
          why: 'The stake is near the road, and a rig is heavy; but nothing is said about ease, and his look goes from the stakes to the father.',
        },
        {
          html: 'an argument about the elm has gone against it.',
          misconception: 'ar-half-right',
          why: 'The elm does lose to the father’s stake, but no arguing is told of: the grandfather “did not argue for it,” and a look is enough.',
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
      stem: 'The statement that the grandfather “may have thought that this was argument” ([[line: he may have thought that this was argument]]) suggests that he:',
      right: 'expected the wells he had found to speak for him.',
      wrong: [
        {
          html: 'expected the peach switch to speak for him.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The switch is how he looked for water, two sentences earlier; but “this” takes up the wells, the one in use and the one before it.',
        },
        {
          html: 'expected his years on the place to speak for him.',
          misconception: 'ar-outside-the-text',
          why: 'He has lived there long, and that might count; but the sentence names what he had found, two wells, and says nothing of years.',
        },
        {
          html: 'expected the well gone to sand to speak for him.',
          misconception: 'ar-half-right',
          why: 'That well is one of the two, but its sand would speak against him; what speaks for him is that he found it at all, and another before.',
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
          why: 'To favor is most often to prefer, but one does not prefer a hip that hurts; he takes weight off it, and so it “takes her grandfather a while.”',
        },
        {
          html: 'resembling.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A child may favor its mother, that is, look like her; but a walk is described here, and its slowness.',
        },
        {
          html: 'stretching.',
          misconception: 'ar-mood-for-meaning',
          why: 'After hours in a pickup one might stretch; but the word explains why the crossing takes a while: he is careful of the hip.',
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
      stem: 'The detail about Dub’s cigarette in [[line: though there is no wind]] serves mainly to show that he:',
      right: 'means to leave the family alone with its decision.',
      wrong: [
        {
          html: 'is vexed with the dry hole and would rather hide it.',
          misconception: 'ar-wrong-tone',
          why: 'A dry hole may vex a driller, but no word shows such a feeling in Dub, who gets the same price “wet or dry.”',
        },
        {
          html: 'has made up his mind to take down the rig and go.',
          misconception: 'ar-outside-the-text',
          why: 'He has stopped the rig, but only because three hundred was the limit; when the money comes, he starts it again at once.',
        },
        {
          html: 'wants the family to ask him what he would do.',
          misconception: 'ar-half-right',
          why: 'He does wait for what the family will do; but when he is asked for his opinion he gives none, except the price.',
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
          html: 'selling hay or grain to the feed store in town.',
          misconception: 'ar-echoed-words',
          why: 'The envelope is from a feed store, but that may be any old envelope; what Lena and her father look at for an answer is the truck.',
        },
        {
          html: 'selling the rifle that he kept in his truck.',
          misconception: 'ar-half-right',
          why: 'He has sold something from the truck; but “The rifle is in its rack in the rear window,” and it is the sawhorse that is bare.',
        },
        {
          html: 'saving what he was paid for finding wells.',
          misconception: 'ar-outside-the-text',
          why: 'He has found wells, so he may have been paid; but no pay is mentioned, and the empty sawhorse answers the father’s question.',
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
      right: 'keeps to what Dub told her, but now feels what it leaves out.',
      wrong: [
        {
          html: 'keeps to what Dub told her, having found out how right he was.',
          misconception: 'ar-half-right',
          why: 'She does keep to it, “330” and “Damp”; but she does not find that it is right: “There is more that she would like to put.”',
        },
        {
          html: 'goes against what Dub told her, and so writes down everything.',
          misconception: 'ar-reversed',
          why: 'To write everything was her father’s wish at the start; at the end she writes two words and holds the pencil still.',
        },
        {
          html: 'goes against what Dub told her, but rubs it out before he sees.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The rubbing out stands at the beginning, where she had put down the price; at the end she has nothing to rub out.',
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
      right: 'What he has in his shirt when he comes',
      wrong: [
        {
          html: 'What he does when he is offered coffee',
          misconception: 'ar-wrong-side',
          why: 'He waves it off, which looks like bad temper; it makes the father’s explanation more likely, and not less.',
        },
        {
          html: 'What he says about the place by the elm',
          misconception: 'ar-half-right',
          why: 'His remark is calm enough, but “I said it was there” holds to his own choice, as a man who sulks would do.',
        },
        {
          html: 'What he wears as he crosses the pasture',
          misconception: 'ar-true-but-not-asked',
          why: '“The good hat” shows that the day matters to him; it could go with an injured pride as well as with anything else.',
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
      right: 'The person to whom he holds out the shovel',
      wrong: [
        {
          html: 'The way in which he takes in the two stakes',
          misconception: 'ar-wrong-part-of-passage',
          why: 'He looks at both stakes early on, but then he sets up over the ribbon; the old man’s opinion did not count with him then.',
        },
        {
          html: 'The speed with which he starts the rig again',
          misconception: 'ar-outside-the-text',
          why: 'A quick start would show respect, but he starts when the money is there and it is “a hot day” to stand; that he is quick about it is not said.',
        },
        {
          html: 'The words with which he speaks to the girl',
          misconception: 'ar-half-right',
          why: '“Write it down” does come at the moment of success, but it is said to Lena about the log; it tells nothing on the old man.',
        },
      ],
      evidence: ['Then he holds it under her grandfather’s nose, not her father’s.'],
      explanation:
        '<p class="plan">A question of evidence: look near the end for something that Dub does to one man and not to another.</p><p>He smells the dark cuttings and “holds it under her grandfather’s nose, not her father’s” ([[line: not her father’s]]), though it is the father who hired him.</p>',
    },
  ],
}
