import { questions } from '../marked.ts'

export const formStructureSense5 = questions('form-structure-sense')`
## 53 Medium 0.1
______ across the Kalahari for eleven days, the two hikers came upon a spring that was marked on none of their maps. They named it after the camel that had smelled it first.
= Having walked
- comma-splice | They had walked | This is a complete sentence of its own, joined to the next by a comma alone; an opening phrase is needed instead.
- wrong-verb-form | Walked | The participle alone would say that the hikers were walked by someone; they did the walking themselves.
- wrong-verb-form | Their having walked | This makes a noun out of the walk, and nothing in the sentence takes that noun as its subject.
> Form and sense. The opening words must be a phrase that describes “the two hikers.”
! What stands before the comma has to describe “the two hikers,” who did the walking before they “came upon a spring”: having walked.
## 54 Low -0.9
The roots of a single rye plant, laid end to end, ______ farther than the distance between many cities. Most of this length is made up of hairs too fine to be seen without a lens.
= reach
- agrees-with-nearest-noun | reaches | “Reaches” agrees with the nearby “plant,” but what reaches so far is “The roots,” which is plural.
- agrees-with-nearest-noun | has reached | The noun “plant” stands close to the blank, but the subject “The roots” is plural and cannot take “has.”
- fragment-by-participle | reaching | With an -ing form the sentence has no full verb, and “The roots” would be left without anything that they do.
> Agreement. Strike out what stands between subject and verb: “The roots ______ farther.”
! The subject is “The roots of a single rye plant,” in which “roots” is the noun that counts; it is plural, so the verb is <i>reach</i>.
## 55 Low -0.7
Nearly every culture that keeps bees has a story about telling them the news. In one English village, when the head of a household died, a child was sent to the hives to tell the bees, who would otherwise, it was thought, ______ away.
= fly
- wrong-verb-form | flew | After “would” a verb takes its plain form; “flew” is the past and cannot follow it, even across an aside.
- fragment-by-participle | flying | The helping verb “would” needs a plain form after it, and an -ing form leaves the clause without a verb.
- wrong-verb-form | to fly | After “would” the plain form stands without “to”; the asides between them make this easy to miss.
> Verb form. Skip the asides: “the bees, who would … ______ away.”
! Without the asides the clause reads “who would otherwise” and then the plain form: <i>fly</i>.
## 56 Medium 0.3
The committee that chooses the city’s public sculptures ______ of five artists, two engineers, and a gardener, who has a veto.
It meets in the greenhouse.
= consists
- agrees-with-nearest-noun | consist | “Consist” follows “sculptures,” which stands right before the blank, but the subject is “The committee,” which is one body and singular.
- agrees-with-nearest-noun | have consisted | The plural “have” follows the nearby “sculptures”; the committee, which is the subject, is singular.
- fragment-by-participle | consisting | An -ing form is no full verb, and the sentence would have none outside its “that” clause.
> Agreement. The “that” clause only describes the subject; find the noun before it.
! “The committee that chooses the city’s public sculptures” has “committee” as its head, a singular, so the verb is <i>consists</i>.
## 57 Medium 0.2
In 1815 a volcano on the island of Sumbawa, in what is now Indonesia, erupted with such force that its ash dimmed the sun around the world. The following year, in which snow fell in June, soon ______ known in New England as the year without a summer.
= became
- tense-shift | becomes | The eruption and the year after it lie in the past, and “erupted” and “dimmed” set the tense.
- perfect-for-past | has become | The present perfect reaches up to now, but the name was given then, in a story told in the simple past.
- fragment-by-participle | becoming | An -ing form alone cannot be the verb of a sentence; “The following year” would be left without one.
> Tense. The year 1815 and the verbs “erupted” and “dimmed” show which tense the story uses.
! The story is told in the simple past, as “erupted with such force that its ash dimmed the sun” shows; the next verb follows: <i>became</i>.
## 58 Medium 0.5
Few of the instruments that the composer Harry Partch built, which include a set of glass bowls and a marimba of bamboo, ______ in the kind of shop that sells violins. He had to make each of them by hand.
= were to be found
- agrees-with-nearest-noun | was to be found | “Was” goes with the nearest noun, “bamboo,” and has the right time, but the subject is “Few,” which is plural.
- agrees-with-nearest-noun | is to be found | “Is” goes with the nearest noun, “bamboo,” which is singular, but “Few” is plural, and the story is told in the past.
- fragment-by-participle | being found | An -ing form would leave “Few of the instruments” without a full verb. The ear may accept it, but every sentence needs a full verb.
> Agreement. Strike out the “that” clause and the “which” clause; the subject is the first word.
! The subject is “Few of the instruments,” which is plural; the past, set by “built” and “had to make each of them by hand,” gives <i>were to be found</i>.
## 59 High 1.1
What the archaeologists took at first to be the walls of three separate houses ______, once the sand had been cleared, the sides of a single ship.
= proved to be
- agrees-with-nearest-noun | have proved to be | “Houses” is plural, but the subject is the whole “What” clause, and the find belongs to one past moment.
- fragment-by-participle | proving to be | With an -ing form the sentence has no main verb, since “took” belongs to the clause at its beginning.
- second-subject | they proved to be | After so long an opening one wishes for a subject, but the “What” clause is the subject; “they” would leave it hanging.
> Verb and subject. The “What” clause is the subject of the sentence; give it one full verb and no second subject.
! “What the archaeologists took at first to be the walls of three separate houses” is the subject, and its verb, in the past of “had been cleared,” is <i>proved to be</i>.
## 60 Medium 0.0
Every one of the clocks in the collection keeps time in ______ own way: by water, by sand, by candle, by weight, or by spring. At noon, when the bells and chimes begin, no two agree.
= its
- pronoun-wrong-number | their | “Clocks” is plural, but the pronoun stands for “Every one,” which is singular. Count the noun that the pronoun stands for, and only that one.
- its-it-s | it’s | “It’s” means “it is,” and “in it is own way” makes no sense; a possessive is needed.
- its-it-s | its’ | There is no such form; the possessive of “it” is written without any apostrophe. The two sound alike, so say the long form aloud.
> Pronoun. Ask which word it stands for: “clocks,” or “Every one”?
! The subject is “Every one of the clocks,” and “Every one” is singular (“keeps”), so the possessive is <i>its</i>.
## 61 Medium 0.3
Known for his paintings of kettles and alarm clocks, ______ “I’m not interested in kettles,” Anton Reyl told one visitor to his studio, where forty of them stood on shelves. “I’m interested in shadows.”
= the painter said that he cared little about his subjects.
- modifier-before-a-part | the painter’s subjects were said to matter little to him. | The painter is mentioned, which makes it tempting, but only as an owner; the noun after the comma is “subjects,” and they were not known for his paintings.
- modifier-there-is | there was little interest in his subjects, the painter said. | The painter does come in at the end, but right after the phrase stands “there was,” which names nobody who could be known for paintings.
- dangling-modifier | subjects were of little interest to the painter, he said. | A bare “subjects” stands right after the comma, so these would be known for his paintings; the painter comes only later in the sentence.
> Modifier. Who was “Known for his paintings”? That noun must come right after the comma.
! “Known for his paintings of kettles and alarm clocks” describes a person, so <i>the painter</i> must follow the comma at once.
## 62 Medium 0.5
Measured from its base on the ocean floor, ______ more than a kilometer taller than Mount Everest, although most of it lies under water.
Its summit, which is white in winter, rises about 4,200 meters above the sea.
= Mauna Kea is
- modifier-before-a-part | the height of Mauna Kea is | A height sounds like what is measured, but what has a base on the ocean floor is the mountain, and only the mountain can be taller than Everest.
- dangling-modifier | geologists find that Mauna Kea is | The opening phrase would say that geologists are measured from a base on the ocean floor.
- modifier-there-is | it is Mauna Kea that geologists find | The mountain is named, but “it is” stands between; the noun that the phrase describes has to follow the comma directly.
> Modifier. What is measured from its base? Put that noun first after the comma.
! “Measured from its base on the ocean floor” describes a mountain, so <i>Mauna Kea</i> must come right after the comma.
## 63 Low -0.8
Each spring, women in many villages repaint the walls of ______ houses with a wash of white earth and draw on it, with the fingers, patterns of lotus and vine.
= their
- its-it-s | they’re | “They’re” is short for “they are,” and a verb makes no sense before “houses.” The two sound alike, so say the long form aloud.
- its-it-s | there | “There” names a place, but what is needed here is a word that says whose houses they are.
- pronoun-wrong-number | its | The owners are the “women in many villages,” more than one; “its” would have to stand for a single thing, and none is named.
> Pronoun. Whose houses? Find the noun and count it.
! The houses belong to the “women in many villages,” who are plural, so the possessive is <i>their</i>.
## 64 Medium 0.4
The two ______ kept in separate cities and written in different alphabets, describe the same voyage, which ended badly. They agree about nothing except the weather.
= captains’ notebooks,
- wrong-owner-number | captain’s notebooks, | “Two” shows that there is more than one owner, but this apostrophe belongs to a single captain.
- plural-for-possessive | captains notebooks, | The notebooks belong to the captains, so a plain plural without an apostrophe is not enough.
- possessive-for-plural | captains’ notebook’s, | “Captains’” is right, but the notebooks are a plain plural here; nothing belongs to them.
> Possessive. Write the owner first: two captains. Then add what a plural in -s takes.
! “The two” owners are captains, a plural in -s, which takes an apostrophe at its end; the notebooks, “kept in separate cities and written in different alphabets,” are a plain plural.
## 65 Medium 0.2
By the time Marie Curie received her second Nobel Prize, in 1911, she ______ at the University of Paris for five years, the first woman to do so.
= had been teaching
- perfect-for-past | has been teaching | The present perfect would reach to the present, but the five years ended with a moment in 1911.
- tense-shift | will have taught | The form looks forward to a future moment, while 1911 lies in the past. It may sound lively, but the time told in the text does not change.
- tense-shift | teaches | “Teaches” is the simple present, which cannot tell of years that came before a past event. Look at the verbs around the blank.
> Tense. “By the time” and a past date call for the tense of what came before that date.
! “By the time Marie Curie received her second Nobel Prize, in 1911” marks a past moment; what went on before it takes the past perfect.
## 66 Medium 0.5
The idea that the continents drift, now taught in every school, ______ rejected by most geologists when Alfred Wegener put it forward in 1912; no one could name a force that was strong enough to move them.
= was
- agrees-with-nearest-noun | were | “Continents” is plural and stands near, but the verb goes with “The idea,” which is singular.
- fragment-by-participle | being | With “being,” the part before the semicolon has no full verb for its subject, “The idea,” and is not complete.
- second-subject | it was | The subject “The idea” is already there; “it” would name the subject a second time and leave the first one hanging.
> Agreement and finiteness. The subject is “The idea”; everything from there to the blank describes it.
! The subject is “The idea that the continents drift,” a singular, and it needs one full verb in the past: “was.”
## 67 Medium 0.2
Rubber trees once grew wild only in the Amazon. After some seventy thousand seeds had been shipped to London in 1876, a few of the seedlings raised there were sent on to Asia, and within forty years Asian plantations ______ Brazil’s hold on the trade.
= had ended
- perfect-for-past | have ended | The present perfect reaches up to now, but the forty years are over, and the rest of the story is in the past.
- tense-shift | will end | Seen from 1876 the end lay in the future, but the text looks back on all of it, as “were sent on” shows.
- fragment-by-participle | ending | After “and” a new clause begins with the subject “Asian plantations,” and it needs a full verb, not an -ing form.
> Tense and finiteness. Look at the other verbs (“had been shipped,” “were sent on”) and at what “and” introduces.
! The story is set in the past, since seedlings “were sent on to Asia”; what was complete “within forty years” of that takes the past perfect.
## 68 Medium 0.4
A book that is copied by hand acquires errors. Neither of the two manuscripts that preserve the poem ______ free of them, but because they rarely err in the same place, each can be used to correct the other.
= is
- agrees-with-nearest-noun | are | “Are” goes with “manuscripts,” which is plural and near, but the subject is “Neither,” which stands farther off and is singular.
- agrees-with-nearest-noun | were | “Were” goes with “manuscripts,” though the subject, “Neither,” is singular; and the text speaks of what is so now (“can be used”).
- fragment-by-participle | being | With an -ing form, “Neither of the two manuscripts” has no verb, and the clause before “but” is not complete.
> Agreement. Strike out “of the two manuscripts that preserve the poem.” What is left?
! The subject of the clause is “Neither of the two manuscripts,” and “Neither” is singular; the present of “can be used to correct the other” gives “is.”
## 69 Medium 0.1
In 1699 the artist Maria Sibylla Merian traveled from Amsterdam to Suriname, at her own expense, ______ butterflies and the plants on which their caterpillars feed. Until then most books had shown insects apart from everything that they live on.
= to draw
- extra-finite-verb | drew | “Drew” has the right time, but the sentence already has its verb, “traveled”; a second full verb would need “and” in front of it.
- comma-splice | she drew | With its own subject this becomes a second sentence, joined to the first by commas alone.
- extra-finite-verb | draws | “Draws” is a second full verb without a joining word, and its present does not fit a journey that took place in 1699.
> Verb form. The sentence has a full verb already; what follows tells the purpose of the journey.
! The main verb stands in “traveled from Amsterdam to Suriname”; the purpose of the journey is added by an infinitive, <i>to draw</i>.
## 70 High 1.1
The library’s collection of maps, along with the globes and instruments that were left to it by a retired captain, ______ next spring from the cellar to a hall with windows.
= is to be moved
- agrees-with-nearest-noun | are to be moved | “Are” goes with “globes and instruments,” which make it look plural, but “along with” adds nothing to the subject, which is “collection.”
- agrees-with-nearest-noun | were to be moved | “Were” is plural like “globes and instruments,” but the subject is “collection”; and “next spring” points to the future, not to the past.
- tense-shift | was moved | “Next spring” has not come yet, so a simple past cannot tell of it. It may sound lively, but the time told in the text does not change.
> Agreement and tense. “Along with …” does not count; “next spring” gives the time.
! The subject is “The library’s collection of maps,” a singular; the part with “along with” is an aside, and “next spring” calls for a form that points ahead.
## 71 Medium 0.2
Lichens grow so slowly that they can be used as clocks. A disk of lichen no wider than a coin may have needed a century to reach that size, and from ______ diameter scientists estimate when the rock beneath was laid bare.
= its
- pronoun-wrong-number | their | “Lichens” opens the text in the plural, but the diameter is that of “A disk of lichen,” which is singular.
- its-it-s | it’s | “It’s” is short for “it is,” and a verb cannot stand before “diameter.” In speech one hears no difference; in writing it matters.
- pronoun-no-antecedent | one’s | “One’s” speaks of people in general, but it is the disk that has a diameter.
> Pronoun. Whose diameter? Find the noun in the same sentence and count it.
! The diameter is that of “A disk of lichen no wider than a coin,” which is singular, so the possessive is <i>its</i>.
## 72 Low -0.6
Trained as a botanist, ______ Her microscope, it is said, was never put away, even at dinner parties, and guests learned to eat quickly before their herbs were borrowed.
= Dr. Lowe could not look at a salad without naming its families.
- dangling-modifier | salads could not be looked at by Dr. Lowe without naming their families. | The opening phrase would say that the salads had been trained as a botanist. We understand what is meant, but the words say something else.
- dangling-modifier | naming the families in a salad was a thing Dr. Lowe did. | The opening phrase would say that the naming had been trained as a botanist. The meaning can be guessed, yet the grammar gives the phrase to the wrong noun.
- modifier-before-a-part | Dr. Lowe’s habit was to name the families in a salad. | Her name follows the comma, but as an owner’s; the noun is “habit,” and a habit has not been trained as a botanist.
> Modifier. Who was trained as a botanist? That person must come right after the comma.
! “Trained as a botanist” describes a person, and only <i>Dr. Lowe</i> as the first noun fits; the next sentence’s “Her microscope” speaks of her too.
## 73 High 1.1
The village, together with its ovens, its burned grain, and the bones of the dogs that once guarded it, ______ under two meters of sand until a storm uncovered it in 2002.
= lay
- agrees-with-nearest-noun | have lain | “Ovens,” “bones,” and “dogs” are plural, but “together with” adds nothing to the subject, which is “The village.”
- fragment-by-participle | lying | An -ing form is no full verb, and “The village” would be left without one.
- tense-shift | lies | The present does not fit, since the sand was there only “until a storm uncovered it in 2002.”
> Agreement and tense. Strike out the part with “together with,” and look for the time.
! The subject is “The village,” a singular, and the state lasted “until a storm uncovered it in 2002,” so the past <i>lay</i> fits.
## 74 Medium 0.3
The bakers of the quarter share one oven, which is lit on Mondays. Each family marks ______ loaves with a stamp of carved wood, and stamps are handed down like names.
= its
- pronoun-wrong-number | their | “Their” would go with “bakers” or “loaves,” which are plural, but the loaves are those of “Each family,” which is singular.
- its-it-s | it’s | “It’s” means “it is”; before “loaves” a possessive is needed. The two sound alike, so say the long form aloud.
- pronoun-case | his or her | “His or her” has the right number but stands for persons, and the owner here is a family, which is called “it.”
> Pronoun. Whose loaves? “Each family” is the owner.
! “Each family marks” shows a singular owner, as the -s of the verb confirms, so the possessive is <i>its</i>.
## 75 Medium 0.0
Sailors of the eighteenth century feared scurvy more than storms. In 1747 James Lind, a ship’s surgeon, gave pairs of sick sailors different additions to their food; those who ______ oranges and lemons recovered within a week.
= had been given
- counts-one-as-many | has been given | Each sailor was given something, but the subject is “those,” which is plural and cannot take “has”; and the time is the past.
- tense-shift | will be given | The experiment took place in 1747, so a future form does not fit. It may sound lively, but the time told in the text does not change.
- fragment-by-participle | having been given | After “those who” a full verb is needed, and an -ing form is none. An -ing form only looks like a verb of the sentence.
> Tense and agreement. “Those who” is plural; the giving came before the recovery.
! The people who “recovered within a week” are “those,” plural, and the fruit came first, so the past perfect fits: <i>had been given</i>.
## 76 Medium 0.5
It was not the cold that ended the expedition but a shortage of shoes. The leather, cut too thin by a supplier who was later fined, ______ within a month; the men wrapped their feet in canvas and turned back.
= had worn through
- counts-one-as-many | have worn through | Shoes are plural in the sentence before, but here “The leather” is the subject; it is singular, and the story is one of the past.
- fragment-by-participle | wearing through | Before the semicolon a complete sentence is needed, and an -ing form leaves it without a verb.
- second-subject | it had worn through | “The leather” is the subject already, and “it” would name the subject a second time.
> Finiteness. What stands before the semicolon must be a complete sentence with one subject and one full verb.
! “The leather, cut too thin by a supplier who was later fined,” is the subject; it needs one full verb in the past before “the men wrapped their feet in canvas.”
## 77 Medium 0.3
The star had swallowed a planet: this was the three ______ and they announced it in a journal that few people read. Newspapers took three years to notice.
= astronomers’ finding,
- wrong-owner-number | astronomer’s finding, | “Three” and “they” show that there are several owners, but this apostrophe belongs to a single astronomer.
- plural-for-possessive | astronomers finding, | The finding belongs to the astronomers, so a plain plural without an apostrophe does not show whose it is.
- possessive-for-plural | astronomers’ finding’s, | “Astronomers’” is right, but nothing belongs to the finding, so it takes no apostrophe. An apostrophe is a sign of an owner, not of a number.
> Possessive. How many astronomers are there? Write the owner first, then add the apostrophe.
! The finding belongs to “the three” astronomers, who are plural, as “they announced it” shows; a plural in -s takes an apostrophe at its end.
## 78 Low -0.8
The sound of the two bells, which can be heard in all the villages of the valley, ______ people of the hour but not of the minute; for that they look at their phones.
= reminds
- agrees-with-nearest-noun | remind | “Remind” goes with “bells” and “villages,” which are plural and near, but it is “The sound,” a singular, that does the reminding.
- agrees-with-nearest-noun | have reminded | The plural “have” follows “villages”; the subject, “The sound,” is singular and takes an -s form.
- fragment-by-participle | reminding | Before the semicolon a complete sentence is needed, and an -ing form gives “The sound” no full verb.
> Agreement. Strike out “of the two bells” and the “which” clause, then match the verb.
! The subject is “The sound of the two bells,” whose head “sound” is singular, so the verb is <i>reminds</i>.
## 79 Medium 0.2
Of all the tools in the workshop, the one that visitors to its three halls admire most ______ a plain iron file. It was made in 1911 by the founder’s daughter, who had been told that she was not strong enough.
= is
- agrees-with-nearest-noun | are | “Halls” and “visitors” are plural and stand near, but the subject is “the one,” a single tool.
- fragment-by-participle | being | With an -ing form the sentence has no full verb, and “the one” is left without anything said about it.
- tense-shift | had been | The past perfect would need a later past event; visitors admire the file today. It may sound lively, but the time told in the text does not change.
> Agreement. Strike out the “that” clause: “the one … ______ a plain iron file.” The admiring goes on now.
! The subject is “the one that visitors to its three halls admire most,” a singular, and the present of “admire” fits: “is.”
## 80 High 1.0
Folded by hand from a single sheet of paper more than three meters wide, ______ It took its maker four months, most of which went into the ears.
= the elephant stands without any support.
- dangling-modifier | no support is needed for the elephant to stand. | The opening phrase would say that the support was folded from paper; what was folded is the elephant.
- dangling-modifier | visitors see that no support is needed for the elephant. | The opening phrase would say that the visitors were folded by hand from a sheet of paper.
- modifier-before-a-part | the elephant’s ears stand without any support. | The ears are a part of the elephant and seem close enough, but the whole animal was folded from the sheet, as “It took its maker” shows.
> Modifier. What was folded from a single sheet? The next sentence, with “It,” tells.
! “Folded by hand from a single sheet of paper” describes the whole figure, so <i>the elephant</i> must follow the comma.
## 81 Medium 0.3
Scientists who study earthquakes do not claim to predict ______ They speak instead of how likely a strong one is in a given place within a given number of years.
= them.
- pronoun-wrong-number | it. | “It” is singular, but the pronoun stands for “earthquakes,” a plural; no single earthquake has been named before.
- pronoun-no-antecedent | this. | “This” would point to a whole statement or a single thing, and neither has been named before.
- pronoun-wrong-number | that one. | “That one” points to a single earthquake, and only “earthquakes” in general have been mentioned. Count the noun that the pronoun stands for, and only that one.
> Pronoun. What is it that scientists do not claim to predict? Find the noun and count it.
! “Scientists who study earthquakes do not claim to predict” the earthquakes; the noun is plural, so the pronoun is <i>them</i>.
## 82 Low -0.5
When the tide goes out, the pools among the rocks ______ by animals that must survive an afternoon of sun: crabs, limpets, and small fish that can breathe a little through their skins.
= are occupied
- agrees-with-nearest-noun | is occupied | “Is” goes with “tide,” a singular in the opening clause, but the subject of this verb is “the pools,” which is plural.
- fragment-by-participle | being occupied | The main clause needs a full verb, and “being occupied” is none. The ear may accept it, but every sentence needs a full verb.
- agrees-with-nearest-noun | has been occupied | “Has” goes with “tide,” which is singular, but the subject is “the pools”; and the text tells what happens every time.
> Agreement. The clause with “When” is over at the comma; find the subject after it.
! The main subject is “the pools among the rocks,” a plural, and the text tells what is so whenever “the tide goes out”: <i>are occupied</i>.
## 83 High 1.2
Hidden among the margins of a cookbook from 1790, in a hand so small that librarians had taken it for decoration, ______ a diary of the French Revolution.
= was
- agrees-with-nearest-noun | were | “Librarians” and “margins” are plural, but the order is turned around: the subject, “a diary,” comes after the verb and is singular.
- fragment-by-participle | being | “Being” is no full verb; without one, the sentence would consist of an opening phrase and a noun.
- fragment-by-participle | there being | “There” before a noun sounds right, but “being” is no full verb, and the sentence would have none.
> Agreement. The order is turned around; find the subject after the blank.
! The sentence opens with “Hidden among the margins of a cookbook” and ends with its subject, “a diary of the French Revolution,” a singular: <i>was</i>.
## 84 Medium 0.1
The composer’s last work was left unfinished in 1937. A student of hers completed it from sketches, and in the many decades since then it ______ more often than all her other works together.
= has been performed
- tense-shift | was performed | “Was” puts it into the simple past, but “In the many decades since then” leads up to the present.
- tense-shift | had been performed | “Had been” would need a later past event to lead up to; the span of decades here ends today, so the past perfect does not fit.
- agrees-with-nearest-noun | have been performed | “Have” may be drawn by “decades,” which is plural, but the subject is “it,” the last work, which stands right before the blank.
> Tense. “Since then” names a span that goes on to the present.
! The phrase “in the many decades since then” reaches the present and calls for the present perfect, and the subject “it” is singular: <i>has been performed</i>.
## 85 Medium 0.5
The river’s name, which appears on no map older than 1850 and which may have been invented by a mapmaker in need of a rhyme, ______ nothing in any language that has ever been spoken on its banks.
= means
- counts-one-as-many | mean | Two “which” clauses make the subject easy to lose; it is “The river’s name,” which is singular and takes “means.”
- fragment-by-participle | meaning | The two “which” clauses have verbs of their own, but the main sentence would have none.
- second-subject | it means | After two long clauses one wishes to name the subject again, but “The river’s name” still waits for its verb; “it” would name it twice.
> Finiteness. Strike out both “which” clauses and read what is left.
! Without the clauses the sentence is “The river’s name” … “nothing in any language”; it needs one full verb, <i>means</i>.
## 86 Medium 0.4
A flock of starlings may hold a hundred thousand birds, yet it turns as one. Each bird, researchers have found, watches only the six or seven ______ nearest neighbors.
= that are its
- pronoun-wrong-number | that are their | The pronoun stands for “Each bird,” which is singular. The nearest noun is not always the one that is meant.
- its-it-s | that are it’s | “It’s” means “it is”; here a possessive is needed. In speech one hears no difference; in writing it matters.
- counts-one-as-many | that is its | One bird does the watching, but “that” stands for the six or seven birds, so its verb must be plural.
> Agreement twice. The verb goes with the six or seven, the possessive with “Each bird.”
! The verb after <i>that</i> belongs to “the six or seven,” a plural, while the possessive goes back to “Each bird,” a singular: <i>that are its</i>.
## 87 Medium 0.0
Bread made with a sourdough starter rises without yeast from a packet. The starter, a paste of flour and water in which wild yeasts and bacteria ______, must be fed every day or two.
= live
- agrees-with-nearest-noun | lives | “Lives” goes with “water” or “paste,” which are singular, but what lives there is “wild yeasts and bacteria,” a plural.
- fragment-by-participle | living | The clause after “in which” needs a full verb, and an -ing form is none.
- agrees-with-nearest-noun | has lived | “Has” goes with “water” or “paste,” which are singular, but the subject, “wild yeasts and bacteria,” is plural.
> Agreement. Inside the “in which” clause, find who lives there.
! In the clause the subject is “wild yeasts and bacteria,” two nouns joined by “and,” so the verb is plural: <i>live</i>.
## 88 High 1.3
Among the most valuable objects in the small museum ______ a ticket for a concert that never took place and the key to a door that no longer exists.
= are
- counts-one-as-many | is | “Is” seems right because “a ticket” comes first after the blank, but the subject is two things joined by “and,” the ticket and the key.
- counts-one-as-many | was | “Was” fits neither the two objects, which are plural, nor the present of “no longer exists.” Count the things that are named as the subject.
- fragment-by-participle | being | With an -ing form the sentence has no full verb at all. The ear may accept it, but every sentence needs a full verb.
> Agreement. The order is turned around: count what stands after the verb.
! The subject follows the verb and has two parts, “a ticket for a concert that never took place and the key to a door”; two things take <i>are</i>.
## 89 Low -0.7
Last year the school’s gardeners planted forty kinds of beans. This year they ______ to see which of them will grow again from seed that was saved.
= hope
- tense-shift | hoped | “This year” and “will grow” set the time in the present, so the past does not fit.
- fragment-by-participle | hoping | The sentence needs a full verb for “they,” and an -ing form is none. An -ing form only looks like a verb of the sentence.
- agrees-with-nearest-noun | hopes | “Year” is singular and near, but the subject is “they,” which is plural and stands right before the blank.
> Tense and agreement. The words “This year” give the time, and “they” the number.
! The second sentence begins “This year they,” in the present and the plural, and looks to what “will grow again from seed”: <i>hope</i>.
## 90 Medium 0.3
Noticing that the ink had faded from brown to yellow in one corner only, ______ The corner, it turned out, had lain for decades beneath a window.
= the conservator asked where the letter had been kept.
- dangling-modifier | the letter was traced to where it had been kept. | The opening phrase would say that the letter noticed its own ink. We understand what is meant, but the words say something else.
- dangling-modifier | a question was asked about where the letter had been kept. | The opening phrase would say that the question noticed the ink. The meaning can be guessed, yet the grammar gives the phrase to the wrong noun.
- modifier-there-is | it was asked where the letter had been kept. | “It was asked” hides the person who asks; the phrase “Noticing that the ink had faded” is left with nobody to describe.
> Modifier. Who noticed the ink? That person must stand right after the comma.
! “Noticing that the ink had faded” describes someone who can notice, and only <i>the conservator</i> is a person.
## 91 High 1.0
The violinists’ union and the orchestra’s managers, who had not spoken since the strike, ______ to settle the matter by a vote of the audience, which will find the ballots inside its programs.
= have agreed
- agrees-with-nearest-noun | has agreed | “Has” goes with “strike,” which is singular and near, but the subject is the union and the managers, two parties joined by “and.”
- fragment-by-participle | agreeing | The “who” clause has its own verb; the main sentence would have none. The ear may accept it, but every sentence needs a full verb.
- agrees-with-nearest-noun | agrees | “Agrees” is an -s form and goes with “strike,” a singular, but the subject is two parties, the union and the managers.
> Agreement. The subject has two parts joined by “and”; the “who” clause does not count.
! The subject is “The violinists’ union and the orchestra’s managers,” two parties, so the verb is plural: <i>have agreed</i>.
## 92 Medium 0.2
Ibn Battuta set out from Tangier in 1325, at the age of twenty-one, meaning to go to Mecca and come home. By the time he ______ to Morocco for good, he had traveled more than a hundred thousand kilometers.
= returned
- tense-shift | returns | The present does not fit a journey told in the past (“set out,” “had traveled”).
- tense-shift | will return | “Will return” is a future form, but the return lies in the past, long before now.
- perfect-for-past | has returned | It too looks back on something finished, but from now; the story looks back from a moment in the past, as “had traveled” shows.
> Tense. “By the time he … he had traveled”: the earlier action is in the past perfect, the later one in the simple past.
! The travels came first, “he had traveled more than a hundred thousand kilometers”; the later event takes the simple past, <i>returned</i>.
`
