import { questions } from '../marked.ts'

export const centralIdeas4 = questions('central-ideas')`
## 57 High 1.1
~ The following text is from <em>The Toll-Keeper’s Year</em>, a novel in the manner of the 1850s written for Fourfold.
People told Silas Hobb their business because he was the last person they would see for nine miles. They told him about marriages and lawsuits and the price they meant to ask for the mare. He raised the bar; they passed; and by evening the same road would bring him the other half of the story from the other side. He had known, the winter before, for eleven days, that two men on that road each meant to do the other a kindness and had each resolved to do it secretly. He raised the bar for both of them.
= Silas’s post gives him knowledge of other people’s affairs, which he keeps to himself.
- half-right | Silas does good to travelers by making use of what he has been told. | The knowledge is right, but in the one case told he only “raised the bar for both of them” and did not step in.
- cause-not-shown | Silas is trusted with secrets because he has shown that he gives good advice. | He is told things because he is “the last person they would see for nine miles”; advice is not mentioned.
- too-narrow | Two men on Silas’s road each planned to do the other a kindness in secret. | This is the example at the end; the text is about what Silas hears in general and what he does with it.
> Main idea, literature. What does Silas learn, and what does he do each time?
! Travelers “told him about marriages and lawsuits,” and he, knowing both halves of a story, simply “raised the bar for both of them.”
## 58 High 1.3
~ The following poem, “Second Violin,” was written for Fourfold in the manner of the early twentieth century.
/ I play the part beneath the part you hear.
/ When she goes up, I hold the stair she climbs.
/ I am the reason that her note is clear,
/ and I am thanked, in general, at times.
/ Last night her string broke. For a bar or two
/ the tune went on without her, low and plain.
/ You turned to look. I saw you thinking: Who?
/ And then she had it, and was first again.
= Listeners notice the speaker’s part only when the one that it supports breaks off.
- half-right | Listeners thank the speaker for a supporting part only when the leader’s string breaks. | The break does make them look, but they only wonder “Who?”; thanks come at other times, “in general.”
- reversed | The speaker, left alone for a bar or two, learns how much her part depends on the leader’s. | She is left alone, but her part holds up: “the tune went on without her,” and it is the leader who climbs on the speaker’s stair.
- half-right | Listeners give the speaker credit for a clear note for which she has the leader to thank. | The clear note is in the poem, but the speaker is its cause, “the reason that her note is clear,” and the leader is heard.
> Main idea, poetry. Put the first stanza’s claim and the second stanza’s event together.
! The speaker is “the reason that her note is clear,” and only when “her string broke” did you turn to look; then “she had it, and was first again.”
## 59 High 1.2
~ The following text is from <em>Aunt Philippa’s Will</em>, a story in the manner of the 1910s written for Fourfold.
To each of her nephews Aunt Philippa had left precisely what he had once asked her for. Gerald got the rocking horse. He was forty-one. Maurice, who at six had demanded the moon, received a telescope, with a note regretting the delay. Only Stephen, who had never asked for anything, because he had been told that it was vulgar, sat with his hat on his knees while the lawyer turned over the last page, looked at the back of it, and began to put away his spectacles.
= The will remembers the nephews who once asked for something, but not the one too polite to ask.
- reversed | The will makes fun of the nephews who once asked for something and saves the best for the polite one. | The gifts may look like jokes, but they are “precisely” what was asked for, and the lawyer has nothing left for Stephen.
- half-right | The will grants old wishes so exactly that none of the nephews has a use for what he is left. | Old wishes are indeed granted, but not to all: Stephen “had never asked for anything,” and nothing is left to him.
- half-right | The will leaves to two nephews what they once asked for and to the third what he was too shy to ask for. | The first half is right, but the third gets nothing; after the last page the lawyer “began to put away his spectacles.”
> Main idea, literature. What do the first two nephews have in common that Stephen lacks?
! Each got “precisely what he had once asked her for”; Stephen “had never asked for anything, because he had been told that it was vulgar,” and gets nothing.
## 60 High 1.0
~ The following text is from <em>The Schoolroom Window</em>, a memoir in the manner of the 1920s written for Fourfold.
Miss Arkwright taught us that a sentence must have a verb. She did not tell us that it need not have much else. That I learned from the coalman, who would put his head in at the scullery door, look at my mother, and say, “Raining”; and my mother, who had been to college, would put down whatever she was doing and give him tea. I have read a good deal since, and I have never met with a style that got more for less.
= The writer learned from the coalman, and not at school, how much can be done with few words.
- reversed | The writer learned from Miss Arkwright, and not at home, that a sentence can be very short. | Short sentences are the lesson, but Miss Arkwright “did not tell us” of it; it was at the scullery door that the writer heard one.
- half-right | The writer learned from the coalman, and not at school, that kindness does not wait for grammar. | The coalman is right, and he is given tea, but what the writer admires is a “style that got more for less.”
- half-right | The writer learned from the mother, and not from reading, how to hear what a word leaves unsaid. | She does understand the one word, but the writer names another teacher: “That I learned from the coalman.”
> Main idea, literature. From whom did the writer learn, and what?
! What Miss Arkwright “did not tell us,” namely that a sentence “need not have much else,” was “learned from the coalman,” whose style “got more for less.”
## 61 High 1.4
~ The following text is from <em>The Cartographer’s Wife</em>, a play in the manner of the 1930s written for Fourfold.
ANNA: You have put the river on the wrong side of the house.
TOMAS: On this scale the house is smaller than the pen.
ANNA: I am smaller than the pen, then.
TOMAS: On this scale, Anna, so am I. (<em>He goes on drawing.</em>) So is the war.
ANNA: Then draw it larger.
TOMAS: If I draw it larger, we shall have to be in it.
= By working on a small scale, Tomas avoids what Anna wants him to face.
- reversed | By asking for a larger scale, Anna avoids what Tomas wants her to face. | The two have changed places: Anna asks for the war to be drawn larger, and Tomas says that then “we shall have to be in it.”
- half-right | By drawing all things to one scale, Tomas tells Anna that nobody matters more than another. | All things are small on his map, but he will not enlarge it for another reason: then “we shall have to be in it.”
- cause-not-shown | By asking for a larger scale, Anna wants Tomas to record what others will forget. | She does ask for a larger war, but no fear of forgetting is named; his answer is that they would “have to be in it.”
> Main idea, drama. Read the last line: why will Tomas not change the scale?
! Tomas says of everything that on this scale it is small, “So is the war”; drawn larger, “we shall have to be in it.”
## 62 High 1.1
Museums that own Benin bronzes, taken by British troops in 1897, have begun to return them. The usual account stresses justice to the place from which they came, and rightly. Curator Osaro Igbinedion draws attention to something else. In the glass cases of Europe and America the plaques were shown singly, each as a work of art. In the palace, they had covered pillars in a fixed order and were read, one after another, as a chronicle. What was taken, he says, was not nine hundred sculptures but one book, cut up.
= The plaques, Igbinedion points out, made up a single work when they hung together.
- outside-the-text | The plaques, Igbinedion points out, had left the pillars before the British came. | That they “had covered pillars” is right, but when they were taken down is not said; what he speaks of is how they were read.
- half-right | The plaques, Igbinedion points out, can be read once museums hang them in order. | They were read in “a fixed order,” but he does not say that museums could restore it; what was one book has been “cut up.”
- half-right | The plaques, Igbinedion points out, were read by those who already knew the palace’s history. | They were indeed “read, one after another, as a chronicle,” but nothing is said of who read them or of what readers knew before.
> Main idea. The last sentence gives the curator’s point in an image; put it in plain words.
! The plaques “were read, one after another, as a chronicle”; what was taken was “not nine hundred sculptures but one book, cut up.”
`
