import { questions } from '../marked.ts'

export const textStructurePurpose6 = questions('text-structure-purpose')`
## 113 High 1.3
The air in polar ice is younger than the ice that holds it. Fallen snow stays porous, and the wind goes on exchanging the air in its pores until the weight of later snow has sealed them. In the middle of Antarctica this takes some three thousand years, give or take several centuries; so a bubble cannot be matched exactly with the climate recorded in the ice around it, and whether a gas increased before or after a warming stays open. <u>Near the coast, where snow falls thickly, pores are sealed within decades.</u> Cores from there reach back less far, since thick layers soon fill the ice sheet. For the warmings that they do reach, however, bubble and ice speak of almost the same time.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It turns to conditions under which the uncertainty just described is small.
- names-the-wrong-move | It offers evidence against the account given of how pores are sealed. | The coast does differ from the interior, but it fits the account: heavy snow seals pores sooner, just as weight should.
- half-right | It names a place whose cores are too short to settle the question. | Cores from the coast “reach back less far,” but for the warmings they do reach, they settle it: bubble and ice agree.
- another-sentence | It gives the reason for the difference in age described before it. | The reason for the difference in age, pores that stay open to the wind, stands in the second sentence; this one is about the coast.
> Function. What is uncertain before the sentence, and what can be said with its help in the last one?
! In the interior “a bubble cannot be matched exactly” with its climate; where pores “are sealed within decades,” bubble and ice “speak of almost the same time.”
## 114 High 1.2
In 1793 the French Republic decreed two reforms of measurement. Lengths and weights were to be counted in tens, and so was time: the day would have ten hours of a hundred minutes each. The meter prevailed in the end; the ten-hour day was given up within two years. It is tempting to say that people are fonder of their hours than of their ells. But ells had differed from town to town, so that a trader who learned the meter could forget a hundred tables, whereas the old hour was the same everywhere. Whoever paid for a new clock, and clocks were expensive, was told by it nothing that the old one had not told.
? Which choice best states the main purpose of the text?
= To explain why people gave up one of two related reforms and came to keep the other
- half-right | To argue that of two related reforms the one that failed helped the other to succeed | One failure and one success are right, but nothing says that the one hastened the other; each has a reason of its own.
- reversed | To argue that of two related reforms the one that was given up was the more useful | Use is what the reforms are compared for, but the one that failed had less of it: a new clock told nothing new.
- half-right | To explain why two related reforms took longer to succeed than had been expected | The meter did prevail only “in the end,” but the ten-hour day never did; it “was given up within two years.”
> Purpose. The text turns at “But.” What question do the sentences after it answer?
! “The meter prevailed,” the ten-hour day “was given up”; the reason is that the meter freed traders from “a hundred tables,” while a new clock told “nothing that the old one had not told.”
## 115 High 1.4
~ The following poem, “The Graft,” was written for Fourfold in the manner of the 1900s.
/ He took a slip of what his father grew
/ and bound it to a crab tree by the lane.
/ “The root is wild,” he said. “The fruit comes true.”
/ Each fall it did. He would not go again
/ to see the house across the water, sold,
/ nor say its name; he had no use for tears.
/ He picked, and wrapped the apples from the cold
/ in paper, and we ate them thirty years.
/ I have the tree. Each May, when it is white,
/ I see the house he kept there, out of sight.
? Which choice best describes the overall structure of the poem?
= It follows a tree from the day it is grafted to the speaker’s own day.
- half-right | It tells of a man’s silence and closes with his reason for keeping it. | He would not “say its name,” which is a silence, but he never gives a reason; at the end it is the speaker who sees something.
- takes-literally | It tells of a house given up and closes with the speaker’s visit to it. | A house is seen at the end, but in the white of the tree; the speaker has “the tree” and makes no journey.
- half-right | It shows a tree in each of the seasons and closes with it in blossom. | It does close with blossom in May, and fall comes before, but the other seasons do not; between the two lie thirty years.
> Structure, poetry. Note who or what is spoken of in line 1, in line 8, and in line 9, and when that was.
! He takes a slip and has “bound it to a crab tree by the lane”; then “we ate them thirty years”; and at the end, “I have the tree.”
## 116 High 1.3
~ The following text is from <em>Last of the Michaelmas Term</em>, a play in the manner of the 1900s written for Fourfold. Mr. Quayle, a solicitor, is reading a will to the dead man’s nephew.
MR. QUAYLE: “To my nephew Edmund, who was always going to call on Sunday, I leave the Sundays that remain to me.”
EDMUND: That is one of his jokes, I suppose.
MR. QUAYLE: He asked me to look at my calendar before I read it out. (<em>He looks.</em>) Your uncle died on a Saturday night, sir.
EDMUND: I see. And the house?
MR. QUAYLE: <u>“My house I leave to the boy who brings the coal, and who wiped his feet, and came in.”</u>
EDMUND: (<em>After a pause.</em>) I had quite meant to go in April.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= Through what it says of the boy, it repeats the reproach to Edmund in another form.
- names-the-wrong-move | Through what it says of the boy, it softens the reproach that was made to Edmund. | A reproach is involved, but a house left to one who “came in” does not make it softer for a nephew who never did.
- takes-literally | Through what it says of the boy, it makes a joke of the reproach made to Edmund. | Edmund hears a joke in the first clause, and wiped feet may sound like one, but the bequest is in earnest.
- half-right | Through what it says of the boy, it turns the reproach to Edmund on the uncle himself. | The earlier reproach is taken up again, but the uncle is not its target: it was the nephew who stayed away.
> Function, drama. Compare what the will says about Edmund’s visits with what it says about the boy.
! Edmund “was always going to call on Sunday” and did not; the boy “wiped his feet, and came in”: praise of the one is blame of the other.
## 117 High 1.5
~ The following text is from <em>The Idle Correspondent</em>, a book of essays in the manner of the 1760s written for Fourfold.
When a friend desires my opinion of his new house, I observe at which window he has placed me; for he that would be praised for his prospect doth not seat you with your back to it. I then admire that window. This I once thought insincere. But I have since considered that he did not ask what I thought of the house, which he can no more alter than his nose, but whether I would be glad with him; and to this I may answer yes with a clear conscience, though the chimney smoke, and the stairs be on the wrong side.
? Which choice best states the main purpose of the text?
= To defend a habit of the writer’s that he used to think insincere
- half-right | To confess to a habit that the writer finds insincere but cannot give up | He did once find it insincere, but he “since considered,” and now he answers yes “with a clear conscience.”
- part-for-whole | To laugh at hosts who seat their guests so that a house will be praised | The seat by the window is smiled at, but in the first sentence; from “This I once thought insincere” on, he judges himself.
- reversed | To advise guests to name a fault in a house while it can be mended | Chimney and stairs are faults, but he does not name them to the friend, who “can no more alter” the house “than his nose.”
> Purpose, older prose. The text turns at “But I have since considered.” What was thought before, and what after?
! The habit of admiring the window “I once thought insincere”; but the question is whether he is glad with his friend, and this he answers “with a clear conscience.”
## 118 High 1.2
People in a line will seldom stop an intruder. Sociologist Ansel Vermeer, whose assistants pushed into two hundred lines at ticket windows, was at first inclined to blame timidity. The places from which objections came made him reconsider. The person directly behind the intruder objected often, the next one sometimes, and those farther back, who lost just as much time, hardly ever. And when an assistant took a place in front of someone who did not mind, the person behind that one, though clearly annoyed, let the matter rest. In a line, Vermeer now holds, each of us is in charge of the gap before us, and to speak up about another’s is itself an intrusion.
? Which choice best describes the overall structure of the text?
= It reports a fact, mentions an early explanation, and gives observations that led to another one.
- half-right | It reports a fact, offers two explanations, and describes a trial that was to decide between them. | Two explanations there are, but the second came after the trial: the places of the objections “made him reconsider.”
- overstates | It reports a common belief, describes how it was tested, and shows why it has to be given up. | Something is given up, but it is Vermeer’s own first idea of “timidity”; that people seldom object is not a mistaken belief.
- half-right | It reports a fact, explains it by the timidity of people, and tells who among them are boldest. | The boldest are named, those “directly behind the intruder,” but timidity is not the explanation with which Vermeer ends.
> Structure. One verb for each step, and mark “at first” and “now holds.”
! That people “seldom stop an intruder” he would “at first” have put down to timidity; where objections came from “made him reconsider,” and he “now holds” something else.
## 119 High 1.4
After a fire on the Cape, seeds that have lain in the ground for decades sprout within weeks. Heat was long thought to wake them, until botanists found that water through which smoke has been bubbled does so as well. <u>The rain, however, carries smoke down to seeds that lie too deep for their shoots ever to reach the light.</u> A seed that woke there would die. Botanist Thandi Mokoena has now tested seeds taken from different depths. Those from the top layer answered to smoke alone; those from farther down answered only if they had also been brought into the light for a moment, as happens when an animal digs them up.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It raises a difficulty about the finding before it, and a later test removes it.
- names-the-wrong-move | It offers an explanation of the finding before it, and a later test confirms it. | It does follow the finding, but it does not explain it; its “however” leads to a danger: “A seed that woke there would die.”
- half-right | It adds an advantage of smoke over heat, and what follows shows how rare it is. | That rain carries smoke deeper sounds like an advantage, but “A seed that woke there would die.”
- half-right | It points to a danger to the seeds, and a later test tells how it can be averted by people. | There is a danger, but nobody has to avert it; the deep seeds answer only if they are “brought into the light.”
> Function. Would it be good for a deep seed to wake? Then see what Mokoena’s test has to do with that.
! Smoke reaches seeds “too deep for their shoots ever to reach the light,” and a seed “that woke there would die”; but these “answered only if they had also been brought into the light.”
## 120 High 1.3
Between 1905 and 1930 famous pianists “recorded” on paper rolls, in which holes mark which key went down and when. On many systems, how hard it went down was decided afterward by an editor, and many historians of music have therefore put the rolls aside. Pianist Anouk Ferrand disputes nothing in this account. But disc recordings of those years, whatever they preserve of loud and soft, are mostly too noisy to tell which hand struck first, if only by a twentieth of a second; the rolls, punched as the keys fell, tell it plainly. What listeners used to call one pianist’s warmth, she finds, was a left hand that came early, always on the same beats.
? Which choice best states the main purpose of the text?
= To show that rolls tell which key was struck first, as discs seldom do
- half-right | To show that discs tell, through all their noise, what rolls leave out | Discs may “preserve of loud and soft” what an editor decided for the rolls, but it is the rolls from which Ferrand learns something.
- cause-not-shown | To show that a pianist’s admired warmth was put in by editors of rolls | An editor did decide how hard a key went down, but the warmth was something else: “a left hand that came early.”
- part-for-whole | To tell how famous pianists were recorded in the years before 1930 | Holes and editors are described at the start, but from Ferrand on, the text is about what can still be heard from the rolls.
> Purpose. Two kinds of record and two things to be heard: which record is used in the last sentence, and for what?
! Discs are “mostly too noisy to tell which hand struck first”; but “the rolls, punched as the keys fell, tell it plainly.”
## 121 High 1.6
~ The following poem, “Night School,” was written for Fourfold in the manner of the 1930s. The speaker teaches grown men to read.
/ They come in with the cold still on their sleeves,
/ the baker’s man, the two who dig the drain,
/ and take small desks. The youngest never leaves
/ his cap off, lest he want it soon again.
/ The strike is lost. A tram goes by, alight,
/ and no one here has ridden it, or could.
/ “ ‘Believe,’ ” I tell them, as they bend and write,
/ “has got a lie inside it.” Understood.
/ It helps them spell. It always gets them through.
/ <u>The digger lifts his head. “We found it, too.”</u>
? Which choice best describes the function of the underlined line in the poem as a whole?
= It finds in a spelling hint a bitterness that the speaker did not mean.
- half-right | It lets a pupil say about the strike what the speaker had been hinting at. | The pupil does speak of the strike, but the speaker hinted at nothing: the phrase is used because it “helps them spell.”
- names-the-wrong-move | It shows a pupil turning a hint about spelling into a joke on the teacher. | The reply does play on words, but it mocks nobody; “The strike is lost,” and what was believed in has proved a lie.
- reversed | It shows that the men are finding in books what the strike denied them. | They have come to learn, but what they “found” was no gain and not in a book; it was the lie in “Believe.”
> Function, poetry. What is the “lie” for the teacher, and what is it for a man who has just lost a strike?
! The speaker says it because “It helps them spell”; but “The strike is lost,” and to the digger, who had believed in something, the lie is real: “We found it, too.”
## 122 High 1.3
Machines that freeze water were patented in the 1850s, yet the trade in ice cut from ponds went on growing for decades. It is true that the machines were costly and now and then exploded. What protected the trade far more, however, was its own past: it had taught people to want ice in summer, had built the icehouses and wagons that kept it, and had brought the price down to where no machine could follow. When pond ice gave way in the end, it was not to cheaper ice. Towns had fouled their rivers, doctors had begun to speak of germs, and buyers now asked of what water the ice was made.
? Which choice best describes the overall structure of the text?
= It notes that a trade survived, gives the reasons, and says what put an end to it.
- half-right | It describes a trade, tells how a cheaper product ended it, and asks what was lost. | The trade does end, but “it was not to cheaper ice,” and nothing is said to have been lost by it.
- reversed | It describes a trade in decline, explains this by an invention, and tells how it recovered. | Growth and decline are both there, but turned around: pond ice “went on growing” after the invention and gave way in the end.
- half-right | It notes that an invention came late, explains why it did so, and tells who improved it. | Machines did take long to win, but they were early, “patented in the 1850s,” and nobody is said to have improved them.
> Structure. Mark “yet,” “It is true,” “however,” and “in the end,” and say what each introduces.
! The trade “went on growing”; “What protected the trade” was its past; and it “gave way in the end” when buyers “asked of what water the ice was made.”
## 123 High 1.6
Suppose that a fire destroys a watch and that the insurer replaces it with one of the same year, make, and wear. Nothing that can be measured has been lost, and the owner, if the watch came from a grandfather, will feel that everything has. Philosophers have called this feeling irrational, since what it values, a history, leaves no trace in the thing. <u>The same philosophers would not let a perfect copy hang in the place of a painting.</u> We should perhaps ask, Dalia Renner suggests, not what its history adds to an object but why we suppose that an object ends at its surface.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It tells how the philosophers who were just spoken of judge another case.
- half-right | It sets against these philosophers others who value the history of a thing. | Two judgments are set against each other, but not two groups: it is “The same philosophers” who would not let the copy hang.
- cause-not-shown | It points to a difference between things that are owned and works of art. | A watch and a painting are set side by side, but as cases that are alike: a perfect copy of either lacks nothing but the history.
- names-the-wrong-move | It answers an objection by naming a trace that history leaves in things. | History “leaves no trace in the thing,” and none is named; a perfect copy of a painting has every trace that the painting has.
> Function. Apply the philosophers’ own argument to the copy of a painting. What ought they to say about it?
! They call the feeling about the watch “irrational, since what it values, a history, leaves no trace”; of a painting, the same people “would not let a perfect copy hang,” although nothing but its history differs.
## 124 High 1.2
~ The following text is from <em>The Corner Shop</em>, a novel in the manner of the 1890s written for Fourfold.
Every Friday Mrs. Kell read her son’s letter aloud to the shop. She read of the heat in Durban, the price of mangoes, a parade. Now and then her eye would travel down a line or two without her voice, and her lips would close before she went on; and the customers, who had known Tom, and knew what he had been sent away for, looked at such moments at the biscuit tins. Nobody wondered aloud that a letter of four pages took so short a time to read. They bought on Fridays, it was noticed by the grocer across the road, rather more than they had come for.
? Which choice best states the main purpose of the text?
= To portray neighbors who tactfully help a woman to keep back a part of the truth
- takes-literally | To portray the pride with which a woman shares her son’s success in a distant place | She does read aloud of Durban, but success is not the matter: the customers “knew what he had been sent away for.”
- cause-not-shown | To portray the cleverness with which a shopkeeper brings in customers by a story | They buy “rather more than they had come for,” but she does not read for that; her lips close at what she must leave out.
- names-the-wrong-move | To portray the disappointment of neighbors who come for a scandal and hear of the weather | She does read of “the heat in Durban,” but they hope for no scandal: at the silences they look at the tins.
> Purpose, literature. What do the customers know, and what do they do at the moments of silence?
! They “knew what he had been sent away for,” yet “looked at such moments at the biscuit tins,” wondered at nothing, and “bought on Fridays” more than they needed.
## 125 High 1.4
On most escalators riders stand on the right so that others may walk up on the left. At one large station, in a trial, everyone was asked to stand, on both sides, and at the busiest hour the escalators carried more people, not fewer: on so long a climb few had chosen to walk, and the left half of the steps had been running almost empty. <u>Those few, to be sure, now took longer to reach the top.</u> But they were the ones in a hurry, and they were the ones who wrote to the station. A gain that is spread over thousands of riders, a few seconds to each, writes no letters. The old rule came back when the trial was over.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It grants a drawback that helps to account for the rule’s return.
- half-right | It concedes a fact that leads the author to prefer the old rule. | A fact is conceded, but it does not win the author over, who goes on to speak of “A gain that is spread over thousands of riders.”
- reversed | It explains why the escalators had carried fewer people than was hoped. | Those who walked were slowed down, but the result was the opposite: the escalators “carried more people, not fewer.”
- names-the-wrong-move | It questions whether the trial was long enough to show a lasting gain. | A doubt may be heard in “to be sure,” but it concerns the few who walk; the length of the trial is not mentioned.
> Function. Follow “Those few” into the next sentence: what did they do, and what happened then?
! The few who walked “now took longer to reach the top,” and they were “the ones who wrote to the station”; then “The old rule came back.”
`
