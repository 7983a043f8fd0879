import { questions } from '../marked.ts'

export const centralIdeas6 = questions('central-ideas')`
## 124 High 1.2
~ The following text is from <em>The Assize Week</em>, a novel in the manner of the 1880s written for Fourfold.
Mrs. Pell let her rooms to lawyers, and had grown, in twenty years of carrying up their breakfasts, to believe nothing that she heard and to repeat the whole of it. She saw no contradiction in this. A thing need not be so, she said, to be worth the trouble of telling; half the town’s conversation would be lost to it else. When the curate, who was new, inquired whether young Mr. Sayle had really broken off his engagement, she replied that she could not say, that it was very likely false, and that he had done it on Tuesday, by letter, in green ink.
= Mrs. Pell repeats whatever she hears, though she trusts none of it.
- half-right | Mrs. Pell tells no more than will flatter her lodgers, since she distrusts them. | She does repeat things and trust nobody, but she makes no choice of what flatters: she repeats “the whole of it,” a broken engagement included.
- reversed | Mrs. Pell tells what she hears only to those whose word she trusts. | Trust has little to do with it: she has come “to believe nothing that she heard,” and she tells it to a curate “who was new.”
- half-right | Mrs. Pell tells no more than she is asked, since she doubts what she hears. | The doubt is real, but it does not keep her quiet: to one question she adds the day, the letter, and the color of the ink.
> Main idea, literature. Read the first sentence for what she does and what she thinks, and test both on her answer to the curate.
! She has come “to believe nothing that she heard and to repeat the whole of it,” and so she tells the curate that the news is “very likely false” and gives every detail.
## 125 High 1.3
~ The following poem, “The Ladder,” was written for Fourfold in the manner of the 1930s.
/ My uncle, who had fallen from it twice,
/ would climb no other ladder. “This I know,”
/ he told the boy who praised a new one. “Nice.
/ But where will that one crack? It does not show.”
/ He bound the rails with rope; with ends of tin
/ he patched the rungs that had let go before,
/ and up he went, to bring the damsons in,
/ as one in darkness crosses a known floor.
/ He trusted it as far as he could tell,
/ and knew to the last inch from where he fell.
= A man would sooner rely on a thing whose faults he knows than on one that hides them.
- cause-not-shown | A man takes more pride in a thing that he has mended than in one that others praise. | He has mended it, and the boy does praise another, but he speaks of cracks and not of pride: “It does not show.”
- overstates | A man has mended a thing so well that he no longer fears what it might do to him. | The rungs are patched, but the trust goes only “as far as he could tell,” and he remembers each fall.
- reversed | A man has grown so used to a thing that its faults have passed from his mind. | He is used to the ladder, but what he keeps in mind is just its faults, “to the last inch.”
> Main idea, poetry. What does the uncle say against the new ladder? Set it beside “This I know.”
! Of his own ladder the uncle says “This I know”; of the other he asks “But where will that one crack?” and complains, “It does not show.”
## 126 Medium 0.6
~ The following text is from <em>A Shelf of Tins</em>, a memoir in the manner of the 1910s written for Fourfold.
My aunt kept a shop, and I kept the bell. It hung on a spring above the door, and my duty was to come out from behind the flour and say “Good morning” before it had stopped shaking. I was seven, and I thought that the bell brought the people. On slack days, when my aunt sat over her figures with a hand across her eyes, I used to steal to the door and ring it myself, softly, and look up and down the street to see who was coming. She never told me to stop. Once, I remember, she said “Good morning.”
= As a child, the writer tried to bring in customers in a way that the aunt did not forbid.
- takes-literally | As a child, the writer played a game to cheer the aunt when she was too tired to work. | The aunt does once say “Good morning,” which looks like play, but the child rang in earnest: “I thought that the bell brought the people.”
- cause-not-shown | As a child, the writer rang in customers whenever the aunt was too tired to do so. | The aunt does look tired on slack days, but ringing was never her task; the child rings in secret, in the belief “that the bell brought the people.”
- outside-the-text | As a child, the writer learned from the aunt to keep figures and to look after a shop. | Figures and a shop are there, but they are the aunt’s; nothing says that the child was taught to keep them.
> Main idea, memoir. What did the child believe about the bell, and on which days did the child ring it?
! The child “thought that the bell brought the people” and rang it “On slack days” to see who would come; the aunt “never told me to stop.”
## 127 High 1.1
~ The following text is from <em>The Spare Room</em>, a play in the manner of the 1920s written for Fourfold. Hugh has come home to his mother’s house.
HUGH: You have had it papered.
MARIAN: In April.
HUGH: Green. I thought you could not bear green.
MARIAN: I could not bear it when you were at home. It was your color; one met it on all the chairs. Then you went out to Ceylon, and I found that I kept buying it. Small things. A lamp. A jug that does not pour.
HUGH: I have rather gone off green, as it happens.
MARIAN: (<em>After a pause.</em>) Yes. I ought to have guessed that you might. Well, it is only paper.
= Mother and son no longer feel about a certain color as each of them once did.
- half-right | A mother has made use of a color that she dislikes so that her son may feel at home. | She did dislike it “when you were at home,” but since then she has bought green things for herself, with nobody there to please.
- half-right | A son gives up a color when he learns what it has cost his mother to live with it. | He has given it up, but “as it happens,” and not for anything that he learns from his mother in this talk.
- cause-not-shown | A mother is sorry never to have told her son how little she liked his color. | Her dislike is in the text, but he knew of it, “I thought you could not bear green,” and she is not sorry about that.
> Main idea, drama. What did green mean to each of the two before Hugh went away, and what does it mean to each now?
! Marian “could not bear it when you were at home” but, once he was in Ceylon, “kept buying it”; Hugh has “rather gone off green.”
## 128 Medium 0.5
~ The following text is from an essay in the manner of the 1760s written for Fourfold.
I have a neighbor who is never at leisure. He rises at five to have the day before him, and is so occupied till noon with arranging it that he has commonly to put off the beginning until tomorrow. He has bought a desk with forty drawers, that nothing may be mislaid, and loses every morning an hour among them. I, who keep my papers in a hat, am thought an idle fellow; yet I have finished in the last twelvemonth one treatise on drains and two on melons, and have been asked by my neighbor, who admires method, how I find the time.
= The neighbor spends on getting ready to work the time that the writer spends on working.
- half-right | The neighbor gets as much done as the writer but needs far more time and order to do it. | More time and order are right, but he gets nothing done: he has commonly “to put off the beginning until tomorrow.”
- reversed | The writer loses among disordered papers the time that the neighbor saves by order. | A hat does look like disorder, but it is the neighbor who “loses every morning an hour” among his drawers.
- outside-the-text | The writer has learned from the neighbor a method that he now uses with far less trouble. | Less trouble is right, but not a borrowed method: the writer keeps “papers in a hat,” and it is the neighbor who asks him.
> Main idea, older prose. Ask of each of the two men what he has got done, and what filled his mornings.
! The neighbor is “so occupied till noon with arranging” the day that he never begins, while the writer has “finished in the last twelvemonth one treatise on drains and two on melons.”
## 129 High 1.4
~ The following text is from <em>The Toll Farmer</em>, a novel in the manner of the 1840s written for Fourfold.
Mr. Absalom Crick gave to every charity in the county, and gave publicly, for he held that a good example was wasted if nobody could see it. When the hospital at Brend opened its subscription, his name stood first, for fifty pounds; when it was found that Sir Giles meant to give sixty, Mr. Crick’s name stood first again, for seventy. Between them the two gentlemen built a wing. The patients drank to the health of both; and the matron, a thoughtful woman, was heard to inquire whether there might not be some third person in the neighborhood whom neither of them could endure.
= The hospital owes its wing to the wish of two men to outdo each other.
- takes-literally | The hospital owes its wing to an example that taught two men to give. | Mr. Crick does speak of “a good example,” but his seventy pounds answer Sir Giles’s sixty; what moves him is to stand first.
- half-right | The hospital owes its wing to a matron who played on the vanity of two men. | Their vanity did build it, but without her help; the matron sees what rivalry can do when the wing is already there.
- half-right | The hospital owes its wing to two men who gave together what neither would give alone. | Two men did pay for it, but not by agreement: each sum was meant to top the last, and Mr. Crick “gave publicly” from the start.
> Main idea, older prose. Follow the three sums of money, and ask why the last is larger than the one before it.
! When Sir Giles “meant to give sixty, Mr. Crick’s name stood first again, for seventy,” and “Between them the two gentlemen built a wing”; the matron hopes for a third rival.
`
