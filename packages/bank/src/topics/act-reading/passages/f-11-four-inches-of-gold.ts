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
      right: 'show whose pictures they were.',
      wrong: [
        {
          html: 'show whose hand had painted them.',
          misconception: 'ar-half-right',
          why: 'They were to make something known, but not the painter: a visitor should know “in whose house he was.”',
        },
        {
          html: 'keep any from standing out.',
          misconception: 'ar-common-sense-over-text',
          why: 'One pattern for all does have this effect, but the reason given is another: a visitor should know “in whose house he was.”',
        },
        {
          html: 'bring out what suited each.',
          misconception: 'ar-reversed',
          why: 'A good frame can do so, but at Dresden all had one pattern, and “Nobody asked what suited a Raphael.”',
        },
      ],
      evidence: ['so that a visitor should know in whose house he was'],
      explanation:
        '<p class="plan">A stated purpose: find Dresden and read on to the footmen’s coats.</p><p>The frames were there “so that a visitor should know in whose house he was” ([[line: so that a visitor should know in whose house he was]]). The house is the owner’s, with the emblem at the top, so the frame says to whom everything belongs; like a footman’s coat, it is a livery.</p>',
    },
    {
      id: 'act-reading/four-inches-of-gold-q2',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: filled pages of his notebooks with profiles for moldings]], the word “profiles” most nearly means:',
      right: 'outlines.',
      wrong: [
        {
          html: 'short biographies.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A profile in a newspaper is a short life, but for moldings Degas drew the shapes that they should have.',
        },
        {
          html: 'side views of faces.',
          misconception: 'ar-first-meaning',
          why: 'Degas drew faces enough, seen from the side; but these are “profiles for moldings,” strips of shaped wood.',
        },
        {
          html: 'public reputations.',
          misconception: 'ar-mood-for-meaning',
          why: 'A man of high profile is well known, but what Degas drew are shapes of wood, page after page.',
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
      stem: 'The detail in [[line: painted borders of colored dots]] serves mainly to show:',
      right: 'how far protest against owners’ frames went.',
      wrong: [
        {
          html: 'how far painters went to please the owners.',
          misconception: 'ar-reversed',
          why: 'Those with gold at home were the dealers’ concern; the painters in this paragraph, Seurat last of all, were protesting.',
        },
        {
          html: 'how a picture may be altered for its frame.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This is what Corwin did, later in the passage; Seurat’s dots were to keep the border as he had made it.',
        },
        {
          html: 'how frames came to be thought unnecessary.',
          misconception: 'ar-outside-the-text',
          why: 'A painted border may do without a frame, but it is still a border; what matters is that nobody could get at it.',
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
      right: 'the painter’s own choice of a frame is not always right.',
      wrong: [
        {
          html: 'the frame that a painter chose ought to be kept.',
          misconception: 'ar-quoted-view-for-author',
          why: 'This is the museums’ rule, which he kept for twenty years, until one picture cured him of keeping it blindly.',
        },
        {
          html: 'the taste of an owner is a sounder guide than a rule.',
          misconception: 'ar-extreme-wording',
          why: 'Tilden’s gold proved right, but for a reason that Tilden never knew; the author offers no new rule.',
        },
        {
          html: 'the taste of an age is best seen in its frames.',
          misconception: 'ar-too-broad',
          why: 'Dresden, the Louvre and oak in 1955 fit this, but the story of one picture is told for another point.',
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
      stem: 'The finding in [[line: saw that the yellow lay on top of the varnish]] is presented as evidence that the sky had been:',
      right: 'changed once the picture was done.',
      wrong: [
        {
          html: 'gone over by someone without skill.',
          misconception: 'ar-half-right',
          why: 'It was gone over, and paint on top of varnish sounds like a botched job; but the author says that “it was done with skill.”',
        },
        {
          html: 'left unfinished by its painter.',
          misconception: 'ar-reversed',
          why: 'One varnishes a picture when it is finished, and this one had been varnished; the yellow came afterward.',
        },
        {
          html: 'painted before the rest.',
          misconception: 'ar-reversed',
          why: 'A sky is often painted first, but this yellow lay above the varnish, and one varnishes a picture “when it is finished.”',
        },
      ],
      evidence: ['One varnishes a picture when it is finished. Somebody had gone over this sky afterward'],
      explanation:
        '<p class="plan">A question of evidence: read the two short sentences after the microscope.</p><p>“One varnishes a picture when it is finished. Somebody had gone over this sky afterward” ([[line: Somebody had gone over this sky afterward]]). Varnish comes last, so paint that lies above it is later than the finished picture. Who put it there the microscope does not tell; that was learned from the letters.</p>',
    },
    {
      id: 'act-reading/four-inches-of-gold-q7',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The words quoted in [[line: so that it may hold its own inside that fender]] suggest that Corwin repainted the sky because:',
      right: 'the gold would have outshone it.',
      wrong: [
        {
          html: 'the gold had come to please her.',
          misconception: 'ar-reversed',
          why: '“She had not liked the gold any better,” the author says; she painted the picture up to it.',
        },
        {
          html: 'the owner had complained of it.',
          misconception: 'ar-outside-the-text',
          why: 'She was at the owner’s house with her paint box, but no complaint is mentioned; she thinks of that fender.',
        },
        {
          html: 'her own taste in color had changed.',
          misconception: 'ar-outside-the-text',
          why: 'In two years a taste may change, but her letter gives another reason: the marsh was to “hold its own inside that fender.”',
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
      right: 'sense that he may be mistaken.',
      wrong: [
        {
          html: 'sense that the rule was better.',
          misconception: 'ar-half-right',
          why: 'He keeps the white frame, as the rule would have it; but he does not wish to have kept the rule.',
        },
        {
          html: 'regret at the cost of it all.',
          misconception: 'ar-wrong-tone',
          why: 'The gold cost more than the white, which he mentions; but the phrase is about being wrong, not about money.',
        },
        {
          html: 'pride in having been thorough.',
          misconception: 'ar-outside-the-text',
          why: 'A label that says what and why is thorough, but the phrase allows for error: “wrong again.”',
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
      right: 'the yellow was there before Tilden bought it.',
      wrong: [
        {
          html: 'Corwin put on the yellow after Tilden framed it.',
          misconception: 'ar-wrong-side',
          why: 'This is what the case rests on, so it would not be weakened: she painted the picture up to a frame that was there.',
        },
        {
          html: 'Tilden had ordered the gold for another picture.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'What the gold was first made for does not matter, but whether Corwin finished this picture inside it does.',
        },
        {
          html: 'Tilden thought the picture better in white.',
          misconception: 'ar-half-right',
          why: 'His taste would be a surprise, but the case rests on what she did to the picture, and not on what he thought.',
        },
      ],
      evidence: ['The one that does exist was finished by her own hand inside the frame that she disliked.'],
      explanation:
        '<p class="plan">Weighing evidence: the case rests on when and where the picture was finished. What would cut the tie between the yellow and the gold?</p><p>The picture “was finished by her own hand inside the frame that she disliked” ([[line: finished by her own hand inside the frame]]). Had she added the yellow while it was still in white, it would not have been meant for the gold.</p>',
    },
  ],
}
