import { bars, data, lines, pairs, scatter } from '../graphs.ts'
import { questions } from '../marked.ts'

export const evidenceQuantitative4 = questions('evidence-quantitative')`
## 47 Medium 0.1
${data(
  'Reported colds per 100 workers in winter',
  ['Office', 'Before', 'After'],
  [
    ['A (filters)', 38, 27],
    ['B (filters)', 35, 25],
    ['C (no filters)', 37, 28],
  ],
)}
A company put air filters in two of its offices and announced the next winter that they had reduced colds by more than a quarter. Statistician Ola Brandvold doubts that the filters were the cause. The winter had been mild, and fewer people than usual were ill anywhere in the city. In her view, the table suggests that colds in the company would have fallen by about as much without any filters, since ______
? Which choice most effectively uses data from the table to complete the text?
= in Office C, colds fell from 37 to 28.
- wrong-direction | in Office B, colds fell from 35 to 25. | The numbers are right, but Office B had filters; a fall there is the company’s evidence, not Brandvold’s.
- misreads-the-data | in Office C, colds rose from 28 to 37. | Office C, without filters, is the right place to look, but before and after are exchanged; a rise would prove the company right.
- data-true-claim-not | in Office A, colds fell from 38 to 27. | These numbers are read correctly, but Office A had filters and cannot show what happens without them.
> Quantitative evidence. The doubt needs an office without filters; see what happened there.
! Brandvold thinks that colds “would have fallen by about as much without any filters”; the office without filters went from 37 to 28.
## 48 Low -0.7
${data(
  'Share of words recognized by listeners, in percent',
  ['Recording', 'Quiet room', 'Noisy room'],
  [
    ['Normal speech', 96, 51],
    ['Slow speech', 97, 55],
    ['Clear speech', 97, 78],
  ],
)}
Audiologist Femi Straka wanted to know how best to speak to people in noisy places such as restaurants, workshops, and train stations. She recorded the same words spoken normally, spoken slowly, and spoken with care for each sound, and played them to sixty listeners with normal hearing. Slowing down, she found, helps only a little in noise; speaking clearly helps much more. In the noisy room, listeners recognized ______
? Which choice most effectively uses data from the table to complete the text?
= 51 percent of normal, 55 percent of slow, and 78 percent of clear speech.
- wrong-row-or-column | 51 percent of normal, 78 percent of slow, and 97 percent of clear speech. | Normal speech is right, but 78 is that of clear speech, and 97 stands in the column for the quiet room.
- wrong-row-or-column | 96 percent of normal, 97 percent of slow, and 97 percent of clear speech. | These are the three numbers for the quiet room, where all kinds of speech do about equally well.
- misreads-the-data | 55 percent of normal, 78 percent of slow, and 96 percent of clear speech. | Each number stands one row too high, and 96, that of normal speech in the quiet room, is put at the end; clear speech had 78.
> Quantitative evidence. The claim compares three kinds of speech in one column; all three are needed.
! The claim is that “Slowing down, she found, helps only a little in noise; speaking clearly helps much more”: 51 and 55 are close, 78 is far higher.
## 49 Medium 0.3
${data(
  'Donations to a radio station after two letters',
  ['Letter', 'People who gave', 'Total (dollars)'],
  [
    ['Named a program', 620, '18,600'],
    ['Named a sum', 410, '20,500'],
  ],
)}
A radio station sent half its listeners a letter that praised a favorite program and the other half a letter that suggested a sum to give. The manager judged the first letter the better one, as more people had answered it. Her treasurer reached a different verdict by dividing each total by the number of givers: ______
? Which choice most effectively uses data from the table to complete the text?
= the second letter brought 50 dollars from each giver, the first only 30.
- wrong-direction | the first letter brought gifts from 620 people, the second only from 410. | The numbers of givers are right, but they are the manager’s reason for the first letter and need no division.
- data-true-claim-not | the second letter brought 20,500 dollars in all, the first only 18,600. | The totals are right and favor the second letter, but nothing has been divided by the number of givers.
- wrong-row-or-column | the first letter brought 50 dollars from each giver, the second only 30. | The division is right, but the letters are exchanged: 18,600 divided by 620 is 30.
> Quantitative evidence. Do what the treasurer did: divide the total by the number of givers in each row.
! The treasurer goes by “dividing each total by the number of givers”: 20,500 divided by 410 is 50, and 18,600 divided by 620 is 30.
## 50 High 1.0
${data(
  'Admissions to two apprentice programs',
  ['Program', 'Applicants from town A', 'Admitted', 'Applicants from town B', 'Admitted'],
  [
    ['Welding', 80, '60 (75%)', 20, '16 (80%)'],
    ['Design', 20, '4 (20%)', 80, '20 (25%)'],
    ['Both', 100, '64 (64%)', 100, '36 (36%)'],
  ],
)}
A newspaper accused two apprentice programs of favoring applicants from town A, of whom 64 percent were admitted, against 36 percent from town B. Statistician Hugo Lindahl found no such favoritism. People from town B had mostly applied to the design program, which admits few people from anywhere. Compared program by program, he noted, ______
? Which choice most effectively uses data from the table to complete the text?
= a slightly larger share from town B was admitted in each of the two.
- half-right | town B had a slightly larger share admitted in design but not in welding. | In design that is so, but in welding too town B is ahead, with 80 percent against 75.
- misreads-the-data | town A had a slightly larger share admitted in welding and in design. | The comparison is program by program, as it should be, but the shares are exchanged: 75 against 80 percent, and 20 against 25, favor town B.
- wrong-row-or-column | a far larger share from town A was admitted, 64 percent against 36. | These are the figures of the last row, for both together; Lindahl compares program by program.
> Quantitative evidence. “Program by program” means the first two rows, not the last.
! Lindahl compares “program by program”: in welding 75 and 80 percent, in design 20 and 25 percent, so town B is slightly ahead in each.
## 51 High 1.2
${data(
  'Average daily minutes of activity',
  ['Month', 'With tracker', 'Without tracker'],
  [
    ['1', 58, 41],
    ['3', 49, 42],
    ['6', 43, 41],
    ['12', 40, 42],
  ],
)}
The maker of a wrist tracker that counts steps reports, going by the first month, that people who were given one were more active than those who were not. Both groups were of the same age, lived in the same town, and were told only that their activity would be measured. Physician Carlota Reis, who followed both groups for a year, argues that the effect of such devices wears off.
? Which choice best describes data from the table that support Reis’s argument?
= The difference between the groups shrank from 17 minutes in month 1 to 2 minutes or less by month 6.
- half-right | From 17 minutes in month 1, the difference between the groups shrank to 7 minutes in month 3 and then grew again. | The first two differences are right, but by month 6 the groups differ by only 2 minutes.
- data-true-claim-not | In month 1, people with a tracker were active for 58 minutes, people without one for 41. | These are the maker’s own figures, from the first month; they cannot show that anything wears off.
- misreads-the-data | In month 12, people without a tracker were still active for 2 minutes less than people with one. | A difference of 2 minutes is there, but the other way around: in month 12 it is 42 minutes without a tracker and 40 with one.
> Quantitative evidence. “Wears off” is about the gap between groups as time passes.
! Reis argues “that the effect of such devices wears off”: the gap is 17 minutes at first, then 7, then 2, and at the end the groups are level.
## 52 Medium 0.2
${data(
  'Loss of leaf area to insects, in percent',
  ['Plant', 'Alone', 'Beside mint', 'Beside beans'],
  [
    ['Cabbage', 34, 15, 33],
    ['Radish', 28, 13, 27],
    ['Lettuce', 12, 11, 12],
  ],
)}
Many gardeners set strongly scented herbs, such as mint or sage, among vegetables to confuse insects, which find some plants by smell. Entomologist Hyun-woo Bae planted three vegetables alone, beside mint, and beside beans, which have little scent. If scent is what protects, he reasoned, mint should help those vegetables that insects find by smell, but beans should not. Cabbage, which insects find by smell, ______
? Which choice most effectively uses data from the table to complete the text?
= lost 34 percent of its leaf area alone, 33 percent beside beans, but 15 percent beside mint.
- wrong-row-or-column | lost 28 percent of its leaf area alone, 13 percent beside beans, but 27 percent beside mint. | These are the numbers of the radish, and mint and beans are exchanged besides; so read, beans would protect.
- wrong-row-or-column | lost 28 percent of its leaf area alone, 27 percent beside beans, but 13 percent beside mint. | The pattern is the one that is wanted, but these three numbers stand in the row of the radish.
- data-true-claim-not | lost more leaf area when it grew alone than radish or lettuce did. | This is true of the first column, but it compares three vegetables and not what grew beside them.
> Quantitative evidence. The reasoning needs three cases for cabbage: alone, beside mint, beside beans.
! He reasoned that “mint should help those vegetables that insects find by smell, but beans should not”: cabbage lost 34 alone, 33 beside beans, 15 beside mint.
## 53 High 1.3
${data(
  'Letters received by a newspaper, 1900 to 1930',
  ['Year', 'Letters', 'Signed by women', 'Printed', 'Printed, signed by women'],
  [
    ['1900', 400, 40, 100, 5],
    ['1915', 600, 180, 150, 30],
    ['1930', 800, 320, 200, 50],
  ],
)}
Historian Mary Ellen Strand studied who wrote to one newspaper and whose letters it printed. The share of letters by women that were printed rose, as she shows: in 1900 one in eight was printed, in 1915 one in six. The editors, she writes, were not always becoming more open, however. Between 1915 and 1930 women wrote far more often, but ______
? Which choice most effectively uses data from the table to complete the text?
= about one in six of their letters was printed in either year.
- misreads-the-data | the number of their letters that was printed did not grow: it was 30 in both years. | That something stood still is right, but the number printed rose from 30 to 50; it was the share that did not.
- misreads-the-data | the share of their letters that was printed fell to one in eight, as in 1900. | In 1930 there were 50 out of 320, which is nearly one in six, as in 1915.
- data-true-claim-not | the newspaper printed one letter in four both in 1915 and in 1930. | This is right for all letters (150 of 600, 200 of 800), but the sentence is about letters by women.
> Quantitative evidence. Work out the share for women in 1915 and 1930: printed divided by written.
! Women “wrote far more often, but” the share stayed: 30 of 180 is one in six, and 50 of 320 is about one in six.
## 54 Low -0.6
${data(
  'Time for a paper cup of soup to cool to 40 °C',
  ['Cup', 'Minutes'],
  [
    ['Plain', 14],
    ['With lid', 27],
    ['With sleeve', 19],
    ['With lid and sleeve', 38],
  ],
)}
A soup shop wants its soup to stay warm without spending much. It tested paper cups with a lid, with a cardboard sleeve, with both, and with neither. Each cup was filled with the same soup at the same temperature and left on a table until a thermometer showed that it had cooled to 40 degrees. If only one of the two can be paid for, the shop’s owner concluded, it should be the lid, because ______
? Which choice most effectively uses data from the table to complete the text?
= a lid kept soup warm for 27 minutes, a sleeve only for 19.
- data-true-claim-not | soup took 38 minutes to cool with a lid and a sleeve together. | The number is right, but the owner asks which one to choose if only one can be paid for.
- data-true-claim-not | soup took 27 minutes to cool with a lid but only 14 in a plain cup. | Both numbers are right and show that a lid helps; they do not compare it with the sleeve.
- wrong-row-or-column | soup took 19 minutes to cool with a lid but 27 with a sleeve. | Lid and sleeve are the right pair, but the two rows are exchanged; with these numbers the sleeve would be the better choice.
> Quantitative evidence. “Only one of the two” asks for lid against sleeve.
! The choice is between two when “only one of the two can be paid for”: 27 minutes with the lid, 19 with the sleeve.
## 55 High 1.4
${data(
  'Two treatments for a knee injury: patients without pain after a year',
  ['Patients', 'Exercise', 'Surgery'],
  [
    ['Mild injury', '72 of 80', '19 of 20'],
    ['Severe injury', '8 of 20', '40 of 80'],
    ['All', '80 of 100', '59 of 100'],
  ],
)}
At one hospital, 80 of 100 patients who did exercises were free of pain after a year, but only 59 of 100 who had surgery. A visitor might conclude that exercise works better. Surgeon Milena Kos disagrees, pointing out that most of those sent to surgery had severe injuries, which seldom heal well. For patients with injuries of the same kind, ______
? Which choice most effectively uses data from the table to complete the text?
= surgery did better: 95 percent to 90 if mild, 50 to 40 if severe.
- misreads-the-data | exercise did better if mild, 90 percent to 50, and surgery if severe, 95 to 40. | All four numbers are shares from the table, but 50 and 95 are exchanged: surgery had 95 for mild injuries and 50 for severe ones.
- half-right | exercise did better if mild, 72 patients to 19, and surgery if severe, 40 to 8. | The counts are right, but the groups are of unequal size: 72 of 80 are 90 percent, and 19 of 20 are 95.
- wrong-direction | exercise did better: of 100 patients in each group, it freed 80 of pain to 59. | These are the totals that mislead the visitor; they mix mild and severe injuries, which Kos keeps apart.
> Quantitative evidence. “Of the same kind” means row by row, and unequal groups call for shares.
! Kos compares “patients with injuries of the same kind”: 95 against 90 percent for mild injuries, 50 against 40 percent for severe ones, both in favor of surgery.
## 56 Medium 0.4
${data(
  'Bird species on four islands',
  ['Island', 'Area (square km)', 'Distance from mainland (km)', 'Species'],
  [
    ['Aro', 10, 5, 32],
    ['Bel', 40, 60, 26],
    ['Cor', 10, 60, 14],
    ['Dun', 40, 5, 48],
  ],
)}
Ecologists hold that larger islands have more species of birds and that islands far from the mainland have fewer. Mireia Costa counted species on four islands chosen so that the two influences can be told apart. On each of them she walked every path at dawn for a week and noted all the species that she saw or heard. To show the effect of distance alone, Costa compares islands of equal area; for example, ______
? Which choice most effectively uses data from the table to complete the text?
= Dun, 5 km from the mainland, has 48 species, but Bel, at 60 km, has 26.
- half-right | Dun, 5 km from the mainland, has 48 species, but Cor, at 60 km, has 14. | The distances differ as they should, but the areas do too (40 and 10), so distance is not alone.
- wrong-row-or-column | Aro, 5 km from the mainland, has 26 species, but Cor, at 60 km, has 14. | Aro and Cor are a fair pair, with 10 square km each, but Aro has 32 species; 26 is the count for Bel.
- data-true-claim-not | Dun, with an area of 40 square km, has 48 species, but Aro, with 10, has 32. | The numbers are right, but these islands lie at one distance and differ in area.
> Quantitative evidence. “Distance alone” means same area, different distance.
! Costa “compares islands of equal area”: Dun and Bel both have 40 square kilometers, and the nearer one has 48 species against 26.
## 57 Medium 0.5
${data(
  'Errors found by two proofreading methods in a 100-page text with 200 errors',
  ['Method', 'Real errors found', 'False alarms'],
  [
    ['Program', 180, 220],
    ['Person', 150, 10],
  ],
)}
A publisher compared a computer program with a human proofreader. The text was a manual into which two hundred errors had been put on purpose, so that nobody could argue about what had been missed. On the number of errors found, the program was ahead. Managing editor Chiamaka Udo nevertheless prefers the person, since every alarm must be looked at by an editor, and an editor’s time is costly. In the program’s list, she points out, ______
? Which choice most effectively uses data from the table to complete the text?
= false alarms outnumbered the real errors, 220 to 180.
- wrong-row-or-column | false alarms were few beside real errors, 10 to 150. | Both numbers are in the table, but in the row of the person; in the row of the program false alarms are many.
- misreads-the-data | half of the alarms, 110 of the 220, named no error. | The 220 is in the program’s row, but it counts its false alarms alone; all 220 named no error, and real errors come on top.
- wrong-direction | only 20 errors were missed, against 50 in the person’s. | It is right that 180 and 150 of 200 were found, but this favors the program, and Udo prefers the person.
> Quantitative evidence. Udo’s reason is the time lost on alarms: of what does the program’s list hold too much?
! Since “every alarm must be looked at by an editor,” false ones cost time: the program’s list has 220 of them beside its 180 real errors.
## 58 Medium 0.2
${bars('Height of Seedlings after Eight Weeks', { x: 'Hours of light per day', y: 'Centimeters' }, { '6': 9, '9': 15, '12': 22, '15': 23, '18': 17 }, 25)}
A nursery raises tomato seedlings under lamps, which use a great deal of electricity. Grower Stefan Ilić tested how many hours of light per day the seedlings need. Everything else, from the soil to the temperature, was the same for all, and the height of the seedlings was measured after eight weeks. He will set his lamps to 12 hours. Seedlings grew markedly less with fewer hours, and as for more light, ______
? Which choice most effectively uses data from the graph to complete the text?
= 15 hours gave only 1 centimeter more, and with 18 the plants were shorter.
- half-right | 15 hours added only 1 centimeter, and 18 hours added 1 more. | The step to 15 hours is right, but at 18 hours the bar drops to 17 centimeters.
- data-true-claim-not | 12 hours gave plants that were 7 centimeters taller than 9 hours did. | The difference is right, but it compares 12 hours with less light; the sentence now turns to more.
- misreads-the-data | 15 hours gave plants that were shorter than those with 12 hours. | More light did bring little, but the bar at 15 hours (23) is slightly higher than the one at 12 (22), so these plants were not shorter.
> Quantitative evidence. “As for more light” sends you to the bars to the right of 12 hours.
! He sets “his lamps to 12 hours”: with 15 hours plants reach 23 instead of 22 centimeters, with 18 only 17.
## 59 High 1.1
${lines('Share of Trips by Bicycle in Two Cities', { x: 'Year', y: 'Percent of trips' }, { x: [2000, 2020], y: [0, 30], xStep: 5, yStep: 5 }, [2000, 2005, 2010, 2015, 2020], { Marle: [5, 6, 12, 19, 24], Tovik: [8, 9, 9, 10, 10] })}
The city of Marle built a network of bicycle lanes between 2006 and 2014; Tovik, a city of like size and climate, built none. Surveys taken every five years in both cities ask some three thousand people how they made each of their trips on the day before. Some say that cycling grew in Marle merely because it was becoming fashionable everywhere in those years. Urban planner Eskil Dahl rejects this explanation.
? Which choice best describes data from the graph that support Dahl’s position?
= From 2005 to 2015 cycling tripled in Marle but hardly changed in Tovik.
- half-right | Cycling tripled in Marle and doubled in Tovik from 2005 to 2015. | Marle went from 6 to 19, about three times as much, but Tovik only from 9 to 10.
- wrong-row-or-column | From 2005 to 2015 cycling tripled in Tovik but hardly changed in Marle. | The years and the sizes are right, but the lines are exchanged: it is Marle, with its lanes, that goes from 6 percent to 19.
- wrong-direction | From 2000 to 2005 cycling grew by about 1 point in Marle and in Tovik alike. | Equal growth in both cities would fit a fashion “everywhere,” and it comes before the lanes.
> Quantitative evidence. If it were a fashion everywhere, both cities should show it.
! The rival idea is that cycling “was becoming fashionable everywhere”; in Tovik, without lanes, it went from 9 to only 10 percent while Marle went from 6 to 19.
## 60 Medium 0.3
${pairs('Share Who Chose the Healthy Dish, in Percent', { x: 'Place on menu', y: 'Percent' }, ['First', 'Middle', 'Last'], { Lunch: [34, 18, 30], Dinner: [22, 12, 21] })}
Restaurants that want guests to choose a certain dish often print it first on the menu. Researcher Alma Duarte tested how much the place of a dish matters. Her result was that a dish does almost as well at the end of the menu as at the beginning and does badly only in between. At dinner, for example, the healthy dish was chosen by ______
? Which choice most effectively uses data from the graph to complete the text?
= 22 percent when first and 21 when last, but 12 when in the middle.
- wrong-row-or-column | 34 percent when first and 30 when last, but 18 when in the middle. | The pattern is the one that is wanted, but these are the filled bars, which show lunch and not dinner.
- misreads-the-data | 18 percent when first and 30 when last, but 34 when in the middle. | These are the bars for lunch, and first and middle are exchanged besides; the sentence is about dinner and a weak middle.
- data-true-claim-not | 22 percent when first, while at lunch it was chosen by 34. | Both numbers are right, but they compare two meals at one place and not three places on the menu.
> Quantitative evidence. Read the outlined bars (dinner) at all three places.
! The result is that a dish “does almost as well at the end of the menu as at the beginning and does badly only in between”: 22, 21, and 12 percent at dinner.
## 61 High 1.2
${scatter(
  'Screen Size and Battery Life of 10 Phones',
  { x: 'Screen (centimeters)', y: 'Battery life (hours)' },
  { x: [11, 18], y: [0, 30], xStep: 1, yStep: 5 },
  [
    [12, 14],
    [12.5, 16],
    [13, 15],
    [13.5, 18],
    [14, 17],
    [14.5, 20],
    [15, 19],
    [15.5, 22],
    [16.5, 24],
    [17, 25],
  ],
)}
Large screens use more power than small ones, so one might expect phones with large screens to run for a shorter time. A consumer magazine measured ten phones and found otherwise. Engineer Divya Raman is not surprised: a phone with a large screen, she says, also has room for a larger battery, and the second effect outweighs the first. In the magazine’s data, ______
? Which choice most effectively uses data from the graph to complete the text?
= the larger its screen, the longer a phone tended to run.
- half-right | phones with larger screens always ran longer than any smaller one. | The tendency is right, but the phone with 13 centimeters ran 15 hours, less than the 16 of one with 12.5.
- misreads-the-data | phones with larger screens generally ran for a shorter time. | This is what one might expect, but the points rise from lower left to upper right.
- data-true-claim-not | phones with screens of 15 centimeters or less were the most numerous. | Seven of the ten are, but how many phones there are of each size does not bear on how long they run.
> Quantitative evidence. Raman says the larger battery wins; look at the direction of the cloud of points.
! The magazine “found otherwise” than a shorter time for large screens: as the screen grows from 12 to 17 centimeters, hours go from 14 to 25, with small exceptions.
## 62 High 1.0
${bars('Average Delay of Trains, by Time of Day', { x: 'Time', y: 'Minutes' }, { '6–9': 4, '9–12': 2, '12–15': 3, '15–18': 7, '18–21': 11 }, 12)}
Delays on a busy line are often blamed on crowds: more passengers take longer to get on and off. Engineer Tobias Frey holds that crowds explain little. Delays, in his view, are handed on from train to train, since each has to wait for the one ahead, so that they pile up in the course of the day. Both the hours from 6 to 9 and those from 15 to 18 are rush hours, with equal crowds. Frey’s view is supported by the fact that ______
? Which choice most effectively uses data from the graph to complete the text?
= delays were 4 minutes from 6 to 9 but 7 from 15 to 18.
- misreads-the-data | delays were 7 minutes from 6 to 9 but 4 from 15 to 18. | The two rush hours are the right ones to compare, but their delays are exchanged; so read, delays would shrink during the day.
- wrong-direction | delays were 4 minutes from 6 to 9 but 2 from 9 to 12. | Both delays are read correctly, but a longer delay with crowds than without them is what the other side says.
- data-true-claim-not | delays were 7 minutes from 15 to 18 but 3 from 12 to 15. | Both delays are read correctly, but the later hours are a rush and the earlier are not, so crowds explain the difference as well.
> Quantitative evidence. Find two times with equal crowds, and compare the delays.
! Frey thinks that delays “pile up in the course of the day”: with “equal crowds” they are 4 and 7 minutes, and after the rush 11.
## 63 Medium 0.1
${lines('Share of Film Scenes Shot Outdoors', { x: 'Year', y: 'Percent' }, { x: [1920, 1970], y: [0, 80], xStep: 10, yStep: 20 }, [1920, 1930, 1940, 1950, 1960, 1970], { Outdoors: [58, 22, 20, 28, 45, 60] })}
Silent films were often shot in streets and fields. When sound came in, around 1929, noise became a problem, and cameras had to be shut up in soundproof boxes. Film historian Rosa Amendola counted outdoor scenes in films from one country. She writes that the arrival of sound drove filmmakers into the studio and that it took them about forty years to come out again: ______
? Which choice most effectively uses data from the graph to complete the text?
= the share of outdoor scenes fell from 58 to 22 percent by 1930 and was back at 60 only in 1970.
- half-right | the share of outdoor scenes fell from 58 to 22 percent by 1930 and was back at 58 by 1950. | The fall is right, but in 1950 the share had reached only 28 percent, so the return took longer.
- data-true-claim-not | the share of outdoor scenes was 20 percent in 1940, the lowest in the period. | That is right, but one low point shows neither the going in nor the coming out.
- misreads-the-data | the share of outdoor scenes rose from 22 to 58 percent by 1930 and fell to 20 in 1940. | The first two numbers and years are right, but the rise is read backward: the line falls from 58 to 22 between 1920 and 1930.
> Quantitative evidence. The claim has two parts, a fall around 1929 and a slow return; use both.
! Sound “drove filmmakers into the studio,” from 58 to 22 percent, “and that it took them about forty years to come out again”: 60 percent in 1970.
## 64 High 1.3
${pairs('Tomatoes per Plant, by Pollinator', { x: 'Variety', y: 'Tomatoes' }, ['Roma', 'Cherry', 'Beef'], { Bumblebees: [40, 96, 18], 'Shaken by hand': [38, 60, 17] })}
Growers who keep tomatoes in greenhouses shake the plants by hand to spread pollen or buy bumblebees to do it. Bees are expensive. A box of them has to be replaced every few weeks, while shaking takes only time. In a trial, three varieties were raised with both methods. Adviser Pia Holt tells growers that they should buy bees if they grow cherry tomatoes but may save the money otherwise.
? Which choice best describes data from the graph that support Holt’s advice?
= Cherry plants bore 36 more tomatoes with bees than with shaking, Roma plants 2 more, and Beef plants 1 more.
- misreads-the-data | Cherry plants bore 60 more tomatoes with bees than with shaking, Roma plants 38 more, and Beef plants 17 more. | The numbers are on the graph, but 60, 38, and 17 are all that the plants bore with shaking, not what bees added.
- misreads-the-data | Cherry plants bore 56 more tomatoes with bees than with shaking, Roma plants 22 more, and Beef plants 18 more. | The 56 and 22 are differences from the next variety, all with bees; over shaking, cherry plants gained 36 and Roma plants 2.
- data-true-claim-not | Cherry plants bore 96 tomatoes with bees, 56 more than Roma plants did and 78 more than Beef plants did. | All three numbers are right, but they compare varieties; the advice depends on what bees add to each of them over shaking.
> Quantitative evidence. The advice depends on what bees add for each variety: take the differences.
! Growers “should buy bees if they grow cherry tomatoes but may save the money otherwise”: the gains are 36 for cherry, 2 for Roma, and 1 for Beef.
## 65 High 1.5
${scatter(
  'Wind and Noise at 10 Sites',
  { x: 'Wind (meters per second)', y: 'Noise (decibels)' },
  { x: [0, 12], y: [30, 60], xStep: 2, yStep: 5 },
  [
    [1, 35],
    [2, 36],
    [3, 35],
    [4, 37],
    [5, 42],
    [6, 45],
    [7, 47],
    [8, 50],
    [9, 53],
    [10, 55],
  ],
)}
People who live near a wind farm complained of noise. The operator answered that the noise is that of the wind in the trees, which grows louder the harder it blows. Acoustician Reidun Vik points out that the turbines start to turn only when the wind reaches about 4 meters per second. Her measurements, she says, suggest that it is the turbines that people hear, for ______
? Which choice most effectively uses data from the graph to complete the text?
= noise hardly rose with the wind below that speed but rose steadily above it.
- misreads-the-data | noise rose steadily with the wind below that speed but hardly rose above it. | There is a change at that speed, but below and above are exchanged: up to 4 meters per second noise stays near 35 to 37 decibels.
- wrong-direction | noise rose by 20 decibels from the lowest wind to the highest. | The difference is right, but louder noise with stronger wind is what the operator says about trees.
- misreads-the-data | noise rose as steadily with the wind below that speed as it did above it. | Above 4 meters per second the rise is steady, but below it the points stay near 35 to 37; so read, trees might explain the noise.
> Quantitative evidence. Turbines start at 4; compare how noise behaves below and above that point.
! The turbines “start to turn only when the wind reaches about 4 meters per second”: up to 4 the noise stays between 35 and 37, and then it climbs to 55.
## 66 Medium 0.3
${bars('Average Age at First Novel, by Decade of Birth', { x: 'Decade of birth', y: 'Age' }, { '1860s': 33, '1880s': 31, '1900s': 30, '1920s': 34, '1940s': 37, '1960s': 38 }, 40)}
It is a common belief that novelists used to begin earlier in life than they do now. Scholar Ottilie Brandt looked up the ages at which nine hundred novelists published their first book. The belief is true only if one looks back to the early twentieth century, she concludes; those born in the 1860s ______
? Which choice most effectively uses data from the graph to complete the text?
= began at 33 on average, later than those born in the 1900s.
- half-right | began at 33 on average, earlier than those born in the 1900s. | The age of 33 is right, but those born in the 1900s began at 30, which is earlier.
- data-true-claim-not | began five years earlier on average than those born in the 1960s. | The difference is right, but an earlier start in the past agrees with the common belief, which Brandt limits here.
- wrong-row-or-column | began at 31 on average, the lowest age in the whole period. | The 31 belongs to those born in the 1880s, and the lowest age is 30, in the 1900s.
> Quantitative evidence. Brandt limits the belief: find what shows that earlier is not always younger.
! The belief holds “only if one looks back to the early twentieth century”: those born in the 1860s began at 33, but those born in the 1900s at 30.
## 67 High 1.1
${lines('Bread Prices in Two Towns', { x: 'Week', y: 'Cents per loaf' }, { x: [0, 10], y: [0, 60], xStep: 2, yStep: 10 }, [0, 2, 4, 6, 8, 10], { 'With posted prices': [30, 32, 33, 34, 33, 32], 'Not posted': [30, 36, 44, 50, 46, 42] })}
In a season of poor harvests, one town required bakers to post their prices at the market gate each morning, while a neighboring town did not. In both towns bread was baked by a dozen small shops, and anyone could walk from the one market to the other in a morning. Economist Liv Aune concludes that posting prices held them down. A critic replies that flour may simply have cost less in the first town.
? Which choice most effectively uses data from the graph to support Aune’s conclusion?
= Over six weeks, bread rose by 4 cents where prices were posted and by 20 where they were not.
- wrong-row-or-column | Over ten weeks, bread rose by 12 cents where prices were posted and by 2 where they were not. | After ten weeks the rises are indeed 12 and 2 cents, but it is the town without posting in which bread had risen by 12.
- data-true-claim-not | After six weeks, bread fell by 2 cents where prices were posted and by 8 where they were not. | Both falls to week 10 are read correctly, but a faster fall without posting does not show that posting held prices down.
- misreads-the-data | Over six weeks, bread rose by 20 cents where prices were posted and by 4 where they were not. | Both rises are in the graph, but the two lines are exchanged; the dashed line, which climbs to 50, is the town without posting.
> Quantitative evidence. Compare the rise from week 0 to week 6 on both lines.
! Aune concludes “that posting prices held them down”: from the same 30 cents, bread went to 34 in one town and to 50 in the other.
## 68 High 1.4
${data(
  'Trees planted and alive after five years',
  ['Street', 'Planted', 'Alive', 'Watered by neighbors'],
  [
    ['Ash', 40, 36, 'yes'],
    ['Bay', 40, 22, 'no'],
    ['Elm', 60, 54, 'yes'],
    ['Oak', 60, 51, 'no'],
  ],
)}
A city asked neighbors to water newly planted trees and wants to know whether this helps. Four streets were planted in the same spring with trees of the same kind; in two of them neighbors took part, and in two they did not. Forester Danilo Prieto is cautious. Two streets whose neighbors watered the trees kept 90 percent of them. But Oak Street, whose soil holds water well, shows that watering is not always needed, for there, without any help, ______
? Which choice most effectively uses data from the table to complete the text?
= 51 of 60 trees were alive, nearly the share of the watered streets.
- half-right | 51 of 60 trees were alive, more than the share of the watered streets. | The numbers are right, but 51 of 60 is 85 percent, a little less than 90.
- wrong-row-or-column | 54 of 60 trees were alive, just the share of the watered streets. | Fifty-four of sixty is 90 percent, but that is the row of Elm Street, where neighbors did water.
- wrong-row-or-column | 22 of 40 trees were alive, far below the share of the watered streets. | No one watered these trees either, but the numbers are those of Bay Street; Oak Street is the one “whose soil holds water well.”
> Quantitative evidence. Find Oak Street’s share and compare it with the 90 percent of the watered streets.
! Oak Street “shows that watering is not always needed”: 51 of 60 trees, or 85 percent, lived, close to the “90 percent” of watered streets.
## 69 Medium 0.2
${bars('Words Kept after a Month, by Gap', { x: 'Days between sessions', y: 'Words kept' }, { '0': 11, '1': 19, '3': 26, '7': 31, '14': 24 }, 35)}
Language teachers have long told students not to cram. Psychologist Ewa Nowicka divided the same hours of study into sessions that were 0, 1, 3, 7, or 14 days apart and tested students a month later. All of them learned the same fifty words, worked for the same total of four hours, and did not know that they would be tested once more. Spacing helps, she concludes, but it can be overdone: ______
? Which choice most effectively uses data from the graph to complete the text?
= students kept 11 words with no gap, 31 with a gap of 7 days, and 24 with one of 14.
- wrong-row-or-column | students kept 19 words with no gap, 31 with a gap of 3 days, and 26 with one of 14. | A rise and a fall are what the claim needs, but 19 is the bar of 1 day, 31 that of 7, and 26 that of 3.
- data-true-claim-not | students kept 11 words with no gap, 19 with a gap of 1 day, and 26 with one of 3. | All three numbers are right and show that spacing helps, but not that it can be overdone.
- misreads-the-data | students kept 24 words with no gap, 26 with a gap of 3 days, and 11 with one of 14. | The 26 for 3 days is right, but the first and the last bar are exchanged: no gap brings 11, and 14 days bring 24.
> Quantitative evidence. The claim has two parts, “helps” and “can be overdone”; both must be in the option.
! “Spacing helps, she concludes, but it can be overdone”: the bars rise to 31 words at 7 days and fall to 24 at 14.
`
