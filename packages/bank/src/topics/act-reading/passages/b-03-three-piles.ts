import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/three-piles',
  kind: 'Literary Narrative',
  title: 'Three Piles',
  description:
    'This passage is from the novel “The Guitar Town” by Marisol Equihua (2021). The narrator is an apprentice in a workshop in Paracho, a town in the Mexican state of Michoacán known for its guitars.',
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
          why: 'The biting of the board settles the conflict; it does not cause it.',
        },
        {
          html: 'a young apprentice hopes to take over the workshop of her master.',
          misconception: 'ar-outside-the-text',
          why: 'Remedios wants to protect Don Librado; nothing shows that she wants his place.',
        },
        {
          html: 'a master is too proud to take any help from the girl he has trained.',
          misconception: 'ar-common-sense-over-text',
          why: 'He asks for her help as soon as the secret is out; it is secrecy, not pride, that they overcome.',
        },
      ],
      evidence: ['“You could have told me,” he said', '“That is the other half of it.”'],
      explanation:
        'Remedios hides her evening work, and Don Librado hides that he has noticed it: “You could have told me,” each says, and he admits, “That is the other half of it.”',
    },
    {
      id: 'act-reading/three-piles-q2',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'Which of the following best describes the structure of the passage?',
      right: 'A habit is described, a secret grows from it, and the secret is shared.',
      wrong: [
        {
          html: 'A habit is described, a quarrel grows from it, and the quarrel goes on.',
          misconception: 'ar-half-right',
          why: 'The habit comes first, but there is no lasting quarrel; the two end up working together.',
        },
        {
          html: 'An ending is told first, and then the events that had led up to it are told.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'The events run from the first mistaken board to the new way of working; the ending comes last.',
        },
        {
          html: 'A craft is explained in general, and then the career of one man is given.',
          misconception: 'ar-too-broad',
          why: 'A few weeks are told, not a career, and the story turns on two people.',
        },
      ],
      evidence: ['Don Librado sorted wood the way other men say grace', 'So that is how we worked afterward'],
      explanation:
        'It begins with how “Don Librado sorted wood,” goes on to the evenings that both keep quiet about, and ends in the open: “So that is how we worked afterward.”',
    },
    {
      id: 'act-reading/three-piles-q3',
      skill: 'ar-function',
      difficulty: 'Low',
      b: -0.7,
      seconds: 50,
      text: '',
      stem: 'The comparison of sorting wood to saying grace in the first sentence serves mainly to:',
      right: 'show how seriously Don Librado takes the task.',
      wrong: [
        {
          html: 'suggest that he prays for help as he chooses.',
          misconception: 'ar-literal-for-figurative',
          why: 'The likeness lies in the habit and the closed eyes; he is not said to pray.',
        },
        {
          html: 'explain how boards are chosen for instruments.',
          misconception: 'ar-content-for-function',
          why: 'The method is explained in the sentences that follow; the comparison gives its spirit.',
        },
        {
          html: 'poke fun at how slowly he begins his morning.',
          misconception: 'ar-wrong-tone',
          why: 'Nothing in the paragraph is mocking; the narrator admires him.',
        },
      ],
      evidence: ['before anything else, and with his eyes shut'],
      explanation:
        'He sorts “the way other men say grace: before anything else, and with his eyes shut,” that is, with reverence.',
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
          html: 'lathes and racks.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Lathes and a rack stand in the town and the shop; they are not made of these boards.',
        },
        {
          html: 'cheaper guitars.',
          misconception: 'ar-common-sense-over-text',
          why: 'One might expect it, but the passage names rulers and kites instead.',
        },
        {
          html: 'boxes and barrels.',
          misconception: 'ar-echoed-words',
          why: 'There is a glue barrel in the shop, but it has nothing to do with the third pile.',
        },
      ],
      evidence: ['The third were boards that mumbled, and these became rulers, or kites for his grandsons.'],
      explanation: '“The third were boards that mumbled, and these became rulers, or kites for his grandsons.”',
    },
    {
      id: 'act-reading/three-piles-q5',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'When the narrator says that she “looked at the hill for some time” ([[line: looked at the hill for some time]]), the passage suggests that she was:',
      right: 'taking in what the mistake revealed about him.',
      wrong: [
        {
          html: 'resting her eyes after so much work indoors.',
          misconception: 'ar-common-sense-over-text',
          why: 'The passage gives her a reason to be shaken, not to be tired: the worst mistake yet.',
        },
        {
          html: 'bored by a task that she already knew too well.',
          misconception: 'ar-wrong-tone',
          why: 'The scene comes after an alarming mistake; boredom does not fit it.',
        },
        {
          html: 'amused that he had praised such a worthless board.',
          misconception: 'ar-wrong-tone',
          why: 'He pats the board “as you pat a clever dog,” but what it reveals is no joke to her.',
        },
      ],
      evidence: ['On the Saturday he put a board that was all knots and resin on the first pile and patted it'],
      explanation:
        'The third and worst mistake, a board “all knots and resin” on the best pile, leaves no doubt that he is going deaf; she goes outside to take that in.',
    },
    {
      id: 'act-reading/three-piles-q6',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The main purpose of the fourth paragraph (beginning [[line: You must understand what he was.]]) is to:',
      right: 'establish what Don Librado stood to lose if his deafness were known.',
      wrong: [
        {
          html: 'describe the trades and noises of a town where guitars are made.',
          misconception: 'ar-content-for-function',
          why: 'The town is described, but in order to show Don Librado’s standing in it.',
        },
        {
          html: 'argue that the town had too many makers to need Don Librado.',
          misconception: 'ar-reversed',
          why: 'It says the opposite: when the many makers were stuck, they came to him.',
        },
        {
          html: 'explain how a poorly built instrument is taken apart and mended.',
          misconception: 'ar-outside-the-text',
          why: 'He tells makers “where to take off wood,” but no repair is explained.',
        },
      ],
      evidence: [
        'And in this town, when a maker was stuck',
        'he wrapped it in a blanket and carried it to Don Librado',
      ],
      explanation:
        'Among all those makers it is Don Librado to whom each one who “was stuck” brings his instrument, and he judges it by ear. His hearing is his whole standing.',
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
          misconception: 'ar-first-meaning',
          why: 'A wall can limit, but she believes that she is doing “the loving thing.”',
        },
        {
          html: 'a part of his house.',
          misconception: 'ar-literal-for-figurative',
          why: 'She stands for the wall in a figure of speech; no building is meant.',
        },
        {
          html: 'a secret from him.',
          misconception: 'ar-mood-for-meaning',
          why: 'Her evenings are secret, but a wall at someone’s back is what guards him.',
        },
      ],
      evidence: ['So I did what seemed to me the loving thing.', 'I thought of myself as a kind of wall at his back.'],
      explanation:
        'She corrects his piles because it seems “the loving thing”; a wall at his back is what keeps harm from reaching him.',
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
          html: 'his wife had seen a lamp in the shop at night.',
          misconception: 'ar-outside-the-text',
          why: 'His wife is mentioned only as someone who did not yet know of his deafness.',
        },
        {
          html: 'his orders had been falling behind since Lent.',
          misconception: 'ar-echoed-words',
          why: '“Behind on orders” is what Remedios tells her mother; Lent is when he began his marks.',
        },
        {
          html: 'his apprentice had confessed it to him in tears.',
          misconception: 'ar-swaps-people',
          why: 'She cries after he has shown her the marks; she does not confess first.',
        },
      ],
      evidence: ['I have put a pencil mark on the edge of every board since Lent'],
      explanation:
        '“I’m a suspicious old man, and I have put a pencil mark on the edge of every board since Lent,” he says, and shows her the tick.',
    },
    {
      id: 'act-reading/three-piles-q9',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'Don Librado’s remark “I have been wondering how long you would let me pay you for the work of one” ([[line: I have been wondering how long you would let me]]) is best described as:',
      right: 'gentle teasing that shows he values what she did.',
      wrong: [
        {
          html: 'a bitter complaint that she has cost him money.',
          misconception: 'ar-wrong-tone',
          why: 'She has done more work, not less, for her pay; he speaks “not unkindly.”',
        },
        {
          html: 'a formal offer to double the wages she is earning.',
          misconception: 'ar-literal-for-figurative',
          why: 'He hints that she did two people’s work, but he offers no sum.',
        },
        {
          html: 'a stern warning that she must do less in the shop.',
          misconception: 'ar-reversed',
          why: 'He ends by asking her to do the sorting with him, in the open.',
        },
      ],
      evidence: [
        'Yours, on the other hand, have become excellent.',
        '“You could have told me,” he said, not unkindly.',
      ],
      explanation:
        'He has just said that her ears “have become excellent,” and his reproach is “not unkindly” made: the joke thanks her for doing the work of two.',
    },
    {
      id: 'act-reading/three-piles-q10',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1.2,
      seconds: 70,
      text: '',
      stem: 'Don Librado’s account of his own master ([[line: My own master did that, the last nine years]]) most strongly implies that:',
      right: 'his master too had lost his hearing and had kept it to himself.',
      wrong: [
        {
          html: 'his master too had bitten boards, but merely out of habit.',
          misconception: 'ar-half-right',
          why: 'He did bite them; but Don Librado only “thought it was a habit,” and now knows the reason.',
        },
        {
          html: 'every master in the town sooner or later becomes unable to hear.',
          misconception: 'ar-extreme-wording',
          why: 'One other case is told; nothing is said of all masters.',
        },
        {
          html: 'his master had forbidden him to ask any questions in the shop.',
          misconception: 'ar-outside-the-text',
          why: 'Nobody asked, but nothing says that asking was forbidden.',
        },
      ],
      evidence: ['Nobody asked, and he did not say.', 'Bone carries what air will not.'],
      explanation:
        'The master too bit his boards; the reason is that “bone carries what air will not,” and “nobody asked, and he did not say”: he was deaf and hid it.',
    },
  ],
}
