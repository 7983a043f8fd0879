import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-note-under-the-sand',
  kind: 'Natural Science',
  title: 'The Note Under the Sand',
  description: 'This passage is from the essay “The Note Under the Sand” by Hugo Penhaligon-Diaz (2019).',
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
      right: 'present a strange sound and what is known so far about its cause.',
      wrong: [
        {
          html: 'prove that travelers of the past were mistaken about the desert.',
          misconception: 'ar-too-narrow',
          why: 'Marco Polo’s spirits take up one sentence, and the passage does not set out to refute travelers.',
        },
        {
          html: 'show how physicists bring problems from nature into the laboratory.',
          misconception: 'ar-too-broad',
          why: 'One experiment on one problem is described; scientific method in general is not the subject.',
        },
        {
          html: 'persuade readers to visit dunes before they fall silent for good.',
          misconception: 'ar-outside-the-text',
          why: 'A wet winter silences a dune only “until summer”, and no visit is urged.',
        },
      ],
      evidence: ['What is a heap of dust doing with a pitch?', 'This does not settle everything.'],
      explanation:
        '<p>The question is asked in the second paragraph: “What is a heap of dust doing with a pitch?” ([[line: What is a heap of dust doing with a pitch?]]). Two explanations and an experiment follow, and then what is still open: “This does not settle everything.”</p>',
    },
    {
      id: 'act-reading/the-note-under-the-sand-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'When the author writes that people “have been looking up for the plane, so to speak, for a very long time” ([[line: People have been looking up for the plane]]), he means that people have:',
      right: 'sought the source of the sound in the wrong place.',
      wrong: [
        {
          html: 'mistaken the sound of the dunes for that of an engine.',
          misconception: 'ar-literal-for-figurative',
          why: 'There were no engines in Marco Polo’s day; “so to speak” marks the plane as a figure of speech.',
        },
        {
          html: 'feared that the sound was a warning of some danger.',
          misconception: 'ar-outside-the-text',
          why: 'Fear and warnings are not mentioned.',
        },
        {
          html: 'hoped for someone to come and explain the sound.',
          misconception: 'ar-outside-the-text',
          why: 'The plane stands for a false source, not for help.',
        },
      ],
      evidence: [
        'I looked up for the plane. There was no plane. The note was coming from under me.',
        'he put it down to spirits',
      ],
      explanation:
        '<p>The author himself “looked up for the plane. There was no plane. The note was coming from under me.” In the same way Marco Polo “put it down to spirits” ([[line: he put it down to spirits]]): he too looked away from the sand.</p>',
    },
    {
      id: 'act-reading/the-note-under-the-sand-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: surf and wind and thunder, are smears]], the word “smears” most nearly means sounds that:',
      right: 'have no distinct pitch.',
      wrong: [
        {
          html: 'leave dirty marks.',
          misconception: 'ar-first-meaning',
          why: 'Paint smears in this sense; a sound leaves no marks.',
        },
        {
          html: 'damage the hearing.',
          misconception: 'ar-mood-for-meaning',
          why: 'Loudness has just been mentioned, but this sentence sets noise against a definite note.',
        },
        {
          html: 'spread false reports.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A smear can be a false charge against someone; nobody is accused here.',
        },
      ],
      evidence: ['Most of nature’s noises, surf and wind and thunder, are smears.'],
      explanation:
        '<p>The dune’s sound is a “note”; “Most of nature’s noises, surf and wind and thunder, are smears.” A smear is spread over many pitches, so that no single one can be made out.</p>',
    },
    {
      id: 'act-reading/the-note-under-the-sand-q4',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.7,
      seconds: 50,
      text: '',
      stem: 'According to the first of the two explanations, the part played by the avalanche is to:',
      right: 'make the noise from which the dune selects a tone.',
      wrong: [
        {
          html: 'set the grains moving up and down in step.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Grains moving in step belong to the second explanation.',
        },
        {
          html: 'decide how high or how low the note will be.',
          misconception: 'ar-reversed',
          why: 'In the first explanation the thickness of the dry layer decides the pitch.',
        },
        {
          html: 'uncover the firmer sand that lies below the dry layer.',
          misconception: 'ar-echoed-words',
          why: 'The firmer sand is mentioned, but the avalanche does not uncover it.',
        },
      ],
      evidence: ['The avalanche supplies mere noise; the dune picks out the note.'],
      explanation:
        '<p>“The avalanche supplies mere noise; the dune picks out the note” ([[line: The avalanche supplies mere noise]]).</p>',
    },
    {
      id: 'act-reading/the-note-under-the-sand-q5',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'The comparison with “the skin of a loudspeaker” ([[line: like the skin of a loudspeaker]]) is used to help the reader picture how:',
      right: 'a moving surface could send out a sound.',
      wrong: [
        {
          html: 'a dry layer could hold a sound inside it.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'For the dry layer the passage uses another comparison, the organ pipe.',
        },
        {
          html: 'a dune could become as loud as a machine.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Loudness is compared earlier, with a lawn mower.',
        },
        {
          html: 'a sheet of sand could become smooth and thin.',
          misconception: 'ar-literal-for-figurative',
          why: 'The likeness is in the beating up and down, not in smoothness.',
        },
      ],
      evidence: ['the surface of the sheet would beat up and down like the skin of a loudspeaker'],
      explanation:
        '<p>“If all the grains somehow came to do so in step, the surface of the sheet would beat up and down like the skin of a loudspeaker.” A loudspeaker makes sound by moving its surface; so, on this view, does the sand.</p>',
    },
    {
      id: 'act-reading/the-note-under-the-sand-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'That the sand sang on a plate in the laboratory is evidence against the first explanation because:',
      right: 'the layer was far too thin to act as that explanation requires.',
      wrong: [
        {
          html: 'the sand had been taken from deserts in two different countries.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Where the sand came from does not bear on whether a deep layer is needed.',
        },
        {
          html: 'the grains had been sorted by size before they were used.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Sieving came later, and it bears on the second explanation.',
        },
        {
          html: 'the note was much quieter than any that a real dune produces.',
          misconception: 'ar-outside-the-text',
          why: 'The loudness of the sound in the laboratory is not given.',
        },
      ],
      evidence: ['in a layer only a few centimeters deep. No organ pipe could be made of that. It sang.'],
      explanation:
        '<p>The sand ran “in a layer only a few centimeters deep. No organ pipe could be made of that. It sang” ([[line: No organ pipe could be made of that.]]). If sound needs a dry layer a meter or two thick to bounce in, this sand should have been silent.</p>',
    },
    {
      id: 'act-reading/the-note-under-the-sand-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'Which result would have counted against the second explanation?',
      right: 'If the sieved sand had given the same muddle as before',
      wrong: [
        {
          html: 'If the Moroccan sand had been found to sing only when dry',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Dryness is a condition for singing at all; it does not touch what sets the pitch.',
        },
        {
          html: 'If sieved sand with smaller grains had given a higher note',
          misconception: 'ar-reversed',
          why: 'That is just what the second explanation predicts: smaller grains, higher note.',
        },
        {
          html: 'If the sand had been made to slide until it no longer sang',
          misconception: 'ar-true-but-not-asked',
          why: 'This does happen, and it is explained by the loss of the glaze; the pitch is not involved.',
        },
      ],
      evidence: ['the pitch should depend on how large the grains are', 'The muddle was gone.'],
      explanation:
        '<p>On the second view “the pitch should depend on how large the grains are” ([[line: the pitch should depend on how large the grains are]]). Many sizes, many notes; one size, one note. The sieve tested this, and “The muddle was gone.” Had it stayed, size could not have been what made it.</p>',
    },
    {
      id: 'act-reading/the-note-under-the-sand-q8',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0,
      seconds: 55,
      text: '',
      stem: 'The passage suggests that grains may stop singing after much use in a laboratory because they:',
      right: 'lose the thin coating that covered them.',
      wrong: [
        {
          html: 'take up moisture from the air indoors.',
          misconception: 'ar-common-sense-over-text',
          why: 'Moisture silences dunes in winter, but for the laboratory another cause is named.',
        },
        {
          html: 'are ground down to a great many different sizes.',
          misconception: 'ar-invented-cause',
          why: 'A mixture of sizes gives a muddle, not silence, and no grinding down is mentioned.',
        },
        {
          html: 'have become too round to climb and drop.',
          misconception: 'ar-reversed',
          why: 'Roundness is listed among the features of grains that do sing.',
        },
      ],
      evidence: ['perhaps because the glaze has been rubbed away'],
      explanation:
        '<p>“Made to slide too many times in a laboratory, they lose their voice, as singers do, perhaps because the glaze has been rubbed away” ([[line: perhaps because the glaze has been rubbed away]]).</p>',
    },
    {
      id: 'act-reading/the-note-under-the-sand-q9',
      skill: 'ar-structure',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'Which of the following best describes the function of the sixth paragraph ([[line: This does not settle everything.]] and following) in the passage?',
      right: 'It marks the limits of what the experiment has shown.',
      wrong: [
        {
          html: 'It takes back the conclusion drawn from the experiment.',
          misconception: 'ar-extreme-wording',
          why: 'The finding about pitch is kept; the paragraph says what it leaves open.',
        },
        {
          html: 'It describes a second experiment that confirms the first.',
          misconception: 'ar-outside-the-text',
          why: 'Instruments buried in dunes are mentioned, but their users disagree with the first group.',
        },
        {
          html: 'It explains why the experiment had to be done indoors.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Doing it indoors is the subject of the fourth paragraph.',
        },
      ],
      evidence: [
        'This does not settle everything.',
        'Nor does it prove that a dune does nothing',
        'And it leaves open why grains of a suitable size so often refuse.',
      ],
      explanation:
        '<p>Its sentences say one after another what is not yet known: “This does not settle everything”, “Nor does it prove that a dune does nothing”, “And it leaves open why grains of a suitable size so often refuse” ([[line: And it leaves open why grains of a suitable size so often refuse.]]).</p>',
    },
  ],
}
