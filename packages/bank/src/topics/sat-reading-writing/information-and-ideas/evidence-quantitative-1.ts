import type { WrittenItem } from '#kit'

export const evidenceQuantitative1: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/evidence-quantitative-01',
    skill: 'rw-evidence-quantitative',
    difficulty: 'Low',
    b: -1.2,
    seconds: 60,
    text: '<table><caption>Seedlings alive after one year, out of 100 planted</caption><thead><tr><th scope="col">Shade</th><th scope="col">Sandy soil</th><th scope="col">Clay soil</th></tr></thead><tbody><tr><th scope="row">None</th><td>22</td><td>31</td></tr><tr><th scope="row">Half</th><td>47</td><td>58</td></tr><tr><th scope="row">Full</th><td>40</td><td>44</td></tr></tbody></table><p>Forester Nell Ibarra planted seedlings of one oak in two soils under three amounts of shade. Foresters in the region had disagreed about whether young oaks want sun. Each plot got the same amount of water, and the seedlings were counted after a year. In both soils, she reports, the seedlings did best in half shade. For example, in clay soil, ______</p>',
    stem: 'Which choice most effectively uses data from the table to complete the text?',
    right: '58 of the seedlings survived in half shade, against 44 in full shade.',
    wrong: [
      {
        html: '47 of the seedlings survived in half shade, against 40 in full shade.',
        misconception: 'rw-wrong-row-or-column',
        why: 'These are the figures for sandy soil, in their right order. A finger on the wrong line leads here; the sentence is about clay.',
      },
      {
        html: '31 of the seedlings survived with no shade, against 22 in sandy soil.',
        misconception: 'rw-data-true-claim-not',
        why: 'Both numbers are in the row for no shade, but they compare two soils; the claim is about amounts of shade.',
      },
      {
        html: '40 of the seedlings survived in half shade, against 47 in full shade.',
        misconception: 'rw-wrong-row-or-column',
        why: 'These figures are from sandy soil, and half and full shade are exchanged besides. A finger on the wrong line leads here.',
      },
    ],
    evidence: ['In both soils, she reports, the seedlings did best in half shade.', 'Clay soil'],
    explanation:
      '<strong>Plan:</strong> Quantitative evidence. Decide which rows and columns the claim compares before you read the options.</p><p>The claim is that “the seedlings did best in half shade”; the clay column shows 58 for half shade and 44 for full.',
  },
  {
    id: 'sat-reading-writing/evidence-quantitative-02',
    skill: 'rw-evidence-quantitative',
    difficulty: 'Medium',
    b: 0,
    seconds: 70,
    text: '<table><caption>Visitors to three exhibits at the Tarn Museum</caption><thead><tr><th scope="col">Exhibit</th><th scope="col">Visitors</th><th scope="col">Average minutes</th></tr></thead><tbody><tr><th scope="row">Clocks</th><td>4,100</td><td>9</td></tr><tr><th scope="row">Maps</th><td>2,300</td><td>21</td></tr><tr><th scope="row">Kites</th><td>3,600</td><td>14</td></tr></tbody></table><p>The museum’s director planned to close the map exhibit because it drew the fewest visitors. The room was to be given to a café, which, he said, would be used by everyone who came. The maps had been on show for eleven years. A curator objected that numbers of visitors tell only part of the story: those who came to the maps, she noted, ______</p>',
    stem: 'Which choice most effectively uses data from the table to support the curator’s objection?',
    right: 'stayed for 21 minutes on average, 7 minutes longer than visitors to the kites.',
    wrong: [
      {
        html: 'stayed for 14 minutes on average, 5 minutes longer than visitors to the clocks.',
        misconception: 'rw-wrong-row-or-column',
        why: 'Fourteen minutes, 5 more than the clocks, belongs to the kites; someone who slips one row down takes it, while the maps held visitors for 21.',
      },
      {
        html: 'stayed for 18 minutes on average, twice as long as visitors to the clocks.',
        misconception: 'rw-misreads-the-data',
        why: 'Visitors to the clocks did stay for 9 minutes, and twice 9 is 18, but no row has 18; the maps held their visitors for 21.',
      },
      {
        html: 'stayed for 23 minutes on average, 14 minutes longer than visitors to the clocks.',
        misconception: 'rw-wrong-row-or-column',
        why: 'The 23 stands in the row of the maps, but as hundreds of visitors; in the column of minutes the maps have 21, which is 12 more than the clocks.',
      },
    ],
    evidence: ['numbers of visitors tell only part of the story', 'Average minutes'],
    explanation:
      '<strong>Plan:</strong> Quantitative evidence. Turn the claim into an instruction for reading the data, then look up those numbers only.</p><p>If “numbers of visitors tell only part of the story,” the other part is time: 21 minutes for maps, against 9 and 14.',
  },
  {
    id: 'sat-reading-writing/evidence-quantitative-03',
    skill: 'rw-evidence-quantitative',
    difficulty: 'Low',
    b: -1,
    seconds: 60,
    text: '<table><caption>Hours of sleep per night, by age group</caption><thead><tr><th scope="col">Age</th><th scope="col">Weeknights</th><th scope="col">Weekends</th></tr></thead><tbody><tr><th scope="row">10–12</th><td>9.1</td><td>9.4</td></tr><tr><th scope="row">13–15</th><td>8.0</td><td>9.3</td></tr><tr><th scope="row">16–18</th><td>6.9</td><td>9.2</td></tr></tbody></table><p>A survey of one district asked students how long they sleep. It covered some two thousand students, who wrote down for a month when they went to bed and when they got up. School began at half past seven for all of them. Older students slept less on weeknights, but the researchers do not think that they needed less sleep, because on weekends ______</p>',
    stem: 'Which choice most effectively uses data from the table to complete the text?',
    right: 'all three groups slept for between 9.2 and 9.4 hours.',
    wrong: [
      {
        html: 'the oldest group slept for 6.9 hours each night.',
        misconception: 'rw-wrong-row-or-column',
        why: 'The oldest group is the one to look at, but 6.9 hours is its figure for weeknights; on weekends it slept for 9.2.',
      },
      {
        html: 'the youngest group slept 0.3 hours longer than on weeknights.',
        misconception: 'rw-data-true-claim-not',
        why: 'The youngest group did sleep 0.3 hours longer on weekends, but that says nothing about what older students need.',
      },
      {
        html: 'older students slept over an hour less than younger ones.',
        misconception: 'rw-misreads-the-data',
        why: 'Older students did sleep less on weeknights, but the sentence is about weekends, when the groups differ by only 0.2 hours.',
      },
    ],
    evidence: ['the researchers do not think that they needed less sleep', 'Weekends'],
    explanation:
      '<strong>Plan:</strong> Quantitative evidence. Decide which rows and columns the claim compares before you read the options.</p><p>When free to sleep, all groups sleep about equally (9.4, 9.3, 9.2 hours), so older students do not need much less.',
  },
  {
    id: 'sat-reading-writing/evidence-quantitative-04',
    skill: 'rw-evidence-quantitative',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 75,
    text: '<table><caption>Bread sold per day in a bakery, by position on the shelf</caption><thead><tr><th scope="col">Loaf</th><th scope="col">Top shelf</th><th scope="col">Eye level</th><th scope="col">Bottom shelf</th></tr></thead><tbody><tr><th scope="row">Rye</th><td>14</td><td>23</td><td>12</td></tr><tr><th scope="row">Wheat</th><td>20</td><td>41</td><td>22</td></tr><tr><th scope="row">Oat</th><td>9</td><td>16</td><td>15</td></tr></tbody></table><p>A bakery moved each loaf from shelf to shelf over three months. Prices were not changed during that time, and each loaf spent a month on each of the three shelves, so that weather and holidays would matter as little as possible. The owner concluded that eye level is the best place for every loaf, but that a loaf at eye level gains more in some cases than in others: ______</p>',
    stem: 'Which choice most effectively uses data from the table to complete the text?',
    right: 'compared with the bottom shelf, eye level added 19 loaves of wheat but 1 of oat.',
    wrong: [
      {
        html: 'at eye level, the bakery sold 41 loaves of wheat, 23 of rye, and 16 of oat each day.',
        misconception: 'rw-data-true-claim-not',
        why: 'The sales at eye level are read correctly, but without those of another shelf they do not show how much was gained.',
      },
      {
        html: 'compared with the top shelf, eye level added 21 loaves of wheat but 1 of oat.',
        misconception: 'rw-misreads-the-data',
        why: 'The gain of 21 for wheat is right, but from the top shelf to eye level oat rises from 9 to 16; the 1 belongs to the bottom shelf.',
      },
      {
        html: 'compared with the top shelf, the bottom added 2 loaves of wheat but 2 fewer of rye.',
        misconception: 'rw-data-true-claim-not',
        why: 'Both differences are read correctly, but they compare bottom and top; eye level, which the conclusion is about, is left out.',
      },
    ],
    evidence: ['a loaf at eye level gains more in some cases than in others'],
    explanation:
      '<strong>Plan:</strong> Quantitative evidence. Turn the claim into an instruction for reading the data, then look up those numbers only.</p><p>Wheat goes from 22 to 41 (19 more), oat from 15 to 16 (1 more): “a loaf at eye level gains more in some cases than in others.”',
  },
  {
    id: 'sat-reading-writing/evidence-quantitative-06',
    skill: 'rw-evidence-quantitative',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 70,
    text: '<table><caption>Pollinator visits per hour to two kinds of garden</caption><thead><tr><th scope="col">Time</th><th scope="col">Native plants</th><th scope="col">Imported plants</th></tr></thead><tbody><tr><th scope="row">May</th><td>34</td><td>36</td></tr><tr><th scope="row">July</th><td>52</td><td>29</td></tr><tr><th scope="row">September</th><td>41</td><td>6</td></tr></tbody></table><p>Ecologist Priya Halloran compared gardens of native plants with gardens of imported ones. The gardens were of the same size and lay within a kilometer of one another, and visits of bees, flies, and butterflies were counted for an hour on ten days of each month. Early in the season, she found, the two drew pollinators about equally, but the native gardens’ advantage grew as the season went on, reaching ______</p>',
    stem: 'Which choice most effectively uses data from the table to complete the text?',
    right: '35 visits per hour more in September.',
    wrong: [
      {
        html: '23 visits per hour more in September.',
        misconception: 'rw-wrong-row-or-column',
        why: 'Twenty-three more is the advantage in July, 52 less 29; in September the gap between 41 and 6 has grown to 35.',
      },
      {
        html: '35 visits per hour more in July.',
        misconception: 'rw-misreads-the-data',
        why: 'Thirty-five is the difference between 41 and 6 in September; in the row for July, 52 and 29 differ by 23.',
      },
      {
        html: '41 visits per hour more in July.',
        misconception: 'rw-misreads-the-data',
        why: 'Forty-one is the number of visits to native gardens in September, and no difference; in July the advantage was 52 less 29.',
      },
    ],
    evidence: ['the native gardens’ advantage grew as the season went on', 'September'],
    explanation:
      '<strong>Plan:</strong> Quantitative evidence. Decide which rows and columns the claim compares before you read the options.</p><p>In September, 41 less 6 is 35, up from 23 in July: “the native gardens’ advantage grew as the season went on.”',
  },
  {
    id: 'sat-reading-writing/evidence-quantitative-08',
    skill: 'rw-evidence-quantitative',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 75,
    text: '<table><caption>Length of growing season at four stations, in days</caption><thead><tr><th scope="col">Station</th><th scope="col">Height (m)</th><th scope="col">1960s</th><th scope="col">2010s</th></tr></thead><tbody><tr><th scope="row">Lund</th><td>120</td><td>184</td><td>195</td></tr><tr><th scope="row">Aas</th><td>410</td><td>161</td><td>176</td></tr><tr><th scope="row">Brek</th><td>760</td><td>132</td><td>151</td></tr><tr><th scope="row">Topp</th><td>1,090</td><td>98</td><td>121</td></tr></tbody></table><p>The valley runs from orchards near the river up to huts where cattle are kept in summer, and stations at four heights have noted the last frost of spring and the first of fall for more than sixty years. Comparing old and new records from a mountain valley, climatologist Eirik Moe found that the growing season has lengthened everywhere, and that the higher the station, the greater the gain: ______</p>',
    stem: 'Which choice most effectively uses data from the table to complete the text?',
    right: 'it rose by 11 days at Lund but by 23 at Topp.',
    wrong: [
      {
        html: 'it rose by 15 days at Aas but by 23 at Brek.',
        misconception: 'rw-wrong-row-or-column',
        why: 'Fifteen days at Aas is right, but 23 is the gain at Topp, one line below; at Brek, 132 became 151, a gain of 19.',
      },
      {
        html: 'it rose by 23 days at Lund but by 11 at Topp.',
        misconception: 'rw-misreads-the-data',
        why: 'Both gains are in the table, but the stations are exchanged: from 184 to 195 days is 11 more, and this is Lund, the lowest.',
      },
      {
        html: 'it rose to 176 days at Aas and to 151 days at Brek.',
        misconception: 'rw-data-true-claim-not',
        why: 'Both new lengths are right, but without the old ones they do not show how much was gained, or where the gain was greatest.',
      },
    ],
    evidence: ['the higher the station, the greater the gain'],
    explanation:
      '<strong>Plan:</strong> Quantitative evidence. Turn the claim into an instruction for reading the data, then look up those numbers only.</p><p>Lund, the lowest, gained 195 − 184 = 11 days; Topp, the highest, 121 − 98 = 23: “the higher the station, the greater the gain.”',
  },
  {
    id: 'sat-reading-writing/evidence-quantitative-09',
    skill: 'rw-evidence-quantitative',
    difficulty: 'Medium',
    b: -0.1,
    seconds: 65,
    text: '<table><caption>Pages of dialogue in three novels by Ana Brightwater</caption><thead><tr><th scope="col">Novel</th><th scope="col">Year</th><th scope="col">Pages</th><th scope="col">Pages of dialogue</th></tr></thead><tbody><tr><th scope="row"><em>Low Tide</em></th><td>1931</td><td>300</td><td>60</td></tr><tr><th scope="row"><em>The Lodgers</em></th><td>1937</td><td>240</td><td>96</td></tr><tr><th scope="row"><em>Wires</em></th><td>1944</td><td>200</td><td>110</td></tr></tbody></table><p>Critics have said that Brightwater came to trust her characters’ voices more and more. In the early books a narrator explains what people feel; in the late ones, it is said, they are left to talk. Such impressions are hard to test by quoting a page here and a page there. A reader who counts pages can give this impression a firm basis: although the novels grew shorter, ______</p>',
    stem: 'Which choice most effectively uses data from the table to complete the text?',
    right: 'the dialogue rose from 60 pages in <em>Low Tide</em> to 110 in <em>Wires</em>.',
    wrong: [
      {
        html: 'the total fell from 300 pages in <em>Low Tide</em> to 200 in <em>Wires</em>.',
        misconception: 'rw-data-true-claim-not',
        why: 'The total pages are read correctly, but that the novels grew shorter has just been said; the impression is about voices, that is, dialogue.',
      },
      {
        html: 'the total rose from 200 pages in <em>Low Tide</em> to 300 in <em>Wires</em>.',
        misconception: 'rw-misreads-the-data',
        why: 'Both totals are in the table, but here they stand in the wrong order: the novels grew shorter, from 300 pages to 200.',
      },
      {
        html: 'the dialogue filled 240 pages of <em>The Lodgers</em> and 200 of <em>Wires</em>.',
        misconception: 'rw-wrong-row-or-column',
        why: 'These are the total pages of the two novels; the pages of dialogue stand in the next column, 96 and 110.',
      },
    ],
    evidence: ['Brightwater came to trust her characters’ voices more and more', 'Pages of dialogue'],
    explanation:
      '<strong>Plan:</strong> Quantitative evidence. Decide which rows and columns the claim compares before you read the options.</p><p>In the last column, dialogue grows from 60 to 96 to 110 pages while the totals shrink.',
  },
  {
    id: 'sat-reading-writing/evidence-quantitative-10',
    skill: 'rw-evidence-quantitative',
    difficulty: 'High',
    b: 1.1,
    seconds: 85,
    text: '<table><caption>Travel to work in two cities, percent of workers</caption><thead><tr><th scope="col">City and year</th><th scope="col">Car</th><th scope="col">Bus</th><th scope="col">Bicycle</th></tr></thead><tbody><tr><th scope="row">Orrin, 2010</th><td>70</td><td>24</td><td>6</td></tr><tr><th scope="row">Orrin, 2020</th><td>62</td><td>19</td><td>19</td></tr><tr><th scope="row">Selby, 2010</th><td>68</td><td>25</td><td>7</td></tr><tr><th scope="row">Selby, 2020</th><td>69</td><td>23</td><td>8</td></tr></tbody></table><p>In 2012 Orrin built a network of bicycle paths; nearby Selby did not. Planners in Orrin say that the paths took commuters out of their cars. A critic replies that many of the new cyclists had not been driving before. To support her reply, the critic could point out that in Orrin, between 2010 and 2020, ______</p>',
    stem: 'Which choice most effectively uses data from the table to complete the text?',
    right: 'the share who came by bus fell from 24 to 19 percent.',
    wrong: [
      {
        html: 'the share who came by car fell from 70 to 62 percent.',
        misconception: 'rw-wrong-direction',
        why: 'The numbers are right, but a falling share of cars is what the planners point to; it works against the critic’s reply.',
      },
      {
        html: 'the share who came by bus fell from 25 to 23 percent.',
        misconception: 'rw-wrong-row-or-column',
        why: 'Those are the shares of Selby, two rows below; the sentence is about Orrin, where the numbers are 24 and 19.',
      },
      {
        html: 'the share who came by car rose from 62 to 70 percent.',
        misconception: 'rw-misreads-the-data',
        why: 'Both shares are Orrin’s own, but here they stand in the wrong order: the share by car fell, from 70 to 62.',
      },
    ],
    evidence: ['many of the new cyclists had not been driving before', 'Bus'],
    explanation:
      '<strong>Plan:</strong> Quantitative evidence. Turn the claim into an instruction for reading the data, then look up those numbers only.</p><p>If “many of the new cyclists had not been driving before,” they came from the bus, whose share in Orrin fell from 24 to 19 percent.',
  },
  {
    id: 'sat-reading-writing/evidence-quantitative-11',
    skill: 'rw-evidence-quantitative',
    difficulty: 'Medium',
    b: 0,
    seconds: 70,
    text: '<table><caption>Boats leaving a harbor per week, 1880</caption><thead><tr><th scope="col">Month</th><th scope="col">Fishing</th><th scope="col">Cargo</th><th scope="col">Ferry</th></tr></thead><tbody><tr><th scope="row">March</th><td>12</td><td>30</td><td>14</td></tr><tr><th scope="row">June</th><td>58</td><td>33</td><td>15</td></tr><tr><th scope="row">September</th><td>61</td><td>31</td><td>14</td></tr><tr><th scope="row">December</th><td>9</td><td>29</td><td>15</td></tr></tbody></table><p>Historians have described the harbor at Skerrin as idle in winter. Their source is the memoir of a fisherman, who wrote that between November and March one could hear the ropes creak. The harbor master’s book for 1880 shows that this was true of fishing alone. From September to December, fishing departures dropped sharply, while ______</p>',
    stem: 'Which choice most effectively uses data from the table to complete the text?',
    right: 'cargo went from 31 to 29 departures and ferries from 14 to 15.',
    wrong: [
      {
        html: 'in March there were 30 departures of cargo boats and 14 of ferries.',
        misconception: 'rw-data-true-claim-not',
        why: 'Both numbers are right for March and speak for a busy winter, but the sentence is about the span from September to December.',
      },
      {
        html: 'in March there were 14 departures of cargo boats and 30 of ferries.',
        misconception: 'rw-misreads-the-data',
        why: 'The two numbers do stand in the row for March, but cargo and ferries are exchanged, and March is outside the span.',
      },
      {
        html: 'in June there were 58 departures of fishing boats and 33 of cargo.',
        misconception: 'rw-data-true-claim-not',
        why: 'Both numbers are right, but June does not show what happened from September to December, toward winter.',
      },
    ],
    evidence: ['this was true of fishing alone', 'From September to December'],
    explanation:
      '<strong>Plan:</strong> Quantitative evidence. Decide which rows and columns the claim compares before you read the options.</p><p>“From September to December,” cargo changed only from 31 to 29 and ferries from 14 to 15, so only fishing was idle.',
  },
  {
    id: 'sat-reading-writing/evidence-quantitative-12',
    skill: 'rw-evidence-quantitative',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 75,
    text: '<table><caption>Memory for a route after one walk, mean errors</caption><thead><tr><th scope="col">Group</th><th scope="col">Same direction</th><th scope="col">Reverse direction</th></tr></thead><tbody><tr><th scope="row">Followed a guide</th><td>3.1</td><td>8.8</td></tr><tr><th scope="row">Used a phone map</th><td>3.4</td><td>9.0</td></tr><tr><th scope="row">Used a paper map</th><td>3.2</td><td>4.1</td></tr></tbody></table><p>Psychologist Bao Lindholm had three groups walk a route and then walk it again, some in the same direction and some in reverse. She concluded that a paper map gave walkers knowledge that the other methods did not, though repeating the walk in the same direction would not have revealed it. In the same direction, errors were similar, but in reverse ______</p>',
    stem: 'Which choice most effectively uses data from the table to complete the text?',
    right: 'walkers with a paper map made 4.1 errors, and the other groups 8.8 and 9.0.',
    wrong: [
      {
        html: 'walkers with a paper map made 3.2 errors, and the other groups 3.1 and 3.4.',
        misconception: 'rw-wrong-row-or-column',
        why: 'All three numbers are in the table, but they stand in the column for the same direction; the sentence speaks of walking in reverse.',
      },
      {
        html: 'walkers with a guide made 8.8 errors, nearly as many as those with a phone.',
        misconception: 'rw-data-true-claim-not',
        why: 'The numbers for guide and phone in reverse are right, but the conclusion is about the paper map, and that is left out.',
      },
      {
        html: 'walkers with a guide made 3.1 errors, nearly as many as those with a phone.',
        misconception: 'rw-wrong-row-or-column',
        why: 'The guide’s 3.1 errors are from the column for the same direction, and the walkers with a paper map, whom the conclusion is about, are left out.',
      },
    ],
    evidence: ['a paper map gave walkers knowledge that the other methods did not', 'Reverse direction'],
    explanation:
      '<strong>Plan:</strong> Quantitative evidence. Turn the claim into an instruction for reading the data, then look up those numbers only.</p><p>In the “Reverse direction” column only the paper map keeps errors low: 4.1, against 8.8 and 9.0.',
  },
]
