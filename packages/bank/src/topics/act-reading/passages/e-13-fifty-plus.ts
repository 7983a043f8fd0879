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
      right: 'came from a newspaper printed in Salem.',
      wrong: [
        {
          html: 'came from a physicist of her own time.',
          misconception: 'ar-swaps-people',
          why: 'Dolbear published his page sixteen years later; she had the rule from a local paper.',
        },
        {
          html: 'came from what she had counted herself.',
          misconception: 'ar-half-right',
          why: 'She did count, but in order to test; the rule was printed before, by a man who gave his initials.',
        },
        {
          html: 'came from the lore of some local farmers.',
          misconception: 'ar-outside-the-text',
          why: 'Weather rules are often farmers’ lore, but this one came from a man who “signed himself with initials.”',
        },
      ],
      evidence: ['A man in Salem, who signed himself with initials, had given a rule in the local paper.'],
      explanation:
        '<p class="plan">A stated detail: find out where the rule of the first paragraph came from.</p><p>“A man in Salem, who signed himself with initials, had given a rule in the local paper” ([[line: had given a rule in the local paper]]). The “local paper” of a man in Salem is a newspaper of that town. The rule was his, and Brooks only put it to the test.</p>',
    },
    {
      id: 'act-reading/fifty-plus-q2',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'According to the passage, Dolbear’s page leaves out all of the following EXCEPT:',
      right: 'the chirps to be expected at one temperature.',
      wrong: [
        {
          html: 'the kind of cricket that he had heard.',
          misconception: 'ar-overlooked-mention',
          why: 'It is said to be missing in a sentence of its own: “He does not say, either, which cricket he had listened to.”',
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
      stem: 'According to the passage, Dolbear’s page has been a trouble to later readers because it:',
      right: 'does not say which cricket it is speaking of.',
      wrong: [
        {
          html: 'gives a rule without the counts behind it.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is true that “he gives no counts”; but the sentence about trouble follows upon another gap, and speaks of two crickets.',
        },
        {
          html: 'passes over the rule that Salem had before.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is true that “He does not mention Salem,” but no reader is misled by that; the trouble is that crickets differ.',
        },
        {
          html: 'takes for a straight line what is a curve.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The curve comes in the next paragraph, where it “can pass for a straight line” over the narrow range, and no trouble is made of it.',
        },
      ],
      evidence: ['He does not say, either, which cricket he had listened to. This has been a trouble ever since'],
      explanation:
        '<p class="plan">A cause: find the word “trouble,” and ask what “This” at the head of its sentence stands for.</p><p>“He does not say, either, which cricket he had listened to. This has been a trouble ever since” ([[line: This has been a trouble ever since]]). The kinds keep different time, so a rule for chirps is of no use until one knows whose chirps they are.</p>',
    },
    {
      id: 'act-reading/fifty-plus-q4',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'It can reasonably be inferred that if a male cricket were warmed while the female stayed cool, she would:',
      right: 'find his chirp too fast.',
      wrong: [
        {
          html: 'find his chirp too slow.',
          misconception: 'ar-reversed',
          why: 'It is when she alone is warmed that she wants a faster song; left cool, she would want a slower one than his.',
        },
        {
          html: 'go to him as readily as ever.',
          misconception: 'ar-outside-the-text',
          why: 'Song might be song to her, but she “finds them by the speed of the chirp,” and his would be wrong.',
        },
        {
          html: 'go to him more readily.',
          misconception: 'ar-common-sense-over-text',
          why: 'A lively song might draw her, but what she prefers changes with her own temperature, which stayed low.',
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
          html: 'normal.',
          misconception: 'ar-first-meaning',
          why: 'Regular things are normal, but what is strange is that the rise goes by equal steps.',
        },
        {
          html: 'frequent.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Regular visits may be frequent, but the next sentence speaks of speeding up by equal steps.',
        },
        {
          html: 'orderly.',
          misconception: 'ar-half-right',
          why: 'Order is near, but the surprise is more exact: reactions do not “speed up by equal steps,” and this does.',
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
      right: 'less than either of the rules.',
      wrong: [
        {
          html: 'more than either of the rules.',
          misconception: 'ar-compares-wrongly',
          why: 'The last row has 79° on the thermometer, and the rules have 82° and 80°: it is less than both.',
        },
        {
          html: 'just what one rule gives.',
          misconception: 'ar-misreads-figure',
          why: 'That is so with 60 chirps and with 140; in the row with 160 the thermometer has 79°, and the rules 82° and 80°.',
        },
        {
          html: 'between the two rules.',
          misconception: 'ar-wrong-column',
          why: 'Between them lies the row with 100 chirps, 66°; with 160 chirps 79° is below both 82° and 80°.',
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
      right: 'one rule fits at 60 chirps and the other at 140.',
      wrong: [
        {
          html: 'one rule fits at 100 chirps and the other at 160.',
          misconception: 'ar-misreads-figure',
          why: 'At 100 chirps the thermometer lies between the two, and at 160 below both; they fit at 60 and at 140.',
        },
        {
          html: 'the rules come closer together as it gets warm.',
          misconception: 'ar-compares-wrongly',
          why: 'One might expect it of two lines, but they are two degrees apart in every row: 57° and 55°, 82° and 80°.',
        },
        {
          html: 'the rules are two degrees apart at every count.',
          misconception: 'ar-true-but-not-asked',
          why: 'This is so, and he says it himself; but it does not show that each is right at some time.',
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
      stem: 'The writer mentions his former profession in [[line: I am a retired surveyor]] mainly in order to:',
      right: 'show why the size of an error interests him.',
      wrong: [
        {
          html: 'account for his care in hanging a thermometer.',
          misconception: 'ar-half-right',
          why: 'He hung the thermometer with care, but the sentence goes on with what he likes: to know “how far off a thing is.”',
        },
        {
          html: 'make little of what naturalists have found.',
          misconception: 'ar-wrong-tone',
          why: 'He sets himself apart from them, “I am no naturalist,” but out of modesty; the sentence goes on with what he likes to know.',
        },
        {
          html: 'explain how he came by his instruments.',
          misconception: 'ar-outside-the-text',
          why: 'A surveyor has instruments, but a thermometer and a watch are all that he uses; the sentence ends with “how far off a thing is.”',
        },
      ],
      evidence: ['I like to know how far off a thing is'],
      explanation:
        '<p class="plan">A function question: read the sentence to its end.</p><p>“I am a retired surveyor, and I like to know how far off a thing is” ([[line: I like to know how far off a thing is]]). How far off a thing is: that is the size of an error, and a man who has measured land all his life cares about it.</p>',
    },
    {
      id: 'act-reading/fifty-plus-q9',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The last paragraph suggests that the writer has more trust in Brooks than in Dolbear because she:',
      right: 'counted on many nights.',
      wrong: [
        {
          html: 'was first to have a rule.',
          misconception: 'ar-swaps-people',
          why: 'The rule she used is older than his, but a man in Salem made it; she is trusted for counting.',
        },
        {
          html: 'named her kind of cricket.',
          misconception: 'ar-outside-the-text',
          why: 'Dolbear did not say which, but nothing tells that she did; what she had was “a watch,” and many nights.',
        },
        {
          html: 'had no law named for her.',
          misconception: 'ar-true-but-not-asked',
          why: 'That is so, “It is the page that has a name”; but he weighs her nights of counting against that page.',
        },
      ],
      evidence: ['Brooks had a watch, and counted night after night'],
      explanation:
        '<p class="plan">An inference: what does he set against Dolbear’s page and law?</p><p>“Dolbear had a page, and a law. Brooks had a watch, and counted night after night” ([[line: Brooks had a watch, and counted]]). It is the looking that he trusts. A watch and “night after night” are the checking; a page and a law are only the claim.</p>',
    },
  ],
}
