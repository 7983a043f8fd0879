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
      right: 'respect the way in which it was ordered.',
      wrong: [
        {
          html: 'learn the letters before they made use of it.',
          misconception: 'ar-half-right',
          why: 'He did explain how the order works, letter by letter; but what he begged of the reader was not to despise it.',
        },
        {
          html: 'pardon the words that might be missing.',
          misconception: 'ar-outside-the-text',
          why: 'Authors of large works often ask for this, but what he begged was that they should “not despise” the order.',
        },
        {
          html: 'respect the authors from whom it was drawn.',
          misconception: 'ar-half-right',
          why: 'They were asked to respect something, but not the authors: what he begged them “not to despise” was the order, over which he had taken great trouble.',
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
      right: 'it paid no heed to rank.',
      wrong: [
        {
          html: 'it was slow to be learned.',
          misconception: 'ar-common-sense-over-text',
          why: 'Balbi did have to explain it, but the reason for despising it is given next: it ignored what ranked first.',
        },
        {
          html: 'it parted words of one family.',
          misconception: 'ar-outside-the-text',
          why: 'That is so in some dictionaries, but the compilers here thought of God, angels and men: of rank.',
        },
        {
          html: 'it gave no hint of what was useful.',
          misconception: 'ar-half-right',
          why: 'That a first letter says nothing about the thing is right, but use was not their measure: they “put first what ranked first.”',
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
      right: 'thing without a reason.',
      wrong: [
        {
          html: 'thing that does harm.',
          misconception: 'ar-first-meaning',
          why: 'An accident often does harm, but no harm is done by a first letter; it is just not a reason.',
        },
        {
          html: 'thing not foreseen.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'What happens by accident is unforeseen, but a first letter is known beforehand; it has nothing to do with the thing.',
        },
        {
          html: 'thing done carelessly.',
          misconception: 'ar-half-right',
          why: 'Such an order “seemed to be declining to think,” so carelessness is near; but the letter itself only happens to be what it is.',
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
      stem: 'The writer brings in a second group of scholars in [[line: psychologists put them in the order of who did most]] mainly to:',
      right: 'give the results for economists a second case that they can be compared with.',
      wrong: [
        {
          html: 'hint that an order by work done gives less offense than an order by letters.',
          misconception: 'ar-content-for-function',
          why: 'The order by “who did most” may well look fairer, but offense is not weighed here; what counts is what was found in each field.',
        },
        {
          html: 'account for the finding that a late name costs more in the higher departments.',
          misconception: 'ar-half-right',
          why: 'That finding does stand in these lines, “more so the higher the department stood,” but it is about economists, and nothing explains it.',
        },
        {
          html: 'suggest that a field may change its custom once the cost has been counted.',
          misconception: 'ar-outside-the-text',
          why: 'A count did change the custom at Harmon Street; but of neither field is it said that it ever altered its way of listing names.',
        },
      ],
      evidence: ['In psychology they found nothing of the kind. It was the same alphabet in both.'],
      explanation:
        '<p class="plan">A function question: read on to the two short sentences at the end of the paragraph.</p><p>“In psychology they found nothing of the kind. It was the same alphabet in both” ([[line: It was the same alphabet in both]]). The second field is there to be held against the first: where the custom differs, the effect is missing, so it must be the listing that does it.</p>',
    },
    {
      id: 'act-reading/a-before-b-q5',
      skill: 'ar-argument-evidence',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'According to the table, how did the middle group, H to P, fare when the order was turned around?',
      right: 'About as it had before',
      wrong: [
        {
          html: 'Better than it had before',
          misconception: 'ar-compares-wrongly',
          why: 'One might expect the middle to gain, but 61% in the fall stands beside 59% in the spring.',
        },
        {
          html: 'Much worse than before',
          misconception: 'ar-misreads-figure',
          why: 'A fall from 84% to 39% is in the row above; the middle row goes only from 61% to 59%.',
        },
        {
          html: 'Better than both others',
          misconception: 'ar-wrong-column',
          why: 'In neither column is the middle highest: 84% is above 61% in the fall, and 85% above 59% in the spring.',
        },
      ],
      evidence: ['61%', '59%'],
      explanation:
        '<p class="plan">A question on the table: find the middle row, and compare its second column with its third.</p><p>The row H to P has 61% in the fall and 59% in the spring: nearly the same, while the other two groups changed places (84% to 39%, and 38% to 85%).</p>',
    },
    {
      id: 'act-reading/a-before-b-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Taken together, the numbers in the table best support the claim that calling the roll from the bottom up:',
      right: 'moved the advantage to the other end.',
      wrong: [
        {
          html: 'made the advantage of one end smaller.',
          misconception: 'ar-common-sense-over-text',
          why: 'That would be the hope in a change, but the gap is as wide as before: 39% and 85%, after 84% and 38%.',
        },
        {
          html: 'gave more pupils what they wanted.',
          misconception: 'ar-compares-wrongly',
          why: 'Only the bottom group’s share rose; the top one’s fell as far, so that the school’s share is the same.',
        },
        {
          html: 'helped those in the middle the most.',
          misconception: 'ar-misreads-figure',
          why: 'The middle row has 61% and 59%: hardly a change, while the ends changed places.',
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
      stem: 'Mrs. Reyes’s reply in [[line: the alphabet was a raffle too, only that it had been held once, before anyone was born, and that the same people had been collecting on it ever since]] implies that under the old way:',
      right: 'the same pupils had been lucky every time.',
      wrong: [
        {
          html: 'a few pupils had been lucky every time.',
          misconception: 'ar-half-right',
          why: 'Luck did stay with the same ones, but they were a third of the school, from A to G, not a few.',
        },
        {
          html: 'no pupil could tell how the luck would fall.',
          misconception: 'ar-reversed',
          why: 'In most raffles nobody can tell, but this one “had been held once,” before they were born, and the same people kept winning.',
        },
        {
          html: 'no pupil had known that luck was in it.',
          misconception: 'ar-extreme-wording',
          why: 'Those at the front had not, and those at the end took it for the weather; but one girl did ask, and the reply is about who collects.',
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
      right: 'agreement with their wish for a reason.',
      wrong: [
        {
          html: 'approval of their respect for rank.',
          misconception: 'ar-half-right',
          why: 'They did hold by rank, but what he grants them is more general: “an order ought to have a reason.”',
        },
        {
          html: 'regret that they did not see its use.',
          misconception: 'ar-wrong-tone',
          why: 'He praises the alphabet for finding things, but of those readers he says that they were “not altogether wrong.”',
        },
        {
          html: 'pity that they were so slow to change.',
          misconception: 'ar-wrong-tone',
          why: 'Their order did lose in the end, but no word of his pities them: he says that they “were not altogether wrong.”',
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
      right: 'right for finding things, but not for sharing them out.',
      wrong: [
        {
          html: 'unfair by nature, but easier to accept than rank.',
          misconception: 'ar-half-right',
          why: 'It is easier to accept, since “nobody can take offense at it”; but it is “neutral in the making,” and for finding things the author has no complaint.',
        },
        {
          html: 'fair by design, but unfair once names are involved.',
          misconception: 'ar-too-narrow',
          why: 'Names are in two of the cases, but the essay ends with a difference of uses: finding, and giving out.',
        },
        {
          html: 'better than rank, but no longer worth defending.',
          misconception: 'ar-reversed',
          why: 'For finding a thing he knows “of nothing better than the alphabet”; that is a defense.',
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
