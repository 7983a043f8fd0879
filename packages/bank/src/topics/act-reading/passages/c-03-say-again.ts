import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/say-again',
  kind: 'Literary Narrative',
  title: 'Say Again',
  description:
    'Passage A is from the novel “The Depot at Larkin” by Owen Tillery (2014), set in Kansas in 1878. Passage B is from the memoir “Hearback” by Joan Petrakis (2017), a retired air traffic controller. Authors and sources are invented.',
  paragraphs: [
    '# Passage A',
    'By the third week Nell could tell who was sending before she could tell what was sent. The sounder on the depot table clicked the same brass clicks for all of them, but the man at Dodge leaned on his dashes as if he were tired, and the man at Newton hurried, and swallowed the ends of things. Mr. Tully called it a man’s fist. He said that he had known operators forty years whom he had never laid eyes on and would know them in the dark.',
    '“It’s all dark,” he said. “That’s the trade.”',
    'On the Thursday he went across the street for his dinner and left her with the wire. She had begged him to. He had not been gone four minutes when Newton opened the circuit and began upon a train order, fast, in that swallowing hand, and Nell took the pencil and wrote as it came: *Hold No. 9 at Larkin for* and a number, and then her own call, and then the wait, while Newton sat forty miles off with his finger over the key, wanting her to say that she had it.',
    'She had most of it. It was a six or it was an *h*, which in Morse are near neighbors, and no train on that division was called *h*; so it must be six. She was nearly sure. Against that stood a good deal. She had told Mr. Tully that she was ready. She had told her mother. And a man at Newton, who did not know whether she was seventeen or seventy, was about to form his opinion of her.',
    'She opened the key and sent two letters, the ones that mean *repeat*.',
    'The wire said nothing. Then Newton sent the order over again, all of it, from the first word, at half the pace, with every stroke set down apart from the next like plates upon a table. It was not a six. It was sixteen.',
    'When Mr. Tully came back he read the order, and then the sheet beneath it with her first attempt, and he put both of them on the hook. “He slowed for you,” he said.',
    '“Yes, sir.”',
    '“He doesn’t slow for me,” said Mr. Tully, and he pushed the good chair over to her side of the table.',
    '# Passage B',
    'The public imagines that a controller’s skill lies in the eyes. There is the radar, after all, and the dark room. In my first year I thought so too, and I watched my scope as if it might get away. It took an instructor named Bell, who had been at it since the sixties, to turn me around. “You can see them fine,” he told me. “Now start hearing them.”',
    'The work is done in a loop. I tell a pilot to descend to eight thousand feet. The pilot reads it back: eight thousand. If the pilot has misheard me and says six, I am supposed to catch it, and that catching has a name in our manuals: hearback. It sounds like the easiest job in the world. It is not, and the reason is humbling. By the time the pilot answers, I know what the answer is going to be, since I have just said it. The mind, offered a scratchy voice and a strong expectation, prints the expectation. I have listened to recordings of controllers, good ones, to whom a pilot says the wrong number as clearly as a bell, and who answer “Roger.” They were not careless. They heard the right number. It had simply never been spoken.',
    'So Bell trained us against ourselves. He would sit beside us on the simulator and read back errors, one in fifty, then one in two hundred, then none for two days, then one. His rule was that you must listen to each readback as though you had not been the one to give the clearance. You must be a stranger to your own sentence. And if you were less than certain, you said two words, “Say again,” in the same flat voice every time, with no apology in it, because an apology takes a second, and because the pilot who hears you apologize will be slower to ask you next time.',
    'I trained others for eleven years after that. I could teach the radar to nearly anyone. What I looked for on the first day, and could not teach, was whether a person minded asking.',
  ],
  questions: [
    {
      id: 'act-reading/say-again-q1',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'In Passage A, the third and fourth paragraphs suggest that Nell is reluctant to ask for the order again mainly because she:',
      right: 'is afraid of seeming unready to people whose opinion she values.',
      wrong: [
        {
          html: 'does not want to look unready to a man who knows how young she is.',
          misconception: 'ar-half-right',
          why: 'Fear of seeming unready is right, but the man does not know her age: he “did not know whether she was seventeen or seventy.”',
        },
        {
          html: 'believes that no train on the division is called <em>h</em>.',
          misconception: 'ar-true-but-not-asked',
          why: 'She does reason so, and it makes her nearly sure of “six”; but that is a ground for her guess, not for her unwillingness to ask.',
        },
        {
          html: 'worries that a second sending will make the train late.',
          misconception: 'ar-common-sense-over-text',
          why: 'Delay would be a natural worry on a railroad, but no line speaks of it; what stands against asking is a list of persons.',
        },
      ],
      evidence: [
        'She had told Mr. Tully that she was ready. She had told her mother.',
        'was about to form his opinion of her',
      ],
      explanation:
        '<p class="plan">An inference about a motive: find the words “Against that stood” and read the list that follows.</p><p>“Against that stood a good deal. She had told Mr. Tully that she was ready. She had told her mother” ([[line: She had told Mr. Tully that she was ready]]), and the man at Newton “was about to form his opinion of her.” Each item is a person before whom asking would look like failure.</p>',
    },
    {
      id: 'act-reading/say-again-q2',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.6,
      seconds: 45,
      text: '',
      stem: 'In Passage A, the word <em>fist</em> ([[line: Mr. Tully called it a man’s fist]]) refers to an operator’s:',
      right: 'way of sending, which others come to know.',
      wrong: [
        {
          html: 'speed of sending, which others have to match.',
          misconception: 'ar-half-right',
          why: 'The man at Newton does hurry, but the man at Dodge leans on his dashes; what the word covers is each man’s manner, fast or slow.',
        },
        {
          html: 'hold on the key, which others have to learn.',
          misconception: 'ar-literal-for-figurative',
          why: 'A hand on a key is near the plain sense of the word, but nobody sees it; “it” points back to how each man sounds on the wire.',
        },
        {
          html: 'strength in sending, which tires those who listen.',
          misconception: 'ar-half-right',
          why: 'One man leans “as if he were tired,” but that describes his own dashes; no listener is said to be tired by anyone’s sending.',
        },
      ],
      evidence: ['the man at Dodge leaned on his dashes as if he were tired, and the man at Newton hurried'],
      explanation:
        '<p class="plan">A word in its context: the “it” in the sentence points back; find what it points to.</p><p>One man “leaned on his dashes as if he were tired,” another “hurried, and swallowed the ends of things. Mr. Tully called it a man’s fist” ([[line: Mr. Tully called it a man’s fist]]). The word names the way of sending by which a person is known.</p>',
    },
    {
      id: 'act-reading/say-again-q3',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1.0,
      seconds: 65,
      text: '',
      stem: 'Mr. Tully’s last remark in Passage A ([[line: He doesn’t slow for me]]) most likely serves as:',
      right: 'a compliment: she has got what he does not get.',
      wrong: [
        {
          html: 'a warning: she will not get the same treatment again.',
          misconception: 'ar-half-right',
          why: 'The words do say that slowing is rare, but he adds no threat; he pushes “the good chair over to her side of the table.”',
        },
        {
          html: 'a boast: he can take an order at any speed.',
          misconception: 'ar-literal-for-figurative',
          why: 'Taken by itself it may sound so, but it follows “He slowed for you,” and with it comes the good chair; the credit is hers.',
        },
        {
          html: 'an excuse: he should not have left her alone.',
          misconception: 'ar-outside-the-text',
          why: 'He did leave her with a hard sender, but she “had begged him to,” and nothing in his words looks back to his dinner.',
        },
      ],
      evidence: [
        'at half the pace, with every stroke set down apart from the next like plates upon a table',
        'He slowed for you',
      ],
      explanation:
        '<p class="plan">An inference about a remark: set it beside “He slowed for you,” and ask what the two together say of Nell.</p><p>Newton repeated the order “at half the pace, with every stroke set down apart from the next like plates upon a table” ([[line: like plates upon a table]]). Mr. Tully, who reads both sheets and finds no fault, notes that such care is not given to him, and pushes “the good chair over to her side of the table” ([[line: the good chair over to her side]]). In his dry way he puts her ahead of himself.</p>',
    },
    {
      id: 'act-reading/say-again-q4',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.0,
      seconds: 50,
      text: '',
      stem: 'According to Passage B, Bell wanted no apology in a controller’s “Say again” in part because an apology:',
      right: 'makes pilots slower to ask in their turn.',
      wrong: [
        {
          html: 'makes pilots less sure of a clearance.',
          misconception: 'ar-half-right',
          why: 'It is the effect on pilots that he had in mind, but what he feared is that one “will be slower to ask you next time,” not that he doubts.',
        },
        {
          html: 'lets a pilot know who was at fault.',
          misconception: 'ar-outside-the-text',
          why: 'An apology does admit a fault, but Bell does not mind whose it was; a pilot who hears it “will be slower to ask you next time.”',
        },
        {
          html: 'makes a controller sound unready.',
          misconception: 'ar-common-sense-over-text',
          why: 'It would fit the flat voice that he asked for, but no word is said about how a controller looks; the pilot’s next question is at stake.',
        },
      ],
      evidence: ['because the pilot who hears you apologize will be slower to ask you next time'],
      explanation:
        '<p class="plan">A stated cause: find the two words that Bell taught and read on to the second “because.”</p><p>There was to be no apology, “because an apology takes a second, and because the pilot who hears you apologize will be slower to ask you next time” ([[line: the pilot who hears you apologize]]). Asking must stay easy on both sides.</p>',
    },
    {
      id: 'act-reading/say-again-q5',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'In Passage B, the numbers in [[line: one in fifty, then one in two hundred]] mainly serve to show how Bell:',
      right: 'let trainees come to expect no error before he gave them one.',
      wrong: [
        {
          html: 'let trainees catch easy errors before he gave them harder ones.',
          misconception: 'ar-half-right',
          why: 'There is a planned order, but it runs from frequent to rare, “one in fifty, then one in two hundred”; the errors themselves are not said to get harder.',
        },
        {
          html: 'fitted the number of errors to how well each trainee was doing.',
          misconception: 'ar-outside-the-text',
          why: 'A good teacher might do so, but no trainee’s progress is mentioned; the same numbers are given for all, and the aim was to train them “against ourselves.”',
        },
        {
          html: 'fitted the number of errors to how often real pilots make them.',
          misconception: 'ar-invented-cause',
          why: 'Real pilots do misread numbers, in the paragraph before, but the passage does not tie Bell’s numbers to theirs; his come “none for two days, then one.”',
        },
      ],
      evidence: ['So Bell trained us against ourselves.'],
      explanation:
        '<p class="plan">A function question: ask why the errors come at longer and longer distances, given what the paragraph before says about expectation.</p><p>“So Bell trained us against ourselves” ([[line: So Bell trained us against ourselves]]). The danger is that one hears what one expects. After “none for two days” everybody expects the right number, and just then Bell reads a wrong one: only a person who listens every time will catch it.</p>',
    },
    {
      id: 'act-reading/say-again-q6',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 45,
      text: '',
      stem: 'In Passage B, the statement about the mind in [[line: prints the expectation]] means that it:',
      right: 'records the number it was ready for in place of the one spoken.',
      wrong: [
        {
          html: 'records the number spoken, but trusts the one it was ready for.',
          misconception: 'ar-half-right',
          why: 'The expected number does win, but not over one that was noticed: the controllers “heard the right number,” and the spoken one never reached them.',
        },
        {
          html: 'records both numbers, and lets the later one stand.',
          misconception: 'ar-half-right',
          why: 'Two numbers are indeed in play, but only one is heard: “They heard the right number. It had simply never been spoken.”',
        },
        {
          html: 'records the number spoken, a moment too late to act on it.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Time matters where Bell speaks of an apology, but here the number spoken is not recorded at all; the expected one takes its place.',
        },
      ],
      evidence: ['They heard the right number. It had simply never been spoken.'],
      explanation:
        '<p class="plan">A figure of speech: use the example of the recordings, which follows at once, to say what it stands for.</p><p>The mind “prints the expectation.” The example explains the figure: “They heard the right number. It had simply never been spoken” ([[line: It had simply never been spoken]]). The mind put the expected number where the spoken one should have been.</p>',
    },
    {
      id: 'act-reading/say-again-q7',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 65,
      text: '',
      stem: 'Both passages tell of:',
      right: 'a teacher who has been at the work for a long time.',
      wrong: [
        {
          html: 'a beginner who is left alone with the work.',
          misconception: 'ar-one-passage-only',
          why: 'Nell is left “with the wire” in A, but in B the beginners sit at a simulator with their instructor beside them.',
        },
        {
          html: 'a manual that has a word for the work.',
          misconception: 'ar-one-passage-only',
          why: 'B says that “hearback” is the name in the manuals, but no manual is mentioned in A; “fist” is Mr. Tully’s word.',
        },
        {
          html: 'a mistake that does harm before it is found.',
          misconception: 'ar-common-sense-over-text',
          why: 'Trains and airplanes make one think of accidents, but neither passage tells of one: Nell’s is found in time, and in B no harm is reported.',
        },
      ],
      evidence: [
        'He said that he had known operators forty years whom he had never laid eyes on',
        'It took an instructor named Bell, who had been at it since the sixties, to turn me around.',
      ],
      explanation:
        '<p class="plan">A question about both passages: for each option look for a place in A and a place in B.</p><p>In A Mr. Tully, who teaches Nell, “had known operators forty years” ([[line: he had known operators forty years]]). In B the author learns from Bell, “who had been at it since the sixties” ([[line: who had been at it since the sixties]]).</p>',
    },
    {
      id: 'act-reading/say-again-q8',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'Compared with Nell, the listener described in the second paragraph of Passage B:',
      right: 'does not know that there is anything to ask.',
      wrong: [
        {
          html: 'does not like to ask in front of a stranger.',
          misconception: 'ar-mixes-up-passages',
          why: 'This is near to Nell’s trouble, since a man at Newton “was about to form his opinion of her,” but the controllers have no doubt to overcome.',
        },
        {
          html: 'knows that something is wrong, but not what it is.',
          misconception: 'ar-half-right',
          why: 'Something is wrong, but they do not know it: “They heard the right number,” and they answer “Roger.”',
        },
        {
          html: 'holds that asking takes more time than there is.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Seconds do count in this work, but they come up with the apology, a paragraph later; these controllers had no doubt: “They heard the right number.”',
        },
      ],
      evidence: ['They heard the right number.', 'She was nearly sure.'],
      explanation:
        '<p class="plan">A comparison of two difficulties: ask in each passage whether the listener knows that something is missing.</p><p>Nell knows that she has only “most of it”: “She was nearly sure” ([[line: She was nearly sure]]). The controllers of Passage B answer “Roger” without a question, for “They heard the right number” ([[line: They heard the right number]]). Where there is no doubt, nothing prompts one to ask; that is why Bell trains them to distrust their hearing.</p>',
    },
    {
      id: 'act-reading/say-again-q9',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Bell, as he is described in Passage B, would most likely say that Nell was right to ask because:',
      right: 'one should hear a thing again unless one is certain.',
      wrong: [
        {
          html: 'even a thing of which one is certain has to be heard again.',
          misconception: 'ar-half-right',
          why: 'To ask again is right, but Bell wanted it only “if you were less than certain,” and not of every message.',
        },
        {
          html: 'the man at Newton was known to swallow the ends of words.',
          misconception: 'ar-mixes-up-passages',
          why: 'That habit is a fact of Passage A and explains why the order was unclear; Bell’s rule holds for every readback, whoever is speaking.',
        },
        {
          html: 'no one can hear a thing well if he is the one who said it.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is close to what Bell taught about being “a stranger to your own sentence,” but Nell had said nothing; her trouble was that she was not certain.',
        },
      ],
      evidence: ['if you were less than certain, you said two words', 'She was nearly sure.'],
      explanation:
        '<p class="plan">Apply one person’s rule to another’s case: state Bell’s rule in its own words first.</p><p>Bell’s rule: “if you were less than certain, you said two words” ([[line: if you were less than certain]]). Nell “was nearly sure” ([[line: She was nearly sure]]), which is less than certain; and the number was in fact sixteen, not six.</p>',
    },
    {
      id: 'act-reading/say-again-q10',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The claim in [[line: It is not, and the reason is humbling]] is supported in Passage B chiefly by:',
      right: 'recordings that the author has heard.',
      wrong: [
        {
          html: 'trainees whom the author has taught.',
          misconception: 'ar-true-but-not-asked',
          why: 'She did train others “for eleven years,” but what she noticed in them is whether they minded asking, which comes later.',
        },
        {
          html: 'errors that Bell read out to trainees.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Bell’s errors come in the next paragraph as a way of training; what shows that catching is hard comes before: the controllers who answer “Roger.”',
        },
        {
          html: 'cases that the manuals have collected.',
          misconception: 'ar-half-right',
          why: 'The manuals are named close by, but only for the word they use, “hearback”; the cases come from what she has listened to herself.',
        },
      ],
      evidence: ['I have listened to recordings of controllers, good ones'],
      explanation:
        '<p class="plan">Evidence for a claim: find “It is not” in Passage B, and see what is brought forward after it.</p><p>After “It sounds like the easiest job in the world. It is not” comes the case: “I have listened to recordings of controllers, good ones, to whom a pilot says the wrong number as clearly as a bell” ([[line: I have listened to recordings of controllers]]). The recordings are the support, and the words “good ones” matter: even people who do the work well do not hear the mistake.</p>',
    },
  ],
}
