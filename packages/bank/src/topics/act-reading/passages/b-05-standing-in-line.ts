import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/standing-in-line',
  kind: 'Social Science',
  title: 'Standing in Line',
  description:
    'Passage A is from the essay “The List” by Halina Wrońska (2012). Passage B is from the article “The Wrong Ruler” by Desmond Achterberg (2018). Authors and sources are invented.',
  paragraphs: [
    '# Passage A',
    'In the Poland of the early 1980s, a rumor of washing machines could fill a street. People joined a line first and asked afterward what was at the end of it. What interests me is not the shortage, which economists have explained, but the line itself, which nobody designed and which worked better than the shop.',
    'It began with a list. Someone, usually a retired person with a firm voice, wrote down the names of those present in a school notebook, with numbers. Now it was possible to go home. But a list that asks nothing soon fills with ghosts, and so there were roll calls: at six in the evening, at midnight, at five in the morning. Whoever failed to answer was struck out. A committee kept the notebook and saw to it that the committee’s friends were struck out like everyone else.',
    'Around this hard core grew customs. You might leave to fetch a child if you told the person behind you, who became your witness. A neighbor could answer for you once, not twice. Mothers with infants and people with disabilities were entitled by law to go ahead, and a second line formed for them; the ordinary line, which grumbled at everything, seldom grumbled at that, though it did notice when the same baby came by a third time in different arms. There were even professional standers, pensioners mostly, who for a fee would wait in your place. They were looked down on a little, but they were not thrown out. They *had* stood, after all; standing was the price, and somebody had paid it.',
    'I would not wish those years on anyone. Yet when I hear it said that people behave only because they are watched from above, I think of that notebook. No policeman guarded it. It had no force in law. Strangers, cold and cross, had made a small republic on a sidewalk, with a register, elections of a kind, and the right of appeal, and it lasted until the doors opened.',
    '# Passage B',
    'Engineers who study waiting have known for decades that minutes are not what people mind. When travelers at the Houston airport complained about the wait for their luggage, and hiring more handlers did not quiet them, the airport moved the arrival gates farther from the carousels. People now walked for most of the time that they had spent standing, and the complaints all but stopped. Nothing had become faster.',
    'What people do mind is being overtaken. This is why banks and airports have gathered their separate lines into one long snake. With a single line the average wait hardly changes, but no one who came after you can be served before you, and customers will put up with a longer wait for the sake of that guarantee. First come, first served: children enforce it at the slide before they can tell time.',
    'It is so simple a rule that we forget to ask what it measures. It measures arrival, and nothing else. That is harmless at a slide. But consider a clinic that gives out its twenty free appointments each morning to the first twenty in line. By seven o’clock the street is full, and to a passing eye the scene is perfectly fair: nobody pushes. Yet look at who is there. Those who can stand for two hours on a weekday are people without small children, without an early shift, without a bad hip. The clinic has not avoided choosing its patients. It has only let the clock choose for it.',
    'A hospital’s emergency room does otherwise. There the ninth to arrive may be seen first, and the rest, once they understand why, rarely object. When there is no telling one need from another, a lottery can be fairer than a line, since luck, unlike leisure, is dealt out evenly. Schools with more applicants than desks have learned this.',
    'I do not propose to abolish the line. For tickets, bread, and the slide it will do nicely. But a ruler is only as good as the reason for measuring length, and we reach for this one because it lies nearest to hand. When someone says, “I was here first,” the answer that fairness requires is sometimes “Yes,” and sometimes “Yes; and who could not be here at all?”',
  ],
  questions: [
    {
      id: 'act-reading/standing-in-line-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'The main point of Passage A is that the Polish lines of the early 1980s:',
      right: 'were orderly in a way of their own.',
      wrong: [
        {
          html: 'prepared people for a republic.',
          misconception: 'ar-outside-the-text',
          why: 'The “small republic on a sidewalk” is a figure for the line itself; of what people did after those years the passage says nothing.',
        },
        {
          html: 'were orderly where people were neighbors.',
          misconception: 'ar-common-sense-over-text',
          why: 'Neighbors do keep an eye on each other, and one could “answer for you once”; but those who made the order were “Strangers, cold and cross.”',
        },
        {
          html: 'gave time a price for those who had some.',
          misconception: 'ar-too-narrow',
          why: 'The professional standers did sell their time; but they are one custom among several, “Around this hard core.”',
        },
      ],
      evidence: [
        'which nobody designed and which worked better than the shop',
        'Strangers, cold and cross, had made a small republic on a sidewalk',
      ],
      explanation:
        '<p class="plan">The main point of Passage A: compare what its first paragraph says of the line with its last sentences.</p><p>The line is a thing “which nobody designed and which worked better than the shop,” and at the end “strangers, cold and cross, had made a small republic on a sidewalk.” Nobody gave the people their list, roll calls, and customs: they made and kept these rules themselves.</p>',
    },
    {
      id: 'act-reading/standing-in-line-q2',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: a list that asks nothing soon fills with ghosts]], the word <em>ghosts</em> most nearly refers to people who:',
      right: 'were on the list but no longer came.',
      wrong: [
        {
          html: 'had been put down under two names.',
          misconception: 'ar-half-right',
          why: 'A false name on the list would be a kind of ghost too; but roll calls are held against those who fail “to answer.”',
        },
        {
          html: 'had others come in their place.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Neighbors and paid standers do come up; but in the next paragraph, and they did answer at the roll call.',
        },
        {
          html: 'were forgotten when it was drawn up.',
          misconception: 'ar-outside-the-text',
          why: 'Such people would be missing from the list; but the list “fills with” ghosts, so their names are on it.',
        },
      ],
      evidence: [
        'But a list that asks nothing soon fills with ghosts, and so there were roll calls',
        'Whoever failed to answer was struck out.',
      ],
      explanation:
        '<p class="plan">A word in context: the cure for ghosts comes in the next clause; what does a roll call find out?</p><p>The cure for ghosts is the roll call, at which “whoever failed to answer was struck out”: ghosts are names on paper whose owners have gone away.</p>',
    },
    {
      id: 'act-reading/standing-in-line-q3',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.9,
      seconds: 45,
      text: '',
      stem: 'According to Passage A, the professional standers were tolerated because:',
      right: 'they spent the time that was asked.',
      wrong: [
        {
          html: 'they were old and needed the fee.',
          misconception: 'ar-common-sense-over-text',
          why: 'They were “pensioners mostly,” and one may feel for them; but the reason that follows is that they “had” stood.',
        },
        {
          html: 'they helped to keep order in the line.',
          misconception: 'ar-outside-the-text',
          why: 'A line like that needed order; but the notebook was kept by a committee, and all that speaks for the standers is that they “had” stood.',
        },
        {
          html: 'they took a place only for friends.',
          misconception: 'ar-half-right',
          why: 'They did take the places of others, as friends may; but “for a fee,” and for anyone who paid.',
        },
      ],
      evidence: ['standing was the price, and somebody had paid it.'],
      explanation:
        '<p class="plan">A stated cause: find the standers, and the sentence with “after all.”</p><p>“They had stood, after all; standing was the price, and somebody had paid it.” The price of a place was time on one’s feet, and these people had paid it as the others had, though for somebody else.</p>',
    },
    {
      id: 'act-reading/standing-in-line-q4',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The author of Passage A most likely mentions the baby ([[line: when the same baby came by a third time in different arms]]) in order to suggest that:',
      right: 'a privilege was misused at times.',
      wrong: [
        {
          html: 'a rule was kept even by cross people.',
          misconception: 'ar-half-right',
          why: 'People who “grumbled at everything” did keep this rule; but the sentence turns with “though,” and the baby shows how the rule could be abused.',
        },
        {
          html: 'the line disliked the law for mothers.',
          misconception: 'ar-half-right',
          why: 'It “grumbled at everything,” that is true; but “seldom” at this law, and the baby is an exception.',
        },
        {
          html: 'a wait went on for hours at a time.',
          misconception: 'ar-true-but-not-asked',
          why: 'The waits were long, with roll calls through the night; but three times in different arms tells of something else than time.',
        },
      ],
      evidence: ['though it did notice when the same baby came by a third time in different arms'],
      explanation:
        '<p class="plan">A function question: why would one baby come by three times, in different arms?</p><p>The same baby “in different arms” means that people borrowed it to join the favored line, and the line “did notice.”</p>',
    },
    {
      id: 'act-reading/standing-in-line-q5',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -1,
      seconds: 45,
      text: '',
      stem: 'According to Passage B, gathering separate lines into one had the effect of:',
      right: 'leaving the average wait about the same.',
      wrong: [
        {
          html: 'making the average wait somewhat longer.',
          misconception: 'ar-half-right',
          why: 'People “will put up with a longer wait” for the sake of fairness; but that is what they would bear, and in fact “the average wait hardly changes.”',
        },
        {
          html: 'making people walk where they had stood.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'In Houston people came to walk, but because the gates were moved; the snake has nothing to do with that.',
        },
        {
          html: 'making the longest of the waits shorter.',
          misconception: 'ar-common-sense-over-text',
          why: 'A single line may well even out the waits; but the passage says nothing of the longest one, only that “the average wait hardly changes.”',
        },
      ],
      evidence: ['With a single line the average wait hardly changes'],
      explanation:
        '<p class="plan">A stated detail: find the snake and read the sentence after it.</p><p>“With a single line the average wait hardly changes, but no one who came after you can be served before you” ([[line: With a single line the average wait hardly changes]]). What hardly changes stays about the same; the single line makes the order fair, and does not save time.</p>',
    },
    {
      id: 'act-reading/standing-in-line-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 65,
      text: '',
      stem: 'In Passage B, the single line that banks and airports have formed is offered as evidence that people in a line:',
      right: 'do not like others to get ahead of them.',
      wrong: [
        {
          html: 'are served sooner in one line than in several.',
          misconception: 'ar-common-sense-over-text',
          why: 'One line looks like the quicker way, but here “the average wait hardly changes,” and customers even put up with a longer one.',
        },
        {
          html: 'dislike having to choose where to stand.',
          misconception: 'ar-outside-the-text',
          why: 'With one line there is indeed nothing to choose, and some may like that; but the passage gives another reason, a guarantee about those who come later.',
        },
        {
          html: 'judge their wait by the length of the line.',
          misconception: 'ar-outside-the-text',
          why: 'One long snake does look worse than short lines, so it might be judged by its length; but nobody is said to do that here.',
        },
      ],
      evidence: ['What people do mind is being overtaken.', 'no one who came after you can be served before you'],
      explanation:
        '<p class="plan">Evidence for a claim: find the long snake, and read the sentence at the head of its paragraph.</p><p>“What people do mind is being overtaken. This is why banks and airports have gathered their separate lines into one long snake” ([[line: What people do mind is being overtaken]]). In it “no one who came after you can be served before you”; that guarantee is what they wait longer for.</p>',
    },
    {
      id: 'act-reading/standing-in-line-q7',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'It can reasonably be inferred that the author of Passage B would prefer a lottery to a line in cases where:',
      right: 'one need looks as great as another.',
      wrong: [
        {
          html: 'those in need have come too late.',
          misconception: 'ar-half-right',
          why: 'A line does fail those who cannot come early; but where a need can be told, the author would go by the need, as an emergency room does.',
        },
        {
          html: 'people mind being overtaken by others.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Being overtaken is what people do mind, we read earlier; but a lottery overtakes many, so it is no cure for that.',
        },
        {
          html: 'officials might favor people they know.',
          misconception: 'ar-outside-the-text',
          why: 'Lotteries are often praised for that; but officials are not mentioned, and what luck is set against is “leisure.”',
        },
      ],
      evidence: ['When there is no telling one need from another, a lottery can be fairer than a line'],
      explanation:
        '<p class="plan">An inference: find the lottery and the clause that begins with “When.”</p><p>“When there is no telling one need from another, a lottery can be fairer than a line, since luck, unlike leisure, is dealt out evenly” ([[line: When there is no telling one need from another]]). Where needs can be told apart, need decides, as in the emergency room.</p>',
    },
    {
      id: 'act-reading/standing-in-line-q8',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 65,
      text: '',
      stem: 'Both passages make the point that people who are waiting:',
      right: 'will accept that someone with a special need goes first.',
      wrong: [
        {
          html: 'care more about being overtaken than about the minutes.',
          misconception: 'ar-one-passage-only',
          why: 'It is stated plainly, but in Passage B only; Passage A does not speak of being overtaken.',
        },
        {
          html: 'will make rules and keep them with nobody in charge of them.',
          misconception: 'ar-one-passage-only',
          why: 'This is the subject of Passage A; the lines in Passage B are mostly arranged by banks, airports, or clinics, and it makes no such point.',
        },
        {
          html: 'object to any exception that is made to the order of arrival.',
          misconception: 'ar-reversed',
          why: 'Order of arrival matters in both, but both say the opposite about exceptions: people accept them for mothers with infants and for emergency patients.',
        },
      ],
      evidence: [
        'the ordinary line, which grumbled at everything, seldom grumbled at that',
        'There the ninth to arrive may be seen first, and the rest, once they understand why, rarely object.',
      ],
      explanation:
        '<p class="plan">A comparison: for each option find a place in A and a place in B.</p><p>In Passage A the line “seldom grumbled” at the law for mothers and people with disabilities; in Passage B the others “rarely object” when an emergency patient is seen first.</p>',
    },
    {
      id: 'act-reading/standing-in-line-q9',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.1,
      seconds: 70,
      text: '',
      stem: 'The author of Passage B would most likely respond to the account of the line in Passage A by asking:',
      right: 'who had been kept from taking part in it.',
      wrong: [
        {
          html: 'who had given it a right to make rules.',
          misconception: 'ar-mixes-up-passages',
          why: 'That it “had no force in law” is A’s remark, and A is pleased by it; but B never asks who makes a rule, only what it measures.',
        },
        {
          html: 'who had gained by keeping the notebook.',
          misconception: 'ar-swaps-people',
          why: 'Whoever keeps a list may well gain by it; but Passage A has met this doubt, since “the committee’s friends were struck out,” and B asks about people left out.',
        },
        {
          html: 'whether it had made exceptions for need.',
          misconception: 'ar-half-right',
          why: 'Need matters to B; but A has already told of mothers and of people with disabilities, who went ahead.',
        },
      ],
      evidence: [
        '“Yes; and who could not be here at all?”',
        'Those who can stand for two hours on a weekday are people without small children',
      ],
      explanation:
        '<p class="plan">One author’s answer to another: take the question at the end of Passage B and put it to a line with roll calls at night.</p><p>Passage B’s question is “who could not be here at all?” A line with roll calls at midnight and at five in the morning invites exactly that question.</p>',
    },
    {
      id: 'act-reading/standing-in-line-q10',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Compared with Passage A, Passage B relies more on:',
      right: 'many cases, each briefly told.',
      wrong: [
        {
          html: 'one case, told from several sides.',
          misconception: 'ar-mixes-up-passages',
          why: 'One case with all its customs is what Passage A has: the list, the roll calls, the standers; B goes from place to place.',
        },
        {
          html: 'many figures, each from a study.',
          misconception: 'ar-half-right',
          why: 'Many different things are right; but there are hardly any figures, only “twenty free appointments” and a few others.',
        },
        {
          html: 'one rule, argued without a case.',
          misconception: 'ar-outside-the-text',
          why: 'The rule “First come, first served” is discussed throughout; but never without a case: an airport, a slide, a clinic.',
        },
      ],
      evidence: [
        'When travelers at the Houston airport complained',
        'But consider a clinic that gives out its twenty free appointments each morning',
      ],
      explanation:
        '<p class="plan">A comparison of method: list the places that each passage takes its readers to.</p><p>Passage B goes from the Houston airport to banks, a slide, a clinic, an emergency room, and schools, a few sentences for each; Passage A stays with one line in one country.</p>',
    },
  ],
}
