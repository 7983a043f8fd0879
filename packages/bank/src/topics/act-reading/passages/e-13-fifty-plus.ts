import { type Passage, table } from '#kit'

export const passage: Passage = {
  id: 'act-reading/fifty-plus',
  kind: 'Natural Science',
  title: 'Fifty Plus',
  description:
    'This passage is from the essay “Fifty Plus” by Lowell Haddix (2010). The table belongs to the essay. The author and his own counts are invented; the rules, the letter of 1881 and the paper of 1897 are not.',
  paragraphs: [
    'In December 1881 the *Popular Science Monthly* printed a letter from a reader named Margarette Brooks. A man in Salem, who signed himself with initials, had given a rule in the local paper. Count the strokes of a cricket for a minute. If there are seventy-two, the air is at sixty degrees; for every four strokes more, add one degree, and for every four fewer, take one away. Brooks wished to know whether this held without exception, and did what few readers of newspapers do. On nearly every night from the end of September to the middle of October on which there was a cricket to be heard, she counted it, and looked at the thermometer.',
    'Sixteen years later a physicist, Amos Dolbear, published a page under the title “The Cricket as a Thermometer.” His rule is like the older one: at fifty degrees forty chirps, and one degree more for every four. He does not mention Salem, and he gives no counts. He does not say, either, which cricket he had listened to. This has been a trouble ever since, for the field cricket under the porch and the tree cricket in the lilac do not keep the same time; it is now agreed that it must have been the snowy tree cricket. The rule is called Dolbear’s Law.',
    'That crickets should keep time by the weather is less strange than it seems. A cricket does not warm itself. Its muscles are driven by chemical reactions, which run faster in warmth, as nearly all reactions do. A male chirps by drawing one wing across the other, and each stroke must wait for the muscle to be ready again. On a warm night it is ready sooner. Below about fifty-five degrees most of them give up, and somewhere near a hundred they do so too. What is strange is how regular the thing is. Reactions do not, as a rule, speed up by equal steps; their rate tends to double or better with every eighteen degrees. Over the narrow range in which crickets sing, a gentle curve of this sort can pass for a straight line, and a straight line is something that one can do on a porch.',
    'Females have to keep up with it. A female tree cricket goes to males of her own kind, and finds them by the speed of the chirp; but the right speed at sixty degrees is the wrong one at eighty. It turns out that what she prefers changes with the temperature, and at the same rate. Warm the female alone, and she will go to a song that is too fast. The two are kept in tune by sitting in the same evening.',
    'Last summer I tried both rules in my own garden in Ohio. I am no naturalist; I am a retired surveyor, and I like to know how far off a thing is. I chose four nights between August and October, counted a tree cricket in the lilac for three separate minutes, took the middle count, and only then looked at the thermometer, which I had hung at the height of the cricket, because air near the ground is cooler. The results are in the table. The two rules will always differ by two degrees, as a little arithmetic shows, so that they cannot both be right; but I had not expected each to have its hours. My neighbor, who has a weather station, asked me what the use of it was, since I had to buy a thermometer in order to find out that I did not need one.',
    'I have thought about that. Dolbear had a page, and a law. Brooks had a watch, and counted night after night, and noted that there had been a frost, during which there was nothing to count. It is the page that has a name. But if I had to trust one of the two about a cricket I had not heard, I know which it would be.',
  ],
  figure: table(
    ['Chirps per minute', 'Rule from Salem', 'Dolbear’s rule', 'Thermometer'],
    [
      ['60', '57°', '55°', '57°'],
      ['100', '67°', '65°', '66°'],
      ['140', '77°', '75°', '75°'],
      ['160', '82°', '80°', '79°'],
    ],
    'Four nights in the author’s garden (degrees Fahrenheit)',
  ),
  questions: [
    {
      id: 'act-reading/fifty-plus-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to the passage, the rule that Margarette Brooks tested:',
      right: 'had been printed in a newspaper by another person.',
      wrong: [
        {
          html: 'had been sent to a newspaper by Brooks herself.',
          misconception: 'ar-half-right',
          why: 'A newspaper did print it, but it came from “A man in Salem”; what Brooks wrote was a letter to a monthly.',
        },
        {
          html: 'had been worked out by a physicist called Dolbear.',
          misconception: 'ar-swaps-people',
          why: 'Dolbear’s rule is a different one, and he published it sixteen years after her letter had appeared.',
        },
        {
          html: 'had been handed down among farmers for years.',
          misconception: 'ar-outside-the-text',
          why: 'Weather rules often are, but the passage names where this one appeared: in the local paper of Salem.',
        },
      ],
      evidence: ['A man in Salem, who signed himself with initials, had given a rule in the local paper.'],
      explanation:
        '<p class="plan">A stated detail: find out where the rule of the first paragraph came from.</p><p>“A man in Salem, who signed himself with initials, had given a rule in the local paper” ([[line: had given a rule in the local paper]]). The “local paper” is the newspaper, and the man with the initials is the other person; Brooks only counted.</p>',
    },
    {
      id: 'act-reading/fifty-plus-q2',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'According to the passage, Dolbear’s page leaves out all of the following EXCEPT:',
      right: 'the number of chirps at fifty degrees.',
      wrong: [
        {
          html: 'the kind of cricket he listened to.',
          misconception: 'ar-overlooked-mention',
          why: 'The passage says that he does not tell “which cricket he had listened to,” so this is left out.',
        },
        {
          html: 'the counts on which he based his rule.',
          misconception: 'ar-overlooked-mention',
          why: '“He gives no counts,” says the passage; only the finished rule stands on the page.',
        },
        {
          html: 'the earlier rule of much the same form.',
          misconception: 'ar-missed-in-other-words',
          why: 'The earlier rule is the one from Salem, and of it is said: “He does not mention Salem.”',
        },
      ],
      evidence: [
        'at fifty degrees forty chirps, and one degree more for every four',
        'He does not mention Salem, and he gives no counts.',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: three things are missing from the page; the fourth is on it.</p><p>The rule itself is there: “at fifty degrees forty chirps” ([[line: at fifty degrees forty chirps]]). Salem, the counts and the kind of cricket are missing.</p>',
    },
    {
      id: 'act-reading/fifty-plus-q3',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.3,
      seconds: 55,
      text: '',
      stem: 'According to the passage, a cricket chirps faster on a warm night because:',
      right: 'its muscle recovers sooner between strokes.',
      wrong: [
        {
          html: 'its rivals nearby are chirping faster too.',
          misconception: 'ar-common-sense-over-text',
          why: 'Singers in competition might well drive each other on, but the passage gives the reason in the muscle of each.',
        },
        {
          html: 'its muscle makes a longer stroke each time.',
          misconception: 'ar-half-right',
          why: 'The muscle is the place to look; but its strokes are not said to grow longer, they can follow one another sooner.',
        },
        {
          html: 'its listeners prefer a quick song in warmth.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The females’ preference does change with the temperature, but they “have to keep up with” the song; they do not cause it.',
        },
      ],
      evidence: ['each stroke must wait for the muscle to be ready again. On a warm night it is ready sooner.'],
      explanation:
        '<p class="plan">A cause: find “On a warm night” in the third paragraph and read back.</p><p>The reason lies in the muscle: “each stroke must wait for the muscle to be ready again. On a warm night it is ready sooner” ([[line: On a warm night it is ready sooner]]). “Ready again” is recovered; if that happens sooner, more strokes fit into a minute.</p>',
    },
    {
      id: 'act-reading/fifty-plus-q4',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'It can reasonably be inferred that if a male cricket were warmed while the female stayed cool, she would:',
      right: 'find his song too fast for her.',
      wrong: [
        {
          html: 'think his song too slow for her.',
          misconception: 'ar-reversed',
          why: 'This is what happens the other way around: a warmed female looks for a song faster than a cool male can give.',
        },
        {
          html: 'go to him sooner than to others.',
          misconception: 'ar-outside-the-text',
          why: 'Faster might seem better, but she goes by the speed that fits her own temperature, and his would lie above it.',
        },
        {
          html: 'warm herself to match his song.',
          misconception: 'ar-half-right',
          why: 'The two must match; but they are kept so “by sitting in the same evening,” and a cricket “does not warm itself.”',
        },
      ],
      evidence: [
        'Warm the female alone, and she will go to a song that is too fast. The two are kept in tune by sitting in the same evening.',
      ],
      explanation:
        '<p class="plan">An inference: the passage tells what happens when she alone is warmed; turn the case around.</p><p>What she prefers goes with her own temperature. Warmed alone, she goes to a song “that is too fast” ([[line: she will go to a song that is too fast]]) for the evening; left cool, she would want a slower one than a warmed male sings.</p>',
    },
    {
      id: 'act-reading/fifty-plus-q5',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: how regular the thing is]], the word <em>regular</em> most nearly means:',
      right: 'even.',
      wrong: [
        {
          html: 'usual.',
          misconception: 'ar-first-meaning',
          why: 'What is regular is often what is usual, but it is called “strange” in the same sentence; it goes up by equal steps.',
        },
        {
          html: 'proper.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Regular may mean done by the rules of a profession; but this is about a rate that rises steadily.',
        },
        {
          html: 'quick.',
          misconception: 'ar-mood-for-meaning',
          why: 'Chirps speed up in warmth, so speed is in the air; but the word says how evenly they do it, and not how fast they are.',
        },
      ],
      evidence: ['Reactions do not, as a rule, speed up by equal steps'],
      explanation:
        '<p class="plan">A word in context: the next sentence says what reactions do not usually do.</p><p>What is strange is that the chirps rise by equal steps, since “Reactions do not, as a rule, speed up by equal steps” ([[line: speed up by equal steps]]).</p>',
    },
    {
      id: 'act-reading/fifty-plus-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'According to the table, on the night with 160 chirps per minute the thermometer showed:',
      right: 'a lower temperature than both rules.',
      wrong: [
        {
          html: 'a higher temperature than both rules.',
          misconception: 'ar-compares-wrongly',
          why: 'The rules give 82° and 80°; the thermometer’s 79° is below the two of them and not above.',
        },
        {
          html: 'a temperature between the two rules.',
          misconception: 'ar-misreads-figure',
          why: 'That was so on the night with 100 chirps, one row of another number; on this night it lay outside them.',
        },
        {
          html: 'the temperature of Dolbear’s rule.',
          misconception: 'ar-wrong-column',
          why: 'Dolbear’s column has 80°, and the thermometer 79°; they agree in the row above, at 75°.',
        },
      ],
      evidence: ['79°'],
      explanation:
        '<p class="plan">A question on the table: go to the last row and compare its last column with the two before it.</p><p>In the row with 160 chirps, the rules give 82° and 80°, and the thermometer 79°.</p>',
    },
    {
      id: 'act-reading/fifty-plus-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The remark that each rule had “its hours” ([[line: I had not expected each to have its hours]]) is best supported by the fact that in the table:',
      right: 'the Salem rule fits a cool night and Dolbear’s a warm one.',
      wrong: [
        {
          html: 'Dolbear’s rule fits a cool night and the Salem rule a warm one.',
          misconception: 'ar-reversed',
          why: 'Each does fit one night, but the two are exchanged: at 60 chirps it is the Salem rule that gives the thermometer’s 57°.',
        },
        {
          html: 'the Salem rule and Dolbear’s come closer as it grows warmer.',
          misconception: 'ar-compares-wrongly',
          why: 'They never come closer: in every row they are two degrees apart, “as a little arithmetic shows.”',
        },
        {
          html: 'the Salem rule and Dolbear’s are always two degrees apart.',
          misconception: 'ar-true-but-not-asked',
          why: 'So they are, and the passage says so; but that would be the case whichever of them was right, and at all hours.',
        },
      ],
      evidence: ['57°', '75°'],
      explanation:
        '<p class="plan">Table and text: look for rows in which the thermometer agrees exactly with one rule.</p><p>At 60 chirps the Salem rule and the thermometer both say 57°; at 140 chirps Dolbear’s rule and the thermometer both say 75°. One is right when it is cool, the other when it is warm.</p>',
    },
    {
      id: 'act-reading/fifty-plus-q8',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'The writer mentions that he is a retired surveyor ([[line: I am a retired surveyor]]) mainly in order to:',
      right: 'account for his interest in how exact a rule is.',
      wrong: [
        {
          html: 'account for his skill in telling crickets apart.',
          misconception: 'ar-half-right',
          why: 'The remark does account for something in him, but he says, “I am no naturalist”; it is measuring that he knows.',
        },
        {
          html: 'explain why he has so many of his evenings to spare.',
          misconception: 'ar-common-sense-over-text',
          why: 'Retirement does give time, but the sentence goes on with what he likes to know, and he chose four nights.',
        },
        {
          html: 'explain why his neighbor thinks poorly of him.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The neighbor’s question comes later, and it is about buying a thermometer; nobody’s trade is held against him.',
        },
      ],
      evidence: ['I like to know how far off a thing is'],
      explanation:
        '<p class="plan">A function question: read the sentence to its end.</p><p>“I am a retired surveyor, and I like to know how far off a thing is” ([[line: I like to know how far off a thing is]]). The trade explains the taste for errors and degrees.</p>',
    },
    {
      id: 'act-reading/fifty-plus-q9',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The last paragraph suggests that the writer has more trust in Brooks than in Dolbear because she:',
      right: 'checked a rule against many nights.',
      wrong: [
        {
          html: 'found a rule before anyone else had.',
          misconception: 'ar-half-right',
          why: 'She was earlier than Dolbear; but the rule came from the man in Salem, and she tried whether it was right.',
        },
        {
          html: 'knew which kind of cricket she heard.',
          misconception: 'ar-outside-the-text',
          why: 'Dolbear is blamed for not naming his cricket; but the passage does not say that she named hers.',
        },
        {
          html: 'had no law that was named after her.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is true, and he finds it unjust; but a missing name is no reason to trust her about a cricket.',
        },
      ],
      evidence: ['Brooks had a watch, and counted night after night'],
      explanation:
        '<p class="plan">An inference: what does he set against Dolbear’s page and law?</p><p>“Dolbear had a page, and a law. Brooks had a watch, and counted night after night” ([[line: Brooks had a watch, and counted]]). It is the looking that he trusts. A watch and “night after night” are the checking; a page and a law are only the claim.</p>',
    },
  ],
}
