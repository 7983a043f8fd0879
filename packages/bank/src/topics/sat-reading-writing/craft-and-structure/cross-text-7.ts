import { questions } from '../marked.ts'

export const crossText7 = questions('cross-text')`
## 132 High 1.0
<em>Text 1</em>
The ledgers of the port of Essa leave no doubt, writes historian Corin Valle. Between 1780 and 1800 the tea that entered the harbor rose fourfold. Within a generation, household after household had taken up the habit of drinking it.
<em>Text 2</em>
In 1784, historian Maren Tole notes, the duty on tea at Essa was cut from a hundred percent to twelve. One might suppose that tea grew cheap and found new drinkers, or that merchants bought it in order to ship it on. Yet no outgoing cargo of those years contains tea, and a pound of it in the shops cost nearly what it had cost before. What did change was the business of the court: of forty cases against smugglers each year, two remained.
? Based on the texts, how would Tole most likely explain most of the rise in the ledgers?
= Tea came in openly instead of secretly.
- half-right | Tea was bought up before the duty rose. | The duty is what Tole looks at, but it did not rise: it “was cut from a hundred percent to twelve.”
- reversed | Tea was landed to be sold in other ports. | Tole does mention shipping tea on, but only to reject it: “no outgoing cargo of those years contains tea.”
- half-right | Tea was sold in smaller towns for less. | One might expect a lower duty to lower prices, but a pound “cost nearly what it had cost before,” and other towns are not mentioned.
> Cross-text. Tole names several explanations. Cross out those that she answers with a fact, and ask what the last fact points to.
! New drinkers and shipping on are ruled out; what remains is that “of forty cases against smugglers each year, two remained”: with a low duty, tea was declared that had been smuggled before.
## 133 Medium 0.3
<em>Text 1</em>
Why do some trees turn red in autumn? Botanist Sunniva Hale believes that the color is a message to aphids, which choose a tree in autumn for their eggs. In forty species that she studied, the reddest trees were the richest in bitter substances and had the fewest aphids. Red, she says, tells the insects to look elsewhere.
<em>Text 2</em>
Botanist Leo Brack painted the leaves of one and the same tree, which is poor in bitter substances, in three colors. Aphids crowded onto the green leaves. On the red ones he found few, but he found no more on those that were painted gray. The eyes of aphids, he adds, have nothing that responds to red; such a leaf looks to them much as a stone does.
? Based on the texts, how would Brack most likely explain that aphids are rare on red leaves?
= They overlook leaves of that color.
- mixes-up-texts | They shun trees with such leaves. | Shunning a tree on account of its color is Hale’s idea of a message; Brack’s aphids do not make out red at all.
- half-right | They dislike the taste of such leaves. | Aphids were few on Brack’s red leaves too, but these came from a tree that is “poor in bitter substances.”
- outside-the-text | They arrive after such leaves have fallen. | Autumn makes falling leaves come to mind, but neither text says that aphids come too late; some were found on the leaves.
> Cross-text. Why did Brack paint leaves gray, and why did he choose such a tree?
! Gray leaves drew as few aphids as red ones, and a red leaf “looks to them much as a stone does”: the insects do not notice that it is a leaf.
## 134 Medium 0.3
<em>Text 1</em>
For eleven minutes of <em>The Ferry</em> nobody speaks. Critic Dorrit Lane takes this silence for a manifesto. In a decade of chattering films, she writes, the director sat down at his desk to compose a scene without a word, and composed his finest.
<em>Text 2</em>
Film guides like to tell of a burst pipe that ruined the reel with the voices. Archivist Yusuf Marr has found that reel. It is undamaged, and from the first minute to the last it holds wind, water, and the engine of a boat. He has also found the script. It gives the scene four pages of dialogue, each of them crossed out in the director’s hand, with a remark that bears the date of the first day on the set: “Spent the night on the boat. Nobody talks.”
? Based on the texts, how would Marr most likely describe the silence of the scene?
= As an idea that came to the director just before filming
- mixes-up-texts | As an idea that came to the director as he wrote the script | A scene composed at the desk without a word is how Lane imagines it; in the script itself the scene has “four pages of dialogue.”
- half-right | As an idea that came to the director as he cut the film | Dialogue was indeed taken out, but not from the finished film: the reel from the set holds no voices at all.
- reversed | As an accident that the director was glad to keep in the film | Film guides do tell of a burst pipe, but Marr has found the reel, and “It is undamaged.”
> Cross-text. Put the script, the remark with its date, and the reel in order. Between which two does the dialogue disappear?
! The script had dialogue, which was crossed out with a remark of “the first day on the set”; the reel recorded there holds only “wind, water, and the engine of a boat.”
## 135 Medium 0.1
<em>Text 1</em>
What a guest leaves on the table, economist Aurel Finch has shown, varies with the weather, the guest’s mood, and the size of the bill, and scarcely at all with the skill of the waiter. A reward that goes to anyone is no reward. Restaurants should pay proper wages instead; and they could do so, he calculates, without charging more for a meal.
<em>Text 2</em>
Sociologist Nadia Ruel waited tables for three years and wrote down every tip. Her best evenings as a waiter, she reports, were not her best-paid ones; sunshine was worth more than speed. Still, when a restaurant down the street replaced tips with wages, she declined to move there. Its prices had gone up, its guests had grown fewer, and its waiters took home less than she did.
? Based on the texts, both Finch and Ruel would most likely agree with which statement?
= The weather outside has a part in what guests leave as a tip.
- half-right | Large bills bring smaller tips, for their size, than small ones. | Bills do matter to Finch, who counts “the size of the bill,” but he does not say in which way, and Ruel does not mention them.
- invented-agreement | Waiters in good restaurants would rather have tips than wages. | Ruel does stay with tips when she could have wages, but Finch thinks that proper wages should be paid “instead.”
- invented-agreement | Guests who come often leave no more than those who come once. | Much that guests do is in the texts, but neither of the two tells regular guests from others.
> Cross-text. Go through what Ruel reports, sentence by sentence, and see where Finch says the same.
! For Finch a tip “varies with the weather, the guest’s mood, and the size of the bill,” and for Ruel “sunshine was worth more than speed.”
## 136 High 1.1
<em>Text 1</em>
Seen from orbit, two regions of the moon Tethra, one in the north and one in the south, are covered with channels that branch like the twigs of a tree. On Earth such patterns are drawn by rivers. Geologist Ansel Roe concludes that liquid once rained on both regions and ran off through the channels.
<em>Text 2</em>
Lava, too, makes channels that branch, geologist Kirsi Vaan points out, so that the pattern as such says nothing. One must look at the widths. Streams join as they run downhill, and their channels widen; lava splits as it runs downhill, and its channels narrow. In the north of Tethra, Vaan has measured, channels are three times as wide at the bottom as at the top. In the south it is the other way around.
? Based on the texts, what would Vaan most likely say about Roe’s conclusion?
= It is right for the north, though not because the channels there branch.
- half-right | It is right for the north, since channels that branch are made by rivers. | Rivers in the north are right, but to Vaan branching “says nothing”; it is the widths that show them.
- reversed | It is right for the south, though not because the channels there branch. | The reason is put aside correctly, but the regions are exchanged: southern channels narrow downhill, as lava’s do.
- half-right | It is in doubt for both regions, since lava also makes channels that branch. | That lava branches is her objection to the pattern, but she goes on to measure widths, and these settle the matter.
> Cross-text. Keep two things apart: whether Roe is right about each region, and whether his reason is good.
! For Vaan “the pattern as such says nothing,” but streams’ channels widen, and in the north they are “three times as wide at the bottom as at the top.”
## 137 Medium 0.4
<em>Text 1</em>
For four hundred years the people of Hask shared a pasture, and it was never overgrazed. Hask had sixty households, historian Anna Sorley reminds us. Everyone knew everyone, and nobody could put out one cow too many and still look the neighbors in the eye.
<em>Text 2</em>
Historian Emeka Dray has studied thirty villages with shared pastures. Small ones ruined theirs as often as large ones did. What distinguishes the pastures that lasted, Hask’s among them, is a warden hired from elsewhere. The records tell why. In villages that relied on their own people, cows were seen and not reported; one does not accuse the man whose sister one’s brother has married.
? Based on the texts, what would Dray most likely say about close ties among the people of Hask?
= They would have kept the villagers from reporting one another.
- mixes-up-texts | They made people unwilling to put out more cows than they should. | Shame before the neighbors keeps cows off the pasture in Sorley’s account; Dray’s records show that cows were put out and seen.
- half-right | They came of sharing a pasture instead of keeping it in order. | That ties did not keep the pasture in order is Dray’s view, but he does not say where they came from; marriage is his one example.
- half-right | They would have turned people against a warden from elsewhere. | A stranger may well be disliked, but Hask’s pasture lasted with such a warden, and no quarrel with one is reported.
> Cross-text. What do the records say about neighbors, and what did Hask do?
! In villages without a hired warden “cows were seen and not reported,” since neighbors are tied to one another; Hask’s pasture lasted because of “a warden hired from elsewhere.”
## 138 High 1.0
<em>Text 1</em>
Adults tend to speak to infants slowly and in a high, singing voice. Psychologist Petra Sandys recorded two hundred families. At the age of two, children whose parents spoke in this way most often knew a third more words than others. The singing, she concludes, makes words stand out.
<em>Text 2</em>
Parents who speak in this way, psychologist Kwame Aldery observes, might simply be parents who speak a great deal. But among children who had heard equal amounts of speech, the difference in words remained. It remained, too, when parents had been asked to speak as slowly as before in their everyday voices. When they kept the high voice but spoke at everyday speed, it was gone, whether the children were tested at two or at three.
? Based on the texts, to what would Aldery most likely attribute the difference in words that Sandys found?
= How slowly the parents spoke
- mixes-up-texts | How high the parents’ voices were | The singing voice is Sandys’s own explanation; for Aldery the difference “was gone” when that voice was kept and the speed was not.
- reversed | How much the parents spoke | Aldery does consider the amount, but among children who had heard equally much “the difference in words remained.”
- cause-not-shown | How early the parents had begun | Tests at two and at three suggest that age matters, but when parents began to speak in this way is not told.
> Cross-text. Aldery changes one thing at a time. With which change does the difference disappear?
! With equal amounts and with everyday voices the difference remained; when parents “spoke at everyday speed, it was gone,” so the speed is what mattered.
## 139 High 1.0
~ Texts 1 and 2 are from essays in the manner of the 1820s written for Fourfold.
<em>Text 1</em>
I lend no books. Of those that went from my shelves in my green years, the half are in exile yet; and the other half, which came home, came home so scored with the pencils of my friends that I no longer knew them for mine.
<em>Text 2</em>
They tell me that a lent book does not return. I grant it; of ten, I have seen four again. But what four! In the margin of my Horace some hand that I shall never shake has written, against the line I had thought the coldest in the poet, “My father said this.” I have not read it coldly since. For that one pencil I would send six more after the six that I have lost.
? Based on the texts, how would the author of Text 2 most likely regard the pencil marks mentioned in Text 1?
= As a gain that outweighs the loss of some books
- half-right | As a harm that matters less than the loss of books | Marks and losses are what is weighed, and losses are granted, but the pencil made a cold line warm and is no harm here.
- half-right | As a gain that depends on who has made the marks | A gain it is, but this author does not know who made them: it is “some hand that I shall never shake.”
- invented-agreement | As a harm that the owner of a book has to accept | To find one’s books scored is what troubles the author of Text 1; this author would pay for it with six more books.
> Cross-text. What did the pencil do for the author of Text 2, and what would this author give for it?
! The note in the margin changed a line for the author, and “For that one pencil I would send six more after the six that I have lost.”
## 140 High 1.1
<em>Text 1</em>
In 2005 the city of Orvin planted young lindens in watered beds along twenty streets. In most summers since, these streets have been a degree cooler than others. Shade, the city explains, is the cheapest air conditioner.
<em>Text 2</em>
A young linden, says climatologist Ila Penn, shades little more than its own bed. She measured Orvin’s streets around the clock and found that those with lindens were as much cooler at midnight as at noon. In the dry July of 2012 a strike kept the water trucks away for five weeks. The trees stayed green, but by the second week, with the beds dry, their streets were as hot as any. Water that evaporates from soil carries heat off, Penn notes, by day and by night.
? Based on the texts, what would Penn most likely expect to make an Orvin street about a degree cooler?
= Beds of watered soil with nothing planted in them
- mixes-up-texts | Awnings that shade it by day and are folded at night | Shade is the city’s explanation in Text 1; Penn finds the streets “as much cooler at midnight,” and young lindens shade little more than their beds.
- half-right | Young lindens whose roots find water below dry beds | Penn’s lindens “stayed green” in the dry July and so had water, but their streets were “as hot as any”: the soil matters.
- outside-the-text | Pale pavement, which gives off less heat at night | Pale pavement may well cool a street at night, but neither text mentions it; what Penn names is “Water that evaporates from soil.”
> Cross-text. Two observations of Penn’s each rule something out: midnight, and the strike. What is left?
! At midnight there is no shade; in the strike there were green trees but no water, and the streets “were as hot as any.” What cools is “Water that evaporates from soil.”
`
