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
    'Nobody tells you how it will fail. I had expected the guests to balk at the prices, and some did, though fewer than I feared; a person who reads that the soup is twelve dollars instead of ten does not do the sum that turns the two into a tip. What I had not expected was the staff. My cooks were delighted. For the first time they earned nearly what the front of the house earned. My three best waiters gave notice within the season. On a good Saturday, at the place across the street, each of them could take home half again what I was paying, and they were too polite to say it, and I was too proud to ask.',
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
      stem: 'According to Passage A, early critics of tipping objected to it chiefly because it seemed to them:',
      right: 'too much like bowing to a master.',
      wrong: [
        {
          html: 'unfit for a country that had its own customs.',
          misconception: 'ar-outside-the-text',
          why: 'The custom did come from Europe, so this sounds likely; but that it was foreign is never given as the critics’ complaint, which was the picture of “lords and servants.”',
        },
        {
          html: 'costly for people who traveled often.',
          misconception: 'ar-common-sense-over-text',
          why: 'Expense is a natural complaint today, but the passage never mentions it among the critics’ reasons.',
        },
        {
          html: 'a means for employers to save on wages.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This is the discovery of “certain employers” in the second paragraph; the early critics in the first paragraph saw a relic of lords and servants.',
        },
      ],
      evidence: [
        'it looked like a relic of lords and servants, in which one citizen holds out a coin and another bows for it',
      ],
      explanation:
        '<p class="plan">A stated detail: find the critics in the first paragraph of Passage A, and what the custom “looked like” to them.</p><p>“To its critics it looked like a relic of lords and servants, in which one citizen holds out a coin and another bows for it” ([[line: it looked like a relic of lords and servants]]). What offends is that one citizen bows before another.</p>',
    },
    {
      id: 'act-reading/something-extra-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'According to Passage A, which of the following happened first?',
      right: 'Six states passed laws against tipping.',
      wrong: [
        {
          html: 'Restaurant workers came under the federal minimum wage.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is in the passage, with its year, but they “were brought in, in 1966,” half a century after the state laws of 1909 to 1915.',
        },
        {
          html: 'The last of the state laws against tipping disappeared.',
          misconception: 'ar-true-but-not-asked',
          why: 'It did happen, and early, but “by 1926,” when the six laws had been standing for years; the question asks what came first.',
        },
        {
          html: 'A federal minimum wage was created for the first time.',
          misconception: 'ar-common-sense-over-text',
          why: 'In life one would expect the basic wage to come first and the tips after; but it was created in 1938, and the six states had acted between 1909 and 1915.',
        },
      ],
      evidence: ['Between 1909 and 1915 six states'],
      explanation:
        '<p class="plan">A question of order: write the date from the passage beside each option.</p><p>“Between 1909 and 1915 six states” made tipping a misdemeanor ([[line: Between 1909 and 1915 six states]]). The last of the laws was gone “by 1926,” the federal minimum wage dates from 1938, and restaurant workers were brought in “in 1966.”</p>',
    },
    {
      id: 'act-reading/something-extra-q3',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The last paragraph of Passage A implies that calling the American tip a “reward” is:',
      right: 'incomplete, as it overlooks the missing wage.',
      wrong: [
        {
          html: 'false, because no tip was ever given for good service.',
          misconception: 'ar-extreme-wording',
          why: 'The author does criticize the word, but she allows it some truth: “It may be that too.” To say “ever” goes far beyond her.',
        },
        {
          html: 'incomplete, because rewards are seldom given for good service.',
          misconception: 'ar-half-right',
          why: 'She does find the word incomplete, but not on this ground; her point is what lies “underneath” the reward, the missing wage.',
        },
        {
          html: 'accurate, because the custom has always honored good service.',
          misconception: 'ar-quoted-view-for-author',
          why: 'It is what “one hears,” not what the author says; she quotes the view in order to set the history against it.',
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
      stem: 'As it is used in “I had expected the guests to balk at the prices” ([[line: I had expected the guests to balk at the prices]]), <em>balk at</em> most nearly means:',
      right: 'be put off by.',
      wrong: [
        {
          html: 'come to a halt beside.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A horse that balks does stop, but guests do not stand still before a price; they dislike it and may go elsewhere.',
        },
        {
          html: 'quarrel loudly over.',
          misconception: 'ar-mood-for-meaning',
          why: 'The owner does fear trouble, so a quarrel suits the mood, but to balk is to be unwilling, and no quarrel is described.',
        },
        {
          html: 'be unable to pay for.',
          misconception: 'ar-mood-for-meaning',
          why: 'The talk is of money, and inability suits it, yet the example is a soup two dollars dearer, which the guests can pay and hardly notice.',
        },
      ],
      evidence: ['and some did, though fewer than I feared'],
      explanation:
        '<p class="plan">A word in context: the sentence goes on with what “some did”; ask what higher prices make guests do.</p><p>The owner has raised his prices by a fifth and expects guests to “balk at the prices, and some did, though fewer than I feared” ([[line: though fewer than I feared]]). They shrink from the prices: they are put off.</p>',
    },
    {
      id: 'act-reading/something-extra-q5',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.0,
      seconds: 55,
      text: '',
      stem: 'According to Passage B, all of the following were results of the owner’s change EXCEPT:',
      right: 'The guests left smaller sums on the table.',
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
      evidence: ['My cooks were delighted.', 'My three best waiters gave notice within the season.'],
      explanation:
        '<p class="plan">An EXCEPT question: look in the second paragraph of Passage B for three results and cross them off.</p><p>“My cooks were delighted,” some guests did balk at the prices, and “My three best waiters gave notice within the season” ([[line: My three best waiters gave notice within the season]]). Sums left on the table are never spoken of; the tip line had been taken off the checks.</p>',
    },
    {
      id: 'act-reading/something-extra-q6',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The last sentence of Passage B (“It is a training school for the place across the street”) conveys mainly that a restaurant which gives up tipping alone:',
      right: 'prepares good waiters who then leave for better money elsewhere.',
      wrong: [
        {
          html: 'ought to offer lessons in service to its neighbors’ staff.',
          misconception: 'ar-literal-for-figurative',
          why: 'This takes “training school” at its word; no lessons are offered, and the owner is describing a loss and not a plan.',
        },
        {
          html: 'sets an example that the neighboring restaurants will follow in time.',
          misconception: 'ar-reversed',
          why: 'It does concern the neighbors, but the owner says the opposite in the sentence before: such a restaurant “is not an example.”',
        },
        {
          html: 'loses its guests to neighbors whose printed prices are lower.',
          misconception: 'ar-half-right',
          why: 'Something is lost to the place across the street, but it is the waiters; guests minded the prices less than he had feared.',
        },
      ],
      evidence: [
        'My three best waiters gave notice within the season.',
        'each of them could take home half again what I was paying',
      ],
      explanation:
        '<p class="plan">A figure of speech with a job: recall what the place across the street has to do with the waiters.</p><p>His best waiters left because “at the place across the street, each of them could take home half again what I was paying” ([[line: each of them could take home half again what I was paying]]). So the one restaurant trains them, and the other gets them.</p>',
    },
    {
      id: 'act-reading/something-extra-q7',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'The writers of Passage A and Passage B would most likely agree that tipping, as a way to pay people, is:',
      right: 'open to serious objection, however common it has become.',
      wrong: [
        {
          html: 'a custom that a single employer can do little to abolish.',
          misconception: 'ar-one-passage-only',
          why: 'This is the lesson of Passage B alone; the historian of Passage A speaks of laws, companies and wages, not of what one employer can do.',
        },
        {
          html: 'so old and so widely accepted that no law could ever end it.',
          misconception: 'ar-extreme-wording',
          why: 'Both know that attempts failed, but neither says that it must always be so, and Passage A explains the failure by causes of that time.',
        },
        {
          html: 'a device invented by employers who would not pay their porters.',
          misconception: 'ar-one-passage-only',
          why: 'Porters and employers are in Passage A only, and even there the custom came from Europe; employers discovered its use, they did not invent it.',
        },
      ],
      evidence: [
        'which I think is a poor way for a country to pay anyone',
        'the peculiarity of the American tip is how often there has been little underneath',
      ],
      explanation:
        '<p class="plan">A comparison: state each writer’s own judgment in a few words and keep only what both hold.</p><p>The owner calls the custom “a poor way for a country to pay anyone” ([[line: a poor way for a country to pay anyone]]). The historian shows that there has often been “little underneath” the tip ([[line: how often there has been little underneath]]). Both object to it; only B says what one restaurant cannot do.</p>',
    },
    {
      id: 'act-reading/something-extra-q8',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.0,
      seconds: 70,
      text: '',
      stem: 'Passage B complicates the account in Passage A chiefly by showing that:',
      right: 'the custom can have defenders among the very people whose wages it replaces.',
      wrong: [
        {
          html: 'workers who live on tips may earn less than a fair wage in a slow winter.',
          misconception: 'ar-wrong-side',
          why: 'The slow winter is in Passage B, but low pay for tipped workers is what Passage A is about; it would support that account and not complicate it.',
        },
        {
          html: 'customers may refuse to pay more even when the reason has been explained.',
          misconception: 'ar-half-right',
          why: 'The owner did explain, but the guests mostly accepted the prices: “fewer than I feared” objected.',
        },
        {
          html: 'states may pass laws that neither the giver nor the receiver will obey.',
          misconception: 'ar-mixes-up-passages',
          why: 'The laws and their failure are told in Passage A itself; Passage B mentions no law.',
        },
      ],
      evidence: [
        'They thought of the tip as a thing they earned, by being good, and of my wage as a thing they were given.',
        'cheaper than wages',
      ],
      explanation:
        '<p class="plan">A comparison: Passage A explains the custom by the interest of employers. Ask whose interest Passage B adds.</p><p>In Passage A employers found that the custom was “cheaper than wages” ([[line: a custom their customers paid for was cheaper than wages]]), so it seems to serve them only. In Passage B the waiters leave a wage for tips: “They thought of the tip as a thing they earned” ([[line: They thought of the tip as a thing they earned]]). The workers’ own wish is not part of A’s account.</p>',
    },
    {
      id: 'act-reading/something-extra-q9',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 65,
      text: '',
      stem: 'Which statement best describes the difference in the kinds of support that the two passages use?',
      right: 'Public records stand behind Passage A, a single dining room behind Passage B.',
      wrong: [
        {
          html: 'Passage A relies on what one person saw, Passage B on laws, dates and institutions.',
          misconception: 'ar-mixes-up-passages',
          why: 'The two halves are right with the names exchanged: the dates and the Pullman Company are in A, the fourteen months in one dining room in B.',
        },
        {
          html: 'Passage A relies on laws and dates, Passage B on studies that its writer has carried out.',
          misconception: 'ar-half-right',
          why: 'The first half holds; but the only studies in B are those of “friends who teach such things,” and the writer merely believes them.',
        },
        {
          html: 'Passage A relies on the words of porters, Passage B on the words of waiters.',
          misconception: 'ar-swaps-people',
          why: 'Waiters are in B, though they are “too polite to say it”; in A it is company officials whose words are reported, and they are given to the porters here.',
        },
      ],
      evidence: ['Between 1909 and 1915 six states', 'Four years ago I took the tip line off my checks.'],
      explanation:
        '<p class="plan">A comparison of evidence: list two pieces of support from each passage before you look at the options.</p><p>Passage A names six states, the Pullman Company, and the years 1938, 1966 and 1991. Passage B begins “Four years ago I took the tip line off my checks” ([[line: Four years ago I took the tip line off my checks]]) and tells what happened in that restaurant.</p>',
    },
    {
      id: 'act-reading/something-extra-q10',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.1,
      seconds: 70,
      text: '',
      stem: 'Which finding, if it were true, would most directly support the waiters’ belief described in the third paragraph of Passage B?',
      right: 'Good service was found to bring a clearly larger share of the bill.',
      wrong: [
        {
          html: 'Waiters who received a flat wage were rated as highly by guests as before.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'This is about service and pay, but it concerns the wage; the waiters’ belief is that the tip goes up when one is good.',
        },
        {
          html: 'Waiters in restaurants with tips changed their jobs less often than cooks did.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'It fits the story of people leaving or staying, but it does not tell whether a tip depends on being good.',
        },
        {
          html: 'Waiters were tipped about the same whether or not they had made a mistake.',
          misconception: 'ar-wrong-side',
          why: 'This supports the owner’s friends, who say that the tip “depends hardly at all on the quality of the service,” and so works against the waiters.',
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
