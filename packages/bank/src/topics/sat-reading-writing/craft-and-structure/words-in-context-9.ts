import { questions } from '../marked.ts'

export const wordsInContext9 = questions('words-in-context')`
## 217 High 1.3
When the tomb was found just where Edda Lorne had said that it would be, newspapers declared that her way of reading the landscape could no longer be doubted. Lorne was less sure. She had named eleven other places by the same method, and nothing had come to light at any of them. One success in twelve, she wrote, did not ______ the method. A dog that barks all night will bark, once, at a thief.
= vindicate
- opposite-of-clue | discredit | That one success does not discredit a method is true enough, but Lorne is “less sure” than the newspapers, which took it for a proof.
- fits-blank-not-clue | exemplify | A success may well exemplify what a method can do; what Lorne denies, against the newspapers, is that it shows the method to be sound.
- topic-word-wrong-logic | refine | Eleven failures might be a reason to refine a method, but the newspapers speak of proof and not of improvement, and it is them she answers.
> Words in context. The newspapers draw a conclusion from the find, and Lorne refuses it. Which verb names what they think the find has done?
! To the newspapers the method “could no longer be doubted”; with “nothing” found at eleven places, Lorne does not think that one success proves it right, or vindicates it.
## 218 High 1.2
No clause of the treaty mentions the fishing grounds. Nor does any letter that was exchanged. Yet for forty years neither fleet has crossed the line between the islands, and when a captain once did so in fog, his own government fined him before it had been asked to. Jurist Amadou Kesse speaks of an agreement that is ______ but far from weak: nobody has written it down, nobody can remember its being made, and nobody breaks it.
= tacit
- opposite-of-clue | brittle | An agreement that no clause supports might be thought brittle, but it is “far from weak,” and “nobody breaks it.”
- fits-blank-not-clue | mutual | Both fleets keep to the line, so the agreement is mutual, but that would be no contrast to “far from weak,” and the colon explains something else.
- sounds-right-wrong-charge | covert | Nothing is on paper, which may suggest something covert, but it is kept in plain sight, with fines and all, and no wrong is hidden.
> Words in context. The colon explains the blank: “nobody has written it down.” Find the word for that.
! Though “nobody has written it down,” it holds, and “nobody breaks it”: the agreement is understood without words, or tacit.
## 219 High 1.5
On the page the sonata is a thicket. Hardly a measure is without its change of key or meter, and pianists who look it through are apt to put it back on the shelf. Few blame them for it. Those who persist are surprised: what they have labored over sounds, when they have learned it, like a tune that a child might hum. Seldom has so forbidding a notation so thoroughly ______ the simplicity of what it records.
= belied
- opposite-of-clue | voiced | Notation is there so that music can be voiced, but this page looks like a thicket while the music sounds like a tune to hum.
- fits-blank-not-clue | marred | Forbidding signs might well have marred something simple, but here nothing is spoiled: once learned, the piece sounds as simple as can be.
- near-word | baffled | Pianists may be baffled by such a page, but only people can be, whereas the simplicity of the music is given a false look.
> Words in context. Compare how the piece looks with how it sounds. What does the one do to the other?
! It looks like “a thicket” and sounds “like a tune that a child might hum”: the page gives a false impression of the simplicity, or belies it.
## 220 High 1.4
The new code fixed a penalty for each offense, to the month, so that like cases would be punished alike. It did not fix what the offense was. Prosecutors, who decide on the charge, discovered that a single night’s doings could be written up as any of five crimes, and penalties differed as widely as before. The ______ that the code had taken from the judges had not been abolished. It had moved to another office.
= discretion
- fits-blank-not-clue | severity | Penalties were taken out of the judges’ hands, and severity with them, but what the prosecutors now have is a choice among “five crimes.”
- opposite-of-clue | impartiality | Treating like cases alike was the aim, but impartiality is not what was taken from judges in order to reach it.
- near-word | jurisdiction | Jurisdiction is a power of courts as well, but it is the right to hear a case, which judges kept; what moved was a choice.
> Words in context. What do prosecutors do that judges used to do? Name the power.
! Judges can no longer choose a penalty, but prosecutors “decide on the charge,” and it may be “any of five crimes”: the freedom to decide has moved.
## 221 High 1.3
The chemist does not claim that the pigment shows the painting to be genuine. A forger of the 1890s could have bought it anywhere. The panel itself, which is old, proves as little. What the pigment does ______ is the story that came with the picture. No shop sold that particular green before 1870, and the dealer has it hanging in a dining room in Vienna, admired by all the guests, in the spring of 1862.
= refute
- opposite-of-clue | corroborate | Laboratories often corroborate a story, but a green that “No shop sold” until 1870 cannot be in a picture of 1862.
- near-word | predate | Dates are compared, and one thing is the earlier, but it is the story that would predate the pigment and not the reverse.
- fits-blank-not-clue | embellish | Dealers do embellish stories, with guests who admire, but here a pigment is the subject, and it leaves this story no room at all.
> Words in context. Put the two years in order. What becomes of the dealer’s story?
! “No shop sold that particular green before 1870,” and in the story it hangs in Vienna in 1862: the pigment shows the story to be false, or refutes it.
## 222 High 1.4
Seven in ten residents, the mayor’s office reports, support the plan. The figure has been printed on posters. What they had been asked was whether they supported cleaner air. One may want an end and doubt the means; indeed, of those who were afterward asked about the tolls, which are all that the plan consists of, most did. The report, statistician Ulla Broz remarks, ______ the two questions and so gives the more agreeable answer to both.
= conflates
- opposite-of-clue | contrasts | Broz herself contrasts wanting the end with wanting the means, but the report does the opposite: it gives one answer “to both.”
- fits-blank-not-clue | sidesteps | A report may sidestep awkward questions, but this one does give an answer to both; its fault is to treat them as one.
- near-word | reconciles | To reconcile two things also brings them together, but only where they had been at odds; the report never sees that there are two.
> Words in context. Residents answered one question, and the report gives their answer to another. Which verb names that mistake?
! They “had been asked” about cleaner air, not about tolls; the report takes the two questions for one and gives “the more agreeable answer to both.”
## 223 High 1.4
~ The following text is from <em>Recollections of a Reluctant Critic</em>, a book in the manner of the 1780s written for Fourfold.
I had resolved to hear the whole tragedy without discovering my opinion of it. In the second act I studied the ceiling; in the third I had recourse to my snuff. The author, whose eye never left me, concluded from so much agitation that I was moved, and embraced me at the end in tears; and I, who had not uttered a syllable, read in print within the week that I had wept.
? As used in the text, what does the word “discovering” most nearly mean?
= Betraying
- right-word-wrong-sense | Finding | To discover is commonly to find, but he has an opinion from the start; what he tries to do is to keep it from the author.
- fits-blank-not-clue | Altering | A listener might resolve to hear a play without altering his opinion, but ceiling and snuff serve to hide it, not to hold it.
- right-word-wrong-sense | Exploring | Discovering and exploring go together on voyages, but he is not exploring his own mind; he tries not to let it be seen.
> Words in context, older prose. Why does he look at the ceiling and take snuff while the author’s eye is on him?
! The author’s eye “never left me,” so he “studied the ceiling” and “had not uttered a syllable”: he wished not to show, or betray, his opinion.
## 224 High 1.6
~ The following text is from <em>The Cathedral Close</em>, a novel in the manner of the 1850s written for Fourfold.
It was a nice question whether the Dean or the Canon had the better right to be offended. The Dean had been contradicted; but in Greek, which he did not read, so that some held that he could not know it. The Canon had been answered with a look; and a look, said his friends, wants no translating. The chapter debated the point all through Lent, with great seriousness, and at Easter stood exactly where it had begun.
? As used in the text, what does the word “nice” most nearly mean?
= Delicately balanced
- right-word-wrong-sense | Pleasant to discuss | A nice evening is a pleasant one, but the chapter debates “with great seriousness”; the question is hard and not enjoyable.
- fits-blank-not-clue | Of little weight | To us the quarrel has little weight, and the writer smiles at it, but the chapter takes it seriously and cannot decide it.
- right-word-wrong-sense | In good taste | Nice manners are in good taste, but the word is said of a question here, one in which each side has a point.
> Words in context, older prose. Each side has an argument, and after weeks nothing is decided. What kind of question is that?
! Each has a claim, and after debating “all through Lent” the chapter “stood exactly where it had begun”: the question is so delicate that it cannot be decided.
## 225 High 1.2
The inquiry into the flood names forty-one decisions, taken by nineteen offices in the course of twelve years. Each was defensible when it was taken, and each office has owned up to its part. The families of the dead had hoped for a culprit. They had waited three years for one. They were given instead a report of nine hundred pages in which responsibility, without ever being denied, is so ______ that it seems to rest on nobody.
= diffuse
- opposite-of-clue | disputed | Where nobody is blamed, responsibility is often disputed, but here “each office has owned up to its part.”
- sounds-right-wrong-charge | onerous | For so many deaths responsibility is surely onerous, but something so heavy would not seem “to rest on nobody.”
- fits-blank-not-clue | ambiguous | Long reports can leave things ambiguous, but this one names every decision and office; the parts are clear, and there are many of them.
> Words in context. Forty-one decisions, nineteen offices, twelve years: what has happened to the responsibility?
! It is shared by “nineteen offices in the course of twelve years,” so that it “seems to rest on nobody”: it is spread thin, or diffuse.
## 226 High 1.5
For ten years the theory had met with no serious objection, and those who worked on it had stopped stating what they took for granted. The attack, when it came, was courteous, ill informed, and easily answered. Nobody had feared for the theory. But to answer it they had to write their assumptions down, and two of these, once they stood side by side, proved to contradict each other. So mistaken a criticism has seldom been so ______.
= salutary
- opposite-of-clue | cogent | It led to a change, as cogent criticism does, but it was “ill informed, and easily answered”; no one was won over by it.
- fits-blank-not-clue | prescient | A contradiction came to light after the attack, as if its authors had been prescient, but they were “ill informed” and had foreseen nothing of the kind.
- sounds-right-wrong-charge | scathing | Attacks are often scathing, but this one was “courteous,” and the last sentence wants a word for its effect, not for its tone.
> Words in context. The criticism was wrong, “But” something came of it. Was that good or bad for the theory?
! The attack was “easily answered,” but answering it showed that two assumptions “proved to contradict each other”: the mistaken criticism did good, which is to be salutary.
`
