import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/something-extra',
  kind: 'Social Science',
  title: 'Something Extra',
  description:
    'Passage A is adapted from “The Coin on the Table,” a chapter of social history by Dana Whitlock (2015). Passage B is adapted from an opinion article by Paul Ferrante (2018), who owns a restaurant. Both writers are invented; the laws and dates that they name are not.',
  paragraphs: [
    '# Passage A',
    'Tipping is so much an American habit that it is surprising to learn how many Americans once tried to stamp it out. The custom was European, and most historians think that wealthy travelers carried it home in the years after the Civil War. It did not look at first like generosity. To its critics it looked like a relic of lords and servants, in which one citizen holds out a coin and another bows for it. An association whose members swore not to tip was founded in Georgia in 1904 and was said to have enrolled a hundred thousand. Between 1909 and 1915 six states, the first of them Washington, made tipping a misdemeanor.',
    'The laws failed. They were hard to enforce, since giver and receiver were equally unwilling to complain, and by 1926 the last of them was gone. But the failure had another cause, and its effects are with us still. Certain employers had discovered that a custom their customers paid for was cheaper than wages. The Pullman Company, whose sleeping-car porters were nearly all Black, the first of them formerly enslaved, paid so little that a porter could live only on tips; company officials said as much to a federal commission in 1915, without great embarrassment. Restaurants followed. When the federal minimum wage was created in 1938, most restaurant workers were not covered by it at all. When they were brought in, in 1966, it was on terms that let an employer count tips toward the wage. Today federal law permits a tipped worker to be paid $2.13 an hour in cash, a figure that has not moved since 1991, provided that tips make up the rest.',
    'What had been condemned as a sign of inequality had thus become a way of paying people. It is worth keeping this history in view when one hears that tipping is simply a reward for good service. It may be that too. But rewards are paid on top of something, and the peculiarity of the American tip is how often there has been little underneath.',
    '# Passage B',
    'Four years ago I took the tip line off my checks. I raised my prices by a fifth, paid every waiter a flat wage, and put a sentence at the foot of the menu that explained it. I had read the history. I had no wish to run my dining room on a custom that let customers decide what my staff could pay in rent. I lasted fourteen months.',
    'Nobody tells you how it will fail. I had expected the guests to balk at the prices, and some did, though fewer than I feared; a person who reads that the soup is twelve dollars instead of ten does not do the sum that turns the two into a tip. What I had not expected was the staff. My cooks were delighted. For the first time they earned nearly what the front of the house earned. My three best waiters gave notice within the season. On a good Saturday, at the place across the street, each of them could take home half again as much as I was paying, and they were too polite to say it, and I was too proud to ask.',
    'I am told by friends who teach such things that the customer’s tip depends hardly at all on the quality of the service. I believe it. I have seen a waiter spill a sauce and be tipped a quarter of the bill. But the people who carried my plates believed otherwise, every one of them. They thought of the tip as a thing they earned, by being good, and of my wage as a thing they were given. I could show them that over a slow winter the wage came out ahead, and two of them even agreed with the figures. They went all the same.',
    'The tip line is back. I am not proud of it, and I have not changed my mind about the custom, which I think is a poor way for a country to pay anyone. I have only learned that it is not mine to end. A restaurant that gives it up alone is not an example. It is a training school for the place across the street.',
  ],
  questions: [
    {
      id: 'act-reading/something-extra-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to Passage A, the association that was founded in Georgia in 1904:',
      right: 'had its members promise not to give tips.',
      wrong: [
        {
          html: 'got the first of the laws against tipping passed.',
          misconception: 'ar-invented-cause',
          why: 'The laws follow in the next sentence, but they are not said to be its work, and the first of them was in Washington.',
        },
        {
          html: 'spoke up for the wages of railroad porters.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The porters and their pay come in the next paragraph, with the Pullman Company; the association is not named there.',
        },
        {
          html: 'consisted of people who had seen Europe.',
          misconception: 'ar-half-right',
          why: 'Travelers did bring the custom from Europe, but the members of the association are those who gave it up, wherever they had been.',
        },
      ],
      evidence: ['An association whose members swore not to tip was founded in Georgia in 1904'],
      explanation:
        '<p class="plan">A stated detail: find Georgia in the first paragraph of Passage A.</p><p>“An association whose members swore not to tip was founded in Georgia in 1904” ([[line: An association whose members swore not to tip]]). To swear not to do a thing is to give one’s word on it; of laws, wages, or journeys of the members nothing is said.</p>',
    },
    {
      id: 'act-reading/something-extra-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'According to Passage A, which of the following happened first?',
      right: 'An association of people who would not tip was founded.',
      wrong: [
        {
          html: 'A state made it an offense to give a tip.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'Laws are what one thinks of first, but Washington’s, the earliest, falls “Between 1909 and 1915,” and the association dates from 1904.',
        },
        {
          html: 'Pullman officials spoke of the porters’ pay.',
          misconception: 'ar-true-but-not-asked',
          why: 'They spoke to a federal commission “in 1915”; the association had been founded eleven years before.',
        },
        {
          html: 'The tip was counted toward a minimum wage.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'It may seem to belong to the beginnings of the custom, but it was allowed only in 1966, when restaurant workers were brought in.',
        },
      ],
      evidence: ['An association whose members swore not to tip was founded in Georgia in 1904'],
      explanation:
        '<p class="plan">A question of order: write the date from the passage beside each option.</p><p>“An association whose members swore not to tip was founded in Georgia in 1904” ([[line: An association whose members swore not to tip]]). The first of the laws came “Between 1909 and 1915,” the officials spoke in 1915, and tips were counted toward the wage from 1966 on.</p>',
    },
    {
      id: 'act-reading/something-extra-q3',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The last paragraph of Passage A implies that calling the American tip a “reward” is:',
      right: 'true as far as it goes, but silent about the wage.',
      wrong: [
        {
          html: 'true enough, but silent about those who get no tips.',
          misconception: 'ar-mixes-up-passages',
          why: 'That cooks get none is told in Passage B; here the missing part is what lies under the tip: there “has been little underneath.”',
        },
        {
          html: 'true of the early custom, but not of the tip since employers took it up.',
          misconception: 'ar-invented-cause',
          why: 'Early custom and employers are both in the passage, but not so joined: at first it “did not look” like generosity, and of the tip today she says “It may be that too.”',
        },
        {
          html: 'true of the restaurant tip, but not of what railroad porters received.',
          misconception: 'ar-half-right',
          why: 'That the porters’ tips were no mere reward fits, but restaurants are no exception: “Restaurants followed,” and she speaks of “the American tip” as a whole.',
        },
      ],
      evidence: [
        'But rewards are paid on top of something, and the peculiarity of the American tip is how often there has been little underneath.',
      ],
      explanation:
        '<p class="plan">An inference: read the last two sentences of Passage A and turn the picture of “on top” and “underneath” into plain words.</p><p>“It may be that too. But rewards are paid on top of something, and the peculiarity of the American tip is how often there has been little underneath” ([[line: But rewards are paid on top of something]]). What is missing underneath is the wage, so the word tells only part.</p>',
    },
    {
      id: 'act-reading/something-extra-q4',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: does not do the sum that turns the two into a tip]], the word <em>sum</em> most nearly means:',
      right: 'calculation.',
      wrong: [
        {
          html: 'amount paid.',
          misconception: 'ar-first-meaning',
          why: 'A sum is often an amount of money, and the talk is of dollars; but an amount is not a thing that a person can “do.”',
        },
        {
          html: 'total price.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A sum can be what several numbers come to, but here nothing is added up: the guest would have to find what part of the price the “two” dollars are.',
        },
        {
          html: 'main point.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'The sum of an argument is its main point, but a guest with a menu has no argument to sum up; the sum is something that would turn “the two” dollars into a tip.',
        },
      ],
      evidence: [
        'a person who reads that the soup is twelve dollars instead of ten does not do the sum that turns the two into a tip',
      ],
      explanation:
        '<p class="plan">A word in context: put a word of your own after “does not do the,” and let it be something that turns one number into another.</p><p>The guest “reads that the soup is twelve dollars instead of ten” but “does not do the sum that turns the two into a tip” ([[line: does not do the sum]]). To see that the two extra dollars are a fifth, as a tip would be, takes a little arithmetic: a calculation.</p>',
    },
    {
      id: 'act-reading/something-extra-q5',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.0,
      seconds: 55,
      text: '',
      stem: 'According to Passage B, all of the following were results of the owner’s change EXCEPT:',
      right: 'The guests came to the restaurant less often.',
      wrong: [
        {
          html: 'The cooks were pleased with what they earned.',
          misconception: 'ar-overlooked-mention',
          why: 'This is a short sentence between longer ones: “My cooks were delighted,” because they now earned nearly as much as the waiters.',
        },
        {
          html: 'Some of the guests objected to the prices.',
          misconception: 'ar-missed-in-other-words',
          why: 'The passage does not speak of objecting, but it says so: he had expected them to balk at the prices, “and some did.”',
        },
        {
          html: 'Several valued employees gave up their jobs.',
          misconception: 'ar-overlooked-mention',
          why: 'The sentence is plain, but one may read on to the wages: “My three best waiters gave notice within the season.”',
        },
      ],
      evidence: [
        'My cooks were delighted.',
        'I had expected the guests to balk at the prices, and some did, though fewer than I feared',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: look in the second paragraph of Passage B for three results and cross them off.</p><p>“My cooks were delighted,” some guests did balk at the prices, “though fewer than I feared” ([[line: some did, though fewer than I feared]]), and “My three best waiters gave notice within the season” ([[line: My three best waiters gave notice within the season]]). That guests stayed away is never said.</p>',
    },
    {
      id: 'act-reading/something-extra-q6',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The last sentence of Passage B conveys mainly that a restaurant like the writer’s:',
      right: 'prepares good waiters for a rival to hire away.',
      wrong: [
        {
          html: 'gives its rivals a lesson in what not to try.',
          misconception: 'ar-outside-the-text',
          why: 'A “training school” might well teach rivals to be careful, but nobody across the street is said to learn from the failure; what they get is his waiters.',
        },
        {
          html: 'teaches its guests to expect more of other places.',
          misconception: 'ar-literal-for-figurative',
          why: 'Guests may well learn something from a bill without a tip line; but those who are trained there are the waiters, and it is they who go “across the street.”',
        },
        {
          html: 'leads its rivals to raise the wages they pay.',
          misconception: 'ar-reversed',
          why: 'It is what the owner may once have hoped, but the sentence before says the opposite: such a restaurant “is not an example.”',
        },
      ],
      evidence: [
        'My three best waiters gave notice within the season.',
        'each of them could take home half again as much as I was paying',
      ],
      explanation:
        '<p class="plan">A figure of speech with a job: recall what the place across the street has to do with the waiters.</p><p>His best waiters left because “at the place across the street, each of them could take home half again as much as I was paying” ([[line: each of them could take home half again as much as I was paying]]). So the one restaurant trains them, and the other gets them.</p>',
    },
    {
      id: 'act-reading/something-extra-q7',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'The writers of Passage A and Passage B would most likely agree that tipping is:',
      right: 'something that has been made to do the work of wages.',
      wrong: [
        {
          html: 'something that tells little about the service.',
          misconception: 'ar-one-passage-only',
          why: 'B’s friends say so, and he believes it, but the writer of A grants that the tip may be a reward; the point is made in B alone.',
        },
        {
          html: 'something that no single employer can bring to an end.',
          misconception: 'ar-one-passage-only',
          why: 'B has learned that “it is not mine to end,” but A, which tells of laws and companies, does not speak of an employer who tries.',
        },
        {
          html: 'something that workers would give up for a fair wage.',
          misconception: 'ar-half-right',
          why: 'Both do speak of wages, but in B the waiters are offered one and leave: “They went all the same.”',
        },
      ],
      evidence: [
        'which I think is a poor way for a country to pay anyone',
        'the peculiarity of the American tip is how often there has been little underneath',
      ],
      explanation:
        '<p class="plan">A comparison: state each writer’s own judgment in a few words and keep only what both hold.</p><p>The owner calls the custom “a poor way for a country to pay anyone” ([[line: a poor way for a country to pay anyone]]). The historian says that it “had thus become a way of paying people” ([[line: become a way of paying people]]), with “little underneath.” For both, the tip stands where a wage should be.</p>',
    },
    {
      id: 'act-reading/something-extra-q8',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.0,
      seconds: 70,
      text: '',
      stem: 'Passage B complicates the account in Passage A chiefly by showing that:',
      right: 'waiters may themselves prefer to be tipped.',
      wrong: [
        {
          html: 'guests may mind higher prices less than is feared.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is what the owner found, “fewer than I feared”; but A says nothing of what guests will bear, and its account stays as it is.',
        },
        {
          html: 'a tip may have little to do with how one was served.',
          misconception: 'ar-wrong-side',
          why: 'The owner does believe it, but A already doubts that tipping “is simply a reward for good service”; this would support that account.',
        },
        {
          html: 'owners may lose by tips what they save in wages.',
          misconception: 'ar-reversed',
          why: 'An owner does lose in B, and A has tips sparing him wages; but what he lost, his best waiters, he lost when he gave tips up.',
        },
      ],
      evidence: [
        'They thought of the tip as a thing they earned, by being good, and of my wage as a thing they were given.',
        'cheaper than wages',
      ],
      explanation:
        '<p class="plan">A comparison: Passage A explains the custom by the interest of employers. Ask whose interest Passage B adds.</p><p>In Passage A employers found that the custom was “cheaper than wages” ([[line: a custom their customers paid for was cheaper than wages]]), so it seems to serve them only. In Passage B the staff leaves a wage for tips: “They thought of the tip as a thing they earned” ([[line: They thought of the tip as a thing they earned]]). Their own wish is not part of A’s account.</p>',
    },
    {
      id: 'act-reading/something-extra-q9',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 65,
      text: '',
      stem: 'Which statement best describes the difference in the kinds of support that the two passages use?',
      right: 'Passage A relies on public events, Passage B on private ones.',
      wrong: [
        {
          html: 'Passage A relies on workers’ words, Passage B on an owner’s accounts.',
          misconception: 'ar-half-right',
          why: 'Workers are spoken of in A, but it is company officials who “said as much to a federal commission”; B tells of more than accounts.',
        },
        {
          html: 'Passage A compares states, Passage B compares restaurants.',
          misconception: 'ar-half-right',
          why: 'Six states and the place across the street are named; but A sets no state against another, and B is about what happened in one dining room.',
        },
        {
          html: 'Passage A draws on travelers from Europe, Passage B on friends who teach.',
          misconception: 'ar-true-but-not-asked',
          why: 'Both are mentioned once; but A goes on with laws and companies, and B with cooks and waiters, on whom the argument rests.',
        },
      ],
      evidence: ['Between 1909 and 1915 six states', 'Four years ago I took the tip line off my checks.'],
      explanation:
        '<p class="plan">A comparison of evidence: list two pieces of support from each passage before you look at the options.</p><p>Passage A names six states, the Pullman Company, and federal laws of 1938 and 1966: things that happened in the open. Passage B begins “Four years ago I took the tip line off my checks” ([[line: Four years ago I took the tip line off my checks]]) and tells what its writer went through in his own restaurant.</p>',
    },
    {
      id: 'act-reading/something-extra-q10',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.1,
      seconds: 70,
      text: '',
      stem: 'Which finding, if it were true, would most directly support the waiters’ belief described in the third paragraph of Passage B?',
      right: 'Guests who rated the service higher left a larger share of the bill as a tip.',
      wrong: [
        {
          html: 'Guests left about the same share as a tip however they rated the service.',
          misconception: 'ar-wrong-side',
          why: 'This supports the owner’s friends, who say that the tip “depends hardly at all on the quality of the service,” and so works against the waiters.',
        },
        {
          html: 'Waiters with tips took home more in a slow winter than waiters with a flat wage.',
          misconception: 'ar-true-but-not-asked',
          why: 'The slow winter is in the paragraph, but there the question is what “came out ahead”; the belief is that a tip is “earned, by being good.”',
        },
        {
          html: 'Waiters with a flat wage were rated as highly by guests as waiters with tips.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'This compares the service under two kinds of pay; the waiters’ belief is about what makes a tip larger, and no tips are measured here.',
        },
      ],
      evidence: [
        'They thought of the tip as a thing they earned, by being good',
        'the customer’s tip depends hardly at all on the quality of the service',
      ],
      explanation:
        '<p class="plan">Supporting a claim: put the waiters’ belief into one sentence, then ask which finding makes it more likely.</p><p>The waiters “thought of the tip as a thing they earned, by being good” ([[line: They thought of the tip as a thing they earned]]), against the view that it “depends hardly at all on the quality of the service.” If better service brought clearly larger tips, they would be right.</p>',
    },
  ],
}
