import { questions } from '../marked.ts'

export const textStructurePurpose6 = questions('text-structure-purpose')`
## 113 High 1.3
The air in polar ice is younger than the ice that holds it. Fallen snow stays porous, and the wind goes on exchanging the air in its pores until the weight of later snow has sealed them. In the middle of Antarctica this takes some three thousand years, give or take several centuries; so a bubble cannot be matched exactly with the climate recorded in the ice around it, and whether a gas increased before or after a warming stays open. <u>Near the coast, where snow falls thickly, pores are sealed within decades.</u> Cores from there reach back less far, since thick layers soon fill the ice sheet. For the warmings that they do reach, however, bubble and ice speak of almost the same time.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It introduces a setting in which the uncertainty just described is small.
- names-the-wrong-move | It introduces a setting in which the explanation given before it does not hold. | The coast does differ from the interior, but it fits the explanation: heavy snow seals pores sooner, just as weight should.
- half-right | It gives the reason for the short reach of the cores described after it. | Thick snowfall is behind the short reach, but through “thick layers,” named in the next sentence, and not through early sealing.
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
= It recounts a man’s deed and his silence and closes with the speaker’s sense of what he had held on to.
- half-right | It recounts a man’s deed and his silence and closes with the speaker’s regret that it was never broken. | Deed and silence are right, but the speaker ends by seeing something in the tree; no regret over what went unsaid is voiced.
- half-right | It recounts a man’s deed and his silence and closes with the speaker’s doubt about his reasons for it. | The man gives no reasons, so one may doubt them, but the speaker does not: “I see the house he kept there.”
- takes-literally | It recounts a man’s deed and his silence and closes with the speaker’s wish to visit the house he left. | A house is seen at the end, but in the white of the tree; taken literally it becomes a journey that no line speaks of.
> Structure, poetry. Three parts: what he does, what he will not do, and what the speaker says in the last two lines.
! He “bound it to a crab tree”; he would not see the house “nor say its name”; and at the end the speaker sees in the blossoming tree “the house he kept there, out of sight.”
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
- names-the-wrong-move | To give up a habit of the writer’s that he used to think considerate | A habit and a change of mind are there, but it changes the other way: he keeps admiring the window, now “with a clear conscience.”
- half-right | To laugh at a habit of the writer’s friends that he used to think sincere | The friend who seats his guest with care is smiled at, but what was once judged is the writer’s own praise, and it was thought “insincere.”
- half-right | To recommend a habit of the writer’s friends that he used to think vain | He does come to think better of a habit, but it is his own; that friends wish to be praised is not recommended.
> Purpose, older prose. The text turns at “But I have since considered.” What was thought before, and what after?
! The habit of admiring the window “I once thought insincere”; but the question is whether he is glad with his friend, and this he answers “with a clear conscience.”
## 118 High 1.2
People in a line will seldom stop an intruder. Sociologist Ansel Vermeer, whose assistants pushed into two hundred lines at ticket windows, was at first inclined to blame timidity. The places from which objections came made him reconsider. The person directly behind the intruder objected often, the next one sometimes, and those farther back, who lost just as much time, hardly ever. And when an assistant took a place in front of someone who did not mind, the person behind that one, though clearly annoyed, let the matter rest. In a line, Vermeer now holds, each of us is in charge of the gap before us, and to speak up about another’s is itself an intrusion.
? Which choice best describes the overall structure of the text?
= It reports a fact, mentions how it was explained at first, and gives observations that led to another explanation.
- half-right | It reports a fact, mentions how it was explained at first, and gives observations that bear this explanation out. | A first explanation, timidity, is mentioned, but the places of the objections made Vermeer “reconsider”; they did not bear it out.
- overstates | It reports a fact, mentions how it was explained at first, and gives observations that make it doubtful as a fact. | Something becomes doubtful, but it is the explanation by timidity; that people seldom stop an intruder is never questioned.
- half-right | It reports a fact, mentions how it was explained at first, and gives observations that leave it without explanation. | The first explanation falls, but the text does not end there: each of us, Vermeer “now holds,” is in charge of one gap.
> Structure. One verb for each step, and mark “at first” and “now holds.”
! That people “seldom stop an intruder” he would “at first” have put down to timidity; where objections came from “made him reconsider,” and he “now holds” something else.
## 119 High 1.4
After a fire on the Cape, seeds that have lain in the ground for decades sprout within weeks. Heat was long thought to wake them, until botanists found that water through which smoke has been bubbled does so as well. <u>The rain, however, carries smoke down to seeds that lie too deep for their shoots ever to reach the light.</u> A seed that woke there would die. Botanist Thandi Mokoena has now tested seeds taken from different depths. Those from the top layer answered to smoke alone; those from farther down answered only if they had also been brought into the light for a moment, as happens when an animal digs them up.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It raises a difficulty about the finding before it, and a later test removes it.
- half-right | It raises a difficulty about the finding before it, and what follows leaves it open. | A difficulty is raised, but Mokoena’s test settles it: deep seeds answer to smoke only after a moment of light.
- names-the-wrong-move | It adds an advantage of smoke over heat, and what follows gives an instance of it. | That rain carries smoke deeper sounds like an advantage, but “A seed that woke there would die.”
- half-right | It adds an advantage of smoke over heat, and what follows shows its limits. | Depth does set a limit, but the sentence itself, with its “however,” tells of a danger, not of an advantage.
> Function. Would it be good for a deep seed to wake? Then see what Mokoena’s test has to do with that.
! Smoke reaches seeds “too deep for their shoots ever to reach the light,” and a seed “that woke there would die”; but these “answered only if they had also been brought into the light.”
## 120 High 1.3
Between 1905 and 1930 famous pianists “recorded” on paper rolls, in which holes mark which key went down and when. On many systems, how hard it went down was decided afterward by an editor, and many historians of music have therefore put the rolls aside. Pianist Anouk Ferrand disputes nothing in this account. But disc recordings of those years, whatever they preserve of loud and soft, are mostly too noisy to tell which hand struck first, if only by a twentieth of a second; the rolls, punched as the keys fell, tell it plainly. What listeners used to call one pianist’s warmth, she finds, was a left hand that came early, always on the same beats.
? Which choice best states the main purpose of the text?
= To show that rolls that cannot be trusted on loudness are a good record of timing
- reversed | To show that rolls that cannot be trusted on timing are a good record of loudness | The two are exchanged: how hard a key went down “was decided afterward by an editor,” and when it fell the rolls tell plainly.
- half-right | To show that discs that are mostly full of noise are a good record of timing | Timing is what Ferrand studies, but not on discs, which are “too noisy to tell which hand struck first.”
- half-right | To show that discs that are mostly full of noise are a good record of loudness | Discs may preserve “loud and soft,” but only in passing; what the text leads up to is found on the rolls.
> Purpose. Two kinds of record and two things to be heard: which record is used in the last sentence, and for what?
! She “disputes nothing” in the case against the rolls; but which hand struck first “the rolls, punched as the keys fell, tell it plainly.”
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
= It finds in a hint about spelling a bitterness of which the speaker was not thinking.
- half-right | It finds in a hint about spelling a bitter sense that the speaker had wished to convey. | The bitter sense is there, but the speaker gives the hint because it “helps them spell”; no other wish is shown.
- names-the-wrong-move | It finds in a hint about spelling a comic sense that relieves the sadness of the men. | The reply does play on words, but after a strike that “is lost” it is no relief; it names the cause of the sadness.
- takes-literally | It finds in a hint about spelling an error that the speaker is too proud to admit. | He says that he has found something, but the lie in “Believe” is no error of the speaker’s; he means one that he was told.
> Function, poetry. What is the “lie” for the teacher, and what is it for a man who has just lost a strike?
! The speaker says it because “It helps them spell”; but “The strike is lost,” and to the digger, who had believed in something, the lie is real: “We found it, too.”
## 122 High 1.3
Machines that freeze water were patented in the 1850s, yet the trade in ice cut from ponds went on growing for decades. It is true that the machines were costly and now and then exploded. What protected the trade far more, however, was its own past: it had taught people to want ice in summer, had built the icehouses and wagons that kept it, and had brought the price down to where no machine could follow. When pond ice gave way in the end, it was not to cheaper ice. Towns had fouled their rivers, doctors had begun to speak of germs, and buyers now asked of what water the ice was made.
? Which choice best describes the overall structure of the text?
= It notes that a trade survived, explains why it did so, and tells what put an end to it.
- half-right | It notes that a trade survived, weighs two reasons for this, and rejects one of the two. | Reasons are weighed, but the lesser one, costly machines, “is true” and not rejected, and the text goes on to the end of the trade.
- reversed | It notes that a trade declined, explains why it did so, and tells how it came to recover. | Growth and decline are both there, but turned around: pond ice “went on growing” first and gave way in the end.
- half-right | It notes that a trade survived, explains why it did so, and tells why it deserved to. | Survival and its reasons are right, but the last two sentences tell how pond ice lost; whether it deserved to last is not discussed.
> Structure. Mark “yet,” “It is true,” “however,” and “in the end,” and say what each introduces.
! The trade “went on growing”; “What protected the trade” was its past; and it “gave way in the end” when buyers “asked of what water the ice was made.”
## 123 High 1.6
Suppose that a fire destroys a watch and that the insurer replaces it with one of the same year, make, and wear. Nothing that can be measured has been lost, and the owner, if the watch came from a grandfather, will feel that everything has. Philosophers have called this feeling irrational, since what it values, a history, leaves no trace in the thing. <u>The same philosophers would not let a perfect copy hang in the place of a painting.</u> We should perhaps ask, Dalia Renner suggests, not what its history adds to an object but why we suppose that an object ends at its surface.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It suggests that those who reject the feeling act upon one like it in another case.
- names-the-wrong-move | It suggests that those who reject the feeling hold to their view in a harder case. | A harder case is put to them, but they do not hold to their view in it: they “would not let a perfect copy hang.”
- cause-not-shown | It suggests that those who reject the feeling have never lost a thing of their own. | A loss of their own might well change their minds, but the sentence is about a painting and its copy, not about anything the philosophers have lost.
- half-right | It suggests that those who reject the feeling have confused it with a love of art. | Art does come in, but as a case in which they themselves prize a history; no confusion of two feelings is charged.
> Function. Apply the philosophers’ own argument to the copy of a painting. What ought they to say about it?
! They call the feeling “irrational, since what it values, a history, leaves no trace”; yet “would not let a perfect copy hang,” although nothing but its history differs.
## 124 High 1.2
~ The following text is from <em>The Corner Shop</em>, a novel in the manner of the 1890s written for Fourfold.
Every Friday Mrs. Kell read her son’s letter aloud to the shop. She read of the heat in Durban, the price of mangoes, a parade. Now and then her eye would travel down a line or two without her voice, and her lips would close before she went on; and the customers, who had known Tom, and knew what he had been sent away for, looked at such moments at the biscuit tins. Nobody wondered aloud that a letter of four pages took so short a time to read. They bought on Fridays, it was noticed by the grocer across the road, rather more than they had come for.
? Which choice best states the main purpose of the text?
= To portray the tact with which neighbors help a woman to keep something back
- half-right | To portray the tact with which a woman spares her neighbors something painful | Tact is right, but it is the neighbors who show it: they know what Tom did, so they are not being spared.
- reversed | To portray the skill with which a woman hides from neighbors what they suspect | She does leave lines out, but nothing is hidden from them: they “knew what he had been sent away for.”
- names-the-wrong-move | To portray the patience with which neighbors wait for a woman to be frank | They listen every Friday, but not in order to hear more: at the silences they look at the tins, and nobody wonders aloud.
> Purpose, literature. What do the customers know, and what do they do at the moments of silence?
! They “knew what he had been sent away for,” yet “looked at such moments at the biscuit tins,” wondered at nothing, and “bought on Fridays” more than they needed.
## 125 High 1.4
On most escalators riders stand on the right so that others may walk up on the left. At one large station, in a trial, everyone was asked to stand, on both sides, and at the busiest hour the escalators carried more people, not fewer: on so long a climb few had chosen to walk, and the left half of the steps had been running almost empty. <u>Those few, to be sure, now took longer to reach the top.</u> But they were the ones in a hurry, and they were the ones who wrote to the station. A gain that is spread over thousands of riders, a few seconds to each, writes no letters. The old rule came back when the trial was over.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It grants a drawback of the change that helps to explain why it did not last.
- half-right | It grants a cost of the new rule that is then shown to be too small to matter. | A cost is granted, but it mattered a great deal: those who bore it wrote, and “The old rule came back.”
- another-sentence | It gives the reason for the surprising result of the trial at the station. | The reason, steps that “had been running almost empty,” stands in the sentence before; this one tells who lost by the change.
- names-the-wrong-move | It questions whether the result of the trial would hold at other stations. | A doubt may be heard in “to be sure,” but it concerns the few who walk; other stations are not mentioned.
> Function. Follow “Those few” into the next sentence: what did they do, and what happened then?
! The few who walked “now took longer to reach the top,” and they were “the ones who wrote to the station”; then “The old rule came back.”
`
