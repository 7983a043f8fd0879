import { questions } from '../marked.ts'

export const transitionsEasy1 = questions('transitions')`
## 101 Low -1.2
Most birds build a nest of their own and sit on their eggs for weeks. ______ the common cuckoo lays its eggs in the nests of other birds and leaves the work to them.
= By contrast,
- example-for-new-point | For example, | The cuckoo is a bird, so it may look like an example; but it is no case of birds that build a nest of their own.
- likeness-without-match | Likewise, | Both sentences are about eggs and nests, but the cuckoo does not do what most birds do.
- cause-for-contrast | As a result, | The cuckoo does not leave its eggs to others because most birds build nests; its habit goes against theirs.
> Transition. Compare what most birds do with what the cuckoo does.
! Most birds “build a nest of their own,” but the cuckoo “leaves the work to them,” the other birds: the two habits are opposites.
## 102 Low -1.3
Some everyday objects were first made for a different use. ______ bubble wrap was invented in 1957 as a kind of wallpaper. Only later did people begin to wrap packages in it.
= For instance,
- contrast-for-addition | However, | The story of bubble wrap agrees with the first sentence, so there is nothing to contrast.
- cause-for-addition | Therefore, | Bubble wrap was not invented because other objects had changed their use; it only illustrates the point.
- time-for-logic | Afterward, | A date follows, but no event comes before it; the first sentence is a general statement, not an earlier step.
> Transition. The first sentence speaks of “some” objects; what does the second one name?
! “Some everyday objects were first made for a different use,” and bubble wrap, once “a kind of wallpaper,” is one of them: an example.
## 103 Low -1.2
Cats cannot taste sugar, because the sensors on their tongues do not respond to anything sweet. ______ a cat will hardly ever touch a piece of candy that falls on the floor.
= As a result,
- contrast-for-cause | On the other hand, | Leaving candy alone is just what one expects of an animal that cannot taste sugar, so nothing is contrasted.
- restates-what-is-new | In other words, | That cats leave candy alone is news; the first sentence speaks of what they taste, not of what they do.
- likeness-without-match | Similarly, | There are not two like cases here; the first sentence gives a cause and the second what comes of it.
> Transition. Try “because of that” between the two sentences.
! Because cats “cannot taste sugar,” a cat “will hardly ever touch a piece of candy”: the second sentence is the effect of the first.
## 104 Low -1.1
Earthworms loosen the soil as they dig, so that air and rain can reach the roots of plants. ______ they break down dead leaves into food that the plants can use.
= In addition,
- contrast-for-addition | However, | Both sentences tell of something good that earthworms do, so the second does not go against the first.
- restates-what-is-new | In other words, | Breaking down leaves is a second kind of help and does not say the first one again.
- cause-for-addition | For this reason, | Worms do not break down leaves because they loosen the soil; these are two separate things that they do.
> Transition. Both sentences tell how earthworms help plants. Is the second one new?
! Earthworms “loosen the soil,” and they also “break down dead leaves into food”: a second benefit is added to the first.
## 105 Low -1.2
Snakes do not chew their food. ______ they swallow it whole, stretching their jaws so far that a snake can eat an animal larger than its own head.
= Instead,
- example-for-new-point | For example, | Swallowing food whole is no example of not chewing something; it tells what snakes do in place of chewing.
- likeness-without-match | Similarly, | Chewing and swallowing whole are two different ways to eat, so they are not two like cases.
- time-for-logic | Later, | A snake does not first go without chewing and then swallow; no order of time is told here.
> Transition. One thing is not done. What does the second sentence put in its place?
! The first sentence says what snakes “do not” do, and the second says what they do in its place: “they swallow it whole.”
## 106 Low -1.3
To make paper by hand, workers first beat plant fibers in water until they turn into a soft pulp. Then they lift a thin layer of the pulp on a screen and let the water run off. ______ they peel off the damp sheet and hang it up to dry.
= Finally,
- contrast-for-addition | However, | Hanging the sheet up goes on from the steps before and does not go against them.
- restates-what-is-new | In other words, | Peeling and drying are new actions; they do not repeat that the water runs off.
- example-for-new-point | For instance, | Drying the sheet is no example of lifting pulp on a screen; it is another step.
> Transition. The text tells steps: “first,” “then,” and what comes now?
! After “workers first beat plant fibers” and “Then they lift a thin layer of the pulp,” hanging up the sheet is the last step: <i>Finally</i>.
## 107 Low -1.0
In November 1911, Roald Amundsen and his team were racing toward the South Pole with sleds and dogs. ______ a team led by Robert Falcon Scott was heading for the same spot by another route. Amundsen got there first.
= Meanwhile,
- time-for-logic | Afterward, | Both teams were on their way at once, so Scott’s trip did not come after Amundsen’s.
- example-for-new-point | For example, | Scott’s team was another team on another route, so it is no example of what Amundsen’s did.
- cause-for-contrast | As a result, | Scott was not heading south because Amundsen was; the two trips simply went on side by side.
> Transition. When was each team under way? Look for “were racing” and “was heading.”
! Amundsen’s team was “racing toward the South Pole” while Scott’s “was heading for the same spot”: two things happened at the same time.
## 108 Low -1.0
Many people believe that a goldfish forgets everything after a few seconds. ______ tests have shown that goldfish can remember for weeks where and when they will be fed.
= In reality,
- cause-for-contrast | Therefore, | What the tests showed does not follow from what people believe; it goes against that belief.
- addition-for-contrast | In addition, | The tests do not add a point to the belief. A memory of weeks and one of seconds cannot both be true.
- likeness-without-match | Likewise, | A few seconds and several weeks are opposites here, so there are no two like cases.
> Transition. Does the second sentence agree with what many people believe?
! People think that a goldfish “forgets everything after a few seconds,” but it “can remember for weeks”: the second sentence corrects the first.
## 109 Low -1.1
In the middle of the concert, one of the violinist’s four strings snapped with a loud crack. ______ she went on playing, on the three that were left, until the piece was over.
= Nevertheless,
- cause-for-contrast | Therefore, | A broken string is a reason to stop, not to go on; she played in spite of it.
- example-for-new-point | For example, | Playing on is no example of a string that snaps; it is what she did although one had snapped.
- likeness-without-match | Similarly, | The snapping and the playing are not two like cases; the one should have ended the other.
> Transition. What would one expect after the string broke, and what happens?
! When a string “snapped with a loud crack,” one would expect her to stop, but “she went on playing”: the transition must show the contrast.
## 110 Low -1.0
A whale has lungs, not gills, and must come to the surface from time to time to breathe. ______ a sea turtle, which can stay underwater for hours, eventually has to lift its head into the air.
= Similarly,
- contrast-for-addition | By contrast, | The turtle can stay down for long, but the point of both sentences is the same: each animal must come up to breathe.
- cause-for-addition | As a result, | A turtle does not come up because whales do; the second sentence only sets a like animal beside the first.
- conclusion-for-detail | In short, | The turtle is a second animal and does not sum up what was said about whales.
> Transition. What must the whale do? What must the turtle do?
! The whale “must come to the surface,” and the sea turtle “has to lift its head into the air”: two animals are alike.
`
