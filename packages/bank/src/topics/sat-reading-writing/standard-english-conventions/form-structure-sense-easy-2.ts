import { questions } from '../marked.ts'

export const formStructureSenseEasy2 = questions('form-structure-sense')`
## 133 Low -1.1
Before a concert begins, the oboe plays one long note. All of the other ______ in the orchestra are then tuned to it, because the sound of an oboe is steady and easy to hear.
= instruments
- possessive-for-plural | instrument’s | “Instrument’s” is the form for one instrument that owns something, but “All of the other” speaks of many, and nothing is owned.
- possessive-for-plural | instruments’ | “Instruments’” with its last apostrophe would show that many instruments own something, and no owned thing follows.
- counts-one-as-many | instrument | “All of the other” and “are” speak of many, so the singular “instrument” does not fit.
> Plural or possessive. Does the next word name a thing that belongs to the noun?
! The words “in the orchestra” name no thing that is owned, so a plain plural is needed after “All of the other”: <i>instruments</i>.
## 134 Low -0.9
A flash of lightning, like the little sparks that jump from wool blankets, ______ when electric charges have built up in one place and suddenly leap to another.
= happens
- agrees-with-nearest-noun | happen | “Happen” goes with “blankets” and “sparks,” which are plural, but it is “A flash” that is the subject.
- agrees-with-nearest-noun | have happened | “Have” is plural like the blankets beside it, and the subject, “A flash of lightning,” is singular.
- fragment-by-participle | happening | “Happening” leaves “A flash of lightning” without a full verb; the other verbs belong to smaller clauses.
> Agreement. Strike out the words between the commas.
! The subject is “A flash of lightning,” and the comparison between the commas does not count; <i>flash</i> is singular, so the verb is <i>happens</i>.
## 135 Low -1.0
The first telegraph cable across the Atlantic Ocean, finished in 1858, ______ working after only a few weeks. A stronger one was laid eight years later, and it lasted.
= stopped
- second-subject | it stopped | The sentence has its subject, “The first telegraph cable”; “it” names the cable again and leaves the first subject without a verb.
- fragment-by-participle | stopping | “Stopping” is an -ing form, and with it the sentence about the first cable has no full verb.
- fragment-by-participle | to stop | “To stop” is an infinitive, which cannot tell what the cable did; a full verb is needed.
> Full verb. Strike out “finished in 1858” and see what the subject still needs.
! “The first telegraph cable across the Atlantic Ocean” is the subject and needs one full verb in the past: <i>stopped</i>.
## 136 Low -1.3
Today the town library lends drills, ladders, cake pans, and even fishing rods. When it opened in 1902, however, it ______ nothing but books, and only to adults.
= lent
- tense-shift | lends | “Lends” is right for the first sentence, which is about today, but this one tells of 1902.
- perfect-for-past | has lent | “Has lent” reaches up to the present, and the first sentence shows that the library no longer lends only books.
- tense-shift | will lend | “Will lend” looks to the future, but the sentence looks back to the day when the library opened.
> Tense. Which words in this sentence tell the time?
! “When it opened in 1902” sets the time in the past, so the verb is <i>lent</i>.
## 137 Low -1.0
In 1914 the Ford Motor Company more than doubled the pay of most of ______ workers, to five dollars a day. The news brought thousands of people to the gates in search of a job.
= its
- pronoun-wrong-number | their | Many people work there, but the pronoun stands for “the Ford Motor Company,” which is one company.
- its-it-s | it’s | “It’s” is short for “it is,” and “most of it is workers” makes no sense here.
- its-it-s | its’ | There is no such form as “its’”: the possessive of “it” is written without an apostrophe, although nouns such as “workers’” have one.
> Pronoun. Whose workers are they? Count the owner.
! The workers are those of “the Ford Motor Company,” a single company, so the possessive is <i>its</i>.
## 138 Low -1.0
Covered with thick white fur, ______ In summer the white coat is replaced by a brown or gray one, which matches the bare ground just as well.
= the arctic fox can hardly be seen in the snow.
- dangling-modifier | snow makes the arctic fox hard to see. | The first noun after the comma is “snow,” and it is not the snow that is covered with fur.
- dangling-modifier | enemies can hardly see the arctic fox in the snow. | The opening words now describe the “enemies,” although it is the fox that has the thick white fur.
- modifier-there-is | there is hardly a way to see the arctic fox in the snow. | After the comma stands “there is,” which names nothing that could be covered with fur.
> Modifier. What is covered with fur? That animal must follow the comma.
! “Covered with thick white fur” describes an animal, so <i>the arctic fox</i> must be the first noun after the comma.
## 139 Low -0.9
Before they built an airplane with an engine, Orville and Wilbur Wright made hundreds of flights without one. The two ______ were tested over sandy hills in North Carolina.
= brothers’ gliders
- plural-for-possessive | brothers gliders | The gliders belong to the brothers, but without an apostrophe nothing shows that they are the owners.
- wrong-owner-number | brother’s gliders | The apostrophe before the s makes one brother the owner, but the text says “The two.”
- possessive-for-plural | brothers’ glider’s | The first word is right, but nothing belongs to the gliders, so the second word takes no apostrophe.
> Possessive. How many owners are there, and does anything belong to the gliders?
! “Orville and Wilbur Wright” are two owners, so the apostrophe follows the plural: <i>brothers’</i>; the things that “were tested over sandy hills” are a plain plural.
## 140 Low -1.0
Many of the words in an English dictionary ______ from French. For about three hundred years after 1066, French was the language of the court in England, and the two languages mixed.
= have come
- agrees-with-nearest-noun | comes | “Comes” goes with “dictionary,” the singular noun beside the blank, but the subject is “Many of the words.”
- agrees-with-nearest-noun | has come | “Has” is singular like “dictionary”; “Many of the words” is plural and does not take it.
- fragment-by-participle | coming | With “coming” the sentence has no full verb, and “Many of the words” is left without anything said of it.
> Agreement. Find the word that tells how many, and strike out “in an English dictionary.”
! The subject is “Many of the words,” which is plural; the dictionary only tells where they stand. The verb is <i>have come</i>.
## 141 Low -1.2
When the lights in the theater went out, the actors did not stop. They ______ two candles from the dinner table on the stage, lit them, and finished the play.
= took
- tense-shift | take | “Take” is in the present, but the story is told in the past: “went out,” “lit,” “finished.”
- perfect-for-past | have taken | “Have taken” would tie the action to now, but it belongs to an evening that is told as past and over.
- fragment-by-participle | taking | “They taking” has no full verb for its subject, and the list of actions needs three of the same form.
> Tense. Look at the other verbs of the story.
! The other verbs, as in “the lights in the theater went out” and “finished the play,” are in the past, so this one is too: <i>took</i>.
## 142 Low -0.8
Everybody in the two villages ______ about the great flood of 1953. Children who were born long after it can point to the mark on the church wall that shows how high the water rose.
= knows
- agrees-with-nearest-noun | know | “Know” goes with “villages,” the plural noun beside the blank, but “Everybody” is the subject and is singular.
- agrees-with-nearest-noun | are knowing | “Are knowing” has the plural verb that fits “villages” beside it; “Everybody” takes a singular one.
- fragment-by-participle | knowing | “Knowing” alone gives “Everybody” no full verb, so the first sentence would not be complete.
> Agreement. Strike out “in the two villages” and read the subject with each verb.
! The subject is <i>everybody</i>, which is singular; the words “in the two villages” only say where these people live. The verb is <i>knows</i>.
## 143 Low -1.1
To find out how fast a glacier moves, scientists ______ a row of stakes into the ice. Months later they come back and check how far the stakes have traveled.
= drive
- counts-one-as-many | drives | “Drives” would need one scientist as its subject, but the word is “scientists,” a plural.
- fragment-by-participle | driving | “Driving” is no full verb, so the sentence would not say what the scientists do.
- fragment-by-participle | to drive | The sentence already opens with “To find out”; a second infinitive, “to drive,” leaves the scientists without a full verb.
> Full verb. What do the scientists do? Their verb must be able to stand alone.
! The subject, <i>scientists</i>, is plural and needs a full verb in the present, as in “they come back and check”: <i>drive</i>.
## 144 Low -1.1
A cast-iron pan should not be thrown away just because ______ rusty. Rub it with salt, wash it, dry it well, and coat it with a thin layer of oil.
= it’s
- its-it-s | its | “Its” shows an owner, as in “its handle,” and after “because” there would be no verb at all.
- its-it-s | its’ | There is no such word as “its’” with an apostrophe at the end, whatever is meant by it.
- pronoun-wrong-number | they’re | “They’re” contains the verb that is needed, but “they” is plural, and there is only one pan.
> Pronoun. Put the long form, “it is” or “they are,” into the blank.
! The words mean <i>it is rusty</i>, said of “A cast-iron pan,” a single thing, so the short form is <i>it’s</i>.
`
