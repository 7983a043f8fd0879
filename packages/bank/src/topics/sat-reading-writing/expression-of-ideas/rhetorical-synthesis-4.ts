import { questions } from '../marked.ts'

export const rhetoricalSynthesis4 = questions('rhetorical-synthesis')`
## 39 Low -0.9
While researching a topic, a student has taken the following notes:
* The Venus flytrap and the pitcher plant both get nitrogen from insects.
* Both grow in bogs, where the soil holds little nitrogen.
* The Venus flytrap closes a hinged leaf on an insect.
* The pitcher plant has no moving parts; insects slip into a leaf that is shaped like a jug.
* Both digest their prey with enzymes.
? The student wants to emphasize a difference between the two plants. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= The Venus flytrap snaps shut on insects, whereas the pitcher plant lets them slip into a jug.
- swaps-same-and-different | The Venus flytrap and the pitcher plant both grow in bogs and digest the insects that they catch with enzymes. | Both plants are there, but the sentence tells what they share, and the goal asks how they differ.
- true-note-wrong-goal | The Venus flytrap, a plant of bogs with little nitrogen in their soil, catches insects by closing a hinged leaf. | This is true to the notes, but with only one of the plants in it no difference can be shown.
- says-more-than-the-notes | Unlike the Venus flytrap, the pitcher plant needs no nitrogen, since insects slip into its leaves. | It does set the plants apart, but the notes say that both get nitrogen from insects.
> Synthesis. Checklist: flytrap, pitcher plant, one difference that the notes support.
! The notes differ on how prey is caught: the flytrap “closes a hinged leaf on an insect,” while the other “has no moving parts.”
## 40 Low -0.8
While researching a topic, a student has taken the following notes:
* Bessie Coleman was born in Texas in 1892.
* No flying school in the United States would admit her, because she was Black and a woman.
* She learned French and went to France.
* In 1921 she earned a pilot’s license there.
* She returned to perform in air shows.
? The student wants to explain why Coleman went to France. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Coleman went to France because no flying school in the United States would admit her.
- true-note-wrong-goal | Coleman, who was born in Texas in 1892, went to France and later performed in air shows. | She does go to France in this sentence, but nothing is said about her reason for going.
- overview-for-detail | Coleman learned French and became a pilot, overcoming the obstacles that were put in her way. | “Obstacles” hints at a reason, but the goal asks for it to be explained, and the schools are not named.
- says-more-than-the-notes | French schools, which gave licenses more quickly than American ones did, drew Coleman to France. | This gives a reason, but not the one in the notes, which do not compare how quickly licenses were given.
> Synthesis. The goal asks “why”: look for the note with the reason and the option that states it.
! The reason stands in the second note: “No flying school in the United States would admit her.”
## 41 Medium 0.1
While researching a topic, a student has taken the following notes:
* Ceramicist Ayo Balogun makes large vessels from river clay.
* Her early work, from 2001 to 2010, is smooth and painted white.
* Since 2011 she has left the marks of her fingers in the clay.
* Critic Jan Prewitt calls the later vessels “maps of a pair of hands.”
* Balogun lives in Ibadan.
? The student wants to describe how Balogun’s work has changed over time. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Balogun’s vessels, once smooth and white, have since 2011 borne the marks of her fingers.
- goal-half-met | Balogun’s vessels, which she makes from river clay, have since 2011 borne the marks of her fingers. | The later work is described, but without the earlier there is nothing from which it has changed.
- true-note-wrong-goal | Balogun, who lives in Ibadan, makes large vessels that one critic has called “maps of a pair of hands.” | This is true of her work, but it does not compare one time with another.
- says-more-than-the-notes | Balogun’s vessels, once painted white by others, have since 2011 been shaped by her own hands. | It shows a change, but the notes do not say that others had painted or shaped the early vessels.
> Synthesis. A change needs a before and an after; find the option with both.
! The early work “is smooth and painted white,” and “Since 2011 she has left the marks of her fingers in the clay”: before and after.
## 42 Medium 0.3
While researching a topic, a student has taken the following notes:
* Ghost crabs live in burrows on sandy beaches.
* Biologist Imre Takács counted their burrows on six beaches.
* Three of the beaches were open to cars; three were not.
* Beaches without cars had on average 31 burrows per 100 square meters.
* Beaches with cars had on average 8.
? The student wants to present the study and its results. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= On six beaches Takács found 31 burrows per 100 square meters without cars and 8 with them.
- goal-half-met | Biologist Imre Takács counted the burrows of ghost crabs on six beaches, three of which were open to cars. | The study is presented, but what it found is left out, and the goal asks for both.
- true-note-wrong-goal | Ghost crabs, which were studied by biologist Imre Takács, live in burrows that they dig on sandy beaches. | The study is mentioned, but the sentence is about where the crabs live, not about what was found.
- says-more-than-the-notes | By studying six beaches, Takács proved that cars crush ghost crabs as they run to their burrows. | A result is given, but the notes report numbers of burrows and do not say how crabs come to be fewer.
> Synthesis. Two boxes: what was done, and what came out.
! The study “counted their burrows on six beaches,” and the results are “31 burrows per 100 square meters” without cars and 8 with them.
## 43 Medium 0.2
While researching a topic, a student has taken the following notes:
* The kora is a West African harp with twenty-one strings.
* It is traditionally played by members of certain families, called griots.
* Sona Jobarteh was born in London in 1983 to a Gambian griot family.
* She is widely described as the first woman from such a family to become a professional kora player.
* She founded a music school in The Gambia.
? The student wants to introduce Jobarteh to an audience unfamiliar with the kora. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Sona Jobarteh is a professional player of the kora, a West African harp with twenty-one strings.
- wrong-audience | Sona Jobarteh, from a Gambian griot family, is widely described as the first professional woman kora player of her kind. | She is introduced, but an audience that does not know the kora is not told what it is.
- goal-half-met | The kora, which is traditionally played by griots, is a West African harp with twenty-one strings. | The instrument is explained, but Jobarteh, who is to be introduced, does not appear. Something that the goal asks for is missing.
- true-note-wrong-goal | Born in London in 1983, Sona Jobarteh founded a music school in The Gambia. | These facts introduce her, but they leave out the kora altogether. Being true to the notes is not enough.
> Synthesis. Introduce the person, and tell this audience what a kora is.
! The audience needs both who she is (“born in London in 1983 to a Gambian griot family”) and what a kora is: “a West African harp with twenty-one strings.”
## 44 Medium 0.5
While researching a topic, a student has taken the following notes:
* By the 1920s a plague of prickly pear cactus covered much of eastern Australia.
* Moths whose larvae eat the cactus were brought from Argentina.
* By 1933 most of the cactus had been destroyed.
* In 1935 cane toads were brought to Australia to eat beetles in sugarcane.
* The toads hardly ate the beetles and became a plague themselves.
? The student wants to make a generalization about the use of introduced species to control pests. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Introducing one species to control another can bring success, as with moths, or harm, as with toads.
- goal-half-met | Introducing one species to control another can bring great success, as moths from Argentina did. | This is a generalization, but it rests on one case and leaves out the one that went wrong.
- detail-for-overview | Moths brought from Argentina destroyed most of the cactus in eastern Australia by 1933. | The fact is right, but it concerns a single case; a generalization has to speak of such introductions as a group.
- says-more-than-the-notes | Introducing one species to control another usually does more harm than good. | It is general enough, but the notes have one success and one failure and do not show what is usual.
> Synthesis. A generalization must cover both cases in the notes, and no more than the notes allow.
! By 1933 “most of the cactus had been destroyed,” but the toads “became a plague themselves”: such introductions can go either way.
## 45 High 1.0
While researching a topic, a student has taken the following notes:
* Some scholars think that Stone Age hand axes were made to be used as tools.
* Others think that the finest were made mainly to impress.
* Archaeologist Dora Venn examined 200 of the finest axes under a microscope.
* On 188 of them she found no trace of wear.
* Tools that are used show wear within hours.
? The student wants to use Venn’s study to support one of the two views. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= That 188 of the 200 finest axes show no wear, though use leaves traces within hours, suggests that they were made to impress.
- goal-half-met | With a microscope, Venn established that 188 of the 200 finest axes show no trace of wear. | The finding is reported, but no view is supported by it; the goal asks for the step from the one to the other.
- says-more-than-the-notes | That 12 of the 200 finest axes show wear proves that all of them had been made as tools. | A view is supported, but twelve worn axes cannot prove this about all, and most axes count against it.
- true-note-wrong-goal | Some scholars think that hand axes were tools, while others think that the finest were made mainly to impress. | Both views are told fairly, but Venn’s study, which is to support one of them, is missing.
> Synthesis. Three boxes: the study’s finding, why it counts, and the view that it supports.
! Venn “found no trace of wear” on most, though tools “show wear within hours”: this supports the view that the finest “were made mainly to impress.”
## 46 Medium 0.4
While researching a topic, a student has taken the following notes:
* <em>Saltwater Hymnal</em> (2015) is a novel by the invented author Lindiwe Marsh.
* It is told by three sisters in turn.
* <em>The Glass Orchard</em> (2019) is Marsh’s second novel.
* It is told by a house.
* Both novels are set in a town that is losing its harbor.
? The student wants to compare the two novels’ narrators. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Marsh’s <em>Saltwater Hymnal</em> is told by three sisters in turn, her <em>Glass Orchard</em> by a house.
- true-note-wrong-goal | Marsh’s <em>Saltwater Hymnal</em> and <em>The Glass Orchard</em> are both set in a town that is losing its harbor. | Both novels are compared, but by the town in which they are set; the narrators are not mentioned.
- goal-half-met | Marsh’s <em>Saltwater Hymnal</em>, which came out in 2015, is told by three sisters in turn. | One narrator is described, but a comparison needs the other novel’s too. Something that the goal asks for is missing.
- true-note-wrong-goal | Marsh’s <em>Saltwater Hymnal</em> came out in 2015, and <em>The Glass Orchard</em>, her second novel, in 2019. | The dates of both are right, but dates do not compare who tells the stories.
> Synthesis. Who tells the first novel, and who the second?
! The first “is told by three sisters in turn,” the second “is told by a house”: the narrators of both are named.
## 47 High 1.2
While researching a topic, a student has taken the following notes:
* Dogs can detect some diseases by smell.
* In a trial led by Noor Haskell, dogs picked out 94 of 100 samples from sick people.
* They also wrongly picked 40 of 400 samples from healthy people.
* A laboratory test for the same disease takes two days.
* A dog takes less than a second.
? The student wants to acknowledge a weakness of the method while stressing its advantage. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Although they wrongly picked 40 of 400 healthy samples, dogs need under a second, not a test’s two days.
- goal-half-met | The dogs picked out 94 of 100 samples from sick people in less than a second each, where a test takes two days. | The advantage is stressed, but nothing is conceded; a weakness has to be acknowledged as well.
- true-note-wrong-goal | Although the dogs picked out 94 of 100 samples from sick people, they wrongly picked 40 of 400 from healthy ones. | Strength and weakness are both there, but the sentence ends by stressing the weakness. Being true to the notes is not enough.
- says-more-than-the-notes | Although the dogs sometimes grew tired, they need less than a second, where a laboratory test takes two days. | It has the right shape, weakness first and advantage last, but the notes do not mention tired dogs.
> Synthesis. Weakness first (in the “although” part), advantage last, both from the notes.
! The weakness is that they “wrongly picked 40 of 400 samples from healthy people,” the advantage that “A dog takes less than a second” and a test “two days.”
## 48 Medium 0.2
While researching a topic, a student has taken the following notes:
* Hedy Lamarr (1914–2000) was a film actress born in Vienna.
* In 1942 she and composer George Antheil received a patent.
* The patent describes a radio signal that hops from one frequency to another.
* It was meant to keep enemies from jamming torpedoes.
* Related methods are used in wireless devices today.
? The student wants to emphasize the lasting importance of the 1942 patent. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Methods related to the signal patented by Lamarr and Antheil are used in wireless devices today.
- true-note-wrong-goal | The patent that Lamarr and Antheil received in 1942 describes a radio signal that hops from one frequency to another. | The patent is described, but nothing shows that it matters beyond its time. Being true to the notes is not enough.
- goal-half-met | Lamarr, a film actress born in Vienna, received a patent in 1942 that was meant to keep enemies from jamming torpedoes. | Its purpose in wartime is told, but “lasting” asks for what came of it later.
- overview-for-detail | The patent that Lamarr and Antheil received in 1942 is one of the most interesting in the history of film. | It sounds like praise of something important, but it names no use of the patent and nothing that lasts.
> Synthesis. “Lasting” means up to today; which option says so?
! That “Related methods are used in wireless devices today” shows that the patent has mattered far beyond 1942.
## 49 High 1.1
While researching a topic, a student has taken the following notes:
* Sourdough bread rises by means of wild yeasts and bacteria.
* Many bakers believe that the microbes come from the air of the place.
* Microbiologist Beata Król had fifteen bakers in fifteen countries start a dough from the same flour.
* The resulting microbes differed from baker to baker.
* Each dough’s microbes closely resembled those on its baker’s hands.
? The student wants to challenge the common belief with evidence from the study. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Król’s study suggests that the microbes come less from the air than from bakers’ hands, which they closely resembled.
- true-note-wrong-goal | Król’s study, in which fifteen bakers in fifteen countries used the same flour, showed that microbes differ from baker to baker. | The finding is right, but differences from place to place would fit the belief about the air.
- goal-half-met | Many bakers believe that the microbes in sourdough come from the air, but this is not entirely so. | The belief is challenged, but no evidence from the study is given. Something that the goal asks for is missing.
- says-more-than-the-notes | Król’s study proves that no microbe in sourdough has ever come from the air of a bakery. | It challenges the belief, but a close resemblance to hands does not prove that nothing comes from the air.
> Synthesis. Name the belief, oppose it, and give the finding that opposes it.
! Bakers believe the microbes “come from the air of the place,” but in the study they “closely resembled those on its baker’s hands.”
## 50 Low -0.7
While researching a topic, a student has taken the following notes:
* Lake Baikal, in Siberia, is the deepest lake in the world.
* It is about 1,640 meters deep.
* Lake Tanganyika, in Africa, is the second deepest.
* It is about 1,470 meters deep.
* Both lakes lie in valleys where the land is being pulled apart.
? The student wants to emphasize a similarity between the two lakes. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Like Lake Baikal, Lake Tanganyika lies in a valley where the land is being pulled apart.
- swaps-same-and-different | Lake Baikal, at about 1,640 meters, is deeper than Lake Tanganyika, at about 1,470. | Both lakes are there, which is tempting, but the sentence shows in what respect they differ.
- true-note-wrong-goal | Lake Baikal, which lies in Siberia, is about 1,640 meters deep and is the deepest lake in the world. | The facts are right, but with only one lake no similarity can be shown. Being true to the notes is not enough.
- says-more-than-the-notes | Lake Baikal and Lake Tanganyika are both about 1,640 meters deep. | This claims a similarity, as the goal asks, but the notes give different depths for the two.
> Synthesis. Checklist: both lakes, and something that the notes say of both.
! The last note gives what the lakes share: “Both lakes lie in valleys where the land is being pulled apart.”
## 51 Medium 0.3
While researching a topic, a student has taken the following notes:
* In 1977 Wangari Maathai founded the Green Belt Movement in Kenya.
* The movement paid women to plant trees.
* The trees gave firewood and kept soil from washing away.
* Since then, tens of millions of trees have been planted.
* In 2004 Maathai received the Nobel Peace Prize.
? The student wants to explain how the movement’s trees were useful to people. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= The trees planted by the Green Belt Movement gave people firewood and kept soil from washing away.
- true-note-wrong-goal | The Green Belt Movement, founded by Wangari Maathai in 1977, has planted tens of millions of trees. | The number shows how large the movement is, but not what the trees were good for.
- goal-half-met | The Green Belt Movement helped women, whom it paid, and in 2004 its founder received the Nobel Peace Prize. | Paying women was useful to them, but the goal asks about the use of the trees.
- overview-for-detail | Many people’s lives were made very different by the trees that the Green Belt Movement planted. | It is about the use of the trees, but so general that it explains nothing.
> Synthesis. The goal asks “how useful”: find the note that names uses of the trees.
! The third note answers: “The trees gave firewood and kept soil from washing away.”
## 52 High 1.0
While researching a topic, a student has taken the following notes:
* Cochineal is a red dye made from an insect that lives on cactus.
* In the sixteenth century Spain shipped it from Mexico to Europe.
* It gave a brighter and longer-lasting red than the dyes used in Europe before.
* Spain kept its source a secret for about two hundred years.
* Many Europeans believed that it came from a seed or a berry.
? The student wants to explain why Europeans were mistaken about the source of cochineal. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Because Spain kept it secret that the dye comes from an insect, many Europeans took it for a seed.
- goal-half-met | Cochineal comes from an insect, but many Europeans believed that the dye came from a seed or a berry. | The mistake is stated, but the reason for it, Spain’s secrecy, is missing. Something that the goal asks for is missing.
- true-note-wrong-goal | Because it gave a brighter and longer-lasting red, cochineal was shipped from Mexico to Europe by Spain. | A reason is given, but for the trade and not for the mistake. Being true to the notes is not enough.
- says-more-than-the-notes | Because cochineal insects look like seeds, many Europeans believed that the dye came from a plant. | This explains the mistake, but the notes do not say what the insects look like.
> Synthesis. Mistake and reason must both be there, and both from the notes.
! “Spain kept its source a secret for about two hundred years,” and so “Many Europeans believed that it came from a seed or a berry.” The first note is the cause, the second its effect, which is the link that the goal asks for.
## 53 Medium 0.1
While researching a topic, a student has taken the following notes:
* A haiku is a poem of three lines.
* In Japanese it has seventeen sound units.
* Sound units are shorter than English syllables.
* Translator Emi Calder renders haiku in about eleven English syllables.
* Translator Roy Alden always uses exactly seventeen.
? The student wants to contrast how the two translators treat the length of haiku. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Calder uses about eleven English syllables for a haiku, while Alden always uses exactly seventeen.
- goal-half-met | Calder, who translates haiku, uses about eleven English syllables for poems that have seventeen sound units. | Calder’s practice is described, but Alden’s is missing, so nothing is contrasted. Something that the goal asks for is missing.
- swaps-same-and-different | Calder and Alden both translate haiku, poems of three lines, from Japanese into English. | Both translators are there, which is tempting, but the sentence tells what the two of them share.
- true-note-wrong-goal | The seventeen sound units of a Japanese haiku are shorter than seventeen English syllables would be. | This is useful background, but neither translator appears in it. Being true to the notes is not enough.
> Synthesis. Both translators, and the number of syllables that each uses.
! Calder “renders haiku in about eleven English syllables,” whereas Alden “always uses exactly seventeen.” Two translators, one point of comparison, the number of syllables: that is the contrast which the goal asks for.
## 54 High 1.3
While researching a topic, a student has taken the following notes:
* The painting <em>River at Noon</em> was long attributed to Josef Halm.
* In 2008 its canvas was found to carry a maker’s stamp first used in 1911.
* Halm died in 1909.
* His pupil Lotte Arndt painted until 1930.
* Arndt’s diary for June 1912 mentions “the river picture, at last.”
? The student wants to present a case that Arndt painted <em>River at Noon</em>. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= The stamp was first used after Halm’s death, and Arndt’s diary of 1912 mentions a “river picture.”
- goal-half-met | The canvas of the painting bears a stamp that was first used in 1911, two years after Halm had died. | This rules Halm out, but it does not yet point to Arndt. Something that the goal asks for is missing.
- true-note-wrong-goal | Long attributed to Josef Halm, <em>River at Noon</em> was examined in 2008, and a stamp was found on its canvas. | The examination is told, but neither what the stamp shows nor Arndt comes in. Being true to the notes is not enough.
- says-more-than-the-notes | Arndt, who painted better than her teacher Halm, signed the back of the canvas in June 1912. | It would settle the case, but the notes mention no signature and do not compare the painters’ skill.
> Synthesis. A case for Arndt needs evidence against Halm and evidence for her.
! The stamp was “first used in 1911,” and “Halm died in 1909”; Arndt’s diary mentions “the river picture, at last.”
## 55 Medium 0.4
While researching a topic, a student has taken the following notes:
* Vertical farms grow vegetables indoors on stacked shelves.
* They use up to 95 percent less water than open fields.
* They need no pesticides.
* Their lamps use a great deal of electricity.
* Lettuce from one vertical farm costs twice as much as lettuce from a field.
? The student wants to present a drawback of vertical farms to readers who know their advantages. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Because their lamps use so much electricity, vertical farms can have high costs: lettuce from one is twice as expensive as from a field.
- wrong-audience | Vertical farms, which grow vegetables indoors on shelves, use up to 95 percent less water and need no pesticides, but their lamps use electricity. | A drawback comes at the end, but most of the sentence repeats advantages that these readers know.
- true-note-wrong-goal | Vertical farms use up to 95 percent less water than open fields do and, unlike many of those, need no pesticides at all in order to grow vegetables indoors. | Both points are true to the notes, but they are advantages, and the goal asks for a drawback.
- says-more-than-the-notes | Vertical farms cost far more to repair than open fields do because their lamps burn out so often. | It names a drawback, but the notes speak of electricity and say nothing of repairs.
> Synthesis. Readers know the advantages: go straight to a drawback that is in the notes.
! The notes give the drawback: lamps “use a great deal of electricity,” and lettuce “costs twice as much as lettuce from a field.”
## 56 Medium 0.4
While researching a topic, a student has taken the following notes:
* In 1610 Galileo saw four moons circling Jupiter.
* Most scholars held that all bodies in the sky circle Earth.
* The moons showed that some bodies circle something else.
* Galileo named them after the Medici family.
* Today they are called the Galilean moons.
? The student wants to explain the scientific significance of Galileo’s observation. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Galileo’s observation of moons circling Jupiter showed that not all bodies in the sky circle Earth, as most scholars had held.
- true-note-wrong-goal | Galileo named the four moons that he saw circling Jupiter in 1610 after the Medici family; today they bear his own name. | The names are told correctly, but a name has no scientific significance. Being true to the notes is not enough.
- true-note-wrong-goal | In 1610 Galileo saw four moons circling Jupiter, which are today called the Galilean moons. | The observation and a name are in the notes, but nothing is said of what it meant for science.
- says-more-than-the-notes | When Galileo saw moons circling Jupiter, most scholars were convinced at once that Earth circles the Sun. | This would be significant, but the notes do not say that scholars were convinced, let alone at once.
> Synthesis. Significance: what did the observation show that scholars had not believed?
! Most scholars thought that “all bodies in the sky circle Earth,” but the moons “showed that some bodies circle something else.”
## 57 Medium 0.2
While researching a topic, a student has taken the following notes:
* Umami is a taste described as savory.
* In 1908 chemist Kikunae Ikeda traced it to glutamate.
* Glutamate is found in ripe tomatoes, aged cheese, and seaweed.
* For decades many Western scientists recognized only four tastes.
* In 2000 a receptor for glutamate was found on the tongue.
? The student wants to provide examples of foods that have umami. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Umami, a savory taste, is found in such foods as ripe tomatoes, aged cheese, and seaweed, which contain glutamate.
- overview-for-detail | Many foods contain umami, a savory taste that chemist Kikunae Ikeda traced to glutamate in 1908. | Foods are mentioned in passing, but the goal asks for examples of them, and not one is named.
- true-note-wrong-goal | Although Ikeda had traced umami to glutamate in 1908, many Western scientists recognized only four tastes for decades. | This is the history of the taste and contains no food. Being true to the notes is not enough.
- true-note-wrong-goal | Umami was traced to glutamate, for which a receptor was found on the tongue in 2000. | The source of the taste and its receptor are in the notes, but the goal asks for foods, and not one is named.
> Synthesis. “Examples of foods”: look for names of foods.
! The third note gives examples: glutamate “is found in ripe tomatoes, aged cheese, and seaweed.”
## 58 High 1.1
While researching a topic, a student has taken the following notes:
* Sociologist Ines Valdano interviewed 60 people who had moved from villages to the capital.
* Those who phoned home every day reported more homesickness after a year than those who phoned weekly.
* Valdano does not conclude that calls cause homesickness.
* People who miss home more may phone more often.
* She plans to assign people to call daily or weekly by lot.
? The student wants to explain why Valdano plans a further study. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Since homesick people may simply phone more, Valdano plans to assign calls by lot to learn whether calls cause homesickness.
- goal-half-met | Valdano plans a further study in which people who have moved to the capital will be assigned to call daily or weekly by lot. | The plan is described, but not why it is needed. Something that the goal asks for is missing.
- true-note-wrong-goal | Valdano found that people who phoned home every day reported more homesickness after a year than those who phoned weekly. | The first result is right, but it does not explain why a second study should follow.
- says-more-than-the-notes | Since her first study showed that calls cause homesickness, Valdano plans to find out how often people should call. | A reason for the plan is given, but the notes say that she “does not conclude” what it claims.
> Synthesis. The reason for a new study is what the first could not settle; find both.
! “People who miss home more may phone more often,” so the first study cannot show a cause; therefore “She plans to assign people to call daily or weekly by lot.”
## 59 Medium 0.3
While researching a topic, a student has taken the following notes:
* The lyrebird of Australia imitates sounds.
* Males imitate the calls of some twenty other birds.
* Some in zoos have imitated camera shutters and car alarms.
* Wild lyrebirds rarely imitate machines.
* Young males learn imitations mostly from older males.
? The student wants to correct the impression that wild lyrebirds often imitate machines. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Although lyrebirds in zoos have imitated camera shutters and car alarms, those in the wild rarely imitate machines.
- true-note-wrong-goal | Lyrebirds imitate the calls of some twenty other birds, and young males learn imitations mostly from older ones. | These facts are about imitation, but the impression about machines is not addressed. Being true to the notes is not enough.
- true-note-wrong-goal | Lyrebirds are great imitators; some in zoos have imitated camera shutters and car alarms. | Birds in zoos do imitate machines, but the wild ones are left out, so the sentence strengthens the impression that it should correct.
- says-more-than-the-notes | Lyrebirds never imitate machines; recordings in which they seem to do so are made by people. | The impression is opposed, but the notes say that some birds in zoos have imitated machines.
> Synthesis. To correct the impression, say what is true of wild birds and where the impression may come from.
! The notes say that “Some in zoos have imitated camera shutters and car alarms,” but “Wild lyrebirds rarely imitate machines.”
## 60 High 1.2
While researching a topic, a student has taken the following notes:
* The opera <em>The Salt Road</em> (1931) is by the invented composer Vera Lindqvist.
* It was performed four times in her lifetime.
* One critic of 1931 called it “unsingable.”
* It was revived in 1998.
* The soprano in 1998 said that “every phrase fits the breath.”
? The student wants to show that opinions about the opera’s music for voices have differed. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= A critic of 1931 called <em>The Salt Road</em> “unsingable,” but to a soprano of 1998 “every phrase fits the breath.”
- goal-half-met | A critic of 1931 called Vera Lindqvist’s opera <em>The Salt Road</em>, which was performed four times in her lifetime, “unsingable.” | One opinion is there, but a difference needs a second. Something that the goal asks for is missing.
- true-note-wrong-goal | Performed only four times in the composer’s lifetime, <em>The Salt Road</em> was revived in 1998, long after its first performance. | The opera’s fortunes changed, but no opinion about the music for voices is given. Being true to the notes is not enough.
- says-more-than-the-notes | Critics called <em>The Salt Road</em> “unsingable” in 1931, but by 1998 all of them had changed their minds. | Two opinions are claimed, but the notes tell of one critic and one soprano, not of all critics.
> Synthesis. Two opinions about singing the music, from the notes, set against each other.
! In 1931 a critic called it “unsingable,” while in 1998 the soprano said that “every phrase fits the breath.”
## 61 Medium 0.0
While researching a topic, a student has taken the following notes:
* Cork oaks grow in Portugal and Spain.
* Their bark is stripped every nine years to make cork.
* Stripping does not harm the trees.
* Forests of cork oak are home to the Iberian lynx.
* When plastic stoppers replace cork, some forests are cleared for other uses.
? The student wants to explain how buying cork may help wildlife. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Buying cork helps keep cork oak forests, home of the Iberian lynx, from being cleared for other uses.
- goal-half-met | Buying cork helps growers in Portugal and Spain, who strip the bark of cork oaks every nine years. | Someone is helped, but the goal asks about wildlife, and no animal is named. Something that the goal asks for is missing.
- true-note-wrong-goal | The bark of cork oaks, which grow in Portugal and Spain, can be stripped without harm to the trees. | That trees are unharmed is good news, but it does not connect buying cork with animals.
- says-more-than-the-notes | Buying cork helps the Iberian lynx, which feeds on insects that live in the bark of cork oaks. | Cork and lynx are connected, but the notes do not say what the lynx eats.
> Synthesis. Connect buying cork, forests that are kept, and an animal that lives there.
! Forests of cork oak “are home to the Iberian lynx,” and without a market for cork “some forests are cleared for other uses.”
`
