import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/three-piles',
  kind: 'Literary Narrative',
  title: 'Three Piles',
  description:
    'This passage is from the novel “The Guitar Town” by Marisol Equihua (2021). The narrator is an apprentice in a workshop in Paracho, a town in the Mexican state of Michoacán known for its guitars. Author and source are invented.',
  paragraphs: [
    'Don Librado sorted wood the way other men say grace: before anything else, and with his eyes shut. Each morning he took the spruce boards one by one from the rack, held each at its corner between finger and thumb so that it hung free, and knocked on it as on a neighbor’s door. Then he put it on one of three piles. The first were boards that sang. The second were boards that spoke. The third were boards that mumbled, and these became rulers, or kites for his grandsons.',
    'I had been with him two years before he let me knock, and another before he let me say aloud what I had heard. By that spring I could tell the piles apart with my back turned. That is how I came to know, before his wife, before the priest, before anyone in Paracho, that Don Librado was going deaf.',
    'It began with a single board. He knocked; it rang as clear as a cup; and he laid it, without a flicker, among the kites. I supposed that his hand had slipped. The next day there were three. On the Saturday he put a board that was all knots and resin on the first pile and patted it, as you pat a clever dog, and I went out into the yard and looked at the hill for some time.',
    'You must understand what he was. There are in our town more guitar makers than bakers. Sons learn from fathers; the lathes run until supper; on some streets you can hear eleven guitars being tuned at once, none of them to the others. And in this town, when a maker was stuck, when an instrument had been built according to every rule and lay in his lap like a dead fish, he wrapped it in a blanket and carried it to Don Librado, who knocked on it here and there, shut his eyes, and told him where to take off wood.',
    'So I did what seemed to me the loving thing. In the evenings, when he had gone in to his soup, I lit the lamp again, knocked my way through the day’s boards, and moved the ones that were wrong. It took an hour. I told my mother that we were behind on orders. I grew rather proud of those evenings, if I am honest. I thought of myself as a kind of wall at his back.',
    'In the fourth week, on a Friday, he did not go in to his soup. He sat down on the glue barrel.',
    '“A strange thing, Remedios,” he said. “Each evening I leave this shop, and in the piles there are mistakes. Each morning I come back, and there are none.”',
    'I said that perhaps he was mistaken about the mistakes.',
    '“Perhaps. But I’m a suspicious old man, and I have put a pencil mark on the edge of every board since Lent.” He held one up to the lamp to show me: a gray tick that I had taken for a flaw in the grain. “At my age, you know, the ears do not improve overnight. Yours, on the other hand, have become excellent. I have been wondering how long you would let me pay you for the work of one.”',
    'I began to cry, which I had not planned. He waited until it was over, as he would have waited for glue.',
    '“You could have told me,” he said, not unkindly.',
    '“You could have told *me*.”',
    '“Yes,” said Don Librado. “That is the other half of it.”',
    'Then he did something that I had never seen. He took from the first pile the best board in the shop, one I had rescued from the kites myself, and set its edge between his teeth, delicately, as one would hold a letter while looking for one’s keys. “Knock,” he said, around it.',
    'I knocked. His whole face listened. After a moment he took the board from his mouth and named the note, and the note was right.',
    '“My own master did that, the last nine years,” he said. “I thought it was a habit, like pipe smoking. Nobody asked, and he did not say.” He ran his thumb along the edge, where there was now the faint print of a bite. “Bone carries what air will not. It’s slow, though, and hard on the varnish. For the piles I’ll need you: by daylight, if you please, and out loud.”',
    'So that is how we worked afterward, and how, in the end, I learned. He would hang a board from his fingers; I would knock and say my word, *sings*, or *speaks*, or *mumbles*; and when he doubted me, which was often, he bit.',
  ],
  questions: [
    {
      id: 'act-reading/three-piles-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0,
      seconds: 60,
      text: '',
      stem: 'The main conflict in the passage arises from the fact that:',
      right: 'two people each try to keep from the other something that both know.',
      wrong: [
        {
          html: 'an old craftsman must rely on his teeth to hear how a board sounds.',
          misconception: 'ar-too-narrow',
          why: 'The bite on the board is the most striking picture, but it settles the conflict; it does not cause it.',
        },
        {
          html: 'a young apprentice hides her skill because she fears to lose her place.',
          misconception: 'ar-half-right',
          why: 'She does hide something, but it is the evening’s work, and she hides it out of love; of losing her place nothing is said.',
        },
        {
          html: 'a master is too proud to take any help from the girl he has trained.',
          misconception: 'ar-common-sense-over-text',
          why: 'Pride is what one expects of an old master, but he asks for her help as soon as the secret is out; secrecy is what they overcome.',
        },
      ],
      evidence: ['“You could have told me,” he said', '“That is the other half of it.”'],
      explanation:
        '<p class="plan">This asks for the conflict: find the two sentences that begin with “You could have told” and what each of the two has hidden.</p><p>Remedios hides her evening work, and Don Librado hides that he has noticed it: “You could have told me,” each says, and he admits, “That is the other half of it.”</p>',
    },
    {
      id: 'act-reading/three-piles-q2',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'Which of the following best describes the structure of the passage?',
      right: 'A custom is shown, then two people who hide something, then an agreement.',
      wrong: [
        {
          html: 'A habit is described, a quarrel grows from it, and the quarrel goes on.',
          misconception: 'ar-half-right',
          why: 'The habit comes first, so this starts well; but there is no lasting quarrel, and the two end up working together.',
        },
        {
          html: 'An ending is told first, and then the events that had led up to it are told.',
          misconception: 'ar-half-right',
          why: 'Something is told ahead, that is right: we hear early that he “was going deaf.” But it is no ending, and the events run on to the new way of working.',
        },
        {
          html: 'A craft is explained in general, and then the career of one man is given.',
          misconception: 'ar-too-broad',
          why: 'The craft is explained, but a few weeks are told and not a career, and the story turns on two people.',
        },
      ],
      evidence: ['Don Librado sorted wood the way other men say grace', 'So that is how we worked afterward'],
      explanation:
        '<p class="plan">A structure question: give the opening, the evenings and the end a label each, and read the labels in order.</p><p>It begins with how “Don Librado sorted wood,” goes on to the evenings that both keep quiet about, and ends in the open: “So that is how we worked afterward.”</p>',
    },
    {
      id: 'act-reading/three-piles-q3',
      skill: 'ar-function',
      difficulty: 'Low',
      b: -0.7,
      seconds: 50,
      text: '',
      stem: 'The comparison in the first sentence of the passage serves mainly to present Don Librado’s sorting as:',
      right: 'a rite that he observed with devotion.',
      wrong: [
        {
          html: 'a chore that he did from mere habit.',
          misconception: 'ar-half-right',
          why: 'A daily habit it is, “before anything else”; but it is no chore: he shuts his eyes, as people do who say grace, and listens to each board.',
        },
        {
          html: 'a gift for which the town admired him.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The town does bring its failed guitars to him, but that is told in the fourth paragraph; the first sentence compares his sorting to saying grace.',
        },
        {
          html: 'a secret that he guarded from others.',
          misconception: 'ar-common-sense-over-text',
          why: 'Masters often guard what they know, and his eyes are shut; but grace is no secret, and he works before his apprentice, whom he lets knock.',
        },
      ],
      evidence: ['before anything else, and with his eyes shut'],
      explanation:
        '<p class="plan">A function question: what do “other men” do “before anything else, and with his eyes shut”?</p><p>He sorts “the way other men say grace: before anything else, and with his eyes shut,” that is, with the reverence that belongs to a prayer.</p>',
    },
    {
      id: 'act-reading/three-piles-q4',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -1.2,
      seconds: 40,
      text: '',
      stem: 'According to the passage, the boards on the third pile were used to make:',
      right: 'rulers and kites.',
      wrong: [
        {
          html: 'rulers and lathes.',
          misconception: 'ar-half-right',
          why: 'Rulers are right, but the lathes are machines that run in the town and are not made of these boards; the passage has kites.',
        },
        {
          html: 'cheaper guitars.',
          misconception: 'ar-common-sense-over-text',
          why: 'Second-rate wood for second-rate guitars is what one would expect; but the passage names rulers and kites.',
        },
        {
          html: 'boxes and barrels.',
          misconception: 'ar-echoed-words',
          why: 'There is a glue barrel in the shop, so the word is familiar; it has nothing to do with the third pile.',
        },
      ],
      evidence: ['The third were boards that mumbled, and these became rulers, or kites for his grandsons.'],
      explanation:
        '<p class="plan">A stated detail: find the boards that “mumbled” and what became of them.</p><p>“The third were boards that mumbled, and these became rulers, or kites for his grandsons.”</p>',
    },
    {
      id: 'act-reading/three-piles-q5',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'When the narrator says that she “looked at the hill for some time” ([[line: looked at the hill for some time]]), the passage suggests that she was:',
      right: 'taking in the meaning of such a mistake.',
      wrong: [
        {
          html: 'resting her eyes after so much work indoors.',
          misconception: 'ar-common-sense-over-text',
          why: 'After long work one may need to rest, but she has a reason to be shaken and not to be tired: the worst mistake yet.',
        },
        {
          html: 'bored by a task that she already knew too well.',
          misconception: 'ar-wrong-tone',
          why: 'Standing and staring can look like boredom; but the scene comes after an alarming mistake, and boredom does not fit it.',
        },
        {
          html: 'surprised, and a little amused at his mistake.',
          misconception: 'ar-half-right',
          why: 'Surprised she may be, and the pat on the board has a comic side; but she goes out and is silent “for some time,” which is no amusement.',
        },
      ],
      evidence: ['On the Saturday he put a board that was all knots and resin on the first pile and patted it'],
      explanation:
        '<p class="plan">An inference from a gesture: what has just happened, and what does it leave no doubt about?</p><p>The third and worst mistake, a board “all knots and resin” on the best pile, leaves no doubt that he is going deaf; she goes outside to take that in.</p>',
    },
    {
      id: 'act-reading/three-piles-q6',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The main purpose of the fourth paragraph (beginning [[line: You must understand what he was.]]) is to:',
      right: 'make it clear how much depended on his hearing.',
      wrong: [
        {
          html: 'describe the trades and noises of a town where guitars are made.',
          misconception: 'ar-content-for-function',
          why: 'The town is described, with its lathes and eleven guitars; but it is there to show Don Librado’s standing in it.',
        },
        {
          html: 'show that among so many makers the loss of one would hardly be felt.',
          misconception: 'ar-reversed',
          why: 'The many makers are there, but they show the opposite: it is to this one that all of them bring what they cannot mend.',
        },
        {
          html: 'explain how Don Librado mended what other makers had spoiled.',
          misconception: 'ar-half-right',
          why: 'They do bring him what has gone wrong, but he mends nothing; he tells them “where to take off wood,” and the point is his ear.',
        },
      ],
      evidence: [
        'And in this town, when a maker was stuck',
        'he wrapped it in a blanket and carried it to Don Librado',
      ],
      explanation:
        '<p class="plan">A function question: the paragraph says “what he was”; ask why we have to know it just then.</p><p>Among all those makers it is Don Librado to whom each one who “was stuck” brings his instrument, and he judges it by ear. His hearing is his whole standing.</p>',
    },
    {
      id: 'act-reading/three-piles-q7',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.5,
      seconds: 45,
      text: '',
      stem: 'The phrase “a kind of wall at his back” ([[line: a kind of wall at his back]]) most nearly means:',
      right: 'a protection for him.',
      wrong: [
        {
          html: 'a limit set to him.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A wall can be a limit, but hers stands at his back, and she believes that she is doing “the loving thing.”',
        },
        {
          html: 'a part of his house.',
          misconception: 'ar-literal-for-figurative',
          why: 'The wall is taken at its word here; she stands for it in a figure of speech, and no building is meant.',
        },
        {
          html: 'a secret from him.',
          misconception: 'ar-mood-for-meaning',
          why: 'Her evenings are secret, which suits the mood; but a wall at someone’s back is what guards him.',
        },
      ],
      evidence: ['So I did what seemed to me the loving thing.', 'I thought of myself as a kind of wall at his back.'],
      explanation:
        '<p class="plan">A figure of speech: ask what a wall at one’s back does for a person, and what she believes that she is doing.</p><p>She corrects his piles because it seems “the loving thing”; a wall at his back is what keeps harm from reaching him.</p>',
    },
    {
      id: 'act-reading/three-piles-q8',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.5,
      seconds: 55,
      text: '',
      stem: 'Don Librado became sure that someone was moving the boards because:',
      right: 'he had marked the edges of the boards in pencil.',
      wrong: [
        {
          html: 'he had seen the lamp alight in the shop at night.',
          misconception: 'ar-half-right',
          why: 'The lamp was lit again each evening, but he does not say that he saw it; what he shows her is the marks.',
        },
        {
          html: 'his orders had been falling behind since Lent.',
          misconception: 'ar-echoed-words',
          why: '“Behind on orders” and “Lent” are both in the text; but the one is what Remedios tells her mother, and the other is when he began his marks.',
        },
        {
          html: 'his apprentice had confessed it to him in tears.',
          misconception: 'ar-half-right',
          why: 'She does cry, but after he has shown her the marks; she does not confess first.',
        },
      ],
      evidence: ['I have put a pencil mark on the edge of every board since Lent'],
      explanation:
        '<p class="plan">A cause question: find what he shows her in the light of the lamp.</p><p>“I’m a suspicious old man, and I have put a pencil mark on the edge of every board since Lent,” he says, and shows her the tick.</p>',
    },
    {
      id: 'act-reading/three-piles-q9',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'Don Librado’s remark about paying the narrator ([[line: I have been wondering how long you would let me]]) is best described as:',
      right: 'a joke by which he lets her know that he has understood.',
      wrong: [
        {
          html: 'a joke by which he avoids the matter of his hearing.',
          misconception: 'ar-half-right',
          why: 'A joke it is, but he avoids nothing: just before it he says that at his age “the ears do not improve overnight.”',
        },
        {
          html: 'an offer by which he hopes to keep her in the shop.',
          misconception: 'ar-literal-for-figurative',
          why: 'He speaks of pay, and the work of two would earn more; but he names no sum, and nothing says that she might leave.',
        },
        {
          html: 'a complaint by which he reminds her who is master.',
          misconception: 'ar-wrong-tone',
          why: 'Hidden work could anger a master, and there is talk of pay; but he praises her ears as “excellent,” and his next words are “not unkindly” said.',
        },
      ],
      evidence: [
        'Yours, on the other hand, have become excellent.',
        '“You could have told me,” he said, not unkindly.',
      ],
      explanation:
        '<p class="plan">A question of tone: look at what he says of his ears and of hers just before, and how the next reproach is made.</p><p>He has shown her the pencil marks and said that her ears “have become excellent.” To pay her “for the work of one” while she does the work of two is his joking way of telling her that he knows.</p>',
    },
    {
      id: 'act-reading/three-piles-q10',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1.2,
      seconds: 70,
      text: '',
      stem: 'Don Librado’s account of his own master ([[line: My own master did that, the last nine years]]) most strongly implies that the master:',
      right: 'had grown deaf and never told anybody of it.',
      wrong: [
        {
          html: 'had grown deaf and told only Don Librado.',
          misconception: 'ar-half-right',
          why: 'That he was deaf is what the biting shows, but he told nobody, not even his pupil: “Nobody asked, and he did not say.”',
        },
        {
          html: 'had bitten the boards out of mere habit.',
          misconception: 'ar-quoted-view-for-author',
          why: 'Don Librado once “thought it was a habit, like pipe smoking”; he reports that view as a mistake, since “Bone carries what air will not.”',
        },
        {
          html: 'had bitten the boards to train his pupil’s ear.',
          misconception: 'ar-common-sense-over-text',
          why: 'Masters usually do such things in order to teach; but this one explained nothing, and his pupil took the biting for a habit.',
        },
      ],
      evidence: ['Nobody asked, and he did not say.', 'Bone carries what air will not.'],
      explanation:
        '<p class="plan">An inference: put “nobody asked, and he did not say” together with what biting is good for.</p><p>The master too bit his boards. The reason is that “bone carries what air will not,” so his ears no longer served him; and “nobody asked, and he did not say.”</p>',
    },
  ],
}
