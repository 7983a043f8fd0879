import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/actual-enumeration',
  kind: 'Social Science',
  title: 'Actual Enumeration',
  description:
    'Passage A is adapted from an essay by Carol Benitez (2012), who worked for the United States census of 2010. Passage B is adapted from “Counting by Not Counting,” an article by Samuel Arnott (2013). Both writers are invented; the laws and the figures for past censuses are not.',
  paragraphs: [
    '# Passage A',
    'They gave us a shoulder bag, a badge, a pencil on a string, and four days of training, most of which was reading aloud. Then they gave us binders. Mine held one hundred and eighteen addresses from which no form had come back. I was to go to each of them up to six times.',
    'I had thought of the census as arithmetic. On the second evening I stood in a courtyard off Soto Street, before a door marked 1 and a door marked 1½. The binder had 1. A boy told me that his uncle lived in the half, “but he’s not, like, *there* there.” Was he there on April 1? That is the only question, really: who lived here on that day. The boy thought about it honestly. The uncle had been driving a truck that week. His clothes had been there.',
    'There is a rule for the uncle. He is counted where he lives and sleeps most of the time. There are rules for students, for babies born on the day, for people in hospitals and on fishing boats. I came to admire them. Somebody had sat in an office and thought of every way in which a person can be partly somewhere. But no rule makes anyone open a door. I had a woman who spoke to me for three evenings through the mail slot. On the fourth she passed out her household on the back of a gas bill, six names and ages in a clear hand, and asked me to slide the pencil back to her so that she could add the baby.',
    'The experts will tell you how many people we missed; they have ways of estimating it. I don’t quarrel with them. But an estimate would have given Soto Street a number, and it would have been a decent number, and nobody in it would have had a name. When I handed in my binder there were seven people behind the mail slot, and one uncle in the half.',
    '# Passage B',
    'The Constitution calls for an “actual Enumeration” of the people every ten years, and it is easy to imagine that counting everyone is the surest way to know how many there are. Statisticians learned long ago that it is not. A count has errors, like any other measurement. What is worse, its errors lean to one side. The people whom a census misses are not a random handful. They are, more often than others, renters, small children, people who move, people who live at an address that does not officially exist. After the census of 1990 the Census Bureau itself estimated that it had missed 1.6 percent of the population on balance, and that the rate for Black Americans was more than 4 percent. Since seats and money are handed out by the numbers, those who are missed lose both.',
    'There is a remedy, and it is neither exotic nor new. After the count, send your best interviewers, with ample time, to a sample of blocks chosen by chance. Match what they find, name by name, with what the census found there. The comparison tells you what kinds of people were missed and how often, and the totals can then be corrected. The sample will contain an error of its own, but its size is known, and it does not lean. Given a choice between a figure that is wrong in an unknown direction and one whose uncertainty can be stated, any laboratory would take the second.',
    'In 1999 the Supreme Court held that the law forbids such figures to be used for dividing the seats of the House of Representatives among the states. The ruling turned on the wording of a statute, and it did not call the method unsound. Those who defend the bare count usually appeal to something else, a feeling that a person ought to be counted and not inferred. I understand the feeling. There is dignity in a knock on the door. But the feeling belongs to those who answer it. The family that was not found receives no dignity from the sincerity of the search, and a method that would have given it a share in the total, without knowing its name, is accused of treating people as numbers. They were not numbers before. They were nothing.',
  ],
  questions: [
    {
      id: 'act-reading/actual-enumeration-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'Passage A is mainly concerned with:',
      right: 'how a census taker came to value a count made person by person.',
      wrong: [
        {
          html: 'how a census taker came to find the rules too stiff for real lives.',
          misconception: 'ar-wrong-tone',
          why: 'The uncle seems to defy the rules, but what she says of them is the reverse: “I came to admire them.”',
        },
        {
          html: 'how a census taker came to be answered by people who had hidden.',
          misconception: 'ar-too-narrow',
          why: 'This fits the woman behind the mail slot, but not the uncle, the rules or the closing words about an estimate.',
        },
        {
          html: 'how a census taker came to admire the thought behind the rules.',
          misconception: 'ar-too-narrow',
          why: 'Of the rules she does say “I came to admire them,” but she goes on with “But no rule makes anyone open a door”; the ending is about names.',
        },
      ],
      evidence: ['I was to go to each of them up to six times.', 'There is a rule for the uncle.'],
      explanation:
        '<p class="plan">The whole of Passage A: look for the statement that covers the courtyard, the rules, the mail slot and the last paragraph alike.</p><p>At first she “had thought of the census as arithmetic.” Sent to each address “up to six times” ([[line: I was to go to each of them up to six times]]), she meets the uncle and the woman behind the slot. At the end she sets what she handed in, seven people and one uncle, against an estimate in which “nobody in it would have had a name” ([[line: nobody in it would have had a name]]).</p>',
    },
    {
      id: 'act-reading/actual-enumeration-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'In Passage A, the remark in [[line: A boy told me that his uncle lived in the half, “but he’s not, like, *there* there.”]] mainly serves to show that:',
      right: 'it can be uncertain whether a person lives at an address.',
      wrong: [
        {
          html: 'it can be uncertain which address a door belongs to.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The door marked 1½ is odd, but that stands before the remark, and nobody doubts where the door is; what is asked is where the uncle lived “on that day.”',
        },
        {
          html: 'it can be awkward for a family to say who lives with it.',
          misconception: 'ar-common-sense-over-text',
          why: 'People are often wary of officials, but nothing is hidden here: the boy “thought about it honestly.” It is the facts that are unclear.',
        },
        {
          html: 'it can be a matter of chance who answers for a household.',
          misconception: 'ar-too-weak',
          why: 'A boy happens to answer, and another might say something else; but the question that follows is not who spoke: it is “Was he there on April 1?”',
        },
      ],
      evidence: ['Was he there on April 1?', 'every way in which a person can be partly somewhere'],
      explanation:
        '<p class="plan">An inference about a quotation: ask what problem it gives the writer, and where she later puts a name to it.</p><p>After the remark comes the question: “Was he there on April 1?” ([[line: Was he there on April 1?]]). Later she names the problem: the rules foresee “every way in which a person can be partly somewhere” ([[line: a person can be partly somewhere]]).</p>',
    },
    {
      id: 'act-reading/actual-enumeration-q3',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to Passage A, the woman who spoke through the mail slot gave the names of her household:',
      right: 'on the fourth evening, in writing.',
      wrong: [
        {
          html: 'in writing, on the third evening.',
          misconception: 'ar-half-right',
          why: 'In writing is right, but the three evenings are those of talk; the list came “On the fourth.”',
        },
        {
          html: 'aloud, on the fourth evening.',
          misconception: 'ar-half-right',
          why: 'The evening is right, but nothing is spoken then: she “passed out her household on the back of a gas bill.”',
        },
        {
          html: 'on the third evening, aloud.',
          misconception: 'ar-wrong-part-of-passage',
          why: '“Three evenings through the mail slot” were spent in speaking; but the names came the evening after, and on the back of a bill.',
        },
      ],
      evidence: ['On the fourth she passed out her household on the back of a gas bill'],
      explanation:
        '<p class="plan">A stated detail: find the mail slot and count the evenings.</p><p>She spoke “for three evenings through the mail slot. On the fourth she passed out her household on the back of a gas bill” ([[line: On the fourth she passed out her household]]), names and ages “in a clear hand.” Three evenings went by in talk, so it was the fourth; and what stands on the back of a bill is written.</p>',
    },
    {
      id: 'act-reading/actual-enumeration-q4',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 45,
      text: '',
      stem: 'In Passage B, the statement about errors in [[line: its errors lean to one side]] means that they:',
      right: 'fall more heavily on people who move.',
      wrong: [
        {
          html: 'count people who move in two places.',
          misconception: 'ar-half-right',
          why: 'People who move are on the list, but as people whom a census “misses”; counting twice is not spoken of.',
        },
        {
          html: 'fall more heavily on people in hospitals.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Hospitals are named in Passage A, where there is a rule for people in them; they are not on B’s list of those who are missed.',
        },
        {
          html: 'fall more heavily on people who live alone.',
          misconception: 'ar-outside-the-text',
          why: 'People who live alone may well be harder to find, but they are not on the list of those “whom a census misses.”',
        },
      ],
      evidence: ['The people whom a census misses are not a random handful.'],
      explanation:
        '<p class="plan">A figure in its context: the two sentences that follow explain it.</p><p>“The people whom a census misses are not a random handful” ([[line: are not a random handful]]): they are, “more often than others,” renters, small children, “people who move.” Errors that fall on some groups more than on others lean to one side.</p>',
    },
    {
      id: 'act-reading/actual-enumeration-q5',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'According to Passage B, the method that it recommends takes its first steps after:',
      right: 'the counting of the people has been completed.',
      wrong: [
        {
          html: 'the blocks with the fewest replies have been found.',
          misconception: 'ar-half-right',
          why: 'Blocks are picked, that is right; but they are “chosen by chance,” and nothing is said of how many in them had replied.',
        },
        {
          html: 'the interviewers have been given the census names.',
          misconception: 'ar-half-right',
          why: 'The names of the census do matter, but later: what the interviewers have found for themselves is then matched with them, “name by name.”',
        },
        {
          html: 'an estimate has shown what groups were missed.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'Such an estimate is what the method leads to: “The comparison tells you what kinds of people were missed and how often.”',
        },
      ],
      evidence: ['After the count, send your best interviewers'],
      explanation:
        '<p class="plan">A question of order: find “There is a remedy” and number the steps that follow.</p><p>“After the count, send your best interviewers, with ample time, to a sample of blocks chosen by chance” ([[line: After the count, send your best interviewers]]). The count is the census itself; only when it is over do the interviewers go out, and matching and correcting come after them.</p>',
    },
    {
      id: 'act-reading/actual-enumeration-q6',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'In Passage B, the statement in [[line: it did not call the method unsound]] serves mainly to:',
      right: 'guard against a wrong conclusion from the fact just given.',
      wrong: [
        {
          html: 'show that the fact just given makes little sense.',
          misconception: 'ar-wrong-tone',
          why: 'A law that forbids a sound method may seem absurd; but he finds no fault with the ruling, and says what it “turned on.”',
        },
        {
          html: 'grant a point to those who hold the other view.',
          misconception: 'ar-reversed',
          why: 'The ruling itself is on the side of those who defend the bare count, but this statement takes something from them: the method was not called unsound.',
        },
        {
          html: 'report why others were pleased by the fact just given.',
          misconception: 'ar-quoted-view-for-author',
          why: 'Those who defend the bare count come next, and the ruling helps them; but they “appeal to something else,” and this statement gives them nothing.',
        },
      ],
      evidence: ['The ruling turned on the wording of a statute, and it did not call the method unsound.'],
      explanation:
        '<p class="plan">A function question: ask what a reader might wrongly conclude from the sentence before.</p><p>The Court “held that the law forbids such figures,” which might sound as if the method were bad. “The ruling turned on the wording of a statute, and it did not call the method unsound” ([[line: The ruling turned on the wording of a statute]]). So the reader must not conclude that the science was at fault.</p>',
    },
    {
      id: 'act-reading/actual-enumeration-q7',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Which of the following do both passages treat as something that the census has to deal with?',
      right: 'People whose address is not an official one.',
      wrong: [
        {
          html: 'Seats that are to be divided among the states.',
          misconception: 'ar-one-passage-only',
          why: 'Seats in the House belong to Passage B alone; the enumerator of Passage A speaks of doors and names.',
        },
        {
          html: 'People who speak only through a closed door.',
          misconception: 'ar-one-passage-only',
          why: 'The woman at the mail slot is in Passage A; Passage B has a knock on the door, but no one who answers in this way.',
        },
        {
          html: 'Small children whom their families leave off the form.',
          misconception: 'ar-half-right',
          why: 'Both do mention children, the baby in A and small children in B; but in A the mother adds the baby herself, and B does not say who left them off.',
        },
      ],
      evidence: [
        'people who live at an address that does not officially exist',
        'before a door marked 1 and a door marked 1½. The binder had 1.',
      ],
      explanation:
        '<p class="plan">A comparison: for each option find a place in A and a place in B; one missing place is enough to reject it.</p><p>In A, “The binder had 1,” but there is a second door, 1½ ([[line: before a door marked 1 and a door marked 1½]]). B lists “people who live at an address that does not officially exist” ([[line: an address that does not officially exist]]).</p>',
    },
    {
      id: 'act-reading/actual-enumeration-q8',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.0,
      seconds: 70,
      text: '',
      stem: 'The author of Passage B would most likely respond to the last two sentences of Passage A by saying that:',
      right: 'her search did nothing for the people who were not found.',
      wrong: [
        {
          html: 'her search was too hurried to find everyone on the street.',
          misconception: 'ar-echoed-words',
          why: 'He does ask for interviewers “with ample time,” but for a sample of blocks; nothing he says makes haste the trouble with the count.',
        },
        {
          html: 'an estimate would have found the same people in less time.',
          misconception: 'ar-outside-the-text',
          why: 'It sounds like an argument for estimates, but time and cost are never his argument; he speaks of who is missed and of errors that lean.',
        },
        {
          html: 'an estimate would have given the same people their names.',
          misconception: 'ar-reversed',
          why: 'It would answer her regret, but he grants the opposite: his method gives a family a share in the total “without knowing its name.”',
        },
      ],
      evidence: [
        'The family that was not found receives no dignity from the sincerity of the search',
        'nobody in it would have had a name',
      ],
      explanation:
        '<p class="plan">One author’s answer to another: find where Passage B speaks of feeling, dignity and names.</p><p>A regrets that with an estimate “nobody in it would have had a name” ([[line: nobody in it would have had a name]]). B replies in advance: “The family that was not found receives no dignity from the sincerity of the search” ([[line: receives no dignity from the sincerity of the search]]).</p>',
    },
    {
      id: 'act-reading/actual-enumeration-q9',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 65,
      text: '',
      stem: 'With respect to people who are missed by a census, the two passages differ in that Passage A:',
      right: 'mentions them once, while Passage B is written for their sake.',
      wrong: [
        {
          html: 'makes it the heart of its argument, while Passage B leaves the matter to experts.',
          misconception: 'ar-mixes-up-passages',
          why: 'The halves are exchanged: it is A that says “The experts will tell you,” and B that builds on those who are missed.',
        },
        {
          html: 'leaves them to the experts, while Passage B doubts that anyone can number them.',
          misconception: 'ar-half-right',
          why: 'That A leaves them to experts is right, but B shows how they can be numbered, and even reports an estimate of 1.6 percent.',
        },
        {
          html: 'finds them in the end, while Passage B explains why they are not found.',
          misconception: 'ar-half-right',
          why: 'She does find some behind a mail slot, but she grants that others were missed, “how many people we missed”; they are not found.',
        },
      ],
      evidence: [
        'The experts will tell you how many people we missed; they have ways of estimating it. I don’t quarrel with them.',
      ],
      explanation:
        '<p class="plan">A comparison: find the one sentence in A about people who were missed, then ask how much of B is about them.</p><p>A: “The experts will tell you how many people we missed; they have ways of estimating it. I don’t quarrel with them” ([[line: The experts will tell you how many people we missed]]). B’s whole case, from the 1.6 percent to the last sentence, is about them.</p>',
    },
    {
      id: 'act-reading/actual-enumeration-q10',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'Which of the following claims in Passage B is offered as the writer’s judgment and not as a matter of record?',
      right: 'A sampled figure would be preferred by any laboratory.',
      wrong: [
        {
          html: 'The census of 1990 missed some groups more than others.',
          misconception: 'ar-quoted-view-for-author',
          why: 'It helps his argument, so it may look like his own judgment; but he only reports it, as the Census Bureau’s estimate, with two percentages.',
        },
        {
          html: 'The Court’s ruling did not find fault with the method.',
          misconception: 'ar-true-but-not-asked',
          why: 'It helps his argument, so it may look like his own view; but what a ruling “did not call” unsound can be looked up in the ruling.',
        },
        {
          html: 'The Supreme Court ruled in 1999 on the use of such figures.',
          misconception: 'ar-true-but-not-asked',
          why: 'The sentence gives a year, a court and what it held; these are matters of record, whatever the writer thinks of them.',
        },
      ],
      evidence: [
        'Given a choice between a figure that is wrong in an unknown direction and one whose uncertainty can be stated, any laboratory would take the second.',
      ],
      explanation:
        '<p class="plan">Fact or judgment: for each option ask whether one could look it up, or whether the writer had to decide it himself.</p><p>“Given a choice between a figure that is wrong in an unknown direction and one whose uncertainty can be stated, any laboratory would take the second” ([[line: any laboratory would take the second]]). No record is cited; it is what the writer thinks any laboratory would do. The other three can be looked up.</p>',
    },
  ],
}
