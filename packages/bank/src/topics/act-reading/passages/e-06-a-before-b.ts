import { type Passage, table } from '#kit'

export const passage: Passage = {
  id: 'act-reading/a-before-b',
  kind: 'Social Science',
  title: 'A Before B',
  description:
    'This passage is from the essay “A Before B” by Julian Fairweather (2018). The table belongs to the essay. The author, the school, its secretary and her counts are invented; Giovanni Balbi and the study of 2006 are not.',
  paragraphs: [
    'In 1286, in Genoa, a friar named Giovanni Balbi finished a large dictionary of Latin, and found that he had to explain to his readers how to look things up in it. He would treat *amo* before *bibo*, he wrote, because A is the first letter of the one and B of the other, and *abeo* before *adeo*, because B comes before D. He had gone to great trouble over this, and he begged the reader not to despise it.',
    'Why should anyone have despised it? Because to arrange things by their first letters was to arrange them by an accident. Compilers of that age put first what ranked first. A book about the world began with God and went down by way of angels and men to stones; a list of tenants began with the one who held most land. Whoever set angels ahead of God, for the sake of a letter, seemed to be declining to think. The alphabet won in the end for that very reason. It has no opinion. Each of us can find the place that is ours, and nobody can take offense at it. This is the usual account of the matter, and I have no quarrel with it as far as it goes.',
    'But what is neutral in the making need not be neutral in use. A list is read from the top. Those at the top are met while the reader is fresh and while there are places left. When economists write a paper together, it is their custom to put the names in alphabetical order; psychologists put them in the order of who did most. In 2006 two economists, Liran Einav and Leeat Yariv, reported that in the leading American departments of economics, people whose names came early in the alphabet were more likely to be tenured, and more so the higher the department stood. In psychology they found nothing of the kind. It was the same alphabet in both.',
    'I came across a plainer case at Harmon Street, a public school with three hundred pupils. Every term they signed up for one elective each. For twenty years the secretary, Odette Reyes, had called the roll in the gymnasium, and as each name was called, its owner walked up and signed a sheet, until that sheet was full. In the fall of 2013 a girl named Zamora, who had asked for pottery three times and was now in bookkeeping for the third time, inquired at the office how many Zamoras had ever been in pottery. Mrs. Reyes thought it a rude question. Then she looked, and there had been none. So she counted that fall’s sheets, and in the spring she called the roll from the bottom up, and counted again. The results are in the table.',
    'What interests me most is not in it. In twenty years of the old way, Mrs. Reyes had not had one complaint. In the first week of the new way she had fourteen, all from pupils whose names began with the letters from A to G, or from their parents. They said that it was unfair. “And it was,” she told me. “It was exactly as unfair as it had been the term before.” The pupils at the end of the roll had taken their luck for the weather. Those at the front had taken theirs for nothing at all; they learned that they had had it on the day when it was gone.',
    'She has since used numbers drawn from a bag. The principal does not care for it. It takes longer, he says, and it looks like a raffle. Mrs. Reyes’s reply is that the alphabet was a raffle too, only that it had been held once, before anyone was born, and that the same people had been collecting on it ever since.',
    'I would add a word for the readers whom Balbi feared. They believed that an order ought to have a reason, and they were not altogether wrong. If I want to find a thing that has its place already, I know of nothing better than the alphabet. It is when places are being given out that one should ask what A has done for us.',
  ],
  figure: table(
    ['First letter of name', 'Fall: roll called from A to Z', 'Spring: roll called from Z to A'],
    [
      ['A to G', '84%', '39%'],
      ['H to P', '61%', '59%'],
      ['Q to Z', '38%', '85%'],
    ],
    'Pupils at Harmon Street who got the elective they wanted most (about 100 in each group)',
  ),
  questions: [
    {
      id: 'act-reading/a-before-b-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to the passage, Balbi asked the readers of his dictionary to:',
      right: 'think well of the order in which it was arranged.',
      wrong: [
        {
          html: 'hold in honor the Latin authors whom it quoted.',
          misconception: 'ar-half-right',
          why: 'He did plead for something in his book, but it was the order on which he “had gone to great trouble”; no authors are mentioned.',
        },
        {
          html: 'learn the letters before they tried to make use of it.',
          misconception: 'ar-common-sense-over-text',
          why: 'He does explain which letter comes first, but as the reason for an order; he asks his readers for respect and not for study.',
        },
        {
          html: 'send him the words which they had looked for in vain.',
          misconception: 'ar-outside-the-text',
          why: 'A maker of dictionaries might well ask for this, but nothing of the kind is reported here.',
        },
      ],
      evidence: ['he begged the reader not to despise it'],
      explanation:
        '<p class="plan">A stated detail: read the last sentence of the first paragraph.</p><p>“He had gone to great trouble over this, and he begged the reader not to despise it” ([[line: he begged the reader not to despise it]]). “This” is the order from A on. “Not to despise it” is a modest way to ask that it be thought well of.</p>',
    },
    {
      id: 'act-reading/a-before-b-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'According to the passage, compilers of Balbi’s age kept away from alphabetical order because:',
      right: 'it took no account of rank.',
      wrong: [
        {
          html: 'it was hard for readers to learn.',
          misconception: 'ar-common-sense-over-text',
          why: 'Balbi did have to explain it, which makes it look hard; but the objection was that it meant “declining to think.”',
        },
        {
          html: 'it put men ahead of angels.',
          misconception: 'ar-half-right',
          why: 'Something was put ahead of its better, but the example is angels ahead of God; and it stands for any order by letters.',
        },
        {
          html: 'it kept like words far apart.',
          misconception: 'ar-outside-the-text',
          why: 'Related words do get separated in a dictionary, but the passage does not raise this; it speaks of God, angels and landholders.',
        },
      ],
      evidence: ['Compilers of that age put first what ranked first.'],
      explanation:
        '<p class="plan">A cause: the second paragraph asks the question itself; read its answer.</p><p>“Compilers of that age put first what ranked first” ([[line: Compilers of that age put first what ranked first]]). An order by letters ignored that. God before angels, the largest holder before the small ones: letters mix all of these, and that is why the order seemed to be an accident.</p>',
    },
    {
      id: 'act-reading/a-before-b-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: was to arrange them by an accident]], the word <em>accident</em> most nearly means:',
      right: 'matter of chance.',
      wrong: [
        {
          html: 'harmful event.',
          misconception: 'ar-first-meaning',
          why: 'An accident is first of all a mishap, but no harm is done by the letter with which a word begins.',
        },
        {
          html: 'careless error.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'What happens by accident may be a mistake; but the order was made with “great trouble,” and it is the letters that could have been others.',
        },
        {
          html: 'slight to others.',
          misconception: 'ar-mood-for-meaning',
          why: 'Readers did take it for a kind of insult, and that is the mood; but the word says that a first letter is there by luck.',
        },
      ],
      evidence: ['Compilers of that age put first what ranked first.'],
      explanation:
        '<p class="plan">A word in context: compare the first letter of a thing with its rank; which of the two belongs to the thing?</p><p>Rank was thought to belong to the thing. The letter its name begins with does not; it happens to be so: a matter of chance ([[line: to arrange things by their first letters]]).</p>',
    },
    {
      id: 'act-reading/a-before-b-q4',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The writer brings in psychologists ([[line: psychologists put them in the order of who did most]]) mainly to:',
      right: 'show that the effect comes from a custom and not from names.',
      wrong: [
        {
          html: 'show that credit is given more justly there than elsewhere.',
          misconception: 'ar-wrong-tone',
          why: 'To put first who did most sounds just, but the writer does not praise it; he needs a field in which the names are listed otherwise.',
        },
        {
          html: 'show that such an effect is found in more fields than one.',
          misconception: 'ar-reversed',
          why: 'A second field often serves as a second proof, but in psychology “they found nothing of the kind,” so it is a field without the effect.',
        },
        {
          html: 'show that names count for less where many work together.',
          misconception: 'ar-outside-the-text',
          why: 'Papers in both fields do have several authors, but that it matters how many work together is not said; the fields differ in how they list the names.',
        },
      ],
      evidence: ['In psychology they found nothing of the kind. It was the same alphabet in both.'],
      explanation:
        '<p class="plan">A function question: read the two short sentences at the end of the paragraph.</p><p>“In psychology they found nothing of the kind. It was the same alphabet in both” ([[line: It was the same alphabet in both]]). What differs is the way of listing, so it must be the listing that does it.</p>',
    },
    {
      id: 'act-reading/a-before-b-q5',
      skill: 'ar-argument-evidence',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'According to the table, which group’s share changed least between fall and spring?',
      right: 'H to P',
      wrong: [
        {
          html: 'A to G',
          misconception: 'ar-misreads-figure',
          why: 'This group’s share fell from 84% to 39%, by more than forty points; look for a row with two numbers that are nearly equal.',
        },
        {
          html: 'Q to Z',
          misconception: 'ar-compares-wrongly',
          why: 'Here 38% became 85%. It is the largest change of the three, though it is a rise.',
        },
        {
          html: 'All alike',
          misconception: 'ar-wrong-column',
          why: 'Down each column there are differences of a like size, twenty points or more; but the question is about what changed across a row.',
        },
      ],
      evidence: ['61%', '59%'],
      explanation:
        '<p class="plan">A question on the table: for each row, compare the second column with the third.</p><p>From fall to spring, A to G went from 84% to 39%, Q to Z from 38% to 85%, and H to P from 61% to 59%.</p>',
    },
    {
      id: 'act-reading/a-before-b-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Taken together, the numbers in the table best support the claim that calling the roll from the bottom up:',
      right: 'moved an advantage from one end of it to the other.',
      wrong: [
        {
          html: 'reduced the advantage that one end had over the other.',
          misconception: 'ar-half-right',
          why: 'One end did lose its advantage, but the other gained one of the same size: 85% against 39%, where it had been 84% against 38%.',
        },
        {
          html: 'raised the share of pupils who got their first choice.',
          misconception: 'ar-compares-wrongly',
          why: 'What Q to Z gained, A to G lost; with groups of equal size the total stayed where it was.',
        },
        {
          html: 'gave pupils in the middle what those at the ends lost.',
          misconception: 'ar-compares-wrongly',
          why: 'The middle group had 61% and then 59%; it gained nothing at all from either end.',
        },
      ],
      evidence: ['84%', '85%'],
      explanation:
        '<p class="plan">Table and claim: compare the first row with the last, in both columns.</p><p>In the fall A to G had 84% and Q to Z 38%; in the spring it was 39% and 85%. The gap is the same, and lies the other way.</p>',
    },
    {
      id: 'act-reading/a-before-b-q7',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.8,
      seconds: 60,
      text: '',
      stem: 'Mrs. Reyes’s remark that the alphabet “was a raffle too” ([[line: the alphabet was a raffle too]]) implies that under the old way:',
      right: 'one stroke of luck had been paying out again and again.',
      wrong: [
        {
          html: 'a new stroke of luck had decided the matter every term.',
          misconception: 'ar-half-right',
          why: 'Luck decided it, but it was no new luck: the raffle “had been held once,” and the same people kept winning.',
        },
        {
          html: 'luck had in the end come around to nearly everyone.',
          misconception: 'ar-reversed',
          why: 'One might expect it to even out, but not a single Zamora had got into pottery.',
        },
        {
          html: 'the order of the letters had at first been drawn by lot.',
          misconception: 'ar-literal-for-figurative',
          why: 'The raffle is a figure of speech for being given one’s name; nothing is said of how the letters got their order.',
        },
      ],
      evidence: ['the same people had been collecting on it ever since'],
      explanation:
        '<p class="plan">An inference: read what she says of when the raffle was held, and of who has been collecting.</p><p>It “had been held once, before anyone was born,” and “the same people had been collecting on it ever since” ([[line: had been collecting on it ever since]]). A raffle is luck; “held once” is a single stroke of it, and “collecting … ever since” says that it goes on paying.</p>',
    },
    {
      id: 'act-reading/a-before-b-q8',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'In the last paragraph, the writer’s attitude toward the readers whom Balbi feared can best be described as:',
      right: 'partly agreeing, since they wanted an order to have a reason.',
      wrong: [
        {
          html: 'partly agreeing, since they saw how slow the order would be.',
          misconception: 'ar-half-right',
          why: 'Partly he does agree; but slowness is what the principal says of the bag, and the alphabet is quick for finding things.',
        },
        {
          html: 'plainly scornful, since they held rank to be a fit reason.',
          misconception: 'ar-wrong-tone',
          why: 'He does not share their ranks, but there is no scorn: “they were not altogether wrong.”',
        },
        {
          html: 'plainly scornful, since they did not see what A had done.',
          misconception: 'ar-reversed',
          why: 'The joke about A sounds like scorn, but that one should ask what A has done is his own closing thought, and it takes their side.',
        },
      ],
      evidence: ['They believed that an order ought to have a reason, and they were not altogether wrong.'],
      explanation:
        '<p class="plan">A question of attitude: find “not altogether wrong” and what it refers to.</p><p>“They believed that an order ought to have a reason, and they were not altogether wrong” ([[line: they were not altogether wrong]]). “Not altogether wrong” is partly right, and what they are right about stands in the same sentence: an order ought to have a reason.</p>',
    },
    {
      id: 'act-reading/a-before-b-q9',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The main point of the passage is that alphabetical order is:',
      right: 'fit for finding things, but not for giving them out.',
      wrong: [
        {
          html: 'fit for giving things out, but not for finding them.',
          misconception: 'ar-reversed',
          why: 'Finding and giving out are the right pair, but the last paragraph has them the other way around: for finding, he knows “of nothing better than the alphabet.”',
        },
        {
          html: 'neutral, and therefore fair in whatever it is used for.',
          misconception: 'ar-quoted-view-for-author',
          why: 'That it offends nobody is “the usual account”; he goes on to say that it “need not be neutral in use.”',
        },
        {
          html: 'unfair, and noticed by those whom it has put at the end.',
          misconception: 'ar-too-narrow',
          why: 'It was a girl named Zamora who asked, but those at the end had mostly taken it “for the weather,” and this is one case.',
        },
      ],
      evidence: [
        'If I want to find a thing that has its place already, I know of nothing better than the alphabet. It is when places are being given out that one should ask what A has done for us.',
      ],
      explanation:
        '<p class="plan">The main point: the last two sentences set two uses of the alphabet side by side.</p><p>For a thing that has its place, “I know of nothing better than the alphabet. It is when places are being given out” that he objects ([[line: It is when places are being given out]]).</p>',
    },
  ],
}
