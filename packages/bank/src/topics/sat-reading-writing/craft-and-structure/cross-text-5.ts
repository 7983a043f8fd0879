import { questions } from '../marked.ts'

export const crossText5 = questions('cross-text')`
## 56 High 1.3
<em>Text 1</em>
Biologists have long explained the brightness of tropical birds by the choosiness of females: the brighter the male, the more often he is chosen. The explanation is elegant and has survived many tests.
<em>Text 2</em>
In a survey of six thousand species, ornithologist Kavita Shenoy compared the brightness of the two sexes. If choosy females drive color, she reasoned, then males in the tropics should be bright and females dull. In fact tropical females are brighter than females elsewhere by as much as tropical males are brighter than males elsewhere. Something about the tropics, she writes, favors color as such.
? Based on the texts, how does Shenoy’s survey bear on the explanation in Text 1?
= It suggests that a cause affecting both sexes is at work in addition to the one described.
- half-right | It indicates that females do not choose at all and that another cause is at work. | A cause for both sexes is right, but the survey does not show that females are not choosy.
- invented-agreement | It confirms that males in the tropics are bright because females there are choosier. | Bright females are what this explanation does not expect; Shenoy finds more than it covers.
- outside-the-text | It indicates that males choose as well and that females are bright for that reason. | It would make females bright too, but Shenoy does not speak of choosing by males; “Something about the tropics” favors color as such.
> Cross-text. What should be true of females if Text 1 were the whole story? What did Shenoy find?
! If choice alone drove color, females should be dull, but “tropical females are brighter than females elsewhere”: “Something about the tropics” favors color in both.
## 57 High 1.4
<em>Text 1</em>
We should forgive our ancestors their cruelty, historian Ward Pruitt writes, because they did not know better. Moral knowledge, like any other, takes time.
<em>Text 2</em>
In the archives of every cruelty there is a drawer of complaints. Someone petitioned against the slave ship in the year it sailed; someone wrote, of the workhouse, that children were cold there. To say that an age did not know better, historian Zola Mabena remarks, is to let the loudest speak for it twice.
? Based on the texts, how would Mabena most likely respond to Pruitt’s reason for forgiveness?
= She would point out that some people of the time did know better and said so.
- half-right | She would point out that those people of the time who knew better kept silent about it. | That some knew is right, but they petitioned and wrote; the drawer is full of what they said.
- overstates | She would point out that people of the past knew as much about morality as we do. | She does hold that some people knew better, but a drawer of complaints does not mean that whole ages had our knowledge.
- outside-the-text | She would point out that people of our own time, too, know better than they act. | It would make us slower to judge, but Mabena speaks of people of that age who did petition and write, not of ours.
> Cross-text. What is in the “drawer of complaints,” and what does it do to “did not know better”?
! Pruitt says that “they did not know better”; Mabena answers with the complaints: “Someone petitioned against the slave ship in the year it sailed.”
## 58 High 1.2
<em>Text 1</em>
The village of Osk has no dentist and the best teeth in the province. Reporters credit its water, which is rich in fluoride.
<em>Text 2</em>
When a place stands out, chemist Lorne Abiola advises, ask first how many places were looked at. Of nine hundred villages some must have the best teeth, whatever they drink; and the smaller the village, the easier it is for chance to make it best or worst. Osk has sixty-one inhabitants. The village with the worst teeth, she notes, has fifty-four, and lies on the same river.
? Based on the texts, Abiola would most likely regard the reporters’ explanation as which of the following?
= An attempt to account for a result that chance could explain
- half-right | An attempt to find a cause that overlooks how few people in Osk have been examined by a dentist | Small numbers are her point, but they are those of the inhabitants; examinations are not mentioned.
- outside-the-text | An attempt to find in the water what lies in the habits of so small a village | A small village is to the point, but for Abiola its size makes chance results likely; habits are not mentioned, nor any other cause.
- invented-agreement | An attempt that succeeds, since villages on the same river have good teeth | The river and good teeth do go together in Osk, but the village with the worst teeth “lies on the same river.”
> Cross-text. Small village, many villages: what can make one of them come out best?
! Of many villages “some must have the best teeth, whatever they drink,” and the village with the worst teeth, which is small too, “lies on the same river.”
## 59 High 1.5
<em>Text 1</em>
An apology that names a reason is no apology. “I was tired” is a plea, and a plea asks for something; an apology ought only to give.
<em>Text 2</em>
Philosopher Ines Karlsson distinguishes two uses of a reason. One may offer it in order to be let off. One may also offer it so that the other person will know what did <em>not</em> cause the wrong: that it was not contempt, for example, and that it will not come again for the same cause. The first kind of reason makes an apology smaller, the second larger.
? Based on the texts, what would Karlsson most likely say about the author of Text 1?
= This author treats every reason as though it were offered in order to be let off.
- half-right | This author takes every reason to be a promise that the wrong will not come again. | One use is taken for the whole, but it is the other one: Text 1 hears every reason as a plea to be let off.
- invented-agreement | This author is right about reasons but forgets that the hearer may ask for one. | A hearer may well ask, but neither text says so; and for Karlsson some reasons make an apology “larger,” so Text 1 is not right about reasons.
- half-right | This author looks at what a reason says and overlooks how it makes the hearer feel. | Text 1 does overlook something, but Karlsson’s two uses differ in what the reason is offered for, not in the feelings of the hearer.
> Cross-text. Which of Karlsson’s two uses does “a plea asks for something” describe?
! For Text 1 a reason “is a plea, and a plea asks for something,” that is, to be let off; Karlsson knows a second use, which makes an apology “larger.”
## 60 High 1.3
<em>Text 1</em>
Since 2010 the number of bears seen near the town has tripled. The bear population, residents conclude, is out of control.
<em>Text 2</em>
Biologist Anja Holt has counted bears in the district by their hair, caught on wire, since 2005. The number has hardly changed. What has changed is the berry crop in the high forest, which failed in most years after 2010, and the number of doorbells with cameras, which went from none to four thousand.
? Based on the texts, what would Holt most likely say about the residents?
= They have mistaken a change in where bears go and how often they are noticed for a change in their number.
- reversed | They have taken a change in the number of bears for a change in the number of doorbells with cameras. | Cameras do matter, but it is the other way around: what changed was how often bears were noticed, and it was taken for their number.
- outside-the-text | They have mistaken a few bears that come to the town again and again for a great many different ones. | It would explain more sightings with no more bears, but Holt speaks of berries and of cameras, not of the same few bears.
- invented-agreement | They have rightly noticed that there are more bears than before but do not know the cause of the change. | A change has been noticed, but not this one: by Holt’s count the number of bears “has hardly changed.”
> Cross-text. Sightings tripled, numbers did not: what did change?
! By hair the number “has hardly changed”; the berry crop “failed,” so bears came down, and cameras went “from none to four thousand.”
## 61 High 1.2
<em>Text 1</em>
Reading aloud was the rule in antiquity, and silent reading a marvel. Augustine, in a famous passage, tells how he saw Ambrose reading without moving his lips and wondered at it.
<em>Text 2</em>
What surprised Augustine, scholar Nuria Feld argues, was not that Ambrose could read in silence but that he did so while visitors stood waiting. Actors in Greek comedies read letters to themselves on the stage, and nobody in the audience needed to have it explained.
? Based on the texts, Feld would most likely agree with which statement about the passage mentioned in Text 1?
= It shows surprise at a breach of manners and not at a rare ability.
- outside-the-text | It shows surprise at what Ambrose was reading and not at how he read it. | That the manner of reading was no marvel is right, but what he read is not mentioned; Feld points to the visitors who “stood waiting.”
- half-right | It shows that Ambrose was seldom free to read in silence. | Visitors did stand waiting, but what surprised Augustine, by Feld, is that he read on in front of them, not that he seldom could.
- mixes-up-texts | It shows that silent reading was thought a marvel in Augustine’s day. | A marvel is how Text 1 understands the passage, but Feld argues against that: what surprised him was that visitors “stood waiting.”
> Cross-text. What does Feld think that Augustine wondered at?
! For Feld the surprise was “not that Ambrose could read in silence but that he did so while visitors stood waiting.”
`
