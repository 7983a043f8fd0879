import { questions } from '../marked.ts'

export const textStructurePurpose9 = questions('text-structure-purpose')`
## 147 High 1.3
~ The following poem, “The Surveyors,” was written for Fourfold in the manner of the 1910s.
/ They came in March with chains, and drove a stake
/ beside our pump, another by the stile,
/ and drew from one to one, for drawing’s sake
/ it seemed to us, a line of half a mile.
/ In June came other men, who knew the line.
/ We stood and watched the barn fall, beam by beam.
/ Now, when the train goes by at half past nine
/ and lamps run over us as in a dream,
/ a child will wave from some bright window’s height
/ and look straight through the barn, and out of sight.
? Which choice best describes the overall structure of the poem?
= It moves from an act that is not understood, to a loss, to strangers who know nothing of either.
- half-right | It moves from an act that is not understood, to its purpose, to a stranger who seems to see what was lost. | Act and purpose are there, but the child sees nothing of what was lost: the look goes “straight through the barn, and out of sight.”
- half-right | It moves from a warning that is not heeded, to a loss, to strangers who remind a family of it. | Loss and strangers are right, but the stakes warn of nothing: the line seems drawn “for drawing’s sake.”
- reversed | It moves from hope for a railroad, to the price that is paid for it, to pleasure in watching its trains. | The price is the barn, but the line seemed drawn “for drawing’s sake,” so there was no hope, and no pleasure is told of.
> Structure, poetry. Name in a few words what happens in March, in June, and now.
! The line seems drawn “for drawing’s sake”; then “the barn fall, beam by beam”; now a child on the train looks “straight through the barn,” unaware that there was one.
## 148 High 1.4
~ The following text is from <em>Stoke Lacey</em>, a novel in the manner of the 1840s written for Fourfold.
Sir Philip had given out that he would marry for sense, and there was in consequence not a young lady within ten miles who could be got to laugh. They read sermons; they inquired after drains. <u>Miss Amelia Frome was known to have asked a bishop for a list of books.</u> Sir Philip passed that winter from one drawing room to another, hearing of drains, and in the spring he astonished the county by engaging himself to a Miss Tibbs, who had fallen out of a swing at his feet and, on being asked whether she was hurt, had been unable, for laughing, to reply.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It carries to an extreme the conduct by which the young ladies hope to be chosen.
- another-sentence | It makes known the young lady with whom Sir Philip will be astonished to fall in love. | A young lady is named here, but it is Miss Tibbs, in the last sentence, whom he chooses.
- reversed | It lets the reader see that the young ladies are laughing at Sir Philip in secret. | A list of books from a bishop is funny to the reader, but not one of the young ladies “could be got to laugh.”
- names-the-wrong-move | It sets apart from the others the one young lady who studies for her own sake. | Miss Frome does stand out, but by doing more of what all the others do with their sermons and drains, and for the same reason.
> Function, older prose. What have sermons, drains, and a list of books in common, and why are they thought of at all?
! Since “he would marry for sense,” young ladies are serious: they “read sermons; they inquired after drains,” and Miss Frome goes as far as to ask a bishop.
## 149 Medium 0.7
~ The following text is from <em>Letters from a New Settlement</em>, a book in the manner of the 1780s written for Fourfold.
You ask what we have here in the place of a theater. We have a neighbor, Mr. Gaines, who is building a ship. The nearest water that would float it is eleven miles off. He began it four years since, upon a hill, and the whole settlement walks up of a Sunday to give advice, for which he thanks us, and goes on planing. My wife, who in town would yawn by the second act, has not missed a Sunday; and I confess that last week, when he was heard to speak of masts, I could not sleep for thinking of them.
? Which choice best states the main purpose of the text?
= To describe what a remote settlement finds to amuse itself with
- half-right | To report how a remote settlement came to build a useful ship | The ship is what the letter is about, but Mr. Gaines builds it by himself, and no water lies near enough for it.
- takes-literally | To explain what a remote settlement hopes to gain from a ship | The writer does lie awake over its masts, but as one does over a play; no one speaks of sailing anywhere.
- names-the-wrong-move | To regret that a remote settlement has not yet built a theater | A theater is asked about, and there is none, but the answer is cheerful: his wife has “not missed a Sunday.”
> Purpose, older prose. The first sentence repeats a question; take the rest of the letter as the answer to it.
! Asked what they have “in the place of a theater,” the writer tells of a ship on a hill, to which “the whole settlement walks up of a Sunday,” and which keeps even his wife from yawning.
## 150 High 1.2
~ The following text is from <em>The Town Quarrel</em>, a comedy in the manner of the 1690s written for Fourfold.
WITMORE: They say that you fought Sir Harry on Tuesday.
BRISK: I sent him a challenge on Tuesday.
WITMORE: And he declined it?
BRISK: He accepted it; he is a man of honor. <u>I named the hour, and he named the field.</u>
WITMORE: Then you met.
BRISK: We should have met, had either of us known what the other named. I was there at my hour, sir, in every field but his, and he was in his field, as I hear, at every hour but mine; and each has a witness that he waited. There is not a quarrel in town so honorably settled.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It names the arrangement that saves both rivals from a fight and from disgrace.
- half-right | It names the arrangement by which one man tricks the other into waiting. | The arrangement does lead to waiting, but it serves both men alike: “each has a witness that he waited.”
- takes-literally | It shows how carefully the two men follow the customary rules of a duel. | It sounds like proper form, but each keeps to his own half of it, so that they cannot meet, as Brisk knows very well.
- names-the-wrong-move | It shows how the two men have come to be on good terms with each other. | The quarrel is called settled, but by no kind word between them; the two have merely missed each other.
> Function, drama. What follows, in Brisk’s last speech, from the way in which hour and field were named?
! Because one named the hour and the other the field, they were never in one place at one time, and yet “each has a witness that he waited,” so that the quarrel is “honorably settled.”
## 151 Low -0.3
~ The following poem, “Hand-Me-Down,” was written for Fourfold in the manner of the 1930s.
/ My brother’s coat came down to me in fall,
/ its sleeves so long they swallowed up my hands.
/ My mother turned them twice. I wasn’t tall,
/ but I was king of several hairy lands:
/ I wore it all that winter, vast and brown,
/ a tent, a ship, a bear that walked to school.
/ <u>This fall my mother let the lining down.</u>
/ It fits me now. It keeps me warm, by rule.
/ They tell me I look quite grown up, and smart.
/ I miss the bear. He must have grown apart.
? Which choice best describes the function of the underlined line in the poem as a whole?
= It marks the point from which the coat is just a coat to the speaker.
- half-right | It marks the point from which a coat worn with shame is worn with pride. | A change comes with this line, but there was no shame before it: the speaker was “king,” and afterward says, “I miss the bear.”
- half-right | It marks the point at which the speaker outgrows the coat and must pass it on. | The line does mark a change, and the speaker has grown, but afterward the coat “fits me now.”
- reversed | It shows how a mother’s sewing turns a plain coat into something to play with. | Sewing and play are both in the poem, but in the other order: the coat was “a tent, a ship, a bear” before the lining was let down.
> Function, poetry. What could the coat be before this line, and what can it do after it?
! Before, it is “a tent, a ship, a bear that walked to school”; after the lining is let down, “It keeps me warm, by rule,” and the speaker says, “I miss the bear.”
## 152 Medium 0.5
~ The following text is from <em>Winch and Cable</em>, a memoir in the manner of the 1920s written for Fourfold.
I should like to be able to write that the last day of the old ferry was a sad one. There were speeches, and a wreath was hung upon the winch. Mr. Dow, who had worked it for thirty-one years in all weathers, was asked to say a few words, and said that they ought to have built the bridge in his father’s time. He walked over it that same evening, and back, and over once more, a stout man with his hands behind him, spitting now and then with great exactness on the place where he had spent his life. Then he went home, and was early for supper.
? Which choice best describes the overall structure of the text?
= It names a feeling that one might expect, then shows a man who has no share in it.
- half-right | It names a feeling that one might expect, then shows a man who gives way to it alone. | An expected feeling is named, and later Mr. Dow is alone, but what he does on the bridge shows no sorrow.
- part-for-whole | It tells of the customs of a village, then shows a man who gives a speech in praise of them. | There is a ceremony with a wreath, and Mr. Dow does speak, but to say that the bridge came too late, not in its praise.
- cause-not-shown | It tells of the end of a man’s work, then gives the reason why he did not enjoy it. | His work does end on this day, but for what he has against it no reason is given; the text shows his relief only.
> Structure, memoir. Compare what the narrator “should like to be able to write” with what Mr. Dow says and does.
! The writer “should like to be able to write” that the day was sad; but Mr. Dow says that “they ought to have built the bridge in his father’s time,” enjoys his walk, and “was early for supper.”
`
