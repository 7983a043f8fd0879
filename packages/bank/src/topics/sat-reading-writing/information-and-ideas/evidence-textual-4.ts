import { questions } from '../marked.ts'

export const evidenceTextual4 = questions('evidence-textual')`
## 26 Medium 0.2
Blackbirds in cities sing at a higher pitch than blackbirds in forests. One explanation is that low notes are drowned out by traffic, so that birds with higher songs are better heard. Ornithologist Jelle Visser doubts this. City birds live closer together than forest birds, he notes, and crowded birds sing more forcefully; a more forceful song is higher simply as a by-product. Visser claims that crowding, and not noise, accounts for the higher pitch.
? Which finding, if true, would most directly support Visser’s claim?
= In quiet city parks where blackbirds are crowded, they sing as high as those beside busy streets.
- fits-either-way | In cities, blackbirds beside busy streets are more crowded and sing higher than those in quiet parks. | Crowding and pitch go together here, but so do noise and pitch, so that the finding suits both explanations alike.
- wrong-direction | In thinly settled forests beside busy highways, blackbirds sing higher than in forests far from any road. | Noise and pitch are both in it, but it compares birds that differ in noise and not in crowding, so it speaks for noise, which Visser doubts.
- supports-another-claim | In cities, blackbirds that sing forcefully find mates sooner than those that sing softly. | Force is part of his explanation, but success with mates shows neither what makes songs high nor whether noise matters.
> Support. The claim sets crowding against noise, so look for birds that have one without the other.
! Visser holds “that crowding, and not noise, accounts for the higher pitch”; crowded birds in quiet parks have crowding without noise, and they sing high.
## 27 High 1.0
Scholars agree that the poem “The Mill Race” was written by two people, since its first half is in strict meter and its second half is not. Critic Imani Roper disagrees with the scholars. She argues that a single poet composed the whole and loosened the meter on purpose, to let the verse break its banks as the river in the poem does. The manuscript, which is undated and unsigned, was found in the 1890s in a desk that had belonged to a mill owner’s family, several of whom wrote verse.
? Which finding, if true, would most directly weaken Roper’s argument?
= The second half was printed in a newspaper eight years before the poet of the first half was born.
- wrong-direction | The flooding of the river is described in greater detail in the second half than in the first. | It deals with the right half, but it works for Roper: a flood described in detail fits her view of verse that breaks its banks.
- wrong-direction | In a letter, the poet of the first half mentions letting a poem’s meter give way where its subject does. | This concerns the same device, but it supports Roper: the poet knew and used just what she describes.
- supports-another-claim | Readers who were given the two halves separately preferred the half in strict meter. | Readers’ taste tells nothing about how many people wrote the poem, which is what Roper’s argument is about.
> Weaken. Roper needs one author for both halves; what would make that impossible?
! Roper argues “that a single poet composed the whole”; if one half was in print before that poet’s birth, a single author is impossible.
## 28 High 1.2
A survey of old orchards found that trees with mistletoe bore less fruit than trees without it. Growers concluded that mistletoe, which draws water and minerals from its host, weakens the tree. In several counties mistletoe is therefore cut from apple trees each winter, at some expense, and sold at markets. Botanist Saoirse Quinn proposes another reading. Birds that spread mistletoe seeds, she points out, prefer to perch on trees whose crowns are already thin, and thin crowns bear little fruit. On her view, poor fruiting comes first and mistletoe follows.
? Which finding, if true, would most directly support Quinn’s view?
= Before any mistletoe appeared on them, trees that now bear it had yielded less fruit than their neighbors.
- fits-either-way | Trees that now bear mistletoe have thinner crowns than neighbors of the same age that bear none. | Thin crowns belong to her view, but if they are seen only now, the mistletoe itself may have thinned them.
- wrong-direction | Trees from which mistletoe was removed yielded more fruit in the following years than they had before. | Removing the mistletoe looks like the perfect test, but a gain after removal suggests that mistletoe had lowered the yield, which is what the growers think.
- wrong-direction | After mistletoe appeared on them, trees that now bear it yielded less fruit than they had before. | The order of events is what counts, but here mistletoe comes first and poor fruiting follows, as the growers think.
> Support. Her view is about order in time: poor fruit first, mistletoe after.
! Quinn holds that “poor fruiting comes first and mistletoe follows”; low yields before any mistletoe appeared are just what that order predicts.
## 29 Medium 0.3
The museum owns a bronze horse, no taller than a hand, that was bought in 1910 from a dealer as ancient Greek. In the 1960s a curator declared it a modern forgery because of a seam along its belly, such as is left by a casting method thought to have been unknown in antiquity. Conservator Takis Veloudis maintains that the horse is ancient after all. He has asked that the horse be shown again, with a label that names no century, until the question has been settled by other evidence than style.
? Which finding, if true, would most directly support Veloudis’s position?
= Similar seams have been found on bronze horses dug from sealed ancient graves.
- fits-either-way | Other bronze horses that were bought in 1910 have been found to bear similar seams. | Seams on other horses are to the point, but horses bought in the same year might all be forgeries from one workshop.
- wrong-direction | The alloy of the horse matches that of bronzes cast by a workshop of the 1890s. | The alloy is evidence about the date, but it ties the horse to a modern workshop and so speaks for the curator.
- fits-either-way | Several bronze horses that other museums show as ancient have been found to bear such seams. | It sounds like good company, but those horses may be forgeries too; nothing fixes their age as a sealed grave does.
> Support. The case against the horse rests on the seam; what would take its force away?
! The curator’s reason was a seam from “a casting method thought to have been unknown in antiquity”; seams on horses of certain ancient date show that the method was known.
## 30 High 1.1
In many species of fish, females that are watched by other females copy their choice of mate. Biologist Oluwaseun Adeyemi suggests that copying saves time: a female that follows another need not inspect the males herself. If this is so, Adeyemi reasons, copying should be commonest where inspecting takes longest. Her fish are small enough to be watched in the wild, and each male can be told by the spots on his fins. Some of her colleagues think instead that young females copy simply because they lack the experience to choose well on their own.
? Which finding, if true, would most directly support Adeyemi’s suggestion?
= Copying is commoner in murky streams, where a male must be viewed up close, than in clear ones.
- fits-either-way | Females copy the choices of larger females more often than the choices of females of their own size. | Whom a female copies is told here, but copying a large one saves no more time than copying a small one, so it fits either view.
- wrong-direction | In clear streams, where a male can be looked over in a moment, females copy most. | Clear streams are the right thing to look at, but if females copy most where looking takes a moment, they do not copy to save time.
- supports-another-claim | Young females copy about twice as often as older ones living in the same murky stream. | Comparing ages in one stream is neat, but it bears out the colleagues, who say that young females “lack the experience,” and not Adeyemi.
> Support. Turn the prediction into a comparison: more copying where inspecting takes longer.
! The prediction is that copying “should be commonest where inspecting takes longest”; in murky water males must be viewed up close, so inspecting takes longer there.
## 31 Low -0.8
Bus drivers in one city were given a choice: begin the shift with the hardest route or end with it. Psychologist Marek Hronek believes that finishing with an easy route leaves people with a kinder memory of the whole day.
Hronek therefore predicts that drivers who put the hardest route first will be more content with their work than those who put it last, although all drive the same routes. The city’s transit office, which has long let drivers choose, keeps a record of the order and asks each driver to rate the day on a scale from one to ten.
? Which finding, if true, would most directly support Hronek’s prediction?
= Those who began with the hardest route gave their days higher ratings than those who ended with it.
- supports-another-claim | Drivers who began with the hardest route finished it sooner than those who ended with it. | The right groups are compared, but in speed; the prediction is about how content drivers are.
- wrong-direction | Drivers who ended with the hardest route asked more often to keep that order of routes in the next year. | Wanting to keep the order is a sign of contentment, and here it lies with the group that should be less content.
- supports-another-claim | Drivers who had been given a choice rated their days higher than those who had none. | This shows that choosing pleases people; it does not compare the two orders of routes.
> Support. The prediction compares two orders of routes and asks how content the drivers are.
! Hronek predicts that those “who put the hardest route first will be more content with their work”; higher ratings by that group are what he predicts.
## 32 Medium 0.1
<em>The Long Furrow</em> is a novel written for Fourfold in the manner of the 1880s. A student claims that the schoolmistress in it, Hester Vane, is someone who conceals strong feeling behind a manner of strict order. Miss Vane has taught for nine years in a village where everyone believes that nothing has ever happened to her; the reader, who has seen her letters, knows better. Much of the novel turns on small actions in the schoolroom.
? Which quotation from <em>The Long Furrow</em> most effectively illustrates the student’s claim?
= “She read the telegram twice, folded it in four, and finished the lesson on rivers; only the chalk, when she laid it down, was in three pieces.”
- half-right | “She could not abide a crooked line, and would have the little ones rule their slates afresh until every margin was as straight as a church.” | Strict order is plain here, but no strong feeling is hidden behind it; half of the claim is missing.
- half-right | “She finished the lesson on rivers, and only then, before the whole school, sat down and wept over the telegram in her lap.” | Feeling and order are both here, but she weeps “before the whole school” in the end, so the feeling is not concealed.
- supports-another-claim | “The children feared her a little, and loved her a good deal, and would have been astonished to hear that she was not yet thirty.” | This tells how others see her and how old she is; neither feeling nor order in her is shown.
> Quotation. The claim has two parts, strong feeling and strict order; the quotation must show both at once.
! The claim names someone “who conceals strong feeling behind a manner of strict order”: she finishes the lesson in good order while the broken chalk betrays the feeling.
## 33 Medium 0.5
“The Inventory of Rooms” is a poem written for Fourfold in the manner of the 1920s. The speaker walks through an empty house and finds that absence can be as vivid as presence. There are six rooms, and the speaker goes through them in the order in which one would show a house to a stranger. The house belonged to the speaker’s parents and is to be sold in the morning. Each stanza is given to a single room, and in each the speaker looks at what the movers have left.
? Which quotation from “The Inventory of Rooms” most effectively illustrates the claim?
= “Where no clock is, the clock is loudest yet.”
- half-right | “The clock is gone, the nail is on the wall.” | The absence is stated, but nothing in the line makes what is gone vivid; it only records a nail.
- supports-another-claim | “No one is here; the chair is still a chair.” | An empty chair is near the point, but the line says that a thing stays what it is; nothing absent is made vivid.
- wrong-direction | “What is not here is nothing, and is still.” | Absence is the subject, but the line calls it nothing, which denies that it can be vivid.
> Quotation. Look for a line in which something that is not there is felt strongly.
! The claim is that “absence can be as vivid as presence”: a missing clock that is heard more loudly than ever is absence felt as strongly as presence.
`
