import { questions } from '../marked.ts'

export const crossText4 = questions('cross-text')`
## 29 Medium 0.2
<em>Text 1</em>
Wolves were brought back to Yellowstone in 1995, and within a few years willows along its streams grew tall. The chain of causes seems plain: wolves killed elk, elk no longer browsed the young willows, and the willows recovered. A single predator had restored a landscape.
<em>Text 2</em>
Where willows have grown tall in Yellowstone, they stand for the most part beside streams whose water lies close to the surface. Elsewhere they remain as short as before, with as many wolves and as few elk about. Beavers once kept the water high and are still largely missing. Wolves may be needed; they are evidently not enough.
? Based on the texts, how would the author of Text 2 most likely respond to the last sentence of Text 1?
= By granting wolves a part in the recovery but adding a high level of water as a cause
- half-right | By allowing that wolves helped but giving more weight to beavers that came back | Beavers “once kept the water high,” but they have not come back: Text 2 calls them “still largely missing.”
- cause-not-shown | By crediting wolves with scaring elk off the streams, not with killing them | Fear of wolves is a believable cause, but Text 2 speaks of none; elsewhere there are “as many wolves” and the willows stay short.
- overstates | By denying wolves a part in the recovery and tying it to high water alone | Water near the surface is the added condition, but to deny wolves any part goes too far: they “may be needed.”
> Cross-text. Ask two things of Text 2: does it leave the wolves any part, and in what do places with tall willows differ from the others?
! Text 1 says that “A single predator had restored a landscape”; Text 2 answers that wolves “may be needed; they are evidently not enough,” since willows are tall only where “water lies close to the surface.”
## 30 High 1.0
<em>Text 1</em>
Economist Rafe Corlin advises cities to make buses free. Fares, he notes, bring in little once the cost of collecting them is subtracted, and free buses are boarded faster. Most important, people who now drive would ride.
<em>Text 2</em>
When the city of Orlen made its buses free, the number of riders rose by a third. Surveys showed who the new riders were: people who had formerly walked or cycled. Traffic was as heavy as ever. What brings drivers onto buses, transport planner Ilka Soto concludes from this and other cases, is not a lower fare but a bus that comes often.
? Based on the texts, which claim of Corlin’s would Soto most likely dispute?
= That those who drive now would take free buses instead
- true-but-not-asked | That free buses would attract a larger number of riders | Riders did increase, by “a third,” so Text 2 bears this claim out; the question asks for a claim that Soto would dispute.
- invented-quarrel | That cities would lose little money by making buses free | Corlin says something like it, but Text 2 is silent about money, so Soto has no quarrel with it; she writes of who the riders were.
- outside-the-text | That fares keep many poor people from taking the bus | It sounds like a case for free buses, but Corlin does not make it; he speaks of what fares bring in, of boarding, and of drivers.
> Cross-text. List Corlin’s claims and look for the one that Text 2 has evidence against.
! Corlin says that “people who now drive would ride”; in Orlen the new riders “had formerly walked or cycled,” and “Traffic was as heavy as ever.”
## 31 Medium 0.3
<em>Text 1</em>
The novelist Petra Vance writes longhand, with a pen that has to be dipped. The slowness, she says, is the point: between one dip and the next a sentence has time to be doubted.
<em>Text 2</em>
Writers are fond of crediting their tools. When scholars compared the drafts of forty novelists who had changed from pen to keyboard, they found that sentences did not become worse, or longer, or less revised. What changed was where revision took place: on paper, before a sentence was set down; on a screen, afterward. Doubt, it seems, finds its time.
? Based on the texts, what would the author of Text 2 most likely expect of Vance if she changed to a keyboard?
= She would revise as much as before, since doubts come with any tool.
- half-right | She would revise no less than before, since the pen had formed her habits. | No less is right, but the pen is not the reason: Text 2 smiles at writers who are “fond of crediting their tools.”
- mixes-up-texts | She would revise less than before, since nothing would make her pause. | That the pause brings the doubt is Vance’s own belief; the scholars in Text 2 found sentences no “less revised.”
- cause-not-shown | She would revise more than before, since each change would cost less. | Changes on a screen do cost little, but Text 2 draws no such conclusion; sentences were revised as much with either tool.
> Cross-text. Text 2 reports on forty novelists who made this change. What stayed the same for them, and what does the last sentence say about doubt?
! Sentences did not become “worse, or longer, or less revised”; only the moment changed, for “Doubt, it seems, finds its time.”
## 32 High 1.2
<em>Text 1</em>
The cave paintings at Ferral show hunters with bows. Since bows are not known from this region before 8000 BCE, the paintings can be no older than that.
<em>Text 2</em>
Objects of wood and string seldom last. The oldest bow ever found is the oldest that happened to lie in a bog. Archaeologist Moyra Kent reminds her students that a first find marks not the birth of a thing but the earliest time at which we can prove that it was already there; how long it had existed, the find cannot say.
? Based on the texts, how would Kent most likely regard the reasoning in Text 1?
= As resting on the mistaken assumption that bows are no older than the oldest one found
- half-right | As mistaken in supposing that the hunters in the paintings hold bows | An assumption is indeed the trouble, but it is the one about the age of bows; Kent does not question what the hunters hold.
- invented-agreement | As sound in its method but mistaken about the date of the oldest bow that has been found | A date is in question, but Kent does not doubt when the oldest find was made; she doubts that a find “marks” the birth of a thing at all.
- half-right | As mistaken in supposing that paintings show only what hunters really had | A mistaken assumption is the trouble, but not about what painters chose to show; Kent’s lesson is about a first find.
> Cross-text. Find the step in Text 1 that Kent’s warning strikes.
! Text 1 argues from bows that “are not known from this region before 8000 BCE”; for Kent a first find is only “the earliest time at which we can prove that it was already there.”
## 33 High 1.1
<em>Text 1</em>
Why do people yawn? An old answer, that a yawn brings in oxygen when the blood runs short of it, was tested by giving volunteers air rich in oxygen. They yawned as often as before. Psychologist Ansel Reid now proposes that yawning cools the brain, since people yawn more often when the air is warm.
<em>Text 2</em>
People who watch others yawn are apt to yawn themselves, and the more so the better they know them. A theory of yawning that speaks only of the single body leaves this out. Whatever else it does, a yawn appears to carry something from one person to another.
? Based on the texts, what would the author of Text 2 most likely say about Reid’s proposal?
= It does not tell why a yawn can pass from one person to another.
- outside-the-text | It leaves unexplained why people yawn even when the air is cool. | Yawning in cool air would be a problem for Reid, but Text 2 never brings it up; it speaks of people who watch others yawn.
- invented-quarrel | It has not been put to a test such as the one the old answer failed. | Text 1 does report a test of the old answer, but Text 2 asks for no test; it says that some theories leave a fact out.
- half-right | It has been put in doubt by the volunteers who were given richer air. | An answer was put in doubt by them, but the old one, about oxygen; their yawns made room for Reid’s proposal.
> Cross-text. Text 2 says that theories of a certain kind leave something out. Is Reid’s of that kind, and what would it leave out?
! Reid’s idea concerns one brain; for Text 2 a theory that “speaks only of the single body leaves this out,” namely that yawns spread.
## 34 Low -0.8
<em>Text 1</em>
Robots should do the work that is dull. Few people dream of sorting packages, and those who do it now could be trained for something better.
<em>Text 2</em>
I sorted packages for nine years. The work was dull and the talk was not. I learned Portuguese from the man on my left and chess from the woman on my right. When the machines came, we were trained for something better, each in a room alone.
? Based on the texts, what would the author of Text 2 most likely say about the argument in Text 1?
= It does not count the company that is lost when machines take over.
- reversed | It does not count the workers who are left without any new training. | Workers without training would be a strong objection, but Text 2 says the reverse: “we were trained for something better.”
- invented-quarrel | It does not count the skill that such work demands of those who do it. | The author defends those years but not the work itself: “The work was dull,” and no skill in it is claimed.
- outside-the-text | It does not count the time that people need to find better work. | Time without work is a common worry, but Text 2 goes straight from the machines to the training “for something better.”
> Cross-text. What did the author of Text 2 gain in those years? See whether Text 1 counts it.
! “The work was dull and the talk was not”; afterward each sat “in a room alone,” so something was lost that Text 1 does not consider.
## 35 Medium 0.4
<em>Text 1</em>
Traditional accounts hold that the city of Tarsa fell because its walls were old. The enemy’s new cannon broke them within a week.
<em>Text 2</em>
Historian Celia Brandt has read the letters of the city’s council. Three weeks before the siege, the council dismissed half of the garrison, whose pay was a year behind. The walls that fell in a week, she notes, had been left unmanned along half their length. Cannon can break a wall; it takes soldiers to walk through the gap, and soldiers to stop them.
? Based on the texts, Brandt would most likely agree with which statement about the traditional account?
= It is right about the cannon but leaves out that half of the garrison had been dismissed.
- outside-the-text | It is right about the cannon but leaves out that the city had run out of food. | Something is left out, but it is soldiers that were missing behind the wall; food is not mentioned by Brandt.
- half-right | It is right about the cannon but exaggerates how quickly they worked. | That cannon broke the walls is right, but Brandt accepts the speed: she speaks herself of “The walls that fell in a week.”
- outside-the-text | It is right about the cannon but leaves out that the city had been betrayed from within. | Betrayal would explain a quick fall, but Brandt’s letters tell of soldiers dismissed, with their pay “a year behind,” and not of anyone who let the enemy in.
> Cross-text. What does Brandt grant, and what does she add?
! Brandt grants that “Cannon can break a wall” but adds that the council “dismissed half of the garrison,” so that nobody stood in the gap.
## 36 High 1.3
<em>Text 1</em>
A translator’s first duty is to be invisible. The reader of a Russian novel in English should feel that nothing stands between the author’s voice and the ear.
<em>Text 2</em>
Readers praise a translation for sounding as if it had been written in English. It is a curious compliment to pay a Russian. I try to leave, here and there, a sentence that walks a little strangely, so that you will remember from how far away it has come. A window so clean that birds fly into it is not an improvement on the view.
? Based on the texts, the two authors would most likely disagree about which of the following?
= Whether readers ought to notice that they are reading a translation
- invented-quarrel | Whether readers are able to enjoy a novel that has been translated | Readers are the matter in both texts, but both take it for granted that a translated novel can be enjoyed, so there is no quarrel.
- outside-the-text | Whether readers of a translation are able to judge what it has lost | Text 2 does call the praise of readers “a curious compliment,” but what they are able to judge is not taken up in Text 1.
- invented-quarrel | Whether a translator needs to understand the author’s language well | Two translators who disagree might disagree about this too, but neither author says anything about how well a translator must know the language.
> Cross-text. One wants invisibility, the other an occasional reminder: name the point between them.
! Text 1 wants the translator “to be invisible”; Text 2 leaves sentences that walk “a little strangely, so that you will remember from how far away it has come.”
## 37 Medium 0.1
<em>Text 1</em>
Studies have found that children who eat breakfast do better at school. Schools that want better results should therefore serve breakfast to all their pupils.
<em>Text 2</em>
Families that sit down to breakfast differ from others in many ways: they tend to go to bed earlier, to earn more, and to live closer to school. When researchers in two districts gave breakfast by lot to half the students in a grade, attendance improved, but test results did not.
? Based on the texts, what would the author of Text 2 most likely expect of a school that followed the advice in Text 1?
= Its pupils would score no higher but attend more often.
- reversed | Its pupils would score higher but attend no more often. | That one thing would change and one not is right, but they are exchanged: “attendance improved,” and “test results did not.”
- invented-agreement | Its pupils would attend more often and so score higher. | More attendance is right, but that results follow is the hope of Text 1; in the trial “test results did not” improve.
- overstates | Its pupils would attend no more often and score no higher. | To expect no change at all goes further than Text 2, in whose trial “attendance improved.”
> Cross-text. Text 2 reports a trial in which breakfast was given by lot. Which of two things changed?
! When researchers gave breakfast “by lot to half the students in a grade, attendance improved, but test results did not.”
## 38 High 1.0
<em>Text 1</em>
The composer’s last songs are usually called serene. Knowing that she was ill when she wrote them, critics hear in their slow chords and long silences a farewell without bitterness.
<em>Text 2</em>
Dates can mislead. The chords that move listeners in the last songs are found, note for note, in a forgotten comic opera that the composer wrote at twenty-six, in perfect health, for a scene in which a man falls asleep in his soup. We bring our knowledge with us, and then congratulate the music on having told us.
? Based on the texts, what would the author of Text 2 most likely say about the critics in Text 1?
= They hear in the songs what they already know about her health.
- reversed | They read the songs in the light of works she wrote when young. | An early work is brought up, but by Text 2 and against the critics: the comic opera is “forgotten,” so they do not know it.
- half-right | They take for late songs some that she had written in good health. | Chords in them do go back to a time of “perfect health,” but the songs themselves are her last; she “was ill when she wrote them.”
- cause-not-shown | They miss in the songs the humor that she wished them to have. | The chords once stood in “a forgotten comic opera,” but nothing says that she meant the songs to be funny; the critics’ knowledge is the point.
> Cross-text. The last sentence of Text 2 says what listeners bring with them; look in Text 1 for what these critics bring.
! Text 2 says, “We bring our knowledge with us, and then congratulate the music on having told us”; the critics know “that she was ill.”
## 39 High 1.4
<em>Text 1</em>
Some philosophers hold that a rule which everyone breaks is no rule. If all drivers pass a certain sign at sixty, then sixty is the limit, whatever the sign may say.
<em>Text 2</em>
Suppose that on a certain road everyone drives at sixty and everyone, on seeing a police car, slows to fifty. If sixty were truly the limit, philosopher Dina Castellan asks, what would the slowing be for? A rule may live on in the way we break it.
? Based on the texts, Castellan’s question is most likely meant to suggest which of the following?
= Those who break a rule can show by their conduct that they still recognize it.
- half-right | People can show by breaking a rule that the rule is a bad one. | Conduct is what she points to, but slowing down says nothing about whether the rule is good or bad.
- mixes-up-texts | A rule that is broken by everyone has in effect been replaced by another rule. | It sounds like a remark on broken rules, but it is the view of Text 1, against which her question about slowing down is directed.
- reversed | Drivers who slow down for the police show that they recognize only the fine. | Fear of a fine may be what moves them, but for Castellan the slowing shows that the rule is alive: it “may live on in the way we break it.”
> Cross-text. What does the slowing prove about how drivers see the limit?
! Drivers slow to fifty “on seeing a police car,” so they know the limit: “A rule may live on in the way we break it.”
## 40 Medium 0.3
<em>Text 1</em>
Cats that live outdoors kill great numbers of birds. Conservation groups therefore urge owners to keep them in.
<em>Text 2</em>
Ecologist Bram Tolle fitted two hundred cats with cameras. A quarter of them made nine tenths of the kills; most brought home a mouse in a month and no bird in a year. Tolle suggests that advice addressed to every owner will be heeded by those whose cats scarcely hunt and ignored by the rest.
? Based on the texts, what would Tolle most likely say about the advice in Text 1?
= It would work better if it were aimed at the owners of the cats that do the most harm.
- half-right | It would work better if it were addressed to every owner whose cat brings home mice. | Aiming the advice is right, but cats that bring a mouse a month are those that do little harm.
- outside-the-text | It would work better if it asked owners only to keep their cats indoors at night. | A smaller demand might be heeded by more owners, but Tolle does not speak of times of day; he asks which owners heed the advice.
- outside-the-text | It would work better if it asked owners to count the birds that their cats kill. | Counting might open an owner’s eyes, but Tolle’s own cameras have counted; what he finds is that most of the cats “scarcely hunt.”
> Cross-text. If a quarter of the cats do most of the killing, what is wrong with advice to all?
! “A quarter of them made nine tenths of the kills,” and advice “addressed to every owner” misses those owners.
## 41 High 1.1
<em>Text 1</em>
The epic was composed, scholars agree, by many singers over many centuries. Its repeated phrases (“the wine-dark sea”) are the building blocks with which a singer, improvising, filled out a line.
<em>Text 2</em>
That the epic is made of ready phrases does not mean that any phrase would do. Scholar Thea Markou counted the places where “wine-dark” could have stood and found it chosen in fewer than half, nearly always before a death. A mason, too, works with ready stones; we do not conclude that a wall was built by chance.
? Based on the texts, Markou would most likely respond to Text 1 by doing which of the following?
= Granting that the phrases were ready-made while insisting that they were chosen with care
- half-right | Agreeing about the building blocks but claiming that a single poet composed the epic | The first half is right, but Markou speaks of choice among phrases, not of how many singers there were.
- invented-quarrel | Denying that singers made use of ready phrases when they filled out a line | Markou does argue against the picture of chance, but not by denying ready phrases: Text 2 begins with an epic “made of ready phrases.”
- half-right | Granting that the phrases were ready-made while claiming that some were added later | The phrases do gather before a death, but Markou sees in this a singer’s choice; that any were added later is not said.
> Cross-text. What does Markou grant, and what does the mason’s wall add?
! She grants “ready phrases” but finds “wine-dark” in fewer than half of the possible places, “nearly always before a death”: chosen, not automatic.
## 42 Medium 0.2
<em>Text 1</em>
Honeybees have been dying in large numbers, and many people keep a hive to help save bees.
<em>Text 2</em>
Honeybees are farm animals, bred and transported by the million; as a species they are in no danger. There are also some twenty thousand kinds of wild bees, many of them rare. They nest in the ground or in hollow stems and must share every flower with the neighbor’s hive. To keep honeybees for the sake of bees, one biologist remarks, is like keeping chickens for the sake of birds.
? Based on the texts, what would the biologist in Text 2 most likely say about the people in Text 1?
= Their effort helps a kind of bee that does not need saving and may burden those that do.
- half-right | Their effort will not be enough to save the rare kind of bee that it helps. | Helping one kind is right, but honeybees are “in no danger” as a species; it is wild bees that may be rare.
- half-right | Their effort will be enough to save a kind of bee, though at the cost of other kinds. | The cost to other kinds is right, but there is nothing to save: honeybees as a species “are in no danger,” however many of them die.
- invented-agreement | Their effort would do as much good to wild bees if these were kept in hives instead. | Wild bees do need help more than honeybees, but they “nest in the ground or in hollow stems”; nobody proposes to keep them in hives.
> Cross-text. Read the comparison with chickens: what is wrong with helping honeybees?
! Honeybees “are in no danger,” and wild bees “must share every flower with the neighbor’s hive”: it is “like keeping chickens for the sake of birds.”
## 43 High 1.2
<em>Text 1</em>
In the 1890s the explorer Thorvald Dahl described the people of the coast as having no religion. He had lived among them for a year, he wrote, and had never seen them pray.
<em>Text 2</em>
What an observer fails to see depends on what he is looking for. Anthropologist Sedna Akiak points out that on this coast no one steps over a seal’s bones, that the first catch of a child is given away entire, and that knives are laid with the edge toward the sea. None of this is done on one’s knees.
? Based on the texts, Akiak would most likely say that Dahl’s conclusion was a result of which of the following?
= His expecting religion to take a form that he recognized
- cause-not-shown | His having lived among the people for too short a time to see them pray | A short stay is a natural cause to think of, but Akiak gives another: Dahl saw only what he was looking for.
- half-right | His asking about beliefs instead of attending to what people did | What he attended to is the trouble, but nobody says that he asked; he was there for a year, watching, and never saw them pray.
- outside-the-text | His watching what the people did together instead of what they did at home | What he watched is indeed the point, but Akiak does not set home against company; she names things done everywhere that he took for no religion.
> Cross-text. “What he is looking for” is the key: what was Dahl looking for?
! Dahl “had never seen them pray,” but for Akiak what one fails to see “depends on what he is looking for,” and these customs are not “done on one’s knees.”
## 44 Medium 0.5
<em>Text 1</em>
The lesson of the bridge collapse is that the builders were greedy. They used thinner steel than the plans called for and kept the difference in price for themselves.
<em>Text 2</em>
After a disaster we look for a villain, and usually there is one. Engineer Rolf Amsel asks a further question: how many people, between the steel mill and the ribbon, would have had to notice, and what would it have cost each of them to say so? A system in which honesty is expensive does not need many thieves.
? Based on the texts, how would Amsel most likely assess the lesson drawn in Text 1?
= As right but too narrow, since it leaves out the conditions that kept others silent
- half-right | As true but too mild, since those who noticed the theft were thieves as well | That more people are involved is right, but Amsel does not call them thieves; honesty was “expensive” for them.
- invented-quarrel | As false, since there is no evidence that thinner steel had been used | Text 2 grants that “usually there is one,” a villain; the theft is not disputed.
- outside-the-text | As right but unfair to the builders, as the plans had called for too little steel | That the builders were thieves is granted, but the plans are not blamed: what was used was thinner “than the plans called for.”
> Cross-text. “A further question” means that the first answer stands but is not enough.
! Text 2 grants that “usually there is one,” a villain, but asks what it would have cost others “to say so”: the lesson leaves the system out.
## 45 Medium 0.4
<em>Text 1</em>
Handwriting is going the way of the horse. Within a generation it will be a hobby.
<em>Text 2</em>
When cars came, horses did not vanish; they stopped being transport and became something else, and there are more riding schools now than there were in 1950. A skill that is no longer needed may still be wanted. I expect my grandchildren to write by hand as I bake bread.
? Based on the texts, the two authors would most likely agree on which point?
= Handwriting will cease to be needed.
- reversed | Handwriting will outlast its rivals. | Text 2 does expect it to live on, but as something “no longer needed,” and Text 1 sees it “going the way of the horse.”
- outside-the-text | Handwriting will be dropped by schools. | That schools drop it would fit with a hobby, but neither text speaks of teaching it; the riding schools are about horses.
- invented-agreement | Handwriting will gain in charm as it grows rare. | Bread baked at home has charm, but Text 1 grants the pen none, and Text 2 says only that such a skill “may still be wanted.”
> Cross-text. Look for what both take for granted about the future.
! Text 1 foresees that “it will be a hobby”; Text 2 speaks of “A skill that is no longer needed”: both think that need will end.
## 46 High 1.3
<em>Text 1</em>
A law of 1721 required every household in the valley to plant ten mulberry trees. By 1760 the valley was famous for its silk. The law, historians conclude, created the industry.
<em>Text 2</em>
Court records show that between 1721 and 1740 nearly a third of the valley’s households were fined for failing to plant. In 1741 a silk buyer from the capital opened an office there. After that year no fines are recorded, though the law remained in force. Historian Gaspard Oury observes that people seldom need to be fined for doing what pays.
? Based on the texts, Oury’s observation most directly challenges which aspect of Text 1?
= Its account of why the mulberry trees were planted
- invented-quarrel | Its assumption that the law of 1721 was enforced | Fines may suggest that the law was ignored, but to be fined is to have a law enforced: Oury’s records bear this out.
- invented-quarrel | Its claim that the valley was known for silk in 1760 | Oury writes of earlier years, and a buyer who opens an office in 1741 fits silk that is famous by 1760; he leaves this claim alone.
- half-right | Its claim that ten trees for a household were enough | Ten is indeed the number in Text 1, but that ten were enough is not claimed there, and Oury’s records do not count trees.
> Cross-text. When do the fines stop, and what happened just before? Then see what Text 1 concludes.
! Text 1 says the law “created the industry,” but fines ended only when “a silk buyer from the capital opened an office there”: profit, not law, moved people.
## 47 High 1.0
<em>Text 1</em>
To speak a second language well, one must begin as a child. After about the age of ten the ear hardens, and sounds that are not in one’s own language can no longer be told apart.
<em>Text 2</em>
Adults who try to hear a strange contrast between two sounds usually fail at first. But in a study by linguist Oriane Pell, adults who merely listened, while playing a game in which nothing depended on the sounds, did improve within a week, without noticing it. The door, Pell says, is not locked; it sticks.
? Based on the texts, how would Pell most likely respond to the claim that after ten such sounds “can no longer be told apart”?
= By agreeing that adults have difficulty but denying that it cannot be overcome
- half-right | By advising adults, who do have difficulty, to try harder to hear the sounds | The difficulty is granted, but in the study adults improved while “nothing depended on the sounds,” without trying.
- half-right | By blaming the difficulty that adults have on the way in which they are taught | Difficulty is granted, but teaching is not mentioned; Pell’s adults improved by listening while they played a game.
- overstates | By advising adults, who do have difficulty, that only a game can help them | The adults in the study were indeed playing, but nothing in the game depended on the sounds, and Pell does not say that no other way would do.
> Cross-text. Interpret the image: a door that sticks can be opened.
! Adults “usually fail at first,” but in the study they “did improve within a week”: “The door, Pell says, is not locked; it sticks.”
## 48 Low -0.5
<em>Text 1</em>
Zoos keep wild animals from living as they would in nature. A tiger that paces in a cage teaches children nothing about tigers.
<em>Text 2</em>
The Arabian oryx had died out in the wild by 1972. Animals bred in zoos were released in Oman ten years later, and herds now live in several countries. Visitors who paid to see oryxes in cages paid for that.
? Based on the texts, what would the author of Text 2 most likely say about Text 1?
= It leaves out that zoos can return animals to the wild.
- outside-the-text | It leaves out that zoos can study how animals live in nature. | Zoos do study animals, but no study is mentioned; what the visitors in Text 2 “paid for” is a release into the wild.
- invented-quarrel | It leaves out that zoos can teach children about rare animals. | What a cage teaches is discussed in Text 1 only; Text 2 speaks of visitors who paid and never says that they learned anything.
- half-right | It leaves out that zoos can keep animals as they live in nature. | Life in nature is the point, but outside zoos: in them the visitors saw “oryxes in cages,” and herds live free only now.
> Cross-text. What does the oryx show about zoos that Text 1 leaves out?
! “Animals bred in zoos were released in Oman,” and herds live in the wild again: a good that Text 1 does not mention.
## 49 Medium 0.3
<em>Text 1</em>
Sales of vinyl records have risen for fifteen years. Buyers say that records sound warmer than digital music.
<em>Text 2</em>
In blind tests, few listeners can tell a record from a digital copy of it. Half of those who buy records, according to one survey, do not own a record player. Music critic Ola Brink is not surprised. People want to have, she says, what they have come to love as air.
? Based on the texts, how would Brink most likely explain the rise described in Text 1?
= Buyers want to own an object that stands for the music they love.
- half-right | Buyers who love a song in digital form want to hear it at its best. | Love that began with “air” is right, but half of the buyers have no player, so hearing cannot be what they are after.
- half-right | Buyers like to play music in a way that asks for their attention. | Love of music is there, but playing it is not: half of the buyers “do not own a record player,” and what they want is “to have.”
- outside-the-text | Buyers prefer to pay musicians more than digital music pays them. | Paying musicians is a kind reason for buying records, but neither text mentions it; Brink says that people want “to have” what they love.
> Cross-text. Brink’s last remark contrasts having with air; what do buyers want?
! Half of the buyers “do not own a record player,” and Brink says that people “want to have” what they love: an object.
## 50 High 1.1
<em>Text 1</em>
In the desert, dew is the best friend of a lichen. Botanist Hanan Eid showed that lichens on stones that gather dew grow twice as fast as those on dry stones nearby.
<em>Text 2</em>
Stones that gather dew do so because they cool quickly at night. Quick cooling also means less heat by day, and heat above forty degrees Celsius stops lichens from growing whether they are moist or not. To know which of the two matters, one would have to keep a stone cool and dry, or moist and hot. No one has done so.
? Based on the texts, how would the author of Text 2 most likely propose to test Eid’s explanation?
= By comparing lichens on stones that are cool and dry with lichens on stones that are hot and moist
- half-right | By comparing lichens on stones that are hot and dry with lichens on stones that are cool and moist | Heat and moisture are the right subjects, but this is what Eid has compared already: on such stones coolness and moisture go together.
- too-narrow | By comparing lichens on stones that are cool by day with lichens on stones that are cool by night | Day and night are mentioned, but this would vary only when stones are cool; moisture, the other half of the question, would be left out.
- outside-the-text | By comparing lichens on stones that are moist with dew with lichens on stones that are moist with rain | Rain would be another source of water, but neither text mentions it; the author asks for stones on which coolness and moisture are parted.
> Cross-text. On dewy stones two causes go together. A test needs a stone that has one of them without the other.
! Quick cooling brings dew and also “less heat by day”; to know “which of the two matters, one would have to keep a stone cool and dry, or moist and hot.”
## 51 High 1.4
<em>Text 1</em>
A great actor disappears into the part. We forget that we are watching anyone but the king.
<em>Text 2</em>
I have seen the king played by nine actors and have forgotten none of them. What one watches, in the theater, is a person doing a difficult thing: standing before us with a paper crown and making us attend to it. If the actor had disappeared, we would not clap at the end; one does not clap for a king.
? Based on the texts, how would the author of Text 2 most likely respond to Text 1?
= By saying that the audience never stops watching an actor at work
- half-right | By saying that the audience claps because the actor is back again | Clapping does go to the actor, but not on coming back: “If the actor had disappeared, we would not clap at the end.”
- mixes-up-texts | By saying that the audience forgets an actor once it has seen another | To forget the actor is the view of Text 1; the author of Text 2 has seen nine of them and has “forgotten none of them.”
- half-right | By saying that the audience believes in a crown and not in a king | The “paper crown” is in Text 2, but only to show how hard the task is; what one watches is a person.
> Cross-text. Ask two things of Text 2: whom does one watch, and for what does one clap?
! “What one watches, in the theater, is a person doing a difficult thing,” and we clap because the actor has not “disappeared.”
## 52 Medium 0.2
<em>Text 1</em>
The first farmers chose to farm because it gave them more food for less work.
<em>Text 2</em>
Skeletons of early farmers are shorter than those of hunters of the same region, and their teeth are worse. Farmers worked longer hours, as the wear on their knees shows. What farming did give was more food from each field, and so more children; within some generations there were too many people to go back.
? Based on the texts, how would the author of Text 2 most likely view the statement in Text 1?
= As contradicted by evidence of how the first farmers lived
- reversed | As correct about the amount of work but not about the food | Food and work are the two points, but turned around: farmers “worked longer hours,” while more food is what farming did give.
- reversed | As plausible but never tested against the remains of the first farmers | It may have seemed likely, but remains are just what Text 2 tests it against: height, teeth, and “the wear on their knees.”
- half-right | As right about the first farmers but wrong about later ones | Later farmers do come in, as “too many people to go back,” but it is the early ones whose skeletons and knees tell against Text 1.
> Cross-text. Check “more food” and “less work” against skeletons and knees.
! Farmers’ skeletons “are shorter,” “their teeth are worse,” and they “worked longer hours”: neither more food for each nor less work.
## 53 High 1.2
<em>Text 1</em>
Memory is a record. Like any record it fades, but what is left of it is true as far as it goes.
<em>Text 2</em>
Each time a memory is called up, psychologist Lucjan Mroz has found, it is put together anew, and the parts that are missing are supplied from what is usual. People who recalled a robbery four times were surer of it, and further from the film of it, than those who recalled it once. What we remember best may be what we have most often made up.
? Based on the texts, with which idea in Text 1 would Mroz most likely agree?
= That parts of a memory get lost in time
- mixes-up-texts | That a memory often recalled feels sure | To feel surer after several recalls is a finding of Mroz himself; Text 1 says nothing of recalling or of feeling sure.
- mixes-up-texts | That what is usual is kept the longest | What is usual appears in Text 2, as that from which gaps are “supplied”; Text 1 does not tell the usual from the unusual.
- half-right | That a memory fades more slowly when recalled | Text 1 does say that a memory fades, but not at what pace; and what recalling brings about in Text 2 is added parts, not slower fading.
> Cross-text. Text 1 makes two claims about memory: it fades, and what is left is true. Which one does Mroz’s finding leave standing?
! Text 1 says of memory that “Like any record it fades,” and Mroz finds that there are “parts that are missing” when it is called up.
## 54 High 1.0
<em>Text 1</em>
The painter Giulia Ferrante left all her pictures unsigned. Her biographers see in this a modesty unusual in an age of large signatures.
<em>Text 2</em>
Ferrante’s account books, found in 2011, show that a picture by her brother’s workshop sold for three times as much as one by a woman. Her unsigned pictures went out through that workshop. An empty corner, curator Bea Ruiz remarks, may be less a bow than a price tag.
? Based on the texts, how would Ruiz most likely explain the fact noted in Text 1?
= As a way of selling pictures for a higher price
- half-right | As a way of sharing the credit with a workshop | The workshop is right, but credit is not what Ruiz speaks of: she calls the empty corner “a price tag.”
- outside-the-text | As a way of keeping a rule for women painters | A woman’s picture sold for less, so a rule against signing sounds likely, but none is mentioned in either text.
- half-right | As a sign of how little a brother thought of her | The brother’s workshop did sell her pictures, but what he thought of her is not told; the account books show prices.
> Cross-text. Put “less a bow than a price tag” into plain words.
! A picture from the brother’s workshop “sold for three times as much,” so an unsigned picture brought more: the corner is “less a bow than a price tag.”
## 55 Medium 0.3
<em>Text 1</em>
City trees are planted one kind to a street, which looks well and is easy to care for.
<em>Text 2</em>
In the 1960s a disease that attacks elms passed from root to root down whole avenues in North America; streets that had been tunnels of green were bare within five years. Many of these streets were replanted with ash. In 2002 a beetle that eats ash arrived.
? Based on the texts, the author of Text 2 would most likely raise which objection to the practice described in Text 1?
= It allows a single disease or pest to destroy all the trees of a street.
- half-right | It allows diseases of elms to spread to ash trees on the same street. | One street loses all its trees, but elms and ashes suffered from different causes, decades apart.
- outside-the-text | It makes trees that were planted together grow old together. | It is a fair objection to such streets, but age is not what emptied them in Text 2: it was a disease, and then a beetle.
- invented-quarrel | It makes trees harder to care for than they would be if kinds were mixed. | Text 1 says that one kind is “easy to care for,” and Text 2 does not speak about care.
> Cross-text. What happened to streets of elm, and then to streets of ash?
! A disease “passed from root to root down whole avenues,” and the ash that replaced elms met a beetle “that eats ash”: one kind, one enemy, nothing left.
`
