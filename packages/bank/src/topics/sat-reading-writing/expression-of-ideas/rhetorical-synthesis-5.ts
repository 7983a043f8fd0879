import { questions } from '../marked.ts'

export const rhetoricalSynthesis5 = questions('rhetorical-synthesis')`
## 62 Medium 0.1
While researching a topic, a student has taken the following notes:
* The Antikythera mechanism is a device of bronze gears.
* It was found in 1901 in a shipwreck off Greece.
* It was made before about 60 BCE.
* It could predict eclipses.
* No other device of comparable complexity is known from the next thousand years.
? The student wants to emphasize how unusual the mechanism is. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= No other device as complex as the Antikythera mechanism is known from the thousand years after it was made.
- true-note-wrong-goal | The Antikythera mechanism, a device of bronze gears that could predict eclipses, was found in 1901 in a shipwreck off the coast of Greece. | These facts describe the device, but they do not say that there is nothing else like it.
- overview-for-detail | The Antikythera mechanism is one of the most interesting things ever found in a shipwreck. | It praises the find, but a general remark does not show in what way the device is unusual.
- says-more-than-the-notes | The Antikythera mechanism was the only device of its time that contained gears. | It makes the device unusual, but the notes speak of comparable complexity, not of gears as such.
> Synthesis. “Unusual” means unlike others: find the note that compares it with other devices.
! The last note gives the comparison: “No other device of comparable complexity is known from the next thousand years.”
## 63 Low -0.8
While researching a topic, a student has taken the following notes:
* Toni Morrison was an American novelist.
* She worked as an editor at Random House.
* Her first novel, <em>The Bluest Eye</em>, came out in 1970.
* <em>Beloved</em> came out in 1987.
* In 1993 she received the Nobel Prize in Literature.
? The student wants to identify the year in which Morrison’s first novel was published. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Toni Morrison’s first novel, <em>The Bluest Eye</em>, was published in 1970.
- true-note-wrong-goal | Toni Morrison’s first novel was <em>The Bluest Eye</em>, and she went on to write <em>Beloved</em>. | The first novel is named, but the goal asks for one thing only, its year, and no year is given.
- true-note-wrong-goal | Toni Morrison, who published <em>Beloved</em> in 1987, received the Nobel Prize in Literature in 1993. | Two years are given, but neither is the year of her first novel. Being true to the notes is not enough.
- says-more-than-the-notes | Toni Morrison’s first novel, <em>The Bluest Eye</em>, was published by Random House in 1970. | The year is there, but the notes say only that she worked at that house, not that it published the novel.
> Synthesis. One fact is asked for: the first novel’s year. Check that nothing else is made up.
! The note gives both: “Her first novel” was <em>The Bluest Eye</em>, which “came out in 1970.”
## 64 Medium 0.5
While researching a topic, a student has taken the following notes:
* Philosopher Ruth Okello studies promises.
* In her 2012 book she argues that a promise binds even if it is forgotten.
* In her 2020 article she argues that a promise binds only if the other person relies on it.
* A forgotten promise may or may not be relied on.
* Okello calls the article “a correction.”
? The student wants to explain how Okello’s view changed. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Okello held in 2012 that even a forgotten promise binds but came to think that only one relied on does.
- goal-half-met | Okello, who studies promises, published in 2020 an article that she calls “a correction” of her earlier book. | That there was a change is said, but not what the view was before and after.
- goal-half-met | Okello’s work on promises includes a book of 2012, in which she argues that a promise binds even if it is forgotten. | The earlier view is right, but without the later one no change is explained. Something that the goal asks for is missing.
- says-more-than-the-notes | Okello once held that all promises bind but came to think that no promise binds anyone. | A change is explained, but the later view in the notes still lets some promises bind.
> Synthesis. Before and after, both as in the notes.
! The book says “a promise binds even if it is forgotten,” the article that it “binds only if the other person relies on it.”
## 65 Medium 0.3
While researching a topic, a student has taken the following notes:
* Gerboa is a town of 4,000 people.
* In 2016 it closed its main street to cars on Saturdays.
* Shopkeepers feared losing customers.
* Sales on Saturdays rose by 12 percent in the first year.
* Sales on other days did not change.
? The student wants to show that the shopkeepers’ fear proved unfounded. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Shopkeepers in Gerboa feared losing customers, but sales on car-free Saturdays rose by 12 percent.
- goal-half-met | Shopkeepers in Gerboa feared that they would lose customers when the main street was closed to cars. | The fear is told, but not what happened, so it is not shown to be unfounded.
- true-note-wrong-goal | In 2016 Gerboa, a town of 4,000 people, closed its main street to cars on Saturdays; sales on other days did not change. | These facts are right, but sales on the days in question, Saturdays, are missing. Being true to the notes is not enough.
- says-more-than-the-notes | Sales in Gerboa rose by 12 percent on every day of the week, though shopkeepers had feared losing customers. | The fear is answered, but the rise was on Saturdays only; other days “did not change.”
> Synthesis. Two boxes: the fear, and the fact that answers it.
! “Shopkeepers feared losing customers,” but “Sales on Saturdays rose by 12 percent in the first year.” A fear and a result that goes against it: together they show that the fear was not borne out.
## 66 Medium 0.6
While researching a topic, a student has taken the following notes:
* Bioluminescence is light made by living things.
* Fireflies use it to find mates.
* Anglerfish use it to attract prey.
* Some deep-sea shrimp squirt glowing fluid to confuse predators.
* Most animals that make light live in the sea.
? The student wants to make a claim about the uses of bioluminescence and support it with examples. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Bioluminescence serves different ends: fireflies find mates with it, and anglerfish attract prey.
- goal-half-met | Bioluminescence, which is light made by living things, serves different ends in different animals. | A claim about uses is made, but no example supports it. Something that the goal asks for is missing.
- goal-half-met | Anglerfish use light to attract prey, and some deep-sea shrimp squirt glowing fluid to confuse predators. | Examples are given, but the claim about uses that they should support is missing. Something that the goal asks for is missing.
- true-note-wrong-goal | Bioluminescence is light made by living things, and most of the animals that make it live in the sea. | Both statements are in the notes, but they tell what such light is and where it is found, not what it is used for.
> Synthesis. Claim about uses, plus at least one example of a use.
! The examples in the notes differ in purpose: fireflies use light “to find mates,” anglerfish “to attract prey.”
## 67 Medium 0.2
While researching a topic, a student has taken the following notes:
* Linguist Tomas Adeyemi recorded 40 hours of talk in a market in Lagos.
* He marked each place where a speaker changed languages.
* He noted what was being talked about at that place.
* Speakers changed languages most often when prices were named.
* His study was published in 2018.
? The student wants to describe the method of Adeyemi’s study. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Adeyemi recorded talk in a market and noted where speakers changed languages and what they were discussing.
- true-note-wrong-goal | Adeyemi’s study, published in 2018, shows that speakers in a market changed languages most often when prices were named. | This is what the study found, but the goal asks how it was done. Being true to the notes is not enough.
- overview-for-detail | Adeyemi, a linguist, studied how people in a market in Lagos use more than one language when they talk. | The subject of the study is named, but no step of the method. It sounds fitting, but the goal asks for something definite.
- says-more-than-the-notes | Adeyemi interviewed speakers in a market about why they changed languages when prices were named. | This is a method, but the notes mention recording and marking and no interviews. It fits the goal, which makes it tempting.
> Synthesis. Method means what was done, not what came out.
! The notes list the steps: he “recorded 40 hours of talk,” “marked each place where a speaker changed languages,” and noted the subject.
## 68 High 1.1
While researching a topic, a student has taken the following notes:
* Glass frogs sleep by day on leaves.
* When asleep, they hide nearly 90 percent of their red blood cells in the liver.
* This makes them up to 60 percent more transparent.
* Packed blood cells usually form clots.
* How the frogs avoid clots is unknown.
? The student wants to present a question that remains open. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= It is not known how glass frogs keep the blood cells packed in their livers from forming clots.
- true-note-wrong-goal | Glass frogs become up to 60 percent more transparent by hiding nearly 90 percent of their red blood cells in the liver. | This is the main finding, and it is known; the goal asks for what is not.
- goal-half-met | Packed blood cells usually form clots, yet sleeping glass frogs pack nearly 90 percent of theirs into the liver. | A puzzle is hinted at, but the sentence does not say that anything remains unknown.
- says-more-than-the-notes | Why glass frogs sleep by day on leaves and not at night is not known. | This is a question, but the notes do not say that it is open. It would serve the goal well, if only a note backed it.
> Synthesis. An open question: find the note that says “unknown.”
! “Packed blood cells usually form clots,” and how the frogs avoid them “is unknown.”
## 69 Medium 0.4
While researching a topic, a student has taken the following notes:
* The Sydney Opera House was designed by Jørn Utzon.
* Work began in 1959 and was to take four years.
* It took fourteen.
* The roof was at first impossible to calculate.
* Utzon solved the problem by cutting all the shells from one sphere.
? The student wants to explain how the problem with the roof was solved. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Utzon made the roof possible to calculate by cutting all its shells from a single sphere.
- goal-half-met | The roof of the Sydney Opera House was at first impossible to calculate, but Utzon found a solution. | Problem and solution are both mentioned, but the goal asks how the roof was solved, and the cutting from one sphere is left out.
- true-note-wrong-goal | The Sydney Opera House, designed by Jørn Utzon, was to take four years to build, but it took fourteen. | Years of delay are true to the notes and sound like trouble, but the goal asks how the problem with the roof was solved.
- says-more-than-the-notes | By using a computer to find the shape of each shell, Utzon made the roof possible to calculate. | A solution is given, but the notes say that the shells were cut from one sphere and mention no computer.
> Synthesis. “How” asks for the means: find it in the last note.
! The roof was “at first impossible to calculate,” and Utzon solved the problem “by cutting all the shells from one sphere.”
## 70 High 1.2
While researching a topic, a student has taken the following notes:
* Economist Paula Renk studied towns that opened a public swimming pool.
* In the next ten years, fewer children drowned in rivers there than before.
* The same was true of towns that opened no pool.
* Over those years, rivers were fenced in all of the towns.
* Renk had expected pools to be the cause.
? The student wants to explain why Renk cannot conclude that pools reduced drownings. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Drownings also became fewer in towns without pools, and rivers had been fenced in all of the towns.
- true-note-wrong-goal | Renk, who had expected pools to reduce drownings, found that fewer children drowned in towns with pools. | Her expectation and a finding that fits it are in the notes, but the goal asks why she cannot draw the conclusion.
- true-note-wrong-goal | In towns that opened a public pool, fewer children drowned in rivers in the ten years that followed. | The fall over the next ten years is in the notes, here without Renk’s expectation, but by itself it would support the conclusion, and the goal asks why it cannot be drawn.
- says-more-than-the-notes | Drownings became more frequent in towns with pools, since many of the children could not swim. | More drownings in towns with pools would indeed keep her from concluding that pools help, but the notes say the reverse: they became fewer.
> Synthesis. What else could explain the fall? Find the comparison towns and the fences.
! “The same was true of towns that opened no pool,” and “rivers were fenced in all of the towns”: pools need not be the cause.
## 71 Medium 0.0
While researching a topic, a student has taken the following notes:
* Origami is the Japanese art of folding paper.
* Engineers have used its patterns in design.
* A heart stent can be folded small and opened inside an artery.
* A solar panel for a satellite was folded for launch in 1995.
* Airbags are folded with similar patterns.
? The student wants to give an example of a medical use of origami patterns. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Folded in an origami pattern, a heart stent can be made small and then opened inside an artery.
- true-note-wrong-goal | Origami patterns have been used to fold airbags and, in 1995, a solar panel for a satellite. | Airbags and the satellite’s panel are examples from the notes, but neither of them is a medical use, as the goal demands.
- overview-for-detail | Engineers have used the patterns of origami, the Japanese art of folding paper, in designs of many kinds. | Designs of many kinds would take in medical ones, but the goal asks for an example, and none is named here.
- says-more-than-the-notes | Bandages folded in an origami pattern can be made small enough for a doctor’s pocket. | The use is medical, as the goal demands, but bandages do not appear in the notes; the thing folded small there is a heart stent.
> Synthesis. “Medical” and “example”: find the note about the body.
! The medical example is the stent, which “can be folded small and opened inside an artery.”
## 72 High 1.0
While researching a topic, a student has taken the following notes:
* The Library of Ashurbanipal held some 30,000 clay tablets.
* It was burned in 612 BCE.
* Fire destroys paper and parchment.
* Fire bakes clay and makes it harder.
* Many of the tablets are in museums today.
? The student wants to explain a surprising effect of the fire. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= The fire of 612 BCE, which would have destroyed paper, baked the library’s clay tablets and helped preserve them.
- true-note-wrong-goal | The Library of Ashurbanipal, which was burned in 612 BCE, held some 30,000 clay tablets, many of which are in museums today. | Fire and survival are both mentioned, but the effect of the one on the other is not explained.
- goal-half-met | Fire destroys paper and parchment, and in 612 BCE it reached the great Library of Ashurbanipal and its 30,000 tablets. | It prepares the surprise, but what fire did to the clay is missing. Something that the goal asks for is missing.
- says-more-than-the-notes | In order to bake the library’s clay tablets and so make them last, a fire was set in 612 BCE. | The effect is there, but the notes say nothing about anyone’s purpose. It would serve the goal well, if only a note backed it.
> Synthesis. “Surprising effect”: an effect needs a cause and what came of it. Find the option that has both, from the notes alone.
! “Fire destroys paper and parchment,” but it “bakes clay and makes it harder,” so that many tablets survive.
## 73 Medium 0.3
While researching a topic, a student has taken the following notes:
* Tidal power stations use the rise and fall of the sea.
* Tides can be predicted years ahead.
* Wind cannot be predicted more than days ahead.
* Tidal stations are expensive to build.
* There are few places with tides that are high enough.
? The student wants to emphasize an advantage of tidal power over wind power. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Unlike wind, which can be predicted only days ahead, tides are known years in advance.
- swaps-same-and-different | Tides and wind are natural forces that can be predicted to some degree and used to produce power. | Both are mentioned, but what they have in common is stressed and no advantage. Read the goal once more: it asks for the other.
- true-note-wrong-goal | Tidal stations are expensive to build, and there are few places with tides that are high enough for them. | True to the notes, but these are drawbacks, and wind is not mentioned. Being true to the notes is not enough.
- goal-half-met | Tidal power stations use the rise and fall of the sea, which can be predicted years ahead. | The advantage is there, but wind, over which it is an advantage, is missing. Something that the goal asks for is missing.
> Synthesis. Tides, wind, and a point in which tides are better.
! “Tides can be predicted years ahead,” but “Wind cannot be predicted more than days ahead.” Years set against days is the advantage; cost and places are beside the goal.
## 74 High 1.3
While researching a topic, a student has taken the following notes:
* Critic Owen Pratt calls the poet Ella Voigt “a poet of the sea.”
* Voigt published 212 poems.
* Nineteen of them mention the sea.
* Eleven of these nineteen are her best-known poems.
* School anthologies print only the best-known poems.
? The student wants to suggest how Pratt may have come to a mistaken impression. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Only 19 of Voigt’s 212 poems mention the sea, but they include 11 of her best-known, which anthologies print.
- goal-half-met | Although Pratt calls Voigt “a poet of the sea,” only 19 of the 212 poems that she published mention the sea. | That the impression is mistaken is shown, but not how it may have come about.
- true-note-wrong-goal | School anthologies print only Voigt’s best-known poems, although she published 212 poems in all during her lifetime. | Anthologies are part of the story, but the sea and Pratt’s impression are missing. Being true to the notes is not enough.
- says-more-than-the-notes | Pratt, who had read none of Voigt’s poems himself, repeated what other critics had said about her. | It explains the mistake, but the notes say nothing about what Pratt had or had not read.
> Synthesis. Two boxes: why the impression is mistaken, and how someone might get it all the same.
! Only “Nineteen of them mention the sea,” yet “Eleven of these nineteen are her best-known poems,” which anthologies print: readers meet mostly those.
## 75 Medium 0.2
While researching a topic, a student has taken the following notes:
* The first photograph of a snowflake through a microscope in the United States was taken by Wilson Bentley in 1885.
* Bentley was a farmer in Vermont.
* He photographed more than 5,000 snowflakes.
* He found no two alike.
* He used the same camera for forty-six years.
? The student wants to emphasize the duration of Bentley’s work. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= For forty-six years Wilson Bentley, a farmer in Vermont, photographed snowflakes with the same camera.
- true-note-wrong-goal | Wilson Bentley, a farmer in Vermont, photographed more than 5,000 snowflakes and found no two that were alike. | The number shows how much he did, but the goal asks how long he did it.
- overview-for-detail | Wilson Bentley, a farmer in Vermont, gave much of his life to photographing snowflakes with a camera. | “Much of his life” points to a long time, but the notes give a definite number of years, which is left out.
- goal-half-met | In 1885 Wilson Bentley, a farmer in Vermont, took his first photograph of a snowflake through a microscope. | The beginning is given, but without an end or a number of years there is no duration.
> Synthesis. Duration means how long: look for a number of years.
! He “used the same camera for forty-six years”: that is the duration.
## 76 Medium 0.5
While researching a topic, a student has taken the following notes:
* Some cities pay residents to replace lawns with desert plants.
* Desert gardens use about a quarter of the water.
* In the city of Sandoval, 8,000 lawns were replaced between 2015 and 2020.
* The city’s use of water fell by 9 percent.
* Its population grew by 6 percent in the same years.
? The student wants to emphasize the success of Sandoval’s program. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Although Sandoval’s population grew by 6 percent, its use of water fell by 9 percent as 8,000 lawns were replaced.
- goal-half-met | Between 2015 and 2020, residents of Sandoval replaced 8,000 lawns with desert plants, for which the city paid them. | The size of the program is told, but not what it achieved. Something that the goal asks for is missing.
- true-note-wrong-goal | Desert gardens, which some cities pay residents to plant in place of lawns, use about a quarter of the water. | This shows why such programs are set up, but Sandoval does not appear. Being true to the notes is not enough.
- says-more-than-the-notes | Sandoval’s program made the city the first in the country to use less water each year than it collects. | It would be a great success, but nothing in the notes says this. It would serve the goal well, if only a note backed it.
> Synthesis. Success: what was achieved in Sandoval, and what makes it more impressive?
! The city’s “use of water fell by 9 percent” although “Its population grew by 6 percent in the same years.”
## 77 Low -0.6
While researching a topic, a student has taken the following notes:
* The giant squid can grow to about 12 meters.
* For centuries it was known only from dead animals.
* In 2004 scientists took the first photographs of a living one in the sea.
* They had hung a camera and bait 900 meters deep.
* The scientists were Tsunemi Kubodera and Kyoichi Mori.
? The student wants to explain how the first photographs of a living giant squid in the sea were obtained. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Scientists obtained the photographs by hanging a camera and bait 900 meters deep.
- true-note-wrong-goal | The first photographs of a living giant squid, an animal of up to 12 meters, were taken in 2004. | When they were taken is told, but the goal asks how. Being true to the notes is not enough.
- true-note-wrong-goal | Tsunemi Kubodera and Kyoichi Mori took the first photographs of a living giant squid in the sea. | The people are named, as in the notes, but the goal asks for the way in which they did it, and no camera or bait appears.
- says-more-than-the-notes | By following a giant squid for days in a small submarine, scientists obtained the photographs. | This is a way to do it, but the notes speak of a camera with bait and of no submarine.
> Synthesis. “How” asks for the means; one note gives it.
! The means is in the fourth note: “They had hung a camera and bait 900 meters deep.”
## 78 High 1.1
While researching a topic, a student has taken the following notes:
* Historian Li Wenbo holds that the canal was built to carry grain.
* Historian Sara Mbeki holds that it was built to keep farmers from joining a revolt, by giving them work.
* The canal was too shallow for grain boats.
* It was dug by 30,000 farmers.
* Work stopped in the month in which the revolt ended.
? The student wants to present evidence that supports Mbeki’s view over Li’s. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= The canal was too shallow for grain boats, and work on it stopped in the month in which the revolt ended.
- goal-half-met | The canal, which 30,000 farmers dug, was too shallow for the boats that carried grain. | This counts against Li, but nothing in it supports Mbeki’s reason. Something that the goal asks for is missing.
- true-note-wrong-goal | Li holds that the canal was built to carry grain, but Mbeki holds that it was built to give farmers work during a revolt. | The views are set out fairly, but the goal asks for evidence. Being true to the notes is not enough.
- says-more-than-the-notes | A letter of the king’s says that the canal, never used by boats, was meant to tire farmers out. | It would support Mbeki, but the notes mention no such letter. It fits the goal, which makes it tempting.
> Synthesis. Evidence against Li and for Mbeki, both from the notes.
! That it was “too shallow for grain boats” counts against Li, and that “Work stopped in the month in which the revolt ended” speaks for Mbeki.
## 79 Medium 0.3
While researching a topic, a student has taken the following notes:
* Sign languages are not gestures that copy spoken languages.
* They have grammars of their own.
* Nicaraguan Sign Language arose in the 1970s and 1980s.
* Deaf children brought together in new schools created it.
* Each group of younger children made its grammar more complex.
? The student wants to explain to an audience unfamiliar with sign languages how Nicaraguan Sign Language came about. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Nicaraguan Sign Language, which like other sign languages has a grammar of its own, was created by deaf children brought together in new schools.
- wrong-audience | Like the sign languages that you have studied before, Nicaraguan Sign Language has a grammar, which deaf children in new schools created. | The origin is told, but an audience that is unfamiliar with sign languages has not studied any, so the comparison tells it nothing.
- true-note-wrong-goal | Sign languages, which do not copy spoken languages with gestures, have grammars of their own, as does the one that is used in Nicaragua. | The audience learns what sign languages are, but how this one came about, which is what the goal asks for, is not told.
- true-note-wrong-goal | Nicaraguan Sign Language, which arose in the 1970s and 1980s, became more complex in its grammar with each group of younger children. | This tells how it grew, not how it came about, and gives the audience no help.
> Synthesis. Two boxes: help for an audience that is new to sign languages, and the origin of this one.
! They “have grammars of their own,” which newcomers need to know, and “Deaf children brought together in new schools created it.”
## 80 High 1.2
While researching a topic, a student has taken the following notes:
* Chemist Amina Farouk compared five ways of cleaning old silver.
* Method A removed 99 percent of the tarnish and 4 micrometers of silver.
* Method D removed 91 percent of the tarnish and 0.1 micrometers of silver.
* Museums clean an object many times over the years.
* Farouk recommends Method D to museums.
? The student wants to explain Farouk’s recommendation. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Since museums clean objects many times, Farouk prefers Method D, which removes far less silver than Method A.
- goal-half-met | Having compared five ways of cleaning old silver, the chemist Amina Farouk recommends Method D to museums. | The recommendation is stated correctly, but the goal asks to explain it, and nothing is said of silver lost or of many cleanings.
- true-note-wrong-goal | Method A, one of five that Farouk compared, removed 99 percent of the tarnish, more than Method D did. | True, but this favors Method A, which she does not recommend. Being true to the notes is not enough.
- says-more-than-the-notes | Since museums have little money, Farouk prefers Method D, which is cheaper to use than Method A. | A reason is given, but the notes say nothing of money or of what the methods cost.
> Synthesis. Why D although A removes more tarnish? Find the facts that tip the scale.
! “Museums clean an object many times,” so the 0.1 micrometers that D takes matter more than the tarnish: A takes “4 micrometers of silver.”
## 81 Medium 0.1
While researching a topic, a student has taken the following notes:
* Rosetta was a space probe launched in 2004.
* It reached a comet in 2014.
* It released a lander named Philae.
* Philae bounced twice and came to rest in a shadow.
* Its batteries lasted about sixty hours.
? The student wants to present the events of the mission in the order in which they occurred. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Launched in 2004, Rosetta reached a comet in 2014 and released Philae, which bounced twice before coming to rest.
- goal-half-met | Rosetta, a space probe that was launched in 2004, reached a comet ten years later, in the year 2014. | The first events are in order, but the lander and its fate are left out.
- true-note-wrong-goal | The lander Philae, whose batteries lasted about sixty hours, came to rest in a shadow on a comet in 2014. | Facts about the lander are given, but not the order of the mission’s events. Being true to the notes is not enough.
- says-more-than-the-notes | Philae was launched in 2004, and on its way to a comet it bounced twice against the probe Rosetta. | This has an order, but not the one in the notes, where the lander bounced on the comet.
> Synthesis. Launch, arrival, release, landing: check order and completeness.
! The order in the notes is: “launched in 2004,” “reached a comet in 2014,” “released a lander,” and then it “bounced twice and came to rest.”
## 82 High 1.0
While researching a topic, a student has taken the following notes:
* Umber is a brown pigment made from earth.
* It was widely used by painters of the seventeenth century.
* Restorers found that dark areas in some paintings had cracked.
* All of these areas contain umber mixed with a certain oil.
* Areas in which umber was mixed with other oils are sound.
? The student wants to specify what may have caused the cracks. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= The cracks may be due to the mixing of umber with a certain oil, as areas with other oils are sound.
- goal-half-met | The cracks that restorers found in dark areas of some paintings may be due to the pigment umber. | A cause is named, but umber with other oils has not cracked; the notes point to a mixture.
- true-note-wrong-goal | Umber, a brown pigment made from earth that was widely used in the seventeenth century, is found in cracked areas. | Umber and cracks are mentioned together, but no cause is specified. Being true to the notes is not enough.
- says-more-than-the-notes | Painters of the seventeenth century, who mixed their pigments carelessly, may have caused the cracks. | A cause is named, but the notes do not speak of care or carelessness. It would serve the goal well, if only a note backed it.
> Synthesis. Specify the cause: which mixture cracks, and which does not?
! “All of these areas contain umber mixed with a certain oil,” while areas “mixed with other oils are sound”: the mixture is the likely cause.
## 83 Medium 0.4
While researching a topic, a student has taken the following notes:
* Jazz musician Mary Lou Williams was born in 1910.
* She wrote music for big bands in the 1930s.
* In the 1940s she taught younger players such as Thelonious Monk.
* In 1945 she wrote the <em>Zodiac Suite</em>.
* In later years she wrote sacred music.
? The student wants to provide an overview of Williams’s career. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Over the decades Williams wrote for big bands, taught younger players, and turned in later years to sacred music.
- detail-for-overview | In 1945 Williams, a jazz musician born in 1910, wrote a work called the <em>Zodiac Suite</em>. | One work in one year is named; an overview covers the whole career. A single fact cannot do the work of a general statement.
- goal-half-met | In the 1930s Williams wrote music for big bands, and in the next decade she taught players such as Thelonious Monk. | Two decades are covered, but her later years are left out. Something that the goal asks for is missing.
- says-more-than-the-notes | Williams became over the decades the best-known teacher of jazz in the United States. | It speaks of the whole career, but the notes do not say how well known she was.
> Synthesis. Overview: early, middle, and late career, in few words.
! The notes run from “wrote music for big bands in the 1930s” over teaching in the 1940s to “sacred music” in later years.
## 84 High 1.3
While researching a topic, a student has taken the following notes:
* A “keystone species” is one whose removal changes its community greatly.
* Ecologist Robert Paine introduced the term in 1969.
* He had removed the sea star <em>Pisaster</em> from part of a rocky shore.
* Mussels then crowded out most other species there.
* <em>Pisaster</em> makes up only a small part of the shore’s living matter.
? The student wants to show that a species need not be abundant to be important. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Though it is a small part of the shore’s living matter, <em>Pisaster</em> keeps mussels from crowding out other species.
- goal-half-met | When Paine removed the sea star <em>Pisaster</em> from part of a rocky shore, mussels crowded out most other species there. | The sea star’s importance is shown, but nothing is said about how abundant it is.
- true-note-wrong-goal | A “keystone species,” a term that ecologist Robert Paine introduced in 1969, is one whose removal changes its community greatly. | The definition is right, but it says nothing about abundance and gives no case. Being true to the notes is not enough.
- says-more-than-the-notes | Though it is a small part of the shore’s living matter, <em>Pisaster</em> is more important than any species that is abundant. | The sea star is scarce and important, but the notes do not compare it with every abundant species.
> Synthesis. Two boxes: not abundant, and yet important.
! The sea star “makes up only a small part of the shore’s living matter,” and yet, without it, “Mussels then crowded out most other species there.”
## 85 Medium 0.2
While researching a topic, a student has taken the following notes:
* Katherine Johnson was a mathematician at NASA.
* In 1962 astronaut John Glenn was to orbit Earth.
* His path had been calculated by a computer.
* He asked that Johnson check the numbers by hand.
* He flew after she had confirmed them.
? The student wants to emphasize Glenn’s trust in Johnson. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Before his 1962 flight, Glenn asked that Johnson check a computer’s numbers by hand.
- true-note-wrong-goal | Katherine Johnson was a mathematician at NASA in 1962, when John Glenn was to orbit Earth. | Both people are there, but nothing shows that the one trusted the other. Being true to the notes is not enough.
- true-note-wrong-goal | Before John Glenn’s flight in 1962, the path that he was to fly had been calculated by a computer. | The computer’s part is in the notes, and it sets the scene, but neither Johnson nor any trust in her appears.
- says-more-than-the-notes | Johnson, as Glenn told reporters before his 1962 flight, had never made a mistake in her life. | It would show trust, but the notes report a request for a check and no such words.
> Synthesis. Trust is shown by an act: what did Glenn ask for?
! His trust shows in that “He asked that Johnson check the numbers by hand” and “flew after she had confirmed them.”
`
