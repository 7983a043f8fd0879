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
      right: 'each of two people keeps from the other what both of them know.',
      wrong: [
        {
          html: 'each of two people waits for the other to admit to a mistake.',
          misconception: 'ar-half-right',
          why: 'Each does wait, and there are mistakes in the piles; but what each of them hides is knowledge, and no one wants a confession.',
        },
        {
          html: 'one of two people must choose between the truth and her place.',
          misconception: 'ar-outside-the-text',
          why: 'If he is deaf, her place in the shop may be in danger; but she never thinks of that, and acts out of love.',
        },
        {
          html: 'one of two people resents that the other has been helping in secret.',
          misconception: 'ar-half-right',
          why: 'She has been helping in secret, and he finds it out; but he speaks “not unkindly,” calls her ears excellent, and resents nothing.',
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
      right: 'A custom, then its secret failure, then a new custom',
      wrong: [
        {
          html: 'An old custom, then a test of it, then a return',
          misconception: 'ar-half-right',
          why: 'It does begin with a custom, and the boards are tested; but afterward they work in another way: she knocks and says her word aloud.',
        },
        {
          html: 'A lesson, then its long practice, then a reward',
          misconception: 'ar-too-narrow',
          why: 'She did learn for three years before she could “say aloud” what she heard; but this is told in one sentence only.',
        },
        {
          html: 'A deception, then its discovery, then a parting',
          misconception: 'ar-half-right',
          why: 'There is a deception, and it is discovered; but nobody parts: “So that is how we worked afterward,” and the old custom is told before it.',
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
      right: 'a kind of devotion.',
      wrong: [
        {
          html: 'a kind of routine.',
          misconception: 'ar-half-right',
          why: 'He does it “Each morning,” as a routine is done; but “the way other men say grace” adds what a routine lacks.',
        },
        {
          html: 'a kind of display.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Makers did come to watch him knock, as the fourth paragraph says; but here he is alone with his boards, “with his eyes shut.”',
        },
        {
          html: 'a kind of testing.',
          misconception: 'ar-common-sense-over-text',
          why: 'Boards are tested in the sorting, to be sure; but the comparison with grace is about the spirit in which he does it.',
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
          html: 'combs and toy boats.',
          misconception: 'ar-half-right',
          why: 'A toy for the grandsons is part of the truth; but the toy was another one, and no comb is named beside it.',
        },
        {
          html: 'cheaper guitars.',
          misconception: 'ar-common-sense-over-text',
          why: 'Second-rate wood for second-rate guitars is what one would expect; but the passage names rulers and kites.',
        },
        {
          html: 'pegs and barrels.',
          misconception: 'ar-echoed-words',
          why: 'There is a glue barrel in the shop, so the word is familiar; but nobody makes barrels there, or pegs from what is left over.',
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
      right: 'letting a hard fact sink in.',
      wrong: [
        {
          html: 'thinking of how to help him.',
          misconception: 'ar-half-right',
          why: 'She will help him, and soon; but “So I did what seemed to me the loving thing” comes later, when she has thought of what he was.',
        },
        {
          html: 'giving him time to see his mistake.',
          misconception: 'ar-swaps-people',
          why: 'Left alone with such a board, a man might look again; but he has “patted it, as you pat a clever dog,” and the one who sees something now is she.',
        },
        {
          html: 'asking herself if he knew it himself.',
          misconception: 'ar-half-right',
          why: 'It becomes the question of the story, and later we learn that he did; but at this moment she has only just understood it herself.',
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
      stem: 'The main purpose of the fourth paragraph (beginning in [[line: You must understand what he was.]]) is to show:',
      right: 'how much others relied on his ear.',
      wrong: [
        {
          html: 'how he had come to train his ear.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'She tells how she was trained, and his master comes up at the end; but here it is about those who came to him.',
        },
        {
          html: 'how many rivals would gain by his loss.',
          misconception: 'ar-outside-the-text',
          why: 'A town with “more guitar makers than bakers” sounds like a town of rivals; but these makers bring him their work when they are stuck, and would lose with him.',
        },
        {
          html: 'how hard a good guitar is to build.',
          misconception: 'ar-half-right',
          why: 'A guitar may lie there “like a dead fish,” built by every rule; but it is there to show to whom the maker then goes.',
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
      right: 'protecting him.',
      wrong: [
        {
          html: 'repaying him.',
          misconception: 'ar-mood-for-meaning',
          why: 'She owed him her ear, and calls it “the loving thing”; but a wall at one’s back does not pay, it keeps things off.',
        },
        {
          html: 'limiting him.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Walls do set limits; but this one is “at his back,” where it holds nothing in, only off.',
        },
        {
          html: 'replacing him.',
          misconception: 'ar-half-right',
          why: 'She does his work again in the evenings, that is so; but she thinks of herself as behind him, not in his place.',
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
      right: 'marks that he had made on the boards.',
      wrong: [
        {
          html: 'oil that was missing from the lamp.',
          misconception: 'ar-outside-the-text',
          why: 'She did light “the lamp again,” and the oil might have told him; but he speaks of mistakes that were gone and of pencil ticks.',
        },
        {
          html: 'a flaw that he had felt in the grain.',
          misconception: 'ar-half-right',
          why: 'A flaw in the grain is what she “had taken” his tick for; but to him it was a mark of his own.',
        },
        {
          html: 'a light that he had seen in the shop.',
          misconception: 'ar-common-sense-over-text',
          why: 'From his soup he might have seen it; but he says nothing of a light, only of the piles in the evening and in the morning.',
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
      right: 'a joke that tells her he has understood.',
      wrong: [
        {
          html: 'a joke that asks her to stay on in his shop.',
          misconception: 'ar-half-right',
          why: 'It is a joke, and he will need her; but her staying is not in doubt, and what he lets her know is that he has seen through the piles.',
        },
        {
          html: 'a joke with which he hides his hurt.',
          misconception: 'ar-half-right',
          why: 'It is a joke; but he hides nothing with it: “the ears do not improve overnight” has just been said of himself.',
        },
        {
          html: 'an offer to pay her for the extra hours.',
          misconception: 'ar-literal-for-figurative',
          why: 'The work of two does deserve more pay; but he names no sum, and the talk goes on to what they had not told each other.',
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
      right: 'had gone deaf and kept it to himself.',
      wrong: [
        {
          html: 'had told only his pupil that he was deaf.',
          misconception: 'ar-half-right',
          why: 'Deaf is right; but the pupil “thought it was a habit,” so he had been told nothing.',
        },
        {
          html: 'had a habit that meant nothing at all.',
          misconception: 'ar-quoted-view-for-author',
          why: 'It is what Don Librado thought then, “like pipe smoking”; but now he knows why a man bites a board.',
        },
        {
          html: 'had a trick that he left for pupils to find.',
          misconception: 'ar-common-sense-over-text',
          why: 'Old masters do teach by letting others watch; but “he did not say” is told as a silence, not as a lesson.',
        },
      ],
      evidence: ['Nobody asked, and he did not say.', 'Bone carries what air will not.'],
      explanation:
        '<p class="plan">An inference: put “nobody asked, and he did not say” together with what biting is good for.</p><p>The master too bit his boards. The reason is that “bone carries what air will not,” so his ears no longer served him; and “nobody asked, and he did not say.”</p>',
    },
  ],
}
