import { questions } from '../marked.ts'

export const transitionsEasy2 = questions('transitions')`
## 111 Low -0.9
The planet Venus needs 243 Earth days to turn around once, but only 225 Earth days to travel around the Sun. ______ one turn of the planet lasts longer than its year.
= In other words,
- contrast-for-addition | On the other hand, | The last sentence says the same as the two numbers and does not go against them.
- addition-for-cause | In addition, | Nothing new is added: whoever compares 243 with 225 knows already which of them is longer.
- time-for-logic | Afterward, | Days and years are named, but no event follows another; the numbers are only put into plain words.
> Transition. Compare the two numbers, and see whether the last sentence brings any news.
! A turn takes “243 Earth days” and a trip around the Sun “only 225 Earth days”; that a turn “lasts longer than its year” says this once more in plain words.
## 112 Low -0.9
A diver who has been in deep water must come up slowly and stop several times along the way. ______ gas in the diver’s blood may form bubbles, which cause great pain.
= Otherwise,
- cause-for-contrast | As a result, | Bubbles do not come from rising slowly; they come from the opposite, rising too fast.
- example-for-conclusion | For example, | Bubbles in the blood are no example of stopping along the way; they are the effect of not doing so.
- likeness-without-match | Similarly, | A safe way to come up and a painful accident are not two like cases.
> Transition. When will bubbles form: if the diver keeps the rule or breaks it?
! The diver “must come up slowly”; if not, gas “may form bubbles, which cause great pain.” <i>Otherwise</i> means “if not.”
## 113 Low -1.1
As a young man, Frederick Law Olmsted tried one job after another. He was a clerk, a sailor, a farmer, and a newspaper reporter. ______ at the age of thirty-five, he was put in charge of the work that made him famous: New York’s Central Park.
= Then,
- likeness-without-match | Similarly, | The park was unlike the earlier jobs, none of which lasted or made him famous.
- example-for-new-point | For example, | The park is no example of what he tried as a young man; it came after all those jobs.
- restates-what-is-new | In other words, | That he was put in charge of a park is news and does not repeat the list of jobs.
> Transition. The text tells a life. What is the order of events?
! First come the jobs that he tried, “one job after another,” and then, “at the age of thirty-five,” the park: the link is one of time.
## 114 Low -0.8
Hummingbirds can do something in the air that other birds cannot. ______ they can fly backward, by turning their wings so that each stroke pushes against the air in front of them.
= Specifically,
- contrast-for-addition | However, | The second sentence does not go against the first; it tells exactly what the birds can do.
- cause-for-addition | As a result, | Flying backward is not brought about by being able to do something special; it is that special thing.
- time-for-logic | Finally, | No series of steps comes to an end here; the sentence only makes the one before exact.
> Transition. The first sentence says “something.” What does the second tell us about it?
! The first sentence speaks only of “something in the air,” and the second says exactly what it is: “they can fly backward.”
## 115 Low -1.1
Wood swells when the air is damp and shrinks when it is dry. ______ carpenters leave a narrow gap between the edge of a wooden floor and the wall, so that the boards have room to move.
= For this reason,
- contrast-for-cause | On the other hand, | The gap is just what swelling wood calls for, so the carpenters do not act against the first sentence.
- restates-what-is-new | In other words, | The gap is news: the first sentence, about wood, says nothing yet of carpenters or of walls.
- likeness-without-match | Likewise, | Carpenters and wood are not two like cases; the carpenters act because of how the wood behaves.
> Transition. Why do carpenters leave a gap? See how the first sentence answers that.
! Because “Wood swells when the air is damp,” carpenters leave a gap so that “the boards have room to move”: a reason and what follows from it.
## 116 Low -1.2
People in the city like the new electric buses, which are quiet and give off no smoke. ______ each of them costs almost twice as much as a bus with a diesel engine.
= However,
- addition-for-contrast | Furthermore, | Quiet and clean air favor the buses, but the price counts against them, so it is no further point of the same kind.
- example-for-new-point | For example, | A high price is no example of what people like about the buses; it is something new.
- emphasis-for-turn | Indeed, | “Indeed” would strengthen the praise, but the text turns here from praise to a drawback.
> Transition. Is each sentence for or against the electric buses?
! The buses “are quiet and give off no smoke,” but each “costs almost twice as much”: the text turns from something good to something bad.
## 117 Low -0.8
Giant tortoises are known for living a very long time. ______ one named Jonathan, who came to the island of Saint Helena in 1882 as a full-grown adult, was still eating grass there 140 years later.
= Indeed,
- contrast-for-addition | By contrast, | Jonathan’s long life agrees with what the first sentence says and does not go against it.
- cause-for-addition | As a result, | Jonathan does not live long because tortoises are known for it; his story only supports the statement.
- restates-what-is-new | In other words, | Jonathan and his island are new facts, so the second sentence does not just repeat the first.
> Transition. Does the second sentence go against the first, or does it back it up?
! That tortoises are “known for living a very long time” is backed up by one that was “still eating grass there 140 years later”: the text goes on in the same direction.
## 118 Low -1.0
Until 1840, a letter in Britain was usually paid for by the person who received it, and many people could not afford their own mail. ______ the person who sends a letter pays for it by buying a stamp.
= Today,
- example-for-new-point | For example, | A sender who buys a stamp is no example of a letter paid for by the one who receives it.
- likeness-without-match | Likewise, | The two ways to pay are not alike: first the receiver paid, and now the sender does.
- restates-what-is-new | In other words, | The second sentence tells of another way to pay and does not say the first again.
> Transition. The first sentence begins “Until 1840.” To what time does the second belong?
! The first sentence tells what was so “Until 1840”; the second, in the present, says that “the person who sends a letter pays”: then and now.
## 119 Low -1.1
Crows are quick to learn. Some bend twigs into hooks and use them to pull insects out of holes. ______ crows can remember for years the face of a person who has frightened them.
= Moreover,
- contrast-for-addition | In contrast, | A good memory goes together with the use of tools; both show that crows learn quickly.
- restates-what-is-new | In other words, | Remembering a face is a new ability and does not repeat that crows make hooks.
- cause-for-addition | As a result, | Crows do not remember faces because some of them bend twigs; these are two separate abilities.
> Transition. The first sentence makes a claim. How do the next two sentences serve it?
! That crows “are quick to learn” is shown by one ability, to “bend twigs into hooks,” and then by one more, to “remember for years the face of a person.”
## 120 Low -0.9
The storm tore the roof off the school, flooded the market, broke most of the windows on Main Street, and washed away the only bridge. ______ it left the town in ruins.
= In short,
- contrast-for-addition | However, | A town in ruins is just what the list of damage leads one to expect, so nothing is contrasted.
- example-for-conclusion | For example, | The last sentence names no single case; it gathers up all the damage in one statement.
- addition-for-cause | In addition, | Nothing is added to the list; “in ruins” says in two words what the list has said at length.
> Transition. The first sentence lists four things. What does the second do with them?
! The storm “tore the roof off the school,” “flooded the market,” and did more harm; that it “left the town in ruins” sums all this up.
`
