import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/fourteen-units',
  kind: 'Literary Narrative',
  title: 'Fourteen Units',
  description:
    'This passage is from the memoir “Fourteen Units” by Ruth Haskell (2009). The family’s motel stood on U.S. Highway 30 in Nebraska. Author and source are invented.',
  paragraphs: [
    'The Plainsman Motor Court had fourteen units, a sign with a neon wagon, and my parents. They bought it in 1958 with the money from my grandfather’s land, and for ten years it made us a living. Highway 30 ran past, forty feet from the office door. In summer the cars came from three in the afternoon on, Illinois plates, Ohio plates, families going west with a canvas water bag hung on the bumper, and by eight my father would walk out with the long pole and switch the sign from VACANCY to its other word.',
    'I was nine when I began to do rooms. My mother taught me in unit 6 with her watch in her hand. Window open, strip the bed, ashtrays, wastebasket, tub, sink, glass, paper cap on the glass, bed. The bed came last so that nothing would fall on it. She allowed twenty-two minutes. She did not praise work and she did not find fault with it. She passed her palm over the blanket and went on to the next unit or stayed where she was, and if she stayed, you had missed something and were expected to find it.',
    'For one year, 1964, I kept a list in a stenographer’s pad of what people left behind. I still have it. Thirty-one combs. Nine single socks. A set of encyclopedias, A to F. A live turtle. We mailed back whatever had an address on it, and the turtle we kept. You learned things about people, doing rooms, and my mother had a rule against saying any of it aloud. A dentist from Moline came through every August with his wife and took unit 11, with the double bed and the view of the elms. One August he came alone and asked for unit 2, which was the smallest. My mother gave him the key and charged him the winter rate. When I opened my mouth she said, “He asked for 2.”',
    'The surveyors came in the spring of 1965. There were six of them, in units 8, 9 and 10, for eleven weeks, and they paid by the week and tracked in mud. My father liked them. He drank his coffee with the chief of the party, a man named Voss, who spread his sheets out on the office counter, and it was there, reading upside down, that my father found out where the interstate would go: four miles to the north of us, with one exit at the county line. He told me years afterward that what he noticed first was not the road. It was that where we were there was nothing drawn at all, only white paper, and the arrow for north.',
    'He said nothing to Voss about it. He asked whether they would be needing the rooms another month. They would. When he told my mother, she went out and did 8, 9 and 10 herself, in the usual time.',
    'People ask me whether we hated that road. I have driven it more often than I can say, and it is a good road. When my aunt was in the hospital in Omaha it saved us most of an hour each way. It opened past us in the fall of 1968. On the first night, my father stood in the lot from six until ten and counted the cars on Highway 30. There were eleven. He knew what to hold that against, because he had stood there on the same date the year before, when nobody else had a reason to count, and got a hundred and ninety. Both numbers are on the back of a registration card. I keep it in the pad, between June and July.',
    'They held on for four more years. They took in pheasant hunters in November, and a bridge crew, and a retired schoolteacher who lived in unit 11 until she died. It was winter rates all year. My mother cut the time for a room to eighteen minutes, because, she said, there was so much less to look for. In 1972 they sold the sign. The man who bought it did not want the units. He came with a flatbed truck and two boys and took the wagon down in pieces, wheels first, and my father, who for some reason had the long pole in his hand, held the wires up out of their way.',
  ],
  questions: [
    {
      id: 'act-reading/fourteen-units-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'The passage is primarily about:',
      right: 'how the owners of a motel learned of a new road that would pass them by, and carried on.',
      wrong: [
        {
          html: 'how the owners of a motel learned of a new road that would pass them by, and sold out in time.',
          misconception: 'ar-half-right',
          why: 'They do learn of the road, in 1965, but they do not sell before it takes their trade: it opened in 1968, and “They held on for four more years.”',
        },
        {
          html: 'how the owners of a motel fought a new road that would pass them by, and lost.',
          misconception: 'ar-common-sense-over-text',
          why: 'Owners in their place might well fight, but these do not: the father “said nothing to Voss about it” and asked only about the rooms.',
        },
        {
          html: 'how the owners of a motel fought a new road that would pass them by, and came to value it.',
          misconception: 'ar-half-right',
          why: 'The narrator does call it “a good road” in the end, but nobody had fought it: her father “said nothing to Voss about it.”',
        },
      ],
      evidence: [
        'it was there, reading upside down, that my father found out where the interstate would go',
        'They held on for four more years.',
      ],
      explanation:
        '<p class="plan">This asks for the whole: go through the surveyors and the last paragraph, and note at each stage what the family does about the road.</p><p>After the years of work, the father “found out where the interstate would go” ([[line: found out where the interstate would go]]). He said nothing, and his wife did the rooms. When the road had taken the traffic, “They held on for four more years” ([[line: They held on for four more years]]), with hunters and a bridge crew, before the sign was sold.</p>',
    },
    {
      id: 'act-reading/fourteen-units-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'The mother’s reply “He asked for 2” ([[line: “He asked for 2.”]]) most strongly suggests that she:',
      right: 'means to put an end to any talk about why the dentist came as he did.',
      wrong: [
        {
          html: 'has noticed the dentist’s loss, and wants it to be spoken of gently.',
          misconception: 'ar-half-right',
          why: 'She does seem to have noticed, since she charges him the winter rate; but her rule is against saying such things aloud at all, however gently.',
        },
        {
          html: 'believes that the dentist has come to prefer the smallest room.',
          misconception: 'ar-literal-for-figurative',
          why: 'Taken at its word the reply says no more than that; but she charges him the winter rate, and so has seen more in it than a taste in rooms.',
        },
        {
          html: 'is afraid that the girl will offend a guest who pays regularly.',
          misconception: 'ar-common-sense-over-text',
          why: 'A motel owner might well fear this, but she has just lowered his price; money is not what she is guarding, and he is not said to be near.',
        },
      ],
      evidence: ['my mother had a rule against saying any of it aloud'],
      explanation:
        '<p class="plan">An inference: read the sentence before the dentist is mentioned, and ask what the reply puts a stop to.</p><p>“You learned things about people, doing rooms, and my mother had a rule against saying any of it aloud” ([[line: a rule against saying any of it aloud]]). The girl has seen that a man who came with his wife now comes alone. When she “opened my mouth,” the mother answers with the bare fact and so closes the subject.</p>',
    },
    {
      id: 'act-reading/fourteen-units-q3',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to the passage, the bed was made last when a room was cleaned because:',
      right: 'dirt from the earlier work could have landed on it.',
      wrong: [
        {
          html: 'the other steps took up most of the time that was allowed.',
          misconception: 'ar-invented-cause',
          why: 'A limit of twenty-two minutes is mentioned beside the order of the steps, but it is not made the reason for it; the sentence about the bed gives another.',
        },
        {
          html: 'the mother passed her palm over the blanket at the end.',
          misconception: 'ar-echoed-words',
          why: 'The palm and the blanket are in the paragraph, but they belong to the mother’s way of checking; the reason for the order stands two sentences earlier.',
        },
        {
          html: 'the room had to be aired before clean sheets went on.',
          misconception: 'ar-common-sense-over-text',
          why: 'The window is opened first, so this sounds sensible, but the passage does not connect the two; it gives the reason in so many words.',
        },
      ],
      evidence: ['The bed came last so that nothing would fall on it.'],
      explanation:
        '<p class="plan">A stated cause: find the bed in the second paragraph and look for the words that give a reason.</p><p>“The bed came last so that nothing would fall on it” ([[line: so that nothing would fall on it]]). The words “so that” carry the reason. “Fall on it” is what dirt from the steps before could do to a bed already made.</p>',
    },
    {
      id: 'act-reading/fourteen-units-q4',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.0,
      seconds: 55,
      text: '',
      stem: 'According to the passage, all of the following became known to the father by way of the surveyors’ sheets EXCEPT:',
      right: 'the year in which the road would be opened past the motel.',
      wrong: [
        {
          html: 'the distance that there would be between road and motel.',
          misconception: 'ar-overlooked-mention',
          why: 'This is in the same sentence as the sheets, where it may be read over: the road would go “four miles to the north of us.”',
        },
        {
          html: 'the place at which drivers would be able to leave the road.',
          misconception: 'ar-missed-in-other-words',
          why: 'Drivers who leave the road are not mentioned, but the sheets show “one exit at the county line,” which is such a place.',
        },
        {
          html: 'the absence of anything drawn where the motel was standing.',
          misconception: 'ar-overlooked-mention',
          why: 'It comes two sentences after the sheets and sounds like a remark, but it is what he “noticed first”: white paper, and the arrow for north.',
        },
      ],
      evidence: [
        'four miles to the north of us, with one exit at the county line',
        'It opened past us in the fall of 1968.',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: cross off three facts that he read from the sheets on the counter.</p><p>From the sheets he learned that the road would run “four miles to the north of us, with one exit at the county line” ([[line: four miles to the north of us]]) and saw “only white paper” at the place of the motel. That it opened “in the fall of 1968” is told by the daughter later; the sheets are not said to name a year.</p>',
    },
    {
      id: 'act-reading/fourteen-units-q5',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The main purpose of the sentence that begins “When he told my mother” ([[line: When he told my mother, she went out and did 8, 9 and 10 herself, in the usual time]]) is to show that at the news she:',
      right: 'said nothing, and worked as she always did.',
      wrong: [
        {
          html: 'said nothing, and worked with unusual care.',
          misconception: 'ar-half-right',
          why: 'That no word of hers is told is right, but nothing about the work is unusual: she did the rooms “in the usual time.”',
        },
        {
          html: 'said nothing, and worked faster than before.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'She does cut the time, to eighteen minutes, but years later, when “there was so much less to look for”; on this day it is “the usual time.”',
        },
        {
          html: 'said nothing, and left the rooms to the narrator.',
          misconception: 'ar-reversed',
          why: 'The narrator had been doing rooms since the age of nine, but on this day the mother does the opposite of leaving them to a child: she did them “herself.”',
        },
      ],
      evidence: ['When he told my mother, she went out and did 8, 9 and 10 herself, in the usual time.'],
      explanation:
        '<p class="plan">A function question: ask what one expects to hear after “When he told my mother,” and what stands there instead.</p><p>“When he told my mother, she went out and did 8, 9 and 10 herself, in the usual time” ([[line: she went out and did 8, 9 and 10 herself]]). No answer of hers is given. She cleans the surveyors’ own rooms, herself and at her steady pace, as with her palm on the blanket: the work goes on, and the reader must guess the feeling from it.</p>',
    },
    {
      id: 'act-reading/fourteen-units-q6',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The narrator’s attitude toward the interstate highway can best be described as one of:',
      right: 'respect for its uses, with its harm set down but not complained of.',
      wrong: [
        {
          html: 'respect for its uses, mixed with some anger at the harm it did.',
          misconception: 'ar-half-right',
          why: 'Respect is right: “it is a good road.” But the harm is given only as numbers, eleven and a hundred and ninety, and no word of anger goes with them.',
        },
        {
          html: 'early resentment of its harm, softened later on by its uses.',
          misconception: 'ar-common-sense-over-text',
          why: 'People expect this and ask “whether we hated that road,” but she never says that they did; she tells of no change of heart.',
        },
        {
          html: 'early hopes of its uses, dampened later on by its harm.',
          misconception: 'ar-half-right',
          why: 'That the road did harm is right, but nothing says that anyone had hoped for it: her father knew from the sheets that it would pass them by.',
        },
      ],
      evidence: [
        'I have driven it more often than I can say, and it is a good road.',
        'it saved us most of an hour each way',
      ],
      explanation:
        '<p class="plan">An attitude question: collect what she says for the road and what she reports against it.</p><p>Asked whether they hated it, she writes, “it is a good road” ([[line: it is a good road]]), and that it “saved us most of an hour each way.” In the same paragraph stand the eleven cars. She sets down both sides and complains of neither.</p>',
    },
    {
      id: 'act-reading/fourteen-units-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'Which detail best supports the idea that the father had expected the loss of traffic long before the new road opened?',
      right: 'One night in 1967 he made a count of passing cars.',
      wrong: [
        {
          html: 'He stood in the lot from six until ten on the first night.',
          misconception: 'ar-true-but-not-asked',
          why: 'This count is made after the opening, so it cannot show what he expected before; it gives only the second of the two numbers.',
        },
        {
          html: 'He asked Voss whether the surveyors would need rooms longer.',
          misconception: 'ar-true-but-not-asked',
          why: 'He does ask it, and by then he had read the sheets; but it is a motel keeper’s everyday question and does not show what he expects of the traffic.',
        },
        {
          html: 'He would walk out with a pole by eight to change the sign.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'This belongs to the good years and shows how full the motel was; it tells nothing about what he foresaw.',
        },
      ],
      evidence: ['he had stood there on the same date the year before, when nobody else had a reason to count'],
      explanation:
        '<p class="plan">Evidence for a claim: the detail must come before the opening and make sense only if he knew what was coming.</p><p>He “had stood there on the same date the year before, when nobody else had a reason to count” ([[line: he had stood there on the same date the year before]]). To count the cars in 1967 makes sense only for a man who means to compare; so he expected the fall.</p>',
    },
    {
      id: 'act-reading/fourteen-units-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The numbers eleven and a hundred and ninety serve as evidence for which of the following claims?',
      right: 'The old highway lost most of its drivers overnight.',
      wrong: [
        {
          html: 'Nearly all of the traffic moved, though it took four years.',
          misconception: 'ar-half-right',
          why: 'The first half is what the numbers show; but they are from the first night, and the four years are how long the parents held on.',
        },
        {
          html: 'No travelers took rooms at the motel after the opening.',
          misconception: 'ar-extreme-wording',
          why: 'The fall is steep, but eleven is not none, and the last paragraph names hunters, a bridge crew and a schoolteacher who took rooms.',
        },
        {
          html: 'The surveyors had told drivers to stay off the old highway.',
          misconception: 'ar-invented-cause',
          why: 'Surveyors and traffic are both in the passage, but nothing joins them in this way; the drivers had a faster road, and that is all.',
        },
      ],
      evidence: [
        'There were eleven.',
        'On the first night, my father stood in the lot from six until ten and counted the cars on Highway 30.',
      ],
      explanation:
        '<p class="plan">Ask what two numbers, taken on the same date a year apart, can show, and no more than that.</p><p>“On the first night” ([[line: On the first night, my father stood]]) there were eleven cars; on the same date a year before, a hundred and ninety. The date is the same, the hours are the same, and only the new road is different: the traffic left at once, and nearly all of it.</p>',
    },
    {
      id: 'act-reading/fourteen-units-q9',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.5,
      seconds: 45,
      text: '',
      stem: 'As it is used in the sixth paragraph ([[line: He knew what to hold that against]]), the phrase <em>hold that against</em> most nearly means:',
      right: 'measure it by.',
      wrong: [
        {
          html: 'blame it on.',
          misconception: 'ar-first-meaning',
          why: 'To hold a thing against a person is to blame him, and the night was a sad one; but what follows is no person, only the count of the year before.',
        },
        {
          html: 'save it up for.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'One may hold money against a bad year, but a count of cars is not stored for later use here; it is set beside an earlier count.',
        },
        {
          html: 'defend it from.',
          misconception: 'ar-mood-for-meaning',
          why: 'The father is watching his living disappear, so defense suits the scene, but the sentence goes on to give a second count, which is no attack.',
        },
      ],
      evidence: [
        'he had stood there on the same date the year before, when nobody else had a reason to count, and got a hundred and ninety',
      ],
      explanation:
        '<p class="plan">A phrase in its sentence: the words after “because” tell what he did with the number.</p><p>“He knew what to hold that against, because he had stood there on the same date the year before … and got a hundred and ninety” ([[line: and got a hundred and ninety]]). He sets the one count beside the other, and the second shows how small the first is: he measures one by the other.</p>',
    },
  ],
}
