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
      right: 'prove that strangers can deal fairly with nobody set over them.',
      wrong: [
        {
          html: 'depended mostly on paid pensioners who were willing to stand.',
          misconception: 'ar-too-narrow',
          why: 'The standers are a memorable custom, but one among several; the notebook and the roll calls do not depend on them.',
        },
        {
          html: 'show how severe the shortages of goods had become by then.',
          misconception: 'ar-too-narrow',
          why: 'The shortage opens the passage, but only as its occasion, and the author sets it aside: what interests her “is not the shortage.”',
        },
        {
          html: 'show that people keep to an order only if nobody can escape its roll calls.',
          misconception: 'ar-half-right',
          why: 'The roll calls were strict, but her conclusion is about the people themselves: strangers “had made a small republic.”',
        },
      ],
      evidence: ['Strangers, cold and cross, had made a small republic on a sidewalk', 'No policeman guarded it.'],
      explanation:
        '<p class="plan">The main point of Passage A: read its last sentences, where it says what it thinks of.</p><p>“No policeman guarded” the notebook, and yet “strangers, cold and cross, had made a small republic on a sidewalk.”</p>',
    },
    {
      id: 'act-reading/standing-in-line-q2',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: a list that asks nothing soon fills with ghosts]], the word <em>ghosts</em> most nearly refers to:',
      right: 'names of people who were not really waiting.',
      wrong: [
        {
          html: 'spirits of those who had died while in line.',
          misconception: 'ar-literal-for-figurative',
          why: 'The word is taken at its word here; it is figurative, and nobody is said to have died.',
        },
        {
          html: 'fears that came to people standing at night.',
          misconception: 'ar-mood-for-meaning',
          why: 'The cold nights may suggest fear, but it is the list that fills, and it fills with names.',
        },
        {
          html: 'memories of goods that were no longer sold.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A ghost can be a memory in this sense, but goods are not what is on the list.',
        },
      ],
      evidence: [
        'But a list that asks nothing soon fills with ghosts, and so there were roll calls',
        'Whoever failed to answer was struck out.',
      ],
      explanation:
        '<p class="plan">A word in context: the cure for ghosts comes in the next clause; what does a roll call find out?</p><p>The cure for ghosts is the roll call, at which “whoever failed to answer was struck out”: ghosts are names on paper without a person behind them.</p>',
    },
    {
      id: 'act-reading/standing-in-line-q3',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.9,
      seconds: 45,
      text: '',
      stem: 'According to Passage A, the professional standers were tolerated because:',
      right: 'the time they charged for had in fact been spent in line.',
      wrong: [
        {
          html: 'the others in the line felt sorry for them as pensioners.',
          misconception: 'ar-common-sense-over-text',
          why: 'Pensioners in the cold might be pitied, but these “were looked down on a little”; the reason given is another.',
        },
        {
          html: 'the law entitled them to go ahead of ordinary customers.',
          misconception: 'ar-echoed-words',
          why: 'The law is in the same paragraph, but it favored mothers with infants and people with disabilities.',
        },
        {
          html: 'the committee had agreed to it, so long as they answered twice a day.',
          misconception: 'ar-outside-the-text',
          why: 'A committee and roll calls there were, so an agreement sounds likely; but none with the standers is mentioned, and what excused them is that they “had stood.”',
        },
      ],
      evidence: ['standing was the price, and somebody had paid it.'],
      explanation:
        '<p class="plan">A stated cause: find the standers, and the sentence with “after all.”</p><p>“They had stood, after all; standing was the price, and somebody had paid it.”</p>',
    },
    {
      id: 'act-reading/standing-in-line-q4',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The author of Passage A most likely mentions the baby that “came by a third time in different arms” ([[line: a third time in different arms]]) in order to:',
      right: 'suggest with humor that the privilege was sometimes abused.',
      wrong: [
        {
          html: 'show that the people in line took turns caring for children.',
          misconception: 'ar-literal-for-figurative',
          why: 'Different arms could mean shared care, but the baby is borrowed in order to get ahead, and the line notices it.',
        },
        {
          html: 'argue that the law should have granted no such privileges.',
          misconception: 'ar-extreme-wording',
          why: 'The trick might be an argument against the law; but the line “seldom grumbled at that,” and the author does not argue against it.',
        },
        {
          html: 'describe how families with children managed to buy goods.',
          misconception: 'ar-content-for-function',
          why: 'That is roughly the topic of the lines, but the detail is there for the trick that it reveals.',
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
        '<p class="plan">A stated detail: find Houston and what the airport did in the end.</p><p>“The airport moved the arrival gates farther from the carousels,” so that people walked instead of standing, “and the complaints all but stopped.”</p>',
    },
    {
      id: 'act-reading/standing-in-line-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 65,
      text: '',
      stem: 'The example of the clinic in Passage B is used to support the claim that first come, first served:',
      right: 'favors people who have time to spare over people who do not.',
      wrong: [
        {
          html: 'causes pushing whenever there is not enough for everybody.',
          misconception: 'ar-common-sense-over-text',
          why: 'Crowds do push when things are short, as a rule; but at the clinic “nobody pushes,” and the scene looks fair to a passing eye.',
        },
        {
          html: 'makes the average wait longer than a lottery would make it.',
          misconception: 'ar-outside-the-text',
          why: 'A lottery is discussed, but later; that it would make the wait shorter or longer is said nowhere, and the clinic’s example is about who can come.',
        },
        {
          html: 'spares a clinic the trouble of choosing, and so is fair to all.',
          misconception: 'ar-reversed',
          why: 'Giving places to the first seems to spare a clinic the choice and to treat all alike; the passage says the opposite: it “has not avoided choosing its patients.”',
        },
      ],
      evidence: [
        'Those who can stand for two hours on a weekday are people without small children, without an early shift, without a bad hip.',
        'It has only let the clock choose for it.',
      ],
      explanation:
        '<p class="plan">Evidence for a claim: look at who is in the clinic’s line, and who is not.</p><p>Those in the line are “people without small children, without an early shift, without a bad hip”; the clinic has “let the clock choose for it.”</p>',
    },
    {
      id: 'act-reading/standing-in-line-q7',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'It can reasonably be inferred that the author of Passage B calls a lottery fairer than a line in some cases because:',
      right: 'a person’s chances in it do not depend on free time.',
      wrong: [
        {
          html: 'people find it more exciting than standing about.',
          misconception: 'ar-common-sense-over-text',
          why: 'A lottery may be more exciting in life, but excitement plays no part in this argument.',
        },
        {
          html: 'it picks the people whose need is greater, as a hospital does.',
          misconception: 'ar-half-right',
          why: 'Need is what the emergency room goes by; but he recommends a lottery “When there is no telling one need from another.”',
        },
        {
          html: 'it favors those who have waited for the longest time.',
          misconception: 'ar-reversed',
          why: 'Favoring those who have waited longest is what a line does; a lottery does the contrary, and gives those who could not wait the same chance.',
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
      stem: 'The author of Passage B would most likely respond to the “small republic” described in Passage A by pointing out that:',
      right: 'it shut out, without meaning to, people who could not attend its roll calls.',
      wrong: [
        {
          html: 'it was an interesting custom, though perhaps of a kind not often seen now.',
          misconception: 'ar-too-weak',
          why: 'It is a polite and careful answer, but Passage B has a sharper criticism: it asks who cannot stand in line.',
        },
        {
          html: 'it kept good order among those who came, which is all that fairness asks.',
          misconception: 'ar-half-right',
          why: 'Good order it kept, but for Passage B fairness asks more: “who could not be here at all?”',
        },
        {
          html: 'it left some people out, as it was not run by trained officials.',
          misconception: 'ar-half-right',
          why: 'That some were left out is the point, but Passage B does not say that officials would do better; a clinic’s line has the same fault.',
        },
      ],
      evidence: [
        '“Yes; and who could not be here at all?”',
        'Those who can stand for two hours on a weekday are people without small children',
      ],
      explanation:
        '<p class="plan">One author’s answer to another: take the question at the end of Passage B and put it to the roll calls.</p><p>Passage B’s question is “who could not be here at all?” A line with roll calls at midnight and five in the morning invites exactly that question.</p>',
    },
    {
      id: 'act-reading/standing-in-line-q10',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Compared with Passage A, Passage B relies more on:',
      right: 'cases from airports, schools and elsewhere.',
      wrong: [
        {
          html: 'a single custom described in close detail.',
          misconception: 'ar-mixes-up-passages',
          why: 'One custom in close detail is the method of Passage A, which stays with one kind of line.',
        },
        {
          html: 'numbers that were gathered in several places.',
          misconception: 'ar-half-right',
          why: 'Several places is right, but Passage B gives hardly a number; it goes by examples.',
        },
        {
          html: 'what the author remembers of those years.',
          misconception: 'ar-mixes-up-passages',
          why: '“Those years” belong to Passage A; and neither passage tells much of its author’s own life.',
        },
      ],
      evidence: [
        'When travelers at the Houston airport complained',
        'But consider a clinic that gives out its twenty free appointments each morning',
      ],
      explanation:
        '<p class="plan">A comparison of method: count the places and examples in each passage.</p><p>Passage B goes from the Houston airport to banks, a slide, a clinic, an emergency room, and schools; Passage A stays with one line in one country.</p>',
    },
  ],
}
