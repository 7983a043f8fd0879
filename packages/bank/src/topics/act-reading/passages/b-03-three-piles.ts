import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/three-piles',
  kind: 'Literary Narrative',
  title: 'Three Piles',
  description:
    'This passage is from the novel “The Guitar Town” by Marisol Equihua (2021). The narrator is an apprentice in a workshop in Paracho, a town in the Mexican state of Michoacán known for its guitars. Author and source are invented.',
  paragraphs: [
    'Don Librado sorted wood the way other men say grace: before anything else, and with his eyes shut. Each morning he took the spruce boards one by one from the rack, held each at its corner between finger and thumb so that it hung free, and knocked on it as on a neighbor’s door. Then he put it on one of three piles. In the first were boards that sang. In the second were boards that spoke. In the third were boards that mumbled, and these became rulers, or kites for his grandsons.',
    'I had been with him two years before he let me knock, and another before he let me say aloud what I had heard. By that spring I could tell the piles apart with my back turned. That is how I came to know, before his wife, before the priest, before anyone in Paracho, that Don Librado was going deaf.',
    'It began with a single board. He knocked; it rang as clear as a cup; and he laid it, without a flicker, among the kites. I supposed that his hand had slipped. The next day there were three. On Saturday he put a board that was all knots and resin on the first pile and patted it, as you pat a clever dog, and I went out into the yard and looked at the hill for some time.',
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
      right: 'each of two people hides from the other what both of them know.',
      wrong: [
        {
          html: 'each of two people suspects the other of a mistake in the work.',
          misconception: 'ar-half-right',
          why: 'There are mistakes, and he is “a suspicious old man”; but each knows quite well whose they are, and what stands between them is that neither says so.',
        },
        {
          html: 'one of two people refuses the help that the other has offered.',
          misconception: 'ar-common-sense-over-text',
          why: 'Old masters are often too proud for help; but hers is given without being offered, and in the end he asks for it: “I’ll need you.”',
        },
        {
          html: 'one of two people has a skill for which the other envies her.',
          misconception: 'ar-outside-the-text',
          why: 'Her ears “have become excellent” as his fail, so envy sounds likely; but none is shown on either side.',
        },
      ],
      evidence: ['“You could have told me,” he said', '“That is the other half of it.”'],
      explanation:
        '<p class="plan">This asks for the conflict: find the two sentences that begin with “You could have told” and who says each.</p><p>Remedios hides her evening work, and Don Librado hides that he has noticed it: “You could have told me,” each says, and he admits, “That is the other half of it.”</p>',
    },
    {
      id: 'act-reading/three-piles-q2',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'Which of the following best describes the structure of the passage?',
      right: 'A custom, then its hidden failure, then a new custom',
      wrong: [
        {
          html: 'A habit, then a quarrel over it, then a parting',
          misconception: 'ar-half-right',
          why: 'A habit of his comes first, that is right; but the two do not part: “So that is how we worked afterward.”',
        },
        {
          html: 'A loss, then the events that led to it, then a custom',
          misconception: 'ar-half-right',
          why: 'A loss is told, of his hearing, and a custom does come at the end; but a custom opens the passage too, and what made him deaf is not told.',
        },
        {
          html: 'A craft, then the training of a pupil, then her success',
          misconception: 'ar-too-narrow',
          why: 'She is trained in the craft, but that takes two sentences; the evenings, the pencil marks and the talk are left out.',
        },
      ],
      evidence: ['Don Librado sorted wood the way other men say grace', 'So that is how we worked afterward'],
      explanation:
        '<p class="plan">A structure question: give the opening, the evenings and the end a label each, and read the labels in order.</p><p>It begins with how “Don Librado sorted wood,” goes on to the evenings when his mistakes are put right in secret, and ends with another way of sorting: “So that is how we worked afterward.”</p>',
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
      evidence: ['In the third were boards that mumbled, and these became rulers, or kites for his grandsons.'],
      explanation:
        '<p class="plan">A stated detail: find the boards that “mumbled” and what became of them.</p><p>“In the third were boards that mumbled, and these became rulers, or kites for his grandsons.” “These” are the boards that mumbled; what they became follows in the same sentence.</p>',
    },
    {
      id: 'act-reading/three-piles-q5',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The narrator’s action at the end of the third paragraph ([[line: looked at the hill for some time]]) suggests that she was:',
      right: 'taking in what she had just come to know.',
      wrong: [
        {
          html: 'telling herself that his hand had slipped.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That is what she supposed of the first board; by Saturday there have been three more, and this one, “all knots and resin,” leaves no excuse.',
        },
        {
          html: 'wondering which of them had heard wrongly.',
          misconception: 'ar-half-right',
          why: 'Somebody had heard wrongly, but she does not wonder who: she “could tell the piles apart” with her back turned.',
        },
        {
          html: 'making up her mind to tell his wife of it.',
          misconception: 'ar-outside-the-text',
          why: 'His wife is named as one who did not know, so telling her sounds likely; but she tells nobody, and moves the boards herself.',
        },
      ],
      evidence: ['On Saturday he put a board that was all knots and resin on the first pile and patted it'],
      explanation:
        '<p class="plan">An inference from a gesture: what has just happened, and what does it leave no doubt about?</p><p>A board “all knots and resin” on the best pile leaves no doubt that he “was going deaf”; she goes out into the yard until she can bear it.</p>',
    },
    {
      id: 'act-reading/three-piles-q6',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The main purpose of the fourth paragraph (beginning in [[line: You must understand what he was.]]) is to show what:',
      right: 'his hearing had meant to the town.',
      wrong: [
        {
          html: 'the town’s noise had done to his hearing.',
          misconception: 'ar-invented-cause',
          why: 'Lathes and eleven guitars at once make noise enough, but the passage does not say that it deafened him; it only puts the two side by side.',
        },
        {
          html: 'the town’s makers had learned from him.',
          misconception: 'ar-half-right',
          why: 'They do come to him, but not to learn; sons “learn from fathers,” and he tells each man “where to take off wood.”',
        },
        {
          html: 'his skill had been worth to him in money.',
          misconception: 'ar-outside-the-text',
          why: 'So much skill should have its price, but no payment is mentioned; the paragraph is about who came to him, and why.',
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
      stem: 'By the description of herself in [[line: a kind of wall at his back]], the narrator means that she thought she was:',
      right: 'keeping him from harm.',
      wrong: [
        {
          html: 'repaying him for his lessons.',
          misconception: 'ar-mood-for-meaning',
          why: 'She feels love for him, and gratitude suits it; but a wall at one’s back repays nothing, it guards.',
        },
        {
          html: 'setting limits to what he did.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A wall can be a limit in this sense, but hers stands at his back; she changes nothing that he does.',
        },
        {
          html: 'taking his place in the shop.',
          misconception: 'ar-outside-the-text',
          why: 'She does his work again at night, so it may look so; but a wall behind him leaves him where he is.',
        },
      ],
      evidence: ['So I did what seemed to me the loving thing.', 'I thought of myself as a kind of wall at his back.'],
      explanation:
        '<p class="plan">A figure of speech: ask what a wall at one’s back does for a person, and what she believes that she is doing.</p><p>She corrects his piles because it seems “the loving thing”; a wall at his back is what lets nothing reach him from behind.</p>',
    },
    {
      id: 'act-reading/three-piles-q8',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.5,
      seconds: 55,
      text: '',
      stem: 'Don Librado became sure that someone was moving the boards because of:',
      right: 'marks that he had made on them.',
      wrong: [
        {
          html: 'a light that he had seen in the shop.',
          misconception: 'ar-half-right',
          why: 'The lamp was lit again each evening, but he does not say that he saw it; by its light he shows her a tick.',
        },
        {
          html: 'a word that her mother had let slip.',
          misconception: 'ar-outside-the-text',
          why: 'Her mother is told that they were “behind on orders,” but she is not said to speak to him; he relied on a pencil.',
        },
        {
          html: 'a flaw that he had felt in the grain.',
          misconception: 'ar-echoed-words',
          why: '“A flaw in the grain” is in the passage, but it is what the narrator had taken his gray tick for.',
        },
      ],
      evidence: ['I have put a pencil mark on the edge of every board since Lent'],
      explanation:
        '<p class="plan">A cause question: find what he shows her in the light of the lamp.</p><p>“I’m a suspicious old man, and I have put a pencil mark on the edge of every board since Lent,” he says, and shows her the tick. The pencil marks told him which board had lain where, so a board on another pile could not be explained by his ears.</p>',
    },
    {
      id: 'act-reading/three-piles-q9',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'Don Librado’s remark about paying the narrator ([[line: I have been wondering how long you would let me pay you for the work of one]]) is best described as:',
      right: 'a joke by which he lets her know that he has understood.',
      wrong: [
        {
          html: 'teasing by which he avoids the matter of his hearing.',
          misconception: 'ar-half-right',
          why: 'Teasing it is, but he avoids nothing: just before it he says that at his age “the ears do not improve overnight.”',
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
