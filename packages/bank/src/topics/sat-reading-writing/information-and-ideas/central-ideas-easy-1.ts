import { questions } from '../marked.ts'

export const centralIdeasEasy1 = questions('central-ideas')`
## 101 Low -1.2
Tailorbirds build their nests by sewing. A female chooses a large leaf, or two that hang close together, and uses her thin beak like a needle to punch small holes along the edges. She then pulls plant fibers or threads of spider silk through the holes until the edges meet and the leaf forms a cup. Inside this cup she makes a soft bed of grass and down. Because the leaf stays on the tree and stays green, the nest looks like the other leaves around it and is hard to find.
= By sewing leaves that stay on the tree, tailorbirds make nests that are hard to find.
- half-right | By sewing leaves that they have picked, tailorbirds make nests that can be hung out of sight. | They do sew leaves, and the nest is hard to find, but a leaf is not picked: it “stays on the tree.”
- half-right | With leaves that have turned brown, tailorbirds make nests that look like dead ones. | The nest does look like other leaves, but not like dead ones: the leaf stays on the tree and “stays green.”
- cause-not-shown | With leaves that are sewn together, tailorbirds make nests that keep their young dry. | Sewn leaves are right, but neither rain nor wet is mentioned; what the leaf does is make the nest “hard to find.”
> Main idea. Ask what the bird makes, how she makes it, and what comes of it; the answer covers all three.
! She pulls threads through “until the edges meet and the leaf forms a cup,” and since the leaf stays green, the nest “is hard to find.”
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
= Mr. Pell welcomes an excuse to go back to a house he did not like to leave.
- reversed | Mr. Pell finds, once he is in the coach, that he is happier to leave a house than he had expected. | Happiness does come to him in the coach, but at the chance to turn back: he knocks “with something very like joy.”
- half-right | Mr. Pell is too worried about his things to feel sad at leaving a house. | An umbrella is left twice, but it does not worry him; to have forgotten it gives him “something very like joy.”
- cause-not-shown | Mr. Pell leaves his umbrella behind on purpose so that he must return to a house. | He does wish to return, but the umbrella is no trick: in the coach he “found that he had left” it.
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
= From scars in living trees scientists learn the year of a fire and how far it went.
- half-right | From scars in living trees scientists learn the season of a fire and how hot it burned. | Scars do tell when a fire came, but by the rings only “in which year”; its heat is not mentioned.
- half-right | From scars in living trees scientists learn how far a fire went and how many trees it killed. | How far is right, but the scars are in trees that “live on”; those that died are not counted.
- cause-not-shown | From rings in living trees scientists learn how dry a year was and so how likely a fire. | Rings are counted, but only for the year of a scar; that dry years bring fires is not in the text.
> Main idea. Ask what the scars and rings are good for; the last sentence is an example of it.
! Counting rings, scientists “learn in which year the fire came,” and with many trees they “map how far the fire spread.”
## 109 Low -1.2
In 1870 a tailor in Reno, Nevada, named Jacob Davis was asked to make a pair of work pants that would not fall apart. Pockets, he knew, were usually the first thing to tear. On his table lay copper rivets, which he used for fastening straps to horse blankets, and he hammered a few of them into the corners of the pockets. The pants held. Soon other workers wanted them, too. Davis could not pay for a patent alone, so he wrote to the man who sold him his cloth, Levi Strauss, and the two applied for it together.
? According to the text, why did Davis hammer rivets into the pants?
= To keep the pockets from tearing
- half-right | To attach the straps that held them up | Davis did use rivets to fasten straps, as the text says, but on “horse blankets”; on the pants they went into the pockets.
- half-right | To close pockets that had torn | Pockets that tear were his worry, but these pants were new, so there was nothing to mend yet.
- cause-not-shown | To join cloth too thick to sew | Strong cloth may be hard to sew, but the text does not say so; Davis thought of what is “the first thing to tear.”
> Detail. Find the sentence with the rivets and read the one before it for the reason.
! Davis knew that pockets “were usually the first thing to tear,” and so he put rivets “into the corners of the pockets.”
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
= Musicians in Trinidad turned empty drums into instruments that could play melodies.
- half-right | Workers in Trinidad made instruments to play melodies out of the oil drums that they emptied on the job. | Melodies on oil drums are right, but they came from “Young musicians in Port of Spain” and not from workers in the oil trade.
- half-right | Musicians in Trinidad found that each drum gave one note, so that a melody took many drums. | Notes and drums are right, but one drum was hammered into “many small areas, each with a note of its own.”
- cause-not-shown | Loud instruments were needed in Trinidad, so musicians turned from tins to empty drums. | Tins did come before drums, but loudness is not given as a reason; people “had little money for instruments.”
> Main idea. Ask what the musicians started with and what they ended with.
! With little money, “they turned an empty container into an instrument that could play a melody.” The container is the drum, and a melody is what it could not play before it was hammered.
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
