import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/bidding-for-potatoes',
  kind: 'Social Science',
  title: 'Bidding for Potatoes',
  description:
    'This passage is adapted from a newspaper article, “Bidding for Potatoes,” by Gail Sorensen (2016). The writer and the two directors, Carla Mendes and Roy Tillman, are invented; the system that is described, and its history, are not.',
  paragraphs: [
    'Carla Mendes runs a food bank that serves six mountain counties from a town with one traffic light. Twice a day, on weekdays, she looks at a list of what the country’s food companies are giving away, a truckload at a time, and decides whether to bid. She does not bid money. She bids shares, a currency that can be spent on nothing else.',
    '“I sat on mine for seven weeks,” she says. “Everybody else was buying cereal. I was waiting for peanut butter.”',
    'The system is used by the national network of American food banks, now called Feeding America, and it dates from 2005. Before then the network shared out donated food from a single office. It kept a list of some two hundred food banks, ordered by need. When a company offered a load, the office telephoned the bank at the top of the list, which had a few hours to say yes or no. If the answer was no, the load went to the next one; but the pounds were counted against the bank that had refused, just as if it had taken them. A director who said no too often would not be called for a long time.',
    'So directors said yes. The trouble was that the office knew how much each bank had received from it, and knew nothing of what the bank had from anyone else. Most food banks get the greater part of their food from stores and farms nearby. A bank in potato country, with potatoes to the rafters, would be offered potatoes. It would take them, pay for the truck, and let some rot. A bank a thousand miles away, which had not seen a potato since spring, was not at the top of the list that day.',
    'In 2004 a committee met to think of something better. Some of its members were directors of food banks and some were economists from the University of Chicago, and the economists suggested a market. Several directors disliked the word. What they feared was plain enough: that large banks would outbid small ones, as they do everywhere.',
    'The plan was changed to meet them. Shares are not earned or bought. They are given out every day, according to need, so that a bank that serves more poor people has more to bid with. Whatever is spent in a day is divided among all of the banks that night. Small banks may bid together for one load, or borrow. A director who has no time for any of it may leave the bidding to the staff of the national office. And a bid may be less than zero: for a load that nobody wants, a bank can be paid in shares to take it away.',
    'What happened next surprised even those who had proposed it. A pound of cereal turned out to be worth many times as much as a pound of fresh vegetables. Nobody in the office had known that, because under the old system a pound had been a pound. Large city banks, which receive plenty of produce, saved their shares for food that keeps. Poorer ones found that they could fill a truck with vegetables for next to nothing, and bid for three trucks where they had been offered one. Banks began to put their own surplus on the list. Donors were told which goods were in demand, and more goods came.',
    'Roy Tillman, who has run a bank in a river town since 1991, was among those who voted no. He has the national office bid for him still. “I was wrong about the little ones getting hurt,” he says. “They’re the best bidders in the country. They have to be.” But he has another objection, and nothing has happened to change his mind about it. A director’s day has only so many hours. “I used to spend mine asking people here what they’d eat. Now there’s a fellow two states over who spends his looking at a screen. He’s good at it. His shelves are beautiful. I just don’t think that’s the thing we should be good at.”',
    'Ms. Mendes got her peanut butter, on a Thursday, by eleven shares. She has put up for bid, in return, half a truck of canned pumpkin. So far the offers are below zero.',
  ],
  questions: [
    {
      id: 'act-reading/bidding-for-potatoes-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to the passage, the shares that are spent in a day are then:',
      right: 'divided among all the banks.',
      wrong: [
        {
          html: 'divided among the small banks.',
          misconception: 'ar-half-right',
          why: 'They are divided, and small banks are helped in other ways, but these go to “all of the banks that night.”',
        },
        {
          html: 'paid to the companies that gave the food.',
          misconception: 'ar-common-sense-over-text',
          why: 'In a market the seller is paid, but the food is given away, and shares can be “spent on nothing else.”',
        },
        {
          html: 'given to the banks that lost.',
          misconception: 'ar-half-right',
          why: 'It would be a comfort to those who were outbid, but the division is wider: whatever is spent goes to “all of the banks that night.”',
        },
      ],
      evidence: ['Whatever is spent in a day is divided among all of the banks that night.'],
      explanation:
        '<p class="plan">A stated detail: find the paragraph that begins “The plan was changed,” and the word “spent.”</p><p>“Whatever is spent in a day is divided among all of the banks that night” ([[line: Whatever is spent in a day]]). “All of the banks” leaves none out: large or small, each gets a part of what was spent.</p>',
    },
    {
      id: 'act-reading/bidding-for-potatoes-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'According to the passage, potatoes were sent to banks that already had too many because the national office:',
      right: 'did not know what the banks got from other sources.',
      wrong: [
        {
          html: 'lacked a record of what it had sent each bank.',
          misconception: 'ar-half-right',
          why: 'The lack of knowledge is right, but this much it did know: “the office knew how much each bank had received from it.”',
        },
        {
          html: 'had to send them out before they would spoil.',
          misconception: 'ar-common-sense-over-text',
          why: 'Potatoes spoil, and some did rot; but they rotted where they were sent, since the office “knew nothing of what the bank had from anyone else.”',
        },
        {
          html: 'went by a list that was made up once a year.',
          misconception: 'ar-half-right',
          why: 'There was a list, “ordered by need,” but its age was not the trouble; the office did not know what a bank had from others.',
        },
      ],
      evidence: [
        'the office knew how much each bank had received from it, and knew nothing of what the bank had from anyone else',
      ],
      explanation:
        '<p class="plan">A question of cause: find “The trouble was” and read the whole sentence.</p><p>“The office knew how much each bank had received from it, and knew nothing of what the bank had from anyone else” ([[line: the office knew how much each bank had received from it, and knew nothing of what the bank had from anyone else]]). So a bank full of local potatoes was offered more.</p>',
    },
    {
      id: 'act-reading/bidding-for-potatoes-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: The plan was changed to meet them]], the word <em>meet</em> most nearly means:',
      right: 'satisfy.',
      wrong: [
        {
          html: 'gather.',
          misconception: 'ar-first-meaning',
          why: 'People who meet come together, and a committee does so in the paragraph before; but it is the plan that is to meet the directors and their fear.',
        },
        {
          html: 'oppose.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'To meet a rival is to face or oppose him, but the changes that follow all go toward what the directors wanted.',
        },
        {
          html: 'equal.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'To meet a price is to equal it, and bids are the subject; but no bid is made here: a plan is altered because of what was feared.',
        },
      ],
      evidence: [
        'What they feared was plain enough: that large banks would outbid small ones, as they do everywhere.',
        'Small banks may bid together for one load, or borrow.',
      ],
      explanation:
        '<p class="plan">A word in context: ask who “them” is, and which way the changes in this paragraph go.</p><p>The directors “feared” that “large banks would outbid small ones” ([[line: that large banks would outbid small ones]]); the changes give more to bid with to those in need, and let small banks join or borrow. The plan was changed so as to satisfy the directors.</p>',
    },
    {
      id: 'act-reading/bidding-for-potatoes-q4',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'It can reasonably be inferred from the last paragraph that the canned pumpkin that Ms. Mendes has put up:',
      right: 'is at present wanted by no other bank.',
      wrong: [
        {
          html: 'suits the large banks, since it keeps.',
          misconception: 'ar-half-right',
          why: 'The large banks do save their shares “for food that keeps,” and cans keep; but all offers for the pumpkin “are below zero.”',
        },
        {
          html: 'was paid for in shares when she took it.',
          misconception: 'ar-outside-the-text',
          why: 'A bank “can be paid in shares” for a load that nobody wants, and this may be one; but how she came by the pumpkin is not told.',
        },
        {
          html: 'has gone to a small bank for next to nothing.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Loads went “for next to nothing” when poorer banks bought vegetables; the pumpkin has not gone at all, it has only had offers.',
        },
      ],
      evidence: [
        'So far the offers are below zero.',
        'for a load that nobody wants, a bank can be paid in shares to take it away',
      ],
      explanation:
        '<p class="plan">An inference: take the last sentence, and look up in the sixth paragraph what an offer of that kind means.</p><p>“So far the offers are below zero” ([[line: So far the offers are below zero]]). Such an offer is made “for a load that nobody wants” ([[line: for a load that nobody wants]]): whoever takes the pumpkin asks to be paid for it, and so nobody has asked for it for its own sake.</p>',
    },
    {
      id: 'act-reading/bidding-for-potatoes-q5',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The passage mentions all of the following as provisions made for small banks or busy directors EXCEPT:',
      right: 'a way to bid less for a second load.',
      wrong: [
        {
          html: 'a way to bid for a load jointly with others.',
          misconception: 'ar-overlooked-mention',
          why: 'It is named in so many words: “Small banks may bid together for one load, or borrow.”',
        },
        {
          html: 'a way to have others do the bidding for them.',
          misconception: 'ar-missed-in-other-words',
          why: '“The staff of the national office” may do it for a director who has no time, as they do for Mr. Tillman.',
        },
        {
          html: 'a way to bid with shares not yet received.',
          misconception: 'ar-overlooked-mention',
          why: 'The word is there, at the end of a short sentence: small banks may bid together “or borrow.”',
        },
      ],
      evidence: [
        'Small banks may bid together for one load, or borrow.',
        'may leave the bidding to the staff of the national office',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: the paragraph that begins “The plan was changed” holds three of them.</p><p>“Small banks may bid together for one load, or borrow” ([[line: Small banks may bid together for one load, or borrow]]), and a director “may leave the bidding to the staff of the national office.” A second load is nowhere made cheaper.</p>',
    },
    {
      id: 'act-reading/bidding-for-potatoes-q6',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The account of two banks in [[line: A bank in potato country, with potatoes to the rafters, would be offered potatoes. It would take them, pay for the truck, and let some rot. A bank a thousand miles away, which had not seen a potato since spring, was not at the top of the list that day.]] serves mainly to:',
      right: 'give an example of a fault in the old system.',
      wrong: [
        {
          html: 'suggest that produce was worth little.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That vegetables were worth little turned out under the market, later on; here potatoes are much wanted in one of two places.',
        },
        {
          html: 'show how directors used the rules to their own advantage.',
          misconception: 'ar-half-right',
          why: 'The directors did bend to the rules, but to no one’s advantage: a bank “would take them, pay for the truck, and let some rot.”',
        },
        {
          html: 'prepare for the fear that large banks would outbid small ones.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That fear belongs to the committee of the next paragraph; of these two banks we learn where they lie, and not how large they are.',
        },
      ],
      evidence: [
        'The trouble was that the office knew how much each bank had received from it, and knew nothing of what the bank had from anyone else.',
      ],
      explanation:
        '<p class="plan">A function question: read the sentence about the office that comes shortly before the account.</p><p>“The trouble was that the office knew how much each bank had received from it, and knew nothing of what the bank had from anyone else” ([[line: The trouble was that the office knew]]). The two banks show this trouble in one case: too many potatoes here, none there, and the list sees neither.</p>',
    },
    {
      id: 'act-reading/bidding-for-potatoes-q7',
      skill: 'ar-main-idea',
      difficulty: 'High',
      b: 0.8,
      seconds: 70,
      text: '',
      stem: 'The main idea of the passage is that the market for donated food:',
      right: 'lets banks whose wants differ get more of what each one wants.',
      wrong: [
        {
          html: 'lets small banks get more of the food that large ones once got.',
          misconception: 'ar-half-right',
          why: 'Small banks do well in it, but no food is taken over from large ones: these “saved their shares for food that keeps.”',
        },
        {
          html: 'lets banks with few poor people help out the banks with many.',
          misconception: 'ar-outside-the-text',
          why: 'Need does decide how many shares a bank is given, but no bank gives way to another; each saves or spends its shares on what it lacks.',
        },
        {
          html: 'lets directors have more of their time for the people they serve.',
          misconception: 'ar-reversed',
          why: 'This turns Mr. Tillman’s objection around: he used to ask people what they would eat, and others now look “at a screen.”',
        },
      ],
      evidence: [
        'Large city banks, which receive plenty of produce, saved their shares for food that keeps.',
        'Poorer ones found that they could fill a truck with vegetables for next to nothing',
      ],
      explanation:
        '<p class="plan">A main-idea question: ask what went wrong with the potatoes, and what happened instead after 2005.</p><p>Before, a bank full of potatoes was offered potatoes. Afterward, “Large city banks, which receive plenty of produce, saved their shares for food that keeps” ([[line: saved their shares for food that keeps]]), and poorer ones “could fill a truck with vegetables.” Each bid for what it lacked.</p>',
    },
    {
      id: 'act-reading/bidding-for-potatoes-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The claim that is made in [[line: Nobody in the office had known that]] would be most weakened if it were found that, before 2005, the office had:',
      right: 'counted each pound of cereal as several pounds.',
      wrong: [
        {
          html: 'sent out more cereal than vegetables in a year.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Cereal and vegetables are what the claim compares, but how much of each was sent out does not tell whether anyone knew what a pound of it was worth.',
        },
        {
          html: 'kept a list of all the banks in order of need.',
          misconception: 'ar-true-but-not-asked',
          why: 'It did keep such a list, “ordered by need,” but a list of banks says nothing about what one kind of food is worth beside another.',
        },
        {
          html: 'gone by the weight of a load and nothing else.',
          misconception: 'ar-wrong-side',
          why: 'This speaks for the claim, not against it: where only weight counts, “a pound had been a pound,” and nobody learns which food is wanted more.',
        },
      ],
      evidence: [
        'A pound of cereal turned out to be worth many times as much as a pound of fresh vegetables.',
        'Nobody in the office had known that, because under the old system a pound had been a pound.',
      ],
      explanation:
        '<p class="plan">A question of weakening: the sentence before says what “that” is. Ask what would show that somebody in the office had known it all along.</p><p>What nobody had known is that “A pound of cereal turned out to be worth many times as much as a pound of fresh vegetables” ([[line: A pound of cereal turned out to be worth many times as much]]), and the reason is that “a pound had been a pound.” An office that put down cereal at several times its weight would have known that it was worth more.</p>',
    },
    {
      id: 'act-reading/bidding-for-potatoes-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.0,
      seconds: 70,
      text: '',
      stem: 'Which of the following, if it were true, would most strengthen the objection that is reported in [[line: A director’s day has only so many hours]]?',
      right: 'Banks that bid for themselves hear less often from those they serve.',
      wrong: [
        {
          html: 'Banks that bid for themselves have fewer goods that go to waste.',
          misconception: 'ar-wrong-side',
          why: 'Less waste would speak for bidding, and so against him; it is the kind of success that he grants to the “fellow two states over.”',
        },
        {
          html: 'Banks that bid for themselves get less food if they are small ones.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That was his old objection, and he has given it up: he “was wrong about the little ones getting hurt.”',
        },
        {
          html: 'Banks that bid for themselves pay more than others do for trucks.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Cost might be an objection of its own, but it is not his; he speaks of how “A director’s day” is spent.',
        },
      ],
      evidence: [
        'I used to spend mine asking people here what they’d eat.',
        'A director’s day has only so many hours.',
      ],
      explanation:
        '<p class="plan">A question of strengthening: put his remaining objection into one sentence, about hours, before you look at the options.</p><p>“A director’s day has only so many hours,” and “I used to spend mine asking people here what they’d eat” ([[line: I used to spend mine asking people here]]). If bidding does push out such talk, he is right.</p>',
    },
  ],
}
