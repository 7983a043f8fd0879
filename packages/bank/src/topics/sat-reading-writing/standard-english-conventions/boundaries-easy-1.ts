import { questions } from '../marked.ts'

export const boundariesEasy1 = questions('boundaries')`
## 121 Low -1.3
The Statue of Liberty was not always green. Its copper skin was reddish brown when the statue reached New York in ______ rain and salty air slowly turned it green over the next few decades.
= 1885. Then
- however-as-conjunction | 1885, then | The two events follow each other, and “then” seems to link them; but it is an adverb, and a comma is too weak for two sentences.
- run-on | 1885 then | “Then” is no joining word, so without a mark the sentence about the brown statue runs into the next one.
- run-on | 1885 and | The word “and” may join two complete sentences, but only with a comma before it. Without one, “1885 and rain” is read together.
> Boundaries. Look for a subject and a verb on each side of the blank.
! “Its copper skin was reddish brown” is one complete sentence, and “rain and salty air slowly turned it green” is another; a period parts them.
## 122 Low -1.3
When a tadpole begins to turn into a ______ its tail does not simply drop off. The body slowly breaks the tail down and uses the material to help build legs and other new parts.
= frog,
- missing-comma-at-seam | frog | The opening clause is over at this point, but without a comma it runs straight into the main sentence, “its tail does not simply drop off.”
- semicolon-with-fragment | frog; | A semicolon needs a complete sentence before it, and the words that begin with “When” leave the reader waiting for the rest.
- period-makes-fragment | frog. In fact, | The period cuts off the words that begin with “When.” By themselves they are only a fragment, since nothing is said to happen.
> Boundaries. The text opens with “When”: find where that part ends and the main sentence begins.
! “When a tadpole begins to turn into a” frog cannot stand alone; a comma sets it off from the main sentence, “its tail does not simply drop off.”
## 123 Low -1.1
The oldest public park in the United ______ Boston Common, which was set aside in 1634. Cows were allowed to graze on its grass until 1830, and concerts and skating draw crowds to it today.
= States is
- comma-between-subject-and-verb | States, is | The subject is long, and the voice may pause after it; but a comma must not part “The oldest public park” from its verb, “is.”
- colon-after-fragment | States is: | A name follows, as after an announcement, but “The oldest public park in the United States is” does not make a complete sentence.
- dash-splits-clause | States—is | Nothing interrupts the sentence here. The dash only pulls the subject, “The oldest public park,” away from its verb.
> Boundaries. Find the subject and its verb, and ask whether any mark may stand between them.
! The subject is “The oldest public park in the United” States, and its verb is <i>is</i>; the name “Boston Common” completes the verb, so no mark is needed.
## 124 Low -1.2
Maria Mitchell, a librarian on the island of ______ discovered a comet with a small telescope in 1847. The king of Denmark sent her a gold medal, and she became famous almost overnight.
= Nantucket,
- missing-comma-at-seam | Nantucket | The words about the librarian are an aside, and its edge must be marked: a comma is missing before the verb “discovered.”
- unbalanced-pair | Nantucket— | The aside opens with a comma after “Mitchell,” so it must close with a comma too. A dash does not match.
- semicolon-with-fragment | Nantucket; | “Maria Mitchell, a librarian on the island of Nantucket” has no verb yet, so it is no sentence and no semicolon may follow it.
> Boundaries. The comma after “Mitchell” opens an aside. How must the aside be closed?
! The aside “a librarian on the island of” Nantucket stands between the subject and “discovered a comet”; it opens with a comma and closes with one.
## 125 Low -1.3
A traditional adobe brick is made of three simple things: ______ straw. The mixture is pressed into a wooden mold, turned out onto the ground, and left to dry in the sun for several weeks.
= clay soil, water, and
- mixed-list-marks | clay soil, water; and | The first two things are parted by a comma, so a semicolon before the last one does not match.
- mixed-list-marks | clay soil water, and | The comma before “and” is right, but the one that should part “clay soil” from “water” has been left out.
- comma-between-subject-and-verb | clay soil, water, and, | A comma after “and” is one too many: it parts “and” from “straw,” the word that it brings into the list.
> Boundaries. Count the items of the list and put the same mark between them.
! The list has “three simple things”: clay soil, water, and straw. A comma stands after each of the first two, and none after <i>and</i>.
## 126 Low -1.0
In the 1660s the scientist Robert Hooke cut a thin slice of cork and put it under a microscope. He wondered ______ What he saw were rows of tiny empty boxes, which he called cells.
= why cork is so light.
- question-mark-in-statement | why cork is so light? | The word “why” suggests a question mark, but the sentence only states what Hooke wondered, so it ends in a period.
- question-word-order | why is cork so light. | The period is right, but “is cork” keeps the order of a direct question. A question that is only reported says “cork is.”
- question-word-order | why is cork so light? | Hooke might have asked it aloud in this order, with “is” first and a question mark; after “He wondered,” the question is only reported.
> Boundaries. Is the question asked directly, or does the sentence only tell that someone wondered?
! The sentence begins with “He wondered,” so it is a statement about a question: the subject comes before the verb, and a period ends it.
## 127 Low -1.2
Sea otters sleep on their backs, floating on the waves. Before it goes to sleep, an otter winds a long strand of seaweed around its ______ the strand holds it in place like a rope.
= body, and
- comma-splice | body, | The second part tells what the strand does and follows closely, but both parts are complete sentences; a comma alone cannot join them.
- run-on | body | Without any mark or joining word, the reader takes “body the strand” together, and two complete sentences collide.
- run-on | body and | The joining word is there, but between two complete sentences “and” needs a comma in front of it.
> Boundaries. Both sides are complete sentences; what must a comma have beside it to join them?
! “an otter winds a long strand of seaweed around its” body is complete, and so is “the strand holds it in place like a rope”; a comma with <i>and</i> joins them.
## 128 Low -1.1
Not every desert is hot. So little snow falls on most of Antarctica that scientists call the continent a ______ it is, in fact, the largest one on Earth.
= desert;
- comma-splice | desert, | What follows goes on about the same place, but it has its own subject and verb; a comma by itself is too weak.
- run-on | desert | One sentence ends here and another begins with “it is,” but no mark tells the reader so.
- run-on | desert and | The word “and” is able to join two complete sentences only if a comma stands before it, and here there is none.
> Boundaries. Could each side stand as a sentence of its own?
! “scientists call the continent a” desert ends one complete sentence, and “it is, in fact, the largest one on Earth” is another; a semicolon may part them.
## 129 Low -1.0
A sundial needs no springs and no battery, and it never has to be wound. It has only two ______ flat face marked with the hours and a raised edge that casts a shadow on it.
= parts: a
- run-on | parts a | Without a mark, the promise of “two parts” runs straight into the names of the parts, and nothing announces them.
- semicolon-with-fragment | parts; a | After a semicolon there must be a complete sentence, but here only two things are named, and nothing is said of them.
- period-makes-fragment | parts. A | The period leaves two nouns, the face and the edge, standing by themselves without a main verb: a fragment.
> Boundaries. A complete sentence promises “two” things, and the things follow. Which mark announces them?
! “It has only two” parts is a complete sentence; “flat face marked with the hours and a raised edge” names the two, so a colon introduces them.
## 130 Low -0.9
In the 1800s workers cut blocks of ice from the frozen lakes of New England. Merchants ______ ice packed in sawdust melted so slowly that it could be shipped all the way to India.
= found that
- comma-between-subject-and-verb | found that, | One may pause before the long clause, but a comma after “that” parts the word from the clause it opens.
- comma-between-subject-and-verb | found, that | A comma before “that” parts the verb “found” from what the merchants found, and the two belong together.
- colon-after-fragment | found that: | The discovery is announced as if by a drum roll, but “Merchants found that” is no complete sentence, so no colon may follow.
> Boundaries. What did the merchants find? See whether any mark may part the verb from its object.
! What the merchants found is the clause about “ice packed in sawdust”; verb, <i>that</i>, and clause belong together without any mark.
## 131 Low -0.9
As a student, the Mexican ______ was badly hurt when a streetcar hit the bus she was riding. She began to paint in bed, with the help of a special easel, while her bones healed.
= artist Frida Kahlo
- comma-around-needed-words | artist, Frida Kahlo, | Names often stand between commas, but there is more than one Mexican artist; without the name we would not know who is meant.
- unbalanced-pair | artist, Frida Kahlo | The comma opens an aside before the name, and nothing closes it before the verb “was.”
- comma-between-subject-and-verb | artist Frida Kahlo, | The single comma after the name opens no aside; it only parts the subject, Kahlo, from its verb, “was.”
> Boundaries. Leave the name out: is it still clear which artist is meant?
! The words “the Mexican” artist could mean many people, so the name is needed to tell who “was badly hurt,” and it takes no commas.
## 132 Low -1.0
About eight thousand years ago, the ______ which is now the largest hot desert in the world, had lakes and grassland. Rock paintings from that time show giraffes, cattle, and even swimmers.
= Sahara,
- missing-comma-at-seam | Sahara | The aside ends with a comma after “world,” but the comma that must mark its front edge is missing.
- unbalanced-pair | Sahara— | The aside that begins with “which” closes with a comma after “world,” so a dash in front of it does not match.
- semicolon-with-fragment | Sahara; | Before the semicolon there would be only a subject, “the Sahara,” whose verb, “had,” comes after the aside.
> Boundaries. Find both ends of the words that begin with “which.”
! The aside “which is now the largest hot desert in the world” closes with a comma before “had lakes and grassland,” so it must open with one.
## 133 Low -0.9
Several foods that people now think of as European came from across the ocean. Many crops of the ______ tomatoes, potatoes, and corn among them—were unknown in Europe before 1492.
= Americas—
- unbalanced-pair | Americas, | A comma seems natural before a list, but the aside closes with a dash after “them,” and the two marks must be the same.
- run-on | Americas | With no mark at all, “Americas tomatoes” is read together, and the front edge of the aside cannot be seen.
- colon-after-fragment | Americas: | A list follows, but “Many crops of the Americas” is only a subject without its verb, so no colon may stand after it.
> Boundaries. A dash stands after “them.” What does it close, and how was that opened?
! The aside “tomatoes, potatoes, and corn among them” closes with a dash before “were unknown in Europe,” so it opens with a dash.
`
