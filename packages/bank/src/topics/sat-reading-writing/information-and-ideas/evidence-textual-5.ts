import { questions } from '../marked.ts'

export const evidenceTextual5 = questions('evidence-textual')`
## 34 High 1.1
In the Bay of Selm, seagrass meadows that had vanished in the 1970s came back, patch by patch, after 2005. The return is usually credited to a sewage plant opened in 2003, which left the water clearer and let more light reach the bottom. Marine ecologist Brigid Falk offers a different account. The meadows, she argues, were held back not by murky water but by mooring chains, which scour the bottom as boats swing; in 2004 floating lines replaced chains everywhere but in the northern coves, where the water has cleared as much as elsewhere. Light, in her view, had been sufficient all along.
? Which finding, if true, would most directly support Falk’s account?
= Seagrass has come back to most of the bay, but not so far to any of the northern coves.
- wrong-direction | The first patches to come back grew in deep water, which light had not reached before 2003. | Patches that begin just where the light is new speak for the sewage plant; Falk thinks that light “had been sufficient all along.”
- wrong-direction | Seagrass planted in the murky water of the 1990s died, although no boats were moored there. | Planting is a good test, but if seagrass dies in murky water with no boats near, it was the water that held it back.
- fits-either-way | In the harbor itself, the first patches came back two years after the last chain was taken out. | The return follows the end of the chains, as Falk would wish, but it follows the clearer water of 2003 as well; either account explains it.
> Support. Falk says chains, not murky water; find a place where only one of the two has changed.
! Falk argues that the meadows “were held back not by murky water but by mooring chains”; in the coves “the water has cleared as much as elsewhere,” but they kept their chains.
## 35 High 1.3
When people are asked to draw a bicycle from memory, most make errors that no working bicycle could have: chains around both wheels, a frame that would fold in the middle. They do so although nearly all of them have ridden a bicycle and see one every day, often within the hour. Psychologist Anton Reyes-Lind takes this to show that we see familiar objects less than we think, keeping only as much as we need in order to recognize them. A skeptic, Maeve Connors, replies that the task tests drawing and not memory.
? Which finding, if true, would most directly weaken Connors’s reply?
= People who described a bicycle in words made the same errors as people who drew it.
- wrong-direction | People who had drawn a bicycle wrongly found the right one among four drawings at once. | Finding the right one needs no drawing, so it is a good test, but people who succeed at it do remember, and then Connors is right.
- wrong-direction | Trained artists drew bicycles that could work, although few of them had ridden one in years. | If training in drawing removes the errors, the task does test drawing, and Connors’s reply gains strength.
- fits-either-way | People who were given an hour for the task made as many errors as those with five minutes. | More time mends neither a poor memory nor a poor hand, so the result would be the same whether Connors is right or not.
> Weaken. Connors says that drawing is the problem; find a test that needs no drawing.
! Connors says “that the task tests drawing and not memory”; where nothing is drawn and the errors remain, drawing cannot be to blame.
## 36 Medium 0.4
Fishing crews on the coast of Brazil have for generations worked alongside wild dolphins, which drive mullet toward the shore and seem to signal, with a sudden dive, when the nets should be thrown. Some visitors have suggested that the dolphins signal nothing and that the crews merely throw when they see a dolphin dive, as they would at any splash. Biologist Clara Amorim holds that the dives really do mark the moment at which fish are within reach. Crews pass on from parent to child which dolphins can be trusted, and they call the best of them by name.
? Which finding, if true, would most directly support Amorim’s view?
= Far more mullet are caught by throws right after a dive than by those at other splashes.
- supports-another-claim | Nets thrown right after a dive are thrown by the crews that have the most experience. | The throws are the right ones, but who makes them is another matter; it does not show whether fish are there when a dolphin dives.
- wrong-direction | Nets thrown at random moments catch as many mullet as those thrown after a dive. | This compares the right throws, but equal catches mean that the dive marks no special moment.
- fits-either-way | On days when dolphins are there, far more mullet are caught than on other days. | More fish with dolphins about is encouraging, but they drive fish shoreward in any case; this cannot show that the dive marks the moment.
> Support. What would be different if the dive marked the right moment? The catch after a dive.
! Amorim holds that “the dives really do mark the moment at which fish are within reach”; if so, nets thrown after a dive should catch more than others.
## 37 High 1.0
The <em>Chronicle of Ansey</em> reports that in 1315 “the rain did not cease from Easter to Michaelmas.” Historian Perrin Dale cautions that chroniclers loved round numbers and holy days, and that the sentence may mean no more than that the summer was wet. Dendrologist Ottoline Marsh argues, on the contrary, that the chronicler should be taken at his word. The question matters to students of climate, who have few other accounts of that year and who use the chronicle’s words to judge how severe the famine of 1315 to 1317 must have been.
? Which finding, if true, would most directly support Marsh’s argument?
= The abbey bought fodder in every week of that spring and summer because no hay could be dried.
- fits-either-way | The abbey’s accounts show that less hay was brought in that year than in the years before. | A poor harvest fits any wet summer; it does not show that the rain went on without a break.
- wrong-direction | The abbey’s accounts note three weeks in that July when hay was cut, dried, and carried in. | These accounts touch the very point, but dry weeks in July mean that the rain did cease.
- supports-another-claim | The <em>Chronicle</em> gives the date of an eclipse in that decade which astronomers have since confirmed to the hour. | This makes the chronicler look careful about the sky, but it says nothing about the rain of that year.
> Support. To be “taken at his word,” the rain must have gone on the whole time; find evidence of that.
! The chronicle says the rain “did not cease from Easter to Michaelmas,” and Marsh would take it literally; fodder bought every week because no hay dried fits rain without a break.
## 38 High 1.4
A company that sells language courses reports that customers who finish all twelve units score, on average, thirty points higher on a national test than customers who stop after the first. It concludes that the units teach effectively. The report, which was sent to hundreds of schools throughout the country, has led several of them to buy the courses for all their pupils. Economist Bashir Noor contends that the comparison shows nothing of the kind, because those who finish may simply be the ones who found languages easy to begin with.
? Which finding, if true, would most directly weaken Noor’s contention?
= On a test taken before the first unit, those who later finished and those who later stopped scored alike.
- fits-either-way | On a test taken before the first unit, those who later finished scored higher than the national average. | A test beforehand is the right idea, but without the scores of those who stopped, Noor may be right or wrong.
- wrong-direction | On a test taken before the first unit, those who later finished scored far above those who later stopped. | This comparison is to the point, but it shows the very difference that Noor suspects.
- supports-another-claim | Of those who stopped after the first unit, most said that they had lacked time for the course. | Lack of time is a reason for stopping, but it does not settle whether the groups were equally good at the start.
> Weaken. Noor suspects a difference that was there from the start; what would show that there was none?
! Noor says that finishers “may simply be the ones who found languages easy to begin with”; equal scores before the course would rule this out.
## 39 Medium 0.2
Some ants of the desert bury seeds that they do not eat at once. Ecologist Wanjiru Maina thinks that the ants choose damp soil in order to keep seeds from blowing away, since damp soil is heavy. Her colleague Felipe Ortiz thinks that they choose it because seeds that begin to sprout become softer and easier to chew. Both have watched the same colonies for several summers, and both agree that the ants pass over dry soil that is easier to dig.
? Which finding, if true, would most directly support Ortiz’s explanation over Maina’s?
= Ants dig up buried seeds once sprouts appear and chew them then.
- fits-either-way | Ants carry seeds far to reach damp soil where dry soil lies near. | This shows how much damp soil matters to the ants, but both agree that they “pass over dry soil that is easier to dig.”
- wrong-direction | Seeds that begin to sprout are carried out of the nest uneaten. | Sprouts are mentioned, and Ortiz’s reason turns on them, but ants that throw sprouted seeds out uneaten do not want them for chewing.
- wrong-direction | Ants in windy places choose damper soil than ants in sheltered ones do. | Wind and damp soil go together here, but that is what Maina’s reason, seeds blowing away, would lead one to expect.
> Support one side over the other. Find what Ortiz’s reason predicts and Maina’s does not.
! Ortiz thinks that sprouting seeds “become softer and easier to chew”; ants that wait for sprouts and then chew behave as he expects.
## 40 Medium 0.3
In an essay on city trees, a student claims that shade, more than beauty, decides which streets people choose to walk along in summer. Planners, the student adds, tend to plant for spring blossom and to forget the months in which trees are needed most. On hot afternoons, according to the student’s counts, one street in the neighborhood is full of people and the next is empty. The essay draws on interviews with people who live near Cherry Street, which is famous for its flowering trees, and near a parallel street planted with large plane trees.
? Which quotation from an interview with a city resident would best illustrate the student’s claim?
= “In July I go by the plane trees, ugly as they are, because Cherry Street is an oven.”
- wrong-direction | “I would walk down Cherry Street in any season, since it is the prettiest street we have.” | It tells how a street is chosen, but by beauty “in any season,” which the student ranks below shade.
- supports-another-claim | “In July I go by Cherry Street, since plane trees always set off my allergies.” | A street is chosen and another is avoided in summer, but for the sake of a person’s health; shade does not come into it.
- wrong-direction | “Even in July I cannot pass up the gardens on Cherry Street, though I burn my nose there.” | Here summer heat and beauty meet, but beauty wins, which is the reverse of the claim.
> Quotation. The claim sets shade against beauty, in summer, for walking; the words must show shade winning.
! The claim is “that shade, more than beauty, decides which streets people choose”: the resident takes ugly but shady trees over pretty Cherry Street.
## 41 High 1.2
“Ode to a Bent Nail” is a poem written for Fourfold in the manner of the nineteenth century. In discussing it, a student claims that the speaker comes to admire the nail precisely for having failed at its task. The nail has been pulled from a roof and thrown on the grass. The roof is being mended, and the builder goes on hammering overhead from the first line to the last. Over six stanzas the speaker turns the nail in the hand, first with pity, then with curiosity, and at last with another feeling.
? Which quotation from “Ode to a Bent Nail” most effectively illustrates the claim?
= “The straight ones hold the rafter and are blind; / thou, bowed, and useless, hast the sun to mind.”
- half-right | “Poor crooked thing, that could not bear the blow, / what hammer bent thee, I shall never know.” | The failure is there, but the speaker pities the nail and does not admire it.
- wrong-direction | “Be straightened, then; let patience and the vise / restore thee to thy work, and pay the price.” | The nail’s failure is where these lines begin, but the speaker wants the nail repaired, so it is the task that is valued and not the failure.
- half-right | “The straight ones slipped; thou, crooked to the core, / by being bent didst only grip the more.” | The nail is admired for being bent, but because it gripped and held; the claim is about admiring it for having failed.
> Quotation. The claim joins admiration with failure; the lines must praise the nail for being bent.
! The claim is that the speaker admires the nail “for having failed at its task”: because it is useless and bowed, it has the sun, which the straight ones do not see.
## 42 High 1.0
<em>The Steward’s Wife</em> is a novel written for Fourfold in the manner of the 1850s. A student writes that the narrator, though claiming to judge no one, in fact passes judgment on nearly every character. The narrator is an elderly cousin who has known the Orde family all her life. Her account covers forty years, three weddings, and a lawsuit about a wall, and it was written, she says, at the request of the family. She assures the reader on almost every page that she is merely setting down what happened and that others may draw conclusions.
? Which quotation from <em>The Steward’s Wife</em> most effectively illustrates the student’s claim?
= “It is not for me to say that Mr. Orde was vain; I will only mention that there were seven mirrors, and that he knew their hours.”
- half-right | “I set down what I saw and leave the rest to wiser heads: Mr. Orde paid for the wall in June, and by August it was finished.” | The refusal to judge is there, but the wall that was paid for and finished speaks neither for nor against him; no judgment is passed.
- half-right | “Mr. Orde forgave his enemies each Sunday, by name and aloud, so that none of us in the pews should ever lose count of them.” | The wit about his enemies does pass judgment, but nowhere here is the narrator “claiming to judge no one.”
- wrong-direction | “When Mr. Orde was accused of vanity, I could not join in it, for I had known him to be the humblest of men.” | The narrator declines to condemn and means it, which is the opposite of judging under cover.
> Quotation. Two parts are needed: the narrator disclaims judging, and judges all the same.
! The narrator is said to be “claiming to judge no one” while judging: she says that it is not for her to call Mr. Orde vain, and then counts his mirrors.
## 43 Medium 0.0
In the play <em>Low Tide</em>, written for Fourfold in the manner of the 1900s, the fisherman Bartley comes home after two years and finds his family much changed. A critic claims that Bartley makes it plain to the others that they need not tell him what has happened. While he was at sea, his wife had word that he was drowned. She has since married his brother, and there is a child. Nobody on the stage, in the first scene of his return, can find a way to tell him.
? Which quotation from <em>Low Tide</em> most effectively illustrates the critic’s claim?
= BARTLEY (<em>putting down his sack</em>): “I know how it is with you. I met the priest on the quay.”
- half-right | BARTLEY (<em>bending over the cradle</em>): “And whose is this? Nobody wrote me a word about any child.” | He comes at once upon the heart of the matter, the child, but he asks whose it is; somebody will have to tell him.
- supports-another-claim | BARTLEY (<em>at the window</em>): “Two years, and the tide still comes in at the same stone.” | He speaks of what has stayed as it was; nobody on the stage could gather from it whether he has heard of the marriage.
- wrong-direction | BARTLEY (<em>looking about him</em>): “What ails you all? One would think that I had been drowned.” | He comes near the truth without knowing it, but a man who asks what ails them has yet to be told.
> Quotation, drama. After this line nobody should have anything left to tell him.
! The claim is that he “makes it plain to the others that they need not tell him”: he has already learned everything on his way, and says so.
## 44 Medium 0.4
<em>Notes from the Bindery</em> is a memoir written for Fourfold in the manner of the 1930s. The author suggests that manual work taught her a patience that schooling had not. The book opens in 1911, in a town on a canal, and its chapters are named after the stages in which a book is put together. She left school at sixteen against the wishes of her parents, both of whom were teachers, and went to work for an elderly binder of account books and ledgers, who spoke about twice a day.
? Which quotation from <em>Notes from the Bindery</em> most effectively illustrates this suggestion?
= “Eleven years of lessons had not made me wait for anything; glue did it in a week.”
- supports-another-claim | “At school I was thought slow, and in the bindery, too, I was the last to finish.” | School and bindery are both there, but being slow is not the same as having learned patience.
- wrong-direction | “I brought to the bench the patience that my teachers had been so careful to instill.” | Patience is named, but it comes from her teachers, which is just what the author’s suggestion denies.
- half-right | “He could wait a morning for glue to set. At sixteen I thought it a waste of a man.” | Manual work and patience are both here, but the patience is the binder’s; the author has not learned it yet.
> Quotation. Three parts: manual work, patience, and schooling that had failed to give it.
! The author says that work “taught her a patience that schooling had not”: lessons failed to make her wait, and glue, her work, succeeded.
## 45 High 1.3
Sleep researchers have found that people who nap after learning a list of words recall more of them than people who stay awake. Many conclude that sleep strengthens memories. Neuroscientist Ioana Petrescu proposes a humbler explanation: people who are awake go on seeing and hearing things, and these interfere with what was learned, while a sleeper, in any room, is merely spared them. Sleep, she suggests, may protect memories without strengthening them. Her laboratory has begun a series of experiments to decide between the two.
? Which finding, if true, would most directly support Petrescu’s explanation?
= Of people who stayed awake, those who saw a film recalled fewer words than those who sat in the dark.
- wrong-direction | After a nap, people recalled more words than after an hour’s rest, without sleep, in a dark, silent room. | Quiet without sleep is the right test, but if a nap does better still, sleep must do more than spare people interference.
- fits-either-way | A nap in a noisy, brightly lit room helped people as much as a nap in a room that was dark and silent. | Noise seems to interfere, but a sleeper is spared it “in any room,” and strengthening could go on there too; both accounts expect this.
- restates-not-supports | A nap of two hours helped people to recall many more of the words than a walk of two hours did. | This is the old result once more, sleep against waking; it does not show whether sleep strengthens memories or only protects them.
> Support. What should spoil a memory, if she is right, even where nobody goes to sleep?
! Her explanation is that people who are awake “go on seeing and hearing things, and these interfere with what was learned”; the more of them there are, then, the less should be recalled.
## 46 High 1.1
The whistled language of an island in the Canaries carries over several kilometers, from one ravine to the next, and for that reason it is said to have been invented by shepherds. Linguist Fátima Guerra considers the origin to lie elsewhere. The first settlers, she argues, came from a region in North Africa and brought whistling with them; shepherds merely kept it in use because it suited their valleys. The question has divided scholars of the island for a century, since almost nothing was written down about its people before Europeans arrived there.
? Which finding, if true, would most directly weaken Guerra’s argument?
= Travelers’ reports show that the settlers’ descendants knew no whistling until herders devised it.
- supports-another-claim | Shepherds, as travelers’ reports show, used whistling more often than other islanders did. | Shepherds do come into it, but Guerra agrees that they kept whistling in use; how often they used it does not show where it came from.
- wrong-direction | Whistled speech with a similar system of pitches is still used in the mountains of that region in North Africa. | The same region is involved, but a matching system there supports the idea that settlers brought it.
- supports-another-claim | Whistled speech can be understood by islanders at distances at which shouting cannot be heard. | How far a whistle carries explains why it is useful, not who first used it.
> Weaken. Guerra says that the settlers brought whistling along; what would show that they did not?
! Guerra argues that the first settlers “brought whistling with them”; if their descendants had none for centuries, it was not brought.
## 47 Low -0.6
Many gardeners plant marigolds among their tomatoes in the belief that the smell of the flowers drives whiteflies away. Horticulturist Gus Albrecht thinks that smell has nothing to do with it; marigolds, he says, are bright yellow, and whiteflies fly to yellow things, so they simply end up on the flowers and leave the tomatoes alone. A trial by the county’s garden club confirmed that tomatoes among marigolds have fewer whiteflies but did not look into the reason.
? Which finding, if true, would most directly support Albrecht’s explanation?
= Yellow paper strips without any smell kept whiteflies off tomatoes as well as marigolds did.
- fits-either-way | Yellow marigolds kept whiteflies off tomatoes as well as orange marigolds did. | Color is varied here, but both flowers smell, so smell could be what works just as well as color could.
- wrong-direction | Crushed marigold leaves hidden in the soil kept whiteflies off tomatoes as well as the flowers did. | Parting smell from color is a good test, but hidden leaves have the smell and not the color, so this speaks for the gardeners’ belief.
- restates-not-supports | Tomatoes among marigolds had fewer whiteflies than others in three further gardens. | It confirms what the trial found already, but smell and color would both lead to it, so the reason stays open.
> Support. Albrecht says color and not smell; look for color without smell.
! Albrecht says that “whiteflies fly to yellow things” and that smell plays no part; yellow strips without smell test exactly this.
## 48 Medium 0.4
It has been suggested that the great stone heads of the island were moved upright: teams with ropes rocked each statue from side to side so that it “walked.” Engineer Petero Haoa, who favors this account over the one in which statues were dragged on wooden sleds, points out that a statue that walks must have its weight low and forward. Both accounts agree that the statues were carved in one quarry, finished for the most part there, and taken along roads to platforms near the coast, and that many were abandoned on the way.
? Which finding, if true, would most directly support the account that Haoa favors?
= Many statues abandoned on the way lean forward and have unusually wide bases.
- fits-either-way | Statues left beside the old roads are, on average, as heavy as those standing at their final sites. | The roadside statues are the right ones to look at, but that their weight is the same fits sleds as well as walking.
- wrong-direction | Statues left beside the old roads lie on their backs, and long grooves have been worn into the stone there. | Roadside statues are again the evidence, but grooves on the back are what dragging would leave, so this favors the sleds.
- wrong-direction | Many statues at their final sites lean backward and have unusually narrow bases. | Lean and base are what Haoa looks at, but a statue that walks must have its weight “low and forward,” and this is the reverse.
> Support. Haoa says what walking needs: weight low and forward. Find statues on the way that have it.
! A walking statue “must have its weight low and forward”; statues abandoned on the way that lean forward on wide bases have just that form.
## 49 High 1.5
Why do giraffes have long necks? The familiar answer is that a long neck reaches leaves that others cannot, so that giraffes do not go hungry when lower branches are bare. Zoologist Thandeka Moyo points out that in the dry season, when food is scarcest, the giraffes she watches feed mostly at shoulder height. She proposes that necks grew long because males, though not females, fight by swinging them: the longer and heavier the neck, the harder the blow, and winners father most of the calves. Both explanations assume that the ancestors of giraffes had necks of ordinary length.
? Which finding, if true, would most directly weaken Moyo’s proposal?
= The necks of females are, for the size of their bodies, as long as the necks of males.
- restates-not-supports | In the dry season, when food is scarcest, giraffes feed mostly at the height of their shoulders. | This is hard on the familiar answer about high leaves, but Moyo herself “points out” as much; it leaves her own proposal untouched.
- supports-another-claim | Males feed a little higher than females do when both of them stand under the same tree. | Comparing the sexes is the right idea, but the height at which they feed bears on the familiar answer, and not on fights.
- supports-another-claim | Fossils show that the necks grew long in an age in which low shrubs were plentiful. | Plenty of low food speaks against the familiar answer, that long necks reach high leaves; about the fights of males it says nothing.
> Weaken. If fighting between males made necks long, who should have shorter necks?
! Moyo proposes that necks grew long “because males, though not females, fight by swinging them”; if both sexes have the same, fights can hardly be the reason.
## 50 High 1.2
Music historian Delphine Carrow believes that the composer Rosalind Thayer, long thought to have taught herself, had in fact studied for some time with the court organist Emil Straub. No lesson book survives and no letter mentions lessons. Carrow relies on a resemblance: Thayer’s early fugues resolve their themes in an odd manner that is found also in Straub’s. A doubter might answer that Thayer could have learned the manner from printed music. The question is of some weight, since Thayer’s champions have made her independence a part of her fame.
? Which finding, if true, would most directly strengthen Carrow’s case against this doubt?
= None of Straub’s fugues was printed or copied during the years when Thayer was composing hers.
- wrong-direction | Several fugues by other composers of the time were printed in the town where Thayer lived. | Printed fugues are the matter, but more music in print helps the doubter: it would have been easier for Thayer to learn without Straub.
- wrong-direction | A printed volume of Straub’s fugues bears Thayer’s name and the date of her first fugue. | This ties her to Straub, but through a printed book, which is exactly what the doubter suggests.
- supports-another-claim | Straub’s pupils praised him in later years for the patience with which he taught the fugue. | This tells what kind of teacher he was, not whether Thayer was among his pupils.
> Strengthen. The doubt is that she learned from print; what would close that way?
! The doubt is “that Thayer could have learned the manner from printed music”; if Straub’s fugues were not to be had on paper, she must have learned it from him in person.
## 51 Medium 0.1
Public libraries in the Tarrow district began to lend tools as well as books: drills, saws, ladders, even a cement mixer. The district’s council expects that residents who borrow tools will come to know one another and will afterward help one another with repairs.
The council has asked sociologist Bettina Ruck to find out whether this expectation is borne out. At present, surveys show, most residents cannot name the people who live on their own floor, and most say that they would not ask a neighbor for help with anything heavier than a letter.
? Which finding, if true, would most directly support the council’s expectation?
= Residents who had borrowed tools reported more repairs done with neighbors than before.
- half-right | Residents who had borrowed tools reported more repairs done on their own than they had before. | More repairs are a result, but the council expects people to help one another, not to work alone.
- wrong-direction | Residents who had borrowed tools no longer asked neighbors for help as often as they had before. | It does report on borrowers and neighbors, but asking less for help is the reverse of what the council expects.
- supports-another-claim | Residents who had borrowed tools also borrowed more books than they had before. | Lending more books would please the library; it has no bearing on neighbors and repairs.
> Support. The expectation has two parts: knowing one another and helping with repairs.
! The council expects that borrowers “will afterward help one another with repairs”; more repairs done with neighbors is that result.
## 52 High 1.0
“Tenement” is a poem written for Fourfold in the manner of the 1910s. A student claims that the sounds of the city take the speaker back to an earlier home. The speaker, a clerk who has come to the city from a farm, lives on the third floor of a large building. The rent is paid by the week, and lodgers come and go so often that the landlady no longer puts names on the doors. In the course of the poem, which covers a single sleepless night, the speaker sees no one.
? Which quotation from “Tenement” most effectively illustrates the claim?
= “The milk cart rattles past. It must be four. / My father will be at the stable door.”
- supports-another-claim | “I know your cough, your kettle, and your key; / I would not know you if you spoke to me.” | Sounds do matter in these lines, but they join the speaker to a neighbor behind the wall; nothing leads back to the farm.
- supports-another-claim | “One wall, one chimney, and one stair we share; / I could not tell your face from empty air.” | These lines are about neighbors who live close together and never meet; neither a sound nor any thought of the farm is in them.
- half-right | “I left a well, a walnut tree, a plow / for this one window. They are sold by now.” | The earlier home is in the speaker’s thoughts, but no sound has called it up; it is set beside what can be seen, a window.
> Quotation, poetry. Two parts: something heard now, and the place from which the speaker came.
! The claim is that “the sounds of the city take the speaker back to an earlier home”: something is heard outside, and at once the speaker sees the farm at that hour.
## 53 Medium 0.2
<em>The Ostler’s Tale</em> is a story written for Fourfold in the manner of the 1840s. The innkeeper, Mrs. Bunce, is portrayed as generous in a way that she takes pains to hide. She keeps the inn at a lonely crossroads, where a boy who has run away from a factory is found asleep in the hay. It is November, the roads are deep, and the men who look for him have already asked at the door. The ostler, who tells the story, professes to find his mistress a very hard woman.
? Which quotation from <em>The Ostler’s Tale</em> most effectively illustrates this portrayal?
= “‘Eat that pie or throw it to the hens,’ she told the boy, and went in; it was hot, and cut for one.”
- half-right | “‘I never turned a hungry child away,’ she told the parson; ‘you may say so on Sunday.’” | The generosity is there, but she wants it known from the pulpit, which is the reverse of hiding it.
- wrong-direction | “‘Take the warm loaf, child,’ she told the boy before the parson, and when the gate had shut, she took it back.” | Something is hidden here, too, but it is the other way around: she shows the parson a kind face, and takes the loaf back in secret.
- supports-another-claim | “She was a broad woman with a loud voice, and horses liked her, which the ostler held in her favor.” | It makes her likable, as a generous person is, but nothing is given to anyone, and nothing is hidden.
> Quotation. Look for a kindness together with an effort to make it seem something else.
! She is “generous in a way that she takes pains to hide”: the pie is fresh and cut for the boy, yet she speaks of it as scraps for the hens and goes in quickly.
## 54 High 1.4
Chemists who analyzed residues in drinking cups from the hill fort found traces of cacao, a plant that grows only far to the south. Most take this as proof of trade. Three cups were found in all, in two rooms of a building that stood at the center of the fort. Archaeologist Reuben Yazzie suggests that travelers from the fort may have brought cacao home as a gift or a keepsake. Trade, he says, is a matter of regular exchange, and a few cups cannot tell it from a single journey.
? Which finding, if true, would most directly weaken Yazzie’s suggestion?
= Cups with traces of cacao occur at the fort in every layer of a period of two hundred years.
- fits-either-way | Cups with traces of cacao occur at the fort in greater numbers than had first been thought. | More cups are to the point, but many cups might still have been used on one occasion; regular exchange needs time.
- wrong-direction | Cups with traces of cacao occur at the fort only in the grave of a man buried with southern shells. | Cacao at the fort is what has to be explained, but one grave with other southern goods looks like the keepsakes of a single traveler, as Yazzie suggests.
- supports-another-claim | Cups of the same shape but without cacao occur at forts throughout the region. | Shapes of cups show a common taste in pottery, not whether cacao came once or regularly.
> Weaken. Yazzie allows for a single journey; what shows that cacao came again and again?
! Yazzie says that a few cups cannot tell trade “from a single journey”; traces in every layer over two centuries show that cacao came regularly.
## 55 High 1.1
Software that predicts which patients will miss an appointment is used by some clinics to book two people into the same slot. The program uses the dates and outcomes of a patient’s earlier visits, and clinics that use it have shortened the idle hours of their doctors. Physician Ngozi Bello is uneasy. Patients who missed visits in the past, she says, often did so for want of a bus; booked double, they wait longest and get the shortest visits, which gives them new reason to stay away. Her concern is that the prediction helps to bring about what it predicts.
? Which finding, if true, would most directly support Bello’s concern?
= After they had been booked double, patients kept fewer of their visits than before.
- supports-another-claim | Patients who lived far from any bus line were booked double three times as often as others. | The bus is a part of what she says, but this tells only who is booked double, and nothing of what it then does to them.
- wrong-direction | Clinics that gave up the software had more idle hours and just as many missed visits. | Without the software nobody is booked double for a prediction; if as many visits are missed, the prediction does not bring this about.
- supports-another-claim | The software was right less often about patients who had moved since their last visit. | A program that knows only earlier visits may well misjudge these people, but her concern is a prediction that makes itself come true.
> Support. The concern is a circle: the remedy feeds what it should cure. Find the option that shows this link.
! Bello’s concern is that the prediction “helps to bring about what it predicts”; if visits are missed because of double booking, it does.
## 56 Medium 0.3
Some historians say that the spread of spectacles in the fourteenth century lengthened the working lives of scribes and craftsmen. Economic historian Lucia Ferri agrees and adds that the effect must have been greatest in trades that demand close sight. Before spectacles, a craftsman whose eyes weakened, as nearly everyone’s do after forty, had to leave fine work to the young. Guild records from three towns give the ages at which masters of many trades retired.
? Which finding, if true, would most directly support Ferri’s addition?
= Goldsmiths gave up work ten years later than before, bakers only one.
- half-right | The age at which goldsmiths gave up work rose in the years after spectacles came into use. | This fits the general effect, but without another trade to compare, it does not show where the effect was greatest.
- wrong-direction | The age at which people gave up work rose by about the same number of years in all trades. | Trades are compared, but an equal rise contradicts the idea that close work gained most.
- supports-another-claim | The age at which goldsmiths began to wear spectacles was lower than that of bakers. | Two trades are compared, but by when they began to wear spectacles; how much longer either went on working is not shown.
> Support. “Greatest in trades that demand close sight” calls for a comparison of trades.
! Ferri adds that “the effect must have been greatest in trades that demand close sight”; a large gain for goldsmiths and a small one for bakers shows this.
## 57 High 1.2
<em>A Winter Lodging</em> is a novel written for Fourfold in the manner of the 1890s. A student argues that the lodger, Mr. Fenn, is ashamed of being poor and believes that others do not see it. Mr. Fenn, once a music teacher, rents the attic of a boardinghouse in a northern town. He takes his meals in his room, goes out at hours when the stairs are empty, and speaks of pupils who no longer come. The other lodgers, who like him, have noticed a good deal more about his circumstances than he supposes.
? Which quotation from <em>A Winter Lodging</em> most effectively supports the student’s argument?
= “He carried his coal up in a violin case, and wished the landlady, who held the door, a musical evening.”
- half-right | “He went out when the stairs were empty, for he knew that the landlady had counted his candles.” | The shame is there, but he knows that she has counted his candles, so he cannot believe that she does not see his poverty.
- supports-another-claim | “He had sold the violin in October, and on Sundays his fingers still moved upon the blanket.” | This shows loss and longing; it says nothing of shame or of what others see.
- wrong-direction | “He wore both coats at table, and told the landlady with a bow that the trunk they came in had gone to pay for the bread.” | He tells her openly, and with a flourish, what the trunk was sold for, which is the opposite of shame.
> Quotation. Two parts: shame at poverty, and a belief that it is hidden.
! Mr. Fenn “is ashamed of being poor and believes that others do not see it”: he hides coal in a violin case and plays along before the landlady.
## 58 Medium 0.4
Bilingual speakers switch languages in the middle of a sentence more often than they notice. Linguist Adriana Coelho holds that such switches are not slips but follow the grammar of both languages: speakers switch, she says, only at points where the word order of the two languages agrees. Her claim, if it is right, would make such talk a skill that has to be learned, and not, as teachers have often told parents, a sign that a child knows neither language well.
? Which finding, if true, would most directly weaken Coelho’s claim?
= In recorded talk, a third of all switches fall where the two word orders differ.
- fits-either-way | In recorded talk, speakers who know both languages well switch more often than others do. | This suits a skill, but it could be found whether or not switches fall where she says; it tells who switches, not at which points.
- supports-another-claim | In recorded talk, switches are about as common in long sentences as in short ones. | Where switches occur is the question, but by sentence length; nothing here shows a switch at a point that she rules out.
- supports-another-claim | In recorded talk, switches are commoner among friends than among strangers. | This tells who switches, not at which points of the sentence; the claim is about word order.
> Weaken. “Only at points where the word order … agrees” can be upset by switches elsewhere.
! Coelho says that speakers switch “only at points where the word order of the two languages agrees”; many switches where the order differs contradict that.
## 59 High 1.0
“The Glassblower” is a poem written for Fourfold in the manner of the Victorian age. A critic claims that the poem presents the making of art as a risk that the artist chooses to repeat. The poem has eight stanzas of four lines each, and the furnace is never out of sight in any of them. In the poem a crowd watches at the door of a workshop as a craftsman gathers molten glass on the end of a pipe, blows a globe larger than any he has made, and sets it down to cool.
? Which quotation from “The Glassblower” most effectively illustrates the critic’s claim?
= “It cracked. He did not curse; he drew his breath / and gave the next globe all the same to death.”
- half-right | “It held. He broke the pipe across his knee: / ‘One such,’ he said, ‘is luck enough for me.’” | The making of art is a risk here, but the craftsman breaks his pipe after one success, so nothing is repeated.
- wrong-direction | “No globe of his was ever known to break; / he worked as sleepers breathe, for breathing’s sake.” | The making is repeated here again and again, but without any risk, since nothing ever breaks.
- supports-another-claim | “The rich man bought the globe and never knew / whose mouth had filled it, or what lungs it drew.” | This is about a buyer who does not know the maker; risk and repetition are absent.
> Quotation, poetry. The lines need both a risk and the choice to take it again.
! The claim is of “a risk that the artist chooses to repeat”: one globe cracks, and he risks the next without complaint.
## 60 High 1.3
Fans of the painter Oskar Lindt believe that he grew color-blind late in life, since his last canvases are nearly all blue and gray. Curator Hedda Munk argues that Lindt’s sight was sound and that he had simply become too poor to buy costly reds and yellows. The question has a bearing on how the last canvases ought to be hung, for some museums light them with a warm lamp to make up for what they take to be the painter’s defect.
? Which finding, if true, would most directly weaken Munk’s argument?
= Lindt’s last studio held many unopened tubes of red and yellow that he had been given.
- wrong-direction | Letters from Lindt’s last years complain that red and yellow had doubled in price. | Prices are part of Munk’s argument, but complaints about them make it stronger, not weaker.
- wrong-direction | A doctor who examined Lindt in the last year of his life found that he could tell all colors apart. | This concerns his sight, but it agrees with Munk, who holds that his sight “was sound.”
- supports-another-claim | Canvases from Lindt’s last years sold for more than those he had painted when young. | Later prices of his pictures may have come after his death; they do not show what he could buy or see.
> Weaken. Munk says that he could not afford red and yellow; what would show that he did not lack them?
! Munk argues that he “had simply become too poor to buy costly reds and yellows”; unopened tubes show that he had these colors and did not use them.
## 61 Medium 0.3
Beavers build dams at once when they hear running water. In an experiment, biologist Lars Ekdahl placed a loudspeaker that played the sound of a stream on a dry bank; beavers covered it with mud and sticks. Ekdahl concludes that the sound alone is enough to make beavers build, whether or not water is moving. Beavers in the experiment had ponds that were full and still, so that a dam on the dry bank could be of no use to them.
? Which finding, if true, would most directly strengthen Ekdahl’s conclusion?
= Beavers left alone a loudspeaker of the same kind that played birdsong.
- fits-either-way | Beavers also built at a place where water was seen and heard to run through a gap. | They built at the sound here too, but also within sight of moving water, so either of the two may have set them off.
- wrong-direction | Beavers also covered a loudspeaker of the same kind that made no sound at all. | The loudspeaker is the same, but if silence is treated alike, then the sound was not what mattered.
- supports-another-claim | Beavers covered the loudspeaker by night more often than they did by day. | The time of their work is a detail that does not show what set it off.
> Strengthen. Another reason might be the loudspeaker itself; what would rule that out?
! Ekdahl concludes “that the sound alone is enough”; that the same device with other sounds is ignored shows that the object itself was not the cause.
## 62 High 1.1
Economist Yulia Brandt studied a law that required shops to print prices per kilogram. She expected shoppers to buy cheaper goods, and average spending did fall. She attributes the fall to shoppers’ comparing prices more closely. Others suspect that shops, knowing that prices would be compared, simply lowered the highest ones, so that the same purchases came to less. The law applied to all shops from the same day, and goods were otherwise taxed and sold as before.
? Which finding, if true, would most directly support Brandt’s explanation over the other?
= While each brand kept its price, those that were cheaper per kilogram were bought more.
- wrong-direction | Shoppers bought the same brands as before, while the price of each brand per kilogram fell slightly. | Spending falls here too, but through lower prices and not through shoppers’ choices, which is just what the others suspect.
- wrong-direction | Shoppers said in a survey that they had hardly noticed the prices per kilogram. | It concerns the printed prices, but shoppers who did not notice them cannot have compared more closely.
- fits-either-way | The brands that were bought more after the law were those whose prices had fallen most. | People may have compared and chosen these, but lower prices are also what the other explanation starts from, so the two are not told apart.
> Support one explanation over another. Brandt: choices changed. Others: prices changed. Separate the two.
! Brandt credits “shoppers’ comparing prices more closely”; switching brands while prices stay fixed is that, and it excludes lower prices.
## 63 Medium 0.2
<em>The Orchard at Night</em> is a novel written for Fourfold in the manner of the 1920s. A student claims that the author uses the weather to reveal what Clara, the heroine, will not say. The book covers a single autumn on a fruit farm, from the first picking to the first frost. Clara, who keeps house for an older brother, has been told by everyone that she is fortunate. The novel reports few of her thoughts, and in company she is unfailingly polite.
? Which quotation from <em>The Orchard at Night</em> most effectively illustrates the claim?
= “‘I am perfectly content,’ said Clara; and the rain, which had been holding off all afternoon, came down.”
- supports-another-claim | “The storm that had hung over the orchard broke at noon, and by evening half the pears were down.” | The weather is there, but nothing connects it with Clara or with anything left unsaid.
- wrong-direction | “‘I am so unhappy that I could scream,’ said Clara, and threw the window open on the still night.” | Clara and the weather are both there, but she says what she feels, and the calm weather reveals nothing that she holds back.
- half-right | “‘I am perfectly happy here,’ said Clara; and the cup, which she had been turning all evening, came apart in her hands.” | What Clara will not say is shown here against her words, but by a broken cup; the weather, which the claim is about, has no part in it.
> Quotation. Clara’s words must say one thing while the weather shows another.
! The author uses “the weather to reveal what Clara, the heroine, will not say”: she claims contentment, and the rain that had been held back falls.
## 64 High 1.4
The anthropologist Kiri Parata argues that gifts in the villages she studied are not free: each creates a debt that the receiver must one day repay with a little more, and it is the lasting debt, not the thing given, that ties families together. To settle a debt exactly, villagers told her, is to end a friendship. Outsiders who admired the generosity of the villagers, she remarks, had usually not stayed long enough to see a gift come back.
? Which finding, if true, would most directly support Parata’s argument?
= When two families parted for good, each first repaid its debts to their precise worth.
- fits-either-way | When two families were on good terms, each gave the other presents at the yearly feast. | Presents between friends may go with her view, but with no debt in sight they go just as well with the view of free gifts.
- wrong-direction | When two families had repaid each other exactly, they went on exchanging visits as before. | Exact repayment is the right case, but here friendship lasts, which goes against her argument.
- wrong-direction | Two families that parted for good still owed each other presents of several years. | Parting is the right case, but here friendship ends although debts remain, so that lasting debt would not have tied the families together.
> Support. If debt is the tie, then exact repayment should go with the end of the tie.
! Villagers say that “To settle a debt exactly” is “to end a friendship”; families that part for good and first pay exactly act on that view.
## 65 High 1.0
“Marginalia” is a poem written for Fourfold in the manner of the 1940s. A student claims that the speaker feels closest to a former reader of a book through that reader’s mistakes. The book, an old copy of a philosopher’s essays, was bought from a stall by the river for a few coins. On the flyleaf stands a name that has been crossed out, and between two pages lies a tram ticket from 1923. Its margins are filled with penciled remarks in a hand that the speaker tries, stanza by stanza, to imagine.
? Which quotation from “Marginalia” most effectively illustrates the claim?
= “You wrote ‘untrue’ beside the truest line. / I loved you then. I had once thought it mine.”
- half-right | “You marked the very line I came to find; / I never felt so near another mind.” | The speaker does feel near to the reader, but because both chose the same line; the claim is about mistakes.
- wrong-direction | “You misread every line, and I confess / I closed the book and thought of you the less.” | The mistakes are there, but they put the speaker off; the feeling is the reverse of closeness.
- supports-another-claim | “The paper yellowed and the spine came loose; / a book, like love, is better worn with use.” | This praises old books in general and sounds fond; but no former reader and no mistake is named.
> Quotation, poetry. Find a mistake by the reader and a sign of closeness that comes from it.
! The speaker feels “closest to a former reader of a book through that reader’s mistakes”: a wrong note in the margin is what makes the speaker love the reader.
## 66 Low -0.5
Students at one school were offered extra help in mathematics before class or after class. Teacher Rosa Lindqvist claims that help before class is better for grades, because tired students take in less at the end of the day. About ninety students take part, and the help is given by the same teachers, in the same rooms, and for the same number of minutes. So far the school has compared only how many students come: more come after class. Next year it wants to offer help at one of the two times only.
? Which finding, if true, would most directly support Lindqvist’s claim?
= Grades rose more among those who came before class than among those who came after.
- fits-either-way | Grades rose among students who came before class as well as among those who came after. | Grades rose in the right group, but in the other too; without a difference, nothing shows which time is better.
- wrong-direction | Grades rose more among students who came after class than among those who came before. | The right groups are compared by their grades, but the result goes the other way and counts against her claim.
- supports-another-claim | Students who came before class said that they had slept less than students who came after. | Tiredness is part of her reason, and sleep might affect learning, but the claim is about grades, which are not given.
> Support. The claim compares two times by grades; find that comparison with the result she expects.
! Lindqvist claims “that help before class is better for grades”; a larger rise for those who come before class is what supports it.
`
