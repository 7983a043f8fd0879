import { questions } from '../marked.ts'

export const wordsInContext10 = questions('words-in-context')`
## 227 High 1.2
~ The following text is from <em>The Curate of Wythe</em>, a novel in the manner of the 1800s written for Fourfold.
Mr. Lisle was so sensible of the honor that was done him by the invitation that he could not eat. He had been placed between Lady Brandon and a general, and whenever either of them spoke to him, he laid down his fork in order to attend; by which means he rose from eleven courses as hungry as he had sat down. He told his wife that night that he had never in his life been so well received, and that he should be glad of whatever was left of the cold mutton.
? As used in the text, what does the word “sensible” most nearly mean?
= Conscious
- right-word-wrong-sense | Reasonable | A sensible person is usually a reasonable one, but nobody is reasonable “of the honor”; the phrase tells what fills his mind.
- fits-blank-not-clue | Doubtful | Doubt of an honor might also spoil one’s dinner, but he tells his wife that he was never “so well received.”
- fits-blank-not-clue | Weary | One might well be weary of so much honor after eleven courses, but he attends to every word and comes home pleased.
> Words in context, older prose. Put each choice before “of the honor,” and see which agrees with what he tells his wife.
! The honor is so much in his thoughts that he “laid down his fork in order to attend,” and he has “never in his life been so well received”: he is conscious of it at every moment.
## 228 Medium 0.5
~ The following text is from <em>The Coach at Rushbrook</em>, a novel in the manner of the 1830s written for Fourfold.
The coach brought the intelligence at noon, and by two it had reached the farthest farm. Nobody had it quite alike. At the forge the old king was dead; at the mill he was only dying; and Mrs. Petch, who had it from the coachman himself, but was a little deaf, told everyone she met that there would be no more string. The parson, as became his office, waited for the newspaper, and was in consequence the last man in the parish to hear anything and the first to hear it right.
? As used in the text, what does the word “intelligence” most nearly mean?
= News
- right-word-wrong-sense | Understanding | An intelligent person has understanding, but this intelligence comes by coach and is passed on from farm to mill.
- fits-blank-not-clue | Mail | A coach does bring mail, but what came by it is told by mouth, “from the coachman himself,” and heard in several forms.
- topic-word-wrong-logic | Newspaper | The parson is waiting for the newspaper, which has not come yet, while the farms have had the intelligence since two.
> Words in context, older prose. What reaches every farm in two hours and is told differently at each?
! It travels from mouth to mouth, and “Nobody had it quite alike”: at the forge the king “was dead,” at the mill he was “only dying.” What the coach brought is news.
## 229 Medium 0.7
~ The following text is from <em>The Country Attorney</em>, a novel in the manner of the 1820s written for Fourfold.
Mr. Pym prided himself upon the expedition with which business was done in his office. A letter that came at nine was answered by a quarter past; a deed was drawn up while the client was taking off his gloves. It was true that the letter had commonly to be followed by another, to explain what had been meant, and that the deed was apt to be in the name of the wrong person; but these matters, too, were attended to upon the instant, and his clients declared that they had never seen so much done in one morning about a hedge.
? As used in the text, what does the word “expedition” most nearly mean?
= Promptness
- right-word-wrong-sense | Travel | An expedition is often a journey, but Mr. Pym’s business is done at his desk, while a client takes off his gloves.
- fits-blank-not-clue | Accuracy | A lawyer might well take pride in accuracy, but these deeds are “in the name of the wrong person.”
- fits-blank-not-clue | Courtesy | His clients do seem well pleased, but courtesy takes its time, and what is told of every act is how soon it is done.
> Words in context, older prose. What have the answer at a quarter past nine and the deed in common?
! Letters are answered within minutes, deeds drawn up “while the client was taking off his gloves,” and mistakes mended “upon the instant”: the point of each is promptness.
## 230 High 1.3
~ The following text is from <em>Memoirs of a Strolling Player</em>, a book in the manner of the 1780s written for Fourfold.
Our manager owed for the hall, the candles, and the horses, and yet I never saw a creditor leave him in anger. He conducted these interviews with an address that would have adorned an ambassador. He met the chandler with tears in his eyes and spoke of the chandler’s father; the innkeeper he consulted upon a point of law. The carrier, who had come to take away our scenery, was persuaded to lend us in addition a live goat; and it was remarked that each of these persons, on going out, apologized for having come.
? As used in the text, what does the word “address” most nearly mean?
= Skill
- right-word-wrong-sense | Speech | An address is often a speech, and the manager does talk; but he talks differently to each, and the art of it is what is admired.
- fits-blank-not-clue | Dignity | An ambassador has dignity, but a manager who weeps before the chandler and begs a goat is after another effect.
- fits-blank-not-clue | Honesty | Honesty might send creditors away content, but they go off unpaid, won over by tears and flattery.
> Words in context, older prose. What must a man possess for creditors to apologize to him?
! He owes everybody, and still “each of these persons, on going out, apologized for having come”: he handles people with great skill.
`
