import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/a-pronoun-one-letter-long',
  kind: 'Humanities',
  title: 'A Pronoun One Letter Long',
  description:
    'Passage A is from the essay “Doing Without” by Leyla Harwood (2015). Passage B is from the essay “Only Quiet” by Judit Szendrő-Blake (2019). Both authors are literary translators. Authors and sources are invented.',
  paragraphs: [
    '# Passage A',
    'In Turkish, the third person is one letter long: *o*. It means he; it means she; it means it. It will do for a judge, a goat, or a thunderstorm. The novel I had been asked to translate makes wonderful use of this. Its narrator, a retired lighthouse keeper, lives in the city below a neighbor whom he never meets. He hears *o* come home, run a bath, drop a shoe, wait, and drop the other. Out of these noises he builds himself a whole companion. For a hundred and twelve pages he does not say whether the neighbor is a man or a woman, and since his language does not oblige him to, he is hiding nothing. On page one hundred and thirteen there is a funeral notice, with a name.',
    'English cannot wait so long. By the third sentence about any person it starts to tug at your sleeve. I saw three roads. I could choose *he* or *she* and spoil page one hundred and thirteen. I could use *they*, which comes naturally enough in speech, and for a month I did; but the old man counts footsteps, and each time he counted *their* footsteps my first readers heard two people on the stairs. The third road was to do without. I wrote a hundred and twelve pages in which no pronoun ever touches the neighbor. *The bath ran. A shoe fell. Its twin was a long time coming.*',
    'The sentences, having no person to lean on, began to lean on things: the shoe, the pipe, the stair. And to my astonishment this suited the old man, who, after all, has nothing *but* the things. A rule that I had taken on as a penance taught me a book I thought I had already read.',
    'Reviewers called the style “haunted.” The author, when she heard that, laughed aloud; hers, she told me, was the plainest prose in Istanbul. I know that I have handed on something stranger than I was given. But a translator’s first debt is to what a book *does* to you, and what this one does, it does on page one hundred and thirteen.',
    '# Passage B',
    'Hungarian too has a single pronoun, *ő*, for he and she alike. Every few years a translator from such a language reports, with some pride, having come through an entire book in English without choosing. I admire the feat, as I admire people who cross waterfalls on a rope. I am just not sure that it is the best way to get to the other side.',
    'Consider what it is like to read the original. A Hungarian does not feel that *ő* is keeping anything back, any more than you felt a chill of suspense when your friend said, “My cousin is coming,” although a French friend would have had to tell you whether the cousin was a man or a woman. Every language is silent about something, and its speakers do not hear the silence. They have other means: a name, a trade, a way of knotting a scarf. By the second page they have usually formed a picture, and have not noticed doing so.',
    'When I translated a novel about a ferry pilot on the Danube, I asked fourteen Hungarian friends who knew the book whether the pilot was a man or a woman. Eleven said a woman. Three said a man. The author never tells us; yet not one of the fourteen answered, “I don’t know.” So I wrote *she*. To keep English readers guessing for three hundred pages would have been faithful to the grammar and false to the reading. It would have set a locked door in the middle of a room in which the author had put nothing at all.',
    'Something is lost, of course. Three of my friends had another pilot, and I threw theirs overboard. I think of him more often than the reviewers do. But loss is the toll on this bridge; everyone pays it, and all one can choose is the coin. There are books, though they are rare, in which the silence is itself the point, and there one must get out the rope. The art lies in knowing which kind of book one has been handed. Most silences, in most books, are not secrets. They are only quiet.',
  ],
  questions: [
    {
      id: 'act-reading/a-pronoun-one-letter-long-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.9,
      seconds: 45,
      text: '',
      stem: 'According to Passage A, the author gave up using <em>they</em> for the neighbor because:',
      right: 'readers heard more than one person in it.',
      wrong: [
        {
          html: 'readers felt that something was hidden by it.',
          misconception: 'ar-half-right',
          why: 'What readers heard is the reason, but it was not something hidden: they “heard two people on the stairs.”',
        },
        {
          html: 'it seemed unnatural to those who spoke English.',
          misconception: 'ar-reversed',
          why: 'The word is debated by some, so this sounds likely; but she says just the contrary: it “comes naturally enough in speech.”',
        },
        {
          html: 'it displeased the novelist when she heard of it.',
          misconception: 'ar-swaps-people',
          why: 'The novelist did react to something she heard, but to the reviewers’ “haunted,” and by laughing; <em>they</em> troubled the first readers.',
        },
      ],
      evidence: ['my first readers heard two people on the stairs'],
      explanation:
        '<p class="plan">A stated cause: find <em>they</em> in the second paragraph of Passage A and what her first readers heard.</p><p>Each time the old man counted “their footsteps,” “my first readers heard two people on the stairs.” One neighbor is meant, and the readers hear two: that is the one fault she names before she turns to “the third road.”</p>',
    },
    {
      id: 'act-reading/a-pronoun-one-letter-long-q2',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 45,
      text: '',
      stem: 'The image in [[line: it starts to tug at your sleeve]] of Passage A is used to suggest that English soon:',
      right: 'asks for a choice between <em>he</em> and <em>she</em>.',
      wrong: [
        {
          html: 'tempts a writer to say <em>they</em> of one person.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The word <em>they</em> “comes naturally enough in speech,” but that is one of the three roads named afterward; the tug itself is the demand of <em>he</em> or <em>she</em>.',
        },
        {
          html: 'sounds odd unless a person is given a name.',
          misconception: 'ar-half-right',
          why: 'English does want to be told something about the person, but not a name; what it “cannot wait” for is the pronoun.',
        },
        {
          html: 'lets a reader forget which person is meant.',
          misconception: 'ar-outside-the-text',
          why: 'Readers do lose track where pronouns pile up, but there is only one neighbor here, and nobody is said to forget; English wants to be told.',
        },
      ],
      evidence: [
        'English cannot wait so long. By the third sentence about any person it starts to tug at your sleeve.',
      ],
      explanation:
        '<p class="plan">A figure of speech: what can <em>o</em> leave open, and which roads does the translator see next?</p><p>“English cannot wait so long”: where Turkish has one pronoun for everyone, it wants to be told by the third sentence, and the first road she names is to “choose <em>he</em> or <em>she</em>.”</p>',
    },
    {
      id: 'act-reading/a-pronoun-one-letter-long-q3',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'In the third paragraph of Passage A, the author suggests that doing without pronouns:',
      right: 'helped the translator to understand the old man.',
      wrong: [
        {
          html: 'gave the translator a clearer idea of the neighbor.',
          misconception: 'ar-half-right',
          why: 'It did give her a clearer idea, but not of the neighbor, who stays a set of noises; it “suited the old man.”',
        },
        {
          html: 'led the translator away from the original style.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That she handed on “something stranger” is said in the next paragraph; in the third she speaks of what the rule taught her.',
        },
        {
          html: 'was a penance that slowed the translator’s work.',
          misconception: 'ar-echoed-words',
          why: 'She calls the rule “a penance,” but only for how she had taken it on; it turned into a lesson, and speed is not mentioned.',
        },
      ],
      evidence: [
        'this suited the old man, who, after all, has nothing',
        'taught me a book I thought I had already read',
      ],
      explanation:
        '<p class="plan">An inference: find what surprised her about the rule in the third paragraph.</p><p>The sentences leaned on things, and “this suited the old man,” who has nothing but the things; the rule “taught me a book I thought I had already read.”</p>',
    },
    {
      id: 'act-reading/a-pronoun-one-letter-long-q4',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The author of Passage A mentions the novelist’s laughter ([[line: laughed aloud; hers, she told me]]) mainly to:',
      right: 'admit that her version differs from the original.',
      wrong: [
        {
          html: 'show that the novelist approved of the style.',
          misconception: 'ar-reversed',
          why: 'Laughter can be approval, but the novelist sets her own prose against it: hers was “the plainest prose in Istanbul.”',
        },
        {
          html: 'complain that the reviewers had misread her.',
          misconception: 'ar-wrong-tone',
          why: 'A word like “haunted” might be resented, but she does not complain; she grants that she has “handed on something stranger.”',
        },
        {
          html: 'hint that the novelist had not read her version.',
          misconception: 'ar-outside-the-text',
          why: 'The novelist only hears of the reviews here, so it sounds possible; but nothing says that she had not read the book.',
        },
      ],
      evidence: [
        'hers, she told me, was the plainest prose in Istanbul. I know that I have handed on something stranger than I was given.',
      ],
      explanation:
        '<p class="plan">A function question: read the two sentences after the laugh.</p><p>The novelist’s prose was “the plainest … in Istanbul,” and the translator concludes, “I know that I have handed on something stranger than I was given.”</p>',
    },
    {
      id: 'act-reading/a-pronoun-one-letter-long-q5',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The example of the cousin in Passage B ([[line: “My cousin is coming,” although a French friend would have had to tell you]]) serves mainly to:',
      right: 'show that a silence may pass unnoticed.',
      wrong: [
        {
          html: 'show that French is the most exact of languages.',
          misconception: 'ar-extreme-wording',
          why: 'French has to tell more about a cousin, but that makes it exact in one case; each language “is silent about something.”',
        },
        {
          html: 'show that silences are bound to cause suspense.',
          misconception: 'ar-reversed',
          why: 'Something is left untold, so suspense is expected; but nobody “felt a chill of suspense” at such words.',
        },
        {
          html: 'show that English can say what Hungarian cannot.',
          misconception: 'ar-half-right',
          why: 'English and Hungarian are compared, but as alike: the cousin is to English what <em>ő</em> is to Hungarian.',
        },
      ],
      evidence: ['Every language is silent about something, and its speakers do not hear the silence.'],
      explanation:
        '<p class="plan">A function question: what do English speakers not notice when somebody says “My cousin is coming”?</p><p>English says “my cousin” without telling the sex and nobody misses it: “Every language is silent about something, and its speakers do not hear the silence.”</p>',
    },
    {
      id: 'act-reading/a-pronoun-one-letter-long-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The author of Passage B takes the answers of the fourteen friends as evidence that readers of the novel:',
      right: 'had made up their minds about the pilot.',
      wrong: [
        {
          html: 'had kept an open mind about the pilot.',
          misconception: 'ar-reversed',
          why: 'The author “never tells us,” so an open mind would be natural; but the answers show the contrary: not one was “I don’t know.”',
        },
        {
          html: 'had all come to one view of the pilot.',
          misconception: 'ar-extreme-wording',
          why: 'Most of them shared a view, but not all: “Eleven said a woman. Three said a man.”',
        },
        {
          html: 'had been kept in suspense about the pilot.',
          misconception: 'ar-common-sense-over-text',
          why: 'What is left untold usually makes for suspense; but Hungarians do not feel “that <em>ő</em> is keeping anything back,” and all fourteen had their answer.',
        },
      ],
      evidence: ['yet not one of the fourteen answered, “I don’t know.”'],
      explanation:
        '<p class="plan">Evidence and claim: look at the answer that none of the fourteen gave.</p><p>The author “never tells us,” and “yet not one of the fourteen answered” that he or she did not know. Each had settled on a man or a woman, though not all on the same.</p>',
    },
    {
      id: 'act-reading/a-pronoun-one-letter-long-q7',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1,
      seconds: 65,
      text: '',
      stem: 'The “locked door” in Passage B ([[line: It would have set a locked door]]) represents:',
      right: 'a mystery that the translation would have made.',
      wrong: [
        {
          html: 'a puzzle that the author had meant to keep.',
          misconception: 'ar-reversed',
          why: 'A locked door suggests intention, but the author “had put nothing at all” in that room.',
        },
        {
          html: 'a question that the author had left to readers.',
          misconception: 'ar-half-right',
          why: 'The author does leave it open, but Hungarian readers meet no question there; the door would have been set by the translator.',
        },
        {
          html: 'a secret that the last pages would have told.',
          misconception: 'ar-mixes-up-passages',
          why: 'A secret told near the end is the funeral notice of Passage A; in the pilot’s story “The author never tells us.”',
        },
      ],
      evidence: ['in the middle of a room in which the author had put nothing at all'],
      explanation:
        '<p class="plan">A figure of speech: what would be in the English book that is not in the Hungarian one?</p><p>Keeping readers guessing would set “a locked door in the middle of a room in which the author had put nothing at all”: a mystery not in the original.</p>',
    },
    {
      id: 'act-reading/a-pronoun-one-letter-long-q8',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 65,
      text: '',
      stem: 'Which of the following statements best describes the difference between the two translators’ decisions?',
      right: 'The first (in A) avoided all pronouns; the second (in B) chose one.',
      wrong: [
        {
          html: 'The first (in A) chose one pronoun; the second (in B) avoided all.',
          misconception: 'ar-mixes-up-passages',
          why: 'The two are exchanged: it is the translator of Passage A who did without pronouns.',
        },
        {
          html: 'The first (in A) avoided all pronouns; the second (in B) used two.',
          misconception: 'ar-half-right',
          why: 'The first half is right, which makes it tempting; but the translator of Passage B wrote <em>she</em> throughout.',
        },
        {
          html: 'The first (in A) used <em>they</em>; the second (in B) used <em>she</em>.',
          misconception: 'ar-half-right',
          why: 'The second half is right, and <em>they</em> was tried in A “for a month”; but in the end she did without.',
        },
      ],
      evidence: ['The third road was to do without.', 'So I wrote'],
      explanation:
        '<p class="plan">A comparison of decisions: write one line for each, “A: …” and “B: …,” before you look.</p><p>In Passage A, “the third road was to do without”; in Passage B the translator “wrote <em>she</em>.”</p>',
    },
    {
      id: 'act-reading/a-pronoun-one-letter-long-q9',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Both translators acknowledge that their solutions:',
      right: 'altered the book that they had been given.',
      wrong: [
        {
          html: 'amused the writer to whom they owed the book.',
          misconception: 'ar-one-passage-only',
          why: 'The novelist in Passage A “laughed aloud” at what reviewers said; what the writer of the pilot’s book thought is not told in Passage B.',
        },
        {
          html: 'kept their readers guessing almost to the end.',
          misconception: 'ar-one-passage-only',
          why: 'Guessing up to page one hundred and thirteen is the aim of Passage A; the translator of Passage B “wrote <em>she</em>” so that nobody had to guess.',
        },
        {
          html: 'divided the readers who had known the book.',
          misconception: 'ar-half-right',
          why: 'Eleven against three is a division, but it is found in Passage B before any solution, and in Passage A no readers of the original are divided.',
        },
      ],
      evidence: ['I know that I have handed on something stranger than I was given.', 'Something is lost, of course.'],
      explanation:
        '<p class="plan">A comparison: find in each last paragraph a sentence that admits something.</p><p>Passage A admits, “I know that I have handed on something stranger than I was given”; Passage B, “Something is lost, of course.” “Stranger than I was given” and “something is lost” are two ways to say that the book came out other than it went in.</p>',
    },
    {
      id: 'act-reading/a-pronoun-one-letter-long-q10',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.3,
      seconds: 70,
      text: '',
      stem: 'Considering the last paragraph of Passage B, its author would most likely say that the novel described in Passage A belongs to the books:',
      right: 'that are rare, and whose silence a translator must keep.',
      wrong: [
        {
          html: 'that are rare, and whose silence a translator may break.',
          misconception: 'ar-half-right',
          why: 'Rare is right, but for such books Passage B does not allow breaking the silence: “there one must get out the rope.”',
        },
        {
          html: 'that are common, and whose silence a translator must keep.',
          misconception: 'ar-half-right',
          why: 'That it must be kept is right, but books “in which the silence is itself the point” are called rare and not common.',
        },
        {
          html: 'that are common, and whose silence a translator may break.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Common books with a silence that may be broken are like the one about the pilot; in the lighthouse keeper’s story everything hangs on page one hundred and thirteen.',
        },
      ],
      evidence: [
        'There are books, though they are rare, in which the silence is itself the point, and there one must get out the rope.',
        'and what this one does, it does on page one hundred and thirteen',
      ],
      explanation:
        '<p class="plan">One author’s judgment of another’s case: find the exception that Passage B allows, and hold page one hundred and thirteen against it.</p><p>Passage B allows for books, “though they are rare, in which the silence is itself the point, and there one must get out the rope.” In Passage A all hangs on the silence before “page one hundred and thirteen.”</p>',
    },
  ],
}
