import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/standing-in-line',
  kind: 'Social Science',
  title: 'Standing in Line',
  description:
    'Passage A is from the essay “The List” by Halina Wrońska (2012). Passage B is from the article “The Wrong Ruler” by Desmond Achterberg (2018).',
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
      right: 'show that strangers can build a fair order on their own.',
      wrong: [
        {
          html: 'depended mostly on paid pensioners who were willing to stand.',
          misconception: 'ar-too-narrow',
          why: 'The standers are one custom among several, not the point of the passage.',
        },
        {
          html: 'show how severe the shortages of goods had become by then.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The author sets the shortage aside: it is “not the shortage” that interests her.',
        },
        {
          html: 'deserve to be copied by the shops and offices of our own day.',
          misconception: 'ar-outside-the-text',
          why: 'She “would not wish those years on anyone” and recommends no copying.',
        },
      ],
      evidence: ['Strangers, cold and cross, had made a small republic on a sidewalk', 'No policeman guarded it.'],
      explanation:
        '“No policeman guarded” the notebook, and yet “strangers, cold and cross, had made a small republic on a sidewalk.”',
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
          why: 'The word is figurative; nobody is said to have died.',
        },
        {
          html: 'fears that came to people standing at night.',
          misconception: 'ar-mood-for-meaning',
          why: 'The cold nights may suggest fear, but it is the list that is filling, with names.',
        },
        {
          html: 'memories of goods that were no longer sold.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A ghost can be a memory, but goods are not what is on the list.',
        },
      ],
      evidence: [
        'But a list that asks nothing soon fills with ghosts, and so there were roll calls',
        'Whoever failed to answer was struck out.',
      ],
      explanation:
        'The cure for ghosts is the roll call, at which “whoever failed to answer was struck out”: ghosts are names on paper without a person behind them.',
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
          why: 'They “were looked down on a little”; pity is not mentioned.',
        },
        {
          html: 'the law entitled them to go ahead of ordinary customers.',
          misconception: 'ar-echoed-words',
          why: 'The law favored mothers with infants and people with disabilities, not standers.',
        },
        {
          html: 'the committee that kept the notebook took part of the fee.',
          misconception: 'ar-outside-the-text',
          why: 'The committee is shown as strict; no share of any fee is mentioned.',
        },
      ],
      evidence: ['standing was the price, and somebody had paid it.'],
      explanation: '“They had stood, after all; standing was the price, and somebody had paid it.”',
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
          why: 'The baby is being borrowed to get ahead, not minded.',
        },
        {
          html: 'argue that the law should have granted no such privileges.',
          misconception: 'ar-extreme-wording',
          why: 'The ordinary line “seldom grumbled at that,” and the author does not argue against it.',
        },
        {
          html: 'describe how families with children managed to buy goods.',
          misconception: 'ar-content-for-function',
          why: 'That is roughly the topic, but the detail is there for the trick it reveals.',
        },
      ],
      evidence: ['though it did notice when the same baby came by a third time in different arms'],
      explanation:
        'The same baby “in different arms” means that people borrowed it to join the favored line, and the line “did notice.”',
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
          html: 'luggage began to reach the carousels sooner.',
          misconception: 'ar-reversed',
          why: '“Nothing had become faster.”',
        },
        {
          html: 'more handlers were hired to move the luggage.',
          misconception: 'ar-echoed-words',
          why: 'That was tried first, and it “did not quiet them.”',
        },
        {
          html: 'separate lines were joined into a single snake.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That is the next example, of banks and airports in general.',
        },
      ],
      evidence: [
        'the airport moved the arrival gates farther from the carousels. People now walked for most of the time that they had spent standing',
      ],
      explanation:
        '“The airport moved the arrival gates farther from the carousels,” so that people walked instead of standing, “and the complaints all but stopped.”',
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
          misconception: 'ar-extreme-wording',
          why: 'At the clinic “nobody pushes.”',
        },
        {
          html: 'makes the average wait longer than a lottery would make it.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Waiting times are not compared with those of a lottery anywhere.',
        },
        {
          html: 'lets a clinic avoid deciding which patients it wants to treat.',
          misconception: 'ar-reversed',
          why: 'The author says the opposite: “The clinic has not avoided choosing its patients.”',
        },
      ],
      evidence: [
        'Those who can stand for two hours on a weekday are people without small children, without an early shift, without a bad hip.',
        'It has only let the clock choose for it.',
      ],
      explanation:
        'Those in the line are “people without small children, without an early shift, without a bad hip”; the clinic has “let the clock choose for it.”',
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
          why: 'Excitement plays no part in the argument.',
        },
        {
          html: 'it picks the people whose need is greater, as a hospital does.',
          misconception: 'ar-half-right',
          why: 'He recommends it “when there is no telling one need from another.”',
        },
        {
          html: 'it costs a school or clinic less than keeping order outside.',
          misconception: 'ar-outside-the-text',
          why: 'Costs of this kind are not mentioned.',
        },
      ],
      evidence: ['since luck, unlike leisure, is dealt out evenly'],
      explanation:
        '“Luck, unlike leisure, is dealt out evenly”: whoever has no leisure to stand has the same chance as the rest.',
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
          misconception: 'ar-mixes-up-passages',
          why: 'Only Passage B says this.',
        },
        {
          html: 'will make rules and keep them with nobody in charge of them.',
          misconception: 'ar-mixes-up-passages',
          why: 'This is the subject of Passage A; Passage B speaks of lines that others arrange.',
        },
        {
          html: 'object to any exception that is made to the order of arrival.',
          misconception: 'ar-extreme-wording',
          why: 'Both passages say the opposite about mothers with infants and emergency patients.',
        },
      ],
      evidence: [
        'the ordinary line, which grumbled at everything, seldom grumbled at that',
        'There the ninth to arrive may be seen first, and the rest, once they understand why, rarely object.',
      ],
      explanation:
        'In Passage A the line “seldom grumbled” at the law for mothers and people with disabilities; in Passage B the others “rarely object” when an emergency patient is seen first.',
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
          why: 'Passage B has a sharper criticism than this: it asks who cannot stand in line.',
        },
        {
          html: 'it proved that first come, first served is the fairest of all known rules.',
          misconception: 'ar-reversed',
          why: 'Passage B denies that the rule is always fair.',
        },
        {
          html: 'it would have gone better if trained officials had been in charge of it.',
          misconception: 'ar-outside-the-text',
          why: 'Passage B does not praise officials over ordinary people.',
        },
      ],
      evidence: [
        '“Yes; and who could not be here at all?”',
        'Those who can stand for two hours on a weekday are people without small children',
      ],
      explanation:
        'Passage B’s question is “who could not be here at all?” A line with roll calls at midnight and five in the morning invites exactly that question.',
    },
    {
      id: 'act-reading/standing-in-line-q10',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Compared with Passage A, Passage B relies more on:',
      right: 'examples from several different places.',
      wrong: [
        {
          html: 'a single custom described in close detail.',
          misconception: 'ar-mixes-up-passages',
          why: 'That is the method of Passage A.',
        },
        {
          html: 'figures taken from a survey of customers.',
          misconception: 'ar-outside-the-text',
          why: 'Passage B gives no survey and hardly a figure.',
        },
        {
          html: 'what the author remembers of those years.',
          misconception: 'ar-mixes-up-passages',
          why: 'Neither recalls its own life much, and “those years” belong to Passage A.',
        },
      ],
      evidence: [
        'When travelers at the Houston airport complained',
        'But consider a clinic that gives out its twenty free appointments each morning',
      ],
      explanation:
        'Passage B goes from the Houston airport to banks, a slide, a clinic, an emergency room, and schools; Passage A stays with one line in one country.',
    },
  ],
}
