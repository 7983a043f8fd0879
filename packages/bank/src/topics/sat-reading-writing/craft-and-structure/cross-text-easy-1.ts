import { questions } from '../marked.ts'

export const crossTextEasy1 = questions('cross-text')`
## 101 Low -1.0
<em>Text 1</em>
High schools should begin later in the morning. Teenagers need about nine hours of sleep, and few of them can fall asleep before eleven at night. Classes that begin at 7:30 are full of students who are half asleep. If school began an hour later, they would all sleep an hour longer.
<em>Text 2</em>
When our school moved its first class from 7:30 to 8:30, I looked forward to more sleep. But now team practice ended later, too, and so I began my homework when I used to finish it. By winter I was going to bed an hour later than before and sleeping no longer than I ever had.
? Based on the texts, what would the author of Text 2 most likely say in response to Text 1?
= With a later start, students may go to bed later and sleep as long as before.
- half-right | With a later start, students may go to bed later and sleep less than before. | Bed came later, but so did school, and by the same hour: the author slept “no longer,” which is not to say less.
- mixes-up-texts | With a later start, students may go to bed as before and sleep longer. | That the hour is gained for sleep is what Text 1 promises; the author of Text 2 went to bed “an hour later than before.”
- half-right | With a later start, students may go to bed as before but sleep no longer. | No longer is right, but the reason is that bedtime moved too; the author did not go to bed as before.
> Cross-text. Text 1 promises something of a later start. Follow one evening in Text 2: practice, homework, bed.
! The author was “going to bed an hour later than before and sleeping no longer than I ever had.” An hour won in the morning was lost at night, which is what Text 1 leaves out.
## 102 Low -1.0
<em>Text 1</em>
Playgrounds have become dull. The climbing towers are gone, because towns are afraid of accidents. But a child who is never allowed to climb cannot learn how high is too high. Climbing teaches care.
<em>Text 2</em>
As a doctor, I see broken arms every summer, and most of them heal within six weeks. I do not tell parents to keep their children off the climbing tower. A child who never climbs does not learn to judge a height, and may fall off a ladder at thirty. I tell them to put sand under the tower.
? Based on the texts, both authors would most likely agree with which statement?
= Climbing helps children to learn how to judge a height.
- half-right | Climbing does children no harm and helps them to learn. | Both think that children learn by climbing, but the doctor sees “broken arms every summer,” so it does some harm.
- invented-agreement | Climbing is safe for children if there is sand under the tower. | Sand is the doctor’s advice; Text 1 never mentions it, so its author cannot be said to agree.
- mixes-up-texts | Climbing towers are gone because towns are afraid of accidents. | This is said in Text 1 alone; the doctor does not speak of towns or of towers that are gone.
> Cross-text. Find the sentence about learning in each text and see what they share.
! Without climbing, a child “cannot learn how high is too high,” says Text 1, and “does not learn to judge a height,” says Text 2.
## 103 Low -0.9
<em>Text 1</em>
Why does the giraffe have such a long neck? The answer in many textbooks is simple: with a long neck, an animal can eat leaves that others cannot reach. When food is scarce, the animals with the longest necks find the most to eat.
<em>Text 2</em>
Biologist Femke Aalders watched giraffes in the dry months, when food is scarce. She expected to see them eating from the tops of trees. Most of the time, however, they bent their necks and ate from low bushes. Whatever a long neck is for, she thinks, it may not be for reaching high leaves in hard times.
? Based on the texts, how would Aalders most likely respond to the answer in Text 1?
= By pointing out that giraffes often feed on low plants when food is scarce
- reversed | By pointing out that giraffes eat from the tops of trees when food is scarce | The dry months are right, but what Aalders saw in them was animals that “ate from low bushes.”
- mixes-up-texts | By pointing out that giraffes eat leaves that others are unable to reach | This is the answer of the textbooks in Text 1; Aalders gives a reason to doubt it.
- reversed | By pointing out that giraffes feed on low plants only when there is much to eat | Low bushes are what they fed on, but not in good times: Aalders watched them “in the dry months, when food is scarce.”
> Cross-text. Text 1 says what should happen when food is scarce; what did Aalders see then?
! In the dry months, when Text 1 would have giraffes reach high, they “ate from low bushes.”
## 104 Low -1.1
<em>Text 1</em>
It makes no sense to repair a toaster. A new one costs less than an hour of a repair person’s work, and it comes with a warranty. The sensible thing is to throw the old one away.
<em>Text 2</em>
In our town, people meet once a month to repair things together, and nobody has to pay. Last Saturday I came with a toaster that did not work and went home with a toaster that did. I also went home knowing how to replace a wire. No shop sells that.
? Based on the texts, what would the author of Text 2 most likely say in response to Text 1?
= A repair may leave the owner with a new skill.
- outside-the-text | A repair may save more than the cost of a toaster. | Text 1 counts costs, so an answer in money would fit, but Text 2 counts none; its author came home “knowing how to replace a wire.”
- half-right | A repair may bring the neighbors closer together. | People do “meet once a month,” but the author tells of no friends; what came home besides the toaster was knowing how to mend a wire.
- half-right | A repair may need no more than a loose wire. | A wire is mentioned, but as something the author learned to replace; how small the fault was is not the point of “No shop sells that.”
> Cross-text. Look at the last two sentences of Text 2: what did the author take home besides a toaster?
! The author “went home knowing how to replace a wire” and adds: “No shop sells that.”
## 105 Low -1.0
<em>Text 1</em>
A lawn that is cut every week has nothing to offer to insects. Let the grass grow, and within one summer there will be clover, bees, and butterflies. Cities should stop cutting the grass in their parks.
<em>Text 2</em>
Tall grass is lovely, and it is full of life. But nobody can play soccer in it or lie down for a nap. In our park, the grass is left to grow along the edges and is cut in the middle. The bees have their place, and the children have theirs.
? Based on the texts, how would the author of Text 2 most likely respond to the advice in Text 1?
= By proposing that grass be left at the edges of a park and cut in the middle
- reversed | By proposing that grass be cut at the edges of a park and left in the middle | Edges and middle are exchanged here: in Text 2 the grass “is left to grow along the edges.”
- half-right | By proposing that grass be left in some of the parks and cut in others | Some grass is left and some is cut, but within one park; the author does not divide a city’s parks.
- half-right | By proposing that grass be left at some times of the year and cut at others | A mix of cutting and growing is the idea, but it goes by places; the author says nothing about times of the year.
> Cross-text. What is done in the park of Text 2, and in which part of it?
! Text 1 wants cities to “stop cutting the grass”; in Text 2 it grows “along the edges and is cut in the middle.”
## 106 Low -1.0
<em>Text 1</em>
The fire of 1871 destroyed two hundred houses in the town of Lunden. It began at night in a bakery. Newspapers of the time called the baker careless and said that the disaster was his fault alone.
<em>Text 2</em>
Historian Ada Quill has read the reports of the fire department. The fire in the bakery was small, and it was seen within minutes. But the department’s only pump had been broken for months, and the town council had twice refused to pay for a new one. A small fire, Quill writes, became a great one for want of a pump.
? Based on the texts, what would Quill most likely say about the newspapers?
= They left out the council’s own share in the disaster.
- half-right | They overlooked the council and wrongly said that the fire began in a bakery. | The council is what they overlooked, but Quill accepts that there was a “fire in the bakery.”
- invented-agreement | They were right to call the disaster the fault of the baker alone. | Quill points to the broken pump and the council, so she does not agree that it was one person’s fault.
- half-right | They were wrong about the baker, whose small fire was soon put out. | The fire in the bakery was small, but it was not put out: for want of a pump it “became a great one.”
> Cross-text. The newspapers blame one person; whom and what does Quill add?
! Newspapers said that it “was his fault alone”; Quill finds that the council “had twice refused to pay for a new one,” a pump.
## 107 Low -1.0
<em>Text 1</em>
Small children pick up the sounds of any language with ease. Adults have a harder time. A person who starts to learn a language at forty will almost always keep an accent, however long he or she studies.
<em>Text 2</em>
I started to learn Korean at fifty-one. My accent makes my neighbors’ children laugh, and I do not expect to lose it. But I read the newspaper, I tell jokes at the market, and last month I understood every word of my granddaughter’s first speech. What is an accent beside that?
? Based on the texts, both authors would most likely agree with which statement?
= Adults who study a language are likely to keep an accent.
- half-right | Adults keep an accent and so are not understood by others. | Keeping an accent is right, but the author of Text 2 tells jokes and talks with others in spite of it.
- outside-the-text | Adults get to read a language sooner than they speak it. | The writer of Text 2 does read a newspaper, but which came sooner is not told, and Text 1 speaks only of sounds.
- invented-agreement | Adults get much joy out of learning a language. | The author of Text 2 shows joy, but Text 1 says nothing about what adults feel, so it cannot agree.
> Cross-text. Look for the one thing that both texts say about adults.
! Text 1 says that such a person “will almost always keep an accent”; the author of Text 2 does “not expect to lose it.”
## 108 Low -1.0
<em>Text 1</em>
Museums should let their visitors take pictures. As long as no flash is used, nothing on the walls is harmed, and nobody is disturbed. And visitors who take pictures of what they see will remember it better.
<em>Text 2</em>
Psychologist Irma Castell led two groups through a museum. One group was asked to take a picture of each of ten objects, and the other only to look at them. The next day, those who had only looked remembered more. A person with a camera, Castell thinks, leaves the remembering to the camera.
? Based on the texts, how would Castell most likely respond to the last sentence of Text 1?
= By saying that taking pictures may make people remember less
- half-right | By saying that taking pictures makes people look longer but remember less | Remembering less is right, but nothing in Text 2 tells how long anybody looked at an object.
- invented-quarrel | By saying that taking pictures may harm what is shown in a museum | Harm is mentioned only in Text 1, where it is denied; Castell does not speak about it.
- invented-agreement | By saying that taking pictures helps one to remember | In her test, “those who had only looked remembered more,” so she does not agree with this.
> Cross-text. Text 1 says that pictures help people remember. Which group in Text 2 remembered more?
! Text 1 says that visitors who take pictures “will remember it better”; in Castell’s test “those who had only looked remembered more.”
## 109 Low -1.0
<em>Text 1</em>
The new statue in Bell Square is a heap of rusty chains. Visitors ask when the city will take it away. A statue in a public square should be pleasant to look at, and this one is not.
<em>Text 2</em>
The chains in Bell Square come from the shipyard where half of this town used to work. My father made some of them. They are not pretty, and neither was the work, but it fed us for a hundred years. When I walk home, I put my hand on them.
? Based on the texts, what would the author of Text 2 most likely say about the statue that Text 1 describes?
= It means something to people who live in the town.
- half-right | It shows a kind of work that nobody should have to do. | The work was not pretty, as the author admits, but it is not condemned: “it fed us for a hundred years.”
- invented-agreement | It would please visitors more beside the shipyard. | The chains do come “from the shipyard,” but no other place is wished for them; the author touches them on the way home.
- half-right | It looks better to those who know how it was made. | The author does know where the chains come from, but finds them no prettier for it: “They are not pretty, and neither was the work.”
> Cross-text. What does the author of Text 2 say about the looks of the chains, and what about the work they come from?
! The author’s father made some of the chains, “it fed us for a hundred years,” and on the way home the author puts a hand on them.
## 110 Low -0.9
<em>Text 1</em>
Dog owners know the look. They come home, a cushion is torn, and the dog lowers its head and turns its eyes away. Most owners are sure that a dog with this look knows that it has done something wrong.
<em>Text 2</em>
Researcher Paolo Denti had owners scold their dogs, sometimes after the dog had torn a cushion and sometimes when it had done nothing at all. The dogs lowered their heads and turned their eyes away in both cases. When owners did not scold, the look did not appear, whatever had happened to the cushion.
? Based on the texts, what would Denti most likely say about the look described in Text 1?
= It is the dog’s answer to being scolded by its owner.
- half-right | It is what a dog that has done wrong does when it is scolded. | Scolding brings it on, but it also came when the dog “had done nothing at all.”
- invented-agreement | It is a sign that a dog knows it has done wrong. | This is what owners think in Text 1, but Denti saw the look in dogs that had done nothing.
- reversed | It is the dog’s greeting to an owner who has been away. | The owners in Text 1 do come home, but in Denti’s test the look went with scolding: without it, it “did not appear.”
> Cross-text. When did the look appear in Denti’s test, and when did it not?
! Dogs had the look even when they “had done nothing at all,” and “When owners did not scold, the look did not appear.”
## 111 Low -1.0
<em>Text 1</em>
Few machines have saved as much time as the washing machine. Around 1900, washing clothes for a family took a whole day each week. A machine does the same load while one reads a book. Families must have gained a day.
<em>Text 2</em>
When washing machines came into homes, a load of clothes took far less time and strength than before. But people soon began to wash more. A shirt that used to be worn for a week was now washed after a day. Records that families kept show that the hours spent on washing hardly changed.
? Based on the texts, how would the author of Text 2 most likely respond to the last sentence of Text 1?
= By noting that families used the time to wash more
- half-right | By noting that families washed more, since each load took longer | They did wash more, but with a machine each load “took far less time” than before.
- cause-not-shown | By noting that families had more clothes to wash, since clothes cost less | More washing is right, but its reason is another: a shirt “worn for a week was now washed after a day.” What clothes cost is not mentioned.
- mixes-up-texts | By noting that families had time to read a book | Reading a book is mentioned in Text 1 as something that one can do; the author of Text 2 sees no time gained.
> Cross-text. Text 1 concludes that families gained a day. What happened to that time in Text 2?
! Text 1 says that families “must have gained a day”; in Text 2 “people soon began to wash more,” and the hours “hardly changed.”
`
