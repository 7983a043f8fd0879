import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/when-wishing-still-helped',
  kind: 'Humanities',
  title: 'When Wishing Still Helped',
  description:
    'This passage is adapted from a lecture on the tales of the Brothers Grimm by Elspeth Kallas (2010). The lecturer is invented; the tales, the editions and the persons that she names are not.',
  paragraphs: [
    'The first tale in the collection of the Brothers Grimm, the one about the frog, opens with the words “In the old days, when wishing still helped.” There is hardly a sentence in German that sounds less as though somebody had written it. We know who put it there. It was Wilhelm, the younger brother, and he did so many years after the book had first come out.',
    'How bare the tales once were we know by an accident. In 1810 the poet Clemens Brentano asked the brothers for the tales they had been taking down, and they made copies and sent him a packet of some fifty. Brentano did nothing with them. Nor did he send them back. When the brothers had printed their own volume, in 1812, they did not keep the papers from which they had worked. The packet passed with other things of Brentano’s to a monastery in Alsace, and came to light again in the twentieth century. It is a disappointment to read. The tale of the frog fills about a page. Others fill half of one, and some are no more than a plot in a kind of shorthand.',
    'If one lays the packet beside the seven editions that followed, the last of them in 1857, one can watch the tales grow. Sentences lengthen. Proverbs arrive. An ending that had been forgotten is supplied from somewhere else. In 1819 the mother who wants Snow White dead has become a stepmother; Hansel and Gretel’s has to wait until 1840. The brothers had begun with a learned book, which had notes and no pictures, and they found that it was being bought for children. All this is familiar, and it is commonly told as the story of a cleaning: here were the rough tales of the people, and a librarian came and made them nice.',
    'I think that this is wrong in two ways. In the first place, the people were not who we think. The greater part of the early tales did not come from old peasants by a hearth. They came from young women of good family in the town of Kassel, who read books, and some of whom, being of French descent, had grown up with French tales that had been in print for a century. Dorothea Viehmann, whom the brothers praised as a peasant, was the wife of a tailor. There was never a pure voice of the people for Wilhelm to spoil.',
    'In the second place, he did not chiefly make them nice. In the matter of mothers he did. But the doves that peck out the eyes of Cinderella’s sisters came in with the second edition; the first had let them go. What Wilhelm added from one edition to the next was, above everything, sound. He had an ear for how such tales ought to go, the threes, the rhymes, the sentence that begins again with *and*, and he moved all of them, from whatever mouth or book they had come, a little nearer to it each time. In the end they speak with one voice. It is a voice that nobody in Kassel ever had, and everybody who hears it believes that it was his grandmother’s.',
    'Was that honest? The preface of 1812 said that nothing had been added. That of 1819 says, more carefully, that the matter is as they received it and that the manner is largely their own. I do not find that I mind. To take what one has heard and tell it in one’s own way is not a crime against a tale. It is what every teller of tales has done since there were any, the young women of Kassel among them. What was new in Wilhelm’s case was only that he did it in print. A tale that is told is corrected by the next person who tells it. A tale that is printed, and printed so well, is repeated. I do not complain that he changed them. I complain that he was the last.',
  ],
  questions: [
    {
      id: 'act-reading/when-wishing-still-helped-q1',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to the passage, the early form of the tales can be known today because:',
      right: 'the poet who had asked for them never returned the packet.',
      wrong: [
        {
          html: 'the brothers had kept the papers from which they worked.',
          misconception: 'ar-reversed',
          why: 'Such papers would be the best of sources, but the brothers “did not keep the papers from which they had worked”; what survived was the packet that they had sent away.',
        },
        {
          html: 'the poet who had asked for them had them put into print.',
          misconception: 'ar-half-right',
          why: 'Brentano did ask for them, but he “did nothing with them”; it was the brothers who printed, and in another form.',
        },
        {
          html: 'the brothers described them in the notes to their volume.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The volume of 1812 did have notes, as the third paragraph says; but the early form is known from a packet, “by an accident.”',
        },
      ],
      evidence: ['Brentano did nothing with them. Nor did he send them back.'],
      explanation:
        '<p class="plan">A stated cause: find the words “by an accident” and read what happened to the packet.</p><p>“Brentano did nothing with them. Nor did he send them back” ([[line: Nor did he send them back.]]). So the packet was preserved, and was found in a monastery.</p>',
    },
    {
      id: 'act-reading/when-wishing-still-helped-q2',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'According to the passage, which of the following changes was made in 1819?',
      right: 'Snow White’s mother became a stepmother.',
      wrong: [
        {
          html: 'Hansel’s mother became a stepmother.',
          misconception: 'ar-half-right',
          why: 'The change is of the right kind, but in the tale of Hansel and Gretel it “has to wait until 1840.”',
        },
        {
          html: 'The words about wishing were put first.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'These words were put there “many years after the book had first come out”; no year is given for them.',
        },
        {
          html: 'The notes gave way to some pictures.',
          misconception: 'ar-outside-the-text',
          why: 'The first book had notes and no pictures, and was bought for children; but when pictures came in is not told.',
        },
      ],
      evidence: ['In 1819 the mother who wants Snow White dead has become a stepmother'],
      explanation:
        '<p class="plan">A stated detail: find the year in the third paragraph, and stop at the semicolon.</p><p>“In 1819 the mother who wants Snow White dead has become a stepmother” ([[line: the mother who wants Snow White dead]]). The semicolon parts two tales and two years: Snow White’s mother in 1819, the other one in 1840.</p>',
    },
    {
      id: 'act-reading/when-wishing-still-helped-q3',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'What is told about the young women of Kassel suggests that the early tales:',
      right: 'were in part already shaped by what had been printed.',
      wrong: [
        {
          html: 'were in part made up by those who claimed to know them.',
          misconception: 'ar-half-right',
          why: 'They did have a share in the tales, as every teller has; but nothing says that they invented any and passed them off as known.',
        },
        {
          html: 'were thought too rough by those who had told them.',
          misconception: 'ar-outside-the-text',
          why: '“Rough tales of the people” are spoken of, but in the common story that she rejects; what the tellers thought of them is not told.',
        },
        {
          html: 'were in many cases forgotten before the end was reached.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'An ending that had been forgotten is mentioned in the third paragraph, about the editions; the women are described as readers.',
        },
      ],
      evidence: ['had grown up with French tales that had been in print for a century'],
      explanation:
        '<p class="plan">An inference: note what these women did and with what some of them had grown up.</p><p>They “read books,” and some “had grown up with French tales that had been in print for a century” ([[line: had grown up with French tales]]). What they told had been on paper before.</p>',
    },
    {
      id: 'act-reading/when-wishing-still-helped-q4',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'Dorothea Viehmann is mentioned mainly in order to:',
      right: 'meet the objection that one teller at least was a peasant.',
      wrong: [
        {
          html: 'record what her husband did and how she was praised.',
          misconception: 'ar-content-for-function',
          why: 'These are the two facts of the sentence; they are there because together they take away the best-known exception to what is claimed.',
        },
        {
          html: 'admit the exception that one teller at least was a peasant.',
          misconception: 'ar-reversed',
          why: 'The brothers praised her as one, which sounds like an exception; but the sentence ends by saying that she “was the wife of a tailor.”',
        },
        {
          html: 'show that the brothers did not know whom they could trust.',
          misconception: 'ar-half-right',
          why: 'The brothers were indeed mistaken about her, or careless in speaking of her; but whether she was to be trusted is not the question.',
        },
      ],
      evidence: ['Dorothea Viehmann, whom the brothers praised as a peasant, was the wife of a tailor.'],
      explanation:
        '<p class="plan">A function question: read the sentence before and the sentence after, and ask what a doubter might have replied.</p><p>The claim is that the tales “did not come from old peasants.” Viehmann, “whom the brothers praised as a peasant, was the wife of a tailor” ([[line: whom the brothers praised as a peasant]]): even she is no peasant.</p>',
    },
    {
      id: 'act-reading/when-wishing-still-helped-q5',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: was, above everything, sound]], the word “sound” refers mainly to:',
      right: 'a manner of telling.',
      wrong: [
        {
          html: 'a solid meaning.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'What is solid or sensible is called sound, but what follows are threes, rhymes and the way a sentence begins.',
        },
        {
          html: 'a loud noise.',
          misconception: 'ar-literal-for-figurative',
          why: 'Noise is the plainest sense of the word, and an ear is mentioned; but rhymes and a sentence that begins with “and” are not noises.',
        },
        {
          html: 'a moral lesson.',
          misconception: 'ar-mood-for-meaning',
          why: 'Tales for children suggest lessons, and proverbs do arrive; but the words after “ear” are about how the tales go, not what they teach.',
        },
      ],
      evidence: [
        'He had an ear for how such tales ought to go, the threes, the rhymes, the sentence that begins again with *and*',
      ],
      explanation:
        '<p class="plan">A word in context: the next sentence lists what his ear was for.</p><p>He had “an ear for how such tales ought to go, the threes, the rhymes, the sentence that begins again” ([[line: He had an ear for how such tales ought to go]]): the way in which they are told.</p>',
    },
    {
      id: 'act-reading/when-wishing-still-helped-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which detail does the lecturer use to support the statement that Wilhelm “did not chiefly make them nice”?',
      right: 'A cruelty that the first edition did not have',
      wrong: [
        {
          html: 'A mother who was changed into another person',
          misconception: 'ar-wrong-side',
          why: 'The mothers are what she grants to the other side: “In the matter of mothers he did.”',
        },
        {
          html: 'A preface that was changed in the second edition',
          misconception: 'ar-true-but-not-asked',
          why: 'The two prefaces are compared, but in the last paragraph, on the question of whether it was honest.',
        },
        {
          html: 'A punishment that was left out after the first edition',
          misconception: 'ar-half-right',
          why: 'It is about a punishment and the first edition, but the doves were put in and not left out: “the first had let them go.”',
        },
      ],
      evidence: [
        'the doves that peck out the eyes of Cinderella’s sisters came in with the second edition; the first had let them go',
      ],
      explanation:
        '<p class="plan">A question of support: find the word “But” after the remark on mothers.</p><p>“But the doves that peck out the eyes of Cinderella’s sisters came in with the second edition; the first had let them go” ([[line: came in with the second edition]]). He made that tale crueler. “But” brings the counterexample, and “came in with the second edition” says that the first one did not have it.</p>',
    },
    {
      id: 'act-reading/when-wishing-still-helped-q7',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'The lecturer’s attitude toward what Wilhelm Grimm did can best be described as:',
      right: 'acceptance of his changes, with regret at their effect.',
      wrong: [
        {
          html: 'acceptance of his changes, with doubts about his taste.',
          misconception: 'ar-half-right',
          why: 'She does accept the changes, “I do not find that I mind”; but his taste she praises: he “had an ear.”',
        },
        {
          html: 'regret at his changes, with respect for his reasons.',
          misconception: 'ar-quoted-view-for-author',
          why: 'That the tales were spoiled by changes is the common story; she says outright “I do not complain that he changed them.”',
        },
        {
          html: 'regret at his changes, with praise for his honesty.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Honesty is a question that she raises, and the first preface does not pass it well; and she does not regret the changes as such.',
        },
      ],
      evidence: ['I do not complain that he changed them. I complain that he was the last.'],
      explanation:
        '<p class="plan">A question of attitude: read the last two sentences of the passage.</p><p>“I do not complain that he changed them. I complain that he was the last” ([[line: I complain that he was the last.]]). The first sentence accepts the changing; the second regrets what came of it, that nobody changed the tales any further.</p>',
    },
    {
      id: 'act-reading/when-wishing-still-helped-q8',
      skill: 'ar-main-idea',
      difficulty: 'High',
      b: 1.0,
      seconds: 65,
      text: '',
      stem: 'The main point of the passage is that Wilhelm Grimm:',
      right: 'told the tales as others do, but in a form that fixed them.',
      wrong: [
        {
          html: 'took the tales from the people and made them fit for children.',
          misconception: 'ar-quoted-view-for-author',
          why: 'This is “the story of a cleaning,” as it “is commonly told”; the lecturer finds it wrong in two ways.',
        },
        {
          html: 'gave the tales one voice, and claimed it was his grandmother’s.',
          misconception: 'ar-half-right',
          why: 'He did give them one voice; but it is those who hear it who take it for their grandmother’s, not he who claimed it.',
        },
        {
          html: 'wrote the best-known sentence in the tales some years later.',
          misconception: 'ar-too-narrow',
          why: 'It is where the lecture begins, as an example; the tellers, the doves and the printing would be left out by it.',
        },
      ],
      evidence: ['What was new in Wilhelm’s case was only that he did it in print.'],
      explanation:
        '<p class="plan">A main point: look in the last paragraph for what every teller has done, and for what was new.</p><p>Changing a tale is “what every teller of tales has done.” “What was new in Wilhelm’s case was only that he did it in print” ([[line: What was new in Wilhelm’s case]]), and printed tales are repeated.</p>',
    },
    {
      id: 'act-reading/when-wishing-still-helped-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.7,
      seconds: 65,
      text: '',
      stem: 'The complaint with which the lecture ends would be most weakened by evidence that:',
      right: 'tellers who knew the edition of 1857 went on changing the tales.',
      wrong: [
        {
          html: 'tellers who had never read the tales knew some of the proverbs.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Where the proverbs came from may be of interest, but it has no bearing on whether anyone changed the tales after Wilhelm.',
        },
        {
          html: 'readers who knew the edition of 1857 disliked other versions.',
          misconception: 'ar-wrong-side',
          why: 'This would help the complaint: it is what one expects if the printed tales had become the only right ones.',
        },
        {
          html: 'readers who knew the edition of 1812 had asked for its changes.',
          misconception: 'ar-half-right',
          why: 'It is about changes and those who knew a printed book, but before the last edition; nobody doubts that the tales changed until then.',
        },
      ],
      evidence: ['A tale that is printed, and printed so well, is repeated.'],
      explanation:
        '<p class="plan">Weighing evidence: the complaint is that after Wilhelm nobody changes the tales any more. What would show that this is not so?</p><p>“A tale that is printed, and printed so well, is repeated … I complain that he was the last” ([[line: A tale that is printed, and printed so well, is repeated.]]). If later tellers altered them freely, he was not.</p>',
    },
  ],
}
