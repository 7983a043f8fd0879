import { questions } from '../marked.ts'

export const wordsInContext7 = questions('words-in-context')`
## 111 Medium 0.1
The museum’s guide says that the ship’s figurehead was carved in 1790. The paint, however, contains zinc white, a pigment that was not sold until decades later. Unless the figure was repainted, curator Dele Oyin reasons, the date in the guide must be ______, for no carver can use a paint that does not exist.
= erroneous
- fits-blank-not-clue | approximate | A date that is off by decades is more than rough; by Oyin’s reasoning, the year given cannot be right.
- topic-word-wrong-logic | antique | The figurehead is old, but the sentence judges the date in the guide, which a later pigment contradicts.
- sounds-right-wrong-charge | scandalous | A wrong label may embarrass a museum, but Oyin reasons calmly about pigments and raises no outcry.
> Words in context. The clause with “for” gives the reason; say what it shows about the date.
! The paint holds a pigment “that was not sold until decades later,” and “no carver can use a paint that does not exist,” so the date must be wrong: erroneous.
## 112 Medium 0.3
Running shoes are sold as a protection against injury. Yet runners who switched from thin soles to thick ones have sometimes been found to strike the ground harder than before, as though the cushion gave them leave to. The extra padding, in such cases, does not remove the danger; it merely ______ the runner’s sense of it.
= dulls
- fits-blank-not-clue | delays | A cushion might put off an injury, but the sentence is about the runner’s “sense” of danger, which becomes weaker, not later.
- opposite-of-clue | sharpens | If the shoe sharpened the sense of danger, runners would tread more softly, and they “strike the ground harder.”
- topic-word-wrong-logic | outpaces | Running suggests the verb, but padding does not run ahead of a feeling; it covers the feeling up.
> Words in context. Runners in thick soles strike harder; what must have happened to their feeling for danger?
! The runners “strike the ground harder than before, as though the cushion gave them leave to”: they feel the danger less, so the padding dulls their sense of it.
## 113 High 1.1
The lichen on the temple walls was scrubbed off in the 1960s to protect the stone. Within twenty years the bare surfaces had begun to crumble, while patches that the workers had missed stayed sound. The lichen, it appears, had been sealing the pores against rain. A remedy meant to save the carvings had, in the end, ______ their decay.
= abetted
- fits-blank-not-clue | revealed | The crumbling did come to light after the scrubbing, but the lichen “had been sealing” the stone: its removal helped decay along.
- opposite-of-clue | arrested | To arrest decay is what the remedy was “meant” to do; the last sentence tells what it did “in the end.”
- topic-word-wrong-logic | scoured | Workers scoured the walls, not the decay; what happened to decay is that it was given help.
> Words in context. The remedy was “meant to save” but did the reverse; choose the verb for helping something bad along.
! Without the lichen, which “had been sealing the pores against rain,” the stone crumbled; the remedy helped decay, that is, abetted it.
## 114 High 1.3
Some readers take the title of Oona Malik’s essay collection, <em>Small Repairs</em>, as a confession of limited aims. The essays do begin small, with a zipper, a hinge, a tooth. One of them spends four pages on the way to darn a sock. But by the last page each has arrived at war, or inheritance, or God. The modesty of the title is ______, a door made low so that visitors will bow as they enter.
= strategic
- opposite-of-clue | genuine | The essays really do start small, but a door “made low so that visitors will bow” is a plan, and a genuine modesty has none.
- sounds-right-wrong-charge | hypocritical | The title holds something back, but the image of the low door shows a plan for readers, not a false virtue.
- topic-word-wrong-logic | architectural | Doors belong to buildings, but the low door is only an image; the blank describes why the title is modest.
> Words in context. The image of the low door explains the blank: it was made so for an effect.
! The title is like “a door made low so that visitors will bow as they enter”: made modest on purpose, with an aim in view, or strategic.
## 115 High 1.6
The ambassador’s dispatches were long admired for their prophecies: again and again he had written that unrest was near, and unrest had come. A street in the capital is named after him, and young envoys were for a long time given his letters to read, as examples of what close attention can foresee. Historian Pilar Ocampo counted the warnings. He had sent one every month for eleven years. Foresight so ______, she observes, is indistinguishable from a calendar.
= indiscriminate
- fits-blank-not-clue | accurate | Unrest did come after some of the warnings, but the joke about a calendar is that he warned every single month.
- sounds-right-wrong-charge | treacherous | Warnings of unrest sound dark, but nobody is betrayed; the joke about a calendar is only that he warned every month.
- topic-word-wrong-logic | diplomatic | An ambassador is diplomatic, but the comparison with a calendar concerns how often he warned, not how tactfully.
> Words in context. What about his foresight makes it like a calendar? He did not choose his moments.
! He sent a warning “every month for eleven years”: foresight that does not pick its moments is indiscriminate.
## 116 High 1.0
Frescoes are painted on wet plaster, which dries within hours. The painter must therefore divide a wall into patches, each small enough to finish in a day, and lay fresh plaster for one patch at a time. What dried before it was painted was cut away again. The seams between the patches can still be seen. To a trained eye, the most solemn of ceilings thus contains a ______ record: how fast the painter worked, and when he was tired.
= mundane
- fits-blank-not-clue | religious | The ceiling is a religious one, as “solemn” suggests, but what it records, speed and tiredness, belongs to the working day.
- opposite-of-clue | majestic | A majestic record would match the solemn ceiling; speed and tiredness are the everyday side of the work.
- sounds-right-wrong-charge | shameful | A tired painter is no disgrace; the details are plain facts of a working day, not something to hide.
> Words in context. The colon lists what is recorded (speed, tiredness), and “most solemn” sets up the contrast.
! The “most solemn of ceilings” tells “how fast the painter worked, and when he was tired”: ordinary, earthly matters, or a mundane record.
## 117 High 1.4
Ecologist Rosa Tikhonova used to speak of “the” balance of nature. She no longer does. Her notebooks, she says, have cured her of it. The lake she has studied for thirty years has been clear, then green, then clear again, and each state, once reached, has kept itself going for a decade. There was no single point to which the lake returned. Balance, she now says, is not a place but a truce, and truces are ______.
= provisional
- fits-blank-not-clue | peaceful | A truce does bring peace, but the lesson of the lake is that each state lasts only for a time.
- opposite-of-clue | perpetual | Nothing in the lake lasted forever; each state gave way to another after “a decade.”
- topic-word-wrong-logic | negotiated | Armies negotiate truces, but lakes do not, and the point of the image is how long such a state holds.
> Words in context. Apply what the lake did (one state for a decade, then another) to the image of the truce.
! Each state “has kept itself going for a decade” and then changed; a thing that holds only until further notice is provisional.
## 118 Medium 0.4
Cooks in the region salt their eggplants before frying them, and most will tell you that this draws out bitterness. Tests with tasters have not borne this out: today’s varieties are hardly bitter to begin with. Growers have been selecting milder plants for a century, and of two dishes set before them, one salted and one not, tasters called neither of them the more bitter. The habit is nonetheless ______, for salted slices soak up far less oil.
= sensible
- fits-blank-not-clue | perceptible | A habit can be perceptible, and “sensible” once meant that, but “nonetheless” defends the habit here, and the defense is that it works.
- fits-blank-not-clue | traditional | The habit is surely old, but “nonetheless … for” announces a good reason, and saving oil is a reason, not a tradition.
- opposite-of-clue | pointless | The tests might make the habit look pointless, but “nonetheless” turns against them and praises it.
> Words in context. “Nonetheless” turns against the tests, and “for” gives a reason in favor of the habit.
! Although the reason that cooks give fails, “salted slices soak up far less oil”; a habit with a good reason is sensible.
## 119 Medium -0.2
Before 1883, most towns in the United States kept their own time, set by the sun at noon. A traveler going west by train might have to reset a watch dozens of times. The railroads finally agreed on a few broad zones. Within each of them the clocks of neighboring towns, which had differed by a few minutes, were now ______.
= synchronized
- fits-blank-not-clue | simplified | Travel became simpler, but the blank describes clocks that used to differ “by a few minutes” and no longer did.
- topic-word-wrong-logic | wound | Clocks of that time had to be wound, but winding them would not remove the difference between towns.
- opposite-of-clue | scattered | The zones brought towns into agreement, so their clocks were drawn together rather than spread apart.
> Words in context. The clocks “had differed by a few minutes”; say what happened to that difference.
! The clocks “which had differed by a few minutes” were made to agree: synchronized.
## 120 Low -0.8
Octopuses can squeeze through any gap that is larger than their beak, the only hard part of their bodies. Keepers at aquariums learn to respect this skill. A lid that leaves an opening the width of a coin is no ______ to an animal that weighs as much as a dog.
= obstacle
- fits-blank-not-clue | surprise | The opening may not surprise an octopus, but the text is about what can stop it, and a narrow gap cannot.
- topic-word-wrong-logic | ornament | Aquariums are decorated, but a lid is there to keep the animal in, and it fails to do so.
- opposite-of-clue | passage | For an octopus the gap is exactly a passage; after “no,” the sentence needs the thing that it is not.
> Words in context. Mind the “no”: the lid fails to be something. What is a lid for?
! An octopus “can squeeze through any gap that is larger than their beak,” so the lid does not stop it: it is no obstacle.
## 121 High 1.2
In the archive of a Lisbon convent, musicologist Teresa Vaz found forty songs without a composer’s name. Each fills a single page and breaks off without a signature. Similar collections have been attributed to famous men on the strength of a few familiar phrases. Vaz declines to do so. Phrases were borrowed freely in the period, she points out, and to name an author on such grounds would be ______: an assertion where only a question is justified.
= presumptuous
- fits-blank-not-clue | generous | Naming a famous man may seem a gift to the songs, but Vaz’s objection is that one would be claiming too much.
- topic-word-wrong-logic | anonymous | The songs have no name on them, but it is the act of naming an author that is judged here.
- opposite-of-clue | hesitant | Hesitating is what Vaz does, and naming an author would be the bold act that she avoids.
> Words in context. The colon restates the blank: asserting where one may only ask.
! It would be “an assertion where only a question is justified”; claiming more than one has a right to is presumptuous.
## 122 High 1.5
Judge Okoro’s opinions are taught in law schools for what they leave out. Where others pile up precedents, she names one. Where others warn of consequences, she states the rule and stops. Her prose has been called cold, but those who have tried to shorten it find that no word can go. It is not cold, they say; it is ______.
= economical
- near-word | inexpensive | Economical goods cost little, and so the two words touch, but prose from which “no word can go” is not cheap.
- fits-blank-not-clue | severe | Her style is strict, which is near to cold; the reply, however, rests on there being no word too many.
- topic-word-wrong-logic | judicial | The opinions are a judge’s, and so judicial in any case; the blank must answer the charge of coldness.
> Words in context. The test is that nobody can shorten her prose; name prose that wastes no word.
! Those who tried to shorten her prose “find that no word can go”; prose without waste is economical.
## 123 High 1.7
It is sometimes said that the invention of the stirrup, by letting riders fight from the saddle, brought about the whole order of knights, castles, and vassals. One cause, on this view, remade a society from the field upward. Few historians now accept so ______ an account. Stirrups were in use for centuries in regions where no such order arose, and where it did arise, inheritance law and harvests had as much to do with it as horses.
= reductive
- fits-blank-not-clue | dramatic | A stirrup that makes castles is a dramatic tale, but the objection is that it leaves out other causes, such as law and harvests.
- opposite-of-clue | intricate | An intricate account would name many causes; this one makes everything hang on the stirrup.
- topic-word-wrong-logic | chivalrous | Knights are chivalrous, but the blank describes an account by historians, which has one cause for everything.
> Words in context. The last sentence shows what is wrong with the account: it names one cause where there were several.
! The account makes the stirrup bring about “the whole order,” though “inheritance law and harvests had as much to do with it”; an account that is too simple is reductive.
## 124 High 1.2
The first photographs of the far side of the Moon, sent back by a Soviet probe in 1959, were so blurred that only a few dark patches could be made out. Mapmakers nevertheless named what they believed to be a mountain range. It stood on maps for some years. Later images showed no such thing. The “range,” it turned out, was an ______ of the camera and the radio link, and not a feature of the Moon at all.
= artifact
- near-word | antiquity | An artifact in a museum may be an antiquity, but here the word means a false trace left by an instrument.
- fits-blank-not-clue | improvement | The camera and the link did produce it, but nobody would call a false mountain range an improvement.
- topic-word-wrong-logic | eclipse | The Moon has eclipses, but a camera and a radio link cannot cause one, and no shadow is described.
> Words in context. The “range” was made by the instruments; find the word for a thing that is produced by the means of observing.
! The range was “not a feature of the Moon at all” but came from “the camera and the radio link”: a product of the method, or artifact.
## 125 High 1.0
~ The following text is from <em>Mr. Quillan’s Inheritance</em>, a novel in the manner of the 1830s written for Fourfold.
The lawyer, having wiped his spectacles, proceeded to the reading. To his nephew Barnaby the deceased left forty pounds and a piece of advice; to his niece Charlotte, the house. At this the company turned to observe how Barnaby would bear it. He bore it admirably. He even remarked that the advice was the handsomer legacy, since one need not keep it dusted.
? As used in the text, what does the word “handsomer” most nearly mean?
= More generous
- right-word-wrong-sense | Better-looking | Handsome mostly describes looks today, but advice has none; a handsome legacy is a large or liberal one.
- fits-blank-not-clue | More amusing | Barnaby’s remark is amusing, but the word he uses rates the gift; the wit lies in calling advice the larger one.
- fits-blank-not-clue | Cleaner | What need not be dusted may seem cleaner, yet a “legacy” beside “forty pounds” is measured by what it gives.
> Words in context, older prose. One speaks of a handsome sum or gift; test that sense in “the handsomer legacy.”
! Barnaby compares what was left to him and to others: “the advice was the handsomer legacy.” Of a gift, handsome means large or generous.
## 126 High 1.4
~ The following text is from <em>The Vicar of Long Averill</em>, a novel in the manner of the 1780s written for Fourfold.
I have ever held that a man’s temper is best tried by a slow horse and a quick wife, and being blessed with both I may speak with some authority. Last Tuesday, the beast stopping to consider a gate, my good lady observed that she could have walked to church, said her prayers, and forgiven me by this time; to which I made no answer, having learned when to leave a field in possession of the enemy.
? As used in the text, what does the word “tried” most nearly mean?
= Put to the test
- right-word-wrong-sense | Attempted once | To try can mean to attempt, but nobody attempts a temper; a slow horse shows how much temper a man has.
- right-word-wrong-sense | Judged in court | A trial in court also tests a man, yet no judge appears, only a horse and a wife who strain his patience.
- topic-word-wrong-logic | Made angry | Such things do provoke, but “best tried” praises the test; a temper can be tried and stay calm, as his does.
> Words in context, older prose. The horse and the wife show what his temper is made of; find the meaning that fits “best.”
! A man’s temper “is best tried by a slow horse and a quick wife”: such things put it to the test, and his silence shows that he passes.
## 127 Medium 0.3
~ The following text is from “The Understairs,” a story in the manner of the 1910s written for Fourfold.
Cook gave notice twice a year, at Easter and at Michaelmas, and twice a year she took it back. Mr. Penrose regarded the occasion much as he regarded the equinox: it brought a little wind, and then the season went on. He would fold his newspaper, descend to the kitchen, and say what was proper. It was thought a great attention in a gentleman of his years.
? As used in the text, what does the word “attention” most nearly mean?
= Courtesy
- right-word-wrong-sense | Concentration | Paying attention is today’s chief sense, but what is admired is that he goes down to the kitchen himself.
- fits-blank-not-clue | Effort | The stairs cost an old man some trouble, yet the word praises his polite regard for the cook.
- topic-word-wrong-logic | Announcement | The cook announces that she will leave, but the word describes what Mr. Penrose does.
> Words in context, older prose. His coming down to “say what was proper” is called an attention: judge the tone.
! He would go down and “say what was proper,” which was “thought a great attention in a gentleman”: a mark of regard, a courtesy.
## 128 High 1.3
~ The following text is from <em>The Painted Screen</em>, a play in the manner of the 1890s written for Fourfold.
LADY VANE: You were at the Harringtons’ on Thursday, I hear, and were charming to everybody.
CAPTAIN ROLLO: I was bored, Lady Vane. I am always charming when I am bored. It passes the time.
LADY VANE: Then I must suppose that you find my house delightful, for you have not said a civil word since tea.
CAPTAIN ROLLO: I never had the art of flattery in company that I valued.
? As used in the text, what does the word “company” most nearly mean?
= Society
- right-word-wrong-sense | Business | A company can be a business firm, but the captain speaks of the people among whom he spends an evening.
- right-word-wrong-sense | Military unit | A captain commands a company, a unit of soldiers, which makes the word tempting; but he talks of tea and flattery.
- opposite-of-clue | Privacy | The two may be talking in privacy, yet “company that I valued” means being with others, the opposite of being by oneself.
> Words in context, drama. The talk is of visits and houses; choose the sense that fits an evening among people.
! The captain speaks of being at the Harringtons’ and here, and “in company that I valued” means in the society of people whom he esteems.
## 129 Medium 0.4
The astronomer’s assistants were forbidden to discuss their readings with one another until all had been written down. Even at supper, when the three of them sat at one table after a long night, no figure was to be mentioned, and a slip cost a day’s pay. The rule was not a mark of distrust. Three observers who agree in advance can all be wrong together; only if their judgments are formed ______ does their agreement mean anything.
= independently
- fits-blank-not-clue | silently | They are not to talk, but silence alone is not the point: judgments must be free of one another for agreement to count.
- opposite-of-clue | collectively | Forming judgments together is what the rule forbids, because they “can all be wrong together.”
- topic-word-wrong-logic | nocturnally | Astronomers work at night, yet the hour has no bearing on what an agreement means.
> Words in context. The rule keeps observers from influencing one another; choose the adverb for that.
! Observers “who agree in advance can all be wrong together,” so each judgment must be formed apart from the others: independently.
## 130 High 1.5
Admirers of the reformer like to picture her as fearless. Her letters show someone who slept badly before every speech and twice begged friends to speak in her place. To say so is not to ______ her achievement. It is easy to cross a bridge that one does not notice; she noticed every plank.
= diminish
- fits-blank-not-clue | describe | Her fear is described, certainly, but the next sentences defend her: knowing of her fear does not make her deed smaller.
- opposite-of-clue | magnify | After “not,” this word would say that the letters do not make her greater, and the image of the bridge suggests that they do.
- topic-word-wrong-logic | publish | Letters may be published, but an achievement is not, and the image of the planks is about courage.
> Words in context. The last sentence argues that her fear makes the deed greater; so what is one not doing by mentioning it?
! Since “she noticed every plank,” crossing took more courage, not less; to speak of her fear is not to make the achievement smaller, or diminish it.
## 131 Medium 0.2
A medieval scribe copying a book would sometimes leave a note in the margin: the ink was thin, the hand was cold, the day was nearly over. Later readers scraped many such notes away as blemishes. Today they are treasured, since they offer what the solemn texts beside them do not, a ______ of the person holding the pen.
= glimpse
- fits-blank-not-clue | portrait | The notes do show a person, but a line about cold hands is far too brief to be called a portrait.
- topic-word-wrong-logic | signature | Pens make signatures, yet the notes tell of ink and weather and do not give the scribe’s name.
- sounds-right-wrong-charge | mockery | Nobody is being made fun of; readers today value the notes because they bring the scribe near.
> Words in context. How much of the person do such short notes show? Choose a word of that size.
! Short remarks such as “the hand was cold” let one see the scribe for a moment: a glimpse.
## 132 High 1.1
For years the lake’s fishers disputed the quota, each village accusing the others of taking more than its share. Inspectors were sent for, and went away again without having settled anything. In 2011 they agreed to land all fish at a single dock, where anyone could watch the scales. Catches did not fall at once. Quarrels did. What had ______ the fishers, it seems, was less the amount that others took than the impossibility of knowing it.
= divided
- fits-blank-not-clue | impoverished | The fishers may have earned too little, but it is “Quarrels” that ended when the scales could be seen.
- opposite-of-clue | united | An open dock brought them together; the blank names what not knowing had done before.
- topic-word-wrong-logic | weighed | Scales weigh fish, not fishers, and the sentence is about what set villages against one another.
> Words in context. Find what ended with the open dock; the blank is what had caused it.
! When all could see the catch, “Quarrels” fell; so what had set the fishers against one another, or divided them, was “the impossibility of knowing.”
## 133 High 1.8
The reviewer concedes that the biography is accurate. Its dates are right, its sources sound. But its subject laughed easily and was loved by children, and no reader would guess it; page follows page with the even tread of an inventory. In a life of so vivid a man, such ______ is itself a kind of error.
= sobriety
- fits-blank-not-clue | accuracy | The book is accurate, as conceded, but it is the dull evenness, like an inventory, that is called an error.
- opposite-of-clue | exuberance | An exuberant book would have caught the man who “laughed easily”; the reviewer misses exactly that and blames its opposite.
- sounds-right-wrong-charge | negligence | The biographer has been careful with dates and sources, so carelessness is not the charge.
> Words in context. The fault is a manner, not a mistake of fact: “the even tread of an inventory.”
! The book moves “with the even tread of an inventory” although the man “laughed easily”; such dry seriousness is sobriety.
## 134 Medium 0.5
Wind farms were expected to lower the value of nearby houses. In the coastal district that economist Sigrid Haug studied, prices did dip when a project was announced. Once the turbines had stood for three years, however, prices were back where they had been. The effect was real, Haug concludes, but ______.
= fleeting
- fits-blank-not-clue | mild | A dip may be small, but Haug’s evidence is about how long it lasted: after three years prices “were back.”
- opposite-of-clue | lasting | A lasting effect would still be there after three years, and prices had returned to where they were.
- topic-word-wrong-logic | airborne | Wind suggests the word, but an effect on prices does not fly, and the contrast is with “real.”
> Words in context. “Real … but” limits the effect; see what had become of it after three years.
! Prices “did dip” but later “were back where they had been”: the effect passed quickly, that is, it was fleeting.
## 135 High 1.3
Gardeners in dry regions have long planted beans under maize and squash under beans. The leaves of one crowd in among the stems of the others, and nothing stands alone. To a visitor used to straight rows the field looks neglected. In fact every plant has a task: the maize is a pole for the beans, the beans feed the soil, the squash leaves shade it. What appears to be ______ is cooperation, and it is older than the plow.
= disarray
- opposite-of-clue | discipline | The visitor misses the straight rows and sees no discipline; the order that is there appears to be something else.
- fits-blank-not-clue | drought | The regions are dry, but the visitor thinks the field “neglected,” which is a want of order rather than of water.
- topic-word-wrong-logic | husbandry | This is a word for farming, and the field is farmed; the blank must be what it wrongly appears to be.
> Words in context. The blank is the visitor’s first impression, which “In fact” corrects.
! To the visitor “the field looks neglected,” without order; what appears to be disarray is really cooperation.
## 136 High 1.6
The minister had promised to answer every question, and he did, at length. Each reply began with thanks, passed to history, and ended in a hope. Reporters leaving the hall compared notes and found that they had nothing to print. It had been a masterpiece of ______, one said: two hours of speech, and no statement.
= circumlocution
- fits-blank-not-clue | courtesy | The thanks were courteous, but the reporter’s summary is about much talk that says nothing.
- opposite-of-clue | disclosure | A promise to answer everything suggests disclosure, but that would have given reporters something to print, and they “had nothing.”
- topic-word-wrong-logic | legislation | A minister makes laws, but this was a talk with the press, and the colon describes its emptiness.
> Words in context. The colon restates the blank: a great deal of speech without any statement.
! The blank is explained by “two hours of speech, and no statement”: talking around a thing is circumlocution.
## 137 Medium 0.0
In the deep sea, where food is scarce, a whale that dies and sinks is an event. Sharks and crabs strip the flesh within months; worms then bore into the bones; bacteria feed on the oils inside for decades. A single carcass can thus ______ a whole community for longer than the whale itself was alive.
= sustain
- fits-blank-not-clue | attract | Animals are drawn to the whale, but “for longer than the whale itself was alive” asks for a verb of keeping going.
- topic-word-wrong-logic | submerge | The sea and sinking suggest it, but a carcass does not put a community under water; it is there already.
- opposite-of-clue | starve | The whale brings food to a place where it is scarce, so the community is fed.
> Words in context. “Thus” sums up the feeding by stages; the blank must go with “for longer than.”
! The carcass gives food by stages, and bacteria “feed on the oils inside for decades”: it keeps a community alive, or sustains it.
## 138 Medium 0.5
When the city’s two hospitals merged, the new director promised that no service would be lost. On paper none was. But the clinic for newborns moved to a building that no bus reached after six, and within a year half as many mothers came. A service can be kept in name, nurse Adaeze Obi told the council, and ______ in practice.
= withdrawn
- fits-blank-not-clue | relocated | The clinic did move, but Obi’s contrast is between keeping a service and not keeping it, and a moved clinic might still serve.
- opposite-of-clue | maintained | Maintained repeats “kept,” whereas Obi sets what is so in name against what is so in practice.
- topic-word-wrong-logic | medicated | A hospital medicates patients; a service cannot be medicated, and the contrast with “kept” would be lost.
> Words in context. “Kept in name … and ______ in practice” needs the opposite of kept.
! Mothers could no longer reach it, and “half as many” came; what is “kept in name” has in practice been taken away, or withdrawn.
## 139 High 1.2
Wool, paper, even straw can be used to insulate a house, and salespeople argue about which is best. The physicist Lena Vogt finds the argument tiresome. What keeps heat in, she explains, is the still air trapped among the fibers; the fibers only hold the air. From the standpoint of physics the choice of fiber is nearly ______.
= immaterial
- near-word | bodiless | Immaterial can mean without a body, and the two share that root, but here it means of no importance.
- fits-blank-not-clue | costly | Some fibers do cost more than others, but from “the standpoint of physics” price does not come in at all.
- opposite-of-clue | decisive | Salespeople hold that the choice decides; Vogt says that the air does the work and the fibers “only hold” it.
> Words in context. If the air does the work, how much does the fiber matter?
! What insulates is “the still air trapped among the fibers”; which fiber holds it hardly matters, so the choice is nearly immaterial.
## 140 Medium 0.4
Of the thirty songs collected from the fishing villages, twenty-eight are known in some form from other coasts. Sailors will have brought them home, as they brought home knives and stories: the words are changed a little, a town is renamed, but the tunes are easily recognized. The remaining two have tunes, scales, and subjects found nowhere else. Folklorist Aud Nygård suspects that these are ______ to the villages, made by people who had no model from abroad.
= native
- fits-blank-not-clue | familiar | The songs are known in the villages, but so are all thirty; the two are set apart by having come from there.
- opposite-of-clue | foreign | Twenty-eight songs are known from “other coasts” and may be foreign; the two in question have no model from abroad.
- topic-word-wrong-logic | nautical | Fishing villages bring ships to mind, but “found nowhere else” speaks of where the songs arose.
> Words in context. The last phrase explains the blank: made there, without a model from abroad.
! The two are “found nowhere else” and were “made by people who had no model from abroad”: they arose in the villages, or are native to them.
## 141 High 1.4
The treaty’s authors left one word without a definition: the parties were to share the river “equitably.” Some called this a blunder. Diplomat Farida Kazmi thinks that it was wisdom, for any definition precise enough to be enforced would have been refused by one side or the other. The word’s very ______ allowed both to sign.
= elasticity
- fits-blank-not-clue | fairness | Equitable does mean fair, and fairness might help a treaty, but both could sign because nobody had said what the word meant.
- opposite-of-clue | rigidity | A rigid term is the “definition precise enough to be enforced,” which one side would have refused.
- fits-blank-not-clue | currency | A word’s currency is its being in general use, and a common word is easy to sign, but the clue is that it stood “without a definition.”
> Words in context. The word was left open, and that helped; name the quality of a word that can be taken in different ways.
! The word was “without a definition,” while “any definition precise enough to be enforced would have been refused”; it could be stretched by each side, which is elasticity.
## 142 High 1.7
Every generation of critics has found its own reasons to rank the epic first among the poet’s works, and every generation has quoted the same four hundred lines. The other nine thousand go unread. One may wonder whether it is the poem that is admired or an anthology; the reputation of the whole is, so to speak, ______ on a part.
= parasitic
- fits-blank-not-clue | modeled | The part does stand for the whole, but the whole was not made after the part; its fame merely feeds on it.
- opposite-of-clue | bestowed | To bestow is to give, but here the whole takes its fame from four hundred lines and gives them nothing.
- topic-word-wrong-logic | versified | An epic is in verse, so the word fits the topic, but a reputation cannot be versified on a part.
> Words in context. How does the whole come by its fame? It lives off a part; “so to speak” announces an image.
! Only “the same four hundred lines” are quoted while “The other nine thousand go unread”: the fame of the whole lives off the part, as a parasite does.
## 143 Medium 0.1
The Nazca lines, drawings of birds and spiders scraped into a desert in Peru, are so large that they are best seen from above. People have therefore supposed that their makers could fly. The supposition is ______: with stakes, cords, and a small sketch, teams of volunteers have laid out such figures in a few days without leaving the ground.
= needless
- fits-blank-not-clue | recent | The idea of flight may be modern, but the colon answers it in another way: the figures can be made without flying.
- opposite-of-clue | inescapable | It may seem that flight must be assumed, but if stakes and cords suffice, nobody is forced to suppose that the makers flew.
- sounds-right-wrong-charge | wicked | The idea is mistaken, not evil; the colon simply shows that it is not required.
> Words in context. The colon shows that the figures can be made from the ground; what does that do to the supposition?
! Volunteers “have laid out such figures in a few days without leaving the ground,” so one does not need to suppose flight: the supposition is needless.
## 144 High 1.0
Scientists who study animal minds must steer between two errors. One is to see a human being in every ape. The other, primatologist Chidi Eze argues, is so to fear the first that one refuses an ape even those feelings which its behavior plainly shows. Caution, carried to this length, becomes its own kind of ______.
= distortion
- fits-blank-not-clue | safety | Caution aims at safety, but Eze counts this caution as an error, since it denies what is plainly there.
- opposite-of-clue | objectivity | Objectivity is what caution is meant to secure; carried too far, Eze says, it fails to see the facts.
- topic-word-wrong-logic | evolution | Apes and humans suggest evolution, but the sentence is about how scientists see, not about descent.
> Words in context. Too much caution is the second of “two errors”; the blank must name what an error does to the picture.
! Too much fear makes one refuse “those feelings which its behavior plainly shows”; a view that leaves out what is plain is a distortion.
## 145 Low -0.5
Umbrellas in ancient Egypt and China were carried against the sun, not the rain, and the people who used them seldom carried them themselves. A servant did so. In some kingdoms of Asia the number of umbrellas that might be held over a person was even laid down by law, and the ruler alone had the highest number. To walk in the shade of an umbrella was thus a sign of ______, as plain to passersby as a crown.
= rank
- fits-blank-not-clue | comfort | Shade is comfortable, but the servant and the crown show that the umbrella told passersby how high a person stood.
- topic-word-wrong-logic | weather | Umbrellas make us think of weather, yet a crown is no sign of weather, and the comparison explains the blank.
- near-word | order | Order can mean a class of society, but a sign of it would here mean tidiness, and a crown does not show that.
> Words in context. The comparison “as plain … as a crown” tells what the umbrella was a sign of.
! The owner had a “servant” to carry it, and it was a sign “as plain to passersby as a crown”: a sign of high standing, or rank.
## 146 High 1.2
The orchard’s owner was advised to spray at the first sign of mites. She waited, and by midsummer ladybirds had come and eaten nearly all of them. Her trees bore as well that year as those of neighbors who had sprayed. Spraying would have killed the ladybirds too. Restraint of this kind, entomologist Raj Pillai says, looks like inaction but is often the most ______ course, since it lets a remedy arrive that no bottle can supply.
= effective
- fits-blank-not-clue | cautious | Waiting is a cautious course, but “looks like inaction but” asks for a word that praises what waiting achieved.
- fits-blank-not-clue | daring | Waiting was a risk and so a daring course, but the clause with “since” tells of a remedy that works, not of courage.
- topic-word-wrong-logic | organic | Orchards without spray are called organic, but the clause with “since” gives results as the reason.
> Words in context. The clause with “since” gives the reason; what quality does a course that brings a better remedy have?
! The ladybirds “had come and eaten nearly all of them,” a remedy “that no bottle can supply”: waiting produced the result, so it was effective.
## 147 High 1.9
In public the two scholars were the politest of opponents. Each prefaced every attack with a tribute, and the tributes were sincere. Students came from other faculties to hear the two of them disagree. But the attacks were not thereby softened; a man who has just been called indispensable has no defense ready when, in the next sentence, he is shown to be wrong. The compliments were ______ to the blows, not a relief from them.
= conducive
- fits-blank-not-clue | subsequent | Compliments and blows do stand next to each other, but the tribute “prefaced every attack,” so it came before and not after.
- opposite-of-clue | antithetical | If compliments worked against blows, they would soften them, and the attacks “were not thereby softened.”
- topic-word-wrong-logic | complimentary | Tributes are compliments already, so the word would say nothing; the blank must tell how they stood to the blows.
> Words in context. The tributes left opponents without defense; so they helped the blows rather than relieving them.
! A man just praised “has no defense ready,” so tributes made the attacks more telling: they were conducive to the blows, “not a relief from them.”
## 148 Medium 0.3
When a forest burns, the loss of trees is plain to see. Less ______ is what the fire does underground, where heat may seal the soil with a waxy layer that sheds rain for years. Floods after a fire often have this layer, and not the missing trees, as their chief cause.
= apparent
- near-word | seeming | Apparent can mean seeming, but here it is paired with “plain to see” and has to mean easy to notice.
- fits-blank-not-clue | harmful | The damage underground is serious, and no less harmful, as the floods show; it is only harder to notice.
- topic-word-wrong-logic | flammable | Fire suggests the word, but the sentence compares what can be seen with what cannot.
> Words in context. “Less ______” continues the thought “plain to see” and turns it to what lies underground.
! The loss of trees is “plain to see,” while the change “underground” is not; something plain to see is apparent.
## 149 High 1.1
The composer’s early sketches give the melody to a trumpet. It was to be heard above everything else. In the finished score it is shared among five instruments, none of which plays more than three notes of it in a row. No single player could hum the tune from the part on the stand; it exists only while all five are playing. The melody belongs, in this sense, not to any musician but to the ______.
= ensemble
- fits-blank-not-clue | composer | The composer wrote the tune, but the passage is about who plays it: five instruments together, none of them alone.
- topic-word-wrong-logic | trumpet | The trumpet had the tune in the sketches, and it is a single instrument; the finished score divides the tune.
- near-word | crowd | A crowd is also a group of people, but one without order; five players who share the notes of a tune by plan are not that.
> Words in context. “Not to any musician but to” asks for the whole that the musicians make up.
! The tune “is shared among five instruments,” so it belongs to none of them but to all together: the ensemble.
## 150 High 1.5
For a century the fossil was labeled a plant. Its branching shape, after all, is that of a fern, and nobody expected animals in rocks of such age. The two botanists who examined it compared it with every fern in the collection. The label was not careless. It was the most ______ reading of what was known, and it was given up only when new finds showed that the branches had grown in a way no plant does.
= defensible
- fits-blank-not-clue | accurate | The label turned out to be wrong, so it was not accurate, however good the reasons for it had been.
- opposite-of-clue | untenable | An untenable reading cannot be upheld, whereas the text says that the label “was not careless” at the time.
- topic-word-wrong-logic | botanical | The reading was botanical in any case, since it called the fossil a plant; the sentence is about how well it was grounded.
> Words in context. The text excuses the old label: it was wrong in the end but well grounded when it was given.
! The label “was not careless” and fitted “what was known”: a reading for which good reasons can be given is defensible.
`
