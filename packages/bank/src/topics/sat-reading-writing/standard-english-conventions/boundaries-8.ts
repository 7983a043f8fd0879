import { questions } from '../marked.ts'

export const boundaries8 = questions('boundaries')`
## 150 Medium 0.5
Seen from a hotel balcony, the mosaic pavement that runs for miles along Rio de Janeiro’s Copacabana Beach looks like an enormous painting, and in a sense it is one: ______ who planned its abstract designs around 1970, had been trained as a painter.
= landscape architect Roberto Burle Marx,
- comma-around-needed-words | landscape architect, Roberto Burle Marx, | Names are often extra, but “landscape architect” has no “the” before it and serves as a title; a comma on each side of the name makes it removable.
- missing-comma-at-seam | landscape architect Roberto Burle Marx | The “who” clause about a man already named is extra and ends in a comma after “1970”; here nothing at all marks where it begins.
- unbalanced-pair | landscape architect, Roberto Burle Marx | A comma stands before the name, where the title needs none, and the one that must open the “who” clause, before “who,” is left out.
> Boundaries. Two seams: between the title and the name, and between the name and the “who” clause. Judge each by itself.
! A title without an article runs straight into the name. The clause “who planned its abstract designs around 1970” only adds something about him and closes with a comma, so a comma opens it.
## 151 Medium 0.3
In the nineteenth century, hereditary deafness was so common in some villages of Martha’s Vineyard, off the coast of Massachusetts, that hearing neighbors grew up signing as well as speaking. Being deaf was no obstacle to ordinary ______ a deaf farmer could bargain, gossip, and speak up at a town meeting without an interpreter.
= life; in fact,
- however-as-conjunction | life, in fact, | “In fact” with a comma on either side is an adverb, not a joining word like “and,” so it cannot hold two complete sentences together.
- comma-splice | life in fact, | The only mark is the comma after “in fact,” and both what precedes it and what follows, “a deaf farmer could bargain,” are complete.
- run-on | life in fact | Nothing at all shows where “Being deaf was no obstacle” ends and where the second statement, about the farmer, begins.
> Boundaries. Test both sides for a subject and a verb, and ask whether “in fact” can join them.
! “Being deaf was no obstacle to ordinary” life is complete, and so is “a deaf farmer could bargain, gossip, and speak up at a town meeting”; a semicolon stands before the adverb, a comma after it.
## 152 Medium 0.2
Breathing, for a dolphin, is a deliberate act, so an animal that slept as soundly as a person does would drown. The dolphin’s way out of this difficulty is to rest by ______ one side of the brain sleeps while the other stays alert and decides when to come up for air.
= halves:
- comma-splice | halves, | The second statement follows closely on the first, but each has a subject and a verb of its own, which is too much for a comma.
- run-on | halves | With no mark here the reader goes straight from “rest by halves” into “one side of the brain sleeps,” as if it were all one statement.
- semicolon-with-fragment | halves; whereby | A semicolon could part two sentences, but “whereby” turns the second into a dependent clause, which cannot stand on its own.
> Boundaries. The words on the right tell what is meant on the left; check that both are complete, then choose.
! “to rest by” halves ends a complete sentence, and “one side of the brain sleeps while the other stays alert” says what resting by halves means: a colon introduces it.
## 153 Medium -0.1
The Turk, a cabinet topped by a turbaned figure that was first shown in Vienna in ______ chess players across Europe and America for more than half a century. The secret of the supposed machine was a strong human player, folded up among the gears.
= 1770, beat
- missing-comma-at-seam | 1770 beat | The words about the cabinet are an aside that opens with a comma after “The Turk”; without any mark before “beat,” the aside never ends.
- unbalanced-pair | 1770—beat | A dash may close an aside, but only one that was opened by a dash; this one opens with the comma after “The Turk.”
- semicolon-with-fragment | 1770; beat | The pause is real, but neither side of a semicolon would be complete here: the left has no main verb, and the right has no subject.
> Boundaries. Find the subject and the main verb; what stands between them opens with a comma after “The Turk.”
! Without the aside one reads that the Turk beat “chess players across Europe and America”; the aside from “a cabinet topped by a turbaned figure” on opens with a comma and must close with one.
## 154 Medium 0.1
Few materials have ever demanded more patience than sea silk. The thread—spun from the beard of fibers by which a large Mediterranean clam anchors itself to the ______ so hard to come by that a pair of gloves took the beards of dozens of animals, and so fine, it was said, that the gloves could be folded into a walnut shell.
= seabed—was
- unbalanced-pair | seabed, was | A comma is a usual way to end an aside, but this one is opened by the dash after “The thread,” and the two marks have to match.
- missing-comma-at-seam | seabed was | With no mark at all before “was,” the aside that begins at “spun” runs on into the main sentence.
- semicolon-with-fragment | seabed; was | A semicolon marks a break, but the words after it, “was so hard to come by,” have no subject and make no sentence.
> Boundaries. An aside has been opened; look back at the mark that opened it.
! The main sentence says that the thread was “so hard to come by that a pair of gloves took the beards of dozens of animals”; the aside after “The thread” opens with a dash and has to close with one.
## 155 Medium 0.3
Where neighbors live within sight of each other but a long climb apart, people have sometimes learned to whistle whole sentences. Such languages are still in use on La Gomera, in the Canary ______ in Kuşköy, a village in the mountains of northern Turkey; and in parts of Oaxaca, a state in southern Mexico.
= Islands;
- commas-inside-and-between | Islands, | Places are often listed with commas, but each of these three comes with a comma of its own, after “La Gomera,” “Kuşköy,” and “Oaxaca.”
- mixed-list-marks | Islands | No mark stands between the first place and the second here, although a semicolon separates the second from the third.
- colon-after-fragment | Islands: | A colon would make the other two places explain the first, but they are two more items of the same list.
> Boundaries. Count the items of the list, and look at the mark before the last of them.
! Three places are listed, each with words of its own set off by a comma, and the mark before the last, “and in parts of Oaxaca,” is a semicolon; the first item needs the same.
## 156 High 1.1
The lens that Augustin Fresnel designed for French lighthouses in the 1820s did the work of a huge block of glass with rings of slender ______ so that each bent the lamp’s light in the same direction, the rings sent out one narrow beam that sailors could see from more than thirty kilometers away.
= prisms. Angled
- comma-splice | prisms, angled | The phrase with “angled” could follow “prisms,” but then only the comma after “direction” would stand between two complete sentences.
- extra-finite-verb | prisms. They were angled | The period is right, but “were angled” makes a full sentence of the phrase, and no word joins it to “the rings sent out.”
- run-on | prisms angled | Without any mark at this spot, the statement about the lens flows into a phrase that belongs to the one about “the rings.”
> Boundaries. The words “the rings sent out one narrow beam” are a sentence; does the phrase before them belong to it or to the one about the lens?
! The first sentence is complete at “rings of slender” prisms. The phrase with <i>angled</i> describes “the rings,” the subject right after the comma, so the new sentence begins with it.
## 157 Medium -0.2
City planners once assumed that summer nights would cool a downtown as fast as they cool a meadow. Because asphalt and brick take in heat all day and give it back slowly after ______ temperatures between tall buildings may stay several degrees above those of the countryside until dawn.
= dark,
- missing-comma-at-seam | dark | The opening clause is long and ends just before “temperatures”; with no mark there, one reads on as if it were “dark temperatures.”
- semicolon-with-fragment | dark; | “Because” makes everything up to this point dependent, so the part on the left of a semicolon would not be a sentence.
- mark-and-conjunction | dark, and | The comma is right, but “Because” already ties the clause to the main sentence; a joining word after it is one too many.
> Boundaries. “Because” opens a clause; find where it ends and where the subject of the main sentence begins.
! The clause “Because asphalt and brick take in heat all day” and so on leans on “temperatures between tall buildings may stay several degrees above those of the countryside”: a comma marks the seam.
## 158 Medium 0.4
A Javanese gamelan is an orchestra of bronze. Large hanging gongs mark the slow cycles of a piece, while keyed ______ the saron and the gendèr carry its melodies, often the same one at two or three speeds at once.
= instruments such as
- unbalanced-pair | instruments, such as | The comma would open an aside, but none closes it before “carry,” and the names are needed to say which instruments are meant.
- colon-after-fragment | instruments such as: | A colon seems to announce the names, but what stands before it is only a subject with “such as,” not a complete sentence.
- comma-between-subject-and-verb | instruments such as, | A pause is easily heard after “such as,” but the words lead straight to the names that belong to them, and a comma would part the two.
> Boundaries. Read on to the verb “carry.” If an aside were opened here, where would it close?
! “keyed” instruments such as “the saron and the gendèr” is one subject, whose verb is “carry”; no mark stands inside it, and none is there to close an aside.
## 159 Medium 0.2
Chicks only a few days old prefer the larger of two groups of toys. To find out ______ researchers let each chick watch as toys vanished one by one behind two screens; the animal then had to choose a screen without seeing what was there.
= how chicks judge amounts,
- question-word-order | how do chicks judge amounts, | The comma is right, but “do” keeps the order of a question that is asked directly, and this one is only the object of “find out.”
- question-mark-in-statement | how chicks judge amounts? | The order of the words is that of a statement, as it should be; the mark at its end treats half of the sentence as a question.
- question-mark-in-statement | how do chicks judge amounts? | Both the helping verb “do” and the mark belong to a direct question, but “To find out” only reports what the researchers wished to know.
> Boundaries. Does the sentence ask something, or does it tell what somebody wished to find out?
! “To find out” takes the question as its object, so it has the order of a statement; the opening phrase ends in a comma before the subject, “researchers.”
## 160 Medium 0.3
Outside the bower in which he courts, a male great bowerbird lays out stones and bones by size, the small ones nearest and the large ones farthest away, so that the court seems shorter than it is. In one study, ______ have been found to win more mates than their neighbors.
= males that keep the steadiest order
- comma-around-needed-words | males, that keep the steadiest order, | Two commas would make the clause removable, and the sentence would then say that all males win more mates than their neighbors.
- comma-between-subject-and-verb | males that keep the steadiest order, | After so long a subject one wants to pause, but the single comma at its end parts “males” from the verb “have been found.”
- unbalanced-pair | males, that keep the steadiest order | One comma opens an aside after “males,” and no second one closes it; besides, the clause says which males are meant.
> Boundaries. Leave the clause out: is it still clear which males are meant?
! Males are compared with “their neighbors,” who are males too, so the clause is needed to say which “have been found to win more mates”; it takes no commas.
## 161 Medium 0.0
Solresol, a language devised in France in the nineteenth century, builds every word out of only seven syllables, the names of the notes of the ______ it can be spoken, sung, played on a violin, knocked on a wall, or flashed with colored lamps.
= scale, yet
- comma-splice | scale, | The comma stands alone between “Solresol … builds every word” and “it can be spoken,” which are both complete; a joining word is missing.
- run-on | scale yet | The joining word is there, but with no mark in front of it two complete sentences run together, and one reads “the scale yet it.”
- mark-and-conjunction | scale; yet, | The semicolon is a strong mark beside “yet,” and the comma after “yet” cuts the joining word off from its own clause.
> Boundaries. Both sides are complete sentences; how much is needed to join them, and where?
! The first sentence runs to “the names of the notes of the” scale, and “it can be spoken, sung, played on a violin” is complete as well; a comma with <i>yet</i> joins the two.
## 162 Medium 0.1
The dodo appears in most old pictures as a fat bird that could scarcely waddle. The pictures were often copied from one another or drawn from captive birds that had been fed too well. The few surviving ______ point to a slimmer, more upright animal that could have moved quickly through a forest.
= skeletons, however,
- semicolon-with-fragment | skeletons; however, | “However” often follows a semicolon, but only between two sentences; here the words before it are a subject that is still waiting for its verb.
- unbalanced-pair | skeletons, however | The adverb interrupts the sentence, and the comma in front of it has no partner before “point.”
- comma-between-subject-and-verb | skeletons however, | The one comma, after the adverb, falls between the subject and “point,” and nothing in front of “however” sets it off.
> Boundaries. Take “however” out of the sentence and look at what is left on both sides.
! “The few surviving” skeletons is the subject and “point to a slimmer, more upright animal” its verb; an adverb that interrupts the two is set off by a pair of commas.
## 163 Medium -0.1
In 1856 William Henry Perkin, an eighteen-year-old student in London, tried to make the medicine quinine from a substance found in coal tar. He failed at that, but in cleaning his flask he came upon ______ dye that soon put a color once reserved for the rich into every shop window.
= mauve, a purple
- semicolon-with-fragment | mauve; a purple | What follows the semicolon only renames the discovery; the one verb there, “put,” belongs to the “that” clause.
- period-makes-fragment | mauve. A purple | The words “A purple dye that soon put a color …” look like the start of a sentence, but as one they have no main verb.
- run-on | mauve a purple | With nothing between them, “mauve” and the words that rename it, “a purple dye,” run together.
> Boundaries. Look for a main verb in the words after the blank, outside the “that” clause.
! The sentence is complete at <i>mauve</i>; “dye that soon put a color once reserved for the rich into every shop window” is a noun with a clause, added to say what mauve is: a comma sets it off.
## 164 Medium 0.4
A navigator from the Caroline Islands carried no compass and no chart. Hundreds of miles from land, a course was held by signs of the sort that passengers tend to ______ points where certain stars rise, the slant of one swell across another, the direction in which terns fly at dusk.
= overlook—the
- run-on | overlook the | With no mark, the “points where certain stars rise” become the object of “overlook,” which already has “that” as its object.
- semicolon-with-fragment | overlook; the | A semicolon makes the break that is wanted, but the list on its right consists of nouns with their clauses and has no main verb of its own.
- period-makes-fragment | overlook. The | The statement about the course is complete, but a period would leave “The points … the slant … the direction” standing alone as a list.
> Boundaries. A complete sentence speaks of “signs,” and the signs follow; what kind of mark leads into them?
! “a course was held by signs of the sort that passengers tend to” overlook is complete; the list from “points where certain stars rise” on says which signs, and a dash may lead into it.
## 165 High 1.1
From the 1830s on, ice sawed out of ponds in Massachusetts was sold in Calcutta. Packed in sawdust, about half of a cargo outlasted the four months at ______ the ship at last came up the river, what remained was carried to a thick-walled house that could keep it frozen for a year.
= sea; when
- comma-splice | sea, when | The clause “when the ship at last came up the river” belongs to what follows, so two complete sentences are left with only commas between them.
- run-on | sea when | Unmarked, the clause seems to tell when the ice “outlasted” the voyage, and the second sentence is run together with the first.
- semicolon-with-fragment | sea; because when | The mark is right, but “because” makes the whole of the second part dependent, so that no complete sentence follows it.
> Boundaries. The words about the ship’s arrival belong to one of two sentences. Which one, and where does that sentence begin?
! “about half of a cargo outlasted the four months at” sea is complete. The arrival is the time at which “what remained was carried to a thick-walled house,” so the strong mark stands before <i>when</i>.
## 166 High 1.4
The names of many fabrics preserve the name of a city. Damask recalls ______ European merchants who bought the patterned silk there took the word home along with the cloth. Denim recalls Nîmes, in the south of France, and muslin recalls Mosul, although little of it was woven in that city.
= Damascus, for example; European
- however-on-the-wrong-side | Damascus; for example, European | Damask is the example of a fabric named after a city; the merchants are not one, since they only explain how the word traveled.
- however-as-conjunction | Damascus, for example, European | With a comma on each side, “for example” stands between two complete sentences but cannot join them as “and” would.
- comma-splice | Damascus, European | The example is clear even without a word for it, but a single comma is left between “Damask recalls Damascus” and what “merchants … took.”
> Boundaries. There are two complete sentences; decide which of them is an example of what the first line says.
! The example of “The names of many fabrics preserve the name of a city” is damask, so <i>for example</i> belongs to “Damask recalls”; a strong mark follows it, before the sentence in which merchants “took the word home along with the cloth.”
## 167 High 1.0
The old glassmaker’s will did not simply divide his workshop into equal parts. He left something to each of the people who had worked at his furnace: to his niece, the furnace and the ______ to the two journeymen, his molds; and to the apprentice, who had been with him for a month, the notebook in which every color was explained.
= tools;
- commas-inside-and-between | tools, | Items are often parted by commas, but each of these has a comma inside it, as “to his niece, the furnace” does.
- colon-after-fragment | tools: | The list has been announced by a colon already, and what stands since then is its first item, not a sentence that announces another.
- mixed-list-marks | tools and | The “and” of the list comes before its last item, after “molds;” here it would stand before the second, with no mark at all.
> Boundaries. How many heirs are listed, and which mark separates the second from the third?
! There are three items, and each contains a comma. The mark before “and to the apprentice, who had been with him for a month” is a semicolon, so the one before “to the two journeymen” is too.
## 168 High 1.4
The comet’s orbit was worked out by hand, in the winter of 1931, by three assistants of the astronomer Inés Calloway. A notebook shows how they divided the labor: her ______ measured the photographic plates, while the other two, who sat in separate rooms, carried out the same calculations and compared results at midnight.
= assistant Dov Perlman
- comma-around-needed-words | assistant, Dov Perlman, | Set off on both sides, the name would be extra, as if she had one assistant; the text speaks of “three,” so it has to say which.
- unbalanced-pair | assistant, Dov Perlman | A comma before the name opens an aside that nothing closes before “measured.” Either two commas or none could be right.
- comma-between-subject-and-verb | assistant Dov Perlman, | The name is rightly joined to “assistant,” but the comma after it comes between the subject and its verb, “measured.”
> Boundaries. How many assistants were there? Then ask whether the name is extra or says which one is meant.
! There were “three assistants of the astronomer Inés Calloway,” so “her” assistant alone would not say who “measured the photographic plates”; a name that is needed takes no commas.
## 169 High 1.2
For almost three centuries the tide mill at Penroth ground barley twice a day, whenever the sea ran out through its gates. It stopped for good on a December night in ______ great wheel, which had been patched more often than anyone could remember, torn from its axle by a drifting oak.
= 1912, its
- semicolon-with-fragment | 1912; its | The words after the semicolon sound like a sentence, but “had been patched” belongs to the “which” clause, and “torn” is only a participle.
- period-makes-fragment | 1912. Its | A fresh start would leave “Its great wheel … torn from its axle” on its own, with no main verb outside the “which” clause.
- mark-and-conjunction | 1912, and its | A comma with “and” would promise a second sentence, but for that “was torn” is needed; the joining word is one too many.
> Boundaries. Strike out the “which” clause after the blank: is there a full verb left for the wheel?
! Without the clause one reads “great wheel” and “torn from its axle by a drifting oak,” a noun with a participle, which is no sentence; a comma attaches it to the one before.
## 170 High 1.2
When the natural history museum in Halden cleared its attic in 1988, the staff found eleven crates of fossil ______ had been unpacked since a collector sent them from Patagonia in 1904. Two of the leaves inside turned out to belong to a family of trees that was thought never to have grown in South America.
= plants, none of which
- comma-splice | plants, none of them | “Them” begins a complete sentence, “none of them had been unpacked,” and only a comma stands between it and the one about the attic.
- semicolon-with-fragment | plants; none of which | “Which” ties the words to the sentence before and makes them dependent, so they cannot follow a semicolon.
- run-on | plants none of them | With no mark at all, the statement that the staff found crates flows into a second one, “none of them had been unpacked.”
> Boundaries. Compare “which” and “them”: which of the two makes a dependent clause, and what mark does each need?
! “the staff found eleven crates of fossil” plants is complete; with <i>which</i>, the words up to “had been unpacked since a collector sent them” make a dependent clause, and a comma sets it off.
## 171 High 1.3
Editors had hoped that the poet’s papers would yield a last collection. Her final notebook, begun in a hospital in Lagos and finished, if the dates on its pages can be trusted, on a night ______ train times, prices, and a recipe for soup, but not a single line of verse.
= train, contains
- missing-comma-at-seam | train contains | Two commas come before, but both belong to the aside about the dates; the longer aside, opened after “notebook,” still lacks its end.
- second-subject | train, it contains | The comma is in place, but “it” repeats “Her final notebook,” which is already the subject, and leaves it without a verb of its own.
- unbalanced-pair | train—contains | After so many commas another mark may look clearer, but the long aside was opened by a comma after “notebook,” not by a dash.
> Boundaries. One aside stands inside another. Pair off the commas, and see which of them is still open at the blank.
! The aside “begun in a hospital in Lagos and finished” opens with a comma and goes on after the smaller one, “if the dates on its pages can be trusted”; it closes with a comma before the verb of “Her final notebook.”
`
