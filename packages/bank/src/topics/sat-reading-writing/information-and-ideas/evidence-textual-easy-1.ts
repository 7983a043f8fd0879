import { questions } from '../marked.ts'

export const evidenceTextualEasy1 = questions('evidence-textual')`
## 101 Low -1.0
Gardeners often say that plants grow better when people talk to them. Plant scientist Mona Reyes does not think that the words matter. People who talk to their plants, she says, simply look at them more often, and so they notice sooner when the soil is dry. To find out, she gave forty volunteers the same kind of plant. Half of them were asked to talk to it for two minutes every day; the others were asked only to keep it alive.
? Which finding, if true, would most directly support Reyes’s explanation?
= Plants grew best with those who noticed dry soil soonest, most of whom talked to them.
- supports-another-claim | The plants of volunteers who talked to them grew taller than the other plants. | This is good evidence for what gardeners say; it does not show whether words or watchful eyes are the reason.
- wrong-direction | Plants that heard recorded words, with nobody near them, grew as well as plants that people talked to. | Parting words from people is a good test, but words without a person who watches would then be enough, which counts against Reyes’s explanation.
- half-right | Volunteers who talked to their plants watered them daily, whether the soil was dry or not. | More water for such plants is near the mark, but whoever waters by rule need not look, and her explanation is that people look and notice dry soil.
> Support. Take the explanation apart: people look more often, and so they notice something. Which option has both?
! Reyes says that people who talk to plants “notice sooner when the soil is dry”; here the plants do best with just such people.
## 102 Low -1.1
Sea otters crack shells with stones. Some otters keep one stone for days, in a fold of loose skin under the arm. Others pick up a new stone from the seabed whenever they need one. Biologist Hal Iverson claims that keeping a stone saves an otter time, because it can begin to eat at once when it comes up with food. He is now watching otters of both kinds in the same bay, where stones and shellfish are plentiful.
? Which finding, if true, would most directly support Iverson’s claim?
= Otters that kept a stone began to eat their food sooner than the others.
- supports-another-claim | Otters that kept a stone opened shells that the others had to leave. | The right two groups are compared, but by which shells they can open; the claim is about time.
- supports-another-claim | Otters that kept a stone lost fewer shells to gulls than the others. | Keeping a stone does bring a gain here, but a gain in food that is not stolen; nothing is said of when they begin to eat.
- wrong-direction | Otters that kept a stone came up from their dives later than the others. | Time is compared, as it should be, but an otter that comes up later has saved none by its stone.
> Support. The claim compares two groups of otters by one thing. Which thing?
! Iverson claims “that keeping a stone saves an otter time”; to begin eating sooner is to have saved time.
## 103 Low -0.9
Luc Marchand owns a small restaurant. At noon he plays no music; in the evening he plays slow music. He has noticed that guests in the evening stay about ten minutes longer than guests at noon. Marchand claims that slow music makes people eat more calmly and is the reason they stay. His waiter, who has worked in many restaurants, is not convinced. He thinks that the music has nothing to do with it and wants to try a few evenings without any.
? Which finding, if true, would most directly weaken Marchand’s claim?
= When no music was played in the evening, guests stayed just as long as before.
- supports-another-claim | When no music was played in the evening, guests ordered just as much as before. | The right evenings are looked at, but by what guests order; the claim is about how long they stay.
- supports-another-claim | When no music was played in the evening, guests came to eat just as often. | How often guests come would bear on a claim that music draws them; this claim is about what they do once there.
- fits-either-way | When no music was played in the evening, most guests said that they missed it. | To miss the music is to like it, but guests who miss it may stay as long or may leave; it fits either view.
> Weaken. If music were not the reason, what would happen on evenings without it?
! Marchand claims that slow music “is the reason they stay”; if guests stay as long without it, it cannot be the reason.
## 104 Low -1.0
<em>The Clockmaker’s Boy</em> is a novel written for Fourfold in the manner of the 1880s. It tells of Ned Farrow, who is thirteen when he leaves his village and comes to a large town to learn a trade. The clockmaker, whose shop stands beside the town hall, is a silent man who does not let a new boy touch a clock for the first half year. In an essay, a student claims that Ned is proud of his work from the first day, although the tasks he is given are small ones.
? Which quotation from <em>The Clockmaker’s Boy</em> most effectively illustrates the student’s claim?
= “Ned swept the shop that first morning as if it had been waiting a hundred years for somebody to do it properly.”
- half-right | “Ned swept the shop that first morning as if the broom had been caught stealing and had to be taught a lesson.” | The first day and a small task are there, but Ned sweeps as one who is angry; no sign of pride can be seen.
- half-right | “By the third winter Ned wound the town hall clock as if the sun were waiting outside for him to be done with it.” | Ned is proud of what he does here, but it is the third winter and a great task; the claim is about his first day and small ones.
- wrong-direction | “Ned hid the broom behind his back when the baker’s boy went by, that nobody might see what he was given to do.” | Ned has a small task, but he is ashamed of it, which is the reverse of being proud.
> Quotation. The lines must show three things: the first day, a small task, and pride.
! The claim is that Ned “is proud of his work from the first day”; he sweeps a floor as if it mattered more than anything.
## 105 Low -1.0
“The Harbor Bell” is a poem written for Fourfold in the manner of the 1910s. Its speaker is a fisherman who comes home at night in a small boat. The bell of the title hangs on a buoy at the mouth of the harbor and rings when the waves move it. On a dark night, a boat can be steered by its sound. In a paper about the poem, a student claims that the speaker thinks of the bell as a friend.
? Which quotation from “The Harbor Bell” most effectively illustrates the claim?
= “Talk on, old fellow, in the night; / I am not lost while you are near.”
- supports-another-claim | “My friend and I rowed out to hear / the bell that rings beyond the pier.” | A friend and the bell are both in the lines, but the friend is a person who comes along, not the bell.
- supports-another-claim | “It rings with every wave that breaks / and guides us when the dark is near.” | It tells of what the bell does and of the help that it gives, but it is spoken of as a thing, not as a friend.
- wrong-direction | “Be silent, iron thing; your tongue / has never said a word of cheer.” | The speaker talks to the bell, but as to an enemy; this goes against the claim.
> Quotation, poetry. Look for lines in which the speaker treats the bell itself as one treats a friend.
! The claim is that “the speaker thinks of the bell as a friend”; he calls it an “old fellow” and feels safe while it is near.
## 106 Low -0.9
<em>Mrs. Alder’s Lodgers</em> is a play written for Fourfold in the manner of the 1900s. Mrs. Alder rents out the upper rooms of her house to young people who work in the town’s offices and shops. They come home at all hours, they lose their keys, and they are often short of money. A critic writes that Mrs. Alder talks like a strict woman but acts like a kind one.
? Which quotation from <em>Mrs. Alder’s Lodgers</em> most effectively illustrates the critic’s point?
= MRS. ALDER: “Supper is at seven, and latecomers go hungry. Yours is in the oven, since you are always late.”
- half-right | MRS. ALDER: “Rent is due on Monday, and the front door is locked at ten. I make no exceptions, young man, not one.” | The strict talk is there, but no kind act follows it; only one half of the point is shown.
- reversed | MRS. ALDER: “You are all as dear to me as my own, and I count the spoons whenever you go out.” | Here she talks kindly and acts with mistrust; talk and act have changed places in her.
- half-right | MRS. ALDER: “There is soup on the stove for whoever is late, my dears, and there are dry stockings by the fire.” | The kind act is there, but the talk is as kind as the act, and the point needs talk that is strict.
> Quotation, drama. Two parts are needed: strict words and a kind act. Check each option for both.
! She “talks like a strict woman but acts like a kind one”: latecomers go hungry, she says, and keeps a supper warm for one.
## 107 Low -1.2
Grace Oduya has her class learn the names of rivers by singing them. She believes that the tune itself, and not just saying the names many times, helps children to remember. To see whether she is right, she divided her class. Half of the children sang a list of twenty rivers ten times; the other half spoke the same list ten times. A month later, all of them wrote down as many rivers as they could remember.
? Which finding, if true, would most directly support Oduya’s belief?
= Children who had sung the list wrote down more rivers than children who had spoken it.
- supports-another-claim | Children who had sung the list wrote down the rivers faster than children who had spoken it. | Singing is compared with speaking, but by speed; the belief is about how much children remember.
- wrong-direction | Children who had spoken the list wrote down as many rivers as children who had sung it. | The right comparison is made, but without a difference the tune has not helped, and the belief is weakened.
- supports-another-claim | Children who had sung the list twice as often wrote down more rivers than the other singers. | This shows that repeating helps; what the tune does could be seen only by comparing it with speaking.
> Support. The belief compares singing with speaking by what is remembered. Find that comparison.
! Oduya believes that the tune “helps children to remember”; more rivers remembered after singing is what she expects.
## 108 Low -1.1
The town of Velm once lay beside a river. Around the year 1340, its people left their houses and built a new town on a hill a mile away. No document says why. Some writers have guessed that the hill was easier to defend. Historian Tomas Grell argues instead that floods drove the people out. He hopes that a dig at the old site by the river, which is to begin next spring, will show who is right.
? Which finding, if true, would most directly support Grell’s argument?
= The last houses by the river are filled with its mud.
- supports-another-claim | The last graves by the river hold many who died at once. | Many deaths at once would be a reason to leave, but they mean sickness or war; Grell’s reason is floods.
- wrong-direction | The last harvests by the river were lost for want of water. | Lost harvests could drive people away, but for want of water: a drought is the opposite of the floods that Grell has in mind.
- supports-another-claim | The last walls by the river are blackened and full of arrowheads. | Arrowheads mean an attack, so they support the writers who have guessed that the hill “was easier to defend.”
> Support. If floods drove the people out, what should be found in the houses they left?
! Grell argues “that floods drove the people out”; mud in the last houses shows that water came when people lived there.
## 109 Low -1.1
Squirrels bury nuts for the winter, and they also steal one another’s. Now and then a squirrel digs a hole, pushes its nose in, covers the hole again, and runs off with the nut still in its mouth. Biologist Ana Petrov believes that squirrels do this to mislead others that might steal from them. She set up cameras in a park to record when empty holes are dug and which animals are near.
? Which finding, if true, would most directly support Petrov’s belief?
= Squirrels dug most of their empty holes when another squirrel was watching.
- wrong-direction | Squirrels dug as many empty holes when they were alone as when others were watching. | Squirrels alone and watched are the right comparison, but if nobody is there to be misled, an empty hole misleads nobody; this would weaken the belief.
- supports-another-claim | Squirrels buried more nuts when other squirrels were near than when none were. | The presence of others is right, but these holes have nuts in them; the belief is about empty ones.
- supports-another-claim | Squirrels found again most of the nuts that they had buried several weeks before. | This supports a claim about how well squirrels remember; it has nothing to do with misleading others.
> Support. A trick needs somebody to be tricked: when should empty holes be more common?
! Petrov believes that empty holes are dug “to mislead others”; then there should be more of them when others are watching.
## 110 Low -0.9
In a factory, shirts are sewn in two rooms. Music is played in one of them, and the workers there sew about 12 percent fewer shirts than the workers in the other room. Elsa Thiem, the manager, claims that the music makes people work more slowly, and she plans to turn it off. Both rooms have the same number of workers, and all of them have been with the factory for many years.
? Which finding, if true, would most directly weaken Thiem’s claim?
= The sewing machines in the room with music are older than the ones in the other room.
- wrong-direction | When the music is turned off for a week, the workers in that room sew more shirts. | Turning the music off is the right test, but more shirts without it are just what Thiem expects, so this supports her claim.
- wrong-direction | The workers in the room without music have been sewing for fewer years than the others. | Practice might matter, but less of it should slow down the room without music; since that room sews more, the music looks even worse.
- supports-another-claim | Most of the workers in the room without music say that they would not like to have any. | What people like is one thing and how fast they sew is another; Thiem’s claim is only that music “makes people work more slowly.”
> Weaken. Look for something else in only one of the rooms that could explain the missing shirts.
! Thiem claims that “the music makes people work more slowly”; slower machines in that room would explain the missing shirts without it.
## 111 Low -1.2
In summer, the stone and asphalt of a city grow hot and stay hot into the night. Planner Yara Nasser wants more trees along the streets of her city. She claims that their shade keeps a street cooler on summer days. The city’s council is willing to pay for the trees, but it first wants to see measurements. Two neighboring streets are alike in every way but one: one has tall trees on both sides, and the other has none.
? Which finding, if true, would most directly support Nasser’s claim?
= On summer afternoons, the street with trees was eight degrees cooler than the other one.
- supports-another-claim | On winter mornings, the street with trees was two degrees cooler than the other one. | The right streets are compared, but in winter; the claim is about shade “on summer days.”
- wrong-direction | On summer afternoons, both of the streets were as hot as any other street in the city. | Summer is right, but if both streets are equally hot, trees make no difference, and the claim is weakened.
- supports-another-claim | On summer afternoons, more people walked on the street with trees than on the other one. | This shows that people like a street with trees; how warm the street is has not been measured.
> Support. The claim has three parts: trees, summer days, and cooler. The finding needs all of them.
! Nasser claims that shade “keeps a street cooler on summer days”; a lower temperature in the shaded street is that effect.
## 112 Low -1.0
In the valley of Sorro, people bake a bread that is as thin as a coin. Food historian Rui Tavares has a suggestion about how it came to be so thin. Few trees grow in the valley, and wood for fires has always been scarce. Thin bread bakes in two minutes, Tavares points out, and so it needs very little wood. He would like to compare the breads of other valleys in the same mountains.
? Which finding, if true, would most directly support Tavares’s suggestion?
= In valleys where wood has always been plentiful, the bread is thick.
- wrong-direction | In valleys where wood has always been plentiful, the bread is just as thin. | Other valleys are the right place to look, but if bread is thin where there is much wood, scarce wood is not needed to explain it; the suggestion is weakened.
- supports-another-claim | In valleys where wood has always been scarce, people eat little bread. | Scarce wood is part of the suggestion, but the other part, how thin the bread is, is missing.
- supports-another-claim | In valleys where people travel a good deal, they carry bread with them. | This would fit a claim that bread is made for journeys; it says nothing about wood.
> Support. If scarce wood made bread thin, what should bread be like where wood is not scarce?
! Thin bread “needs very little wood,” says Tavares; thick bread where wood is plentiful fits this well.
## 113 Low -1.0
Fence lizards often do push-ups: they stretch and bend their front legs several times in a row. Some people think that the exercise warms their muscles on cool mornings. Biologist Kofi Mensah disagrees. In his view, a lizard does push-ups so that rivals will see how strong it is and stay away. He has begun to watch lizards on a sunny wall and on a shady one, both with rivals near and without.
? Which finding, if true, would most directly support Mensah’s view?
= Lizards did more push-ups on either wall when there was a rival nearby.
- half-right | Lizards did as many push-ups on the warm wall as they did on the cool one. | This counts against warming the muscles, but rivals, the other part of Mensah’s view, are missing.
- wrong-direction | Lizards did more push-ups on the cool wall, even when no rival was anywhere near. | Walls and rivals are both taken into account, but cold without rivals brings out push-ups here, which fits the other explanation and not Mensah’s.
- supports-another-claim | Lizards with long legs did push-ups more slowly than lizards with short legs. | This would support a claim about legs and speed; neither rivals nor warmth comes into it.
> Support. Mensah says rivals and not cold: find the option in which rivals make the difference.
! In Mensah’s view push-ups are done “so that rivals will see how strong it is”; more of them near a rival, warm or cool, fit this.
`
