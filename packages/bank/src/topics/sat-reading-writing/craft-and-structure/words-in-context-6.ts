import { questions } from '../marked.ts'

export const wordsInContext6 = questions('words-in-context')`
## 77 Low -1.2
Most deserts are hot, but the largest one on Earth is Antarctica. A desert is defined not by its temperature but by how little rain or snow falls there, and the inner regions of Antarctica receive less than five centimeters a year. What looks like a land of endless snow is in fact remarkably ______.
= arid
- topic-word-wrong-logic | frigid | Antarctica is certainly frigid, but the text sets temperature aside and measures deserts by how little rain or snow falls.
- fits-blank-not-clue | barren | Few things grow there, true, but the clue is the tiny amount of snow, which makes a land dry rather than empty.
- sounds-right-wrong-charge | dreary | The word passes a gloomy judgment on the landscape, while the text gives only a measurement of what falls on it.
> Words in context. “In fact” corrects a first impression; the correction must match the definition of a desert.
! A desert is defined “by how little rain or snow falls there,” and Antarctica gets “less than five centimeters a year,” so it is dry, or arid.
## 78 Low -0.8
When the violin maker Yusra Haddad repairs an old instrument, she replaces as little as she can. A cracked top is glued, not swapped; worn varnish is cleaned, not stripped. Each owner, she says, has left a mark worth keeping. Her aim is to make the violin playable and otherwise to leave it ______.
= intact
- fits-blank-not-clue | silent | Instruments in museums are left silent, but Haddad wants hers “playable,” so silence is not her aim.
- topic-word-wrong-logic | tuned | A playable violin is tuned, but “otherwise” points to everything that is not needed for playing, such as varnish and marks.
- sounds-right-wrong-charge | neglected | She does little on purpose and out of care; a neglected violin would be one that nobody looked after.
> Words in context. Her examples (glued, not swapped; cleaned, not stripped) show what she does with the old parts.
! Haddad “replaces as little as she can” because each mark is “worth keeping,” so apart from the repair she leaves the violin whole, or intact.
## 79 Medium 0.0
Public clocks were rare in the towns of the thirteenth century, and hours were reckoned by bells, prayers, and the length of shadows. An hour in June might be half as long again as one in December. Once mechanical clocks struck from every tower, this variation came to an end: the hour was now ______, the same in every season.
= uniform
- fits-blank-not-clue | audible | The clocks struck and were audible, but bells had been heard before; what changed was that hours no longer varied.
- topic-word-wrong-logic | punctual | People may be punctual, and clocks help them, but an hour that is equally long all year is not thereby on time.
- fits-blank-not-clue | shortened | Summer hours did become shorter, but winter hours became longer; what the clocks did was to make all of them alike.
> Words in context. The end of the sentence restates the blank, and the sentence before it tells what stopped.
! After the clocks came, the hour was “the same in every season,” which is what uniform means.
## 80 Medium 0.4
The chef Aiko Brandt says that she learned to cook by failing at her grandmother’s recipes, which gave no amounts and no times. For years this ______ maddened her. Now she thinks of it as the best of teachers, since it forced her to taste at every step instead of reading.
= vagueness
- opposite-of-clue | strictness | Strictness in a recipe can madden a learner too, but these demanded nothing exact: they “gave no amounts and no times.”
- sounds-right-wrong-charge | carelessness | The grandmother’s recipes leave things open, but nothing suggests that she took no care in writing or cooking.
- topic-word-wrong-logic | blandness | Taste is mentioned at the end, but it is the recipes without amounts, not the flavor of the dishes, that maddened her.
> Words in context. “This” points back: name the quality of recipes that give no amounts and no times.
! The recipes “gave no amounts and no times,” and it is this lack of exactness, or vagueness, that maddened her.
## 81 Medium 0.3
Cats were long thought to be indifferent to their owners’ moods. Psychologist Ilan Moreau filmed cats as their owners looked at an unfamiliar fan, some with calm faces and some with worried ones. Cats whose owners seemed calm went up to the fan; the others backed away. Far from ignoring human faces, Moreau argues, cats ______ them for information.
= consult
- fits-blank-not-clue | mimic | The cats acted in keeping with the faces, but they did not copy the expressions; they used them to decide about the fan.
- topic-word-wrong-logic | recognize | To recognize goes with faces, but knowing whose face it is would not tell a cat whether a fan is safe; “for information” asks for more.
- opposite-of-clue | avoid | Avoiding faces would be one way of ignoring them, and “Far from ignoring” rules that out.
> Words in context. “Far from ignoring” asks for the opposite, and “for information” says to what end.
! The cats took their owners’ looks as a guide to the fan; “Far from ignoring human faces,” they look to them “for information,” that is, consult them.
## 82 High 1.0
Reports of the comet of 1577 differ widely. Some writers saw a sword, some a whip, some a bearded head; each found in the sky what pamphlets had taught him to expect. Read with this in mind, historian Vesna Ilić suggests, the reports are poor evidence of what the comet looked like but ______ evidence of what people read.
= eloquent
- opposite-of-clue | scant | The reports are scant evidence of the comet’s looks, but “but” turns to the other side, where they tell us much.
- topic-word-wrong-logic | celestial | The comet belongs to the sky, but here the evidence concerns people’s reading, which took place on the ground.
- sounds-right-wrong-charge | notorious | Notorious means widely known for something bad; the sentence praises the reports as sources on reading.
> Words in context. “Poor … but” asks for praise of the reports as evidence.
! The reports are “poor evidence of what the comet looked like but” the opposite of poor when it comes to what people read; evidence that speaks clearly is eloquent.
## 83 High 1.2
Engineers who design bridges do not aim for the strongest structure that money can buy. A bridge far stronger than any load it will ever carry is a waste of steel that might have gone into a second bridge. The art lies in finding how much strength is enough and then adding a margin that is generous without being ______.
= profligate
- fits-blank-not-clue | sturdy | A generous margin does make a bridge sturdy, but the blank is the fault that begins where generosity ends: waste.
- opposite-of-clue | miserly | Being miserly would mean too thin a margin; “generous without being” warns against too much, not too little.
- topic-word-wrong-logic | precarious | Bridges may be precarious, yet a margin of strength that is too large makes them safer, not shakier.
> Words in context. “Generous without being ______” calls for the excess of generosity; the text has named it as waste.
! A bridge that is too strong is “a waste of steel,” so the margin may be generous but not wasteful, or profligate.
## 84 High 1.5
In interviews the novelist Esra Demirci insists that she never plans a plot. Her editor smiles at this. Drafts kept in the publisher’s archive show charts, timelines, and chapters moved about like furniture. Demirci’s claim of pure improvisation is best understood as part of her public ______, a character she created as carefully as any in her books.
= persona
- fits-blank-not-clue | deception | The claim is not true to the drafts, but the last phrase calls the thing “a character,” and that is more than a false statement.
- topic-word-wrong-logic | readership | A novelist has a readership, but a public of readers is not a character that she created.
- near-word | personality | A personality is what one has by nature, whereas this figure was made “as carefully as any in her books.”
> Words in context. The phrase after the last comma defines the blank: a character that she made for the public.
! The blank is “a character she created as carefully as any in her books”: a role played in public, or persona.
## 85 High 1.1
Some cities have replaced stop signs and curbs at busy crossings with an open square that drivers, cyclists, and walkers must share. Accidents there have often become fewer. The reason, traffic planner Joost Verbeek believes, is that the lack of rules makes people uneasy, and unease makes them ______: they slow down, look up, and meet one another’s eyes.
= vigilant
- fits-blank-not-clue | hesitant | They slow down, which looks like hesitation, but they also look up and meet eyes; they are watching, not wavering.
- sounds-right-wrong-charge | hostile | Unease could turn into anger between drivers and walkers, but the behavior described is careful and even polite.
- topic-word-wrong-logic | mobile | Traffic is about moving, but the colon explains the blank by slowing down and paying attention.
> Words in context. The colon lists three things that people do; find the word that covers all three.
! Uneasy people “slow down, look up, and meet one another’s eyes”: they are watchful, or vigilant.
## 86 High 1.3
A mathematician’s notebook may hold a hundred wrong turns for every theorem. Published papers keep none of them. They begin with what is given and end with what was to be proved. Each step follows from the last as if no other had been possible, and the reader never sees the doubt that came before. Such papers, argues historian Petra Quist, give to discovery an air of ______ that it never has while it is going on.
= inevitability
- fits-blank-not-clue | brilliance | Smooth papers may make their authors look brilliant, but the clue is that no other step seems “possible.”
- opposite-of-clue | uncertainty | Doubt is what the papers leave out; it belongs to the work while it is going on.
- topic-word-wrong-logic | calculation | Calculation is what mathematicians do, and it goes on during discovery as well as in papers, so it makes no contrast.
> Words in context. Look for how steps appear in papers: as if nothing else could have followed.
! In papers each step comes “as if no other had been possible”; what could not have been otherwise has an air of inevitability.
## 87 High 1.7
The senator’s memoir opens with a promise to settle no scores. It keeps the promise in its way. No rival is ever criticized; each is merely described, in loving detail, doing something foolish at a dinner. Reviewers admired the ______ with which so mild a tone had been made to do so sharp a job.
= finesse
- fits-blank-not-clue | mildness | The tone is mild, but reviewers admired how the mild tone was put to use, and “mildness” would praise the tool, not the skill.
- sounds-right-wrong-charge | brutality | The job is sharp, yet it is done so gently that nobody is openly attacked; brutality would be the opposite manner.
- topic-word-wrong-logic | appetite | Dinners are mentioned, but what the reviewers admire is a way of writing, not of eating.
> Words in context. Name what it takes to wound with a gentle tone.
! The book makes “so mild a tone” do “so sharp a job”; such delicate skill is finesse.
## 88 High 1.4
For most of the twentieth century, glaciers were surveyed on foot, a valley at a time. Satellites now photograph every glacier on Earth within days. Even a small one is measured again and again each year. The older measurements have not thereby lost their value. Without a baseline from the 1930s, a modern image cannot show how far the ice has drawn back; the new data are vast, but it is the old that make them ______.
= interpretable
- fits-blank-not-clue | numerous | The new data are already “vast” without any help, so the old measurements cannot be what makes them many.
- topic-word-wrong-logic | portable | Surveyors went on foot and satellites send pictures, but being easy to carry has nothing to do with a baseline.
- sounds-right-wrong-charge | flawless | A baseline helps one to read an image; it does not remove errors from it, and no errors are mentioned.
> Words in context. Ask what a modern image cannot do without the old measurements.
! Without the baseline “a modern image cannot show how far the ice has drawn back”: the old data allow the new to be understood, that is, make them interpretable.
## 89 Medium 0.2
Sailors of the Marshall Islands made charts from sticks and shells. The sticks did not show distances; they showed how ocean swells bend around islands, something a navigator feels in the rocking of a canoe. Shells stood for islands, and a curved stick for the way a swell turns. The charts were studied on land and left there. Their purpose was to ______ the pattern in the navigator’s memory, not to be looked at on the way.
= fix
- opposite-of-clue | alter | Memory does change with study, but to alter the pattern is what must not happen; the chart is meant to keep it as it is.
- near-word | mend | To mend is another sense of making something firm or whole, but a pattern that has not been broken needs no mending.
- topic-word-wrong-logic | navigate | The word belongs to sailors, but one does not navigate a pattern in a memory; one puts it there to stay.
> Words in context. The charts stayed on land, so the pattern had to travel in the mind: what must the chart do?
! The charts were “studied on land and left there,” so the pattern had to be made firm “in the navigator’s memory”: to fix it there.
## 90 Medium 0.4
A word can travel far from its first meaning. “Nice” once meant ignorant, and “awful” meant inspiring awe. To insist that a word’s oldest sense is its true one, linguist Priya Menon says, is to ______ the history of language for a rulebook: it tells us what people did, not what they ought to do.
= mistake
- fits-blank-not-clue | exchange | One does trade one thing for another here, but nobody gives history up; they take it to be what it is not.
- topic-word-wrong-logic | translate | Words and languages bring translation to mind, yet a history is not turned into another language.
- sounds-right-wrong-charge | betray | The people who insist on old senses are confused, in Menon’s view; they do not break anybody’s trust.
> Words in context. Read the colon: history is one thing and a rulebook another, and someone takes the first for the second.
! History “tells us what people did, not what they ought to do,” so treating it as a rulebook is to mistake the one for the other.
## 91 Medium 0.6
In the seventeenth century the Dutch paid fortunes for tulips with flamed petals, whose patterns could not be bred on purpose. The flames, it was learned much later, were caused by a virus that also weakened the bulbs. The very feature that made the flowers precious was thus a symptom, and the most coveted varieties were among the most ______.
= frail
- fits-blank-not-clue | recent | Fashions in flowers may be new, but “thus” draws on the virus, which “weakened the bulbs,” and not on their age.
- opposite-of-clue | robust | A robust variety would be a healthy one, and the flames came from something that made bulbs weak.
- topic-word-wrong-logic | fragrant | Scent goes with flowers, but nothing is said about it; the text speaks of petals, a virus, and bulbs.
> Words in context. “Thus” draws a conclusion from the virus; use what the virus does.
! The flames were due to “a virus that also weakened the bulbs,” so the most admired plants were the weakest, or most frail.
## 92 High 1.6
Biographers of the painter Lorna Sykes have treated her ten years as a postal clerk as an interruption. She took the post, they say, because her pictures did not sell. The critic Jun Abe disagrees. It was at the sorting desk, he shows, that Sykes learned to see a crowd as a field of small repeated marks, the method of all her mature canvases. Far from interrupting her training, the post office was ______ to it.
= integral
- opposite-of-clue | incidental | Something incidental happens beside the main thing, which is the biographers’ view; Abe finds the method’s source there.
- fits-blank-not-clue | preliminary | The clerk’s years did come before the mature canvases, but a mere first step would not supply “the method of all” of them.
- opposite-of-clue | indebted | Her art is indebted to the post office; to say that the office was indebted to her training turns the debt the wrong way around.
> Words in context. “Far from interrupting” asks for the opposite: an essential part.
! Abe shows that at the desk Sykes learned “the method of all her mature canvases”; what belongs to the core of a thing is integral to it.
## 93 Medium 0.5
The island’s two newspapers described the same storm. Both did so on the following morning, and each filled its front page. The <em>Courier</em> gave wind speeds, names of streets, and the times at which power failed. The <em>Star</em> wrote that heaven had wept and the sea had knocked at every door. For a study of how residents felt, the <em>Star</em> may be the better source; for a study of what happened, its ______ language is of little help.
= figurative
- fits-blank-not-clue | archaic | Heaven that weeps has an old ring, but what makes the words useless for facts is that they are images.
- opposite-of-clue | factual | Factual language would be of great help in finding out what happened; the <em>Courier</em> is the paper that has it.
- sounds-right-wrong-charge | dishonest | Readers know that seas do not knock at doors; the <em>Star</em> speaks in pictures and does not try to mislead.
> Words in context. Look at the two examples from the <em>Star</em>: weeping heaven, knocking sea.
! The paper “wrote that heaven had wept and the sea had knocked at every door”: such images are figurative language.
## 94 High 1.8
When the dam was proposed, the ministry published a report of nine hundred pages. Every figure that an opponent might ask for was in it, somewhere, without index or summary. Lawyer Nandi Khumalo calls this a strategy: nothing is withheld, and nothing can be found. Disclosure of such ______ can hide a fact as well as silence does.
= prodigality
- fits-blank-not-clue | secrecy | The effect is like that of secrecy, but “nothing is withheld”; it is the flood of figures that hides them.
- opposite-of-clue | concision | A concise report would be short and easy to search; this one has nine hundred pages and no summary.
- sounds-right-wrong-charge | malice | The “strategy” is unfriendly, but malice is a wish to hurt; the sentence needs a word for the flood of figures.
> Words in context. What kind of disclosure is nine hundred pages without an index? The word must mean too much, not too little.
! The report had “nine hundred pages” with everything “somewhere, without index or summary”: a wasteful overflow, or prodigality.
## 95 Medium 0.1
Bees that return from a rich patch of flowers perform a dance whose angle and length tell other bees where to fly. The message is not perfectly ______: the same bee, dancing twice for the same patch, will give angles that differ by several degrees. The scatter may even be useful, since it spreads the workers over a whole meadow.
= precise
- fits-blank-not-clue | visible | In a dark hive a dance is indeed hard to see, but the colon explains the blank by angles that differ, not by light.
- topic-word-wrong-logic | nutritious | A patch of flowers is nutritious for bees, but a message cannot be, and the colon is about angles.
- sounds-right-wrong-charge | honest | Differing angles might suggest a lie, but the text speaks of “scatter,” a lack of exactness without any intent.
> Words in context. The colon explains in what respect the message falls short.
! The bee’s repeated dances “give angles that differ by several degrees,” so the message is not perfectly exact, or precise.
## 96 High 1.0
Visitors to the old prison on Garrow Island hear it described as escape-proof. The claim rests on the fact that no one is recorded as having got away. But the prison’s records, museum director Bo Lindahl notes, were kept by wardens who were fined for each escape. An absence of entries, in such a case, is hardly ______.
= telling
- near-word | talkative | A telling fact says something, but not in the way that a talkative person does; an absence of entries cannot chat.
- topic-word-wrong-logic | complete | The records may well have gaps, but the sentence asks what an “absence of entries” proves, and an absence is neither complete nor incomplete.
- topic-word-wrong-logic | punishable | Wardens were punished by fines, but the sentence is about what an absence of entries shows, not about penalties.
> Words in context. Decide what the wardens’ fines do to the value of the records as proof.
! The records “were kept by wardens who were fined for each escape,” so missing entries prove little: they are hardly telling.
## 97 High 1.2
A fable of the region tells of a farmer who, asked by a king to name his reward, requests only a clear view of the road. The courtiers laugh. Years later, when an army approaches, he alone has time to leave. The story is told to children to praise not modesty, as strangers suppose, but ______.
= foresight
- opposite-of-clue | humility | Humility is another word for the modesty that “strangers suppose,” and “not … but” asks for what stands against it.
- topic-word-wrong-logic | obedience | A king and a subject appear, yet the farmer obeys no order; he is asked what he would like.
- sounds-right-wrong-charge | cunning | He outlives the rest by his choice, but he tricks nobody; he simply wanted to be able to see what was coming.
> Words in context. Ask what the farmer’s wish let him do “Years later,” and name that virtue.
! Because of the view, “when an army approaches, he alone has time to leave”: he looked ahead, which is foresight, “not modesty.”
## 98 High 1.4
At first hearing, the drummer Kofi Asante’s solos seem to ignore the beat that the rest of the band is keeping. He scatters strokes around it, early and late. Listen longer, and one notices that he comes back to it every eleventh bar, exactly. His departures are not a rejection of the common pulse but a way of ______ it: the beat is felt most strongly by those who have been made to wait for it.
= accentuating
- fits-blank-not-clue | recovering | He does come back to the beat, but a pulse that the band keeps all along has not been lost and need not be recovered.
- opposite-of-clue | obscuring | The solos hide the beat only at first hearing; the colon says that it “is felt most strongly” because of them.
- topic-word-wrong-logic | composing | Composing is a musical act, yet the common pulse exists already and is kept by the band.
> Words in context. The colon says what the departures do to the beat for listeners.
! Through waiting, “the beat is felt most strongly”; to make something stand out more is to accentuate it.
## 99 Medium 0.3
~ The following text is from <em>The Ferry at Dunmore</em>, a novel in the manner of the 1840s written for Fourfold.
“You will find the accounts in order,” said Mr. Pell, laying his hand upon the ledger as if it were a Bible. The young lady turned the pages without a word. She had been bred among merchants, and could follow a column as other girls follow a tune; and at the foot of the third page her finger was suddenly arrested, and went back, and stopped again.
? As used in the text, what does the word “arrested” most nearly mean?
= Brought to a halt
- right-word-wrong-sense | Taken into custody | The police arrest people, and accounts may hide a crime, but it is a finger that is arrested here, and it “stopped again.”
- fits-blank-not-clue | Drawn to attention | Her attention is caught, to be sure; what the words describe, however, is a finger that moves down a page and stops.
- opposite-of-clue | Guided along | Her finger does follow the column, but “suddenly” and “went back” tell of a break in that movement.
> Words in context, older prose. Follow the finger: it moves, then it is arrested, goes back, and stops “again.”
! Her finger “was suddenly arrested, and went back, and stopped again”: the word “again” shows that being arrested was the first stop.
## 100 Medium 0.5
~ The following text is from <em>An Idle Term</em>, a novel in the manner of the 1890s written for Fourfold.
Harcourt’s friends maintained that he had every talent except the talent for employing one. He painted a little, and sang a little, and could turn a compliment in four languages. When his uncle’s money failed, it was supposed that necessity would be the making of him; but necessity called, found him engaged with a new necktie, and went quietly away again.
? As used in the text, what does the word “engaged” most nearly mean?
= Occupied
- right-word-wrong-sense | Betrothed | A betrothed person is engaged to be married, but the joke is that Harcourt is busy with “a new necktie.”
- fits-blank-not-clue | Delighted | He may well take pleasure in the necktie; the point, though, is that he has no time for necessity when it calls.
- right-word-wrong-sense | Hired | To engage a worker is to have the worker hired, and Harcourt needs money, but a necktie cannot employ him.
> Words in context, older prose. Necessity is pictured as a visitor; ask how it finds Harcourt.
! Necessity, like a caller, “found him engaged with a new necktie, and went quietly away again”: he was busy, or occupied.
## 101 High 1.3
~ The following text is from <em>The Governess at Thorley</em>, a novel in the manner of the 1860s written for Fourfold.
My pupils had been described to me as spirited. I do not quarrel with the word. In the first week they had put a hedgehog in my work-box and set fire to the map of Europe; and yet there was about the younger of the two a want of malice, an air of scientific inquiry, which disposed me to forgive a great deal.
? As used in the text, what does the word “disposed” most nearly mean?
= Inclined
- right-word-wrong-sense | Discarded | To dispose <i>of</i> a thing is to get rid of it, but here an air of inquiry “disposed me to forgive,” which is a leaning.
- fits-blank-not-clue | Compelled | She does forgive, yet nothing forces her; the mild tone and “a great deal” tell of a willing leaning.
- topic-word-wrong-logic | Instructed | A governess instructs, but here it is she who is moved, and by a child’s manner, not by a lesson.
> Words in context, older prose. Replace the word in “which ______ me to forgive a great deal” and judge the strength.
! The child’s “want of malice” had an effect on her: it “disposed me to forgive a great deal,” that is, made her inclined to.
## 102 Medium 0.2
~ The following text is from “The Signal-Box,” a story in the manner of the 1880s written for Fourfold.
He was a man of few words and regular habits, and the company could not have found a better servant for so solitary a post. The trains he passed through his section he spoke of as his charges. He knew each by its breathing; and in eleven years, he told me with grave pride, he had not lost one.
? As used in the text, what does the word “charges” most nearly mean?
= Things placed in his care
- right-word-wrong-sense | Sums of money owed | Railways charge fares, but the man knows these charges “by [their] breathing” and is proud that none was lost.
- half-right | Duties that he disliked | A charge can be a duty, but he speaks of them with pride, and it is the trains themselves that he means.
- right-word-wrong-sense | Sudden attacks | A charge of horsemen is a sudden attack, and trains rush by like one, yet the man guards them; he has not “lost one.”
> Words in context, older prose. He knows each by its breathing and has lost none: what would one say that of?
! He says of the trains that “he had not lost one,” as a nurse or a shepherd might: they are entrusted to his care.
## 103 High 1.1
Paper money was issued in China centuries before it was known in Europe. The notes were not gold, nor even promises of gold that everyone believed; what gave them value was that the state accepted them for taxes. Their worth, in other words, was not ______ but conferred, and it could be withdrawn by the power that had granted it.
= intrinsic
- fits-blank-not-clue | permanent | Their worth did not last of itself, but “conferred” means given from outside, and the blank must be its opposite: lying within.
- opposite-of-clue | bestowed | Bestowed means the same as “conferred,” while “not … but” calls for a contrast between the two.
- topic-word-wrong-logic | monetary | Money is the subject, but the worth of notes is monetary in any case; the sentence denies something else.
> Words in context. “Not ______ but conferred” is a pair of opposites; the text explains the second half.
! The value came from outside, as “the state accepted them for taxes”; it was “conferred,” not belonging to the paper itself, or intrinsic.
## 104 High 1.5
Critics of the restored chapel complain that its colors are garish. Restorer Matteo Greco answers that five centuries of candle smoke had taught visitors to love a brown that no painter ever intended. What they call garish, he suggests, is merely ______: they are seeing the ceiling as its first worshippers did.
= unaccustomed
- fits-blank-not-clue | recent | The bright look is new to visitors, but the colors themselves are the oldest there are: those that “its first worshippers” saw.
- opposite-of-clue | muted | Muted colors are soft ones, such as the smoky brown; nobody would call those garish.
- topic-word-wrong-logic | sacred | A chapel is sacred, yet the quarrel is about what eyes have got used to, not about holiness.
> Words in context. Greco explains the complaint by habit: five centuries of brown had taught visitors what to love.
! Smoke “had taught visitors to love a brown that no painter ever intended,” so the bright colors only seem garish because visitors are not used to them: they are unaccustomed.
## 105 High 1.3
The guild’s rules of 1502 forbade members to sell below a fixed price, to work by candlelight, or to hire another’s apprentice. Economic historian Anouk de Graaf notes that the same three rules are repeated, with rising fines, in 1511, 1519, 1524, and 1530. In 1533 they were read aloud before the members, each of whom had to swear to them. Laws that must be repeated so often, she remarks, are a sign that the conduct they forbid is ______.
= rampant
- fits-blank-not-clue | harmless | Working by candlelight does little harm, but the repeated bans with “rising fines” show how often a thing was done, not how bad it was.
- opposite-of-clue | extinct | If nobody broke the rules anymore, there would be no need to repeat them with “rising fines.”
- sounds-right-wrong-charge | atrocious | Working by candlelight is against the rules but hardly an atrocity; the word is far too strong.
> Words in context. Why would a guild repeat the same rules five times, with higher fines each time?
! The rules “are repeated, with rising fines,” again and again, which suggests that members kept breaking them: the conduct was rampant.
## 106 Medium 0.0
Early explorers had one name for all the ice that they met, and sailors still argue about which kind is harder on a hull. Both are white, cold, and hard to steer around. Sea ice and glacier ice look alike from a ship, yet their origins are ______. Sea ice forms when the ocean’s surface freezes; glacier ice is snow that fell on land and was pressed together over centuries. One is salty when young, the other never.
= distinct
- fits-blank-not-clue | distant | Land and ocean are different places, but the text contrasts how the two ices form and says nothing of how far apart.
- opposite-of-clue | identical | The first clause says that the two “look alike,” but the word “yet” turns against it, so the origins cannot be the same.
- topic-word-wrong-logic | frozen | Both ices are frozen, but an origin is not, and the sentence needs a word for the contrast that follows.
> Words in context. “Yet” turns against “look alike,” and the next sentence gives two ways of forming.
! The two “look alike,” “yet” one forms from sea water and the other “is snow that fell on land”: their origins are different, or distinct.
## 107 Low -0.9
In the early days of film, theaters hired pianists to play while the pictures ran. Some were given printed music for each reel, but most had seen the film no sooner than the audience had. A good pianist did not simply repeat a favorite tune. She knew a hundred scraps of music, and which of them would serve. She watched the screen and ______ her music to it, galloping with the horses and slowing when the lovers parted.
= matched
- fits-blank-not-clue | devoted | She gave her music to the screen, in a sense, but galloping and slowing show that she made it fit what was seen.
- topic-word-wrong-logic | recorded | Film and music are recorded today, yet this pianist played live “while the pictures ran.”
- opposite-of-clue | opposed | Watching and playing could lead to a contrast, but her music went along with the horses and the lovers, not against them.
> Words in context. The end of the sentence shows what she did: her music moved as the picture moved.
! She was “galloping with the horses and slowing when the lovers parted”: she made her music fit, or matched it.
## 108 Medium 0.6
Few plants are as well defended as the stinging nettle, whose hairs inject an acid mixture into whatever brushes against them. Cattle learn to graze around a patch of them, rabbits leave even the young leaves alone, and a gardener who has once pulled one up without gloves remembers it. Yet the caterpillars of several butterflies eat almost nothing else. For them the sting is no ______; indeed, by keeping cattle and rabbits away, it secures their dinner.
= deterrent
- fits-blank-not-clue | mystery | The caterpillars do seem to know how to deal with nettles, but the sentence is about whether the sting keeps them off.
- topic-word-wrong-logic | acid | The hairs do inject an acid mixture, and it is the same mixture for all; the caterpillars simply are not kept away.
- opposite-of-clue | enticement | The blank follows “no,” so this would say that the sting does not attract them, while “indeed” goes on to praise it.
> Words in context. Mind the “no”: the sting fails to do to caterpillars what it does to cattle and rabbits.
! The sting works by “keeping cattle and rabbits away,” but the caterpillars eat the plant all the same, so for them it is no deterrent.
## 109 High 1.9
The philosopher’s opponents accused her of evading the question. She had not; she had shown that the question rested on a false assumption and therefore had no answer. That her opponents went on demanding one is a measure of how ______ assumptions can be: exposed in public, refuted in print, they return the next morning in their usual chair.
= intransigent
- fits-blank-not-clue | unfounded | The assumption is false, but the image of its returning to its chair is about its refusal to go, not its lack of grounds.
- opposite-of-clue | fleeting | A refuted idea should be gone soon, as fleeting things are, but these come back “the next morning” and stay.
- sounds-right-wrong-charge | insidious | Insidious means harmful in a hidden way, but this assumption was “exposed in public” and comes back openly.
> Words in context. The colon describes assumptions that will not leave whatever is done to them.
! Although “exposed in public, refuted in print,” assumptions “return the next morning in their usual chair”: they refuse to yield, that is, they are intransigent.
## 110 Medium 0.4
Potatoes reached Europe in the 1500s, but for two hundred years few Europeans would eat them. In eighteenth-century France, the story goes, the pharmacist Antoine-Augustin Parmentier had a potato field guarded by soldiers all day and left open at night. The guards gave the crop an air of value, neighbors stole it eagerly, and the ______ against potatoes began to fade.
= prejudice
- fits-blank-not-clue | evidence | People had no proof that potatoes were bad, and proof does not fade because of guards; it was a dislike without grounds.
- topic-word-wrong-logic | fence | The field was guarded, but a fence around it could not fade, and the text speaks of what people would or would not eat.
- sounds-right-wrong-charge | vendetta | A vendetta is a bloody feud between families, much too strong for an unwillingness to eat a vegetable.
> Words in context. Name the feeling that kept Europeans from eating potatoes and that a clever trick could weaken.
! For two centuries “few Europeans would eat them,” until the guards “gave the crop an air of value”: an opinion without good reason was fading, a prejudice.
`
