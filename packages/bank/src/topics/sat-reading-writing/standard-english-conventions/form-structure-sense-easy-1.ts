import { questions } from '../marked.ts'

export const formStructureSenseEasy1 = questions('form-structure-sense')`
## 121 Low -1.2
The leaves of the giant water lily ______ to a width of as much as three meters. A rim along the edge and stiff ribs underneath make each leaf strong enough to hold a small child.
= grow
- agrees-with-nearest-noun | grows | “Grows” fits “the giant water lily,” the noun right before the blank, but the subject is “The leaves,” a plural.
- agrees-with-nearest-noun | has grown | “Has” goes with the single lily that stands beside the blank; the subject, “The leaves,” is plural and takes no “has.”
- fragment-by-participle | growing | An -ing form alone is no full verb, so “The leaves” would be left without anything that they do.
> Agreement. Strike out “of the giant water lily” and read what is left.
! The subject is “The leaves of the giant water lily,” and its head, <i>leaves</i>, is plural, so the verb is <i>grow</i>.
## 122 Low -1.3
In 1783 the Montgolfier brothers sent up a hot-air balloon with a sheep, a duck, and a rooster on board. The animals ______ safely after a flight of about eight minutes.
= landed
- tense-shift | land | “In 1783” and “sent up” tell of the past, and “land” jumps to the present in the middle of the story.
- perfect-for-past | have landed | “Have landed” reaches up to now, but this flight was over more than two hundred years ago, “In 1783.”
- fragment-by-participle | landing | The sentence has no other verb, and an -ing form cannot be the full verb for “The animals.”
> Tense. Find the year and the verb of the first sentence.
! The story is set “In 1783” and told in the past (“the Montgolfier brothers sent up a hot-air balloon”), so the verb is <i>landed</i>.
## 123 Low -1.2
The kangaroo rat of the American desert may go through life without taking a single drink. It gets the water that it needs from ______ food, which is mostly dry seeds.
= its
- its-it-s | it’s | “It’s” looks like a possessive but means “it is,” and “from it is food” makes no sense.
- its-it-s | its’ | An apostrophe after the s may look like that of a plural owner, but no word “its’” exists in English.
- pronoun-wrong-number | their | “Their” is plural, but the food is that of “The kangaroo rat,” a single animal called “it” just before.
> Pronoun. Whose food is it? Read the long form of each short one aloud.
! The owner is “The kangaroo rat of the American desert,” one animal, and the possessive of <i>it</i> has no apostrophe: <i>its</i>.
## 124 Low -1.1
Deep in the earth, heat and pressure ______ soft limestone into marble. Sculptors have prized this hard, shining stone since ancient times, and many famous statues are carved from it.
= turn
- counts-one-as-many | turns | “Turns” would fit one subject, but “heat and pressure” are two things joined by “and” and take a plural verb.
- counts-one-as-many | has turned | “Has” is a singular form, and the two nouns “heat and pressure” together are plural.
- fragment-by-participle | turning | With “turning” the sentence has no full verb, and we are not told what heat and pressure do.
> Agreement. How many things are named before the blank?
! The subject, “heat and pressure,” has two parts joined by <i>and</i>, so the verb is plural: <i>turn</i>.
## 125 Low -1.0
A mother sea turtle crawls up the beach at night and buries about a hundred eggs in the sand. The ______ then over: she swims away and never meets her young.
= turtle’s work is
- plural-for-possessive | turtles work is | “Turtles” is only a plural, but the work belongs to the turtle, and an apostrophe is needed to show it.
- wrong-owner-number | turtles’ work is | The apostrophe after the s makes many turtles the owners, but the text tells of “A mother sea turtle,” who is one.
- counts-one-as-many | turtle’s work are | The apostrophe is right, but “are” treats the work as plural, and “work” is singular.
> Possessive. Whose work is over? Count the owners first.
! The work is that of “A mother sea turtle,” a single animal that “swims away and never meets her young”: one owner, <i>turtle’s</i>, and one thing, <i>work is</i>.
## 126 Low -1.0
Flying over the mountains at night, ______ Each light, she knew, was a village where nearly everyone was asleep, and she tried to guess the villages’ names from the map on her knees.
= the pilot saw only a few lights far below.
- dangling-modifier | only a few lights were seen by the pilot. | The noun right after the comma is “lights,” so the sentence says that the lights were flying over the mountains.
- dangling-modifier | the villages showed only a few lights. | “The villages” come first after the comma, and villages do not fly over mountains; the one who does is missing.
- modifier-there-is | there were only a few lights for the pilot to see. | “There were” names nobody, so the words “Flying over the mountains” have no one to describe.
> Modifier. Who is flying? That person must come right after the comma.
! “Flying over the mountains at night” describes a person, the “she” of the next sentence, so <i>the pilot</i> must follow the comma.
## 127 Low -0.9
The Great Wall of China, parts of which are more than two thousand years old, ______ not a single wall. It is a whole family of walls, built by different rulers at different times.
= is
- agrees-with-nearest-noun | are | “Are” goes with “parts” and “years,” the plural nouns between the commas, but the subject is “The Great Wall.”
- fragment-by-participle | being | “Being” is no full verb, so “The Great Wall of China” would be left without one.
- fragment-by-participle | to be | “To be” is an infinitive and cannot be the main verb; the only full verb, “are,” belongs to the words between the commas.
> Agreement. Strike out everything between the two commas and read what is left.
! Without the words between the commas, “The Great Wall of China” is a singular subject that needs a full verb: <i>is</i>, as in “It is a whole family of walls.”
## 128 Low -1.2
Once every seventeen years, millions of cicadas ______ out of the ground in parts of the eastern United States. They sing for a few weeks, lay their eggs, and die.
= come
- counts-one-as-many | comes | “Comes” is the form for one insect, but the subject here, “millions of cicadas,” is plural.
- tense-shift | came | “Once every seventeen years” tells of what happens again and again, in the present of “sing,” “lay,” and “die.”
- fragment-by-participle | coming | An -ing form cannot stand alone as the verb of “millions of cicadas,” and no other verb is in the sentence.
> Agreement and tense. Count the subject, then look at the verbs of the next sentence.
! The subject is “millions of cicadas,” a plural, and the next sentence, “They sing for a few weeks,” is in the present: <i>come</i>.
## 129 Low -1.0
Riders of the Pony Express had to change horses every ten to fifteen miles. At each station ______ a fresh horse waiting, already saddled, so that the mail lost only a minute or two.
= there was
- its-it-s | their was | “Their” sounds like the right word but shows who owns something, and no owned thing follows it.
- its-it-s | they’re was | “They’re” sounds like the right word but means “they are,” and “they are was” makes no sense.
- counts-one-as-many | there were | “There” is right, but “were” is plural, and what was waiting at each station is “a fresh horse,” only one.
> Words that sound alike. Is something owned, or does something simply exist? Then count it.
! The sentence only says that “a fresh horse” stood “waiting, already saddled,” so it opens with <i>there</i>; one horse takes <i>was</i>.
## 130 Low -0.9
Each of the shop’s hundred wooden drawers ______ a label painted by hand. Under the paint, in faded ink, are the names of herbs that nobody has asked for in a century.
= has
- agrees-with-nearest-noun | have | “Have” goes with “drawers,” the plural noun beside the blank, but the subject is “Each,” which is singular.
- agrees-with-nearest-noun | are having | “Are having” makes the verb plural like “drawers”; the subject, “Each,” takes a singular one.
- fragment-by-participle | having | “Having” is an -ing form and no full verb, so the first sentence would be left without any.
> Agreement. Strike out the “of” phrase and read the subject that is left.
! The subject of the sentence is “Each,” and “of the shop’s hundred wooden drawers” only describes it; <i>each</i> is singular, so the verb is <i>has</i>.
## 131 Low -0.9
A young crab that loses a leg in a fight has not lost it for good. The next time ______ its shell, a small new leg appears, and with each new shell the leg is larger.
= it sheds
- pronoun-wrong-number | they shed | “They” is plural, but the animal is “A young crab,” just one, and “its shell” is singular too.
- tense-shift | it shed | “It shed” is a past form, but the text tells what always happens: a new leg “appears.”
- fragment-by-participle | it shedding | After “The next time,” a full verb is needed, and “shedding” is none by itself.
> Pronoun and tense. Count the animal, and look at the other verbs.
! The animal is “A young crab that loses a leg in a fight,” singular and in the present, so it is <i>it sheds</i>.
## 132 Low -0.8
Since 1990 the Hubble Space Telescope ______ around Earth, high above the clouds and the dust. Its pictures have taught astronomers a great deal about how stars are born.
= has traveled
- tense-shift | travels | The telescope is still up there, but “Since 1990” counts from the past up to now, and the plain present cannot do that.
- counts-one-as-many | have traveled | The tense is right, but “have” is a plural form, and “the Hubble Space Telescope” is one thing.
- tense-shift | will travel | “Will travel” points only to the future, but the time that “Since 1990” names begins in the past.
> Tense. What stretch of time does “Since 1990” name?
! “Since 1990” reaches from a past year up to now, like “have taught astronomers a great deal”; one telescope takes <i>has traveled</i>.
`
