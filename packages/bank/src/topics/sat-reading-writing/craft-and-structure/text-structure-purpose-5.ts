import { questions } from '../marked.ts'

export const textStructurePurpose5 = questions('text-structure-purpose')`
## 66 High 1.2
~ The following text is from <em>The Bishop’s Chess</em>, a novel in the manner of the 1860s written for Fourfold.
The Archdeacon had not been invited to speak, and it was remarked that he had brought his notes. He sat through the toast to the clergy with the expression of a man who hears rain on another person’s roof. When at length the Bishop, who was kind, turned and asked whether he would care to add a word, he rose with every sign of astonishment, felt in one pocket, felt in the other, and spoke for an hour and ten minutes upon brevity.
? Which choice best states the main purpose of the text?
= To ridicule a man who comes prepared to speak and then speaks too long
- half-right | To ridicule a man who comes prepared to speak and waits in vain | He does come prepared, with notes, but he does not wait in vain: the Bishop asks him “to add a word.”
- takes-literally | To ridicule a man who comes unprepared to speak and speaks too long | Too long is right, and he acts astonished, but that is a show: he “had brought his notes.”
- takes-literally | To ridicule a man who comes unprepared to speak and is lost for words | He feels in his pockets as though lost, but he has notes with him and speaks “for an hour and ten minutes.”
> Purpose, literature. What is remarked in the first sentence, and what follows when he is asked for a word?
! He had not been invited to speak, yet “he had brought his notes”; asked for a word, he “spoke for an hour and ten minutes upon brevity.”
## 67 High 1.3
~ The following poem, “Recipe,” was written for Fourfold in the manner of the 1930s.
/ Take what was left from yesterday: the heel
/ of bread, the bone, the onion going soft,
/ a grudge or two. Add water. Let it feel
/ the fire’s opinion. Stir. The steam aloft
/ will fog the glass on which the children write
/ their names, and other words they think are new.
/ Serve it to everybody, wrong or right.
/ <u>The grudge, by then, will taste of onion, too.</u>
? Which choice best describes the function of the underlined line in the poem as a whole?
= It suggests that ill feeling is changed as it becomes part of a meal.
- half-right | It suggests that ill feeling, like an onion, goes soft when it is kept. | The onion is “going soft,” but the grudge is not softened by keeping; it changes by way of water, fire, and stirring.
- half-right | It suggests that a meal is better for having some ill feeling in it. | Flavor passes from one to the other, but it is the grudge that “will taste of onion,” not the onion of the grudge.
- cause-not-shown | It suggests that children can taste in a meal what their elders do not say. | Children are near, but they write on the fogged glass; what they taste is not told, and by then the grudge has lost its taste.
> Function, poetry. Which ingredient is no food? Ask what becomes of it by the end.
! Among the ingredients is “a grudge or two”; the soup is served “to everybody, wrong or right,” and then even the grudge “will taste of onion, too”: it has been softened and made part of the meal.
## 68 High 1.1
~ The following text is from <em>Winter Quarters</em>, a play in the manner of the 1890s written for Fourfold.
MAJOR TREE: I told them plainly that the position could not be held.
MRS. TREE: And what did they say, dear?
MAJOR TREE: They said that it had been held for a week. (<em>He pokes the fire with some force.</em>) By Sergeant Boon. With eleven men and a cook.
MRS. TREE: How very tiresome for you.
MAJOR TREE: I have recommended him for a medal. One must be fair. (<em>A pause.</em>) A small one.
? Which choice best describes the overall structure of the text?
= A character is shown by a fact to be wrong and gives credit to another with poor grace.
- half-right | A character is shown by a fact to be wrong and owns up to his mistake with good humor. | A fact does prove him wrong, but he owns up to nothing, and he pokes the fire “with some force”: good humor is not his mood.
- half-right | A character is shown by a fact to be wrong and learns to think better of others. | A fact does prove him wrong, and he recommends Boon, but out of duty, as “One must be fair,” and the medal is to be “A small one.”
- outside-the-text | A character is shown by a fact to be wrong and puts the blame on those who told him of it. | The fact does vex him, as the fire shows, but he speaks no word against those who told him; he recommends the sergeant, if for a small medal.
> Structure, drama. Three steps: what he said, what had happened, what he does now.
! He said “that the position could not be held”; it “had been held for a week”; and he recommends the sergeant who held it for a medal, but after a pause adds, “A small one.”
## 69 High 1.0
~ The following text is from <em>The Lamp at Skerry</em>, a novel in the manner of the 1900s written for Fourfold.
They sent a young man from the Board to inspect the light. He inspected it. He counted the wicks and the spare wicks and asked why there was a second chair, and Joan said that it was for sitting on. He wrote that down. He asked where her father was, since the log was in the old man’s hand up to March and in hers from April on; and she said that her father wrote a good clear hand and she had been at pains to learn it. <u>He looked at the log for some time, and then he wrote that the light was in order.</u>
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It brings the inspection to an end in a way that is of help to Joan.
- takes-literally | It suggests that the inspector has taken Joan’s hand for her father’s. | She does say that she has learned her father’s hand, but he asked for the father just because the log is “in hers from April on.”
- cause-not-shown | It implies that the inspector means to report later what he leaves out. | Something is left out of the report, but nothing points to another; he closes the matter when he writes “that the light was in order.”
- names-the-wrong-move | It sums up what the inspector has found wrong or right since he came. | He has counted wicks and asked about a chair and a man, but of all this only one thing is written: “that the light was in order.”
> Function, literature. What does he know by then, and what does he decide to write?
! He has seen that the log is “in hers from April on,” and could ask more; but after looking “for some time,” “he wrote that the light was in order.”
## 70 High 1.4
~ The following text is from <em>Essays of a Small Proprietor</em>, a book in the manner of the 1770s written for Fourfold.
I am told by my nephew, who is at the university, that property is a fiction. I do not dispute it. I observe only that it is a fiction with hedges; that my neighbor’s cow, which has read no philosophy, respects it wherever the hedge is sound; and that my nephew himself, when he had left his hat at an inn, went back for it eleven miles in the rain.
? Which choice best states the main purpose of the text?
= To set everyday conduct beside what the writer says he does not dispute
- takes-literally | To grant a claim and show that plain people have always acted upon it | He does grant it in words, “I do not dispute it,” but cow and nephew act the other way, as though property were real.
- overstates | To prove from the conduct of animals that a claim of scholars is false | A cow is brought in, but nothing is proved false; of the claim he says, “I do not dispute it,” and then he lets conduct speak.
- half-right | To mock a nephew who lives by a claim that his elders cannot follow | The nephew is smiled at, but just because he does not live by it: for his hat he “went back for it eleven miles.”
> Purpose, older prose. What does the writer say of the claim in his second sentence, and what does he then bring up?
! Of the claim that property is a fiction he says, “I do not dispute it”; then he points to a cow that respects a sound hedge and a nephew who went back for his hat “eleven miles in the rain.”
## 71 High 1.5
Philosophers who write about deception usually begin with the lie, as if it were the plain case. Yet most deceivers prefer the truth, provided it can be arranged. It is safer, it is easier to remember, and it can be repeated before witnesses. A seller who says of an old car, “It has never broken down on me,” may have bought it on Tuesday. <u>No statute defines what has been done here, and everyone knows what it is.</u> A theory that starts from false statements, Leda Marchetti argues, will always arrive late at the scene.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It notes that the seller’s trick is known to everyone but defined by no law.
- reversed | It notes that the seller’s trick is defined by law but known to hardly anyone. | The two are exchanged: no statute “defines” the thing, and it is known to all: “everyone knows what it is.”
- cause-not-shown | It notes that the seller’s trick is hard to punish because it is so common. | No statute covers it, and most deceivers do such things, but the text does not give the one as cause of the other.
- half-right | It notes that the seller’s trick is hard to detect because it is so truthful. | True words are right, since deceivers “prefer the truth,” but the trick is not hard to detect: “everyone knows what it is.”
> Function. The sentence has two halves, parted by “and.” What does each say about the seller’s trick?
! Most deceivers “prefer the truth, provided it can be arranged”; what the seller does is not defined, “and everyone knows what it is,” so a theory of false statements misses it.
## 72 High 1.1
~ The following poem, “The Weather Diary,” was written for Fourfold in the manner of the nineteenth century.
/ “Fair. Wind southwest. The barley coming on.”
/ “Fair. Heavy dew.” “Some cloud by afternoon.”
/ For forty years he wrote it down, and then:
/ “No entry,” in another hand, for June.
/ And then in that same hand, a little shaky,
/ a little large, as when a child is brave:
/ “Fair, I believe. Wind out of the southwest.
/ The barley, as he said it would, came on.”
? Which choice best describes the overall structure of the poem?
= It presents one person’s habit, a gap in it, and its being taken up by another.
- half-right | It presents a man’s long habit, an illness, and his own shaky return to it. | A shaky hand may suggest illness, but it is not his: the entries go on “in another hand,” and he is spoken of as “he.”
- cause-not-shown | It presents years of fair weather, a change, and the farm’s slow recovery. | “Fair” stands at the beginning and at the end, but nothing happens to the farm: the barley “came on.” It is the hand that changes.
- reversed | It presents a habit of two people, a gap, and its being given up by the younger. | There are two people, but one of them wrote “For forty years,” and the younger hand does not give the habit up; it begins.
> Structure, poetry. The poem has three stages. Ask of each: whose hand writes?
! “For forty years he wrote it down”; then “No entry,” and finally entries “in that same hand, a little shaky,” which carry the habit on.
## 73 High 1.2
~ The following text is from <em>A Provincial Tour</em>, a novel in the manner of the 1820s written for Fourfold.
Of the town of Market Harrow I can report that it has a church, which is locked; a museum, which is shut on all days but Thursday; and a view, for which one must apply to the owner of the field. Its inhabitants are proud of all three. <u>I was assured by several of them that people who have seen the view speak of nothing else, and I have no reason to doubt it, never having met one.</u>
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It makes light of what people praise there by hinting that the view goes unseen.
- half-right | It makes fun of travelers who, having seen one view, talk of nothing else. | They are said to “speak of nothing else,” which would be tedious, but the point is that the writer has met no such person.
- names-the-wrong-move | It grants the town a merit in order to make its faults seem all the worse. | The words “no reason to doubt it” sound like a concession, but the reason given, “never having met one,” takes it back.
- takes-literally | It turns the pride of the people into a reason for asking to see the view. | He is “assured by several of them,” but he does not ask the owner of the field; the praise is laughed at.
> Function, older prose. Weigh “never having met one”: what does it do to “no reason to doubt it”?
! The writer has “no reason to doubt it, never having met one”: the assurance is empty, like the church “which is locked.”
`
