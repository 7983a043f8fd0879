import { questions } from '../marked.ts'

export const inferences6 = questions('inferences')`
## 126 High 1.2
~ The following text is from <em>The Glovers</em>, a novel in the manner of the 1900s written for Fourfold.
Old Mr. Reddaway had said that he would leave the shop to whichever of his nephews could tell him what was wrong with it. Edmund, who had been to a college of commerce, wrote eleven pages. The window was dark; the stock was old; Miss Finch, at the gloves, was slow. Peter, when his turn came, said that he had been in twice and that Miss Finch had known his size from across the room. “That is not what I asked,” said Mr. Reddaway. “No, sir,” said Peter. The old man looked for some time at the eleven pages, squared them, and laid them under the short leg of the counter, where they were a very good fit.
? Based on the text, what can most reasonably be inferred about Mr. Reddaway?
= He sets little store by the faults that Edmund has found in the shop.
- takes-literally | He wants to have Edmund’s report at hand when he improves the shop. | The report does stay in the shop, and with care; but it lies under the counter, where it can no longer be read.
- half-right | He thinks that Peter’s answer has named what is wrong with the shop. | Peter may well have pleased him, but Peter names no fault at all: “That is not what I asked,” says the old man.
- half-right | He thinks both nephews wrong, as neither has told him what he asked. | Peter has indeed not told him, but Edmund has, on eleven pages; what these are worth to the old man is shown by their place under the counter.
> Inference, literature. Look at what is done with the eleven pages in the last sentence, and ask what that says of them.
! He looks at “the eleven pages” and uses them to prop up a counter, “where they were a very good fit”: that is all that he finds them good for.
## 127 Medium 0.6
~ The following text is from <em>Lamp Oil</em>, a memoir in the manner of the 1930s written for Fourfold.
The inspector came on the one morning of the year when the stove would not draw. We sat in our coats, forty of us, in a blue haze, and Miss Lorne, her eyes streaming, asked who would recite. Nobody would. Then Tibby Marsh, who had not opened her mouth since she came to us in the spring, stood up on her bench and said the whole of the ballad of the drowned miller, forty verses, without a stop, to the stovepipe. The inspector wrote something down. Miss Lorne did not; she had turned to the window, on account of the smoke, and stood there for a good while after it had cleared.
? Based on the text, what can most reasonably be inferred about Miss Lorne?
= She is moved by what Tibby has done and hides it.
- takes-literally | She is troubled by the smoke for longer than her pupils are. | Smoke is the reason that is given, but she stays at the window “for a good while after it had cleared.”
- cause-not-shown | She is uneasy about what the inspector has written of her school. | The inspector does write something, but she turns away after Tibby’s verses, and no fear of his opinion is mentioned.
- cause-not-shown | She is ashamed that only one of her pupils would recite for a visitor. | At first nobody would, but no shame is shown; she stands at the window after the whole ballad has been said by a girl who never spoke.
> Inference, memoir. What keeps her at the window when its stated cause is gone? Look at what happened just before.
! A girl who “had not opened her mouth since she came to us” has recited forty verses, and the teacher stands at the window “for a good while after it had cleared,” so that smoke is not the cause.
## 128 High 1.4
~ The following text is from <em>Widow’s Thirds</em>, a novel in the manner of the 1870s written for Fourfold.
“I shall not press you for the rent, Mrs. Oakes,” said the agent. “Take till Lady Day. Take till midsummer.” Mrs. Oakes thanked him, and continued to stand. She had lived under four agents and been pressed by all of them; it was a thing one could reckon with, like the damp. When he had gone, praising the view, she took down the tin box and read over the lease, slowly, with her finger, as she had not done in eleven years; and on the following morning she put on her bonnet and walked four miles to ask of a cousin, who dug for the railway company, in which direction the company was at present digging.
? Based on the text, what can most reasonably be inferred about Mrs. Oakes?
= She has been made uneasy by something in the manner of the agent’s visit.
- half-right | She believes that the agent praises the view because somebody else wants the house. | That he has a reason of his own is right, but a wish for the house would not send her to ask about the digging of a railway.
- cause-not-shown | She hopes that her cousin’s wages will pay the rent before midsummer has come. | The cousin does earn wages, but what she asks is “in which direction the company was at present digging,” and nothing about money.
- half-right | She fears that her lease, unread for so long, has run out without her knowledge. | She does turn to a lease unread for “eleven years,” but one that had run out would not make her ask where the railway is digging.
> Inference, older prose. Three acts follow the visit: the lease, the walk, the question. What one idea explains all of them?
! Agents had always pressed her, which “was a thing one could reckon with”; this one does not, and so she “read over the lease” and walks to ask where the company is “at present digging,” as one does who feels that something is afoot.
## 129 Medium 0.6
~ The following text is from <em>The Second Post</em>, a play in the manner of the 1910s written for Fourfold.
CLARA: Has it come?
JOSEPH: The post? Yes. A bill for the coal, and a circular about bulbs. You may have it; you like to be told about bulbs.
CLARA: He said that he would write by the ninth.
JOSEPH: The ninth is not over. There’s the second post.
CLARA: We have had the second post, Joseph. You met him at the gate. I saw you from the landing.
JOSEPH: Did you? (<em>He puts his hand to his coat, and takes it away again.</em>) Well. They are wonderful people for bulbs, the Dutch.
? Based on the text, what can most reasonably be inferred about Joseph?
= He keeps a letter in his coat that is meant for Clara.
- half-right | He has burned the letter for which Clara is waiting. | That the letter has come to him is right, but his hand goes to his coat, and nothing is said of a fire.
- outside-the-text | He has sent away the man from whom Clara hopes to hear. | A man is awaited in vain, but nothing suggests that Joseph has sent him off; it is the post that Joseph has met at the gate.
- half-right | He has been annoyed to learn that Clara was watching him. | Learning that he was seen does unsettle him, as the hand shows, but he turns mildly to bulbs; no anger is heard.
> Inference, drama. Why does Joseph speak of a post that he has met already, and where does his hand go?
! Clara tells him “You met him at the gate,” and Joseph “puts his hand to his coat, and takes it away again,” then speaks of bulbs: there is something in the coat.
## 130 High 1.0
~ The following poem, “The Lodger,” was written for Fourfold in the manner of the 1920s.
/ He paid on Fridays, and he wiped his feet.
/ He asked for nothing. When he went away
/ the sheet was folded, and the room was neat
/ as if no one had slept there yesterday.
/ But on the sill, where all the winter through
/ he must have set his crusts against the glass,
/ a robin came at seven, as it knew
/ to come, and stood, and saw the minutes pass.
/ I’d thought him cold. I broke a piece of bread.
/ “He’s gone,” I told it. “I am here instead.”
? Based on the poem, what can most reasonably be inferred about the speaker?
= A sign of the lodger’s kindness has changed what the speaker thought of him.
- cause-not-shown | Proof that the lodger was lonely has led the speaker to wish him back. | A man alone with a bird may seem lonely, but no wish for his return is voiced; the speaker takes up his habit.
- reversed | The neatness of the room bears out an opinion that the speaker had. | A bare, neat room does suit a cold man, but the speaker says “I’d thought him cold,” as of a mistake.
- cause-not-shown | The bird’s visit has made the speaker sorry for having sent the lodger off. | The speaker does regret an opinion, but nobody sent the lodger off; he “went away” by himself, with the room left neat.
> Inference, poetry. The poem turns at “But.” What does the speaker find out after it, and what is said of an earlier opinion?
! The robin shows that the lodger “must have set his crusts against the glass” all winter, and the speaker confesses, “I’d thought him cold,” and breaks bread in turn.
## 131 High 1.2
~ The following text is from <em>The Sisters of Mallow Court</em>, a novel in letters in the manner of the 1780s written for Fourfold.
You ask how I find my new situation, and I answer that nothing could be more genteel. My lady addresses me as her friend before company, and as nothing at all when there is none. I have the use of the blue parlor whenever the family is from home. At dinner I am seated by the gentleman who does not hear, that he may not be neglected; and when the party is thirteen I dine upstairs, out of regard to the superstition of the rest. In short, my dear, I want for nothing, and I beg you will tell my mother so; but do you tell her, for you were always the better of us at inventing.
? Based on the text, what can most reasonably be inferred about the writer?
= She is less happy there than her mother is to believe.
- takes-literally | She is content, though her lady’s company often forgets her. | “I want for nothing” says so on its face, but nobody forgets her: each favor she lists is a slight, and the friend is praised “at inventing.”
- outside-the-text | She fears that her employer may learn what she writes to others. | A letter so sharp might do her harm, but she writes freely, and no fear that it could be read is mentioned.
- takes-literally | She is grateful for favors that her employer thinks nothing of. | The blue parlor and the seat at dinner are told as favors, but in mockery: the parlor is hers “whenever the family is from home.”
> Inference, older prose. Read each advantage twice: what does it amount to? Then weigh the word “inventing.”
! She is a friend only “before company” and has the parlor “whenever the family is from home”; that she wants for nothing has to be told by one who is “the better of us at inventing.”
`
