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
      right: 'tell visitors to whom the pictures belonged.',
      wrong: [
        {
          html: 'guard the pictures when they were moved.',
          misconception: 'ar-outside-the-text',
          why: 'Pictures had become things “that could be carried about,” but protection is not mentioned; the emblem at the top had another purpose.',
        },
        {
          html: 'make known who had painted the pictures.',
          misconception: 'ar-half-right',
          why: 'The frames did carry an emblem and told visitors something; but the emblem was the ruler’s, and “Nobody asked what suited a Raphael.”',
        },
        {
          html: 'bring pictures of different ages together.',
          misconception: 'ar-common-sense-over-text',
          why: 'One pattern would have this effect and may seem the aim; but the passage compares the frames with footmen’s coats, which show the master.',
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
          html: 'portraits.',
          misconception: 'ar-first-meaning',
          why: 'A profile is most often a face seen from the side, and Degas drew many; but these are profiles “for moldings.”',
        },
        {
          html: 'biographies.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A short life of a person is called a profile, but what fills these pages are shapes that a frame might have.',
        },
        {
          html: 'arguments.',
          misconception: 'ar-mood-for-meaning',
          why: 'The paragraph is about protest, so reasons suit its mood; but the notebooks hold designs for the wood of a frame.',
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
      right: 'how far a painter went to keep the choice from others.',
      wrong: [
        {
          html: 'how frame and picture came to be sold apart.',
          misconception: 'ar-reversed',
          why: 'Frames had indeed gone their own way by then; but his border is on the canvas itself, and cannot be parted from the picture.',
        },
        {
          html: 'what a painter would do to please those who bought.',
          misconception: 'ar-half-right',
          why: 'He did do something out of the ordinary; but not to please buyers, who “had gold at home” and could not change his border.',
        },
        {
          html: 'how a picture could be altered to suit its frame.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'A picture is altered to suit a frame later on, by Corwin; Seurat’s dots take the place of a frame.',
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
      right: 'a picture may need a frame that its painter disliked.',
      wrong: [
        {
          html: 'a picture is best seen in the frame it was first sold in.',
          misconception: 'ar-half-right',
          why: 'The buyer’s frame wins in Corwin’s case, but Tilden put his gold on after he had bought; and the author draws no such conclusion: “I do not offer this as a new rule.”',
        },
        {
          html: 'a picture ought to hang in the frame its painter chose.',
          misconception: 'ar-quoted-view-for-author',
          why: 'This is the rule that museums have drawn, and that he kept to for twenty years before this picture “cured” him.',
        },
        {
          html: 'a picture may lose by a change in the taste of museums.',
          misconception: 'ar-too-narrow',
          why: 'Oak in 1955 and white in 2009 do show changing taste, but they are stages in one story, and its outcome is about something else.',
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
      right: 'worked on after it was thought to be finished.',
      wrong: [
        {
          html: 'gone over by someone who was not the painter.',
          misconception: 'ar-outside-the-text',
          why: 'That “Somebody had gone over” it leaves this open at first; but the manner was Corwin’s own, and her letter settles it.',
        },
        {
          html: 'darkened by the varnish until it was mustard.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The color of mustard was an effect of the white frame; the yellow lay over the varnish, and so was not dimmed by it.',
        },
        {
          html: 'varnished once more when it came to the museum.',
          misconception: 'ar-half-right',
          why: 'The order of varnish and paint is indeed the point, but paint over varnish does not show that there was a second varnish.',
        },
      ],
      evidence: ['One varnishes a picture when it is finished. Somebody had gone over this sky afterward'],
      explanation:
        '<p class="plan">A question of evidence: read the two short sentences after the microscope.</p><p>“One varnishes a picture when it is finished. Somebody had gone over this sky afterward” ([[line: Somebody had gone over this sky afterward]]). Varnish marks the end of the work. What lies on top of it was put there later, after that end.</p>',
    },
    {
      id: 'act-reading/four-inches-of-gold-q7',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Corwin’s words in [[line: so that it may hold its own inside that fender]] suggest that she repainted the sky because she:',
      right: 'feared that the gold would make the picture look weak.',
      wrong: [
        {
          html: 'hoped that the owner would be pleased with the gold.',
          misconception: 'ar-wrong-tone',
          why: 'She worked in the owner’s house, but to call his frame a fender is no wish to please; she thought of the marsh.',
        },
        {
          html: 'found that the gold had come to suit her own taste.',
          misconception: 'ar-reversed',
          why: 'She did paint for the frame, which looks like a change of taste, but she “had not liked the gold any better than” the author expected.',
        },
        {
          html: 'thought that the marsh had looked weak from the first.',
          misconception: 'ar-half-right',
          why: 'She did want it to look stronger, but because of the frame: “inside that fender.” In her studio it had hung in white.',
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
      right: 'doubt that the matter has been settled for good.',
      wrong: [
        {
          html: 'doubt that the letter has been rightly understood.',
          misconception: 'ar-outside-the-text',
          why: 'To doubt the letter would be a reason for keeping the white frame; but he says nothing against the reading of it.',
        },
        {
          html: 'doubt that the rule should have been given up.',
          misconception: 'ar-half-right',
          why: 'He does have doubts, but he does not go back to the rule; he hung the gold and says that the mustard “turned into light again.”',
        },
        {
          html: 'doubt that the money has been spent to any use.',
          misconception: 'ar-wrong-tone',
          why: 'Two frames were paid for, and one is in storage; but he speaks of being wrong, and shows no sorrow about costs.',
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
      right: 'the yellow was added before the gold was put on.',
      wrong: [
        {
          html: 'the gold had first been made for a mirror.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'What the frame was made for does not matter; what matters is that she painted the sky with this frame around it.',
        },
        {
          html: 'the yellow occurs in other skies by Corwin.',
          misconception: 'ar-half-right',
          why: 'It has to do with the yellow, but that she used the color elsewhere would not change what she wrote about the fender.',
        },
        {
          html: 'the gold was on by the time she took up paint.',
          misconception: 'ar-wrong-side',
          why: 'This is what the author supposes; it is the ground for saying that the picture was finished “inside the frame that she disliked.”',
        },
      ],
      evidence: ['The one that does exist was finished by her own hand inside the frame that she disliked.'],
      explanation:
        '<p class="plan">Weighing evidence: the case rests on when and where the picture was finished. What would cut the tie between the yellow and the gold?</p><p>The picture “was finished by her own hand inside the frame that she disliked” ([[line: finished by her own hand inside the frame]]). Had she added the yellow while it was still in white, it would not have been meant for the gold.</p>',
    },
  ],
}
