import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/four-inches-of-gold',
  kind: 'Humanities',
  title: 'Four Inches of Gold',
  description:
    'This passage is adapted from the essay “Four Inches of Gold” by Philip Ansell (2014), a museum curator. The author, his museum, the painter Adele Corwin and the people around her picture are invented; what is told of other painters and of the galleries in Europe is not.',
  paragraphs: [
    'The frame is the one part of a picture that may be changed by whoever pays for it. An owner who repainted the sky would be called a vandal. One who orders a new frame has merely redecorated. Yet nobody has ever looked at a picture with nothing around it, and what is around it is looked at too.',
    'This was not always a separate matter. A painter of altarpieces in the fourteenth century was commonly handed a piece of carpentry, panel and moldings together, and filled what was left for him. When pictures became things that could be carried about, the frame went its own way, and it went the way of the owner. In the eighteenth century the ruler of Saxony had his gallery at Dresden put into gilded frames of one pattern, with his royal emblem at the top. Napoleon’s officials gave the Louvre a pattern too. Nobody asked what suited a Raphael. The frames were there for the same reason as the footmen’s coats, so that a visitor should know in whose house he was.',
    'Painters began to protest in the 1870s. Degas filled pages of his notebooks with profiles for moldings, and is said to have taken a picture of his down from a friend’s wall, and gone home with it, because it had been put into gold. Pissarro and others showed their work in white. Their dealers did not care for that, since the people who bought had gold at home. Seurat, in the end, painted borders of colored dots onto the canvas itself, where nobody could get at them without a knife.',
    'From all this museums have drawn a rule. The frame that the painter chose is the right one; if it is lost, make another like it. I kept to the rule for twenty years, and should like to describe the picture that cured me of keeping to it with my eyes shut.',
    '*Salt Marsh, Evening* was painted in 1884 by Adele Corwin, who had studied in Paris and come home with opinions. A photograph shows it in her studio in a flat frame that is plainly white. A shipowner named Tilden bought it and put four inches of gold around it. In 1955 it came to our museum, where both were thought old-fashioned, and was given a strip of oak. The gold went back to the family. In 2009 there was money to do the thing properly, and I ordered a white frame after the photograph. It was beautifully made, and the picture looked dreadful in it. Along the horizon the sky is a strong yellow, and in the white frame the yellow went the color of mustard. I supposed that my eye had been spoiled by oak.',
    'Our conservator, Jun Matsuda, had the picture under the microscope that winter for another purpose, and saw that the yellow lay on top of the varnish. One varnishes a picture when it is finished. Somebody had gone over this sky afterward; and as it was done with skill, and in Corwin’s own manner, we looked into her letters to her sister. In June of 1886 she had spent two days at the Tildens’ with her paint box, “putting some fire into the marsh, so that it may hold its own inside that fender.” A fender is the brass rail in front of a hearth. She had not liked the gold any better than I should have expected. She had painted the picture up to it.',
    'The frame that the painter chose, then, belongs to a picture that no longer exists. The one that does exist was finished by her own hand inside the frame that she disliked. We found the thing in the attic of Tilden’s granddaughter, paid a good deal more for it than the white one had cost, and put it back. The mustard turned into light again. I do not offer this as a new rule. The white frame is in storage, with a label that says what it is and why it was made, in case we should be wrong again.',
  ],
  questions: [
    {
      id: 'act-reading/four-inches-of-gold-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to the passage, the gilded frames of one pattern at Dresden were meant to:',
      right: 'let visitors know who was the owner there.',
      wrong: [
        {
          html: 'make a plain room fit for a ruler’s collection.',
          misconception: 'ar-common-sense-over-text',
          why: 'Gold does dress up a room, but the frames are compared with footmen’s coats: they said whose house it was.',
        },
        {
          html: 'show which of the pictures were thought the best.',
          misconception: 'ar-outside-the-text',
          why: 'All had one pattern, so that none stood out; the emblem on top was the ruler’s.',
        },
        {
          html: 'keep the pictures from being sold one by one.',
          misconception: 'ar-outside-the-text',
          why: 'A common pattern may hold a collection together, but the purpose named is that a visitor should know the owner.',
        },
      ],
      evidence: ['so that a visitor should know in whose house he was'],
      explanation:
        '<p class="plan">A stated purpose: find Dresden and read on to the footmen’s coats.</p><p>The frames were there “so that a visitor should know in whose house he was” ([[line: so that a visitor should know in whose house he was]]).</p>',
    },
    {
      id: 'act-reading/four-inches-of-gold-q2',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: filled pages of his notebooks with profiles for moldings]], the word “profiles” most nearly means:',
      right: 'cut-through shapes.',
      wrong: [
        {
          html: 'descriptions.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A profile may be a description of somebody in words, but for moldings Degas drew the shapes that they should have.',
        },
        {
          html: 'side views of faces.',
          misconception: 'ar-first-meaning',
          why: 'Degas drew faces enough, seen from the side; but these are “profiles for moldings,” strips of shaped wood.',
        },
        {
          html: 'price lists.',
          misconception: 'ar-mood-for-meaning',
          why: 'Dealers and buyers are near, but he filled pages with shapes for moldings and not with what they cost.',
        },
      ],
      evidence: ['Degas filled pages of his notebooks with profiles for moldings'],
      explanation:
        '<p class="plan">A word in context: a molding is a strip of shaped wood. Ask what of it can be drawn in a notebook.</p><p>Degas drew “profiles for moldings” ([[line: profiles for moldings]]): the shapes of their edges, seen from the end.</p>',
    },
    {
      id: 'act-reading/four-inches-of-gold-q3',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The detail about Seurat in [[line: painted borders of colored dots]] serves mainly to show:',
      right: 'how a painter kept owners from choosing for him.',
      wrong: [
        {
          html: 'how painters came to sell their pictures without frames.',
          misconception: 'ar-outside-the-text',
          why: 'A painted border may do without a frame, but selling is the dealers’ business here; he wanted nobody to get at it.',
        },
        {
          html: 'what painters would do to please those who had gold.',
          misconception: 'ar-reversed',
          why: 'Those with gold at home were the dealers’ concern; the painters in this paragraph, Seurat last of all, were protesting.',
        },
        {
          html: 'how a picture may be changed to suit its surroundings.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This is what Corwin did, later in the passage; Seurat’s dots were to keep the border as he had made it.',
        },
      ],
      evidence: ['Painters began to protest in the 1870s.', 'where nobody could get at them without a knife'],
      explanation:
        '<p class="plan">A function question: the paragraph opens with its subject; ask why it matters that one needs a knife.</p><p>“Painters began to protest” ([[line: Painters began to protest in the 1870s.]]) against owners’ frames. Seurat’s stand “where nobody could get at them without a knife” ([[line: where nobody could get at them without a knife]]): no owner could change them.</p>',
    },
    {
      id: 'act-reading/four-inches-of-gold-q4',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'From first to last, in what order did <em>Salt Marsh, Evening</em> have its frames?',
      right: 'White, gold, oak, white, gold',
      wrong: [
        {
          html: 'White, gold, white, oak, gold',
          misconception: 'ar-half-right',
          why: 'The beginning and the end are right, but the oak came in 1955, and the second white frame was ordered in 2009.',
        },
        {
          html: 'Gold, white, oak, gold, white',
          misconception: 'ar-order-told-for-order-happened',
          why: 'Gold is what the title names and the passage ends on the white frame in storage; but the photograph of the studio shows white first.',
        },
        {
          html: 'White, gold, oak, gold, white',
          misconception: 'ar-half-right',
          why: 'The first three are right; but the new white frame came next, in 2009, and it was then put into storage when the gold was found.',
        },
      ],
      evidence: ['In 1955 it came to our museum, where both were thought old-fashioned, and was given a strip of oak.'],
      explanation:
        '<p class="plan">A question of order: make a list from the studio photograph to the last paragraph.</p><p>White in the studio, gold at Tilden’s, oak “In 1955” ([[line: and was given a strip of oak]]), white again in 2009, and then Tilden’s gold, found in an attic.</p>',
    },
    {
      id: 'act-reading/four-inches-of-gold-q5',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'The main point of the passage is that:',
      right: 'the frame that a painter chose may not be the right one.',
      wrong: [
        {
          html: 'the frame that a painter chose should be sought or copied.',
          misconception: 'ar-quoted-view-for-author',
          why: 'This is the museums’ rule, which he kept for twenty years, until one picture cured him of keeping it blindly.',
        },
        {
          html: 'the frame that an owner chose is a part of the picture now.',
          misconception: 'ar-extreme-wording',
          why: 'It proved so with Tilden’s gold, but he adds: “I do not offer this as a new rule.”',
        },
        {
          html: 'the frame that a museum chose says most about its own time.',
          misconception: 'ar-too-narrow',
          why: 'The strip of oak of 1955 fits this, but it is one step in the story of one picture.',
        },
      ],
      evidence: ['The frame that the painter chose, then, belongs to a picture that no longer exists.'],
      explanation:
        '<p class="plan">A main point: compare the rule in the fourth paragraph with the first two sentences of the last.</p><p>The rule said that “The frame that the painter chose is the right one” ([[line: The frame that the painter chose is the right one]]). In this case it “belongs to a picture that no longer exists” ([[line: belongs to a picture that no longer exists]]).</p>',
    },
    {
      id: 'act-reading/four-inches-of-gold-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0,
      seconds: 60,
      text: '',
      stem: 'That the yellow lay above the varnish is presented as evidence that the sky had been:',
      right: 'painted anew when the picture had been finished.',
      wrong: [
        {
          html: 'painted over by a restorer at some later time.',
          misconception: 'ar-common-sense-over-text',
          why: 'Restorers do such things, but it was done “in Corwin’s own manner,” and her letters tell that it was she.',
        },
        {
          html: 'painted in a yellow that had since turned brown.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'It looked like mustard in the white frame, but that was the frame’s doing, and the varnish tells something else.',
        },
        {
          html: 'painted before the picture had been sold at all.',
          misconception: 'ar-reversed',
          why: 'Above the varnish means after the picture was finished; she went over it at the Tildens’.',
        },
      ],
      evidence: ['One varnishes a picture when it is finished. Somebody had gone over this sky afterward'],
      explanation:
        '<p class="plan">A question of evidence: read the two short sentences after the microscope.</p><p>“One varnishes a picture when it is finished. Somebody had gone over this sky afterward” ([[line: Somebody had gone over this sky afterward]]).</p>',
    },
    {
      id: 'act-reading/four-inches-of-gold-q7',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Corwin’s words in [[line: so that it may hold its own inside that fender]] suggest that she repainted the sky because she:',
      right: 'thought that the gold would otherwise overpower it.',
      wrong: [
        {
          html: 'wished to please the owner, who had put it into gold.',
          misconception: 'ar-outside-the-text',
          why: 'She was at the owner’s house, but “that fender” is not a word to please him; she thinks of the picture.',
        },
        {
          html: 'had come to like the gold better than she had at first.',
          misconception: 'ar-reversed',
          why: '“She had not liked the gold any better,” the author says; she painted the picture up to it.',
        },
        {
          html: 'had thought the marsh too pale ever since it was shown.',
          misconception: 'ar-half-right',
          why: 'She put fire into it, but for the sake of the fender; that it was too pale before is not said.',
        },
      ],
      evidence: [
        'putting some fire into the marsh, so that it may hold its own inside that fender',
        'She had painted the picture up to it.',
      ],
      explanation:
        '<p class="plan">An inference: to hold one’s own is not to be overcome. Ask by what, and read the explanation of the fender.</p><p>She put “some fire into the marsh, so that it may hold its own inside that fender” ([[line: so that it may hold its own inside that fender]]), that is, inside the heavy gold, which might have outshone it.</p>',
    },
    {
      id: 'act-reading/four-inches-of-gold-q8',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'The last phrase of the passage ([[line: in case we should be wrong again]]) conveys the author’s:',
      right: 'readiness to find that this choice was wrong too.',
      wrong: [
        {
          html: 'doubt that the label will be read by those who come.',
          misconception: 'ar-literal-for-figurative',
          why: 'The label is for later people, but what he doubts is whether his own choice will stand.',
        },
        {
          html: 'regret that so much had been paid for the white one.',
          misconception: 'ar-wrong-tone',
          why: 'The gold cost more than the white, which he mentions; but the phrase is about being wrong, not about money.',
        },
        {
          html: 'wish that the rule had been kept after all.',
          misconception: 'ar-half-right',
          why: 'He keeps the white frame, as the rule would have it; but he does not wish to have kept the rule.',
        },
      ],
      evidence: ['I do not offer this as a new rule.'],
      explanation:
        '<p class="plan">A question of tone: read the last two sentences together.</p><p>“I do not offer this as a new rule” ([[line: I do not offer this as a new rule.]]), and the white frame is kept and labeled. He has been wrong before and allows for it.</p>',
    },
    {
      id: 'act-reading/four-inches-of-gold-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The case for putting the picture back into Tilden’s frame would be most weakened by evidence that:',
      right: 'the yellow was older than Tilden’s frame.',
      wrong: [
        {
          html: 'the yellow had been used in other skies as well.',
          misconception: 'ar-half-right',
          why: 'Other yellow skies would make it less special, but this one could still have been painted for the gold.',
        },
        {
          html: 'the yellow occurs in other skies by Corwin.',
          misconception: 'ar-half-right',
          why: 'It has to do with the yellow, but that she used the color elsewhere would not change what she wrote about the fender.',
        },
        {
          html: 'the gold had been put on by the time she came.',
          misconception: 'ar-wrong-side',
          why: 'This is what the case rests on: she painted the picture up to a frame that was there.',
        },
      ],
      evidence: ['The one that does exist was finished by her own hand inside the frame that she disliked.'],
      explanation:
        '<p class="plan">Weighing evidence: the case rests on when and where the picture was finished. What would cut the tie between the yellow and the gold?</p><p>The picture “was finished by her own hand inside the frame that she disliked” ([[line: finished by her own hand inside the frame]]). Had she added the yellow while it was still in white, it would not have been meant for the gold.</p>',
    },
  ],
}
