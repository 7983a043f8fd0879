import { bars, lines, pairs, scatter } from '../graphs.ts'
import { questions } from '../marked.ts'

export const evidenceQuantitative3 = questions('evidence-quantitative')`
## 25 Low -1.0
${bars('Share of Seeds That Sprouted, by Depth', { x: 'Depth (centimeters)', y: 'Percent' }, { '0': 35, '1': 68, '2': 81, '4': 52, '8': 9 }, 100)}
Gardeners are often told to plant a seed about twice as deep as the seed is wide. To see how much depth matters, students at a farm school planted seeds of one bean at five depths and counted how many sprouted within three weeks. Seeds that lay on the surface did poorly, and so did those that lay very deep. Of the depths tested, the best was 2 centimeters, at which ______
? Which choice most effectively uses data from the graph to complete the text?
= 81 percent of the seeds sprouted.
- wrong-row-or-column | 68 percent of the seeds sprouted. | The bar for 1 centimeter, the second highest, is at 68; the text asks for the bar at 2 centimeters, which is taller.
- misreads-the-data | fewer seeds sprouted than at 1 centimeter. | The two bars stand side by side, but the one at 2 centimeters (81) is higher than the one at 1 (68).
- half-right | more seeds sprouted than at all the other depths together. | It was the best depth, but the other four bars add up to 164, far more than 81.
> Quantitative evidence. Find the bar that the sentence names and read its height.
! The sentence asks about “2 centimeters,” called “the best” of the depths; the bar there reaches 81 percent.
## 26 Medium 0.1
${pairs('Visitors to Two Parks, in Thousands', { x: 'Season', y: 'Visitors (thousands)' }, ['Spring', 'Summer', 'Fall', 'Winter'], { Alder: [30, 55, 40, 10], Birch: [25, 35, 30, 25] })}
The parks at Alder Lake and Birch Hill each have more than 100,000 visitors in a year, but their needs differ. Park manager Tova Reiss wants staff at Alder Lake to be hired by the season and staff at Birch Hill to be hired for the whole year. Visits to Birch Hill, she explains, change far less from season to season: ______
? Which choice most effectively uses data from the graph to complete the text?
= they range from 25,000 to 35,000 there but from 10,000 to 55,000 at Alder Lake.
- misreads-the-data | they range from 10,000 to 55,000 there but from 40,000 to 55,000 at Alder Lake. | For one park this leaves out the 10,000 of winter, and Birch Hill, which is meant by “there,” is given the range of Alder Lake.
- data-true-claim-not | they come to 35,000 there in summer, when Alder Lake has 55,000. | Both numbers are right, but one season cannot show how much visits change from season to season.
- wrong-row-or-column | they range from 10,000 to 55,000 there but from 25,000 to 35,000 at Alder Lake. | These are the two ranges, but they are given to the wrong parks; the filled bars are Alder’s.
> Quantitative evidence. “Change far less” asks for lowest and highest of both parks.
! The claim is that visits to Birch Hill “change far less from season to season”: lowest and highest differ by 10,000 there and by 45,000 at Alder Lake.
## 27 Medium 0.4
${lines('Butterfly Species Seen in Two Meadows', { x: 'Year', y: 'Species' }, { x: [2010, 2022], y: [0, 30], xStep: 2, yStep: 5 }, [2010, 2013, 2016, 2019, 2022], { Mown: [18, 16, 15, 13, 11], Grazed: [17, 18, 20, 22, 24] })}
Two meadows on the same hillside held nearly the same number of butterfly species in 2010. One has since been mown twice a year; the other is grazed by a few cattle. Volunteers have walked the same paths through both of them every third summer, on warm days without wind, and have noted each kind of butterfly that they saw. Ecologist Ruben Castellanos concludes that light grazing favors butterflies more than mowing does.
? Which choice best describes data from the graph that support Castellanos’s conclusion?
= From 2010 to 2022, species fell from 18 to 11 in the mown meadow and rose from 17 to 24 in the grazed one.
- half-right | From 2010 to 2022, the number of species fell from 18 to 11 in the mown meadow and stayed near 17 in the grazed one. | The mown meadow is described rightly, but the grazed one did not stay near 17; its line climbs to 24.
- data-true-claim-not | In 2010, there were 18 species in the mown meadow and 17 in the grazed one. | This is what the graph shows for the first year, but it only tells that the meadows started alike.
- wrong-row-or-column | From 2010 to 2022, the number of species fell from 24 to 17 in the grazed meadow and rose from 11 to 18 in the mown one. | All four numbers are in the graph, but the lines are exchanged and read backward.
> Quantitative evidence. The conclusion compares what happened over time under two treatments: first and last year of both lines.
! The meadows “held nearly the same number of butterfly species in 2010”; afterward the mown one lost seven and the grazed one gained seven, which supports the view “that light grazing favors butterflies.”
## 28 Medium 0.5
${bars('Wear of Four Floor Coatings', { x: 'Coating', y: 'Thickness lost (micrometers)' }, { A: 12, B: 30, C: 9, D: 21 }, 35)}
A school wants a floor coating that lasts but is not slippery. Engineer Hana Dvořák had four coatings walked on by a machine and measured how much thickness each had lost; a low number means that the coating lasts. Coatings A and C did best, but C had been found slippery when wet in another test, while A had not. For the school’s purpose, Dvořák recommends A although ______
? Which choice most effectively uses data from the graph to complete the text?
= C lost 3 micrometers less.
- wrong-row-or-column | it lost 9 micrometers, as much as C did. | The two are close, but the bar for A is at 12; the 9 belongs to C alone.
- wrong-direction | it lost 18 micrometers less than B did. | The difference is right, but losing less than B is in favor of A, and “although” asks for something against it.
- misreads-the-data | it lost more thickness than any other coating. | A lost more than C, but B (30) and D (21) lost more than A (12).
> Quantitative evidence. “Although” needs a point against A; compare A with its rival C.
! She recommends A “although” something counts against it: C wore even less, 9 against 12 micrometers, that is, A lost 3 more.
## 29 High 1.1
${scatter(
  'Age and Song Length of 12 Wrens',
  { x: 'Age (years)', y: 'Song length (seconds)' },
  { x: [0, 7], y: [0, 12], xStep: 1, yStep: 2 },
  [
    [1, 3],
    [1, 5],
    [2, 4],
    [2, 7],
    [3, 5],
    [3, 9],
    [4, 6],
    [4, 8],
    [5, 10],
    [5, 6],
    [6, 9],
    [6, 11],
  ],
)}
Biologist Efua Sarpong recorded the songs of twelve male wrens whose ages were known. The recordings were made at dawn in the same wood, in the same two weeks of May, and for each bird the average of twenty songs was taken. She reports that older wrens tend to sing longer songs. A listener, she warns, should nevertheless not try to tell the age of a single wren from its song, because ______
? Which choice most effectively uses data from the graph to complete the text?
= birds of different ages could have songs of one length, such as 9 seconds.
- data-true-claim-not | the longest song, of 11 seconds, was sung by one of the two oldest birds in the study. | The point is in the graph, but it agrees with the tendency and gives no reason for the warning.
- misreads-the-data | song length fell as age rose among the birds that were older than 4 years. | Some older birds had short songs, but among birds over 4 the points at 6 years are at 9 and 11, so length did not fall.
- data-true-claim-not | the twelve birds had been chosen so that two of them were of each age from 1 to 6. | The graph does show two birds of each age, but this has no bearing on telling age from a song.
> Quantitative evidence. The warning needs cases in which the same song length goes with different ages.
! She warns not “to tell the age of a single wren from its song”; songs of 9 seconds were sung by a bird of 3 years and by one of 6.
## 30 Medium 0.3
${bars('Average Time to Solve a Puzzle', { x: 'Group', y: 'Minutes' }, { Alone: 14, Pairs: 9, Fours: 8, Eights: 12 }, 16)}
Psychologist Ingrid Baum asked people to solve the same puzzle alone or in groups of two, four, or eight. She expected larger groups to be faster, since more people have more ideas. Up to a point, this was so. But in the largest groups, Baum noticed, people talked over one another, and much of the gain was lost. The eights ______
? Which choice most effectively uses data from the graph to complete the text?
= needed 12 minutes, 4 more than the fours.
- wrong-row-or-column | needed 14 minutes, 5 more than the pairs. | Pairs did need 9 minutes, which 14 exceeds by 5, but 14 is the bar of people who worked alone; eights needed 12.
- misreads-the-data | needed 14 minutes, 6 more than the fours. | Fours did need 8 minutes, but 6 more would take the eights up to the bar of people alone; all the gain would be lost and not “much of the gain.”
- wrong-row-or-column | needed 9 minutes, 1 more than the fours. | Fours did need 8 minutes, but 9 is the bar of the pairs; the bar of the eights stands at 12.
> Quantitative evidence. “Much of the gain was lost” in the largest groups: compare eights with the best.
! In “the largest groups” the gain shrank: eights needed 12 minutes against the 8 of fours.
## 31 High 1.2
${lines('Books Borrowed at Two Libraries', { x: 'Year', y: 'Books (thousands)' }, { x: [2012, 2020], y: [0, 60], xStep: 2, yStep: 10 }, [2012, 2014, 2016, 2018, 2020], { Northside: [50, 48, 45, 44, 42], Eastgate: [20, 22, 24, 27, 30] })}
The city has two libraries of about the same age, and both of them count the books that are borrowed in each calendar year. In 2015 Eastgate Library began to open on Sundays, and the city’s newspaper credited the new hours with a rise in the number of books borrowed there. Librarian Samir Haddad does not dispute the rise, but he questions the newspaper’s explanation.
? Which choice best describes data from the graph that support Haddad’s doubt?
= Borrowing at Eastgate rose by 2,000 books from 2012 to 2014.
- wrong-direction | Borrowing at Eastgate rose by 3,000 books from 2016 to 2018. | The rise from 24 to 27 is read correctly, but it comes after the new hours of 2015 and would please the newspaper.
- data-true-claim-not | Borrowing at Northside fell by 3,000 books from 2014 to 2016. | The fall from 48 to 45 is real, but Northside had no new hours, and the question is what caused the rise at Eastgate.
- misreads-the-data | Borrowing at Northside rose by 2,000 books from 2012 to 2014. | The years before the new hours are the right ones, but in them Northside falls from 50 to 48; the rise is that of the dashed line, Eastgate.
> Quantitative evidence. To doubt that Sundays caused the rise, look at the years before Sundays.
! The paper “credited the new hours” of 2015; but from 2012 to 2014 borrowing at Eastgate had gone from 20,000 to 22,000, so it was rising already.
## 32 High 1.3
${pairs('Words Recalled, by Place of Learning and of Test', { x: 'Place of test', y: 'Words recalled' }, ['Land', 'Water'], { 'Learned on land': [14, 9], 'Learned in water': [8, 12] })}
Divers learned a list of words either on land or under water and were later tested in one of the two places. Psychologist Ana Prado’s explanation of the results is that people recall best in surroundings like those in which they learned. A rival explanation is that water simply makes people recall poorly wherever they learned.
? Which choice best describes data from the graph that weaken the rival explanation?
= Divers who had learned in water recalled 12 words in water but only 8 on land.
- wrong-direction | Divers who had learned on land recalled 14 words on land but only 9 in water. | The numbers are right, but worse recall in water is just what the rival explanation predicts.
- data-true-claim-not | Divers tested on land recalled 14 words if they had learned there but only 8 if not. | This is true and fits Prado, but it compares tests on land only and so cannot show what water does to a test.
- wrong-row-or-column | Divers who had learned in water recalled 14 words in water but only 9 on land. | The direction would weaken the rival, but these two numbers belong to divers who had learned on land.
> Quantitative evidence, weaken. The rival says that water always hurts; find divers who did better in water.
! The rival holds “that water simply makes people recall poorly wherever they learned”; those who learned in water recalled more in water (12) than on land (8).
## 33 Medium 0.2
${bars('Number of Dialects Recorded in Five Valleys', { x: 'Valley', y: 'Dialects' }, { Ansa: 2, Borl: 7, Cair: 3, Dorn: 6, Eske: 2 }, 8)}
Linguist Matthias Oberlin believes that new dialects arise where travel is hard. Two of the five valleys that he studied, Borl and Dorn, are cut into several parts by gorges that could not be crossed until the twentieth century; the other three are open. In support of his belief, Oberlin points to the fact that ______
? Which choice most effectively uses data from the graph to complete the text?
= Borl and Dorn each have more dialects than any of the other three valleys.
- misreads-the-data | Ansa and Cair each have more dialects than any of the other three valleys. | Two valleys against three is the right comparison, but Ansa and Cair are open and have 2 and 3; Borl and Dorn have 7 and 6.
- wrong-row-or-column | Borl and Cair each have more dialects than any of the other three valleys. | Borl does have most, but Cair has only 3 and is open; it is the bar to its right, Dorn, that comes second.
- data-true-claim-not | Ansa and Eske have the same number of dialects, one less than Cair has. | This is true of the graph, but it compares open valleys with one another and leaves out those with gorges.
> Quantitative evidence. Compare the two valleys with gorges with the three that are open.
! The belief is that “new dialects arise where travel is hard”: the valleys with gorges have 7 and 6, the open ones at most 3.
## 34 Medium 0.6
${scatter(
  'Year and Price of 10 Violins by One Maker',
  { x: 'Year made', y: 'Price (thousands)' },
  { x: [1700, 1750], y: [0, 100], xStep: 10, yStep: 20 },
  [
    [1703, 35],
    [1708, 40],
    [1714, 85],
    [1716, 90],
    [1719, 80],
    [1724, 60],
    [1729, 50],
    [1735, 45],
    [1741, 30],
    [1747, 25],
  ],
)}
Prices of old instruments do not simply rise with age. Dealer Philippe Aubry compared ten violins by one maker, sold within the same year. All had been kept in good repair, and all were sold at auctions, where several buyers bid against each other. The oldest were not the most expensive; buyers paid most for instruments from the maker’s middle period. Violins made between 1714 and 1719, Aubry notes, ______
? Which choice most effectively uses data from the graph to complete the text?
= all sold for 80,000 or more, and none of the others did.
- half-right | sold, like the two made before 1710, for 80,000 or more. | The middle period is right, but the two oldest violins sold for only 35,000 and 40,000, which is less than half.
- misreads-the-data | sold for less than those made after 1735. | Later work might be thought to sell better, but the points after 1735 are at the lower right: those violins have the lowest prices in the graph, 30,000 and 25,000.
- data-true-claim-not | make up three of the ten violins that were sold within the year. | Three points do fall there, but how many they are does not show that buyers paid most for them.
> Quantitative evidence. Find the points between 1714 and 1719 and compare them with all others.
! The claim is that “buyers paid most for instruments from the maker’s middle period”: these three are at 85, 90, and 80, and no other point is above 60.
## 35 Low -0.7
${bars('Steps to School per Child in Four Towns', { x: 'Town', y: 'Average steps' }, { Fen: 900, Gale: 2100, Hart: 1400, Iver: 600 })}
A county wants more children to walk to school. It first measured how many steps children took on the way in four towns. In two of the towns, Gale and Hart, schools had been kept in the old center; in the other two they had been moved to the edge, where most children come by car. The results are in keeping with what planners expected: ______
? Which choice most effectively uses data from the graph to complete the text?
= children took more steps in Gale and Hart than in Fen and Iver.
- data-true-claim-not | children took more steps in Gale than in Hart and in Fen than in Iver. | Both comparisons are right, but they do not set towns with central schools against the others.
- misreads-the-data | children took more steps in Fen and Iver than in Gale and Hart. | The right pairs of towns are compared, but the taller bars are those of Gale (2,100) and Hart (1,400), not those of Fen and Iver.
- wrong-row-or-column | children took about 1,400 steps in Gale and about 900 in Hart. | Both numbers are in the graph, but the 1,400 belongs to Hart and the 900 to Fen; each number has slipped by one bar.
> Quantitative evidence. Group the towns as the text does, center against edge, and compare.
! Schools “had been kept in the old center” in Gale and Hart (2,100 and 1,400 steps) and moved in Fen and Iver (900 and 600).
## 36 High 1.4
${lines('Carp and Water Plants in Lake Orra', { x: 'Year', y: 'Index (2000 = 100)' }, { x: [2000, 2016], y: [0, 140], xStep: 4, yStep: 20 }, [2000, 2004, 2008, 2012, 2016], { Carp: [100, 110, 60, 50, 20], Plants: [100, 60, 58, 90, 120] })}
Carp stir up mud, and mud keeps light from water plants. When carp were removed from Lake Orra from 2005 on, the plants came back. The fish had been put into the lake in the 1950s to please anglers from the nearby towns, and by the end of the century its bottom could no longer be seen even on calm days. Biologist Signe Holm believes that carp numbers must fall below a certain level before plants recover at all; a first reduction, on her view, brings nothing.
? Which choice best describes data from the graph that support Holm’s view?
= From 2004 to 2008 the index of carp fell by 50 points while that of plants hardly changed.
- data-true-claim-not | From 2008 to 2016 the index of carp fell and that of plants rose by more than 60 points. | This shows that plants recover when carp fall, but Holm’s special point is that a first fall “brings nothing.”
- data-true-claim-not | From 2000 to 2004 the index of carp rose while that of plants fell by 40 points. | It is read correctly and shows that carp harm plants; but it says nothing about a first reduction.
- misreads-the-data | From 2004 to 2008 the index of carp hardly changed while that of plants fell by 50 points. | The years are the right ones, but the two lines are exchanged: carp fell by 50, plants by 2.
> Quantitative evidence. Her view is about the first reduction: find the first years after 2005 in which carp fell.
! On Holm’s view “a first reduction” of carp “brings nothing”: between 2004 and 2008 carp went from 110 to 60 and plants from 60 to 58.
## 37 Medium 0.5
${pairs('Average Score, Before and After a Course', { x: 'Class size', y: 'Score' }, ['10', '20', '40'], { Before: [52, 55, 50], After: [70, 71, 60] })}
A company that teaches accounting cut its classes from forty students to twenty and saw scores improve. The course itself, its teacher, and its final test stayed the same, and students were not chosen by ability. Smaller classes cost more, since each needs a room and a teacher. It now plans to cut them to ten. Consultant Yetunde Cole advises against the plan on the ground that the second cut would bring little: ______
? Which choice most effectively uses data from the graph to complete the text?
= the gain was 18 points with ten students and 16 with twenty.
- data-true-claim-not | scores rose by 16 points in classes of twenty and by 10 in classes of forty. | The differences are right, but they show what the first cut brought, and Cole speaks of the second.
- wrong-row-or-column | scores stood at 52 in classes of ten and at 55 in classes of twenty. | Tens and twenties are the right classes, but these are the scores before the course, which tell nothing about what the classes achieved.
- misreads-the-data | scores rose by less in classes of ten than in classes of forty. | Cole does expect little of classes of ten, but against forties their gain is large: they rose from 52 to 70, by 18, and forties only from 50 to 60.
> Quantitative evidence. The second cut is from twenty to ten; compare the gains in these two.
! Cole holds “that the second cut would bring little”: the gain is 18 points with ten students and 16 with twenty, nearly the same.
## 38 High 1.1
${bars('Share of Travelers Who Chose the Train', { x: 'Travel time by train (hours)', y: 'Percent' }, { '2': 88, '3': 70, '4': 45, '5': 31, '6': 26 }, 100)}
On routes where both trains and planes run, travelers weigh time against comfort, and for many of them the decision is close. Transport analyst Beatriz Lemos studied routes that differ in how long the train takes. On all of them the flight takes about an hour, tickets cost about the same, and both kinds of station can be reached by bus. The share of train travelers falls as the journey gets longer, but not evenly. The steepest loss, she found, comes when the journey grows from ______
? Which choice most effectively uses data from the graph to complete the text?
= three hours to four, as the share drops by 25 points.
- half-right | two hours to three, as the share drops by 18 points. | The drop of 18 points is read correctly, but it is not the steepest: from three hours to four the share falls by 25.
- misreads-the-data | four hours to five, as the share drops by 31 points. | Four hours to five has the 31 at its end, but that is the share at five hours, not a drop; the share falls by 14.
- half-right | five hours to six, as the share drops to 26 percent. | The share at six hours is indeed 26 percent, but this loss is not the steepest: from five hours to six it is only 5 points.
> Quantitative evidence. “Steepest loss” asks for differences between neighboring bars, not for heights.
! The text looks for “The steepest loss”; the differences are 18, 25, 14, and 5 points, so it comes from three hours to four.
## 39 High 1.5
${scatter(
  'Hours of Practice and Errors of 12 Typists',
  { x: 'Hours of practice', y: 'Errors per page' },
  { x: [0, 60], y: [0, 20], xStep: 10, yStep: 5 },
  [
    [5, 18],
    [8, 15],
    [10, 16],
    [14, 12],
    [18, 11],
    [20, 9],
    [25, 8],
    [30, 8],
    [36, 7],
    [42, 8],
    [50, 7],
    [55, 8],
  ],
)}
A typing school sells courses of twenty and of sixty hours. Its longer course is advertised with the words “The more you practice, the fewer errors you make.” Journalist Nils Aker, who obtained the school’s own records of twelve students, writes that this holds for the shorter course but that the longer one can hardly be justified by fewer errors.
? Which choice best describes data from the graph that support Aker’s statement about the longer course?
= Students with 30 hours of practice or more made about as many errors as one with 25 hours.
- data-true-claim-not | Students with 20 hours of practice or less made fewer errors the more they had practiced. | This describes the left part fairly well, but it supports what Aker says about the shorter course.
- misreads-the-data | Students with 50 hours of practice or more made more errors than students with 20 hours. | Long practice did little good, but this goes against the points: at 50 and 55 hours there are 7 and 8 errors, fewer than the 9 at 20 hours.
- misreads-the-data | Students with 50 hours of practice or more made about as many errors as one with 14 hours. | Equal errors would be the right kind of evidence, but at 14 hours there are 12 errors, and at 50 and 55 hours only 7 and 8.
> Quantitative evidence. Look at the right part of the plot: do errors still fall there?
! Aker says the longer course “can hardly be justified by fewer errors”: from 25 hours on, all points lie at 7 or 8 errors.
## 40 Medium 0.2
${lines('Water Level in Two Wells', { x: 'Month', y: 'Meters below ground' }, { x: [1, 12], y: [0, 16], xStep: 1, yStep: 2 }, [1, 3, 5, 7, 9, 11], { 'Well A': [4, 4, 6, 11, 13, 7], 'Well B': [8, 8, 8.5, 9, 9.5, 9.5] })}
A village has two wells. Well A is shallow and is fed by rain; Well B reaches water that has collected over centuries. The people draw water from both by hand, and the deeper it lies, the longer it takes to raise a bucket. Hydrologist Amadou Sy advises the village to use Well A in the wet months and Well B in the dry months of July and September, since only in those months ______
? Which choice most effectively uses data from the graph to complete the text?
= does the water in Well A lie deeper than that in Well B.
- half-right | does the water in Well B lie deeper than 9 meters. | In September it does, at 9.5, but in July it stands at 9; and Well B alone gives no comparison.
- misreads-the-data | does the water in Well A lie less deep than in January. | The months are the right ones, but in July and September it lies at 11 and 13 meters, much deeper than the 4 meters of January.
- misreads-the-data | does the water in Well B lie deeper than that in Well A. | The two wells are rightly compared, but this is so in January, March, May, and November; in July and September it is the other way around.
> Quantitative evidence. The advice switches wells in two months; find what is special about these months.
! The village should use Well B “in the dry months of July and September”: then Well A stands at 11 and 13 meters, below Well B’s 9 and 9.5.
## 41 High 1.0
${pairs('Nests That Survived, out of 50', { x: 'Habitat', y: 'Nests' }, ['Hedge', 'Reed', 'Field'], { 'With fence': [31, 24, 38], 'No fence': [29, 23, 17] })}
To keep foxes from the nests of birds that breed on the ground, wardens put electric fences around some nests in three habitats and left others without. In each habitat fifty nests had a fence and fifty had none, and all of them were visited at dawn every other day until the young had left. A local paper reported that fences work. Warden Ailbhe Rooney is more careful: fences, she says, make a real difference in one habitat only, and money for them should be spent there.
? Which choice best describes data from the graph that support Rooney’s statement?
= Fences saved 21 nests in fields but only 2 in hedges and 1 in reeds.
- half-right | In fields, fences raised survival by 21 nests; in hedges they lowered it by 2. | The gain in fields is right, but in hedges survival was 31 with a fence and 29 without, a small gain.
- data-true-claim-not | With fences, 38 nests survived in fields, 31 in hedges, and 24 in reeds. | These heights are right, but without the nests that had no fence they do not show any difference made by fences.
- wrong-row-or-column | Fences saved 21 nests in hedges but only 2 in fields and 1 in reeds. | The differences are right, but two habitats are exchanged: in hedges it was 31 against 29, in fields 38 against 17.
> Quantitative evidence. “A real difference in one habitat only” needs with-and-without in all three.
! Rooney says that fences “make a real difference in one habitat only”: in fields 38 against 17, in hedges 31 against 29, in reeds 24 against 23.
## 42 High 1.2
${bars('Average Rating of a Film, by Day of Review', { x: 'Days after the opening', y: 'Stars' }, { '1': 4.6, '3': 4.1, '7': 3.6, '14': 3.5, '28': 3.5 }, 5)}
Online ratings of a new film often start high and decline. It is often said that the first viewers, who come in crowds and dress up, simply enjoy the excitement of an opening. Data scientist Kenji Moreau suspects another cause: the first to see a film are those who like its director already. If excitement were the cause, he argues, ratings should go on sinking as long as the excitement fades, whereas the supply of fans is soon used up. In fact ______
? Which choice most effectively uses data from the graph to complete the text?
= after falling to 3.6 within a week, they hardly changed.
- misreads-the-data | after holding at 4.6 for a week, they fell to 3.5. | Both numbers are in the graph, but the fall comes at once: by day 3 the bar stands at 4.1, and by day 7 at 3.6.
- data-true-claim-not | ratings stood at 4.6 on the first day, the highest of all. | The first bar is the highest, but both explanations expect this; what comes later tells them apart.
- half-right | after falling to 3.5 within two weeks, they rose again. | The fall to 3.5 by day 14 is read correctly, but there is no rise: at 28 days the bar still stands at 3.5.
> Quantitative evidence. Moreau’s test is what happens later: does the decline go on or stop?
! If excitement were the cause, ratings “should go on sinking”; instead they drop to 3.6 and stay at 3.5, as when “the supply of fans is soon used up.”
## 43 Medium 0.0
${bars('Coffee Grown at Five Heights: Taste Score', { x: 'Height (meters)', y: 'Score (0 to 100)' }, { '600': 71, '900': 76, '1200': 82, '1500': 87, '1800': 88 }, 100)}
Coffee that grows slowly in cool mountain air is said to taste better. Agronomist Lucía Barrios had tasters score coffee from one variety grown at five heights. The scores bear out the saying, but they also show that farmers gain little by going to the highest slopes, where land is steep and harvests are small: ______
? Which choice most effectively uses data from the graph to complete the text?
= a climb from 1,500 meters to 1,800 raised the score by 1 point.
- misreads-the-data | a climb from 1,200 meters to 1,500 raised the score by 1 point. | One point is the small gain that is wanted, but from 1,200 meters to 1,500 the bars go from 82 to 87, by 5.
- data-true-claim-not | a climb from 900 meters to 1,200 raised the score by 6 points. | The gain from 76 to 82 is right and bears out the saying, but the sentence is about the highest slopes.
- wrong-row-or-column | a climb from 1,500 meters to 1,800 raised the score by 6 points. | The highest slopes are the right ones, but six points is the step from 900 meters to 1,200; the last step is smaller.
> Quantitative evidence. “Gain little by going to the highest slopes”: compare the two highest bars.
! Farmers “gain little by going to the highest slopes”: the bars for 1,500 and 1,800 meters stand at 87 and 88.
## 44 Medium 0.4
${lines('Households with a Telephone and with a Radio', { x: 'Year', y: 'Percent' }, { x: [1920, 1945], y: [0, 100], xStep: 5, yStep: 20 }, [1920, 1925, 1930, 1935, 1940], { Telephone: [35, 39, 41, 33, 37], Radio: [1, 10, 40, 67, 80] })}
When money is short, people give up what they can do without. Historian Edith Lowell studied households in one region between the wars. She had assumed that both radio and telephone, as luxuries, would be given up in the depression that began in 1929. Her figures made her change her mind about one of them: ______
? Which choice most effectively uses data from the graph to complete the text?
= between 1930 and 1935, radios spread from 40 percent of households to 67.
- misreads-the-data | between 1930 and 1935, telephones spread from 33 percent of households to 41. | The years and both numbers are right, but the telephone line falls between them, from 41 to 33: telephones were indeed given up.
- data-true-claim-not | between 1920 and 1925, radios spread from 1 percent of households to 10. | This is so in the graph, but both years lie before the depression and cannot change her mind about it.
- data-true-claim-not | between 1925 and 1930, telephones spread from 39 percent of households to 41. | This rise is in the graph, but nearly all of these years lie before the depression; in the next five, telephones became rarer.
> Quantitative evidence. Look at the years after 1929 and see which of the two did not fall.
! She had assumed that both “would be given up in the depression that began in 1929”; telephones fell from 41 to 33 percent, but radios rose from 40 to 67.
## 45 High 1.3
${scatter(
  'Rainfall and Wheat Yield on 10 Farms',
  { x: 'Rain (centimeters)', y: 'Tons per hectare' },
  { x: [0, 100], y: [0, 8], xStep: 20, yStep: 2 },
  [
    [25, 2],
    [32, 3],
    [40, 3.5],
    [45, 4.5],
    [52, 5.5],
    [58, 6],
    [64, 6],
    [72, 5],
    [80, 4],
    [90, 2.5],
  ],
)}
Ten farms in different parts of a country grow the same wheat. Soil and fertilizer are alike on all of them, and none is watered by other means than rain, which differs greatly from farm to farm. A seed company writes that the wheat “rewards every drop of rain.” Farm adviser Pauline Otieno calls the statement true for dry regions and misleading for wet ones.
? Which choice best describes data from the graph that support Otieno’s judgment?
= Yields rise with rain up to about 60 centimeters, but farms with more rain than that have lower yields.
- half-right | Up to about 60 centimeters of rain yields rise, and they stay at about 6 tons on farms with more than that. | The rise is right, but the points beyond 64 centimeters fall, down to 2.5 tons at 90.
- misreads-the-data | The farm with the most rain has the highest yield, and the farm with the least has the lowest. | The farm with the least rain does have the lowest yield (2 tons), but the wettest has only 2.5.
- data-true-claim-not | Farms with about 40 centimeters of rain have higher yields than the farm with 25 centimeters. | True of the points, but this concerns dry regions only, for which she grants the statement.
> Quantitative evidence. The judgment has two halves, dry and wet; the description must cover both parts of the plot.
! She calls the statement “true for dry regions and misleading for wet ones”: points climb to 6 tons near 60 centimeters and then fall to 2.5.
## 46 Medium 0.4
${pairs('Time Spent on Tasks at Two Clinics (Minutes per Visit)', { x: 'Task', y: 'Minutes' }, ['Talk', 'Exam', 'Forms'], { Paper: [9, 6, 5], Screen: [6, 6, 8] })}
A clinic that had kept its records on paper began to keep them on a screen. Managers hoped that nurses would have more time for patients. After a year, nurse Olive Tembo compared visits there with visits at a sister clinic that still used paper. Visits were no longer and no shorter, she found, and exams took the same time, but the hope was disappointed: ______
? Which choice most effectively uses data from the graph to complete the text?
= with screens, 3 minutes less went to talk and 3 minutes more to forms.
- misreads-the-data | with screens, 3 minutes less went to forms and 3 minutes more to talk. | The 3 minutes are right, but they went from talk to forms; this is what managers had hoped for.
- data-true-claim-not | with screens, forms took 2 minutes longer than talk or exams did. | That is right for one clinic, 8 minutes against 6, but without the clinic that used paper it does not show a disappointed hope.
- misreads-the-data | with screens, 3 minutes less went to exams and 3 minutes more to forms. | The 3 minutes more for forms are right, but exams took 6 minutes at both clinics; what became shorter was talk.
> Quantitative evidence. The hope was more time for patients; see where the minutes went.
! Managers hoped for “more time for patients,” but talk fell from 9 to 6 minutes and forms rose from 5 to 8.
`
