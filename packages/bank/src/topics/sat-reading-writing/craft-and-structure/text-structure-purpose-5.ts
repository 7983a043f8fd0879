import { questions } from '../marked.ts'

export const textStructurePurpose5 = questions('text-structure-purpose')`
## 66 High 1.2
~ The following text is from <em>The Bishop’s Chess</em>, a novel in the manner of the 1860s written for Fourfold.
The Archdeacon had not been invited to speak, and it was remarked that he had brought his notes. He sat through the toast to the clergy with the expression of a man who hears rain on another person’s roof. When at length the Bishop, who was kind, turned and asked whether he would care to add a word, he rose with every sign of astonishment, felt in one pocket, felt in the other, and spoke for an hour and ten minutes upon brevity.
? Which choice best states the main purpose of the text?
= To expose a character’s vanity by the gap between his manner and his conduct
- half-right | To show that a character is a thief who has stolen the notes he reads | There is pretense in his astonishment, but nothing suggests that the notes are not his own.
- takes-literally | To explain how a speech on brevity came to be given at a dinner for the clergy | The speech is told of as a joke: a man who speaks so long “upon brevity” shows himself up.
- part-for-whole | To praise the Bishop for the kindness with which he treats an uninvited speaker | The Bishop “was kind,” but this takes up one clause; the Archdeacon is the subject throughout.
> Purpose, literature. Collect the contradictions: notes and astonishment, brevity and an hour.
! He “had brought his notes” yet “rose with every sign of astonishment,” and he “spoke for an hour and ten minutes upon brevity.”
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
= It suggests that sharing the meal has changed even the ill feeling that went into it.
- half-right | It hints that the cook has in the end kept the grudge out of the pot. | The grudge is the point, but it does go in and is still there at the end; only its taste has changed.
- takes-literally | It warns the reader that a soup made from old bread will have an unexpected flavor. | On the surface it is about taste, but “a grudge or two” shows that more than bread is in the pot.
- names-the-wrong-move | It regrets that the children do not value the work that has been done for them. | Children appear at the window, but no reproach is made to them here or elsewhere.
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
= A confident opinion is overturned by a fact, and the character recovers his dignity with poor grace.
- half-right | A character is shown by a fact to be wrong and admits his mistake with generosity. | The overturning is right, but the Major admits nothing, and the medal is to be “A small one.”
- reversed | A character’s doubts about a plan are removed by evidence, and he takes the lead in carrying it out. | Evidence does appear, but he was certain and not doubtful, and Boon did the holding.
- cause-not-shown | A wife’s sympathy moves her husband to tell her what he has been ashamed to tell others. | She is sympathetic in one line, but nothing says that this moves him or that he was ashamed; he told the others “plainly.”
> Structure, drama. Three steps: what he said, what had happened, what he does now.
! He said “that the position could not be held”; it “had been held for a week”; and he recommends a medal, “A small one.”
## 69 High 1.0
~ The following text is from <em>The Lamp at Skerry</em>, a novel in the manner of the 1900s written for Fourfold.
They sent a young man from the Board to inspect the light. He inspected it. He counted the wicks and the spare wicks and asked why there was a second chair, and Joan said that it was for sitting on. He wrote that down. He asked how long since her father had died, since the log was in his hand up to March and in hers from April on; and she said that her father wrote a good clear hand and she had been at pains to learn it. <u>He looked at the log for some time, and then he wrote that the light was in order.</u>
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It implies that the inspector has understood the situation and has chosen to let it pass.
- reversed | It suggests that the change of handwriting in the log has escaped the inspector. | It turns the scene around: it was he who asked about the two hands in the log, so he has noticed and lets it pass.
- takes-literally | It reports the result of a careful count of the wicks with which the light is supplied. | The count came first, but he looks “at the log for some time,” and what he passes over is who keeps it.
- outside-the-text | It shows that the inspector has been persuaded that Joan’s father is still alive. | Joan avoids the answer, so one may suppose that she has convinced him, but nothing says so; he asks “how long since her father had died.”
> Function, literature. What does he know by then, and what does he decide to write?
! He has seen that the log is “in hers from April on”; still, after looking “for some time,” “he wrote that the light was in order.”
## 70 High 1.4
~ The following text is from <em>Essays of a Small Proprietor</em>, a book in the manner of the 1770s written for Fourfold.
I am told by my nephew, who is at the university, that property is a fiction. I do not dispute it. I observe only that it is a fiction with hedges; that my neighbor’s cow, which has read no philosophy, respects it wherever the hedge is sound; and that my nephew himself, when he had left his hat at an inn, went back for it eleven miles in the rain.
? Which choice best states the main purpose of the text?
= To answer an abstract claim by playfully setting everyday conduct against it
- half-right | To prove with arguments from philosophy that an abstract claim is false | The claim is answered, but the writer says “I do not dispute it” and points to a cow and a hat.
- reversed | To complain of a neighbor’s cow that has broken through a hedge into the writer’s field | The cow is said to respect a sound hedge, so it broke through none; it serves the joke and not a complaint.
- too-narrow | To tell how a young man at the university lost his hat and had to walk in the rain | The hat is the last of the examples; what it is an example against would be missing.
> Purpose, older prose. The nephew’s claim is general; what kind of things does the writer bring against it?
! To the claim “that property is a fiction” the writer opposes hedges, a cow “which has read no philosophy,” and a nephew who went back for his hat “eleven miles in the rain.”
## 71 High 1.5
Philosophers who write about deception usually begin with the lie, as if it were the plain case. Yet most deceivers prefer the truth, provided it can be arranged. It is safer, it is easier to remember, and it can be repeated before witnesses. A seller who says of an old car, “It has never broken down on me,” may have bought it on Tuesday. <u>No statute defines what has been done here, and everyone knows what it is.</u> A theory that starts from false statements, Leda Marchetti argues, will always arrive late at the scene.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It underlines that a familiar kind of deceit escapes definitions based on falsehood.
- half-right | It demands a law against such half-truths as the seller’s. | The lack of a statute is mentioned, but as a sign of how hard the thing is to define; no law is asked for.
- names-the-wrong-move | It withdraws the example of the seller because it cannot be called deception. | The example stands, since “everyone knows what it is”; the sentence says why the thing is hard to name.
- reversed | It shows that the seller’s statement is a lie of the plain kind with which philosophers begin. | What the seller says is true, as arranged; that is why it is not the plain case.
> Function. The example is true and yet deceives; what does the sentence say about naming it?
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
= It presents a habit of many years, its interruption, and its being taken up by someone else.
- half-right | It presents a long habit, its interruption, and the regret of the one who broke it off. | Habit and interruption are right, but the first writer has died, it seems, and a second takes up the pen.
- takes-literally | It presents the weather of a summer in which the barley at first fails and then recovers. | The entries give weather, but what fails for a time is the diary, when its keeper is gone.
- reversed | It presents a child’s first attempts at keeping a diary and the skill that comes with forty years. | A child is mentioned, but a hand like a brave child’s comes last, and the forty years come first.
> Structure, poetry. Three stages: whose hand writes in each?
! “For forty years he wrote it down”; then “No entry,” and finally entries “in that same hand, a little shaky,” which carry the habit on.
## 73 High 1.2
~ The following text is from <em>A Provincial Tour</em>, a novel in the manner of the 1820s written for Fourfold.
Of the town of Market Harrow I can report that it has a church, which is locked; a museum, which is shut on all days but Thursday; and a view, for which one must apply to the owner of the field. Its inhabitants are proud of all three. <u>I was assured by several of them that people who have seen the view speak of nothing else, and I have no reason to doubt it, never having met one.</u>
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It caps a mocking account of the town by turning the inhabitants’ praise into a joke.
- half-right | It softens a mocking account of the town by granting that its view deserves praise. | Praise is reported, but the writer has never met anyone who has seen the view; nothing is granted.
- takes-literally | It provides evidence from several witnesses that the view is the best thing in the town. | Several people assure the writer, but none of them is said to have seen the view themselves.
- names-the-wrong-move | It advises the reader to apply to the owner of the field for leave to see the view. | Applying to the owner is mentioned earlier, as an obstacle to seeing the view; this sentence gives no advice.
> Function, older prose. Weigh “never having met one”: what does it do to “no reason to doubt it”?
! The writer has “no reason to doubt it, never having met one”: the assurance is empty, like the church “which is locked.”
`
