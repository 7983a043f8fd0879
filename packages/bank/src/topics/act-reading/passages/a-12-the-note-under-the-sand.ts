import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-note-under-the-sand',
  kind: 'Natural Science',
  title: 'The Note Under the Sand',
  description:
    'This passage is from the essay “The Note Under the Sand” by Hugo Penhaligon-Diaz (2019). Author and source are invented.',
  paragraphs: [
    'The first thing you notice is that your teeth are buzzing. I was sitting at the time on the crest of a dune in southern Morocco, and I had just pushed off down the steep side, feet first, as the guide had shown me. A sheet of sand began to slide along with me. Then came a hum, and the hum grew to a drone, the sort of low note that a propeller plane makes when it is about to pass overhead, and I looked up for the plane. There was no plane. The note was coming from under me. When I dug in my heels and stopped, it went on without me for most of a minute.',
    'People have been looking up for the plane, so to speak, for a very long time. Marco Polo reported that the sands of Asia filled the air with a noise of drums and weapons, and he put it down to spirits. Some three dozen dunes on Earth are known to sound in this way, in California and Chile, in Oman and China. Thousands of others, to all appearances just like them, are dumb. The note can be as loud as a lawn mower, but what sets it apart is that it is a *note*. Most of nature’s noises, surf and wind and thunder, are smears. What is a heap of dust doing with a pitch?',
    'Two explanations have competed. The first looks to the dune. A dune that has stood in the sun has a dry layer, a meter or two thick, on top of sand that is damper and firmer, and in such a layer sound might bounce back and forth, as it does in an organ pipe, until only the tone that fits is left. The avalanche supplies mere noise; the dune picks out the note. If that is right, the pitch should depend on how thick the layer is. The second explanation looks to the grains. In a sliding sheet each grain has to climb over the grain below it and drop, and climb and drop again, something like a hundred times a second. If all the grains somehow came to do so in step, the surface of the sheet would beat up and down like the skin of a loudspeaker, and the pitch should depend on how large the grains are.',
    'It is one thing to have two theories and another to have an experiment that fits indoors. A group of physicists in Paris brought home sand from two singing deserts and did away with the dune altogether. They let the sand run down a sloping plate in a laboratory, in a layer only a few centimeters deep. No organ pipe could be made of that. It sang.',
    'Better still, it sang in two voices. The sand from Morocco, whose grains are all very nearly of one size, gave a single clear note of about 105 vibrations a second. The sand from Oman, a mixture of small grains and large, gave a muddle, many neighboring notes at once. So the physicists put the Omani sand through sieves, kept only those grains that fell within a narrow range, and tried again. The muddle was gone. What remained was one note, a little lower than the Moroccan one, as it ought to have been, since the grains they had kept were a little larger.',
    'This does not settle everything. We may know what sets the pitch and still not know how some millions of grains, without a conductor, come to agree on it. Nor does it prove that a dune does nothing; there are researchers who have buried instruments in dunes and who hold that all that sand must shape what we hear outdoors. And it leaves open why grains of a suitable size so often refuse. The ones that sing are rounded, dry, and covered with a thin glaze that they have acquired in the desert over ages. Made to slide too many times in a laboratory, they lose their voice, as singers do, perhaps because the glaze has been rubbed away. A wet winter will silence a whole dune until summer.',
    'I have a jar of the Moroccan sand at home. It is pale and dull, and visitors take it for something to do with baking. But if you tip the jar quickly, with your palm around the glass, there is a short, low grunt, like that of a dog that does not intend to get up. I have yet to meet the guest who does not look behind him.',
  ],
  questions: [
    {
      id: 'act-reading/the-note-under-the-sand-q1',
      skill: 'ar-main-idea',
      difficulty: 'Low',
      b: -0.5,
      seconds: 55,
      text: '',
      stem: 'The main purpose of the passage is to:',
      right: 'weigh two explanations of a sound, and favor one of them.',
      wrong: [
        {
          html: 'bring two explanations of a sound together in one.',
          misconception: 'ar-half-right',
          why: 'Two explanations are weighed, and something may remain of the first; but the experiment speaks for the grains, and nobody joins the two.',
        },
        {
          html: 'ask why some dunes make a sound, while most do not.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'It is said that thousands of dunes “are dumb,” and that this is left open; but the passage asks where the note comes from.',
        },
        {
          html: 'save an explanation of a sound from a test that seemed to refute it.',
          misconception: 'ar-reversed',
          why: 'The organ pipe is tested, and some researchers still speak for the dune; but the test goes against it: “No organ pipe could be made of that. It sang.”',
        },
      ],
      evidence: ['What is a heap of dust doing with a pitch?', 'We may know what sets the pitch'],
      explanation:
        '<p class="plan">This asks for the purpose of the whole: find the question at the end of the second paragraph, and then what the sieves did to the two answers.</p><p>The question is asked in the second paragraph: “What is a heap of dust doing with a pitch?” ([[line: What is a heap of dust doing with a pitch?]]). Two explanations follow, and an experiment that speaks for the grains: “We may know what sets the pitch.” That other things remain open (“This does not settle everything”) does not change this.</p>',
    },
    {
      id: 'act-reading/the-note-under-the-sand-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'When the author comes back to the plane in [[line: People have been looking up for the plane]], he means that people have long:',
      right: 'sought the cause of the sound in the wrong place.',
      wrong: [
        {
          html: 'been too frightened by the sound to study it.',
          misconception: 'ar-wrong-tone',
          why: 'Spirits, drums, and weapons do sound frightening; but the author looked up without fear, and the point is where he looked.',
        },
        {
          html: 'taken the sound for that of a machine.',
          misconception: 'ar-literal-for-figurative',
          why: 'The author took it for a propeller plane; but Marco Polo heard drums and weapons, and “so to speak” shows that the plane stands for any wrong cause.',
        },
        {
          html: 'agreed that the sound must come from above.',
          misconception: 'ar-half-right',
          why: 'The author did look up; but others did not agree on that: Marco Polo “put it down to spirits,” and “so to speak” marks a figure of speech.',
        },
      ],
      evidence: [
        'I looked up for the plane. There was no plane. The note was coming from under me.',
        'he put it down to spirits',
      ],
      explanation:
        '<p class="plan">A figure of speech: what did the author do when he heard the sound, and where did it come from?</p><p>The author himself “looked up for the plane. There was no plane. The note was coming from under me.” In the same way Marco Polo “put it down to spirits” ([[line: he put it down to spirits]]): he too looked away from the sand.</p>',
    },
    {
      id: 'act-reading/the-note-under-the-sand-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: surf and wind and thunder, are smears]], the word “smears” most nearly means sounds that:',
      right: 'have no pitch of their own.',
      wrong: [
        {
          html: 'are too loud to be enjoyed.',
          misconception: 'ar-mood-for-meaning',
          why: 'Thunder and surf are loud, and so is the dune; but the sentence sets them against “a <em>note</em>,” and loudness is what they share with it.',
        },
        {
          html: 'come from no single place.',
          misconception: 'ar-outside-the-text',
          why: 'Wind seems to come from all around; but the question that follows asks about “a pitch,” not about a place.',
        },
        {
          html: 'cover other sounds over.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'To smear is to spread something over something else; but nothing is covered here: one sort of sound is set beside another.',
        },
      ],
      evidence: ['Most of nature’s noises, surf and wind and thunder, are smears.'],
      explanation:
        '<p class="plan">A word in context: smears are set against a note; ask what a note has that they lack.</p><p>The dune’s sound is a “note”; “Most of nature’s noises, surf and wind and thunder, are smears.” A smear is spread over many pitches, so that no single one can be made out.</p>',
    },
    {
      id: 'act-reading/the-note-under-the-sand-q4',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.7,
      seconds: 50,
      text: '',
      stem: 'According to the first of the two explanations, the part played by the avalanche is to:',
      right: 'give the noise from which a note is picked.',
      wrong: [
        {
          html: 'make the grains climb and drop in step.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Grains that climb and drop belong to the second explanation; but the question asks about the first, which “looks to the dune.”',
        },
        {
          html: 'give the note that the dune makes louder.',
          misconception: 'ar-half-right',
          why: 'It does supply sound for the dune to work on; but it is “mere noise,” and the note is only picked out by the dune.',
        },
        {
          html: 'set the firm sand underneath humming.',
          misconception: 'ar-echoed-words',
          why: 'Firmer sand below a dry layer is part of the picture; but the sound is said to bounce in the dry layer, and the avalanche “supplies mere noise.”',
        },
      ],
      evidence: ['The avalanche supplies mere noise; the dune picks out the note.'],
      explanation:
        '<p class="plan">A stated detail: find the sentence with the semicolon that gives each its part.</p><p>“The avalanche supplies mere noise; the dune picks out the note” ([[line: The avalanche supplies mere noise]]). The sentence deals out two parts: the avalanche gives the noise, and the dune chooses from it. Only the first is asked for.</p>',
    },
    {
      id: 'act-reading/the-note-under-the-sand-q5',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'The comparison in [[line: like the skin of a loudspeaker]] is used to help the reader picture how:',
      right: 'grains that move together could give off a sound.',
      wrong: [
        {
          html: 'grains that differ in size could come to move together.',
          misconception: 'ar-half-right',
          why: 'The moving together is in the same sentence; but the comparison takes it for granted (“somehow came to do so”) and shows what would follow from it.',
        },
        {
          html: 'a layer that is dry could pick out a single tone.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The dry layer has a comparison of its own, the organ pipe; the loudspeaker belongs to the other explanation.',
        },
        {
          html: 'a surface that is shaken could put its grains in step.',
          misconception: 'ar-reversed',
          why: 'Grains in step and a beating surface are in one sentence; but the grains come first there: “If all the grains somehow came to do so in step.”',
        },
      ],
      evidence: ['the surface of the sheet would beat up and down like the skin of a loudspeaker'],
      explanation:
        '<p class="plan">A function question: what does a loudspeaker’s skin do, and what would have to happen among the grains for the sand to do the same?</p><p>“If all the grains somehow came to do so in step, the surface of the sheet would beat up and down like the skin of a loudspeaker.” A loudspeaker is heard because its surface beats against the air; so, on this view, is the sand.</p>',
    },
    {
      id: 'act-reading/the-note-under-the-sand-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The result described in [[line: No organ pipe could be made of that. It sang.]] is evidence against the first explanation because the sand sang although:',
      right: 'it lay no more than a few centimeters deep.',
      wrong: [
        {
          html: 'it was a good deal damper than on a dune.',
          misconception: 'ar-outside-the-text',
          why: 'Damp sand is named as what silences a dune; but nothing is said about damp in the laboratory.',
        },
        {
          html: 'it slid less steeply than it would on a dune.',
          misconception: 'ar-half-right',
          why: 'A sloping plate is indeed not a dune; but how steep it was is not told, and the first explanation does not turn on it.',
        },
        {
          html: 'it had come from two different deserts.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'That is true of the sand; but where it came from has no bearing on whether a thick layer is needed.',
        },
      ],
      evidence: ['in a layer only a few centimeters deep. No organ pipe could be made of that. It sang.'],
      explanation:
        '<p class="plan">Evidence against an idea: what does the first explanation need that the plate did not have?</p><p>The sand ran “in a layer only a few centimeters deep. No organ pipe could be made of that. It sang” ([[line: No organ pipe could be made of that.]]). If sound needs a dry layer a meter or two thick to bounce in, this sand should have been silent.</p>',
    },
    {
      id: 'act-reading/the-note-under-the-sand-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'Which of the following results would have counted against the second explanation?',
      right: 'The sieved sand from Oman gives many notes at once.',
      wrong: [
        {
          html: 'The mixed sand from Oman gives many notes at once.',
          misconception: 'ar-wrong-side',
          why: 'It bears on the explanation, but it speaks for it, and it was found: where there are many sizes there should be “many neighboring notes at once.”',
        },
        {
          html: 'The sieved sand from Oman gives a lower note than the other.',
          misconception: 'ar-wrong-side',
          why: 'It is what was found, and “as it ought to have been”: larger grains, lower note. A result that an explanation predicts does not count against it.',
        },
        {
          html: 'The mixed sand from Oman loses its voice sooner than the other.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Grains do lose their voice when they slide too often, but that has to do with the glaze; the second explanation is about what sets the pitch.',
        },
      ],
      evidence: ['the pitch should depend on how large the grains are', 'The muddle was gone.'],
      explanation:
        '<p class="plan">To count against an idea, a result must be one that the idea rules out: what does it predict for sieved sand?</p><p>On the second view “the pitch should depend on how large the grains are” ([[line: the pitch should depend on how large the grains are]]). Many sizes, many notes; one size, one note. The sieve tested this, and “The muddle was gone.” Had it stayed, size could not have been what made it.</p>',
    },
    {
      id: 'act-reading/the-note-under-the-sand-q8',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0,
      seconds: 55,
      text: '',
      stem: 'The passage suggests that grains may stop singing after much use in a laboratory because they have been rubbed:',
      right: 'bare of what covered them.',
      wrong: [
        {
          html: 'down to a mixture of sizes.',
          misconception: 'ar-invented-cause',
          why: 'A mixture of sizes is in the passage, but it gives a muddle and not silence, and no grinding down is mentioned.',
        },
        {
          html: 'into a rounder shape.',
          misconception: 'ar-half-right',
          why: 'Rubbing is right, but roundness is listed among the features of grains that do sing: “rounded, dry, and covered.”',
        },
        {
          html: 'too dry to stick together.',
          misconception: 'ar-reversed',
          why: 'Dry is what singing grains have to be: it is wet that “will silence a whole dune,” and sticking together is not spoken of.',
        },
      ],
      evidence: ['perhaps because the glaze has been rubbed away'],
      explanation:
        '<p class="plan">A cause question: find the words “perhaps because.”</p><p>“Made to slide too many times in a laboratory, they lose their voice, as singers do, perhaps because the glaze has been rubbed away” ([[line: perhaps because the glaze has been rubbed away]]). The “glaze” is the thin layer that was named two sentences before, and “rubbed away” means that it is lost.</p>',
    },
    {
      id: 'act-reading/the-note-under-the-sand-q9',
      skill: 'ar-structure',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'Which of the following best describes the function of the sixth paragraph ([[line: This does not settle everything.]] and following) in the passage?',
      right: 'It names questions that the experiment leaves open.',
      wrong: [
        {
          html: 'It names objections that the experiment has met.',
          misconception: 'ar-half-right',
          why: 'Other views do come up, such as that of the buried instruments; but they are not met: “This does not settle everything.”',
        },
        {
          html: 'It takes back what the experiment seemed to show.',
          misconception: 'ar-extreme-wording',
          why: 'The tone is cautious, and one may hear a retreat in it; but “We may know what sets the pitch” is left standing.',
        },
        {
          html: 'It names conditions under which sand will sing.',
          misconception: 'ar-too-narrow',
          why: 'Round, dry, and glazed grains are named; but they are one part of a list of what is not yet settled, and the paragraph begins with that.',
        },
      ],
      evidence: [
        'This does not settle everything.',
        'Nor does it prove that a dune does nothing',
        'And it leaves open why grains of a suitable size so often refuse.',
      ],
      explanation:
        '<p class="plan">A function question: read the first words of its sentences one after another.</p><p>Its sentences say one after another what is not yet known: “This does not settle everything,” “Nor does it prove that a dune does nothing,” “And it leaves open why grains of a suitable size so often refuse” ([[line: And it leaves open why grains of a suitable size so often refuse.]]).</p>',
    },
    {
      id: 'act-reading/the-note-under-the-sand-q10',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 50,
      text: '',
      stem: 'According to the sixth paragraph, which of the following is NOT said of the grains that sing?',
      right: 'They come from dunes of great age.',
      wrong: [
        {
          html: 'They have lost edges and corners.',
          misconception: 'ar-missed-in-other-words',
          why: 'The passage says that they “are rounded”; a grain that is round has no edges left.',
        },
        {
          html: 'They carry no water with them.',
          misconception: 'ar-overlooked-mention',
          why: 'One short word says it, “dry,” between two longer ones, and so it is soon overlooked.',
        },
        {
          html: 'They fall silent with overuse.',
          misconception: 'ar-missed-in-other-words',
          why: 'It is said in other words: made to slide too many times, “they lose their voice, as singers do.”',
        },
      ],
      evidence: ['The ones that sing are rounded, dry, and covered with a thin glaze', 'they lose their voice'],
      explanation:
        '<p class="plan">A NOT question: find “The ones that sing are” and cross off what is said of them.</p><p>“The ones that sing are rounded, dry, and covered with a thin glaze” ([[line: The ones that sing are rounded]]), and “they lose their voice” when used too much. Ages are mentioned, but of the glaze; how old the dunes are is not said.</p>',
    },
  ],
}
