import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-color-of-marble',
  kind: 'Humanities',
  title: 'The Color of Marble',
  description:
    'Passage A is adapted from a gallery talk by the museum curator Helen Vassos (2016). Passage B is from the essay “The Grocery List” (2020), in which the sculptor Martin Oduya tells of his own experiments. Both writers are invented, and so are the statue and the carved head; the ancient writers and the scientific methods that they name are not.',
  paragraphs: [
    '# Passage A',
    'Please don’t look at her face yet. Faces are loud; once you have looked, you will look at nothing else. Start at the hem of the cloak. You see white marble. Now I turn off the ceiling lights and hold this lamp to the side, so that the beam skims the stone, and you see squares, don’t you, and in the squares, small flowers. Nobody carved those. Someone painted them, and where the paint lay, the stone was protected, so that it has weathered a little less than what was bare. The paint is gone. The flowers stand up by the thickness of a hair.',
    'That tells us the pattern. For one color we can do better. Egyptian blue, even when no eye can find a grain of it, gives off infrared light if you shine red light on it. To the right camera, her belt lights up like a window.',
    'So here beside her is the copy: plaster, the same size, red flowers, blue belt, brown hair, pink skin. Some of you have just made a face. Everybody does. You have been shown white goddesses since you were six, and the Greeks were not. In a play by Euripides, Helen of Troy wishes that her beauty could be wiped off her, as from a statue. To his audience a statue without color was a thing spoiled.',
    'Is the copy right? The belt is. The hem is very likely right. The skin is our guess. Visitors tell me that we ought not to guess, that we ought to leave her as she is. But as she is, she has been buried, dug up, and scrubbed with acid by a dealer who knew what his customers liked. White is a reconstruction too, and nobody signed it. A label will not cure you of it. What cures you is an hour with the red and the blue, until they bore you.',
    '# Passage B',
    'Let me say at once that they were painted. I carve stone for a living, I have read the reports, and I do not dispute a single grain of blue. What I dispute is the plaster goddess in the next room, with her flat red and her flat pink, like something won at a fair.',
    'The reports tell us which pigments were used. That is a grocery list. It is a good list, got by honest work, and the people who draw it up know exactly what it is. It is others who then come out of the kitchen and announce that they have tasted the dinner. How thick was the paint? How many coats, and how thin? Was it polished, was it waxed, did the stone shine through? Pliny reports that Praxiteles, when he was asked which of his marbles he rated highest, named those to which the painter Nicias had put his hand. One does not say that of a man with a bucket.',
    'Two winters ago I tried it. I carved a head in marble, and colored it from the list, and it looked like the goddess next door: the paint lay on it and shut the stone up like a lid. I stripped it and tried again, with the color let down until it was hardly more than stained water, and that was better, and then it dulled. The third time I waxed the stone while it was warm and polished it for a week. The cheek is still pink. But the light goes in a little way before it comes back, as it does with a cheek. Is that how Nicias did it? I have no idea. I know only that the same list gave me three different women.',
    'Plaster does not let light in at all. No coat of paint, however well researched, will look on plaster as it looked on marble, and yet plaster is what we show to schoolchildren as the truth. If it must be shown, there is a better way, which has been tried in Rome: throw the color onto the old stone itself, with a projector, after dark. It is a guess as well. But one can switch it off.',
  ],
  questions: [
    {
      id: 'act-reading/the-color-of-marble-q1',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to Passage A, the pattern on the hem can be seen under the lamp because the painted parts of the stone:',
      right: 'wore away less than the parts beside them.',
      wrong: [
        {
          html: 'gave off a light that the bare parts did not.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Light given off belongs to the next paragraph, and to Egyptian blue on the belt, which needs red light and a special camera.',
        },
        {
          html: 'were cut a little deeper before they were painted.',
          misconception: 'ar-reversed',
          why: 'A painter might well cut the outlines first, but “Nobody carved those”; the flowers stand up, and do not lie deeper than the rest.',
        },
        {
          html: 'still hold some paint that is too fine to see.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Invisible grains are spoken of, but of the blue on the belt; of the hem it is said that “The paint is gone.”',
        },
      ],
      evidence: [
        'where the paint lay, the stone was protected, so that it has weathered a little less than what was bare',
      ],
      explanation:
        '<p class="plan">A question of cause: find the lamp held to the side, and read on to the flowers.</p><p>“Where the paint lay, the stone was protected, so that it has weathered a little less than what was bare” ([[line: where the paint lay, the stone was protected, so that it has weathered a little less than what was bare]]). The light from the side shows the difference in height.</p>',
    },
    {
      id: 'act-reading/the-color-of-marble-q2',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: Faces are loud; once you have looked]], the word <em>loud</em> most nearly means:',
      right: 'hard to look away from.',
      wrong: [
        {
          html: 'brightly painted.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Bright paint is the subject of the talk and comes up with the copy; but this face is white marble, and the reason follows: “once you have looked.”',
        },
        {
          html: 'lacking in good taste.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Loud clothes are in bad taste, and some visitors will think so of the copy; but here all faces are meant, and what they do to the eye.',
        },
        {
          html: 'ready to speak aloud.',
          misconception: 'ar-mood-for-meaning',
          why: 'A carved face can seem about to speak, and loud suggests sound; but what follows is about looking: “you will look at nothing else.”',
        },
      ],
      evidence: ['once you have looked, you will look at nothing else'],
      explanation:
        '<p class="plan">A word in context: the words after the semicolon explain it.</p><p>“Faces are loud; once you have looked, you will look at nothing else” ([[line: once you have looked, you will look at nothing else]]): they hold the eye. Try it in the sentence: what keeps you from looking at anything else is hard to look away from. No sound or color is meant.</p>',
    },
    {
      id: 'act-reading/the-color-of-marble-q3',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'In Passage A, what is said of a play in [[line: In a play by Euripides, Helen of Troy wishes that her beauty could be wiped off her, as from a statue]] serves mainly to:',
      right: 'support a claim about what the Greeks were used to.',
      wrong: [
        {
          html: 'explain how the color came off the statue.',
          misconception: 'ar-half-right',
          why: 'Something is wiped off in the play, but it is Helen’s wish about her beauty; this statue lost its paint to earth and acid.',
        },
        {
          html: 'show that the Greeks thought of color as a mask.',
          misconception: 'ar-half-right',
          why: 'In the wish, color can be wiped off as a mask is; but what the speaker takes from it is that “a statue without color was a thing spoiled.”',
        },
        {
          html: 'grant that the Greeks, too, could like white stone.',
          misconception: 'ar-reversed',
          why: 'The visitors’ taste is for white, but the Greeks’ was not: to them “a statue without color was a thing spoiled.”',
        },
      ],
      evidence: ['To his audience a statue without color was a thing spoiled.'],
      explanation:
        '<p class="plan">A function question: read the sentences just before the play and just after it.</p><p>“You have been shown white goddesses since you were six, and the Greeks were not” ([[line: You have been shown white goddesses]]). The claim is that the Greeks were used to color, and the play is the proof: “To his audience a statue without color was a thing spoiled” ([[line: a statue without color was a thing spoiled]]).</p>',
    },
    {
      id: 'act-reading/the-color-of-marble-q4',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'In Passage A, the statement in [[line: White is a reconstruction too]] suggests that the look of the bare statue:',
      right: 'is partly the work of a man who had it to sell.',
      wrong: [
        {
          html: 'results from a cleaning that the museum had ordered.',
          misconception: 'ar-half-right',
          why: 'Later hands did make her white, but the acid was a dealer’s; the museum’s own work is the colored copy beside her.',
        },
        {
          html: 'comes from the weather of the place where it stood.',
          misconception: 'ar-common-sense-over-text',
          why: 'Weather has indeed worn the stone, but the sentence before tells what made her so white: she was “scrubbed with acid by a dealer.”',
        },
        {
          html: 'goes back to a painter who left off early.',
          misconception: 'ar-invented-cause',
          why: 'Painted flowers are indeed shown at the hem alone, but the belt was blue as well, and what is missing has weathered off: “The paint is gone.”',
        },
      ],
      evidence: ['scrubbed with acid by a dealer who knew what his customers liked'],
      explanation:
        '<p class="plan">An inference: the sentence before says how she came to be as she is.</p><p>She has been “buried, dug up, and scrubbed with acid by a dealer who knew what his customers liked” ([[line: a dealer who knew what his customers liked]]). Her whiteness was made, and made to suit buyers.</p>',
    },
    {
      id: 'act-reading/the-color-of-marble-q5',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to Passage B, on the third of his trials the sculptor:',
      right: 'waxed the stone while it was warm.',
      wrong: [
        {
          html: 'thinned the color with water.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The color “let down until it was hardly more than stained water” belongs to the second trial, which dulled.',
        },
        {
          html: 'laid the color on from the list.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This is the first trial, in which the paint “shut the stone up like a lid”; he stripped it afterward.',
        },
        {
          html: 'polished the stone for a day.',
          misconception: 'ar-half-right',
          why: 'He did polish it, but “for a week”; and before that he had waxed the stone while it was warm.',
        },
      ],
      evidence: ['The third time I waxed the stone while it was warm and polished it for a week.'],
      explanation:
        '<p class="plan">A stated detail: he tried three times; number the trials as you read.</p><p>“The third time I waxed the stone while it was warm and polished it for a week” ([[line: The third time I waxed the stone while it was warm]]). The list belongs to his first trial and the thin color to the second, and the polishing took a week, not a day.</p>',
    },
    {
      id: 'act-reading/the-color-of-marble-q6',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'The comparison in [[line: That is a grocery list]] implies that the reports:',
      right: 'say what was used, but not how it was laid on.',
      wrong: [
        {
          html: 'list what was at hand, but not what was used.',
          misconception: 'ar-half-right',
          why: 'The gap between list and dinner is right, but he says that the reports tell “which pigments were used”; he doubts none of it.',
        },
        {
          html: 'say more than their authors were able to know.',
          misconception: 'ar-swaps-people',
          why: 'The claim to “have tasted the dinner” is made by others; those who draw up the list “know exactly what it is.”',
        },
        {
          html: 'tell what was used, but not where it was laid on.',
          misconception: 'ar-half-right',
          why: 'That something is known and something is not is right; but his questions are about coats, thickness, wax and polish, and not about the places.',
        },
      ],
      evidence: [
        'The reports tell us which pigments were used.',
        'How thick was the paint? How many coats, and how thin?',
      ],
      explanation:
        '<p class="plan">A figure of speech: ask what stands on such a list, and what one still does not know about the dinner.</p><p>“The reports tell us which pigments were used” ([[line: The reports tell us which pigments were used]]). What is missing comes next: “How thick was the paint? How many coats, and how thin?” ([[line: How thick was the paint?]]) The ingredients are known, the cooking is not.</p>',
    },
    {
      id: 'act-reading/the-color-of-marble-q7',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The main point of Passage B is that painted plaster copies:',
      right: 'misrepresent how color looked on real marble.',
      wrong: [
        {
          html: 'give a false idea of which colors marble bore.',
          misconception: 'ar-half-right',
          why: 'A false idea is what he complains of, but not about the choice of colors: he does “not dispute a single grain of blue.”',
        },
        {
          html: 'take attention from the marbles they stand beside.',
          misconception: 'ar-outside-the-text',
          why: 'The copy does stand in the next room, but he does not say that visitors neglect the stone; his complaint is how paint looks on plaster.',
        },
        {
          html: 'could look like marble if waxed and polished.',
          misconception: 'ar-reversed',
          why: 'Wax and polish made his third head better, but that head was marble; “Plaster does not let light in at all.”',
        },
      ],
      evidence: ['No coat of paint, however well researched, will look on plaster as it looked on marble'],
      explanation:
        '<p class="plan">A main-point question: hold each option against the first paragraph of Passage B and against its last.</p><p>From the “flat red” of the start to the end the complaint is one: “No coat of paint, however well researched, will look on plaster as it looked on marble” ([[line: No coat of paint, however well researched]]).</p>',
    },
    {
      id: 'act-reading/the-color-of-marble-q8',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 65,
      text: '',
      stem: 'Both passages support a point by mentioning:',
      right: 'what was said of statues a long time ago.',
      wrong: [
        {
          html: 'a means of tracing colors that no eye can see.',
          misconception: 'ar-one-passage-only',
          why: 'The camera and the red light are in A; B speaks of a list of pigments, but mentions no means by which they were found.',
        },
        {
          html: 'the taste of those who used to buy old statues.',
          misconception: 'ar-mixes-up-passages',
          why: 'In A a dealer “knew what his customers liked”; B has sculptors, painters and schoolchildren, but nobody who buys a statue.',
        },
        {
          html: 'a test that was made with wax and thin paint.',
          misconception: 'ar-one-passage-only',
          why: 'The sculptor of B tried coats of color and wax upon a head of his own; the curator of A holds a lamp, and paints nothing.',
        },
      ],
      evidence: [
        'In a play by Euripides, Helen of Troy wishes that her beauty could be wiped off her, as from a statue.',
        'Pliny reports that Praxiteles, when he was asked which of his marbles he rated highest',
      ],
      explanation:
        '<p class="plan">A “both” question: look in each passage for a name from the ancient world.</p><p>A brings in Helen’s wish “In a play by Euripides” ([[line: In a play by Euripides]]); B has “Pliny reports that Praxiteles” rated some of his marbles highest ([[line: Pliny reports that Praxiteles]]). Each lets an ancient writer speak for the importance of color.</p>',
    },
    {
      id: 'act-reading/the-color-of-marble-q9',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.0,
      seconds: 70,
      text: '',
      stem: 'The speaker of Passage A would most likely answer the proposal at the end of Passage B by saying that:',
      right: 'a view that ends with a switch would leave old habits in place.',
      wrong: [
        {
          html: 'a strong light would be a danger to the grains that remain.',
          misconception: 'ar-common-sense-over-text',
          why: 'Museums do fear light, but she herself shines lamps on the statue and mentions no danger from them.',
        },
        {
          html: 'a projector could not show which of the colors are certain.',
          misconception: 'ar-half-right',
          why: 'She does tell certain colors from guessed ones, but in words; the plaster copy does not show the difference any better than a projector.',
        },
        {
          html: 'a marble surface would change the look of the colors on it.',
          misconception: 'ar-mixes-up-passages',
          why: 'That stone changes the look of color is the sculptor’s own point, in B; she shows her colors on plaster without regret.',
        },
      ],
      evidence: [
        'What cures you is an hour with the red and the blue, until they bore you.',
        'But one can switch it off.',
      ],
      explanation:
        '<p class="plan">One author’s answer to the other: what, in her last paragraph, “cures” a visitor?</p><p>She says, “A label will not cure you of it. What cures you is an hour with the red and the blue, until they bore you” ([[line: What cures you is an hour with the red and the blue]]). For B the merit is that “one can switch it off” ([[line: But one can switch it off]]); then the visitor is back with the white.</p>',
    },
  ],
}
