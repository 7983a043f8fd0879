import { questions } from '../marked.ts'

export const boundariesEasy2 = questions('boundaries')`
## 134 Low -1.0
Few mammals make so long a trip as the gray whale. It covers as many as twenty thousand kilometers a ______ from the warm bays of Mexico to the Arctic and back again.
= year, swimming
- semicolon-with-fragment | year; swimming | After a semicolon there must be a complete sentence, but the words from “swimming” on have no subject and no full verb.
- period-makes-fragment | year. Swimming | The period leaves “Swimming from the warm bays of Mexico to the Arctic” behind as a fragment without a subject.
- comma-splice | year, it swims | The words “it swims” begin a second complete sentence, and a comma alone cannot join it to the first.
> Boundaries. See whether the words after the blank have a subject and a full verb.
! “It covers as many as twenty thousand kilometers a” year is complete; <i>swimming</i> “from the warm bays of Mexico to the Arctic” is a phrase that hangs on it by a comma.
## 135 Low -1.1
A polar bear’s coat hides it well in the Arctic. From a distance the animal looks as white as the ______ the skin under its fur is as black as its nose.
= snow, but
- comma-splice | snow, | White and black are set side by side, and a comma seems enough; but both parts are complete sentences and need a joining word.
- however-as-conjunction | snow, however, | “However” names the contrast well, but it cannot join two sentences as “but” can; between commas it leaves them unjoined.
- run-on | snow | The sentence about the white coat ends here, and without a mark the one about the skin runs into it.
> Boundaries. There are two complete sentences, and they disagree. What can join them?
! “the animal looks as white as the” snow and “the skin under its fur is as black as its nose” are both complete; a comma with <i>but</i> joins them and shows the contrast.
## 136 Low -1.2
For about two centuries, people erased pencil marks with lumps of soft ______ 1770 a shop in London began to sell small cubes of rubber for the purpose.
= bread. In
- comma-splice | bread, in | The date seems to go on with the same story, but a new subject and verb follow it; a comma alone cannot join two sentences.
- run-on | bread in | Read aloud, there is a stop after “bread,” but nothing on paper shows that a new sentence begins with the date.
- run-on | bread and in | Two complete sentences may be joined by “and,” but a comma has to stand before it, and none does.
> Boundaries. The words after the blank bring a new subject, “a shop.” Is there a complete sentence on each side?
! “people erased pencil marks with lumps of soft” bread ends the first sentence, and “a shop in London began to sell small cubes of rubber” belongs to the second.
## 137 Low -0.9
The glass frog lives in the rain forests of Central and South America, where it is hard to see among the leaves. It is well ______ skin of its belly is so clear that one can watch its heart beat.
= named: the
- comma-splice | named, the | The second part gives the reason for the name, so a short pause seems enough; but two complete sentences need more than a comma.
- run-on | named the | Without a mark, “named the skin” is read together, and the end of the first sentence is lost.
- run-on | named and the | Between two complete sentences, “and” has to have a comma before it, and this option has none.
> Boundaries. Both parts are sentences, and the second explains the first. Which mark says “here is why”?
! “It is well” named is a complete sentence, and the words about skin “so clear that one can watch its heart beat” explain it; a colon introduces an explanation.
## 138 Low -1.0
Some of the spices in a kitchen come from small garden plants. Others, such ______ cinnamon, cloves, and nutmeg, come from trees that grow only in warm and rainy places.
= as
- colon-after-fragment | as: | A list does follow, but a colon must stand after a complete sentence, and “Others, such as” is none.
- comma-between-subject-and-verb | as, | A comma here parts “such as” from the spices that it introduces, and these words belong together.
- dash-splits-clause | as— | A dash would interrupt the words in the middle of “such as cinnamon,” where nothing breaks off or is added.
> Boundaries. Do the words before the list make a complete sentence?
! The words “such as” lead straight into “cinnamon, cloves, and nutmeg,” so no mark may stand between them.
## 139 Low -1.0
Paper was once made from worn-out clothes. The sheets on which the earliest American newspapers were ______ came from cotton and linen rags, not from wood, and mills paid families for old shirts.
= printed
- comma-between-subject-and-verb | printed, | The long subject invites a pause, but a comma would part “The sheets” from the verb “came.”
- semicolon-with-fragment | printed; | The words before the semicolon would have to be a sentence, but they are only a long subject without its verb.
- colon-after-fragment | printed: | A colon has to follow a complete sentence, and “The sheets on which the earliest American newspapers were printed” is none.
> Boundaries. Find the verb that belongs to “The sheets.” May a mark stand before it?
! The subject is “The sheets on which the earliest American newspapers were” printed, and its verb is “came”; no mark may part the two.
## 140 Low -1.1
In dark soil a seed cannot see the sky. How does it know which way is ______ roots sense the pull of gravity and grow down, while its stem grows the other way, toward the surface.
= up? Its
- question-mark-in-statement | up. Its | The sentence begins with “How does it know,” so it asks directly, and a direct question cannot end in a period.
- comma-splice | up, its | The answer follows at once, but question and answer are two complete sentences, and a comma alone cannot join them.
- run-on | up its | No mark at all shows where the question ends, so question and answer are run together as one sentence.
> Boundaries. Is the question asked directly? Then look at what must stand at its end.
! “How does it know which way is” up asks directly and takes a question mark; the words about roots that “sense the pull of gravity” are a new sentence, the answer.
## 141 Low -0.8
A banana plant may be taller than a house, and from a distance it looks like a ______ its trunk has no wood in it and is made of rolled-up leaves.
= tree; however,
- however-as-conjunction | tree, however, | The sense is right, but “however” between two commas cannot join two complete sentences as “but” would.
- run-on | tree however | Nothing at all marks the end of the first sentence, so that “however” floats between two statements.
- comma-splice | tree, | The contrast is clear without a word, but a comma alone cannot hold two complete sentences together.
> Boundaries. “However” cannot join two sentences by itself. Where must the strong mark stand?
! “it looks like a” tree ends one complete sentence, and “its trunk has no wood in it” is another; a semicolon parts them, and <i>however</i> opens the second.
## 142 Low -1.2
The giraffe, the tallest animal on ______ has no more bones in its neck than a mouse does. Both have seven, but each of the giraffe’s may be 25 centimeters long.
= land,
- missing-comma-at-seam | land | The words after “The giraffe” are an aside that opens with a comma; without a second comma, its end is not marked.
- unbalanced-pair | land— | The aside was opened by a comma, so it has to be closed by a comma. The dash does not match.
- colon-after-fragment | land: | The words “The giraffe, the tallest animal on land” are no complete sentence yet, so a colon cannot follow them.
> Boundaries. The comma after “The giraffe” opens an aside. Find where the aside ends.
! The aside “the tallest animal on” land tells more about the giraffe and stands between two commas; after the second the verb follows: “has no more bones in its neck.”
## 143 Low -1.3
If a bird grabs a gecko by the ______ small lizard has a way to escape. It lets the tail break off, runs away, and grows a new one within a few months.
= tail, the
- missing-comma-at-seam | tail the | The “If” part is over, but no comma marks its end, so that “tail the small lizard” runs together.
- semicolon-with-fragment | tail; the | A clause that begins with “If” cannot stand alone, so no semicolon may follow it.
- period-makes-fragment | tail. The | The period leaves “If a bird grabs a gecko by the tail” behind as a fragment that never says what happens.
> Boundaries. The first words begin with “If.” Can they stand alone?
! “If a bird grabs a gecko by the” tail depends on the main sentence, in which the animal “has a way to escape”; a comma stands between the two parts.
## 144 Low -0.8
______ from the seashore to a high mountain city in a single day often feel tired and dizzy. Within about a week, most people’s bodies get used to the thin air.
= Travelers who fly
- unbalanced-pair | Travelers, who fly | The comma opens an aside, but none closes it before “often feel”; and the words are needed, since they tell which travelers are meant.
- comma-between-subject-and-verb | Travelers who, fly | The comma stands between “who” and its own verb, “fly,” and parts a subject from what it does.
- semicolon-with-fragment | Travelers; who fly | One word, “Travelers,” stands before the semicolon, and a single noun is far from being a complete sentence.
> Boundaries. Which travelers feel tired? See whether the words that tell us so may be set off.
! The travelers meant are those who go “from the seashore to a high mountain city in a single day”; these words are needed, so no mark sets them off.
## 145 Low -0.9
The potter works so quickly that visitors ask her to start over. She sets a lump of clay on the wheel, presses her thumbs into the ______ pulls up the walls of a bowl.
= middle, and
- mixed-list-marks | middle, | The comma is right, but the last of three actions in a list also needs “and” in front of it.
- semicolon-with-fragment | middle; and | After the semicolon, “pulls up the walls of a bowl” has no subject, so it is no complete sentence.
- comma-between-subject-and-verb | middle and, | The comma stands on the wrong side: after “and” it parts this word from the verb “pulls,” which it introduces.
> Boundaries. One person does three things. How does a list of three end?
! The three actions are “sets a lump of clay on the wheel,” “presses her thumbs into the” middle, and “pulls up the walls of a bowl”; the last takes a comma with <i>and</i>.
## 146 Low -1.1
Wax crayons were once too expensive for most schools. The first box of Crayola crayons, which went on sale in 1903, held eight ______ cost only a nickel.
= colors and
- comma-splice | colors, it | The words “it cost only a nickel” form a second complete sentence, and a comma alone cannot join it to the first.
- semicolon-with-fragment | colors; and | After the semicolon, “cost only a nickel” has no subject of its own, so it is no complete sentence.
- run-on | colors it | The word “it” starts a new sentence, and nothing, neither a mark nor a joining word, stands before it.
> Boundaries. One box did two things. Do two verbs with the same subject need a mark?
! “The first box of Crayola crayons” is the subject of both verbs, “held eight” colors and “cost only a nickel”; <i>and</i> joins them without a mark.
`
