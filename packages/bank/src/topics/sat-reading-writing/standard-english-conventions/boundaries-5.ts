import { questions } from '../marked.ts'

export const boundaries5 = questions('boundaries')`
## 53 Medium 0.2
Kite makers in the Indonesian village of Sanur build kites up to ten meters long. Several hands are needed to get such a kite into the air. It takes a team of ten to launch ______ one to hold the tail, a second to call the wind, and eight to run with the line.
= one:
- semicolon-with-fragment | one; | The pause before the list is tempting, but what follows a semicolon must be a sentence, and the list has no full verb.
- period-makes-fragment | one. | Before the blank the sentence is complete, but a period would leave the list of helpers standing alone as a fragment.
- run-on | one | Without a mark, “launch one one to hold” runs the list into the sentence, and the reader stumbles over the repeated word.
> Boundaries. Left of the blank is a complete sentence, right of it a list that explains it.
! “It takes a team of ten to launch” one is complete, and what follows spells out the ten; a colon introduces such a list.
## 54 Low -0.9
Pearls are formed when an oyster covers something irritating, such as a parasite, with layer upon layer of a shiny substance called nacre. The process is ______ a pearl of ordinary size takes from two to four years to grow.
= slow;
- comma-splice | slow, | The two statements belong closely together, but a comma alone cannot join two complete sentences.
- run-on | slow | Read aloud, one statement ends here and the next begins; without any mark the two sentences run together.
- mark-and-conjunction | slow; and because | The semicolon is fine by itself; “and because” makes the second part lean on a clause that never comes.
> Boundaries. Check both sides of the blank: is each a complete sentence?
! “The process is” slow and “a pearl of ordinary size takes from two to four years to grow” are both complete; a semicolon may stand between them.
## 55 Medium 0.0
The Japanese engineer Tetsuya ______ joined a team in 1971 that was to design a train faster than any then in service, is remembered for a remark about noise: a train, the engineer said, should arrive before its sound.
= Morimoto, who
- missing-comma-at-seam | Morimoto who | The clause about 1971 is an aside that ends in a comma; it needs a comma at its beginning as well.
- period-makes-fragment | Morimoto. Who | A period would leave the engineer’s name without a verb, since “is remembered” comes only later.
- unbalanced-pair | Morimoto—who | A dash can open an aside, but this one is closed by a comma, and the two marks of a pair must match.
> Boundaries. Find the main verb, “is remembered”: what stands before it is an aside that closes with a comma.
! The aside runs to the comma before “is remembered for a remark about noise”; since it closes with a comma, it must open with one.
## 56 Medium 0.3
Many of the stars that we see as single points are pairs that circle each other. In some pairs one star passes in front of the other at regular ______ when it does, the light that reaches us grows dimmer for a few hours.
= intervals, and
- comma-splice | intervals, | Two complete sentences meet here, so a comma by itself is too weak; it needs a joining word such as “and.”
- run-on | intervals and | The joining word is there, but two complete sentences joined by “and” need a comma before it.
- mark-and-conjunction | intervals: and | A colon announces an explanation or a list; beside the joining word “and” it is a strong mark too many.
> Boundaries. Two complete sentences: choose a mark that is strong enough, and only as much as is needed.
! “In some pairs one star passes in front of the other” is complete, and “the light that reaches us grows dimmer” is too; a comma with <i>and</i> joins them.
## 57 Medium 0.5
In 1842 Ada Lovelace translated an article on Charles Babbage’s planned Analytical Engine and added notes three times as long as the article itself. The notes contain what is often called the first computer ______ it was never run, since the engine was never built.
= program, although
- semicolon-with-fragment | program; although | The break in sense is strong, but “although” makes the second part dependent, and a semicolon needs a full sentence after it.
- dependent-stands-alone | program. Although | A sentence may begin with “although,” but this one would end before any main clause comes.
- comma-splice | program, | Without “although,” both sides are complete sentences, and a comma alone is too weak to join them.
> Boundaries. See what joining word there is: with “although,” the second part depends on the first.
! “The notes contain what is often called the first computer” program is complete; “it was never run” is tied to it by <i>although</i> after a comma.
## 58 High 1.1
Biologists who study deep-sea fish face an unusual ______ brought to the surface, most specimens swell, fade, and lose the very shapes that made them interesting.
= problem:
- run-on | problem | The first statement is complete here, and without a mark the reader would take the problem to be what is “brought to the surface.”
- comma-splice | problem, | The comma makes a splice: the words before it and the words from “most specimens” on are both complete.
- extra-finite-verb | problem: they | The colon is right, but “they” turns “brought” into a full verb beside “swell,” and no word joins the two.
> Boundaries. The second sentence tells what the problem is; which mark announces an explanation?
! “Biologists who study deep-sea fish face an unusual” problem is complete, and what follows explains it: “most specimens swell, fade, and lose the very shapes.”
## 59 Medium 0.1
Of the spices that European ships sought in the sixteenth century, three were found in quantity only on a few islands in what is now ______ nutmeg, mace, and cloves.
= Indonesia:
- comma-for-colon | Indonesia, | A comma makes the spices look like more places in a list; the list explains “three” and needs an announcement.
- semicolon-with-fragment | Indonesia; | The list of spices has no verb and is no sentence, so a semicolon cannot stand before it.
- run-on | Indonesia | Without a mark “Indonesia nutmeg” reads as one thing, and the list is not set off from the sentence.
> Boundaries. A complete sentence promises “three,” and the three follow.
! The sentence promises “three” spices and is complete at Indonesia; a colon introduces them: “nutmeg, mace, and cloves.”
## 60 Low -1.0
Before zippers were used in clothing, they were sold as fasteners for boots and tobacco pouches. Designers of clothes thought them crude. It was not until the ______ zippers became common in pants and dresses, and by then they were made of better metal.
= 1930s that
- comma-between-subject-and-verb | 1930s, that | A pause may be heard after the date, but “It was not until … that” is one pattern, and no comma may cut it.
- semicolon-with-fragment | 1930s; that | A semicolon needs a complete sentence on each side, and the words up to the date are not complete.
- dash-splits-clause | 1930s—that | A dash marks an interruption, but nothing is interrupted here; date and “that” belong together.
> Boundaries. The pattern “It was not until X that Y” holds together without any mark.
! “It was not until the” 1930s that “zippers became common in pants and dresses” is a single clause pattern, so no punctuation belongs in it.
## 61 Medium 0.4
The bark of the cork oak can be stripped without harming the tree, which then grows a new layer. A harvester in Portugal returns to the same tree every nine ______ a number painted on the trunk shows the year of the last cut.
= years;
- comma-splice | years, | The second statement explains the first, but both are complete sentences, and a comma alone cannot join them.
- mark-and-conjunction | years, and that | The comma with “and” would do, but “that” turns the rest into a piece of some other sentence.
- run-on | years | Without a mark one reads “nine years a number painted,” and two sentences run together.
> Boundaries. Test both sides: each has a subject and a verb of its own.
! “A harvester in Portugal returns to the same tree every nine” years is complete, and so is “a number painted on the trunk shows the year of the last cut.”
## 62 High 1.0
Some readers skip the prefaces of old novels. In the case of <em>The Marble Stair</em>, a novel by the invented author Rosamund Keel, this would be a ______ the preface, which seems to thank friends, is in fact told by the murderer.
= mistake, for
- run-on | mistake for | “For” joins two complete sentences here and needs a comma; without it one reads “a mistake for the preface.”
- comma-splice | mistake, | The reason follows at once, but with a comma alone two complete sentences are spliced.
- mark-and-conjunction | mistake; for, | A semicolon can separate the sentences, but the comma after “for” wrongly cuts the joining word from its clause.
> Boundaries. “For” in the sense of because joins two sentences, like “and” or “but.”
! “this would be a” mistake is complete, and “the preface, which seems to thank friends, is in fact told by the murderer” gives the reason; a comma goes before <i>for</i>.
## 63 Medium 0.3
When the potter Maria Martinez of San Ildefonso Pueblo and her husband, Julian, were asked around 1908 to make pots like some ancient pieces that had been dug up nearby, they had to find out how the black surface had been ______ no one living knew.
= made;
- comma-splice | made, | A comma marks a pause before “no one living knew,” but those words are a sentence of their own, and a comma alone cannot join it to another.
- run-on | made | Without a mark after “made,” the reader runs on into “no one living knew” and takes two statements for one.
- dependent-stands-alone | made. Because | A period is possible here, but “Because no one living knew” leans on a main clause, and none comes after it.
> Boundaries. The last words, “no one living knew,” have a subject and a verb: treat them as a sentence.
! “they had to find out how the black surface had been” made ends a sentence, and “no one living knew” is another; a semicolon may join them.
## 64 High 1.2
Critics disagree about the ending of the play. To some it is a victory, to others a defeat; to the playwright ______ who closed the manuscript with the words “Thank heaven,” it seems to have been mainly a relief.
= herself,
- missing-comma-at-seam | herself | The “who” clause is an aside about a person already named, and the comma that closes it, before “it seems,” needs a partner in front.
- semicolon-with-fragment | herself; | A semicolon needs a complete sentence on both sides, and “to the playwright herself” is only an opening phrase.
- colon-after-fragment | herself: | A colon must follow a complete sentence, and the words since the semicolon are only an opening phrase.
> Boundaries. The words from “who” to “heaven” are an aside; look at how it is closed, and open it in the same way.
! The aside “who closed the manuscript with the words” and so on ends with a comma, before “it seems to have been mainly a relief”; a comma has to open it too.
## 65 Medium 0.2
The botanist Ynés ______ did not begin her career until she was in her fifties, collected some 145,000 plant specimens in Mexico, South America, and Alaska.
= Mexía, who
- missing-comma-at-seam | Mexía who | The “who” clause can be left out, as the comma after “fifties” shows; it needs a comma in front of it as well.
- second-subject | Mexía, she | A pronoun seems natural after the name, but with “she” a complete sentence would stand between the subject and its verb “collected.”
- unbalanced-pair | Mexía (who | A parenthesis can open an aside, but the aside is closed by a comma, so the marks do not match.
> Boundaries. The main sentence is “The botanist Ynés Mexía collected …”; the rest is an aside between commas.
! The aside ends at the comma before “collected some 145,000 plant specimens”; a comma and <i>who</i> open it.
## 66 Low -0.8
Penguins’ feathers are short, stiff, and packed closely together. Once a year a penguin loses all of them at the same ______ it cannot swim for several weeks, because the new feathers are not yet waterproof.
= time, and
- comma-splice | time, | Two complete sentences are joined by a comma alone; a joining word has to follow it.
- run-on | time and | The joining word is there, but between two complete sentences it needs a comma in front.
- comma-between-subject-and-verb | time, and, | The comma before “and” is right; the second one cuts “and” off from the words that it joins.
> Boundaries. Two complete sentences can be joined by a comma with “and.”
! “a penguin loses all of them at the same” time and “it cannot swim for several weeks” are both complete; a comma with “and” joins them.
## 67 High 1.3
What struck the engineer about the old ______ its length nor its height but the fact that no two of its arches were alike. Each, it turned out, had been built by a different village, and no village had wished to copy its neighbor.
= bridge was neither
- comma-between-subject-and-verb | bridge, was neither | The subject is the whole clause up to “bridge”; it is long and invites a pause, but a comma may not part it from its verb.
- colon-after-fragment | bridge: was neither | A colon must follow a complete sentence, and the clause up to “bridge” is only the subject.
- comma-between-subject-and-verb | bridge was, neither | A pause before “neither … nor” is tempting, but the pair belongs directly to “was,” and no comma may part them.
> Boundaries. The subject is long, but it is still a subject: nothing may stand between it and its verb.
! “What struck the engineer about the old” bridge is the subject of <i>was</i>; “its length nor its height” completes the verb, so no mark is needed.
## 68 Medium 0.4
Honeyguides, birds of the African savanna, lead people to bees’ nests. The people open the nest and take the ______ the birds, which can digest wax, feed on what is left.
= honey, and
- run-on | honey and | The joining word is there, but between two complete sentences it needs a comma; here “honey and the birds” seems to be one object.
- however-as-conjunction | honey, then | “Then” is an adverb and joins nothing, so the comma before it would splice two sentences.
- however-as-conjunction | honey, however, | “However” cannot join two sentences after a comma, and the birds’ meal is no contrast to the people’s.
> Boundaries. Two complete sentences meet; they need a comma and a true joining word.
! “The people open the nest and take the” honey is complete, and so is “the birds, which can digest wax, feed on what is left”; a comma with “and” joins them.
## 69 Medium 0.3
The four towns that shared the ______ Arden, Colby, Wick, and Yarrow—could not agree on who should repair it after the flood, and for eleven years people crossed the river in boats.
= bridge—
- unbalanced-pair | bridge: | A colon can introduce the names, but the list is closed by a dash, and an aside needs a pair of the same mark.
- unbalanced-pair | bridge, | A comma opens the list of towns, but a dash closes it; the two marks of an aside must match.
- run-on | bridge | Nothing would show where the list of towns begins, and the dash after “Yarrow” would have no partner.
> Boundaries. The list of names ends in a dash; look for its partner.
! The names “Arden, Colby, Wick, and Yarrow” interrupt the sentence and end in a dash, so a dash must open the interruption.
## 70 Medium 0.1
Tuning a piano takes patience. Each of its roughly 230 strings must be tightened to the right ______ one that has just been tuned will shift slightly when its neighbors are.
= pitch, and
- comma-splice | pitch, | The thought goes straight on, but both parts can stand as sentences, so a comma alone is a splice.
- run-on | pitch and | The joining word is right, but between two complete sentences “and” takes a comma; without it the parts run together.
- semicolon-with-fragment | pitch; which | A semicolon must be followed by a complete sentence, and “which one that has just been tuned” does not begin one.
> Boundaries. Both sides are complete sentences; find the option with a comma and a joining word.
! “Each of its roughly 230 strings must be tightened to the right” pitch and “one that has just been tuned will shift slightly” are complete; a comma with <i>and</i> joins them.
## 71 High 1.4
The composer finished the symphony in a ______ wrote to her publisher that it had taken her twenty years. Both statements were true. The tunes had come to her as a student, and she had carried them about ever since.
= month; she
- comma-splice | month, she | With “she,” the second part is a complete sentence, and a comma alone cannot join it to the first.
- semicolon-with-fragment | month; and | “And” joins a second verb to the same subject, so what follows the semicolon has no subject and is no complete sentence.
- run-on | month she | Without a mark the month seems to be one in which “she wrote,” and two sentences run together.
> Boundaries. Decide for each option whether the second part has its own subject, then check the mark.
! “The composer finished the symphony in a” month is complete; with “she,” the rest is too, and a semicolon separates them: “wrote to her publisher that it had taken her twenty years.”
## 72 High 1.0
The expedition’s cook, it turned ______ never been to sea. He had answered the advertisement because it promised fresh air and had supposed that cooking on a ship was like cooking anywhere else.
= out, had
- missing-comma-at-seam | out had | “It turned out” interrupts the sentence; the comma before it needs a partner after it.
- comma-between-subject-and-verb | out, had, | The comma after “out” closes the aside; a second one wrongly parts “had” from “never been.”
- unbalanced-pair | out—had | The aside opens with a comma, so it may not close with a dash; the two marks must match.
> Boundaries. Take the aside out: “The expedition’s cook had never been to sea.” How is it set off on its left?
! “it turned” out is an aside that begins with a comma and must end with one, before “never been to sea” goes on with its verb.
## 73 Medium 0.4
Astronomers once drew canals on their maps of Mars. The lines were not there; they were produced by the eye, which tends to connect faint ______ the first photographs taken from nearby, in 1965, showed craters instead.
= spots, and
- comma-splice | spots, | The clauses on both sides are complete, so a comma without a joining word is a splice.
- run-on | spots | Two sentences run together here, as if the eye connected the spots with “the first photographs”; a mark has to stop the reader.
- however-as-conjunction | spots, however, | The photographs do bring a surprise, but with commas on both sides “however” joins nothing, and two sentences are spliced.
> Boundaries. Two complete statements meet at the blank; which option has both comma and joining word?
! “they were produced by the eye, which tends to connect faint” spots is complete, and “the first photographs taken from nearby, in 1965, showed craters instead” is too.
## 74 Low -0.7
There are three ways to make salt: to dig it from the ground, to boil it out of ______ and to let the sun dry shallow pools by the sea. The last is the oldest and still the cheapest where summers are hot.
= springs,
- mixed-list-marks | springs; | The first two items are parted by a comma, so a semicolon before the third does not match.
- mixed-list-marks | springs— | A dash would interrupt the list; its items are set apart by commas, and all must take the same mark.
- colon-after-fragment | springs: | A colon already introduces the list; a second one inside it has nothing to announce.
> Boundaries. It is a list of three; use the same mark between its items.
! The list begins “to dig it from the ground,” with a comma after the first item; the second takes one too, before “and to let the sun dry shallow pools by the sea.”
## 75 High 1.2
The museum in the old mint holds coins from three ______ ancient Lydia, where coins may have been invented; Song China, which printed paper money as well; and the kingdom of Aksum, whose coins carry crosses.
= places:
- semicolon-with-fragment | places; | Semicolons part the items of this list; before the first item one must announce the list, and a semicolon cannot.
- comma-for-colon | places, | A comma would make Lydia look like part of the sentence; the list of three needs a mark that introduces it.
- period-makes-fragment | places. | The list that would follow the period has no main verb and would stand alone as a fragment.
> Boundaries. A complete sentence promises three places; the list follows, its items parted by semicolons.
! “The museum in the old mint holds coins from three” places is complete; a colon introduces the list that begins “ancient Lydia, where coins may have been invented.”
## 76 Medium 0.2
Swimmers and divers are told never to hold their breath after breathing very deeply many times. Deep breathing does not add much ______ it removes the gas that gives the body its warning to breathe.
= oxygen; instead,
- however-as-conjunction | oxygen, instead | “Instead” looks like a joining word, but it is an adverb and cannot join sentences; the comma alone leaves a splice.
- run-on | oxygen instead | Nothing marks the end of the first sentence, and “instead” hangs between the two without belonging to either.
- however-on-the-wrong-side | oxygen instead; | The semicolon is in the wrong place: “instead” belongs to the second sentence, which tells what deep breathing does do.
> Boundaries. Find which sentence “instead” belongs to, and put the strong mark on its other side.
! “Deep breathing does not add much” oxygen is complete; “it removes the gas that gives the body its warning to breathe” is the other possibility, so <i>instead</i> opens it.
## 77 High 1.1
In the desert north of Arica, Chile, people preserved their dead some two thousand years before anyone in Egypt did. Most mummies there were made by ______ dry air and salty soil; the oldest that were made by human hands are those of the Chinchorro people.
= nature, by
- semicolon-with-fragment | nature; by | The pause is tempting, but “by dry air and salty soil” is no complete sentence and cannot stand between semicolons.
- comma-between-subject-and-verb | nature, by, | The first comma is right, but the one after “by” parts the preposition from the nouns that belong to it.
- colon-after-fragment | nature, by: | What stands before a colon must be complete, and words that end in “by” are not.
> Boundaries. The phrase explains how nature did it; set it off with a comma, and keep preposition and noun together.
! The mummies “were made by” nature, and “dry air and salty soil” tell how; one comma sets the phrase off, and nothing may come between “by” and its nouns.
## 78 Medium 0.3
Visitors to the cave often ask the guide how the painters, who worked far from daylight, could see what they were ______ The answer lies on a ledge nearby: a small stone lamp, still black with fat.
= doing.
- question-mark-in-statement | doing? | It sounds like a question, but the sentence only reports that visitors ask one, so it ends in a period.
- comma-splice | doing, | A new sentence begins with “The answer,” and a comma cannot end the one before it.
- run-on | doing | The next word begins a new sentence with a capital letter; an end mark is needed here.
> Boundaries. Is a question asked, or is it reported that one is asked?
! “Visitors to the cave often ask the guide how the painters” could see is a statement about a question, so it takes a period.
## 79 Medium 0.5
The philosopher spent the last pages of the lecture on a puzzle she called childish and could not solve. If every plank of a ship is replaced, one at a time, over many years, is it still the same ______ And if the old planks are put together again, which of the two is the ship?
= ship?
- question-mark-in-statement | ship. | The words “is it still the same ship” have the order of a direct question, which needs a question mark.
- question-mark-in-statement | ship, | The next word is capitalized and begins a new question, so this one has to end first, and not in a comma.
- run-on | ship | A sentence ends here, as the capital letter after it shows; without an end mark two questions run together.
> Boundaries. Look at the word order, “is it still,” and at the capital letter that follows.
! “is it still the same” ship is asked directly, in the order of a question, so the sentence ends in a question mark, as the next one does.
## 80 High 1.3
The sculptor Augusta Savage taught a generation of artists in ______ one of them, Jacob Lawrence, became famous for paintings of a migration that his own family had made.
= Harlem, and
- comma-splice | Harlem, | The second part goes on about her pupils, but both sides are complete sentences, so the comma needs a joining word.
- run-on | Harlem | Without any mark the place name runs straight into “one of them,” and two sentences become one.
- extra-finite-verb | Harlem, and it was | The comma with “and” is right, but with “it was” the clause has a second full verb, “became,” and nothing joins the two.
> Boundaries. Test the second part: “one of them … became famous” is complete.
! “The sculptor Augusta Savage taught a generation of artists in” Harlem is complete, and so is the part with “became famous”; a comma with <i>and</i> joins them.
## 81 Medium 0.0
The word “robot” comes from a Czech play of 1920, <em>R.U.R.</em>, in which artificial workers rise against their makers. Its ______ Karel Čapek, gave the credit for the word to his brother Josef.
= author,
- missing-comma-at-seam | author | “Karel Čapek” is an aside that renames “Its author” and ends in a comma; it needs one in front as well.
- unbalanced-pair | author— | The aside is closed by a comma, so it cannot be opened by a dash.
- colon-after-fragment | author: | A colon might seem to announce the name, but it must follow a complete sentence, and here only a subject stands before it.
> Boundaries. There is one author, so the name is extra; how is it closed?
! “Its” author is already one definite person; the name is an aside that closes with a comma before “gave the credit for the word to his brother Josef.”
## 82 High 1.2
The novelist and ______ collected songs and stories in Florida in the 1930s, often singing a song back to those who had sung it to be sure that she had it right.
= folklorist Zora Neale Hurston
- comma-around-needed-words | folklorist, Zora Neale Hurston, | Commas would make the name an aside, but without it we would not know which novelist and folklorist is meant.
- comma-between-subject-and-verb | folklorist Zora Neale Hurston, | It is natural to pause after a long name, but a single comma parts the subject from its verb “collected.”
- unbalanced-pair | folklorist, Zora Neale Hurston | One comma opens an aside that is never closed, and the name is needed in any case.
> Boundaries. A title without an article of its own before a name (“The novelist and folklorist …”) takes no commas.
! The words “The novelist and” folklorist need the name to say who is meant, and “collected songs and stories in Florida” is its verb: no comma on either side.
## 83 Medium 0.2
One theory of why cats purr is that the vibration helps bones to heal. Cats purr not only when they are ______ when they are hurt or giving birth.
= content but also
- comma-between-subject-and-verb | content, but, also | The commas cut up the pair “not only” and “but also,” whose parts have to stand directly beside what they join.
- semicolon-with-fragment | content; but also | A turn comes with “but,” yet the words after the semicolon are no complete sentence; they complete “not only.”
- period-makes-fragment | content. But also | Sentences may begin with “But,” yet a period here would leave “when they are hurt or giving birth” in a fragment.
> Boundaries. “Not only … but also” is one pattern; what stands on the right is no sentence.
! “Cats purr not only when they are” content is completed by <i>but also</i> and “when they are hurt or giving birth”: a pair of parts, with no strong mark between.
## 84 High 1.0
Snow leopards are so hard to find that for decades estimates of their number were little better than ______ a camera that is set off by the warmth of a passing animal can now photograph them while no one is near.
= guesses, but
- comma-splice | guesses, | The contrast is felt without a word for it, but two complete sentences need more than a comma between them.
- run-on | guesses but | The joining word is the right one, but between two complete sentences “but” needs a comma in front of it.
- mark-and-conjunction | guesses; but, | Semicolon and “but” join the sentences twice, and the comma after “but” cuts the joining word from its clause.
> Boundaries. Both sides are complete; the joining word needs exactly one comma, before it.
! The first part ends with “little better than” guesses; “a camera that is set off by the warmth of a passing animal can now photograph them” is complete, so a comma goes before <i>but</i>.
`
