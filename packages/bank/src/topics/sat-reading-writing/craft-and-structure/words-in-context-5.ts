import { questions } from '../marked.ts'

export const wordsInContext5 = questions('words-in-context')`
## 41 Low -1.1
Mangrove trees grow where rivers meet tropical seas, in mud that shifts with every tide. Few other trees can live in such ground. Their tangled roots slow the water and let silt settle, so that the shore behind them is seldom washed away, even in storms. Coastal planners who once cleared mangroves to make room for hotels now replant them because the trees ______ the coastline, holding in place what the waves would otherwise carry off.
= stabilize
- topic-word-wrong-logic | decorate | Hotels and beaches may bring beauty to mind, but the text speaks of roots that hold mud in place, not of looks.
- fits-blank-not-clue | extend | Settling silt could lengthen a shore, yet the sentence explains the blank as “holding in place,” which is keeping, not adding.
- opposite-of-clue | unsettle | Shifting mud suggests this word, but the roots work against the shifting: the shore is “seldom washed away.”
> Words in context. The phrase after the comma restates the blank, so find one word for that phrase.
! The blank is explained at once: the trees are “holding in place what the waves would otherwise carry off”; to hold a thing in place is to stabilize it.
## 42 Low -0.9
The first bicycles with pedals, built in Paris in the 1860s, had iron rims and wooden wheels, and riders called them boneshakers. Few cared to ride them farther than to the end of a park. Air-filled tires, which came into use some twenty years later, changed that. Because the cushion of air ______ the jolts of the road instead of passing them on to the frame, a cyclist could ride for hours over cobblestones without an aching back.
= absorbed
- fits-blank-not-clue | detected | Tires do meet every jolt, but noticing a bump would not spare anyone’s back; the text needs what a cushion does to jolts.
- opposite-of-clue | transmitted | This is what the iron rims did, but the words “instead of passing them on” set the air-filled tire against it.
- topic-word-wrong-logic | overtook | The word belongs to cycling, but a cushion of air cannot overtake a jolt, and no race is described.
> Words in context. Mark the contrast word “instead of” and ask what is the other way of dealing with a jolt.
! The air worked “instead of passing them on to the frame”; a cushion that does not pass a jolt on takes it in, or absorbs it.
## 43 Medium 0.1
Historian Amara Nwosu warns against treating the diaries of traders as neutral records. The traders wrote for investors at home, who had to be kept hopeful, and so a ruined season might be passed over in half a line while a single good bargain filled a page. Debts that a trader had run up at cards appear in none of them. The diaries, Nwosu concludes, are useful only to readers who keep in mind how ______ they are.
= selective
- fits-blank-not-clue | outdated | The diaries are old, and that may suggest the word, but Nwosu’s warning is about what traders chose to put in.
- sounds-right-wrong-charge | fraudulent | The diaries slant the truth, but nothing in them is said to be made up; this word accuses the traders of more.
- opposite-of-clue | impartial | This is the very view Nwosu warns against when she says not to treat the diaries as “neutral records.”
> Words in context. Collect what the diaries do with bad and with good news, then name that habit.
! The traders chose what to tell: “a ruined season might be passed over in half a line while a single good bargain filled a page.” Records that pick some events and pass over others are selective.
## 44 Medium 0.3
Weeds that resist herbicides were once thought to arise only where a field was sprayed year after year. Agronomist Sel Okafor found resistant ryegrass in fields that had never been sprayed at all. The plants were not rare there, either. Since the nearest treated farm lay forty kilometers away, Okafor judged it unlikely that pollen had carried the trait there and suggested that resistance may ______ spraying, existing in a few plants before any chemical is used.
= predate
- opposite-of-clue | follow from | This is the older view, that spraying comes first; the closing phrase puts resistance “before any chemical is used.”
- fits-blank-not-clue | survive | Resistant plants do live through spraying, which makes the word tempting, but these fields “had never been sprayed at all.”
- topic-word-wrong-logic | prevent | Weeds and chemicals bring prevention to mind, but resistance in a few plants does not stop a farmer from spraying.
> Words in context. The last phrase of the sentence says when resistance exists; choose the verb for that order in time.
! Resistance is described as “existing in a few plants before any chemical is used”; what exists before something else predates it.
## 45 Medium 0.5
To many listeners the late quartets of the composer Ilse Bergström seem to have been written without a plan: themes appear, break off, and are never heard again. Yet her sketchbooks show every entrance worked out to the beat, with alternatives weighed and crossed out over years. What sounds ______ was in truth the result of long calculation.
= haphazard
- opposite-of-clue | deliberate | This describes what the sketchbooks prove, but the blank stands on the other side of the contrast, with what is only heard.
- fits-blank-not-clue | discordant | Themes that break off may well sound discordant, yet the contrast is with “calculation,” and discordant music can be calculated as well as any other.
- fits-blank-not-clue | innovative | Such music may well be innovative, but newness is not the opposite of planning, and the sentence needs that opposite.
> Words in context. The sentence sets how the music sounds against how it was made; the blank is the opposite of calculated.
! Listeners think the music was “written without a plan”; the last sentence contrasts this with “long calculation.” Something that seems to have no plan is haphazard.
## 46 High 1.1
Popular accounts say that the botanist George Washington Carver invented peanut butter. He did not; grinding peanuts into a paste is a practice far older than he was. Peoples of South America made it centuries before him. The error has proved hard to correct, partly because the hundreds of uses for peanuts that Carver did promote make the story seem likely. A claim so ______ is rarely checked, and a claim that is not checked lives on.
= plausible
- fits-blank-not-clue | flattering | The tale does credit to Carver, but the text explains why people do not check it: it “seem[s] likely,” not that it pleases.
- opposite-of-clue | far-fetched | A far-fetched tale would invite doubt, but the text says that Carver’s real work makes this one easy to believe.
- topic-word-wrong-logic | inventive | Invention is the topic, but the claim itself is no invention in the sense needed; it survives because it sounds true.
> Words in context. Ask why nobody checks the claim; the sentence before the blank gives the reason.
! Carver’s real achievements “make the story seem likely,” and a claim that seems likely is plausible.
## 47 High 1.3
The two surveys of the reef, made ten years apart, cannot simply be set side by side. The first counted only fish longer than ten centimeters; the second counted all. The boats, the season, and the divers were the same both times. It would be a mistake, marine biologist Teo Manalo cautions, to ______ the larger total of the second survey with a recovery of the reef: the number may have grown only because the counting changed.
= equate
- fits-blank-not-clue | contrast | Setting the totals side by side is what the first sentence mentions, but the mistake is to take one thing for the other.
- topic-word-wrong-logic | survey | The word comes from the text, yet nobody can survey a total with a recovery; the sentence would make no sense.
- opposite-of-clue | separate | Keeping the total apart from a recovery is what Manalo advises; the blank names the mistake he warns against.
> Words in context. The colon explains the mistake; say in your own words what a careless reader would do with total and recovery.
! The “number may have grown only because the counting changed,” so the careless reader takes a larger total to be the same as a recovery, that is, equates them.
## 48 High 1.5
Linguist Berit Solvang once held that the dialect of the upper valley had died out by 1900. Most of her colleagues agreed. When a recording from 1931 came to light, she did not defend her date by casting doubt on the tape, as some colleagues urged. She withdrew the claim in print, thanked the amateur who had found the recording, and asked what else her archive might have missed. Her ______ did more for her standing than any discovery.
= candor
- fits-blank-not-clue | generosity | Thanking the amateur was generous, but withdrawing a claim in print and asking what was missed are acts of openness, not of giving.
- opposite-of-clue | obstinacy | Defending the date against the tape would have been obstinate; the text says that she “did not defend her date.”
- topic-word-wrong-logic | erudition | A linguist is learned, but nothing told here shows learning; each act shows openness about a mistake.
> Words in context. List what Solvang did (withdrew, thanked, asked) and name the quality that all three share.
! She “withdrew the claim in print” and “asked what else her archive might have missed”: open honesty about her own error, or candor.
## 49 Medium -0.1
When the town of Marfield put its old train station up for sale, buyers proposed a restaurant, a gym, and a movie theater. All three would have paid well for it and kept the roof in repair. The council turned down all of them. Its members were not against change, they explained, but they wished to see the building ______ by people of every age, and each of the plans would have served only those with money to spend.
= frequented
- fits-blank-not-clue | purchased | The station was for sale, but the council speaks of who would come there afterward, not of who would own it.
- sounds-right-wrong-charge | infested | The word does mean visited in large numbers, but it is said of rats and pests; the council welcomes the visitors.
- topic-word-wrong-logic | preserved | Old buildings are often preserved, yet the objection is about whom the plans “would have served,” not about saving walls.
> Words in context. The second half of the sentence says what is wrong with the plans; the blank is what the council wants instead.
! The plans “would have served only those with money to spend,” whereas the council wanted “people of every age” to come often, that is, to frequent the place.
## 50 Medium 0.2
Sloths are often described as lazy. Zoologists see the matter differently: a sloth lives on leaves that yield very little energy, and an animal on such a diet cannot afford to hurry. Its slowness is less a failing than a form of ______, a way to spend no more than it takes in.
= thrift
- sounds-right-wrong-charge | stinginess | The word also means spending little, but it blames, and the sentence says that slowness is “less a failing” than something else.
- fits-blank-not-clue | patience | Slow animals look patient, but the clue is about spending and taking in, and patience spends nothing.
- opposite-of-clue | extravagance | This is the habit of spending more than one has; the sloth does the reverse.
> Words in context. The phrase after the last comma defines the blank; keep its image of spending and its friendly tone.
! The blank is defined as “a way to spend no more than it takes in”; careful spending is thrift.
## 51 High 1.0
In the 1970s critics praised the poet Anselm Duarte’s early work for its plainness and dismissed his later books as obscure. Schoolchildren learned the first and left the rest to professors. Rereading both, scholar Wen Liyuan finds the division too neat. The plain poems hide borrowings from five languages, and the obscure ones turn, at their hardest moments, on a joke any child would get. For Wen, clarity and difficulty ______ in all of Duarte’s work.
= coexist
- fits-blank-not-clue | compete | Two opposite qualities could be at war, but Wen shows each at work inside the other’s poems, with no sign of a struggle.
- opposite-of-clue | alternate | This would keep early and late apart, first plain and then obscure, which is the division that Wen calls “too neat.”
- topic-word-wrong-logic | rhyme | The word goes with poetry, but clarity and difficulty are not sounds, and Wen makes no point about rhyme.
> Words in context. See what Wen finds in each group of poems, then describe how the two qualities stand to each other.
! Wen finds “the division too neat”: “The plain poems hide borrowings” and the obscure ones turn “on a joke any child would get,” so both qualities are present together, or coexist.
## 52 High 1.4
For decades the collapse of the Maya city of Tikal was blamed on drought alone. More recent work does not so much overturn this view as ______ it: drought mattered, researchers now argue, but chiefly because reservoirs had become polluted and leaders had lost the power to organize repairs. Rain failed a city that was already failing.
= qualify
- opposite-of-clue | endorse | To endorse would be to accept “drought alone” as it stands, but the new work adds conditions that the old view lacked.
- fits-blank-not-clue | supplant | The older view does change, but the text says that the work does “not so much overturn” it, so it is not replaced.
- near-word | certify | To qualify can mean to certify someone for a task, but here a view is being limited, not licensed.
> Words in context. “Not so much overturn” rules out rejection; the colon shows drought kept as a cause, with limits added.
! The researchers keep the old cause (“drought mattered”) but limit it (“but chiefly because reservoirs had become polluted”); to limit a statement in this way is to qualify it.
## 53 High 1.6
The mayor’s apology was issued at six on a Friday evening, ran to one sentence, and named none of the people harmed. It had been promised for eleven weeks, during which the mayor’s office answered no questions. Columnist Dara Finch called it ______, observing that a person signing for a package shows more feeling.
= perfunctory
- fits-blank-not-clue | brief | One sentence is brief, but Finch’s comparison is about missing feeling; a short apology can be deeply felt.
- opposite-of-clue | effusive | This means overflowing with feeling, and Finch says that the apology shows less feeling than a signature for a package.
- sounds-right-wrong-charge | malicious | Finch blames the mayor for not caring; to be malicious is to wish harm, and nothing here suggests ill will.
> Words in context. Finch’s comparison tells you what is missing: more feeling goes into signing for a package.
! Signing for a package is a routine act, and even that “shows more feeling” than the apology; something done as a mere routine, without feeling, is perfunctory.
## 54 High 1.2
Early trials suggested that the new dye would last for decades. Conservators were therefore dismayed when, within a few years, robes colored with it began to turn gray. The fault lay less with the dye than with museum lighting, whose ultraviolet rays ______ a decay that in daylight of ordinary strength would have taken a century.
= hastened
- fits-blank-not-clue | concealed | Light can hide or show color, but robes that “began to turn gray” hide nothing; the point is how soon it happened.
- opposite-of-clue | forestalled | To forestall is to keep something from happening; the decay happened, and far too soon.
- topic-word-wrong-logic | illuminated | Lighting illuminates, but a decay that takes a few years instead of a century has not been lit up; it has been sped up.
> Words in context. Compare the two lengths of time in the text and choose the verb for the difference.
! The change came “within a few years” although it “would have taken a century”; to make something come sooner is to hasten it.
## 55 Medium 0.4
Seed banks freeze samples of crops against the day when fields are lost to war or disease. Some farmers object that a frozen seed stands still while pests and weather go on changing. Seeds that are planted every year, they say, can ______ to new conditions; those in the vault meet the future exactly as they were.
= adapt
- fits-blank-not-clue | submit | Planted seeds are exposed to new conditions, but giving in to them would be no advantage, and the farmers claim an advantage.
- opposite-of-clue | object | To object is to resist new conditions; the farmers praise seeds that go along with “changing” pests and weather.
- topic-word-wrong-logic | spread | Plants do spread, yet the contrast is between seeds that change and seeds that stay “exactly as they were.”
> Words in context. The last clause describes the frozen seeds; the planted ones do the reverse.
! The frozen seeds “meet the future exactly as they were”; planted ones, by contrast, can change to suit new conditions, or adapt.
## 56 Medium 0.0
Before the invention of the telegraph, news crossed the ocean at the speed of a ship, and merchants in London might learn of a failed harvest in Georgia weeks after it had happened. The undersea cable of 1866 made such delays ______: a price in New York could now be known in London within the hour.
= obsolete
- fits-blank-not-clue | tolerable | Shorter waits are easier to bear, but the text says the waits of weeks ended altogether: news came “within the hour.”
- opposite-of-clue | inevitable | Before the cable delays could not be avoided; the blank tells what they became afterward.
- topic-word-wrong-logic | profitable | Merchants and prices suggest profit, but the colon explains the blank by speed, and nobody is said to have gained from delay.
> Words in context. The colon says what was possible after 1866; ask what became of the old delays.
! After the cable, a price “could now be known in London within the hour,” so delays of weeks belonged to the past: they had become obsolete.
## 57 High 1.7
Asked whether her choreography is a comment on the city’s housing crisis, Mireille Adu neither confirms nor denies it. The dancers, she says, carry doors; doors open and close; the audience lives where it lives. More than this she has never been heard to say. Interviewers who want a plain yes have learned to treat such replies not as shyness but as principle: Adu is ______ on purpose, so that the work will be watched and not decoded.
= noncommittal
- fits-blank-not-clue | inarticulate | Her replies give no answer, but someone who cannot put things into words is not so “on purpose”; her sentences are neat.
- opposite-of-clue | forthright | Forthright people say yes or no, which is what the interviewers want of Adu and do not get.
- sounds-right-wrong-charge | deceitful | She holds back an answer without giving a false one, and the text calls her habit a “principle,” not a trick.
> Words in context. The first sentence tells how she answers; the blank must name that, without blame.
! Adu “neither confirms nor denies it”; a person who takes neither side is noncommittal.
## 58 High 1.3
Economists once assumed that a shopper offered more choices would buy more. A stall with twenty-four jams, however, may sell fewer jars than one with six, and later experiments sometimes found this effect and sometimes did not. The results, taken together, are too ______ to support a rule in either direction.
= equivocal
- fits-blank-not-clue | numerous | There were several experiments, but it is their disagreement, found “sometimes” and “sometimes” not, that stands in the way of a rule.
- opposite-of-clue | conclusive | Conclusive results would settle the question, as one expects of experiments; these leave it open “in either direction.”
- sounds-right-wrong-charge | fallacious | Nobody calls the experiments fallacious, that is, mistaken; they may all be sound and still point different ways.
> Words in context. Look at what later experiments found: the blank names results that point both ways.
! Later experiments “sometimes found this effect and sometimes did not”; results that point both ways are equivocal.
## 59 Low -0.7
The wood frog of Alaska spends the winter frozen. Its heart stops, and ice fills the spaces between its organs. Sugars made by its liver keep the cells themselves from freezing, so the damage that ice would do to other animals is ______. In spring the frog thaws and hops away.
= averted
- opposite-of-clue | aggravated | To aggravate harm is to make it worse; the frog hops away unharmed in spring.
- fits-blank-not-clue | repaired | Healing would also leave a healthy frog, but the sugars act before there is any harm, so there is nothing to repair.
- topic-word-wrong-logic | frozen | The text is full of ice, but damage cannot be frozen, and the sugars keep cells from freezing.
> Words in context. Ask what the sugars do about the damage: it never happens.
! The sugars “keep the cells themselves from freezing,” so the harm never comes about: it is averted.
## 60 High 1.0
Kente cloth, woven in Ghana in narrow strips that are sewn side by side, is bright enough to be admired by anyone. Visitors photograph it in the markets and at weddings. But its patterns are also a language. Each has a name, often that of a proverb or a ruler, and those who know the names can read in a wearer’s cloth a remark that, though in full view, remains ______ to everyone else in the room.
= inaccessible
- fits-blank-not-clue | invisible | The pattern can be seen by all, “bright enough to be admired by anyone”; it is the meaning that others cannot reach.
- opposite-of-clue | evident | The remark is evident only to those who know the names; the blank tells what it is to everyone else.
- topic-word-wrong-logic | ornamental | Cloth is an ornament, but a remark “to everyone else” is not decorated; it is simply not understood.
> Words in context. Two groups are compared: those who know the names, who can read, and everyone else.
! Only “those who know the names can read” the remark; for the others it cannot be reached, or is inaccessible.
## 61 High 1.1
The board of the orchestra had hoped that the new hall would quiet complaints about sound. Instead, it ______ them. It had cost the city nearly as much as a bridge, and its opening concert was broadcast in nine countries. Three thousand people stood in line to walk across its stage before it opened. Players who had grumbled in private now wrote to newspapers, and listeners who had never noticed an echo began to hear nothing else.
= amplified
- fits-blank-not-clue | anticipated | The board surely expected complaints to end, not to come; and to anticipate complaints is not to make them grow.
- opposite-of-clue | stifled | To stifle complaints is what the board “had hoped” the hall would do; the word “Instead” announces the reverse.
- topic-word-wrong-logic | harmonized | The word suits an orchestra, but complaints that spread from players to listeners have not been brought into harmony.
> Words in context. “Instead” turns the hope around, and the next sentence shows how the complaints grew.
! The hope was to “quiet complaints,” but they grew: players “now wrote to newspapers.” To make louder or greater is to amplify.
## 62 High 1.8
Astronomer Kwabena Osei does not deny that the faint signal might be a planet. But the star is known to flicker, the instrument was new, and the signal showed up on only two of nineteen nights. To announce a discovery on a basis so ______, he says, would be to build a house on a frozen pond in April.
= tenuous
- fits-blank-not-clue | novel | The instrument was new, but Osei’s image of thin April ice is about weakness; new evidence might be strong.
- opposite-of-clue | compelling | Compelling evidence is what an announcement should have, and it would bear weight; each point Osei lists makes this evidence weaker.
- topic-word-wrong-logic | remote | A star is remote, but a remote basis means a different thing; the house would sink because its ground is thin.
> Words in context. The image in the last sentence gives the sense: ground too thin to build on.
! The evidence was slight (“on only two of nineteen nights”), like “a frozen pond in April”; a basis too thin to bear weight is tenuous.
## 63 Medium 0.3
Many guidebooks call the village “untouched.” The word annoys its residents, who point out that the square was rebuilt after a fire in 1922, that the famous blue shutters date from a film shot in 1961, and that half the bread is delivered from the city. The charm of the place, they say, is not old but carefully ______.
= contrived
- opposite-of-clue | neglected | An untouched place might be neglected, but the word “carefully” and the added shutters speak of effort, and neglect is the lack of it.
- opposite-of-clue | inherited | Inherited charm fits the guidebooks’ picture, but it would be old, and the residents say that it is “not old.”
- sounds-right-wrong-charge | forged | The village has been arranged to please, but nobody has passed off a copy as an original or signed a false name.
> Words in context. The three facts show the charm being made by people; “not old but” asks for a word that means made on purpose.
! The shutters “date from a film shot in 1961”: the charm was made with care, that is, contrived.
## 64 Medium 0.4
~ The following text is from <em>The Lantern Maker</em>, a novel in the manner of the 1870s written for Fourfold.
My aunt received the news with a composure that would have done credit to a general. She inquired the hour of the funeral, ordered the blinds to be drawn, and desired that dinner should not be put back on her account. Only when the door had shut upon the messenger did she give any sign of feeling, and then it was merely to remark that the soup would want salt.
? As used in the text, what does the word “want” most nearly mean?
= Require
- right-word-wrong-sense | Wish for | This is today’s first sense, but soup has no wishes; the aunt means that it lacks something.
- topic-word-wrong-logic | Resemble | One soup may resemble another in taste, so the word goes with the dinner, yet the aunt speaks of what this soup needs.
- topic-word-wrong-logic | Dissolve | Soup does dissolve salt, but the remark is about a soup that has too little of it.
> Words in context, older prose. Put each meaning into “the soup would ______ salt” and keep the one that makes sense of the remark.
! The aunt remarks “that the soup would want salt”: in older English, to want a thing is to lack or need it, so the soup will require salt.
## 65 High 1.0
~ The following text is from <em>Letters from Corrie Head</em>, a novel in the manner of the 1820s written for Fourfold.
I had been told that Mr. Ashdown was a severe man, and I prepared my excuses accordingly. Conceive my surprise when he not only forgave my lateness but begged that I would consider his library as my own. He was, I discovered, exacting in nothing but the matter of truth; a dull book he could suffer, a foolish guest he could suffer, but a false word never.
? As used in the text, what does the word “suffer” most nearly mean?
= Tolerate
- right-word-wrong-sense | Be hurt by | To suffer often means to feel pain, but Mr. Ashdown is not hurt by dull books; he puts up with them.
- opposite-of-clue | Refuse | Refusing is what he does with “a false word”; books and guests stand on the other side of the “but.”
- fits-blank-not-clue | Enjoy | He is kind to guests, yet a “dull book” and a “foolish guest” are things one endures, not things one likes.
> Words in context, older prose. Two things he can suffer are set against one he cannot; find the meaning that makes the contrast work.
! Of a dull book “he could suffer” it, “but a false word never”: he can put up with the one and not with the other, so the word means tolerate.
## 66 Medium 0.4
~ The following text is from <em>Miss Tarrant’s Season</em>, a novel in the manner of the 1850s written for Fourfold.
It was generally agreed in Wexcombe that Miss Tarrant had addressed herself to the violin too late in life. She practiced from nine until noon with the windows open. The curate moved his study to the back of the house; the grocer’s dog, which had borne much from street musicians, took to howling at half past eight.
? As used in the text, what does the word “addressed” most nearly mean?
= Applied
- right-word-wrong-sense | Spoken | To have spoken to a meeting is to have addressed it, but Miss Tarrant does not talk to her violin; she works at it “from nine until noon.”
- fits-blank-not-clue | Attached | She is surely fond of the violin, yet the sentence is about taking up a task, as the hours of practice show.
- right-word-wrong-sense | Mailed | A letter that has been addressed to somebody is mailed, but nothing is sent here, and a person cannot mail herself to an instrument.
> Words in context, older prose. Read on to see what she does with the violin, then choose the meaning that covers it.
! To have “addressed herself to the violin” is explained by “She practiced from nine until noon”: she applied herself to it.
## 67 High 1.5
Reviewers have called the archivist Ronit Bar-El’s account of the strike exhaustive, and in length it certainly is. But Bar-El relies on police files and company minutes and nearly omits the letters that strikers wrote to one another. A history that hears only those who gave the orders may be thorough and still be ______.
= partial
- fits-blank-not-clue | lengthy | The account is long, but the sentence needs a fault that can stand beside being thorough, and length is no such fault.
- opposite-of-clue | balanced | A balanced history would hear both sides; this one “hears only those who gave the orders.”
- topic-word-wrong-logic | official | Police files are official, but the text criticizes what the history leaves out, and an official history could include letters.
> Words in context. The blank is a fault that a thorough book can have; look for what Bar-El leaves out.
! Her history “hears only those who gave the orders,” which is one side of the story; a one-sided history is partial.
## 68 High 1.2
In the wild, the seedlings of this orchid depend on a fungus so completely that they cannot sprout without it. Growers assumed that the relationship was one-sided, a case of a plant living at another’s cost. Mycologist Ines Tavares has now shown that sugars flow from the grown orchid back to the fungus. The arrangement is, it seems, ______ after all.
= reciprocal
- fits-blank-not-clue | beneficial | The orchid profits, but it did so in the old view too; what is new is that the benefit flows both ways.
- opposite-of-clue | parasitic | This is the old view, “a plant living at another’s cost,” which the new finding sets aside.
- topic-word-wrong-logic | organic | The word fits plants and fungi, but it says nothing about who gives and who takes.
> Words in context. “After all” tells you that the blank is the opposite of what growers assumed: one-sided.
! Growers thought it “one-sided,” but sugars flow “from the grown orchid back to the fungus”: giving goes both ways, which is what reciprocal means.
## 69 Medium 0.1
Pilots of the first airmail routes across the United States followed railroad tracks, rivers, and bonfires lit by farmers. From 1924 on, a chain of beacons and giant concrete arrows on the ground guided them at night. Each arrow was painted yellow, and lay beside a tower with a lamp on it. When radio signals took over in the following decades, the arrows became ______, and most were broken up. A few still point across the desert to nowhere.
= superfluous
- fits-blank-not-clue | invisible | Arrows are hard to see at night, but the beacons lit them; they were broken up because radio made them needless.
- opposite-of-clue | indispensable | The arrows had been indispensable before radio took over; but what cannot be done without is not broken up.
- topic-word-wrong-logic | magnetic | Arrows and directions bring a compass to mind, but these were of concrete, and magnetism plays no part.
> Words in context. Ask what happens to a guide when another guide takes over.
! Once “radio signals took over,” the arrows were no longer needed: superfluous.
## 70 High 1.4
The philosopher’s admirers like to quote the closing line of her lecture, in which she appears to praise solitude. It has been printed on calendars, and carved over the door of a library. Read in its place, the line is ironic: the whole lecture has argued that a mind left to itself goes stale. By lifting the sentence from its setting, her admirers have made her ______ the very thing that she set out to criticize.
= extol
- fits-blank-not-clue | describe | She does describe solitude, but the line “appears to praise” it, and a description would not reverse her argument.
- opposite-of-clue | disparage | To disparage solitude is what the lecture really does, and the misquotation turns that around: the line alone “appears to praise” it.
- topic-word-wrong-logic | isolate | Solitude suggests this word, but she is made to speak in favor of solitude, not to set it apart.
> Words in context. The blank is what the quoted line seems to do, which is the opposite of criticizing.
! Out of place, the line “appears to praise solitude,” the very thing “that she set out to criticize”; to praise highly is to extol.
## 71 Low -0.6
Until 1967, drivers in Sweden kept to the left. Officials who wanted to change sides knew that a slow switch would be deadly, with some drivers keeping left and others right. They therefore made the change ______: at five o’clock on a September morning, all traffic stopped, moved across, and went on.
= abruptly
- opposite-of-clue | gradually | Great changes are often made step by step, but a gradual one is the “slow switch” that officials feared would be deadly.
- fits-blank-not-clue | secretly | Five in the morning is a quiet hour, but all drivers had to know of the change for it to work.
- topic-word-wrong-logic | legally | The change was surely lawful, but the word “therefore” asks for the opposite of slow.
> Words in context. “Therefore” links the blank to the danger of a slow switch; the colon shows what they did instead.
! A “slow switch would be deadly,” so everything was done at one moment, when “all traffic stopped, moved across, and went on”: abruptly.
## 72 Medium 0.5
Scholars long took the clay figures for toys. The holes bored through their shoulders suggested that they had once hung on strings, and children’s graves held many of them. A museum even sold small copies of them to families. Archaeologist Lupe Arana points out, however, that the holes show no wear at all, which a string would have caused. The finding does not prove the figures sacred, but it does ______ the idea that they were playthings.
= undermine
- opposite-of-clue | confirm | The finding is about the same holes that suggested toys, but holes without wear count against hanging and playing, so nothing is confirmed.
- fits-blank-not-clue | rephrase | The finding does bear on the idea, but it does not put the idea into other words; it counts against it.
- topic-word-wrong-logic | unearth | Archaeologists unearth things, but an idea that has long been held cannot be dug up by unworn holes.
> Words in context. Weigh the direction and the strength: the finding counts against the idea but settles nothing.
! The holes “show no wear at all, which a string would have caused,” so the idea of toys is weakened, or undermined, though not disproved.
## 73 Medium 0.5
Rice growers in the delta do not rely on forecasts alone. They watch the height at which a certain wasp builds its nest: low on the stem, they say, means a dry season. They plant early or late according to it. Hydrologist Phan Thi Bao compared thirty years of farmers’ notes with rainfall records and found the wasps right more often than chance allows. Knowledge that outsiders had ______ as superstition, she concludes, deserves a second look.
= dismissed
- fits-blank-not-clue | disguised | Outsiders did give it the name of superstition, but nobody hid it behind that name; they simply set it aside.
- opposite-of-clue | revered | To revere is to honor deeply; calling something superstition and honoring it do not go together here.
- topic-word-wrong-logic | predicted | Forecasts are the topic, but knowledge is not predicted as superstition; it is treated as such.
> Words in context. If the knowledge “deserves a second look,” think what happened at the first look.
! Bao says that the knowledge “deserves a second look,” so outsiders had set it aside “as superstition”: they had dismissed it.
## 74 High 1.6
In her memoir the surgeon Halima Yusuf writes of errors as freely as of cures. A lesser writer might have made the errors into lessons, each with its moral. Yusuf simply sets them down, one after another, in sentences stripped of ornament. The effect of this ______ style is that readers supply the grief themselves.
= austere
- fits-blank-not-clue | candid | She is open about errors, but the blank describes her style, “stripped of ornament,” rather than her honesty.
- opposite-of-clue | florid | A florid style is full of ornament, and hers has had the ornament stripped away.
- sounds-right-wrong-charge | crude | Plain sentences may seem rough, but the text admires their effect, and crude is a reproach.
> Words in context. The blank names the style; the sentence before it describes the style.
! The sentences are “stripped of ornament”; a style without ornament is austere.
## 75 High 1.3
Fireflies of one species flash together, thousands at a time, as if to a conductor’s beat. There is none. Observers once looked for a leader among them, an insect that flashed first and was followed by the rest, but films show that the first flash of an evening may come from any branch. Each insect merely adjusts its own rhythm a little toward that of its nearest neighbors, and from these small local corrections the common pulse ______. No firefly knows the whole.
= emerges
- fits-blank-not-clue | persists | The pulse may well last, but the sentence tells where it comes from, namely “from these small local corrections.”
- opposite-of-clue | dissolves | Corrections toward one’s neighbors bring the flashes together; they do not break the pulse up.
- topic-word-wrong-logic | glows | Fireflies glow, but a pulse that is made out of corrections does not glow from them; it comes into being.
> Words in context. The words “from these small local corrections” show that the blank tells of an origin.
! There is no conductor; “from these small local corrections the common pulse” arises without any plan, which is what it means to emerge.
## 76 Medium 0.2
In 1912 the meteorologist Alfred Wegener proposed that continents move. Many geologists agreed that the map seemed to support him, and hesitated all the same. He could show that coastlines and fossils matched across oceans, but he could name no force strong enough to push a continent. For want of a ______, most geologists of the time rejected the idea; it was accepted only in the 1960s, when the spreading of the sea floor had been observed.
= mechanism
- fits-blank-not-clue | proof | Proof was lacking too in a sense, but the text tells exactly what he could not name: a force that pushes.
- topic-word-wrong-logic | fossil | Fossils belong to the subject and are mentioned, but these Wegener had: they “matched across oceans” and were not wanting.
- sounds-right-wrong-charge | pretext | A pretext is a false reason, so the word would blame the geologists for bad faith; they wanted a real cause, and none was offered.
> Words in context. Find the one thing that Wegener lacked; the blank is a general word for it.
! Wegener “could name no force strong enough to push a continent”; the process by which a thing is brought about is its mechanism.
`
