import { questions } from '../marked.ts'

export const textStructurePurpose4 = questions('text-structure-purpose')`
## 36 Medium 0.2
For a long time the eel was a riddle. Every stream in Europe held adults, yet no one had ever seen an eel spawn, and Aristotle supposed that eels arose from mud. <u>In the 1870s a student named Sigmund Freud cut open some four hundred of them in search of the male organs and reported, with caution, that he might have found some.</u> It was not until the 1920s that larvae small enough to be newly hatched were netted, thousands of kilometers away, in the Sargasso Sea. To this day nobody has watched an eel lay its eggs.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It reports an early inquiry, the result of which was uncertain.
- names-the-wrong-move | It shows how long a belief of Aristotle’s went unchallenged. | Aristotle does come just before it, but a student who looks for the male organs no longer believes that eels “arose from mud.”
- cause-not-shown | It reports a failure that led others to search in the sea. | A search in the sea does follow, some fifty years later, but nothing says that the student’s work led anyone to it.
- half-right | It reports an inquiry that solved one part of the riddle. | It was an inquiry into the riddle, but nothing was solved: the student said “that he might have found some.”
> Function. How sure was the student of his result, and how sure can one be of what the next sentence reports?
! The student reported, “with caution, that he might have found some”; in the 1920s “larvae small enough to be newly hatched were netted.”
## 37 Medium 0.1
The octopus has about five hundred million nerve cells, roughly as many as a dog. In aquariums it opens jars and finds its way through mazes. Only a third of its nerve cells, however, are in its brain. The rest lie in its arms, each of which can taste, feel, and to some degree decide for itself; an arm that has been cut off will still reach for food. To ask what an octopus is thinking may therefore be to ask the wrong question. It may be more like a committee than a chairperson.
? Which choice best states the main purpose of the text?
= To suggest that the arms of an octopus share in its decisions
- outside-the-text | To suggest that the arms of an octopus teach one another | Arms that “taste, feel, and to some degree decide” might teach each other, too, but nothing of the kind is told.
- half-right | To suggest that the arms of an octopus may disagree | Arms that act by themselves are right, and a committee may quarrel, but nothing is said of arms at odds; they “decide.”
- reversed | To explain how an octopus’s brain keeps control of eight arms | Brain and arms are the subject, but the text says the contrary: each arm can “to some degree decide for itself.”
> Purpose. The facts lead up to “therefore”; ask what the committee in the last sentence stands for.
! Most nerve cells lie in the arms, each of which can “to some degree decide for itself”; so the animal “may be more like a committee than a chairperson.”
## 38 High 1.0
~ The following text is from <em>The Assessor</em>, a novel in the manner of the 1870s written for Fourfold.
Mr. Crale valued houses for the county. He had a way of standing in a doorway, his thumbs in his waistcoat, and seeing the whole of a family’s history in the state of its ceilings; and he would name a figure so exactly that people wondered afterward how he knew about the uncle. <u>His own house he had never valued.</u> It stood at the end of Tanner’s Lane, with its shutters closed on the side toward the sea, and he went in and out of it quickly, like a man who has left a child asleep.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It turns from the houses that Mr. Crale examines to one that he does not.
- cause-not-shown | It hints that Mr. Crale looks at other houses in order to forget his own. | He does avoid his own house, but why he values others the text says plainly: he did it “for the county.”
- takes-literally | It shows that Mr. Crale, who names any price, holds his own house above price. | A house beyond price would be a pleasant reading of “never valued,” but he enters it quickly and keeps its shutters closed.
- cause-not-shown | It suggests that Mr. Crale learned at home what he knows about families. | People “wondered afterward how he knew,” so an answer would be welcome, but his knowledge comes from ceilings, not from his own house.
> Function, literature. Compare what comes before the sentence with what comes after it.
! Before it he sees “the whole of a family’s history”; after it he goes in and out of his own house “quickly, like a man who has left a child asleep.”
## 39 High 1.2
~ The following poem, “The Census Taker,” was written for Fourfold in the manner of the 1920s. The speaker recalls a visit.
/ He asked how many rooms, how many beds,
/ how many of us worked, how many read;
/ and all the while he kept his eyes on lines
/ ruled fine as rain, and filled them up with signs.
/ <u>He did not ask who sat up with the child,</u>
/ nor which of us it was the river took,
/ nor who had laughed in May. He thanked us, smiled,
/ and carried us away inside a book.
? Which choice best describes the function of the underlined line in the poem as a whole?
= It turns from the visitor’s questions to the things that he leaves unasked.
- half-right | It turns from what the visitor wants to know to what the family will not tell. | His questions come first, but nobody refuses him anything: he “did not ask” about the child or the river.
- half-right | It turns from what the visitor writes down to what he keeps in his memory. | He does write, but nothing is said about his memory, and all that he takes along goes “inside a book.”
- cause-not-shown | It turns from what the family tells freely to what grief keeps it from telling. | The river suggests grief, but it is not what keeps the family silent; they were simply not asked.
> Function, poetry. The poem has two lists; say what each contains and where the second starts.
! First “He asked how many rooms, how many beds”; then comes what he “did not ask,” down to “who had laughed in May.”
## 40 High 1.0
Biologists used to explain the zebra’s stripes by the lion: seen from afar, the stripes were thought to break up an outline in tall grass or dazzle a pursuer. Measurements of what lions can see have made this unlikely, since stripes cannot be made out beyond fifty meters. A newer proposal concerns flies. In trials, horseflies circled striped and plain cloth equally often but landed far less on stripes, as though they could not judge when to slow down. The proposal has the advantage that zebras live where such flies are worst.
? Which choice best describes the overall structure of the text?
= It presents a former explanation, gives a reason to doubt it, and then offers another along with support for it.
- half-right | It presents two explanations, describes trials of both, and leaves open which of them is right. | Two explanations are there, but trials are reported for the second, and the text plainly favors it.
- half-right | It presents a puzzle, rejects two explanations of it one by one, and then mentions that a third has been proposed. | One explanation is rejected, that of the lion, but the one about flies is offered with support; there is no third.
- part-for-whole | It describes how horseflies behaved in trials and draws a conclusion about where zebras live. | Flies and zebras fill the second half only; the lion, with whom the text begins, has no place in this account.
> Structure. One verb for each part: explains, doubts, proposes, supports.
! The text moves from “used to explain the zebra’s stripes by the lion” to “Measurements of what lions can see have made this unlikely” to “A newer proposal concerns flies.”
## 41 Medium 0.3
When work began on the Erie Canal, in 1817, no one in the United States had ever built anything like it. The surveyors taught themselves to use a level; farmers learned to blast rock; a stone that makes waterproof cement was looked for everywhere and turned up, by luck, beside the route. By the time the last lock was finished, the country had the engineers it had lacked at the start. It is usual to say that engineers built the canal. It would be as true to say that the canal built the engineers.
? Which choice best states the main purpose of the text?
= To tell what people learned from the building of one canal
- part-for-whole | To describe the work of those who surveyed a canal’s route | Surveyors are there, who “taught themselves to use a level,” but so are farmers and a stone; the last sentence speaks of all who became engineers.
- overstates | To show how a find of stone made up for a lack of knowledge | A stone turned up “by luck,” but levels and blasting had to be learned, and the text ends with the engineers, not with the stone.
- reversed | To correct the view that a canal was built without engineers | That there were none at the start is not corrected, but told; the usual saying is that “engineers built the canal.”
> Purpose. Ask who could do what in 1817, who could do what in the end, and what the last sentence makes of it.
! At the start no one “had ever built anything like it”; by the end “the country had the engineers it had lacked at the start,” so that “the canal built the engineers.”
## 42 Low -0.8
You can tell the temperature by listening to a cricket. The snowy tree cricket chirps faster in warm air and slower in cold, and it does so with great regularity. Count the chirps in fourteen seconds, add forty, and you have the temperature in degrees Fahrenheit, usually to within a degree or two. Other crickets follow the same rule less exactly. The reason is that a cricket’s body is as warm as the air around it, and the chemical processes that move its muscles speed up with heat and slow down with cold.
? Which choice best states the main purpose of the text?
= To explain a way of finding out how warm the air is
- part-for-whole | To explain why crickets chirp more slowly in the cold | This is told in the last sentence, but only as a reason for the rule; counting the chirps and adding forty would be left out.
- cause-not-shown | To tell how a rule about the crickets was discovered | The rule is told, and how exact it is, but nothing about who found it or how; the reason given is in the cricket’s body.
- overstates | To warn that a rule about crickets can seldom be used | Other crickets follow it “less exactly,” but with the snowy tree cricket it works “to within a degree or two.”
> Purpose. The text falls into two parts, before and after “The reason is.” Name what each part does.
! It tells how, “Count the chirps in fourteen seconds,” and why that works: the processes that move its muscles “speed up with heat.”
## 43 Medium 0.2
~ The following text is from <em>Small Beer</em>, a novel in the manner of the 1840s written for Fourfold.
Mr. Pumphrey’s school offered Latin, Greek, the use of the globes, and, for an additional guinea, deportment. The air was healthy, and the nearest relation was nine miles off. It cannot be said that the boys learned Latin. There had been a globe. But Mr. Pumphrey had a beautiful signature, with a flourish under it like the wake of a swan, and when a father received a report so signed he felt that something must be going on.
? Which choice best states the main purpose of the text?
= To make fun of a school that impresses fathers but leaves sons untaught
- half-right | To make fun of a school that teaches sons only how to impress fathers | Fathers are impressed, but by the master’s signature and not by sons; what the boys do there to impress anyone is not told.
- overstates | To make fun of a school that charges more for manners than for learning | An “additional guinea” is asked for deportment, but what Latin and Greek cost is not said, so manners need not cost more.
- reversed | To make fun of a school that teaches dead languages and little else | The languages are offered, but they are not taught: “It cannot be said that the boys learned Latin.”
> Purpose, literature. Compare the offer in the first sentence with what the boys learn, and see what fathers make of the signature.
! Among the things offered was Latin, but “It cannot be said that the boys learned Latin”; a report with a beautiful signature makes a father feel “that something must be going on.”
## 44 High 1.3
~ The following text is from <em>The Tide Tables</em>, a novel in the manner of the 1930s written for Fourfold.
Each morning Ewan wrote the height of the tide in the book, as his father had done and his father’s father. No ship had called for six years. The harbor board, which paid him, had been dissolved; he knew this because he had received a letter from it to that effect, beautifully typed. He filed the letter. Then he put on his oilskins and went down to the gauge. The sea, he said, when people asked, had not been dissolved.
? Which choice best describes the overall structure of the text?
= It shows a man at his work, then a letter, and then the man at his work again.
- half-right | It sets an old custom beside a doubt of its use, which a discovery then removes. | Custom and lost use are right, but no discovery follows; he goes on because the sea “had not been dissolved.”
- cause-not-shown | It contrasts a man’s obedience to a board with his secret wish to be rid of it. | The board did pay him, but no wish to be rid of it is told; when it is gone, he goes on as before.
- half-right | It describes a man, then his father before him, and then the ships they waited for. | The man’s father is named once, for the custom, and so are ships, of which none “had called for six years”; neither is described.
> Structure, literature. Give one verb to what comes before the letter, one to the letter, and one to what comes after.
! He “wrote the height of the tide in the book” by custom; “he had received a letter”; “Then he put on his oilskins and went down to the gauge.”
## 45 High 1.1
In a well-known essay the critic Martin Oyelaran calls the museum label “a voice that cannot be interrupted.” Visitors, he complains, read first and look afterward, and see only what they have been told to see. The complaint has force. <u>Yet when the Halden Gallery took its labels down for a year, visitors spent less time before each picture, not more.</u> What Oyelaran calls an intrusion may be, for many people, an invitation to stay.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It reports a result that undermines the complaint and that the next sentence interprets.
- half-right | It reports a result that undermines the complaint and that the next sentence doubts. | It does undermine the complaint, but it is not doubted: the next sentence builds on it and speaks of “an invitation to stay.”
- half-right | It reports a result that supports the complaint and that the next sentence interprets. | It is interpreted next, but visitors without labels stayed for “less time,” which does not bear out Oyelaran.
- reversed | It reports a result that supports the complaint and that the next sentence doubts. | It is the other way around: “Yet” turns the result against the complaint, and the next sentence accepts the result.
> Function. Did visitors stay longer or less long without labels? Then see what the last sentence makes of it.
! Oyelaran complains of labels, “Yet when the Halden Gallery took its labels down for a year, visitors spent less time before each picture,” which counts against him.
## 46 Medium 0.4
The recipe for Roman fish sauce is known from several ancient authors, and modern cooks have often tried to make it for museums, films, and curious guests. Most have given up, since fish and salt left in the sun for two months smell of exactly that. <u>Archaeologists who analyzed the residue in sealed jars at Pompeii found herbs in the mixture that no author mentions.</u> A batch made with them, they report, smells of the sea and little else. Writers, it seems, left out what every cook could be assumed to know.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It reports a finding that shows what had been left out of ancient recipes.
- half-right | It reports a finding that shows the ancient cooks to have ignored the recipes. | What cooks used and what is written did differ, but by the writers’ doing: they “left out what every cook could be assumed to know.”
- cause-not-shown | It reports a finding that shows modern cooks to have misread the authors. | Modern cooks did fail, but not by misreading: the herbs are in no recipe, since “no author mentions” them.
- outside-the-text | It reports a finding that shows the sealed jars to have held a costlier sauce. | Herbs might make a sauce dearer, but prices are not discussed; it is the known sauce, with what the authors left out.
> Function. What was in the jars that is not in the recipes?
! The jars held herbs “that no author mentions,” and “A batch made with them” succeeds: writers left out what every cook knew.
## 47 High 1.0
Ask people to estimate how many of their fellow citizens recycle, and they will guess too low; ask how many litter, and they will guess too high. Psychologist Noa Friedl traces both errors to a single cause. Recycling happens in kitchens, out of sight. Litter lies in the street until someone removes it. We do not count people, she says; we count evidence, and some conduct leaves more of it than other conduct does.
? Which choice best describes the overall structure of the text?
= It notes two opposite errors and names a single cause for both of them.
- half-right | It notes two opposite errors, which turn out to cancel each other. | Two opposite errors are right, but one is about recycling and one about litter; they are traced to “a single cause,” not added up.
- cause-not-shown | It notes a common error and shows how it lets people feel good about themselves. | To think others worse may flatter, but Friedl gives another cause, the same for both: “we count evidence.”
- half-right | It notes two opposite errors and asks which of them does more harm. | Two errors are right, but their harm is not discussed; kitchens and streets explain how both arise.
> Structure. What does the second sentence say that Friedl does with the errors?
! People “guess too low” in one case and “too high” in the other, and Friedl “traces both errors to a single cause.”
## 48 High 1.2
~ The following poem, “Instructions for the House,” was written for Fourfold in the manner of the 1950s. It is a note to a guest.
/ The key is underneath the second stone.
/ The kettle sulks; be patient with the flame.
/ Let the gray cat out when she asks. Alone
/ is what she likes, or tells you, all the same.
/ The stair that creaks is nothing. It’s the one
/ that doesn’t, near the top, that I would mind.
/ I meant to write to you about my son.
/ The lamp is in the closet. Draw the blind.
? Which choice best describes the function of the next-to-last line in the poem as a whole?
= It breaks off the advice for a matter that is at once dropped again.
- cause-not-shown | It reveals for whom the advice about the house had first been written. | A son might well have been the first guest, but the poem is a note to another, and of the son we hear nothing more.
- names-the-wrong-move | It tells why the guest had been asked to look after the house. | A reason would be welcome after so much advice, but the line gives none; the speaker “meant to write” and goes on to the lamp.
- cause-not-shown | It shows that the warning about the stair was meant for a child. | The stair is only two lines above, but the speaker says “that I would mind,” and no child is in the house.
> Function, poetry. Set the line beside its neighbors, the stair before it and the lamp after it: does it go on with them?
! Between “The stair that creaks is nothing” and “The lamp is in the closet” stands “I meant to write to you about my son,” which opens something grave and closes it at once.
## 49 Low -0.6
People in Iceland have long told stories about hidden folk who live in rocks. Some visitors laugh at road builders who lay a road around a boulder so as not to disturb the folk inside. Folklorist Dagný Jóns does not share their amusement. In a country where hot ground can open under a house, she says, a habit of asking before one digs is no bad thing, whoever it is one asks.
? Which choice best states the main purpose of the text?
= To present a scholar who sees a practical use in an old custom
- overstates | To present a scholar who believes the stories behind an old custom | She does defend the custom, but not the stories: to ask before one digs is no bad thing, “whoever it is one asks.”
- names-the-wrong-move | To present a scholar who explains how an old custom came about | Hot ground may seem to explain the stories, but Jóns does not tell their origin; she says that asking first is “no bad thing.”
- outside-the-text | To present a scholar who fears that an old custom is dying out | Old customs often die out, but this one is alive among road builders, and Jóns voices no fear about it.
> Purpose. Jóns “does not share their amusement.” Read the last sentence: what does she say about asking?
! Where “hot ground can open under a house,” Jóns says, “a habit of asking before one digs is no bad thing.”
## 50 Medium 0.3
It is easy to list what the first electric cars lacked: range, speed, a network of chargers. By 1912, nevertheless, more than thirty thousand were on American roads, and their owners praised them for what they lacked as well: smoke, noise, and a crank that could break an arm. What ended their rise was not a fault of their own. In that same year a gasoline car was first sold with an electric starter, and others soon followed.
? Which choice best describes the overall structure of the text?
= It lists an invention’s weaknesses, then its merits, and then an outside cause of its decline.
- half-right | It lists an invention’s weaknesses, then its merits, and then the weakness that caused its decline. | The first two steps are right, but what ended the rise “was not a fault of their own”; it was the electric starter.
- half-right | It lists an invention’s merits, then its weaknesses, and then an outside cause of its decline. | The cause from outside is right, but range and speed, the weaknesses, come first, and the praise of owners follows.
- reversed | It lists an invention’s merits, then its weaknesses, and then the weakness that caused its decline. | It turns the text around: the weaknesses come before the merits, and the end came from a change in gasoline cars.
> Structure. Number the parts of the text in the order in which they come, and read once more how the rise ended.
! It begins with “what the first electric cars lacked,” goes on to what “their owners praised them for,” and ends with “What ended their rise.”
## 51 High 1.4
~ The following text is from <em>Mrs. Alder’s Journal</em>, a book in the manner of the 1790s written for Fourfold.
I have this day completed my fiftieth year, and have been congratulated upon it by all my acquaintance, as though it were a hill that I had climbed, and not a river that had carried me. My sister sent a shawl. The vicar sent a sermon. <u>My husband, who never remembers any date, came in from the garden with mud upon his knees and gave me the first pea of the season, in its pod, without a word.</u> I have put the shawl away, and shall read the sermon on a wet Sunday.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It describes a wordless gift that the writer prefers to two more formal ones.
- reversed | It describes a homely gift that shows the writer how little he knows her. | A pea is homely, but nothing suggests that she is hurt: shawl and sermon are what she puts away or puts off.
- half-right | It describes a modest gift that the writer lays aside with two more formal ones. | Two gifts are laid aside, but they are the shawl, which she has “put away,” and the sermon; nothing of the kind is said of the pea.
- outside-the-text | It describes an odd gift that shows the writer a comic side of her husband. | She does make fun of the sermon, but of the pea she says nothing mocking; only shawl and sermon are put off.
> Function, older prose. Compare what becomes of the three gifts in the last sentence.
! The shawl and the sermon are put off until “a wet Sunday” or longer, while the husband “gave me the first pea of the season, in its pod, without a word”: of the pea she says no more, and need not.
## 52 Medium 0.5
The word “serendipity” was made up by the writer Horace Walpole in 1754, from a tale about princes who were always discovering things they were not in search of. It stayed rare for a century and a half. In the twentieth century scientists took it up, and it is now so popular that it has begun to lose its edge: a free parking space is called serendipity. Something is lost if the word means only luck. Walpole’s princes, after all, had to be clever enough to see what they had found.
? Which choice best states the main purpose of the text?
= To tell how a word came into use and regret a weakening of its meaning
- half-right | To trace a word’s history and praise scientists for restoring its meaning | The history is right, but the writer finds that the word “has begun to lose its edge”; nothing is restored.
- reversed | To trace a word’s history and show that it never meant much more than luck | Luck is the sense that is gaining ground, but the princes of the tale “had to be clever enough to see what they had found.”
- overstates | To argue against the further use of a word because its meaning has been lost | Something is lost “if the word means only luck,” but the writer does not ask that it be given up.
> Purpose. The text tells a history and then says what is being lost; both belong in the answer.
! The word’s path is followed from “1754” to today, and the regret stands in “Something is lost if the word means only luck.”
## 53 Medium 0.2
Some lakes are pink. The color comes from algae and microbes that live in very salty water and make red pigments, which protect them from the sun. One such lake, in Australia, was found to be pink by every visitor for two hundred years. <u>Other lakes change from week to week.</u> After heavy rain the salt is diluted, other algae take over, and the water turns an ordinary green; in a dry month the pink returns.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It contrasts other lakes with the one that was just mentioned.
- reversed | It extends to other lakes what was said of the one just mentioned. | Other lakes do come in, but what was said of the one, pink “for two hundred years,” is not true of them.
- names-the-wrong-move | It gives a reason to doubt the visitors who were just mentioned. | Lakes that change might cast doubt on visitors, but these speak of one lake, and nothing takes back that it was always pink.
- another-sentence | It names an effect of the pigments described earlier. | Pigments do explain the color, in the second sentence; what makes lakes change is rain and drought, in the sentence after.
> Function. Compare the sentence before, about a lake that stays pink, with the one after.
! One lake “was found to be pink by every visitor for two hundred years,” whereas “Other lakes change from week to week”: a contrast, explained by what follows.
## 54 High 1.1
~ The following text is from <em>The Understudy’s Daughter</em>, a play in the manner of the 1910s written for Fourfold.
(<em>The kitchen of a boardinghouse, after supper. Two women are clearing the table.</em>)
GRACE: You never told me you had been on the stage.
HARRIET: I was never on it. I was beside it. (<em>She folds a napkin.</em>) For eleven years I knew every word that other women said.
GRACE: And were you never sent for?
HARRIET: Once. A Tuesday. I had a cold. (<em>A pause.</em>) I have not had a cold since.
? Which choice best states the main purpose of the text?
= To tell something of Harriet’s life before the time of the scene
- half-right | To show how a small illness gave another woman her first chance | There was a cold, and somebody may have gone on instead, but no other woman’s career is told; we hear what Harriet thinks of since.
- reversed | To show that Harriet came to prefer her place beside the stage | She was “beside it” for eleven years, but she remembers the day of her one chance, and pauses; that is no preference.
- cause-not-shown | To tell how Grace and Harriet came to work in the same kitchen | They clear the table together, but what brought either of them to the boardinghouse is not told; the questions are about the stage.
> Purpose, drama. Whose past do both of the questions bring out, and what comes out in the end?
! Grace asks about the stage, and Harriet tells of “eleven years” when she “knew every word that other women said,” and of her only chance: “A Tuesday. I had a cold.”
## 55 Medium 0.3
Sand is used up faster than any other natural material except water. It goes into concrete, glass, and the land that cities build out into the sea. An ordinary house can take two hundred tons of it. Deserts are full of it, but desert sand is of little use: wind has rolled its grains so smooth that they do not hold together. What builders want is the rough sand of rivers and beaches, and of this there is not enough. In some countries it is stolen by night, a beach at a time.
? Which choice best states the main purpose of the text?
= To explain why a certain material has come to be in short supply
- part-for-whole | To list the many uses for which a common material is in demand | Concrete, glass, and new land are listed, but in one sentence; the text goes on to what kind of sand they need and why “there is not enough.”
- outside-the-text | To warn of what the hunger for a material does to rivers and beaches | That beaches are stolen is told at the end, but as a sign of how scarce such sand is; what rivers and beaches suffer is left out.
- half-right | To show that a material once thrown away is now thought worth stealing | It has become worth stealing, but nobody is said to have thrown it away; desert sand lies unused since it is “of little use.”
> Purpose. What does the word “but” after “Deserts are full of it” set against each other?
! Sand is “used up faster than any other natural material except water,” and of the right kind, “the rough sand of rivers and beaches,” there “is not enough.”
## 56 High 1.3
Historians of science like a clean story in which a false theory is refuted by a crucial test. The end of the theory of phlogiston was not like that. Chemists who believed in this substance, which was said to leave a thing as it burned, had an answer to every experiment: if a burning metal grew heavier, then phlogiston must weigh less than nothing. <u>They were never proved wrong; they simply had fewer and fewer students.</u> A theory may die as a language does, of having no one left to speak it.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It tells of another ending than the one that is described at the start.
- half-right | It states the test by which the theory was finally shown to be false. | It does tell how the theory ended, but it denies that there was any such test: they “were never proved wrong.”
- names-the-wrong-move | It defends the chemists who believed in the theory against their critics. | It says that they were not proved wrong, but it does not claim that they were right.
- another-sentence | It gives an example of an answer that the chemists had to an experiment. | That example, about a weight of less than nothing, stands in the sentence before; this one tells how the story ended.
> Function. The first sentence tells the “clean story”; find what replaces it.
! The clean story ends with “a crucial test”; here instead “They were never proved wrong; they simply had fewer and fewer students.”
## 57 High 1.0
~ The following poem, “Apprentice,” was written for Fourfold in the manner of the early twentieth century.
/ For seven years I swept the master’s floor
/ and dreamed of chairs no one but I would make;
/ and when at last he let me shut the door
/ and choose my wood, I chose it for his sake:
/ the same dull ash, the same plain rail and slat.
/ They say you cannot tell my work from his.
/ I meant to be another man than that.
/ I sit in mine, and smile. How right it is.
? Which choice best describes the overall structure of the poem?
= It moves from a wish to differ from the master to contentment with being like him.
- half-right | It moves from the years of an apprentice to pride in having outdone the master. | Seven years of sweeping come first, but the master is not outdone: “They say you cannot tell my work from his.”
- half-right | It moves from an apprentice’s dreams to regret that nothing has come of them. | The dreams have come to nothing, and “I meant to be another man” has some regret in it, but the last line has none: “I sit in mine, and smile.”
- reversed | It moves from admiration of the master to a smile at the plainness of his taste. | There is a smile at the end, but it is at his own chair, made after the master’s; it was at first that he “dreamed of chairs” of another kind.
> Structure, poetry. What chairs does the second line dream of, and in what mood does the last line look at the chair?
! The speaker “dreamed of chairs no one but I would make” and “meant to be another man than that,” made “the same plain rail and slat,” and ends: “I sit in mine, and smile. How right it is.”
## 58 Medium 0.4
Seventeen-year cicadas of the eastern United States spend nearly their whole lives underground and then come up all together, by the million, for a few weeks. Birds and squirrels cannot begin to eat them all. Mathematicians have been struck by the number itself: seventeen, like the thirteen of a related species, can be divided only by one and by itself. A predator with a cycle of two, three, or four years would therefore seldom meet them. <u>Whether this is why the cicadas count to seventeen is another matter.</u> No such predator is known.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It expresses doubt about an explanation that has just been suggested.
- half-right | It questions whether the cicadas really appear every seventeen years. | Doubt is right, but about the reason for the number; that they appear every seventeen years is taken as a fact.
- another-sentence | It names the missing fact that weighs against an explanation. | Such a fact does come, but in the next sentence: “No such predator is known.” This one only says that the matter is open.
- half-right | It limits an explanation to predators whose cycles are very short. | The explanation is indeed about predators with short cycles, but the sentence does not limit it; it leaves open whether it is true at all.
> Function. “Whether this is why … is another matter”: what attitude does the phrase express?
! The idea is that predators “would therefore seldom meet them”; the doubt about it is backed by “No such predator is known.”
## 59 Low -0.4
The city of Medellín, in Colombia, spreads up steep slopes. For years people in the highest districts needed more than an hour to reach work in the valley. In 2004 the city opened a line of cable cars of the kind found at ski resorts. Trips that had taken an hour now took minutes, and libraries and parks were built around the stations. Other cities with steep slopes have since copied the idea.
? Which choice best describes the overall structure of the text?
= It describes a problem and a measure and then the effects and spread of the measure.
- half-right | It describes a problem and a measure and then the effects and limits of the measure. | Effects are told, “Trips that had taken an hour now took minutes,” but no limits; the end is about cities that copied the idea.
- half-right | It describes a problem and a measure and then the cost and spread of the measure. | The spread to “Other cities” is right, but the text does not say a word about what the cable cars cost.
- outside-the-text | It describes a problem and a measure and then the cost and limits of the measure. | Cost and limits are what one might ask about next, but the text mentions neither; it tells of shorter trips and of imitation.
> Structure. Find the sentence that names the measure; then say what each of the last two sentences adds about it.
! People “needed more than an hour to reach work”; the city “opened a line of cable cars”; then “Trips that had taken an hour now took minutes,” and other cities “have since copied the idea.”
## 60 High 1.2
~ The following text is from <em>The Stationmaster</em>, a story in the manner of the 1900s written for Fourfold.
The express did not stop at Lower Wenning. It had never stopped, and there was no reason that it should, there being nothing at Lower Wenning but a platform, a bed of marigolds, and Mr. Sayle. Every evening at seven minutes past six he buttoned his coat, walked to the edge, and saluted; and every evening four hundred people who were looking at their newspapers were carried past him at sixty miles an hour. <u>He had been told that one of them, once, had looked up.</u>
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It records the one sign of notice that the salute is said to have drawn.
- half-right | It hints at why Mr. Sayle believes that the express will stop for him one day. | His waiting may look like hope, but “there was no reason that it should” stop, and no such belief is mentioned.
- cause-not-shown | It tells what Mr. Sayle saw on the evening when he first gave his salute. | A look is mentioned, but not as the beginning, and he did not see it himself; he “had been told.”
- overstates | It shows that the passengers have begun to speak of Mr. Sayle at home. | Somebody must have told him, but the passengers “were looking at their newspapers,” and a single one of them once looked up.
> Function, literature. After “every evening” and “four hundred people,” how much does the last sentence add, and how does Mr. Sayle know of it?
! Every evening the passengers “were carried past him,” looking at their newspapers; of one alone he “had been told that one of them, once, had looked up.”
## 61 Medium 0.1
Rust is usually thought of as the enemy of steel. Engineers have found a use for it nonetheless. A steel that contains a little copper forms, in its first few years, a thin and very dense layer of rust; the layer then seals the metal beneath, and no further rust appears. Bridges made of it need no paint. They begin life bright, turn orange, and settle at last into a dark, even brown.
? Which choice best states the main purpose of the text?
= To describe a steel that is protected by a change in its own surface
- half-right | To describe a steel that is protected by an element that prevents change | Copper is such an element, but it prevents no change: the steel forms “a thin and very dense layer of rust.”
- cause-not-shown | To describe a steel that is chosen for bridges because its color is even | Bridges do turn “a dark, even brown,” but color is not named as the reason for choosing this steel.
- reversed | To describe a steel that is chosen for bridges because it does not rust | Such bridges need no paint, but not because they stay bright: in the first years they form “a thin and very dense layer of rust.”
> Purpose. Ask what seals the metal in the middle of the text, and what is therefore not needed.
! The steel “forms, in its first few years, a thin and very dense layer of rust,” and “the layer then seals the metal beneath.” Rust is a change of the surface, and the layer that it forms is what keeps the rest safe.
## 62 High 1.1
There are two ways to draw a bird from life. The first is to look until you have seen it and then to draw what you remember. The second is to look and draw at once, eye on the bird, hand on the paper, never checking one against the other. Illustrator Mina Sato was trained in the first and now teaches the second at a school beside a marsh. Memory, she says, tidies; it smooths every feather and gives every bird two eyes. A bird, most of the time, has one.
? Which choice best states the main purpose of the text?
= To tell why an artist trained in one method has come to teach another
- half-right | To tell why an artist who was trained in one method now teaches it with another | Two methods are described, but she does not teach both: she “was trained in the first and now teaches the second.”
- half-right | To tell why an artist who turned to another method has gone back to the first | Her training came first, but she has not gone back to it; “Memory, she says, tidies,” and she draws from what she sees.
- reversed | To tell why an artist who turned to another method has given up teaching | A change of method is right, but she has not given up teaching; she does it “at a school beside a marsh.”
> Purpose. Which method was Sato trained in, which does she teach, and what does she say about memory?
! Sato “was trained in the first and now teaches the second,” for “Memory, she says, tidies.” The text goes on to say what is wrong with memory, and that is the reason for the change.
## 63 High 1.5
A historian who writes about silence faces a difficulty of method. Speech leaves letters, minutes, and records of trials; silence leaves gaps, and gaps are of many kinds. A page may be blank because nothing happened, because what happened was not thought worth a line, or because it was thought worth a great deal and someone took fright. Historian Inés Carrasco, who works on parish archives, has proposed a modest test. <u>She looks at what surrounds the gap: a clerk who never misses a day’s weather and then misses eleven was not idle.</u>
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It shows how the test that Carrasco has proposed is put to work.
- half-right | It adds a case of the first of the three kinds of gap in the list. | The first kind is a page on which “nothing happened,” but of this clerk the test concludes the contrary: he “was not idle.”
- names-the-wrong-move | It limits the test to records in which there is an entry for each day. | The clerk does make an entry for “a day’s weather” every day, but as an example; nothing confines the test to such records.
- another-sentence | It tells why Carrasco finds speech easier to study than silence. | That speech “leaves letters, minutes, and records of trials” stands in the second sentence; this one shows what to do with a gap.
> Function. Difficulty, proposal, and then what? See what the words after the colon conclude.
! After “a difficulty of method” Carrasco “has proposed a modest test,” and the sentence shows it at work: “She looks at what surrounds the gap.”
## 64 Medium 0.2
~ The following text is from <em>The Glass Ferry</em>, a novel in the manner of the 1880s written for Fourfold.
It was agreed by all who met Miss Lavinia that she was the plainest of the sisters and much the best company. She had discovered at an early age that no one was looking at her, and had used the leisure so obtained to look at everyone. By twenty she could have told you which of her father’s guests were in debt, which in love, and which merely had the toothache; and, as she was seldom asked, she knew how to wait.
? Which choice best states the main purpose of the text?
= To portray a woman whose obscurity has made her observant
- half-right | To portray a woman whose patience has made her trusted | She “knew how to wait,” but nobody trusts her with anything: she “was seldom asked” and learned it all by looking.
- part-for-whole | To portray a woman whose humor has made her well liked | She is “much the best company,” but that is only the first sentence; the rest tells how nobody’s looking at her taught her to look.
- outside-the-text | To portray a woman whose knowledge has made her feared | She could tell who was in debt or in love, and such knowledge might be feared, but nobody in the text fears her.
> Purpose, literature. The second sentence says what she discovered; ask what she made of it.
! Since “no one was looking at her,” she “used the leisure so obtained to look at everyone.” To be overlooked is obscurity, and to look at everyone is to observe; the one led to the other.
## 65 High 1.0
It is often said that the printing press killed the art of memory. Orators of earlier ages could recite whole books, and they had elaborate methods for doing so: one imagined a palace and placed a striking image in each of its rooms, to be met again on a walk through them. But treatises on these methods did not vanish after Gutenberg. <u>They were among the first books to be printed, and they sold very well.</u> The press, it would appear, gave memory its largest audience before it took away its work.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It offers evidence against an opening claim that the last sentence keeps in part.
- half-right | It offers evidence against an opening claim that the last sentence gives up altogether. | Against is right, but the claim is not given up altogether: in the end the press “took away its work.”
- half-right | It offers evidence for an opening claim that the last sentence keeps in part. | Something of the claim is kept, but books on memory that “sold very well” do not speak for it.
- reversed | It offers evidence for an opening claim that the last sentence gives up altogether. | It is the other way around: the sales count against the claim, and the last sentence lets some of it stand.
> Function. Ask what good sales do to the claim in the first sentence, and read the last words of the text once more.
! The press is said to have “killed the art of memory,” but treatises on it “were among the first books to be printed”; still, the press gave memory an audience “before it took away its work.”
`
