import { questions } from '../marked.ts'

export const transitions4 = questions('transitions')`
## 41 Medium 0.0
A ship’s hull soon gathers barnacles and algae, which roughen its surface and increase the drag of the water. Owners have tried copper plates, poisonous paint, and brushes on robot arms to keep the growth away. ______ ships that are not cleaned burn far more fuel than clean ones do to hold the same speed.
= After all,
- contrast-for-addition | By contrast, | Clean and uncleaned ships are compared, but the sentence as a whole gives the reason for the owners’ efforts and does not oppose them.
- example-for-conclusion | For example, | The sentence before names ways to keep growth away, and burning fuel is not one of those ways but the reason for them.
- cause-for-addition | As a result, | The owners’ efforts do not cause uncleaned ships to burn fuel; the extra fuel is why the efforts are made.
> Transition. Ask how the last sentence stands to the owners’ efforts: does it follow from them or explain them?
! The owners “have tried copper plates, poisonous paint, and brushes,” and the last sentence gives the reason: uncleaned ships “burn far more fuel.” <i>After all</i> introduces a reason.
## 42 Low -1.0
Many people think of coral as a plant or a rock. ______ it is an animal, or rather a colony of thousands of tiny animals, each with a mouth and tentacles, that together build a skeleton of limestone.
= In fact,
- example-for-new-point | For instance, | Being an animal is no example of being a plant or a rock; the second sentence corrects the first.
- cause-for-contrast | Therefore, | That coral is an animal does not follow from what people think of it; it contradicts what they think.
- likeness-without-match | Similarly, | The two sentences do not describe two like cases; the second tells what coral really is.
> Transition. The first sentence is a mistaken belief, the second the truth.
! People “think of coral as a plant or a rock,” but “it is an animal”; a correction is introduced by <i>In fact</i>.
## 43 Low -0.8
To make maple syrup, farmers drill a shallow hole in the trunk of a sugar maple in late winter and hang a bucket under it. The sap that drips out is clear and hardly sweet. ______ they boil it for hours, until some forty liters have become one.
= Next,
- contrast-for-addition | Instead, | Nothing is replaced: the farmers collect the sap and then boil it, one step after another.
- restates-what-is-new | In other words, | Boiling is a new step and does not say again that the sap is clear and hardly sweet.
- likeness-without-match | Similarly, | Boiling is not done in the same way as drilling or hanging a bucket; it is simply the step that comes after them.
> Transition. The text tells steps in order: drill, hang, then what?
! Farmers first “drill a shallow hole” and collect the sap; afterward “they boil it for hours.” The link is one of order: next.
## 44 Medium 0.2
For years, economists measured how well off a country was by the value of all that it produced. The measure is convenient, but it counts a car accident, which makes work for mechanics and doctors, as a gain. ______ some governments now also publish figures on health, leisure, and clean air.
= For this reason,
- contrast-for-cause | Even so, | The governments act in keeping with the criticism, not in spite of it, so no contrast is meant.
- example-for-conclusion | For example, | New figures are not an example of counting accidents as a gain; they are an answer to that weakness.
- restates-what-is-new | In other words, | New figures on health are something new; they do not say again that the old measure counts an accident as a gain.
> Transition. A fault is named, and then a step that answers it.
! The old measure “counts a car accident” as a gain; that is why “some governments now also publish figures on health.” The link is cause and result.
## 45 Medium 0.3
The jumping spider hunts by sight and has excellent eyes, four of which face forward. The net-casting spider hunts at night, when there is hardly any light. ______ its two main eyes are enormous, and it grows a fresh light-sensitive layer in them every evening.
= Accordingly,
- contrast-for-cause | Nevertheless, | Large eyes are what one would expect of a hunter in the dark, so they do not go against the sentence before.
- conclusion-for-detail | In conclusion, | The sentence is the last one, but it gathers nothing up; it tells what hunting in the dark calls for.
- example-for-conclusion | For instance, | Its eyes are not an example of hunting at night but what such hunting requires.
> Transition. Hunting with hardly any light: what would follow from that for the eyes?
! The spider “hunts at night, when there is hardly any light,” and in keeping with this “its two main eyes are enormous”: accordingly.
## 46 Medium 0.5
Critics complained that the novelist’s plots were thin. Her publisher urged her to add a murder, an inheritance, or at least a fire. ______ she cut the one event that her next book contained, a wedding, and filled the space with a description of the cake.
= Instead,
- cause-for-contrast | Accordingly, | This would mean that she did what the publisher urged, but she took events out where he wanted them in.
- addition-for-contrast | Furthermore, | Cutting the wedding is no further demand by the critics; it goes against what they and the publisher asked.
- example-for-new-point | For example, | Cutting an event is no example of adding one; she did the opposite. It sounds smooth, but an example has to be a case of what was just said.
> Transition. Compare what she was urged to do with what she did.
! Her publisher “urged her to add a murder,” but “she cut the one event that her next book contained”: she did another thing in its place.
## 47 Medium 0.5
Physician Lena Aho compared patients recovering from surgery whose windows faced trees with others whose windows faced a wall. The former needed less medicine and went home sooner. ______ patients in a second hospital, who had photographs of trees on the wall, did no better than those who had bare walls.
= Yet
- likeness-without-match | Likewise, | The second hospital’s patients did not do better, so the two results are unlike and not alike.
- cause-for-contrast | Thus | The second result does not follow from the first; one would rather expect pictures of trees to help as well.
- example-for-new-point | For example, | Patients who did no better cannot be an example of patients who “went home sooner.”
> Transition. The first result is good for trees; is the second?
! With real trees patients “went home sooner,” but with photographs they “did no better”: the results pull in opposite directions.
## 48 Medium 0.1
Most plants bend toward the light. The young stems of the climbing vine <em>Monstera</em> do something else: they grow toward the darkest spot nearby. ______ they find the trunks of large trees, up which they then climb toward the sun.
= In this way,
- contrast-for-cause | In spite of this, | Growing toward the dark leads them to trunks; it is the means by which they get there and no hindrance.
- addition-for-cause | In addition, | Finding trunks is not one more thing beside growing toward the dark; it is what that growth brings about.
- likeness-without-match | Similarly, | No second case is compared; the sentence tells what comes of growing toward the dark.
> Transition. Ask what growing toward the darkest spot is good for.
! The stems “grow toward the darkest spot nearby,” and by this means “they find the trunks of large trees.”
## 49 High 1.1
The museum had long believed its bowl to be a copy, made in the 1920s for tourists. Two tests on the glaze, carried out in different laboratories, gave it an age of about nine hundred years. ______ the museum has left the old label in place: a third test, it says, is under way.
= For now, though,
- cause-for-contrast | For that reason, | The tests count against the label, so they are no reason to leave it; the museum waits in spite of them.
- example-for-new-point | For example, | Leaving a label is no example of a test on a glaze; the sentence tells what the museum does all the same.
- restates-what-is-new | That is, | The label is a new fact and does not say again how old the bowl is.
> Transition. The tests say old, the label says copy: what link leads from the one to the other?
! The tests “gave it an age of about nine hundred years,” and still “the museum has left the old label in place” while a third test is under way: a contrast that may not last.
## 50 Medium 0.3
Snow is a good insulator. A meter of it can keep the ground beneath close to freezing while the air above is far colder, and many small animals spend the winter in the gap between. ______ a winter with little snow may be harder on mice and voles than one with a great deal.
= Paradoxically, then,
- likeness-without-match | In the same way, | A winter with little snow is not a second case of snow that keeps the ground warm; it is what follows from that.
- example-for-conclusion | For instance, | A winter with little snow is not an example of snow that keeps the ground warm.
- time-for-logic | Afterward, | No event comes later here; the sentence draws a conclusion from what snow does. A word of time needs events that are told in that order.
> Transition. If snow keeps animals warm, what follows for a winter without it? And does that sound surprising?
! Snow “can keep the ground beneath close to freezing,” so it follows, against first expectation, that “a winter with little snow may be harder on mice and voles.”
## 51 Low -0.7
Rice needs a great deal of water, and farmers on steep slopes long ago found a way to provide it. In the Philippines, Java, and southern China, they cut hillsides into flat steps and led streams from one to the next. ______ quinoa, which is grown on slopes in the Andes, does well with little rain.
= By contrast,
- likeness-without-match | Similarly, | Both crops grow on slopes, but the sentence sets quinoa’s small need of water against rice’s great one.
- cause-for-contrast | As a result, | That quinoa needs little rain is not brought about by terraces in Asia. Try to say because of that aloud, and the link fails.
- example-for-new-point | For example, | Quinoa is no example of a crop that “needs a great deal of water”; it needs little.
> Transition. Compare what rice needs with what quinoa needs.
! Rice “needs a great deal of water,” whereas quinoa “does well with little rain”: two crops are contrasted.
## 52 High 1.2
It is sometimes said that writing made memory weaker, since people no longer had to keep everything in their heads. The scholar Oluchi Eze points out that the longest feats of memorizing on record were performed by people who could read. ______ some of them learned whole books by rereading, which no one without writing can do.
= Indeed,
- contrast-for-addition | However, | The last sentence does not turn against Eze’s point; it carries the point further. The change of subject suggests a turn, but there is none.
- cause-for-addition | Consequently, | That some learned by rereading does not result from the feats; it shows how reading helped.
- likeness-without-match | By the same token, | This would introduce a second, parallel reason, but the sentence strengthens the one just given about the same people.
> Transition. Does the last sentence oppose, follow from, or strengthen what Eze points out?
! The feats “were performed by people who could read,” and what follows pushes the point further: they “learned whole books by rereading.”
## 53 Medium 0.2
Astronauts on long flights lose bone, since their skeletons no longer have to carry weight. Exercise slows the loss but does not stop it. ______ engineers have designed a chamber that spins, so that the body inside is pressed against its wall as it would be pressed to the ground.
= To address this problem,
- contrast-for-cause | Despite this problem, | The chamber is built because of the loss, not in spite of it. A contrast word needs something unexpected.
- example-for-new-point | As an example of this problem, | A chamber is not an example of losing bone but a remedy against it. It is something new, not one case out of a group that was named.
- time-for-logic | Before this problem arose, | The text does not say that the chamber came before the loss was known; it answers the loss.
> Transition. A problem is followed by a design: how does the design stand to the problem?
! “Exercise slows the loss but does not stop it,” and so “engineers have designed a chamber that spins” as a remedy.
## 54 High 1.0
Tourists who come to see the carvings are asked not to touch them. The stone is not as fragile as that, and a single hand would do no harm. ______ a million hands a year, each leaving a trace of sweat, would wear the faces smooth within a generation.
= Collectively, however,
- cause-for-contrast | For this reason, | That one hand does no harm is no reason why a million would; the second fact turns against the first.
- restates-what-is-new | In other words, | A million hands that wear stone smooth are not a restatement of one hand that does no harm.
- example-for-new-point | For instance, | A million hands are not an example of a single hand that “would do no harm.”
> Transition. One hand and a million hands: what changes, and in which direction?
! “a single hand would do no harm,” but taken together “a million hands a year” would: the link is a contrast between one and all.
## 55 Medium 0.4
The town’s two bakeries have shared a wall for eighty years. Customers suppose them to be rivals. ______ the families have been friends since 1944, when one bakery burned down and the other lent it an oven for a year.
= Actually,
- cause-for-contrast | Hence, | That the families are friends does not follow from what customers suppose; it is the reverse.
- addition-for-contrast | Moreover, | Friendship is no further point in favor of rivalry; it shows that customers are mistaken.
- conclusion-for-detail | Specifically, | A year and an oven sound like exact details, but the friendship does not make the rivalry more exact; it denies it.
> Transition. Customers suppose one thing; the families’ history shows another.
! “Customers suppose them to be rivals,” but “the families have been friends since 1944”: the second sentence corrects the first.
## 56 High 1.3
When a species is introduced to an island, it may do no visible harm for decades and then spread within a few years. Biologists call this a lag. Several causes have been proposed. The newcomers may need time to become suited to the place. ______ they may simply have been too few at first to be noticed, and what looks like a sudden spread is only steady growth.
= Alternatively,
- cause-for-addition | As a consequence, | Being too few to be noticed does not result from needing time to become suited; it is another explanation.
- contrast-for-addition | Nevertheless, | The second explanation is offered in place of the first, but it does not hold in spite of it.
- example-for-new-point | For example, | Being too few is no example of becoming suited to a place; it is a second possible cause.
> Transition. Two possible causes stand side by side, each with “may.”
! “Several causes have been proposed”: one that newcomers “may need time,” another that “they may simply have been too few.” The second is an alternative.
## 57 Low -0.9
Ibises walk along the shore and push their long curved beaks into the mud to feel for worms. Spoonbills, which are their close relatives, feed in another way. ______ they swing their flat beaks from side to side through shallow water and snap them shut on anything that moves.
= Specifically,
- contrast-for-addition | However, | The contrast with ibises has been made already; this sentence says exactly what the other way is.
- cause-for-addition | Therefore, | Swinging the beak does not follow from feeding in another way; it is that way.
- time-for-logic | Finally, | No series of steps comes to its end; the sentence explains the one before. A word of time needs events that are told in that order.
> Transition. “In another way” is general; the next sentence makes it exact.
! Spoonbills “feed in another way,” and the last sentence says which: “they swing their flat beaks from side to side.”
## 58 Medium 0.0
Early bicycles were built for men in pants. When large numbers of women took up cycling in the 1890s, makers lowered the frame, covered the chain, and strung cords over the back wheel to keep it clear of skirts. ______ clothing changed to suit the bicycle: skirts became shorter, and some women took to wide pants called bloomers.
= At the same time,
- cause-for-addition | For that reason, | Clothing did not change because frames were lowered; both changes came from women’s riding, side by side.
- restates-what-is-new | In other words, | Shorter skirts are a new fact and do not say again what makers did to the frame.
- contrast-for-addition | Even so, | Clothing changed along with the bicycle; nothing in the sentence goes against the makers’ changes.
> Transition. Two changes are told, one to the machine and one to the dress: how do they stand in time?
! While “makers lowered the frame,” “clothing changed to suit the bicycle”; the two went on together.
## 59 High 1.1
Until the 1980s, ulcers were blamed on worry and spicy food. Two Australian doctors, Barry Marshall and Robin Warren, believed that a bacterium was to blame, but few would listen. Marshall drank a broth of the bacteria and fell ill within days. ______ doctors now treat most ulcers with antibiotics.
= Thanks in part to this work,
- contrast-for-cause | In spite of this work, | Treatment with antibiotics follows from what Marshall showed; it does not go against it. A contrast word needs something unexpected.
- example-for-conclusion | As one example of this work, | What doctors do now is a result of the work and no example of it.
- time-for-logic | Long before this work, | The word “now” shows that the treatment came after the work, not before it. A word of time needs events that are told in that order.
> Transition. The experiment and today’s treatment: which leads to which?
! Marshall showed the bacterium’s effect when he “fell ill within days,” and today “doctors now treat most ulcers with antibiotics”: a result of the work.
## 60 Medium 0.3
The library’s oldest book is not its most valuable one. Printed in 1478, it has lost its binding, its first ten pages, and, to mice, one corner of all the others. ______ a cheap novel from 1925, in perfect condition and with its paper cover, would sell for as much as a house.
= Meanwhile,
- cause-for-contrast | As a result, | The novel’s value is not brought about by the state of the old book; the two are set side by side.
- conclusion-for-detail | In summary, | The novel from 1925 has not been mentioned before, so the sentence cannot sum up what was said about the old book.
- restates-what-is-new | To put it another way, | The novel is a new case; its price does not say again that the old book is damaged.
> Transition. An old book in a poor state and a cheap one in perfect state stand side by side.
! The oldest book “has lost its binding,” while at the same time “a cheap novel from 1925” would fetch the price of a house.
## 61 High 1.2
The first reviewers of the symphony heard nothing but noise. One compared it to a fire in a zoo. ______ a young conductor in the audience wrote to her sister that the quiet passages, of which no reviewer had said a word, were the most beautiful that she had ever heard.
= All the same,
- cause-for-contrast | Consequently, | The conductor’s delight is not a result of the bad reviews; it stands against them.
- example-for-new-point | For one thing, | Her praise is no item in a list of reasons for the reviewers’ dislike. It sounds smooth, but an example has to be a case of what was just said.
- addition-for-contrast | What is more, | This would add a further complaint, but her letter is praise. Both points would have to pull the same way.
> Transition. Reviewers condemn, a listener praises.
! Reviewers “heard nothing but noise,” yet a conductor wrote that the quiet passages “were the most beautiful that she had ever heard”: a contrast.
## 62 Medium 0.1
Some bats feed on nectar and carry pollen from flower to flower. Plants that depend on them open at night and have pale flowers with a strong smell, often of garlic or cabbage. ______ plants that depend on hummingbirds, which fly by day and have little sense of smell, have bright red flowers with none.
= Conversely,
- restates-what-is-new | In other words, | Hummingbirds and red flowers are a new case and do not say again what was said about bats and pale flowers.
- cause-for-contrast | Thus, | The flowers for hummingbirds do not follow from those for bats; they are the contrary case.
- example-for-new-point | For example, | Plants of hummingbirds are no example of plants that depend on bats. It sounds smooth, but an example has to be a case of what was just said.
> Transition. Night, pale, smelling; day, red, without smell: how do the two lists compare?
! Flowers for bats “open at night” and have “a strong smell,” those for hummingbirds have bright colors and no smell: the second case reverses the first.
## 63 Low -0.6
The Great Stink of 1858 made London’s Parliament act at last. The smell of sewage from the river was so strong that curtains soaked in chloride of lime were hung in the windows. ______ money was voted for a system of sewers that the city had been refusing to pay for.
= Within weeks,
- contrast-for-cause | Even so, | The money came because of the smell, so it does not go against what was said.
- example-for-conclusion | For example, | Voting money is not an example of hanging curtains; it is what the smell led to. Examples are common in such texts, yet this is an effect.
- likeness-without-match | In the same way, | The vote is not like the curtains; it is the action to which the smell led.
> Transition. The text tells events in order: the smell, the curtains, then the vote.
! Parliament was made to “act at last”: after curtains “were hung in the windows,” “money was voted for a system of sewers.” A phrase of time links the events.
## 64 Medium 0.5
A common rule of thumb says that people can keep seven things in mind at once. The number comes from the title of a paper published in 1956. Later experiments put the limit lower. ______ when people cannot group items or repeat them silently, they seem to hold only about four.
= More precisely,
- contrast-for-addition | Nonetheless, | Four is lower than seven, so the sentence agrees with “lower” and does not turn against it.
- cause-for-addition | Therefore, | The limit of four is not a result of putting the limit lower; it says what the lower limit is.
- time-for-logic | Previously, | The experiments with four came later than the paper, not before it. A word of time needs events that are told in that order.
> Transition. “Lower” is vague; what does the last sentence do with it?
! Experiments “put the limit lower,” and the last sentence makes this exact: “only about four.”
## 65 Medium 0.2
The potter signs none of her bowls. A signature, she says, makes people turn a bowl over before they have looked at it. ______ she does stamp the year on each of them, on the inside of the foot, so that an owner can tell how long a bowl has lasted.
= Nevertheless,
- cause-for-contrast | Accordingly, | Her dislike of signatures would lead one to expect no mark at all, so the stamp does not follow from it.
- conclusion-for-detail | In short, | The stamp is a new fact and no summary of her view of signatures. A summary gathers up what was said, and this goes on.
- example-for-new-point | For instance, | A stamped year is no example of leaving a bowl unsigned. It sounds smooth, but an example has to be a case of what was just said.
> Transition. She avoids signatures; would you expect a stamp?
! She “signs none of her bowls,” but all the same “she does stamp the year on each of them.”
## 66 High 1.1
Wind carries seeds of the dandelion for kilometers on parachutes of fine hairs. Engineers who filmed the seeds in a wind tunnel found that a ring of air forms above each one and holds it up. A solid disk of the same width would fall. ______ it is because the parachute is mostly empty that it works so well.
= In other words,
- contrast-for-addition | On the contrary, | The last sentence does not deny what the engineers found; it puts their result into one phrase.
- example-for-conclusion | For example, | The emptiness of the parachute is no example of a disk that falls; it sums up why the seed does not.
- addition-for-cause | In addition, | Nothing is added to the findings; the sentence draws out what they mean. To add, one needs a new point.
> Transition. Put the two findings (a ring of air, a falling disk) together: is the last sentence new or a restatement?
! A solid disk “would fall” while the hairs hold the seed up; the last sentence says the same in another form: “because the parachute is mostly empty that it works so well.”
## 67 Medium 0.3
Many tall buildings have no thirteenth floor. Elevators go straight from twelve to fourteen, and tenants on fourteen are, of course, on the thirteenth floor all the same. ______ in parts of East Asia the number four is left out, since its name sounds like the word for death.
= In a similar fashion,
- contrast-for-addition | In contrast, | Leaving out four is the same habit with another number; the sentence adds a like case.
- cause-for-addition | For this reason, | The number four is not left out because of the thirteenth floor; its own name is the reason.
- conclusion-for-detail | In summary, | The sentence brings a new case and gathers nothing up. A summary needs several points to gather up.
> Transition. One number is left out in one place, another elsewhere.
! Buildings “have no thirteenth floor,” and elsewhere “the number four is left out”: a second case like the first.
## 68 High 1.3
The treaty was signed in two languages, and the two versions differ in a single word. One speaks of a right of “passage,” the other of a right of “possession.” For a century no one minded, as there was nothing in the valley to possess. ______ gold was found, and each side discovered how fond it was of its own grammar.
= Then
- cause-for-contrast | Thus | That gold was found did not follow from nobody’s minding; it happened and changed everything.
- restates-what-is-new | That is, | The gold is a new event and does not explain what was said before. A restatement brings no news, and here there is some.
- likeness-without-match | Likewise, | Gold in the valley is not like there being nothing; it is the opposite and comes later.
> Transition. A century of peace, and an event that ends it: the text tells a story.
! “For a century no one minded”; after that “gold was found,” an event that comes next in time.
## 69 Medium 0.4
Paint made from ground lapis lazuli was among the costliest of materials, and contracts often said how much of it a painter had to use. Patrons did not ask for it because they liked blue. ______ they wanted visitors to see, at a glance, how much had been spent.
= Rather,
- cause-for-contrast | As a result, | Wanting visitors to see the cost is not a result of not being fond of blue; it is the true reason in its place.
- addition-for-contrast | In addition, | The sentence before says what the reason was <i>not</i>; the next gives the real one and adds to nothing.
- example-for-new-point | For instance, | Wanting to show one’s spending is no example of an order placed for another reason. It sounds smooth, but an example has to be a case of what was just said.
> Transition. “Patrons did not ask for it because they liked blue” rules out one reason; the next sentence gives another.
! They “did not ask for it because they liked blue”; in place of that reason comes another, that “they wanted visitors to see, at a glance, how much had been spent.”
## 70 High 1.0
No photograph of the actress on stage has been found. Her salary, her quarrels, and even her shoe size are recorded. ______ we know a great deal about how much space she took up in the theater’s accounts and nothing about how she stood in its light.
= In sum,
- contrast-for-addition | On the other hand, | The last sentence holds both sides already; it gathers up the two before it. The change of subject suggests a turn, but there is none.
- example-for-conclusion | For example, | The last sentence is no case of what was said but a summary of all of it.
- time-for-logic | Eventually, | No event comes after another; the sentence draws the two facts together. A word of time needs events that are told in that order.
> Transition. The last sentence repeats both earlier points together.
! First, “No photograph of the actress on stage has been found”; second, other things “are recorded.” The last sentence sums up what “we know” and do not know.
## 71 Low -0.5
Sunflowers are famous for turning their heads to follow the sun. Young ones do so every day, from east to west. ______ once the flower has opened, the stem grows stiff, and the head stays facing east for good.
= However,
- addition-for-contrast | Moreover, | Staying still is the opposite of turning, so it is no further point of the same kind.
- cause-for-contrast | Therefore, | That old flowers stand still does not follow from young ones’ turning. Try to say because of that aloud, and the link fails.
- likeness-without-match | Likewise, | Open flowers behave otherwise than young ones, so the two are not alike. A likeness needs two parallel cases.
> Transition. Young flowers turn; what do open ones do?
! Young sunflowers turn “every day, from east to west,” but later “the head stays facing east for good”: a contrast.
## 72 Medium 0.2
The village’s water comes from a spring on common land, and for centuries each household has had the right to draw it for a set number of hours. The hours are counted from sunrise and differ from summer to winter, so everyone there grows up watching how far the light has moved. ______ old people there can tell the time within minutes by looking at a wall.
= Perhaps not surprisingly,
- contrast-for-cause | Surprisingly enough, | People who must count hours from sunrise all their lives learn to read light, so their skill is to be expected.
- example-for-conclusion | For example, | Telling the time by a wall is no example of a right to water; it is what comes of watching the light for a lifetime.
- restates-what-is-new | In other words, | The skill is something new and does not say again how the hours are counted.
> Transition. Given that hours are counted by the sun, is the skill something one would expect?
! “The hours are counted from sunrise,” so it is no wonder that “old people there can tell the time within minutes.”
## 73 High 1.2
A bridge that sways a little in the wind alarms those who cross it. Engineers would often rather let it sway. A structure that cannot bend has to bear the whole force of a gust at once; one that gives way a little spreads the force over time. ______ what passengers take for weakness is a form of strength.
= Viewed in this light,
- contrast-for-addition | In spite of this, | The last sentence agrees with what engineers say about bending; nothing goes against it. A contrast word needs two things that pull apart.
- example-for-conclusion | By way of example, | That weakness is strength is not an example but what the explanation leads to. It sounds smooth, but an example has to be one case out of a group that was named.
- time-for-logic | In the meantime, | Nothing happens while something else goes on; the sentence draws a conclusion. A word of time needs events that are told in that order.
> Transition. The explanation changes how one sees the swaying; the last sentence says so.
! Since a bridge that gives way “spreads the force over time,” it follows that “what passengers take for weakness is a form of strength.”
## 74 Medium 0.1
In some languages every noun has a gender, and speakers have to learn it with the word. Children do so without effort. Adults who learn such a language later make errors for years. ______ even those who speak it fluently may hesitate over a word they seldom use.
= In fact,
- contrast-for-addition | By contrast, | Fluent speakers who hesitate are like the adults who make errors, so no contrast between the two is made.
- cause-for-addition | As a result, | Hesitating over rare words does not result from others’ errors. The order of the sentences suggests a result, but none is meant.
- conclusion-for-detail | In conclusion, | It stands last, which makes a conclusion tempting, but the sentence gathers nothing up; it adds a stronger case.
> Transition. Errors for years; and “even” the fluent hesitate: is the point opposed or pushed further?
! Adults “make errors for years,” and the next sentence goes further: “even those who speak it fluently may hesitate.”
## 75 High 1.1
To find out how old a tree is, one need not cut it down. A thin core can be drilled from the trunk and its rings counted. ______ the method works only if the drill reaches the center, and in a large or hollow tree it often does not.
= Admittedly,
- cause-for-contrast | Consequently, | The limit on the method is not a result of drilling; it is something that has to be conceded.
- example-for-new-point | For example, | A drill that misses the center is no example of counting rings without cutting. Examples are common in such texts, yet this is no case of what comes before.
- addition-for-contrast | What is more, | This would add a further advantage, but a drawback follows. Both points would have to pull the same way.
> Transition. A method is praised, and then its limit is granted.
! The method spares the tree, but the writer grants that it “works only if the drill reaches the center.” To concede a limit is the work of <i>Admittedly</i>.
## 76 Medium 0.3
The inventor’s first lamp burned for eleven minutes. His second burned for an hour, and his third for nearly a day. ______ after four years and some nine hundred attempts, he had one that outlasted the candle factory across the street.
= Eventually,
- contrast-for-addition | Instead, | Nothing takes the place of something else; the lamps get better one after another. The change of subject suggests a turn, but there is none.
- example-for-new-point | For instance, | The last lamp is the end of the series and no example of an early one.
- cause-for-addition | For this reason, | The long-lived lamp is not caused by the third one’s burning for a day; it comes at the end of many attempts.
> Transition. The text counts attempts in order of time and comes to the last.
! The lamps burned “for eleven minutes,” then longer, and “after four years and some nine hundred attempts” the best came: the end of a series in time.
`
