import { questions } from '../marked.ts'

export const centralIdeas5 = questions('central-ideas')`
## 114 High 1.2
The diary that Hannah Wadleigh kept on a farm in Vermont from 1788 to 1812 consists of entries such as “Clear. Wove for Mrs. Pike” and “Cold. Mrs. Pike’s girl here to churn.” Readers who hoped for an inner life have explained its absence by exhaustion, or by a modesty that kept feelings off the page. Historian Ilke Draaisma noticed that almost every entry that names a task names a second household as well. Set side by side, the entries cancel out: a day of weaving that went to the Pikes in March comes back as a day of churning in June. Apart from the weather, nothing that could not be owed, and nobody to whom nothing was owed, is mentioned in twenty-four years.
= Draaisma concludes that the diary was kept as a book in which accounts were entered.
- half-right | Draaisma concludes that the diary was kept so as to plan a year’s work by the weather of the last. | Weather and work are what the entries hold, but they are never said to be compared from year to year; it is the tasks that “cancel out.”
- cause-not-shown | Draaisma concludes that the diary was kept by a woman too tired to say more. | Exhaustion is the guess of other readers, who “hoped for an inner life”; Draaisma looks at whom each task was done for.
- half-right | Draaisma concludes that the diary was kept to remember in whose company each task was done. | Other households do stand beside the tasks, but as those who owe work or are owed it; company is not what she finds.
> Main idea. Two explanations are set aside; what pattern replaces them?
! Entries name “a second household as well,” and set side by side “the entries cancel out”; apart from the weather, “nothing that could not be owed” appears: the diary is a record of debts in work.
## 115 High 1.5
Seen from below, the crowns of some forest trees are parted by narrow channels of sky. It has been proposed that swaying branches break one another’s tips, and also that twigs stop growing where a neighbor’s leaves have filtered the light. Forester Yusra Almqvist put both proposals to the test. In one stand she tied crowns together so that they could not sway; within six years the channels had shrunk to a third of their width, but none had closed. In another stand, she left the crowns free and hung lamps that made up for the filtered light; there the channels filled with twigs, broken at their tips and always growing back.
= Filtered light keeps crowns apart, and swaying makes the space between them wider.
- reversed | Swaying keeps crowns apart, and filtered light makes the space between them wider. | Both causes have a part, but the parts are exchanged: without swaying “none had closed,” so swaying is not what keeps crowns apart.
- half-right | Swaying has no effect on the space between crowns, which filtered light keeps apart. | What is said of light is right, but when crowns could not sway, the channels “had shrunk to a third of their width.”
- overstates | Neither filtered light nor swaying, without the other, can keep the crowns apart. | In the first stand there was no swaying, and channels were still there; filtered light by itself was enough to keep them open.
> Main idea. For each stand, say which cause was removed and what became of the channels.
! Without swaying, the channels “had shrunk to a third of their width, but none had closed”; with the light made up, “the channels filled with twigs.” So light opens the channels and swaying widens them.
## 116 High 1.4
A forged painting that deceived every expert in 1920 may look absurd to a student today. It is often supposed that laboratories have made the difference. But curator Ferdinand Oyelaja, who has gone through the records of eighty exposed forgeries, notes that in nearly all cases the laboratory was called in only after someone had become suspicious, and that suspicion fell on works that had hung for decades beside the same genuine ones. What had changed, he says, was fashion. A forger of 1920 unwittingly gives a medieval saint the mouth and eyebrows that 1920 found beautiful. To the eyes of 1920 these are no style at all, merely a face. Forty years later, they are a date.
= Forgeries come to light once fashions in what is admired have changed.
- too-narrow | Forgeries are seldom tested in a laboratory before somebody doubts them. | This is in the text, and it clears one explanation away, but what first raises the doubt, fashion, would be left without a job.
- reversed | Forgeries give themselves away when they hang beside genuine works. | Comparison sounds likely, but these works “had hung for decades beside the same genuine ones” before anyone became suspicious.
- cause-not-shown | Forgeries are best seen by those who have not learned what to admire. | A student does see today what experts missed, but because he lives later: “What had changed, he says, was fashion.”
> Main idea. Which explanation is set aside, and what does the curator put in its place?
! “What had changed, he says, was fashion”: the beauty of 1920, at first “no style at all, merely a face,” becomes visible as “a date.”
## 117 High 1.3
~ The following text is from <em>The Postmaster</em>, a novel in the manner of the 1890s written for Fourfold.
On the evening of Mr. Amory’s retirement, the village gave him a dinner. Speech followed speech, and each of them praised his punctuality. Nobody mentioned the letters from abroad that he had carried to Mrs. Lyle’s back door, so that her husband should not see the stamp; or the bill that he had held for a week until the Dunns had sold their calf. He listened for some word of them through the soup and the fish. Only over the cheese did he see that this silence was forty years of work properly done. If any two people at that table had known enough to speak of such things, he would have had to be ashamed.
= Mr. Amory sees that his secret services go unpraised because he kept them hidden, as he should.
- half-right | Mr. Amory sees that in praising his punctuality the village means to thank him for his secret services. | The punctuality is praised and the services are not, but no hidden thanks are meant: nobody knew enough “to speak of such things.”
- cause-not-shown | Mr. Amory sees that his secret services go unpraised because those he helped feel ashamed. | Shame comes up, but it would have been his own if others had known; what those he helped feel is not told.
- cause-not-shown | Mr. Amory sees that his secret services go unpraised because the village means to spare the Lyles and the Dunns. | The services are indeed kept out of the speeches, but nobody is being spared: no two people “had known enough to speak of such things.”
> Main idea, literature. What does he listen for, and what does he understand at the end?
! He listens for praise of his secret kindnesses until he sees “that this silence was forty years of work properly done”: if others “had known enough to speak of such things,” he would have failed.
## 118 High 1.4
~ The following poem, “The Tuner,” was written for Fourfold in the manner of the 1910s.
/ I come to houses when the music’s out.
/ The child is sent away, the lid is raised.
/ I strike one note, and listen, and I doubt,
/ and strike it twice. No tuner yet was praised
/ for what he played. They hear me through the wall,
/ the same note and the same, and close the door.
/ By dusk there’s nothing wrong with it at all
/ and nothing in it that was not before.
/ Then someone plays. I hear it from the lane,
/ though not the tune; I’ve never had the skill;
/ I hear each string lie down along its grain,
/ and stand there, in the hedge’s shadow, still.
= In the lane, what moves the speaker is to hear his own work as someone else plays.
- half-right | In the lane, the speaker is moved by a tune that he lacks the skill to play. | He lacks the skill, and he is moved, but by the strings: what he hears is “not the tune.”
- half-right | In the lane, the speaker is moved by how well the child who was sent off plays. | The child is sent away and someone plays later, but the speaker hears each string, “though not the tune,” so the playing itself does not move him.
- cause-not-shown | In the lane, the speaker stops to hear whether his work has left any faults. | He does stop to listen, but no such reason is given: “By dusk there’s nothing wrong with it at all.”
> Main idea, poetry. What does the tuner’s work leave behind, and what does he listen for in the lane?
! The work leaves “nothing in it that was not before,” and the speaker hears “not the tune” but “each string lie down along its grain,” and stands still for it.
## 119 High 1.4
In the fourteenth century, a boat going down the Rhine might be stopped at dozens of tolls, each held by a different lord. Chroniclers blamed the greed of the lords for the decline of the river’s trade. Economist Agathe Rinaldi thinks that greed would have served the river better had it been more thorough. A lord who raised his toll a little kept whatever the remaining boats paid him; that some boats stayed away, and so paid nothing at any of the other stations either, was a loss that fell on his neighbors. All of them reasoned in this way. Had one lord held every station, she calculates, he would have found it profitable to charge boats about half as much.
= The tolls ruined trade, Rinaldi argues, because every lord thought only of what his own brought him.
- cause-not-shown | The tolls ruined trade, Rinaldi argues, because a boat lost days at each of the stations. | Boats might be “stopped at dozens of tolls,” but the time that it cost them is not mentioned; she reckons with what they paid.
- cause-not-shown | The tolls ruined trade, Rinaldi argues, because lords downstream could ask more of boats that had paid too much to turn back. | A boat far down the river may seem to be at a lord’s mercy, but no station is set apart from the others: “All of them reasoned in this way.”
- half-right | The tolls ruined trade, Rinaldi argues, because each lord answered the higher toll of a neighbor with a higher one. | Every lord does raise his toll, but not in answer to anyone; each reckons that he “kept whatever the remaining boats paid him.”
> Main idea. Who gains by a higher toll, and who bears the loss?
! That boats stayed away “was a loss that fell on his neighbors,” and “All of them reasoned in this way”; a single owner, who would bear it all, would “charge boats about half as much.”
## 120 High 1.2
~ The following text is from <em>Effects</em>, a play in the manner of the 1930s written for Fourfold. Two sisters are clearing their late mother’s house.
EDITH: You take the clock. You always wound it.
ROSE: I wound it because you were afraid that it would stop.
EDITH: Then I ought to have it.
ROSE: I’d lie awake, thinking of it stopped, in your house. Put it with the doubtful things.
EDITH: There’s the table.
ROSE: Neither of us has the room. We might come to that last.
EDITH: (<em>sitting down at it</em>) It’s a quarter to six, Rose. We have come to everything last. What have we settled?
ROSE: The sugar tongs.
EDITH: They were in two pieces.
ROSE: Well. It’s a beginning. (<em>She sits down too.</em>) We’ll need another day.
= The sisters keep finding reasons not to divide what their mother has left.
- half-right | The sisters keep pressing on each other what each would like to have. | Edith does offer the clock, but the offers are soon withdrawn, and with the table and the rest it is the settling itself that is put off.
- reversed | The sisters keep competing for the few things that both of them want. | Their words have an edge, which may sound like rivalry, but neither fights for anything; even the clock goes to “the doubtful things.”
- cause-not-shown | The sisters keep to small things so that both can be silent about grief. | Tongs and a clock are small things, but no word shows what they avoid; each reason that they give is for settling nothing today.
> Main idea, drama. What has been settled by a quarter to six, and what happens to each object?
! The clock goes “with the doubtful things,” of the table they say “We might come to that last,” and by evening they “have come to everything last.”
## 121 High 1.3
Fish that live under the Antarctic ice have proteins in their blood that cling to any speck of ice and keep it from growing; without them, the fish would freeze solid. For years this was admired as a perfect solution. But biologists who followed such fish through a whole year noticed that ice specks, once coated, did not disappear in the warmer weeks of summer, when they ought to have melted. The same coat that shuts out water keeps the crystal whole, well above its usual melting point. A fish caught at the end of a warm season may thus carry as much ice as one caught in winter, and some carry more with every year that they live.
= The proteins that keep ice from growing in the fish also keep it from melting.
- half-right | The proteins that cling to ice in the fish also draw more of it in from the sea. | Some fish do carry more ice every year, but only because what they have does not melt; nothing is said to draw ice in.
- cause-not-shown | In older fish, proteins that cling to ice no longer keep it from growing. | Ice does collect with age in some fish, but not because the proteins cease to work; the same coat preserves it at any age.
- half-right | In summer, the proteins fail that keep ice from growing in the fish. | Summer does show a flaw, but the proteins do not fail then: they go on coating the ice, and so it “did not disappear.”
> Main idea. What do the proteins do in winter, and what does the same action do in summer?
! The proteins cling to ice “and keep it from growing,” but “The same coat that shuts out water keeps the crystal whole,” so that ice stays through the summer.
## 122 High 1.3
The minutes of the village assembly of Oberhald record 311 votes between 1650 and 1720, and all 311 were unanimous. Visitors at the time took this for a proof of mountain harmony; skeptics have since suspected the clerks of leaving out the losing side. Historian Eilert Vossberg has now read the private notes of four clerks, which agree with the minutes to the last vote. But they also contain what the minutes do not: lists of matters that somebody had meant to bring before the assembly and had withdrawn in the days before, often after an evening visit from a neighbor. Most of these matters concerned water, pasture, and debt. Most of the 311 concerned repairs.
= The assembly was unanimous because disputed matters were kept from coming to a vote.
- cause-not-shown | The assembly was unanimous because people in the village were seldom in disagreement. | This is what visitors believed, but the lists of withdrawn matters, about water, pasture, and debt, show that people did differ.
- cause-not-shown | The assembly seems unanimous because clerks did not record the votes of the losing side. | This is what skeptics suspected, but the clerks’ own notes “agree with the minutes to the last vote.”
- half-right | The assembly was unanimous because clerks called on its members on the evening before a vote. | An evening visit did come before, but “from a neighbor,” and what came of it was a matter withdrawn, not a vote agreed upon.
> Main idea. Two explanations fail; what do the clerks’ private notes add?
! The notes list “matters that somebody had meant to bring before the assembly and had withdrawn”; these were the quarrelsome ones, while “Most of the 311 concerned repairs.”
## 123 High 1.2
When quilts from the farms along Sorrel Creek were first shown in a museum, reviewers compared their long bands and sudden angles with abstract painting, and the comparison made them famous. Critic Odessa Trammell does not think it false, but she thinks that it begins at the wrong end. A painter chooses a shape and then finds the means. The women of Sorrel Creek began with a pair of work pants worn through at the knee, whose legs gave two long strips and whose pockets, when unpicked, left two dark squares where the cloth had not faded. What is so daring about the quilts, she says, is how each finished design makes these accidents look like decisions.
= The art of the quilts, for Trammell, lies in making what the cloth dictated look chosen.
- reversed | The art of the quilts, for Trammell, lies in choosing shapes and then finding the cloth. | Shapes matter to her, but to choose one and then find the means is a painter’s way; the women began with pants.
- half-right | The art of the quilts, for Trammell, lies in letting the accidents of the cloth show as accidents. | Accidents of the cloth are right, but they are not to show as such: they “look like decisions.”
- cause-not-shown | The art of the quilts, for Trammell, lies in a boldness that came from abstract painting. | The likeness is granted, but as something reviewers saw later; nothing says that the boldness came from painting.
> Main idea. The critic says that the comparison “begins at the wrong end”; what is the right end?
! The makers “began with a pair of work pants,” and the daring lies in “how each finished design makes these accidents look like decisions.”
`
