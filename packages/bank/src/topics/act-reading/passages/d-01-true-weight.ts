import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/true-weight',
  kind: 'Literary Narrative',
  title: 'True Weight',
  description:
    'Passage A is from a novel in the manner of the 1860s, “The House of Thorne” by Margaret Ellis Bray. Passage B is from the memoir “Legal for Trade” by Lorraine Stuckey (2011). Authors and sources are invented.',
  paragraphs: [
    '# Passage A',
    'In the year of which I write, the corn market of Wexcombe was held on Saturdays under the arches of the old Guildhall, and no farmer of that country thought his barley well sold unless it had hung from the beam of Mr. Josiah Thorne. Other merchants kept scales; but Thorne’s was held to be the honest one, and men who had dealt elsewhere would sometimes carry a sack across the square, to learn from it what they had lost.',
    'It was therefore with alarm that Edmund Pell, who had been three weeks in the counting-house, discovered one evening, in cleaning the beam, a plug of lead let into the underside of one arm. He tried the scale with the stamped weights from the Guildhall. It was false by two pounds in the sack. He tried it again, hoping to have blundered, and then went up with his candle to the room where his master sat over the week’s receipts.',
    '“The beam is out, sir,” said Edmund.',
    '“By how much?”',
    '“Two pounds, sir. But it is against ourselves. We have been paying for two pounds in every sack that we never had.”',
    'Mr. Thorne did not look up. “In which arm is the lead?”',
    '“The one that bears the sack, sir.”',
    '“It was in the other when I was your age,” said Mr. Thorne. “My father had that beam made. He traded by it two-and-twenty years.”',
    'Edmund considered this. “And how long, sir, has it been as it is?”',
    '“Nineteen, come Michaelmas.”',
    'The young man was quick at figures, and opened his mouth; but his master went on, in the tone of one who speaks of a gutter or a gate. “You will hang it up as you found it. I shall have it seen to in three years’ time.”',
    '“And if the inspector should come before then?”',
    '“Then he will fine me for giving too much, and the town will laugh. It is welcome. It will be laughing at me.”',
    'On the following Saturday, when a farmer declared before the whole market that there was no scale in the county like Thorne’s, it was remarked that the new clerk blotted his page.',
    '# Passage B',
    'My father tested scales for the county. He had a truck, a set of brass weights bedded in green felt, and a roll of seals, and in the summers, when my mother worked days, he had me, his daughter and his clerk. I wrote down the numbers. Anything that sold by weight was on his list, down to the candy counter at the five-and-ten. He set the weights on, one, five, ten pounds; he read the dial from the customer’s side, never the clerk’s; and I put down what he said. If it was right he pressed on a blue seal. If it was wrong he wired a red tag through the pan, and nobody could use that scale until a repairman had signed for it.',
    'Kessler’s was last on Fridays, because we bought our Sunday roast there. Mr. Kessler had been in the Navy with my father. He used to pass me a slice of bologna on the flat of his knife before the case of weights was open. In August of 1973 my father put on the five-pound weight, and looked, and took it off, and put it on again. Then he crouched and looked up at the pan from below.',
    '“Half an ounce over,” he said, and I wrote it.',
    '“It’s the heat, Walt,” said Mr. Kessler.',
    '“Could be the heat,” my father said. He wired on the tag. He laid the carbon of my sheet on the counter and squared it with his thumb. Then he said to me, “Give that back,” and I did. There was a bite out of it. Mr. Kessler took it and stood there holding it.',
    'We had chicken that Sunday, from the A&P. The repairman signed within two days, and the next summer my father sealed that scale himself while I waited in the truck; but we did not buy there again.',
    'There was one stop we never made. Out on Route 9 Mrs. Odom sold beans and tomatoes off a hay wagon, and from a nail above them, in plain sight, hung a kitchen scale with a yellow face, of the kind that cannot be sealed at all. We passed it every week. The second summer I asked.',
    '“What scale?” said my father, who could read a dial from across a store, and he lifted one finger from the wheel to Mrs. Odom, and Mrs. Odom lifted her hand.',
  ],
  questions: [
    {
      id: 'act-reading/true-weight-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to Passage A, farmers who had sold to other merchants would sometimes bring a sack to Thorne’s scale in order to:',
      right: 'find out how much the sale had cost them.',
      wrong: [
        {
          html: 'find out whether Thorne would give them more.',
          misconception: 'ar-common-sense-over-text',
          why: 'They may well have wished for more, but the grain was already sold; the sack is hung only “to learn from it what they had lost.”',
        },
        {
          html: 'learn whether their own scales at home were true.',
          misconception: 'ar-common-sense-over-text',
          why: 'A farmer may weigh his sacks at home, but only the other merchant’s scale is in doubt: they go “to learn from it what they had lost.”',
        },
        {
          html: 'learn whether the other scale had been stamped.',
          misconception: 'ar-half-right',
          why: 'It is the other merchant’s scale that they doubt, but they carry a sack, not a scale, and the stamped weights belong to the Guildhall.',
        },
      ],
      evidence: ['to learn from it what they had lost'],
      explanation:
        '<p class="plan">A stated detail: find the men who “had dealt elsewhere” in the first paragraph and read to the end of the sentence.</p><p>Men who had dealt elsewhere “would sometimes carry a sack across the square, to learn from it what they had lost” ([[line: to learn from it what they had lost]]). The honest scale told them how far the other had been false.</p>',
    },
    {
      id: 'act-reading/true-weight-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'Edmund tries the scale a second time because he:',
      right: 'hopes that he made a mistake in the first trial.',
      wrong: [
        {
          html: 'wants to be exact before he goes to his master.',
          misconception: 'ar-common-sense-over-text',
          why: 'He does go up afterward and name the figure, but what is said of the second trial is a hope: “hoping to have blundered.”',
        },
        {
          html: 'has found the lead only after the first trial.',
          misconception: 'ar-half-right',
          why: 'The lead and the trial belong together, but he found the plug first, “in cleaning the beam,” and tried the scale because of it.',
        },
        {
          html: 'doubts that the Guildhall’s weights are true.',
          misconception: 'ar-outside-the-text',
          why: 'The weights bear the town’s stamp, and he uses them both times; what he doubts, and would like to doubt, is his own work.',
        },
      ],
      evidence: ['He tried it again, hoping to have blundered'],
      explanation:
        '<p class="plan">A question of cause: find the words that follow “He tried it again.”</p><p>“He tried it again, hoping to have blundered” ([[line: He tried it again, hoping to have blundered]]): he would have liked the first result to be his own error.</p>',
    },
    {
      id: 'act-reading/true-weight-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: The beam is out, sir]], the word <em>out</em> most nearly means:',
      right: 'in error.',
      wrong: [
        {
          html: 'off its hook.',
          misconception: 'ar-first-meaning',
          why: 'He has been “cleaning the beam,” so it may have been down, but Mr. Thorne asks “By how much?” which fits only an error.',
        },
        {
          html: 'made known.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A secret that is out is known, and a plug of lead has come to light, but the next words, “By how much?” fit only an error in weight.',
        },
        {
          html: 'past use.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A tool past use may be called out in this sense, but the whole market still weighs by this beam; what Edmund names is an amount, “Two pounds.”',
        },
      ],
      evidence: ['“By how much?”', 'It was false by two pounds in the sack.'],
      explanation:
        '<p class="plan">A word in context: read the question that Mr. Thorne asks next, and the answer to it.</p><p>Mr. Thorne asks, “By how much?” and Edmund says, “Two pounds, sir” ([[line: “Two pounds, sir. But it is against ourselves.]]). He has found the scale “false by two pounds”: it shows a wrong weight.</p>',
    },
    {
      id: 'act-reading/true-weight-q4',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'Mr. Thorne’s statement in [[line: I shall have it seen to in three years’ time]] most strongly suggests that he means to:',
      right: 'make up in full for what his father took from the farmers.',
      wrong: [
        {
          html: 'repay by weight what he himself once took from the farmers.',
          misconception: 'ar-half-right',
          why: 'Repaying is right, but the one who took was his father: “He traded by it two-and-twenty years,” when Josiah was Edmund’s age.',
        },
        {
          html: 'leave the beam as his father hung it for as long as he trades.',
          misconception: 'ar-half-right',
          why: 'The father did have the beam made, but in his day the lead “was in the other” arm, and Josiah names a time when it is to end.',
        },
        {
          html: 'bear the laughter of the town until it has forgiven his father.',
          misconception: 'ar-outside-the-text',
          why: 'He would bear the laughter, but the town knows of nothing to forgive: Thorne’s scale “was held to be the honest one.”',
        },
      ],
      evidence: [
        'It was in the other when I was your age',
        'He traded by it two-and-twenty years.',
        '“Nineteen, come Michaelmas.”',
      ],
      explanation:
        '<p class="plan">An inference: there are two numbers of years before this one. Do what Edmund, “quick at figures,” does with them.</p><p>His father had the lead in the other arm and “traded by it two-and-twenty years” ([[line: He traded by it two-and-twenty years]]). With the lead moved to the sellers’ side it has been “Nineteen, come Michaelmas” ([[line: Nineteen, come Michaelmas]]). Three more make twenty-two: as many years against the house as there were for it.</p>',
    },
    {
      id: 'act-reading/true-weight-q5',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.0,
      seconds: 60,
      text: '',
      stem: 'According to Passage B, in August of 1973 the scale at Kessler’s was found to be:',
      right: 'half an ounce over.',
      wrong: [
        {
          html: 'half an ounce under.',
          misconception: 'ar-half-right',
          why: 'The amount is right, but the father says “Half an ounce over”; it showed more than there was, so that buyers paid too much.',
        },
        {
          html: 'five pounds over.',
          misconception: 'ar-echoed-words',
          why: 'Five pounds is the weight that he put on; the error that the dial showed was half an ounce.',
        },
        {
          html: 'two pounds over.',
          misconception: 'ar-mixes-up-passages',
          why: 'Two pounds in the sack is what Thorne’s beam was out by, in Passage A; at Kessler’s it was half an ounce.',
        },
      ],
      evidence: ['“Half an ounce over,” he said, and I wrote it.'],
      explanation:
        '<p class="plan">A stated detail: find the month and the year in the second paragraph of Passage B, and read what the father says.</p><p>He puts on the five-pound weight twice and looks from below. “Half an ounce over,” he says ([[line: “Half an ounce over,” he said]]), and his daughter writes it down.</p>',
    },
    {
      id: 'act-reading/true-weight-q6',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'It can reasonably be inferred that the narrator’s father never stopped at Mrs. Odom’s wagon because he:',
      right: 'would have been bound to put her scale out of use.',
      wrong: [
        {
          html: 'had no authority over scales that hung outdoors.',
          misconception: 'ar-reversed',
          why: 'A wagon by the road might seem outside his job, but “Anything that sold by weight was on his list.”',
        },
        {
          html: 'could tell from the road that her scale was right.',
          misconception: 'ar-common-sense-over-text',
          why: 'He has the eyes for it, but he does not say that the scale is right: he asks “What scale?” of one that cannot be sealed.',
        },
        {
          html: 'had warned her once and did not wish to fine her.',
          misconception: 'ar-outside-the-text',
          why: 'It would fit a kind man, but the passage mentions no warning, and his work is tags and seals; when he is asked, he only says “What scale?”',
        },
      ],
      evidence: [
        'of the kind that cannot be sealed at all',
        'If it was wrong he wired a red tag through the pan',
        '“What scale?” said my father, who could read a dial from across a store',
      ],
      explanation:
        '<p class="plan">An inference: put together what kind of scale it is, what his duty was, and what he pretends.</p><p>Her scale is “of the kind that cannot be sealed at all” ([[line: of the kind that cannot be sealed at all]]), and everything that sold by weight was on his list. A man “who could read a dial from across a store” had surely seen it. Had he admitted it, he would have had to tag it.</p>',
    },
    {
      id: 'act-reading/true-weight-q7',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The narrator’s attitude toward her father in the last paragraph of Passage B is best described as:',
      right: 'amused and knowing.',
      wrong: [
        {
          html: 'trusting and unaware.',
          misconception: 'ar-wrong-tone',
          why: 'She was young then, but the woman who writes adds that he “could read a dial from across a store”; she sees quite well what he was doing.',
        },
        {
          html: 'proud and thankful.',
          misconception: 'ar-wrong-tone',
          why: 'Elsewhere one may hear respect for his strictness, but here he is not strict, and no pride or thanks is expressed in these lines.',
        },
        {
          html: 'uneasy and critical.',
          misconception: 'ar-common-sense-over-text',
          why: 'He does neglect a rule, and a daughter might well be critical of him; but she does not, and the lifted finger and hand close the story lightly.',
        },
      ],
      evidence: ['“What scale?” said my father, who could read a dial from across a store'],
      explanation:
        '<p class="plan">A question of attitude: see what the narrator slips in between his question and his greeting.</p><p>She lets him ask “What scale?” and adds at once that he “could read a dial from across a store” ([[line: who could read a dial from across a store]]). She knows that he knows, and smiles at it.</p>',
    },
    {
      id: 'act-reading/true-weight-q8',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Both passages tell of a person who:',
      right: 'lets a scale be used that does not meet the rules.',
      wrong: [
        {
          html: 'learns of a scale’s fault from somebody younger.',
          misconception: 'ar-one-passage-only',
          why: 'Edmund reports the fault to his master in A; in B the father finds the half ounce himself, and the girl writes it down.',
        },
        {
          html: 'puts the duty of an office before an old friend.',
          misconception: 'ar-mixes-up-passages',
          why: 'That is the tag at Kessler’s, in B; Mr. Thorne holds no office, and no friend of his comes into Passage A.',
        },
        {
          html: 'lets a fault stand so as to save a family’s name.',
          misconception: 'ar-one-passage-only',
          why: 'Mr. Thorne takes the town’s laughter on himself in A; in B no family’s name is at stake, at Kessler’s or at the wagon.',
        },
      ],
      evidence: [
        'You will hang it up as you found it.',
        'hung a kitchen scale with a yellow face, of the kind that cannot be sealed at all',
      ],
      explanation:
        '<p class="plan">A “both” question: for each option look for a place in A and a place in B.</p><p>Mr. Thorne orders of the false beam, “You will hang it up as you found it” ([[line: You will hang it up as you found it]]). The father passes every week a scale “of the kind that cannot be sealed at all” and does not stop.</p>',
    },
    {
      id: 'act-reading/true-weight-q9',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 0.8,
      seconds: 70,
      text: '',
      stem: 'Edmund in Passage A and the daughter in Passage B differ in that:',
      right: 'he makes the test himself, while she records what another finds.',
      wrong: [
        {
          html: 'he is told the reason for a rule broken, while she must guess it.',
          misconception: 'ar-half-right',
          why: 'She must guess, that is right; but Mr. Thorne gives Edmund dates and no reason, so that he has to put it together himself.',
        },
        {
          html: 'he keeps to himself what he has noticed, while she asks about it.',
          misconception: 'ar-reversed',
          why: 'She does ask, but Edmund does not keep it to himself: he goes straight up with his candle and reports the fault.',
        },
        {
          html: 'he is troubled by a scale that is wrong, while she is at ease with it.',
          misconception: 'ar-half-right',
          why: 'Edmund is alarmed, that is right; but nothing is said of her being at ease when the scale at Kessler’s proves wrong.',
        },
      ],
      evidence: ['He tried the scale with the stamped weights from the Guildhall.', 'I put down what he said'],
      explanation:
        '<p class="plan">A comparison of two young people: ask of each half of an option where it is shown.</p><p>Edmund “tried the scale with the stamped weights from the Guildhall” ([[line: He tried the scale with the stamped weights]]). The daughter says of her father’s readings, “I put down what he said” ([[line: I put down what he said]]).</p>',
    },
  ],
}
