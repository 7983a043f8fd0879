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
      right: 'fears to seem unready to people whose opinion she values.',
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
      right: 'touch, by which others know who sends.',
      wrong: [
        {
          html: 'closed hand as it rests upon the key.',
          misconception: 'ar-first-meaning',
          why: 'A fist is a closed hand, but Mr. Tully’s “it” points back to tired dashes and swallowed endings, which are heard and not seen.',
        },
        {
          html: 'manner of sending that hides who he is.',
          misconception: 'ar-half-right',
          why: 'It is a manner of sending, but it does not hide anybody: Mr. Tully says that he “would know them in the dark.”',
        },
        {
          html: 'readiness to quarrel over the wire.',
          misconception: 'ar-mood-for-meaning',
          why: 'The word has an angry sound, yet nothing in the paragraph is a quarrel; the men are told apart by their dashes.',
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
      stem: 'Mr. Tully’s last remark in Passage A (“He doesn’t slow for me”) most likely serves as:',
      right: 'a dry sort of compliment to a girl who was not too proud to ask.',
      wrong: [
        {
          html: 'praise of Nell: she has taken down a fast order better than he could.',
          misconception: 'ar-half-right',
          why: 'It is praise, but not of her speed; she missed the number at the first sending, and it was sent “at half the pace” for her.',
        },
        {
          html: 'a complaint that the man at Newton has always treated him rudely.',
          misconception: 'ar-wrong-tone',
          why: 'The words could be a complaint in another mouth, but he says them after reading both sheets and hanging them up, with no anger named.',
        },
        {
          html: 'a statement that he has no need to have an order sent slowly.',
          misconception: 'ar-literal-for-figurative',
          why: 'At its word the sentence may say so, but it answers “He slowed for you,” and with it he gives her “the good chair”; it is about her.',
        },
      ],
      evidence: [
        'at half the pace, with every stroke set down apart from the next like plates upon a table',
        'He slowed for you',
      ],
      explanation:
        '<p class="plan">An inference about a remark: set it beside “He slowed for you,” and ask what the two together say of Nell.</p><p>Newton repeated the order “at half the pace, with every stroke set down apart from the next like plates upon a table” ([[line: like plates upon a table]]). Mr. Tully, who reads both sheets and finds no fault, notes that such care is not given to him, and pushes “the good chair over to her side of the table” ([[line: the good chair over to her side]]). In his dry way it is a compliment to a girl who asked.</p>',
    },
    {
      id: 'act-reading/say-again-q4',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.0,
      seconds: 50,
      text: '',
      stem: 'According to Passage B, controllers on the recordings answered “Roger” to a wrong number because they:',
      right: 'took the clearance just given for the reply.',
      wrong: [
        {
          html: 'had the right number in mind and meant to correct the wrong one later.',
          misconception: 'ar-half-right',
          why: 'They did have the right number in mind, since they had just given it; but they heard no mistake, so there was nothing to correct.',
        },
        {
          html: 'had grown careless after many hours of correct readbacks.',
          misconception: 'ar-reversed',
          why: 'Carelessness is the explanation one would think of first, and the author rules it out in four words: “They were not careless.”',
        },
        {
          html: 'had been unable to make out the pilot’s scratchy voice.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'A scratchy voice is mentioned in general, but on these recordings the wrong number comes “as clearly as a bell.”',
        },
      ],
      evidence: [
        'The mind, offered a scratchy voice and a strong expectation, prints the expectation.',
        'They heard the right number. It had simply never been spoken.',
      ],
      explanation:
        '<p class="plan">A stated cause: find the recordings in Passage B and read the sentences on both sides of “Roger.”</p><p>“The mind, offered a scratchy voice and a strong expectation, prints the expectation” ([[line: prints the expectation]]). So of the controllers on the recordings it is said: “They heard the right number. It had simply never been spoken.”</p>',
    },
    {
      id: 'act-reading/say-again-q5',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'In Passage B, the numbers that describe Bell’s errors on the simulator ([[line: one in fifty, then one in two hundred]]) mainly serve to show how he:',
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
          html: 'records a number more slowly when it was ready for another.',
          misconception: 'ar-outside-the-text',
          why: 'This sounds like a fact about minds, but the passage says nothing of speed; the controllers simply accept a number, “as clearly as a bell,” that they took for the right one.',
        },
        {
          html: 'records no number when the voice is too scratchy to follow.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'A scratchy voice stands in the sentence, but the mind is not left empty by it: the controllers “heard the right number,” though it was not said.',
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
      stem: 'In both passages, the request for a repetition is presented as:',
      right: 'an act that may cost some people a little of their pride.',
      wrong: [
        {
          html: 'an act that has to be performed in the same way each time.',
          misconception: 'ar-one-passage-only',
          why: '“The same flat voice every time” is Bell’s rule, in Passage B alone; Nell is under no such rule when she sends her two letters.',
        },
        {
          html: 'an act that the other party answers with particular care.',
          misconception: 'ar-one-passage-only',
          why: 'Newton repeats the order “at half the pace” in Passage A; Passage B says nothing about the way in which pilots answer the words “Say again.”',
        },
        {
          html: 'an act that becomes easier for people as they gain experience.',
          misconception: 'ar-common-sense-over-text',
          why: 'Most things do, but neither passage says it of asking: Nell has had three weeks, and the author of B found that it was what she “could not teach.”',
        },
      ],
      evidence: ['was about to form his opinion of her', 'whether a person minded asking'],
      explanation:
        '<p class="plan">A comparison: say in one line what asking costs in A and in one line what it takes in B, then look for the common part.</p><p>Nell must bring herself to ask although a man “was about to form his opinion of her” ([[line: was about to form his opinion of her]]). The author of B looked, in beginners, for “whether a person minded asking” ([[line: whether a person minded asking]]); some, then, did mind. In both, what stands in the way is the wish to look good.</p>',
    },
    {
      id: 'act-reading/say-again-q8',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'Compared with Nell’s difficulty in Passage A, the difficulty described in Passage B is different in that the listener:',
      right: 'does not notice what is amiss, because the mind is too sure.',
      wrong: [
        {
          html: 'does not notice what is amiss, because the voice is too faint.',
          misconception: 'ar-half-right',
          why: 'Not noticing is right, but on the recordings the wrong number comes “as clearly as a bell”; what misleads is “a strong expectation.”',
        },
        {
          html: 'notices what is amiss, but is unwilling to seem unready.',
          misconception: 'ar-mixes-up-passages',
          why: 'This is Nell’s case, in Passage A, where she fears for her name; the controllers in B “heard the right number” and notice nothing.',
        },
        {
          html: 'notices what is amiss, but has too little time to ask.',
          misconception: 'ar-outside-the-text',
          why: 'The work is quick, and a second matters in it, but these controllers notice nothing: they “heard the right number,” and so had nothing to ask.',
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
          html: 'an apology takes up a second and makes others slower to ask.',
          misconception: 'ar-true-but-not-asked',
          why: 'Bell does think so, but it is his reason for asking without an apology; Nell sends two letters and offers none, so it does not tell why to ask.',
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
      stem: 'The claim that hearback is harder than it sounds is supported in Passage B chiefly by:',
      right: 'what recordings show about controllers who were good at the work.',
      wrong: [
        {
          html: 'what the author noticed about trainees in eleven years of teaching.',
          misconception: 'ar-true-but-not-asked',
          why: 'The eleven years are mentioned at the end, but they support another point: that the willingness to ask cannot be taught.',
        },
        {
          html: 'what the public imagines about the work in the radar room.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The public’s view opens the passage and is about the eyes; it is there to be corrected and gives no support to a claim about hearing.',
        },
        {
          html: 'what recordings show about pilots who were careless in answering.',
          misconception: 'ar-half-right',
          why: 'The recordings are right, but they are of controllers, “good ones,” who took a wrong number for the right one; the pilots are not judged.',
        },
      ],
      evidence: ['I have listened to recordings of controllers, good ones'],
      explanation:
        '<p class="plan">Evidence for a claim: find “It is not” in Passage B, and see what is brought forward after it.</p><p>After “It sounds like the easiest job in the world. It is not” comes the case: “I have listened to recordings of controllers, good ones, to whom a pilot says the wrong number as clearly as a bell” ([[line: I have listened to recordings of controllers]]). The recordings are the support, and the words “good ones” matter: even people who do the work well do not hear the mistake.</p>',
    },
  ],
}
