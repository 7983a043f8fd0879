import { questions } from '../marked.ts'

export const inferences3 = questions('inferences')`
## 25 Medium 0.2
Male túngara frogs call at night to attract mates, and bats that hunt by sound follow the calls to catch them. A call may be simple, a whine that falls in pitch, or it may end in one or more extra notes called chucks. Females strongly prefer calls with chucks. Yet a male that is alone in a pond usually gives only the simple call; it begins to add chucks when other males start calling nearby. Since chucks also make a caller easier for bats to find, it is likely that males ______
= add chucks mainly when competition makes the added risk worth taking.
- half-right | call with chucks mainly when bats have been drawn away by the calls of others. | Other callers do bring out the chucks, but the text says nothing about bats being drawn away; it says that rivals compete.
- outside-the-text | add chucks only when no female has answered their simple calls. | A caller without success might try harder, but chucks are tied to other males calling “nearby,” not to females’ silence, which the text never mentions.
- cause-not-shown | call with chucks mainly to drive other males out of the pond. | It is true that they add chucks when others call, but no rival is said to leave; the text gives another use: females “strongly prefer calls with chucks.”
> Inference. Put the benefit (mates), the cost (bats), and the moment when chucks appear together.
! Females “strongly prefer calls with chucks,” chucks “also make a caller easier for bats to find,” and males add them “when other males start calling nearby”: the risk is taken when rivals make it worthwhile.
## 26 High 1.0
Letters carried by private messengers in the sixteenth century often end with the words “burn this.” Historians have used the phrase to identify letters whose contents were dangerous. A husband at court, for instance, would add it below news of a quarrel that his family at home was not to repeat. But every letter in which a historian can read the phrase is, of course, one that was not burned. If recipients generally obeyed, then the surviving letters that bear the phrase ______
= may be those that seemed least dangerous to the people who kept them.
- reversed | may well be the most dangerous of those that once bore it. | Historians take the phrase for a sign of danger, but a recipient who obeyed burned the dangerous letters first; those left are the others.
- half-right | may be few in number but a fair sample of those that bore it. | Few letters would be left if people obeyed, that is right, but what was kept against the instruction is no fair sample of what was burned.
- outside-the-text | may have been saved as proof of what those who wrote them had done. | A dangerous letter might be saved for such a use, but the sentence supposes that recipients obeyed, and no such motive is hinted at.
> Inference. If most people obeyed, ask what is special about the letters that are left.
! A readable letter “is, of course, one that was not burned”; “If recipients generally obeyed,” those left over were kept against the instruction, perhaps because they mattered least.
## 27 Medium 0.4
A chain of bakeries printed the time of baking on each loaf. Complaints about stale bread rose at once, though laboratory tests of loaves from every shop showed that the bread was exactly as fresh as before. Customers who had bought the same kind of loaf for years now wrote to the company that something must have changed in the ovens. When the chain printed the time in a code that only its staff could read, complaints fell to their former level. The manager concluded that customers’ complaints had depended less on ______
= the condition of the bread than on what customers knew about its age.
- half-right | the bread’s condition than on how clearly the code had been printed. | The first half is right, but customers could not read the code at all; what mattered was the plain time.
- cause-not-shown | the age of the bread than on the courtesy of the staff who sold it. | The staff could read the code, but nothing is said of how they treated customers.
- reversed | the printed time than on changes in the freshness of the bread. | Stale bread would be a natural cause of complaints, but freshness did not change, as tests showed, while complaints rose and fell with the printed time.
> Inference. One thing changed and one stayed the same; complaints went with the one that changed.
! The bread “was exactly as fresh as before,” yet complaints rose with the printed time and fell with the code, so they followed what customers could know.
## 28 High 1.2
Coral skeletons record the water in which they grew. In cool water, corals take up more strontium; in warm water, less. Chemist Ruta Palea measured strontium along a core drilled from a very old coral and found it nearly unchanged for two hundred years. Records kept by ships in the same bay show that the water warmed by a full degree in that time. Both the core and the ships’ thermometers were checked and found reliable. The likeliest explanation, Palea suggests, is that ______
= a second influence on the strontium worked against the warming.
- half-right | the water had grown warmer before the core began to form. | Warmer water is right, but the ships’ records show that it warmed “in that time,” while the core was forming.
- cause-not-shown | the coral grew too slowly to record a warming that came so fast. | Slow growth may blur a sudden change, but this warming took two hundred years, all of them within the core.
- reversed | the strontium in the core had changed after the coral formed it. | A changed core would remove the conflict, but the core, like the thermometers, was “checked and found reliable.”
> Inference. Both measurements are sound, so the rule that connects them must lack something.
! Warming should have lowered strontium, yet it stayed “nearly unchanged” while the water “warmed by a full degree,” and both sources are “reliable”: a second influence must have offset the warming.
## 29 High 1.1
Before the railway came, each town in the province brewed a beer of its own, and travelers praised the variety. Afterward, three large breweries supplied the whole province. It is usual to say that people preferred the new beer. The account books of innkeepers complicate the story. They show that the large breweries lent innkeepers money at low interest, on the condition that no other beer be sold until the loan was repaid; and few loans ever were. The spread of the new beer, then, ______
= is poor evidence of the drinkers’ own taste.
- cause-not-shown | shows that variety mattered less to drinkers than to travelers. | Travelers did praise the variety, but what drinkers cared for cannot be seen: innkeepers in debt could sell them “no other beer.”
- half-right | owed more to the low price of the beer than to its taste. | That taste did not decide is right, but the price of beer is not mentioned; what bound the innkeepers was money lent “at low interest.”
- reversed | was slowed by innkeepers who were unwilling to repay their loans. | Unpaid loans sound like a burden on the breweries, but while they lasted no other beer could be sold, so they helped the new beer to spread.
> Inference. “Then” asks what follows for the usual account once the loans are known.
! Innkeepers agreed “that no other beer be sold until the loan was repaid; and few loans ever were,” so drinkers had no choice that could show a preference.
## 30 Low -0.8
Honey that is harvested too early contains a good deal of water and soon ferments in the jar and turns sour. Nectar as it is brought to the hive is mostly water; bees fan it with their wings for days, and it thickens a little at a time. Bees themselves seal a cell with wax only when its honey is thick enough to keep. Beekeepers who have no instrument for measuring water therefore look at a comb before they harvest it: if nearly all the cells are sealed, they can be fairly sure that ______
= the honey has lost enough water to keep well.
- outside-the-text | the bees have stored more honey than they can eat. | Sealed cells may look like plenty, but the text never says how much the bees need; sealing shows only that the honey is thick.
- outside-the-text | the bees have brought all the nectar that they can find. | Full, sealed cells may suggest it, but how much nectar is left is not told; what the wax shows is that honey is “thick enough to keep.”
- reversed | fermentation of the honey has already begun. | Fermenting is what the text warns of, but it comes with too much water, and bees seal a cell only when its honey will “keep.”
> Inference. Join two facts: what bees do when honey is thick, and what the keeper sees.
! Bees “seal a cell with wax only when its honey is thick enough to keep,” so sealed cells mean that the honey is ready.
## 31 Medium 0.1
The astronomer Caroline Herschel discovered several comets in the late eighteenth century with a small telescope that she could move by hand. Her brother William had larger telescopes, but these took two people and several minutes to point. A comet shows itself by moving against the stars from night to night, and the way to find one is to sweep wide stretches of sky quickly. For this task, the size of Caroline’s telescope was probably ______
= an advantage, since it let her search more sky in the same time.
- half-right | a gain, since it let her see fainter comets than her brother could. | That it was an advantage is right, but a small telescope shows less faint light, not more; the gain lay in speed.
- reversed | a drawback, since her brother could see fainter comets than she did. | Small instruments are often a drawback, but the text says that comets are found by sweeping “quickly,” which hers allowed.
- reversed | a drawback, since it let her see less of the sky at one time. | A small telescope might be supposed to show less, but the text says only that hers was quickly moved, and sweeping quickly is what finds comets.
> Inference. Match the needs of the task with what each kind of telescope could do.
! To find comets one must “sweep wide stretches of sky quickly,” and hers was one “that she could move by hand,” while the others “took two people and several minutes to point.”
## 32 High 1.3
It is often assumed that people in the past who signed documents with a cross could not write. Reading was taught before writing in many village schools, however, and writing cost extra, for it required paper, ink, and a further year’s attendance. Some who signed with a cross left behind well-thumbed books with their names in another’s hand. If schooling commonly ended before writing began, then counting crosses to estimate how many people were unable to read will ______
= give a number that is too high.
- reversed | give a number that is too low. | Crosses may hide readers, but hiding readers among those counted as unable makes the count of nonreaders too large, not too small.
- reversed | give a number that is right only for those who owned books. | Owners of books show the error, and for them the number is the opposite of right: they could read, yet are counted as unable to.
- overstates | give a number that has no relation to schooling. | The text explains the error through schooling, so the relation exists; it is only not the one assumed.
> Inference. Who would be counted as unable to read although they could? Then decide which way the error goes.
! “Reading was taught before writing,” and schooling often ended there, so some who made crosses could read; counting them as nonreaders overstates the number.
## 33 High 1.4
In trials of a new fertilizer, plots that received it yielded eight percent more wheat than plots that did not. The trials were run by farmers, who chose which of their plots to treat. Agronomist Dinesh Rao visited the farms and found that nearly all had treated the plots nearest the house, which had for generations also received the kitchen’s ashes and the stable’s straw. Until plots are assigned by lot, Rao says, it would be premature to conclude that ______
= the higher yields were due to the new fertilizer.
- true-but-not-asked | the treated plots had yielded more than the untreated ones. | That the treated plots yielded more is stated as a fact; the question is what cannot be concluded yet, and that is the reason.
- reversed | the treated plots were better than the others before the trials began. | This turns Rao’s view around: that the treated plots were better to begin with is the ground for his doubt, not a conclusion he holds back from.
- overstates | ashes and straw can be used in place of fertilizer. | Ashes and straw may have helped these plots, but that they can replace fertilizer is more than anyone in the text concludes.
> Inference. Rao doubts a cause, not a fact; which conclusion would the chosen plots spoil?
! Farmers “chose which of their plots to treat,” and those plots had long received “the kitchen’s ashes and the stable’s straw,” so the gain may not come from the fertilizer.
## 34 Medium 0.3
Some desert plants open their pores only at night, when the air is cool, and take in carbon dioxide then. They store it as an acid until daylight, when they can use it to make sugar with their pores shut. Cactus, pineapple, and many plants that are grown on windowsills live in this way, which saves a great deal of water. A leaf of such a plant tastes sour at dawn and mild by evening. A traveler who chews a leaf at dawn and finds it mild could therefore suspect that the plant ______
= does not take in carbon dioxide by night.
- reversed | had used up its acid during the night instead of during the day. | Used acid would make the leaf mild, but by the text the acid is stored at night and used in “daylight,” not the reverse.
- reversed | had kept its pores open all night long. | Pores that open at night do belong to such plants, but they bring in carbon dioxide and make the leaf sour at dawn, and this leaf is mild.
- half-right | takes in its carbon dioxide soon after sunset. | Taking it in at night is how such plants live, but then it is stored “as an acid until daylight,” and the leaf would be sour at dawn.
> Inference. Trace what makes a leaf sour at dawn, and ask what is missing if it is not.
! Plants that take in the gas at night “store it as an acid until daylight,” so their leaves are “sour at dawn”; a mild leaf at dawn suggests that this did not happen.
## 35 Medium 0.5
Visitors asked to rate a museum’s audio guide at the exit gave it high marks. The company that had made it quoted these marks in its advertisements, and the museum was about to order a second guide, for the garden. Only about one visitor in five, however, had rented the guide, and the staff noticed that many of those handed it back within minutes and left the museum by another door. The ratings were given by people who had worn the guide to the end. The museum’s director was therefore advised that the high marks ______
= left out many who had tried the guide and might have judged it otherwise.
- reversed | might have been given by visitors who had not rented the guide at all. | The text says the opposite: the marks came from people “who had worn the guide to the end,” so all of them had rented it.
- outside-the-text | were asked for by staff who wanted the second guide to be made. | It would explain high marks, and a second guide was planned, but the staff are not said to have asked for any; they noticed who left early.
- reversed | came mostly from visitors who had handed the guide back within minutes. | Many did hand it back within minutes, but they “left the museum by another door” and were not asked; the raters had kept the guide.
> Inference. Ask who was counted and who was not.
! Ratings came from those “who had worn the guide to the end,” while “many” others “handed it back within minutes” and were not asked.
## 36 High 1.5
Two copies of a lost chronicle survive. Wherever the older copy has a blunder, such as a repeated line or a king’s name misspelled, the younger copy has the same blunder. The younger copy, however, also contains eleven sentences that the older one lacks, and their style is that of the rest of the chronicle. If the younger had been copied from the older, the sentences would have had to be invented by someone with a rare gift for imitation. It is more likely that ______
= neither of the two copies was made from the other one.
- half-right | both of the copies were made from one that had no blunders in it. | A common source is right, but if it had been free of blunders, the two could hardly agree in each of them.
- cause-not-shown | the eleven sentences were taken from another chronicle, now lost. | Another chronicle could supply sentences, but “their style is that of the rest of the chronicle,” so they seem to belong to this one.
- reversed | the younger scribe mended the older copy where he saw a blunder. | Scribes do mend their models, but here nothing was mended: wherever the older copy has a blunder, the younger has “the same blunder.”
> Inference. Ask of each copy what it could not have got from the other.
! A younger copy made from the older would lack the “eleven sentences that the older one lacks,” unless someone had “a rare gift for imitation”; and an older copy is not made from a younger.
## 37 Medium 0.0
When cities first lit their streets with gas, many predicted that burglary would end. Lamps, their makers wrote, would make a policeman of every passerby, and towns borrowed heavily to pay for the pipes. In the district studied by historian Oriol Camps, burglaries of shops on the lit streets did fall by half. Over the same years, burglaries in the unlit lanes behind those shops rose by almost the same number. Camps suggests that in this district the lamps ______
= moved burglaries to other places but hardly lowered their number.
- half-right | made burglaries rarer on the lit streets and in the lanes behind them. | On the lit streets this is right, but in the lanes they “rose by almost the same number.”
- overstates | prevented about half of all the burglaries in the streets and lanes. | Only on lit streets did they “fall by half”; with the lanes counted in, the number hardly changed.
- half-right | moved burglaries to other places and so raised their number. | That they moved is right, but the lanes gained only “almost the same number” as the lit streets had lost.
> Inference. Add the fall and the rise together and see what is left.
! Burglaries on lit streets “did fall by half,” and in the lanes they “rose by almost the same number”: the total was about the same, but the place was not.
## 38 High 1.2
To learn whether crows can recognize human faces, researchers wearing a certain mask caught and banded a few birds at one site on a college campus and let them go. For years afterward, people who walked there in the mask were scolded by crows, while those in other masks were ignored. Crows usually live no more than seven or eight years. In the twelfth year of the study, a person in the mask was still scolded, and by more birds than on the day of the banding. It is reasonable to conclude that ______
= birds that had never been caught had learned from others to scold the mask.
- half-right | the crows that had been caught taught their young to fear all masks. | That others were taught is likely, but not about all masks: people who came “in other masks were ignored.”
- reversed | crows that had been caught remembered the mask for twelve years. | A long memory would explain the scolding, but crows “usually live no more than seven or eight years,” and more birds scolded than had been there.
- outside-the-text | the mask resembled a predator that crows of the region fear. | A frightening mask is imaginable, but then crows would have scolded it elsewhere too; the text gives no such hint.
> Inference. After twelve years the first birds are mostly dead; who is scolding?
! Crows “usually live no more than seven or eight years,” yet “In the twelfth year” more birds than at first scolded the mask: birds that were never caught must have picked it up.
## 39 Medium 0.4
A potter’s kiln found near the old harbor holds jars of a kind known from wrecks all along the coast. Chemist Alba Ferrer compared the clay of the jars in the wrecks with that of the kiln. In wrecks from before the year 150, nearly all the jars match the kiln’s clay. In later wrecks, jars of the same shape and with the same stamp are made of clay from a valley two hundred kilometers inland, a distance over which nobody carted clay. Ferrer infers that after about 150 the stamp ______
= was in use at a kiln other than the one by the harbor.
- cause-not-shown | was sold to potters who wished to profit from its name. | A stamp with a good name may be worth money, but no sale and no motive are mentioned; only the clay is known to have changed.
- cause-not-shown | had been moved inland by a potter who left the harbor. | A potter who moves with his stamp would fit the inland clay, but the text names none; it says only where the clay is from.
- outside-the-text | no longer stood for the quality that it used to promise. | A new clay may be worse or better, but the text says nothing of quality; the jars are “of the same shape and with the same stamp.”
> Inference. The stamp stays and the clay changes: what must be true, whoever brought that about?
! After 150, jars “with the same stamp are made of clay from a valley two hundred kilometers inland,” from where clay was not carted, so they were made elsewhere.
## 40 High 1.1
Music theorist Gwen Ashby played listeners melodies from a culture unknown to them and asked where each melody was about to end. They guessed far better than chance. Some took this to mean that endings sound alike the world over. Ashby then played the same melodies with every note held equally long. Guesses fell to chance. In the original melodies, she notes, the last few notes are slower than the rest, as a runner slows before stopping. Listeners’ success, it seems, depended on ______
= a cue in timing and not on a knowledge of which notes make an ending.
- half-right | timing, a cue that is found in no culture but the one that made the melodies. | Timing is right, but a cue that strangers to the culture could use is hardly one that only that culture has.
- reversed | the choice of notes at the end and not on how long the notes were held. | With the same notes held equally long, “Guesses fell to chance,” so notes alone were no help.
- outside-the-text | the last notes’ growing softer and not on how long each of them was held. | Music often fades at an end, but loudness was neither changed nor mentioned; it was equal length that made guesses fall to chance.
> Inference. One thing was taken away and the skill vanished; that thing was the cue.
! When every note was “held equally long,” “Guesses fell to chance”; the original endings “are slower than the rest,” so timing was the cue.
## 41 Low -0.6
Some houses in the old quarter have two front doors, side by side. A guidebook explains that one was for the family and the other for coffins. Visitors like the story, and for a small fee the owner of the corner house will let them knock at the second door. Architect Hanna Bloch checked the town’s records and learned that each of these houses had once been two houses, owned by neighbors and later joined. In every house with two doors, she also found the stump of a wall that had run down the middle. The doors, it appears, ______
= are left over from the time when there were two houses.
- reversed | were made when the wall down the middle was taken away. | Before and after are exchanged: the doors belong to the time when the wall stood between two owners, not to the time of its removal.
- reversed | were made when one house was divided between two families. | One house and two families would account for the doors, but the records have it the other way around: two houses were “later joined.”
- outside-the-text | were copied from a style that was then in fashion elsewhere. | Fashion might explain odd doors, but nothing in the text points to it, and the records give another reason.
> Inference. Two owners, one wall between them: how many doors would they need?
! Each house “had once been two houses, owned by neighbors and later joined,” and each still has the stump of the dividing wall.
## 42 High 1.6
Philosopher Yaw Mensah asks us to imagine a village where everyone tells the truth except about one subject, the age of its well. On that subject each villager lies, and each lies differently. Some make it younger than the oldest house in the village, some older than the hills, and none will say why. A visitor who hears twenty answers learns nothing of the well’s age. But suppose the villagers, without a word to one another, lied alike. The visitor would then come away certain, and wrong. Agreement among witnesses, Mensah concludes, is valuable only so far as ______
= those who agree would have differed if they had been lying.
- reversed | those who agree have had no chance to talk to one another. | Witnesses kept apart sound safer, but these villagers agree “without a word to one another,” and the visitor is wrong all the same.
- true-but-not-asked | those who agree are known to be truthful about other things. | The villagers are indeed truthful about other things, but that does not make their agreement about the well worth anything.
- reversed | those who agree are too many for all of them to be mistaken. | Numbers inspire trust, but here all the villagers agree, and the visitor comes away “certain, and wrong.”
> Inference. Compare the two visits: when does the visitor learn nothing, and when is the visitor misled?
! When “each lies differently,” lies do no harm, since they disagree; when the villagers “lied alike,” agreement is worth nothing, since lying produces it, too.
## 43 Medium 0.2
Ferns spread by spores so light that the wind carries them across seas. Flowering plants of the island’s forest have heavy seeds that float badly and are eaten by no bird that flies far. The nearest land from which either could come lies some ninety kilometers off, and few boats call at the island. After a volcano had buried all of the island’s plants, the first botanists to return found a plain of bare ash with scattered green. Given how each group travels, one would expect that this early growth consisted largely of ______
= ferns, which could arrive without the help of water or birds.
- half-right | ferns, which had lived through the eruption as spores in the ash. | Ferns are right, but the text says that the volcano “had buried all of the island’s plants” and explains ferns’ success by wind.
- reversed | flowering plants, whose heavy seeds had not been blown away. | Heavy seeds may seem to hold out where they fall, but the island’s plants had been buried, and such seeds “float badly” and are eaten by no far-flying bird.
- half-right | ferns, which can grow in bare ash without the help of soil. | Ferns are right, but what they can grow in is not discussed; the facts that are given tell how spores and seeds travel.
> Inference. Compare how the two groups travel and ask which could reach a bare island first.
! Spores are “so light that the wind carries them across seas,” while the seeds “float badly and are eaten by no bird that flies far.”
## 44 High 1.0
When a firm lets people work from home, its managers often report that they hear fewer new ideas. Sociologist Bertil Anand counted the ideas themselves, as entered in the firm’s own log. Their number had not changed. What had changed was the path they took: where ideas had once been mentioned in corridors, they were now written down and sent to the person whose work they touched, who was seldom a manager. The managers’ impression, Anand suggests, arose because ______
= they no longer heard of ideas that were as numerous as before.
- half-right | ideas had ceased to reach them and were therefore no longer put to use. | The first half is right; but the ideas were sent to those “whose work they touched,” so nothing says they went unused.
- reversed | ideas were fewer at home than they had been in corridors. | That is the impression itself, which Anand wants to explain; the log shows that the number “had not changed.”
- cause-not-shown | they took an idea for new only if it was mentioned in a corridor. | Corridors are where managers once met ideas, but how they judged newness is not told; what changed is that ideas were sent to others.
> Inference. The number is the same and the path is new; explain how managers could be misled.
! The number “had not changed,” but ideas now went to someone “who was seldom a manager,” so managers simply did not hear them.
## 45 High 1.3
The cuckoo lays its eggs in other birds’ nests and relies on hosts that cannot tell its egg from their own. In regions where hosts have lived beside cuckoos for a long time, they often throw strange eggs out. Biologist Mei Tanaka placed painted eggs in nests of one host species on an island that cuckoos have never reached. The birds threw out the painted eggs nearly as often as their relatives on the mainland do. The island birds are descended from mainland birds that arrived some four thousand years ago. Tanaka’s result suggests that the habit of throwing out eggs ______
= can persist for a long time after the need for it is gone.
- reversed | can arise in birds whose ancestors never met a cuckoo. | The text implies the opposite of the ancestors: they were “mainland birds,” and it is the island, not the mainland, that cuckoos never reached.
- reversed | is lost soon after birds no longer share a region with cuckoos. | A habit without use might be expected to fade, but after four thousand years without cuckoos the birds do it “nearly as often,” so it was not lost soon.
- cause-not-shown | depends on how many strange eggs a bird has already seen. | Learning from experience would be plausible, but the island birds have never met a cuckoo and throw out strange eggs all the same.
> Inference. The ancestors had the habit, the danger is gone, the habit is still there.
! The island’s birds, apart from cuckoos for “some four thousand years,” threw out eggs “nearly as often as their relatives on the mainland do.”
## 46 Medium 0.1
In the 1790s a Spanish painter recorded each pigment he bought, with its price. Blue made from the stone lapis lazuli cost more than forty times as much as blue made from copper, and the two look nearly alike when fresh. Copper blue, however, turns green within decades if the air is damp. The painter used lapis for altarpieces in seaside churches and copper blue for the scenery of a theater that was repainted every season. His choices suggest that he ______
= spent money on lasting color only where the color had to last.
- half-right | used lasting color wherever a rich patron was paying for it. | He did spend selectively, but damp air and the time a work would hang explain it; patrons’ wealth is not mentioned.
- cause-not-shown | used costly color only where his work was seen from close by. | Scenery is indeed seen from farther off than an altarpiece, but what the text tells of is damp air and how long the work was to hang.
- reversed | preferred the look of copper blue to that of lapis when both were fresh. | Using copper blue may look like a preference, but the two “look nearly alike when fresh,” and he paid forty times as much for lapis where it mattered.
> Inference. Compare how long each work would stay and how damp the place was.
! Lapis went to “altarpieces in seaside churches,” copper blue to scenery “repainted every season,” and copper blue “turns green within decades if the air is damp.”
## 47 High 1.1
The playwright’s widow burned his letters, and biographers have blamed her for it ever since. One of them, Colm Reardon, recently found and published, in full, the instructions that the playwright left with his lawyer. They direct that the letters be given to a university on his death. They also direct, in a paragraph added a month before he died, that his widow may do with the letters whatever she thinks will cause the least pain to living people. In the light of this paragraph, Reardon argues, the burning should be regarded as ______
= a use of a freedom that the playwright himself had granted.
- overstates | an act that the playwright had asked of her for the sake of living people. | The paragraph does speak of sparing the living pain, but it asks for nothing: she “may do with the letters whatever she thinks” best.
- reversed | a breach of the playwright’s wish that a university receive the letters. | That wish was written first; the paragraph “added a month before he died” put his widow’s judgment above it.
- overstates | proof that the playwright had written something painful about living people. | She may have thought so, but what the letters held cannot be known from a permission to burn them.
> Inference. Weigh the two instructions by their date and see what the later one allows.
! The added paragraph says “that his widow may do with the letters whatever she thinks will cause the least pain,” so he had left the decision to her.
## 48 High 1.2
Honeybees kept by the university forage in a city; those kept by a nearby farm forage among fields of a single crop. At the end of summer, the city bees had stored less honey. A journalist wrote that cities are poor places for bees. Entomologist Nuria Saez pointed out that far more of the city colonies were alive in spring: nine of ten, against five of ten on the farm. To judge which place is better for bees, she said, one must first decide whether ______
= stored honey or surviving colonies should be the measure.
- supports-another-claim | the bees that died on the farm had made more honey than the others. | Dead colonies and stored honey are the two facts, but how much the dead bees had stored does not settle which fact should count.
- supports-another-claim | the fields or the weather killed the colonies on the farm. | Why bees died may be worth asking, but Saez has two results that point different ways, and the cause of one does not settle which should count.
- overstates | a single year can show anything about where bees do well. | One year may be short, but Saez’s point is that two results conflict, not that observation is useless.
> Inference. The two results point opposite ways; what has to be settled before one can compare?
! City bees “had stored less honey,” but “far more of the city colonies were alive in spring,” so the verdict depends on which of the two counts.
## 49 Medium 0.3
Tree rings are wide in wet years and narrow in dry ones. Hydrologist Pavel Nemec matched rings from beams in old barns with rings from living trees and so extended the valley’s record back to 1480. The pattern of narrow rings around 1540 is found in beams from thirty-one of the thirty-three barns. The other two, built of trees cut on the spot, stand beside a spring that has never been known to fail. Nemec takes their beams not as evidence against a drought in 1540 but as the wood of ______
= trees that did not depend on rain.
- cause-not-shown | trees felled before the drought. | Early felling might seem to explain the exceptions, but the text points to the spring; and such trees would show no rings for 1540 at all.
- outside-the-text | trees that grow best in drought. | Such trees would explain wide rings, but no kinds of tree are told apart; rings are “wide in wet years and narrow in dry ones.”
- outside-the-text | trees brought in from another valley. | Beams can be moved over long distances, but these two barns were “built of trees cut on the spot.”
> Inference. What is special about the place of the two barns, and how would it affect rings?
! The two barns “stand beside a spring that has never been known to fail,” and their trees were cut there, so these could grow well even without rain.
## 50 High 1.4
Two surveys asked the same eight hundred people in one city about their neighbors. The first asked whether neighbors in general could be trusted; most said no. The second asked whether each of the five neighbors living nearest could be trusted; most people said yes to all five. Both surveys were answered in writing and unsigned, a month apart, and both explained in the same words what was meant by trust. Nothing had happened in between. Sociologist Dana Whitlock thinks it unlikely that people had simply contradicted themselves. More probably, when asked about neighbors in general, they ______
= were not thinking of the people who lived next door.
- cause-not-shown | held back less than when they judged people one by one. | People may be polite about those they know, but there was nothing to hold back: both surveys were answered “in writing and unsigned.”
- reversed | took trust to mean more than they did a month later. | A change of meaning would explain both answers, but both surveys explained “in the same words what was meant by trust.”
- cause-not-shown | thought of the one or two nearby who had let them down. | One bad neighbor may color a general answer, but most people named none: of the neighbors living nearest they “said yes to all five.”
> Inference. Both answers can be true if “neighbors in general” calls up someone else.
! The five nearest were trusted, “neighbors in general” were not, and “Nothing had happened in between”: so the general question must have brought other people to mind.
## 51 High 1.0
Early films were projected at whatever speed the operator in the booth turned the crank, and exhibitors who wanted to fit in an extra show turned it faster. Surviving notes tell operators at which speed a film ought to run; the figures rise from year to year. Film historian Carla Benedetti observes that cameras, too, were cranked by hand, and that camera operators of the time, expecting their films to be sped up, began to crank faster as well. The rising figures may therefore reflect not a taste for quicker films but ______
= an effort to keep movement on the screen looking natural.
- true-but-not-asked | an effort by exhibitors to fit an extra show into the day. | That exhibitors fitted in an extra show is said, but the question is why the notes, which tell how films “ought to run,” name higher speeds.
- reversed | a wish among operators to make movement look faster than in life. | Rising figures suggest a wish for speed, but a film that is shot faster must be shown faster to look normal, so no extra speed would be seen.
- outside-the-text | an improvement in the motors that drove projectors. | Better machines might run faster, but both cameras and projectors here were turned by hand.
> Inference. If a film is cranked faster in the camera, at what speed must it be shown to look right?
! Camera operators, “expecting their films to be sped up, began to crank faster as well”; a film shot faster has to be shown faster for motion to look normal.
## 52 Medium 0.4
A charity mailed two versions of an appeal. One told the story of a single child; the other gave numbers for a whole region. Both were sent on the same day, to people chosen by lot, and ended with the same request. The story brought in more money. A third version, which told the child’s story and gave the numbers too, brought in less than the story alone. If numbers merely failed to interest readers, adding them to the story ______
= should not have lowered the sum that the story brought in.
- overstates | should have raised the sum above what either version brought in. | If numbers do nothing, they leave the sum as it was; that they should have raised it is more than the assumption allows.
- reversed | should have lowered the sum to what the numbers alone brought in. | The sum did fall, but if numbers have no effect, the story would keep all of its effect; the sum would not drop to the other’s level.
- supports-another-claim | should have brought in as little as the numbers did when sent alone. | This treats numbers as spoiling the story, which may be so, but the sentence supposes that they “merely failed to interest.”
> Inference. Take the “If” seriously: something without any effect is added. What should change?
! The third version “brought in less than the story alone”; if numbers “merely failed to interest readers,” they would have left the story’s effect as it was.
## 53 High 1.3
A language with few speakers is often said to be dying when its children no longer learn it. Among the hill people whom linguist Kofi Darko studied, children under ten speak only the national language. Yet in 1950 a visitor reported exactly the same, and the children of 1950 are now elders who speak the old language fluently. Darko found that boys and girls take it up at about fifteen, when they are first admitted to the councils in which it is used. That today’s children do not speak it is therefore ______
= weak evidence that the language will soon die out.
- reversed | strong evidence that the language will soon die out. | It is often taken so, but the same was seen in 1950, and those children “speak the old language fluently” today.
- overstates | strong evidence that they will learn the language later. | They may well take it up “at about fifteen,” but that they do not speak it now does not itself show so much.
- half-right | weak evidence that the councils will soon admit the young. | Weak evidence is right, but for the end of the language; that boys and girls are admitted at fifteen is told as a fact.
> Inference. The same sign was seen in 1950; what became of those children?
! Children did not speak it in 1950 either, and they “are now elders who speak the old language fluently,” having taken it up “at about fifteen.”
## 54 High 1.5
Historian Rhea Collier tells of an eclipse for which observers along the line of totality set their clocks by telegraph, except at one station, where the wire had been cut. Its observer reported totality forty seconds later than the calculation for that spot. At all other stations reports and calculations agreed within two seconds. The Moon’s shadow, astronomers remarked at the time, does not slow down for one village. They therefore attributed the forty seconds to ______
= a clock that had not been set with the others.
- half-right | a telegraph signal that came late and set the clock wrong. | A wrong clock is right, but no signal can have set it, late or not: at this station “the wire had been cut.”
- reversed | an error in the calculation for that spot. | One odd result at one spot may suggest an error there, but the calculations agreed everywhere else, and the remark about the shadow rules such a local error out.
- cause-not-shown | an observer who was slow to note the start of totality. | A slow observer could be forty seconds late, but nothing is said against this one; what set the station apart was the cut wire.
> Inference. What made this station different from all the others?
! Clocks were set “by telegraph, except at one station, where the wire had been cut,” and only there did the report disagree.
## 55 Medium 0.2
Gardeners who move to a new home sometimes take a favorite rose along as a cutting. A cutting grows into a plant with exactly the genes of its parent. A rose raised from seed does not, since half of its genes come from the pollen of another plant. Most garden roses are therefore grown from cuttings or grafts, while breeders who want something new sow seeds. The white rose called “Dame Alice” at the castle has the same genes as forty-two white roses in the gardens of the town. It follows that the forty-two roses of the town most likely ______
= go back, by cuttings or grafts, to a single plant.
- half-right | sprang from seeds of the rose that grows at the castle. | The castle’s rose may be the origin, but a seedling takes “half of its genes” from another plant and would differ.
- half-right | were grafted on roses that were raised from one plant’s seeds. | Grafts are among the ways that keep a parent’s genes, but seeds of one plant would differ, and what they carry is not asked about.
- reversed | come, by cuttings or grafts, from several roses that looked alike. | Cuttings and grafts are right, but white roses that merely looked alike would differ in genes; these forty-two have “the same genes.”
> Inference. Which way of growing keeps all the genes the same?
! A cutting has “exactly the genes of its parent,” a seedling does not; forty-two plants with “the same genes” have therefore come, by cuttings or grafts, from one.
## 56 High 1.0
Critics have wondered why the novelist, so careful of dates, lets a character read in June a newspaper that is plainly from November. In a book whose plot turns on who knew what on which day, the slip is hard to miss, and early reviewers made merry over it. Some put it down to haste. The manuscript, however, shows that she first wrote “June,” crossed it out for “November,” and then crossed that out and restored “June.” Whatever her purpose may have been, the manuscript makes it difficult to believe that ______
= the mismatch of dates escaped her notice.
- outside-the-text | readers were meant to notice the mismatch of dates. | Readers may have been meant to notice, but the text leaves this open, “Whatever her purpose may have been”; only her own notice is proved.
- reversed | she knew from which month the newspaper came. | A slip in dates looks like ignorance, but writing “November” shows that she did know; the manuscript supports this instead of making it hard to believe.
- too-broad | she took more care over dates than other novelists did. | The text calls her careful of dates, but the corrections in one place allow no comparison with others.
> Inference. What does changing the month twice show about her attention?
! She wrote one month, “crossed it out” for the other, and then “restored” the first: she weighed the very point, so she cannot have overlooked it.
## 57 High 1.2
In the port of Valdora, the price of bread doubled between 1841 and 1843, and riots followed. It is tempting to say that hunger caused them. Yet in 1824 bread had cost even more, and the port was quiet. Historian Solène Marchand notes that in 1824 the price was posted each week by the city, which was known to be selling grain at a loss; in 1842 this practice had been given up, and rumors said that grain was being hidden. The contrast between the two years suggests that high prices ______
= led to unrest when people believed them to be unjust.
- half-right | caused unrest once people believed that the city was selling grain at a loss. | Belief is right, but selling at a loss was known in 1824, the year in which “the port was quiet.”
- overstates | had no part in bringing about the riots of 1843. | Prices alone did not suffice in 1824, but that does not show that they played no part later.
- reversed | were accepted as long as people did not know what grain cost. | It sounds as if ignorance kept the peace, but in 1824, when prices were accepted, they were “posted each week.”
> Inference. Bread was dear in both years; what else differed between them?
! In 1824 bread “had cost even more, and the port was quiet,” when the city posted prices and sold at a loss; later “rumors said that grain was being hidden.”
## 58 Low -0.4
Many moths fly toward lamps, and it was long thought that they mistake a lamp for the Moon. The explanation appealed to naturalists and poets alike, although a moth that flew toward the Moon would never arrive and could not circle it. Filmed with fast cameras, however, moths near a lamp were seen to keep turning their backs to it, whatever its position. In the open, turning one’s back to the brightest thing keeps an insect level, since the sky is brighter than the ground. Near a lamp, the same habit would be expected to ______
= tilt the insect and bend its path around the light.
- reversed | keep the insect level and lead it safely away. | Under the open sky the habit keeps the insect level; beside a lamp, where the brightest thing is not above, the text implies the opposite.
- reversed | carry the insect straight on into the light. | It looks like what moths do at a lamp, but a moth that turns its back to the light is tilted by it and flies around, not straight.
- outside-the-text | tire the insect and make it rest until morning. | A circling moth may tire, but the text explains only how its body turns toward or away from light.
> Inference. Apply the habit (back to the brightest thing) to a light that is beside the insect and not above.
! Moths “keep turning their backs to it, whatever its position”; with the brightest thing at the side, the body tips over and the path curves.
## 59 Medium 0.3
The town’s oldest map shows a straight road where the present one bends twice. Local tradition says that the bends were made to go around a giant oak. But the county’s survey of 1803 records a claim for damages by a farmer whose field was cut in two by the straight road, and the next map, of 1806, shows the bends running exactly along the edges of that farmer’s field. No oak appears in any record. The bends, then, were probably made ______
= so that the road would no longer divide the farmer’s field.
- cause-not-shown | by the farmer, who wished to shorten his own way to town. | The farmer does come into it, but the text gives no such motive: he complained of a divided field, and bends make a road longer.
- reversed | before the farmer had asked for damages in 1803. | Claim and bends do belong together, but in another order: the claim comes first, and the bends appear on “the next map, of 1806.”
- outside-the-text | in order to slow the traffic that entered the town. | Bends do slow traffic, so the idea is natural, but no record cited here mentions traffic or its speed.
> Inference. Put the records in order of time and see what the bends follow.
! In 1803 the farmer claimed damages because “field was cut in two by the straight road”; by 1806 the bends run “exactly along the edges of that farmer’s field.”
## 60 High 1.6
A theory is often praised for explaining everything. Statistician Ebba Lund would rather it did not. Her examples come from economics, in which forecasts are made every spring, are printed in large type, and are seldom looked at again. She describes two forecasters. The first said that unemployment would rise, fall, or stay the same, and was right. The second said that it would fall by one to two points, and was right as well. Both had predicted correctly; only the second, Lund says, deserves to be consulted again, because she alone ______
= had made a claim that could have failed.
- true-but-not-asked | had said something that then proved true. | This is so, but it does not set her apart: “Both had predicted correctly,” and the question is what “she alone” did.
- outside-the-text | had been ready to look at her words again. | Forecasts are “seldom looked at again,” which may seem the complaint, but neither forecaster is said to have gone back to hers.
- reversed | had named several outcomes at once. | Naming each outcome, “rise, fall, or stay the same,” is what the first did, and it is what Lund objects to.
> Inference. Both were right; find what the second risked that the first did not.
! The first said unemployment “would rise, fall, or stay the same,” which cannot fail; the second said it “would fall by one to two points,” which could have been wrong.
`
