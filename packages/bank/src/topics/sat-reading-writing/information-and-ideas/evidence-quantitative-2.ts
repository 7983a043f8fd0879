import type { WrittenItem } from '#kit'

export const evidenceQuantitative2: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/evidence-quantitative-13',
    skill: 'rw-evidence-quantitative',
    difficulty: 'Low',
    b: -0.7,
    seconds: 65,
    text: '<table><caption>Water used by three crops in one valley</caption><thead><tr><th scope="col">Crop</th><th scope="col">Liters per kilogram</th><th scope="col">Price per kilogram</th></tr></thead><tbody><tr><th scope="row">Almonds</th><td>10,200</td><td>\\$7.40</td></tr><tr><th scope="row">Lentils</th><td>5,800</td><td>\\$1.90</td></tr><tr><th scope="row">Tomatoes</th><td>190</td><td>\\$1.10</td></tr></tbody></table><p>Some residents want farmers in the valley to give up almonds because of the water they need. The valley’s river has run dry in three of the last ten summers, and wells have had to be dug deeper each time. A farmer answers that liters per kilogram is a misleading measure when crops differ so much in value. Almonds, she says, use less than twice as much water as lentils do, but ______</p>',
    stem: 'Which choice most effectively uses data from the table to complete the text?',
    right: 'they sell for almost four times as much.',
    wrong: [
      {
        html: 'they sell for nearly seven times as much.',
        misconception: 'rw-wrong-row-or-column',
        why: 'Nearly seven is how many times almonds cost as much as tomatoes, one row down; the sentence compares almonds with lentils.',
      },
      {
        html: 'they need fifty times as much as tomatoes.',
        misconception: 'rw-wrong-direction',
        why: 'The need for water is read correctly, but it counts against almonds, which the farmer defends; her point is what they sell for.',
      },
      {
        html: 'they sell for half as much as lentils do.',
        misconception: 'rw-misreads-the-data',
        why: 'Half and double are easily exchanged, but the prices are \\$7.40 for almonds and \\$1.90 for lentils, so almonds sell for far more.',
      },
    ],
    evidence: ['liters per kilogram is a misleading measure when crops differ so much in value'],
    explanation:
      '<strong>Plan:</strong> Quantitative evidence. Decide which rows and columns the claim compares before you read the options.</p><p>The farmer sets value against water: 7.40 is almost four times 1.90, while 10,200 is less than twice 5,800.',
  },
  {
    id: 'sat-reading-writing/evidence-quantitative-14',
    skill: 'rw-evidence-quantitative',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 70,
    text: '<table><caption>Songs learned by young sparrows, by teacher</caption><thead><tr><th scope="col">Teacher</th><th scope="col">Songs taught</th><th scope="col">Songs learned</th></tr></thead><tbody><tr><th scope="row">Recording</th><td>12</td><td>2</td></tr><tr><th scope="row">Caged adult, seen</th><td>12</td><td>7</td></tr><tr><th scope="row">Caged adult, heard only</th><td>12</td><td>3</td></tr></tbody></table><p>Do young sparrows learn from the sound of a song alone? Ornithologist Deb Kaimana raised birds with three kinds of teacher. She concluded that what matters is less whether the song comes from a live bird than whether the young bird can see its teacher. In support, she notes that birds taught by an adult they could only hear ______</p>',
    stem: 'Which choice most effectively uses data from the table to complete the text?',
    right: 'learned 3 songs, hardly more than the 2 learned from a recording.',
    wrong: [
      {
        html: 'learned 7 songs, far more than the 2 learned from a recording.',
        misconception: 'rw-wrong-row-or-column',
        why: 'Seven songs stand in the row of the adult that was seen; the sentence is about birds that could only hear their teacher.',
      },
      {
        html: 'were taught 12 songs, as many as birds in both the other groups.',
        misconception: 'rw-data-true-claim-not',
        why: 'Twelve is in the row, but it is how many songs each group was taught; what supports the conclusion is how many they learned.',
      },
      {
        html: 'were taught 12 songs, more than the 2 taught by a recording.',
        misconception: 'rw-misreads-the-data',
        why: 'The 12 and the 2 are both in the table, but the recording taught 12 songs as well; 2 is how many were learned from it.',
      },
    ],
    evidence: [
      'what matters is less whether the song comes from a live bird than whether the young bird can see its teacher',
    ],
    explanation:
      '<strong>Plan:</strong> Quantitative evidence. Turn the claim into an instruction for reading the data, then look up those numbers only.</p><p>A live bird that was only heard taught 3 songs, about as few as a recording (2); one that was seen taught 7.',
  },
  {
    id: 'sat-reading-writing/evidence-quantitative-15',
    skill: 'rw-evidence-quantitative',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 80,
    text: '<table><caption>Answers to “Is the news reliable?” (percent yes)</caption><thead><tr><th scope="col">Group</th><th scope="col">National news</th><th scope="col">Local news</th></tr></thead><tbody><tr><th scope="row">Reads daily</th><td>58</td><td>71</td></tr><tr><th scope="row">Reads weekly</th><td>49</td><td>60</td></tr><tr><th scope="row">Rarely reads</th><td>30</td><td>59</td></tr></tbody></table><p>It is often assumed that people who rarely read the news distrust it across the board. Advice to editors often starts from this assumption: such people, it is said, have made up their minds and cannot be won back. A poll of two thousand adults taken by sociologist Ewa Trask complicates this. Among those who rarely read, she points out, distrust is mainly directed at national news, for ______</p>',
    stem: 'Which choice most effectively uses data from the table to complete the text?',
    right: '59 percent of them call local news reliable, about as many as of weekly readers.',
    wrong: [
      {
        html: '30 percent of them call national news reliable, far fewer than of daily readers.',
        misconception: 'rw-data-true-claim-not',
        why: 'The 30 percent are read correctly, but they show distrust of national news and not that it stops short of local news.',
      },
      {
        html: '30 percent of them call national news reliable, about as many as of weekly readers.',
        misconception: 'rw-misreads-the-data',
        why: 'The 30 percent is right for those who rarely read, but of weekly readers 49 percent trust national news, which is not about as many.',
      },
      {
        html: '71 percent of them call local news reliable, more than say so of national news.',
        misconception: 'rw-wrong-row-or-column',
        why: 'The column for local news is right, but 71 percent belongs to daily readers, two rows up; of those who rarely read it is 59.',
      },
    ],
    evidence: ['distrust is mainly directed at national news', 'Local news'],
    explanation:
      '<strong>Plan:</strong> Quantitative evidence. Decide which rows and columns the claim compares before you read the options.</p><p>For local news, those who rarely read (59) hardly differ from weekly readers (60), so their “distrust is mainly directed at national news.”',
  },
  {
    id: 'sat-reading-writing/evidence-quantitative-16',
    skill: 'rw-evidence-quantitative',
    difficulty: 'Medium',
    b: -0.3,
    seconds: 65,
    text: '<table><caption>Strength of three glues, in newtons</caption><thead><tr><th scope="col">Glue</th><th scope="col">Dry wood</th><th scope="col">Wet wood</th></tr></thead><tbody><tr><th scope="row">Hide glue</th><td>910</td><td>140</td></tr><tr><th scope="row">Casein glue</th><td>780</td><td>520</td></tr><tr><th scope="row">Starch paste</th><td>350</td><td>60</td></tr></tbody></table><p>Medieval carpenters had a choice of glues. Conservator Amice Rowntree tested three of them on oak. Joints were pulled apart by a machine, once when the wood was dry and once after it had lain in water for a day. Hide glue, she found, was the strongest on dry wood; but for a door that stood in the rain, casein glue, made from milk, would have been the better choice, because on wet wood ______</p>',
    stem: 'Which choice most effectively uses data from the table to complete the text?',
    right: 'it held at 520 newtons, whereas hide glue held at 140.',
    wrong: [
      {
        html: 'it held at 780 newtons, whereas hide glue held at 350.',
        misconception: 'rw-wrong-row-or-column',
        why: 'The 780 is casein glue’s when dry, and 350 is that of starch paste when dry; the door in question stood in the rain.',
      },
      {
        html: 'it held at 350 newtons, whereas hide glue held at 60.',
        misconception: 'rw-wrong-row-or-column',
        why: 'Both numbers belong to starch paste, dry and wet; casein glue stands in the row above, and hide glue in the first.',
      },
      {
        html: 'it held at 910 newtons, whereas hide glue held at 520.',
        misconception: 'rw-misreads-the-data',
        why: 'The 910 is hide glue’s on dry wood, and 520 is casein glue’s on wet: the names and the columns are mixed up.',
      },
    ],
    evidence: ['casein glue, made from milk, would have been the better choice', 'Wet wood'],
    explanation:
      '<strong>Plan:</strong> Quantitative evidence. Turn the claim into an instruction for reading the data, then look up those numbers only.</p><p>In the “Wet wood” column, casein glue holds at 520 newtons and hide glue at 140.',
  },
  {
    id: 'sat-reading-writing/evidence-quantitative-17',
    skill: 'rw-evidence-quantitative',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 75,
    text: '<table><caption>Letters sent by members of the Wexcombe Circle, 1790–1800</caption><thead><tr><th scope="col">Writer</th><th scope="col">Letters sent</th><th scope="col">To other members</th></tr></thead><tbody><tr><th scope="row">Ash</th><td>410</td><td>61</td></tr><tr><th scope="row">Birch</th><td>120</td><td>96</td></tr><tr><th scope="row">Cole</th><td>388</td><td>70</td></tr><tr><th scope="row">Dunn</th><td>95</td><td>80</td></tr></tbody></table><p>The Wexcombe Circle was a group of amateur astronomers. Its members lived in different counties and seldom met; what they saw through their telescopes they told one another by mail, and much of this mail has survived. Because Ash and Cole wrote the most letters, they have been regarded as its center. Historian Lotte Farran argues that the circle was held together by less prolific members: of the letters that stayed within the circle, ______</p>',
    stem: 'Which choice most effectively uses data from the table to complete the text?',
    right: 'Birch sent 96 and Dunn 80, more than Ash or Cole did.',
    wrong: [
      {
        html: 'Ash sent 61 and Cole 70, out of some 400 that each wrote.',
        misconception: 'rw-data-true-claim-not',
        why: 'Ash and Cole did send 61 and 70, but these are the two whom she does not regard as the center; Birch and Dunn are missing.',
      },
      {
        html: 'Ash sent 410 and Cole 388, more than Birch or Dunn did.',
        misconception: 'rw-wrong-row-or-column',
        why: 'These are all the letters that Ash and Cole sent, the very numbers that made them seem the center; the sentence asks about letters within the circle.',
      },
      {
        html: 'Ash sent 70 and Cole 61, out of some 400 that each wrote.',
        misconception: 'rw-misreads-the-data',
        why: 'The numbers 70 and 61 stand in the right column, but they are exchanged, and Birch and Dunn are left out.',
      },
    ],
    evidence: ['the circle was held together by less prolific members', 'To other members'],
    explanation:
      '<strong>Plan:</strong> Quantitative evidence. Decide which rows and columns the claim compares before you read the options.</p><p>In the column “To other members,” Birch (96) and Dunn (80) come before Cole (70) and Ash (61).',
  },
  {
    id: 'sat-reading-writing/evidence-quantitative-18',
    skill: 'rw-evidence-quantitative',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 70,
    text: '<table><caption>Time to solve a puzzle, in minutes</caption><thead><tr><th scope="col">Group size</th><th scope="col">With a leader</th><th scope="col">Without a leader</th></tr></thead><tbody><tr><th scope="row">2</th><td>21</td><td>20</td></tr><tr><th scope="row">4</th><td>15</td><td>16</td></tr><tr><th scope="row">8</th><td>11</td><td>24</td></tr></tbody></table><p>Management researcher Toma Ekberg timed forty groups of office workers solving a puzzle. The puzzle, a map cut into two hundred pieces, was the same for all, and in half of the groups one person had been asked to lead. Adding people helps, she concluded, only if someone directs the work once the group becomes large. The table supports her conclusion: when groups grew from four people to eight, ______</p>',
    stem: 'Which choice most effectively uses data from the table to complete the text?',
    right: 'those with a leader went from 15 minutes to 11, those without from 16 to 24.',
    wrong: [
      {
        html: 'those with a leader went from 21 minutes to 15, those without from 20 to 16.',
        misconception: 'rw-wrong-row-or-column',
        why: 'The numbers are read correctly, but they are those of the step from two people to four, and the sentence is about four and eight.',
      },
      {
        html: 'those with a leader went from 15 minutes to 24, those without from 16 to 11.',
        misconception: 'rw-misreads-the-data',
        why: 'Both of the last two figures are in the row for eight, but exchanged: with a leader the time fell to 11 minutes, without one it rose to 24.',
      },
      {
        html: 'those with a leader went from 15 minutes to 11, those without from 24 to 16.',
        misconception: 'rw-misreads-the-data',
        why: 'The groups with a leader are read correctly, but without one, 16 is the time of four people and 24 that of eight, so it rose.',
      },
    ],
    evidence: [
      'only if someone directs the work once the group becomes large',
      'when groups grew from four people to eight',
    ],
    explanation:
      '<strong>Plan:</strong> Quantitative evidence. Turn the claim into an instruction for reading the data, then look up those numbers only.</p><p>From four to eight, times fall with a leader (15 to 11) and rise without one (16 to 24): adding people helps “only if someone directs the work.”',
  },
  {
    id: 'sat-reading-writing/evidence-quantitative-19',
    skill: 'rw-evidence-quantitative',
    difficulty: 'Low',
    b: -0.6,
    seconds: 65,
    text: '<table><caption>Temperature of four roofs at noon, in degrees Celsius</caption><thead><tr><th scope="col">Roof</th><th scope="col">Surface</th><th scope="col">Room below</th></tr></thead><tbody><tr><th scope="row">Black tar</th><td>71</td><td>31</td></tr><tr><th scope="row">White paint</th><td>48</td><td>28</td></tr><tr><th scope="row">Gravel</th><td>63</td><td>30</td></tr><tr><th scope="row">Plants</th><td>38</td><td>24</td></tr></tbody></table><p>City engineers measured roofs on a summer day. The four buildings had the same number of floors and stood in the same street, and windows were kept shut from morning until the measurement. Painting a roof white, they report, is a cheap way to cool its surface, but a roof covered with plants does more for the people inside. The room below the plants was ______</p>',
    stem: 'Which choice most effectively uses data from the table to complete the text?',
    right: '24 degrees, 4 degrees cooler than the one below white paint.',
    wrong: [
      {
        html: '38 degrees, 10 degrees cooler than the one below white paint.',
        misconception: 'rw-wrong-row-or-column',
        why: 'The plants are the right row, but 38 and 48 are temperatures of the surface; the sentence is about the room below.',
      },
      {
        html: '28 degrees, 3 degrees cooler than the one below black tar.',
        misconception: 'rw-wrong-row-or-column',
        why: 'Three degrees less than the 31 below black tar is 28, but that room lay below white paint; it was 24 below the plants.',
      },
      {
        html: '30 degrees, 1 degree cooler than the one below black tar.',
        misconception: 'rw-misreads-the-data',
        why: 'That 30 is one degree less than 31 is right, but the room at 30 degrees lay below gravel, in the row just above the plants.',
      },
    ],
    evidence: ['a roof covered with plants does more for the people inside', 'Room below'],
    explanation:
      '<strong>Plan:</strong> Quantitative evidence. Decide which rows and columns the claim compares before you read the options.</p><p>In the column “Room below,” plants give 24 degrees and white paint 28.',
  },
  {
    id: 'sat-reading-writing/evidence-quantitative-20',
    skill: 'rw-evidence-quantitative',
    difficulty: 'High',
    b: 1.2,
    seconds: 90,
    text: '<table><caption>Pups raised per meerkat group in one year</caption><thead><tr><th scope="col">Helpers in group</th><th scope="col">Wet years</th><th scope="col">Dry years</th></tr></thead><tbody><tr><th scope="row">2</th><td>5.8</td><td>1.1</td></tr><tr><th scope="row">5</th><td>6.0</td><td>2.9</td></tr><tr><th scope="row">8</th><td>6.1</td><td>4.4</td></tr></tbody></table><p>Meerkats that do not breed often feed and guard the pups of others. Biologist Lindiwe Roux predicts that such helpers matter most when food is scarce. If her prediction is correct, then adding helpers to a group should make a large difference in dry years and a small one in wet years. The table bears this out: comparing groups of two and of eight helpers, one finds that ______</p>',
    stem: 'Which choice most effectively uses data from the table to complete the text?',
    right: 'the number of pups rose by 3.3 in dry years and by 0.3 in wet ones.',
    wrong: [
      {
        html: 'groups of eight raised 6.1 pups in wet years but 4.4 in dry ones.',
        misconception: 'rw-data-true-claim-not',
        why: 'The two numbers are right, but they compare wet and dry years for one size of group; the claim compares two sizes.',
      },
      {
        html: 'groups of eight raised 4.4 pups in wet years but 6.1 in dry ones.',
        misconception: 'rw-misreads-the-data',
        why: 'Groups of eight are the right row, but the two columns are exchanged: they raised 6.1 pups in wet years and 4.4 in dry ones.',
      },
      {
        html: 'the number of pups rose by 1.8 in dry years and by 0.2 in wet ones.',
        misconception: 'rw-wrong-row-or-column',
        why: 'Rises in dry and in wet years are what is asked for, but these are those of the step from two helpers to five, not to eight.',
      },
    ],
    evidence: [
      'a large difference in dry years and a small one in wet years',
      'comparing groups of two and of eight helpers',
    ],
    explanation:
      '<strong>Plan:</strong> Quantitative evidence. Turn the claim into an instruction for reading the data, then look up those numbers only.</p><p>4.4 − 1.1 = 3.3 in dry years, 6.1 − 5.8 = 0.3 in wet ones: “a large difference in dry years and a small one in wet years.”',
  },
  {
    id: 'sat-reading-writing/evidence-quantitative-21',
    skill: 'rw-evidence-quantitative',
    difficulty: 'Medium',
    b: 0,
    seconds: 65,
    text: '<table><caption>Shares of loanwords in a survey of 1,000 words</caption><thead><tr><th scope="col">Topic</th><th scope="col">Old words</th><th scope="col">Loanwords</th></tr></thead><tbody><tr><th scope="row">Body</th><td>97%</td><td>3%</td></tr><tr><th scope="row">Family</th><td>91%</td><td>9%</td></tr><tr><th scope="row">Tools</th><td>64%</td><td>36%</td></tr><tr><th scope="row">Trade</th><td>38%</td><td>62%</td></tr></tbody></table><p>Linguist Malia Keawe surveyed the vocabulary of an island language in long contact with merchants. Merchants from three countries have traded there for some six hundred years, and many islanders have spoken a second language. She sorted a thousand common words by topic. Words for the things people are born with, she observes, are seldom replaced, while words for what they buy and sell are replaced readily. Thus loanwords make up ______</p>',
    stem: 'Which choice most effectively uses data from the table to complete the text?',
    right: '3 percent of words for the body but 62 percent of those for trade.',
    wrong: [
      {
        html: '97 percent of words for the body but 38 percent of those for trade.',
        misconception: 'rw-wrong-row-or-column',
        why: 'Body and trade are the right rows, but 97 and 38 are the shares of old words; the sentence asks for loanwords.',
      },
      {
        html: '36 percent of words for tools but 9 percent of those for the family.',
        misconception: 'rw-data-true-claim-not',
        why: 'The shares are read correctly, but tools and family are not the two ends of the claim, which are the body and trade.',
      },
      {
        html: '38 percent of words for the body but 97 percent of those for trade.',
        misconception: 'rw-misreads-the-data',
        why: 'Body and trade are the right rows, but 38 and 97 percent are shares of old words, and they are exchanged besides.',
      },
    ],
    evidence: [
      'Words for the things people are born with, she observes, are seldom replaced',
      'words for what they buy and sell are replaced readily',
    ],
    explanation:
      '<strong>Plan:</strong> Quantitative evidence. Decide which rows and columns the claim compares before you read the options.</p><p>Body words (3 percent loans) are “seldom replaced”; trade words (62 percent) are “replaced readily.”',
  },
  {
    id: 'sat-reading-writing/evidence-quantitative-23',
    skill: 'rw-evidence-quantitative',
    difficulty: 'Low',
    b: -0.5,
    seconds: 65,
    text: '<table><caption>Stars visible to the naked eye, average of ten nights</caption><thead><tr><th scope="col">Place</th><th scope="col">1995</th><th scope="col">2020</th></tr></thead><tbody><tr><th scope="row">City park</th><td>80</td><td>35</td></tr><tr><th scope="row">Suburb</th><td>310</td><td>160</td></tr><tr><th scope="row">Village</th><td>1,450</td><td>1,390</td></tr></tbody></table><p>An astronomy club has counted stars in the same three places since 1995. The counters choose nights without a moon, wait half an hour for their eyes to get used to the dark, and count within the same square of sky. Its members worry most about the suburbs and the city, where the night sky has grown much brighter. In the village, by contrast, the change has been slight: the count there ______</p>',
    stem: 'Which choice most effectively uses data from the table to complete the text?',
    right: 'fell from 1,450 to 1,390.',
    wrong: [
      {
        html: 'fell from 310 to 160.',
        misconception: 'rw-wrong-row-or-column',
        why: 'The years are right, but 310 and 160 are the counts in the suburb, one row up; the sentence is about the village.',
      },
      {
        html: 'rose from 1,390 to 1,450.',
        misconception: 'rw-misreads-the-data',
        why: 'Both counts are the village’s, but the years are exchanged: it was 1,450 first and 1,390 later, so the count did not rise.',
      },
      {
        html: 'was above 1,000 in 2020.',
        misconception: 'rw-data-true-claim-not',
        why: 'That is true of the village in 2020, but one year alone cannot show whether the change since 1995 has been slight.',
      },
    ],
    evidence: ['In the village, by contrast, the change has been slight'],
    explanation:
      '<strong>Plan:</strong> Quantitative evidence. Turn the claim into an instruction for reading the data, then look up those numbers only.</p><p>The village row shows 1,450 and 1,390, a slight fall, where “the change has been slight.”',
  },
  {
    id: 'sat-reading-writing/evidence-quantitative-24',
    skill: 'rw-evidence-quantitative',
    difficulty: 'High',
    b: 1,
    seconds: 85,
    text: '<table><caption>Repairs needed by two makes of streetcar, per 10,000 km</caption><thead><tr><th scope="col">Route</th><th scope="col">Make A</th><th scope="col">Make B</th></tr></thead><tbody><tr><th scope="row">Flat</th><td>2.1</td><td>2.6</td></tr><tr><th scope="row">Hilly</th><td>5.9</td><td>6.8</td></tr><tr><th scope="row">All routes</th><td>5.2</td><td>3.1</td></tr></tbody></table><p>After a trial of one year, a transit agency was about to buy forty streetcars of make B because, over all routes, they needed fewer repairs. Analyst Sunniva Agarwal warned against reading the last line alone: make A had mostly been run on hilly routes, which are hard on any streetcar. Compared on equal terms, she argued, make A is the more reliable one, as it needed ______</p>',
    stem: 'Which choice most effectively uses data from the table to complete the text?',
    right: 'fewer repairs on flat routes (2.1 to 2.6) and on hilly ones (5.9 to 6.8).',
    wrong: [
      {
        html: 'more repairs over all routes (5.2 to 3.1) than make B was found to need.',
        misconception: 'rw-wrong-direction',
        why: 'The line is read correctly, but it speaks for make B; it is the very line that Agarwal warns against reading alone.',
      },
      {
        html: 'more repairs on flat routes (2.6 to 2.1) but fewer on hilly ones (5.9 to 6.8).',
        misconception: 'rw-misreads-the-data',
        why: 'The four numbers are right, but the first two are exchanged: on flat routes, too, make A needed fewer repairs, 2.1 against 2.6.',
      },
      {
        html: 'fewer repairs on flat routes (2.1) than it needed on the hilly ones (5.9).',
        misconception: 'rw-data-true-claim-not',
        why: 'The numbers are right, but this compares two kinds of route for one make, and the claim compares the two makes with each other.',
      },
    ],
    evidence: ['make A had mostly been run on hilly routes', 'Compared on equal terms'],
    explanation:
      '<strong>Plan:</strong> Quantitative evidence. Decide which rows and columns the claim compares before you read the options.</p><p>“Compared on equal terms,” route by route, make A needs 2.1 against 2.6 and 5.9 against 6.8.',
  },
]
