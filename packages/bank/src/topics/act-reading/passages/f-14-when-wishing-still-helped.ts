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
      stem: 'According to the passage, the brothers made copies of their tales in 1810 because:',
      right: 'someone had asked to have the tales.',
      wrong: [
        {
          html: 'they were preparing a book.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'A volume did follow, in 1812; but the copies were made before it, and went to somebody else.',
        },
        {
          html: 'they were afraid for their only papers.',
          misconception: 'ar-reversed',
          why: 'They had no such care for the papers: when the book was out, “they did not keep” them.',
        },
        {
          html: 'their first notes had been in shorthand.',
          misconception: 'ar-half-right',
          why: 'Some of the tales in the packet are “a plot in a kind of shorthand”; but these are the copies, not the cause of them.',
        },
      ],
      evidence: [
        'In 1810 the poet Clemens Brentano asked the brothers for the tales they had been taking down, and they made copies and sent him a packet of some fifty.',
      ],
      explanation:
        '<p class="plan">A stated cause: find the year in the second paragraph, and read the whole sentence.</p><p>“In 1810 the poet Clemens Brentano asked the brothers for the tales they had been taking down, and they made copies” ([[line: the poet Clemens Brentano asked the brothers]]). The copying is the answer to a request: a poet wished to have what they had collected.</p>',
    },
    {
      id: 'act-reading/when-wishing-still-helped-q2',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'According to the passage, which of the following changes was made in 1819?',
      right: 'Snow White’s mother was changed.',
      wrong: [
        {
          html: 'Hansel’s mother was changed.',
          misconception: 'ar-half-right',
          why: 'A mother was changed in 1819, but in another tale: Hansel and Gretel’s “has to wait until 1840.”',
        },
        {
          html: 'The French tales were taken out.',
          misconception: 'ar-outside-the-text',
          why: 'French tales had come in through the young women of Kassel, but that any were taken out, in 1819 or later, the passage does not say.',
        },
        {
          html: 'The words on wishing were added.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Wilhelm added them “many years after the book had first come out,” but no year is given.',
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
      stem: 'What is told in [[line: who read books, and some of whom, being of French descent, had grown up with French tales that had been in print]] suggests that the early tales:',
      right: 'went back in part to printed books.',
      wrong: [
        {
          html: 'had come late, in part, out of France.',
          misconception: 'ar-half-right',
          why: 'French tales are in it, but they “had been in print for a century”; that they came late is not said.',
        },
        {
          html: 'had been softened in the telling.',
          misconception: 'ar-common-sense-over-text',
          why: 'Women of good family might soften a tale, but the passage speaks of what they had read.',
        },
        {
          html: 'had been older than was thought.',
          misconception: 'ar-outside-the-text',
          why: 'A century in print is long, but the age of the tales is not the point: they were no pure voice of the people.',
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
      stem: 'The person named in [[line: whom the brothers praised as a peasant]] is mentioned mainly in order to:',
      right: 'show that even she was no peasant.',
      wrong: [
        {
          html: 'give an instance of a teller of good family.',
          misconception: 'ar-half-right',
          why: 'The young women “of good family” stand just before, but she was the wife of a tailor; she comes in as the one who had been called a peasant.',
        },
        {
          html: 'record to whom the brothers owed most.',
          misconception: 'ar-outside-the-text',
          why: 'They praised her, but how much they had from her is not said; what is said is that she was no peasant.',
        },
        {
          html: 'charge the brothers with an untruth.',
          misconception: 'ar-extreme-wording',
          why: 'What they said was not so, but the sentence is about where the tales came from, and makes no charge.',
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
      right: 'the way a tale is told.',
      wrong: [
        {
          html: 'good judgment.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Sound advice shows judgment, but what follows are threes, rhymes and sentences that begin with “and.”',
        },
        {
          html: 'noise.',
          misconception: 'ar-first-meaning',
          why: 'Sound is what one hears, but nothing grows louder: he had an ear for how such tales “ought to go.”',
        },
        {
          html: 'good health.',
          misconception: 'ar-mood-for-meaning',
          why: 'Sound in body is healthy, and the tales grow; but what is listed is how they are told.',
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
      stem: 'Which detail does the lecturer use to support the statement in [[line: he did not chiefly make them nice]]?',
      right: 'A cruelty that was put in',
      wrong: [
        {
          html: 'A cruelty that was taken out',
          misconception: 'ar-reversed',
          why: 'It is the other way around: the first edition had let the sisters go, and the second brought the doves.',
        },
        {
          html: 'A mother who was replaced',
          misconception: 'ar-wrong-side',
          why: 'This is where he did make them nice, as she grants: “In the matter of mothers he did.”',
        },
        {
          html: 'A rhyme that was put in',
          misconception: 'ar-half-right',
          why: 'Rhymes did come in, but as part of the sound; that he did not make them nice is shown by the doves.',
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
      right: 'approval, but regret that nobody followed.',
      wrong: [
        {
          html: 'approval, but doubt about his honesty.',
          misconception: 'ar-half-right',
          why: 'She does ask “Was that honest?” but answers that she does not mind; it is his being the last that she complains of.',
        },
        {
          html: 'regret, but respect for what he wanted.',
          misconception: 'ar-reversed',
          why: 'She has one regret, but not at what he did: “I do not complain that he changed them.”',
        },
        {
          html: 'regret, but thanks for what he kept.',
          misconception: 'ar-quoted-view-for-author',
          why: 'That something was spoiled is the common story; she says that there “was never a pure voice of the people.”',
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
      right: 'was one teller among many, but the last.',
      wrong: [
        {
          html: 'was a cleaner of tales, but a kind one.',
          misconception: 'ar-quoted-view-for-author',
          why: 'This is what is “commonly told as the story of a cleaning,” and the lecturer calls it wrong in two ways.',
        },
        {
          html: 'was a thief of tales, but a gifted one.',
          misconception: 'ar-wrong-tone',
          why: 'He did take what others had told, but that “is not a crime against a tale,” says the lecturer, and every teller has done so.',
        },
        {
          html: 'spoke as the people do, but in print.',
          misconception: 'ar-half-right',
          why: 'In print is what was new, but the voice was not the people’s: it is one “that nobody in Kassel ever had.”',
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
      right: 'tellers have gone on changing the tales.',
      wrong: [
        {
          html: 'tellers had changed the tales before him.',
          misconception: 'ar-wrong-side',
          why: 'She says so herself: it is what every teller has done; the complaint is about what came after.',
        },
        {
          html: 'readers have asked for the older tales.',
          misconception: 'ar-half-right',
          why: 'A wish for older tales would show that not all are content, but not that anyone still changes them.',
        },
        {
          html: 'readers had asked for milder tales.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'It might explain some changes before 1857, but the complaint is about what came after.',
        },
      ],
      evidence: ['A tale that is printed, and printed so well, is repeated.'],
      explanation:
        '<p class="plan">Weighing evidence: the complaint is that after Wilhelm nobody changes the tales anymore. What would show that this is not so?</p><p>“A tale that is printed, and printed so well, is repeated … I complain that he was the last” ([[line: A tale that is printed, and printed so well, is repeated.]]). If later tellers altered them freely, he was not.</p>',
    },
  ],
}
