import { questions } from '../marked.ts'

export const rhetoricalSynthesis7 = questions('rhetorical-synthesis')`
## 111 High 1.2
While researching a topic, a student has taken the following notes:
* Divers are trying to date a wreck that was found off the island of Sandhammer.
* The oaks of its planks were felled in the winter of 1611.
* At that time, ship timber was usually used within two years.
* The newest of the coins in its hold was struck in 1628.
* A harbor book mentions a grain ship that was lost in the region in 1634.
? The student wants to state the earliest year in which the ship can have sunk and to give the evidence. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= A coin struck in 1628 lay in the hold, so the ship cannot have sunk before that year.
- goal-half-met | The oaks of its planks were felled in 1611, so the ship cannot have sunk before then. | Year and evidence are given, but the oaks leave out what a later note adds: with a coin of 1628 aboard, 1611 is too early.
- true-note-wrong-goal | Ship timber was used within two years, so the ship was probably built by about 1613. | The reasoning from the timber is sound, but it tells when the ship was built, and the goal is about its sinking.
- says-more-than-the-notes | A harbor book mentions the loss of the ship, so it cannot have sunk before 1634. | The harbor book mentions a grain ship; no note says that it was this one, and so 1634 sets no limit.
> Synthesis. Which notes put a limit on the sinking, and which limit is the latest of them?
! The ship carried a coin that “was struck in 1628,” so it was still afloat in that year; the felling “in the winter of 1611” sets only an earlier limit.
## 112 High 1.4
While researching a topic, a student has taken the following notes:
* The color of a pottery glaze depends on metals in it and on the air in the kiln.
* A glaze with iron turns green in a kiln that is short of oxygen.
* A glaze with iron turns brown in a kiln with plenty of oxygen.
* A glaze with copper turns red in a kiln that is short of oxygen.
* A glaze with copper turns green in a kiln with plenty of oxygen.
? The student wants to emphasize that one and the same metal can give different colors. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Copper turns a glaze green if the kiln has plenty of oxygen but red if oxygen is short.
- says-more-than-the-notes | Iron turns a glaze brown if the kiln is short of oxygen but green if oxygen is plentiful. | Two colors for one metal suit the goal, but for iron they are exchanged: brown belongs to plenty of oxygen, green to a shortage.
- true-note-wrong-goal | In a kiln short of oxygen, copper turns a glaze red, while iron would turn it green. | This is true to the notes, but it sets two metals side by side in the same air; each gives only one color here.
- goal-half-met | Iron or copper can turn a glaze green, depending on the air that is in the kiln. | It is true, and air is brought in, but the goal asks for one metal with different colors, and this gives one color with two metals.
> Synthesis. One metal, two colors; then check each color against the notes.
! “A glaze with copper turns red” where oxygen is short, and “A glaze with copper turns green” where it is plentiful: one metal, two colors.
## 113 High 1.3
While researching a topic, a student has taken the following notes:
* Khipus are knotted cords on which officials of the Inca Empire kept records.
* The kind of a knot and its place on the cord stand for numbers.
* Anthropologist Renata Quispe studied thirty khipus kept by one village.
* In all of them, cords of six colors recur in the same order.
* Quispe found that a census of 1725 lists six family groups of the village in a matching order.
? The student wants to present Quispe’s finding to an audience already familiar with khipus. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= The order of six colors in a village’s khipus, Quispe found, matches that of six family groups in a census of 1725.
- says-more-than-the-notes | The numbers on six cords of a village’s khipus, Quispe found, match the sizes of six family groups in a census of 1725. | Six groups and the census are right, but the notes match the order of colors with the order of groups; no sizes are compared.
- wrong-audience | Khipus are knotted cords; in those of one village, Quispe found six colors in the order of family groups in a census. | The finding is there, but the sentence begins by telling what khipus are, which this audience knows already.
- goal-half-met | The cords of six colors in a village’s khipus, Quispe found, recur in one and the same order in all thirty of them. | That the colors recur in one order is true, but it is the start of the finding; what the order matches is left out.
> Synthesis. What did Quispe find in the end, and what need this audience not be told?
! Quispe found family groups “in a matching order” to the “cords of six colors,” and the audience needs no account of what khipus are.
## 114 High 1.2
While researching a topic, a student has taken the following notes:
* Psychologist Idris Vale asked whether walking helps people to have ideas.
* Forty-eight students named uses for common objects, once while sitting and once while walking.
* On average, they named 60 percent more uses while walking.
* All of the students sat in the first half and walked in the second.
* Judges who did not know the purpose of the study counted the uses.
? The student wants to state the result of Vale’s study and to point out a weakness in its design. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= While walking, Vale’s students named 60 percent more uses, but as all had sat first, practice may have helped them.
- says-more-than-the-notes | Vale’s students named 60 percent more uses while walking, but as the judges knew the purpose, they may have favored it. | Result and weakness are both here, but this weakness is made up: the judges “did not know the purpose of the study.”
- goal-half-met | Vale’s students all named uses while sitting first and while walking second, so that practice may have helped them. | The weakness is well described, but the result is missing: how many more uses were named while walking is not said.
- true-note-wrong-goal | Vale’s students named 60 percent more uses while walking, as counted by judges who did not know the study’s purpose. | The result is here, but what follows it is a strength of the design; the goal asks for a weakness.
> Synthesis. Checklist: the result, and something in the design that weakens it.
! The students “named 60 percent more uses while walking,” but all of them “sat in the first half and walked in the second,” so the order may have mattered.
## 115 High 1.3
While researching a topic, a student has taken the following notes:
* A few kinds of plants warm their own flowers.
* The flower of the skunk cabbage melts snow, and early flies gather in it.
* The sacred lotus keeps its flower warm through the night, and beetles stay in it until morning.
* The warmth of the titan arum carries its smell far, and beetles follow it.
* Warming a flower uses up much of a plant’s stored starch.
? The student wants to make a generalization about what warm flowers do for these plants and to support it with an example. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Warm flowers bring insects to these plants: beetles, for example, follow the smell of the warm titan arum.
- says-more-than-the-notes | Warm flowers keep these plants from freezing: that of the skunk cabbage, for example, melts the snow on it. | Generalization and example are both here, but no note says that warmth saves a plant from freezing; the notes speak of insects.
- detail-for-overview | Warm flowers of the skunk cabbage melt the snow and draw flies, and the titan arum’s smell draws beetles from afar. | Two plants are described truly, but nothing is said of these plants as a group, which is what a generalization needs.
- goal-half-met | These plants draw insects to their warm flowers by heat or by smell, although warming uses up much of their starch. | The generalization is right, but no plant is named to support it; the cost in starch was not asked for.
> Synthesis. Checklist: something true of all three plants, and one plant that shows it.
! In each case insects come: flies “gather in it,” beetles “stay in it until morning,” and beetles follow the smell. The right choice says so of the group and names the titan arum.
## 116 High 1.1
While researching a topic, a student has taken the following notes:
* The market halls of Varde and Temma burned down to their walls in 2009.
* In Varde, Ingrid Halvers had the burned walls taken down.
* She built a new hall of steel that looks as the old one did in 1880.
* In Temma, Kofi Baidoo left the burned walls standing.
* He put a glass roof over them that looks like nothing the town had seen before.
? The student wants to contrast what the two architects preserved. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Baidoo preserved the walls of the hall in Temma; Halvers preserved the look of the one in Varde.
- says-more-than-the-notes | Halvers preserved the walls of the hall in Varde; Baidoo preserved the look of the one in Temma. | The contrast is of the right kind, but the two architects are exchanged: it was Halvers who had the walls taken down.
- goal-half-met | Halvers built a new hall of steel in Varde; Baidoo put a new roof of glass on the one in Temma. | This is a contrast and true to the notes, but between what was new, steel and glass, and not between what was preserved.
- swaps-same-and-different | Halvers in Varde and Baidoo in Temma each preserved a part of what the fire of 2009 had left or destroyed. | That each preserved a part is a likeness between the two; the goal asks in what they differ.
> Synthesis. For each architect, ask what of the old hall can still be seen.
! Halvers’s hall “looks as the old one did in 1880,” though its walls are gone; Baidoo “left the burned walls standing” under a roof of a new kind.
## 117 High 1.3
While researching a topic, a student has taken the following notes:
* In the nineteenth century, Mercury’s orbit was known to shift a little more than Newton’s laws predict.
* In 1859, Urbain Le Verrier suggested that a planet near the Sun, later called Vulcan, caused the extra shift.
* Several observers reported that they had seen Vulcan.
* No report could be confirmed.
* In 1915, Albert Einstein showed that his new theory predicts the shift without another planet.
? The student wants to explain why astronomers no longer needed to assume that Vulcan exists. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Einstein’s theory predicts the shift in Mercury’s orbit that Vulcan had been thought to cause.
- says-more-than-the-notes | Einstein’s theory proves the shift in Mercury’s orbit, the reason for Vulcan, to be a mistake. | Einstein and the shift belong in the answer, but he did not call the shift a mistake; his theory predicts it.
- goal-half-met | Reports by several observers who believed that they had seen Vulcan could not be confirmed. | This gives a reason to doubt Vulcan, but the extra shift would still have called for it; the goal asks what removed the need.
- true-note-wrong-goal | Newton’s laws predict less of a shift in Mercury’s orbit than the one that was observed. | This is true and tells why Vulcan was assumed in the first place, not why it was given up.
> Synthesis. What was Vulcan needed for, and what took its place?
! Vulcan was suggested because something “caused the extra shift”; Einstein’s theory “predicts the shift without another planet,” so none is needed.
## 118 High 1.2
While researching a topic, a student has taken the following notes:
* A shipping line fitted one of two sister ships with a large kite that pulls it along.
* The two ships sail the same route at the same speed.
* The ship without a kite burns 40 tons of fuel a day.
* Over a year, the ship with the kite burned 36 tons a day on average.
* On the windiest days, it burned only 28 tons.
? The student wants to tell how much fuel the kite saved over the year as a whole. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= The ship with the kite burned a tenth less fuel over the year than its sister did.
- says-more-than-the-notes | Over the year, the ship with the kite burned three tenths less fuel than its sister. | A share of the year’s fuel is what is asked for, but three tenths, 28 tons for 40, was saved only on the windiest days.
- goal-half-met | On its route, the ship with the kite burned 36 tons of fuel on the average day. | The 36 tons are right, but without the 40 tons of the other ship, one cannot tell what was saved.
- true-note-wrong-goal | On the windiest days, the kite saved its ship 12 tons of the usual 40 tons of fuel. | The 12 tons are worked out correctly, but they belong to the windiest days and not to the year as a whole.
> Synthesis. A saving needs two numbers; which two hold for the whole year?
! The sister ship “burns 40 tons of fuel a day,” and the ship with the kite “burned 36 tons a day on average”: 4 tons of 40, or a tenth, were saved.
`
