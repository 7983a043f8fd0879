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
      stem: 'According to the first paragraph, Miss Ida said on the telephone that she wanted a veterinarian who:',
      right: 'was a stranger to her family.',
      wrong: [
        {
          html: 'was free when Dr. Hobbs was not.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That is why others called the narrator; Miss Ida “had not tried” Dr. Hobbs, and said so.',
        },
        {
          html: 'had been to a college nearby.',
          misconception: 'ar-half-right',
          why: 'She does ask about a college, but whether the narrator “had been” to one for it, and not where it lay.',
        },
        {
          html: 'could keep what she saw to herself.',
          misconception: 'ar-common-sense-over-text',
          why: 'People with a secret may well want this, and she wants no one who knows her family, but of keeping quiet she says nothing.',
        },
      ],
      evidence: ['She wanted somebody who had never heard of her family'],
      explanation:
        '<p class="plan">A stated detail: find the telephone call in the first paragraph and read what she asks for.</p><p>“She wanted somebody who had never heard of her family” ([[line: somebody who had never heard of her family]]). Whoever has never heard of a family is a stranger to it, and the narrator is in her first winter at Sparta.</p>',
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
          html: 'annoyed.',
          misconception: 'ar-first-meaning',
          why: 'Put out often means annoyed, but Miss Corinne corrects “He left”: he was made to go.',
        },
        {
          html: 'inconvenienced.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A guest may put one out, but the quarrel is about a verb: whether he left.',
        },
        {
          html: 'published.',
          misconception: 'ar-mood-for-meaning',
          why: 'A paper may be put out, and he was asked before others; but she contradicts “He left.”',
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
      stem: 'What the narrator tells about the groove, beginning in [[line: But there is a groove.]], serves mainly to show that:',
      right: 'one sign can settle what the sisters dispute.',
      wrong: [
        {
          html: 'a mule’s age can only be guessed at.',
          misconception: 'ar-half-right',
          why: 'Past twenty most are guessing, she says; but then: “But there is a groove,” and it parts twenty-five from thirty.',
        },
        {
          html: 'the narrator is better than Dr. Hobbs.',
          misconception: 'ar-outside-the-text',
          why: 'He was said to guess, and she has a sign to go by; but what she tells is how a tooth changes, not who is better.',
        },
        {
          html: 'the mule is older than it seemed.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Its age comes out later, when she has wiped the tooth; here she tells what any tooth can show.',
        },
      ],
      evidence: [
        'At twenty-five the upper half of the tooth is smooth again, and at thirty the groove is gone.',
        'It was the one question of the kind that I could have hoped to be asked.',
      ],
      explanation:
        '<p class="plan">A function question: compare the ages in the sum with the ages in the description of the tooth.</p><p>The accounts make the mule twenty-five or thirty. “At twenty-five the upper half of the tooth is smooth again, and at thirty the groove is gone” ([[line: and at thirty the groove is gone]]). So a look at the tooth can tell which of the two accounts is right.</p>',
    },
    {
      id: 'act-reading/the-corner-tooth-q4',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'In the sentence in [[line: a fact ought to know where it was going]], the narrator presents her younger self as:',
      right: 'intent on knowing what a fact was for.',
      wrong: [
        {
          html: 'eager to make sure that a fact was true.',
          misconception: 'ar-half-right',
          why: 'She does look at both sides of the mouth, but “to have something to do while I thought”; what she saw was plain.',
        },
        {
          html: 'afraid of what a fact might lead to.',
          misconception: 'ar-outside-the-text',
          why: 'A careful person might fear it, but she asks what turns on it, and then tells the age as it is.',
        },
        {
          html: 'inclined to think little of mere facts.',
          misconception: 'ar-reversed',
          why: 'That “a fact ought to know where it was going” may sound like scorn for mere facts, but she takes this one seriously enough to ask what turns on it.',
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
      right: 'someone else was there.',
      wrong: [
        {
          html: 'it was his own money.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That he took no more than he “put back into the place” may sound as if it was his by right; but this defends the taking, and his silence is put down to the preacher.',
        },
        {
          html: 'he had given his word.',
          misconception: 'ar-outside-the-text',
          why: 'A promise to his dead father would explain the silence, but none is mentioned; he was asked in front of the preacher.',
        },
        {
          html: 'it was Ida who asked.',
          misconception: 'ar-invented-cause',
          why: 'Ida opened the box, but his reason was not her; it was that he was asked in front of the preacher.',
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
      right: 'what was missing and what a mule cost.',
      wrong: [
        {
          html: 'what he was owed and what was missing.',
          misconception: 'ar-half-right',
          why: 'The sum is one half of it, but what he was owed is not named; it is the price of a four-year-old mule.',
        },
        {
          html: 'what a mule cost then and later on.',
          misconception: 'ar-swaps-people',
          why: 'That the price was the same in 1941 is what Miss Ida answers; it does not help Walter.',
        },
        {
          html: 'when he left and when it was missed.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'The box was opened in the week of the burial, and he left in September; she makes nothing of the dates.',
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
      right: 'The paper of 1941 speaks of a gray male.',
      wrong: [
        {
          html: 'A dealer is spoken of in the paper of 1941.',
          misconception: 'ar-half-right',
          why: 'A dealer is in her account, but if he sold Kate, the gray mule may still be Walter’s.',
        },
        {
          html: 'The Hensleys had no mule in 1936.',
          misconception: 'ar-too-weak',
          why: 'It would make Miss Corinne’s account less likely, but it does not yet say that this mule came in 1941.',
        },
        {
          html: 'The box was full in the spring of 1936.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'It would not tell where the mule came from: the box was opened in the fall.',
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
      stem: 'The narrator’s remark in [[line: as long as she did not, it was 1941]] implies that Miss Ida:',
      right: 'could have known and did not look.',
      wrong: [
        {
          html: 'had looked and did not say so.',
          misconception: 'ar-half-right',
          why: 'She could read teeth, but she had not read this one: as long as she did not, her date could stand.',
        },
        {
          html: 'had trusted in the paper she kept.',
          misconception: 'ar-echoed-words',
          why: 'She has a paper of 1941, but “did not” refers to looking at the tooth, with her thumb in the right place.',
        },
        {
          html: 'had been afraid to ask a doctor about it.',
          misconception: 'ar-half-right',
          why: 'She did put off knowing, and may have been afraid; but “did not” speaks of no doctor: she takes hold of the lip with her own thumb.',
        },
      ],
      evidence: [
        'It came to me that she could have done so on any day in twenty years, and that as long as she did not, it was 1941.',
      ],
      explanation:
        '<p class="plan">An inference: ask what “did not” refers to, and whose date 1941 is.</p><p>Miss Ida looks at the tooth with her thumb “in the right place.” The narrator thinks that “she could have done so on any day in twenty years” ([[line: she could have done so on any day in twenty years]]); while she did not look, her own date, 1941, could stand.</p>',
    },
    {
      id: 'act-reading/the-corner-tooth-q9',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1,
      seconds: 65,
      text: '',
      stem: 'Miss Ida’s last remark ([[line: Corinne’s take four]]) suggests that she:',
      right: 'knew of letters that she had not been told of.',
      wrong: [
        {
          html: 'blamed Corinne for writing to their brother.',
          misconception: 'ar-wrong-tone',
          why: 'She had put Walter out, so blame would be likely, but now he is cleared, and she asks because she means to write herself.',
        },
        {
          html: 'thought that Corinne had been slow to write.',
          misconception: 'ar-echoed-words',
          why: '“Take four” sounds slow, but it is said of the mail on its way to Mobile, and not of how long Corinne waits to write.',
        },
        {
          html: 'had read letters that were meant for Corinne.',
          misconception: 'ar-half-right',
          why: 'She has noticed the letters, but what she knows is how many days those that Corinne sends are on their way, not what is in any.',
        },
      ],
      evidence: ['Then she asked whether a letter to Mobile took three days or four.'],
      explanation:
        '<p class="plan">An inference: ask who might be in Mobile, and how Miss Ida can know how long a letter takes.</p><p>She has asked “whether a letter to Mobile took three days or four” ([[line: whether a letter to Mobile took three days or four]]), just after her brother has been cleared. “Corinne’s” are letters that have been going there, and Miss Ida has noticed.</p>',
    },
  ],
}
