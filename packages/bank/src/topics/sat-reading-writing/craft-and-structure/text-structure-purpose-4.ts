import { questions } from '../marked.ts'

export const textStructurePurpose4 = questions('text-structure-purpose')`
## 36 Medium 0.2
For a long time the eel was a riddle. Every stream in Europe held adults, yet no one had ever seen an eel spawn, and Aristotle supposed that eels arose from mud. <u>In the 1870s a student named Sigmund Freud cut open some four hundred of them in search of the male organs and reported, with caution, that he might have found some.</u> It was not until the 1920s that larvae small enough to be newly hatched were netted, thousands of kilometers away, in the Sargasso Sea. To this day nobody has watched an eel lay its eggs.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It shows, by one laborious attempt, how hard the question raised at the start has been to answer.
- half-right | It introduces a scientist whose patient work on eels settled a question that Aristotle had raised. | A scientist and his patience are there, but he “might have found some”; nothing was settled, and the search went on.
- too-broad | It explains why scientists of the nineteenth century so often failed in their studies of animals. | The sentence tells of one student and one animal; the text makes no claim about the century’s science.
- names-the-wrong-move | It rejects the view, mentioned earlier in the text, that eels arise from mud. | Aristotle’s view stands just before it, but the sentence says nothing against it; it reports another attempt.
> Function. Ask what would be missing without the sentence: one of the attempts between Aristotle and the Sargasso Sea.
! The text begins with “a riddle” and still ends without a full answer; the student “cut open some four hundred of them” and “might have found some,” which shows the difficulty.
## 37 Medium 0.1
The octopus has about five hundred million nerve cells, roughly as many as a dog. In aquariums it opens jars and finds its way through mazes. Only a third of them, however, are in its brain. The rest lie in its arms, each of which can taste, feel, and to some degree decide for itself; an arm that has been cut off will still reach for food. To ask what an octopus is thinking may therefore be to ask the wrong question. It may be more like a committee than a chairperson.
? Which choice best states the main purpose of the text?
= To suggest that an octopus’s mind is less centralized than we tend to assume
- too-narrow | To point out that the arms of an octopus contain more nerve cells than its brain does | The numbers are given, but they serve the idea in the last two sentences, which this leaves out.
- half-right | To argue that an octopus, having so many nerve cells, is as intelligent as a dog | The comparison with a dog is made, but about the number of cells; how intelligent an octopus is, the text does not say.
- names-the-wrong-move | To criticize scientists who study the behavior of animals by asking what they think | The question is called perhaps “wrong,” but nobody is blamed; the text offers another way to see the animal.
> Purpose. The facts lead up to “therefore”; the purpose is what follows from it.
! From where the cells lie it follows that the animal “may be more like a committee than a chairperson.”
## 38 Medium 0.5
~ The following text is from <em>The Assessor</em>, a novel in the manner of the 1870s written for Fourfold.
Mr. Crale valued houses for the county. He had a way of standing in a doorway, his thumbs in his waistcoat, and seeing the whole of a family’s history in the state of its ceilings; and he would name a figure so exactly that people wondered afterward how he knew about the uncle. <u>His own house he had never valued.</u> It stood at the end of Tanner’s Lane, with its shutters closed on the side toward the sea, and he went in and out of it quickly, like a man who has left a child asleep.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It marks a turn from Mr. Crale’s skill in judging others to something in his own life that he avoids.
- names-the-wrong-move | It gives a reason for the confidence with which Mr. Crale judges the houses of other people. | It follows the account of his confidence, but it names an exception to it; no reason for it is given.
- another-sentence | It supplies a detail about the house in which Mr. Crale lives and about the lane in which it stands. | The house comes up here, but lane and shutters belong to the next sentence; what counts is that he has never judged it.
- takes-literally | It suggests that Mr. Crale’s house is worth too little for the county to be interested in its value. | He values houses for a living, but nothing is said about what his own is worth; he avoids looking at it.
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
= It begins a list of things that the visitor’s questions leave out.
- half-right | It adds one more item to the list of questions that the visitor asks. | A list goes on, but the first list has things he asked and this one has things he did not.
- cause-not-shown | It explains why the family is unwilling to answer the visitor’s questions. | The family may well mind what is left out, but nothing says that they refuse to answer.
- cause-not-shown | It shows that the visitor feels pity for the family and wishes to spare it. | Not asking about sorrow might be kind, but he keeps “his eyes on lines”; no pity or other motive of his is shown.
> Function, poetry. The poem has two lists; say what each contains and where the second starts.
! First “He asked how many rooms, how many beds”; then comes what he “did not ask,” down to “who had laughed in May.”
## 40 High 1.0
Biologists used to explain the zebra’s stripes by the lion: seen from afar, the stripes were thought to break up an outline in tall grass or dazzle a pursuer. Measurements of what lions can see have made this unlikely, since stripes cannot be made out beyond fifty meters. A newer proposal concerns flies. In trials, horseflies circled striped and plain cloth equally often but landed far less on stripes, as though they could not judge when to slow down. The proposal has the advantage that zebras live where such flies are worst.
? Which choice best describes the overall structure of the text?
= It presents a former explanation, gives a reason to doubt it, and then offers another along with support for it.
- half-right | It presents two explanations, describes trials of both, and leaves open which of them is right. | Two explanations are there, but trials are reported for the second, and the text plainly favors it.
- reversed | It presents a recent proposal about an animal and then shows why an older explanation is to be preferred to it. | Old and new are both there, but it is the older one that is called “unlikely.”
- part-for-whole | It describes how horseflies behaved in trials and draws a conclusion about where zebras live. | Flies and zebras fill the second half only; the lion, with whom the text begins, has no place in this account.
> Structure. One verb for each part: explains, doubts, proposes, supports.
! The text moves from “used to explain the zebra’s stripes by the lion” to “Measurements of what lions can see have made this unlikely” to “A newer proposal concerns flies.”
## 41 Medium 0.3
When work began on the Erie Canal, in 1817, no one in the United States had ever built anything like it. The surveyors taught themselves to use a level; farmers learned to blast rock; a stone that makes waterproof cement was looked for everywhere and turned up, by luck, beside the route. By the time the last lock was finished, the country had the engineers it had lacked at the start. It is usual to say that engineers built the canal. It would be as true to say that the canal built the engineers.
? Which choice best states the main purpose of the text?
= To show how a great project produced the very skills that it required
- too-narrow | To describe how stone for a waterproof cement was found beside the Erie Canal | This is one of three examples; the purpose is what all of them show together.
- half-right | To show that the Erie Canal was badly planned because those who built it lacked skill | They did lack skill at first, but the text does not call the plan bad; it admires what was learned.
- overstates | To argue that the United States would have had no engineers if the canal had not been dug | The canal trained engineers the country “had lacked at the start,” but the text does not say that it was the only way.
> Purpose. The last sentence turns a common saying around; the purpose is what it sums up.
! At the start nobody had the skills, by the end “the country had the engineers it had lacked at the start”; hence “the canal built the engineers.”
## 42 Low -0.8
You can tell the temperature by listening to a cricket. The snowy tree cricket chirps faster in warm air and slower in cold, and it does so with great regularity. Count the chirps in fourteen seconds, add forty, and you have the temperature in degrees Fahrenheit, usually to within a degree or two. Other crickets follow the same rule less exactly. The reason is that a cricket’s body is as warm as the air around it, and the chemical processes that move its muscles speed up with heat and slow down with cold.
? Which choice best states the main purpose of the text?
= To explain how and why a cricket’s chirps indicate the temperature
- too-narrow | To compare how exactly different crickets follow a certain rule | One sentence makes this comparison; the counting and the reason, which fill the text, would be left out.
- outside-the-text | To explain why crickets chirp more often at night than by day | Night is when one hears crickets, so it sounds likely; but the text explains chirping by warmth and never mentions the time of day.
- names-the-wrong-move | To argue that crickets are more reliable than thermometers | Their regularity is praised, but no thermometer is mentioned and nothing is argued against one.
> Purpose. The text gives a method and then its reason; the purpose covers both.
! It tells how, “Count the chirps in fourteen seconds,” and why: the processes that move its muscles “speed up with heat.”
## 43 Medium 0.2
~ The following text is from <em>Small Beer</em>, a novel in the manner of the 1840s written for Fourfold.
Mr. Pumphrey’s school offered Latin, Greek, the use of the globes, and, for an additional guinea, deportment. The air was healthy, and the nearest relation was nine miles off. It cannot be said that the boys learned Latin. There had been a globe. But Mr. Pumphrey had a beautiful signature, with a flourish under it like the wake of a swan, and when a father received a report so signed he felt that something must be going on.
? Which choice best states the main purpose of the text?
= To mock a school whose promises are not matched by its teaching
- half-right | To describe a school that teaches many subjects well except for Latin and Greek | That Latin is not learned is right, but the other subjects fare no better: “There had been a globe.”
- takes-literally | To praise a schoolmaster for the care with which he writes reports to fathers | The signature is called beautiful, but it stands there in place of teaching, which is the joke.
- cause-not-shown | To explain why fathers are willing to pay an additional guinea for deportment | The guinea is mentioned in passing; why fathers pay it is not the text’s concern.
> Purpose, literature. Compare the offer in the first sentence with the facts that follow, and note the tone.
! The school “offered Latin, Greek, the use of the globes,” but “It cannot be said that the boys learned Latin,” and of the globe we hear only that “There had been” one.
## 44 High 1.3
~ The following text is from <em>The Tide Tables</em>, a novel in the manner of the 1930s written for Fourfold.
Each morning Ewan wrote the height of the tide in the book, as his father had done and his father’s father. No ship had called for six years. The harbor board, which paid him, had been dissolved; he knew this because he had received a letter from it to that effect, beautifully typed. He filed the letter. Then he put on his oilskins and went down to the gauge. The sea, he said, when people asked, had not been dissolved.
? Which choice best describes the overall structure of the text?
= It describes a custom, shows that its purpose has ended, and then shows the character keeping it up.
- half-right | It explains why a custom is useful and then regrets that it has been given up. | The custom is there, but its use has ended, and it is not given up: he “went down to the gauge.”
- cause-not-shown | It presents a character’s duty and then reveals that he performs it for the sake of the money he is paid. | The board “paid him,” but it has been dissolved, so money cannot be his reason.
- part-for-whole | It tells how a letter arrived and what the character thought of the way in which it was written. | The letter, “beautifully typed,” is one moment; the custom before it and after it would be left out.
> Structure, literature. One verb per part: describes, undermines, continues.
! He “wrote the height of the tide in the book” by custom; the board “had been dissolved”; “Then he put on his oilskins and went down to the gauge.”
## 45 High 1.1
In a well-known essay the critic Martin Oyelaran calls the museum label “a voice that cannot be interrupted.” Visitors, he complains, read first and look afterward, and see only what they have been told to see. The complaint has force. <u>Yet when the Halden Gallery took its labels down for a year, visitors spent less time before each picture, not more.</u> What Oyelaran calls an intrusion may be, for many people, an invitation to stay.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It adds an observation that complicates the view presented before it.
- half-right | It gives an example that bears out the complaint in the sentences before. | It is an observation about labels, but “Yet” sets it against Oyelaran’s complaint, which it weakens.
- names-the-wrong-move | It proposes a change that would remove the problem described before it. | Taking labels down is mentioned, but as something that was tried; no proposal is made.
- too-broad | It summarizes what galleries have learned about how visitors look at art. | It is tempting to generalize, but one gallery and one year are reported; galleries in general are not summarized.
> Function. The word “Yet” and the next sentence show on which side the observation falls.
! Oyelaran complains of labels, “Yet when the Halden Gallery took its labels down for a year, visitors spent less time before each picture,” which speaks against him.
## 46 Medium 0.4
The recipe for Roman fish sauce is known from several ancient authors, and modern cooks have often tried to make it for museums, films, and curious guests. Most have given up, since fish and salt left in the sun for two months smell of exactly that. <u>Archaeologists who analyzed the bottom of sealed jars at Pompeii found herbs in the mixture that no author mentions.</u> A batch made with them, they report, smells of the sea and little else. Writers, it seems, set down what every cook knew could be assumed.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It introduces evidence that accounts for the failure described before it.
- half-right | It shows that ancient authors had never seen the sauce being made. | It does bring evidence against the written recipes, but the last sentence explains the gap differently: cooks could assume the herbs.
- names-the-wrong-move | It questions whether the sauce described by ancient authors ever existed. | The authors left something out, but the jars hold the sauce itself, so its existence is confirmed and not questioned.
- names-the-wrong-move | It lists the ingredients that are needed in order to make the sauce. | Herbs are mentioned, but the sentence does not list ingredients; it brings a finding that explains why the batches failed.
> Function. Before it: failure. After it: success. What does the sentence supply?
! Cooks “have given up,” but the jars held herbs “that no author mentions,” and “A batch made with them” succeeds: the missing herbs explain the failure.
## 47 High 1.0
Ask people to estimate how many of their fellow citizens recycle, and they will guess too low; ask how many litter, and they will guess too high. Psychologist Noa Friedl traces both errors to a single cause. Recycling happens in kitchens, out of sight. Litter lies in the street until someone removes it. We do not count people, she says; we count evidence, and some conduct leaves more of it than other conduct does.
? Which choice best describes the overall structure of the text?
= It notes two opposite errors and then explains both in the same way.
- half-right | It names two opposite errors and then shows how each can be avoided. | The errors are there, but Friedl explains where they come from; nothing is said about avoiding them.
- names-the-wrong-move | It presents a common opinion and then a psychologist who disagrees with it. | People’s guesses are wrong, but Friedl does not argue with an opinion; she traces errors to a cause.
- reversed | It states a general principle and then applies it to two kinds of conduct. | Principle and cases are both there, but the cases come first and the principle at the end.
> Structure. Two facts first; then “a single cause.”
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
/ The lamp is in the closet, on the blind.
? Which choice best describes the function of the next-to-last line in the poem as a whole?
= It briefly reveals a matter far weightier than the household advice around it.
- names-the-wrong-move | It gives the visitor a reason for all the household advice around it. | It stands in the middle of the advice, but it gives no reason for any of it; the next line goes back to a lamp.
- takes-literally | It reminds the visitor to look for a letter that has been left in the house. | The speaker “meant to write” and did not; there is no letter, and the line is not an instruction.
- names-the-wrong-move | It apologizes to the visitor for the poor state in which the house has been left. | Kettle and stair are in a poor state, but the line is about the son and contains no apology.
> Function, poetry. Set the line beside its neighbors, kettle, stair, lamp, and judge the difference.
! Between “The stair that creaks is nothing” and “The lamp is in the closet” stands “I meant to write to you about my son,” which opens something grave and closes it at once.
## 49 Low -0.6
People in Iceland have long told stories about hidden folk who live in rocks. Some visitors laugh at road builders who lay a road around a boulder so as not to disturb them. Folklorist Dagný Jóns does not share their amusement. In a country where hot ground can open under a house, she says, a habit of asking before one digs is no bad thing, whoever it is one asks.
? Which choice best states the main purpose of the text?
= To present a view that finds good sense in a custom that others find laughable
- too-narrow | To report that roads in Iceland are sometimes laid around a boulder | The boulder is the example; the text is there for what Jóns thinks of the custom.
- half-right | To introduce a folklorist who has evidence that hidden folk live in rocks | A folklorist is presented, but she leaves open “whoever it is one asks”; she offers no evidence of hidden folk.
- names-the-wrong-move | To warn visitors about the danger of hot ground in Iceland | The danger is real and is mentioned, but as a reason for the custom; visitors are not warned.
> Purpose. Jóns “does not share their amusement”: the purpose is what she sees instead.
! Visitors “laugh,” but Jóns says that “a habit of asking before one digs is no bad thing.”
## 50 Medium 0.3
It is easy to list what the first electric cars lacked: range, speed, a network of chargers. By 1912, nevertheless, more than thirty thousand were on American roads, and their owners praised them for what they lacked as well: smoke, noise, and a crank that could break an arm. What ended their rise was not a fault of their own. In that same year the electric starter was invented, and it was fitted to gasoline cars.
? Which choice best describes the overall structure of the text?
= It names weaknesses of an invention, then its appeal, and then the reason for its decline.
- half-right | It lists the faults of the first electric cars and shows that these put an end to them. | The weaknesses come first, but the text says that what ended the rise “was not a fault of their own.”
- names-the-wrong-move | It compares two inventions and argues that the earlier one was better. | Gasoline cars come in at the end, but no verdict is given as to which was better.
- part-for-whole | It gives reasons why an invention was praised by the people who owned it. | Praise is the middle part; what comes before it and after it is left out.
> Structure. Three moves: what was lacking, what was liked, what ended it.
! It begins with “what the first electric cars lacked,” goes on to what “their owners praised them for,” and ends with “What ended their rise.”
## 51 High 1.4
~ The following text is from <em>Mrs. Alder’s Journal</em>, a book in the manner of the 1790s written for Fourfold.
I have this day completed my fiftieth year, and have been congratulated upon it by all my acquaintance, as though it were a hill that I had climbed, and not a river that had carried me. My sister sent a shawl. The vicar sent a sermon. <u>My husband, who never remembers any date, came in from the garden with mud upon his knees and gave me the first pea of the season, in its pod, without a word.</u> I have put the shawl away, and shall read the sermon on a wet Sunday.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It contrasts the more formal gifts with a small, unplanned one and implies that this one means more.
- half-right | It shows that the writer is disappointed by a present so much smaller than the others. | The contrast is right, but it is the shawl and the sermon that she puts off; nothing shows disappointment with the pea.
- takes-literally | It shows that the writer’s husband had been working in the garden and had forgotten what day it was. | He “never remembers any date,” yet he brings a gift on this one; the sentence is more than a report of gardening.
- another-sentence | It explains why the writer’s acquaintance have congratulated her upon her birthday. | That she is congratulated, and upon what, is told in the first sentence; this one tells of her husband’s gift.
> Function, older prose. Compare what becomes of the three gifts in the last sentence.
! The shawl and the sermon are put off until “a wet Sunday” or longer, while the husband “gave me the first pea of the season, in its pod, without a word”: of the pea she says no more, and need not.
## 52 Medium 0.5
The word “serendipity” was made up by the writer Horace Walpole in 1754, from a tale about princes who were always discovering things they were not in search of. It stayed rare for a century and a half. In the twentieth century scientists took it up, and it is now so popular that it has begun to lose its edge: a free parking space is called serendipity. Something is lost if the word means only luck. Walpole’s princes, after all, had to be clever enough to see what they had found.
? Which choice best states the main purpose of the text?
= To follow the history of a word and regret a weakening of its meaning
- half-right | To trace a word’s history and praise scientists for restoring its meaning | The history is right, but the writer finds that the word “has begun to lose its edge”; nothing is restored.
- too-narrow | To retell a tale about princes who discovered things they were not in search of | The tale is mentioned as the source of the word; most of the text is about the word itself.
- overstates | To argue against the further use of a word because its meaning has been lost | Something is lost “if the word means only luck,” but the writer does not ask that it be given up.
> Purpose. The text tells a history and then says what is being lost; both belong in the answer.
! The word’s path is followed from “1754” to today, and the regret stands in “Something is lost if the word means only luck.”
## 53 Medium 0.2
Some lakes are pink. The color comes from algae and microbes that live in very salty water and make red pigments, which protect them from the sun. One of them, in Australia, was found to be pink by every visitor for two hundred years. <u>Other lakes change from week to week.</u> After heavy rain the salt is diluted, other algae take over, and the water turns an ordinary green; in a dry month the pink returns.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It introduces a contrast with the lake just mentioned.
- another-sentence | It introduces an explanation of why lakes are pink. | Why lakes are pink is explained, but in the second sentence; this one turns to lakes whose color changes.
- names-the-wrong-move | It corrects a statement made earlier in the text. | Nothing earlier is taken back; one lake kept its color, and other lakes have not done so.
- names-the-wrong-move | It states the main idea of the text as a whole. | It is a short, clear sentence, but it speaks of change only; it turns to other lakes and does not state what the whole text says.
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
= To let the audience guess from Harriet’s silence how much one lost chance has mattered to her
- reversed | To reveal, through what Harriet says openly, how content she has been with a quiet life | It turns the scene around: she says hardly anything openly, and the pause and the last line show that the Tuesday still hurts.
- takes-literally | To inform the audience that Harriet has enjoyed good health since she left the theater | She does say that she has had no cold since, but the line is about the irony of that one cold.
- cause-not-shown | To show that Grace is angry because Harriet had kept a secret from her | Grace learns something new and might be hurt, but she asks gently, and no anger is shown.
> Purpose, drama. Weigh the pause and the last line: why does Harriet mention colds?
! She was sent for “Once. A Tuesday. I had a cold,” and after “A pause” she adds, “I have not had a cold since”: the missed chance is still with her.
## 55 Medium 0.3
Sand is used up faster than any other natural material except water. It goes into concrete, glass, and the land that cities build out into the sea. An ordinary house can take two hundred tons of it. Deserts are full of it, but desert sand is of little use: wind has rolled its grains so smooth that they do not hold together. What builders want is the rough sand of rivers and beaches, and of this there is not enough. In some countries it is stolen by night, a beach at a time.
? Which choice best states the main purpose of the text?
= To explain why a seemingly plentiful material is in short supply
- too-narrow | To describe how wind changes the shape of grains of sand | Wind is mentioned to explain why desert sand is of no use; it is one step in the explanation.
- half-right | To show that sand that is stolen is of better quality than desert sand | Both are mentioned, but theft comes at the end as a sign of shortage, not as the thing to be explained.
- names-the-wrong-move | To propose a way of making concrete without using sand | Concrete is named as a use of sand; no proposal of any kind is made.
> Purpose. “Deserts are full of it, but”: the text explains a shortage that one would not expect.
! Sand seems plentiful, “Deserts are full of it, but desert sand is of little use,” and of the right kind “there is not enough.”
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
/ and thought of all the chairs that I would make;
/ and when at last he let me shut the door
/ and choose my wood, I chose it for his sake:
/ the same dull ash, the same plain rail and slat.
/ They say you cannot tell my work from his.
/ I meant to be another man than that.
/ I sit in it. How sound, how right it is.
? Which choice best describes the overall structure of the poem?
= It moves from an early ambition, through what was made instead, to an acceptance mixed with regret.
- half-right | It leads through years of labor to a triumph over the master who had held the speaker back. | The years of labor are right, but the speaker works just like the master, and no triumph is claimed.
- takes-literally | It describes how a chair is made, from the choosing of the wood to the trying of the seat. | Wood and seat are mentioned, but the poem is about the speaker’s hopes and not about the steps of the craft.
- reversed | It goes from contentment with plain work to a wish to make something of the speaker’s own. | Both feelings are there, but the wish comes first, “thought of all the chairs,” and the contentment last.
> Structure, poetry. Name the feeling of the first two lines, of the middle, and of the last two.
! The speaker “thought of all the chairs that I would make,” then made “the same plain rail and slat,” and ends: “I meant to be another man than that,” yet “How sound, how right it is.”
## 58 Medium 0.4
Seventeen-year cicadas of the eastern United States spend nearly their whole lives underground and then come up all together, by the million, for a few weeks. Birds and squirrels cannot begin to eat them all. Mathematicians have been struck by the number itself: seventeen, like the thirteen of a related species, can be divided only by one and by itself. A predator with a cycle of two, three, or four years would therefore seldom meet them. <u>Whether this is why the cicadas count to seventeen is another matter.</u> No such predator is known.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It expresses doubt about an explanation that has just been suggested.
- half-right | It questions whether the cicadas really appear every seventeen years. | Doubt is right, but about the reason for the number; that they appear every seventeen years is taken as a fact.
- names-the-wrong-move | It introduces a second explanation of the number seventeen. | “Another matter” sounds like something new, but what follows is a ground for doubt and no explanation.
- too-broad | It sums up what mathematicians have learned from the study of insects. | Mathematicians are mentioned, but the sentence concerns one idea about one insect and sums up nothing.
> Function. “Whether this is why … is another matter”: what attitude does the phrase express?
! The idea is that predators “would therefore seldom meet them”; the doubt about it is backed by “No such predator is known.”
## 59 Low -0.4
The city of Medellín, in Colombia, spreads up steep slopes. For years people in the highest districts needed more than an hour to reach work in the valley. In 2004 the city opened a line of cable cars of the kind found at ski resorts. Trips that had taken an hour now took minutes, and libraries and parks were built around the stations. Other cities with steep slopes have since copied the idea.
? Which choice best describes the overall structure of the text?
= It presents a problem, a solution, and the results of the solution.
- half-right | It tells of a problem and of two solutions that failed. | The problem is right, but there is one solution, and it worked; trips “now took minutes.”
- names-the-wrong-move | It compares the transport systems of several cities. | Other cities are mentioned at the end as having copied the idea, but their systems are not compared.
- part-for-whole | It tells how libraries and parks came to be built in a city. | Libraries and parks are one result among others; the text begins with a problem of transport.
> Structure. Name the parts: what was wrong, what was done, what came of it.
! People “needed more than an hour to reach work”; the city “opened a line of cable cars”; then “Trips that had taken an hour now took minutes.”
## 60 High 1.2
~ The following text is from <em>The Stationmaster</em>, a story in the manner of the 1900s written for Fourfold.
The express did not stop at Lower Wenning. It had never stopped, and there was no reason that it should, there being nothing at Lower Wenning but a platform, a bed of marigolds, and Mr. Sayle. Every evening at seven minutes past six he buttoned his coat, walked to the edge, and saluted; and every evening four hundred people who were looking at their newspapers were carried past him at sixty miles an hour. <u>He had been told that one of them, once, had looked up.</u>
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It hints at the slight hope that sustains Mr. Sayle’s ceremony.
- outside-the-text | It shows the pride that Mr. Sayle takes in his bed of marigolds. | There is a bed of marigolds, but pride in it is nowhere mentioned; this sentence is about being noticed by a passenger.
- overstates | It proves that the passengers on the express respect Mr. Sayle. | One passenger may have looked up, “once,” by hearsay, which is something; it is no proof of respect from four hundred.
- names-the-wrong-move | It criticizes the railway for not letting the express stop. | The narrator says that there was “no reason that it should” stop; nobody is blamed.
> Function, literature. After “every evening” and “four hundred people,” what does a single look mean to him?
! Every evening the passengers “were carried past him”; yet he “had been told that one of them, once, had looked up,” which is little and seems to be enough.
## 61 Medium 0.1
Rust is usually thought of as the enemy of steel. Engineers have found a use for it nonetheless. A steel that contains a little copper forms, in its first few years, a thin and very dense layer of rust; the layer then seals the metal beneath, and no further rust appears. Bridges made of it need no paint. They begin life bright, turn orange, and settle at last into a dark, even brown.
? Which choice best states the main purpose of the text?
= To describe how a process generally seen as harmful can serve as protection
- half-right | To describe how engineers have learned to keep steel bridges from rusting at all | Protection is right, but this steel does rust; it is the rust that seals the metal.
- too-narrow | To describe the colors that bridges of a certain steel take on as they age | The colors are told in the last sentence; the reason for them is what the text explains.
- names-the-wrong-move | To recommend that all new bridges be built of steel that contains copper | The advantage of such steel is named, since bridges “need no paint,” but nothing is recommended to anyone.
> Purpose. Two halves: rust as an enemy, rust as a help.
! Rust is “the enemy of steel,” but here “the layer then seals the metal beneath,” so that bridges “need no paint.”
## 62 High 1.1
There are two ways to draw a bird from life. The first is to look until you have seen it and then to draw what you remember. The second is to look and draw at once, eye on the bird, hand on the paper, never checking one against the other. Illustrator Mina Sato was trained in the first and now teaches the second at a school beside a marsh. Memory, she says, tidies; it smooths every feather and gives every bird two eyes. A bird, most of the time, has one.
? Which choice best states the main purpose of the text?
= To describe two methods and convey why an artist came to favor one of them
- half-right | To explain why an artist believes that both ways of drawing a bird are needed | Both methods are described, but Sato gave up the first one, since memory, in her word, “tidies.”
- too-narrow | To point out that only one of a bird’s eyes can usually be seen at a time | This is the striking example at the end; it serves Sato’s reason for preferring the second method.
- names-the-wrong-move | To instruct readers, step by step, in how to draw a bird from life | The methods are outlined, but no steps are taught; the text is about the choice between them.
> Purpose. Two ways, one change of mind, one reason.
! Sato “was trained in the first and now teaches the second,” for “Memory, she says, tidies.”
## 63 High 1.5
A historian who writes about silence faces a difficulty of method. Speech leaves letters, minutes, and records of trials; silence leaves gaps, and gaps are of many kinds. A page may be blank because nothing happened, because what happened was not thought worth a line, or because it was thought worth a great deal and someone took fright. Historian Inés Carrasco, who works on parish archives, has proposed a modest test. <u>She looks at what surrounds the gap: a clerk who never misses a day’s weather and then misses eleven was not idle.</u>
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It illustrates an approach to the difficulty that the text has set out.
- half-right | It illustrates the claim that gaps in records mean nothing happened. | It is an illustration, but of a gap that does mean something: the clerk “was not idle.”
- names-the-wrong-move | It concedes that the difficulty cannot be overcome by any method. | The test is called “modest,” but it is offered as a way forward, and nothing is given up.
- names-the-wrong-move | It adds another kind of gap to the three that have been listed. | Three reasons for a blank page come earlier, but this sentence adds no fourth; it shows a way of telling them apart at work.
> Function. Difficulty, proposal, and then what? The colon introduces a case.
! After “a difficulty of method” Carrasco “has proposed a modest test,” and the sentence shows it at work: “She looks at what surrounds the gap.”
## 64 Medium 0.2
~ The following text is from <em>The Glass Ferry</em>, a novel in the manner of the 1880s written for Fourfold.
It was agreed by all who met Miss Lavinia that she was the plainest of the sisters and much the best company. She had discovered at an early age that no one was looking at her, and had used the leisure so obtained to look at everyone. By twenty she could have told you which of her father’s guests were in debt, which in love, and which merely had the toothache; and, as she was seldom asked, she knew how to wait.
? Which choice best states the main purpose of the text?
= To characterize Miss Lavinia as an observer whose insight comes from being overlooked
- half-right | To expose Miss Lavinia as a gossip who tells what she has learned about guests | She does learn a great deal, but she “was seldom asked” and “knew how to wait”; she does not tell.
- cause-not-shown | To explain why Miss Lavinia envies her sisters for being looked at by guests | She is the plainest, but no envy is shown; she makes good use of the leisure.
- too-narrow | To report which of the guests at a house were in debt, in love, or in pain | These are examples of what she could have told; the text names no guest and is about her.
> Purpose, literature. The second sentence holds the point: nobody looks at her, so she looks.
! Since “no one was looking at her,” she “used the leisure so obtained to look at everyone.”
## 65 High 1.0
It is often said that the printing press killed the art of memory. Orators of earlier ages could recite whole books, and they had elaborate methods for doing so: one imagined a palace and placed a striking image in each of its rooms, to be met again on a walk through them. But treatises on these methods did not vanish after Gutenberg. <u>They were among the first books to be printed, and they sold very well.</u> The press, it would appear, gave memory its largest audience before it took away its work.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It offers evidence against the simple version of the claim with which the text begins.
- half-right | It offers evidence that the methods of earlier orators worked better than printed books did. | It is evidence about the methods, but only that books on them sold; how well they worked is not compared.
- reversed | It offers evidence for the claim with which the text begins and so prepares its conclusion. | Press and memory are the matter of the claim, but treatises that sell well speak against a quick death.
- another-sentence | It describes one of the methods by which orators were able to recite whole books. | The palace is described earlier; this sentence tells what became of books about such methods.
> Function. The first sentence makes a claim, “But” turns against it; what does the sentence add?
! The claim is that the press “killed the art of memory,” but books on it “were among the first books to be printed, and they sold very well.”
`
