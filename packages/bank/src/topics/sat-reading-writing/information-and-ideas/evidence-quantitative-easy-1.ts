import { bars, data, lines, pairs } from '../graphs.ts'
import { questions } from '../marked.ts'

export const evidenceQuantitativeEasy1 = questions('evidence-quantitative')`
## 101 Low -1.3
${bars('Visitors to the Dalton Museum in One Week', { x: 'Day', y: 'Visitors' }, { Wed: 120, Thu: 180, Fri: 150, Sat: 340, Sun: 260 }, 400)}
The Dalton Museum is open five days a week, from ten in the morning to five in the afternoon. Its director, Ruth Okafor, has enough money to keep the museum open longer on one day. To find out which day would be best, she had visitors counted for a week in October. On weekdays, she learned, most visitors come with a school group; on weekends, families come. Okafor has chosen Saturday, when ______
? Which choice most effectively uses data from the graph to complete the text?
= 340 people came, 80 more than on Sunday.
- wrong-row-or-column | 260 people came, 110 more than on Friday. | Friday did have 150 visitors, and 110 more are 260, but the bar for 260 is Sunday’s, which stands right beside Saturday’s.
- misreads-the-data | 300 people came, 180 more than on Wednesday. | Wednesday did have 120 visitors, but the bar for Saturday goes up past 300; at 340 it is 220 more than on Wednesday.
- misreads-the-data | 400 people came, 140 more than on Sunday. | Sunday did have 260 visitors, but 400 is only where the axis ends; the bar for Saturday stops below that, at 340.
> Quantitative evidence. Find the bar for the day that the sentence names and read its height.
! Okafor “has chosen Saturday”; its bar is the tallest, at 340 visitors, and that of Sunday, the next, stands at 260.
## 102 Low -1.2
${data(
  'Height of bean plants after twenty days',
  ['Color of light', 'Height (centimeters)'],
  [
    ['Red', 18],
    ['Blue', 14],
    ['Green', 6],
    ['White', 21],
  ],
)}
A science class grew bean plants under lamps of four colors. All of the plants got the same soil, the same water, and twelve hours of light a day. Before they began, the students made a prediction. Leaves look green because they send back green light instead of using it, so plants that get nothing else should grow the least. After twenty days the students measured the plants. The prediction turned out to be right: ______
? Which choice most effectively uses data from the table to complete the text?
= plants under green light reached only 6 centimeters, the lowest height of all.
- half-right | plants under green light reached 6 centimeters, the same height as under blue light. | The 6 centimeters are right, but plants under blue light reached 14, so the heights are not the same.
- wrong-row-or-column | plants under green light reached 14 centimeters, the lowest height of all. | The 14 belongs to blue light, one row higher; in the row for green light stands 6.
- wrong-row-or-column | plants under white light reached only 6 centimeters, the lowest height of all. | The lowest height is 6 centimeters indeed, but it stands in the row of green light; under white light plants grew to 21.
> Quantitative evidence. The prediction names one color and says “the least”; look for both.
! The students predicted that plants with green light “should grow the least”; these reached 6 centimeters, less than all others.
## 103 Low -1.1
${bars('Visits to Feeders in One Morning, by Kind of Seed', { x: 'Seed', y: 'Visits by birds' }, { Sunflower: 45, Millet: 20, Corn: 10, Wheat: 5 }, 50)}
Bags of birdseed differ a good deal in price, mainly because of what is in them. The cheapest ones are mostly corn. Nora Fitch, who leads a group of bird lovers, wanted to know what birds like. The group hung up four feeders in a garden at the edge of town, each with one kind of seed, and counted how often a bird came to each of them. Fitch now advises people to pay more for sunflower seeds instead of buying cheap corn, since ______
? Which choice most effectively uses data from the graph to complete the text?
= birds made 45 visits for sunflower seeds but 10 for corn.
- data-true-claim-not | birds made 20 visits for millet, twice as many as for corn. | Both numbers can be read from the graph, but they leave out sunflower seeds, which Fitch wants people to buy.
- half-right | sunflower seeds brought 45 visits but corn 5. | The 45 visits for sunflower seeds are right, but the bar for corn reaches 10; the bar at 5 is the one for wheat.
- wrong-row-or-column | birds made 20 visits for sunflower seeds but 5 for corn. | Each number belongs to the bar on the right of the one it is given to: 20 is millet’s, and 5 is wheat’s.
> Quantitative evidence. The advice compares two kinds of seed; read those two bars.
! Fitch wants people “to pay more for sunflower seeds instead of buying cheap corn”: 45 visits against 10.
## 104 Low -1.0
${lines('Temperature of Tea in a Bottle and in a Glass', { x: 'Minutes', y: 'Degrees Celsius' }, { x: [0, 30], y: [0, 100], xStep: 10, yStep: 20 }, [0, 10, 20, 30], { Bottle: [90, 86, 83, 80], Glass: [90, 65, 50, 40] })}
Selma Brandt sells tea at a market that is open in winter. Her customers like it hot, but they walk around from stall to stall and do not like to hurry. Brandt filled a steel bottle and a plain glass with the same tea and put them side by side on a table outdoors. Every ten minutes she measured the temperature of both. She has now decided to sell her tea in bottles, because the difference is large: after 30 minutes, the tea was at ______
? Which choice most effectively uses data from the graph to complete the text?
= 80 degrees in the bottle but only 40 in the glass.
- half-right | 80 degrees in the bottle and 80 degrees in the glass. | The bottle’s 80 degrees are right, but the line for the glass ends at 40; there is a large difference.
- wrong-row-or-column | 86 degrees in the bottle and 65 degrees in the glass. | These are the temperatures after 10 minutes, the second point of each line; the text asks for 30 minutes.
- misreads-the-data | 80 degrees in the glass but only 40 in the bottle. | The two numbers are exchanged; the line that falls faster and ends at 40 is the one for the glass.
> Quantitative evidence. Go to 30 on the axis of minutes and read both lines there.
! The text asks about the tea “after 30 minutes”: there the line for the bottle is at 80 and the line for the glass at 40.
## 105 Low -1.1
${data(
  'Summer reading in Ashby',
  ['Grade', 'Readers', 'Books per reader'],
  [
    ['3', 40, 9],
    ['4', 35, 8],
    ['5', 50, 6],
    ['6', 25, 10],
  ],
)}
Every summer, the public library in Ashby invites children to read as many books as they can. They write down the title of each book, and in September there is a party with cake for everyone who has read at least one. This year children from four grades took part. Librarian Dan Kovac was most impressed by the sixth grade. It sent the fewest readers, he says, but they were the most eager: ______
? Which choice most effectively uses data from the table to complete the text?
= its readers finished 10 books each, and in no other grade did they finish more than 9.
- wrong-row-or-column | with 9 books each, its readers finished more than those in any other grade. | The 9 stands in the first row, which is for grade 3; the last row gives 10 books for grade 6.
- half-right | its 25 readers finished 9 books each, three more than those in grade 5. | The 25 readers are right, and 9 would be three more than the 6 of grade 5; but 9 belongs to grade 3, and grade 6 has 10.
- data-true-claim-not | half as many children as in grade 5 took part, 25 instead of 50. | Half as many is right, but the number of readers does not show how eager they were.
> Quantitative evidence. “Most eager” is about books for each reader: which column shows that?
! The sixth grade “sent the fewest readers,” 25, but they were “the most eager,” with 10 books each, more than any other grade.
## 106 Low -1.1
${bars('Bottles Put into the Recycling Bin, by Distance', { x: 'Steps to the bin', y: 'Percent' }, { '2': 80, '10': 60, '30': 35, '60': 15 }, 100)}
In the cafeteria of a college, students drop empty bottles either into the trash, which is right beside the tables, or into a recycling bin. Jae Moon, who works there, had an idea. Perhaps students do want to recycle, but not if they have to walk for it. For four weeks he moved the bin to a new place every Monday and counted the bottles. The result was clear: as the way to the bin grew longer, the share of bottles in it ______
? Which choice most effectively uses data from the graph to complete the text?
= fell from 80 percent to 15 percent.
- misreads-the-data | rose from 15 percent to 80 percent. | Both numbers are in the graph, but the bars get lower from left to right, as the number of steps grows.
- half-right | fell from 80 percent to 35 percent and then stayed there. | The fall and the 80 percent are right, but 35 percent was at 30 steps; at 60 steps the share was 15.
- data-true-claim-not | was always less than 90 percent. | This is true of all four bars, but it does not tell how the share changed with the distance.
> Quantitative evidence. Read the first bar and the last, and see which way the bars go between them.
! The text asks what happened “as the way to the bin grew longer”: from 2 steps to 60 steps, the bars go down from 80 to 15.
## 107 Low -1.0
${pairs('Visits to Two City Parks, in Thousands', { x: 'Season', y: 'Visits (thousands)' }, ['Spring', 'Summer', 'Fall', 'Winter'], { 'North Park': [40, 70, 45, 20], 'South Park': [35, 60, 50, 55] })}
Two parks in the northern city of Tarn are about the same size, and people visit them for walks, picnics, and games. Two years ago, the city built an ice rink in South Park, where it is open from December to February. North Park has none. The city now wants to know whether the rink was worth the money that it cost to build and to run. Planner Otis Lange says that it was. Winter used to be quiet in both parks; now, in winter, ______
? Which choice most effectively uses data from the graph to complete the text?
= South Park has 55,000 visits and North Park 20,000.
- half-right | South Park has 55,000 visits and North Park 50,000. | The 55,000 for South Park are right, but North Park’s bar for winter reaches only 20,000.
- wrong-row-or-column | South Park has 60,000 visits and North Park 70,000. | These are the bars for summer, when the rink is closed; the text asks about winter.
- wrong-row-or-column | only 20,000 visits are made to South Park. | The low winter bar, at 20,000, is filled, and filled bars are North Park’s; South Park’s bar reaches 55,000.
> Quantitative evidence. Look only at winter, and use the key to tell the two parks apart.
! Lange speaks of what happens “in winter”: the outlined bar, South Park’s, is at 55 and the filled one at 20.
## 108 Low -1.0
${data(
  'Cost of three kinds of light bulb, in dollars',
  ['Bulb', 'Price', 'Power for one year'],
  [
    ['Old style', 1, 18],
    ['Halogen', 3, 13],
    ['LED', 4, 3],
  ],
)}
A shop sells three kinds of light bulb that give the same amount of light. Customers tend to buy the cheapest one. Carlos Benitez, who runs the shop, puts a small table next to the shelf to change their minds. A bulb, he tells them, costs money twice: when it is bought and whenever it is switched on. The LED bulb has the highest price, but it is still the best choice, because ______
? Which choice most effectively uses data from the table to complete the text?
= it uses 3 dollars of power a year, while an old bulb uses 18.
- wrong-direction | it costs 4 dollars in the shop, while an old bulb costs 1. | Both prices are right, but a higher price counts against the LED bulb; what recommends it is the cost of power.
- wrong-row-or-column | it uses 13 dollars of power a year, while an old bulb uses 18. | The 13 dollars belong to the halogen bulb in the row above; the LED bulb uses 3 dollars.
- wrong-row-or-column | it uses 4 dollars of power a year, while an old bulb uses 13. | Four dollars is what an LED bulb costs in the shop, and 13 is the power of a halogen bulb; the numbers needed are 3 and 18.
> Quantitative evidence. The price counts against the LED bulb, so what speaks for it must stand in another column.
! The LED bulb “has the highest price,” but its power for one year costs 3 dollars and that of an old bulb 18.
## 109 Low -1.0
${bars('Noise in a School Cafeteria', { x: 'What was added', y: 'Decibels' }, { Nothing: 80, Rugs: 75, Panels: 60, Both: 50 }, 100)}
The cafeteria of Linden School was so loud at noon that students had to shout. The school first tried thick rugs on the floor. It then took the rugs away and tried soft panels on the walls, and at last it tried both together. Each time the noise was measured for a week. Lou Bianchi, who looks after the building, claims that of the two things, the panels made the greater difference.
? Which choice best describes data from the graph that support Bianchi’s claim?
= Noise fell from 80 decibels to 60 with panels but only to 75 with rugs.
- half-right | Noise fell from 80 decibels to 60 with panels and just as low with rugs. | The numbers for panels are right, but rugs brought the noise only to 75, which is not as low.
- data-true-claim-not | Noise fell from 80 decibels to 50 when panels and rugs were both used. | This is true, but with both together one cannot tell which of the two made the greater difference.
- wrong-row-or-column | Noise fell from 80 decibels to 60 with rugs but only to 75 with panels. | The numbers are those of the graph, but their bars are exchanged: it is the panels that brought noise down to 60.
> Quantitative evidence. The claim compares panels with rugs; find how far each brought the noise down.
! Bianchi claims that “of the two things, the panels made the greater difference”: down to 60 with panels, to 75 with rugs.
## 110 Low -1.2
${data(
  'Average rainfall in three towns, in millimeters',
  ['Town', 'January', 'July'],
  [
    ['Abel', 80, 12],
    ['Corin', 75, 64],
    ['Dray', 20, 90],
  ],
)}
A farmers’ group wants to grow a kind of tea that is new to the region. The plant needs at least 60 millimeters of rain in every month, in winter as well as in summer. Too little rain in a single month is enough to ruin the leaves. The group looked at three towns where land is for sale and compared their rainfall in January and in July. It decided to buy land near Corin, since there ______
? Which choice most effectively uses data from the table to complete the text?
= 75 millimeters of rain fall in January and 64 in July.
- half-right | 75 millimeters of rain fall in January and even more in July. | The 75 for January are right, but in July Corin has 64 millimeters, which is less and not more.
- wrong-row-or-column | 80 millimeters of rain fall in January and 12 in July. | These two numbers stand one row higher, in the row for Abel; the 12 would be too little for the plant.
- misreads-the-data | less rain falls in July than in the other two towns. | Dray has more rain in July, with 90 millimeters, but Abel has only 12, far less than Corin’s 64.
> Quantitative evidence. Stay in the row for Corin and read both months.
! The plant needs “at least 60 millimeters of rain in every month”; Corin has 75 in January and 64 in July.
## 111 Low -1.1
${lines('Stork Nests in the Village of Lark', { x: 'Year', y: 'Nests' }, { x: [2000, 2020], y: [0, 30], xStep: 5, yStep: 5 }, [2000, 2005, 2010, 2015, 2020], { Nests: [5, 8, 15, 20, 25] })}
Storks feed on frogs and large insects, which they find in wet meadows. Most of the meadows around the village of Lark were drained in the 1960s to make room for corn, and one spring the storks stayed away. In 1999 the village closed the old drains and let water back in. People also put up tall poles with old cartwheels on which storks could build. Since then, a count has been made every five years. It shows that the plan has worked: the number of nests ______
? Which choice most effectively uses data from the graph to complete the text?
= rose from 5 in 2000 to 25 in 2020.
- half-right | rose from 5 in 2000 to 15 in 2020. | The rise and its start at 5 are right, but 15 nests were counted in 2010; in 2020 there were 25.
- misreads-the-data | fell from 25 at first to 5 at the end. | The two numbers are exchanged; the line begins low, at 5, and climbs to 25.
- data-true-claim-not | stood at 15 in the year 2010. | The 15 nests in 2010 are right, but one count alone cannot show that the number of nests has grown.
> Quantitative evidence. Read the beginning and the end of the line, with their years.
! The count shows “that the plan has worked”: 5 nests in 2000 and 25 in 2020.
## 112 Low -1.2
${data(
  'How people in Pell first learned of the storm',
  ['Source', 'Percent'],
  [
    ['Phone message', 58],
    ['Neighbors', 21],
    ['Radio', 12],
    ['Siren', 9],
  ],
)}
When a heavy storm came toward the town of Pell last year, the fire department warned people in several ways. It sounded the old siren, it asked the radio station to read a warning, and, for the first time, it sent a message to every phone. Afterward it asked people how they had first learned of the storm. Fire chief Dana Ruiz says that the phone message did more than all the other ways together: ______
? Which choice most effectively uses data from the table to complete the text?
= 58 percent of the people heard of the storm in this way first.
- wrong-row-or-column | 21 percent first heard of the storm on their phones, more than on the radio. | The 21 percent belong to neighbors, in the second row; the row for the phone message shows 58.
- half-right | for 58 percent it came first, with the radio close behind. | The 58 percent are right, but the radio came first for only 12 percent, which is far behind and not close.
- data-true-claim-not | 21 percent first heard of the storm from neighbors, the second-largest share. | This is true, since 58 is the largest share and 21 the next, but it says nothing about the phone message.
> Quantitative evidence. “More than all the other ways together” needs more than half; find the row.
! Ruiz says that the phone message “did more than all the other ways together”: 58 percent is more than half.
## 113 Low -1.0
${bars('Time to Put a Shelf Together', { x: 'Instructions', y: 'Minutes' }, { Words: 40, Pictures: 30, Both: 25, Video: 35 }, 50)}
A company sells shelves that customers put together at home. Many of them call the company because they cannot follow the instructions. Designer Kim Soto gave the same shelf to four groups of people. The first got instructions in words, the second in pictures, the third in words and pictures, and the fourth got a short video. She advises the company to print words and pictures together on one sheet, because people who had both ______
? Which choice most effectively uses data from the graph to complete the text?
= needed 25 minutes, less time than any other group.
- half-right | needed 25 minutes, as much time as the group with pictures. | The 25 minutes are right, but the group with pictures alone needed 30, which is more.
- wrong-row-or-column | needed 30 minutes, less time than the group with words. | The 30 minutes belong to the bar for pictures alone; the bar for both stands at 25.
- misreads-the-data | needed more time than the group with a video. | The two bars stand side by side, but the bar for both, at 25 minutes, is lower than the bar for the video, at 35, so the time was shorter.
> Quantitative evidence. Find the bar for both and compare it with the others; low is good here.
! Soto wants to print “words and pictures together”: the bar for both is the lowest, at 25 minutes.
`
