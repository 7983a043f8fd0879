import { bars, data, lines, pairs, scatter } from '../graphs.ts'
import { questions } from '../marked.ts'

export const evidenceQuantitative5 = questions('evidence-quantitative')`
## 114 High 1.3
${pairs('Seeds Taken in One Night, out of 100, by Distance from the Forest', { x: 'Distance (meters)', y: 'Seeds taken' }, ['0', '10', '20', '40'], { Rodents: [40, 30, 20, 10], Ants: [15, 25, 35, 45] })}
Where forest gives way to pasture, fewer young trees come up, and one reason might be that more of the seeds are eaten there. Ecologist Berit Nakamura laid out seeds at four distances from the forest’s edge and watched which animals took them. Rodents, which seldom leave cover, took fewer seeds the farther out these lay. Yet planting trees far from the edge would not, she warns, save seeds from being eaten. Out in the open, in her view, the eaters are exchanged, but the number that they take remains about what it was.
? Which choice best describes data from the graph that support Nakamura’s view?
= At 10 meters, rodents took 30 seeds and ants 25; at 40 meters, rodents took 10 and ants 45.
- misreads-the-data | At the edge, rodents took 40 seeds and ants 20; at 20 meters, rodents took 25 and ants 35. | The 40 and the 35 are right and the totals are steady, but at the edge ants took 15, and at 20 meters rodents took 20.
- wrong-row-or-column | At the edge, rodents took 45 seeds and ants 15; at 40 meters, rodents took 15 and ants 45. | The ants’ 15 and 45 are right, but the same two numbers are given to rodents as well, whose bars stand at 40 and 10.
- misreads-the-data | At 10 meters, rodents took 30 seeds and ants 20; at 40 meters, rodents took 10 and ants 40. | The 30 and the 10 of the rodents are right, but both numbers for ants are 5 too low: their bars stand at 25 and 45.
> Quantitative evidence. The view has two parts: other eaters, same total. Add up the bars near and far.
! In the open “the eaters are exchanged, but the number that they take remains about what it was”: 30 and 25 make 55 at 10 meters, 10 and 45 make 55 at 40 meters.
## 115 High 1.4
${lines('Words Known by Two Groups of Learners, out of 80', { x: 'Week', y: 'Words' }, { x: [0, 16], y: [0, 90], xStep: 2, yStep: 10 }, [0, 2, 4, 8, 16], { Cards: [10, 50, 60, 60, 60], Stories: [10, 30, 40, 55, 80] })}
One group of learners studied eighty words of a new language with cards; another met the same words in stories. Both studied for sixteen weeks and were tested at intervals. Publishers of cards cite a study of this kind that ended after four weeks; publishers of stories cite one that ended after sixteen. Linguist Amadou Sagnol, who ran the present study, does not accuse either side of error. Which of the two ways of learning appears to be the better one, he argues, depends on nothing but the week in which one stops to count: ______
? Which choice most effectively uses data from the graph to complete the text?
= in week 4 cards were ahead by 20 words, in week 16 stories by 20.
- half-right | cards were ahead by 20 words in week 2 and still by 20 in week 4. | Both leads are read correctly, but in both weeks the same side is ahead, so the verdict would not depend on the week.
- wrong-row-or-column | in week 2 stories were ahead by 20 words, in week 8 cards by 5. | The lead of cards in week 8 is right, but in week 2 it is cards that stand at 50, and stories at 30.
- misreads-the-data | in week 4 stories were ahead by 20 words, in week 16 cards by 20. | Weeks and leads are right, but the sides are exchanged: the line for stories lies below at first and ends on top.
> Quantitative evidence. The verdict changes with the week: find one week for each winner.
! It “depends on nothing but the week in which one stops to count”: in week 4 cards lead by 60 to 40, in week 16 stories lead by 80 to 60.
## 116 High 1.2
${bars('Callers Who Hung Up, by Announced Wait', { x: 'Announced wait (minutes)', y: 'Percent' }, { none: 40, '2': 15, '5': 20, '10': 30, '20': 55 }, 60)}
Callers to a gas company wait in line on the telephone, and many hang up. In a trial, callers drawn at random were told, whatever the line, that they would wait 2, 5, 10, or 20 minutes, or were told nothing. The head of its service department concluded that callers, being less uncertain, always stay longer when they are told how long the wait will be, whatever its length. Analyst Ngaire Whitiora, who agrees that uncertainty drives callers away, objects to the last three words. An announcement, she replies, may do more harm than silence, as is shown by the fact that ______
? Which choice most effectively uses data from the graph to complete the text?
= 40 percent hung up when told nothing, and 55 percent when told 20 minutes.
- misreads-the-data | 40 percent hung up when told 20 minutes, and 55 percent when told nothing. | Both numbers are in the graph, but the last two bars are exchanged; so read, silence would do more harm than the announcement.
- data-true-claim-not | 30 percent hung up when told 10 minutes, and 20 percent when told 5 minutes. | Both are read correctly and show that a longer wait drives more callers away, but silence does not come into it.
- wrong-row-or-column | 15 percent hung up when told 2 minutes, and 55 percent when told nothing. | The comparison with silence is what is needed, but 55 is the bar for 20 minutes, and here the announcement would do good.
> Quantitative evidence. “More harm than silence” needs two bars, and one of them is fixed.
! Whitiora says that an announcement “may do more harm than silence”; of callers told nothing, 40 percent hung up, and only an announced wait of 20 minutes did worse, with 55.
## 117 High 1.5
${scatter(
  'Distance from the Quarry and Height of 12 Stone Crosses',
  { x: 'Distance (kilometers)', y: 'Height (meters)' },
  { x: [0, 24], y: [0, 5], xStep: 2, yStep: 1 },
  [
    [1, 1],
    [2, 4],
    [3, 2.5],
    [4, 3.5],
    [5, 1],
    [8, 3],
    [10, 1],
    [12, 2.5],
    [16, 1.5],
    [18, 1],
    [20, 1.5],
    [22, 1],
  ],
)}
All the old stone crosses of the Dunmoor district were cut from one quarry and hauled by oxen. Near the quarry stand some of the tallest, and a guidebook concludes that parishes simply put up crosses as tall as distance allowed. Archaeologist Petra Villanueva disagrees in part. Distance, she writes, did set a limit, since long hauls ruled out heavy stones; but a parish that could have had a tall cross did not, for that reason alone, choose one. Her reading is borne out by the graph: ______
? Which choice most effectively uses data from the graph to complete the text?
= within 5 kilometers, crosses measure from 1 to 4 meters; beyond 15, none reaches 2.
- half-right | every cross within 5 kilometers measures over 2 meters; beyond 15, all reach at least 1. | The far crosses are read correctly, but of the five near ones two measure only 1 meter each, and the limit is not shown.
- misreads-the-data | beyond 15 kilometers, crosses measure from 1 to 4 meters; within 5, none reaches 2. | The numbers are right, but near and far are exchanged: it is near the quarry that heights range up to 4 meters.
- data-true-claim-not | from 8 to 12 kilometers, crosses measure from 1 to 3 meters; within 5, three exceed 2. | All of this is read correctly, but crosses at a middling distance tell nothing about the limit set by long hauls.
> Quantitative evidence. Two parts: far away, a limit; near the quarry, tall and low crosses alike.
! Distance “did set a limit,” but a parish “that could have had a tall cross did not, for that reason alone, choose one”: far crosses are all low, and near ones are of every height.
## 118 High 1.4
${pairs('Average Time in Front of a Picture, by Length of Label', { x: 'Kind of picture', y: 'Seconds' }, ['Famous', 'Obscure', 'Abstract'], { 'Long label': [25, 15, 10], 'Short label': [25, 15, 20] })}
A museum cut the labels beside its pictures from two hundred words to thirty and timed visitors before and after. Visitors, it announced, look longer when they have less to read. Curator Iolanthe Brandauer is more cautious. A long label, she suspects, drives visitors away only from pictures in which they cannot at once make out what is shown; there the label is read as a kind of test. Where visitors can recognize a person or a place, as in the famous and the obscure pictures of this collection, she expects the length of the label to make little difference, and indeed ______
? Which choice most effectively uses data from the graph to complete the text?
= short labels added 10 seconds for abstract pictures but nothing for the others.
- half-right | short labels added 10 seconds for abstract pictures, which had been looked at least. | The gain is right, and so is the rest, but without the other two kinds one cannot see that length made little difference there.
- wrong-row-or-column | short labels added 10 seconds for obscure pictures but nothing for the abstract. | A gain of 10 and none at all are both in the graph, but exchanged: obscure pictures stayed at 15 seconds, while abstract ones went from 10 to 20.
- data-true-claim-not | famous pictures were looked at for 25 seconds with long labels, obscure ones for 15. | Both times are right, but they compare two kinds of picture under the same label, so the effect of length does not appear.
> Quantitative evidence. She expects a gain for one kind of picture and hardly any for the rest; work out three differences.
! Where visitors “can recognize a person or a place,” length should “make little difference”: 25 and 15 seconds remain as they were, while abstract pictures go from 10 to 20.
## 119 High 1.5
${data(
  'Three ways of planting young oysters',
  ['Way', 'Cost of 1,000 planted (dollars)', 'Alive after 1 year', 'Alive after 3 years'],
  [
    ['Loose', 20, 200, 50],
    ['In bags', 60, 500, 200],
    ['In cages', 120, 800, 300],
  ],
)}
To bring back an oyster reef, young oysters are set out on the seabed loose, in bags of netting, or in cages that keep crabs off. A reef that has lasted a year is usually reported as a success, and by what each living oyster has cost at that time, loose planting is the cheapest way. Marine biologist Temperance Vaizey thinks that a reef should be judged later, since many young reefs collapse in their second or third year. Judged by what each living oyster has cost by then, she points out, another way is the cheapest: ______
? Which choice most effectively uses data from the table to complete the text?
= loose and caged ones come to 40 cents each, those in bags only to 30.
- wrong-row-or-column | those in bags come to 12 cents each, loose ones to 10 and caged ones to 15. | These are the costs after one year, from the column that is usually reported; there loose planting is still cheapest.
- half-right | those in bags come to 30 cents each, while loose ones have come to 10. | The 30 cents are right, but 10 cents is what a loose oyster costs after one year; after three it is 40.
- data-true-claim-not | those in cages number 300 by then, those in bags 200, and loose ones 50. | The numbers of survivors are right for the third year, but without what the planting cost, they cannot show what is cheapest.
> Quantitative evidence. Divide the cost by the number alive, and mind which of the two columns is meant.
! It is a matter of “what each living oyster has cost” in the third year: 60 dollars for 200 in bags is 30 cents; 20 for 50 and 120 for 300 are both 40 cents.
## 120 High 1.3
${data(
  'Permits for wood stoves issued in Kessel County',
  ['Quarter', '2018', '2019'],
  [
    ['January to March', 100, 120],
    ['April to June', 110, 190],
    ['July to September', 105, 40],
    ['October to December', 95, 60],
  ],
)}
In February 2019, Kessel County announced that from July 1 of that year a fee would be charged for a permit to install a wood stove, a step meant to make stoves less common. In December the county called the fee a success and cited the second half of the year, in which permits had been few. Economist Hollis Aaltonen draws a different conclusion from the county’s own figures. As far as that year can show, she writes, the fee affected when people asked for permits and not whether they did so.
? Which choice best describes data from the table that support Aaltonen’s conclusion?
= The total was 410 permits in each year, though in 2019 only 100 came after June.
- half-right | Compared with 2018, permits rose by 80 from April to June and fell by 65 in the next quarter. | The shift in time is read correctly, but whether the year as a whole had fewer permits cannot be seen from two quarters.
- misreads-the-data | In each year 410 permits were issued in all, about 100 of them in every quarter. | The totals are right, but in 2019 the quarters range from 40 to 190; an even year would show no effect on time at all.
- wrong-direction | In 2018, 200 permits were issued after June, but in 2019 only 100, or half as many. | Both sums are right, but a fall in the second half of the year is what the county cites as proof of success.
> Quantitative evidence. “When” needs the quarters, “whether” needs the total of each year.
! The fee “affected when people asked for permits and not whether they did so”: the totals are equal, 410 and 410, but in 2019 most permits came before the fee.
## 121 High 1.6
${data(
  'Lizards at four sites',
  [
    'Site',
    'Lizards per hectare',
    'Hunting birds per square kilometer',
    'Strikes that kill',
    'Lizards with a regrown tail',
  ],
  [
    ['Ain', 100, 12, '80%', '14%'],
    ['Bore', 90, 12, '30%', '46%'],
    ['Cull', 205, 4, '30%', '17%'],
    ['Dray', 195, 4, '80%', '6%'],
  ],
)}
A lizard that is seized by the tail can shed it and grow another. Sites where many lizards have regrown tails are therefore often called dangerous. Zoologist Kwabena Nketsia holds that the share of regrown tails is no measure of danger, for it tells only of attacks that failed: with equally many birds, he says, more lizards will bear regrown tails where the birds are worse at killing. The numbers of birds and their success were recorded by cameras for three years at four sites with much the same vegetation.
? Which choice best describes data from the table that support Nketsia’s statement?
= At Ain, where more strikes kill, only 14 percent have a regrown tail; at Bore, 46 percent of lizards do.
- data-true-claim-not | At Bore, where birds are more numerous, 46 percent have a regrown tail; at Cull, only 17 percent do. | The percentages are right, but strikes at these two sites kill equally often; the pair shows what the number of birds does.
- half-right | At Cull, where fewer strikes kill, 17 percent have a regrown tail; at Ain, only 14 percent do. | Strikes at Cull do kill less often, but birds are far from “equally many” there: 4 per square kilometer against 12.
- half-right | At Bore, where fewer strikes kill, 46 percent have a regrown tail; at Dray, only 6 percent do. | The gap between Bore and Dray is the widest of all, but these two differ in the number of birds as well, 12 against 4.
> Quantitative evidence. Keep the number of birds equal and let the success of strikes differ: which pairs of sites do that?
! The statement is about sites “with equally many birds”: Ain and Bore both have 12 per square kilometer, and where only 30 percent of strikes kill, far more lizards have regrown tails.
## 122 High 1.2
${data(
  'Four translations of the same poem by one translator',
  ['Year', 'Lines that keep the rhyme', 'Lines that keep the meter', 'Words per line'],
  [
    ['1921', '92%', '91%', 7.1],
    ['1933', '78%', '93%', 7.4],
    ['1947', '51%', '90%', 7.3],
    ['1958', '40%', '92%', 7.2],
  ],
)}
Between 1921 and 1958, Ottoline Fanthorne translated the same long poem four times. Reviewers of the last version missed the music of the first and said that she had grown careless of form with age, as if rules no longer concerned her. Critic Jorge Quesada answers that Fanthorne did not grow careless; she changed her mind about which part of the form a translation can carry. By 1958, she was ready to sacrifice one element that she had once preserved, but she held on to another as firmly as at the start: ______
? Which choice most effectively uses data from the table to complete the text?
= the meter was kept in 91 and then in 92 percent of lines, the rhyme in 92 and then in 40 percent.
- wrong-row-or-column | the rhyme was kept in 92 and then 51 percent of lines, the meter in 91 and then 90 percent. | The pattern is the one that is wanted, but 51 and 90 percent belong to the version of 1947, not to that of 1958.
- half-right | the rhyme was kept in 92, then 78, then 51, and at the end in no more than 40 percent of lines. | These four shares are right and show what she gave up, but the element that she “held on to” is missing.
- data-true-claim-not | the rhyme was kept in 92 and then 40 percent of lines, while a line had 7.1 and then 7.2 words. | The numbers are right, and one of them holds steady, but the length of lines is not an element that she set out to preserve.
> Quantitative evidence. One element of form falls, another stays; compare the first year with the last.
! She would “sacrifice one element that she had once preserved” but “held on to another as firmly as at the start”: rhyme fell from 92 to 40 percent, meter went from 91 to 92.
## 123 High 1.5
${data(
  'Beads found in four houses at Marrow Point',
  ['House', 'Floor (square meters)', 'Distance from the landing (meters)', 'Glass beads', 'Shell beads'],
  [
    ['1', 60, 50, 48, 20],
    ['2', 150, 50, 51, 85],
    ['3', 60, 400, 9, 22],
    ['4', 150, 400, 11, 90],
  ],
)}
At Marrow Point, an Alaskan village of the 1790s, archaeologists have found both shell beads, made on the spot, and glass beads, which came by ship. Glass has been thought a luxury of the leading families, who lived in the largest houses. Archaeologist Leocadia Ruhl believes that anyone could get glass, provided that one lived close to the boats: of two families of the same rank, the nearer to the landing had the more of it, and a higher rank made hardly any difference. Houses 2 and 4 belonged to leading families, and ______
? Which choice most effectively uses data from the table to complete the text in support of Ruhl’s belief?
= House 4 had 11 glass beads and House 2 had 51, while House 1, of common rank, had 48.
- misreads-the-data | House 2 had 11 glass beads and House 4 had 51, while House 1, of common rank, had 48. | The three numbers are right, but Houses 2 and 4 are exchanged; so read, the farther of two leading families would have had more glass.
- wrong-row-or-column | House 2 had 85 beads and House 4 had 90, while House 1, of common rank, had only 20. | These are numbers of shell beads, which were made on the spot and follow rank; the belief is about glass.
- data-true-claim-not | House 2 had 51 glass beads and House 3, of common rank and farther off, had only 9. | Both numbers are right, but House 3 is both farther away and of lower rank, so the old view of glass explains them too.
> Quantitative evidence. Two parts: same rank, different distance; same distance, different rank.
! Ruhl says that “the nearer to the landing had the more of it, and a higher rank made hardly any difference”: Houses 2 and 4 differ in distance alone (51 and 11), Houses 1 and 2 in rank alone (48 and 51).
`
