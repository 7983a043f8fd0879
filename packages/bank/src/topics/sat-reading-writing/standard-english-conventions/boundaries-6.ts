import { questions } from '../marked.ts'

export const boundaries6 = questions('boundaries')`
## 85 Medium 0.2
Honey never spoils if it is kept dry, but it does change. Over months the sugar in it forms crystals, and the honey turns cloudy and ______ a jar that has done so can be made clear again by standing it in warm water.
= stiff;
- comma-splice | stiff, | The second part brings the remedy and seems to go straight on, but it is a complete sentence, and a comma alone cannot join it.
- run-on | stiff | Without a mark the reader takes “stiff a jar” together, and two complete sentences run into one.
- however-as-conjunction | stiff, however, | “However” may show the contrast, but it is an adverb; between commas it leaves two complete sentences spliced.
> Boundaries. Both sides have a subject and a verb; choose a mark as strong as a period.
! “the honey turns cloudy and” stiff ends one sentence; “a jar that has done so can be made clear again” begins another, so a semicolon fits.
## 86 High 1.0
The earliest known recipe for a cake of the kind eaten at the festival, written on the back of a tax ______ calls for two hundred eggs and gives no instructions at all.
= receipt,
- missing-comma-at-seam | receipt | The comma before “written” opens an aside, and the aside has to be closed before the verb “calls.”
- unbalanced-pair | receipt— | The aside opens with a comma after “festival,” so it may not close with a dash; the two marks must match.
- colon-after-fragment | receipt: | A colon must follow a complete sentence, and up to this point there is only a subject with an aside.
> Boundaries. Take out the words that begin with “written”; how does the aside open, and how must it close?
! The main sentence is “The earliest known recipe” with its verb in “calls for two hundred eggs”; the aside between them opens with a comma and closes with one.
## 87 Medium 0.3
Glaciers grind rock into a powder so fine that it floats. Carried into lakes by streams, the powder scatters sunlight and gives the water its milky ______ travelers in the Rocky Mountains and the Andes alike have taken it for paint.
= turquoise;
- comma-splice | turquoise, | Travelers’ impressions follow naturally, but both sides are complete sentences, and a comma by itself is too weak.
- run-on | turquoise | Nothing stops the reader between the color and the travelers, and two complete sentences run together.
- mark-and-conjunction | turquoise; and which | The semicolon alone would be right; “and which” makes the second part a piece that cannot stand by itself.
> Boundaries. Look for the second subject and verb, “travelers … have taken,” and pick the mark.
! “the powder scatters sunlight and gives the water its milky” turquoise is complete, and so is “travelers in the Rocky Mountains and the Andes alike have taken it for paint.”
## 88 Low -0.8
The first public library on wheels in the county was a wagon drawn by two horses. It carried two hundred books, a stove, and a ______ who also repaired clocks.
= librarian
- semicolon-with-fragment | librarian; | A semicolon cannot part a noun from the clause that describes it, and the clause is no sentence by itself.
- colon-after-fragment | librarian: | A colon announces an explanation or a list; the “who” clause belongs to the noun and is neither.
- period-makes-fragment | librarian. One | A period ends the list, but “One who also repaired clocks” would be left over as a fragment.
> Boundaries. The “who” clause tells which librarian; see whether any mark is needed.
! The wagon carried “two hundred books, a stove, and a” librarian; the words “who also repaired clocks” say what kind of librarian, so no mark is needed.
## 89 High 1.2
The mathematician Sophie Germain, barred from the lectures of a school in Paris because she was a woman, obtained the notes of the ______ them under the name of a former student, and handed in work that astonished its teachers.
= courses, studied
- mixed-list-marks | courses studied | The third item has its comma, but the sentence lists three things that she did; without a comma after the first, two run together.
- semicolon-with-fragment | courses; studied | A semicolon needs a complete sentence after it, and “studied them” has no subject of its own.
- comma-splice | courses, she studied | With “she,” the words “she studied them” make a complete sentence, and a comma alone joins it to the one before.
> Boundaries. The subject has three verbs in a row; the items of such a list are set apart by commas.
! She “obtained the notes of the” courses, <i>studied</i> them, and “handed in work that astonished its teachers”: three verbs, set apart by commas.
## 90 Medium 0.1
Bamboo is a grass, not a tree, though its stems are used for scaffolding in some cities. Some kinds grow almost a meter in a single ______ making them the fastest-growing plants on Earth.
= day,
- semicolon-with-fragment | day; | The last part has no full verb, only “making,” so it cannot stand after a semicolon.
- period-makes-fragment | day. | A period would leave the words from “making” on as a fragment without a subject or a full verb.
- run-on | day | A phrase with “making” that comments on the whole sentence has to be set off by a comma.
> Boundaries. The last part begins with an -ing form: it is a phrase, not a sentence.
! “Some kinds grow almost a meter in a single” day is complete; “making them the fastest-growing plants on Earth” is a phrase that comments on it and takes a comma.
## 91 High 1.1
Three objects were found in the walled-up room: a chair with its back to the door, a ______ in a language that none of the archaeologists could read, and a bowl of walnuts.
= letter
- comma-between-subject-and-verb | letter, | A comma would make the letter one item and leave “in a language …” as another; the phrase belongs to the letter.
- semicolon-with-fragment | letter; | The items before it make a semicolon look possible, but what follows, “in a language …”, is no sentence; it belongs to the letter.
- colon-after-fragment | letter: | A colon already introduces the list; a second one has no complete sentence before it.
> Boundaries. Count the objects: three. The words after the blank describe the second one.
! The room held “Three objects”; “in a language that none of the archaeologists could read” tells what kind of letter, so nothing parts the two.
## 92 Medium 0.4
Some songbirds learn only the songs of their own kind. Mockingbirds are less ______ a single male may copy two hundred sounds, among them the calls of other birds, the creak of a gate, and the ring of a telephone.
= particular:
- comma-splice | particular, | The examples follow so quickly that a comma seems enough, but both sides are complete sentences.
- run-on | particular | Without a mark the reader takes “particular a single male” together, and two sentences run into one.
- semicolon-with-fragment | particular; because | “Because” makes the second part dependent, and a semicolon has to be followed by a complete sentence.
> Boundaries. The second sentence shows what the first means; which mark says “namely”?
! “Mockingbirds are less” particular is complete, and “a single male may copy two hundred sounds” explains it; a colon introduces an explanation.
## 93 High 1.3
The manager of the orchard, who had lost half her cherries in a wet year, insisted that the trees be pruned in ______ however cold it was; cuts made in spring, she said, invite disease.
= winter,
- semicolon-with-fragment | winter; | “However” often follows a semicolon, but here it means “no matter how,” and “however cold it was” is no complete sentence.
- period-makes-fragment | winter. | The words “however cold it was” would begin a new sentence that ends at the semicolon without being complete.
- colon-after-fragment | winter: | A colon announces an explanation or a list, and “however cold it was” explains nothing; it only adds a circumstance.
> Boundaries. Does “however” mean “but” here or “no matter how”? That decides the mark.
! In “however cold it was,” the word means <i>no matter how</i>, and the clause leans on “the trees be pruned in” winter; a comma sets it off.
## 94 Medium 0.0
By 1969 the artist Corita ______ whose bright prints had made her one of the best-known nuns in the United States, had left her order and was living in Boston.
= Kent,
- missing-comma-at-seam | Kent | The clause that begins with “whose” is extra and ends in a comma; it needs a comma in front as well.
- unbalanced-pair | Kent— | The aside closes with a comma before “had left,” so a dash at its beginning does not match.
- period-makes-fragment | Kent. Someone | A new sentence would have to begin here, and a period leaves the artist’s name without any verb.
> Boundaries. The aside runs from “whose” to the comma before “had left.”
! “whose bright prints had made her one of the best-known nuns in the United States” is an aside that closes with a comma, so it opens with one.
## 95 Medium 0.5
Cheese makers in the valley say that they can tell by the taste of the milk on which slope a cow has ______ whether the claim is true, no one had tested it until a chemist arrived with forty unlabeled cups.
= grazed. As for
- comma-splice | grazed, as for | A new statement begins here, and the comma would splice it to the first, which is complete.
- run-on | grazed as for | Without a mark, the opening of the second sentence is drawn into the end of the first.
- mark-and-conjunction | grazed; and | A semicolon beside “and” is a joint too many, and the words “whether the claim is true” are left with nothing to lean on.
> Boundaries. Find where the second statement begins, and what opens it.
! “they can tell by the taste of the milk on which slope a cow has” grazed ends a sentence; “no one had tested it” is the next, opened by a phrase about “whether the claim is true.”
## 96 Medium 0.3
For the Inca, a bridge of grass rope was not a thing built once. Each of the villages that shared it owed the state a certain length of ______ every year, the old bridge was cut down and a new one hung in its place.
= rope, and
- comma-splice | rope, | Two complete sentences stand here side by side, and the comma needs a joining word.
- run-on | rope and | The joining word is right, but between two complete sentences it needs a comma in front of it.
- mark-and-conjunction | rope; and that | The semicolon alone would do; with “and that,” the second part becomes a piece without a main clause.
> Boundaries. Both parts are complete; choose the comma that has a joining word beside it.
! “Each of the villages that shared it owed the state a certain length of” rope and “the old bridge was cut down and a new one hung” are both complete.
## 97 High 1.4
Whether the painter knew that her canvases would darken with ______ a question that restorers have argued about for a century. Her letters mention varnish only once, and then to complain of its price.
= age is
- comma-between-subject-and-verb | age, is | The whole clause that begins with “Whether” is the subject; it is long, but a comma may not part it from its verb.
- semicolon-with-fragment | age; this is | A semicolon needs a complete sentence before it, and the clause that begins with “Whether” is none.
- colon-after-fragment | age: it is | A colon too must follow a complete sentence, and a clause that begins with “Whether” cannot stand alone.
> Boundaries. What is the subject of “is”? If it is the whole first clause, no mark may follow it.
! “Whether the painter knew that her canvases would darken with” age is the subject, and “a question that restorers have argued about” completes the verb.
## 98 Medium 0.2
Elevators existed long before people trusted them. In 1854 Elisha Otis had himself lifted high above a crowd in New York, ordered the rope to be ______ stayed where he was, held by a brake that he had invented.
= cut, and
- mixed-list-marks | cut, | A list of three verbs needs a joining word before the last; a comma alone leaves it unfinished.
- semicolon-with-fragment | cut; and | What follows has no subject of its own, so it is no complete sentence and cannot follow a semicolon.
- run-on | cut | Without comma and joining word, “cut stayed” stands as one, and the list of three actions breaks off.
> Boundaries. One subject, three verbs: had himself lifted, ordered, stayed. How does a list of three end?
! Otis “had himself lifted high above a crowd,” “ordered the rope to be” cut, and “stayed where he was”: the last of three verbs takes a comma with <i>and</i>.
## 99 Low -0.6
Ravens have been seen sliding down snowy roofs on their backs. There is no food to be had in this ______ nothing else seems to be gained by it, either.
= way, and
- comma-splice | way, | A comma alone cannot join two complete sentences, however closely the two thoughts about the ravens are related.
- run-on | way | One sentence ends after “way,” and without a mark the next one runs into it.
- mark-and-conjunction | way; because | A semicolon has to be followed by a complete sentence; “because” makes the second part dependent, and it gives no reason here.
> Boundaries. Test each side; then look for comma and joining word together.
! “There is no food to be had in this” way is complete, and so is “nothing else seems to be gained by it, either”; a comma with <i>and</i> joins them.
## 100 High 1.1
To the visitor the market seems to have no order; to the ______ who can find a given pepper blindfolded, it is as plain as an alphabet.
= sellers,
- missing-comma-at-seam | sellers | There is only one group of sellers, so the “who” clause is extra; it ends in a comma and must begin with one.
- unbalanced-pair | sellers— | The aside closes with a comma after “blindfolded,” so a dash in front does not match.
- semicolon-with-fragment | sellers; | The words “to the sellers” are only an opening phrase, and no semicolon may stand after them.
> Boundaries. The aside ends in a comma after “blindfolded”; find the mark that opens it.
! “who can find a given pepper blindfolded” is an aside about the sellers; it closes with a comma and therefore opens with one.
## 101 Medium 0.4
The novel is praised by sailors for its account of a storm. It was written in ______ twelve years, that is, before its author, a schoolteacher in a mountain village, first saw the sea.
= 1911,
- semicolon-with-fragment | 1911; | What follows is a phrase that explains the date and has no verb of its own, so it cannot stand after a semicolon.
- period-makes-fragment | 1911. | After a period, “twelve years, that is, before its author” saw the sea would be left as a fragment.
- run-on | 1911 | Without a mark, the number and the words “twelve years” collide, and the explanation is not set off.
> Boundaries. The last part explains the date and has no verb: a phrase, not a sentence.
! “It was written in” 1911 is complete; “twelve years, that is, before its author” saw the sea only explains the date and is set off by a comma.
## 102 High 1.0
Nobody had expected the small museum to win the prize, ______ its director, who had not prepared a speech, read the audience a list of the objects that visitors ask about most.
= so
- however-as-conjunction | therefore, | “Therefore” has the right sense, but it is an adverb; after a comma it leaves two complete sentences spliced.
- however-as-conjunction | thus | “Thus” cannot join sentences any more than “therefore” can; the comma before it makes a splice.
- mark-and-conjunction | and because | “And” would join the sentences, but “because” then makes the second one dependent, and no main clause follows.
> Boundaries. A comma stands before the blank and complete sentences on both sides: only a true joining word fits.
! “Nobody had expected the small museum to win the prize” is complete, and so is the part with “read the audience a list”; after a comma, <i>so</i> can join them.
## 103 Medium 0.1
A hummingbird’s heart beats more than a thousand times a minute when the bird is active. On cold nights the bird saves energy by letting its body cool and its heart slow to fewer than a hundred ______ in this state it may appear to be dead.
= beats;
- comma-splice | beats, | The last statement follows from the one before, but it is a complete sentence, and a comma alone cannot hold it.
- run-on | beats | Without a mark the reader goes straight from “beats” to “in this state,” and two sentences run together.
- semicolon-with-fragment | beats; which | With “which,” the part after the semicolon is no longer a complete sentence, and it has two subjects.
> Boundaries. “It may appear to be dead” has subject and verb: two complete sentences meet at the blank.
! “On cold nights the bird saves energy” opens one complete sentence, and “in this state it may appear to be dead” is another; a semicolon parts them.
## 104 High 1.2
The library lends seeds as well as books. In spring, members take home a packet of beans or ______ in the fall, if all goes well, they bring back twice as many.
= squash;
- comma-splice | squash, | Spring and fall make a pair, but each half is a complete sentence, and a comma cannot join them alone.
- comma-between-subject-and-verb | squash, and, then | The comma with “and” would join the sentences, but the comma after “and” and the added “then” break the joint.
- run-on | squash | Without a mark, “squash in the fall” is read together, as if the squash were taken home in the fall.
> Boundaries. Two seasons, two complete sentences; choose the mark between them.
! “members take home a packet of beans or” squash is complete, and so is “they bring back twice as many”; a semicolon sets them side by side.
## 105 Medium 0.3
Among the papers in the trunk were three wills, each in a different hand; a map of a mine, folded ______ and a child’s drawing of a horse.
= small;
- commas-inside-and-between | small, | The items of this list are parted by semicolons because the first two contain commas; the second must end in a semicolon too.
- mixed-list-marks | small | Without a mark, the map and the drawing run together, and the list loses its last division.
- mixed-list-marks | small— | The items before are parted by a semicolon, and a dash in front of the last one does not match it.
> Boundaries. Look at the mark after the first item and use the same one after the second.
! The first item, “three wills, each in a different hand,” ends in a semicolon, since items have commas of their own; the second, “a map of a mine, folded” small, takes one too.
## 106 High 1.3
The theory that the two alphabets are related rests on a single letter, the one for <em>m</em>. That letter, it must be ______ has nearly the same form in a dozen alphabets that are certainly not related at all.
= said,
- missing-comma-at-seam | said | “It must be said” interrupts the sentence after a comma; without a second comma the subject is cut off from its verb.
- unbalanced-pair | said— | A dash does mark an interruption, but this one opens with a comma, so it cannot close with a dash.
- colon-after-fragment | said: | Speech is often introduced by a colon, but here “it must be said” is an aside, and the sentence before it is not complete.
> Boundaries. Leave the aside out and read: “That letter has nearly the same form.” How does the aside open?
! “it must be” said stands between the subject “That letter” and its verb in “has nearly the same form”; a comma opens the aside, and a comma closes it.
## 107 Medium 0.2
Most of the world’s lemons were once grown on the terraces above Lake Garda, or so local people ______ in winter, each tree was covered by a little house of wood and glass.
= say;
- comma-splice | say, | The second statement begins with “in winter” and is complete; a comma alone cannot join it to the first.
- run-on | say | Without a mark one reads “so local people say in winter,” which ties the season to the wrong sentence.
- mark-and-conjunction | say, and in that | The comma with “and” would do, but “in that” makes a conjunction that the rest of the sentence does not fit.
> Boundaries. Which sentence does “in winter” belong to? Put a strong mark before it.
! “or so local people” say ends the first sentence; “each tree was covered by a little house of wood and glass” is the second, and “in winter” opens it.
## 108 High 1.0
The drummer practiced on a rubber pad so as not to wake her ______ they, who had loved to hear her play, thought that she had given up music.
= neighbors, and
- comma-splice | neighbors, | A comma by itself cannot join two complete sentences, though the misunderstanding follows at once.
- run-on | neighbors and | Between two complete sentences the joining word needs a comma; without it “neighbors and they” seems to be one group.
- run-on | neighbors | Without a mark, “her neighbors they” runs together, and the reader loses the start of the second sentence.
> Boundaries. The second part has its own subject, “they,” and its own verb, “thought.”
! “The drummer practiced on a rubber pad” is complete, and so is the part in which “they” are the subject of “thought that she had given up music.”
## 109 Medium 0.0
Chameleons do not change color mainly in order to hide. A calm male is green or ______ when a rival comes near, he turns bright yellow or red within minutes.
= brown;
- comma-splice | brown, | The two states stand in contrast, but each is told in a complete sentence, and a comma alone is a splice.
- run-on | brown | Without a mark, “green or brown when a rival comes near” says that he is brown in that case, which is wrong.
- dependent-stands-alone | brown. Although | A new sentence may well begin here, but “Although” makes what follows dependent, and no main clause comes after it.
> Boundaries. Two complete sentences: a calm male, and a male whose rival comes near.
! “A calm male is green or” brown is complete; “when a rival comes near, he turns bright yellow or red” is the next sentence, so a semicolon parts them.
## 110 High 1.4
The guild forbade its members to do three things: to work by candlelight, which strained the ______ to sell on market days; and to teach the craft to anyone outside the town.
= eyes;
- commas-inside-and-between | eyes, | The first item has a comma of its own, so the items are parted by semicolons, as after “market days.”
- mixed-list-marks | eyes, and | “And” would come too early in a list of three, and a comma does not match the semicolon before the last item.
- mixed-list-marks | eyes: | A colon has already introduced the list; between its items a semicolon is needed, as after the second.
> Boundaries. See how the second and third items are parted; the first and second must be parted in the same way.
! After “to sell on market days” stands a semicolon; the first item, “to work by candlelight, which strained the” eyes, ends in one too.
## 111 Medium 0.4
The bridge was closed for repairs in May. In ______ the city’s engineers found that its cables were sounder than those of the bridge that was to replace it.
= June, however,
- semicolon-with-fragment | June; however, | “However” often follows a semicolon, but a complete sentence must stand before it, and “In June” is only an opening phrase.
- missing-comma-at-seam | June, however | “However” interrupts the sentence and is set off on both sides; here the second comma is missing.
- missing-comma-at-seam | June however, | “However” interrupts the sentence and is set off on both sides; here the first comma is missing.
> Boundaries. “However” stands inside one sentence here: it is an aside.
! In the sentence whose main part is “the city’s engineers found that its cables were sounder,” the word <i>however</i> only interrupts, so it stands between two commas.
## 112 High 1.1
Scientists long believed that dinosaurs dragged their ______ that is how they were shown in museums until about 1970, when trackways without any mark of a tail persuaded curators to lift them.
= tails, and
- comma-splice | tails, | The display follows from the belief, but the two are complete sentences; a comma alone is too weak.
- run-on | tails | Nothing stops the reader after “tails,” and the two complete sentences run into each other.
- semicolon-with-fragment | tails; which | With “which,” the second part has two subjects, and it is no longer a complete sentence after the semicolon.
> Boundaries. “That is how they were shown” has subject and verb: it is a second sentence.
! “Scientists long believed that dinosaurs dragged their” tails is complete, and so is “that is how they were shown in museums”; a comma with <i>and</i> joins them.
## 113 Medium 0.2
The island has no rivers, and its few wells turned salty a century ago. Every drop of its drinking water is either collected from ______ made from the sea.
= roofs or
- comma-between-subject-and-verb | roofs, or, | The commas break up the pair “either … or,” whose two parts belong to one verb.
- semicolon-with-fragment | roofs; or | A second possibility follows, but the words “made from the sea” are no complete sentence and cannot follow a semicolon.
- dash-splits-clause | roofs—or— | Dashes would make the “or” an interruption, but it joins the two halves of “either … or.”
> Boundaries. “Either … or” joins two parts of one sentence; no mark is needed.
! The water “is either collected from” roofs or “made from the sea”: two participles joined by “either” and <i>or</i> take no mark.
## 114 Medium 0.5
The physicist Lise Meitner had to leave Berlin in 1938 with two small suitcases. Within months, walking in the snow with her nephew, Otto ______ she worked out how an atom’s nucleus could split.
= Frisch,
- missing-comma-at-seam | Frisch | The name renames “her nephew” between commas, and the opening phrase ends here as well; a comma is needed before “she.”
- semicolon-with-fragment | Frisch; | What stands before the blank is only an opening phrase, so no semicolon may follow it.
- period-makes-fragment | Frisch. | A period would leave “Within months, walking in the snow with her nephew” as a fragment without a main verb.
> Boundaries. Find the main subject and verb, “she worked out”; all that comes before is an opening phrase.
! The phrase “walking in the snow with her nephew” is closed by the name and a comma, after which “she worked out how an atom’s nucleus could split” begins.
## 115 High 1.2
Ask a child to draw the sun, and it will be ______ ask an astronomer, and you will be told that sunlight, with all its colors mixed, is white.
= yellow;
- comma-splice | yellow, | The two requests form a neat pair, but each is a complete sentence; a comma alone would splice them.
- comma-between-subject-and-verb | yellow, but, | A comma with “but” would join the halves, but the comma after “but” cuts it off from its clause.
- run-on | yellow | Without a mark after the color, the second request runs into the first, and two sentences become one.
> Boundaries. Each half is a command with a result; they are two complete sentences.
! “Ask a child to draw the sun, and it will be” yellow is complete, and “ask an astronomer, and you will be told” is too; a semicolon balances them.
## 116 Medium 0.3
Ships built of reed can cross open water, as several modern voyages have shown. What such voyages cannot show is whether anyone in the distant past ever made ______
= them.
- question-mark-in-statement | them? | “Whether” introduces a question that is only reported, so the sentence is a statement and ends in a period.
- colon-after-fragment | them: | A colon announces something that is still to come, and nothing follows; the sentence has come to its end.
- dash-splits-clause | them— | A dash opens an aside or a final turn, and nothing comes after it here.
> Boundaries. Is the question asked directly, or is it part of a statement?
! “What such voyages cannot show is whether anyone in the distant past ever made” them is a statement; it reports a question and takes a period.
`
