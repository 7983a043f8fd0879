import { questions } from '../marked.ts'

export const inferences5 = questions('inferences')`
## 114 High 1.2
Two rooms of a Babylonian house yielded clay tablets on which pupils had written out the same hymn. Since the corrections in both rooms are by a single hand, scholars assumed that one master had taught both groups in one way. Assyriologist Nadja Ferencz looked instead at what had needed correcting. In the east room, pupils often put down signs that differ from the right ones by a wedge or two but stand for quite different sounds, and several skipped from one line to a later one with the same ending. In the west room, the wrong signs look nothing like the right ones, though anyone reading the tablets aloud would hear no mistake. Ferencz concludes that the master had ______
= the east pupils copy the hymn from a tablet and the west pupils take it down by ear.
- reversed | the east pupils take the hymn down by ear and the west pupils copy it from a tablet. | The two methods are right, but they are given to the wrong rooms: signs that merely look alike, as in the east, are confused by the eye.
- half-right | both groups copy the hymn from a tablet, though the west pupils had the worse copy. | Copying explains the east room, but a poor model would not make pupils in the west write signs that sound exactly right.
- half-right | both groups take the hymn down by ear, though the east pupils heard it less clearly. | Listening explains the west room, but pupils who misheard in the east would not have skipped between lines that end alike.
> Inference. For each room, ask whether the eye or the ear would make such mistakes.
! In the east, wrong signs “differ from the right ones by a wedge or two” and lines were skipped, as happens in copying; in the west “anyone reading the tablets aloud would hear no mistake,” as happens in dictation.
## 115 High 1.4
On many islands, lizards are smaller than their relatives on the mainland. Two explanations are offered: islands have less food, and islands have fewer predators, which on the mainland spare only lizards too large to swallow. Herpetologist Tomasz Okonjo compared one species on three groups of islands. In the first group, food is scarce and hawks are absent; the lizards there are small. In the second, food is just as scarce, but hawks are common; the lizards are as large as on the mainland. In the third, hawks are absent but food is plentiful; here, too, lizards reach mainland size. Okonjo’s comparison suggests that in this species small size results from ______
= scarce food, but only in places where hawks are absent.
- half-right | a shortage of food, whether or not hawks are present. | Scarce food is needed, but on the second group of islands it was “just as scarce” among hawks, and the lizards were large.
- half-right | an absence of hawks, whether or not food is scarce. | Hawks do have to be absent, but on the third group they were, and where food was plentiful the lizards stayed large.
- overstates | an absence of hawks or else a shortage of food, by itself. | Each has a part, but neither did it alone: the second group had one of the two, the third had the other, and both had large lizards.
> Inference. Make a small table: food, hawks, size. Which combination gives small lizards?
! Lizards were small only where “food is scarce and hawks are absent”; with hawks they were “as large as on the mainland,” and with food “here, too, lizards reach mainland size.”
## 116 High 1.3
Hoards of silver coins buried in the 1640s are found by the dozen in the eastern half of the province and hardly at all in the west. They have been read as a measure of fear: the more hoards, the greater the panic. Numismatist Brigid Skovgaard objects that troops were expected in both halves alike and that family letters from east and west speak equally often of burying silver. Nor was the east richer; tax rolls show no difference. In both halves, moreover, letter writers usually told a kinsman where the silver lay. But the east was struck by a plague that emptied whole villages within weeks, and the west was spared. Skovgaard concludes that the number of hoards found in a place chiefly reflects how many households there ______
= had nobody left who could come back for the coins.
- cause-not-shown | had kept the place of the coins from their kin. | Secrecy would leave coins in the ground, but it does not divide east from west, since writers in both halves told a kinsman.
- cause-not-shown | had learned in earlier raids to bury coins. | Earlier raids might have taught people to bury silver, but none are mentioned, and letters from both halves “speak equally often” of burying it.
- reversed | had taken fright at the approach of the troops. | This is the old reading, to which Skovgaard objects: troops were expected, and silver was buried, in both halves alike.
> Inference. Strike each cause that was the same in east and west; what is left?
! Danger, burying, and wealth were alike, and writers “usually told a kinsman where the silver lay”; only the east had “a plague that emptied whole villages within weeks,” so there the owners and their kin were gone.
## 117 High 1.3
~ The following text is from <em>The Two Ledgers</em>, a novel in the manner of the 1870s written for Fourfold. The narrator is Jane.
My brother had been told at school that he was clever, and I had been told at home that I was useful, and for thirty years neither of us thought of exchanging our testimonials. When the bank at Marl failed, he came to me to be comforted, and it did not strike him as odd that the comfort should come from a person who had moved her own money in March, a week after reading the directors’ report aloud to him while he dozed. “You were always lucky, Jane,” said he. I said that I supposed I was. He had lost a good deal already that week, and I did not see why he should lose that too.
? Based on the text, what can most reasonably be inferred about Jane?
= She moved her money deliberately but lets her brother think it was chance.
- half-right | She moved her money deliberately and hid the report from her brother. | That she acted on purpose is right, but she hid nothing: she read the report “aloud to him while he dozed.”
- reversed | She moved her money by chance but lets her brother think it was foresight. | Chance is her brother’s word, and she goes along with it; she had acted “a week after reading the directors’ report.”
- takes-literally | She moved her money by chance and is sorry that her brother was less lucky. | Her reply, “I supposed I was,” sounds like agreement, but it is kindness: she spares him the loss of his opinion of himself.
> Inference, literature. When did she act, and what does she let him keep?
! Jane “had moved her own money in March, a week after reading the directors’ report,” yet to “You were always lucky, Jane,” she merely agrees: what she will not take from him is his belief in his own cleverness.
## 118 High 1.1
Stones and grit that lie on a glacier affect its melting in two ways. A dusting thinner than about two centimeters is dark, takes up sunlight, and melts the ice beneath faster than if it were bare; a cover thicker than about five centimeters keeps warmth out and slows melting to less than that of bare ice. On the Hvítur glacier, grit is ten centimeters deep on the lowest stretch, one centimeter deep on the middle stretch, and absent from the highest. Air is warmest at the bottom, but glaciologist Runa Egilsdottir found that over these short distances this matters far less than the cover does. Between two surveys thirty years apart, the glacier would thus be expected to have lost ______
= more height in its middle stretch than at either end.
- half-right | more height in its highest stretch than in its middle. | Bare ice does lose more than ice under thick grit, but the one centimeter in the middle melts ice “faster than if it were bare.”
- supports-another-claim | more height in its lowest stretch than in its middle. | The lowest stretch has the warmest air, but that matters “far less than the cover does,” and there the cover is thick.
- reversed | less height in its middle stretch than at either end. | The middle does stand apart from both ends, but a cover of one centimeter speeds melting; it is the lowest stretch that loses least.
> Inference. Sort the three stretches by cover: thick, thin, none.
! A dusting under two centimeters “melts the ice beneath faster than if it were bare,” and thick cover slows it “to less than that of bare ice”; the thin grit, “one centimeter deep on the middle stretch,” makes that part sink most.
## 119 High 1.6
Large rivers keep their names when a new language reaches a region, since people far up and down the stream go on using them; the names of brooks and fields, known only nearby, last only if enough of the earlier inhabitants stay to teach them to the newcomers. Twice in its history the Orlec region changed its language, from an unknown one to Velic and from Velic to the present one; inscriptions show that on the plain and in the hills each change came within the same few years. On the plain, large rivers have names from the unknown language, and all else is named in the present one. In the hills, even brooks have names from the unknown language. Linguist Irena Maslak infers that, compared with the plain, the hills ______
= kept more of their earlier inhabitants when the languages changed.
- cause-not-shown | were reached by each of the new languages somewhat later. | A late change might also save old names, but inscriptions show that it came to plain and hills “within the same few years.”
- outside-the-text | had more inhabitants before any of the languages changed. | Many namers may seem to leave many names, but how many people there were at first is not said; it matters who stayed.
- reversed | had brooks that were in use by people far up and down the stream. | Use far up and down the stream does keep a name alive, but in large rivers; brooks are “known only nearby.”
> Inference. Brooks kept old names in the hills. What does the first sentence say this requires?
! The names of brooks “last only if enough of the earlier inhabitants stay to teach them,” and in the hills “even brooks have names from the unknown language”; so more people stayed there through both changes.
## 120 High 1.5
When sand slides over an ant of one species, nestmates dig it free. A buried ant struggles, and a gland in its jaw gives off a certain substance. To learn what the diggers respond to, entomologist Paulo Marchetto buried several things in turn. Stunned nestmates, motionless but coated with the substance, were left alone. So were lively nestmates whose gland he had sealed with wax. A bit of wire that was jerked by a thread and coated with the substance was dug out at once, though it had been boiled and carried no scent of the colony. A lively ant from another colony, its gland intact, was dug out too, and then attacked. The experiments suggest that ants of this species will dig for ______
= whatever moves and gives off the substance, even if it does not smell of the colony.
- half-right | a moving object that smells of the colony, whether or not it gives off the substance. | Movement is needed, but lively nestmates with a sealed gland, which smell of the colony, were left in the sand.
- overstates | an object that gives off the substance, whether or not it is able to move. | The substance is needed, but this makes it enough by itself, and it was not: stunned nestmates “coated with the substance, were left alone.”
- half-right | a moving object that gives off the substance, provided that it smells of the colony. | Both signals are right, but the condition is not: the wire had no scent of the colony and was dug out at once.
> Inference. Take the three signals one at a time: movement, substance, scent of the colony.
! Without movement or without the substance nothing was dug out; but the wire, which “carried no scent of the colony,” was dug out, and so was “A lively ant from another colony.”
## 121 High 1.4
A railway from the mines to the port was chartered in 1838 and opened in 1846. Traffic on the canal that it replaced is supposed to have drained away when trains began to run. For grain, this is so. Coal, however, began to leave the canal for the coast road as early as 1839, although the canal company, alarmed by the charter, lowered its charges on coal every year and the road was slower. Historian Oona Raghavan points out that grain was shipped by the load, at prices posted each week, whereas the canal carried coal only under agreements that ran for ten years. Coal merchants, she concludes, gave up the canal so early because ______
= renewing then would have tied them to it after the trains had begun to run.
- cause-not-shown | carrying coal on it had come to cost them more than before the charter. | Rising cost would be a reason to leave, but the company “lowered its charges on coal every year.”
- outside-the-text | the company would no longer ship coal for them under ten-year agreements. | Agreements of ten years are the key, but the company was eager to keep coal, since it “lowered its charges”; that it refused to sign is not said.
- half-right | orders for coal had become too small to ship under ten-year agreements. | The ten-year agreements are the key to the matter, but nothing suggests that merchants were selling less coal.
> Inference. How long would an agreement signed in 1839 last, and what was expected before its end?
! Coal went “only under agreements that ran for ten years”; one signed in 1839 would have run past the time when the railway, “chartered in 1838 and opened in 1846,” could be used.
## 122 High 1.5
~ The following poem, “Fair Copy,” was written for Fourfold in the manner of the 1930s.
/ He thanks me. In my language, he is told,
/ his book is loved, and one scene most of all:
/ the bells across the harbor in the cold.
/ He puts it down to readers: they recall
/ things that were never there. I have it here,
/ his page: the harbor and the cold, no bell.
/ I answered him that I had tried to steer
/ as near his course as might be, and that, well,
/ a foreign public has a foreign ear;
/ and stamped it, guilty as a guest who leaves
/ a silver spoon behind, not one who thieves.
? Based on the poem, what can most reasonably be inferred about the bells?
= They are the speaker’s addition, which the author does not suspect.
- half-right | The speaker put them in, and the author is grateful for the idea. | Who added them is right, but the author’s thanks are not for an idea: he thinks that readers “recall things that were never there.”
- takes-literally | The readers imagined them, and the speaker will not correct them. | This is what the author believes, and the speaker lets it stand; but one who had nothing to do with it would not feel “guilty.”
- reversed | The author described them, and the speaker has left them out. | Something was changed on the way, but it is the author’s page that has “no bell,” and the speaker’s version that is loved for them.
> Inference, poetry. Who knows of bells, whose page lacks them, and why does the speaker feel as he does?
! The author’s page has “the harbor and the cold, no bell,” and he thinks that readers “recall things that were never there”; the speaker, like a guest “who leaves a silver spoon behind,” has secretly given something to the book.
## 123 High 1.3
To estimate how many people in an earlier age could read, historians count those who signed the marriage register with a name and not with a cross. The method has a known weakness. Children were taught to read first and to write some years afterward, so a person taken out of school early might read well and yet sign with a cross. In most districts it was girls who left early. In the fishing parishes of the Sker coast, however, boys went to sea at eight, while girls, for whom the boats had no use, commonly stayed in school until eleven. Writing was begun there at nine. In these parishes, historian Maeve Corrigall argues, a count of signatures most likely ______
= leaves out more of the men who could read than of the women.
- reversed | misses more of the women who could read than of the men. | This would hold in most districts, where “it was girls who left early,” but on this coast boys left first.
- half-right | misses about as many men who could read as it does women. | It does miss men who could read, but girls stayed until eleven, past the age for writing, so the two are not alike.
- overstates | leaves out some women and counts too many men as readers. | Men and women are affected differently, but nobody learned to write before reading, so no count of signatures is too high for readers.
> Inference. Who left school after learning to read but before learning to write?
! On this coast “boys went to sea at eight,” and “Writing was begun there at nine”: many men could read and not sign, while girls “commonly stayed in school until eleven.”
## 124 High 1.2
When it rains, cabs are in demand, and a driver earns more in an hour than on a dry day. One might expect drivers to work longer then. Economist Tadeo Brill found the reverse among drivers in one city: on rainy days most went home two hours early. Drivers may work toward a sum for the day, which rain fills sooner, or the best hours of rain may come early, or driving in it may simply be tiring. But on dry days of the yearly fair, when every hour paid as well as an hour of rain, the same drivers drove to the end of their shifts; and in rain, he found, the last hours paid as well as the first. Brill’s findings suggest that the drivers who go home early in rain ______
= have had enough of driving by then, as they would not on a dry day.
- cause-not-shown | have earned by then what they meant to earn in the course of the day. | A sum for the day is a good guess, but on the fair’s dry days, when hours “paid as well,” it was filled as soon and nobody stopped.
- cause-not-shown | know that the hours in which rain pays them best are over by then. | Early hours might well be best, but in rain, as Brill found, “the last hours paid as well as the first.”
- outside-the-text | must have the cab back with its owner at a fixed hour of the day. | Owners and fixed hours are not in the text, and on dry days the same drivers drove “to the end of their shifts.”
> Inference. Three reasons are offered. Which of them does the fair strike out, and which the pay of the last hours?
! With the same pay, drivers on dry days “drove to the end of their shifts,” so it is not the sum; “the last hours paid as well as the first,” so it is not the pay; what is left is that driving in rain is “tiring.”
## 125 High 1.7
A track of oak planks once crossed the bog at Corrahan. The rings of the wood show that planks were laid in a single winter and that broken ones were replaced nine years later and again eight years after that. Every plank that was replaced and thrown aside, and every plank of the first repair, is hollowed by feet; those of the second repair still show the marks of the ax, as sharp as when they were made. Bark on the underside, which drops from oak within two years unless the wood is soaked, is missing from all the older planks but clings to those of the second repair. Archaeologist Fionn Delahaye infers that after the second repair the track most likely ______
= went under water within two years and had been walked on little by then.
- reversed | sank slowly under the feet of those who went on using it for years. | Water did take the track, but within two years, or the bark would be gone, and feet would have worn the “marks of the ax.”
- half-right | lay dry for more than two years but was walked on little in that time. | Sharp ax marks do suggest little use, but on planks that lay dry so long the bark would have dropped off.
- reversed | lay dry for more than two years and was walked on heavily in that time. | This fits the older planks, which are hollowed and have no bark; those of the second repair are unlike them in both respects.
> Inference. Bark tells about water, ax marks tell about feet; apply both to the second repair.
! Bark “drops from oak within two years unless the wood is soaked” and still “clings to those of the second repair,” whose ax marks are “as sharp as when they were made”: soon soaked, hardly used.
`
