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
      right: 'a poet did not send back what he had been lent.',
      wrong: [
        {
          html: 'a monastery had asked for copies of them in time.',
          misconception: 'ar-half-right',
          why: 'The packet was found in a monastery, but it got there with Brentano’s things; the monastery had asked for nothing.',
        },
        {
          html: 'a poet had them printed before the brothers did.',
          misconception: 'ar-outside-the-text',
          why: 'Brentano had asked for them, perhaps with such a plan, but he “did nothing with them.”',
        },
        {
          html: 'the brothers had kept what they first took down.',
          misconception: 'ar-reversed',
          why: 'They “did not keep the papers from which they had worked”; what survived was the packet that they had sent away.',
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
          why: 'A mother did become a stepmother in 1819, but in another tale: Hansel and Gretel’s “has to wait until 1840.”',
        },
        {
          html: 'The doves were put into Cinderella’s tale.',
          misconception: 'ar-half-right',
          why: 'They came in with the second edition, but of that edition’s year the sentence says nothing; 1819 stands beside Snow White.',
        },
        {
          html: 'The notes were taken out of the book.',
          misconception: 'ar-outside-the-text',
          why: 'It began as a learned book with notes, but when these went is not told; 1819 is the year of Snow White’s stepmother.',
        },
      ],
      evidence: ['In 1819 the mother who wants Snow White dead has become a stepmother'],
      explanation:
        '<p class="plan">A stated detail: find the year in the third paragraph, and stop at the semicolon.</p><p>“In 1819 the mother who wants Snow White dead has become a stepmother” ([[line: the mother who wants Snow White dead]]).</p>',
    },
    {
      id: 'act-reading/when-wishing-still-helped-q3',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'What is told about the young women of Kassel suggests that the early tales:',
      right: 'were in part taken from books in the first place.',
      wrong: [
        {
          html: 'were in part softened by the families that told them.',
          misconception: 'ar-half-right',
          why: 'They were of good family, but the passage speaks of what they had read, not of what they softened.',
        },
        {
          html: 'were in part made up to please the two brothers.',
          misconception: 'ar-outside-the-text',
          why: 'Young women might do so, but nothing says it; some had grown up with French tales in print.',
        },
        {
          html: 'were in part older than those of the peasants.',
          misconception: 'ar-outside-the-text',
          why: 'The French tales had been in print for a century, but whether peasants’ were younger is not said.',
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
      right: 'show that even she was not what she was called.',
      wrong: [
        {
          html: 'point out an exception which the brothers valued.',
          misconception: 'ar-half-right',
          why: 'The brothers did value her and call her a peasant, but she was a tailor’s wife, and so no exception.',
        },
        {
          html: 'show how much the brothers owed to one of them.',
          misconception: 'ar-outside-the-text',
          why: 'They praised her, but how much they had from her is not said; what is said is that she was no peasant.',
        },
        {
          html: 'show that they knew little about their sources.',
          misconception: 'ar-extreme-wording',
          why: 'They called her a peasant, wrongly; but the point is about the tales’ origin, not about how little they knew.',
        },
      ],
      evidence: ['Dorothea Viehmann, whom the brothers praised as a peasant, was the wife of a tailor.'],
      explanation:
        '<p class="plan">A function question: read the sentence before and the sentence after, and ask what a doubter might have replied.</p><p>The claim is that the tales “did not come from old peasants.” Viehmann, “whom the brothers praised as a peasant, was the wife of a tailor” ([[line: whom the brothers praised as a peasant]]): even the one teller who might be named against the claim is no peasant.</p>',
    },
    {
      id: 'act-reading/when-wishing-still-helped-q5',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: was, above everything, sound]], the word “sound” refers mainly to:',
      right: 'a style of telling.',
      wrong: [
        {
          html: 'good sense.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Sound advice has good sense, but what follows are threes, rhymes and sentences that begin with “and.”',
        },
        {
          html: 'songs and verses.',
          misconception: 'ar-half-right',
          why: 'Rhymes are among what he added, but so are threes and a way of beginning sentences: a manner of telling.',
        },
        {
          html: 'plain speech.',
          misconception: 'ar-mood-for-meaning',
          why: 'The tales seem plain, but he had an ear for how they “ought to go,” with threes and rhymes.',
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
      right: 'A punishment that was added after 1812',
      wrong: [
        {
          html: 'A punishment that was taken out after 1812',
          misconception: 'ar-reversed',
          why: 'It is the other way around: the first edition had let the sisters go, and the second brought the doves.',
        },
        {
          html: 'A mother that was made into a stepmother',
          misconception: 'ar-wrong-side',
          why: 'This is where he did make them nice, as she grants: “In the matter of mothers he did.”',
        },
        {
          html: 'A preface that owns up to the changes made',
          misconception: 'ar-true-but-not-asked',
          why: 'The preface of 1819 does so, but that is about honesty; the doves are about how nice the tales became.',
        },
      ],
      evidence: [
        'the doves that peck out the eyes of Cinderella’s sisters came in with the second edition; the first had let them go',
      ],
      explanation:
        '<p class="plan">A question of support: find the word “But” after the remark on mothers.</p><p>“But the doves that peck out the eyes of Cinderella’s sisters came in with the second edition; the first had let them go” ([[line: came in with the second edition]]). He made that tale crueler.</p>',
    },
    {
      id: 'act-reading/when-wishing-still-helped-q7',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'The lecturer’s attitude toward what Wilhelm Grimm did can best be described as:',
      right: 'approval of the changes, with regret that they ended.',
      wrong: [
        {
          html: 'approval of his skill, with doubts about his honesty.',
          misconception: 'ar-half-right',
          why: 'She does ask “Was that honest?” but answers that she does not mind; it is his being the last that she complains of.',
        },
        {
          html: 'regret at what he took from the people’s own voice.',
          misconception: 'ar-quoted-view-for-author',
          why: 'That is the common story; she says that there “was never a pure voice of the people” for him to spoil.',
        },
        {
          html: 'regret at the changes, with respect for their reasons.',
          misconception: 'ar-half-right',
          why: 'There is regret, but not at the changes: “I do not complain that he changed them.”',
        },
      ],
      evidence: ['I do not complain that he changed them. I complain that he was the last.'],
      explanation:
        '<p class="plan">A question of attitude: read the last two sentences of the passage.</p><p>“I do not complain that he changed them. I complain that he was the last” ([[line: I complain that he was the last.]]).</p>',
    },
    {
      id: 'act-reading/when-wishing-still-helped-q8',
      skill: 'ar-main-idea',
      difficulty: 'High',
      b: 1.0,
      seconds: 65,
      text: '',
      stem: 'The main point of the passage is that Wilhelm Grimm:',
      right: 'did what tellers do, but so well that others stopped.',
      wrong: [
        {
          html: 'made rough tales fit for children, as buyers had wished.',
          misconception: 'ar-quoted-view-for-author',
          why: 'The book was being bought for children, but this is the story “of a cleaning,” which she calls wrong in two ways.',
        },
        {
          html: 'gave the tales a voice that had been the people’s once.',
          misconception: 'ar-half-right',
          why: 'He gave them one voice, but it was never the people’s: “a voice that nobody in Kassel ever had.”',
        },
        {
          html: 'kept the matter of the tales and hid what he had added.',
          misconception: 'ar-half-right',
          why: 'The matter was kept, by the preface of 1819; but that preface says openly that the manner is their own.',
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
      right: 'tellers who knew the last edition still altered the tales.',
      wrong: [
        {
          html: 'tellers who had not read the tales knew the same proverbs.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Where proverbs came from does not bear on whether tales are changed after being printed.',
        },
        {
          html: 'readers who knew the last edition preferred it to the first.',
          misconception: 'ar-wrong-side',
          why: 'That would help to explain why the printed tales are repeated, and so it would support the complaint.',
        },
        {
          html: 'readers who knew the first edition had asked for changes.',
          misconception: 'ar-half-right',
          why: 'It would show how the changes came about before 1857, but the complaint is about what came after.',
        },
      ],
      evidence: ['A tale that is printed, and printed so well, is repeated.'],
      explanation:
        '<p class="plan">Weighing evidence: the complaint is that after Wilhelm nobody changes the tales any more. What would show that this is not so?</p><p>“A tale that is printed, and printed so well, is repeated … I complain that he was the last” ([[line: A tale that is printed, and printed so well, is repeated.]]). If later tellers altered them freely, he was not.</p>',
    },
  ],
}
