import { questions } from '../marked.ts'

export const formStructureSense6 = questions('form-structure-sense')`
## 93 High 1.2
The discovery, in jars some two thousand years old, of seeds that could still be made to sprout ______ botanists to reconsider how long a plant’s embryo can wait. One of the seeds has since grown into a date palm.
= has led
- agrees-with-nearest-noun | have led | “Have” goes with “seeds,” which is plural and near, but the subject is “The discovery,” which is singular, however long the words between.
- agrees-with-nearest-noun | lead | “Lead” is a plural form and goes with “jars” or “seeds”; what made botanists think again is “The discovery,” which is singular.
- fragment-by-participle | leading | The clause with “that could” has its own verb, but the main sentence would be left without a full verb.
> Agreement. Strike out everything between “The discovery” and the blank.
! The subject is “The discovery,” a singular, and the result still holds, as “One of the seeds has since grown” shows: <i>has led</i>.
## 94 Medium 0.2
Neither the bridge’s designer nor the workers who hung its cables ______ to cross it first. On the morning of the opening the honor went, by lot, to a baker on a bicycle.
= were allowed
- counts-one-as-many | was allowed | “Neither” and “designer” suggest a singular, but after “Neither … nor” the verb goes with the nearer subject, “the workers.”
- fragment-by-participle | being allowed | An -ing form is no full verb, and the first sentence would be left without one.
- tense-shift | are allowed | The opening lies in the past, as “the honor went” shows, so the present does not fit.
> Agreement. With “Neither … nor,” match the verb with the subject that stands nearer to it.
! The nearer subject is “the workers who hung its cables,” a plural, and “the honor went” sets the past: <i>were allowed</i>.
## 95 Medium 0.3
Written in lemon juice between the lines of an ordinary letter, ______ Only when the paper was held over a candle did the brown words appear.
= the message could not be seen.
- dangling-modifier | no one could see the message. | The opening phrase would say that no one was written in lemon juice; it has to stand beside the message.
- modifier-there-is | there was a message that no one could see. | “There was” keeps the phrase from its noun; what was written in juice must follow the comma directly.
- modifier-there-is | it was impossible to see the message. | “It” stands for nothing that could be written in lemon juice; the message comes too late in the sentence.
> Modifier. What was written in lemon juice? Put it right after the comma.
! “Written in lemon juice between the lines of an ordinary letter” describes the message, so <i>the message</i> must come first after the comma.
## 96 Medium 0.5
As the climate warmed at the end of the last ice age, meltwater filled the valley to a depth of three hundred meters. The lake that formed there ______ for two thousand years before it broke through its dam of ice and emptied within days.
= had existed
- perfect-for-past | has existed | The present perfect would mean that the lake is still there, but it “emptied within days” long ago.
- fragment-by-participle | existing | The clause “that formed there” has its own verb, while the main subject, “The lake,” would have none.
- tense-shift | will have existed | The form looks ahead to a future moment, but the lake emptied in the distant past.
> Tense. The lake was there before another past event; which form says so?
! The lake was there “before it broke through its dam of ice and emptied,” both past; what came earlier may take the past perfect, <i>had existed</i>.
## 97 Medium 0.1
When a scientist reports a surprising result, other scientists try to repeat the experiment. If ______ find the same thing, the result gains weight; if not, everyone has learned something about experiments.
= they
- pronoun-wrong-number | it | “It” is singular and would stand for a thing, but those who repeat the experiment are “other scientists,” a plural.
- pronoun-wrong-number | he or she | “He or she” goes back to “a scientist,” named first and singular, but it is the “other scientists” who try to find the same thing.
- pronoun-no-antecedent | those | “Those” would need something after it to say which are meant; “they” simply goes back to the scientists.
> Pronoun. Who has to find the same thing? Find the noun and count it.
! The ones who “find the same thing” are “other scientists,” since they “try to repeat the experiment”; the plural pronoun is <i>they</i>.
## 98 Low -0.6
The new stadium was built in eleven months. Its roof, which is covered with solar cells and collects rain as well, ______ more electricity in summer than the building uses.
= produces
- agrees-with-nearest-noun | produce | “Produce” goes with “cells,” which is plural and near, but it is “Its roof,” a singular, that produces electricity.
- fragment-by-participle | producing | The “which” clause has verbs of its own, but “Its roof” would be left without a full verb.
- agrees-with-nearest-noun | have produced | The plural “have” goes with “cells”; the subject of the sentence, “Its roof,” is singular.
> Agreement. Strike out the “which” clause between the commas and match the verb with what is left.
! Without “which is covered with solar cells and collects rain as well,” the subject is “Its roof,” and the sentence needs a singular full verb: <i>produces</i>.
## 99 High 1.1
The editors of the dictionary, each of whom ______ for a different group of letters, meet once a year to argue about words that begin with <em>s</em>, of which there are too many for one person.
= is responsible
- agrees-with-nearest-noun | are responsible | “Are” goes with “editors,” which is plural and stands before the comma, but the subject of this clause is “each,” which is singular.
- fragment-by-participle | being responsible | After “each of whom” a full verb must follow; with an -ing form one would write “each being,” without “of whom.”
- agrees-with-nearest-noun | have been responsible | The plural “have” fits “editors”; the clause between the commas has “each” as its subject.
> Agreement. Inside the clause “each of whom ______,” what is the subject?
! The clause begins with “each of whom,” and “each” is singular, so the verb is <i>is</i>.
## 100 Medium 0.2
The two oldest ______ in the park are plane trees that were planted in 1789, one by a gardener who favored the king and one by his brother, who did not.
= trees
- possessive-for-plural | tree’s | Nothing here belongs to a tree; two trees are counted, and a plain plural is wanted.
- possessive-for-plural | trees’ | The apostrophe would show that something belongs to the trees, but only their number and place are told.
- counts-one-as-many | tree | “The two oldest” and “are” call for a plural noun, so the singular does not fit.
> Plural or possessive. Does something belong to the noun, or is it only counted?
! “The two oldest” and “are plane trees” speak of two things and of nothing that belongs to them: a plain plural.
## 101 High 1.0
Early photographs needed such long exposures that people who walked through a street left no trace on the plate. The man having ______ boots polished in a view of Paris from 1838, who stood still long enough, is often called the first person ever photographed.
= his
- pronoun-case | its | “Its” stands for a thing, such as the street, but the boots are those of “The man,” and a man is a person.
- pronoun-wrong-number | their | “People” is plural, but they left no trace; the boots belong to one man. Count the noun that the pronoun stands for, and only that one.
- pronoun-no-antecedent | your | “Your” speaks to somebody, and nobody is addressed in the text; the boots belong to “The man.” A pronoun needs a noun to point to.
> Pronoun. Whose boots are polished? Find the noun in the same sentence.
! The boots are those of “The man having” them polished, “who stood still long enough”: the possessive is <i>his</i>.
## 102 Medium 0.4
Paper was made in China from bark and rags by the second century. Knowledge of the process spread westward slowly, ______ Baghdad around the year 790 and Spain some three and a half centuries later.
= reaching
- extra-finite-verb | reached | The sentence has its verb, “spread”; a second full verb after the comma would need a joining word.
- comma-splice | it reached | With its own subject this is a second complete sentence, and a comma alone cannot join it.
- wrong-verb-form | to reach | An infinitive would name a purpose, and knowledge has none; the phrase tells the course that it took.
> Finiteness. The sentence has one full verb already; the rest is attached in another form.
! “Knowledge of the process spread westward slowly” is complete; what follows the comma is attached by an -ing form: <i>reaching</i>.
## 103 Medium 0.0
Every winter, hundreds of thousands of cranes gather in the shallow lakes of the region. Seen from the hills at dusk, when they come in to roost, ______
= the birds look like smoke.
- dangling-modifier | one might take the birds for smoke. | The opening phrase would say that “one” is seen from the hills; it is the birds that are seen.
- modifier-there-is | it is like watching smoke. | “It” does not stand for the birds, so the phrase “Seen from the hills” has nothing to describe.
- dangling-modifier | visitors might take them for smoke. | The opening phrase would say that the visitors are seen from the hills at dusk.
> Modifier. Who or what is seen from the hills? That must follow the comma.
! “Seen from the hills at dusk” describes the cranes, so <i>the birds</i> has to be the first noun after the comma.
## 104 High 1.3
A statue of the queen, one of several that were hidden under floors when the city was taken, ______ after the war by a plumber, who used it for a month to prop open a door.
= was found
- agrees-with-nearest-noun | were found | “Several” and “floors” are plural, but it is one statue, “A statue of the queen,” that was found.
- fragment-by-participle | found | Without “was,” the participle is no full verb here, and the sentence has no other for its subject.
- tense-shift | is found | “After the war” and “used” set the past, so the present does not fit. The time words and the other verbs of the text decide.
> Agreement and finiteness. Strike out what stands between the commas: “A statue of the queen ______ after the war.”
! The subject is “A statue of the queen,” a singular; something was done to it “after the war by a plumber,” so <i>was found</i> is needed.
## 105 Low -0.9
My grandmother’s generation learned poems by heart. She can still recite the long one about a shipwreck that she ______ in 1951, when she was nine.
= memorized
- tense-shift | memorizes | The year 1951 lies in the past, so the present does not fit. It may sound lively, but the time told in the text does not change.
- tense-shift | will memorize | “Will memorize” is a future form and cannot tell of something that happened in 1951. Look at the verbs around the blank for the time.
- perfect-for-past | has memorized | She can still recite the poem now, which makes “has” tempting, but “in 1951” is a finished date and calls for the simple past.
> Tense. The date after the blank decides.
! The poem is one that she learned “in 1951, when she was nine,” a finished moment, so the simple past fits: <i>memorized</i>.
## 106 Medium 0.3
The desert’s plants time their flowers by rain and not by season. After the storms of 2015, seeds that ______ in the soil for a decade bloomed all at once, and hillsides turned purple within two weeks.
= had lain
- perfect-for-past | have lain | “Have lain” reaches up to now, but the waiting ended when the seeds “bloomed” in 2015.
- counts-one-as-many | has lain | What “that” stands for is soon lost from view: it is “seeds,” a plural, so “has” does not fit, and the waiting is over.
- fragment-by-participle | lying | After “that,” the clause needs a full verb, and an -ing form is none. It sounds natural after so many words, but a sentence needs a verb that can stand alone.
> Tense. The waiting came before the blooming, which is itself in the past.
! The seeds “bloomed all at once” in 2015; they had waited “in the soil for a decade” before that, so the past perfect is needed.
## 107 Medium 0.6
What makes the three islands’ dialects so hard for outsiders ______ not their words, most of which are familiar, but the speed at which those words arrive.
= is
- agrees-with-nearest-noun | are | “Dialects” and “words” are plural, but the subject is the whole clause that begins with “What,” and such a clause is singular.
- fragment-by-participle | being | With an -ing form the sentence has no main verb; “makes” belongs to the clause at its beginning.
- tense-shift | were | The text speaks of what is so now (“makes,” “arrive”), and the subject is singular besides.
> Agreement. The subject is a whole clause; how is a clause counted?
! “What makes the three islands’ dialects so hard for outsiders” is a clause used as a subject, which counts as one, in the present of “those words arrive”: “is.”
## 108 Medium 0.1
The company’s founders were a baker and a chemist. They never agreed on a recipe, and ______ quarrels, which could be heard in the street, became better known than their bread.
= their
- its-it-s | there | “There” names a place, but the quarrels belong to two people, and a possessive is needed.
- its-it-s | they’re | “They’re” means “they are,” which cannot stand before “quarrels.” In speech one hears no difference; in writing it matters.
- pronoun-wrong-number | its | The quarrels are those of “founders,” a plural; “its” would stand for the company. The nearest noun is not always the one that is meant.
> Pronoun. Whose quarrels are they? Count the owners.
! The quarrels are those of the founders, who “never agreed on a recipe” and are plural, as “their bread” confirms: “their.”
## 109 Medium 0.4
The chapel has only one carved figure. Its conservators could not explain why one of the ______ wings had turned green while the other stayed gold. A visitor, who repaired church organs, noticed that the green one faced a heating vent.
= angel’s
- wrong-owner-number | angels’ | “Angels’” makes several angels the owners, but there is “only one carved figure,” with one wing and “the other.”
- plural-for-possessive | angels | The wings belong to the angel, so an apostrophe is needed to show whose they are.
- wrong-owner-number | angels’s | The plural does not fit, and no English plural in -s takes a further -s after its apostrophe.
> Possessive. How many angels have “one” wing and “the other”?
! There are two wings, “one of the” pair and “the other,” so there is a single owner: <i>angel’s</i>.
## 110 Medium 0.2
Octopuses of one species carry coconut shells. Having scooped the mud out of two halves, ______ When danger comes, the animal climbs inside and pulls them shut.
= an octopus stacks them and walks off with them under its body.
- dangling-modifier | they are stacked by an octopus and carried off under its body. | “They” are the two halves of the shell, and these did not scoop out the mud; the passive puts the octopus too late in the sentence.
- dangling-modifier | the shells are stacked and carried off under the animal’s body. | The shells are what the sentence is about, but the phrase would then say that the shells had scooped the mud out of themselves.
- modifier-there-is | it is by stacking them that an octopus carries them off. | The octopus is in the sentence, but “it is by stacking them” comes first, so nobody stands beside the phrase who could have scooped out mud.
> Modifier. Who has scooped the mud out? That animal must follow the comma.
! “Having scooped the mud out of two halves” tells what the animal has done, so <i>an octopus</i> must be the first noun after the comma.
## 111 High 1.1
Though the letters between the two poets ______ over a period of thirty years, nearly all that survive are from the last two, when one of them had moved to a house with a dry attic.
= were written
- counts-one-as-many | was written | Something written may be thought of as one thing, but the subject is “the letters,” a plural, so “was” does not fit.
- fragment-by-participle | writing | After “Though” and a subject, a full verb is needed, and letters do not write.
- fragment-by-participle | having been written | “Though the letters having been written” has no full verb; a clause with “Though” and a subject needs one.
> Finiteness. “Though” opens a clause with a subject; give it a full verb.
! The clause “Though the letters between the two poets” needs a full verb in the passive and the plural, before “nearly all that survive are from the last two.”
## 112 Low -0.5
Ants of this kind have no permanent nest. At night the workers link their legs and form a ball around ______ queen, and in the morning the ball comes apart and marches on.
= their
- pronoun-wrong-number | its | “Its” would fit a nest or a single ant, but the queen is that of “the workers,” who are many.
- its-it-s | they’re | “They’re” is short for “they are” and cannot stand before “queen” to show whose she is.
- pronoun-wrong-number | her | “Her” would stand for one female, but the workers are many. Count the noun that the pronoun stands for, and only that one.
> Pronoun. Whose queen is it? Find the plural noun that is the subject.
! “the workers link their legs” shows the plural owner, and the queen is theirs as the legs are: “their.”
## 113 High 1.2
The theory of the four humors, according to which health depends on a balance of blood, phlegm, and two kinds of bile, ______ medicine for more than a thousand years; traces of it are left in words such as “melancholy.”
= dominated
- agrees-with-nearest-noun | have dominated | “Kinds” and “humors” are plural, but “The theory” is the subject, and its rule is over.
- fragment-by-participle | dominating | Before the semicolon a complete sentence is needed, and with an -ing form “The theory” has no verb.
- second-subject | it dominated | “The theory” is already the subject; “it” would repeat the subject and leave the first one hanging.
> Finiteness. Strike out the part from “according to which” to “bile.”
! The subject is “The theory of the four humors”; it needs one full verb in the past for something that lasted “more than a thousand years”: <i>dominated</i>.
## 114 Medium 0.3
The town council has promised to plant a tree for every child who is born there. The trees, like the children, ______ names, which are painted on small boards and hung from the lowest branch.
= are given
- counts-one-as-many | is given | Each tree gets one name, which may suggest a singular, but the subject of the sentence is “The trees,” which is plural.
- fragment-by-participle | being given | “The trees” needs a full verb, and an -ing form is none. The ear may accept it, but every sentence needs a full verb.
- tense-shift | had been given | The promise is kept now, as “are painted” shows, so the past perfect does not fit.
> Agreement and tense. The subject is “The trees”; the next clause, “which are painted,” gives the time.
! “The trees, like the children,” are many, and the names “are painted on small boards” in the present: <i>are given</i>.
## 115 Medium 0.5
In the late 1930s the engineer Elsie MacGill, whom newspapers would soon call the queen of the Hurricanes, ______ a training airplane in Canada. She had been told by doctors that she would never walk; she learned to do so with two metal canes.
= designed
- fragment-by-participle | designing | With an -ing form, the engineer has no full verb, since “would soon call” belongs to the clause between the commas.
- tense-shift | designs | “In the late 1930s” sets the past, so the present does not fit. Look at the verbs around the blank for the time of the story.
- fragment-by-participle | to design | “To design” is an infinitive, which cannot be the main verb of a sentence, and no other verb is there for her.
> Finiteness and tense. Strike out what stands between the commas.
! Without the clause the sentence tells of “the engineer Elsie MacGill” and “a training airplane in Canada,” and it is set in the past: she designed it.
## 116 Medium 0.4
The recipes in the book come from sailors’ families, and nearly every one of them ______ for some part of the fish that other cooks throw away.
The chapter on heads is the longest.
= calls
- agrees-with-nearest-noun | call | “Call” goes with “them” and “recipes,” which are plural, but the subject of the clause is “every one,” which is singular.
- agrees-with-nearest-noun | have called | The plural “have” goes with “recipes” or “them,” but “every one” is the subject and takes a singular verb.
- fragment-by-participle | calling | After “and” a new clause begins, and it needs a full verb for “every one.”
> Agreement. Strike out “of them” and read what is left.
! The clause has the subject “nearly every one of them,” in which “one” is singular, so the verb is <i>calls</i>.
## 117 High 1.0
Long dismissed as a copy, ______ The proof was a fingerprint in the varnish, which matched one on a signed work that now hangs in Antwerp.
= the panel is now thought to be the artist’s own.
- dangling-modifier | scholars now think that the artist painted the panel. | The opening phrase would say that the scholars had been dismissed as a copy. We understand what is meant, but the words say something else.
- dangling-modifier | the artist is now thought to have painted the panel. | The opening phrase would say that the artist had been dismissed as a copy; it was the panel.
- modifier-there-is | it is now thought that the artist painted the panel. | “It is now thought” sounds smooth, but “it” stands for no thing that could be a copy; the panel comes too late.
> Modifier. What was dismissed as a copy? That noun must follow the comma.
! “Long dismissed as a copy” can only describe the picture, so <i>the panel</i> must come right after the comma.
## 118 Medium 0.2
Salmon find the stream where they were born by its smell. The memory is formed within days of hatching, and it ______ with the fish through years at sea.
= stays
- agrees-with-nearest-noun | stay | “Days” is plural, but the subject is “it,” the memory, which is singular. The words in between do not change the number of the subject.
- tense-shift | stayed | The text tells what is always so (“find,” “is formed”), and the past does not fit.
- fragment-by-participle | staying | After “and it” a full verb is needed, and an -ing form is none. It sounds natural after so many words, but a sentence needs a verb that can stand alone.
> Agreement and tense. The subject is “it”; the other verbs give the tense.
! The clause begins with “it,” which stands for “The memory”; the text is in the present, since the memory “is formed within days of hatching”: <i>stays</i>.
`
