import { questions } from '../marked.ts'

export const evidenceTextual6 = questions('evidence-textual')`
## 114 High 1.3
The eggs of many small birds are speckled with a brownish pigment. The speckles have usually been explained as camouflage. Ornithologist Sunniva Okparah proposes instead that the pigment mends: where a shell comes out too thin, because the mother found too little calcium, the pigment is laid down over the weak places and makes them less brittle. On her view, speckling should follow the supply of calcium, however the eggs are hidden, and a bird that can build an even shell should have little use for pigment. Snails, the chief source of calcium for such birds, abound on chalky soils and are scarce on sandy ones.
? Which finding, if true, would most directly weaken Okparah’s proposal?
= On chalky soils, shells are evenly thick and carry as many speckles as shells from sandy soils.
- wrong-direction | On sandy soils, shells have more thin places and carry more speckles than shells from chalky soils. | Soil, thickness, and speckles are the right things to compare, but thin shells with more speckles are what her proposal predicts.
- wrong-direction | On chalky soils, shells are evenly thick and carry the same few speckles in open nests as in hidden ones. | The chalky soils are well chosen, but few speckles on even shells, however the nest lies, are just what she expects there.
- supports-another-claim | On sandy soils, shells have more thin places and break more often in the nest than shells from chalky soils. | This shows that calcium matters for the strength of shells, which nobody doubts; without speckles it cannot test her proposal.
> Weaken. She ties speckles to thin places; what would separate the two?
! Okparah holds that “speckling should follow the supply of calcium” and that a bird “that can build an even shell should have little use for pigment”; even shells with just as many speckles go against both.
## 115 High 1.2
Until the eighteenth century, shops in many European towns hung out carved pictures: a golden boot, a sugarloaf, a pair of shears. It is commonly held that such signs were needed because few customers could read. Historian Lorenz Abascal thinks that the true reason was a lack of addresses. As long as houses had no numbers, he argues, a shop could be described to a stranger only by something to be seen from the street, and a name written over the door, too small to be made out from the end of the street, would have served strangers poorly even where all of them could read. Some towns numbered their houses two generations before others in which just as many people could read.
? Which finding, if true, would most directly weaken Abascal’s argument?
= Signs came down at about the same time in towns with numbered houses and in towns without.
- supports-another-claim | Shops whose customers could all read hung out as many carved signs as other shops did. | Such shops are hard to explain on the common view; Abascal, who thinks signs needed “even where all of them could read,” would expect them.
- wrong-direction | Signs went out of use first on streets to which strangers had seldom found their way. | Strangers are the ones to whom, as he says, a shop had to be described; where few of them came, fewer signs agree with him.
- fits-either-way | Letters tell of strangers who could not read and who found a shop by asking for its sign. | Strangers who ask for a sign are what he describes, but since these could not read, the common view explains them just as well.
> Weaken. He gives one reason for the signs. What should have happened where that reason was gone?
! Abascal holds that “the true reason was a lack of addresses”; between towns “in which just as many people could read,” numbers should then have made a difference.
## 116 High 1.3
“The Elm” is a poem written for Fourfold in the manner of the 1920s. Its speaker lives alone in a house beside which a great elm has just been cut down after a storm had split it. The tree had stood there since before the house was built, and its branches had darkened the study for as long as the speaker can remember. A critic has claimed that the speaker comes to value the light that the tree had kept out and yet does not cease to mourn the tree.
? Which quotation from “The Elm” most effectively illustrates the critic’s claim?
= “The room is full of morning, end to end; / I read by light that cost me an old friend.”
- half-right | “I had not known how much it kept from me; / the whole sky stood behind a single tree.” | The light and the sky are valued, but these lines are pure discovery; nothing in them mourns the tree.
- half-right | “The room is dark at noon as in the fall; / my friend is gone, and with it, light and all.” | The loss is deeply felt, but the room is said to be “dark at noon,” so there is no light to be valued.
- supports-another-claim | “They sawed it, and the house has all its heat; / I warm at my old friend my hands and feet.” | Gain and affection are both here, but what the speaker has gained is firewood; the light that the tree kept out is not mentioned.
> Quotation, poetry. Two parts: the new light is valued, and the tree is still mourned.
! The speaker “comes to value the light that the tree had kept out and yet does not cease to mourn the tree”: there is light to read by, and it has “cost” an old friend.
## 117 High 1.4
In the Aldra valleys, the round dance is slower today than in the oldest recordings, made around 1905. Between the two lie two changes. Dancers gave up cloth shoes for wooden ones, which are heavier, and the dance moved from the green to the inn, where there is less room to turn. Ethnomusicologist Katya Vasilenko maintains that it was the shoes, and not the room, that slowed the dance. Not every village went through the two changes at the same time, and a few were recorded several times in the years when one change had been made and the other had not.
? Which finding, if true, would most directly support Vasilenko’s position?
= In villages where the green was kept but wooden shoes were worn, the tempo dropped.
- wrong-direction | In villages where cloth shoes were kept but the inn was used, the tempo dropped. | One change without the other is the right test, but here the dance slows through the room alone, which she denies.
- fits-either-way | In villages where wooden shoes were worn and the inn was used, the tempo dropped. | The tempo drops with wooden shoes, but the room has changed as well, so one cannot tell which of the two is responsible.
- fits-either-way | In villages where cloth shoes and the green were kept, the tempo stayed the same. | With neither change made, a steady tempo is expected whichever of the two slows the dance; it does not decide between them.
> Support. She names one of two changes as the cause; find villages in which only that change was made.
! Vasilenko maintains “that it was the shoes, and not the room, that slowed the dance”; a drop with new shoes and the old green shows the effect of the shoes alone.
## 118 High 1.4
Members of a savings club put money each week into a box with three locks, whose keys are held by three different members. Over a year, they save far more than people who keep their money at home. The usual explanation is that the box protects members from their own temptation to spend. Economist Salma Oyelowo rejects it. In her view the box protects them from their relatives: money at home has to be lent when an uncle or a cousin asks for it, while money in the box can be said, truthfully, to be out of reach.
? Which finding, if true, would most directly weaken Oyelowo’s view?
= Members who have no relatives in the district gained as much from the box as other members did.
- wrong-direction | Members who have many relatives in the district gained more from the box than other members did. | Relatives are what her view is about, but a larger gain for those who have many nearby is what she would predict.
- wrong-direction | Members who called themselves careless with money gained no more from the box than others did. | If temptation were the point, careless members should gain most; that they do not counts against the usual explanation, not against hers.
- fits-either-way | Members who hold one of the three keys gained as much from the box as other members did. | A single key opens nothing, so key holders are protected from relatives and from temptation like everybody else; neither view is touched.
> Weaken. If relatives are the reason, for whom should the box do nothing?
! For Oyelowo “the box protects them from their relatives”; members without relatives nearby would then have nothing to be protected from, and yet they gain as much.
## 119 High 1.5
On the dry plateau of Tasserat, low rings of piled stone, each some ten meters across, are often said to be pens in which herders kept goats at night. Archaeologist Mirembe Falkner proposes that they were built to gather snow: wind drops its load behind a wall, and the drifts, melting in spring, would have watered a patch of barley when the open ground was already dry. Herds leave spores of fungi that live on dung, which last for centuries in the soil. Meltwater that stands and seeps away leaves a fine silt. Both could be looked for inside the rings and on the open ground around them.
? Which finding, if true, would most directly support Falkner’s proposal over the usual account?
= Silt is more common inside the rings than on open ground, but spores are not.
- half-right | The soil inside the rings has more silt than open ground does, and more spores. | The silt fits her proposal, but the spores fit the pens of the usual account, so the finding does not favor either.
- half-right | Both silt and spores are no more common inside the rings than on open ground. | The lack of spores does count against goats, but without silt nothing supports standing meltwater, and so for her proposal.
- wrong-direction | Spores are more common inside the rings than on open ground, but silt is not. | The right traces are compared, but added spores point to goats, and a lack of added silt points away from gathered snow.
> Support one account over another. What should each of the two leave in the soil?
! Goats would leave “spores of fungi that live on dung,” while “Meltwater that stands and seeps away leaves a fine silt”; silt without added spores is what snow, and not a herd, would leave.
## 120 High 1.2
<em>Mrs. Tharpe at Home</em> is a novel written for Fourfold in the manner of the 1860s. Mrs. Tharpe, a wealthy widow, is known in her parish for giving to every cause that is brought to her door, from the school fund to the new church roof. The curate, who does the collecting, is a talkative man and calls on her more often than on anyone else. A student claims that Mrs. Tharpe’s generosity is presented less as a concern for the causes themselves than as a means of being left in peace.
? Which quotation from <em>Mrs. Tharpe at Home</em> most effectively supports the student’s claim?
= “Before he had finished his sentence he had ten pounds for the roof, and before the gate had closed she had taken up her book again.”
- half-right | “She gave ten pounds for the roof before he had finished, and took care that Mrs. Orme, who had given five, should hear of it.” | The roof itself hardly matters to her here either, but what she wants is to outdo a neighbor, not to be left in peace.
- half-right | “She doubled the sum for the roof before he had finished, and had for it the pew from which the whole church could be seen.” | She gives quickly, and the roof itself hardly matters to her, but what she gets is a place to be seen or to see from, and not peace.
- wrong-direction | “She gave ten pounds for the roof, and kept him until the gate was lost in the dusk with questions about the slates and the carpenter’s pay.” | She gives, but her questions show that she cares about the roof, and by asking them she keeps her visitor from leaving.
> Quotation. Two parts: she gives, and what she gets by it is quiet.
! The generosity is “less as a concern for the causes themselves than as a means of being left in peace”: the money comes before the request is out, and at once she is back at her book.
## 121 High 1.4
People who receive a note of thanks judge it more sincere if it is written by hand than if it is typed. Psychologist Ewan Castellane traces this to effort: handwriting is slow, and readers take the time spent as a sign that the thanks are meant. Others think that readers feel, in the shapes of the letters, the presence of a particular person. In Castellane’s studies, the wording of all notes was the same, readers did not know the writers, and half of the notes were typed. His critics have asked for further studies, in which readers would be told different things about how the notes had been made.
? Which finding, if true, would most directly weaken Castellane’s explanation?
= Readers who were told that a note had been handwritten in seconds judged it as sincere as other handwritten notes.
- wrong-direction | Readers who were told that a note had been typed slowly with one finger judged it as sincere as handwritten notes. | A typed note has no personal letter shapes; if slow typing makes it seem sincere, effort is what counts, as Castellane says.
- wrong-direction | Readers who were told that a note had been penned by a machine judged it no more sincere than typed notes. | Here letter shapes are present and effort is not, and the advantage is gone; that is just what his explanation leads one to expect.
- supports-another-claim | Readers who were told that a note had come from a close friend judged it more sincere than notes from strangers. | Friendship may well make thanks believable, typed or not, but the question is why handwriting has an advantage over typing.
> Weaken. He explains the advantage by time spent; take the time away and keep the handwriting.
! Castellane says that readers “take the time spent as a sign that the thanks are meant”; a note known to have cost only seconds should then seem less sincere, and here it does not.
## 122 High 1.2
Almanacs were the best-selling books of the eighteenth century after the Bible, and farmers bought most of them. It is natural to suppose that they did so for the forecasts of weather, which fill half of each page. Book historian Delia Wrangham suspects that the forecasts were what the printer thought he was selling. What farmers wanted, she argues, were the blank pages bound in between, on which they could note births, debts, and sowings beside the date; paper bought by the sheet cost more and had no calendar printed on it.
? Which finding, if true, would most directly support Wrangham’s argument?
= Almanacs that had forecasts but no blank pages found few buyers among farmers in any year.
- wrong-direction | In farmhouse almanacs, births and debts are noted in the margins, and the blank pages are bare. | Farmers did make notes, as she says, but if they left “the blank pages bound in between” bare, it was not for these that they bought almanacs.
- wrong-direction | An almanac that doubled the number of its blank pages without any rise in price sold no better. | More blank pages for the same money should please the buyers whom she imagines; if it makes no difference, she is probably mistaken.
- fits-either-way | Beside many of the forecasts, farmers wrote down in ink the weather that had really come. | Corrections show that forecasts were read and that some were wrong, but not which part of the almanac the farmers had paid for.
> Support. One part of the almanac sold it, she says, and another did not. What would happen without the first?
! Wrangham thinks that what farmers wanted “were the blank pages bound in between” and not “the forecasts of weather”; forecasts alone, then, should hardly sell.
## 123 High 1.3
Oysters in Aveling Bay have died off in several of the past fifteen summers. Marine biologist Anouk Ferreira attributes the deaths to a parasite that used to be killed by winter cold. Winters have grown milder, she points out, and in mild years more of the parasite survives to infect oysters in spring. Fishers, who blame the deaths on silt stirred up by dredging for a new harbor, remain unconvinced. The parasite can be counted in any sample of oysters, living or dead, and the records of the bay’s temperature, of its silt, and of its oysters are complete for all fifteen years.
? Which finding, if true, would most directly weaken Ferreira’s explanation?
= In the summers when most oysters died, few of them carried the parasite.
- wrong-direction | Silt in the bay was at its lowest in the summers when most oysters died. | This does weaken an explanation, but it is the one of the fishers, who blame silt; hers comes out the stronger for it.
- wrong-direction | Nearly all of the oysters that died carried the parasite, and few of those that lived did. | Comparing the dead with the living is a good test, but this result binds the deaths to the parasite, as her explanation does.
- fits-either-way | In the summers when few oysters died, there was little silt in the bay and little of the parasite. | Both suspects are scarce in the good summers, so the fishers and Ferreira could each point to this finding; neither side loses.
> Weaken. Her chain is mild winter, parasite, death. Which finding breaks a link?
! Ferreira “attributes the deaths to a parasite”; if the oysters that died in the worst summers mostly lacked it, it cannot have killed them.
`
