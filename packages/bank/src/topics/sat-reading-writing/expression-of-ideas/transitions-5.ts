import { questions } from '../marked.ts'

export const transitions5 = questions('transitions')`
## 77 High 1.2
Historians used to treat the great fair as a place where goods changed hands. Recent work has drawn attention to something that left no trace in the tax rolls. Merchants who came with wool went home with news, songs, recipes, and, now and then, a disease. ______ the fair was as much a market in the invisible as in cloth.
= In effect,
- contrast-for-addition | Even so, | The last sentence agrees with what merchants took home and does not go against it; it says what this amounts to.
- example-for-conclusion | For one thing, | The last sentence is no first item of a list; it gathers news, songs, and the rest into one statement.
- time-for-logic | Beforehand, | Nothing is told of an earlier time; the sentence says what the fair really was.
> Transition. The last sentence says what all the details amount to.
! Merchants “went home with news, songs, recipes,” which amounts to saying that the fair “was as much a market in the invisible as in cloth.”
## 78 Medium 0.2
Cuttlefish can match the color and pattern of almost any background. It is easy to assume that they see colors well. ______ their eyes contain only one kind of light-sensitive pigment, and by every usual test they are color-blind.
= Curiously,
- cause-for-contrast | Accordingly, | Being color-blind does not follow from matching colors so well; it is the last thing that one would expect.
- example-for-new-point | For example, | Color-blind eyes are no example of seeing colors well; they show the assumption to be wrong.
- likeness-without-match | Similarly, | The second fact is not like the first; it stands in odd contrast to it.
> Transition. The assumption and the fact do not fit together: which word marks something unexpected?
! One assumes “that they see colors well,” but “by every usual test they are color-blind,” which is strange.
## 79 High 1.0
The town could not afford to repair both of its theaters. A vote was held, and the older one won by eleven ballots. ______ the newer one was sold to a firm that makes umbrellas, whose workers, it is said, still bow on leaving.
= As for the loser,
- contrast-for-addition | Despite the vote, | Losing and being sold may sound like a turn, but the sale goes along with the vote, which the newer theater had lost.
- example-for-new-point | For example, | Selling the newer theater is no example of a vote or of the older one’s winning.
- time-for-logic | Before the vote, | A theater still in the vote could not have been sold already; the sale came afterward.
> Transition. The vote has a winner; the next sentence turns to the other theater.
! The older theater “won by eleven ballots,” and the text now turns to the other: “the newer one was sold.”
## 80 Medium 0.3
Some of the earliest maps of the night sky were made for sailors, others for priests. The sailors’ maps mark only bright stars that are useful for steering. ______ the priests’ maps include faint stars that rise just before important feasts.
= For their part,
- cause-for-addition | For this reason, | Priests did not mark faint stars because sailors marked bright ones; each group had needs of its own.
- restates-what-is-new | In other words, | The priests’ maps are another kind and do not say again what the sailors’ maps show.
- example-for-new-point | For instance, | The priests’ maps are no example of sailors’ maps; they are the other of two kinds.
> Transition. Two kinds of maps were named; the text now turns from the first to the second.
! The maps were made for sailors and “others for priests”; after the sailors’, the text turns to “the priests’ maps,” which have another purpose.
## 81 High 1.3
If a language has no word for a color, do its speakers fail to see it? Experiments suggest that they do not: asked to match colored chips, people do about equally well whatever their language. ______ words are not without effect, for speakers of languages that separate two shades by name are a little faster at telling them apart.
= That said,
- cause-for-contrast | For that reason, | Equal matching is no reason why words should have an effect; the second finding limits the first.
- addition-for-contrast | Furthermore, | The second finding does not add to the first in the same direction; one says no difference, the other a small one.
- restates-what-is-new | To put it another way, | A small effect of words is a new point and does not repeat that people do equally well.
> Transition. First little difference, then “not without effect”: the second statement limits the first.
! People “do about equally well whatever their language,” but “words are not without effect”: a reservation follows.
## 83 Medium 0.1
Chess programs once played by searching millions of positions with rules that human experts had written down. In 2017 a program was given nothing but the rules of the game and played against itself. ______ within a day it could beat the best of the older programs.
= Remarkably,
- cause-for-contrast | Predictably, | Nobody would have expected a program without expert knowledge to win within a day, so this word fits badly.
- likeness-without-match | Similarly, | Winning is not a second case of being given the rules; it is the astonishing outcome.
- example-for-new-point | For example, | Beating older programs is no example of playing against oneself. It sounds smooth, but an example has to be a case of what was just said.
> Transition. Given what came before, is the outcome expected or surprising?
! The program “was given nothing but the rules of the game,” and yet “within a day it could beat the best of the older programs”: something astonishing.
## 84 High 1.1
The committee wished to honor the engineer with a statue. Her family declined; she had disliked statues, they said, because birds sit on them. ______ the city named its new pumping station after her, which would have pleased her, since it works.
= In the end,
- example-for-new-point | For example, | Naming a station is no example of declining a statue; it is what was settled on at last.
- likeness-without-match | Similarly, | Naming a station is not like declining a statue; it is the outcome to which the refusal led.
- restates-what-is-new | In other words, | The station is a new fact and repeats nothing that was said about statues. A restatement brings no news, and here there is some.
> Transition. A wish, a refusal, an outcome: which step comes last?
! The family “declined” the statue, and finally “the city named its new pumping station after her.”
## 82 Low -0.7
Hermit crabs have soft bodies and protect themselves by living in empty snail shells. As a crab grows, its shell becomes too tight. ______ it must leave the old shell and find a larger one, and for a few dangerous seconds it has none at all.
= At that point,
- contrast-for-cause | Even so, | Leaving a shell that is too tight is what one expects, so no contrast is meant between the two sentences.
- example-for-new-point | For example, | Leaving the shell is no example of growing; it is the next thing that happens in the life of the crab.
- likeness-without-match | In the same way, | Nothing is done in the same way as something else; the crab’s story simply goes on to its next step.
> Transition. The shell is too tight: the next sentence tells what happens when things have come so far.
! Once “its shell becomes too tight,” “it must leave the old shell and find a larger one”: the link is the moment in time.
## 85 Medium 0.4
When a river is straightened, water runs off faster, and the fields beside it are flooded less often. The gain has a price. ______ towns downstream, which now receive within hours what used to arrive over days, are flooded more.
= Specifically,
- contrast-for-addition | On the contrary, | Floods downstream do not deny that the gain has a price; they are that price.
- cause-for-addition | Therefore, | The floods do not result from there being a price; they are the price itself, spelled out.
- likeness-without-match | Likewise, | Towns downstream fare otherwise than the fields, so the two are not alike. A likeness needs two parallel cases.
> Transition. “A price” is general; what does the next sentence do with it?
! “The gain has a price,” and the next sentence says exactly what it is: “towns downstream” are “flooded more.”
## 86 High 1.0
The poet revised her work for fifty years, and each new edition was announced as final. Editors today must choose among six final versions of a single poem. ______ some print all six, one under the other, and let the reader watch a word change its mind.
= Faced with this difficulty,
- addition-for-cause | Besides having this difficulty, | Printing all six is no further trouble beside the first; it is what some editors do about the first.
- example-for-new-point | As an instance of this difficulty, | Printing six versions is no instance of having to choose; it avoids the choice. It sounds smooth, but an example has to be a case of what was just said.
- time-for-logic | Prior to this difficulty, | The editors act today, after the six versions came about and not before. A word of time needs events that are told in that order.
> Transition. A difficulty is named, and then what some editors do about it.
! Editors “must choose among six final versions,” and in response “some print all six.”
## 87 Medium 0.2
Cities at night are brighter than they need to be. Lamps that shine in all directions send half of their light into the sky, where it serves no one. Covering the top of a lamp is cheap. ______ it saves electricity and lets people see the stars.
= Moreover,
- contrast-for-addition | However, | Saving electricity is a further advantage beside being cheap, so nothing turns. A contrast word needs two things that pull apart.
- cause-for-addition | Therefore, | The saving does not come from the cover’s being cheap; it is a second point in its favor.
- example-for-new-point | For example, | Saving electricity may look like a case of something said before, but it is no example of being cheap; it is another benefit.
> Transition. “Cheap” is one advantage; what is the next sentence?
! Covering a lamp “is cheap,” and there is a further advantage: “it saves electricity and lets people see the stars.”
## 88 High 1.2
For a long time the scroll was thought to be a list of taxes, since it gives names, fields, and amounts of barley. Scholar Adila Rahmani has noticed that every amount is preceded by a sign that elsewhere means “from the storehouse.” Taxes go into a storehouse, not out of it. ______ the scroll probably records not what people paid but what they were given.
= If Rahmani is right, then,
- contrast-for-cause | Although Rahmani is right, | The conclusion follows from what Rahmani noticed, so nothing is conceded, and two clauses would be joined twice over.
- example-for-conclusion | As Rahmani’s example shows, | Rahmani gives no example; a meaning of a sign leads to a conclusion about the whole scroll.
- likeness-without-match | Just as Rahmani does, | Nobody acts in the way that Rahmani does; a conclusion is drawn about the scroll.
> Transition. The sign means “from,” taxes go in: the last sentence draws the conclusion.
! The sign “elsewhere means” that barley came out of the storehouse, and “Taxes go into a storehouse, not out of it”; so, given that, the scroll records what people “were given.”
## 89 Medium 0.5
Penguins look clumsy on land, and films like to show them falling. Measured by the energy that they spend for each kilometer, they do walk poorly for animals of their weight. ______ their rocking from side to side, which looks so wasteful, is not to blame: it stores energy from one step for the next, and the fault lies in their short legs.
= Nevertheless,
- cause-for-contrast | Consequently, | That rocking is not to blame does not follow from their walking poorly; one would have thought that it is.
- addition-for-contrast | In addition, | The first statement is against penguins’ walk and the second in defense of the rocking, so they do not add up.
- restates-what-is-new | In other words, | The defense of the rocking is a new point and does not repeat that penguins walk poorly.
> Transition. They walk poorly; and the rocking is not the cause. Does the second surprise after the first?
! Penguins “do walk poorly,” and still their rocking “is not to blame”: the second statement turns against what the first suggests.
## 90 Medium 0.3
The great dictionary took some seventy years to complete, and none of its first editors lived to see the last volume. Volunteers across the country sent in words on slips of paper. One of them, a surgeon, sent more than ten thousand. ______ he never came to see the editors, though he lived less than a day’s journey away; when one of them at last went to thank him, he was found to live in an asylum.
= Oddly,
- cause-for-contrast | Hence | Staying away does not follow from sending many slips; one would expect such a helper to come by.
- example-for-new-point | For example, | Staying away is no example of sending slips of paper. It sounds smooth, but an example has to be a case of what was just said.
- restates-what-is-new | That is, | His absence is a new fact and explains nothing about the slips. A restatement brings no news, and here there is some.
> Transition. A great helper who never comes to visit: expected, or strange?
! He “sent more than ten thousand” slips, and yet “he never came to see the editors”: something that seems strange until the end explains it.
## 91 High 1.1
Two laboratories measured the same quantity and got results that differ by more than their margins of error. One of them, it was assumed, had made a mistake. Each has since checked the other’s instruments and found nothing wrong. ______ physicists have begun to ask whether the mistake may lie in the theory that tells them the two results should agree.
= Consequently,
- contrast-for-cause | Regardless, | The new question arises because no fault was found; it is not asked in spite of that.
- example-for-conclusion | For example, | Asking about the theory is no example of checking instruments but what the checks have led to.
- likeness-without-match | Likewise, | Doubting a theory is not like checking an instrument and finding nothing wrong. A likeness needs two parallel cases.
> Transition. The instruments are sound: what follows for the assumption that one of them was at fault?
! Each side “found nothing wrong,” and for that reason “physicists have begun to ask whether the mistake may lie in the theory.”
`
