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
= Listeners become aware of the speaker’s part only when the one that it supports breaks off.
- half-right | Listeners thank the speaker for a supporting part only when the leader’s string breaks. | The break does make them look, but they only wonder “Who?”; thanks come at other times, “in general.”
- overstates | Listeners learn from a broken string that the speaker’s part can do without the leader’s. | The tune did go on, but only “For a bar or two”; then she “was first again.”
- half-right | Listeners turn from the leader to the speaker, whose part fails when a string breaks. | They do turn to look, but the part does not fail: the tune “went on without her, low and plain.”
> Main idea, poetry. Put the first stanza’s claim and the second stanza’s event together.
! The speaker is “the reason that her note is clear,” and only when “her string broke” did you turn to look; then “she had it, and was first again.”
## 59 High 1.2
~ The following text is from <em>Aunt Philippa’s Will</em>, a story in the manner of the 1910s written for Fourfold.
To each of her nephews Aunt Philippa had left precisely what he had once asked her for. Gerald got the rocking horse. He was forty-one. Maurice, who at six had demanded the moon, received a telescope, with a note regretting the delay. Only Stephen, who had never asked for anything, because he had been told that it was vulgar, sat with his hat on his knees while the lawyer turned over the last page, looked at the back of it, and began to put away his spectacles.
= Nephews who once asked are remembered in the will, but the one too polite to ask is not.
- reversed | The will mocks nephews who once asked and favors the one too polite to ask. | The gifts may look like jokes, but they are what was asked for, and it is the polite Stephen who gets nothing.
- half-right | The will gives to nephews who once asked and leaves out the one whose manners gave offense. | Those who asked do receive, but Stephen gave no offense: he “had never asked for anything.”
- too-narrow | The will makes up to nephews, after many years, for gifts that had once been refused to them. | The rocking horse and the telescope do come late, but Stephen, with whom the text ends, would be left out.
> Main idea, literature. What do the first two nephews have in common that Stephen lacks?
! Each got “precisely what he had once asked her for”; Stephen “had never asked for anything, because he had been told that it was vulgar,” and gets nothing.
## 60 High 1.0
~ The following text is from <em>The Schoolroom Window</em>, a memoir in the manner of the 1920s written for Fourfold.
Miss Arkwright taught us that a sentence must have a verb. She did not tell us that it need not have much else. That I learned from the coalman, who would put his head in at the scullery door, look at my mother, and say, “Raining”; and my mother, who had been to college, would put down whatever she was doing and give him tea. I have read a good deal since, and I have never met with a style that got more for less.
= It was the coalman, not school, from whom the writer learned how much few words can do.
- reversed | From Miss Arkwright the writer learned, as the coalman had not known, how much few words can do. | Teacher and coalman have changed places: she “did not tell us” this; the coalman’s one word showed it.
- half-right | From the coalman the writer learned, as Miss Arkwright had denied, that verbs are not needed. | The coalman is right, but the lesson is that a sentence “need not have much else,” not that it can lack a verb.
- half-right | From the mother the writer learned, as college had taught her, how much a kind deed can do. | She does give tea, but what the writer admires is the coalman’s “style that got more for less.”
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
- takes-literally | By asking for a larger scale, Anna wants Tomas to correct where the river is. | The river starts the talk, but her “Then draw it larger” answers “So is the war”; by then more than a map is meant.
- half-right | By working on a small scale, Tomas wants Anna to see that they are safe from the war. | The small scale is right, but he claims no safety; he only keeps the two of them from having “to be in it.”
> Main idea, drama. Read the last line: why will Tomas not change the scale?
! Tomas says of everything that on this scale it is small, “So is the war”; drawn larger, “we shall have to be in it.”
## 62 High 1.1
Museums that own Benin bronzes, taken by British troops in 1897, have begun to return them. The usual account stresses justice to the place from which they came, and rightly. Curator Osaro Igbinedion draws attention to something else. In the glass cases of Europe and America the plaques were shown singly, each as a work of art. In the palace, they had covered pillars in a fixed order and were read, one after another, as a chronicle. What was taken, he says, was not nine hundred sculptures but one book, cut up.
= The plaques, Igbinedion holds, were parts of one story, which nobody can read in separate pieces.
- overstates | The plaques, Igbinedion holds, told a story in order, which will be read again when they are returned. | The story in order is right, and plaques are being returned, but he makes no promise that it will be read again.
- half-right | The plaques, Igbinedion holds, were works of art, whose beauty was lost when they were shown in museums. | Something was lost in museums, but it was not beauty: there each plaque was shown “as a work of art.”
- true-but-not-asked | The plaques, Igbinedion holds, were taken by force and in justice should be returned to their place. | The text grants this to “The usual account,” but the curator “draws attention to something else.”
> Main idea. The last sentence gives the curator’s point in an image; put it in plain words.
! The plaques “were read, one after another, as a chronicle”; what was taken was “not nine hundred sculptures but one book, cut up.”
`
