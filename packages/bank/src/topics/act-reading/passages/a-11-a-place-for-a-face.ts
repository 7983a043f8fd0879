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
      right: 'it has been given no feeling by its carver.',
      wrong: [
        {
          html: 'its carver has felt what it will show.',
          misconception: 'ar-common-sense-over-text',
          why: 'Art is often explained by what the artist felt; but the mask in the drawer that was “sad already” is one of the failures.',
        },
        {
          html: 'its actor has looked at it until he is gone.',
          misconception: 'ar-too-narrow',
          why: 'In the mirror room the actor does look “until, as they say, he is no longer in it”; but this is one sentence near the end.',
        },
        {
          html: 'its light falls evenly and leaves no shadow.',
          misconception: 'ar-half-right',
          why: 'Light has much to do with it; but it is shadow, gathering “under the lids,” that makes the face change.',
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
      stem: 'According to the second paragraph, the in-between look is one that:',
      right: 'takes a carver longer to learn than others do.',
      wrong: [
        {
          html: 'comes and goes as the actor tips the mask.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Tipping the mask does make it brighten and cloud, in the next paragraph; but the in-between look is what it wears all the time.',
        },
        {
          html: 'belongs to masks of young women alone.',
          misconception: 'ar-half-right',
          why: 'The mask here is that of a young woman; but carvers use the name for a look, and nothing limits it to such masks.',
        },
        {
          html: 'wears off a little as the paint gets older.',
          misconception: 'ar-outside-the-text',
          why: 'Three hundred years would wear down most things; but this mask “had worn the same expression” all that time.',
        },
      ],
      evidence: ['it takes longer to learn than any grin or snarl'],
      explanation:
        '<p class="plan">A stated detail: find “the in-between look” and read to the end of the sentence.</p><p>“Carvers call this the in-between look, and it takes longer to learn than any grin or snarl” ([[line: it takes longer to learn than any grin or snarl]]). Grins and snarls are the other looks that a carver has to learn, and this one takes more time than any of them.</p>',
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
          html: 'directed.',
          misconception: 'ar-half-right',
          why: 'An orchestra is conducted in this sense, and an actor does guide the mask; but a “life” is here what goes on, not what is given orders.',
        },
        {
          html: 'passed along.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Heat and electricity are conducted so; but the inner life is not sent from one place to another, it takes place in “a few degrees.”',
        },
        {
          html: 'held back.',
          misconception: 'ar-mood-for-meaning',
          why: 'The actor did not sob or stagger, so restraint is in the air; but the sentence says that a whole life must happen there.',
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
      right: 'had light in mind as he worked.',
      wrong: [
        {
          html: 'had given no thought to light so far.',
          misconception: 'ar-reversed',
          why: 'To put the lamp out only now may look like a new idea; but it is done “By way of an answer,” and the answer is yes.',
        },
        {
          html: 'had no wish to talk about his work.',
          misconception: 'ar-wrong-tone',
          why: 'He is silent for some time, and goes on carving; but then he explains himself: “I make a place where a face can happen.”',
        },
        {
          html: 'worked best with very little light.',
          misconception: 'ar-half-right',
          why: 'He does switch off the lamp, but to let daylight fall from above, not to have little of it; he had been asked “whether he thought about light.”',
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
      right: 'what we know of a situation shapes what we see in a face.',
      wrong: [
        {
          html: 'what a good actor feels can be seen in the smallest look.',
          misconception: 'ar-quoted-view-for-author',
          why: 'So thought the audiences, who “marveled at the performance”; but it was one and the same shot, in which he looked “at nothing in particular.”',
        },
        {
          html: 'what we see in a face tells us of the situation it is in.',
          misconception: 'ar-half-right',
          why: 'Face and situation are the right two things; but this is what we “like to think,” and the author turns it around.',
        },
        {
          html: 'what moves us in a face is put there by the director.',
          misconception: 'ar-half-right',
          why: 'A director did join the shots; but the point is what the audiences did with them: “we understand the situation and then write the face.”',
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
      right: 'had a feeling in it before the play began.',
      wrong: [
        {
          html: 'had the kind of feeling that no play asks for.',
          misconception: 'ar-half-right',
          why: 'It had a feeling, that is right; but plays do ask for sadness, and the trouble comes “when the play is happy.”',
        },
        {
          html: 'had a feeling too faint to be seen from a seat.',
          misconception: 'ar-half-right',
          why: 'It has a feeling, and an audience must be able to see; but this one was plain at once, and the trouble comes “when the play is happy.”',
        },
        {
          html: 'had been carved in the wrong kind of light.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Light from above matters to his carving, as the third paragraph shows; but of this mask he says only “She is sad already.”',
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
      right: 'nobody can say which part matters.',
      wrong: [
        {
          html: 'marks of age make a mask work.',
          misconception: 'ar-half-right',
          why: 'The marks are copied too; but whether they do “the work” is just what nobody knows, and so all of it is copied.',
        },
        {
          html: 'old masters have earned the respect.',
          misconception: 'ar-swaps-people',
          why: 'Reverence for old things is what the author “had supposed”; but Tachikawa’s own reason “was more practical.”',
        },
        {
          html: 'light falls on scratches as on the rest.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Light is what his masks depend on, but for the scratches he gives another reason: nobody knows “which part of an old mask does the work.”',
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
      right: 'a lively face that is forgotten against a still one that is not.',
      wrong: [
        {
          html: 'a face that is easily read against one that says nothing.',
          misconception: 'ar-half-right',
          why: 'The actor’s own face could be read, “everything in it”; but the mask did say something: four hundred people saw it crumple.',
        },
        {
          html: 'a face that keeps its grief against one that has shed it.',
          misconception: 'ar-half-right',
          why: 'The mask did seem to crumple with grief; but the actor’s own face keeps none, for over the tea it “beamed,” and wood had nothing to shed.',
        },
        {
          html: 'a bare face that hid its thoughts against a mask that told them.',
          misconception: 'ar-reversed',
          why: 'The mask did seem to tell what it felt, and it would be a neat turn; but the bare face hid nothing: “I could read everything in it.”',
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
      right: 'the kind of wood that it is made of.',
      wrong: [
        {
          html: 'the fine cracks that run through it.',
          misconception: 'ar-missed-in-other-words',
          why: 'The passage calls it “the crackle of the paint”; fine cracks in the surface are just that.',
        },
        {
          html: 'the places where it is scratched.',
          misconception: 'ar-lost-the-not',
          why: 'The scratches are named right after the shape, so nobody overlooks them; but the question asks for what is not named.',
        },
        {
          html: 'the spot where a cord has rubbed.',
          misconception: 'ar-overlooked-mention',
          why: 'It comes last in the list, “the pale spot at the temple,” and is easily passed over; but it is copied like the rest.',
        },
      ],
      evidence: [
        'not their shape alone but their scratches, the crackle of the paint, the pale spot at the temple where a cord has rubbed',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: find the list in the paragraph on copying and cross off three of its items.</p><p>A carver copies “not their shape alone but their scratches, the crackle of the paint, the pale spot at the temple where a cord has rubbed” ([[line: not their shape alone but their scratches]]). Of the wood that he chooses nothing is said there.</p>',
    },
  ],
}
