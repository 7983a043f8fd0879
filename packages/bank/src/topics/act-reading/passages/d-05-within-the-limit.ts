import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/within-the-limit',
  kind: 'Literary Narrative',
  title: 'Within the Limit',
  description:
    'This passage is from a novel in letters, “Send Socks” by Carrie Lindqvist (2015). The letter writer works for a party that surveys the heights of the land in Nevada in 1911. Author and source are invented.',
  paragraphs: [
    'Camp 14, September 10',
    'Dear Nell,',
    'You write that Father’s account of my work, that the government pays me to look at a stick, does not satisfy you. It is nearly right. There are four of us and two mules. Mr. Hadley sets up the level, which is a spyglass on three legs with a bubble to keep it honest. Petersen walks off two hundred feet and stands a rod upright, a board marked in feet and hundredths. Mr. Hadley looks through the glass and calls the number, I write it in the book, Petersen walks past us to the other side, and it is done again. By adding up the differences I can tell you that Camp 14 is 61.27 feet higher than Camp 13. Ruiz has the mules and the cooking and thinks that we are all crazy.',
    'Every stretch is run twice, out and back, and the two results must agree to within a few hundredths. If they do not, we do it over. In June we did over one stretch in twenty. In August it was one in four. Since the sums are mine I went through them again at night by the lantern, supposing that the fault was mine too. Then I looked for it in the level; but a level that has been dropped will err the same way every time, and this did not. It would go along sweetly for two miles and then be out by exactly three-tenths, or exactly five-hundredths. Glass and brass do not make mistakes like that, Nell. A three had been taken for a six, or an eight for a three.',
    'I did not say anything. I do not claim that I was being kind. Mr. Hadley has been at this since before I was born, and I put it off. He asked me once, without turning from the glass, “How do we close, Mr. Dunning?” and I said, “Within the limit, sir,” which, that day, we did.',
    'It was Petersen who acted. He has forty words of English and uses ten. One morning last week he came out of the wagon with the old target rod, which I had never seen used. On that kind there is a red and white disk that slides. The man at the glass only waves it up or down until it sits on his cross-wire; then the rodman clamps it and reads off the number himself. Petersen said that the other rod was warped. I had had it in my hands the night before, and it was as straight as a church pew.',
    'Mr. Hadley looked at the target rod for some time.',
    '“It is slower,” he said.',
    '“Ja,” said Petersen.',
    '“We shall lose two miles a day by it.”',
    'Petersen said nothing. The mules said nothing. I sharpened a pencil that was sharp.',
    '“Well,” said Mr. Hadley. “If it is warped.”',
    'So that is how we go on. Petersen sings out the number, I write it down, and we have not done a stretch over since Tuesday, so that we lose nothing like two miles and some days gain.',
    'Yesterday we set a bench mark, a brass cap let into the rock, and I stamped the height on it with the steel dies, 6,487 feet. Mr. Hadley used to inspect my stamping and find fault with the sevens. This time he asked me to read it to him. Then he got down on one knee and went over the figures with his thumb, slowly, like a man counting change in the dark. “Your seven is better,” he said.',
    'Two matters of business. You will see Mrs. Hadley at church, and she will ask how he is. You may say that he is well and that we are making good time, both of which are so. The other is that the office in Reno has offered me the computing desk from the first of October, indoors, at ninety dollars. I have written back that I had rather finish the season, on account of the air. Father will say that I turned down a raise out of stupidity. Let him. It will do him good to have been right.',
    'Send socks.',
    'Your brother,',
    'Will',
  ],
  questions: [
    {
      id: 'act-reading/within-the-limit-q1',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'When the results began to disagree more often, what did Will do first?',
      right: 'He did the adding once more.',
      wrong: [
        {
          html: 'He looked for a fault in Mr. Hadley’s level.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'He did this, and it stands close by; but “Then I looked for it in the level” follows the nights with the lantern.',
        },
        {
          html: 'He felt along the rod to see if it was straight.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The rod was in his hands the night before Petersen changed it, weeks after the trouble had begun, and not as a test of it.',
        },
        {
          html: 'He had a second man read the numbers.',
          misconception: 'ar-swaps-people',
          why: 'A second reader does come in, but weeks later, with the target rod, and it is none of Will’s doing: “It was Petersen who acted.”',
        },
      ],
      evidence: ['Since the sums are mine I went through them again at night by the lantern'],
      explanation:
        '<p class="plan">A question of order: find “In August it was one in four” and follow the words “again” and “Then.”</p><p>“Since the sums are mine I went through them again at night by the lantern” ([[line: I went through them again at night by the lantern]]). The next sentence begins, “Then I looked for it in the level.” “Again” says that he repeated his own work, and “Then I looked” shows that the level came second.</p>',
    },
    {
      id: 'act-reading/within-the-limit-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'Will decides that the level is not to blame because the errors:',
      right: 'turn up at some times and not at others.',
      wrong: [
        {
          html: 'are larger on steep ground than on flat.',
          misconception: 'ar-outside-the-text',
          why: 'Steep ground might well make trouble for a level, but Will says nothing of it; a bad level “will err the same way every time, and this did not.”',
        },
        {
          html: 'come to the same amount each time.',
          misconception: 'ar-reversed',
          why: 'That is how a damaged level would behave: it “will err the same way every time, and this did not.”',
        },
        {
          html: 'turn up as well with another instrument.',
          misconception: 'ar-common-sense-over-text',
          why: 'It would be a good test, but the party has one level, and the other thing that is tried later is a rod.',
        },
      ],
      evidence: ['a level that has been dropped will err the same way every time, and this did not'],
      explanation:
        '<p class="plan">A question of cause: find what a level “that has been dropped” would do.</p><p>“A level that has been dropped will err the same way every time, and this did not” ([[line: a level that has been dropped will err the same way every time, and this did not]]). For two miles all was well, and then it was out.</p>',
    },
    {
      id: 'act-reading/within-the-limit-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: How do we close, Mr. Dunning?]], the word <em>close</em> most nearly means:',
      right: 'agree, one way with the other.',
      wrong: [
        {
          html: 'finish the work for the day.',
          misconception: 'ar-first-meaning',
          why: 'To close is often to end the day’s business, but the answer is “Within the limit,” which is no answer about finishing.',
        },
        {
          html: 'keep near to one another.',
          misconception: 'ar-right-word-wrong-sense',
          why: '“Close” can mean near, but the answer is “Within the limit,” and the only limit told of is that between the two results.',
        },
        {
          html: 'make up for the time lost.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Lost time is spoken of later, and Mr. Hadley is the one who speaks of it; but here “limit” means a few hundredths of a foot.',
        },
      ],
      evidence: [
        'the two results must agree to within a few hundredths',
        '“Within the limit, sir,” which, that day, we did.',
      ],
      explanation:
        '<p class="plan">A word in context: the answer is “Within the limit.” What limit has the letter told of?</p><p>“The two results must agree to within a few hundredths” ([[line: the two results must agree to within a few hundredths]]). To the question how they close, Will says, “Within the limit, sir”: out and back agree.</p>',
    },
    {
      id: 'act-reading/within-the-limit-q4',
      skill: 'ar-inference',
      difficulty: 'Low',
      b: -0.2,
      seconds: 50,
      text: '',
      stem: 'It can reasonably be inferred that what Petersen says of the rod ([[line: Petersen said that the other rod was warped]]) is:',
      right: 'a pretext: he wants to read off the numbers himself.',
      wrong: [
        {
          html: 'an excuse: he wishes to write down the numbers himself.',
          misconception: 'ar-half-right',
          why: 'It is an excuse, since the rod is straight, but the book stays with Will: “Petersen sings out the number, I write it down.”',
        },
        {
          html: 'a guess: he has seen errors of the kind that a bent rod makes.',
          misconception: 'ar-common-sense-over-text',
          why: 'Rods do bend, and a bent one would read falsely, but Will had this one in his hands, and it was “as straight as a church pew.”',
        },
        {
          html: 'a kindness: he would spare Will the blame for the sums.',
          misconception: 'ar-swaps-people',
          why: 'Somebody is spared by it, but that is Mr. Hadley, who no longer has to read the numbers; nobody has blamed Will for the sums.',
        },
      ],
      evidence: [
        'then the rodman clamps it and reads off the number himself',
        'I had had it in my hands the night before, and it was as straight as a church pew.',
      ],
      explanation:
        '<p class="plan">An inference: the rod is not warped. Ask what is different with the target rod.</p><p>With the target rod “the rodman clamps it and reads off the number himself” ([[line: then the rodman clamps it and reads off the number]]). The other rod “was as straight as a church pew,” so the warping is a pretext, and the change of reader is the purpose.</p>',
    },
    {
      id: 'act-reading/within-the-limit-q5',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The sentence “The mules said nothing” ([[line: The mules said nothing]]) has the effect of:',
      right: 'making light of a silence that is awkward.',
      wrong: [
        {
          html: 'making clear how lonely the camp must be.',
          misconception: 'ar-literal-for-figurative',
          why: 'There are only four men and two mules about, but Will names the animals for fun, in the middle of a tense talk.',
        },
        {
          html: 'making clear that a silence is an angry one.',
          misconception: 'ar-half-right',
          why: 'There is a silence, that is right; but it is a cautious one, as of men who spare another, and no one is angry in the scene.',
        },
        {
          html: 'making fun of a man who is sparing of words.',
          misconception: 'ar-half-right',
          why: 'Petersen is sparing of words, and Will jokes about his English; but here all are silent, Will among them, and the joke is about that.',
        },
      ],
      evidence: ['I sharpened a pencil that was sharp.'],
      explanation:
        '<p class="plan">A question of effect: what goes before these words, and what does Will do right after them?</p><p>“Petersen said nothing. The mules said nothing. I sharpened a pencil that was sharp” ([[line: I sharpened a pencil that was sharp]]). Nobody knows where to look, and Will tells it as a joke.</p>',
    },
    {
      id: 'act-reading/within-the-limit-q6',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The comparison in [[line: like a man counting change in the dark]] serves mainly to:',
      right: 'confirm something that the letter has hinted at.',
      wrong: [
        {
          html: 'bring in a trait that the letter has not yet shown.',
          misconception: 'ar-half-right',
          why: 'Something about Mr. Hadley is indeed shown, but it has been hinted at since the misread figures: he can no longer see well.',
        },
        {
          html: 'take back something that the letter has said of him.',
          misconception: 'ar-reversed',
          why: 'He is slow where he used to find fault at a glance, but nothing is taken back; Will goes on being fond of him.',
        },
        {
          html: 'prepare for the business that ends the letter.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The message to Mrs. Hadley and the desk in Reno follow, but the comparison is about a thumb that feels for figures.',
        },
      ],
      evidence: ['This time he asked me to read it to him.', 'went over the figures with his thumb, slowly'],
      explanation:
        '<p class="plan">A function question: see what he used to do, and what he does “This time.”</p><p>A three “had been taken for a six,” and since then another man reads the numbers. Now Mr. Hadley, who “used to inspect” the stamping, asks Will to read it to him ([[line: This time he asked me to read it to him]]) and feels the figures with his thumb: his eyes are failing, as the letter has hinted all along.</p>',
    },
    {
      id: 'act-reading/within-the-limit-q7',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'The letter suggests that Will declined the desk in Reno mainly because he:',
      right: 'does not want to leave Mr. Hadley before the work is finished.',
      wrong: [
        {
          html: 'does not want to give his father the pleasure of good news.',
          misconception: 'ar-common-sense-over-text',
          why: 'Father is teased in the next sentences, but as somebody who will have his own pleasure in it; Will was not thinking of him when he wrote.',
        },
        {
          html: 'does not want to be kept from open country by an indoor place.',
          misconception: 'ar-literal-for-figurative',
          why: 'This takes “on account of the air” at its word; it is the reason given to the office, after a letter that has been about something else.',
        },
        {
          html: 'does not want to leave before he is offered the place at the level.',
          misconception: 'ar-half-right',
          why: 'To stay until the end of the season is right; but he nowhere wishes for Mr. Hadley’s place, and hides that it might fall vacant.',
        },
      ],
      evidence: [
        'I have written back that I had rather finish the season, on account of the air.',
        'You may say that he is well and that we are making good time',
      ],
      explanation:
        '<p class="plan">An inference: the offer stands beside what Nell may tell Mrs. Hadley. Ask what the whole letter has been about.</p><p>The letter tells how the men cover up Mr. Hadley’s failing eyes, and what Nell may tell his wife. Then Will writes that he had “rather finish the season, on account of the air” ([[line: I had rather finish the season, on account of the air]]): the arrangement needs him.</p>',
    },
    {
      id: 'act-reading/within-the-limit-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which detail best supports the second of the two things that Nell may tell Mrs. Hadley?',
      right: 'No stretch has been run again since Tuesday.',
      wrong: [
        {
          html: 'The height on the cap has been stamped well.',
          misconception: 'ar-true-but-not-asked',
          why: 'A seven does get some praise, but the second thing is that they are “making good time,” and a good stamp saves none.',
        },
        {
          html: 'The number is now read off by Petersen.',
          misconception: 'ar-half-right',
          why: 'This is what set the errors right, but by itself it is a loss, since the target rod “is slower”; time is gained because nothing is done over.',
        },
        {
          html: 'The place in Reno was offered to Will.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'It stands next to the message as the other matter of business, but it says nothing about how fast the party moves.',
        },
      ],
      evidence: [
        'we have not done a stretch over since Tuesday, so that we lose nothing like two miles and some days gain',
        'You may say that he is well and that we are making good time, both of which are so.',
      ],
      explanation:
        '<p class="plan">A question of support: find first what Nell may say, then the sentence that weighs miles lost against miles gained.</p><p>Nell may say that “he is well and that we are making good time” ([[line: we are making good time]]). The proof of the second: “we have not done a stretch over since Tuesday, so that we lose nothing like two miles and some days gain” ([[line: we have not done a stretch over since Tuesday]]).</p>',
    },
    {
      id: 'act-reading/within-the-limit-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.1,
      seconds: 70,
      text: '',
      stem: 'Which of the following, if it were true, would most weaken Will’s conclusion ([[line: A three had been taken for a six]]) that the man at the glass has been misreading figures?',
      right: 'Errors of the same kind turn up in stretches that were run with the target rod.',
      wrong: [
        {
          html: 'Errors of the same kind turn up on days when the light is glaring or poor.',
          misconception: 'ar-wrong-side',
          why: 'Bad light makes figures hard to read, so this would go with what Will believes, and speak for it.',
        },
        {
          html: 'Errors of the same kind turn up in books that were kept by other parties.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Other parties have readers of their own, good and bad; what happens in their books tells nothing of this one.',
        },
        {
          html: 'Errors of the same kind turn up in the book that was kept in early June.',
          misconception: 'ar-half-right',
          why: 'There were some repeats in June, so this may be so; but eyes may have begun to fail by then, and the conclusion would stand.',
        },
      ],
      evidence: [
        'A three had been taken for a six, or an eight for a three.',
        'then the rodman clamps it and reads off the number himself',
      ],
      explanation:
        '<p class="plan">A question of weakening: say what Will believes the source to be, and when that source is out of play.</p><p>He believes that figures are misread at the glass: “A three had been taken for a six, or an eight for a three” ([[line: A three had been taken for a six]]). With the target rod Petersen reads the number. If the errors came then too, Mr. Hadley’s reading could not be their source.</p>',
    },
  ],
}
