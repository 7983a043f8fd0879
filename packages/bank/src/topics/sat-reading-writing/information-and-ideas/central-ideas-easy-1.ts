import { questions } from '../marked.ts'

export const centralIdeasEasy1 = questions('central-ideas')`
## 101 Low -1.2
Tailorbirds build their nests by sewing. A female chooses a large leaf, or two that hang close together, and uses her thin beak like a needle to punch small holes along the edges. She then pulls plant fibers or threads of spider silk through the holes until the edges meet and the leaf forms a cup. Inside this cup she makes a soft bed of grass and down. Since the leaf is never taken from the tree, it stays green, and so the nest looks like the other leaves around it and is hard to find.
? According to the text, why does the leaf of the nest stay green?
= It is left where it has grown.
- half-right | The holes in it are very small. | The holes are small, as the text says, but this is not given as the reason; the leaf stays green since it “is never taken from the tree.”
- half-right | The bed inside keeps it damp. | There is a bed of grass and down inside, but it is only called soft; nothing is said of damp.
- cause-not-shown | It is chosen when it is young. | A young leaf might well last longer, but the text says only that the bird chooses “a large leaf,” or two that hang close together.
> Detail. Find the word “green” and read what is said just before it.
! The text says why: “Since the leaf is never taken from the tree, it stays green.” To be left where it grew is not to be taken from the tree.
## 102 Low -1.3
At the public library in Marlow Falls, visitors can borrow much more than books. One shelf holds cake pans, another holds power drills, and a rack by the door is full of fishing rods. Librarian Teo Lindgren began the collection after he asked people what they needed only once or twice a year. Buying such things costs money, he says, and storing them takes space. Sharing them solves both problems. Last year the drills went out more often than the newest novels did.
= A library lends people things that they need only now and then.
- overstates | A library lends people things that are too costly for them to buy. | Buying “costs money,” but nobody is said to be unable to buy a cake pan; the things are needed once or twice a year.
- half-right | A library lends people things that neighbors have given away. | The lending is right, but nobody gave the things away; Lindgren began the collection after asking what people needed.
- outside-the-text | A library lends people things that they want to try before they buy. | To try a drill first would be a good reason, but what people were asked about was things needed “only once or twice a year.”
> Main idea. Find what the pans, drills, and rods have in common and why the library has them.
! Visitors “can borrow much more than books,” namely what they need “only once or twice a year.”
## 103 Low -1.0
~ The following text is from <em>The Ferry House</em>, a novel in the manner of the 1890s written for Fourfold.
Mr. Pell had said good-bye to the ferry house three times that morning. He had said it at the door; he had said it again at the gate, having come back for his umbrella; and he had said it a third time from the road, although there was nobody at the window to hear. Now he sat in the coach with his bags about him and found that he had left the umbrella after all. He knocked upon the roof with something very like joy, and called to the driver to turn around.
= Mr. Pell is glad that he has a reason to go back to the house again.
- cause-not-shown | Mr. Pell takes leave again and again in hope of being asked to stay. | He does say good-bye three times, but the third time there is “nobody at the window to hear,” and no such hope is told.
- cause-not-shown | Mr. Pell makes believe that he has left something so as to turn around. | He does turn around, but nothing is made believe: in the coach he “found that he had left the umbrella after all.”
- half-right | Mr. Pell has hurried through his farewells and forgotten what he came for. | The umbrella is forgotten, but the farewells are anything but hurried: he takes leave at the door, at the gate, and from the road.
> Main idea, literature. He says good-bye again and again; then look at how he feels when he has to turn around.
! Mr. Pell says good-bye “three times that morning” and, when he must turn back, knocks “with something very like joy.”
## 104 Low -1.2
Ida Lewis was fifteen when her family moved to a lighthouse in the harbor of Newport, Rhode Island, where her father was the keeper. Within months he fell ill, and Ida and her mother took over his work. Each day she helped to clean and fill the lamp, and each day she rowed her younger brothers and sister to school. The rowing made her strong. In the years that followed, she pulled at least eighteen people out of the cold water of the harbor, and newspapers called her the bravest woman in America.
= Lewis grew strong rowing as a girl and in later years saved many lives.
- reversed | Lewis saved many lives and was then allowed to take over the work of her father. | Both parts happened, but in the other order: she began when her father “fell ill,” and saved people “In the years that followed.”
- cause-not-shown | Lewis took over the work of her father because she wished to save many lives. | She did save lives, but that was not why she began; her father “fell ill,” and someone had to do the work.
- half-right | Lewis grew strong rowing and became known for the lamp that she kept for her father. | Rowing did make her strong, and she kept the lamp, but the newspapers praised her for people she “pulled” from the water.
> Main idea. Follow her story from the first task to the last sentence and put it in one line.
! At the lighthouse “The rowing made her strong,” and later “she pulled at least eighteen people out of the cold water.”
## 105 Low -1.0
An elephant’s deepest calls are too low for people to hear. They travel through the air, but they also shake the ground, and the shaking can be felt far away. Other elephants seem to notice it. When a call comes through the ground, the members of a herd will often stop walking, lean forward, and press their front feet flat on the soil. Scientists think that the shaking passes from the feet through the leg bones to the ears. In this way, elephants may learn of danger that is still a long way off.
= Elephants seem to feel distant calls that come through the ground.
- reversed | Elephants seem to use their feet to send calls that reach far away. | Feet and far-off calls are right, but the feet take the shaking in; it is the deep calls that shake the ground.
- half-right | Elephants seem to stand still to hear distant calls more clearly in the air. | They do stop walking, but it is the ground that they attend to: they “press their front feet flat on the soil.”
- half-right | Elephants seem to use their feet to notice the steps of a herd that is far away. | Something distant is felt through the ground, but the text speaks of deep calls, not of steps: “When a call comes through the ground.”
> Main idea. Name the two ends of the story: where the shaking comes from and what the herd does about it.
! The calls “also shake the ground,” and the shaking, scientists think, “passes from the feet through the leg bones to the ears.”
## 106 Low -1.3
Rosa Ibarra has been a crossing guard at the same corner for eleven years. Drivers know her orange vest, and children know her whistle. But the most important part of her work, she says, is learning names. A child who hears “Good morning, Owen” looks up. A child who looks up sees the street. Ibarra knows about two hundred names and learns some forty new ones every fall, which she practices at home from a list on her refrigerator.
= Ibarra thinks that being called by name leads children to watch the street.
- half-right | Ibarra thinks that drivers who see her orange vest pay attention to children. | Drivers do know her vest, but what she calls “the most important part of her work” is learning names.
- cause-not-shown | Ibarra thinks that children who hear their names obey her whistle out of trust. | The names are right, but trust is never given as the cause; a child who hears one “looks up” and sees the street.
- outside-the-text | Ibarra thinks that knowing names lets her see at once when a child is missing. | She does set great store by names, but for another reason: “A child who looks up sees the street.” Missing children are not mentioned.
> Main idea. Look after “But the most important part”: what does she do, and what does it lead to?
! The most important part “is learning names”: a child who hears a name “looks up,” and “A child who looks up sees the street.”
## 107 Low -0.9
~ The following poem, “The Spare Key,” was written for Fourfold in the manner of the 1920s.
/ It hung behind the kitchen door
/ for nineteen years, or maybe more.
/ We never lost the other one.
/ This never saw the rain or sun;
/ it never turned; it had no share
/ in all our comings, hanging there.
/ And yet whenever we would go,
/ by road or rail, through sleet or snow,
/ we went more lightly, as one can
/ whose house has kept a second plan.
= A key that was never used let the family set out with a light heart.
- half-right | The family set out with a light heart once it had left a key with a neighbor. | The light heart is right, but no neighbor comes in: the spare key hung “behind the kitchen door” for nineteen years.
- half-right | The family forgot, when it traveled, about a key that it never had to use. | The key indeed “never turned,” but it was not forgotten: they “went more lightly” for having it.
- takes-literally | The family kept out of rain and sun a key that it never had to use. | “This never saw the rain or sun” says that the key was never taken out, not that it was protected from weather.
> Main idea, poetry. The turn is at “And yet”: set what comes before it beside what comes after.
! The key “never turned,” and yet the family, knowing of it, “went more lightly.”
## 108 Low -1.0
After a forest fire, many trees live on with a scar. Over time, new wood grows around the burned place, and year after year it adds a ring. When such a tree is cut, scientists count the rings between the scar and the bark and learn in which year the fire came. By comparing many trees, they can also map how far the fire spread. In the Southwest of the United States, such counts show that small fires were common for centuries and became rare after people began to put them out.
? According to the text, what do such counts show about the Southwest of the United States?
= Small fires were common there for a long time.
- cause-not-shown | Fires there grew larger as the woods grew dense. | Fires did change once people put them out, but what the counts show is that small ones “became rare”; no larger ones are mentioned.
- outside-the-text | The worst fires there came after years of rain. | Years of rain let grass grow, but nothing is said of weather here; the counts show how often “small fires” came.
- half-right | Most fires there were the work of people. | People do come in, but as those who “began to put them out,” not as those who lit the fires.
> Detail. Find the sentence about the Southwest; it names what was found by counting.
! The counts there “show that small fires were common for centuries,” until people began to put them out: once common, now rare.
## 109 Low -1.2
In 1870 a tailor in Reno, Nevada, named Jacob Davis was asked to make a pair of work pants that would not fall apart. Pockets, he knew, were usually the first thing to tear. On his table lay copper rivets, which he used for fastening straps to horse blankets, and he hammered a few of them into the corners of the pockets. The pants held. Soon other workers wanted them, too. Davis could not pay for a patent alone, so he wrote to the man who sold him his cloth, Levi Strauss, and the two applied for it together.
? According to the text, why did Davis write to Strauss?
= He had too little money for a patent.
- half-right | He needed more cloth than before. | Strauss did sell him his cloth, and more pants were wanted, but the letter was about the patent that they “applied for” together.
- cause-not-shown | His neighbors had begun to copy the pants. | A patent does help against those who copy, but nobody is said to have copied the pants; other workers only “wanted them, too.”
- cause-not-shown | He could not make all the pants himself. | Many workers wanted the pants, but that the work was too much for him is not said; what he lacked was money for the patent.
> Detail. Find the sentence that names Strauss and read its first half.
! Davis “could not pay for a patent alone, so he wrote to the man who sold him his cloth, Levi Strauss.”
## 110 Low -1.1
Most spiders live alone, but in one kind found in the rain forests of South America, thousands of animals share a web that may be as long as a bus. They mend it together, look after one another’s young, and hunt as a team. When an insect is caught, the web shakes, and the spiders run toward it. Then all of them stop at the same moment and stand still. While none of their own feet are shaking the web, they can feel where the insect is struggling. Then they run on.
? According to the text, why do the spiders all stop at the same moment?
= To feel where the insect is
- half-right | To feel how big the insect is | Feeling the insect is right, but they stop to learn “where the insect is struggling”; its size is not mentioned.
- true-but-not-asked | To mend the web together | The text does say that they mend the web together, but that is other work; the stop comes in the middle of a hunt.
- cause-not-shown | To let the animal grow tired | An insect that struggles does tire, but the spiders run on as soon as they “can feel where the insect is struggling”; they wait for no more.
> Detail. Find the words “stop at the same moment” and read the sentence that follows them.
! They “stand still,” and then “they can feel where the insect is struggling.” “Then” ties the two together: only while nobody moves does the web shake with the insect alone.
## 111 Low -1.0
The steel pan was born in Trinidad in the 1930s and 1940s, among people who had little money for instruments. Young musicians in Port of Spain beat on cookie tins, paint cans, and later empty oil drums. They noticed that a dent in the metal changed its note. By hammering the bottom of a drum into many small areas, each with a note of its own, they turned an empty container into an instrument that could play a melody. Today steel bands perform at festivals and in concert halls in many countries.
? According to the text, why did young musicians in Port of Spain beat on tins and cans?
= Instruments cost more than they had.
- outside-the-text | Their older drums had been forbidden. | To forbid drums would be a good reason to look for others, but the text gives another: people “had little money for instruments.”
- cause-not-shown | Metal was louder than wood or skin. | Metal is indeed what they beat on, but how loud it was is not mentioned; they took what cost little.
- half-right | A dent gave each can a note of its own. | That a dent changes the note is in the text, but they “noticed” it only while they were already playing on such things.
> Detail. What does the sentence before the tins and cans say of the people there?
! The steel pan was born “among people who had little money for instruments”; tins and cans cost next to nothing.
## 112 Low -1.2
Psychologist Lena Aoki asked students to wait alone for ten minutes in a plain room with only a chair and a table. Before they went in, most of them said that they would be bored, and many asked to keep their phones. Aoki did not let them. Afterward the students were surprised. Nearly all said that the time had passed quickly and that they had enjoyed thinking about whatever came into their heads. People seldom choose to be alone with their thoughts, Aoki believes, because they do not know how pleasant it can be.
= Students enjoyed waiting alone more than they had expected.
- half-right | Students enjoyed being alone with their thoughts just as they had expected. | They did enjoy it, but not as expected: before they went in, most said “that they would be bored.”
- too-narrow | Students asked to keep their phones before they went into a plain room. | The phones are a detail from the beginning; what the students felt in the room would be left out.
- reversed | Students enjoyed being alone once their phones had been returned to them. | Many had asked to keep their phones, but Aoki “did not let them,” and they enjoyed the ten minutes without any.
> Main idea. Compare what the students said before the wait with what they said after it.
! Most said “that they would be bored,” but afterward nearly all said “that they had enjoyed thinking about whatever came into their heads.”
## 113 Low -0.9
~ The following text is from <em>A Season at Marsh End</em>, a novel in the manner of the 1870s written for Fourfold.
Miss Thorne had never been known to praise a dinner, a sermon, or a child. When the new cook sent up a pudding of which the whole table spoke with wonder, Miss Thorne said only that it was hot. The cook, who had been warned, waited behind the door. She heard the verdict; and she heard, some moments later, the small sound of Miss Thorne’s spoon going round an empty dish for the second time. She went back to her kitchen perfectly happy.
= By a sound the cook learns that Miss Thorne enjoyed what she would not praise.
- takes-literally | The cook is glad that Miss Thorne found no fault but heat with a pudding. | “Hot” could be taken for the mildest blame, but the cook knows better by the spoon, which goes around “an empty dish for the second time.”
- reversed | A sound tells the cook that Miss Thorne alone has left some of a pudding. | A sound does tell the cook something, but the dish that the spoon goes around is “empty,” and for the second time.
- cause-not-shown | A warning led the cook to make a pudding Miss Thorne could not but praise. | The cook had been warned, but that this shaped the pudding is not said, and Miss Thorne praises nothing.
> Main idea, literature. Miss Thorne says little: what does the sound of her spoon tell the cook?
! Miss Thorne “said only that it was hot,” but her spoon went round “an empty dish for the second time,” and the cook left “perfectly happy.”
`
