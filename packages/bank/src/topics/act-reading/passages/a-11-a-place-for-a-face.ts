import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/a-place-for-a-face',
  kind: 'Humanities',
  title: 'A Place for a Face',
  description:
    'This passage is from the essay “A Place for a Face” by Rosalind Achterberg (2018). Noh is a form of Japanese theater that is more than six hundred years old. Author and source are invented. So is the carver Iwao Tachikawa.',
  paragraphs: [
    'The most expressive actor I ever saw had no face. She (the character was a girl, the actor a man of seventy) came down the long bridge onto a Noh stage in Kyoto so slowly that I took her at first for part of the scenery. She wore the mask of a young woman, white and smooth and a little too small, so that the old man’s jaw showed around the edges. She had been told of a death. She did not sob or stagger. She tipped her head by perhaps the width of two fingers, and I saw, and to judge by the silence four hundred other people saw, a wooden face crumple.',
    'Nothing had crumpled. The mask was a piece of cypress painted with powdered oyster shell, and it had worn the same expression for three hundred years. Looked at closely, it hardly wears one at all. The lips are parted, but not in a smile. The eyes rest on nothing. Carvers call this the in-between look, and it takes longer to learn than any grin or snarl.',
    'The secret, so far as there is one, lies in the light. The lids, the brow, and the upper lip are cut at such angles that the light from above catches them differently as the head moves. Tip the face up, and the shadows drain out of it and the mouth seems to lift. Actors call this *brightening*. Tip it down, and shadow gathers under the lids and turns the corners of the mouth: *clouding*. Between the two lie a few degrees in which the whole inner life of a character must be conducted. I asked the carver Iwao Tachikawa, whose workshop stands behind a bicycle shop in Nara, whether he thought about light while he worked. By way of an answer he switched off the lamp, turned the block until the daylight fell on it from above, and went on carving at the window. “I don’t make a face,” he said after some time. “I make a place where a face can happen.”',
    'The movies have a similar story. Around 1920 the Russian director Lev Kuleshov is said to have joined one and the same shot of an actor, looking at nothing in particular, to three others: a bowl of soup, a coffin, a child at play. Audiences marveled at the performance. How hungry he had looked, how stricken, how tender! The film has not survived, and the tale has no doubt improved in the telling, but what it says of us is sound enough. We like to think that we read a face and so come to understand the situation. Just as often we understand the situation and then write the face.',
    'It might seem to follow that the mask does nothing, and that any blank would serve as well; a dinner plate, for example. I have tried it, with a plate, in front of a mirror. A plate tips and remains a plate. The blankness on which Tachikawa spends four months is of a very exact kind, with enough in it to start us off and not enough to stop us. He keeps his failures in a drawer, forty or fifty of them, and he laid out several for me on a cloth. They were beautiful. One of them was sad. “You see the trouble,” he said. “She is sad already. What will she do when the play is happy?”',
    'There is another kind of exactness in the trade. The great masks are centuries old, and a carver learns by copying them: not their shape alone but their scratches, the crackle of the paint, the pale spot at the temple where a cord has rubbed. I had supposed that this was done out of reverence, and I said so. Tachikawa’s reason was more practical. Nobody knows any longer, he told me, which part of an old mask does the work. So you leave nothing out.',
    'After the performance in Kyoto I was taken backstage to the mirror room, where the actor sits before his entrance, masked, and looks at his reflection until, as they say, he is no longer in it. Now he had the mask off and was drinking barley tea. His own face was wonderfully lively. It beamed, it frowned, it kneaded every word like dough. I could read everything in it. And I find that I cannot remember one thing it said.',
  ],
  questions: [
    {
      id: 'act-reading/a-place-for-a-face-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'The passage as a whole mainly explores why a mask moves us most when:',
      right: 'its carver has given it no feeling of its own.',
      wrong: [
        {
          html: 'its carver has felt what it is meant to show.',
          misconception: 'ar-common-sense-over-text',
          why: 'One expects an artist to put feeling into the work; but a mask with a feeling in it is one of Tachikawa’s failures: “She is sad already.”',
        },
        {
          html: 'its carver has copied an old one with great care.',
          misconception: 'ar-too-narrow',
          why: 'Copying is described, but in one paragraph, near the end; the light, the film and the plate have nothing to do with it.',
        },
        {
          html: 'its actor has studied himself in it beforehand.',
          misconception: 'ar-too-narrow',
          why: 'The actor does look at his masked reflection “before his entrance,” but that is one sentence near the end; the light, the film and the plate are about the mask.',
        },
      ],
      evidence: [
        'I saw, and to judge by the silence four hundred other people saw, a wooden face crumple',
        'Nothing had crumpled.',
      ],
      explanation:
        '<p class="plan">This asks for the whole: the first two paragraphs set a puzzle; ask which option would also explain the film, the plate and the masks in the drawer.</p><p>The puzzle is set at once: people “saw … a wooden face crumple,” yet the mask, looked at closely, hardly wears an expression ([[line: Looked at closely, it hardly wears one at all.]]). Kuleshov’s actor looks “at nothing in particular”; the best blankness has “enough in it to start us off and not enough to stop us”; the sad mask has failed. Each time it is the empty face that lets us see so much.</p>',
    },
    {
      id: 'act-reading/a-place-for-a-face-q2',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -1,
      seconds: 45,
      text: '',
      stem: 'According to the third paragraph, “clouding” is the effect that arises when the actor:',
      right: 'lets the head sink forward.',
      wrong: [
        {
          html: 'tips the mask upward.',
          misconception: 'ar-reversed',
          why: 'Tipping is right, and the two are easily exchanged; but tipping it up is called brightening.',
        },
        {
          html: 'moves out of the light.',
          misconception: 'ar-common-sense-over-text',
          why: 'Shadow usually means leaving the light, but the actor stays in it; the tilt makes the shadows.',
        },
        {
          html: 'tips the mask to one side.',
          misconception: 'ar-half-right',
          why: 'Tipping is right, but the two movements that the paragraph names are up and down; clouding comes from the second.',
        },
      ],
      evidence: ['Tip it down, and shadow gathers under the lids and turns the corners of the mouth'],
      explanation:
        '<p class="plan">A stated detail: find the word in italics and the movement before it.</p><p>“Tip it down, and shadow gathers under the lids and turns the corners of the mouth” ([[line: Tip it down, and shadow gathers under the lids]]): that is clouding. The name follows the colon, so it belongs to what stands before it, the face tipped down; “brightening” is the other direction.</p>',
    },
    {
      id: 'act-reading/a-place-for-a-face-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: the whole inner life of a character must be conducted]], the word “conducted” most nearly means:',
      right: 'carried on.',
      wrong: [
        {
          html: 'passed along.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Wire conducts current in this sense, but a life is not passed through anything here; it goes on.',
        },
        {
          html: 'led by a baton.',
          misconception: 'ar-first-meaning',
          why: 'An orchestra is conducted in this sense, which comes to mind first on a stage; but nobody leads the character.',
        },
        {
          html: 'behaved well.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'People conduct themselves well or badly in this sense; the word here is not about manners.',
        },
      ],
      evidence: ['Between the two lie a few degrees in which the whole inner life of a character must be conducted.'],
      explanation:
        '<p class="plan">A word in context: what is “a life” that goes on within a few degrees? Put in your own verb.</p><p>“Between the two lie a few degrees in which the whole inner life of a character must be conducted.” Business, a war or a life is conducted when it is carried on; here all of it has to go on within that small tilt.</p>',
    },
    {
      id: 'act-reading/a-place-for-a-face-q4',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'What Tachikawa does in [[line: he switched off the lamp, turned the block until the daylight fell on it from above, and went on carving at the window]] most nearly suggests that he:',
      right: 'thinks about light, and lets his way of working say so.',
      wrong: [
        {
          html: 'thinks about light, and would rather not be asked about it.',
          misconception: 'ar-half-right',
          why: 'He does think about light, and is silent at first; but he is not unwilling to reply: the deed is done “By way of an answer,” and words follow it.',
        },
        {
          html: 'gives light no thought, and lets his way of working say so.',
          misconception: 'ar-reversed',
          why: 'He goes on carving when the lamp is out, as if it made no difference; but he turns the block “until the daylight fell on it from above,” and that is his answer.',
        },
        {
          html: 'gives light no thought, and prefers to talk of faces.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'What he says of a face comes “after some time”; the question here is what he does before that, and he goes where there is daylight.',
        },
      ],
      evidence: [
        'By way of an answer he switched off the lamp, turned the block until the daylight fell on it from above, and went on carving at the window.',
      ],
      explanation:
        '<p class="plan">An inference from a gesture: it is made “By way of an answer”; go back to the question.</p><p>The author has asked “whether he thought about light while he worked.” “By way of an answer he switched off the lamp, turned the block until the daylight fell on it from above, and went on carving at the window.” The deed is the answer: yes, and the light must come to the wood as it will come to the mask on the stage, from above.</p>',
    },
    {
      id: 'act-reading/a-place-for-a-face-q5',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The author uses the story of Kuleshov’s film to support the claim that:',
      right: 'we often put into a face what the situation has already told us.',
      wrong: [
        {
          html: 'viewers read a feeling from a face more surely in films than on a stage.',
          misconception: 'ar-half-right',
          why: 'That viewers read a feeling from the face is right; but film and stage are called similar, and neither is said to be read more surely.',
        },
        {
          html: 'a story about art is seldom true in the form in which it is told.',
          misconception: 'ar-extreme-wording',
          why: 'The author grants that this one tale has “improved in the telling,” but she says so of no other story, and it is not what she uses the tale to show.',
        },
        {
          html: 'a gifted actor can express three feelings with a single look.',
          misconception: 'ar-quoted-view-for-author',
          why: 'This is what the audiences believed when they “marveled at the performance”; the author’s point is that they were mistaken.',
        },
      ],
      evidence: ['Just as often we understand the situation and then write the face.'],
      explanation:
        '<p class="plan">Evidence and claim: read the two sentences that close the paragraph on the film.</p><p>The same shot was praised as hungry, stricken and tender. The author concludes: “Just as often we understand the situation and then write the face” ([[line: Just as often we understand the situation]]).</p>',
    },
    {
      id: 'act-reading/a-place-for-a-face-q6',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The experiment in [[line: I have tried it, with a plate, in front of a mirror.]] serves mainly to:',
      right: 'rule out an idea that the film story suggests.',
      wrong: [
        {
          html: 'bear out an idea that the film story suggests.',
          misconception: 'ar-reversed',
          why: 'It does take up an idea that “might seem to follow” from the film; but the test goes against it: “A plate tips and remains a plate.”',
        },
        {
          html: 'rule out an idea that the actors have about light.',
          misconception: 'ar-half-right',
          why: 'An idea is ruled out, but not that of the actors: what falls is that “any blank would serve as well,” and this comes from the film.',
        },
        {
          html: 'bear out an idea that the actors have about light.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The plate is tipped, as masks are when actors speak of brightening; but that was two paragraphs before, and the plate shows nothing of the kind.',
        },
      ],
      evidence: [
        'It might seem to follow that the mask does nothing, and that any blank would serve as well',
        'A plate tips and remains a plate.',
      ],
      explanation:
        '<p class="plan">A function question: the paragraph begins “It might seem to follow”; ask what follows and what happens to it.</p><p>From the film it “might seem to follow that the mask does nothing, and that any blank would serve as well.” The comic test answers: “A plate tips and remains a plate” ([[line: A plate tips and remains a plate.]]). So the conclusion is turned down, and the exactness of the carving comes into view.</p>',
    },
    {
      id: 'act-reading/a-place-for-a-face-q7',
      skill: 'ar-inference',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'It can reasonably be inferred that Tachikawa counts the mask in [[line: One of them was sad.]] among his failures because it:',
      right: 'had one feeling where several were called for.',
      wrong: [
        {
          html: 'had several feelings where one was called for.',
          misconception: 'ar-reversed',
          why: 'A mask that cannot make up its mind would be a failure too; but here the trouble is the opposite: “She is sad already,” and will be so in a happy play.',
        },
        {
          html: 'had beauty where feeling was called for.',
          misconception: 'ar-half-right',
          why: 'Beauty it had, like the others on the cloth; but feeling is just what it had too much of: “She is sad already.”',
        },
        {
          html: 'had a look that the old mask lacked.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Old masks are copied in the next paragraph; of the masks in the drawer it is not said that they were copies.',
        },
      ],
      evidence: ['She is sad already. What will she do when the play is happy?'],
      explanation:
        '<p class="plan">An inference from his question: what must a mask still be able to do when the play changes?</p><p>“She is sad already. What will she do when the play is happy?” ([[line: What will she do when the play is happy?]]). A mask that wears an expression leaves the actor no room for another.</p>',
    },
    {
      id: 'act-reading/a-place-for-a-face-q8',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0,
      seconds: 55,
      text: '',
      stem: 'According to Tachikawa, a carver copies even the scratches of an old mask because:',
      right: 'what makes the mask work is something no longer known.',
      wrong: [
        {
          html: 'what makes the mask work lies in its signs of age.',
          misconception: 'ar-half-right',
          why: 'The signs of age are copied because of what makes the mask work, so this is near; but which part that is, “Nobody knows any longer.”',
        },
        {
          html: 'what makes a carver worthy is respect for the old masters.',
          misconception: 'ar-swaps-people',
          why: 'Reverence was the author’s own guess, “and I said so”; Tachikawa’s reason “was more practical.”',
        },
        {
          html: 'what makes a carver skilled is patience with small things.',
          misconception: 'ar-common-sense-over-text',
          why: 'Small things are a good school for the hand, and “a carver learns by copying them”; but the reason that he gives is about the mask, not about the learner.',
        },
      ],
      evidence: [
        'Nobody knows any longer, he told me, which part of an old mask does the work. So you leave nothing out.',
      ],
      explanation:
        '<p class="plan">A cause question: keep apart what the author had supposed and what Tachikawa says.</p><p>“Nobody knows any longer, he told me, which part of an old mask does the work. So you leave nothing out” ([[line: So you leave nothing out.]]). Since “nobody knows any longer” what does the work, any scratch might be it, and “so you leave nothing out.” The author’s own guess, reverence, has just been turned down.</p>',
    },
    {
      id: 'act-reading/a-place-for-a-face-q9',
      skill: 'ar-structure',
      difficulty: 'High',
      b: 1.1,
      seconds: 70,
      text: '',
      stem: 'The last paragraph forms a contrast with the first mainly by setting:',
      right: 'a lively face that left no memory against a still one that did.',
      wrong: [
        {
          html: 'a still face that left no memory against a lively one that did.',
          misconception: 'ar-reversed',
          why: 'A still face and a lively one are set side by side, but it is the lively one of which she “cannot remember one thing it said.”',
        },
        {
          html: 'a face that one can read against one that nobody could read.',
          misconception: 'ar-half-right',
          why: 'The actor’s own face can be read, that is right; but the mask was read too, by “four hundred other people.”',
        },
        {
          html: 'an old face that is tired against a young one that is not.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Both ages are mentioned, in the first paragraph; but the last does not return to them, and the old man’s face is “wonderfully lively.”',
        },
      ],
      evidence: [
        'The most expressive actor I ever saw had no face.',
        'And I find that I cannot remember one thing it said.',
      ],
      explanation:
        '<p class="plan">A structure question: name the face in the first paragraph and the face in the last, and what is remembered of each.</p><p>The essay opens: “The most expressive actor I ever saw had no face.” It ends with the same man’s living face, which “beamed” and “frowned”: “And I find that I cannot remember one thing it said” ([[line: I cannot remember one thing it said]]).</p>',
    },
    {
      id: 'act-reading/a-place-for-a-face-q10',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.0,
      seconds: 55,
      text: '',
      stem: 'According to the passage, a carver who copies an old mask reproduces all of the following EXCEPT:',
      right: 'the cord by which it was once tied on.',
      wrong: [
        {
          html: 'the fine cracks that run over its surface.',
          misconception: 'ar-missed-in-other-words',
          why: 'The word “cracks” is missing from the list, but “the crackle of the paint” in its middle means just these.',
        },
        {
          html: 'the places where it has been scratched.',
          misconception: 'ar-lost-the-not',
          why: 'The scratches are the first thing that the list adds, “not their shape alone but their scratches”; only without the EXCEPT would this be right.',
        },
        {
          html: 'the form that its maker had given it.',
          misconception: 'ar-overlooked-mention',
          why: 'The form is taken for granted in the words “not their shape alone”; the shape is copied, and more besides.',
        },
      ],
      evidence: [
        'not their shape alone but their scratches, the crackle of the paint, the pale spot at the temple where a cord has rubbed',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: find the list in the paragraph on copying and cross off three of its items.</p><p>A carver copies “not their shape alone but their scratches, the crackle of the paint, the pale spot at the temple where a cord has rubbed” ([[line: not their shape alone but their scratches]]). The spot that the cord has left is copied; the cord itself is not mentioned as a thing to copy.</p>',
    },
  ],
}
