import { questions } from '../marked.ts'

export const wordsInContext8 = questions('words-in-context')`
## 151 High 1.1
~ The following text is from <em>The Rector’s Ward</em>, a novel in the manner of the 1830s written for Fourfold.
Sir Giles was a gentleman of so equal a temper that his household could never discover whether he was pleased. He would read of a failed bank and of a good harvest with the same countenance, turn the page, and ask if there were more toast. His daughter once declared that he must be very deep; to which his brother, who had known him longer, replied that a pond may be still for want of water.
? As used in the text, what does the word “equal” most nearly mean?
= Even
- right-word-wrong-sense | Identical | Two things may be equal in being identical, but a single temper is called equal when it does not vary.
- fits-blank-not-clue | Fair | An equal judge is fair, and he treats all news alike, but the text shows a calm that never changes, not justice.
- topic-word-wrong-logic | Cheerful | A pleasant gentleman might well be cheerful, but nobody in the house could tell “whether he was pleased.”
> Words in context, older prose. His face is the same for good and bad news: choose the meaning that fits a temper like that.
! He reads of ruin and of plenty “with the same countenance”: his temper is even, always on one level.
## 152 High 1.3
~ The following text is from <em>Letters of a Country Physician</em>, a book in the manner of the 1790s written for Fourfold.
My patient was seized on Monday with a conviction that he was made of glass, and would suffer no one to embrace him. I did not reason with him. I had his bed filled with straw, as one packs a vase, and bade the household speak low; upon which, finding himself so well understood, he grew easy, and by Thursday had consented to be only porcelain. I have great hopes of earthenware.
? As used in the text, what does the word “conviction” most nearly mean?
= Firm belief
- right-word-wrong-sense | Guilty verdict | Courts pronounce convictions, but this patient is seized with an idea about himself, that he is “made of glass.”
- topic-word-wrong-logic | Physical pain | He is “seized,” as one is by an illness, but what seizes him is a thought and not a pain.
- topic-word-wrong-logic | Clever trick | The doctor uses a trick in packing him like a vase; the conviction, however, is the patient’s own.
> Words in context, older prose. What is it that tells the patient he is made of glass?
! The patient has “a conviction that he was made of glass”: an idea that he holds to be true, a firm belief.
## 153 High 1.2
~ The following text is from <em>The Gilded Oar</em>, a play in the manner of the 1890s written for Fourfold.
MISS VAIL: Then you believe nothing of what Mr. Dacre has told us?
LADY FERN: I do not say that Mr. Dacre is a liar. I say that he is a man of great economy.
MISS VAIL: Economy?
LADY FERN: He tells the truth only when it is absolutely required, and then no more of it than will do.
? As used in the text, what does the word “economy” most nearly mean?
= Sparing use of something
- right-word-wrong-sense | Management of money | Household money is the common sense, but Lady Fern explains that he is sparing with truth.
- fits-blank-not-clue | Skill in telling lies | He does keep things back, but she says that she does <i>not</i> call him a liar; he uses little truth.
- opposite-of-clue | Honesty in all matters | Truth is what the talk is about, but he tells “no more of it than will do,” which is the opposite of honesty in all matters.
> Words in context, drama. Lady Fern explains her own word in the last line.
! She explains economy as telling the truth “only when it is absolutely required, and then no more of it than will do”: using as little as possible.
## 154 High 1.4
~ The following text is from <em>The Salt Assize</em>, a novel in the manner of the 1870s written for Fourfold.
Counselor Brade had a voice that could fill a court and a scruple that could empty one. When he rose to defend a man whom he believed guilty, he was always brief, always correct, and somehow always looking at the clock. Attorneys who had remarked the circumstance ceased to bring him doubtful causes; and he, who had never refused a brief in his life, was spared the trouble of refusing.
? As used in the text, what does the word “remarked” most nearly mean?
= Noticed
- right-word-wrong-sense | Commented on | To remark is often to say something, but the attorneys act on what they have seen; no comment of theirs is told.
- fits-blank-not-clue | Regretted | They may well have been sorry to lose his voice, yet the word tells only that the circumstance was observed.
- topic-word-wrong-logic | Cross-examined | The word belongs to a court, but attorneys do not question a circumstance; they observe it and draw conclusions.
> Words in context, older prose. The attorneys change their conduct: what must they have done with the circumstance first?
! Those “who had remarked the circumstance ceased to bring him doubtful causes”: having seen how he behaves, they stay away.
## 155 High 1.5
In defending the old constitution, Senator Amadi never claimed that it was good. Its merits, he told the assembly, were those of a bad road that everyone has learned to drive. A better one might be built, and while it was being built there would be no road at all. Nobody, he added with a bow, need love it. His opponents, who had come prepared for reverence, did not know how to answer a defense so ______.
= pragmatic
- fits-blank-not-clue | pessimistic | He does not praise the constitution, but his point is practical, that people can use it, not that all will go badly.
- opposite-of-clue | reverential | Defenders of old things are often reverential, but reverence is what opponents “had come prepared for” and did not meet.
- sounds-right-wrong-charge | cynical | He is unsentimental, but he mocks no one’s motives; he weighs what works against what is missing.
> Words in context. Amadi argues from use and cost, not from worth; name that kind of argument.
! He compares the constitution to “a bad road that everyone has learned to drive”: a defense by what works in practice is pragmatic.
## 156 High 1.6
The two reports agree in their conclusions, and the ministry has presented the agreement as decisive. It has not mentioned that the second was written by a former student of the first report’s author, from the same data, with the first open on the desk. Agreement of this kind, epidemiologist Ruxandra Pop observes, is not corroboration but ______.
= echo
- fits-blank-not-clue | coincidence | The agreement does not count as support, but it is no accident either: the one came from the other.
- opposite-of-clue | contradiction | The reports “agree,” so they do not contradict each other; what is denied is that the agreement means something.
- sounds-right-wrong-charge | forgery | The second leans on the first, but nothing in it is said to be faked or passed off as another’s.
> Words in context. If the second report merely gives back the first, what should the agreement be called?
! The second was written “from the same data, with the first open on the desk,” so it only repeats: it is an echo.
## 157 High 1.7
Reviewers praised the restraint of the documentary, which shows the flood without a word of commentary. Water rises against a door; a family climbs to the roof; the camera waits. Nowhere, wrote one reviewer, is the viewer told whom to blame or what to feel. The director, Yael Toren, found the praise ______. To leave out commentary is not to leave out judgment, she told one interviewer; she had chosen every frame, and chosen what to put after it.
= misplaced
- fits-blank-not-clue | excessive | Too much praise is one thing, but Toren says that the reviewers praised what was not there: restraint from judging.
- opposite-of-clue | gratifying | A gratified director would not correct her reviewers as Toren does in the next sentence.
- sounds-right-wrong-charge | malicious | Toren objects to the praise, but it rests on a misunderstanding; nothing suggests that the reviewers meant harm.
> Words in context. The reviewers praise a lack of judgment; what does Toren say about that lack?
! They admire restraint, but “To leave out commentary is not to leave out judgment”: the praise is given for something that is not so and is misplaced.
## 158 High 1.8
It would be too much to say that the treaty ended the war. The fighting had stopped two months before the envoys met, and half of the soldiers had gone home. In the border towns people had begun to trade with one another again. Both armies had by then run out of powder, and the harvest could not wait. But what hunger had begun the treaty made respectable; it gave to necessity the ______ of a choice.
= semblance
- fits-blank-not-clue | freedom | A choice implies freedom, but the armies had none; the treaty only made it look as though they had chosen.
- opposite-of-clue | reality | The peace was forced by hunger, so the treaty could not turn necessity into a real choice.
- topic-word-wrong-logic | signature | Treaties are signed, but a signature of a choice makes no sense; the point is how things were made to look.
> Words in context. The peace was forced; the treaty made it look otherwise. Which word means “look”?
! The armies “had by then run out of powder,” so there was no choice, but the treaty “made respectable” what had to be: it gave the appearance, or semblance, of a choice.
## 159 High 1.6
The botanist’s descriptions are models of exactness, and they are quite useless in the field. To learn from them whether a flower is the one described, one would need a lens, a scale, and a specimen of each of its relatives. She was once asked for a shorter version, and added an appendix. Her rival’s descriptions are vague and often wrong, and hikers have used them for a century. Precision and ______, it appears, are different virtues.
= serviceability
- fits-blank-not-clue | brevity | The rival may well be brief, but the contrast is between being exact and being of use “in the field.”
- opposite-of-clue | exactitude | It fits the botanist’s work, but exactitude is another word for precision, and the sentence names two different virtues.
- topic-word-wrong-logic | fertility | Flowers may be fertile, and fertility is a virtue in them, but the virtues compared are those of descriptions.
> Words in context. One set is exact and useless; the other vague and used. What virtue does the second have?
! Her descriptions are “quite useless in the field,” while her rival’s have been used “for a century”: the second virtue is usefulness, or serviceability.
## 160 High 1.5
A theory that explains why a thing happened should also explain why it did not happen sooner. By this measure the usual account of the city’s decline is ______. It names causes, such as silting and high taxes, that were already at work two hundred years before, when the city was at its richest.
= deficient
- fits-blank-not-clue | outdated | The account may be old, but it fails here by what it leaves unexplained, not by its age.
- opposite-of-clue | exhaustive | An exhaustive account would cover everything, and this one does not say why decline came so late.
- sounds-right-wrong-charge | deceitful | The account does leave a reader with a wrong idea, but nobody is said to mislead on purpose.
> Words in context. Apply the measure: does the account explain why decline did not come sooner?
! Its causes “were already at work two hundred years before,” so it fails the measure: it lacks something needed, which is to be deficient.
`
