import { questions } from '../marked.ts'

export const evidenceTextual7 = questions('evidence-textual')`
## 124 High 1.3
<em>Tull’s Corner</em> is a novel written for Fourfold in the manner of the 1880s. Amos Tull keeps the only grocery in a mill town, and enters in a ledger, a page for each family, what is bought on credit. When the mill has been shut for three months, hardly a family can pay, and many of the women are ashamed to come in at all. A student claims that Tull, while the mill is shut, passes off his generosity as carelessness, so that those whom he helps need not thank him.
? Which quotation from <em>Tull’s Corner</em> most effectively supports the student’s claim?
= “‘Your page is lost, ma’am, and by my fault,’ said Tull, who had fed it to the stove.”
- half-right | “‘Your page is paid, ma’am. I paid it,’ said Tull, ‘so there’s an end of it.’” | Generous he is here, but he says so outright, and the woman would have to thank him; no carelessness is pretended.
- half-right | “‘Your page is wrong, ma’am. I put the tea down twice,’ said Tull, and gave her back a dime.” | An error is owned to, but a dime that was charged twice is hers already; returning it is honest, not generous.
- supports-another-claim | “‘Your page is full, ma’am,’ said Tull, ‘so there’s another,’ and reached for the flour.” | He goes on giving credit, which is kind, but openly, on a new page that will have to be paid; nothing is passed off.
> Quotation, literature. Two parts: something is given, and it is made to look like a slip.
! Tull “passes off his generosity as carelessness”: he has burned the page, and the debt with it, and he tells her that he lost it by a fault of his own.
## 125 Medium 0.6
“The Crossing” is a poem written for Fourfold in the manner of the 1930s. Its speaker, who teaches on one side of a wide river and cares for an ailing father on the other, takes the ferry twice a day in every kind of weather. The crossing lasts half an hour, and in that time no one can ask anything of the speaker. A critic has claimed that the speaker is at ease neither at home nor at work but only on the way from the one to the other.
? Which quotation from “The Crossing” most effectively illustrates the critic’s claim?
= “Both banks are small, and I, till we are moored, / belong to neither, and am well on board.”
- half-right | “Between the banks I have the wind for guest, / and think of each in turn, and cannot rest.” | The lines are set on the way between the shores, but the speaker “cannot rest” there, and so is not at ease.
- half-right | “One bank is small, where I am taxed and bored; / the other grows, and there is rest, when moored.” | The speaker is glad to get away from one side, but looks for rest on the other and not on the way.
- supports-another-claim | “Each bank, once left, turns golden in my eyes; / I love whichever shore the farther lies.” | The speaker settles on neither shore for long, but what is loved here is the shore that lies farther off, and not the crossing.
> Quotation, poetry. The lines must do two things: turn away from both shores, and show content between them.
! The speaker is “at ease neither at home nor at work but only on the way”: both banks are small, and until the ferry is moored, all is well.
## 126 High 1.4
<em>The Interpreter</em> is a play written for Fourfold in the manner of the 1920s. A general and an ambassador, neither of whom understands a word of the other’s language, are to agree upon a border, and everything that they say has to pass through Miss Arden, who translates. Both men are proud, and both are quick to take offense; twice in the first act one of them is on the point of leaving the table. A critic has claimed that Miss Arden, in translating, makes each of the men sound more patient than he is.
? Which quotation from <em>The Interpreter</em> most effectively illustrates the critic’s claim?
= “GENERAL: I have waited long enough. MISS ARDEN: The general hopes for word today.”
- half-right | “GENERAL: Does the man always shout? MISS ARDEN: Only at those whom he esteems.” | She does smooth things over, but with an answer of her own; nothing that either man has said is translated.
- half-right | “GENERAL: I have waited long enough. MISS ARDEN: The general has waited long enough.” | His impatience is put into the other language as it is; she has made him sound no more patient than he is.
- wrong-direction | “AMBASSADOR: I can wait until the spring. MISS ARDEN: He can wait no longer than the spring.” | Here, too, a small change of words matters, but it turns a patient man into one who sets a limit, instead of the reverse.
> Quotation, drama. Compare what is said with what is passed on: which of the two sounds more patient?
! Miss Arden “makes each of the men sound more patient than he is”: the general has had enough of waiting, and in her words he is still hoping.
## 127 High 1.2
<em>Emmeline Ware</em> is a novel written for Fourfold in the manner of the 1790s. Emmeline, an orphan of nineteen, lives in the house of her aunt, who has two daughters of her own to marry and does not care to have a third young lady at her table when gentlemen dine there. The aunt prides herself on never having spoken an unkind word to the girl. A student claims that she nevertheless finds fault with her niece, and does so by means of compliments.
? Which quotation from <em>Emmeline Ware</em> most effectively supports the student’s claim?
= “How well you bear being plain, my dear! I hold you up to all the handsomer girls.”
- half-right | “How plain you have grown, my dear! I mention it only because I wish you so well.” | A fault is found, and good will professed, but nothing is praised; it is just such an unkind word as the aunt avoids.
- half-right | “How well you look tonight, my dear! I have always held that blue becomes you best.” | This is a compliment indeed, and there is no fault found in it, neither with the girl’s looks nor with her dress.
- supports-another-claim | “How good you are to me, my dear! I was never half so patient when I was a girl.” | Praise and fault are both here, but the fault is the aunt’s own; her niece comes out of the comparison the better.
> Quotation, older prose. Look for praise of the niece in which blame of the niece is hidden.
! The aunt “finds fault with her niece, and does so by means of compliments”: she admires how Emmeline bears something, and that something is being plain.
## 128 Medium 0.5
“Seed Catalog” is a poem written for Fourfold in the manner of the 1940s. Its speaker gardens on a hillside in the north, where the summers are short and the soil is thin. Each January a catalog comes by mail, with colored pictures of fruit that needs a good deal more sun than the hillside gets, and each January the speaker makes out an order by the stove. A student claims that the speaker takes pleasure in the pictures but orders only what will grow.
? Which quotation from “Seed Catalog” most effectively illustrates the student’s claim?
= “I turn the pages till the fire is low, / then put down kale and beans, since these will grow.”
- half-right | “I order melons every year. None grows. / I taste them, though, the whole time that it snows.” | The pleasure is there, but this speaker orders melons once again, of which not one has ever grown; the claim is about an order that will.
- half-right | “The peaches on page seven blush and lie. / I put down beans, and pass such pages by.” | Beans are an order that will grow, but the pictures are called liars and passed by; no pleasure in them is to be seen.
- supports-another-claim | “The book grows fatter every year. Outside / it snows on beds in which the melons died.” | The pictures and the hillside are set against each other, and bitterly; the speaker neither enjoys the book nor orders anything from it.
> Quotation, poetry. Two parts: how the speaker feels about the pictures, and what is written on the order.
! The speaker “takes pleasure in the pictures but orders only what will grow”: the book is looked at all evening long, and then hardy vegetables are chosen.
## 129 Low -0.5
“The Round” is a story written for Fourfold in the manner of the 1900s. Mr. Orrin is the lamplighter of a harbor town. He has gone the same round every evening for thirty years, with his ladder and his pole, and each of the forty gas lamps on it has a number painted on its post. The townspeople smile at him, for they can hear him talking as he works, though he is always by himself. A student claims that Mr. Orrin is proud of his work.
? Which quotation from “The Round” most effectively illustrates the student’s claim?
= “‘Forty lamps,’ he would say, ‘and never one of them dark, in all these thirty years.’”
- supports-another-claim | “‘Evening, Number Nine,’ he would say. ‘You were low last night. Are you better?’” | He speaks to a lamp as if it were a person, which shows that he is fond of it, but not that he is proud of anything.
- half-right | “‘Nine was low last night,’ he told his wife. ‘The pipe wants cleaning again.’” | He does talk of his work, and he knows each lamp of it, but what he tells his wife is a fault, and no pride is in it.
- supports-another-claim | “‘Number Forty,’ he would say. ‘Now, my dears, look after one another till morning.’” | Here the round is done and he takes leave of the lamps like a father; that is tender, but it is not pride.
> Quotation, literature. He has to speak of his work as of something that is done well.
! The claim is that he “is proud of his work”: he goes over his lamps and his years, and finds not a single failure.
## 130 High 1.4
“On Lending Books” is an essay written for Fourfold in the manner of the 1820s. Its author owns some four hundred volumes and is known to refuse them to nobody. Friends suppose that he is indifferent to what becomes of them: they come back, after months, with stains upon the covers, leaves turned down, and remarks in the margins. A critic has claimed, however, that the author lends his books because of the marks of use with which they return, and not in spite of these.
? Which quotation from “On Lending Books” most effectively illustrates the critic’s claim?
= “A lent book comes home with crumbs and quarrels in it, like a traveler with tales; I send out the dull ones twice.”
- half-right | “A lent book comes home with crumbs and quarrels in it, as a son does from college; one loves it still, and pays the binder.” | The marks are here, and so is love, but a book that is loved “still” and sent to the binder is loved in spite of them.
- reversed | “A lent book comes home as clean as it went, if I have chosen the borrower well; to such a man I lend it twice.” | Lending twice is meant as a reward here, too, but for books that come home clean; marks would put an end to it.
- supports-another-claim | “A lent book comes home, if it comes at all, when I have bought another; I own one dull history three times over.” | He is a lender who does not lose heart, but what is told of is late return, and no mark of use is mentioned.
> Quotation, older prose. “Because of” and “in spite of”: in which lines are the marks a gain to him?
! He lends “because of the marks of use with which they return”: crumbs and quarrels make a book like a traveler with tales, and dull books are sent out again for more.
`
