import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-corner-tooth',
  kind: 'Literary Narrative',
  title: 'The Corner Tooth',
  description:
    'This passage is from the short story “The Corner Tooth” by Helen Crabtree (1994). The story is set in Tennessee; the narrator is a woman who is a veterinarian. Author and source are invented; what is told of the groove in the tooth is not.',
  paragraphs: [
    'In my first winter at Sparta I was called out mostly by people who had tried Dr. Hobbs and found that he was at the stockyard. Miss Ida Sayre had not tried him. She said so on the telephone. She wanted somebody who had never heard of her family, and was it true that I had been to a college for it?',
    'The Sayre place lay at the end of four miles of clay. The two sisters were waiting at the lot in men’s overcoats, one at each gatepost, and between them, with his chin on the top rail, stood a gray mule. I had brought the bag for colic. Nothing was the matter with him. He was thin along the back, as they get, but his eye was clear, and his feet had been trimmed by someone who knew how.',
    '“We want his age,” said Miss Ida.',
    '“We want it written down,” said Miss Corinne, who was the younger, and might have been fifty-five.',
    'I asked when they had bought him. Neither spoke; then both did. He had come in the spring of 1941, said Miss Ida, from a dealer at Cookeville, and he was four. He had come in the spring of 1936, said Miss Corinne, and he was four, and there was no dealer in it; Walter had walked him home from the Hensleys’ on a plowline, nineteen miles, and slept in the stall with him that night.',
    '“Walter is our brother,” Miss Ida told me, in the voice in which one explains a term. “He left here in September of 1936.”',
    '“Was put out,” said Miss Corinne.',
    '“He left.”',
    'It was January of 1962. I did the sum, as anyone would: by the one account he was going on twenty-five, by the other on thirty. At five you can tell a mule’s age to the season, and at ten to the year. Past twenty most of us are guessing, and Dr. Hobbs, who was kind, was said to guess whatever would please. But there is a groove. It shows at the gum of the upper corner tooth when the animal is about ten, and by twenty it runs the whole length. Then it grows out from the top. At twenty-five the upper half of the tooth is smooth again, and at thirty the groove is gone. It was the one question of the kind that I could have hoped to be asked.',
    'Miss Corinne held the halter. I got his lip up and wiped the tooth with my thumb, and then I went around and did the other side, to have something to do while I thought.',
    '“Well?” said Miss Ida.',
    '“What turns on it?” I said. It was no business of mine. I was twenty-six, and believed that a fact ought to know where it was going.',
    'It was Miss Corinne who told me, and she told it to the mule. Their father had kept a tin box. In the week that he was buried Ida had opened it, and it was ninety dollars short. Walter had the other key. He had said that he took no more than he put back into the place, and what he meant by it he would not say, because he was asked in front of the preacher.',
    '“A four-year-old mule was ninety dollars,” said Miss Corinne. “That year.”',
    '“And in 1941,” said Miss Ida. “I bought a mule in 1941. I have the paper.”',
    '“You bought Kate. Kate drowned.”',
    '“There isn’t any groove,” I said. “Not on either side. I would call him thirty. He might be more.”',
    'When I tell this, people expect that somebody cried. Miss Corinne put her gloves on. Miss Ida came around the gate, took hold of the lip herself, with the thumb in the right place, as her father must have taught her, and looked for as long as I had. It came to me that she could have done so on any day in twenty years, and that as long as she did not, it was 1941.',
    '“Thirty,” she said. “Write it down, please, and the date.”',
    'I wrote it on the back of a bill. She paid me in the kitchen, two dollars, out of a tin box, and counted them twice. She asked how long he would last. I said a winter or two, if she soaked his feed. Then she asked whether a letter to Mobile took three days or four. I said that I should have thought three.',
    '“Corinne’s take four,” said Miss Ida, and shut the box.',
  ],
  questions: [
    {
      id: 'act-reading/the-corner-tooth-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to what she says on the telephone, Miss Ida calls the narrator because:',
      right: 'the narrator knew nothing of the Sayres.',
      wrong: [
        {
          html: 'Dr. Hobbs was at the stockyard that day.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The stockyard is why other people called the narrator that winter; of Miss Ida it is said that she “had not tried him.”',
        },
        {
          html: 'Dr. Hobbs had a habit of guessing at ages.',
          misconception: 'ar-invented-cause',
          why: 'His guessing is mentioned later, by the narrator; on the telephone Miss Ida speaks of her family and of a college, not of this habit.',
        },
        {
          html: 'Dr. Hobbs had looked and been unsure.',
          misconception: 'ar-half-right',
          why: 'She does pass over Dr. Hobbs, but he had not looked at the mule: she “had not tried him,” and she said so.',
        },
      ],
      evidence: ['She wanted somebody who had never heard of her family'],
      explanation:
        '<p class="plan">A stated detail: find the telephone call in the first paragraph and read what she asks for.</p><p>“She wanted somebody who had never heard of her family” ([[line: somebody who had never heard of her family]]). The narrator is in her first winter at Sparta.</p>',
    },
    {
      id: 'act-reading/the-corner-tooth-q2',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: “Was put out,” said Miss Corinne.]], the phrase <em>put out</em> most nearly means:',
      right: 'sent away.',
      wrong: [
        {
          html: 'offended.',
          misconception: 'ar-first-meaning',
          why: 'A person who is put out is often one who has taken offense; but Miss Corinne is correcting the word “left,” not naming a feeling.',
        },
        {
          html: 'given trouble.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Guests may put a hostess out, that is, make work for her; but here the words stand against “He left,” and say how he came to go.',
        },
        {
          html: 'in mourning.',
          misconception: 'ar-mood-for-meaning',
          why: 'A burial comes into the story and its mood is sad; but the two sisters are disputing over how Walter’s departure came about.',
        },
      ],
      evidence: ['“He left here in September of 1936.”'],
      explanation:
        '<p class="plan">Words in context: read the remark just before and the reply just after.</p><p>Miss Ida says “He left here in September of 1936” ([[line: He left here in September of 1936]]). Miss Corinne corrects the verb, and Miss Ida insists on it: “He left.” The dispute is whether he went or was made to go.</p>',
    },
    {
      id: 'act-reading/the-corner-tooth-q3',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'What the narrator says about the groove ([[line: But there is a groove.]]) serves mainly to:',
      right: 'show that a tooth can decide between the two accounts.',
      wrong: [
        {
          html: 'show that the age of an old mule is bound to be a guess.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That is said of “most of us” in the sentence before; the word “But” then turns from guessing to a sign that can be read.',
        },
        {
          html: 'describe how a tooth changes as an animal gets older.',
          misconception: 'ar-content-for-function',
          why: 'This is what the sentences contain; they are there because twenty-five and thirty, the ages in dispute, look different.',
        },
        {
          html: 'show that a tooth can tell a mule’s age to the very year.',
          misconception: 'ar-half-right',
          why: 'The tooth does tell something, but an age to the year can be had “at ten”; the groove is described in steps of five years and more.',
        },
      ],
      evidence: [
        'At twenty-five the upper half of the tooth is smooth again, and at thirty the groove is gone.',
        'It was the one question of the kind that I could have hoped to be asked.',
      ],
      explanation:
        '<p class="plan">A function question: compare the ages in the sum with the ages in the description of the tooth.</p><p>The accounts make the mule twenty-five or thirty. “At twenty-five the upper half of the tooth is smooth again, and at thirty the groove is gone” ([[line: and at thirty the groove is gone]]). So this is a “question of the kind” that can be answered.</p>',
    },
    {
      id: 'act-reading/the-corner-tooth-q4',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'In saying that she “believed that a fact ought to know where it was going” ([[line: a fact ought to know where it was going]]), the narrator presents her younger self as:',
      right: 'wanting to hear what her answer would be used for.',
      wrong: [
        {
          html: 'fearing that her answer would hurt one of the two sisters.',
          misconception: 'ar-outside-the-text',
          why: 'Hurt may well be feared in such a quarrel, but she does not yet know the story; she asks “What turns on it?” to find out.',
        },
        {
          html: 'wishing for more time in which to arrive at her answer.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Going around to the other side gave her time “while I thought,” but that comes before; these words explain a question she asked.',
        },
        {
          html: 'knowing which sister’s wishes her answer would serve.',
          misconception: 'ar-half-right',
          why: 'She does have in mind what the answer will serve, but she does not know it: she must ask, and Miss Corinne then tells her.',
        },
      ],
      evidence: ['“What turns on it?” I said.'],
      explanation:
        '<p class="plan">Voice: the remark explains the narrator’s own question; read that question.</p><p>She has just asked “What turns on it?” ([[line: What turns on it?]]) and grants that it was no business of hers. A fact that knows “where it was going” is one whose use is known before it is told.</p>',
    },
    {
      id: 'act-reading/the-corner-tooth-q5',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'According to Miss Corinne, Walter did not explain what he had done with the money because:',
      right: 'the preacher was there when he was asked.',
      wrong: [
        {
          html: 'the burial of his father was not yet over.',
          misconception: 'ar-half-right',
          why: 'It was the week of the burial, so the time is about right; but the reason that follows “because” names a person who was present.',
        },
        {
          html: 'the money in the box was partly his own.',
          misconception: 'ar-echoed-words',
          why: 'He said that he took no more than he “put back into the place,” which is not ownership, and it is not why he kept silent.',
        },
        {
          html: 'the question came from his sister Ida.',
          misconception: 'ar-invented-cause',
          why: 'Ida opened the box, and may have been the one who asked; but it is not said that his silence was due to her.',
        },
      ],
      evidence: ['because he was asked in front of the preacher'],
      explanation:
        '<p class="plan">A stated cause: find the tin box in Miss Corinne’s story and look for “because.”</p><p>Of Walter she says: “what he meant by it he would not say, because he was asked in front of the preacher” ([[line: because he was asked in front of the preacher]]). “Because” gives the reason, and it lies in who was listening: the preacher.</p>',
    },
    {
      id: 'act-reading/the-corner-tooth-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'Low',
      b: -0.3,
      seconds: 55,
      text: '',
      stem: 'As evidence that Walter was no thief, Miss Corinne points to a match between:',
      right: 'the sum that was missing and the price of a mule.',
      wrong: [
        {
          html: 'the sum that he took and his wages on the place.',
          misconception: 'ar-half-right',
          why: 'The ninety dollars are half of the match, but wages are not mentioned; Walter spoke of what he “put back into the place,” not of pay.',
        },
        {
          html: 'the time he left and the time the box was opened.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Both fall in that September, which is how he came under suspicion; that the box was opened as he left would not clear him.',
        },
        {
          html: 'the price paid in 1936 and the price paid in 1941.',
          misconception: 'ar-swaps-people',
          why: 'It is Miss Ida who says that a mule cost as much in 1941, and she says it against her sister’s case.',
        },
      ],
      evidence: ['it was ninety dollars short', '“A four-year-old mule was ninety dollars,” said Miss Corinne.'],
      explanation:
        '<p class="plan">Evidence and claim: look for a number that Miss Corinne names twice.</p><p>The box “was ninety dollars short” ([[line: it was ninety dollars short]]), and “A four-year-old mule was ninety dollars” ([[line: A four-year-old mule was ninety dollars]]). The missing money went into the mule.</p>',
    },
    {
      id: 'act-reading/the-corner-tooth-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'Before the tooth was read, which of these findings would have been the best support for Miss Ida’s account of the mule?',
      right: 'The paper of 1941 describes a gray male, four years old.',
      wrong: [
        {
          html: 'The Hensleys sold a gray male, four years old, in 1936.',
          misconception: 'ar-wrong-side',
          why: 'The Hensleys are the sellers in Miss Corinne’s account; a sale by them in that year would speak for her and against Miss Ida.',
        },
        {
          html: 'The mule that drowned was bought from a dealer in 1941.',
          misconception: 'ar-half-right',
          why: 'The dealer and the year are those of Miss Ida, but the drowned mule is Kate; her purchase would account for the paper in Miss Corinne’s way.',
        },
        {
          html: 'The price of mules stayed the same from 1936 to 1941.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Miss Ida does say that the price was ninety dollars in 1941 too, but a steady price leaves it open which spring this mule came in.',
        },
      ],
      evidence: ['I bought a mule in 1941. I have the paper.', '“You bought Kate. Kate drowned.”'],
      explanation:
        '<p class="plan">Strengthening a claim: ask what Miss Ida relies on, and how her sister answers it.</p><p>Miss Ida says “I have the paper” ([[line: I have the paper.]]). Her sister’s answer is that the paper is about another mule: “You bought Kate” ([[line: You bought Kate.]]). If it described this gray mule, that answer would fail.</p>',
    },
    {
      id: 'act-reading/the-corner-tooth-q8',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.6,
      seconds: 60,
      text: '',
      stem: 'The narrator’s remark that “as long as she did not, it was 1941” ([[line: as long as she did not, it was 1941]]) implies that Miss Ida had been able to:',
      right: 'keep to her own account by leaving the tooth unread.',
      wrong: [
        {
          html: 'keep her sister’s good will by leaving Walter unnamed.',
          misconception: 'ar-outside-the-text',
          why: 'Silence about Walter would suit such a household, but what she “did not” do, by the sentence, is look into the mule’s mouth.',
        },
        {
          html: 'hold off her sister by showing her the paper of sale.',
          misconception: 'ar-echoed-words',
          why: 'The paper carries the date 1941, but “did not” points back to an examination of the mule, which she could have made on any day.',
        },
        {
          html: 'hide the age that she herself had read from the tooth.',
          misconception: 'ar-half-right',
          why: 'She knew how to read the tooth, but the narrator thinks that she had not done it: “as long as she did not.”',
        },
      ],
      evidence: [
        'It came to me that she could have done so on any day in twenty years, and that as long as she did not, it was 1941.',
      ],
      explanation:
        '<p class="plan">An inference: ask what “did not” refers to, and whose date 1941 is.</p><p>Miss Ida looks at the tooth with her thumb “in the right place.” The narrator thinks that “she could have done so on any day in twenty years” ([[line: she could have done so on any day in twenty years]]); while she did not look, her own date could stand.</p>',
    },
    {
      id: 'act-reading/the-corner-tooth-q9',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1,
      seconds: 65,
      text: '',
      stem: 'Miss Ida’s last remark ([[line: Corinne’s take four]]) suggests that she:',
      right: 'knew that her sister had been writing to Walter.',
      wrong: [
        {
          html: 'had been writing to Walter without her sister.',
          misconception: 'ar-swaps-people',
          why: 'Somebody has been sending letters to Mobile, but the remark names whose they are: not Miss Ida’s own.',
        },
        {
          html: 'meant to have her sister write for her to Walter.',
          misconception: 'ar-half-right',
          why: 'A letter to Walter does seem to be planned, but the remark speaks of letters that already go; no request to her sister is hinted at.',
        },
        {
          html: 'had been reading the letters her sister received.',
          misconception: 'ar-outside-the-text',
          why: 'That she kept watch is possible, but she speaks of how long letters take to get to Mobile; none that came, or was read, is mentioned.',
        },
      ],
      evidence: ['Then she asked whether a letter to Mobile took three days or four.'],
      explanation:
        '<p class="plan">An inference: ask who might be in Mobile, and how Miss Ida can know how long a letter takes.</p><p>She has asked “whether a letter to Mobile took three days or four” ([[line: whether a letter to Mobile took three days or four]]), just after her brother has been cleared. “Corinne’s” are letters that have been going there, and Miss Ida has noticed.</p>',
    },
  ],
}
