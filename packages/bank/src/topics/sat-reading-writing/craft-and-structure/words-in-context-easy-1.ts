import { questions } from '../marked.ts'

export const wordsInContextEasy1 = questions('words-in-context')`
## 201 Low -1.3
The shell of a coconut is hard, and the layer of fiber around it is full of air. A coconut that falls into the sea can float for many weeks on end without letting in water, and the waves may carry it to a beach hundreds of miles away. There it can still take root and grow. In this way, coconut palms have ______ many islands without any help from people, who often found them already growing there.
= reached
- near-word | achieved | To achieve is to get to something, but it is said of goals; nobody achieves an island.
- opposite-of-clue | avoided | Palms were “already growing there,” so they had come to these islands and had not stayed away from them.
- fits-blank-not-clue | improved | Palms may well improve an island, but the text tells how they get there, carried by waves “to a beach hundreds of miles away.”
> Words in context. Ask what the waves do with a coconut and where the palms are found in the end.
! Waves carry a coconut “to a beach hundreds of miles away,” where it can grow: palms have come to, or reached, the islands.
## 202 Low -1.2
The first elevators frightened people. If the rope broke, they thought, the car would fall. In 1854, at a fair in New York, Elisha Otis stood on a platform high above the crowd and had its rope cut. The platform did not fall, because a brake that Otis had invented caught it at once. He repeated the show many times. It was meant to ______ people’s fear of elevators, and before long he began to receive orders.
= reduce
- opposite-of-clue | increase | The show is frightening to watch, but the platform “did not fall,” and people began to order elevators, so fear did not increase.
- near-word | shorten | To shorten is to make less, but it is said of what has a length, such as a rope, and not of fear.
- fits-blank-not-clue | explain | A show may explain something, but this one did not say why people were afraid; it showed that the platform “did not fall.”
> Words in context. The brake holds and orders come in: what happens to people’s fear?
! A brake “caught it at once,” and Otis “began to receive orders”: the show made fear less, or reduced it.
## 203 Low -1.2
A hummingbird burns energy faster than almost any other animal. Its heart is large for its size. Its wings beat about fifty times a second, and by day it has to feed every few minutes. At night, when it cannot feed, it would soon run out of fuel. On cold nights, therefore, its body slows down: its heart beats much less often, and its temperature falls. This deep rest lets the bird ______ energy until morning, when it can feed again.
= conserve
- opposite-of-clue | consume | Hummingbirds consume much energy by day, but at night the body “slows down” so that less of it is used.
- near-word | rescue | To rescue is to save from danger, but it is said of people and animals, not of energy that one keeps.
- fits-blank-not-clue | gather | By day the bird gathers energy when it feeds, but at night “it cannot feed,” so there is none to be gathered.
> Words in context. The heart slows and the temperature falls: does the bird use more energy or less?
! At night its body “slows down” so that it does not “run out of fuel”: it keeps, or conserves, its energy.
## 204 Low -1.0
Each year, winds lift dust from the Sahara and carry it across the Atlantic. This dust is so fine that a single grain can hardly be seen without a lens. Sand, which is coarse and heavy, falls back to the ground after a few meters, but the dust rises high into the air and travels for about a week. Some of it comes down on the forests of South America, where it feeds the soil.
? As used in the text, what does the word “fine” most nearly mean?
= Powdery
- right-word-wrong-sense | Excellent | A fine meal is an excellent one, but here the word tells how small the grains are, not how good the dust is.
- right-word-wrong-sense | Sunny | Fine weather is sunny, and the Sahara has much of it, but dust cannot be sunny; the text speaks of its grains.
- opposite-of-clue | Rough | Rough grains would be like the sand, which is “coarse and heavy” and is set against the dust.
> Words in context. The rest of the sentence explains the word: what can hardly be seen?
! The dust is so fine “that a single grain can hardly be seen without a lens”: its grains are tiny, like powder.
## 205 Low -1.3
For most of the year, the town of Sandhaven is quiet. Fishing boats come and go. In August, when its kite festival begins, thousands of visitors arrive. Every hotel is full, and cars wait in long lines on the only road. The festival lasts just four days. When it is over, the visitors pack their kites and leave. By September the beach is nearly ______ again, and the owners of the shops can be seen reading behind their counters.
= deserted
- opposite-of-clue | crowded | The beach is crowded in August, but by September the visitors “leave,” and shop owners have time to read.
- near-word | blank | Blank means that there is nothing on something, but it is said of paper and screens and not of beaches.
- fits-blank-not-clue | closed | A beach may be closed after the summer, but the text says only that the visitors “leave”; nobody shuts the beach.
> Words in context. The visitors have left: what is the beach like without them?
! In September “the visitors pack their kites and leave,” and the town is quiet: the beach is nearly empty of people, or deserted.
## 206 Low -1.1
When the museum bought the old map, one corner of it was missing, and the paper was so dry that it cracked at a touch. Ji-woo Han, who cares for the museum’s papers, did not try to unfold it. First she left it for two days in a box of moist air, until the paper had grown soft. Only then did she open it, a little at a time. With things that are so ______, she says, waiting is most of the work.
= fragile
- opposite-of-clue | sturdy | Sturdy things hold up under rough handling, but the paper of this map “cracked at a touch.”
- near-word | faint | Faint also means weak, but it is said of sounds, lights, and colors, not of paper that cracks easily.
- fits-blank-not-clue | valuable | What a museum buys is often valuable, but Han waits because the paper “cracked at a touch,” not because of its price.
> Words in context. What happened when the paper was touched? Find the word for such things.
! The paper “was so dry that it cracked at a touch”: things that break so easily are fragile.
## 207 Low -1.0
Firefighters who jump out of planes to reach forest fires are called smokejumpers. They land in places to which no road leads, so they have to bring everything with them: tools, food, water, and a radio. All of it has to be carried. A pack may weigh more than forty kilograms. Nobody can come quickly to help them, and nobody can bring what they have forgotten. For two or three days, a team of smokejumpers has to be completely ______.
= independent
- opposite-of-clue | dependent | People who can count on others are dependent on them, but here “Nobody can come quickly to help.”
- near-word | private | A private school is independent of the state, but people who look after themselves are not called private for that.
- fits-blank-not-clue | fearless | Those who jump toward a fire may well be fearless, but the sentences before the blank are about doing without help.
> Words in context. They bring everything and nobody can help them: what must they be?
! They “have to bring everything with them,” and “Nobody can come quickly to help them”: they must do without others, or be independent.
## 208 Low -1.3
Long before there were maps of the Pacific, sailors from its islands found their way over many thousands of kilometers of open water. They steered by the stars, by the direction of the waves, and by the flight of birds that return to land in the evening. None of this was written down. Young sailors learned it by heart from older ones, and in this way the knowledge was ______ from one generation to the next.
= transmitted
- near-word | transported | To transport is also to bring something from one place to another, but it is said of goods and people, not of knowledge.
- opposite-of-clue | concealed | Nothing was written down, which may suggest a secret, but young sailors “learned it by heart,” so it was not concealed from them.
- fits-blank-not-clue | tested | Each voyage may have tested the knowledge, but the clue is that young sailors “learned it by heart from older ones.”
> Words in context. Older sailors teach, younger ones learn: what happens to the knowledge?
! Young sailors “learned it by heart from older ones,” so the knowledge was passed on, or transmitted, to them.
## 209 Low -1.1
~ The following text is from “Two Coats of Paint,” a story written for Fourfold.
The two brothers had owned the mill together for thirty years and had disagreed about only one thing, namely whether to paint it white or to leave it gray. They had talked of it every spring. In the end it was their sister who settled the matter. She painted the side that faced the river white, left the side that faced the road gray, and told each brother to come home by the way that pleased him.
? As used in the text, what does the word “settled” most nearly mean?
= Decided
- right-word-wrong-sense | Paid | A bill is settled when it is paid, but no money is owed here; the matter is a disagreement about color.
- right-word-wrong-sense | Sank | Mud that settled sank to the bottom of a river, but a disagreement does not sink anywhere.
- topic-word-wrong-logic | Painted | She did paint one side of the mill, but one cannot paint a matter; the word tells how the disagreement ended.
> Words in context. The brothers had talked “every spring”; what did their sister do with the question?
! The brothers “had disagreed about only one thing,” and their sister put an end to it: she decided the matter.
## 210 Low -0.9
~ The following text is from <em>The Bishop’s Stove</em>, a novel in the manner of the 1860s written for Fourfold.
Mr. Bryce was a plain speaker. Asked by the bishop what he thought of the sermon, he said that it was long. Asked whether nothing else had struck him, he said that the church was cold. The bishop, who was used to compliments, drove home in silence; but it was noticed that his next sermon took eleven minutes, and that somebody had lit the stove.
? As used in the text, what does the word “plain” most nearly mean?
= Direct
- right-word-wrong-sense | Undecorated | A plain wall is an undecorated one, but a speaker is plain when he says openly what he thinks.
- right-word-wrong-sense | Unattractive | A plain face may be unattractive, but how Mr. Bryce looks is never told; the word describes his speech.
- opposite-of-clue | Flattering | The bishop “was used to compliments,” which flatter, but from Mr. Bryce he heard that the sermon was long.
> Words in context, older prose. Look at Mr. Bryce’s two answers: how does he speak?
! Asked about the sermon, “he said that it was long”: he says just what he thinks, so he is direct.
## 211 Low -1.2
In a colony of king penguins, thousands of brown chicks stand close together, and to our eyes all of them look alike. They are of one age, too. A parent that comes back from the sea with food cannot find its chick by looking. It calls, and out of the whole crowd one chick answers. Every chick has a voice of its own, which its parents know. So a parent is able to ______ its own chick by sound alone.
= identify
- near-word | realize | To realize is to become aware of something, but one realizes a fact or a mistake and not a chick.
- opposite-of-clue | overlook | Among thousands it would be easy to overlook one chick, but “one chick answers,” and its parents know the voice.
- fits-blank-not-clue | comfort | A parent’s call might comfort a chick, but the text is about how the parent can “find its chick” in a crowd.
> Words in context. The parents know the voice: what can they do when they hear it?
! Every chick has a voice “which its parents know,” so they can tell which chick is theirs, or identify it.
## 212 Low -1.1
The bridge of Q’eswachaka, high in the mountains of Peru, is made of grass. Each June, people from the villages on both sides of the river twist new ropes out of grass, cut the old bridge loose, and hang a new one in its place. The work takes only a few days. Since ropes of grass rot in the rain, a bridge that was not ______ every year would soon be too weak to walk on.
= replaced
- near-word | corrected | To correct is to put something right, but it is said of mistakes and answers, not of a bridge.
- opposite-of-clue | retained | A bridge that is retained is kept as it is, but each June the people “cut the old bridge loose.”
- fits-blank-not-clue | inspected | Bridges are often inspected, but to look at rotten ropes would not make them stronger; the people hang up a new bridge.
> Words in context. What do the villagers do with the old bridge and the new one each June?
! They “cut the old bridge loose, and hang a new one in its place”: the old bridge is replaced.
## 213 Low -1.1
People who know the bright paintings of Mira Solano expect her studio to be just as full of color. They look forward to their visit. They are surprised when they see it. The walls are white, the floor is gray, and apart from the easel there is only one wooden chair. No pictures hang there, not even her own. Solano keeps the room ______ on purpose. With nothing else to look at, she says, her eyes stay on the canvas.
= bare
- opposite-of-clue | colorful | Her paintings are colorful, and people expect the studio to be so, too, but what they find is white and gray.
- near-word | naked | Naked also means with nothing on, but it is said of bodies; an empty room is not called naked.
- fits-blank-not-clue | quiet | A quiet room may help a painter, but Solano’s reason is about eyes and not about ears: “nothing else to look at.”
> Words in context. One easel, one chair, white walls: choose the word for such a room.
! There is “only one wooden chair,” and “No pictures hang there”: a room with so little in it is bare.
## 214 Low -1.0
Olive trees grow slowly. A farmer who plants one may wait ten years for the first good harvest and forty for the best. On the island of Crete there are trees, said to be more than two thousand years old, that still bear fruit. People there like to say that they eat the olives of their grandparents and plant for their grandchildren. They call the planting of an olive tree an act of ______, since the fruit is mostly for others.
= generosity
- opposite-of-clue | selfishness | Somebody selfish would keep the fruit, but here it “is mostly for others,” for the grandchildren.
- fits-blank-not-clue | courage | To wait for forty years may take courage, but the reason given after the comma is that the fruit “is mostly for others.”
- sounds-right-wrong-charge | foolishness | To work for others may look foolish to some, but the people of Crete speak of it with respect and not with blame.
> Words in context. The end of the sentence gives the reason: for whom is the fruit?
! They “plant for their grandchildren,” and the fruit “is mostly for others”: giving to others is generosity.
## 215 Low -1.0
When paper money was new, many people did not want it. Gold had a value of its own, they said, but a piece of paper was only a promise, and a promise can be broken. To win their ______, some governments announced that anybody who brought a note to the treasury would be given gold for it at once, coin for coin. When people saw that the gold was really paid out, they began to accept the notes.
= confidence
- opposite-of-clue | suspicion | People were suspicious at first, but this is what governments wanted to overcome, not to win.
- near-word | certainty | Certainty is being quite sure, which is close, but one does not win the certainty of people as one wins their trust.
- fits-blank-not-clue | gratitude | People might be grateful for gold, but what keeps them from accepting notes is doubt, since “a promise can be broken.”
> Words in context. People fear a broken promise; what must a government win so that they accept the notes?
! People thought that “a promise can be broken”; when gold was paid out, “they began to accept the notes”: they had come to trust them, to have confidence.
## 216 Low -1.0
The menu of the Lantern Café changes every week. Nobody knows it in advance. On Monday mornings, cook Ama Boateng goes to the market, buys whatever farmers have brought from the fields around the town, and only then decides what to serve. In June there are strawberries in the salad; in November there is pumpkin in the bread. A good menu, she says, reflects the season, and her guests can tell the month by looking at their plates.
? As used in the text, what does the word “reflects” most nearly mean?
= Shows
- right-word-wrong-sense | Considers | To reflect on a thing is to consider it, but a menu cannot think; guests can see from it what month it is.
- right-word-wrong-sense | Throws back | A mirror reflects light by throwing it back, but a menu does not throw the season anywhere.
- topic-word-wrong-logic | Feeds | The café feeds its guests, but a menu does not feed a season; it lets guests see which one it is.
> Words in context. Guests “can tell the month” from the menu: what does the menu do with the season?
! With strawberries in June and pumpkin in November, guests “can tell the month by looking at their plates”: the menu shows the season.
`
