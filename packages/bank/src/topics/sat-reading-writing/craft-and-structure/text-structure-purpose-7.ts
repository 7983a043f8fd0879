import { questions } from '../marked.ts'

export const textStructurePurpose7 = questions('text-structure-purpose')`
## 126 High 1.3
Some dunes boom when sand slides down them, on one clear note. Two teams have explained the note. For the first it comes from the grains, which fall in step and beat against each other, the larger ones more slowly, so that the note is lower. For the second it comes from the dune, whose dry upper layer rings like a drum, and lower where it is thicker. Since dunes with large grains also have thick dry layers, every dune that had been measured suited both. Physicist Leila Haddou then took sand from three dunes and let it slide in a trough a few centimeters deep. Each sand kept the note of its dune.
? Which choice best describes the overall structure of the text?
= It sets out two explanations, tells why they were hard to tell apart, and reports a test that supports the first.
- half-right | It sets out two explanations, tells why they were hard to tell apart, and reports a test that supports the second. | A test does decide, but the shallow trough has no thick layer to ring like a drum, so it tells against the second.
- names-the-wrong-move | It sets out two explanations, tells why they were hard to tell apart, and reports a test that both of them pass. | All dunes measured before “suited both,” but the trough does not: without a thick layer, the note should not have been kept.
- half-right | It sets out two explanations, tells why they were hard to tell apart, and reports a test that both of them fail. | One of them does fail, but the note that each sand kept is just what falling grains would lead us to expect.
> Structure. What did all measured dunes have in common, and what does a shallow trough take away?
! “Two teams have explained the note”; “every dune that had been measured suited both”; but in a trough “a few centimeters deep,” without a thick layer, each sand “kept the note of its dune.”
## 127 High 1.5
~ The following text is from <em>The Steward’s Letter Book</em>, a novel in the manner of the 1810s written for Fourfold.
You desire me, sir, to retrench, and I have begun with the candles, as you directed. Your lady mother reads by daylight, and calls it very sufficient until four. The under-gardener is dismissed. I found him at the beds next morning, and he begs me to say that it is no trouble. Of the horses I have sold the two that worked. Your hunters remain, as you directed, and your wine, and the box at the opera; and I am happy to report that by these means we shall have saved by Christmas very nearly what your valet writes that you lost on Tuesday.
? Which choice best states the main purpose of the text?
= To reproach an employer for his way of life by means of a report on savings
- half-right | To persuade an employer to take back a servant by means of a report on savings | The form is right, and the under-gardener is at work unpaid, but his return is not asked for; what the master keeps is the point.
- takes-literally | To assure an employer of his household’s good humor by means of a report on savings | Mother and gardener do make light of things, but their patience, set beside hunters and an opera box, is meant to shame.
- names-the-wrong-move | To excuse a lack of success to an employer by means of a report on savings | Little has been saved, but the steward does not excuse it; he sets it against what was “lost on Tuesday.”
> Purpose, older prose. List what has been given up and by whom, and what remains and for whom. Then weigh the last clause.
! Mother and gardener suffer, while “Your hunters remain, as you directed, and your wine”; and all that is saved is “very nearly what your valet writes that you lost on Tuesday.”
## 128 High 1.4
~ The following text is from <em>Coppice Street</em>, a novel in the manner of the 1850s written for Fourfold.
It was a principle with Mr. Dunnock never to relieve a beggar, and he held it so sincerely that he could not pass one without stopping to explain it. He would set down his parcels and begin with the nature of wealth. <u>On wet nights he had been known to hold his umbrella over a man for half an hour while he proved to him that relief was no kindness.</u> The beggars of the district, when it rained, removed to his corner; and there was one old woman who, having heard the whole of the argument four times, assured him that it had done her a great deal of good.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It shows Mr. Dunnock giving help even while he argues against giving it.
- half-right | It shows Mr. Dunnock talked into charity by a man whom he had meant to lecture. | He does an act of charity here, but nobody talks him into it: it is he who proves “that relief was no kindness.”
- half-right | It shows Mr. Dunnock keeping dry while he lectures a man in the rain on thrift. | There is a lecture in the rain, but it is the other man who is kept dry: the umbrella is held “over a man for half an hour.”
- cause-not-shown | It shows Mr. Dunnock doing a man a service in order to win him over. | The umbrella is a service, but no such purpose is given to it; he is said to hold his principle “sincerely.”
> Function, literature. Look at what Mr. Dunnock does with his hands while he speaks, and compare it with what he says.
! He will “never” relieve a beggar, and yet “hold his umbrella over a man for half an hour,” which is relief, while he proves “that relief was no kindness.”
## 129 High 1.4
~ The following poem, “The Great Bell,” was written for Fourfold in the manner of the nineteenth century.
/ They cast it for the victory, and set
/ the general’s name around it in the bronze.
/ It rang the day he rode beneath it, met
/ by girls in white and mayors and cannon. Once
/ he had betrayed them and been put to flight,
/ they filed the name away, and it was rung
/ for markets, weddings, fires in the night,
/ and noon. The men who filed it had been young.
/ Now children climb the stair to feel the place
/ and say it is a map, or else a face.
? Which choice best describes the overall structure of the poem?
= It traces how a bell honored a man, bore the mark of his disgrace, and outlived his name.
- half-right | It traces how a bell was made, how long use wore it down, and why it is kept nevertheless. | The making of the bell does come first, but it was not worn by use: the name was taken off when they “filed” it away.
- half-right | It traces how a man was honored, how he fell, and how children came to restore his name. | Honor and fall are right, but the children restore nothing: they take the filed place for “a map, or else a face.”
- cause-not-shown | It traces how a town admired a general, how it came to fear him, and how it forgave him. | Mayors and girls in white admire him, but he “betrayed them,” and neither fear nor forgiveness is told of.
> Structure, poetry. What is in every part of the poem: the general, the town, or the bell?
! The bell bears “the general’s name”; when he “had betrayed them,” it is filed away; at last children “say it is a map, or else a face,” not knowing that there was a name.
## 130 High 1.4
The coelacanth, the tuatara, and the horseshoe crab are called living fossils, as though they had at some point stepped out of evolution. What has stayed the same in them is the outline, and it is outlines that fossils preserve. Genes tell another story: in some of these animals, measured against kin that no one would call fossils, they have changed about as fast. Biologist Oren Katz does not therefore wish the phrase away. An animal whose genes alter while its form does not, he says, presents a riddle; and a name that makes people stop and wonder at it is worth having, so long as nobody takes the name for the answer.
? Which choice best states the main purpose of the text?
= To present what a biologist thinks of the use of a well-known phrase
- reversed | To argue that certain animals need a new name now that genes are read | Genes do show that the phrase misleads, but no new name is asked for: Katz does not “wish the phrase away.”
- cause-not-shown | To explain how an animal’s outline may stay while its genes change | Outline and genes are set against each other, but this is left “a riddle,” and the text does not solve it.
- part-for-whole | To explain what is meant when certain animals are called living fossils | The first sentences do explain the phrase, but the rest of the text is about whether it is true and why it is still worth having.
> Purpose. The text turns twice: at “Genes tell another story” and at “does not therefore.” Who speaks after the second turn?
! The phrase misleads, since genes “have changed about as fast” as those of kin; but Katz thinks “a name that makes people stop and wonder” worth having.
## 131 High 1.7
Some languages require every verb to show how the speaker knows a thing: by sight, by report, or by inference. It is often claimed that their speakers must therefore be more alert to evidence than others. Psychologist Inés Quispe tested children who speak such a language. At four they used the endings without a mistake; asked how they knew what was in a box, they could tell no sooner than other children. <u>Grammar, it appears, can oblige us to say what we have not yet noticed that we know.</u> Her adults were another matter. A week after hearing a story, they remembered who had seen what, and who had only been told, far better than adults whose verbs do not say.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It comments on a result that undermines a claim, before one that supports it.
- reversed | It comments on a result that supports a claim, before one that undermines it. | Two results that pull apart are right, but exchanged: the children’s undermines the claim, and the adults’ supports it.
- names-the-wrong-move | It restates a claim in more general terms, before a result that bears it out. | It is general, and the adults do bear the claim out, but the sentence says almost the reverse of being “alert to evidence.”
- half-right | It limits a claim to speakers of a certain age, before a result that confirms the limit. | Age proves important, but the sentence speaks of “us” and of grammar; the adults come as a surprise after it.
> Function. For each group, children and adults: does the result support the claim in the second sentence?
! Children used the endings but “could tell no sooner than other children” how they knew, against the claim; adults “were another matter” and remembered “far better,” as it predicts.
## 132 High 1.2
~ The following text is from <em>The Ninth of May</em>, a story in the manner of the 1920s written for Fourfold.
“It is overdue,” said Miss Ives, and laid the book on the counter. The girl turned it over. It had been due on the ninth of May, 1886. She did the sum on the blotter, at a penny a week, with no allowance for Christmas, and named the amount; and Miss Ives, who had evidently done the same sum at home, took it exactly from an envelope. “And did you like it?” asked the girl, since something seemed to be called for. “I never opened it,” Miss Ives said. “He was to have asked me on the tenth what I thought of the ending.”
? Which choice best describes the overall structure of the text?
= A fine is reckoned and paid, and then a question is asked and answered.
- cause-not-shown | A rule is kept to, until an answer moves the one who is to apply it. | The answer may well move the girl, but the text ends with it; how she takes it is not told, and the fine has been paid.
- half-right | A book is returned late, and its reader admits how dear it had become. | The book does come back late, but it was not read, and so was not dear for its own sake: “I never opened it.”
- names-the-wrong-move | A debt is made light of, until one learns how it came to be so large. | One does learn in the end why the book was kept, but nobody makes light of the debt: she pays it “exactly from an envelope.”
> Structure, literature. What kind of scene is it up to “And did you like it?” And after that?
! The fine is named and paid “exactly from an envelope”; then the girl asks, “And did you like it?”, and “I never opened it” is how the answer begins that shows why the book was kept.
## 133 High 1.4
In 1846 Urbain Le Verrier explained irregularities in the motion of Uranus by an unseen planet and told astronomers where to look; Neptune was there. He went on to explain irregularities in the motion of Mercury in the same way, by a planet still nearer to the Sun, and astronomers looked for it for decades; in 1915 Einstein’s theory of gravity accounted for Mercury without it. The first inference is commonly called brilliant and the second a blunder. But nothing that could be known at the time set the two cases apart. They differed in the sky and not on paper; and if we mean to praise or blame an inference, it is the paper that we ought to read.
? Which choice best states the main purpose of the text?
= To say what ought to be considered when an inference is judged
- part-for-whole | To compare how the motions of two planets came to be explained | The motions of Uranus and Mercury are told first, but only as an example; after “But” the text asks how inferences are to be judged.
- cause-not-shown | To argue that success with one inference made people trust another | Success came first and the search “for decades” came next, but nobody is said to have trusted too easily because of it.
- cause-not-shown | To show that an inference which failed led to a better theory | Einstein’s theory does follow upon the failure, but nothing says that it was prepared by it; what is weighed is the reasoning.
> Purpose. What do people commonly say about the two inferences, and what does the text set against it after “But”?
! One is called “brilliant and the second a blunder,” but the cases “differed in the sky and not on paper,” and it is “the paper that we ought to read.”
## 134 High 1.3
~ The following text is from <em>The Expectations</em>, a novel in the manner of the 1860s written for Fourfold.
Old Lady Carrow had herself painted every ten years by the cheapest man in the county, and hung the results in a row up the stairs, so that visitors on their way to bed saw her grow old between the hall and the landing. <u>There was room upon the wall, she would observe, for three more.</u> Her nephews, who had no other prospects than herself, and had been borrowing on these since they came of age, were always lodged at the top of the house. It was noticed that they went up slowly, and that the younger moved his lips, like a man doing a sum.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It lets Lady Carrow say that she counts on living a good while longer.
- half-right | It turns the row of portraits into a reproach for the nephews’ debts. | The nephews have been borrowing, and the words may be meant for them, but room “for three more” speaks of years and not of debts.
- cause-not-shown | It hints that Lady Carrow’s calm about her age is for show. | She hangs her age where all see it and observes what room is left; nothing in the text shows her to be troubled by it.
- takes-literally | It offers the nephews a place upon the wall beside their aunt’s. | Room for more pictures could mean pictures of others, but the row shows her alone, and the nephews’ sums are about time.
> Function, literature. One portrait is painted every ten years. What does room for three more come to?
! She is painted “every ten years,” so room “for three more” means decades; the nephews, who “had no other prospects than herself,” go up “like a man doing a sum.”
## 135 High 1.2
A hundred and fifty years ago no great museum was without its hall of plaster casts, where visitors who would never see Athens could walk around its statues. Later generations, for whom a work of art was the one object touched by the artist’s hand, were ashamed of the halls and broke up the casts by the cartload. Some survived in cellars. They were made, it turns out, before the smoke of the twentieth century ate into the marble, and where the statues have lost an eyelid or the edge of a fold, the casts still have it. Curators now measure them with lasers, and one or two halls have been reopened.
? Which choice best describes the overall structure of the text?
= It tells why some objects were valued, why they ceased to be, and why they matter again.
- half-right | It tells why copies were thought good, why they were said to do harm, and how this was disproved. | Copies were thought good, but nobody says that they did harm; statues suffered from “the smoke of the twentieth century.”
- half-right | It tells how certain objects were made, how they came to be lost, and how others replace them now. | Many casts were lost, broken up “by the cartload,” but they are not replaced; those that survived in cellars are used.
- reversed | It tells why copies were once despised, why they came to be admired, and why they were given up. | Pride and shame are both there, but turned around: halls of casts came first, and then people “were ashamed” of them.
> Structure. Mark the times: a hundred and fifty years ago, later, now. What are the casts worth in each, and why?
! Visitors “who would never see Athens” needed casts; later generations “were ashamed of the halls”; and since the casts still have what the statues lost, curators “now measure them with lasers.”
## 136 High 1.5
A pasture that belongs to everyone, it is said, will be grazed bare, since each owner gains by sending one more cow. The villagers of Törbel, in the Swiss Alps, have shared theirs for five hundred years. Since 1517 they have had a rule that nobody may send more cows up the mountain in summer than he can feed over the winter. One may admire its fairness, but rules fail where they are costly to enforce, and herds on a mountain are costly to count. Barns are not. Whoever wishes to know in June how many cows a neighbor is entitled to has had all winter to look at the hay.
? Which choice best states the main purpose of the text?
= To show that a rule has lasted because it is easy to see whether it is kept
- cause-not-shown | To show that a rule has lasted because it was made by those who must keep it | The rule is the villagers’ own, but this is not given as the reason; rules fail, says the text, “where they are costly to enforce.”
- half-right | To show that a pasture has lasted because hay is too scarce for large herds | Hay does limit each owner, but that it is scarce is not said; what matters is that neighbors have “all winter to look at” it.
- half-right | To show that a rule has lasted because neighbors count each other’s cows in June | Neighbors do watch each other, but the herds “are costly to count”; it is the hay that they have seen by June.
> Purpose. The text turns at “but rules fail where they are costly to enforce.” What do hay and barns have to do with that?
! Rules “fail where they are costly to enforce”; herds are “costly to count,” but a look at a neighbor’s hay costs nothing, so everyone can see how many cows a neighbor may send.
## 137 High 1.3
~ The following text is from <em>The Division</em>, a play in the manner of the 1930s written for Fourfold. Two sisters are dividing their late mother’s things.
NELL: You have the clock. You were always the punctual one.
RUTH: It has not gone for years.
NELL: No. (<em>She winds it all the same.</em>) Then I suppose that I had better take the teapot.
RUTH: You hate it. You said so every Christmas.
NELL: I said that it dripped.
RUTH: You bought it for her, out of your first wages. (<em>She begins to wrap it.</em>) <u>She used the blue one when you were not here.</u>
NELL: (<em>After a moment.</em>) And did that drip?
RUTH: No.
(<em>NELL holds out both hands for the parcel.</em>)
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It lets Nell see how their mother had put up with a fault for her sake.
- cause-not-shown | It lets Nell see that her complaints had made their mother buy another pot. | There is another teapot, and Nell did complain, but why it was bought is not told; when Nell came, her own was used all the same.
- names-the-wrong-move | It lets Nell see that Ruth is not yet willing to give the teapot up. | Ruth does say more about it, but she says it as she “begins to wrap it,” so it is being given.
- outside-the-text | It reminds Nell that the blue teapot had been a present from Ruth. | The blue teapot is mentioned, and Nell’s was a present, but where the blue one came from is never said.
> Function, drama. Which teapot did the mother use when, and which of them dripped?
! The teapot Nell “bought” dripped; the blue one, used “when you were not here,” did not: for Nell the mother had always brought out Nell’s gift.
## 138 High 1.3
Many corals add a fine line of growth each day and a broad band each year, so that one can count the days in a year of a coral’s life. In living corals there are about 365. In corals that grew some 380 million years ago there are about four hundred. <u>No one concludes from this that the year was longer.</u> Its length depends on the size of Earth’s orbit, which has hardly altered. What was shorter was the day, by more than two hours; and astronomers, who know how strongly the tides brake the turning of the planet, had put it at just that.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It rules out one explanation of the count and so makes way for another one.
- names-the-wrong-move | It expresses doubt about the count and so makes way for a better one. | “No one concludes” may sound like doubt, but the count of four hundred stands, and nobody offers a better one.
- half-right | It presents one reading of the count that a later sentence will modify. | A reading is named, that the year was longer, but it is ruled out at once; nothing of it is left to modify.
- another-sentence | It gives the reason for which one reading of the count is set aside. | The reason, an orbit that “has hardly altered,” comes in the next sentence; this one only states what is not concluded.
> Function. Four hundred lines in a year: there are two ways to account for that. Which does the sentence deal with?
! That “the year was longer” is not concluded, since the orbit “has hardly altered”; hence “What was shorter was the day.”
`
