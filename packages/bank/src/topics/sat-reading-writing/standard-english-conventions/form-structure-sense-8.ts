import { questions } from '../marked.ts'

export const formStructureSense8 = questions('form-structure-sense')`
## 148 Medium 0.2
Whales never clean their ears. A plug of wax from a blue whale, built up over a lifetime in bands that lighten and darken with the seasons, ______ biologists to read off the animal’s age and even the months in which it was under stress.
= allows
- agrees-with-nearest-noun | allow | “Bands” and “seasons” are plural and stand right before the blank, but they lie between commas; the subject is “A plug of wax.”
- fragment-by-participle | allowing | An -ing form seems to carry on the description, but with it “A plug of wax” never gets a full verb.
- agrees-with-nearest-noun | have allowed | The perfect could fit the time, but “have” is plural, in step with “seasons,” while a single plug does the work.
> Agreement. Strike out what stands between the commas, and look at the subject alone.
! The subject is “A plug of wax from a blue whale,” a singular, so the verb that goes with “biologists to read off the animal’s age” is <i>allows</i>.
## 149 Medium 0.1
When the Bauhaus, an art school famous for its workshops, was driven out of Weimar by hostile politicians in 1925, the school did more than look for new rooms elsewhere. In Dessau, ______ put up a home of glass and steel that became the best-known statement of its ideas about design.
= it
- pronoun-wrong-number | they | “They” brings teachers and students to mind, but none are mentioned; what put up the building, and has “its ideas,” is “the school.”
- pronoun-no-antecedent | one | “One” would mean people in general or some unnamed builder, while the text is about a definite school.
- pronoun-wrong-number | these | “These” would point to the nearest plural, “rooms,” but rooms did not put up a building; a single institution did.
> Pronoun. Who or what put up the building? Find the noun, count it, and look at “its” further on.
! The one who acts in both sentences is “the school,” a singular, as “its ideas about design” confirms: <i>it</i>.
## 150 Medium 0.2
In 1900, several botanists who had been crossing plants arrived at the same simple ratios. When they searched old journals before going into print, they learned that Gregor Mendel, a friar in Brno, ______ those ratios thirty-four years before.
= had published
- perfect-for-past | has published | “Has” would connect the paper with the present, but the text looks back at it from 1900.
- tense-shift | would publish | “Would publish” looks ahead from 1900, to a paper still to come, but “thirty-four years before” points the other way.
- tense-shift | publishes | A present form may make history lively, but “arrived,” “searched,” and “learned” keep the whole account in the past.
> Tense. Put the two events in order: the search in 1900 and the paper.
! The botanists “learned that Gregor Mendel” had done this “thirty-four years before”; what lies before a past moment stands in the past perfect: <i>had published</i>.
## 151 Medium 0.3
In the Noh theater of Japan, the face of the main performer is often hidden throughout a play. Carved from a single block of cypress and tilted no more than a few degrees in the course of a scene, ______
= the mask seems to smile and, moments later, to grieve.
- dangling-modifier | the actor makes the mask smile and then grieve. | It is the actor who does the tilting, but as it stands the phrase says that “the actor” was carved from cypress.
- modifier-before-a-part | the mask’s expression seems to smile and, moments later, to grieve. | The mask is named right after the comma, but only as an owner; an “expression” cannot be carved from a block of wood.
- modifier-there-is | there is a mask that seems to smile and then to grieve. | The mask does follow, but “there is” comes first and names no thing, so that the opening phrase has nothing beside it.
> Modifier. What is carved from a block of cypress? That noun must come right after the comma.
! “Carved from a single block of cypress and tilted no more than a few degrees” can only be said of <i>the mask</i>, which therefore follows the comma.
## 152 Medium 0.2
Launched within weeks of each other in 1977, <em>Voyager 1</em> and <em>Voyager 2</em> are now far beyond the outermost planet. By the time they are picked up on Earth, the two ______ are billions of times weaker than the power that runs a digital watch.
= probes’ signals
- wrong-owner-number | probe’s signals | “Probe’s” speaks of a single sender, but the signals come from <em>Voyager 1</em> and <em>Voyager 2</em>, as “two” says.
- plural-for-possessive | probes signals’ | The senders stand here as a plain plural, though the signals are theirs, and the apostrophe is on a noun that owns nothing.
- possessive-for-plural | probes’ signal’s | The first apostrophe is right, but the second makes an owner of one “signal,” and nothing that it owns follows.
> Possessive. Ask of each noun in turn: does something belong to it, and how many are there?
! There are “two” senders, so the owner is <i>probes’</i>; the signals own nothing and “are billions of times weaker,” a plain plural.
## 153 Medium 0.3
The granite walls of Great Zimbabwe, which rise to a height of eleven meters in places and were fitted together without mortar by the ancestors of today’s Shona, ______ courtyards, passages, and a tower of solid stone whose purpose is not known.
= enclose
- agrees-with-nearest-noun | encloses | “Great Zimbabwe” is the name of one place and invites a singular, but it only says whose walls they are; the walls do the enclosing.
- fragment-by-participle | enclosing | After the long “which” clause an -ing form sounds smooth, but the walls would then have no full verb outside that clause.
- second-subject | they enclose | After so many words one wants to name the walls again, but “The granite walls” is still waiting for its verb and needs no “they.”
> Verb and subject. Strike out the “which” clause; what is left needs one subject and one full verb.
! Without the clause, the sentence has the subject “The granite walls of Great Zimbabwe” and the object “courtyards, passages, and a tower of solid stone”; between them belongs a plural full verb.
## 154 Medium 0.1
Rubbing the rim of a wet glass is an old party trick. In 1761 Benjamin Franklin made an instrument of it: he mounted a row of glass bowls on a spindle driven by a pedal, ______ a player to sound several notes at once.
= enabling
- extra-finite-verb | enabled | “Enabled” is a full verb in the right tense, but “he mounted” is one already, and no “and” joins the two.
- comma-splice | this enabled | With a subject of its own, “this,” the last part becomes a complete sentence, which a comma alone cannot attach.
- tense-shift | enables | The instrument still exists, but “made” and “mounted” set the time, and a further full verb would need a joining word.
> Finiteness. Is a full verb needed after the comma, or has the sentence got one?
! “he mounted a row of glass bowls on a spindle driven by a pedal” is complete; the result for “a player” is attached by an -ing form: <i>enabling</i>.
## 155 Medium -0.1
The last person to have grown up speaking Manx as a first language died in 1974, and many people gave the language up for lost. Ever since then, however, it ______ ground: on the Isle of Man today, there is a school in which every subject is taught in Manx.
= has been gaining
- tense-shift | had been gaining | “Had” would end the growth at some past moment, but “today” shows that it reaches up to the present.
- counts-one-as-many | have been gaining | The span of time is right, but “have” needs a plural, and “it” stands for one language.
- tense-shift | was gaining | “Was” follows easily on “died” and “gave,” but it tells of growth at some past time, and “Ever since then” leads up to “today.”
> Tense. “Ever since then” opens a span of time; look for the word that says where it ends.
! “Ever since then” begins in the past and leads up to “today,” and “it” is a singular, so the present perfect is needed: <i>has been gaining</i>.
## 156 Medium 0.0
A hermit crab that finds an empty shell too large for it does not always leave. It may wait beside the shell for hours while other crabs gather and line up by size. When one crab finally fits, every crab in the line moves at once into the shell that ______ larger neighbor has just left.
= its
- pronoun-wrong-number | their | A whole line of crabs moves, but the owner of the neighbor is “every crab,” which is singular.
- its-it-s | it’s | “It’s” has the right number but means “it is” or “it has,” and neither can stand before “larger neighbor.”
- its-it-s | they’re | “They’re” sounds like an owner but is short for “they are,” which is no possessive and would be plural besides.
> Pronoun. Whose neighbor is it? Count that noun as the grammar does, then choose the possessive.
! The neighbor is that of “every crab in the line,” which takes the singular verb “moves”; the singular possessive has no apostrophe: “its.”
## 157 Medium 0.4
No one kept a record of forest fires in the valley before 1890, but the lake kept one. In the mud at its bottom, under a century of silt, ______ flakes of charcoal, grains of pollen, and the wing cases of bark beetles, layer upon layer, each layer a single year.
= are preserved
- agrees-with-nearest-noun | is preserved | “Is” seems to have “mud,” “bottom,” or “silt” as its subject, but the things that are kept there follow the verb, and they are many.
- fragment-by-participle | preserved | The participle suits a description, but the sentence has no other verb, and the flakes, grains, and cases need a full one.
- agrees-with-nearest-noun | has been preserved | The charcoal has lain there for long, which makes “has been” tempting, but it is singular, like “silt”; the plural subject comes after the blank.
> Agreement. Turn the sentence around: what is it that can be found in the mud?
! The subject follows the verb: “flakes of charcoal, grains of pollen, and the wing cases of bark beetles” are many, so the verb is <i>are preserved</i>.
## 158 Medium 0.2
Paper maps are hard to refold because the creases have to be folded in the right order. The Miura fold, which lets a large sheet be opened or shut with one pull at two opposite corners, ______ in 1995 to pack solar panels into a Japanese satellite.
= was used
- agrees-with-nearest-noun | were used | “Corners” stands right before the blank, but it belongs to the “which” clause; a single fold is what engineers used.
- fragment-by-participle | being used | The clause with “lets” is only an aside, so an -ing form would leave “The Miura fold” without a full verb.
- tense-shift | is used | The first sentence is in the present, and so is “lets,” but the packing is dated: it was done “in 1995.”
> Agreement and tense. Strike out the “which” clause, then look at the date.
! “The Miura fold” is one thing, and the date “in 1995” puts its use into the past: <i>was used</i>.
## 159 Medium 0.5
Clay that is white enough for porcelain is found at a single place in the district. Potters dig it from a low bank on the plain, where the two ______ bend toward each other and, after heavy rain, mingle their waters for a few days.
= rivers
- wrong-owner-number | river’s | “Bend” might be a noun that something owns, but here it is what the rivers do, and “two” cannot stand before a single owner.
- possessive-for-plural | rivers’ | If “bend” were a thing, it might belong to the rivers; but it is the verb of the clause, as “and … mingle” shows.
- counts-one-as-many | river | Each stream has a name of its own, but “two” and the verbs “bend” and “mingle” ask for a plural here.
> Plural or possessive. Is “bend” something that is owned, or something that is done?
! In the clause, “bend toward each other and, after heavy rain, mingle their waters” are verbs, so the noun before them is their subject, a plain plural after “two”: <i>rivers</i>.
## 160 Medium 0.3
In bunraku, the puppet theater of Osaka, three people move each figure in full view of the audience. The angle of a puppet’s head and the length of a pause before the chief puppeteer lets it turn ______ feelings that the painted face cannot show.
= convey
- counts-one-as-many | conveys | Angle and pause work together like one sign, but “The angle … and the length” are two nouns joined by “and.”
- fragment-by-participle | conveying | The only other full verb, “lets,” belongs to the clause with “before,” so an -ing form leaves the sentence without a main verb.
- agrees-with-nearest-noun | has conveyed | “Has” goes with “the chief puppeteer” or “it,” singulars near the blank; the subject stands at the beginning of the sentence and is plural.
> Agreement. Find the noun or nouns that show the feelings, and strike out the words that depend on them.
! The subject is “The angle of a puppet’s head and the length of a pause,” two things, and the text is in the present (“three people move each figure”): <i>convey</i>.
## 161 Medium 0.4
Emperor penguins breed on sea ice, in the dark of winter, and often far from any research station. Visible from orbit only as brown stains on the white surface, ______ Several had never been reported by anyone on the ground.
= their colonies can now be counted in satellite images.
- dangling-modifier | scientists can count their colonies by satellite. | Scientists do the counting, but placed after the comma they become what is visible from orbit as a stain.
- modifier-there-is | it is possible to count their colonies in satellite images. | “It is possible” sounds neutral, but “it” stands for nothing that could be seen, so the phrase describes no noun.
- dangling-modifier | satellite images have let scientists count their colonies. | The images show the stains, but they are not the stains; nothing but the penguins’ gathering places is “Visible from orbit.”
> Modifier. What looks like brown stains from above? That noun must follow the comma.
! “Visible from orbit only as brown stains on the white surface” describes the places where the birds gather, so <i>their colonies</i> must be the subject after the comma.
## 162 Medium 0.1
Seawater near Antarctica is colder than the point at which the blood of most fish would freeze. Icefish live in it nonetheless, thanks to proteins in their blood that ______ to the smallest ice crystals and keep them from growing.
= attach themselves
- agrees-with-nearest-noun | attaches itself | “Blood” is singular and stands next to “that,” but what clings to the crystals, and what “keep” agrees with, is “proteins.”
- fragment-by-participle | attaching themselves | After “that,” a clause needs a full verb, and “keep” is joined to it by “and”; an -ing form does not match it.
- tense-shift | attached themselves | The past form fits any subject, but “live” and “keep” tell of what is always so.
> Agreement and tense. What does “that” stand for? The verb after “and” has the same subject.
! “That” stands for “proteins,” as the plural verb in “and keep them from growing” shows; the form beside it is <i>attach themselves</i>.
## 163 Medium 0.5
At the inquiry into the collision, the pilot of the ferry was asked why he had not turned sooner. In fog, he answered, a pilot has only sounds to go by, and the direction of bells that ring on two moving ships ______ hard to judge, even for an ear with thirty years of practice.
= is
- agrees-with-nearest-noun | are | “Ships are” sounds right, since the two words meet, and “bells” is not far off; but what is hard to judge is the direction.
- agrees-with-nearest-noun | have been | “Thirty years” makes a form that reaches up to now tempting, but “have” needs a plural subject, and “direction” is singular.
- fragment-by-participle | being | After “and” a second main clause begins, and its subject needs a full verb; “ring” belongs to the words that describe the bells.
> Agreement. What exactly is hard to judge? Strike out the words that only describe it.
! The subject is “the direction of bells that ring on two moving ships,” and its main noun is <i>direction</i>, one thing; with the present of “has only sounds to go by” the verb is <i>is</i>.
## 164 High 1.2
Fourteen harpsichords by the maker are known, most of them rebuilt so often that little but the case is original. The instrument in Ghent, which a family of clockmakers kept in a dry loft for two centuries, is the only one of those in public collections that still ______ its first set of strings.
= has
- agrees-with-nearest-noun | have | “Those” and “collections” are plural and stand close by, but “the only one” says that a single harpsichord is meant.
- fragment-by-participle | having | After “that” a clause needs a full verb of its own; “is” belongs to “The instrument in Ghent.”
- tense-shift | had | The loft and the two centuries lie in the past, but “still” and “is” tell how the instrument is now.
> Agreement. What does “that” stand for: the instruments in public collections, or the one among them?
! Of “those in public collections” just one is meant, since “the only one” comes first and “that still” follows it: a singular, in the present of “is.”
## 165 High 1.1
Some peoples left no written records and hardly any bones. Reconstructing the meals that such people ate, often from traces of fat in the walls of broken cooking pots, ______ chemists into partnerships with cooks, who know what a stew leaves behind.
= has brought
- agrees-with-nearest-noun | have brought | “Pots,” “walls,” and “meals” are plural, but none of them is the subject; it is the work of “Reconstructing” that brings people together.
- fragment-by-participle | bringing | “Ate” belongs to the clause about the meals, so another -ing form would leave the sentence without a main verb.
- second-subject | it has brought | After a long opening one misses a subject, but the phrase with “Reconstructing” is the subject; “it” would leave it hanging.
> Agreement. The sentence begins with an -ing word; decide whether that phrase is the subject, and count it.
! The subject is the activity, “Reconstructing the meals that such people ate,” and an -ing phrase counts as one; its verb, before “chemists into partnerships with cooks,” is <i>has brought</i>.
## 166 High 1.3
The company that dug the canal across the Harle Hills needed eighteen years and went bankrupt twice. By the time its first barge went through, in the spring of 1861, trains on the railroad that was to take over its trade ______ for six years, and nobody came to watch.
= had been running
- tense-shift | were running | The number is right and the past too, but “for six years” reaches back from the spring of 1861, and “were” does not reach back.
- perfect-for-past | have been running | “Have” would count the six years back from today, but the text counts them back from 1861.
- agrees-with-nearest-noun | was running | “Railroad” and “trade” are singular, but “trains” is the subject, and a form that reaches back from 1861 is needed in any case.
> Tense and agreement. From which moment are the six years counted, and what had been running?
! “By the time its first barge went through” sets a moment in the past, and the “six years” lie before it; what began earlier and lasted until then is told with <i>had been running</i>.
## 168 High 1.5
Where do swallows go in the cold months? The belief that birds so quick and so light, thousands of which could be seen gathering over the reeds each fall, ______ the winter asleep in the mud at the bottom of a pond was still defended by learned people in the eighteenth century.
= would spend
- fragment-by-participle | spending | The verb “was” belongs to “The belief,” so with an -ing form the clause about the birds has no full verb.
- second-subject | they would spend | So much stands after “birds” that one wants to name them again, but the clause has its subject and lacks only a verb.
- agrees-with-nearest-noun | was spending | “Fall” is singular and stands right before the blank, but the subject of the clause is “birds,” which asks for a plural.
> Verb and subject. Strike out the part between the commas. Which subject has “was still defended,” and which is still without a verb?
! “The belief that birds so quick and so light” opens a clause whose subject is “birds”; “was still defended by learned people” is the verb of the belief, so the clause needs one of its own: <i>would spend</i>.
## 169 High 1.4
Few mammals let the weather decide how warm they are. Compared with ______ of another mammal of the same weight, the body temperature of a three-toed sloth is low and strangely unsteady: in the course of a day it may rise and fall by several degrees with the air in the treetops.
= that
- pronoun-wrong-number | those | “Those” can take an “of” phrase, and “mammals” in the first sentence is plural, but what is compared is “the body temperature,” a singular that comes after the comma.
- pronoun-case | it | The number is right, but “it” cannot be followed by “of another mammal”; another pronoun takes such a phrase.
- pronoun-wrong-number | them | “Them” is plural, as if the animals themselves were meant, and a word of this kind cannot have an “of” phrase after it.
> Pronoun. The noun that it stands for comes later. What of the sloth is compared with what of other mammals?
! “the body temperature of a three-toed sloth” is set beside the body temperature “of another mammal of the same weight”; for a singular noun with an “of” phrase the pronoun is <i>that</i>.
## 170 High 1.1
Before 1940, most American symphonies hired only men, so players who were shut out founded ensembles of their own in New York, Chicago, and other cities. Few of those ______ have survived, but they show how wide a repertoire such players commanded.
= women’s orchestras’ programs
- wrong-owner-number | women’s orchestra’s programs | “Women’s” is right, but “orchestra’s” makes one ensemble the owner, and the text speaks of several cities and of “those.”
- plural-for-possessive | women’s orchestras programs | The first owner has its apostrophe, but the second is left a plain plural, although the programs belong to the ensembles.
- possessive-for-plural | women’s orchestras’ program’s | The two owners are right, but the last noun owns nothing; “Few” and “have survived” show that it is a plain plural.
> Possessive. Three nouns: for each, ask whether it owns the next one, and whether it is one or many.
! The ensembles, founded “in New York, Chicago, and other cities,” are several and own the programs, so <i>orchestras’</i>; “Few of those” calls for a plain plural at the end.
## 171 High 1.0
Linguists expected radio and television to wipe out the valley’s local forms of speech, and many of these are in fact no longer heard. Yet according to the latest survey, the number of villages in which two or more of them are spoken side by side ______ since 1990.
= has grown
- agrees-with-nearest-noun | have grown | “Villages” and “two or more of them” are plural, but it is “the number” that rises, and with “the” it is singular.
- tense-shift | had grown | “Had” would need a later moment in the past, but the survey is the latest one, and “since 1990” leads up to now.
- fragment-by-participle | growing | “Are spoken” belongs to the clause about the villages, so an -ing form would leave “the number” without a full verb.
> Agreement and tense. Strike out the clause with “in which,” then see to which time “since 1990” leads.
! The subject is “the number of villages,” in which “number” counts, a singular; “since 1990” reaches up to the present: <i>has grown</i>.
`
