import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/keep-to-the-right',
  kind: 'Social Science',
  title: 'Keep to the Right',
  description:
    'This passage is adapted from a chapter on traffic in “The Rule of the Road,” a history by Nils Amberson (2012). Author and source are invented; the events, dates and figures are not.',
  paragraphs: [
    'At ten minutes to five on the morning of Sunday, September 3, 1967, every vehicle that was moving in Sweden stopped. There were not many. Private cars had been forbidden since one o’clock, and in the large cities for longer. At a signal those that were out crossed slowly from the left side of the road to the right, and stopped again. At five o’clock they drove on. Sweden, which had kept to the left since 1734, had changed sides.',
    'The country had been asked beforehand, and had said no. In a referendum in 1955, eighty-three percent of those who voted wished to stay on the left. The vote was advisory, and in 1963 parliament decided the other way. Its reasons were practical. Sweden’s neighbors drove on the right, and millions of cars a year crossed borders where, on small roads, little but a sign marked the change. The second reason sounds odd. Although Swedes drove on the left, they did so in cars built for the right. Nearly all of their cars, those from Swedish factories included, had the steering wheel on the left, next to the ditch. To see whether it was safe to pass a truck, a driver had to bring most of the car into the other lane.',
    'The government had four years and spent a good part of them on psychology. A commission was set up whose task was less to move the signs than to move habits. It had its emblem, an H with an arrow, put on milk cartons, gloves and underwear. It held a contest for a song; the winner, “Keep to the Right, Svensson,” was played until nobody could stand it. Pensioners were visited at home. Every household received a booklet of thirty-two pages. In the same years some 360,000 road signs had to be moved or replaced, most of them in a single night, by the army among others. New buses were bought with doors on the other side, and several cities, faced with the cost of altering their streetcars, gave them up.',
    'Many feared the first week. On the Monday there were 125 reported accidents, against 130 to 198 on the Mondays of the weeks before, and none of them was fatal. Nor was this a matter of a single day. In 1966 the roads of Sweden had killed 1,313 people. In 1967 they killed 1,077. A change that was expected to cost lives had, to all appearance, saved them.',
    'It is worth asking how. Some of the credit belongs to the new arrangement as such: a driver who sits near the middle of the road sees better what is coming. But if that had been all, the gain would have lasted, and it did not. In 1968 the dead numbered 1,262, and in 1969, 1,275. By then the traffic had settled. Swedes sat on the proper side of their cars, on the proper side of the road, and were nearly as likely to be killed as they had been before.',
    'What had been lost in the meantime was fright. In the autumn of 1967 a Swede at the wheel took nothing for granted. Each corner was a problem, and each oncoming car a question. People drove as they had in their first week with a license, badly and with great care. As the new side became a habit, attention went elsewhere, and speed came back.',
    'Psychologists have drawn a large conclusion from this: that each of us carries about a certain amount of risk that we find acceptable, and that when a road is made to feel safer, we use up the difference by driving faster. The Swedish figures are often cited in its favor. They do not prove as much. During the same weeks the speed limits had been lowered throughout the country, and they were raised again by steps. Policemen stood at the large crossings. A person who wants to show that fear alone saved those lives must first show that the limits and the policemen did not.',
    'What the figures do show is narrower, and for those who plan roads it may be of more use. It is that the first months after any change are a poor guide to what the change will do.',
  ],
  questions: [
    {
      id: 'act-reading/keep-to-the-right-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to the passage, several Swedish cities gave up their streetcars because:',
      right: 'it would have cost too much to alter them.',
      wrong: [
        {
          html: 'there was too little time left to alter them.',
          misconception: 'ar-half-right',
          why: 'Altering is the trouble, but what the cities were “faced with” was the cost; the government had four years.',
        },
        {
          html: 'their doors were on the wrong side.',
          misconception: 'ar-half-right',
          why: 'Doors on the wrong side were a trouble, but with the buses; what the cities were “faced with” was the cost of altering their streetcars.',
        },
        {
          html: 'new buses had been bought for the cities.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'New buses with doors on the other side stand in the same sentence, but they are a second measure and not the reason.',
        },
      ],
      evidence: ['several cities, faced with the cost of altering their streetcars, gave them up'],
      explanation:
        '<p class="plan">A stated detail: find the streetcars at the end of the third paragraph.</p><p>“Several cities, faced with the cost of altering their streetcars, gave them up” ([[line: faced with the cost of altering their streetcars]]). Whoever faces the cost of a change and gives the thing up instead has found that the change would cost too much.</p>',
    },
    {
      id: 'act-reading/keep-to-the-right-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'On the morning of the change, which of the following happened first?',
      right: 'Private cars were banned from the roads.',
      wrong: [
        {
          html: 'Vehicles stopped where they were.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'It is the first thing told, at ten minutes to five, but private cars “had been forbidden since one o’clock.”',
        },
        {
          html: 'Vehicles crossed to the right side.',
          misconception: 'ar-true-but-not-asked',
          why: 'This is the change itself, but it came “At a signal,” after the stop and hours after the ban on private cars.',
        },
        {
          html: 'Vehicles stopped a second time.',
          misconception: 'ar-true-but-not-asked',
          why: 'They did stop again, but only when they had crossed over, shortly before “At five o’clock they drove on.”',
        },
      ],
      evidence: [
        'Private cars had been forbidden since one o’clock',
        'every vehicle that was moving in Sweden stopped',
      ],
      explanation:
        '<p class="plan">A question of order: number the steps in the first paragraph by the clock, and look out for “had been.”</p><p>At ten minutes to five “every vehicle that was moving in Sweden stopped,” then crossed, and stopped again. But “Private cars had been forbidden since one o’clock” ([[line: Private cars had been forbidden since one o’clock]]), almost four hours earlier.</p>',
    },
    {
      id: 'act-reading/keep-to-the-right-q3',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.3,
      seconds: 50,
      text: '',
      stem: 'The passage names all of the following as parts of the preparation for the change EXCEPT:',
      right: 'training drivers on closed roads.',
      wrong: [
        {
          html: 'calling on older people at home.',
          misconception: 'ar-overlooked-mention',
          why: 'It is a sentence of five words in the third paragraph: “Pensioners were visited at home.”',
        },
        {
          html: 'printing a symbol on packages.',
          misconception: 'ar-missed-in-other-words',
          why: '“Symbol” is not the word used, but the commission “had its emblem” put on milk cartons.',
        },
        {
          html: 'choosing a song by competition.',
          misconception: 'ar-overlooked-mention',
          why: 'It is there, and so is its title: the commission “held a contest for a song.”',
        },
      ],
      evidence: ['Pensioners were visited at home.', 'It held a contest for a song'],
      explanation:
        '<p class="plan">An EXCEPT question: the third paragraph lists what was done. Cross off three.</p><p>The commission had “its emblem” put on cartons, “held a contest for a song” ([[line: It held a contest for a song]]), and “Pensioners were visited at home” ([[line: Pensioners were visited at home]]). Driving lessons on closed roads are not mentioned.</p>',
    },
    {
      id: 'act-reading/keep-to-the-right-q4',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: By then the traffic had settled]], the word <em>settled</em> most nearly means:',
      right: 'fallen into habit.',
      wrong: [
        {
          html: 'become lighter.',
          misconception: 'ar-mood-for-meaning',
          why: 'Traffic may be light or heavy, and “settled” has a calming sound; but what follows is about drivers used to the new side, not about fewer cars.',
        },
        {
          html: 'been decided on.',
          misconception: 'ar-first-meaning',
          why: 'A matter may be settled by decision, but parliament had decided in 1963; by 1969 it is people’s driving that has changed.',
        },
        {
          html: 'slowed to a crawl.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The speed of traffic does come up, but it goes the other way: “attention went elsewhere, and speed came back.”',
        },
      ],
      evidence: ['As the new side became a habit, attention went elsewhere, and speed came back.'],
      explanation:
        '<p class="plan">A word in context: see how the next paragraph speaks of the same years.</p><p>The next paragraph says it in other words: “As the new side became a habit, attention went elsewhere, and speed came back” ([[line: As the new side became a habit]]).</p>',
    },
    {
      id: 'act-reading/keep-to-the-right-q5',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The details in [[line: put on milk cartons, gloves and underwear]] and the sentence after it are mentioned mainly to:',
      right: 'show by what means habits were to be changed.',
      wrong: [
        {
          html: 'suggest why many had had enough of the change.',
          misconception: 'ar-wrong-tone',
          why: 'The song was played “until nobody could stand it,” but that is a light touch; gloves and song show the commission at its task.',
        },
        {
          html: 'give an idea of what the change was to cost.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Costs do follow, of signs, buses and streetcars, but gloves and a song are not what cost so much; they were to “move habits.”',
        },
        {
          html: 'tell how those who had voted no were won over.',
          misconception: 'ar-outside-the-text',
          why: 'Most voters had said no in 1955, but whether gloves and a song won them over is not told; the task was to “move habits.”',
        },
      ],
      evidence: ['A commission was set up whose task was less to move the signs than to move habits.'],
      explanation:
        '<p class="plan">A function question: which sentence do these details follow, and what does it say of the commission’s task?</p><p>They follow the sentence on the commission, “whose task was less to move the signs than to move habits” ([[line: whose task was less to move the signs than to move habits]]), and are its means.</p>',
    },
    {
      id: 'act-reading/keep-to-the-right-q6',
      skill: 'ar-structure',
      difficulty: 'High',
      b: 0.8,
      seconds: 70,
      text: '',
      stem: 'How does the last paragraph relate to the paragraph before it?',
      right: 'It puts a smaller conclusion in place of one that goes too far.',
      wrong: [
        {
          html: 'It replaces a conclusion about drivers with one about police.',
          misconception: 'ar-half-right',
          why: 'A conclusion is indeed replaced; but the policemen come up in the paragraph before, as a doubt, and what the last one concludes is about first months.',
        },
        {
          html: 'It adds to a narrow conclusion one that goes further.',
          misconception: 'ar-reversed',
          why: 'A large and a narrow conclusion are both there, but in the other order: the “large conclusion” of the psychologists comes first, and the last one is “narrower.”',
        },
        {
          html: 'It applies a conclusion about Sweden to other countries.',
          misconception: 'ar-outside-the-text',
          why: 'Those “who plan roads” may be anywhere, but no other country is spoken of; the point is what can be concluded.',
        },
      ],
      evidence: ['What the figures do show is narrower', 'Psychologists have drawn a large conclusion from this'],
      explanation:
        '<p class="plan">A structure question: set “large” in the one paragraph beside a word of size in the other.</p><p>First “Psychologists have drawn a large conclusion from this,” which the figures do not prove. Then: “What the figures do show is narrower” ([[line: What the figures do show is narrower]]).</p>',
    },
    {
      id: 'act-reading/keep-to-the-right-q7',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'The passage suggests that, had the lower number of deaths been due to where drivers sat, the number would have:',
      right: 'stayed about the same for two more years.',
      wrong: [
        {
          html: 'been lower among drivers than among walkers.',
          misconception: 'ar-outside-the-text',
          why: 'Drivers are those who would see better, so the guess is natural, but walkers are not mentioned; the author asks whether the gain lasted.',
        },
        {
          html: 'gone down further with every year of practice.',
          misconception: 'ar-common-sense-over-text',
          why: 'Practice might be thought to bring a further gain; but the author asks for no more than that “the gain would have lasted.”',
        },
        {
          html: 'gone up again once habits had formed.',
          misconception: 'ar-half-right',
          why: 'It did go up again, but that is what happened; if the seats had been the cause, “the gain would have lasted.”',
        },
      ],
      evidence: ['if that had been all, the gain would have lasted, and it did not'],
      explanation:
        '<p class="plan">An inference: find “if that had been all,” and the years that follow.</p><p>Of the better view from the new side it is said: “if that had been all, the gain would have lasted, and it did not” ([[line: the gain would have lasted, and it did not]]). It would have lasted into the years that are named next, 1968 and 1969.</p>',
    },
    {
      id: 'act-reading/keep-to-the-right-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The measures that are named in [[line: During the same weeks the speed limits had been lowered throughout the country, and they were raised again by steps. Policemen stood at the large crossings.]] matter to the author as evidence because they:',
      right: 'were taken in the same weeks as the change.',
      wrong: [
        {
          html: 'added to the fright of those who drove.',
          misconception: 'ar-outside-the-text',
          why: 'Policemen might well make a driver careful, but the author sets them beside fear as another cause, and not as a source of it.',
        },
        {
          html: 'were ended before the deaths rose again.',
          misconception: 'ar-half-right',
          why: 'The limits “were raised again by steps,” but whether before or after the rise is not told, and of the policemen we hear no end.',
        },
        {
          html: 'did more for safety than the new side.',
          misconception: 'ar-extreme-wording',
          why: 'The measures may indeed have helped, but the author does not say how much: one “must first show” what they did and did not do.',
        },
      ],
      evidence: [
        'During the same weeks the speed limits had been lowered throughout the country',
        'A person who wants to show that fear alone saved those lives must first show that the limits and the policemen did not.',
      ],
      explanation:
        '<p class="plan">A question about evidence: ask why “fear alone” cannot be shown to have saved the lives.</p><p>“During the same weeks the speed limits had been lowered” ([[line: During the same weeks the speed limits]]). Since limits, policemen, and fright came together, the lower figures do not tell which of them did the work: whoever credits “fear alone” must first rule out the rest.</p>',
    },
    {
      id: 'act-reading/keep-to-the-right-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.0,
      seconds: 70,
      text: '',
      stem: 'Which of the following, if it were true, would most strengthen the view that is put forward in [[line: What had been lost in the meantime was fright]]?',
      right: 'Deaths rose again on the roads before a limit was raised or a policeman left.',
      wrong: [
        {
          html: 'Deaths fell the most on the roads where the speed limit had dropped furthest.',
          misconception: 'ar-wrong-side',
          why: 'This would speak for the limits as the cause, and so against fright, which was the same on all roads.',
        },
        {
          html: 'Deaths fell most among drivers whose cars gave them the best view of the road.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The better view from the new side is weighed in the paragraph before, and set aside; a fall of this kind would bring it back.',
        },
        {
          html: 'Deaths grew in number once more when policemen had left the large crossings.',
          misconception: 'ar-wrong-side',
          why: 'The rise fits with what happened later, but it would make the policemen the likely cause, and fright no more so.',
        },
      ],
      evidence: [
        'During the same weeks the speed limits had been lowered throughout the country',
        'As the new side became a habit, attention went elsewhere, and speed came back.',
      ],
      explanation:
        '<p class="plan">A question of strengthening: which other causes does the author name? Look for an option that takes them away.</p><p>The limits “had been lowered throughout the country” ([[line: the speed limits had been lowered throughout the country]]), and “Policemen stood at the large crossings,” so that either may have saved lives. If deaths rose while both were still there, neither explains the rise. It fits with what had changed: fright had worn off.</p>',
    },
  ],
}
