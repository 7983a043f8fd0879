import { questions } from '../marked.ts'

export const rhetoricalSynthesisEasy1 = questions('rhetorical-synthesis')`
## 91 Low -1.1
While researching a topic, a student has taken the following notes:
* The viola and the cello both have four strings.
* Both are usually played with a bow.
* A viola is held under the chin.
* A cello stands on the floor between the player’s knees.
* The strings of a cello are tuned one octave lower than those of a viola.
? The student wants to contrast the ways in which the two instruments are held. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= A viola is held under the chin, while a cello stands on the floor between the player’s knees.
- swaps-same-and-different | The viola and the cello are alike in that both have four strings and are usually played with a bow. | Both instruments are here, but the sentence tells how they are alike, and the goal asks for a contrast.
- true-note-wrong-goal | The strings of a cello are tuned one octave lower than those of a viola, though each instrument has four. | This is a true difference, but it is about how the strings are tuned, not about how the instruments are held.
- says-more-than-the-notes | A cello is held under the chin, while a viola stands on the floor between the player’s knees. | It is a contrast of the right kind, but the instruments have changed places: in the notes, the viola “is held under the chin.”
> Synthesis. Checklist: viola, cello, and how each of them is held.
! Two notes tell how the instruments are held: one “is held under the chin,” and the other “stands on the floor between the player’s knees.”
## 92 Low -1.0
While researching a topic, a student has taken the following notes:
* Europa is a moon of Jupiter.
* Enceladus is a moon of Saturn.
* Both are covered with ice.
* Scientists think that both have an ocean of salty water under the ice.
* Europa is about six times as wide as Enceladus.
? The student wants to emphasize a similarity between the two moons. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Both Europa and Enceladus have a coat of ice and, scientists think, an ocean of salty water.
- swaps-same-and-different | Europa, a moon of Jupiter, is about six times as wide as Enceladus, a moon of Saturn. | The sentence names both moons but tells how they differ, in size and in planet, and the goal asks what they share.
- goal-half-met | Europa, a moon of Jupiter, is covered with ice and, scientists think, has a salty ocean beneath it. | The shared features are here, but only one moon is named, so the reader cannot see that the two are alike.
- says-more-than-the-notes | Both Europa and Enceladus have a salty ocean in which scientists have found simple forms of life. | It does name a similarity, but no note says that anything alive has been found in either ocean.
> Synthesis. Look for notes that begin with “Both” or that speak of both moons alike.
! Two notes say what the moons share: “Both are covered with ice,” and both are thought to have “an ocean of salty water under the ice.”
## 93 Low -1.2
While researching a topic, a student has taken the following notes:
* The leaning tower of Pisa is a bell tower in Italy.
* Work on it began in 1173.
* The ground on its south side is soft and sank under the weight.
* The tower began to lean while it was still being built.
* Engineers worked from 1990 to 2001 to make it safer.
? The student wants to explain why the tower leans. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= The tower leans because soft ground on its south side sank under the weight.
- true-note-wrong-goal | The tower of Pisa, which was begun in 1173, started to lean before it was finished. | This tells when the tower began to lean, but the goal asks why, and no reason is given.
- true-note-wrong-goal | Engineers worked on the leaning tower of Pisa from 1990 to 2001 to make it safer. | This tells what was done about the lean many years later and not what made the tower lean in the first place.
- says-more-than-the-notes | The tower of Pisa leans because its builders used heavier stone on its south side. | It gives a reason, as the goal asks, but no note speaks of heavier stone; the ground is the cause.
> Synthesis. “Why” asks for a reason: find the note that gives one.
! The reason stands in the third note: “The ground on its south side is soft and sank under the weight.”
## 94 Low -0.9
While researching a topic, a student has taken the following notes:
* Sequoyah was a Cherokee silversmith.
* He saw that the Cherokee language had no writing of its own.
* He worked on a writing system for about twelve years and finished it in 1821.
* It has one sign for each syllable.
* Within a few years, thousands of Cherokee people could read and write.
? The student wants to introduce Sequoyah to an audience that has never heard of him. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Sequoyah, a Cherokee silversmith, had created a writing system for his people’s language by 1821.
- wrong-audience | As everyone knows, Sequoyah worked for about twelve years before he finished his system. | “As everyone knows” does not fit people who have never heard of him, and they are not told who he was or what his system was for.
- true-note-wrong-goal | Within a few years of 1821, thousands of Cherokee people had learned to read and write. | The fact is true to the notes, but Sequoyah himself is not in it, so he is not introduced.
- says-more-than-the-notes | Sequoyah was a Cherokee silversmith who taught thousands of people to read and to write English. | It introduces him, but the notes speak of a writing system for Cherokee, and they do not say that he taught English.
> Synthesis. People who have never heard of him need to know who he was and what he did.
! The notes say that Sequoyah was “a Cherokee silversmith” and that he worked on “a writing system for about twelve years and finished it in 1821”: who he was and what he did.
## 95 Low -1.0
While researching a topic, a student has taken the following notes:
* Ecologist Mara Lindqvist studied frogs near a highway.
* She wanted to know whether traffic noise changes their calls.
* She recorded 300 frogs at noisy ponds and at quiet ponds.
* The recordings were made over two springs.
* Frogs at noisy ponds called at a higher pitch than frogs at quiet ponds.
? The student wants to present the main finding of the study. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Lindqvist found that frogs called at a higher pitch at noisy ponds than at quiet ones.
- true-note-wrong-goal | Over two springs, Lindqvist recorded 300 frogs at noisy and at quiet ponds. | This tells how the study was done, by recording, and says nothing about what it found.
- true-note-wrong-goal | Ecologist Mara Lindqvist wanted to know whether traffic noise changes the calls of frogs. | This is the question with which the study began, and the goal asks for the answer.
- says-more-than-the-notes | Near a highway, Lindqvist found, frogs stop calling when there is a lot of traffic. | It has the form of a finding, but according to the notes the frogs called at a higher pitch; they did not stop.
> Synthesis. A finding is a result. Which note tells what came out?
! The last note gives the result: “Frogs at noisy ponds called at a higher pitch than frogs at quiet ponds.”
## 96 Low -1.0
While researching a topic, a student has taken the following notes:
* Psychologist Tomás Rey studied note-taking in college classes.
* He asked whether students remember more when they write by hand than when they type.
* He had 80 students watch the same talk.
* Half wrote their notes by hand, and half typed them.
* Those who wrote by hand answered more questions correctly a week later.
? The student wants to state the question that Rey’s study tried to answer. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Rey wanted to know whether students remember more when they write notes by hand than when they type them.
- true-note-wrong-goal | In Rey’s study, students who wrote by hand answered more questions correctly a week later than those who had typed. | This is what the study found, and it is true to the notes; the goal asks for the question that came before the finding.
- true-note-wrong-goal | Rey had 80 students watch the same talk and take notes; half of them wrote by hand, and the other half typed. | This tells how the study was done, and the reader must guess what it was meant to find out.
- says-more-than-the-notes | Whether students learn more from a talk that they watch on a screen than from a book was the question of Rey’s study. | It is put as a question, but no note speaks of screens and books; the study was about ways to take notes.
> Synthesis. Look for the note that tells what was asked, not what was done or found.
! The second note gives the question: “He asked whether students remember more when they write by hand than when they type.”
## 97 Low -1.1
While researching a topic, a student has taken the following notes:
* A rain barrel collects water that runs off a roof.
* Most barrels hold about 200 liters.
* The water can be used in the garden.
* A family that uses it pays less for water.
* A barrel should have a lid to keep mosquitoes out.
? The student wants to explain an advantage of rain barrels. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= A family that waters its garden from a rain barrel pays less for water.
- true-note-wrong-goal | Most rain barrels, which collect water that runs off a roof, hold about 200 liters. | The size is a plain fact about the barrels. The sentence does not say what one gains from having one.
- says-more-than-the-notes | No family that waters its garden from a rain barrel has to pay for any water. | This would be an advantage, but the notes only say that the family “pays less”; nobody says that its water costs nothing.
- overview-for-detail | A rain barrel, which collects water from a roof, has a clear advantage for a family. | It says that there is an advantage but never tells what it is, so nothing is explained.
> Synthesis. What good does a rain barrel do? Find the note that says so.
! The advantage is in the fourth note: “A family that uses it pays less for water.”
## 98 Low -0.9
While researching a topic, a student has taken the following notes:
* Emmental is a cheese from Switzerland.
* It is known for its large holes.
* Bacteria in the cheese give off a gas as it ripens.
* The gas collects in bubbles.
* The bubbles leave holes behind when the cheese is cut.
? The student wants to explain how the holes in Emmental come about. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= As Emmental ripens, bacteria give off a gas, and the bubbles of gas leave holes in the cheese.
- true-note-wrong-goal | Emmental, a cheese that comes from Switzerland, is known for the large holes that it has. | The holes are mentioned, but only as what the cheese is known for; nothing is said about where they come from.
- overview-for-detail | Emmental gets its large holes as a result of a natural process that goes on inside it. | “A natural process” is too general: the goal asks how the holes come about, and neither bacteria nor gas is named.
- says-more-than-the-notes | Bacteria in Emmental eat small parts of the cheese as it ripens, and so they make large holes in it. | It sounds like an explanation, but the notes say that the bacteria give off a gas, not that they eat holes.
> Synthesis. “How” asks for the steps: what gives off what, and what does that leave behind?
! The notes give the steps: “Bacteria in the cheese give off a gas,” and the bubbles “leave holes behind when the cheese is cut.”
## 99 Low -0.9
While researching a topic, a student has taken the following notes:
* Many people think that the color red makes a bull angry.
* Bulls hardly see red as a color.
* In tests, bulls charged at capes of any color if they were moved.
* They left alone any cape that was held still.
* The small red cape used in a bullfight is called a <em>muleta</em>.
? The student wants to correct a common mistake about bulls. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= What makes a bull charge is the movement of a cape, not its color.
- goal-half-met | Many people think that what makes a bull angry is the color red of a cape. | The mistake is named here but not corrected: the sentence never says that the belief is wrong.
- true-note-wrong-goal | The small cape used in a bullfight, the <em>muleta</em>, is red. | The name of the cape is in the notes, but it neither names the mistake nor corrects it.
- says-more-than-the-notes | It is not anger but fear of the bright color red that makes a bull charge. | It is put as a correction, but no note speaks of fear, and bulls “hardly see red as a color.”
> Synthesis. Checklist: the mistake, and the fact that shows it to be wrong.
! The mistake is that “the color red makes a bull angry”; in tests, however, bulls charged at “capes of any color if they were moved.”
## 100 Low -0.9
While researching a topic, a student has taken the following notes:
* The Eiffel Tower was built for a world’s fair in Paris in 1889.
* It was supposed to be taken down after twenty years.
* It proved useful for sending radio signals.
* For that reason it was kept.
* It is named after Gustave Eiffel, whose company built it.
? The student wants to explain why the Eiffel Tower was not taken down. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= The Eiffel Tower was kept because it had proved useful for sending radio signals.
- goal-half-met | The Eiffel Tower was supposed to be taken down after twenty years but was kept. | It says that the tower was kept, but the goal asks why, and the reason is missing.
- true-note-wrong-goal | The Eiffel Tower, built for a world’s fair in 1889, is named after Gustave Eiffel. | The occasion and the name are true, but neither has to do with keeping the tower.
- says-more-than-the-notes | Because the people of Paris had come to love it, the Eiffel Tower was kept. | A reason is given, but it is not in the notes, which speak of radio signals and not of love.
> Synthesis. The goal asks for a reason. Find the words “for that reason” in the notes and read the note before them.
! The notes say that the tower “proved useful for sending radio signals” and “For that reason it was kept.”
`
