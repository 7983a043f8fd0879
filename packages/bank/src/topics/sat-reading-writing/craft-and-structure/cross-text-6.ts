import { questions } from '../marked.ts'

export const crossText6 = questions('cross-text')`
## 112 High 1.6
<em>Text 1</em>
Mathematician Ottoline Grieve holds that a proof is an argument that convinces those who follow it. A machine that checks two thousand cases, each longer than a book, may establish that a theorem is true; but nobody has followed its steps, and whoever believes the theorem does so out of trust. Grieve would not call the result a proof.
<em>Text 2</em>
Those who cite a long proof, historian Teo Marsh remarks, have seldom followed it. One celebrated proof runs to fifteen thousand pages by a hundred authors, and mathematicians who build on it have taken it from colleagues on trust. What they do insist upon is that every step be open to anyone who doubts it. The machine, to save space, kept none of its cases once they had been checked; and it is there, Marsh says, that its result falls short.
? Based on the texts, how would Marsh most likely respond to Grieve’s view of the machine’s result?
= Long proofs by people are also taken on trust, but their steps, unlike the machine’s, are open to inspection.
- half-right | Long proofs by people are also taken on trust, and the machine’s is no less open to inspection than they are. | That people’s proofs are taken on trust is right, but the machine “kept none of its cases,” so its steps cannot be inspected.
- reversed | Long proofs by people are followed by those who cite them, but the machine’s, too, is open to inspection. | Inspection does matter to Marsh, but the machine does not allow it, and those who cite a long proof “have seldom followed it.”
- mixes-up-texts | Long proofs by people are followed by those who cite them, whereas the machine’s is taken on trust. | Setting trust in a machine against proofs that are followed is Grieve’s thought; Marsh finds trust on both sides.
> Cross-text. Two things matter to Marsh: who follows a long proof, and who could inspect it. Ask both of people’s proofs and of the machine’s.
! Those who cite a long proof “have seldom followed it,” so trust is no difference; but its steps are “open to anyone who doubts it,” while the machine “kept none of its cases.”
## 113 High 1.3
<em>Text 1</em>
Geologist Perrin Oduya has dated the Halvard eruptions to within ten thousand years of a great dying in the seas. She concludes that the eruptions were to blame: they filled the water with gas until little could live in it. Eruptions as large at other times killed almost nothing, she concedes, and she offers no reason for the difference.
<em>Text 2</em>
Lava on the surface gives off the gas that it has brought up with it. Lava that spreads underground through beds of coal and salt bakes them, and they give off many times as much. Of six great eruptions, geochemist Ilmari Toft finds, two sent their lava through such beds. One was Halvard; both coincided with a great dying. The other four, which coincided with none, flowed out over bare rock.
? Based on the texts, how do Toft’s findings most likely bear on Oduya’s conclusion?
= They strengthen it by indicating what set these eruptions apart from others.
- half-right | They limit it by indicating that the dying had more than one cause. | Coal and salt are added to the lava, which may look like a second cause, but it was the eruptions that baked them.
- reversed | They weaken it by indicating that the gas did not come from the lava. | Much gas came from beds of coal and salt, but lava drove it out, so the eruptions were to blame even so.
- half-right | They confirm it by dating the eruptions more exactly than she had done. | Support is right, and the eruptions “coincided” with a dying, but Toft’s new facts are about coal and salt; no dates are improved.
> Cross-text. What does Oduya leave unexplained? See whether Toft’s six eruptions explain it.
! Oduya “offers no reason for the difference”; Toft does: the harmless four “flowed out over bare rock,” while Halvard’s lava went through beds that “give off many times as much.”
## 114 High 1.5
<em>Text 1</em>
The stone weights of the river cities are astonishingly uniform: over a thousand kilometers and five centuries they differ by less than two percent. Such uniformity, archaeologist Denholm Rusk argues, is achieved in one way only. A central authority made the weights, or at least inspected them.
<em>Text 2</em>
In another trading world, as its own contracts show, every merchant cut weights at home and compared them with a partner’s. Small errors might be expected to pile up from copy to copy. Archaeologist Saba Yilmaz, who has measured three thousand of these weights, finds them as uniform as any: a merchant whose weights were off was noticed by every partner and recut them. Who kept the weights of the river cities true, she adds, the weights cannot tell us.
? Based on the texts, Rusk and Yilmaz would most likely disagree about which claim?
= Weights as uniform as these must come from a central authority.
- half-right | Weights found in the river cities were made by a central authority. | Rusk does say so, but Yilmaz takes no side about these cities: who kept their weights true “the weights cannot tell us.”
- invented-quarrel | Weights in the river cities were as uniform as is reported. | Uniformity is what both discuss, but neither doubts the two percent; Yilmaz only finds other weights “as uniform as any.”
- invented-quarrel | Weights that are copied from copies grow less and less uniform. | Errors that pile up are an expectation that Yilmaz corrects, but Rusk says nothing at all about copying.
> Cross-text. Write down what Yilmaz asserts and what she leaves open about the river cities. A disagreement needs two assertions.
! For Rusk uniformity “is achieved in one way only”; Yilmaz knows a second way, since weights that “every merchant cut” at home are “as uniform as any.”
## 115 High 1.5
<em>Text 1</em>
Hester Lune wrote many of her poems on used envelopes, into every corner. Editor Alban Crewe prints them with longer lines than hers. Where the edge of an envelope made her break a line, he reasons, the break is the envelope’s; to keep it would be to edit the post office.
<em>Text 2</em>
Of forty-six envelope poems we also have copies that Lune made years later on full sheets. Scholar Junia Marrow has compared them. That the breaks came from the edges she does not question; one can see the pen run out of paper. But in forty of the poems the lines break at the same words on the sheet, where there was room to go on, and in six they have been joined. Something that happened to the poet, Marrow concludes, became something that she did.
? Based on the texts, how would Marrow most likely assess Crewe’s practice?
= It is right about the origin of the breaks but disregards what Lune made of most of them.
- reversed | It is in keeping with how Lune later treated most of the breaks but wrong about how they arose. | Origin and later treatment are the two points, but exchanged: Marrow shares his account of the origin, and most breaks were kept.
- reversed | It leads to the form that Lune preferred in most of the poems and to another in six of them. | Forty and six are the right numbers, but turned around: in six poems the lines “have been joined,” in forty they were not.
- overstates | It rests on an account of the breaks that her later copies show to be mistaken throughout. | The copies count against him, but not throughout: edges did cause the breaks, and in six poems she joined the lines.
> Cross-text. Separate two questions: where the breaks came from, and what Lune did with them on full sheets.
! That edges caused the breaks “she does not question”; but in forty poems “the lines break at the same words on the sheet,” so the poet had made them her own.
## 116 High 1.1
<em>Text 1</em>
In 2015 the ministry put cameras at the forty crossings that had had the most accidents in the year before. In the following year accidents at these crossings fell by thirty percent. The cameras, the ministry announced, had done it.
<em>Text 2</em>
A crossing that is picked for its worst year is likely to do better in the next, whatever is done to it. Statistician Runa Lindqvist therefore looked for crossings that had been just as bad in 2014 and had been given nothing; there accidents fell by twenty percent. At crossings drawn by lot, good and bad together, they fell by three. The ministry, she says, should have taken the right comparison before it took the credit.
? Based on the texts, how much of the decline of thirty percent would Lindqvist most likely attribute to the cameras?
= About ten percentage points
- half-right | About twenty percentage points | Crossings as bad as these are the right comparison, but twenty is how far accidents fell there without cameras, so it has to be subtracted.
- half-right | About twenty-seven percentage points | Subtracting what happens without cameras is right, but three belongs to crossings “drawn by lot,” which were not picked for a bad year.
- cause-not-shown | About thirteen percentage points | Thirteen comes of subtracting twenty less three, but the crossings “drawn by lot” have no part in it; those “just as bad in 2014” are the right comparison.
> Cross-text. Find the crossings that are like the forty in everything but the cameras, and subtract.
! Crossings “just as bad in 2014” that “had been given nothing” improved by twenty percent; that much of the thirty would have come without cameras.
## 117 High 1.2
<em>Text 1</em>
We owe gratitude, writes Lionel Asher, only to those who meant to do us good. The man whose tall hat happens to keep the sun from my eyes has given me nothing. Nor does it matter what moves such people to mean us well: the nurse who means it is owed thanks, though she draws a salary.
<em>Text 2</em>
Philosopher Odile Brandt keeps the hat and changes the rest. Shade that comes about by chance, she agrees, creates no debt. But those who planted the avenue under which she walks meant to shade whoever would come, and had never heard of her; to them she is grateful. What she does not thank anybody for is an intention that came to nothing. Had the trees died, she says, she would think well of those people and owe them nothing.
? Based on the texts, both Asher and Brandt would most likely agree with which statement?
= Good that is done by accident creates no debt.
- mixes-up-texts | Good meant for strangers creates a debt. | The avenue is Brandt’s case for this; Asher’s text, which speaks of those who meant to do “us” good, does not go so far.
- invented-agreement | Good meant but not done creates no debt. | Brandt says this of trees that die, but Asher’s text does not take up good intentions that come to nothing.
- invented-agreement | Good done for pay still creates a debt. | Asher says this of the nurse who “draws a salary,” but payment is a case that Brandt never mentions.
> Cross-text. Test each statement twice, once against each text. It must be said or shared by both.
! The man in the hat “has given me nothing,” says Asher, and Brandt agrees that shade “that comes about by chance” creates “no debt.”
## 118 High 1.5
<em>Text 1</em>
After the plague the account books of Averne show the daily wage of a reaper doubling within ten years. Historian Colm Deverell explains this by scarcity: with half of the reapers dead, the rest could ask for twice as much, and they got it.
<em>Text 2</em>
What an account book calls a wage is what was paid in coin. Historian Sunniva Hale has looked for the rest in the letters of the lords, who complain of having to give their reapers, besides coin, bread, ale, and a sheaf a day, as nobody had done before the plague. Nor was it only that hands were few. Men from the hills had made up the number within four years, and still the pay went on growing. Reapers had learned, Hale thinks, that ripe wheat cannot wait.
? Based on the texts, Hale would most likely make which criticism of Deverell’s account?
= It understates what the reapers gained and overstates the part that scarcity played.
- half-right | It understates what the reapers gained and also the part that scarcity played. | Bread, ale, and a sheaf were gained besides coin, but scarcity explains less than Deverell says: the number was made up “within four years.”
- half-right | It overstates what the reapers gained and also the part that scarcity played. | Too much is made of scarcity, but the gain was larger than the books show, since bread and ale came on top of coin.
- reversed | It overstates what the reapers gained and understates the part that scarcity played. | Both points are turned around: the gain went beyond coin, and pay went on growing when hands were no longer few.
> Cross-text. Two questions for Text 2: Did reapers get more or less than the books show? Did their gains end when hands were no longer few?
! Besides coin they got “bread, ale, and a sheaf a day,” so they gained more than the books show; and when the number had been made up, “still the pay went on growing,” so scarcity is not the whole reason.
## 119 High 1.4
<em>Text 1</em>
When it came out that Ada Fenwick had told the miners in her best-known photograph to lift their cups and hold still, critic Hollis Wray felt cheated. A document, he wrote, records what goes on when nobody interferes. A posed picture may be art; it is not a document.
<em>Text 2</em>
Fenwick’s plates needed eleven seconds of light. In that time a man who drinks becomes a smear, and a lamp that swings becomes a rope of fire. Curator Imke Sol, who lists the picture among the documents of the mine, grants that the miners had already eaten and were about to leave. But the doctor’s notes tell how they sat each noon, and it is how they sit here. Undirected, she says, they would have left on the plate something that no one had ever seen.
? Based on the texts, Sol would most likely make which claim about Fenwick’s photograph?
= It is a document, since it shows the miners as they used to sit at noon.
- half-right | It is a document, since it shows the miners as Fenwick found them. | Sol does count it among the documents, but she grants that they “had already eaten and were about to leave.”
- half-right | It is art, since it shows what would have been a smear on other plates. | Posing did prevent a smear, but “art” as opposed to document is Wray’s verdict; Sol lists the picture “among the documents.”
- mixes-up-texts | It is art, since it shows the miners as Fenwick told them to sit. | That directions rule out a document is Wray’s complaint; for Sol it matters that they sat so every noon.
> Cross-text. How does Sol classify the picture, and which of her facts is the reason?
! Sol lists it “among the documents of the mine”: the notes tell “how they sat each noon, and it is how they sit here.”
## 120 High 1.3
<em>Text 1</em>
Many moths carry on their wings a pair of round marks, ringed like eyes. Zoologist Petra Lowell painted such marks on paper moths and left others plain; birds took the plain ones twice as often. The birds, she concludes, shrink from what they take to be the eyes of an owl.
<em>Text 2</em>
Zoologist Dov Anand painted some paper moths with ringed disks, some with ringed squares, and some with bars, all equally large and all in strong contrast with the wing. Birds took the three kinds equally often, and plain moths twice as often as any of them. When the disks were painted in a shade close to the wing’s, they no longer protected the moths, although the birds, filmed from nearby, plainly saw them.
? Based on the texts, how would Anand most likely explain the protection that the marks gave in Lowell’s experiment?
= The marks stood out strongly from the wing.
- half-right | The marks drew the birds’ eyes off the body. | Marks that stand out might draw a bird’s eyes, but faint disks were “plainly” seen and did not protect; nothing is said of the body.
- half-right | The marks were larger than the birds expected. | His marks were “all equally large,” so size cannot explain why some protected and others did not; the shade of the disks was what counted.
- outside-the-text | The marks broke up the outline of the wing. | Marks can blur an outline, but the text reports nothing of the kind, and a shade close to the wing’s ended the effect.
> Cross-text. What do disks, squares, and bars share? What was changed when the protection was lost?
! Disks, squares, and bars, “all in strong contrast with the wing,” worked alike, and disks “in a shade close to the wing’s” did not: it is standing out that protects, and shape does not matter.
## 121 High 1.5
<em>Text 1</em>
The words of a statute, Judge Ambrose Tilley has written, mean what they meant to ordinary readers in the year it was passed. When parties disputed the word “carriage” in a law of 1835, Tilley opened three dictionaries of the time, found in each that a carriage carries persons, and ruled that the law did not touch freight.
<em>Text 2</em>
Dictionaries of that age, legal scholar Wren Castellane observes, were made from the pages of poets and divines. In forty thousand letters and newspapers of the 1830s she finds “carriage” used of persons nineteen times in twenty. Whoever read the law in 1835 thought of persons, she writes, and what such a reader thought is just what a court has to find out. A court that finds it by luck will not find it twice.
? Based on the texts, Castellane would most likely make which judgment of Tilley’s ruling?
= Its answer is right, but the works on which it rests do not show ordinary usage.
- half-right | Its answer is wrong, because the works on which it rests do not show ordinary usage. | Her doubt about the dictionaries is right, but letters and newspapers lead to the answer that Tilley gave: persons.
- invented-quarrel | Its answer is right, but it should have asked what the makers of the law had in mind. | Sharing his answer is right, but a dispute over makers is not in the texts; she, too, asks what “such a reader thought.”
- reversed | Its answer is wrong, although the works on which it rests do show ordinary usage. | Both parts are turned around: her letters agree with Tilley’s answer, and dictionaries came from “poets and divines.”
> Cross-text. Ask two things: Does Castellane’s own search lead to the same answer? What does she think of the dictionaries?
! She finds the word “used of persons nineteen times in twenty,” as Tilley ruled; but his dictionaries “were made from the pages of poets and divines,” so that he was right “by luck.”
## 122 High 1.6
<em>Text 1</em>
Kaspar Reuel marked his symphonies with exact speeds, and players have complained ever since: taken as marked, the fast movements can hardly be played. Conductor Livia Stroud offers an explanation that is kind to everyone. Reuel’s metronome ran slow, she proposes, so that when it beat as fast as he wished, its scale showed too high a number.
<em>Text 2</em>
A metronome that runs slow does so for every piece. If Reuel’s had, musicologist Jun Takeda reasons, then all of his numbers would be too high, and in the same proportion. In the diary of a friend who held a watch to concerts that Reuel conducted, Takeda has found the lengths of eleven movements. The fast ones lasted longer than the marks allow. The slow ones took just as long as their marks demand.
? Based on the texts, what would Takeda most likely offer as the strongest objection to Stroud’s proposal?
= Reuel took the slow movements as fast as they are marked.
- reversed | Reuel took the fast movements as fast as they are marked. | It would count against her if he had, but it is the other way around: the fast ones “lasted longer than the marks allow.”
- half-right | Reuel took the fast movements less fast than they are marked. | The diary does say this, but a metronome that ran slow would lead to just this result, so it is no objection.
- half-right | Reuel took all movements slower than marked, in one proportion. | One proportion for all is what Takeda looks for, but the slow movements fit their marks, and Stroud’s proposal would need it.
> Cross-text. What should the diary show if the metronome ran slow? Find the movements that do not fit.
! If the metronome were at fault, “all of his numbers would be too high,” but the slow movements “took just as long as their marks demand.”
## 123 High 1.5
<em>Text 1</em>
Planets that circle close to a star are either small and bare or large and wrapped in gas; few lie between. Astronomer Zuri Amari holds that starlight is responsible: it strips the gas from planets too small to keep it. As evidence she notes that the bare planets are, on the whole, the ones nearest to their stars.
<em>Text 2</em>
Young planets collide, and a collision alone can drive off a planet’s gas. Astronomer Ismael Reyes calculates that such a loss, too, would leave few planets between the small and the large, but that it would depend on the planet’s mass and hardly at all on the distance from the star. He points to planets so far out that starlight could not strip them: among these, too, few lie between.
? Based on the texts, how would Reyes most likely regard the evidence noted by Amari?
= As something to be expected if starlight removed the gas but not if collisions did
- reversed | As something to be expected if collisions removed the gas but not if starlight did | One cause predicts it and the other does not, but exchanged: loss through collisions depends “hardly at all on the distance.”
- half-right | As something to be expected whether it was starlight or collisions that removed the gas | Both causes leave a gap between small and large, but Amari’s evidence is about nearness, to which collisions would give no part.
- overstates | As something not to be expected if either starlight or collisions removed the gas | Collisions would indeed not lead to it, but starlight, which is strongest nearby, would; Reyes says nothing against that.
> Cross-text. Amari’s evidence is about distance from the star. Ask of each cause whether distance matters to it.
! Amari’s bare planets are “the ones nearest to their stars,” where light is strongest; loss through collisions would depend “hardly at all on the distance from the star.”
## 124 High 1.6
<em>Text 1</em>
Before it hires a builder, the parish of Thorle has each of forty residents write down what the job will cost, lets them talk it over, and has them write again. The second estimates always lie much closer together than the first. Talk, the clerk concludes, makes the residents better judges of cost.
<em>Text 2</em>
Psychologist Maren Oyelade had groups estimate quantities that only she knew, such as the number of beans in a jar. In all groups talk drew the estimates together, and in all of them members ended by being surer. But where talk came first, the average drifted toward whatever figure happened to be named first, right or wrong. Where each member had put down a figure before a word was said, the average moved toward the truth.
? Based on the texts, how would Oyelade most likely regard the clerk’s conclusion about Thorle?
= As correct, since the residents had made estimates of their own before they talked
- invented-agreement | As correct, since the residents’ estimates lay closer together once they had talked | Closeness is the clerk’s reason; in Oyelade’s groups talk drew estimates together whether they were right or wrong.
- half-right | As doubtful, since talk moves estimates toward a figure that happens to be named first | This did happen where “talk came first,” but the residents of Thorle write before they talk, and there the average improved.
- half-right | As doubtful, since talk makes residents surer of estimates that remain as they were | Being surer is right, but where figures had been put down beforehand, the average “moved toward the truth.”
> Cross-text. Oyelade had two kinds of groups. Which of them is like the residents of Thorle?
! In Thorle each resident is asked to “write down what the job will cost” first; where a member “had put down a figure before a word was said, the average moved toward the truth.”
## 125 High 1.6
<em>Text 1</em>
In 1904 a visitor to the Orani uplands wrote down the ancestors that each clan recites: fourteen names from the founder to the living chief. In 1962 another visitor was again given fourteen, although two generations had been added. Memory, linguist Piers Haddon concludes, holds about fourteen names, and the faintest drop out.
<em>Text 2</em>
Anthropologist Lisiate Fono has compared the two lists of nine clans. The names that are gone are neither the oldest nor the least storied; some of the missing have songs of their own. They are ancestors from whom rival branches of the clan traced their rights to a pasture, and each was still recited in the court that settled the branches’ dispute, some years before the later list was taken. A name, Fono writes, is kept while there is work for it.
? Based on the texts, how would Fono most likely explain that the lists had not grown longer?
= Names were dropped because a dispute over pasture had been settled.
- half-right | Names were dropped in order that a dispute over pasture might be settled. | Pasture is the right subject, but each name “was still recited in the court that settled” the matter; it was dropped afterward, and dropping it was not the means.
- reversed | Names were dropped because the songs about their bearers had been forgotten. | Songs are mentioned, and forgetting seems natural, but “some of the missing have songs of their own” even now.
- mixes-up-texts | Names were dropped in order that the lists might be remembered in full. | A limit of memory is what Haddon finds behind the fourteen names; for Fono it is use that keeps a name.
> Cross-text. What do the missing names have in common, and what had happened before they were dropped?
! The missing were ancestors from whom branches “traced their rights to a pasture,” and a court “settled the branches’ dispute” before the names were dropped; a name “is kept while there is work for it.”
## 126 High 1.4
~ Texts 1 and 2 are from essays in the manner of the 1770s written for Fourfold.
<em>Text 1</em>
A man may lie to his neighbor, to his wife, and to his confessor; but he that opens his diary at midnight, with the door locked, has no one left to deceive. I would give all the histories of the age for one such book. Where there is no audience there is no performance.
<em>Text 2</em>
They who look for truth in a private book forget who reads it. My neighbor may contradict me, and my wife will; but the gentleman for whom I write my diary has been of my opinion these forty years. What I excuse, he excuses. I have seldom told in company so handsome a story of myself as I have told to him, nor with so little fear of being interrupted.
? Based on the texts, how would the author of Text 2 most likely respond to the last sentence of Text 1?
= By saying that a diarist writes for himself, a listener who takes his side in everything
- half-right | By saying that a diarist writes for himself, a listener who knows when he is lying | The writer is indeed his own reader, but not a sharp one: “What I excuse, he excuses,” and nothing is held against him.
- half-right | By saying that a diarist writes for a friend, a listener who takes his side in everything | A listener on his side is right, but the “gentleman” with his opinion for forty years is no friend; he is the diarist.
- mixes-up-texts | By saying that a diarist writes for a friend, a listener who knows when he is lying | That one cannot lie where one is known is nearer to Text 1; the “gentleman” of Text 2 believes every handsome story.
> Cross-text, older prose. Who is “the gentleman for whom I write my diary,” and what kind of listener is he?
! The reader who “has been of my opinion these forty years” is the writer himself; he excuses everything, whereas “My neighbor may contradict me.”
## 127 High 1.3
<em>Text 1</em>
Economists long used the lighthouse as their example of a service that only a government can provide. A ship that refuses to pay cannot be kept from seeing the light; so no private owner could collect, and none would build.
<em>Text 2</em>
For two centuries, historian Greta Aldous has found, most lights on the coast of Norrland were built and run by private owners, several of whom grew rich. They did not wait for ships at the rocks. When a ship came into port, customs officers reckoned from its papers which lights it had passed, and it could not unload until it had paid for each. The officers kept a tenth; the rest went to the owners. When the crown withdrew its officers, in 1804, the lights went out one after another.
? Based on the texts, what would Aldous most likely say about the lights of Norrland?
= Owners built and ran them, while officers of the crown collected what ships owed.
- half-right | Private owners ran them, and ports paid for them out of duties on cargo. | Ports and officers do come in, but each ship paid for the lights “it had passed”; no duty on the cargo is mentioned.
- reversed | Merchants paid to have them built, and the crown left the running to owners. | Private hands and the crown both have a part, but the lights were “built and run by private owners,” and merchants built none.
- half-right | Pilots of the owners collected at sea, and the crown kept a tenth of what was paid. | A tenth was kept, but by officers in port; the owners “did not wait for ships at the rocks.”
> Cross-text. Three tasks: building, running, collecting. Say who did each in Norrland.
! The lights “were built and run by private owners,” but “customs officers” made ships pay, and when the crown “withdrew its officers” the lights failed.
## 128 High 1.6
<em>Text 1</em>
At Cresta seven dinosaurs of one kind left trackways that run side by side for eighty meters. Animals that walk in parallel, paleontologist Rufus Adeyemi argues, walk together; the Cresta animals were a herd.
<em>Text 2</em>
Parallel tracks prove little where there is only one way to go. The Cresta tracks follow a strip of firm sand between a cliff and a lagoon, and seven animals that came by on seven days would have walked in parallel, too. But they would have trodden on each other’s prints. Paleontologist Moana Tairua has mapped every print at Cresta. Although the strip is narrow, none lies on another; and where one trackway swerves around a boulder, the next swerves as well, though the boulder is not in its path.
? Based on the texts, how would Tairua most likely regard Adeyemi’s conclusion about the Cresta animals?
= As correct, because of how the trackways avoid one another and bend together
- invented-agreement | As correct, because of how far the trackways run in parallel along the strip | Being parallel is Adeyemi’s evidence; for Tairua it proves “little where there is only one way to go.”
- half-right | As doubtful, because of the strip of sand that would make any trackways parallel | This is her objection to his evidence, but she goes on after “But,” and her map speaks for animals that walked together.
- half-right | As doubtful, because of the prints that show the animals to have come on different days | Different days are a possibility she raises, but the prints tell against it: “none lies on another.”
> Cross-text. Text 2 turns at “But.” What does Tairua think before the turn, and what after it?
! Animals on different days “would have trodden on each other’s prints,” yet “none lies on another,” and when one trackway swerves, “the next swerves as well”: they were a herd.
## 129 High 1.2
<em>Text 1</em>
Infrared images of Marten Coole’s <em>Adoration</em> show that figures were moved after they had been drawn: a kneeling man was turned to face us, a woman was brought forward. To art historian Bettina Rask this proves that Coole, supposed to have planned everything, made up his pictures as he went along.
<em>Text 2</em>
The contract for the <em>Adoration</em> leaves the arrangement of the figures to Coole. It adds that the Hoek family, who paid for the picture, shall see it drawn before any color is laid on. Archivist Noor Hassan has identified the figures that were moved. The kneeling man is Hoek, and the woman is his wife; and of the nineteen figures who are not Hoeks, none was moved.
? Based on the texts, to what would Hassan most likely attribute the changes in the picture?
= Requests made by the family on being shown the drawing
- half-right | Terms that the Hoeks had agreed on with the painter | The Hoeks are the right people, but the contract “leaves the arrangement of the figures to Coole.”
- cause-not-shown | A visit in which Coole found the Hoeks much changed | Hoeks alone were moved, so their looks might be the cause, but the texts tell of no visit; the contract says that the family “shall see it drawn.”
- half-right | Honors that the Hoeks received during the painting | Honors might bring the Hoeks forward in a picture, but none are mentioned, and they were to see it “before any color is laid on.”
> Cross-text. Who was moved, who was not, and when did these people see the work?
! Of those “who are not Hoeks, none was moved,” and the family was to “see it drawn before any color is laid on”: that was the moment to ask for changes.
## 130 High 1.3
<em>Text 1</em>
Fields that are not plowed hold more carbon. Agronomist Bea Lindgren sampled the top twenty centimeters of sixty fields and found two tons more of it to the acre where farmers had given up the plow. If all farmers did so, she writes, soils would take in a good part of what engines give off.
<em>Text 2</em>
Plowing buries stalks and leaves that would rot on the surface, and some of their carbon stays where it was buried. Soil scientist Ravi Menon returned to the sixty fields with a longer drill. Below twenty centimeters, he found, plowed fields held more carbon than unplowed ones, and the difference there was half again as large as Lindgren’s. There are good reasons to give up the plow, he writes, erosion being the best. Carbon is not among them.
? Based on the texts, what would Menon most likely say about giving up the plow?
= It adds carbon near the surface of a field but takes away even more than that below.
- half-right | It alters the depth at which the carbon in a field is held but not its amount. | Depth does matter, but the two differences are not equal: the one below was “half again as large,” so the amount falls.
- half-right | It adds carbon near the surface of a field but leaves the amount below unchanged. | A gain near the surface is right, but below twenty centimeters unplowed fields held less than plowed ones.
- cause-not-shown | It adds to the carbon in a field by preventing the erosion of its surface layer. | Erosion is his best reason for giving up the plow, but he sets it beside carbon and does not say that one causes the other.
> Cross-text. Compare two differences: Lindgren’s above twenty centimeters and Menon’s below. Which way does each go, and which is larger?
! Above, Lindgren found “two tons more of it to the acre” in unplowed fields; below, plowed fields held more, and that difference was “half again as large as Lindgren’s,” so the loss outweighs the gain.
## 131 High 1.5
<em>Text 1</em>
A dance that has been written down, step by step, in one of the notations now in use is as safe as a symphony. Its maker may die and its dancers forget. Any company that reads the score, Gilles Marchetti declares, can bring the dance back whole.
<em>Text 2</em>
Two companies that had never seen <em>Salt</em> revived it from its score, and Eun-ji Pak, who danced it in 1951, went to both. She had expected steps and nothing more. But in both theaters the dancers fell as she had been taught to fall, “put down,” she says, “like something borrowed”; there is a sign for that. What she did not recognize was the story. The score is a bundle of loose sheets, one to a scene. The companies had read them in two orders, and neither was hers.
? Based on the texts, Pak would most likely make which claim about <em>Salt</em>?
= The manner of its movements can be learned from its score, but the order of its scenes cannot.
- reversed | The order of its scenes can be learned from its score, but the manner of its movements cannot. | One of the two is lost, but exchanged: for the manner of falling “there is a sign,” while loose sheets give no order.
- half-right | Its steps can be learned from its score, but the manner and the order of them cannot. | Steps are right, and so is the loss of order, but she saw the dancers fall just “as she had been taught to fall.”
- invented-agreement | The manner of its movements and the order of its scenes can both be learned from its score. | That a score brings the whole dance back is Marchetti’s view, but the companies had read the sheets “in two orders.”
> Cross-text. What did Pak recognize in both theaters, and what did she not?
! The dancers “fell as she had been taught to fall,” since “there is a sign for that”; but the sheets had been read “in two orders, and neither was hers.”
`
