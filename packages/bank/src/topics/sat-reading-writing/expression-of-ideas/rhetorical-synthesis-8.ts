import { questions } from '../marked.ts'

export const rhetoricalSynthesis8 = questions('rhetorical-synthesis')`
## 119 Medium 0.3
While researching a topic, a student has taken the following notes:
* Ecologist Tamsin Oyelaran expected that in summer, ponds with many kinds of plants would lose less water than ponds with few.
* She compared 64 ponds of similar size.
* In summer, ponds with many kinds of plants lost as much water as ponds with few.
* Ponds that were shaded by trees lost a third less than open ponds, which she had not foreseen.
* Her study was published in 2019.
? The student wants to state whether Oyelaran’s expectation was confirmed and to give the result that shows it. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Contrary to Oyelaran’s expectation, ponds with many kinds of plants lost as much water as ponds with few.
- says-more-than-the-notes | As Oyelaran had expected, ponds with many kinds of plants lost a third less water than ponds with few kinds. | The form suits the goal, but a third less is what shaded ponds lost; ponds with many kinds of plants saved nothing.
- true-note-wrong-goal | As Oyelaran had not foreseen, ponds that were shaded by trees lost a third less water than ponds in the open. | The figure for shade is true, but Oyelaran’s expectation was about kinds of plants, and that is what the goal asks about.
- goal-half-met | Oyelaran compared 64 ponds to test her expectation that many kinds of plants would keep water from being lost. | The expectation and the test are there, but whether it was confirmed is left open, and no result is given.
> Synthesis. Find the note with the expectation, then the one note that answers it.
! Oyelaran expected that such ponds “would lose less water,” but they “lost as much water as ponds with few,” so the expectation was not confirmed.
## 120 Medium 0.1
While researching a topic, a student has taken the following notes:
* Before composer Leith Amadi writes a work, she walks through a city and records its sounds.
* Amadi writes for strings, and her works last less than ten minutes.
* Before composer Jonas Verhey writes a work, he visits a place at night and takes notes on its sounds.
* Verhey writes for electronic instruments, and his works last about an hour.
* Both composers have won the Oslund Prize.
? The student wants to emphasize a similarity in how the two composers prepare their works. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Before they write, both composers go out to collect the sounds of a place, whether on a recorder or in notes.
- says-more-than-the-notes | Before they write, both composers walk through a city at night and make recordings of the sounds they hear. | Going out for sounds is shared, but the city and the recordings are Amadi’s alone, and the night is Verhey’s.
- swaps-same-and-different | Before she writes, Amadi walks through a city with a recorder, whereas Verhey visits a place at night for notes. | Both ways of preparing are given truly, but the sentence sets them apart, and a similarity was wanted.
- true-note-wrong-goal | Both composers have won the Oslund Prize, though their works differ in length and are for different instruments. | The prize is something they share, but it has nothing to do with how they prepare a work.
> Synthesis. Two conditions: it must be shared by both, and it must concern what comes before the writing.
! Amadi “walks through a city and records its sounds,” and Verhey “takes notes on its sounds”: both collect the sounds of a place before they write.
## 121 Medium 0.2
While researching a topic, a student has taken the following notes:
* Sound recordings on old wax cylinders can be copied in two ways.
* A needle that is run along the groove copies a cylinder in four minutes.
* Each run of a needle wears the groove a little.
* A camera can photograph the groove, and a computer turns the pictures into sound in two days.
* The camera can copy even cylinders that are broken.
? The student wants to emphasize an advantage of the needle over the camera. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Copying a wax cylinder takes four minutes with a needle, while with a camera it takes two days.
- says-more-than-the-notes | Copying a broken wax cylinder is possible with a needle, while a camera needs a groove that is in one piece. | It is an advantage and a comparison, but the wrong way around: it is the camera that can copy broken cylinders.
- goal-half-met | Copying a wax cylinder with a needle takes four minutes, though each run of it wears the groove. | The speed is right, but what follows is the needle’s own drawback; the camera, which it should be compared with, is missing.
- says-more-than-the-notes | Copying a wax cylinder leaves the groove unharmed with a needle, while with a camera it wears a little. | Wear is in the notes, but each run of a needle causes it; nothing is said of wear by the camera.
> Synthesis. Checklist: good for the needle, compared with the camera, and true to the notes.
! The needle “copies a cylinder in four minutes,” and the camera’s pictures become sound “in two days”: speed is what the needle has over the camera.
## 122 Medium 0.3
While researching a topic, a student has taken the following notes:
* Ines Marquardt is a novelist from Trieste who is best known for her sea stories.
* In 2016 she published a novel called <em>The Salt Ledger</em>.
* It is her only novel in which there is no ship.
* It follows an accountant who comes upon an error that is forty years old.
* It has been translated into nine languages.
? The student wants to introduce <em>The Salt Ledger</em> and its story to an audience already familiar with Marquardt. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= <em>The Salt Ledger</em>, Marquardt’s only novel without a ship, follows an accountant who comes upon an error forty years old.
- wrong-audience | <em>The Salt Ledger</em>, by Marquardt, a novelist from Trieste known for sea stories, follows an accountant who comes upon an error. | The story is introduced, but whoever knows Marquardt need not be told where she is from and what she is known for.
- goal-half-met | <em>The Salt Ledger</em>, Marquardt’s only novel without a ship, appeared in 2016 and has been translated into nine languages. | Nothing here is needless for this audience, but the accountant is missing, and the goal asks for the story too.
- says-more-than-the-notes | <em>The Salt Ledger</em>, Marquardt’s first novel without a ship, follows an accountant who hides an error forty years old. | It sounds like the right content, but the error is forty years old when it is found, and no later novel without a ship is noted.
> Synthesis. What does this audience know already, and what must be told about the book?
! The audience knows Marquardt; the book is “her only novel in which there is no ship,” and it “follows an accountant who comes upon an error.”
## 123 Medium 0.4
While researching a topic, a student has taken the following notes:
* In 1998, geographer Paolo Venn argued that the terraces of Mount Ure were built for farming.
* He pointed to seeds of barley that had been found in their soil.
* In 2011, the seeds proved to be two centuries younger than the terrace walls.
* The walls also proved to follow a line of springs.
* Venn now argues that the terraces were built to collect water and were farmed only later.
? The student wants to explain what led Venn to change his view of the terraces. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Once the barley proved younger than the walls by two centuries, Venn no longer held that the terraces had been built for farming.
- says-more-than-the-notes | Once the walls proved to be younger than the barley by two centuries, Venn no longer held that the terraces had been built for farming. | A finding and a change of view are both named, but the ages are exchanged: the seeds are the younger ones.
- goal-half-met | Venn, who argued in 1998 that the terraces had been built for farming, now holds that they were built in order to collect water. | The old view and the new one are stated truly, but nothing is said of the findings that led from one to the other.
- says-more-than-the-notes | Once the springs beside the walls proved to have run dry early, Venn no longer held that the terraces had been built for farming. | Springs do play a part in his new view, but no note says that they ran dry; the walls follow them.
> Synthesis. Not the two views but the step between them: which notes tell of it?
! In 2011 “the seeds proved to be two centuries younger than the terrace walls,” so they no longer showed that the terraces “were built for farming.”
## 124 Medium 0.4
While researching a topic, a student has taken the following notes:
* The town of Kessock draws its water from three sources.
* On an ordinary day, a reservoir supplies 9 million liters and a plant that cleans rainwater supplies 6 million.
* On an ordinary day, the town’s wells supply 3 million liters.
* In a dry summer, the reservoir supplies half as much as usual and the plant supplies nothing.
* In a dry summer, the wells supply as much as usual.
? The student wants to emphasize how reliable the wells are compared with the other sources. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= In a dry summer, when the plant supplies nothing and the reservoir half as much as usual, the wells supply as much as ever.
- says-more-than-the-notes | In a dry summer, when the plant supplies nothing and the reservoir half as much as usual, the wells supply more than ever. | Wells and reservoir are compared, but the notes say that the wells supply “as much as usual,” which is not more.
- true-note-wrong-goal | On an ordinary day, when the reservoir supplies 9 million liters and the plant 6 million, the wells supply 3 million. | All three sources are compared, but by their size on an ordinary day; how reliable they are shows only in drought.
- goal-half-met | In a dry summer, the reservoir supplies only half as much water as it usually does, and the plant supplies none at all. | That these two fail in drought is half of the comparison; the wells themselves are not mentioned.
> Synthesis. Reliable means the same in bad times. Which option says that of the wells and something else of the others?
! When the reservoir gives half and “the plant supplies nothing,” the wells “supply as much as usual.”
## 125 Medium 0.2
While researching a topic, a student has taken the following notes:
* Psychologist Hana Brodsky asked whether seeing pianists affects how people judge their playing.
* She had 90 adults guess the winners of piano contests from films.
* A third of them both saw and heard the films, a third only heard them, and a third only saw them.
* Those who only saw the films guessed the winners most often.
* Brodsky plans to repeat the study with violinists.
? The student wants to present the question that Brodsky asked and the way in which she studied it. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= To find out whether seeing pianists affects judgments of them, Brodsky had adults guess winners by sight, sound, or both.
- says-more-than-the-notes | Asking whether pianists play in another way when they are seen, Brodsky had adults guess winners by sight, sound, or both. | The way of studying is right, but the question is another: Brodsky asked about those who judge, not about how pianists play.
- goal-half-met | Brodsky had 90 adults guess the winners of contests: a third saw and heard films, a third only heard, and a third only saw them. | The three groups are described well, but what Brodsky wanted to find out with them is not said.
- true-note-wrong-goal | Adults who only saw films of contests, as Brodsky found, guessed the winners more often than those who heard them. | What was found is the result, and the goal asks for what comes before it: the question and the way.
> Synthesis. Checklist: the question and the way, each as in the notes.
! Brodsky asked “whether seeing pianists affects how people judge their playing” and had adults “guess the winners of piano contests” after seeing, hearing, or both.
## 126 Medium 0.3
While researching a topic, a student has taken the following notes:
* Along the river Orla stand carved stones that can be read only at low water.
* The stone at Prenn lists the years of five droughts.
* The stone at Velde gives the price of bread in a great drought.
* The stone at Tamm warns that whoever can read it will go hungry.
* All of the stones were carved by people of the villages nearby.
? The student wants to make a generalization about the subject of the carvings. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Carvings on the stones along the Orla tell of droughts or of the hardship that comes with them.
- says-more-than-the-notes | Carvings on the stones along the Orla tell of droughts and of the years in which they occurred. | Droughts are right, but only the stone at Prenn is said to list years; Velde has a price, and Tamm has a warning.
- detail-for-overview | Carvings on a stone along the Orla tell of the price that bread had reached in a great drought. | The price is on the stone at Velde alone, so that this speaks of one carving and not of them all.
- true-note-wrong-goal | Carvings on the stones along the Orla are the work of villagers and can be read at low water. | This is general and true, but it says who made the carvings and when they show, not what they are about.
> Synthesis. What is true of all three carvings, and concerns their subject?
! Years “of five droughts,” a price “in a great drought,” and a warning that one “will go hungry”: droughts or what they bring.
## 127 Medium 0.4
While researching a topic, a student has taken the following notes:
* The door and the shutters of the church at Sela were painted white in 1895.
* The door was painted with lead white and the shutters with zinc white.
* A tannery that gave off sulfur was at work beside the church from 1902 to 1910.
* Sulfur turns lead white black but leaves zinc white as it is.
* By 1905 the door was black; the shutters are white to this day.
? The student wants to explain why the door turned black while the shutters did not. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Sulfur from the tannery blackened the lead white of the door but could not harm the zinc white of the shutters.
- says-more-than-the-notes | Sulfur from the tannery blackened the zinc white of the door but could not harm the lead white of the shutters. | The cause is right, but the paints are exchanged: zinc white was on the shutters, and sulfur leaves it as it is.
- says-more-than-the-notes | Sulfur from the tannery blackened the lead white of the door but was gone before the shutters were painted. | The door is explained rightly, but door and shutters were painted in the same year, seven years before the tannery came.
- goal-half-met | Sulfur from the tannery, which began its work in 1902, blackened the lead white of the door within three years. | This explains the door, but the shutters, which hung in the same air, are left out.
> Synthesis. The explanation has two halves. What did door and shutters have in common, and what not?
! The tannery “gave off sulfur,” which “turns lead white black but leaves zinc white as it is,” and only the door had lead white.
## 128 Medium 0.0
While researching a topic, a student has taken the following notes:
* The <em>Norvik</em> and the <em>Palsa</em> are wooden ships that sank in the same battle.
* The <em>Norvik</em> was raised in 1961, and its wood was sprayed with wax for 17 years.
* The <em>Palsa</em> was raised in 1984, and its wood was freeze-dried.
* The <em>Norvik</em> is shown as a whole, and the <em>Palsa</em> is shown plank by plank.
* Both ships are kept in rooms with dry air.
? The student wants to contrast the treatments by which the wood of the two ships was preserved. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= While the wood of the <em>Norvik</em> was sprayed with wax, that of the <em>Palsa</em> was freeze-dried.
- says-more-than-the-notes | While the wood of the <em>Norvik</em> was freeze-dried, that of the <em>Palsa</em> was sprayed with wax. | Both treatments are named, but each is given to the wrong ship: freeze-drying was used on the later find.
- true-note-wrong-goal | While the <em>Norvik</em> is shown as a whole, the wood of the <em>Palsa</em> is shown plank by plank. | This is a true contrast, but it concerns how the ships are shown, not how their wood was treated.
- says-more-than-the-notes | While the wood of the <em>Norvik</em> was sprayed with wax, that of the <em>Palsa</em> was left to dry in air. | Wax is right for the one ship, and dry air is mentioned, but both ships are kept in it; the other’s wood was freeze-dried.
> Synthesis. Two ships, two treatments, each at its own ship.
! The wood of the one “was sprayed with wax for 17 years,” and that of the other “was freeze-dried.”
## 129 Medium 0.2
While researching a topic, a student has taken the following notes:
* Researcher Odd Lien studied mistakes that occur when nurses hand over patients to the next shift.
* Nurses who handed over at the bedside made 4 mistakes per 100 patients.
* Nurses who handed over in an office made 9, and those who did so by telephone made 12.
* Handing over at the bedside took six minutes longer than either of the other ways.
* Lien observed 30 wards.
? The student wants to name the way of handing over that led to the fewest mistakes and to acknowledge its disadvantage. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Handing over at the bedside led to the fewest mistakes, although it took longer than the other ways.
- says-more-than-the-notes | Handing over in an office led to the fewest mistakes, although it took longer than the other ways. | It has the right form, but the office comes second with 9 mistakes, and its time is not compared with the telephone’s.
- goal-half-met | Handing over at the bedside led to the fewest mistakes, less than half as many as handing over in an office. | The best way and its advantage are here, but the disadvantage, six minutes more, is not acknowledged.
- says-more-than-the-notes | Handing over at the bedside led to the fewest mistakes, although few of the wards had tried it so far. | The bedside is right, but how many wards tried it is not in the notes; its disadvantage is the time that it took.
> Synthesis. First compare 4, 9, and 12; then look for what counts against the best.
! At the bedside there were “4 mistakes per 100 patients,” fewer than elsewhere, but it “took six minutes longer than either of the other ways.”
## 130 Medium 0.3
While researching a topic, a student has taken the following notes:
* Most owls nest in trees, cliffs, or buildings, and most hunt at night.
* The burrowing owl nests underground in burrows that other animals have dug.
* It lives in open land where few trees grow.
* The snowy owl nests on the ground in the Arctic.
* In the Arctic summer the sun hardly sets, so the snowy owl hunts by day.
? The student wants to present an exception to the rule about when owls hunt and to give the reason for it. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Unlike most owls, the snowy owl hunts by day in summer because the sun hardly sets where it lives.
- says-more-than-the-notes | Unlike most owls, the burrowing owl hunts by day because few trees grow in the open land where it lives. | The open land is in the notes, but as to when the burrowing owl hunts they are silent.
- true-note-wrong-goal | Unlike most owls, the burrowing owl nests underground and lives in open land where there are few trees. | This is a true exception, but to the rule about where owls nest; the goal asks when they hunt.
- goal-half-met | Unlike most owls, the snowy owl hunts by day in summer and makes its nest on the ground in the Arctic. | The exception is the right one, but a second exception stands where the reason should be.
> Synthesis. There are two rules in the first note. Which one is meant, and which owl breaks it?
! Most owls “hunt at night,” but where “the sun hardly sets,” “the snowy owl hunts by day.”
## 131 Medium 0.3
While researching a topic, a student has taken the following notes:
* In typography, a “river” is a white gap that runs down through the lines of a column of text.
* A river forms where spaces between words in several lines fall one below another.
* Rivers are common in narrow columns.
* A “widow” is the last line of a paragraph, standing alone at the top of a page or column.
* Some typesetters turn a page upside down to find rivers.
? The student wants to tell readers who do not know the term what a river is and how it forms. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= A river is a white gap that runs down a column of text where spaces in several lines fall one below another.
- says-more-than-the-notes | A river is a white gap that runs down a column of text where the last line of a paragraph stands alone. | The gap is described rightly, but a last line that stands alone is a widow, which is another matter.
- goal-half-met | A river is a white gap that runs down a column of text, and some typesetters turn a page upside down to find it. | The term is explained, but how to find a river takes the place of how it forms.
- wrong-audience | Rivers are common in columns that are narrow, and some typesetters turn a page upside down to find them. | It is all true, but whoever does not know the term still does not know what is common or being looked for.
> Synthesis. Checklist for readers who do not know the term: what it is, how it forms.
! A river “is a white gap that runs down through the lines” and forms where spaces “fall one below another.”
## 132 Medium 0.3
While researching a topic, a student has taken the following notes:
* Economist Ruo Lin studied 14 cities that had made their buses free.
* Each of the cities has fewer than 100,000 inhabitants.
* In two years, bus trips rose by 31 percent.
* In the same years, car trips fell by only 2 percent.
* Most of the new bus riders had gone on foot or by bicycle before.
? The student wants to explain why free buses had so little effect on car traffic. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Car trips fell by only 2 percent because most of the new bus riders had walked or cycled before.
- says-more-than-the-notes | Car trips fell by only 2 percent because free buses in these cities attracted few new riders. | A lack of riders would explain it, but the buses did attract riders: bus trips rose by 31 percent.
- goal-half-met | Car trips fell by only 2 percent although bus trips in the 14 cities rose by 31 percent. | The two figures show what has to be explained, but the explanation itself is missing.
- says-more-than-the-notes | Car trips fell by only 2 percent because people in cities of this size had seldom gone by car before. | Small cities are noted, and a reason is given, but how often their people had driven is nowhere said.
> Synthesis. “Why” asks for a reason. Which note tells what the new riders did before?
! Car trips “fell by only 2 percent” since most new riders “had gone on foot or by bicycle before” and so had left no car at home.
`
