import { questions } from '../marked.ts'

export const inferences4 = questions('inferences')`
## 61 High 1.3
A medieval guild’s records list every master’s mark, a small sign that each had to stamp on his goods so that poor work could be traced to its maker. Over two centuries, some four hundred marks were registered. On surviving goods, archaeologist Jutta Brandis has identified more than a thousand different marks. Forgery of another’s mark was punished severely and would not have added to the number of kinds. Brandis concludes that during this period many of the goods sold in the town ______
= came from makers who did not belong to the guild.
- cause-not-shown | were made by members of the guild who used the marks of others. | Copied marks might seem to explain the number, but the text rules this cause out: forgery “would not have added to the number of kinds.”
- outside-the-text | bore the stamp of every master who worked on them. | Several stamps on one piece would add to the number of marks found, but not to the number of kinds, since each would be registered.
- cause-not-shown | were so poorly made that no master would put his mark on them. | Poor work is what marks were meant to trace, but goods without a mark could not raise the number of marks that were found.
> Inference. There are far more marks than masters, and forgery cannot explain it; whose marks are they?
! “every master’s mark” was listed, some four hundred in all, yet “more than a thousand different marks” are known, and copying “would not have added to the number of kinds”: the extra marks belong to nonmembers.
## 62 High 1.4
Linguists distinguish the words that a language has inherited from an earlier stage of itself and the words that it has borrowed from others. In the language of the Imari islands, the words for parts of the body, for kin, and for numbers up to four are inherited; those for numbers from five on, for metals, and for all domestic animals except the dog are borrowed from a language of the mainland. Since languages rarely borrow words for things that their speakers already have and count, linguist Sefa Tuivale infers that before contact with the mainland the islanders ______
= kept dogs but no other domestic animals.
- half-right | lacked domestic animals and names for parts of the body. | Animals are right with one exception, but words for the body are inherited, and so is the word for the dog.
- outside-the-text | had no metals other than copper. | Metals are among the borrowed words, but there without any exception; copper is nowhere mentioned, and the dog is the exception among animals.
- half-right | had words of their own for numbers up to five. | That they had words for small numbers is right, but only “up to four”: the word for five is borrowed with those for all numbers after it.
> Inference. What is borrowed was not there before; apply this to animals, and mind the exception.
! Words for “all domestic animals except the dog are borrowed,” and languages “rarely borrow words for things that their speakers already have”: so only dogs were there before.
## 63 High 1.5
Psychologist Renske Vaal asked people to choose between two apartments, one with a long commute and one with a small kitchen. Those who had to give reasons for their choice mostly took the one with the short commute; those who simply chose were evenly divided. A year later, the two groups were equally content. Vaal had expected that giving reasons would lead to better choices or to worse ones. Her results suggest instead that, in this case at least, having to give reasons ______
= affected what people chose more than how well the choice suited them.
- half-right | affected what people chose by making them think longer about kitchens. | Choices did change, but toward short commutes, and how long anyone thought was not measured.
- half-right | affected neither what people chose nor how content they were afterward. | Contentment was the same, but choices were not: one group “mostly took the one with the short commute.”
- reversed | affected how content people were, although they chose the same apartments. | The two measures are exchanged here: it is the choices that differed and the contentment that was equal.
> Inference. One measure differed between the groups, the other did not; say which is which.
! Those giving reasons “mostly took the one with the short commute,” the others “were evenly divided,” and yet “the two groups were equally content.”
## 64 High 1.2
Some birds that migrate at night steer by the stars. Young buntings raised indoors under a planetarium whose sky turned about a false pole, near the star Betelgeuse, set off in autumn, when they should fly away from the pole, in a direction away from Betelgeuse. Buntings raised under the same stars, but in a sky that never turned, set off in no particular direction. Betelgeuse is bright, but so are many stars. These results indicate that young buntings ______
= are not born knowing where in the sky the pole is.
- half-right | learn the pole from the pattern of the stars near it. | They do learn it, but birds raised “under the same stars” in an unmoving sky saw that pattern too, and could not steer by it.
- outside-the-text | use the stars to set a magnetic sense that guides them. | A magnetic sense is known from other birds, but the text has none; all that is tested here is what they see of the sky.
- reversed | find the true pole by other stars as soon as they set off. | This would save them, but they set off “in a direction away from Betelgeuse,” as if the false pole were the true one.
> Inference. Which birds went the wrong way, which went no particular way, and what had each of them seen?
! Birds shown a false pole flew “away from Betelgeuse,” and birds raised “under the same stars, but in a sky that never turned, set off in no particular direction”: the pole has to be learned.
## 65 High 1.3
When a novel about a fishing village came out in 1911, critics praised the realism of its dialect. In 1950, a scholar found that the author had never left the capital. It has since been shown that each of the dialect words in the novel occurs in a glossary printed in 1889, and that three of them are misprints in that glossary, found nowhere else. These three, then, cannot have been taken down from the speech of fishers, since ______
= fishers would not have used words that exist only as a printer’s errors.
- cause-not-shown | a glossary of that age lists words that fishers no longer used. | A glossary may well hold words out of use, but the text does not say so of this one; what decides is three misprints.
- overstates | fishers of that village had never used any of the words in the novel. | Three of the words are misprints, which casts doubt on all, but most of the glossary’s words may well be real.
- reversed | the glossary of 1889 had itself been made from the words in the novel. | Novel and glossary do share their words, but the novel is later: it “came out in 1911,” and the glossary was printed in 1889.
> Inference. Three words are misprints “found nowhere else”: what does this prove about their source?
! Three of the words “are misprints in that glossary, found nowhere else”; no speaker could have used them, so the author took them from print.
## 66 High 1.4
A tax on windows, charged by the number in each house, was introduced in one kingdom in 1696. It is often said that people bricked up windows to avoid it. Architectural historian Tamsin Orde examined eight hundred houses of the time in three counties. Of those built before the tax, nine in ten still have all their windows. Of those built within fifty years after it, however, most have exactly nine windows, and houses with ten or more began to be taxed at a higher rate. Orde’s findings suggest that the tax ______
= changed the plans of new houses more than it changed the older ones.
- reversed | led people to brick up windows of houses that stood already. | This is the common story, which the findings turn around: nine in ten of the older houses “still have all their windows.”
- outside-the-text | led builders to join houses in pairs that would be counted as one. | Joining two houses might save tax, but no pairs are mentioned; what the findings show is single houses, most of them with “exactly nine windows.”
- outside-the-text | led builders to make each window larger so as to let in more light. | This would be a clever answer to the tax, but nothing is said about the size of windows or the light they let in.
> Inference. Compare houses from before the tax with those from after it.
! Older houses mostly “still have all their windows,” but of later ones “most have exactly nine windows,” one below the higher rate: the tax shaped plans for new houses.
## 67 High 1.2
Two groups of volunteers learned to juggle. None of them had juggled before, and all practiced for about half an hour a day under the same teacher. After three months, scans showed that a region of the brain concerned with the sight of moving objects had grown in both. One group then stopped practicing. Three months later the region had shrunk in that group almost to its former size, although its members could still juggle as well as before. Neurologist Dag Ronning takes this to mean that the growth of the region ______
= was needed for learning the skill but not for keeping it.
- reversed | helped in keeping the skill but was not needed for learning it. | Learning and keeping have changed places: the region grew while the skill was learned, and the skill was kept while the region shrank.
- overstates | had nothing to do with the skill that the volunteers learned. | The skill stayed when the region shrank, which seems to part the two, but growth came with learning in both groups.
- outside-the-text | was larger in volunteers who had played ball games before. | Ball games would train the same part of the brain, but what the volunteers had played before is not mentioned.
> Inference. The region grew while they learned and shrank while they could still juggle.
! The region “had grown in both” during learning; later it “had shrunk” although members “could still juggle as well as before.”
## 68 High 1.5
Critics agree that the painter’s portraits grew darker after 1870 and connect this with the death of her son in that year. Conservator Ulla Frisk has pointed out that the dark portraits are all on canvases from a certain supplier, whose ground layer is known to blacken within decades, and that a landscape from 1872 on another supplier’s canvas is as bright as anything she ever did. Frisk does not deny that the painter grieved. She suggests that the darkness of the portraits ______
= may be owed to the supplier’s canvas more than to her grief.
- reversed | may come from her grief more than from the canvas. | This is the critics’ view, which Frisk questions: the dark portraits are “all on canvases from a certain supplier,” whose ground blackens.
- cause-not-shown | may come from a canvas that she chose to show her grief. | The canvas is right, but no such choice is mentioned, and its ground would “blacken within decades,” not at once.
- outside-the-text | may have set in years before 1870 without being noticed. | That critics missed something is the point, but not when it set in: they “agree” that the portraits darkened after 1870, and Frisk does not deny it.
> Inference. What do the dark portraits share, and what does the bright landscape lack?
! The dark portraits “are all on canvases from a certain supplier, whose ground layer is known to blacken,” while a work on another canvas is bright: the cause may be the material.
`
