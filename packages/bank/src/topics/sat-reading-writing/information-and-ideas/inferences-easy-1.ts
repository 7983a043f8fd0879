import { questions } from '../marked.ts'

export const inferencesEasy1 = questions('inferences')`
## 101 Low -1.1
Broken bottles that fall into the sea turn into sea glass after many years. Waves roll the pieces against sand and stones until their edges are round. Pieces that lie in a quiet bay, where the water hardly moves, stay sharp for a long time. Collector Nadia Orr walked along two beaches a mile apart. On the first she found smooth, round glass. On the second, glass of the same age was still sharp. She concluded that the second beach probably ______
= lies where the water moves less.
- reversed | has stronger waves than the first. | Strong waves would have rolled the glass until its edges were round, but on the second beach it “was still sharp.”
- half-right | has weaker waves and less glass than the first. | Weaker waves fit the sharp edges, but edges tell nothing about how much glass lies on a beach.
- outside-the-text | has finer sand than the first. | Fine sand might grind more gently, but sand is not compared; what keeps edges sharp in the text is water that “hardly moves.”
> Inference. Use the rule about quiet water and moving water on what Orr found at the second beach.
! Glass in water that “hardly moves” will “stay sharp for a long time,” and the glass on the second beach “was still sharp.”
## 102 Low -1.0
Most owls fly without a sound. A soft fringe along their wing feathers breaks up the rushing air, so that a mouse on the ground does not hear them come. Fish owls, which catch fish from rivers, have no such fringe, and the beat of their wings can easily be heard. Biologist Nils Arden thinks that this is no accident. Fish underwater can hardly hear what happens in the air above them. For a fish owl, flying silently ______
= would hardly help it to catch its food.
- reversed | would matter even more than for other owls. | Other owls need silence because a mouse can hear them; fish “can hardly hear” what is above the water.
- half-right | would bring little advantage, since fish sleep at night. | Little advantage is right, but the reason in the text is what fish can hear, and their sleep is not mentioned.
- outside-the-text | would cost it more strength than it saved. | A fringe may have a cost in strength, but none is mentioned; the point is that fish “can hardly hear what happens in the air.”
> Inference. Ask what silence is good for in other owls, and whether fish would notice it.
! Silence helps so that a mouse “does not hear them come,” but fish “can hardly hear what happens in the air above them.”
## 103 Low -1.0
An old book from a toll bridge lists every cart that crossed the river into the town of Harle between 1760 and 1790. Carts with grain crossed on every day but Sunday. Carts with fish crossed only on Thursdays. Historian Vera Lund knows two more facts: most people in Harle ate fish on Fridays, and fresh fish spoiled within two days. She does not think that the day was chosen by chance. The sellers, she believes, ______
= brought fish a day early so that it was fresh on Friday.
- half-right | brought fish just before Friday and dried what was left. | The day before Friday is right, but drying is not mentioned; the text speaks of fresh fish that spoiled.
- cause-not-shown | brought fish on the day when the toll was lowest. | A low toll would be a reason to choose a day, but the text says nothing about how high the toll was.
- reversed | brought fish just after people had wanted to eat it. | Fish and Fridays do belong together, but Thursday comes before Friday, when people ate fish; with this order the fish would have come too late.
> Inference. Put the three facts together: the day of the carts, the day of the meal, and how long fish keeps.
! Carts with fish crossed “only on Thursdays,” people ate fish “on Fridays,” and fish “spoiled within two days.”
## 104 Low -1.3
At sea level, water boils at 100 degrees Celsius. High in the mountains, it boils at a lower temperature. In La Paz, Bolivia, one of the highest cities in the world, it boils at about 88 degrees. A larger flame does not help: boiling water does not get hotter; it only boils away sooner. And food cooks more slowly in cooler water. A cook who moves from the coast to La Paz and makes the same bean soup there should therefore expect to ______
= boil the beans for a longer time.
- reversed | boil the soup for a shorter time. | It would take less time in hotter water, but water in La Paz boils at a lower temperature, where food “cooks more slowly.”
- half-right | need a larger flame or boil the beans longer. | Longer boiling is right, but the text says that a larger flame “does not help.”
- outside-the-text | need a larger flame to bring the water to a boil. | A flame is spoken of, but not for this: in La Paz water boils at fewer degrees than on the coast, so it is the beans that need more.
> Inference. Link two facts: how hot boiling water is in La Paz, and how food cooks in cooler water.
! In La Paz water boils “at about 88 degrees,” and “food cooks more slowly in cooler water.”
## 105 Low -1.0
Desert ants walk far from the nest to find food and then go straight home. How do they know when they have gone far enough? Scientists caught ants that had just found food and glued tiny stilts to their legs. With longer legs, these ants went past the nest before they stopped to look for it. Other ants, whose legs had been made shorter, stopped too soon. Both groups had taken about the usual number of steps. The ants, it seems, ______
= use the number of their steps as a measure.
- half-right | count their steps and notice when their legs have changed. | The number of steps is right, but ants that noticed their new legs would not have gone past the nest.
- outside-the-text | find out how far they have gone by what they see. | Sights along the way might well guide an ant, but they are not mentioned, and stilts would not change where they stand.
- half-right | use the length of their steps to tell how many they need. | Steps are what they go by, but an ant that allowed for longer steps would have taken fewer of them and stopped in time.
> Inference. What stayed the same when the legs were changed, although the distance did not?
! Ants with longer or shorter legs stopped at the wrong place after “about the usual number of steps.”
## 106 Low -1.1
On some days a bakery on Pine Street gives a small piece of bread to anyone who comes in. Marta Silva, the owner, kept count for a month. On days when she gave bread away, what she gave had cost her about 20 dollars to bake, and her profit on what she sold was about 90 dollars higher than usual. On days when she gave nothing away, that profit was the same as ever. Her brother says that giving bread away is a waste of money. Silva’s numbers suggest, however, that the free bread ______
= more than pays for itself.
- half-right | costs some money and brings in none. | It does cost about 20 dollars, but it brings in more: on those days her profit was “about 90 dollars higher than usual.”
- overstates | would bring in twice as much if twice as much were given. | The bread does raise her profit, but Silva gave away about the same on each day; what more of it would do she has not tried.
- reversed | costs more than it brings in. | The brother calls the bread a waste, but this would mean that 20 dollars is more than 90; the numbers compare the other way, as “however” shows.
> Inference. Set the cost of the free bread beside the rise in profit.
! What Silva gives away costs her “about 20 dollars to bake,” and her profit on what she sells is “about 90 dollars higher than usual.”
## 107 Low -1.2
In the ruins of a small village, archaeologist Ines Kato found one house with a very large oven. None of the other houses had an oven at all. Behind the large oven lay thick layers of ash, far more than one family could have made by baking for itself. Grains of wheat were scattered on the floor of every house, and in several of them lay a flat stone for grinding flour. Kato thinks that the people of the village probably ______
= made their dough at home and shared one oven.
- half-right | bought their bread from the family with an oven. | One oven for all is right, but wheat and stones for grinding flour lay in the other houses, too.
- half-right | brought their wheat to one house to be ground and baked. | One oven for all is right, but “a flat stone for grinding flour” lay in several houses, so the wheat was ground at home.
- cause-not-shown | lost their own ovens and came to share one. | Sharing one oven is right, but nothing tells of a loss; the other houses had no “oven at all.”
> Inference. Every house has wheat, one house has an oven with very much ash: what follows for the others?
! Wheat lay “on the floor of every house,” but only one had an oven, with ash “far more than one family could have made.”
## 108 Low -0.9
On the island of La Gomera, people can whistle messages across deep valleys. The whistles follow the sounds of spoken Spanish. To find out how the brain deals with them, scientists played such whistles to two groups of people who all spoke Spanish. In those who had learned to whistle messages, the parts of the brain that deal with speech became active. In those who had not, these parts stayed quiet. The result suggests that the whistles of La Gomera ______
= are treated as language by those who have learned them.
- overstates | are understood by anybody who is able to speak Spanish. | Everybody in the test “spoke Spanish,” but only people who had learned to whistle messages dealt with the whistles as speech.
- half-right | count as language even among people who have not learned them. | Being treated as language is right for one group, but in people who had not learned them these parts “stayed quiet.”
- outside-the-text | are heard as music by anybody who does not understand them. | In such people the parts for speech “stayed quiet,” which might suggest music, but which other parts became active is not told.
> Inference. Compare the two groups: whose speech parts became active?
! The parts that “deal with speech became active” in those who had learned the whistles; in the others they “stayed quiet.”
## 109 Low -1.1
Many flowers that open by day are bright, and insects find them by color. Flowers that open at night are mostly white and have a strong smell. Biologist Carla Mendes put bags over such flowers before dusk and counted the visitors. Some bags were of thin cloth that hid the flowers but let the smell out; moths came to them as often as to flowers without bags. Other bags were of clear plastic that showed the flowers but kept the smell in; moths flew past. Mendes concluded that moths find these flowers mainly by ______
= what they smell rather than what they see.
- reversed | what they see and not what they smell. | Clear bags let moths see the flowers, but they “flew past”; they came to the cloth bags, which let only the smell out.
- half-right | what they smell and see together. | Smell is right, but the cloth bags “hid the flowers,” and moths came all the same, so they did not need to see.
- outside-the-text | what they hear from other moths. | Moths may follow other moths, but the text tests only smell and sight; sounds are never mentioned.
> Inference. Make two columns, cloth and plastic: which senses could moths use on each, and did they come?
! Moths came to cloth that “hid the flowers but let the smell out” and flew past plastic that “kept the smell in.”
## 110 Low -1.0
A portrait of a girl with a bird was long thought to have been painted in the 1640s. Then Amara Quist, who cares for old paintings, tested the blue of the girl’s dress. It was Prussian blue, a color that was first made in Berlin shortly after 1700. Could the blue have been added later? Quist checked this, too. The blue lies in the lowest layer of paint, under all the others, so it was there from the beginning. The portrait therefore ______
= is not nearly as old as people had believed.
- reversed | was painted earlier than people had believed. | The test does change the date, but a color first made “shortly after 1700” cannot make the portrait older than the 1640s; it makes it newer.
- half-right | was painted when people believed, except for the dress. | That the dress is newer than the 1640s is right, but its blue lies “in the lowest layer,” so the rest came later still.
- overstates | was painted in the city from which its blue came. | The color was first made in Berlin, but it could be sold elsewhere; where the girl was painted is not shown.
> Inference. Compare the year in which the color was first made with the years people had believed.
! The blue “was first made in Berlin shortly after 1700,” long after the 1640s, and “it was there from the beginning.”
## 111 Low -1.1
A town painted bicycle lanes on Oak Street in May. By August, 200 more cyclists a day were using Oak Street. The mayor said that the lanes had brought new people to cycling. Planner Dev Rao was not so sure. He had also counted the cyclists on Elm Street, which runs beside Oak Street and has no lanes. There, over the same months, the number had risen by 200 a day. Rao suspects that most of the added cyclists on Oak Street ______
= would have come without the lanes.
- reversed | came over from the street beside it. | New lanes do draw cyclists from other streets, but Elm Street, “which runs beside Oak Street,” gained as many as Oak Street and lost none.
- outside-the-text | used to drive to work along Oak Street. | People who change from cars to bicycles would please the mayor, but no drivers are mentioned, and Elm Street gained cyclists without any lanes.
- cause-not-shown | had been afraid to cycle among the cars. | Lanes might well help such people, but then Elm Street, which “has no lanes,” should not have gained 200 a day as well.
> Inference. One street has lanes and the street beside it has none: compare what happened on the two.
! Oak Street had “200 more cyclists a day,” but on Elm Street, which “has no lanes,” “the number had risen by 200 a day,” too.
## 112 Low -1.0
Food scientist Priya Nair gave two groups of people the same lemon yogurt. For one group she had turned it pink with a dye that has no taste. Most people who ate the white yogurt said that it tasted of lemon. Most people who ate the pink yogurt said that it tasted of strawberry, and some were quite sure. When they tried it again with their eyes closed, they, too, said lemon. Nair concluded that people who judge what a food tastes of ______
= go in part by the color that they see.
- outside-the-text | go in part by what others near them say. | Opinions do spread, and most people in each group agreed, but nobody is said to have listened to others; only a dye was added.
- cause-not-shown | go in part by what they ate before. | What was eaten before can change a taste, but it is not mentioned, and closing the eyes would not have brought lemon back.
- half-right | go in part by the name that it is given. | An influence besides taste is right, but no name was given to the yogurt; what changed was its color.
> Inference. What changed between lemon and strawberry, although the yogurt tasted the same?
! The dye “has no taste,” yet people named strawberry; “with their eyes closed, they, too, said lemon.”
## 113 Low -1.2
The berries of mistletoe are sticky. A bird that eats one wipes its beak on a branch, and the seed stays there and begins to grow. Mistletoe cannot live in soil; it has to grow on a tree. Botanist Karl Ness studied two groups of young apple trees. The first stood in the open, and birds visited it all winter. After five years, mistletoe grew on most of its trees. The second was covered with nets that kept birds out. There, Ness found, mistletoe ______
= took hold on hardly any of the trees.
- outside-the-text | grew from seed that the wind had brought. | Wind carries many seeds, but these are sticky and come on the beak of a bird, and the text says nothing of wind.
- half-right | grew in the soil but on no tree. | Few or no trees is right, but the text says that mistletoe “cannot live in soil.”
- reversed | grew as often as on the open trees. | Young trees of one kind might seem to fare alike, but the nets kept birds away, and without birds no seed reaches a branch.
> Inference. What brings the seed to a branch? Then see what the nets keep out.
! A bird “wipes its beak on a branch, and the seed stays there,” and the nets “kept birds out.”
`
