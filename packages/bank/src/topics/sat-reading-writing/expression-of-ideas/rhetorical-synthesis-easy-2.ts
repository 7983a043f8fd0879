import { questions } from '../marked.ts'

export const rhetoricalSynthesisEasy2 = questions('rhetorical-synthesis')`
## 101 Low -1.2
While researching a topic, a student has taken the following notes:
* The bee hummingbird lives in Cuba.
* It is the smallest bird in the world.
* It weighs less than a penny.
* It feeds on nectar and small insects.
* A female usually lays two eggs.
? The student wants to emphasize how small the bee hummingbird is. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= The bee hummingbird, the smallest bird in the world, weighs less than a penny.
- true-note-wrong-goal | The bee hummingbird, which lives in Cuba, feeds on nectar and small insects. | Home and food are true to the notes, but they do not show the reader how small the bird is.
- true-note-wrong-goal | The bee hummingbird is found in Cuba, where a female usually lays two eggs. | The number of eggs is small, but the goal is about the size of the bird, which is not mentioned.
- says-more-than-the-notes | The bee hummingbird is so small that one could sit on the head of a pin. | It certainly stresses smallness, but no note says that the bird would fit on the head of a pin.
> Synthesis. Which notes are about size?
! Two notes are about size: “It is the smallest bird in the world,” and “It weighs less than a penny.”
## 102 Low -0.9
While researching a topic, a student has taken the following notes:
* Engineers often take ideas from nature.
* A fast train in Japan used to make a loud boom when it left a tunnel.
* The kingfisher dives into water with hardly a splash.
* Engineers gave the train a nose shaped like a kingfisher’s beak.
* The new train, which began to run in 1997, was quieter.
? The student wants to give a specific example of an idea taken from nature. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= A fast train was made quieter by a nose shaped like a kingfisher’s beak.
- overview-for-detail | Nature has given engineers many ideas, and some of these have helped to solve hard problems. | The sentence speaks of “many ideas” in general; a specific example would have to name one.
- says-more-than-the-notes | In Japan a fast train was made quieter by wings shaped like those of a kingfisher. | It has the form of an example, but the notes speak of a nose shaped like the bird’s beak; the train has no wings.
- goal-half-met | Engineers gave a fast train in Japan a new nose, and it made less noise. | One idea is named, but the sentence leaves out the bird, so the reader cannot see that it came from nature.
> Synthesis. Checklist: one idea, and the thing in nature that it came from.
! The example is that engineers gave the train “a nose shaped like a kingfisher’s beak,” so that it “was quieter.”
## 103 Low -0.8
While researching a topic, a student has taken the following notes:
* The saxophone is named after Adolphe Sax, who invented it.
* The sousaphone is named after the bandleader John Philip Sousa, who asked for it.
* The theremin is named after its inventor, Leon Theremin.
* It is played without being touched.
* The Moog synthesizer is named after its inventor, Robert Moog.
? The student wants to make a generalization about how some musical instruments got their names. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Some instruments are named after the people who invented them or asked for them.
- detail-for-overview | The saxophone is named after Adolphe Sax, the person who invented it. | How the saxophone got its name is true to the notes, but a generalization has to speak of the whole group and not of one.
- detail-for-overview | The theremin, which is named after its inventor, is played without being touched. | The theremin and the odd way to play it are described, but nothing is said about the names of the others.
- says-more-than-the-notes | Most instruments in use today are named after the people who first played them. | It is general enough, but the notes name four instruments, not most, and do not say who played them first.
> Synthesis. A generalization speaks of the whole group. What do the four names have in common?
! Each note about a name points to a person: one “who invented it,” one “who asked for it,” and two more inventors. The right choice says so of the group.
## 104 Low -1.0
While researching a topic, a student has taken the following notes:
* Arica is a port on the coast of Chile.
* It gets less than 1 millimeter of rain in an average year.
* Mawsynram is a village in the hills of India.
* It gets about 11,900 millimeters of rain in an average year.
* Both places are studied by weather scientists.
? The student wants to contrast the amounts of rain in the two places. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= In an average year, Arica gets less than 1 millimeter of rain, but Mawsynram gets about 11,900.
- swaps-same-and-different | Arica, in Chile, and Mawsynram, in India, are alike in that weather scientists study both of them. | This tells what the two places share, and the goal asks for a contrast in their rain.
- true-note-wrong-goal | Arica is a port on the coast of Chile, while Mawsynram is a village in the hills of India. | It does contrast the places, but by where they lie and what they are; rain is not mentioned.
- says-more-than-the-notes | Arica gets about 11,900 millimeters of rain in an average year, but Mawsynram gets less than 1. | Both amounts are here, but they have changed places: according to the notes, Arica is the dry place and Mawsynram the wet one.
> Synthesis. Checklist: both places, and the amount of rain in each.
! The amounts are “less than 1 millimeter of rain” in Arica and “about 11,900 millimeters of rain” in Mawsynram; only this choice gives both.
## 105 Low -0.9
While researching a topic, a student has taken the following notes:
* A haboob is a wall of dust pushed along by the wind of a thunderstorm.
* The word comes from Arabic.
* Haboobs are seen in Sudan and in Arizona.
* They may be more than a kilometer high.
* Drivers who see one coming should leave the road and stop.
? The student wants to explain what a haboob is to readers who do not know the word. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= A haboob is a wall of dust, at times over a kilometer high, pushed along by the wind of a thunderstorm.
- wrong-audience | Since a haboob can be so high, drivers in Arizona should leave the road and stop when one is coming. | It gives good advice, but to readers who know what a haboob is; others still cannot tell what is coming.
- says-more-than-the-notes | A haboob is a thunderstorm, at times over a kilometer high, that is pushed along by a wall of dust. | It is put as a definition, but it turns the note around: the haboob is the dust, and the wind of a thunderstorm pushes it.
- overview-for-detail | A haboob is a kind of weather that people may see in places such as Sudan and Arizona. | “A kind of weather” could be rain or snow; readers need to be told of the dust and the wind.
> Synthesis. Readers who do not know the word need a definition. Which note gives one?
! The first note is a definition: “a wall of dust pushed along by the wind of a thunderstorm.”
## 106 Low -0.8
While researching a topic, a student has taken the following notes:
* Venice, in Italy, and Amsterdam, in the Netherlands, are both known for their canals.
* Many old buildings in Venice stand on wooden poles driven into the mud.
* Many old buildings in Amsterdam stand on wooden poles driven into the sand.
* Venice was built on islands in a lagoon.
* Amsterdam grew up around a dam on a river.
? The student wants to emphasize a similarity in how the two cities were built. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= In both Venice and Amsterdam, many old buildings stand on wooden poles driven into the ground.
- swaps-same-and-different | Venice was built on islands in a lagoon, but Amsterdam grew up around a dam on a river. | It is about how the cities were built, but it shows a difference where a similarity is asked for.
- goal-half-met | Many of the old buildings in Venice, in Italy, stand on wooden poles driven into the mud. | The building method is here, but only one of the two cities, so no similarity can be seen.
- says-more-than-the-notes | Venice and Amsterdam were both built on islands in a shallow lagoon. | It claims a similarity, but the notes say this of Venice only; Amsterdam grew up around a dam on a river.
> Synthesis. Checklist: both cities, and one way of building that the notes give for both.
! The notes say of both cities that “Many old buildings” there “stand on wooden poles driven into” the ground, into “the mud” or “the sand.”
## 107 Low -1.1
While researching a topic, a student has taken the following notes:
* Percy Spencer was an engineer who worked on radar.
* In 1945 he was standing near a radar tube when a candy bar melted in his pocket.
* This gave him the idea of cooking with microwaves.
* The first microwave ovens were sold in 1947.
* They were about as tall as a refrigerator.
? The student wants to tell what gave Spencer the idea of cooking with microwaves. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= Spencer got the idea when a candy bar melted in his pocket near a radar tube.
- true-note-wrong-goal | Percy Spencer, who was working on radar in 1945, was an engineer by profession. | His work is the background of the story, but the sentence does not tell what gave him the idea.
- true-note-wrong-goal | The first microwave ovens, which were as tall as a refrigerator, were sold in 1947. | This tells what came of the idea two years later and not what led to it.
- says-more-than-the-notes | When popcorn began to pop in a bag that he was holding, Spencer got the idea. | It does tell what gave him an idea, but the notes speak of a candy bar and say nothing about popcorn.
> Synthesis. Look for the words “gave him the idea” and read the note before them.
! The note says that “a candy bar melted in his pocket” and the next one that “This gave him the idea.”
## 108 Low -1.0
While researching a topic, a student has taken the following notes:
* In 2008 a flute was found in a cave in southern Germany.
* It is made from the wing bone of a vulture.
* It has five finger holes.
* It is at least 35,000 years old.
* Very few musical instruments of that age are known.
? The student wants to emphasize the age of the flute. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= The flute is at least 35,000 years old, and very few instruments of that age are known.
- true-note-wrong-goal | The flute is made from the wing bone of a vulture and has five finger holes. | This describes how the flute was made and what it looks like, but its age is left out.
- true-note-wrong-goal | The flute was found in a cave in southern Germany during the year 2008. | A year is given, but it is the year of the find; it does not tell how old the flute is.
- says-more-than-the-notes | The flute is older than every other object that has ever been made by human hands. | It stresses age, but the notes compare the flute only with instruments, and they do not call it the oldest of anything.
> Synthesis. Which notes are about how old the flute is?
! The age is in two notes: the flute “is at least 35,000 years old,” and “Very few musical instruments of that age are known.”
## 109 Low -0.8
While researching a topic, a student has taken the following notes:
* Vultures eat animals that have died.
* Acid in their stomachs kills dangerous germs in the meat.
* In this way, vultures keep diseases from spreading to people.
* Some vultures find dead animals by smell.
* Several kinds of vultures are in danger of dying out.
? The student wants to explain how vultures protect the health of people. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= By eating dead animals and killing the germs in them, vultures keep diseases from spreading.
- true-note-wrong-goal | Vultures find dead animals, some of them by smell, and several kinds of vultures are in danger of dying out. | Two true facts are joined here, but neither has to do with the health of people.
- overview-for-detail | Vultures do a great service to the health of people who live in the same places. | It praises the birds in general, but the goal asks how they protect health, and no way is named.
- says-more-than-the-notes | By hunting rats and mice, vultures keep diseases from spreading to people. | It tells how, as the goal asks, but the notes say that vultures eat dead animals; nothing is said of rats and mice.
> Synthesis. “How” asks for the way. Start from the note with “In this way” and look back.
! Vultures “eat animals that have died,” and acid “kills dangerous germs in the meat”; in this way they “keep diseases from spreading to people.”
## 110 Low -0.9
While researching a topic, a student has taken the following notes:
* The first soccer World Cup for men was held in 1930.
* Thirteen teams took part.
* All of its games were played in one city.
* In 1998 there were 32 teams.
* In 2026 there were 48 teams, and the games were played in three countries.
? The student wants to show, by means of numbers, how the World Cup has grown since it began. Which choice most effectively uses relevant information from the notes to accomplish this goal?
= The first World Cup, in 1930, had thirteen teams, while that of 2026 had 48.
- goal-half-met | In 2026 the games of the World Cup were played by 48 teams and in three countries. | These numbers belong to one year only; without those of the beginning, no growth can be seen.
- overview-for-detail | The World Cup has become a far larger event than it was when it was held for the first time. | Growth is claimed, but the goal asks to show it by numbers, and the sentence gives none.
- says-more-than-the-notes | Thirteen teams took part in the first World Cup, in 1930, and by 1998 there were already 48. | Two numbers are set side by side, as they should be, but the notes give 32 teams for 1998; there were 48 in 2026.
> Synthesis. Checklist: a number from the beginning and a number from later.
! Growth shows when the first number, “Thirteen teams took part,” is set beside a later one, “In 2026 there were 48 teams.”
`
