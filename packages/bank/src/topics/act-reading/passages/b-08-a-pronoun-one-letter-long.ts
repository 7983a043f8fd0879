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
      right: 'readers took it to mean more than one.',
      wrong: [
        {
          html: 'it made readers suspect a secret.',
          misconception: 'ar-half-right',
          why: 'Readers did object; but what they heard was “two people on the stairs,” not a secret.',
        },
        {
          html: 'it is not in use among older speakers.',
          misconception: 'ar-common-sense-over-text',
          why: 'The speaker is an old man, and this would be a reason; but she says that it “comes naturally enough in speech.”',
        },
        {
          html: 'it was not to the liking of the novelist.',
          misconception: 'ar-swaps-people',
          why: 'The novelist does laugh, but much later and at the word “haunted”; of <em>they</em> she is told nothing.',
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
      right: 'wants to be told whether it is <em>he</em> or <em>she</em>.',
      wrong: [
        {
          html: 'asks to know what the person is called.',
          misconception: 'ar-half-right',
          why: 'English does want something at this point; but the roads that follow are pronouns, and the name comes only with “a funeral notice.”',
        },
        {
          html: 'falls back on <em>they</em>, as it does in speech.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The translator did so “for a month”; but it is her second road, and not what English tugs at the sleeve for.',
        },
        {
          html: 'loses track of which person is meant.',
          misconception: 'ar-outside-the-text',
          why: 'With several people about this does happen; but there is one neighbor only, and the trouble begins “By the third sentence.”',
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
      right: 'taught the translator something about the old man.',
      wrong: [
        {
          html: 'gave the translator a clear picture of the neighbor.',
          misconception: 'ar-half-right',
          why: 'Something was gained by it; but of the neighbor nothing more is known, and it “suited the old man.”',
        },
        {
          html: 'freed the translator to write in a favorite style.',
          misconception: 'ar-outside-the-text',
          why: 'A new way of writing does begin there, but under a rule taken on “as a penance”; the astonishing thing was that it suited the old man.',
        },
        {
          html: 'brought the translator nearer to the author’s style.',
          misconception: 'ar-half-right',
          why: 'It did bring the translator nearer to something, to the old man; but of the style we read in the end, “I have handed on something stranger.”',
        },
      ],
      evidence: [
        'this suited the old man, who, after all, has nothing',
        'taught me a book I thought I had already read',
      ],
      explanation:
        '<p class="plan">An inference: find what was surprising about the rule in the third paragraph.</p><p>The sentences leaned on things, and “this suited the old man,” who has nothing but the things; the rule “taught me a book I thought I had already read.”</p>',
    },
    {
      id: 'act-reading/a-pronoun-one-letter-long-q4',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The author of Passage A mentions the novelist’s laughter ([[line: laughed aloud; hers, she told me]]) mainly to:',
      right: 'admit that her version is unlike the original.',
      wrong: [
        {
          html: 'confess that her version had been a failure.',
          misconception: 'ar-half-right',
          why: 'She does admit something, that it is “stranger”; but she goes on to defend it by what the book <em>does</em>.',
        },
        {
          html: 'suggest that reviewers are not to be trusted.',
          misconception: 'ar-wrong-tone',
          why: 'The word “haunted” is theirs, and the author laughs at it; but it describes the English well, and nobody is blamed.',
        },
        {
          html: 'suggest that the novelist forgave the change.',
          misconception: 'ar-outside-the-text',
          why: 'A laugh can be forgiving; but what she says is that hers “was the plainest prose,” and there is no word of forgiving.',
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
      right: 'show that nobody misses what is left unsaid.',
      wrong: [
        {
          html: 'show that what is left unsaid makes one wonder.',
          misconception: 'ar-reversed',
          why: 'One would expect a gap to make one curious; but you felt no “chill of suspense” at the cousin.',
        },
        {
          html: 'show that English can leave more unsaid than French.',
          misconception: 'ar-half-right',
          why: 'French does have to tell more here; but the example is about not noticing, and languages are not being ranked.',
        },
        {
          html: 'show how soon a listener has formed a picture.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Readers form a picture “By the second page,” as we read next; but of the cousin no picture is mentioned.',
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
      right: 'had each settled on a man or a woman.',
      wrong: [
        {
          html: 'had gone by what they knew of ferry pilots.',
          misconception: 'ar-half-right',
          why: 'A trade is one of the things by which readers form a picture; but the friends give no reasons, and what counts is that “not one of the fourteen” was undecided.',
        },
        {
          html: 'had formed no view before they were asked.',
          misconception: 'ar-common-sense-over-text',
          why: 'A question like this often makes one think for the first time; but not one said “I don’t know,” and the picture comes early.',
        },
        {
          html: 'had seen the same pilot with few doubts.',
          misconception: 'ar-extreme-wording',
          why: 'Eleven of fourteen is a large share; but three “had another pilot,” so it was not the same for them.',
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
      right: 'a secret that the translation would have added.',
      wrong: [
        {
          html: 'a question that the author had left to readers.',
          misconception: 'ar-half-right',
          why: 'The author did leave it open; but had put “nothing at all” there, so to the author it was no question.',
        },
        {
          html: 'the ending, whose secret would have been given away.',
          misconception: 'ar-mixes-up-passages',
          why: 'An ending that tells all is that of the novel in Passage A; but in the ferry pilot’s book nothing is ever told.',
        },
        {
          html: 'a meaning that English is not able to express.',
          misconception: 'ar-outside-the-text',
          why: 'Translators do speak of such doors; but English can say <em>she</em> of the pilot, and here it does.',
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
          why: 'Both decisions are there, and it is easy to mix them up; but it is B who “wrote <em>she</em>,” and A who did “without.”',
        },
        {
          html: 'The translator in A went by early readers; the one in B, by the author.',
          misconception: 'ar-half-right',
          why: 'A did listen to her first readers; but B asked “fourteen Hungarian friends,” and the author never told.',
        },
        {
          html: 'The first (in A) settled on <em>they</em>; the second (in B) settled on <em>she</em>.',
          misconception: 'ar-half-right',
          why: 'The second half is right, and <em>they</em> was tried in A, “for a month”; but first readers heard two people, and she did without.',
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
      right: 'did not leave the book as it had been.',
      wrong: [
        {
          html: 'gave the book a mystery it had not had.',
          misconception: 'ar-one-passage-only',
          why: 'A’s version was called “haunted,” and she admits that it is stranger; but B chose her pronoun in order not to make a secret of it.',
        },
        {
          html: 'were noticed by those who reviewed the book.',
          misconception: 'ar-half-right',
          why: 'Reviewers come up in both; but B says only that they think less “often” than she does of the other pilot.',
        },
        {
          html: 'would not have suited other books as well.',
          misconception: 'ar-half-right',
          why: 'B does speak of books that need another way; but A says nothing of other books at all.',
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
