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
      right: 'had to turn to the back for very little.',
      wrong: [
        {
          html: 'had to take what it said on trust.',
          misconception: 'ar-swaps-people',
          why: 'This is the speaker’s own concern, as she says: “I wish the writer to be watched.” Hume wished to be spared a journey.',
        },
        {
          html: 'had been given far too many names.',
          misconception: 'ar-half-right',
          why: 'Names are what he found there, but his complaint is the journey to the end of the volume for so little.',
        },
        {
          html: 'had been put off by the small type.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That small type frightens readers “is said” at the end of Passage A; Hume asked for notes at the foot.',
        },
      ],
      evidence: ['and there he often finds nothing but the name of some author'],
      explanation:
        '<p class="plan">A stated detail: find Hume’s letter in the first paragraph of Passage A.</p><p>“A number in the text, he said, sends the reader to the end of the volume, and there he often finds nothing but the name of some author” ([[line: nothing but the name of some author]]). “The end of the volume” is the back of the book, and “nothing but the name” is the little that waits there.</p>',
    },
    {
      id: 'act-reading/below-the-line-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'In saying “I take Hume’s side, though not for his reason” ([[line: I take Hume’s side, though not for his reason.]]), the author of Passage A implies that Hume cared about:',
      right: 'the reader’s convenience, while the author cares about the writer’s honesty.',
      wrong: [
        {
          html: 'the convenience of readers, while the author cares about what the public wants.',
          misconception: 'ar-half-right',
          why: 'The first half is right, but the public comes in with Gibbon’s memoirs; the author wants “the writer to be watched.”',
        },
        {
          html: 'the writer’s honesty, while the author cares about the reader’s convenience.',
          misconception: 'ar-swaps-people',
          why: 'Both concerns are in the paragraph, but they are exchanged: Hume is the one who “wished to be spared a journey.”',
        },
        {
          html: 'the look of the page, while the author cares about the writer’s honesty.',
          misconception: 'ar-half-right',
          why: 'What the author cares about is right, but Hume did not complain of how the page looked; he “wished to be spared a journey” to the end of the volume.',
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
      right: 'could see how much or little stood behind a statement.',
      wrong: [
        {
          html: 'could look up what they did not believe at once.',
          misconception: 'ar-half-right',
          why: 'The notes were at the foot, but there was no time for the library: it was enough to see what a paragraph rested on.',
        },
        {
          html: 'had more to read and so read with more care.',
          misconception: 'ar-common-sense-over-text',
          why: 'Notes at the foot might slow one down, but the reason is given: it was enough to see what each paragraph rested on.',
        },
        {
          html: 'were interrupted so often that they lost the thread.',
          misconception: 'ar-common-sense-over-text',
          why: 'Notes at the foot do interrupt, but these were of use: it was enough to see that one paragraph “rested on five letters” and the next on a newspaper.',
        },
      ],
      evidence: [
        'It was enough to see that one paragraph rested on five letters and the next, equally fluent, on a single newspaper.',
      ],
      explanation:
        '<p class="plan">A stated cause: find “It was enough” in the paragraph on the experiment.</p><p>“It was enough to see that one paragraph rested on five letters and the next, equally fluent, on a single newspaper” ([[line: It was enough to see that one paragraph]]). Five letters are good support and one newspaper is poor; it was seeing the difference, not looking anything up, that made them doubt.</p>',
    },
    {
      id: 'act-reading/below-the-line-q4',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The author of Passage A reports a remark in [[line: told me that the chapter was “well documented.”]] mainly in order to show that some students:',
      right: 'were content to see that there were numbers.',
      wrong: [
        {
          html: 'were content with what the notes had told them.',
          misconception: 'ar-half-right',
          why: 'They were content, but they had not looked at a note: “They had not turned the page.”',
        },
        {
          html: 'were better readers than she had supposed.',
          misconception: 'ar-reversed',
          why: 'She had supposed the wrong thing of the others; these called it well documented without looking.',
        },
        {
          html: 'were unwilling to find fault with a teacher.',
          misconception: 'ar-outside-the-text',
          why: 'It was her chapter to give, and students are polite; but what she says of them is that they had noticed the numbers.',
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
        '<p class="plan">An EXCEPT question: find three of the statements in Passage B; the number in the fourth belongs to something else.</p><p>“In the first year forty-one corrections came in” ([[line: In the first year forty-one corrections came in]]). Three is what he had received “in twenty years of printed notes.” With EXCEPT, the option that the passage contradicts is the answer: the year brought forty-one.</p>',
    },
    {
      id: 'act-reading/below-the-line-q6',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'In Passage B, the two sentences that are described in [[line: One sentence said that Fairbairn quarreled with his brother in March; its note led to a letter in the brother’s hand. The next said that he never forgave him; its note led to a remark by a niece]] are used to show that:',
      right: 'unlike sources were given like numbers.',
      wrong: [
        {
          html: 'family memories are seldom to be trusted.',
          misconception: 'ar-half-right',
          why: 'The niece’s remark came forty years late, but what shames him is that its number looks like the other’s.',
        },
        {
          html: 'an earlier source is the better source.',
          misconception: 'ar-true-but-not-asked',
          why: 'The letter is better than a remark made later, but the point is that the page does not show it.',
        },
        {
          html: 'a source may be misread by whoever quotes it.',
          misconception: 'ar-outside-the-text',
          why: 'Notes let others find a misreading, but he has misread neither the letter nor the niece; what shames him is that “the two numbers looked exactly alike.”',
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
      right: 'vague.',
      wrong: [
        {
          html: 'gentle.',
          misconception: 'ar-first-meaning',
          why: 'Soft words are often gentle ones, but what this sentence loses is how the writer knows what he says.',
        },
        {
          html: 'weak-willed.',
          misconception: 'ar-half-right',
          why: 'A writer who leans on a note is weak in a way, but it is the sentence that goes soft: it need not say how he knows.',
        },
        {
          html: 'quiet.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A soft voice is quiet, and “in the hearing of everybody” suggests sound; but the sentence loses exactness, not loudness.',
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
      right: 'warier in A, and more credulous in B.',
      wrong: [
        {
          html: 'more credulous in A, and warier in B.',
          misconception: 'ar-mixes-up-passages',
          why: 'The passages have changed places: students with footnotes marked more as doubtful, and B’s readers take a guess for a fact.',
        },
        {
          html: 'calmer in A, and more credulous in B.',
          misconception: 'ar-half-right',
          why: 'B is told rightly, but in A calm is what the author had expected; those with footnotes marked “nearly twice as many” statements.',
        },
        {
          html: 'calmer in A, and warier in B.',
          misconception: 'ar-reversed',
          why: 'In A calm was expected and did not come, for the students doubted more; in B readers “take a guess with a number for a fact.”',
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
      right: 'What the students with the blue paper said',
      wrong: [
        {
          html: 'How much the students with footnotes marked',
          misconception: 'ar-wrong-side',
          why: 'It shows that notes on the page make readers critical, which is A’s view, and not his.',
        },
        {
          html: 'How much time both groups of students had',
          misconception: 'ar-same-subject-no-bearing',
          why: 'That there was no time for the library is told, but it does not show what a number does to a reader.',
        },
        {
          html: 'What the teacher had herself expected',
          misconception: 'ar-half-right',
          why: 'She expected that notes reassure, as he believes; but an expectation that proved wrong is no support.',
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
