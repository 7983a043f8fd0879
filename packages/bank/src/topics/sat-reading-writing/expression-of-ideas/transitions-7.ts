import { questions } from '../marked.ts'

export const transitions7 = questions('transitions')`
## 121 Medium 0.2
The museum’s curators wanted visitors to hear what its old clavichords had sounded like but could not let anyone touch the fragile keys. ______ they built a copy of each instrument, down to the glue, and set it beside the original with its lid open.
= To that end,
- contrast-for-addition | By contrast, | Copies may be set against originals, but building them does not run against the curators’ wish; visitors play the copies, and the wish is fulfilled.
- conclusion-for-detail | In short, | Building copies does not sum up the wish and the worry of the first sentence; it is a step taken on account of them.
- time-for-logic | Previously, | The copies were not built before the curators had their wish; the wish came first, and the copies were made to fulfill it.
> Transition. The first sentence names a wish and an obstacle. What is the second sentence to that wish?
! The curators “wanted visitors to hear” the instruments, and “they built a copy of each instrument” in order to make that possible: means follow an aim.
## 122 Medium 0.3
A tax on windows led the builders of the county to put fewer of them into new houses. Darker rooms raised the demand for candles. ______ the price of tallow, from which most candles were made, rose in every market for miles around.
= In turn,
- contrast-for-cause | Even then, | A rising price is no surprise when more candles are wanted; it comes about because of that demand and not in spite of it.
- restates-what-is-new | In other words, | Demand and price are close in thought, but tallow and the markets are new; the last sentence is the next event, not the same one again.
- likeness-without-match | By the same token, | Candles and tallow both appear to go up, but they are no two parallel cases: the one drives the other.
> Transition. Follow the chain: tax, windows, rooms, candles, tallow. What does each link do to the next?
! Each event brings about the next: darker rooms “raised the demand for candles,” and that demand caused “the price of tallow” to rise.
## 123 Medium 0.4
A translator who explains every joke in a footnote admits that the jokes have not survived the crossing. ______ a gallery that hangs a long text beside every picture confesses that it does not trust the pictures to speak for themselves.
= By the same token,
- cause-for-addition | For this reason, | The gallery does not hang its texts because a translator writes footnotes; the two cases merely resemble each other.
- contrast-for-addition | On the contrary, | The gallery does not contradict the translator; in both cases the same weakness is admitted by explaining too much.
- example-for-new-point | In particular, | A gallery is no particular kind of translator, and pictures are no particular kind of joke; this is a second case beside the first.
> Transition. Set “admits” beside “confesses.” Do the two sentences oppose each other, or run parallel?
! The translator “admits that the jokes have not survived,” and the gallery “confesses that it does not trust the pictures”: what holds for the one holds for the other.
## 124 Medium 0.1
On boulders in the far north, the map lichen is a slow and nearly steady grower that widens by less than a millimeter a year. ______ it serves geologists as a clock: the wider the largest patch on a boulder, the longer ago a glacier left that boulder bare.
= As such,
- contrast-for-cause | Still, | Slow growth may sound like a drawback to be overcome, but being slow and steady is just what makes the lichen a clock.
- likeness-without-match | Similarly, | The second sentence brings no second thing that grows steadily; it tells what the same lichen is good for.
- time-for-logic | Meanwhile, | Years and glaciers suggest a story, but nothing here happens at the same time as something else; a use follows from a property.
> Transition. What has the steady growth to do with the lichen’s use as a clock?
! Because it is “a slow and nearly steady grower,” the lichen “serves geologists as a clock”: being of that kind, it is suited to the task.
## 125 High 1.0
The new harbor wall at Tarn has been called a waste of money. ______ it has not yet met a storm of the kind that it was built for. But it has calmed the water so well that the ferry, once canceled on thirty days a year, now sails on all but two.
= Granted,
- cause-for-addition | Consequently, | Being called a waste has no effect on storms; that none has come is a fact which the writer admits before answering.
- likeness-without-match | Likewise, | The missing storm is no second thing that resembles the complaint; it is a point which may be held in the complaint’s favor.
- contrast-for-addition | Instead, | The missing storm speaks for those who call the wall a waste, not against them, and replaces nothing; the turn comes later, with “But.”
> Transition. Read on to “But.” On whose side is the sentence before it?
! The writer defends the wall from “But” onward; before that, “it has not yet met a storm of the kind that it was built for” is conceded to the critics.
## 126 Medium 0.0
There is good reason to doubt that the letter was written in 1790, as its heading claims. ______ the paper bears the mark of a mill that opened eleven years later. The writer also thanks a friend for a poem that was printed only in 1806.
= For one thing,
- cause-for-addition | As a consequence, | The mill’s mark does not come about because of the doubt; it is what the doubt is based on.
- contrast-for-addition | Even so, | A later mill contradicts the heading, but it does not contradict the sentence before the blank, which already doubts the heading.
- time-for-logic | At that time, | The date invites a word of time, but a mill that opened “eleven years later” could not mark paper in 1790.
> Transition. One sentence states a doubt, and two follow, the second of them with “also.” What are these two?
! The doubt is supported by two facts, of which the first is that “the paper bears the mark of a mill that opened eleven years later” and the second comes with “also.”
## 127 Medium 0.2
Biologists disagree about how the whales of Sorrel Bay came to blow their bubbles in pairs: some think that a newcomer taught them, others that they hit on it by themselves. ______ within two summers nearly every whale in the bay had taken up the habit.
= Either way,
- cause-for-contrast | For that reason, | The whales did not take up the habit because biologists disagree about it; it spread whatever the answer may be.
- restates-what-is-new | In other words, | The spread of the habit is news; nothing about two summers or nearly every whale was said in the dispute about its origin.
- example-for-new-point | For example, | A habit that spread through the bay is no instance of biologists’ disagreeing, nor of one of the two origins.
> Transition. Does it matter for the last sentence which of the biologists are right?
! Whether “a newcomer taught them” or “they hit on it by themselves,” the outcome is the same: “nearly every whale in the bay had taken up the habit.”
## 128 Medium -0.1
In 1931 the dyer Anna Pell spent a year at lectures on chemistry and filled four notebooks with what metals do to wool. ______ back in her shop, she worked through the notebooks page by page, and in the spring of 1933 her first iron-gray scarf went on sale.
= Afterward,
- contrast-for-addition | Conversely, | The lecture hall and the shop may look like opposites, but Pell’s work in the shop goes on from what she had learned.
- restates-what-is-new | That is, | Working through the notebooks is a further step and not another way of saying that she filled them.
- time-for-logic | Until then, | The order of time is turned around: Pell could work through her notebooks only once they were filled.
> Transition. Note the years and the words “back in her shop.” In what order did these things happen?
! First she “filled four notebooks”; then, “back in her shop, she worked through the notebooks”: the second step follows the first in time.
## 129 Medium 0.3
Ants that have been trained to prefer a certain scent pass the preference on: ants that have merely fed beside them soon seek the same scent. ______ insects with tiny brains may learn a good deal by keeping company, as experiments with bees and wasps have begun to suggest.
= More generally,
- example-for-conclusion | For instance, | Ants are the instance here; the second sentence speaks of “insects” and widens the view from the one case to the whole group.
- contrast-for-addition | By contrast, | Bees and wasps are other animals than ants, but they are said to learn in the same way and not in a different one.
- time-for-logic | Beforehand, | Nothing is said of what insects did before the ants were trained; the sentence draws a wider lesson from them.
> Transition. Compare the subjects of the two sentences: which is wider?
! The text goes from one case, in which “ants that have merely fed beside them soon seek the same scent,” to “insects with tiny brains” as a whole.
## 130 Medium 0.2
The crooked paths of the garden at Ulme were not the work of a careless builder. ______ each bend, the plan shows, was drawn with compasses, so that a visitor should lose sight of the house for just as long as it takes to forget it.
= Rather,
- contrast-for-addition | Nevertheless, | A bend drawn with compasses does not come as a surprise once carelessness has been ruled out; the two sentences agree.
- cause-for-addition | As a result, | The bends were not planned because the builder was not careless; the plan tells what is true in place of what was denied.
- likeness-without-match | Similarly, | There is no second garden or builder here to be compared; the same paths are explained in another way.
> Transition. The first sentence says what the paths were not. What does the second say?
! After “were not the work of a careless builder,” the text says what is true in place of that: each bend “was drawn with compasses.”
## 131 Medium -0.2
The bread oven of the village was lit once a week, and each household had its hour at it. ______ the washhouse by the river was used by turns, and for forty years the widow Marre’s name stood second on both lists.
= In the same way,
- cause-for-addition | As a result, | The washhouse was not shared because the oven was lit only once a week; each arrangement stands beside the other.
- contrast-for-addition | In contrast, | Oven and washhouse are different places, but they were used alike, by turns, with the same name second on both lists.
- restates-what-is-new | In other words, | Taking turns comes up twice, but the washhouse had not been mentioned before; one sentence cannot stand for the other.
> Transition. How was the oven shared, and how the washhouse?
! At the oven “each household had its hour,” and the washhouse, too, “was used by turns”: two like arrangements.
## 133 Medium 0.3
The poet’s late work, one critic complains, is all hinges and no doors. ______ it is rich in words that lead from one thought to another (“yet,” “hence,” “although”) and poor in the thoughts that such words are supposed to join.
= That is to say,
- contrast-for-addition | On the other hand, | Rich and poor are set against each other within the second sentence, but as a whole it agrees with the critic’s image.
- cause-for-addition | For this reason, | The image is not the reason why the work has such words; the sentence explains what the image means.
- addition-for-cause | In addition, | No further complaint is made; hinges are the joining words and doors the thoughts, so the same charge is repeated plainly.
> Transition. What are the hinges, and what are the doors?
! The work “is all hinges and no doors”: this is an image, and the next sentence puts it plainly. It is rich in joining words “and poor in the thoughts that such words are supposed to join.”
## 134 Medium -0.1
A snailfish from the floor of an ocean trench cannot live in shallow water, and the plains between one trench and the next lie too high for it to cross. ______ many a trench has a species of snailfish that is found nowhere else.
= Thus,
- contrast-for-cause | Nevertheless, | A species found in one place may sound surprising, but it is what we should expect of fish that cannot cross over.
- example-for-conclusion | For instance, | No single trench is picked out as a case; the sentence tells what comes of the fishes’ being cut off from one another.
- addition-for-cause | Moreover, | Separate species are not one more hindrance beside depth and distance; they are the outcome of both.
> Transition. Try “because of that” between the two sentences.
! Since the plains “lie too high for it to cross,” the fish of different trenches stay apart, and so a trench may have “a species of snailfish that is found nowhere else.”
## 135 Medium 0.2
Readers of the earliest comic strips in the <em>Varna Courier</em> had to be taught what a speech balloon was. ______ the artist numbered the balloons and drew beside each a small hand that pointed to the speaker. Within two years the numbers and the hands were gone, and nobody asked for them back.
= At first,
- time-for-logic | In the end, | The numbers and hands were not the last stage; the next sentence says that they “were gone” within two years.
- contrast-for-addition | By contrast, | Numbers and hands are how readers were taught, so this sentence goes along with the one before; the change comes later.
- likeness-without-match | Similarly, | No second paper or group of readers is compared with the first; the same artist and the same strips are meant.
> Transition. Read on to “Within two years.” Which stage of the story is the middle sentence?
! The numbers and hands belong to the start, when readers “had to be taught”; later, “Within two years the numbers and the hands were gone.”
## 136 Medium 0.1
To move the lighthouse inland, engineers warned, would cost more than to build a new one. ______ nobody could promise that its brick tower, which had cracked in two places, would survive the journey.
= Besides,
- contrast-for-addition | Instead, | The cracked tower is no alternative to the high cost; both count against moving the lighthouse.
- cause-for-addition | Therefore, | The tower is not in danger because the move is expensive; the cracks are a separate reason against it.
- example-for-new-point | For example, | Cracks in the tower are no case of high cost; a tower that may collapse is an objection of another kind.
> Transition. Does each sentence speak for or against the move? Are they the same objection?
! The move “would cost more than to build a new one,” and a second objection is added: nobody could promise that the tower “would survive the journey.”
`
