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
= The speaker’s supporting role, though essential, goes unnoticed except when the leading part falls silent.
- half-right | The speaker has come to wish, in an essential but supporting role, that the leader’s string would break. | That the role is essential and overlooked is right, but no ill wish is voiced; the break is simply told.
- outside-the-text | The speaker, a violinist, was able to save a concert by lending a string to another player. | A string does break, which brings the idea to mind, but the text never says that one was lent or that a concert was saved.
- outside-the-text | The speaker has shown the audience that the second part is more beautiful than the first. | For a moment the listeners look and wonder “Who?”, but which of the two parts is more beautiful is not said.
> Main idea, poetry. Put the first stanza’s claim and the second stanza’s event together.
! The speaker is “the reason that her note is clear,” and only when “her string broke” did you turn to look; then “she had it, and was first again.”
## 59 High 1.2
~ The following text is from <em>Aunt Philippa’s Will</em>, a story in the manner of the 1910s written for Fourfold.
To each of her nephews Aunt Philippa had left precisely what he had once asked her for. Gerald got the rocking horse. He was forty-one. Maurice, who at six had demanded the moon, received a telescope, with a note regretting the delay. Only Stephen, who had never asked for anything, because he had been told that it was vulgar, sat with his hat on his knees while the lawyer turned over the last page, looked at the back of it, and began to put away his spectacles.
= The will rewards those who had voiced their wishes and passes over one who had been too well behaved to do so.
- half-right | The nephews who had been kind to Aunt Philippa are given more than the one who had been rude. | One nephew is passed over, but he was the polite one; he “had never asked for anything.”
- cause-not-shown | Aunt Philippa leaves her nephews toys because she thinks that they have never grown up. | The gifts answer what the nephews once asked for; what she thought of them as men is not said.
- too-narrow | Maurice receives a telescope because he had demanded the moon when he was six. | This is one bequest; the text moves on to Stephen, whose empty hands are its point.
> Main idea, literature. What do the first two nephews have in common that Stephen lacks?
! Each got “precisely what he had once asked her for”; Stephen “had never asked for anything, because he had been told that it was vulgar,” and gets nothing.
## 60 High 1.0
~ The following text is from <em>The Schoolroom Window</em>, a memoir in the manner of the 1920s written for Fourfold.
Miss Arkwright taught us that a sentence must have a verb. She did not tell us that it need not have much else. That I learned from the coalman, who would put his head in at the scullery door, look at my mother, and say, “Raining”; and my mother, who had been to college, would put down whatever she was doing and give him tea. I have read a good deal since, and I have never met with a style that got more for less.
= The writer credits a man of few words with a lesson in style that school had not given.
- half-right | The writer thanks a teacher for a lesson about verbs that the coalman did not understand. | The lesson about verbs is there, but it is the coalman’s single word that the writer admires.
- cause-not-shown | The writer believes that the mother gave the coalman tea because she had been to college. | College is mentioned beside the tea, but only in passing; what brings the tea is the one word, “Raining.”
- overstates | The writer has come to believe that reading teaches nothing that is useful to a writer. | The coalman is praised above books, but the writer has “read a good deal” and compares; nothing is said against reading.
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
= Tomas’s work lets him keep at a distance what Anna wishes him to face.
- half-right | Tomas’s work keeps him so busy that he has no time for what Anna wishes to discuss. | He does go on drawing, but it is the small scale and not a lack of time that he hides behind.
- takes-literally | Tomas has placed a river wrongly on a map and is unwilling to correct his mistake. | The river starts the talk, but it soon turns to Anna, Tomas, and the war; a mistake is not the point.
- reversed | Anna’s fear of the war leads her to ask Tomas to leave it off the map that he is drawing. | The war is what they speak of, but Anna says “Then draw it larger”; it is Tomas who keeps it small.
> Main idea, drama. Read the last line: why will Tomas not change the scale?
! Tomas says of everything that on this scale it is small, “So is the war”; drawn larger, “we shall have to be in it.”
## 62 High 1.1
Museums that own Benin bronzes, taken by British troops in 1897, have begun to return them. The usual account stresses justice to the place from which they came, and rightly. Curator Osaro Igbinedion draws attention to something else. In the glass cases of Europe and America the plaques were shown singly, each as a work of art. In the palace, they had covered pillars in a fixed order and were read, one after another, as a chronicle. What was taken, he says, was not nine hundred sculptures but one book, cut up.
= Igbinedion holds that removing the plaques destroyed a meaning that they had only together.
- reversed | Igbinedion holds that returning the plaques matters less than showing them as works of art. | This turns his view around: showing the plaques singly, “each as a work of art,” is what he criticizes, and he does not rank it above returning them.
- too-narrow | Igbinedion holds that the plaques had once covered the pillars of a palace in Benin. | This is a fact he uses; the loss of the order in which they were read is what he draws from it.
- too-broad | Igbinedion holds that works of art lose their meaning when they are shown in museums. | He speaks of these plaques and their order; museums and art in general are not his subject.
> Main idea. The last sentence gives the curator’s point in an image; put it in plain words.
! The plaques “were read, one after another, as a chronicle”; what was taken was “not nine hundred sculptures but one book, cut up.”
`
