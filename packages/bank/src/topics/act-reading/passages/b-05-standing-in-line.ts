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
      right: 'were run fairly by the people who stood in them.',
      wrong: [
        {
          html: 'were run fairly because the law stood behind them.',
          misconception: 'ar-half-right',
          why: 'Fairly run they were, but not by law: of the notebook it is said that it “had no force in law.”',
        },
        {
          html: 'were run for the gain of those who stood for pay.',
          misconception: 'ar-extreme-wording',
          why: 'Some did stand for a fee, but they “were looked down on a little”; that everything was run for their gain is far more than is said.',
        },
        {
          html: 'were run so strictly that few could bear the roll calls.',
          misconception: 'ar-half-right',
          why: 'The roll calls were strict, at midnight and at five; but that few could bear them is not said, and the “small republic” lasted “until the doors opened.”',
        },
      ],
      evidence: ['Strangers, cold and cross, had made a small republic on a sidewalk', 'No policeman guarded it.'],
      explanation:
        '<p class="plan">The main point of Passage A: read its last sentences, where it says what it thinks of.</p><p>“No policeman guarded” the notebook, and yet “strangers, cold and cross, had made a small republic on a sidewalk.” A republic is ruled by its own people; it is the strangers in the line, and no police or law, who keep the order.</p>',
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
          html: 'came to the line but were not listed.',
          misconception: 'ar-half-right',
          why: 'Only one of the two, name or person, is there, and that is right; but it is the list that “fills with ghosts,” so the names are there and the people gone.',
        },
        {
          html: 'sent others to stand in their place.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Some did hire standers, but these come in the next paragraph; there somebody “had stood,” while ghosts fail to answer at a roll call.',
        },
        {
          html: 'had been struck from the list.',
          misconception: 'ar-echoed-words',
          why: '“Struck out” is in the passage, but as the cure: whoever did not answer was struck out, so that the ghosts left the list.',
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
      right: 'they put in the hours like everyone else.',
      wrong: [
        {
          html: 'they were old and in need of the money.',
          misconception: 'ar-common-sense-over-text',
          why: 'Most of them were pensioners, and old people often need money; but they “were looked down on a little,” and need is not what excused them.',
        },
        {
          html: 'they had a legal right to go ahead.',
          misconception: 'ar-echoed-words',
          why: 'A legal right is in the same paragraph, but it belonged to mothers with infants and people with disabilities, not to those who stood for a fee.',
        },
        {
          html: 'they had the committee’s leave to be there.',
          misconception: 'ar-outside-the-text',
          why: 'A committee kept the notebook, so its leave sounds likely; but no leave is mentioned, and what is said for them is that “standing was the price.”',
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
      right: 'a privilege was now and then abused.',
      wrong: [
        {
          html: 'strangers took care of one another’s children.',
          misconception: 'ar-wrong-tone',
          why: 'Different arms could be helping arms, and witnesses do help; but the line “did notice” the baby, as one notices a trick to get ahead.',
        },
        {
          html: 'the line grumbled at any privilege.',
          misconception: 'ar-half-right',
          why: 'The line “grumbled at everything,” that much is said; but at this privilege it “seldom grumbled,” and the baby is what it noticed all the same.',
        },
        {
          html: 'a wait could last for a very long time.',
          misconception: 'ar-true-but-not-asked',
          why: 'Waits were long, with roll calls through the night; but the same baby “in different arms” tells of people who borrowed it, not of hours.',
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
      stem: 'According to Passage B, complaints at the Houston airport fell after:',
      right: 'passengers had a longer walk from their gates.',
      wrong: [
        {
          html: 'luggage began to come out a few minutes sooner.',
          misconception: 'ar-common-sense-over-text',
          why: 'Faster luggage is what one would expect to quiet people; but the passage says plainly, “Nothing had become faster.”',
        },
        {
          html: 'more handlers were hired to move the luggage.',
          misconception: 'ar-echoed-words',
          why: 'More handlers were hired, so it is in the text; but that was tried first, and it “did not quiet them.”',
        },
        {
          html: 'separate lines were joined into a single snake.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The snake comes in the next paragraph, as the practice of banks and airports in general.',
        },
      ],
      evidence: [
        'the airport moved the arrival gates farther from the carousels. People now walked for most of the time that they had spent standing',
      ],
      explanation:
        '<p class="plan">A stated detail: find Houston and what the airport did in the end.</p><p>“The airport moved the arrival gates farther from the carousels,” so that people walked instead of standing, “and the complaints all but stopped.” Gates farther off mean a longer walk, and the complaints end right after it; the minutes until the luggage came were the same.</p>',
    },
    {
      id: 'act-reading/standing-in-line-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 65,
      text: '',
      stem: 'The example of the clinic in Passage B is used to support the claim that first come, first served in effect selects people by their:',
      right: 'freedom to wait.',
      wrong: [
        {
          html: 'willingness to wait.',
          misconception: 'ar-half-right',
          why: 'Waiting is what counts, but not the will to do it: those who are missing have small children, “an early shift,” or “a bad hip,” and cannot stand there.',
        },
        {
          html: 'need to be treated.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Need decides in the emergency room, but that is the next example; at the clinic the first twenty are served, whatever their need.',
        },
        {
          html: 'readiness to push.',
          misconception: 'ar-common-sense-over-text',
          why: 'Where there is too little for all, crowds usually push; but at the clinic “nobody pushes,” and the scene looks fair to a passing eye.',
        },
      ],
      evidence: [
        'Those who can stand for two hours on a weekday are people without small children, without an early shift, without a bad hip.',
        'It has only let the clock choose for it.',
      ],
      explanation:
        '<p class="plan">Evidence for a claim: look at who is in the clinic’s line at seven o’clock, and who is not.</p><p>Those in the line are “people without small children, without an early shift, without a bad hip”: those who are able to spend two hours there. The clinic “has only let the clock choose for it.”</p>',
    },
    {
      id: 'act-reading/standing-in-line-q7',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'It can reasonably be inferred that the author of Passage B calls a lottery fairer than a line in some cases because a lottery does not:',
      right: 'reward anybody for having hours to spare.',
      wrong: [
        {
          html: 'make anybody prove how great a need is.',
          misconception: 'ar-half-right',
          why: 'Needs that cannot be told apart are the case he speaks of; but what makes the lottery fair is that “luck, unlike leisure, is dealt out evenly.”',
        },
        {
          html: 'leave anybody feeling overtaken.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Being overtaken is what people mind, he says, but two paragraphs earlier, of banks and airports; here luck is set against “leisure.”',
        },
        {
          html: 'let officials favor the people they know.',
          misconception: 'ar-outside-the-text',
          why: 'Lotteries do prevent favors, so it sounds likely; but nothing in Passage B speaks of officials with friends, and luck is set against “leisure.”',
        },
      ],
      evidence: ['since luck, unlike leisure, is dealt out evenly'],
      explanation:
        '<p class="plan">An inference: find what “luck” is set against in the same sentence.</p><p>“Luck, unlike leisure, is dealt out evenly”: whoever has no leisure to stand has the same chance as the rest.</p>',
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
      right: 'who might have been unable to take part in it.',
      wrong: [
        {
          html: 'whether it had made the wait any shorter.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Waiting time is discussed in Passage B, but only to say that “minutes are not what people mind”; its own question is another.',
        },
        {
          html: 'who had given it the right to make rules.',
          misconception: 'ar-mixes-up-passages',
          why: 'Authority is a matter of Passage A, whose notebook “had no force in law”; Passage B asks what a line measures, not who permits it.',
        },
        {
          html: 'how it had dealt with those who pushed ahead.',
          misconception: 'ar-half-right',
          why: 'Being overtaken is a concern of Passage B, but a line where “nobody pushes” does not satisfy its author; he looks for those who are missing.',
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
      right: 'many cases, each of them briefly told.',
      wrong: [
        {
          html: 'one case, told with all of its customs.',
          misconception: 'ar-mixes-up-passages',
          why: 'One kind of line with its customs is what Passage A tells of; Passage B goes from an airport to banks, a clinic, and schools.',
        },
        {
          html: 'many findings, given in exact numbers.',
          misconception: 'ar-half-right',
          why: 'Many places are named, that is right; but exact numbers hardly occur in Passage B, which goes by examples.',
        },
        {
          html: 'one argument, drawn from what is remembered.',
          misconception: 'ar-mixes-up-passages',
          why: 'Those years belong to Passage A, whose author says, “I think of that notebook”; Passage B recalls nothing of its author’s life.',
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
