import { questions } from '../marked.ts'

export const centralIdeas3 = questions('central-ideas')`
## 25 Medium 0.2
Visitors to the salt flats of Uyuni, in Bolivia, come for the mirror. After rain, a film of water only a few centimeters deep spreads over a crust so level that it reflects the whole sky. The same flatness is useful to people who never see the reflection. Because the surface is large, stable, and of nearly constant height, operators of satellites bounce radar signals off it from hundreds of kilometers up to find out how far their instruments have drifted. What photographers prize as a spectacle, in other words, engineers prize as a ruler.
= Photographers and satellite operators both make use of how level the Uyuni salt flats are.
- half-right | The water on the Uyuni salt flats serves satellite operators as well as photographers. | Both groups are right, but the water makes only the mirror; radar signals are bounced off a surface of “nearly constant height.”
- outside-the-text | Satellite operators photograph the level Uyuni salt flats as often as visitors do. | Both groups look at the flats, but operators take no pictures: they “bounce radar signals off” a level surface to test their instruments.
- half-right | A film of water on the Uyuni salt flats makes a mirror that satellites use as well. | Mirror and satellites are both there, but radar is bounced off the crust itself, which has “nearly constant height.”
> Main idea. Say what both halves of the text, photographers and engineers, have in common.
! Both halves rest on one feature, “The same flatness,” and the last sentence joins them: “What photographers prize as a spectacle, in other words, engineers prize as a ruler.”
## 26 Medium 0.0
When the telephone was new, its makers imagined it as an instrument for business. Early advertisements praised its speed in placing orders and reaching agents in other cities and warned against idle talk, which would keep the line from others. Customers thought otherwise. Women on distant farms in particular used the shared “party lines” of the 1890s and after to trade news, play music to one another, and sit up with a neighbor who was ill. By the 1920s the companies had given in: their advertisements now urged people to call a friend.
= Telephone companies came to promote a use of the telephone that customers had established against their wishes.
- half-right | Telephone companies changed their advertisements because business customers had complained of idle talk. | The advertisements did change, but the text gives another cause: customers chatted, and the companies “had given in.”
- cause-not-shown | Telephone companies changed their advertisements because women on farms had asked them for party lines. | Women on farms did use such lines, but they are not said to have asked for any; what the companies gave in to was talk for its own sake.
- reversed | Telephone companies taught customers that an instrument made for business could also serve friendship. | The companies did end by advertising calls to friends, but they learned this from customers, whom they had first “warned against idle talk.”
> Main idea. Follow the companies from the first sentence to the last and ask who changed their minds.
! The makers “warned against idle talk,” “Customers thought otherwise,” and in the end “the companies had given in.”
## 27 Medium 0.5
Economists often treat a market as a place where strangers meet. Anthropologist Njeri Wambugu, who spent two years among the vegetable sellers of a hill town in Kenya, describes something else. Sellers there refuse a higher price from a passing driver if a regular buyer is expected, keep aside the best tomatoes unasked, and remember whose mother is sick. Wambugu does not call this kindness. A seller with forty faithful buyers, she notes, can survive a season in which the harvest fails; a seller who takes the best offer each day cannot.
= Sellers in the town favor regular buyers because loyalty carries them through bad harvests.
- half-right | Sellers in the town favor regular buyers because years of trade have made them friends. | The favors are right, but Wambugu “does not call this kindness”; she explains them by what a failed harvest does to a seller.
- half-right | Sellers in the town favor regular buyers because these pay more than passing drivers do. | The favors are right, but it is the passing driver who offers “a higher price,” and sellers refuse it.
- outside-the-text | Sellers in the town favor regular buyers because news of unfair dealing would spread fast. | A good name matters in a small town, but the text never speaks of it; survival in a season of failed harvest is the reason.
> Main idea. The examples lead up to an explanation; the main idea must include it.
! Wambugu explains the habits by their use: “A seller with forty faithful buyers, she notes, can survive a season in which the harvest fails.”
## 28 High 1.1
It was once usual to explain the spread of farming into Europe as the spread of an idea: hunters saw their neighbors sow and reap, and did the same. Ancient DNA has made that account hard to keep. Skeletons from early farming villages in central Europe belong for the most part to people whose ancestors came from Anatolia, and only later do the descendants of local hunters appear among them in numbers. This does not mean that no hunter ever learned to farm. It means that, in this region at least, the seed came mainly with the sower.
= Genetic evidence suggests that farming reached central Europe chiefly through the movement of people.
- half-right | Genetic evidence confirms that farming had reached central Europe before people came from Anatolia. | Both the farming and the people are right, but they came together: those buried in “early farming villages” descend for the most part from Anatolia.
- reversed | Genetic evidence confirms that farming spread into central Europe as hunters imitated farmers from Anatolia. | Imitation is the older account, and the evidence counts against it: ancient DNA “has made that account hard to keep.”
- cause-not-shown | Genetic evidence suggests that farmers displaced the hunters of central Europe by their greater number. | People did move in, but the text does not say that hunters were displaced, nor that numbers decided it; their descendants appear later.
> Main idea. The text sets an old account against new evidence; the main idea is the new account with its limits.
! DNA shows that early farmers were “people whose ancestors came from Anatolia”; hence “the seed came mainly with the sower.”
## 29 High 1.0
~ The following text is from <em>The Clerk of Harrow Street</em>, a novel in the manner of the 1860s written for Fourfold.
Mr. Tidd had for thirty years been upon the point of speaking his mind. He had composed the speech; it was a very good one, and grew better with keeping. He delivered it nightly to the fender, with gestures, and the fender was reduced to silence. But in the morning there was always Mr. Grabham’s hat upon its peg, large, glossy, and at peace with itself; and before that hat the speech went out of Mr. Tidd like a candle before a draft, and he would inquire instead whether there were any letters to copy.
= Mr. Tidd keeps his speech ready but lacks the courage to deliver it to Mr. Grabham.
- cause-not-shown | Mr. Tidd has practiced his speech so long that he has forgotten what made him angry. | Thirty years of practice are right, but nothing is forgotten; the speech only “grew better with keeping.”
- half-right | Mr. Tidd gives his speech so freely at night that by morning he no longer needs to. | At night he does give it “with gestures,” but the need is still there in the morning, until he stands before the hat.
- half-right | Mr. Tidd improves his speech each year because he means to give it when he leaves. | The speech does get better, but no day is set for it; he has been “upon the point of speaking his mind” all along.
> Main idea, literature. Compare the evenings with the mornings and say what the difference tells about Mr. Tidd.
! At night he “delivered it nightly to the fender,” but each morning “the speech went out of Mr. Tidd like a candle before a draft”: before as little as Mr. Grabham’s hat, his courage is gone.
## 30 High 1.3
~ The following poem, “Weights and Measures,” was written for Fourfold in the manner of the early twentieth century.
/ My father sold by ounces, and his thumb
/ was never on the scale; he cut the twine
/ a little long, and if a child should come
/ with half the price, he found the price was fine.
/ “You’ll die a pauper,” said the wise, and he
/ went on with cheese-wire, paper, pencil, string.
/ He did. And half the town, it seemed to me,
/ stood in the rain to hear the parson sing.
= Honest and generous, the father died poor but was much loved by the people of his town.
- cause-not-shown | Though honest and generous, the father died poor, since the people of his town took advantage. | Open-handed and poor he was, but nobody is shown to take advantage; half the town “stood in the rain” for him.
- reversed | Poor at the end, the father was thought a fool by most of the people of his town. | “The wise” may have thought so, but the town did not: half of it “stood in the rain to hear the parson sing.”
- outside-the-text | Poor at the end, the father was buried at the cost of the people whom he had helped. | He did die a pauper, and half the town came to the funeral, but who paid for it the poem does not say.
> Main idea, poetry. Read the last sentence as the poem’s answer to the warning of “the wise.”
! The father’s “thumb was never on the scale”; he died poor, and yet “half the town” came and “stood in the rain.”
## 31 Low -0.9
Many people suppose that camels store water in their humps. The humps in fact hold fat, which the animal lives on when food is scarce. Camels get through dry weeks by other means. Their noses cool the air that they breathe out and take back some of its moisture; they hardly sweat until their bodies have warmed by several degrees; and when they do find water, they can drink more than a hundred liters in a quarter of an hour.
= Camels endure dry conditions in several ways, none of which is storing water in the hump.
- too-narrow | Camels are able to drink more than a hundred liters of water in a quarter of an hour. | This is the last of three means that the text lists; the hump, the nose, and the sweating would be left out.
- half-right | Camels survive for weeks without water because the fat in their humps keeps their bodies cool. | The humps do hold fat, but the fat serves “when food is scarce”; cooling is not its task in the text.
- cause-not-shown | Camels survive for weeks without water because the fat in their humps is turned into water. | It is often said, but the text gives the fat another task, for times “when food is scarce,” and names other means for dry weeks.
> Main idea. The text corrects a belief and then gives three true answers; the main idea must hold both.
! After the false belief the text says “Camels get through dry weeks by other means” and lists three.
## 32 Low -0.7
In the 1930s, librarians in the mountains of eastern Kentucky delivered books on horseback. Roads were few, and creeks had to be crossed by riding through them. Schools and cabins lay miles apart, most of them without a single book. The riders, most of them women, covered up to a hundred miles a week and were paid twenty-eight dollars a month. They did more than deliver. When families asked for recipes or quilt patterns, the librarians pasted clippings into scrapbooks and passed these from cabin to cabin, so that what one household knew the next might learn.
? According to the text, what was one purpose of the scrapbooks?
= To let households share their knowledge with one another
- half-right | To give families recipes that the librarians had written themselves | Recipes were among the contents, but the librarians “pasted clippings”; the text does not say that they wrote any recipes.
- cause-not-shown | To give families something to read when the riders had no books left to lend | Books were certainly few, but the text names another reason: families had “asked for recipes or quilt patterns.”
- half-right | To keep a record of which families had asked for recipes or quilt patterns | Families did ask for such things, but what went into the scrapbooks was clippings for them to use, not a list of who had asked.
> Detail. Find the sentence with the scrapbooks and read to its end.
! The scrapbooks went “from cabin to cabin, so that what one household knew the next might learn.” “So that” states the purpose: what one home knew was to reach the others.
## 33 Medium 0.3
Composers of film music are often told that the best score is one that nobody notices. Mwende Kioko objects to the advice. In a low-budget thriller that she scored for a friend in 2016, a cello plays a single low note whenever a certain staircase appears, and by the fourth time audiences gasp at the note before they have seen the stair. They have noticed nothing in particular, Kioko says, but they have learned something. Music of this sort does not hide behind the picture. It teaches the viewer how to watch.
= Film music, Kioko thinks, should shape the way in which viewers see a film.
- half-right | Film music, Kioko argues, has to be heard as music if viewers are to remember a film. | She does reject the advice to hide, but her viewers “noticed nothing in particular”; they learn without attending to the note as music.
- reversed | Film music, Kioko finds, loses its power over viewers once they know what it announces. | Viewers do learn what the note announces, but its power grows: by the fourth time “audiences gasp at the note.”
- half-right | For Kioko, film music should follow a film so closely that viewers cannot tell the two apart. | Note and staircase do belong together, but the note comes first in effect; such music “does not hide behind the picture.”
> Main idea. The example serves a view, which is put into words at the end.
! Kioko’s point is the last sentence: her music “teaches the viewer how to watch.”
## 34 High 1.2
Readers of the philosopher Ama Boateng’s early papers know her as a defender of promises: to break one’s word, she wrote, is always to wrong someone. Her last book seems, at first sight, to take this back, since it praises a woman who breaks a promise to a tyrant. The contradiction is only apparent. Boateng had never claimed that wronging someone is the worst thing a person can do. In the last book the tyrant is indeed wronged; it is simply that keeping faith with him would have wronged a thousand others more.
= Boateng’s last book agrees with what her early papers say of the breaking of promises.
- half-right | Boateng’s last book shows that a promise to many people outweighs a promise to one. | A thousand others do weigh more than one tyrant, but no promise to them is mentioned; what would have wronged them is “keeping faith with him.”
- half-right | Boateng’s last book asks of promises what her early papers had left open: who deserves one. | The last book does speak of an undeserving man, but even he “is indeed wronged,” so that it does not matter who deserves a promise.
- cause-not-shown | Boateng’s last book was written because critics had found her early papers too strict. | Early papers that say “always” do sound strict, but no critics appear; what readers see is a contradiction, which “is only apparent.”
> Main idea. The text raises a contradiction and dissolves it; find the sentence that says so.
! “The contradiction is only apparent”: the tyrant “is indeed wronged,” as the early papers would say, though others would have been wronged more.
## 35 High 1.4
Archaeologists have long read a thick layer of ash as the mark of a violent end: raiders came, and the town burned. At the site of Tell Arum, Leila Haddadin counted eleven such layers in the space of four centuries. No town, she remarks, is sacked that often. Under each layer the floors had been swept bare and the door sockets taken away; above each, new walls followed the lines of the old ones within a season. Haddadin suggests that the people of Tell Arum burned their own houses when a head of the family died, and that what looks like ruin was a custom.
= Haddadin takes the ash at Tell Arum for the mark of a custom that its people kept for centuries.
- half-right | Haddadin takes the ash at Tell Arum for the mark of builders who cleared old walls by fire. | New walls did follow “within a season,” but fire was not a way of clearing: houses burned “when a head of the family died.”
- half-right | Haddadin takes the ash at Tell Arum for the mark of raiders who let people first carry off their goods. | Floors were indeed bare before the fire, but raids are ruled out: no town “is sacked that often.”
- cause-not-shown | Haddadin takes the ash at Tell Arum for the mark of fires in houses that had long stood empty. | Swept floors may look like houses given up, but new walls followed the old lines “within a season,” so people had stayed.
> Main idea. Collect the evidence and end with the last sentence, where the claim stands.
! Haddadin “suggests that the people of Tell Arum burned their own houses,” so “what looks like ruin was a custom.” A fire that people set to their own homes is their own doing, and a custom is what is done again and again.
## 36 Medium 0.4
~ The following text is from <em>A Year at Pellow Farm</em>, a memoir in the manner of the 1930s written for Fourfold.
I had come to the farm to be alone, and I was told on the first evening that I should find it quiet. I have never lived in such a din. The pump groaned; the gate had a grievance; geese held meetings under my window at an hour when no committee should sit. And yet at the end of a month I noticed that I was sleeping as I had not slept in years. In town, every noise had been about me, or might have been. Not one of these concerned me in the least.
= On the farm the narrator sleeps well among noises that ask nothing of a listener.
- half-right | The narrator sleeps well on the farm because its nights are quieter than those in town. | The good sleep is right, but the farm is not quiet at all: “I have never lived in such a din.”
- takes-literally | On the farm the narrator has learned to hear a kind of company in the noises of animals. | Geese that hold “meetings” sound like company, but this is a joke; what lets the narrator sleep is that none of the noises “concerned me in the least.”
- half-right | The narrator sleeps well on the farm because a month is enough to grow used to its noises. | A month does pass before the narrator notices, but habit is not the reason; the noises are simply not “about me.”
> Main idea, literature. “And yet” turns the text; the last two sentences give the reason.
! The narrator sleeps well although “I have never lived in such a din,” because “Not one of these concerned me in the least.”
## 37 Medium 0.4
~ The following text is from <em>The Widow’s Portion</em>, a novel in the manner of the 1810s written for Fourfold.
Mrs. Farraday was universally acknowledged to be the most obliging woman in the county. She had never been known to refuse a request, nor, it must be added, to perform one. She promised with such warmth, and regretted afterward with such feeling, that her neighbors, who had gone without the loan of her carriage or the benefit of her advice, invariably left her drawing room with the sense of having received a kindness.
= Mrs. Farraday is thought kind for her warm words, though no deeds follow them.
- reversed | Kind deeds have won Mrs. Farraday her good name, since she does them without many words. | Deeds and words have changed places: she promises “with such warmth” and was never known to perform a request.
- half-right | Mrs. Farraday is praised in company by neighbors who know that her warm words are empty. | Words without deeds are right, but the neighbors have not seen through them: they leave “with the sense of having received a kindness.”
- cause-not-shown | Mrs. Farraday means each kindness that she promises but is asked for more than she can do. | She does promise “with such warmth,” but too many requests are not given as the cause; she has never been known to perform one.
> Main idea, literature. Note the phrase after “nor,” which turns the praise into irony.
! She was thought “the most obliging woman in the county” though she was never known “to perform” a request; neighbors left “with the sense of having received a kindness.”
## 38 High 1.5
~ The following poem, “To a Mapmaker,” was written for Fourfold in the manner of the nineteenth century.
/ You drew the river once, and it has moved.
/ You named the headland, and the name was lost.
/ The coast that all your soundings had approved
/ has let the sea come in and pay no cost.
/ Yet sailors keep your chart above the bed
/ in rooms where neither wind nor water calls,
/ and trace, by lamplight, with a nodding head,
/ the shores that stand nowhere but on their walls.
= Sailors treasure at home a chart that shores and rivers have since made false.
- half-right | Sailors still steer by a chart that has become false, as they have no newer one. | That the chart has become false is right, but it hangs in rooms “where neither wind nor water calls”; nobody steers by it.
- cause-not-shown | Sailors keep a chart that has become false to remind themselves of what they did not know. | They do keep it, and it is false now, but they trace its shores “by lamplight, with a nodding head,” not to think of old errors.
- cause-not-shown | Sailors still treasure a chart that was false from the start, as it shows the coast they wished for. | They do treasure it, but it was not false from the start: the river “has moved” since, and no wish is named.
> Main idea, poetry. The poem turns at “Yet”: put the part before it and the part after it together.
! The river “has moved” and the coast has changed, “Yet sailors keep your chart above the bed” and trace its lines.
## 39 Medium 0.1
Ballpoint pens are among the most common objects on Earth, but making their tips is difficult. The ball, less than a millimeter across, must fit its socket so closely that ink flows and does not leak, and the steel must be hard enough to roll for a kilometer of writing yet soft enough to be cut. For years China, which made most of the world’s pens, bought nearly all its tips abroad. A Chinese steel mill announced in 2017 that it had at last produced a suitable steel. The simplest things, it appears, can hide the hardest problems.
= Making the tips of ballpoint pens is difficult, as China’s long reliance on imports shows.
- cause-not-shown | The tips of ballpoint pens were long bought abroad, as other countries kept their steel a secret. | That China bought its tips abroad is right, but nobody is said to have kept a secret; the reason given is how hard they are to make.
- overstates | The tips of ballpoint pens are no longer difficult to make, as China’s new steel shows. | One mill “had at last produced a suitable steel,” but the text does not say that the difficulty is gone.
- cause-not-shown | The tips of ballpoint pens are bought abroad by China, as imported steel is cheaper there. | China did buy tips abroad, but price is not the reason given; it had no steel both hard and soft enough.
> Main idea. The first sentence and the last say nearly the same thing; build the idea from them.
! The text begins with tips whose making “is difficult” and ends: “The simplest things, it appears, can hide the hardest problems.”
## 40 High 1.0
For two decades psychologist Arlo Finnegan taught that people remember a face better if they have judged the person’s character while looking at it. Then he repeated his own experiment with a change: some participants judged not character but the width of the nose, slowly and with care. They remembered the faces just as well. Finnegan has since revised his lecture. What matters, he now says, may be less the kind of judgment than the time and effort that any careful judgment requires.
= Finnegan now suspects that any slow and careful judgment helps people to remember a face.
- cause-not-shown | Finnegan now suspects that people who were asked to judge a nose went on judging character as well. | This would explain the equal results, but it is not what he concludes: what matters is “less the kind of judgment” than time and effort.
- half-right | Finnegan now suspects that judging character helps people to remember a face only if it is done slowly. | Time and care are right, but character is no longer needed: those who judged the nose remembered as well.
- half-right | Finnegan now suspects that judging a feature helps people to remember a face more, since it takes longer. | Time does matter to him now, but those who judged the nose remembered “just as well,” and no better.
> Main idea. Look at what he taught, what he found, and what he says now; the last sentence is the result.
! He now says that what matters “may be less the kind of judgment than the time and effort that any careful judgment requires.”
## 41 Medium 0.3
When a new species is described, one specimen is chosen to stand for the name forever and is kept in a museum under a red label. This “type” need not be typical. It may be young, damaged, or oddly colored; the first to be caught is often the type simply because it was the first. Its task is not to show what the species usually looks like but to settle arguments: whatever else turns out to belong to the species, the type does, and so the name can never drift to some other animal.
= A type specimen is the one animal that is certain to belong to its own species.
- half-right | A type specimen settles arguments over which looks are usual in a species. | It does “settle arguments,” but over the name; what a species “usually looks like” is just what the type does not show.
- cause-not-shown | A type specimen is picked for being odd, so that it will not be mistaken for another. | It may be “oddly colored,” but it is not picked for that; often it is the type “simply because it was the first.”
- overstates | A type specimen is usually so damaged that its species must be known from others. | It may be damaged, among other things, but nothing says that it usually is; a type only “need not be typical.”
> Main idea. Find the sentence with “not … but” and read on to its end: what is always true of a type?
! Whatever else belongs to the species, “the type does, and so the name can never drift to some other animal.” That is how it can “settle arguments”; that it need not be typical only clears away what a type is not.
## 42 High 1.1
The engineer Sadia Rahmani likes to say that a good dike is one that floods on time. She has spent her career persuading river towns to lower a stretch of embankment so that, in a great flood, water spills into pasture before it can reach the streets and cellars downstream. Residents dislike the plan, since it makes certain a damage that might never have come. But a dike without a low place, Rahmani answers, has one all the same. The river will find it, and nobody will have chosen where it is.
= Rivers overflow somewhere, Rahmani argues, so towns should themselves choose the place.
- half-right | Rivers find the low places in dikes, Rahmani argues, so towns should raise those places in time. | Finding the low place is right, but she wants towns “to lower a stretch of embankment,” not to raise it.
- cause-not-shown | Rivers flood less when dikes are low, Rahmani argues, so towns should lower theirs in time. | She does want a stretch lowered, but not to make floods rarer; the water is to spill into pasture first.
- outside-the-text | Rivers do their worst damage downstream, Rahmani argues, so towns should share its cost. | Streets and cellars downstream are named, but who should pay for them is not; Rahmani speaks of where the water is to be let out.
> Main idea. Her answer to the residents is the heart of the text; put it in plain words.
! A dike without a planned low place “has one all the same,” and “nobody will have chosen where it is.”
## 43 Low -0.6
Tardigrades, animals smaller than a grain of salt, live in moss and mud nearly everywhere. When their surroundings dry out, they pull in their legs, lose almost all the water in their bodies, and become a tiny barrel called a tun. In this state they can wait for years, through hard frost, great heat, and long drought. They are not active, however, and they do not grow or feed; a drop of water is needed to bring them back. The famous toughness of tardigrades is a way of waiting, not of living.
= Tardigrades outlast hard times by doing nothing until these have passed.
- outside-the-text | Tardigrades outlast dry years by putting sugar in the place of water. | That they “lose almost all the water in their bodies” is right, but nothing is said to take its place, sugar or other.
- cause-not-shown | Tardigrades live nearly everywhere because they can stand being dried. | Both halves are in the text, but not as cause and effect; “nearly everywhere” only tells where moss and mud are their home.
- half-right | Tardigrades that have waited for years need more water than others to come back. | Water is indeed what brings them back, but “a drop of water” is enough, however long they have waited.
> Main idea. The last sentence sums the text up; put it into other words.
! As tuns “They are not active,” and so their toughness “is a way of waiting, not of living.”
## 44 Medium 0.4
In Senegal, the griot is often introduced to visitors as a singer of praises. The description is true and too small. A griot of the old kind knew the marriages, debts, and quarrels of a family over many generations and could be called on when land was divided or a wedding was planned. To praise a man for his grandfather’s generosity was, among other things, to remind him in public of what he owed. The song was the visible part of an archive.
= The griot did more for families than sing songs of praise.
- half-right | The griot praised a man the more, the more he owed. | A song could remind a man of “what he owed,” but that debts made the praise greater is not said.
- half-right | The griot sang for visitors what families already knew. | It is to visitors that he is introduced as a singer, but his songs were for families, and his knowledge went beyond theirs.
- cause-not-shown | The griot’s songs won him the right to speak about land and weddings. | Land and weddings did need him, but for what he “knew” of families over generations; his songs were only a part of that.
> Main idea. “True and too small” tells you to look for the larger role that the rest describes.
! To call the griot a singer is “true and too small”; the song “was the visible part of an archive.”
## 45 High 1.3
Why do so many old proverbs contradict each other? We are told to look before we leap and that he who hesitates is lost. Folklorist Tomasz Wilk, who has collected proverbs for forty years, thinks the question mistaken. A proverb, he argues, is not a law about the world that might be true or false but a thing said to someone at a moment: to a reckless friend the one, to a timid friend the other. Nobody has ever been confused by the pair except a person reading them in a list.
= A proverb is meant for one person at one moment, Wilk argues, so no two of them conflict.
- half-right | A proverb states one part of a larger truth, Wilk argues, so two of them seldom conflict. | That the pair does not conflict is right, but for Wilk a proverb is not something “that might be true or false.”
- half-right | Proverbs contradict each other, Wilk argues, so that a speaker can find one for whatever he likes. | One proverb for each occasion is right, but it is chosen to suit the hearer, “a reckless friend” or a timid one, and not the speaker’s wish.
- reversed | Proverbs come in opposite pairs, Wilk argues, so that hearers may weigh them and find a middle way. | The pairs do exist, but nobody hears both at once: each is “said to someone at a moment,” and a list of them confuses.
> Main idea. The question in the first sentence is rejected; the main idea is why Wilk rejects it.
! A proverb is “not a law about the world” but “a thing said to someone at a moment.”
## 46 High 1.0
~ The following text is from <em>The Harbor Lights</em>, a novel in the manner of the 1920s written for Fourfold.
Every Sunday Captain Ruiz took his grandson to see the ships, and every Sunday he named them wrongly. The boy, who was nine and had a book, knew that the gray one was a tender and the red one a dredger. In the first weeks he had said so. But once, looking up to correct a cruiser, he had seen his grandfather’s face, which was turned not toward the harbor at all but somewhat above it; and after that he carried the book in his coat and asked what the next one was.
= Aware that his grandfather’s thoughts are elsewhere, the boy stops correcting him about the ships.
- cause-not-shown | Seeing that his grandfather is hurt, the boy stops correcting him about the names of the ships. | He does stop after seeing the face, but no hurt is described; it is turned “somewhat above” the harbor.
- half-right | Finding that the book is sometimes wrong, the boy stops correcting his grandfather about the ships. | He does stop, but it is the captain who is wrong “every Sunday”; the boy still carries the book in his coat.
- half-right | Growing tired of their Sundays, the boy stops correcting his grandfather about the names of the ships. | He does stop, but not from weariness: afterward he “asked what the next one was” and so kept the outing going.
> Main idea, literature. The word “But” marks the change; ask what the boy saw and what he did after.
! He saw a face “turned not toward the harbor at all but somewhat above it; and after that he carried the book in his coat and asked what the next one was.”
## 47 High 1.2
~ The following text is from <em>The Rent Day</em>, a play in the manner of the 1900s written for Fourfold.
MRS. DOYLE: Put the good cup out, Nora.
NORA: For the agent? He’ll be raising the rent in it.
MRS. DOYLE: He’ll be raising it in any cup. (<em>She polishes a spoon.</em>) When your father was alive we had eleven people sit at that table who hadn’t the price of a loaf between them, and not one drank from tin. I’ll not have it said I kept my manners for my friends.
NORA: You’d give the wolf a napkin.
MRS. DOYLE: I would. And I’d see that he used it.
= Mrs. Doyle sets out the good cup because her manners do not depend on who the guest is.
- half-right | Mrs. Doyle sets out the good cup because she hopes to keep the agent from raising the rent. | The good cup is right, but she has no such hope: “He’ll be raising it in any cup.”
- cause-not-shown | Mrs. Doyle sets out the good cup because she wants the agent to think her well off. | Pride is at work, but in her manners and not in her means: she will not have it said that she kept them “for my friends.”
- cause-not-shown | Mrs. Doyle sets out the good cup because she wants the agent to be ashamed of the rent. | Shame might be a shrewd aim, but she names another reason: nobody shall say that she kept manners for friends.
> Main idea, drama. Mrs. Doyle gives her reason in one sentence; read it together with her last line.
! She says, “I’ll not have it said I kept my manners for my friends,” although she knows that “He’ll be raising it in any cup.”
## 48 Medium 0.2
For most of its history the tomato was grown in Europe as an ornament, and many gardeners believed it poisonous. The belief was not foolish. The plant is a relative of deadly nightshade, its leaves do contain a poison, and wealthy diners, it is sometimes said, fell ill after eating the acid fruit from plates that contained lead. It took generations of cooks in Spain and Italy, most of them too poor for such plates, to show that the fruit itself was harmless.
= The tomato was long feared in Europe for reasons that made sense, although its fruit is harmless.
- too-narrow | Diners in Europe fell ill after eating tomatoes from plates of lead, and so the fruit was long feared. | The plates are mentioned, but as one of several grounds and with “it is sometimes said”; that the fruit proved harmless is left out.
- half-right | Europeans lost their long fear of the tomato when the wealthy saw that the fruit is harmless. | The fear was lost in the end, but poor cooks, not the wealthy, showed “that the fruit itself was harmless.”
- cause-not-shown | Europeans grew the tomato as an ornament for so long because the fruit was too acid for them. | It was an ornament, and the fruit is called acid, but people left it alone because they “believed it poisonous.”
> Main idea. “The belief was not foolish” is the sentence that the rest supports.
! The text says “The belief was not foolish,” gives reasons for it, and ends with the proof that “the fruit itself was harmless.”
## 49 High 1.6
A paradox attends the preservation of languages. To save one that few people speak, linguists write it down, and in doing so they must choose: of three villages’ pronunciations, one goes into the dictionary. Children taught from the dictionary then speak as that village does. Thus the effort to keep a language from dying can hasten the death of its variety. Linguist Soraya Benali does not conclude that dictionaries should not be made. She asks that each record its choice, with the date and the village, so that a reader will know a decision from a fact.
= A dictionary of a dying language, Benali thinks, should tell its readers which choices were made for it.
- half-right | A dictionary of a dying language, Benali thinks, should set down the forms of every village side by side. | The loss of other villages’ speech is what troubles her, but she does not ask for all of it; only one form “goes into the dictionary.”
- cause-not-shown | A dictionary of a dying language, Benali thinks, should be a book for scholars and not for children. | Children do come to speak as the dictionary does, but she would not keep it from them; a reader “will know a decision from a fact.”
- half-right | A dictionary of a dying language, Benali thinks, should begin with the forms that are nearest to being lost. | Forms may be lost through a dictionary, but she does not rank them; she asks for “the date and the village” of a choice.
> Main idea. The text states a paradox and then Benali’s answer; the main idea needs both.
! Saving a language “can hasten the death of its variety”; Benali “asks that each record its choice.”
## 50 Medium 0.0
The Danish physicist Niels Bohr, it is told, hung a horseshoe over the door of his country house. Asked whether he believed that it brought luck, he is said to have answered no, but that he had heard it worked whether one believed in it or not. Whether or not the story is true (it has been told of others), it has lasted because it catches something familiar. Many people who reject a superstition in words go on keeping it in practice, not from conviction but because the keeping costs so little.
= A story about Bohr is still told because it illustrates how people follow superstitions without believing in them.
- reversed | The story about Bohr is remembered because it shows that even a great scientist believed in luck. | Bohr is its subject, but he answers no to the question about belief, and the text is about people who do not believe.
- cause-not-shown | The story about Bohr has lasted because people have kept telling it of others as well. | It “has been told of others,” but it has lasted for another reason: because “it catches something familiar” about how superstitions are kept.
- cause-not-shown | Most people keep superstitions because they are afraid of what will happen if they stop. | The text names another reason, that “the keeping costs so little,” and speaks of “many,” not most.
> Main idea. Find why the story “has lasted”; the last sentence explains it.
! The story “has lasted because it catches something familiar”: people who “reject a superstition in words go on keeping it in practice.”
## 51 High 1.0
Some bacteria in the human gut cannot be grown in any laboratory dish, and for a century they were simply not known to exist. Reading DNA directly from samples has changed that: thousands of unknown species have turned up. Microbiologist Hye-jin Seo is grateful for the method and wary of it. A DNA sequence, she points out, shows that a microbe is there, not what it does. Her laboratory has gone back to the slow work of coaxing single species to grow, since only a living culture can be asked a question.
= Seo turns to living cultures to find out what microbes do, as DNA alone cannot.
- half-right | Seo grows microbes to learn whether those that DNA has revealed really exist. | She does grow microbes, but their existence is not in doubt: a sequence “shows that a microbe is there.”
- outside-the-text | Seo turns to living cultures because microbes lose part of their DNA in the samples. | Cultures are what she turns to, but the DNA read from samples is not said to be faulty; it shows that a microbe is there, “not what it does.”
- cause-not-shown | Seo grows microbes to correct the errors made when their DNA was read from samples. | She is “wary” of reading DNA, but not on account of errors: a sequence shows that a microbe is there and says nothing of what it does.
> Main idea. Seo is “grateful” and “wary”: the main idea must keep both sides.
! Seo is “grateful for the method and wary of it”: DNA “shows that a microbe is there, not what it does.” What is there and what it does are two questions; DNA answers the first, and for the second she needs living cells.
## 52 High 1.3
~ The following text is from <em>Letters to a Younger Brother</em>, a book in the manner of the 1750s written for Fourfold.
You ask me whether you ought to travel. I answer, by all means, provided that you take someone with you who will contradict you. I have known young men who went to Rome and returned with nothing but Rome; they had bought it, as one buys a print, and hung it up among the opinions they had before. Of two companions, therefore, choose the worse-tempered. A friend who admires what you admire will double your pleasure and halve your profit.
= Travel is profitable to a young man, the writer holds, with a companion who contradicts him.
- half-right | A young man makes travel profitable, the writer holds, by going alone and judging for himself. | Judging anew is what the writer wants, but not alone: “take someone with you who will contradict you.”
- half-right | A young man makes travel a pleasure, the writer holds, by having himself contradicted. | Such a companion is advised, but for profit; it is the friend who admires what you admire that will “double your pleasure.”
- outside-the-text | A young man makes travel profitable, the writer holds, by leaving his old opinions at home. | Old opinions are the trouble with some travelers, but the writer does not ask anyone to drop them; he advises a companion who will contradict.
> Main idea, older prose. Explain why the worse-tempered companion is the better choice.
! The writer says to go, “provided that you take someone with you who will contradict you,” since an admiring friend will “halve your profit.”
## 53 Medium 0.3
~ The following text is from “The New Girl,” a story in the manner of the 1940s written for Fourfold.
By the second week everyone at the switchboard had an opinion of Miss Osgood, and no two were alike. To the supervisor she was meek; to the night shift, a terror. She told Pearl she came from a ranch and told Dot that her people were in glass. It was Dot who worked it out. Miss Osgood, she said, listened to you for about a minute, and then she handed you back to yourself with the corners squared. You could not dislike her. You could not, when you came to think of it, remember a thing about her.
? Based on the text, what does Dot come to understand about Miss Osgood?
= Miss Osgood gives each person a version of herself that reflects that person.
- cause-not-shown | Miss Osgood tells different stories to different people because she wants to be disliked by none of them. | The stories do differ, but the text gives no motive; Dot explains how Miss Osgood does it, not why.
- true-but-not-asked | Miss Osgood behaves more boldly toward the night shift than she does toward the supervisor. | This is stated early on as what others thought; Dot’s insight explains such differences and comes later.
- half-right | Miss Osgood shows people their faults so cleverly that none of them can dislike her for it. | That nobody could dislike her is right, but what she hands back to people has its “corners squared”: it is better than they are, not worse.
> Detail, literature. The question names Dot; find what Dot “said” and put it in plain words.
! Dot says that Miss Osgood listened “and then she handed you back to yourself with the corners squared.”
## 54 Low -0.5
Chili peppers taste hot because of a compound called capsaicin, which sets off the same nerves that warn mammals of burning. Birds lack this response and eat the fruits freely. That suits the plant. Mammals grind seeds with their teeth and destroy them, but birds swallow them whole and drop them, unharmed, far from where they grew. The heat of the pepper thus turns away the guests that would ruin its seeds and lets in those that carry them.
? According to the text, how does capsaicin benefit chili plants?
= It keeps away mammals, which would destroy the seeds.
- half-right | It attracts birds, which like the taste of the compound. | Birds do eat the fruits and help the plant, but they lack the response; nothing says that the compound draws them.
- outside-the-text | It attracts insects, which carry pollen to the flowers. | Insects do carry pollen, but neither is in the text; the animals that the plant gains by are birds, which “swallow them whole.”
- true-but-not-asked | It sets off nerves that warn mammals of burning. | This is how the compound works; the question asks what good it does the plant, which the end of the text tells.
> Detail. The question asks for the benefit; the last sentence names it.
! The heat “turns away the guests that would ruin its seeds,” since mammals “grind seeds with their teeth and destroy them.”
## 55 High 1.1
City planners in the 1960s measured a street by how many cars it could pass in an hour. A second number, introduced by the planner Inga Thorsen, counted how many people stopped: to talk, to sit, to look at a window. On several streets that she studied, the first number had been raised at the cost of the second, and rents had fallen. Thorsen did not claim that traffic was bad for a street. She claimed that a city which counts only one thing will get more of that thing and should not be surprised by what it loses.
= A city, Thorsen held, should not measure how well its streets are used by one number alone.
- half-right | A city, Thorsen held, should count the people who stop in place of the cars that pass. | People who stop are her number, but she adds it to the other; her warning is of a city “which counts only one thing.”
- cause-not-shown | A city, Thorsen held, earns more from the people who stop on a street than from those who pass. | Her two numbers do set these groups side by side, but she compares how many there are, not what either brings in; her claim is about counting.
- cause-not-shown | A city, Thorsen held, should let fewer cars pass on the streets where its rents have fallen. | Fallen rents are in the text, but no cure for them is proposed; she “did not claim that traffic was bad for a street.”
> Main idea. “Thorsen did not claim … She claimed”: the second half is the idea.
! She claimed “that a city which counts only one thing will get more of that thing and should not be surprised by what it loses.” Not to be surprised, it would have to count other things as well.
## 56 High 1.2
~ The following poem, “Harvest Supper,” was written for Fourfold in the manner of the nineteenth century.
/ They praise the host who gave the ox and ale,
/ the lord who lent the barn, the parson’s grace;
/ they drink the king, the weather, and the vale,
/ and every man grows redder in the face.
/ And no one drinks, because no one can see,
/ the hand that ties the sheaf and goes to bed,
/ or her who stooped from dawn to dusk that she
/ might glean enough to eat this broken bread.
= Those whose work made a feast possible are overlooked, the poem suggests, while others are toasted.
- half-right | Those who gave a feast are toasted, the poem suggests, while others are turned away from it. | The hosts are praised, but nobody is turned away; no one drinks to the workers “because no one can see” them.
- half-right | Those who gave a feast are toasted, the poem suggests, while they themselves praise the workers. | The host and the lord are toasted, but nobody praises the workers: to “the hand that ties the sheaf,” no one drinks.
- outside-the-text | Those who labor for a feast, the poem suggests, are too tired to enjoy what they have made. | The hand that ties the sheaf does go to bed, but the complaint is another: to such a hand “no one drinks, because no one can see” it.
> Main idea, poetry. Ask who is toasted in the first stanza and who is not in the second.
! They praise “the host who gave the ox and ale,” but “no one drinks” to “the hand that ties the sheaf and goes to bed.”
`
