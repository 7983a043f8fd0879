import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/below-the-line',
  kind: 'Humanities',
  title: 'Below the Line',
  description:
    'Passage A is adapted from a talk to students of history by Agnes Thorold (2011). Passage B is adapted from “Without Numbers,” an essay by the biographer Colm Arkwright (2018). Both writers, the students and the engineer Fairbairn are invented; what is told of Gibbon and Hume is not.',
  paragraphs: [
    '# Passage A',
    'In February 1776 the first volume of Edward Gibbon’s history of the fall of Rome appeared, and within days it had sold out. Its notes stood together at the back. In April David Hume, who had a few months to live and knew it, wrote to the publisher. He had much praise for the book and one complaint. A number in the text, he said, sends the reader to the end of the volume, and there he often finds nothing but the name of some author. Let such notes be put in the margin or at the foot of the page. It was done. Years afterward Gibbon wrote in his memoirs that the public had forced it on him and that he had often repented of it.',
    'I take Hume’s side, though not for his reason. Hume wished to be spared a journey. I wish the writer to be watched. Consider what happens when the eye drops from a sentence to the small type below and finds there a letter, its date, and where it is kept. The sentence has been seen in the company of its witness. At the back of a book, the witness is in another room.',
    'Some years ago I gave the same chapter to sixty of you. Thirty had the notes at the foot, and thirty had them behind a sheet of blue paper at the end. I asked each to mark every statement that seemed doubtful. I had supposed that those with the footnotes would mark fewer, being reassured. They marked nearly twice as many. None of them had gone to the library; there was no time. It was enough to see that one paragraph rested on five letters and the next, equally fluent, on a single newspaper. Those with the blue paper told me that the chapter was “well documented.” They had noticed the numbers. They had not turned the page.',
    'It is said that small type frightens the general reader. I have met the general reader. He skips what he likes, as you do. What he cannot do is skip back to what has been put where he will not look.',
    '# Passage B',
    'My life of the engineer Ewan Fairbairn has no notes. There is no little number in it from beginning to end, and I have been told, by people whose good opinion I wanted, that it is therefore not a serious book. I should like to explain.',
    'I had written it with notes, eleven hundred of them. When the proofs came I read a page of them against the text, and was ashamed. One sentence said that Fairbairn quarreled with his brother in March; its note led to a letter in the brother’s hand. The next said that he never forgave him; its note led to a remark by a niece, made forty years later. On the page the two numbers looked exactly alike. That is the trouble with a number. It says *there is something behind this* and does not say what, and readers, who are trusting people, take a guess with a number for a fact. So I took them all out, and did in the sentences themselves what the numbers had excused me from doing. “His niece, who was six at the time, believed that he never forgave him.” It is a longer sentence. It is a truer one.',
    'The sources I put on a website, page by page, where anyone could add to them. I had no great hopes. In the first year forty-one corrections came in, nine from one retired surveyor in Hobart. In twenty years of printed notes I had received three. Then the publisher was sold, the address went dead, and for seven months my serious readers were right: there was nothing behind the book at all. The notes have since been printed as a pamphlet, and I pay the postage myself.',
    'So I do not recommend the website. But I would not put the numbers back. A writer who has a footnote to lean on will lean on it, and the sentence above goes soft. Take it away and he must say, in the hearing of everybody, how he knows.',
  ],
  questions: [
    {
      id: 'act-reading/below-the-line-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'According to Passage A, Hume complained that readers of Gibbon’s first volume:',
      right: 'were sent to the back of the book for little more than a name.',
      wrong: [
        {
          html: 'were given numbers with nothing at all behind them.',
          misconception: 'ar-half-right',
          why: 'He did find too little there, but a name was there; his trouble was being sent to the end of the volume for it.',
        },
        {
          html: 'were sent to books that few of them could consult.',
          misconception: 'ar-outside-the-text',
          why: 'A mere name may lead to a rare book, but he complains of the journey to the back, not of the library.',
        },
        {
          html: 'were kept from judging how far it could be trusted.',
          misconception: 'ar-swaps-people',
          why: 'This is the speaker’s own concern, as she says: “I wish the writer to be watched.” Hume wished to be spared a journey.',
        },
      ],
      evidence: ['and there he often finds nothing but the name of some author'],
      explanation:
        '<p class="plan">A stated detail: find Hume’s letter in the first paragraph of Passage A.</p><p>“A number in the text, he said, sends the reader to the end of the volume, and there he often finds nothing but the name of some author” ([[line: nothing but the name of some author]]).</p>',
    },
    {
      id: 'act-reading/below-the-line-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'When the author of Passage A says “I take Hume’s side, though not for his reason” ([[line: I take Hume’s side, though not for his reason.]]), she implies that Hume cared about:',
      right: 'the reader’s convenience, while she cares about the writer’s honesty.',
      wrong: [
        {
          html: 'the reader’s convenience, while she cares about what the public wants.',
          misconception: 'ar-half-right',
          why: 'The first half is right, but the public comes in with Gibbon’s memoirs; she wants “the writer to be watched.”',
        },
        {
          html: 'the writer’s honesty, while she cares about the reader’s convenience.',
          misconception: 'ar-swaps-people',
          why: 'Both concerns are in the paragraph, but they are exchanged: Hume is the one who “wished to be spared a journey.”',
        },
        {
          html: 'the writer’s reputation, while she cares about the reader’s patience.',
          misconception: 'ar-outside-the-text',
          why: 'Hume praised the book, but his complaint was of a journey; and patience is not what she speaks of.',
        },
      ],
      evidence: ['Hume wished to be spared a journey. I wish the writer to be watched.'],
      explanation:
        '<p class="plan">An inference: two short sentences follow, one about Hume and one about the author. Put each in other words.</p><p>“Hume wished to be spared a journey. I wish the writer to be watched” ([[line: Hume wished to be spared a journey.]]). The journey is the turning of pages; to be watched is to be kept honest.</p>',
    },
    {
      id: 'act-reading/below-the-line-q3',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.8,
      seconds: 50,
      text: '',
      stem: 'According to Passage A, the students with footnotes marked more statements as doubtful because they:',
      right: 'noticed that some paragraphs had weaker sources than others.',
      wrong: [
        {
          html: 'read more slowly, since each page had more to look at.',
          misconception: 'ar-common-sense-over-text',
          why: 'Notes at the foot might slow one down, but the reason is given: it was enough to see what each paragraph rested on.',
        },
        {
          html: 'found that the notes did not agree with the text.',
          misconception: 'ar-half-right',
          why: 'They did compare text and notes, but they could check nothing; they saw five letters beside a single newspaper.',
        },
        {
          html: 'had been told to expect that some notes were poor.',
          misconception: 'ar-outside-the-text',
          why: 'All were asked to mark what seemed doubtful, but nobody was warned about the notes.',
        },
      ],
      evidence: [
        'It was enough to see that one paragraph rested on five letters and the next, equally fluent, on a single newspaper.',
      ],
      explanation:
        '<p class="plan">A stated cause: find “It was enough” in the paragraph on the experiment.</p><p>“It was enough to see that one paragraph rested on five letters and the next, equally fluent, on a single newspaper” ([[line: It was enough to see that one paragraph]]).</p>',
    },
    {
      id: 'act-reading/below-the-line-q4',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The author of Passage A quotes the words “well documented” ([[line: told me that the chapter was “well documented.”]]) mainly in order to show that the students with the blue paper:',
      right: 'had been reassured by the mere presence of numbers.',
      wrong: [
        {
          html: 'had looked the notes over and had been satisfied.',
          misconception: 'ar-half-right',
          why: 'They were satisfied, as their words show; but they had not looked at a note: “They had not turned the page.”',
        },
        {
          html: 'had been misled by how well it was written.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That both paragraphs were fluent is said of what the others saw; these went by the numbers they had noticed.',
        },
        {
          html: 'had thought the questions put to them too easy.',
          misconception: 'ar-outside-the-text',
          why: 'The answer sounds quick, but nothing is said of what they thought of the task; they had noticed the numbers.',
        },
      ],
      evidence: ['They had noticed the numbers. They had not turned the page.'],
      explanation:
        '<p class="plan">A function question: read the two short sentences that follow the quoted words.</p><p>“They had noticed the numbers. They had not turned the page” ([[line: They had not turned the page.]]). The numbers alone made the chapter seem sound.</p>',
    },
    {
      id: 'act-reading/below-the-line-q5',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'According to Passage B, all of the following are true of the notes to Arkwright’s book on Fairbairn EXCEPT that they:',
      right: 'brought in three corrections in the first year.',
      wrong: [
        {
          html: 'were no longer to be found for seven months.',
          misconception: 'ar-overlooked-mention',
          why: 'It stands in the third paragraph of Passage B: “the address went dead, and for seven months” there was nothing behind the book.',
        },
        {
          html: 'at one time numbered more than a thousand.',
          misconception: 'ar-missed-in-other-words',
          why: 'The passage has it in other words: he “had written it with notes, eleven hundred of them.”',
        },
        {
          html: 'may now be had in the form of a pamphlet.',
          misconception: 'ar-overlooked-mention',
          why: 'The pamphlet is mentioned at the end of the paragraph on the website: “The notes have since been printed as a pamphlet.”',
        },
      ],
      evidence: [
        'In the first year forty-one corrections came in',
        'In twenty years of printed notes I had received three.',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: find three of the statements in Passage B; the number in the fourth belongs to something else.</p><p>“In the first year forty-one corrections came in” ([[line: In the first year forty-one corrections came in]]). Three is what he had received “in twenty years of printed notes.”</p>',
    },
    {
      id: 'act-reading/below-the-line-q6',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'In Passage B, the two sentences about Fairbairn and his brother are used to show that:',
      right: 'a number does not show how good a source is.',
      wrong: [
        {
          html: 'a letter may tell us less than a remark does.',
          misconception: 'ar-reversed',
          why: 'Letter and remark are compared, but the letter in the brother’s hand is the better witness; the numbers hide that.',
        },
        {
          html: 'a biographer may be led astray by a family.',
          misconception: 'ar-half-right',
          why: 'The niece’s remark came forty years late, but it is the reader who is led astray, by two numbers that look alike.',
        },
        {
          html: 'a source is weaker the later it was set down.',
          misconception: 'ar-true-but-not-asked',
          why: 'The remark made forty years later is weak, but what shames him is the two numbers, which looked exactly alike.',
        },
      ],
      evidence: ['On the page the two numbers looked exactly alike.'],
      explanation:
        '<p class="plan">An inference: after the two sentences and their notes, look for what he says about the numbers.</p><p>“On the page the two numbers looked exactly alike” ([[line: the two numbers looked exactly alike]]), though one led to a letter and the other to a remark forty years late. Readers “take a guess with a number for a fact.”</p>',
    },
    {
      id: 'act-reading/below-the-line-q7',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: the sentence above goes soft]], the word “soft” most nearly means:',
      right: 'less exact.',
      wrong: [
        {
          html: 'weak in tone.',
          misconception: 'ar-mood-for-meaning',
          why: 'A soft voice has a weak tone, but what such a sentence lacks is how the writer knows.',
        },
        {
          html: 'easy to read.',
          misconception: 'ar-half-right',
          why: 'His sentence without the note is the longer one, so the other may be easier; but soft means that it leaves open how he knows.',
        },
        {
          html: 'out of date.',
          misconception: 'ar-outside-the-text',
          why: 'Sources may age, but a sentence goes soft because the writer leans on a note and need not be definite.',
        },
      ],
      evidence: ['Take it away and he must say, in the hearing of everybody, how he knows.'],
      explanation:
        '<p class="plan">A word in context: the next sentence tells what a writer must do when there is no note to lean on.</p><p>Without the note “he must say, in the hearing of everybody, how he knows” ([[line: he must say, in the hearing of everybody]]). With it the sentence need not say so: it is less definite.</p>',
    },
    {
      id: 'act-reading/below-the-line-q8',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'The authors of the two passages differ in that a reader who meets notes on the page becomes, as they see it:',
      right: 'more critical in Passage A and more trusting in Passage B.',
      wrong: [
        {
          html: 'more trusting in Passage A and more critical in Passage B.',
          misconception: 'ar-mixes-up-passages',
          why: 'It is the other way around: A’s students with footnotes doubted more, and it is B who says that readers take “a guess with a number for a fact.”',
        },
        {
          html: 'more confused in Passage A and more trusting in Passage B.',
          misconception: 'ar-half-right',
          why: 'Trusting is right for B, but those in A were not confused: they marked more statements because they saw the sources.',
        },
        {
          html: 'more trusting in Passage A and more impatient in Passage B.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The teacher had expected reassurance in A, and was wrong; impatience is what small type is said to cause, in A.',
        },
      ],
      evidence: [
        'They marked nearly twice as many.',
        'readers, who are trusting people, take a guess with a number for a fact',
      ],
      explanation:
        '<p class="plan">A comparison: find what the thirty students did in A and what B says of readers. Judge each half alone.</p><p>In A those with footnotes marked “nearly twice as many” statements as doubtful ([[line: They marked nearly twice as many.]]). In B readers “take a guess with a number for a fact” ([[line: take a guess with a number for a fact]]).</p>',
    },
    {
      id: 'act-reading/below-the-line-q9',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.0,
      seconds: 70,
      text: '',
      stem: 'In support of his own view, the author of Passage B would most likely cite which part of the experiment in Passage A?',
      right: 'What the thirty students with the blue paper said about the chapter',
      wrong: [
        {
          html: 'How many statements the thirty students with footnotes had marked',
          misconception: 'ar-wrong-side',
          why: 'This number tells for Thorold: with notes in sight students doubted more. Arkwright holds that numbers make people believe too easily.',
        },
        {
          html: 'That each of the sixty students had the same chapter to read',
          misconception: 'ar-same-subject-no-bearing',
          why: 'It makes the comparison fair, but says nothing on what numbers do to a reader.',
        },
        {
          html: 'What those with footnotes saw about one of the paragraphs',
          misconception: 'ar-half-right',
          why: 'They saw it rest on a single newspaper, as he would wish; but that speaks for notes on the page, not against numbers.',
        },
      ],
      evidence: [
        'Those with the blue paper told me that the chapter was “well documented.”',
        'It says *there is something behind this* and does not say what',
      ],
      explanation:
        '<p class="plan">A comparison: state B’s view of the little number in a sentence, and look for students who behaved accordingly.</p><p>For Arkwright a number says “there is something behind this” ([[line: there is something behind this]]) and readers believe it. That is what those did who had only seen the numbers and called the chapter “well documented” ([[line: told me that the chapter was “well documented.”]]).</p>',
    },
  ],
}
