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
      stem: 'The passage is primarily about a family who, when a new road is planned:',
      right: 'learn early where it will run, say little of it, and stay on after it has opened.',
      wrong: [
        {
          html: 'know its course early, try to sell in time, and find nobody to buy.',
          misconception: 'ar-half-right',
          why: 'The early knowledge is right, and at the end a buyer “did not want the units,” but no attempt to sell is told before 1972.',
        },
        {
          html: 'learn of it late, take it hard, and give up the motel in the year it is opened.',
          misconception: 'ar-common-sense-over-text',
          why: 'A sudden blow is what one expects, but the father read the plans in 1965, and after the opening “They held on for four more years.”',
        },
        {
          html: 'do well by the men who plan it, hope for its traffic, and are disappointed.',
          misconception: 'ar-half-right',
          why: 'The surveyors did pay for eleven weeks, but the sheets showed a road “four miles to the north of us”; nobody hoped for its traffic.',
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
      stem: 'The mother’s reply in [[line: “He asked for 2.”]] most strongly suggests that she:',
      right: 'prefers that what they have noticed should go unsaid.',
      wrong: [
        {
          html: 'prefers that guests should be given the room they ask for.',
          misconception: 'ar-half-right',
          why: 'She does hand him the key that he asks for, but her words stop the girl, who “opened my mouth”: nothing is to be said aloud.',
        },
        {
          html: 'means the girl to see for herself what has happened.',
          misconception: 'ar-half-right',
          why: 'She does let the girl find out for herself what is wrong, but in a room that is badly done; here her rule is against “saying any of it aloud.”',
        },
        {
          html: 'believes that the girl has kept too many notes on guests.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The girl did keep a list in a pad “of what people left behind,” but her mother’s rule is against saying things aloud.',
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
      stem: 'According to the second paragraph, in the order in which a room was done, which of these came first?',
      right: 'The ashtrays',
      wrong: [
        {
          html: 'The tub',
          misconception: 'ar-order-told-for-order-happened',
          why: 'The bathroom may seem the place to start, but in the list the tub follows “ashtrays, wastebasket,” and so comes two steps later.',
        },
        {
          html: 'The glass',
          misconception: 'ar-echoed-words',
          why: 'It stands in the list twice, the second time with its paper cap, but both times after the sink; three of the jobs named here come before it.',
        },
        {
          html: 'The wastebasket',
          misconception: 'ar-order-told-for-order-happened',
          why: 'It is next to the ashtrays and easily taken for the first of the pair, but the list reads “ashtrays, wastebasket,” in that order.',
        },
      ],
      evidence: ['Window open, strip the bed, ashtrays, wastebasket, tub, sink, glass, paper cap on the glass, bed.'],
      explanation:
        '<p class="plan">A question of order: find the list of jobs in the second paragraph and number them.</p><p>“Window open, strip the bed, ashtrays, wastebasket, tub, sink, glass, paper cap on the glass, bed” ([[line: strip the bed, ashtrays, wastebasket]]). Of the four jobs asked about, the ashtrays stand first in the list.</p>',
    },
    {
      id: 'act-reading/fourteen-units-q4',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.0,
      seconds: 55,
      text: '',
      stem: 'The passage says all of the following about the surveyors’ stay EXCEPT that they:',
      right: 'had their coffee together in the office.',
      wrong: [
        {
          html: 'left dirt on the floors of the rooms.',
          misconception: 'ar-overlooked-mention',
          why: 'It is a small remark at the end of a sentence, but it is there: they “tracked in mud.”',
        },
        {
          html: 'settled with the motel every seven days.',
          misconception: 'ar-missed-in-other-words',
          why: 'The number seven is not used, but the passage says the same in other words: “they paid by the week.”',
        },
        {
          html: 'shared three units among them.',
          misconception: 'ar-lost-the-not',
          why: 'It is plainly said, “six of them, in units 8, 9 and 10,” so it is one of the three to cross off and not the one to choose.',
        },
      ],
      evidence: [
        'There were six of them, in units 8, 9 and 10, for eleven weeks, and they paid by the week and tracked in mud.',
        'He drank his coffee with the chief of the party, a man named Voss',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: cross off three statements in the paragraph about the surveyors, and look closely at who does what in the fourth.</p><p>“There were six of them, in units 8, 9 and 10, for eleven weeks, and they paid by the week and tracked in mud” ([[line: they paid by the week and tracked in mud]]). Coffee is drunk too, but by the father “with the chief of the party, a man named Voss,” and not by the six of them.</p>',
    },
    {
      id: 'act-reading/fourteen-units-q5',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The sentence in [[line: When he told my mother, she went out and did 8, 9 and 10 herself, in the usual time]] mainly serves to show that at the news the mother:',
      right: 'said nothing, and worked as she always did.',
      wrong: [
        {
          html: 'hoped to keep the men longer by taking extra care.',
          misconception: 'ar-half-right',
          why: 'Paying guests were worth keeping, and she does take the rooms on herself; but nothing about the work is extra: it is done “in the usual time.”',
        },
        {
          html: 'went to see the plans under cover of her work.',
          misconception: 'ar-outside-the-text',
          why: 'She does go into the surveyors’ own rooms, which looks like a reason; but the sheets lay “on the office counter,” and she stays no longer than usual.',
        },
        {
          html: 'took out on the rooms what she could not say.',
          misconception: 'ar-common-sense-over-text',
          why: 'Anger may well go into scrubbing, and no word of hers is told; but her pace is given exactly, and it is “the usual time.”',
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
      stem: 'When the narrator speaks of the interstate in the sixth paragraph, her tone is best described as:',
      right: 'plain: she praises the road and means what she says.',
      wrong: [
        {
          html: 'ironic: the praise she gives the road hides a grudge.',
          misconception: 'ar-wrong-tone',
          why: 'Given what the road cost them, irony is easy to hear, but she gives a reason that is simply true: it “saved us most of an hour each way.”',
        },
        {
          html: 'softened: she praises the road now as she could not then.',
          misconception: 'ar-half-right',
          why: 'The praise is there, but no earlier dislike is told that could soften; of hating the road she only says that “People ask.”',
        },
        {
          html: 'grateful: she praises the road for ending a hard life.',
          misconception: 'ar-half-right',
          why: 'The praise is meant, and the work in the units was hard; but she does not thank the road for ending it: it is good because “it saved us most of an hour.”',
        },
      ],
      evidence: [
        'I have driven it more often than I can say, and it is a good road.',
        'it saved us most of an hour each way',
      ],
      explanation:
        '<p class="plan">An attitude question: collect what she says for the road and what she reports against it.</p><p>Asked whether they hated it, she writes, “it is a good road” ([[line: it is a good road]]), and adds that it “saved us most of an hour each way.” The eleven cars stand in the same paragraph as a number, without complaint. Nothing turns the praise around.</p>',
    },
    {
      id: 'act-reading/fourteen-units-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'Which detail best supports the idea that the narrator’s mother could be kind without saying so?',
      right: 'She charged a guest the winter rate.',
      wrong: [
        {
          html: 'She did three of the rooms herself.',
          misconception: 'ar-half-right',
          why: 'It may look like sparing the girl, but it is told as her answer to bad news, and the rooms were the surveyors’; nobody is helped by it.',
        },
        {
          html: 'She passed her palm over a blanket.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'The gesture is gentle and wordless, but it is how she tested the work: if she stayed, “you had missed something.”',
        },
        {
          html: 'She cut the time for a room by four minutes.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is true, and it may sound like a relief, but she gives the reason herself: “there was so much less to look for.”',
        },
      ],
      evidence: ['My mother gave him the key and charged him the winter rate.'],
      explanation:
        '<p class="plan">Evidence for a claim: the detail must do somebody good, and no word may go with it.</p><p>The dentist comes alone and asks for the smallest unit. “My mother gave him the key and charged him the winter rate” ([[line: charged him the winter rate]]): it is August, so she lets him have the room for less, and she does not speak of it.</p>',
    },
    {
      id: 'act-reading/fourteen-units-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The two numbers on the back of the registration card serve as evidence of:',
      right: 'how much traffic the interstate took from the highway.',
      wrong: [
        {
          html: 'how many guests the interstate took from the motel.',
          misconception: 'ar-half-right',
          why: 'The time is right, and guests did grow few; but what he counted from the lot was “the cars on Highway 30,” not rooms taken.',
        },
        {
          html: 'how much traffic the highway had lost before the interstate came.',
          misconception: 'ar-half-right',
          why: 'The first count was made the year before, but it found “a hundred and ninety”; the fall appears only on the night of the opening.',
        },
        {
          html: 'how many cars passed in the summer and how many in the fall.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Summers are described in the first paragraph, but both counts were made “on the same date,” a year apart.',
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
      stem: 'As it is used in [[line: He knew what to hold that against]], the phrase <em>hold that against</em> most nearly means:',
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
