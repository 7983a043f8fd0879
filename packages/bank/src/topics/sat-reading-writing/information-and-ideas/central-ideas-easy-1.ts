import { questions } from '../marked.ts'

export const centralIdeasEasy1 = questions('central-ideas')`
## 101 Low -1.2
Tailorbirds build their nests by sewing. A female chooses a large leaf, or two that hang close together, and uses her thin beak like a needle to punch small holes along the edges. She then pulls plant fibers or threads of spider silk through the holes until the edges meet and the leaf forms a cup. Inside this cup she makes a soft bed of grass and down. Because the leaf stays on the tree and stays green, the nest looks like the other leaves around it and is hard to find.
= Tailorbirds sew living leaves into nests that are hard to see.
- too-narrow | Tailorbirds line their nests with grass and down. | The soft bed is one step near the end; the sewing and the hiding, which fill the rest of the text, would be left out.
- half-right | Tailorbirds sew nests from fallen leaves that they find on the ground. | They do sew nests from leaves, but each leaf “stays on the tree” and is not picked up from the ground.
- too-broad | Birds of many kinds hide their nests from enemies among green leaves. | Hiding among leaves is in the text, but it tells about one bird and its sewing, not about birds of many kinds.
> Main idea. Ask what the bird makes, how she makes it, and what comes of it; the answer covers all three.
! She pulls threads through “until the edges meet and the leaf forms a cup,” and since the leaf stays green, the nest “is hard to find.”
## 102 Low -1.3
At the public library in Marlow Falls, visitors can borrow much more than books. One shelf holds cake pans, another holds power drills, and a rack by the door is full of fishing rods. Librarian Teo Lindgren began the collection after he asked people what they needed only once or twice a year. Buying such things costs money, he says, and storing them takes space. Sharing them solves both problems. Last year the drills went out more often than the newest novels did.
= A library lends people useful things that they need only now and then.
- too-narrow | A library lent its drills more often than its newest novels last year. | This is the last sentence alone; the pans, the rods, and the reason for the collection would have no place.
- half-right | A library lends tools and pans that people no longer need and have given away. | It does lend tools and pans, but the text never says that people gave them away; Lindgren asked what they needed.
- overstates | A library has stopped lending books in order to lend pans, drills, and rods. | Visitors can borrow “much more than books,” so books are still lent; the text does not say that they were given up.
> Main idea. Find what the pans, drills, and rods have in common and why the library has them.
! Visitors “can borrow much more than books,” namely what they need “only once or twice a year.”
## 103 Low -1.0
~ The following text is from <em>The Ferry House</em>, a novel in the manner of the 1890s written for Fourfold.
Mr. Pell had said good-bye to the ferry house three times that morning. He had said it at the door; he had said it again at the gate, having come back for his umbrella; and he had said it a third time from the road, although there was nobody at the window to hear. Now he sat in the coach with his bags about him and found that he had left the umbrella after all. He knocked upon the roof with something very like joy, and called to the driver to turn around.
= Mr. Pell is glad to have a reason to go back to the ferry house.
- half-right | Mr. Pell is angry that he has to go back to the ferry house. | He does go back, but “with something very like joy”; nothing in the text shows that he is angry.
- too-narrow | Mr. Pell has left his umbrella at the ferry house once more. | The umbrella is the reason he can turn around; the three good-byes and his joy would be left out.
- cause-not-shown | Mr. Pell is leaving the ferry house because nobody there likes him. | Nobody is “at the window,” but why he is leaving the house is never told, and nobody is said to dislike him.
> Main idea, literature. He says good-bye again and again; then look at how he feels when he has to turn around.
! Mr. Pell says good-bye “three times that morning” and, when he must turn back, knocks “with something very like joy.”
## 104 Low -1.2
Ida Lewis was fifteen when her family moved to a lighthouse in the harbor of Newport, Rhode Island, where her father was the keeper. Within months he fell ill, and Ida and her mother took over his work. Each day she helped to clean and fill the lamp, and each day she rowed her younger brothers and sister to school. The rowing made her strong. In the years that followed, she pulled at least eighteen people out of the cold water of the harbor, and newspapers called her the bravest woman in America.
= Lewis grew strong through her daily work at a lighthouse and saved many people.
- too-narrow | Lewis brought her younger brothers and sister to school in a boat each day. | The trips to school are one of her tasks; the people she saved later would be left out.
- half-right | Lewis saved many people before she began to work at a lighthouse. | She did save many people, but that came “In the years that followed” her start at the lighthouse.
- cause-not-shown | Lewis worked at a lighthouse because she hoped to appear in the newspapers. | Newspapers did praise her, but the text gives another reason for her work: her father “fell ill.”
> Main idea. Follow her story from the first task to the last sentence and put it in one line.
! At the lighthouse “The rowing made her strong,” and later “she pulled at least eighteen people out of the cold water.”
## 105 Low -1.0
An elephant’s deepest calls are too low for people to hear. They travel through the air, but they also shake the ground, and the shaking can be felt far away. Other elephants seem to notice it. When a call comes through the ground, the members of a herd will often stop walking, lean forward, and press their front feet flat on the soil. Scientists think that the shaking passes from the feet through the leg bones to the ears. In this way, elephants may learn of danger that is still a long way off.
= Elephants seem to notice distant calls with their feet.
- reversed | Elephants seem to send calls through the ground by shaking it with their feet. | Feet and shaking are in the text, but the feet take the shaking in; it is the calls that shake the ground.
- too-narrow | Elephants make some calls that are too low to be heard by people. | This is the first sentence alone; what the herd does with its feet, the subject of the text, is missing.
- half-right | Elephants seem to sense distant calls with their feet because their ears are weak. | Sensing calls with the feet is right, but the shaking ends in the ears, and nobody calls them weak.
> Main idea. Name the two ends of the story: where the shaking comes from and what the herd does about it.
! The calls “also shake the ground,” and the shaking, scientists think, “passes from the feet through the leg bones to the ears.”
## 106 Low -1.3
Rosa Ibarra has been a crossing guard at the same corner for eleven years. Drivers know her orange vest, and children know her whistle. But the most important part of her work, she says, is learning names. A child who hears “Good morning, Owen” looks up. A child who looks up sees the street. Ibarra knows about two hundred names and learns some forty new ones every fall, which she practices at home from a list on her refrigerator.
= Ibarra believes that calling children by name helps to keep them safe.
- half-right | Ibarra thinks that drivers stop mainly on account of her orange vest. | Keeping children safe is her work, but the part she calls “most important” is learning names, not the vest.
- too-narrow | Ibarra practices the names of children from a list on her refrigerator. | The list shows how she learns names; why she learns them, which is the point, would be left out.
- too-broad | People who work with children need to remember many names. | The text speaks of one guard at one corner; it makes no rule for everyone who works with children.
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
= The key was never used, but having it put the family at ease.
- half-right | The family forgot about the key, since it was never used. | It is true that the key “never turned,” but the family “went more lightly” because of it, so they had not forgotten.
- too-narrow | The key hung behind the kitchen door for about nineteen years. | This is where the poem starts; what the key meant to the family, told in the last four lines, would be left out.
- takes-literally | The key was kept indoors so that the rain would not spoil it. | The words “never saw the rain or sun” show that the key was never taken out; they tell nothing about spoiling.
> Main idea, poetry. The turn is at “And yet”: set what comes before it beside what comes after.
! The key “never turned,” and yet the family, knowing of it, “went more lightly.”
## 108 Low -1.0
After a forest fire, many trees live on with a scar. Over time, new wood grows around the burned place, and year after year it adds a ring. When such a tree is cut, scientists count the rings between the scar and the bark and learn in which year the fire came. By comparing many trees, they can also map how far the fire spread. In the Southwest of the United States, such counts show that small fires were common for centuries and became rare after people began to put them out.
= Scars in trees let scientists learn when and where forest fires burned.
- too-narrow | Small forest fires in the Southwest became rare after people began to put them out. | This is the example at the end; how scientists read scars, which fills the text, would be left out.
- half-right | How many trees died in a forest fire can be learned from scars in trees. | Scientists do learn from scars, but these are in trees that “live on”; they give a fire’s year and reach, not its dead trees.
- too-broad | Scientists have several ways to learn how forests changed in the past. | The text explains one way, by scars and rings, and one kind of event, fire; other ways are not described.
> Main idea. Ask what the scars and rings are good for; the last sentence is an example of it.
! Counting rings, scientists “learn in which year the fire came,” and with many trees they “map how far the fire spread.”
## 109 Low -1.2
In 1870 a tailor in Reno, Nevada, named Jacob Davis was asked to make a pair of work pants that would not fall apart. Pockets, he knew, were usually the first thing to tear. On his table lay copper rivets, which he used for fastening straps to horse blankets, and he hammered a few of them into the corners of the pockets. The pants held. Soon other workers wanted them, too. Davis could not pay for a patent alone, so he wrote to the man who sold him his cloth, Levi Strauss, and the two applied for it together.
? According to the text, why did Davis hammer rivets into the pants?
= To keep the pockets from tearing
- true-but-not-asked | To fasten straps to horse blankets | Davis did use rivets for this, as the text says, but on other days; the ones he put into the pants went “into the corners of the pockets.”
- half-right | To mend pockets that were torn | Pockets that tear were his worry, but these pants were new, so there was nothing to mend yet.
- cause-not-shown | To make the pants look better than others | Copper may look handsome, but the text gives no such motive; Davis thought of what is “the first thing to tear.”
> Detail. Find the sentence with the rivets and read the one before it for the reason.
! Davis knew that pockets “were usually the first thing to tear,” and so he put rivets “into the corners of the pockets.”
## 110 Low -1.1
Most spiders live alone, but in one kind found in the rain forests of South America, thousands of animals share a web that may be as long as a bus. They mend it together, look after one another’s young, and hunt as a team. When an insect is caught, the web shakes, and the spiders run toward it. Then all of them stop at the same moment and stand still. While none of their own feet are shaking the web, they can feel where the insect is struggling. Then they run on.
? According to the text, why do the spiders all stop at the same moment?
= To feel where the insect is
- half-right | To feel how big the insect is | Feeling the insect is right, but they stop to learn “where the insect is struggling”; its size is not mentioned.
- true-but-not-asked | To mend the web together | The text does say that they mend the web together, but that is other work; the stop comes in the middle of a hunt.
- cause-not-shown | To hide from the insect | Standing still may look like hiding, but the text gives another reason: with their feet at rest, they can feel the insect.
> Detail. Find the words “stop at the same moment” and read the sentence that follows them.
! They “stand still,” and then “they can feel where the insect is struggling.”
## 111 Low -1.0
The steel pan was born in Trinidad in the 1930s and 1940s, among people who had little money for instruments. Young musicians in Port of Spain beat on cookie tins, paint cans, and later empty oil drums. They noticed that a dent in the metal changed its note. By hammering the bottom of a drum into many small areas, each with a note of its own, they turned an empty container into an instrument that could play a melody. Today steel bands perform at festivals and in concert halls in many countries.
= Musicians in Trinidad turned empty containers into an instrument that can play melodies.
- too-narrow | Musicians in Trinidad noticed that a dent in a piece of metal could change the note that it gave. | This is one step on the way; the instrument that came of it would be left out.
- half-right | Musicians in Trinidad made an instrument of empty containers because other drums had been lost. | Empty containers are right, but no drums had been lost; the people simply “had little money for instruments.”
- overstates | Musicians in Trinidad made the instrument that is now the best loved in the world. | Steel bands play “in many countries,” but the text does not compare the love for this instrument with that for others.
> Main idea. Ask what the musicians started with and what they ended with.
! With little money, “they turned an empty container into an instrument that could play a melody.”
## 112 Low -1.2
Psychologist Lena Aoki asked students to wait alone for ten minutes in a plain room with only a chair and a table. Before they went in, most of them said that they would be bored, and many asked to keep their phones. Aoki did not let them. Afterward the students were surprised. Nearly all said that the time had passed quickly and that they had enjoyed thinking about whatever came into their heads. People seldom choose to be alone with their thoughts, Aoki believes, because they do not know how pleasant it can be.
= Students enjoyed waiting alone more than they had expected.
- half-right | Students enjoyed being alone with their thoughts just as they had expected. | They did enjoy it, but not as expected: before they went in, most said “that they would be bored.”
- too-narrow | Students asked to keep their phones before they went into a plain room. | The phones are a detail from the beginning; what the students felt in the room would be left out.
- overstates | Students need ten minutes of each day alone with their thoughts. | Aoki reports that the wait was pleasant, but she gives no advice about what students should do each day.
> Main idea. Compare what the students said before the wait with what they said after it.
! Most said “that they would be bored,” but afterward nearly all said “that they had enjoyed thinking about whatever came into their heads.”
## 113 Low -0.9
~ The following text is from <em>A Season at Marsh End</em>, a novel in the manner of the 1870s written for Fourfold.
Miss Thorne had never been known to praise a dinner, a sermon, or a child. When the new cook sent up a pudding of which the whole table spoke with wonder, Miss Thorne said only that it was hot. The cook, who had been warned, waited behind the door. She heard the verdict; and she heard, some moments later, the small sound of Miss Thorne’s spoon going round an empty dish for the second time. She went back to her kitchen perfectly happy.
= The cook can tell that Miss Thorne enjoyed a pudding she would not praise.
- half-right | The cook can see that Miss Thorne liked the pudding less than the others did. | Miss Thorne says less than the others, but her dish is empty, and the cook goes away “perfectly happy.”
- too-narrow | The cook has been warned that Miss Thorne is not a person who praises dinners. | The warning comes before the event; the spoon, the dish, and the happy ending would be left out.
- takes-literally | The cook is happy that Miss Thorne has noticed how hot the pudding is. | The words “it was hot” are all that Miss Thorne will say; it is the sound of the spoon that makes the cook happy.
> Main idea, literature. Miss Thorne says little: what does the sound of her spoon tell the cook?
! Miss Thorne “said only that it was hot,” but her spoon went round “an empty dish for the second time,” and the cook left “perfectly happy.”
`
